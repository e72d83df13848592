// A DRAM model for Sniper: that of constant latency, in which a compressed block occupies the bus
// for its bursts only. README.md says how to add it.
#ifndef __DRAM_PERF_MODEL_COMPRESSED_H__
#define __DRAM_PERF_MODEL_COMPRESSED_H__

#include <hdlgen_memory.hpp>

#include "dram_perf_model_constant.h"

class DramPerfModelCompressed : public DramPerfModelConstant
{
   public:
      using DramPerfModelConstant::DramPerfModelConstant;

      SubsecondTime getAccessLatency(SubsecondTime pkt_time, UInt64 pkt_size, core_id_t requester, IntPtr address, DramCntlrInterface::access_t access_type, ShmemPerf *perf)
      {
         const hdlgen::compressed_memory &memory = hdlgen::compressed_memory::of_environment();
         return DramPerfModelConstant::getAccessLatency(pkt_time, memory.compress(address, pkt_size), requester, address, access_type, perf);
      }
};

#endif /* __DRAM_PERF_MODEL_COMPRESSED_H__ */
