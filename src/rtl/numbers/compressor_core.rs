//! Numbers: the compressor's datapath.
//!
//! | port | width | |
//! |---|---|---|
//! | `advance` | 1 | the pipeline moves; else every register holds |
//! | `start` | 1 | a block is at the input |
//! | `block_symbols` | numbers × symbol | its symbols |
//! | `ranked`, `loaded` | ranks × symbol, 1 | the rank table, looked at in the first stage only |
//! | `done` | 1 | the block that started as many moves ago as the latency is at the output |
//! | `first_digits` | numbers × first digit | |
//! | `section` | what is left | the fields behind the first digits, zero past their end (where a compressed block can have any) |
//! | `bursts` | metadata | bursts − 1, or all ones where it is to be stored raw |
//!
//! Latency: the pipeline's stages, in moves; interval 1 move.
//!
//! Steps: ranks; counts of the numbers that have a second digit, a third, …, a symbol written out,
//! level by level; compaction of these fields, all levels of digits beside each other, level by level
//! of the tree; each level's fields moved behind those before it.

use super::compaction::Compaction;
use super::counts::Counts;
use super::lane::{find_ranks, FindRanksInputs, GROUP};
use super::lengths::{bursts_less_one, fields_length};
use super::{core, Parameters};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::Core;

ports! {
    pub(super) CompressorCoreInputs { advance, start, block_symbols, ranked, loaded }
    -> CompressorCoreOutputs { done, first_digits, section: Option<Signal<'m>>, bursts }
}

/// The core of the compressor: see the ports above.
pub fn compressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("Numbers, compressor: ranks, counts of the numbers that have a further field, compaction\nof these fields.");
    let ranked = m.input("ranked", p.table_bits());
    let loaded = m.input("loaded", 1);
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let symbols = m.input("block_symbols", p.numbers() * p.symbol_bits);

    let module = find_ranks(p)?;
    let groups: Vec<_> = (0..)
        .zip(symbols.parts(GROUP * p.symbol_bits))
        .map(|(number, symbols)| {
            let inputs = FindRanksInputs { symbols, ranked };
            m.instance(&format!("lanes{number}"), &module, inputs)
        })
        .collect();
    let digits: Vec<Vec<Signal>> = (1..)
        .zip(&p.digits)
        .map(|(number, &width)| {
            let ports = of_all(&groups, |group| group.digit[&number]);
            of_lanes(&m, &format!("digit{number}"), &ports, width)
        })
        .collect();
    let flags: Vec<Vec<Signal>> = (1..=p.levels())
        .map(|level| {
            let ports = of_all(&groups, |group| {
                let beyond = group.beyond_digit.get(&(level as u32));
                *beyond.unwrap_or(&group.unranked)
            });
            of_lanes(&m, &p.those_with(level), &ports, 1)
        })
        .collect();
    let unloaded = (!loaded).named("unloaded");
    pipeline.step("ranks", "the digits of all symbols' ranks", RANKS);

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
    let mut compactions = Vec::new();
    for level in (1..=p.levels()).filter(|&level| p.has_fields(level)) {
        let fields = match digits.get(level) {
            Some(digits) => digits.clone(),
            None => {
                let lanes = symbols.parts(p.symbol_bits).into_iter();
                let own = lanes
                    .zip(&flags[level - 1])
                    .map(|(symbol, unranked)| unranked.gate(symbol));
                m.vector("unranked_symbols", &own.collect::<Vec<_>>())
            }
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

    // The last level's fields first, each time moved behind those of the level before.
    let mut section: Option<Signal> = None;
    for (level, compaction) in compactions.iter().rev() {
        let fields = compaction.fields();
        section = Some(match section {
            None => fields,
            Some(behind) => {
                let total = counts[*level - 1].finish()?;
                let behind = move_behind(&m, &pipeline, p, *level, behind, total);
                let bits = behind.width().max(fields.width());
                let both = or_all([fields.resize(bits), behind.resize(bits)]);
                both.named(&format!("section_of_{}", p.those_with(*level)))
            }
        });
    }
    if compactions.len() > 1 {
        pipeline.step("section", "the fields of all levels", MERGE);
    }

    m.output("done", pipeline.valid());
    m.output("first_digits", concat(&digits[0]));
    if let Some(section) = section {
        m.output("section", section);
    }
    if let Some(metadata) = bursts.metadata {
        m.output("bursts", metadata);
    }
    let (steps, stages) = (pipeline.count(), p.stages_of(&pipeline));
    Ok(core(m.finish()?, stages, steps))
}

/// The outputs of groups of lanes, lane by lane.
fn of_lanes<'m>(m: &'m Builder, name: &str, ports: &[Signal<'m>], width: u32) -> Vec<Signal<'m>> {
    let ports = m.vector(&format!("{name}_of_groups"), ports);
    ports.iter().flat_map(|port| port.parts(width)).collect()
}

/// The steps' delays on the longest path, in FO4 of OSU 180 nm.
const RANKS: u32 = 14;
const COUNT: u32 = 7;
const DIRECTIONS: u32 = 7;
const MERGE: u32 = 4;

/// The way from counts to the metadata, which goes on a little in each step.
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
        unloaded: Signal<'m>,
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
                self.metadata = Some(metadata(m, p, last_burst, unloaded));
            }
            _ => {}
        }
        Ok(())
    }
}

/// The metadata, by the bursts that a block takes less one.
fn metadata<'m>(
    m: &'m Builder,
    p: &Parameters,
    last_burst: Signal<'m>,
    unloaded: Signal<'m>,
) -> Signal<'m> {
    let most = u64::from(p.ports.max_bursts());
    let bits = last_burst.width();
    let too_long = match most >> bits {
        0 => last_burst.ge(m.constant(most, bits)),
        _ => m.zero(1),
    };
    let raw = (too_long | unloaded).named("is_raw");
    let bits = p.ports.metadata_bits();
    let metadata = raw.replicate(bits) | last_burst.resize(bits);
    metadata.named("burst_count")
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
