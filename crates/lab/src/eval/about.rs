//! Data of a page and its headline besides the counts: the origin, and the codecs' hardware.

use serde::{Deserialize, Serialize};

use super::costs::Costs;
use super::evaluation::Evaluation;

/// Where a page comes from, and what is known of the codecs' hardware.
#[derive(Clone, Debug, Default)]
pub struct About {
    /// The command line.
    pub command: String,
    /// The program's version.
    pub version: String,
    /// When it was made.
    pub date: String,
    /// Names of the files that were read, and their SHA-256; none of what can be read once only.
    pub inputs: Vec<(String, Option<String>)>,
    /// Whether there is hardware for each codec; if nothing is known, it is not asked for.
    pub built: Vec<bool>,
    /// The hardware of each codec, in the order of [`super::Evaluation::codecs`]; nothing where there is
    /// none.
    pub hardware: Vec<Option<Hardware>>,
    /// Costs at the bandwidth of a usual memory, for an evaluation without a bandwidth.
    pub costs: Option<Costs>,
}

/// The hardware of a codec: a compressor and a decompressor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hardware {
    /// The command that makes it.
    pub command: String,
    /// Bytes of a block.
    pub block: u32,
    /// Cycles from block to block, of the slower half.
    pub interval: u32,
    /// Cycles of the worst block, of compressor and decompressor.
    pub latency: [u32; 2],
    /// Bits of memories of both.
    pub memory_bits: u64,
    /// Results of synthesis, if it was run.
    pub synthesis: Option<Synthesis>,
}

/// Results of synthesis, for both halves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Synthesis {
    /// Area without memories, in thousands of NAND2.
    pub kge: f64,
    /// The fastest clock of the slower half.
    pub mhz: f64,
    /// The cell library.
    pub library: String,
}

impl Hardware {
    /// Bytes a second of one unit, in 10^9, at a clock in MHz.
    pub(super) fn rate(&self, mhz: f64) -> f64 {
        f64::from(self.block) * mhz / f64::from(self.interval.max(1)) / 1000.0
    }

    /// Thousands of NAND2 for 10^9 bytes a second, at the fastest clock, if synthesis was run.
    pub(super) fn area_of_rate(&self) -> Option<f64> {
        let synthesis = self.synthesis.as_ref()?;
        Some(synthesis.kge / self.rate(synthesis.mhz))
    }

    /// The clock in MHz that it runs at where one is asked for: no faster than it can, as far as that is
    /// known.
    pub(super) fn clock(&self, mhz: f64) -> f64 {
        let fastest = self.synthesis.as_ref().map(|synthesis| synthesis.mhz);
        fastest.map_or(mhz, |fastest| fastest.min(mhz))
    }
}

impl About {
    /// Costs at a memory's bandwidth: the evaluation's, or else those of a usual memory.
    pub(super) fn costs<'a>(&'a self, evaluation: &'a Evaluation) -> Option<&'a Costs> {
        evaluation.costs.as_ref().or(self.costs.as_ref())
    }

    pub(super) fn hardware(&self, codec: usize) -> Option<&Hardware> {
        self.hardware.get(codec).and_then(Option::as_ref)
    }

    /// The codec's mark where it has hardware.
    pub fn mark(&self, codec: usize) -> &'static str {
        match self.hardware(codec) {
            Some(_) => "◆",
            None => "",
        }
    }
}
