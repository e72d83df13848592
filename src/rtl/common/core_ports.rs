//! Ports that the cores of several designs share: see [`Core`](super::Core).

use super::Ports;
use crate::hdl::{Builder, Signal};

/// Declares `advance` and `start` of a core that is not built as a [`Pipeline`](crate::hdl::Pipeline).
pub(in crate::rtl) fn advance_and_start(m: &Builder) -> [Signal<'_>; 2] {
    [
        m.input("advance", 1)
            .comment("Clock enable of the pipeline; when 0, all registers hold"),
        m.input("start", 1)
            .comment("A block is at the input and stays there for several enabled cycles"),
    ]
}

/// Declares the port of the block to compress.
pub(in crate::rtl) fn block_to_compress<'m>(m: &'m Builder, p: &Ports) -> Signal<'m> {
    m.input("block", p.block_bits())
        .comment("Block to compress, byte 0 in the lowest bits")
}

/// Declares the ports of a decompressor core: the stored block and its metadata.
pub(in crate::rtl) fn stored_block<'m>(m: &'m Builder, p: &Ports) -> [Signal<'m>; 2] {
    [
        m.input("stored", p.max_stored_bits())
            .comment("Stored block, first bit lowest, zero past its last beat"),
        m.input("bursts", 2)
            .comment("Metadata: bursts less one, or all ones if stored raw"),
    ]
}

/// Declares the outputs of a compressor core.
pub(in crate::rtl) fn output_stored<'m>(m: &'m Builder, [done, stored, bursts]: [Signal<'m>; 3]) {
    m.output("done", done)
        .comment("Outputs hold a compressed block");
    m.output("stored", stored)
        .comment("Compressed block, first bit lowest, zero past its end");
    m.output("bursts", bursts)
        .comment("Metadata: bursts less one, or all ones if stored raw");
}

/// Declares the outputs of a decompressor core.
pub(in crate::rtl) fn output_block<'m>(m: &'m Builder, [done, block, error]: [Signal<'m>; 3]) {
    m.output("done", done)
        .comment("Outputs hold a decompressed block");
    m.output("block", block)
        .comment("Decompressed block, byte 0 in the lowest bits; arbitrary on an error");
    m.output("error", error)
        .comment("Stored block is invalid: no compressor produces it");
}
