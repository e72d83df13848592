//! FPC-OPT: decompressor (paper 2, section 4 and figure 4, right).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with a lane
//! for each word, two with half as many.
//!
//! Steps: the lengths of all tags of a pass; add them up, level by level; take the
//! payloads apart, level by level, and rotate each back; decode the patterns.

use super::word::{decoder, nibbles};
use super::{payloads, TAG_BITS};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::lanes::{Parameters, Pass};
use crate::rtl::common::pipeline::{cuts, Pipeline};
use crate::rtl::common::placing::{extraction_weights, Place};
use crate::rtl::common::starts::{end, start_weights};
use crate::rtl::common::{overruns, Core};

/// What each step adds to the longest path, in gates.
pub fn weights(p: &Parameters) -> Vec<u32> {
    let units = payloads(&p.ports);
    let mut steps = vec![4];
    steps.extend(start_weights(p, units));
    steps.extend(extraction_weights(p, units));
    steps.push(6);
    steps
}

pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("FPC-OPT decompressor: lengths of the tags, starting positions, payloads, patterns.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let stored = m.input("stored", p.ports.max_stored_bits());
    let mut bursts = vec![m.input("bursts", 2)];
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

    let offset = TAG_BITS * p.ports.words();
    let all_tags = stored.slice(0, offset).parts(TAG_BITS);
    let mut tags = pass.half(&all_tags);
    let mut lengths: Vec<Signal> = tags.iter().map(|&tag| nibbles(tag)).collect();
    let mut payloads = vec![stored.slice(offset, stored.width() - offset)];
    place.step(&mut [
        ("tags", &mut tags),
        ("lengths", &mut lengths),
        ("payloads", &mut payloads),
        ("bursts", &mut bursts),
    ]);

    let mut live = [
        ("tags", &mut tags),
        ("payloads", &mut payloads),
        ("bursts", &mut bursts),
    ];
    let (starts, mut ends) = place.starts(None, lengths, &mut live);
    let mut live = [
        ("tags", &mut tags),
        ("ends", &mut ends),
        ("bursts", &mut bursts),
    ];
    let mut windows = place.extract(payloads[0], starts, &mut live)?;
    let error = overruns(&m, &p.ports, end(&ends), units.bits, offset, bursts[0]);
    let mut error = vec![error.named("overruns")];
    place.step(&mut [
        ("tags", &mut tags),
        ("windows", &mut windows),
        ("error", &mut error),
    ]);

    let module = decoder(&p.name)?;
    let mut words = Vec::new();
    for (lane, (&payload, &tag)) in windows.iter().zip(&tags).enumerate() {
        let inputs = [("tag", tag), ("payload", payload)];
        let decode = m.instance(&format!("decode{lane}"), &module, &inputs);
        words.push(decode.out("word"));
    }
    let mut words = vec![concat(&words)];
    place.step(&mut [("words", &mut words), ("error", &mut error)]);

    let pass = place.pass();
    m.output("done", pass.done(&place.pipeline));
    let first = pass.of_first(&m, "first_words", advance, words[0]);
    m.output(
        "block",
        concat(&first.into_iter().chain(words).collect::<Vec<_>>()),
    );
    m.output("error", error[0]);
    Ok(p.core(m.finish()?, units.passes(p)))
}
