//! Evaluations as text of at most 80 columns.

use std::fmt::Write;

use super::costs::costs_text;
use super::evaluation::Evaluation;
use super::file_result::{CodecResult, FileResult};
use super::ratios::{Mean, Ratios};
use super::source::Form;
use super::study_table::StudyTable;
use super::tables_groups::groups_text;
use super::text::{fit, fit_all, line, named, wrap, NAME, WIDTH};
use super::toggles::toggles_text;
use crate::terms::count;

/// An evaluation: a table of each file, the geometric means, and what was left out.
pub fn evaluation_text(evaluation: &Evaluation) -> String {
    let mut text = String::new();
    let names = fit_all(&evaluation.file_names(), WIDTH);
    for (file, name) in evaluation.files.iter().zip(names) {
        text += &file_text(evaluation, file, &name);
        text.push('\n');
    }
    if evaluation.files.len() > 1 {
        text += &means_text(evaluation);
        text.push('\n');
    }
    text += &groups_text(evaluation);
    if evaluation.flit.is_some() {
        text += &toggles_text(evaluation, true);
        text.push('\n');
    }
    text += &notes_text(evaluation);
    text + &costs_text(evaluation.costs.as_ref())
}

/// The means over all files, and the notes; for a single file its whole evaluation.
pub fn summary_text(evaluation: &Evaluation) -> String {
    if evaluation.files.len() < 2 {
        return evaluation_text(evaluation);
    }
    let mut text = means_text(evaluation) + "\n" + &groups_text(evaluation);
    if evaluation.flit.is_some() {
        text += &toggles_text(evaluation, false);
        text.push('\n');
    }
    text + &notes_text(evaluation) + &costs_text(evaluation.costs.as_ref())
}

/// The tables of a study, and what was left out.
pub fn study_text(evaluation: &Evaluation, tables: &[StudyTable]) -> String {
    let mut text = String::new();
    for table in tables {
        text += &study_table(table);
        text.push('\n');
    }
    text += &notes_text(evaluation);
    text
}

fn file_text(evaluation: &Evaluation, file: &FileResult, name: &str) -> String {
    let mut text = format!("{name}\n");
    let padding = match file.padding {
        0 => String::new(),
        zeros => format!(", {zeros} of them zeros put in to fill blocks"),
    };
    let form = form_text(&file.form);
    let bytes = file.bytes + file.padding;
    let block = evaluation.block;
    let whole = format!(
        "{form}{}{padding}: {} of {block}",
        count(bytes, "byte"),
        count(file.blocks, "block")
    );
    line(&mut text, &fit_end(&whole));
    if file.blocks == 0 {
        line(&mut text, "no block of it is counted here");
        return text;
    }
    let bursts = file.codecs.first();
    let bursts = bursts.map_or(0, |codec| codec.counts.blocks_by_bursts().len());
    let large = evaluation.block.get() > 128;
    let columns = columns(bursts);
    let width = (6 * columns.len()).max(10);
    let above = format!("{:32}{:^width$}", "", "blocks by bursts, %");
    let [a, b, c, d] = if large {
        ["128 B", "", "reads", ""]
    } else {
        ["ptr.", "of", "%", "bound"]
    };
    line(&mut text, &format!("{above}{:>12}{a:>6}{b:>6}", "stored"));
    let mut head = format!("{:NAME$}{:>7}{:>8}", "codec", "raw CR", "eff. CR");
    for (name, _) in columns {
        // The string takes all that is written.
        let _ = write!(head, "{name:>6}");
    }
    let _ = write!(head, "{:>12}{c:>6}{d:>6}", "bytes");
    line(&mut text, &head);
    for (codec, result) in evaluation.codecs.iter().zip(&file.codecs) {
        line(&mut text, &codec_text(&codec.name, result));
    }
    let trained = file.codecs.iter().filter_map(|result| {
        let other_data = result.other_data.as_ref().map(Ratios::of)?;
        Some((result.name.as_str(), Ratios::of(&result.counts), other_data))
    });
    text += &trained_text(trained);
    for symbols in &file.symbols {
        if let Some(bound) = symbols.bound {
            let length = symbols.symbol_length;
            line(
                &mut text,
                &format!("Shannon's bound for SL {length}: raw CR {bound:.3}"),
            );
        }
    }
    text
}

