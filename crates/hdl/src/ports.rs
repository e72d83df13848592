//! Typed ports of instances.
//!
//! [`ports!`](crate::ports!) declares two structs beside the function that builds a module: what an
//! instance's inputs get, and what its outputs give. [`Builder::instance`] takes the one and returns
//! the other, and holds both against the module.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::builder::{Builder, Signal};
use super::instance::InstanceRef;
use super::netlist::{Direction, Module};
use super::DesignError;

/// Declares the ports of a module as two structs, inputs and outputs.
///
/// ```
/// use std::rc::Rc;
///
/// use hdlgen_hdl::{ports, Builder, DesignError, Module, Signal};
///
/// ports! {
///     AdderInputs { a, b, carry: Option<Signal<'m>> } -> AdderOutputs { sum }
/// }
///
/// fn adder(width: u32, with_carry: bool) -> Result<Rc<Module>, DesignError> {
///     let m = Builder::new("adder");
///     let sum = m.input("a", width) + m.input("b", width);
///     let carry = with_carry.then(|| m.input("carry", 1).resize(width));
///     m.output("sum", carry.map_or(sum, |carry| sum + carry));
///     m.finish()
/// }
///
/// let m = Builder::new("double");
/// let a = m.input("a", 8);
/// let inputs = AdderInputs { a, b: a, carry: None };
/// let adder = m.instance("adder", &adder(8, false)?, inputs);
/// m.output("doubled", adder.sum);
/// m.finish()?;
/// # Ok::<(), DesignError>(())
/// ```
///
/// A field is a [`Signal`] unless its type says otherwise:
///
/// | field | ports |
/// |---|---|
/// | `data` | `data` |
/// | `data: Option<Signal<'m>>` | `data`, if the module has it |
/// | `data: Vec<Signal<'m>>`, `data: [Signal<'m>; 2]` | `data0`, `data1`, … |
/// | `data: BTreeMap<u32, Signal<'m>>` | `data8`, `data16`, … by the keys |
/// | `bus: BusInputs<'m>`, declared by `ports!` | `bus_` and the group's ports |
///
/// The types can be put together: `Vec<BusInputs<'m>>` is `bus0_valid`, `bus0_data`, `bus1_valid`, ….
/// A group that instances have as inputs and as outputs is declared by itself:
/// `ports! { group Bus { valid, data } }`.
#[macro_export]
macro_rules! ports {
    (
        $(#[$about:meta])*
        group $visible:vis $group:ident { $($port:ident $(: $type:ty)?),* $(,)? }
    ) => {
        $crate::ports!(@inputs [$(#[$about])*] [$visible] $group { $($port $(: $type)?),* });
        $crate::ports!(@outputs $group { $($port),* });
    };
    ($(
        $(#[$about:meta])*
        $visible:vis $inputs:ident {
            $($input:ident $(: $input_type:ty)?),* $(,)?
        } -> $(#[$about_outputs:meta])* $outputs:ident {
            $($output:ident $(: $output_type:ty)?),* $(,)?
        }
    )*) => {$(
        $crate::ports!(@inputs [$(#[$about])*] [$visible] $inputs {
            $($input $(: $input_type)?),*
        });

        impl<'m> $crate::ports::Inputs<'m> for $inputs<'m> {
            type Outputs = $outputs<'m>;
        }

        // An instance has all outputs of its module, whether all are read or not.
        #[allow(dead_code)]
        $(#[$about_outputs])*
        $visible struct $outputs<'m> {
            $($visible $output: $crate::ports!(@type $($output_type)?)),*
        }

        $crate::ports!(@outputs $outputs { $($output),* });
    )*};
    (@inputs [$(#[$about:meta])*] [$visible:vis] $inputs:ident {
        $($input:ident $(: $type:ty)?),*
    }) => {
        $(#[$about])*
        $visible struct $inputs<'m> {
            $($visible $input: $crate::ports!(@type $($type)?)),*
        }

        impl<'m> $crate::ports::InputPorts<'m> for $inputs<'m> {
            fn connect(self, name: String, to: &mut $crate::ports::Connections<'m>) {
                $($crate::ports::InputPorts::connect(
                    self.$input,
                    $crate::ports::within(&name, stringify!($input)),
                    to,
                );)*
            }
        }
    };
    (@outputs $outputs:ident { $($output:ident),* }) => {
        impl<'m> $crate::ports::OutputPorts<'m> for $outputs<'m> {
            fn of(instance: &mut $crate::ports::Unread<'m>, name: String) -> Self {
                Self {
                    $($output: $crate::ports::OutputPorts::of(
                        instance,
                        $crate::ports::within(&name, stringify!($output)),
                    )),*
                }
            }

            fn are_in(instance: &$crate::ports::Unread<'m>, name: &str) -> bool {
                instance.has_group(name)
            }
        }
    };
    (@type) => { $crate::Signal<'m> };
    (@type $given:ty) => { $given };
}

/// Signals with the names of the input ports that get them.
pub type Connections<'m> = Vec<(String, Signal<'m>)>;

/// The signals of one or more input ports of an instance.
pub trait InputPorts<'m> {
    /// Adds the signals for the port `name`, or for those whose names begin with it.
    fn connect(self, name: String, to: &mut Connections<'m>);
}

/// The signals of all input ports of an instance, declared by [`ports!`](crate::ports!).
pub trait Inputs<'m>: InputPorts<'m> {
    /// The signals of the instance's output ports.
    type Outputs: OutputPorts<'m>;
}

/// The signals of one or more output ports of an instance.
pub trait OutputPorts<'m>: Sized {
    /// The signals of the port `name`, or of the ports whose names begin with it.
    fn of(instance: &mut Unread<'m>, name: String) -> Self;

    /// The instance has them.
    fn are_in(instance: &Unread<'m>, name: &str) -> bool;
}

/// An instance, and those of its output ports that no field has yet.
pub struct Unread<'m> {
    instance: InstanceRef<'m>,
    ports: Vec<String>,
}

impl Unread<'_> {
    /// A port of the group `name` is left.
    pub fn has_group(&self, name: &str) -> bool {
        let rest = |port: &String| port.strip_prefix(name)?.strip_prefix('_').map(|_| ());
        self.ports.iter().any(|port| rest(port).is_some())
    }

    /// The numbers behind `name` in the names of the ports that are left.
    fn numbers(&self, name: &str) -> BTreeSet<u32> {
        let number = |port: &String| {
            let rest = port.strip_prefix(name)?;
            let end = rest.find(|c: char| !c.is_ascii_digit());
            rest[..end.unwrap_or(rest.len())].parse().ok()
        };
        self.ports.iter().filter_map(number).collect()
    }
}

/// A port of several instances, in their order.
pub fn of_all<'m, T>(instances: &[T], port: impl Fn(&T) -> Signal<'m>) -> Vec<Signal<'m>> {
    instances.iter().map(port).collect()
}

/// The name of `field` in the group `name`, which is empty for the ports of the module itself.
pub fn within(name: &str, field: &str) -> String {
    let field = field.strip_prefix("r#").unwrap_or(field);
    match name {
        "" => field.to_string(),
        _ => format!("{name}_{field}"),
    }
}

impl Builder {
    /// Makes an instance of `module` with these inputs, and returns its outputs. A port that is missing in
    /// the types or in the module is an error.
    pub fn instance<'m, I: Inputs<'m>>(
        &'m self,
        name: &str,
        module: &Rc<Module>,
        inputs: I,
    ) -> I::Outputs {
        let mut connections = Connections::new();
        inputs.connect(String::new(), &mut connections);
        let mut instance = self.connected(name, module, &connections);
        let outputs = I::Outputs::of(&mut instance, String::new());
        self.all_read(name, module, &instance);
        outputs
    }

    // This part is the same for all types, so it is compiled once.

    fn connected<'m>(
        &'m self,
        name: &str,
        module: &Rc<Module>,
        connections: &Connections<'m>,
    ) -> Unread<'m> {
        let connections: Vec<(&str, Signal)> = connections
            .iter()
            .map(|(port, signal)| (port.as_str(), *signal))
            .collect();
        let outputs = module.ports_of(Direction::Output);
        Unread {
            instance: self.instance_by_name(name, module, &connections),
            ports: outputs.map(|port| port.name.clone()).collect(),
        }
    }

    fn all_read(&self, name: &str, module: &Module, instance: &Unread<'_>) {
        if let Some(port) = instance.ports.first() {
            self.fail(DesignError::UndeclaredPort {
                module: self.name.clone(),
                instance: name.to_string(),
                of: module.name.clone(),
                port: port.clone(),
            });
        }
    }
}

