//! Turns a flat netlist into the simulator's program: wide values become words,
//! equal words are computed once, words that nothing reads are left out, and
//! results share slots where their lives do not meet.

use std::collections::HashMap;

use super::program::{Expr, Slot};
use crate::hdl::flat::{Flat, FlatId, FlatOp};
use crate::hdl::netlist::*;
use crate::hdl::DesignError;

/// A word of a register.
#[derive(Clone, Debug)]
pub struct Commit {
    pub state: Slot,
    pub next: Slot,
    pub enable: Option<Slot>,
    pub reset: Option<u64>,
}

/// The ports of a memory, as slots.
#[derive(Clone, Debug)]
pub struct MemoryPorts {
    pub write_enable: Slot,
    pub write_address: Slot,
    pub write_data: Slot,
    pub read_enable: Slot,
    pub read_address: Slot,
    pub read_data: Slot,
}

/// A register's or memory's word at power-up, where it is given or unknown.
#[derive(Clone, Debug)]
pub struct StateWord {
    pub slot: Slot,
    pub initial: Option<u64>,
    pub mask: u64,
}

#[derive(Debug, Default)]
pub struct Lowered {
    pub program: Vec<(Slot, Expr)>,
    pub slots: usize,
    pub constants: Vec<(Slot, u64)>,
    pub commits: Vec<Commit>,
    pub memories: Vec<MemoryPorts>,
    pub state: Vec<StateWord>,
    /// Slots of each port of the top, and of each named net asked for.
    pub inputs: Vec<Vec<Slot>>,
    pub outputs: Vec<Vec<Slot>>,
    pub nets: Vec<(FlatId, Vec<Slot>)>,
    /// The condition of each assertion, in the order of the flat netlist.
    pub assertions: Vec<Slot>,
}

struct Lowering<'a> {
    flat: &'a Flat,
    values: Vec<Vec<Slot>>,
    program: Vec<(Slot, Expr)>,
    known: HashMap<Expr, Slot>,
    constants: HashMap<u64, Slot>,
    constant_of: HashMap<Slot, u64>,
    is_state: Vec<bool>,
}

/// `keep_nets`: give every named net a slot, for waveforms.
pub fn lower(flat: &Flat, keep_nets: bool) -> Result<Lowered, DesignError> {
    let order = flat.evaluation_order()?;
    let mut l = Lowering {
        flat,
        values: vec![Vec::new(); flat.nodes.len()],
        program: Vec::new(),
        known: HashMap::new(),
        constants: HashMap::new(),
        constant_of: HashMap::new(),
        is_state: Vec::new(),
    };
    let mut out = Lowered::default();
    for (id, node) in flat.nodes.iter().enumerate() {
        let initial = match &node.op {
            FlatOp::Register { initial, .. } => initial.clone(),
            FlatOp::ReadData(_) => None,
            FlatOp::Input => None,
            _ => continue,
        };
        let words: Vec<Slot> = (0..words_for(node.width))
            .map(|_| l.new_slot(true))
            .collect();
        for (i, &slot) in words.iter().enumerate() {
            out.state.push(StateWord {
                slot,
                initial: match &node.op {
                    FlatOp::Input => Some(0),
                    _ => initial.as_ref().map(|c| c.words()[i]),
                },
                mask: word_mask(node.width, i),
            });
        }
        l.values[id] = words;
    }
    for &id in &order {
        if l.values[id as usize].is_empty() {
            l.values[id as usize] = l.node(id);
        }
    }

    // What the edge reads must be the values before it: a state word that
    // another one takes over is copied first.
    for (id, node) in flat.nodes.iter().enumerate() {
        if let FlatOp::Register {
            next,
            enable,
            reset,
            ..
        } = &node.op
        {
            let enable = enable.map(|e| l.settled(l.values[e as usize][0]));
            for i in 0..words_for(node.width) {
                let next = l.values[*next as usize][i];
                let state = l.values[id][i];
                out.commits.push(Commit {
                    state,
                    next: l.settled(next),
                    enable,
                    reset: reset.as_ref().map(|c| c.words()[i]),
                });
            }
        }
    }
    // Registers with one enable stand together: one look at it decides for all.
    out.commits.sort_by_key(|c| c.enable);
    for m in &flat.memories {
        let mut port = |id: FlatId| l.settled(l.values[id as usize][0]);
        out.memories.push(MemoryPorts {
            write_enable: port(m.write_enable),
            write_address: port(m.write_address),
            write_data: port(m.write_data),
            read_enable: port(m.read_enable),
            read_address: port(m.read_address),
            read_data: l.values[m.read_data as usize][0],
        });
    }
    out.inputs = flat
        .inputs
        .iter()
        .map(|(_, id)| l.values[*id as usize].clone())
        .collect();
    out.outputs = flat
        .outputs
        .iter()
        .map(|(_, id)| l.values[*id as usize].clone())
        .collect();
    out.assertions = flat
        .assertions
        .iter()
        .map(|(id, ..)| l.values[*id as usize][0])
        .collect();
    if keep_nets {
        out.nets = (0..flat.nodes.len() as FlatId)
            .filter(|&id| flat.node(id).name.is_some() && !l.values[id as usize].is_empty())
            .map(|id| (id, l.values[id as usize].clone()))
            .collect();
    }
    out.constants = l
        .constants
        .iter()
        .map(|(&value, &slot)| (slot, value))
        .collect();
    out.constants.sort_unstable();
    out.program = std::mem::take(&mut l.program);
    out.slots = l.is_state.len();
    super::allocate::drop_unread(&mut out);
    super::allocate::share_slots(&mut out);
    Ok(out)
}

