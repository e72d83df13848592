//! bpc-opt and bpc-group: a section of tags, then all payloads.

use super::base;
use super::planes::{restore, Ones, Planes, Shape, PLANES};
use super::size;
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::{Codec, DecodeError, Encoded, Format, Make};
use crate::terms::BlockSize;

/// Bits of a plane's tag.
pub const TAG_BITS: u32 = 3;

/// Groups of planes of bpc-group, and the planes of each.
const GROUPS: usize = 8;
const GROUP: usize = PLANES / GROUPS;

/// BPC for hardware that takes a block at once: differences modulo 2³², and one tag for each of
/// their 32 planes. The base's tag and the planes', top first, in a section of fixed size; then the
/// base's payload and the planes'.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BpcOpt {
    block: BlockSize,
}

/// [`BpcOpt`] without the tags of zero groups: the planes form 8 groups of 4, top first; after the
/// base's tag a flag for each group, and tags for the groups only that have a DBX ≠ 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BpcGroup {
    block: BlockSize,
}

/// The tag of a plane: that with the smallest payload, the lower one at a tie.
#[inline(always)]
fn tag(dbx: u32, dbp: u32, mask: u32) -> u32 {
    // From the last choice to the first, so that no step depends on a branch.
    let ones = Ones::of(dbx, mask);
    let mut tag = 7;
    let mut prefer = |fits: bool, other: u32| tag = if fits { other } else { tag };
    prefer(ones.at_most_two, 5);
    prefer(ones.zero_at_most, 6);
    prefer(ones.consecutive, 4);
    prefer(ones.single, 3);
    prefer(dbp == 0, 2);
    prefer(dbx == mask, 1);
    prefer(dbx == 0, 0);
    tag
}

/// A tag's payload and its bits.
#[inline(always)]
fn payload(tag: u32, dbx: u32, shape: Shape) -> (u64, u32) {
    let bits = shape.position_bits;
    let (lower, zero) = (dbx.trailing_zeros(), dbx.trailing_ones());
    let higher = u32::BITS - 1 - (dbx | 1).leading_zeros();
    match tag {
        0..=2 => (0, 0),
        3 | 4 => (lower.into(), bits),
        5 => (u64::from(lower | higher << bits), 2 * bits),
        6 => (zero.into(), bits),
        _ => (dbx.into(), shape.plane_bits),
    }
}

/// Takes the DBX of a tag; `above` is the plane above, undone.
fn take_dbx(
    reader: &mut BitReader,
    tag: u32,
    above: u32,
    shape: Shape,
) -> Result<u32, DecodeError> {
    match tag {
        0 => Ok(0),
        1 => Ok(shape.mask),
        // Its DBP is zero.
        2 => Ok(above),
        3 => Ok(1 << shape.take_position(reader)?),
        4 => shape.take_consecutive(reader),
        5 => shape.take_two(reader),
        6 => Ok(shape.mask ^ 1 << shape.take_position(reader)?),
        _ => shape.take_plane(reader),
    }
}

/// A block's planes with their tags, the top plane first.
struct Tagged {
    base: u32,
    tags: [u32; PLANES],
    dbx: [u32; PLANES],
}

impl Tagged {
    #[inline(always)]
    fn of(block: &[u8], shape: Shape) -> Self {
        let planes = Planes::of(block, shape);
        let mut dbx = planes.dbx(0);
        let mut tags: [u32; PLANES] =
            std::array::from_fn(|i| tag(dbx[i], planes.dbp[i], shape.mask));
        dbx.reverse();
        tags.reverse();
        Tagged {
            base: planes.base,
            tags,
            dbx,
        }
    }

    /// Writes all payloads.
    #[inline(always)]
    fn push_payloads(&self, shape: Shape, out: &mut BitWriter) -> Encoded {
        let base_tag = base::tag(self.base);
        let base = base::payload(base_tag, self.base);
        out.push(base, base::payload_bits(base_tag));
        for (&tag, &dbx) in self.tags.iter().zip(&self.dbx) {
            let (payload, bits) = payload(tag, dbx, shape);
            out.push(payload, bits);
        }
        Encoded::by_format(out)
    }
}

