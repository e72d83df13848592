//! A `config.mk` and constraints for OpenROAD-flow-scripts, for each half.
//!
//! <https://openroad-flow-scripts.readthedocs.io/en/latest/user/FlowVariables.html>

use std::path::PathBuf;

use itertools::Itertools;

use super::super::constraints::{clock_and_delays, PERIOD_NS};
use super::super::macros::Macros;
use super::super::manifest::{Manifest, Top};

/// The flow refuses larger memories made of flip-flops unless its limit is raised.
const MEMORY_LIMIT: u64 = 4096;

pub fn files(manifest: &Manifest, top: &Top, macros: Option<&Macros>) -> Vec<(String, String)> {
    let constraints = format!("{}.orfs.sdc", top.module);
    vec![
        (
            format!("{}.config.mk", top.module),
            config(manifest, top, &constraints, macros) + &views(top, macros),
        ),
        (constraints, sdc(manifest, top)),
    ]
}

fn config(manifest: &Manifest, top: &Top, constraints: &str, macros: Option<&Macros>) -> String {
    let verilog: Vec<String> = (top.files.iter())
        .map(|file| format!("  $(HDLGEN_FOLDER){file}"))
        .collect();
    let all_macros = macros.is_some_and(|macros| macros.of_files(top.files.iter()).1.is_empty());
    let memories = if top.memory_bits > MEMORY_LIMIT && !all_macros {
        format!(
            "
# Memories become flip-flops. For a chip, replace the modules hdlgen_ram_... with macros; to leave the
# memories out of an experiment, set SYNTH_MOCK_LARGE_MEMORIES = 1 instead of this line.
export SYNTH_MEMORY_MAX_BITS = {}
",
            top.memory_bits
        )
    } else {
        String::new()
    };
    format!(
        "# SPDX-License-Identifier: CC0-1.0
# Made by: {command}
# In OpenROAD-flow-scripts/flow: make DESIGN_CONFIG=.../{module}.config.mk PLATFORM=asap7
HDLGEN_FOLDER := $(dir $(abspath $(lastword $(MAKEFILE_LIST))))

export PLATFORM ?= nangate45
export DESIGN_NAME = {module}
export VERILOG_FILES = \\
{verilog}
export SDC_FILE = $(HDLGEN_FOLDER){constraints}
export ABC_CLOCK_PERIOD_IN_PS ?= {period_ps}

export CORE_UTILIZATION ?= 40
export PLACE_DENSITY_LB_ADDON ?= 0.20
export TNS_END_PERCENT ?= 100
{memories}",
        command = manifest.command,
        module = top.module,
        verilog = verilog.join(" \\\n"),
        period_ps = PERIOD_NS * 1000.0,
    )
}

/// The macros' layouts and timing.
fn views(top: &Top, macros: Option<&Macros>) -> String {
    let used = || macros.iter().flat_map(|macros| macros.used(&top.files));
    let variable = |name: &str, views: Vec<&PathBuf>| {
        let views = views
            .iter()
            .map(|view| format!(" \\\n  {}", view.display()));
        match views.collect::<String>() {
            none if none.is_empty() => none,
            some => format!("\nexport {name} ={some}\n"),
        }
    };
    [
        variable(
            "ADDITIONAL_LEFS",
            used().filter_map(|e| e.lef.as_ref()).unique().collect(),
        ),
        variable(
            "ADDITIONAL_LIBS",
            used().filter_map(|e| e.lib.as_ref()).unique().collect(),
        ),
        variable(
            "ADDITIONAL_GDS",
            used().filter_map(|e| e.gds.as_ref()).unique().collect(),
        ),
    ]
    .concat()
}

/// Times are in the platform's unit, which is the ps for ASAP7 and the ns for the others.
fn sdc(manifest: &Manifest, top: &Top) -> String {
    format!(
        "# SPDX-License-Identifier: CC0-1.0
# Made by: {command}
# Initial clock period; input and output delays are 20 % of it.
set clk_period {ns:?}
if {{[info exists ::env(PLATFORM)] && $::env(PLATFORM) eq \"asap7\"}} {{
  # ASAP7 uses ps.
  set clk_period {ps}
}}
{delays}",
        command = manifest.command,
        ns = PERIOD_NS,
        ps = PERIOD_NS * 1000.0,
        delays = clock_and_delays(&top.ports, "clk_period"),
    )
}
