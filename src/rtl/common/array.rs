//! Many instances of one module. Large numbers of instances are split into groups, each an instance of a group
//! module, to keep the Verilog short.

use std::rc::Rc;

use crate::hdl::netlist::Direction;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// Maximum number of instances per group.
const GROUP: u32 = 8;

/// The outputs of all instances.
pub(in crate::rtl) struct Array<'m> {
    count: u32,
    outputs: Vec<(String, Signal<'m>)>,
}

impl<'m> Array<'m> {
    /// An output port of all instances, concatenated; the first instance is in the lowest bits.
    ///
    /// # Panics
    /// If the module has no such output.
    pub fn all(&self, port: &str) -> Signal<'m> {
        let found = self.outputs.iter().find(|(name, _)| name == port);
        found.unwrap_or_else(|| panic!("no output {port}")).1
    }

    /// An output port, one signal per instance.
    pub fn each(&self, port: &str) -> Vec<Signal<'m>> {
        let all = self.all(port);
        all.parts(all.width() / self.count)
    }
}

/// `count` instances of a module, named `name` plus their number. All instances share an input that is as wide
/// as its port. An input `count` times as wide is divided among them, the first instance's part in the lowest
/// bits.
pub(in crate::rtl) fn array<'m>(
    m: &'m Builder,
    name: &str,
    module: &Rc<Module>,
    count: u32,
    inputs: &[(&str, Signal<'m>)],
) -> Result<Array<'m>, DesignError> {
    let width_of = |port: &str| {
        let mut ports = module.ports_of(Direction::Input);
        let found = ports.find(|known| known.name == port);
        found.map_or(0, |known| known.width)
    };
    let is_split = |(port, signal): &(&str, Signal<'m>)| signal.width() != width_of(port);
    let split: Vec<&str> = inputs
        .iter()
        .filter(|input| is_split(input))
        .map(|input| input.0)
        .collect();
    let mut instances = Vec::new();
    let mut first = 0;
    while first < count {
        let size = if count > GROUP {
            GROUP.min(count - first)
        } else {
            1
        };
        let (module, number) = if count > GROUP {
            (group(name, module, size, &split)?, first / GROUP)
        } else {
            (module.clone(), first)
        };
        let of_these = inputs.iter().map(|input| {
            if is_split(input) {
                let width = width_of(input.0);
                (input.0, input.1.slice(first * width, size * width))
            } else {
                *input
            }
        });
        let inputs: Vec<(&str, Signal)> = of_these.collect();
        let instance = if count > GROUP {
            format!("{name}_group{number}")
        } else {
            format!("{name}{number}")
        };
        instances.push(m.instance_by_name(&instance, &module, &inputs));
        first += size;
    }
    let output = |port: &str| {
        let each: Vec<Signal> = instances.iter().map(|one| one.out(port)).collect();
        (port.to_owned(), concat(&each))
    };
    let outputs = module.ports_of(Direction::Output);
    let outputs = outputs.map(|port| output(&port.name)).collect();
    Ok(Array { count, outputs })
}

/// A module with `size` instances; `split` lists the inputs that are divided among them.
fn group(
    name: &str,
    module: &Rc<Module>,
    size: u32,
    split: &[&str],
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_{name}_x{size}", module.name));
    m.doc(&format!("Groups {size} instances of {}.", module.name));
    let mut inputs = Vec::new();
    for (number, port) in module.ports.iter().enumerate() {
        if port.direction != Direction::Input {
            continue;
        }
        let times = if split.contains(&port.name.as_str()) {
            size
        } else {
            1
        };
        let signal = m.input(&port.name, times * port.width);
        signal.comment(&about(module, number, times));
        inputs.push((port.name.as_str(), signal));
    }
    let all = array(&m, name, module, size, &inputs)?;
    for (number, port) in module.ports.iter().enumerate() {
        if port.direction == Direction::Output {
            let output = m.output(&port.name, all.all(&port.name));
            output.comment(&about(module, number, size));
        }
    }
    m.finish()
}

/// The comment of a group's port: the instances' own comment, and whether each instance has a part of the port.
fn about(module: &Module, number: usize, times: u32) -> String {
    match (module.about_port(number), times) {
        (Some(text), 1) => text.to_owned(),
        (Some(text), _) => format!("Per instance: {text}"),
        (None, 1) => "Shared by all instances".to_owned(),
        (None, _) => "One part per instance, the first in the lowest bits".to_owned(),
    }
}
