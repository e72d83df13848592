// Lines of 64 bytes through gem5's compressor of hdlgen; of each its bits, the cycles in and out:
//   driver CODEC PARAMETERS FILE    CODEC may be @CODEBOOK
#include "hdlgen_compressor.cc"

#include <cstdio>
#include <fstream>

using namespace gem5;

struct Compressor : compression::Hdlgen
{
    using Hdlgen::Hdlgen;

    int
    line(const char *bytes)
    {
        std::vector<Chunk> chunks(blkSize * 8 / chunkSizeBits);
        for (std::size_t i = 0; i < chunks.size(); i++)
            std::memcpy(&chunks[i], bytes + i * chunkSizeBits / 8, chunkSizeBits / 8);
        Cycles in, out;
        const auto stored = compress(chunks, in, out);
        std::vector<uint64_t> back(blkSize / 8);
        decompress(stored.get(), back.data());
        std::printf("%zu %llu %llu\n", stored->getSizeBits(), (unsigned long long)in, (unsigned long long)out);
        return std::memcmp(back.data(), bytes, blkSize) != 0;
    }
};

int
main(int argc, char **argv)
{
    if (argc != 4) return 2;
    HdlgenCompressorParams p;
    (argv[1][0] == '@' ? p.codebook : p.codec) = argv[1] + (argv[1][0] == '@');
    p.parameters = argv[2];
    p.comp_extra_latency = Cycles(100);
    Compressor compressor(p);
    std::ifstream file(argv[3], std::ios::binary);
    char bytes[64];
    while (file.read(bytes, sizeof bytes))
        if (compressor.line(bytes)) return 3;
    return 0;
}
