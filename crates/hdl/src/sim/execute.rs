//! Runs the program: batches of one operator, so that which operator it is gets
//! decided once a batch and its loop is nothing but vector operations.

use multiversion::multiversion;

use super::program::{Expr, Lanes, Op, Slot, Word, LANES, WORD_BITS};

/// An instruction: an expression, and the slot that it goes to.
pub type Instruction = (Slot, Expr);

/// Instructions in an order that respects their operands.
#[derive(Debug, Default)]
pub struct Batches {
    instructions: Vec<Instruction>,
    sections: Vec<Section>,
}

/// Instructions that are run together, or left out together where no lane has a
/// 1 in the slot `only_if`.
#[derive(Debug)]
struct Section {
    only_if: Option<Slot>,
    start: usize,
    /// Runs of one operator: which, and where it ends.
    runs: Vec<(Op, usize)>,
}

impl Batches {
    /// `ends` are those of the sections, and when they are run.
    pub fn new(instructions: Vec<Instruction>, ends: Vec<(Option<Slot>, usize)>) -> Self {
        let mut start = 0;
        let mut sections = Vec::new();
        for (only_if, end) in ends {
            let mut runs: Vec<(Op, usize)> = Vec::new();
            for together in instructions[start..end].chunk_by(|a, b| a.1.op == b.1.op) {
                let before = runs.last().map_or(start, |run| run.1);
                runs.push((together[0].1.op, before + together.len()));
            }
            sections.push(Section {
                only_if,
                start,
                runs,
            });
            start = end;
        }
        Batches {
            instructions,
            sections,
        }
    }

    pub fn len(&self) -> usize {
        self.instructions.len()
    }

    pub fn run(&self, slots: &mut [Lanes]) {
        run(&self.instructions, &self.sections, slots);
    }
}

#[inline(always)]
fn unary(batch: &[Instruction], slots: &mut [Lanes], f: impl Fn(&Expr, Word) -> Word) {
    for (target, expr) in batch {
        let a = &slots[expr.args()[0] as usize];
        let mut out = Lanes::all(0);
        for i in 0..LANES {
            out[i] = f(expr, a[i]);
        }
        slots[*target as usize] = out;
    }
}

#[inline(always)]
fn binary(batch: &[Instruction], slots: &mut [Lanes], f: impl Fn(&Expr, Word, Word) -> Word) {
    for (target, expr) in batch {
        let [a, b, _] = expr.args();
        let (a, b) = (&slots[a as usize], &slots[b as usize]);
        let mut out = Lanes::all(0);
        for i in 0..LANES {
            out[i] = f(expr, a[i], b[i]);
        }
        slots[*target as usize] = out;
    }
}

#[inline(always)]
fn ternary(batch: &[Instruction], slots: &mut [Lanes], f: impl Fn(Word, Word, Word) -> Word) {
    for (target, expr) in batch {
        let [a, b, c] = expr.args();
        let (a, b, c) = (&slots[a as usize], &slots[b as usize], &slots[c as usize]);
        let mut out = Lanes::all(0);
        for i in 0..LANES {
            out[i] = f(a[i], b[i], c[i]);
        }
        slots[*target as usize] = out;
    }
}

/// All ones for 1, none for 0.
#[inline(always)]
fn spread(bit: Word) -> Word {
    Word::wrapping_sub(0, bit)
}

const LOW: Word = WORD_BITS - 1;

#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2",
    "aarch64+neon"
))]
fn run(instructions: &[Instruction], sections: &[Section], slots: &mut [Lanes]) {
    for section in sections {
        if section.only_if.is_some_and(|s| slots[s as usize].is_zero()) {
            continue;
        }
        let mut start = section.start;
        for &(op, end) in &section.runs {
            batch(op, &instructions[start..end], slots);
            start = end;
        }
    }
}

#[inline(always)]
fn batch(op: Op, batch: &[Instruction], slots: &mut [Lanes]) {
    match op {
        Op::Copy => unary(batch, slots, |_, a| a),
        Op::Not => unary(batch, slots, |e, a| !a & e.mask),
        Op::And => binary(batch, slots, |_, a, b| a & b),
        Op::AndNot => binary(batch, slots, |_, a, b| a & !b),
        Op::Or => binary(batch, slots, |_, a, b| a | b),
        Op::Xor => binary(batch, slots, |_, a, b| a ^ b),
        Op::Add => binary(batch, slots, |e, a, b| a.wrapping_add(b) & e.mask),
        Op::Sub => binary(batch, slots, |e, a, b| a.wrapping_sub(b) & e.mask),
        Op::AddCarry => ternary(batch, slots, |a, b, c| a.wrapping_add(b).wrapping_add(c)),
        Op::CarryOut => ternary(batch, slots, |a, b, c| {
            let (sum, over) = a.overflowing_add(b);
            Word::from(over) | Word::from(sum.overflowing_add(c).1)
        }),
        Op::Equal => binary(batch, slots, |_, a, b| Word::from(a == b)),
        Op::EqualTo => unary(batch, slots, |e, a| Word::from(a == e.mask)),
        Op::Less => binary(batch, slots, |_, a, b| Word::from(a < b)),
        Op::LessEqual => binary(batch, slots, |_, a, b| Word::from(a <= b)),
        Op::NonZero => unary(batch, slots, |_, a| Word::from(a != 0)),
        Op::Parity => unary(batch, slots, |_, a| a.count_ones() & 1),
        Op::ShiftLeft => binary(batch, slots, |e, a, d| {
            (if d < WORD_BITS { a << (d & LOW) } else { 0 }) & e.mask
        }),
        Op::ShiftRight => binary(
            batch,
            slots,
            |_, a, d| {
                if d < WORD_BITS {
                    a >> (d & LOW)
                } else {
                    0
                }
            },
        ),
        Op::FunnelRight => ternary(batch, slots, |low, high, d| {
            (low >> (d & LOW)) | ((high << 1) << (LOW - (d & LOW)))
        }),
        Op::FunnelLeft => ternary(batch, slots, |low, high, d| {
            (high << (d & LOW)) | ((low >> 1) >> (LOW - (d & LOW)))
        }),
        Op::Mux => ternary(batch, slots, |s, t, f| f ^ ((t ^ f) & spread(s))),
        Op::Gate => binary(batch, slots, |_, s, a| a & spread(s)),
        Op::GateNot => binary(batch, slots, |_, s, a| a & !spread(s)),
        Op::OrGate => ternary(batch, slots, |s, a, base| base | (a & spread(s))),
        Op::Field => unary(batch, slots, |e, a| (a >> (e.shift & 31)) & e.mask),
        Op::FieldAcross => binary(batch, slots, |e, low, high| {
            let shift = u32::from(e.shift) & LOW;
            ((low >> shift) | ((high << 1) << (LOW - shift))) & e.mask
        }),
        Op::Insert => binary(batch, slots, |e, a, base| {
            base | (a.rotate_left(u32::from(e.shift)) & e.mask)
        }),
        Op::Spread => unary(batch, slots, |e, a| spread(a) & e.mask),
        Op::Reverse => unary(batch, slots, |e, a| {
            a.reverse_bits() >> ((WORD_BITS - u32::from(e.shift)) & LOW)
        }),
    }
}
