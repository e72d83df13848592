#include "hdlgen_compressor.hh"

#include <cstring>
#include <string>

#include "base/logging.hh"
#include "params/HdlgenCompressor.hh"

namespace gem5
{

namespace compression
{

namespace
{

hdlgen::codec
make(const HdlgenCompressorParams &p)
{
    const std::string parameters =
        "block=" + std::to_string(p.block_size) + " " + p.parameters;
    try {
        return p.codebook.empty()
            ? hdlgen::codec(p.codec, parameters)
            : hdlgen::codec::from_codebook(p.codebook, parameters);
    } catch (const hdlgen::error &error) {
        fatal("%s: %s", p.name, error.what());
    }
}

} // anonymous namespace

Hdlgen::Hdlgen(const Params &p)
  : Base(p), codec(make(p)), hasHardware([this] {
        uint32_t cycles;
        return hdlgen_compress_latency(codec.get(), 1, &cycles) !=
            HDLGEN_STATUS_NO_HARDWARE;
    }())
{
}

std::unique_ptr<Base::CompressionData>
Hdlgen::compress(
    const std::vector<Chunk> &chunks, Cycles &comp_lat, Cycles &decomp_lat)
{
    std::vector<uint64_t> words(blkSize / sizeof(uint64_t));
    fromChunks(chunks, words.data());
    const hdlgen::bytes line(
        reinterpret_cast<const uint8_t *>(words.data()), blkSize);

    auto stored = std::make_unique<Stored>();
    stored->line = codec.encode(line);
    stored->setSizeBits(codec.bits(line)[0]);

    if (hasHardware) {
        const uint8_t bursts = stored->line.bursts[0];
        comp_lat = Cycles(codec.compress_latency(bursts) + compExtraLatency);
        decomp_lat =
            Cycles(codec.decompress_latency(bursts) + decompExtraLatency);
    } else {
        comp_lat =
            Cycles(chunks.size() / compChunksPerCycle + compExtraLatency);
        decomp_lat =
            Cycles(chunks.size() / decompChunksPerCycle + decompExtraLatency);
    }
    return stored;
}

void
Hdlgen::decompress(const CompressionData *comp_data, uint64_t *cache_line)
{
    const auto *stored = static_cast<const Stored *>(comp_data);
    const std::vector<uint8_t> line = codec.decode(stored->line);
    std::memcpy(cache_line, line.data(), line.size());
}

} // namespace compression
} // namespace gem5
