//! Tables of studies, and their pictures.

use serde::{Deserialize, Serialize};

use crate::chart::{bars, Bars, ChartError, WIDTH};
use crate::terms::geometric_mean;

/// Groups of bars that a picture has room for.
const MOST_GROUPS: usize = 16;

/// One table of a study, and what is drawn of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StudyTable {
    /// The caption.
    pub title: String,
    /// The quantity of its numbers, such as Raw CR.
    pub unit: String,
    /// The values of the parameter that is varied.
    pub columns: Vec<String>,
    /// A row for each file, or codec.
    pub rows: Vec<StudyRow>,
    /// Geometric means of the rows, where these are files.
    pub means: Option<Vec<Option<f64>>>,
    /// The same of all files taken as one.
    #[serde(default)]
    pub totals: Option<Vec<Option<f64>>>,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StudyRow {
    /// The file or codec.
    pub name: String,
    /// A number for each column.
    pub values: Vec<Option<f64>>,
}

impl StudyTable {
    pub(super) fn find_means(&mut self) {
        let column = |column: usize| {
            let values = self
                .rows
                .iter()
                .filter_map(move |row| row.values.get(column).copied()?);
            geometric_mean(values)
        };
        self.means = Some((0..self.columns.len()).map(column).collect());
    }

    /// The table over one of its columns.
    pub(super) fn relative(&self, column: usize, to: &str) -> StudyTable {
        let mut table = self.clone();
        table.title = format!("{} {to}", self.title);
        table.unit = format!("{} {to}", self.unit);
        let rows = table.rows.iter_mut().map(|row| &mut row.values);
        for values in rows.chain(&mut table.totals) {
            let base = values.get(column).copied().flatten();
            for value in values {
                *value = value.zip(base).map(|(value, base)| value / base);
            }
        }
        table.find_means();
        table
    }

    /// Keeps the first columns only.
    pub(super) fn keep(&mut self, columns: usize) {
        self.columns.truncate(columns);
        let rows = self.rows.iter_mut().map(|row| &mut row.values);
        for values in rows.chain(&mut self.totals) {
            values.truncate(columns);
        }
        self.find_means();
    }

    /// The rows below those of several files.
    pub fn summary(&self) -> Vec<(&'static str, &[Option<f64>])> {
        let all = [("geometric mean", &self.means), ("by bytes", &self.totals)];
        let some = all.into_iter().filter(|_| self.rows.len() > 1);
        some.filter_map(|(name, numbers)| Some((name, numbers.as_deref()?)))
            .collect()
    }

    /// Draws the table as bars, a group for each row and one for the means. With more rows than
    /// there is room for, it draws the means alone, and the title says so.
    ///
    /// # Errors
    /// [`ChartError`] if there is nothing to draw.
    pub fn draw(&self) -> Result<String, ChartError> {
        let mut title = self.title.clone();
        let rows = self.rows.iter().map(|row| (row.name.as_str(), &row.values));
        let mut rows: Vec<_> = rows.collect();
        if let Some(means) = &self.means {
            if rows.len() > MOST_GROUPS {
                title += &format!(", {} files", rows.len());
                rows.clear();
            }
            rows.push(("geometric mean", means));
            rows.extend(self.totals.as_ref().map(|totals| ("by bytes", totals)));
        }
        let base = |name: &str| name.rsplit('/').next().unwrap_or(name).to_owned();
        let groups: Vec<_> = rows.iter().map(|row| base(row.0)).collect();
        let series = self.columns.iter().enumerate().map(|(column, name)| Bars {
            name: name.clone(),
            values: rows
                .iter()
                .map(|row| row.1.get(column).copied().flatten())
                .collect(),
            bands: Vec::new(),
        });
        bars(&title, &self.unit, &groups, &series.collect::<Vec<_>>())
    }
}

/// Pictures one below the other.
///
/// # Errors
/// [`ChartError`] if there is nothing to draw.
pub fn draw_all(tables: &[StudyTable]) -> Result<String, ChartError> {
    let (mut inner, mut top) = (String::new(), 0);
    for table in tables {
        let picture = table.draw()?;
        let height = picture
            .split("height=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let height: u32 = height
            .and_then(|height| height.parse().ok())
            .unwrap_or(WIDTH);
        inner += &format!("<g transform=\"translate(0,{top})\">{picture}</g>\n");
        top += height;
    }
    Ok(format!(
        "<svg width=\"{WIDTH}\" height=\"{top}\" viewBox=\"0 0 {WIDTH} {top}\" \
         xmlns=\"http://www.w3.org/2000/svg\">\n{inner}</svg>\n"
    ))
}
