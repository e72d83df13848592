//! The results as Markdown, aligned so that it reads as a table on a terminal.

use std::fmt::Write;

use super::{items, Item, Kind, Needs, Outcome, Verdict};

/// The list of all items.
pub fn list() -> String {
    let rows = items().map(|item| {
        let needs = match item.needs {
            Needs::Arithmetic => "",
            Needs::Workloads => "the workload suite",
            Needs::Synthesis => "some of it --synth",
            Needs::Model => "the workloads' requests, through the model of a GPU",
        };
        [item.id, item.title, needs].map(String::from)
    });
    table(["item", "", "needs"], &rows.collect::<Vec<_>>())
}

/// Items that were run: a table of their verdicts, and a section for each.
pub fn markdown(all: &[(&Item, Outcome)]) -> String {
    let mut text = String::new();
    if all.len() > 1 {
        text += &summary(all);
    }
    let mut paper = None;
    for (item, outcome) in all {
        if paper != Some(item.paper) {
            paper = Some(item.paper);
            // The string takes all that is written.
            let _ = write!(text, "\n## {}\n", item.paper.name());
        }
        text += "\n";
        text += &section(item, outcome);
    }
    text.trim_start().to_owned()
}

fn summary(all: &[(&Item, Outcome)]) -> String {
    let number = |count: usize| match count {
        0 => String::new(),
        count => count.to_string(),
    };
    let mut sums = [0; SUMMED];
    let mut rows = Vec::new();
    for (item, outcome) in all {
        let mut counts = [0; SUMMED];
        let both = outcome.kinds().into_iter().chain(outcome.counts());
        counts
            .iter_mut()
            .zip(both)
            .for_each(|(own, count)| *own = count);
        sums.iter_mut()
            .zip(counts)
            .for_each(|(sum, count)| *sum += count);
        rows.push(row(item.id, counts.map(number)));
    }
    rows.push(row("all", sums.map(number)));
    let names = Kind::ALL.map(Kind::name).into_iter().chain(Verdict::NAMES);
    let mut head = ["cells"; SUMMED + 1];
    head[1..]
        .iter_mut()
        .zip(names)
        .for_each(|(cell, name)| *cell = name);
    table(head, &rows)
}

/// Columns of the summary: kinds, and verdicts.
const SUMMED: usize = Kind::ALL.len() + Verdict::NAMES.len();

fn row(name: &str, counts: [String; SUMMED]) -> [String; SUMMED + 1] {
    let mut counts = counts.into_iter();
    std::array::from_fn(|column| match column {
        0 => name.to_owned(),
        _ => counts.next().unwrap_or_default(),
    })
}

/// One item: what is compared, and its cells.
pub fn section(item: &Item, outcome: &Outcome) -> String {
    let mut text = format!("### {}: {}\n\n", item.id, item.title);
    let _ = write!(text, "Compared: {}.\n\n", item.compares);
    let rows = outcome.cells.iter().map(|cell| {
        let verdict = match cell.verdict.reason() {
            "" => cell.verdict.name().to_owned(),
            reason => {
                let reason = match &cell.verdict {
                    Verdict::NotRun { command } => format!("`{command}`"),
                    _ => reason.to_owned(),
                };
                format!("{}: {reason}", cell.verdict.name())
            }
        };
        let place = format!("{}, {}", cell.source, cell.row);
        let [lowest, highest] = cell.ends();
        [
            place,
            cell.column.clone(),
            cell.printed.clone(),
            cell.of(Kind::Recomputed).to_owned(),
            cell.of(Kind::Here).to_owned(),
            lowest,
            highest,
            verdict,
        ]
    });
    let head = [
        "where",
        "what",
        "paper",
        "from print",
        "here",
        "lowest",
        "highest",
        "verdict",
    ];
    if outcome.has_bands() {
        return text + &table(head, &rows.collect::<Vec<_>>());
    }
    let rows: Vec<_> = rows.map(without_bands).collect();
    text + &table(without_bands(head), &rows)
}

/// The columns of an item that has no bands.
fn without_bands<T>([place, what, paper, print, here, _, _, verdict]: [T; 8]) -> [T; 6] {
    [place, what, paper, print, here, verdict]
}

/// A table in which columns stand below each other; the last one is as long as it is.
fn table<const N: usize>(head: [&str; N], rows: &[[String; N]]) -> String {
    let length = |text: &str| text.chars().count();
    let widths: [usize; N] = std::array::from_fn(|column| {
        let cells = rows.iter().map(|row| length(&row[column]));
        cells.chain([length(head[column]), 3]).max().unwrap_or(3)
    });
    let mut text = String::new();
    let mut line = |cells: [&str; N], fill: char| {
        for (column, cell) in cells.into_iter().enumerate() {
            text += "| ";
            text += cell;
            let pad = if column + 1 < N { widths[column] } else { 3 };
            text.extend(std::iter::repeat_n(fill, pad.saturating_sub(length(cell))));
            text += " ";
        }
        text += "|\n";
    };
    line(head, ' ');
    line([""; N], '-');
    for row in rows {
        line(row.each_ref().map(String::as_str), ' ');
    }
    text
}
