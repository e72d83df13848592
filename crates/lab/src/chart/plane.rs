//! Lines and points on a plane of two axes.

use std::ops::{Range, RangeInclusive};

use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;

use super::labels::offsets;
use super::{
    beside_legend, colour, refused, short, ChartError, FONT, TEXT_SIZE, TITLE_SIZE, WIDTH,
};

const HEIGHT: u32 = 520;

/// How values are laid out along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Equal differences are equally far apart.
    Linear,
    /// Equal ratios are equally far apart.
    Log,
}

/// An axis of a plane.
#[derive(Clone, Debug)]
pub struct Axis {
    /// The quantity, with its unit.
    pub label: String,
    /// How it is laid out.
    pub scale: Scale,
    /// A value that is within the axis whatever the data, 0 or 1 mostly.
    pub within: Option<f64>,
}

impl Axis {
    /// An axis of equal differences that shows the data and nothing else.
    pub fn linear(label: impl Into<String>) -> Axis {
        Axis {
            label: label.into(),
            scale: Scale::Linear,
            within: None,
        }
    }

    /// An axis of equal ratios.
    pub fn log(label: impl Into<String>) -> Axis {
        Axis {
            scale: Scale::Log,
            ..Axis::linear(label)
        }
    }

    /// The axis, reaching to a value at least.
    pub fn reaching(self, value: f64) -> Axis {
        Axis {
            within: Some(value),
            ..self
        }
    }

    /// The shown range: the data's with a margin.
    fn range(&self, title: &str, values: impl Iterator<Item = f64>) -> Result<Extent, ChartError> {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        let mut doublings = true;
        for value in values.chain(self.within) {
            let is_drawable = value == 0.0 || DRAWABLE.contains(&value.abs());
            if !is_drawable || self.scale == Scale::Log && value <= 0.0 {
                return Err(ChartError::Value {
                    title: title.into(),
                    axis: self.label.clone(),
                    value: value.to_string(),
                });
            }
            (low, high) = (low.min(value), high.max(value));
            doublings &= value.log2().fract() == 0.0;
        }
        let range = match self.scale {
            Scale::Log => low / 1.25..high * 1.25,
            Scale::Linear => {
                let most = low.abs().max(high.abs());
                let margin = match high - low {
                    // Next to nothing: there are no marks to tell the values apart.
                    width if width <= 1e-9 * most => most.max(1.0) * 0.1,
                    width => width * 0.06,
                };
                // An axis that reaches to a value ends there, where nothing is beyond.
                let ends_at = |end: f64| self.within == Some(end);
                let below = if ends_at(low) { low } else { low - margin };
                let above = if ends_at(high) && low != high {
                    high
                } else {
                    high + margin
                };
                below..above
            }
        };
        Ok(Extent {
            range,
            scale: self.scale,
            doublings,
        })
    }
}

/// Magnitudes that have a margin and marks around them.
const DRAWABLE: RangeInclusive<f64> = 1e-100..=1e100;

/// Values joined by a line, in their order.
#[derive(Clone, Debug)]
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Its points, x and y.
    pub points: Vec<(f64, f64)>,
}

/// A point by itself.
#[derive(Clone, Debug)]
pub struct Point {
    /// Where it is.
    pub at: (f64, f64),
    /// Its label, drawn beside it; empty for none.
    pub name: String,
    /// The group whose colour it has, named in the legend.
    pub group: String,
}

/// Draws lines, each point of them marked.
///
/// # Errors
/// If there are no points, or one has no place on its axis.
pub fn lines(title: &str, x: &Axis, y: &Axis, series: &[Series]) -> Result<String, ChartError> {
    let all = || series.iter().flat_map(|line| &line.points);
    let plane = Plane::new(title, x, y, all().copied())?;
    let names: Vec<&str> = series.iter().map(|line| line.name.as_str()).collect();
    plane.draw(&names, |chart| {
        for (place, line) in series.iter().enumerate() {
            let colour = colour(place);
            chart
                .draw_series(LineSeries::new(
                    line.points.iter().copied(),
                    colour.stroke_width(2),
                ))
                .map_err(refused(title))?;
            let marks = line
                .points
                .iter()
                .map(|&at| Circle::new(at, 4, colour.filled()));
            chart.draw_series(marks).map_err(refused(title))?;
        }
        Ok(())
    })
}

/// Draws points, coloured by group, and joins `front` by a thin line, if it has any points.
///
/// # Errors
/// If there are no points, or one has no place on its axis.
pub fn points(
    title: &str,
    x: &Axis,
    y: &Axis,
    points: &[Point],
    front: &[(f64, f64)],
) -> Result<String, ChartError> {
    let all = points.iter().map(|point| point.at);
    let plane = Plane::new(title, x, y, all.chain(front.iter().copied()))?;
    let mut groups: Vec<&str> = Vec::new();
    for point in points {
        if !groups.contains(&point.group.as_str()) {
            groups.push(&point.group);
        }
    }
    plane.draw(&groups, |chart| {
        let line = RGBColor(150, 150, 150).stroke_width(1);
        chart
            .draw_series(LineSeries::new(front.iter().copied(), line))
            .map_err(refused(title))?;
        for (place, group) in groups.iter().enumerate() {
            let colour = colour(place);
            let members = || points.iter().filter(|point| point.group == **group);
            let marks = members().map(|point| Circle::new(point.at, 5, colour.filled()));
            chart.draw_series(marks).map_err(refused(title))?;
        }
        let named = points.iter().filter(|point| !point.name.is_empty());
        let named: Vec<&Point> = named.collect();
        let places = named
            .iter()
            .map(|point| (chart.backend_coord(&point.at), point.name.as_str()));
        let right = chart.plotting_area().get_x_axis_pixel_range().end;
        let offsets = offsets(&places.collect::<Vec<_>>(), right);
        let names = named.iter().zip(offsets).map(|(point, offset)| {
            EmptyElement::at(point.at)
                + Text::new(point.name.clone(), offset, (FONT, TEXT_SIZE - 2))
        });
        chart.draw_series(names).map_err(refused(title))?;
        Ok(())
    })
}

