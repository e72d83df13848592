//! The properties, and the bugs that each has to refuse.

use std::collections::BTreeMap;

use super::wrapper::{round_trip, round_trip_cycles, Half, Through};
use super::{core, turn, way, Claim};
use crate::design::emit::Emitted;
use crate::design::Role;

/// What a design promises.
#[derive(Debug)]
pub struct Property {
    /// Its word for `--property`.
    pub name: &'static str,
    /// What it says, in one line.
    pub about: &'static str,
    shape: Shape,
    asserts: &'static [&'static str],
    /// The first that the Verilog has the text for.
    bugs: &'static [Bug],
}

/// Which modules it is about, and what looks at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// Each half that sends a stream.
    Stream,
    /// Each half of a codec, which takes and sends whole blocks.
    Blocks,
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
    /// Each half of a codec: one block behind the other.
    Interval,
    /// Both halves of a codec without tables.
    RoundTrip,
    /// The core of each half, beside the same with one stage.
    Pipeline,
    /// The core of each half, beside the same with one stage and a shifter for each lane.
    Parallel,
    /// The core of each half, which does not move.
    Stalls,
    /// A decoding way, beside another one.
    Way,
}

/// Where raw blocks go by in E2MC's halves, which have no core apart from their ports: nothing else
/// needs to be what it is.
const RAW_WAY: &[&str] = &["m_axis_*", "unit.slots.*", "unit.decoded*"];

/// The same, and where what the decoding ways get and give goes by.
const BOTH_WAYS: &[&str] = &[
    "m_axis_*",
    "unit.slots.*",
    "unit.decoded*",
    "unit.way*",
    "unit.stored_bits",
    "unit.prepared_bits",
];

impl Shape {
    /// The wires on top whose data it is about, if it is else about control alone.
    fn control(self) -> Option<&'static [&'static str]> {
        match self {
            Shape::Stream => Some(&["m_axis_*"]),
            Shape::Registers => Some(&["s_axil_*"]),
            Shape::Blocks | Shape::Latency | Shape::Interval => Some(&[]),
            Shape::CodedTurn => Some(BOTH_WAYS),
            Shape::Beats | Shape::RoundTrip | Shape::Turn => None,
            Shape::Pipeline | Shape::Parallel | Shape::Stalls | Shape::Way => None,
        }
    }
}

