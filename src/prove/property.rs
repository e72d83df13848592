//! The properties, and the planted bugs with which each must fail.

use std::collections::BTreeMap;

/// A promise of a design.
#[derive(Debug)]
pub struct Property {
    /// Its word for `--property`.
    pub name: &'static str,
    /// The promise in one line.
    pub about: &'static str,
    pub(super) shape: Shape,
    pub(super) asserts: &'static [&'static str],
    /// Bugs to plant. The first one whose text is in the Verilog is used.
    bugs: &'static [Bug],
}

/// The modules to which it applies, and the checker that watches them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Each half that sends a stream.
    Stream,
    /// Each half of a codec, which takes and sends whole blocks.
    Blocks,
    /// The same, for checkers that need the number of blocks in flight.
    Inside,
    /// Each half of a stage that works on beats.
    Beats,
    /// Each half with a configuration port.
    Registers,
    /// Each half of a codec, around another core.
    Turn,
    /// A decompressor of E2MC, around other decoding ways.
    CodedTurn,
    /// Each half of a codec: a block alone.
    Latency,
    /// Each half of a codec: one block after the other.
    Interval,
    /// Both halves of a codec without tables.
    RoundTrip,
    /// The core of each half, beside the same with one stage.
    Pipeline,
    /// The core of each half, beside the same with one stage and a shifter for each lane.
    Parallel,
    /// The core of each half, while it does not move.
    Stalls,
    /// A decoding way, beside another one.
    Way,
}

/// The signals on the path of raw blocks in E2MC's halves, and the inputs and outputs of the decoding ways.
const BOTH_WAYS: &[&str] = &[
    "m_axis_*",
    "unit.slots.*",
    "unit.decoded*",
    "unit.way*",
    "unit.stored_bits",
    "unit.prepared_bits",
];

impl Shape {
    /// For a property of control: the wires of the top module whose data it also reads.
    pub(super) fn control(self) -> Option<&'static [&'static str]> {
        match self {
            Shape::Stream => Some(&["m_axis_*"]),
            Shape::Registers => Some(&["s_axil_*"]),
            Shape::Blocks | Shape::Inside | Shape::Latency | Shape::Interval => Some(&[]),
            Shape::CodedTurn => Some(BOTH_WAYS),
            Shape::Beats | Shape::RoundTrip | Shape::Turn => None,
            Shape::Pipeline | Shape::Parallel | Shape::Stalls | Shape::Way => None,
        }
    }
}

/// A change that makes the Verilog wrong.
#[derive(Debug)]
struct Bug {
    about: &'static str,
    old: &'static str,
    new: &'static str,
}

const fn bug(about: &'static str, old: &'static str, new: &'static str) -> Bug {
    Bug { about, old, new }
}

