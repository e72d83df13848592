//! Icarus Verilog: a second compiler's opinion, and four-state simulation.

use super::beat_files::from_hex;
use super::blocks_bench::{self, Blocks, Output};
use super::tools::{self, Tool};
use super::{Config, FlowError, Result, Top, IDLE_LIMIT};
use crate::stream::{Beats, Stalls};

/// The result of a four-state run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IcarusRun {
    /// All output beats.
    pub output: Beats,
    /// From the end of reset and configuration to the last transfer.
    pub cycles: u64,
}

/// Compiles `top` alone, as Verilog-2001; any warning is an error.
pub fn check(top: &Top) -> Result<()> {
    let mut command = Tool::Iverilog.command(&top.folder)?;
    command.args(["-g2001", "-Wall", "-t", "null", "-s", &top.module]);
    command.args(top.absolute_files()?);
    let output = tools::run("iverilog", &mut command)?;
    if output.stderr.is_empty() {
        Ok(())
    } else {
        Err(tools::failed("iverilog", &output))
    }
}

/// Runs `top`, which takes no raw blocks beside the others, four-state from power-up: unreset registers and the data of streams
/// that are not valid are X, and none may come out. `config.readback` is left out.
pub fn run(top: &Top, config: &Config, input: &Beats, stalls: Stalls) -> Result<IcarusRun> {
    run_streams(top, config, (input, None), stalls)
}

/// The same with a second stream, of raw blocks, where the module has a port for them.
///
/// # Errors
/// As of [`run`].
pub fn run_streams(
    top: &Top,
    config: &Config,
    (input, raw): (&Beats, Option<&Beats>),
    stalls: Stalls,
) -> Result<IcarusRun> {
    top.check()?;
    top.check_run(config, input, &stalls)?;
    top.check_raw(raw, input)?;
    let folder = tools::temporary()?;
    let blocks = Blocks {
        folder: format!("{}/", folder.path().display()),
        input,
        raw,
        writes: &config.writes,
        output: Output::Write,
    };
    for (name, text) in blocks_bench::files(top, &blocks, "", "") {
        tools::write(&folder.path().join(name), text)?;
    }
    let bench = format!("{}_tb", top.module);
    let mut command = Tool::Iverilog.command(&top.folder)?;
    command.args(["-g2005", "-s", &bench, "-o"]);
    command.arg(folder.path().join("model"));
    command.arg(folder.path().join(format!("{bench}.v")));
    tools::run("iverilog", command.args(top.absolute_files()?))?;

    let mut command = Tool::Vvp.command(&top.folder)?;
    command.arg("-n").arg(folder.path().join("model"));
    // The seed is a Verilog integer.
    let seed = stalls.seed & 0x7fff_ffff;
    for (name, value) in [
        ("seed", seed),
        ("input_stall", stalls.input.into()),
        ("output_stall", stalls.output.into()),
        ("idle_limit", IDLE_LIMIT),
    ] {
        command.arg(format!("+{name}={value}"));
    }
    let result = tools::run("vvp", &mut command)?;
    let text = String::from_utf8_lossy(&result.stdout);
    let find = |start: &str| text.lines().find_map(|line| line.strip_prefix(start));
    if let Some(message) = find("FAILED in ") {
        return Err(FlowError::Rule {
            tool: "Icarus",
            module: top.module.clone(),
            message: format!("{}, seed {}", message.trim(), stalls.seed),
        });
    }
    let cycles = find("PASSED in ")
        .and_then(|rest| rest.split(' ').next()?.parse().ok())
        .ok_or_else(|| FlowError::output("vvp", text.trim()))?;
    let path = folder.path().join(format!("{}.output", top.module));
    let hex = std::fs::read_to_string(&path).map_err(|e| FlowError::io(path, e))?;
    let output = from_hex(&hex, top.output.data_bytes)?;
    Ok(IcarusRun { output, cycles })
}
