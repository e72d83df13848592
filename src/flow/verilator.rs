//! Co-simulation of a module in Verilator.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::beat_files::to_bytes;
use super::tools::{self, Tool};
use super::verilator_stream;
pub use super::verilator_stream::Ports;
use super::{Config, FlowError, Result, Top, IDLE_LIMIT};
use crate::stream::{Beat, Beats, Stalls, Write};

const DRIVER: &str = include_str!("../../testbench/stream_driver.cpp");
const FILES: &str = include_str!("../../testbench/stream_files.h");
/// The driver's exit status when the module broke a rule.
const RULE_BROKEN: i32 = 3;
/// The file with the driver's measurements.
const REPORT: &str = "report";

/// How a model is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildOptions {
    /// Whether runs can write a VCD; it costs speed.
    pub trace: bool,
    /// The C++ compiler's `-O`: 3 for speed, 1 for a short build.
    pub optimize: u8,
}

impl BuildOptions {
    /// The shortest build, for runs of few blocks.
    pub const QUICK: BuildOptions = BuildOptions {
        trace: false,
        optimize: 0,
    };
}

impl Default for BuildOptions {
    fn default() -> BuildOptions {
        BuildOptions {
            trace: false,
            optimize: 3,
        }
    }
}

/// A compiled model of a module with the driver around it.
#[derive(Clone, Debug)]
pub struct Binary {
    top: Top,
    path: PathBuf,
    trace: bool,
}

/// How a model is run.
#[derive(Clone, Debug)]
pub struct RunOptions {
    /// Stalls on both sides.
    pub stalls: Stalls,
    /// Sends a block only when all of the one before it came out.
    pub one_by_one: bool,
    /// Cycles that count as a hang if no beat is taken and no block ends in them.
    pub idle_limit: u64,
    /// Where to write a VCD; the model must be built with `trace`.
    pub vcd: Option<PathBuf>,
    /// Beats for the port of raw blocks, where the module has one.
    pub raw: Option<Beats>,
}

impl RunOptions {
    /// Blocks back to back with these stalls, and no VCD.
    pub fn new(stalls: Stalls) -> RunOptions {
        RunOptions {
            stalls,
            one_by_one: false,
            idle_limit: IDLE_LIMIT,
            vcd: None,
            raw: None,
        }
    }
}

/// The smallest and the largest of some numbers of cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Range {
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
}

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CosimRun {
    /// All output beats.
    pub output: Beats,
    /// Its measurements.
    pub report: Report,
}

/// A run's measurements, in clock cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// From the first input handshake to the last output handshake.
    pub cycles: u64,
    /// Blocks sent.
    pub blocks: u64,
    /// Beats accepted.
    pub input_beats: u64,
    /// Beats received.
    pub output_beats: u64,
    /// From a block's first input handshake to its last output handshake; 1 if they are in cycles
    /// next to each other.
    pub latency: Option<Range>,
    /// Between the last output handshakes of successive blocks; None for a single block.
    pub interval: Option<Range>,
    /// Between their first input handshakes.
    pub input_interval: Option<Range>,
    /// The seed of the stalls and of unknown initial values.
    pub seed: u64,
}

/// A timed run's measurements.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Speed {
    /// Processor time of the run, without reset and configuration.
    pub seconds: f64,
    /// Blocks that came out.
    pub blocks: u64,
    /// Clock cycles.
    pub cycles: u64,
}

/// Compiles `top` with the driver into `out_dir`, which must outlive the result.
pub fn build(top: &Top, out_dir: &Path, options: BuildOptions) -> Result<Binary> {
    top.check()?;
    Tool::Verilator.find()?;
    Tool::Make.find()?;
    Tool::Compiler.find()?;
    std::fs::create_dir_all(out_dir).map_err(|e| FlowError::io(out_dir, e))?;
    let out_dir = (out_dir.canonicalize()).map_err(|e| FlowError::io(out_dir, e))?;
    let driver = out_dir.join("stream_driver.cpp");
    tools::write(&driver, DRIVER)?;
    tools::write(&out_dir.join("stream_files.h"), FILES)?;

    let optimize = format!("-O{}", options.optimize);
    let defines = format!(
        "-DIN_BYTES={} -DRAW_BYTES={} -DOUT_BYTES={} -DIN_USER={} -DOUT_USER={} -DCONFIG_ADDRESS={}",
        top.input.data_bytes,
        top.raw.map_or(0, |port| port.data_bytes),
        top.output.data_bytes,
        top.input.user_bits,
        top.output.user_bits,
        top.config.map_or(0, |port| port.address_bits),
    );
    let jobs = std::thread::available_parallelism().map_or(1, |n| n.get());
    let mut command = Tool::Verilator.command(&top.folder)?;
    command
        .env("TMPDIR", &out_dir)
        .args(["--cc", "--exe", "--build", "-O3", "--prefix", "Vtop"])
        .args(["--x-initial", "unique", "--x-assign", "unique"])
        // Fewer files, each of which reads a header of all registers.
        .args(["--output-split", "60000", "--output-split-cfuncs", "20000"])
        .args(["-CFLAGS", &optimize, "-CFLAGS", &defines])
        // Verilator's makefile puts its own -Os after CFLAGS.
        .args(["-MAKEFLAGS", &format!("OPT_FAST={optimize}")])
        .args(["-MAKEFLAGS", &format!("OPT_GLOBAL={optimize}")])
        .args(["-j", &jobs.to_string(), "-o", "driver"])
        .args(["--top-module", &top.module, "--Mdir"])
        .arg(&out_dir);
    if options.trace {
        command.arg("--trace");
    }
    command.args(top.absolute_files()?).arg(&driver);
    tools::run("verilator", &mut command)?;
    Ok(Binary {
        top: top.clone(),
        path: out_dir.join("driver"),
        trace: options.trace,
    })
}

