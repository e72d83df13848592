//! Writes to the DRAM: one burst at a time, and answers that are identified by the tags of their bursts. See
//! [`memory_port`](super::memory_port).

use super::attributes::{attribute_bits, attributes_out};
use super::memory_bursts::{
    address_channel, block_address, id, length, line_address, tag, tag_answered, Bursts,
};
use super::registers::Injected;
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::{fifo, registered};
use crate::rtl::common::select::select;
use crate::rtl::protect::{checked_memory, CheckResult, Read, Write};

/// A block to write to memory.
struct Block<'m> {
    valid: Signal<'m>,
    entry: Signal<'m>,
    number: Signal<'m>,
    metadata: Signal<'m>,
    /// It is one burst of ones.
    poisons: Signal<'m>,
}

/// A burst whose address goes to the port.
struct Taken<'m> {
    line: Signal<'m>,
    block: Signal<'m>,
    blank: Signal<'m>,
    any: Signal<'m>,
    tag: Signal<'m>,
    /// Beats − 1.
    length: Signal<'m>,
}

/// Describes the writes. `own`: the first line of the metadata region, and the attributes of the unit's own
/// accesses; `inject`: the register of errors to inject. Returns the findings of the checks of the memory for
/// writes, if it is protected.
pub(super) fn writes<'m>(
    m: &'m Builder,
    p: &Parameters,
    own: [Signal<'m>; 2],
    inject: Option<Signal<'m>>,
) -> Result<Option<CheckResult<'m>>, DesignError> {
    let block = Block {
        valid: m
            .input("block_valid", 1)
            .comment("Word of a block to write is valid"),
        entry: m
            .input("block_entry", p.entry_bits())
            .comment("Entry of the write buffer that holds the block"),
        number: m
            .input("block_number", p.number_bits())
            .comment("Number of the block to write"),
        metadata: m
            .input("block_metadata", p.metadata_bits())
            .comment("Bursts of the block less one, or all ones if it is written raw"),
        poisons: m
            .input("block_poisons", 1)
            .comment("Block is poison: one burst of ones"),
    };

    let damaged = (p.metadata.checks()).then(|| {
        m.input("metadata_damaged", 1)
            .comment("Metadata cache has stopped: its lines must not be written")
    });
    m.section("What is written: a metadata line first, then a block, then zeros to a line");
    let free = m.wire("write_free", 1);
    let order_room = m.wire("order_room", 1);
    let (taken, waits) = addresses(m, p, own, &block, (free & order_room).named("may_take"))?;

    m.section("Its beats; a block's first beat goes at once");
    let may_begin = beats(m, p, &block, &taken, damaged)?;
    m.drive(free, may_begin & !waits);

    m.section("Answers");
    let (room, found) = answers(m, p, (&block, &taken), damaged, inject)?;
    m.drive(order_room, room);
    Ok(found)
}

