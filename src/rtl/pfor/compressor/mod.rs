//! pfor: the compressor's datapath for one, two or all four quarters of a block per cycle.
//!
//! Ports, latency and interval: [`Core`]; interval 4, 2 or 1 cycles. In this module, a cycle is an enabled cycle.
//!
//! ```text
//! block ─┬─ estimating ── mode ─┐                                       ┌─ heading ─┐
//!        └─ memory ─────────────┴─ subtracting ─┬─ costing ── deciding ─┤           │
//!                                               └─ memory ──────────────┴─ packing ─┴─ joining → stored
//! ```
//!
//! Each box is a pipeline. Deciding and heading process whole blocks, the others the quarters of a cycle.
//! Estimating and costing have their results when a block's last quarter leaves them; then the next pipeline starts.
//! If a cycle has the whole block, mode 0's minima are found in front of estimating (`finding`), beside a memory.

mod candidates;
mod costs;
mod deciding;
mod depths;
mod elements;
mod estimates;
mod estimating;
mod finding;
mod heading;
mod joining;
mod packing;
pub(super) mod planes;
mod residuals;
mod turn;
mod widths;
mod zero;

use std::cell::RefCell;
use std::rc::Rc;

use super::tail::FIELDS;
use super::turn::{beats, Turn};
use super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::core_ports::{advance_and_start, block_to_compress, output_stored};
use crate::rtl::common::side_channel::fifo;
use crate::rtl::common::Core;
use crate::rtl::protect::{check_bits, with_error, INJECT_EACH_SAYS};
use costs::{CostingInputs, CostingOutputs};
use deciding::{DecidingInputs, DecidingOutputs};
use estimating::{EstimatingInputs, EstimatingOutputs};
use finding::FindingInputs;
use heading::{HeadingInputs, HeadingOutputs};
use joining::JoiningInputs;
use packing::{PackingInputs, PackingOutputs};
use residuals::{SubtractingInputs, SubtractingOutputs};
use turn::beat_bits;

/// One of the pipelines.
struct Part {
    module: Rc<Module>,
    stages: u32,
    /// The weights of its steps.
    weights: Vec<u32>,
}

/// The core of the compressor. Weights of the steps are in FO4 of OSU 180 nm.
pub fn compressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc(if p.side() == QUARTERS {
        "pfor compressor for a block per cycle: estimates the modes, computes residuals, chooses the\nnumbers of planes, and concatenates the header, planes, fields and exceptions."
    } else {
        "pfor compressor for one or two quarters of a block per cycle: estimates the modes, computes residuals,\nchooses the numbers of planes, and concatenates the header, planes, fields and exceptions."
    });
    let [advance, start] = advance_and_start(&m);
    if p.side() == QUARTERS {
        start.comment("A block is at the input");
    }
    let block = block_to_compress(&m, &p.ports);
    let datapath = Datapath {
        m: &m,
        p,
        advance,
        damaged: RefCell::default(),
        inject: (p.protection.checks()).then(|| m.input("inject", 2).comment(INJECT_EACH_SAYS)),
    };
    let parts = Parts::new(p)?;
    datapath.describe(&parts, start, block)?;
    let damaged = datapath.damaged.into_inner();
    if !damaged.is_empty() {
        m.output("damaged", m.delay("any_is_damaged", or_all(damaged)))
            .comment("A word of the memories is damaged: all blocks inside must be stored raw");
    }
    // Heading runs in parallel with packing.
    let stages: u32 = parts.all().map(|part| part.stages).sum();
    let stages = stages - parts.heading.stages;
    let interval = beats(p) as u32;
    let registers = 4 + u32::from(parts.finding.is_some());
    Ok(Core {
        module: m.finish()?,
        stages,
        // Subtracting, deciding and the output wait for a block's last cycle. Registers lie between the pipelines.
        latency: stages + 3 * (interval - 1) + registers,
        interval,
        steps: parts.all().map(|part| part.weights.len() as u32).sum(),
    })
}

/// The pipelines.
struct Parts {
    estimating: Part,
    subtracting: Part,
    costing: Part,
    deciding: Part,
    packing: Part,
    heading: Part,
    joining: Part,
    /// If a cycle has the whole block.
    finding: Option<Part>,
}

