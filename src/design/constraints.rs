//! A clock and the delays at ports, for synthesis and timing.

use super::manifest::Port;
use crate::hdl::netlist::Direction;

/// The clock period that constraints start from, in ns.
pub const PERIOD_NS: f64 = 2.0;

/// A top's clock, and the ports' share of it.
pub fn constraints(command: &str, ports: &[Port]) -> String {
    format!(
        "# Made by: {}
# A clock to start from, in ns; the ports get a fifth of it on either side.
set period {PERIOD_NS:?}
{}",
        command,
        clock_and_delays(ports, "period"),
    )
}

/// The same, of a clock whose period is in a Tcl variable.
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
        "create_clock -name aclk -period ${period} [get_ports aclk]
set_input_delay [expr {{0.2 * ${period}}}] -clock aclk [get_ports {{{}}}]
set_output_delay [expr {{0.2 * ${period}}}] -clock aclk [get_ports {{{}}}]
",
        list(Direction::Input),
        list(Direction::Output),
    )
}
