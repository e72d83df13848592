//! Ratios of groups of files as text.

use itertools::Itertools;

use super::evaluation::Evaluation;
use super::groups::Group;
use super::names::By;
use super::text::{fit, line, named, saves, NAME, WIDTH};

/// The least width of a group's column.
const COLUMN: usize = 9;

/// The effective CR of each group, by bytes, where there are several.
pub(super) fn groups_text(evaluation: &Evaluation) -> String {
    let tables = By::ALL.into_iter().map(|by| table(evaluation, by));
    tables.collect()
}

fn table(evaluation: &Evaluation, by: By) -> String {
    let groups = evaluation.groups_by(by);
    if groups.is_empty() {
        return String::new();
    }
    let trained = evaluation
        .totals
        .iter()
        .any(|total| total.other_data.is_some());
    let trained = if trained {
        ", trained on other data"
    } else {
        ""
    };
    let mut text = format!("effective CR by {}, by bytes{trained}\n", by.what());
    for groups in in_width(&groups) {
        text += &columns(evaluation, &groups);
    }
    line(&mut text, "codecs with 1.000 everywhere are left out");
    text.push('\n');
    text
}

/// A line for each codec that saves bursts, a column for each group.
fn columns(evaluation: &Evaluation, groups: &[&Group]) -> String {
    let mut text = String::new();
    let mut row = |name: &str, cell: &dyn Fn(&Group) -> String| {
        let cells = groups.iter().map(|group| {
            let width = width(group);
            format!(" {:>width$}", cell(group))
        });
        line(&mut text, &format!("{}{}", named(name), cells.format("")));
    };
    row("", &|group| fit(&group.name, WIDTH - NAME - 1));
    row("files", &|group| group.files.to_string());
    row("bytes", &|group| size(group.bytes));
    let is_shown = |at: usize| {
        let codecs = groups.iter().filter_map(|group| group.codecs.get(at));
        codecs
            .into_iter()
            .any(|codec| saves(codec.ratios().effective_ratio))
    };
    for (at, codec) in evaluation
        .codecs
        .iter()
        .enumerate()
        .filter(|(at, _)| is_shown(*at))
    {
        row(&codec.name, &|group| {
            let ratios = group.codecs.get(at).map(|codec| codec.ratios());
            ratios.map_or(String::new(), |ratios| {
                format!("{:.3}", ratios.effective_ratio)
            })
        });
    }
    text
}

fn width(group: &Group) -> usize {
    group.name.chars().count().clamp(COLUMN, WIDTH - NAME - 1)
}

/// The groups in tables that fit a terminal.
fn in_width<'a>(groups: &[&'a Group]) -> Vec<Vec<&'a Group>> {
    let mut tables: Vec<Vec<&Group>> = Vec::new();
    let mut left = 0;
    for group in groups {
        let needed = 1 + width(group);
        if needed > left {
            tables.push(Vec::new());
            left = WIDTH - NAME;
        }
        if let Some(table) = tables.last_mut() {
            table.push(group);
        }
        left -= needed;
    }
    tables
}

/// A number of bytes in three digits: 512 B, 13.4 MB, of powers of 1000.
fn size(bytes: u64) -> String {
    let mut number = bytes as f64;
    let mut units = ["B", "kB", "MB", "GB", "TB"].into_iter();
    let mut unit = units.next().unwrap_or_default();
    for next in units {
        if number < 999.5 {
            break;
        }
        (number, unit) = (number / 1000.0, next);
    }
    let decimals = match number {
        _ if unit == "B" => 0,
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{number:.decimals$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_three_digits() {
        let sizes = [
            0,
            999,
            1000,
            9_999,
            99_949,
            999_499,
            999_500,
            14_960_000_000,
        ];
        let shown = [
            "0 B", "999 B", "1.00 kB", "10.0 kB", "99.9 kB", "999 kB", "1.00 MB", "15.0 GB",
        ];
        assert_eq!(sizes.map(size), shown);
    }

    #[test]
    fn columns_that_do_not_fit_go_below() {
        let group = |name: &str| Group {
            by: By::Dtype,
            name: name.into(),
            files: 1,
            bytes: 1,
            codecs: Vec::new(),
        };
        let groups = ["a", "F32 as fp8-e4m3, converted", "b", "c", "d"].map(group);
        let groups: Vec<&Group> = groups.iter().collect();
        let tables = in_width(&groups);
        let tables: Vec<usize> = tables.iter().map(Vec::len).collect();
        // 10 + 27 + 10 + 10 of 63 columns.
        assert_eq!(tables, [4, 1]);
    }
}
