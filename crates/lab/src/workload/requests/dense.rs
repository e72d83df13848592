//! Kernels over matrices and vectors, whose threads access neighbouring elements.

use super::super::{backprop, convolution, kmeans, libor, scan as scanning, walsh};
use super::{Place, Recorder, Warp, WARP};

/// `convolSeparable`: each thread makes eight pixels of a row, then of a column; tiles are read with
/// what the taps reach beyond them.
pub fn convolution(r: &mut Recorder) {
    let width = r.shape("input")[1];
    let (input, buffer, output) = (r.array("input"), r.array("buffer"), r.array("output"));
    const EACH: usize = 8;
    let taps = 3 * (2 * convolution::RADIUS as u32 + 1);
    let height = input.len() / width;
    let in_row = width.div_ceil(EACH * WARP);
    r.launch(height * in_row * WARP, 128, |warp| {
        let number = warp.threads().start / WARP;
        let (y, first) = (number / in_row, number % in_row * EACH * WARP);
        let at = |step: usize, t: usize| {
            let x = (first + step * WARP + t % WARP).checked_sub(WARP)?;
            (x < width).then_some(y * width + x)
        };
        for step in 0..EACH + 2 {
            warp.load(input, |t| at(step, t));
        }
        for step in 1..=EACH {
            warp.compute(taps);
            warp.store(buffer, |t| at(step, t));
        }
    });
    let columns = width.div_ceil(WARP);
    let tiles = height.div_ceil(8 * EACH);
    r.launch(columns * tiles * 8 * WARP, 256, |warp| {
        let number = warp.threads().start / WARP;
        let (tile, own) = (number / 8, number % 8);
        let (top, left) = (tile / columns * 8 * EACH, tile % columns * WARP);
        let at = |step: usize, t: usize| {
            let (x, y) = (left + t % WARP, (top + step * 8 + own).checked_sub(8)?);
            (x < width && y < height).then_some(y * width + x)
        };
        for step in 0..EACH + 2 {
            warp.load(buffer, |t| at(step, t));
        }
        for step in 1..=EACH {
            warp.compute(taps);
            warp.store(output, |t| at(step, t));
        }
    });
}

/// `fastWalshTrans`: butterflies of four elements a thread through global memory, two strides at a
/// time, until 2048 neighbours are left, which a block of threads transforms in its shared memory.
pub fn walsh(r: &mut Recorder) {
    let data = r.array("data");
    let (halfway, spectrum) = (r.array("halfway").at(data), r.array("spectrum").at(data));
    let length = data.len();
    let mut from = data;
    let mut stride = length / 4;
    while 4 * stride > walsh::SHARED {
        r.launch(length / 4, 256, |warp| {
            let at = |t: usize, k: usize| t / stride * 4 * stride + t % stride + k * stride;
            for k in 0..4 {
                warp.load(from, |t| Some(at(t, k)));
            }
            warp.compute(8);
            for k in 0..4 {
                warp.store(halfway, |t| Some(at(t, k)));
            }
        });
        from = halfway;
        stride /= 4;
    }
    let shared = walsh::SHARED.min(length);
    r.launch(length / 4, shared / 4, |warp| {
        let at = |t: usize, k: usize| t / (shared / 4) * shared + t % (shared / 4) + k * shared / 4;
        for k in 0..4 {
            warp.load(from, |t| Some(at(t, k)));
        }
        // Butterflies of four with eight accesses to shared memory, for two strides at a time.
        warp.compute(20 * shared.ilog2().div_ceil(2));
        for k in 0..4 {
            warp.store(spectrum, |t| Some(at(t, k)));
        }
    });
}

/// `libor`: a path a thread; its rates are in local memory, which lies as the array does.
pub fn libor(r: &mut Recorder) {
    let (z, rates, v, lb) = (r.array("z"), r.array("rates"), r.array("v"), r.array("lb"));
    let paths = v.len();
    r.launch(paths, 64, |warp| {
        for i in 0..libor::RATES {
            warp.store(rates, |t| Some(i * paths + t));
        }
        for step in 0..libor::STEPS {
            warp.load(z, |t| Some(step * paths + t));
            warp.compute(6);
            for i in step + 1..libor::RATES {
                warp.load(rates, |t| Some(i * paths + t));
                warp.compute(12);
                warp.store(rates, |t| Some(i * paths + t));
            }
        }
        for i in 0..libor::RATES {
            warp.load(rates, |t| Some(i * paths + t));
            warp.compute(20);
        }
        warp.store(v, Some);
        warp.store(lb, Some);
    });
}

