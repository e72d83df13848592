//! A FuseSoC core file (CAPI2, flow API) and the test bench that it simulates; without it for designs without
//! stream ports.
//!
//! <https://fusesoc.readthedocs.io/en/stable/ref/capi2.html>

use std::collections::BTreeMap;

use super::super::manifest::{Manifest, Port, Top};
use super::super::{Role, Value};
use crate::hdl::netlist::Direction;

const TEST_BENCH: &str = include_str!("../../../testbench/round_trip.v");

pub fn files(manifest: &Manifest, files: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let name = &manifest.name;
    let mut made = BTreeMap::from([(format!("{name}.core"), core(manifest, files))]);
    if streams(manifest) {
        made.insert(format!("{name}_tb.v"), test_bench(manifest));
    }
    made
}

/// Whether the tops have stream ports.
fn streams(manifest: &Manifest) -> bool {
    let mut ports = manifest.tops.iter().flat_map(|top| &top.ports);
    ports.any(|port| port.name == "s_axis_tdata")
}

fn core(manifest: &Manifest, files: &BTreeMap<String, String>) -> String {
    let name = &manifest.name;
    let list = files.get(&format!("{name}.f"));
    let verilog = list.into_iter().flat_map(|list| list.lines());
    let mut rtl: String = verilog
        .map(|file| format!("      - {file}: {{file_type: verilogSource-2001}}\n"))
        .collect();
    // `$readmemh` looks where the simulation runs.
    for image in files.keys().filter(|file| file.ends_with(".hex")) {
        rtl.push_str(&format!(
            "      - {image}: {{file_type: user, copyto: {image}}}\n"
        ));
    }
    let lints: String = manifest
        .tops
        .iter()
        .map(|top| {
            format!(
                "
  lint_{role}:
    description: Verilator's lint, all warnings
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall]
    filesets: [rtl]
    toplevel: {module}
",
                role = top.role.name(),
                module = top.module
            )
        })
        .collect();
    let [description, bench, simulation] = if streams(manifest) {
        [
            "; compressor and decompressor".into(),
            bench(name),
            simulation(name),
        ]
    } else {
        <[String; 3]>::default()
    };
    format!(
        "CAPI=2:
# SPDX-License-Identifier: CC0-1.0
# Made by: {command}
name: hdlgen:design:{name}
description: Memory compression, {design}{description}

filesets:
  rtl:
    files:
{rtl}{bench}
targets:
  default:
    filesets: [rtl]
{lints}{simulation}",
        command = manifest.command,
        design = manifest.design,
    )
}

/// The test bench's files.
fn bench(name: &str) -> String {
    format!(
        "
  tb:
    files:
      - {name}_tb.v: {{file_type: verilogSource-2001}}
"
    )
}

/// The targets that simulate the test bench.
fn simulation(name: &str) -> String {
    format!(
        "
  sim: &sim
    description: Blocks through compressor and decompressor, in Verilator
    flow: sim
    flow_options:
      tool: verilator
      mode: binary
    filesets: [rtl, tb]
    toplevel: {name}_tb

  sim_icarus:
    <<: *sim
    description: The same in Icarus Verilog
    flow_options:
      tool: icarus
      vvp_options: [-N]
"
    )
}

/// The test bench. Its two instances are connected to the ports that both halves have.
fn test_bench(manifest: &Manifest) -> String {
    let half = |role| manifest.tops.iter().find(|top| top.role.half() == role);
    let width = |top: &Top, name| {
        let port = top.ports.iter().find(|port| port.name == name);
        port.map_or(0, |port| port.width)
    };
    let beat = half(Role::Compressor).map_or(32, |top| width(top, "s_axis_tdata"));
    let metadata = half(Role::Compressor).map_or(2, |top| width(top, "m_axis_tuser"));
    let block_bits = match manifest.parameters.get("block") {
        Some(Value::Number(bytes)) => 8 * bytes,
        _ => 1024,
    };
    let connected = |role, from: &str, to: &str| {
        half(role).map_or(String::new(), |top| connections(top, from, to))
    };
    TEST_BENCH
        .replace("@COMMAND@", &manifest.command)
        .replace("@NAME@", &manifest.name)
        .replace("@BEATS@", &(block_bits / beat).to_string())
        .replace("@BITS@", &beat.to_string())
        .replace("@METADATA@", &metadata.to_string())
        .replace("@COMPRESSOR@", &connected(Role::Compressor, "s", "c"))
        .replace("@DECOMPRESSOR@", &connected(Role::Decompressor, "c", "m"))
}

/// Streams are connected to signals called `s_…`, `c_…` and `m_…`; a configuration port
/// is left alone.
fn connections(top: &Top, from: &str, to: &str) -> String {
    let connection = |port: &Port| {
        let name = port.name.as_str();
        let signal = if let Some(rest) = name.strip_prefix("s_axis_t") {
            format!("{from}_{rest}")
        } else if let Some(rest) = name.strip_prefix("m_axis_t") {
            format!("{to}_{rest}")
        } else if name.starts_with("s_axil_") {
            match port.direction {
                Direction::Input => format!("{}'h0", port.width),
                Direction::Output => String::new(),
            }
        } else {
            name.to_string()
        };
        format!("    .{name}({signal})")
    };
    let all: Vec<String> = top.ports.iter().map(connection).collect();
    all.join(",\n")
}
