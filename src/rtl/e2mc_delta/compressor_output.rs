//! Compressor: the block that codewords are put into, and the port.
//!
//! ```text
//! put bits, OR → coded block ─┐
//! header before the first ────┤
//!                raw block ───┴→ out → beats
//! ```
//!
//! The coded block leaves with its last symbol, or when the port is free; the header of the next one
//! clears it.

use super::coding::Coding;
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{or_all, Builder, DesignError, Signal};

pub(super) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    coding: &Coding<'m>,
    bits: Signal<'m>,
    free: Signal<'m>,
) -> Result<(), DesignError> {
    let frame = &p.frame;
    m.section("The coded block");
    let clears = coding.clears;
    let coded = m.register("coded_block", p.stored_bits());
    let complete = (coded | bits).named("block_with_symbols");
    let header = coding.header.resize(p.stored_bits());
    m.next_if(coded, clears | coding.puts, clears.mux(header, complete));
    let bursts = m.delay_if("coded_bursts", clears, coding.bursts);
    let waits = m.register_reset("finished", 1, 0);
    waits.comment("It is complete, and has not left.");
    let finished = (coding.puts_last | waits).named("is_finished");
    let moves_coded = (finished & free).named("coded_leaves");
    m.drive(coding.moves_compressed, moves_coded);
    m.next(waits, finished & !moves_coded);
    m.assert(
        !(waits & (clears | coding.puts)),
        "a codeword is put into a block that waits to leave",
    );

    m.section("The block going out");
    let moves_raw = (coding.raw_waits & free).named("raw_moves");
    let moves = (moves_coded | moves_raw).named("block_moves");
    let beat = frame.beat_bytes * 8;
    let block_bits = frame.block_bits();
    let out = m.register("out_block", block_bits);
    let next = moves_raw.mux(coding.block, complete.resize(block_bits));
    let sending = m.register_reset("sending", 1, 0);
    let last = m.register("last_beat", 1);
    let ready = m.input("m_axis_tready", 1);
    let sent = (sending & ready).named("beat_sent");
    let next = match block_bits - beat {
        0 => next,
        rest => {
            let rest = out.slice(beat, rest).resize(block_bits);
            moves.mux(next, rest)
        }
    };
    m.next_if(out, moves | sent, next);
    m.drive(free, !sending | (sent & last));
    m.next(sending, moves | (sending & !(sent & last)));

    let count_bits = address_width(u64::from(frame.beats()) + 1);
    let lengths = (0..frame.max_bursts()).map(|less_1| {
        let beats = frame.beats_of_bursts(less_1 + 1);
        let is = bursts.eq_to(u64::from(less_1)) & !moves_raw;
        let is = is.named(&format!("leaves_with_{}", less_1 + 1));
        is.gate(m.constant(u64::from(beats), count_bits))
    });
    let raw = moves_raw.gate(m.constant(u64::from(frame.beats()), count_bits));
    let beats = or_all(lengths.chain([raw]).collect::<Vec<_>>()).named("beats");
    let left = m.register("beats_left", count_bits);
    let less_1 = left - m.constant(1, count_bits);
    let next_left = moves.mux(beats, less_1).named("beats_left_next");
    m.next_if(left, moves | sent, next_left);
    m.next_if(last, moves | sent, next_left.eq_to(1));
    let metadata = moves_raw.mux(m.localparam("STORED_RAW", 3, 2), bursts);
    m.output("m_axis_tvalid", sending);
    m.output("m_axis_tdata", out.slice(0, beat));
    m.output("m_axis_tlast", last);
    m.output("m_axis_tuser", m.delay_if("out_metadata", moves, metadata));
    Ok(())
}
