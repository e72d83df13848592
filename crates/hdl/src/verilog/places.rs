//! Which nodes of a module have a net, and which net: their own, a part of a vector, or an output port.

use std::collections::{HashMap, HashSet};

use super::usage::Usage;
use crate::names::{is_reserved, without_a_number};
use crate::netlist::*;

/// Where the value of a node is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the expressions that read it.
    Inline,
    /// In bits of a net, from `low` on; `whole`: the node is the whole net.
    Net { name: String, low: u32, whole: bool },
}

/// A net of several nodes.
pub(super) struct Joint {
    pub name: String,
    pub width: u32,
    /// The parts, with their lowest bits.
    pub parts: Vec<(NodeId, u32)>,
}

/// An array of instances.
pub(super) struct InstanceArray {
    pub name: String,
    /// The instances, by their positions in the netlist.
    pub instances: Vec<usize>,
    /// For each input of the module, a name for a net of all instances' inputs.
    pub inputs: Vec<String>,
    /// For each output of the module, the net of all instances' outputs.
    pub outputs: Vec<String>,
}

/// Outputs of more parts than this are concatenated from nets: Icarus propagates the whole vector for each
/// driver of a part, and this avoids such drivers.
const FEW: usize = 8;

pub(super) struct Places {
    pub of: Vec<Place>,
    /// Vectors that are printed as one register.
    pub vectors: Vec<Joint>,
    /// Vectors that are printed as a concatenation of nets.
    pub rows: Vec<Joint>,
    /// For each part of a row: the row's number and the part's lowest bit.
    in_row: HashMap<NodeId, (usize, u32)>,
    names: HashSet<String>,
    /// Outputs that are registers, printed as `output reg`.
    pub registered_ports: HashSet<String>,
    /// Outputs that are assigned in parts: the port, and the nodes that need an assignment to bits of it,
    /// because their place is not there.
    pub split_ports: HashMap<NodeId, Vec<(NodeId, u32)>>,
    /// Widths of nets with a name in the source, vectors and ports.
    widths: HashMap<String, u32>,
    pub arrays: Vec<InstanceArray>,
    /// If an instance's output and the wire that it drives share one net: the one of the two that does not
    /// declare it, because the other comes first.
    pub declared_before: HashSet<NodeId>,
}

impl Places {
    pub fn new(module: &Module, netlist: &Netlist, usage: &Usage) -> Places {
        let inline = vec![Place::Inline; netlist.nodes.len()];
        let widths = netlist.nodes.iter();
        let widths = widths.filter_map(|node| Some((node.name.clone()?, node.width)));
        let ports = module.ports.iter().map(|port| port.name.as_str());
        let vectors = netlist.vectors.iter().map(|vector| vector.name.as_str());
        let nets = netlist.nodes.iter().filter_map(|node| node.name.as_deref());
        let instances = netlist.instances.iter().map(|one| one.name.as_str());
        let names = nets.chain(vectors).chain(ports).chain(instances);
        let mut places = Places {
            of: inline,
            vectors: Vec::new(),
            rows: Vec::new(),
            in_row: HashMap::new(),
            names: names.map(String::from).collect(),
            registered_ports: HashSet::new(),
            split_ports: HashMap::new(),
            widths: widths.collect(),
            arrays: Vec::new(),
            declared_before: HashSet::new(),
        };
        places.arrays(module, netlist, usage);
        places.vectors(netlist, usage);
        places.ports(module, netlist, usage);
        places.pins(netlist, usage);
        places
    }

    /// The width of a net.
    pub fn width_of(&self, net: &str) -> Option<u32> {
        self.widths.get(net).copied()
    }

    pub fn is_inline(&self, id: NodeId) -> bool {
        self.of[id.index()] == Place::Inline
    }

    pub fn set(&mut self, id: NodeId, name: &str) {
        self.of[id.index()] = Place::Net {
            name: name.to_string(),
            low: 0,
            whole: true,
        };
    }

    fn set_part(&mut self, id: NodeId, name: &str, low: u32) {
        self.of[id.index()] = Place::Net {
            name: name.to_string(),
            low,
            whole: false,
        };
    }