/// A file's form, with a comma behind it.
fn form_text(form: &Form) -> String {
    match form {
        Form::Raw => String::new(),
        Form::Trace => "trace, ".to_owned(),
        Form::Array(array) => {
            let order = if array.fortran_order {
                " in Fortran order"
            } else {
                ""
            };
            let dtype = fit(&array.dtype, 24);
            format!("array of {dtype} {:?}{order}, ", array.shape)
        }
        Form::Tensor(tensor) => format!("tensor of {} {:?}, ", tensor.dtype, tensor.shape),
        Form::Converted { from, conversion } => {
            let from = form_text(from);
            format!("{} {conversion}, ", from.trim_end_matches(", "))
        }
    }
}

/// The columns for blocks of several bursts: each one's name, and the bursts up to which it
/// counts. More than four bursts share columns.
fn columns(bursts: usize) -> Vec<(String, usize)> {
    let raw = ("raw".to_owned(), bursts);
    if bursts <= 4 {
        let each = (1..bursts).map(|burst| (burst.to_string(), burst));
        return each.chain([raw]).collect();
    }
    let quarters = [1, 2, 3].map(|quarter| quarter * bursts / 4);
    let ends = quarters.into_iter().chain([bursts - 1]);
    let ends = ends.map(|end| (format!("≤{end}"), end));
    ends.chain([raw]).collect()
}

fn codec_text(name: &str, result: &CodecResult) -> String {
    let counts = &result.counts;
    let statistics = &counts.statistics;
    let mut text = format!(
        "{}{:>7.3}{:>8.3}",
        named(name),
        statistics.raw_ratio(),
        statistics.effective_ratio()
    );
    let by_bursts = counts.blocks_by_bursts();
    let mut from = 0;
    for (_, to) in columns(by_bursts.len()) {
        let blocks: u64 = by_bursts[from..to].iter().sum();
        let share = percent(blocks as f64, statistics.blocks() as f64);
        let _ = write!(text, "{share:>6}");
        from = to;
    }
    let _ = write!(text, "{:>12}", statistics.stored_bytes);
    if let Some(reads) = counts.read_amplification() {
        let _ = write!(text, "{reads:>6.2}");
    } else {
        let pointers = counts.pointer_bits();
        let share = pointers.map(|bits| percent(bits as f64, statistics.compressed_bits as f64));
        let _ = write!(text, "{:>6}", share.unwrap_or_default());
    }
    if let Some(share) = result.bound_share {
        let _ = write!(text, "{:>5.1}%", 100.0 * share);
    }
    text
}

fn percent(part: f64, whole: f64) -> String {
    format!(
        "{:.1}",
        if whole > 0.0 {
            100.0 * part / whole
        } else {
            0.0
        }
    )
}

/// Of codecs that are trained, ratios trained on the file itself and on other data, side by side.
fn trained_text<'a>(rows: impl Iterator<Item = (&'a str, Ratios, Ratios)>) -> String {
    let mut text = String::new();
    let numbers = |ratios: Ratios| {
        let Ratios {
            raw_ratio,
            effective_ratio,
        } = ratios;
        format!("{raw_ratio:>11.3}{effective_ratio:>9.3}")
    };
    for (name, own, other_data) in rows {
        if text.is_empty() {
            let (own, other) = ("trained on itself", "trained on other data");
            line(&mut text, &format!("{:NAME$}{own:>20}{other:>23}", ""));
            let head = format!("{:>11}{:>9}", "raw CR", "eff. CR");
            line(&mut text, &format!("{:NAME$}{head}   {head}", "codec"));
        }
        let name = named(name);
        let (own, other) = (numbers(own), numbers(other_data));
        line(&mut text, &format!("{name}{own}   {other}"));
    }
    text
}

