//! The clocking of a design: the flip-flops that a port can stop in the same cycle, and those that are
//! clocked while it is idle.

use std::rc::Rc;

use ethnum::U256;

use super::flat::{Flat, FlatId, FlatOp};
use super::netlist::{BinaryOp, Constant, Module, UnaryOp};
use super::DesignError;

/// The flip-flops of a design.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clocking {
    /// All of them; memories are not counted.
    pub flip_flops: u64,
    /// Registers whose enable depends on an input port in the same cycle, except those that load data of the
    /// same interface. Reset does not count.
    pub stopped_by_ports: Vec<Register>,
    /// Registers that may be clocked while the design is idle: reset ended at least 256 cycles ago, and every input
    /// whose name ends in `valid` has been 0 since.
    pub clocked_idle: Vec<Register>,
}

/// A register, by the names of its instance and its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// Empty, if the register has no name of its own.
    pub name: String,
    /// Its flip-flops.
    pub bits: u32,
}

impl Clocking {
    /// Looks at all registers of a design.
    ///
    /// # Errors
    /// A combinational loop.
    pub fn of(top: &Rc<Module>) -> Result<Clocking, DesignError> {
        let flat = Flat::new(top);
        let order = flat.evaluation_order()?;
        let ports = Ports::new(&flat);
        let sources = ports.sources(&flat, &order);
        let idle = idle_values(&flat, &order);
        let mut found = Clocking::default();
        for (node, id) in flat.nodes.iter().zip(0..) {
            let FlatOp::Register { next, enable, .. } = node.op else {
                continue;
            };
            let register = Register {
                name: flat.full_name(id).unwrap_or_default(),
                bits: node.width,
            };
            found.flip_flops += u64::from(node.width);
            let loads = ports.interfaces_of_data(sources[next as usize]);
            if enable.is_some_and(|enable| sources[enable as usize] & !loads != 0) {
                found.stopped_by_ports.push(register.clone());
            }
            if enable.is_none_or(|enable| idle[enable as usize] != Bits::bit(false)) {
                found.clocked_idle.push(register);
            }
        }
        Ok(found)
    }
}

/// The flip-flops of registers.
pub fn bits(registers: &[Register]) -> u64 {
    registers.iter().map(|of| u64::from(of.bits)).sum()
}

/// The input ports, each a bit of a set.
struct Ports {
    /// Of each port: itself, and all of its interface, which is what its name begins with.
    nodes: Vec<(FlatId, u128)>,
    /// Of each port that is wider than a bit: itself, and all of its interface.
    data: Vec<(u128, u128)>,
}

impl Ports {
    fn new(flat: &Flat) -> Self {
        let interface = |name: &str| name.rsplit_once('_').map_or("", |(of, _)| of).to_string();
        let bit = |place: usize| 1u128 << place.min(127);
        let names: Vec<String> = flat
            .inputs
            .iter()
            .map(|(name, _)| interface(name))
            .collect();
        let of_interface = |wanted: &String| {
            let same = names.iter().enumerate().filter(|(_, name)| *name == wanted);
            same.fold(0, |set, (place, _)| set | bit(place))
        };
        let nodes = flat.inputs.iter().map(|&(_, id)| id);
        let nodes: Vec<_> = nodes
            .enumerate()
            .map(|(place, id)| (id, bit(place)))
            .collect();
        let wide = |&(id, _): &(FlatId, u128)| flat.nodes[id as usize].width > 1;
        let data = nodes.iter().zip(&names).filter(|(node, _)| wide(node));
        let data = data.map(|(&(_, port), name)| (port, of_interface(name)));
        Ports {
            data: data.collect(),
            nodes,
        }
    }

    /// The ports that each node depends on in the same cycle.
    fn sources(&self, flat: &Flat, order: &[FlatId]) -> Vec<u128> {
        let mut sources = vec![0; flat.nodes.len()];
        for &(id, port) in &self.nodes {
            sources[id as usize] = port;
        }
        for &id in order {
            let all = flat.operands(id);
            let all = all.iter().fold(0, |set, &of| set | sources[of as usize]);
            sources[id as usize] |= all;
        }
        sources
    }

