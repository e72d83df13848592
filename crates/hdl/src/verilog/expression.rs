//! Prints expressions as Verilog.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::places::{Joint, Place, Places};
use super::usage::Usage;
use crate::check::{hex, symbol};
use crate::netlist::*;

/// Nesting depth above which an expression gets its own net.
const DEPTH: u32 = 12;
/// Maximum length of an expression that is repeated instead of named.
const SHORT: usize = 30;

pub(super) struct Printer<'a> {
    netlist: &'a Netlist,
    pub places: Places,
    /// For each row: the bits that are read as a part of the row, not through one of its nets.
    read: RefCell<Vec<Vec<bool>>>,
    /// Whether each row is printed.
    rows: Vec<bool>,
}

impl<'a> Printer<'a> {
    pub fn new(module: &Module, netlist: &'a Netlist, usage: &Usage) -> Self {
        let places = Places::new(module, netlist, usage);
        let rows = vec![true; places.rows.len()];
        let mut printer = Printer {
            netlist,
            places,
            read: RefCell::default(),
            rows,
        };
        printer.forget();
        printer.name_the_rest(usage);
        printer.forget();
        printer
    }

    /// Clears the record of the row bits that are read.
    fn forget(&mut self) {
        let rows = self.places.rows.iter();
        let unread = rows.map(|row| vec![false; row.width as usize]);
        self.read = RefCell::new(unread.collect());
    }

    /// From now on, prints only rows with every bit read by the text so far.
    pub fn keep_what_is_read(&mut self) {
        let read = self.read.borrow();
        let whole = read.iter().map(|bits| bits.iter().all(|&bit| bit));
        let rows = whole.collect();
        drop(read);
        self.rows = rows;
        self.forget();
    }

    /// The row that ends with this node, if the row is printed.
    pub fn row_after(&self, id: NodeId) -> Option<&Joint> {
        let (number, _) = self.places.in_row(id)?;
        let row = &self.places.rows[number];
        (self.rows[number] && last(row) == id).then_some(row)
    }

