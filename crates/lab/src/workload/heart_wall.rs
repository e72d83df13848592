//! `heartwall` (Rodinia): points on the walls of a heart, tracked through ultrasound pictures by
//! the place where each one's template correlates best.

use super::array::{Array, Role};
use super::image::{sides, Lattice};
use crate::terms::random::Random;

/// Pictures, over one beat of the heart.
pub const FRAMES: usize = 10;
/// Points on the inner and on the outer wall, as Rodinia's input has them, if they fit.
const INNER: usize = 20;
const OUTER: usize = 31;
/// How much of the old template stays when it is renewed from a picture.
const KEEP: f32 = 0.87;

/// A heart in ultrasound: speckle that moves with the tissue, brighter in the wall.
pub struct Heart {
    /// Pixels of a picture's side, across and down.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// How far the template and the search reach from their middle, in pixels.
    pub template: usize,
    /// How far the place is looked for, in pixels to each side.
    pub search: usize,
    lattice: Lattice,
}

/// A place in a picture: its row and its column.
pub type Place = (f32, f32);

impl Heart {
    /// The heart in pictures of at most `pixels` pixels, about square.
    pub fn new(pixels: usize) -> Self {
        let (width, height) = sides(pixels);
        Heart {
            width,
            height,
            template: (width / 32).clamp(2, 25),
            search: (width / 64).clamp(2, 10),
            lattice: Lattice::new(&mut Random::new(14)),
        }
    }

    /// How far the tissue has contracted at a frame: 1 at first, less in the middle of the beat.
    fn scale(&self, frame: usize) -> f32 {
        let phase = std::f64::consts::TAU * frame as f64 / FRAMES as f64;
        // The outer wall moves by at most 0.6 of the search's reach.
        let step = 0.6 * self.search as f64 / (0.4 * self.width.min(self.height) as f64);
        let depth = step * FRAMES as f64 / std::f64::consts::PI;
        (1.0 - depth * 0.5 * (1.0 - libm::cos(phase))) as f32
    }

    /// Where a point of the first picture is at a frame.
    pub fn moved(&self, place: Place, frame: usize) -> Place {
        let (row, column) = (self.height as f32 / 2.0, self.width as f32 / 2.0);
        let scale = self.scale(frame);
        (
            row + scale * (place.0 - row),
            column + scale * (place.1 - column),
        )
    }

    /// A picture, in 256 levels of grey.
    pub fn frame(&self, frame: usize) -> Vec<f32> {
        let (rows, columns) = (self.height as f32 / 2.0, self.width as f32 / 2.0);
        let radius = rows.min(columns);
        let scale = self.scale(frame);
        let mut random = Random::new(100 + frame as u64);
        let mut picture = Vec::with_capacity(self.width * self.height);
        for row in 0..self.height {
            for column in 0..self.width {
                // In the tissue, where it was at first.
                let y = (row as f32 - rows) / scale;
                let x = (column as f32 - columns) / scale;
                let depth = (x * x + y * y).sqrt() / radius;
                let tissue = match depth {
                    d if d < 0.5 => 12.0,
                    d if d < 0.8 => 150.0,
                    _ => 60.0,
                };
                let speckle = self.lattice.fractal(x * 0.23, y * 0.23, 2);
                let level = tissue * (0.3 + 1.4 * speckle) + 2.0 * random.normal() as f32;
                picture.push(level.round().clamp(0.0, 255.0));
            }
        }
        picture
    }

    /// The points in the first picture: on the inner wall, then on the outer one. Of small
    /// pictures fewer, so that their windows are no larger than a picture.
    pub fn points(&self) -> Vec<Place> {
        let radius = self.width.min(self.height) as f32 / 2.0;
        let ring = |points: usize, depth: f32| {
            (0..points).map(move |i| {
                let angle = std::f64::consts::TAU * i as f64 / points as f64;
                let (sin, cos) = libm::sincos(angle);
                let row = self.height as f32 / 2.0 + depth * radius * sin as f32;
                let column = self.width as f32 / 2.0 + depth * radius * cos as f32;
                (row.round(), column.round())
            })
        };
        let all = ring(INNER, 0.5).chain(ring(OUTER, 0.8));
        let fit = self.width * self.height / self.window().pow(2);
        all.take(fit).collect()
    }

    /// Pixels of a template's side.
    fn patch(&self) -> usize {
        2 * self.template + 1
    }

    /// Pixels of a window's side, in which a template is looked for.
    fn window(&self) -> usize {
        2 * (self.template + self.search) + 1
    }

    /// Places that are tried, to each side.
    fn tries(&self) -> usize {
        2 * self.search + 1
    }

    /// The square of `side` × `side` pixels about a place; pixels outside repeat the border.
    fn cut(&self, picture: &[f32], middle: (i32, i32), side: usize) -> Vec<f32> {
        let half = side as i32 / 2;
        let mut out = Vec::with_capacity(side * side);
        for row in middle.0 - half..=middle.0 + half {
            let row = row.clamp(0, self.height as i32 - 1) as usize;
            for column in middle.1 - half..=middle.1 + half {
                let column = column.clamp(0, self.width as i32 - 1) as usize;
                out.push(picture[row * self.width + column]);
            }
        }
        out
    }

