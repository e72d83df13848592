//! Other people's tools on emitted Verilog: Verilator (co-simulation, lint, speed),
//! Icarus Verilog (four-state simulation), Yosys (checks, synthesis) and OpenSTA
//! (timing).
//!
//! A [`Top`] says which files make up a design and how wide its ports are; it is all
//! that these functions know of one. Drivers and scripts are part of the binary.
//! Every tool runs in the design's folder, where `$readmemh` finds memory images,
//! and writes to temporary folders only.

use std::path::PathBuf;

mod beat;
pub mod cache;
mod cells;
pub mod children;
mod error;
pub mod gates;
mod gates_build;
pub mod icarus;
pub mod liberty;
pub mod lint;
mod netlist;
pub mod power;
pub mod replay;
pub mod size;
pub mod sram;
pub mod sta;
mod sta_memories;
pub mod synth;
mod synth_options;
mod synthesis;
pub mod tools;
pub mod verilator;
mod verilator_stream;
pub mod yosys;

pub use beat::Beat;
pub use error::FlowError;

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
}

/// One AXI4-Stream port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamPort {
    /// Bytes of `tdata`.
    pub data_bytes: usize,
    /// Bits of `tuser`, at most 8; 0 where the port has none.
    pub user_bits: u32,
    /// Whether `tuser` is a block's metadata, which must be constant over it.
    pub metadata: bool,
}

/// The AXI4-Lite configuration port, 32 bits of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfigPort {
    /// Bits of an address.
    pub address_bits: u32,
}

/// What is written to the configuration port before the stream, as (address, data).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Written in this order.
    pub writes: Vec<(u32, u32)>,
    /// Read after the writes; each must give its data. Icarus runs leave it out.
    pub readback: Vec<(u32, u32)>,
}

/// How often each side of a stream makes the other wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stalls {
    /// What the random choices, and unknown initial values, start from.
    pub seed: u64,
    /// Percent of cycles, below 100, in which the input has nothing to offer.
    pub input_percent: u8,
    /// Percent of cycles, below 100, in which the output is not taken.
    pub output_percent: u8,
}

impl Stalls {
    /// No stalls: both sides always ready.
    pub fn none(seed: u64) -> Stalls {
        Stalls {
            seed,
            input_percent: 0,
            output_percent: 0,
        }
    }
}

/// Cycles without a beat taken or a block ended after which a simulation counts as
/// hung, unless told otherwise.
pub const IDLE_LIMIT: u64 = 10_000;

impl Top {
    /// The files, each relative to nothing but itself.
    fn absolute_files(&self) -> Result<Vec<PathBuf>> {
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
    fn check_raw(&self, raw: Option<&[Beat]>, input: &[Beat]) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        let blocks = |beats: &[Beat]| beats.iter().filter(|beat| beat.last).count();
        match (self.raw, raw) {
            (None, None) => Ok(()),
            (Some(port), Some(raw)) => {
                if let Some(at) = raw.iter().position(|b| b.data.len() != port.data_bytes) {
                    return refuse(format!(
                        "raw beat {at} has {} bytes, the port {}",
                        raw[at].data.len(),
                        port.data_bytes
                    ));
                }
                if blocks(raw) != blocks(input) || !raw.last().is_some_and(|beat| beat.last) {
                    return refuse("not as many raw blocks as others".into());
                }
                Ok(())
            }
            (Some(_), None) => refuse(format!("module {} takes raw blocks, too", self.module)),
            (None, Some(_)) => refuse(format!("module {} has no port for raw blocks", self.module)),
        }
    }

    /// Refuses a run that the ports of this module, or the clock, cannot make.
    fn check_run(&self, config: &Config, input: &[Beat], stalls: &Stalls) -> Result<()> {
        self.check_settings(config, stalls)?;
        let refuse = |problem: &str| Err(FlowError::Request(problem.into()));
        match input.last() {
            None => return refuse("no blocks to simulate"),
            Some(beat) if !beat.last => return refuse("the input ends within a block"),
            Some(_) => {}
        }
        self.check_beats(0, input)
    }

    /// The same of what is known before the blocks.
    fn check_settings(&self, config: &Config, stalls: &Stalls) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        if stalls.input_percent >= 100 || stalls.output_percent >= 100 {
            return refuse("stalls are at most 99 percent of the cycles".into());
        }
        match self.config {
            None if *config != Config::default() => {
                return refuse(format!("module {} has no configuration port", self.module))
            }
            Some(port) => {
                let end = 1u64 << port.address_bits;
                let mut all = config.writes.iter().chain(&config.readback);
                if let Some((address, _)) = all.find(|(a, _)| u64::from(*a) >= end) {
                    return refuse(format!(
                        "configuration address {address:#x}, module {} has {} bits",
                        self.module, port.address_bits
                    ));
                }
            }
            None => {}
        }
        Ok(())
    }

    /// Refuses beats, the first of which has a number, that the port cannot take.
    fn check_beats(&self, first: u64, input: &[Beat]) -> Result<()> {
        let refuse = |problem: String| Err(FlowError::Request(problem));
        for (at, beat) in (first..).zip(input) {
            if beat.data.len() != self.input.data_bytes {
                return refuse(format!(
                    "input beat {at} has {} bytes, the port {}",
                    beat.data.len(),
                    self.input.data_bytes
                ));
            }
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
