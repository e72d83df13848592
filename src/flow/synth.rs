//! Synthesis of a module: Yosys maps it to a cell library, OpenSTA times the result.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use itertools::Itertools;

use super::cache;
use super::cells::Cells;
use super::corners::{CornerTiming, Corners};
use super::gates::Gates;
use super::netlist::Netlist;
use super::power::{self, Energies};
use super::replay::{replay, Stimulus};
use super::sta::{self, Hold, Timing};
pub use super::synth_options::{Memories, SynthOptions};
pub use super::synthesis::{Memory, Part, Synthesis};
use super::tools::{self, Tool};
use super::wire_load::WireLoad;
use super::yosys;
use super::{clock_gating, memory_pins, sram, sta_memories, FlowError, Result, Top};
use crate::hdl::REGISTER_ENABLE;
use crate::stream::StreamPort;

/// What the output register of a memory takes of a cycle, beside half of the memory's access time, in FO4 delays.
const OUTPUT_REGISTER_FO4: f64 = 3.0;

impl Top {
    /// A module of others' Verilog, for [`synth`] alone: it has no stream ports. Its clock is
    /// `aclk`.
    pub fn of_files(module: &str, files: Vec<PathBuf>) -> Top {
        let none = StreamPort {
            data_bytes: 0,
            user_bits: 0,
            metadata: false,
        };
        Top {
            module: module.into(),
            folder: PathBuf::from("."),
            files,
            input: none,
            raw: None,
            output: none,
            config: None,
            framing_error: false,
        }
    }

    /// Another of the modules in its files, for [`synth`] alone: the one with this name, or else the only one
    /// whose name ends in `_` and this. The ports are not that module's.
    ///
    /// # Errors
    /// If there is none, there are several, or the module is a memory.
    pub fn inner(&self, module: &str) -> Result<Top> {
        let mut names: Vec<String> = self
            .files
            .iter()
            .filter_map(|file| file.file_stem())
            .map(|name| name.to_string_lossy().into_owned())
            .filter(|name| !is_memory(name))
            .collect();
        names.sort();
        let end = format!("_{module}");
        let is_it = |name: &&String| **name == module;
        let found: Vec<&String> = match names.iter().find(is_it) {
            Some(name) => vec![name],
            None => names.iter().filter(|name| name.ends_with(&end)).collect(),
        };
        match found[..] {
            [name] => Ok(Top {
                module: name.clone(),
                ..self.clone()
            }),
            [] => Err(FlowError::Request(format!(
                "no module {module} to synthesise; there are {}",
                names.join(", ")
            ))),
            _ => Err(FlowError::Request(format!(
                "--module {module} may be {}",
                found.iter().join(" or ")
            ))),
        }
    }
}

fn is_memory(module: &str) -> bool {
    module.starts_with(yosys::MEMORY_PREFIX)
}

/// Synthesises `top` for a cell library, and times it.
///
/// # Errors
/// If a tool or the library is missing, the library has no inverter or NAND, or a tool
/// refuses the Verilog.
pub fn synth(top: &Top, options: &SynthOptions) -> Result<Synthesis> {
    Ok(run(top, options, None, false)?.synthesis)
}

/// Synthesises `top`, replays the inputs of a design in the netlist, and counts the changes of its nets.
///
/// # Errors
/// As of [`synth`], and if the netlist's outputs differ from the design's.
pub fn synth_and_replay(
    top: &Top,
    options: &SynthOptions,
    stimulus: &Stimulus,
) -> Result<(Synthesis, Energies)> {
    if !options.flatten {
        let problem = "power is of a netlist without hierarchy: leave --hierarchy out";
        return Err(FlowError::Request(problem.into()));
    }
    let mapped = run(top, options, None, true)?;
    let netlist = Netlist::parse(&mapped.netlist)?;
    let Cells {
        library, inverter, ..
    } = &mapped.cells;
    let mut gates = Gates::new(&netlist, &top.module, library)?;
    replay(&mut gates, stimulus)?;
    Ok((mapped.synthesis, power::energies(&gates, library, inverter)))
}

/// The result of synthesis and technology mapping.
pub(super) struct Mapped {
    pub synthesis: Synthesis,
    pub cells: Cells,
    /// As Yosys wrote it; empty if it was not asked for.
    pub netlist: Vec<u8>,
}

