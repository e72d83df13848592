//! Numbers: the compressor's datapath.
//!
//! Latency: the pipeline's stages, in moves; interval 1 move.
//!
//! Steps: with ranks from the block, its base and shift ([`origin`](super::origin)); ranks; counts of the
//! numbers that have a second digit, a third, …, a symbol written out, level by level; compaction of these
//! fields, all levels of digits in parallel, level by level of the tree; each level's fields moved behind
//! those before it. In parallel with base and shift, a lane carries not its symbol, but its distance from the
//! block's largest. Only the few symbols that are written out are needed again, after compaction has brought
//! them together.

use super::compaction::Compaction;
use super::counts::Counts;
use super::lane::{find_ranks, FindRanksInputs, FindRanksOutputs, RankParts};
use super::lengths::{bursts_less_one, fields_length};
use super::origin::Origin;
use super::rank_table::table_inputs;
use super::{core, Parameters, GROUP, LONGEST_STAGE, LONGEST_STAGE_WITH_ORIGIN};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::{metadata_by_last, Core};

ports! {
    pub(super) CompressorCoreInputs {
        advance, start, block_symbols, ranked: Option<Signal<'m>>, loaded: Option<Signal<'m>>,
    } -> CompressorCoreOutputs {
        done, base: Option<Signal<'m>>, shift: Option<Signal<'m>>, first_digits,
        section: Option<Signal<'m>>, bursts,
    }
}

/// The core of the compressor.
pub fn compressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("Numbers, compressor: ranks, counts of the numbers that have a further field, compaction\nof these fields.");
    let [ranked, loaded] = table_inputs(&m, p, "first");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let symbols = m
        .input("block_symbols", p.numbers() * p.symbol_bits)
        .comment("Symbols of the block, the first number's in the lowest bits");
    let origin = if p.has_origin() {
        Some(Origin::find(&m, p, &pipeline, symbols)?)
    } else {
        None
    };
    let symbols = match &origin {
        None => symbols.parts(p.symbol_bits),
        Some(origin) => {
            pipeline.part("fields", "digits, and where all fields lie");
            origin.below.clone()
        }
    };
    let ranks = Ranks {
        m: &m,
        p,
        symbols: &symbols,
        ranked,
        shift_is: origin.as_ref().map(|origin| origin.shift_is.clone()),
    };
    // Digits are in the way where they follow from a number that is carried along.
    let (flags, digits) = match &origin {
        None => {
            let both = ranks.find(RankParts::Both)?;
            (ranks.flags(&both), Some(ranks.digits(&both)))
        }
        Some(_) => (ranks.flags(&ranks.find(RankParts::Levels)?), None),
    };
    let unloaded = loaded.map(|loaded| (!loaded).named("unloaded"));
    let weight = match &origin {
        Some(_) => RANKS_BY_SHIFT,
        None if p.has_table() => RANKS,
        None => CONSTANT_RANKS,
    };
    pipeline.step("ranks", "the digits of all symbols' ranks", weight);

    let mut counts: Vec<Counts> = (1..)
        .zip(&flags)
        .map(|(level, flags)| Counts::new(&m, p, level, flags))
        .collect();
    for level in 1..=p.lane_places() {
        for counts in &mut counts {
            counts.add_level()?;
        }
        let about = format!("counts, level {level} of {}", p.lane_places());
        pipeline.step(&format!("count_level{level}"), &about, COUNT);
    }

    let mut bursts = Bursts::default();
    bursts.go_on(&m, p, &mut counts, unloaded)?;
    let digits = match digits {
        Some(digits) => digits,
        None => ranks.digits(&ranks.find(RankParts::Digits)?),
    };
    let mut compactions = Vec::new();
    for level in (1..=p.levels()).filter(|&level| p.has_fields(level)) {
        let fields = match digits.get(level) {
            Some(digits) => digits.clone(),
            None => unranked_symbols(&m, &symbols, &flags[level - 1], origin.is_some()),
        };
        let mut compaction = Compaction::new(&m, p, level, fields);
        compaction.directions(&counts[level - 1])?;
        compactions.push((level, compaction));
    }
    pipeline.step("directions", "what tells the first merges", DIRECTIONS);

    for level in 1..=p.lane_places() {
        bursts.go_on(&m, p, &mut counts, unloaded)?;
        for (of, compaction) in &mut compactions {
            compaction.merge_level()?;
            compaction.directions(&counts[*of - 1])?;
        }
        if level == p.lane_places() {
            while bursts.metadata.is_none() {
                bursts.go_on(&m, p, &mut counts, unloaded)?;
            }
        }
        let about = format!("compaction, level {level} of {}", p.lane_places());
        pipeline.step(&format!("merge_level{level}"), &about, MERGE);
    }

    let section = section(&m, p, &pipeline, &compactions, &mut counts, origin.as_ref())?;

    m.output("done", pipeline.valid())
        .comment("A compressed block is at the outputs");
    field_outputs(&m, origin.as_ref(), concat(&digits[0]), section);
    if let Some(metadata) = bursts.metadata {
        m.output("bursts", metadata)
            .comment("Metadata: number of bursts less one, or all ones if stored raw");
    }
    let longest = match &origin {
        Some(_) => LONGEST_STAGE_WITH_ORIGIN,
        None => LONGEST_STAGE,
    };
    let (steps, stages) = (pipeline.count(), p.stages_of(&pipeline, longest));
    Ok(core(m.finish()?, stages, steps))
}

