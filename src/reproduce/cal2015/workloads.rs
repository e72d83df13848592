//! The figures about applications, over the workload suite.

use super::super::bench::{place, Context, Run};
use super::super::number::Number;
use super::super::sheet::Measured;
use super::super::{Outcome, Paper, Picture};
use crate::bus::Decision;
use crate::chart::{Bars, Point};
use crate::eval::{BusKind, Evaluation, OnBus};

/// Why mobile graphics have nothing beside them.
const NO_MOBILE: &str =
    "the traces of mobile graphics are not public, and nothing here stands in for them";

/// The paper's algorithms, and our codecs of the same.
const CODECS: [(&str, &str); 6] = [
    ("FPC", "fpc"),
    ("BDI", "bdi"),
    ("BDI+FPC", "bdi+fpc"),
    ("LZSS", "lzss"),
    ("Fibonacci", "fibonacci"),
    ("C-Pack", "cpack"),
];

/// The paper's bus has DBI, and its energy control squares the delay.
const PLAIN: BusKind = BusKind {
    dbi: true,
    decision: None,
};
const CONTROLLED: BusKind = BusKind {
    dbi: true,
    decision: Some(Decision::EnergyDelaySquared),
};

/// Means over the workloads of a codec on a bus.
fn mean(evaluation: &Evaluation, codec: &str, kind: BusKind) -> anyhow::Result<OnBus> {
    let mean = evaluation.on_bus_mean(place(evaluation, codec)?, kind);
    mean.ok_or_else(|| anyhow::anyhow!("no toggles of {codec} were counted"))
}

/// A number of each algorithm, by its name in the paper.
fn of_all(
    number: impl Fn(&str) -> anyhow::Result<f64>,
) -> anyhow::Result<Vec<(&'static str, f64)>> {
    let all = CODECS.iter();
    all.map(|&(name, codec)| Ok((name, number(codec)?)))
        .collect()
}

/// The least and the most of them in per cent, in two columns of a row.
fn range<'a>(row: &'a str, percents: &[(&str, f64)]) -> [Measured<'a>; 2] {
    let values = percents.iter().map(|(_, value)| *value);
    let least = values.clone().fold(f64::INFINITY, f64::min);
    let most = values.fold(f64::NEG_INFINITY, f64::max);
    [("least, %", least), ("most, %", most)].map(|(column, ours)| Measured { row, column, ours })
}

fn bars(title: &str, unit: &str, series: &[(&str, &[(&str, f64)])]) -> Picture {
    Picture::Bars {
        title: title.into(),
        unit: unit.into(),
        groups: CODECS.iter().map(|(name, _)| (*name).into()).collect(),
        series: series
            .iter()
            .map(|(name, values)| Bars {
                name: (*name).into(),
                values: values.iter().map(|(_, value)| Some(*value)).collect(),
                bands: Vec::new(),
            })
            .collect(),
    }
}

pub fn figure_1(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Bus)?;
    let mut sheet = context.sheet(Paper::Cal2015);
    let ratios = of_all(|codec| Ok(mean(&evaluation, codec, PLAIN)?.ratio))?;
    let percents: Vec<_> = ratios
        .iter()
        .map(|(name, ratio)| (*name, 100.0 * (ratio - 1.0)))
        .collect();
    sheet.in_order("figure 1", 0.0, &range("discrete, gain", &percents))?;
    let losers: Vec<&str> = ratios
        .iter()
        .filter(|one| one.1 <= 1.0)
        .map(|one| one.0)
        .collect();
    let claim = if losers.is_empty() {
        "gains"
    } else {
        "does not gain"
    };
    sheet.claim(
        "figure 1",
        "every algorithm",
        "effective CR",
        claim,
        &losers.join(", "),
    )?;
    for column in ["C-Pack, %", "Fibonacci, %"] {
        sheet.cannot("figure 1", "mobile, gain", column, NO_MOBILE)?;
    }
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![bars(
            "Effective bandwidth",
            "effective CR",
            &[("", &ratios)],
        )],
    })
}

pub fn figure_2(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Bus)?;
    let mut sheet = context.sheet(Paper::Cal2015);
    let toggles = of_all(|codec| Ok(mean(&evaluation, codec, PLAIN)?.toggles))?;
    let percents: Vec<_> = toggles
        .iter()
        .map(|(name, ratio)| (*name, 100.0 * (ratio - 1.0)))
        .collect();
    sheet.in_order("figure 2", 0.0, &range("discrete, increase", &percents))?;
    for column in ["all but one, times", "most, times"] {
        sheet.cannot("figure 2", "mobile, increase", column, NO_MOBILE)?;
    }
    let title = "Toggles with DBI, uncompressed: 1";
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![bars(title, "toggles", &[("", &toggles)])],
    })
}