    /// The correlation of a template with each place of a window, from −1 to 1.
    fn correlate(&self, window: &[f32], template: &[f32]) -> Vec<f32> {
        let (side, patch) = (self.window(), self.patch());
        let count = template.len() as f32;
        let mean = template.iter().fold(0.0, |sum, t| sum + t) / count;
        let from_mean: Vec<f32> = template.iter().map(|t| t - mean).collect();
        let energy = from_mean.iter().fold(0.0, |sum, t| sum + t * t);
        let mut out = Vec::with_capacity(self.tries().pow(2));
        for top in 0..self.tries() {
            for left in 0..self.tries() {
                let (mut product, mut sum, mut squares) = (0.0f32, 0.0f32, 0.0f32);
                for (y, row) in from_mean.chunks_exact(patch).enumerate() {
                    let start = (top + y) * side + left;
                    for (t, pixel) in row.iter().zip(&window[start..start + patch]) {
                        product += t * pixel;
                        sum += pixel;
                        squares += pixel * pixel;
                    }
                }
                let variance = squares - sum * sum / count;
                let scale = (variance * energy).sqrt();
                out.push(if scale > 0.0 { product / scale } else { 0.0 });
            }
        }
        out
    }
}

/// The tracking's arrays in memory after the last picture.
pub struct Tracking {
    /// The last picture.
    pub frame: Vec<f32>,
    /// Each point's template, renewed.
    pub templates: Vec<Vec<f32>>,
    /// Each point's window of the last picture.
    pub windows: Vec<Vec<f32>>,
    /// Each point's correlations in it.
    pub correlations: Vec<Vec<f32>>,
    /// Each point's rows in all pictures.
    pub rows: Vec<Vec<i32>>,
    /// Each point's columns in all pictures.
    pub columns: Vec<Vec<i32>>,
}

/// Tracks the points through all pictures.
pub fn track(heart: &Heart) -> Tracking {
    let first = heart.frame(0);
    let points = heart.points();
    let start = |&(row, column): &Place| (row as i32, column as i32);
    let mut at: Vec<(i32, i32)> = points.iter().map(start).collect();
    let cut = |&middle: &(i32, i32)| heart.cut(&first, middle, heart.patch());
    let mut tracking = Tracking {
        templates: at.iter().map(cut).collect(),
        windows: vec![Vec::new(); at.len()],
        correlations: vec![Vec::new(); at.len()],
        rows: at.iter().map(|&(row, _)| vec![row]).collect(),
        columns: at.iter().map(|&(_, column)| vec![column]).collect(),
        frame: first,
    };
    for frame in 1..FRAMES {
        tracking.frame = heart.frame(frame);
        for (point, place) in at.iter_mut().enumerate() {
            let window = heart.cut(&tracking.frame, *place, heart.window());
            let correlations = heart.correlate(&window, &tracking.templates[point]);
            let mut best = 0;
            for (i, correlation) in correlations.iter().enumerate() {
                if *correlation > correlations[best] {
                    best = i;
                }
            }
            let reach = heart.search as i32;
            place.0 += (best / heart.tries()) as i32 - reach;
            place.1 += (best % heart.tries()) as i32 - reach;
            let patch = heart.cut(&tracking.frame, *place, heart.patch());
            for (old, new) in tracking.templates[point].iter_mut().zip(patch) {
                *old = KEEP * *old + (1.0 - KEEP) * new;
            }
            tracking.windows[point] = window;
            tracking.correlations[point] = correlations;
            tracking.rows[point].push(place.0);
            tracking.columns[point].push(place.1);
        }
    }
    tracking
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let heart = Heart::new(bytes / 4);
    let tracking = track(&heart);
    let points = tracking.rows.len();
    let (patch, window, tries) = (heart.patch(), heart.window(), heart.tries());
    vec![
        Array::new(
            "frame",
            Role::Load,
            &[heart.height, heart.width],
            &tracking.frame,
            "the last picture, 256 levels of grey as floating-point numbers (d_frame)",
        ),
        Array::new(
            "templates",
            Role::LoadStore,
            &[points, patch, patch],
            &tracking.templates.concat(),
            "each point's template, renewed with each picture (d_endoT, d_epiT)",
        ),
        Array::new(
            "windows",
            Role::LoadStore,
            &[points, window, window],
            &tracking.windows.concat(),
            "the part of the picture in which each point is looked for (d_in2)",
        ),
        Array::new(
            "correlations",
            Role::Store,
            &[points, tries, tries],
            &tracking.correlations.concat(),
            "how well each template fits each place of its window",
        ),
        Array::new(
            "row_locations",
            Role::Store,
            &[points, FRAMES],
            &tracking.rows.concat(),
            "each point's row in each picture (d_tEndoRowLoc, d_tEpiRowLoc)",
        ),
        Array::new(
            "column_locations",
            Role::Store,
            &[points, FRAMES],
            &tracking.columns.concat(),
            "each point's column in each picture (d_tEndoColLoc, d_tEpiColLoc)",
        ),
    ]
}
