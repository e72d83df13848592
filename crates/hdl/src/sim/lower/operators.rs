//! Lowers each operator of the netlist to instructions on words.

use super::{constant_word, word_count, word_mask, Lowering};
use crate::flat::{FlatId, FlatOp};
use crate::netlist::{BinaryOp, UnaryOp};
use crate::sim::program::{Expr, Op, Slot, Word, WORD_BITS};

impl Lowering<'_> {
    /// The words of a node whose operands have theirs.
    pub fn node(&mut self, id: FlatId) -> Vec<Slot> {
        let node = self.flat.node(id);
        let width = node.width;
        let words = word_count(width);
        match &node.op {
            FlatOp::Input | FlatOp::Register { .. } | FlatOp::ReadData => {
                unreachable!("has slots")
            }
            FlatOp::Alias(a) => self.value(*a),
            FlatOp::Constant(c) => (0..words)
                .map(|i| self.constant(constant_word(c, i)))
                .collect(),
            FlatOp::Unary(op, a) => self.unary(*op, *a, width),
            FlatOp::Binary(op, a, b) => self.binary(*op, *a, *b, width),
            FlatOp::Mux {
                select,
                if_true,
                if_false,
            } => {
                let select = self.value(*select)[0];
                let (t, f) = (self.value(*if_true), self.value(*if_false));
                (0..words)
                    .map(|i| self.op(Op::Mux, [select, t[i], f[i]]))
                    .collect()
            }
            FlatOp::Slice { of, low } => {
                let (of, low) = self.part_with(*of, *low, width);
                let of = self.value(of);
                (0..words)
                    .map(|i| self.bits(&of, low + WORD_BITS * i as u32, word_mask(width, i)))
                    .collect()
            }
            FlatOp::Concat(parts) => self.concat(parts, width),
        }
    }

    fn value(&self, id: FlatId) -> Vec<Slot> {
        self.values[id as usize].clone()
    }

    /// The source of `width` bits of a node from bit `low` on: through aliases, slices and those
    /// parts of concatenations that have all of them, to a node and the bit there.
    fn part_with(&self, mut id: FlatId, mut low: u32, width: u32) -> (FlatId, u32) {
        loop {
            match &self.flat.node(id).op {
                FlatOp::Alias(a) => id = *a,
                FlatOp::Slice { of, low: inner } => {
                    id = *of;
                    low += inner;
                }
                FlatOp::Concat(parts) => {
                    let mut start = 0;
                    let within = parts.iter().find(|&&part| {
                        let end = start + self.flat.node(part).width;
                        let found = start <= low && low + width <= end;
                        if !found {
                            start = end;
                        }
                        found
                    });
                    let Some(&part) = within else {
                        return (id, low);
                    };
                    id = part;
                    low -= start;
                }
                _ => return (id, low),
            }
        }
    }

    /// A word of bits of a value from bit `low` on, masked.
    fn bits(&mut self, of: &[Slot], low: u32, mask: Word) -> Slot {
        let (word, shift) = ((low / WORD_BITS) as usize, low % WORD_BITS);
        let reaches = WORD_BITS - mask.leading_zeros();
        if shift + reaches > WORD_BITS && word + 1 < of.len() {
            let both = Expr::new(Op::FieldAcross, [of[word], of[word + 1]]);
            return self.emit(both.shifted(shift).masked(mask));
        }
        self.field(of[word], shift, mask)
    }

    fn concat(&mut self, parts: &[FlatId], width: u32) -> Vec<Slot> {
        let one_bit = self.flat.node(parts[0]).width == 1;
        if one_bit && parts.iter().all(|&p| p == parts[0]) {
            let a = self.value(parts[0])[0];
            return (0..word_count(width))
                .map(|i| self.emit(Expr::new(Op::Spread, [a]).masked(word_mask(width, i))))
                .collect();
        }
        if let Some(reversed) = self.reversal(parts) {
            return vec![reversed];
        }
        let zero = self.constant(0);
        let mut words = vec![zero; word_count(width)];
        let mut at = 0;
        for &part in parts {
            let value = self.value(part);
            let part_width = self.flat.node(part).width;
            for (i, &slot) in value.iter().enumerate() {
                let (word, shift) = ((at / WORD_BITS) as usize + i, at % WORD_BITS);
                let insert = Expr::new(Op::Insert, [slot, words[word]]).shifted(shift);
                words[word] = self.emit(insert.masked(Word::MAX << shift));
                let bits = (part_width - WORD_BITS * i as u32).min(WORD_BITS);
                if shift + bits > WORD_BITS {
                    words[word + 1] = self.field(slot, WORD_BITS - shift, Word::MAX);
                }
            }
            at += part_width;
        }
        words
    }

    /// The bits of one word in opposite order, as `Signal::reverse` writes them.
    fn reversal(&mut self, parts: &[FlatId]) -> Option<Slot> {
        let count = parts.len() as u32;
        if !(3..=WORD_BITS).contains(&count) {
            return None;
        }
        let bit = |id: FlatId| match self.flat.node(id).op {
            FlatOp::Slice { of, low } if self.flat.node(id).width == 1 => Some((of, low)),
            _ => None,
        };
        let (of, highest) = bit(parts[0])?;
        for (i, &part) in parts.iter().enumerate() {
            if bit(part)? != (of, highest.checked_sub(i as u32)?) {
                return None;
            }
        }
        let value = self.value(of);
        let a = self.bits(&value, highest + 1 - count, word_mask(count, 0));
        Some(self.emit(Expr::new(Op::Reverse, [a]).shifted(count)))
    }

    /// All words combined by an operator; no value has no words.
    fn fold(&mut self, op: Op, words: Vec<Slot>) -> Slot {
        let folded = words.into_iter().reduce(|a, b| self.op(op, [a, b]));
        folded.unwrap_or_else(|| self.constant(0))
    }

    fn unary(&mut self, op: UnaryOp, a: FlatId, width: u32) -> Vec<Slot> {
        let operand_width = self.flat.node(a).width;
        let a = self.value(a);
        match op {
            UnaryOp::Not => (0..a.len())
                .map(|i| self.not(a[i], word_mask(width, i)))
                .collect(),
            UnaryOp::ReduceOr => {
                let all = self.fold(Op::Or, a);
                vec![self.op(Op::NonZero, [all])]
            }
            UnaryOp::ReduceXor => {
                let all = self.fold(Op::Xor, a);
                vec![self.op(Op::Parity, [all])]
            }
            UnaryOp::ReduceAnd => {
                let full = (0..a.len())
                    .map(|i| {
                        let mask = word_mask(operand_width, i);
                        self.emit(Expr::new(Op::EqualTo, [a[i]]).masked(mask))
                    })
                    .collect();
                vec![self.fold(Op::And, full)]
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, a: FlatId, b: FlatId, width: u32) -> Vec<Slot> {
        let (a, b) = (self.value(a), self.value(b));
        let words = a.len();
        let mask = word_mask(width, 0);
        let each = |l: &mut Self, op: Op| -> Vec<Slot> {
            a.iter().zip(&b).map(|(&a, &b)| l.op(op, [a, b])).collect()
        };
        let one = |l: &mut Self, op: Op| vec![l.emit(Expr::new(op, [a[0], b[0]]).masked(mask))];
        match op {
            BinaryOp::And => each(self, Op::And),
            BinaryOp::Or => each(self, Op::Or),
            BinaryOp::Xor => each(self, Op::Xor),
            BinaryOp::Add if words == 1 => one(self, Op::Add),
            BinaryOp::Sub if words == 1 => one(self, Op::Sub),
            BinaryOp::Add => self.wide_add(&a, &b, 0, width),
            BinaryOp::Sub => {
                let inverted: Vec<Slot> = b.iter().map(|&b| self.not(b, Word::MAX)).collect();
                self.wide_add(&a, &inverted, 1, width)
            }
            BinaryOp::Equal => {
                let equal = each(self, Op::Equal);
                vec![self.fold(Op::And, equal)]
            }
            BinaryOp::Less => {
                // From the lowest word up: less there, or equal and less below.
                let mut less = self.op(Op::Less, [a[0], b[0]]);
                for i in 1..words {
                    let above = self.op(Op::Less, [a[i], b[i]]);
                    let equal = self.op(Op::Equal, [a[i], b[i]]);
                    let below = self.op(Op::And, [equal, less]);
                    less = self.op(Op::Or, [above, below]);
                }
                vec![less]
            }
            BinaryOp::ShiftLeft if words == 1 && b.len() == 1 => one(self, Op::ShiftLeft),
            BinaryOp::ShiftRight if words == 1 && b.len() == 1 => {
                vec![self.op(Op::ShiftRight, [a[0], b[0]])]
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                self.wide_shift(op == BinaryOp::ShiftLeft, a, &b, width)
            }
        }
    }

    fn wide_add(&mut self, a: &[Slot], b: &[Slot], carry: Word, width: u32) -> Vec<Slot> {
        let mut carry = self.constant(carry);
        (0..a.len())
            .map(|i| {
                let sum = self.op(Op::AddCarry, [a[i], b[i], carry]);
                carry = self.op(Op::CarryOut, [a[i], b[i], carry]);
                self.field(sum, 0, word_mask(width, i))
            })
            .collect()
    }

    /// Whole words by a multiplexer for each bit of the distance that counts
    /// words, then the rest of it across neighbouring words.
    fn wide_shift(&mut self, left: bool, a: Vec<Slot>, distance: &[Slot], width: u32) -> Vec<Slot> {
        let zero = self.constant(0);
        let words = a.len();
        let mut value = a;
        let neighbour = |value: &[Slot], i: usize, step: usize| {
            let from = if left {
                i.checked_sub(step)
            } else {
                Some(i + step)
            };
            from.and_then(|j| value.get(j).copied()).unwrap_or(zero)
        };
        let mut step = 1;
        let mut bit = WORD_BITS.trailing_zeros();
        while step < words {
            let select = self.field(distance[0], bit, 1);
            value = (0..words)
                .map(|i| self.op(Op::Mux, [select, neighbour(&value, i, step), value[i]]))
                .collect();
            step *= 2;
            bit += 1;
        }
        // A distance with more bits than the stages looked at moves all out.
        let mut beyond = vec![self.field(distance[0], bit, Word::MAX)];
        beyond.extend(&distance[1..]);
        let beyond = self.fold(Op::Or, beyond);
        let far = self.op(Op::NonZero, [beyond]);
        let op = if left {
            Op::FunnelLeft
        } else {
            Op::FunnelRight
        };
        (0..words)
            .map(|i| {
                let (own, other) = (value[i], neighbour(&value, i, 1));
                let pair = if left { [other, own] } else { [own, other] };
                let shifted = self.op(op, [pair[0], pair[1], distance[0]]);
                let shifted = self.field(shifted, 0, word_mask(width, i));
                self.op(Op::GateNot, [far, shifted])
            })
            .collect()
    }
}
