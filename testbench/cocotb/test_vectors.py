"""Sends the vectors beside this file through the design's modules, by cocotbext-axi's bus models.

    python3 test_vectors.py            # in the folder that `hdlgen vectors` wrote

It wants cocotb 2, cocotbext-axi and Icarus Verilog (SIM=verilator: Verilator 5.036 or newer). A
frame of a stream is a block: tlast ends each. MODULE.input.hex, .raw.hex and .expected.hex hold
its beats, MODULE.load.hex the writes that load the tables.
"""

import itertools
import json
import logging
import os
import random
import sys
import tempfile
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, with_timeout
from cocotb_tools.runner import get_results, get_runner
from cocotbext.axi import (
    AxiLiteBus,
    AxiLiteMaster,
    AxiStreamBus,
    AxiStreamFrame,
    AxiStreamSink,
    AxiStreamSource,
)

FOLDER = Path(__file__).resolve().parent


def frames(path):
    """Blocks of a file of beats, {tlast, tuser, tdata} each: data, and tuser of each of its bytes."""
    data, users = bytearray(), []
    for line in path.read_text().split():
        last, user, beat = line[:2], int(line[2:4], 16), bytes.fromhex(line[4:])[::-1]
        data += beat
        users += [user] * len(beat)
        if last == "01":
            yield bytes(data), users
            data, users = bytearray(), []


def pauses(seed, of_8):
    """Cycles in which a port waits, `of_8` in 8 of them."""
    dice = random.Random(seed)
    return (dice.randrange(8) < of_8 for _ in itertools.count())


async def start(dut, top):
    """Clock and reset, the tables through AXI4-Lite, and the streams: in, raw blocks in, out."""
    cocotb.start_soon(Clock(dut.aclk, 10, unit="ns").start())
    widths = {port["name"]: port["width"] for port in top["ports"]}

    def stream(kind, prefix):
        if f"{prefix}_tdata" not in widths:
            return None
        port = kind(AxiStreamBus.from_prefix(dut, prefix), dut.aclk, dut.aresetn,
                    reset_active_level=False, byte_lanes=widths[f"{prefix}_tdata"] // 8)
        port.log.setLevel(logging.WARNING)  # else every frame is printed
        return port

    streams = (stream(AxiStreamSource, "s_axis"), stream(AxiStreamSource, "s_raw_axis"),
               stream(AxiStreamSink, "m_axis"))
    load = FOLDER / f"{top['module']}.load.hex"
    dut.aresetn.value = 0
    tables = None
    if "s_axil_awaddr" in widths:
        tables = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axil"), dut.aclk, dut.aresetn,
                               reset_active_level=False)
        for half in (tables.write_if, tables.read_if):
            half.log.setLevel(logging.WARNING)
    await ClockCycles(dut.aclk, 4)
    dut.aresetn.value = 1
    await ClockCycles(dut.aclk, 2)
    if load.exists():
        for line in load.read_text().split():
            address, data = line.split("_")
            await tables.write_dword(int(address, 16), int(data, 16))
    return streams


@cocotb.test()
@cocotb.parametrize(waits=[(0, 0), (3, 0), (0, 3), (4, 4)])
async def blocks_are_as_expected(dut, waits):
    top = json.loads(os.environ["HDLGEN_TOP"])
    source, raw, sink = await start(dut, top)
    for port, seed, of_8 in ((source, 1, waits[0]), (raw, 2, waits[0]), (sink, 3, waits[1])):
        if port and of_8:
            port.set_pause_generator(pauses(seed, of_8))
    for port, kind in ((source, "input"), (raw, "raw")):
        if port:
            for data, users in frames(FOLDER / f"{top['module']}.{kind}.hex"):
                port.send_nowait(AxiStreamFrame(data, tuser=users))
    number = -1
    for number, (data, users) in enumerate(frames(FOLDER / f"{top['module']}.expected.hex")):
        frame = await with_timeout(sink.recv(compact=False), 100, "us")
        got = bytes(frame.tdata)
        assert got == data, f"block {number}: {got.hex()}, not {data.hex()}"
        if hasattr(dut, "m_axis_tuser"):
            user = [int(user) for user in frame.tuser]
            assert user == users, f"block {number}: tuser of each byte {user}, not {users}"
    await ClockCycles(dut.aclk, 64)
    assert sink.empty(), "more blocks came out than are expected"
    dut._log.info("%d blocks as expected", number + 1)


def main():
    tops = json.loads((FOLDER / "manifest.json").read_text())["tops"]
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"  # the folder stays as it was written
    os.environ["PYTHONPATH"] = os.pathsep.join([str(FOLDER), *sys.path])
    bad = 0
    for top in tops:
        with tempfile.TemporaryDirectory() as build:
            runner = get_runner(os.environ.get("SIM", "icarus"))
            runner.build(sources=[FOLDER / file for file in top["files"]],
                         hdl_toplevel=top["module"], build_dir=build, timescale=("1ns", "1ps"))
            results = runner.test(hdl_toplevel=top["module"], test_module=Path(__file__).stem,
                                  build_dir=build, test_dir=FOLDER, results_xml=f"{build}/results.xml",
                                  extra_env={"HDLGEN_TOP": json.dumps(top)})
            tests, failed = get_results(Path(results))
        print(f"{top['module']}: {tests} tests, {failed} failed")
        bad += failed if tests else 1
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
