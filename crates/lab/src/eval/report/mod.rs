//! An evaluation as one page of HTML: tables and pictures, nothing fetched from elsewhere.

mod decide;
mod ratios;
mod table;

use maud::{html, Markup, PreEscaped, DOCTYPE};

use super::about::About;
use super::toggles::{control_name, draw_toggles, BusKind, OnBus, CONTROLS};
use super::{draw_all, Costs, Evaluation, StudyTable};
use crate::chart::ChartError;
use crate::terms::count;
use table::{Cell, Table};

/// The page. `studies`: the tables of a study, where the evaluation was made for one; `about`: its
/// origin, and the codecs' hardware.
///
/// # Errors
/// If a picture cannot be drawn.
pub fn report(
    evaluation: &Evaluation,
    studies: &[StudyTable],
    about: &About,
) -> Result<String, ChartError> {
    let costs = about.costs(evaluation).filter(|_| studies.is_empty());
    let body = html! {
        h1 { "What compression gains" }
        @if studies.is_empty() { (decide::sentence(evaluation, about)) }
        p { "The unit saves bandwidth and energy, not capacity: every block keeps its address." }
        @if let Some(costs) = costs { (decide::costs(costs)) }
        (introduction(evaluation))
        (decide::origin(about))
        @if studies.is_empty() {
            (decide::filters(evaluation))
            h2 { "Compression ratio" }
            (decide::bars(evaluation, about))
            (decide::hardware(evaluation, about))
            (ratios::means(evaluation))
            (ratios::groups(evaluation))
            (ratios::by_file(evaluation))
            (bursts(evaluation))
        } @else {
            (study(studies)?)
        }
        @if evaluation.flit.is_some() { (toggles(evaluation)?) }
        (left_out(evaluation))
    };
    let script = html! { script { (PreEscaped(include_str!("page.js"))) } };
    Ok(page("hdlgen eval", &html! { (body) (script) }))
}

/// A page of HTML in our style, nothing fetched from elsewhere.
pub fn page(title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(include_str!("style.css"))) }
            }
            body { (body) script { (PreEscaped(include_str!("wide.js"))) } }
        }
    };
    page.into_string()
}

/// A table of an answer's page, below a title and some lines.
pub struct NamedTable {
    /// The title.
    pub title: String,
    /// The lines below the title: the subject of the table.
    pub about: Vec<String>,
    /// Its columns.
    pub head: Vec<String>,
    /// Its cells.
    pub rows: Vec<Vec<String>>,
}

/// The page of an answer: its paragraphs, the most important one first, the hardware that it takes, tables, and notes.
pub fn answer_page(
    name: &str,
    title: &str,
    answer: &[String],
    costs: &Costs,
    tables: &[NamedTable],
    notes: &[String],
) -> String {
    let table = |own: &NamedTable| {
        let row = |row: &Vec<String>| row.iter().map(|text| Cell::from(text.as_str())).collect();
        let table = Table {
            head: own.head.clone(),
            rows: own.rows.iter().map(row).collect(),
            foot: Vec::new(),
        };
        table.html()
    };
    let body = html! {
        h1 { (title) }
        @for (number, text) in answer.iter().enumerate() {
            p class=[(number == 0).then_some("answer")] { (decide::unbroken(text)) }
        }
        (decide::costs(costs))
        @for own in tables {
            h2 { (own.title) }
            @for line in &own.about { p { (line) } }
            (table(own))
        }
        @for note in notes { p class="note" { (note) } }
    };
    page(name, &body)
}

fn introduction(evaluation: &Evaluation) -> Markup {
    let blocks: u64 = evaluation.files.iter().map(|file| file.blocks).sum();
    let padding: u64 = evaluation.files.iter().map(|file| file.padding).sum();
    html! {
        p {
            (count(evaluation.files.len() as u64, "file")) ", "
            (count(evaluation.bytes(), "byte")) ", in " (count(blocks, "block")) " of "
            (evaluation.block) " bytes. "
            @if padding > 0 { (count(padding, "zero")) " put in to fill blocks. " }
            @if let Some(shard) = evaluation.shard { "This is part " (shard) " of the work only. " }
        }
        p {
            "Raw CR counts compressed bits. Effective CR counts whole bursts, which is what crosses "
            "the memory's pins. A block that would take as many bursts as it has is stored as it is."
        }
    }
}

/// A picture, described for those who cannot see it.
fn figure(svg: &str, what: &str) -> Markup {
    html! { figure role="img" aria-label=(what) { (PreEscaped(svg)) } }
}