impl<'m> InputPorts<'m> for Signal<'m> {
    fn connect(self, name: String, to: &mut Connections<'m>) {
        to.push((name, self));
    }
}

impl<'m> OutputPorts<'m> for Signal<'m> {
    fn of(instance: &mut Unread<'m>, name: String) -> Self {
        instance.ports.retain(|port| *port != name);
        instance.instance.out(&name)
    }

    fn are_in(instance: &Unread<'m>, name: &str) -> bool {
        instance.ports.iter().any(|port| port == name)
    }
}

impl<'m, T: InputPorts<'m>> InputPorts<'m> for Option<T> {
    fn connect(self, name: String, to: &mut Connections<'m>) {
        if let Some(ports) = self {
            ports.connect(name, to);
        }
    }
}

impl<'m, T: OutputPorts<'m>> OutputPorts<'m> for Option<T> {
    fn of(instance: &mut Unread<'m>, name: String) -> Self {
        T::are_in(instance, &name).then(|| T::of(instance, name))
    }

    fn are_in(instance: &Unread<'m>, name: &str) -> bool {
        T::are_in(instance, name)
    }
}

impl<'m, T: InputPorts<'m>> InputPorts<'m> for Vec<T> {
    fn connect(self, name: String, to: &mut Connections<'m>) {
        for (number, ports) in self.into_iter().enumerate() {
            ports.connect(format!("{name}{number}"), to);
        }
    }
}

