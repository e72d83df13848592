//! Compressors or decompressors, several of one kind side by side.

use std::rc::Rc;

use crate::hdl::builder::InstanceRef;
use crate::hdl::netlist::Direction;
use crate::hdl::{Builder, DesignError, Module, Signal};

/// The stream ports of one unit.
pub(super) struct UnitPorts<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    pub last: Signal<'m>,
    /// Metadata, into a decompressor.
    pub user: Option<Signal<'m>>,
    pub ready: Signal<'m>,
}

/// `count` instances of `unit`. Those that have a configuration port show it as ports of the module,
/// each with its number behind the unit's name.
pub(super) fn instances<'m>(
    m: &'m Builder,
    name: &str,
    unit: &Rc<Module>,
    count: u32,
    ports: impl Fn(u32) -> UnitPorts<'m>,
) -> Result<Vec<InstanceRef<'m>>, DesignError> {
    let instance = |number: u32| {
        let name = format!("{name}{number}");
        let of_stream = ports(number);
        let mut inputs = vec![
            ("s_axis_tvalid", of_stream.valid),
            ("s_axis_tdata", of_stream.data),
            ("s_axis_tlast", of_stream.last),
            ("m_axis_tready", of_stream.ready),
        ];
        inputs.extend(of_stream.user.map(|user| ("s_axis_tuser", user)));
        let bus = |direction| {
            let ports = unit.ports_of(direction);
            ports.filter_map(|port| Some((port, port.name.strip_prefix("s_axil_")?)))
        };
        for (port, signal) in bus(Direction::Input) {
            let signal = m.input(&format!("{name}_{signal}"), port.width);
            inputs.push((&port.name, signal));
        }
        let instance = m.instance_by_name(&name, unit, &inputs);
        for (port, signal) in bus(Direction::Output) {
            m.output(&format!("{name}_{signal}"), instance.out(&port.name));
        }
        instance
    };
    Ok((0..count).map(instance).collect())
}
