//! BDI: a block as small differences from zero and from one base.
//!
//! An encoding of 4 bits, then what it says: 0, nothing, for a block of zeros; 1, the 8-byte value
//! that the block repeats; 2 to 7, differences; 15, the block. Differences are one mask bit for
//! each element, 0 if it is one from zero and 1 from the base, then the base, then a signed
//! difference for each element. The base is the first element that is too far from zero.

use super::bits::{BitReader, BitWriter};
use super::element::{elements, put, repeated, signed};
use super::{Codec, DecodeError, Encoded};
use crate::terms::BlockSize;

const ENCODING_BITS: u32 = 4;
const ZERO: u8 = 0;
const REPEATED: u8 = 1;
const RAW: u8 = 15;

/// Bytes of the base and of a difference, from encoding 2 on.
const WIDTHS: [(u32, u32); 6] = [(8, 1), (8, 2), (8, 4), (4, 1), (4, 2), (2, 1)];

/// The BDI format.
#[derive(Debug, Clone)]
pub struct Bdi {
    block: BlockSize,
    /// The encodings of differences, the smallest first, the lower one on a tie.
    shapes: [Shape; WIDTHS.len()],
}

/// An encoding of differences.
#[derive(Debug, Clone, Copy)]
struct Shape {
    encoding: u8,
    base_bytes: u32,
    delta_bits: u32,
    /// Encoded bits of the whole block.
    bits: u32,
}

/// How a block is encoded.
enum Choice {
    Zero,
    Repeated(u64),
    /// Differences, and their base.
    Deltas(Shape, u64),
    Raw,
}

impl Bdi {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        let mut encodings = (2..).zip(WIDTHS);
        let mut shapes = WIDTHS.map(|_| {
            let (encoding, (base_bytes, delta_bytes)) = encodings.next().unwrap_or((2, WIDTHS[0]));
            let elements = block.get() / base_bytes;
            Shape {
                encoding,
                base_bytes,
                delta_bits: 8 * delta_bytes,
                bits: ENCODING_BITS + elements + 8 * base_bytes + elements * 8 * delta_bytes,
            }
        });
        shapes.sort_by_key(|shape| (shape.bits, shape.encoding));
        Bdi { block, shapes }
    }

    #[inline(always)]
    fn choose(&self, block: &[u8]) -> Choice {
        match repeated(block) {
            Some(0) => return Choice::Zero,
            Some(value) => return Choice::Repeated(value),
            None => {}
        }
        for &shape in &self.shapes {
            let base = match shape.base_bytes {
                8 => base::<8>(block, shape.delta_bits),
                4 => base::<4>(block, shape.delta_bits),
                _ => base::<2>(block, shape.delta_bits),
            };
            if let Some(base) = base {
                return Choice::Deltas(shape, base);
            }
        }
        Choice::Raw
    }

    /// Writes a block after what `out` holds.
    pub(super) fn write(&self, block: &[u8], out: &mut BitWriter) {
        let encoding = |out: &mut BitWriter, encoding: u8| out.push(encoding.into(), ENCODING_BITS);
        match self.choose(block) {
            Choice::Zero => encoding(out, ZERO),
            Choice::Repeated(value) => {
                encoding(out, REPEATED);
                out.push_wide(value, u64::BITS);
            }
            Choice::Deltas(shape, base) => {
                encoding(out, shape.encoding);
                match shape.base_bytes {
                    8 => write_deltas::<8>(block, shape.delta_bits, base, out),
                    4 => write_deltas::<4>(block, shape.delta_bits, base, out),
                    _ => write_deltas::<2>(block, shape.delta_bits, base, out),
                }
            }
            Choice::Raw => {
                encoding(out, RAW);
                out.push_bytes(block);
            }
        }
    }

    /// Reads a block from where `reader` stands.
    ///
    /// # Errors
    /// As those of [`Codec::decode`].
    pub(super) fn read(&self, reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
        let bit = reader.position();
        let encoding = reader.field(ENCODING_BITS, "encoding")? as u8;
        match encoding {
            ZERO => block.fill(0),
            REPEATED => read_repeated(reader, block)?,
            RAW => read_raw(reader, block)?,
            _ => {
                let mut shapes = self.shapes.iter();
                let Some(shape) = shapes.find(|shape| shape.encoding == encoding) else {
                    return Err(unused(encoding, bit));
                };
                match shape.base_bytes {
                    8 => read_deltas::<8>(reader, shape.delta_bits, block)?,
                    4 => read_deltas::<4>(reader, shape.delta_bits, block)?,
                    _ => read_deltas::<2>(reader, shape.delta_bits, block)?,
                }
            }
        }
        Ok(())
    }
}

