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
    /// The number of consecutive instructions, each of which takes the result of the one before it.
    links: usize,
}

impl Kind {
    /// The kind of an instruction with slots of these sizes.
    pub fn of((target, expr): &Instruction, size: impl Fn(Slot) -> Size) -> Self {
        Kind {
            op: expr.op,
            first: size(expr.operands()[0]),
            target: size(*target),
            links: 1,
        }
    }

    /// The same for this many links of a chain, one of [`LINKS`].
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

/// Instructions of one kind, and the slots that they are run on.
struct Batch<'a> {
    kind: Kind,
    instructions: &'a [Instruction],
    slots: &'a mut Slots,
}

#[inline(always)]
fn unary<A: Lane, T: Lane>(batch: Batch, f: impl Fn(&Expr, Word) -> Word) {
    for (target, expr) in batch.instructions {
        let a: &Lanes<A> = batch.slots.at(expr.args()[0]);
        *batch.slots.at_mut(*target) = Lanes::from_fn(|i| T::low(f(expr, a.word(i))));
    }
}

#[inline(always)]
fn binary<A: Lane, B: Lane, T: Lane>(batch: Batch, f: impl Fn(&Expr, Word, Word) -> Word) {
    for (target, expr) in batch.instructions {
        let [a, b, _] = expr.args();
        let (a, b): (&Lanes<A>, &Lanes<B>) = (batch.slots.at(a), batch.slots.at(b));
        *batch.slots.at_mut(*target) = Lanes::from_fn(|i| T::low(f(expr, a.word(i), b.word(i))));
    }
}

#[inline(always)]
fn ternary<A: Lane, B: Lane, C: Lane, T: Lane>(batch: Batch, f: impl Fn(Word, Word, Word) -> Word) {
    for (target, expr) in batch.instructions {
        let [a, b, c] = expr.args();
        let (a, b, c): (&Lanes<A>, &Lanes<B>, &Lanes<C>) =
            (batch.slots.at(a), batch.slots.at(b), batch.slots.at(c));
        *batch.slots.at_mut(*target) =
            Lanes::from_fn(|i| T::low(f(a.word(i), b.word(i), c.word(i))));
    }
}

/// Chains of binary operators: the last operand is the result before it.
#[inline(always)]
fn binary_chain<const N: usize, A: Lane, T: Lane>(
    batch: Batch,
    f: impl Fn(&Expr, Word, Word) -> Word,
) {
    for links in batch.instructions.chunks_exact(N) {
        let mut all: Lanes<T> = *batch.slots.at(links[0].1.args()[1]);
        for (_, expr) in links {
            let a: &Lanes<A> = batch.slots.at(expr.args()[0]);
            all = Lanes::from_fn(|i| T::low(f(expr, a.word(i), all.word(i))));
        }
        *batch.slots.at_mut(links[N - 1].0) = all;
    }
}

/// Chains of ternary operators whose first operand is a bit.
#[inline(always)]
fn ternary_chain<const N: usize, T: Lane>(batch: Batch, f: impl Fn(Word, Word, Word) -> Word) {
    for links in batch.instructions.chunks_exact(N) {
        let mut all: Lanes<T> = *batch.slots.at(links[0].1.args()[2]);
        for (_, expr) in links {
            let [a, b, _] = expr.args();
            let (a, b): (&Lanes<u8>, &Lanes<T>) = (batch.slots.at(a), batch.slots.at(b));
            all = Lanes::from_fn(|i| T::low(f(a.word(i), b.word(i), all.word(i))));
        }
        *batch.slots.at_mut(links[N - 1].0) = all;
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
            run_batch(Batch {
                kind,
                instructions: &instructions[start..end],
                slots,
            });
            start = end;
        }
    }
}

