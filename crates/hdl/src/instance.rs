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
        let module = memory_module(size, Reading::NextCycle);
        let inputs = memory_inputs(write, read);
        self.add_instance(name, &module, &inputs, image)
            .out("read_data")
    }

    /// An instance of a memory with an output register ([`Reading::OutputRegister`]), which loads the word that was
    /// read before while `register_enable` is 1.
    pub fn registered_memory<'m>(
        &'m self,
        (name, size): (&str, Memory),
        image: Option<Rc<MemoryImage>>,
        write: (Signal<'m>, Signal<'m>, Signal<'m>),
        read: (Signal<'m>, Signal<'m>),
        register_enable: Signal<'m>,
    ) -> Signal<'m> {
        let module = memory_module(size, Reading::OutputRegister);
        let mut inputs = memory_inputs(write, read).to_vec();
        inputs.push((REGISTER_ENABLE, register_enable));
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

/// The input of a memory that loads its output register, if it has one.
pub const REGISTER_ENABLE: &str = "register_enable";

/// What the name of a memory with an output register ends in.
pub const REGISTERED: &str = "_registered";

/// Words and their bits of a memory module, and how it is read, by its name. A prefix may be in front of that.
pub fn memory_of_name(module: &str) -> Option<(Memory, Reading)> {
    let (_, shape) = module.split_once(MEMORY)?;
    let (shape, reading) = match shape.strip_suffix(REGISTERED) {
        Some(shape) => (shape, Reading::OutputRegister),
        None => (shape, Reading::NextCycle),
    };
    let (depth, width) = shape.split_once('x')?;
    let (depth, width) = (depth.parse().ok()?, width.parse().ok()?);
    Some((Memory { depth, width }, reading))
}

fn memory_inputs<'m>(
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> [(&'static str, Signal<'m>); 5] {
    [
        ("write_enable", write.0),
        ("write_address", write.1),
        ("write_data", write.2),
        ("read_enable", read.0),
        ("read_address", read.1),
    ]
}

/// The leaf module of a memory, named `hdlgen_ram_<depth>x<width>` so that a flow can
/// put a macro in its place, and `…_registered` if it has an output register.
fn memory_module(size: Memory, reading: Reading) -> Rc<Module> {
    let address = address_width(u64::from(size.depth));
    let port = |name: &str, direction, width| Port {
        name: name.to_string(),
        direction,
        width,
    };
    let mut doc = vec![format!(
        "Memory of {} words of {} bits: one write port, one read port, both synchronous.",
        size.depth, size.width
    )];
    let mut ports = vec![
        port("write_enable", Direction::Input, 1),
        port("write_address", Direction::Input, address),
        port("write_data", Direction::Input, size.width),
        port("read_enable", Direction::Input, 1),
        port("read_address", Direction::Input, address),
    ];
    let mut suffix = "";
    if reading == Reading::OutputRegister {
        suffix = REGISTERED;
        ports.push(port(REGISTER_ENABLE, Direction::Input, 1));
        doc.push("A word read goes to an output register.".into());
    }
    ports.push(port("read_data", Direction::Output, size.width));
    doc.push("A read of the address being written gives the old word.".into());
    doc.push("INIT names a hex file of its contents at power-up.".into());
    Rc::new(Module {
        name: format!("{MEMORY}{}x{}{suffix}", size.depth, size.width),
        doc,
        ports,
        body: Body::Memory(size, reading),
        clocked: true,
        resettable: false,
        library: None,
    })
}
