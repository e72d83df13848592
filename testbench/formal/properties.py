"""What scripts/prove-controller proves: properties, what is around them, bugs that break them."""

from dataclasses import dataclass, field

# Small units. The second has blocks of two words, so that a search comes further.
SMALL = ("--design controller --codec fpc-opt --lanes 16 --block 64 --mag 32 "
         "--outstanding 2 --write-buffer 2 --metadata-misses 4 --mdc 1024 --mdc-ways 1 --ranges 0 --address-bits 32 --id-bits 1 --protect none")
EMITTED = {"narrow": f"{SMALL} --port 8 --memory-port 4",
           "wide": f"{SMALL} --port 32 --memory-port 32",
          "four": SMALL.replace("--outstanding 2 --write-buffer 2", "--outstanding 4 --write-buffer 4")
                 + " --port 8 --memory-port 4"}

# Parameters of the checkers, of the narrow unit.
NARROW = {"ID_BITS": 1, "ADDRESS_BITS": 32, "PORT_BYTES": 8, "MEMORY_BYTES": 4, "MAG_BYTES": 32,
          "BLOCK_BYTES": 64, "MEMORY_ID_BITS": 4, "DATA_READS": 4, "LINE_READS": 4, "DATA_WRITES": 2,
          "SLOT_BITS": 2, "SLOTS": 2, "MISS_BITS": 2, "REGISTER_BITS": 20, "COUNT": 4, "DEPTH": 2, "WIDTH": 46, "PROMPT": 0, "COMMANDS": 2,
          "PLACES": "32'hffffffff"}
WIDE = {"PORT_BYTES": 32, "MEMORY_BYTES": 32, "PLACES": "32'h000c0440"}


@dataclass
class Property:
    """One row of the table."""

    name: str
    # The module that it is about: a part of the unit, or "" for all of it.
    part: str
    checkers: list
    # Assertions of the checkers, by their beginnings.
    labels: str
    # The module, the text, and what a bug makes of it.
    mutant: tuple
    unit: str = "narrow"
    # Cycles to search; None: proved for all time.
    depth: int = None
    # Assertions that follow, all together, from one cycle to the next: proved for all time by
    # induction. A bug has to break what is promised itself, though.
    invariants: str = ""
    # It takes a few seconds.
    quick: bool = False
    # Registers without a reset begin with zero instead of anything.
    zeros: bool = False
    # The checkers look at nets within the part instead of its ports.
    within: bool = False
    # Texts of modules that are replaced: module, old, new.
    changes: tuple = ()
    stand_ins: dict = field(default_factory=dict)
    drives: dict = field(default_factory=dict)
    values: dict = field(default_factory=dict)
    # Nets of parts within it, by the checker's names: width, and the nets, the highest bits first.
    probes: dict = field(default_factory=dict)


READS = ["client_read_rules", "around_read_port"]
WRITES = ["client_write_rules", "around_write_port"]
MEMORY = ["memory_port_rules", "around_memory_port"]
# Bursts and the next slots of each, in the read port.
OF_SLOTS = {r"hdlgen_ram_2x\d+\.v": "words"}
# What its tables hold is anything.
TABLES = {r"hdlgen_ram_\d+x\d+\.v": "memory"}

