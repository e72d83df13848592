//! M-BDI: differences from the first element, as wide as whole bursts allow.
//!
//! An encoding of 4 bits, then its fields: 0: none, for a block of zeros; 1: the 8-byte value that the block
//! repeats; 15: the block; between them, for each number of bursts below the block's, three encodings for
//! elements of 8, 4 and 2 bytes: the first element, then the others' signed differences from it, with the
//! largest width that fits the bursts.

use super::base_delta::{read, Choice, Shape, ENCODING_BITS, FIRST_SHAPE};
use super::bits::{BitReader, BitWriter};
use super::element::{elements, load, put, signed};
use super::{Codec, DecodeError, Encoded, Format, Make};
use crate::terms::{BlockSize, Geometry};

/// Bytes of an element, in the order of their encodings.
const ELEMENTS: [u32; 3] = [8, 4, 2];

/// The M-BDI format.
#[derive(Debug, Clone)]
pub struct MBdi {
    block: BlockSize,
    /// By encoding, and so the fewest bursts first.
    shapes: Vec<Shape>,
}

impl MBdi {
    /// The format for one geometry.
    pub fn new(geometry: Geometry) -> Self {
        let block = geometry.block();
        let targets = (1..geometry.block_bursts()).flat_map(|bursts| {
            let room = geometry.room(bursts) - ENCODING_BITS;
            ELEMENTS.map(|base_bytes| (room, base_bytes))
        });
        let shape = |(encoding, (room, base_bytes))| {
            let deltas = block.get() / base_bytes - 1;
            let delta_bits = (room - 8 * base_bytes) / deltas;
            Shape {
                encoding,
                base_bytes,
                delta_bits,
                bits: ENCODING_BITS + 8 * base_bytes + deltas * delta_bits,
            }
        };
        MBdi {
            block,
            shapes: (FIRST_SHAPE..).zip(targets).map(shape).collect(),
        }
    }

    #[inline(always)]
    fn choose(&self, block: &[u8]) -> Choice {
        Choice::of(block, || {
            let needed = [
                needed_bits::<2>(block),
                needed_bits::<4>(block),
                needed_bits::<8>(block),
            ];
            let needed = |bytes: u32| needed[bytes.ilog2() as usize - 1];
            let mut shapes = self.shapes.iter();
            let fits = |shape: &&Shape| needed(shape.base_bytes) <= shape.delta_bits;
            shapes.find(fits).copied()
        })
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
    out.locally(|out| {
        out.push_wide(base, 8 * E as u32);
        for value in elements::<E>(block).skip(1) {
            out.push(value.wrapping_sub(base) & ((1 << bits) - 1), bits);
        }
    });
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

impl MBdi {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "m-bdi",
        origin: "after the idea of MAG-aware BDI, 2022; the layout is this project's own",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry))),
    };
}

impl crate::codec::Sealed for MBdi {}

impl Codec for MBdi {
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
        let deltas = |shape: Shape, out: &mut _| match shape.base_bytes {
            8 => write_deltas::<8>(block, shape.delta_bits, out),
            4 => write_deltas::<4>(block, shape.delta_bits, out),
            _ => write_deltas::<2>(block, shape.delta_bits, out),
        };
        self.choose(block).write(block, out, deltas);
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let deltas = |shape: Shape, reader: &mut BitReader, block: &mut [u8]| match shape.base_bytes
        {
            8 => read_deltas::<8>(reader, shape.delta_bits, block),
            4 => read_deltas::<4>(reader, shape.delta_bits, block),
            _ => read_deltas::<2>(reader, shape.delta_bits, block),
        };
        read(&mut BitReader::new(stored), block, &self.shapes, deltas)
    }
}