/// Synthesises a module; cells are chosen for the wires of a placement where there is one.
pub(super) fn run(
    top: &Top,
    options: &SynthOptions,
    wires: Option<&WireLoad>,
    with_netlist: bool,
) -> Result<Mapped> {
    check(top, options)?;
    let setup = Setup::new(top, options, wires)?;
    let entry = cache::Entry::new(options.cache.as_deref(), &setup.key(top, options)?);
    let (synthesis, netlist) = match kept(&entry, &setup.cells, with_netlist) {
        Some(kept) => kept,
        None => {
            let (synthesis, netlist) = setup.synthesise(top, options)?;
            entry.write(&synthesis);
            entry.write_netlist(&netlist);
            (synthesis, netlist)
        }
    };
    Ok(Mapped {
        synthesis,
        cells: setup.cells,
        netlist,
    })
}

/// Cells, tools and commands that a module is mapped with.
struct Setup {
    cells: Cells,
    corners: Corners,
    /// The versions of Yosys and OpenSTA.
    yosys: String,
    sta: String,
    /// The commands for Yosys.
    script: [String; 2],
    /// The cells' text with the load of wires, if there is a placement.
    sized: Option<String>,
    node_nm: Option<f64>,
}

impl Setup {
    fn new(top: &Top, options: &SynthOptions, wires: Option<&WireLoad>) -> Result<Self> {
        // Read first, because the library may be one of them.
        let corners = Corners::read(&options.corners)?;
        let cells = Cells::read(options.liberty.as_deref())?;
        Ok(Setup {
            corners,
            yosys: yosys::version(Tool::Yosys)?,
            sta: sta::version()?,
            script: yosys::synthesis_script(&top.module, options, wires.is_some()),
            sized: wires.map(|load| cells.with_wire_load(load)),
            node_nm: options.node_nm.or(sram::node_of(&cells.library.name)),
            cells,
        })
    }

    /// All inputs that a result depends on.
    fn key(&self, top: &Top, options: &SynthOptions) -> Result<Vec<String>> {
        let gate = if options.clock_gating {
            let version = yosys::version(Tool::NewYosys)?;
            clock_gating::liberty(0.0, 1.0) + &clock_gating::script() + &version
        } else {
            String::new()
        };
        let mut key = vec![
            env!("CARGO_PKG_VERSION").to_string(),
            self.yosys.clone(),
            self.sta.clone(),
            self.script.concat(),
            gate,
            sta::SCRIPT.into(),
            self.cells.ports(),
            format!(
                "{:?} {:?} {}",
                options.memory_access_ns, self.node_nm, options.uncertainty_ns
            ),
            self.sized.as_ref().unwrap_or(&self.cells.text).clone(),
        ];
        key.extend(texts(top)?);
        key.extend(self.corners.key());
        Ok(key)
    }

    /// The result, and the mapped netlist.
    fn synthesise(&self, top: &Top, options: &SynthOptions) -> Result<(Synthesis, Vec<u8>)> {
        let Setup { cells, node_nm, .. } = self;
        let folder = tools::temporary()?;
        let before = write_inputs(folder.path(), top, cells, self.sized.as_deref())?;
        yosys::synthesise(top, folder.path(), &self.script, options.clock_gating)?;
        let path = folder.path().join("after.json");
        let netlist = std::fs::read(&path).map_err(|e| FlowError::io(path, e))?;
        let after = Netlist::parse(&netlist)?;
        let fo4_ns = sta::fo4(folder.path(), &cells.inverter)?;
        let counts = after.leaves(&top.module)?;
        if counts.is_empty() {
            let problem = format!("module {} has no logic", top.module);
            return Err(FlowError::Request(problem));
        }
        let memories = memories(&counts, cells, &before, |bits, registered| {
            let mut estimate = sram::estimate(bits, *node_nm);
            if let Some(bits) = registered {
                estimate.area =
                    (estimate.area).map(|area| area + bits as f64 * cells.flip_flop_area);
            }
            let estimated_ns = estimate.access_fo4 * fo4_ns;
            let whole_ns = options.memory_access_ns.unwrap_or(estimated_ns);
            let access_ns = match registered {
                Some(_) if whole_ns > 0.0 => whole_ns / 2.0 + OUTPUT_REGISTER_FO4 * fo4_ns,
                _ => whole_ns,
            };
            (estimate.area, access_ns)
        })?;
        let timed = Timed {
            folder: folder.path(),
            module: &top.module,
            options,
            cells,
            memories: &memories,
            before: &before,
            fo4_ns,
        };
        let (timing, timing_with_memories, hold) = timed.time()?;
        let corners = timed.time_at(&self.corners, &counts)?;
        let mut result = Synthesis {
            module: top.module.clone(),
            library: cells.library.name.clone(),
            cells: BTreeMap::new(),
            cell_count: 0,
            clock_gates: 0,
            area: 0.0,
            nand2: cells.nand2.clone(),
            kge: 0.0,
            flip_flops: 0,
            memory_bits: memories.iter().map(|m| m.bits * m.count).sum(),
            memory_area: memories
                .iter()
                .try_fold(0.0, |sum, m| Some(sum + m.area? * m.count as f64)),
            memories,
            node_nm: *node_nm,
            timing,
            timing_with_memories,
            hold,
            uncertainty_ns: options.uncertainty_ns,
            corners,
            parts: if options.flatten {
                Vec::new()
            } else {
                parts(&top.module, cells, &before, &after)?
            },
            yosys: self.yosys.clone(),
            sta: self.sta.clone(),
        };
        add_cells(&mut result, counts, cells);
        if options.clock_gating {
            let gates = clock_gating::gates(after.module(&top.module)?, &cells.library);
            result.clock_gates = gates.values().sum();
            let area = clock_gating::Parts::of(&cells.library)?.area(&cells.library);
            result.area += area * result.clock_gates as f64;
        }
        result.kge = result.area / cells.nand2_area / 1000.0;
        Ok((result, netlist))
    }
}

