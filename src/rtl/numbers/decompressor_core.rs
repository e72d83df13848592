//! Numbers: the decompressor's datapath.
//!
//! Latency: the pipeline's stages, in moves; interval 1 move.
//!
//! Steps, for each level of digits: counts of the numbers whose digits so far are all ones, level by level;
//! expansion of their next fields, level by level of the tree, while the section behind these is shifted
//! down. Last, all numbers' symbols are looked up; with ranks from the block, the symbols are computed from
//! base and shift shortly before ([`ranked`](super::ranked)).

use super::counts::Counts;
use super::expansion::{Expansion, Moving};
use super::lane::{levels, look_ups, LookUpsInputs};
use super::lengths::{bursts_less_one, fields_length};
use super::rank_table::table_inputs;
use super::ranked::{ranked, RankedInputs};
use super::{core, Parameters, GROUP, LONGEST_STAGE, SHIFT_BITS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::Core;

ports! {
    pub(super) DecompressorCoreInputs {
        advance, start, base: Option<Signal<'m>>, shift: Option<Signal<'m>>, first_digits,
        section: Option<Signal<'m>>, bursts, ranked: Option<Signal<'m>>, loaded: Option<Signal<'m>>,
    } -> DecompressorCoreOutputs { done, block_symbols, error }
}

/// The core of the decompressor.
pub fn decompressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("Numbers, decompressor: counts of the numbers that have a further field, expansion of\nthese fields, symbols by their ranks.");
    let [ranked, loaded] = table_inputs(&m, p, "last");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let origin = p.has_origin().then(|| RankedInputs {
        base: m
            .input("base", p.symbol_bits)
            .comment("Base of the block: symbol of rank 0"),
        shift: m
            .input("shift", SHIFT_BITS)
            .comment("Shift of the block: ranks up to twice that are on both sides of the base"),
    });
    let first = m
        .input("first_digits", p.first_bits())
        .comment("First digit of each number's rank, the first number's lowest");
    let section = (p.has_fields(1)).then(|| {
        m.input("section", p.section_bits(1))
            .comment("Fields behind the first digits, first bit lowest")
    });
    let bursts = m
        .input("bursts", p.ports.metadata_bits())
        .comment("Metadata: number of bursts less one, or all ones if stored raw");
    let all = Fields::find(&m, p, pipeline, first, section, bursts, origin)?;
    let ranked = ranked.or(all.ranked);

    let module = look_ups(p)?;
    let group = GROUP as usize;
    let symbols: Vec<Signal> = (0..p.numbers() as usize / group)
        .map(|number| {
            let mut own = all
                .fields
                .iter()
                .map(|fields| concat(&fields[number * group..][..group]));
            let digits = levels(p).map(|level| level as u32 + 1).zip(&mut own);
            let inputs = LookUpsInputs {
                digit: digits.collect(),
                unranked: own.next(),
                ranked,
            };
            let name = format!("lanes{number}");
            m.instance(&name, &module, inputs).symbols
        })
        .collect();
    let symbols = concat(&m.vector("symbols", &symbols));
    let error = loaded.map_or(all.error, |loaded| all.error | !loaded);
    let error = error.named("is_error");
    pipeline.step("look_up", "the symbols of all numbers", LOOK_UP);

    m.output("done", pipeline.valid())
        .comment("A decompressed block is at the outputs");
    m.output("block_symbols", symbols)
        .comment("Symbols of the block, the first number's lowest; arbitrary on an error");
    m.output("error", error)
        .comment("Field runs past the stored bytes, digit has no rank, or no table is loaded");
    let (steps, stages) = (pipeline.count(), p.stages_of(&pipeline, LONGEST_STAGE));
    Ok(core(m.finish()?, stages, steps))
}

/// The steps' delays on the longest path, in FO4 of OSU 180 nm.
const COUNT: u32 = 7;
const DIRECTIONS: u32 = 8;
const SPLIT: u32 = 4;
const LOOK_UP: u32 = 14;

/// The fields of all numbers.
struct Fields<'m> {
    /// Level by level, of those that a compressed block can have, the symbols last.
    fields: Vec<Vec<Signal<'m>>>,
    /// A field runs past the stored bytes, or no rank has a digit.
    error: Signal<'m>,
    /// The symbols of ranks from the block.
    ranked: Option<Signal<'m>>,
}

