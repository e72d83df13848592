//! Decoding, field by field.

use super::mode::{Mode, Origin, MAX_ELEMENTS, MAX_STREAMS};
use super::split::Split;
use crate::codec::bits::BitReader;
use crate::codec::DecodeError;

/// Reads a block behind the mode, which is not text's.
pub fn read(mode: Mode, reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
    let count = mode.count(block.len());
    let splits = read_splits(mode, reader)?;
    let mut flags = [false; MAX_STREAMS];
    for flag in &mut flags[..mode.flags()] {
        *flag = reader.word(1, "flag")? != 0;
    }
    let mut elements = read_planes(mode, reader, count, &splits)?;
    let mut references = [0; MAX_STREAMS];
    match mode.origin {
        Origin::Lag(lag) => {
            for (element, base) in elements[..lag].iter_mut().enumerate() {
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
    for element in mode.order(count).filter(|&e| e >= mode.base_elements()) {
        let split = splits[element % mode.streams];
        if split.is_exception(elements[element]) {
            let upper = reader.word(split.upper(), "exception")? as u16;
            let low = elements[element] & ((1 << split.low()) - 1);
            elements[element] = upper << split.low() | low;
        }
    }
    for element in 0..count {
        let residual = elements[element];
        let reference = references[element % mode.streams];
        elements[element] = match mode.origin {
            Origin::Minimum => residual.wrapping_add(reference),
            Origin::Maximum if splits[element % mode.streams].planes == mode.width => residual,
            Origin::Maximum => reference.wrapping_sub(residual),
            Origin::Lag(lag) if element < lag => residual,
            Origin::Lag(lag) => elements[element - lag].wrapping_add(mode.unfold(residual)),
        } & mode.mask();
    }
    mode.block(&elements, block);
    Ok(())
}

/// Reads d and x of each stream.
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

/// Reads the planes: of each element the bits that are in them.
fn read_planes(
    mode: Mode,
    reader: &mut BitReader,
    count: usize,
    splits: &[Split; MAX_STREAMS],
) -> Result<[u16; MAX_ELEMENTS], DecodeError> {
    let mut elements = [0; MAX_ELEMENTS];
    let each = count / mode.streams;
    let mut order = mode.order(count);
    for split in &splits[..mode.streams] {
        let mut places = [0; MAX_ELEMENTS];
        for (place, element) in places.iter_mut().zip(order.by_ref().take(each)) {
            *place = element;
        }
        for plane in 0..split.planes {
            for &element in &places[..each] {
                elements[element] |= (reader.word(1, "plane")? as u16) << plane;
            }
        }
    }
    Ok(elements)
}
