//! Parts of blocks that caches fetch by themselves.

/// Sectors of a block, of 32 bytes each: a bit for each, the first lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sectors(pub u16);

impl Sectors {
    /// Bytes of a sector.
    pub const BYTES: usize = 32;
    /// None.
    pub const NONE: Self = Sectors(0);
    /// All of a block, of whatever size.
    pub const ALL: Self = Sectors(u16::MAX);

    /// Those of `bytes` bytes from `first` on in their block.
    pub fn of(first: usize, bytes: usize) -> Self {
        let [first, last] = [first, first + bytes - 1].map(|byte| byte / Self::BYTES);
        Sectors((first..=last.min(15)).fold(0, |all, sector| all | 1 << sector))
    }

    /// These and others.
    pub fn and(self, others: Self) -> Self {
        Sectors(self.0 | others.0)
    }

    /// These without others.
    pub fn without(self, others: Self) -> Self {
        Sectors(self.0 & !others.0)
    }

    /// Whether there are none.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Bursts of `mag` bytes that these take.
    pub fn bursts(self, mag: usize) -> u8 {
        self.within(mag).0.count_ones() as u8 / (mag / Self::BYTES) as u8
    }

    /// These, and the others in the same bursts of `mag` bytes.
    pub fn within(self, mag: usize) -> Self {
        let of_burst = mag / Self::BYTES;
        let whole = ((1u32 << of_burst) - 1) as u16;
        let bursts = (0..16)
            .step_by(of_burst)
            .filter(|first| self.0 >> first & whole != 0);
        Sectors(bursts.fold(0, |all, first| all | whole << first))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sectors_of_bytes_and_their_bursts() {
        assert_eq!(Sectors::of(0, 4), Sectors(0b1));
        assert_eq!(Sectors::of(30, 4), Sectors(0b11));
        assert_eq!(Sectors::of(96, 32), Sectors(0b1000));
        assert_eq!(Sectors(0b1001).bursts(32), 2);
        assert_eq!(Sectors(0b1001).bursts(64), 2);
        assert_eq!(Sectors(0b0011).bursts(64), 1);
        assert_eq!(Sectors(0b0100).within(64), Sectors(0b1100));
        assert_eq!(Sectors(0b0100).within(32), Sectors(0b0100));
    }
}
