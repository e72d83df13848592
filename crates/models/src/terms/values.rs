//! The single-number terms.

use super::TermError;

/// Declares a term: a `u32` out of a list, with its conversions, all through one check.
macro_rules! term {
    ($(#[$doc:meta])* $name:ident, $term:literal, $allowed:literal, [$($value:literal),+]) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
        )]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $name(u32);

        impl $name {
            /// Every value of the term, in ascending order.
            pub const ALL: &'static [$name] = &[$($name($value)),+];

            /// The value as a number, in the term's own unit.
            pub const fn get(self) -> u32 {
                self.0
            }

            fn refuse(given: impl Into<String>) -> TermError {
                TermError::Value { term: $term, allowed: $allowed, given: given.into() }
            }
        }

        impl TryFrom<u32> for $name {
            type Error = TermError;

            fn try_from(value: u32) -> Result<Self, TermError> {
                match value {
                    $($value)|+ => Ok($name(value)),
                    _ => Err(Self::refuse(value.to_string())),
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = TermError;

            fn from_str(text: &str) -> Result<Self, TermError> {
                text.parse::<u32>().map_err(|_| Self::refuse(text))?.try_into()
            }
        }

        impl From<$name> for u32 {
            fn from(value: $name) -> u32 {
                value.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

term! {
    /// Symbol length (SL) in bits: 4, 8, 16 or 32; 16 by default.
    SymbolLength, "the symbol length (--sl)", "4, 8, 16 or 32 bits", [4, 8, 16, 32]
}

term! {
    /// Parallel decoding ways (PDW): 1, 2, 4 or 8; 4 by default.
    Ways, "the number of parallel decoding ways (--pdw)", "1, 2, 4 or 8", [1, 2, 4, 8]
}

term! {
    /// Bases in front of a block of numbers: 1, 2, 4 or 8, each for every so many-th number; 1 by
    /// default.
    Bases, "the number of bases (--bases)", "1, 2, 4 or 8", [1, 2, 4, 8]
}

impl Bases {
    /// The most.
    pub const MOST: usize = 8;

    /// Whether there is one base for all numbers.
    pub const fn is_one(self) -> bool {
        self.0 == 1
    }
}

impl Default for Bases {
    fn default() -> Self {
        Bases(1)
    }
}

term! {
    /// Size of a block, the unit that is compressed, in bytes: 64 or 128; 128 by default. Numbers
    /// have blocks of 128 to 4096 bytes, pfor of 64 to 4096: [`Geometry`](super::Geometry) tells
    /// them apart. Those above 512 are for software only.
    BlockSize, "the block (--block)", "64 or 128 bytes (256, 512, 1024 and 4096 for pfor and numbers only)",
    [64, 128, 256, 512, 1024, 4096]
}

term! {
    /// Memory access granularity (MAG), the size of one burst, in bytes: 32 or 64; 32 by default.
    /// That it is less than the block is checked by [`Geometry`](super::Geometry).
    Mag, "the MAG (--mag)", "32 or 64 bytes", [32, 64]
}

term! {
    /// Number of most frequent values (MFVs) that an 8-way code table holds: a power of two from
    /// 512 to 4096; 1024 by default.
    MfvCount, "the number of most frequent values (--mfv)", "512, 1024, 2048 or 4096",
    [512, 1024, 2048, 4096]
}

term! {
    /// Number of values that have leaves of their own in each code of e2mc-delta, in an 8-way table:
    /// a power of two from 64 to 512; 128 by default.
    DeltaMfv, "the number of values (--mfv) of e2mc-delta", "64, 128, 256 or 512",
    [64, 128, 256, 512]
}

term! {
    /// Width of one transfer on a stream port, in bytes: 4 to 128, a power of two; the MAG by
    /// default. That it is at most the block is checked by
    /// [`Geometry::check_beat`](super::Geometry::check_beat).
    BeatSize, "the beat (--beat)", "4, 8, 16, 32, 64 or 128 bytes", [4, 8, 16, 32, 64, 128]
}

term! {
    /// Number of encoders side by side in a compressor: 1, 2, 4 or 8; as many as ways by default.
    Encoders, "the number of encoders (--encoders)", "1, 2, 4 or 8", [1, 2, 4, 8]
}

term! {
    /// Width of the bus, the bytes that cross it at a time: 4, 8 or 32; 32 by default.
    Flit, "the flit (--flit)", "4, 8 or 32 bytes", [4, 8, 32]
}

impl Flit {
    /// The flit in bytes.
    pub const fn bytes(self) -> usize {
        self.0 as usize
    }
}

impl Default for Flit {
    fn default() -> Self {
        Flit(32)
    }
}

impl SymbolLength {
    /// The symbol length in bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The longest codeword allowed, in bits: 8, 16, 20 and 20 (an escape's raw bits not counted).
    pub const fn max_codeword_length(self) -> u32 {
        match self.0 {
            4 => 8,
            8 => 16,
            _ => 20,
        }
    }

    /// Number of trees; symbol i of a block uses tree i mod this.
    pub const fn trees(self) -> u32 {
        match self.0 {
            4 => 8,
            8 => 4,
            _ => 1,
        }
    }

    /// Whether only the most frequent values have codewords, and the rest an escape.
    pub const fn has_escape(self) -> bool {
        self.0 > 8
    }
}

impl Default for SymbolLength {
    fn default() -> Self {
        SymbolLength(16)
    }
}

impl Ways {
    /// Groups of two ways that share a place; a single way is one by itself.
    pub const fn groups(self) -> u32 {
        self.0.div_ceil(2)
    }
}

impl Default for Ways {
    fn default() -> Self {
        Ways(4)
    }
}

impl BlockSize {
    /// The sizes that all codecs but numbers have; these have larger ones.
    pub const COMMON: &'static [BlockSize] = &[BlockSize(64), BlockSize(128)];

    /// The sizes that numbers have in hardware.
    pub const OF_NUMBERS: &'static [BlockSize] = &[BlockSize(128), BlockSize(256), BlockSize(512)];

    /// The sizes that pfor has in hardware.
    pub const OF_PFOR: &'static [BlockSize] = &[
        BlockSize(64),
        BlockSize(128),
        BlockSize(256),
        BlockSize(512),
    ];

    /// The block in bytes.
    pub const fn bytes(self) -> usize {
        self.0 as usize
    }

    /// The block in bits.
    pub const fn bits(self) -> u32 {
        8 * self.0
    }

    /// Number of 32-bit words in the block.
    pub const fn words(self) -> u32 {
        self.0 / 4
    }

    /// Number of symbols in the block.
    pub const fn symbols(self, symbol_length: SymbolLength) -> u32 {
        self.bits() / symbol_length.bits()
    }

    /// Width in bits of a byte offset into the block: 6 to 12.
    pub const fn offset_bits(self) -> u32 {
        self.0.ilog2()
    }
}

impl Default for BlockSize {
    fn default() -> Self {
        BlockSize(128)
    }
}

impl Mag {
    /// The MAG in bytes.
    pub const fn bytes(self) -> usize {
        self.0 as usize
    }
}

impl Default for Mag {
    fn default() -> Self {
        Mag(32)
    }
}

impl MfvCount {
    /// Associativity of the code table.
    pub const WAYS: u32 = 8;

    /// Number of sets of the 8-way code table; a value falls into set value mod this.
    pub const fn sets(self) -> u32 {
        self.0 / Self::WAYS
    }
}

impl Default for MfvCount {
    fn default() -> Self {
        MfvCount(1024)
    }
}

impl DeltaMfv {
    /// Number of sets of the 8-way table; a value falls into set value mod this.
    pub const fn sets(self) -> u32 {
        self.0 / MfvCount::WAYS
    }
}

impl Default for DeltaMfv {
    fn default() -> Self {
        DeltaMfv(128)
    }
}

impl From<Mag> for BeatSize {
    /// The default beat: one MAG.
    fn from(mag: Mag) -> Self {
        BeatSize(mag.0)
    }
}

impl BeatSize {
    /// The beat in bytes.
    pub const fn bytes(self) -> usize {
        self.0 as usize
    }
}

impl From<Ways> for Encoders {
    /// The default number of encoders: one for each way.
    fn from(ways: Ways) -> Self {
        Encoders(ways.0)
    }
}

impl Encoders {
    /// The encoders, checked to be at most the ways (both are powers of two, so they divide them).
    ///
    /// # Errors
    /// [`TermError::Encoders`] if there are more encoders than ways.
    pub fn check(self, ways: Ways) -> Result<Self, TermError> {
        if self.0 > ways.0 {
            return Err(TermError::Encoders {
                encoders: self.0,
                ways: ways.0,
            });
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_outside_the_list_is_named_with_the_bound() {
        let error = "3".parse::<Ways>().unwrap_err().to_string();
        assert!(error.contains("--pdw"), "{error}");
        assert!(error.contains("1, 2, 4 or 8"), "{error}");
        assert!(error.contains("'3'"), "{error}");
        let error = "x".parse::<MfvCount>().unwrap_err().to_string();
        assert!(error.contains("--mfv") && error.contains("'x'"), "{error}");
        assert!("-1".parse::<SymbolLength>().is_err());
        assert!("1000".parse::<MfvCount>().is_err());
    }

    #[test]
    fn serde_goes_through_the_same_check() {
        assert_eq!(
            serde_json::from_str::<SymbolLength>("16").unwrap(),
            SymbolLength::default()
        );
        assert_eq!(serde_json::to_string(&Ways::default()).unwrap(), "4");
        assert!(serde_json::from_str::<SymbolLength>("5").is_err());
    }

    #[test]
    fn every_listed_value_is_accepted() {
        for &sl in SymbolLength::ALL {
            assert_eq!(sl.to_string().parse(), Ok(sl));
        }
        for &beat in BeatSize::ALL {
            assert_eq!(BeatSize::try_from(beat.get()), Ok(beat));
        }
    }

    #[test]
    fn more_encoders_than_ways_are_refused() {
        let encoders = Encoders::try_from(4).unwrap();
        assert!(encoders.check(Ways::try_from(2).unwrap()).is_err());
        assert_eq!(encoders.check(Ways::default()), Ok(encoders));
    }
}
