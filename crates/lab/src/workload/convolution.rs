//! `convolSeparable` (CUDA SDK): a two-dimensional filter as a pass over rows and one over
//! columns.

use super::array::{Array, Role};
use super::c_library::Rand;
use super::image;

/// Taps on either side of the middle one.
pub const RADIUS: usize = 8;

/// The taps of a Gaussian of standard deviation 3, their sum 1.
pub fn gaussian() -> [f32; 2 * RADIUS + 1] {
    let tap = |i: usize| {
        let x = (i as f64 - RADIUS as f64) / 3.0;
        libm::exp(-0.5 * x * x)
    };
    let taps: [f64; 2 * RADIUS + 1] = std::array::from_fn(tap);
    let sum: f64 = taps.iter().sum();
    taps.map(|tap| (tap / sum) as f32)
}

/// The convolution of each row with the taps; what lies outside is zero.
pub fn rows(image: &[f32], width: usize, taps: &[f32; 2 * RADIUS + 1]) -> Vec<f32> {
    let mut out = Vec::with_capacity(image.len());
    for row in image.chunks_exact(width) {
        out.extend((0..width).map(|x| {
            let products = taps.iter().enumerate().filter_map(|(k, tap)| {
                let at = (x + RADIUS).checked_sub(k)?;
                row.get(at).map(|pixel| pixel * tap)
            });
            products.fold(0.0, |sum, product| sum + product)
        }));
    }
    out
}

/// The convolution of each column with the taps; what lies outside is zero.
pub fn columns(image: &[f32], width: usize, taps: &[f32; 2 * RADIUS + 1]) -> Vec<f32> {
    let mut out = vec![0.0f32; image.len()];
    let height = image.len() / width;
    for (y, row) in out.chunks_exact_mut(width).enumerate() {
        for (k, tap) in taps.iter().enumerate() {
            let Some(at) = (y + RADIUS).checked_sub(k).filter(|&at| at < height) else {
                continue;
            };
            let from = &image[at * width..(at + 1) * width];
            for (sum, pixel) in row.iter_mut().zip(from) {
                *sum += pixel * tap;
            }
        }
    }
    out
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let (width, height) = image::sides(bytes / 4);
    let photograph = image::photograph(width, height, 1);
    let input: Vec<f32> = photograph.into_iter().map(f32::from).collect();
    let holds = "a photograph's 256 levels of grey as floating-point numbers (d_Input)";
    arrays(&input, [height, width], &gaussian(), holds)
}

/// The input of the SDK's own program: taps and pixels from 0 to 15 by `rand`.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    let (width, height) = image::sides(bytes / 4);
    let mut random = Rand::new(200);
    let mut number = || (random.number() % 16) as f32;
    let taps = std::array::from_fn(|_| number());
    let input: Vec<f32> = (0..width * height).map(|_| number()).collect();
    let holds = "random whole numbers from 0 to 15 (d_Input)";
    arrays(&input, [height, width], &taps, holds)
}

/// An image, the two steps of its convolution, and what it holds.
fn arrays(
    input: &[f32],
    shape: [usize; 2],
    taps: &[f32; 2 * RADIUS + 1],
    holds: &'static str,
) -> Vec<Array> {
    let buffer = rows(input, shape[1], taps);
    let output = columns(&buffer, shape[1], taps);
    vec![
        Array::new("input", Role::Load, &shape, input, holds),
        Array::new(
            "buffer",
            Role::LoadStore,
            &shape,
            &buffer,
            "filtered along rows: the first kernel's output, the second's input (d_Buffer)",
        ),
        Array::new(
            "output",
            Role::Store,
            &shape,
            &output,
            "filtered along rows and columns (d_Output)",
        ),
    ]
}
