//! Compressors or decompressors, several of one kind side by side.

use std::rc::Rc;

use crate::hdl::netlist::Direction;
use crate::hdl::{ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::{BusInputs, BusOutputs};

ports! {
    /// Either half of any design.
    pub(super) UnitInputs {
        s_axis_tvalid, s_axis_tdata, s_axis_tlast, s_axis_tuser: Option<Signal<'m>>, m_axis_tready,
        s_axil: Option<BusInputs<'m>>,
    } -> UnitOutputs {
        s_axis_tready, m_axis_tvalid, m_axis_tdata, m_axis_tlast, m_axis_tuser,
        framing_error: Option<Signal<'m>>, s_axil: Option<BusOutputs<'m>>,
    }
}

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
