//! Machine code for x86-64 with AVX2: the few instructions that programs here are made of.

use std::collections::HashMap;

/// A vector register, of 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register(pub u8);

/// Where memory is addressed from: a register that holds an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// Slots with lanes of a byte, in rdi.
    Bytes = 7,
    /// Slots with lanes of a word, in rsi.
    Words = 6,
    /// Constants, in rdx.
    Constants = 2,
}

/// The last operand of most instructions.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    Register(Register),
    Memory(Base, i32),
}

impl From<Register> for Operand {
    fn from(register: Register) -> Self {
        Operand::Register(register)
    }
}

/// A vector instruction's opcode: its map (1 is 0F, 2 is 0F 38, 3 is 0F 3A), its prefix (1 is 66, 2
/// is F3) and its last byte.
#[derive(Clone, Copy, Debug)]
pub struct Opcode(u8, u8, u8);

pub const LOAD: Opcode = Opcode(1, 2, 0x6f);
const STORE: Opcode = Opcode(1, 2, 0x7f);
const STORE_LOW: Opcode = Opcode(1, 1, 0xd6);
const TEST: Opcode = Opcode(2, 1, 0x17);
const BLEND: Opcode = Opcode(3, 1, 0x4c);
pub const AND: Opcode = Opcode(1, 1, 0xdb);
/// !a & b.
pub const NOT_AND: Opcode = Opcode(1, 1, 0xdf);
pub const OR: Opcode = Opcode(1, 1, 0xeb);
pub const XOR: Opcode = Opcode(1, 1, 0xef);
/// Bytes of a at the places that b says.
pub const SHUFFLE_BYTES: Opcode = Opcode(2, 1, 0x00);
/// Words of b at the places that a says.
pub const SHUFFLE_WORDS: Opcode = Opcode(2, 1, 0x36);
pub const WIDEN: Opcode = Opcode(2, 1, 0x31);
pub const SHIFT_WORDS_LEFT: Opcode = Opcode(2, 1, 0x47);
pub const SHIFT_WORDS_RIGHT: Opcode = Opcode(2, 1, 0x45);

/// The instructions that bytes and words have of their own.
#[derive(Clone, Copy, Debug)]
pub struct Sized {
    pub add: Opcode,
    pub sub: Opcode,
    pub equal: Opcode,
    /// a > b, of signed numbers.
    pub greater: Opcode,
    /// Of unsigned ones.
    pub min: Opcode,
    pub max: Opcode,
    pub abs: Opcode,
    /// Shifts by a constant distance. Bits that cross byte lanes must be masked.
    shift: u8,
}

pub const OF_BYTES: Sized = Sized {
    add: Opcode(1, 1, 0xfc),
    sub: Opcode(1, 1, 0xf8),
    equal: Opcode(1, 1, 0x74),
    greater: Opcode(1, 1, 0x64),
    min: Opcode(1, 1, 0xda),
    max: Opcode(1, 1, 0xde),
    abs: Opcode(2, 1, 0x1c),
    shift: 0x71,
};

pub const OF_WORDS: Sized = Sized {
    add: Opcode(1, 1, 0xfe),
    sub: Opcode(1, 1, 0xfa),
    equal: Opcode(1, 1, 0x76),
    greater: Opcode(1, 1, 0x66),
    min: Opcode(2, 1, 0x3b),
    max: Opcode(2, 1, 0x3f),
    abs: Opcode(2, 1, 0x1e),
    shift: 0x72,
};

/// 32 bytes that instructions read, from the start of half a cache line on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(32))]
pub struct Constant(pub [u8; 32]);

impl Constant {
    /// The same word eight times.
    pub fn words(word: u32) -> Self {
        let bytes = word.to_le_bytes();
        Constant(std::array::from_fn(|i| bytes[i % 4]))
    }

    /// The same 16 bytes twice.
    pub fn halves(bytes: [u8; 16]) -> Self {
        Constant(std::array::from_fn(|i| bytes[i % 16]))
    }
}

/// Where the first constant is, seen from what rdx holds: offsets of a byte reach eight.
const CONSTANT_BIAS: i32 = -128;

/// The constant that rdx has the address of.
pub const MIDDLE: usize = 4;

/// Code so far, and the constants that it reads.
#[derive(Debug, Default)]
pub struct Assembler {
    pub code: Vec<u8>,
    pub constants: Vec<Constant>,
    places: HashMap<Constant, i32>,
}

/// A jump whose end comes later.
#[must_use]
pub struct Jump(usize);

impl Assembler {
    /// A constant, as an operand.
    pub fn constant(&mut self, constant: Constant) -> Operand {
        let offset = *self.places.entry(constant).or_insert_with(|| {
            self.constants.push(constant);
            CONSTANT_BIAS + 32 * (self.constants.len() as i32 - 1)
        });
        Operand::Memory(Base::Constants, offset)
    }

