//! bpc and bpc-mc: prefix codes, and runs of zero planes.

use super::base;
use super::codes::{CODE_BITS, RUN_BITS, RUN_CODE_BITS, ZERO_CODE_BITS};
use super::planes::{restore, Ones, Planes, Shape, PLANES};
use super::size;
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::{Codec, Consolidated, DecodeError, Encoded, Format, Make, MetadataLast};
use crate::terms::BlockSize;

/// Planes of differences of 33 bits.
const PLANES_33: usize = PLANES + 1;

/// BPC with runs: differences of 33 bits, a prefix code for each plane or run of zero planes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bpc {
    block: BlockSize,
    consolidated: bool,
}

/// The class of a plane, which selects its code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// DBX = 0: a plane of a run.
    Zero,
    /// DBX is all ones: 00000.
    AllOnes,
    /// DBP = 0: 00001.
    ZeroDbp,
    /// Two consecutive ones: 00010 and the position of the lower.
    Consecutive,
    /// A single one: 00011 and its position.
    Single,
    /// Any plane: 1 and the plane.
    Raw,
}

impl Kind {
    /// The first that a plane is.
    fn of(dbx: u32, dbp: u32, shape: Shape) -> Kind {
        let ones = Ones::of(dbx, shape.mask);
        match () {
            () if dbx == 0 => Kind::Zero,
            () if dbx == shape.mask => Kind::AllOnes,
            () if dbp == 0 => Kind::ZeroDbp,
            () if ones.consecutive => Kind::Consecutive,
            () if ones.single => Kind::Single,
            () => Kind::Raw,
        }
    }

    /// The code of `run` planes of this kind, first bit lowest, and its length.
    fn code(self, run: usize) -> (u64, u32) {
        match self {
            Kind::Zero if run == 1 => (0b100, ZERO_CODE_BITS),
            Kind::Zero => (0b10 | (run as u64 - 2) << 2, RUN_CODE_BITS),
            Kind::AllOnes => (0b00000, CODE_BITS),
            Kind::ZeroDbp => (0b10000, CODE_BITS),
            Kind::Consecutive => (0b01000, CODE_BITS),
            Kind::Single => (0b11000, CODE_BITS),
            Kind::Raw => (1, 1),
        }
    }

    /// Takes the code of some of the `left` planes: their kind, and how many they are.
    #[inline(always)]
    fn take(reader: &mut BitReader, left: usize) -> Result<(Kind, usize), DecodeError> {
        let bit = reader.position();
        let code = reader.peek();
        let (kind, bits) = match code.trailing_zeros() {
            0 => (Kind::Raw, 1),
            1 => (Kind::Zero, 2),
            2 => (Kind::Zero, ZERO_CODE_BITS),
            _ => match code >> 3 & 0b11 {
                0b00 => (Kind::AllOnes, CODE_BITS),
                0b10 => (Kind::ZeroDbp, CODE_BITS),
                0b01 => (Kind::Consecutive, CODE_BITS),
                _ => (Kind::Single, CODE_BITS),
            },
        };
        reader.word(bits, "code")?;
        if bits != 2 {
            return Ok((kind, 1));
        }
        let run = reader.word(RUN_BITS, "run length")? as usize + 2;
        if run > left {
            return Err(DecodeError::invalid(
                "a run of zero planes past the last one",
                bit,
            ));
        }
        Ok((kind, run))
    }

    /// The payload of a plane of this kind, and its bits.
    fn payload(self, dbx: u32, shape: Shape) -> (u64, u32) {
        match self {
            Kind::Zero | Kind::AllOnes | Kind::ZeroDbp => (0, 0),
            Kind::Consecutive | Kind::Single => {
                (u64::from(dbx.trailing_zeros()), shape.position_bits)
            }
            Kind::Raw => (dbx.into(), shape.plane_bits),
        }
    }

    /// Takes the DBX of a plane of this kind; `above` is the plane above, undone.
    #[inline(always)]
    fn take_dbx(
        self,
        reader: &mut BitReader,
        above: u32,
        shape: Shape,
    ) -> Result<u32, DecodeError> {
        match self {
            Kind::Zero => Ok(0),
            Kind::AllOnes => Ok(shape.mask),
            Kind::ZeroDbp => Ok(above),
            Kind::Consecutive => shape.take_consecutive(reader),
            Kind::Single => Ok(1 << shape.take_position(reader)?),
            Kind::Raw => shape.take_plane(reader),
        }
    }
}

/// A block's planes with their classes, the top plane first.
struct Kinds {
    base: u32,
    kinds: [Kind; PLANES_33],
    dbx: [u32; PLANES_33],
}

impl Kinds {
    fn of(block: &[u8], shape: Shape) -> Self {
        let planes = Planes::of(block, shape);
        let mut dbx = [planes.signs; PLANES_33];
        dbx[..PLANES].copy_from_slice(&planes.dbx(planes.signs));
        let mut kinds = [Kind::of(planes.signs, planes.signs, shape); PLANES_33];
        for i in 0..PLANES {
            kinds[i] = Kind::of(dbx[i], planes.dbp[i], shape);
        }
        dbx.reverse();
        kinds.reverse();
        Kinds {
            base: planes.base,
            kinds,
            dbx,
        }
    }

