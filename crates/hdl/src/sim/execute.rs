//! Runs the program in batches of one operator on lanes of one size: the operator is selected once
//! per batch, and the loop has only vector operations.

use multiversion::multiversion;

use super::program::{Expr, Op, Size, Slot, Word, WORD_BITS};
use super::slots::{by_size, Lane, Lanes, Slots};

/// An instruction: an expression, and the slot that it goes to.
pub type Instruction = (Slot, Expr);

/// How many links of a chain are run as one.
pub const LINKS: [usize; 4] = [8, 4, 2, 1];

/// The kind of instructions that are run in one loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    op: Op,
    /// Sizes of the first operand and of the result, which say those of all.
    first: Size,
    target: Size,
    /// So many stand together, each of which takes the result of the one before it.
    links: usize,
}

impl Kind {
    /// An instruction's, whose slots have these sizes.
    pub fn of((target, expr): &Instruction, size: impl Fn(Slot) -> Size) -> Self {
        Kind {
            op: expr.op,
            first: size(expr.operands()[0]),
            target: size(*target),
            links: 1,
        }
    }

    /// The same of this many links of a chain, one of [`LINKS`].
    pub fn linked(self, links: usize) -> Self {
        Kind { links, ..self }
    }
}

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
    /// Runs of one kind: which, and where it ends.
    runs: Vec<(Kind, usize)>,
}