    /// Takes the first of these names that is neither used nor reserved in Verilog.
    fn free(&mut self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        let last = names.last().cloned().unwrap_or_default();
        let more = (2..).map(|number| format!("{last}_{number}"));
        let mut all = names.into_iter().chain(more);
        let free = all.find(|name| !is_reserved(name) && self.names.insert(name.clone()));
        free.unwrap_or_default()
    }

    /// Gives each output of an array's instances its part of one net for all of them.
    fn arrays(&mut self, module: &Module, netlist: &Netlist, usage: &Usage) {
        for array in &netlist.arrays {
            let first = &netlist.instances[array.instances[0]];
            let of_all = |port: &Port| format!("{}_{}", array.name, port.name);
            // Verilator warns of a net in the module with the name of the instances.
            let hidden = |name: &String| has_net(&first.module, name);
            let names = [array.name.clone(), format!("each_{}", array.name)];
            let name = self.free(names.into_iter().filter(|name| !hidden(name)));
            let inputs = first.module.ports_of(Direction::Input);
            let inputs = inputs.map(|port| self.free([format!("{}_in", of_all(port))]));
            let inputs = inputs.collect();
            let ports = first.module.ports_of(Direction::Output);
            let ports: Vec<String> = ports.map(of_all).collect();
            let each = outputs_of(netlist, &array.instances);
            let outputs = ports.into_iter().zip(each);
            let outputs = outputs.map(|(port, nodes)| {
                let wires = wires_of(netlist, usage, &nodes, first.made_at);
                let shown = port_of(module, netlist, &nodes, &wires);
                self.net_of_all(netlist, &nodes, &wires, (shown, port))
            });
            let outputs = outputs.collect();
            self.arrays.push(InstanceArray {
                name,
                instances: array.instances.clone(),
                inputs,
                outputs,
            });
        }
    }

    /// Makes one net of an output of all instances of an array, and of the wires that only rename it; its name.
    /// That may be an output of the module.
    fn net_of_all(
        &mut self,
        netlist: &Netlist,
        nodes: &[NodeId],
        wires: &[NodeId],
        (shown, port): (Option<&str>, String),
    ) -> String {
        let is_it = |vector: &&Vector| vector.parts == nodes || vector.parts == wires;
        let vector = netlist.vectors.iter().find(is_it);
        let name = match (shown, vector) {
            (Some(shown), _) => shown.to_owned(),
            (None, Some(vector)) => vector.name.clone(),
            (None, None) => self.free(common_name(netlist, wires).into_iter().chain([port])),
        };
        let width = nodes.first().map_or(0, |&id| netlist.node(id).width);
        for nets in [nodes, wires] {
            for (&id, low) in nets.iter().zip((0..).step_by(width as usize)) {
                self.set_part(id, &name, low);
            }
        }
        self.widths.insert(name.clone(), width * nodes.len() as u32);
        name
    }

    fn vectors(&mut self, netlist: &Netlist, usage: &Usage) {
        let is_placed = |id: &NodeId| !self.is_inline(*id);
        let is_free = |vector: &&Vector| !vector.parts.iter().any(is_placed);
        let vectors: Vec<&Vector> = netlist.vectors.iter().filter(is_free).collect();
        for vector in vectors {
            let live = vector.parts.iter().copied().filter(|&id| usage.is_live(id));
            let live: Vec<NodeId> = live.collect();
            let is_register = |&id: &NodeId| matches!(netlist.node(id).op, Op::Register(_));
            let registers = live.iter().filter(|id| is_register(id)).count();
            let mixed = registers > 0 && registers < live.len();
            if live.len() < 2 || mixed || !entangled(netlist, &live).is_empty() {
                continue;
            }
            let mut low = 0;
            let mut parts = Vec::new();
            for (number, id) in live.into_iter().enumerate() {
                match registers {
                    0 => {
                        self.in_row.insert(id, (self.rows.len(), low));
                        self.set_own(netlist, id, &vector.name, number);
                    }
                    _ => self.set_part(id, &vector.name, low),
                }
                parts.push((id, low));
                low += netlist.node(id).width;
            }
            self.widths.insert(vector.name.clone(), low);
            let list = match registers {
                0 => &mut self.rows,
                _ => &mut self.vectors,
            };
            list.push(Joint {
                name: vector.name.clone(),
                width: low,
                parts,
            });
        }
    }

