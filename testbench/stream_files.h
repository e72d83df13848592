// Beats, files, standard input, options, ports and stream rules of stream_driver.cpp.

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "verilated.h"

using Bytes = std::vector<uint8_t>;

struct Beat {
    Bytes data;
    uint8_t last = 0, user = 0;
    bool operator!=(const Beat& other) const {
        return data != other.data || last != other.last || user != other.user;
    }
};

// Ports of up to 64 bits are integers, wider ones arrays of 32-bit words.
template <class T> void put(T& port, const uint8_t* bytes, size_t count) {
    T value = 0;
    std::memcpy(&value, bytes, count);
    port = value;
}
template <std::size_t N> void put(VlWide<N>& port, const uint8_t* bytes, size_t count) {
    std::memcpy(port.data(), bytes, count);
}
template <class T> void get(const T& port, uint8_t* bytes, size_t count) {
    std::memcpy(bytes, &port, count);
}
template <std::size_t N> void get(const VlWide<N>& port, uint8_t* bytes, size_t count) {
    std::memcpy(bytes, port.data(), count);
}

[[noreturn]] inline void usage(const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(2);
}

struct Options {
    std::map<std::string, std::string> given;
    Options(int count, char** arguments) {
        for (int i = 1; i < count; i += 2) {
            if (i + 1 == count) usage(std::string(arguments[i]) + " wants a value");
            given[arguments[i]] = arguments[i + 1];
        }
    }
    std::string text(const char* name) const {
        auto found = given.find(name);
        return found == given.end() ? "" : found->second;
    }
    uint64_t number(const char* name, uint64_t otherwise) const {
        const std::string value = text(name);
        return value.empty() ? otherwise : std::strtoull(value.c_str(), nullptr, 10);
    }
};

inline Bytes read_file(const std::string& path) {
    if (path.empty()) return {};
    std::ifstream file(path, std::ios::binary);
    if (!file) usage("cannot read " + path);
    return Bytes(std::istreambuf_iterator<char>(file), {});
}

inline std::vector<Beat> read_beats(const std::string& path, size_t data_bytes) {
    const Bytes bytes = read_file(path);
    const size_t size = data_bytes + 2;
    if (bytes.empty() || bytes.size() % size) usage(path + " holds no whole beats");
    std::vector<Beat> beats;
    for (auto at = bytes.begin(); at != bytes.end(); at += size) {
        Beat beat;
        beat.last = at[0];
        beat.user = at[1];
        beat.data.assign(at + 2, at + size);
        beats.push_back(beat);
    }
    if (!beats.back().last) usage(path + " ends within a block");
    return beats;
}

// The beats of both streams into a module, read from standard input when they are wanted: one byte
// for the port (0: s_axis, 1: s_raw_axis), then as in a file of beats.
class Beats {
public:
    Beats(size_t data_bytes, size_t raw_bytes) : bytes{data_bytes, raw_bytes} {}

    // The next beat of a port; null at the end.
    const Beat* next(int port) {
        while (queued[port].empty() && read()) {}
        return queued[port].empty() ? nullptr : &queued[port].front();
    }
    void take(int port) { queued[port].pop_front(); }

private:
    const size_t bytes[2];
    std::deque<Beat> queued[2];
    bool within[2] = {false, false};

    bool read() {
        uint8_t head[3];
        const size_t count = std::fread(head, 1, sizeof head, stdin);
        if (count == 0) {
            if (within[0] || within[1]) usage("standard input ends within a block");
            return false;
        }
        const int port = head[0];
        if (count != sizeof head || port > 1 || !bytes[port]) usage("standard input holds no beats");
        Beat beat{Bytes(bytes[port]), head[1], head[2]};
        if (std::fread(beat.data.data(), 1, bytes[port], stdin) != bytes[port])
            usage("standard input ends within a beat");
        within[port] = !beat.last;
        queued[port].push_back(beat);
        return true;
    }
};

struct Pair { uint32_t address, data; };

inline std::vector<Pair> read_pairs(const std::string& path) {
    const Bytes bytes = read_file(path);
    if (bytes.size() % sizeof(Pair)) usage(path + " holds no whole pairs of address and data");
    std::vector<Pair> pairs(bytes.size() / sizeof(Pair));
    if (!pairs.empty()) std::memcpy(pairs.data(), bytes.data(), bytes.size());
    return pairs;
}

struct Range {
    uint64_t min = UINT64_MAX, max = 0;
    void add(uint64_t value) {
        if (value < min) min = value;
        if (value > max) max = value;
    }
    std::string json() const {
        if (min > max) return "null";
        return "{\"min\":" + std::to_string(min) + ",\"max\":" + std::to_string(max) + "}";
    }
};

// The rules of one stream, cycle by cycle: what is valid stays, unchanged, until
// it is taken, and where tuser is a block's metadata it is constant over it.
class StreamRules {
public:
    StreamRules(const char* port, bool metadata) : port(port), metadata(metadata) {}

    // The rule that this cycle breaks, or nothing.
    std::string step(bool valid, bool ready, const Beat& now) {
        if (waiting && !valid) return port + "_tvalid fell before tready";
        if (waiting && beat != now) return port + "_tdata, tlast or tuser changed before tready";
        if (valid && metadata) {
            if (within && now.user != user) return port + "_tuser changed within a block";
            user = now.user;
        }
        waiting = valid && !ready;
        if (waiting) beat = now;
        if (valid && ready) within = !now.last;
        return "";
    }

private:
    const std::string port;
    const bool metadata;
    bool waiting = false, within = false;
    uint8_t user = 0;
    Beat beat;
};
