//! A LibreLane configuration for each half.
//!
//! <https://librelane.readthedocs.io/en/latest/reference/configuration.html>

use serde_json::json;

use super::super::constraints::PERIOD_NS;
use super::super::manifest::{Manifest, Top};

pub fn files(_: &Manifest, top: &Top) -> Vec<(String, String)> {
    let verilog: Vec<String> = top.files.iter().map(|f| format!("dir::{f}")).collect();
    let constraints = format!("dir::{}.sdc", top.module);
    let configuration = json!({
        "DESIGN_NAME": top.module,
        "VERILOG_FILES": verilog,
        "CLOCK_PORT": "aclk",
        "CLOCK_PERIOD": PERIOD_NS,
        "PNR_SDC_FILE": constraints,
        "SIGNOFF_SDC_FILE": constraints,
        "FP_CORE_UTIL": 40,
    });
    let text = serde_json::to_string_pretty(&configuration).unwrap_or_default() + "\n";
    vec![(format!("{}.librelane.json", top.module), text)]
}
