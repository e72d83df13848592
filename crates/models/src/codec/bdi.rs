//! BDI: a block as small differences from zero and from one base.
//!
//! An encoding of 4 bits, then its fields: 0: none, for a block of zeros; 1: the 8-byte value that the block
//! repeats; 2 to 7: differences; 15: the block. Differences are one mask bit for each element, 0 if its
//! difference is from zero and 1 if it is from the base, then the base, then a signed difference for each
//! element. The base is the first element that is too far from zero.

use super::base_delta::{read, Choice, Shape, ENCODING_BITS, FIRST_SHAPE};
use super::bits::{BitReader, BitWriter};
use super::element::{elements, put, signed};
use super::{Codec, DecodeError, Encoded, Format, Make};
use crate::terms::BlockSize;

/// Bytes of the base and of a difference, in the order of their encodings.
const WIDTHS: [(u32, u32); 6] = [(8, 1), (8, 2), (8, 4), (4, 1), (4, 2), (2, 1)];

/// The BDI format.
#[derive(Debug, Clone)]
pub struct Bdi {
    block: BlockSize,
    /// The smallest first, the lower encoding on a tie.
    shapes: Vec<Shape>,
}

impl Bdi {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        let shape = |(encoding, (base_bytes, delta_bytes))| {
            let elements = block.get() / base_bytes;
            Shape {
                encoding,
                base_bytes,
                delta_bits: 8 * delta_bytes,
                bits: ENCODING_BITS + elements + 8 * base_bytes + elements * 8 * delta_bytes,
            }
        };
        let mut shapes: Vec<Shape> = (FIRST_SHAPE..).zip(WIDTHS).map(shape).collect();
        shapes.sort_by_key(|shape| (shape.bits, shape.encoding));
        Bdi { block, shapes }
    }

    #[inline(always)]
    fn choose(&self, block: &[u8]) -> Choice {
        let reaches = |shape: &&Shape| match shape.base_bytes {
            8 => reaches::<8>(block, shape.delta_bits),
            4 => reaches::<4>(block, shape.delta_bits),
            _ => reaches::<2>(block, shape.delta_bits),
        };
        Choice::of(block, || self.shapes.iter().find(reaches).copied())
    }

    /// Writes a block after what `out` holds.
    pub(super) fn write(&self, block: &[u8], out: &mut BitWriter) {
        let deltas = |shape: Shape, out: &mut _| match shape.base_bytes {
            8 => write_deltas::<8>(block, shape.delta_bits, out),
            4 => write_deltas::<4>(block, shape.delta_bits, out),
            _ => write_deltas::<2>(block, shape.delta_bits, out),
        };
        self.choose(block).write(block, out, deltas);
    }

    /// Reads a block from the current position of `reader`.
    ///
    /// # Errors
    /// As those of [`Codec::decode`].
    pub(super) fn read(&self, reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
        let deltas = |shape: Shape, reader: &mut BitReader, block: &mut [u8]| match shape.base_bytes
        {
            8 => read_deltas::<8>(reader, shape.delta_bits, block),
            4 => read_deltas::<4>(reader, shape.delta_bits, block),
            _ => read_deltas::<2>(reader, shape.delta_bits, block),
        };
        read(reader, block, &self.shapes, deltas)
    }
}

/// Whether an element of `E` bytes, taken as a signed number, has `bits` bits or fewer.
#[inline(always)]
fn fits<const E: usize>(value: u64, bits: u32) -> bool {
    let modulo = u64::MAX >> (u64::BITS - 8 * E as u32);
    value.wrapping_add(1 << (bits - 1)) & modulo < 1 << bits
}

/// The base for elements of `E` bytes: the first that is too far from zero.
#[inline(always)]
fn base<const E: usize>(block: &[u8], bits: u32) -> u64 {
    let far = elements::<E>(block).find(|&value| !fits::<E>(value, bits));
    far.unwrap_or(0)
}

/// Whether no element of `E` bytes is too far both from zero and from the base.
#[inline(always)]
fn reaches<const E: usize>(block: &[u8], bits: u32) -> bool {
    let base = base::<E>(block, bits);
    let near = |value: u64| fits::<E>(value, bits) || fits::<E>(value.wrapping_sub(base), bits);
    elements::<E>(block).all(near)
}

fn write_deltas<const E: usize>(block: &[u8], bits: u32, out: &mut BitWriter) {
    let base = base::<E>(block, bits);
    let mask = |(place, value)| u64::from(!fits::<E>(value, bits)) << place;
    let mask = elements::<E>(block).enumerate().map(mask).sum();
    out.locally(|out| {
        out.push_wide(mask, (block.len() / E) as u32);
        out.push_wide(base, 8 * E as u32);
        for value in elements::<E>(block) {
            let from = if fits::<E>(value, bits) { 0 } else { base };
            out.push(value.wrapping_sub(from) & ((1 << bits) - 1), bits);
        }
    });
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

impl Bdi {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "bdi",
        origin: "Pekhimenko et al.: Base-Delta-Immediate Compression, PACT 2012",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for Bdi {}

impl Codec for Bdi {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        ENCODING_BITS + self.block.bits()
    }

    fn size(&self, block: &[u8]) -> u32 {
        self.choose(block).size(block.len())
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        self.write(block, out);
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        self.read(&mut BitReader::new(stored), block)
    }
}
