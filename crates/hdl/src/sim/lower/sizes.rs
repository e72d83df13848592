//! Gives every slot lanes as narrow as its values, and every instruction operands of the sizes that
//! it takes.

use std::collections::HashMap;

use crate::sim::execute::Instruction;
use crate::sim::lowered::Lowered;
use crate::sim::program::{Expr, Op, Size, Slot, Word};

/// Sizes of the slots, and the instructions so far.
pub struct Sizes {
    /// By the slots' numbers.
    pub sizes: Vec<Size>,
    /// The bits of each that may be 1.
    pub possible: Vec<Word>,
    instructions: Vec<Instruction>,
    constants: HashMap<Slot, Word>,
    /// Slots with the value of another in lanes of this size.
    resized: HashMap<(Slot, Size), Slot>,
}

impl Sizes {
    /// `possible`: the bits of each slot that may be 1.
    pub fn new(possible: &[Word], constants: &[(Slot, Word)]) -> Self {
        Sizes {
            sizes: possible.iter().map(|&bits| Size::of(bits)).collect(),
            possible: possible.to_vec(),
            instructions: Vec::new(),
            constants: constants.iter().copied().collect(),
            resized: HashMap::new(),
        }
    }

    /// The same program, with instructions that convert operands to other sizes.
    pub fn lay_out(
        &mut self,
        lowered: &mut Lowered,
        program: Vec<Instruction>,
    ) -> Vec<Instruction> {
        self.widen_parts(&program);
        for (target, expr) in program {
            self.add(target, expr);
        }
        for commit in &mut lowered.commits {
            commit.next = self.resize(commit.next, self.size(commit.state));
            commit.enable = commit.enable.map(|slot| self.resize(slot, Size::Byte));
        }
        for ports in &mut lowered.memories {
            for enable in [&mut ports.write_enable, &mut ports.read_enable] {
                *enable = self.resize(*enable, Size::Byte);
            }
        }
        lowered.constants = self.constants.iter().map(|(&s, &v)| (s, v)).collect();
        lowered.constants.sort_unstable();
        std::mem::take(&mut self.instructions)
    }

    /// Makes what bits are inserted into as wide as the whole, unless others read it, too.
    fn widen_parts(&mut self, program: &[Instruction]) {
        let mut reads = vec![0; self.sizes.len()];
        for slot in program.iter().flat_map(|(_, expr)| expr.operands()) {
            reads[slot.index()] += 1;
        }
        let mut whole = vec![None; self.sizes.len()];
        for (target, expr) in program.iter().rev() {
            if !matches!(expr.op, Op::Field | Op::Insert) {
                continue;
            }
            if let Some(size) = whole[target.index()] {
                self.sizes[target.index()] = self.size(*target).max(size);
            }
            if expr.op == Op::Insert {
                let base = expr.operands()[1].index();
                whole[base] = (reads[base] == 1).then(|| self.size(*target));
            }
        }
    }

    pub fn size(&self, slot: Slot) -> Size {
        self.sizes[slot.index()]
    }

    /// One more slot, for these bits.
    pub fn add_slot(&mut self, size: Size, possible: Word) -> Slot {
        self.sizes.push(size);
        self.possible.push(possible & size.mask());
        Slot::new(self.sizes.len() - 1)
    }

    /// Adds an instruction, and before it what resizes its operands. The target's lanes become wider
    /// than its values where the operator would lose bits otherwise.
    fn add(&mut self, target: Slot, mut expr: Expr) {
        let widest = |of: &[Slot]| of.iter().map(|&slot| self.size(slot)).max();
        let own = self.size(target);
        let operands = expr.operands();
        let (target_size, sizes) = match expr.op {
            // These move bits from lanes of any size to lanes of any other.
            Op::Field => (own, [self.size(operands[0]); 3]),
            Op::Insert => (own, [self.size(operands[0]), own, own]),
            Op::FieldAcross => (own, [Size::Word; 3]),
            // No bit of an operand that the target has no room for matters.
            Op::Copy
            | Op::Not
            | Op::And
            | Op::AndNot
            | Op::Or
            | Op::Xor
            | Op::Add
            | Op::Sub
            | Op::Reverse => (own, [own; 3]),
            Op::Mux | Op::Gate | Op::GateNot | Op::OrGate | Op::Spread => {
                (own, [Size::Byte, own, own])
            }
            Op::ShiftLeft | Op::ShiftRight => {
                let widest = widest(operands).max(Some(own)).unwrap_or(own);
                (widest, [widest; 3])
            }
            Op::FunnelRight | Op::FunnelLeft => (Size::Word, [Size::Word; 3]),
            Op::AddCarry => (Size::Word, [Size::Word, Size::Word, Size::Byte]),
            Op::CarryOut => (Size::Byte, [Size::Word, Size::Word, Size::Byte]),
            Op::Equal | Op::EqualTo | Op::Less | Op::LessEqual | Op::NonZero | Op::Parity => {
                let widest = widest(operands).unwrap_or(Size::Word);
                (Size::Byte, [widest; 3])
            }
        };
        self.sizes[target.index()] = target_size;
        for (operand, size) in expr.operands_mut().iter_mut().zip(sizes) {
            *operand = self.resize(*operand, size);
        }
        self.instructions.push((target, expr));
    }

    /// The slot's low bits in lanes of this size.
    fn resize(&mut self, slot: Slot, size: Size) -> Slot {
        if self.size(slot) == size {
            return slot;
        }
        if let Some(&resized) = self.resized.get(&(slot, size)) {
            return resized;
        }
        let resized = self.add_slot(size, self.possible[slot.index()]);
        match self.constants.get(&slot) {
            Some(value) => {
                let value = value & size.mask();
                self.constants.insert(resized, value);
            }
            None => {
                let field = Expr::new(Op::Field, [slot]).masked(size.mask());
                self.instructions.push((resized, field));
            }
        }
        self.resized.insert((slot, size), resized);
        resized
    }
}
