"""A cache compressor that is any of hdlgen's codecs, bit by bit, with the cycles of its hardware."""

from m5.objects.Compressors import BaseCacheCompressor
from m5.params import *


class HdlgenCompressor(BaseCacheCompressor):
    type = "HdlgenCompressor"
    cxx_class = "gem5::compression::Hdlgen"
    cxx_header = "hdlgen_compressor.hh"

    codec = Param.String("bpc-opt", "Codec, as `hdlgen codecs` lists them; empty with a codebook")
    codebook = Param.String("", "Codebook that `hdlgen train` wrote: the codec is its, then")
    parameters = Param.String(
        "", "Further parameters of the codec, such as mag=32 or pdw=4; the block is the cache's"
    )

    # The codec's hardware has its own cycles. These are added to them; the chunks a cycle count for
    # codecs without hardware only.
    comp_extra_latency = 0
    decomp_extra_latency = 0
