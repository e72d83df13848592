// What a memory of compressed blocks moves, for simulators that ask "how many bytes is this
// request?": compress(address, size). C++11, over hdlgen_bursts.h; it needs no library.
#ifndef HDLGEN_MEMORY_HPP
#define HDLGEN_MEMORY_HPP

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "hdlgen_bursts.h"

namespace hdlgen {

class compressed_memory {
 public:
  // The bursts that `hdlgen eval --bursts` wrote of blocks with addresses, and its --block and
  // --mag. Without a file nothing is compressed.
  explicit compressed_memory(const std::string &path, std::uint64_t block = 128,
                             std::uint64_t mag = 32)
      : table_(), block_(block), mag_(mag) {
    if (mag == 0 || block == 0 || block % mag != 0)
      throw std::invalid_argument("hdlgen: blocks of " + std::to_string(block) +
                                  " bytes are no whole bursts of " + std::to_string(mag));
    if (!path.empty() && hdlgen_table_read(&table_, path.c_str()) != 0)
      throw std::runtime_error("hdlgen: " + path + " is no file of addresses and bursts");
  }
  ~compressed_memory() { hdlgen_table_free(&table_); }
  compressed_memory(const compressed_memory &) = delete;
  compressed_memory &operator=(const compressed_memory &) = delete;

  // That of the environment: HDLGEN_BURSTS is the file, HDLGEN_BLOCK and HDLGEN_MAG are the bytes
  // of a block (128) and of a burst (32). Without HDLGEN_BURSTS nothing is compressed.
  static const compressed_memory &of_environment() {
    static const compressed_memory memory(variable("HDLGEN_BURSTS", ""),
                                          std::stoull(variable("HDLGEN_BLOCK", "128")),
                                          std::stoull(variable("HDLGEN_MAG", "32")));
    return memory;
  }

  // The bytes that the memory moves for a request. Of each compressed block that it touches these
  // are all bursts of the block; of others, and of what is not in the file, what it touches.
  std::uint64_t compress(std::uint64_t address, std::uint64_t size) const {
    std::uint64_t bytes = 0;
    for (const std::uint64_t end = address + size; address < end;) {
      const std::uint64_t start = address - address % block_;
      const std::uint64_t next = start + block_ < end ? start + block_ : end;
      const std::uint64_t stored = mag_ * hdlgen_table_bursts(&table_, start);
      bytes += stored == 0 || stored >= block_ ? next - address : stored;
      address = next;
    }
    return bytes;
  }

 private:
  static std::string variable(const char *name, const char *otherwise) {
    const char *value = std::getenv(name);
    return value ? value : otherwise;
  }

  hdlgen_table table_;
  std::uint64_t block_;
  std::uint64_t mag_;
};

}  // namespace hdlgen

#endif
