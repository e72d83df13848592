//! BPC-OPT and bpc-group: compressor (paper 2, section 4 and figure 4, left).
//!
//! Ports, latency and interval: [`Core`]. A block is one move's work with 32 lanes,
//! one for each plane, two with 16.
//!
//! Steps: subtract neighbouring words; match the patterns of all planes of a pass;
//! add the lengths up, level by level, while payloads are made; rotate each payload;
//! merge, level by level. Before the payloads come the base's and the tags.

use super::base::{BaseMatcherInputs, BaseMatcherOutputs};
use super::plane::{MatcherInputs, MatcherOutputs, PayloadInputs};
use super::tags::{self, GROUP, GROUPS, GROUP_BITS};
use super::{base, deltas, payloads, plane, plane_bits, Tags};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::core_ports::{block_to_compress, output_stored};
use crate::rtl::common::lanes::{Parameters, Pass};
use crate::rtl::common::placing::Place;
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::starts::end;
use crate::rtl::common::{metadata, Core};

/// The core of the compressor, with tags of this form.
pub fn compressor(p: &Parameters, tags: Tags) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("BPC compressor: bit planes of the deltas, pattern matchers, starting positions,\nconcatenation.");
    let units = payloads(&p.ports);
    let place = Place::new(&m, p, units);
    let (pipeline, pass) = (place.pipeline, place.pass);
    let one_pass = units.passes(p) == 1;
    let words = block_to_compress(&m, &p.ports).parts(32);

    let inputs = BaseMatcherInputs { word: words[0] };
    let base = m.instance("match_base", &base::matcher(&p.name)?, inputs);
    let Planes { dbp, above, flags } = planes(&m, p, tags, &pass, &words)?;
    // With two passes, the step ends with the choice of planes.
    let weight = match (tags, one_pass) {
        (_, true) => 14,
        (Tags::All, false) => 18,
        (Tags::Groups, false) => 24,
    };
    pipeline.step("planes", "bit planes of the deltas", weight);

    let matches = matches(&m, p, &dbp, above)?;
    let plane_tags = m.vector("tags", &of_all(&matches, |lane| lane.tag));
    let lengths = m.vector("lengths", &of_all(&matches, |lane| lane.length));
    let dbx = m.vector("dbx", &of_all(&matches, |lane| lane.dbx));
    let mut nibbles = base.nibbles;
    let flags = match (tags, flags) {
        (Tags::Groups, None) => {
            let flags = flags_of(&m, &matches);
            pipeline.step("match", "patterns of all planes", 16);
            Some(flags)
        }
        (_, early) => early,
    };
    let groups = flags.map(|flags| tags::count(&m, "groups", &flags.parts(1)));
    if let Some(flags) = flags {
        // Three nibbles for each, added up separately: this is faster than to multiply their count.
        let threes: Vec<Signal> = flags.parts(1).iter().map(|&f| concat(&[f, f])).collect();
        nibbles = nibbles.resize(6) + tags::count(&m, "tag_nibbles", &threes).resize(6);
    }
    let first = concat(&[m.zero(2), nibbles.named("nibbles_before_planes")]);
    if tags == Tags::Groups && one_pass {
        pipeline.step("group_lengths", "where the groups' tags end", 12)
    } else {
        pipeline.step("match", "patterns of all planes", 16)
    }

    let payloads = lane_payloads(&m, p, &dbx, &plane_tags)?;
    let payloads = m.vector("payloads", &payloads);
    let places = flags.map(|flags| tags::places(&m, flags));
    let (starts, ends) = place.starts(Some(first), lengths)?;

    let offset = tags.fixed_bits();
    let section = tag_section(&m, &place, &plane_tags, places);
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
    let stored = fields(&m, p, &base, flags.zip(groups), [section, placed])?;
    let weight = place.concatenation_weight();
    pipeline.step("last_merge", "the last merge; metadata", weight);

    output_stored(&m, [pass.done(&pipeline), stored, bursts]);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, units.passes(p), steps))
}

/// The planes of a pass.
struct Planes<'m> {
    dbp: Vec<Signal<'m>>,
    /// The plane above the first one: in the first pass there is none.
    above: Signal<'m>,
    /// Which groups of the block's planes have a DBX that is not zero, where this is needed before all planes are
    /// matched.
    flags: Option<Signal<'m>>,
}

