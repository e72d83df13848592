//! A property's claims about a design: the Verilog with assertions, and the planted bug with which it
//! must fail.

use std::collections::BTreeMap;

use super::half::{places, Half};
use super::property::{Property, Shape};
use super::wrapper::{round_trip, round_trip_cycles, Through};
use super::{core, turn, way, Claim};
use crate::design::emit::Emitted;
use crate::design::Role;

/// The signals on the path of raw blocks in E2MC's halves, which have no core apart from their ports. All
/// other signals may have any value.
const RAW_WAY: &[&str] = &["m_axis_*", "unit.slots.*", "unit.decoded*"];

impl Property {
    /// Its claims about a design.
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
        let of = |role| halves.iter().find(|half| half.top.role.half() == role);
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
        let at_ports = |files: BTreeMap<String, String>| {
            let mut claim = self.claim(module.clone(), files);
            // A hang becomes visible when the bound on silence has passed, counted from a cycle with a block
            // inside.
            claim.bug_cycles = 2 * (half.top.latency_cycles + half.top.interval_cycles);
            let counts = matches!(self.shape, Shape::Inside | Shape::Turn);
            claim.sees_places = counts && places(half).is_some();
            claim
        };
        let around = |checker: String| Some(at_ports(half.around(&checker)));
        match self.shape {
            Shape::Stream if half.has("m_axis_tvalid") => around(half.stream_rules()),
            Shape::Blocks | Shape::Inside if is_codec(half) => around(half.block_rules()),
            Shape::Beats if is_of_beats(half) => around(half.beat_rules()),
            Shape::Turn if is_codec(half) => {
                if let Some(files) = turn::around_another_core(half) {
                    return Some(at_ports(files));
                }
                let mut claim = around(half.turn_rules(&Through::Nothing))?;
                claim.control = Some(RAW_WAY);
                Some(claim)
            }
            Shape::CodedTurn => Some(at_ports(turn::around_other_ways(half)?)),
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
            sees_places: false,
        }
    }
}

/// Whether the half takes and sends whole blocks.
fn is_codec(half: &Half) -> bool {
    half.top.stage.is_none() && half.has("s_axis_tvalid") && half.has("m_axis_tvalid")
}

/// Whether it is a codec in which all state is reset state or data. Memories, too, hold only blocks.
fn has_no_tables(half: &Half) -> bool {
    is_codec(half) && !half.has("s_axil_awvalid")
}

fn is_of_beats(half: &Half) -> bool {
    matches!(half.top.stage.as_deref(), Some("encoder" | "decoder"))
}
