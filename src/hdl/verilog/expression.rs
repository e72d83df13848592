//! Expressions in Verilog.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::places::{Place, Places};
use super::usage::Usage;
use crate::hdl::check::{hex, symbol};
use crate::hdl::netlist::*;

/// Nesting past which an expression gets a net of its own.
const DEPTH: u32 = 12;
/// Characters of an expression that is rather written twice than named.
const SHORT: usize = 30;

pub(super) struct Printer<'a> {
    netlist: &'a Netlist,
    pub places: Places,
    /// Of each net.
    widths: HashMap<String, u32>,
}

impl<'a> Printer<'a> {
    pub fn new(module: &Module, netlist: &'a Netlist, usage: &Usage) -> Self {
        let places = Places::new(module, netlist, usage);
        let mut printer = Printer {
            netlist,
            places,
            widths: HashMap::new(),
        };
        printer.name_the_rest(usage);
        printer.widths = printer.net_widths(module);
        printer
    }

    fn net_widths(&self, module: &Module) -> HashMap<String, u32> {
        let ports = module.ports.iter().map(|port| (&port.name, port.width));
        let vectors = self.places.vectors.iter().map(|v| (&v.name, v.width));
        let nodes = self.netlist.nodes.iter().zip(&self.places.of);
        let nodes = nodes.filter_map(|(node, place)| match place {
            Place::Net { name, whole: true, .. } => Some((name, node.width)),
            _ => None,
        });
        let all = ports.chain(vectors).chain(nodes);
        all.map(|(name, width)| (name.clone(), width)).collect()
    }

