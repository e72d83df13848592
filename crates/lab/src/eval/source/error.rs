//! Errors of inputs that cannot be evaluated.

use std::io;

use crate::terms::InputError;

/// Errors of an input; every variant names it.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// The system cannot read it, or what it is compressed with finds it damaged.
    #[error("cannot read {name}: {source}")]
    Read {
        /// The input.
        name: String,
        /// The system's error.
        source: io::Error,
    },
    /// There is no data.
    #[error("{name} is empty")]
    Empty {
        /// The input.
        name: String,
    },
    /// All that was found was left out.
    #[error("nothing to read: {left_out}")]
    Nothing {
        /// The files left out, with reasons.
        left_out: String,
    },
    /// A name that promises another form.
    #[error("{name} does not begin as {form} (--input raw takes its bytes as they are)")]
    Form {
        /// The input.
        name: String,
        /// The form by its name.
        form: &'static str,
    },
    /// A damaged archive, an array of no elements, or elements that cannot be converted.
    #[error("{name}: {reason}")]
    Contents {
        /// The input.
        name: String,
        /// Why it cannot be taken.
        reason: String,
    },
    /// More or fewer bytes than there should be.
    #[error("{name}: {expected} bytes {by}, but {found} when it was read")]
    Length {
        /// The input.
        name: String,
        /// The bytes that there should be.
        expected: u64,
        /// Where the length is from.
        by: &'static str,
        /// The bytes that there are; "more", if they were not counted.
        found: String,
    },
    /// Data that is no whole blocks, or cannot be kept.
    #[error(transparent)]
    Data(#[from] InputError),
    /// A line of a memory trace.
    #[error("{name}, line {line}: expected {expected}, found '{found}'")]
    Line {
        /// The trace.
        name: String,
        /// The line's number, from 1.
        line: u64,
        /// The expected text.
        expected: String,
        /// The text found.
        found: String,
    },
}

/// The error for an array of no elements.
pub(super) fn no_elements(shape: &[u64]) -> String {
    format!("an array without elements, of shape {shape:?}")
}
