//! A block in one mode, ready to be written.

use super::mode::{Mode, Origin, MAX_STREAMS};
use super::planes;
use super::split::Split;
use super::{HEADER, LARGE};
use crate::codec::bits::BitWriter;

/// Bits that a reference has to save.
const REFERENCE: u32 = 16;

/// The most base elements.
const MAX_BASES: usize = 6;

/// A block of at most `N` bytes in one mode.
pub struct Coded<const N: usize> {
    mode: Mode,
    /// Elements of the block.
    count: usize,
    /// The residuals in the order of the planes, those of base elements 0.
    residuals: [u16; N],
    /// The base elements.
    bases: [u16; MAX_BASES],
    splits: [Split; MAX_STREAMS],
    /// Bits of planes and exceptions.
    bits: u32,
    /// By flag: for a stream with a reference, the reference; for a half with upper parts, arbitrary.
    flagged: [Option<u16>; MAX_STREAMS],
}

/// The elements that count in an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// All of them.
    All,
    /// Those in the second half of each quarter of the block.
    Half,
}

impl Counted {
    /// The significant bits of those that count among the elements of a block or of a stream of mode 0.
    #[inline(always)]
    fn bits(self, values: &[u16]) -> u32 {
        match self {
            Counted::All => significant(values),
            Counted::Half => {
                let parts = values.chunks_exact(values.len() / 8);
                parts.skip(1).step_by(2).map(significant).sum()
            }
        }
    }

    /// Bits of a whole block or stream, as the estimate has them.
    const fn share(self, bits: u32) -> u32 {
        match self {
            Counted::All => bits,
            Counted::Half => bits / 2,
        }
    }
}

/// The significant bits of some values, added up.
#[inline(always)]
fn significant(values: &[u16]) -> u32 {
    let bits = values
        .iter()
        .map(|value| (u16::BITS - value.leading_zeros()) as u16);
    bits.sum::<u16>().into()
}

/// The residuals of a block's elements, in modes with a lag; otherwise the elements.
#[inline(always)]
fn differences<const N: usize>(mode: Mode, elements: [u16; N], count: usize) -> [u16; N] {
    let Origin::Lag(lag) = mode.origin else {
        return elements;
    };
    let mut residuals = [0; N];
    let pairs = elements[lag..count].iter().zip(&elements[..count - lag]);
    for (residual, (&value, &before)) in residuals[lag..count].iter_mut().zip(pairs) {
        *residual = mode.fold(value.wrapping_sub(before));
    }
    residuals
}

/// Elements of a row: streams repeat in it.
const ROW: usize = 16;

/// A reference for each element of a row: the smallest or the largest one of its stream.
#[inline(always)]
fn references(mode: Mode, elements: &[u16]) -> [u16; ROW] {
    let is_least = mode.origin == Origin::Minimum;
    let best = |a: u16, b: u16| if is_least { a.min(b) } else { a.max(b) };
    let mut all = [if is_least { u16::MAX } else { 0 }; ROW];
    for row in elements.chunks_exact(ROW) {
        for (best_yet, &value) in all.iter_mut().zip(row) {
            *best_yet = best(*best_yet, value);
        }
    }
    std::array::from_fn(|place| {
        let stream = (place % mode.streams..ROW).step_by(mode.streams);
        stream.map(|place| all[place]).fold(all[place], best)
    })
}

/// A bound of the bits in planes and exceptions: the significant bits of all residuals. A mode with
/// references has two sums for each element of a row: with its reference, and without.
#[inline(always)]
fn significant_by_row(mode: Mode, elements: &[u16]) -> ([u16; ROW], [u16; ROW], [u16; ROW]) {
    let references = references(mode, elements);
    let bits = |value: u16| (u16::BITS - value.leading_zeros()) as u16;
    let (mut with, mut without) = ([0; ROW], [0; ROW]);
    for row in elements.chunks_exact(ROW) {
        for place in 0..ROW {
            let (value, reference) = (row[place], references[place]);
            let residual = match mode.origin {
                Origin::Maximum => reference - value,
                _ => value - reference,
            };
            with[place] += bits(residual);
            without[place] += bits(value);
        }
    }
    (references, with, without)
}

