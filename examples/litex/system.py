"""A LiteX system whose main memory lies behind an hdlgen controller, simulated by soc.py and built
for a board by board.py.

    VexRiscv - L2 (lines of one block) -.
    DMA reader, DMA writer -------------+- AXI4 - controller - AXI4 - LiteDRAM - SDRAM
    traffic generator ------------------'
"""

import importlib.util
import json
import os
from pathlib import Path

from litedram.frontend.axi import LiteDRAMAXI2Native, LiteDRAMAXIPort
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


def load(design):
    """The class that `--export litex` wrote, and the manifest."""
    manifest = json.loads((design / "manifest.json").read_text())
    name = manifest["name"]
    spec = importlib.util.spec_from_file_location("design", design / f"{name}_litex.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    words = name.split("_")
    return getattr(module, "".join(word[:1].upper() + word[1:] for word in words)), manifest


class System(SoCCore):
    """Processor, masters, unit and memory. `chip` is the memory's module of LiteDRAM's, `phy` drives
    its `wires` of data, `short` runs one program instead of all, `options` are SoCCore's."""

    def __init__(self, platform, crg, phy, chip, wires, design, l2, short, **options):
        super().__init__(
            platform,
            cpu_type="vexriscv",
            integrated_rom_size=0x20000,
            # Holds a codebook, and what making one takes.
            integrated_sram_size=0x10000,
            ident="hdlgen in LiteX",
            **options,
        )
        self.crg = crg
        self.driver = design / "driver"
        unit, manifest = load(design)
        port, size = self.add_dram(phy, chip, wires, manifest["parameters"]["memory-port"])

        block = manifest["parameters"]["block"]
        metadata = size // block // 4  # Two bits a block.
        self.controller = controller = unit(platform)
        self.add_masters(controller.s_axi, block, l2, size - metadata)

        # LiteX's bridges want as many address bits as the bus has.
        registers = axi.AXILiteInterface(32, 32)
        self.comb += registers.connect(controller.bus)
        region = SoCRegion(origin=UNIT, size=0x100000, cached=False)
        self.bus.add_slave("controller", registers, region)

        ids = controller.m_axi.id_width
        dram = LiteDRAMAXIPort(port.data_width, address_width=32, id_width=ids)
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

    def add_dram(self, phy, chip, wires, beat):
        """LiteDRAM; a port of it with beats of so many bytes, and the memory's bytes."""
        self.sdrphy = phy
        self.add_sdram("sdram", phy=phy, module=chip, with_soc_interconnect=False)
        geometry = chip.geom_settings
        columns = 2 ** (geometry.bankbits + geometry.rowbits + geometry.colbits)
        return self.sdram.crossbar.get_port(data_width=8 * beat), columns * wires // 8

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


def builder(soc, folder):
    """What builds the system in the folder, with its firmware and the unit's driver."""
    os.environ["HDLGEN_DRIVER"] = str(soc.driver)
    made = Builder(soc, output_dir=str(folder))
    # Before the BIOS, which is linked last.
    made.software_packages.insert(-1, ("libfirmware", str(HERE / "libfirmware")))
    made.add_software_library("libfirmware")
    return made
