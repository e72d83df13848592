"""A LiteX SoC with a design in it, without a CPU: a master on its bus writes the tables, reads each
last word back, and sends blocks; what comes out is compared. It makes Verilog of it.

    litex_soc.py DESIGN VECTORS OUT
        DESIGN    folder that hdlgen wrote with --export litex
        VECTORS   folder of `hdlgen vectors` of the same design, without pauses
        OUT       folder for soc.v, soc_tb.v and soc.f, to be run by `verilator --binary -f soc.f`
"""

import importlib.util
import json
import sys
from pathlib import Path

from litex.build.generic_platform import Pins
from litex.build.sim import SimPlatform
from litex.gen import LiteXModule
from litex.soc.integration.soc import SoCRegion
from litex.soc.integration.soc_core import SoCCore
from litex.soc.interconnect import axi
from migen import FSM, ClockDomain, If, Memory, NextState, NextValue, Signal

IOS = [(name, 0, Pins(1)) for name in ("clk", "rst", "done", "failed")]


def lines(file):
    return [line.split("//")[0].strip() for line in file.read_text().splitlines()]


class Loader(LiteXModule):
    """Writes words to the bus, one after another, and reads some back."""

    def __init__(self, writes, reads):
        self.bus = axi.AXILiteInterface(32, 32)
        self.done, self.failed = Signal(), Signal()
        words = [address << 32 | data for address, data in writes + reads]
        memory = Memory(64, len(words), init=words)
        word = memory.get_port(async_read=True)
        self.specials += memory, word
        place, address_sent, data_sent = word.adr, Signal(), Signal()
        self.place = Signal(len(words).bit_length())
        bus = self.bus
        self.comb += [
            place.eq(self.place),
            bus.aw.addr.eq(word.dat_r[32:]),
            bus.ar.addr.eq(word.dat_r[32:]),
            bus.w.data.eq(word.dat_r[:32]),
            bus.w.strb.eq(0xF),
        ]
        self.fsm = fsm = FSM(reset_state="WRITE")
        following = [
            NextValue(self.place, self.place + 1),
            NextValue(address_sent, 0),
            NextValue(data_sent, 0),
            If(self.place == len(words) - 1, NextState("DONE"))
            .Elif(self.place >= len(writes) - 1, NextState("READ"))
            .Else(NextState("WRITE")),
        ]
        fsm.act(
            "WRITE",
            bus.aw.valid.eq(~address_sent),
            bus.w.valid.eq(~data_sent),
            If(bus.aw.valid & bus.aw.ready, NextValue(address_sent, 1)),
            If(bus.w.valid & bus.w.ready, NextValue(data_sent, 1)),
            If(address_sent & data_sent, NextState("WRITTEN")),
        )
        fsm.act(
            "WRITTEN",
            bus.b.ready.eq(1),
            If(bus.b.valid, If(bus.b.resp != 0, NextValue(self.failed, 1)), *following),
        )
        fsm.act("READ", bus.ar.valid.eq(1), If(bus.ar.ready, NextState("ANSWER")))
        wrong = (bus.r.resp != 0) | (bus.r.data != word.dat_r[:32])
        fsm.act(
            "ANSWER",
            bus.r.ready.eq(1),
            If(bus.r.valid, If(wrong, NextValue(self.failed, 1)), *following),
        )
        fsm.act("DONE", self.done.eq(1))


class Beats(LiteXModule):
    """The beats of a file of vectors (tlast and tuser, a byte each, then tdata), one at a time."""

    def __init__(self, file, width):
        beats = [int(line, 16) for line in lines(file) if line]
        memory = Memory(width + 16, len(beats), init=beats)
        port = memory.get_port(async_read=True)
        self.specials += memory, port
        self.place, self.next = Signal(max=len(beats) + 1), Signal()
        self.none_left = Signal()
        self.data, self.user, self.last = port.dat_r[:width], port.dat_r[width : width + 8], Signal()
        self.comb += [
            port.adr.eq(self.place),
            self.last.eq(port.dat_r[width + 8]),
            self.none_left.eq(self.place == len(beats)),
        ]
        self.sync += If(self.next, self.place.eq(self.place + 1))


