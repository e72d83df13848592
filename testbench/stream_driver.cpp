// Drives one Verilator model that has the ports of every design of hdlgen: an
// AXI4-Stream slave s_axis_*, a master m_axis_* and optionally the AXI4-Lite
// slave s_axil_*. It knows no design: widths come as macros, data as files.
//
//   IN_BYTES, OUT_BYTES      bytes of s_axis_tdata and m_axis_tdata
//   RAW_BYTES                of s_raw_axis_tdata, 0 where there is no port for raw blocks
//   IN_USER, OUT_USER        bits of tuser, 0 where the port is absent
//   CONFIG_ADDRESS           bits of the configuration addresses, 0 for no port
//
// Files are binary, little-endian: --config and --readback hold pairs of 32-bit address and data,
// beats are one byte tlast, one byte tuser and the data bytes. Beats come in on standard input, each
// with its port before it, and go out to standard output; with --speed they are those of the file
// --input. The report is one JSON object in the file --report. Exit status 2: the arguments or what
// comes in are wrong, 3: the module broke a rule (message on stderr).

#include <ctime>
#include <memory>
#include <random>

#include "Vtop.h"
#include "stream_files.h"
#if VM_TRACE
#include "verilated_vcd_c.h"
#endif

namespace {

const unsigned RESET_CYCLES = 16;
// Cycles after the last block in which a surplus beat would be noticed.
const unsigned DRAIN_CYCLES = 64;
// Every cycle up to this one is probed for combinational paths, then one in
// PROBE_EVERY at random: a probe costs several evaluations.
const uint64_t PROBE_ALWAYS = 2000;
const unsigned PROBE_EVERY = 8;

class Driver {
public:
    explicit Driver(const Options& options)
        : options(options), seed(options.number("--seed", 1)), random(seed),
          input_stall(options.number("--input-stall", 0)),
          output_stall(options.number("--output-stall", 0)),
          idle_limit(options.number("--idle-limit", 10000)) {
        context = std::make_unique<VerilatedContext>();
        context->randReset(2);  // what has no initial value starts at random
        context->randSeed(int(seed % 0x7ffffffe) + 1);
#if VM_TRACE
        context->traceEverOn(true);
#endif
        top = std::make_unique<Vtop>(context.get());
#if VM_TRACE
        if (!options.text("--vcd").empty()) {
            trace = std::make_unique<VerilatedVcdC>();
            top->trace(trace.get(), 99);
            trace->open(options.text("--vcd").c_str());
        }
#endif
    }

    ~Driver() {
#if VM_TRACE
        if (trace) trace->close();
#endif
        top->final();
    }

    void reset() {
        top->aclk = 0;
        top->aresetn = 0;
        top->s_axis_tvalid = 0;
        top->m_axis_tready = 0;
        offer(Beat{Bytes(IN_BYTES), 0, 0});
#if RAW_BYTES
        top->s_raw_axis_tvalid = 0;
        offer_raw(Beat{Bytes(RAW_BYTES), 0, 0});
#endif
#if CONFIG_ADDRESS
        top->s_axil_awvalid = top->s_axil_wvalid = top->s_axil_bready = 0;
        top->s_axil_arvalid = top->s_axil_rready = 0;
        top->s_axil_wstrb = 15;
#endif
        top->eval();
        for (unsigned i = 0; i < RESET_CYCLES; i++) clock();
        if (top->m_axis_tvalid) fail("m_axis_tvalid is high in reset");
        top->aresetn = 1;
        top->eval();
    }

    // Writes the configuration, then reads back what is to be checked.
    void configure() {
        const auto writes = read_pairs(options.text("--config"));
        const auto reads = read_pairs(options.text("--readback"));
#if CONFIG_ADDRESS
        for (const Pair& pair : writes) write(pair);
        for (const Pair& pair : reads) {
            const uint32_t data = read(pair.address);
            if (data != pair.data)
                fail("configuration address " + hex(pair.address) + " reads " + hex(data)
                     + ", not " + hex(pair.data));
        }
#else
        if (!writes.empty() || !reads.empty()) usage("the module has no configuration port");
#endif
    }

