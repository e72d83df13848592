//! A module with wires: Yosys maps it, Coloquinte places it, the placement of each net gives a tree of
//! resistances and capacitances, and OpenSTA times the same netlist with and without them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::cells::Cells;
use super::netlist::Netlist;
use super::sta::Timing;
use super::synth::{self, Mapped, SynthOptions, Synthesis};
use super::tools::{self, Placer, Tool};
use super::wire_load::WireLoad;
use super::{cache, sta_memories, FlowError, Result, Top};
use crate::terms::temporary::TemporaryFolder;
use circuit::{Circuit, End};
use floorplan::Floorplan;
pub use lef::{Lef, DEFAULT_LEF};
use placement::Placement;
use weights::Weights;
use wires::{half_perimeter, Segment, Tree};

mod circuit;
mod def;
mod drivers;
mod floorplan;
mod lef;
mod memories;
mod path;
mod placement;
mod route;
mod spef;
mod weights;
mod wires;

/// How a module is placed.
#[derive(Clone, Debug)]
pub struct LayoutOptions {
    /// Options of the mapping before placement.
    pub synth: SynthOptions,
    /// The LEF file that goes with the library; that of OSU 180 nm if none is named.
    pub lef: Option<PathBuf>,
    /// Share of the core's area that cells fill, memories excluded.
    pub utilisation: f64,
    /// The placer's effort, 1 to 9.
    pub effort: u8,
    /// The placer's seed.
    pub seed: u32,
    /// Whether it is mapped again for the wires of the first placement, and placed several times more, with drivers for
    /// the wires of the second and weights for nets on long paths. The fastest counts.
    pub size_for_wires: bool,
    /// Whether qrouter routes it, too.
    pub route: bool,
    /// The folder of the placer's program; the path if none is named.
    pub tools: Option<PathBuf>,
    /// The folder that keeps results; none are kept without one.
    pub cache: Option<PathBuf>,
}

/// The folder that keeps results by default.
pub fn default_cache() -> Option<PathBuf> {
    cache::folder_of("layout")
}

/// A placed module, timed with and without its wires.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Layout {
    /// The module as mapped.
    pub synthesis: Synthesis,
    /// Width and height of the core in µm.
    pub core_um: [f64; 2],
    /// The share of the core that cells and memories fill.
    pub utilisation: f64,
    /// Nets with wires: those of two ends and more, but for the clock's.
    pub nets: u64,
    /// Length of all wires in µm, as trees over each net's pins.
    pub wire_um: f64,
    /// The sum of the half perimeters of all nets' pins in µm.
    pub half_perimeter_um: f64,
    /// Capacitance of all wires in pF.
    pub wire_picofarads: f64,
    /// The longest net.
    pub longest_net: LongNet,
    /// The longest path without wires, out of memories with their access times.
    pub without: Timing,
    /// The longest path with wires.
    pub with: Timing,
    /// The cells of that path without wires, in ns.
    pub same_path_without_ns: f64,
    /// The delay of that path's wires themselves, in ns, without the delay that they add by loading cells.
    pub in_wires_ns: f64,
    /// The load of wires on their drivers, as a line over ends.
    pub wire_load: WireLoad,
    /// The routed module, if that was asked for.
    pub routed: Option<Routed>,
    /// The results before cells were chosen for these wires, if they were.
    pub before: Option<Box<Layout>>,
}

/// A routed module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Routed {
    /// Length of all wires in µm.
    pub wire_um: f64,
    /// Length of the trees over the pins of the nets that have a route.
    pub estimated_um: f64,
    /// Routed nets; together with the failed nets, these are all nets.
    pub routed_nets: u64,
    /// Nets that could not be routed.
    pub failed_nets: u64,
    /// The longest path with the trees stretched to the routes' lengths.
    pub with: Timing,
    /// How far a net's tree and its route are apart, as a share of the route: the mean of the nets whose
    /// route is at least [`LONG_UM`].
    pub mean_error_of_long_nets: f64,
}

