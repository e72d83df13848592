//! BPC-OPT and bpc-group: decompressor (paper 2, section 4 and figure 4, right).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with 32 lanes,
//! one for each plane, two with 16.
//!
//! Steps: (bpc-group: the tags of all groups;) the lengths of all tags of a pass; add
//! them up, level by level; take the payloads apart, level by level, and rotate each
//! back; decode the patterns; undo the exclusive-or, level by level of a sparse prefix;
//! add the deltas up, level by level.

use super::base::BaseDecoderInputs;
use super::plane::{DecoderInputs, DecoderOutputs, LengthInputs};
use super::tags::{self, GROUPS, GROUP_BITS};
use super::{base, deltas, payloads, plane, plane_bits, Tags, TAG_BITS};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::core_ports::{output_block, stored_block};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::network::thermometer;
use crate::rtl::common::placing::Place;
use crate::rtl::common::prefix::{prefix_sum, prefix_xor, PrefixXorInputs};
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::starts::end;
use crate::rtl::common::{overruns, Core};

/// Weights of the steps are in FO4 of OSU 180 nm.
pub fn decompressor(p: &Parameters, tags: Tags) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("BPC decompressor: lengths of the tags, starting positions, payloads, patterns,\nbit planes, words.");
    let units = payloads(&p.ports);
    let place = Place::new(&m, p, units);
    let (pipeline, pass) = (place.pipeline, place.pass);
    let [stored, bursts] = stored_block(&m, &p.ports);

    let offset = tags.fixed_bits();
    let base_tag = stored.slice(0, TAG_BITS);
    let fixed = stored.slice(TAG_BITS, offset - TAG_BITS);
    let whole = stored.slice(offset, stored.width() - offset);
    let (plane_tags, groups, error) = plane_tags(&place, tags, base_tag, fixed, whole);
    let module = plane::length(&p.name, &p.ports)?;
    let lengths = plane_tags.iter().enumerate().map(|(lane, &tag)| {
        let instance = m.instance(&format!("length{lane}"), &module, LengthInputs { tag });
        instance.length
    });
    let lengths = m.vector("lengths", &lengths.collect::<Vec<_>>());
    let mut nibbles = base::nibbles(&m, base_tag).resize(6);
    if let Some(count) = groups {
        nibbles = nibbles + tags::nibbles(&m, count);
    }
    let first = concat(&[m.zero(2), nibbles.named("nibbles_before_planes")]);
    pipeline.step("lengths", "lengths of all payloads", 3);

    let positions = place.positions(Some(first), lengths)?;
    let ends = positions.ends.clone();
    // The base's payload is where the groups' tags end.
    let payload = match groups {
        None => whole.slice(0, 32),
        Some(count) => {
            let reach = whole.slice(0, GROUPS * GROUP_BITS + 32);
            let (m, name) = (&m, p.name.as_str());
            Shifters { m, name }.down("take_base", reach, (count, GROUP_BITS), 32)?
        }
    };
    let inputs = BaseDecoderInputs {
        tag: base_tag,
        payload,
    };
    let decode = m.instance("decode_base", &base::decoder(&p.name)?, inputs);
    let base = decode.word;
    let windows = place.extract_rows(whole, positions)?;
    let past = overruns(
        &m,
        &p.ports,
        end(&ends).named("payloads_end"),
        units.bits,
        offset,
        bursts,
    );
    let error = (error | past.named("overruns")).named("bad_lengths");
    pipeline.step("rotate_back", "payloads rotated back", place.row_weight());

    let decoded = decoded(&m, p, &windows, &plane_tags)?;
    let mut planes = m.vector("dbx", &of_all(&decoded, |lane| lane.dbx));
    // Restarts of the prefix XOR: a plane whose DBP is zero does not depend on those above.
    let mut restarts = m.vector("zero_dbp", &of_all(&decoded, |lane| lane.zero_dbp));
    let errors = m.vector("lane_errors", &of_all(&decoded, |lane| lane.error));
    let mut error = (concat(&errors).any() | error).named("bad_planes");
    pipeline.step("decode", "DBX of all planes", 13);

    undo_exclusive_or(&m, &pipeline, &mut planes, &mut restarts)?;
    let bits = plane_bits(&p.ports);
    if pass.second.is_some() {
        let dbp = concat(&planes);
        let of_first = |name, value| pass.of_first(&m, name, pipeline.advance, value);
        let first: Vec<Signal> = of_first("first_planes", dbp)
            .map(|planes| planes.parts(bits))
            .unwrap_or_default();
        // The last plane of the first pass is above all of the second.
        let above = first.last().copied().unwrap_or(m.zero(bits));
        let rest = planes
            .iter()
            .zip(&restarts)
            .map(|(&plane, &restart)| under(above, plane, restart));
        let rest = m.vector("second_planes", &rest.collect::<Vec<_>>());
        planes = first.into_iter().chain(rest).collect();
        let before = of_first("first_error", error);
        error = or_all(before.into_iter().chain([error])).named("bad_block");
        pipeline.step("second_pass_planes", "planes of both passes", 6);
    }

    let words = words(&m, p, &pipeline, base, &planes)?;
    output_block(&m, [pass.done(&pipeline), concat(&words), error]);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, units.passes(p), steps))
}

