//! Synthesis of a module: Yosys maps it to a cell library, OpenSTA times the result.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::cache;
use super::liberty::{self, Inverter, Library};
use super::sta::{self, Timing};
use super::tools::{self, Tool};
use super::yosys::{self, Interface, Netlist};
use super::{FlowError, Result, Top};

/// How a module is synthesised.
#[derive(Clone, Debug)]
pub struct SynthOptions {
    /// A Liberty file, gzip or not; the OSU 180 nm library if none is named.
    pub liberty: Option<PathBuf>,
    /// Whether modules are merged into one, so that logic is shared across them.
    pub flatten: bool,
    /// The path in ns that is fast enough; as fast as can be if there is none.
    pub target_ns: Option<f64>,
    /// From the clock's edge to a memory's data, in ns.
    pub memory_access_ns: f64,
    /// The folder that keeps results; none are kept without one.
    pub cache: Option<PathBuf>,
}

impl Default for SynthOptions {
    fn default() -> SynthOptions {
        SynthOptions {
            liberty: None,
            flatten: true,
            target_ns: None,
            memory_access_ns: 0.0,
            cache: None,
        }
    }
}

impl SynthOptions {
    /// The defaults, and results kept where they are kept by default.
    pub fn cached() -> SynthOptions {
        SynthOptions {
            cache: cache::default_folder(),
            ..SynthOptions::default()
        }
    }
}

/// What a synthesised module is made of, and how fast it is. Memory modules (`ram_…`),
/// whose places macros take, are counted apart: none of their registers or bits is in
/// the logic.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The longest path.
    pub timing: Timing,
    /// What Yosys says of its version.
    pub yosys: String,
    /// OpenSTA's version.
    pub sta: String,
}

/// A memory module of a design.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The module.
    pub module: String,
    /// How many of it there are.
    pub count: u64,
    /// Bits of one.
    pub bits: u64,
}

impl Top {
    /// Another of the modules in its files, for [`synth`] alone: the ports are not that
    /// module's.
    ///
    /// # Errors
    /// If no file is called `module.v`, or the module is a memory.
    pub fn inner(&self, module: &str) -> Result<Top> {
        let names = self.files.iter().filter_map(|file| file.file_stem());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        let mut names: Vec<String> = names.filter(|name| !is_memory(name)).collect();
        names.sort();
        if !names.iter().any(|name| name == module) {
            let there = names.join(", ");
            let problem = format!("no module {module} to synthesise; there are {there}");
            return Err(FlowError::Request(problem));
        }
        Ok(Top {
            module: module.into(),
            ..self.clone()
        })
    }
}

fn is_memory(module: &str) -> bool {
    module.starts_with(yosys::MEMORY_PREFIX)
}

/// A library as the tools get it, and what is taken from it.
struct Cells {
    text: String,
    library: Library,
    nand2: String,
    nand2_area: f64,
    inverter: Inverter,
}

impl Cells {
    fn read(named: Option<&Path>) -> Result<Cells> {
        let path = named.unwrap_or(Path::new(liberty::DEFAULT_LIBERTY));
        let text = without_wire_load(&liberty::read(named)?);
        let library = Library::parse(&text, path)?;
        let error = |message: &str| FlowError::Liberty {
            path: path.to_path_buf(),
            message: message.into(),
        };
        let nand2 = library.nand2().filter(|(_, cell)| cell.area > 0.0);
        let none = "no two-input NAND to count gate equivalents in";
        let (nand2, nand2_cell) = nand2.ok_or_else(|| error(none))?;
        let (nand2, nand2_area) = (nand2.to_string(), nand2_cell.area);
        let none = "no inverter with an input capacitance to drive the ports";
        let inverter = library.inverter().ok_or_else(|| error(none))?;
        Ok(Cells {
            text,
            library,
            nand2,
            nand2_area,
            inverter,
        })
    }

    /// ABC's constraints: what drives inputs, and the load of outputs in fF.
    fn ports(&self) -> String {
        let Inverter {
            cell, capacitance, ..
        } = &self.inverter;
        let load = 1000.0 * capacitance;
        format!("set_driving_cell {cell}\nset_load {load}\n")
    }
}

/// A library without its default wire load, which OpenSTA would apply and ABC not.
fn without_wire_load(text: &str) -> String {
    const NAME: &str = "default_wire_load";
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(NAME) {
        let end = after.find([';', '\n']).map_or(after.len(), |end| end + 1);
        result += before;
        rest = &after[end..];
    }
    result + rest
}

/// Synthesises `top` for a cell library, and times it.
///
/// # Errors
/// If a tool or the library is missing, the library has no inverter or NAND, or a tool
/// refuses the Verilog.
pub fn synth(top: &Top, options: &SynthOptions) -> Result<Synthesis> {
    Tool::Yosys.find()?;
    Tool::Sta.find()?;
    if is_memory(&top.module) {
        let problem = format!("module {} is a memory, not logic", top.module);
        return Err(FlowError::Request(problem));
    }
    let cells = Cells::read(options.liberty.as_deref())?;
    let (yosys, sta) = (yosys::version()?, sta::version()?);
    let script = yosys::synthesis_script(&top.module, options.flatten, options.target_ns);
    let access = options.memory_access_ns.to_string();

    let mut parts = vec![
        env!("CARGO_PKG_VERSION").to_string(),
        yosys.clone(),
        sta.clone(),
        script.clone(),
        sta::SCRIPT.into(),
        cells.ports(),
        access,
        cells.text.clone(),
    ];
    for file in top.absolute_files()? {
        let text = std::fs::read_to_string(&file).map_err(|e| FlowError::io(file, e))?;
        parts.push(text);
    }
    let entry = cache::Entry::new(options.cache.as_deref(), &parts);
    if let Some(result) = entry.read() {
        return Ok(result);
    }

    let folder = tools::temporary()?;
    let file = |name: &str| folder.path().join(name);
    tools::write(&file("cells.lib"), &cells.text)?;
    tools::write(&file("ports"), cells.ports())?;
    yosys::synthesise(top, folder.path(), &script)?;
    let before = Netlist::read(&file("before.json"))?;
    let counts = Netlist::read(&file("after.json"))?.leaves(&top.module)?;
    if counts.is_empty() {
        let problem = format!("module {} has no logic", top.module);
        return Err(FlowError::Request(problem));
    }
    let memories: Vec<(&String, Interface)> = counts
        .keys()
        .filter(|name| !cells.library.cells.contains_key(*name))
        .filter_map(|name| Some((name, before.modules.get(name)?.interface())))
        .collect();
    let memories: Vec<_> = memories.iter().map(|(m, i)| (m.as_str(), i)).collect();
    sta::write_memories(folder.path(), &memories, options.memory_access_ns)?;
    let timing = sta::time(folder.path(), &top.module, &cells.inverter)?;

    let mut result = Synthesis {
        module: top.module.clone(),
        library: cells.library.name.clone(),
        cells: BTreeMap::new(),
        cell_count: 0,
        area: 0.0,
        nand2: cells.nand2,
        kge: 0.0,
        flip_flops: 0,
        memories: Vec::new(),
        memory_bits: 0,
        timing,
        yosys,
        sta,
    };
    for (name, count) in counts {
        if let Some(cell) = cells.library.cells.get(&name) {
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
            let problem = format!("a cell {name} that library {} lacks", cells.library.name);
            return Err(FlowError::output("yosys", problem));
        }
    }
    result.kge = result.area / cells.nand2_area / 1000.0;
    entry.write(&result);
    Ok(result)
}
