//! Speedups and energy of the E2MC paper, from our model of its GPU.

use super::super::bench::Context;
use super::super::number::Number;
use super::super::picture::Picture;
use super::super::sheet::Measured;
use super::super::{Outcome, Paper};
use crate::chart::Bars;
use crate::codec::list::Format;
use crate::codec::AnyScheme;
use crate::design::Options;
use crate::perf::{
    means, paper_latencies, Compared, Comparison, Gpu, Mean, MetadataMiss, Subject, Units,
};
use crate::terms::geometric_mean;

/// The share of the instructions that is sampled online.
const SAMPLE: f64 = 1.0 / 16.0;

/// The instructions between requests of programs that are bound by them, beside those counted.
const COMPUTE: u32 = 32;

fn gpu() -> anyhow::Result<Gpu> {
    Ok(Gpu::find("gtx580")?)
}

fn e2mc(length: u32, ways: u32) -> anyhow::Result<AnyScheme> {
    let options = Options::default().with("sl", length).with("pdw", ways);
    Ok(Format::e2mc().scheme(&options, None)?)
}

fn format(name: &str) -> anyhow::Result<AnyScheme> {
    Ok(Format::named(name)?.scheme(&Options::default(), None)?)
}

/// A codec with units that are never busy, as the paper has them.
fn subject(name: &str, scheme: AnyScheme, (compress, decompress): (f64, f64)) -> Subject {
    Subject {
        name: name.to_owned(),
        scheme,
        compressors: Units::always(compress),
        decompressors: Units::always(decompress),
        metadata: MetadataMiss::Serial,
        sample: None,
    }
}

/// With the paper's latencies.
fn with_paper(name: &str, scheme: AnyScheme) -> Subject {
    let latencies = paper_latencies(scheme.as_ref()).unwrap_or_default();
    subject(name, scheme, latencies)
}

/// The mean of a codec's name.
fn of<'a>(means: &'a [Mean], name: &str) -> anyhow::Result<&'a Mean> {
    let found = means.iter().find(|mean| mean.codec == name);
    found.ok_or_else(|| anyhow::anyhow!("{name} was not run"))
}

fn percent(speedup: f64) -> f64 {
    100.0 * (speedup - 1.0)
}

/// A number of a codec's run that a figure shows, with its name.
type Quantity = (&'static str, fn(&Compared) -> f64);

const SPEEDUP: Quantity = ("speedup", |codec| codec.speedup);
const ENERGY: Quantity = ("energy", |codec| codec.energy);
const EDP: Quantity = ("energy-delay product", |codec| codec.edp);

/// A quantity by workload and their geometric mean, a bar for each codec.
fn picture(
    title: &str,
    (unit, quantity): Quantity,
    comparisons: &[Comparison],
    names: &[(&str, &str)],
) -> Picture {
    let groups = comparisons
        .iter()
        .map(|comparison| comparison.trace.clone());
    let series = names.iter().map(|(name, shown)| {
        let values = comparisons.iter().map(|comparison| {
            let codec = comparison.codecs.iter().find(|codec| codec.codec == *name);
            codec.map(quantity)
        });
        let mut values: Vec<_> = values.collect();
        values.push(geometric_mean(values.iter().copied().flatten()));
        Bars {
            name: (*shown).to_owned(),
            values,
            bands: Vec::new(),
        }
    });
    Picture::Bars {
        title: title.to_owned(),
        unit: unit.to_owned(),
        groups: groups.chain(["geometric mean".to_owned()]).collect(),
        series: series.collect(),
    }
}

pub fn figure_1(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let base = context.model(&gpu()?, 1, &[])?;
    let mut series = Vec::new();
    let mut last = 1.0;
    for times in [2, 4, 8] {
        let mut gpu = gpu()?;
        // More controllers with their slices of the L2 and its ports, as more partitions are in gpgpu-sim.
        gpu.memory.controllers *= times;
        let more = context.model(&gpu, 1, &[])?;
        let both = base.iter().zip(&more);
        let values = both.map(|(base, more)| base.none.seconds / more.none.seconds);
        let values: Vec<f64> = values.collect();
        last = geometric_mean(values.iter().copied()).unwrap_or(1.0);
        series.push(Bars {
            name: format!("{times} times the bandwidth"),
            values: values.into_iter().map(Some).collect(),
            bands: Vec::new(),
        });
    }
    let cell = Measured {
        row: "mean",
        column: "speedup at 8×",
        ours: last,
    };
    sheet.in_order("figure 1", 1.0, &[cell])?;
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![Picture::Bars {
            title: "Speedup with more bandwidth, model".to_owned(),
            unit: "speedup".to_owned(),
            groups: base
                .into_iter()
                .map(|comparison| comparison.trace)
                .collect(),
            series,
        }],
    })
}

