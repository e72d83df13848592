//! BPC-OPT and bpc-group: decompressor (paper 2, section 4 and figure 4, right).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with 32 lanes,
//! one for each plane, two with 16.
//!
//! Steps: (bpc-group: the tags of all groups;) the lengths of all tags of a pass; add
//! them up, level by level; take the payloads apart, level by level, and rotate each
//! back; decode the patterns; undo the exclusive-or, level by level of a sparse prefix;
//! add the deltas up, level by level.

use super::tags::{self, GROUPS, GROUP_BITS};
use super::{base, deltas, payloads, plane, plane_bits, Tags, TAG_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::lanes::{Parameters, Pass};
use crate::rtl::common::network::{below, scan_level, shift_down, sparse_levels};
use crate::rtl::common::pipeline::{cuts, Pipeline};
use crate::rtl::common::placing::Place;
use crate::rtl::common::rows::{position_weights, row_weights};
use crate::rtl::common::starts::end;
use crate::rtl::common::{overruns, Core};

/// What each step adds to the longest path, in FO4 of OSU 180 nm.
pub fn weights(p: &Parameters, tags: Tags) -> Vec<u32> {
    let units = payloads(&p.ports);
    let mut steps = Vec::new();
    steps.extend((tags == Tags::Groups).then_some(15));
    steps.push(3);
    steps.extend(position_weights(p, units));
    steps.extend(row_weights(p, units));
    steps.push(13);
    steps.extend(vec![3; p.lanes.trailing_zeros() as usize + 1]);
    steps.extend((units.passes(p) == 2).then_some(6));
    steps.extend(vec![16; p.ports.words().trailing_zeros() as usize]);
    steps
}

pub fn decompressor(p: &Parameters, tags: Tags) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("BPC decompressor: lengths of the tags, starting positions, payloads, patterns,\nbit planes, words.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let stored = m.input("stored", p.ports.max_stored_bits());
    let mut bursts = vec![m.input("bursts", 2)];
    let units = payloads(&p.ports);
    let pass = Pass::new(&m, units.passes(p), advance, start);
    let ends = cuts(&weights(p, tags), p.stages);
    let mut place = Place {
        m: &m,
        p,
        advance,
        pipeline: Pipeline::new(&m, advance, pass.present(start), ends),
        second: pass.live(),
        units,
    };

    let offset = tags.fixed_bits();
    let mut base_tag = vec![stored.slice(0, TAG_BITS)];
    let fixed = stored.slice(TAG_BITS, offset - TAG_BITS);
    let mut whole = vec![stored.slice(offset, stored.width() - offset)];
    let mut error = vec![base::is_unused(base_tag[0])];
    let mut plane_tags;
    let mut groups = Vec::new();
    match tags {
        Tags::All => plane_tags = pass.half(&fixed.parts(TAG_BITS)),
        Tags::Groups => {
            let section = whole[0].slice(0, GROUPS * GROUP_BITS);
            let all = tags::expand(fixed, section);
            let count = tags::count(&fixed.parts(1));
            // What is stored first is a flagged group's, as often as there is one.
            let stored = below(&m, count).parts(1).into_iter();
            let empty = stored.zip(section.parts(GROUP_BITS));
            let empty = empty.map(|(is_stored, tags)| is_stored & !tags.any());
            error[0] = error[0] | or_all(empty);
            groups.push(count);
            plane_tags = pass.half(&concat(&all).parts(TAG_BITS));
            place.step(&mut [
                ("tags", &mut plane_tags),
                ("base_tag", &mut base_tag),
                ("groups", &mut groups),
                ("whole", &mut whole),
                ("bursts", &mut bursts),
                ("error", &mut error),
            ]);
        }
    }
    let mut lengths: Vec<Signal> = plane_tags
        .iter()
        .map(|&tag| plane::payload_bits(&m, &p.ports, tag))
        .collect();
    let mut nibbles = base::nibbles(base_tag[0]).resize(6);
    if let Some(&count) = groups.first() {
        nibbles = nibbles + tags::nibbles(&m, count);
    }
    let mut first = vec![concat(&[m.zero(2), nibbles])];
    place.step(&mut [
        ("tags", &mut plane_tags),
        ("lengths", &mut lengths),
        ("base_tag", &mut base_tag),
        ("groups", &mut groups),
        ("first", &mut first),
        ("whole", &mut whole),
        ("bursts", &mut bursts),
        ("error", &mut error),
    ]);

    let mut live = [
        ("tags", &mut plane_tags),
        ("base_tag", &mut base_tag),
        ("groups", &mut groups),
        ("whole", &mut whole),
        ("bursts", &mut bursts),
        ("error", &mut error),
    ];
    let mut positions = place.positions(Some(first[0]), lengths, &mut live);
    let mut ends = std::mem::take(&mut positions.ends);

    // The base's payload is where the groups' tags end.
    let payload = match groups.first() {
        None => whole[0].slice(0, 32),
        Some(&count) => {
            let reach = whole[0].slice(0, GROUPS * GROUP_BITS + 32);
            shift_down(&m, reach, count, GROUP_BITS, 32)
        }
    };
    let inputs = [("tag", base_tag[0]), ("payload", payload)];
    let decode = m.instance("decode_base", &base::decoder(&p.name)?, &inputs);
    let mut base = vec![decode.out("word")];
    let mut live = [
        ("tags", &mut plane_tags),
        ("base", &mut base),
        ("ends", &mut ends),
        ("bursts", &mut bursts),
        ("error", &mut error),
    ];
    let mut windows = place.extract_rows(whole[0], positions, &mut live)?;
    let past = overruns(&m, &p.ports, end(&ends), units.bits, offset, bursts[0]);
    let mut error = vec![error[0] | past.named("overruns")];
    place.step(&mut [
        ("tags", &mut plane_tags),
        ("windows", &mut windows),
        ("base", &mut base),
        ("error", &mut error),
    ]);

    let module = plane::decoder(&p.name, &p.ports)?;
    let (mut planes, mut errors) = (Vec::new(), vec![error[0]]);
    for (lane, (&payload, &tag)) in windows.iter().zip(&plane_tags).enumerate() {
        let inputs = [("tag", tag), ("payload", payload)];
        let decode = m.instance(&format!("decode{lane}"), &module, &inputs);
        planes.push(concat(&[decode.out("dbx"), decode.out("zero_dbp")]));
        errors.push(decode.out("error"));
    }
    let mut error = vec![or_all(errors)];
    place.step(&mut [
        ("planes", &mut planes),
        ("base", &mut base),
        ("error", &mut error),
    ]);

    let bits = plane_bits(&p.ports);
    for level in sparse_levels(planes.len()) {
        for (above, place) in level {
            let (above, plane) = (planes[above], planes[place]);
            let restarts = above.bit(bits) | plane.bit(bits);
            planes[place] = concat(&[under(above, plane, bits), restarts]);
        }
        place.step(&mut [
            ("planes", &mut planes),
            ("base", &mut base),
            ("error", &mut error),
        ]);
    }
    if place.pass().second.is_some() {
        let dbp = concat(
            &planes
                .iter()
                .map(|plane| plane.slice(0, bits))
                .collect::<Vec<_>>(),
        );
        let of_first = |name, value| place.pass().of_first(&m, name, advance, value);
        let first: Vec<Signal> = of_first("first_planes", dbp)
            .map(|planes| planes.parts(bits))
            .unwrap_or_default();
        // The last plane of the first pass is above all of the second.
        let above = first.last().copied().unwrap_or(m.zero(bits));
        let rest = planes.iter().map(|&plane| under(above, plane, bits));
        planes = first.into_iter().chain(rest).collect();
        error.extend(of_first("first_error", error[0]));
        error = vec![or_all(error)];
        place.step(&mut [
            ("planes", &mut planes),
            ("base", &mut base),
            ("error", &mut error),
        ]);
    }
    let dbp: Vec<Signal> = planes.iter().map(|plane| plane.slice(0, bits)).collect();

    let mut words: Vec<Signal> = base.into_iter().chain(deltas::deltas(&dbp)).collect();
    for level in 0..p.ports.words().trailing_zeros() {
        scan_level(&mut words, level, |before, delta| before + delta);
        place.step(&mut [("words", &mut words), ("error", &mut error)]);
    }

    m.output("done", place.pass().done(&place.pipeline));
    m.output("block", concat(&words));
    m.output("error", error[0]);
    Ok(p.core(m.finish()?, units.passes(p)))
}

/// The DBP of a plane whose DBX is known, or that of several planes together. Where a
/// DBP is known to be zero, the bit behind the plane, nothing above reaches it or what
/// is below.
fn under<'m>(above: Signal<'m>, plane: Signal<'m>, bits: u32) -> Signal<'m> {
    plane.slice(0, bits) ^ (!plane.bit(bits)).gate(above.slice(0, bits))
}
