//! The input port of a design that works on whole blocks: collects beats into blocks.
//!
//! A block ends with `s_last`. Latency: 1 cycle from the last beat. Throughput: one beat per cycle. The next
//! block is collected while the current one is in use, so `s_ready` does not depend on `taken` in the same
//! cycle.

use std::rc::Rc;

use super::Ports;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// The number of beats that a block must have when `tlast` ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Framing {
    /// The beats of a raw block. A block with any other number is dropped.
    Raw,
    /// The beats that its metadata specifies. A block with any other number is marked bad.
    Stored,
}

ports! {
    pub(in crate::rtl) RawBlockInputs { s_valid, s_data, s_last, taken }
    -> RawBlockOutputs { s_ready, full, block, framing_error }

    pub(in crate::rtl) StoredBlockInputs { s_valid, s_data, s_last, s_user, taken }
    -> StoredBlockOutputs { s_ready, full, block, metadata, bad }
}

/// Declares the input port of a compressor, and instantiates a [`block_input`] that collects its blocks.
pub(in crate::rtl) fn raw_blocks<'m>(
    m: &'m Builder,
    name: &str,
    p: &Ports,
    taken: Signal<'m>,
) -> Result<RawBlockOutputs<'m>, DesignError> {
    let inputs = RawBlockInputs {
        s_valid: m.input("s_axis_tvalid", 1),
        s_data: m.input("s_axis_tdata", p.beat_bytes * 8),
        s_last: m.input("s_axis_tlast", 1),
        taken,
    };
    let module = block_input(&format!("{name}_raw_input"), p, Framing::Raw)?;
    let input = m.instance("raw_input", &module, inputs);
    m.output("s_axis_tready", input.s_ready);
    m.output("framing_error", input.framing_error)
        .comment("For one cycle: a block with a wrong number of beats was dropped");
    Ok(input)
}

/// Declares the input port of a decompressor, and instantiates a [`block_input`] that collects its blocks.
pub(in crate::rtl) fn stored_blocks<'m>(
    m: &'m Builder,
    name: &str,
    p: &Ports,
    taken: Signal<'m>,
) -> Result<StoredBlockOutputs<'m>, DesignError> {
    let inputs = StoredBlockInputs {
        s_valid: m.input("s_axis_tvalid", 1),
        s_data: m.input("s_axis_tdata", p.beat_bytes * 8),
        s_last: m.input("s_axis_tlast", 1),
        s_user: m.input("s_axis_tuser", p.metadata_bits()),
        taken,
    };
    let module = block_input(&format!("{name}_stored_input"), p, Framing::Stored)?;
    let input = m.instance("stored_input", &module, inputs);
    m.output("s_axis_tready", input.s_ready);
    Ok(input)
}

/// Declares the input ports for beats of `bits` bits.
pub(in crate::rtl) fn beat_inputs(m: &Builder, bits: u32) -> [Signal<'_>; 3] {
    [
        m.input("s_valid", 1).comment("Beat is valid"),
        m.input("s_data", bits).comment("Data of the beat"),
        m.input("s_last", 1)
            .comment("Beat is the last of its block"),
    ]
}

/// Declares the input port for the block's metadata.
pub(in crate::rtl) fn metadata_input(m: &Builder, bits: u32) -> Signal<'_> {
    m.input("s_user", bits)
        .comment("Metadata of the block, valid with its first beat")
}