impl<'m, T: OutputPorts<'m>> OutputPorts<'m> for Vec<T> {
    fn of(instance: &mut Unread<'m>, name: String) -> Self {
        let names = (0..).map(|number| format!("{name}{number}"));
        names.map_while(|name| Option::of(instance, name)).collect()
    }

    fn are_in(instance: &Unread<'m>, name: &str) -> bool {
        T::are_in(instance, &format!("{name}0"))
    }
}

impl<'m, T: InputPorts<'m>, const COUNT: usize> InputPorts<'m> for [T; COUNT] {
    fn connect(self, name: String, to: &mut Connections<'m>) {
        for (number, ports) in self.into_iter().enumerate() {
            ports.connect(format!("{name}{number}"), to);
        }
    }
}

impl<'m, T: OutputPorts<'m>, const COUNT: usize> OutputPorts<'m> for [T; COUNT] {
    fn of(instance: &mut Unread<'m>, name: String) -> Self {
        std::array::from_fn(|number| T::of(instance, format!("{name}{number}")))
    }

    fn are_in(instance: &Unread<'m>, name: &str) -> bool {
        T::are_in(instance, &format!("{name}0"))
    }
}

impl<'m, T: InputPorts<'m>> InputPorts<'m> for BTreeMap<u32, T> {
    fn connect(self, name: String, to: &mut Connections<'m>) {
        for (number, ports) in self {
            ports.connect(format!("{name}{number}"), to);
        }
    }
}

impl<'m, T: OutputPorts<'m>> OutputPorts<'m> for BTreeMap<u32, T> {
    fn of(instance: &mut Unread<'m>, name: String) -> Self {
        let numbers = instance.numbers(&name).into_iter();
        numbers
            .map(|number| (number, T::of(instance, format!("{name}{number}"))))
            .collect()
    }

    fn are_in(instance: &Unread<'m>, name: &str) -> bool {
        !instance.numbers(name).is_empty()
    }
}
