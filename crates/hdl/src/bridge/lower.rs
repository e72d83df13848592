//! A module's netlist as a rust-hdl block.
//!
//! Every node is a separate net, so that an expression never has more than one operator: rust-hdl's
//! AST has no multiplexer, no concatenation, no constant of a run-time width, and slices named nets
//! only.

use rust_hdl::ast::Verilog;
use rust_hdl::atom::AtomKind::{self, InputParameter, LocalSignal, OutputParameter};

use crate::netlist::*;

use super::block::{Net, NetBlock};
use super::code::{stub, Code};
use super::leaf::{self, Clocking};

// Names that the lowering makes up hold a `$`, which no name of ours does.

/// Before the number of a node without a name.
pub(super) const UNNAMED: &str = "n$";
/// Before the name of a register: the block that holds it (no instance can have
/// this keyword as its name).
pub(super) const REGISTER: &str = "reg";
/// Before the name of an instance's port that starts with `next`: rust-hdl
/// cuts `$next` out of names, and would take `lane$next` for `lane`.
pub(super) const ESCAPED: &str = "p$_";

pub(super) fn top(module: &Module) -> NetBlock {
    // rust-hdl leaves the inputs of the top to the outside.
    let driven = vec![false; module.ports_of(Direction::Input).count()];
    let outside = Clocking::default();
    block(
        module,
        &module.name,
        None,
        &driven,
        outside,
        &|port: &str| port.to_string(),
    )
}

/// The module as an instance whose inputs the block around drives, all of them.
pub(super) fn instance(module: &Module, name: &str) -> NetBlock {
    let driven = vec![true; module.ports_of(Direction::Input).count()];
    let from = Clocking {
        clock: true,
        reset: true,
    };
    block(module, name, None, &driven, from, &port_name)
}

/// The name of a port of a block that is not the top.
pub(super) fn port_name(port: &str) -> String {
    if port.starts_with("next") {
        format!("{ESCAPED}{port}")
    } else {
        port.to_string()
    }
}

/// `driven`: whether each input port is; `from`: the clock and reset of the module around it.
fn block(
    module: &Module,
    name: &str,
    image: Option<&MemoryImage>,
    driven: &[bool],
    from: Clocking,
    port_name: &dyn Fn(&str) -> String,
) -> NetBlock {
    match &module.body {
        Body::Memory(size, reading) => {
            let (nets, code) = leaf::memory(module, (*size, *reading), image, driven, from);
            NetBlock {
                name: name.to_string(),
                nets,
                children: Vec::new(),
                code,
            }
        }
        Body::Netlist(netlist) => {
            let mut lowering = Lowering::new(module, netlist, port_name);
            lowering.nets(driven, from);
            lowering.code();
            NetBlock {
                name: name.to_string(),
                nets: lowering.nets,
                children: lowering.children,
                code: Verilog::Combinatorial(lowering.code.finish()),
            }
        }
    }
}

struct Lowering<'a> {
    module: &'a Module,
    netlist: &'a Netlist,
    /// Of each port.
    port_names: Vec<String>,
    /// The port that each node is, if any.
    port_of: Vec<Option<usize>>,
    nets: Vec<Net>,
    children: Vec<NetBlock>,
    code: Code<'a>,
}

