//! Content of the page of `hdlgen eval` beside the numbers: its origin, and the codecs' hardware.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context;
use itertools::Itertools;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::synth_report::each;
use crate::codec::list::FORMATS;
use crate::design::{Design, Entry, Options, Role};
use crate::eval::source::{Input, Inputs};
use crate::eval::{About, Costs, Described, Evaluation, Hardware, Synthesis};
use crate::terms::data;

/// The origin of an evaluation, and the hardware of its codecs; `areas` are files that `hdlgen synth
/// --json` printed, `costs` those of an example if no bandwidth was named.
pub fn about(
    evaluation: &Evaluation,
    inputs: Option<&Inputs>,
    areas: &[PathBuf],
    costs: Option<Costs>,
) -> anyhow::Result<About> {
    let areas = areas
        .iter()
        .map(|path| areas_of::<_, Vec<_>>(path, of_report));
    let areas: BTreeMap<String, Synthesis> = areas.flatten_ok().collect::<anyhow::Result<_>>()?;
    let block = evaluation.block.get();
    let hardware = evaluation.codecs.iter();
    let hardware = hardware.map(|codec| hardware_of(codec, block, &areas));
    let words = std::env::args().map(|word| quoted(&word));
    Ok(About {
        command: words.collect::<Vec<_>>().join(" "),
        version: env!("HDLGEN_VERSION").into(),
        date: date(),
        inputs: hashes(inputs.map_or(&[], |inputs| &inputs.inputs))?,
        built: built(evaluation),
        hardware: hardware.collect(),
        costs,
    })
}

/// The hardware of some codecs of an evaluation, without areas; nothing of the others.
pub fn hardware(evaluation: &Evaluation, wanted: &[usize]) -> Vec<Option<Hardware>> {
    let block = evaluation.block.get();
    let codecs = evaluation.codecs.iter().enumerate();
    let codecs = codecs.map(|(number, codec)| {
        let is_wanted = wanted.contains(&number);
        is_wanted
            .then(|| hardware_of(codec, block, &BTreeMap::new()))
            .flatten()
    });
    codecs.collect()
}

/// Whether there is hardware for each codec of an evaluation.
pub fn built(evaluation: &Evaluation) -> Vec<bool> {
    let codecs = evaluation.codecs.iter();
    codecs
        .map(|codec| Entry::find(name_of(codec)).is_ok())
        .collect()
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=:,+%@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Now, or the time that `SOURCE_DATE_EPOCH` names, by which builds are the same each time.
fn date() -> String {
    let epoch = std::env::var("SOURCE_DATE_EPOCH").ok();
    let epoch = epoch.and_then(|seconds| seconds.parse().ok());
    let now = match epoch {
        Some(seconds) => SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds)),
        None => Some(SystemTime::now()),
    };
    let now = now.unwrap_or(SystemTime::UNIX_EPOCH);
    // Times beyond the year 9999 cannot be written.
    let last = SystemTime::UNIX_EPOCH + Duration::from_secs(253_402_300_799);
    humantime::format_rfc3339_seconds(now.min(last)).to_string()
}

/// Each file once, however many arrays it has.
fn hashes(inputs: &[Input]) -> anyhow::Result<Vec<(String, Option<String>)>> {
    let mut found: Vec<(String, Option<String>)> = Vec::new();
    for input in inputs {
        let (name, hash) = match input.path() {
            Some(path) => {
                let name = path.display().to_string();
                if found.iter().any(|(known, _)| *known == name) {
                    continue;
                }
                let mut digest = Sha256::new();
                let context = || format!("cannot read {name}");
                let mut file = File::open(path).with_context(context)?;
                io::copy(&mut file, &mut digest).with_context(context)?;
                (name, Some(format!("{:x}", digest.finalize())))
            }
            None => (input.name().to_string(), None),
        };
        found.push((name, hash));
    }
    Ok(found)
}

