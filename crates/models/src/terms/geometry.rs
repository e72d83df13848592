//! How a block is stored and moved: bursts, metadata and beats.

use super::{BeatSize, BlockSize, Check, Mag, TermError};

/// A block and a MAG that fit each other: the block is at least two bursts. Also the check that is stored
/// with a compressed block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Geometry {
    block: BlockSize,
    mag: Mag,
    check: Check,
}

/// The serialised form of a [`Geometry`].
#[derive(serde::Serialize, serde::Deserialize)]
struct Parts {
    block: BlockSize,
    mag: Mag,
    #[serde(default, skip_serializing_if = "Check::is_none")]
    check: Check,
}

impl TryFrom<Parts> for Geometry {
    type Error = TermError;

    fn try_from(parts: Parts) -> Result<Self, TermError> {
        Ok(Geometry::any(parts.block, parts.mag)?.with_check(parts.check))
    }
}

impl From<Geometry> for Parts {
    fn from(Geometry { block, mag, check }: Geometry) -> Parts {
        Parts { block, mag, check }
    }
}

impl Geometry {
    /// The metadata of a block that is stored uncompressed, but for blocks of more than four
    /// bursts (numbers and pfor).
    pub const RAW_METADATA: u8 = 3;

    /// A block and a MAG together, for all codecs but numbers and pfor.
    ///
    /// # Errors
    /// [`TermError::Mag`] if the MAG is not less than the block, [`TermError::Block`] for a block
    /// that only numbers and pfor have.
    pub fn new(block: BlockSize, mag: Mag) -> Result<Self, TermError> {
        if BlockSize::COMMON.contains(&block) {
            Self::any(block, mag)
        } else {
            Err(TermError::Block { block: block.get() })
        }
    }

    /// A block and a MAG together, for numbers: 128 to 4096 bytes.
    ///
    /// # Errors
    /// [`TermError::Block`] for another block.
    pub fn of_numbers(block: BlockSize, mag: Mag) -> Result<Self, TermError> {
        if block >= BlockSize::default() {
            Self::any(block, mag)
        } else {
            Err(TermError::Block { block: block.get() })
        }
    }

    /// A block and a MAG together, for pfor: 64 to 4096 bytes.
    ///
    /// # Errors
    /// [`TermError::Mag`] if the MAG is not less than the block.
    pub fn of_pfor(block: BlockSize, mag: Mag) -> Result<Self, TermError> {
        Self::any(block, mag)
    }

    fn any(block: BlockSize, mag: Mag) -> Result<Self, TermError> {
        if mag.get() >= block.get() {
            return Err(TermError::Mag {
                mag: mag.get(),
                block: block.get(),
            });
        }
        Ok(Geometry {
            block,
            mag,
            check: Check::None,
        })
    }

    /// The same with a check of compressed blocks.
    #[must_use]
    pub const fn with_check(self, check: Check) -> Self {
        Geometry { check, ..self }
    }

    /// The check code stored with each compressed block.
    pub const fn check(self) -> Check {
        self.check
    }

    /// Every geometry that all codecs but numbers have.
    pub fn all() -> impl Iterator<Item = Geometry> {
        BlockSize::COMMON.iter().flat_map(|&block| {
            let mags = Mag::ALL.iter();
            mags.filter_map(move |&mag| Geometry::new(block, mag).ok())
        })
    }

    /// The block.
    pub const fn block(self) -> BlockSize {
        self.block
    }

    /// The memory access granularity.
    pub const fn mag(self) -> Mag {
        self.mag
    }

    /// Bursts of a whole block.
    pub const fn block_bursts(self) -> u32 {
        self.block.get() / self.mag.get()
    }

    /// Bits that an encoding may have in this many bursts.
    pub const fn room(self, bursts: u32) -> u32 {
        8 * (bursts * self.mag.get() - self.check.bytes())
    }

    /// Bursts that `bits` encoded bits take with their check, at least one; not limited to the block.
    pub const fn bursts(self, bits: u32) -> u32 {
        let bursts = bits
            .saturating_add(8 * self.check.bytes())
            .div_ceil(8 * self.mag.get());
        if bursts == 0 {
            1
        } else {
            bursts
        }
    }

    /// Whether a block of `bits` encoded bits is stored uncompressed: its bursts are not fewer
    /// than the block's.
    pub const fn stored_raw(self, bits: u32) -> bool {
        self.bursts(bits) >= self.block_bursts()
    }

    /// The metadata of a block that is stored uncompressed: all ones in as many bits as bursts
    /// need, but at least two.
    pub const fn raw_metadata(self) -> u8 {
        match self.block_bursts() {
            ..=4 => Self::RAW_METADATA,
            bursts => bursts as u8 - 1,
        }
    }

    /// Bits of a block's metadata.
    pub const fn metadata_bits(self) -> u32 {
        u8::BITS - self.raw_metadata().leading_zeros()
    }

    /// The metadata of a block of `bits` encoded bits: bursts − 1, or all ones.
    pub const fn metadata(self, bits: u32) -> u8 {
        if self.stored_raw(bits) {
            self.raw_metadata()
        } else {
            (self.bursts(bits) - 1) as u8
        }
    }

