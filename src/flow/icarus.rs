//! Icarus Verilog: a second compiler's opinion, and four-state simulation.

use std::path::Path;

use super::beat_files::{from_hex, to_hex};
use super::tools::{self, Tool};
use super::{Config, FlowError, Result, Top, IDLE_LIMIT};
use crate::stream::{Beats, Stalls};

const TESTBENCH: &str = include_str!("../../testbench/stream_tb.v");

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
    match output.stderr.is_empty() {
        true => Ok(()),
        false => Err(tools::failed("iverilog", &output)),
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
    let file = |name: &str| folder.path().join(name);
    let writes = config.writes.iter();
    let writes: String = writes
        .map(|w| format!("{:08x}{:08x}\n", w.address, w.data))
        .collect();
    tools::write(&file("config"), writes)?;
    tools::write(&file("input"), to_hex(input))?;
    tools::write(&file("raw"), raw.map_or(String::new(), to_hex))?;
    let raw_beats = raw.map_or(0, Beats::len);
    compile(top, folder.path(), config.writes.len(), input, raw_beats)?;

    let mut command = Tool::Vvp.command(&top.folder)?;
    // The seed is a Verilog integer.
    let seed = (stalls.seed & 0x7fff_ffff).to_string();
    command.arg("-n").arg(file("model"));
    for (name, value) in [
        ("seed", seed),
        ("input_stall", stalls.input.to_string()),
        ("output_stall", stalls.output.to_string()),
        ("idle_limit", IDLE_LIMIT.to_string()),
        ("input", file("input").display().to_string()),
        ("raw", file("raw").display().to_string()),
        ("output", file("output").display().to_string()),
        ("config", file("config").display().to_string()),
    ] {
        command.arg(format!("+{name}={value}"));
    }
    let result = tools::run("vvp", &mut command)?;
    let text = String::from_utf8_lossy(&result.stdout);
    if let Some(message) = text.lines().find_map(|line| line.strip_prefix("FAIL ")) {
        return Err(FlowError::Rule {
            tool: "Icarus",
            module: top.module.clone(),
            message: format!("cycle {}, seed {}", message.trim(), stalls.seed),
        });
    }
    let cycles = text.lines().find_map(|line| line.strip_prefix("PASS "));
    let cycles = cycles.and_then(|cycles| cycles.trim().parse().ok());
    let cycles = cycles.ok_or_else(|| FlowError::output("vvp", text.trim()))?;
    let path = file("output");
    let hex = std::fs::read_to_string(&path).map_err(|e| FlowError::io(path, e))?;
    let output = from_hex(&hex, top.output.data_bytes)?;
    Ok(IcarusRun { output, cycles })
}

/// Compiles the test bench around `top` to `model` in `folder`.
fn compile(top: &Top, folder: &Path, writes: usize, input: &Beats, raw_beats: usize) -> Result<()> {
    let testbench = folder.join("stream_tb.v");
    tools::write(&testbench, TESTBENCH)?;
    let mut command = Tool::Iverilog.command(&top.folder)?;
    command.args(["-g2005", "-s", "stream_tb", "-o"]);
    command.arg(folder.join("model"));
    command.arg(format!("-DTOP={}", top.module));
    let absent_if_zero = [
        ("IN_USER", top.input.user_bits),
        ("OUT_USER", top.output.user_bits),
        ("CONFIG_ADDRESS", top.config.map_or(0, |c| c.address_bits)),
        ("RAW_BYTES", top.raw.map_or(0, |r| r.data_bytes as u32)),
    ];
    for (name, bits) in absent_if_zero.iter().filter(|(_, bits)| *bits > 0) {
        command.arg(format!("-D{name}={bits}"));
    }
    for (name, value) in [
        ("IN_BYTES", top.input.data_bytes),
        ("OUT_BYTES", top.output.data_bytes),
        ("BEATS", input.len()),
        ("RAW_BEATS", raw_beats.max(1)),
        ("BLOCKS", input.blocks()),
        ("WRITES", writes),
    ] {
        command.arg(format!("-Pstream_tb.{name}={value}"));
    }
    command.arg(&testbench).args(top.absolute_files()?);
    tools::run("iverilog", &mut command).map(drop)
}
