//! The modes: the elements of a block, and the predictions from which their residuals are computed.

/// The most streams of a mode.
pub const MAX_STREAMS: usize = 4;

/// The mode of text, which has no residuals.
pub const TEXT: u32 = 6;

/// The mode of exponents, in halfwords rotated by one bit.
pub const EXPONENTS_MODE: u32 = 7;

/// From what residuals are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The smallest element of the stream, its reference: v − r.
    Minimum,
    /// The largest element of the stream, its reference: r − v.
    Maximum,
    /// The element this many places before, as zigzag. The first ones are base elements, and have none.
    Lag(usize),
}

/// A mode but for text's.
#[derive(Debug, Clone, Copy)]
pub struct Mode {
    /// Its number in the header.
    pub number: u32,
    /// Bits of an element.
    pub width: u32,
    /// From what residuals are taken.
    pub origin: Origin,
    /// Streams: element i belongs to stream i mod this.
    pub streams: usize,
    /// Bits that the estimate of its size adds for the fields beside the planes.
    pub surcharge: u32,
}

/// The modes 0 to 5. The one with the smallest estimate is used.
pub const ALL: [Mode; 6] = [
    mode(0, 16, Origin::Minimum, 4, 0),
    mode(1, 8, Origin::Lag(4), 4, 16),
    mode(2, 16, Origin::Lag(2), 2, 0),
    mode(3, 16, Origin::Lag(4), 4, 16),
    mode(4, 16, Origin::Lag(6), 2, 32),
    mode(5, 16, Origin::Lag(1), 2, 0),
];

/// The mode of exponents.
pub const EXPONENTS: Mode = mode(EXPONENTS_MODE, 8, Origin::Maximum, 2, 0);

const fn mode(number: u32, width: u32, origin: Origin, streams: usize, surcharge: u32) -> Mode {
    Mode {
        number,
        width,
        origin,
        streams,
        surcharge,
    }
}

impl Mode {
    /// Bits of d, and of x, in the header.
    pub const fn split_bits(self) -> u32 {
        self.width.ilog2()
    }

    /// The base elements: those before the lag.
    pub const fn base_elements(self) -> usize {
        match self.origin {
            Origin::Lag(lag) => lag,
            _ => 0,
        }
    }

    /// Flags: one a stream that it has a reference, or one each for the halves of a word.
    pub const fn flags(self) -> usize {
        match self.origin {
            Origin::Lag(_) => 2,
            _ => self.streams,
        }
    }

    /// Bits of mode, splits and flags.
    pub const fn header(self) -> u32 {
        super::HEADER + 2 * self.split_bits() * self.streams as u32 + self.flags() as u32
    }

    /// The half of a 32-bit word in which an element lies: 0 is the low one.
    pub const fn half(self, element: usize) -> usize {
        element * self.width as usize / 16 % 2
    }

    /// The elements of a block of `bytes` bytes.
    pub const fn count(self, bytes: usize) -> usize {
        8 * bytes / self.width as usize
    }

    /// Elements from one to the next in a run.
    #[inline(always)]
    pub const fn step(self) -> usize {
        match self.origin {
            Origin::Lag(lag) if lag > self.streams => lag,
            _ => self.streams,
        }
    }

    /// Gives the runs of elements in the order of the planes, stream by stream: the place of each in
    /// it, and its first element. The others follow in steps.
    #[inline(always)]
    pub fn each_run(self, count: usize, mut each: impl FnMut(usize, usize)) {
        let mut place = 0;
        for stream in 0..self.streams {
            for first in (stream..self.step()).step_by(self.streams) {
                each(place, first);
                place += (count - first).div_ceil(self.step());
            }
        }
    }

    /// Elements in the order of the planes.
    #[inline(always)]
    pub fn ordered<const N: usize>(self, elements: &[u16; N], count: usize) -> [u16; N] {
        let mut ordered = [0; N];
        self.each_run(count, |place, first| {
            let run = elements[first..count].iter().step_by(self.step());
            for (to, &from) in ordered[place..].iter_mut().zip(run) {
                *to = from;
            }
        });
        ordered
    }

    /// Elements by number, from the order of the planes.
    #[inline(always)]
    pub fn by_number<const N: usize>(self, ordered: &[u16; N], count: usize) -> [u16; N] {
        let mut elements = [0; N];
        self.each_run(count, |place, first| {
            let run = elements[first..count].iter_mut().step_by(self.step());
            for (to, &from) in run.zip(&ordered[place..]) {
                *to = from;
            }
        });
        elements
    }

    /// The elements of a block of at most `N` bytes.
    #[inline(always)]
    pub fn elements<const N: usize>(self, block: &[u8]) -> [u16; N] {
        let mut elements = [0; N];
        let halves = block.chunks_exact(2);
        let halves = halves.map(|half| u16::from_le_bytes([half[0], half[1]]));
        match (self.width, self.origin) {
            (16, _) => {
                for (element, half) in elements.iter_mut().zip(halves) {
                    *element = half;
                }
            }
            (_, Origin::Maximum) => {
                for (pair, half) in elements.chunks_exact_mut(2).zip(halves) {
                    let bytes = half.rotate_left(1).to_le_bytes();
                    pair.copy_from_slice(&bytes.map(u16::from));
                }
            }
            _ => {
                for (word, bytes) in elements.chunks_exact_mut(4).zip(block.chunks_exact(4)) {
                    let [b0, b1, b2, b3] = [bytes[0], bytes[1], bytes[2], bytes[3]];
                    let bytes = [b0.wrapping_sub(b1), b1, b2.wrapping_sub(b1), b3];
                    word.copy_from_slice(&bytes.map(u16::from));
                }
            }
        }
        elements
    }

    /// The block of some elements.
    #[inline(always)]
    pub fn block(self, elements: &[u16], block: &mut [u8]) {
        match (self.width, self.origin) {
            (16, _) => {
                for (half, element) in block.chunks_exact_mut(2).zip(elements) {
                    half.copy_from_slice(&element.to_le_bytes());
                }
            }
            (_, Origin::Maximum) => {
                for (half, pair) in block.chunks_exact_mut(2).zip(elements.chunks_exact(2)) {
                    let rotated = u16::from_le_bytes([pair[0] as u8, pair[1] as u8]);
                    half.copy_from_slice(&rotated.rotate_right(1).to_le_bytes());
                }
            }
            _ => {
                for (word, bytes) in block.chunks_exact_mut(4).zip(elements.chunks_exact(4)) {
                    let [d0, b1, d2, b3] = [0, 1, 2, 3].map(|byte: usize| bytes[byte] as u8);
                    word.copy_from_slice(&[d0.wrapping_add(b1), b1, d2.wrapping_add(b1), b3]);
                }
            }
        }
    }

    /// The residual of a difference from the element a lag before.
    #[inline(always)]
    pub const fn fold(self, difference: u16) -> u16 {
        let shift = 16 - self.width;
        let signed = (difference << shift) as i16;
        (((signed << 1) ^ (signed >> 15)) as u16) >> shift
    }

    /// The difference of a residual.
    #[inline(always)]
    pub const fn unfold(self, residual: u16) -> u16 {
        ((residual >> 1) ^ (residual & 1).wrapping_neg()) & self.mask()
    }

    /// An element's bits.
    pub const fn mask(self) -> u16 {
        u16::MAX >> (16 - self.width)
    }
}
