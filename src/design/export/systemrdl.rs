//! The registers and tables behind a configuration port in SystemRDL 2.0, from which PeakRDL makes C
//! headers, pages and register models.
//!
//! <https://www.accellera.org/downloads/standards/systemrdl>

use super::super::manifest::{Access, Manifest, Region, Top};

/// From so many words on a region is a memory, below an array of registers.
const MEMORY_WORDS: u32 = 32;

pub fn files(manifest: &Manifest, top: &Top) -> Vec<(String, String)> {
    if top.address_map.is_empty() {
        return Vec::new();
    }
    let regions: String = top.address_map.iter().map(region).collect();
    let text = format!(
        "// Made by: {command}
// What is behind s_axil of {module}; byte addresses.
addrmap {module} {{
  name = \"{module}\";
  default regwidth = 32;
  default hw = na;
{regions}}};
",
        command = manifest.command,
        module = top.module,
    );
    vec![(format!("{}.rdl", top.module), text)]
}

fn region(region: &Region) -> String {
    let Region {
        name,
        address,
        words,
        ..
    } = region;
    let (access, clears) = match region.access {
        Access::ReadWrite => ("rw", ""),
        Access::ReadOnly => ("r", ""),
        Access::WriteOnly => ("w", ""),
        Access::OnesClear => ("rw", " onwrite = woclr;"),
    };
    let desc = region.holds.replace('\\', "\\\\").replace('"', "\\\"");
    if *words >= MEMORY_WORDS {
        return format!(
            "
  external mem {{
    desc = \"{desc}\";
    mementries = {words};
    memwidth = 32;
    sw = {access};
  }} {name} @ {address:#x};
"
        );
    }
    let (array, stride) = match words {
        1 => (String::new(), ""),
        _ => (format!("[{words}]"), " += 4"),
    };
    format!(
        "
  reg {{
    desc = \"{desc}\";
    field {{ sw = {access};{clears} }} word[31:0];
  }} {name}{array} @ {address:#x}{stride};
"
    )
}
