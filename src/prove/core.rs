//! Proofs of a core alone: its pipeline gives the same results as the core with one stage, and it holds its
//! state while it does not move. Together they show that pipeline stages change only the timing, with any
//! stalls.
//!
//! Both hold in every state of the registers, reachable or not, and need so few cycles that these can be
//! unrolled into logic without registers. A property that holds from any state for as many moves as a
//! pipeline has stages holds for all time, because all earlier moves only lead to some state.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::half::{core, decoding_way, ports, registers, takes_a_block_each_move, Half, Port};
use super::wrapper::{files, TOP};
use crate::design::emit::{self, Emitted};
use crate::design::manifest::Manifest;
use crate::design::Options;
use crate::hdl::netlist::Direction;

/// Inputs that the proof drives itself, or keeps constant (the tables).
const CONTROL: [&str; 3] = ["aclk", "aresetn", "advance"];
const TABLES: [&str; 2] = ["ranked", "loaded"];

/// Extra cycles for the assertions, which refer to the cycle before.
pub(super) const LOOKING_BACK: u32 = 2;

/// Verilog with an assertion that holds without bound if it holds for this many cycles from any state,
/// and the same with a bug.
pub struct FromAnyState {
    /// Contents of the files, by name.
    pub files: BTreeMap<String, String>,
    /// The same with a bug.
    pub bug: BTreeMap<String, String>,
    /// Cycles.
    pub cycles: u32,
}

/// The same design with one stage, if its stages are a parameter.
pub fn unpipelined(manifest: &Manifest) -> Option<Emitted> {
    design(manifest, |options| options.with("stages", 1))
}

/// The same design with one stage and a shifter for each lane, if it has one network for all lanes. The
/// blocks are small enough for ABC to prove the two equivalent: with 128 bytes it did not finish in minutes.
pub fn parallel(manifest: &Manifest) -> Option<Emitted> {
    let parameters = &manifest.parameters;
    let form = parameters.get("concat")?.to_string();
    let block = parameters.get("block")?.to_string();
    if form != "tree" || block.parse::<u32>().ok()? > 64 {
        return None;
    }
    design(manifest, |options| {
        options.with("stages", 1).with("concat", "parallel")
    })
}

fn design(manifest: &Manifest, change: impl Fn(Options) -> Options) -> Option<Emitted> {
    let given = manifest.parameters.iter();
    let options = given.fold(Options::default(), |options, (name, value)| {
        options.with(name, value)
    });
    let design = crate::design(&manifest.design, &change(options)).ok()?;
    emit::sources(design.as_ref()).ok()
}

/// The pipelined core of a half gives the same results as the core of `flat`, which has one stage.
pub fn same_results(half: &Half, flat: &Half) -> Option<FromAnyState> {
    let stages = half.top.pipeline_stages;
    let (name, text) = core(half)?;
    let (flat_name, _) = core(flat)?;
    if stages < 2 || !takes_a_block_each_move(half) || !takes_a_block_each_move(flat) {
        return None;
    }
    let ports = ports(text);
    let of = |wanted| {
        let found = move |p: &&Port| p.direction == wanted && !CONTROL.contains(&p.name);
        ports.iter().filter(found)
    };
    let mut top = format!("module {TOP} (input wire aclk");
    for port in of(Direction::Input).filter(|p| !TABLES.contains(&p.name)) {
        let _ = write!(top, ",\n  input wire [{}:0] {}", port.width - 1, port.name);
    }
    top += "\n);\n";
    for port in of(Direction::Input).filter(|p| TABLES.contains(&p.name)) {
        let (last, name) = (port.width - 1, port.name);
        let _ = writeln!(top, "  (* anyconst *) wire [{last}:0] {name};");
    }
    let bits: u32 = of(Direction::Output).map(|p| p.width).sum();
    let control = [".aclk(aclk), .aresetn(1'b1), .advance(1'b1)".to_owned()].into_iter();
    let inputs = of(Direction::Input).map(|p| format!(".{0}({0})", p.name));
    let given = control.chain(inputs).join(", ");
    // `done` is the highest bit of all.
    let outputs = of(Direction::Output)
        .sorted_by_key(|p| p.name != "done")
        .collect_vec();
    for (module, own) in [(&name, "pipelined"), (&flat_name, "flat")] {
        top += &copy(module, own, &given, &outputs);
    }
    let late = (bits * (stages - 1)).max(1);
    let _ = write!(
        top,
        "  // What one stage gives waits until as many moves are over as there are stages.
  reg [{0}:0] late;
  reg [7:0] moves = 0;
  always @(posedge aclk) begin
    late <= {{late, flat_all}};
    moves <= moves + (moves != {stages});
    // Without a block, the data are left over from the last one.
    if (moves == {stages}) same_results: assert (
      pipelined_done ? pipelined_all == late[{0}:{1}] : !late[{0}]
    );
  end
endmodule
",
        late - 1,
        late - bits
    );
    let mut whole = files(half.emitted, top, &[half.top]);
    for file in &flat.top.files {
        whole.insert(file.clone(), flat.emitted.files[file].clone());
    }
    let mut bug = whole.clone();
    // In the core, or in a part of it.
    let part = |file: &&String| file.starts_with(name.trim_end_matches("core"));
    let own = half.top.files.iter().filter(part);
    let (file, broken) = own
        .filter_map(|file| Some((file, mixed_up(&half.emitted.files[file])?)))
        .next()?;
    bug.insert(file.clone(), broken);
    Some(FromAnyState {
        files: whole,
        bug,
        cycles: stages + LOOKING_BACK,
    })
}

