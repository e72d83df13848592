//! Where the values are: slots of a word for each lane, as narrow as the values in them let them be.
//!
//! Most nets of a design have one bit or a few. In lanes of their own width they take a quarter of
//! the vector operations and of the memory traffic of whole words.

use super::program::{Size, Slot, Word, LANES};

/// Lanes side by side, from the start of a cache line on or, where they are shorter than one, of
/// half of it: a vector that straddles two takes twice as long.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Lanes<T: Lane> {
    lanes: [T; LANES],
    align: [T::Align; 0],
}

impl<T: Lane> Lanes<T> {
    /// The same value in every lane.
    #[inline(always)]
    pub fn all(lane: T) -> Self {
        Self::from_fn(|_| lane)
    }

    /// Of each lane's number.
    #[inline(always)]
    pub fn from_fn(lane: impl Fn(usize) -> T) -> Self {
        let mut lanes = [T::default(); LANES];
        for (i, target) in lanes.iter_mut().enumerate() {
            *target = lane(i);
        }
        Lanes { lanes, align: [] }
    }

    /// A lane, as a word.
    #[inline(always)]
    pub fn word(&self, lane: usize) -> Word {
        self.lanes[lane].into()
    }

    /// Sets a lane to the low bits of a word.
    #[inline(always)]
    pub fn set(&mut self, lane: usize, word: Word) {
        self.lanes[lane] = T::low(word);
    }

    /// Whether no lane has a 1.
    #[inline(always)]
    pub fn is_zero(&self) -> bool {
        self.lanes.iter().fold(0, |all, &lane| all | lane.into()) == 0
    }

    /// Whether all lanes have the same value.
    pub fn is_alike(&self) -> bool {
        self.lanes.iter().all(|&lane| lane.into() == self.word(0))
    }

    /// The same value, but with the bits of `new` where `enable` is 1.
    #[inline(always)]
    pub fn or_where(&self, enable: &Lanes<u8>, new: &Self) -> Self {
        Self::from_fn(|i| {
            let keep = enable.word(i).wrapping_sub(1);
            T::low((self.word(i) & keep) | (new.word(i) & !keep))
        })
    }

    /// The same values in lanes of another width.
    #[inline(always)]
    pub fn to<U: Lane>(&self) -> Lanes<U> {
        Lanes::from_fn(|i| U::low(self.word(i)))
    }
}

impl Lanes<u8> {
    /// The lanes' lowest bits: bit k is lane k's.
    #[inline(always)]
    pub fn ones(&self) -> u32 {
        (0..)
            .zip(self.lanes.chunks_exact(8))
            .fold(0, |all, (number, lanes)| {
                let mut eight = [0; 8];
                eight.copy_from_slice(lanes);
                // Each byte's lowest bit comes to the highest byte, the first one lowest.
                let bits = u64::from_le_bytes(eight) & 0x0101_0101_0101_0101;
                let byte = bits.wrapping_mul(0x0102_0408_1020_4080) >> 56;
                all | (byte as u32) << (8 * number)
            })
    }
}

/// The type of a lane of a slot.
pub trait Lane: Copy + Default + Into<Word> + 'static {
    /// Aligned as the lanes shall be.
    type Align: Copy + std::fmt::Debug;

    /// The low bits of a word.
    fn low(word: Word) -> Self;

    /// The slots with lanes of this type.
    fn of(slots: &Slots) -> &[Lanes<Self>];

    /// The same, mutable.
    fn of_mut(slots: &mut Slots) -> &mut [Lanes<Self>];

    /// All lanes of a slot.
    fn load(slots: &Slots, slot: Slot) -> Lanes<Self>;

    /// Sets all lanes of a slot.
    fn store(slots: &mut Slots, slot: Slot, lanes: &Lanes<Self>);
}

/// Half a cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub struct HalfLine;

/// A cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Line;

macro_rules! lane {
    ($type:ty, $align:ty, $slots:ident, $load:expr, $store:expr) => {
        impl Lane for $type {
            type Align = $align;

            #[inline(always)]
            fn low(word: Word) -> Self {
                word as $type
            }

            #[inline(always)]
            fn of(slots: &Slots) -> &[Lanes<Self>] {
                &slots.$slots
            }

            #[inline(always)]
            fn of_mut(slots: &mut Slots) -> &mut [Lanes<Self>] {
                &mut slots.$slots
            }

            #[inline(always)]
            fn load(slots: &Slots, slot: Slot) -> Lanes<Self> {
                $load(slots, slot)
            }

            #[inline(always)]
            fn store(slots: &mut Slots, slot: Slot, lanes: &Lanes<Self>) {
                $store(slots, slot, lanes);
            }
        }
    };
}