/// The fields of the block that is stored compressed.
fn field_outputs<'m>(
    m: &'m Builder,
    origin: Option<&Origin<'m>>,
    first_digits: Signal<'m>,
    section: Option<Signal<'m>>,
) {
    if let Some(origin) = origin {
        m.output("base", origin.base())
            .comment("Base of the block: symbol of rank 0");
        m.output("shift", origin.shift)
            .comment("Shift of the block: ranks up to twice that are on both sides of the base");
    }
    m.output("first_digits", first_digits)
        .comment("First digit of each number's rank, the first number's lowest");
    if let Some(section) = section {
        m.output("section", section)
            .comment("Fields behind the first digits, first bit lowest, zero past their end");
    }
}

/// The symbols without a rank, zero for the others; `below`: how far they are below the largest, inverted.
fn unranked_symbols<'m>(
    m: &'m Builder,
    symbols: &[Signal<'m>],
    unranked: &[Signal<'m>],
    below: bool,
) -> Vec<Signal<'m>> {
    let own = symbols.iter().zip(unranked);
    let own = own.map(|(&symbol, unranked)| unranked.gate(if below { !symbol } else { symbol }));
    m.vector("unranked_symbols", &own.collect::<Vec<_>>())
}

/// The fields of all levels, each level's behind those of the one before: the last level's come first, and
/// are moved each time.
fn section<'m>(
    m: &'m Builder,
    p: &Parameters,
    pipeline: &Pipeline<'m>,
    compactions: &[(usize, Compaction<'_, 'm>)],
    counts: &mut [Counts<'m>],
    origin: Option<&Origin<'m>>,
) -> Result<Option<Signal<'m>>, DesignError> {
    let mut section: Option<Signal> = None;
    for (level, compaction) in compactions.iter().rev() {
        let mut fields = compaction.fields();
        if let (Some(origin), true) = (origin, *level == p.levels()) {
            fields = written_out(m, p, fields, origin.largest);
            pipeline.step("written_out", "symbols without a rank", WRITTEN_OUT);
        }
        section = Some(match section {
            None => fields,
            Some(behind) => {
                let total = counts[*level - 1].finish()?;
                let behind = move_behind(m, pipeline, p, *level, behind, total);
                let bits = behind.width().max(fields.width());
                let both = or_all([fields.resize(bits), behind.resize(bits)]);
                both.named(&format!("section_of_{}", p.those_with(*level)))
            }
        });
    }
    if compactions.len() > 1 {
        pipeline.step("section", "the fields of all levels", MERGE);
    }
    Ok(section)
}

/// The ranks of all numbers, by the rank table, by the block's origin, or of integers by the symbols alone.
struct Ranks<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    /// The symbols, or how far they are below the block's largest.
    symbols: &'a [Signal<'m>],
    ranked: Option<Signal<'m>>,
    shift_is: Option<Vec<Signal<'m>>>,
}

