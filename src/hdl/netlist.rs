//! The netlist of a module: what the checks, the simulator and both printers
//! read. It is built by [`super::Builder`] and never changes afterwards.
//!
//! Every operator takes operands of equal width and gives that width (or one
//! bit); only [`Op::Concat`] and [`Op::Slice`] change a width. So an expression
//! means the same wherever Verilog's context-determined widths put it, and
//! the printer may inline it.

use std::fmt;
use std::rc::Rc;

/// A value of a run-time width in bits, least significant word first.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Constant {
    width: u32,
    words: Vec<u64>,
}

impl Constant {
    /// `value` in `width` bits; bits of `value` above the width are dropped.
    pub fn new(value: u64, width: u32) -> Self {
        Self::from_words(&[value], width)
    }

    /// The low `width` bits of `words`, absent words being zero.
    pub fn from_words(words: &[u64], width: u32) -> Self {
        let mut own = vec![0; words_for(width)];
        for (to, from) in own.iter_mut().zip(words) {
            *to = *from;
        }
        if let Some(last) = own.last_mut() {
            *last &= top_word_mask(width);
        }
        Constant { width, words: own }
    }

    pub fn width(&self) -> u32 {
        self.width
    }

    pub fn words(&self) -> &[u64] {
        &self.words
    }

    pub fn bit(&self, index: u32) -> bool {
        self.words[(index / 64) as usize] >> (index % 64) & 1 == 1
    }

    pub fn is_zero(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    pub fn is_all_ones(&self) -> bool {
        (0..self.width).all(|i| self.bit(i))
    }

    /// Its bits, and those of `high` above them.
    pub fn followed_by(&self, high: &Constant) -> Self {
        let width = self.width + high.width;
        let mut words = vec![0u64; words_for(width)];
        for i in 0..width {
            let bit = match i.checked_sub(self.width) {
                Some(above) => high.bit(above),
                None => self.bit(i),
            };
            words[(i / 64) as usize] |= u64::from(bit) << (i % 64);
        }
        Constant { width, words }
    }

    /// Bits `low .. low + width`.
    pub fn slice(&self, low: u32, width: u32) -> Self {
        let mut words = vec![0u64; words_for(width)];
        for i in 0..width {
            if self.bit(low + i) {
                words[(i / 64) as usize] |= 1 << (i % 64);
            }
        }
        Constant { width, words }
    }
}

/// 64-bit words that hold `width` bits.
pub fn words_for(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// The bits of the most significant word that a `width`-bit value uses.
pub fn top_word_mask(width: u32) -> u64 {
    match width % 64 {
        0 => u64::MAX,
        rest => (1 << rest) - 1,
    }
}

/// A node of a module's netlist, by its position in [`Netlist::nodes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

impl NodeId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum UnaryOp {
    Not,
    ReduceAnd,
    ReduceOr,
    ReduceXor,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BinaryOp {
    And,
    Or,
    Xor,
    Add,
    Sub,
    /// One bit: equal.
    Equal,
    /// One bit: unsigned less than.
    Less,
    /// The right operand is the distance, of any width.
    ShiftLeft,
    ShiftRight,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// An input port.
    Input,
    Constant(Constant),
    /// A named net driven once; an output port is one too.
    Wire {
        driver: Option<NodeId>,
    },
    Register(Register),
    /// Output port number `port` of instance number `instance`.
    InstanceOutput {
        instance: usize,
        port: usize,
    },
    Unary(UnaryOp, NodeId),
    Binary(BinaryOp, NodeId, NodeId),
    Mux {
        select: NodeId,
        if_true: NodeId,
        if_false: NodeId,
    },
    Slice {
        of: NodeId,
        low: u32,
    },
    /// Least significant part first.
    Concat(Vec<NodeId>),
}

/// A register on the rising edge of `aclk`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Register {
    pub next: Option<NodeId>,
    /// Holds its value when this is 0; always loads when absent.
    pub enable: Option<NodeId>,
    /// Its value while `aresetn` is 0; not reset when absent.
    pub reset: Option<Constant>,
    /// Its value at power-up; unknown when absent.
    pub initial: Option<Constant>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub op: Op,
    pub width: u32,
    /// The name in the source; every net that has one keeps it in the Verilog. A
    /// constant that has one is a `localparam`.
    pub name: Option<String>,
    /// Its comment in the Verilog.
    pub comment: Option<String>,
    /// The scopes that it was made in, joined by `_`: what a net without a name is
    /// counted in.
    pub scope: Option<Rc<str>>,
    /// For a wire or a register: how many nodes there were when it was driven.
    pub driven_at: u32,
}

impl Node {
    /// A node of which the source says nothing else.
    pub fn new(op: Op, width: u32) -> Self {
        Node {
            op,
            width,
            name: None,
            comment: None,
            scope: None,
            driven_at: 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    Input,
    Output,
}

/// `aclk` and `aresetn` are not listed: a module that needs them has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Port {
    pub name: String,
    pub direction: Direction,
    pub width: u32,
}

/// Initial contents of a memory, and the name of the hex file that holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemoryImage {
    pub file: String,
    pub words: Vec<u64>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Instance {
    pub name: String,
    pub module: Rc<Module>,
    /// Driver of each input port, in the order of the module's input ports.
    pub inputs: Vec<NodeId>,
    /// For a memory: what it holds at power-up, unknown when absent.
    pub image: Option<Rc<MemoryImage>>,
    /// Its comment in the Verilog.
    pub comment: Option<String>,
    /// How many nodes there were when it was made.
    pub made_at: u32,
}

/// A precondition of a module; checked in simulation where the define is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assertion {
    pub condition: NodeId,
    pub message: String,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Netlist {
    /// Operands may come after their users: wires and registers are driven late.
    pub nodes: Vec<Node>,
    /// Node of each port, in the order of [`Module::ports`].
    pub port_nodes: Vec<NodeId>,
    pub instances: Vec<Instance>,
    pub assertions: Vec<Assertion>,
    pub sections: Vec<Section>,
    pub vectors: Vec<Vector>,
}

/// A part of the description under a heading of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    pub title: String,
    /// The first node made in it.
    pub from: u32,
}

/// Nets that the Verilog declares as one, the first in the lowest bits: one value
/// of all lanes, say. It changes how a module reads, not what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vector {
    pub name: String,
    pub parts: Vec<NodeId>,
}

impl Netlist {
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }
}

