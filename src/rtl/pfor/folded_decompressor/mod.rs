//! pfor: the decompressor's datapath for a quarter of a block per cycle.
//!
//! Latency, in enabled cycles: the pipeline's stages plus three; interval 4.
//!
//! ```text
//! stored ─→ header ─→ planes of one quarter ─→ window ─→ transposition ─→ exception flags ─→ counts
//!    │                                                        │                                ↓
//!    └──→ exception window ←─ position, summed over quarters ←│──────────────── bits of exceptions
//!              ↓                                              ↓
//!           slots ─→ expansion ─────────────────────────→ merge ─→ differences ─→ scan ─→ quarters ─→ order
//! ```
//!
//! - The four quarters of a block follow each other through the pipeline. They share the stored block, of which the
//!   pipeline keeps one copy per four stages.
//! - Two values pass from a quarter to the next: the end of its exceptions, and the last value of its stream.
//! - A plane has bits of one, two or four quarters. Those of one quarter are concatenated before the window is read.
//! - The scan adds up each stream separately. Quarters are combined where they are collected: mode 5 adds its two
//!   streams there, and mode 1 undoes its subtraction within a word.

mod exceptions;
mod fields;
mod order;
pub(super) mod planes;
pub(super) mod scan;

use super::coded::Coded;
use super::decompressor_ports::{output_block, stored_block};
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
    m.doc("pfor decompressor for a quarter of a block per cycle: decodes the header, transposes a window of planes\nto lanes, moves exceptions to their lanes, adds up differences, and restores the block's order.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let [stored, bursts] = stored_block(&m, p, "; stable for four enabled cycles");
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

/// A quarter of a block in the pipeline, and what is known of it.
struct Quarter<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    /// The quarter is the first of its block.
    first: Signal<'m>,
    /// The quarter's number in the block.
    number: Signal<'m>,
    stored: Signal<'m>,
    bursts: Signal<'m>,
    raw: Signal<'m>,
    /// The parameters of this quarter, and the depth of the next one.
    coded: Coded<'a, 'm>,
    /// The depths of all quarters.
    depths: Vec<Signal<'m>>,
    /// The end of planes: at first in units, without the header; later in bits, with the header.
    planes_end: Signal<'m>,
    /// The mask of the bits of a lane that mark an exception.
    top: Signal<'m>,
    /// The offset from the start of the exceptions of this quarter, and of the next one, to the start of their window;
    /// negative.
    below: [Signal<'m>; 2],
    /// The mask of the bits of a lane that exceptions hold.
    upper: Signal<'m>,
    /// The bits of an exception, one-hot: of 16-bit elements, and of bytes.
    pitches: [Signal<'m>; 2],
    /// For each field of the block, the number of bits of its element that planes hold.
    held: Vec<Signal<'m>>,
    /// The sizes of the block's fields, until their positions are known.
    measured: Option<Measured<'m>>,
    /// The positions of the block's fields.
    tail: Option<Tail<'m>>,
    /// Which fields of the block are the quarter's two, one-hot.
    takes: [Vec<Signal<'m>>; 2],
    /// The quarter's two fields: its reference or the base element in lane 0, and another base element.
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
        pipeline.step("read_header", "header", 16);

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

    /// Whether the quarter has this number.
    fn is(&self, quarter: usize) -> Signal<'m> {
        self.number.eq_to(quarter as u64)
    }

    /// Whether the quarter is the second half of a stream of two quarters, if streams have two.
    fn is_second(&self) -> Signal<'m> {
        self.number.bit(0)
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