    /// All ports of the interfaces whose data are among `sources`.
    fn interfaces_of_data(&self, sources: u128) -> u128 {
        let data = self.data.iter().filter(|(port, _)| port & sources != 0);
        data.fold(0, |set, (_, interface)| set | interface)
    }
}

/// Values with more bits are not analysed.
const MOST_BITS: u32 = U256::BITS;

/// Bits, some of which are known; for a value of more than [`MOST_BITS`] none are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bits {
    known: U256,
    /// 0 where a bit is not known.
    value: U256,
    width: u32,
}

impl Bits {
    fn of(value: U256, width: u32) -> Bits {
        let known = mask(width);
        Bits {
            known,
            value: value & known,
            width,
        }
    }

    fn bit(value: bool) -> Bits {
        Bits::of(U256::from(value), 1)
    }

    fn unknown(width: u32) -> Bits {
        Bits {
            known: U256::ZERO,
            value: U256::ZERO,
            width,
        }
    }

    fn constant(constant: &Constant) -> Bits {
        let words = constant.words().iter().rev();
        let value = words.fold(U256::ZERO, |high, &word| high << 64 | U256::from(word));
        Bits::of(value, constant.width())
    }

    /// Ones and zeros that are known.
    fn sides(self) -> (U256, U256) {
        (self.value, self.known & !self.value)
    }

    fn from_sides(ones: U256, zeros: U256, width: u32) -> Bits {
        Bits {
            known: ones | zeros,
            value: ones,
            width,
        }
    }

    fn whole(self) -> Option<U256> {
        (self.width <= MOST_BITS && self.known == mask(self.width)).then_some(self.value)
    }

    /// The bits that are known and equal in both.
    fn common(self, other: Bits) -> Bits {
        let known = self.known & other.known & !(self.value ^ other.value);
        Bits {
            known,
            value: self.value & known,
            width: self.width,
        }
    }
}

fn mask(width: u32) -> U256 {
    match width {
        0 | 257.. => U256::ZERO,
        _ => U256::MAX >> (MOST_BITS - width),
    }
}

/// Cycles after reset in which a design may still clear its tables.
const CLEARS: u32 = 256;

/// Known bits of each node without input, once the design has settled after reset.
fn idle_values(flat: &Flat, order: &[FlatId]) -> Vec<Bits> {
    let begins = flat.nodes.iter().map(|node| match &node.op {
        FlatOp::Register {
            reset: Some(reset), ..
        } => Bits::constant(reset),
        FlatOp::Constant(constant) => Bits::constant(constant),
        _ => Bits::unknown(node.width),
    });
    let mut values: Vec<Bits> = begins.collect();
    for (name, id) in &flat.inputs {
        if name.ends_with("valid") {
            values[*id as usize] = Bits::bit(false);
        }
    }
    for _ in 0..CLEARS {
        if !next_cycle(flat, order, &mut values, |_, next| next) {
            break;
        }
    }
    // From here on a register has any value that it had in some cycle.
    while next_cycle(flat, order, &mut values, Bits::common) {}
    values
}

/// Advances by one cycle. `clocked` computes the value of an enabled register from its value and the next
/// one. Returns whether a register has changed.
fn next_cycle(
    flat: &Flat,
    order: &[FlatId],
    values: &mut [Bits],
    clocked: impl Fn(Bits, Bits) -> Bits,
) -> bool {
    for &id in order {
        let node = &flat.nodes[id as usize];
        if !flat.operands(id).is_empty() {
            values[id as usize] = value(&node.op, node.width, values);
        }
    }
    let registers = flat.nodes.iter().zip(0..).filter_map(|(node, place)| {
        let FlatOp::Register { next, enable, .. } = node.op else {
            return None;
        };
        let (held, next) = (values[place], values[next as usize]);
        let then = match enable.map(|enable| values[enable as usize].whole()) {
            Some(Some(U256::ZERO)) => held,
            None | Some(Some(_)) => clocked(held, next),
            Some(None) => held.common(clocked(held, next)),
        };
        (then != held).then_some((place, then))
    });
    let changed: Vec<(usize, Bits)> = registers.collect();
    for &(place, then) in &changed {
        values[place] = then;
    }
    !changed.is_empty()
}

