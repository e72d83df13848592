//! The netlist of a module, input of the checks, the simulator and both printers. It is built by
//! [`super::Builder`] and never changes afterwards.
//!
//! Every operator takes operands of equal width and returns that width (or one bit); only [`Op::Concat`] and
//! [`Op::Slice`] change a width. So an expression has the same meaning in every context of Verilog's
//! context-determined widths, and the printer may inline it.

use std::collections::BTreeMap;
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

    /// In bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Its 64-bit words, the least significant first; no bits above the width are set.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// A bit below the width.
    pub fn bit(&self, index: u32) -> bool {
        self.words[(index / 64) as usize] >> (index % 64) & 1 == 1
    }

    /// Whether all bits are 0.
    pub fn is_zero(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Whether all bits of the width are 1.
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
    /// Its position in [`Netlist::nodes`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Operators of one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum UnaryOp {
    /// Each bit inverted.
    Not,
    /// One bit: the AND of all bits.
    ReduceAnd,
    /// One bit: the OR of all bits.
    ReduceOr,
    /// One bit: the XOR of all bits, their parity.
    ReduceXor,
}

/// Operators of two operands of equal width, but for shifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BinaryOp {
    /// Bitwise AND.
    And,
    /// Bitwise OR.
    Or,
    /// Bitwise XOR.
    Xor,
    /// The sum modulo 2^width.
    Add,
    /// The difference modulo 2^width.
    Sub,
    /// One bit: equal.
    Equal,
    /// One bit: unsigned less than.
    Less,
    /// The right operand is the distance, of any width.
    ShiftLeft,
    /// Logical; the right operand is the distance, of any width.
    ShiftRight,
}

/// The operator of a node, with its operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// An input port.
    Input,
    /// A constant.
    Constant(Constant),
    /// A parameter of the Verilog module, with the node's name: the user of the top can set it, and all
    /// simulations use this value. The module's parents have it too.
    Parameter(Constant),
    /// A named net driven once; an output port is one too.
    Wire {
        /// Its driver; None until it is driven.
        driver: Option<NodeId>,
    },
    /// A register.
    Register(Register),
    /// Output port number `port` of instance number `instance`.
    InstanceOutput {
        /// The instance's position in [`Netlist::instances`].
        instance: usize,
        /// The position among the output ports of its module.
        port: usize,
    },
    /// An operator of one operand.
    Unary(UnaryOp, NodeId),
    /// An operator of two operands.
    Binary(BinaryOp, NodeId, NodeId),
    /// A multiplexer.
    Mux {
        /// 1 bit.
        select: NodeId,
        /// The value where `select` is 1.
        if_true: NodeId,
        /// The value where `select` is 0.
        if_false: NodeId,
    },
    /// Bits of a node, as many as this one's width.
    Slice {
        /// The node.
        of: NodeId,
        /// The lowest bit taken.
        low: u32,
    },
    /// Least significant part first.
    Concat(Vec<NodeId>),
}

/// A register on the rising edge of `aclk`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Register {
    /// The state that it loads; None until it is driven.
    pub next: Option<NodeId>,
    /// Holds its value when this is 0; always loads when absent.
    pub enable: Option<NodeId>,
    /// Its value while `aresetn` is 0; not reset when absent.
    pub reset: Option<Constant>,
    /// Its value at power-up; unknown when absent.
    pub initial: Option<Constant>,
}

/// A node of a netlist: an operator, and the net of its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The operator, with its operands.
    pub op: Op,
    /// In bits.
    pub width: u32,
    /// The name in the source; every net that has one keeps it in the Verilog. A
    /// constant that has one is a `localparam`.
    pub name: Option<String>,
    /// Its comment in the Verilog.
    pub comment: Option<String>,
    /// The scopes in which it was created, joined by `_`: unnamed nets are counted in them.
    pub scope: Option<Rc<str>>,
    /// For a wire or a register: how many nodes there were when it was driven.
    pub driven_at: u32,
}

