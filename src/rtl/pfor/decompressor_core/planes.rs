//! Reads a quarter's planes: concatenates them, takes a window of them, and transposes it to lanes.

use std::rc::Rc;

use super::super::exceptions::{flags, FlagInputs};
use super::super::layout::Streams;
use super::super::planes::{self, MaskInputs};
use super::super::residuals;
use super::super::text::{letters, LettersInputs};
use super::super::turn::{beats, quarters};
use super::super::{Parameters, LANE, QUARTERS};
use super::Quarters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// Bits of a position in a quarter's concatenated planes, in units.
const PLACE_BITS: u32 = 6;

impl<'m> Quarters<'_, 'm> {
    /// Reads the bits of each quarter's lanes that planes hold.
    pub fn planes(&mut self) -> Result<Vec<Signal<'m>>, DesignError> {
        let kinds = self.coded.kinds("places");
        let starts = self.starts_of_planes(&kinds);
        self.planes_end = planes::end(&kinds, &self.depths);
        let lies = self.places().map(|place| {
            let _scope = self.turn.scope(place);
            self.lies("lies", &ways(self.p, place), place)
        });
        let lies: Vec<Option<Signal>> = lies.collect();
        let common = self.lies("lies_in_common", &common_ways(self.p), 0);
        self.pipeline.step("places", "positions of planes", 16);

        let common = common_planes(self.m, self.p, self.stored_bits(), common)?;
        let mut planes = Vec::new();
        let mut stored = Vec::new();
        for (place, (start, lies)) in starts.into_iter().zip(lies).enumerate() {
            let _scope = self.turn.scope(place);
            let window = self.window_of_planes(place, start, (lies, common))?;
            stored.push(self.masks(place)?);
            planes.push(self.planes_or_raw(place, window));
        }
        self.pipeline.step("plane_window", "window of planes", 22);

        let module = to_lanes(self.p)?;
        let bytes = self.coded.kinds("transposition").are_bytes();
        let places = planes.into_iter().zip(stored).enumerate();
        let lanes = places.map(|(place, (planes, stored))| {
            let _scope = self.turn.scope(place);
            let inputs = ToLanesInputs {
                planes,
                stored,
                bytes,
                raw: self.raw,
            };
            self.m.instance("to_lanes", &module, inputs).lanes
        });
        let lanes = lanes.collect();
        self.pipeline.step("transposition", "planes to lanes", 8);
        Ok(lanes)
    }

    /// The layout of the planes of the quarter in a place: which of `ways` it is, one-hot. `None` if there are none.
    fn lies(&self, name: &str, ways: &[Way], place: usize) -> Option<Signal<'m>> {
        let lies = ways.iter().map(|way| {
            let modes = way.modes.iter().map(|&mode| self.coded.is(mode));
            let is = or_all(modes.collect::<Vec<_>>());
            match way.part {
                Part::All => is,
                Part::Half(half) => is & self.turn.is_odd(place).eq_to(half),
                Part::Quarter(quarter) => is & self.turn.has(quarter),
            }
        });
        let lies = self.m.vector(name, &lies.collect::<Vec<_>>());
        (!lies.is_empty()).then(|| concat(&lies))
    }

    /// The window of the planes of the quarter in a place.
    fn window_of_planes(
        &self,
        place: usize,
        start: Option<Signal<'m>>,
        found: (Option<Signal<'m>>, Option<Signal<'m>>),
    ) -> Result<Signal<'m>, DesignError> {
        let own = own_planes(self.m, self.p, place, self.stored_bits(), found)?;
        let window = self.p.quarter_bits();
        match start {
            None => Ok(own.resize(window)),
            Some(start) => {
                let distance = (start, self.p.unit());
                self.shifters().down("take_planes", own, distance, window)
            }
        }
    }

    /// The mask of the bits of a lane that planes hold; keeps the mask of those that mark exceptions.
    fn masks(&mut self, place: usize) -> Result<Signal<'m>, DesignError> {
        let kinds = self.coded.kinds("masks");
        let inputs = MaskInputs {
            depth: self.coded.depths[place],
            kinds: self.coded.lane_kinds(&kinds),
        };
        let module = planes::masks(self.p)?;
        let masks = self.m.instance("plane_masks", &module, inputs);
        let has = self.coded.excesses[place].any() | self.coded.is_text();
        self.top.push(has.gate(masks.top).named("telling_planes"));
        Ok(masks.stored)
    }

    /// The window of planes. A raw block has no planes; its lanes replace the window.
    fn planes_or_raw(&self, place: usize, window: Signal<'m>) -> Signal<'m> {
        let Some(is_raw) = self.raw else {
            return window;
        };
        let all = self.stored.parts(self.p.quarter_bits());
        let raw = quarters(self.p, place).map(|quarter| {
            let is = match beats(self.p) {
                1 => is_raw,
                _ => (is_raw & self.turn.has(quarter)).named(&format!("is_raw{quarter}")),
            };
            is.gate(all[quarter])
        });
        or_all(raw.chain([window]).collect::<Vec<_>>()).named("planes_or_raw")
    }

    /// For each place, the start of the quarter's planes among those of all quarters at the same place in their
    /// streams. `None` where they are the first.
    fn starts_of_planes(&self, kinds: &planes::Kinds<'m>) -> Vec<Option<Signal<'m>>> {
        let m = self.m;
        let wide: Vec<Signal> = self.depths.iter().map(|d| d.resize(PLACE_BITS)).collect();
        let two = (wide[0] + wide[1]).named("depth_of_first_two");
        let three = (two + wide[2]).named("depth_of_first_three");
        let nothing = m.zero(PLACE_BITS);
        let of_four = self
            .turn
            .of("before_of_four", &[nothing, wide[0], two, three]);
        let starts = of_four.into_iter().enumerate().map(|(place, of_four)| {
            let most = units_before(self.p, place);
            let bits = u32::BITS - most.leading_zeros();
            if most == 0 {
                return None;
            }
            let _scope = self.turn.scope(place);
            let of_two = self.turn.is_late(place).gate(wide[0]);
            let of_two = of_two.named_if_not("before_of_two").slice(0, bits);
            let of_four = of_four.slice(0, bits);
            let doubled = |value: Signal<'m>| concat(&[m.zero(1), value.slice(0, bits - 1)]);
            let start = or_all([
                kinds.is(Streams::Four).gate(of_four),
                kinds.is(Streams::Two).gate(of_two),
                kinds.is(Streams::Bytes).gate(doubled(of_four)),
                kinds.is(Streams::Rotated).gate(doubled(of_two)),
            ]);
            Some(start.named("planes_start"))
        });
        starts.collect()
    }

    /// For each place, the flags of exceptions, one per byte.
    pub fn flags(&mut self, values: &[Signal<'m>]) -> Result<Vec<Vec<Signal<'m>>>, DesignError> {
        let module = flags(self.p)?;
        let bytes = self.coded.kinds("flags").are_bytes();
        let flags = self.places().map(|place| {
            let _scope = self.turn.scope(place);
            let inputs = FlagInputs {
                values: values[place],
                top: self.top[place],
                bytes,
            };
            let found = self.m.instance("find_exceptions", &module, inputs).flags;
            let found = found.parts(1).into_iter().enumerate();
            let flags = found.map(
                |(byte, flag)| match self.is_base(place, byte / 2, byte % 2) {
                    None => flag,
                    Some(base) => flag & !base,
                },
            );
            self.m.vector("exceptions", &flags.collect::<Vec<_>>())
        });
        let flags = flags.collect();
        self.coded.measure();
        self.measure_fields();
        self.pipeline.step("exceptions", "flags of exceptions", 10);
        Ok(flags)
    }

    /// The lanes, with ranks of text converted to bytes.
    pub fn letters(&self, values: Vec<Signal<'m>>) -> Result<Vec<Signal<'m>>, DesignError> {
        if !self.p.has(6) {
            return Ok(values);
        }
        let is_text = self.coded.is_text();
        let module = letters(self.p)?;
        let letters = values.into_iter().enumerate().map(|(place, values)| {
            let _scope = self.turn.scope(place);
            let inputs = LettersInputs { values, is_text };
            self.m.instance("letters", &module, inputs).bytes
        });
        Ok(letters.collect())
    }

    /// Whether a byte of a lane belongs to a base element of the quarter in a place. `None` if no mode has a base
    /// element there.
    pub fn is_base(&self, place: usize, lane: usize, byte: usize) -> Option<Signal<'m>> {
        let quarters = quarters(self.p, place).filter_map(|quarter| {
            let base = residuals::is_base(self.p, self.coded.mode, (quarter, lane, byte))?;
            Some(self.turn.has(quarter) & base)
        });
        let quarters: Vec<Signal> = quarters.collect();
        (!quarters.is_empty()).then(|| or_all(quarters))
    }
}

/// The quarters whose planes are read together.
#[derive(PartialEq, Eq)]
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
    /// The modes with this layout.
    pub modes: Vec<usize>,
    pub part: Part,
    streams: Streams,
    /// Bits of the header in front of the planes.
    header: u32,
}

/// The layouts that a quarter in this place of a cycle can have in the supported modes, without [`common_ways`].
pub fn ways(p: &Parameters, place: usize) -> Vec<Way> {
    let mut ways = all_ways(p, place);
    ways.retain(|way| beats(p) > 1 || way.part != Part::All);
    ways
}

/// With all quarters in a cycle, the layouts that are the same for all of them.
pub fn common_ways(p: &Parameters) -> Vec<Way> {
    let mut ways = all_ways(p, 0);
    ways.retain(|way| beats(p) == 1 && way.part == Part::All);
    ways
}

/// All layouts of a quarter in this place. Each mode has its own, unless all quarters are in a cycle.
fn all_ways(p: &Parameters, place: usize) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for mode in p.modes() {
        let (streams, header) = (mode.streams, mode.header_bits());
        let parts = match streams {
            Streams::Four | Streams::Bytes => vec![Part::All],
            Streams::Two | Streams::Rotated => vec![Part::Half(0), Part::Half(1)],
            Streams::Text => (0..QUARTERS).map(Part::Quarter).collect(),
        };
        let comes = |part: &Part| quarters(p, place).any(|quarter| part.has(quarter));
        for part in parts.into_iter().filter(comes) {
            let same = |way: &&mut Way| {
                beats(p) == 1 && (&way.part, way.streams, way.header) == (&part, streams, header)
            };
            match ways.iter_mut().find(same) {
                Some(way) => way.modes.push(mode.number),
                None => ways.push(Way {
                    modes: vec![mode.number],
                    part,
                    streams,
                    header,
                }),
            }
        }
    }
    ways
}

/// The most units of planes of other quarters in front of those of a quarter in this place: 16 of each quarter.
fn units_before(p: &Parameters, place: usize) -> u32 {
    let last = quarters(p, place).max().unwrap_or_default();
    last as u32 * LANE
}

/// The units in which the planes of a quarter in this place can lie.
fn units_of(p: &Parameters, place: usize) -> u32 {
    (units_before(p, place) + LANE).min(p.ports.max_stored_bits() / p.unit())
}

/// The concatenated planes of the quarters that are at the same place in their streams as the one in this place.
/// `found`: which of [`ways`] they lie in, and the planes that [`common_planes`] found.
pub fn own_planes<'m>(
    m: &'m Builder,
    p: &Parameters,
    place: usize,
    stored: Signal<'m>,
    (lies, common): (Option<Signal<'m>>, Option<Signal<'m>>),
) -> Result<Signal<'m>, DesignError> {
    let of = match p.side() {
        1 => String::new(),
        _ => place.to_string(),
    };
    let units = units_of(p, place);
    let mut planes: Vec<Signal> = Vec::new();
    if let Some(lies) = lies {
        let module = planes_of(p, &format!("own_planes{of}"), &ways(p, place), units)?;
        let inputs = OwnPlanesInputs { stored, lies };
        planes.push(m.instance("own_planes", &module, inputs).planes);
    }
    planes.extend(common.map(|common| common.slice(0, units * p.unit())));
    Ok(or_all(planes).named_if_not("planes_of_any_mode"))
}