/// The write address channel: the write that is accepted, and whether an address waits at the port.
fn addresses<'m>(
    m: &'m Builder,
    p: &Parameters,
    [base, own_attributes]: [Signal<'m>; 2],
    block: &Block<'m>,
    free: Signal<'m>,
) -> Result<(Taken<'m>, Signal<'m>), DesignError> {
    let line_valid = m
        .input("write_back_valid", 1)
        .comment("Metadata line to write back is valid");
    let line = m
        .input("write_back_line", p.line_bits())
        .comment("Number of the line to write back, in the metadata region");
    let carrier = m
        .input("write_back_number", p.cache().carrier_bits())
        .comment("Number that identifies the response: of a miss, or of the flush");
    let blank_valid = m
        .input("blank_valid", 1)
        .comment("Line to fill with zeros is valid");
    let blank_line = m
        .input("blank_line", p.line_bits())
        .comment("Number of the line to fill with zeros, in the metadata region");
    let awready = m.input("m_axi_awready", 1);
    let valid = m.register_reset("write_valid", 1, 0);
    let takes_line = m.wire("takes_line", 1);
    let asked = concat(&[line, carrier]);
    let lines = registered(m, "line_to_write", line_valid, asked, takes_line)?;
    let line = lines.m_data.slice(0, line.width());
    let carrier = lines.m_data.slice(line.width(), carrier.width());
    m.drive(takes_line, free & lines.m_valid);
    let takes_block = (free & block.valid & !takes_line).named("takes_block");
    let takes_blank = (free & blank_valid & !takes_line & !takes_block).named("takes_blank");
    let takes = (takes_line | takes_block | takes_blank).named("takes_write");
    m.next(valid, takes | (valid & !awready));
    let raw = block.metadata.eq_to(p.raw()).named("is_raw");
    let bursts_bits = p.bursts_bits();
    let all = m.constant(u64::from(p.bursts()) - 1, bursts_bits);
    let bursts = takes_block.gate(raw.mux(all, block.metadata.resize(bursts_bits)));
    let of_line = takes_line.mux(line, blank_line);
    let address = takes_block.mux(
        block_address(m, p, block.number, m.zero(1)),
        line_address(m, p, base, of_line),
    );
    // Writes of zeros have number 0, not the number of their line: their answers are only counted.
    let carrier = takes_line.gate(carrier);
    let tag = tag(p, !takes_block, carrier, block.entry).named("tag_taken");
    let id = m.delay_if("write_id", takes, id(m, p, tag));
    let address = m.delay_if("write_address", takes, address);
    let beats = length(m, p, bursts).named("write_beats_less_1");
    let held = m.delay_if("write_length", takes, beats);
    address_channel(m, p, "aw", [valid, id, address, held]);
    let of_client = (takes_block & !block.poisons).named("takes_clients_block");
    attributes(m, p, own_attributes, takes, of_client);
    m.output("write_back_ready", lines.s_ready)
        .comment("Line to write back is accepted if valid");
    m.output("blank_taken", takes_blank)
        .comment("Line to fill with zeros is accepted");
    let taken = Taken {
        line: takes_line,
        block: takes_block,
        blank: takes_blank,
        any: takes,
        tag,
        length: beats,
    };
    Ok((taken, valid))
}

/// Attributes in parallel with the address: those of the block's writes, or the register's.
fn attributes<'m>(
    m: &'m Builder,
    p: &Parameters,
    own: Signal<'m>,
    takes: Signal<'m>,
    of_client: Signal<'m>,
) {
    let of_block = m
        .input("block_attributes", attribute_bits(p))
        .comment("Attributes of the block to write");
    let taken = of_client.mux(of_block, own);
    attributes_out(m, p, "aw", m.delay_if("write_attributes", takes, taken));
}

