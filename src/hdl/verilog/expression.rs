//! Expressions in Verilog.

use super::usage::Usage;
use crate::hdl::check::{hex, symbol};
use crate::hdl::netlist::*;

/// Nesting past which an expression gets a net of its own.
const DEPTH: u32 = 12;

pub(super) struct Printer<'a> {
    netlist: &'a Netlist,
    /// The net's name of each node that has one.
    names: Vec<Option<String>>,
}

impl<'a> Printer<'a> {
    pub fn new(netlist: &'a Netlist, usage: &Usage) -> Self {
        let mut names: Vec<Option<String>> = vec![None; netlist.nodes.len()];
        let mut depth = vec![0; netlist.nodes.len()];
        let taken: std::collections::HashSet<&String> = netlist
            .nodes
            .iter()
            .filter_map(|n| n.name.as_ref())
            .collect();
        let mut number = 0;
        for (index, node) in netlist.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            let below = node
                .op
                .operands()
                .into_iter()
                .map(|o| depth[o.index()])
                .max()
                .unwrap_or(0);
            let deep = below >= DEPTH && usage.is_live(id) && !matches!(node.op, Op::Slice { .. });
            if deep || usage.is_declared(netlist, id) {
                names[index] = Some(node.name.clone().unwrap_or_else(|| loop {
                    number += 1;
                    let name = format!("n{number}");
                    if !taken.contains(&name) {
                        break name;
                    }
                }));
            } else {
                depth[index] = below + 1;
            }
        }
        Printer { netlist, names }
    }

    /// The nodes that have a net, in the order of the source.
    pub fn declared(&self) -> impl Iterator<Item = NodeId> + '_ {
        (0..self.names.len())
            .filter(|&i| self.names[i].is_some())
            .map(|i| NodeId(i as u32))
    }

    pub fn name(&self, id: NodeId) -> String {
        self.names[id.index()].clone().unwrap_or_default()
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
        match &self.names[id.index()] {
            Some(name) => name.clone(),
            None => self.spell(id),
        }
    }

    /// The same, in parentheses where an operator could tear it apart.
    fn operand(&self, id: NodeId) -> String {
        let text = self.expression(id);
        let compound = matches!(
            self.netlist.node(id).op,
            Op::Binary(..) | Op::Mux { .. } | Op::Unary(..)
        );
        if compound && self.names[id.index()].is_none() {
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
        self.names[of.index()].is_some() || !turned
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
            Op::Slice { of, low } => match node.width {
                1 => format!("{}[{low}]", self.name(*of)),
                _ => format!("{}[{}:{low}]", self.name(*of), low + node.width - 1),
            },
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
        if self.names[of.index()].is_none() {
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
        // Runs of one and the same part are a replication.
        let mut pieces: Vec<String> = Vec::new();
        let mut high_first = parts.iter().rev().peekable();
        while let Some(&part) = high_first.next() {
            let mut times = 1;
            while high_first.next_if(|&&next| next == part).is_some() {
                times += 1;
            }
            let text = self.expression(part);
            pieces.push(if times == 1 {
                text
            } else {
                format!("{{{times}{{{text}}}}}")
            });
        }
        wrap(&format!("{{{}}}", pieces.join(", ")), 4)
    }
}

pub(super) fn constant(c: &Constant) -> String {
    format!("{}'h{}", c.width(), hex(c))
}

/// Breaks a long list at its commas.
pub(super) fn wrap(text: &str, indent: usize) -> String {
    const LIMIT: usize = 100;
    if text.len() <= LIMIT || text.contains('\n') {
        return text.to_string();
    }
    let mut out = String::new();
    let mut line = 0;
    for piece in text.split_inclusive(", ") {
        if line + piece.len() > LIMIT {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            line = indent;
        }
        out.push_str(piece);
        line += piece.len();
    }
    out
}
