//! M-BDI: differences from the first element, as wide as whole bursts leave room for.
//!
//! An encoding of 4 bits, then what it says: 0, nothing, for a block of zeros; 1, the 8-byte value
//! that the block repeats; 15, the block; between them, for each number of bursts short of the
//! block, three encodings for elements of 8, 4 and 2 bytes: the first element, then the others'
//! signed differences from it, each of the widest width with which the whole fits the bursts.

use super::bdi::{read_raw, read_repeated, unused};
use super::bits::{BitReader, BitWriter};
use super::element::{elements, load, put, repeated, signed};
use super::{Codec, DecodeError, Encoded};
use crate::terms::{BlockSize, Geometry};

const ENCODING_BITS: u32 = 4;
const ZERO: u8 = 0;
const REPEATED: u8 = 1;
const RAW: u8 = 15;

/// Bytes of an element, in the order of their encodings.
const ELEMENTS: [u32; 3] = [8, 4, 2];

/// The M-BDI format.
#[derive(Debug, Clone)]
pub struct MBdi {
    block: BlockSize,
    /// The encodings of differences from encoding 2 on, and so the fewest bursts first.
    shapes: Vec<Shape>,
}

/// An encoding of differences.
#[derive(Debug, Clone, Copy)]
struct Shape {
    /// Where the elements' size is among [`ELEMENTS`].
    element: usize,
    delta_bits: u32,
    /// Encoded bits of the whole block.
    bits: u32,
}

/// How a block is encoded.
enum Choice {
    Zero,
    Repeated(u64),
    /// An encoding of differences and its place.
    Deltas(usize, Shape),
    Raw,
}

impl MBdi {
    /// The format for one geometry.
    pub fn new(geometry: Geometry) -> Self {
        let block = geometry.block();
        let bursts = 1..geometry.block_bursts();
        let shapes = bursts.flat_map(|bursts| {
            let room = 8 * bursts * geometry.mag().get() - ENCODING_BITS;
            ELEMENTS.iter().enumerate().map(move |(element, &bytes)| {
                let deltas = block.get() / bytes - 1;
                let delta_bits = (room - 8 * bytes) / deltas;
                Shape {
                    element,
                    delta_bits,
                    bits: ENCODING_BITS + 8 * bytes + deltas * delta_bits,
                }
            })
        });
        MBdi {
            block,
            shapes: shapes.collect(),
        }
    }

    #[inline(always)]
    fn choose(&self, block: &[u8]) -> Choice {
        match repeated(block) {
            Some(0) => return Choice::Zero,
            Some(value) => return Choice::Repeated(value),
            None => {}
        }
        let needed = [
            needed_bits::<8>(block),
            needed_bits::<4>(block),
            needed_bits::<2>(block),
        ];
        let mut shapes = self.shapes.iter().enumerate();
        let fitting = shapes.find(|(_, shape)| needed[shape.element] <= shape.delta_bits);
        fitting.map_or(Choice::Raw, |(place, &shape)| Choice::Deltas(place, shape))
    }
}

/// Bits that the widest signed difference from the first element needs.
#[inline(always)]
fn needed_bits<const E: usize>(block: &[u8]) -> u32 {
    let base = load::<E>(block);
    let deltas = elements::<E>(block).map(|value| {
        let delta = signed(value.wrapping_sub(base), 8 * E as u32);
        delta ^ (delta as i64 >> 63) as u64
    });
    let magnitudes = deltas.fold(0, |all, delta| all | delta);
    u64::BITS - magnitudes.leading_zeros() + 1
}

fn write_deltas<const E: usize>(block: &[u8], bits: u32, out: &mut BitWriter) {
    let base = load::<E>(block);
    out.push_wide(base, 8 * E as u32);
    for value in elements::<E>(block).skip(1) {
        out.push(value.wrapping_sub(base) & ((1 << bits) - 1), bits);
    }
}

fn read_deltas<const E: usize>(
    reader: &mut BitReader,
    bits: u32,
    block: &mut [u8],
) -> Result<(), DecodeError> {
    let base = reader.wide_field(8 * E as u32, "base")?;
    for (place, bytes) in block.chunks_exact_mut(E).enumerate() {
        let delta = match place {
            0 => 0,
            _ => signed(reader.field(bits, "difference")?, bits),
        };
        put::<E>(bytes, base.wrapping_add(delta));
    }
    Ok(())
}

impl Codec for MBdi {
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
            Choice::Deltas(_, shape) => shape.bits,
            Choice::Raw => self.max_bits(),
        }
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        match self.choose(block) {
            Choice::Zero => out.push(ZERO.into(), ENCODING_BITS),
            Choice::Repeated(value) => {
                out.push(REPEATED.into(), ENCODING_BITS);
                out.push_wide(value, u64::BITS);
            }
            Choice::Deltas(place, shape) => {
                out.push(2 + place as u64, ENCODING_BITS);
                match shape.element {
                    0 => write_deltas::<8>(block, shape.delta_bits, out),
                    1 => write_deltas::<4>(block, shape.delta_bits, out),
                    _ => write_deltas::<2>(block, shape.delta_bits, out),
                }
            }
            Choice::Raw => {
                out.push(RAW.into(), ENCODING_BITS);
                out.push_bytes(block);
            }
        }
        Encoded {
            bits: out.bits(),
            raw: false,
        }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let encoding = reader.field(ENCODING_BITS, "encoding")? as u8;
        match encoding {
            ZERO => block.fill(0),
            REPEATED => read_repeated(&mut reader, block)?,
            RAW => read_raw(&mut reader, block)?,
            _ => {
                let shape = self.shapes.get(usize::from(encoding) - 2);
                let shape = shape.ok_or_else(|| unused(encoding, 0))?;
                match shape.element {
                    0 => read_deltas::<8>(&mut reader, shape.delta_bits, block)?,
                    1 => read_deltas::<4>(&mut reader, shape.delta_bits, block)?,
                    _ => read_deltas::<2>(&mut reader, shape.delta_bits, block)?,
                }
            }
        }
        Ok(())
    }
}