    void stream() {
        Beats beats(IN_BYTES, RAW_BYTES);
#if RAW_BYTES
        bool offering_raw = false;
        StreamRules raw_rules("s_raw_axis", false);
#endif
        const bool one_by_one = options.number("--one-by-one", 0);
        std::deque<uint64_t> started;  // of the blocks inside
        Range latency, interval, input_interval;
        uint64_t in_beats = 0, out_beats = 0, in_blocks = 0, out_blocks = 0, idle = 0, drained = 0;
        uint64_t first_in = 0, last_in = 0, last_out = 0;
        bool offering = false, first = true;
        StreamRules in_rules("s_axis", options.number("--input-metadata", 0));
        StreamRules out_rules("m_axis", options.number("--output-metadata", 0));

        while (drained < DRAIN_CYCLES) {
            const Beat* const next = beats.next(0);
            const bool done = !next && in_blocks == out_blocks;
            if (done) drained++;
            if (!offering) {
                const bool held_back = one_by_one && in_blocks > out_blocks;
                offering = next && !held_back && !chance(input_stall);
            }
            const Outputs before = outputs();
#if RAW_BYTES
            const Beat* const raw = beats.next(1);
            if (!offering_raw) offering_raw = raw && !chance(input_stall);
            offer_raw(offering_raw ? *raw : noise(RAW_BYTES));
            top->s_raw_axis_tvalid = offering_raw;
#endif
            offer(offering ? *next : noise(IN_BYTES));
            top->s_axis_tvalid = offering;
            top->m_axis_tready = !chance(output_stall);
            top->eval();
            same(before, "an input that changes after the clock edge");
            if (cycle < PROBE_ALWAYS || random() % PROBE_EVERY == 0) probe(before);

            const bool taken = offering && top->s_axis_tready;
            const Beat out = output_beat();
            check(in_rules, offering, taken, offering ? *next : Beat());
            check(out_rules, top->m_axis_tvalid, top->m_axis_tready, out);
            idle++;
#if RAW_BYTES
            const bool raw_taken = offering_raw && top->s_raw_axis_tready;
            check(raw_rules, offering_raw, raw_taken, offering_raw ? *raw : Beat());
            if (raw_taken) {
                idle = 0;
                beats.take(1);
                offering_raw = false;
            }
#endif
            if (taken) {
                idle = 0;
                if (first) {
                    if (in_blocks) input_interval.add(cycle - last_in);
                    else first_in = cycle;
                    started.push_back(last_in = cycle);
                }
                first = next->last;
                in_blocks += first;
                in_beats++;
                beats.take(0);
                offering = false;
            }
            if (top->m_axis_tvalid && top->m_axis_tready) {
                if (done) fail("a beat after the last block");
                if (started.empty() || started.front() == cycle)
                    fail("a beat of block " + std::to_string(out_blocks) + ", of which no beat was sent");
                write(out);
                out_beats++;
                if (out.last) {
                    idle = 0;  // beats alone are no progress: a block must end
                    latency.add(cycle - started.front());
                    started.pop_front();
                    if (out_blocks++) interval.add(cycle - last_out);
                    last_out = cycle;
                }
            }
            if (!done && idle > idle_limit)
                fail("hang: no progress for " + std::to_string(idle_limit) + " cycles; "
                     + std::to_string(in_beats) + " beats and " + std::to_string(in_blocks)
                     + " blocks taken, " + std::to_string(out_blocks) + " blocks given");
            clock();
        }
        if (std::fflush(stdout)) usage("cannot write to standard output");
        report("{\"cycles\":%llu,\"blocks\":%llu,\"input_beats\":%llu,\"output_beats\":%llu,"
               "\"latency\":%s,\"interval\":%s,\"input_interval\":%s,\"seed\":%llu}\n",
               ull(out_blocks ? last_out + 1 - first_in : 0), ull(out_blocks), ull(in_beats),
               ull(out_beats), latency.json().c_str(), interval.json().c_str(),
               input_interval.json().c_str(), ull(seed));
    }

