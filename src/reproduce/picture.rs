//! Figures, drawn from numbers of ours.

use crate::chart::{bars, points, Axis, Bars, ChartError, Point};
use crate::codec::Statistics;
use crate::eval::{Evaluation, FileResult};
use crate::terms::geometric_mean;

/// A figure like the paper's.
#[derive(Clone, Debug)]
pub enum Picture {
    /// Groups of bars.
    Bars {
        /// The title.
        title: String,
        /// The quantity, with its unit.
        unit: String,
        /// The groups.
        groups: Vec<String>,
        /// A bar in each group.
        series: Vec<Bars>,
    },
    /// Points on a plane.
    Points {
        /// The title.
        title: String,
        /// Both quantities.
        axes: [String; 2],
        /// The points.
        points: Vec<Point>,
    },
}

impl Picture {
    /// It as SVG.
    ///
    /// # Errors
    /// If there is nothing to draw.
    pub fn svg(&self) -> Result<String, ChartError> {
        match self {
            Picture::Bars {
                title,
                unit,
                groups,
                series,
            } => bars(title, unit, groups, series),
            Picture::Points {
                title,
                axes: [x, y],
                points: all,
            } => {
                let (x, y) = (Axis::linear(x.as_str()), Axis::linear(y.as_str()));
                points(title, &x.reaching(1.0), &y.reaching(0.0), all, &[])
            }
        }
    }

    /// Its title.
    pub fn title(&self) -> &str {
        match self {
            Picture::Bars { title, .. } | Picture::Points { title, .. } => title,
        }
    }
}

/// A ratio of a codec on blocks.
pub(super) type Ratio = fn(&Statistics) -> f64;

/// Bars of some columns, a group for each workload and one for the means; over a column, if one is
/// given.
pub(super) fn by_workload(
    evaluation: &Evaluation,
    title: &str,
    columns: &[(usize, String)],
    (unit, ratio): (&str, Ratio),
    over: Option<usize>,
) -> Picture {
    let mut groups: Vec<_> = evaluation
        .files
        .iter()
        .map(|file| file.name.clone())
        .collect();
    groups.push("geometric mean".into());
    let one = |file: &FileResult, column: usize| {
        let value = ratio(&file.codecs[column].counts.statistics);
        value / over.map_or(1.0, |over| ratio(&file.codecs[over].counts.statistics))
    };
    let series = columns.iter().map(|(column, name)| {
        let values: Vec<f64> = evaluation
            .files
            .iter()
            .map(|file| one(file, *column))
            .collect();
        let mean = geometric_mean(values.iter().copied()).unwrap_or(1.0);
        Bars {
            name: name.clone(),
            values: values.into_iter().chain([mean]).map(Some).collect(),
            bands: Vec::new(),
        }
    });
    Picture::Bars {
        title: title.into(),
        unit: unit.into(),
        groups,
        series: series.collect(),
    }
}
