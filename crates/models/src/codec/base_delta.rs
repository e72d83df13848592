//! The part common to BDI and M-BDI: an encoding of 4 bits, and then, depending on it, nothing (a block of
//! zeros), one 8-byte value (a block that repeats it), differences from a base, or the block.

use super::bits::{BitReader, BitWriter};
use super::element::{elements, put};
use super::DecodeError;

pub(super) const ENCODING_BITS: u32 = 4;
const ZERO: u8 = 0;
const REPEATED: u8 = 1;
const RAW: u8 = 15;

/// The first encoding of differences.
pub(super) const FIRST_SHAPE: u8 = 2;

/// An encoding of differences.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    pub encoding: u8,
    /// Bytes of an element and of the base: 8, 4 or 2.
    pub base_bytes: u32,
    pub delta_bits: u32,
    /// Encoded bits of the whole block.
    pub bits: u32,
}

/// How a block is encoded.
pub(super) enum Choice {
    Zero,
    Repeated(u64),
    Deltas(Shape),
    Raw,
}

impl Choice {
    /// The shortest for a block; `deltas` finds a shape for one that does not repeat a value.
    #[inline(always)]
    pub fn of(block: &[u8], deltas: impl FnOnce() -> Option<Shape>) -> Self {
        match repeated(block) {
            Some(0) => Choice::Zero,
            Some(value) => Choice::Repeated(value),
            None => deltas().map_or(Choice::Raw, Choice::Deltas),
        }
    }

    /// Encoded bits of a block of `block_bytes` bytes.
    #[inline(always)]
    pub fn size(&self, block_bytes: usize) -> u32 {
        match self {
            Choice::Zero => ENCODING_BITS,
            Choice::Repeated(_) => ENCODING_BITS + u64::BITS,
            Choice::Deltas(shape) => shape.bits,
            Choice::Raw => ENCODING_BITS + 8 * block_bytes as u32,
        }
    }

    /// Writes a block after what `out` holds; `deltas` writes what follows a shape's encoding.
    #[inline(always)]
    pub fn write(
        &self,
        block: &[u8],
        out: &mut BitWriter,
        deltas: impl FnOnce(Shape, &mut BitWriter),
    ) {
        let encoding = match self {
            Choice::Zero => ZERO,
            Choice::Repeated(_) => REPEATED,
            Choice::Deltas(shape) => shape.encoding,
            Choice::Raw => RAW,
        };
        out.push(encoding.into(), ENCODING_BITS);
        match *self {
            Choice::Zero => {}
            Choice::Repeated(value) => out.push_wide(value, u64::BITS),
            Choice::Deltas(shape) => deltas(shape, out),
            Choice::Raw => out.push_bytes(block),
        }
    }
}

/// Reads a block; `deltas` reads the fields after the encoding of one of the shapes.
///
/// # Errors
/// As those of [`Codec::decode`](super::Codec::decode).
#[inline(always)]
pub(super) fn read(
    reader: &mut BitReader,
    block: &mut [u8],
    shapes: &[Shape],
    deltas: impl FnOnce(Shape, &mut BitReader, &mut [u8]) -> Result<(), DecodeError>,
) -> Result<(), DecodeError> {
    let bit = reader.position();
    let encoding = reader.field(ENCODING_BITS, "encoding")? as u8;
    match encoding {
        ZERO => block.fill(0),
        REPEATED => {
            let value = reader.wide_field(u64::BITS, "repeated value")?;
            let elements = block.chunks_exact_mut(8);
            elements.for_each(|element| put::<8>(element, value));
        }
        RAW => {
            for byte in block {
                *byte = reader.field(8, "byte of the block")? as u8;
            }
        }
        _ => {
            let mut shapes = shapes.iter();
            let Some(&shape) = shapes.find(|shape| shape.encoding == encoding) else {
                return Err(unused(encoding, bit));
            };
            deltas(shape, reader, block)?;
        }
    }
    Ok(())
}

#[cold]
fn unused(encoding: u8, bit: usize) -> DecodeError {
    DecodeError::Value {
        field: "encoding",
        bit,
        value: encoding.into(),
        reason: "there is no such encoding",
    }
}

/// The 8-byte value that the whole block repeats, if there is one.
#[inline(always)]
fn repeated(block: &[u8]) -> Option<u64> {
    let mut values = elements::<8>(block);
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::repeated;

    #[test]
    fn repeated_by_hand() {
        let bytes = [1, 2, 3, 4, 5, 6, 7, 0x88];
        let twice = [bytes, bytes].concat();
        assert_eq!(repeated(&twice), Some(0x8807_0605_0403_0201));
        assert_eq!(repeated(&[bytes, [0; 8]].concat()), None);
    }
}
