//! A design with its hierarchy dissolved: one list of nodes, instances gone.

use std::rc::Rc;

use super::netlist::*;
use super::DesignError;

/// A node of the flat list, by its position.
pub type FlatId = u32;

/// The input ports of a memory without an output register, before that of its output.
const MEMORY_INPUTS: u32 = 5;

/// The operator of a flat node, as [`Op`] without instances.
#[derive(Clone, Debug)]
pub enum FlatOp {
    /// An input port of the top.
    Input,
    /// A constant.
    Constant(Constant),
    /// A wire, or a port of an instance.
    Alias(FlatId),
    /// A register on the rising edge of `aclk`: see [`Register`].
    Register {
        /// The state that it loads.
        next: FlatId,
        /// Its clock enable, 1 bit; without one it always loads.
        enable: Option<FlatId>,
        /// Its state in reset, if it has a reset.
        reset: Option<Constant>,
        /// Its state at power-up, if it is known.
        initial: Option<Constant>,
    },
    /// The read port of a memory.
    ReadData,
    /// An operator of one operand.
    Unary(UnaryOp, FlatId),
    /// An operator of two operands.
    Binary(BinaryOp, FlatId, FlatId),
    /// A multiplexer.
    Mux {
        /// 1 bit.
        select: FlatId,
        /// The value where `select` is 1.
        if_true: FlatId,
        /// The value where `select` is 0.
        if_false: FlatId,
    },
    /// Bits of a node, as many as this one's width.
    Slice {
        /// The node.
        of: FlatId,
        /// The lowest bit taken.
        low: u32,
    },
    /// A concatenation, the least significant part first.
    Concat(Vec<FlatId>),
}

/// A node of a flat design.
#[derive(Clone, Debug)]
pub struct FlatNode {
    /// Its operator, with its operands.
    pub op: FlatOp,
    /// In bits.
    pub width: u32,
    /// Its name in its module.
    pub name: Option<String>,
    /// The instance it lies in, by its position in [`Flat::scopes`].
    pub scope: usize,
}

/// A memory of a flat design, and the nodes of its ports.
#[derive(Clone, Debug)]
pub struct FlatMemory {
    /// Depth and width.
    pub size: Memory,
    /// Its own copy, so that a flat design may go to another thread.
    pub image: Option<MemoryImage>,
    /// 1 bit.
    pub write_enable: FlatId,
    /// In words.
    pub write_address: FlatId,
    /// The word written.
    pub write_data: FlatId,
    /// 1 bit.
    pub read_enable: FlatId,
    /// In words.
    pub read_address: FlatId,
    /// The word last read.
    pub read_data: FlatId,
}

/// An instance of the hierarchy.
#[derive(Clone, Debug)]
pub struct Scope {
    /// Instance names from the top, joined by dots; the top's is its module's.
    pub path: String,
    /// The name of its module.
    pub module: String,
}

/// A design as one list of nodes.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// All nodes, each at the position of its [`FlatId`].
    pub nodes: Vec<FlatNode>,
    /// All memories.
    pub memories: Vec<FlatMemory>,
    /// All instances, the top first.
    pub scopes: Vec<Scope>,
    /// Name and node of each port of the top.
    pub inputs: Vec<(String, FlatId)>,
    /// The same of the outputs.
    pub outputs: Vec<(String, FlatId)>,
    /// Condition, message and scope of each assertion.
    pub assertions: Vec<(FlatId, String, usize)>,
}

impl Flat {
    /// Flattens a design that has passed the checks.
    pub fn new(top: &Rc<Module>) -> Flat {
        let mut flat = Flat::default();
        let ports = flat.add(top, top.name.clone(), None, None);
        for (port, id) in top.ports.iter().zip(ports) {
            match port.direction {
                Direction::Input => flat.inputs.push((port.name.clone(), id)),
                Direction::Output => flat.outputs.push((port.name.clone(), id)),
            }
        }
        flat
    }

    /// Adds an instance; `inputs` are the nodes that drive its input ports
    /// (absent at the top). Returns the nodes of its ports.
    fn add(
        &mut self,
        module: &Rc<Module>,
        path: String,
        inputs: Option<&[FlatId]>,
        image: Option<&Rc<MemoryImage>>,
    ) -> Vec<FlatId> {
        let scope = self.scopes.len();
        self.scopes.push(Scope {
            path: path.clone(),
            module: module.name.clone(),
        });
        match &module.body {
            Body::Memory(size, _) => self.add_memory(module, *size, scope, inputs, image),
            Body::Netlist(netlist) => self.add_netlist(netlist, scope, &path, inputs),
        }
    }

