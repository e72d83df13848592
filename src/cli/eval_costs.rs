//! The hardware that a memory's bandwidth takes: units, area and latency of each codec of an evaluation,
//! as the project measured them, or as `hdlgen synth --json` did.

use std::path::PathBuf;

use anyhow::Context;
use itertools::Itertools;
use serde::Deserialize;
use serde_json::Value;

use super::design::of_command;
use super::eval_page::{areas_of, name_of, parameters};
use crate::design::manifest::memories;
use crate::design::measured::{measured, newest_library, CellLibrary, Measured, FILLED};
use crate::design::{designs, Design, Role};
use crate::eval::{CodecCost, Costs, Described, Evaluation, HalfUnits, Units};
use crate::flow::size::{Technique, Unit};
use crate::flow::sram;
use crate::terms::BlockSize;

/// A request for costs: bandwidth in GB/s, and the highest clock in MHz.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub bandwidth: f64,
    pub clock: f64,
}

/// A design whose halves were measured.
struct Offer {
    kind: String,
    /// Its parameters, by flag.
    parameters: Vec<(String, String)>,
    command: String,
    measured: String,
    halves: Halves,
}

enum Halves {
    /// By the project.
    Project(Box<Project>),
    /// By a user.
    Synthesised([Half; 2]),
}

/// A design's rows of the project's measurements.
struct Project {
    design: Box<dyn Design>,
    rows: [Measured; 2],
    library: CellLibrary,
}

/// One half as it was measured.
#[derive(Clone, Deserialize)]
struct Half {
    library: String,
    block_bytes: u32,
    interval_cycles: u32,
    latency_cycles: u32,
    clock_mhz: f64,
    area_um2: f64,
    #[serde(rename = "estimated_memory_area_um2")]
    memory_area_um2: Option<f64>,
}

/// The request of a page without `--bandwidth`.
const USUAL: Wanted = Wanted {
    bandwidth: 1000.0,
    clock: 1000.0,
};

/// Costs of codecs that save bursts at the bandwidth of a usual memory, if no bandwidth was named and any
/// area is known.
pub(super) fn usual_costs(
    evaluation: &Evaluation,
    areas: &[PathBuf],
) -> anyhow::Result<Option<Costs>> {
    if evaluation.costs.is_some() {
        return Ok(None);
    }
    let mut costs = costs(evaluation, USUAL, areas)?;
    let note = format!(
        "{} GB/s are an example: --bandwidth GB/S names a memory's own.",
        USUAL.bandwidth
    );
    costs.notes.insert(0, note);
    Ok(costs.choice().is_some().then_some(costs))
}

/// The costs of an evaluation's codecs; `areas` are files that `hdlgen synth --json` printed.
pub(super) fn costs(
    evaluation: &Evaluation,
    wanted: Wanted,
    areas: &[PathBuf],
) -> anyhow::Result<Costs> {
    let totals = evaluation.totals.iter();
    let ratios: Vec<f64> = totals.map(|total| total.ratios().effective_ratio).collect();
    costs_at(&evaluation.codecs, &ratios, evaluation.block, wanted, areas)
}

/// The costs of codecs with these ratios, in their order.
pub(super) fn costs_at(
    codecs: &[Described],
    ratios: &[f64],
    block: BlockSize,
    wanted: Wanted,
    areas: &[PathBuf],
) -> anyhow::Result<Costs> {
    let offers = match areas {
        [] => of_project()?,
        files => {
            let files = files
                .iter()
                .map(|path| areas_of::<_, Vec<_>>(path, offer_of));
            files.flatten_ok().collect::<anyhow::Result<_>>()?
        }
    };
    let block = block.get();
    let of_several_formats = codecs.iter().any(is_of_several_formats);
    let codecs = codecs.iter().zip(ratios);
    let codecs = codecs.map(|(codec, &effective_ratio)| {
        let delivered_gb_s = wanted.bandwidth * effective_ratio;
        let fitting = offers.iter().filter(|offer| offer.is_of(codec, block));
        let sized = fitting.map(|offer| offer.units(delivered_gb_s, wanted.clock));
        let sized: Vec<Units> = sized.collect::<Result<_, _>>()?;
        let smallest = sized.into_iter().min_by(|a, b| a.mm2.total_cmp(&b.mm2));
        Ok(CodecCost {
            name: codec.name.clone(),
            effective_ratio,
            is_trained: codec.training.is_some(),
            delivered_gb_s,
            units: smallest,
        })
    });
    let codecs = codecs.collect::<anyhow::Result<Vec<_>>>()?;
    let (source, note) = said(&offers, areas);
    let filled = 100.0 * FILLED;
    let mut notes = vec![
        format!(
            "Cells fill {filled:.0} % of an area; that of memories is an estimate. {note}Wires are not counted: \
             --clock limits all clocks."
        ),
        "Units keep up with what the memory delivers on these data, in each direction. ns are those of a block by \
         itself."
            .into(),
    ];
    if of_several_formats {
        notes.push(
            "numbers is a design for each format, and these data have several: evaluate each by itself for its area."
                .into(),
        );
    }
    Ok(Costs {
        bandwidth_gb_s: wanted.bandwidth,
        clock_mhz: wanted.clock,
        source,
        notes,
        codecs,
    })
}

