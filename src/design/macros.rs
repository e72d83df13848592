//! Memory macros in the place of the modules `hdlgen_ram_…`, by a map in TOML.
//!
//! ```toml
//! [[memory]]
//! module = "hdlgen_ram_1024x16"          # the memory as hdlgen calls it
//! macro = "sram_1r1w_1024x8"             # the macro, with this many words of this many bits
//! depth = 1024
//! width = 8
//! lef = "sram_1r1w_1024x8.lef"           # for librelane and orfs; gds and lib, too
//!
//! [memory.ports]                         # a pin of the macro, and what it is connected to
//! clk0 = "aclk"
//! csb0 = "~write_enable"
//! addr0 = "write_address"
//! din0 = "write_data"
//! wmask0 = "1'b1"
//! …
//! ```
//!
//! The module keeps its name and ports, and instantiates the macro as often as its words need, side by side.
//! The macro's surplus addresses and bits are zero. If no pin is connected to `register_enable`, the module of a
//! memory with an output register has that register itself.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use itertools::Itertools;
use serde::Deserialize;

use crate::hdl::builder::{address_width, MEMORY};
use crate::hdl::names::is_identifier;
use crate::hdl::netlist::{Memory, Reading};
use crate::hdl::{memory_of_name, REGISTER_ENABLE};
use crate::terms::data;

/// A map, or a memory of it, that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct MacroError {
    path: PathBuf,
    problem: String,
}

/// A map of memories to macros.
#[derive(Clone, Debug)]
pub struct Macros {
    path: PathBuf,
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    memory: Vec<Entry>,
}

/// A memory, and the macro in its place.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    module: String,
    #[serde(rename = "macro")]
    pub(super) name: String,
    depth: u32,
    width: u32,
    ports: BTreeMap<String, String>,
    pub(super) lef: Option<PathBuf>,
    pub(super) gds: Option<PathBuf>,
    pub(super) lib: Option<PathBuf>,
}

/// The signals of a memory that a macro's pins are connected to.
const SIGNALS: [&str; 8] = [
    "aclk",
    "write_enable",
    "write_address",
    "write_data",
    "read_enable",
    "read_address",
    REGISTER_ENABLE,
    "read_data",
];

/// The signals of a memory of this kind.
fn signals(reading: Reading) -> impl Iterator<Item = &'static str> {
    let registered = reading == Reading::OutputRegister;
    let signals = SIGNALS.into_iter();
    signals.filter(move |signal| registered || *signal != REGISTER_ENABLE)
}

fn address_bits(depth: u32) -> u32 {
    address_width(u64::from(depth))
}

impl Macros {
    /// Reads a map.
    ///
    /// # Errors
    /// If it cannot be read, is no such map, or a macro does not do as the memory.
    pub fn read(path: &Path) -> Result<Macros, MacroError> {
        let failed = |problem: String| MacroError {
            path: path.into(),
            problem,
        };
        let text = data::read_text(path).map_err(|e| failed(format!("cannot read it: {e}")))?;
        let file: File = toml::from_str(&text).map_err(|e| failed(e.to_string()))?;
        let mut entries: Vec<Entry> = Vec::new();
        let folder = path.parent().unwrap_or(Path::new("."));
        for mut entry in file.memory {
            let named = |problem: String| failed(format!("{}: {problem}", entry.module));
            if entries.iter().any(|other| other.module == entry.module) {
                return Err(named("is there twice".into()));
            }
            entry.check().map_err(named)?;
            // Views are named from the map's folder on.
            let views = [&mut entry.lef, &mut entry.gds, &mut entry.lib];
            for path in views.into_iter().flatten() {
                let whole = folder.join(&*path);
                *path = whole
                    .canonicalize()
                    .map_err(|e| failed(format!("{}: {}: {e}", entry.module, whole.display())))?;
            }
            entries.push(entry);
        }
        Ok(Macros {
            path: path.into(),
            entries,
        })
    }

