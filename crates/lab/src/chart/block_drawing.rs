//! Draws boxes in columns; see [`blocks`](super::blocks()).

use maud::{html, Markup};

use super::blocks::{width, Block, Blocks, Spot, CARD, ROW, SMALL, TEXT};
use super::layered::{Layout, Route};
use super::ChartError;

const MARGIN: f64 = 16.0;
/// Room for an arrow's vertical part.
const TRACK: f64 = 9.0;

/// Draws boxes in columns, with arrows that run around them.
///
/// # Errors
/// If there are no boxes.
pub fn blocks(picture: &Blocks) -> Result<String, ChartError> {
    Ok(Drawing::new(picture)?.svg().into_string())
}

/// Where the boxes of a picture stand, in their order.
///
/// # Errors
/// As of [`blocks`].
pub fn block_places(picture: &Blocks) -> Result<Vec<Spot>, ChartError> {
    let drawing = Drawing::new(picture)?;
    let boxes = 0..picture.blocks.len();
    Ok(boxes.map(|number| drawing.rectangle(number)).collect())
}

/// The picture with the boxes' places; see [`blocks`].
struct Drawing<'a> {
    picture: &'a Blocks,
    layout: Layout,
    /// Left edge and width of each column's boxes.
    columns: Vec<(f64, f64)>,
    top: f64,
    width: f64,
}

impl<'a> Drawing<'a> {
    pub fn new(picture: &'a Blocks) -> Result<Self, ChartError> {
        if picture.blocks.is_empty() || picture.columns.is_empty() {
            return Err(ChartError::Empty {
                title: picture.title.clone(),
            });
        }
        let count = |number: usize, end: fn(&super::Arrow) -> usize| {
            let arrows = picture.arrows.iter();
            arrows.filter(|arrow| end(arrow) == number).count()
        };
        let boxes: Vec<(usize, f64)> = (picture.blocks.iter().enumerate())
            .map(|(number, block)| {
                let most = count(number, |a| a.from).max(count(number, |a| a.to));
                (block.column, block.height(most))
            })
            .collect();
        let arrows: Vec<_> = picture.arrows.iter().map(|a| (a.from, a.to)).collect();
        let layout = Layout::new(&boxes, &arrows);
        let mut drawing = Drawing {
            picture,
            layout,
            columns: Vec::new(),
            top: MARGIN + 26.0 + 17.0 * picture.about.len() as f64 + 44.0,
            width: 0.0,
        };
        drawing.place_columns();
        Ok(drawing)
    }

    fn place_columns(&mut self) {
        let mut x = MARGIN;
        for column in 0..self.picture.columns.len() {
            let own = self.picture.blocks.iter().filter(|b| b.column == column);
            let widest = own.map(Block::width).fold(40.0, f64::max);
            self.columns.push((x, widest));
            x += widest + self.channel(column);
        }
        let text = self.picture.about.iter().map(|line| width(line, TEXT));
        let text = text.fold(width(&self.picture.title, 18.0), f64::max);
        let text = text.max(width(&self.picture.axis, SMALL));
        let boxes = x - self.channel(self.picture.columns.len() - 1) + MARGIN;
        self.width = boxes.max(text + 2.0 * MARGIN);
    }

    /// The room behind a column: for the vertical parts of arrows, then for labels.
    fn channel(&self, column: usize) -> f64 {
        let labels = self.picture.arrows.iter();
        let labels = labels.filter(|a| self.picture.blocks[a.to].column == column + 1);
        let label = labels.map(|a| width(&a.label, SMALL)).fold(0.0, f64::max);
        self.tracks(column) + label + 26.0
    }

    fn tracks(&self, column: usize) -> f64 {
        TRACK * (self.bends(column).len() as f64 + 1.0) + 2.0 * CARD
    }

