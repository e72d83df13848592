//! The registers and tables behind a configuration port in SystemRDL 2.0, from which PeakRDL makes C
//! headers, pages and register models.
//!
//! <https://www.accellera.org/downloads/standards/systemrdl>

use super::super::manifest::{Access, Field, Manifest, Region, Top};

/// From this many words on a region is a memory, below an array of registers.
const MEMORY_WORDS: u32 = 32;

pub fn files(manifest: &Manifest, top: &Top) -> Vec<(String, String)> {
    if top.address_map.is_empty() {
        return Vec::new();
    }
    let regions: String = top.address_map.iter().map(region).collect();
    let text = format!(
        "// SPDX-License-Identifier: CC0-1.0
// Made by: {command}
// Register map of s_axil of {module}, in byte addresses.
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
    let desc = quoted(&region.holds);
    if *words >= MEMORY_WORDS {
        let fields = region.fields.iter().map(|field| {
            let (high, low) = (field.low + field.bits - 1, field.low);
            format!("{} [{high}:{low}]: {}", field.name, field.holds)
        });
        let fields = quoted(&fields.collect::<Vec<_>>().join("; "));
        let access = software(region.access);
        return format!(
            "
  external mem {{
    desc = \"{desc}. {fields}\";
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
    let fields: String = region.fields.iter().map(|f| field(region, f)).collect();
    format!(
        "
  reg {{
    desc = \"{desc}\";
{fields}  }} {name}{array} @ {address:#x}{stride};
"
    )
}

/// A field as SystemRDL declares it.
fn field(region: &Region, field: &Field) -> String {
    let access = region.access_of(field);
    let clears = match access {
        Access::OnesClear => " onwrite = woclr;",
        _ => "",
    };
    let reset = field.reset.map(|value| format!(" = {value:#x}"));
    format!(
        "    field {{ sw = {};{clears} desc = \"{}\"; }} {}[{}:{}]{};\n",
        software(access),
        quoted(&field.holds),
        field.name,
        field.low + field.bits - 1,
        field.low,
        reset.unwrap_or_default(),
    )
}

fn software(access: Access) -> &'static str {
    match access {
        Access::ReadWrite | Access::OnesClear => "rw",
        Access::ReadOnly => "r",
        Access::WriteOnly => "w",
    }
}

fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
