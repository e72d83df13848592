//! BPC-MC: compressor, the BPC-8 of paper 2 (section 5.1 and table 3).
//!
//! Ports: [`Core`]. Latency 7, interval 5. The paper does not overlap blocks, so its interval equals its
//! latency. Here the registers between the moves exist anyway, so overlap costs none.
//!
//! | move | |
//! |---|---|
//! | 1–4 | differences, bit planes and eight pattern matchers, the lowest planes first; in 4, the base and the top plane, which have matchers of their own |
//! | 2–5 | their payloads side by side |
//! | 5 | ZRLE of all planes, sequential |
//! | 6 | the tag section |
//! | 3–7 | the groups side by side, each before those that are there; the tag section last |
//!
//! In the paper's words: four cycles of matching, one of ZRLE, two of concatenation.

use std::rc::Rc;

use super::base::BaseMatcherInputs;
use super::plane::{matcher, MatcherInputs, MatcherOutputs, KIND_BITS};
use super::zrle::{code, encoder, CodeInputs, EncoderInputs, CODE_BITS, LONG_BITS};
use super::{base, plane_bits, transform, DELTA_BITS, LOWER_PLANES};
use crate::hdl::builder::address_width;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::bit_planes::{bit_planes, BitPlanesInputs};
use crate::rtl::common::consolidated::{gather, Field, Fields, Moves, LANES};
use crate::rtl::common::core_ports::{advance_and_start, block_to_compress};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;

/// Groups of planes, matched one after another.
const GROUPS: u32 = LOWER_PLANES / LANES;

const LATENCY: u32 = GROUPS + 3;

const INTERVAL: u32 = GROUPS + 1;

/// Bits of the codes of eight planes at most: one ends a run, the others are long.
const GROUP_CODE_BITS: u32 = CODE_BITS + (LANES - 1) * LONG_BITS;

/// Bits of the codes of the base, the top plane and eight more at most.
const TOP_CODE_BITS: u32 = base::CODE_BITS + (LANES + 1) * LONG_BITS;

/// Bits of the tag section at most.
const SECTION_BITS: u32 = base::CODE_BITS + DELTA_BITS * LONG_BITS;

/// The core of the compressor.
pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("BPC-MC compressor: bit planes, eight pattern matchers, ZRLE, concatenation.");
    let bits = plane_bits(&p.ports);
    let [advance, start] = advance_and_start(&m);
    let block = block_to_compress(&m, &p.ports);
    let moves = Moves::new(&m, advance, start, LATENCY);

    m.section("Moves 1 to 4: eight planes, the lowest first, each with the one above; in 4, the base and the top plane");
    let deltas = transform::deltas(&m, block);
    let module = bit_planes(bits, DELTA_BITS)?;
    let planes = m
        .instance("to_planes", &module, BitPlanesInputs { numbers: deltas })
        .planes
        .parts(bits);
    let group_from = |first: u32| {
        let first = first as usize;
        concat(&planes[first..=first + LANES as usize])
    };
    let groups = (0..GROUPS).map(|group| group_from(group * LANES)).rev();
    let group = moves.select(groups).named("group").parts(bits);
    let module = matcher(&p.name, &p.ports)?;
    let matches = matches(&m, &module, &group);
    let inputs = MatcherInputs {
        dbp: planes[0],
        dbp_above: m.zero(bits),
    };
    let top = m.instance("match_top", &module, inputs);
    let base_module = base::matcher(&p.name)?;
    let base = m.instance(
        "match_base",
        &base_module,
        BaseMatcherInputs {
            base: block.slice(0, 32),
        },
    );

    let matching = moves.any_ends(0..GROUPS).named("matching");
    // The base and the top plane go with the last group that is matched, the first of the block.
    let with_them = moves.at(GROUPS - 1).named("is_top_group");
    let own = [[base.payload, base.length], [top.payload, top.length]]
        .map(|lane| lane.map(|port| with_them.gate(port)));
    let others = matches.iter().map(|lane| [lane.payload, lane.length]);
    let lanes: Vec<Field> = own
        .into_iter()
        .chain(others)
        .enumerate()
        .map(|(lane, [bits, length])| Field {
            bits: m.delay_if(&format!("payload{lane}"), matching, bits),
            length: m.delay_if(&format!("length{lane}"), matching, length),
        })
        .collect();
    let most = 32 + bits * (LANES + 1);

    m.section("Moves 2 to 5: the payloads of a group side by side");
    let fields = Fields {
        m: &m,
        name: &p.name,
        unit: 1,
    };
    let payloads = fields.concatenate(("payloads", 0), &lanes, most)?;

    m.section("Move 5: zero run-length encoding of all planes");
    // The kinds of all planes, the top one's at the bottom when all are there.
    let base_code = m.delay_if("base_code", matching, base.code);
    let base_code_length = m.delay_if("base_code_length", matching, base.code_length);
    let top_kind = m.delay_if("top_kind", matching, top.kind);
    let kinds = m.register("kinds", KIND_BITS * LOWER_PLANES);
    let matched: Vec<Signal> = matches.iter().map(|lane| lane.kind).collect();
    let shifted = concat(&[concat(&matched), kinds]);
    m.next_if(kinds, matching, shifted.resize(KIND_BITS * LOWER_PLANES));
    let kinds = concat(&[top_kind, kinds]).parts(KIND_BITS);

    let runs = runs(&m, p, moves.ends(GROUPS), &kinds)?;

    m.section("Move 6: the tag section");
    let base_field = Field {
        bits: base_code,
        length: base_code_length,
    };
    let section = tag_section(&fields, p, base_field, &kinds, runs)?;

    m.section("Moves 3 to 7: each group goes before those that are there, at last the tag section");
    let is_section = moves.at(GROUPS + 1).named("is_section");
    let width = most.max(SECTION_BITS);
    let bits = is_section.mux(section.bits.resize(width), payloads.bits.resize(width));
    let places = address_width(u64::from(width) + 1);
    let length = is_section.mux(
        section.length.resize(places),
        payloads.length.resize(places),
    );
    gather(&m, p, &moves, Field { bits, length })?;
    Ok(Core {
        module: m.finish()?,
        stages: LATENCY,
        latency: LATENCY,
        interval: INTERVAL,
        steps: 1,
    })
}

