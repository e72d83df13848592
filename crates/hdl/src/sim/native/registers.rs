//! Which value is in which register, within a group of instructions.

use super::assembler::*;
use super::groups::{Class, Group};
use crate::sim::program::{Size, Slot, LANES};

/// The form of a value in a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The value itself.
    Plain,
    /// Of a bit: all ones for 1.
    Mask,
}

/// A slot's number before slots got their places: a value.
pub type Value = usize;

/// The facts about all values, by their numbers.
pub struct Values {
    pub places: Vec<Slot>,
    /// The bits that may be 1.
    pub possible: Vec<u32>,
    /// Whether a value is read outside of the group that computes it.
    pub is_read_outside: Vec<bool>,
    /// Whether its slot holds it.
    pub is_stored: Vec<bool>,
    /// Where the group that is being compiled reads it in each form, the last place first.
    reads: [Vec<Vec<usize>>; 2],
}

impl Values {
    pub fn new(places: Vec<Slot>, possible: Vec<u32>, is_read_outside: Vec<bool>) -> Self {
        Values {
            is_stored: vec![true; places.len()],
            reads: [(); 2].map(|()| vec![Vec::new(); places.len()]),
            places,
            possible,
            is_read_outside,
        }
    }
}

impl Values {
    /// Whether the highest bits of lanes with these values are never 1.
    pub fn is_never_negative(&self, values: &[Value], class: Class) -> bool {
        let highest = match class {
            Class::Bytes => 0x80,
            Class::Words => 0x8000_0000,
        };
        values
            .iter()
            .all(|&value| self.possible[value] & highest == 0)
    }
}

/// Registers that hold values; the registers above have the special uses below.
const COUNT: u8 = 13;
/// For values that live only within one instruction of ours.
const SCRATCH: Register = Register(13);
/// Where [`NARROW`] puts each half's bytes, to bring them together.
const GATHER: Register = Register(14);
/// All bits 0.
pub const ZERO: Register = Register(15);

/// A value that is read again only after this many instructions does not stay in a register until
/// then.
const FAR: usize = 48;

/// The registers while a group is compiled.
pub struct Registers<'a> {
    pub assembler: &'a mut Assembler,
    pub values: &'a mut Values,
    pub class: Class,
    pub of: Sized,
    /// The instruction that is being compiled.
    now: usize,
    held: [Option<(Value, Form)>; COUNT as usize],
    /// Registers that this instruction needs.
    is_used: [bool; COUNT as usize],
}

/// Sets up what all groups of a function rely on.
pub fn begin(assembler: &mut Assembler) {
    assembler.binary(XOR, ZERO, ZERO, ZERO);
    // The most frequent ones first, where they are near.
    for byte in [1, 3, 7, 15] {
        assembler.constant(Constant::words(byte * 0x0101_0101));
    }
    assembler.constant(narrow());
    assembler.constant(Constant::words(1));
    let mut places = [0; 32];
    places[4] = 4;
    let gather = assembler.constant(Constant(places));
    assembler.unary(LOAD, GATHER, gather);
}

/// The lowest byte of each word, in each half's first word.
fn narrow() -> Constant {
    let mut places = [0x80; 16];
    places[..4].copy_from_slice(&[0, 4, 8, 12]);
    Constant::halves(places)
}

/// The address of a slot; for words, of the current quarter of the lanes.
pub fn address(slot: Slot) -> (Base, i32) {
    let base = match slot.size() {
        Size::Byte => Base::Bytes,
        Size::Word => Base::Words,
    };
    (base, (slot.index() * LANES) as i32)
}

impl<'a> Registers<'a> {
    /// Those of a group, with `reads` saying in which form an instruction wants its operands.
    pub fn new(
        assembler: &'a mut Assembler,
        values: &'a mut Values,
        group: &Group,
        first_form: impl Fn(&Values, usize) -> Form,
    ) -> Self {
        for (at, (target, expr)) in group.instructions.iter().enumerate().rev() {
            values.is_stored[target.index()] = false;
            for (i, operand) in expr.operands().iter().enumerate() {
                let form = match i {
                    0 => first_form(values, at),
                    _ => Form::Plain,
                };
                values.reads[form as usize][operand.index()].push(at);
            }
        }
        let of = match group.class {
            Class::Bytes => OF_BYTES,
            Class::Words => OF_WORDS,
        };
        Registers {
            assembler,
            values,
            class: group.class,
            of,
            now: 0,
            held: [None; COUNT as usize],
            is_used: [false; COUNT as usize],
        }
    }

    /// Starts an instruction with these operands.
    pub fn begin(&mut self, at: usize, operands: &[Slot]) {
        self.now = at;
        for value in operands.iter().map(|slot| slot.index()) {
            for reads in &mut self.values.reads {
                if reads[value].last() == Some(&at) {
                    reads[value].pop();
                }
            }
            for (held, is_used) in self.held.iter().zip(&mut self.is_used) {
                *is_used |= held.is_some_and(|(other, _)| other == value);
            }
        }
    }

    /// Forgets values that are not read any more.
    pub fn end(&mut self) {
        self.is_used = [false; COUNT as usize];
        for at in 0..self.held.len() {
            let is_read = |&(value, form): &_| self.next_need(value, form) != usize::MAX;
            self.held[at] = self.held[at].filter(is_read);
        }
    }

    fn next_read(&self, value: Value, form: Form) -> usize {
        let reads = &self.values.reads[form as usize][value];
        reads.last().copied().unwrap_or(usize::MAX)
    }

