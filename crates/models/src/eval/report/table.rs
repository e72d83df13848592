//! A table of the page.

use maud::{html, Markup};

/// A cell of a table.
#[derive(Clone, Debug)]
pub struct Cell {
    text: String,
    best: bool,
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell {
            text: text.into(),
            best: false,
        }
    }
}

impl Cell {
    /// A number, and its decimals.
    pub fn fixed(number: f64, decimals: usize) -> Cell {
        Cell::from(format!("{number:.decimals$}").as_str())
    }

    /// A ratio.
    pub fn ratio(number: f64) -> Cell {
        Cell::fixed(number, 3)
    }

    /// A number, if there is one.
    pub fn maybe(number: Option<f64>, decimals: usize) -> Cell {
        number.map_or(Cell::from(""), |number| Cell::fixed(number, decimals))
    }

    /// Marked as the best of its row, if it is.
    pub fn best(self, best: bool) -> Cell {
        Cell { best, ..self }
    }
}

/// Rows below a head; the first cell of each names it.
pub struct Table {
    pub head: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
    pub foot: Vec<Vec<Cell>>,
}

impl Table {
    /// The table, which scrolls by itself where it is wider than the page.
    pub fn html(&self) -> Markup {
        let cells = |row: &[Cell]| {
            html! {
                @for cell in row {
                    @if cell.best { td class="best" { (cell.text) } }
                    @else { td title=[(cell.text.len() > 24).then_some(&cell.text)] { (cell.text) } }
                }
            }
        };
        html! {
            div class="wide" {
                table {
                    thead { tr { @for name in &self.head { th scope="col" { (name) } } } }
                    tbody { @for row in &self.rows { tr { (cells(row)) } } }
                    @if !self.foot.is_empty() {
                        tfoot { @for row in &self.foot { tr { (cells(row)) } } }
                    }
                }
            }
        }
    }
}
