//! Reads a quarter's planes: concatenates them, takes a window of them, and transposes it to lanes.

use std::rc::Rc;

use super::super::exceptions::{flags, FlagInputs};
use super::super::layout::Streams;
use super::super::planes::{self, MaskInputs};
use super::super::residuals;
use super::super::text::{letters, LettersInputs};
use super::super::{Parameters, LANE, QUARTERS};
use super::Quarter;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// Bits of a position in a quarter's concatenated planes, in units.
const PLACE_BITS: u32 = 6;

impl<'m> Quarter<'_, 'm> {
    /// Reads the bits of the quarter's lanes that planes hold.
    pub fn planes(&mut self) -> Result<Signal<'m>, DesignError> {
        let (m, p) = (self.m, self.p);
        let kinds = self.coded.kinds("places");
        let start = self.start_of_planes(&kinds);
        self.planes_end = planes::places(&kinds, &self.depths).end;
        let ways = ways(p).into_iter().map(|way| {
            let is = self.coded.is(way.mode);
            match way.part {
                Part::All => is,
                Part::Half(half) => is & self.number.bit(0).eq_to(half),
                Part::Quarter(quarter) => is & self.is(quarter),
            }
        });
        let ways = concat(&m.vector("lies", &ways.collect::<Vec<_>>()));
        self.pipeline.step("places", "positions of planes", 16);

        let inputs = OwnPlanesInputs {
            stored: self.stored_bits(),
            lies: ways,
        };
        let own = m.instance("own_planes", &own_planes(p)?, inputs).planes;
        let window = p.quarter_bits();
        let window = self
            .shifters()
            .down("take_planes", own, (start, p.unit()), window)?;
        let kinds = self.coded.kinds("masks");
        let inputs = MaskInputs {
            depth: self.coded.depths[0],
            kinds: self.coded.lane_kinds(&kinds),
        };
        let masks = m.instance("plane_masks", &planes::masks(p)?, inputs);
        let has = self.coded.excesses[0].any() | self.coded.is_text();
        self.top = has.gate(masks.top).named("telling_planes");
        // A raw block has no planes; its lanes replace the window.
        let quarters = self.stored.parts(p.quarter_bits()).into_iter().enumerate();
        let raw = quarters.map(|(quarter, lanes)| {
            let is = (self.raw & self.is(quarter)).named(&format!("is_raw{quarter}"));
            is.gate(lanes)
        });
        let planes = or_all(raw.chain([window]).collect::<Vec<_>>()).named("planes_or_raw");
        self.pipeline.step("plane_window", "window of planes", 22);

        let inputs = ToLanesInputs {
            planes,
            stored: masks.stored,
            bytes: self.coded.kinds("transposition").are_bytes(),
            raw: self.raw,
        };
        let lanes = m.instance("to_lanes", &to_lanes(p)?, inputs).lanes;
        self.pipeline.step("transposition", "planes to lanes", 8);
        Ok(lanes)
    }

    /// The start of the quarter's planes among those of all quarters at the same place in their streams.
    fn start_of_planes(&self, kinds: &planes::Kinds<'m>) -> Signal<'m> {
        let m = self.m;
        let wide: Vec<Signal> = self.depths.iter().map(|d| d.resize(PLACE_BITS)).collect();
        let two = (wide[0] + wide[1]).named("depth_of_first_two");
        let three = (two + wide[2]).named("depth_of_first_three");
        let nothing = m.zero(PLACE_BITS);
        let of_four = self.number.select(&[nothing, wide[0], two, three]);
        let of_two = self.number.bit(1).gate(wide[0]);
        let doubled = |value: Signal<'m>| concat(&[m.zero(1), value.slice(0, PLACE_BITS - 1)]);
        let of_four = of_four.named("before_of_four");
        let of_two = of_two.named("before_of_two");
        let start = or_all([
            kinds.is(Streams::Four).gate(of_four),
            kinds.is(Streams::Two).gate(of_two),
            kinds.is(Streams::Bytes).gate(doubled(of_four)),
            kinds.is(Streams::Rotated).gate(doubled(of_two)),
        ]);
        start.named("planes_start")
    }

    /// The flags of exceptions, one per byte.
    pub fn flags(&mut self, values: Signal<'m>) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let inputs = FlagInputs {
            values,
            top: self.top,
            bytes: self.coded.kinds("flags").are_bytes(),
        };
        let found = m.instance("find_exceptions", &flags(p)?, inputs).flags;
        let found = found.parts(1).into_iter().enumerate();
        let flags = found.map(|(byte, flag)| match self.is_base(byte / 2, byte % 2) {
            None => flag,
            Some(base) => flag & !base,
        });
        let flags = m.vector("exceptions", &flags.collect::<Vec<_>>());
        self.coded.measure();
        self.measure_fields();
        self.pipeline.step("exceptions", "flags of exceptions", 10);
        Ok(flags)
    }

    /// The lanes, with ranks of text converted to bytes.
    pub fn letters(&self, values: Signal<'m>) -> Result<Signal<'m>, DesignError> {
        if !self.p.has(6) {
            return Ok(values);
        }
        let is_text = self.coded.is_text();
        let inputs = LettersInputs { values, is_text };
        let module = letters(self.p)?;
        Ok(self.m.instance("letters", &module, inputs).bytes)
    }

    /// Whether a byte of a lane belongs to a base element. `None` if no mode has a base element there.
    pub fn is_base(&self, lane: usize, byte: usize) -> Option<Signal<'m>> {
        let quarters = (0..QUARTERS).filter_map(|quarter| {
            let base = residuals::is_base(self.p, self.coded.mode, (quarter, lane, byte))?;
            Some(self.is(quarter) & base)
        });
        let quarters: Vec<Signal> = quarters.collect();
        (!quarters.is_empty()).then(|| or_all(quarters))
    }
}

