//! `backprop` (Rodinia): training of a network with one hidden layer of 16 units, whose input
//! is a picture; the layout and the steps are those of its two kernels.

use super::array::{Array, Role};
use super::c_library::Rand;
use super::image;
use crate::terms::random::Random;

/// Units of the hidden layer, and input units of a thread block.
pub const HIDDEN: usize = 16;
/// Weights of an input unit: unit 0 of the hidden layer is its bias, and has none of use.
pub const STRIDE: usize = HIDDEN + 1;
/// The share of its last change that a weight moves on by.
const MOMENTUM: f32 = 0.3;

/// The network with one output. Unit 0 of each layer is always 1, the bias.
#[derive(Debug, Clone, PartialEq)]
pub struct Network {
    /// Weights from the input layer, a row of 17 for each of its units and the bias.
    pub input_weights: Vec<f32>,
    /// Weights from the hidden layer to the output.
    pub hidden_weights: [f32; STRIDE],
}

/// The layers' values after the forward pass.
#[derive(Debug, Clone, PartialEq)]
pub struct Forward {
    /// For each 16 input units and each hidden unit, the sum of these units' contributions to it.
    pub partial_sums: Vec<f32>,
    /// The hidden units.
    pub hidden: [f32; STRIDE],
    /// The output.
    pub output: f32,
}

/// The derivatives of half the squared error by the units' inputs, with the opposite sign.
#[derive(Debug, Clone, PartialEq)]
pub struct Deltas {
    /// Of the output.
    pub output: f32,
    /// Of the hidden units.
    pub hidden: [f32; STRIDE],
}

fn squash(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

impl Network {
    /// A network of `inputs` input units, with small initial weights.
    fn new(inputs: usize, random: &mut Random) -> Self {
        let mut weight = |fan: usize| (random.normal() / (fan as f64).sqrt()) as f32;
        let count = (inputs + 1) * STRIDE;
        Network {
            input_weights: (0..count).map(|_| weight(inputs)).collect(),
            hidden_weights: std::array::from_fn(|_| weight(HIDDEN)),
        }
    }

    /// One way through. `units` has the bias, 1, first, and then a multiple of 16 inputs.
    pub fn forward(&self, units: &[f32]) -> Forward {
        let mut partial_sums = Vec::with_capacity(units.len() - 1);
        let rows = self.input_weights[STRIDE..].chunks_exact(HIDDEN * STRIDE);
        for (inputs, rows) in units[1..].chunks_exact(HIDDEN).zip(rows) {
            let mut sums = [0.0; HIDDEN];
            for (input, row) in inputs.iter().zip(rows.chunks_exact(STRIDE)) {
                for (sum, weight) in sums.iter_mut().zip(&row[1..]) {
                    *sum += input * weight;
                }
            }
            partial_sums.extend_from_slice(&sums);
        }
        let mut sums = self.input_weights[..STRIDE].to_vec();
        for block in partial_sums.chunks_exact(HIDDEN) {
            for (sum, part) in sums[1..].iter_mut().zip(block) {
                *sum += part;
            }
        }
        let hidden = std::array::from_fn(|j| if j == 0 { 1.0 } else { squash(sums[j]) });
        let products = hidden.iter().zip(&self.hidden_weights).map(|(h, w)| h * w);
        let output = squash(products.fold(0.0, |sum, product| sum + product));
        Forward {
            partial_sums,
            hidden,
            output,
        }
    }

    /// The backward pass, for the target output.
    pub fn deltas(&self, forward: &Forward, target: f32) -> Deltas {
        let output = forward.output * (1.0 - forward.output) * (target - forward.output);
        let hidden = std::array::from_fn(|j| {
            let unit = forward.hidden[j];
            unit * (1.0 - unit) * output * self.hidden_weights[j]
        });
        Deltas { output, hidden }
    }

    /// Moves the weights of the input layer. `changes` has each one's last change.
    fn adjust(&mut self, units: &[f32], hidden: &[f32; STRIDE], rate: f32, changes: &mut [f32]) {
        let rows = self.input_weights.chunks_exact_mut(STRIDE);
        for ((row, changes), unit) in rows.zip(changes.chunks_exact_mut(STRIDE)).zip(units) {
            for ((weight, change), delta) in row.iter_mut().zip(changes).zip(hidden).skip(1) {
                *change = rate * delta * unit + MOMENTUM * *change;
                *weight += *change;
            }
        }
    }
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let inputs = inputs(bytes);
    // Pictures of two kinds; the network learns to tell them apart.
    let side = inputs.isqrt() + 1;
    let pictures: Vec<Vec<f32>> = (0..4)
        .map(|seed| {
            let picture = image::photograph(side.max(16), side.max(16), 8 + seed);
            let units = picture.iter().take(inputs);
            let units = units.map(|&level| f32::from(level) / 255.0);
            [1.0].into_iter().chain(units).collect()
        })
        .collect();
    let mut network = Network::new(inputs, &mut Random::new(8));
    let mut changes = vec![0.0; network.input_weights.len()];
    // So that a step changes a hidden unit's input by about as much for any number of inputs.
    let rate = 64.0 / inputs as f32;
    let step = |network: &mut Network, changes: &mut [f32], i: usize| {
        let units = &pictures[i % pictures.len()];
        let target = if i % 2 == 0 { 0.9 } else { 0.1 };
        let forward = network.forward(units);
        let deltas = network.deltas(&forward, target);
        network.adjust(units, &deltas.hidden, rate, changes);
        for (weight, unit) in network.hidden_weights.iter_mut().zip(&forward.hidden) {
            *weight += 0.3 * deltas.output * unit;
        }
        (forward, deltas)
    };
    for i in 0..8 {
        step(&mut network, &mut changes, i);
    }
    let before = network.input_weights.clone();
    let (forward, deltas) = step(&mut network, &mut changes, 8);
    let holds = [
        "the bias, 1, and a picture's levels of grey from 0 to 1 (input_cuda)",
        "weights of the input layer after eight steps, before the ninth (input_hidden_cuda)",
    ];
    let layers = (forward.partial_sums.as_slice(), &deltas.hidden);
    arrays(&pictures[0], &before, layers, &changes, &network, holds)
}

/// The input of Rodinia's own program, and its one step: units and weights from 0 to 1 by `rand`.
/// Sums of so many saturate the hidden units, so that no weight changes.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    let inputs = inputs(bytes);
    let mut random = Rand::new(7);
    let input_weights = (0..(inputs + 1) * STRIDE).map(|_| random.unit()).collect();
    // Of each hidden unit's two weights, the second is the output's.
    let hidden_weights = std::array::from_fn(|_| (random.unit(), random.unit()).1);
    let units = std::iter::once(1.0).chain((0..inputs).map(|_| random.unit()));
    let units: Vec<f32> = units.collect();
    let mut network = Network {
        input_weights,
        hidden_weights,
    };
    let before = network.input_weights.clone();
    let forward = network.forward(&units);
    let deltas = network.deltas(&forward, 0.1);
    let mut changes = vec![0.0; before.len()];
    network.adjust(&units, &deltas.hidden, 0.3, &mut changes);
    let holds = [
        "the bias, 1, and random numbers from 0 to 1 (input_cuda)",
        "random weights of the input layer from 0 to 1 (input_hidden_cuda)",
    ];
    let layers = (forward.partial_sums.as_slice(), &deltas.hidden);
    arrays(&units, &before, layers, &changes, &network, holds)
}