impl Node {
    /// A node without any further information from the source.
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

/// The direction of a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Into the module.
    Input,
    /// Out of the module.
    Output,
}

/// `aclk` and `aresetn` are not listed: a module that needs them has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Port {
    /// Its name in the Verilog.
    pub name: String,
    /// Input or output.
    pub direction: Direction,
    /// In bits.
    pub width: u32,
}

/// Initial contents of a memory, and the name of the hex file that holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemoryImage {
    /// The hex file's name.
    pub file: String,
    /// The contents, a word for each address.
    pub words: Vec<u128>,
}

/// An instance of a module.
#[derive(Clone, PartialEq, Debug)]
pub struct Instance {
    /// Its name in the Verilog.
    pub name: String,
    /// The module.
    pub module: Rc<Module>,
    /// Driver of each input port, in the order of the module's input ports.
    pub inputs: Vec<NodeId>,
    /// For a memory: its contents at power-up, unknown when absent.
    pub image: Option<Rc<MemoryImage>>,
    /// Its comment in the Verilog.
    pub comment: Option<String>,
    /// How many nodes there were when it was made.
    pub made_at: u32,
}

/// A precondition of a module; checked in simulation where the define is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assertion {
    /// 1 bit; must be 1 at every clock edge out of reset.
    pub condition: NodeId,
    /// The message if the condition is 0.
    pub message: String,
}

/// The contents of a module.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Netlist {
    /// Operands may come after their users: wires and registers are driven late.
    pub nodes: Vec<Node>,
    /// Node of each port, in the order of [`Module::ports`].
    pub port_nodes: Vec<NodeId>,
    /// The instances of other modules.
    pub instances: Vec<Instance>,
    /// The preconditions.
    pub assertions: Vec<Assertion>,
    /// The parts with headings, in order.
    pub sections: Vec<Section>,
    /// The nets declared as vectors.
    pub vectors: Vec<Vector>,
    /// The instances printed as arrays.
    pub arrays: Vec<Array>,
}

/// A part of the description with its own heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The first node made in it.
    pub from: u32,
}

/// Nets that the Verilog declares as one, the first in the lowest bits: one value of all lanes, say. It
/// changes only how a module reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vector {
    /// The vector's name.
    pub name: String,
    /// Its nets, the first in the lowest bits.
    pub parts: Vec<NodeId>,
}

/// Instances of one module, which the Verilog prints as one array. It changes only how a module reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Array {
    /// Its name: those of the instances without their numbers.
    pub name: String,
    /// The positions in [`Netlist::instances`], ascending.
    pub instances: Vec<usize>,
}

impl Netlist {
    /// A node of this netlist.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }
}

/// A memory of one write port and one read port, both synchronous; with an image at most
/// 128 bits wide. A read of the address being written gives the old word. Ports:
/// `write_enable`, `write_address`, `write_data`, `read_enable`,
/// `read_address`, and `read_data`, which holds while `read_enable` is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// In words.
    pub depth: u32,
    /// In bits.
    pub width: u32,
}

/// When the word that is read from a memory is at `read_data`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// In the next cycle.
    NextCycle,
    /// Behind an output register in the memory, with an enable `register_enable` of its own. So a read takes two
    /// cycles or more, and the access time is spread over two of them.
    OutputRegister,
}

/// The contents of a module.
#[derive(Clone, PartialEq, Debug)]
pub enum Body {
    /// Operators, registers and instances.
    Netlist(Netlist),
    /// A memory.
    Memory(Memory, Reading),
}

/// One Verilog text with parameters for modules that differ only in widths and depths. A module with a
/// library text is printed as an instance of it. The simulator uses the module's netlist, which must behave
/// the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    /// The name of the module in the Verilog.
    pub name: String,
    /// The text: comments, then one module, whose name is replaced by `name`.
    pub text: &'static str,
    /// The parameters, with the values of this module.
    pub parameters: Vec<(&'static str, u32)>,
}

