//! Builds the netlist of one module.
//!
//! A description reads straight through, without a `?` on every line: the first
//! mistake is kept, and [`Builder::finish`] returns it.

use std::cell::RefCell;
use std::collections::HashSet;

use super::netlist::*;
use super::pipeline::steps::Steps;
use super::DesignError;

pub(super) struct State {
    pub(super) doc: Vec<String>,
    pub(super) ports: Vec<Port>,
    pub(super) netlist: Netlist,
    pub(super) names: HashSet<String>,
    /// Prefixes of names, each ending in `_`, the outermost first.
    pub(super) scopes: Vec<String>,
    pub(super) error: Option<DesignError>,
    /// Where the module is a pipeline.
    pub(super) pipeline: Option<Steps>,
    pub(super) library: Option<Library>,
}

/// A module in the making.
pub struct Builder {
    pub(super) name: String,
    pub(super) state: RefCell<State>,
}

/// A net or an expression of one module. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Signal<'m> {
    pub(super) builder: &'m Builder,
    pub(super) id: NodeId,
    pub(super) width: u32,
}

impl<'m> Signal<'m> {
    pub(super) fn new(builder: &'m Builder, id: NodeId, width: u32) -> Self {
        Signal { builder, id, width }
    }

    pub(super) fn id(self) -> NodeId {
        self.id
    }

    /// In bits.
    pub fn width(self) -> u32 {
        self.width
    }
}

/// The names of modules that several designs have begin so: they do not clash with other people's.
pub const SHARED: &str = "hdlgen_";

/// The names of memories begin so.
pub const MEMORY: &str = "hdlgen_ram_";

impl Builder {
    /// A new module that several designs share: its name is [`SHARED`] and this name.
    pub fn shared(name: &str) -> Self {
        Builder::new(format!("{SHARED}{name}"))
    }

