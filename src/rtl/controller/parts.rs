//! Instances whose ports are connected by name.

use std::rc::Rc;

use super::read_port::READ_USER_SAYS;
use crate::hdl::netlist::Direction;
use crate::hdl::{Builder, Module, Signal};

/// Instances in a module; their ports are connected by name.
pub(super) struct Parts<'m> {
    m: &'m Builder,
    /// Nets that are read before their driver exists.
    wires: Vec<(String, Signal<'m>)>,
}

impl<'m> Parts<'m> {
    /// No instances yet.
    pub fn new(m: &'m Builder) -> Self {
        Parts {
            m,
            wires: Vec::new(),
        }
    }

    /// The net of this name.
    pub fn net(&mut self, name: &str, width: u32) -> Signal<'m> {
        if let Some((_, net)) = self.wires.iter().find(|(known, _)| known == name) {
            return *net;
        }
        let net = self.m.wire(name, width);
        self.wires.push((name.to_owned(), net));
        net
    }

    /// A constant bit.
    pub fn constant(&self, value: u64) -> Signal<'m> {
        self.m.constant(value, 1)
    }

    /// Drives the net of this name.
    pub fn drive(&mut self, name: &str, value: Signal<'m>) {
        let net = self.net(name, value.width());
        self.m.drive(net, value);
    }

    /// Adds an instance. Its inputs are nets or ports of the unit, and its outputs drive nets or ports.
    /// `called`: the net's name, for ports whose net has another name than the port.
    pub fn add(&mut self, name: &str, module: &Rc<Module>, called: &[(&str, &str)]) {
        let is_port = |port: &str| {
            let sides = ["s_axi_", "m_axi_", "s_axil_"];
            let is_called = called.iter().any(|(of, _)| *of == port);
            !is_called && sides.iter().any(|side| port.starts_with(side))
        };
        let net_of = |port: &str| {
            let other = called.iter().find(|(of, _)| *of == port);
            other.map_or(port.to_owned(), |(_, net)| (*net).to_owned())
        };
        let mut inputs = Vec::new();
        for port in module.ports_of(Direction::Input) {
            let signal = if is_port(&port.name) {
                self.m.input(&port.name, port.width)
            } else {
                self.net(&net_of(&port.name), port.width)
            };
            inputs.push((port.name.as_str(), signal));
        }
        let instance = self.m.instance_by_name(name, module, &inputs);
        for port in module.ports_of(Direction::Output) {
            let signal = instance.out(&port.name);
            if is_port(&port.name) {
                let is_read_user = port.name == "s_axi_ruser";
                let port = self.m.output(&port.name, signal);
                if is_read_user {
                    port.comment(READ_USER_SAYS);
                }
                continue;
            }
            let net = self.net(&net_of(&port.name), port.width);
            self.m.drive(net, signal);
        }
    }
}

/// The net of this name, of one bit.
pub(super) fn bit<'m>(parts: &mut Parts<'m>, name: &str) -> Signal<'m> {
    parts.net(name, 1)
}
