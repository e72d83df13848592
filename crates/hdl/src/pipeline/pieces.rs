//! Decomposition of signals into pieces: bits of nets that compute something, and constants.
//! Slices, concatenations and wires only hand bits on; from the step of a named wire on they go
//! under its name.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::steps::Steps;
use crate::netlist::*;

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

/// A step in which a bit gets another name: the wire, and the bit of it.
type Claim = (u32, NodeId, u32);

/// The pieces of a netlist's nodes, worked out when asked for.
pub(super) struct Pieces<'a> {
    netlist: &'a Netlist,
    steps: &'a Steps,
    known: RefCell<HashMap<NodeId, Rc<Vec<Piece>>>>,
    /// Of each bit of a node, the wires that hand it on, in the order of their steps.
    claims: HashMap<NodeId, Vec<Vec<Claim>>>,
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
        pieces
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

    /// The driver of a wire that only gives bits another name.
    pub fn alias(&self, id: NodeId) -> Option<NodeId> {
        let node = self.netlist.node(id);
        let at_once = node.driven_at == id.0 + 1;
        match node.op {
            Op::Wire { driver } if at_once && !self.netlist.port_nodes.contains(&id) => driver,
            _ => None,
        }
    }

    /// Makes a wire the name of the bits that it hands on, in later steps than its own.
    fn claim(&mut self, wire: NodeId) {
        let (Some(_), Some(step)) = (self.alias(wire), self.steps.of(wire)) else {
            return;
        };
        let pieces = self.raw(wire);
        let mut position = 0;
        for piece in pieces.iter() {
            if let &Piece::Bits { of, low, width } = piece {
                let count = self.netlist.node(of).width as usize;
                let claims = self.claims.entry(of);
                let claims = claims.or_insert_with(|| vec![Vec::new(); count]);
                // Constants and `advance`, which belong to no step, need no other name.
                let carried = self.steps.of(of).is_some();
                for bit in (0..width).filter(|_| carried) {
                    let bits = &mut claims[(low + bit) as usize];
                    if bits.last().is_none_or(|last| last.0 < step) {
                        bits.push((step, wire, position + bit));
                    }
                }
            }
            position += piece.width();
        }
    }

    /// The pieces of a node, by the names that they have in a step that reads it.
    pub fn of(&self, id: NodeId, step: u32) -> Vec<Piece> {
        let raw = self.raw(id);
        joined(raw.iter().flat_map(|piece| self.claimed(piece, step)))
    }

    /// Pieces of some bits of a node, as a step reads them.
    pub fn bits(&self, id: NodeId, low: u32, width: u32, step: u32) -> Vec<Piece> {
        cut(&self.of(id, step), low, width)
    }

    fn claimed(&self, piece: &Piece, step: u32) -> Vec<Piece> {
        let (Piece::Bits { of, low, width }, Some(claims)) = (piece, self.claims_of(piece)) else {
            return vec![piece.clone()];
        };
        let bit = |bit: u32| {
            let claims = claims[bit as usize].iter();
            let last = claims.take_while(|(made_in, ..)| *made_in < step).last();
            let (of, low) = last.map_or((*of, bit), |&(_, wire, bit)| (wire, bit));
            Piece::Bits { of, low, width: 1 }
        };
        joined((*low..low + width).map(bit))
    }

    fn claims_of(&self, piece: &Piece) -> Option<&Vec<Vec<Claim>>> {
        match piece {
            Piece::Bits { of, .. } => self.claims.get(of),
            Piece::Constant(_) => None,
        }
    }

    /// By the nets that compute the bits.
    fn raw(&self, id: NodeId) -> Rc<Vec<Piece>> {
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
            Op::Slice { of, low } => cut(&self.raw(*of), *low, node.width),
            Op::Concat(parts) => {
                let parts = parts.iter().map(|&part| self.raw(part));
                joined(parts.flat_map(|pieces| (*pieces).clone()))
            }
            Op::Wire {
                driver: Some(driver),
            } if !self.feeds_back(id) => (*self.raw(*driver)).clone(),
            _ => vec![itself],
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
