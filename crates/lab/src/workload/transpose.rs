//! `transpose` (CUDA SDK): a matrix by tiles, here of measurements over time.

use super::array::{Array, Role};
use super::image::sides;
use crate::terms::random::Random;

/// Rows and columns of a tile.
const TILE: usize = 16;

/// The transpose of a row-major matrix of `columns` columns, tile by tile; both its sides are
/// multiples of 16.
pub fn transpose(matrix: &[f32], columns: usize) -> Vec<f32> {
    let rows = matrix.len() / columns;
    let mut out = vec![0.0; matrix.len()];
    for top in (0..rows).step_by(TILE) {
        for left in (0..columns).step_by(TILE) {
            for y in top..top + TILE {
                for x in left..left + TILE {
                    out[x * rows + y] = matrix[y * columns + x];
                }
            }
        }
    }
    out
}

/// Hourly temperatures in degrees Celsius, to a tenth: a row an hour, a column a station.
/// Seasons, days, weather that moves over all stations, and each station's own noise.
fn temperatures(hours: usize, stations: usize) -> Vec<f32> {
    let mut random = Random::new(4);
    let climate: Vec<(f64, f64)> = (0..stations)
        .map(|_| (9.0 + 4.0 * random.normal(), 3.0 + 3.0 * random.unit()))
        .collect();
    let mut weather = 0.0;
    let mut local = vec![0.0; stations];
    let wave = |hours: f64, period: f64| -libm::cos(std::f64::consts::TAU * hours / period);
    let mut out = Vec::with_capacity(hours * stations);
    for hour in 0..hours {
        weather = 0.98 * weather + 0.6 * random.normal();
        let season = 10.0 * wave(hour as f64, 24.0 * 365.25);
        let day = wave(hour as f64 - 3.0, 24.0);
        for (&(mean, swing), own) in climate.iter().zip(&mut local) {
            *own = 0.9 * *own + 0.15 * random.normal();
            let degrees = mean + season + swing * day + weather + *own;
            out.push((degrees * 10.0).round() as f32 / 10.0);
        }
    }
    out
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let (columns, rows) = sides(bytes / 4);
    arrays(
        &temperatures(rows, columns),
        columns,
        [
            "temperatures to a tenth of a degree, a row an hour, a column a station",
            "the transpose: a row a station, a column an hour",
        ],
    )
}

/// The input of the SDK's own program.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    let (columns, rows) = sides(bytes / 4);
    let input: Vec<f32> = (0..rows * columns).map(|i| i as f32).collect();
    let holds = [
        "0, 1, 2, … row by row",
        "the transpose: 0, 1, 2, … column by column",
    ];
    arrays(&input, columns, holds)
}

/// A matrix of `columns` columns and its transpose, and what they hold.
fn arrays(input: &[f32], columns: usize, holds: [&'static str; 2]) -> Vec<Array> {
    let rows = input.len() / columns;
    let output = transpose(input, columns);
    vec![
        Array::new("idata", Role::Load, &[rows, columns], input, holds[0]),
        Array::new("odata", Role::Store, &[columns, rows], &output, holds[1]),
    ]
}
