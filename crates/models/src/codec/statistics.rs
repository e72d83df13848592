//! Compression ratios, counted in integers.

use std::ops::AddAssign;

use crate::terms::Geometry;

/// Sums over blocks of one geometry. Those of parts add up to those of the whole.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Statistics {
    geometry: Geometry,
    /// Compressed bits: each block's encoded bits, at most the block.
    pub compressed_bits: u64,
    /// Bytes in memory: each block in whole bursts, at most the block.
    pub stored_bytes: u64,
    /// Blocks by their metadata: bursts − 1, or last those stored uncompressed.
    pub by_metadata: Vec<u64>,
}

impl Statistics {
    /// No block yet.
    pub fn new(geometry: Geometry) -> Self {
        Statistics {
            geometry,
            compressed_bits: 0,
            stored_bytes: 0,
            by_metadata: vec![0; usize::from(geometry.raw_metadata()) + 1],
        }
    }

    /// Counts a block of `bits` encoded bits.
    pub fn add(&mut self, bits: u32) {
        self.compressed_bits += u64::from(bits.min(self.geometry.block().bits()));
        self.stored_bytes += self.geometry.stored_bytes(bits) as u64;
        self.by_metadata[usize::from(self.geometry.metadata(bits))] += 1;
    }

    /// The geometry counted for.
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Blocks counted.
    pub fn blocks(&self) -> u64 {
        self.by_metadata.iter().sum()
    }

    /// Blocks stored uncompressed.
    pub fn stored_raw(&self) -> u64 {
        self.by_metadata.last().copied().unwrap_or_default()
    }

    /// Whether there are as many kinds of metadata as the geometry has.
    #[doc(hidden)]
    pub fn is_whole(&self) -> bool {
        self.by_metadata.len() == usize::from(self.geometry.raw_metadata()) + 1
    }

    /// Bytes read from memory for each wanted byte, if `read` bytes of a block are read at a time; a block
    /// must have that many. All of a compressed block is read, but only these bursts of one stored
    /// uncompressed. 1 if there are no blocks.
    pub fn read_amplification(&self, read: u32) -> f64 {
        let bursts = u64::from(read.next_multiple_of(self.geometry.mag().get()));
        let whole = u64::from(self.geometry.block().get());
        let raw = self.stored_raw();
        let compressed = self.stored_bytes.saturating_sub(raw * whole);
        ratio(compressed + raw * bursts, u64::from(read) * self.blocks())
    }

    /// Bits of all blocks uncompressed.
    pub fn block_bits(&self) -> u64 {
        self.blocks() * u64::from(self.geometry.block().bits())
    }

    /// Raw compression ratio: block bits over compressed bits; 1 if there are none.
    pub fn raw_ratio(&self) -> f64 {
        ratio(self.block_bits(), self.compressed_bits)
    }

    /// Effective compression ratio, at MAG: block bits over the bits of whole bursts; 1 if there
    /// are none.
    pub fn effective_ratio(&self) -> f64 {
        ratio(self.block_bits(), 8 * self.stored_bytes)
    }
}

impl AddAssign<&Statistics> for Statistics {
    /// Adds the counts of another part, which must be of the same geometry.
    fn add_assign(&mut self, other: &Statistics) {
        debug_assert_eq!(self.geometry, other.geometry);
        self.compressed_bits += other.compressed_bits;
        self.stored_bytes += other.stored_bytes;
        for (sum, count) in self.by_metadata.iter_mut().zip(&other.by_metadata) {
            *sum += count;
        }
    }
}

fn ratio(before: u64, after: u64) -> f64 {
    if after == 0 {
        return 1.0;
    }
    before as f64 / after as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_by_hand() {
        let mut whole = Statistics::new(Geometry::default());
        assert_eq!(whole.raw_ratio(), 1.0);
        let mut part = whole.clone();
        // 65 bytes are three bursts; 97 and 288 bytes go uncompressed.
        whole.add(520);
        part.add(776);
        part.add(2304);
        whole += &part;
        assert_eq!(whole.by_metadata, [0, 0, 1, 2]);
        assert_eq!(whole.compressed_bits, 520 + 776 + 1024);
        assert_eq!(whole.stored_bytes, 96 + 128 + 128);
        assert_eq!(whole.raw_ratio(), 3072.0 / 2320.0);
        assert_eq!(whole.effective_ratio(), 384.0 / 352.0);
        // Of 32 bytes three blocks cost 96, 32 and 32 bytes.
        assert_eq!(whole.read_amplification(32), 160.0 / 96.0);
        assert_eq!(whole.read_amplification(64), 224.0 / 192.0);
    }
}
