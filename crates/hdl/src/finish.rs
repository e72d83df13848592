//! A builder's last step: makes its module, with pipeline stages if it has any, checks it, and removes parts
//! that never change.

use std::rc::Rc;

use super::array;
use super::builder::Builder;
use super::check;
use super::constants::folded;
use super::netlist::{Body, Module, Netlist, Op};
use super::pipeline::stages;
use super::DesignError;

impl Builder {
    /// The module, or the first mistake in its description.
    pub fn finish(self) -> Result<Rc<Module>, DesignError> {
        let mut state = self.state.into_inner();
        if let Some(error) = state.error {
            return Err(error);
        }
        if let Some(steps) = state.pipeline.take() {
            return stages(&self.name, state, steps);
        }
        let mut module = Module {
            name: self.name,
            doc: state.doc,
            ports: state.ports,
            body: Body::Netlist(state.netlist),
            clocked: false,
            resettable: false,
            library: state.library,
        };
        check::module(&module)?;
        if let Body::Netlist(netlist) = &mut module.body {
            if let Some(folded) = folded(&module.name, netlist) {
                *netlist = folded;
            }
            array::find(netlist);
            (module.clocked, module.resettable) = clock_and_reset(netlist);
        }
        Ok(Rc::new(module))
    }
}

/// Whether a module has a clock, and a reset.
fn clock_and_reset(netlist: &Netlist) -> (bool, bool) {
    let registers = || {
        netlist.nodes.iter().filter_map(|node| match &node.op {
            Op::Register(register) => Some(register),
            _ => None,
        })
    };
    let instances = &netlist.instances;
    let asserts = !netlist.assertions.is_empty();
    let clocked =
        asserts || registers().next().is_some() || instances.iter().any(|i| i.module.clocked);
    let resettable = asserts
        || registers().any(|register| register.reset.is_some())
        || instances.iter().any(|i| i.module.resettable);
    (clocked, resettable)
}
