//! The difference between two designs with the same nodes, as an and-inverter graph in the AIGER format. Its
//! one output is 1 in a cycle in which they differ; a solver has to prove that it is always 0.
//!
//! Both start in reset and with equal registers; later their inputs are arbitrary but equal, and so is reset.
//! A memory with the same accesses in both designs returns the same words: its output is an input of the
//! graph, and its accesses are compared. Two registers that load the same value gate by gate, provided that
//! earlier pairs hold the same, become one in the graph, so little is left of two designs that differ in one
//! node.

use std::rc::Rc;

use super::flat::{Flat, FlatId, FlatMemory, FlatOp};
use super::gates::{Gates, Literal, Variable, FALSE, TRUE};
use super::netlist::Module;
use super::DesignError;

/// Two designs, node by node.
struct Pair {
    designs: [Flat; 2],
    orders: [Vec<FlatId>; 2],
    /// Of each node that is a register: the bits that both designs hold alike.
    alike: Vec<Vec<bool>>,
}

/// The gates of both designs, for the pairs that are assumed equal.
struct Unrolled {
    gates: Gates,
    /// 0 in the first cycle, in which both are in reset and take their initial values.
    running: Literal,
    /// Each design's nodes, and what its registers load.
    bits: [Vec<Vec<Literal>>; 2],
    held: [Vec<Vec<Literal>>; 2],
    next: [Vec<Vec<Literal>>; 2],
}

impl Pair {
    fn unrolled(&self) -> Unrolled {
        let mut gates = Gates::new();
        let running = gates.add(Variable::Register(TRUE));
        let anything = gates.add(Variable::Input);
        let out_of_reset = gates.and(running, anything);
        let nodes = self.designs[0].nodes.iter().enumerate();
        let (mut held, mut begins) = ([Vec::new(), Vec::new()], Vec::new());
        for (place, node) in nodes {
            let width = node.width as usize;
            let mut fresh = |variable: Variable, wanted: bool| {
                if wanted {
                    (0..width).map(|_| gates.add(variable)).collect()
                } else {
                    Vec::new()
                }
            };
            let register = matches!(node.op, FlatOp::Register { .. });
            let input = matches!(node.op, FlatOp::Input | FlatOp::ReadData);
            let kind = if input {
                Variable::Input
            } else {
                Variable::Register(FALSE)
            };
            let first: Vec<Literal> = fresh(kind, input || register);
            begins.push(fresh(Variable::Input, register));
            let mut second = first.clone();
            for (bit, alike) in second.iter_mut().zip(&self.alike[place]) {
                if !alike {
                    *bit = gates.add(Variable::Register(FALSE));
                }
            }
            held[0].push(first);
            held[1].push(second);
        }
        let bits = [0, 1].map(|i| {
            let leaf = |id: FlatId| held[i][id as usize].clone();
            gates.evaluate(&self.designs[i], &self.orders[i], &leaf)
        });
        let next = [0, 1].map(|i| {
            let nodes = self.designs[i].nodes.iter().enumerate();
            let loaded = nodes.map(|(place, node)| {
                let FlatOp::Register {
                    next,
                    enable,
                    reset,
                    initial,
                } = &node.op
                else {
                    return Vec::new();
                };
                let enable = enable.map_or(TRUE, |enable| bits[i][enable as usize][0]);
                let bit = |bit: usize| {
                    let loads = bits[i][*next as usize][bit];
                    let loads = gates.mux(enable, loads, held[i][place][bit]);
                    match (reset, initial) {
                        (Some(value), _) => {
                            gates.mux(out_of_reset, loads, value.bit(bit as u32).into())
                        }
                        (None, Some(value)) => {
                            gates.mux(running, loads, value.bit(bit as u32).into())
                        }
                        (None, None) => gates.mux(running, loads, begins[place][bit]),
                    }
                };
                (0..node.width as usize).map(bit).collect()
            });
            loaded.collect::<Vec<Vec<Literal>>>()
        });
        Unrolled {
            gates,
            running,
            bits,
            held,
            next,
        }
    }