/// Of all files' blocks together, how many take how many bursts.
fn bursts(evaluation: &Evaluation) -> Markup {
    let mut most = 0;
    let sums: Vec<Vec<u64>> = (0..evaluation.codecs.len())
        .map(|codec| {
            let mut sum = Vec::new();
            for file in &evaluation.files {
                let counts = file
                    .codecs
                    .get(codec)
                    .map(|codec| codec.counts.blocks_by_bursts());
                let counts = counts.unwrap_or_default();
                sum.resize(counts.len().max(sum.len()), 0);
                sum.iter_mut()
                    .zip(&counts)
                    .for_each(|(sum, count)| *sum += count);
            }
            most = most.max(sum.len());
            sum
        })
        .collect();
    let rows = evaluation
        .codec_names()
        .into_iter()
        .zip(&sums)
        .map(|(name, sum)| {
            let whole: u64 = sum.iter().sum();
            let share = |count: u64| Cell::fixed(100.0 * count as f64 / whole.max(1) as f64, 1);
            let (raw, compressed) = sum
                .split_last()
                .map_or((0, &sum[..]), |(raw, rest)| (*raw, rest));
            let mut row = vec![Cell::from(name.as_str())];
            row.extend(compressed.iter().map(|&count| share(count)));
            row.resize(most.max(1), Cell::from(""));
            row.push(share(raw));
            row
        });
    let table =
        Table {
            head: ["codec".to_owned()]
                .into_iter()
                .chain((1..most).map(|bursts| {
                    format!("{bursts} burst{}, %", if bursts == 1 { "" } else { "s" })
                }))
                .chain(["as it is, %".to_owned()])
                .collect(),
            rows: rows.collect(),
            foot: Vec::new(),
        };
    html! {
        h2 { "Bursts" }
        p { "Blocks of all files together, by the bursts that they take." }
        (table.html())
    }
}

fn study(tables: &[StudyTable]) -> Result<Markup, ChartError> {
    let svg = draw_all(tables)?;
    Ok(html! {
        h2 { "Study" }
        (figure(&svg, "the tables below, drawn"))
        @for study in tables {
            h3 { (study.title) }
            (study_table(study).html())
        }
    })
}

fn study_table(study: &StudyTable) -> Table {
    let values = |values: &[Option<f64>]| -> Vec<Cell> {
        values.iter().map(|&value| Cell::maybe(value, 3)).collect()
    };
    let row = |name: &str, numbers: &[Option<f64>]| -> Vec<Cell> {
        [Cell::from(name)]
            .into_iter()
            .chain(values(numbers))
            .collect()
    };
    let foot = study.summary().into_iter();
    Table {
        head: [study.unit.clone()]
            .into_iter()
            .chain(study.columns.iter().cloned())
            .collect(),
        rows: study
            .rows
            .iter()
            .map(|file| row(&file.name, &file.values))
            .collect(),
        foot: foot.map(|(name, numbers)| row(name, numbers)).collect(),
    }
}

fn toggles(evaluation: &Evaluation) -> Result<Markup, ChartError> {
    let mut kinds = Vec::new();
    for dbi in [false, true] {
        let with = if dbi { "With DBI" } else { "Without DBI" };
        let rows = evaluation
            .codec_names()
            .into_iter()
            .enumerate()
            .map(|(codec, name)| {
                let means = |codec, kind| evaluation.on_bus_mean(codec, kind);
                let totals = |codec, kind| evaluation.on_bus_total(codec, kind);
                let mut row = vec![Cell::from(name.as_str())];
                for of in [&means as &dyn Fn(usize, BusKind) -> Option<OnBus>, &totals] {
                    for decision in CONTROLS {
                        let mean = of(codec, BusKind { dbi, decision });
                        row.push(Cell::maybe(mean.map(|mean| mean.toggles), 3));
                        row.push(Cell::maybe(mean.map(|mean| mean.ratio), 3));
                        if decision.is_some() {
                            row.push(Cell::maybe(mean.map(|mean| 100.0 * mean.kept_raw), 1));
                        }
                    }
                }
                row
            });
        let mut head = vec!["codec".to_owned()];
        for by in ["", ", by bytes"] {
            for decision in CONTROLS {
                let name = control_name(decision);
                head.push(format!("{name}{by}: toggles"));
                head.push("eff. CR".into());
                if decision.is_some() {
                    head.push("sent raw, %".into());
                }
            }
        }
        let table = Table {
            head,
            rows: rows.collect(),
            foot: Vec::new(),
        };
        // Where nothing can be compared there is nothing to draw.
        let pictures = draw_toggles(evaluation, dbi).unwrap_or_default();
        kinds.push(html! {
            h3 { (with) }
            @for picture in &pictures { (figure(picture, &format!("toggles and effective CR: {with}"))) }
            (table.html())
        });
    }
    Ok(html! {
        h2 { "Toggles" }
        p {
            "Wires that change on a bus of " @if let Some(flit) = evaluation.flit { (flit) }
            " bytes, as a multiple of those of the same bus without compression; geometric means, and all "
            "files by bytes. "
            "Energy control sends a block raw where that costs less than its bursts gain."
        }
        @for kind in kinds { (kind) }
    })
}

fn left_out(evaluation: &Evaluation) -> Markup {
    html! {
        @if !evaluation.left_out.is_empty() {
            h2 { "Left out" }
            ul {
                @for out in &evaluation.left_out { li { (out.name) ": " (out.reason) } }
            }
        }
    }
}
