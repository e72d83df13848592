//! The compression ratios of the E2MC paper's figures.

use super::super::bench::{place, Context, Run};
use super::super::number::Number;
use super::super::picture::{by_workload, Ratio};
use super::super::sheet::{Measured, Sheet};
use super::super::{Outcome, Paper};
use crate::codec::Statistics;
use crate::eval::Evaluation;
use crate::terms::{MfvCount, SymbolLength, Ways};

/// The two ratios, as figures name them.
const RATIOS: [(&str, Ratio); 2] = [
    ("raw CR", Statistics::raw_ratio),
    ("effective CR", Statistics::effective_ratio),
];

/// A ratio of each column on the workload of a name.
fn of_file(evaluation: &Evaluation, name: &str, ratio: Ratio) -> anyhow::Result<Vec<f64>> {
    let file = evaluation.files.iter().find(|file| file.name == name);
    let file = file.ok_or_else(|| anyhow::anyhow!("there is no workload {name}"))?;
    let codecs = file.codecs.iter();
    Ok(codecs
        .map(|codec| ratio(&codec.counts.statistics))
        .collect())
}

fn lengths() -> Vec<(usize, String)> {
    let names = SymbolLength::ALL
        .iter()
        .map(|length| format!("SL {length}"));
    names.enumerate().collect()
}

/// The columns from the largest value on.
fn ranked(values: &[f64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..values.len()).collect();
    places.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
    places
}

pub fn figure_3(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Lengths)?;
    let mut sheet = context.sheet(Paper::E2mc);
    let names = lengths();
    let means: Vec<f64> = evaluation.means.iter().map(|mean| mean.raw_ratio).collect();
    let order = |values: &[f64]| -> (Vec<usize>, String) {
        let ranked = ranked(values);
        let all = ranked
            .iter()
            .map(|&at| format!("{} {:.2}", names[at].1, values[at]));
        let all: Vec<String> = all.collect();
        (ranked, all.join(", "))
    };
    let (best, why) = order(&means);
    sheet.claim("figure 3", "mean", "best", &names[best[0]].1, &why)?;
    sheet.claim("figure 3", "mean", "second", &names[best[1]].1, &why)?;
    for workload in ["tp", "mum", "spmv"] {
        let (best, why) = order(&of_file(&evaluation, workload, Statistics::raw_ratio)?);
        sheet.claim("figure 3", workload, "best", &names[best[0]].1, &why)?;
    }
    let title = "Raw CR by symbol length, one way";
    let picture = by_workload(&evaluation, title, &names, RATIOS[0], None);
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![picture],
    })
}

/// The word for a ratio: it gains, loses or stays.
fn change(ratio: f64) -> &'static str {
    match ratio {
        _ if ratio > 1.0 => "gains",
        _ if ratio < 1.0 => "loses",
        _ => "stays",
    }
}

pub fn figure_4a(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Values)?;
    let mut sheet = context.sheet(Paper::E2mc);
    let default = MfvCount::ALL
        .iter()
        .position(|&mfv| mfv == MfvCount::default());
    let default = default.unwrap_or(0);
    let more = default + 1..MfvCount::ALL.len();
    let gain = |values: &[f64]| {
        let most = values[more.clone()].iter().copied().fold(0.0, f64::max);
        most / values[default]
    };
    let means: Vec<f64> = evaluation.means.iter().map(|mean| mean.raw_ratio).collect();
    let mut gains = Vec::new();
    for file in &evaluation.files {
        let values = of_file(&evaluation, &file.name, Statistics::raw_ratio)?;
        gains.push((file.name.as_str(), gain(&values), values));
    }
    let most = gains.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    let (most, _) = most.map_or(("", 1.0), |most| (most.0, most.1));
    let column = "gain of more values, %";
    let fwt = gains
        .iter()
        .find(|gain| gain.0 == "fwt")
        .map_or(1.0, |gain| gain.1);
    let percent = |row, ratio: f64| Measured {
        row,
        column,
        ours: 100.0 * (ratio - 1.0),
    };
    let both = [percent("mean", gain(&means)), percent("fwt", fwt)];
    sheet.in_order("figure 4a", 0.0, &both)?;
    let claim = if most == "fwt" {
        "gains most"
    } else {
        "does not gain most"
    };
    sheet.claim("figure 4a", "fwt", "of all", claim, &format!("{most} does"))?;
    for (workload, gain, values) in &gains {
        if !["tp", "scan", "spmv", "pvr", "mum"].contains(workload) {
            continue;
        }
        // For those that may lose, what counts is the end of the row.
        let last = values[values.len() - 1] / values[default];
        let ratio = if ["pvr", "mum"].contains(workload) {
            last
        } else {
            *gain
        };
        let why = format!("{:+.1} % here", 100.0 * (ratio - 1.0));
        let claim = change(ratio);
        sheet.claim("figure 4a", workload, "with more values", claim, &why)?;
        if *workload == "mum" {
            let step = values[values.len() - 1] / values[values.len() - 2];
            let claim = if step < 1.0 { "lower" } else { "not lower" };
            let why = format!("{:+.1} % here", 100.0 * (step - 1.0));
            sheet.claim("figure 4a", workload, "4096 against 2048", claim, &why)?;
        }
    }
    let names = MfvCount::ALL.iter().map(|mfv| format!("{mfv} MFV"));
    let names: Vec<_> = names.enumerate().collect();
    let title = "Raw CR over that with 1,024 most frequent values";
    let picture = by_workload(&evaluation, title, &names, RATIOS[0], Some(default));
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![picture],
    })
}

