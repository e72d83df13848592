//! Memories' input pins for Yosys and ABC.
//!
//! A memory is a black box, and ABC sees only logic. So ABC would not touch a register that directly drives
//! the address of a hundred memories, however slow that is. Therefore each input pin gets a buffer of its own
//! before ABC. ABC then sees an output for each pin, with the load that [`super::sta_memories`] gives it, and
//! buffers and sizes its drivers.

use super::netlist::Interface;

/// The clock's pin.
const CLOCK: &str = "aclk";

/// A map file for Yosys' `techmap`: a buffer before each input pin of the memories, except the clock's. It
/// must run for one iteration only, because the inserted memory has the same name.
pub(super) fn buffers(memories: &[(&str, Interface)]) -> String {
    memories.iter().map(buffered).collect()
}

fn buffered((module, interface): &(&str, Interface)) -> String {
    let mut text = format!("module {module} (\n");
    let ports = interface.iter().map(|(name, (is_input, width))| {
        let direction = if *is_input { "input" } else { "output" };
        format!("  {direction} [{}:0] {name}", width - 1)
    });
    text += &ports.collect::<Vec<_>>().join(",\n");
    text += "\n);\n  genvar pin;\n";
    let mut pins = Vec::new();
    for (name, (is_input, width)) in interface {
        if !is_input || name == CLOCK {
            pins.push(format!(".{name}({name})"));
            continue;
        }
        pins.push(format!(".{name}({name}_pins)"));
        text += &format!(
            "  wire [{}:0] {name}_pins;\n  \
             generate for (pin = 0; pin < {width}; pin = pin + 1) begin : {name}_pin\n    \
             \\$_BUF_ drives (.A({name}[pin]), .Y({name}_pins[pin]));\n  \
             end endgenerate\n",
            width - 1
        );
    }
    text + &format!(
        "  {module} _TECHMAP_REPLACE_ ({});\nendmodule\n",
        pins.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_input_but_the_clock_has_a_buffer_for_each_bit() {
        let ports = [
            ("aclk", (true, 1)),
            ("read_address", (true, 7)),
            ("read_data", (false, 3)),
            ("read_enable", (true, 1)),
        ];
        let interface = ports
            .into_iter()
            .map(|(name, port)| (name.to_string(), port))
            .collect();
        let text = buffers(&[("hdlgen_ram_128x3", interface)]);
        assert!(text.contains(
            "hdlgen_ram_128x3 _TECHMAP_REPLACE_ (.aclk(aclk), .read_address(read_address_pins), \
             .read_data(read_data), .read_enable(read_enable_pins));"
        ));
        assert_eq!(text.matches("$_BUF_").count(), 2);
        assert!(text.contains("pin < 7;"));
    }
}
