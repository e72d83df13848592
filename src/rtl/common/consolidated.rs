//! What the originals with consolidated metadata have in common: FPC-8 and BPC-8
//! of paper 2, whose tags are a section of variable size with runs of zeros (ZRLE).
//!
//! They work on eight words or planes at a time, and reuse what does it. Fields
//! are put side by side as the paper's figure 4 shows it: lengths added up to
//! starting positions, a shifter for each field, ORed ([`concatenate`]). The sums are
//! in logarithmic time, so that it is ZRLE that takes longest.

use std::ops::Range;

use super::network::{prefix_level, shift_down, shift_up};
use super::{metadata, Ports};
use crate::hdl::builder::address_width;
use crate::hdl::{or_all, Builder, Signal};

/// Words or planes that are worked on in a move.
pub const LANES: u32 = 8;

/// Everything that sizes the hardware; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Prefix of the modules' names, which carries what is not the default.
    pub name: String,
    pub ports: Ports,
}

/// The moves of a block through its core.
pub struct Moves<'m> {
    advance: Signal<'m>,
    ages: Vec<Signal<'m>>,
}

impl<'m> Moves<'m> {
    /// `count`: from `start` to `done`.
    pub fn new(m: &'m Builder, advance: Signal<'m>, start: Signal<'m>, count: u32) -> Self {
        let mut ages = vec![start];
        for number in 1..=count {
            let age = m.register_reset(&format!("move_{}", number + 1), 1, 0);
            m.next_if(age, advance, ages[number as usize - 1]);
            ages.push(age);
        }
        Moves { advance, ages }
    }

    /// A block is in this move, counted from 0.
    pub fn at(&self, number: u32) -> Signal<'m> {
        self.ages[number as usize]
    }

    /// A block is in one of these moves.
    pub fn during(&self, numbers: Range<u32>) -> Signal<'m> {
        or_all(numbers.map(|number| self.at(number)))
    }

    /// [`Moves::at`], at the clock edge that ends the move.
    pub fn ends(&self, number: u32) -> Signal<'m> {
        self.advance & self.at(number)
    }

    /// All moves are done.
    pub fn done(&self) -> Signal<'m> {
        self.ages[self.ages.len() - 1]
    }

    /// One of `values` in each move from the first on, else zero.
    pub fn select(&self, values: impl Iterator<Item = Signal<'m>>) -> Signal<'m> {
        let each = self.ages.iter().zip(values);
        or_all(each.map(|(age, value)| age.gate(value)))
    }
}

/// A field of variable length.
#[derive(Clone, Copy)]
pub struct Field<'m> {
    /// Zero past its length.
    pub bits: Signal<'m>,
    /// In units.
    pub length: Signal<'m>,
}

/// Where fields of these lengths start, and last the length of all. `longest`: the
/// most units of each, and of all.
fn starts<'m>(
    m: &'m Builder,
    lengths: impl Iterator<Item = Signal<'m>>,
    longest: &[u32],
) -> Vec<Signal<'m>> {
    let mut sums: Vec<Signal> = [m.zero(1)].into_iter().chain(lengths).collect();
    for level in 0..address_width(sums.len() as u64) {
        prefix_level(&mut sums, level);
    }
    // Adders do not know what the sums cannot be.
    let places = longest
        .iter()
        .map(|&most| address_width(u64::from(most) + 1));
    let sums = sums.into_iter().zip([1].into_iter().chain(places));
    sums.map(|(sum, places)| sum.resize(places)).collect()
}

/// Fields side by side, in units of `unit` bits; no more than `width` bits.
pub fn concatenate<'m>(m: &'m Builder, fields: &[Field<'m>], unit: u32, width: u32) -> Field<'m> {
    let ends: Vec<u32> = fields
        .iter()
        .scan(0, |end, field| {
            *end = (*end + field.bits.width()).min(width);
            Some(*end)
        })
        .collect();
    let longest: Vec<u32> = ends.iter().map(|end| end / unit).collect();
    let starts = starts(m, fields.iter().map(|field| field.length), &longest);
    let most = ends[ends.len() - 1];
    let placed = fields.iter().zip(&starts).zip(&ends).enumerate();
    let placed = placed.map(|(lane, ((field, &start), &end))| match lane {
        0 => field.bits.resize(most),
        _ => shift_up(m, field.bits, start, unit, end).resize(most),
    });
    Field {
        bits: or_all(placed),
        length: starts[fields.len()],
    }
}

/// The reverse: of `window`, what is at each field's start, as many bits as its
/// longest payload has; and the length of all. Lengths are in units.
pub fn take_apart<'m>(
    m: &'m Builder,
    window: Signal<'m>,
    lengths: &[Signal<'m>],
    unit: u32,
    longest: u32,
) -> (Vec<Signal<'m>>, Signal<'m>) {
    let ends: Vec<u32> = (1..=lengths.len() as u32)
        .map(|lane| longest * lane)
        .collect();
    let in_units: Vec<u32> = ends.iter().map(|end| end / unit).collect();
    let starts = starts(m, lengths.iter().copied(), &in_units);
    let taken = ends.iter().zip(&starts).enumerate();
    let taken = taken.map(|(lane, (&end, &start))| match lane {
        0 => window.slice(0, longest),
        _ => shift_down(m, window.slice(0, end), start, unit, longest),
    });
    (taken.collect(), starts[lengths.len()])
}

/// The last stage of a compressor: a block's groups of fields, the last one first,
/// each put before those that it gets behind it. The tag section is the last to
/// come.
///
/// `group`: a field of any bits, one in each move of `moves`, counted from 0. Drives
/// the core's outputs.
pub fn gather<'m>(m: &'m Builder, p: &Ports, moves: &Moves<'m>, first: u32, group: Field<'m>) {
    let width = p.max_stored_bits();
    let stored = m.register("stored_bits", width);
    let behind = !moves.at(first);
    let moved = shift_up(m, behind.gate(stored), group.length, 1, width);
    m.next_if(stored, moves.advance, moved | group.bits.resize(width));

    // No encoding has twice as many bits as the block.
    let places = address_width(2 * u64::from(p.block_bits()));
    let length = m.register("length", places);
    let sum = (behind.gate(length) + group.length.resize(places)).named("length_so_far");
    m.next_if(length, moves.advance, sum);
    let bursts = metadata(m, p, sum, 1, 0);
    m.output("done", moves.done());
    m.output("stored", stored);
    m.output(
        "bursts",
        m.delay_if("bursts_of_block", moves.advance, bursts),
    );
}
