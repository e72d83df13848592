//! `spmv` (SHOC): a sparse matrix times a vector, in compressed rows (CSR) and in ELLPACK-R.

use super::array::{Array, Role};
use super::c_library::{Drand48, Rand};
use super::image::Lattice;
use crate::terms::random::Random;

/// A square matrix in compressed rows.
#[derive(Debug, Clone, PartialEq)]
pub struct Matrix {
    /// The elements that are not zero.
    pub values: Vec<f32>,
    /// Their columns.
    pub columns: Vec<i32>,
    /// Where each row begins, and the number of elements last.
    pub starts: Vec<i32>,
}

/// The same matrix with rows of one length, column by column, so that neighbouring threads, each
/// of which has a row, read neighbouring elements. What is not there is 0, and its column 0.
#[derive(Debug, Clone, PartialEq)]
pub struct Ellpack {
    /// The elements: the first of all rows, then the second, and so on.
    pub values: Vec<f32>,
    /// Their columns.
    pub columns: Vec<i32>,
    /// How many elements each row has.
    pub lengths: Vec<i32>,
}

impl Matrix {
    /// The number of rows, and of columns.
    pub fn rows(&self) -> usize {
        self.starts.len() - 1
    }

    fn row(&self, row: usize) -> std::ops::Range<usize> {
        self.starts[row] as usize..self.starts[row + 1] as usize
    }

    /// The product with a vector.
    pub fn times(&self, vector: &[f32]) -> Vec<f32> {
        let row = |row| {
            let products = self
                .row(row)
                .map(|i| self.values[i] * vector[self.columns[i] as usize]);
            products.fold(0.0, |sum, product| sum + product)
        };
        (0..self.rows()).map(row).collect()
    }

    /// The matrix in ELLPACK-R.
    pub fn ellpack(&self) -> Ellpack {
        let rows = self.rows();
        let lengths: Vec<i32> = self.starts.windows(2).map(|w| w[1] - w[0]).collect();
        let width = lengths.iter().copied().max().unwrap_or(0) as usize;
        let mut ellpack = Ellpack {
            values: vec![0.0; rows * width],
            columns: vec![0; rows * width],
            lengths,
        };
        for row in 0..rows {
            for (k, i) in self.row(row).enumerate() {
                ellpack.values[k * rows + row] = self.values[i];
                ellpack.columns[k * rows + row] = self.columns[i];
            }
        }
        ellpack
    }

    /// Heat conduction on a square of `side`² cells whose conductivity differs by layers of rock:
    /// each cell with its four neighbours, by finite volumes.
    fn conduction(side: usize, lattice: &Lattice) -> Self {
        let conductivity = |x: usize, y: usize| {
            let (u, v) = (x as f32 / side as f32, y as f32 / side as f32);
            // A few kinds of rock in bent layers, each a little uneven.
            let layer = (8.0 * v + 3.0 * lattice.fractal(4.0 * u, 4.0 * v, 3)).floor();
            let kind = [2.5, 0.8, 4.0, 1.6][(layer as usize) % 4];
            kind * (0.9 + 0.2 * lattice.at(60.0 * u, 60.0 * v))
        };
        let cells: Vec<f32> = (0..side * side)
            .map(|i| conductivity(i % side, i / side))
            .collect();
        let between = |a: usize, b: usize| 2.0 * cells[a] * cells[b] / (cells[a] + cells[b]);
        let mut matrix = Matrix {
            values: Vec::new(),
            columns: Vec::new(),
            starts: vec![0],
        };
        for (i, &cell) in cells.iter().enumerate() {
            let (x, y) = (i % side, i / side);
            let neighbours = [
                (y > 0).then(|| i - side),
                (x > 0).then(|| i - 1),
                (x + 1 < side).then(|| i + 1),
                (y + 1 < side).then(|| i + side),
            ];
            // Heat that leaves at the border, to the temperature outside, is on the diagonal only.
            let sum =
                (neighbours.iter()).fold(0.0, |sum, n| sum + n.map_or(cell, |n| between(i, n)));
            let mut row: Vec<(usize, f32)> = vec![(i, sum)];
            row.extend(
                neighbours
                    .into_iter()
                    .flatten()
                    .map(|n| (n, -between(i, n))),
            );
            row.sort_unstable_by_key(|&(column, _)| column);
            matrix.values.extend(row.iter().map(|&(_, value)| value));
            matrix
                .columns
                .extend(row.iter().map(|&(column, _)| column as i32));
            matrix.starts.push(matrix.values.len() as i32);
        }
        matrix
    }
}

