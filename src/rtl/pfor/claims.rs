//! Circuits for formal proofs: their only output must be 1 for all inputs. They claim that parts of the decompressor
//! invert parts of the compressor, and that the scan equals sequential addition. The tests run the proofs.

use std::rc::Rc;

use super::adder::{adder, AdderInputs};
use super::compaction::{compaction, pitch, CompactionInputs, PitchInputs};
use super::compressor::planes::{spread, windows, Sums};
use super::decompressor_core::planes::{
    common_planes, common_ways, own_planes, to_lanes, ways, ToLanesInputs, Way,
};
use super::decompressor_core::scan::{class, scan_level, Adds, Half};
use super::exceptions::Counts;
use super::expansion::{self, ExpansionInputs, MergeInputs, SlotsInputs};
use super::front::in_front;
use super::header::DEPTH_BITS;
use super::layout::MODES;
use super::planes::{masks, Kinds, MaskInputs};
use super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::shift::Shifters;

/// Compacts and concatenates the exceptions of a quarter, each of `length` bits; then separates them, moves them to
/// their lanes and merges them with the bits in planes. The output is 1 if all lanes are unchanged. Elements are bytes
/// if `bytes` is set, else halfwords. Inputs: the lanes, a flag for each byte that belongs to an exception, and the
/// number of bits below those that exceptions hold.
///
/// # Errors
/// If the circuit is not valid.
pub fn exceptions_come_back(
    p: &Parameters,
    bytes: bool,
    length: u32,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new("exceptions_come_back");
    let element = if bytes { 8 } else { LANE };
    let lanes = m.input("lanes", p.quarter_bits());
    let flags = m.input("flags", 2 * p.lanes() as u32).parts(1);
    let flags: Vec<Signal> = flags
        .iter()
        .enumerate()
        .map(|(byte, &flag)| if bytes { flag } else { flags[byte & !1] })
        .collect();
    let low = m.input("low", 4);
    let span = m.constant((1 << length) - 1, element);
    let shifted = (0..u64::from(element)).map(|low_bits| {
        let moved = match low_bits as u32 {
            0 => span,
            by => concat(&[m.zero(by), span.slice(0, element - by)]),
        };
        low.eq_to(low_bits).gate(moved)
    });
    let upper = or_all(shifted.collect::<Vec<_>>());
    let upper = if bytes {
        concat(&[upper, upper])
    } else {
        upper
    };
    let takes = flags.iter().enumerate();
    let takes = takes.map(|(byte, flag)| flag.gate(upper.slice(byte as u32 % 2 * 8, 8)));
    let takes = concat(&m.vector("takes", &takes.collect::<Vec<_>>()));
    let held = lanes & !takes;

    let mut counts = Counts::new(&m, "count", &flags);
    for _ in 0..(2 * p.lanes()).trailing_zeros() {
        counts.add_level();
    }
    let ups = concat(&expansion::directions(&m, p, &counts)?.concat());
    let inputs = CompactionInputs {
        bytes: lanes & takes,
        ups,
    };
    let slots = m.instance("compact", &compaction(p)?, inputs).slots;
    let is = |width: u32, longest: u32| {
        let one = u64::from(bytes == (width == 8)) << (length - 2);
        m.constant(if length > longest { 0 } else { one }, longest - 1)
    };
    let (wide, narrow) = (is(LANE, 16), is(8, 8));
    let inputs = PitchInputs {
        slots,
        wide,
        narrow,
    };
    let adjacent = m.instance("pitch", &pitch(p)?, inputs).adjacent;
    let inputs = SlotsInputs {
        adjacent,
        wide,
        narrow,
    };
    let slots = m
        .instance("take_apart", &expansion::slots(p)?, inputs)
        .slots;
    let inputs = ExpansionInputs { slots, ups };
    let expanded = m
        .instance("expand", &expansion::expansion(p)?, inputs)
        .bytes;
    let inputs = MergeInputs {
        values: held,
        bytes: expanded,
        upper,
        flags: concat(&flags),
    };
    let joined = m.instance("merge", &expansion::merge(p)?, inputs).joined;
    m.output("holds", joined.eq(lanes));
    m.finish()
}