/// Pearson's correlation.
fn correlation(points: &[(f64, f64)]) -> f64 {
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points
            .iter()
            .map(|point| of(point.0 - x, point.1 - y))
            .sum()
    };
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
}

pub fn figure_3(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Bus)?;
    let mut sheet = context.sheet(Paper::Cal2015);
    let fpc = place(&evaluation, "fpc")?;
    let files = evaluation.files.iter();
    let points: Vec<Point> = files
        .filter_map(|file| {
            let on_bus = evaluation.on_bus(file, fpc, PLAIN)?;
            Some(Point {
                at: (on_bus.ratio, on_bus.toggles),
                name: file.name.clone(),
                group: "FPC".into(),
            })
        })
        .collect();
    let at: Vec<_> = points.iter().map(|point| point.at).collect();
    let correlation = correlation(&at);
    let claim = if correlation > 0.0 {
        "positive"
    } else {
        "not positive"
    };
    let why = format!("{correlation:+.2} over {} workloads", at.len());
    sheet.claim(
        "figure 3",
        "toggles against CR, FPC",
        "correlation",
        claim,
        &why,
    )?;
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![Picture::Points {
            title: "Toggles against effective CR, FPC, with DBI, each workload".into(),
            axes: ["effective CR", "toggles, uncompressed: 1"].map(String::from),
            points,
        }],
    })
}

pub fn figure_8(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Bus)?;
    let mut sheet = context.sheet(Paper::Cal2015);
    let plain = of_all(|codec| Ok(mean(&evaluation, codec, PLAIN)?.toggles))?;
    let controlled = of_all(|codec| Ok(mean(&evaluation, codec, CONTROLLED)?.toggles))?;
    let both = plain.iter().zip(&controlled);
    let saved: Vec<_> = both
        .map(|(a, b)| (a.0, 100.0 * (1.0 - b.1 / a.1)))
        .collect();
    sheet.in_order("figure 8", 0.0, &range("discrete, saved", &saved))?;
    sheet.cannot("figure 8", "mobile, saved", "BDI+FPC, %", NO_MOBILE)?;
    let (one, hundred) = (Number::exact(1.0), Number::exact(100.0));
    let before = sheet.number("figure 2", "mobile, increase", "most, times")?;
    let left = one - sheet.number("figure 8", "mobile, saved", "BDI+FPC, %")? / hundred;
    let after = before * left - one;
    let row = "mobile, BDI+FPC";
    let times = (before - one) / after;
    let why = "from the printed 2.2 times and 51 %";
    sheet.recomputed("figure 8", row, "extra toggles, times less", times, why)?;
    let extra = after.value * 100.0;
    let claim = if extra < 10.0 {
        "below 10"
    } else {
        "not below 10"
    };
    sheet.claim_from_print(
        "figure 8",
        row,
        "extra toggles, %",
        claim,
        &format!("{extra:.1}"),
    )?;
    let row = "consolidation saves, on top of energy control";
    let mut all = Vec::new();
    for (column, interleaved, consolidated) in [
        ("FPC, %", "fpc", "fpc-mc"),
        ("C-Pack, %", "cpack", "cpack-mc"),
    ] {
        let [before, after] = [interleaved, consolidated]
            .map(|codec| mean(&evaluation, codec, CONTROLLED).map(|on_bus| on_bus.toggles));
        let ours = 100.0 * (1.0 - after? / before?);
        all.push(Measured { row, column, ours });
    }
    sheet.in_order("section 4.3", 0.0, &all)?;
    let title = "Toggles with DBI, uncompressed: 1, without and with energy control";
    let series = [
        ("without", plain.as_slice()),
        ("energy × delay²", &controlled),
    ];
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![bars(title, "toggles", &series)],
    })
}

pub fn figure_9(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Bus)?;
    let mut sheet = context.sheet(Paper::Cal2015);
    let plain = of_all(|codec| Ok(mean(&evaluation, codec, PLAIN)?.ratio))?;
    let controlled = of_all(|codec| Ok(mean(&evaluation, codec, CONTROLLED)?.ratio))?;
    let column = "BDI+FPC, %";
    let row = "discrete, CR lost";
    let of = |all: &[(&str, f64)]| {
        all.iter()
            .find(|one| one.0 == "BDI+FPC")
            .map_or(1.0, |one| one.1)
    };
    let ours = 100.0 * (1.0 - of(&controlled) / of(&plain));
    sheet.in_order("figure 9", 0.0, &[Measured { row, column, ours }])?;
    sheet.cannot("figure 9", "mobile, CR lost", column, NO_MOBILE)?;
    let title = "Effective CR, without and with energy control";
    let series = [
        ("without", plain.as_slice()),
        ("energy × delay²", &controlled),
    ];
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![bars(title, "effective CR", &series)],
    })
}
