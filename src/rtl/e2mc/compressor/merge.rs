//! Compressor: one encoder's share of a slice of the compressed block.
//!
//! Only when all encoders are done is it known where each one's stream starts,
//! so the streams are put together a slice at a time: of each, the bytes that
//! fall into the slice, moved by the start's place within a slice (five stages
//! of a byte shifter); the shares are ORed.
//!
//! Combinational.

use std::rc::Rc;

use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module};
use crate::rtl::e2mc::{Parameters, SLICE_BYTES};

/// Bits of a place within a slice, in bytes.
pub const SHIFT_BITS: u32 = SLICE_BYTES.trailing_zeros();

ports! {
    pub(super) MergeInputs { stream, here, shift } -> MergeOutputs { share }
}

pub fn merge(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_merge", p.name));
    m.doc("One encoder's share of a 32-byte slice of the compressed block: the bytes of its\nstream that fall into the slice.");
    let stream = m
        .input("stream", p.max_stored_bytes() * 8)
        .comment("Stream of the encoder, first bit lowest, zero past its end");
    let slice_bits = SLICE_BYTES * 8;
    let parts = stream.parts(slice_bits);
    let here = m.input("here", parts.len() as u32);
    here.comment("Which slice of the stream begins in this slice of the block, one-hot");
    let shift = m.input("shift", SHIFT_BITS);
    shift.comment("Byte of the block's slice at which the stream's slice begins");

    // The slice has the end of the part before, too.
    let of = |number: usize| here.bit(number as u32);
    let part = or_all(
        parts
            .iter()
            .enumerate()
            .map(|(number, &part)| of(number).gate(part)),
    )
    .named("part");
    let before = parts
        .iter()
        .zip(1..parts.len())
        .map(|(&part, next)| of(next).gate(part))
        .reduce(|a, b| a | b)
        .unwrap_or_else(|| m.zero(slice_bits))
        .named("part_before");
    let distance = concat(&[m.zero(3), shift]);
    let moved = (concat(&[before, part]) << distance).named("moved");
    m.output("share", moved.slice(slice_bits, slice_bits))
        .comment("Bits of the block's slice that are of this stream, else zero");
    m.finish()
}