/// A matrix in ELLPACK-R of at most `bytes` bytes of elements, and its vector.
pub fn problem(bytes: usize) -> (Matrix, Vec<f32>) {
    let side = (bytes / 20).isqrt();
    let lattice = Lattice::new(&mut Random::new(12));
    let temperature = |i: usize| {
        let (u, v) = (
            (i % side) as f32 / side as f32,
            (i / side) as f32 / side as f32,
        );
        10.0 + 30.0 * v + 4.0 * lattice.fractal(3.0 * u, 3.0 * v, 3)
    };
    let vector = (0..side * side).map(temperature).collect();
    (Matrix::conduction(side, &lattice), vector)
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let (matrix, vector) = problem(bytes);
    let holds = [
        "the elements, row by row: heat conduction through layers of rock",
        "the vector: a temperature for each cell",
    ];
    arrays(&matrix, &vector, holds)
}

/// The input of SHOC's own program where it is given no matrix: as many rows as fit the bytes.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    let mut rows = (bytes / 4 * 100).isqrt();
    let (matrix, vector) = loop {
        let (matrix, vector) = random_problem(rows);
        let longest = (0..rows).map(|row| matrix.row(row).len()).max();
        let padded = 4 * rows * longest.unwrap_or(0);
        if padded <= bytes {
            break (matrix, vector);
        }
        let fit = (rows as f64 * (bytes as f64 / padded as f64).sqrt()) as usize;
        rows = fit.min(rows - 1);
    };
    let holds = [
        "the elements, row by row: random numbers from 0 to 10",
        "the vector: random numbers from 0 to 10",
    ];
    arrays(&matrix, &vector, holds)
}

/// A matrix of which one element in a hundred is not zero, at places by `drand48`, and a vector;
/// values from 0 to 10 by `rand`, which nothing seeds.
fn random_problem(rows: usize) -> (Matrix, Vec<f32>) {
    let mut left = rows * rows / 100;
    let mut rand = Rand::new(1);
    let mut numbers = |count| (0..count).map(|_| 10.0 * rand.unit()).collect();
    let (values, vector): (Vec<f32>, Vec<f32>) = (numbers(left), numbers(rows));
    let mut matrix = Matrix {
        values,
        columns: Vec::with_capacity(left),
        starts: Vec::with_capacity(rows + 1),
    };
    let share = left as f64 / (rows * rows) as f64;
    let mut places = Drand48::new(8_675_309);
    for row in 0..rows {
        matrix.starts.push(matrix.columns.len() as i32);
        for column in 0..rows {
            // Where too few were taken by chance, all of the last places are.
            let must = rows * rows - (row * rows + column) <= left;
            if left > 0 && (places.unit() <= share || must) {
                matrix.columns.push(column as i32);
                left -= 1;
            }
        }
    }
    matrix.starts.push(matrix.columns.len() as i32);
    (matrix, vector)
}

/// A matrix in both forms, a vector and their product; what the matrix and the vector hold.
fn arrays(matrix: &Matrix, vector: &[f32], holds: [&'static str; 2]) -> Vec<Array> {
    let out = matrix.times(vector);
    let ellpack = matrix.ellpack();
    let rows = matrix.rows();
    let elements = matrix.values.len();
    let padded = [ellpack.values.len() / rows, rows];
    vec![
        Array::new("val", Role::Load, &[elements], &matrix.values, holds[0]),
        Array::new(
            "cols",
            Role::Load,
            &[elements],
            &matrix.columns,
            "the elements' columns",
        ),
        Array::new(
            "row_delimiters",
            Role::Load,
            &[rows + 1],
            &matrix.starts,
            "where each row begins, and the end of the last (rowDelimiters)",
        ),
        Array::new(
            "ellpack_val",
            Role::Load,
            &padded,
            &ellpack.values,
            "the elements in ELLPACK-R: the first of all rows, then the second, …; 0 if none",
        ),
        Array::new(
            "ellpack_cols",
            Role::Load,
            &padded,
            &ellpack.columns,
            "their columns; 0 if none",
        ),
        Array::new(
            "row_lengths",
            Role::Load,
            &[rows],
            &ellpack.lengths,
            "how many elements each row has, for ELLPACK-R",
        ),
        Array::new("vec", Role::Load, &[rows], vector, holds[1]),
        Array::new("out", Role::Store, &[rows], &out, "the product"),
    ]
}
