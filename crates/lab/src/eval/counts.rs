//! Counts of a codec.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::bus::Totals;
use crate::codec::Statistics;
use crate::terms::Geometry;

/// Counts of one codec over some blocks. Those of parts add up to those of the whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Form", into = "Form")]
pub struct Counts {
    /// Bits, bytes and blocks.
    pub statistics: Statistics,
    /// Blocks that were only sampled, and are counted as stored uncompressed.
    pub sampled_blocks: u64,
    /// Sizes of E2MC's blocks in one way.
    pub one_way: Option<OneWay>,
    /// Toggles of the blocks, if they were asked for.
    pub toggles: Option<Totals>,
}

/// Sizes of E2MC's blocks in one decoding way, without pointers and without the fill before
/// each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct OneWay {
    /// Compressed bits.
    pub compressed_bits: u64,
    /// Bytes in memory.
    pub stored_bytes: u64,
}

impl Counts {
    /// No block yet.
    pub fn new(geometry: Geometry) -> Self {
        Counts {
            statistics: Statistics::new(geometry),
            sampled_blocks: 0,
            one_way: None,
            toggles: None,
        }
    }

    /// Counts a block of `bits` encoded bits; of E2MC also those that it would have in one way.
    pub(super) fn add(&mut self, bits: u32, one_way: Option<u32>) {
        self.statistics.add(bits);
        if let Some(bits) = one_way {
            let geometry = self.statistics.geometry();
            let sum = self.one_way.get_or_insert_default();
            sum.compressed_bits += u64::from(bits.min(geometry.block().bits()));
            sum.stored_bytes += geometry.stored_bytes(bits) as u64;
        }
    }

    /// Counts a block that goes uncompressed because it is only sampled.
    pub(super) fn add_sampled(&mut self, has_ways: bool) {
        let whole = self.statistics.geometry().block().bits();
        self.add(whole, has_ways.then_some(whole));
        self.sampled_blocks += 1;
    }

    /// Those of several parts together, which must be of the same codec; none of no parts.
    pub(super) fn sum<'a>(parts: impl Iterator<Item = &'a Counts>) -> Option<Counts> {
        parts.cloned().reduce(|mut sum, part| {
            sum += &part;
            sum
        })
    }

    /// Blocks by their bursts: of one burst, of two, and so on; last those that take as many as
    /// the block, and are stored uncompressed.
    pub fn blocks_by_bursts(&self) -> Vec<u64> {
        let most = self.statistics.geometry().block_bursts() as usize;
        let mut bursts = self.statistics.by_metadata[..most - 1].to_vec();
        bursts.push(self.statistics.stored_raw());
        bursts
    }

    /// Compressed bits that pointers, and the fill of ways up to bytes, take.
    pub fn pointer_bits(&self) -> Option<u64> {
        let one_way = self.one_way?;
        Some(
            self.statistics
                .compressed_bits
                .saturating_sub(one_way.compressed_bits),
        )
    }

    /// Bytes in memory that are so only because of pointers and fill.
    pub fn pointer_stored_bytes(&self) -> Option<u64> {
        let one_way = self.one_way?;
        Some(
            self.statistics
                .stored_bytes
                .saturating_sub(one_way.stored_bytes),
        )
    }
}

impl Counts {
    /// In blocks of more than 128 bytes, what reading 128 bytes of one costs
    /// ([`Statistics::read_amplification`]).
    pub fn read_amplification(&self) -> Option<f64> {
        let is_large = self.statistics.geometry().block().get() > 128;
        is_large.then(|| self.statistics.read_amplification(128))
    }
}

impl AddAssign<&Counts> for Counts {
    /// Adds the counts of another part, which must be of the same codec.
    fn add_assign(&mut self, other: &Counts) {
        self.statistics += &other.statistics;
        self.sampled_blocks += other.sampled_blocks;
        if let Some(other) = other.one_way {
            let sum = self.one_way.get_or_insert_default();
            sum.compressed_bits += other.compressed_bits;
            sum.stored_bytes += other.stored_bytes;
        }
        if let Some(other) = other.toggles {
            *self.toggles.get_or_insert_default() += other;
        }
    }
}

/// The form on disk, with what follows from the counts. Only the counts are read back.
#[derive(Serialize, Deserialize)]
struct Form {
    statistics: Statistics,
    sampled_blocks: u64,
    one_way: Option<OneWay>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    toggles: Option<Totals>,
    #[serde(skip_deserializing)]
    blocks: u64,
    #[serde(skip_deserializing)]
    block_bits: u64,
    #[serde(skip_deserializing)]
    blocks_by_bursts: Vec<u64>,
    #[serde(skip_deserializing)]
    stored_uncompressed: u64,
    #[serde(skip_deserializing)]
    pointer_bits: Option<u64>,
    #[serde(skip_deserializing)]
    pointer_stored_bytes: Option<u64>,
    #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
    read_amplification: Option<f64>,
    #[serde(skip_deserializing)]
    raw_ratio: f64,
    #[serde(skip_deserializing)]
    effective_ratio: f64,
}

impl From<Counts> for Form {
    fn from(counts: Counts) -> Form {
        Form {
            blocks: counts.statistics.blocks(),
            block_bits: counts.statistics.block_bits(),
            blocks_by_bursts: counts.blocks_by_bursts(),
            stored_uncompressed: counts.statistics.stored_raw(),
            pointer_bits: counts.pointer_bits(),
            pointer_stored_bytes: counts.pointer_stored_bytes(),
            read_amplification: counts.read_amplification(),
            raw_ratio: counts.statistics.raw_ratio(),
            effective_ratio: counts.statistics.effective_ratio(),
            statistics: counts.statistics,
            sampled_blocks: counts.sampled_blocks,
            one_way: counts.one_way,
            toggles: counts.toggles,
        }
    }
}

impl From<Form> for Counts {
    fn from(form: Form) -> Counts {
        Counts {
            statistics: form.statistics,
            sampled_blocks: form.sampled_blocks,
            one_way: form.one_way,
            toggles: form.toggles,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_and_come_back() {
        let mut all = Counts::new(Geometry::default());
        let mut part = all.clone();
        // 520 bits are three bursts where 512 were two.
        for (bits, one_way) in [(520, 512), (1000, 960), (2000, 1500)] {
            all.add(bits, Some(one_way));
            part.add(bits, Some(one_way));
        }
        part.add_sampled(true);
        all.add_sampled(true);
        assert_eq!(all.pointer_bits(), Some(8 + 40));
        assert_eq!(all.pointer_stored_bytes(), Some(32));
        assert_eq!(all.blocks_by_bursts(), [0, 0, 1, 3]);
        let text = serde_json::to_string(&part).unwrap();
        assert_eq!(serde_json::from_str::<Counts>(&text).unwrap(), part);
        let mut sum = Counts::new(Geometry::default());
        sum += &part;
        assert_eq!(sum, all);
    }
}
