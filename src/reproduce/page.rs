//! The results as one self-contained page of HTML, with the figures.

use maud::{html, Markup, PreEscaped};

use super::{Item, Kind, Outcome, Verdict};
use crate::chart::ChartError;
use crate::eval;

/// The page. `command` is what made it.
///
/// # Errors
/// If a figure cannot be drawn.
pub fn page(all: &[(&Item, Outcome)], command: &str) -> Result<String, ChartError> {
    let mut sections = Vec::new();
    for (item, outcome) in all {
        sections.push(section(item, outcome)?);
    }
    let body = html! {
        h1 { "The papers' tables and figures" }
        p { "Made by " code { (command) } ". Figures are drawn from our numbers." }
        (summary(all))
        @for section in sections { (section) }
    };
    Ok(eval::page("hdlgen reproduce", &body))
}

fn summary(all: &[(&Item, Outcome)]) -> Markup {
    html! {
        div class="wide" { table {
            thead { tr {
                th { "cells" }
                @for kind in Kind::ALL { th { (kind.name()) } }
                @for name in Verdict::NAMES { th { (name) } }
            } }
            tbody {
                @for (item, outcome) in all {
                    tr {
                        td { a href={ "#" (item.id) } { (item.title) } }
                        @for count in outcome.kinds().into_iter().chain(outcome.counts()) {
                            td { @if count > 0 { (count) } }
                        }
                    }
                }
            }
        } }
    }
}

/// A text in which a command stands between backticks.
fn with_code(text: &str) -> Markup {
    html! {
        @for (number, part) in text.split('`').enumerate() {
            @if number % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

fn section(item: &Item, outcome: &Outcome) -> Result<Markup, ChartError> {
    let mut drawn = Vec::new();
    for picture in &outcome.pictures {
        drawn.push((picture.title(), picture.svg()?));
    }
    Ok(html! {
        h2 id=(item.id) { (item.paper.name()) ". " (item.title) }
        p { "Compared: " (with_code(item.compares)) "." }
        @for (title, svg) in drawn {
            figure role="img" aria-label=(title) { (PreEscaped(svg)) }
        }
        div class="wide" { table class="said" {
            thead { tr {
                @for name in ["where", "what", "paper", "from print", "here"] { th { (name) } }
                @if outcome.has_bands() { th { "lowest" } th { "highest" } }
                @for name in ["verdict", ""] { th { (name) } }
            } }
            tbody {
                @for cell in &outcome.cells {
                    tr {
                        td { (cell.source) ", " (cell.row) }
                        td { (cell.column) }
                        td { (cell.printed) }
                        td { (cell.of(Kind::Recomputed)) }
                        td { (cell.of(Kind::Here)) }
                        @if outcome.has_bands() {
                            @for end in cell.ends() { td { (end) } }
                        }
                        td { (cell.verdict.name()) }
                        td { (cell.verdict.reason()) }
                    }
                }
            }
        } }
    })
}