/// Input units of which the weights have at most this many bytes.
fn inputs(bytes: usize) -> usize {
    ((bytes / 4 / STRIDE - 1) / HIDDEN * HIDDEN).max(HIDDEN)
}

/// Units and weights before a step, what it computes of the hidden layer (partial sums, deltas), the
/// weights' changes and the network after it; what units and weights hold.
fn arrays(
    units: &[f32],
    before: &[f32],
    (partial_sums, hidden_deltas): (&[f32], &[f32; STRIDE]),
    changes: &[f32],
    network: &Network,
    holds: [&'static str; 2],
) -> Vec<Array> {
    let inputs = units.len() - 1;
    let shape = [inputs + 1, STRIDE];
    vec![
        Array::new("input_units", Role::Load, &[inputs + 1], units, holds[0]),
        Array::new("input_weights", Role::Load, &shape, before, holds[1]),
        Array::new(
            "partial_sums",
            Role::Store,
            &[inputs / HIDDEN, HIDDEN],
            partial_sums,
            "what each 16 input units bring to each hidden unit (hidden_partial_sum)",
        ),
        Array::new(
            "hidden_delta",
            Role::Load,
            &[STRIDE],
            hidden_deltas,
            "the hidden units' errors (hidden_delta_cuda)",
        ),
        Array::new(
            "weight_changes",
            Role::LoadStore,
            &shape,
            changes,
            "the weights' last changes, after the step (input_prev_weights_cuda)",
        ),
        Array::new(
            "adjusted_weights",
            Role::Store,
            &shape,
            &network.input_weights,
            "the weights after the step (input_hidden_cuda)",
        ),
    ]
}