impl Binary {
    /// Writes the configuration, reads it back where asked to, then sends `input` and
    /// takes as many blocks. Both streams' rules are checked in every cycle.
    pub fn run(&self, config: &Config, input: &Beats, options: &RunOptions) -> Result<CosimRun> {
        self.top.check_run(config, input, &options.stalls)?;
        let mut output = Beats::new(self.top.output.data_bytes);
        let send = |ports: &mut Ports| ports.send(input, options.raw.as_ref());
        let take = |beat: Beat| {
            output.push(beat.data, beat.last, beat.user);
            Ok(())
        };
        let report = self.stream(config, options, send, take)?;
        Ok(CosimRun { output, report })
    }

    /// The same with beats that `send` produces on a thread of its own, and `take` receives as they come out.
    /// An error of either ends the run.
    pub fn stream<E: From<FlowError> + Send>(
        &self,
        config: &Config,
        options: &RunOptions,
        send: impl FnOnce(&mut Ports) -> std::result::Result<(), E> + Send,
        take: impl FnMut(Beat) -> std::result::Result<(), E>,
    ) -> std::result::Result<Report, E> {
        self.top.check_settings(config, &options.stalls)?;
        let folder = tools::temporary()?;
        let mut command = self.command(folder.path(), config)?;
        let stalls = options.stalls;
        let flags = [
            ("--seed", stalls.seed),
            ("--input-stall", stalls.input.into()),
            ("--output-stall", stalls.output.into()),
            ("--idle-limit", options.idle_limit),
            ("--one-by-one", options.one_by_one.into()),
            ("--input-metadata", self.top.input.metadata.into()),
            ("--output-metadata", self.top.output.metadata.into()),
        ];
        for (name, value) in flags {
            command.args([name, &value.to_string()]);
        }
        if let Some(vcd) = &options.vcd {
            if !self.trace {
                let problem = "a VCD needs a model that is built to trace";
                return Err(FlowError::Request(problem.into()).into());
            }
            let path = std::path::absolute(vcd).map_err(|e| FlowError::io(vcd, e))?;
            command.arg("--vcd").arg(path);
        }
        let check = |(status, stderr)| {
            self.check(&Output {
                status,
                stdout: Vec::new(),
                stderr,
            })
        };
        verilator_stream::run(&self.top, &mut command, send, take, check)?;
        Ok(report(folder.path())?)
    }

    /// Times the model over `repeat` passes of `input`, without stalls or checks.
    pub fn speed(&self, config: &Config, input: &Beats, repeat: u64) -> Result<Speed> {
        self.top.check_run(config, input, &Stalls::none(1))?;
        self.top.check_raw(None, input)?;
        if repeat == 0 {
            return Err(FlowError::Request("no passes to time".into()));
        }
        let folder = tools::temporary()?;
        let mut command = self.command(folder.path(), config)?;
        command.args(["--speed", &repeat.to_string()]);
        let path = folder.path().join("input");
        tools::write(&path, to_bytes(input))?;
        command.arg("--input").arg(path);
        self.check(&tools::output(&mut command)?)?;
        report(folder.path())
    }

    /// The command with what every run has, its files in `folder`.
    fn command(&self, folder: &Path, config: &Config) -> Result<Command> {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.top.folder);
        let files = [
            ("--config", pairs(&config.writes)),
            ("--readback", pairs(&config.readback)),
        ];
        for (flag, bytes) in files {
            let path = folder.join(&flag[2..]);
            tools::write(&path, bytes)?;
            command.arg(flag).arg(path);
        }
        command.arg("--report").arg(folder.join(REPORT));
        Ok(command)
    }

    /// Whether the driver ended well.
    fn check(&self, output: &Output) -> Result<()> {
        match output.status.code() {
            Some(0) => Ok(()),
            Some(RULE_BROKEN) => Err(FlowError::Rule {
                tool: "Verilator",
                module: self.top.module.clone(),
                message: String::from_utf8_lossy(&output.stderr).trim().to_string(),
            }),
            _ => Err(tools::failed("the Verilator driver", output)),
        }
    }
}

/// Reads the driver's report.
fn report<T: DeserializeOwned>(folder: &Path) -> Result<T> {
    let path = folder.join(REPORT);
    let text = std::fs::read(&path).map_err(|e| FlowError::io(path, e))?;
    serde_json::from_slice(&text)
        .map_err(|e| FlowError::output("the Verilator driver", e.to_string()))
}

/// Addresses and data as the driver reads them.
fn pairs(writes: &[Write]) -> Vec<u8> {
    let bytes = |write: &Write| [write.address.to_le_bytes(), write.data.to_le_bytes()];
    writes.iter().flat_map(bytes).flatten().collect()
}
