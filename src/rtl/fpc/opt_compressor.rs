//! FPC-OPT: compressor (paper 2, section 4 and figure 4, left).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with a lane
//! for each word, two with half as many.
//!
//! Steps: (two passes: the words of this one;) match the patterns of all words of a pass; add the lengths up, level by
//! level; rotate each payload; merge, level by level. The tags are a section of
//! fixed size before the payloads.

use super::word::{matcher, MatcherInputs};
use super::{payloads, TAG_BITS};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::core_ports::{block_to_compress, output_stored};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::placing::Place;
use crate::rtl::common::starts::end;
use crate::rtl::common::{metadata, Core};

/// The core of the compressor.
pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("FPC-OPT compressor: pattern matchers, starting positions, concatenation.");
    let units = payloads(&p.ports);
    let place = Place::new(&m, p, units);
    let (pipeline, pass) = (place.pipeline, place.pass);
    let mut words = block_to_compress(&m, &p.ports).parts(32);
    if pass.second.is_some() {
        // One flip-flop drives the multiplexers of all words: that takes as long as a match.
        words = m.vector("words", &pass.half(&words));
        pipeline.step("choose", "words of the pass", 12);
    }

    let module = matcher(&p.name)?;
    let matches: Vec<_> = words
        .into_iter()
        .enumerate()
        .map(|(lane, word)| m.instance(&format!("match{lane}"), &module, MatcherInputs { word }))
        .collect();
    let tags = m.vector("tags", &of_all(&matches, |lane| lane.tag));
    let lengths = m.vector("lengths", &of_all(&matches, |lane| lane.nibbles));
    let payloads = m.vector("payloads", &of_all(&matches, |lane| lane.payload));
    pipeline.step("match", "patterns of all words", 12);

    let (starts, ends) = place.starts(None, lengths)?;
    let offset = TAG_BITS * p.ports.words();
    let width = p.ports.max_stored_bits() - offset;
    let placed = place.concatenate(payloads, starts, width)?;
    let bursts = metadata(
        &m,
        &p.ports,
        end(&ends).named("payloads_end"),
        units.bits,
        offset,
    )
    .named("burst_count");
    let tags = concat(&tags);
    let first = pass.of_first(&m, "first_tags", pipeline.advance, tags);
    let section: Vec<Signal> = first.into_iter().chain([tags, placed]).collect();
    let stored = concat(&section);
    pipeline.step(
        "last_merge",
        "the last merge; metadata",
        place.concatenation_weight(),
    );

    output_stored(&m, [pass.done(&pipeline), stored, bursts]);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, units.passes(p), steps))
}