    fn add_netlist(
        &mut self,
        netlist: &Netlist,
        scope: usize,
        path: &str,
        inputs: Option<&[FlatId]>,
    ) -> Vec<FlatId> {
        let base = self.nodes.len() as FlatId;
        let at = |id: NodeId| base + id.0;
        let mut input = inputs.map(|i| i.iter());
        for node in &netlist.nodes {
            let op = match &node.op {
                Op::Input => match &mut input {
                    // Input nodes are in the order of the input ports.
                    Some(drivers) => {
                        FlatOp::Alias(*drivers.next().expect("a driver for each input"))
                    }
                    None => FlatOp::Input,
                },
                Op::Constant(c) | Op::Parameter(c) => FlatOp::Constant(c.clone()),
                Op::Wire { driver } => FlatOp::Alias(at(driver.expect("checked"))),
                Op::Register(r) => FlatOp::Register {
                    next: at(r.next.expect("checked")),
                    enable: r.enable.map(at),
                    reset: r.reset.clone(),
                    initial: r.initial.clone(),
                },
                // Set when the instance is added, below.
                Op::InstanceOutput { .. } => FlatOp::Input,
                Op::Unary(op, a) => FlatOp::Unary(*op, at(*a)),
                Op::Binary(op, a, b) => FlatOp::Binary(*op, at(*a), at(*b)),
                Op::Mux {
                    select,
                    if_true,
                    if_false,
                } => FlatOp::Mux {
                    select: at(*select),
                    if_true: at(*if_true),
                    if_false: at(*if_false),
                },
                Op::Slice { of, low } => FlatOp::Slice {
                    of: at(*of),
                    low: *low,
                },
                Op::Concat(parts) => FlatOp::Concat(parts.iter().map(|&p| at(p)).collect()),
            };
            self.nodes.push(FlatNode {
                op,
                width: node.width,
                name: node.name.clone(),
                scope,
            });
        }
        for assertion in &netlist.assertions {
            self.assertions
                .push((at(assertion.condition), assertion.message.clone(), scope));
        }
        let outputs: Vec<Vec<FlatId>> = netlist
            .instances
            .iter()
            .map(|instance| {
                let drivers: Vec<FlatId> = instance.inputs.iter().map(|&i| at(i)).collect();
                let path = format!("{path}.{}", instance.name);
                let ports = self.add(
                    &instance.module,
                    path,
                    Some(&drivers),
                    instance.image.as_ref(),
                );
                let directions = instance.module.ports.iter().map(|p| p.direction);
                ports
                    .into_iter()
                    .zip(directions)
                    .filter(|(_, d)| *d == Direction::Output)
                    .map(|(id, _)| id)
                    .collect()
            })
            .collect();
        for (index, node) in netlist.nodes.iter().enumerate() {
            if let Op::InstanceOutput { instance, port } = node.op {
                self.nodes[base as usize + index].op = FlatOp::Alias(outputs[instance][port]);
            }
        }
        netlist.port_nodes.iter().map(|&id| at(id)).collect()
    }

    fn add_memory(
        &mut self,
        module: &Module,
        size: Memory,
        scope: usize,
        inputs: Option<&[FlatId]>,
        image: Option<&Rc<MemoryImage>>,
    ) -> Vec<FlatId> {
        let base = self.nodes.len() as FlatId;
        let mut read_data = base + MEMORY_INPUTS;
        for (index, port) in module.ports.iter().enumerate() {
            let op = match (port.direction, inputs) {
                (Direction::Output, _) if index > MEMORY_INPUTS as usize => {
                    // An output register, with its enable at the port before: the word read is a node of its own.
                    read_data = self.nodes.len() as FlatId + 1;
                    FlatOp::Register {
                        next: read_data,
                        enable: Some(base + index as FlatId - 1),
                        reset: None,
                        initial: None,
                    }
                }
                (Direction::Output, _) => FlatOp::ReadData,
                (Direction::Input, Some(drivers)) => FlatOp::Alias(drivers[index]),
                (Direction::Input, None) => FlatOp::Input,
            };
            self.nodes.push(FlatNode {
                op,
                width: port.width,
                name: Some(port.name.clone()),
                scope,
            });
        }
        let ports = base..self.nodes.len() as FlatId;
        if read_data >= ports.end {
            self.nodes.push(FlatNode {
                op: FlatOp::ReadData,
                width: size.width,
                name: Some("word".into()),
                scope,
            });
        }
        self.memories.push(FlatMemory {
            size,
            image: image.map(|i| (**i).clone()),
            write_enable: base,
            write_address: base + 1,
            write_data: base + 2,
            read_enable: base + 3,
            read_address: base + 4,
            read_data,
        });
        ports.collect()
    }