/// The bit planes of the deltas.
fn planes<'m>(
    m: &'m Builder,
    p: &Parameters,
    tags: Tags,
    pass: &Pass<'m>,
    words: &[Signal<'m>],
) -> Result<Planes<'m>, DesignError> {
    let planes = deltas::planes(m, p, words)?;
    let dbp = match pass.second {
        Some(_) => m.vector("dbp", &pass.half(&planes)),
        None => concat(&planes).named("dbp").parts(planes[0].width()),
    };
    let last_of_first = planes[p.lanes as usize - 1];
    let above = pass.second.map(|second| second.gate(last_of_first));
    let above = above.map(|above| above.named("plane_above"));
    // In the first pass the second one's flags are needed: its tags' length counts.
    let early_flags = tags == Tags::Groups && pass.second.is_some();
    let flags = early_flags.then(|| tags::flags(m, &planes));
    let above = above.unwrap_or(m.zero(plane_bits(&p.ports)));
    Ok(Planes { dbp, above, flags })
}

/// Which groups of the planes that are matched have a DBX that is not zero.
fn flags_of<'m>(m: &'m Builder, matches: &[MatcherOutputs<'m>]) -> Signal<'m> {
    let zeros = m.vector("zero_planes", &of_all(matches, |lane| lane.zero));
    let groups = zeros.chunks(GROUP as usize);
    let flags: Vec<Signal> = groups.map(|zeros| !concat(zeros).all()).collect();
    concat(&m.vector("flags", &flags))
}

/// The pattern matchers of a pass's planes, each with the plane above it; `above` is the first one's.
fn matches<'m>(
    m: &'m Builder,
    p: &Parameters,
    dbp: &[Signal<'m>],
    mut above: Signal<'m>,
) -> Result<Vec<MatcherOutputs<'m>>, DesignError> {
    let module = plane::matcher(&p.name, &p.ports)?;
    let mut matches = Vec::new();
    for (lane, &dbp) in dbp.iter().enumerate() {
        let inputs = MatcherInputs {
            dbp,
            dbp_above: above,
        };
        matches.push(m.instance(&format!("match{lane}"), &module, inputs));
        above = dbp;
    }
    Ok(matches)
}

/// The payload of each plane of a pass.
fn lane_payloads<'m>(
    m: &'m Builder,
    p: &Parameters,
    dbx: &[Signal<'m>],
    tags: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let module = plane::payload(&p.name, &p.ports)?;
    let mut payloads = Vec::new();
    for (lane, (&dbx, &tag)) in dbx.iter().zip(tags).enumerate() {
        let inputs = PayloadInputs { dbx, tag };
        let payload = m.instance(&format!("payload{lane}"), &module, inputs);
        payloads.push(payload.payload);
    }
    Ok(payloads)
}

/// The tags of all planes, up to the current pass; with `places` of the groups' tags, of the groups that have some.
fn tag_section<'m>(
    m: &'m Builder,
    place: &Place<'_, 'm>,
    plane_tags: &[Signal<'m>],
    places: Option<Vec<Signal<'m>>>,
) -> Signal<'m> {
    let tags = concat(plane_tags);
    let before = (place.pass).of_first(m, "first_tags", place.pipeline.advance, tags);
    let tags = concat(&before.into_iter().chain([tags]).collect::<Vec<_>>());
    match places {
        None => tags,
        Some(places) => concat(&tags::compact(m, &places, &tags.parts(GROUP_BITS))),
    }
}

/// The stored block: of bpc-group the base's tag and the groups' flags, and then all tags of groups, the base and
/// the payloads; of BPC-OPT both kinds of tags, and then the base and the payloads. `groups`: flags, and their count.
fn fields<'m>(
    m: &'m Builder,
    p: &Parameters,
    base: &BaseMatcherOutputs<'m>,
    groups: Option<(Signal<'m>, Signal<'m>)>,
    [section, placed]: [Signal<'m>; 2],
) -> Result<Signal<'m>, DesignError> {
    let width = placed.width();
    let (fixed, moved) = match groups {
        Some((flags, count)) => {
            let name = p.name.as_str();
            let most = GROUPS * GROUP_BITS + 32;
            let distance = (count, GROUP_BITS);
            let base = Shifters { m, name }.up("place_base", base.payload, distance, most)?;
            let moved = [placed, section.resize(width), base.resize(width)];
            (flags, or_all(moved))
        }
        None => (section, placed | base.payload.resize(width)),
    };
    Ok(concat(&[base.tag, fixed, moved.named("moved_fields")]))
}
