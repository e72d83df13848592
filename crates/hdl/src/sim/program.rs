//! The straight-line program that evaluates a design's combinational logic for
//! one cycle.
//!
//! Values are words of 32 bits; a slot holds one word of [`LANES`] independent streams, side by side, so that
//! every instruction is a few vector operations and all streams share the cost of dispatching it. Most of a
//! design is narrow: a word that never has more than 8 bits has lanes of 8 bits.

/// Independent streams that one simulator runs.
pub const LANES: usize = 32;

/// A word of one lane.
pub type Word = u32;

/// Bits of a word.
pub const WORD_BITS: u32 = Word::BITS;

/// Bytes of a word.
pub const WORD_BYTES: usize = size_of::<Word>();

/// Widths of the lanes of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// 8 bits.
    Byte,
    /// 32 bits.
    Word,
}

impl Size {
    /// All of them, the narrowest first.
    pub const ALL: [Size; 2] = [Size::Byte, Size::Word];

    /// The narrowest that holds all of some bits.
    pub fn of(bits: Word) -> Self {
        match bits & !Size::Byte.mask() {
            0 => Size::Byte,
            _ => Size::Word,
        }
    }

    /// All bits of a lane.
    pub fn mask(self) -> Word {
        match self {
            Size::Byte => 0xff,
            Size::Word => Word::MAX,
        }
    }
}

/// A word of the design's state or of a result. While the program is generated it is a number; then it gets a
/// place: the size of its lanes, and its index among the slots of that size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Slot(u32);

impl Slot {
    /// The bits that hold the index; the size is above.
    const INDEX_BITS: u32 = 31;

    /// The slot with a number.
    pub fn new(number: usize) -> Self {
        debug_assert!(number < 1 << Self::INDEX_BITS);
        Slot(number as u32)
    }

    /// The one at a place.
    pub fn placed(size: Size, index: usize) -> Self {
        Slot(Self::new(index).0 | (size as u32) << Self::INDEX_BITS)
    }

    /// Its number, or its index among those of its size.
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.0 & ((1 << Self::INDEX_BITS) - 1)) as usize
    }

    /// The size of its lanes, once it has a place.
    #[inline(always)]
    pub fn size(self) -> Size {
        Size::ALL[(self.0 >> Self::INDEX_BITS) as usize]
    }
}

/// An instruction's operation on its operands a, b, c, its `shift` and its `mask`. Operands hold no
/// bits above their width; selects and conditions are 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Op {
    /// a.
    Copy,
    /// !a & mask.
    Not,
    /// a & b.
    And,
    /// a & !b.
    AndNot,
    /// a | b.
    Or,
    /// a ^ b.
    Xor,
    /// (a + b) & mask.
    Add,
    /// (a − b) & mask.
    Sub,
    /// a + b + c, for values of several words.
    AddCarry,
    /// The carry out of that.
    CarryOut,
    /// a = b.
    Equal,
    /// a = mask.
    EqualTo,
    /// a < b, unsigned.
    Less,
    /// a ≤ b, unsigned.
    LessEqual,
    /// a ≠ 0.
    NonZero,
    /// The XOR of a's bits.
    Parity,
    /// (a << b) & mask; distances past a word give zero.
    ShiftLeft,
    /// a >> b.
    ShiftRight,
    /// The low word of {b, a} >> (c mod word).
    FunnelRight,
    /// The high word of {b, a} << (c mod word).
    FunnelLeft,
    /// b where a is 1, else c.
    Mux,
    /// b where a is 1, else 0.
    Gate,
    /// b where a is 0, else 0.
    GateNot,
    /// c | b where a is 1, else c.
    OrGate,
    /// (a >> shift) & mask.
    Field,
    /// The same for the double word {b, a}, with 0 < shift < word.
    FieldAcross,
    /// b | (a rotated left by shift) & mask.
    Insert,
    /// The bit a in every bit of the mask.
    Spread,
    /// The low bits of a, as many as shift says, in opposite order.
    Reverse,
}

impl Op {
    /// How many operands it has.
    pub fn arity(self) -> usize {
        use Op::*;
        match self {
            Copy | Not | EqualTo | NonZero | Parity | Field | Spread | Reverse => 1,
            And | AndNot | Or | Xor | Add | Sub | Equal | Less | LessEqual | ShiftLeft
            | ShiftRight | Gate | GateNot | FieldAcross | Insert => 2,
            AddCarry | CarryOut | FunnelRight | FunnelLeft | Mux | OrGate => 3,
        }
    }

    /// The operand that can be the result of the same operator in a chain of these.
    pub fn accumulator(self) -> Option<usize> {
        match self {
            Op::And | Op::Or | Op::Xor | Op::Insert => Some(1),
            Op::Mux | Op::OrGate => Some(2),
            _ => None,
        }
    }
}

/// An operation with its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Expr {
    /// The operation.
    pub op: Op,
    /// Its distance in bits, at most [`WORD_BITS`].
    pub shift: u8,
    /// Its mask, or for [`Op::EqualTo`] its constant.
    pub mask: Word,
    args: [Slot; 3],
}

impl Expr {
    /// With no shift, and a mask of all bits.
    pub fn new<const N: usize>(op: Op, operands: [Slot; N]) -> Self {
        debug_assert_eq!(op.arity(), N);
        let mut args = [Slot::default(); 3];
        args[..N].copy_from_slice(&operands);
        Expr {
            op,
            shift: 0,
            mask: Word::MAX,
            args,
        }
    }

    /// The same with a mask.
    pub fn masked(self, mask: Word) -> Self {
        Expr { mask, ..self }
    }

    /// The same with a distance in bits.
    pub fn shifted(self, shift: u32) -> Self {
        debug_assert!(shift <= WORD_BITS);
        Expr {
            shift: shift as u8,
            ..self
        }
    }

    /// Its operands, as many as the operation has.
    pub fn operands(&self) -> &[Slot] {
        &self.args[..self.op.arity()]
    }

    /// Its operands, to replace.
    pub fn operands_mut(&mut self) -> &mut [Slot] {
        &mut self.args[..self.op.arity()]
    }

    /// All three; unused ones are arbitrary.
    pub fn args(&self) -> [Slot; 3] {
        self.args
    }
}

#[cfg(test)]
mod tests {
    use super::Size;

    #[test]
    fn lanes_are_as_narrow_as_their_bits_let_them_be() {
        for (bits, size) in [(0, Size::Byte), (1, Size::Byte), (0xff, Size::Byte)] {
            assert_eq!(Size::of(bits), size, "{bits:#x}");
        }
        for bits in [0x100, 0x101, 0x8000_0000, u32::MAX] {
            assert_eq!(Size::of(bits), Size::Word, "{bits:#x}");
        }
    }
}
