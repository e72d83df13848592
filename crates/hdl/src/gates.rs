//! A flat design as unique gates of two inputs, and its conversion to AIGER.

use std::collections::HashMap;

use super::flat::{Flat, FlatId, FlatOp};
use super::netlist::{BinaryOp, UnaryOp};

/// Twice the number of a variable, plus 1 if it is inverted.
pub type Literal = u32;
pub const FALSE: Literal = 0;
pub const TRUE: Literal = 1;

/// The kind of a variable.
#[derive(Clone, Copy)]
pub enum Variable {
    Input,
    /// A register that starts with 0, and its next value.
    Register(Literal),
    And(Literal, Literal),
}

/// Gates, each there once.
pub struct Gates {
    pub variables: Vec<Variable>,
    ands: HashMap<(Literal, Literal), Literal>,
}

impl Gates {
    pub fn new() -> Self {
        // The first variable is the constant.
        Gates {
            variables: vec![Variable::Input],
            ands: HashMap::new(),
        }
    }

    pub fn add(&mut self, variable: Variable) -> Literal {
        self.variables.push(variable);
        2 * (self.variables.len() as Literal - 1)
    }

    pub fn and(&mut self, a: Literal, b: Literal) -> Literal {
        let (a, b) = (a.min(b), a.max(b));
        match (a, b) {
            (FALSE, _) => FALSE,
            (TRUE, _) => b,
            _ if a == b => a,
            _ if a ^ 1 == b => FALSE,
            _ => match self.ands.get(&(a, b)) {
                Some(&known) => known,
                None => {
                    let new = self.add(Variable::And(a, b));
                    self.ands.insert((a, b), new);
                    new
                }
            },
        }
    }

    pub fn or(&mut self, a: Literal, b: Literal) -> Literal {
        self.and(a ^ 1, b ^ 1) ^ 1
    }

    pub fn mux(&mut self, select: Literal, if_true: Literal, if_false: Literal) -> Literal {
        if if_true == if_false {
            return if_true;
        }
        let (a, b) = (self.and(select, if_true), self.and(select ^ 1, if_false));
        self.or(a, b)
    }

    fn xor(&mut self, a: Literal, b: Literal) -> Literal {
        self.mux(a, b ^ 1, b)
    }

    pub fn any(&mut self, bits: &[Literal]) -> Literal {
        bits.iter().fold(FALSE, |all, &bit| self.or(all, bit))
    }

    pub fn differ(&mut self, a: &[Literal], b: &[Literal]) -> Literal {
        let bits: Vec<_> = a.iter().zip(b).map(|(&a, &b)| self.xor(a, b)).collect();
        self.any(&bits)
    }

    /// The sum with a carry into the lowest bit, and the carry out of the highest.
    fn sum(&mut self, a: &[Literal], b: &[Literal], carry: Literal) -> (Vec<Literal>, Literal) {
        let mut carry = carry;
        let sum = a.iter().zip(b).map(|(&a, &b)| {
            let half = self.xor(a, b);
            let bit = self.xor(half, carry);
            carry = self.mux(half, carry, a);
            bit
        });
        (sum.collect(), carry)
    }

    /// A shift by a distance; `from` says which bit comes to a place from this many bits away.
    fn shift(
        &mut self,
        bits: &[Literal],
        distance: &[Literal],
        from: fn(usize, usize) -> Option<usize>,
    ) -> Vec<Literal> {
        let mut bits = bits.to_vec();
        for (power, &select) in distance.iter().enumerate() {
            let far = 1usize.checked_shl(power as u32).unwrap_or(usize::MAX);
            let moved = |place| from(place, far).and_then(|place| bits.get(place).copied());
            let shifted = (0..bits.len()).map(|place| (moved(place).unwrap_or(FALSE), bits[place]));
            let pairs: Vec<_> = shifted.collect();
            bits = pairs
                .into_iter()
                .map(|(moved, stays)| self.mux(select, moved, stays))
                .collect();
        }
        bits
    }