# Parts alone, with anything around them that keeps the rules of around_parts.v.
PARTS = [
    Property("a FIFO keeps its words and their order", "hdlgen_fifo", ["queue_rules"], "queue_",
             ("hdlgen_fifo", "(read_place[", "(write_place["), quick=True),
    Property("turns: one who asks, and nobody waits for more than the others", "hdlgen_turns_4",
             ["turns_rules"], "turns_",
             ("hdlgen_candidate_4", "is_later ? (", "1'h0 ? ("), quick=True),
    Property("AXI4-Lite: answers hold, one for each access, within 8 cycles", "registers",
             ["register_port_rules", "around_registers"], "lite_",
             ("hdlgen_axi_lite_20", "(s_axil_bvalid & ~s_axil_bready)", "1'h0"), quick=True),
    Property("bursts of an ID are sent in their order, each once", "send_order", ["send_order_rules"],
             "send_waits send_in_order",
             ("waiting_burst", "entered ? any_earlier", "entered ? 1'h0"), quick=True),
    Property("no burst is sent before all its blocks have slots, but the oldest", "send_order", ["send_order_rules"],
             "send_complete", ("waiting_burst", "(~lacks_slots | may_open)", "1'h1"), quick=True),
    Property("R holds until it is taken", "read_port", READS, "r_holds_",
             ("read_port", ".m_ready(s_axi_rready)", ".m_ready(1'h1)"), quick=True, stand_ins=OF_SLOTS),
    Property("no R without its AR", "read_port", READS, "r_asked",
             ("read_port", "(sending & ~(beat_goes & is_last_beat))", "sending"), depth=14, stand_ins=OF_SLOTS),
    Property("R has the ID of an AR, and bursts do not mix", "read_port", READS, "r_id_",
             ("read_port", "is_last_beat, id_held}", "is_last_beat, bursts_read_data[0]}"),
             depth=14, stand_ins=OF_SLOTS),
    Property("RLAST is on the last beat of ARLEN, in the order of an ID", "read_port", READS, "r_last",
             ("read_port", "is_last_beat = ~(|beats_left)", "is_last_beat = ~(|beats_left[7:1])"),
             depth=14, stand_ins=OF_SLOTS),
    Property("B holds until it is taken", "write_port", WRITES, "b_holds_",
             ("write_port", ".m_ready(s_axi_bready)", ".m_ready(1'h1)"), quick=True, stand_ins=TABLES),
    Property("no B without its AW", "write_port", WRITES, "b_asked",
             ("write_place", "(closes & is_newest)) & ~is_answered", "(closes & is_newest))"), stand_ins=TABLES),
    Property("no B before the entries that took its beats", "write_port", [*WRITES, "answer_rules"], "b_behind_entries",
             ("first_burst", "is_awaited & (first == oldest)", "1'h0"), stand_ins=TABLES),
    Property("B has the ID of the oldest AW", "write_port", WRITES, "b_id",
             ("write_port", "oldest_place ? place1_id_held", "~oldest_place ? place1_id_held"), stand_ins=TABLES),
    Property("no B before all W beats of its burst", "write_port", WRITES, "b_behind_data",
             ("write_port", "burst_is_whole = beat_goes & beats_m_data[76]",
              "burst_is_whole = beat_goes"), depth=14, stand_ins=TABLES),
    Property("AR to the memory holds until it is taken", "memory_port", MEMORY, "ar_holds",
             ("memory_port", ".m_ready(m_axi_arready)", ".m_ready(1'h1)"),
             quick=True, stand_ins=TABLES),
    Property("AW to the memory holds until it is taken", "memory_port", MEMORY, "aw_holds",
             ("memory_port", "beats_have_room & ~m_axi_awvalid", "beats_have_room"), quick=True, stand_ins=TABLES),
    Property("W to the memory holds until it is taken", "memory_port", MEMORY, "w_holds",
             ("memory_port", ".m_ready(m_axi_wready)", ".m_ready(1'h1)"), quick=True, stand_ins=TABLES),
    Property("RREADY towards the memory is 0 for a cycle at most, BREADY 1", "memory_port", MEMORY, "answers_taken",
             ("memory_port", "assign m_axi_rready = ~parts_yield", "assign m_axi_rready = fetched_ready"),
             quick=True, stand_ins=TABLES),
    Property("bursts: n MAG at a block's address or one metadata line, none across 4 KB",
             "memory_port", MEMORY, "burst_",
             ("memory_port", "{4'h0, ~fetches & ask_bursts", "{4'h0, ask_bursts"), quick=True, stand_ins=TABLES),
    Property("W: a burst at a time, as long as AWLEN, not before its AW is offered", "memory_port",
             MEMORY, "w_one_burst w_asked w_last",
             ("memory_port", "beats_behind == 8'h1", "beats_behind == 8'h2"), quick=True, stand_ins=TABLES),
    Property("an ID has one read at a time, and at most 4 are of lines", "memory_port", MEMORY,
             "id_read_once limit_line_reads",
             ("memory_port", "fetches ? {1'h0, line_to_read_m_data[20:19]}", "fetches ? 3'h0"), depth=16, stand_ins=TABLES),
]

ANYTHING = dict.fromkeys("registers regions look_ups metadata_cache pack unpack memory_port "
                         "read_port write_port commands".split(), "")
# Queues lose, keep and make up what they like, but for what the checker assumes.
ANYTHING |= {r"hdlgen_fifo\w*\.v": "", r"hdlgen_strobed_ram_\w+\.v": "", **TABLES}


def each(part, number, net, width=1):
    """A net of all parts of a name, those with the highest numbers first."""
    # As an array of instances, if they are many.
    one = "{}[{}].{}" if number >= 4 else "{}{}.{}"
    return number * width, [one.format(part, at, net) for at in reversed(range(number))]


