//! The operators on a signal.
//!
//! Operators require equal widths and report where they differ; widths change only where the source
//! says so (`resize`, `slice`, [`concat()`]).

use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

mod fold;
mod join;

use super::builder::Signal;
use super::netlist::*;
use super::DesignError;

pub use join::{concat, or_all};

impl<'m> Signal<'m> {
    /// Gives the net a name, which the Verilog keeps.
    pub fn named(self, name: &str) -> Self {
        if self.takes_name(name) {
            return self;
        }
        let wire = self.builder.wire(name, self.width);
        self.builder.drive(wire, self);
        wire
    }

    /// The same for a net without a name; one that has a name keeps it.
    pub fn named_if_not(self, name: &str) -> Self {
        self.takes_name(name);
        self
    }

    /// Gives a net without a name this one; whether it had none.
    fn takes_name(self, name: &str) -> bool {
        let renamable = !matches!(
            self.builder.op_of(self.id),
            Op::Constant(_)
                | Op::Parameter(_)
                | Op::Input
                | Op::Register(_)
                | Op::InstanceOutput { .. }
        );
        let takes = renamable && !self.builder.is_named(self.id);
        if takes {
            self.builder.set_name(self.id, name);
        }
        takes
    }

    /// Sets the comment of the net, or the port, in the Verilog.
    pub fn comment(self, text: &str) -> Self {
        self.builder.set_comment(self.id, text);
        self
    }

    /// Bits `low .. low + width`.
    pub fn slice(self, low: u32, width: u32) -> Self {
        let high = low.saturating_add(width);
        if high > self.width || width == 0 {
            self.builder.fail(DesignError::OutOfRange {
                module: self.builder.name().to_string(),
                net: self.builder.describe(self.id),
                low,
                high,
                width: self.width,
            });
            return self.builder.zero(width.max(1));
        }
        if width == self.width {
            return self;
        }
        let is_constant = self.builder.constant_of(self.id).is_some();
        if self.builder.is_named(self.id) && !is_constant {
            return self.builder.node(Op::Slice { of: self.id, low }, width);
        }
        match self.builder.op_of(self.id) {
            Op::Constant(c) => self.builder.node(Op::Constant(c.slice(low, width)), width),
            Op::Slice { of, low: inner } => self.builder.node(
                Op::Slice {
                    of,
                    low: inner + low,
                },
                width,
            ),
            Op::Concat(parts) => self.slice_of_concat(&parts, low, width),
            _ => self.builder.node(Op::Slice { of: self.id, low }, width),
        }
    }

    fn slice_of_concat(self, parts: &[NodeId], low: u32, width: u32) -> Self {
        let mut taken = Vec::new();
        let mut start = 0;
        for &id in parts {
            let part = Signal::new(self.builder, id, self.builder.width_of(id));
            let from = low.max(start);
            let to = (low + width).min(start + part.width);
            if from < to {
                taken.push(part.slice(from - start, to - from));
            }
            start += part.width;
        }
        concat(&taken)
    }

    /// Of `count` bits, the one with this number is 1; all are 0 if there is none.
    pub fn one_hot(self, count: u32) -> Self {
        self.builder.constant(1, count) << self
    }

    /// One bit; bit 0 is the lowest.
    pub fn bit(self, index: u32) -> Self {
        self.slice(index, 1)
    }

    /// Zero-extended or cut to `width` bits.
    pub fn resize(self, width: u32) -> Self {
        match width.cmp(&self.width) {
            std::cmp::Ordering::Less => self.slice(0, width),
            std::cmp::Ordering::Equal => self,
            std::cmp::Ordering::Greater => concat(&[self, self.builder.zero(width - self.width)]),
        }
    }

    /// `times` copies side by side.
    pub fn replicate(self, times: u32) -> Self {
        concat(&vec![self; times as usize])
    }

    /// Bit 0 becomes the highest.
    pub fn reverse(self) -> Self {
        let bits: Vec<_> = (0..self.width).rev().map(|i| self.bit(i)).collect();
        concat(&bits)
    }

    /// Equal parts of `width` bits, the lowest first.
    pub fn parts(self, width: u32) -> Vec<Self> {
        (0..self.width / width)
            .map(|i| self.slice(i * width, width))
            .collect()
    }

