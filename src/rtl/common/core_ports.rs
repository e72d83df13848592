//! Ports that the cores of several designs have: see [`Core`](super::Core).

use super::Ports;
use crate::hdl::{Builder, Signal};

/// `advance` and `start`, of a core that is no [`Pipeline`](crate::hdl::Pipeline).
pub(in crate::rtl) fn advance_and_start(m: &Builder) -> [Signal<'_>; 2] {
    [
        m.input("advance", 1)
            .comment("Pipeline moves; else all registers hold"),
        m.input("start", 1)
            .comment("A block is at the input, and stays there for some moves"),
    ]
}

/// The block that a core compresses.
pub(in crate::rtl) fn block_to_compress<'m>(m: &'m Builder, p: &Ports) -> Signal<'m> {
    m.input("block", p.block_bits())
        .comment("Block to compress, byte 0 in the lowest bits")
}

/// What a core decompresses: the stored block and its metadata.
pub(in crate::rtl) fn stored_block<'m>(m: &'m Builder, p: &Ports) -> [Signal<'m>; 2] {
    [
        m.input("stored", p.max_stored_bits())
            .comment("Stored block, first bit lowest, zero past its last beat"),
        m.input("bursts", 2)
            .comment("Metadata: number of bursts less one, or all ones if stored raw"),
    ]
}

/// The outputs of a core that compresses.
pub(in crate::rtl) fn output_stored<'m>(m: &'m Builder, [done, stored, bursts]: [Signal<'m>; 3]) {
    m.output("done", done)
        .comment("A compressed block is at the outputs");
    m.output("stored", stored)
        .comment("Compressed block, first bit lowest, zero past its end");
    m.output("bursts", bursts)
        .comment("Metadata: number of bursts less one, or all ones if stored raw");
}

/// The outputs of a core that decompresses.
pub(in crate::rtl) fn output_block<'m>(m: &'m Builder, [done, block, error]: [Signal<'m>; 3]) {
    m.output("done", done)
        .comment("A decompressed block is at the outputs");
    m.output("block", block)
        .comment("Decompressed block, byte 0 in the lowest bits; arbitrary on an error");
    m.output("error", error)
        .comment("No compressor makes such a stored block");
}
