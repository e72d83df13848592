//! The straight-line program that evaluates a design's combinational logic for
//! one cycle, and the loop that runs it.
//!
//! Values are 64-bit words; a slot holds one word of [`LANES`] independent
//! streams, side by side, so that every instruction is a few vector operations
//! and the cost of dispatching it is shared by all of them.

use multiversion::multiversion;

/// Independent streams that one simulator runs.
pub const LANES: usize = 16;

/// A word of every lane.
pub type Lanes = [u64; LANES];

/// A word of the design's state or of a result: an index into the slots.
pub type Slot = u32;

/// What an instruction computes. Operands hold no bits above their width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expr {
    Copy {
        a: Slot,
    },
    Not {
        a: Slot,
        mask: u64,
    },
    And {
        a: Slot,
        b: Slot,
    },
    Or {
        a: Slot,
        b: Slot,
    },
    Xor {
        a: Slot,
        b: Slot,
    },
    Add {
        a: Slot,
        b: Slot,
        mask: u64,
    },
    Sub {
        a: Slot,
        b: Slot,
        mask: u64,
    },
    /// a + b + carry, for values of several words.
    AddCarry {
        a: Slot,
        b: Slot,
        carry: Slot,
    },
    CarryOut {
        a: Slot,
        b: Slot,
        carry: Slot,
    },
    Equal {
        a: Slot,
        b: Slot,
    },
    Less {
        a: Slot,
        b: Slot,
    },
    NonZero {
        a: Slot,
    },
    Parity {
        a: Slot,
    },
    /// Distances of 64 and more give zero.
    ShiftLeft {
        a: Slot,
        distance: Slot,
        mask: u64,
    },
    ShiftRight {
        a: Slot,
        distance: Slot,
    },
    /// The low word of {high, low} >> (distance mod 64).
    FunnelRight {
        low: Slot,
        high: Slot,
        distance: Slot,
    },
    /// The high word of {high, low} << (distance mod 64).
    FunnelLeft {
        low: Slot,
        high: Slot,
        distance: Slot,
    },
    Mux {
        select: Slot,
        if_true: Slot,
        if_false: Slot,
    },
    /// (a >> shift) & mask.
    Field {
        a: Slot,
        shift: u8,
        mask: u64,
    },
    /// The same of the double word {high, low}, with 0 < shift < 64.
    FieldAcross {
        low: Slot,
        high: Slot,
        shift: u8,
        mask: u64,
    },
    /// base | a << shift.
    Insert {
        base: Slot,
        a: Slot,
        shift: u8,
    },
    /// The bit a in every bit of the mask.
    Spread {
        a: Slot,
        mask: u64,
    },
    /// The low bits of a, `width` of them, in opposite order.
    Reverse {
        a: Slot,
        width: u8,
    },
}

impl Expr {
    pub fn operands(&self) -> ([Slot; 3], usize) {
        use Expr::*;
        match *self {
            Copy { a }
            | Not { a, .. }
            | NonZero { a }
            | Parity { a }
            | Field { a, .. }
            | Spread { a, .. }
            | Reverse { a, .. } => ([a, 0, 0], 1),
            And { a, b }
            | Or { a, b }
            | Xor { a, b }
            | Add { a, b, .. }
            | Sub { a, b, .. }
            | Equal { a, b }
            | Less { a, b } => ([a, b, 0], 2),
            ShiftLeft { a, distance, .. } | ShiftRight { a, distance } => ([a, distance, 0], 2),
            FieldAcross { low, high, .. } => ([low, high, 0], 2),
            Insert { base, a, .. } => ([base, a, 0], 2),
            AddCarry { a, b, carry } | CarryOut { a, b, carry } => ([a, b, carry], 3),
            FunnelRight {
                low,
                high,
                distance,
            }
            | FunnelLeft {
                low,
                high,
                distance,
            } => ([low, high, distance], 3),
            Mux {
                select,
                if_true,
                if_false,
            } => ([select, if_true, if_false], 3),
        }
    }

    pub fn map_operands(&mut self, mut f: impl FnMut(Slot) -> Slot) {
        use Expr::*;
        match self {
            Copy { a }
            | Not { a, .. }
            | NonZero { a }
            | Parity { a }
            | Field { a, .. }
            | Spread { a, .. }
            | Reverse { a, .. } => {
                *a = f(*a);
            }
            And { a, b }
            | Or { a, b }
            | Xor { a, b }
            | Add { a, b, .. }
            | Sub { a, b, .. }
            | Equal { a, b }
            | Less { a, b } => {
                *a = f(*a);
                *b = f(*b);
            }
            ShiftLeft { a, distance, .. } | ShiftRight { a, distance } => {
                *a = f(*a);
                *distance = f(*distance);
            }
            FieldAcross { low, high, .. } => {
                *low = f(*low);
                *high = f(*high);
            }
            Insert { base, a, .. } => {
                *base = f(*base);
                *a = f(*a);
            }
            AddCarry { a, b, carry } | CarryOut { a, b, carry } => {
                *a = f(*a);
                *b = f(*b);
                *carry = f(*carry);
            }
            FunnelRight {
                low,
                high,
                distance,
            }
            | FunnelLeft {
                low,
                high,
                distance,
            } => {
                *low = f(*low);
                *high = f(*high);
                *distance = f(*distance);
            }
            Mux {
                select,
                if_true,
                if_false,
            } => {
                *select = f(*select);
                *if_true = f(*if_true);
                *if_false = f(*if_false);
            }
        }
    }
}