fn word_mask(width: u32, word: usize) -> u64 {
    if word + 1 == words_for(width) {
        top_word_mask(width)
    } else {
        u64::MAX
    }
}

impl Lowering<'_> {
    fn new_slot(&mut self, state: bool) -> Slot {
        self.is_state.push(state);
        self.is_state.len() as Slot - 1
    }

    fn constant(&mut self, value: u64) -> Slot {
        if let Some(&slot) = self.constants.get(&value) {
            return slot;
        }
        let slot = self.new_slot(false);
        self.constants.insert(value, slot);
        self.constant_of.insert(slot, value);
        slot
    }

    /// The slot itself, or a copy where a clock edge changes it.
    fn settled(&mut self, slot: Slot) -> Slot {
        if self.is_state[slot as usize] {
            self.emit(Expr::Copy { a: slot })
        } else {
            slot
        }
    }

    fn emit(&mut self, expr: Expr) -> Slot {
        if let Some(slot) = self.simplified(expr) {
            return slot;
        }
        if let Some(&slot) = self.known.get(&expr) {
            return slot;
        }
        let slot = self.new_slot(false);
        self.program.push((slot, expr));
        self.known.insert(expr, slot);
        slot
    }

    /// What costs no instruction.
    fn simplified(&mut self, expr: Expr) -> Option<Slot> {
        let value = |slot: Slot| self.constant_of.get(&slot).copied();
        match expr {
            Expr::And { a, b } => match (value(a), value(b)) {
                (Some(0), _) => Some(a),
                (_, Some(0)) => Some(b),
                _ => (a == b).then_some(a),
            },
            Expr::Or { a, b } => match (value(a), value(b)) {
                (Some(0), _) => Some(b),
                (_, Some(0)) => Some(a),
                _ => (a == b).then_some(a),
            },
            Expr::Mux {
                if_true,
                if_false,
                select,
            } => match value(select) {
                Some(0) => Some(if_false),
                Some(_) => Some(if_true),
                None => (if_true == if_false).then_some(if_true),
            },
            Expr::Insert { base, a, shift } => match (value(base), value(a)) {
                (_, Some(0)) => Some(base),
                (Some(0), _) if shift == 0 => Some(a),
                (Some(base), Some(a)) => Some(self.constant(base | a << shift)),
                _ => None,
            },
            Expr::Field { a, shift, mask } => match value(a) {
                Some(a) => Some(self.constant((a >> shift) & mask)),
                None => None,
            },
            Expr::FieldAcross {
                low,
                high,
                shift,
                mask,
            } => match (value(low), value(high)) {
                (Some(l), Some(h)) => Some(self.constant((l >> shift | h << (64 - shift)) & mask)),
                _ => None,
            },
            _ => None,
        }
    }

    fn node(&mut self, id: FlatId) -> Vec<Slot> {
        let node = self.flat.node(id);
        let width = node.width;
        let words = words_for(width);
        match &node.op {
            FlatOp::Input | FlatOp::Register { .. } | FlatOp::ReadData(_) => {
                unreachable!("has slots")
            }
            FlatOp::Alias(a) => self.value(*a),
            FlatOp::Constant(c) => c.words().iter().map(|&w| self.constant(w)).collect(),
            FlatOp::Unary(op, a) => self.unary(*op, *a, width),
            FlatOp::Binary(op, a, b) => self.binary(*op, *a, *b, width),
            FlatOp::Mux {
                select,
                if_true,
                if_false,
            } => {
                let (select, t, f) = (
                    self.value(*select)[0],
                    self.value(*if_true),
                    self.value(*if_false),
                );
                (0..words)
                    .map(|i| {
                        self.emit(Expr::Mux {
                            select,
                            if_true: t[i],
                            if_false: f[i],
                        })
                    })
                    .collect()
            }
            FlatOp::Slice { of, low } => {
                let of = self.value(*of);
                (0..words)
                    .map(|i| self.field(&of, low + 64 * i as u32, word_mask(width, i)))
                    .collect()
            }
            FlatOp::Concat(parts) => self.concat(parts, width),
        }
    }

    fn value(&self, id: FlatId) -> Vec<Slot> {
        self.values[id as usize].clone()
    }

    /// 64 bits of a value from bit `low` on, masked.
    fn field(&mut self, of: &[Slot], low: u32, mask: u64) -> Slot {
        let (word, shift) = ((low / 64) as usize, (low % 64) as u8);
        let a = of[word];
        let reaches = 64 - u64::leading_zeros(mask) as u8;
        if shift + reaches > 64 && word + 1 < of.len() {
            return self.emit(Expr::FieldAcross {
                low: a,
                high: of[word + 1],
                shift,
                mask,
            });
        }
        if shift == 0 && mask == u64::MAX {
            return a;
        }
        self.emit(Expr::Field { a, shift, mask })
    }

    fn concat(&mut self, parts: &[FlatId], width: u32) -> Vec<Slot> {
        let one_bit = self.flat.node(parts[0]).width == 1;
        if one_bit && parts.iter().all(|&p| p == parts[0]) {
            let a = self.value(parts[0])[0];
            return (0..words_for(width))
                .map(|i| {
                    self.emit(Expr::Spread {
                        a,
                        mask: word_mask(width, i),
                    })
                })
                .collect();
        }
        if let Some(reversed) = self.reversal(parts) {
            return vec![reversed];
        }
        let zero = self.constant(0);
        let mut words = vec![zero; words_for(width)];
        let mut at = 0;
        for &part in parts {
            let value = self.value(part);
            let part_width = self.flat.node(part).width;
            for (i, &slot) in value.iter().enumerate() {
                let (word, shift) = (((at + 64 * i as u32) / 64) as usize, (at % 64) as u8);
                let bits = (part_width - 64 * i as u32).min(64);
                words[word] = if shift == 0 && words[word] == zero {
                    slot
                } else {
                    self.emit(Expr::Insert {
                        base: words[word],
                        a: slot,
                        shift,
                    })
                };
                if u32::from(shift) + bits > 64 {
                    let rest = self.emit(Expr::Field {
                        a: slot,
                        shift: 64 - shift,
                        mask: u64::MAX,
                    });
                    words[word + 1] = rest;
                }
            }
            at += part_width;
        }
        words
    }

    /// The bits of one word in opposite order, as `Signal::reverse` writes them.
    fn reversal(&mut self, parts: &[FlatId]) -> Option<Slot> {
        if parts.len() < 3 || parts.len() > 64 {
            return None;
        }
        let bit = |id: FlatId| match self.flat.node(id).op {
            FlatOp::Slice { of, low } if self.flat.node(id).width == 1 => Some((of, low)),
            _ => None,
        };
        let (of, highest) = bit(parts[0])?;
        for (i, &part) in parts.iter().enumerate() {
            if bit(part)? != (of, highest.checked_sub(i as u32)?) {
                return None;
            }
        }
        let count = parts.len() as u32;
        let value = self.value(of);
        let a = self.field(&value, highest + 1 - count, top_word_mask(count));
        Some(self.emit(Expr::Reverse {
            a,
            width: count as u8,
        }))
    }

    fn unary(&mut self, op: UnaryOp, a: FlatId, width: u32) -> Vec<Slot> {
        let operand_width = self.flat.node(a).width;
        let a = self.value(a);
        let fold = |l: &mut Self, words: Vec<Slot>, f: fn(Slot, Slot) -> Expr| {
            words
                .into_iter()
                .reduce(|x, y| l.emit(f(x, y)))
                .expect("no value has no words")
        };
        match op {
            UnaryOp::Not => (0..a.len())
                .map(|i| {
                    self.emit(Expr::Not {
                        a: a[i],
                        mask: word_mask(width, i),
                    })
                })
                .collect(),
            UnaryOp::ReduceOr => {
                let all = fold(self, a, |a, b| Expr::Or { a, b });
                vec![self.emit(Expr::NonZero { a: all })]
            }
            UnaryOp::ReduceXor => {
                let all = fold(self, a, |a, b| Expr::Xor { a, b });
                vec![self.emit(Expr::Parity { a: all })]
            }
            UnaryOp::ReduceAnd => {
                let full: Vec<Slot> = (0..a.len())
                    .map(|i| {
                        let b = self.constant(word_mask(operand_width, i));
                        self.emit(Expr::Equal { a: a[i], b })
                    })
                    .collect();
                vec![fold(self, full, |a, b| Expr::And { a, b })]
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, a: FlatId, b: FlatId, width: u32) -> Vec<Slot> {
        let (a, b) = (self.value(a), self.value(b));
        let words = a.len();
        let mask = top_word_mask(width);
        match op {
            BinaryOp::And => (0..words)
                .map(|i| self.emit(Expr::And { a: a[i], b: b[i] }))
                .collect(),
            BinaryOp::Or => (0..words)
                .map(|i| self.emit(Expr::Or { a: a[i], b: b[i] }))
                .collect(),
            BinaryOp::Xor => (0..words)
                .map(|i| self.emit(Expr::Xor { a: a[i], b: b[i] }))
                .collect(),
            BinaryOp::Add if words == 1 => vec![self.emit(Expr::Add {
                a: a[0],
                b: b[0],
                mask,
            })],
            BinaryOp::Sub if words == 1 => vec![self.emit(Expr::Sub {
                a: a[0],
                b: b[0],
                mask,
            })],
            BinaryOp::Add => self.wide_add(&a, &b, 0, width),
            BinaryOp::Sub => {
                let inverted: Vec<Slot> = b
                    .iter()
                    .map(|&b| {
                        self.emit(Expr::Not {
                            a: b,
                            mask: u64::MAX,
                        })
                    })
                    .collect();
                self.wide_add(&a, &inverted, 1, width)
            }
            BinaryOp::Equal => {
                let equal: Vec<Slot> = (0..words)
                    .map(|i| self.emit(Expr::Equal { a: a[i], b: b[i] }))
                    .collect();
                vec![equal
                    .into_iter()
                    .reduce(|a, b| self.emit(Expr::And { a, b }))
                    .expect("a word")]
            }
            BinaryOp::Less => {
                // From the lowest word up: less there, or equal and less below.
                let mut less = self.emit(Expr::Less { a: a[0], b: b[0] });
                for i in 1..words {
                    let above = self.emit(Expr::Less { a: a[i], b: b[i] });
                    let equal = self.emit(Expr::Equal { a: a[i], b: b[i] });
                    let below = self.emit(Expr::And { a: equal, b: less });
                    less = self.emit(Expr::Or { a: above, b: below });
                }
                vec![less]
            }
            BinaryOp::ShiftLeft if words == 1 && b.len() == 1 => {
                vec![self.emit(Expr::ShiftLeft {
                    a: a[0],
                    distance: b[0],
                    mask,
                })]
            }
            BinaryOp::ShiftRight if words == 1 && b.len() == 1 => {
                vec![self.emit(Expr::ShiftRight {
                    a: a[0],
                    distance: b[0],
                })]
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                self.wide_shift(op == BinaryOp::ShiftLeft, a, &b, width)
            }
        }
    }

    fn wide_add(&mut self, a: &[Slot], b: &[Slot], carry: u64, width: u32) -> Vec<Slot> {
        let mut carry = self.constant(carry);
        (0..a.len())
            .map(|i| {
                let sum = self.emit(Expr::AddCarry {
                    a: a[i],
                    b: b[i],
                    carry,
                });
                carry = self.emit(Expr::CarryOut {
                    a: a[i],
                    b: b[i],
                    carry,
                });
                match word_mask(width, i) {
                    u64::MAX => sum,
                    mask => self.emit(Expr::Field {
                        a: sum,
                        shift: 0,
                        mask,
                    }),
                }
            })
            .collect()
    }

    /// Whole words by a multiplexer for each bit of the distance above the
    /// sixth, then the rest of it across neighbouring words.
    fn wide_shift(&mut self, left: bool, a: Vec<Slot>, distance: &[Slot], width: u32) -> Vec<Slot> {
        let zero = self.constant(0);
        let words = a.len();
        let mut value = a;
        let mut step = 1;
        let mut bit = 6;
        while step < words {
            let select = self.emit(Expr::Field {
                a: distance[0],
                shift: bit,
                mask: 1,
            });
            value = (0..words)
                .map(|i| {
                    let from = if left {
                        i.checked_sub(step)
                    } else {
                        (i + step < words).then_some(i + step)
                    };
                    let moved = from.map_or(zero, |j| value[j]);
                    self.emit(Expr::Mux {
                        select,
                        if_true: moved,
                        if_false: value[i],
                    })
                })
                .collect();
            step *= 2;
            bit += 1;
        }
        let distance_0 = distance[0];
        let mut shifted: Vec<Slot> = (0..words)
            .map(|i| {
                let neighbour = if left {
                    i.checked_sub(1)
                } else {
                    (i + 1 < words).then_some(i + 1)
                };
                let other = neighbour.map_or(zero, |j| value[j]);
                if left {
                    self.emit(Expr::FunnelLeft {
                        low: other,
                        high: value[i],
                        distance: distance_0,
                    })
                } else {
                    self.emit(Expr::FunnelRight {
                        low: value[i],
                        high: other,
                        distance: distance_0,
                    })
                }
            })
            .collect();
        if left {
            let last = words - 1;
            shifted[last] = self.emit(Expr::Field {
                a: shifted[last],
                shift: 0,
                mask: word_mask(width, last),
            });
        }
        // A distance with more bits than the stages looked at moves all out.
        let rest = self.emit(Expr::Field {
            a: distance_0,
            shift: bit,
            mask: u64::MAX >> bit,
        });
        let beyond: Vec<Slot> = std::iter::once(rest)
            .chain(distance[1..].iter().copied())
            .collect();
        let beyond = beyond
            .into_iter()
            .reduce(|a, b| self.emit(Expr::Or { a, b }))
            .expect("a word");
        let far = self.emit(Expr::NonZero { a: beyond });
        shifted
            .into_iter()
            .map(|s| {
                self.emit(Expr::Mux {
                    select: far,
                    if_true: zero,
                    if_false: s,
                })
            })
            .collect()
    }
}
