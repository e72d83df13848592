//! The port towards the DRAM: who reads, who writes, and whose the answers are.
//!
//! | port | width | |
//! |---|---|---|
//! | `m_axi_*` | | AXI4; ID 0 is data, ID 1 metadata |
//! | `metadata_base` | line | the metadata region begins with this line of memory |
//! | `fetch_valid`, `fetch_ready`, `fetch_line` | | metadata lines to be read |
//! | `fetched_valid`, `fetched_ready`, `fetched_data`, `fetched_last`, `fetched_failed` | | their beats |
//! | `ask_valid`, `ask_taken`, `ask_block`, `ask_bursts`, `ask_slot`, `ask_direct` | | blocks to be read |
//! | `word_valid`, `word_slot`, `word_direct`, `word_number`, `word_data` | | their words, as wide as the port towards the cache |
//! | `arrives`, `arrives_slot`, `arrives_failed` | 1, slot, 1 | a block's last word is written in this cycle |
//! | `block_*` | | a block to be written: entry, number, metadata, beats with strobes |
//! | `written`, `written_entry`, `written_failed`, `written_metadata`, `written_poison` | | it is |
//! | `write_back_*`, `written_back_valid`, `written_back_failed` | | metadata lines to be written |
//! | `blank_valid`, `blank_taken`, `blank_line`, `blanked`, `blank_failed` | | lines to be written with zeros |
//!
//! Reads have room for all their data before they are asked for, so that `m_axi_rready` and
//! `m_axi_bready` are always 1. `m_axi_wvalid` does not wait for `m_axi_awready`.

use std::rc::Rc;

use super::{Parameters, RAW};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{fifo, large};
use crate::rtl::common::select::select;

/// The ID of metadata; data have the other one.
const METADATA: u32 = 1;

pub(super) fn memory_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("memory_port"));
    m.doc("The port towards the DRAM: who reads, who writes, and whose the answers are.");
    let base = m.input("metadata_base", line_address_bits(p));
    reads(&m, p, base)?;
    writes(&m, p, base)?;
    m.finish()
}

/// Bits of the number of a burst of memory.
pub(super) fn line_address_bits(p: &Parameters) -> u32 {
    p.address_bits - p.mag_bytes.trailing_zeros()
}

/// The byte address of a metadata line.
fn line_address<'m>(
    m: &'m Builder,
    p: &Parameters,
    base: Signal<'m>,
    line: Signal<'m>,
) -> Signal<'m> {
    let number = base + line.resize(line_address_bits(p));
    concat(&[m.zero(p.mag_bytes.trailing_zeros()), number])
}

/// The byte address of a block.
fn block_address<'m>(m: &'m Builder, p: &Parameters, block: Signal<'m>) -> Signal<'m> {
    concat(&[m.zero(p.offset_bits()), block])
}

/// `AxLEN` of some bursts, given less one.
fn length<'m>(m: &'m Builder, p: &Parameters, bursts: Signal<'m>) -> Signal<'m> {
    let beats = p.burst_beats();
    match beats {
        1 => bursts.resize(8),
        _ => {
            let low = beats.trailing_zeros();
            let ones = m.constant(u64::from(beats) - 1, low);
            concat(&[ones, bursts]).resize(8)
        }
    }
}

/// The fields of an address channel that never change, and `valid` with the others.
fn address_channel<'m>(m: &'m Builder, p: &Parameters, channel: &str, fields: [Signal<'m>; 4]) {
    let [valid, id, address, length] = fields;
    let port = |name: &str| format!("m_axi_{channel}{name}");
    m.output(&port("valid"), valid);
    m.output(&port("id"), id);
    m.output(&port("addr"), address);
    m.output(&port("len"), length);
    let size = u64::from(p.memory_bytes.trailing_zeros());
    m.output(&port("size"), m.constant(size, 3));
    m.output(&port("burst"), m.constant(1, 2)).comment("INCR.");
}