/// Runs chains by their number of links.
macro_rules! by_links {
    ($batch:ident, $links:ident => $body:expr) => {
        match $batch.kind.links {
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

/// Runs an operator on operands of the result's size.
macro_rules! alike {
    ($batch:ident, $form:ident, $f:expr) => {
        by_size!($batch.kind.target, T => alike!(@ $form T, $batch, $f))
    };
    (@ unary $t:ident, $batch:ident, $f:expr) => { unary::<$t, $t>($batch, $f) };
    (@ binary $t:ident, $batch:ident, $f:expr) => { binary::<$t, $t, $t>($batch, $f) };
    (@ chain $t:ident, $batch:ident, $f:expr) => {
        by_links!($batch, N => binary_chain::<N, $t, $t>($batch, $f))
    };
}

/// Runs an operator from operands of one size to a bit.
macro_rules! to_bit {
    ($batch:ident, $form:ident, $f:expr) => {
        by_size!($batch.kind.first, A => to_bit!(@ $form A, $batch, $f))
    };
    (@ unary $a:ident, $batch:ident, $f:expr) => { unary::<$a, u8>($batch, $f) };
    (@ binary $a:ident, $batch:ident, $f:expr) => { binary::<$a, $a, u8>($batch, $f) };
}

/// Runs an operator with a bit as the first operand, and others of the result's size.
macro_rules! by_bit {
    ($batch:ident, $form:ident, $f:expr) => {
        by_size!($batch.kind.target, T => by_bit!(@ $form T, $batch, $f))
    };
    (@ unary $t:ident, $batch:ident, $f:expr) => { unary::<u8, $t>($batch, $f) };
    (@ binary $t:ident, $batch:ident, $f:expr) => { binary::<u8, $t, $t>($batch, $f) };
    (@ chain $t:ident, $batch:ident, $f:expr) => {
        by_links!($batch, N => ternary_chain::<N, $t>($batch, $f))
    };
}

/// Runs a batch: a table of all operators. Which sizes an operator's operands have beside each other,
/// [`Sizes`](super::lower) says.
#[inline(always)]
fn run_batch(batch: Batch) {
    match batch.kind.op {
        Op::Copy => alike!(batch, unary, |_, a| a),
        Op::Not => alike!(batch, unary, |e, a| !a & e.mask),
        Op::And => alike!(batch, chain, |_, a, b| a & b),
        Op::AndNot => alike!(batch, binary, |_, a, b| a & !b),
        Op::Or => alike!(batch, chain, |_, a, b| a | b),
        Op::Xor => alike!(batch, chain, |_, a, b| a ^ b),
        Op::Add => alike!(batch, binary, |e, a, b| a.wrapping_add(b) & e.mask),
        Op::Sub => alike!(batch, binary, |e, a, b| a.wrapping_sub(b) & e.mask),
        Op::AddCarry => {
            ternary::<u32, u32, u8, u32>(batch, |a, b, c| a.wrapping_add(b).wrapping_add(c))
        }
        Op::CarryOut => ternary::<u32, u32, u8, u8>(batch, |a, b, c| {
            let (sum, over) = a.overflowing_add(b);
            Word::from(over) | Word::from(sum.overflowing_add(c).1)
        }),
        Op::Equal => to_bit!(batch, binary, |_, a, b| Word::from(a == b)),
        Op::EqualTo => to_bit!(batch, unary, |e, a| Word::from(a == e.mask)),
        Op::Less => to_bit!(batch, binary, |_, a, b| Word::from(a < b)),
        Op::LessEqual => to_bit!(batch, binary, |_, a, b| Word::from(a <= b)),
        Op::NonZero => to_bit!(batch, unary, |_, a| Word::from(a != 0)),
        Op::Parity => to_bit!(batch, unary, |_, a| a.count_ones() & 1),
        Op::ShiftLeft => alike!(batch, binary, |e, a, d| {
            (if d < WORD_BITS { a << (d & LOW) } else { 0 }) & e.mask
        }),
        Op::ShiftRight => alike!(batch, binary, |_, a, d| {
            if d < WORD_BITS {
                a >> (d & LOW)
            } else {
                0
            }
        }),
        Op::FunnelRight => ternary::<u32, u32, u32, u32>(batch, |low, high, d| {
            (low >> (d & LOW)) | ((high << 1) << (LOW - (d & LOW)))
        }),
        Op::FunnelLeft => ternary::<u32, u32, u32, u32>(batch, |low, high, d| {
            (high << (d & LOW)) | ((low >> 1) >> (LOW - (d & LOW)))
        }),
        Op::Mux => by_bit!(batch, chain, |s, t, f| f ^ ((t ^ f) & spread(s))),
        Op::Gate => by_bit!(batch, binary, |_, s, a| a & spread(s)),
        Op::GateNot => by_bit!(batch, binary, |_, s, a| a & !spread(s)),
        Op::OrGate => by_bit!(batch, chain, |s, a, base| base | (a & spread(s))),
        Op::Field => by_size!(batch.kind.first, A => by_size!(batch.kind.target, T => {
            unary::<A, T>(batch, |e, a| (a >> (e.shift & 31)) & e.mask)
        })),
        Op::FieldAcross => by_size!(batch.kind.target, T => {
            binary::<u32, u32, T>(batch, |e, low, high| {
                let shift = u32::from(e.shift) & LOW;
                ((low >> shift) | ((high << 1) << (LOW - shift))) & e.mask
            })
        }),
        Op::Insert => by_size!(batch.kind.first, A => by_size!(batch.kind.target, T => {
            by_links!(batch, N => binary_chain::<N, A, T>(batch, |e, a, base| {
                base | (a.rotate_left(u32::from(e.shift)) & e.mask)
            }))
        })),
        Op::Spread => by_bit!(batch, unary, |e, a| spread(a) & e.mask),
        Op::Reverse => alike!(batch, unary, |e, a| {
            a.reverse_bits() >> ((WORD_BITS - u32::from(e.shift)) & LOW)
        }),
    }
}
