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
    /// All residuals in planes of this many bits.
    #[inline(always)]
    pub const fn all(planes: u32) -> Self {
        Split { planes, more: 0 }
    }

    /// Bits of an exception that are in the planes: all but the top two of them, which are ones.
    #[inline(always)]
    pub const fn low(self) -> u32 {
        self.planes - self.marks()
    }

    /// Ones at the top of an exception's bits in the planes.
    #[inline(always)]
    const fn marks(self) -> u32 {
        if self.planes < 2 {
            self.planes
        } else {
            2
        }
    }

    /// The upper bits of an exception, at the end: h.
    #[inline(always)]
    pub const fn upper(self) -> u32 {
        self.more.wrapping_add(self.marks())
    }

    /// The smallest residual that is an exception, and the smallest bits in the planes of one.
    #[inline(always)]
    pub const fn least(self) -> u32 {
        (1 << self.planes) - (1 << self.low())
    }

    /// Whether bits in the planes are an exception's.
    #[inline(always)]
    pub const fn is_exception(self, bits: u16) -> bool {
        self.more > 0 && bits as u32 >= self.least()
    }

    /// The cheapest split of a stream's residuals of at most `width` bits, those of base elements
    /// being 0, and its bits.
    #[inline(always)]
    pub fn cheapest(residuals: &[u16], width: u32) -> (Self, u32) {
        let any = residuals.iter().fold(0, |any, &residual| any | residual);
        let widest = u16::BITS - any.leading_zeros();
        let count = residuals.len() as u32;
        let (mut best, mut bits) = (Split::all(widest), count * widest);
        for planes in 1..width {
            let split = Split {
                planes,
                more: widest.wrapping_sub(planes),
            };
            let least = split.least() as u16;
            let exceptions: u16 = residuals.iter().map(|&r| u16::from(r >= least)).sum();
            let own = count * planes + u32::from(exceptions) * split.upper();
            if planes < widest && own < bits {
                (best, bits) = (split, own);
            }
        }
        (best, bits)
    }

    /// The fields d and x of the header, for elements of `width` bits.
    #[inline(always)]
    pub const fn fields(self, width: u32) -> (u64, u64) {
        if self.planes == width {
            (0, 1)
        } else {
            (self.planes as u64, self.more as u64)
        }
    }

    /// The widths that d and x of the header say; `None` if they are more than an element's.
    #[inline(always)]
    pub const fn of_fields(planes: u32, more: u32, width: u32) -> Option<Self> {
        match (planes, more) {
            (0, 1..) => Some(Split::all(width)),
            _ if planes + more > width => None,
            _ => Some(Split { planes, more }),
        }
    }
}