def owner_probes(slots, entries):
    """What owner_rules.v looks at within the write buffer and the read slots."""
    of_slots = {"busy": "busy", "block": "block", "reads": "reads", "waits": "waits_for_entry",
                "before": "entry_before", "claimed": "entry_waits", "behind": "behind",
                "to_look_up": "to_look_up", "parked": "parked", "known": "known",
                "to_ask": "wants_look_up", "may_ask": "may_ask", "lacks_rest": "lacks_rest",
                "arrived_once": "arrived_once", "rest_open": "rest_open", "was_alone": "was_alone", "woken": "woken",
                "reads_again": "reads_again"}
    of_both = {net: net for net in "data_asked data_there is_raw is_whole".split()}
    of_both |= {"slot_failed": "failed", "slot_unpacking": "unpacking", "to_unpack": "wants_unpacking",
                "to_ask_data": "wants_data"}
    of_entries = {"entry_busy": "busy", "entry_block": "block", "entry_open": "is_open",
                  "entry_waits": "waits_for_entry", "entry_before": "entry_before",
                  "entry_over": "finished", "entry_looks": "has_metadata",
                  "entry_to_look_up": "to_look_up", "entry_parked": "parked",
                  "entry_known": "known", "entry_failed": "failed"}
    of_entries |= {net: net for net in "was_open settles settled wants_look_up wants_feed wants_update modify_asked rest_is_there gone to_update poisoned "
                   "nothing_to_scrub is_partial is_scrub".split()}
    entry_bits = (entries - 1).bit_length()
    widths = {"block": 26, "entry_before": entry_bits, "behind": entry_bits}
    probes = {}
    for name, net in of_slots.items():
        probes[f"slot_{name}"] = each("read_slots.slot", slots, net, widths.get(net, 1))
    probes["modify_busy"] = each("read_slots.of_entry", entries, "busy")
    for name, net in of_both.items():
        probes[name] = (slots + entries, [*each("read_slots.of_entry", entries, net)[1],
                                          *each("read_slots.slot", slots, net)[1]])
    for name, net in of_entries.items():
        probes[name] = each("write_buffer.entry", entries, net, widths.get(net, 1))
    for width, part, nets in ((slots + entries, "read_slots", "unpacks=unpacks asked=asks slots_unpacked_early=unpack_early "
                               "unpack_turns.candidate0.candidate_held=unpack_next "
                               "ask_turns.candidate0.candidate_held=ask_next "
                               "unpack_turns.owner_told=unpack_told ask_turns.owner_told=ask_told slots_arriving=arriving"),
                              (slots, "read_slots", "look_turns.candidate0.candidate_held=slot_look_next "
                               "look_turns.owner_told=slot_look_told"),
                              (entries, "read_slots", "reads_before=reads_before"),
                              (entries, "write_buffer", "look_turns.candidate0.candidate_held=look_next "
                               "feed_turns.candidate0.candidate_held=feed_next fed=fed "
                               "update_turns.candidate0.candidate_held=update_next updated=updated "
                               "end_turns.candidate0.candidate_held=end_next ending=ending "
                               "meets_read=meets_read free_entries.next=next_place "
                               "free_entries.place_behind=place_behind"),
                              (slots.bit_length(), "read_slots", "used_slots=used_slots"),
                              (slots, "read_slots", "free.next=next_slot free.place_behind=spare_slot "
                               "looked_up=slot_looked_up slots_with_dropped_part=slot_drops"),
                              (slots.bit_length() - 1, "read_slots", "alone_slot=alone_slot"),
                              (1, "read_slots", "head_alone=is_alone alone_asked_first=alone_asked_first"),
                              (entries, "read_slots", "modify_ready=modify_ready "
                               "modify_failed=modify_failed modify_corrupt=modify_corrupt"),
                              (entries, "write_buffer", "looked_up=entry_looked_up "
                               "meets_beat=meets_beat meets_scrub=meets_scrub"),
                              (entries, "write_buffer", "beat_entry=marks"),
                              (entry_bits + 3, "write_buffer", "bytes_written.word_read=marks_read "
                               "bytes_written.added_word=marks_joined"),
                              (1, "write_buffer", "bytes_written.is_read=reads_marks bytes_written.added=joins_marks"),
                              (1, "read_slots", "free.has_next=has_next_slot free.has_place_behind=has_spare_slot"),
                              (1, "write_buffer", "free_entries.has_next=has_next_place "
                               "free_entries.has_place_behind=has_place_behind read_may_meet=may_meet "
                               "scrubs_turn=scrubs_turn end_turns.candidate0.valid=end_is_next")):
        for pair in nets.split():
            net, name = pair.split("=")
            probes[name] = (width, [f"{part}.{net}"])
    return probes


def owner(name, labels, mutant, unit="narrow", slots=2, entries=2, quick=False):
    """A promise about the owners of blocks."""
    return Property(name, "", ["owner_rules"], labels, mutant, unit=unit, within=True, quick=quick,
                    stand_ins=ANYTHING, invariants="owner_ kept_",
                    probes=owner_probes(slots, entries),
                    values={"WORD_BITS": 3, "SLOTS": slots, "ENTRIES": entries, "ENTRY_BITS": (entries - 1).bit_length(),
                            "SLOT_BITS": slots.bit_length()})


