//! A block in one mode, ready to be written.

use super::mode::{Mode, Origin, MAX_ELEMENTS, MAX_STREAMS};
use super::split::Split;
use super::HEADER;
use crate::codec::bits::BitWriter;

/// Bits that a reference has to save.
const REFERENCE: u32 = 16;

/// A block in one mode.
pub struct Coded {
    mode: Mode,
    /// Elements of the block.
    count: usize,
    /// The residuals in the order of the planes, those of base elements 0.
    residuals: [u16; MAX_ELEMENTS],
    /// The base elements.
    bases: [u16; MAX_BASES],
    splits: [Split; MAX_STREAMS],
    /// By flag: of a stream that has a reference this, of a half with upper parts anything.
    flagged: [Option<u16>; MAX_STREAMS],
}

/// The most base elements.
const MAX_BASES: usize = 6;

/// The significant bits of some values, added up.
fn significant(values: &[u16]) -> u32 {
    let bits = values.iter().map(|value| u16::BITS - value.leading_zeros());
    bits.sum()
}

/// The elements of a stream less its reference, or the reference less them.
fn from_reference(mode: Mode, values: &[u16], reference: u16) -> [u16; MAX_ELEMENTS] {
    let mut residuals = [0; MAX_ELEMENTS];
    for (residual, &value) in residuals.iter_mut().zip(values) {
        *residual = match mode.origin {
            Origin::Maximum => reference - value,
            _ => value - reference,
        };
    }
    residuals
}

/// The elements of a block in the order of the planes; in modes with a lag their residuals.
fn ordered(mode: Mode, elements: &[u16; MAX_ELEMENTS], count: usize) -> [u16; MAX_ELEMENTS] {
    let mut ordered = [0; MAX_ELEMENTS];
    for (place, element) in ordered.iter_mut().zip(mode.order(count)) {
        let value = elements[element];
        *place = match mode.origin {
            Origin::Lag(lag) if element < lag => 0,
            Origin::Lag(lag) => mode.fold(value.wrapping_sub(elements[element - lag])),
            _ => value,
        };
    }
    ordered
}

/// The estimated bits of a block in one of the modes 0 to 5.
pub fn estimate(mode: Mode, block: &[u8]) -> u32 {
    let count = mode.count(block.len());
    let values = ordered(mode, &mode.elements(block), count);
    let streams = values[..count].chunks_exact(count / mode.streams);
    let bits = streams.map(|values| {
        let plain = significant(values);
        match (mode.origin, values.iter().min()) {
            (Origin::Minimum, Some(&least)) if least != 0 => {
                let residuals = from_reference(mode, values, least);
                plain.min(significant(&residuals[..values.len()]) + REFERENCE)
            }
            _ => plain,
        }
    });
    bits.sum::<u32>() + mode.surcharge
}

impl Coded {
    /// A block in a mode.
    pub fn new(mode: Mode, block: &[u8]) -> Self {
        let count = mode.count(block.len());
        let elements = mode.elements(block);
        let mut coded = Coded {
            mode,
            count,
            residuals: ordered(mode, &elements, count),
            bases: [0; MAX_BASES],
            splits: [Split::default(); MAX_STREAMS],
            flagged: [None; MAX_STREAMS],
        };
        let each = count / mode.streams;
        for stream in 0..mode.streams {
            let values = &mut coded.residuals[stream * each..][..each];
            coded.flagged[stream] = subtract_reference(mode, values);
            coded.splits[stream] = Split::cheapest(values);
            if coded.flagged[stream].is_none() && mode.origin == Origin::Maximum {
                // Values instead of residuals are in eight planes, or all 0.
                let is_zero = values.iter().all(|&value| value == 0);
                coded.splits[stream] = Split::all(if is_zero { 0 } else { mode.width });
            }
        }
        let bases = mode.base_elements();
        coded.bases[..bases].copy_from_slice(&elements[..bases]);
        for (element, &base) in elements[..bases].iter().enumerate() {
            let d = coded.split_of(element).planes;
            if u32::from(base) >> d != 0 {
                coded.flagged[mode.half(element)] = Some(0);
            }
        }
        coded
    }