/// Stores the planes of all quarters of a block in `mode` after the header, then reads the planes of `quarter` back
/// and transposes them to lanes. The output is 1 if these lanes are unchanged, or if the planes end past the largest
/// stored size. Inputs: the lanes of all quarters, the header, and the number of planes of each stream.
///
/// # Errors
/// If the circuit is not valid.
pub fn planes_come_back(
    p: &Parameters,
    mode: usize,
    quarter: usize,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new("planes_come_back");
    let streams = MODES[mode].streams;
    let text = mode == 6;
    let depths: Vec<Signal> = (0..streams.count())
        .map(|stream| {
            let given = m.input(&format!("depth{stream}"), DEPTH_BITS);
            let most = if streams.are_bytes() { 8 } else { 16 };
            let most = m.constant(most, DEPTH_BITS);
            let depth = given.gt(most).mux(most, given);
            if text {
                m.constant(5, DEPTH_BITS)
            } else {
                depth
            }
        })
        .collect();
    let depths: Vec<Signal> = (0..QUARTERS)
        .map(|quarter| depths[quarter / streams.quarters()])
        .collect();
    let one_hot = m.constant(1 << mode, MODES.len() as u32);
    let kinds = Kinds::new(&m, p, "kinds", one_hot, None);
    let lane_kinds = [!streams.are_bytes(), streams.are_bytes() && !text, text];
    let lane_kinds = concat(&lane_kinds.map(|is| m.constant(is.into(), 1)));
    let held = |of: usize| {
        let inputs = MaskInputs {
            depth: depths[of],
            kinds: lane_kinds,
        };
        let masks = m.instance(&format!("masks{of}"), &masks(p)?, inputs);
        Ok::<Signal, DesignError>(masks.stored)
    };
    let shifters = Shifters {
        m: &m,
        name: &p.name,
    };

    let sums = Sums::new(&m, &depths);
    let of_block = p.side() == QUARTERS;
    let starts = sums.starts(&kinds, of_block);
    let kind = [(streams, m.constant(1, 1))];
    let masks: Vec<Signal> = (0..QUARTERS).map(held).collect::<Result<_, _>>()?;
    let lanes = masks.iter().enumerate().map(|(of, mask)| {
        let lanes = m.input(&format!("lanes{of}"), p.quarter_bits());
        lanes & mask.replicate(p.unit())
    });
    let lanes: Vec<Signal> = lanes.collect();
    let (own, own_held) = (lanes[quarter], masks[quarter]);
    let mut body = m.zero(p.body_bits());
    let units = if of_block {
        let windows = windows(&m, p, &kind, &lanes);
        body = windows[0].resize(p.body_bits());
        windows[1..].to_vec()
    } else {
        let lanes = lanes.iter().enumerate();
        let units = lanes.map(|(of, &lanes)| spread(&m, p, &kind, lanes, of));
        units.collect()
    };
    for (of, (units, start)) in units.into_iter().zip(starts).enumerate() {
        let name = format!("place{of}");
        body = body | shifters.up(&name, units, (start, p.unit()), p.body_bits())?;
    }
    let length = MODES[mode].header_bits();
    let header = m.input("header", length);
    let bits = p.ports.max_stored_bits();
    let stored = in_front(&m, bits, header, &[(length, m.constant(1, 1))], body);

    let place = quarter % p.side();
    let lies = |ways: Vec<Way>| {
        let lies = ways.iter().map(|way| {
            let is = way.modes.contains(&mode) && way.part.has(quarter);
            m.constant(is.into(), 1)
        });
        let lies: Vec<Signal> = lies.collect();
        (!lies.is_empty()).then(|| concat(&lies))
    };
    let common = common_planes(&m, p, stored, lies(common_ways(p)))?;
    let found = (lies(ways(p, place)), common);
    let planes = own_planes(&m, p, place, stored, found)?;
    let before = (0..quarter / streams.quarters()).map(|stream| {
        let depth = depths[stream * streams.quarters()].resize(DEPTH_BITS + 2);
        if streams.are_bytes() {
            depth + depth
        } else {
            depth
        }
    });
    let start = before
        .reduce(|a, b| a + b)
        .unwrap_or(m.zero(DEPTH_BITS + 2));
    let distance = (start, p.unit());
    let window = shifters.down("take_planes", planes, distance, p.quarter_bits())?;
    let inputs = ToLanesInputs {
        planes: window,
        stored: own_held,
        bytes: m.constant(streams.are_bytes().into(), 1),
        raw: p.ports.has_raw.then(|| m.zero(1)),
    };
    let lanes = m.instance("to_lanes", &to_lanes(p)?, inputs).lanes;
    let room = m.constant(u64::from((bits - length) / p.unit()), 7);
    m.output("holds", sums.end(&kinds).gt(room) | lanes.eq(own));
    m.finish()
}

/// Compares the network that adds up a quarter's differences in `mode` with sequential addition, lane after lane. The
/// output is 1 if they agree. In a lane of two bytes, the second byte already includes the first. The quarter is the
/// first (0) or second (1) `half` of a stream. All additions use the module whose name ends in `adder`.
///
/// # Errors
/// If the circuit is not valid.
pub fn lanes_are_added_up(
    p: &Parameters,
    mode: usize,
    half: usize,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new("lanes_are_added_up");
    let lanes = m.input("lanes", p.quarter_bits()).parts(LANE);
    let bit = |is: bool| m.constant(is.into(), 1);
    let is = |other| bit(other == mode);
    let place = match p.side() {
        1 => Half::Either(bit(half == 1)),
        _ => Half::Only(half),
    };
    let adds = Adds::new(&m, &is, place, bit(false));
    let mut sums = lanes.clone();
    for level in 0..lanes.len().trailing_zeros() {
        sums = scan_level(&m, p, &adds, bit(mode == 1), &sums, level)?;
    }

    let module = adder(p)?;
    let mut expected: Vec<Signal> = Vec::new();
    for (lane, &a) in lanes.iter().enumerate() {
        let before = expected.last().filter(|_| match mode {
            4 => class(p, half, lane) == class(p, half, lane - 1),
            _ => (1..=5).contains(&mode),
        });
        let sum = before.map(|&before| {
            let high = before.slice(8, 8);
            let inputs = AdderInputs {
                a,
                b: if mode == 1 {
                    concat(&[high, high])
                } else {
                    before
                },
                carry: bit(false),
                bytes: bit(mode == 1),
            };
            m.instance(&format!("next{lane}"), &module, inputs).sum
        });
        expected.push(sum.unwrap_or(a));
    }
    m.output("holds", concat(&sums).eq(concat(&expected)));
    m.finish()
}