/// Whether a codec takes a design for each of its formats.
fn is_of_several_formats(codec: &Described) -> bool {
    codec.digits.is_some() && codec.format.is_none()
}

/// The libraries of what was measured.
fn libraries(offers: &[Offer]) -> String {
    let of = |halves: &Halves| match halves {
        Halves::Project(own) => format!("{}, {}", own.library.library, own.library.corner),
        Halves::Synthesised(halves) => halves[0].library.clone(),
    };
    let libraries = offers.iter().map(|offer| of(&offer.halves)).unique();
    libraries.format(" and ").to_string()
}

/// Where the areas are from, and what they are of.
fn said(offers: &[Offer], areas: &[PathBuf]) -> (String, String) {
    let library = libraries(offers);
    match areas {
        [_, ..] => {
            let files = areas.iter().map(|path| path.display()).format(", ");
            let text = format!("Areas and clocks in {library}, of {files}.");
            (text, String::new())
        }
        [] => (
            format!("Areas and clocks in {library}, of docs/data/hardware.csv; --areas FILE takes your own."),
            "Most are cores, without stream ports. ".into(),
        ),
    }
}

/// The designs that the project measured with the most modern library.
fn of_project() -> anyhow::Result<Vec<Offer>> {
    let Some(library) = newest_library() else {
        return Ok(Vec::new());
    };
    let rows = measured().into_iter();
    let rows = rows.filter(|row| row.library == library.library && row.gating == "plain");
    let by_command = rows.into_group_map_by(|row| row.command.clone());
    let mut offers = Vec::new();
    for (command, rows) in by_command
        .into_iter()
        .sorted_by_key(|group| group.0.clone())
    {
        let half = |role: Role| rows.iter().find(|row| row.half == role.name()).cloned();
        let (Some(compressor), Some(decompressor)) =
            (half(Role::Compressor), half(Role::Decompressor))
        else {
            continue;
        };
        let context = || format!("docs/data/hardware.csv: {command}");
        let design = of_command(&command).with_context(context)?;
        let parameters = design.parameters().into_iter();
        let parameters = parameters.map(|(flag, value)| (flag.to_owned(), value.to_string()));
        let (date, commit, what) = (&compressor.date, &compressor.commit, &compressor.what);
        offers.push(Offer {
            kind: design.kind().to_owned(),
            parameters: parameters.collect(),
            measured: format!("{what}, {date}, commit {commit}"),
            command,
            halves: Halves::Project(Box::new(Project {
                design,
                rows: [compressor, decompressor],
                library: library.clone(),
            })),
        });
    }
    Ok(offers)
}

/// A compressor and a decompressor that the project measured.
pub(super) struct Pair {
    /// The area of both in mm², memories estimated.
    pub mm2: f64,
    /// Latency and interval of each in cycles.
    pub cycles: [(u32, u32); 2],
}

/// The project's measurements with the most modern library.
pub(super) struct Measurements {
    offers: Vec<Offer>,
    /// The library, and its node in nm.
    pub library: String,
    pub node_nm: Option<f64>,
}

impl Measurements {
    pub fn new() -> anyhow::Result<Self> {
        let offers = of_project()?;
        Ok(Measurements {
            library: libraries(&offers),
            node_nm: newest_library().map(|library| library.node_nm),
            offers,
        })
    }

    /// The halves of a design, of whatever width their ports are; none if they were not measured.
    pub fn of(&self, design: &dyn Design) -> anyhow::Result<Option<Pair>> {
        let parameters = design.parameters();
        let is_it = |offer: &&Offer| {
            let own = |flag: &str| offer.parameters.iter().find(|(own, _)| own == flag);
            let mut others = parameters.iter().filter(|(flag, _)| *flag != "beat");
            offer.kind == design.kind()
                && others.all(|(flag, value)| {
                    own(flag).is_some_and(|(_, own)| *own == value.to_string())
                })
        };
        let Some(offer) = self.offers.iter().find(is_it) else {
            return Ok(None);
        };
        let halves = offer.halves.measured()?;
        Ok(Some(Pair {
            mm2: halves.iter().map(Half::mm2).sum(),
            cycles: halves.map(|half| (half.latency_cycles, half.interval_cycles)),
        }))
    }
}

/// The library of what the project measured, and each design with the flags that make it.
pub(super) fn of_measurements() -> anyhow::Result<(String, Vec<Technique>)> {
    let offers = of_project()?;
    let library = libraries(&offers);
    let techniques = offers.into_iter().map(|offer| {
        let [compressor, decompressor] = offer.halves.measured()?.map(|half| half.unit());
        let flags = offer.command.strip_prefix("hdlgen ");
        Ok(Technique {
            name: flags.unwrap_or(&offer.command).to_owned(),
            compressor,
            decompressor,
        })
    });
    Ok((library, techniques.collect::<anyhow::Result<_>>()?))
}

