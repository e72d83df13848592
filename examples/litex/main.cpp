// Clocks the system and prints what its serial port sends, until the firmware ends the simulation.
//
//     Vsim [CYCLES]    gives up after so many cycles, with exit code 1
#include <cstdio>
#include <cstdlib>

#include "Vsim.h"
#include "verilated.h"

int main(int argc, char **argv)
{
    VerilatedContext context;
    Vsim sim(&context);
    unsigned long long cycles = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000000000ull;
    sim.serial_source_ready = 1;
    sim.serial_sink_valid = 0;
    for (; cycles && !context.gotFinish(); cycles--) {
        sim.sys_clk = 0;
        sim.eval();
        if (sim.serial_source_valid) {
            std::putchar(sim.serial_source_data);
            if (sim.serial_source_data == '\n') std::fflush(stdout);
        }
        sim.sys_clk = 1;
        sim.eval();
    }
    sim.final();
    if (!context.gotFinish()) std::fprintf(stderr, "the firmware has not ended in time\n");
    return context.gotFinish() ? 0 : 1;
}
