//! Instances of modules and memories in a module that is being built.

use std::rc::Rc;

use super::builder::{address_width, Builder, Signal, MEMORY};
use super::netlist::*;
use super::DesignError;

impl Builder {
    /// An instance of `module` whose ports are known by name only, because the module can be any one with
    /// certain ports. Every input port must be given. Otherwise use [`Builder::instance`].
    pub fn instance_by_name<'m>(
        &'m self,
        name: &str,
        module: &Rc<Module>,
        inputs: &[(&str, Signal<'m>)],
    ) -> InstanceRef<'m> {
        self.add_instance(name, module, inputs, None)
    }

    /// An instance of a memory, a module of its own (see [`Memory`]).
    #[allow(clippy::too_many_arguments)]
    pub fn memory<'m>(
        &'m self,
        name: &str,
        size: Memory,
        image: Option<Rc<MemoryImage>>,
        write: (Signal<'m>, Signal<'m>, Signal<'m>),
        read: (Signal<'m>, Signal<'m>),
    ) -> Signal<'m> {
        let module = memory_module(size);
        let inputs = [
            ("write_enable", write.0),
            ("write_address", write.1),
            ("write_data", write.2),
            ("read_enable", read.0),
            ("read_address", read.1),
        ];
        self.add_instance(name, &module, &inputs, image)
            .out("read_data")
    }

    pub(super) fn add_instance<'m>(
        &'m self,
        name: &str,
        module: &Rc<Module>,
        inputs: &[(&str, Signal<'m>)],
        image: Option<Rc<MemoryImage>>,
    ) -> InstanceRef<'m> {
        let missing = |port: &str| DesignError::NoSuchPort {
            module: self.name.clone(),
            instance: name.to_string(),
            of: module.name.clone(),
            port: port.to_string(),
        };
        for (i, (port, _)) in inputs.iter().enumerate() {
            if !module.ports_of(Direction::Input).any(|p| p.name == *port) {
                self.fail(missing(port));
            }
            if inputs[..i].iter().any(|(earlier, _)| earlier == port) {
                self.fail(DesignError::DoubleDriver {
                    module: self.name.clone(),
                    net: format!("{name}.{port}"),
                });
            }
        }
        let drivers: Vec<NodeId> = module
            .ports_of(Direction::Input)
            .map(|port| match inputs.iter().find(|(n, _)| *n == port.name) {
                Some((_, signal)) => {
                    if signal.width() != port.width {
                        self.mismatch(format!("{name}.{}", port.name), port.width, signal.width());
                    }
                    signal.id()
                }
                None => {
                    self.fail(DesignError::Undriven {
                        module: self.name.clone(),
                        net: format!("{name}.{}", port.name),
                    });
                    self.zero(port.width).id()
                }
            })
            .collect();
        let full_name = self.claim_name(name);
        let index = {
            let mut state = self.state.borrow_mut();
            let made_at = state.netlist.nodes.len() as u32;
            if let Some(steps) = &mut state.pipeline {
                steps.instance_made();
            }
            state.netlist.instances.push(Instance {
                name: full_name,
                module: module.clone(),
                inputs: drivers,
                image,
                comment: None,
                made_at,
            });
            state.netlist.instances.len() - 1
        };
        let outputs = module
            .ports_of(Direction::Output)
            .enumerate()
            .map(|(port, p)| {
                let signal = self.node(
                    Op::InstanceOutput {
                        instance: index,
                        port,
                    },
                    p.width,
                );
                self.set_name(signal.id(), &format!("{name}_{}", p.name));
                (p.name.clone(), signal)
            })
            .collect();
        InstanceRef {
            builder: self,
            name: name.to_string(),
            of: module.name.clone(),
            outputs,
        }
    }
}

/// The instance that [`Builder::instance_by_name`] made.
pub struct InstanceRef<'m> {
    builder: &'m Builder,
    name: String,
    of: String,
    outputs: Vec<(String, Signal<'m>)>,
}

impl<'m> InstanceRef<'m> {
    /// One of its output ports.
    pub fn out(&self, port: &str) -> Signal<'m> {
        match self.outputs.iter().find(|(name, _)| name == port) {
            Some((_, signal)) => *signal,
            None => {
                self.builder.fail(DesignError::NoSuchPort {
                    module: self.builder.name.clone(),
                    instance: self.name.clone(),
                    of: self.of.clone(),
                    port: port.to_string(),
                });
                self.builder.zero(1)
            }
        }
    }
}

/// The leaf module of a memory, named `hdlgen_ram_<depth>x<width>` so that a flow can
/// put a macro in its place.
fn memory_module(size: Memory) -> Rc<Module> {
    let address = address_width(u64::from(size.depth));
    let port = |name: &str, direction, width| Port {
        name: name.to_string(),
        direction,
        width,
    };
    Rc::new(Module {
        name: format!("{MEMORY}{}x{}", size.depth, size.width),
        doc: vec![
            format!(
                "Memory of {} words of {} bits: one write port, one read port, both synchronous.",
                size.depth, size.width
            ),
            "A read of the address being written gives the old word.".into(),
            "INIT names a hex file of its contents at power-up.".into(),
        ],
        ports: vec![
            port("write_enable", Direction::Input, 1),
            port("write_address", Direction::Input, address),
            port("write_data", Direction::Input, size.width),
            port("read_enable", Direction::Input, 1),
            port("read_address", Direction::Input, address),
            port("read_data", Direction::Output, size.width),
        ],
        body: Body::Memory(size),
        clocked: true,
        resettable: false,
        library: None,
    })
}
