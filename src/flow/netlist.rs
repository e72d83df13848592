//! Netlists as Yosys's `write_json` writes them.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde::Deserialize;

use super::{FlowError, Result};

/// A netlist as `write_json` writes it, as far as it matters here.
#[derive(Default, Deserialize)]
pub(super) struct Netlist {
    pub(super) modules: HashMap<String, Module>,
}

#[derive(Deserialize)]
pub(super) struct Module {
    #[serde(default)]
    pub(super) ports: BTreeMap<String, Port>,
    #[serde(default)]
    attributes: HashMap<String, serde_json::Value>,
    #[serde(default)]
    pub(super) cells: BTreeMap<String, Cell>,
    #[serde(default)]
    memories: HashMap<String, Memory>,
}

#[derive(Deserialize)]
pub(super) struct Port {
    direction: String,
    pub(super) bits: Vec<Bit>,
}

impl Port {
    pub(super) fn is_input(&self) -> bool {
        self.direction == "input"
    }
}

/// The connection of one bit of a port or pin.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Bit {
    /// A net by its number in the module.
    Net(u32),
    /// `0`, `1`, or `x`.
    Constant(String),
}

/// Ports of a module by name: whether it is an input, and its width.
pub(super) type Interface = BTreeMap<String, (bool, usize)>;

#[derive(Deserialize)]
pub(super) struct Cell {
    #[serde(rename = "type")]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) connections: BTreeMap<String, Vec<Bit>>,
}

#[derive(Deserialize)]
struct Memory {
    width: u64,
    size: u64,
}

impl Module {
    pub(super) fn interface(&self) -> Interface {
        let port =
            |(name, port): (&String, &Port)| (name.clone(), (port.is_input(), port.bits.len()));
        self.ports.iter().map(port).collect()
    }

    /// Bits and words of the memory that the module is.
    pub(super) fn memory_size(&self) -> (u64, u64) {
        let bits = self.memories.values().map(|m| m.width * m.size).sum();
        let words = self.memories.values().map(|m| m.size).max();
        (bits, words.unwrap_or(0))
    }
}

impl Netlist {
    pub(super) fn read(path: &Path) -> Result<Netlist> {
        let bytes = std::fs::read(path).map_err(|e| FlowError::io(path, e))?;
        Netlist::parse(&bytes)
    }

    pub(super) fn parse(bytes: &[u8]) -> Result<Netlist> {
        serde_json::from_slice(bytes).map_err(|e| FlowError::output("yosys", e.to_string()))
    }

    /// How often each cell or black box is in `module`, through all its instances.
    pub(super) fn leaves(&self, module: &str) -> Result<BTreeMap<String, u64>> {
        let mut counts = BTreeMap::new();
        for (_, kind) in self.instances(module)? {
            for (leaf, count) in self.leaves_of(kind)? {
                *counts.entry(leaf).or_default() += count;
            }
        }
        Ok(counts)
    }

    /// The same for an instance of type `kind`: a cell or black box counts as itself.
    pub(super) fn leaves_of(&self, kind: &str) -> Result<BTreeMap<String, u64>> {
        match self.modules.get(kind) {
            Some(module) if !module.attributes.contains_key("blackbox") => self.leaves(kind),
            _ => Ok(BTreeMap::from([(kind.to_string(), 1)])),
        }
    }

    /// The cells, black boxes and instances right in `module`: names and types.
    pub(super) fn instances(&self, module: &str) -> Result<impl Iterator<Item = (&str, &str)>> {
        let cells = self.module(module)?.cells.iter();
        Ok(cells.map(|(name, cell)| (name.as_str(), cell.kind.as_str())))
    }

    pub(super) fn module(&self, module: &str) -> Result<&Module> {
        let found = self.modules.get(module);
        found.ok_or_else(|| FlowError::output("yosys", format!("no module {module}")))
    }
}