    /// An instruction: the VEX prefix, which has register numbers' high bits inverted, the opcode,
    /// and the operands.
    fn vex(&mut self, opcode: Opcode, long: bool, register: u8, second: u8, last: Operand) {
        let Opcode(map, prefix, code) = opcode;
        let high = match last {
            Operand::Register(Register(number)) => number >> 3,
            Operand::Memory(..) => 0,
        };
        let tail = (!second & 15) << 3 | u8::from(long) << 2 | prefix;
        let inverted = (!register >> 3 & 1) << 7;
        match (map, high) {
            (1, 0) => self.code.extend([0xc5, inverted | tail]),
            _ => {
                let first = inverted | 0x40 | (!high & 1) << 5 | map;
                self.code.extend([0xc4, first, tail]);
            }
        }
        self.code.push(code);
        let register = (register & 7) << 3;
        match last {
            Operand::Register(Register(number)) => self.code.push(0xc0 | register | number & 7),
            Operand::Memory(base, offset) => match i8::try_from(offset) {
                Ok(offset) => self
                    .code
                    .extend([0x40 | register | base as u8, offset as u8]),
                Err(_) => {
                    self.code.push(0x80 | register | base as u8);
                    self.code.extend(offset.to_le_bytes());
                }
            },
        }
    }

    /// target = a opcode b.
    pub fn binary(&mut self, opcode: Opcode, target: Register, a: Register, b: impl Into<Operand>) {
        self.vex(opcode, true, target.0, a.0, b.into());
    }

    /// target = opcode a.
    pub fn unary(&mut self, opcode: Opcode, target: Register, a: impl Into<Operand>) {
        self.vex(opcode, true, target.0, 0, a.into());
    }

    /// target = b where the mask's bytes are 0xff, a where they are 0.
    pub fn blend(&mut self, target: Register, mask: Register, b: Operand, a: Register) {
        self.vex(BLEND, true, target.0, a.0, b);
        self.code.push(mask.0 << 4);
    }

    /// target = a << distance.
    pub fn left(&mut self, of: Sized, target: Register, a: Register, distance: u32) {
        self.vex(Opcode(1, 1, of.shift), true, 6, target.0, a.into());
        self.code.push(distance as u8);
    }

    /// target = a >> distance.
    pub fn right(&mut self, of: Sized, target: Register, a: Register, distance: u32) {
        self.vex(Opcode(1, 1, of.shift), true, 2, target.0, a.into());
        self.code.push(distance as u8);
    }

    pub fn store(&mut self, base: Base, offset: i32, value: Register) {
        self.vex(STORE, true, value.0, 0, Operand::Memory(base, offset));
    }

    /// Stores the lowest 8 bytes.
    pub fn store_low(&mut self, base: Base, offset: i32, value: Register) {
        self.vex(STORE_LOW, false, value.0, 0, Operand::Memory(base, offset));
    }

    /// Jumps if all bits of a register are 0.
    pub fn jump_if_zero(&mut self, value: Register) -> Jump {
        self.unary(TEST, value, value);
        self.code.extend([0x0f, 0x84, 0, 0, 0, 0]);
        Jump(self.code.len())
    }

    /// Where the jump leads.
    pub fn land(&mut self, jump: Jump) {
        let distance = (self.code.len() - jump.0) as u32;
        self.code[jump.0 - 4..jump.0].copy_from_slice(&distance.to_le_bytes());
    }

    /// Repeats code for each quarter of the lanes: 8 bytes, and 8 words of `slots` consecutive slots.
    pub fn for_quarters(&mut self, slots: usize, body: impl FnOnce(&mut Self)) {
        let step = 32 * slots as i32;
        // mov ecx, 4
        self.code.extend([0xb9, 4, 0, 0, 0]);
        let begin = self.code.len();
        body(self);
        // add rsi, step; add rdi, 8; dec ecx; jnz begin
        self.code.extend([0x48, 0x81, 0xc6]);
        self.code.extend(step.to_le_bytes());
        self.code.extend([0x48, 0x83, 0xc7, 8]);
        self.code.extend([0xff, 0xc9, 0x0f, 0x85]);
        let back = (begin as i32) - (self.code.len() as i32 + 4);
        self.code.extend(back.to_le_bytes());
        // add rsi, -4 * step; add rdi, -32
        self.code.extend([0x48, 0x81, 0xc6]);
        self.code.extend((-4 * step).to_le_bytes());
        self.code.extend([0x48, 0x83, 0xc7, -32i8 as u8]);
    }

    /// vzeroupper; ret.
    pub fn end(&mut self) {
        self.code.extend([0xc5, 0xf8, 0x77, 0xc3]);
    }
}
