//! Formats between E2MC and e2mc-delta and beside them: what their codebooks are, and how many bursts
//! a block takes. Sizes only; nothing is encoded.

use hdlgen::internals::codebook::{Symbol, Tree};

/// Symbols of 16 bits of a block.
pub const SYMBOLS: usize = 64;
/// Bytes of a block.
pub const BLOCK: usize = 2 * SYMBOLS;
/// Parts of a block, of which ways are made: those of the most ways.
const PARTS: usize = 8;
/// Bits of a pointer.
const POINTER: u32 = 7;
const BURST: u32 = 32;
const VALUES: usize = 1 << 16;
/// The numbers of ways that blocks are sized for.
pub const WAYS: [usize; 2] = [4, 8];

/// What a mode codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transform {
    /// The symbols.
    Plain,
    /// Differences from the symbol so many before, folded: 2d, or −2d − 1 for d below 0.
    Difference(usize),
    /// Differences of each byte from that so many bytes before, folded likewise.
    Bytes(usize),
    /// Exclusive or with the symbol so many before.
    Xor(usize),
}

/// How a value without a codeword is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rest {
    /// An escape, and 16 bits.
    Escape,
    /// The codeword of all values that agree but for so many low bits, and these bits.
    Classes(u32),
}

/// Which modes have a code in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    /// None.
    Own,
    /// All but the plain one.
    Differences,
    /// All.
    One,
}

/// A format. Its modes' codes are trained on all blocks in all modes, and then so many times again
/// on each block in the mode that it takes.
#[derive(Debug, Clone)]
pub struct Variant {
    pub modes: Vec<Transform>,
    /// Trees of a mode: 1, or 2 for symbols at even and odd places.
    pub trees: usize,
    pub values: usize,
    pub rest: Rest,
    /// The longest codeword in bits, what follows it not counted.
    pub limit: u32,
    pub sharing: Sharing,
    /// Ways in pairs, one forwards and one backwards.
    pub pairs: bool,
    pub again: usize,
}