/// A module of a design.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// Its name in the Verilog.
    pub name: String,
    /// The header comment, a line each.
    pub doc: Vec<String>,
    /// Its ports but `aclk` and `aresetn`, in order.
    pub ports: Vec<Port>,
    /// Its netlist, or a memory.
    pub body: Body,
    /// Whether it has the port `aclk`.
    pub clocked: bool,
    /// Whether it has the port `aresetn`.
    pub resettable: bool,
    /// The text to print in place of its netlist.
    pub library: Option<Library>,
}

impl Module {
    /// Its ports of one direction, in order.
    pub fn ports_of(&self, direction: Direction) -> impl Iterator<Item = &Port> {
        self.ports.iter().filter(move |p| p.direction == direction)
    }

    /// Whether it has an input of this name.
    pub fn has_input(&self, name: &str) -> bool {
        self.ports_of(Direction::Input)
            .any(|port| port.name == name)
    }

    /// The comment of a port, by its number.
    pub fn about_port(&self, number: usize) -> Option<&str> {
        let netlist = self.netlist()?;
        netlist.node(netlist.port_nodes[number]).comment.as_deref()
    }

    /// Names and widths of its ports of one direction, in order.
    pub fn widths_of(&self, direction: Direction) -> Vec<(String, u32)> {
        let ports = self.ports_of(direction);
        ports.map(|port| (port.name.clone(), port.width)).collect()
    }

    /// The netlist; None for a memory.
    pub fn netlist(&self) -> Option<&Netlist> {
        match &self.body {
            Body::Netlist(netlist) => Some(netlist),
            Body::Memory(..) => None,
        }
    }

    /// The Verilog parameters of this module: its own, and those of all its instances. Names and
    /// defaults, in the order of the names.
    pub fn parameters(&self) -> BTreeMap<String, Constant> {
        let mut all = BTreeMap::new();
        for node in self.netlist().iter().flat_map(|n| &n.nodes) {
            if let (Op::Parameter(default), Some(name)) = (&node.op, &node.name) {
                all.insert(name.clone(), default.clone());
            }
        }
        for instance in self.netlist().iter().flat_map(|n| &n.instances) {
            all.extend(instance.module.parameters());
        }
        all
    }

    /// This module's memory bits and those of all its instances.
    pub fn memory_bits(&self) -> u64 {
        match &self.body {
            Body::Memory(m, _) => u64::from(m.depth) * u64::from(m.width),
            Body::Netlist(n) => n.instances.iter().map(|i| i.module.memory_bits()).sum(),
        }
    }

    /// Every distinct module below and including this one, children first.
    pub fn hierarchy(self: &Rc<Self>) -> Vec<Rc<Module>> {
        self.below(&|_| true)
    }

    /// The modules of the hierarchy that are printed: not those within one that is printed as a text.
    pub fn printed(self: &Rc<Self>) -> Vec<Rc<Module>> {
        self.below(&|module| module.library.is_none())
    }

    fn below(self: &Rc<Self>, enters: &dyn Fn(&Module) -> bool) -> Vec<Rc<Module>> {
        fn visit(
            module: &Rc<Module>,
            enters: &dyn Fn(&Module) -> bool,
            seen: &mut Vec<Rc<Module>>,
        ) {
            if seen.iter().any(|m| m.name == module.name) {
                return;
            }
            let netlist = module.netlist().filter(|_| enters(module));
            for instance in netlist.iter().flat_map(|n| &n.instances) {
                visit(&instance.module, enters, seen);
            }
            seen.push(module.clone());
        }
        let mut seen = Vec::new();
        visit(self, enters, &mut seen);
        seen
    }

    /// Its name in the Verilog.
    pub fn printed_name(&self) -> &str {
        self.library.as_ref().map_or(&self.name, |text| &text.name)
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Op {
    /// The nodes that this one reads in the same cycle. A register reads none: its inputs are sampled at the
    /// clock edge.
    pub fn operands(&self) -> Vec<NodeId> {
        match self {
            Op::Input
            | Op::Constant(_)
            | Op::Parameter(_)
            | Op::Register(_)
            | Op::InstanceOutput { .. } => vec![],
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