    /// Gives a net to every other node that needs one.
    fn name_the_rest(&mut self, usage: &Usage) {
        let netlist = self.netlist;
        let names = netlist.nodes.iter().filter_map(|n| n.name.clone());
        let mut taken: HashSet<String> = names.collect();
        // Nets without a name are counted for each scope.
        let mut numbers: HashMap<Option<Rc<str>>, u32> = HashMap::new();
        let mut depth = vec![0; netlist.nodes.len()];
        for (index, node) in netlist.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            if !self.places.is_inline(id) || !usage.is_live(id) {
                continue;
            }
            depth[index] = self.depth(id, &depth);
            let declared = usage.is_declared(netlist, id);
            let deep = depth[index] > DEPTH && !matches!(node.op, Op::Slice { .. });
            if let Some(name) = &node.name {
                self.places.set(id, name);
            } else if deep || (declared && !self.is_repeatable(id, usage)) {
                let scope = node.scope.as_deref().unwrap_or("");
                let number = numbers.entry(node.scope.clone()).or_default();
                let name = loop {
                    *number += 1;
                    let name = format!("{scope}n{number}");
                    if taken.insert(name.clone()) {
                        break name;
                    }
                };
                self.places.set(id, &name);
            } else {
                continue;
            }
            depth[index] = 0;
        }
    }

    /// How deep the expression nests: a chain of one operator does not.
    fn depth(&self, id: NodeId, depth: &[u32]) -> u32 {
        let kind = |id: NodeId| match self.netlist.node(id).op {
            Op::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), ..) => Some(op),
            _ => None,
        };
        let op = &self.netlist.node(id).op;
        let below = op.operands().into_iter().map(|operand| {
            let inline = self.places.is_inline(operand);
            let nested = kind(operand).is_none() || kind(operand) != kind(id);
            match inline {
                true => depth[operand.index()] + u32::from(nested),
                false => 0,
            }
        });
        below.max().unwrap_or(0)
    }

    /// Whether the expression is short enough to be written wherever it is read.
    fn is_repeatable(&self, id: NodeId, usage: &Usage) -> bool {
        let cheap = matches!(
            self.netlist.node(id).op,
            Op::Unary(..)
                | Op::Concat(_)
                | Op::Slice { .. }
                | Op::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Equal, ..)
        );
        cheap && !usage.is_sliced(id) && usage.mentions(id) <= 4 && self.spell(id).len() <= SHORT
    }

    /// The net, or the bits of one.
    pub fn name(&self, id: NodeId) -> String {
        self.bits(id, 0, self.netlist.node(id).width)
    }

    /// Bits of a node that has a net.
    pub fn bits(&self, id: NodeId, from: u32, width: u32) -> String {
        let Place::Net { name, low, whole } = &self.places.of[id.index()] else {
            return String::new();
        };
        let low = low + from;
        match width {
            _ if *whole && width == self.netlist.node(id).width => name.clone(),
            1 => format!("{name}[{low}]"),
            _ => format!("{name}[{}:{low}]", low + width - 1),
        }
    }

    /// What is assigned to the net, if anything is.
    pub fn definition(&self, id: NodeId) -> Option<String> {
        match &self.netlist.node(id).op {
            Op::Input | Op::Register(_) | Op::InstanceOutput { .. } => None,
            Op::Wire { driver } => driver.map(|d| self.expression(d)),
            _ => Some(self.spell(id)),
        }
    }

    /// The net's name, or the expression in full.
    pub fn expression(&self, id: NodeId) -> String {
        match self.places.is_inline(id) {
            true => self.spell(id),
            false => self.name(id),
        }
    }

    /// The same, in parentheses where an operator could tear it apart.
    fn operand(&self, id: NodeId) -> String {
        let text = self.expression(id);
        let compound = matches!(
            self.netlist.node(id).op,
            Op::Binary(..) | Op::Mux { .. } | Op::Unary(..)
        );
        if compound && self.places.is_inline(id) {
            format!("({text})")
        } else {
            text
        }
    }

    /// An operand of a binary operator: without the parentheses that a reader
    /// does not need either, those of `~` on a name and of a chain of one operator.
    fn side(&self, symbol: &str, id: NodeId) -> String {
        let bare = match &self.netlist.node(id).op {
            Op::Unary(UnaryOp::Not, of) => self.negation_is_short(*of),
            Op::Binary(BinaryOp::And, ..) => symbol == "&",
            Op::Binary(BinaryOp::Or, ..) => symbol == "|",
            Op::Binary(BinaryOp::Xor, ..) => symbol == "^",
            _ => false,
        };
        if bare {
            self.expression(id)
        } else {
            self.operand(id)
        }
    }

    /// Whether the negation is a `~` in front, not a comparison turned around.
    fn negation_is_short(&self, of: NodeId) -> bool {
        let turned = matches!(
            self.netlist.node(of).op,
            Op::Binary(BinaryOp::Equal | BinaryOp::Less, ..)
        );
        !self.places.is_inline(of) || !turned
    }

    fn spell(&self, id: NodeId) -> String {
        let node = self.netlist.node(id);
        match &node.op {
            Op::Constant(c) => constant(c),
            Op::Unary(UnaryOp::Not, a) => self.negation(*a),
            Op::Unary(op, a) => {
                let sign = match op {
                    UnaryOp::ReduceAnd => "&",
                    UnaryOp::ReduceOr => "|",
                    UnaryOp::ReduceXor => "^",
                    UnaryOp::Not => unreachable!("above"),
                };
                format!("{sign}{}", self.operand(*a))
            }
            Op::Binary(op, a, b) => self.binary(symbol(*op), *a, *b),
            Op::Mux {
                select,
                if_true,
                if_false,
            } => format!(
                "{} ? {} : {}",
                self.operand(*select),
                self.operand(*if_true),
                self.operand(*if_false)
            ),
            Op::Slice { of, low } => self.bits(*of, *low, node.width),
            Op::Concat(parts) => self.concat(parts),
            // Always has a name.
            Op::Input | Op::Wire { .. } | Op::Register(_) | Op::InstanceOutput { .. } => {
                self.name(id)
            }
        }
    }

    fn binary(&self, symbol: &str, a: NodeId, b: NodeId) -> String {
        format!("{} {symbol} {}", self.side(symbol, a), self.side(symbol, b))
    }

    fn negation(&self, of: NodeId) -> String {
        if self.places.is_inline(of) {
            match self.netlist.node(of).op {
                Op::Binary(BinaryOp::Equal, a, b) => return self.binary("!=", a, b),
                Op::Binary(BinaryOp::Less, a, b) => return self.binary(">=", a, b),
                _ => {}
            }
        }
        format!("~{}", self.operand(of))
    }

    fn concat(&self, parts: &[NodeId]) -> String {
        if parts.iter().all(|&p| p == parts[0]) {
            return format!("{{{}{{{}}}}}", parts.len(), self.expression(parts[0]));
        }
        // Runs of one and the same part are a replication; neighbouring bits of one net go
        // together.
        let mut pieces: Vec<String> = Vec::new();
        let mut high_first = parts.iter().rev().peekable();
        while let Some(&part) = high_first.next() {
            let mut times = 1;
            while high_first.next_if(|&&next| next == part).is_some() {
                times += 1;
            }
            if let (1, Some((net, mut low, width))) = (times, self.part_of_net(part)) {
                let high = low + width;
                let mut rest = high_first.clone();
                while let Some((of, from, width)) =
                    rest.next().and_then(|&next| self.part_of_net(next))
                {
                    let copies = rest.peek().is_some_and(|&&next| {
                        self.part_of_net(next) == Some((of, from, width))
                    });
                    if of != net || from + width != low || copies {
                        break;
                    }
                    low = from;
                    high_first.next();
                }
                if high - low > width {
                    pieces.push(self.bits_of_net(net, low, high - low));
                    continue;
                }
            }
            let text = self.expression(part);
            pieces.push(if times == 1 {
                text
            } else {
                format!("{{{times}{{{text}}}}}")
            });
        }
        match &pieces[..] {
            [only] => only.clone(),
            _ => format!("{{{}}}", pieces.join(", ")),
        }
    }

    /// The bits of a larger net that an expression is: its name, the lowest bit, how many.
    fn part_of_net(&self, id: NodeId) -> Option<(&str, u32, u32)> {
        let width = self.netlist.node(id).width;
        match &self.places.of[id.index()] {
            Place::Net { name, low, whole } => (!whole).then_some((name, *low, width)),
            Place::Inline => match self.netlist.node(id).op {
                Op::Slice { of, low: from } => match &self.places.of[of.index()] {
                    Place::Net { name, low, .. } => Some((name, low + from, width)),
                    Place::Inline => None,
                },
                _ => None,
            },
        }
    }

    /// Bits of a net, or all of them.
    fn bits_of_net(&self, net: &str, low: u32, width: u32) -> String {
        match width {
            _ if self.widths.get(net) == Some(&width) => net.to_string(),
            1 => format!("{net}[{low}]"),
            _ => format!("{net}[{}:{low}]", low + width - 1),
        }
    }
}

pub(super) fn constant(c: &Constant) -> String {
    format!("{}'h{}", c.width(), hex(c))
}
