//! Yosys: structural checks, and synthesis to a cell library.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::liberty::{self, Library};
use super::tools::{self, Tool};
use super::{FlowError, Result, Top};

/// Memories are modules of their own whose names begin so.
const MEMORY_PREFIX: &str = "ram_";
/// Lines of Yosys's log that an error quotes.
const LOG_LINES: usize = 12;

/// How a module is synthesised.
#[derive(Clone, Debug)]
pub struct SynthOptions {
    /// A Liberty file, gzip or not; the OSU 180 nm library if none is named.
    pub liberty: Option<PathBuf>,
    /// Whether modules are merged into one, so that logic is shared across them.
    pub flatten: bool,
}

impl Default for SynthOptions {
    fn default() -> SynthOptions {
        SynthOptions {
            liberty: None,
            flatten: true,
        }
    }
}

/// What a synthesised module is made of. Memory modules (`ram_…`), whose places
/// macros take, are counted apart: none of their registers or bits is in the logic.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Synthesis {
    /// The module.
    pub module: String,
    /// The library's name.
    pub library: String,
    /// How many of each cell.
    pub cells: BTreeMap<String, u64>,
    /// How many cells.
    pub cell_count: u64,
    /// Of the logic, in the library's unit (mostly µm²).
    pub area: f64,
    /// The library's smallest two-input NAND.
    pub nand2: String,
    /// Area of the logic in thousands of that NAND.
    pub kge: f64,
    /// Flip-flops, which `cells` has too.
    pub flip_flops: u64,
    /// Memories.
    pub memories: Vec<Memory>,
    /// Bits of all memories.
    pub memory_bits: u64,
}

/// A memory module of a design.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// The module.
    pub module: String,
    /// How many of it there are.
    pub count: u64,
    /// Bits of one.
    pub bits: u64,
}

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

/// Synthesises `top` for a cell library.
pub fn synth(top: &Top, options: &SynthOptions) -> Result<Synthesis> {
    Tool::Yosys.find()?;
    let named = options.liberty.as_deref();
    let liberty_path = named.unwrap_or(Path::new(liberty::DEFAULT_LIBERTY));
    let text = liberty::read(named)?;
    let library = Library::parse(&text, liberty_path)?;
    let nand2 = library.nand2().filter(|(_, cell)| cell.area > 0.0);
    let (nand2, nand2_cell) = nand2.ok_or_else(|| FlowError::Liberty {
        path: liberty_path.to_path_buf(),
        message: "no two-input NAND to count gate equivalents in".into(),
    })?;

    let folder = tools::temporary()?;
    let file = |name: &str| folder.path().join(name);
    tools::write(&file("cells.lib"), &text)?;
    let script = format!(
        "{read}hierarchy -check -top {top}
         proc
         write_json {before}
         blackbox {MEMORY_PREFIX}* $paramod*\\{MEMORY_PREFIX}*
         synth -top {top} {flatten}
         dfflibmap -liberty {lib}
         abc -liberty {lib}
         opt_clean
         write_json {after}\n",
        read = read_files(top)?,
        top = top.module,
        flatten = if options.flatten { "-flatten" } else { "" },
        before = quoted(&file("before.json")),
        after = quoted(&file("after.json")),
        lib = quoted(&file("cells.lib")),
    );
    run(top, folder.path(), &script)?;
    let before = Netlist::read(&file("before.json"))?;
    let counts = Netlist::read(&file("after.json"))?.leaves(&top.module)?;

    let mut result = Synthesis {
        module: top.module.clone(),
        library: library.name.clone(),
        cells: BTreeMap::new(),
        cell_count: 0,
        area: 0.0,
        nand2: nand2.to_string(),
        kge: 0.0,
        flip_flops: 0,
        memories: Vec::new(),
        memory_bits: 0,
    };
    for (name, count) in counts {
        if let Some(cell) = library.cells.get(&name) {
            result.cell_count += count;
            result.area += cell.area * count as f64;
            result.flip_flops += if cell.flip_flop { count } else { 0 };
            result.cells.insert(name, count);
        } else if let Some(module) = before.modules.get(&name) {
            let bits = module.memory_bits();
            result.memory_bits += bits * count;
            result.memories.push(Memory {
                module: name,
                count,
                bits,
            });
        } else {
            let problem = format!("a cell {name} that library {} does not have", library.name);
            return Err(FlowError::output("yosys", problem));
        }
    }
    result.kge = result.area / nand2_cell.area / 1000.0;
    Ok(result)
}

/// A netlist as `write_json` writes it, as far as it matters here.
#[derive(Deserialize)]
struct Netlist {
    modules: HashMap<String, NetlistModule>,
}

#[derive(Deserialize)]
struct NetlistModule {
    #[serde(default)]
    attributes: HashMap<String, serde_json::Value>,
    #[serde(default)]
    cells: HashMap<String, NetlistCell>,
    #[serde(default)]
    memories: HashMap<String, NetlistMemory>,
}

#[derive(Deserialize)]
struct NetlistCell {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Deserialize)]
struct NetlistMemory {
    width: u64,
    size: u64,
}

impl NetlistModule {
    fn memory_bits(&self) -> u64 {
        self.memories.values().map(|m| m.width * m.size).sum()
    }
}

impl Netlist {
    fn read(path: &Path) -> Result<Netlist> {
        let bytes = std::fs::read(path).map_err(|e| FlowError::io(path, e))?;
        serde_json::from_slice(&bytes).map_err(|e| FlowError::output("yosys", e.to_string()))
    }

    /// How often each cell or black box is in `module`, through all its instances.
    fn leaves(&self, module: &str) -> Result<BTreeMap<String, u64>> {
        let mut counts = BTreeMap::new();
        let found = self.modules.get(module);
        let found =
            found.ok_or_else(|| FlowError::output("yosys", format!("no module {module}")))?;
        for cell in found.cells.values() {
            match self.modules.get(&cell.kind) {
                Some(inner) if !inner.attributes.contains_key("blackbox") => {
                    for (leaf, count) in self.leaves(&cell.kind)? {
                        *counts.entry(leaf).or_default() += count;
                    }
                }
                _ => *counts.entry(cell.kind.clone()).or_default() += 1,
            }
        }
        Ok(counts)
    }
}

fn read_files(top: &Top) -> Result<String> {
    let files = top.absolute_files()?;
    let lines = files
        .iter()
        .map(|file| format!("read_verilog {}\n", quoted(file)));
    Ok(lines.collect())
}

fn quoted(path: &Path) -> String {
    format!("\"{}\"", path.display())
}

/// Runs a script; an error also has the end of the log, which is where ABC's words are.
fn run(top: &Top, folder: &Path, script: &str) -> Result<()> {
    let (path, log) = (folder.join("script.ys"), folder.join("log"));
    tools::write(&path, script)?;
    let mut command = Tool::Yosys.command(&top.folder)?;
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
