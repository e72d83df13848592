"""Drives one half of a design by somebody else's bus models, and holds it against the model.

`run.py` starts this in the simulator; the environment names the files. Frames are blocks: the
streams' tlast ends each, and tuser is its metadata on the compressed side.
"""

import itertools
import json
import logging
import os
import random
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, with_timeout
from cocotbext.axi import (
    AxiLiteBus,
    AxiLiteMaster,
    AxiStreamBus,
    AxiStreamFrame,
    AxiStreamSink,
    AxiStreamSource,
)

ROLE = os.environ["HDLGEN_ROLE"]
PARAMETERS = json.loads(os.environ["HDLGEN_PARAMETERS"])
BLOCK, MAG, BEAT = (PARAMETERS[name] for name in ("block", "mag", "beat"))
RAW = 3


def blocks():
    """The data's blocks."""
    data = Path(os.environ["HDLGEN_DATA"]).read_bytes()
    return [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)]


def stored():
    """Each block as memory holds it, whole bursts, and its metadata, as `hdlgen encode` says."""
    stream = Path(os.environ["HDLGEN_STREAM"]).read_bytes()
    index = json.loads(Path(os.environ["HDLGEN_INDEX"]).read_text())
    at = 0
    for entry in index["blocks"]:
        size = BLOCK if entry["metadata"] == RAW else (entry["metadata"] + 1) * MAG
        yield stream[at : at + size], entry["metadata"]
        at += size


def load_sequence():
    """The writes that load the tables, one a line: address and data."""
    path = os.environ.get("HDLGEN_LOAD")
    for line in Path(path).read_text().split() if path else []:
        address, data = line.split("_")
        yield int(address, 16), int(data, 16)


def pauses(seed, of_8):
    """Cycles in which a port waits, `of_8` in 8 of them."""
    dice = random.Random(seed)
    return (dice.randrange(8) < of_8 for _ in itertools.count())


async def start(dut):
    """Clock and reset; the tables through AXI4-Lite."""
    cocotb.start_soon(Clock(dut.aclk, 10, unit="ns").start())
    source = AxiStreamSource(
        AxiStreamBus.from_prefix(dut, "s_axis"), dut.aclk, dut.aresetn,
        reset_active_level=False, byte_lanes=BEAT)
    sink = AxiStreamSink(
        AxiStreamBus.from_prefix(dut, "m_axis"), dut.aclk, dut.aresetn,
        reset_active_level=False, byte_lanes=BEAT)
    tables = None
    if hasattr(dut, "s_axil_awvalid"):
        tables = AxiLiteMaster(
            AxiLiteBus.from_prefix(dut, "s_axil"), dut.aclk, dut.aresetn,
            reset_active_level=False)
    for model in (source, sink):
        model.log.setLevel(logging.WARNING)  # else every frame is printed
    if tables:
        for model in (tables.write_if, tables.read_if):
            model.log.setLevel(logging.WARNING)
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 4)
    dut.aresetn.value = 1
    await ClockCycles(dut.aclk, 2)
    for address, data in load_sequence():
        await tables.write_dword(address, data)
    return source, sink


def metadata(frame):
    """Of a frame: tuser, the same in all of its beats."""
    values = {int(user) & 3 for user in frame.tuser}
    assert len(values) == 1, f"tuser changes within a block: {frame.tuser}"
    return values.pop()


@cocotb.test()
@cocotb.parametrize(waits=[(0, 0), (3, 0), (0, 3), (4, 4)])
async def blocks_are_what_the_model_says(dut, waits):
    source, sink = await start(dut)
    for port, seed, of_8 in ((source, 1, waits[0]), (sink, 2, waits[1])):
        if of_8:
            port.set_pause_generator(pauses(seed, of_8))
    plain = blocks()
    compressed = list(stored())
    if ROLE == "compressor":
        frames = [AxiStreamFrame(block) for block in plain]
    else:
        frames = [AxiStreamFrame(block, tuser=user) for block, user in compressed]
    for frame in frames:
        source.send_nowait(frame)
    for number, block in enumerate(plain):
        frame = await with_timeout(sink.recv(compact=False), 100, "us")
        got = bytes(frame.tdata)
        if ROLE == "compressor":
            want, user = compressed[number]
            assert metadata(frame) == user, f"block {number}: metadata {frame.tuser}, not {user}"
        else:
            want = block
            assert int(frame.tuser[-1]) & 4 == 0, f"block {number}: the error bit is set"
        assert got == want, f"block {number}: {got.hex()}, not {want.hex()}"
    await ClockCycles(dut.aclk, 64)
    assert sink.empty(), "more blocks came out than went in"
    raw = sum(user == RAW for _, user in compressed)
    dut._log.info("%d blocks as the model says, %d of them stored raw", len(plain), raw)
