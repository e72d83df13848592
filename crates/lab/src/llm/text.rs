//! Outcomes as text.

use std::fmt::Write;

use super::model::Model;
use super::outcome::{Device, Outcome, Outcomes};
use super::step::{Phase, Step};
use crate::eval::wrap;
use crate::terms::count;

/// The tables of steps on a device, 80 columns wide.
pub fn text(model: &str, shape: &Model, device: &Device, steps: &[Outcomes]) -> String {
    let [what, on] = about(model, shape, device);
    let mut text = format!("{}\n{}\n", wrap(&what, 0), wrap(&on, 0));
    for outcomes in steps {
        let head = head(&outcomes.step, device).join("\n");
        // The string takes all that is written.
        let _ = writeln!(text, "\n{head}\n{}", line(&COLUMNS));
        for row in &outcomes.rows {
            let bound = if row.memory_bound { "" } else { " c" };
            let _ = writeln!(text, "{}{bound}", line(&cells(row)));
        }
    }
    text
}

/// The model, and the device, in a line each.
pub(super) fn about(model: &str, shape: &Model, device: &Device) -> [String; 2] {
    let size = match device.memory_gb {
        Some(_) => "",
        None => "; the memory's size is not known",
    };
    let what = format!(
        "{model}: {:.2} billion weights; {:.0} keys and values for each token",
        shape.weights() / 1e9,
        2.0 * shape.keys_of_a_token(),
    );
    let on = format!(
        "{}: {:.0} GB/s, {:.0} TFLOPS; {:.0} % of both are reached{size}",
        device.title,
        device.bandwidth_gb_s,
        device.tflops,
        100.0 * device.efficiency,
    );
    [what, on]
}

/// Heading of a step: its phase, the bytes that it moves, and a note if the device is too small for it.
pub(super) fn head(step: &Step, device: &Device) -> Vec<String> {
    let sequences = count(step.batch, "sequence");
    let what = match step.phase {
        Phase::Decoding => "decoding",
        Phase::Prefill => "prefill",
    };
    let cached = step.bytes.keys + step.bytes.values;
    let (weights, cached) = (step.bytes.weights / 1e9, cached / 1e9);
    let mut lines = vec![
        format!("{what}, {sequences} of {} tokens", step.tokens),
        format!("{weights:.1} GB of weights, {cached:.1} GB of keys and values"),
    ];
    let full = device.memory_gb.filter(|gb| 1e9 * gb < step.resident);
    if let Some(gb) = full {
        let needed = step.resident / 1e9;
        lines.push(format!(
            "(needs {needed:.0} GB, but one device has {gb:.0}: several devices must share it)"
        ));
    }
    lines
}

/// Headings of the columns of a step.
pub(super) const COLUMNS: [&str; 8] = [
    "", "weights", "keys", "values", "tokens/s", "speedup", "DRAM mJ", "codec mJ",
];

/// A codec's row of a step.
pub(super) fn cells(row: &Outcome) -> [String; 8] {
    // Nine digits at most, so that columns stay apart.
    let rate = match row.tokens_s {
        rate if rate < 1e6 => format!("{rate:.1}"),
        rate if rate < 1e9 => format!("{rate:.0}"),
        rate => format!("{rate:.2e}"),
    };
    let ratio = |ratio: f64| format!("{ratio:.3}");
    let codec = row
        .codec_j
        .map_or("-".into(), |joules| three_digits(1e3 * joules));
    [
        row.gain.codec.clone(),
        ratio(row.gain.weights),
        ratio(row.gain.keys),
        ratio(row.gain.values),
        rate,
        ratio(row.speedup),
        three_digits(1e3 * row.dram_j[1]),
        codec,
    ]
}

fn line(cells: &[impl AsRef<str>; 8]) -> String {
    let [name, weights, keys, values, rate, speedup, dram, codec] =
        cells.each_ref().map(AsRef::as_ref);
    format!("{name:14}{weights:>9}{keys:>7}{values:>8}{rate:>10}{speedup:>8}{dram:>11}{codec:>11}")
}

/// A number with three digits that count, and at least one decimal.
fn three_digits(number: f64) -> String {
    let first = match number.abs() {
        0.0 => 0.0,
        size => size.log10().floor().max(-6.0),
    };
    let decimals = (2.0 - first).max(1.0) as usize;
    format!("{number:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::three_digits;

    #[test]
    fn small_energies_keep_their_digits() {
        let shown = [1458.93, 73.26, 1.986, 0.2134, 0.000_31, 0.0].map(three_digits);
        assert_eq!(
            shown,
            ["1458.9", "73.3", "1.99", "0.213", "0.000310", "0.00"]
        );
    }
}