/// All files taken as one, and beside that geometric means, which count each file alike.
fn means_text(evaluation: &Evaluation) -> String {
    let mut text = format!(
        "{} together\n",
        count(evaluation.files.len() as u64, "file")
    );
    let (totals, means) = ("by bytes", "geometric means");
    line(&mut text, &format!("{:NAME$}{totals:^31}{means:^31}", ""));
    let [c, d] = if evaluation.block.get() > 128 {
        ["reads", ""]
    } else {
        ["bound", "of it"]
    };
    let head = format!("{:>7}{:>8}{c:>8}{d:>8}", "raw CR", "eff. CR");
    line(&mut text, &format!("{:NAME$}{head}{head}", "codec"));
    let numbers = |mean: &Mean| {
        let mut numbers = format!("{:>7.3}{:>8.3}", mean.raw_ratio, mean.effective_ratio);
        if let Some((bound, share)) = mean.bound.zip(mean.bound_share) {
            // The string takes all that is written.
            let _ = write!(numbers, "{bound:>8.3}{:>7.1}%", 100.0 * share);
        }
        if let Some(reads) = mean.read_amplification {
            let _ = write!(numbers, "{reads:>8.2}");
        }
        numbers
    };
    for (mean, total) in evaluation.means.iter().zip(&evaluation.totals) {
        let name = named(&mean.name);
        let (mean, total) = (numbers(mean), numbers(total));
        line(&mut text, &format!("{name}{total:31}{mean}"));
    }
    let trained = evaluation.totals.iter().filter_map(|total| {
        let own = Ratios {
            raw_ratio: total.raw_ratio,
            effective_ratio: total.effective_ratio,
        };
        Some((total.name.as_str(), own, total.other_data?))
    });
    let trained = trained_text(trained);
    if !trained.is_empty() {
        line(&mut text, "by bytes, of codecs that are trained");
    }
    text + &trained
}

fn study_table(table: &StudyTable) -> String {
    let mut text = format!("{}\n", fit(&table.title, WIDTH));
    let columns = table.columns.iter();
    let widths: Vec<usize> = columns.map(|name| (name.len() + 1).max(7)).collect();
    let name_width = WIDTH.saturating_sub(widths.iter().sum()).clamp(15, 40);
    let mut row = |name: &str, values: &mut dyn Iterator<Item = String>| {
        let values = values.zip(&widths);
        let values: String = values
            .map(|(value, width)| format!("{value:>width$}"))
            .collect();
        line(&mut text, &format!("{name:name_width$}{values}"));
    };
    let number = |value: &Option<f64>| value.map_or(String::new(), |value| format!("{value:.3}"));
    row("", &mut table.columns.iter().cloned());
    let names: Vec<&str> = table.rows.iter().map(|file| file.name.as_str()).collect();
    for (file, name) in table.rows.iter().zip(fit_all(&names, name_width - 1)) {
        row(&name, &mut file.values.iter().map(number));
    }
    for (name, numbers) in table.summary() {
        row(name, &mut numbers.iter().map(number));
    }
    text
}

/// Inputs left out, and which part this is.
fn notes_text(evaluation: &Evaluation) -> String {
    let mut text = String::new();
    if let Some(shard) = evaluation.shard {
        line(&mut text, &format!("part {shard} of the work only"));
    }
    if !evaluation.left_out.is_empty() {
        line(
            &mut text,
            &format!("left out: {}", evaluation.left_out.len()),
        );
        for out in &evaluation.left_out {
            line(
                &mut text,
                &wrap(&format!("{}: {}", out.name, out.reason), 2),
            );
        }
    }
    text
}

/// A text's beginning, as much as fits.
fn fit_end(text: &str) -> String {
    if text.chars().count() <= WIDTH {
        return text.to_owned();
    }
    let begin: String = text.chars().take(WIDTH - 1).collect();
    format!("{begin}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(fit("abc", 3), "abc");
        assert_eq!(fit("äbcde", 4), "…cde");
        assert_eq!(fit_end(&"x".repeat(200)).chars().count(), WIDTH);
    }
}
