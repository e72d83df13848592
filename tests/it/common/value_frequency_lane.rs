//! The stream of blocks past a value-frequency table, and a model of its expected counts, written
//! independently of the program's model.

use hdlgen::internals::rtl::value_frequency::Parameters;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// Timing of a lane's stream, and the share of malformed blocks.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Percent of cycles without a beat.
    pub pause: u32,
    /// Cycles between blocks, at most.
    pub gap: u32,
    /// Percent of blocks whose `tlast` is elsewhere.
    pub wrong: u32,
}

/// One after the other, as fast as they come.
pub const BACK_TO_BACK: Manner = Manner {
    pause: 0,
    gap: 0,
    wrong: 0,
};

/// Counts that a lane must have.
pub struct Expected {
    /// The ways of each set; for SL 4 and 8 each counter is a set: values and counts.
    pub table: Vec<Vec<(u64, u64)>>,
    /// All sampled bytes.
    pub data: Vec<u8>,
    pub total: u64,
    pub sampled: u64,
    pub skipped: u64,
    pub wrong: bool,
}

/// One lane's stream, and what should become of it.
pub struct Lane {
    pub p: Parameters,
    pub random: SmallRng,
    /// Beats of the block on its way, and how many there are.
    pub beats: Vec<Vec<u8>>,
    pub sent: usize,
    pub wait: u32,
    pub on_bus: bool,
    /// Beats since the last `tlast`, or reset.
    pub seen: usize,
    /// The bytes of the current block, if it is sampled.
    pub gathered: Option<Vec<u8>>,
    pub free_at: u64,
    pub open: bool,
    pub left: Option<u64>,
    pub expected: Expected,
    /// Blocks that ended.
    pub ended: u64,
}

/// A block's symbol of this many bits: 4, or whole bytes.
fn symbol(block: &[u8], bits: usize, number: usize) -> u64 {
    match bits {
        4 => u64::from(block[number / 2] >> (4 * (number % 2)) & 15),
        _ => {
            let bytes = &block[number * bits / 8..][..bits / 8];
            (bytes.iter().rev()).fold(0, |value, &byte| value << 8 | u64::from(byte))
        }
    }
}

/// Sets the lowest bits of a value as a symbol of a block of zeros.
fn set_symbol(block: &mut [u8], bits: usize, number: usize, value: u64) {
    match bits {
        4 => block[number / 2] |= ((value & 15) as u8) << (4 * (number % 2)),
        _ => {
            let bytes = &mut block[number * bits / 8..][..bits / 8];
            bytes.copy_from_slice(&value.to_le_bytes()[..bits / 8]);
        }
    }
}

pub fn empty(p: &Parameters) -> Expected {
    let ways = if p.symbol_bits > 8 { p.ways } else { 1 };
    let entries = match p.symbol_bits {
        4 => 8 * 16,
        8 => 4 * 256,
        _ => p.sets,
    };
    Expected {
        table: vec![vec![(0, 0); ways as usize]; entries as usize],
        data: Vec::new(),
        total: 0,
        sampled: 0,
        skipped: 0,
        wrong: false,
    }
}

impl Expected {
    fn count(&mut self, p: &Parameters, block: &[u8]) {
        let limit = (1 << p.count_bits) - 1;
        let up = |count: u64| (count + 1).min(limit);
        let bits = p.symbol_bits as usize;
        self.data.extend(block);
        self.sampled = up(self.sampled);
        for number in 0..8 * block.len() / bits {
            let value = symbol(block, bits, number);
            self.total = up(self.total);
            if bits <= 8 {
                let tree = number % (32 / bits);
                let counter = &mut self.table[(tree << bits) + value as usize][0];
                counter.1 = up(counter.1);
                continue;
            }
            let sets = self.table.len() as u64;
            let set = &mut self.table[(value % sets) as usize];
            if let Some(way) = set.iter_mut().find(|way| way.1 > 0 && way.0 == value) {
                way.1 = up(way.1);
            } else if let Some(way) = set.iter_mut().find(|way| way.1 == 0) {
                *way = (value, 1);
            } else {
                let least = set.iter().map(|way| way.1).min().unwrap();
                let way = set.iter_mut().find(|way| way.1 == least).unwrap();
                *way = (value, up(least));
            }
        }
    }
}