    fn unary(&mut self, op: UnaryOp, a: &[Literal]) -> Vec<Literal> {
        let inverted = || a.iter().map(|bit| bit ^ 1);
        match op {
            UnaryOp::Not => inverted().collect(),
            UnaryOp::ReduceAnd => vec![self.any(&inverted().collect::<Vec<_>>()) ^ 1],
            UnaryOp::ReduceOr => vec![self.any(a)],
            UnaryOp::ReduceXor => vec![a.iter().fold(FALSE, |all, &bit| self.xor(all, bit))],
        }
    }

    fn binary(&mut self, op: BinaryOp, a: &[Literal], b: &[Literal]) -> Vec<Literal> {
        let pairs = a.iter().zip(b);
        let inverted = || b.iter().map(|bit| bit ^ 1).collect::<Vec<_>>();
        match op {
            BinaryOp::And => pairs.map(|(&a, &b)| self.and(a, b)).collect(),
            BinaryOp::Or => pairs.map(|(&a, &b)| self.or(a, b)).collect(),
            BinaryOp::Xor => pairs.map(|(&a, &b)| self.xor(a, b)).collect(),
            BinaryOp::Add => self.sum(a, b, FALSE).0,
            BinaryOp::Sub => self.sum(a, &inverted(), TRUE).0,
            BinaryOp::Equal => vec![self.differ(a, b) ^ 1],
            BinaryOp::Less => vec![self.sum(a, &inverted(), TRUE).1 ^ 1],
            BinaryOp::ShiftLeft => self.shift(a, b, |place, far| place.checked_sub(far)),
            BinaryOp::ShiftRight => self.shift(a, b, |place, far| place.checked_add(far)),
        }
    }

    /// All nodes of a design in order; `leaf` gives those of inputs, registers and memories.
    pub fn evaluate(
        &mut self,
        flat: &Flat,
        order: &[FlatId],
        leaf: &dyn Fn(FlatId) -> Vec<Literal>,
    ) -> Vec<Vec<Literal>> {
        let mut bits: Vec<Vec<Literal>> = vec![Vec::new(); flat.nodes.len()];
        for &id in order {
            let node = flat.node(id);
            let at = |id: FlatId| &bits[id as usize];
            bits[id as usize] = match &node.op {
                FlatOp::Input | FlatOp::ReadData | FlatOp::Register { .. } => leaf(id),
                FlatOp::Constant(value) => {
                    (0..node.width).map(|bit| value.bit(bit).into()).collect()
                }
                FlatOp::Alias(of) => at(*of).clone(),
                FlatOp::Unary(op, a) => self.unary(*op, at(*a)),
                FlatOp::Binary(op, a, b) => self.binary(*op, at(*a), at(*b)),
                FlatOp::Mux {
                    select,
                    if_true,
                    if_false,
                } => {
                    let (select, pairs) = (at(*select)[0], at(*if_true).iter().zip(at(*if_false)));
                    pairs.map(|(&a, &b)| self.mux(select, a, b)).collect()
                }
                FlatOp::Slice { of, low } => {
                    at(*of)[*low as usize..(*low + node.width) as usize].to_vec()
                }
                FlatOp::Concat(parts) => parts.iter().flat_map(|&part| at(part).clone()).collect(),
            };
        }
        bits
    }