    /// Where it was read.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The macros in any of these files.
    pub(super) fn used<'a>(&'a self, files: &'a [String]) -> impl Iterator<Item = &'a Entry> {
        let entries = self.entries.iter();
        entries.filter(|entry| files.contains(&entry.file()))
    }

    /// The memories among Verilog files, those with macros and those without.
    pub fn of_files<'a>(
        &self,
        files: impl Iterator<Item = &'a String>,
    ) -> (Vec<&'a str>, Vec<&'a str>) {
        let modules = files.filter_map(|file| file.strip_suffix(".v"));
        let memories = modules
            .filter(|module| memory_of_name(module).is_some())
            .unique();
        memories.partition(|module| self.find(module).is_some())
    }

    /// Checks that each memory of the map is one of these modules.
    ///
    /// # Errors
    /// If one is not.
    pub(super) fn check_used(&self, modules: &[String]) -> Result<(), MacroError> {
        let mut entries = self.entries.iter();
        let Some(stranger) = entries.find(|entry| !modules.contains(&entry.module)) else {
            return Ok(());
        };
        let memories = modules
            .iter()
            .filter(|module| memory_of_name(module).is_some());
        let memories = memories.unique().join(", ");
        let has = if memories.is_empty() {
            "there are no memories in the design".into()
        } else {
            format!("there is no such memory in the design, but {memories}")
        };
        Err(self.refuse(format!("{}: {has}", stranger.module)))
    }

    /// The memory of this name.
    pub(super) fn find(&self, module: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.module == module)
    }

    /// The error of a memory or design that the map cannot serve.
    pub(super) fn refuse(&self, problem: String) -> MacroError {
        MacroError {
            path: self.path.clone(),
            problem,
        }
    }
}

impl Entry {
    fn check(&self) -> Result<(), String> {
        let Some((Memory { depth, width }, reading)) = memory_of_name(&self.module) else {
            return Err(format!(
                "is no memory; they are called {MEMORY}DEPTHxWIDTH or {MEMORY}DEPTHxWIDTH_registered"
            ));
        };
        if self.depth < depth {
            let own = self.depth;
            return Err(format!("depth = {own}: the memory has {depth} words"));
        }
        if self.width == 0 || self.width > 4096 || width > 64 * self.width {
            return Err(format!(
                "width = {}: the memory's words have {width} bits, and at most 64 macros are side by side",
                self.width
            ));
        }
        if !is_identifier(&self.name) {
            return Err(format!("macro = \"{}\" is no module's name", self.name));
        }
        for (pin, value) in &self.ports {
            let signal = value.strip_prefix('~').unwrap_or(value);
            let known = signals(reading).any(|known| known == signal)
                || value.is_empty()
                || is_constant(value);
            if !is_identifier(pin) || !known || value == "~read_data" {
                return Err(format!(
                    "{pin} = \"{value}\": one of {}, ~ before it or not, or a constant as 1'b0, was expected",
                    signals(reading).join(", ")
                ));
            }
        }
        for signal in signals(reading) {
            let connected = self.ports.values();
            let count = connected
                .filter(|value| value.trim_start_matches('~') == signal)
                .count();
            let optional = signal == REGISTER_ENABLE;
            if (count == 0 && !optional) || (signal == "read_data" && count > 1) {
                return Err(format!("{signal} is connected to {count} pins"));
            }
        }
        Ok(())
    }

    /// Whether a pin is connected to a signal, inverted or not.
    fn connects(&self, signal: &str) -> bool {
        let mut connected = self.ports.values();
        connected.any(|value| value.trim_start_matches('~') == signal)
    }

    /// The file of the module.
    pub(super) fn file(&self) -> String {
        format!("{}.v", self.module)
    }

