//! Toggles of an evaluation, over those of the same bus without compression.

use std::fmt::Write;

use super::evaluation::Evaluation;
use super::file_result::FileResult;
use super::text::{fit_all, line, named, wrap, NAME, WIDTH};
use crate::bus::{Decision, Tally};
use crate::chart::{bars, points, Axis, Bars, ChartError, Point};
use crate::terms::geometric_mean;

/// Without energy control, and with both decision functions.
pub(super) const CONTROLS: [Option<Decision>; 3] = [
    None,
    Some(Decision::EnergyDelay),
    Some(Decision::EnergyDelaySquared),
];

/// A bus, with or without DBI, and what chooses the form of the blocks on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BusKind {
    /// Whether it has data bus inversion.
    pub dbi: bool,
    /// Energy control's decision function, if it has one.
    pub decision: Option<Decision>,
}

/// A codec on a bus, over no compression on a bus of the same kind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OnBus {
    /// Toggles, as a multiple of those without compression.
    pub toggles: f64,
    /// Effective CR: bursts without compression over bursts sent.
    pub ratio: f64,
    /// Share of the blocks that energy control sent raw though they could be stored compressed.
    pub kept_raw: f64,
}

impl Evaluation {
    /// A codec on a bus with a file's blocks. `None` if toggles were not counted, or
    /// sending the file uncompressed toggles nothing.
    pub fn on_bus(&self, file: &FileResult, codec: usize, kind: BusKind) -> Option<OnBus> {
        let raw = file.uncompressed?.of(kind.dbi, None).toggles;
        let counts = &file.codecs.get(codec)?.counts;
        let totals = counts.toggles?;
        let Tally {
            toggles,
            bursts,
            kept_raw,
        } = *totals.of(kind.dbi, kind.decision);
        let block_bursts = u64::from(counts.statistics.geometry().block_bursts());
        (raw > 0 && bursts > 0).then(|| OnBus {
            toggles: toggles as f64 / raw as f64,
            ratio: (block_bursts * totals.blocks) as f64 / bursts as f64,
            kept_raw: kept_raw as f64 / totals.blocks as f64,
        })
    }

    /// Over all files: geometric means of toggles and ratios, the mean share of blocks kept raw.
    /// Files whose toggles cannot be compared, because one side has none, are left out of the
    /// mean of toggles.
    pub fn on_bus_mean(&self, codec: usize, kind: BusKind) -> Option<OnBus> {
        let files = self.files.iter();
        let all: Vec<OnBus> = files
            .filter_map(|file| self.on_bus(file, codec, kind))
            .collect();
        let some = all
            .iter()
            .map(|one| one.toggles)
            .filter(|&toggles| toggles > 0.0);
        Some(OnBus {
            toggles: geometric_mean(some)?,
            ratio: geometric_mean(all.iter().map(|one| one.ratio))?,
            kept_raw: all.iter().map(|one| one.kept_raw).sum::<f64>() / all.len() as f64,
        })
    }

    /// All files taken as one.
    pub fn on_bus_total(&self, codec: usize, kind: BusKind) -> Option<OnBus> {
        let (mut sum, mut raw, mut blocks, mut block_bursts) = (Tally::default(), 0, 0, 0);
        for file in &self.files {
            let counts = &file.codecs.get(codec)?.counts;
            let totals = counts.toggles?;
            let tally = totals.of(kind.dbi, kind.decision);
            raw += file.uncompressed?.of(kind.dbi, None).toggles;
            sum.toggles += tally.toggles;
            sum.bursts += tally.bursts;
            sum.kept_raw += tally.kept_raw;
            blocks += totals.blocks;
            let bursts = counts.statistics.geometry().block_bursts();
            block_bursts += u64::from(bursts) * totals.blocks;
        }
        (raw > 0 && sum.bursts > 0).then(|| OnBus {
            toggles: sum.toggles as f64 / raw as f64,
            ratio: block_bursts as f64 / sum.bursts as f64,
            kept_raw: sum.kept_raw as f64 / blocks as f64,
        })
    }

    /// Toggles of a file sent uncompressed with DBI over those without.
    pub fn dbi_gain(&self, file: &FileResult) -> Option<f64> {
        let totals = file.uncompressed?;
        let [plain, dbi] = [false, true].map(|dbi| totals.of(dbi, None).toggles as f64);
        (plain > 0.0).then_some(dbi / plain)
    }
}

