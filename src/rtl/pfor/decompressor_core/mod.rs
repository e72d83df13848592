//! pfor: the decompressor's datapath for one, two or all four quarters of a block per cycle.
//!
//! Latency, in enabled cycles: the pipeline's stages, and one for each further cycle of a block; interval: the cycles
//! of a block.
//!
//! ```text
//! stored ─→ header ─→ planes of one quarter ─→ window ─→ transposition ─→ exception flags ─→ counts
//!    │                                                        │                                ↓
//!    └──→ exception window ←─ position, summed over quarters ←│──────────────── bits of exceptions
//!              ↓                                              ↓
//!           slots ─→ expansion ─────────────────────────→ merge ─→ differences ─→ scan ─→ quarters ─→ order
//! ```
//!
//! - The quarters of a block follow each other through the pipeline. They share the stored block, of which the
//!   pipeline keeps one copy per cycle of a block. With several quarters per cycle, each has its *place* in the
//!   cycle, and everything between header and order is there once per place.
//! - Two values pass from a quarter to the next: the end of its exceptions, and the last value of its stream. Between
//!   places they pass within the cycle.
//! - A plane has bits of one, two or four quarters. Those of one quarter are concatenated before the window is read.
//! - With all quarters in a cycle, layouts of planes that are the same for all places are read once, and the bits of
//!   exceptions stay in carry-save form until they are positions.
//! - The scan adds up each stream separately. Quarters are combined where they are collected: mode 5 adds its two
//!   streams there, and mode 1 undoes its subtraction within a word.

mod collecting;
mod exceptions;
mod fields;
mod order;
pub(super) mod planes;
mod ports;
pub(super) mod scan;

use super::coded::Coded;
use super::header::{header, HeaderInputs, DEPTH_BITS, EXCESS_BITS, LONGEST};
use super::tail::{Measured, Tail};
use super::turn::{beats, Turn};
use super::{Parameters, QUARTERS};
use crate::hdl::{Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::Core;
use collecting::Meets;
use fields::Field;
use ports::{output_block, stored_block};
use scan::Adds;

/// The core of the decompressor. Weights of the steps are in FO4 of OSU 180 nm.
pub fn decompressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    let (part, stable) = match beats(p) {
        4 => ("a quarter of a block", "; stable for four enabled cycles"),
        2 => ("half a block", "; stable for two enabled cycles"),
        _ => ("a block", ""),
    };
    m.doc(&format!("pfor decompressor for {part} per cycle: decodes the header, transposes a window of planes\nto lanes, moves exceptions to their lanes, adds up differences, and restores the block's order."));
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let [stored, bursts] = stored_block(&m, p, stable);
    let mut own = Quarters::read_header(&m, p, pipeline, stored, bursts)?;
    let values = own.planes()?;
    let flags = own.flags(&values)?;
    let (values, exceptions) = own.exceptions(values, &flags)?;
    let residuals = own.merge(&values, &flags, &exceptions)?;
    let differences = own.differences(&residuals)?;
    let sums = own.scan(differences)?;
    let quarters = own.collect(&sums)?;

    let done = own.done();
    output_block(&m, done, own.in_order(&quarters), own.error);
    let steps = pipeline.count();
    let stages = p.stages_of(&pipeline);
    let beats = beats(p) as u32;
    Ok(Core {
        module: m.finish()?,
        stages,
        latency: stages + beats - 1,
        interval: beats,
        steps,
    })
}

