#!/usr/bin/env python3
"""A LiteX system, simulated in Verilator, whose main memory lies behind an hdlgen controller.

    VexRiscv - L2 (lines of one block) -.
    DMA reader, DMA writer -------------+- AXI4 - controller - AXI4 - LiteDRAM - SDRAM model
    traffic generator ------------------'

It builds the system for the design in FOLDER, runs its firmware, and writes what the firmware
reports to the standard output, a line each. scripts/soc does all of it, and checks the report."""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

from litedram import modules as sdram_modules
from litedram.frontend.axi import LiteDRAMAXI2Native, LiteDRAMAXIPort
from litedram.phy.model import SDRAMPHYModel
from litex.build.generic_platform import Pins, Subsignal
from litex.build.io import CRG
from litex.build.sim import SimPlatform
from litex.build.sim.config import SimConfig
from litex.soc.cores.dma import WishboneDMAReader, WishboneDMAWriter
from litex.soc.integration.builder import Builder
from litex.soc.integration.soc import SoCRegion
from litex.soc.integration.soc_core import SoCCore
from litex.soc.interconnect import axi, wishbone
from migen import FullMemoryWE

from parts import AxiJoin, BeatMonitor, LineToAxi, TrafficGenerator

HERE = Path(__file__).resolve().parent
MAIN_RAM = 0x4000_0000
UNIT = 0x9000_0000  # In VexRiscv's I/O region, which is not cached.
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


def load(design):
    """The class that `--export litex` wrote, and the manifest."""
    manifest = json.loads((design / "manifest.json").read_text())
    name = manifest["name"]
    spec = importlib.util.spec_from_file_location("design", design / f"{name}_litex.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    words = name.split("_")
    return getattr(module, "".join(word[:1].upper() + word[1:] for word in words)), manifest


class Soc(SoCCore):
    def __init__(self, design, sdram, l2, short):
        platform = SimPlatform("SIM", PINS)
        super().__init__(
            platform,
            clk_freq=int(1e6),
            cpu_type="vexriscv",
            uart_name="sim",
            integrated_rom_size=0x20000,
            # Holds a codebook, and what making one takes.
            integrated_sram_size=0x10000,
            ident="hdlgen in LiteX",
        )
        self.crg = CRG(platform.request("sys_clk"))
        platform.add_debug(self, reset=0)
        port, size = self.add_dram(*SDRAMS[sdram])

        unit, manifest = load(design)
        block = manifest["parameters"]["block"]
        metadata = size // block // 4  # Two bits a block.
        self.controller = controller = unit(platform)
        self.add_masters(controller.s_axi, block, l2, size - metadata)

        # LiteX's bridges want as many address bits as the bus has.
        registers = axi.AXILiteInterface(32, 32)
        self.comb += registers.connect(controller.bus)
        region = SoCRegion(origin=UNIT, size=0x100000, cached=False)
        self.bus.add_slave("controller", registers, region)

        dram = LiteDRAMAXIPort(port.data_width, address_width=32, id_width=1)
        self.comb += controller.m_axi.connect(dram)
        self.dram_axi = LiteDRAMAXI2Native(dram, port, base_address=MAIN_RAM)
        self.monitor = BeatMonitor(controller.m_axi, MAIN_RAM + size - metadata)

        self.add_constant("HDLGEN_REGION_SIZE", size - metadata)
        self.add_constant("HDLGEN_METADATA_BASE", MAIN_RAM + size - metadata)
        self.add_constant("HDLGEN_METADATA_SIZE", metadata)
        self.add_constant("HDLGEN_BEAT_BYTES", port.data_width // 8)
        self.add_constant("MEMTEST_DATA_SIZE", 4096 if short else 16384)
        self.add_constant("MEMTEST_ADDR_SIZE", 4096 if short else 16384)
        if short:
            self.add_constant("HDLGEN_SHORT")

    def add_dram(self, chip, rate, wires):
        """LiteDRAM with a model of the memory; a port of it, and its bytes."""
        module = chip(SDRAM_CLOCK, rate)
        self.sdrphy = SDRAMPHYModel(module=module, data_width=wires, clk_freq=SDRAM_CLOCK)
        self.add_sdram("sdram", phy=self.sdrphy, module=module, with_soc_interconnect=False)
        geometry = module.geom_settings
        columns = 2 ** (geometry.bankbits + geometry.rowbits + geometry.colbits)
        return self.sdram.crossbar.get_port(), columns * wires // 8

    def add_masters(self, port, block, l2, size):
        """The processor, a DMA and a traffic generator, joined in front of the unit."""

        def master():
            return axi.AXIInterface(port.data_width, 32, id_width=1)

        def bus():
            return wishbone.Interface(port.data_width, address_width=32, addressing="word")

        processor, reads, writes, traffic = (master() for _ in range(4))
        words = wishbone.Interface(data_width=32, address_width=32, addressing="word")
        if l2:
            lines = wishbone.Interface(8 * block, address_width=32, addressing="word")
            cache = wishbone.Cache(l2 // 4, words, lines, reverse=False)
            self.l2_cache = FullMemoryWE()(cache)
            self.lines = LineToAxi(lines, processor)
            self.add_config("L2_SIZE", l2)
        else:
            wide = bus()
            self.widen = wishbone.Converter(words, wide)
            self.single_beats = axi.Wishbone2AXI(wide, processor)
        region = SoCRegion(origin=MAIN_RAM, size=size, mode="rwx")
        self.bus.add_slave("main_ram", words, region)

        self.dma_reader = WishboneDMAReader(bus(), with_csr=True)
        self.dma_writer = WishboneDMAWriter(bus(), with_csr=True)
        self.comb += self.dma_reader.source.connect(self.dma_writer.sink)
        self.dma_reads = axi.Wishbone2AXI(self.dma_reader.bus, reads)
        self.dma_writes = axi.Wishbone2AXI(self.dma_writer.bus, writes)
        self.traffic = TrafficGenerator(traffic, block)
        self.join = AxiJoin([processor, reads, writes, traffic], port)


def build(args):
    """Makes the firmware and the simulator; the simulator's path."""
    design = args.design.resolve()
    os.environ["HDLGEN_DRIVER"] = str(design / "driver")
    config = SimConfig()
    config.add_clocker("sys_clk", freq_hz=int(1e6))
    soc = Soc(design, args.sdram, args.l2, args.short)
    builder = Builder(soc, output_dir=str(args.build))
    # Before the BIOS, which is linked last.
    builder.software_packages.insert(-1, ("libfirmware", str(HERE / "libfirmware")))
    builder.add_software_library("libfirmware")
    builder.build(sim_config=config, interactive=False, run=False)
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
