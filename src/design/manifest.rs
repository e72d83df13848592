//! The manifest of an emitted folder, for programs: `manifest.json`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Design, Half, Role, Value};
use crate::flow;
use crate::hdl::netlist::{Body, Direction, Op};
use crate::hdl::Module;
pub use crate::rtl::common::registers::{Access, Field, Region};
use crate::stream::{ConfigPort, StreamPort};

/// The file's name in the folder.
pub const FILE_NAME: &str = "manifest.json";

/// The version of the manifest's format, written and accepted.
const FORMAT: u32 = 1;

/// The contents of `manifest.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Version of this format.
    pub format: u32,
    /// `hdlgen`.
    pub generator: String,
    /// The generator's version; a manifest before 0.2.0 has none.
    #[serde(default)]
    pub version: String,
    /// As `--design` takes it.
    pub design: String,
    /// The design's name, a prefix of its modules' names.
    pub name: String,
    /// The command that makes the folder.
    pub command: String,
    /// Every parameter, by the name of its flag.
    pub parameters: BTreeMap<String, Value>,
    /// The modules to instantiate, one for each half.
    pub tops: Vec<Top>,
    /// All files but the manifest.
    pub files: Vec<File>,
}

/// Role of a module to instantiate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TopRole {
    /// A compressor, or a stage on the way to the memory.
    Compressor,
    /// A decompressor, or a stage on the way back.
    Decompressor,
    /// The unit between cache and memory.
    Controller,
}

impl TopRole {
    fn of(design: &dyn Design, role: Role) -> Self {
        match (design.controller(), role) {
            (Some(_), _) => TopRole::Controller,
            (None, Role::Compressor) => TopRole::Compressor,
            (None, Role::Decompressor) => TopRole::Decompressor,
        }
    }

    /// The half of its design.
    pub fn half(self) -> Role {
        match self {
            TopRole::Compressor | TopRole::Controller => Role::Compressor,
            TopRole::Decompressor => Role::Decompressor,
        }
    }

    /// Its name in manifests and reports.
    pub fn name(self) -> &'static str {
        match self {
            TopRole::Controller => "controller",
            _ => self.half().name(),
        }
    }
}

/// A module to instantiate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Top {
    /// Its name.
    pub module: String,
    /// Its half of the design, or all of it.
    pub role: TopRole,
    /// Its kind, where it is neither a compressor nor a decompressor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// The paper's stages.
    pub pipeline_stages: u32,
    /// Cycles from a block's first beat in to its last beat out, for the worst block without others, with
    /// both sides always ready. For a controller, measured in the simulator: from a read's address to the
    /// first beat of a compressed block, without the memory's cycles.
    pub latency_cycles: u32,
    /// Cycles from block to block, with both sides always ready. For a controller, measured: successive reads
    /// of whole blocks that are stored in one burst, or raw if the codec has tables.
    pub interval_cycles: u32,
    /// Bits of its memories.
    pub memory_bits: u64,
    /// Its memories, a shape each.
    #[serde(default)]
    pub memories: Vec<MemoryShape>,
    /// Its flip-flops.
    #[serde(default)]
    pub flip_flops: FlipFlops,
    /// Its ports, `aclk` and `aresetn` included.
    pub ports: Vec<Port>,
    /// The tables behind the configuration port.
    pub address_map: Vec<Region>,
    /// The Verilog files that it needs.
    pub files: Vec<String>,
    /// The SHA-256 of their text without comments, in hexadecimal ([`logic_sha256`]).
    #[serde(default)]
    pub logic_sha256: String,
}

/// Memories of one shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryShape {
    /// The module, whose place a macro can take.
    pub module: String,
    /// How many there are.
    pub instances: u64,
    /// Words of each.
    pub words: u32,
    /// Bits of a word.
    pub bits: u32,
}

/// Flip-flops of a module and all below it; memories are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlipFlops {
    /// Bits that `aresetn` resets.
    pub reset: u64,
    /// Bits without a reset that a valid bit guards.
    pub guarded: u64,
}

/// A port of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Port {
    /// Its name in the Verilog.
    pub name: String,
    /// Input or output.
    pub direction: Direction,
    /// In bits.
    pub width: u32,
}

/// A file of the folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct File {
    /// Its path in the folder.
    pub path: String,
    /// Its SHA-256, in hexadecimal.
    pub sha256: String,
}

/// The digest of Verilog files without comments and blank lines, in hexadecimal: what is proved of them.
pub fn logic_sha256<'a>(files: impl Iterator<Item = &'a String>) -> String {
    let mut digest = Sha256::new();
    for line in files.flat_map(|text| text.lines()) {
        let code = line.split_once("//").map_or(line, |(code, _)| code);
        if !code.trim().is_empty() {
            digest.update(code.trim_end());
            digest.update("\n");
        }
    }
    hex(&digest.finalize())
}

