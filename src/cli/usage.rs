//! Errors in the command line, as opposed to errors during a run.

use crate::codec::SchemeError;
use crate::params::OptionsError;
use crate::terms::TermError;

/// A mistake in the flags, in their values or in their use, with its cure.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub(super) String);

/// Whether an error is a mistake in the command line: of flags here, of a design's parameters, or of a
/// codebook that is not for them.
pub fn is_usage(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.is::<Usage>()
            || cause.is::<SchemeError>()
            || cause.is::<OptionsError>()
            || cause.is::<TermError>()
    })
}
