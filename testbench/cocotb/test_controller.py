"""Puts a controller between somebody else's client and memory, which know nothing of it.

`run.py` starts this in the simulator; the environment names the files. AxiMaster reads
and writes at `s_axi_*`, AxiRam is the memory at `m_axi_*`, AxiLiteMaster sets the registers. Several
writers share the compressed region, in pieces whose ends lie within blocks: each finds what it wrote,
and the memory holds, block by block, what the software model says.
"""

import json
import logging
import os
import random

import cocotb
import hdlgen
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, with_timeout
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteMaster, AxiMaster, AxiRam, AxiResp
from stimulus import contents, pauses

PARAMETERS = json.loads(os.environ["HDLGEN_PARAMETERS"])
TOP = json.loads(os.environ["HDLGEN_TOP"])
REGISTERS = {register["name"]: register["address"] for register in TOP["address_map"]}
REQUESTS = int(os.environ.get("HDLGEN_NUMBER", "300"))
SEED = int(os.environ.get("HDLGEN_SEED", "1"))
BLOCK, MAG, PORT = (PARAMETERS[name] for name in ("block", "mag", "port"))
CODEC = hdlgen.Codec(PARAMETERS["codec"], block=BLOCK, mag=MAG)
RAW = 3
PAGE = 4096
# Places whose metadata lines all want the same set of the metadata cache, one more than its ways.
WAYS = PARAMETERS["mdc-ways"]
STRIDE = 4 * PARAMETERS["mdc"] // WAYS * BLOCK
PLACES = [range(start, start + PAGE // 2)
          for start in range(4 * PAGE, 4 * PAGE + (WAYS + 1) * STRIDE, STRIDE)]
# The compressed region, the metadata region behind it, and bytes in neither.
REGION = range(PLACES[0].start, -(-PLACES[-1].stop // PAGE) * PAGE)
METADATA_PAGES = -(-len(REGION) // BLOCK // 4 // PAGE)
METADATA = range(REGION.stop + PAGE, REGION.stop + PAGE * (1 + METADATA_PAGES))
OUTSIDE = range(3 * PAGE - 512, 3 * PAGE)
ALL = [*PLACES, OUTSIDE]
INIT, RUN, OFF, FLUSH, SCRUB = (1 << bit for bit in range(5))
WRITERS = 6
COUNTERS = {4: "data beats written", 8: "metadata misses", 9: "blocks written",
            10: "blocks written raw", 11: "blocks modified"}


class Unit:
    """The controller with what stands around it, and what its region must read as."""

    def __init__(self, dut, of_8, seed):
        self.dut = dut
        self.dice = random.Random(seed)
        cocotb.start_soon(Clock(dut.aclk, 10, unit="ns").start())
        around = {"clock": dut.aclk, "reset": dut.aresetn, "reset_active_level": False}
        self.client = AxiMaster(AxiBus.from_prefix(dut, "s_axi"), **around)
        self.memory = AxiRam(AxiBus.from_prefix(dut, "m_axi"), size=METADATA.stop, **around)
        self.registers = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axil"), **around)
        self.expected = {address: 0 for place in ALL for address in place}
        self.quiet_and_pause(of_8)

    def quiet_and_pause(self, of_8):
        """Every channel waits in some cycles, and no model prints each of its accesses."""
        for model in (self.client, self.memory, self.registers):
            for half, names in ((model.write_if, ("aw", "w", "b")), (model.read_if, ("ar", "r"))):
                half.log.setLevel(logging.WARNING)
                for name in names:
                    channel = getattr(half, f"{name}_channel")
                    channel.log.setLevel(logging.WARNING)
                    if of_8:
                        channel.set_pause_generator(pauses(self.dice.random(), of_8))

    async def reset(self):
        """Everything but the memory's contents."""
        self.dut.aresetn.value = 0
        await ClockCycles(self.dut.aclk, 4)
        self.dut.aresetn.value = 1
        await ClockCycles(self.dut.aclk, 2)
        assert await self.register("identity") == 0x48444C47
        regions = {"region": REGION, "metadata": METADATA}
        for name, pages in regions.items():
            await self.set_register(f"{name}_first", pages.start // PAGE)
            await self.set_register(f"{name}_end", pages.stop // PAGE)

    async def register(self, name, word=0):
        """Reads one."""
        return await self.registers.read_dword(REGISTERS[name] + 4 * word)

    async def set_register(self, name, value):
        """Writes one."""
        done = await self.registers.write(REGISTERS[name], value.to_bytes(4, "little"))
        assert done.resp == AxiResp.OKAY, f"{name} is refused"

    async def command(self, bit):
        """Gives a command, and waits for its end."""
        await self.set_register("command", bit)
        for _ in range(100_000):
            status = await self.register("status")
            if status >> 4 & 1 == 0:
                assert status >> 5 & 1 == 0, f"command {bit:#x} fails"
                return
        raise AssertionError(f"command {bit:#x} does not end")

    async def write(self, address, data):
        """A write of any alignment, in beats of any size."""
        size = self.dice.randrange(PORT.bit_length())
        done = await self.client.write(address, data, awid=self.any_id(), size=size)
        assert done.resp == AxiResp.OKAY, f"write of {address:#x} is answered {done.resp}"
        for offset, byte in enumerate(data):
            self.expected[address + offset] = byte

    async def check(self, address, length, size=None):
        """A read of any alignment, in beats of any size, of what nobody else writes meanwhile."""
        want = bytes(self.expected[address + offset] for offset in range(length))
        size = self.dice.randrange(PORT.bit_length()) if size is None else size
        got = await self.client.read(address, length, arid=self.any_id(), size=size)
        assert got.resp == AxiResp.OKAY, f"read of {address:#x} is answered {got.resp}"
        assert got.data == want, f"{address:#x}: {got.data.hex()}, not {want.hex()}"

    def any_id(self):
        """An ID of the client."""
        return self.dice.randrange(1 << PARAMETERS["id-bits"])

    async def writer(self, pieces, requests):
        """Reads and writes in pieces that are its own, one request after another."""
        for _ in range(requests):
            piece = self.dice.choice(pieces)
            if self.dice.randrange(3) == 0:
                # Whole blocks, as a cache writes them back.
                first = -(-piece.start // BLOCK) * BLOCK
                blocks = (piece.stop - first) // BLOCK
                if blocks < 1:
                    continue
                start = first + BLOCK * self.dice.randrange(blocks)
                length = BLOCK
            else:
                start = self.dice.choice(piece)
                length = 1 + self.dice.randrange(min(piece.stop - start, 6 * PORT))
            if self.dice.randrange(5) < 3:
                await self.write(start, self.contents(length))
            else:
                await self.check(start, length)

    def contents(self, length):
        """Bytes that compress in the ways of codecs, and some that do not."""
        return contents(self.dice.random(), length)

    async def traffic(self, requests):
        """All writers at once, each in pieces of its own."""
        mine = [[] for _ in range(WRITERS)]
        for place in ALL:
            start = place.start
            while start < place.stop:
                stop = min(start + 1 + self.dice.randrange(5 * BLOCK), place.stop)
                self.dice.choice(mine).append(range(start, stop))
                start = stop
        writers = [cocotb.start_soon(self.writer(pieces, requests // WRITERS))
                   for pieces in mine if pieces]
        for writer in writers:
            await with_timeout(writer, 20, "ms")

    async def check_all(self):
        """All that anybody wrote, in reads as long as they may be."""
        for place in ALL:
            await self.check(place.start, len(place), PORT.bit_length() - 1)

    def data(self):
        """The blocks of all places, one after another, as clients see them."""
        return bytes(self.expected[address] for place in PLACES for address in place)

    def in_memory(self):
        """The same as the memory holds them."""
        return b"".join(self.memory.read(place.start, len(place)) for place in PLACES)

    def any_metadata(self):
        """Whether the metadata region says anything but "raw"."""
        return any(self.memory.read(METADATA.start, len(METADATA)))

    def blocks_in_memory(self):
        """Each block: its address, its metadata, and its place in memory."""
        lines = self.memory.read(METADATA.start, len(METADATA))
        for address in (start for place in PLACES for start in place[::BLOCK]):
            number = (address - REGION.start) // BLOCK
            metadata = ~(lines[number // 4] >> 2 * (number % 4)) & 3
            yield address, metadata, self.memory.read(address, BLOCK)

    def check_memory(self, before):
        """Behind a flush: each block is what the model stores, or raw if nobody wrote it."""
        data = self.data()
        compressed = 0
        each = zip(self.blocks_in_memory(), stored(data), in_blocks(data), in_blocks(before))
        for (address, metadata, got), (want, of_model), plain, plain_before in each:
            if metadata == RAW:
                assert got == plain, f"the raw block {address:#x} holds something else"
                assert of_model == RAW or plain == plain_before, f"{address:#x} is stored raw"
                continue
            assert metadata == of_model, f"{address:#x} has metadata {metadata}, not {of_model}"
            assert got[: len(want)] == want, f"{address:#x}: {got.hex()}, not {want.hex()}"
            compressed += 1
        return compressed


def in_blocks(data):
    """Data's blocks."""
    return [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)]


def stored(data):
    """The bursts and metadata that the software model gives each block."""
    stream, bursts = hdlgen.encode(data, CODEC)
    at = 0
    for count in bursts:
        yield stream[at : at + count * MAG], RAW if count * MAG == BLOCK else count - 1
        at += count * MAG


@cocotb.test()
@cocotb.parametrize(of_8=[0, 7])
async def client_finds_what_it_wrote(dut, of_8):
    """The life of a unit: off, init, traffic, flush, reset, run again, scrub."""
    unit = Unit(dut, of_8, f"{SEED} {of_8}")
    await unit.reset()
    share = REQUESTS // 4

    # Off: everything passes, raw.
    await unit.traffic(share)
    await unit.check_all()
    before = unit.data()
    await unit.command(FLUSH)
    assert unit.in_memory() == before and not unit.any_metadata()

    # Run: blocks are compressed, and nobody sees it.
    await unit.command(INIT)
    await unit.traffic(share)
    await unit.check_all()
    await unit.command(FLUSH)
    await unit.check_all()
    compressed = unit.check_memory(before)
    assert compressed and unit.any_metadata(), "no block is stored compressed"
    counted = {name: await unit.register("counters", word) for word, name in COUNTERS.items()}
    assert counted["metadata misses"] > len(PLACES), "no line is displaced"
    # Fewer bytes go down than the blocks have.
    written = counted["data beats written"] * PARAMETERS["memory-port"]
    assert written < counted["blocks written"] * BLOCK, f"{written} bytes are written"

    # A reset behind a flush, and the same memory again, without init.
    await unit.reset()
    await unit.command(RUN)
    await unit.check_all()
    metadata = await unit.client.read(METADATA.start, PORT)
    assert metadata.resp == AxiResp.SLVERR, "clients reach the metadata"
    await unit.traffic(REQUESTS - 3 * share)

    # A scrub under traffic stores everything raw, once compression is off.
    traffic = cocotb.start_soon(unit.traffic(share))
    for place in PLACES:
        await unit.set_register("scrub_first", place.start // PAGE)
        await unit.set_register("scrub_end", -(-place.stop // PAGE))
        await unit.command(SCRUB)
    await traffic
    await unit.command(FLUSH)
    await unit.check_all()
    assert unit.in_memory() == unit.data() and not unit.any_metadata(), "not all is raw"
    dut._log.info("%d of %d blocks are compressed; %s", compressed, len(before) // BLOCK, counted)
