//! FPC-OPT: decompressor (paper 2, section 4 and figure 4, right).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with a lane
//! for each word, two with half as many.
//!
//! Steps: the lengths of all tags of a pass; add them up, level by level; take the
//! payloads apart, level by level, and rotate each back; decode the patterns.

use super::word::{decoder, lengths, DecoderInputs};
use super::{payloads, TAG_BITS};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::core_ports::{output_block, stored_block};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::placing::Place;
use crate::rtl::common::starts::end;
use crate::rtl::common::{overruns, Core};

/// The core of the decompressor.
pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("FPC-OPT decompressor: lengths of the tags, starting positions, payloads, patterns.");
    let units = payloads(&p.ports);
    let place = Place::new(&m, p, units);
    let (pipeline, pass) = (place.pipeline, place.pass);
    let [stored, bursts] = stored_block(&m, &p.ports);

    let offset = TAG_BITS * p.ports.words();
    let tags = m.vector("tags", &pass.half(&stored.slice(0, offset).parts(TAG_BITS)));
    let lengths = lengths(&m, &p.name, &tags)?;
    let payloads = stored.slice(offset, stored.width() - offset);
    pipeline.step("lengths", "lengths of all payloads", 4);

    let (starts, ends) = place.starts(None, lengths)?;
    let windows = place.extract(payloads, starts)?;
    let error = overruns(
        &m,
        &p.ports,
        end(&ends).named("payloads_end"),
        units.bits,
        offset,
        bursts,
    )
    .named("overruns");
    let about = "payloads rotated back";
    pipeline.step("rotate_back", about, place.extraction_weight());

    let module = decoder(&p.name)?;
    let mut words = Vec::new();
    for (lane, (&payload, &tag)) in windows.iter().zip(&tags).enumerate() {
        let inputs = DecoderInputs { tag, payload };
        let decode = m.instance(&format!("decode{lane}"), &module, inputs);
        words.push(decode.word);
    }
    let words = concat(&m.vector("words", &words));
    pipeline.step("decode", "words of all patterns", 6);

    let first = pass.of_first(&m, "first_words", pipeline.advance, words);
    let block: Vec<Signal> = first.into_iter().chain([words]).collect();
    output_block(&m, [pass.done(&pipeline), concat(&block), error]);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, units.passes(p), steps))
}