    /// The logic cone of an output, in binary AIGER.
    pub fn aiger(&self, output: Literal) -> Vec<u8> {
        let mut needed = vec![false; self.variables.len()];
        let mut open = vec![output / 2];
        while let Some(variable) = open.pop() {
            if std::mem::replace(&mut needed[variable as usize], true) {
                continue;
            }
            match self.variables[variable as usize] {
                Variable::Input => {}
                Variable::Register(next) => open.push(next / 2),
                Variable::And(a, b) => open.extend([a / 2, b / 2]),
            }
        }
        // Inputs come first, then registers, then gates, each behind its operands.
        let kinds: [fn(&Variable) -> bool; 3] = [
            |v: &Variable| matches!(v, Variable::Input),
            |v: &Variable| matches!(v, Variable::Register(_)),
            |v: &Variable| matches!(v, Variable::And(..)),
        ];
        let mut number = vec![0; self.variables.len()];
        let mut last = 0;
        let counts = kinds.map(|is| {
            let before = last;
            for (place, variable) in self.variables.iter().enumerate().skip(1) {
                if needed[place] && is(variable) {
                    last += 1;
                    number[place] = last;
                }
            }
            last - before
        });
        let name = |literal: Literal| 2 * number[literal as usize / 2] + literal % 2;
        let [inputs, registers, ands] = counts;
        let mut text = format!("aig {last} {inputs} {registers} 1 {ands}\n").into_bytes();
        let all = || {
            self.variables
                .iter()
                .enumerate()
                .skip(1)
                .filter(|(place, _)| needed[*place])
        };
        for (_, variable) in all() {
            if let Variable::Register(next) = variable {
                text.extend(format!("{}\n", name(*next)).bytes());
            }
        }
        text.extend(format!("{}\n", name(output)).bytes());
        for (place, variable) in all() {
            if let Variable::And(a, b) = variable {
                let (a, b) = (name(*a), name(*b));
                let (high, low) = (a.max(b), a.min(b));
                for difference in [2 * number[place] - high, high - low] {
                    let mut rest = difference;
                    while rest > 127 {
                        text.push(rest as u8 | 128);
                        rest >>= 7;
                    }
                    text.push(rest as u8);
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::sim::Simulator;
    use crate::{concat, Builder};

    /// All operators on constants: the gates must compute the same as the simulator.
    #[test]
    fn gates_say_what_the_simulator_says() {
        let m = Builder::new("all");
        let (a, b, c) = (m.input("a", 9), m.input("b", 9), m.input("c", 5));
        let values = [
            a + b,
            a - b,
            a & b,
            a | b,
            a ^ b,
            !a,
            a << c,
            a >> c,
            a.eq(b),
            a.lt(b),
            a.all(),
            a.any(),
            a.parity(),
            c.bit(2).mux(a, b),
            a.slice(3, 4),
            concat(&[c, a]),
            a.eq(a & b),
            m.constant(0x155, 9),
        ];
        for (number, value) in values.into_iter().enumerate() {
            m.output(&format!("out{number}"), value);
        }
        let module = m.finish().unwrap();
        let flat = Flat::new(&module);
        let order = flat.evaluation_order().unwrap();
        let mut simulator = Simulator::new(&module).unwrap();
        let mut random = SmallRng::seed_from_u64(1);
        for _ in 0..300 {
            let inputs: Vec<u64> = flat
                .inputs
                .iter()
                .map(|(_, id)| {
                    random.random_range(0..1 << flat.node(*id).width)
                        & [u64::MAX, 15][random.random_range(0..2)]
                })
                .collect();
            for ((name, _), value) in flat.inputs.iter().zip(&inputs) {
                let port = simulator.input(name).unwrap();
                simulator.set_all(port, *value);
            }
            simulator.settle();
            let leaf = |id: FlatId| {
                let number = flat
                    .inputs
                    .iter()
                    .position(|(_, input)| *input == id)
                    .unwrap();
                (0..flat.node(id).width)
                    .map(|bit| (inputs[number] >> bit & 1) as Literal)
                    .collect()
            };
            let bits = Gates::new().evaluate(&flat, &order, &leaf);
            for (name, id) in &flat.outputs {
                let bits = bits[*id as usize].iter().enumerate();
                let value: u64 = bits.map(|(place, &bit)| u64::from(bit) << place).sum();
                let port = simulator.output(name).unwrap();
                assert_eq!(value, simulator.get(port, 0), "{name} of {inputs:x?}");
            }
        }
    }
}
