//! A design's datapath as boxes and arrows: the instances that data pass, their sources and destinations,
//! their widths, and the number of registers between them.
//!
//! It is derived from the netlist. A box is an instance that is drawn as a whole; parallel instances of one
//! module are one box, and so are the levels of a network. An arrow is a connection of two boxes through the
//! logic between them, the widest of each kind. Enables, selects, handshakes and feedback are left out.

mod boxes;
mod flows;
mod order;
mod stages;

use std::rc::Rc;

use crate::flat::Flat;
use crate::netlist::{Memory, Module};
use boxes::Instances;

/// A datapath.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The boxes; those of ports first.
    pub boxes: Vec<Part>,
    /// The arrows.
    pub flows: Vec<Flow>,
    /// Names and modules of instances that data do not pass: configuration and the like.
    pub aside: Vec<(String, String)>,
}

/// A box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its kind.
    pub kind: Kind,
    /// The instance's name, behind those of the instances that it lies in.
    pub name: String,
    /// The modules of its instances, in order.
    pub modules: Vec<String>,
    /// Instances side by side.
    pub count: u32,
    /// The module inside it with the most instances, and how many there are.
    pub lanes: Option<(String, u32)>,
    /// The memories in one instance, and the number of each.
    pub memories: Vec<(Memory, u32)>,
    /// Registers between the port that data come in through and this one.
    pub rank: u32,
    /// Its column, from left to right: arrows lead to later ones.
    pub column: usize,
    /// The pipeline stages that it belongs to, the first and the last, if headings of the
    /// description say so: `Stage 2: …`.
    pub stages: Option<(u32, u32)>,
    /// Registers that data pass in it.
    pub registers: u32,
    /// All instances in the box, by their positions in [`Flat::scopes`].
    pub scopes: Vec<usize>,
}

/// The kind of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Ports that data come in through.
    Input,
    /// Ports that data leave through.
    Output,
    /// Instances of a module.
    Instance,
}

/// An arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// The box that it comes from.
    pub from: usize,
    /// The box that it leads to.
    pub to: usize,
    /// In bits, of one connection.
    pub width: u32,
    /// Connections side by side.
    pub count: u32,
    /// Registers on its way, outside of boxes.
    pub registers: u32,
}

impl Diagram {
    /// The datapath of a design that has passed the checks. Modules whose names begin with `prefix`
    /// are the design's own; others (multiplexers, adders, memories) are never looked into.
    pub fn new(top: &Rc<Module>, prefix: &str) -> Diagram {
        let flat = Flat::new(top);
        let instances = Instances::new(&flat, stages::stages(top), prefix);
        let found = flows::find(&flat, &instances);
        order::arrange(&flat, &instances, found)
    }
}