/// Tables of toggles, of each file if there are several and `each` says so, and of all together,
/// without and with DBI.
pub fn toggles_text(evaluation: &Evaluation, each: bool) -> String {
    let mut text = String::new();
    let Some(flit) = evaluation.flit else {
        return text;
    };
    let names = fit_all(&evaluation.file_names(), WIDTH);
    let files = || {
        let files = evaluation.files.iter().zip(&names);
        files.filter(|(file, _)| file.blocks > 0 && (each || evaluation.files.len() == 1))
    };
    for dbi in [false, true] {
        let with = if dbi { "with" } else { "without" };
        line(
            &mut text,
            &format!("toggles on a bus of {flit} bytes {with} DBI, uncompressed: 1"),
        );
        for (file, name) in files() {
            let of = |codec, kind| evaluation.on_bus(file, codec, kind);
            table(&mut text, evaluation, name, dbi, of);
        }
        if evaluation.files.len() > 1 {
            let of = |codec, kind| evaluation.on_bus_total(codec, kind);
            table(&mut text, evaluation, "all files by bytes", dbi, of);
            let of = |codec, kind| evaluation.on_bus_mean(codec, kind);
            table(&mut text, evaluation, "geometric means", dbi, of);
        }
    }
    for (file, name) in files() {
        if let Some(gain) = evaluation.dbi_gain(file) {
            let said = format!("{name}: uncompressed, DBI leaves {gain:.3} of the toggles");
            line(&mut text, &wrap(&said, 0));
        }
    }
    text
}

fn table(
    text: &mut String,
    evaluation: &Evaluation,
    name: &str,
    dbi: bool,
    of: impl Fn(usize, BusKind) -> Option<OnBus>,
) {
    line(text, name);
    let control = format!("{:>9}{:>8}{:>6}", "toggles", "eff. CR", "raw");
    line(
        text,
        &format!(
            "{:NAME$}{:>16}{:^23}{:^23}",
            "",
            control_name(CONTROLS[0]),
            control_name(CONTROLS[1]),
            control_name(CONTROLS[2])
        ),
    );
    line(
        text,
        &format!(
            "{:NAME$}{:>8}{:>8}{control}{control}",
            "codec", "toggles", "eff. CR"
        ),
    );
    for (place, codec) in evaluation.codecs.iter().enumerate() {
        let mut row = named(&codec.name);
        for decision in CONTROLS {
            let Some(on_bus) = of(place, BusKind { dbi, decision }) else {
                row += "  nothing to compare";
                break;
            };
            // The string takes all that is written.
            let width = if decision.is_some() { 9 } else { 8 };
            let _ = write!(row, "{:>width$.3}{:>8.3}", on_bus.toggles, on_bus.ratio);
            if decision.is_some() {
                let _ = write!(row, "{:>5.1}%", 100.0 * on_bus.kept_raw);
            }
        }
        line(text, &row);
    }
}

/// The figures of toggles: means of toggles and of effective CR by codec, without and with energy
/// control, and toggles against effective CR for each file; for the bus without DBI or with it.
///
/// # Errors
/// If toggles were not counted.
pub fn draw_toggles(evaluation: &Evaluation, dbi: bool) -> Result<Vec<String>, ChartError> {
    let names = evaluation.codec_names();
    let with = if dbi { "with" } else { "without" };
    let means = |number: fn(OnBus) -> f64| -> Vec<Bars> {
        let controls = CONTROLS.iter().map(|&decision| Bars {
            name: control_name(decision).into(),
            values: (0..names.len())
                .map(|codec| {
                    let mean = evaluation.on_bus_mean(codec, BusKind { dbi, decision });
                    mean.map(number)
                })
                .collect(),
            bands: Vec::new(),
        });
        controls.collect()
    };
    let mut all = Vec::new();
    let kind = BusKind {
        dbi,
        decision: None,
    };
    for (codec, name) in names.iter().enumerate() {
        for file in &evaluation.files {
            if let Some(on_bus) = evaluation.on_bus(file, codec, kind) {
                all.push(Point {
                    at: (on_bus.ratio, on_bus.toggles),
                    name: String::new(),
                    group: name.clone(),
                });
            }
        }
    }
    let toggles = format!("Toggles {with} DBI, uncompressed: 1");
    let ratios = format!("Effective CR {with} DBI");
    let against = format!("Toggles against effective CR, each file, {with} DBI, no energy control");
    let (x, y) = (
        Axis::linear("effective CR"),
        Axis::linear("toggles, uncompressed: 1"),
    );
    Ok(vec![
        bars(&toggles, "toggles", &names, &means(|one| one.toggles))?,
        bars(&ratios, "effective CR", &names, &means(|one| one.ratio))?,
        points(&against, &x.reaching(1.0), &y.reaching(0.0), &all, &[])?,
    ])
}

/// The name of a bus's energy control in tables and pictures.
pub fn control_name(decision: Option<Decision>) -> &'static str {
    match decision {
        None => "no control",
        Some(Decision::EnergyDelay) => "energy × delay",
        Some(Decision::EnergyDelaySquared) => "energy × delay²",
    }
}
