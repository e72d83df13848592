//! pfor: the decompressor's datapath that works on a quarter of a block in a move.
//!
//! Latency: the pipeline's stages and three more, in moves; interval 4 moves.
//!
//! ```text
//! stored ─→ header ─→ planes of one quarter ─→ window ─→ transposition ─→ exception flags ─→ counts
//!    │                                                        │                                ↓
//!    └──→ exception window ←─ place, added up by quarters ←───│──────────────── bits of exceptions
//!              ↓                                              ↓
//!           slots ─→ expansion ─────────────────────────→ merge ─→ differences ─→ scan ─→ quarters ─→ order
//! ```
//!
//! - The four quarters of a block follow each other through the pipeline. The stored block is the same for
//!   all of them, and kept once for each four stages.
//! - What goes from quarter to quarter is where its exceptions end, and the last value of its stream.
//! - A plane has bits of one, two or four quarters: those of one are put side by side in front of the window.
//! - Streams are added up as they lie. A block's quarters meet where they are collected: there mode 5 adds
//!   both its streams, and mode 1 undoes what it subtracts within a word.

mod exceptions;
mod fields;
mod order;
pub(super) mod planes;
pub(super) mod scan;

use super::coded::Coded;
use super::decompressor::{output_block, stored_block};
use super::header::{header, HeaderInputs, DEPTH_BITS, EXCESS_BITS, LONGEST};
use super::tail::{Measured, Tail};
use super::{Parameters, QUARTERS};
use crate::hdl::{Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::Core;
use fields::Field;
use scan::Adds;

/// The core of the decompressor. Weights of the steps are in FO4 of OSU 180 nm.
pub fn decompressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("pfor decompressor, a quarter of a block in a move: header, window of planes, transposition,\nexceptions and their expansion, scan, the block's order.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let [stored, bursts] = stored_block(&m, p, "; for four moves");
    let mut quarter = Quarter::read_header(&m, p, pipeline, stored, bursts)?;
    let values = quarter.planes()?;
    let flags = quarter.flags(values)?;
    let (values, exceptions) = quarter.exceptions(values, &flags)?;
    let residuals = quarter.merge(values, &flags, exceptions)?;
    let differences = quarter.differences(residuals)?;
    let (sums, meets, before) = quarter.scan(differences)?;
    let quarters = quarter.collect(&sums, &meets, before)?;

    let last = quarter.is(3).named("is_last_quarter");
    let done = pipeline.valid() & last;
    output_block(&m, done, quarter.in_order(&quarters), quarter.error);
    let steps = pipeline.count();
    let stages = p.stages_of(&pipeline);
    Ok(Core {
        module: m.finish()?,
        stages,
        latency: stages + QUARTERS as u32 - 1,
        interval: QUARTERS as u32,
        steps,
    })
}

/// A quarter of a block on its way, and what is known of it.
struct Quarter<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    /// It is the first of its block.
    first: Signal<'m>,
    /// Its number in the block.
    number: Signal<'m>,
    stored: Signal<'m>,
    bursts: Signal<'m>,
    raw: Signal<'m>,
    /// Of this quarter, and the depth of the next one.
    coded: Coded<'a, 'm>,
    /// Of all quarters.
    depths: Vec<Signal<'m>>,
    /// Behind the last plane: in units behind the header, then in bits with the header.
    planes_end: Signal<'m>,
    /// The planes that tell its exceptions.
    top: Signal<'m>,
    /// How far below its exceptions, and below those of the next quarter, their windows begin; negative.
    below: [Signal<'m>; 2],
    /// The bits of a lane that exceptions hold.
    upper: Signal<'m>,
    /// The bits of its exceptions, one-hot: of 16-bit lanes, and of bytes.
    pitches: [Signal<'m>; 2],
    /// The fields of the block: the bits of their elements that planes hold, and where they are.
    held: Vec<Signal<'m>>,
    measured: Option<Measured<'m>>,
    tail: Option<Tail<'m>>,
    /// Which of them are the quarter's two, one-hot.
    takes: [Vec<Signal<'m>>; 2],
    /// The reference, or the base element in the first lane; and another base element.
    fields: [Field<'m>; 2],
    adds: Option<Adds<'m>>,
    error: Signal<'m>,
}

impl<'a, 'm> Quarter<'a, 'm> {
    fn read_header(
        m: &'m Builder,
        p: &'a Parameters,
        pipeline: Pipeline<'m>,
        stored: Signal<'m>,
        bursts: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let number = m.register_reset("quarter", QUARTERS.trailing_zeros(), 0);
        let present = (pipeline.start | number.any()).named("quarter_is_there");
        m.next_if(number, pipeline.advance & present, number.plus(1));
        pipeline.starts(present);
        let first = number.eq_to(0).named("is_first_quarter");
        pipeline.keep(&[stored, bursts], first, QUARTERS as u32);
        let raw = bursts.all().named("is_raw");
        let inputs = HeaderInputs {
            start: stored.slice(0, LONGEST),
            raw,
        };
        let header = m.instance("header", &header(p)?, inputs);
        pipeline.step("read_header", "the header", 16);

        let depths = header.depth.parts(DEPTH_BITS);
        let depth = number.select(&depths).named("depth");
        let next = number.plus(1).named("next_quarter").select(&depths);
        let next = next.named("next_depth");
        let excesses = header.excess.parts(EXCESS_BITS);
        let excess = number.select(&excesses).named("excess");
        let coded = Coded {
            m,
            p,
            mode: header.mode,
            raw: Some(raw),
            flags: header.flags,
            depths: vec![depth, next],
            excesses: vec![excess, excess],
            exception_bits: Vec::new(),
            low_bits: Vec::new(),
        };
        Ok(Quarter {
            m,
            p,
            pipeline,
            first,
            number,
            stored,
            bursts,
            raw,
            coded,
            depths,
            planes_end: m.zero(1),
            top: m.zero(1),
            below: [m.zero(1); 2],
            upper: m.zero(1),
            pitches: [m.zero(1); 2],
            held: Vec::new(),
            measured: None,
            tail: None,
            takes: [Vec::new(), Vec::new()],
            fields: [Field::nothing(m), Field::nothing(m)],
            adds: None,
            error: header.bad,
        })
    }

    /// Whether it has this number.
    fn is(&self, quarter: usize) -> Signal<'m> {
        self.number.eq_to(quarter as u64)
    }

    /// Whether it is the second half of a stream of two.
    fn is_second(&self) -> Signal<'m> {
        self.number.bit(0)
    }

    /// It moves to the next step.
    fn moves(&self, name: &str) -> Signal<'m> {
        (self.pipeline.advance & self.pipeline.valid()).named(name)
    }

    fn shifters(&self) -> Shifters<'_, 'm> {
        Shifters {
            m: self.m,
            name: &self.p.name,
        }
    }

    /// Bits of the stored block from `at` on, zero past what is stored of a compressed one.
    fn stored_bits(&self) -> Signal<'m> {
        self.stored.slice(0, self.p.ports.max_stored_bits())
    }
}
