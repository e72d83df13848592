// A memory controller of Ramulator 2 whose memory holds compressed blocks: it stands before any
// other controller and passes on as many bursts of each block as a table of `hdlgen eval --bursts`
// says. README.md beside it says how to add it.
#include <algorithm>
#include <deque>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

#include <hdlgen_bursts.h>

#include "ramulator/base/base.h"
#include "ramulator/controller/i_controller.h"

namespace Ramulator {

/// A request is one burst of a block, as everywhere in Ramulator.
///
/// A read asks for its whole block: for all bursts that memory holds of it. They serve one read of
/// each of the block's bursts, of those that come before the block is there, and these are answered
/// when the last burst has come and is decompressed; whoever reads a burst again asks again, as
/// without compression. A write of a burst that the compressed block does not have is done at
/// once, since caches write blocks back whole. Blocks that are not in the table, or are stored
/// uncompressed, go through burst by burst.
class Compressed : public IController, public Implementation {
  RAMULATOR_REGISTER_IMPLEMENTATION(IController, Compressed, "Compressed")

 public:
  void init() override {
    RAMULATOR_PARSE_PARAM(m_path, std::string, "bursts").required();
    RAMULATOR_PARSE_PARAM(m_block_bytes, int, "block_bytes").default_val(128);
    RAMULATOR_PARSE_PARAM(m_decompression_cycles, int, "decompression_cycles").default_val(0);
    RAMULATOR_CREATE_CHILD(m_controller, IController);
    m_burst_bytes = m_controller->get_tx_bytes();
    if (m_block_bytes <= 0 || m_block_bytes % m_burst_bytes != 0) {
      throw std::runtime_error("Compressed: block_bytes " + std::to_string(m_block_bytes) +
                               " are no whole bursts of " + std::to_string(m_burst_bytes));
    }
    if (hdlgen_table_read(&m_table, m_path.c_str()) != 0) {
      throw std::runtime_error("Compressed: " + m_path + " is no file of addresses and bursts");
    }
  }

  ~Compressed() override { hdlgen_table_free(&m_table); }

  void setup(IFrontEnd*, IMemorySystem*) override {
    m_controller->m_clock_ratio = m_clock_ratio;
    m_stats.add("compressed_block_reads", s_block_reads);
    m_stats.add("bursts_read", s_bursts_read);
    m_stats.add("read_bursts_saved", s_reads_saved);
    m_stats.add("write_bursts_saved", s_writes_saved);
  }

  void reset_stats() override { s_block_reads = s_bursts_read = s_reads_saved = s_writes_saved = 0; }

  void set_channel_id(int channel_id) override {
    IController::set_channel_id(channel_id);
    m_controller->set_channel_id(channel_id);
  }

  bool send(Request& request) override {
    if (request.addr < 0) {
      throw std::runtime_error("Compressed: the front end gives no addresses to look up");
    }
    const int offset = static_cast<int>(request.addr % m_block_bytes);
    const Addr_t block = request.addr - offset;
    const int bursts = hdlgen_table_bursts(&m_table, static_cast<uint64_t>(block));
    const int whole = m_block_bytes / m_burst_bytes;
    if (bursts > whole) {
      throw std::runtime_error("Compressed: " + m_path + " has a block of " + std::to_string(bursts) +
                               " bursts, and a block is " + std::to_string(whole));
    }
    if (bursts == 0 || bursts == whole) {
      return m_controller->send(request);
    }
    if (request.intra_channel_addr % m_block_bytes != offset) {
      throw std::runtime_error("Compressed: channels divide a block; their interleaving must be "
                               "of at least " + std::to_string(m_block_bytes) + " bytes");
    }
    if (request.type_id == Request::Type::Write) {
      return write(request, offset / m_burst_bytes < bursts);
    }
    return read(request, block, bursts, whole);
  }

  bool priority_send(Request& request) override { return m_controller->priority_send(request); }

  void tick() override {
    m_clk++;
    send_waiting();
    m_controller->tick();
    while (!m_decompressing.empty() && m_decompressing.front().done <= m_clk) {
      auto fetch = m_fetches.extract(m_decompressing.front().fetch);
      m_decompressing.pop_front();
      auto latest = m_latest.find(fetch.mapped().block);
      if (latest != m_latest.end() && latest->second == fetch.key()) m_latest.erase(latest);
      for (Request& request : fetch.mapped().requests) {
        request.depart = m_clk;
        if (request.callback) request.callback(request);
      }
    }
  }

  int get_tx_bytes() const override { return m_burst_bytes; }
  int get_num_levels() const override { return m_controller->get_num_levels(); }
  float get_tCK() const override { return m_controller->get_tCK(); }

 private:
  // A block on its way: the reads that want it, of bursts that differ, and what has not come.
  struct Fetch {
    Addr_t block;
    int missing;
    std::vector<Request> requests;
  };
  struct Decompression {
    Clk_t done;
    uint64_t fetch;
  };

  bool write(Request& request, bool stored) {
    if (stored) return m_controller->send(request);
    s_writes_saved++;
    if (request.callback) request.callback(request);
    return true;
  }

  bool read(Request& request, Addr_t block, int bursts, int whole) {
    if (auto latest = m_latest.find(block); latest != m_latest.end()) {
      auto& requests = m_fetches.at(latest->second).requests;
      auto same = [&](const Request& other) { return other.addr == request.addr; };
      if (std::none_of(requests.begin(), requests.end(), same)) {
        request.arrive = m_clk;
        requests.push_back(request);
        return true;
      }
    }
    if (!m_waiting.empty()) return false;
    request.arrive = m_clk;
    const uint64_t fetch = m_next_fetch++;
    m_fetches[fetch] = {block, bursts, {request}};
    m_latest[block] = fetch;
    const Addr_t start = request.intra_channel_addr - (request.addr - block);
    for (int burst = 0; burst < bursts; burst++) {
      Request part = request;
      part.addr = block + burst * m_burst_bytes;
      part.intra_channel_addr = start + burst * m_burst_bytes;
      part.callback = [this, fetch](Request&) { arrived(fetch); };
      m_waiting.push_back(part);
    }
    s_block_reads++;
    s_bursts_read += bursts;
    s_reads_saved += whole - bursts;
    send_waiting();
    return true;
  }

  void send_waiting() {
    while (!m_waiting.empty() && m_controller->send(m_waiting.front())) m_waiting.pop_front();
  }

  void arrived(uint64_t fetch) {
    if (--m_fetches.at(fetch).missing == 0) {
      m_decompressing.push_back({m_clk + m_decompression_cycles, fetch});
    }
  }

  std::string m_path;
  int m_block_bytes = 0;
  int m_burst_bytes = 0;
  int m_decompression_cycles = 0;
  IController* m_controller = nullptr;
  hdlgen_table m_table{};
  std::unordered_map<uint64_t, Fetch> m_fetches;  // by their numbers
  std::unordered_map<Addr_t, uint64_t> m_latest;  // of each block
  uint64_t m_next_fetch = 0;
  std::deque<Request> m_waiting;
  std::deque<Decompression> m_decompressing;

  size_t s_block_reads = 0;
  size_t s_bursts_read = 0;
  size_t s_reads_saved = 0;
  size_t s_writes_saved = 0;
};

}  // namespace Ramulator
