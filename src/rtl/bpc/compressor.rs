//! BPC-OPT and bpc-group: compressor (paper 2, section 4 and figure 4, left).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with 32 lanes,
//! one for each plane, two with 16.
//!
//! Steps: subtract neighbouring words; match the patterns of all planes of a pass;
//! add the lengths up, level by level, while payloads are made; rotate each payload;
//! merge, level by level. Before the payloads come the base's and the tags.

use super::tags::{self, GROUP, GROUPS, GROUP_BITS};
use super::{base, deltas, payloads, plane, plane_bits, Tags};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::lanes::{Parameters, Pass};
use crate::rtl::common::network::shift_up;
use crate::rtl::common::pipeline::{cuts, Pipeline};
use crate::rtl::common::placing::{concatenation_weights, Place};
use crate::rtl::common::starts::{end, start_weights};
use crate::rtl::common::{metadata, Core};

/// What each step adds to the longest path, in gates.
pub fn weights(p: &Parameters, tags: Tags) -> Vec<u32> {
    let units = payloads(&p.ports);
    // With two passes, the first step ends with the choice of planes.
    let mut steps = match (tags, units.passes(p)) {
        (Tags::All, 1) => vec![14, 16],
        (Tags::All, _) => vec![18, 16],
        (Tags::Groups, 1) => vec![14, 16, 12],
        (Tags::Groups, _) => vec![24, 16],
    };
    steps.extend(start_weights(p, units));
    steps.extend(concatenation_weights(p, units));
    steps
}

pub fn compressor(p: &Parameters, tags: Tags) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("BPC compressor: bit planes of the deltas, pattern matchers, starting positions,\nconcatenation.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let words = m.input("block", p.ports.block_bits()).parts(32);
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

    let inputs = [("word", words[0])];
    let matched = m.instance("match_base", &base::matcher(&p.name)?, &inputs);
    let nibbles = matched.out("nibbles").resize(6);
    let (mut nibbles, mut base) = (vec![nibbles], vec![matched.out("payload")]);
    let mut base_tag = vec![matched.out("tag")];
    let planes = deltas::planes(&words);
    let mut dbp = pass.half(&planes);
    // The plane above a pass's first one: in the first pass there is none.
    let last_of_first = planes[p.lanes as usize - 1];
    let mut above: Vec<Signal> = pass
        .second
        .map(|second| second.gate(last_of_first))
        .into_iter()
        .collect();
    // In the first pass the second one's flags are needed: its tags' length counts.
    let early_flags = tags == Tags::Groups && pass.second.is_some();
    let mut flags: Vec<Signal> = early_flags
        .then(|| tags::flags(&planes))
        .into_iter()
        .collect();
    place.step(&mut [
        ("dbp", &mut dbp),
        ("above", &mut above),
        ("base_tag", &mut base_tag),
        ("base", &mut base),
        ("base_nibbles", &mut nibbles),
        ("flags", &mut flags),
    ]);

    let module = plane::matcher(&p.name, &p.ports)?;
    let mut above = above
        .first()
        .copied()
        .unwrap_or(m.zero(plane_bits(&p.ports)));
    let mut matches = Vec::new();
    for (lane, &dbp) in dbp.iter().enumerate() {
        let inputs = [("dbp", dbp), ("above", above)];
        matches.push(m.instance(&format!("match{lane}"), &module, &inputs));
        above = dbp;
    }
    let each = |port: &str| -> Vec<Signal> { matches.iter().map(|lane| lane.out(port)).collect() };
    let (mut plane_tags, mut lengths, mut dbx) = (each("tag"), each("length"), each("dbx"));
    let mut groups = Vec::new();
    if tags == Tags::Groups {
        if !early_flags {
            let zeros = each("zero");
            let groups = zeros.chunks(GROUP as usize);
            let all: Vec<Signal> = groups.map(|zeros| !concat(zeros).all()).collect();
            flags = vec![concat(&all)];
            place.step(&mut [
                ("tags", &mut plane_tags),
                ("lengths", &mut lengths),
                ("dbx", &mut dbx),
                ("base_tag", &mut base_tag),
                ("base", &mut base),
                ("base_nibbles", &mut nibbles),
                ("flags", &mut flags),
            ]);
        }
        let flags = flags[0].parts(1);
        groups.push(tags::count(&flags));
        // Three nibbles for each, added up as such: sooner there than from their count.
        let threes: Vec<Signal> = flags.iter().map(|&flag| concat(&[flag, flag])).collect();
        nibbles[0] = nibbles[0] + tags::count(&threes).resize(6);
    }
    let mut first = vec![concat(&[m.zero(2), nibbles[0]])];
    place.step(&mut [
        ("tags", &mut plane_tags),
        ("lengths", &mut lengths),
        ("dbx", &mut dbx),
        ("base_tag", &mut base_tag),
        ("base", &mut base),
        ("flags", &mut flags),
        ("groups", &mut groups),
        ("first", &mut first),
    ]);

    let module = plane::payload(&p.name, &p.ports)?;
    let mut payloads = Vec::new();
    for (lane, (&dbx, &tag)) in dbx.iter().zip(&plane_tags).enumerate() {
        let inputs = [("dbx", dbx), ("tag", tag)];
        let payload = m.instance(&format!("payload{lane}"), &module, &inputs);
        payloads.push(payload.out("payload"));
    }
    let mut places = flags.first().map_or(vec![], |&flags| tags::places(flags));
    let mut live = [
        ("tags", &mut plane_tags),
        ("payloads", &mut payloads),
        ("base_tag", &mut base_tag),
        ("base", &mut base),
        ("flags", &mut flags),
        ("groups", &mut groups),
        ("places", &mut places),
    ];
    let (starts, mut ends) = place.starts(Some(first[0]), lengths, &mut live);

    let offset = tags.fixed_bits();
    let all_tags = concat(&plane_tags);
    let before = place.pass().of_first(&m, "first_tags", advance, all_tags);
    let all_tags = concat(&before.into_iter().chain([all_tags]).collect::<Vec<_>>());
    let mut section = match tags {
        Tags::All => vec![all_tags],
        Tags::Groups => vec![tags::compact(&places, &all_tags.parts(GROUP_BITS))],
    };
    let mut live = [
        ("section", &mut section),
        ("base_tag", &mut base_tag),
        ("base", &mut base),
        ("flags", &mut flags),
        ("groups", &mut groups),
        ("ends", &mut ends),
    ];
    let width = p.ports.max_stored_bits() - offset;
    let placed = place.concatenate(payloads, starts, width, &mut live)?;
    let mut bursts = vec![metadata(&m, &p.ports, end(&ends), units.bits, offset)];
    let fields = match tags {
        Tags::All => [base_tag[0], section[0], placed | base[0].resize(width)],
        Tags::Groups => {
            let section_bits = GROUPS * GROUP_BITS;
            let base = shift_up(&m, base[0], groups[0], GROUP_BITS, section_bits + 32);
            let moved = [placed, section[0].resize(width), base.resize(width)];
            [base_tag[0], flags[0], or_all(moved)]
        }
    };
    let mut stored = vec![concat(&fields)];
    place.step(&mut [("stored", &mut stored), ("bursts", &mut bursts)]);

    m.output("done", place.pass().done(&place.pipeline));
    m.output("stored", stored[0]);
    m.output("bursts", bursts[0]);
    Ok(p.core(m.finish()?, units.passes(p)))
}
