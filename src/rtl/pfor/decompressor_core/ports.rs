//! The ports of the core, beside its control.

use super::super::Parameters;
use crate::hdl::{Builder, Signal};

/// Declares the data inputs: a stored block, with `more` at the end of its comment, and its metadata.
pub(super) fn stored_block<'m>(m: &'m Builder, p: &Parameters, more: &str) -> [Signal<'m>; 2] {
    let stored = format!("Stored block, first bit lowest, zero past its last beat{more}");
    let bursts = "Metadata: bursts less one, or all ones if stored raw";
    [
        m.input("stored", p.stored_bits()).comment(&stored),
        m.input("bursts", p.ports.metadata_bits()).comment(bursts),
    ]
}

/// Declares the outputs.
pub(super) fn output_block<'m>(
    m: &'m Builder,
    done: Signal<'m>,
    block: Signal<'m>,
    error: Signal<'m>,
) {
    m.output("done", done)
        .comment("Outputs hold a decompressed block");
    m.output("block", block)
        .comment("Decompressed block, byte 0 in the lowest bits; arbitrary on an error");
    m.output("error", error)
        .comment("Stored block is invalid: bad widths, an unsupported mode, or a field past the stored bytes");
}
