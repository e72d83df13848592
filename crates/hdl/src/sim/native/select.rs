//! Which machine instructions do what an instruction of the program does.

use super::assembler::*;
use super::groups::{Class, Group};
use super::registers::{Form, Registers, Values};
use crate::sim::execute::Instruction;
use crate::sim::program::{Expr, Op, Size, Slot, Word, WORD_BITS};

/// The form in which an instruction takes its first operand. A single bit gates bits without conversion.
pub fn first_form(values: &Values, expr: &Expr) -> Form {
    let is_bit = |slot: Slot| values.possible[slot.index()] <= 1;
    match expr.op {
        Op::Mux | Op::Spread => Form::Mask,
        Op::Gate | Op::GateNot | Op::OrGate if !is_bit(expr.operands()[1]) => Form::Mask,
        _ => Form::Plain,
    }
}

/// Compiles a group.
pub fn compile(assembler: &mut Assembler, values: &mut Values, group: &Group) {
    let form = |values: &Values, at: usize| first_form(values, &group.instructions[at].1);
    let registers = Registers::new(assembler, values, group, form);
    let mut selection = Selection { registers };
    for (at, instruction) in group.instructions.iter().enumerate() {
        selection.registers.begin(at, instruction.1.operands());
        selection.instruction(instruction);
        selection.registers.end();
    }
}

struct Selection<'a> {
    registers: Registers<'a>,
}

