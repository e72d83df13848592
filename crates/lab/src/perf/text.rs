//! Comparisons as text.

use std::fmt::Write;

use serde::Serialize;

use super::{Compared, Comparison, Gpu, Outcome};
use crate::terms::geometric_mean;

/// Geometric means over all traces of a codec.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The codec.
    pub codec: String,
    /// Compressors, and decompressors, of a controller; nothing if there are as many as are asked for.
    pub units: [Option<u32>; 2],
    /// Of the speedups.
    pub speedup: f64,
    /// Of the shares of energy.
    pub energy: f64,
    /// Of the shares of the energy-delay product.
    pub edp: f64,
    /// Of the ratios of traffic.
    pub traffic: f64,
    /// Of the shares of toggles, if they were counted.
    pub toggles: Option<f64>,
}

/// The means of each codec.
pub fn means(comparisons: &[Comparison]) -> Vec<Mean> {
    let codecs = comparisons.first().map_or(0, |first| first.codecs.len());
    let of = |place: usize| {
        let mean = |value: fn(&super::Compared) -> f64| {
            let values = comparisons.iter().map(|c| value(&c.codecs[place]));
            geometric_mean(values).unwrap_or(1.0)
        };
        Mean {
            codec: comparisons[0].codecs[place].codec.clone(),
            units: comparisons[0].codecs[place].units,
            speedup: mean(|c| c.speedup),
            energy: mean(|c| c.energy),
            edp: mean(|c| c.edp),
            traffic: mean(|c| c.traffic),
            toggles: comparisons[0].codecs[place]
                .toggles
                .map(|_| mean(|c| c.toggles.unwrap_or(1.0))),
        }
    };
    (0..codecs).map(of).collect()
}

/// The comparisons, a table each, and the means of several.
pub fn text(gpu: &Gpu, comparisons: &[Comparison]) -> String {
    let mut out = format!(
        "{}: {} SMs, {:.1} GB/s from {} controllers\n\
         units: compressors and decompressors per controller; any: as many as are asked for at once\n",
        gpu.title,
        gpu.cores.count,
        gpu.bandwidth_gb_s(),
        gpu.memory.controllers
    );
    for comparison in comparisons {
        let none = &comparison.none;
        let _ = writeln!(
            out,
            "\n{}: {} requests, {} instructions of warps, {:.0} % of them in the L2",
            comparison.trace,
            none.requests,
            none.instructions,
            100.0 * none.l2_hits
        );
        let _ = writeln!(
            out,
            "  {:<16} {:>5} {:>7} {:>11} {:>7} {:>5} {:>5} {:>5} {:>17} {:>13} {:>17} {:>6}{}",
            "codec",
            "units",
            "speedup",
            "cycles",
            "GB/s",
            "bus",
            "rows",
            "MDC",
            "busy loads queue",
            "latency  p99",
            "energy (band)",
            "EDP",
            toggles(none.toggles, |_| "toggles".into())
        );
        row(&mut out, none, None);
        for codec in &comparison.codecs {
            row(&mut out, &codec.run, Some(codec));
        }
    }
    if comparisons.len() > 1 {
        let means = means(comparisons);
        let counted = means.first().and_then(|mean| mean.toggles);
        let _ = writeln!(
            out,
            "\ngeometric means of {} traces\n  {:<16} {:>5} {:>7} {:>7} {:>7} {:>6}{}",
            comparisons.len(),
            "codec",
            "units",
            "speedup",
            "traffic",
            "energy",
            "EDP",
            toggles(counted, |_| "toggles".into())
        );
        for mean in means {
            let _ = writeln!(
                out,
                "  {:<16} {:>5} {:>7.3} {:>7.2} {:>6.1}% {:>5.1}%{}",
                mean.codec,
                units(mean.units),
                mean.speedup,
                mean.traffic,
                100.0 * mean.energy,
                100.0 * mean.edp,
                toggles(mean.toggles, |share| format!("{share:.3}"))
            );
        }
    }
    out
}

/// The column of toggles, where they were counted.
fn toggles<T>(counted: Option<T>, text: impl Fn(T) -> String) -> String {
    counted.map_or(String::new(), |counted| format!(" {:>7}", text(counted)))
}

/// Units of a controller: a number, `C/D` where compressors and decompressors differ, or `any`.
fn units(of: [Option<u32>; 2]) -> String {
    let word = |count: Option<u32>| count.map_or("any".to_owned(), |count| count.to_string());
    match of {
        [compressors, decompressors] if compressors == decompressors => word(compressors),
        _ => of.map(word).join("/"),
    }
}

/// A run's row; the one without compression is not compared.
fn row(out: &mut String, run: &Outcome, compared: Option<&Compared>) {
    let percent = |share: f64| format!("{:.0}%", 100.0 * share);
    let energy = match compared {
        None => "100.0%".to_owned(),
        Some(Compared {
            energy,
            energy_band: [least, most],
            ..
        }) => format!(
            "{:.1}% ({:.0}-{:.0})",
            100.0 * energy,
            100.0 * least,
            100.0 * most
        ),
    };
    let _ = writeln!(
        out,
        "  {:<16} {:>5} {:>7.3} {:>11} {:>7.1} {:>5} {:>5} {:>5} {:>5} {:>5} {:>5} {:>7.0} {:>5} {:>17} {:>5.1}%{}",
        compared.map_or("none", |compared| &compared.codec),
        compared.map_or("-".into(), |compared| units(compared.units)),
        compared.map_or(1.0, |compared| compared.speedup),
        run.cycles,
        run.gb_s,
        percent(run.utilisation),
        percent(run.row_hits),
        run.metadata_hits.map_or("-".to_owned(), percent),
        percent(run.sms.busy),
        percent(run.sms.loads),
        percent(run.sms.queue),
        run.latency.mean,
        run.latency.p99,
        energy,
        100.0 * compared.map_or(1.0, |compared| compared.edp),
        toggles(run.toggles, |_| {
            let share = compared.and_then(|compared| compared.toggles);
            format!("{:.3}", share.unwrap_or(1.0))
        })
    );
}
