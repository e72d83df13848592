// A file through a codec and back: round_trip bpc-opt FILE
#include <cstdio>
#include <fstream>
#include <hdlgen.hpp>
#include <iterator>

int main(int argc, char **argv) try {
  if (argc != 3) throw std::invalid_argument("usage: round_trip CODEC FILE");
  const hdlgen::codec codec(argv[1]);
  std::ifstream file(argv[2], std::ios::binary);
  std::vector<std::uint8_t> blocks(std::istreambuf_iterator<char>(file), {});
  blocks.resize(blocks.size() / codec.block_bytes() * codec.block_bytes());

  const hdlgen::stored stored = codec.encode(blocks);
  const bool same = codec.decode(stored) == blocks;
  std::printf("%s: %zu bytes stored in %zu, and %s\n", codec.name().c_str(), blocks.size(),
              stored.bytes.size(), same ? "back again" : "not the same again");
  return same ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