/// The matchers of a group's planes; the plane above the first one is in front.
fn matches<'m>(
    m: &'m Builder,
    module: &Rc<Module>,
    group: &[Signal<'m>],
) -> Vec<MatcherOutputs<'m>> {
    let pairs = group.windows(2).map(|pair| (pair[1], pair[0]));
    pairs
        .enumerate()
        .map(|(lane, (dbp, above))| {
            let inputs = MatcherInputs {
                dbp,
                dbp_above: above,
            };
            m.instance(&format!("match{lane}"), module, inputs)
        })
        .collect()
}

/// For each plane, from the top one on: whether a run of zeros ends with it, whether the run is that plane
/// only, and the run's length.
struct Runs<'m> {
    ends: Vec<Signal<'m>>,
    alone: Vec<Signal<'m>>,
    lengths: Vec<Signal<'m>>,
}

/// Zero run-length encoding of planes with these kinds, registered when they are `encoded`.
fn runs<'m>(
    m: &'m Builder,
    p: &Parameters,
    encoded: Signal<'m>,
    kinds: &[Signal<'m>],
) -> Result<Runs<'m>, DesignError> {
    let zero: Vec<Signal> = kinds
        .iter()
        .map(|kind| !(kind.bit(0) | kind.bit(2)))
        .collect();
    let zero = m.vector("dbx_is_zero", &zero);
    let module = encoder(&p.name, DELTA_BITS)?;
    let zrle = m.instance(
        "zrle",
        &module,
        EncoderInputs {
            zero: concat(&zero),
        },
    );
    let encoded = encoded.named("kinds_are_encoded");
    let register = |name, port| m.delay_if(name, encoded, port);
    Ok(Runs {
        ends: register("run_ends", zrle.run).parts(1),
        alone: register("is_alone", zrle.alone).parts(1),
        lengths: register("run_lengths", zrle.length).parts(5),
    })
}

/// The codes of the base and of all planes, from the top one on, side by side.
fn tag_section<'m>(
    fields: &Fields<'_, 'm>,
    p: &Parameters,
    base: Field<'m>,
    kinds: &[Signal<'m>],
    runs: Runs<'m>,
) -> Result<Field<'m>, DesignError> {
    let m = fields.m;
    let runs = runs.ends.into_iter().zip(runs.alone).zip(runs.lengths);
    let planes = kinds.iter().zip(runs).enumerate();
    let module = code(&p.name)?;
    let codes = planes.map(|(plane, (&kind, ((run, alone), run_length)))| {
        let inputs = CodeInputs {
            kind,
            run,
            alone,
            run_length,
        };
        m.instance(&format!("code{plane}"), &module, inputs)
    });
    let coded: Vec<_> = codes.collect();
    let codes = m.vector("codes", &of_all(&coded, |plane| plane.code));
    let lengths = m.vector("code_lengths", &of_all(&coded, |plane| plane.length));
    let codes = codes
        .into_iter()
        .zip(lengths)
        .map(|(bits, length)| Field { bits, length });
    let codes: Vec<Field> = [base].into_iter().chain(codes).collect();
    let (of_top, codes) = codes.split_at(LANES as usize + 2);
    let mut sections = vec![fields.concatenate(("first_codes", 0), of_top, TOP_CODE_BITS)?];
    for (group, codes) in codes.chunks(LANES as usize).enumerate() {
        let section = fields.concatenate(("codes", group + 1), codes, GROUP_CODE_BITS)?;
        sections.push(section);
    }
    fields.concatenate(("section", 0), &sections, SECTION_BITS)
}