lane!(
    u8,
    HalfLine,
    bytes,
    |slots: &Slots, slot: Slot| slots.bytes[slot.index()],
    |slots: &mut Slots, slot: Slot, lanes: &Lanes<u8>| slots.bytes[slot.index()] = *lanes
);
lane!(u32, Line, words, Slots::load_words, Slots::store_words);

/// All slots, those of a size together.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    bytes: Vec<Lanes<u8>>,
    words: Vec<Lanes<u32>>,
    /// Whether the first quarter of the lanes of all words is stored first, then the second and so on.
    /// Machine code processes a quarter of the lanes at a time, whose data then stay in the nearest cache.
    in_quarters: bool,
}

/// Lanes of a quarter.
pub const QUARTER: usize = LANES / 4;

/// Repeats code with the type of each size's lanes.
macro_rules! by_size {
    ($size:expr, $type:ident => $body:expr) => {
        match $size {
            $crate::sim::program::Size::Byte => {
                type $type = u8;
                $body
            }
            $crate::sim::program::Size::Word => {
                type $type = u32;
                $body
            }
        }
    };
}
pub(super) use by_size;

impl Slots {
    /// This many slots of each size, all 0.
    pub fn new(counts: [usize; Size::ALL.len()], in_quarters: bool) -> Self {
        let [bytes, words] = counts;
        Slots {
            bytes: vec![Lanes::all(0); bytes],
            words: vec![Lanes::all(0); words],
            in_quarters,
        }
    }

    /// Copies the values of other slots of the same design.
    pub fn copy_from(&mut self, other: &Slots) {
        self.bytes.copy_from_slice(&other.bytes);
        self.words.copy_from_slice(&other.words);
    }

    /// The place of eight lanes of a word: the element, and the position in it.
    #[inline(always)]
    fn quarter(&self, slot: Slot, quarter: usize) -> (usize, usize) {
        let eights = if self.in_quarters {
            quarter * self.words.len() + slot.index()
        } else {
            4 * slot.index() + quarter
        };
        (eights / 4, eights % 4 * QUARTER)
    }

    #[inline(always)]
    fn load_words(&self, slot: Slot) -> Lanes<u32> {
        let mut all = Lanes::all(0);
        for (quarter, lanes) in all.lanes.chunks_exact_mut(QUARTER).enumerate() {
            let (element, at) = self.quarter(slot, quarter);
            lanes.copy_from_slice(&self.words[element].lanes[at..at + QUARTER]);
        }
        all
    }

    #[inline(always)]
    fn store_words(&mut self, slot: Slot, all: &Lanes<u32>) {
        for (quarter, lanes) in all.lanes.chunks_exact(QUARTER).enumerate() {
            let (element, at) = self.quarter(slot, quarter);
            self.words[element].lanes[at..at + QUARTER].copy_from_slice(lanes);
        }
    }

    /// A slot's lanes, which are of this type, for the interpreter: slots are not in quarters.
    #[inline(always)]
    pub fn at<T: Lane>(&self, slot: Slot) -> &Lanes<T> {
        &T::of(self)[slot.index()]
    }

    /// The same, mutable.
    #[inline(always)]
    pub fn at_mut<T: Lane>(&mut self, slot: Slot) -> &mut Lanes<T> {
        &mut T::of_mut(self)[slot.index()]
    }

    /// A lane of a slot.
    #[inline]
    pub fn get(&self, slot: Slot, lane: usize) -> Word {
        match slot.size() {
            Size::Byte => self.bytes[slot.index()].word(lane),
            Size::Word => {
                let (element, at) = self.quarter(slot, lane / QUARTER);
                self.words[element].word(at + lane % QUARTER)
            }
        }
    }

    /// Sets a lane of a slot.
    #[inline]
    pub fn set(&mut self, slot: Slot, lane: usize, word: Word) {
        match slot.size() {
            Size::Byte => self.bytes[slot.index()].set(lane, word),
            Size::Word => {
                let (element, at) = self.quarter(slot, lane / QUARTER);
                self.words[element].set(at + lane % QUARTER, word);
            }
        }
    }

    /// Sets all lanes of a slot alike.
    pub fn set_all(&mut self, slot: Slot, word: Word) {
        by_size!(slot.size(), T => T::store(self, slot, &Lanes::all(T::low(word))));
    }

    /// All lanes of a slot, as words.
    #[inline(always)]
    pub fn lanes(&self, slot: Slot) -> Lanes<Word> {
        by_size!(slot.size(), T => T::load(self, slot).to())
    }
}