/// An encoding that the format does not use.
#[cold]
pub(super) fn unused(encoding: u8, bit: usize) -> DecodeError {
    DecodeError::Value {
        field: "encoding",
        bit,
        value: encoding.into(),
        reason: "there is no such encoding",
    }
}

/// A block of one 8-byte value.
pub(super) fn read_repeated(reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
    let value = reader.wide_field(u64::BITS, "repeated value")?;
    block
        .chunks_exact_mut(8)
        .for_each(|bytes| put::<8>(bytes, value));
    Ok(())
}

/// A block as it is.
pub(super) fn read_raw(reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
    for byte in block {
        *byte = reader.field(8, "byte of the block")? as u8;
    }
    Ok(())
}

/// Whether an element of `E` bytes, taken as a signed number, has so many bits or fewer.
#[inline(always)]
fn fits<const E: usize>(value: u64, bits: u32) -> bool {
    let modulo = u64::MAX >> (u64::BITS - 8 * E as u32);
    value.wrapping_add(1 << (bits - 1)) & modulo < 1 << bits
}

/// The base for elements of `E` bytes; `None` if one is too far from it and from zero.
#[inline(always)]
fn base<const E: usize>(block: &[u8], bits: u32) -> Option<u64> {
    let mut values = elements::<E>(block);
    let Some(base) = values.find(|&value| !fits::<E>(value, bits)) else {
        return Some(0);
    };
    let near = |value: u64| fits::<E>(value, bits) || fits::<E>(value.wrapping_sub(base), bits);
    values.all(near).then_some(base)
}

fn write_deltas<const E: usize>(block: &[u8], bits: u32, base: u64, out: &mut BitWriter) {
    let mask = |(place, value)| u64::from(!fits::<E>(value, bits)) << place;
    let mask = elements::<E>(block).enumerate().map(mask).sum();
    out.push_wide(mask, (block.len() / E) as u32);
    out.push_wide(base, 8 * E as u32);
    for value in elements::<E>(block) {
        let from = if fits::<E>(value, bits) { 0 } else { base };
        out.push(value.wrapping_sub(from) & ((1 << bits) - 1), bits);
    }
}

fn read_deltas<const E: usize>(
    reader: &mut BitReader,
    bits: u32,
    block: &mut [u8],
) -> Result<(), DecodeError> {
    let mask = reader.wide_field((block.len() / E) as u32, "mask")?;
    let base = reader.wide_field(8 * E as u32, "base")?;
    for (place, bytes) in block.chunks_exact_mut(E).enumerate() {
        let from = if mask >> place & 1 == 0 { 0 } else { base };
        let delta = signed(reader.field(bits, "difference")?, bits);
        put::<E>(bytes, from.wrapping_add(delta));
    }
    Ok(())
}

impl Codec for Bdi {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        ENCODING_BITS + self.block.bits()
    }

    fn size(&self, block: &[u8]) -> u32 {
        match self.choose(block) {
            Choice::Zero => ENCODING_BITS,
            Choice::Repeated(_) => ENCODING_BITS + u64::BITS,
            Choice::Deltas(shape, _) => shape.bits,
            Choice::Raw => self.max_bits(),
        }
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        self.write(block, out);
        Encoded {
            bits: out.bits(),
            raw: false,
        }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        self.read(&mut BitReader::new(stored), block)
    }
}