/// The planes that lie in one of [`common_ways`], for all places.
pub fn common_planes<'m>(
    m: &'m Builder,
    p: &Parameters,
    stored: Signal<'m>,
    lies: Option<Signal<'m>>,
) -> Result<Option<Signal<'m>>, DesignError> {
    let Some(lies) = lies else { return Ok(None) };
    let units = units_of(p, QUARTERS - 1);
    let module = planes_of(p, "common_planes", &common_ways(p), units)?;
    let inputs = OwnPlanesInputs { stored, lies };
    Ok(Some(m.instance("common_planes", &module, inputs).planes))
}

ports! {
    OwnPlanesInputs { stored, lies } -> OwnPlanesOutputs { planes }
}

/// Concatenates the planes of the quarters that are at the same place in their streams as the current one, without
/// the bits of other quarters between them. Zero if they lie in none of these ways.
///
/// Combinational.
fn planes_of(
    p: &Parameters,
    name: &str,
    ways: &[Way],
    units: u32,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_{name}", p.name));
    m.doc("Concatenates a stored block's planes. Where streams have several quarters, it takes only the bits of one\nquarter of each stream, so the planes of a quarter are adjacent.");
    let stored = m
        .input("stored", p.ports.max_stored_bits())
        .comment("Stored block, with its header");
    let lies = m
        .input("lies", ways.len() as u32)
        .comment("Layout of the planes, by mode and part of a stream; one-hot");
    let unit = p.unit();
    let at = |bit: u32| match stored.width().saturating_sub(bit).min(unit) {
        0 => None,
        left => Some(stored.slice(bit, left).resize(unit)),
    };
    let units = (0..units).map(|number| {
        let choices = ways.iter().zip(lies.parts(1)).filter_map(|(way, is)| {
            // Units per plane and quarter.
            let own = if way.streams.are_bytes() { 2 } else { 1 };
            let (plane, rest) = (number / own, number % own);
            let quarters = way.streams.quarters() as u32;
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
    pub ToLanesInputs { planes, stored, bytes, raw: Option<Signal<'m>> } -> ToLanesOutputs { lanes }
}

/// Transposes the planes of a quarter to its lanes.
///
/// Combinational.
pub fn to_lanes(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_to_lanes", p.name));
    m.doc("Transposes the planes of a quarter to its lanes: wires, and a multiplexer for 16-bit elements and bytes.");
    let planes = m
        .input("planes", p.quarter_bits())
        .comment(if p.ports.has_raw {
            "Planes of the quarter, the first one lowest; or the lanes of a raw block"
        } else {
            "Planes of the quarter, the first one lowest"
        });
    let stored = m
        .input("stored", LANE)
        .comment("Bits of a lane that planes hold");
    let bytes = m.input("bytes", 1).comment("Lanes hold two elements each");
    let raw = p
        .ports
        .has_raw
        .then(|| m.input("raw", 1).comment("Block is stored raw"));
    let halves = raw.map_or(!bytes, |raw| !raw & !bytes).named("halves");
    let [of_halves, of_bytes] = [(halves, "stored_of_halves"), (bytes, "stored_of_bytes")]
        .map(|(is, name)| is.gate(stored).named(name));
    let lanes = (0..p.lanes() as u32).map(|lane| {
        let halves = (0..LANE).map(|bit| planes.bit(bit * p.unit() + lane));
        let bytes = (0..LANE).map(|bit| planes.bit((bit % 8) * 2 * p.unit() + 2 * lane + bit / 8));
        let [halves, bytes] =
            [halves.collect::<Vec<_>>(), bytes.collect()].map(|bits| concat(&bits));
        let raw = raw.map(|raw| raw.gate(planes.slice(lane * LANE, LANE)));
        let coded = [of_halves & halves, of_bytes & bytes];
        or_all(coded.into_iter().chain(raw).collect::<Vec<_>>())
    });
    m.output(
        "lanes",
        concat(&m.vector("each", &lanes.collect::<Vec<_>>())),
    )
    .comment("Bits of each lane that planes hold, zero elsewhere; first lane lowest");
    m.finish()
}