    /// A new module that several designs share, and that is printed as a text with parameters: its name is that
    /// of the text and the parameters' values.
    pub fn library(name: &str, text: &'static str, parameters: &[(&'static str, u32)]) -> Self {
        let values: Vec<String> = parameters.iter().map(|one| one.1.to_string()).collect();
        let builder = Builder::shared(&format!("{name}_{}", values.join("x")));
        builder.state.borrow_mut().library = Some(Library {
            name: format!("{SHARED}{name}"),
            text,
            parameters: parameters.to_vec(),
        });
        builder
    }

    /// An empty module of this name.
    pub fn new(name: impl Into<String>) -> Self {
        let builder = Builder {
            name: name.into(),
            state: RefCell::new(State {
                doc: Vec::new(),
                ports: Vec::new(),
                netlist: Netlist::default(),
                names: HashSet::new(),
                scopes: Vec::new(),
                error: None,
                pipeline: None,
                library: None,
            }),
        };
        builder.check_name(&builder.name);
        builder
    }

    /// The module's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Adds lines to the header comment.
    pub fn doc(&self, text: &str) {
        let mut state = self.state.borrow_mut();
        state
            .doc
            .extend(text.lines().map(|l| l.trim_end().to_string()));
    }

    /// An input port.
    pub fn input(&self, name: &str, width: u32) -> Signal<'_> {
        let signal = self.node(Op::Input, width);
        self.set_name(signal.id(), name);
        self.port(name, Direction::Input, signal);
        signal
    }

    /// An output port that shows `value`.
    pub fn output<'m>(&'m self, name: &str, value: Signal<'m>) -> Signal<'m> {
        let port = self.wire(name, value.width());
        self.port(name, Direction::Output, port);
        self.drive(port, value);
        port
    }

    /// A net that is driven later, by [`Builder::drive`].
    pub fn wire(&self, name: &str, width: u32) -> Signal<'_> {
        let signal = self.node(Op::Wire { driver: None }, width);
        self.set_name(signal.id(), name);
        signal
    }

    /// Drives a wire, once, with a value of its width.
    pub fn drive(&self, net: Signal<'_>, value: Signal<'_>) {
        self.same_width(net, value);
        let net_name = self.describe(net.id());
        let mut state = self.state.borrow_mut();
        let count = state.netlist.nodes.len() as u32;
        let error = match &mut state.netlist.nodes[net.id().index()].op {
            Op::Wire {
                driver: driver @ None,
            } => {
                *driver = Some(value.id());
                state.netlist.nodes[net.id().index()].driven_at = count;
                return;
            }
            Op::Wire { .. } => DesignError::DoubleDriver {
                module: self.name.clone(),
                net: net_name,
            },
            _ => DesignError::NotDrivable {
                module: self.name.clone(),
                net: net_name,
            },
        };
        drop(state);
        self.fail(error);
    }

    /// A constant of `width` bits, which must hold `value`.
    pub fn constant(&self, value: u64, width: u32) -> Signal<'_> {
        let constant = self.checked(value, width);
        let width = constant.width();
        self.node(Op::Constant(constant), width)
    }

    /// `value` in `width` bits, which must hold it.
    fn checked(&self, value: u64, width: u32) -> Constant {
        if width == 0 || (width < 64 && value >> width != 0) {
            self.fail(DesignError::ConstantTooWide {
                module: self.name.clone(),
                value,
                width,
            });
        }
        Constant::new(value, width.max(1))
    }

    /// A constant of the format, which the Verilog has under this name.
    pub fn localparam(&self, name: &str, value: u64, width: u32) -> Signal<'_> {
        self.localparam_of(name, self.checked(value, width))
    }

    pub(super) fn localparam_of(&self, name: &str, constant: Constant) -> Signal<'_> {
        let is_it = |node: &Node| {
            node.name.as_deref() == Some(name) && node.op == Op::Constant(constant.clone())
        };
        let known = self.state.borrow().netlist.nodes.iter().position(is_it);
        if let Some(index) = known {
            return Signal::new(self, NodeId(index as u32), constant.width());
        }
        let width = constant.width();
        let signal = self.node(Op::Constant(constant), width);
        self.claim_plain(name);
        self.state.borrow_mut().netlist.nodes[signal.id().index()].name = Some(name.to_string());
        signal
    }

    /// A parameter of the Verilog module, which the user of the top can set. All simulations use `default`,
    /// and it is never folded.
    pub fn parameter(&self, name: &str, default: u64, width: u32) -> Signal<'_> {
        let default = self.checked(default, width);
        let signal = self.node(Op::Parameter(default), width);
        self.claim_plain(name);
        self.state.borrow_mut().netlist.nodes[signal.id().index()].name = Some(name.to_string());
        signal
    }

    /// A constant 0 of `width` bits.
    pub fn zero(&self, width: u32) -> Signal<'_> {
        self.constant(0, width)
    }

    /// A register without reset: for data that a valid bit guards.
    pub fn register(&self, name: &str, width: u32) -> Signal<'_> {
        self.new_register(name, width, Register::default())
    }

    /// A register that `aresetn` sets to `value`.
    pub fn register_reset(&self, name: &str, width: u32, value: u64) -> Signal<'_> {
        let reset = Some(self.checked(value, width));
        self.new_register(
            name,
            width,
            Register {
                reset,
                ..Register::default()
            },
        )
    }

    /// A register without reset. Its contents at power-up may be given.
    pub fn register_initial(&self, name: &str, width: u32, initial: Option<u64>) -> Signal<'_> {
        let initial = initial.map(|v| self.checked(v, width));
        self.new_register(
            name,
            width,
            Register {
                initial,
                ..Register::default()
            },
        )
    }

    fn new_register(&self, name: &str, width: u32, register: Register) -> Signal<'_> {
        let signal = self.node(Op::Register(register), width);
        self.set_name(signal.id(), name);
        signal
    }

    /// Drives a register: `value` is its state after every clock edge.
    pub fn next(&self, register: Signal<'_>, value: Signal<'_>) {
        self.connect_register(register, None, value);
    }

    /// Drives a register with a clock enable: `value` is its state after a clock edge at which
    /// `enable`, 1 bit, is 1; else it holds.
    pub fn next_if(&self, register: Signal<'_>, enable: Signal<'_>, value: Signal<'_>) {
        if enable.width() != 1 {
            self.mismatch(
                format!("enable of {}", self.describe(register.id())),
                1,
                enable.width(),
            );
        }
        self.connect_register(register, Some(enable.id()), value);
    }

    pub(super) fn connect_register(
        &self,
        register: Signal<'_>,
        enable: Option<NodeId>,
        value: Signal<'_>,
    ) {
        self.same_width(register, value);
        let name = self.describe(register.id());
        let module = self.name.clone();
        let mut state = self.state.borrow_mut();
        let count = state.netlist.nodes.len() as u32;
        let error = match &mut state.netlist.nodes[register.id().index()].op {
            Op::Register(r) if r.next.is_none() => {
                r.next = Some(value.id());
                r.enable = enable;
                state.netlist.nodes[register.id().index()].driven_at = count;
                return;
            }
            Op::Register(_) => DesignError::DoubleDriver { module, net: name },
            _ => DesignError::NotDrivable { module, net: name },
        };
        drop(state);
        self.fail(error);
    }

    /// `value` one cycle later.
    pub fn delay<'m>(&'m self, name: &str, value: Signal<'m>) -> Signal<'m> {
        let register = self.register(name, value.width());
        self.next(register, value);
        register
    }

    /// `value` one cycle later; 0 after reset.
    pub fn delay_reset<'m>(&'m self, name: &str, value: Signal<'m>) -> Signal<'m> {
        let register = self.register_reset(name, value.width(), 0);
        self.next(register, value);
        register
    }

    /// `value` as it was at the last edge at which `enable` was 1.
    pub fn delay_if<'m>(&'m self, name: &str, enable: Signal<'m>, value: Signal<'m>) -> Signal<'m> {
        let register = self.register(name, value.width());
        self.next_if(register, enable, value);
        register
    }

    /// `condition` must hold at every clock edge outside reset.
    pub fn assert(&self, condition: Signal<'_>, message: &str) {
        if condition.width() != 1 {
            self.mismatch(format!("assertion '{message}'"), 1, condition.width());
        }
        let mut state = self.state.borrow_mut();
        state.netlist.assertions.push(Assertion {
            condition: condition.id(),
            message: message.to_string(),
        });
    }

    // Nodes, for Signal's operators.

    pub(super) fn node(&self, op: Op, width: u32) -> Signal<'_> {
        let mut state = self.state.borrow_mut();
        let scope = (!state.scopes.is_empty()).then(|| state.scopes.concat().into());
        if let Some(steps) = &mut state.pipeline {
            steps.made(&op);
        }
        state.netlist.nodes.push(Node {
            scope,
            ..Node::new(op, width)
        });
        Signal::new(self, NodeId(state.netlist.nodes.len() as u32 - 1), width)
    }

    pub(super) fn op_of(&self, id: NodeId) -> Op {
        self.state.borrow().netlist.node(id).op.clone()
    }

    pub(super) fn width_of(&self, id: NodeId) -> u32 {
        self.state.borrow().netlist.node(id).width
    }

    pub(super) fn constant_of(&self, id: NodeId) -> Option<Constant> {
        match &self.state.borrow().netlist.node(id).op {
            Op::Constant(c) => Some(c.clone()),
            _ => None,
        }
    }

    pub(super) fn port(&self, name: &str, direction: Direction, signal: Signal<'_>) {
        let mut state = self.state.borrow_mut();
        state.ports.push(Port {
            name: name.to_string(),
            direction,
            width: signal.width(),
        });
        state.netlist.port_nodes.push(signal.id());
    }

    pub(super) fn fail(&self, error: DesignError) {
        self.state.borrow_mut().error.get_or_insert(error);
    }

    pub(super) fn mismatch(&self, net: String, left: u32, right: u32) {
        self.fail(DesignError::WidthMismatch {
            module: self.name.clone(),
            net,
            left,
            right,
        });
    }

    pub(super) fn same_width(&self, a: Signal<'_>, b: Signal<'_>) {
        if a.width() != b.width() {
            let net = format!("{} and {}", self.describe(a.id()), self.describe(b.id()));
            self.mismatch(net, a.width(), b.width());
        }
    }

    /// The name of a net in the source, or its expression.
    pub(super) fn describe(&self, id: NodeId) -> String {
        super::check::describe(&self.state.borrow().netlist, id)
    }
}

/// Bits that number `count` things, at least one.
pub fn address_width(count: u64) -> u32 {
    (64 - count.saturating_sub(1).leading_zeros()).max(1)
}
