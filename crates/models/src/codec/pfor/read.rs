//! Decoding a block behind its mode.

use super::mode::{Mode, Origin, MAX_STREAMS};
use super::planes;
use super::split::Split;
use super::LARGE;
use crate::codec::bits::BitReader;
use crate::codec::DecodeError;

/// Reads a block of at most `N` bytes behind the mode, which is not text's.
#[inline(always)]
pub fn read<const N: usize>(
    mode: Mode,
    reader: &mut BitReader,
    block: &mut [u8],
) -> Result<(), DecodeError> {
    let count = mode.count(block.len());
    let splits = read_splits(mode, reader)?;
    let mut flags = [false; MAX_STREAMS];
    for flag in &mut flags[..mode.flags()] {
        *flag = reader.word(1, "flag")? != 0;
    }
    let mut ordered = read_planes::<N>(mode, reader, count, &splits)?;
    let mut references = [0; MAX_STREAMS];
    let mut bases = [0; MAX_BASES];
    match mode.origin {
        Origin::Lag(lag) => {
            mode.each_run(count, |place, first| {
                if first < lag {
                    // They are no exceptions, for any bits in their planes.
                    bases[first] = std::mem::take(&mut ordered[place]);
                }
            });
            for (element, base) in bases[..lag].iter_mut().enumerate() {
                let d = splits[element % mode.streams].planes;
                if flags[mode.half(element)] {
                    *base |= (reader.word(mode.width - d, "upper part")? << d) as u16;
                }
            }
        }
        _ => {
            for (reference, flag) in references.iter_mut().zip(flags) {
                if flag {
                    *reference = reader.word(mode.width, "reference")? as u16;
                }
            }
        }
    }
    let each = count / mode.streams;
    let streams = ordered[..count].chunks_exact_mut(each).zip(splits);
    for (residuals, split) in streams.filter(|(_, split)| split.more > 0) {
        for residual in residuals {
            if split.is_exception(*residual) {
                let upper = reader.word(split.upper(), "exception")? as u16;
                let low = *residual & ((1 << split.low()) - 1);
                *residual = upper << split.low() | low;
            }
        }
    }
    let mut elements = mode.by_number(&ordered, count);
    match mode.origin {
        Origin::Lag(lag) => {
            for residual in &mut elements[..count] {
                *residual = mode.unfold(*residual);
            }
            elements[..lag].copy_from_slice(&bases[..lag]);
            for element in lag..count {
                elements[element] = elements[element].wrapping_add(elements[element - lag]);
            }
        }
        _ => add_references(mode, &splits, &references, &mut elements[..count]),
    }
    mode.block(&elements, block);
    Ok(())
}

/// The most base elements.
const MAX_BASES: usize = 6;

/// Adds references to residuals, or subtracts them.
#[inline(always)]
fn add_references(
    mode: Mode,
    splits: &[Split; MAX_STREAMS],
    references: &[u16; MAX_STREAMS],
    elements: &mut [u16],
) {
    for row in elements.chunks_exact_mut(mode.streams) {
        for (stream, element) in row.iter_mut().enumerate() {
            *element = match mode.origin {
                Origin::Maximum if splits[stream].planes < mode.width => {
                    references[stream].wrapping_sub(*element)
                }
                Origin::Maximum => *element,
                _ => element.wrapping_add(references[stream]),
            };
        }
    }
}

/// Reads d and x of each stream.
#[inline(always)]
fn read_splits(mode: Mode, reader: &mut BitReader) -> Result<[Split; MAX_STREAMS], DecodeError> {
    let mut splits = [Split::default(); MAX_STREAMS];
    for split in &mut splits[..mode.streams] {
        let bit = reader.position();
        let planes = reader.word(mode.split_bits(), "width of planes")?;
        let more = reader.word(mode.split_bits(), "width of exceptions")?;
        let found = Split::of_fields(planes, more, mode.width);
        *split = found.ok_or(DecodeError::Value {
            field: "width of residuals (d + x)",
            bit,
            value: (planes + more).into(),
            reason: "no element has so many bits",
        })?;
    }
    Ok(splits)
}

/// Reads the planes: of each element the bits that are in them, in the planes' order.
#[inline(always)]
fn read_planes<const N: usize>(
    mode: Mode,
    reader: &mut BitReader,
    count: usize,
    splits: &[Split; MAX_STREAMS],
) -> Result<[u16; N], DecodeError> {
    let mut elements = [0; N];
    let each = count / mode.streams;
    for (elements, split) in elements[..count].chunks_exact_mut(each).zip(splits) {
        if N > LARGE {
            planes::take_all(reader, split.planes, elements)?;
            continue;
        }
        let mut planes = [[0; planes::BYTES]; 16];
        for plane in &mut planes[..split.planes as usize] {
            planes::take(reader, &mut plane[..each / 8])?;
        }
        planes::to_elements(&planes, mode.width, elements);
    }
    Ok(elements)
}
