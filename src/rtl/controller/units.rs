//! Several compressors or decompressors of one kind.

use std::rc::Rc;

use crate::hdl::netlist::Direction;
use crate::hdl::{Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::BusInputs;
use crate::rtl::common::{UnitInputs, UnitOutputs};

/// The stream ports of one unit.
pub(super) struct UnitPorts<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    pub last: Signal<'m>,
    /// Metadata, for a decompressor.
    pub user: Option<Signal<'m>>,
    pub ready: Signal<'m>,
    /// Errors to inject, for a compressor with protected memories.
    pub inject: Option<Signal<'m>>,
}

/// `count` instances of `unit`. The configuration ports of the units become ports of the module, named after
/// the unit and its number.
pub(super) fn instances<'m>(
    m: &'m Builder,
    name: &str,
    unit: &Rc<Module>,
    count: u32,
    ports: impl Fn(u32) -> UnitPorts<'m>,
) -> Result<Vec<UnitOutputs<'m>>, DesignError> {
    let mut inputs = unit.ports_of(Direction::Input);
    let address = inputs.find(|port| port.name == "s_axil_awaddr");
    let instance = |number: u32| {
        let name = format!("{name}{number}");
        let of_stream = ports(number);
        let inputs = UnitInputs {
            s_axis_tvalid: of_stream.valid,
            s_axis_tdata: of_stream.data,
            s_axis_tlast: of_stream.last,
            s_axis_tuser: of_stream.user,
            m_axis_tready: of_stream.ready,
            inject: of_stream.inject,
            s_axil: address.map(|port| BusInputs::ports(m, &name, port.width)),
        };
        let instance = m.instance(&name, unit, inputs);
        if let Some(bus) = &instance.s_axil {
            bus.to_ports(m, &name);
        }
        instance
    };
    Ok((0..count).map(instance).collect())
}
