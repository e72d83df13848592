//! Compression ratios, of counts and of all files.

use serde::{Deserialize, Serialize};

use super::counts::Counts;

/// A compression ratio.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ratio {
    /// By encoded bits.
    Raw,
    /// By bursts.
    Effective,
}

/// Numbers of one codec over all files: geometric means, or those of all files taken as one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    /// The codec's name.
    pub name: String,
    /// Of the raw compression ratios.
    pub raw_ratio: f64,
    /// Of the effective compression ratios.
    pub effective_ratio: f64,
    /// Of Shannon's bounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<f64>,
    /// Of the shares of the bound that were reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound_share: Option<f64>,
    /// In blocks of more than 128 bytes, of what reading 128 bytes of one costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read_amplification: Option<f64>,
    /// Of the compression ratios trained on other data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_data: Option<Ratios>,
}

/// The compression ratios of a codec.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Ratios {
    /// By encoded bits.
    pub raw_ratio: f64,
    /// By bursts.
    pub effective_ratio: f64,
}

impl Ratios {
    /// Those of some counts.
    pub fn of(counts: &Counts) -> Self {
        Ratios {
            raw_ratio: counts.statistics.raw_ratio(),
            effective_ratio: counts.statistics.effective_ratio(),
        }
    }
}

impl Mean {
    /// The ratios of hardware whose codebook is made before its data is known: those trained on
    /// other data, where there are some.
    pub fn ratios(&self) -> Ratios {
        self.other_data.unwrap_or(Ratios {
            raw_ratio: self.raw_ratio,
            effective_ratio: self.effective_ratio,
        })
    }
}