    /// The module with instances of the macro, for a design that `command` makes.
    pub(super) fn verilog(&self, command: &str) -> String {
        let own = (
            Memory {
                depth: self.depth,
                width: self.width,
            },
            Reading::NextCycle,
        );
        let (Memory { depth, width }, reading) = memory_of_name(&self.module).unwrap_or(own);
        let register = match reading {
            Reading::NextCycle => String::new(),
            Reading::OutputRegister => format!("  input  wire {REGISTER_ENABLE},\n"),
        };
        // The macro has no output register.
        let registers = reading == Reading::OutputRegister && !self.connects(REGISTER_ENABLE);
        let (output, read) = if registers {
            ("reg ", "word_read")
        } else {
            ("wire", "read_data")
        };
        let bits = address_bits(depth);
        let macros = width.div_ceil(self.width);
        let mut v = format!(
            "// Memory of {depth} words of {width} bits: one write port, one read port, both synchronous.
// Its words are in {macros} of the macro {name}, which has {own_depth} of {own_width} bits.
//
// Made by: {command}
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module {module} (
  input  wire aclk,
  input  wire write_enable,
  input  wire [{address}:0] write_address,
  input  wire {word}write_data,
  input  wire read_enable,
  input  wire [{address}:0] read_address,
{register}  output {output} {word}read_data
);
",
            name = self.name,
            own_depth = self.depth,
            own_width = self.width,
            module = self.module,
            address = bits - 1,
            word = range(width),
        );
        if registers {
            let _ = write!(
                v,
                "
  wire {word}word_read;
  always @(posedge aclk) if ({REGISTER_ENABLE}) read_data <= word_read;
",
                word = range(width),
            );
        }
        for number in 0..macros {
            v += &self.instance(number, (bits, width), read);
        }
        v + "\nendmodule\n"
    }

    /// One of the macros side by side, for words of `width` bits at addresses of `bits`, whose part of the word read
    /// goes to the net `read`.
    fn instance(&self, number: u32, (bits, width): (u32, u32), read: &str) -> String {
        let mut v = String::new();
        let low = number * self.width;
        let here = self.width.min(width - low);
        let part = match width {
            1 => String::new(),
            _ => format!("[{}:{low}]", low + here - 1),
        };
        let spare = self.width - here;
        if spare > 0 {
            let range = range(spare);
            let _ = write!(
                v,
                "\n  wire {range}unused{number};  // the macro's words are wider"
            );
        }
        let pins: Vec<String> = self
            .ports
            .iter()
            .map(|(pin, value)| {
                let (not, signal) = match value.strip_prefix('~') {
                    Some(signal) => ("~", signal),
                    None => ("", value.as_str()),
                };
                let more = address_bits(self.depth) - bits;
                let connected = match signal {
                    "write_data" if spare > 0 => format!("{{{spare}'d0, write_data{part}}}"),
                    "read_data" if spare > 0 => format!("{{unused{number}, {read}{part}}}"),
                    "read_data" => format!("{read}{part}"),
                    "write_data" => format!("{signal}{part}"),
                    "write_address" | "read_address" if more > 0 => {
                        format!("{{{more}'d0, {signal}}}")
                    }
                    other => other.to_string(),
                };
                format!("    .{pin}({not}{connected})")
            })
            .collect();
        let _ = write!(
            v,
            "\n  {} words{number} (\n{}\n  );\n",
            self.name,
            pins.join(",\n")
        );
        v
    }
}

fn range(width: u32) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

/// A constant with its width, as `4'hf`.
fn is_constant(text: &str) -> bool {
    let Some((width, rest)) = text.split_once('\'') else {
        return false;
    };
    let digits = |digits: &str, allowed: &str| {
        !digits.is_empty() && digits.chars().all(|c| allowed.contains(c))
    };
    width.parse::<u16>().is_ok_and(|width| width > 0)
        && match rest.split_at_checked(1) {
            Some(("b", value)) => digits(value, "01_"),
            Some(("d", value)) => digits(value, "0123456789_"),
            Some(("h", value)) => digits(value, "0123456789abcdefABCDEF_"),
            _ => false,
        }
}
