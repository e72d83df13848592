//! Outcomes as text.

use std::fmt::Write;

use super::model::Model;
use super::outcome::{Device, Outcome, Outcomes};
use super::step::{Phase, Step};
use crate::eval::wrap;
use crate::terms::count;

/// The tables of steps on a device, 80 columns wide.
pub fn text(model: &str, shape: &Model, device: &Device, steps: &[Outcomes]) -> String {
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
    let mut text = format!("{}\n{}\n", wrap(&what, 0), wrap(&on, 0));
    for outcomes in steps {
        // The string takes all that is written.
        let _ = writeln!(text, "\n{}", head(&outcomes.step, device));
        let _ = writeln!(
            text,
            "{:14}{:>9}{:>7}{:>8}{:>10}{:>8}{:>11}{:>11}",
            "", "weights", "keys", "values", "tokens/s", "speedup", "DRAM mJ", "codec mJ"
        );
        for row in &outcomes.rows {
            let _ = writeln!(text, "{}", line(row));
        }
    }
    text
}

fn head(step: &Step, device: &Device) -> String {
    let sequences = count(step.batch, "sequence");
    let mut text = match step.phase {
        Phase::Decoding => format!("decoding, {sequences} of {} tokens", step.tokens),
        Phase::Prefill => format!("prefill, {sequences} of {} tokens", step.tokens),
    };
    let cached = step.bytes.keys + step.bytes.values;
    let (weights, cached) = (step.bytes.weights / 1e9, cached / 1e9);
    let _ = write!(
        text,
        "\n{weights:.1} GB of weights, {cached:.1} GB of keys and values"
    );
    let full = device.memory_gb.filter(|gb| 1e9 * gb < step.resident);
    if let Some(gb) = full {
        let needed = step.resident / 1e9;
        let _ = write!(
            text,
            "\n(needs {needed:.0} GB, but one device has {gb:.0}: several devices must share it)"
        );
    }
    text
}

fn line(row: &Outcome) -> String {
    let codec = row
        .codec_j
        .map_or("-".into(), |joules| three_digits(1e3 * joules));
    let bound = if row.memory_bound { "" } else { " c" };
    format!(
        "{:14}{:>9.3}{:>7.3}{:>8.3}{:>10.1}{:>8.3}{:>11}{:>11}{bound}",
        row.gain.codec,
        row.gain.weights,
        row.gain.keys,
        row.gain.values,
        row.tokens_s,
        row.speedup,
        three_digits(1e3 * row.dram_j[1]),
        codec,
    )
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