/// Sends the beats of accepted writes. Returns whether the next burst may be accepted.
fn beats<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: &Block<'m>,
    taken: &Taken<'m>,
    damaged: Option<Signal<'m>>,
) -> Result<Signal<'m>, DesignError> {
    let line_data_valid = m
        .input("write_back_data_valid", 1)
        .comment("Beat of the line to write back is valid");
    let line_data = m
        .input("write_back_data", p.memory_bits())
        .comment("Beat of the line to write back");
    let line_data_last = m
        .input("write_back_data_last", 1)
        .comment("Beat is the last of its line");
    let wready = m.input("m_axi_wready", 1);
    let sends = |name: &str| m.register_reset(name, 1, 0);
    let sends_block = sends("sends_block");
    let sends_line = sends("sends_line");
    let sends_blank = sends("sends_blank");
    let room = m.wire("beats_have_room", 1);
    let left = m.register("beats_left", 8);
    left.comment("Beats after this one.");
    let behind = taken.block.mux(taken.length, left).named("beats_behind");
    // Known ahead, because the word that leaves depends on it.
    let none_left = m.register("no_beat_left", 1);
    let last = taken.block.mux(!taken.length.any(), none_left);
    let last = last.named("is_last_beat");
    let other = sends_line.gate(line_data_valid) | sends_blank;
    let goes = (sends_block.gate(block.valid) | other) & room;
    let sent = (taken.block | goes).named("beat_sent");
    let ends = (sent & last).named("write_ends");
    let fewer = behind - m.constant(1, 8);
    m.next_if(left, taken.any | sent, sent.mux(fewer, taken.length));
    let then = sent.mux(behind.eq_to(1), !taken.length.any());
    m.next_if(none_left, taken.any | sent, then);
    m.next(sends_block, (taken.block | sends_block) & !ends);
    m.next(sends_line, taken.line | (sends_line & !ends));
    m.next(sends_blank, taken.blank | (sends_blank & !ends));
    let is_block = taken.block | sends_block;
    let moves = (is_block & sent).named("block_moves");
    let (data, strobes) = part(m, p, moves, last)?;
    let data = is_block.gate(data) | sends_line.gate(line_data);
    let is_written = match damaged {
        None => !is_block,
        // Damaged metadata are not written.
        Some(damaged) => {
            let beat = m.input("write_back_data_damaged", 1);
            beat.comment("Beat is damaged and must not be written");
            !is_block & !(sends_line & (damaged | beat))
        }
    };
    let all = is_written.replicate(p.memory_bytes);
    let beat = concat(&[data, strobes | all, last]);
    let beats = fifo(m, "beats", 2, sent, beat, wready)?;
    m.drive(room, beats.s_ready);
    m.output("m_axi_wvalid", beats.m_valid);
    let bits = p.memory_bits();
    let data = beats.m_data.slice(0, bits);
    m.output("m_axi_wdata", data);
    let strobes = beats.m_data.slice(bits, p.memory_bytes);
    m.output("m_axi_wstrb", strobes);
    m.output("m_axi_wlast", beats.m_data.bit(bits + p.memory_bytes));
    m.output("data_beat_written", moves)
        .comment("A data beat is written, for a counter");
    m.output("metadata_beat_written", sent & !is_block)
        .comment("A metadata beat is written, for a counter");
    m.output("write_back_data_ready", sends_line & room)
        .comment("Beat of the line to write back is accepted if valid");
    m.assert(
        !(sends_line & sent) | line_data_last.eq(last),
        "a metadata line ends with another beat than its burst",
    );
    let busy = (sends_block | sends_line | sends_blank).named("sends");
    Ok(!busy & room)
}

/// The part of a block's word that is sent, with its strobes.
fn part<'m>(
    m: &'m Builder,
    p: &Parameters,
    moves: Signal<'m>,
    last: Signal<'m>,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let data = m
        .input("block_data", p.port_bits())
        .comment("Word of the block, as wide as the client's port");
    let strobes = m
        .input("block_strobes", p.port_bytes)
        .comment("Bytes of the word to write, one bit each");
    let parts = p.parts();
    let part = m.register_reset("part_of_beat", address_width(u64::from(parts)), 0);
    let last_part = match parts {
        1 => m.constant(1, 1),
        _ => part.eq_to(u64::from(parts) - 1),
    };
    let taken = (moves & (last_part | last)).named("block_beat_taken");
    m.next_if(part, moves, taken.mux(m.zero(part.width()), part.plus(1)));
    m.output("block_taken", taken)
        .comment("Word of the block is accepted");
    Ok((
        select(m, "part_sent", part, &data.parts(p.memory_bits()))?,
        select(m, "strobes_sent", part, &strobes.parts(p.memory_bytes))?,
    ))
}

