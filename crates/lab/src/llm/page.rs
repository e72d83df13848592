//! Outcomes as a page of HTML.

use super::model::Model;
use super::outcome::{Device, Outcomes};
use super::text::{about, cells, head, COLUMNS};
use crate::eval::{answer_page, Costs, NamedTable};

/// The page: the answer in some paragraphs, the hardware, and a table for each step.
pub fn page(
    model: &str,
    shape: &Model,
    device: &Device,
    steps: &[Outcomes],
    answer: &[String],
    costs: &Costs,
    notes: &str,
) -> String {
    let tables = steps.iter().map(|outcomes| {
        let mut lines = head(&outcomes.step, device).into_iter();
        let rows = outcomes.rows.iter().map(|row| {
            let mut cells = cells(row);
            if !row.memory_bound {
                cells[4] += " c";
            }
            cells.to_vec()
        });
        NamedTable {
            title: capital(&lines.next().unwrap_or_default()),
            about: lines.collect(),
            head: COLUMNS.map(String::from).to_vec(),
            rows: rows.collect(),
        }
    });
    let notes: Vec<String> = about(model, shape, device)
        .into_iter()
        .chain([notes.to_owned()])
        .collect();
    let title = "Tokens per second with compressed memory";
    answer_page(
        "hdlgen llm",
        title,
        answer,
        costs,
        &tables.collect::<Vec<_>>(),
        &notes,
    )
}

/// A text with its first letter large.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let first: String = first.collect();
    first + letters.as_str()
}
