//! Memories as OpenSTA sees them.

use std::path::Path;

use super::netlist::Interface;
use super::{tools, Result};

/// A Liberty file of memories, with all ports registered at the rising edge of `aclk`: no setup time, the
/// access time in ns from the edge to the data with any load, and a load of this many pF at each input but
/// the clock.
fn library(memories: &[(&str, Interface, f64)], load: f64, gate: &str) -> String {
    let table = |name: &str, ns: f64| format!("{name}(scalar) {{ values(\"{ns}\"); }} ");
    let setup = table("rise_constraint", 0.0) + &table("fall_constraint", 0.0);
    let setup =
        format!("timing() {{ related_pin : \"aclk\"; timing_type : setup_rising; {setup}}}");
    let mut types = std::collections::BTreeSet::new();
    let mut cells = String::new();
    for (module, interface, access_ns) in memories {
        let access = table("cell_rise", *access_ns)
            + &table("cell_fall", *access_ns)
            + &table("rise_transition", 0.0)
            + &table("fall_transition", 0.0);
        let access =
            format!("timing() {{ related_pin : \"aclk\"; timing_type : rising_edge; {access}}}");
        cells += &format!("cell({module}) {{\n");
        for (name, (input, width)) in interface {
            let pin = match (name.as_str(), input) {
                ("aclk", _) => "direction : input; clock : true; capacitance : 0;".into(),
                (_, true) => format!("direction : input; capacitance : {load}; {setup}"),
                (_, false) => format!("direction : output; {access}"),
            };
            if *width == 1 {
                cells += &format!("pin({name}) {{ {pin} }}\n");
            } else {
                types.insert(width);
                cells += &format!("bus({name}) {{ bus_type : bits{width}; {pin} }}\n");
            }
        }
        cells += "}\n";
    }
    let types: String = (types.into_iter())
        .map(|width| {
            format!(
                "type(bits{width}) {{ base_type : array; data_type : bit; bit_width : {width}; \
                 bit_from : {}; bit_to : 0; downto : true; }}\n",
                width - 1
            )
        })
        .collect();
    // Edges of memories take no time; OpenSTA warns where a library does not say where it measures them.
    let thresholds: String = [
        ("input", 50),
        ("output", 50),
        ("slew_lower", 20),
        ("slew_upper", 80),
    ]
    .iter()
    .flat_map(|(at, percent)| {
        ["rise", "fall"].map(|edge| format!("{at}_threshold_pct_{edge} : {percent};\n"))
    })
    .collect();
    format!(
        "library(memories) {{\ndelay_model : table_lookup;\ntime_unit : \"1ns\";\n\
         capacitive_load_unit(1, pf);\nvoltage_unit : \"1V\";\ncurrent_unit : \"1mA\";\n\
         pulling_resistance_unit : \"1kohm\";\n{thresholds}{types}{cells}{gate}}}\n"
    )
}

/// Writes `memories.lib` to `folder`, where there are memories or clock gates: the modules, ports and
/// access times in ns of memories, the load of an input pin in pF, and the cell of a gate.
pub(super) fn write_memories(
    folder: &Path,
    memories: &[(&str, Interface, f64)],
    load: f64,
    gate: &str,
) -> Result<()> {
    if memories.is_empty() && gate.is_empty() {
        return Ok(());
    }
    let text = library(memories, load, gate);
    tools::write(&folder.join("memories.lib"), text)
}