    /// Gives a net to every remaining node that needs one.
    fn name_the_rest(&mut self, usage: &Usage) {
        let netlist = self.netlist;
        let names = netlist.nodes.iter().filter_map(|n| n.name.clone());
        let mut taken: HashSet<String> = names.collect();
        // Unnamed nets are numbered per scope.
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

    /// The nesting depth of the expression; a chain of one operator adds none.
    fn depth(&self, id: NodeId, depth: &[u32]) -> u32 {
        let kind = |id: NodeId| match self.netlist.node(id).op {
            Op::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), ..) => Some(op),
            _ => None,
        };
        let op = &self.netlist.node(id).op;
        let below = op.operands().into_iter().map(|operand| {
            let inline = self.places.is_inline(operand);
            let nested = kind(operand).is_none() || kind(operand) != kind(id);
            if inline {
                depth[operand.index()] + u32::from(nested)
            } else {
                0
            }
        });
        below.max().unwrap_or(0)
    }

    /// Whether the expression is short enough to repeat at each use.
    fn is_repeatable(&self, id: NodeId, usage: &Usage) -> bool {
        let cheap = matches!(
            self.netlist.node(id).op,
            Op::Unary(..)
                | Op::Concat(_)
                | Op::Slice { .. }
                | Op::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Equal, ..)
        );
        let few = || usage.mentions(id) <= 4 && self.spell(id).len() <= SHORT;
        !usage.is_sliced(id) && (self.is_plain(id) || cheap && few())
    }

    /// Whether it is an inverted net, or bits of one net with constants around them: as easy to read as a name.
    fn is_plain(&self, id: NodeId) -> bool {
        let op = |id: NodeId| &self.netlist.node(id).op;
        let is_net = |id: NodeId| !self.places.is_inline(id) && !matches!(op(id), Op::Constant(_));
        match op(id) {
            Op::Unary(UnaryOp::Not, of) => is_net(*of),
            Op::Concat(parts) => {
                let is_constant = |part: &&NodeId| matches!(op(**part), Op::Constant(_));
                let mut others = parts.iter().filter(|part| !is_constant(part));
                match (others.next(), others.next()) {
                    (Some(&only), None) => is_net(only) || matches!(op(only), Op::Slice { .. }),
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// The name of the node's net, or its bits of a net.
    pub fn name(&self, id: NodeId) -> String {
        self.bits(id, 0, self.netlist.node(id).width)
    }

    /// The text of some bits of a node that has a net.
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

    /// The expression assigned to the net, if there is one.
    pub fn definition(&self, id: NodeId) -> Option<String> {
        match &self.netlist.node(id).op {
            Op::Input | Op::Parameter(_) | Op::Register(_) | Op::InstanceOutput { .. } => None,
            Op::Wire { driver } => driver.map(|d| self.expression(d)),
            _ => Some(self.spell(id)),
        }
    }

    /// The net's name, or the whole expression.
    pub fn expression(&self, id: NodeId) -> String {
        if self.places.is_inline(id) {
            self.spell(id)
        } else {
            self.name(id)
        }
    }

    /// The same, in parentheses if an operator could regroup it.
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

    /// An operand of a binary operator. It omits parentheses that a reader does not need: those of `~` on a
    /// name and of a chain of one operator.
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

    /// Whether the negation prints as a leading `~`, not as an inverted comparison.
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
            Op::Binary(BinaryOp::Less, a, b) if self.is_constant(*a) => self.binary(">", *b, *a),
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
            Op::Concat(parts) => self.concat(id, parts),
            // These always have a name.
            Op::Input
            | Op::Parameter(_)
            | Op::Wire { .. }
            | Op::Register(_)
            | Op::InstanceOutput { .. } => self.name(id),
        }
    }

    fn binary(&self, symbol: &str, a: NodeId, b: NodeId) -> String {
        format!("{} {symbol} {}", self.side(symbol, a), self.side(symbol, b))
    }

    /// Whether it is a constant; a comparison has its constant on the right.
    fn is_constant(&self, id: NodeId) -> bool {
        matches!(self.netlist.node(id).op, Op::Constant(_))
    }

    fn negation(&self, of: NodeId) -> String {
        if self.places.is_inline(of) {
            match self.netlist.node(of).op {
                Op::Binary(BinaryOp::Equal, a, b) => return self.binary("!=", a, b),
                Op::Binary(BinaryOp::Less, a, b) if self.is_constant(a) => {
                    return self.binary("<=", b, a)
                }
                Op::Binary(BinaryOp::Less, a, b) => return self.binary(">=", a, b),
                _ => {}
            }
        }
        format!("~{}", self.operand(of))
    }

    /// The texts of the parts, lowest first; adjacent bits of one net are combined.
    fn neighbours(&self, reader: NodeId, parts: &[NodeId]) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        // The last part, if it is bits of a net.
        let mut last: Option<(&str, u32, u32)> = None;
        for &part in parts {
            let bits = self.bits_of_row(reader, part);
            let bits = bits.or_else(|| self.bits_of_net(part));
            match (last, bits) {
                (Some((net, low, width)), Some((same, from, more)))
                    if net == same && low + width == from =>
                {
                    texts.pop();
                    texts.push(self.net_bits(net, low, width + more));
                    self.reads(net, low, width + more);
                    last = Some((net, low, width + more));
                }
                _ => {
                    texts.push(self.expression(part));
                    last = bits;
                }
            }
        }
        texts
    }

    /// The row that contains the node's bits, if the row is declared before its reader.
    fn bits_of_row(&self, reader: NodeId, id: NodeId) -> Option<(&str, u32, u32)> {
        let node = self.netlist.node(id);
        if let (Op::Slice { of, low }, true) = (&node.op, self.places.is_inline(id)) {
            let (name, from, _) = self.bits_of_row(reader, *of)?;
            return Some((name, from + low, node.width));
        }
        let (number, low) = self.places.in_row(id)?;
        let row = &self.places.rows[number];
        let is_there = self.rows[number] && last(row) < reader;
        is_there.then_some((row.name.as_str(), low, node.width))
    }

    /// Records that bits of a row are read.
    fn reads(&self, net: &str, low: u32, width: u32) {
        let mut rows = self.places.rows.iter();
        if let Some(number) = rows.position(|row| row.name == net) {
            let bits = low as usize..(low + width) as usize;
            self.read.borrow_mut()[number][bits].fill(true);
        }
    }

    /// The net that contains the node's bits: its name, the lowest bit, and the number of bits.
    pub fn bits_of_net(&self, id: NodeId) -> Option<(&str, u32, u32)> {
        let width = self.netlist.node(id).width;
        match (&self.places.of[id.index()], &self.netlist.node(id).op) {
            (Place::Net { name, low, .. }, _) => Some((name, *low, width)),
            (Place::Inline, Op::Slice { of, low }) => {
                let (name, from, _) = self.bits_of_net(*of)?;
                Some((name, from + low, width))
            }
            _ => None,
        }
    }

    pub fn net_bits(&self, net: &str, low: u32, width: u32) -> String {
        match self.places.width_of(net) {
            Some(all) if all == width => net.to_string(),
            _ if width == 1 => format!("{net}[{low}]"),
            _ => format!("{net}[{}:{low}]", low + width - 1),
        }
    }

    /// A concatenation as `reader` spells it.
    pub fn concat(&self, reader: NodeId, parts: &[NodeId]) -> String {
        if parts.iter().all(|&p| p == parts[0]) {
            return format!("{{{}{{{}}}}}", parts.len(), self.expression(parts[0]));
        }
        let pieces = self.neighbours(reader, parts);
        if let [only] = &pieces[..] {
            return only.clone();
        }
        // A run of equal parts becomes a replication.
        let mut high_first = pieces.into_iter().rev().peekable();
        let mut pieces: Vec<String> = Vec::new();
        while let Some(text) = high_first.next() {
            let mut times = 1;
            while high_first.next_if(|next| *next == text).is_some() {
                times += 1;
            }
            pieces.push(if times == 1 {
                text
            } else {
                format!("{{{times}{{{text}}}}}")
            });
        }
        if let [only] = &pieces[..] {
            return only.clone();
        }
        format!("{{{}}}", pieces.join(", "))
    }
}

/// The part of a row that was created last.
fn last(row: &Joint) -> NodeId {
    let parts = row.parts.iter().map(|&(id, _)| id);
    parts.max().unwrap_or(NodeId(0))
}

pub(super) fn constant(c: &Constant) -> String {
    format!("{}'h{}", c.width(), hex(c))
}
