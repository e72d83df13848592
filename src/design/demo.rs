//! A demonstration on an FPGA: blocks from a UART pass a design's compressor and decompressor and are
//! compared with the originals.

use std::collections::BTreeMap;

use itertools::Itertools;

use super::manifest::{Manifest, Top};
use super::{Design, Role};
use crate::flow::FlowError;
use crate::hdl::netlist::Direction;

/// The module with the board's pins.
pub const TOP: &str = "ulx3s_demo";
/// The pins of that module.
pub const CONSTRAINTS: &str = include_str!("../../testbench/fpga/ulx3s.lpf");
/// The bitstream's name.
pub const BITSTREAM: &str = "ulx3s_demo.bit";

const TEMPLATE: &str = include_str!("../../testbench/fpga/round_trip_demo.v");
/// Files that are the same for every design.
const FILES: [(&str, &str); 5] = [
    (
        "uart_receiver.v",
        include_str!("../../testbench/fpga/uart_receiver.v"),
    ),
    (
        "uart_transmitter.v",
        include_str!("../../testbench/fpga/uart_transmitter.v"),
    ),
    (
        "ulx3s_demo.v",
        include_str!("../../testbench/fpga/ulx3s_demo.v"),
    ),
    ("ulx3s.lpf", CONSTRAINTS),
    (
        "demo_driver.cpp",
        include_str!("../../testbench/fpga/demo_driver.cpp"),
    ),
];
/// The Verilog of the demonstration itself.
const VERILOG: [&str; 4] = [
    "uart_receiver.v",
    "uart_transmitter.v",
    "round_trip_demo.v",
    "ulx3s_demo.v",
];

/// The ports that the demonstration connects, but for those of configuration.
const COMPRESSOR: &str = "aclk aresetn framing_error m_axis_tdata m_axis_tlast m_axis_tready \
     m_axis_tuser m_axis_tvalid s_axis_tdata s_axis_tlast s_axis_tready s_axis_tvalid";
const DECOMPRESSOR: &str = "aclk aresetn m_axis_tdata m_axis_tlast m_axis_tready m_axis_tuser \
     m_axis_tvalid s_axis_tdata s_axis_tlast s_axis_tready s_axis_tuser s_axis_tvalid";

/// The files of the demonstration by name, for a folder that has the design's own, and its Verilog files
/// with the design's, in the order of the list.
///
/// # Errors
/// If the design is no compressor with a decompressor behind it, or its ports are as wide as a block.
pub fn files(
    design: &dyn Design,
    manifest: &Manifest,
    command: &str,
) -> Result<(BTreeMap<String, String>, Vec<String>), FlowError> {
    let half = |role: Role, ports: &str| {
        let top = manifest.tops.iter().find(|top| top.role.half() == role);
        top.filter(|top| {
            let names = top
                .ports
                .iter()
                .map(|port| port.name.as_str())
                .filter(|name| !is_of_tables(name));
            names.sorted().eq(ports.split_whitespace())
        })
    };
    let halves = (
        half(Role::Compressor, COMPRESSOR),
        half(Role::Decompressor, DECOMPRESSOR),
    );
    let (Some(compressor), Some(decompressor)) = halves else {
        return Err(FlowError::Request(format!(
            "--design {}: the demonstration is of a compressor and its decompressor",
            design.kind()
        )));
    };
    let (block, beat) = (design.geometry().block().get(), design.beat().get());
    if beat >= block {
        return Err(FlowError::Request(format!(
            "--beat {beat}: the demonstration needs ports narrower than the block, {block} bytes"
        )));
    }
    let number = |last: u32, width: u32| format!("{width}'d{last}");
    let (byte_bits, beat_bits) = (beat.ilog2(), (block / beat).ilog2());
    let values = [
        ("command", command.to_string()),
        ("block_bytes", block.to_string()),
        ("beat_bytes", beat.to_string()),
        ("beat_bits", (8 * beat).to_string()),
        ("byte_high", (byte_bits - 1).to_string()),
        ("byte_zero", number(0, byte_bits)),
        ("last_byte", number(beat - 1, byte_bits)),
        ("beat_high", (beat_bits - 1).to_string()),
        ("beat_zero", number(0, beat_bits)),
        ("last_beat", number(block / beat - 1, beat_bits)),
        ("sent_last", (2 * block / beat - 1).to_string()),
        ("compressor", compressor.module.clone()),
        ("decompressor", decompressor.module.clone()),
        ("compressor_config", connections(compressor, "compressor")),
        ("compressor_unused", unused(compressor, "compressor")),
        (
            "decompressor_config",
            connections(decompressor, "decompressor"),
        ),
        ("decompressor_unused", unused(decompressor, "decompressor")),
    ];
    let mut verilog = TEMPLATE.to_string();
    for (name, value) in values {
        verilog = verilog.replace(&format!("{{{name}}}"), &value);
    }
    let halves = [compressor, decompressor];
    let of_halves = halves.iter().flat_map(|top| top.files.iter().cloned());
    let list = of_halves
        .chain(VERILOG.map(String::from))
        .unique()
        .collect_vec();
    let mut files: BTreeMap<String, String> = FILES
        .map(|(name, text)| (name.to_string(), text.to_string()))
        .into();
    files.insert("round_trip_demo.v".into(), verilog);
    files.insert(
        format!("{TOP}.f"),
        list.iter().map(|f| format!("{f}\n")).collect(),
    );
    files.insert("Makefile".into(), makefile(block, command));
    Ok((files, list))
}

