//! The data of blocks that are read, and the decompressors.
//!
//! | port | width | |
//! |---|---|---|
//! | `word_valid`, `word_slot`, `word_direct`, `word_number`, `word_data` | | words from memory: of the block, or of what is stored |
//! | `unpack_valid`, `unpack_taken`, `unpack_slot`, `unpack_metadata` | | a block to be decompressed |
//! | `unpacked`, `unpacked_slot`, `unpacked_failed` | 1, slot, 1 | it is |
//! | `read_enable`, `read_slot`, `read_word`, `read_data` | | a block's words, a cycle later, and held |
//! | `modify_enable`, `modify_entry`, `modify_word`, `modify_data` | | those of a block that an entry modifies |
//! | `s_axil_*`, prefixed | | of each decompressor with tables |
//!
//! What is stored and the block lie in memories of their own, so that a decompressor never waits
//! for the client. Each decompressor takes blocks in its turn.

use std::rc::Rc;

use super::units::{instances, UnitPorts};
use super::{place, Parameters, RAW};
use crate::hdl::netlist::Memory;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{fifo, pointer};
use crate::rtl::common::select::select;

pub(super) fn unpack(p: &Parameters, unit: &Rc<Module>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("unpack"));
    m.doc("The data of blocks that are read, and the decompressors.");
    let word_valid = m.input("word_valid", 1);
    let word_slot = m.input("word_slot", p.slot_bits());
    let word_direct = m.input("word_direct", 1);
    let word_number = m.input("word_number", p.word_bits());
    let word_data = m.input("word_data", p.port_bits());
    let unpack_valid = m.input("unpack_valid", 1);
    let unpack_slot = m.input("unpack_slot", p.slot_bits());
    let unpack_metadata = m.input("unpack_metadata", 2);
    let read_enable = m.input("read_enable", 1);
    let read_slot = m.input("read_slot", p.slot_bits());
    let read_word = m.input("read_word", p.word_bits());
    let modify_enable = m.input("modify_enable", 1);
    let modify_entry = m.input("modify_entry", p.entry_bits());
    let modify_word = m.input("modify_word", p.word_bits());

    m.section("What is stored goes to a decompressor, a block after another");
    let advance = m.wire("advance", 1);
    let room = m.wire("has_room", 1);
    let active = m.register_reset("active", 1, 0);
    let word = m.register("word_number_sent", p.word_bits());
    let last_word = m.register("last_word", p.word_bits());
    let last = word.eq(last_word).named("is_last_word");
    let goes = (active & advance).named("word_goes");
    let ends = (goes & last).named("block_ends");
    let takes = (unpack_valid & (!active | ends) & room).named("takes");
    m.next(active, takes | (active & !ends));
    m.output("unpack_taken", takes);
    let slot = m.delay_if("slot_sent", takes, unpack_slot);
    let metadata = m.delay_if("metadata_sent", takes, unpack_metadata);
    let next = word.plus(1);
    m.next_if(word, takes | goes, takes.mux(m.zero(word.width()), next));
    m.next_if(last_word, takes, last_word_of(&m, p, unpack_metadata));
    let size = Memory {
        depth: (1 << p.slot_bits()) * p.words(),
        width: p.port_bits(),
    };
    let stored = m.memory(
        "stored",
        size,
        None,
        (
            word_valid & !word_direct,
            place(p, word_slot, word_number),
            word_data,
        ),
        (advance, place(p, slot, word)),
    );
    let offered = m.register_reset("offered", 1, 0);
    m.next_if(offered, advance, goes);
    let about = concat(&[last, metadata]);
    let about = m.delay_if("about_word", advance, about);
    let unit_to = pointer(
        &m,
        "unit_to",
        p.decompressors,
        offered & advance & about.bit(0),
    );

    m.section("The decompressors");
    let collects = m.wire("collects", 1);
    let unit_from_ends = m.wire("block_collected", 1);
    let unit_from = pointer(&m, "unit_from", p.decompressors, unit_from_ends);
    let units = instances(&m, "decompressor", unit, p.decompressors, |number| {
        UnitPorts {
            valid: offered & unit_to.eq_to(u64::from(number)),
            data: stored,
            last: about.bit(0),
            user: Some(about.slice(1, 2)),
            ready: collects & unit_from.eq_to(u64::from(number)),
        }
    })?;
    let ready = select(
        &m,
        "unit_ready",
        unit_to,
        &of_all(&units, |unit| unit.s_axis_tready),
    )?;
    m.drive(advance, !offered | ready);
    let order = fifo(
        &m,
        "unpack_order",
        p.slots + p.entries,
        takes,
        unpack_slot,
        unit_from_ends,
    )?;
    m.drive(room, order.s_ready);

    m.section("Blocks, raw from memory or from a decompressor");
    let unit_valid = select(
        &m,
        "valid_collected",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tvalid),
    )?;
    let unit_last = select(
        &m,
        "last_collected",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tlast),
    )?;
    let unit_data = select(
        &m,
        "data_collected",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tdata),
    )?;
    let unit_user = select(
        &m,
        "user_collected",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tuser),
    )?;
    let direct = (word_valid & word_direct).named("comes_raw");
    m.drive(collects, !direct);
    let collected = (unit_valid & !direct).named("word_collected");
    let slot_from = order.m_data;
    let collected_ends = (collected & unit_last).named("collected_ends");
    m.drive(unit_from_ends, collected_ends);
    let number = m.register_reset("word_number_collected", p.word_bits(), 0);
    let after = number.plus(1);
    let after = collected_ends.mux(m.zero(after.width()), after);
    m.next_if(number, collected, after);
    m.output("unpacked", collected_ends);
    m.output("unpacked_slot", slot_from);
    m.output("unpacked_failed", unit_user.bit(unit_user.width() - 1));

    let (slot, word) = (
        direct.mux(word_slot, slot_from).named("slot_written"),
        direct.mux(word_number, number).named("word_written"),
    );
    let data = direct.mux(word_data, unit_data).named("data_written");
    let writes = (direct | collected).named("writes");
    let modified = slot.bit(p.slot_bits() - 1);
    let size = Memory {
        depth: p.slots * p.words(),
        width: p.port_bits(),
    };
    let bits = p.slots.trailing_zeros();
    let block = m.memory(
        "blocks",
        size,
        None,
        (
            writes & !modified,
            place(p, slot.slice(0, bits), word),
            data,
        ),
        (read_enable, place(p, read_slot.slice(0, bits), read_word)),
    );
    m.output("read_data", block);
    let size = Memory {
        depth: p.entries * p.words(),
        width: p.port_bits(),
    };
    let of_modified = m.memory(
        "modified",
        size,
        None,
        (
            writes & modified,
            place(p, slot.slice(0, p.entry_bits()), word),
            data,
        ),
        (modify_enable, place(p, modify_entry, modify_word)),
    );
    m.output("modify_data", of_modified);
    m.finish()
}

/// The last word of a block of some metadata.
fn last_word_of<'m>(m: &'m Builder, p: &Parameters, metadata: Signal<'m>) -> Signal<'m> {
    let words = |bursts: u32| (bursts * p.mag_bytes).div_ceil(p.port_bytes);
    let last = |bursts: u32| m.constant(u64::from(words(bursts)) - 1, p.word_bits());
    let choices: Vec<Signal> = (0..=RAW as u32)
        .map(|value| last((value + 1).min(p.bursts())))
        .collect();
    let raw = metadata.eq_to(RAW);
    raw.mux(last(p.bursts()), metadata.select(&choices))
}