/// The variants that are codecs of the library, by the names that `models` gives them.
pub fn codecs() -> [(&'static str, Variant); 3] {
    [
        ("e2mc", Variant::e2mc()),
        ("e2mc --ends both", Variant::two_ended()),
        ("e2mc-delta", Variant::delta()),
    ]
}

/// Counts of residuals by mode, tree and value.
#[derive(Clone)]
pub struct Counts(Vec<[Vec<u64>; 2]>);

/// Bits of each residual, by mode and tree.
pub struct Codes(Vec<[Vec<u8>; 2]>);

impl Variant {
    /// E2MC of SL 16.
    pub fn e2mc() -> Self {
        Variant {
            modes: vec![Transform::Plain],
            trees: 1,
            values: 1024,
            rest: Rest::Escape,
            limit: 20,
            sharing: Sharing::Own,
            pairs: false,
            again: 0,
        }
    }

    /// E2MC of SL 16 with two-ended ways.
    pub fn two_ended() -> Self {
        Variant {
            pairs: true,
            ..Variant::e2mc()
        }
    }

    /// e2mc-delta.
    pub fn delta() -> Self {
        Variant {
            modes: vec![
                Transform::Plain,
                Transform::Difference(2),
                Transform::Difference(4),
            ],
            trees: 2,
            values: 128,
            rest: Rest::Classes(8),
            limit: 16,
            sharing: Sharing::Own,
            pairs: true,
            again: 0,
        }
    }

    /// Bits of a block's mode.
    fn mode_bits(&self) -> u32 {
        self.modes.len().next_power_of_two().ilog2()
    }

    /// The first of the modes that have this mode's code.
    fn code_of(&self, mode: usize) -> usize {
        match self.sharing {
            Sharing::Own => mode,
            Sharing::Differences => mode.min(1),
            Sharing::One => 0,
        }
    }

    /// Bits of one copy of the compressor's tables: of a value its tag, codeword and length, of a
    /// class or the escape the latter two.
    pub fn table_bits(&self) -> usize {
        let codes = 1
            + (0..self.modes.len())
                .map(|mode| self.code_of(mode))
                .max()
                .unwrap_or(0);
        let entry = self.limit as usize + 5;
        let tag = 16 - (self.values / 8).ilog2() as usize;
        let rest = match self.rest {
            Rest::Escape => 1,
            Rest::Classes(low) => VALUES >> low,
        };
        codes * self.trees * (self.values * (tag + entry) + rest * entry)
    }

    /// Nothing counted.
    pub fn no_counts(&self) -> Counts {
        let mode = || [vec![0; VALUES], vec![0; VALUES]];
        Counts(self.modes.iter().map(|_| mode()).collect())
    }

    /// Counts the blocks of some data that `wanted` takes, by their numbers, in all modes; or, with
    /// codes, each in the mode that it takes with them.
    pub fn count(
        &self,
        data: &[u8],
        wanted: &dyn Fn(usize) -> bool,
        codes: Option<&Codes>,
    ) -> Counts {
        let mut counts = self.no_counts();
        for (_, block) in blocks(data, wanted) {
            let chosen = codes.map(|codes| self.choose(codes, &block));
            for (mode, transform) in self.modes.iter().enumerate() {
                if chosen.is_some_and(|chosen| chosen != mode) {
                    continue;
                }
                let into = &mut counts.0[mode];
                for (i, residual) in transform.residuals(&block).into_iter().enumerate() {
                    into[i % self.trees][usize::from(residual)] += 1;
                }
            }
        }
        counts
    }

    /// The codes that are optimal for what was counted.
    pub fn train(&self, counts: &Counts) -> Codes {
        let codes = (0..self.modes.len()).map(|mode| {
            let code = self.code_of(mode);
            let sharers = (0..self.modes.len()).filter(|&other| self.code_of(other) == code);
            let sharers: Vec<_> = sharers.collect();
            std::array::from_fn(|tree| {
                let sum = |value: usize| sharers.iter().map(|&m| counts.0[m][tree][value]).sum();
                let sums: Vec<u64> = (0..VALUES).map(sum).collect();
                if tree < self.trees {
                    self.lengths(&sums)
                } else {
                    Vec::new()
                }
            })
        });
        Codes(codes.collect())
    }

    /// The codes for some of the blocks of some data, trained again as often as the format says.
    pub fn train_on(&self, data: &[u8], wanted: &dyn Fn(usize) -> bool) -> Codes {
        let mut codes = self.train(&self.count(data, wanted, None));
        for _ in 0..self.again {
            codes = self.train(&self.count(data, wanted, Some(&codes)));
        }
        codes
    }

    /// Bits of every value, for values that occur so often.
    fn lengths(&self, counts: &[u64]) -> Vec<u8> {
        let sets = self.values / 8;
        let mut leaves = Vec::new();
        let mut rests = vec![0; counts.len()];
        for set in 0..sets {
            let mut own: Vec<_> = (set..VALUES).step_by(sets).collect();
            own.retain(|&value| counts[value] != 0);
            own.sort_by_key(|&value| (std::cmp::Reverse(counts[value]), value));
            for (place, value) in own.into_iter().enumerate() {
                if place < 8 {
                    leaves.push((counts[value], Symbol::Value(value as u32)))
                } else {
                    rests[value] = counts[value]
                }
            }
        }
        let low = match self.rest {
            Rest::Escape => 16,
            Rest::Classes(low) => low,
        };
        for (class, counts) in rests.chunks(1 << low).enumerate() {
            let symbol = match (self.rest, u8::try_from(class)) {
                (Rest::Escape, _) => Symbol::Escape,
                (Rest::Classes(_), Ok(class)) => Symbol::Class(class),
                // More classes than bytes: numbers that no value has.
                _ => Symbol::Value((VALUES + class) as u32),
            };
            leaves.push((counts.iter().sum::<u64>().max(1), symbol));
        }
        let tree = Tree::optimal(leaves, self.limit);
        let mut lengths = vec![0; VALUES];
        let coded: Vec<_> = tree.codewords().collect();
        for &(symbol, codeword) in &coded {
            let class = match symbol {
                Symbol::Escape => 0,
                Symbol::Class(class) => usize::from(class),
                Symbol::Value(value) if value as usize >= VALUES => value as usize - VALUES,
                Symbol::Value(_) => continue,
            };
            lengths[class << low..][..1 << low].fill((codeword.length + low) as u8);
        }
        for (symbol, codeword) in coded {
            match symbol {
                Symbol::Value(value) if (value as usize) < VALUES => {
                    lengths[value as usize] = codeword.length as u8;
                }
                _ => {}
            }
        }
        lengths
    }

    /// Bits of a block's parts in each mode.
    fn parts<'a>(
        &'a self,
        codes: &'a Codes,
        block: &'a [u16; SYMBOLS],
    ) -> impl Iterator<Item = [u32; PARTS]> + 'a {
        self.modes.iter().zip(&codes.0).map(|(transform, trees)| {
            let residuals = transform.residuals(block);
            let mut parts = [0; PARTS];
            for (part, residuals) in parts.iter_mut().zip(residuals.chunks(SYMBOLS / PARTS)) {
                for (i, &residual) in residuals.iter().enumerate() {
                    *part += u32::from(trees[i % self.trees][usize::from(residual)]);
                }
            }
            parts
        })
    }

    /// The mode of a block that has the fewest bits in one way.
    fn choose(&self, codes: &Codes, block: &[u16; SYMBOLS]) -> usize {
        let sums = self
            .parts(codes, block)
            .map(|parts| parts.iter().sum::<u32>());
        let best = sums.enumerate().min_by_key(|&(_, bits)| bits);
        best.map_or(0, |(mode, _)| mode)
    }

    /// Encoded bits of a mode; `None` where a start does not fit in its pointer.
    fn layout(&self, parts: &[u32; PARTS], ways: usize) -> Option<u32> {
        let groups = if self.pairs { ways / 2 } else { ways };
        let mut end = self.mode_bits() + (groups as u32 - 1) * POINTER;
        for (number, group) in parts.chunks(PARTS / groups).enumerate() {
            if number > 0 {
                end = end.next_multiple_of(8);
                if end >= 8 * BLOCK as u32 {
                    return None;
                }
            }
            end += group.iter().sum::<u32>();
        }
        Some(end)
    }

    /// Blocks that were measured, and their bytes in memory for each number of ways.
    pub fn stored(&self, data: &[u8], wanted: &dyn Fn(usize) -> bool, codes: &Codes) -> Stored {
        let mut stored = Stored::default();
        for (_, block) in blocks(data, wanted) {
            stored.blocks += 1;
            let parts: Vec<_> = self.parts(codes, &block).collect();
            for (bytes, ways) in stored.bytes.iter_mut().zip(WAYS) {
                let bits = parts
                    .iter()
                    .filter_map(|parts| self.layout(parts, ways))
                    .min();
                let whole = bits.map_or(BLOCK as u32, |bits| bits.div_ceil(8 * BURST) * BURST);
                *bytes += u64::from(whole.min(BLOCK as u32));
            }
        }
        stored
    }
}

