//! A second implementation of a netlist's meaning: bit by bit, straight from the definition of each operator,
//! with hierarchy. It shares only the netlist with the simulator.

use std::collections::HashMap;
use std::rc::Rc;

use hdlgen::internals::hdl::netlist::*;

/// A value, its lowest bit first.
pub type Bits = Vec<bool>;

/// A module with its state and its instances'.
pub struct Naive {
    module: Rc<Module>,
    registers: HashMap<NodeId, Bits>,
    memory: Vec<Bits>,
    /// The word read, and what is at the port: the same without an output register.
    word: Bits,
    read_data: Bits,
    children: Vec<Naive>,
}

fn bits(constant: &Constant) -> Bits {
    (0..constant.width()).map(|i| constant.bit(i)).collect()
}

fn number(bits: &[bool]) -> usize {
    let in_reach = bits.iter().take(32).enumerate();
    let low = in_reach.map(|(i, &b)| usize::from(b) << i).sum();
    if bits.iter().skip(32).any(|&b| b) {
        usize::MAX
    } else {
        low
    }
}

fn add(a: &Bits, b: &Bits, mut carry: bool) -> Bits {
    let full = |(&a, &b): (&bool, &bool)| {
        let sum = a ^ b ^ carry;
        carry = (a & b) | (a & carry) | (b & carry);
        sum
    };
    a.iter().zip(b).map(full).collect()
}

fn binary(op: BinaryOp, a: &Bits, b: &Bits) -> Bits {
    let each = |f: fn(bool, bool) -> bool| a.iter().zip(b).map(|(&a, &b)| f(a, b)).collect();
    match op {
        BinaryOp::And => each(|a, b| a & b),
        BinaryOp::Or => each(|a, b| a | b),
        BinaryOp::Xor => each(|a, b| a ^ b),
        BinaryOp::Add => add(a, b, false),
        BinaryOp::Sub => add(a, &b.iter().map(|b| !b).collect(), true),
        BinaryOp::Equal => vec![a == b],
        BinaryOp::Less => vec![a.iter().rev().lt(b.iter().rev())],
        BinaryOp::ShiftLeft => {
            let from = |i: usize| i.checked_sub(number(b)).is_some_and(|i| a[i]);
            (0..a.len()).map(from).collect()
        }
        BinaryOp::ShiftRight => {
            let from = |i: usize| i.checked_add(number(b)).and_then(|i| a.get(i).copied());
            (0..a.len()).map(|i| from(i).unwrap_or(false)).collect()
        }
    }
}

impl Naive {
    /// The state at power-up; unknown bits are 0.
    pub fn new(module: &Rc<Module>) -> Self {
        Self::with_image(module, None)
    }

    fn with_image(module: &Rc<Module>, image: Option<&MemoryImage>) -> Self {
        let mut naive = Naive {
            module: module.clone(),
            registers: HashMap::new(),
            memory: Vec::new(),
            read_data: Vec::new(),
            word: Vec::new(),
            children: Vec::new(),
        };
        match &module.body {
            Body::Memory(size, _) => {
                let word = |i: u32| image.and_then(|m| m.words.get(i as usize)).copied();
                let bits = |word: u128| (0..size.width).map(|bit| word >> bit & 1 == 1).collect();
                naive.memory = (0..size.depth)
                    .map(|i| bits(word(i).unwrap_or(0)))
                    .collect();
                naive.read_data = vec![false; size.width as usize];
                naive.word = naive.read_data.clone();
            }
            Body::Netlist(netlist) => {
                for (i, node) in netlist.nodes.iter().enumerate() {
                    if let Op::Register(r) = &node.op {
                        let zero = Constant::new(0, node.width);
                        let value = bits(r.initial.as_ref().unwrap_or(&zero));
                        naive.registers.insert(NodeId(i as u32), value);
                    }
                }
                let instances = netlist.instances.iter();
                naive.children = instances
                    .map(|i| Self::with_image(&i.module, i.image.as_deref()))
                    .collect();
            }
        }
        naive
    }

    /// The values of the output ports, for these values of the input ports.
    pub fn outputs(&self, inputs: &[Bits]) -> Vec<Bits> {
        let Some(netlist) = self.module.netlist() else {
            return vec![self.read_data.clone()];
        };
        let mut evaluation = Evaluation::new(self, netlist, inputs);
        let ports = self.module.ports.iter().zip(&netlist.port_nodes);
        ports
            .filter(|(port, _)| port.direction == Direction::Output)
            .map(|(_, &id)| evaluation.value(id))
            .collect()
    }