    /// The split of an element's stream.
    fn split_of(&self, element: usize) -> Split {
        self.splits[element % self.mode.streams]
    }

    /// The residuals of each stream with its split.
    fn streams(&self) -> impl Iterator<Item = (&[u16], Split)> {
        let each = self.count / self.mode.streams;
        let streams = self.residuals[..self.count].chunks_exact(each);
        streams.zip(self.splits)
    }

    /// The base elements whose half is flagged, each with its d.
    fn flagged_bases(&self) -> impl Iterator<Item = (u16, u32)> + '_ {
        let bases = 0..self.mode.base_elements();
        let flagged = bases.filter(|&base| self.flagged[self.mode.half(base)].is_some());
        flagged.map(|base| (self.bases[base], self.split_of(base).planes))
    }

    /// The residuals of a stream that are exceptions.
    fn exceptions(residuals: &[u16], split: Split) -> impl Iterator<Item = u16> + '_ {
        let all = residuals.iter().copied();
        all.filter(move |&residual| split.more > 0 && u32::from(residual) >= split.least())
    }

    /// Encoded bits.
    pub fn bits(&self) -> u32 {
        let mode = self.mode;
        let header = HEADER + 2 * mode.split_bits() * mode.streams as u32 + mode.flags() as u32;
        let planes = self.streams().map(|(residuals, split)| {
            let exceptions = Self::exceptions(residuals, split).count() as u32;
            residuals.len() as u32 * split.planes + exceptions * split.upper()
        });
        let flagged = match mode.origin {
            Origin::Lag(_) => self.flagged_bases().map(|(_, d)| mode.width - d).sum(),
            _ => mode.width * self.flagged.iter().flatten().count() as u32,
        };
        header + planes.sum::<u32>() + flagged
    }

    /// Writes the block.
    pub fn write(&self, out: &mut BitWriter) {
        let mode = self.mode;
        out.push(mode.number.into(), HEADER);
        for split in &self.splits[..mode.streams] {
            let (planes, more) = split.fields(mode.width);
            out.push(planes, mode.split_bits());
            out.push(more, mode.split_bits());
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
        for (residuals, split) in self.streams() {
            for residual in Self::exceptions(residuals, split) {
                out.push(u64::from(residual) >> split.low(), split.upper());
            }
        }
    }

    fn write_planes(&self, out: &mut BitWriter) {
        let mut order = self.mode.order(self.count);
        for (residuals, split) in self.streams() {
            let mut bits = [0; MAX_ELEMENTS];
            let own = order.by_ref().take(residuals.len());
            for ((bits, &residual), element) in bits.iter_mut().zip(residuals).zip(own) {
                *bits = match self.bases[..self.mode.base_elements()].get(element) {
                    Some(&base) => u32::from(base),
                    None if split.more > 0 && u32::from(residual) >= split.least() => {
                        split.least() | u32::from(residual)
                    }
                    None => residual.into(),
                };
            }
            for plane in 0..split.planes {
                for bits in &bits[..residuals.len()] {
                    out.push((bits >> plane & 1).into(), 1);
                }
            }
        }
    }
}

/// Makes a stream's elements its residuals, where they are taken from a reference; the reference, if
/// it is written.
fn subtract_reference(mode: Mode, values: &mut [u16]) -> Option<u16> {
    let reference = match mode.origin {
        Origin::Lag(_) => return None,
        Origin::Minimum => values.iter().copied().min()?,
        Origin::Maximum => values.iter().copied().max()?,
    };
    let residuals = from_reference(mode, values, reference);
    let residuals = &residuals[..values.len()];
    let is_used = match mode.origin {
        Origin::Maximum => Split::cheapest(residuals) != Split::all(mode.width),
        _ => significant(values) > significant(residuals) + REFERENCE,
    };
    if reference == 0 || !is_used {
        return None;
    }
    values.copy_from_slice(residuals);
    Some(reference)
}
