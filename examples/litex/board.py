#!/usr/bin/env python3
"""Builds the LiteX system of system.py for the ULX3S board (Lattice ECP5-85F): synthesis by Yosys,
placement and routing by nextpnr. Writes the bitstream, and, as the last line of the standard output,
JSON: what the device has and what the system takes of it, and the clock that the routed system allows.
scripts/soc --board calls it. The bitstream has been on no board."""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from litedram import modules as sdram_modules
from litedram.phy import GENSDRPHY
from litex.build.generic_platform import IOStandard, Misc, Pins, Subsignal
from litex.build.io import DDROutput
from litex.build.lattice import LatticeECP5Platform
from litex.gen import LiteXModule
from litex.soc.cores.clock import ECP5PLL
from migen import ClockDomain, ClockSignal

from system import System, builder

DEVICE = "LFE5U-85F-6BG381C"
OSCILLATOR = 25e6
LVCMOS = IOStandard("LVCMOS33")
PINS = [
    ("clk25", 0, Pins("G2"), LVCMOS),
    ("rst", 0, Pins("R1"), LVCMOS),
    ("serial", 0, Subsignal("tx", Pins("L4")), Subsignal("rx", Pins("M1")), LVCMOS),
    # Low, it would hold the board's other processor in reset, which then resets this one.
    ("wifi_gpio0", 0, Pins("L2"), LVCMOS),
    ("sdram_clock", 0, Pins("F19"), LVCMOS),
    (
        "sdram",
        0,
        Subsignal("a", Pins("M20 M19 L20 L19 K20 K19 K18 J20 J19 H20 N19 G20 G19")),
        Subsignal("dq", Pins("J16 L18 M18 N18 P18 T18 T17 U20 E19 D20 D19 C20 E18 F18 J18 J17")),
        Subsignal("we_n", Pins("T20")),
        Subsignal("ras_n", Pins("R20")),
        Subsignal("cas_n", Pins("T19")),
        Subsignal("cs_n", Pins("P20")),
        Subsignal("cke", Pins("F20")),
        Subsignal("ba", Pins("P19 N20")),
        Subsignal("dm", Pins("U19 E20")),
        LVCMOS,
        Misc("SLEWRATE=FAST"),
    ),
]
SDRAM_WIRES = 16


class Clocks(LiteXModule):
    """The system's clock, and the same a quarter later for the SDRAM."""

    def __init__(self, platform, frequency):
        self.cd_sys = ClockDomain()
        self.cd_sys_ps = ClockDomain()
        self.pll = pll = ECP5PLL()
        self.comb += pll.reset.eq(platform.request("rst"))
        pll.register_clkin(platform.request("clk25"), OSCILLATOR)
        pll.create_clkout(self.cd_sys, frequency)
        pll.create_clkout(self.cd_sys_ps, frequency, phase=90)
        pin = platform.request("sdram_clock")
        self.specials += DDROutput(1, 0, pin, ClockSignal("sys_ps"))
        self.comb += platform.request("wifi_gpio0").eq(1)


def on_board(args):
    platform = LatticeECP5Platform(DEVICE, PINS, toolchain="trellis")
    clocks = Clocks(platform, args.clock * 1e6)
    phy = GENSDRPHY(platform.request("sdram"), args.clock * 1e6)
    chip = sdram_modules.MT48LC16M16(args.clock * 1e6, "1:1")
    return System(
        platform, clocks, phy, chip, SDRAM_WIRES,
        design=args.design.resolve(), l2=args.l2, short=True,
        clk_freq=args.clock * 1e6, uart_name="serial",
    )


def run(folder, command):
    """A tool, whose output goes to a file of its name in the folder."""
    log = folder / f"{Path(command[0]).name}.log"
    with open(log, "w") as kept:
        ended = subprocess.run(command, cwd=folder, stdout=kept, stderr=subprocess.STDOUT)
    if ended.returncode:
        sys.exit(f"{command[0]} failed: see {log}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("design", metavar="FOLDER", type=Path, help="made with --export litex")
    parser.add_argument("--build", type=Path, default=Path("build"), help="folder to build in")
    parser.add_argument("--l2", type=int, default=8192, help="bytes of the L2; 0 for none")
    parser.add_argument("--clock", type=float, default=25, help="the system's clock in MHz")
    parser.add_argument("--nextpnr", default="nextpnr-ecp5", help="and beside it ecppack")
    args = parser.parse_args()
    soc = on_board(args)
    builder(soc, args.build).build(build_name="ulx3s", run=False)
    folder = args.build / "gateware"
    run(folder, ["yosys", "ulx3s.ys"])
    place = [args.nextpnr, "--85k", "--package", "CABGA381", "--speed", "6", "--json", "ulx3s.json"]
    place += ["--lpf", "ulx3s.lpf", "--textcfg", "ulx3s.config", "--report", "report.json"]
    place += ["--freq", str(args.clock)]
    # Its default router takes hours for a board that is two thirds full.
    run(folder, place + ["--timing-allow-fail", "--router", "router2"])
    pack = args.nextpnr.replace("nextpnr-ecp5", "ecppack")
    run(folder, [pack, "--compress", "ulx3s.config", "--bit", "ulx3s.bit"])
    report = json.loads((folder / "report.json").read_text())
    print(json.dumps({of: report[of] for of in ("utilization", "fmax")}))


main()
