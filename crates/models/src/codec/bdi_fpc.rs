//! The smaller of BDI and FPC for each block: a selector bit, 0 for BDI and 1 for FPC, then the block in that
//! format; in BDI if both have the same size.

use super::bits::{BitReader, BitWriter};
use super::{Bdi, Codec, DecodeError, Encoded, Format, Fpc, Make};
use crate::terms::BlockSize;

const SELECTOR_BITS: u32 = 1;
const BDI: u64 = 0;
const FPC: u64 = 1;

/// The format that takes the smaller of [`Bdi`] and [`Fpc`].
#[derive(Debug, Clone)]
pub struct BdiFpc {
    bdi: Bdi,
    fpc: Fpc,
}

impl BdiFpc {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        BdiFpc {
            bdi: Bdi::new(block),
            fpc: Fpc::new(block),
        }
    }
}

impl BdiFpc {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "bdi+fpc",
        origin: "the smaller of BDI and FPC, as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for BdiFpc {}

impl Codec for BdiFpc {
    fn block(&self) -> BlockSize {
        self.bdi.block()
    }

    fn max_bits(&self) -> u32 {
        SELECTOR_BITS + self.bdi.max_bits().min(self.fpc.max_bits())
    }

    fn size(&self, block: &[u8]) -> u32 {
        SELECTOR_BITS + self.bdi.size(block).min(self.fpc.size(block))
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        if self.bdi.size(block) <= self.fpc.size(block) {
            out.push(BDI, SELECTOR_BITS);
            self.bdi.write(block, out);
        } else {
            out.push(FPC, SELECTOR_BITS);
            self.fpc.write(block, out);
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        match reader.field(SELECTOR_BITS, "selector")? {
            BDI => self.bdi.read(&mut reader, block),
            _ => self.fpc.read(&mut reader, block),
        }
    }
}
