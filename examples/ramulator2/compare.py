"""A trace through Ramulator 2 (its Python package), with blocks as they are and compressed.

    compare.py TRACE BURSTS [CYCLES]
        TRACE    for Ramulator's LoadStoreTrace, of bursts of 32 bytes
        BURSTS   what `hdlgen eval --bursts` wrote of the blocks of 128 bytes
        CYCLES   of decompression, of the memory's clock [0]
"""

import sys

import ramulator


def run(trace: str, compress) -> dict:
    """One channel of GDDR6, asked for a burst in every cycle in which it takes one."""
    controller = ramulator.controller.GenericDDR(
        dram=ramulator.dram.GDDR6(
            org_preset="GDDR6_8Gb_x16", timing_preset="GDDR6_14000_1350mV_double"
        ),
        scheduler=ramulator.scheduler.FRFCFS(),
        refresh_manager=ramulator.refresh_manager.AllBank(),
        row_policy=ramulator.row_policy.Open(),
        addr_mapper=ramulator.addr_mapper.RoBaRaCoCh(),
    )
    memory = ramulator.memory_system.GenericDRAM(
        clock_ratio=1,
        controllers=[compress(controller)],
        channel_mapper=ramulator.channel_mapper.CacheLineInterleave(),
    )
    frontend = ramulator.frontend.LoadStoreTrace(clock_ratio=1, path=trace)
    simulation = ramulator.Simulation(frontend, memory)
    simulation.run()
    return simulation.stats["memory_system"]["controller"]


def main(trace: str, bursts: str, cycles: str = "0") -> None:
    raw = run(trace, lambda controller: controller)
    outer = run(
        trace,
        lambda controller: ramulator.controller.Compressed(
            bursts=bursts, decompression_cycles=int(cycles), controller=controller
        ),
    )
    compressed = outer["controller"]
    for what, stats in ("as they are", raw), ("compressed", compressed):
        print(
            f"{what:12} {stats['cycles']} cycles, {stats['num_read_reqs']} bursts read, "
            f"{stats['num_write_reqs']} written, row hits {stats['row_hits']}"
        )
    print(f"speedup {int(raw['cycles']) / int(compressed['cycles']):.3f}")


if not 3 <= len(sys.argv) <= 4:
    sys.exit(__doc__)
main(*sys.argv[1:])