    /// The planes by codes: the first of each, and how many they are.
    fn codes(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let mut next = 0;
        std::iter::from_fn(move || {
            let first = next;
            let zeros = self.kinds.get(first..)?.iter();
            let zeros = zeros.take_while(|&&kind| kind == Kind::Zero).count();
            next = first + zeros.max(1);
            (first < PLANES_33).then_some((first, zeros.max(1)))
        })
    }

    #[inline(always)]
    fn push_base(&self, out: &mut BitWriter) {
        let tag = base::tag(self.base);
        out.push(base::payload(tag, self.base), base::payload_bits(tag));
    }

    #[inline(always)]
    fn push_base_code(&self, out: &mut BitWriter) {
        let (code, bits) = base::code(base::tag(self.base));
        out.push(code, bits);
    }

    #[inline(always)]
    fn push_code(&self, first: usize, run: usize, out: &mut BitWriter) {
        let (code, bits) = self.kinds[first].code(run);
        out.push(code, bits);
    }

    #[inline(always)]
    fn push_payload(&self, plane: usize, shape: Shape, out: &mut BitWriter) {
        let (payload, bits) = self.kinds[plane].payload(self.dbx[plane], shape);
        out.push(payload, bits);
    }
}

/// Puts a block together from its first word and planes, the top one first; the highest, which
/// leaves the words, is only above the others.
fn restore_33(base: u32, planes: &[u32; PLANES_33], block: &mut [u8]) {
    let dbp = std::array::from_fn(|i| planes[PLANES - i]);
    restore(base, dbp, block);
}

impl Bpc {
    /// The format as first published, for blocks of one size: each code followed by its payload.
    pub fn new(block: BlockSize) -> Self {
        Bpc {
            block,
            consolidated: false,
        }
    }

    /// The format for blocks of one size with its metadata consolidated: the base's code, all
    /// planes' codes and run lengths; then the base's payload, and the planes'.
    pub fn consolidated(block: BlockSize) -> Self {
        Bpc {
            block,
            consolidated: true,
        }
    }

    /// Encodes a block to `out`, whose contents it replaces; returns the bits of the codes that come
    /// before all payloads.
    fn write(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        out.clear();
        out.locally(|out| self.write_locally(block, out))
    }

    #[inline(always)]
    fn write_locally(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        let shape = Shape::new(self.block);
        let kinds = Kinds::of(block, shape);
        kinds.push_base_code(out);
        if !self.consolidated {
            kinds.push_base(out);
        }
        for (first, run) in kinds.codes() {
            kinds.push_code(first, run, out);
            if !self.consolidated {
                kinds.push_payload(first, shape, out);
            }
        }
        let metadata = out.bits();
        if self.consolidated {
            kinds.push_base(out);
            for plane in 0..PLANES_33 {
                kinds.push_payload(plane, shape, out);
            }
        }
        metadata
    }
}

impl Bpc {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "bpc",
        origin: "Kim et al.: Bit-Plane Compression, ISCA 2016",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };

    /// The same with its metadata before all payloads.
    pub(in crate::codec) const CONSOLIDATED: Format = Format {
        name: "bpc-mc",
        origin: "BPC, metadata consolidated as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| Box::new(Self::consolidated(geometry.block()))),
    };

    /// The same with its metadata behind them.
    pub(in crate::codec) const METADATA_LAST: Format = Format {
        name: "bpc-mc-last",
        origin: "BPC, metadata consolidated behind the data as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| {
            let first = Self::consolidated(geometry.block());
            Box::new(MetadataLast::new(first, geometry))
        }),
    };
}

impl crate::codec::Sealed for Bpc {}

impl Codec for Bpc {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        // Every plane is whole.
        1 + u32::BITS + PLANES_33 as u32 * (1 + Shape::new(self.block).plane_bits)
    }

    fn size(&self, block: &[u8]) -> u32 {
        size::original(block, self.block)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        self.write(block, out);
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let shape = Shape::new(self.block);
        let mut reader = BitReader::new(stored);
        let base_tag = base::take_code(&mut reader)?;
        let mut base = 0;
        if !self.consolidated {
            base = base::take_payload(&mut reader, base_tag)?;
        }
        let mut kinds = [Kind::Zero; PLANES_33];
        let mut planes = [0; PLANES_33];
        let (mut plane, mut above) = (0, 0);
        while plane < PLANES_33 {
            let (kind, run) = Kind::take(&mut reader, PLANES_33 - plane)?;
            if self.consolidated {
                kinds[plane] = kind;
            } else {
                above ^= kind.take_dbx(&mut reader, above, shape)?;
                planes[plane..plane + run].fill(above);
            }
            plane += run;
        }
        if self.consolidated {
            base = base::take_payload(&mut reader, base_tag)?;
            for (plane, kind) in planes.iter_mut().zip(kinds) {
                above ^= kind.take_dbx(&mut reader, above, shape)?;
                *plane = above;
            }
        }
        restore_33(base, &planes, block);
        Ok(())
    }
}

impl Consolidated for Bpc {
    fn encode_parts(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        self.write(block, out)
    }

    fn metadata_bits(&self, encoding: &[u8]) -> Result<u32, DecodeError> {
        let mut reader = BitReader::new(encoding);
        base::take_code(&mut reader)?;
        let mut left = PLANES_33;
        while left > 0 {
            left -= Kind::take(&mut reader, left)?.1;
        }
        Ok(reader.position() as u32)
    }
}