fn value(op: &FlatOp, width: u32, values: &[Bits]) -> Bits {
    let at = |id: &FlatId| values[*id as usize];
    let known = match op {
        FlatOp::Alias(of) => Some(at(of)),
        FlatOp::Unary(op, of) => unary(*op, at(of)),
        FlatOp::Binary(op, a, b) => binary(*op, at(a), at(b)),
        FlatOp::Mux {
            select,
            if_true,
            if_false,
        } => Some(match at(select).whole() {
            Some(U256::ZERO) => at(if_false),
            Some(_) => at(if_true),
            None => at(if_true).common(at(if_false)),
        }),
        FlatOp::Slice { of, low } if at(of).width <= MOST_BITS => {
            let (ones, zeros) = at(of).sides();
            let part = |bits: U256| bits >> low & mask(width);
            Some(Bits::from_sides(part(ones), part(zeros), width))
        }
        FlatOp::Concat(parts) if width <= MOST_BITS => {
            let (mut ones, mut zeros, mut low) = (U256::ZERO, U256::ZERO, 0);
            for part in parts.iter().map(at) {
                let (of_ones, of_zeros) = part.sides();
                ones |= of_ones << low;
                zeros |= of_zeros << low;
                low += part.width;
            }
            Some(Bits::from_sides(ones, zeros, width))
        }
        _ => None,
    };
    known.unwrap_or(Bits::unknown(width))
}

fn unary(op: UnaryOp, of: Bits) -> Option<Bits> {
    let (ones, zeros) = of.sides();
    Some(match op {
        UnaryOp::Not => Bits::from_sides(zeros, ones, of.width),
        UnaryOp::ReduceOr if ones != U256::ZERO => Bits::bit(true),
        UnaryOp::ReduceAnd if zeros != U256::ZERO => Bits::bit(false),
        UnaryOp::ReduceOr => Bits::bit(of.whole()? != U256::ZERO),
        UnaryOp::ReduceAnd => Bits::bit(of.whole()? == mask(of.width)),
        UnaryOp::ReduceXor => Bits::bit(of.whole()?.count_ones() % 2 == 1),
    })
}

fn binary(op: BinaryOp, a: Bits, b: Bits) -> Option<Bits> {
    let ((a1, a0), (b1, b0)) = (a.sides(), b.sides());
    let width = a.width;
    match op {
        BinaryOp::And => return Some(Bits::from_sides(a1 & b1, a0 | b0, width)),
        BinaryOp::Or => return Some(Bits::from_sides(a1 | b1, a0 & b0, width)),
        BinaryOp::Xor => {
            return Some(Bits::from_sides(
                a1 & b0 | a0 & b1,
                a1 & b1 | a0 & b0,
                width,
            ))
        }
        BinaryOp::Equal if a1 & b0 | a0 & b1 != 0 => return Some(Bits::bit(false)),
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight if a.whole() == Some(U256::ZERO) => {
            return Some(a)
        }
        _ => {}
    }
    let (a, b) = (a.whole()?, b.whole()?);
    let shifted = |shift: fn(U256, u32) -> Option<U256>| {
        let moved = u32::try_from(b).ok().and_then(|by| shift(a, by));
        Bits::of(moved.unwrap_or(U256::ZERO), width)
    };
    Some(match op {
        BinaryOp::Add => Bits::of(a.wrapping_add(b), width),
        BinaryOp::Sub => Bits::of(a.wrapping_sub(b), width),
        BinaryOp::Equal => Bits::bit(a == b),
        BinaryOp::Less => Bits::bit(a < b),
        BinaryOp::ShiftLeft => shifted(U256::checked_shl),
        BinaryOp::ShiftRight => shifted(U256::checked_shr),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => unreachable!("returned above"),
    })
}