    /// Gives a node its own net, by its name or by a number after `of`.
    fn set_own(&mut self, netlist: &Netlist, id: NodeId, of: &str, number: usize) {
        let name = match &netlist.node(id).name {
            Some(name) => name.to_string(),
            None => {
                let numbers = (number..).map(|number| format!("{of}_{number}"));
                let mut free = numbers.filter(|name| !self.names.contains(name));
                free.next().unwrap_or_default()
            }
        };
        self.names.insert(name.clone());
        self.set(id, &name);
    }

    /// The row that a node is a part of, with its lowest bit there.
    pub fn in_row(&self, id: NodeId) -> Option<(usize, u32)> {
        self.in_row.get(&id).copied()
    }

    /// Gives the driver of an output, if it is a register or has no name of its own, the port or a part of it as its
    /// place.
    fn ports(&mut self, module: &Module, netlist: &Netlist, usage: &Usage) {
        for (port, &id) in module.ports.iter().zip(&netlist.port_nodes) {
            self.widths.insert(port.name.clone(), port.width);
            let Op::Wire {
                driver: Some(driver),
            } = netlist.node(id).op
            else {
                continue;
            };
            if port.direction == Direction::Input {
                continue;
            }
            let node = netlist.node(driver);
            let is_register = matches!(node.op, Op::Register(_)) && self.is_inline(driver);
            if is_register || self.may_be_port(netlist, usage, driver) {
                self.set(driver, &port.name);
                if is_register {
                    self.registered_ports.insert(port.name.clone());
                }
                continue;
            }
            let Op::Concat(parts) = &node.op else {
                continue;
            };
            if node.name.is_some() || usage.is_declared(netlist, driver) {
                continue;
            }
            if parts.len() > FEW {
                for (number, &part) in parts.iter().enumerate() {
                    let alone = matches!(
                        netlist.node(part).op,
                        Op::Unary(..) | Op::Binary(..) | Op::Mux { .. } | Op::InstanceOutput { .. }
                    );
                    if alone && self.is_inline(part) && netlist.node(part).name.is_none() {
                        self.set_own(netlist, part, &port.name, number);
                    }
                }
                continue;
            }
            let mut seen = entangled(netlist, parts);
            let mut low = 0;
            let mut rest = Vec::new();
            for &part in parts {
                if seen.insert(part) && self.may_be_port(netlist, usage, part) {
                    self.set_part(part, &port.name, low);
                } else {
                    rest.push((part, low));
                }
                low += netlist.node(part).width;
            }
            if rest.len() < parts.len() {
                self.split_ports.insert(id, rest);
            }
        }
    }

    /// Lets an instance's output share the net of the wire that it drives.
    fn pins(&mut self, netlist: &Netlist, usage: &Usage) {
        for (wire, node) in netlist.nodes.iter().enumerate() {
            let wire = NodeId(wire as u32);
            let (
                Op::Wire {
                    driver: Some(driver),
                },
                Some(name),
            ) = (&node.op, &node.name)
            else {
                continue;
            };
            let Op::InstanceOutput { instance, .. } = netlist.node(*driver).op else {
                continue;
            };
            let both_free = self.is_inline(wire) && self.is_inline(*driver);
            if both_free && usage.is_live(wire) && !netlist.port_nodes.contains(&wire) {
                self.set(wire, name);
                self.set(*driver, name);
                let is_first = wire.0 < netlist.instances[instance].made_at;
                self.declared_before
                    .insert(if is_first { *driver } else { wire });
            }
        }
    }

    fn may_be_port(&self, netlist: &Netlist, usage: &Usage, id: NodeId) -> bool {
        let node = netlist.node(id);
        self.is_inline(id)
            && match node.op {
                Op::InstanceOutput { .. } => true,
                Op::Unary(..) | Op::Binary(..) | Op::Mux { .. } => {
                    node.name.is_none() && usage.is_declared(netlist, id)
                }
                _ => false,
            }
    }
}

