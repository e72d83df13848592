#!/usr/bin/env python3
"""Simulates the LiteX system of system.py in Verilator.

It builds the system for the design in FOLDER, runs its firmware, and writes what the firmware
reports to the standard output, a line each. scripts/soc does all of it, and checks the report."""

import argparse
import subprocess
import sys
from pathlib import Path

from litedram import modules as sdram_modules
from litedram.phy.model import SDRAMPHYModel
from litex.build.generic_platform import Pins, Subsignal
from litex.build.io import CRG
from litex.build.sim import SimPlatform
from litex.build.sim.config import SimConfig

from system import System, builder

HERE = Path(__file__).resolve().parent
SDRAM_CLOCK = int(100e6)
PINS = [
    ("sys_clk", 0, Pins(1)),
    (
        "serial",
        0,
        Subsignal("source_valid", Pins(1)),
        Subsignal("source_ready", Pins(1)),
        Subsignal("source_data", Pins(8)),
        Subsignal("sink_valid", Pins(1)),
        Subsignal("sink_ready", Pins(1)),
        Subsignal("sink_data", Pins(8)),
    ),
]


class SmallDdr3(sdram_modules.MT41K64M16):
    """The chip with a quarter of its rows, which a simulator holds more easily."""

    nrows = 2048


# By name: the chip, its rate against LiteDRAM's clock, and the data wires of the memory.
SDRAMS = {
    "sdr": (sdram_modules.MT48LC16M16, "1:1", 32),
    "ddr3": (SmallDdr3, "1:4", 32),
}


def simulated(args):
    """The system on a simulator's clock, with models of its UART and of its memory."""
    platform = SimPlatform("SIM", PINS)
    crg = CRG(platform.request("sys_clk"))
    chip, rate, wires = SDRAMS[args.sdram]
    module = chip(SDRAM_CLOCK, rate)
    phy = SDRAMPHYModel(module=module, data_width=wires, clk_freq=SDRAM_CLOCK)
    soc = System(
        platform, crg, phy, module, wires,
        design=args.design.resolve(), l2=args.l2, short=args.short,
        clk_freq=int(1e6), uart_name="sim",
    )
    platform.add_debug(soc, reset=0)
    return soc


def build(args):
    """Makes the firmware and the simulator; the simulator's path."""
    config = SimConfig()
    config.add_clocker("sys_clk", freq_hz=int(1e6))
    soc = simulated(args)
    builder(soc, args.build).build(sim_config=config, interactive=False, run=False)
    return verilate([source for source, *_ in soc.platform.sources], args.build / "gateware")


def verilate(sources, folder):
    command = ["verilator", "--cc", "--exe", "--build", "-j", "2", "-O3", "--top-module", "sim"]
    command += ["--x-assign", "fast", "--x-initial", "fast", "--noassert", "--output-split", "20000"]
    command += ["-DPRINTF_COND=0", "-Wno-fatal", "-Wno-lint", "-Wno-TIMESCALEMOD", "-Wno-BLKANDNBLK"]
    command += ["-CFLAGS", "-O1", "--Mdir", "obj_dir", *sources, str(HERE / "main.cpp")]
    with open(folder / "verilator.log", "w") as log:
        made = subprocess.run(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT)
    if made.returncode:
        sys.exit(f"Verilator failed: see {folder / 'verilator.log'}")
    return (folder / "obj_dir" / "Vsim").resolve()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("design", metavar="FOLDER", type=Path, help="made with --export litex")
    parser.add_argument("--build", type=Path, default=Path("build"), help="folder to build in")
    parser.add_argument("--sdram", choices=sorted(SDRAMS), default="sdr")
    parser.add_argument("--l2", type=int, default=8192, help="bytes of the L2; 0 for none")
    parser.add_argument("--short", action="store_true", help="less memory tested, one program")
    parser.add_argument("--cycles", type=int, default=100_000_000, help="that it may run at most")
    args = parser.parse_args()
    simulator = build(args)
    # The ROM's contents lie beside it.
    ended = subprocess.run([simulator, str(args.cycles)], cwd=args.build / "gateware")
    sys.exit(ended.returncode)


main()
