/** A cache compressor of gem5 that is any of hdlgen's codecs. README.md says how to add it. */
#ifndef __HDLGEN_COMPRESSOR_HH__
#define __HDLGEN_COMPRESSOR_HH__

#include <memory>
#include <vector>

#include <hdlgen.hpp>

#include "mem/cache/compressors/base.hh"

namespace gem5
{

struct HdlgenCompressorParams;

namespace compression
{

class Hdlgen : public Base
{
  public:
    typedef HdlgenCompressorParams Params;
    Hdlgen(const Params &p);

  protected:
    /** A line as memory would hold it. */
    struct Stored : public CompressionData
    {
        hdlgen::stored line;
    };

    const hdlgen::codec codec;
    const bool hasHardware;

    std::unique_ptr<CompressionData> compress(
        const std::vector<Chunk> &chunks, Cycles &comp_lat,
        Cycles &decomp_lat) override;

    void decompress(
        const CompressionData *comp_data, uint64_t *cache_line) override;
};

} // namespace compression
} // namespace gem5

#endif // __HDLGEN_COMPRESSOR_HH__