/// The columns of [`Run::Samples`] that sample, from the shortest on; the one after is offline.
fn samples(evaluation: &Evaluation) -> Vec<(usize, String)> {
    let columns = evaluation.codecs.iter().enumerate();
    let names = columns.filter_map(|(place, codec)| Some((place, codec.training.clone()?)));
    names
        .filter(|(_, name)| name.starts_with("first"))
        .collect()
}

pub fn figure_4b(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Samples)?;
    let mut sheet = context.sheet(Paper::E2mc);
    let samples = samples(&evaluation);
    let means: Vec<f64> = samples
        .iter()
        .map(|(at, _)| evaluation.means[*at].raw_ratio)
        .collect();
    let best = ranked(&means).first().copied().unwrap_or(0);
    let claim = match best {
        0 => "the shortest",
        at if at + 1 == samples.len() => "the longest",
        _ => "neither shortest nor longest",
    };
    let why = format!("the {} of a file is best here", samples[best].1);
    sheet.claim("figure 4b", "mean", "best sample", claim, &why)?;
    let title = "Raw CR over that of the shortest sample";
    let picture = by_workload(&evaluation, title, &samples, RATIOS[0], Some(samples[0].0));
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![picture],
    })
}

/// A difference that the text calls per cent, as such and as points of CR.
fn difference(
    sheet: &mut Sheet,
    (row, column): (&str, &str),
    source: &str,
    high: Number,
    low: Number,
    of_high: bool,
) -> anyhow::Result<()> {
    let hundred = Number::exact(100.0);
    let base = if of_high { high } else { low };
    let points = (high - low) * hundred;
    let printed = sheet.text(source, row, column)?;
    let why = if points.may_be(printed) {
        format!("{printed} are points of CR, not per cent")
    } else {
        format!("as points of CR it is {:.0}", points.value)
    };
    sheet.recomputed(source, row, column, points / base, &why)
}

pub fn figure_9(context: &Context) -> anyhow::Result<Outcome> {
    let lengths_run = context.workloads(Run::Lengths)?;
    let (bus, ways) = (context.workloads(Run::Bus)?, context.workloads(Run::Ways)?);
    let mut sheet = context.sheet(Paper::E2mc);
    let names = lengths();
    let others = [("BDI", place(&bus, "bdi")?), ("FPC", place(&bus, "fpc")?)];
    let mut pictures = Vec::new();
    for (source, (row, ratio)) in ["figure 9a", "figure 9b"].into_iter().zip(RATIOS) {
        let is_raw = row == RATIOS[0].0;
        let of = |mean: &crate::eval::Mean| {
            if is_raw {
                mean.raw_ratio
            } else {
                mean.effective_ratio
            }
        };
        let own = names
            .iter()
            .map(|(at, name)| (name.as_str(), of(&lengths_run.means[*at])));
        let others = others.iter().map(|&(name, at)| (name, of(&bus.means[at])));
        let all: Vec<Measured> = others
            .chain(own)
            .map(|(column, ours)| Measured { row, column, ours })
            .collect();
        sheet.in_order(source, 1.0, &all)?;
        let title = format!("{row}, one way, offline");
        pictures.push(by_workload(
            &lengths_run,
            &title,
            &names,
            (row, ratio),
            None,
        ));
    }
    let bound = ways.means[0].bound.unwrap_or(f64::NAN);
    let of = |name: &str| sheet.number("figure 9a", "raw CR", name);
    let [own, bdi, fpc] = [of("SL 16")?, of("BDI")?, of("FPC")?];
    let (row, column) = ("raw CR", "Shannon's bound");
    let ours = Measured {
        row,
        column,
        ours: bound,
    };
    sheet.beside("section V-A", ours, ways.means[0].raw_ratio, own.value)?;
    let bound = sheet.number("section V-A", row, column)?;
    for (row, high, low) in [
        ("SL 16 above BDI", own, bdi),
        ("SL 16 above FPC", own, fpc),
        ("bound above SL 16", bound, own),
    ] {
        difference(&mut sheet, (row, "%"), "section V-A", high, low, false)?;
    }
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures,
    })
}

