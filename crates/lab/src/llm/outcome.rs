//! Time and energy of steps on a device, with each codec.

use serde::Serialize;

use super::gain::Gain;
use super::step::Step;

/// A processor and its memory.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Device {
    /// Its name, for readers.
    pub title: String,
    /// The memory's bandwidth in 10^9 bytes a second.
    pub bandwidth_gb_s: f64,
    /// Operations in 10^12 a second, two a product.
    pub tflops: f64,
    /// The share of both that programs reach.
    pub efficiency: f64,
    /// Energy of a bit between memory and processor in pJ: least, expected, most.
    pub dram_pj_bit: [f64; 3],
    /// The memory in 10^9 bytes, if it is known.
    pub memory_gb: Option<f64>,
}

/// Energy of a codec's logic in pJ for a block.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CodecEnergy {
    /// To compress it.
    pub compress_pj: f64,
    /// To decompress it.
    pub decompress_pj: f64,
}

/// A step with one codec.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Outcome {
    /// The codec's ratios.
    pub gain: Gain,
    /// The effective CR of all that the step moves, metadata counted.
    pub effective_ratio: f64,
    /// Bytes that it moves.
    pub bytes: f64,
    /// Seconds that it takes.
    pub seconds: f64,
    /// Whether memory limits it, or computing.
    pub memory_bound: bool,
    /// Tokens a second.
    pub tokens_s: f64,
    /// How many times the tokens a second without compression.
    pub speedup: f64,
    /// The memory's energy in J for a token: least, expected, most.
    pub dram_j: [f64; 3],
    /// The energy of the codec's logic in J for a token, where it was measured.
    pub codec_j: Option<f64>,
}

/// A step with all codecs, none first.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Outcomes {
    /// The step.
    pub step: Step,
    /// A row for each codec.
    pub rows: Vec<Outcome>,
}

/// Metadata of a block in bytes, of this many bytes: two bits a block of 128 bytes.
fn metadata(block: f64) -> f64 {
    let bursts = (block / 32.0).max(2.0);
    bursts.log2() / 8.0
}

impl Outcomes {
    /// A step on a device with each codec, in blocks of this many bytes; codecs' energies in their order.
    pub fn new(
        device: &Device,
        step: Step,
        codecs: &[(Gain, Option<CodecEnergy>)],
        block: f64,
    ) -> Self {
        let plain = outcome(device, &step, &Gain::none(), 0.0);
        let share = metadata(block) / block;
        let (read, written) = (step.bytes.sum() - step.bytes.written, step.bytes.written);
        let rows = codecs.iter().map(|(gain, energy)| {
            let row = outcome(device, &step, gain, share);
            let pj = energy.map(|pj| read * pj.decompress_pj + written * pj.compress_pj);
            Outcome {
                speedup: plain.seconds / row.seconds,
                codec_j: pj.map(|pj| pj / block / 1e12 / step.made()),
                ..row
            }
        });
        let rows = std::iter::once(plain.clone()).chain(rows).collect();
        Outcomes { step, rows }
    }
}

/// `metadata` is its share of the bytes of blocks.
fn outcome(device: &Device, step: &Step, gain: &Gain, metadata: f64) -> Outcome {
    let raw = step.bytes.sum();
    let bytes = step.bytes.compressed(gain) + metadata * raw;
    let moving = bytes / (1e9 * device.bandwidth_gb_s * device.efficiency);
    let computing = step.operations / (1e12 * device.tflops * device.efficiency);
    let seconds = moving.max(computing);
    let joules = 8.0 * bytes / step.made();
    Outcome {
        gain: gain.clone(),
        effective_ratio: raw / bytes,
        bytes,
        seconds,
        memory_bound: moving > computing,
        tokens_s: step.made() / seconds,
        speedup: 1.0,
        dram_j: device.dram_pj_bit.map(|pj| joules * pj / 1e12),
        codec_j: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llm::models;

    fn device() -> Device {
        Device {
            title: "a device".into(),
            bandwidth_gb_s: 1000.0,
            tflops: 500.0,
            efficiency: 0.5,
            dram_pj_bit: [4.0, 5.0, 6.0],
            memory_gb: None,
        }
    }

    fn halved() -> Gain {
        Gain {
            codec: "half".into(),
            weights: 2.0,
            keys: 2.0,
            values: 2.0,
        }
    }

    #[test]
    fn decoding_gains_the_ratio_and_prefill_nothing() {
        let model = &models()[0].config;
        let step = Step::decoding(model, 1, 4096, 2.0, 2.0);
        let of = Outcomes::new(&device(), step, &[(halved(), None)], 128.0);
        let [none, half] = &of.rows[..] else { panic!() };
        assert!(none.memory_bound && half.memory_bound);
        assert_eq!((none.speedup, none.effective_ratio), (1.0, 1.0));
        // 500 GB/s for the weights and for 4097 tokens of 1 MiB.
        let bytes = step.bytes.weights + 4097.0 * 524_288.0;
        assert!((none.tokens_s - 500e9 / bytes).abs() < 1e-9);
        // Two bits a block are 1/512 of it: 1 / (1/2 + 1/512).
        assert!((half.speedup - 512.0 / 257.0).abs() < 1e-9);
        assert!((half.dram_j[1] - half.bytes * 8.0 * 5e-12).abs() < 1e-12);

        let step = Step::prefill(model, 1, 4096, 2.0, 2.0);
        let of = Outcomes::new(&device(), step, &[(halved(), None)], 128.0);
        assert!(of
            .rows
            .iter()
            .all(|row| !row.memory_bound && row.speedup == 1.0));
    }

    #[test]
    fn raw_data_cost_their_metadata() {
        let step = Step::decoding(&models()[1].config, 64, 32_768, 2.0, 2.0);
        let energy = CodecEnergy {
            compress_pj: 0.0,
            decompress_pj: 128.0,
        };
        let of = Outcomes::new(&device(), step, &[(Gain::none(), Some(energy))], 128.0);
        assert!((of.rows[1].speedup - 512.0 / 513.0).abs() < 1e-9);
        // A pJ a byte that is read, of 64 tokens.
        let read = step.bytes.sum() - step.bytes.written;
        let joules = of.rows[1].codec_j.unwrap();
        assert!((joules - read * 1e-12 / 64.0).abs() < 1e-15);
    }
}
