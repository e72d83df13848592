//! Tables of ratios: of all files together, of groups, of each file.

use maud::{html, Markup};

use super::table::{Cell, Table};
use super::Evaluation;
use crate::eval::text::saves;
use crate::eval::{By, Counts, Group, Mean, Ratios};

pub fn means(evaluation: &Evaluation) -> Markup {
    let cells = |mean: &Mean| {
        let share = mean.bound_share.map(|share| 100.0 * share);
        [
            Cell::ratio(mean.raw_ratio),
            Cell::ratio(mean.effective_ratio),
            Cell::maybe(mean.read_amplification.or(mean.bound), 3),
            Cell::maybe(share, 1),
        ]
    };
    let other_data = |mean: &Mean| {
        let other = mean.other_data;
        [
            Cell::maybe(other.map(|other| other.raw_ratio), 3),
            Cell::maybe(other.map(|other| other.effective_ratio), 3),
        ]
    };
    let is_trained = evaluation
        .totals
        .iter()
        .any(|mean| mean.other_data.is_some());
    let both = evaluation.means.iter().zip(&evaluation.totals);
    let rows = both.map(|(mean, total)| {
        let name = [Cell::from(mean.name.as_str())];
        let other = is_trained.then(|| other_data(total)).into_iter().flatten();
        let [raw, effective, bound, share] = cells(total);
        let (first, bound) = ([raw, effective], [bound, share]);
        name.into_iter()
            .chain(first)
            .chain(other)
            .chain(bound)
            .chain(cells(mean))
            .collect()
    });
    let is_large = evaluation.block.get() > 128;
    let columns = if is_large {
        ["raw CR", "effective CR", "read amplification", ""]
    } else {
        ["raw CR", "effective CR", "Shannon's bound", "% of it"]
    };
    let named = |column: &str, what: &str| match column {
        "" => String::new(),
        column => format!("{column}, {what}"),
    };
    let other = ["raw CR", "effective CR"].map(|column| format!("{column}, trained on other data"));
    let other = is_trained.then_some(other).into_iter().flatten();
    let table = Table {
        head: ["codec".to_owned()]
            .into_iter()
            .chain(columns[..2].iter().map(|column| named(column, "by bytes")))
            .chain(other)
            .chain(columns[2..].iter().map(|column| named(column, "by bytes")))
            .chain(columns.map(|column| named(column, "mean")))
            .collect(),
        rows: rows.collect(),
        foot: Vec::new(),
    };
    html! {
        h2 { "All files together" }
        (table.html())
        p {
            "By bytes, all files are taken as one; geometric means count each file alike. "
            @if is_trained {
                "What is trained has a codebook of each array itself, except where it says other data: each half of a "
                "file is then measured with a codebook of the other half. Hardware whose codebook is made "
                "beforehand gains the latter. "
            }
        }
        @if is_large {
            p { "Read amplification: bytes read from memory for each byte wanted, 128 at a time." }
        } @else {
            p { "The bound is that of an ideal code of order 0 for E2MC's symbols, on raw CR." }
        }
    }
}

/// Groups by type, layer and role, by bytes.
pub fn groups(evaluation: &Evaluation) -> Markup {
    let kinds = [
        (By::Dtype, "Types of elements", "type"),
        (By::Layer, "Layers", "layer"),
        (By::Role, "Roles", "role"),
    ];
    html! {
        @for (by, title, first) in kinds {
            @let groups = evaluation.groups_by(by);
            @if !groups.is_empty() {
                h2 { (title) }
                h3 { "Effective CR, by bytes" }
                (group_table(evaluation, &groups, first, |ratios| ratios.effective_ratio).html())
                h3 { "Raw CR, by bytes" }
                (group_table(evaluation, &groups, first, |ratios| ratios.raw_ratio).html())
            }
        }
    }
}

fn group_table(
    evaluation: &Evaluation,
    groups: &[&Group],
    first: &str,
    ratio: fn(Ratios) -> f64,
) -> Table {
    let rows = groups.iter().map(|group| {
        let codecs = group.codecs.iter();
        let ratios = codecs.map(|codec| (ratio(codec.own), codec.other_data.map(ratio)));
        let cells = best_marked(&ratios.collect::<Vec<_>>());
        let (files, bytes) = (group.files.to_string(), group.bytes.to_string());
        let names = [&group.name, &files, &bytes].map(|text| Cell::from(text.as_str()));
        names.into_iter().chain(cells).collect()
    });
    let head = [first, "files", "bytes"].map(String::from);
    Table {
        head: head.into_iter().chain(columns(evaluation)).collect(),
        rows: rows.collect(),
        foot: Vec::new(),
    }
}