    // Times the bare model: no stalls, no checks, both sides always ready.
    void speed(uint64_t repeat) {
        const auto beats = read_beats(options.text("--input"), IN_BYTES);
        uint64_t per_pass = 0;
        for (const Beat& beat : beats) per_pass += beat.last;
        const uint64_t blocks = per_pass * repeat, total = beats.size() * repeat;
        uint64_t sent = 0, done = 0, idle = 0;
        size_t at = 0;
        const uint64_t start = cycle;
        const std::clock_t begun = std::clock();
        top->m_axis_tready = 1;
        top->s_axis_tvalid = 1;
        offer(beats[0]);
        top->eval();
        while (done < blocks) {
            const bool taken = top->s_axis_tvalid && top->s_axis_tready;
            const bool ended = top->m_axis_tvalid && top->m_axis_tlast;
            idle = taken || ended ? 0 : idle + 1;
            if (idle > idle_limit) fail("hang: no progress for " + std::to_string(idle_limit) + " cycles");
            done += ended;
            top->aclk = 1;
            top->eval();
            top->aclk = 0;
            if (taken) {
                if (++at == beats.size()) at = 0;
                top->s_axis_tvalid = ++sent < total;
                offer(beats[at]);
            }
            top->eval();
            cycle++;
        }
        const double took = double(std::clock() - begun) / CLOCKS_PER_SEC;
        report("{\"seconds\":%.9f,\"blocks\":%llu,\"cycles\":%llu}\n", took, ull(blocks),
               ull(cycle - start));
    }

private:
    struct Outputs {
        uint8_t in_ready, raw_ready, valid;
        Beat beat;
    };

    const Options& options;
    const uint64_t seed;
    std::mt19937_64 random;
    const unsigned input_stall, output_stall;
    const uint64_t idle_limit;
    uint64_t cycle = 0;
    std::unique_ptr<VerilatedContext> context;
    std::unique_ptr<Vtop> top;
#if VM_TRACE
    std::unique_ptr<VerilatedVcdC> trace;
#endif

    static unsigned long long ull(uint64_t value) { return value; }
    static std::string hex(uint32_t value) {
        char text[16];
        std::snprintf(text, sizeof text, "0x%x", value);
        return text;
    }
    bool chance(unsigned percent) { return percent && random() % 100 < percent; }

    template <class... T> void report(const char* format, T... values) {
        std::FILE* const file = std::fopen(options.text("--report").c_str(), "w");
        if (!file || std::fprintf(file, format, values...) < 0 || std::fclose(file))
            usage("cannot write " + options.text("--report"));
    }

    static void write(const Beat& beat) {
        const uint8_t head[] = {beat.last, beat.user};
        std::fwrite(head, 1, sizeof head, stdout);
        std::fwrite(beat.data.data(), 1, beat.data.size(), stdout);
        if (std::ferror(stdout)) usage("cannot write to standard output");
    }

    [[noreturn]] void fail(const std::string& message) {
        std::fprintf(stderr, "cycle %llu, seed %llu: %s\n", ull(cycle), ull(seed), message.c_str());
#if VM_TRACE
        if (trace) trace->close();
#endif
        std::exit(3);
    }

    void dump() {
#if VM_TRACE
        if (trace) trace->dump(context->time());
#endif
    }

    // One clock cycle with the inputs as they are; leaves the clock low.
    void clock() {
        dump();
        context->timeInc(5);
        top->aclk = 1;
        top->eval();
        dump();
        context->timeInc(5);
        top->aclk = 0;
        top->eval();
        cycle++;
    }

    void offer(const Beat& beat) {
        put(top->s_axis_tdata, beat.data.data(), IN_BYTES);
        top->s_axis_tlast = beat.last;
#if IN_USER
        top->s_axis_tuser = beat.user;
#endif
    }

#if RAW_BYTES
    void offer_raw(const Beat& beat) {
        put(top->s_raw_axis_tdata, beat.data.data(), RAW_BYTES);
        top->s_raw_axis_tlast = beat.last;
    }
#endif

    // Anything may lie on the wires of a stream that is not valid.
    Beat noise(size_t bytes) {
        Beat beat{Bytes(bytes), uint8_t(random() & 1), uint8_t(random() & ((1u << IN_USER) - 1))};
        for (uint8_t& byte : beat.data) byte = uint8_t(random());
        return beat;
    }

    Beat output_beat() const {
        Beat beat{Bytes(OUT_BYTES), top->m_axis_tlast, 0};
        get(top->m_axis_tdata, beat.data.data(), OUT_BYTES);
#if OUT_USER
        beat.user = top->m_axis_tuser;
#endif
        return beat;
    }

    Outputs outputs() const {
#if RAW_BYTES
        const uint8_t raw_ready = top->s_raw_axis_tready;
#else
        const uint8_t raw_ready = 0;
#endif
        return {top->s_axis_tready, raw_ready, top->m_axis_tvalid, output_beat()};
    }

