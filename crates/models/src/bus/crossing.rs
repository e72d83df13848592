//! The toggles of a block on a bus, as a function of the bus's state before it.
//!
//! With DBI, each byte's wires depend on all bytes before it in its lane, but only in a limited way. Let c be
//! the number of bits in which a byte differs from the byte before it in the data:
//!
//! | c | data wires that toggle | the lane's inversion after it | its DBI wire |
//! |---|---|---|---|
//! | below 4 | c | as before | stays |
//! | above 4 | 8 − c | the other | toggles |
//! | 4 | 4 | none | toggles if the lane was inverted |
//!
//! If the lane was inverted, the wires differ from the byte in 8 − c places instead, which gives the same
//! table. So the state only matters at ties, c = 4, and a block needs to be analysed only once for any number
//! of buses that it crosses.

use multiversion::multiversion;

use crate::terms::Flit;

/// The bytes of a flit, as it lies in memory; zeros past a narrower flit.
pub(super) type Wide = [u64; 4];

/// The highest bit of each byte, in which lanes have their flags.
const FLAGS: u64 = each(0x80);

/// The same byte in all lanes.
const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// A block's crossing of a bus, in the form that is sent (raw or stored): its first and last flit, and its
/// internal toggles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    pub(super) first: Wide,
    pub(super) last: Wide,
    /// Toggles from flit to flit within the block, without DBI.
    pub(super) toggles: u32,
    /// The same with DBI, without the first tie of each lane.
    pub(super) dbi_toggles: u32,
    /// Lanes with a tie within the block.
    pub(super) ties: Wide,
    /// Lanes whose inversion turns over an odd number of times before their first tie.
    pub(super) turns: Wide,
    /// Lanes with a tie that are inverted at the end.
    pub(super) inverted: Wide,
    bytes: u32,
    any: bool,
}

impl Crossing {
    /// Analyses a block in the form that is sent: the block's bytes, or its stored bytes with zeros up to the
    /// end of the last burst. Either is a whole number of flits and at most 128 bytes; further bytes, or a
    /// partial flit, are left out.
    pub fn new(bytes: &[u8], flit: Flit) -> Self {
        debug_assert!(!bytes.is_empty() && bytes.len() <= 128 && bytes.len() % flit.bytes() == 0);
        let bytes = &bytes[..bytes.len().min(128)];
        match flit.get() {
            4 => narrow(bytes),
            8 => middle(bytes),
            _ => wide(bytes),
        }
    }

    /// Bytes that cross the bus.
    pub fn bytes(&self) -> u32 {
        self.bytes
    }

    /// Whether all of the bytes are zero.
    pub fn is_zero(&self) -> bool {
        !self.any
    }
}

#[multiversion(targets("x86_64+avx2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
fn narrow(bytes: &[u8]) -> Crossing {
    cross::<1, 4>(bytes)
}

#[multiversion(targets("x86_64+avx2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
fn middle(bytes: &[u8]) -> Crossing {
    cross::<1, 8>(bytes)
}

#[multiversion(targets("x86_64+avx2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
fn wide(bytes: &[u8]) -> Crossing {
    cross::<4, 32>(bytes)
}

/// A flit as `W` words.
#[inline(always)]
fn load<const W: usize, const FLIT: usize>(flit: &[u8]) -> [u64; W] {
    let mut words = [0; W];
    if FLIT == 4 {
        words[0] = u64::from(u32::from_le_bytes([flit[0], flit[1], flit[2], flit[3]]));
        return words;
    }
    for (word, bytes) in words.iter_mut().zip(flit.chunks_exact(8)) {
        *word = bytes.try_into().map_or(0, u64::from_le_bytes);
    }
    words
}

#[inline(always)]
fn cross<const W: usize, const FLIT: usize>(bytes: &[u8]) -> Crossing {
    let mut flits = bytes.chunks_exact(FLIT);
    let first = flits.next().map_or([0; W], load::<W, FLIT>);
    let (mut before, mut any) = (first, first);
    // Of each byte lane: a sum, and flags. The sums of all words fit a byte: 31 times 8 of one word,
    // or 3 times 8 of four.
    let (mut plain, mut dbi) = ([0u64; W], [0u64; W]);
    let (mut ties, mut turns, mut inverted) = ([0u64; W], [0u64; W], [0u64; W]);
    for flit in flits {
        let now = load::<W, FLIT>(flit);
        for w in 0..W {
            let step = Step::between(before[w], now[w]);
            plain[w] += step.differing;
            dbi[w] += step.toggles + ((inverted[w] & step.ties) >> 7);
            turns[w] ^= step.turns & !ties[w];
            inverted[w] = (inverted[w] ^ (step.turns & ties[w])) & !step.ties;
            ties[w] |= step.ties;
            any[w] |= now[w];
        }
        before = now;
    }
    Crossing {
        first: widen(first),
        last: widen(before),
        toggles: sum(plain.iter().sum()),
        dbi_toggles: sum(dbi.iter().sum()),
        ties: widen(ties),
        turns: widen(turns),
        inverted: widen(inverted),
        bytes: bytes.len() as u32,
        any: any != [0; W],
    }
}

fn widen<const W: usize>(words: [u64; W]) -> Wide {
    let mut all = [0; 4];
    all[..W].copy_from_slice(&words);
    all
}

/// Eight byte lanes from one flit to the next.
pub(super) struct Step {
    /// Bits in which they differ, of each lane.
    pub differing: u64,
    /// Wires that toggle with DBI, of each lane, but for the DBI wire at a tie.
    pub toggles: u64,
    /// Lanes whose inversion turns over.
    pub turns: u64,
    /// Lanes with a tie.
    pub ties: u64,
}

impl Step {
    #[inline(always)]
    pub fn between(before: u64, now: u64) -> Self {
        let x = before ^ now;
        let pairs = x - ((x >> 1) & each(0x55));
        let nibbles = (pairs & each(0x33)) + ((pairs >> 2) & each(0x33));
        let differing = (nibbles + (nibbles >> 4)) & each(0x0f);
        // No lane's sum reaches another lane: 8 + 0x7b and 8 + 0x7f are below 256.
        let turns = (differing + each(0x7b)) & FLAGS;
        let ties = !((differing ^ each(4)) + each(0x7f)) & FLAGS;
        let many = (turns >> 7) * 0xff;
        // For lanes whose inversion changes: 8 − c data wires, and the DBI wire.
        let toggles = (differing & !many) | ((each(9) - differing) & many);
        Step {
            differing,
            toggles,
            turns,
            ties,
        }
    }
}

/// The sum of eight bytes.
#[inline(always)]
pub(super) fn sum(bytes: u64) -> u32 {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    let pairs = (bytes & EVEN) + (bytes >> 8 & EVEN);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}