pub fn figure_10(context: &Context) -> anyhow::Result<Outcome> {
    let (ways, bus) = (context.workloads(Run::Ways)?, context.workloads(Run::Bus)?);
    let mut sheet = context.sheet(Paper::E2mc);
    let four = Ways::ALL.iter().position(|&ways| ways == Ways::default());
    let (one, four) = (&ways.means[0], &ways.means[four.unwrap_or(0)]);
    let row = "4 ways";
    let lost = |column, one: f64, four: f64| Measured {
        row,
        column,
        ours: 100.0 * (1.0 - four / one),
    };
    let both = [
        lost("raw CR lost, %", one.raw_ratio, four.raw_ratio),
        lost(
            "effective CR lost, %",
            one.effective_ratio,
            four.effective_ratio,
        ),
    ];
    sheet.in_order("section V-A1", 0.0, &both)?;
    let eight = &ways.means[Ways::ALL.len() - 1];
    for (name, codec) in [("BDI", "bdi"), ("FPC", "fpc")] {
        let other = bus.means[place(&bus, codec)?].raw_ratio;
        let claim = if eight.raw_ratio > other {
            "higher"
        } else {
            "not higher"
        };
        let why = format!("{:.2} against {other:.2} here", eight.raw_ratio);
        let column = format!("against {name}");
        sheet.claim("section V-A1", "8 ways, raw CR", &column, claim, &why)?;
    }
    let names = Ways::ALL.iter().map(|ways| format!("{ways} PDW"));
    let names: Vec<_> = names.enumerate().collect();
    let pictures = RATIOS.map(|ratio| {
        let title = format!("{} of SL 16 by parallel decoding ways", ratio.0);
        by_workload(&ways, &title, &names, ratio, None)
    });
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: pictures.into(),
    })
}

pub fn figure_11(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Samples)?;
    let mut sheet = context.sheet(Paper::E2mc);
    let samples = samples(&evaluation);
    let means = samples.iter().map(|(at, _)| &evaluation.means[*at]);
    let best = means
        .clone()
        .max_by(|a, b| a.effective_ratio.total_cmp(&b.effective_ratio));
    let whole = &evaluation.means[samples.len()];
    let best = best.unwrap_or(whole);
    for (source, offline_source, row, sampled, all) in [
        (
            "figure 11a",
            "figure 9a",
            "raw CR",
            best.raw_ratio,
            whole.raw_ratio,
        ),
        (
            "figure 11b",
            "figure 9b",
            "effective CR",
            best.effective_ratio,
            whole.effective_ratio,
        ),
    ] {
        let column = "SL 16";
        let offline = sheet.number(offline_source, row, column)?.value;
        let ours = Measured {
            row,
            column,
            ours: sampled,
        };
        sheet.beside(source, ours, all, offline)?;
        let own = sheet.number(source, row, column)?;
        for (name, other) in [("BDI", "BDI"), ("FPC", "FPC")] {
            let low = sheet.number(offline_source, row, other)?;
            let row = format!("{row}, SL 16 above {name}");
            difference(&mut sheet, (&row, "%"), "section V-B", own, low, false)?;
        }
        let high = sheet.number(offline_source, row, column)?;
        let row = format!("{row}, below offline");
        difference(&mut sheet, (&row, "%"), "section V-B", high, own, true)?;
    }
    let mut columns = samples.clone();
    columns.push((samples.len(), "offline".into()));
    let pictures = RATIOS.map(|ratio| {
        let title = format!("{} of SL 16 by what is sampled, one way", ratio.0);
        by_workload(&evaluation, &title, &columns, ratio, None)
    });
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: pictures.into(),
    })
}