/// The estimated bits of a block in one of the modes 0 to 5.
#[inline(always)]
pub fn estimate<const N: usize>(mode: Mode, block: &[u8]) -> u32 {
    let count = mode.count(block.len());
    let elements = mode.elements::<N>(block);
    if let Origin::Lag(_) = mode.origin {
        return significant(&differences(mode, elements, count)[..count]) + mode.surcharge;
    }
    let (references, with, without) = significant_by_row(mode, &elements[..count]);
    let sum = |row: &[u16; ROW], stream: usize| -> u32 {
        let own = row.iter().skip(stream).step_by(mode.streams);
        own.map(|&bits| u32::from(bits)).sum()
    };
    let streams = (0..mode.streams).map(|stream| {
        let plain = sum(&without, stream);
        match references[stream] {
            0 => plain,
            _ => plain.min(sum(&with, stream) + REFERENCE),
        }
    });
    streams.sum::<u32>() + mode.surcharge
}

/// The estimated bits of half of a block in one of the modes 0 to 5.
#[inline(always)]
pub fn estimate_of_half<const N: usize>(mode: Mode, block: &[u8]) -> u32 {
    let count = mode.count(block.len());
    let elements = mode.elements::<N>(block);
    let half = Counted::Half;
    if let Origin::Lag(_) = mode.origin {
        let residuals = differences(mode, elements, count);
        return half.bits(&residuals[..count]) + half.share(mode.surcharge);
    }
    let ordered = mode.ordered(&elements, count);
    let streams = ordered[..count].chunks_exact(count / mode.streams);
    let bits = streams.map(|values| {
        let reference = values
            .iter()
            .fold(u16::MAX, |least, &value| least.min(value));
        let mut residuals = [0; N];
        for (residual, &value) in residuals.iter_mut().zip(values) {
            *residual = value - reference;
        }
        let with = half.bits(&residuals[..values.len()]) + half.share(REFERENCE);
        half.bits(values).min(with)
    });
    bits.sum::<u32>() + half.share(mode.surcharge)
}

/// No more encoded bits than a block has in mode 7: no split has fewer bits than are significant.
#[inline(always)]
pub fn at_least<const N: usize>(mode: Mode, block: &[u8]) -> u32 {
    let count = mode.count(block.len());
    let elements = mode.elements::<N>(block);
    let (_, with, _) = significant_by_row(mode, &elements[..count]);
    mode.header() + with.iter().map(|&bits| u32::from(bits)).sum::<u32>()
}

impl<const N: usize> Coded<N> {
    /// A block in a mode.
    #[inline(always)]
    pub fn new(mode: Mode, counted: Counted, block: &[u8]) -> Self {
        let count = mode.count(block.len());
        let elements = mode.elements::<N>(block);
        let mut bases = [0; MAX_BASES];
        for (base, &element) in bases.iter_mut().zip(&elements[..mode.base_elements()]) {
            *base = element;
        }
        let residuals = mode.ordered(&differences(mode, elements, count), count);
        let mut coded = Coded {
            mode,
            count,
            residuals,
            bases,
            splits: [Split::default(); MAX_STREAMS],
            bits: 0,
            flagged: [None; MAX_STREAMS],
        };
        let each = count / mode.streams;
        for stream in 0..mode.streams {
            let values = &mut coded.residuals[stream * each..][..each];
            let (reference, split, bits) = split_stream::<N>(mode, counted, values);
            coded.flagged[stream] = reference;
            coded.splits[stream] = split;
            coded.bits += bits;
        }
        for element in 0..mode.base_elements() {
            let d = coded.split_of(element).planes;
            if u32::from(coded.bases[element]) >> d != 0 {
                coded.flagged[mode.half(element)] = Some(0);
            }
        }
        coded
    }

    /// The split of an element's stream.
    #[inline(always)]
    fn split_of(&self, element: usize) -> Split {
        self.splits[element % self.mode.streams]
    }