    /// `if_true` where this one bit is 1, else `if_false`.
    pub fn mux(self, if_true: Signal<'m>, if_false: Signal<'m>) -> Signal<'m> {
        if self.width != 1 {
            self.builder.mismatch(
                format!("select {}", self.builder.describe(self.id)),
                1,
                self.width,
            );
        }
        self.builder.same_width(if_true, if_false);
        if let Some(folded) = fold::mux(self, if_true, if_false) {
            return folded;
        }
        let op = Op::Mux {
            select: self.id,
            if_true: if_true.id,
            if_false: if_false.id,
        };
        self.builder.node(op, if_true.width)
    }

    /// The value if this one bit is 1, else zero.
    pub fn gate(self, value: Signal<'m>) -> Signal<'m> {
        match self.builder.constant_of(self.id) {
            Some(c) if c.is_zero() => self.builder.zero(value.width),
            Some(_) => value,
            None => self.replicate(value.width) & value,
        }
    }

    /// One of `choices`, numbered by this signal: a balanced tree of multiplexers. A number past the last
    /// choice selects an arbitrary one.
    pub fn select(self, choices: &[Signal<'m>]) -> Signal<'m> {
        let mut level: Vec<Signal<'m>> = choices.to_vec();
        let mut bit = 0;
        while level.len() > 1 {
            let select = self.bit(bit);
            level = level
                .chunks(2)
                .map(|pair| match pair {
                    [even, odd] => select.mux(*odd, *even),
                    rest => rest[0],
                })
                .collect();
            bit += 1;
        }
        level[0]
    }

    /// One bit: equal, of equal widths.
    pub fn eq(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::Equal, other)
    }

    /// One bit: equal to a constant.
    pub fn eq_to(self, value: u64) -> Signal<'m> {
        self.eq(self.builder.constant(value, self.width))
    }

    /// Unsigned.
    pub fn lt(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::Less, other)
    }

    /// One bit: unsigned greater than or equal.
    pub fn ge(self, other: Signal<'m>) -> Signal<'m> {
        !self.lt(other)
    }

    /// One bit: unsigned greater than.
    pub fn gt(self, other: Signal<'m>) -> Signal<'m> {
        other.lt(self)
    }

    /// One bit: unsigned less than or equal.
    pub fn le(self, other: Signal<'m>) -> Signal<'m> {
        !other.lt(self)
    }

    /// One bit: the OR of all bits.
    pub fn any(self) -> Signal<'m> {
        self.reduce(UnaryOp::ReduceOr)
    }

    /// One bit: the AND of all bits.
    pub fn all(self) -> Signal<'m> {
        self.reduce(UnaryOp::ReduceAnd)
    }

    /// One bit: the XOR of all bits.
    pub fn parity(self) -> Signal<'m> {
        self.reduce(UnaryOp::ReduceXor)
    }

    fn reduce(self, op: UnaryOp) -> Signal<'m> {
        if self.width == 1 {
            return self;
        }
        let folded = fold::unary(op, self);
        folded.unwrap_or_else(|| self.builder.node(Op::Unary(op, self.id), 1))
    }

    pub(super) fn binary(self, op: BinaryOp, other: Signal<'m>) -> Signal<'m> {
        let width = match op {
            BinaryOp::Equal | BinaryOp::Less => 1,
            _ => self.width,
        };
        if !matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) {
            self.builder.same_width(self, other);
        }
        let make = || self.builder.node(Op::Binary(op, self.id, other.id), width);
        fold::binary(op, self, other).unwrap_or_else(make)
    }

    /// `self` plus a constant.
    pub fn plus(self, value: u64) -> Signal<'m> {
        self + self.builder.constant(value, self.width)
    }
}

impl<'m> BitAnd for Signal<'m> {
    type Output = Signal<'m>;
    fn bitand(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::And, other)
    }
}

impl<'m> BitOr for Signal<'m> {
    type Output = Signal<'m>;
    fn bitor(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::Or, other)
    }
}

impl<'m> BitXor for Signal<'m> {
    type Output = Signal<'m>;
    fn bitxor(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::Xor, other)
    }
}

impl<'m> Add for Signal<'m> {
    type Output = Signal<'m>;
    fn add(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::Add, other)
    }
}

impl<'m> Sub for Signal<'m> {
    type Output = Signal<'m>;
    fn sub(self, other: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::Sub, other)
    }
}

/// Towards the high bits, by a signal of any width; zeros come in.
impl<'m> Shl for Signal<'m> {
    type Output = Signal<'m>;
    fn shl(self, distance: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::ShiftLeft, distance)
    }
}

/// Towards the low bits, by a signal of any width; zeros come in.
impl<'m> Shr for Signal<'m> {
    type Output = Signal<'m>;
    fn shr(self, distance: Signal<'m>) -> Signal<'m> {
        self.binary(BinaryOp::ShiftRight, distance)
    }
}

impl<'m> Not for Signal<'m> {
    type Output = Signal<'m>;
    fn not(self) -> Signal<'m> {
        if !self.builder.is_named(self.id) {
            if let Op::Unary(UnaryOp::Not, inner) = self.builder.op_of(self.id) {
                return Signal::new(self.builder, inner, self.width);
            }
        }
        let make = |op| self.builder.node(Op::Unary(op, self.id), self.width);
        fold::unary(UnaryOp::Not, self).unwrap_or_else(|| make(UnaryOp::Not))
    }
}