# The write buffer and the read slots, joined as in the unit. All other parts are anything.
READS_FIRST = ("read_slot", "(entry_waits | claim)", "1'h0")
OWNERS = [
    owner("nobody reads a block while it is written", "owner_read_or_write", READS_FIRST,
          quick=True),
    owner("a block is written by one entry at a time", "owner_one_write",
          ("write_buffer", "is_behind = (|entry_in_front)", "is_behind = 1'h0")),
    owner("a slot asks once, an entry is sent once", "owner_asked_once owner_written_once",
          ("write_entry", " & ~gone", "")),
    owner("the three of them, of a unit with four slots and four entries",
          "owner_", READS_FIRST, "four", 4, 4),
]



def known_before(of, part, offers, mutant, *around):
    """The block that a port offers in the next cycle is known in this one: `offers` is what its nets begin with."""
    block = "block" if offers == "block" else f"{offers}_block"
    nets = {"offered": (1, [f"{offers}_valid"]), "moves": (1, [f"{offers}_moves"]),
            "offered_block": (26, [block]), "block_then": (26, ["next_block"])}
    return Property(f"the block of the next {of} is known a cycle before", part,
                    ["known_before_rules", *around], "known_before moves_on", (part, *mutant),
                    quick=True, within=True, probes=nets, stand_ins=OF_SLOTS)


# What is assumed of their neighbours.
AROUND_OWNERS = [
    known_before("beat", "write_port", "beat",
                 ("assign beat_moves = beat_goes |", "assign beat_moves = beat_goes &"), "around_write_port"),
    known_before("read", "read_port", "block",
                 ("assign block_moves = block_taken |", "assign block_moves = block_taken &")),
    Property("a slot is freed when it is ready", "read_port", ["free_head_rules"],
             "free_head_ready", ("read_port", "sending & can_go", "sending"),
             quick=True, stand_ins=OF_SLOTS),
    Property("the slot whose data arrive is known a cycle before", "memory_port", ["arrives_rules"],
             "arrives_as_said", ("memory_port", "arrives <= arrives_soon", "arrives <= arrives_soon & (&arrives_soon_slot)"),
             quick=True, stand_ins=TABLES),
    Property("a block to scrub stays until it is taken", "commands", ["scrub_block_rules"],
             "scrub_block_stays", ("commands", "scrub_taken)", "scrub_valid)"), quick=True),
]

# All of the unit but the codec, the registers and the contents of memories.
WHOLE = {"registers": "registers", "metadata_cache_line_data": "line_data",
         r"fpc_opt_\w+block64_compressor\.v": "compressor",
         r"fpc_opt_\w+block64_decompressor\.v": "decompressor",
         r"hdlgen_ram_32x17\.v": "directory", r"hdlgen_ram_(?!32x17)\d+x\d+\.v": "memory"}
# The sweep that empties the metadata cache after reset is left out: it begins empty.
SWEPT = (("metadata_cache_sweep", "clears <= 1'h1", "clears <= 1'h0"),)
PLACES = "{} & 32'h0004007f"
CLIENT = {"s_axi_araddr": PLACES, "s_axi_awaddr": PLACES, "s_axi_arlen": "{} & 8'h3",
          "s_axi_awlen": "{} & 8'h3", "s_axi_wstrb": "{32{any_s_axi_wstrb[0]}}",
          "s_axi_wdata": "0", "m_axi_rdata": "0", "aresetn": "begun"}
RULES = ["client_read_rules", "client_write_rules", "memory_port_rules"]
UNIT = [
    Property("the unit as a whole: the rules at both AXI4 ports", "", RULES,
             "r_ b_ ar_holds aw_holds w_ answers_taken burst_ limit_ id_",
             ("pack", "assign advance = ~offered |", "assign advance = 1'h1 |"),
             unit="wide", depth=16, zeros=True, stand_ins=WHOLE, changes=SWEPT,
             drives=CLIENT, values=WIDE),
    Property("the unit as a whole: at the port, no read and write of a block at once", "", RULES,
             "memory_port_rules_.owner_",
             ("read_slot", "(entry_waits | claim)", "1'h0"),
             unit="wide", depth=14, zeros=True, stand_ins=WHOLE, changes=SWEPT,
             drives=CLIENT, values=WIDE),
    Property("one request at a time is answered within 72 cycles, if nobody waits", "",
             [*RULES, "response_rules"], "answered_in_time",
             ("read_port", "beat_goes = sending & can_go & advance",
              "beat_goes = 1'h0"),
             unit="wide", depth=84, zeros=True, stand_ins=WHOLE, changes=SWEPT, drives=CLIENT,
             values=dict(WIDE, PROMPT=1, BOUND=72)),
]

PROPERTIES = PARTS + OWNERS + AROUND_OWNERS + UNIT
