//! rust-hdl's `Atom` and `Block` for nets and modules of run-time widths.

use rust_hdl::ast::{Verilog, VerilogLiteral};
use rust_hdl::atom::{Atom, AtomKind};
use rust_hdl::block::Block;
use rust_hdl::constraint::PinConstraint;
use rust_hdl::logic::Logic;
use rust_hdl::probe::Probe;
use rust_hdl::signal::get_signal_id;
use rust_hdl::synth::VCDValue;
use rust_hdl::type_descriptor::{TypeDescriptor, TypeKind};

/// One net or port of one instance.
pub struct Net {
    name: String,
    width: u32,
    kind: AtomKind,
    driven: bool,
    /// rust-hdl identifies nets by it, across instances.
    id: usize,
}

impl Net {
    /// `driven`: whether something in the netlist gives it a value.
    pub(super) fn new(name: impl Into<String>, width: u32, kind: AtomKind, driven: bool) -> Self {
        Net {
            name: name.into(),
            width,
            kind,
            driven,
            id: get_signal_id(),
        }
    }
}

impl Atom for Net {
    fn bits(&self) -> usize {
        self.width as usize
    }

    fn connected(&self) -> bool {
        self.driven
    }

    fn changed(&self) -> bool {
        false
    }

    fn kind(&self) -> AtomKind {
        self.kind
    }

    fn descriptor(&self) -> TypeDescriptor {
        TypeDescriptor {
            name: format!("Bits::<{}>", self.width),
            kind: TypeKind::Bits(self.width as usize),
        }
    }

    /// Unknown: rust-hdl does not simulate these nets.
    fn vcd(&self) -> VCDValue {
        // Parsed, since the value's type is of a crate that rust-hdl does not
        // re-export.
        match "x".parse() {
            Ok(unknown) => VCDValue::Vector(vec![unknown; self.width as usize]),
            Err(_) => VCDValue::Vector(Vec::new()),
        }
    }

    fn id(&self) -> usize {
        self.id
    }

    /// Only called for constants, and there are none.
    fn verilog(&self) -> VerilogLiteral {
        false.into()
    }

    fn constraints(&self) -> Vec<PinConstraint> {
        Vec::new()
    }
}

/// One instance of a module: its nets, its instances and its code.
pub struct NetBlock {
    pub(super) name: String,
    pub(super) nets: Vec<Net>,
    pub(super) children: Vec<NetBlock>,
    pub(super) code: Verilog,
}

impl Logic for NetBlock {
    /// Does nothing: rust-hdl checks and prints this block; [`super::StreamComponent`] simulates it.
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        self.code.clone()
    }
}

impl Block for NetBlock {
    /// Does nothing: connections were read from the netlist.
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        for net in &self.nets {
            probe.visit_atom(&net.name, net);
        }
        for child in &self.children {
            child.accept(&child.name, probe);
        }
        probe.visit_end_scope(name, self);
    }
}
