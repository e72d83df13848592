//! Where the values are: slots of a word for each lane, as narrow as the values in them let them be.
//!
//! A net of a design is a bit or a few more often than not. In lanes of its own width it takes a
//! quarter of the vector operations and of the memory traffic of a whole word.

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
    /// The same in every lane.
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

    /// Whether all lanes have the same.
    pub fn is_alike(&self) -> bool {
        self.lanes.iter().all(|&lane| lane.into() == self.word(0))
    }

    /// The same, but what `new` has where `enable` has a 1.
    #[inline(always)]
    pub fn or_where(&self, enable: &Lanes<u8>, new: &Self) -> Self {
        Self::from_fn(|i| {
            let keep = enable.word(i).wrapping_sub(1);
            T::low((self.word(i) & keep) | (new.word(i) & !keep))
        })
    }

    /// The same in lanes of another width.
    #[inline(always)]
    pub fn to<U: Lane>(&self) -> Lanes<U> {
        Lanes::from_fn(|i| U::low(self.word(i)))
    }
}

/// What a lane of a slot can be.
pub trait Lane: Copy + Default + Into<Word> + 'static {
    /// Aligned as the lanes shall be.
    type Align: Copy + std::fmt::Debug;

    /// The low bits of a word.
    fn low(word: Word) -> Self;

    /// The slots that have such lanes.
    fn of(slots: &Slots) -> &[Lanes<Self>];

    /// The same, to change.
    fn of_mut(slots: &mut Slots) -> &mut [Lanes<Self>];
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
    ($type:ty, $align:ty, $slots:ident) => {
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
        }
    };
}

lane!(u8, HalfLine, bytes);
lane!(u32, Line, words);

/// All slots, those of a size together.
#[derive(Debug, Default)]
pub struct Slots {
    bytes: Vec<Lanes<u8>>,
    words: Vec<Lanes<u32>>,
}

/// Does the same with the type of a size's lanes under a name.
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
    /// So many of each size, with 0 in them.
    pub fn new(counts: [usize; Size::ALL.len()]) -> Self {
        let [bytes, words] = counts;
        Slots {
            bytes: vec![Lanes::all(0); bytes],
            words: vec![Lanes::all(0); words],
        }
    }

    /// A slot's lanes, which are of this type.
    #[inline(always)]
    pub fn at<T: Lane>(&self, slot: Slot) -> &Lanes<T> {
        &T::of(self)[slot.index()]
    }

    /// The same, to change.
    #[inline(always)]
    pub fn at_mut<T: Lane>(&mut self, slot: Slot) -> &mut Lanes<T> {
        &mut T::of_mut(self)[slot.index()]
    }

    /// A lane of a slot.
    #[inline]
    pub fn get(&self, slot: Slot, lane: usize) -> Word {
        by_size!(slot.size(), T => self.at::<T>(slot).word(lane))
    }

    /// Sets a lane of a slot.
    #[inline]
    pub fn set(&mut self, slot: Slot, lane: usize, word: Word) {
        by_size!(slot.size(), T => self.at_mut::<T>(slot).set(lane, word));
    }

    /// Sets all lanes of a slot alike.
    pub fn set_all(&mut self, slot: Slot, word: Word) {
        by_size!(slot.size(), T => *self.at_mut(slot) = Lanes::all(T::low(word)));
    }

    /// All lanes of a slot, as words.
    #[inline(always)]
    pub fn lanes(&self, slot: Slot) -> Lanes<Word> {
        by_size!(slot.size(), T => self.at::<T>(slot).to())
    }
}