/// The length in µm from which a net is long.
pub const LONG_UM: f64 = 50.0;
/// ABC puts no more ends on a net than this.
const BUFFERED_ENDS: usize = 10;
/// How often a module is placed with drivers for its wires.
const ROUNDS: usize = 4;

/// The net with the most wire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LongNet {
    /// The block or port that drives it.
    pub from: String,
    /// Its ends.
    pub ends: u64,
    /// Its length in µm.
    pub wire_um: f64,
}

/// Places a module and times it with its wires.
///
/// # Errors
/// If a tool, the library or its LEF file is missing, a memory's area is not known, or a tool refuses
/// the module.
pub fn layout(top: &Top, options: &LayoutOptions) -> Result<Layout> {
    let placer = Placer::find(options.tools.as_deref())?;
    let lef = Lef::read(options.lef.as_deref())?;
    if options.route {
        Tool::Qrouter.find()?;
    }
    let mapped = synth::run(top, &options.synth, None, true)?;
    let before = place(top, options, (mapped, false), &placer, &lef)?;
    if !options.size_for_wires {
        return Ok(before);
    }
    let mapped = synth::run(top, &options.synth, Some(&before.wire_load), true)?;
    let mut after = place(top, options, (mapped, true), &placer, &lef)?;
    after.before = Some(Box::new(before));
    Ok(after)
}

/// Places a mapped module and times it. `again`: cells and weights of nets are chosen for its wires.
fn place(
    top: &Top,
    options: &LayoutOptions,
    (mapped, again): (Mapped, bool),
    placer: &Placer,
    (lef, lef_text): &(Lef, String),
) -> Result<Layout> {
    if options.route && !mapped.synthesis.memories.is_empty() {
        let problem = format!(
            "--route: {} has memories, of which there are no layouts",
            top.module
        );
        return Err(FlowError::Request(problem));
    }
    let key = vec![
        env!("CARGO_PKG_VERSION").to_string(),
        serde_json::to_string(&mapped.synthesis).unwrap_or_default(),
        String::from_utf8_lossy(&mapped.netlist).into_owned(),
        mapped.cells.text.clone(),
        lef_text.clone(),
        placer.parameters(options.effort, options.seed)?,
        format!("{} {} {again} {FORMAT}", options.utilisation, options.route),
    ];
    let entry = cache::Entry::new(options.cache.as_deref(), &key);
    if let Some(layout) = entry.read::<Layout>() {
        return Ok(layout);
    }

    let netlist = Netlist::parse(&mapped.netlist)?;
    let mut synthesis = mapped.synthesis;
    let mut circuit = Circuit::of(&netlist, &top.module, &mapped.cells)?;
    let flow = Flow {
        options,
        placer,
        lef,
        cells: &mapped.cells,
        areas: memory_areas(&synthesis)?,
        folder: tools::temporary()?,
    };
    flow.write_libraries(&netlist, &synthesis)?;
    let mut placed = flow.place(&circuit, &Weights::equal(circuit.nets.len()))?;
    if again {
        placed = flow.improve(&mut circuit, placed)?;
        synth::count_again(&mut synthesis, circuit.kinds(), &mapped.cells);
    }
    flow.write(&circuit, &placed.wires)?;

    let folder = flow.folder.path();
    let fo4_ns = synthesis.timing.fo4_ps / 1000.0;
    let time = || path::time(folder, &circuit, &mapped.cells.inverter, fo4_ns);
    let Placed {
        floorplan,
        placement,
        mut wires,
    } = placed;
    let mut result = measured(synthesis, &circuit, &floorplan, &wires, time()?)?;
    if options.route {
        tools::write(&folder.join("cells.lef"), lef_text)?;
        let def = def::file(&circuit, lef, &floorplan, &placement);
        tools::write(&folder.join("placed.def"), def)?;
        result.routed = Some(routed(folder, &circuit, &mut wires, || Ok(time()?.with))?);
    }
    entry.write(&result);
    Ok(result)
}