/// For each output of the instances' module, that output of all of them.
fn outputs_of(netlist: &Netlist, instances: &[usize]) -> Vec<Vec<NodeId>> {
    let module = &netlist.instances[instances[0]].module;
    let mut outputs = vec![Vec::new(); module.ports_of(Direction::Output).count()];
    for (index, node) in netlist.nodes.iter().enumerate() {
        if let Op::InstanceOutput { instance, port } = node.op {
            if instances.contains(&instance) {
                outputs[port].push(NodeId(index as u32));
            }
        }
    }
    outputs
}

/// For each of these outputs of instances, the wire that renames it; empty if one has no such wire.
fn wires_of(netlist: &Netlist, usage: &Usage, nodes: &[NodeId], from: u32) -> Vec<NodeId> {
    let wire = |of: &NodeId| {
        let mut ids = (from..netlist.nodes.len() as u32).map(NodeId);
        ids.find(|&id| {
            let node = netlist.node(id);
            let is_it = matches!(node.op, Op::Wire { driver: Some(driver) } if driver == *of);
            is_it && node.name.is_some() && usage.is_live(id) && !netlist.port_nodes.contains(&id)
        })
    };
    let wires: Option<Vec<NodeId>> = nodes.iter().map(wire).collect();
    wires.unwrap_or_default()
}

fn has_net(module: &Module, name: &str) -> bool {
    let ports = module.ports.iter().map(|port| port.name.as_str());
    let nodes = module.netlist().into_iter().flat_map(|n| &n.nodes);
    let mut nets = nodes.filter_map(|node| node.name.as_deref()).chain(ports);
    nets.any(|net| net == name)
}

/// The output of the module that shows these outputs of instances and nothing else.
fn port_of<'a>(
    module: &'a Module,
    netlist: &Netlist,
    nodes: &[NodeId],
    wires: &[NodeId],
) -> Option<&'a str> {
    let mut ports = module.ports.iter().zip(&netlist.port_nodes);
    let shown = ports.find(|(port, &id)| {
        let Op::Wire {
            driver: Some(driver),
        } = netlist.node(id).op
        else {
            return false;
        };
        let driver = netlist.node(driver);
        let is_output = port.direction == Direction::Output;
        is_output
            && driver.name.is_none()
            && matches!(&driver.op, Op::Concat(parts) if parts == nodes || parts == wires)
    });
    shown.map(|(port, _)| port.name.as_str())
}

/// The name of all these nets without their numbers, if they differ in nothing else.
fn common_name(netlist: &Netlist, nets: &[NodeId]) -> Option<String> {
    let names = |id: &NodeId| -> Vec<String> {
        let name = netlist.node(*id).name.as_deref().unwrap_or_default();
        let names = without_a_number(name).into_iter();
        names.map(|(name, _)| name).collect()
    };
    let mut of_first = nets.first().map(names)?.into_iter();
    of_first.find(|name| nets.iter().all(|id| names(id).contains(name)))
}

/// Those of some nets that depend on others of them in the same cycle, and those others. As parts of one vector
/// they would look like a loop to tools that treat vectors as a whole. So would an instance's output that is
/// more than one part.
fn entangled(netlist: &Netlist, nets: &[NodeId]) -> HashSet<NodeId> {
    let set: HashSet<NodeId> = nets.iter().copied().collect();
    let mut found = HashSet::new();
    let mut met = HashSet::new();
    for &net in nets {
        let is_output = matches!(netlist.node(net).op, Op::InstanceOutput { .. });
        if is_output && !met.insert(net) {
            found.insert(net);
        }
        let mut seen = HashSet::new();
        let mut open = operands(netlist, net);
        while let Some(id) = open.pop() {
            if set.contains(&id) {
                found.extend([id, net]);
            } else if seen.insert(id) {
                open.extend(operands(netlist, id));
            }
        }
    }
    found
}

/// The combinational operands of a node; of an instance's output, all of the instance's inputs.
fn operands(netlist: &Netlist, id: NodeId) -> Vec<NodeId> {
    match &netlist.node(id).op {
        Op::InstanceOutput { instance, .. } => netlist.instances[*instance].inputs.clone(),
        op => op.operands(),
    }
}