    /// Bytes that a block of `bits` encoded bits takes in memory: whole bursts, at most the block.
    pub const fn stored_bytes(self, bits: u32) -> usize {
        if self.stored_raw(bits) {
            self.block.bytes()
        } else {
            self.bursts(bits) as usize * self.mag.bytes()
        }
    }

    /// Bytes that a block of this metadata takes in memory: whole bursts, or the block.
    pub const fn bytes_of(self, metadata: u8) -> usize {
        if metadata == self.raw_metadata() {
            self.block.bytes()
        } else {
            (metadata as usize + 1) * self.mag.bytes()
        }
    }

    /// Bytes that an encoding of `bits` bits, which is stored compressed, fills: whole bursts but for
    /// the check.
    pub const fn encoding_bytes(self, bits: u32) -> usize {
        self.stored_bytes(bits) - self.check.bytes() as usize
    }

    /// The beat, checked against the block.
    ///
    /// # Errors
    /// [`TermError::Beat`] if the beat is wider than the block.
    pub fn check_beat(self, beat: BeatSize) -> Result<BeatSize, TermError> {
        if beat.get() > self.block.get() {
            return Err(TermError::Beat {
                beat: beat.get(),
                block: self.block.get(),
            });
        }
        Ok(beat)
    }

    /// Beats of a block that is sent uncompressed.
    pub const fn raw_beats(self, beat: BeatSize) -> u32 {
        self.block.get().div_ceil(beat.get())
    }

    /// Beats of a compressed block of `bursts` bursts, at least 1.
    pub const fn compressed_beats(self, bursts: u32, beat: BeatSize) -> u32 {
        let beats = (bursts * self.mag.get()).div_ceil(beat.get());
        if beats == 0 {
            1
        } else {
            beats
        }
    }
}

impl Default for Geometry {
    /// Blocks of 128 bytes, MAG 32 bytes.
    fn default() -> Self {
        Geometry {
            block: BlockSize::default(),
            mag: Mag::default(),
            check: Check::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn geometry(block: u32, mag: u32) -> Result<Geometry, TermError> {
        Geometry::new(block.try_into()?, mag.try_into()?)
    }

    #[test]
    fn a_mag_as_large_as_the_block_is_refused() {
        let error = geometry(64, 64).unwrap_err().to_string();
        assert!(error.contains("--mag") && error.contains("64"), "{error}");
        assert_eq!(Geometry::all().count(), 3);
        assert!(serde_json::from_str::<Geometry>(r#"{"block":64,"mag":64}"#).is_err());
    }

    #[test]
    fn bursts_and_metadata_at_the_boundaries() {
        let wide = geometry(128, 32).unwrap();
        let rows = [
            (0, 0, 32),
            (1, 0, 32),
            (256, 0, 32),
            (257, 1, 64),
            (512, 1, 64),
            (513, 2, 96),
            (768, 2, 96),
            (769, 3, 128),
            (1024, 3, 128),
            (2304, 3, 128),
        ];
        for (bits, metadata, bytes) in rows {
            assert_eq!(wide.metadata(bits), metadata, "{bits} bits");
            assert_eq!(wide.stored_bytes(bits), bytes, "{bits} bits");
        }
        let coarse = geometry(128, 64).unwrap();
        assert_eq!((coarse.metadata(512), coarse.metadata(513)), (0, 3));
        let small = geometry(64, 32).unwrap();
        assert_eq!((small.metadata(256), small.metadata(257)), (0, 3));
    }

    #[test]
    fn a_check_takes_two_bytes_of_the_last_burst() {
        let checked = geometry(128, 32).unwrap().with_check(Check::Crc16);
        for (bits, metadata, bytes) in [(240, 0, 32), (241, 1, 64), (752, 2, 96), (753, 3, 128)] {
            assert_eq!(checked.metadata(bits), metadata, "{bits} bits");
            assert_eq!(checked.stored_bytes(bits), bytes, "{bits} bits");
        }
        assert_eq!(checked.encoding_bytes(241), 62);
        let text = serde_json::to_string(&checked).unwrap();
        assert_eq!(serde_json::from_str::<Geometry>(&text).unwrap(), checked);
        let text = serde_json::to_string(&Geometry::default()).unwrap();
        assert!(!text.contains("check"), "{text}");
    }

    #[test]
    fn beats_of_a_block() {
        let geometry = geometry(128, 32).unwrap();
        let beat = |bytes: u32| BeatSize::try_from(bytes).unwrap();
        assert_eq!(geometry.compressed_beats(1, beat(128)), 1);
        assert_eq!(geometry.compressed_beats(3, beat(64)), 2);
        assert_eq!(geometry.compressed_beats(3, beat(4)), 24);
        assert_eq!(geometry.raw_beats(beat(32)), 4);
        let small = Geometry::new(64.try_into().unwrap(), Mag::default()).unwrap();
        assert!(small.check_beat(beat(128)).is_err());
        assert!(small.check_beat(beat(64)).is_ok());
    }
}
