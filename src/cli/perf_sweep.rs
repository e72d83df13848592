//! `hdlgen perf --sweep`: the best codec, number of units and ways, and metadata cache for a trace.

use std::io::Write;
use std::path::Path;

use anyhow::{ensure, Context};
use itertools::Itertools;
use serde::Serialize;

use super::eval_costs::Measurements;
use super::output::{wrapped, Output};
use super::perf_units::hardware;
use super::progress;
use super::sim::emit_to_temporary;
use super::usage::Usage;
use crate::chart::{points, Axis, Point};
use crate::design;
use crate::design::measured::FILLED;
use crate::flow::sram;
use crate::flow::synth::{synth, SynthOptions};
use crate::perf::{self, Gpu, Subject, Trace};
use crate::terms::count;

/// A choice of a memory controller's codec, units and cache.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Choice {
    /// The codec.
    codec: String,
    /// Compressors, and decompressors, of a controller.
    units: u32,
    /// Bytes of its metadata cache.
    mdc: u32,
    /// Geometric mean over the traces.
    speedup: f64,
    /// The area of all that in one controller, memories estimated.
    mm2: f64,
    /// Whether nothing smaller is as fast.
    best: bool,
}

/// A name and its requests.
pub(super) type Named = (String, Trace);

/// Where the areas of a sweep are from.
pub(super) enum Areas<'a> {
    /// The project's measurements.
    Measured,
    /// Synthesis, for a Liberty file or the default one.
    Synthesised(Option<&'a Path>),
}

/// Compressors and decompressors, with the area of a pair.
struct Sized {
    subject: Subject,
    mm2: f64,
}

/// All choices, and what their areas are.
pub(super) struct Sweep {
    /// The cell library, and where its areas come from.
    pub source: String,
    /// Codecs whose area was not measured.
    pub left_out: Vec<String>,
    pub choices: Vec<Choice>,
}

/// Codecs with their areas.
struct Candidates {
    all: Vec<Sized>,
    left_out: Vec<String>,
    source: String,
    /// The node of the library in nm.
    node_nm: Option<f64>,
}

/// Runs all traces with all choices.
///
/// # Errors
/// If a trace does not fit the GPU, no codec was measured, or a tool is missing or refuses a design.
pub(super) fn sweep(
    gpu: &Gpu,
    traces: &[Named],
    subjects: &[Subject],
    units: &[u32],
    caches: &[u32],
    areas: Areas<'_>,
) -> anyhow::Result<Sweep> {
    let candidates = match areas {
        Areas::Measured => measured(subjects)?,
        Areas::Synthesised(liberty) => synthesised(subjects, liberty)?,
    };
    let pairs = candidates.all.iter().cartesian_product(units);
    let (all, own): (Vec<Subject>, Vec<f64>) = pairs
        .map(|(sized, &count)| {
            let mut subject = sized.subject.clone();
            subject.compressors.count = Some(count);
            subject.decompressors.count = Some(count);
            (subject, f64::from(count) * sized.mm2)
        })
        .unzip();
    let bar = progress::steps((caches.len() * traces.len()) as u64);
    let mut choices = Vec::new();
    for &mdc in caches {
        let mut gpu = gpu.clone();
        gpu.metadata_cache.bytes = mdc;
        let mut comparisons = Vec::new();
        for (name, trace) in traces {
            bar.set_message(format!("{name}, metadata caches of {mdc} bytes"));
            comparisons.push(perf::compare(&gpu, name, trace, &all, None)?);
            bar.inc(1);
        }
        let cache = sram::estimate(u64::from(mdc) * 8, candidates.node_nm).area;
        let cache = cache.filter(|_| mdc > 0).unwrap_or(0.0) / 1e6;
        for ((mean, subject), own) in perf::means(&comparisons).into_iter().zip(&all).zip(&own) {
            choices.push(Choice {
                codec: mean.codec,
                units: subject.compressors.count.unwrap_or(1),
                mdc,
                speedup: mean.speedup,
                mm2: own + cache,
                best: false,
            });
        }
    }
    bar.finish_and_clear();
    choices.sort_by(|a, b| a.mm2.total_cmp(&b.mm2));
    let mut fastest = 1.0;
    for choice in &mut choices {
        if choice.speedup > fastest {
            fastest = choice.speedup;
            choice.best = true;
        }
    }
    Ok(Sweep {
        source: candidates.source,
        left_out: candidates.left_out,
        choices,
    })
}

