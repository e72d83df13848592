// The time of requests in Sniper's DRAM model of compressed memory: driver ADDRESS SIZE...
#include "dram_perf_model_compressed.h"

#include <cstdio>
#include <cstdlib>
#include <memory>

int main(int argc, char **argv) try {
  const std::unique_ptr<DramPerfModel> model(new DramPerfModelCompressed(0, 128));
  for (int i = 1; i + 1 < argc; i += 2) {
    const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 0); };
    const auto time = model->getAccessLatency(0, number(i + 1), 0, number(i),
                                              DramCntlrInterface::READ, nullptr);
    std::printf("%llu ", (unsigned long long)time);
  }
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 3;
}
