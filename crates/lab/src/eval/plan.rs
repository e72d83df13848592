//! The plan of an evaluation, and its errors.

use std::io;

use rayon::prelude::*;

use super::counter::uncompressed;
use super::measure::Measure;
use super::names::Names;
use super::source::{Segment, SourceError};
use super::Shard;
use crate::bus::Totals;
use crate::codebook::TrainError;
use crate::codec::SchemeError;
use crate::terms::{BlockSize, Flit, SymbolLength};

/// The measures of an evaluation.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The block, the same in all measures.
    pub block: BlockSize,
    /// The columns, counted of each file.
    pub measures: Vec<Measure>,
    /// Whether Shannon's bound is counted for the symbol lengths of the measures.
    pub bounds: bool,
    /// The part of the work to do.
    pub shard: Option<Shard>,
    /// Whether what is trained on a file itself is measured with codebooks of other data, too: of
    /// each half of the file with that of the other half.
    pub other_data: bool,
    /// Whether toggles are counted, on a bus of such flits. All blocks are then encoded.
    pub toggles: Option<Flit>,
    /// The patterns that give a tensor's layer and role by its name.
    pub names: Names,
}

impl Plan {
    /// Toggles of segments uncompressed, if they are wanted.
    pub(super) fn uncompressed(&self, batch: &[Segment]) -> Vec<Totals> {
        let (Some(flit), Some(measure)) = (self.toggles, self.measures.first()) else {
            return Vec::new();
        };
        let segments = batch.par_iter();
        segments
            .map(|segment| uncompressed(segment, measure.geometry, flit))
            .collect()
    }

    /// The symbol lengths for which Shannon's bound is counted.
    pub(super) fn bound_lengths(&self) -> Vec<SymbolLength> {
        let lengths = self.measures.iter().filter_map(Measure::bounded_by);
        let mut lengths: Vec<_> = lengths.filter(|_| self.bounds).collect();
        lengths.sort_unstable();
        lengths.dedup();
        lengths
    }
}

/// Why an evaluation fails.
#[derive(Debug, thiserror::Error)]
pub enum EvalError {
    /// An input.
    #[error(transparent)]
    Source(#[from] SourceError),
    /// Training.
    #[error(transparent)]
    Train(#[from] TrainError),
    /// A codebook that is not one for its codec.
    #[error(transparent)]
    Scheme(#[from] SchemeError),
    /// A codec with parameters that an evaluation does not have.
    #[error("a codec cannot be described: {0}")]
    Describe(#[from] serde_json::Error),
    /// A codebook of the file itself for a part of the work.
    #[error("a part of the work cannot train on the whole file: its codebook must be given")]
    ShardTraining,
    /// The bursts cannot be written.
    #[error("cannot write the bursts: {0}")]
    Bursts(io::Error),
}
