//! Peephole simplification: adds instructions to the program, in fewer and cheaper ones where known
//! properties of the operands allow: constants, bits that are never 1, and the operands'
//! definitions.

use super::Lowering;
use crate::sim::program::{Expr, Op, Slot, Word, WORD_BITS};

impl Lowering<'_> {
    /// The slot that will hold the expression's value.
    pub fn emit(&mut self, expr: Expr) -> Slot {
        if let Some(slot) = self.simplified(expr) {
            return slot;
        }
        if let Some(&slot) = self.known.get(&expr) {
            return slot;
        }
        let slot = self.new_slot(self.possible_bits(&expr));
        self.definitions[slot.index()] = Some(expr);
        self.program.push((slot, expr));
        self.known.insert(expr, slot);
        slot
    }

    pub fn op<const N: usize>(&mut self, op: Op, operands: [Slot; N]) -> Slot {
        self.emit(Expr::new(op, operands))
    }

    pub fn not(&mut self, a: Slot, mask: Word) -> Slot {
        self.emit(Expr::new(Op::Not, [a]).masked(mask))
    }

    pub fn field(&mut self, a: Slot, shift: u32, mask: Word) -> Slot {
        self.emit(Expr::new(Op::Field, [a]).shifted(shift).masked(mask))
    }

    /// The bits that may be 1 in what an expression gives.
    fn possible_bits(&self, expr: &Expr) -> Word {
        let of = |slot: Slot| self.possible[slot.index()];
        let [a, b, c] = expr.args();
        match expr.op {
            Op::Copy | Op::AndNot => of(a),
            Op::And => of(a) & of(b),
            Op::Or | Op::Xor => of(a) | of(b),
            Op::Not | Op::Add | Op::Sub | Op::ShiftLeft | Op::Spread => expr.mask,
            Op::CarryOut
            | Op::Equal
            | Op::EqualTo
            | Op::Less
            | Op::LessEqual
            | Op::NonZero
            | Op::Parity => 1,
            Op::AddCarry | Op::FunnelRight | Op::FunnelLeft => Word::MAX,
            Op::ShiftRight => match of(a).leading_zeros() {
                WORD_BITS => 0,
                zeros => Word::MAX >> zeros,
            },
            Op::Mux => of(b) | of(c),
            Op::Gate | Op::GateNot => of(b),
            Op::OrGate => of(b) | of(c),
            Op::Field => (of(a) >> expr.shift) & expr.mask,
            Op::FieldAcross => expr.mask,
            Op::Insert => of(b) | (of(a).rotate_left(u32::from(expr.shift)) & expr.mask),
            Op::Reverse => Word::MAX >> (WORD_BITS - u32::from(expr.shift)),
        }
    }

    fn definition(&self, slot: Slot) -> Option<Expr> {
        self.definitions[slot.index()]
    }

    fn is_bit(&self, slot: Slot) -> bool {
        self.possible[slot.index()] <= 1
    }

    /// A slot that has the expression's value already, or that a cheaper instruction gives.
    fn simplified(&mut self, expr: Expr) -> Option<Slot> {
        let [a, b, c] = expr.args();
        let value = |slot: Slot| self.constant_of.get(&slot).copied();
        match expr.op {
            Op::Not => self.simplified_not(a, expr.mask),
            Op::And | Op::Or => self.simplified_logic(expr.op, a, b),
            Op::Mux => self.simplified_mux(a, b, c),
            Op::Gate | Op::GateNot => match (value(a), value(b)) {
                (_, Some(0)) => Some(b),
                (Some(s), _) if (s == 1) == (expr.op == Op::Gate) => Some(b),
                (Some(_), _) => Some(self.constant(0)),
                _ if self.is_bit(b) && expr.op == Op::Gate => Some(self.op(Op::And, [a, b])),
                _ => None,
            },
            Op::Field => self.simplified_field(expr),
            Op::FieldAcross => {
                let shift = u32::from(expr.shift);
                let reaches = self.possible[b.index()] << (WORD_BITS - shift) & expr.mask;
                if reaches == 0 {
                    return Some(self.field(a, shift, expr.mask));
                }
                let (low, high) = (value(a)?, value(b)?);
                Some(self.constant((low >> shift | high << (WORD_BITS - shift)) & expr.mask))
            }
            Op::Insert => self.simplified_insert(expr),
            Op::Equal => match (value(a), value(b)) {
                (Some(x), Some(y)) => Some(self.constant(Word::from(x == y))),
                (Some(x), None) => Some(self.emit(Expr::new(Op::EqualTo, [b]).masked(x))),
                (None, Some(y)) => Some(self.emit(Expr::new(Op::EqualTo, [a]).masked(y))),
                _ if a == b => Some(self.constant(1)),
                _ => None,
            },
            Op::EqualTo if expr.mask & !self.possible[a.index()] != 0 => Some(self.constant(0)),
            Op::EqualTo if self.is_bit(a) && expr.mask == 1 => Some(a),
            Op::EqualTo if self.is_bit(a) => Some(self.not(a, 1)),
            Op::NonZero | Op::Parity if self.is_bit(a) => Some(a),
            Op::Spread if expr.mask == 1 => Some(a),
            Op::Spread => {
                let all = value(a)?;
                Some(self.constant(if all == 1 { expr.mask } else { 0 }))
            }
            _ => None,
        }
    }

    fn simplified_not(&mut self, a: Slot, mask: Word) -> Option<Slot> {
        if let Some(value) = self.constant_of.get(&a) {
            return Some(self.constant(!value & mask));
        }
        let inner = self.definition(a)?;
        let [x, y, _] = inner.args();
        match inner.op {
            Op::Not if inner.mask == mask && self.possible[x.index()] & !mask == 0 => Some(x),
            Op::Less if mask == 1 => Some(self.op(Op::LessEqual, [y, x])),
            Op::NonZero if mask == 1 => Some(self.emit(Expr::new(Op::EqualTo, [x]).masked(0))),
            Op::EqualTo if mask == 1 && inner.mask == 0 => Some(self.op(Op::NonZero, [x])),
            _ => None,
        }
    }

    fn simplified_logic(&mut self, op: Op, a: Slot, b: Slot) -> Option<Slot> {
        if a == b {
            return Some(a);
        }
        for (this, other) in [(a, b), (b, a)] {
            match (op, self.constant_of.get(&this).copied()) {
                (Op::And, Some(mask)) => return Some(self.field(other, 0, mask)),
                (Op::Or, Some(0)) => return Some(other),
                _ => {}
            }
        }
        for (this, other) in [(a, b), (b, a)] {
            let Some(inner) = self.definition(this) else {
                continue;
            };
            let [s, value, _] = inner.args();
            let covered = self.possible[other.index()] & !inner.mask == 0;
            match (op, inner.op) {
                (Op::And, Op::Spread) if covered => return Some(self.op(Op::Gate, [s, other])),
                (Op::And, Op::Not) if covered => return Some(self.op(Op::AndNot, [other, s])),
                (Op::Or, Op::Gate) => return Some(self.op(Op::OrGate, [s, value, other])),
                _ => {}
            }
        }
        // Trees of gated values become chains: half the instructions.
        for (this, other) in [(a, b), (b, a)] {
            let chain = self.definition(this);
            if let Some(chain) = chain.filter(|inner| (op, inner.op) == (Op::Or, Op::OrGate)) {
                let [s, value, base] = chain.args();
                let rest = self.op(Op::Or, [other, base]);
                return Some(self.op(Op::OrGate, [s, value, rest]));
            }
        }
        // One order of the operands, so that equal ones are found.
        (a > b).then(|| self.op(op, [b, a]))
    }

    fn simplified_mux(&mut self, select: Slot, t: Slot, f: Slot) -> Option<Slot> {
        if t == f {
            return Some(t);
        }
        let value = |slot: Slot| self.constant_of.get(&slot).copied();
        match (value(select), value(t), value(f)) {
            (Some(0), ..) => return Some(f),
            (Some(_), ..) => return Some(t),
            (_, Some(1), _) if self.is_bit(f) => return Some(self.op(Op::Or, [select, f])),
            (_, _, Some(0)) => return Some(self.op(Op::Gate, [select, t])),
            (_, Some(0), _) => return Some(self.op(Op::GateNot, [select, f])),
            _ => {}
        }
        if let Some(inner) = self.definition(select) {
            if inner.op == Op::Not && inner.mask == 1 {
                return Some(self.op(Op::Mux, [inner.args()[0], f, t]));
            }
        }
        let same = |slot: Slot| {
            self.definition(slot)
                .filter(|inner| inner.op == Op::Mux && inner.args()[0] == select)
        };
        if let Some(inner) = same(t) {
            return Some(self.op(Op::Mux, [select, inner.args()[1], f]));
        }
        let inner = same(f)?;
        Some(self.op(Op::Mux, [select, t, inner.args()[2]]))
    }

    fn simplified_field(&mut self, expr: Expr) -> Option<Slot> {
        let ([a, ..], shift, mask) = (expr.args(), u32::from(expr.shift), expr.mask);
        let possible = self.possible[a.index()];
        if let Some(&value) = self.constant_of.get(&a) {
            return Some(self.constant((value >> shift) & mask));
        }
        if (possible >> shift) & mask == 0 {
            return Some(self.constant(0));
        }
        if shift == 0 && possible & !mask == 0 {
            return Some(a);
        }
        let inner = self.definition(a)?;
        let [x, base, _] = inner.args();
        match inner.op {
            Op::Field => {
                let outer = u32::from(inner.shift) + shift;
                let mask = (inner.mask >> shift) & mask;
                Some(self.field(x, outer, mask))
            }
            Op::FieldAcross if shift == 0 => Some(self.emit(inner.masked(inner.mask & mask))),
            Op::Insert => {
                // All bits come from one of the two: read them there.
                let wanted = mask << shift;
                let rotated = u32::from(inner.shift);
                let inserted = self.possible[x.index()].rotate_left(rotated) & inner.mask & wanted;
                if inserted == 0 {
                    return Some(self.field(base, shift, mask));
                }
                if self.possible[base.index()] & wanted != 0 || shift < rotated {
                    return None;
                }
                let mask = (inner.mask >> shift) & mask;
                Some(self.field(x, shift - rotated, mask))
            }
            Op::Spread => {
                let bit = Expr::new(Op::Spread, [x]).masked((inner.mask >> shift) & mask);
                Some(self.emit(bit))
            }
            _ => None,
        }
    }

    fn simplified_insert(&mut self, expr: Expr) -> Option<Slot> {
        let [a, base, _] = expr.args();
        let (shift, mask) = (u32::from(expr.shift), expr.mask);
        let brought = self.possible[a.index()].rotate_left(shift) & mask;
        if brought == 0 {
            return Some(base);
        }
        if brought != mask {
            return Some(self.emit(expr.masked(brought)));
        }
        let into = self.constant_of.get(&base).copied();
        if let (Some(&a), Some(into)) = (self.constant_of.get(&a), into) {
            return Some(self.constant(into | a.rotate_left(shift) & mask));
        }
        if into == Some(0) && shift == 0 {
            return Some(self.field(a, 0, mask));
        }
        if let Some(inner) = self.definition(base).filter(|i| i.op == Op::Insert) {
            let [earlier, below, _] = inner.args();
            // Neighbours that move alike move together.
            if earlier == a && inner.shift == expr.shift {
                let both = Expr::new(Op::Insert, [a, below]).shifted(shift);
                return Some(self.emit(both.masked(inner.mask | mask)));
            }
        }
        let inner = self.definition(a).filter(|i| i.op == Op::Field)?;
        let direct = (shift + WORD_BITS - u32::from(inner.shift)) % WORD_BITS;
        let mask = inner.mask.rotate_left(shift) & mask;
        let insert = Expr::new(Op::Insert, [inner.args()[0], base]);
        Some(self.emit(insert.shifted(direct).masked(mask)))
    }
}