/// A change of the Verilog that makes it wrong.
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
        about: "a beat that is offered stays, unchanged, until it is taken; none is there behind a reset",
        shape: Shape::Stream,
        asserts: &["valid_holds", "data_holds", "empty_after_reset"],
        bugs: &[
            bug(
                "a beat counts as taken when it is not",
                "wire beat_sent = sending & m_axis_tready;",
                "wire beat_sent = sending;",
            ),
            bug(
                "a beat counts as taken when it is not",
                "wire out_free = ~sending | m_axis_tready;",
                "wire out_free = 1'b1;",
            ),
            bug(
                "a block counts as taken when it is not",
                "assign advance = ~m_axis_tvalid | m_axis_tready;",
                "assign advance = 1'b1;",
            ),
        ],
    },
    Property {
        name: "framing",
        about: "a block's beats are as many as its metadata says, the same on all of them, the last with tlast",
        shape: Shape::Blocks,
        asserts: &["last_beat_is_marked", "metadata_is_known", "metadata_stays"],
        bugs: &[
            bug("tlast waits for tready", "assign m_axis_tlast = last_beat;", "assign m_axis_tlast = last_beat & m_axis_tready;"),
            bug("no tlast", "assign m_axis_tlast = 1'h1;", "assign m_axis_tlast = 1'h0;"),
            bug("no tlast", "assign m_axis_tlast = last;", "assign m_axis_tlast = 1'h0;"),
        ],
    },
    Property {
        name: "one-for-one",
        about: "no block comes out that did not go in",
        shape: Shape::Blocks,
        asserts: &["no_block_from_nowhere"],
        bugs: &[bug(
            "reset leaves the output sending",
            "      sending <= 1'h0;",
            "      sending <= 1'h1;",
        )],
    },
    Property {
        name: "in-turn",
        about: "a good block comes out in its turn and is its own, whatever came before it",
        shape: Shape::Turn,
        asserts: &["whole_before_it_goes", "its_own_bit", "its_own_error"],
        bugs: &[
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
                "bad_held <= next_waits ? next_bad : bad_block;",
                "bad_held <= next_bad;",
            ),
        ],
    },
    Property {
        name: "coded-in-turn",
        about: "the same of a coded block: what comes out is what the decoding ways make of it",
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
        about: "while a whole block is inside, a beat is offered within the bound, whatever the sink does",
        shape: Shape::Blocks,
        asserts: &["offers_in_time"],
        bugs: &[bug(
            "tvalid waits for tready",
            "assign m_axis_tvalid = sending;",
            "assign m_axis_tvalid = sending & m_axis_tready;",
        )],
    },
    Property {
        name: "takes",
        about: "the input is taken within the bound, cycles in which the sink refuses a beat not counted",
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
                "((next_slot ? (~slot1_full | release1)",
                "((next_slot ? 1'b0",
            ),
        ],
    },
    Property {
        name: "beats",
        about: "each beat that goes in comes out, in its turn, with its tlast and tuser, in the next cycle but one",
        shape: Shape::Beats,
        asserts: &["no_beat_from_nowhere", "beats_in_turn", "beat_offered"],
        bugs: &[bug("a beat that waits is lost", "one_waits <= stays;", "one_waits <= 1'h0;")],
    },
    Property {
        name: "registers",
        about: "AXI4-Lite: an answer for each access, none without, that stays until it is taken",
        shape: Shape::Registers,
        asserts: &["lite_b_holds", "lite_r_holds", "lite_b_asked", "lite_r_asked", "lite_one"],
        bugs: &[bug(
            "a read that comes takes the answer to a write away",
            "(write_answered & ~s_axil_bready)",
            "(write_answered & ~s_axil_bready & ~s_axil_arvalid)",
        )],
    },
    Property {
        name: "latency",
        about: "a block alone takes the manifest's latency_cycles at most, and some block all of them",
        shape: Shape::Latency,
        asserts: &["in_time"],
        bugs: &[],
    },
    Property {
        name: "interval",
        about: "from block to block it is the manifest's interval_cycles at most, and sometimes all of them",
        shape: Shape::Interval,
        asserts: &["in_turn"],
        bugs: &[],
    },
    Property {
        name: "round-trip",
        about: "what is compressed and decompressed is the block, for every block",
        shape: Shape::RoundTrip,
        asserts: &["same_data", "same_end", "no_error", "arrives"],
        bugs: &[bug(
            "a bit of blocks in whose last beat the first byte is 5a",
            "block_held <= ",
            "block_held <= (s_data[7:0] == 8'h5a) ^ ",
        )],
    },
    Property {
        name: "pipeline",
        about: "a core with all its stages gives what it gives with one, as many moves later as there are stages",
        shape: Shape::Pipeline,
        asserts: &["same_results"],
        bugs: &[],
    },
    Property {
        name: "parallel",
        about: "a core with one network for all lanes gives what it gives with one stage and a shifter for each lane",
        shape: Shape::Parallel,
        asserts: &["same_results"],
        bugs: &[],
    },
    Property {
        name: "stalls",
        about: "all registers of a core hold while its pipeline does not move",
        shape: Shape::Stalls,
        asserts: &["holds_still"],
        bugs: &[],
    },
    Property {
        name: "forgets",
        about: "what a decoding way gives for a block hangs on that block alone",
        shape: Shape::Way,
        asserts: &["same_results"],
        bugs: &[],
    },
];

impl Property {
    /// What it claims of a design.
    pub(super) fn claims(&self, emitted: &Emitted) -> Vec<Claim> {
        let halves: Vec<Half> = (emitted.manifest.tops.iter())
            .map(|top| Half { emitted, top })
            .collect();
        if self.shape == Shape::RoundTrip {
            return self.of_both(&halves).into_iter().collect();
        }
        let flat = match self.shape {
            Shape::Pipeline => core::unpipelined(&emitted.manifest),
            Shape::Parallel => core::parallel(&emitted.manifest),
            _ => return halves.iter().filter_map(|half| self.of(half)).collect(),
        };
        let flat = flat.iter();
        flat.flat_map(|flat| self.of_pipelines(&halves, flat))
            .collect()
    }

