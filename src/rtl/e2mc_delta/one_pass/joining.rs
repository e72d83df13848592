//! Compressor in one pass: joins the streams of the selected mode to the output block, a slice of 32 bytes
//! per cycle.
//!
//! ```text
//! first way ────────────── behind the header ──┐
//! ways that meet at a border → moved as one ───┼→ OR → slice of the block → m_axis
//! last way ─────────── from the last burst ────┘
//! ```
//!
//! The streams do not change for three cycles even if the next block follows at the shortest interval.

use super::super::Parameters;
use super::border::{border, BorderInputs, SLICE_BITS};
use super::control::Control;
use super::Decision;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::reversed::reversed;
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::compressor::merge::SHIFT_BITS;
use crate::rtl::e2mc::compressor::output::{block_out, Leaving};
use crate::rtl::e2mc::input_side::Blocks;
use crate::rtl::e2mc::SLICE_BYTES;

/// The signals of blocks that leave, for the control.
pub(super) struct Left<'m> {
    pub leaves: Signal<'m>,
    pub busy: Signal<'m>,
}

/// `streams`: of each way in each mode.
pub(super) fn joining<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    decision: &Decision<'m>,
    streams: &[Vec<Signal<'m>>],
) -> Result<Left<'m>, DesignError> {
    m.section("A decided block leaves slice by slice, once the one before it has left");
    let frame = &p.frame;
    let slices = frame.stored_slices();
    let free = m.wire("out_free", 1);
    let decided = m.register_reset("decided", 1, 0);
    let leaves = (decided & free).named("leaves");
    m.next(decided, control.decides | (decided & !free));
    m.assert(
        !(decided & !free & control.decides),
        "a block is decided while another one waits to leave",
    );
    let leaving = m.register_reset("leaving_slot", 1, 0);
    m.next_if(leaving, leaves, !leaving);
    // A block that finds the port free leaves in the next cycle, in which its slot's first beat may
    // be overwritten.
    let leaves_next = (control.decides & free & !decided).named("leaves_next");
    let released = (leaves | leaves_next).named("slot_released");
    m.drive(blocks.release[0], released & !leaving);
    m.drive(blocks.release[1], released & leaving);
    let slice = m.register_reset("slice", 2, 0);
    let is_last = slice.eq_to(u64::from(slices) - 1);
    let joins = (leaves | slice.any()).named("joins");
    m.next_if(slice, joins, is_last.mux(m.zero(2), slice.plus(1)));
    m.assert(
        !control.puts | !(decided | (slice.any() & !is_last)),
        "a codeword goes to a stream that may still be joined",
    );
    let is_slice: Vec<Signal> = (0..slices)
        .map(|number| slice.eq_to(u64::from(number)))
        .collect();

    m.section("The streams of the mode that is taken");
    let mut ways = Vec::new();
    for (number, of_modes) in (1..).zip(streams) {
        let stream = match of_modes[..] {
            [only] => only,
            _ => one_hot(m, &format!("stream{number}"), decision.takes, of_modes)?,
        };
        let of_slices = stream.width().next_multiple_of(SLICE_BITS);
        let stream = match number {
            1 => stream | decision.header.resize(stream.width()),
            _ => stream,
        };
        ways.push(stream.resize(of_slices));
    }

    m.section("This slice of the first way, and of the last one");
    let first = ways[0].parts(SLICE_BITS);
    let select = concat(&is_slice[..first.len()]);
    let mut outer = one_hot(m, "first_way_slice", select, &first)?;
    if let [_, .., last] = ways[..] {
        outer = outer | last_way_slice(m, p, control, decision, joins, last)?;
    }
    let mut shares = vec![m.delay("outer_ways", outer)];

    m.section("This slice of the ways that meet at borders of groups");
    for (number, (&start, pair)) in (2..).zip(decision.starts.iter().zip(ways[1..].chunks(2))) {
        let below = reversed(m, &format!("below{number}"), pair[0])?;
        let border = border(p, below.width() / SLICE_BITS)?;
        let above = start.width() - SHIFT_BITS;
        let slice = start
            .slice(SHIFT_BITS, above)
            .named(&format!("border{number}_slice"));
        let is = (0..slices).rev().map(|other| slice.eq_to(u64::from(other)));
        let begins = concat(&is.collect::<Vec<_>>());
        let here = m.register(&format!("border{number}_here"), 2 * slices - 1);
        let moved = concat(&[m.zero(1), here]).slice(0, 2 * slices - 1);
        let next = control.decides.mux(begins.resize(2 * slices - 1), moved);
        m.next_if(here, control.decides | joins, next);
        let shift = start.slice(0, SHIFT_BITS);
        let shift = m.delay_if(&format!("border{number}_shift"), control.decides, shift);
        let inputs = BorderInputs {
            way_below: below,
            way_above: pair[1],
            here,
            shift,
        };
        let border = m.instance(&format!("border{number}"), &border, inputs);
        shares.push(border.share);
    }
    let joined = or_all(shares).named("joined_slice");

    let leaving = Leaving {
        slot: leaving,
        begins: leaves,
        merges: joins,
        fits: decision.fits,
        bursts: decision.bursts,
        free,
    };
    block_out(m, frame, blocks, &leaving, is_slice, joined)?;
    let busy = (!free).named("port_stays_busy");
    Ok(Left { leaves, busy })
}

/// This slice of the last way, whose slices come in descending order, from the block's last one on.
fn last_way_slice<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    decision: &Decision<'m>,
    joins: Signal<'m>,
    last: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let slices = p.frame.stored_slices();
    let mut last = reversed(m, "last_way_reversed", last)?.parts(SLICE_BITS);
    last.reverse();
    let from_end = m.register("last_way_slices", slices);
    from_end.comment("One-hot, but before the way's slices: which of them comes.");
    let of_burst = p.frame.mag_bytes / SLICE_BYTES;
    let begins = (1..=slices).map(|count| match count % of_burst {
        0 => decision.has_bursts[(count / of_burst) as usize - 1],
        _ => m.zero(1),
    });
    let begins = concat(&begins.collect::<Vec<_>>());
    let moved = match slices {
        1 => m.zero(1),
        _ => from_end.slice(1, slices - 1).resize(slices),
    };
    let next = control.decides.mux(begins, moved);
    m.next_if(from_end, control.decides | joins, next);
    let select = from_end.slice(0, last.len() as u32);
    one_hot(m, "last_way_slice", select, &last)
}