fn reads<'m>(m: &'m Builder, p: &Parameters, base: Signal<'m>) -> Result<(), DesignError> {
    let bursts_bits = address_width(u64::from(p.bursts()));
    let fetch_valid = m.input("fetch_valid", 1);
    let fetch_line = m.input("fetch_line", p.line_bits());
    let fetched_ready = m.input("fetched_ready", 1);
    let ask_valid = m.input("ask_valid", 1);
    let ask_block = m.input("ask_block", p.number_bits());
    let ask_bursts = m.input("ask_bursts", bursts_bits);
    let ask_slot = m.input("ask_slot", p.slot_bits());
    let ask_direct = m.input("ask_direct", 1);
    let arready = m.input("m_axi_arready", 1);
    let rvalid = m.input("m_axi_rvalid", 1);
    let rid = m.input("m_axi_rid", 1);
    let rdata = m.input("m_axi_rdata", p.memory_bits());
    let rresp = m.input("m_axi_rresp", 2);
    let rlast = m.input("m_axi_rlast", 1);

    m.section("What is read: metadata first");
    let valid = m.register_reset("read_valid", 1, 0);
    let free = (!valid | arready).named("read_free");
    // Lines whose beats have room.
    let bits = address_width(u64::from(p.misses) + 1);
    let lines = m.register_reset("lines_under_way", bits, 0);
    let line_room = (!lines.eq_to(u64::from(p.misses))).named("line_has_room");
    let fetches = (free & fetch_valid & line_room).named("fetches");
    let asks = (free & ask_valid & !fetches).named("asks");
    m.next(valid, fetches | asks | (valid & !arready));
    let taken = fetches | asks;
    let id = m.delay_if("read_id", taken, fetches);
    let address = fetches.mux(
        line_address(m, p, base, fetch_line),
        block_address(m, p, ask_block),
    );
    let address = m.delay_if("read_address", taken, address);
    let bursts = (!fetches).gate(ask_bursts);
    let beats = m.delay_if("read_length", taken, length(m, p, bursts));
    address_channel(m, p, "ar", [valid, id, address, beats]);
    m.output("fetch_ready", free & line_room);
    m.output("ask_taken", asks);

    m.section("Data, whose order is that of the reads");
    let is_data = (rvalid & rid.eq_to(u64::from(1 - METADATA))).named("is_data");
    let failed = rresp.bit(1);
    let ends = (is_data & rlast).named("block_ends");
    let slot_and_kind = concat(&[ask_slot, ask_direct]);
    let order = fifo(
        m,
        "read_order",
        p.slots + p.entries,
        asks,
        slot_and_kind,
        ends,
    )?;
    let slot = order.m_data.slice(0, p.slot_bits());
    let beats = p.port_bytes / p.memory_bytes;
    let part = m.register_reset("part_of_word", address_width(u64::from(beats)), 0);
    let last_part = match beats {
        1 => m.constant(1, 1),
        _ => part.eq_to(u64::from(beats) - 1),
    };
    let word_ends = (is_data & (last_part | rlast)).named("word_ends");
    m.next_if(
        part,
        is_data,
        word_ends.mux(m.zero(part.width()), part.plus(1)),
    );
    let parts = (0..beats).map(|number| {
        let here = part.eq_to(u64::from(number));
        // Earlier parts are held, this one comes, later ones are zero.
        if number == beats - 1 {
            return here.gate(rdata);
        }
        let held = m.delay_if(&format!("part{number}"), is_data & here, rdata);
        let earlier = m.constant(u64::from(number), part.width()).lt(part);
        here.gate(rdata) | earlier.gate(held)
    });
    let parts: Vec<Signal> = parts.collect();
    let number = m.register_reset("word_in_block", p.word_bits(), 0);
    m.next_if(
        number,
        word_ends,
        ends.mux(m.zero(p.word_bits()), number.plus(1)),
    );
    let has_failed = m.register_reset("block_failed", 1, 0);
    m.next_if(has_failed, is_data, (has_failed | failed) & !rlast);
    m.output("word_valid", word_ends);
    m.output("word_slot", slot);
    m.output("word_direct", order.m_data.bit(p.slot_bits()));
    m.output("word_number", number);
    m.output("word_data", concat(&parts));
    m.output("arrives", ends);
    m.output("arrives_slot", slot);
    m.output("arrives_failed", failed | has_failed);

    m.output("data_beat_read", is_data);

    m.section("Metadata");
    let is_line = (rvalid & rid.eq_to(u64::from(METADATA))).named("is_metadata");
    let beat = concat(&[rdata, rlast, failed]);
    let depth = (p.misses * p.burst_beats()).max(2);
    let beats = large(m, "metadata_beats", depth, is_line, beat, fetched_ready)?;
    let beat = beats.m_data;
    let gone = beats.m_valid & fetched_ready & beat.bit(p.memory_bits());
    let fewer = lines - m.constant(1, lines.width());
    m.next_if(lines, fetches ^ gone, fetches.mux(lines.plus(1), fewer));
    m.output("fetched_valid", beats.m_valid);
    m.output("fetched_data", beat.slice(0, p.memory_bits()));
    m.output("fetched_last", beat.bit(p.memory_bits()));
    m.output("fetched_failed", beat.bit(p.memory_bits() + 1));
    m.output("metadata_beat_read", is_line);
    m.output("m_axi_rready", m.constant(1, 1))
        .comment("All data have room.");
    Ok(())
}

