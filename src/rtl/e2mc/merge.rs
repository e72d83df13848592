//! Compressor: one encoder's share of a slice of the compressed block.
//!
//! Only when all encoders are done is it known where each one's stream starts,
//! so the streams are put together a slice at a time: of each, the bytes that
//! fall into the slice, moved by the start's place within a slice (five stages
//! of a byte shifter); the shares are ORed.
//!
//! | port | width | |
//! |---|---|---|
//! | `stream` | largest stored size | from [`super::encoder`], zero past its end |
//! | `start` | 7 | byte at which it starts in the block |
//! | `slice` | 2 | number of the slice |
//! | `share` | 256 | the slice's bits of this stream |
//!
//! Combinational.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

/// Bytes that are put together in one cycle.
pub const SLICE_BYTES: u32 = 32;

/// Bits of a start that the merge looks at: a block that starts past 127 bytes
/// is not stored compressed.
pub const START_BITS: u32 = 7;

pub fn merge(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_merge", p.name));
    m.doc("One encoder's share of a 32-byte slice of the compressed block: the bytes of its\nstream that fall into the slice.");
    let stream = m.input("stream", p.max_stored_bytes() * 8);
    let start = m.input("start", START_BITS);
    let slice = m.input("slice", 2);

    let slice_bits = SLICE_BYTES * 8;
    let shift_bits = SLICE_BYTES.trailing_zeros();
    let parts = stream.parts(slice_bits);
    let first_slice = start.slice(shift_bits, START_BITS - shift_bits);
    // Slice i of the block holds parts i − first and i − first − 1 of the stream.
    let part = |behind: u64| -> Signal {
        let shares = parts.iter().enumerate().map(|(number, &part)| {
            let sum = first_slice.resize(3).plus(number as u64 + behind);
            let is = slice.resize(3).eq(sum);
            is.named(&format!("is_part{number}_{behind}")).gate(part)
        });
        or_all(shares.collect::<Vec<_>>())
    };
    let here = part(0).named("part");
    let before = part(1).named("part_before");
    let distance = concat(&[m.zero(3), start.slice(0, shift_bits)]);
    let moved = (concat(&[before, here]) << distance).named("moved");
    m.output("share", moved.slice(slice_bits, slice_bits));
    m.finish()
}