/// All properties, in the order in which they are shown.
pub const PROPERTIES: [Property; 16] = [
    Property {
        name: "holds",
        about: "an offered beat stays unchanged until it is taken; none is offered after a reset",
        shape: Shape::Stream,
        asserts: &["valid_holds", "data_holds", "empty_after_reset"],
        bugs: &[
            bug(
                "a beat counts as taken when it is not",
                "is_full <= (is_full | s_valid) & ~m_ready;",
                "is_full <= is_full & ~m_ready;",
            ),
            bug(
                "a beat counts as taken when it is not",
                "wire out_free = ~m_axis_tvalid | m_axis_tready;",
                "wire out_free = 1'b1;",
            ),
        ],
    },
    Property {
        name: "framing",
        about: "a block has as many beats as its metadata says, the same metadata on each, and tlast on the last",
        shape: Shape::Blocks,
        asserts: &["last_beat_is_marked", "metadata_is_known", "metadata_stays"],
        bugs: &[
            bug(
                "tlast waits for tready",
                "assign m_last = keeps_last | (~is_full & s_last);",
                "assign m_last = (keeps_last | (~is_full & s_last)) & m_ready;",
            ),
            bug("no tlast", "m_axis_tlast <= flit", "m_axis_tlast <= 0 & flit"),
        ],
    },
    Property {
        name: "one-for-one",
        about: "every block that comes out went in",
        shape: Shape::Inside,
        asserts: &["no_block_from_nowhere"],
        bugs: &[
            bug(
                "reset leaves the output sending",
                "sending <= 1'h0;",
                "sending <= 1'h1;",
            ),
            bug(
                "reset leaves the output sending",
                "out_valid <= 1'h0;",
                "out_valid <= 1'h1;",
            ),
            bug(
                "reset leaves the output sending",
                "m_axis_tvalid <= 1'h0;",
                "m_axis_tvalid <= 1'h1;",
            ),
        ],
    },
    Property {
        name: "in-turn",
        about: "a good block comes out in order and unchanged, whatever came before it",
        shape: Shape::Turn,
        asserts: &["whole_before_it_goes", "its_own_bit", "its_own_error"],
        bugs: &[
            bug(
                "raw blocks are read from the next word of their memory",
                "read_address(raw_read_pointer)",
                "read_address(raw_read_pointer + 1'b1)",
            ),
            bug(
                "a block's last beat is that of the block before",
                "{next_waits ? next_beat3 : s_data,",
                "{next_beat3,",
            ),
            bug(
                "a block's last beat is that of the block before",
                "{next_waits ? next_beat1 : s_data,",
                "{next_beat1,",
            ),
            bug(
                "a raw block is that of the other slot",
                "_slot ? slots_block1 : slots_block0",
                "_slot ? slots_block0 : slots_block1",
            ),
            bug(
                "the error of the block before",
                "bad <= next_waits ? next_bad : bad_block;",
                "bad <= next_bad;",
            ),
        ],
    },
    Property {
        name: "coded-in-turn",
        about: "the same for a coded block: the output is what the decoding ways decode",
        shape: Shape::CodedTurn,
        asserts: &["whole_before_it_goes", "its_own_bit", "its_own_error"],
        bugs: &[bug(
            "a coded block is that of the other slot",
            "= reading ? slots_block1 : slots_block0;",
            "= reading ? slots_block0 : slots_block1;",
        )],
    },
    Property {
        name: "answers",
        about: "while a whole block is in flight, a beat is offered within the bound, whatever the sink does",
        shape: Shape::Inside,
        asserts: &["offers_in_time"],
        bugs: &[bug(
            "tvalid waits for tready",
            "assign m_valid = is_full | s_valid;",
            "assign m_valid = (is_full | s_valid) & m_ready;",
        )],
    },
    Property {
        name: "takes",
        about: "the input is taken within the bound, not counting cycles in which the sink stalls a beat",
        shape: Shape::Blocks,
        asserts: &["takes_in_time"],
        bugs: &[
            bug(
                "tready comes back only when nothing is offered",
                "ready <= ~stays;",
                "ready <= ~stays & (ready | ~s_valid);",
            ),
            bug(
                "one of two slots is never free",
                "((next_slot ? (~full1 | release1)",
                "((next_slot ? 1'b0",
            ),
        ],
    },
    Property {
        name: "beats",
        about: "each beat comes out two cycles after it went in, in order, with its tlast and tuser",
        shape: Shape::Beats,
        asserts: &["no_beat_from_nowhere", "beats_in_turn", "beat_offered"],
        bugs: &[bug("a beat that waits is lost", "one_waits <= stays;", "one_waits <= 1'h0;")],
    },
    Property {
        name: "registers",
        about: "AXI4-Lite: each access has one response, which stays until it is taken; there are no others",
        shape: Shape::Registers,
        asserts: &["lite_b_holds", "lite_r_holds", "lite_b_asked", "lite_r_asked", "lite_one"],
        bugs: &[bug(
            "a read that comes takes the answer to a write away",
            "(s_axil_bvalid & ~s_axil_bready)",
            "(s_axil_bvalid & ~s_axil_bready & ~s_axil_arvalid)",
        )],
    },
    Property {
        name: "latency",
        about: "a single block takes at most the manifest's latency_cycles, and some block takes all of them",
        shape: Shape::Latency,
        asserts: &["in_time"],
        bugs: &[],
    },
    Property {
        name: "interval",
        about: "from block to block takes at most the manifest's interval_cycles, and sometimes all of them",
        shape: Shape::Interval,
        asserts: &["in_turn"],
        bugs: &[],
    },
    Property {
        name: "round-trip",
        about: "every block is the same after compression and decompression",
        shape: Shape::RoundTrip,
        asserts: &["same_data", "same_end", "no_error", "arrives"],
        bugs: &[bug(
            "a bit of blocks in whose last beat the first byte is 5a",
            "if (moves) block <= ",
            "if (moves) block <= (s_data[7:0] == 8'h5a) ^ ",
        )],
    },
    Property {
        name: "pipeline",
        about: "a pipelined core gives the same outputs as its one-stage version, later by the number of stages",
        shape: Shape::Pipeline,
        asserts: &["same_results"],
        bugs: &[],
    },
    Property {
        name: "parallel",
        about: "a core with one network for all lanes gives the same outputs as with a shifter for each lane and one stage",
        shape: Shape::Parallel,
        asserts: &["same_results"],
        bugs: &[],
    },
    Property {
        name: "stalls",
        about: "all registers of a core hold while its pipeline stalls",
        shape: Shape::Stalls,
        asserts: &["holds_still"],
        bugs: &[],
    },
    Property {
        name: "forgets",
        about: "a decoding way's output for a block depends on that block only",
        shape: Shape::Way,
        asserts: &["same_results"],
        bugs: &[],
    },
];

impl Property {
    /// The Verilog with the first bug whose text it contains, planted in every file that contains it.
    pub(super) fn planted(
        &self,
        files: &BTreeMap<String, String>,
    ) -> Option<(String, BTreeMap<String, String>)> {
        let is_there = |bug: &&Bug| files.values().any(|text| text.contains(bug.old));
        let bug = self.bugs.iter().find(is_there)?;
        let changed = (files.iter())
            .map(|(name, text)| (name.clone(), text.replace(bug.old, bug.new)))
            .collect();
        Some((bug.about.to_owned(), changed))
    }
}