    /// The parts of arrows behind a column that go up or down: arrow, part, and both heights.
    fn bends(&self, column: usize) -> Vec<(usize, usize, f64, f64)> {
        let mut bends = Vec::new();
        for (arrow, route) in self.layout.routes.iter().enumerate() {
            for (part, pair) in route.places.windows(2).enumerate() {
                if self.layout.places[pair[0]].column == column {
                    let (from, to) = (
                        self.end(arrow, pair[0], true),
                        self.end(arrow, pair[1], false),
                    );
                    if (from - to).abs() > 0.5 {
                        bends.push((arrow, part, from, to));
                    }
                }
            }
        }
        // Those that go down turn the later the higher they begin, those that go up the other way
        // round: so fewer cross.
        bends.sort_by(|a, b| {
            let key = |bend: &(usize, usize, f64, f64)| {
                if bend.3 > bend.2 {
                    (0, -bend.2)
                } else {
                    (1, bend.2)
                }
            };
            key(a)
                .partial_cmp(&key(b))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        bends
    }

    /// The height at which an arrow leaves a place, or reaches it.
    fn end(&self, arrow: usize, place: usize, leaves: bool) -> f64 {
        let about = &self.layout.places[place];
        if !about.is_box {
            return about.y;
        }
        // Ends at one side of a box are in the order of where the arrows come from or go to.
        let other = |route: &Route| {
            let places = &route.places;
            let next = if leaves {
                places[1]
            } else {
                places[places.len() - 2]
            };
            self.layout.places[next].y
        };
        let mut ends: Vec<(usize, f64)> = (self.layout.routes.iter().enumerate())
            .filter(|(_, r)| {
                if leaves {
                    r.places.first() == Some(&place)
                } else {
                    r.places.last() == Some(&place)
                }
            })
            .map(|(number, route)| (number, other(route)))
            .collect();
        ends.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        let at = ends.iter().position(|e| e.0 == arrow).unwrap_or(0);
        let step = (about.height / (ends.len() as f64 + 1.0)).min(24.0);
        about.y + (at as f64 - (ends.len() as f64 - 1.0) / 2.0) * step.max(16.0)
    }

    pub fn rectangle(&self, number: usize) -> Spot {
        let block = &self.picture.blocks[number];
        let place = &self.layout.places[number];
        let (x, width) = self.columns[block.column];
        Spot {
            x: x + (width - block.width()) / 2.0,
            y: self.top + place.y - place.height / 2.0,
            width: block.width(),
            height: place.height,
        }
    }

    pub fn svg(&self) -> Markup {
        let bottom = self.top + self.layout.height + 18.0;
        let height = bottom + 52.0;
        let (wide, high) = (self.width.ceil(), height.ceil());
        let view = format!("0 0 {wide} {high}");
        html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(wide) height=(high) viewBox=(view)
                font-family="Helvetica, Arial, sans-serif" font-size=(TEXT) role="img" {
                title { (self.picture.title) }
                defs {
                    marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto" {
                        path d="M0 0 L8 4 L0 8 z" fill="#333" {}
                    }
                }
                rect width=(wide) height=(high) fill="#fff" {}
                text x=(MARGIN) y=(MARGIN + 14.0) font-size="18" font-weight="bold" { (self.picture.title) }
                @for (number, line) in self.picture.about.iter().enumerate() {
                    text x=(MARGIN) y=(MARGIN + 36.0 + 17.0 * number as f64) fill="#444" { (line) }
                }
                (self.stages(bottom))
                @for arrow in 0..self.picture.arrows.len() { (self.arrow(arrow)) }
                @for number in 0..self.picture.blocks.len() { (self.block(number)) }
                (self.axis(bottom))
            }
        }
    }

    /// The columns' headings, in bands.
    fn stages(&self, bottom: f64) -> Markup {
        let columns = &self.picture.columns;
        let mut bands: Vec<(usize, usize)> = Vec::new();
        for number in 0..columns.len() {
            match bands.last_mut() {
                Some(band) if columns[band.0].stage == columns[number].stage => band.1 = number,
                _ => bands.push((number, number)),
            }
        }
        let top = self.top - 40.0;
        html! {
            @for (first, last) in bands.into_iter().filter(|b| !columns[b.0].stage.is_empty()) {
                @let left = self.columns[first].0 - 8.0;
                @let right = self.columns[last].0 + self.columns[last].1 + 8.0;
                rect x=(left) y=(top) width=(right - left) height=(bottom - top) fill="#f1f4f8" rx="4" {}
                text x=((left + right) / 2.0) y=(top + 16.0) text-anchor="middle" font-size=(SMALL)
                    font-weight="bold" fill="#333" { (columns[first].stage) }
            }
        }
    }