/// Whether a port belongs to the configuration, or reports damage in it.
fn is_of_tables(port: &str) -> bool {
    port.starts_with("s_axil_") || port == "table_damage"
}

/// The configuration ports, tied off: the tables keep their contents from power-up on.
fn configuration(top: &Top) -> impl Iterator<Item = (&str, u32, bool)> {
    let ports = top.ports.iter().filter(|port| is_of_tables(&port.name));
    ports.map(|port| {
        let input = port.direction == Direction::Input;
        (port.name.as_str(), port.width, input)
    })
}

fn connections(top: &Top, instance: &str) -> String {
    let ports = configuration(top).map(|(name, width, input)| {
        if input {
            format!(",\n    .{name}({width}'d0)")
        } else {
            format!(",\n    .{name}({instance}_unused_{name})")
        }
    });
    ports.collect()
}

fn unused(top: &Top, instance: &str) -> String {
    let outputs = configuration(top).filter(|(_, _, input)| !input);
    let wires = outputs.map(|(name, width, _)| match width {
        1 => format!("  wire {instance}_unused_{name};\n"),
        _ => format!("  wire [{}:0] {instance}_unused_{name};\n", width - 1),
    });
    wires.collect()
}

fn makefile(block: u32, command: &str) -> String {
    format!(
        "# Made by: {command}
# What simulators build; this folder stays as it was written.
BUILT = ../$(notdir $(CURDIR)).built
FILE ?= {TOP}.v

# Sends FILE's blocks through the whole top, by the UART, in Verilator.
simulate: $(BUILT)/verilator/demo
\t$(BUILT)/verilator/demo $(DAMAGE) $(FILE) {block}

$(BUILT)/verilator/demo: $(shell cat {TOP}.f) demo_driver.cpp
\t@mkdir -p $(BUILT)
\tverilator --cc --exe --build -O3 --top-module {TOP} -GCYCLES_PER_BIT=\"16'd8\" \\
\t\t--Mdir $(abspath $(BUILT)/verilator) -o demo $(abspath demo_driver.cpp) -f {TOP}.f

# {BITSTREAM} as hdlgen has made it, to the board.
load:
\topenFPGALoader -b ulx3s {BITSTREAM}

clean:
\trm -rf $(BUILT)

.PHONY: simulate load clean
"
    )
}
