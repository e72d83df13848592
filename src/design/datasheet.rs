//! The datasheet on a folder's page: its measured costs, its proofs, and notes for integration. It runs
//! nothing: measurements and proofs are read from the project's files.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::manifest::{Manifest, Top, TopRole};
use super::measured::{measured, newest_library, rows, CellLibrary, Measured, FILLED};
use crate::hdl::REGISTERED;
use crate::terms::count;

/// Digits of a digest in the results of `scripts/prove`.
const PROVED_DIGITS: usize = 16;

/// The results of `scripts/prove`.
const PROVED: &str = include_str!("../../testbench/proofs.csv");

/// A row of the proofs.
#[derive(Deserialize)]
struct Proved {
    /// [`proved_of`] of the Verilog when it was proved.
    verilog: String,
    design: String,
    property: String,
    of: String,
    verdict: String,
    cycles: Option<u32>,
}

/// The chapter.
pub(super) fn datasheet(manifest: &Manifest) -> String {
    let mut text = String::from("## Datasheet\n\n");
    text += &cost(manifest);
    text += &memories(manifest);
    text += &verified(manifest);
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
    let (measured, library) = (measured(), newest_library());
    let own: Vec<String> = (measured.iter())
        .filter(|row| without_ports(&row.command) == command)
        .map(|row| {
            format!(
                "| {}, {} | {} | {} | {:.1} | {} | {:.1} | {} | {}, {} |\n",
                row.half,
                row.what,
                row.library,
                row.gating,
                row.kge,
                row.flip_flops,
                row.fo4,
                mm2_and_ghz(row, library.as_ref()),
                row.date,
                row.commit
            )
        })
        .collect();
    if own.is_empty() {
        return format!(
            "The project has no figures of area and clock for these parameters: `hdlgen synth{}` measures them.\n\n",
            manifest.command.trim_start_matches("hdlgen")
        );
    }
    format!(
        "Measured by `hdlgen synth` at the library's typical corner, without wires and margin. A core is a half without its ports. Paths include flip-flops and estimated memory access times. Square millimetres are of logic, with {:.0} % of the area filled. The Verilog may have changed since.\n\n\
         | half | library | clocks | kGE | flip-flops | longest path, FO4 | mm² | GHz | measured, of commit |\n|---|---|---|---:|---:|---:|---:|---:|---|\n{}\n",
        100.0 * FILLED,
        own.concat()
    )
}

/// Two cells of a table: area and clock in the library of the most modern node, empty for another one.
fn mm2_and_ghz(row: &Measured, library: Option<&CellLibrary>) -> String {
    match library.filter(|library| library.library == row.library) {
        None => " | ".into(),
        Some(library) => {
            let um2 = 1000.0 * row.kge * library.nand2_um2 / FILLED;
            let ghz = 1000.0 / (row.fo4 * library.fo4_ps);
            format!("{:.4} | {ghz:.2}", um2 / 1e6)
        }
    }
}

/// Whether the design has memories.
pub(super) fn has_memories(manifest: &Manifest) -> bool {
    manifest.tops.iter().any(|top| !top.memories.is_empty())
}

fn memories(manifest: &Manifest) -> String {
    if !has_memories(manifest) {
        return "It has no memories.\n\n".into();
    }
    let rows = manifest.tops.iter().flat_map(|top| {
        top.memories.iter().map(|shape| {
            format!(
                "| `{}` | {} | {} × {} | {} |\n",
                shape.module, shape.instances, shape.words, shape.bits, top.module
            )
        })
    });
    let rows = rows.collect::<String>();
    let registered = if rows.contains(REGISTERED) {
        " A memory called `…_registered` has an output register."
    } else {
        ""
    };
    format!(
        "| memory | instances | words × bits | in |\n|---|---:|---:|---|\n{rows}\n\
         Each memory has one write port and one read port on one clock. Reading the word that is being written returns the old word.{registered} `--macros` replaces memories with macros.\n\n"
    )
}

/// The beginning of the digests of the Verilog that a proof `of` a half, or of both, is about.
fn proved_of(manifest: &Manifest, of: &str) -> String {
    let whole = manifest.tops.iter().map(|top| &top.logic_sha256);
    match manifest.tops.iter().find(|top| top.half_name() == of) {
        Some(top) => top.logic_sha256.chars().take(PROVED_DIGITS).collect(),
        None => whole
            .flat_map(|digest| digest.chars().take(PROVED_DIGITS / 2))
            .collect(),
    }
}

fn verified(manifest: &Manifest) -> String {
    let proved: Vec<Proved> = rows(PROVED);
    let own = proved.iter().filter(|row| row.design == manifest.name);
    // Proofs of other text do not count.
    let holds = own.filter(|row| row.verilog == proved_of(manifest, &row.of));
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
        "There are no results of `hdlgen prove` for this Verilog.".into()
    } else {
        let all = all.collect::<Vec<_>>().join("; ");
        format!("Proved without bound, or for the given number of cycles: {all}.")
    };
    let is_controller = manifest
        .tops
        .iter()
        .any(|top| top.role == TopRole::Controller);
    let compared = if is_controller {
        "Controllers run between random clients and memories, in the simulator and in Verilator, with every output compared in every cycle and every byte that is read compared with what was written; hdlgen's `docs/controller.md` lists tests and proofs. They cover the default parameters and others."
    } else {
        "Designs of this kind are compared, bit by bit, with an independently written software model, in the simulator and in Verilator, with stalls on both sides and damaged input."
    };
    format!(
        "{compared} slang, Verible, Verilator, Icarus and Yosys read their Verilog. {proofs}\n\n"
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
            "loses registers, tables and buffered writes: see [Bring-up](#bring-up) for the order of flush, power-off and `run`"
        }
        (false, true) => "loses the tables: load the codebook again",
        (false, false) => "loses only the blocks in flight",
    };
    let interleave = if is_controller {
        "- **Several units**: give each unit an address range and regions of its own. Two units may also take blocks in turn: select the unit by an address bit above the block, remove this bit before `s_axi`, and put it back after `m_axi`.\n"
    } else {
        ""
    };
    let bist = if has_memories(manifest) {
        " Memories are modules of their own, so that memory BIST can be put around them."
    } else {
        ""
    };
    format!(
        "- **Clock**: `aclk`, rising edge; nothing crosses clocks. Every enable may become a clock gate.\n\
         - **Reset**: `aresetn`, synchronous, active low, one cycle. {counts}: a valid bit guards the data in those without.\n\
         - **Scan**: no latches, no gated clocks, no asynchronous resets.{bist}\n\
         - **Power-off** {lost}.\n{interleave}\n"
    )
}
