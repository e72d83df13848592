"""The parts that a LiteX system needs around an hdlgen controller, and two that test it.

LineToAxi         lines of a cache, as wide as a block, to one AXI burst each
AxiJoin           several masters on one port, each with an ID of its own
TrafficGenerator  a master that saturates the port, and checks what it reads
BeatMonitor       counts beats between the unit and the DRAM, apart from the unit's own counters
"""

from litex.gen import LiteXModule
from litex.soc.interconnect import axi, stream
from litex.soc.interconnect.csr import CSR, CSRStatus, CSRStorage
from migen import Array, Case, Cat, FSM, If, NextState, NextValue, Signal
from migen.genlib.roundrobin import SP_CE, RoundRobin

INCR = 1


def log2(number):
    return (number - 1).bit_length()


class LineToAxi(LiteXModule):
    """Reads and writes a cache's lines, each by one burst: a whole block, if a line is one."""

    def __init__(self, lines, port):
        beats = lines.data_width // port.data_width
        count = Signal(max=max(beats, 2))
        address = Cat(Signal(log2(lines.data_width // 8)), lines.adr)
        last = count == beats - 1
        read = Array([Signal(port.data_width) for _ in range(beats)])
        write = Array(
            lines.dat_w[i * port.data_width : (i + 1) * port.data_width] for i in range(beats)
        )
        for channel in (port.ar, port.aw):
            self.comb += [
                channel.addr.eq(address),
                channel.len.eq(beats - 1),
                channel.size.eq(log2(port.data_width // 8)),
                channel.burst.eq(INCR),
            ]
        self.comb += [
            port.w.data.eq(write[count]),
            port.w.strb.eq(2 ** (port.data_width // 8) - 1),
            port.w.last.eq(last),
            lines.dat_r.eq(Cat(*read)),
        ]
        self.sync += If(port.r.valid & port.r.ready, read[count].eq(port.r.data))
        self.fsm = fsm = FSM(reset_state="IDLE")
        fsm.act(
            "IDLE",
            NextValue(count, 0),
            If(
                lines.cyc & lines.stb,
                If(lines.we, NextState("WRITE-ADDRESS")).Else(NextState("READ-ADDRESS")),
            ),
        )
        fsm.act("READ-ADDRESS", port.ar.valid.eq(1), If(port.ar.ready, NextState("READ")))
        fsm.act(
            "READ",
            port.r.ready.eq(1),
            If(
                port.r.valid,
                NextValue(count, count + 1),
                If(port.r.last, NextState("ANSWER")),
            ),
        )
        fsm.act("WRITE-ADDRESS", port.aw.valid.eq(1), If(port.aw.ready, NextState("WRITE")))
        fsm.act(
            "WRITE",
            port.w.valid.eq(1),
            If(port.w.ready, NextValue(count, count + 1), If(last, NextState("WRITTEN"))),
        )
        fsm.act("WRITTEN", port.b.ready.eq(1), If(port.b.valid, NextState("ANSWER")))
        fsm.act("ANSWER", lines.ack.eq(1), NextState("IDLE"))


class AxiJoin(LiteXModule):
    """Joins masters to one port. A master's ID is its number; each may have accesses in flight."""

    def __init__(self, masters, port):
        self.order = order = stream.SyncFIFO([("master", log2(len(masters)))], 16)
        self.join([master.ar for master in masters], port.ar)
        # Data of writes follow in the order of their addresses.
        granted = self.join([master.aw for master in masters], port.aw, order.sink.ready)
        self.comb += [
            order.sink.valid.eq(port.aw.valid & port.aw.ready),
            order.sink.master.eq(granted),
            order.source.ready.eq(port.w.valid & port.w.ready & port.w.last),
        ]
        writes = {
            number: [
                port.w.valid.eq(master.w.valid),
                port.w.data.eq(master.w.data),
                port.w.strb.eq(master.w.strb),
                port.w.last.eq(master.w.last),
                master.w.ready.eq(port.w.ready),
            ]
            for number, master in enumerate(masters)
        }
        self.comb += If(order.source.valid, Case(order.source.master, writes))
        for number, master in enumerate(masters):
            self.comb += [
                master.r.valid.eq(port.r.valid & (port.r.id == number)),
                master.r.data.eq(port.r.data),
                master.r.resp.eq(port.r.resp),
                master.r.last.eq(port.r.last),
                master.b.valid.eq(port.b.valid & (port.b.id == number)),
                master.b.resp.eq(port.b.resp),
            ]
        self.comb += [
            port.r.ready.eq(Array([master.r.ready for master in masters])[port.r.id]),
            port.b.ready.eq(Array([master.b.ready for master in masters])[port.b.id]),
        ]

    def join(self, sources, sink, allowed=1):
        """Arbitrates between address channels; an address that is shown stays until it is taken."""
        arbiter = RoundRobin(len(sources), SP_CE)
        self.submodules += arbiter
        self.comb += [
            arbiter.request.eq(Cat(*[source.valid for source in sources])),
            arbiter.ce.eq(~sink.valid | sink.ready),
        ]
        cases = {
            number: [
                sink.valid.eq(source.valid & allowed),
                sink.addr.eq(source.addr),
                sink.len.eq(source.len),
                sink.size.eq(source.size),
                sink.burst.eq(source.burst),
                source.ready.eq(sink.ready & allowed),
            ]
            for number, source in enumerate(sources)
        }
        self.comb += [Case(arbiter.grant, cases), sink.id.eq(arbiter.grant)]
        return arbiter.grant


def scrambled(number):
    """A 32-bit hash of a 32-bit number, in logic: shifts and adders (Jenkins' one-at-a-time), as multipliers
    would take most of a small FPGA's."""
    logic = []

    def step(value):
        result = Signal(32)
        logic.append(result.eq(value))
        return result

    for up, down in ((10, 6), (3, 11)):
        number = step(number + (number << up))
        number = step(number ^ (number >> down))
    return logic, step(number + (number << 15))


class Pattern(LiteXModule):
    """A beat of a block's data: words of 32, 15, 7 or 3 bits that follow from their numbers."""

    def __init__(self, block, beat, kind, width):
        words = width // 32
        number = Signal(32)
        self.data = Signal(width)
        mask = Signal(32)
        self.comb += [
            number.eq(Cat(beat, block)),
            Case(
                kind,
                {0: mask.eq(0xFFFFFFFF), 1: mask.eq(0x7FFF), 2: mask.eq(0x7F), 3: mask.eq(0x7)},
            ),
        ]
        for i in range(words):
            # Multiplied by an odd constant, so that neighbours differ in all bits.
            own = Signal(32)
            logic, value = scrambled(own)
            self.comb += [own.eq(number * words + i), *logic]
            self.comb += self.data[32 * i : 32 * (i + 1)].eq(value & mask)


class TrafficGenerator(LiteXModule):
    """Writes blocks, or reads them back and compares, with as many in flight as the port takes.

    `mode`: 1 writes, 2 reads, 3 writes the upper half of the blocks while it reads the lower half
    twice. `order`: 0 in sequence, 1 scattered. `cycles` runs from the start to the last answer.
    """

    def __init__(self, port, block_bytes):
        self.base = CSRStorage(32)
        self.blocks = CSRStorage(16, description="A power of two.")
        self.kind = CSRStorage(2)
        self.mode = CSRStorage(2)
        self.order = CSRStorage(1)
        self.start = CSR()
        self.busy = CSRStatus()
        self.cycles = CSRStatus(32)
        self.errors = CSRStatus(32)

        beats = block_bytes * 8 // port.data_width
        running = Signal()
        # Blocks in each direction: asked for, sent or received, answered.
        names = ("reads_asked", "reads_done", "writes_asked", "writes_sent", "writes_done")
        counts = {name: Signal(18) for name in names}
        reads, writes = Signal(18), Signal(18)
        half = self.blocks.storage[1:]
        mixed = self.mode.storage == 3
        self.comb += [
            If(self.mode.storage[1], reads.eq(self.blocks.storage)),
            If(self.mode.storage[0], writes.eq(self.blocks.storage)),
            If(mixed, writes.eq(half)),
        ]

        def place(number, is_write):
            """The block's number in the region, by its number in the sequence."""
            within, span, whole = Signal(16), Signal(16), Signal(17)
            self.comb += [
                span.eq(self.blocks.storage - 1),
                If(mixed, span.eq(half - 1)),
                If(self.order.storage, within.eq((number * 0x9E37) & span)).Else(
                    within.eq(number & span)
                ),
            ]
            self.comb += whole.eq(within)
            if is_write:
                self.comb += If(mixed, whole.eq(within + half))
            return whole

        beat_bits = log2(beats)
        read_beat, write_beat = Signal(beat_bits), Signal(beat_bits)
        received = Pattern(
            place(counts["reads_done"], False), read_beat, self.kind.storage, port.data_width
        )
        sent = Pattern(
            place(counts["writes_sent"], True), write_beat, self.kind.storage, port.data_width
        )
        self.submodules += received, sent
        ahead = counts["writes_asked"] - counts["writes_sent"]
        for channel, asked, of, is_write in (
            (port.ar, "reads_asked", reads, False),
            (port.aw, "writes_asked", writes, True),
        ):
            number = counts[asked]
            # In a mix, a write for every two reads.
            fair = ~mixed
            if is_write:
                fair = ~mixed | (number << 1 <= counts["reads_asked"])
                fair = fair & (ahead < 16)
            else:
                fair = ~mixed | (number <= (counts["writes_asked"] << 1) + 2)
            offered = Signal()  # An address that is shown stays.
            self.sync += [
                If(channel.valid & channel.ready, number.eq(number + 1), offered.eq(0)).Elif(
                    channel.valid, offered.eq(1)
                )
            ]
            self.comb += [
                channel.valid.eq(running & (number != of) & (fair | offered)),
                channel.addr.eq(self.base.storage + (place(number, is_write) << log2(block_bytes))),
                channel.len.eq(beats - 1),
                channel.size.eq(log2(port.data_width // 8)),
                channel.burst.eq(INCR),
            ]
        self.comb += [
            port.w.valid.eq(running & (ahead != 0)),
            port.w.data.eq(sent.data),
            port.w.strb.eq(2 ** (port.data_width // 8) - 1),
            port.w.last.eq(write_beat == beats - 1),
            port.r.ready.eq(1),
            port.b.ready.eq(1),
            self.busy.status.eq(running),
        ]
        done = (counts["reads_done"] == reads) & (counts["writes_done"] == writes)
        self.sync += [
            If(
                port.w.valid & port.w.ready,
                write_beat.eq(write_beat + 1),
                If(port.w.last, counts["writes_sent"].eq(counts["writes_sent"] + 1)),
            ),
            If(
                port.b.valid,
                counts["writes_done"].eq(counts["writes_done"] + 1),
                If(port.b.resp != 0, self.errors.status.eq(self.errors.status + 1)),
            ),
            If(
                port.r.valid,
                read_beat.eq(read_beat + 1),
                If(port.r.last, counts["reads_done"].eq(counts["reads_done"] + 1)),
                If(
                    (port.r.resp != 0)
                    | (port.r.data != received.data)
                    | (port.r.last != (read_beat == beats - 1)),
                    self.errors.status.eq(self.errors.status + 1),
                ),
            ),
            If(running, self.cycles.status.eq(self.cycles.status + 1), If(done, running.eq(0))),
            If(
                self.start.re & ~running,
                running.eq(1),
                self.cycles.status.eq(0),
                self.errors.status.eq(0),
                read_beat.eq(0),
                write_beat.eq(0),
                *[count.eq(0) for count in counts.values()],
            ),
        ]


class BeatMonitor(LiteXModule):
    """Counts the beats that addresses ask for on an AXI port, those at `boundary` and above apart."""

    def __init__(self, port, boundary):
        self.cycles = CSRStatus(32)
        self.sync += self.cycles.status.eq(self.cycles.status + 1)
        for name, channel in (("read", port.ar), ("written", port.aw)):
            data = CSRStatus(32, name=f"data_{name}")
            metadata = CSRStatus(32, name=f"metadata_{name}")
            setattr(self, f"data_{name}", data)
            setattr(self, f"metadata_{name}", metadata)
            taken = channel.valid & channel.ready
            beats = channel.len + 1
            self.sync += If(
                taken,
                If(channel.addr >= boundary, metadata.status.eq(metadata.status + beats)).Else(
                    data.status.eq(data.status + beats)
                ),
            )
