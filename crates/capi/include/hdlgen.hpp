// hdlgen for C++17: hdlgen.h with objects that free themselves, views of arrays, and exceptions.
#ifndef HDLGEN_HPP
#define HDLGEN_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "hdlgen.h"

namespace hdlgen {

// A call that failed; what() says why.
class error : public std::runtime_error {
 public:
  explicit error(hdlgen_status status) : std::runtime_error(hdlgen_error()), status_(status) {}
  hdlgen_status status() const noexcept { return status_; }

 private:
  hdlgen_status status_;
};

inline void check(hdlgen_status status) {
  if (status != HDLGEN_STATUS_OK) throw error(status);
}

// Elements that somebody else has: of a vector, an array, or from a pointer on.
template <class T>
class view {
 public:
  constexpr view(T *data, std::size_t size) noexcept : data_(data), size_(size) {}
  template <class C, class = std::enable_if_t<
                         std::is_convertible_v<decltype(std::declval<C &>().data()), T *>>>
  constexpr view(C &&from) noexcept : data_(from.data()), size_(from.size()) {}
  constexpr T *data() const noexcept { return data_; }
  constexpr std::size_t size() const noexcept { return size_; }

 private:
  T *data_;
  std::size_t size_;
};

using bytes = view<const std::uint8_t>;

// Blocks as memory holds them: their bytes one behind the other, and the bursts of each.
struct stored {
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint8_t> bursts;
};

// A codec. It can be moved, and any number of threads may use one.
class codec {
 public:
  // One that needs no codebook; parameters are those of hdlgen_codec_new.
  explicit codec(const std::string &name, const std::string &parameters = "")
      : codec_(make(hdlgen_codec_new, name, parameters)) {}

  // That of a codebook's file; parameters are those of hdlgen_codec_from_codebook.
  static codec from_codebook(const std::string &path, const std::string &parameters = "") {
    return codec(make(hdlgen_codec_from_codebook, path, parameters));
  }

  std::string name() const { return hdlgen_codec_name(codec_.get()); }
  std::uint32_t block_bytes() const noexcept { return hdlgen_block_bytes(codec_.get()); }
  std::uint32_t mag_bytes() const noexcept { return hdlgen_mag_bytes(codec_.get()); }

  // The encoded bits of each block.
  std::vector<std::uint32_t> bits(bytes blocks) const {
    std::vector<std::uint32_t> bits(count(blocks.size()));
    check(hdlgen_bits(codec_.get(), blocks.data(), bits.size(), bits.data()));
    return bits;
  }

  // The bursts of each block.
  std::vector<std::uint8_t> bursts(bytes blocks) const {
    std::vector<std::uint8_t> bursts(count(blocks.size()));
    this->bursts(blocks, bursts);
    return bursts;
  }

  // The bursts of each block, to an array of as many elements.
  void bursts(bytes blocks, view<std::uint8_t> bursts) const {
    if (count(blocks.size()) != bursts.size())
      throw std::invalid_argument("hdlgen: as many bursts as blocks were expected");
    check(hdlgen_bursts(codec_.get(), blocks.data(), bursts.size(), bursts.data()));
  }

  // The blocks as memory holds them.
  hdlgen::stored encode(bytes blocks) const {
    hdlgen::stored stored{std::vector<std::uint8_t>(blocks.size()),
                          std::vector<std::uint8_t>(count(blocks.size()))};
    std::size_t bytes = 0;
    check(hdlgen_encode(codec_.get(), blocks.data(), stored.bursts.size(), stored.bytes.data(),
                        stored.bytes.size(), stored.bursts.data(), &bytes));
    stored.bytes.resize(bytes);
    return stored;
  }

  // The blocks that memory holds.
  std::vector<std::uint8_t> decode(bytes stored, bytes bursts) const {
    std::vector<std::uint8_t> blocks(bursts.size() * block_bytes());
    check(hdlgen_decode(codec_.get(), stored.data(), stored.size(), bursts.data(), bursts.size(),
                        blocks.data()));
    return blocks;
  }
  std::vector<std::uint8_t> decode(const hdlgen::stored &stored) const {
    return decode(stored.bytes, stored.bursts);
  }

  // Cycles, as of hdlgen_compress_latency and hdlgen_decompress_latency.
  std::uint32_t compress_latency(std::uint32_t bursts) const {
    std::uint32_t cycles = 0;
    check(hdlgen_compress_latency(codec_.get(), bursts, &cycles));
    return cycles;
  }
  std::uint32_t decompress_latency(std::uint32_t bursts) const {
    std::uint32_t cycles = 0;
    check(hdlgen_decompress_latency(codec_.get(), bursts, &cycles));
    return cycles;
  }

  // For calls of hdlgen.h.
  const hdlgen_codec *get() const noexcept { return codec_.get(); }

 private:
  struct free_it {
    void operator()(hdlgen_codec *codec) const noexcept { hdlgen_codec_free(codec); }
  };
  using pointer = std::unique_ptr<hdlgen_codec, free_it>;

  explicit codec(pointer codec) noexcept : codec_(std::move(codec)) {}

  static pointer make(hdlgen_status (*call)(const char *, const char *, hdlgen_codec **),
                      const std::string &what, const std::string &parameters) {
    hdlgen_codec *made = nullptr;
    check(call(what.c_str(), parameters.c_str(), &made));
    return pointer(made);
  }

  std::size_t count(std::size_t bytes) const {
    if (bytes % block_bytes() != 0)
      throw std::invalid_argument("hdlgen: whole blocks of " + std::to_string(block_bytes()) +
                                  " bytes were expected, not " + std::to_string(bytes) + " bytes");
    return bytes / block_bytes();
  }

  pointer codec_;
};

}  // namespace hdlgen

#endif