impl Parts {
    /// The pipelines with the given number of stages in total, at least one each, or as many as short paths need.
    fn new(p: &Parameters) -> Result<Self, DesignError> {
        let Some(stages) = p.stages else {
            return Parts::with_stages(p, None);
        };
        let parts = Parts::with_stages(p, Some(&[1; 8]))?;
        let weights = parts.all().map(|part| part.weights.as_slice());
        let mut shares = shares(weights.collect(), stages);
        // Heading must not have more stages than packing.
        shares[5] = shares[5].min(shares[4]);
        Parts::with_stages(p, Some(&shares))
    }

    /// The pipelines with these numbers of stages, in the order of [`Self::all`].
    fn with_stages(p: &Parameters, stages: Option<&[u32]>) -> Result<Self, DesignError> {
        let [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map(|part| Parameters {
            stages: stages.and_then(|stages| stages.get(part).copied()),
            ..p.clone()
        });
        let packing = packing::packing(&e)?;
        let mut heading = heading::heading(&f)?;
        if heading.stages > packing.stages {
            let stages = Some(packing.stages);
            heading = heading::heading(&Parameters { stages, ..f })?;
        }
        Ok(Parts {
            estimating: estimating::estimating(&a)?,
            subtracting: residuals::subtracting(&b)?,
            costing: costs::costing(&c)?,
            deciding: deciding::deciding(&d)?,
            packing,
            heading,
            joining: joining::joining(&g)?,
            finding: finding::finding(&h)?,
        })
    }

    fn all(&self) -> impl Iterator<Item = &Part> {
        let quarters = [&self.estimating, &self.subtracting, &self.costing];
        let rest = [&self.deciding, &self.packing, &self.heading, &self.joining];
        quarters.into_iter().chain(rest).chain(&self.finding)
    }
}

/// Distributes at most `stages` stages over the pipelines so that the longest stage is as short as possible. Each
/// pipeline has at least one stage.
fn shares(weights: Vec<&[u32]>, stages: u32) -> Vec<u32> {
    let within = |weight: u32| {
        let mut shares = vec![1; weights.len()];
        for (share, steps) in shares.iter_mut().zip(&weights) {
            let mut length = 0;
            for &step in *steps {
                if length > 0 && length + step > weight {
                    (*share, length) = (*share + 1, 0);
                }
                length += step;
            }
        }
        shares
    };
    let all: u32 = weights.iter().copied().flatten().sum();
    let fit = (1..=all)
        .map(within)
        .find(|shares| shares.iter().sum::<u32>() <= stages);
    fit.unwrap_or(vec![1; weights.len()])
}

/// The core being described.
struct Datapath<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    advance: Signal<'m>,
    /// Of each protected memory, whether the word at its output is damaged, a cycle late.
    damaged: RefCell<Vec<Signal<'m>>>,
    /// Errors to inject into these memories.
    inject: Option<Signal<'m>>,
}

/// A block's cycles in a pipeline: whether the current cycle is one of them, also if it is enabled, and its number in
/// the block, if a block takes several.
struct Moves<'m> {
    present: Signal<'m>,
    advances: Signal<'m>,
    beat: Option<Signal<'m>>,
}

