// What examples/gem5 uses of gem5's mem/cache/compressors (gem5/gem5, b1a44b89), written anew for a
// test that has no gem5: names and signatures are its, all else is as little as works.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace gem5
{

struct Cycles
{
    uint64_t value = 0;
    Cycles() = default;
    explicit Cycles(uint64_t value) : value(value) {}
    operator uint64_t() const { return value; }
};

struct BaseCacheCompressorParams
{
    std::string name = "compressor";
    int block_size = 64;
    unsigned chunk_size_bits = 32;
    Cycles comp_chunks_per_cycle{1}, comp_extra_latency{0};
    Cycles decomp_chunks_per_cycle{1}, decomp_extra_latency{0};
};

namespace compression
{

class Base
{
  public:
    class CompressionData
    {
        std::size_t size = 0;

      public:
        virtual ~CompressionData() = default;
        void setSizeBits(std::size_t bits) { size = bits; }
        std::size_t getSizeBits() const { return size; }
    };

    typedef uint64_t Chunk;
    typedef BaseCacheCompressorParams Params;

    Base(const Params &p)
      : blkSize(p.block_size), chunkSizeBits(p.chunk_size_bits),
        compChunksPerCycle(p.comp_chunks_per_cycle),
        compExtraLatency(p.comp_extra_latency),
        decompChunksPerCycle(p.decomp_chunks_per_cycle),
        decompExtraLatency(p.decomp_extra_latency)
    {
    }
    virtual ~Base() = default;

  protected:
    const std::size_t blkSize;
    const unsigned chunkSizeBits;
    const Cycles compChunksPerCycle, compExtraLatency;
    const Cycles decompChunksPerCycle, decompExtraLatency;

    // Chunks are little-endian parts of the line.
    void
    fromChunks(const std::vector<Chunk> &chunks, uint64_t *data) const
    {
        for (std::size_t i = 0; i < chunks.size(); i++)
            std::memcpy(
                reinterpret_cast<char *>(data) + i * chunkSizeBits / 8,
                &chunks[i], chunkSizeBits / 8);
    }

    virtual std::unique_ptr<CompressionData> compress(
        const std::vector<Chunk> &chunks, Cycles &comp_lat,
        Cycles &decomp_lat) = 0;
    virtual void decompress(
        const CompressionData *comp_data, uint64_t *cache_line) = 0;
};

} // namespace compression
} // namespace gem5