impl Batches {
    /// `ends` are those of the sections, and when they are run.
    pub fn new(
        kinds: &[Kind],
        instructions: Vec<Instruction>,
        ends: Vec<(Option<Slot>, usize)>,
    ) -> Self {
        let mut start = 0;
        let mut sections = Vec::new();
        for (only_if, end) in ends {
            let mut at = start;
            let alike = kinds[start..end].chunk_by(|a, b| a == b);
            let runs = alike.map(|together| {
                at += together.len();
                (together[0], at)
            });
            sections.push(Section {
                only_if,
                start,
                runs: runs.collect(),
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

    pub fn run(&self, slots: &mut Slots) {
        run(&self.instructions, &self.sections, slots);
    }
}

#[inline(always)]
fn unary<A: Lane, T: Lane>(
    batch: &[Instruction],
    slots: &mut Slots,
    f: impl Fn(&Expr, Word) -> Word,
) {
    for (target, expr) in batch {
        let a: &Lanes<A> = slots.at(expr.args()[0]);
        *slots.at_mut(*target) = Lanes::from_fn(|i| T::low(f(expr, a.word(i))));
    }
}

#[inline(always)]
fn binary<A: Lane, B: Lane, T: Lane>(
    batch: &[Instruction],
    slots: &mut Slots,
    f: impl Fn(&Expr, Word, Word) -> Word,
) {
    for (target, expr) in batch {
        let [a, b, _] = expr.args();
        let (a, b): (&Lanes<A>, &Lanes<B>) = (slots.at(a), slots.at(b));
        *slots.at_mut(*target) = Lanes::from_fn(|i| T::low(f(expr, a.word(i), b.word(i))));
    }
}

#[inline(always)]
fn ternary<A: Lane, B: Lane, C: Lane, T: Lane>(
    batch: &[Instruction],
    slots: &mut Slots,
    f: impl Fn(Word, Word, Word) -> Word,
) {
    for (target, expr) in batch {
        let [a, b, c] = expr.args();
        let (a, b, c): (&Lanes<A>, &Lanes<B>, &Lanes<C>) = (slots.at(a), slots.at(b), slots.at(c));
        *slots.at_mut(*target) = Lanes::from_fn(|i| T::low(f(a.word(i), b.word(i), c.word(i))));
    }
}

/// Chains of binary operators: the last operand is the result before it.
#[inline(always)]
fn binary_chain<const N: usize, A: Lane, T: Lane>(
    batch: &[Instruction],
    slots: &mut Slots,
    f: impl Fn(&Expr, Word, Word) -> Word,
) {
    for links in batch.chunks_exact(N) {
        let mut all: Lanes<T> = *slots.at(links[0].1.args()[1]);
        for (_, expr) in links {
            let a: &Lanes<A> = slots.at(expr.args()[0]);
            all = Lanes::from_fn(|i| T::low(f(expr, a.word(i), all.word(i))));
        }
        *slots.at_mut(links[N - 1].0) = all;
    }
}

/// Chains of ternary operators whose first operand is a bit.
#[inline(always)]
fn ternary_chain<const N: usize, T: Lane>(
    batch: &[Instruction],
    slots: &mut Slots,
    f: impl Fn(Word, Word, Word) -> Word,
) {
    for links in batch.chunks_exact(N) {
        let mut all: Lanes<T> = *slots.at(links[0].1.args()[2]);
        for (_, expr) in links {
            let [a, b, _] = expr.args();
            let (a, b): (&Lanes<u8>, &Lanes<T>) = (slots.at(a), slots.at(b));
            all = Lanes::from_fn(|i| T::low(f(a.word(i), b.word(i), all.word(i))));
        }
        *slots.at_mut(links[N - 1].0) = all;
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
fn run(instructions: &[Instruction], sections: &[Section], slots: &mut Slots) {
    for section in sections {
        let is_idle = |enable| slots.at::<u8>(enable).is_zero();
        if section.only_if.is_some_and(is_idle) {
            continue;
        }
        let mut start = section.start;
        for &(kind, end) in &section.runs {
            batch(kind, &instructions[start..end], slots);
            start = end;
        }
    }
}

/// Which sizes an operator's operands have beside each other, [`Sizes`](super::lower) says.
#[inline(always)]
#[expect(
    clippy::too_many_lines,
    reason = "a table of all operators, with the macros that it alone uses"
)]
fn batch(kind: Kind, batch: &[Instruction], slots: &mut Slots) {
    // As many links as stand together.
    macro_rules! by_links {
        ($links:ident => $body:expr) => {
            match kind.links {
                8 => {
                    const $links: usize = 8;
                    $body
                }
                4 => {
                    const $links: usize = 4;
                    $body
                }
                2 => {
                    const $links: usize = 2;
                    $body
                }
                _ => {
                    const $links: usize = 1;
                    $body
                }
            }
        };
    }
    // On operands of the result's size.
    macro_rules! alike {
        ($form:ident, $f:expr) => {
            by_size!(kind.target, T => alike!(@ $form T, $f))
        };
        (@ unary $t:ident, $f:expr) => { unary::<$t, $t>(batch, slots, $f) };
        (@ binary $t:ident, $f:expr) => { binary::<$t, $t, $t>(batch, slots, $f) };
        (@ chain $t:ident, $f:expr) => {
            by_links!(N => binary_chain::<N, $t, $t>(batch, slots, $f))
        };
    }
    // From operands of one size to a bit.
    macro_rules! to_bit {
        ($form:ident, $f:expr) => {
            by_size!(kind.first, A => to_bit!(@ $form A, $f))
        };
        (@ unary $a:ident, $f:expr) => { unary::<$a, u8>(batch, slots, $f) };
        (@ binary $a:ident, $f:expr) => { binary::<$a, $a, u8>(batch, slots, $f) };
    }
    // With a bit as the first operand, and others of the result's size.
    macro_rules! by_bit {
        ($form:ident, $f:expr) => {
            by_size!(kind.target, T => by_bit!(@ $form T, $f))
        };
        (@ unary $t:ident, $f:expr) => { unary::<u8, $t>(batch, slots, $f) };
        (@ binary $t:ident, $f:expr) => { binary::<u8, $t, $t>(batch, slots, $f) };
        (@ chain $t:ident, $f:expr) => {
            by_links!(N => ternary_chain::<N, $t>(batch, slots, $f))
        };
    }
    match kind.op {
        Op::Copy => alike!(unary, |_, a| a),
        Op::Not => alike!(unary, |e, a| !a & e.mask),
        Op::And => alike!(chain, |_, a, b| a & b),
        Op::AndNot => alike!(binary, |_, a, b| a & !b),
        Op::Or => alike!(chain, |_, a, b| a | b),
        Op::Xor => alike!(chain, |_, a, b| a ^ b),
        Op::Add => alike!(binary, |e, a, b| a.wrapping_add(b) & e.mask),
        Op::Sub => alike!(binary, |e, a, b| a.wrapping_sub(b) & e.mask),
        Op::AddCarry => {
            ternary::<u32, u32, u8, u32>(batch, slots, |a, b, c| a.wrapping_add(b).wrapping_add(c))
        }
        Op::CarryOut => ternary::<u32, u32, u8, u8>(batch, slots, |a, b, c| {
            let (sum, over) = a.overflowing_add(b);
            Word::from(over) | Word::from(sum.overflowing_add(c).1)
        }),
        Op::Equal => to_bit!(binary, |_, a, b| Word::from(a == b)),
        Op::EqualTo => to_bit!(unary, |e, a| Word::from(a == e.mask)),
        Op::Less => to_bit!(binary, |_, a, b| Word::from(a < b)),
        Op::LessEqual => to_bit!(binary, |_, a, b| Word::from(a <= b)),
        Op::NonZero => to_bit!(unary, |_, a| Word::from(a != 0)),
        Op::Parity => to_bit!(unary, |_, a| a.count_ones() & 1),
        Op::ShiftLeft => alike!(binary, |e, a, d| {
            (if d < WORD_BITS { a << (d & LOW) } else { 0 }) & e.mask
        }),
        Op::ShiftRight => alike!(binary, |_, a, d| {
            if d < WORD_BITS {
                a >> (d & LOW)
            } else {
                0
            }
        }),
        Op::FunnelRight => ternary::<u32, u32, u32, u32>(batch, slots, |low, high, d| {
            (low >> (d & LOW)) | ((high << 1) << (LOW - (d & LOW)))
        }),
        Op::FunnelLeft => ternary::<u32, u32, u32, u32>(batch, slots, |low, high, d| {
            (high << (d & LOW)) | ((low >> 1) >> (LOW - (d & LOW)))
        }),
        Op::Mux => by_bit!(chain, |s, t, f| f ^ ((t ^ f) & spread(s))),
        Op::Gate => by_bit!(binary, |_, s, a| a & spread(s)),
        Op::GateNot => by_bit!(binary, |_, s, a| a & !spread(s)),
        Op::OrGate => by_bit!(chain, |s, a, base| base | (a & spread(s))),
        Op::Field => by_size!(kind.first, A => by_size!(kind.target, T => {
            unary::<A, T>(batch, slots, |e, a| (a >> (e.shift & 31)) & e.mask)
        })),
        Op::FieldAcross => by_size!(kind.target, T => {
            binary::<u32, u32, T>(batch, slots, |e, low, high| {
                let shift = u32::from(e.shift) & LOW;
                ((low >> shift) | ((high << 1) << (LOW - shift))) & e.mask
            })
        }),
        Op::Insert => by_size!(kind.first, A => by_size!(kind.target, T => {
            by_links!(N => binary_chain::<N, A, T>(batch, slots, |e, a, base| {
                base | (a.rotate_left(u32::from(e.shift)) & e.mask)
            }))
        })),
        Op::Spread => by_bit!(unary, |e, a| spread(a) & e.mask),
        Op::Reverse => alike!(unary, |e, a| {
            a.reverse_bits() >> ((WORD_BITS - u32::from(e.shift)) & LOW)
        }),
    }
}
