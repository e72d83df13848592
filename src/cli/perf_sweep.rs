//! `hdlgen perf --sweep`: the best codec, number of units and ways, and metadata cache for a trace.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use serde::Serialize;

use super::output::Output;
use super::perf_units::hardware;
use super::progress;
use super::sim::emit_to_temporary;
use crate::chart::{points, Axis, Point};
use crate::design;
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
    /// Of all that in one controller, in thousands of the library's NAND.
    kge: f64,
    /// Whether nothing smaller is as fast.
    best: bool,
}

/// A name and its requests.
pub(super) type Named = (String, Trace);

/// Runs all traces with all choices.
///
/// # Errors
/// If a trace does not fit the GPU, or a tool is missing or refuses a design.
pub(super) fn sweep(
    gpu: &Gpu,
    traces: &[Named],
    subjects: &[Subject],
    units: &[u32],
    caches: &[u32],
    liberty: Option<&Path>,
) -> anyhow::Result<Vec<Choice>> {
    let bar = progress::steps((subjects.len() + caches.len() * traces.len()) as u64);
    let options = SynthOptions {
        liberty: liberty.map(Into::into),
        ..SynthOptions::cached()
    };
    let mut areas = BTreeMap::new();
    let mut nand2_node = None;
    for subject in subjects {
        bar.set_message(format!("Yosys and OpenSTA: {}", subject.name));
        let (name, parameters) = hardware(&subject.coding);
        let design = design::new(name, &parameters).with_context(|| subject.name.clone())?;
        let (_folder, tops) = emit_to_temporary(design.as_ref())?;
        let mut kge = 0.0;
        for (_, top) in &tops {
            let half = synth(top, &options)?;
            let nand2 = half.area / half.kge;
            kge += half.kge + half.memory_area.unwrap_or(0.0) / nand2;
            nand2_node = Some((nand2, half.node_nm));
        }
        areas.insert(subject.name.clone(), kge);
        bar.inc(1);
    }
    let mut choices = Vec::new();
    for &mdc in caches {
        let mut gpu = gpu.clone();
        gpu.metadata_cache.bytes = mdc;
        let all: Vec<Subject> = subjects
            .iter()
            .flat_map(|subject| {
                units.iter().map(|&count| {
                    let mut subject = subject.clone();
                    subject.compressors.count = Some(count);
                    subject.decompressors.count = Some(count);
                    subject
                })
            })
            .collect();
        let mut comparisons = Vec::new();
        for (name, trace) in traces {
            bar.set_message(format!("{name}, metadata caches of {mdc} bytes"));
            comparisons.push(perf::compare(&gpu, name, trace, &all, None)?);
            bar.inc(1);
        }
        let cache = match nand2_node {
            Some((nand2, node)) if mdc > 0 => {
                let area = sram::estimate(u64::from(mdc) * 8, node).area;
                area.map_or(0.0, |area| area / nand2 / 1000.0)
            }
            _ => 0.0,
        };
        for (mean, subject) in perf::means(&comparisons).into_iter().zip(&all) {
            let units = subject.compressors.count.unwrap_or(1);
            let own = areas.get(&mean.codec).copied().unwrap_or(0.0);
            choices.push(Choice {
                codec: mean.codec,
                units,
                mdc,
                speedup: mean.speedup,
                kge: f64::from(units) * own + cache,
                best: false,
            });
        }
    }
    bar.finish_and_clear();
    choices.sort_by(|a, b| a.kge.total_cmp(&b.kge));
    let mut fastest = 1.0;
    for choice in &mut choices {
        if choice.speedup > fastest {
            fastest = choice.speedup;
            choice.best = true;
        }
    }
    Ok(choices)
}

/// The choices that nothing smaller is as good as, and how many others there were.
pub(super) fn text(choices: &[Choice]) -> String {
    let mut out = format!(
        "  {:<16} {:>5} {:>7} {:>9} {:>8}\n",
        "codec", "units", "MDC", "kGE", "speedup"
    );
    for choice in choices.iter().filter(|choice| choice.best) {
        out += &format!(
            "  {:<16} {:>5} {:>7} {:>9.1} {:>8.3}\n",
            choice.codec, choice.units, choice.mdc, choice.kge, choice.speedup
        );
    }
    let others = choices.iter().filter(|choice| !choice.best).count();
    out + &format!("{others} others are slower than something smaller, or than no compression\n")
}

/// Draws speedup by area.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn draw(choices: &[Choice], to: &Path) -> anyhow::Result<()> {
    let all: Vec<Point> = choices
        .iter()
        .map(|choice| Point {
            at: (choice.kge, choice.speedup),
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
        .map(|choice| (choice.kge, choice.speedup))
        .collect();
    let x = Axis::log("compressors, decompressors and metadata cache of a controller, kGE");
    let y = Axis::linear("speedup").reaching(1.0);
    let svg = points("Speedup by area", &x, &y, &all, &front)?;
    let mut file = Output::create("--svg", to)?;
    file.write_all(svg.as_bytes())?;
    file.commit()
}