pub fn figure_5(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let coding = e2mc(16, 4)?;
    let (compress, decompress) = paper_latencies(coding.as_ref()).unwrap_or_default();
    let subjects = [
        subject("compress 80", coding.clone(), (80.0, decompress)),
        subject("compress 0", coding.clone(), (0.0, decompress)),
        subject("decompress 80", coding.clone(), (compress, 80.0)),
        subject("decompress 0", coding, (compress, 0.0)),
    ];
    let runs = context.model(&gpu()?, 1, &subjects)?;
    let means = means(&runs);
    let gain = |what: &str| -> anyhow::Result<f64> {
        let at = |cycles: u32| of(&means, &format!("{what} {cycles}"));
        Ok(percent(at(0)?.speedup / at(80)?.speedup))
    };
    let column = "speedup, %";
    let both = [
        Measured {
            row: "compression, 80 to 0 cycles",
            column,
            ours: gain("compress")?,
        },
        Measured {
            row: "decompression, 80 to 0 cycles",
            column,
            ours: gain("decompress")?,
        },
    ];
    sheet.in_order("figure 5", 0.0, &both)?;
    let names = subjects.iter().map(|s| (s.name.as_str(), s.name.as_str()));
    let names: Vec<_> = names.collect();
    let title = "Speedup over no compression, by latency in cycles, model";
    Ok(Outcome {
        pictures: vec![picture(title, SPEEDUP, &runs, &names)],
        cells: sheet.into_cells(),
    })
}

/// The runs of figures 12 and 13: 12a's names end in "at once", 12c's in "online".
fn runs(context: &Context) -> anyhow::Result<Vec<Comparison>> {
    let at_once = |name: &str, coding| subject(&format!("{name}, at once"), coding, (1.0, 1.0));
    let mut subjects = vec![
        at_once("BDI", format("bdi")?),
        at_once("FPC", format("fpc")?),
        with_paper("BDI", format("bdi")?),
        with_paper("FPC", format("fpc")?),
    ];
    for length in [4, 8, 16, 32] {
        subjects.push(at_once(&format!("SL {length}"), e2mc(length, 1)?));
    }
    for ways in [1, 2, 4, 8] {
        let coding = e2mc(16, ways)?;
        let name = match ways {
            1 => "SL 16, 1 way".to_owned(),
            _ => format!("SL 16, {ways} ways"),
        };
        subjects.push(with_paper(&name, coding.clone()));
        subjects.push(Subject {
            sample: Some(SAMPLE),
            ..with_paper(&format!("{name}, online"), coding)
        });
    }
    for (length, ways) in [(4, 8), (8, 8), (32, 4)] {
        let name = format!("SL {length}, {ways} ways");
        subjects.push(with_paper(&name, e2mc(length, ways)?));
    }
    context.model(&gpu()?, 1, &subjects)
}

