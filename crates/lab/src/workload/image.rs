//! Pictures with structure: smooth areas, edges, texture and a camera's noise.

use crate::terms::random::Random;

/// Noise that is smooth between the points of a lattice and repeats after 64 of them.
pub(super) struct Lattice(Vec<f32>);

impl Lattice {
    const SIDE: usize = 64;

    pub fn new(random: &mut Random) -> Self {
        let values = (0..Self::SIDE * Self::SIDE).map(|_| random.unit() as f32);
        Lattice(values.collect())
    }

    /// The value at a place, from 0 to 1.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let (x, y) = (smooth(x - left), smooth(y - top));
        let (left, top) = (left as i32, top as i32);
        let value = |dx: i32, dy: i32| {
            let column = (left + dx).rem_euclid(Self::SIDE as i32) as usize;
            let row = (top + dy).rem_euclid(Self::SIDE as i32) as usize;
            self.0[row * Self::SIDE + column]
        };
        let upper = value(0, 0) + x * (value(1, 0) - value(0, 0));
        let lower = value(0, 1) + x * (value(1, 1) - value(0, 1));
        upper + y * (lower - upper)
    }

    /// A sum of `octaves` of it, each twice as fine as the one before and half as strong, from 0
    /// to 1.
    pub fn fractal(&self, x: f32, y: f32, octaves: u32) -> f32 {
        let (mut sum, mut weight, mut scale) = (0.0, 0.5, 1.0);
        for _ in 0..octaves {
            sum += weight * self.at(x * scale, y * scale);
            weight *= 0.5;
            scale *= 2.0;
        }
        sum / (1.0 - 2.0 * weight)
    }
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Width and height of a picture of at most `pixels` pixels, multiples of 16, about square.
pub(super) fn sides(pixels: usize) -> (usize, usize) {
    let width = (pixels.isqrt() / 16 * 16).max(16);
    (width, (pixels / width / 16 * 16).max(16))
}

/// A photograph of a town before hills, in 256 levels of grey: a sky that fades, hills with
/// texture, houses with windows, and a camera's noise over all of it.
pub(super) fn photograph(width: usize, height: usize, seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let lattice = Lattice::new(&mut random);
    let (w, h) = (width as f32, height as f32);
    let mut picture = vec![0.0f32; width * height];
    for (y, row) in picture.chunks_exact_mut(width).enumerate() {
        let v = y as f32 / h;
        for (x, pixel) in row.iter_mut().enumerate() {
            let u = x as f32 / w;
            let horizon = 0.3 + 0.25 * lattice.fractal(u * 3.0, 7.5, 4);
            *pixel = if v < horizon {
                let cloud = lattice.fractal(u * 4.0, v * 8.0, 5) - 0.5;
                215.0 - 60.0 * v + 60.0 * cloud.max(0.0)
            } else {
                70.0 + 60.0 * (v - horizon) + 50.0 * lattice.fractal(u * 40.0, v * 40.0, 3)
            };
        }
    }
    for _ in 0..24 {
        house(&mut picture, width, height, &mut random);
    }
    let mut level = |value: &f32| {
        let noise = 1.5 * random.normal() as f32;
        (value + noise).round().clamp(0.0, 255.0) as u8
    };
    picture.iter().map(&mut level).collect()
}

/// A front of one grey with rows of darker or lit windows, somewhere in the lower half.
fn house(picture: &mut [f32], width: usize, height: usize, random: &mut Random) {
    let wide = width / 16 + random.index(width / 8);
    let left = random.index(width - wide);
    let top = height / 2 + random.index(height / 2);
    let bottom = (top + height / 16 + random.index(height / 4)).min(height);
    let wall = 60.0 + random.below(160) as f32;
    let window = if random.chance(0.2) { 240.0 } else { 30.0 };
    let pitch = (width / 40).max(4);
    for y in top..bottom {
        for x in left..left + wide {
            let pane = |offset: usize| offset % pitch >= pitch / 2;
            let inside = pane(x - left) && pane(y - top);
            picture[y * width + x] = if inside { window } else { wall };
        }
    }
}
