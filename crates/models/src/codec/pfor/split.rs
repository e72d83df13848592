//! How a stream's residuals are split: d bits each in planes, x more of exceptions.

/// The widths of a stream's residuals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Split {
    /// Planes: d.
    pub planes: u32,
    /// Bits that exceptions have more: x.
    pub more: u32,
}

impl Split {
    /// All residuals in planes of so many bits.
    pub const fn all(planes: u32) -> Self {
        Split { planes, more: 0 }
    }

    /// Bits of an exception that are in the planes: all but the top two of them, which are ones.
    pub const fn low(self) -> u32 {
        self.planes - self.marks()
    }

    /// Ones at the top of an exception's bits in the planes.
    const fn marks(self) -> u32 {
        if self.planes < 2 {
            self.planes
        } else {
            2
        }
    }

    /// The upper bits of an exception, at the end: h.
    pub const fn upper(self) -> u32 {
        self.more + self.marks()
    }

    /// The smallest residual that is an exception, and the smallest bits in the planes of one.
    pub const fn least(self) -> u32 {
        (1 << self.planes) - (1 << self.low())
    }

    /// Whether bits in the planes are an exception's.
    pub const fn is_exception(self, bits: u16) -> bool {
        self.more > 0 && bits as u32 >= self.least()
    }

    /// The cheapest split of a stream's residuals, those of base elements being 0.
    pub fn cheapest(residuals: &[u16]) -> Self {
        let largest = residuals.iter().copied().max().unwrap_or(0);
        let widest = u16::BITS - largest.leading_zeros();
        let count = residuals.len() as u32;
        let (mut best, mut bits) = (Split::all(widest), count * widest);
        for planes in 1..widest {
            let split = Split {
                planes,
                more: widest - planes,
            };
            let is_exception = |&&residual: &&u16| u32::from(residual) >= split.least();
            let exceptions = residuals.iter().filter(is_exception).count() as u32;
            let own = count * planes + exceptions * split.upper();
            if own < bits {
                (best, bits) = (split, own);
            }
        }
        best
    }

    /// The fields d and x of the header, for elements of `width` bits.
    pub const fn fields(self, width: u32) -> (u64, u64) {
        match self.planes == width {
            true => (0, 1),
            false => (self.planes as u64, self.more as u64),
        }
    }

    /// The widths that d and x of the header say; `None` if they are more than an element's.
    pub const fn of_fields(planes: u32, more: u32, width: u32) -> Option<Self> {
        match (planes, more) {
            (0, 1..) => Some(Split::all(width)),
            _ if planes + more > width => None,
            _ => Some(Split { planes, more }),
        }
    }
}