    /// When a register that holds this is of use: one form can be made of the other.
    fn next_need(&self, value: Value, form: Form) -> usize {
        let other = match form {
            Form::Plain => Form::Mask,
            Form::Mask => Form::Plain,
        };
        let own = self.next_read(value, form);
        match self.holding(value, other) {
            Some(_) => own,
            None => own.min(self.next_read(value, other)),
        }
    }

    fn holding(&self, value: Value, form: Form) -> Option<Register> {
        let at = self.held.iter().position(|&h| h == Some((value, form)))?;
        Some(Register(at as u8))
    }

    fn used(&mut self, register: Register) -> Register {
        self.is_used[register.0 as usize] = true;
        register
    }

    /// A register for this instruction to change.
    pub fn free(&mut self) -> Register {
        let unused = |&at: &usize| !self.is_used[at];
        let read = |&at: &usize| match self.held[at] {
            None => (usize::MAX, true),
            Some((value, form)) => (self.next_need(value, form), false),
        };
        let at = (0..COUNT as usize).filter(unused).max_by_key(read);
        let at = at.expect("an instruction needs fewer registers than there are");
        let register = Register(at as u8);
        if let Some((value, form)) = self.held[at].take() {
            let is_kept = self.values.is_stored[value]
                || (form == Form::Mask && self.holding(value, Form::Plain).is_some());
            if !is_kept && self.next_need(value, form) != usize::MAX {
                if form == Form::Mask {
                    self.assembler.unary(self.of.abs, register, register);
                }
                self.store(value, register);
            }
        }
        self.used(register)
    }

    fn is_widened(&self, value: Value) -> bool {
        self.class == Class::Words && self.values.places[value].size() == Size::Byte
    }

    fn store(&mut self, value: Value, register: Register) {
        let (base, offset) = address(self.values.places[value]);
        self.values.is_stored[value] = true;
        if self.is_widened(value) {
            let narrow = self.assembler.constant(narrow());
            (self.assembler).binary(SHUFFLE_BYTES, SCRATCH, register, narrow);
            (self.assembler).binary(SHUFFLE_WORDS, SCRATCH, GATHER, SCRATCH);
            self.assembler.store_low(base, offset, SCRATCH);
        } else {
            self.assembler.store(base, offset, register);
        }
    }

    /// A register with the value.
    pub fn plain(&mut self, value: Value) -> Register {
        if let Some(register) = self.holding(value, Form::Plain) {
            return self.used(register);
        }
        let register = match self.holding(value, Form::Mask) {
            Some(mask) => {
                self.used(mask);
                let register = self.free();
                self.assembler.unary(self.of.abs, register, mask);
                register
            }
            None => {
                let register = self.free();
                let (base, offset) = address(self.values.places[value]);
                let load = if self.is_widened(value) { WIDEN } else { LOAD };
                let place = Operand::Memory(base, offset);
                self.assembler.unary(load, register, place);
                register
            }
        };
        self.held[register.0 as usize] = Some((value, Form::Plain));
        register
    }

    /// A register with the bit as a mask.
    pub fn mask(&mut self, value: Value) -> Register {
        if let Some(register) = self.holding(value, Form::Mask) {
            return self.used(register);
        }
        let register = self.free();
        let plain: Operand = match self.holding(value, Form::Plain) {
            Some(plain) => plain.into(),
            None => {
                let (base, offset) = address(self.values.places[value]);
                let place = Operand::Memory(base, offset);
                if self.is_widened(value) {
                    self.assembler.unary(WIDEN, register, place);
                    register.into()
                } else {
                    place
                }
            }
        };
        self.assembler.binary(self.of.sub, register, ZERO, plain);
        self.held[register.0 as usize] = Some((value, Form::Mask));
        register
    }

    /// The value for an instruction's last operand.
    pub fn operand(&mut self, value: Value) -> Operand {
        let is_held = |form| self.holding(value, form).is_some();
        let is_soon = self.next_read(value, Form::Plain).saturating_sub(self.now) <= FAR;
        if is_held(Form::Plain) || is_held(Form::Mask) || self.is_widened(value) || is_soon {
            return self.plain(value).into();
        }
        let (base, offset) = address(self.values.places[value]);
        Operand::Memory(base, offset)
    }

    /// A register to change, with the value.
    pub fn copied(&mut self, value: Value) -> Register {
        let is_held = |form| self.holding(value, form).is_some();
        if self.is_widened(value) && !is_held(Form::Plain) && !is_held(Form::Mask) {
            let register = self.free();
            let (base, offset) = address(self.values.places[value]);
            self.assembler
                .unary(WIDEN, register, Operand::Memory(base, offset));
            return register;
        }
        let from = self.operand(value);
        let register = self.free();
        self.assembler.unary(LOAD, register, from);
        register
    }

    /// Two values, in an order in which at most the second is in memory.
    pub fn either_order(&mut self, a: Value, b: Value) -> (Register, Operand) {
        let (a, b) = match self.holding(a, Form::Plain) {
            Some(_) => (a, b),
            None => (b, a),
        };
        (self.plain(a), self.operand(b))
    }

    /// The register, which was free, holds the result from now on.
    pub fn define(&mut self, value: Value, form: Form, register: Register) {
        self.held[register.0 as usize] = Some((value, form));
        let is_read_outside = self.values.is_read_outside[value];
        let wants_plain =
            is_read_outside || !self.values.reads[Form::Plain as usize][value].is_empty();
        if form == Form::Mask && wants_plain {
            let plain = self.plain(value);
            return self.define(value, Form::Plain, plain);
        }
        if is_read_outside {
            self.store(value, register);
        }
    }
}