/// `transpose`: tiles of 32 x 32 through shared memory, four rows of it a thread.
pub fn transpose(r: &mut Recorder) {
    let columns = r.shape("idata")[1];
    let (from, to) = (r.array("idata"), r.array("odata"));
    let rows = from.len() / columns;
    let (across, down) = (columns.div_ceil(WARP), rows.div_ceil(WARP));
    r.launch(across * down * 8 * WARP, 256, |warp| {
        let number = warp.threads().start / WARP;
        let (tile, own) = (number / 8, number % 8);
        let (x, y) = (tile % across * WARP, tile / across * WARP);
        let at = |x: usize, y: usize, width: usize, height: usize| {
            (x < width && y < height).then_some(y * width + x)
        };
        for step in 0..4 {
            let row = y + own + 8 * step;
            warp.load(from, |t| at(x + t % WARP, row, columns, rows));
            warp.compute(2);
        }
        for step in 0..4 {
            let row = x + own + 8 * step;
            warp.compute(2);
            warp.store(to, |t| at(y + t % WARP, row, rows, columns));
        }
    });
}

/// The SDK's own `scan`.
pub fn scan_alone(r: &mut Recorder) {
    let (input, output) = (r.array("input"), r.array("output"));
    let sums = r.array("block_sums");
    exclusive_scan(r, input, output, sums);
}

/// Blocks of 1024 elements in shared memory, their totals, and these added.
fn exclusive_scan(r: &mut Recorder, input: Place<'_>, output: Place<'_>, sums: Place<'_>) {
    let four = |place: Place<'_>| place.bytes.len() / 16;
    let blocks = scanning::BLOCK / 4;
    r.launch(four(input), blocks, |warp| {
        warp.load(input.by(16), Some);
        // Sums of four, and of a block in ten steps.
        warp.compute(10 + 10 * 6);
        warp.store(output.by(16), Some);
    });
    r.launch(sums.len(), 256, |warp| {
        warp.load(sums, Some);
        warp.compute(70);
        warp.store(sums, Some);
    });
    r.launch(four(output), blocks, |warp| {
        warp.load(sums, |t| Some(t / blocks));
        warp.load(output.by(16), Some);
        warp.compute(6);
        warp.store(output.by(16), Some);
    });
}

/// `scan`, and then what the flags choose moves to the place that the scan says.
pub fn scan(r: &mut Recorder) {
    let (values, flags) = (r.array("values"), r.array("flags"));
    let (indices, sums) = (r.array("indices"), r.array("block_sums"));
    let compacted = r.array("compacted");
    exclusive_scan(r, flags, indices, sums);
    r.launch(flags.len(), 256, |warp| {
        warp.load(flags, Some);
        warp.load(indices, Some);
        warp.compute(3);
        let is_flagged = |t: usize| flags.word(t) == 1;
        warp.load(values, |t| is_flagged(t).then_some(t));
        warp.store(compacted, |t| is_flagged(t).then(|| indices.word(t)));
    });
}

/// `backprop`: the way forward, 16 input units a block of threads, and the adjustment of the weights.
pub fn backprop(r: &mut Recorder) {
    let (units, before) = (r.array("input_units"), r.array("input_weights"));
    let (sums, deltas) = (r.array("partial_sums"), r.array("hidden_delta"));
    let changes = r.array("weight_changes");
    let adjusted = r.array("adjusted_weights").at(before);
    const HIDDEN: usize = backprop::HIDDEN;
    // Thread t is of input unit t / 16 and hidden unit t % 16, both but for the biases.
    let weight = |t: usize| Some((t / HIDDEN + 1) * backprop::STRIDE + t % HIDDEN + 1);
    let threads = (units.len() - 1) * HIDDEN;
    let block = HIDDEN * HIDDEN;
    r.launch(threads, block, |warp: &mut Warp| {
        warp.load(units, |t| Some(t / HIDDEN + 1));
        warp.load(before, weight);
        // Products, and their sum in four steps of shared memory.
        warp.compute(6 + 4 * 6);
        warp.store(before, weight);
        warp.store(sums, |t| {
            let is_first = t % block < HIDDEN;
            is_first.then(|| t / block * HIDDEN + t % HIDDEN)
        });
    });
    r.launch(threads, block, |warp: &mut Warp| {
        warp.load(deltas, |t| Some(t % HIDDEN + 1));
        warp.load(units, |t| Some(t / HIDDEN + 1));
        warp.load(before, weight);
        warp.load(changes, weight);
        warp.compute(8);
        warp.store(adjusted, weight);
        warp.store(changes, weight);
    });
}

