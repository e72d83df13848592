//! Names of a module's nets, and their comments and headings in the Verilog.

use std::rc::Rc;

use super::builder::{Builder, Signal};
use super::names::{is_identifier, is_reserved};
use super::netlist::*;
use super::DesignError;

impl Builder {
    /// Begins a part of the module, which the Verilog puts under this heading.
    pub fn section(&self, title: &str) {
        let mut state = self.state.borrow_mut();
        let from = state.netlist.nodes.len() as u32;
        state.netlist.sections.push(Section {
            title: title.to_string(),
            from,
        });
    }

    /// Puts `name` and `_` before all names given while the scope lives.
    pub fn scope(&self, name: &str) -> Scope<'_> {
        self.state.borrow_mut().scopes.push(format!("{name}_"));
        Scope { builder: self }
    }

    /// Groups one value of many lanes, or of many nodes of a tree: the Verilog declares these nets as one
    /// vector with this name, the first in the lowest bits. Unnamed nets get the vector's name with their
    /// number.
    pub fn vector<'m>(&'m self, name: &str, parts: &[Signal<'m>]) -> Vec<Signal<'m>> {
        if parts.len() < 2 {
            let only = |part: &Signal<'m>| match self.op_of(part.id()) {
                // A register has its name, and is to be driven.
                Op::Register(_) => *part,
                _ => part.named(name),
            };
            return parts.iter().map(only).collect();
        }
        let named: Vec<Signal> = parts
            .iter()
            .enumerate()
            .map(|(number, part)| self.part(&format!("{name}_{number}"), *part))
            .collect();
        let is_constant = |part: &Signal| self.constant_of(part.id()).is_some();
        let parts = named.iter().filter(|part| !is_constant(part));
        let parts: Vec<NodeId> = parts.map(|part| part.id()).collect();
        if parts.len() > 1 {
            self.add_vector(name, parts);
        }
        named
    }

    /// The signal as a net that can be a part of a vector.
    fn part<'m>(&'m self, name: &str, signal: Signal<'m>) -> Signal<'m> {
        let id = signal.id();
        if self.constant_of(id).is_some() {
            return signal;
        }
        let in_vector = |vector: &Vector| vector.parts.contains(&id);
        let is_taken = self.state.borrow().netlist.vectors.iter().any(in_vector)
            || self.is_port(id)
            || self.is_foreign(id);
        match self.op_of(id) {
            Op::Register(_) | Op::InstanceOutput { .. } if !is_taken => signal,
            Op::Unary(..) | Op::Binary(..) | Op::Mux { .. } | Op::Wire { .. } if !is_taken => {
                if !self.is_named(id) {
                    self.set_name(id, name);
                }
                signal
            }
            _ => {
                let wire = self.wire(name, signal.width());
                self.drive(wire, signal);
                wire
            }
        }
    }

    pub(super) fn is_named(&self, id: NodeId) -> bool {
        self.state.borrow().netlist.node(id).name.is_some()
    }

    pub(super) fn set_name(&self, id: NodeId, name: &str) {
        let name = self.claim_name(name);
        self.state.borrow_mut().netlist.nodes[id.index()].name = Some(name);
    }

    pub(super) fn set_comment(&self, id: NodeId, text: &str) {
        self.state.borrow_mut().netlist.nodes[id.index()].comment = Some(text.to_string());
    }

    fn is_port(&self, id: NodeId) -> bool {
        self.state.borrow().netlist.port_nodes.contains(&id)
    }

    /// Whether it was made in an earlier step of a pipeline.
    fn is_foreign(&self, id: NodeId) -> bool {
        let state = self.state.borrow();
        let steps = state.pipeline.as_ref();
        steps.is_some_and(|steps| steps.of(id) != Some(steps.current()))
    }

    fn prefix(&self) -> String {
        self.state.borrow().scopes.concat()
    }

    /// Takes a net's name away, for something else to have it.
    pub(super) fn forget_name(&self, id: NodeId) {
        let mut state = self.state.borrow_mut();
        if let Some(name) = state.netlist.nodes[id.index()].name.take() {
            state.names.remove(&name);
        }
    }

    pub(super) fn rename(&self, id: NodeId, name: &str) {
        self.forget_name(id);
        self.set_name(id, name);
    }

    pub(super) fn name_of(&self, id: NodeId) -> Option<String> {
        self.state.borrow().netlist.node(id).name.clone()
    }

    pub(super) fn set_scope(&self, id: NodeId, scope: Option<Rc<str>>) {
        self.state.borrow_mut().netlist.nodes[id.index()].scope = scope;
    }

    pub(super) fn add_vector(&self, name: &str, parts: Vec<NodeId>) {
        let name = self.claim_name(name);
        let mut state = self.state.borrow_mut();
        state.netlist.vectors.push(Vector { name, parts });
    }

    /// Of the instance that was made last.
    pub(super) fn comment_instance(&self, text: &str) {
        let mut state = self.state.borrow_mut();
        if let Some(instance) = state.netlist.instances.last_mut() {
            instance.comment = Some(text.to_string());
        }
    }

    /// The unique name, with the names of the scopes in front.
    pub(super) fn claim_name(&self, name: &str) -> String {
        let name = format!("{}{name}", self.prefix());
        self.claim_plain(&name);
        name
    }

    /// Rejects a name that is not allowed in the Verilog for a net, instance or module.
    pub(super) fn check_name(&self, name: &str) {
        let (module, net) = (self.name.clone(), name.to_string());
        if !is_identifier(name) {
            self.fail(DesignError::BadName { module, net });
        } else if is_reserved(name) {
            self.fail(DesignError::ReservedName { module, net });
        }
    }

    pub(super) fn claim_plain(&self, name: &str) {
        self.check_name(name);
        let new = self.state.borrow_mut().names.insert(name.to_string());
        if !new {
            self.fail(DesignError::DuplicateName {
                module: self.name.clone(),
                net: name.to_string(),
            });
        }
    }
}

/// While it lives, names are behind its own.
pub struct Scope<'m> {
    builder: &'m Builder,
}

impl Drop for Scope<'_> {
    fn drop(&mut self) {
        self.builder.state.borrow_mut().scopes.pop();
    }
}