/// A mapped netlist to be timed.
struct Timed<'a> {
    folder: &'a Path,
    module: &'a str,
    options: &'a SynthOptions,
    cells: &'a Cells,
    memories: &'a [Memory],
    /// The memories' modules.
    before: &'a Netlist,
    fo4_ns: f64,
}

impl Timed<'_> {
    /// Writes memories for OpenSTA, with their access times multiplied by `share`, for an FO4 delay of `fo4_ns` ns.
    fn write_memories(&self, folder: &Path, fo4_ns: f64, share: f64) -> Result<()> {
        let ports = self.memories.iter().filter_map(|memory| {
            let interface = self.before.modules.get(&memory.module)?.interface();
            Some((memory.module.as_str(), interface, share * memory.access_ns))
        });
        let load = self.cells.inverter.capacitance;
        let gate = if self.options.clock_gating {
            clock_gating::liberty(load, fo4_ns)
        } else {
            String::new()
        };
        sta_memories::write_memories(folder, &ports.collect::<Vec<_>>(), load, &gate)
    }

    /// The longest path, with data out of memories at the clock's edge and, if there are memories, after their
    /// access time; and the hold check.
    fn time(&self) -> Result<(Timing, Option<Timing>, Option<Hold>)> {
        let time = |share| {
            self.write_memories(self.folder, self.fo4_ns, share)?;
            sta::time(self.folder, self.module, &self.cells.inverter, self.fo4_ns)
        };
        let (timing, hold) = time(0.0)?;
        if self.memories.is_empty() {
            return Ok((timing, None, hold));
        }
        let (with_access, hold) = time(1.0)?;
        Ok((timing, Some(with_access), hold))
    }

    /// The timing at other corners.
    fn time_at(
        &self,
        corners: &Corners,
        counts: &BTreeMap<String, u64>,
    ) -> Result<Vec<CornerTiming>> {
        let of_library = |name: &&String| self.cells.library.cells.contains_key(*name);
        let used: Vec<&String> = counts.keys().filter(of_library).collect();
        let memories = |folder: &Path, fo4_ns: f64| {
            // A given access time applies to all corners.
            let given = self.options.memory_access_ns;
            let share = given.map_or(fo4_ns / self.fo4_ns, |_| 1.0);
            self.write_memories(folder, fo4_ns, share)
        };
        corners.time(self.folder, self.module, self.cells, &used, &memories)
    }
}

/// Refuses what cannot be synthesised.
fn check(top: &Top, options: &SynthOptions) -> Result<()> {
    if options.clock_gating && !options.flatten {
        let problem = "clocks are gated without hierarchy: leave --hierarchy and --breakdown out";
        return Err(FlowError::Request(problem.into()));
    }
    Tool::Yosys.find()?;
    Tool::Sta.find()?;
    if is_memory(&top.module) {
        let problem = format!("module {} is a memory, not logic", top.module);
        return Err(FlowError::Request(problem));
    }
    options.node_nm.map_or(Ok(()), sram::check_node)
}

/// The Verilog of `top`, file by file.
fn texts(top: &Top) -> Result<Vec<String>> {
    let files = top.absolute_files()?.into_iter();
    let texts =
        files.map(|file| std::fs::read_to_string(&file).map_err(|e| FlowError::io(file, e)));
    texts.collect()
}

/// A cached result, with its netlist if requested.
fn kept(entry: &cache::Entry, cells: &Cells, with_netlist: bool) -> Option<(Synthesis, Vec<u8>)> {
    let synthesis = entry.read::<Synthesis>()?;
    if synthesis.nand2 != cells.nand2 {
        return None;
    }
    let netlist = if with_netlist {
        entry.read_netlist()?
    } else {
        Vec::new()
    };
    Some((synthesis, netlist))
}

