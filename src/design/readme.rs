//! `README.md` of an emitted folder, made from the manifest.

use itertools::Itertools;

use super::datasheet;
use super::manifest::{Field, Manifest, Port, Region, Top, TopRole};
use super::pictures::{cycles_file, datapath_file};
use super::plan::Plan;
use super::readme_unit;
use super::{designs, Role, Value};
use crate::hdl::netlist::Direction;
use crate::terms::count;

/// The file's name in the folder.
pub const FILE_NAME: &str = "README.md";

/// The page of a design: its modules and ports, an instance of each to copy, and its registers.
pub fn readme(manifest: &Manifest) -> String {
    let about = designs()
        .iter()
        .find(|entry| entry.name == manifest.design)
        .map_or("", |entry| entry.about);
    let parameters = manifest
        .parameters
        .iter()
        .map(|(name, value)| format!("{name} {value}"));
    let streams = manifest.tops.iter().any(|top| has(top, "s_axis_tdata"));
    let mut text = format!(
        "# {}\n\n{}.\n\nWritten by `{}`; `manifest.json` describes this folder for programs, and has the version of hdlgen. hdlgen replaces this folder when it writes the design again, with all changes in it. Parameters: {}.\n\n",
        manifest.name,
        capital(about),
        manifest.command,
        parameters.format(", ")
    );
    text += &stages(&manifest.design);
    text += &modules(manifest, streams);
    if streams {
        text += &blocks(manifest);
    }
    for top in &manifest.tops {
        text += &module(top, streams);
        if top.role == TopRole::Controller {
            text += &readme_unit::unit(manifest, top);
        }
    }
    text += &datasheet::datasheet(manifest);
    text += &format!(
        "## Files\n\n`{}.f` lists the Verilog in order of dependency, leaf modules first; `MODULE.sdc` has a clock and port delays as a starting point. `hdlgen draw` made the pictures from the netlist and a simulation.{}\n",
        manifest.name,
        if datasheet::has_memories(manifest) {
            " Modules `hdlgen_ram_…` are memories; replace them with macros."
        } else {
            ""
        }
    );
    text
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

fn has(top: &Top, port: &str) -> bool {
    top.ports.iter().any(|p| p.name == port)
}

/// The stages of the design and its verification; empty if it has no plan.
fn stages(design: &str) -> String {
    Plan::of(design).map_or(String::new(), |plan| {
        format!(
            "Stages of the design (D) and of its verification (V), for default parameters: {}; hdlgen's `docs/status.md` defines them.\n\n",
            plan.stages()
        )
    })
}

/// A table of the modules to instantiate.
fn modules(manifest: &Manifest, streams: bool) -> String {
    let (latency, unit) = if streams {
        ("latency in cycles, first beat in to last beat out", "block")
    } else {
        (
            "latency of a read of one DRAM burst in cycles, without the DRAM's",
            "block",
        )
    };
    let mut text = format!(
        "| module | stages | {latency} | a {unit} every | memories |\n\
         |---|---|---|---|---|\n"
    );
    for top in &manifest.tops {
        text += &format!(
            "| `{}` | {} | {} | {} | {} |\n",
            top.module,
            top.pipeline_stages,
            top.latency_cycles,
            count(top.interval_cycles, "cycle"),
            count(top.memory_bits, "bit"),
        );
    }
    text + "\n"
}

/// Chapter on blocks: their beats and how they are transferred.
fn blocks(manifest: &Manifest) -> String {
    let number = |name: &str| match manifest.parameters.get(name) {
        Some(Value::Number(number)) => *number,
        _ => 0,
    };
    let (block, mag, beat) = (number("block"), number("mag"), number("beat"));
    let stages = manifest.tops.iter().any(|top| top.stage.is_some());
    let mut text = format!(
        "## Blocks\n\n\
         - A block of {block} bytes is {} of {beat} bytes. Byte 0 is `tdata[7:0]` of the first beat; `tlast` is on the last.\n\
         - A stored block is whole bursts of {mag} bytes, with zeros after its last bit. `tuser` has its metadata on every \
         beat: bursts - 1, or 3 for a block stored raw. At an input, only the first beat's `tuser` counts.\n\
         - A beat is transferred at a rising edge of `aclk` where `tvalid` and `tready` are both 1. Either side may pause \
         at any time; an offered beat stays until it is taken.\n",
        count(block.checked_div(beat).unwrap_or(0), "beat")
    );
    if !stages {
        text += "- A compressor drops a block with too few or too many beats, and sets `framing_error` for a cycle. A decompressor \
                 answers any input with one whole block; on its last beat, the highest bit of `tuser` marks a corrupt block.\n";
    }
    text + "\n"
}

/// A module's ports as an instance, and its registers.
fn module(top: &Top, streams: bool) -> String {
    let kind = top.stage.as_deref().unwrap_or(top.role.name());
    let mut text = format!("## {}\n\n", capital(kind));
    text += &format!(
        "![Datapath of {0}]({1})\n\n",
        top.module,
        datapath_file(&top.module)
    );
    if streams && top.ports.iter().any(|port| port.name == "m_axis_tdata") {
        text += &format!(
            "![Blocks in {0}]({1})\n\n",
            top.module,
            cycles_file(&top.module)
        );
    }
    text += &format!("```verilog\n{} {} (\n", top.module, kind.replace('-', "_"));
    let mut ports: Vec<&Port> = top.ports.iter().collect();
    let channel = |port: &Port| {
        if streams {
            (0, "")
        } else {
            readme_unit::channel(&port.name)
        }
    };
    ports.sort_by_key(|port| channel(port).0);
    let mut before = 0;
    for (number, port) in ports.iter().enumerate() {
        let (place, about) = channel(port);
        if place != before {
            text += &format!("\n  // {about}\n");
            before = place;
        }
        let comma = if number + 1 < ports.len() { "," } else { "" };
        let line = format!("{}{comma}", connection(port));
        text += format!("  {line:<42}{}", comment(top, port)).trim_end();
        text.push('\n');
    }
    text += ");\n```\n\n";
    if !top.address_map.is_empty() {
        text += "Registers have 32 bits. A write without all bits of `wstrb` gets SLVERR, as does an access to an address without a register.\n\n| address | words | name | bits | reset | access | description |\n|---|---|---|---|---|---|---|\n";
        let regions = top.address_map.iter();
        for region in regions.sorted_by_key(|region| region.address) {
            text += &row(region);
        }
        text.push('\n');
        if top.stage.is_none() {
            text += "`hdlgen train` writes the sequence of writes that loads a codebook; `hdlgen vectors` writes a bench that performs it.\n\n";
        }
    }
    text
}

/// A row for the word and one for each of its fields, unless its only field says the same.
fn row(region: &Region) -> String {
    let cell = |text: &str| text.replace('|', "\\|");
    let head = format!(
        "| {:#x} | {} | `{}` |",
        region.address, region.words, region.name
    );
    let of_field = |field: &Field| {
        let bits = match field.bits {
            1 => field.low.to_string(),
            bits => format!("{}:{}", field.low + bits - 1, field.low),
        };
        let reset = field
            .reset
            .map_or(String::new(), |value| format!("{value:#x}"));
        let access = region.access_of(field).name();
        format!(" {bits} | {reset} | {access} |")
    };
    if let [only] = &region.fields[..] {
        let also = if only.holds == region.holds {
            String::new()
        } else {
            format!(
                ". {}: {}",
                capital(&only.name.replace('_', " ")),
                only.holds
            )
        };
        let holds = cell(&format!("{}{also}", region.holds));
        return format!("{head}{} {holds} |\n", of_field(only));
    }
    let mut text = format!("{head} | | | {} |\n", cell(&region.holds));
    for field in &region.fields {
        let holds = cell(&field.holds);
        text += &format!("| | | `{}` |{} {holds} |\n", field.name, of_field(field));
    }
    text
}

fn connection(port: &Port) -> String {
    format!(".{0}({0})", port.name)
}

/// A port's direction and width, and for the first of an interface what this is.
fn comment(top: &Top, port: &Port) -> String {
    let direction = match port.direction {
        Direction::Input => "in",
        Direction::Output => "out",
    };
    let width = match port.width {
        1 => String::new(),
        width => format!(" {width} bits"),
    };
    let about = match (port.name.as_str(), top.stage.is_some(), top.role.half()) {
        ("aclk", ..) => ", rising edge",
        ("aresetn", ..) => ", active low, synchronous",
        ("framing_error", ..) => ", for a cycle: a block was dropped",
        ("s_axis_tvalid", false, Role::Compressor) => ", blocks",
        ("s_axis_tvalid", false, Role::Decompressor) => ", stored blocks",
        ("m_axis_tvalid", false, Role::Compressor) => ", stored blocks",
        ("m_axis_tvalid", false, Role::Decompressor) => ", blocks",
        ("m_axis_tuser", false, Role::Decompressor) => ", the highest: corrupt",
        ("s_raw_axis_tvalid", ..) => ", the same blocks, raw",
        ("m_axis_tuser" | "s_axis_tuser", false, _) => ", metadata",
        ("s_axil_awvalid", ..) if has(top, "s_axi_arvalid") => "",
        ("s_axil_awvalid", ..) => ", AXI4-Lite: registers",
        ("irq", ..) => ", a level",
        _ => "",
    };
    format!("// {direction}{width}{about}")
}