impl<'m> Fields<'m> {
    fn find(
        m: &'m Builder,
        p: &Parameters,
        pipeline: Pipeline<'m>,
        first: Signal<'m>,
        mut section: Option<Signal<'m>>,
        bursts: Signal<'m>,
        origin: Option<RankedInputs<'m>>,
    ) -> Result<Self, DesignError> {
        let mut origin = origin;
        let mut ranked_symbols = None;
        let mut fields = vec![m.vector("digits1", &first.parts(p.digits[0]))];
        let mut flags: Option<Vec<Signal>> = None;
        let mut length: Option<Signal> = None;
        let mut moving: Option<Moving> = None;
        let mut errors = Vec::new();
        for level in 1..=p.levels() {
            let those = p.those_with(level);
            let digits = &fields[level - 1];
            let before = flags.as_deref();
            errors.extend(bad_rank(m, p, level - 1, digits, before));
            let goes_on = digits.iter().enumerate().map(|(lane, digit)| {
                let ones = digit.all();
                before.map_or(ones, |before| before[lane] & ones)
            });
            let those_with = m.vector(&those, &goes_on.collect::<Vec<_>>());
            let mut counts = Counts::new(m, p, level, &those_with);
            for number in 1..=p.lane_places() {
                counts.add_level()?;
                moving.iter_mut().for_each(Moving::move_on);
                let about = format!("counts of level {level}, {number} of {}", p.lane_places());
                let weight = COUNT + if number == 1 { 2 } else { 0 };
                pipeline.step(&format!("count{level}_level{number}"), &about, weight);
            }
            if let Some(moving) = moving.take() {
                section = Some(moving.finish());
            }
            if level == p.levels() || !p.has_fields(level) {
                if let Some(origin) = origin.take() {
                    ranked_symbols =
                        Some(m.instance("symbols_of_ranks", &ranked(p)?, origin).ranked);
                }
            }

            let mut behind = Behind {
                level,
                before: length,
                length: None,
                moving: None,
            };
            let Some(whole) = section.filter(|_| p.has_fields(level)) else {
                // A number that has a field of this level is too long.
                length = Some(behind.finish(m, p, &mut counts)?);
                pipeline.step(&format!("length{level}"), "length", DIRECTIONS);
                break;
            };
            let mut expansion = Expansion::new(m, p, level, whole);
            expansion.directions(&counts)?;
            behind.go_on(m, p, &mut counts, whole)?;
            let about = "what tells the first split";
            pipeline.step(&format!("directions{level}"), about, DIRECTIONS);
            while expansion.splits() {
                let places = p.places(level);
                let number = places + 1 - expansion.places_left();
                expansion.split_level()?;
                expansion.directions(&counts)?;
                behind.go_on(m, p, &mut counts, whole)?;
                if level == p.levels() && !expansion.splits() {
                    // The look-up continues this step.
                    break;
                }
                let about = format!("expansion of level {level}, {number} of {places}");
                pipeline.step(&format!("split{level}_level{number}"), &about, SPLIT);
            }
            while behind.length.is_none() {
                behind.go_on(m, p, &mut counts, whole)?;
            }
            length = behind.length;
            moving = behind.moving;
            fields.push(expansion.fields().to_vec());
            flags = Some(those_with);
        }
        let length = length.unwrap_or(m.zero(1));
        let last = bursts_less_one(m, p, length);
        let bits = last.width().max(bursts.width());
        let overruns = last.resize(bits).gt(bursts.resize(bits));
        errors.push(overruns.named("overruns"));
        let error = or_all(errors).named("bad_fields");
        Ok(Fields {
            fields,
            error,
            ranked: ranked_symbols,
        })
    }
}

/// The work in parallel with the expansion of a level's fields, a part of it in each step: the length of all
/// fields up to these, and the shift of the section behind them.
struct Behind<'m> {
    level: usize,
    /// Of the levels before.
    before: Option<Signal<'m>>,
    length: Option<Signal<'m>>,
    moving: Option<Moving<'m>>,
}

impl<'m> Behind<'m> {
    fn go_on(
        &mut self,
        m: &'m Builder,
        p: &Parameters,
        counts: &mut Counts<'m>,
        section: Signal<'m>,
    ) -> Result<(), DesignError> {
        if self.length.is_some() {
            self.moving.iter_mut().for_each(Moving::move_on);
            return Ok(());
        }
        let Some(total) = counts.total()? else {
            return Ok(());
        };
        self.finish(m, p, counts)?;
        if self.level < p.levels() && p.has_fields(self.level + 1) {
            self.moving = Some(Moving::new(p, self.level, section, total));
        }
        Ok(())
    }

    /// The length, after all remaining steps.
    fn finish(
        &mut self,
        m: &'m Builder,
        p: &Parameters,
        counts: &mut Counts<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let own = fields_length(m, p, self.level, counts.finish()?);
        let both = self
            .before
            .map_or(own, |before| before + own)
            .named(&format!("length{}", self.level));
        self.length = Some(both);
        Ok(both)
    }
}

/// Whether a number's last digit, of a level counted from 0, belongs to no rank; None if each digit has a rank.
fn bad_rank<'m>(
    m: &'m Builder,
    p: &Parameters,
    level: usize,
    digits: &[Signal<'m>],
    flags: Option<&[Signal<'m>]>,
) -> Option<Signal<'m>> {
    let width = p.digits[level];
    let ones = (1u32 << width) - 1;
    let first = p.ranks_up_to(level) - ones;
    let ranks = p.ranks().saturating_sub(first);
    if ranks >= ones {
        return None;
    }
    let bad = digits.iter().enumerate().map(|(lane, &digit)| {
        let unknown = !digit.all();
        let unknown = match ranks {
            0 => unknown,
            ranks => unknown & digit.ge(m.constant(ranks.into(), width)),
        };
        flags.map_or(unknown, |flags| flags[lane] & unknown)
    });
    let name = format!("unknown_digit{}", level + 1);
    let bad = m.vector(&name, &bad.collect::<Vec<_>>());
    Some(concat(&bad).any().named(&format!("has_{name}")))
}