/// Blocks, and their bytes in memory for each of [`WAYS`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stored {
    pub blocks: u64,
    pub bytes: [u64; 2],
}

impl Stored {
    /// With so many blocks more that are stored raw.
    pub fn with_raw(self, blocks: u64) -> Stored {
        Stored {
            blocks: self.blocks + blocks,
            bytes: self.bytes.map(|bytes| bytes + blocks * BLOCK as u64),
        }
    }

    /// Effective CR for each of [`WAYS`].
    pub fn ratios(&self) -> [f64; 2] {
        self.bytes
            .map(|bytes| (self.blocks * BLOCK as u64) as f64 / bytes as f64)
    }
}

impl Counts {
    /// Adds the counts of other data, or takes them away again.
    pub fn add(&mut self, other: &Counts, away: bool) {
        for (sums, counts) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            for (sum, count) in sums.iter_mut().zip(counts) {
                *sum = if away { *sum - count } else { *sum + count };
            }
        }
    }
}

impl Transform {
    fn residuals(self, block: &[u16; SYMBOLS]) -> [u16; SYMBOLS] {
        let before = |i: usize, lag: usize| if i < lag { 0 } else { block[i - lag] };
        let byte = |i: usize| block[i / 2].to_le_bytes()[i % 2];
        let byte_difference = |i: usize, lag: usize| {
            let before = if i < lag { 0 } else { byte(i - lag) };
            let d = byte(i).wrapping_sub(before);
            (d << 1) ^ ((d as i8) >> 7) as u8
        };
        std::array::from_fn(|i| match self {
            Transform::Plain => block[i],
            Transform::Difference(lag) => {
                let d = block[i].wrapping_sub(before(i, lag));
                (d << 1) ^ ((d as i16) >> 15) as u16
            }
            Transform::Bytes(lag) => {
                u16::from_le_bytes([byte_difference(2 * i, lag), byte_difference(2 * i + 1, lag)])
            }
            Transform::Xor(lag) => block[i] ^ before(i, lag),
        })
    }
}

/// The blocks of some data that are wanted, with their numbers; the last is filled with zeros.
fn blocks<'a>(
    data: &'a [u8],
    wanted: &'a dyn Fn(usize) -> bool,
) -> impl Iterator<Item = (usize, [u16; SYMBOLS])> + 'a {
    let blocks = data
        .chunks(BLOCK)
        .enumerate()
        .filter(|block| wanted(block.0));
    blocks.map(|(number, bytes)| {
        let byte = |i: usize| bytes.get(i).copied().unwrap_or(0);
        let symbol = |i: usize| u16::from_le_bytes([byte(2 * i), byte(2 * i + 1)]);
        (number, std::array::from_fn(symbol))
    })
}
