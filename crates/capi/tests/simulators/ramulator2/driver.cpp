// Requests through the compressing controller to a memory that refuses some and answers reads in
// no order; what the memory and who asked have seen of it:
//   driver BURSTS REQUESTS      lines "R ADDRESS" or "W ADDRESS", of bursts of 32 bytes
#include "compressed_controller.cpp"

#include <cstdio>
#include <fstream>
#include <random>

using namespace Ramulator;

constexpr int DECOMPRESSION = 9;

// Two channels have blocks of 128 bytes in turn; this is the first.
Addr_t within_channel(Addr_t address) { return address / 256 * 128 + address % 128; }

struct Memory : IController {
  std::mt19937 random{1};
  std::vector<Request> reading;
  size_t read = 0, written = 0;

  bool send(Request& request) override {
    if (random() % 3 == 0) return false;
    if (request.intra_channel_addr != within_channel(request.addr))
      throw std::runtime_error("an address that is not its channel's");
    if (request.type_id == Request::Type::Read) {
      read++;
      reading.push_back(request);
    } else {
      written++;
      request.callback(request);
    }
    return true;
  }
  bool priority_send(Request&) override { return true; }
  void tick() override {
    m_clk++;
    if (reading.empty() || random() % 2) return;
    std::swap(reading[random() % reading.size()], reading.back());
    Request done = reading.back();
    reading.pop_back();
    done.callback(done);
  }
  int get_tx_bytes() const override { return 32; }
  int get_num_levels() const override { return 6; }
  float get_tCK() const override { return 0.5; }
};

int main(int argc, char** argv) try {
  if (argc != 3) throw std::runtime_error("usage: driver BURSTS REQUESTS");
  Memory memory;
  const std::string cycles = std::to_string(DECOMPRESSION);
  Compressed controller({{{"bursts", argv[1]}, {"decompression_cycles", cycles}}, &memory});
  controller.setup(nullptr, nullptr);
  controller.set_channel_id(3);

  std::ifstream requests(argv[2]);
  char type = 0;
  Addr_t address = 0;
  size_t sent = 0, answered = 0;
  Clk_t soonest = 1000000;
  while (requests >> type >> address) {
    Request request;
    request.addr = address;
    request.intra_channel_addr = within_channel(address);
    request.type_id = type == 'W' ? Request::Type::Write : Request::Type::Read;
    const Clk_t now = controller.m_clk;
    request.callback = [&, now](Request& done) {
      answered++;
      // A block's first burst is what the others wait with. Of blocks that are stored uncompressed
      // nobody says here when they depart.
      if (done.addr % 128 == 0 && done.depart >= 0) soonest = std::min(soonest, done.depart - now);
    };
    for (sent++; !controller.send(request);) controller.tick();
    controller.tick();
  }
  for (int i = 0; answered < sent && i < 100000; i++) controller.tick();
  if (soonest <= DECOMPRESSION) throw std::runtime_error("a block came before it was decompressed");
  std::printf("read %zu, written %zu, answered %zu of %zu", memory.read, memory.written, answered,
              sent);
  for (auto [name, value] : controller.m_stats.values) std::printf(", %s %zu", name.c_str(), *value);
  std::printf("\n");
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 3;
}
