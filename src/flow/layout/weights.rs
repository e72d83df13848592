//! Weights of nets, so that the placer keeps the cells of long paths together.

use super::super::sta::PERIOD;

/// The share of the longest path below its slack in which nets gain weight.
const SPAN: f64 = 0.3;
/// What a net on the longest path gains each time.
const GAIN: f64 = 3.0;
/// The most that a net weighs; others weigh 1.
const MOST: f64 = 8.0;

/// How much each net counts in the placer's sum of lengths.
#[derive(Clone, Debug)]
pub(super) struct Weights(Vec<u32>);

impl Weights {
    /// All nets weigh 1.
    pub fn equal(nets: usize) -> Weights {
        Weights(vec![1; nets])
    }

    /// Of a net.
    pub fn of(&self, net: usize) -> u32 {
        self.0[net]
    }

    /// Adds weight to nets with little slack: the more, the longer the longest path through a net. `worst`: the least
    /// slack.
    pub fn add(&mut self, slacks: &[f64], worst: f64) {
        let longest = PERIOD - worst;
        for (weight, slack) in self.0.iter_mut().zip(slacks) {
            let near = (1.0 - (slack - worst) / (SPAN * longest)).max(0.0);
            let gain = (GAIN * near * near).round();
            *weight = (f64::from(*weight) + gain).min(MOST) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nets_of_long_paths_gain_weight() {
        let mut weights = Weights::equal(4);
        // A path of 4 ns; one of 3.9, one of 2.5 and none.
        let slacks = [-3.0, -2.9, -1.5, f64::INFINITY];
        weights.add(&slacks, -3.0);
        assert_eq!(weights.0, [4, 4, 1, 1]);
        for _ in 0..9 {
            weights.add(&slacks, -3.0);
        }
        assert_eq!(weights.0, [8, 8, 1, 1]);
    }
}