/// An instance with these inputs, with all its outputs as `own_all`.
pub(super) fn copy(module: &str, own: &str, given: &str, outputs: &[&Port]) -> String {
    let mut text = String::new();
    for port in outputs {
        let _ = writeln!(text, "  wire [{}:0] {own}_{};", port.width - 1, port.name);
    }
    let bits: u32 = outputs.iter().map(|p| p.width).sum();
    let made = outputs.iter().map(|p| format!(".{0}({own}_{0})", p.name));
    let all = outputs.iter().map(|p| format!("{own}_{}", p.name));
    let _ = write!(
        text,
        "  {module} {own} ({given}, {});\n  wire [{}:0] {own}_all = {{{}}};\n",
        made.format(", "),
        bits - 1,
        all.format(", ")
    );
    text
}

/// A bug: the next input block changes the data in the third stage.
fn mixed_up(text: &str) -> Option<String> {
    let is_data = |line: &&str| line.contains("_s3 <= ") && !line.contains("valid_s3");
    let line = text.lines().find(is_data)?;
    Some(text.replacen(line, &line.replace(" <= ", " <= loads_s2 ^ "), 1))
}

/// All registers of a half's core, or of a decoding way, hold while `advance` is 0 and there is no reset.
pub fn holds_still(half: &Half) -> Option<FromAnyState> {
    let (name, text) = core(half).or_else(|| decoding_way(half))?;
    let ports = ports(text);
    let inputs = (ports.iter()).filter(|p| p.direction == Direction::Input && p.name != "advance");
    let declared = inputs
        .clone()
        .map(|p| format!("  input wire [{}:0] {}", p.width - 1, p.name));
    let wired = inputs.map(|p| format!(".{0}({0})", p.name));
    let top = format!(
        "module {TOP} (\n{}\n);\n  {name} core ({}, .advance(1'b0));\nendmodule\n",
        declared.format(",\n"),
        wired.format(", ")
    );
    let mut whole = files(half.emitted, top, &[half.top]);
    for file in &half.top.files {
        if let Some(text) = whole.get_mut(file) {
            *text = watched(text);
        }
    }
    let changed = |text: &String| {
        text.replace("if (advance) ", "").replace(
            "wire symbol_found = advance & decode;",
            "wire symbol_found = decode;",
        )
    };
    let bug = whole
        .iter()
        .map(|(name, text)| (name.clone(), changed(text)));
    Some(FromAnyState {
        bug: bug.collect(),
        files: whole,
        cycles: 1 + LOOKING_BACK,
    })
}

/// A module with an assertion that its registers hold.
fn watched(text: &str) -> String {
    let ports = ports(text);
    // Outputs of other library modules are no registers, and memories are not watched.
    let is_clocked =
        |name: &str| text.contains(&format!(" {name} <= ")) && !text.contains("] words [");
    let outputs = ports.iter().filter(|p| p.is_register && is_clocked(p.name));
    let outputs = outputs.map(|port| (port.width, port.name));
    let registers: Vec<(u32, &str)> = registers(text).chain(outputs).collect();
    let bits: u32 = registers.iter().map(|(width, _)| width).sum();
    if bits == 0 {
        return text.to_owned();
    }
    let reset = if ports.iter().any(|port| port.name == "aresetn") {
        "aresetn"
    } else {
        "1'b1"
    };
    let added = format!(
        "  // Added by the proof.
  wire [{0}:0] held_now = {{{1}}};
  reg [{0}:0] held_before;
  reg held_compared;
  reg held_begun = 0;
  always @(posedge aclk) begin
    held_begun <= 1;
    held_before <= held_now;
    held_compared <= {reset};
    if (held_begun & held_compared) holds_still: assert (held_now == held_before);
  end
endmodule",
        bits - 1,
        registers.iter().map(|(_, name)| name).format(", ")
    );
    text.replace("endmodule", &added)
}
