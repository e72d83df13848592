"""Sends blocks made by chance through one half of a codec, beside its software model.

`run.py` starts this in the simulator; the environment names the design. The scoreboard asks the
Python package hdlgen, as the blocks go in, what has to come out: there are no vectors. Some packets
are too short or too long, and some compressed blocks are damaged: a decompressor then has to
say "error" where the model refuses to decode, and nowhere else.
"""

import json
import logging
import os
import random
from collections import deque

import cocotb
import hdlgen
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, with_timeout
from cocotbext.axi import (
    AxiLiteBus,
    AxiLiteMaster,
    AxiResp,
    AxiStreamBus,
    AxiStreamFrame,
    AxiStreamSink,
    AxiStreamSource,
)
from stimulus import contents, pauses

PARAMETERS = json.loads(os.environ["HDLGEN_PARAMETERS"])
TOP = json.loads(os.environ["HDLGEN_TOP"])
NUMBER = int(os.environ.get("HDLGEN_NUMBER", "300"))
SEED = int(os.environ.get("HDLGEN_SEED", "1"))
BOOK = os.environ.get("HDLGEN_CODEBOOK")
BLOCK, MAG, BEAT = (PARAMETERS[name] for name in ("block", "mag", "beat"))
MOST = BLOCK // MAG
METADATA_BITS = max(2, (MOST - 1).bit_length())
RAW = (1 << METADATA_BITS) - 1


class Model:
    """What the software says of a packet, for one half: what has to come out, if anything."""

    def __init__(self):
        self.design = hdlgen.design(os.environ["HDLGEN_DESIGN"], **PARAMETERS)
        self.book = hdlgen.Codebook(BOOK) if BOOK else None
        self.codec = self.design.codec(self.book)

    def stores(self, block):
        """The bursts that memory holds of a block, and its metadata."""
        stored, bursts = hdlgen.encode(block, self.codec)
        return stored, RAW if bursts[0] == MOST else bursts[0] - 1

    def compressor(self, packet, _):
        """A block's bursts and metadata; none of a packet that is no block."""
        if len(packet) != BLOCK:
            return None
        stored, metadata = self.stores(packet)
        return whole_beats(stored), metadata

    def decompressor(self, packet, metadata):
        """The block, or none if it is wrong; and whether it is."""
        bursts = MOST if metadata == RAW else metadata + 1
        stored = packet[: bursts * MAG]
        if len(packet) != len(whole_beats(bytes(bursts * MAG))):
            return None, 1
        try:
            return hdlgen.decode(stored, bytes([bursts]), self.codec), 0
        except ValueError:
            return None, 1


class Stimulus:
    """Packets for one half, and what goes with them."""

    def __init__(self, model, seed):
        self.model = model
        self.dice = random.Random(seed)

    def length(self, packet):
        """Sometimes a beat too few or too many."""
        chance = self.dice.randrange(20)
        if chance == 0:
            return packet + bytes(BEAT)
        if chance == 1 and len(packet) > BEAT:
            return packet[:-BEAT]
        return packet

    def compressor(self):
        """A block."""
        return self.length(contents(self.dice.random(), BLOCK)), 0

    def decompressor(self):
        """A stored block, of which some bits may be others."""
        stored, metadata = self.model.stores(contents(self.dice.random(), BLOCK))
        damaged = bytearray(stored)
        for _ in range(self.dice.choice((0, 0, 0, 1, 2, 40))):
            damaged[self.dice.randrange(len(damaged))] ^= 1 << self.dice.randrange(8)
        return self.length(whole_beats(bytes(damaged))), metadata


def whole_beats(data):
    """Data with zeros behind it up to a beat's end."""
    return data + bytes(-len(data) % BEAT)


def stream(kind, dut, prefix):
    """A source or sink at a port."""
    port = kind(AxiStreamBus.from_prefix(dut, prefix), dut.aclk, dut.aresetn,
                reset_active_level=False, byte_lanes=BEAT)
    port.log.setLevel(logging.WARNING)  # else every frame is printed
    return port


async def start(dut, model):
    """Clock and reset, and the tables; returns the streams in and out."""
    cocotb.start_soon(Clock(dut.aclk, 10, unit="ns").start())
    streams = stream(AxiStreamSource, dut, "s_axis"), stream(AxiStreamSink, dut, "m_axis")
    if model.book:
        tables = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axil"), dut.aclk, dut.aresetn,
                               reset_active_level=False)
        tables.write_if.log.setLevel(logging.WARNING)
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 4)
    dut.aresetn.value = 1
    await ClockCycles(dut.aclk, 2)
    if model.book:
        for address, data in model.design.load_sequence(TOP["role"], model.book):
            done = await tables.write(address, data.to_bytes(4, "little"))
            assert done.resp == AxiResp.OKAY, f"the write to {address:#x} is refused"
    return streams


@cocotb.test()
@cocotb.parametrize(waits=[(0, 0), (3, 0), (0, 3), (4, 4)])
async def blocks_are_as_the_model_says(dut, waits):
    """All that comes out, block by block, with its metadata or error bit."""
    model = Model()
    source, sink = await start(dut, model)
    for port, of_8 in zip((source, sink), waits):
        if of_8:
            port.set_pause_generator(pauses(f"{SEED} {of_8}", of_8))
    source.queue_occupancy_limit_frames = 4
    expected = deque()
    stimulus = Stimulus(model, f"{SEED} {waits}")

    async def feed():
        for _ in range(NUMBER):
            packet, metadata = getattr(stimulus, TOP["role"])()
            answer = getattr(model, TOP["role"])(packet, metadata)
            if answer:
                expected.append(answer)
            user = {"tuser": [metadata] * len(packet)} if TOP["role"] == "decompressor" else {}
            await source.send(AxiStreamFrame(packet, **user))

    feeding = cocotb.start_soon(feed())
    counted = {"right": 0, "wrong": 0}
    while expected or not feeding.done():
        if not expected:
            await ClockCycles(dut.aclk, 1)
            continue
        frame = await with_timeout(sink.recv(compact=False), 100, "us")
        want, said = expected.popleft()
        got, users = bytes(frame.tdata), [int(user) for user in frame.tuser]
        name = f"block {sum(counted.values())}"
        assert want in (None, got), f"{name}: {got.hex()}, not {want.hex()}"
        assert len(got) % BLOCK == 0 or TOP["role"] == "compressor", f"{name} is no whole block"
        if TOP["role"] == "compressor":
            assert set(users) == {said}, f"{name}: metadata {set(users)}, not {said}"
        else:
            assert users[-1] >> METADATA_BITS == said, f"{name}: error bit {1 - said}"
        counted["wrong" if want is None else "right"] += 1
    await ClockCycles(dut.aclk, 64)
    assert sink.empty(), "more blocks came out than are expected"
    assert counted["right"] > NUMBER // 3, counted
    assert counted["wrong"] > 0 or TOP["role"] == "compressor", "no block was wrong"
    dut._log.info("%s", counted)
