//! The bytes that a step moves, and its operations.

use serde::Serialize;

use super::gain::Gain;
use super::model::Model;

/// Which part of the work a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// One more token of each sequence.
    Decoding,
    /// All tokens of each prompt at once.
    Prefill,
}

/// A step: all sequences of a batch go on together.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Step {
    /// Which part of the work it is.
    pub phase: Phase,
    /// Sequences.
    pub batch: u64,
    /// Tokens of each: that are there when decoding, of its prompt in a prefill.
    pub tokens: u64,
    /// Bytes that move, nothing compressed.
    pub bytes: Bytes,
    /// Operations: two a product.
    pub operations: f64,
    /// Bytes of all weights, keys and values that lie in memory at the end.
    pub resident: f64,
}

/// Bytes between memory and processors. What flows from layer to layer stays in the cache and is not
/// counted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Bytes {
    /// Weights, read.
    pub weights: f64,
    /// Keys, read and written.
    pub keys: f64,
    /// Values, likewise.
    pub values: f64,
    /// Those of keys and values that are written.
    pub written: f64,
}

impl Bytes {
    /// All of them.
    pub fn sum(self) -> f64 {
        self.weights + self.keys + self.values
    }

    /// Those that a codec moves, but for its metadata.
    pub fn compressed(self, gain: &Gain) -> f64 {
        self.weights / gain.weights + self.keys / gain.keys + self.values / gain.values
    }
}

impl Step {
    /// One more token for each sequence of a batch, which have so many; `weight` and `cached` are the
    /// bytes of an element of weights, and of keys and values.
    pub fn decoding(model: &Model, batch: u64, context: u64, weight: f64, cached: f64) -> Self {
        let sequences = batch as f64;
        let attended = model.attended(context) as f64;
        // Those of the tokens before are read, the new one's written.
        let new = sequences * model.keys_of_a_token() * cached;
        let keys = new * (attended + 1.0);
        let of_token = model.weights_of_a_token() + model.vocabulary();
        let operations = 2.0 * of_token + model.attention_operations() * attended;
        Step {
            phase: Phase::Decoding,
            batch,
            tokens: context,
            bytes: Bytes {
                weights: model.weights_read(batch) * weight,
                keys,
                values: keys,
                written: 2.0 * new,
            },
            operations: sequences * operations,
            resident: model.weights() * weight + 2.0 * keys,
        }
    }

    /// All tokens of the prompts of a batch. Keys and values are written once and read once: tiles of
    /// queries are taken to share what they read.
    pub fn prefill(model: &Model, batch: u64, prompt: u64, weight: f64, cached: f64) -> Self {
        let (sequences, tokens) = (batch as f64, prompt as f64);
        let stored = sequences * tokens * model.keys_of_a_token() * cached;
        // A token attends to itself and those before it; past the window to as many as it has.
        let window = model.attended(prompt) as f64;
        let pairs = window * (window + 1.0) / 2.0 + (tokens - window) * window;
        let of_tokens = 2.0 * tokens * model.weights_of_a_token();
        // Only the last token of a prompt is predicted from.
        let operations =
            of_tokens + 2.0 * model.vocabulary() + model.attention_operations() * pairs;
        Step {
            phase: Phase::Prefill,
            batch,
            tokens: prompt,
            bytes: Bytes {
                weights: model.weights_read(batch.saturating_mul(prompt)) * weight,
                keys: 2.0 * stored,
                values: 2.0 * stored,
                written: 2.0 * stored,
            },
            operations: sequences * operations,
            resident: model.weights() * weight + 2.0 * stored,
        }
    }

    /// Tokens that it makes or reads.
    pub fn made(&self) -> f64 {
        match self.phase {
            Phase::Decoding => self.batch as f64,
            Phase::Prefill => self.batch as f64 * self.tokens as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llm::models;

    #[test]
    fn a_step_by_hand() {
        let model = &models()[0].config;
        let step = Step::decoding(model, 4, 999, 2.0, 1.0);
        // 32 layers of 4 · 4096² and 3 · 4096 · 11008, and the output's 32000 · 4096, two bytes each.
        let weights = 32.0 * (4.0 * 4096.0 * 4096.0 + 3.0 * 4096.0 * 11008.0) + 32000.0 * 4096.0;
        assert_eq!(step.bytes.weights, 2.0 * weights);
        assert_eq!(step.bytes.keys, 4.0 * 1000.0 * 131_072.0);
        assert_eq!(
            step.operations,
            4.0 * (2.0 * weights + 4.0 * 131_072.0 * 999.0)
        );
        assert_eq!(step.made(), 4.0);
        let gain = Gain {
            codec: "x".into(),
            weights: 2.0,
            keys: 1.0,
            values: 4.0,
        };
        let moved = step.bytes.compressed(&gain);
        assert_eq!(moved, weights + 1.25 * step.bytes.keys);
    }

    #[test]
    fn a_prefill_of_one_token_is_a_step_without_context() {
        let model = &models()[1].config;
        let prefill = Step::prefill(model, 3, 1, 2.0, 2.0);
        let step = Step::decoding(model, 3, 0, 2.0, 2.0);
        assert_eq!(prefill.bytes.weights, step.bytes.weights);
        assert_eq!(prefill.resident, step.resident);
        let itself = 3.0 * model.attention_operations();
        assert_eq!(prefill.operations, step.operations + itself);
    }
}
