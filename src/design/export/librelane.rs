//! A LibreLane configuration for each half.
//!
//! <https://librelane.readthedocs.io/en/latest/reference/configuration.html>

use serde_json::{json, Map, Value};

use super::super::constraints::PERIOD_NS;
use super::super::macros::Macros;
use super::super::manifest::Top;

pub fn files(top: &Top, macros: Option<&Macros>) -> Vec<(String, String)> {
    let verilog: Vec<String> = top.files.iter().map(|f| format!("dir::{f}")).collect();
    let constraints = format!("dir::{}.sdc", top.module);
    let mut configuration = json!({
        "DESIGN_NAME": top.module,
        "VERILOG_FILES": verilog,
        "CLOCK_PORT": "aclk",
        "CLOCK_PERIOD": PERIOD_NS,
        "PNR_SDC_FILE": constraints,
        "SIGNOFF_SDC_FILE": constraints,
        "FP_CORE_UTIL": 40,
    });
    let macros = views(top, macros);
    if !macros.is_empty() {
        configuration["MACROS"] = macros.into();
    }
    let text = serde_json::to_string_pretty(&configuration).unwrap_or_default() + "\n";
    vec![(format!("{}.librelane.json", top.module), text)]
}

/// The macros' layouts and timing.
fn views(top: &Top, macros: Option<&Macros>) -> Map<String, Value> {
    let used = macros.iter().flat_map(|macros| macros.used(&top.files));
    let views = used.map(|entry| {
        let mut views = json!({
            "gds": entry.gds.iter().collect::<Vec<_>>(),
            "lef": entry.lef.iter().collect::<Vec<_>>(),
        });
        if let Some(lib) = &entry.lib {
            views["lib"] = json!({ "*": [lib] });
        }
        (entry.name.clone(), views)
    });
    views.collect()
}