/// What placements of one mapped module have in common.
struct Flow<'a> {
    options: &'a LayoutOptions,
    placer: &'a Placer,
    lef: &'a Lef,
    cells: &'a Cells,
    /// The area of each memory in µm².
    areas: BTreeMap<String, f64>,
    /// The folder of the tools' files.
    folder: TemporaryFolder,
}

/// A placement and its wires.
struct Placed {
    floorplan: Floorplan,
    placement: Placement,
    wires: Vec<(Tree, Vec<Segment>)>,
}

impl Flow<'_> {
    /// Places a circuit whose nets have weights.
    fn place(&self, circuit: &Circuit, weights: &Weights) -> Result<Placed> {
        let options = self.options;
        let floorplan = Floorplan::of(circuit, self.lef, &self.areas, options.utilisation)?;
        let placement = Placement::make(
            self.placer,
            self.folder.path(),
            circuit,
            &floorplan,
            weights,
            (options.effort, options.seed),
        )?;
        let named = options.lef.as_deref();
        let wires = wires(circuit, &floorplan, &placement, self.lef, named)?;
        Ok(Placed {
            floorplan,
            placement,
            wires,
        })
    }

    /// Gives nets drivers for the wires of a placement, and places [`ROUNDS`] times, from the second time on with weights
    /// for the slacks of the placement before. Returns the fastest.
    fn improve(&self, circuit: &mut Circuit, placed: Placed) -> Result<Placed> {
        circuit.strengthen(&capacitances(&placed.wires), self.cells);
        let mut weights = Weights::equal(circuit.nets.len());
        let mut best = (f64::NEG_INFINITY, placed);
        for _ in 0..ROUNDS {
            let placed = self.place(circuit, &weights)?;
            self.write(circuit, &placed.wires)?;
            let slacks = path::slacks(self.folder.path(), circuit, &self.cells.inverter)?;
            let worst = slacks.iter().copied().fold(f64::INFINITY, f64::min);
            weights.add(&slacks, worst);
            if worst > best.0 {
                best = (worst, placed);
            }
        }
        Ok(best.1)
    }

    /// Writes the libraries of cells and memories for OpenSTA.
    fn write_libraries(&self, netlist: &Netlist, synthesis: &Synthesis) -> Result<()> {
        let folder = self.folder.path();
        tools::write(&folder.join("cells.lib"), &self.cells.text)?;
        let memories: Vec<_> = (synthesis.memories.iter())
            .filter_map(|memory| {
                let interface = netlist.modules.get(&memory.module)?.interface();
                Some((memory.module.as_str(), interface, memory.access_ns))
            })
            .collect();
        sta_memories::write_memories(folder, &memories, self.cells.inverter.capacitance, "")
    }

    /// Writes a circuit and its wires for OpenSTA.
    fn write(&self, circuit: &Circuit, wires: &[(Tree, Vec<Segment>)]) -> Result<()> {
        let folder = self.folder.path();
        tools::write(&folder.join("netlist.v"), circuit.verilog())?;
        tools::write(&folder.join(path::WIRES), spef::file(circuit, wires))
    }
}

/// A placed module, not routed.
fn measured(
    synthesis: Synthesis,
    circuit: &Circuit,
    floorplan: &Floorplan,
    wires: &[(Tree, Vec<Segment>)],
    timed: path::Timed,
) -> Result<Layout> {
    let wired: Vec<usize> = (0..circuit.nets.len())
        .filter(|net| !wires[*net].1.is_empty())
        .collect();
    Ok(Layout {
        core_um: floorplan.core,
        utilisation: floorplan.area / (floorplan.core[0] * floorplan.core[1]),
        nets: wired.len() as u64,
        wire_um: wires.iter().map(|(tree, _)| tree.length()).sum(),
        half_perimeter_um: (wired.iter())
            .map(|net| half_perimeter(&wires[*net].0.points[..circuit.nets[*net].ends.len()]))
            .sum(),
        wire_picofarads: (wires.iter())
            .flat_map(|(_, segments)| segments)
            .map(|segment| segment.picofarads)
            .sum(),
        longest_net: longest_net(circuit, wires).ok_or_else(|| {
            FlowError::Request(format!("module {} has no nets", synthesis.module))
        })?,
        without: timed.without,
        with: timed.with,
        same_path_without_ns: timed.same_path_without_ns,
        in_wires_ns: timed.in_wires_ns,
        wire_load: wire_load(circuit, wires),
        routed: None,
        before: None,
        synthesis,
    })
}