impl<'m> Ranks<'_, 'm> {
    /// Groups of lanes, each of which finds its ranks.
    fn find(&self, found: RankParts) -> Result<Vec<FindRanksOutputs<'m>>, DesignError> {
        let module = find_ranks(self.p, found)?;
        let shift_is = self.shift_is.as_ref();
        let shift_is = shift_is.map(|is| concat(is).named(&format!("shift_of_{}", found.lanes())));
        let groups = self.symbols.chunks(GROUP as usize).enumerate();
        let groups = groups.map(|(number, symbols)| {
            let symbols = concat(symbols);
            let inputs = FindRanksInputs {
                symbols: shift_is.is_none().then_some(symbols),
                ranked: self.ranked,
                below: shift_is.map(|_| symbols),
                shift_is,
            };
            let name = format!("{}{number}", found.lanes());
            self.m.instance(&name, &module, inputs)
        });
        Ok(groups.collect())
    }

    /// Of each level the digits of all numbers.
    fn digits(&self, groups: &[FindRanksOutputs<'m>]) -> Vec<Vec<Signal<'m>>> {
        let levels = (1..).zip(&self.p.digits);
        let digits = levels.map(|(number, &width)| {
            let ports = of_all(groups, |group| group.digit[&number]);
            of_lanes(self.m, &format!("digit{number}"), &ports, width)
        });
        digits.collect()
    }

    /// Of each level which numbers have a further field.
    fn flags(&self, groups: &[FindRanksOutputs<'m>]) -> Vec<Vec<Signal<'m>>> {
        let flags = (1..=self.p.levels()).map(|level| {
            let ports: Vec<Signal> = groups
                .iter()
                .filter_map(|group| {
                    let beyond = group.beyond_digit.get(&(level as u32)).copied();
                    beyond.or(group.unranked)
                })
                .collect();
            of_lanes(self.m, &self.p.those_with(level), &ports, 1)
        });
        flags.collect()
    }
}

/// The symbols that are written out, of fields that say how far below the largest they are, inverted:
/// so a field is zero where there is none, or where the symbol is zero and the largest all ones.
fn written_out<'m>(
    m: &'m Builder,
    p: &Parameters,
    fields: Signal<'m>,
    largest: Signal<'m>,
) -> Signal<'m> {
    let carry = m.constant(1, 1);
    let fields = fields.parts(p.symbol_bits);
    // The largest minus a distance that is stored inverted: their sum plus one. A 1 below both numbers makes
    // the carry.
    let sums = fields
        .iter()
        .map(|&inverted| concat(&[carry, largest]) + concat(&[carry, inverted]));
    let sums = m.vector("largest_less_field", &sums.collect::<Vec<_>>());
    let symbols = fields.iter().zip(&sums);
    let symbols = symbols.map(|(inverted, sum)| inverted.any().gate(sum.slice(1, p.symbol_bits)));
    concat(&m.vector("written_out", &symbols.collect::<Vec<_>>()))
}

/// The outputs of groups of lanes, lane by lane.
fn of_lanes<'m>(m: &'m Builder, name: &str, ports: &[Signal<'m>], width: u32) -> Vec<Signal<'m>> {
    let ports = m.vector(&format!("{name}_of_groups"), ports);
    ports.iter().flat_map(|port| port.parts(width)).collect()
}

/// The steps' delays on the longest path, in FO4 of OSU 180 nm.
const RANKS: u32 = 14;
const RANKS_BY_SHIFT: u32 = 10;
const CONSTANT_RANKS: u32 = 8;
const WRITTEN_OUT: u32 = 12;
const COUNT: u32 = 7;
const DIRECTIONS: u32 = 7;
const MERGE: u32 = 4;

/// The steps from counts to the metadata, a part of them in each pipeline step.
#[derive(Default)]
struct Bursts<'m> {
    length: Option<Signal<'m>>,
    last_burst: Option<Signal<'m>>,
    metadata: Option<Signal<'m>>,
}

impl<'m> Bursts<'m> {
    fn go_on(
        &mut self,
        m: &'m Builder,
        p: &Parameters,
        counts: &mut [Counts<'m>],
        unloaded: Option<Signal<'m>>,
    ) -> Result<(), DesignError> {
        let Some(length) = self.length else {
            let totals: Result<Vec<Option<Signal>>, DesignError> =
                counts.iter_mut().map(Counts::total).collect();
            let totals: Option<Vec<Signal>> = totals?.into_iter().collect();
            if let Some(totals) = totals {
                let lengths: Vec<Signal> = (1..)
                    .zip(totals)
                    .map(|(level, total)| fields_length(m, p, level, total))
                    .collect();
                self.length = Some(sum(m, "length", &lengths)?.named("length"));
            }
            return Ok(());
        };
        match self.last_burst {
            None => self.last_burst = Some(bursts_less_one(m, p, length)),
            Some(last_burst) if self.metadata.is_none() => {
                let metadata = metadata_by_last(m, &p.ports, last_burst, unloaded);
                self.metadata = Some(metadata.named("burst_count"));
            }
            _ => {}
        }
        Ok(())
    }
}

/// A section moved towards the high bits, past the fields of a level: a bit of the distance a step.
fn move_behind<'m>(
    m: &'m Builder,
    pipeline: &Pipeline<'m>,
    p: &Parameters,
    level: usize,
    section: Signal<'m>,
    total: Signal<'m>,
) -> Signal<'m> {
    let (unit, those) = (p.field_bits(level), p.those_with(level));
    let most = p.most_fields(level);
    let places = (u32::BITS - most.leading_zeros()).min(total.width());
    let width = p.section_bits(level);
    (0..places).fold(section, |section, place| {
        let by = unit << place;
        let wide = (section.width() + by).min(width).max(section.width());
        let stays = section.resize(wide);
        let bit = total.bit(place);
        let kept = section.width().min(wide.saturating_sub(by));
        let moved = match kept {
            0 => (!bit).gate(stays),
            _ => {
                let low = section.slice(0, kept);
                let moved = concat(&[m.zero(by), low]).resize(wide);
                bit.mux(moved, stays)
            }
        };
        let moved = moved.named(&format!("behind_{those}_by_{}", 1 << place));
        let about = "fields moved behind those of the level before";
        pipeline.step(&format!("behind_{those}_{}", 1 << place), about, MERGE);
        moved
    })
}
