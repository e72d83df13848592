//! Runs of an and-inverter graph in the binary AIGER format: whether the inputs that a model checker found make it fail.

use super::{FlowError, Result};

/// A graph with registers, whose bad nets are never to be 1 while its constraints are.
pub(super) struct Aiger {
    inputs: usize,
    /// Next values and initial values.
    registers: Vec<(Literal, bool)>,
    bad: Vec<Literal>,
    constraints: Vec<Literal>,
    gates: Vec<[Literal; 2]>,
}

/// Twice a net's number, and 1 more if it is negated.
type Literal = usize;

/// Indices of the numbers in the first line; missing ones are 0.
const INPUTS: usize = 1;
const REGISTERS: usize = 2;
const OUTPUTS: usize = 3;
const GATES: usize = 4;
const BAD: usize = 5;
const CONSTRAINTS: usize = 6;

impl Aiger {
    /// Reads a file.
    ///
    /// # Errors
    /// If the format is wrong, or registers have no initial value.
    pub fn read(file: &[u8]) -> Result<Aiger> {
        Aiger::parsed(file).ok_or_else(|| FlowError::Output {
            tool: "yosys",
            message: "no graph in binary AIGER with registers that begin with 0 or 1".to_owned(),
        })
    }

    fn parsed(file: &[u8]) -> Option<Aiger> {
        let mut lines = Lines { rest: file };
        let header = lines.next()?.strip_prefix("aig ")?;
        let numbers = header.split(' ').map(str::parse::<usize>);
        let numbers = numbers.collect::<std::result::Result<Vec<_>, _>>().ok()?;
        let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
        let mut registers = Vec::new();
        for _ in 0..number(REGISTERS) {
            let line = lines.next()?;
            let (next, begins) = line.split_once(' ').unwrap_or((line, "0"));
            let begins = match begins {
                "0" => false,
                "1" => true,
                _ => return None,
            };
            registers.push((next.parse().ok()?, begins));
        }
        let mut literals = |count: usize| -> Option<Vec<Literal>> {
            (0..count).map(|_| lines.next()?.parse().ok()).collect()
        };
        let outputs = literals(number(OUTPUTS))?;
        let bad = literals(number(BAD))?;
        let constraints = literals(number(CONSTRAINTS))?;
        let first = 1 + number(INPUTS) + number(REGISTERS);
        let mut gates = Vec::new();
        for gate in 0..number(GATES) {
            let high = (2 * (first + gate)).checked_sub(lines.delta()?)?;
            gates.push([high, high.checked_sub(lines.delta()?)?]);
        }
        Some(Aiger {
            inputs: number(INPUTS),
            registers,
            // Older graphs have outputs only.
            bad: if bad.is_empty() { outputs } else { bad },
            constraints,
            gates,
        })
    }

    /// The cycle in which these inputs, a line of digits for each cycle, make it fail. None if they do not.
    pub fn fails_in<'a>(&self, inputs: impl Iterator<Item = &'a str>) -> Option<u32> {
        let mut state: Vec<bool> = self.registers.iter().map(|&(_, begins)| begins).collect();
        for (cycle, line) in (0..).zip(inputs) {
            if line.len() != self.inputs {
                return None;
            }
            // False, the inputs, the registers, and the gates.
            let mut nets = vec![false];
            // Where the checker says x, either value does.
            nets.extend(line.bytes().map(|digit| digit == b'1'));
            nets.append(&mut state);
            let value = |nets: &[bool], literal: Literal| nets[literal / 2] != (literal % 2 == 1);
            for &[a, b] in &self.gates {
                let both = value(&nets, a) && value(&nets, b);
                nets.push(both);
            }
            let value = |&literal: &Literal| value(&nets, literal);
            if !self.constraints.iter().all(value) {
                return None;
            }
            if self.bad.iter().any(value) {
                return Some(cycle);
            }
            state = (self.registers.iter())
                .map(|(next, _)| value(next))
                .collect();
        }
        None
    }
}

/// The rest of a file, read line by line.
struct Lines<'a> {
    rest: &'a [u8],
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let end = self.rest.iter().position(|&byte| byte == b'\n')?;
        let (line, rest) = self.rest.split_at(end);
        self.rest = &rest[1..];
        std::str::from_utf8(line).ok()
    }

    /// A number in groups of seven bits, the lowest first; the last has no eighth bit.
    fn delta(&mut self) -> Option<usize> {
        let mut number = 0;
        for group in 0..5 {
            let (&byte, rest) = self.rest.split_first()?;
            self.rest = rest;
            number |= usize::from(byte & 0x7f) << (7 * group);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A register that takes input 1 while input 2 is 1, and must never be 1. A constraint allows input 1
    /// only with input 2.
    #[test]
    fn runs_fail_where_they_should() {
        let both_and_first_alone = b"\x04\x02\x05\x03";
        let mut file = b"aig 5 2 1 0 2 1 1\n8\n6\n11\n".to_vec();
        file.extend(both_and_first_alone);
        let graph = Aiger::read(&file).unwrap();
        assert_eq!(graph.gates, [[4, 2], [5, 2]]);
        let run = |inputs: &[&str]| graph.fails_in(inputs.iter().copied());
        assert_eq!(run(&["00", "11", "0x"]), Some(2));
        assert_eq!(run(&["00", "01", "00"]), None);
        // The constraint is broken before.
        assert_eq!(run(&["10", "11", "00"]), None);
        assert_eq!(run(&["11", "1"]), None);
    }
}