    /// A node by its position.
    pub fn node(&self, id: FlatId) -> &FlatNode {
        &self.nodes[id as usize]
    }

    /// The nodes that this one reads in the same cycle.
    pub fn operands(&self, id: FlatId) -> Vec<FlatId> {
        match &self.node(id).op {
            FlatOp::Input | FlatOp::Constant(_) | FlatOp::Register { .. } | FlatOp::ReadData => {
                vec![]
            }
            FlatOp::Alias(a) | FlatOp::Unary(_, a) | FlatOp::Slice { of: a, .. } => vec![*a],
            FlatOp::Binary(_, a, b) => vec![*a, *b],
            FlatOp::Mux {
                select,
                if_true,
                if_false,
            } => vec![*select, *if_true, *if_false],
            FlatOp::Concat(parts) => parts.clone(),
        }
    }

    /// The nodes read by outputs, assertions, registers and memories, and all named nodes.
    fn roots(&self) -> Vec<FlatId> {
        let mut roots: Vec<FlatId> = self.outputs.iter().map(|o| o.1).collect();
        roots.extend(self.assertions.iter().map(|a| a.0));
        for node in &self.nodes {
            if let FlatOp::Register { next, enable, .. } = &node.op {
                roots.push(*next);
                roots.extend(enable);
            }
        }
        for m in &self.memories {
            roots.extend([
                m.write_enable,
                m.write_address,
                m.write_data,
                m.read_enable,
                m.read_address,
            ]);
        }
        // A named net that nothing reads may still lie on a loop.
        roots.extend((0..self.nodes.len() as FlatId).filter(|&id| self.node(id).name.is_some()));
        roots
    }

    /// All nodes that matter, each after its operands; or the loop that
    /// prevents it.
    pub fn evaluation_order(&self) -> Result<Vec<FlatId>, DesignError> {
        #[derive(Clone, Copy, PartialEq)]
        enum Mark {
            New,
            Open,
            Done,
        }
        let mut marks = vec![Mark::New; self.nodes.len()];
        let mut order = Vec::with_capacity(self.nodes.len());
        for root in self.roots() {
            // Node and the operands still to visit: a stack, since paths are long.
            let mut stack: Vec<(FlatId, Vec<FlatId>)> = Vec::new();
            if marks[root as usize] == Mark::New {
                marks[root as usize] = Mark::Open;
                stack.push((root, self.operands(root)));
            }
            while let Some((id, operands)) = stack.last_mut() {
                match operands.pop() {
                    Some(next) => match marks[next as usize] {
                        Mark::New => {
                            marks[next as usize] = Mark::Open;
                            stack.push((next, self.operands(next)));
                        }
                        Mark::Open => {
                            let path: Vec<FlatId> = stack.iter().map(|(id, _)| *id).collect();
                            return Err(self.loop_error(&path, next));
                        }
                        Mark::Done => {}
                    },
                    None => {
                        marks[*id as usize] = Mark::Done;
                        order.push(*id);
                        stack.pop();
                    }
                }
            }
        }
        Ok(order)
    }

    fn loop_error(&self, path: &[FlatId], start: FlatId) -> DesignError {
        let from = path.iter().position(|&id| id == start).unwrap_or(0);
        let mut nets: Vec<String> = path[from..]
            .iter()
            .filter_map(|&id| self.full_name(id))
            .collect();
        if let Some(first) = nets.first().cloned() {
            nets.push(first);
        }
        DesignError::CombinationalLoop {
            module: self.scopes[self.node(start).scope].module.clone(),
            nets,
        }
    }

    /// The net's name behind the path of its instance.
    pub fn full_name(&self, id: FlatId) -> Option<String> {
        let node = self.node(id);
        let name = node.name.as_ref()?;
        Some(format!("{}.{name}", self.scopes[node.scope].path))
    }
}
