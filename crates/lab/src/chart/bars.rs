//! Bars: groups of upright ones, and shares of a whole.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::{
    beside_legend, colour, refused, short, ChartError, FONT, TEXT_SIZE, TITLE_SIZE, WIDTH,
};

const HEIGHT: u32 = 520;

/// A bar in each group, all of one colour.
#[derive(Clone, Debug)]
pub struct Bars {
    /// Its name in the legend.
    pub name: String,
    /// Its height in each group; `None` where there is none.
    pub values: Vec<Option<f64>>,
    /// The least and the most of each, drawn as a line over it; nothing without bands.
    pub bands: Vec<Option<[f64; 2]>>,
}

/// Draws groups of bars side by side, from 0 up. Values are at least 0.
///
/// # Errors
/// If there are no groups or no bars, or a value is negative or not finite.
pub fn bars(
    title: &str,
    y_label: &str,
    groups: &[String],
    series: &[Bars],
) -> Result<String, ChartError> {
    let values = || {
        let bands = series.iter().flat_map(|bars| bars.bands.iter().flatten());
        let values = series.iter().flat_map(|bars| bars.values.iter().flatten());
        values.chain(bands.flatten()).copied()
    };
    check(title, y_label, values())?;
    let most = values().fold(0.0, f64::max);
    let top = if most > 0.0 { most * 1.08 } else { 1.0 };
    let longest = groups.iter().map(|name| name.chars().count()).max();
    // Names that have no room side by side are written upwards.
    let room = f64::from(WIDTH - 90) / groups.len().max(1) as f64;
    let upright = longest.unwrap_or(0) as f64 * 8.0 > room;
    let below = if upright {
        24 + 8 * longest.unwrap_or(0).min(24) as u32
    } else {
        32
    };
    let names: Vec<&str> = series.iter().map(|bars| bars.name.as_str()).collect();
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
        let picture = beside_legend(root.clone(), &names, title)?;
        let mut chart = ChartBuilder::on(&picture)
            .caption(title, (FONT, TITLE_SIZE))
            .margin(14)
            .x_label_area_size(below)
            .y_label_area_size(72)
            .build_cartesian_2d(0.0..groups.len() as f64, 0.0..top)
            .map_err(refused(title))?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(0)
            .light_line_style(TRANSPARENT)
            .bold_line_style(RGBColor(225, 225, 225))
            .y_desc(y_label)
            .y_label_formatter(&|value| short(*value))
            .label_style((FONT, TEXT_SIZE))
            .axis_desc_style((FONT, TEXT_SIZE))
            .draw()
            .map_err(refused(title))?;
        let width = 0.8 / series.len() as f64;
        for (place, bars) in series.iter().enumerate() {
            let colour = colour(place);
            let shown = bars.values.iter().take(groups.len()).enumerate();
            let shown = shown.filter_map(|(group, value)| {
                let left = group as f64 + 0.1 + place as f64 * width;
                value.map(|value| {
                    Rectangle::new([(left, 0.0), (left + width, value)], colour.filled())
                })
            });
            chart.draw_series(shown).map_err(refused(title))?;
            let bands = bars.bands.iter().take(groups.len()).enumerate();
            let bands = bands.filter_map(|(group, band)| {
                let middle = group as f64 + 0.1 + (place as f64 + 0.5) * width;
                band.map(|[least, most]| PathElement::new([(middle, least), (middle, most)], BLACK))
            });
            chart.draw_series(bands).map_err(refused(title))?;
        }
        for (group, name) in groups.iter().enumerate() {
            let (x, y) = chart.backend_coord(&(group as f64 + 0.5, 0.0));
            let style = (FONT, TEXT_SIZE - 1).into_text_style(&root);
            let (style, at) = if upright {
                (
                    style
                        .transform(FontTransform::Rotate270)
                        .pos(Pos::new(HPos::Right, VPos::Center)),
                    (x, y + 6),
                )
            } else {
                (style.pos(Pos::new(HPos::Center, VPos::Top)), (x, y + 8))
            };
            root.draw(&Text::new(name.clone(), at, style))
                .map_err(refused(title))?;
        }
        root.present().map_err(refused(title))?;
    }
    Ok(svg)
}

/// Draws parts of a whole as lying bars, one below the other, each with its value and its share.
///
/// # Errors
/// If there are no parts, or a value is negative or not finite.
pub fn shares(title: &str, unit: &str, parts: &[(String, f64)]) -> Result<String, ChartError> {
    check(title, unit, parts.iter().map(|part| part.1))?;
    const ROW: i32 = 28;
    const TOP: i32 = 60;
    let whole: f64 = parts.iter().map(|part| part.1).sum();
    let most = parts.iter().map(|part| part.1).fold(0.0, f64::max);
    let longest = parts.iter().map(|part| part.0.chars().count()).max();
    let left = (20 + 8 * longest.unwrap_or(0) as i32).min(WIDTH as i32 / 2);
    let room = f64::from(WIDTH as i32 - left - 190);
    let height = (TOP + ROW * parts.len() as i32 + 16) as u32;
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        root.fill(&WHITE).map_err(refused(title))?;
        let text = (FONT, TEXT_SIZE).into_text_style(&root);
        let middle = |side| text.pos(Pos::new(side, VPos::Center));
        let head = (FONT, TITLE_SIZE).into_text_style(&root);
        let head = head.pos(Pos::new(HPos::Center, VPos::Center));
        root.draw(&Text::new(title, (WIDTH as i32 / 2, 28), head))
            .map_err(refused(title))?;
        for (row, (name, value)) in parts.iter().enumerate() {
            let y = TOP + ROW * row as i32 + ROW / 2;
            let share = if most > 0.0 { value / most } else { 0.0 };
            let end = left + (share * room).round() as i32;
            let bar = [(left, y - ROW / 2 + 4), (end, y + ROW / 2 - 4)];
            root.draw(&Rectangle::new(bar, colour(0).filled()))
                .map_err(refused(title))?;
            let name = Text::new(name.clone(), (left - 8, y), middle(HPos::Right));
            root.draw(&name).map_err(refused(title))?;
            let percent = if whole > 0.0 {
                100.0 * value / whole
            } else {
                0.0
            };
            let label = format!("{} {unit}, {percent:.1} %", short(*value));
            root.draw(&Text::new(label, (end + 8, y), middle(HPos::Left)))
                .map_err(refused(title))?;
        }
        root.present().map_err(refused(title))?;
    }
    Ok(svg)
}

fn check(
    title: &str,
    axis: &str,
    values: impl Iterator<Item = f64> + Clone,
) -> Result<(), ChartError> {
    if values.clone().next().is_none() {
        return Err(ChartError::Empty {
            title: title.into(),
        });
    }
    for value in values {
        if !value.is_finite() || value < 0.0 {
            return Err(ChartError::Value {
                title: title.into(),
                axis: axis.into(),
                value: value.to_string(),
            });
        }
    }
    Ok(())
}