/// A codec's name without the parameters that a measure's has: e2mc of e2mc-sl16.
pub(super) fn name_of(codec: &Described) -> &str {
    let is_of = |name: &&str| {
        let rest = codec.name.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let names = FORMATS.iter().map(|format| format.name).filter(is_of);
    names.max_by_key(|name| name.len()).unwrap_or(&codec.name)
}

/// The parameters of a measure's format, by the flags of designs.
pub(super) fn parameters(codec: &Described, block: u32) -> Vec<(&'static str, String)> {
    let all = [
        ("block", Some(block.to_string())),
        ("mag", Some(codec.mag.to_string())),
        ("sl", codec.symbol_length.map(|n| n.to_string())),
        ("pdw", codec.ways.map(|n| n.to_string())),
        ("mfv", codec.mfv.map(|n| n.to_string())),
        ("ends", codec.ends.map(|n| n.to_string())),
        ("modes", codec.modes.as_ref().map(ToString::to_string)),
        ("format", codec.format.map(|n| n.to_string())),
        ("digits", codec.digits.as_ref().map(ToString::to_string)),
        ("ranks", codec.ranks.map(|ranks| ranks.to_string())),
    ];
    let all = all.into_iter();
    all.filter_map(|(flag, value)| Some((flag, value?)))
        .collect()
}

/// The hardware of a measure, with its parameters; none if there is none with them.
fn hardware_of(
    codec: &Described,
    block: u32,
    areas: &BTreeMap<String, Synthesis>,
) -> Option<Hardware> {
    let entry = Entry::find(name_of(codec)).ok()?;
    // Numbers of several formats take a design for each; several bases have none.
    if codec.digits.is_some() && codec.format.is_none() || codec.bases.is_some() {
        return None;
    }
    let mut options = Options::default();
    for (flag, value) in parameters(codec, block) {
        if entry.parameter(flag).is_some() {
            options.set(flag, value);
        }
    }
    let design = entry.design(&options).ok()?;
    of_design(design.as_ref(), areas)
}

fn of_design(design: &dyn Design, areas: &BTreeMap<String, Synthesis>) -> Option<Hardware> {
    let halves = Role::ALL.map(|role| design.half(role).ok());
    let [Some(compressor), Some(decompressor)] = halves else {
        return None;
    };
    Some(Hardware {
        command: design.command(),
        block: design.geometry().block().get(),
        interval: compressor.interval.max(decompressor.interval),
        latency: [compressor.latency, decompressor.latency],
        memory_bits: compressor.module.memory_bits() + decompressor.module.memory_bits(),
        synthesis: areas.get(&design.name()).cloned(),
    })
}

/// The values that `take` reads from each design of a file of `--areas`, the output of `hdlgen synth --json`.
///
/// # Errors
/// If it cannot be read, or nothing can be taken of any design.
pub(super) fn areas_of<T, C: FromIterator<T>>(
    path: &Path,
    take: impl Fn(&Value) -> Option<T>,
) -> anyhow::Result<C> {
    let shown = path.display();
    let text = data::read_text(path).with_context(|| format!("--areas: cannot read {shown}"))?;
    let printed: Value =
        serde_json::from_str(&text).with_context(|| format!("--areas: {shown} is no JSON"))?;
    let reports = each(printed);
    let mut found = reports.iter().filter_map(take).peekable();
    anyhow::ensure!(
        found.peek().is_some(),
        "--areas: {shown} has no design with both halves, as hdlgen synth --json prints them"
    );
    Ok(found.collect())
}

/// Areas and clocks by the design's name.
fn of_report(report: &Value) -> Option<(String, Synthesis)> {
    let name = report.get("design")?.as_str()?;
    let halves = ["compressor", "decompressor"];
    let numbers = |what: &str| -> Option<Vec<f64>> {
        let of = |half: &str| report.pointer(&format!("/halves/{half}/{what}"))?.as_f64();
        halves.iter().map(|half| of(half)).collect()
    };
    let clocks = numbers("clock_mhz")?;
    Some((
        name.to_string(),
        Synthesis {
            kge: numbers("kge")?.iter().sum(),
            mhz: clocks.iter().copied().fold(f64::INFINITY, f64::min),
            library: report
                .pointer("/halves/compressor/library")?
                .as_str()?
                .to_string(),
        },
    ))
}