/// Writes what Yosys reads beside the Verilog. Returns the memory modules.
fn write_inputs(folder: &Path, top: &Top, cells: &Cells, sized: Option<&str>) -> Result<Netlist> {
    tools::write(&folder.join("cells.lib"), &cells.text)?;
    if let Some(text) = sized {
        tools::write(&folder.join(yosys::WITH_WIRES), text)?;
    }
    tools::write(&folder.join("ports"), cells.ports())?;
    let memories = memory_modules(top, folder)?;
    let mut interfaces: Vec<_> = memories
        .modules
        .iter()
        .map(|(name, module)| (name.as_str(), module.interface()))
        .collect();
    interfaces.sort_by_key(|(name, _)| *name);
    tools::write(&folder.join("pins.v"), memory_pins::buffers(&interfaces))?;
    Ok(memories)
}

/// Counts a module's cells again, of these kinds, after some were exchanged.
pub(super) fn count_again(result: &mut Synthesis, counts: BTreeMap<String, u64>, cells: &Cells) {
    (result.cell_count, result.area, result.flip_flops) = (0, 0.0, 0);
    result.cells.clear();
    add_cells(result, counts, cells);
    result.kge = result.area / cells.nand2_area / 1000.0;
}

/// Adds the library's cells up.
fn add_cells(result: &mut Synthesis, counts: BTreeMap<String, u64>, cells: &Cells) {
    for (name, count) in counts {
        if let Some(cell) = cells.library.cells.get(&name) {
            result.cell_count += count;
            result.area += cell.area * count as f64;
            result.flip_flops += if cell.flip_flop { count } else { 0 };
            result.cells.insert(name, count);
        }
    }
}

/// The memory modules among the files of `top`, before synthesis removes them.
fn memory_modules(top: &Top, folder: &Path) -> Result<Netlist> {
    let is_ram = |file: &PathBuf| {
        let stem = file.file_stem().map(|stem| stem.to_string_lossy());
        stem.is_some_and(|stem| is_memory(&stem))
    };
    let mut files = top.absolute_files()?;
    files.retain(is_ram);
    if files.is_empty() {
        return Ok(Netlist::default());
    }
    yosys::read_memories(folder, &files)?;
    Netlist::read(&folder.join("memories.json"))
}

/// The memories in the netlist `before` that `counts` lists. `about` gives a memory's area and
/// access time in ns from its bits, and those of its output register, if it has one.
fn memories(
    counts: &BTreeMap<String, u64>,
    cells: &Cells,
    before: &Netlist,
    about: impl Fn(u64, Option<u64>) -> (Option<f64>, f64),
) -> Result<Vec<Memory>> {
    let others = counts.iter().filter(|(name, _)| {
        !cells.library.cells.contains_key(*name) && *name != clock_gating::GATE
    });
    let memory = |(name, count): (&String, &u64)| {
        let Some(module) = before.modules.get(name) else {
            let problem = format!("a cell {name} that library {} lacks", cells.library.name);
            return Err(FlowError::output("yosys", problem));
        };
        let (bits, words) = module.memory_size();
        let registered = module.interface().contains_key(REGISTER_ENABLE);
        let (area, access_ns) = about(bits, registered.then_some(bits / words.max(1)));
        Ok(Memory {
            module: name.clone(),
            count: *count,
            bits,
            words,
            area,
            access_ns,
        })
    };
    others.map(memory).collect()
}

/// Area, flip-flops and memory bits of each instance within `module`, and those in none of them.
fn parts(module: &str, cells: &Cells, before: &Netlist, after: &Netlist) -> Result<Vec<Part>> {
    let mut parts: BTreeMap<String, Part> = BTreeMap::new();
    for (instance, kind) in after.instances(module)? {
        let is_cell = cells.library.cells.contains_key(kind);
        let (instance, of) = if is_cell {
            ("", module)
        } else {
            (instance, kind)
        };
        let part = parts.entry(instance.to_string()).or_insert_with(|| Part {
            instance: instance.into(),
            module: of.into(),
            area: 0.0,
            flip_flops: 0,
            memory_bits: 0,
        });
        for (leaf, count) in after.leaves_of(kind)? {
            if let Some(cell) = cells.library.cells.get(&leaf) {
                part.area += cell.area * count as f64;
                part.flip_flops += if cell.flip_flop { count } else { 0 };
            } else if let Some(memory) = before.modules.get(&leaf) {
                part.memory_bits += memory.memory_size().0 * count;
            }
        }
    }
    Ok(parts.into_values().collect())
}