impl Selection<'_> {
    /// A table of all operators.
    fn instruction(&mut self, (target, expr): &Instruction) {
        let operands = expr.operands();
        let (a, b, c) = (operands[0].index(), operands.get(1), operands.get(2));
        let (b, c) = (b.map_or(a, |s| s.index()), c.map_or(a, |s| s.index()));
        let target = target.index();
        // Bits that do not fit into the target are lost.
        let full = self.registers.values.places[target].size().mask();
        let mask = expr.mask & full;
        let shift = u32::from(expr.shift);
        let of = self.registers.of;
        let values = &self.registers.values;
        let is_signed_less =
            expr.op == Op::Less && values.is_never_negative(&[a, b], self.registers.class);
        let form = match expr.op {
            Op::Equal | Op::EqualTo | Op::LessEqual => Form::Mask,
            Op::Less if is_signed_less => Form::Mask,
            _ => Form::Plain,
        };
        let result = match expr.op {
            Op::Copy => self.registers.copied(a),
            Op::Not => self.with_constant(NOT_AND, a, mask),
            Op::And => self.commutative(AND, a, b),
            Op::Or => self.commutative(OR, a, b),
            Op::Xor => self.commutative(XOR, a, b),
            Op::AndNot => self.in_order(NOT_AND, b, a),
            Op::Add => {
                let sum = self.commutative(of.add, a, b);
                self.masked(sum, full, mask)
            }
            Op::Sub => {
                let difference = self.in_order(of.sub, a, b);
                self.masked(difference, full, mask)
            }
            Op::AddCarry => {
                let sum = self.commutative(of.add, a, b);
                let carry = self.registers.plain(c);
                self.binary(of.add, sum, carry)
            }
            Op::CarryOut => self.carry_out(a, b, c),
            Op::Equal => self.commutative(of.equal, a, b),
            Op::EqualTo => self.with_constant(of.equal, a, expr.mask),
            Op::Less if is_signed_less => self.in_order(of.greater, b, a),
            // Not a = max(a, b).
            Op::Less => {
                let not = self.is_first(of.max, a, b);
                self.plus_one(not)
            }
            Op::LessEqual => self.is_first(of.min, a, b),
            Op::NonZero => self.with_constant(of.min, a, 1),
            Op::Parity => self.parity(a),
            // Distances past a word give zero here, too.
            Op::ShiftLeft => {
                let shifted = self.in_order(SHIFT_WORDS_LEFT, a, b);
                self.masked(shifted, Word::MAX, mask)
            }
            Op::ShiftRight => self.in_order(SHIFT_WORDS_RIGHT, a, b),
            Op::FunnelRight => self.funnel_right(a, b, c),
            Op::FunnelLeft => self.funnel_left(a, b, c),
            Op::Mux => self.mux(a, b, c),
            Op::Gate => self.gated(AND, expr, b),
            Op::GateNot => self.gated(NOT_AND, expr, b),
            Op::OrGate => {
                let gated = self.gated(AND, expr, b);
                let c = self.registers.operand(c);
                self.binary(OR, gated, c)
            }
            Op::Field => self.field(a, shift % WORD_BITS, mask),
            Op::FieldAcross => {
                let both = self.across(a, b, shift % WORD_BITS);
                self.masked(both, Word::MAX, mask)
            }
            Op::Insert => self.insert(a, b, shift % WORD_BITS, mask),
            Op::Spread => {
                let a = self.registers.mask(a);
                let mask = self.constant(mask);
                self.binary(AND, a, mask)
            }
            Op::Reverse => self.reversed(a, shift, full),
        };
        self.registers.define(target, form, result);
    }

    /// A constant with the same value in every lane.
    fn constant(&mut self, value: Word) -> Operand {
        let value = match self.registers.class {
            Class::Bytes => (value & Size::Byte.mask()) * 0x0101_0101,
            Class::Words => value,
        };
        self.registers.assembler.constant(Constant::words(value))
    }

    fn unary(&mut self, opcode: Opcode, a: Operand) -> Register {
        let target = self.registers.free();
        self.registers.assembler.unary(opcode, target, a);
        target
    }

    fn binary(&mut self, opcode: Opcode, a: Register, b: impl Into<Operand>) -> Register {
        let target = self.registers.free();
        self.registers.assembler.binary(opcode, target, a, b);
        target
    }

    fn commutative(&mut self, opcode: Opcode, a: usize, b: usize) -> Register {
        let (a, b) = self.registers.either_order(a, b);
        self.binary(opcode, a, b)
    }

    /// An instruction with its first operand in a register of its own.
    fn in_order(&mut self, opcode: Opcode, a: usize, b: usize) -> Register {
        let (a, b) = (self.registers.plain(a), self.registers.operand(b));
        self.binary(opcode, a, b)
    }

    /// An instruction whose second operand has the same value in every lane.
    fn with_constant(&mut self, opcode: Opcode, a: usize, value: Word) -> Register {
        let a = self.registers.plain(a);
        let value = self.constant(value);
        self.binary(opcode, a, value)
    }

    /// Whether the smaller or the larger one, by this instruction, is the first: all ones or none.
    fn is_first(&mut self, extreme: Opcode, a: usize, b: usize) -> Register {
        let (a, b) = (self.registers.plain(a), self.registers.operand(b));
        let extreme = self.binary(extreme, a, b);
        self.binary(self.registers.of.equal, extreme, a)
    }

    fn funnel_right(&mut self, low: usize, high: usize, distance: usize) -> Register {
        let (low, high) = (self.registers.plain(low), self.registers.plain(high));
        let (forward, back) = self.distances(distance);
        let low = self.binary(SHIFT_WORDS_RIGHT, low, forward);
        let high = self.left(high, 1);
        let high = self.binary(SHIFT_WORDS_LEFT, high, back);
        self.binary(OR, low, high)
    }

    fn funnel_left(&mut self, low: usize, high: usize, distance: usize) -> Register {
        let (low, high) = (self.registers.plain(low), self.registers.plain(high));
        let (forward, back) = self.distances(distance);
        let high = self.binary(SHIFT_WORDS_LEFT, high, forward);
        let low = self.right(low, 1);
        let low = self.binary(SHIFT_WORDS_RIGHT, low, back);
        self.binary(OR, low, high)
    }

    fn mux(&mut self, select: usize, t: usize, f: usize) -> Register {
        let registers = &mut self.registers;
        let select = registers.mask(select);
        let (t, f) = (registers.operand(t), registers.plain(f));
        let target = registers.free();
        registers.assembler.blend(target, select, t, f);
        target
    }

    /// `b`, where the first operand of the expression selects it.
    fn gated(&mut self, opcode: Opcode, expr: &Expr, b: usize) -> Register {
        let select = self.select(expr);
        let b = self.registers.operand(b);
        self.binary(opcode, select, b)
    }

    /// The bits of the mask, of `a` shifted to the right.
    fn field(&mut self, a: usize, shift: u32, mask: Word) -> Register {
        let possible = self.registers.values.possible[a];
        if shift == 0 {
            let moved = self.registers.copied(a);
            return self.masked(moved, possible, mask);
        }
        let a = self.registers.plain(a);
        let moved = self.right(a, shift);
        match self.registers.class {
            // Neighbours' bits have come, too.
            Class::Bytes => self.masked(moved, Word::MAX, mask & Size::Byte.mask() >> shift.min(8)),
            Class::Words => self.masked(moved, possible >> shift, mask),
        }
    }

    /// A word from bit `shift` of two on.
    fn across(&mut self, low: usize, high: usize, shift: u32) -> Register {
        let (low, high) = (self.registers.plain(low), self.registers.plain(high));
        let low = self.right(low, shift);
        let high = self.left(high, WORD_BITS - shift);
        self.binary(OR, low, high)
    }

    /// `base` with the bits of the mask of `a`, rotated to the left.
    fn insert(&mut self, a: usize, base: usize, shift: u32, mask: Word) -> Register {
        let possible = self.registers.values.possible[a];
        let a = self.registers.plain(a);
        match self.rotated(a, possible, shift, mask) {
            Some(moved) => {
                let base = self.registers.operand(base);
                self.binary(OR, moved, base)
            }
            None => self.registers.copied(base),
        }
    }

    /// The value masked with `mask`, if it has other possible bits.
    fn masked(&mut self, register: Register, possible: Word, mask: Word) -> Register {
        if possible & !mask == 0 {
            return register;
        }
        let mask = self.constant(mask);
        let assembler = &mut self.registers.assembler;
        assembler.binary(AND, register, register, mask);
        register
    }

    /// 1 for none, 0 for all ones.
    fn plus_one(&mut self, mask: Register) -> Register {
        let one = self.constant(1);
        self.binary(self.registers.of.add, mask, one)
    }

    fn left(&mut self, a: Register, distance: u32) -> Register {
        let target = self.registers.free();
        (self.registers.assembler).left(self.registers.of, target, a, distance);
        target
    }

    fn right(&mut self, a: Register, distance: u32) -> Register {
        let target = self.registers.free();
        (self.registers.assembler).right(self.registers.of, target, a, distance);
        target
    }

    /// The first operand, as that which gates the second.
    fn select(&mut self, expr: &Expr) -> Register {
        let select = expr.operands()[0].index();
        match first_form(self.registers.values, expr) {
            Form::Plain => self.registers.plain(select),
            Form::Mask => self.registers.mask(select),
        }
    }

    fn carry_out(&mut self, a: usize, b: usize, carry: usize) -> Register {
        let of = self.registers.of;
        let a = self.registers.plain(a);
        let b = self.registers.operand(b);
        let sum = self.binary(of.add, a, b);
        // A sum that is not less than its first operand did not overflow.
        let max = self.binary(of.max, sum, a);
        let first = self.binary(of.equal, max, sum);
        let carry = self.registers.plain(carry);
        let all = self.binary(of.add, sum, carry);
        let max = self.binary(of.max, all, sum);
        let second = self.binary(of.equal, max, all);
        let neither = self.binary(AND, first, second);
        self.plus_one(neither)
    }

    /// The distance modulo a word, and a word minus one minus that distance.
    fn distances(&mut self, distance: usize) -> (Register, Register) {
        let distance = self.registers.plain(distance);
        let low = self.constant(WORD_BITS - 1);
        let forward = self.binary(AND, distance, low);
        let back = self.binary(XOR, forward, low);
        (forward, back)
    }

    /// a rotated left within a word and masked; None if no bits are left.
    fn rotated(&mut self, a: Register, possible: Word, shift: u32, mask: Word) -> Option<Register> {
        if self.registers.class == Class::Bytes {
            let byte = Size::Byte.mask();
            return match shift {
                0 => Some(self.binary_mask(a, possible, mask)),
                1..8 => {
                    let moved = self.left(a, shift);
                    Some(self.masked(moved, Word::MAX, mask & byte << shift))
                }
                25.. => {
                    let moved = self.right(a, WORD_BITS - shift);
                    Some(self.masked(moved, Word::MAX, mask & byte >> (WORD_BITS - shift)))
                }
                _ => None,
            };
        }
        if shift == 0 {
            return Some(self.binary_mask(a, possible, mask));
        }
        let up = (possible << shift) & mask != 0;
        let down = (possible >> (WORD_BITS - shift)) & mask != 0;
        let (moved, has) = match (up, down) {
            (true, false) => (self.left(a, shift), possible << shift),
            (false, true) => (
                self.right(a, WORD_BITS - shift),
                possible >> (WORD_BITS - shift),
            ),
            (true, true) => {
                let (high, low) = (self.left(a, shift), self.right(a, WORD_BITS - shift));
                (self.binary(OR, high, low), possible.rotate_left(shift))
            }
            (false, false) => return None,
        };
        Some(self.masked(moved, has, mask))
    }

    /// The value masked with `mask` in another register, or in the same one if it has no other bits.
    fn binary_mask(&mut self, a: Register, possible: Word, mask: Word) -> Register {
        if possible & !mask == 0 {
            return a;
        }
        let mask = self.constant(mask);
        self.binary(AND, a, mask)
    }

    fn parity(&mut self, a: usize) -> Register {
        let a = self.registers.plain(a);
        let mut folded = a;
        for distance in [16, 8, 4] {
            let half = self.right(folded, distance);
            let assembler = &mut self.registers.assembler;
            assembler.binary(XOR, half, half, folded);
            folded = half;
        }
        let low = self.constant(15);
        let assembler = &mut self.registers.assembler;
        assembler.binary(AND, folded, folded, low);
        let odd = std::array::from_fn(|i| (i.count_ones() & 1) as u8);
        let odd = assembler.constant(Constant::halves(odd));
        let table = self.unary(LOAD, odd);
        self.binary(SHUFFLE_BYTES, table, folded)
    }

    fn reversed(&mut self, a: usize, bits: u32, full: Word) -> Register {
        let nibble = |i: usize| ((i as u8) << 4).reverse_bits();
        let high = Constant::halves(std::array::from_fn(|i| nibble(i) << 4));
        let low = Constant::halves(std::array::from_fn(nibble));
        let order = Constant::halves(std::array::from_fn(|i| i as u8 ^ 3));
        let a = self.registers.plain(a);
        let nibbles = self.constant(0x0f0f_0f0f);
        let lows = self.binary(AND, a, nibbles);
        let highs = self.right(a, 4);
        let highs = self.masked(highs, Word::MAX, 0x0f0f_0f0f);
        let high = self.registers.assembler.constant(high);
        let table = self.unary(LOAD, high);
        let lows = self.binary(SHUFFLE_BYTES, table, lows);
        let low = self.registers.assembler.constant(low);
        let table = self.unary(LOAD, low);
        let highs = self.binary(SHUFFLE_BYTES, table, highs);
        let bytes = self.binary(OR, lows, highs);
        let order = self.registers.assembler.constant(order);
        let word = self.binary(SHUFFLE_BYTES, bytes, order);
        let moved = self.right(word, (WORD_BITS - bits) % WORD_BITS);
        self.masked(moved, Word::MAX >> ((WORD_BITS - bits) % WORD_BITS), full)
    }
}
