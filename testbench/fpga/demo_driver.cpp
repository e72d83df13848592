// Sends a file's blocks to the demonstration's UART, as a host does, and reads the line of counters
// that follows each.
//
//   demo [--damage] FILE BYTES_OF_A_BLOCK
//
// Prints the last line. It fails if a line does not come, does not count the block, or (without
// --damage) counts a block that came out wrong.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "Vulx3s_demo.h"
#include "verilated.h"

// The parameter that the model is built with.
static const int kCyclesPerBit = 8;
// More than a block takes through compressor and decompressor.
static const long kPatience = 100000;

static VerilatedContext context;
static Vulx3s_demo top{&context};

// The receiver of the host's side, a cycle at a time.
static std::string received;

static void cycle() {
  static int left = 0, bits = 0, byte = 0;
  top.clk_25mhz = 1;
  top.eval();
  top.clk_25mhz = 0;
  top.eval();
  if (bits == 0) {
    if (top.ftdi_rxd == 0) {
      bits = 10;
      left = kCyclesPerBit / 2;
      byte = 0;
    }
    return;
  }
  if (--left > 0) return;
  left = kCyclesPerBit;
  bits--;
  if (bits == 0) {
    if (top.ftdi_rxd == 0) {
      std::fprintf(stderr, "a byte without a stop bit\n");
      std::exit(1);
    }
    received += static_cast<char>(byte);
  } else if (bits <= 8) {
    byte = byte >> 1 | (top.ftdi_rxd ? 0x80 : 0);
  }
}

static void send(int byte) {
  const int frame = 1 << 9 | byte << 1;
  for (int bit = 0; bit < 10; bit++) {
    top.ftdi_txd = frame >> bit & 1;
    for (int i = 0; i < kCyclesPerBit; i++) cycle();
  }
}

int main(int argc, char** argv) {
  const bool damage = argc > 1 && std::strcmp(argv[1], "--damage") == 0;
  if (argc != 3 + damage) {
    std::fprintf(stderr, "usage: demo [--damage] FILE BYTES_OF_A_BLOCK\n");
    return 2;
  }
  const char* path = argv[1 + damage];
  const long block_bytes = std::strtol(argv[2 + damage], nullptr, 10);
  FILE* file = std::fopen(path, "rb");
  if (!file || block_bytes <= 0) {
    std::fprintf(stderr, "cannot read blocks of %s\n", path);
    return 2;
  }
  std::vector<unsigned char> block(block_bytes);

  top.ftdi_txd = 1;
  top.btn = damage ? 2 : 0;
  // Longer than the reset after power-up.
  for (int i = 0; i < 100; i++) cycle();
  unsigned long sent = 0;
  std::string line;
  while (std::fread(block.data(), 1, block.size(), file) == block.size()) {
    received.clear();
    for (unsigned char byte : block) send(byte);
    sent++;
    for (long i = 0; i < kPatience && received.find('\n') == std::string::npos; i++) cycle();
    unsigned long blocks, stored, wrong;
    if (std::sscanf(received.c_str(), "%8lx %8lx %8lx\r\n", &blocks, &stored, &wrong) != 3) {
      std::fprintf(stderr, "block %lu: no line of counters: \"%s\"\n", sent, received.c_str());
      return 1;
    }
    line = received.substr(0, 26);
    if (blocks != sent || (!damage && wrong != 0)) {
      std::fprintf(stderr, "block %lu: %s\n", sent, line.c_str());
      return 1;
    }
  }
  std::fclose(file);
  if (sent == 0) {
    std::fprintf(stderr, "%s has no whole block\n", path);
    return 1;
  }
  std::printf("%s\n", line.c_str());
  top.final();
  return 0;
}