/// A memory of one write port and one read port, both synchronous; at most 64
/// bits wide. A read of the address being written gives the old word. Ports:
/// `write_enable`, `write_address`, `write_data`, `read_enable`,
/// `read_address`, and `read_data`, which holds while `read_enable` is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    pub depth: u32,
    pub width: u32,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Body {
    Netlist(Netlist),
    Memory(Memory),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    pub name: String,
    /// The header comment, a line each.
    pub doc: Vec<String>,
    pub ports: Vec<Port>,
    pub body: Body,
    /// Whether it has the ports `aclk` and `aresetn`.
    pub clocked: bool,
    pub resettable: bool,
}

impl Module {
    pub fn ports_of(&self, direction: Direction) -> impl Iterator<Item = &Port> {
        self.ports.iter().filter(move |p| p.direction == direction)
    }

    /// The netlist, or nothing for a memory.
    pub fn netlist(&self) -> Option<&Netlist> {
        match &self.body {
            Body::Netlist(netlist) => Some(netlist),
            Body::Memory(_) => None,
        }
    }

    /// This module's memory bits and those of all its instances.
    pub fn memory_bits(&self) -> u64 {
        match &self.body {
            Body::Memory(m) => u64::from(m.depth) * u64::from(m.width),
            Body::Netlist(n) => n.instances.iter().map(|i| i.module.memory_bits()).sum(),
        }
    }

    /// Every distinct module below and including this one, children first.
    pub fn hierarchy(self: &Rc<Self>) -> Vec<Rc<Module>> {
        fn visit(module: &Rc<Module>, seen: &mut Vec<Rc<Module>>) {
            if seen.iter().any(|m| m.name == module.name) {
                return;
            }
            for instance in module.netlist().iter().flat_map(|n| &n.instances) {
                visit(&instance.module, seen);
            }
            seen.push(module.clone());
        }
        let mut seen = Vec::new();
        visit(self, &mut seen);
        seen
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Op {
    /// The nodes that this one reads in the same cycle. A register reads none:
    /// its inputs are seen at the clock edge.
    pub fn operands(&self) -> Vec<NodeId> {
        match self {
            Op::Input | Op::Constant(_) | Op::Register(_) | Op::InstanceOutput { .. } => vec![],
            Op::Wire { driver } => driver.iter().copied().collect(),
            Op::Unary(_, a) | Op::Slice { of: a, .. } => vec![*a],
            Op::Binary(_, a, b) => vec![*a, *b],
            Op::Mux {
                select,
                if_true,
                if_false,
            } => vec![*select, *if_true, *if_false],
            Op::Concat(parts) => parts.clone(),
        }
    }
}
