//! Which nodes of a module have a net, and which net: one of their own, a part of a
//! vector, or an output port.

use std::collections::{HashMap, HashSet};

use super::usage::Usage;
use crate::hdl::netlist::*;

/// Where the value of a node is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the expressions that read it.
    Inline,
    /// In bits of a net, from `low` on; `whole`: the net is nothing else.
    Net { name: String, low: u32, whole: bool },
}

/// A net of several nodes.
pub(super) struct Joint {
    pub name: String,
    pub width: u32,
    /// The parts, with their lowest bits.
    pub parts: Vec<(NodeId, u32)>,
}

pub(super) struct Places {
    pub of: Vec<Place>,
    /// The vectors, as they are printed.
    pub vectors: Vec<Joint>,
    /// Outputs that are assigned in parts: the port, and nodes that are assigned
    /// to bits of it where they do not have their place there.
    pub split_ports: HashMap<NodeId, Vec<(NodeId, u32)>>,
    /// Of vectors and ports.
    widths: HashMap<String, u32>,
}

impl Places {
    pub fn new(module: &Module, netlist: &Netlist, usage: &Usage) -> Places {
        let inline = vec![Place::Inline; netlist.nodes.len()];
        let mut places = Places {
            of: inline,
            vectors: Vec::new(),
            split_ports: HashMap::new(),
            widths: HashMap::new(),
        };
        places.vectors(netlist, usage);
        places.ports(module, netlist, usage);
        places
    }

    /// The width of a net of several nodes.
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

    fn vectors(&mut self, netlist: &Netlist, usage: &Usage) {
        for vector in &netlist.vectors {
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
            for id in live {
                self.set_part(id, &vector.name, low);
                parts.push((id, low));
                low += netlist.node(id).width;
            }
            self.widths.insert(vector.name.clone(), low);
            self.vectors.push(Joint {
                name: vector.name.clone(),
                width: low,
                parts,
            });
        }
    }

    /// What drives an output and has no name of its own is the port, or a part of it.
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
            if self.may_be_port(netlist, usage, driver) {
                self.set(driver, &port.name);
                continue;
            }
            let node = netlist.node(driver);
            let Op::Concat(parts) = &node.op else {
                continue;
            };
            if node.name.is_some() || usage.is_declared(netlist, driver) {
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
            if rest.len() < parts.len() || self.pieces(netlist, parts) > 8 {
                self.split_ports.insert(id, rest);
            }
        }
    }

    /// Of how many pieces a concatenation is, with neighbours in a vector as one.
    fn pieces(&self, netlist: &Netlist, parts: &[NodeId]) -> usize {
        let follows = |pair: &[NodeId]| match (&self.of[pair[0].index()], &self.of[pair[1].index()])
        {
            (
                Place::Net {
                    name,
                    low,
                    whole: false,
                },
                Place::Net {
                    name: next,
                    low: from,
                    whole: false,
                },
            ) => name == next && low + netlist.node(pair[0]).width == *from,
            _ => false,
        };
        parts.len() - parts.windows(2).filter(|pair| follows(pair)).count()
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

/// Those of some nets that follow from others of them in the same cycle, and those others: as
/// parts of one vector they would look like a loop to tools that see vectors as a whole.
fn entangled(netlist: &Netlist, nets: &[NodeId]) -> HashSet<NodeId> {
    let set: HashSet<NodeId> = nets.iter().copied().collect();
    let mut found = HashSet::new();
    for &net in nets {
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

/// What a node may follow from in the same cycle: through instances, too.
fn operands(netlist: &Netlist, id: NodeId) -> Vec<NodeId> {
    match &netlist.node(id).op {
        Op::InstanceOutput { instance, .. } => netlist.instances[*instance].inputs.clone(),
        op => op.operands(),
    }
}