    void same(const Outputs& before, const char* input) {
        const Outputs now = outputs();
        const char* port = now.in_ready != before.in_ready ? "s_axis_tready"
                           : now.raw_ready != before.raw_ready ? "s_raw_axis_tready"
                           : now.valid != before.valid     ? "m_axis_tvalid"
                           : now.valid && now.beat != before.beat ? "m_axis_tdata, tlast or tuser"
                                                                  : nullptr;
        if (port) fail(std::string(port) + " depends, without a register, on " + input);
    }

    // Turns each input over while the clock is low: no stream output may follow.
    void probe(const Outputs& before) {
        top->s_axis_tvalid = !top->s_axis_tvalid;
        top->eval();
        same(before, "s_axis_tvalid");
        top->s_axis_tvalid = !top->s_axis_tvalid;
        top->m_axis_tready = !top->m_axis_tready;
        top->eval();
        same(before, "m_axis_tready");
        top->m_axis_tready = !top->m_axis_tready;
#if RAW_BYTES
        top->s_raw_axis_tvalid = !top->s_raw_axis_tvalid;
        top->eval();
        same(before, "s_raw_axis_tvalid");
        top->s_raw_axis_tvalid = !top->s_raw_axis_tvalid;
#endif
#if CONFIG_ADDRESS
        top->s_axil_awvalid = top->s_axil_wvalid = top->s_axil_arvalid = 1;
        top->eval();
        same(before, "the configuration port's valid");
        top->s_axil_awvalid = top->s_axil_wvalid = top->s_axil_arvalid = 0;
#endif
        top->eval();
    }

    void check(StreamRules& rules, bool valid, bool ready, const Beat& beat) {
        const std::string broken = rules.step(valid, ready, beat);
        if (!broken.empty()) fail(broken);
    }

#if CONFIG_ADDRESS
    // Waits, clocking, until `port` is high; the caller's handshake is that cycle's.
    template <class T> void wait_for(const T& port, const char* name) {
        for (uint64_t idle = 0; !port; idle++) {
            if (idle > idle_limit) fail(std::string("hang: no ") + name);
            clock();
        }
    }

    void write(const Pair& pair) {
        bool address = false, data = false;  // taken
        top->s_axil_awaddr = pair.address;
        top->s_axil_wdata = pair.data;
        for (uint64_t idle = 0; !address || !data; idle++) {
            if (idle > idle_limit) fail("hang: no s_axil_awready or s_axil_wready");
            top->s_axil_awvalid = !address && (top->s_axil_awvalid || !chance(input_stall));
            top->s_axil_wvalid = !data && (top->s_axil_wvalid || !chance(input_stall));
            top->eval();
            const bool address_taken = top->s_axil_awvalid && top->s_axil_awready;
            const bool data_taken = top->s_axil_wvalid && top->s_axil_wready;
            clock();
            if (address_taken) address = true, top->s_axil_awvalid = 0;
            if (data_taken) data = true, top->s_axil_wvalid = 0;
            top->eval();
        }
        const Response response = take(top->s_axil_bvalid, top->s_axil_bready, "s_axil_bvalid");
        if (response.bresp) fail("write of configuration address " + hex(pair.address) + " is refused");
    }

    uint32_t read(uint32_t address) {
        top->s_axil_araddr = address;
        top->s_axil_arvalid = 1;
        top->eval();
        wait_for(top->s_axil_arready, "s_axil_arready");
        clock();
        top->s_axil_arvalid = 0;
        top->eval();
        const Response response = take(top->s_axil_rvalid, top->s_axil_rready, "s_axil_rvalid");
        if (response.rresp) fail("read of configuration address " + hex(address) + " is refused");
        return response.rdata;
    }

    struct Response { unsigned bresp, rresp; uint32_t rdata; };

    // Takes a response some random time after it came; it must stay until then.
    template <class T, class U> Response take(const T& valid, U& ready, const char* name) {
        wait_for(valid, name);
        while (chance(output_stall)) {
            clock();
            if (!valid) fail(std::string(name) + " fell before its ready");
        }
        ready = 1;
        top->eval();
        const Response response{top->s_axil_bresp, top->s_axil_rresp, top->s_axil_rdata};
        clock();
        ready = 0;
        top->eval();
        return response;
    }
#endif
};

}  // namespace

int main(int count, char** arguments) {
    const Options options(count, arguments);
    Driver driver(options);
    driver.reset();
    driver.configure();
    if (const uint64_t repeat = options.number("--speed", 0)) driver.speed(repeat);
    else driver.stream();
    return 0;
}
