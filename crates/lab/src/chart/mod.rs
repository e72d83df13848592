//! Pictures: lines, points and bars as SVG, one string per picture.
//!
//! Charts know nothing of their subject. Every picture is [`WIDTH`] units wide with a `viewBox`, so
//! that a page can scale it, and names its colours and fonts itself, so that it needs no page.

mod bars;
mod block_drawing;
mod blocks;
mod cycles;
mod labels;
mod layered;
mod plane;

pub use bars::{bars, shares, Bars};
pub use block_drawing::{block_places, blocks};
pub use blocks::{Arrow, Block, Blocks, Column, Spot};
pub use cycles::{cycles, Beat, Cycles, Passage};
pub use plane::{lines, points, Axis, Point, Scale, Series};

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Width of every picture, in SVG units.
pub const WIDTH: u32 = 900;

/// Why a picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChartError {
    /// There are no values.
    #[error("{title}: nothing to draw")]
    Empty {
        /// The picture's title.
        title: String,
    },
    /// A value that has no place on an axis: not finite, of no size that can be drawn, or not above
    /// 0 on a logarithmic one.
    #[error("{title}: {value} has no place on the axis '{axis}'")]
    Value {
        /// The picture's title.
        title: String,
        /// The axis' label.
        axis: String,
        /// The value.
        value: String,
    },
    /// The drawing library refused.
    #[error("{title}: {reason}")]
    Drawing {
        /// The picture's title.
        title: String,
        /// The drawing library's error.
        reason: String,
    },
}

/// Pictures of this room as one, each below the one before.
pub fn below_each_other(pictures: &[&str]) -> String {
    let size = |picture: &str, name: &str| -> f64 {
        let from = picture
            .find(&format!("{name}=\""))
            .map(|at| at + name.len() + 2);
        let text = from.and_then(|from| picture[from..].split('"').next());
        text.and_then(|text| text.parse().ok()).unwrap_or(0.0)
    };
    let (mut inside, mut width, mut y) = (String::new(), 0.0, 0.0);
    for picture in pictures {
        inside += &picture.replacen("<svg ", &format!("<svg y=\"{y}\" "), 1);
        width = size(picture, "width").max(width);
        y += size(picture, "height");
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{y}\" viewBox=\"0 0 {width} {y}\">{inside}</svg>"
    )
}

/// Okabe and Ito's colours, which colour-blind readers can tell apart; yellow, too light for lines on
/// white, is left out.
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(230, 159, 0),
    RGBColor(80, 80, 80),
];

/// The colour of the line or bar at a place; after the last, lighter and darker ones in turn, none
/// twice in any picture that can be read.
fn colour(place: usize) -> RGBColor {
    let RGBColor(red, green, blue) = COLOURS[place % COLOURS.len()];
    let round = (place / COLOURS.len()) as u32;
    // The share of a colour, of 256; the rest is white or black.
    let left = 256 * 11 / (11 + 5 * round.div_ceil(2));
    let end = if round % 2 == 1 { 255 } else { 0 };
    let mixed = |part: u8| ((u32::from(part) * left + end * (256 - left)) / 256) as u8;
    RGBColor(mixed(red), mixed(green), mixed(blue))
}

/// The picture without a strip at its right, and in that strip the names of its colours, so that
/// the legend covers nothing. One name needs none.
fn beside_legend<DB: DrawingBackend>(
    root: DrawingArea<DB, Shift>,
    names: &[&str],
    title: &str,
) -> Result<DrawingArea<DB, Shift>, ChartError> {
    root.fill(&WHITE).map_err(refused(title))?;
    let longest = names.iter().map(|name| name.chars().count()).max();
    if names.len() < 2 {
        return Ok(root);
    }
    let strip = 40 + 8 * longest.unwrap_or(0).min(24) as i32;
    let (picture, legend) = root.split_horizontally(WIDTH as i32 - strip);
    let text = (FONT, TEXT_SIZE).into_text_style(&root);
    let text = text.pos(Pos::new(HPos::Left, VPos::Center));
    for (place, name) in names.iter().enumerate() {
        let y = 60 + 22 * place as i32;
        let mark = Rectangle::new([(4, y - 6), (16, y + 6)], colour(place).filled());
        legend.draw(&mark).map_err(refused(title))?;
        let name = Text::new(name.to_string(), (24, y), text.clone());
        legend.draw(&name).map_err(refused(title))?;
    }
    Ok(picture)
}

const FONT: &str = "sans-serif";
const TITLE_SIZE: i32 = 22;
const TEXT_SIZE: i32 = 15;

/// The drawing library's errors as ours.
fn refused<E: std::fmt::Display>(title: &str) -> impl Fn(E) -> ChartError + '_ {
    move |reason| ChartError::Drawing {
        title: title.into(),
        reason: reason.to_string(),
    }
}

/// A value as short as its size allows: `0.25`, `12.5`, `340`, `12k`, `3.4M`.
fn short(value: f64) -> String {
    let (scaled, suffix) = match value.abs() {
        v if v >= 1e9 => (value / 1e9, "G"),
        v if v >= 1e6 => (value / 1e6, "M"),
        v if v >= 1e4 => (value / 1e3, "k"),
        _ => (value, ""),
    };
    let decimals = match scaled.abs() {
        v if v >= 100.0 => 0,
        v if v >= 10.0 => 1,
        v if v >= 0.1 || v == 0.0 => 2,
        _ => 4,
    };
    let text = format!("{scaled:.decimals$}");
    let text = if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_string()
    } else {
        text
    };
    text + suffix
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_colour_comes_twice() {
        let colours: std::collections::BTreeSet<_> = (0..56)
            .map(|place| {
                let RGBColor(red, green, blue) = colour(place);
                (red, green, blue)
            })
            .collect();
        assert_eq!(colours.len(), 56);
        assert_eq!(colour(0), COLOURS[0]);
    }

    #[test]
    fn values_are_short() {
        let cases = [
            (0.0, "0"),
            (0.25, "0.25"),
            (0.0125, "0.0125"),
            (1.0, "1"),
            (12.5, "12.5"),
            (340.0, "340"),
            (12_000.0, "12k"),
            (3_400_000.0, "3.4M"),
            (-2.5e9, "-2.5G"),
        ];
        for (value, text) in cases {
            assert_eq!(short(value), text);
        }
    }
}