fn writes<'m>(m: &'m Builder, p: &Parameters, base: Signal<'m>) -> Result<(), DesignError> {
    let block_valid = m.input("block_valid", 1);
    let block_entry = m.input("block_entry", p.entry_bits());
    let block_number = m.input("block_number", p.number_bits());
    let block_metadata = m.input("block_metadata", 2);
    let block_data = m.input("block_data", p.port_bits());
    let block_strobes = m.input("block_strobes", p.port_bytes);
    let block_poisons = m.input("block_poisons", 1);
    block_valid.comment("Entry, number and metadata with every beat.");
    let line_valid = m.input("write_back_valid", 1);
    let line = m.input("write_back_line", p.line_bits());
    let line_data_valid = m.input("write_back_data_valid", 1);
    let line_data = m.input("write_back_data", p.memory_bits());
    let line_data_last = m.input("write_back_data_last", 1);
    let blank_valid = m.input("blank_valid", 1);
    let blank_line = m.input("blank_line", p.line_bits());
    let blanking = m.input("blanking", 1);
    let awready = m.input("m_axi_awready", 1);
    let wready = m.input("m_axi_wready", 1);
    let bvalid = m.input("m_axi_bvalid", 1);
    let bid = m.input("m_axi_bid", 1);
    let bresp = m.input("m_axi_bresp", 2);

    m.section("What is written: a block, a metadata line, or zeros over one");
    let valid = m.register_reset("write_valid", 1, 0);
    let sends_block = m.register_reset("sends_block", 1, 0);
    let sends_line = m.register_reset("sends_line", 1, 0);
    let sends_blank = m.register_reset("sends_blank", 1, 0);
    let sends = (sends_block | sends_line | sends_blank).named("sends");
    let room = m.wire("beats_have_room", 1);
    let free = (!sends & !valid & room).named("write_free");
    let order_room = m.wire("order_room", 1);
    let takes_line = (free & line_valid).named("takes_line");
    let takes_block = (free & block_valid & order_room & !takes_line).named("takes_block");
    let takes_blank = (free & blank_valid & !takes_line & !takes_block).named("takes_blank");
    let takes = (takes_line | takes_block | takes_blank).named("takes_write");
    m.next(valid, takes | (valid & !awready));
    let raw = block_metadata.eq_to(RAW).named("is_raw");
    let bursts_bits = address_width(u64::from(p.bursts()));
    let all = m.constant(u64::from(p.bursts()) - 1, bursts_bits);
    let bursts = takes_block.gate(raw.mux(all, block_metadata.resize(bursts_bits)));
    let of_line = takes_line.mux(line, blank_line);
    let address = takes_block.mux(
        block_address(m, p, block_number),
        line_address(m, p, base, of_line),
    );
    let id = m.delay_if("write_id", takes, !takes_block);
    let address = m.delay_if("write_address", takes, address);
    let beats = length(m, p, bursts).named("write_beats_less_1");
    let held = m.delay_if("write_length", takes, beats);
    address_channel(m, p, "aw", [valid, id, address, held]);

    m.section("Its beats, a block's first one at once");
    let left = m.register("beats_left", 8);
    left.comment("Behind this one.");
    let behind = takes_block.mux(beats, left).named("beats_behind");
    let last = (!behind.any()).named("is_last_beat");
    let other = sends_line.gate(line_data_valid) | sends_blank;
    let goes = (sends_block.gate(block_valid) | other) & room;
    let sent = (takes_block | goes).named("beat_sent");
    let ends = (sent & last).named("write_ends");
    let fewer = behind - m.constant(1, 8);
    m.next_if(left, takes | sent, sent.mux(fewer, beats));
    m.next(sends_block, (takes_block | sends_block) & !ends);
    m.next(sends_line, takes_line | (sends_line & !ends));
    m.next(sends_blank, takes_blank | (sends_blank & !ends));
    let parts = p.port_bytes / p.memory_bytes;
    let part = m.register_reset("part_of_beat", address_width(u64::from(parts)), 0);
    let is_block = takes_block | sends_block;
    let moves = (is_block & sent).named("block_moves");
    let last_part = match parts {
        1 => m.constant(1, 1),
        _ => part.eq_to(u64::from(parts) - 1),
    };
    let taken = (moves & (last_part | last)).named("block_beat_taken");
    m.next_if(part, moves, taken.mux(m.zero(part.width()), part.plus(1)));
    let data = select(m, "part_sent", part, &block_data.parts(p.memory_bits()))?;
    let strobes = select(
        m,
        "strobes_sent",
        part,
        &block_strobes.parts(p.memory_bytes),
    )?;
    let data = is_block.gate(data) | sends_line.gate(line_data);
    let all = (!is_block).replicate(p.memory_bytes);
    let beat = concat(&[data, strobes | all, last]);
    let beats = fifo(m, "beats", 2, sent, beat, wready)?;
    m.drive(room, beats.s_ready);
    m.output("m_axi_wvalid", beats.m_valid);
    let mut low = 0;
    for (port, width) in [
        ("data", p.memory_bits()),
        ("strb", p.memory_bytes),
        ("last", 1),
    ] {
        let field = beats.m_data.slice(low, width);
        m.output(&format!("m_axi_w{port}"), field);
        low += width;
    }
    m.output("data_beat_written", moves);
    m.output("metadata_beat_written", sent & !is_block);
    m.output("block_taken", taken);
    m.output("write_back_ready", takes_line);
    m.output("write_back_data_ready", sends_line & room);
    m.assert(
        !(sends_line & sent) | line_data_last.eq(last),
        "a metadata line ends with another beat than its burst",
    );
    m.output("blank_taken", takes_blank);

    m.section("Answers");
    let of_block = (bvalid & !bid.bit(0)).named("answers_block");
    let of_line = (bvalid & bid.bit(0)).named("answers_line");
    let about = concat(&[block_entry, block_metadata, block_poisons]);
    let order = fifo(m, "write_order", p.entries, takes_block, about, of_block)?;
    m.drive(order_room, order.s_ready);
    m.output("written", of_block);
    let about = order.m_data;
    m.output("written_entry", about.slice(0, p.entry_bits()));
    m.output("written_metadata", about.slice(p.entry_bits(), 2));
    m.output("written_poison", about.bit(p.entry_bits() + 2));
    m.output("written_failed", bresp.bit(1));
    // Zeros are written before anything is in the cache.
    m.output("written_back_valid", of_line & !blanking);
    m.output("written_back_failed", bresp.bit(1));
    m.output("blanked", of_line & blanking);
    m.output("blank_failed", bresp.bit(1));
    m.output("m_axi_bready", m.constant(1, 1));
    Ok(())
}