#[inline(always)]
fn map1(a: &Lanes, f: impl Fn(u64) -> u64) -> Lanes {
    let mut out = [0; LANES];
    for i in 0..LANES {
        out[i] = f(a[i]);
    }
    out
}

#[inline(always)]
fn map2(a: &Lanes, b: &Lanes, f: impl Fn(u64, u64) -> u64) -> Lanes {
    let mut out = [0; LANES];
    for i in 0..LANES {
        out[i] = f(a[i], b[i]);
    }
    out
}

#[inline(always)]
fn map3(a: &Lanes, b: &Lanes, c: &Lanes, f: impl Fn(u64, u64, u64) -> u64) -> Lanes {
    let mut out = [0; LANES];
    for i in 0..LANES {
        out[i] = f(a[i], b[i], c[i]);
    }
    out
}

/// Runs the program: each instruction writes the slot that it is paired with.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2",
    "aarch64+neon"
))]
pub fn run(program: &[(Slot, Expr)], slots: &mut [Lanes]) {
    for (target, expr) in program {
        let at = |slot: Slot| &slots[slot as usize];
        let value = match *expr {
            Expr::Copy { a } => *at(a),
            Expr::Not { a, mask } => map1(at(a), |a| !a & mask),
            Expr::And { a, b } => map2(at(a), at(b), |a, b| a & b),
            Expr::Or { a, b } => map2(at(a), at(b), |a, b| a | b),
            Expr::Xor { a, b } => map2(at(a), at(b), |a, b| a ^ b),
            Expr::Add { a, b, mask } => map2(at(a), at(b), |a, b| a.wrapping_add(b) & mask),
            Expr::Sub { a, b, mask } => map2(at(a), at(b), |a, b| a.wrapping_sub(b) & mask),
            Expr::AddCarry { a, b, carry } => map3(at(a), at(b), at(carry), |a, b, c| {
                a.wrapping_add(b).wrapping_add(c)
            }),
            Expr::CarryOut { a, b, carry } => map3(at(a), at(b), at(carry), |a, b, c| {
                let (sum, over) = a.overflowing_add(b);
                u64::from(over) | u64::from(sum.overflowing_add(c).1)
            }),
            Expr::Equal { a, b } => map2(at(a), at(b), |a, b| u64::from(a == b)),
            Expr::Less { a, b } => map2(at(a), at(b), |a, b| u64::from(a < b)),
            Expr::NonZero { a } => map1(at(a), |a| u64::from(a != 0)),
            Expr::Parity { a } => map1(at(a), |a| u64::from(a.count_ones() & 1)),
            Expr::ShiftLeft { a, distance, mask } => map2(at(a), at(distance), |a, d| {
                let shifted = a << (d & 63);
                (if d < 64 { shifted } else { 0 }) & mask
            }),
            Expr::ShiftRight { a, distance } => map2(at(a), at(distance), |a, d| {
                let shifted = a >> (d & 63);
                if d < 64 {
                    shifted
                } else {
                    0
                }
            }),
            Expr::FunnelRight {
                low,
                high,
                distance,
            } => map3(at(low), at(high), at(distance), |low, high, d| {
                (low >> (d & 63)) | ((high << 1) << (63 - (d & 63)))
            }),
            Expr::FunnelLeft {
                low,
                high,
                distance,
            } => map3(at(low), at(high), at(distance), |low, high, d| {
                (high << (d & 63)) | ((low >> 1) >> (63 - (d & 63)))
            }),
            Expr::Mux {
                select,
                if_true,
                if_false,
            } => map3(at(select), at(if_true), at(if_false), |s, t, f| {
                f ^ ((t ^ f) & 0u64.wrapping_sub(s))
            }),
            Expr::Field { a, shift, mask } => map1(at(a), |a| (a >> shift) & mask),
            Expr::FieldAcross {
                low,
                high,
                shift,
                mask,
            } => map2(at(low), at(high), |low, high| {
                ((low >> shift) | (high << (64 - shift))) & mask
            }),
            Expr::Insert { base, a, shift } => map2(at(base), at(a), |base, a| base | (a << shift)),
            Expr::Spread { a, mask } => map1(at(a), |a| 0u64.wrapping_sub(a) & mask),
            Expr::Reverse { a, width } => map1(at(a), |a| a.reverse_bits() >> (64 - width)),
        };
        slots[*target as usize] = value;
    }
}