    /// A clock edge with these values of the input ports.
    pub fn clock(&mut self, inputs: &[Bits], in_reset: bool) {
        if self.module.netlist().is_none() {
            self.clock_memory(inputs);
            return;
        }
        let module = self.module.clone();
        let netlist = module.netlist().unwrap();
        let mut evaluation = Evaluation::new(self, netlist, inputs);
        let mut after = HashMap::new();
        for &id in self.registers.keys() {
            let Op::Register(register) = &netlist.node(id).op else {
                unreachable!()
            };
            let next = evaluation.value(register.next.unwrap());
            let enabled = register.enable.is_none_or(|e| evaluation.value(e)[0]);
            match &register.reset {
                Some(reset) if in_reset => after.insert(id, bits(reset)),
                _ if enabled => after.insert(id, next),
                _ => None,
            };
        }
        let driven = netlist.instances.iter().map(|instance| {
            let drivers = instance.inputs.iter();
            drivers.map(|&id| evaluation.value(id)).collect()
        });
        let driven: Vec<Vec<Bits>> = driven.collect();
        self.registers.extend(after);
        for (child, inputs) in self.children.iter_mut().zip(driven) {
            child.clock(&inputs, in_reset);
        }
    }

    fn clock_memory(&mut self, inputs: &[Bits]) {
        let [write_enable, write_address, write_data, read_enable, read_address, register @ ..] =
            inputs
        else {
            unreachable!("ports of a memory")
        };
        // With an output register.
        let read_before = match register {
            [enable] => enable[0].then(|| self.word.clone()),
            _ => None,
        };
        if read_enable[0] {
            self.word = self.memory[number(read_address)].clone();
        }
        if register.is_empty() {
            self.read_data = self.word.clone();
        }
        self.read_data = read_before.unwrap_or(self.read_data.clone());
        if write_enable[0] {
            self.memory[number(write_address)] = write_data.clone();
        }
    }
}

struct Evaluation<'a> {
    naive: &'a Naive,
    netlist: &'a Netlist,
    known: HashMap<NodeId, Bits>,
    /// The values of each instance's output ports.
    shown: HashMap<usize, Vec<Bits>>,
}

impl<'a> Evaluation<'a> {
    fn new(naive: &'a Naive, netlist: &'a Netlist, inputs: &[Bits]) -> Self {
        let ports = naive.module.ports.iter().zip(&netlist.port_nodes);
        let nodes = ports.filter(|(port, _)| port.direction == Direction::Input);
        Evaluation {
            naive,
            netlist,
            known: nodes.map(|n| *n.1).zip(inputs.iter().cloned()).collect(),
            shown: HashMap::new(),
        }
    }

    fn value(&mut self, id: NodeId) -> Bits {
        if let Some(value) = self.known.get(&id) {
            return value.clone();
        }
        let node = self.netlist.node(id);
        let value = match &node.op {
            Op::Input => unreachable!("given"),
            Op::Constant(c) | Op::Parameter(c) => bits(c),
            Op::Wire { driver } => self.value(driver.unwrap()),
            Op::Register(_) => self.naive.registers[&id].clone(),
            Op::InstanceOutput { instance, port } => {
                if !self.shown.contains_key(instance) {
                    let outputs = self.instance(*instance);
                    self.shown.insert(*instance, outputs);
                }
                self.shown[instance][*port].clone()
            }
            Op::Unary(op, a) => {
                let a = self.value(*a);
                match op {
                    UnaryOp::Not => a.iter().map(|b| !b).collect(),
                    UnaryOp::ReduceAnd => vec![a.iter().all(|&b| b)],
                    UnaryOp::ReduceOr => vec![a.iter().any(|&b| b)],
                    UnaryOp::ReduceXor => vec![a.iter().filter(|&&b| b).count() % 2 == 1],
                }
            }
            Op::Binary(op, a, b) => binary(*op, &self.value(*a), &self.value(*b)),
            Op::Mux {
                select,
                if_true,
                if_false,
            } => {
                if self.value(*select)[0] {
                    self.value(*if_true)
                } else {
                    self.value(*if_false)
                }
            }
            Op::Slice { of, low } => {
                let low = *low as usize;
                self.value(*of)[low..low + node.width as usize].to_vec()
            }
            Op::Concat(parts) => parts.iter().flat_map(|&p| self.value(p)).collect(),
        };
        assert_eq!(value.len(), node.width as usize);
        self.known.insert(id, value.clone());
        value
    }

    fn instance(&mut self, instance: usize) -> Vec<Bits> {
        let drivers = &self.netlist.instances[instance].inputs;
        let child = &self.naive.children[instance];
        // A memory's output does not depend on its inputs.
        let inputs: Vec<Bits> = match child.module.netlist() {
            Some(_) => drivers.iter().map(|&id| self.value(id)).collect(),
            None => Vec::new(),
        };
        child.outputs(&inputs)
    }
}
