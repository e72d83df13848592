//! A builder's last step: its module, in stages where it is a pipeline, checked.

use std::rc::Rc;

use super::builder::Builder;
use super::check;
use super::netlist::{Body, Module, Op};
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
        let registers = || {
            state.netlist.nodes.iter().filter_map(|n| match &n.op {
                Op::Register(r) => Some(r),
                _ => None,
            })
        };
        let instances = &state.netlist.instances;
        let asserts = !state.netlist.assertions.is_empty();
        let clocked =
            asserts || registers().next().is_some() || instances.iter().any(|i| i.module.clocked);
        let resettable = asserts
            || registers().any(|r| r.reset.is_some())
            || instances.iter().any(|i| i.module.resettable);
        let module = Module {
            name: self.name,
            doc: state.doc,
            ports: state.ports,
            body: Body::Netlist(state.netlist),
            clocked,
            resettable,
        };
        check::module(&module)?;
        Ok(Rc::new(module))
    }
}