/// The digest in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Manifest {
    /// A design's manifest, without its files.
    pub fn new(design: &dyn Design, tops: Vec<Top>) -> Self {
        Manifest {
            format: FORMAT,
            generator: "hdlgen".into(),
            version: env!("CARGO_PKG_VERSION").into(),
            design: design.kind().into(),
            name: design.name(),
            command: design.command(),
            parameters: design
                .parameters()
                .into_iter()
                .map(|(name, value)| (name.into(), value))
                .collect(),
            tops,
            files: Vec::new(),
        }
    }

    /// The manifest of a folder, if this program wrote it.
    pub fn read(folder: &Path) -> Option<Self> {
        let text = std::fs::read_to_string(folder.join(FILE_NAME)).ok()?;
        let manifest: Manifest = serde_json::from_str(&text).ok()?;
        (manifest.generator == "hdlgen" && manifest.format == FORMAT).then_some(manifest)
    }
}

/// The memories below a module, a shape each, by their names.
pub(crate) fn memories(top: &Module) -> Vec<MemoryShape> {
    fn visit(module: &Module, found: &mut BTreeMap<String, MemoryShape>) {
        match &module.body {
            Body::Memory(size, _) => {
                let shape = found.entry(module.name.clone()).or_insert(MemoryShape {
                    module: module.name.clone(),
                    instances: 0,
                    words: size.depth,
                    bits: size.width,
                });
                shape.instances += 1;
            }
            Body::Netlist(netlist) => {
                for instance in &netlist.instances {
                    visit(&instance.module, found);
                }
            }
        }
    }
    let mut found = BTreeMap::new();
    visit(top, &mut found);
    found.into_values().collect()
}

/// The flip-flops of a module and all below it.
fn flip_flops(module: &Module) -> FlipFlops {
    let mut found = FlipFlops::default();
    let Some(netlist) = module.netlist() else {
        return found;
    };
    for node in &netlist.nodes {
        match &node.op {
            Op::Register(register) if register.reset.is_some() => {
                found.reset += u64::from(node.width);
            }
            Op::Register(_) => found.guarded += u64::from(node.width),
            _ => {}
        }
    }
    for instance in &netlist.instances {
        let below = flip_flops(&instance.module);
        found.reset += below.reset;
        found.guarded += below.guarded;
    }
    found
}

impl Top {
    /// The entry of one half of a design, without the digest of its files.
    pub fn new(design: &dyn Design, role: Role, half: Half, files: Vec<String>) -> Self {
        let module = &half.module;
        let name = design.role_name(role);
        let clocks = ["aclk", "aresetn"].map(|name| Port {
            name: name.into(),
            direction: Direction::Input,
            width: 1,
        });
        let ports = module.ports.iter().map(|p| Port {
            name: p.name.clone(),
            direction: p.direction,
            width: p.width,
        });
        Top {
            module: module.name.clone(),
            role: TopRole::of(design, role),
            stage: (name != role.name()).then(|| name.into()),
            pipeline_stages: half.pipeline_stages,
            latency_cycles: half.latency,
            interval_cycles: half.interval,
            memory_bits: module.memory_bits(),
            memories: memories(module),
            flip_flops: flip_flops(module),
            ports: clocks.into_iter().chain(ports).collect(),
            address_map: half.address_map,
            files,
            logic_sha256: String::new(),
        }
    }

    /// The name of its half or stage.
    pub fn half_name(&self) -> &str {
        self.stage.as_deref().unwrap_or(self.role.name())
    }

    /// The same for external tools.
    pub fn for_flow(&self, folder: PathBuf) -> flow::Top {
        let width = |name: &str| {
            self.ports
                .iter()
                .find(|p| p.name == name)
                .map_or(0, |p| p.width)
        };
        // All of it is a block's metadata, except the highest bit of decompressed blocks, which is the error flag.
        let has_error = |side: &str| side == "m" && width("m_axis_tuser") > width("s_axis_tuser");
        let decompresses = width("s_axis_tuser") > 0;
        let port = |side: &str| StreamPort {
            data_bytes: width(&format!("{side}_axis_tdata")) as usize / 8,
            user_bits: width(&format!("{side}_axis_tuser")),
            metadata: width(&format!("{side}_axis_tuser")) >= 2
                && !(decompresses && has_error(side)),
        };
        let address_bits = width("s_axil_awaddr");
        flow::Top {
            module: self.module.clone(),
            folder,
            files: self.files.iter().map(PathBuf::from).collect(),
            input: port("s"),
            raw: (width("s_raw_axis_tdata") > 0).then(|| port("s_raw")),
            output: port("m"),
            config: (address_bits > 0).then_some(ConfigPort { address_bits }),
            framing_error: width("framing_error") > 0,
        }
    }
}
