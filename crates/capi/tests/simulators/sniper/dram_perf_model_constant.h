// What examples/sniper uses of Sniper (snipersim/snipersim, 900a80c4), written anew for a test that
// has no Sniper: names and signatures are its, and a byte takes one unit of time.
#pragma once

#include <cstdint>

typedef uint64_t UInt64;
typedef uint32_t UInt32;
typedef uintptr_t IntPtr;
typedef int32_t core_id_t;
typedef uint64_t SubsecondTime;
class ShmemPerf;
struct DramCntlrInterface
{
   enum access_t { READ, WRITE };
};

class DramPerfModel
{
   public:
      virtual ~DramPerfModel() {}
      virtual SubsecondTime getAccessLatency(SubsecondTime pkt_time, UInt64 pkt_size, core_id_t requester, IntPtr address, DramCntlrInterface::access_t access_type, ShmemPerf *perf) = 0;
};

class DramPerfModelConstant : public DramPerfModel
{
   public:
      DramPerfModelConstant(core_id_t, UInt32) {}
      SubsecondTime getAccessLatency(SubsecondTime, UInt64 pkt_size, core_id_t, IntPtr, DramCntlrInterface::access_t, ShmemPerf *) { return pkt_size; }
};
