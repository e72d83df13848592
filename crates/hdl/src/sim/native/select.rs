//! Which machine instructions do what an instruction of the program does.

use super::assembler::*;
use super::groups::{Class, Group};
use super::registers::{Form, Registers, Values};
use crate::sim::execute::Instruction;
use crate::sim::program::{Expr, Op, Size, Slot, Word, WORD_BITS};

/// In which form an instruction takes its first operand. A bit gates bits as it is.
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
    #[expect(clippy::too_many_lines, reason = "a table of all operators")]
    fn instruction(&mut self, (target, expr): &Instruction) {
        let operands = expr.operands();
        let value = |i: usize| operands[i].index();
        let (a, b, c) = (operands[0].index(), operands.get(1), operands.get(2));
        let (b, c) = (b.map_or(a, |s| s.index()), c.map_or(a, |s| s.index()));
        let target = target.index();
        // Bits above what the target has room for get lost.
        let full = self.registers.values.places[target].size().mask();
        let mask = expr.mask & full;
        let shift = u32::from(expr.shift);
        let of = self.registers.of;
        let registers = &mut self.registers;
        let mut form = Form::Plain;
        let result = match expr.op {
            Op::Copy => registers.copied(a),
            Op::Not => {
                let a = registers.plain(a);
                let mask = self.constant(mask);
                self.binary(NOT_AND, a, mask)
            }
            Op::And => self.commutative(AND, a, b),
            Op::Or => self.commutative(OR, a, b),
            Op::Xor => self.commutative(XOR, a, b),
            Op::AndNot => {
                let (b, a) = (registers.plain(b), registers.operand(a));
                self.binary(NOT_AND, b, a)
            }
            Op::Add => {
                let sum = self.commutative(of.add, a, b);
                self.masked(sum, full, mask)
            }
            Op::Sub => {
                let (a, b) = (registers.plain(a), registers.operand(b));
                let difference = self.binary(of.sub, a, b);
                self.masked(difference, full, mask)
            }
            Op::AddCarry => {
                let sum = self.commutative(of.add, a, b);
                let carry = self.registers.plain(c);
                self.binary(of.add, sum, carry)
            }
            Op::CarryOut => self.carry_out(a, b, c),
            Op::Equal => {
                form = Form::Mask;
                self.commutative(of.equal, a, b)
            }
            Op::EqualTo => {
                form = Form::Mask;
                let a = registers.plain(a);
                let wanted = self.constant(expr.mask);
                self.binary(of.equal, a, wanted)
            }
            Op::Less if registers.values.is_never_negative(&[a, b], registers.class) => {
                form = Form::Mask;
                let (b, a) = (registers.plain(b), registers.operand(a));
                self.binary(of.greater, b, a)
            }
            Op::Less => {
                // Not a = max(a, b).
                let (a, b) = (registers.plain(a), registers.operand(b));
                let max = self.binary(of.max, a, b);
                let not = self.binary(of.equal, max, a);
                self.plus_one(not)
            }
            Op::LessEqual => {
                form = Form::Mask;
                let (a, b) = (registers.plain(a), registers.operand(b));
                let min = self.binary(of.min, a, b);
                self.binary(of.equal, min, a)
            }
            Op::NonZero => {
                let a = registers.plain(a);
                let one = self.constant(1);
                self.binary(of.min, a, one)
            }
            Op::Parity => self.parity(a),
            // Distances past a word give zero here, too.
            Op::ShiftLeft => {
                let (a, b) = (registers.plain(a), registers.operand(b));
                let shifted = self.binary(SHIFT_WORDS_LEFT, a, b);
                self.masked(shifted, Word::MAX, mask)
            }
            Op::ShiftRight => {
                let (a, b) = (registers.plain(a), registers.operand(b));
                self.binary(SHIFT_WORDS_RIGHT, a, b)
            }
            Op::FunnelRight => {
                let (low, high, distance) = (registers.plain(a), registers.plain(b), c);
                let (forward, back) = self.distances(distance);
                let low = self.binary(SHIFT_WORDS_RIGHT, low, forward);
                let high = self.left(high, 1);
                let high = self.binary(SHIFT_WORDS_LEFT, high, back);
                self.binary(OR, low, high)
            }
            Op::FunnelLeft => {
                let (low, high, distance) = (registers.plain(a), registers.plain(b), c);
                let (forward, back) = self.distances(distance);
                let high = self.binary(SHIFT_WORDS_LEFT, high, forward);
                let low = self.right(low, 1);
                let low = self.binary(SHIFT_WORDS_RIGHT, low, back);
                self.binary(OR, low, high)
            }
            Op::Mux => {
                let select = registers.mask(a);
                let (t, f) = (registers.operand(b), registers.plain(c));
                let target = registers.free();
                registers.assembler.blend(target, select, t, f);
                target
            }
            Op::Gate => {
                let select = self.select(expr);
                let b = self.registers.operand(b);
                self.binary(AND, select, b)
            }
            Op::GateNot => {
                let select = self.select(expr);
                let b = self.registers.operand(b);
                self.binary(NOT_AND, select, b)
            }
            Op::OrGate => {
                let select = self.select(expr);
                let b = self.registers.operand(b);
                let gated = self.binary(AND, select, b);
                let c = self.registers.operand(c);
                self.binary(OR, gated, c)
            }
            Op::Field => {
                let possible = registers.values.possible[a];
                let shift = shift % WORD_BITS;
                let moved = match shift {
                    0 => registers.copied(a),
                    _ => {
                        let a = registers.plain(a);
                        self.right(a, shift)
                    }
                };
                match self.registers.class {
                    // Neighbours' bits have come, too.
                    Class::Bytes if shift > 0 => {
                        self.masked(moved, Word::MAX, mask & Size::Byte.mask() >> shift.min(8))
                    }
                    _ => self.masked(moved, possible >> shift, mask),
                }
            }
            Op::FieldAcross => {
                let shift = shift % WORD_BITS;
                let (low, high) = (registers.plain(a), registers.plain(b));
                let low = self.right(low, shift);
                let high = self.left(high, WORD_BITS - shift);
                let both = self.binary(OR, low, high);
                self.masked(both, Word::MAX, mask)
            }
            Op::Insert => {
                let possible = registers.values.possible[a];
                let a = registers.plain(a);
                match self.rotated(a, possible, shift % WORD_BITS, mask) {
                    Some(moved) => {
                        let base = self.registers.operand(value(1));
                        self.binary(OR, moved, base)
                    }
                    None => self.registers.copied(value(1)),
                }
            }
            Op::Spread => {
                let a = registers.mask(a);
                let mask = self.constant(mask);
                self.binary(AND, a, mask)
            }
            Op::Reverse => self.reversed(a, shift, full),
        };
        self.registers.define(target, form, result);
    }

    /// The same in every lane.
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

    /// The bits of the mask, of those that there may be.
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
        // A sum that is not less than what was added to did not go over.
        let max = self.binary(of.max, sum, a);
        let first = self.binary(of.equal, max, sum);
        let carry = self.registers.plain(carry);
        let all = self.binary(of.add, sum, carry);
        let max = self.binary(of.max, all, sum);
        let second = self.binary(of.equal, max, all);
        let neither = self.binary(AND, first, second);
        self.plus_one(neither)
    }

    /// The distance modulo a word, and what is missing to a word less one.
    fn distances(&mut self, distance: usize) -> (Register, Register) {
        let distance = self.registers.plain(distance);
        let low = self.constant(WORD_BITS - 1);
        let forward = self.binary(AND, distance, low);
        let back = self.binary(XOR, forward, low);
        (forward, back)
    }

    /// a rotated left within a word, and the bits of the mask of that; nothing if there are none.
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

    /// The bits of the mask in another register, or the same one where there are no others.
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
