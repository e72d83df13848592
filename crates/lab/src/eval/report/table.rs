//! A table of the page.

use maud::{html, Markup};

/// A cell of a table.
#[derive(Clone, Debug)]
pub struct Cell {
    text: String,
    best: bool,
    /// Shown where the pointer rests on it.
    about: Option<String>,
    /// A name and a number for the page's script, which computes with them.
    data: Option<(&'static str, f64)>,
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell {
            text: text.into(),
            best: false,
            about: None,
            data: None,
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

    /// With a text that is shown where the pointer rests on it.
    pub fn about(self, text: &str) -> Cell {
        let about = Some(text.to_string());
        Cell { about, ..self }
    }

    /// With a number for the page's script.
    pub fn data(self, name: &'static str, value: f64) -> Cell {
        let data = Some((name, value));
        Cell { data, ..self }
    }

    /// Marked as the best of its row, if it is.
    pub fn best(self, best: bool) -> Cell {
        Cell { best, ..self }
    }
}

/// The number of columns beyond which a table is set in smaller type.
const MANY: usize = 14;

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
                    @let long = is_long(&cell.text).then_some(&cell.text);
                    td class=[cell.best.then_some("best")] title=[cell.about.as_ref().or(long)]
                        data-is=[cell.data.map(|data| data.0)] data-value=[cell.data.map(|data| data.1)] {
                        @if long.is_some() { (breakable(&cell.text)) } @else { (cell.text) }
                    }
                }
            }
        };
        let first = |row: &Vec<Cell>| row.first().is_some_and(|cell| is_long(&cell.text));
        let long = self.rows.iter().any(first).then_some("long");
        let many = (self.head.len() > MANY).then_some("many");
        let classes: Vec<&str> = [long, many].into_iter().flatten().collect();
        let class = (!classes.is_empty()).then(|| classes.join(" "));
        html! {
            div class="wide" {
                table class=[class] {
                    thead { tr { @for name in &self.head {
                        th scope="col" class=[(name.len() > 12).then_some("long")] { (name) }
                    } } }
                    tbody { @for row in &self.rows { tr { (cells(row)) } } }
                    @if !self.foot.is_empty() {
                        tfoot { @for row in &self.foot { tr { (cells(row)) } } }
                    }
                }
            }
        }
    }
}

/// Whether a text needs a column wider than a number's.
fn is_long(text: &str) -> bool {
    text.chars().count() > 16
}

/// A text that may break between the parts of a path or of a tensor's name.
fn breakable(text: &str) -> Markup {
    let parts = text.split_inclusive(['/', ':', '_', '.']).enumerate();
    html! { @for (number, part) in parts { @if number > 0 { wbr; } (part) } }
}