/// Registers the answers. Returns whether one more burst may be requested, and the findings of the check of
/// the writes. A block with a damaged word counts as one that the memory has not written.
fn answers<'m>(
    m: &'m Builder,
    p: &Parameters,
    (block, taken): (&Block<'m>, &Taken<'m>),
    damaged: Option<Signal<'m>>,
    inject: Option<Signal<'m>>,
) -> Result<(Signal<'m>, Option<CheckResult<'m>>), DesignError> {
    let bvalid = m.input("m_axi_bvalid", 1);
    let bid = m.input("m_axi_bid", p.memory_id_bits());
    let bresp = m.input("m_axi_bresp", 2);
    let blanking = m
        .input("blanking", 1)
        .comment("Init is filling the metadata region with zeros");
    let bursts = Bursts {
        asked: taken.any,
        tag: taken.tag,
        answers: bvalid,
        id: bid,
        ends: bvalid,
    };
    let most = p.entries + p.misses + 1;
    let (tag_now, room) = tag_answered(m, p, "write_order", bursts, most)?;
    let valid = m.register_reset("answer_valid", 1, 0);
    m.next(valid, bvalid);
    let tag = m.delay_if("answer_tag", bvalid, tag_now);
    let failed = m.delay_if("answer_failed", bvalid, bresp.bit(1));
    // A protected word is corrected one cycle later.
    let (always, valid_now) = (m.constant(1, 1), valid);
    let valid = p.buffers.bit_beside(m, "answer_checked", always, valid);
    let tag = p.buffers.beside(m, "checked_tag", valid_now, tag);
    let failed = p.buffers.beside(m, "checked_failed", valid_now, failed);
    let is_metadata = tag.bit(p.tag_bits() - 1);
    let size = Memory {
        depth: p.entries,
        width: p.metadata_bits() + 1 + p.number_bits(),
    };
    let about = concat(&[block.metadata, block.poisons, block.number]);
    let entry_now = tag_now.slice(0, p.entry_bits());
    let write = Write {
        enable: taken.block,
        address: block.entry,
        data: about,
        inject: inject.map(|inject| Injected::Writes.error(inject)),
    };
    let read = Read {
        enable: bvalid,
        address: entry_now,
        loads: Some(valid_now),
        flips: None,
    };
    let sent = checked_memory(m, "blocks_sent", size, p.buffers.of_words(), write, read)?;
    let about = sent.data;
    m.output("written", valid & !is_metadata)
        .comment("Memory has answered the write of a block");
    m.output("written_entry", tag.slice(0, p.entry_bits()))
        .comment("Entry whose block was written");
    m.output("written_metadata", about.slice(0, p.metadata_bits()))
        .comment("Metadata with which the block was written");
    m.output("written_poison", about.bit(p.metadata_bits()))
        .comment("Written block is poison");
    let number = about.slice(p.metadata_bits() + 1, p.number_bits());
    m.output("written_block", number)
        .comment("Number of the block that was written");
    let found = sent.found.map(|found| {
        let of_block = (valid & !is_metadata).named("answers_block");
        CheckResult {
            corrected: of_block & found.corrected,
            damaged: (of_block & found.damaged).named("sent_is_damaged"),
        }
    });
    let not_known = found.map_or(failed, |found| failed | found.damaged);
    m.output("written_failed", not_known)
        .comment("Memory answered the write with an error");
    // Zeros are written before the cache holds any line.
    let of_line = (valid & is_metadata).named("answers_line");
    m.output("written_back_valid", of_line & !blanking)
        .comment("Memory has answered the write-back of a metadata line");
    let carrier = tag.slice(0, p.cache().carrier_bits());
    m.output("written_back_number", carrier)
        .comment("Number that came with the write-back");
    let lost = damaged.map_or(failed, |damaged| failed | damaged);
    m.output("written_back_failed", lost)
        .comment("Line could not be written back");
    m.output("blanked", of_line & blanking)
        .comment("Memory has answered a write of zeros to a line");
    m.output("blank_failed", failed)
        .comment("With blanked: memory answered with an error");
    m.output("m_axi_bready", m.constant(1, 1));
    Ok((room, found))
}
