//! The datasheet on a folder's page: what the design costs as it was measured, what was proved of it, and
//! what whoever places it has to know. Nothing runs for it: measurements and proofs are those of the
//! project's files.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::manifest::{Manifest, Top, TopRole};
use super::measured::{measured, rows};
use crate::terms::count;

/// What `scripts/prove` proved.
const PROVED: &str = include_str!("../../testbench/proofs.csv");

/// A row of the proofs.
#[derive(Deserialize)]
struct Proved {
    /// The beginning of the digest of the Verilog that it was proved of.
    verilog: String,
    design: String,
    property: String,
    of: String,
    verdict: String,
    cycles: Option<u32>,
}

/// The chapter.
///
/// `verilog`: the digest of all Verilog files, by their names: proofs of other text do not count.
pub(super) fn datasheet(manifest: &Manifest, verilog: &str) -> String {
    let mut text = String::from("## Datasheet\n\n");
    text += &cost(manifest);
    text += &memories(manifest);
    text += &verified(manifest, verilog);
    text += &placing(manifest);
    text
}

/// A command without the width of its ports, which a core does not depend on.
fn without_ports(command: &str) -> String {
    let mut words = command.split_whitespace();
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "--beat" | "--prefix" | "--timescale" | "--macros" => drop(words.next()),
            word => kept.push(word),
        }
    }
    kept.join(" ")
}

fn cost(manifest: &Manifest) -> String {
    let command = without_ports(&manifest.command);
    let measured = measured();
    let own: Vec<String> = (measured.iter())
        .filter(|row| without_ports(&row.command) == command)
        .map(|row| {
            format!(
                "| {}, {} | {} | {} | {:.1} | {} | {:.1} | {}, {} |\n",
                row.half,
                row.what,
                row.library,
                row.gating,
                row.kge,
                row.flip_flops,
                row.fo4,
                row.date,
                row.commit
            )
        })
        .collect();
    if own.is_empty() {
        return format!(
            "Area and path have not been measured for these parameters: `hdlgen synth{}` does it.\n\n",
            manifest.command.trim_start_matches("hdlgen")
        );
    }
    format!(
        "Cells of a typical corner, without wires, by `hdlgen synth`. A core has no ports. Paths count \
         flip-flops, and memories' times by estimate. The Verilog may have changed since.\n\n\
         | half | library | clocks | kGE | flip-flops | longest path, FO4 | measured, of commit |\n|---|---|---|---:|---:|---:|---|\n{}\n",
        own.concat()
    )
}

fn memories(manifest: &Manifest) -> String {
    let rows = manifest.tops.iter().flat_map(|top| {
        top.memories.iter().map(|shape| {
            format!(
                "| `{}` | {} | {} × {} | {} |\n",
                shape.module, shape.instances, shape.words, shape.bits, top.module
            )
        })
    });
    let rows = rows.collect::<String>();
    if rows.is_empty() {
        return "It has no memories.\n\n".into();
    }
    format!(
        "| memory | instances | words × bits | in |\n|---|---:|---:|---|\n{rows}\n\
         Each has one write port and one read port on one clock. A read of the word that is being written gives the \
         old one. `--macros` puts macros there.\n\n"
    )
}

fn verified(manifest: &Manifest, verilog: &str) -> String {
    let proved: Vec<Proved> = rows(PROVED);
    let own = proved.iter().filter(|row| row.design == manifest.name);
    let holds = own.filter(|row| verilog.starts_with(&row.verilog));
    let holds = holds.filter(|row| row.verdict == "proved" || row.verdict == "holds");
    let mut of_halves: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for row in holds {
        let cycles = row.cycles.map(|cycles| format!(" ({cycles} cycles)"));
        let property = format!("`{}`{}", row.property, cycles.unwrap_or_default());
        of_halves.entry(&row.of).or_default().push(property);
    }
    let all = of_halves.iter();
    let all = all.map(|(half, properties)| format!("of the {half} {}", properties.join(", ")));
    let proofs = if of_halves.is_empty() {
        "No results of `hdlgen prove` are kept for this Verilog.".into()
    } else {
        let all = all.collect::<Vec<_>>().join("; ");
        format!("Proved for all time, or for the cycles that are named: {all}.")
    };
    format!(
        "Designs of this kind are compared, bit by bit, with a software model that was written apart from them, in the \
         simulator and in Verilator, with stalls on both sides and damaged input. slang, Verible, Verilator, Icarus and \
         Yosys read their Verilog. {proofs}\n\n"
    )
}

fn placing(manifest: &Manifest) -> String {
    let counts = manifest.tops.iter().map(|top: &Top| {
        let of = &top.flip_flops;
        format!(
            "`{}` has {} with a reset and {} without",
            top.module,
            count(of.reset, "flip-flop"),
            of.guarded
        )
    });
    let counts = counts.collect::<Vec<_>>().join("; ");
    let has_tables = manifest.tops.iter().any(|top| !top.address_map.is_empty());
    let is_controller = manifest
        .tops
        .iter()
        .any(|top| top.role == TopRole::Controller);
    let lost = match (is_controller, has_tables) {
        (true, _) => {
            "loses registers, tables and what waits to be written: flush first (command bit 3), and begin with registers and tables again"
        }
        (false, true) => "loses the tables: load the codebook again",
        (false, false) => "loses nothing but the blocks that are inside",
    };
    let interleave = if is_controller {
        "- **Several units**: each has an address range, or every n-th granule of at least a block, of its own, and regions for it. \
         A granule's address bits above the block go through unchanged, so remove the bits that choose the unit before `s_axi`.\n"
    } else {
        ""
    };
    format!(
        "- **Clock**: `aclk`, rising edge; nothing crosses clocks. Clock gates may go in front of every enable.\n\
         - **Reset**: `aresetn`, synchronous, active low, one cycle. {counts}: those hold data that a valid bit guards.\n\
         - **Scan**: no latches, no gated clocks, no asynchronous resets. Memories are at the pins of their modules.\n\
         - **Power-off** {lost}.\n{interleave}\n"
    )
}