/// `kmeans`: records are turned into rows of a feature each, then each round compares all of them with
/// the clusters' centres, which are in constant memory.
pub fn kmeans(r: &mut Recorder) {
    /// Rounds that are run, of those that it takes.
    const ROUNDS: usize = 2;
    let (features, flipped) = (r.array("features"), r.array("features_flipped"));
    let membership = r.array("membership");
    let count = membership.len();
    r.launch(count, 256, |warp| {
        for f in 0..kmeans::FEATURES {
            warp.load(features, |t| Some(t * kmeans::FEATURES + f));
            warp.store(flipped, |t| Some(f * count + t));
        }
    });
    for _ in 0..ROUNDS {
        r.launch(count, 256, |warp| {
            for _ in 0..kmeans::CLUSTERS {
                for f in 0..kmeans::FEATURES {
                    warp.load(flipped, |t| Some(f * count + t));
                    warp.compute(3);
                }
                warp.compute(4);
            }
            warp.store(membership, Some);
        });
    }
}

/// `heartwall`: a block of threads a point cuts its window out of the picture and tries its template
/// in each place of it; the template is in shared memory, the window is not.
pub fn heart_wall(r: &mut Recorder) {
    let (width, points) = (r.shape("frame")[1], r.shape("templates")[0]);
    let side = |name: &str| r.shape(name)[1];
    let (patch, window, tries) = (side("templates"), side("windows"), side("correlations"));
    let frame = r.array("frame");
    let (templates, windows) = (r.array("templates"), r.array("windows"));
    let correlations = r.array("correlations");
    let (rows, columns) = (r.array("row_locations"), r.array("column_locations"));
    let frames = rows.len() / points;
    let height = frame.len() / width;
    const BLOCK: usize = 512;
    // A block's threads take the elements of a square one after another.
    let steps = |side: usize| (side * side).div_ceil(BLOCK);
    let within = |t: usize, step: usize, side: usize| {
        let own = step * BLOCK + t % BLOCK;
        (own < side * side).then_some((t / BLOCK, own))
    };
    r.launch(points * BLOCK, BLOCK, |warp| {
        for step in 0..steps(patch) {
            let of = |t| within(t, step, patch).map(|(p, own)| p * patch * patch + own);
            warp.load(templates, of);
        }
        for step in 0..steps(window) {
            let middle = |p: usize, of: Place| of.word(p * frames + frames - 2);
            warp.load(frame, |t| {
                let (p, own) = within(t, step, window)?;
                let y = (middle(p, rows) + own / window).checked_sub(window / 2)?;
                let x = (middle(p, columns) + own % window).checked_sub(window / 2)?;
                (y < height && x < width).then_some(y * width + x)
            });
            let of = |t| within(t, step, window).map(|(p, own)| p * window * window + own);
            warp.store(windows, of);
        }
        for step in 0..steps(tries) {
            for y in 0..patch {
                for x in 0..patch {
                    warp.load(windows, |t| {
                        let (p, own) = within(t, step, tries)?;
                        let (row, column) = (own / tries + y, own % tries + x);
                        Some((p * window + row) * window + column)
                    });
                    warp.compute(8);
                }
            }
            let of = |t| within(t, step, tries).map(|(p, own)| p * tries * tries + own);
            warp.store(correlations, of);
        }
        let last = |t: usize| (t % BLOCK == 0).then(|| t / BLOCK * frames + frames - 1);
        warp.store(rows, last);
        warp.store(columns, last);
    });
}