/// Each codec's ratio, and behind it that on other data. The best are marked, as the headline takes
/// them: of a codec that is trained the one on other data, and all that are printed alike.
fn best_marked(ratios: &[(f64, Option<f64>)]) -> Vec<Cell> {
    let taken = ratios.iter().map(|&(own, other)| other.unwrap_or(own));
    let best = taken.fold(f64::NEG_INFINITY, f64::max);
    let shown = |ratio: f64| format!("{ratio:.3}");
    let is_best = |ratio: f64| saves(best) && shown(ratio) == shown(best);
    let cells = ratios.iter().flat_map(|&(own, other)| {
        let own_cell = Cell::ratio(own).best(other.is_none() && is_best(own));
        let other_cell = other.map(|other| Cell::ratio(other).best(is_best(other)));
        [own_cell].into_iter().chain(other_cell)
    });
    cells.collect()
}

/// A column for each codec, and behind each that is trained one for other data.
fn columns(evaluation: &Evaluation) -> Vec<String> {
    let totals = evaluation.totals.iter();
    let names = totals.flat_map(|mean| {
        let other = mean
            .other_data
            .map(|_| format!("{}{OTHER_DATA}", mean.name));
        [mean.name.clone()].into_iter().chain(other)
    });
    names.collect()
}

/// Suffix of a column's heading behind a codec that is trained on other data.
const OTHER_DATA: &str = ", other data";

pub fn by_file(evaluation: &Evaluation) -> Markup {
    let table = |effective: bool| {
        // Of a part, some files may have no block here.
        let files = evaluation.files.iter().filter(|file| file.blocks > 0);
        let rows = files.map(|file| {
            let ratio = |counts: &Counts| {
                if effective {
                    counts.statistics.effective_ratio()
                } else {
                    counts.statistics.raw_ratio()
                }
            };
            let codecs = file.codecs.iter();
            let ratios =
                codecs.map(|codec| (ratio(&codec.counts), codec.other_data.as_ref().map(ratio)));
            let cells = best_marked(&ratios.collect::<Vec<_>>());
            [Cell::from(file.name.as_str())]
                .into_iter()
                .chain(cells)
                .collect()
        });
        let foot = |name: &str, means: &[Mean]| -> Vec<Cell> {
            let numbers = means.iter().flat_map(|mean| {
                let other = mean.other_data;
                let (own, other) = if effective {
                    (
                        mean.effective_ratio,
                        other.map(|other| other.effective_ratio),
                    )
                } else {
                    (mean.raw_ratio, other.map(|other| other.raw_ratio))
                };
                [own].into_iter().chain(other).map(Cell::ratio)
            });
            [Cell::from(name)].into_iter().chain(numbers).collect()
        };
        let foot = match evaluation.files.len() {
            1 => Vec::new(),
            _ => vec![
                foot("by bytes", &evaluation.totals),
                foot("geometric mean", &evaluation.means),
            ],
        };
        Table {
            head: ["file".to_owned()]
                .into_iter()
                .chain(columns(evaluation))
                .collect(),
            rows: rows.collect(),
            foot,
        }
    };
    html! {
        h2 { "Files" }
        h3 { "Effective CR" }
        (table(true).html())
        h3 { "Raw CR" }
        (table(false).html())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which cells of a row are marked.
    fn marked(ratios: &[(f64, Option<f64>)]) -> Vec<bool> {
        let table = Table {
            head: Vec::new(),
            rows: vec![best_marked(ratios)],
            foot: Vec::new(),
        };
        let text = table.html().into_string();
        let cells = text.split("<td").skip(1);
        cells.map(|cell| cell.contains("best")).collect()
    }

    #[test]
    fn the_best_are_those_that_hardware_gains_and_all_printed_alike() {
        let own = (1.5, Some(1.2));
        let found = marked(&[own, (1.3332, None), (1.3334, None)]);
        assert_eq!(found, [false, false, true, true]);
        assert_eq!(marked(&[own, (1.1, None)]), [false, true, false]);
        // Nothing is gained.
        assert_eq!(marked(&[(1.5, Some(1.0)), (1.0002, None)]), [false; 3]);
    }
}
