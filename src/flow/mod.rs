//! External tools on emitted Verilog: Verilator (co-simulation, lint, speed),
//! Icarus Verilog (four-state simulation), Yosys (checks, synthesis), OpenSTA (timing),
//! nextpnr (FPGAs, placed and routed) and Coloquinte (cells, placed).
//!
//! A [`Top`] lists the files of a design and the widths of its ports; these functions know nothing else of
//! it. Drivers and scripts are part of the binary. Every tool runs in the design's folder, where `$readmemh`
//! finds memory images, and writes to temporary folders only.

use std::path::PathBuf;

mod aiger;
mod beat_files;
pub mod blocks_bench;
pub mod cache;
mod cells;
pub mod children;
mod clock_gating;
pub mod corners;
mod error;
pub mod formal;
pub mod fpga;
pub mod fpga_demo;
mod fpga_harness;
mod fpga_report;
pub mod gates;
mod gates_build;
pub mod icarus;
pub mod layout;
pub mod liberty;
pub mod lint;
mod memory_pins;
mod netlist;
pub mod port_replay;
pub mod power;
pub mod replay;
mod ric3;
pub mod size;
pub mod sram;
pub mod sta;
mod sta_memories;
pub mod synth;
mod synth_options;
mod synthesis;
pub mod tools;
mod verdict;
pub mod verilator;
mod verilator_stream;
pub mod wire_load;
pub mod yosys;

pub use error::FlowError;

use crate::stream::{Beats, ConfigPort, Stalls, StreamPort, Write};

/// The result of everything that runs a tool.
pub type Result<T> = std::result::Result<T, FlowError>;

/// A module with the stream ports of every design, and the files that it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Top {
    /// Name of the module.
    pub module: String,
    /// The design's folder: tools run in it, and relative names start from it.
    pub folder: PathBuf,
    /// The Verilog files, relative to `folder` or absolute.
    pub files: Vec<PathBuf>,
    /// `s_axis_*`.
    pub input: StreamPort,
    /// `s_raw_axis_*`, where the module takes the raw blocks, too.
    pub raw: Option<StreamPort>,
    /// `m_axis_*`.
    pub output: StreamPort,
    /// `s_axil_*`, where the module has it.
    pub config: Option<ConfigPort>,
    /// Whether the module has `framing_error`.
    pub framing_error: bool,
}

/// The configuration accesses before the stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Written in this order.
    pub writes: Vec<Write>,
    /// Read after the writes; each must give its data. Icarus runs leave it out.
    pub readback: Vec<Write>,
}

/// The default number of cycles without a beat taken or a block ended after which a simulation counts as hung.
pub const IDLE_LIMIT: u64 = 10_000;

impl Top {
    /// The files with absolute paths.
    pub(super) fn absolute_files(&self) -> Result<Vec<PathBuf>> {
        let absolute = |file: &PathBuf| {
            let path = self.folder.join(file);
            path.canonicalize().map_err(|e| FlowError::io(path, e))
        };
        self.files.iter().map(absolute).collect()
    }

    /// Refuses port widths that no driver can handle.
    fn check(&self) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        for (name, port) in [("s_axis", self.input), ("m_axis", self.output)] {
            if port.data_bytes == 0 || (port.data_bytes > 4 && port.data_bytes % 4 != 0) {
                return refuse(format!("{name}_tdata of {} bytes", port.data_bytes));
            }
            if port.user_bits > 8 {
                return refuse(format!(
                    "{name}_tuser of {} bits, at most 8",
                    port.user_bits
                ));
            }
            if port.metadata && port.user_bits < 2 {
                return refuse(format!("{name}_tuser has no room for 2 bits of metadata"));
            }
        }
        match self.config {
            Some(port) if !(1..=32).contains(&port.address_bits) => refuse(format!(
                "configuration addresses of {} bits",
                port.address_bits
            )),
            _ => Ok(()),
        }
    }

    /// Refuses a stream of raw blocks that the port for them, or its absence, does not go with.
    fn check_raw(&self, raw: Option<&Beats>, input: &Beats) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        match (self.raw, raw) {
            (None, None) => Ok(()),
            (Some(port), Some(raw)) => {
                if raw.width() != port.data_bytes {
                    let bytes = raw.width();
                    let port = port.data_bytes;
                    return refuse(format!("raw beats of {bytes} bytes, the port has {port}"));
                }
                if raw.blocks() != input.blocks() || raw.is_empty() || !raw.is_whole() {
                    return refuse("not as many raw blocks as others".into());
                }
                Ok(())
            }
            (Some(_), None) => refuse(format!("module {} takes raw blocks, too", self.module)),
            (None, Some(_)) => refuse(format!("module {} has no port for raw blocks", self.module)),
        }
    }

    /// Refuses a run that the ports of this module, or the clock, cannot make.
    fn check_run(&self, config: &Config, input: &Beats, stalls: &Stalls) -> Result<()> {
        self.check_settings(config, stalls)?;
        let refuse = |problem: &str| Err(FlowError::Request(problem.into()));
        if input.is_empty() {
            return refuse("no blocks to simulate");
        }
        if !input.is_whole() {
            return refuse("the input ends within a block");
        }
        self.check_beats(0, input)
    }

    /// Checks the settings that are known before the blocks: stalls and configuration accesses.
    fn check_settings(&self, config: &Config, stalls: &Stalls) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        if stalls.input >= 100 || stalls.output >= 100 {
            return refuse("stalls are at most 99 percent of the cycles".into());
        }
        match self.config {
            None if *config != Config::default() => {
                return refuse(format!("module {} has no configuration port", self.module))
            }
            Some(port) => {
                let end = 1u64 << port.address_bits;
                let mut all = config.writes.iter().chain(&config.readback);
                if let Some(write) = all.find(|write| u64::from(write.address) >= end) {
                    return refuse(format!(
                        "configuration address {:#x}, module {} has {} bits",
                        write.address, self.module, port.address_bits
                    ));
                }
            }
            None => {}
        }
        Ok(())
    }

    /// Rejects beats that the port cannot take. `first` is the number of the first one.
    fn check_beats(&self, first: u64, input: &Beats) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        if input.width() != self.input.data_bytes {
            let bytes = input.width();
            let port = self.input.data_bytes;
            return refuse(format!("input beats of {bytes} bytes, the port has {port}"));
        }
        for (at, beat) in (first..).zip(input.iter()) {
            if u32::from(beat.user) >> self.input.user_bits != 0 {
                return refuse(format!(
                    "input beat {at} has tuser {:#x}, the port {} bits",
                    beat.user, self.input.user_bits
                ));
            }
        }
        Ok(())
    }
}