pub fn figure_12(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let row = "speedup, %";
    let all = runs(context)?;
    let means = means(&all);
    let groups: [(&str, &str, &[&str]); 3] = [
        (
            "figure 12a",
            ", at once",
            &["BDI", "FPC", "SL 4", "SL 8", "SL 16", "SL 32"],
        ),
        (
            "figure 12b",
            "",
            &[
                "FPC",
                "SL 16, 1 way",
                "SL 16, 4 ways",
                "SL 4, 8 ways",
                "SL 8, 8 ways",
                "SL 32, 4 ways",
            ],
        ),
        ("figure 12c", ", online", &["SL 16, 1 way", "SL 16, 4 ways"]),
    ];
    let mut pictures = Vec::new();
    for (source, ending, columns) in groups {
        let cells = columns.iter().map(|column| {
            let mean = of(&means, &format!("{column}{ending}"))?;
            Ok(Measured {
                row,
                column,
                ours: percent(mean.speedup),
            })
        });
        let cells = cells.collect::<anyhow::Result<Vec<_>>>()?;
        sheet.in_order(source, 0.0, &cells)?;
        let names = columns
            .iter()
            .map(|column| (format!("{column}{ending}"), *column));
        let names: Vec<_> = names.collect();
        let names: Vec<_> = names
            .iter()
            .map(|(name, shown)| (name.as_str(), *shown))
            .collect();
        pictures.push(picture(
            &format!("Speedup, {source}, model"),
            SPEEDUP,
            &all,
            &names,
        ));
    }
    let bdi = sheet.number("figure 12a", row, "BDI")?;
    for (column, source) in [("offline, %", "figure 12b"), ("online, %", "figure 12c")] {
        let own = sheet.number(source, row, "SL 16, 4 ways")?;
        let ratio = faster(own) / faster(bdi);
        let points = own - bdi;
        let why = format!(
            "{:.0} points above BDI's {:.0} %; FPC's own is higher",
            points.value, bdi.value
        );
        let place = "above the state of the art";
        sheet.recomputed("section V-C", place, column, ratio.percent_above_1(), &why)?;
    }
    compute_bound(context, &mut sheet)?;
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures,
    })
}

/// Section V-D: programs that instructions bound; ours are the same with more of them.
fn compute_bound(context: &Context, sheet: &mut super::super::sheet::Sheet) -> anyhow::Result<()> {
    let subjects = [
        with_paper("1 way", e2mc(16, 1)?),
        with_paper("4 ways", e2mc(16, 4)?),
    ];
    let means = means(&context.model(&gpu()?, COMPUTE, &subjects)?);
    let cell = |column| -> anyhow::Result<Measured> {
        Ok(Measured {
            row: "speedup of compute-bound programs, %",
            column,
            ours: percent(of(&means, column)?.speedup),
        })
    };
    sheet.in_order("section V-D", 0.0, &[cell("1 way")?, cell("4 ways")?])
}

/// A speedup in per cent as a ratio of times.
fn faster(percent: Number) -> Number {
    Number::exact(1.0) + percent / Number::exact(100.0)
}

pub fn figure_13(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let (one, hundred) = (Number::exact(1.0), Number::exact(100.0));
    let row = "saved, %";
    for (when, source) in [("offline", "figure 12b"), ("online", "figure 12c")] {
        let energy = format!("energy, {when}");
        let left = one - sheet.number("figure 13", row, &energy)? / hundred;
        let times = faster(sheet.number(source, "speedup, %", "SL 16, 4 ways")?);
        let saved = (one - left / times) * hundred;
        sheet.recomputed("figure 13", row, &format!("EDP, {when}"), saved, "")?;
    }
    let all = runs(context)?;
    let means = means(&all);
    let saved =
        |name: &str| -> anyhow::Result<f64> { Ok(100.0 * (1.0 - of(&means, name)?.energy)) };
    let (offline, online) = ("SL 16, 4 ways", "SL 16, 4 ways, online");
    let edp = |name: &str| -> anyhow::Result<f64> { Ok(100.0 * (1.0 - of(&means, name)?.edp)) };
    let ours = [
        ("energy, offline", saved(offline)?),
        ("energy, online", saved(online)?),
    ];
    let edps = [
        ("EDP, offline", edp(offline)?),
        ("EDP, online", edp(online)?),
    ];
    for both in [ours, edps] {
        let both = both.map(|(column, ours)| Measured { row, column, ours });
        sheet.in_order("figure 13", 0.0, &both)?;
    }
    let names = [(offline, "offline"), (online, "online")];
    let pictures = [ENERGY, EDP].map(|quantity| {
        let title = format!("SL 16, 4 ways: {} beside no compression, model", quantity.0);
        picture(&title, quantity, &all, &names)
    });
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: pictures.into(),
    })
}