/// The quarters of a cycle in the pipeline, and what is known of them. Vectors of signals have one for each place.
struct Quarters<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    turn: Turn<'m>,
    /// The cycle is the first of its block.
    first: Signal<'m>,
    stored: Signal<'m>,
    bursts: Signal<'m>,
    /// Whether the block is stored raw; `None` if no raw block comes.
    raw: Option<Signal<'m>>,
    /// The parameters of these quarters and, with one quarter per cycle, the depth of the next one.
    coded: Coded<'a, 'm>,
    /// The depths of all quarters.
    depths: Vec<Signal<'m>>,
    /// The end of planes: at first in units, without the header; later in bits, with the header.
    planes_end: Signal<'m>,
    /// The mask of the bits of a lane that mark an exception.
    top: Vec<Signal<'m>>,
    /// The offset from the start of a quarter's exceptions to the start of their window; negative. With one quarter
    /// per cycle, also that of the next quarter.
    below: Vec<Signal<'m>>,
    /// With all quarters in a cycle, the bits of an exception for each flag of a quarter, in halves of a bit.
    halves: Vec<Signal<'m>>,
    /// The mask of the bits of a lane that exceptions hold.
    upper: Vec<Signal<'m>>,
    /// The bits of an exception, one-hot: of 16-bit elements, and of bytes.
    pitches: Vec<[Signal<'m>; 2]>,
    /// For each field of the block, the number of bits of its element that planes hold.
    held: Vec<Signal<'m>>,
    /// The sizes of the block's fields, until their positions are known.
    measured: Option<Measured<'m>>,
    /// The positions of the block's fields.
    tail: Option<Tail<'m>>,
    /// For each place, the fields that a quarter can have at once: its reference or the base element in lane 0, and
    /// another base element.
    fields: Vec<Vec<Field<'m>>>,
    adds: Vec<Adds<'m>>,
    meets: Option<Meets<'m>>,
    error: Signal<'m>,
}

impl<'a, 'm> Quarters<'a, 'm> {
    fn read_header(
        m: &'m Builder,
        p: &'a Parameters,
        pipeline: Pipeline<'m>,
        stored: Signal<'m>,
        bursts: Signal<'m>,
    ) -> Result<Self, DesignError> {
        pipeline.part("planes", "header, and planes to lanes");
        let part = if p.side() == 1 { "quarter" } else { "half" };
        let number = (beats(p) > 1).then(|| {
            let number = m.register_reset(part, beats(p).trailing_zeros(), 0);
            let present = (pipeline.start | number.any()).named(&format!("{part}_is_there"));
            m.next_if(number, pipeline.advance & present, number.plus(1));
            pipeline.starts(present);
            number
        });
        let turn = Turn::new(m, p, number);
        let first = turn.has(0).named_if_not(&format!("is_first_{part}"));
        if number.is_some() {
            pipeline.keep(&[stored, bursts], first, beats(p) as u32);
        }
        let raw = p.ports.has_raw.then(|| bursts.all().named("is_raw"));
        let inputs = HeaderInputs {
            start: stored.slice(0, LONGEST),
            raw,
        };
        let header = m.instance("header", &header(p)?, inputs);
        pipeline.step("read_header", "header", 16);

        let depths = header.depth.parts(DEPTH_BITS);
        let mut own_depths = turn.of("depth", &depths);
        if let Some(number) = number.filter(|_| turn.side == 1) {
            let next = number.plus(1).named("next_quarter").select(&depths);
            own_depths.push(next.named("next_depth"));
        }
        let mut excesses = turn.of("excess", &header.excess.parts(EXCESS_BITS));
        excesses.resize(own_depths.len(), excesses[0]);
        let coded = Coded {
            m,
            p,
            mode: header.mode,
            raw,
            flags: header.flags,
            depths: own_depths,
            excesses,
            exception_bits: Vec::new(),
            low_bits: Vec::new(),
        };
        Ok(Quarters {
            m,
            p,
            pipeline,
            turn,
            first,
            stored,
            bursts,
            raw,
            coded,
            depths,
            planes_end: m.zero(1),
            top: Vec::new(),
            below: Vec::new(),
            halves: Vec::new(),
            upper: Vec::new(),
            pitches: Vec::new(),
            held: Vec::new(),
            measured: None,
            tail: None,
            fields: Vec::new(),
            adds: Vec::new(),
            meets: None,
            error: header.bad,
        })
    }

    /// The places of a cycle.
    fn places(&self) -> std::ops::Range<usize> {
        0..self.turn.side
    }

    /// Whether the outputs hold a block.
    fn done(&self) -> Signal<'m> {
        let valid = self.pipeline.valid();
        match self.turn.side {
            1 => valid & self.turn.has(QUARTERS - 1).named("is_last_quarter"),
            2 => valid & self.turn.has(QUARTERS - 1),
            _ => valid,
        }
    }

    fn shifters(&self) -> Shifters<'_, 'm> {
        Shifters {
            m: self.m,
            name: &self.p.name,
        }
    }

    /// The bits of the stored block that a compressed block can have.
    fn stored_bits(&self) -> Signal<'m> {
        self.stored.slice(0, self.p.ports.max_stored_bits())
    }
}
