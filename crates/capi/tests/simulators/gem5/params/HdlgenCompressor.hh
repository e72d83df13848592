// What gem5 makes of HdlgenCompressor.py: the compressor's parameters.
#pragma once

#include "mem/cache/compressors/base.hh"

namespace gem5
{

struct HdlgenCompressorParams : public BaseCacheCompressorParams
{
    std::string codec, codebook, parameters;
};

} // namespace gem5