    fn axis(&self, bottom: f64) -> Markup {
        let y = bottom + 12.0;
        html! {
            line x1=(MARGIN) y1=(y) x2=(self.width - MARGIN) y2=(y) stroke="#333" marker-end="url(#head)" {}
            @for (column, (x, width)) in self.picture.columns.iter().zip(&self.columns) {
                @if !column.mark.is_empty() {
                    @let middle = x + width / 2.0;
                    line x1=(middle) y1=(y - 4.0) x2=(middle) y2=(y + 4.0) stroke="#333" {}
                    text x=(middle) y=(y + 17.0) text-anchor="middle" font-size=(SMALL) { (column.mark) }
                }
            }
            text x=(MARGIN) y=(y + 33.0) font-size=(SMALL) fill="#444" { (self.picture.axis) }
        }
    }

    fn block(&self, number: usize) -> Markup {
        let block = &self.picture.blocks[number];
        let Spot {
            x,
            y,
            width,
            height,
        } = self.rectangle(number);
        let cards = if block.count > 1 { 2 } else { 0 };
        let (front, high) = (
            y + 2.0 * CARD * f64::from(cards / 2),
            height - CARD * f64::from(cards),
        );
        let (fill, edge) = match (block.is_port, block.memory.is_some()) {
            (true, _) => ("none", "none"),
            (_, true) => ("#fdeccf", "#a35a00"),
            _ => ("#fff", "#1f4e79"),
        };
        let lines = block.texts().count();
        let first = front + (high - ROW * (lines + 1) as f64) / 2.0 + 12.0;
        let middle = x + width / 2.0;
        html! {
            g {
                title { (block.about) }
                @for card in (1..=cards).rev() {
                    @let shift = CARD * f64::from(card);
                    rect x=(x + shift) y=(front - shift) width=(width) height=(high) rx="3" fill=(fill) stroke=(edge) {}
                }
                @if !block.is_port {
                    rect x=(x) y=(front) width=(width) height=(high) rx="3" fill=(fill) stroke=(edge) stroke-width="1.4" {}
                }
                @if block.memory.is_some() {
                    // A memory has the double edge that it has in data books, whatever the colours.
                    path d=(format!("M{0} {1} v{2} M{3} {1} v{2}", x + 4.0, front, high, x + width - 4.0)) stroke=(edge) {}
                }
                text x=(middle) y=(first) text-anchor="middle" font-weight="bold" { (block.heading()) }
                @for (number, line) in block.texts().enumerate() {
                    text x=(middle) y=(first + ROW * (number + 1) as f64) text-anchor="middle" font-size=(SMALL) fill="#333" { (line) }
                }
            }
        }
    }

    fn arrow(&self, number: usize) -> Markup {
        let arrow = &self.picture.arrows[number];
        let route = &self.layout.routes[number];
        let start = self.rectangle(arrow.from);
        let end = self.rectangle(arrow.to);
        let stack = if self.picture.blocks[arrow.from].count > 1 {
            2.0 * CARD
        } else {
            0.0
        };
        let mut path = format!(
            "M{} {}",
            start.x + start.width + stack,
            self.top + self.end(number, arrow.from, true)
        );
        for (part, pair) in route.places.windows(2).enumerate() {
            let column = self.layout.places[pair[0]].column;
            let bends = self.bends(column);
            let bend = bends.iter().position(|b| (b.0, b.1) == (number, part));
            if let Some(track) = bend {
                let (left, width) = self.columns[column];
                let x = left + width + 2.0 * CARD + TRACK * (track as f64 + 1.0);
                path += &format!(" H{x} V{}", self.top + self.end(number, pair[1], false));
            }
        }
        let y = self.top + self.end(number, arrow.to, false);
        path += &format!(" H{}", end.x);
        // The label stands before the widest box of the column, where all arrows are level.
        let column = self.columns[self.picture.blocks[arrow.to].column].0;
        html! {
            path d=(path) fill="none" stroke="#333" stroke-width="1.2" marker-end="url(#head)" {}
            @if !arrow.label.is_empty() {
                text x=(column - 12.0) y=(y - 3.0) text-anchor="end" font-size=(SMALL) fill="#222"
                    stroke="#fff" stroke-width="3" paint-order="stroke" { (arrow.label) }
            }
        }
    }
}
