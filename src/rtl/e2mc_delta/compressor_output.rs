//! Compressor: the block that codewords are put into, and the port.
//!
//! ```text
//! put bits, OR → coded block ─┐
//! header before the first ────┤
//!                raw block ───┴→ out → beats
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `out_*` | beat, metadata 2 | the beats of stored blocks, to the port |
//!
//! The coded block leaves with its last symbol, or when the port is free; the header of the next one
//! clears it. With a protection, the block as it was leaves instead if a damaged word was seen.

use std::rc::Rc;

use super::coding::Coding;
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::output_port::{output_port, Beat};

pub(super) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    coding: &Coding<'m>,
    bits: Signal<'m>,
    damage_seen: Option<Signal<'m>>,
    free: Signal<'m>,
) -> Result<(), DesignError> {
    m.section("The block that codewords are put into, and the one whose beats are sent");
    let out_ready = m.wire("out_ready", 1);
    let inputs = BlockOutInputs {
        clears: coding.clears,
        header: coding.header,
        bursts: coding.bursts,
        puts: coding.puts,
        puts_last: coding.puts_last,
        bits,
        raw_waits: coding.raw_waits,
        raw_block: coding.block,
        damage_seen,
        kept_block: coding.kept_block,
        out_ready,
    };
    let output = m.instance("block_out", &output(p, coding.header.width())?, inputs);
    m.drive(coding.moves_compressed, output.coded_leaves);
    m.drive(free, output.free);
    let beat = Beat {
        valid: output.out_valid,
        data: output.out_data,
        last: output.out_last,
        user: output.out_user,
    };
    output_port(m, beat, out_ready)
}

ports! {
    BlockOutInputs {
        clears, header, bursts, puts, puts_last, bits, raw_waits, raw_block, out_ready,
        damage_seen: Option<Signal<'m>>, kept_block: Option<Signal<'m>>,
    } -> BlockOutOutputs {
        free, coded_leaves, out_valid, out_data, out_last, out_user,
    }
}

/// The block as it was before it was coded.
struct Kept<'m> {
    block: Signal<'m>,
    /// It is sent instead of the coded one, whose codewords may be wrong.
    counts: Signal<'m>,
}

/// `puts_last`: codewords are the block's last.
fn kept_block<'m>(m: &'m Builder, bits: u32, puts_last: Signal<'m>) -> Kept<'m> {
    let block = m
        .input("kept_block", bits)
        .comment("Block that is coded, from its last codeword on until it leaves");
    let seen = m
        .input("damage_seen", 1)
        .comment("A damaged word was seen since the tables were loaded");
    let was_seen = m.delay_if("was_damaged", puts_last, seen);
    let counts = puts_last.mux(seen, was_seen).named("coded_is_damaged");
    Kept { block, counts }
}

fn output(p: &Parameters, header_bits: u32) -> Result<Rc<Module>, DesignError> {
    let frame = &p.frame;
    let m = Builder::new(format!("{}_compressor_output", frame.name));
    m.doc("The block that codewords are put into, and the one whose beats are sent.");
    let clears = m
        .input("clears", 1)
        .comment("A block begins: the coded block becomes its header");
    let header = m
        .input("header", header_bits)
        .comment("With clears: header of the block");
    let bursts = m
        .input("bursts", 2)
        .comment("With clears: bursts of the block less one");
    let puts = m.input("puts", 1).comment("Codewords go to the block");
    let puts_last = m
        .input("puts_last", 1)
        .comment("With puts: codewords are the block's last");
    let bits = m
        .input("bits", p.stored_bits())
        .comment("Codewords at their places in the block, else zeros");
    let raw_waits = m.input("raw_waits", 1).comment("A block is to be sent raw");
    let raw_block = m
        .input("raw_block", frame.block_bits())
        .comment("Block to be sent raw");

    m.section("The coded block");
    let coded = m.register("coded_block", p.stored_bits());
    let complete = (coded | bits).named("block_with_symbols");
    let header = header.resize(p.stored_bits());
    m.next_if(coded, clears | puts, clears.mux(header, complete));
    let bursts = m.delay_if("coded_bursts", clears, bursts);
    let waits = m.register_reset("finished", 1, 0);
    waits.comment("It is complete, and has not left.");
    let finished = (puts_last | waits).named("is_finished");
    let sending = m.register_reset("sending", 1, 0);
    let last = m.register("last_beat", 1);
    let ready = m.input("out_ready", 1).comment("Port takes the beat");
    let sent = (sending & ready).named("beat_sent");
    let free = (!sending | (sent & last)).named("is_free");
    m.output("free", free)
        .comment("A block can become the one that is sent");
    let moves_coded = (finished & free).named("coded_moves");
    m.output("coded_leaves", moves_coded)
        .comment("Coded block moves to the port");
    m.next(waits, finished & !moves_coded);
    m.assert(
        !(waits & (clears | puts)),
        "a codeword is put into a block that waits to leave",
    );

    m.section("The block going out");
    let mut moves_raw = (raw_waits & free).named("raw_moves");
    let moves = (moves_coded | moves_raw).named("block_moves");
    let mut raw_block = raw_block;
    if frame.protection.checks() {
        let kept = kept_block(&m, frame.block_bits(), puts_last);
        raw_block = moves_coded.mux(kept.block, raw_block);
        moves_raw = (moves_raw | (moves_coded & kept.counts)).named("moves_as_raw");
    }
    let beat = frame.beat_bytes * 8;
    let block_bits = frame.block_bits();
    let out = m.register("out_block", block_bits);
    let next = moves_raw.mux(raw_block, complete.resize(block_bits));
    let next = match block_bits - beat {
        0 => next,
        rest => {
            let rest = out.slice(beat, rest).resize(block_bits);
            moves.mux(next, rest)
        }
    };
    m.next_if(out, moves | sent, next);
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
    m.output("out_valid", sending)
        .comment("A beat of a stored block is sent");
    m.output("out_data", out.slice(0, beat))
        .comment("Beat that is sent");
    m.output("out_last", last)
        .comment("Beat is the last one of its block");
    m.output("out_user", m.delay_if("out_metadata", moves, metadata))
        .comment("Metadata of the block: bursts less one, or 3 if it is sent raw");
    m.finish()
}
