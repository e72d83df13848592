//! A `config.mk` and constraints for OpenROAD-flow-scripts, for each half.
//!
//! <https://openroad-flow-scripts.readthedocs.io/en/latest/user/FlowVariables.html>

use super::super::constraints::{clock_and_delays, PERIOD_NS};
use super::super::manifest::{Manifest, Top};

/// The flow refuses larger memories as flip-flops unless it is told to take them.
const MEMORY_LIMIT: u64 = 4096;

pub fn files(manifest: &Manifest, top: &Top) -> Vec<(String, String)> {
    let constraints = format!("{}.orfs.sdc", top.module);
    vec![
        (
            format!("{}.config.mk", top.module),
            config(manifest, top, &constraints),
        ),
        (constraints, sdc(manifest, top)),
    ]
}

fn config(manifest: &Manifest, top: &Top, constraints: &str) -> String {
    let verilog: Vec<String> = (top.files.iter())
        .map(|file| format!("  $(HDLGEN_FOLDER){file}"))
        .collect();
    let memories = match top.memory_bits > MEMORY_LIMIT {
        true => format!(
            "
# Tables become flip-flops. A chip wants macros in the place of the modules ram_...; to leave
# the tables out of an experiment, SYNTH_MOCK_LARGE_MEMORIES = 1 in place of this line.
export SYNTH_MEMORY_MAX_BITS = {}
",
            top.memory_bits
        ),
        false => String::new(),
    };
    format!(
        "# Made by: {command}
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

/// Times are in the platform's unit, which is the ps for ASAP7 and the ns for the others.
fn sdc(manifest: &Manifest, top: &Top) -> String {
    format!(
        "# Made by: {command}
# A clock to start from; the ports get a fifth of it on either side.
set clk_period {ns:?}
if {{[info exists ::env(PLATFORM)] && $::env(PLATFORM) eq \"asap7\"}} {{
  # ASAP7's library counts in ps.
  set clk_period {ps}
}}
{delays}",
        command = manifest.command,
        ns = PERIOD_NS,
        ps = PERIOD_NS * 1000.0,
        delays = clock_and_delays(&top.ports, "clk_period"),
    )
}