/// The tags of a pass's planes; of bpc-group also how many groups have tags; and whether a tag is one that no
/// encoder writes. `fixed`: the section of fixed size, `whole`: all bits behind it.
fn plane_tags<'m>(
    place: &Place<'_, 'm>,
    tags: Tags,
    base_tag: Signal<'m>,
    fixed: Signal<'m>,
    whole: Signal<'m>,
) -> (Vec<Signal<'m>>, Option<Signal<'m>>, Signal<'m>) {
    let (m, pipeline, pass) = (place.m, &place.pipeline, &place.pass);
    let mut error = base::is_unused(base_tag).named("base_tag_is_unused");
    let (plane_tags, groups);
    match tags {
        Tags::All => {
            plane_tags = m.vector("tags", &pass.half(&fixed.parts(TAG_BITS)));
            groups = None;
        }
        Tags::Groups => {
            let section = whole.slice(0, GROUPS * GROUP_BITS);
            let all = tags::expand(m, fixed, section);
            let count = tags::count(m, "groups", &fixed.parts(1));
            // The section's first `count` groups of tags are stored, one for each flag.
            let stored = thermometer("tags_are_stored", count).parts(1).into_iter();
            let empty = stored
                .zip(section.parts(GROUP_BITS))
                .map(|(is_stored, tags)| is_stored & !tags.any());
            error = error | or_all(empty).named("group_is_empty");
            groups = Some(count);
            plane_tags = m.vector("tags", &pass.half(&concat(&all).parts(TAG_BITS)));
            error = error.named("bad_tags");
            pipeline.step("group_tags", "tags of all groups", 15);
        }
    }
    (plane_tags, groups, error)
}

/// The DBX of all planes of a pass.
fn decoded<'m>(
    m: &'m Builder,
    p: &Parameters,
    payloads: &[Signal<'m>],
    tags: &[Signal<'m>],
) -> Result<Vec<DecoderOutputs<'m>>, DesignError> {
    let module = plane::decoder(&p.name, &p.ports)?;
    let mut decoded = Vec::new();
    for (lane, (&payload, &tag)) in payloads.iter().zip(tags).enumerate() {
        let inputs = DecoderInputs { tag, payload };
        decoded.push(m.instance(&format!("decode{lane}"), &module, inputs));
    }
    Ok(decoded)
}

/// The DBP of all planes of a pass from their DBX, level by level of a sparse prefix. It has one level more than
/// Sklansky's, for about three quarters of the operations (Ladner and Fischer, "Parallel Prefix Computation", J.
/// ACM 1980): only every second place takes part in the levels between the first and the last.
fn undo_exclusive_or<'m>(
    m: &'m Builder,
    pipeline: &Pipeline<'m>,
    planes: &mut Vec<Signal<'m>>,
    restarts: &mut Vec<Signal<'m>>,
) -> Result<(), DesignError> {
    let (count, bits) = (planes.len(), planes[0].width());
    let levels = count.trailing_zeros() + 1;
    for level in 0..levels {
        // The last level is the first one again, from the second plane on.
        let is_last = level + 1 == levels;
        let first = usize::from(is_last);
        let level_of_runs = if is_last { 0 } else { level };
        let module = prefix_xor(level_of_runs, (count - first) as u32, bits)?;
        let inputs = PrefixXorInputs {
            planes: concat(&planes[first..]),
            restarts: concat(&restarts[first..]),
        };
        let name = |what: &str| format!("{what}{}", level + 1);
        let found = m.instance(&name("planes_level"), &module, inputs);
        let joined = found.joined.named(&name("dbp")).parts(bits);
        let joined_restarts = found.joined_restarts.named(&name("restarts")).parts(1);
        planes.splice(first.., joined);
        restarts.splice(first.., joined_restarts);
        let about = format!("bit planes, level {} of {levels}", level + 1);
        pipeline.step(&name("planes_level"), &about, 3);
    }
    Ok(())
}

/// The block's words: the base, and to each the deltas before it, level by level.
fn words<'m>(
    m: &'m Builder,
    p: &Parameters,
    pipeline: &Pipeline<'m>,
    base: Signal<'m>,
    planes: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let deltas = deltas::deltas(m, p, planes)?;
    let mut words: Vec<Signal> = [base].into_iter().chain(deltas).collect();
    let levels = p.ports.words().trailing_zeros();
    for level in 0..levels {
        words = prefix_sum(m, &format!("words{}", level + 1), &words, level)?;
        let about = format!("words, level {} of {levels}", level + 1);
        pipeline.step(&format!("words_level{}", level + 1), &about, 16);
    }
    Ok(words)
}

/// The DBP of a plane whose DBX is known, or that of several planes together: the DBP from above is ignored
/// where one of them `restarts` because its DBP is known to be zero.
fn under<'m>(above: Signal<'m>, plane: Signal<'m>, restarts: Signal<'m>) -> Signal<'m> {
    plane ^ (!restarts).gate(above)
}