    /// Separates pairs that do not load the same values, until all remaining pairs do.
    fn settled(&mut self) -> Unrolled {
        loop {
            let unrolled = self.unrolled();
            let [first, second] = &unrolled.next;
            let mut changed = false;
            for (alike, (a, b)) in self.alike.iter_mut().zip(first.iter().zip(second)) {
                for (alike, (a, b)) in alike.iter_mut().zip(a.iter().zip(b)) {
                    changed |= *alike && a != b;
                    *alike &= a == b;
                }
            }
            if !changed {
                return unrolled;
            }
        }
    }
}

impl Unrolled {
    /// Whether the accesses to memories differ between the designs.
    fn memories_differ(&mut self, memories: &[FlatMemory]) -> Vec<Literal> {
        let Unrolled {
            gates,
            bits: [first, second],
            ..
        } = self;
        let mut differ = |id: FlatId| gates.differ(&first[id as usize], &second[id as usize]);
        let asked = memories.iter().map(|memory| {
            let write = [memory.write_enable, memory.write_address, memory.write_data];
            let read = [memory.read_enable, memory.read_address];
            (write.map(&mut differ), read.map(&mut differ), memory)
        });
        let asked: Vec<_> = asked.collect();
        let mut all = Vec::new();
        for ([write, address, data], [read, read_address], memory) in asked {
            let word = gates.or(address, data);
            let writes = gates.and(first[memory.write_enable as usize][0], word);
            let reads = gates.and(first[memory.read_enable as usize][0], read_address);
            all.extend([write, writes, read, reads]);
        }
        all
    }
}

/// The difference between two designs, which have the same nodes except that some have another function.
/// `while_valid` returns the output that says when another one is valid; invalid outputs are not compared.
/// None: they are equal, gate by gate.
///
/// # Errors
/// If one of them has a combinational loop.
pub fn difference(
    designs: [&Rc<Module>; 2],
    while_valid: &dyn Fn(&str) -> Option<String>,
) -> Result<Option<Vec<u8>>, DesignError> {
    let designs = designs.map(Flat::new);
    let [first, second] = &designs;
    assert_eq!(
        first.nodes.len(),
        second.nodes.len(),
        "designs of the same nodes"
    );
    let orders = [first.evaluation_order()?, second.evaluation_order()?];
    let alike = first.nodes.iter().map(|node| match node.op {
        FlatOp::Register { .. } => vec![true; node.width as usize],
        _ => Vec::new(),
    });
    let mut pair = Pair {
        alike: alike.collect(),
        orders,
        designs,
    };
    let mut unrolled = pair.settled();
    let flat = &pair.designs[0];
    let mut differ = unrolled.memories_differ(&flat.memories);
    let Unrolled {
        gates,
        bits: [first, second],
        held,
        next,
        running,
    } = &mut unrolled;
    for (name, id) in &flat.outputs {
        let (a, b) = (&first[*id as usize], &second[*id as usize]);
        let other = gates.differ(a, b);
        let valid = while_valid(name);
        let valid = flat
            .outputs
            .iter()
            .find(|(name, _)| Some(name) == valid.as_ref());
        let valid = valid.map_or(TRUE, |(_, id)| first[*id as usize][0]);
        differ.push(gates.and(valid, other));
    }
    let any = gates.any(&differ);
    let output = gates.and(any, *running);
    if output == FALSE {
        return Ok(None);
    }
    for (held, next) in held.iter().zip(next.iter()) {
        for (held, next) in held.iter().zip(next) {
            for (held, next) in held.iter().zip(next) {
                gates.variables[*held as usize / 2] = Variable::Register(*next);
            }
        }
    }
    Ok(Some(gates.aiger(output)))
}