impl Lane {
    pub fn new(p: &Parameters, seed: u64) -> Self {
        Lane {
            p: p.clone(),
            random: SmallRng::seed_from_u64(seed),
            beats: Vec::new(),
            sent: 0,
            wait: 0,
            on_bus: false,
            seen: 0,
            gathered: None,
            free_at: 0,
            open: false,
            left: None,
            expected: empty(p),
            ended: 0,
        }
    }

    pub fn chance(&mut self, percent: u32) -> bool {
        self.random.random_range(0..100) < percent
    }

    /// A block with symbols of few values, with many values of few sets, or random.
    fn block(&mut self) -> Vec<u8> {
        let p = self.p.clone();
        let random = &mut self.random;
        let mut block = vec![0; p.block_bytes as usize];
        let kind = random.random_range(0..5);
        let sets = u64::from(p.sets);
        let few_sets = random.random_range(1..=3u64);
        let values = random.random_range(1..=2 * u64::from(p.ways) + 4);
        let first = random.random_range(0..sets);
        for number in 0..p.block_bytes * 8 / p.symbol_bits {
            let value = match kind {
                0 => 0,
                1 => random.random(),
                _ => {
                    let set = (first + random.random_range(0..few_sets)) % sets;
                    let tag = random.random_range(0..values);
                    set + tag * sets
                }
            };
            set_symbol(&mut block, p.symbol_bits as usize, number as usize, value);
        }
        block
    }

    /// The next block of a stream.
    pub fn begin(&mut self, manner: Manner) {
        let block = self.block();
        let mut beats: Vec<Vec<u8>> = block
            .chunks_exact(self.p.beat_bytes as usize)
            .map(<[u8]>::to_vec)
            .collect();
        if self.chance(manner.wrong) {
            let now = beats.len();
            let other = self.random.random_range(1..=2 * now + 1);
            if other != now {
                let spare = beats[0].clone();
                beats.resize(other, spare);
            }
        }
        (self.beats, self.sent) = (beats, 0);
        self.wait = self.random.random_range(0..=manner.gap);
    }

    /// Whether the present beat is its block's last.
    pub fn is_last(&self) -> bool {
        self.sent + 1 == self.beats.len()
    }

    /// Whether the present beat makes a block of other than the right number of beats.
    pub fn is_wrong(&self) -> bool {
        self.is_last() && self.seen + 1 != (self.p.block_bytes / self.p.beat_bytes) as usize
    }

    /// The beat on the bus is taken.
    pub fn taken(&mut self, cycle: u64) {
        if self.seen == 0 {
            let takes = self.open && cycle >= self.free_at;
            self.gathered = takes.then(Vec::new);
        }
        if let Some(bytes) = &mut self.gathered {
            bytes.extend(&self.beats[self.sent]);
        }
        let whole = !self.is_wrong();
        self.seen += 1;
        if self.is_last() {
            self.seen = 0;
            self.ended += 1;
            self.expected.wrong |= !whole;
            match self.gathered.take().filter(|_| whole) {
                Some(block) => {
                    self.expected.count(&self.p, &block);
                    self.free_at = cycle + u64::from(self.p.block_bytes * 8 / self.p.symbol_bits);
                    self.left = self.left.map(|left| left - 1);
                    self.open = self.left != Some(0);
                }
                None => {
                    let limit = (1 << self.p.count_bits) - 1;
                    self.expected.skipped = (self.expected.skipped + 1).min(limit);
                }
            }
        }
        self.sent += 1;
    }
}