/// The quarters whose planes are read together.
pub enum Part {
    /// All quarters.
    All,
    /// The first or the second quarter of each stream: quarters 0 and 2, or 1 and 3.
    Half(u64),
    /// One quarter.
    Quarter(usize),
}

impl Part {
    /// Whether a quarter is one of these.
    pub fn has(&self, quarter: usize) -> bool {
        match *self {
            Part::All => true,
            Part::Half(half) => quarter as u64 % 2 == half,
            Part::Quarter(only) => quarter == only,
        }
    }
}

/// A layout of a quarter's planes in the block.
pub struct Way {
    pub mode: usize,
    pub part: Part,
    /// Bits of the header in front of the planes.
    header: u32,
}

/// The layouts in the supported modes.
pub fn ways(p: &Parameters) -> Vec<Way> {
    let of_mode = |mode: &super::super::layout::Mode| {
        let parts = match mode.streams {
            Streams::Four | Streams::Bytes => vec![Part::All],
            Streams::Two | Streams::Rotated => vec![Part::Half(0), Part::Half(1)],
            Streams::Text => (0..QUARTERS).map(Part::Quarter).collect(),
        };
        let (mode, header) = (mode.number, mode.header_bits());
        let way = move |part| Way { mode, part, header };
        parts.into_iter().map(way).collect::<Vec<_>>()
    };
    p.modes().flat_map(of_mode).collect()
}

ports! {
    pub OwnPlanesInputs { stored, lies } -> OwnPlanesOutputs { planes }
}

/// Concatenates the planes of the quarters that are at the same place in their streams as the current one, without
/// the bits of other quarters between them.
///
/// Combinational.
pub fn own_planes(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_own_planes", p.name));
    m.doc("Concatenates a stored block's planes. Where streams have several quarters, it takes only the bits of one\nquarter of each stream, so the planes of a quarter are adjacent.");
    let stored = m
        .input("stored", p.ports.max_stored_bits())
        .comment("Stored block, with its header");
    let ways = ways(p);
    let lies = m
        .input("lies", ways.len() as u32)
        .comment("Layout of the planes, by mode and part of a stream; one-hot");
    let unit = p.unit();
    let at = |bit: u32| match stored.width().saturating_sub(bit).min(unit) {
        0 => None,
        left => Some(stored.slice(bit, left).resize(unit)),
    };
    let units = (0..stored.width() / unit).map(|number| {
        let choices = ways.iter().zip(lies.parts(1)).filter_map(|(way, is)| {
            let mode = &super::super::layout::MODES[way.mode];
            // Units per plane and quarter.
            let own = if mode.streams.are_bytes() { 2 } else { 1 };
            let (plane, rest) = (number / own, number % own);
            let quarters = mode.streams.quarters() as u32;
            let part = match way.part {
                Part::All => 0,
                Part::Half(half) => half as u32,
                Part::Quarter(quarter) => quarter as u32,
            };
            let from = (plane * quarters + part) * own + rest;
            Some(is.gate(at(way.header + from * unit)?))
        });
        or_all(
            [m.zero(unit)]
                .into_iter()
                .chain(choices.collect::<Vec<_>>()),
        )
    });
    m.output(
        "planes",
        concat(&m.vector("plane_units", &units.collect::<Vec<_>>())),
    )
    .comment("Planes, the first one lowest");
    m.finish()
}

ports! {
    pub ToLanesInputs { planes, stored, bytes, raw } -> ToLanesOutputs { lanes }
}

/// Transposes the planes of a quarter to its lanes.
///
/// Combinational.
pub fn to_lanes(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_to_lanes", p.name));
    m.doc("Transposes the planes of a quarter to its lanes: wires, and a multiplexer for 16-bit elements and bytes.");
    let planes = m
        .input("planes", p.quarter_bits())
        .comment("Planes of the quarter, the first one lowest; or the lanes of a raw block");
    let stored = m
        .input("stored", LANE)
        .comment("Bits of a lane that planes hold");
    let bytes = m.input("bytes", 1).comment("Lanes hold two elements each");
    let raw = m.input("raw", 1).comment("Block is stored raw");
    let halves = (!raw & !bytes).named("halves");
    let [of_halves, of_bytes] = [(halves, "stored_of_halves"), (bytes, "stored_of_bytes")]
        .map(|(is, name)| is.gate(stored).named(name));
    let lanes = (0..p.lanes() as u32).map(|lane| {
        let halves = (0..LANE).map(|bit| planes.bit(bit * p.unit() + lane));
        let bytes = (0..LANE).map(|bit| planes.bit((bit % 8) * 2 * p.unit() + 2 * lane + bit / 8));
        let [halves, bytes] =
            [halves.collect::<Vec<_>>(), bytes.collect()].map(|bits| concat(&bits));
        let raw = raw.gate(planes.slice(lane * LANE, LANE));
        or_all([of_halves & halves, of_bytes & bytes, raw])
    });
    m.output(
        "lanes",
        concat(&m.vector("each", &lanes.collect::<Vec<_>>())),
    )
    .comment("Bits of each lane that planes hold, zero elsewhere; first lane lowest");
    m.finish()
}