impl<'a> Lowering<'a> {
    fn new(
        module: &'a Module,
        netlist: &'a Netlist,
        port_name: &dyn Fn(&str) -> String,
    ) -> Lowering<'a> {
        let mut port_of = vec![None; netlist.nodes.len()];
        // A node that is several ports is the first of them.
        for (port, id) in netlist.port_nodes.iter().enumerate().rev() {
            port_of[id.index()] = Some(port);
        }
        let port_names: Vec<String> = module.ports.iter().map(|p| port_name(&p.name)).collect();
        let names = netlist
            .nodes
            .iter()
            .enumerate()
            .map(|(index, node)| match (port_of[index], &node.name) {
                (Some(port), _) => port_names[port].clone(),
                (None, Some(name)) => name.clone(),
                (None, None) => format!("{UNNAMED}{index}"),
            })
            .collect();
        Lowering {
            module,
            netlist,
            port_names,
            port_of,
            nets: Vec::new(),
            children: Vec::new(),
            code: Code::new(netlist, names),
        }
    }

    fn nets(&mut self, driven: &[bool], from: Clocking) {
        if self.module.clocked {
            self.net(leaf::CLOCK, 1, InputParameter, from.clock);
        }
        if self.module.resettable {
            self.net(leaf::RESET, 1, InputParameter, from.reset);
        }
        let mut driven = driven.iter();
        for (index, port) in self.module.ports.iter().enumerate() {
            let (kind, driven) = match port.direction {
                Direction::Input => (InputParameter, driven.next().copied().unwrap_or(false)),
                Direction::Output => {
                    let node = self.netlist.port_nodes.get(index);
                    let driven = node.is_some_and(|&id| self.is_driven(id));
                    (OutputParameter, driven)
                }
            };
            let name = self.port_names[index].clone();
            self.net(&name, port.width, kind, driven);
        }
        for (index, node) in self.netlist.nodes.iter().enumerate() {
            if self.port_of[index].is_none() {
                let id = NodeId(index as u32);
                let (name, driven) = (self.code.name(id).to_string(), self.is_driven(id));
                self.net(&name, node.width, LocalSignal, driven);
            }
        }
    }

    fn net(&mut self, name: &str, width: u32, kind: AtomKind, driven: bool) {
        self.nets.push(Net::new(name, width, kind, driven));
    }

    /// Whether the netlist gives the node a value. (For an input, the module
    /// around does.)
    fn is_driven(&self, id: NodeId) -> bool {
        match self.netlist.node(id).op {
            Op::Input => {
                let port = self.port_of[id.index()].map(|p| self.module.ports[p].direction);
                port == Some(Direction::Input)
            }
            Op::Wire { driver } => driver.is_some(),
            Op::InstanceOutput { instance, port } => self.instance_port(instance, port).is_some(),
            _ => true,
        }
    }

    /// The net of an instance's output.
    fn instance_port(&self, instance: usize, port: usize) -> Option<String> {
        let instance = self.netlist.instances.get(instance)?;
        let port = instance.module.ports_of(Direction::Output).nth(port)?;
        Some(stub(&instance.name, &port_name(&port.name)))
    }

    fn code(&mut self) {
        for id in self.netlist_order() {
            match &self.netlist.node(id).op {
                Op::Register(register) => self.register(id, register),
                Op::InstanceOutput { instance, port } => {
                    if let Some(from) = self.instance_port(*instance, *port) {
                        let to = self.code.name(id).to_string();
                        self.code.assign(&to, &from);
                    }
                }
                _ => self.code.node(id),
            }
        }
        for (port, id) in self.netlist.port_nodes.iter().enumerate() {
            let output = self.module.ports[port].direction == Direction::Output;
            if output && self.port_of[id.index()] != Some(port) {
                let from = self.code.name(*id).to_string();
                self.code.assign(&self.port_names[port], &from);
            }
        }
        for instance in &self.netlist.instances {
            self.instance(instance);
        }
    }

    /// Operands first, because rust-hdl requires this order in a kernel: it reports a net that is read above
    /// its assignment as a loop. A real loop has no such order, so rust-hdl finds it.
    fn netlist_order(&self) -> Vec<NodeId> {
        let count = self.netlist.nodes.len();
        let mut seen = vec![false; count];
        let mut order = Vec::with_capacity(count);
        // Nodes and their operands still to visit: no recursion, paths are long.
        let mut stack: Vec<(NodeId, Vec<NodeId>)> = Vec::new();
        for root in (0..count as u32).map(NodeId) {
            let mut next = Some(root);
            loop {
                if let Some(id) = next.take().filter(|id| !seen[id.index()]) {
                    seen[id.index()] = true;
                    stack.push((id, self.netlist.node(id).op.operands()));
                }
                let Some((id, operands)) = stack.last_mut() else {
                    break;
                };
                next = operands.pop();
                if next.is_none() {
                    order.push(*id);
                    stack.pop();
                }
            }
        }
        order
    }

    fn register(&mut self, id: NodeId, register: &Register) {
        let name = self.code.name(id).to_string();
        let block = format!("{REGISTER}${name}");
        self.code.assign(&name, &stub(&block, leaf::Q));
        self.clock(&block, true, register.reset.is_some());
        for (port, from) in [(leaf::D, register.next), (leaf::ENABLE, register.enable)] {
            if let Some(from) = from {
                self.code.late(&stub(&block, port), from);
            }
        }
        let width = self.netlist.node(id).width;
        self.children
            .push(leaf::register(block, register, width, self.clocking()));
    }

    fn instance(&mut self, instance: &Instance) {
        let module = &instance.module;
        let ports: Vec<&Port> = module.ports_of(Direction::Input).collect();
        let driven: Vec<bool> = (0..ports.len())
            .map(|i| i < instance.inputs.len())
            .collect();
        for (port, from) in ports.iter().zip(&instance.inputs) {
            self.code
                .late(&stub(&instance.name, &port_name(&port.name)), *from);
        }
        self.clock(&instance.name, module.clocked, module.resettable);
        self.children.push(block(
            module,
            &instance.name,
            instance.image.as_deref(),
            &driven,
            self.clocking(),
            &port_name,
        ));
    }

    fn clocking(&self) -> Clocking {
        Clocking {
            clock: self.module.clocked,
            reset: self.module.resettable,
        }
    }

    /// Gives a block below the clock and the reset that it wants, where this
    /// module has them.
    fn clock(&mut self, block: &str, clock: bool, reset: bool) {
        let own = self.clocking();
        if clock && own.clock {
            self.code.assign(&stub(block, leaf::CLOCK), leaf::CLOCK);
        }
        if reset && own.reset {
            self.code.assign(&stub(block, leaf::RESET), leaf::RESET);
        }
    }
}