/// Codecs that the project measured, with the cycles of what it measured.
fn measured(subjects: &[Subject]) -> anyhow::Result<Candidates> {
    let measurements = Measurements::new()?;
    let mut all = Vec::new();
    let mut left_out = Vec::new();
    for subject in subjects {
        let (name, parameters) = hardware(subject.scheme.as_ref());
        let design = design::new(name, &parameters).with_context(|| subject.name.clone())?;
        let Some(pair) = measurements.of(design.as_ref())? else {
            left_out.push(subject.name.clone());
            continue;
        };
        let mut subject = subject.clone();
        let units = [&mut subject.compressors, &mut subject.decompressors];
        for (unit, (latency, interval)) in units.into_iter().zip(pair.cycles) {
            unit.latency = latency.into();
            unit.interval = interval.into();
        }
        let mm2 = pair.mm2;
        all.push(Sized { subject, mm2 });
    }
    let names = left_out.join(", ");
    ensure!(
        !all.is_empty(),
        Usage(format!(
            "the area of {names} was not measured: --synth synthesises it"
        ))
    );
    Ok(Candidates {
        all,
        left_out,
        source: format!("{}, of docs/data/hardware.csv", measurements.library),
        node_nm: measurements.node_nm,
    })
}

/// Synthesises all codecs.
fn synthesised(subjects: &[Subject], liberty: Option<&Path>) -> anyhow::Result<Candidates> {
    let options = SynthOptions {
        liberty: liberty.map(Into::into),
        ..SynthOptions::cached()
    };
    let bar = progress::steps(subjects.len() as u64);
    let mut found = Candidates {
        all: Vec::new(),
        left_out: Vec::new(),
        source: String::new(),
        node_nm: None,
    };
    for subject in subjects {
        bar.set_message(format!("Yosys and OpenSTA: {}", subject.name));
        let (name, parameters) = hardware(subject.scheme.as_ref());
        let design = design::new(name, &parameters).with_context(|| subject.name.clone())?;
        let (_folder, tops) = emit_to_temporary(design.as_ref())?;
        let mut um2 = 0.0;
        for (_, top) in &tops {
            let half = synth(top, &options)?;
            um2 += half.area / FILLED + half.memory_area.unwrap_or(0.0);
            found.node_nm = half.node_nm;
            found.source = format!("{}, synthesised", half.library);
        }
        found.all.push(Sized {
            subject: subject.clone(),
            mm2: um2 / 1e6,
        });
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(found)
}

/// The choices that nothing smaller is as good as, and how many others there were.
pub(super) fn text(sweep: &Sweep) -> String {
    let mut out = format!(
        "  {:<16} {:>5} {:>7} {:>9} {:>8}\n",
        "codec", "units", "MDC", "mm²", "speedup"
    );
    for choice in sweep.choices.iter().filter(|choice| choice.best) {
        out += &format!(
            "  {:<16} {:>5} {:>7} {:>9.4} {:>8.3}\n",
            choice.codec, choice.units, choice.mdc, choice.mm2, choice.speedup
        );
    }
    let others = sweep.choices.iter().filter(|choice| !choice.best).count();
    out += &format!("{others} others are slower than something smaller, or than no compression\n");
    let source = format!(
        "mm² of one controller's units and cache in {}. Cells fill {:.0} % of an area; those of memories are estimates.",
        sweep.source,
        100.0 * FILLED
    );
    out += &wrapped("", &source, 2);
    if !sweep.left_out.is_empty() {
        let names = sweep.left_out.join(", ");
        let text = format!("Left out, because not measured: {names}. --synth synthesises them.");
        out += "\n";
        out += &wrapped("", &text, 2);
    }
    out
}

/// Draws speedup by area.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn draw(sweep: &Sweep, to: &Path) -> anyhow::Result<()> {
    let choices = &sweep.choices;
    let all: Vec<Point> = choices
        .iter()
        .map(|choice| Point {
            at: (choice.mm2, choice.speedup),
            // Only those that matter are named.
            name: if choice.best {
                format!(
                    "{}, {} B",
                    count(u64::from(choice.units), "unit"),
                    choice.mdc
                )
            } else {
                String::new()
            },
            group: choice.codec.clone(),
        })
        .collect();
    let front: Vec<(f64, f64)> = choices
        .iter()
        .filter(|choice| choice.best)
        .map(|choice| (choice.mm2, choice.speedup))
        .collect();
    let x = Axis::log("compressors, decompressors and metadata cache of a controller, mm²");
    let y = Axis::linear("speedup").reaching(1.0);
    let svg = points("Speedup by area", &x, &y, &all, &front)?;
    let mut file = Output::create("--svg", to)?;
    file.write_all(svg.as_bytes())?;
    file.commit()
}