    /// The base elements whose half is flagged, each with its d.
    #[inline(always)]
    fn flagged_bases(&self) -> impl Iterator<Item = (u16, u32)> + '_ {
        let bases = 0..self.mode.base_elements();
        let flagged = bases.filter(|&base| self.flagged[self.mode.half(base)].is_some());
        flagged.map(|base| (self.bases[base], self.split_of(base).planes))
    }

    /// Encoded bits.
    #[inline(always)]
    pub fn bits(&self) -> u32 {
        let mode = self.mode;
        let flagged = match mode.origin {
            Origin::Lag(_) => self.flagged_bases().map(|(_, d)| mode.width - d).sum(),
            _ => mode.width * self.flagged.iter().flatten().count() as u32,
        };
        mode.header() + self.bits + flagged
    }

    /// Writes the block.
    #[inline(always)]
    pub fn write(&self, out: &mut BitWriter) {
        let mode = self.mode;
        out.push(mode.number.into(), HEADER);
        for split in &self.splits[..mode.streams] {
            let (planes, more) = split.fields(mode.width);
            out.push(planes | more << mode.split_bits(), 2 * mode.split_bits());
        }
        for flagged in &self.flagged[..mode.flags()] {
            out.push(flagged.is_some().into(), 1);
        }
        self.write_planes(out);
        match mode.origin {
            Origin::Lag(_) => {
                for (base, d) in self.flagged_bases() {
                    out.push(u64::from(base) >> d, mode.width - d);
                }
            }
            _ => {
                for reference in self.flagged.iter().flatten() {
                    out.push((*reference).into(), mode.width);
                }
            }
        }
        let each = self.count / mode.streams;
        let streams = self.residuals[..self.count].chunks_exact(each);
        for (residuals, split) in streams.zip(self.splits).filter(|(_, split)| split.more > 0) {
            for &residual in residuals {
                if u32::from(residual) >= split.least() {
                    out.push(u64::from(residual) >> split.low(), split.upper());
                }
            }
        }
    }

    #[inline(always)]
    fn write_planes(&self, out: &mut BitWriter) {
        let mode = self.mode;
        let each = self.count / mode.streams;
        let mut bits = self.residuals;
        for (bits, split) in bits[..self.count].chunks_exact_mut(each).zip(self.splits) {
            let least = split.least() as u16;
            for bits in bits.iter_mut().filter(|_| split.more > 0) {
                *bits |= if *bits >= least { least } else { 0 };
            }
        }
        mode.each_run(self.count, |place, first| {
            if first < mode.base_elements() {
                bits[place] = self.bases[first];
            }
        });
        for (bits, split) in bits[..self.count].chunks_exact(each).zip(self.splits) {
            if N > LARGE {
                planes::push_all(bits, split.planes, out);
                continue;
            }
            let mut planes = [[0; planes::BYTES]; 16];
            planes::of_elements(bits, mode.width, &mut planes);
            for plane in &planes[..split.planes as usize] {
                planes::push(&plane[..each / 8], out);
            }
        }
    }
}

/// Makes a stream's elements its residuals, where they are taken from a reference that is worth it;
/// this, the split, and bits of planes and exceptions.
#[inline(always)]
fn split_stream<const N: usize>(
    mode: Mode,
    counted: Counted,
    values: &mut [u16],
) -> (Option<u16>, Split, u32) {
    let reference = match mode.origin {
        Origin::Lag(_) => 0,
        Origin::Minimum => values
            .iter()
            .fold(u16::MAX, |least, &value| least.min(value)),
        Origin::Maximum => values.iter().fold(0, |most, &value| most.max(value)),
    };
    let plain = |values: &[u16]| {
        let (split, bits) = Split::cheapest(values, mode.width);
        (None, split, bits)
    };
    if reference == 0 {
        return plain(values);
    }
    let mut residuals = [0; N];
    let residuals = &mut residuals[..values.len()];
    for (residual, &value) in residuals.iter_mut().zip(&*values) {
        *residual = match mode.origin {
            Origin::Maximum => reference - value,
            _ => value - reference,
        };
    }
    let with = |residuals: &[u16]| counted.bits(residuals) + counted.share(REFERENCE);
    if mode.origin == Origin::Minimum && counted.bits(values) <= with(residuals) {
        return plain(values);
    }
    let (split, bits) = Split::cheapest(residuals, mode.width);
    if mode.origin == Origin::Maximum && split == Split::all(mode.width) {
        return (None, split, bits);
    }
    values.copy_from_slice(residuals);
    (Some(reference), split, bits)
}
