//! What a signal is made of: bits of nets that compute something, and constants.
//! Slices, concatenations and wires only hand bits on; a wire that does so in the step
//! that computes them gives them its name.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::Steps;
use crate::hdl::netlist::*;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    Constant(Constant),
    /// Bits of a node that is no slice, no concatenation and no wire but one that feeds
    /// back.
    Bits {
        of: NodeId,
        low: u32,
        width: u32,
    },
}

impl Piece {
    fn width(&self) -> u32 {
        match self {
            Piece::Constant(constant) => constant.width(),
            Piece::Bits { width, .. } => *width,
        }
    }

    fn slice(&self, from: u32, count: u32) -> Piece {
        match self {
            Piece::Constant(constant) => Piece::Constant(constant.slice(from, count)),
            Piece::Bits { of, low, .. } => Piece::Bits {
                of: *of,
                low: low + from,
                width: count,
            },
        }
    }
}

/// The pieces of a netlist's nodes, worked out when asked for.
pub(super) struct Pieces<'a> {
    netlist: &'a Netlist,
    steps: &'a Steps,
    known: RefCell<HashMap<NodeId, Rc<Vec<Piece>>>>,
    /// Of bits that a named wire hands on in the step that computes them, that wire and the
    /// bit of it: they cross steps under its name.
    claims: HashMap<NodeId, Vec<Option<(NodeId, u32)>>>,
}

impl<'a> Pieces<'a> {
    pub fn new(netlist: &'a Netlist, steps: &'a Steps) -> Self {
        let mut pieces = Pieces {
            netlist,
            steps,
            known: RefCell::default(),
            claims: HashMap::new(),
        };
        for index in 0..netlist.nodes.len() as u32 {
            pieces.claim(NodeId(index));
        }
        pieces.known.borrow_mut().clear();
        pieces
    }

    /// Has a wire stand for what it hands on.
    fn claim(&mut self, wire: NodeId) {
        let node = self.netlist.node(wire);
        let at_once = node.driven_at == wire.0 + 1;
        if !matches!(node.op, Op::Wire { .. }) || !at_once || self.feeds_back(wire) {
            return;
        }
        if self.netlist.port_nodes.contains(&wire) {
            return;
        }
        let pieces = self.of(wire);
        let is_own = |piece: &Piece| match piece {
            Piece::Constant(_) => true,
            Piece::Bits { of, .. } => {
                let given = matches!(self.netlist.node(*of).op, Op::Input) || self.feeds_back(*of);
                self.steps.of(*of) == self.steps.of(wire) && !given
            }
        };
        if !pieces.iter().all(is_own) {
            return;
        }
        let mut position = 0;
        for piece in pieces.iter() {
            if let &Piece::Bits { of, low, width } = piece {
                let count = self.netlist.node(of).width as usize;
                let claims = self.claims.entry(of).or_insert_with(|| vec![None; count]);
                for bit in 0..width {
                    claims[(low + bit) as usize].get_or_insert((wire, position + bit));
                }
            }
            position += piece.width();
        }
    }

    /// Bits of a node, by the names that they cross steps under.
    fn claimed(&self, piece: &Piece) -> Vec<Piece> {
        let &Piece::Bits { of, low, width } = piece else {
            return vec![piece.clone()];
        };
        let Some(claims) = self.claims.get(&of) else {
            return vec![piece.clone()];
        };
        let bit = |bit: u32| {
            let (of, low) = claims[bit as usize].unwrap_or((of, bit));
            Piece::Bits { of, low, width: 1 }
        };
        joined((low..low + width).map(bit))
    }

    /// Whether a wire is driven from a later step than its own.
    pub fn feeds_back(&self, id: NodeId) -> bool {
        match self.netlist.node(id).op {
            Op::Wire {
                driver: Some(driver),
            } => self.steps.of(driver) > self.steps.of(id),
            _ => false,
        }
    }

    pub fn of(&self, id: NodeId) -> Rc<Vec<Piece>> {
        if let Some(pieces) = self.known.borrow().get(&id) {
            return pieces.clone();
        }
        let node = self.netlist.node(id);
        let itself = Piece::Bits {
            of: id,
            low: 0,
            width: node.width,
        };
        let pieces = match &node.op {
            Op::Constant(constant) => vec![Piece::Constant(constant.clone())],
            Op::Slice { of, low } => cut(&self.of(*of), *low, node.width),
            Op::Concat(parts) => {
                let parts = parts.iter().map(|&part| self.of(part));
                joined(parts.flat_map(|pieces| (*pieces).clone()))
            }
            Op::Wire {
                driver: Some(driver),
            } if !self.feeds_back(id) => (*self.of(*driver)).clone(),
            _ => self.claimed(&itself),
        };
        let pieces = Rc::new(pieces);
        self.known.borrow_mut().insert(id, pieces.clone());
        pieces
    }
}

/// Bits `low .. low + width`.
fn cut(pieces: &[Piece], low: u32, width: u32) -> Vec<Piece> {
    let mut taken = Vec::new();
    let mut start = 0;
    for piece in pieces {
        let end = start + piece.width();
        let (from, to) = (low.max(start), (low + width).min(end));
        if from < to {
            taken.push(piece.slice(from - start, to - from));
        }
        start = end;
    }
    taken
}

/// Neighbours of one node as one piece.
fn joined(pieces: impl Iterator<Item = Piece>) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces {
        if let (
            Some(Piece::Bits { of, low, width }),
            Piece::Bits {
                of: next,
                low: from,
                width: count,
            },
        ) = (all.last_mut(), &piece)
        {
            if of == next && *low + *width == *from {
                *width += count;
                continue;
            }
        }
        all.push(piece);
    }
    all
}