/// Routes a placement in a folder, gives the trees the lengths of the routes, and times it again.
fn routed(
    folder: &Path,
    circuit: &Circuit,
    wires: &mut [(Tree, Vec<Segment>)],
    time: impl Fn() -> Result<Timing>,
) -> Result<Routed> {
    let nets = def::routed_nets(circuit).count();
    let routes = route::route(folder, nets)?;
    let stretched = routes.stretch(circuit, wires);
    tools::write(&folder.join(path::WIRES), spef::file(circuit, wires))?;
    Ok(Routed {
        wire_um: routes.lengths.values().sum(),
        estimated_um: stretched.before_um,
        routed_nets: routes.lengths.len() as u64,
        failed_nets: routes.failed,
        mean_error_of_long_nets: stretched.mean_error,
        with: time()?,
    })
}

/// Increased when the same input gives another result.
const FORMAT: u32 = 7;

/// The net with the most wire; None without nets.
fn longest_net(circuit: &Circuit, wires: &[(Tree, Vec<Segment>)]) -> Option<LongNet> {
    let lengths = wires.iter().map(|(tree, _)| tree.length()).enumerate();
    let (net, wire_um) = lengths.max_by(|a, b| a.1.total_cmp(&b.1))?;
    Some(LongNet {
        from: circuit.driver(net),
        ends: circuit.nets[net].ends.len() as u64,
        wire_um,
    })
}

/// The capacitance of each net's wires in pF.
fn capacitances(wires: &[(Tree, Vec<Segment>)]) -> Vec<f64> {
    let of_net = |(_, segments): &(Tree, Vec<Segment>)| {
        let segments = segments.iter();
        segments.map(|segment| segment.picofarads).sum()
    };
    wires.iter().map(of_net).collect()
}

/// The load of the wires of all nets but the clock's.
fn wire_load(circuit: &Circuit, wires: &[(Tree, Vec<Segment>)]) -> WireLoad {
    let loads = capacitances(wires).into_iter();
    let nets = circuit.nets.iter().zip(wires).zip(loads);
    let nets = nets
        .filter(|((_, (_, segments)), _)| !segments.is_empty())
        .map(|((net, _), picofarads)| (net.ends.len() - 1, picofarads));
    WireLoad::of(&nets.collect::<Vec<_>>(), BUFFERED_ENDS)
}

/// The area of each memory in µm².
fn memory_areas(synthesis: &Synthesis) -> Result<BTreeMap<String, f64>> {
    let area = |memory: &super::synth::Memory| {
        let area = memory.area.ok_or_else(|| {
            let module = &memory.module;
            FlowError::Request(format!(
                "the area of memory {module} is unknown without --node"
            ))
        })?;
        Ok((memory.module.clone(), area))
    };
    synthesis.memories.iter().map(area).collect()
}

/// The wires of each net, in the order of nets; none where a net has one end or is the clock's.
fn wires(
    circuit: &Circuit,
    floorplan: &Floorplan,
    placement: &Placement,
    lef: &Lef,
    named: Option<&Path>,
) -> Result<Vec<(Tree, Vec<Segment>)>> {
    let per_um = lef.wires().map_err(|message| FlowError::File {
        path: named.unwrap_or(Path::new(DEFAULT_LEF)).into(),
        message,
    })?;
    let wires = circuit.nets.iter().map(|net| {
        if !net.wired || net.ends.len() < 2 {
            return Ok((Tree::default(), Vec::new()));
        }
        let point = |end: &End| placement.point(circuit, floorplan, *end);
        let points: Vec<[f64; 2]> = net.ends.iter().map(point).collect::<Result<_>>()?;
        let tree = Tree::over(&points);
        let segments = tree.segments(per_um);
        Ok((tree, segments))
    });
    wires.collect()
}