/// Takes all payloads, and puts the block together.
fn take_payloads(
    reader: &mut BitReader,
    base_tag: u32,
    tags: &[u32; PLANES],
    shape: Shape,
    block: &mut [u8],
) -> Result<(), DecodeError> {
    let base = base::take_payload(reader, base_tag)?;
    let mut dbp = [0; PLANES];
    let mut above = 0;
    for (plane, &tag) in dbp.iter_mut().rev().zip(tags) {
        above ^= take_dbx(reader, tag, above, shape)?;
        *plane = above;
    }
    restore(base, dbp, block);
    Ok(())
}

/// Bits of the longest payloads.
fn max_payloads(block: BlockSize) -> u32 {
    u32::BITS + PLANES as u32 * Shape::new(block).plane_bits
}

impl BpcOpt {
    /// Bits of the tags.
    pub const TAGS_BITS: u32 = base::TAG_BITS + TAG_BITS * PLANES as u32;

    /// Bits of a plane, its tag and its payload: of a DBX, and the DBP that it comes from.
    pub fn plane_bits(&self, dbx: u32, dbp: u32) -> u32 {
        let shape = Shape::new(self.block);
        let tag = tag(dbx, dbp, shape.mask);
        TAG_BITS + payload(tag, dbx, shape).1
    }

    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        BpcOpt { block }
    }
}

impl BpcGroup {
    /// Bits of the base's tag and the groups' flags.
    pub const FLAGS_BITS: u32 = base::TAG_BITS + GROUPS as u32;

    /// Bits of a flagged group's tags.
    pub const GROUP_BITS: u32 = TAG_BITS * GROUP as u32;

    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        BpcGroup { block }
    }
}

impl BpcOpt {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "bpc-opt",
        origin: "BPC without runs of zeros, for parallel hardware, CF 2025",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for BpcOpt {}

impl Codec for BpcOpt {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        Self::TAGS_BITS + max_payloads(self.block)
    }

    fn size(&self, block: &[u8]) -> u32 {
        Self::TAGS_BITS + size::tagged(block, self.block).0
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let shape = Shape::new(self.block);
        let tagged = Tagged::of(block, shape);
        out.locally(|out| {
            out.push(base::tag(tagged.base).into(), base::TAG_BITS);
            for &tag in &tagged.tags {
                out.push(tag.into(), TAG_BITS);
            }
            tagged.push_payloads(shape, out)
        })
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let base_tag = base::take_tag(&mut reader)?;
        let mut tags = [0; PLANES];
        for tag in &mut tags {
            *tag = reader.word(TAG_BITS, "tag")?;
        }
        take_payloads(&mut reader, base_tag, &tags, Shape::new(self.block), block)
    }
}

impl BpcGroup {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "bpc-group",
        origin: "bpc-opt with groups of empty planes left out; this project's own",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for BpcGroup {}

impl Codec for BpcGroup {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        Self::FLAGS_BITS + GROUPS as u32 * Self::GROUP_BITS + max_payloads(self.block)
    }

    fn size(&self, block: &[u8]) -> u32 {
        let (payloads, groups) = size::tagged(block, self.block);
        Self::FLAGS_BITS + Self::GROUP_BITS * groups + payloads
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let shape = Shape::new(self.block);
        let tagged = Tagged::of(block, shape);
        let groups = || tagged.tags.chunks_exact(GROUP);
        // Tag 0 belongs to a zero DBX only.
        let is_flagged = |group: &&[u32]| group.iter().any(|&tag| tag != 0);
        out.locally(|out| {
            out.push(base::tag(tagged.base).into(), base::TAG_BITS);
            for group in groups() {
                out.push(is_flagged(&group).into(), 1);
            }
            for &tag in groups().filter(is_flagged).flatten() {
                out.push(tag.into(), TAG_BITS);
            }
            tagged.push_payloads(shape, out)
        })
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let base_tag = base::take_tag(&mut reader)?;
        let flags = reader.word(GROUPS as u32, "group's flag")?;
        let mut tags = [0; PLANES];
        for (group, tags) in tags.chunks_exact_mut(GROUP).enumerate() {
            if flags >> group & 1 == 0 {
                continue;
            }
            let bit = reader.position();
            for tag in &mut *tags {
                *tag = reader.word(TAG_BITS, "tag")?;
            }
            if tags.iter().all(|&tag| tag == 0) {
                return Err(DecodeError::invalid(
                    "a flagged group of four zero tags",
                    bit,
                ));
            }
        }
        take_payloads(&mut reader, base_tag, &tags, Shape::new(self.block), block)
    }
}
