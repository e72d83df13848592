//! A clock and the delays at ports, for synthesis and timing.

use super::manifest::Port;
use crate::hdl::netlist::Direction;

/// The clock period that constraints start from, in ns.
pub const PERIOD_NS: f64 = 2.0;

/// A top's clock, and the ports' share of it.
pub fn constraints(command: &str, ports: &[Port]) -> String {
    format!(
        "# SPDX-License-Identifier: CC0-1.0
# Made by: {}
# Initial clock period, in ns.
set period {PERIOD_NS:?}
{}",
        command,
        clock_and_delays(ports, "period"),
    )
}

/// The same for a clock whose period is in a Tcl variable. All other values that a flow may want to change
/// are in variables, too.
pub fn clock_and_delays(ports: &[Port], period: &str) -> String {
    let list = |direction| {
        // The reset is synchronous, and so an input like the others.
        let names = ports
            .iter()
            .filter(|p| p.direction == direction && p.name != "aclk");
        let bits = names.map(|p| {
            if p.width == 1 {
                p.name.clone()
            } else {
                format!("{}[*]", p.name)
            }
        });
        bits.collect::<Vec<_>>().join(" ")
    };
    format!(
        "# Parts of the period: clock uncertainty, and the least and most external delay of each port.
set uncertainty [expr {{0.05 * ${period}}}]
set outside_min 0.0
set outside_max [expr {{0.2 * ${period}}}]
# A cell of the library that drives each input, or nothing for an ideal driver; the load of each output, in
# the library's unit.
set driver {{}}
set load 0.0

create_clock -name aclk -period ${period} [get_ports aclk]
set_clock_uncertainty $uncertainty [get_clocks aclk]
set inputs [get_ports {{{}}}]
set outputs [get_ports {{{}}}]
set_input_delay -min $outside_min -clock aclk $inputs
set_input_delay -max $outside_max -clock aclk $inputs
set_output_delay -min $outside_min -clock aclk $outputs
set_output_delay -max $outside_max -clock aclk $outputs
if {{$driver ne {{}}}} {{ set_driving_cell -lib_cell $driver $inputs }}
set_load $load $outputs
",
        list(Direction::Input),
        list(Direction::Output),
    )
}