impl<'m> Datapath<'_, 'm> {
    fn describe(
        &self,
        parts: &Parts,
        start: Signal<'m>,
        block: Signal<'m>,
    ) -> Result<(), DesignError> {
        let (m, advance) = (self.m, self.advance);
        let (start, block, least) = self.least(parts, start, block)?;
        let moves = self.moves("estimating", start);
        let inputs = EstimatingInputs {
            advance,
            start: moves.present,
            beat: moves.beat,
            block,
            least,
        };
        let found = m.instance("estimating", &parts.estimating.module, inputs);
        let (estimated, starts) = self.found(found);
        let last = beats(self.p) as u32 - 1;
        let part = ("estimating", &parts.estimating);
        let names = ["block", "block_to_subtract"];
        let during = (start, estimated.nearly, estimated.done);
        let block = self.beside(part, names, block, during)?;

        let moves = self.moves("subtracting", starts);
        let inputs = SubtractingInputs {
            advance,
            start: moves.present,
            beat: moves.beat,
            block,
            mode: estimated.mode,
            references: estimated.references,
            used: estimated.used,
            greatest: estimated.greatest,
        };
        let residuals = m.instance("subtracting", &parts.subtracting.module, inputs);
        let costs = self.costs(parts, &residuals);
        let nearly = self.nearly("costing", &parts.costing, residuals.is_there, costs.nearly);
        let first = self.known(parts, starts, block, &estimated, [nearly, costs.done])?;
        let (costs, starts) = self.held(costs);
        let decided = self.deciding(parts, starts, first, costs);

        let reading = self.moves("reading", decided.done);
        let waits = parts.costing.stages + last + 1 + parts.deciding.stages;
        let mut lanes = Lanes::default();
        let through = |name: &str, value: Signal<'m>, valid: Signal<'m>, waits: u32| {
            let ends = [advance & valid, reading.advances];
            self.kept(name, value, self.depth(waits, false), ends)
        };
        let valid = residuals.is_there;
        let of = |name: &str, value: Option<Signal<'m>>| {
            let waiting = value.map(|value| through(name, value, valid, waits));
            waiting.transpose()
        };
        lanes.residuals = of("residuals", residuals.residuals)?;
        lanes.below = of("below", residuals.below)?;
        lanes.ranks = of("ranks", residuals.ranks)?;
        let text = self.p.has(6).then(|| {
            let turn = Turn {
                m,
                beat: moves.beat,
                side: self.p.side(),
            };
            let quarters = block.parts(self.p.quarter_bits());
            let text = concat(&turn.of("text_quarter", &quarters));
            through(
                "text",
                text,
                moves.present,
                waits + parts.subtracting.stages,
            )
        });
        lanes.text = text.transpose()?;
        self.placing(parts, reading, decided, lanes);
        Ok(())
    }

    /// Describes [`finding`], if it is there: returns the start of estimating, the block at that time, and what was found.
    #[allow(clippy::type_complexity)]
    fn least(
        &self,
        parts: &Parts,
        start: Signal<'m>,
        block: Signal<'m>,
    ) -> Result<(Signal<'m>, Signal<'m>, Option<Signal<'m>>), DesignError> {
        let Some(part) = &parts.finding else {
            return Ok((start, block, None));
        };
        let advance = self.advance;
        let inputs = FindingInputs {
            advance,
            start,
            block,
        };
        let found = self.m.instance("finding", &part.module, inputs);
        let names = ["new_block", "block_to_estimate"];
        let during = (start, None, found.done);
        let block = self.beside(("finding", part), names, block, during)?;
        let loads = (advance & found.done).named("least_loads");
        let least = self.m.delay_if("least", loads, found.least);
        let start = self.behind("estimating_starts", found.done);
        Ok((start, block, Some(least)))
    }

    /// A block that waits beside a pipeline, and a register after it, whose names are given. `during`: the pipeline starts,
    /// has its results in the next cycle if it knows that, and has them.
    fn beside(
        &self,
        (name, part): (&str, &Part),
        [waiting, register]: [&str; 2],
        block: Signal<'m>,
        (start, nearly, done): (Signal<'m>, Option<Signal<'m>>, Signal<'m>),
    ) -> Result<Signal<'m>, DesignError> {
        let (m, advance) = (self.m, self.advance);
        let cycles = part.stages + beats(self.p) as u32 - 1;
        let block = if cycles == 1 {
            let loads = (advance & start).named(&format!("{waiting}_starts"));
            m.delay_if(&format!("waiting_{waiting}"), loads, block)
        } else {
            let nearly = self.nearly(name, part, start, nearly);
            let ends = [advance & start, advance & nearly];
            self.kept(waiting, block, self.depth(cycles, true), ends)?
        };
        // Reading a memory takes most of a cycle, so a register follows.
        let loads = (advance & done).named(&format!("{waiting}_loads"));
        Ok(m.delay_if(register, loads, block))
    }

    /// A value that waits in a FIFO in memories. If these are protected, it comes out as it was read, and a cycle later it
    /// is known whether it is damaged: blocks inside are then stored raw, long before they could be sent.
    fn kept(
        &self,
        name: &str,
        value: Signal<'m>,
        depth: u32,
        ends: [Signal<'m>; 2],
    ) -> Result<Signal<'m>, DesignError> {
        let (m, protection) = (self.m, self.p.protection);
        if !protection.checks() {
            return Ok(fifo(m, name, value, depth, ends));
        }
        let checks = check_bits(m, &format!("{name}_in"), protection, value)?;
        let checks = with_error(m, name, checks, ends[0], self.inject);
        let checks = checks.named(&format!("{name}_checks"));
        let word = fifo(m, name, concat(&[value, checks]), depth, ends);
        let was_read = m.delay_reset(&format!("{name}_was_read"), ends[1]);
        let (value, checks) = (
            word.slice(0, value.width()),
            word.slice(value.width(), checks.width()),
        );
        let differ = check_bits(m, &format!("{name}_out"), protection, value)? ^ checks;
        let differs = m.register_reset(&format!("{name}_differs"), checks.width(), 0);
        m.next_if(differs, was_read, differ);
        self.damaged.borrow_mut().push(differs.any());
        Ok(value)
    }

    /// The depth of a FIFO whose values wait for `waits` cycles. `are_blocks`: one value per block, else one per cycle.
    fn depth(&self, waits: u32, are_blocks: bool) -> u32 {
        let interval = if are_blocks { beats(self.p) as u32 } else { 1 };
        waits.div_ceil(interval).max(2)
    }

    /// The cycles of a block, from `start` on.
    fn moves(&self, name: &str, start: Signal<'m>) -> Moves<'m> {
        let m = self.m;
        let beat = beat_bits(self.p);
        let beat = beat.map(|bits| m.register_reset(&format!("{name}_beat"), bits, 0));
        let present = match beat {
            Some(beat) => (start | beat.any()).named(&format!("{name}_moves")),
            None => start,
        };
        let advances = (self.advance & present).named(&format!("{name}_advances"));
        if let Some(beat) = beat {
            m.next_if(beat, advances, beat.plus(1));
        }
        Moves {
            present,
            advances,
            beat,
        }
    }

    /// `done`, one cycle later.
    fn behind(&self, name: &str, done: Signal<'m>) -> Signal<'m> {
        let starts = self.m.register_reset(name, 1, 0);
        self.m.next_if(starts, self.advance, done);
        starts
    }

    /// Whether a pipeline has its results about a block in the next cycle. If a block takes one cycle, the pipeline itself
    /// does not know.
    fn nearly(
        &self,
        name: &str,
        part: &Part,
        start: Signal<'m>,
        nearly: Option<Signal<'m>>,
    ) -> Signal<'m> {
        nearly.unwrap_or_else(|| {
            (1..part.stages).fold(start, |before, rank| {
                self.behind(&format!("{name}_rank{rank}"), before)
            })
        })
    }

    /// An optional result of a pipeline, in a register that `loads` enables.
    fn hold(&self, loads: Signal<'m>, name: &str, value: Option<Signal<'m>>) -> Option<Signal<'m>> {
        value.map(|value| self.m.delay_if(name, loads, value))
    }

    /// The results of estimating, held until those of the next block, and the start of subtracting.
    fn found(&self, found: EstimatingOutputs<'m>) -> (EstimatingOutputs<'m>, Signal<'m>) {
        let loads = (self.advance & found.done).named("mode_loads");
        let hold = |name: &str, value| self.hold(loads, name, value);
        let starts = self.behind("subtracting_starts", found.done);
        let held = EstimatingOutputs {
            done: found.done,
            nearly: found.nearly,
            mode: hold("mode", found.mode),
            references: hold("references", found.references),
            used: hold("used", found.used),
            greatest: hold("greatest", found.greatest),
        };
        (held, starts)
    }

    fn costs(&self, parts: &Parts, residuals: &SubtractingOutputs<'m>) -> CostingOutputs<'m> {
        let inputs = CostingInputs {
            advance: self.advance,
            start: residuals.is_there,
            beat: residuals.beat_out,
            residuals: residuals.residuals,
            two: residuals.two,
            bytes: residuals.bytes,
            below: residuals.below,
            ranks: residuals.ranks,
            wide: residuals.wide,
        };
        self.m.instance("costing", &parts.costing.module, inputs)
    }

    fn held(&self, costs: CostingOutputs<'m>) -> (CostingOutputs<'m>, Signal<'m>) {
        let loads = (self.advance & costs.done).named("costs_load");
        let hold = |name: &str, value| self.hold(loads, name, value);
        let starts = self.behind("deciding_starts", costs.done);
        let held = CostingOutputs {
            done: costs.done,
            nearly: costs.nearly,
            depths: hold("depths", costs.depths),
            excesses: hold("excesses", costs.excesses),
            cost: hold("cost", costs.cost),
            rotated_depths: hold("rotated_depths", costs.rotated_depths),
            rotated_excesses: hold("rotated_excesses", costs.rotated_excesses),
            rotated_cost: hold("rotated_cost", costs.rotated_cost),
            escapes: hold("escapes", costs.escapes),
            has_wide: hold("has_wide", costs.has_wide),
        };
        (held, starts)
    }

    /// Delays the values of a block that are known before its costs until the costs are known.
    fn known(
        &self,
        parts: &Parts,
        starts: Signal<'m>,
        block: Signal<'m>,
        estimated: &EstimatingOutputs<'m>,
        [nearly, done]: [Signal<'m>; 2],
    ) -> Result<Known<'m>, DesignError> {
        let lags = self.p.modes().any(|mode| mode.lag > 0);
        let elements = lags.then(|| block.slice(0, FIELDS as u32 * LANE));
        let EstimatingOutputs {
            mode,
            references,
            used,
            greatest,
            ..
        } = *estimated;
        let all = [mode, elements, references, used, greatest];
        let there: Vec<Signal> = all.into_iter().flatten().collect();
        let mut taken = Vec::new();
        if !there.is_empty() {
            let last = beats(self.p) as u32 - 1;
            let waits = parts.subtracting.stages + parts.costing.stages + last;
            let depth = self.depth(waits, true);
            let ends = [self.advance & starts, self.advance & nearly];
            let value = self.kept("known", concat(&there), depth, ends)?;
            let loads = (self.advance & done).named("known_loads");
            let value = self.m.delay_if("known", loads, value);
            let mut low = 0;
            for one in all {
                taken.push(one.map(|one| value.slice(low, one.width())));
                low += one.map_or(0, Signal::width);
            }
        }
        let mut taken = taken.into_iter();
        let mut next = || taken.next().flatten();
        Ok(Known {
            mode: next(),
            elements: next(),
            references: next(),
            used: next(),
            greatest: next(),
        })
    }

    fn deciding(
        &self,
        parts: &Parts,
        start: Signal<'m>,
        known: Known<'m>,
        costs: CostingOutputs<'m>,
    ) -> DecidingOutputs<'m> {
        let inputs = DecidingInputs {
            advance: self.advance,
            start,
            mode: known.mode,
            elements: known.elements,
            references: known.references,
            used: known.used,
            greatest: known.greatest,
            depths: costs.depths,
            excesses: costs.excesses,
            cost: costs.cost,
            rotated_depths: costs.rotated_depths,
            rotated_excesses: costs.rotated_excesses,
            rotated_cost: costs.rotated_cost,
            escapes: costs.escapes,
            has_wide: costs.has_wide,
        };
        self.m.instance("deciding", &parts.deciding.module, inputs)
    }

    /// Describes the path from decisions to the encoding: heading, packing and joining.
    fn placing(
        &self,
        parts: &Parts,
        reading: Moves<'m>,
        decided: DecidingOutputs<'m>,
        lanes: Lanes<'m>,
    ) {
        let (m, advance) = (self.m, self.advance);
        let loads = (advance & decided.done).named("decided_loads");
        let hold =
            |name: &str, value: Signal<'m>| m.delay_if(&format!("decided_{name}"), loads, value);
        let (mode, flags) = (
            hold("mode", decided.shortest_mode),
            hold("flags", decided.flags),
        );
        let depths = hold("depths", decided.quarter_depths);
        let excesses = hold("excesses", decided.quarter_excesses);
        let fields = hold("fields", decided.fields);
        // Decisions are held for all of the block's cycles, so heading can start later and finish together with
        // packing.
        let early = parts.packing.stages - parts.heading.stages;
        let waits = early.min(beats(self.p) as u32 - 1);
        let start = self.behind("heading_starts", decided.done);
        let start = (1..=waits).fold(start, |start, wait| {
            self.behind(&format!("heading_starts{wait}"), start)
        });
        let inputs = HeadingInputs {
            advance,
            start,
            mode,
            flags,
            depths,
            excesses,
            fields,
            bits: hold("bits", decided.bits),
        };
        let heading = m.instance("heading", &parts.heading.module, inputs);
        let inputs = PackingInputs {
            advance,
            start: self.behind("lanes_there", reading.present),
            beat: self.hold(reading.advances, "lanes_beat", reading.beat),
            residuals: lanes.residuals,
            below: lanes.below,
            ranks: lanes.ranks,
            text: lanes.text,
            mode,
            flags,
            depths,
            excesses,
            fields,
        };
        let packed = m.instance("packing", &parts.packing.module, inputs);
        self.joining(parts, &heading, early - waits, &packed);
    }

    /// Describes joining. `early`: the number of cycles by which heading finishes before packing.
    fn joining(
        &self,
        parts: &Parts,
        heading: &HeadingOutputs<'m>,
        early: u32,
        packed: &PackingOutputs<'m>,
    ) {
        let (m, advance) = (self.m, self.advance);
        let all = [
            heading.header_out,
            heading.lengths_out,
            heading.kinds_out,
            heading.starts_out,
            heading.end_out,
            heading.begin_out,
            heading.fields_out,
            heading.bursts_out,
        ];
        // The value becomes valid with the first quarter after packing and holds for the block's other quarters.
        let mut value = concat(&all);
        let mut done = heading.done;
        for rank in 1..=early + 1 {
            let loads = (advance & done).named(&format!("heading{rank}_loads"));
            value = m.delay_if(&format!("heading{rank}"), loads, value);
            if rank <= early {
                done = self.behind(&format!("heading{rank}_there"), done);
            }
        }
        let mut low = 0;
        let parts_of = all.map(|of| {
            low += of.width();
            value.slice(low - of.width(), of.width())
        });
        let [header, lengths, kinds, planes_starts, planes_end, exceptions_begin, placed_fields, bursts_of_block] =
            parts_of;
        let loads = (advance & packed.is_there).named("packed_loads");
        let behind =
            |name: &str, value: Signal<'m>| m.delay_if(&format!("packed_{name}"), loads, value);
        let inputs = JoiningInputs {
            advance,
            start: self.behind("packed_there", packed.is_there),
            beat: self.hold(loads, "packed_beat", packed.beat_out),
            in_planes: behind("planes", packed.stored_out),
            slots: behind("slots", packed.slots_out),
            pitches: behind("pitches", packed.pitches_out),
            lengths_of_exceptions: behind("lengths", packed.lengths_out),
            low_bits: behind("low_bits", packed.low_bits_out),
            header,
            lengths,
            kinds,
            planes_starts,
            planes_end,
            exceptions_begin,
            placed_fields,
            bursts_of_block,
        };
        let joined = m.instance("joining", &parts.joining.module, inputs);
        output_stored(m, [joined.done, joined.stored, joined.bursts]);
    }
}

/// Features of a block that are found before its costs.
struct Known<'m> {
    mode: Option<Signal<'m>>,
    elements: Option<Signal<'m>>,
    references: Option<Signal<'m>>,
    used: Option<Signal<'m>>,
    greatest: Option<Signal<'m>>,
}

/// Quarters that are read from the memories.
#[derive(Default)]
struct Lanes<'m> {
    residuals: Option<Signal<'m>>,
    below: Option<Signal<'m>>,
    ranks: Option<Signal<'m>>,
    text: Option<Signal<'m>>,
}
