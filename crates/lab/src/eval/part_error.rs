//! Errors of files that are read back, and of parts that are joined.

use std::io;
use std::path::{Path, PathBuf};

use crate::codebook::TrainError;

/// Why evaluations or histograms cannot be read or joined.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// The file cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file is damaged, or something else.
    #[error("{} is no {what}, or is damaged: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The kind of file expected.
        what: &'static str,
        /// The mistake.
        reason: String,
    },
    /// Parts that are not those of one whole.
    #[error("these parts cannot be joined: {reason}")]
    Parts {
        /// Why not.
        reason: String,
    },
    /// The histograms.
    #[error(transparent)]
    Train(#[from] TrainError),
}

impl PartError {
    pub(super) fn read(path: &Path, source: io::Error) -> Self {
        PartError::Read {
            path: path.to_owned(),
            source,
        }
    }

    pub(super) fn damaged(path: &Path, what: &'static str, reason: impl Into<String>) -> Self {
        PartError::Damaged {
            path: path.to_owned(),
            what,
            reason: reason.into(),
        }
    }

    pub(super) fn parts(reason: impl Into<String>) -> Self {
        PartError::Parts {
            reason: reason.into(),
        }
    }
}