fn block_input(name: &str, p: &Ports, framing: Framing) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Collects beats into blocks. One block is in use while the next one is collected.\nLatency: 1 cycle from the last beat; one beat per cycle. s_ready is a register; it falls when the next beat would have no room.");
    let [s_valid, s_data, s_last] = beat_inputs(&m, p.beat_bytes * 8);
    let s_user = (framing == Framing::Stored).then(|| metadata_input(&m, p.metadata_bits()));
    let taken = m
        .input("taken", 1)
        .comment("Output block is no longer needed; the next may replace it");

    let beats = match framing {
        Framing::Raw => p.beats(),
        Framing::Stored => p.stored_beats(),
    };
    let full = m.register_reset("is_full", 1, 0);
    let waits = m.register_reset("next_waits", 1, 0);
    let ready = m.register_reset("ready", 1, 0);
    let take = (s_valid & ready).named("take");
    // Extra beats are dropped, so the counter saturates.
    let count = m.register_reset("beat_count", address_width(u64::from(beats) + 1), 0);
    let is_beat = |number: u32| count.eq_to(u64::from(number));
    let counted = is_beat(beats).mux(count, count.plus(1));
    m.next_if(count, take, s_last.mux(m.zero(count.width()), counted));
    let ends = match framing {
        Framing::Raw => {
            let whole = is_beat(beats - 1);
            let error = m.register_reset("dropped", 1, 0);
            m.next(error, take & s_last & !whole);
            m.output("framing_error", error)
                .comment("For one cycle: a block with a wrong number of beats was dropped");
            take & s_last & whole
        }
        Framing::Stored => take & s_last,
    }
    .named("block_ends");

    // A complete block moves to the output as soon as the output register is free.
    let free = (!full | taken).named("free");
    let moves = (free & (waits | ends)).named("moves");
    let stays = ((waits | ends) & !free).named("stays");
    m.next(full, moves | (full & !taken));
    m.next(waits, stays);
    m.next(ready, !stays);
    m.output("s_ready", ready)
        .comment("A beat can be accepted; a register");
    m.output("full", full).comment("Output block is valid");

    let held: Vec<Signal> = (0..beats)
        .map(|beat| m.delay_if(&format!("next_beat{beat}"), take & is_beat(beat), s_data))
        .collect();
    let parts: Vec<Signal> = match framing {
        Framing::Raw => {
            let last = beats as usize - 1;
            let newest = waits.mux(held[last], s_data);
            held[..last].iter().copied().chain([newest]).collect()
        }
        Framing::Stored => {
            // The number of the last beat, of the block that waits or is just ending.
            let waiting = m.delay_if("last_beat", ends, count);
            let ended = waits.mux(waiting, count).named("ended");
            let part = |(number, &beat)| {
                let arrives = !waits & ended.eq_to(number as u64);
                let part = arrives.mux(s_data, beat);
                match number {
                    0 => part,
                    _ => m
                        .constant(number as u64, ended.width())
                        .le(ended)
                        .gate(part),
                }
            };
            held.iter().enumerate().map(part).collect()
        }
    };
    m.output("block", m.delay_if("block_held", moves, concat(&parts)))
        .comment("Block, first beat in the lowest bits");
    if let Some(user) = s_user {
        let first = (take & is_beat(0)).named("first_beat");
        let waiting = m.delay_if("next_metadata", first, user);
        let metadata = first.mux(user, waiting).named("newest_metadata");
        m.output("metadata", m.delay_if("metadata_held", moves, metadata))
            .comment("Metadata of the block");
        let bad = bad_block(p, metadata, count);
        let waiting = m.delay_if("next_bad", ends, bad);
        let bad = waits.mux(waiting, bad);
        m.output("bad", m.delay_if("bad_held", moves, bad))
            .comment("Metadata is invalid, or the number of beats is wrong");
    }
    m.finish()
}

/// Whether a block that ends with beat number `count` contradicts its metadata.
fn bad_block<'m>(p: &Ports, metadata: Signal<'m>, count: Signal<'m>) -> Signal<'m> {
    let compressed = (0..p.max_bursts()).map(|value| (value.into(), p.beats_of_bursts(value + 1)));
    let raw = p.has_raw.then(|| (p.raw_metadata(), p.beats()));
    let all = compressed.chain(raw);
    let good = all.map(|(value, beats)| metadata.eq_to(value) & count.eq_to(u64::from(beats) - 1));
    let good = or_all(good.collect::<Vec<_>>());
    (!good).named("bad_block")
}