/// A range of one of the two scales, as the drawing library wants it.
#[derive(Clone)]
struct Extent {
    range: Range<f64>,
    scale: Scale,
    /// Whether all values are powers of two, which then are the marks of a logarithmic axis.
    doublings: bool,
}

impl Ranged for Extent {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        let place = |value: f64| match self.scale {
            Scale::Linear => value,
            Scale::Log => value.ln(),
        };
        let (low, high) = (place(self.range.start), place(self.range.end));
        let share = (place(*value) - low) / (high - low);
        limit.0 + (share * f64::from(limit.1 - limit.0)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<f64> {
        let most = hint.max_num_points();
        match self.scale {
            Scale::Linear => RangedCoordf64::from(self.range.clone()).key_points(most),
            Scale::Log if self.doublings => {
                let powers = self.range.start.log2().ceil() as i32..=self.range.end.log2() as i32;
                powers.map(|power| 2f64.powi(power)).collect()
            }
            Scale::Log => log_marks(&self.range, most),
        }
    }

    fn range(&self) -> Range<f64> {
        self.range.clone()
    }
}

/// Round values within a range: 1, 2 and 5 of each decade, 1 alone where that is too many, or all digits where
/// it is too few.
fn log_marks(range: &Range<f64>, most: usize) -> Vec<f64> {
    let decades = range.start.log10().floor() as i32..=range.end.log10().ceil() as i32;
    let marks = |steps: &[f64]| -> Vec<f64> {
        let all = decades.clone().flat_map(|decade| {
            let one = 10f64.powi(decade);
            steps.iter().map(move |step| step * one)
        });
        all.filter(|mark| range.contains(mark)).collect()
    };
    let fine = marks(&[1.0, 2.0, 5.0]);
    if fine.len() > most {
        marks(&[1.0])
    } else if fine.len() < 3 {
        marks(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0])
    } else {
        fine
    }
}

struct Plane<'a> {
    title: &'a str,
    x: (&'a Axis, Extent),
    y: (&'a Axis, Extent),
}

type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<Extent, Extent>>;

impl<'a> Plane<'a> {
    fn new(
        title: &'a str,
        x: &'a Axis,
        y: &'a Axis,
        points: impl Iterator<Item = (f64, f64)> + Clone,
    ) -> Result<Plane<'a>, ChartError> {
        if points.clone().next().is_none() {
            return Err(ChartError::Empty {
                title: title.into(),
            });
        }
        Ok(Plane {
            title,
            x: (x, x.range(title, points.clone().map(|point| point.0))?),
            y: (y, y.range(title, points.map(|point| point.1))?),
        })
    }

    /// The picture, of which `content` draws all but axes and legend. One name needs no legend.
    fn draw(
        &self,
        names: &[&str],
        content: impl FnOnce(&mut Chart) -> Result<(), ChartError>,
    ) -> Result<String, ChartError> {
        let title = self.title;
        let mut svg = String::new();
        {
            let root = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
            let picture = beside_legend(root.clone(), names, title)?;
            let mut chart = ChartBuilder::on(&picture)
                .caption(title, (FONT, TITLE_SIZE))
                .margin(14)
                .x_label_area_size(48)
                .y_label_area_size(72)
                .build_cartesian_2d(self.x.1.clone(), self.y.1.clone())
                .map_err(refused(title))?;
            chart
                .configure_mesh()
                .light_line_style(TRANSPARENT)
                .bold_line_style(RGBColor(225, 225, 225))
                .x_desc(&self.x.0.label)
                .y_desc(&self.y.0.label)
                .x_label_formatter(&|value| short(*value))
                .y_label_formatter(&|value| short(*value))
                .label_style((FONT, TEXT_SIZE))
                .axis_desc_style((FONT, TEXT_SIZE))
                .draw()
                .map_err(refused(title))?;
            content(&mut chart)?;
            root.present().map_err(refused(title))?;
        }
        Ok(svg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_marks_are_round_and_few() {
        assert_eq!(
            log_marks(&(0.9..60.0), 10),
            [1.0, 2.0, 5.0, 10.0, 20.0, 50.0]
        );
        assert_eq!(log_marks(&(0.9..60.0), 3), [1.0, 10.0]);
        assert_eq!(log_marks(&(22.0..61.0), 10), [30.0, 40.0, 50.0, 60.0]);
    }

    #[test]
    fn a_point_is_where_its_values_say() {
        let axis = Axis::log("kGE");
        let extent = axis.range("t", [1.0, 100.0].into_iter()).unwrap();
        let half_way = extent.map(&10.0, (0, 1000));
        assert_eq!(half_way, 500);
        let axis = Axis::linear("ns").reaching(0.0);
        let extent = axis.range("t", [5.0, 10.0].into_iter()).unwrap();
        assert_eq!(extent.range.start, 0.0);
        assert!(extent.range.end > 10.0);
        assert_eq!(extent.map(&0.0, (0, 1000)), 0);
    }
}
