//! The floating-point workloads against what defines them, in double precision.

use hdlgen::internals::workload::backprop::{Network, HIDDEN, STRIDE};
use hdlgen::internals::workload::heart_wall::{Heart, FRAMES};
use hdlgen::internals::workload::kmeans::{cluster, CLUSTERS, FEATURES};
use hdlgen::internals::workload::libor::{self, RATES, STEPS};
use hdlgen::internals::workload::{convolution, spmv, walsh, Size};

use crate::common::arrays::Run;

fn assert_close(ours: &[f32], expected: &[f64], tolerance: f64) {
    assert_eq!(ours.len(), expected.len());
    for (i, (a, b)) in ours.iter().zip(expected).enumerate() {
        let difference = (f64::from(*a) - b).abs();
        assert!(difference <= tolerance * b.abs().max(1.0), "{i}: {a} {b}");
    }
}

#[test]
fn separable_convolution_is_the_convolution_with_the_product_of_the_taps() {
    let run = Run::small("cs");
    let (input, taps) = (run.f64("input"), convolution::gaussian());
    let taps = taps.map(f64::from);
    assert!((taps.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    let [height, width] = run.array("input").shape[..] else {
        panic!("not an image");
    };
    let at = |y: i64, x: i64| {
        if (0..height as i64).contains(&y) && (0..width as i64).contains(&x) {
            input[y as usize * width + x as usize]
        } else {
            0.0
        }
    };
    let sum = |y: i64, x: i64, reach_y: i64| {
        let mut sum = 0.0;
        for dy in -reach_y..=reach_y {
            let weight = if reach_y == 0 {
                1.0
            } else {
                taps[(dy + 8) as usize]
            };
            for dx in -8..=8i64 {
                sum += weight * taps[(dx + 8) as usize] * at(y - dy, x - dx);
            }
        }
        sum
    };
    let all = |reach| -> Vec<f64> {
        let pixel = |i| sum((i / width) as i64, (i % width) as i64, reach);
        (0..width * height).map(pixel).collect()
    };
    assert_close(&run.f32("buffer"), &all(0), 1e-5);
    assert_close(&run.f32("output"), &all(8), 1e-5);
}

#[test]
fn convolution_with_taps_of_no_symmetry() {
    let mut taps = [0.0; 17];
    (taps[0], taps[3], taps[16]) = (1.0, 10.0, 100.0);
    // out[x] = Σ taps[k] · in[x + 8 − k]
    let mut row = vec![0.0; 20];
    row[10] = 1.0;
    let mut expected = vec![0.0; 20];
    (expected[2], expected[5], expected[18]) = (1.0, 10.0, 100.0);
    assert_eq!(convolution::rows(&row, 20, &taps), expected);
    assert_eq!(convolution::columns(&row, 1, &taps), expected);
}

#[test]
fn walsh_transform_twice_is_the_input_times_its_length() {
    let run = Run::small("fwt");
    let (data, mut spectrum) = (run.f32("data"), run.f32("spectrum"));
    let length = data.len();
    // Sixteen users, some of whom may share a code.
    let lines = spectrum.iter().filter(|&&line| line != 0.0).count();
    assert!((8..=16).contains(&lines), "{lines}");
    walsh::transform(&mut spectrum);
    let scaled: Vec<f32> = data.iter().map(|x| x * length as f32).collect();
    assert_eq!(spectrum, scaled);
}

#[test]
fn walsh_transform_is_the_sum_with_signs() {
    let run = Run::small("fwt");
    let (data, halfway) = (run.f32("data"), run.f32("halfway"));
    let spectrum = run.f32("spectrum");
    let sign = |a: usize, b: usize| {
        if (a & b).count_ones() % 2 == 0 {
            1.0
        } else {
            -1.0
        }
    };
    let rows = data.len() / walsh::SHARED;
    assert!(rows > 1);
    for (i, value) in halfway.iter().enumerate() {
        let (row, at) = (i / walsh::SHARED, i % walsh::SHARED);
        let sum: f32 = (0..rows)
            .map(|r| sign(r, row) * data[r * walsh::SHARED + at])
            .sum();
        assert_eq!(*value, sum);
    }
    for i in (0..data.len()).step_by(997) {
        let sum: f32 = (0..data.len()).map(|j| sign(i, j) * data[j]).sum();
        assert_eq!(spectrum[i], sum);
    }
    for i in spectrum
        .iter()
        .enumerate()
        .filter(|(_, &x)| x != 0.0)
        .map(|(i, _)| i)
    {
        let sum: f32 = (0..data.len()).map(|j| sign(i, j) * data[j]).sum();
        assert_eq!(spectrum[i], sum);
    }
}

/// The SDK's program uses 0.3 for all deviates, and some versions of it check these results.
#[test]
fn libor_path_has_the_published_values() {
    let path = libor::path(&[0.3; STEPS]);
    assert!((path.value - 224.323).abs() < 1e-3, "{}", path.value);
    let last = path.derivatives[RATES - 1];
    assert!((last - 21.348).abs() < 1e-3, "{last}");
}

#[test]
fn libor_adjoint_is_the_derivative() {
    let deviates: [f32; STEPS] = std::array::from_fn(|i| ((i * 7 % 11) as f32 - 5.0) / 6.0);
    let initial = [0.05; RATES];
    let path = libor::path_from(&initial, &deviates);
    for rate in [0, 1, 20, 39, 40, 43, 60, 79] {
        let value = |step: f32| {
            let mut rates = initial;
            rates[rate] += step;
            f64::from(libor::path_from(&rates, &deviates).value)
        };
        let step = 2e-4;
        let difference = (value(step) - value(-step)) / (2.0 * f64::from(step));
        let ours = f64::from(path.derivatives[rate]);
        assert!(
            (ours - difference).abs() < 0.02 * difference.abs() + 0.5,
            "{rate}: {ours} {difference}"
        );
    }
}

#[test]
fn libor_paths_price_a_bond() {
    let run = Run::small("lib");
    let (rates, deviates) = (run.f64("rates"), run.f32("z"));
    let paths = rates.len() / RATES;
    for p in [0, 1, paths - 1] {
        let path = libor::path(&std::array::from_fn(|step| deviates[step * paths + p]));
        assert_eq!(run.f32("v")[p], path.value);
        assert_eq!(run.f32("lb")[p], path.derivatives[RATES - 1]);
    }
    // No arbitrage: the mean of the discounted bond is its price today.
    let bond = |p: usize| (0..RATES).fold(1.0, |b, i| b / (1.0 + 0.25 * rates[i * paths + p]));
    let bonds: Vec<f64> = (0..paths).map(bond).collect();
    let mean = bonds.iter().sum::<f64>() / paths as f64;
    let variance = bonds.iter().map(|b| (b - mean).powi(2)).sum::<f64>() / paths as f64;
    let price = 1.0125f64.powi(-(RATES as i32));
    let error = (variance / paths as f64).sqrt();
    assert!((mean - price).abs() < 3.0 * error, "{mean} {price} {error}");
    assert!(error < 0.05 * price);
    // The deviates are normal.
    let moment = |n: i32| {
        let sum: f64 = deviates.iter().map(|&z| f64::from(z).powi(n)).sum();
        sum / deviates.len() as f64
    };
    for (n, expected) in [(1, 0.0), (2, 1.0), (3, 0.0), (4, 3.0)] {
        assert!((moment(n) - expected).abs() < 0.25, "{n}: {}", moment(n));
    }
}

#[test]
fn transpose_has_rows_for_columns() {
    let run = Run::small("tp");
    let (input, output) = (run.f32("idata"), run.f32("odata"));
    let [rows, columns] = run.array("idata").shape[..] else {
        panic!("not a matrix");
    };
    assert_eq!(run.array("odata").shape, [columns, rows]);
    for (i, value) in input.iter().enumerate() {
        assert_eq!(output[i % columns * rows + i / columns], *value);
    }
    use hdlgen::internals::workload::transpose::transpose;
    let wide: Vec<f32> = (0..16 * 48).map(|i| i as f32).collect();
    assert_eq!(transpose(&transpose(&wide, 48), 16), wide);
    assert_eq!(transpose(&wide, 48)[..3], [0.0, 48.0, 96.0]);
}

#[test]
fn sparse_product_is_the_dense_one() {
    let run = Run::small("spmv");
    let (values, columns) = (run.f64("val"), run.i32("cols"));
    let (starts, vector) = (run.i32("row_delimiters"), run.f64("vec"));
    let rows = vector.len();
    let mut dense = vec![0.0; rows * rows];
    for row in 0..rows {
        for i in starts[row] as usize..starts[row + 1] as usize {
            dense[row * rows + columns[i] as usize] = values[i];
        }
    }
    let mut padded = vec![0.0; rows * rows];
    let (ellpack, at) = (run.f64("ellpack_val"), run.i32("ellpack_cols"));
    for (row, &length) in run.i32("row_lengths").iter().enumerate() {
        for k in 0..length as usize {
            padded[row * rows + at[k * rows + row] as usize] = ellpack[k * rows + row];
        }
    }
    assert!(dense == padded);
    // Conduction: symmetric, what flows out of a cell flows into others.
    assert!((0..rows * rows).all(|i| dense[i] == dense[i % rows * rows + i / rows]));
    let product = |row: usize| -> f64 {
        let row = &dense[row * rows..][..rows];
        row.iter().zip(&vector).map(|(a, x)| a * x).sum()
    };
    let expected: Vec<f64> = (0..rows).map(product).collect();
    let (matrix, same) = spmv::problem(Size::SMALL.bytes());
    assert_eq!(matrix.times(&same), run.f32("out"));
    assert_close(&run.f32("out"), &expected, 1e-4);
}

#[test]
fn backprop_has_the_gradient() {
    let run = Run::small("bp");
    let (units, weights) = (run.f32("input_units"), run.f32("input_weights"));
    let network = Network {
        input_weights: weights.clone(),
        hidden_weights: std::array::from_fn(|j| 0.3 - 0.05 * j as f32),
    };
    let forward = network.forward(&units);
    assert_eq!(forward.partial_sums, run.f32("partial_sums"));
    let target = 0.8;
    let deltas = network.deltas(&forward, target);
    let squash = |x: f64| 1.0 / (1.0 + (-x).exp());
    // Half the squared error, in double precision.
    let loss = |weights: &[f64]| {
        let mut output = f64::from(network.hidden_weights[0]);
        for j in 1..=HIDDEN {
            let products = units.iter().enumerate();
            let sum = products.map(|(k, &u)| f64::from(u) * weights[k * STRIDE + j]);
            output += f64::from(network.hidden_weights[j]) * squash(sum.sum());
        }
        0.5 * (f64::from(target) - squash(output)).powi(2)
    };
    let weights: Vec<f64> = weights.into_iter().map(f64::from).collect();
    for (unit, j) in [
        (0, 1),
        (0, 16),
        (1, 5),
        (17, 2),
        (500, 9),
        (units.len() - 1, 16),
    ] {
        let value = |step: f64| {
            let mut weights = weights.clone();
            weights[unit * STRIDE + j] += step;
            loss(&weights)
        };
        let difference = (value(1e-4) - value(-1e-4)) / 2e-4;
        let ours = -f64::from(deltas.hidden[j] * units[unit]);
        assert!(
            (ours - difference).abs() < 1e-3 * difference.abs() + 1e-9,
            "{unit} {j}: {ours} {difference}"
        );
    }
}

#[test]
fn backprop_moves_the_weights_by_the_changes() {
    let run = Run::small("bp");
    let changes = run.f32("weight_changes");
    let (before, after) = (run.f32("input_weights"), run.f32("adjusted_weights"));
    for (i, change) in changes.iter().enumerate() {
        assert_eq!(before[i] + change, after[i]);
    }
    assert!(changes.iter().step_by(STRIDE).all(|&change| change == 0.0));
    // No weight is saturated, so it learns.
    let moved = changes.iter().filter(|change| change.abs() > 1e-6).count();
    assert!(moved > changes.len() / 2, "{moved} of {}", changes.len());
}

#[test]
fn kmeans_lowers_its_cost_to_where_no_record_is_nearer_to_another_centre() {
    let run = Run::small("km1");
    let records = run.f32("features");
    let count = records.len() / FEATURES;
    let flipped = run.f32("features_flipped");
    for (i, value) in records.iter().enumerate() {
        assert_eq!(flipped[i % FEATURES * count + i / FEATURES], *value);
    }
    let found = cluster(&records);
    assert!(found.costs.len() > 2, "{:?}", found.costs);
    for pair in found.costs.windows(2) {
        assert!(pair[1] <= pair[0] * (1.0 + 1e-6), "{:?}", found.costs);
    }
    let (membership, centres) = (run.i32("membership"), run.f64("clusters"));
    assert_eq!(found.membership, membership);
    let mut cost = 0.0;
    for (record, &member) in records.chunks_exact(FEATURES).zip(&membership) {
        let distance = |centre: usize| -> f64 {
            let centre = &centres[centre * FEATURES..][..FEATURES];
            let squares = record
                .iter()
                .zip(centre)
                .map(|(a, b)| (f64::from(*a) - b).powi(2));
            squares.sum()
        };
        let own = distance(member as usize);
        cost += own;
        for other in 0..CLUSTERS {
            assert!(own <= distance(other) * (1.0 + 1e-5) + 1e-6);
        }
    }
    let last = found.costs[found.costs.len() - 1];
    assert!((cost - last).abs() < 1e-4 * cost, "{cost} {last}");
    // Where it stopped, centres are their members' means.
    for (c, centre) in centres.chunks_exact(FEATURES).enumerate() {
        let members: Vec<_> = (0..count).filter(|&i| membership[i] == c as i32).collect();
        assert!(!members.is_empty());
        for (f, value) in centre.iter().enumerate() {
            let sum: f64 = members
                .iter()
                .map(|&i| f64::from(records[i * FEATURES + f]))
                .sum();
            let mean = sum / members.len() as f64;
            assert!(
                (value - mean).abs() <= 1e-5 * mean.abs(),
                "{c} {f}: {value} {mean}"
            );
        }
    }
}

#[test]
fn heart_wall_points_are_where_the_tissue_moved() {
    let run = Run::small("hw");
    let heart = Heart::new(Size::SMALL.bytes() / 4);
    let (rows, columns) = (run.i32("row_locations"), run.i32("column_locations"));
    let points = heart.points();
    assert_eq!(points.len(), 51);
    let (mut moved_most, mut off_in_all) = (0.0f32, 0.0);
    for (i, &point) in points.iter().enumerate() {
        for frame in 0..FRAMES {
            let (row, column) = heart.moved(point, frame);
            moved_most = moved_most.max((row - point.0).abs());
            let at = (
                rows[i * FRAMES + frame] as f32,
                columns[i * FRAMES + frame] as f32,
            );
            let off = (at.0 - row).hypot(at.1 - column);
            off_in_all += off;
            assert!(
                off < 2.5,
                "point {i} frame {frame}: {at:?}, not {row} {column}"
            );
        }
    }
    // More than one search reaches, so that it must be followed.
    assert!(moved_most > heart.search as f32 + 1.5, "{moved_most}");
    let mean = off_in_all / (points.len() * FRAMES) as f32;
    assert!(mean < 0.8, "{mean}");
    assert_eq!(run.f32("frame"), heart.frame(FRAMES - 1));
}