fn offer_of(report: &Value) -> Option<Offer> {
    let name = report.get("design")?.as_str()?;
    let is_of = |kind: &str| name.starts_with(&kind.replace('-', "_"));
    let kinds = designs().iter().map(|entry| entry.name);
    let kind = kinds
        .filter(|kind| is_of(kind))
        .max_by_key(|kind| kind.len())?;
    let half = |role: Role| {
        let half = report.get("halves")?.get(role.name())?;
        serde_json::from_value::<Half>(half.clone()).ok()
    };
    let parameters = report.get("parameters")?.as_object()?.iter();
    let parameters = parameters.map(|(flag, value)| {
        let text = value.as_str().map(str::to_owned);
        (flag.clone(), text.unwrap_or_else(|| value.to_string()))
    });
    Some(Offer {
        kind: kind.to_owned(),
        parameters: parameters.collect(),
        command: name.to_owned(),
        measured: "hdlgen synth".into(),
        halves: Halves::Synthesised([half(Role::Compressor)?, half(Role::Decompressor)?]),
    })
}

impl Offer {
    /// Whether it is hardware of a codec, with its parameters.
    fn is_of(&self, codec: &Described, block: u32) -> bool {
        let own = |flag: &str| self.parameters.iter().find(|(own, _)| own == flag);
        let mut wanted = parameters(codec, block).into_iter();
        self.kind == name_of(codec)
            && !is_of_several_formats(codec)
            && codec.bases.is_none()
            && wanted.all(|(flag, value)| own(flag).is_none_or(|(_, own)| *own == value))
    }

    /// As many as deliver this many GB/s in both directions.
    fn units(&self, gb_s: f64, clock: f64) -> anyhow::Result<Units> {
        let halves = self.halves.measured()?;
        let halves = halves.map(|half| half.units(gb_s, clock));
        Ok(Units::new(
            self.command.clone(),
            self.measured.clone(),
            self.halves.scope(),
            halves,
        ))
    }
}

impl Halves {
    /// The node and library of the area, and what it leaves out.
    fn scope(&self) -> String {
        match self {
            Halves::Project(own) => {
                let library = &own.library;
                let name = library.library.split('_').next().unwrap_or_default();
                let without = match own.rows[0].what.as_str() {
                    "core" => "without stream ports and controller",
                    _ => "with stream ports, without controller",
                };
                format!("in {} nm ({name}), {without}", library.node_nm)
            }
            Halves::Synthesised([half, _]) => format!("in {}, without controller", half.library),
        }
    }

    fn measured(&self) -> anyhow::Result<[Half; 2]> {
        match self {
            Halves::Project(own) => {
                let [compressor, decompressor] = &own.rows;
                Ok([
                    own.half(Role::Compressor, compressor)?,
                    own.half(Role::Decompressor, decompressor)?,
                ])
            }
            Halves::Synthesised(halves) => Ok(halves.clone()),
        }
    }
}

impl Project {
    fn half(&self, role: Role, row: &Measured) -> anyhow::Result<Half> {
        let (half, library) = (self.design.half(role)?, &self.library);
        let areas = memories(&half.module).into_iter().map(|shape| {
            let bits = u64::from(shape.words) * u64::from(shape.bits);
            let area = sram::estimate(bits, Some(library.node_nm)).area;
            shape.instances as f64 * area.unwrap_or_default()
        });
        Ok(Half {
            library: library.library.clone(),
            block_bytes: self.design.geometry().block().get(),
            interval_cycles: half.interval,
            latency_cycles: half.latency,
            clock_mhz: 1e6 / (row.fo4 * library.fo4_ps),
            area_um2: 1000.0 * row.kge * library.nand2_um2,
            memory_area_um2: Some(areas.sum()),
        })
    }
}

impl Half {
    /// Its area with its memories.
    fn mm2(&self) -> f64 {
        (self.area_um2 / FILLED + self.memory_area_um2.unwrap_or_default()) / 1e6
    }

    /// One, as `hdlgen size` counts them.
    fn unit(&self) -> Unit {
        Unit {
            block_bytes: self.block_bytes,
            cycles: self.interval_cycles,
            clock_ghz: self.clock_mhz / 1000.0,
            area_um2: self.area_um2 / FILLED,
            power_mw: None,
            power_at_ghz: None,
            memory_bits: 0,
            memory_area_um2: self.memory_area_um2,
        }
    }

    /// As many as keep up.
    fn units(&self, gb_s: f64, clock: f64) -> HalfUnits {
        let clock_mhz = self.clock_mhz.min(clock);
        let own =
            f64::from(self.block_bytes) * clock_mhz / f64::from(self.interval_cycles) / 1000.0;
        let units = (gb_s / own).ceil().max(1.0);
        HalfUnits {
            clock_mhz,
            gb_s: own,
            units: units as u64,
            mm2: units * self.mm2(),
            latency_ns: 1000.0 * f64::from(self.latency_cycles) / clock_mhz,
        }
    }
}
