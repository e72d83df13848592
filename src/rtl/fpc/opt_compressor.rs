//! FPC-OPT: compressor (paper 2, section 4 and figure 4, left).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with a lane
//! for each word, two with half as many.
//!
//! Steps: match the patterns of all words of a pass; add the lengths up, level by
//! level; rotate each payload; merge, level by level. The tags are a section of
//! fixed size before the payloads.

use super::word::matcher;
use super::{payloads, TAG_BITS};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::lanes::{Parameters, Pass};
use crate::rtl::common::pipeline::{cuts, Pipeline};
use crate::rtl::common::placing::{concatenation_weights, Place};
use crate::rtl::common::starts::{end, start_weights};
use crate::rtl::common::{metadata, Core};

/// What each step adds to the longest path, in gates.
pub fn weights(p: &Parameters) -> Vec<u32> {
    let units = payloads(&p.ports);
    // With two passes, the words are chosen before they are matched.
    let mut steps = vec![if units.passes(p) == 1 { 12 } else { 17 }];
    steps.extend(start_weights(p, units));
    steps.extend(concatenation_weights(p, units));
    steps
}

pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("FPC-OPT compressor: pattern matchers, starting positions, concatenation.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let words = m.input("block", p.ports.block_bits()).parts(32);
    let units = payloads(&p.ports);
    let pass = Pass::new(&m, units.passes(p), advance, start);
    let ends = cuts(&weights(p), p.stages);
    let mut place = Place {
        m: &m,
        p,
        advance,
        pipeline: Pipeline::new(&m, advance, pass.present(start), ends),
        second: pass.live(),
        units,
    };

    let module = matcher(&p.name)?;
    let matches: Vec<_> = pass
        .half(&words)
        .into_iter()
        .enumerate()
        .map(|(lane, word)| m.instance(&format!("match{lane}"), &module, &[("word", word)]))
        .collect();
    let each = |port: &str| -> Vec<Signal> { matches.iter().map(|lane| lane.out(port)).collect() };
    let (mut tags, mut lengths, mut payloads) = (each("tag"), each("nibbles"), each("payload"));
    place.step(&mut [
        ("tags", &mut tags),
        ("lengths", &mut lengths),
        ("payloads", &mut payloads),
    ]);

    let mut live = [("tags", &mut tags), ("payloads", &mut payloads)];
    let (starts, mut ends) = place.starts(None, lengths, &mut live);
    let offset = TAG_BITS * p.ports.words();
    let width = p.ports.max_stored_bits() - offset;
    let mut live = [("tags", &mut tags), ("ends", &mut ends)];
    let placed = place.concatenate(payloads, starts, width, &mut live)?;
    let mut bursts = vec![metadata(&m, &p.ports, end(&ends), units.bits, offset)];
    let tags = concat(&tags);
    let first = place.pass().of_first(&m, "first_tags", advance, tags);
    let section: Vec<Signal> = first.into_iter().chain([tags, placed]).collect();
    let mut stored = vec![concat(&section)];
    place.step(&mut [("stored", &mut stored), ("bursts", &mut bursts)]);

    m.output("done", place.pass().done(&place.pipeline));
    m.output("stored", stored[0]);
    m.output("bursts", bursts[0]);
    Ok(p.core(m.finish()?, units.passes(p)))
}