    fn of_both(&self, halves: &[Half]) -> Option<Claim> {
        let of = |role| halves.iter().find(|half| half.top.role == role);
        let (compressor, decompressor) = (of(Role::Compressor)?, of(Role::Decompressor)?);
        if !has_no_tables(compressor) || !has_no_tables(decompressor) {
            return None;
        }
        let files = round_trip(compressor, decompressor);
        let mut claim = self.claim("both halves".to_owned(), files);
        claim.cycles = Some(round_trip_cycles(compressor, decompressor) + 1);
        Some(claim)
    }

    fn of_pipelines(&self, halves: &[Half], flat: &Emitted) -> Vec<Claim> {
        let pairs = halves.iter().zip(&flat.manifest.tops);
        let claim = |(half, top): (&Half, _)| {
            let emitted = flat;
            let found = core::same_results(half, &Half { emitted, top })?;
            Some(self.of_core(
                half,
                found,
                "a stage's value changes with the block behind it",
            ))
        };
        pairs.filter_map(claim).collect()
    }

    fn of_core(&self, half: &Half, found: core::FromAnyState, bug: &str) -> Claim {
        let mut claim = self.claim(half.top.role.name().to_owned(), found.files);
        claim.bug = Some((bug.to_owned(), found.bug));
        claim.from_any_state = Some(found.cycles);
        claim
    }

    fn of(&self, half: &Half) -> Option<Claim> {
        let module = half.top.role.name().to_owned();
        let module = half.top.stage.clone().unwrap_or(module);
        let around = |checker: String| {
            let mut claim = self.claim(module.clone(), half.around(&checker));
            // A hang shows behind the bound on silence, which begins with a block inside.
            claim.bug_cycles = 2 * (half.top.latency_cycles + half.top.interval_cycles);
            Some(claim)
        };
        match self.shape {
            Shape::Stream if half.has("m_axis_tvalid") => around(half.stream_rules()),
            Shape::Blocks if is_codec(half) => around(half.block_rules()),
            Shape::Beats if is_of_beats(half) => around(half.beat_rules()),
            Shape::Turn if is_codec(half) => {
                let (files, control) = match turn::around_another_core(half) {
                    Some(files) => (files, None),
                    None => {
                        let rules = half.turn_rules(&Through::Nothing);
                        (half.around(&rules), Some(RAW_WAY))
                    }
                };
                let mut claim = self.claim(module, files);
                claim.control = control;
                claim.bug_cycles = 2 * (half.top.latency_cycles + half.top.interval_cycles);
                Some(claim)
            }
            Shape::CodedTurn => {
                let mut claim = self.claim(module, turn::around_other_ways(half)?);
                claim.bug_cycles = 2 * (half.top.latency_cycles + half.top.interval_cycles);
                Some(claim)
            }
            Shape::Registers if half.has("s_axil_awvalid") => around(half.register_port_rules()),
            Shape::Latency | Shape::Interval if is_codec(half) => {
                let alone = self.shape == Shape::Latency;
                let mut claim = around(half.timing_rules(alone, 0))?;
                // It is tight: a bound of a cycle less is refuted.
                let less = half.around(&half.timing_rules(alone, 1));
                claim.bug = Some(("a bound of a cycle less".to_owned(), less));
                Some(claim)
            }
            Shape::Stalls => {
                let found = core::holds_still(half)?;
                Some(self.of_core(half, found, "stages know no stall"))
            }
            Shape::Way => {
                let found = way::forgets(half)?;
                Some(self.of_core(half, found, "a way's place goes on from the block before"))
            }
            _ => None,
        }
    }

    fn claim(&self, of: String, files: BTreeMap<String, String>) -> Claim {
        Claim {
            property: self.name,
            of,
            bug: self.planted(&files),
            files,
            asserts: self.asserts,
            bug_cycles: 0,
            cycles: None,
            from_any_state: None,
            control: self.shape.control(),
        }
    }

    /// The Verilog with the first bug whose text it has, in every file that has it.
    fn planted(
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

/// Takes and sends whole blocks.
fn is_codec(half: &Half) -> bool {
    half.top.stage.is_none() && half.has("s_axis_tvalid") && half.has("m_axis_tvalid")
}

/// A codec all of whose state is reset or data.
fn has_no_tables(half: &Half) -> bool {
    is_codec(half) && half.top.memory_bits == 0 && !half.has("s_axil_awvalid")
}

fn is_of_beats(half: &Half) -> bool {
    matches!(half.top.stage.as_deref(), Some("encoder" | "decoder"))
}