class Soc(SoCCore):
    def __init__(self, platform, design, vectors):
        manifest = json.loads((design / "manifest.json").read_text())
        spec = importlib.util.spec_from_file_location(
            "design", design / f"{manifest['name']}_litex.py"
        )
        made = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(made)

        clock, reset = platform.request("clk"), platform.request("rst")
        super().__init__(
            platform,
            int(100e6),
            cpu_type=None,
            bus_standard="axi-lite",
            integrated_sram_size=0,
            with_uart=False,
            with_timer=False,
            ident="",
        )
        self.cd_sys = ClockDomain()
        self.comb += [self.cd_sys.clk.eq(clock), self.cd_sys.rst.eq(reset)]

        writes, reads, done, failed = [], [], [], []
        for number, top in enumerate(manifest["tops"]):
            name = top["module"]
            made_class = "".join(word[:1].upper() + word[1:] for word in name.split("_"))
            module = getattr(made, made_class)(platform)
            setattr(self, name, module)
            origin = 0x10000000 * (number + 1)
            region = SoCRegion(origin=origin, size=1 << module.bus.address_width, cached=False)
            self.bus.add_slave(name, module.bus, region)
            load = [line.split("_") for line in lines(vectors / f"{name}.load.hex") if line]
            own = [(origin + int(address, 16), int(data, 16)) for address, data in load]
            writes += own
            reads.append(own[-1])

            sent = Beats(vectors / f"{name}.input.hex", module.sink.data_width)
            expected = Beats(vectors / f"{name}.expected.hex", module.source.data_width)
            setattr(self, f"{name}_sent", sent)
            setattr(self, f"{name}_expected", expected)
            source, loaded, wrong = module.source, Signal(), Signal()
            user = expected.user[: len(source.user)]
            same = (source.data == expected.data) & (source.user == user)
            self.comb += [
                module.sink.valid.eq(loaded & ~sent.none_left),
                module.sink.data.eq(sent.data),
                module.sink.user.eq(sent.user),
                module.sink.last.eq(sent.last),
                sent.next.eq(module.sink.valid & module.sink.ready),
                source.ready.eq(1),
                expected.next.eq(source.valid & source.ready),
            ]
            more = expected.none_left | ~same | (source.last != expected.last)
            self.sync += If(source.valid & more, wrong.eq(1))
            done.append((loaded, sent.none_left & expected.none_left))
            failed.append(wrong)

        self.loader = Loader(writes, reads)
        self.bus.add_master("loader", self.loader.bus)
        whole = 1
        for loaded, finished in done:
            self.comb += loaded.eq(self.loader.done)
            whole &= finished
        some = self.loader.failed
        for wrong in failed:
            some |= wrong
        self.comb += [platform.request("done").eq(whole), platform.request("failed").eq(some)]
        self.said = f"{len(writes)} words loaded, {len(reads)} read back"


BENCH = """`timescale 1ns/1ns
module soc_tb;
  reg clk = 0, rst = 1;
  wire done, failed;
  integer cycle = 0;
  soc soc(.clk(clk), .rst(rst), .done(done), .failed(failed));
  always #1 clk = ~clk;
  always @(posedge clk) begin
    cycle <= cycle + 1;
    rst <= cycle < 4;
    if (cycle > 100 && failed) begin $display("FAILED in cycle %0d", cycle); $fatal; end
    if (cycle > 100 && done) begin $display("PASSED: SAID"); $finish; end
    if (cycle == 200000) begin $display("FAILED: no end"); $fatal; end
  end
endmodule
"""


def main(design, vectors, out):
    platform = SimPlatform("SIM", IOS)
    soc = Soc(platform, design, vectors)
    soc.finalize()
    verilog = platform.get_verilog(soc, name="soc")
    out.mkdir(parents=True, exist_ok=True)
    verilog.write(str(out / "soc.v"))
    for name, data in verilog.data_files.items():
        (out / name).write_text(data)
    (out / "soc_tb.v").write_text(BENCH.replace("SAID", soc.said))
    sources = [str(file[0]) for file in platform.sources]
    files = "\n".join(["soc_tb.v", "soc.v", *sources])
    # It runs for a moment: what the compiler saves counts for more.
    quick = '-MAKEFLAGS "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0"'
    flags = f"--binary --top-module soc_tb -Wno-fatal -Wno-lint {quick}"
    (out / "soc.f").write_text(f"{flags}\n{files}\n")


if len(sys.argv) != 4:
    sys.exit(__doc__)
main(*map(Path, sys.argv[1:]))
