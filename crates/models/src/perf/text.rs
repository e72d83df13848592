//! Comparisons as text.

use std::fmt::Write;

use serde::Serialize;

use super::{Comparison, Gpu, Outcome};
use crate::terms::geometric_mean;

/// Geometric means over all traces of a codec.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The codec.
    pub codec: String,
    /// Of the speedups.
    pub speedup: f64,
    /// Of the shares of energy.
    pub energy: f64,
    /// Of the shares of the energy-delay product.
    pub edp: f64,
    /// Of the ratios of traffic.
    pub traffic: f64,
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
            speedup: mean(|c| c.speedup),
            energy: mean(|c| c.energy),
            edp: mean(|c| c.edp),
            traffic: mean(|c| c.traffic),
        }
    };
    (0..codecs).map(of).collect()
}

/// The comparisons, a table each, and the means of several.
pub fn text(gpu: &Gpu, comparisons: &[Comparison]) -> String {
    let mut out = format!(
        "{}: {} SMs, {:.1} GB/s from {} controllers\n",
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
            "  {:<16} {:>7} {:>11} {:>7} {:>5} {:>5} {:>5} {:>17} {:>13} {:>7} {:>6}",
            "codec",
            "speedup",
            "cycles",
            "GB/s",
            "bus",
            "rows",
            "MDC",
            "busy loads queue",
            "latency  p99",
            "energy",
            "EDP"
        );
        row(&mut out, "none", 1.0, none, 1.0, 1.0);
        for codec in &comparison.codecs {
            row(
                &mut out,
                &codec.codec,
                codec.speedup,
                &codec.run,
                codec.energy,
                codec.edp,
            );
        }
    }
    if comparisons.len() > 1 {
        let _ = writeln!(
            out,
            "\ngeometric means of {} traces\n  {:<16} {:>7} {:>7} {:>7} {:>6}",
            comparisons.len(),
            "codec",
            "speedup",
            "traffic",
            "energy",
            "EDP"
        );
        for mean in means(comparisons) {
            let _ = writeln!(
                out,
                "  {:<16} {:>7.3} {:>7.2} {:>6.1}% {:>5.1}%",
                mean.codec,
                mean.speedup,
                mean.traffic,
                100.0 * mean.energy,
                100.0 * mean.edp
            );
        }
    }
    out
}

fn row(out: &mut String, name: &str, speedup: f64, run: &Outcome, energy: f64, edp: f64) {
    let percent = |share: f64| format!("{:.0}%", 100.0 * share);
    let _ = writeln!(
        out,
        "  {:<16} {:>7.3} {:>11} {:>7.1} {:>5} {:>5} {:>5} {:>5} {:>5} {:>5} {:>7.0} {:>5} {:>6.1}% {:>5.1}%",
        name,
        speedup,
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
        100.0 * energy,
        100.0 * edp
    );
}
