//! Boxes in columns, joined by arrows: a datapath.

/// A box.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its name, in bold.
    pub title: String,
    /// Lines below it.
    pub lines: Vec<String>,
    /// Shown where the pointer rests on it.
    pub about: String,
    /// How many there are side by side; more than one are drawn as a stack.
    pub count: u32,
    /// A line about its memories; a box that has one is marked.
    pub memory: Option<String>,
    /// The column that it stands in.
    pub column: usize,
    /// Whether it is no box but a port, where the picture begins or ends.
    pub is_port: bool,
}

/// An arrow from a box to one in a later column.
#[derive(Clone, Debug)]
pub struct Arrow {
    /// The box it comes from.
    pub from: usize,
    /// The box it leads to.
    pub to: usize,
    /// The text at its head.
    pub label: String,
}

/// A column of boxes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// The heading; columns beside each other with the same one share it.
    pub stage: String,
    /// The mark on the axis below.
    pub mark: String,
}

/// A picture of boxes.
#[derive(Clone, Debug, Default)]
pub struct Blocks {
    /// The heading.
    pub title: String,
    /// Lines below it.
    pub about: Vec<String>,
    /// From left to right.
    pub columns: Vec<Column>,
    /// The label of the axis below.
    pub axis: String,
    /// The boxes.
    pub blocks: Vec<Block>,
    /// The arrows.
    pub arrows: Vec<Arrow>,
}

pub(super) const TEXT: f64 = 13.0;
pub(super) const SMALL: f64 = 11.0;
pub(super) const ROW: f64 = 16.0;
/// The shift of a card of a stack.
pub(super) const CARD: f64 = 4.0;

/// A text's width, of a sans-serif font that is wider than most.
pub(super) fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.6
}

/// Where a box is, in units of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Block {
    pub(super) fn texts(&self) -> impl Iterator<Item = &String> {
        self.lines.iter().chain(&self.memory)
    }

    pub(super) fn heading(&self) -> String {
        match self.count {
            0 | 1 => self.title.clone(),
            many => format!("{} ×{many}", self.title),
        }
    }

    pub(super) fn width(&self) -> f64 {
        let lines = self.texts().map(|line| width(line, SMALL));
        let widest = lines.fold(width(&self.heading(), TEXT) * 1.05, f64::max);
        widest + if self.is_port { 8.0 } else { 24.0 }
    }

    pub(super) fn height(&self, arrows: usize) -> f64 {
        let text = ROW * (1 + self.texts().count()) as f64 + 14.0;
        let cards = if self.count > 1 { 2.0 * CARD } else { 0.0 };
        cards + text.max(18.0 * arrows as f64 + 4.0)
    }
}
