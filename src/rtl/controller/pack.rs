//! Blocks on their way to memory, and the compressors.
//!
//! | port | width | |
//! |---|---|---|
//! | `feed_valid`, `feed_taken`, `feed_entry`, `feed_compresses`, `feed_merges` | | an entry of the write buffer |
//! | `read_enable`, `read_entry`, `read_word`, `read_data`, `read_strobes` | | its words, a cycle later, and held |
//! | `modify_data` | beat | at the same time, the word of the block that is modified |
//! | `block_valid`, `block_taken` | 1, 1 | a beat for memory |
//! | `block_entry`, `block_metadata`, `block_data`, `block_strobes` | | |
//! | `s_axil_*`, prefixed | | of each compressor with tables |
//!
//! Each compressor takes blocks in its turn; those that are not to be compressed go around them.
//! Blocks leave in the order in which they came.

use std::rc::Rc;

use super::units::{instances, UnitPorts};
use super::{Parameters, RAW};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{fifo, pointer};
use crate::rtl::common::select::select;

pub(super) fn pack(p: &Parameters, unit: &Rc<Module>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("pack"));
    m.doc("Blocks on their way to memory, and the compressors.");
    let feed_valid = m.input("feed_valid", 1);
    let feed_entry = m.input("feed_entry", p.entry_bits());
    let feed_compresses = m.input("feed_compresses", 1);
    let feed_merges = m.input("feed_merges", 1);
    let read_data = m.input("read_data", p.port_bits());
    let read_strobes = m.input("read_strobes", p.port_bytes);
    let modify_data = m.input("modify_data", p.port_bits());
    let block_taken = m.input("block_taken", 1);

    m.section("The words of an entry, one after another");
    let advance = m.wire("advance", 1);
    let room = m.wire("has_room", 1);
    let active = m.register_reset("active", 1, 0);
    let word = m.register("word_number", p.word_bits());
    let last = match p.words() {
        1 => m.constant(1, 1),
        words => word.eq_to(u64::from(words) - 1).named("is_last_word"),
    };
    let goes = (active & advance).named("word_goes");
    let ends = (goes & last).named("block_ends");
    let takes = (feed_valid & !active & room).named("takes");
    m.next(active, takes | (active & !ends));
    let entry = m.delay_if("entry_sent", takes, feed_entry);
    let compresses = m.delay_if("compresses", takes, feed_compresses);
    let merges = m.delay_if("merges", takes, feed_merges);
    m.next_if(
        word,
        takes | goes,
        takes.mux(m.zero(word.width()), word.plus(1)),
    );
    m.output("feed_taken", takes);
    m.output("read_enable", advance);
    m.output("read_entry", entry);
    m.output("read_word", word);

    m.section("A word, with the bytes that were not written from the block that was read");
    let offered = m.register_reset("offered", 1, 0);
    m.next_if(offered, advance, goes);
    let about = concat(&[last, compresses, merges]);
    let about = m.delay_if("about_word", advance, about);
    let (is_last, compressed, merged) = (about.bit(0), about.bit(1), about.bit(2));
    // A byte that goes down without a strobe is zero, not what another block left in the buffer.
    let bytes = (0..p.port_bytes).map(|byte| {
        let is_written = read_strobes.bit(byte);
        let written = is_written.gate(read_data.slice(byte * 8, 8));
        let kept = merged & !is_written;
        written | kept.gate(modify_data.slice(byte * 8, 8))
    });
    let data = concat(&bytes.collect::<Vec<_>>()).named("word");
    let strobes = read_strobes | merged.replicate(p.port_bytes);

    m.section("The compressors, and the way around them");
    let count = p.compressors;
    let passed = (offered & advance & is_last & compressed).named("compressor_is_fed");
    let unit_to = pointer(&m, "unit_to", count, passed);
    let leaves = m.wire("block_leaves", 1);
    let order_in = concat(&[feed_entry, feed_compresses]);
    let order = fifo(&m, "order", p.entries, takes, order_in, leaves)?;
    m.drive(room, order.out("s_ready"));
    let of_unit = order.out("m_data").bit(p.entry_bits());
    let at_head = order.out("m_valid");
    let unit_leaves = (leaves & of_unit).named("compressor_is_done");
    let unit_from = pointer(&m, "unit_from", count, unit_leaves);
    let takes_unit = (at_head & of_unit & block_taken).named("takes_compressed");
    let units = instances(&m, "compressor", unit, count, |number| UnitPorts {
        valid: offered & compressed & unit_to.eq_to(u64::from(number)),
        data,
        last: is_last,
        user: None,
        ready: takes_unit & unit_from.eq_to(u64::from(number)),
    })?;
    let of_all = |port: &str| -> Vec<Signal> { units.iter().map(|unit| unit.out(port)).collect() };
    let unit_ready = select(&m, "unit_ready", unit_to, &of_all("s_axis_tready"))?;
    let around = (offered & !compressed & at_head & !of_unit).named("goes_around");
    m.drive(
        advance,
        !offered | compressed.mux(unit_ready, around & block_taken),
    );

    m.section("Beats for memory");
    let unit_valid = select(&m, "valid_chosen", unit_from, &of_all("m_axis_tvalid"))?;
    let unit_last = select(&m, "last_chosen", unit_from, &of_all("m_axis_tlast"))?;
    let unit_data = select(&m, "data_chosen", unit_from, &of_all("m_axis_tdata"))?;
    let unit_user = select(&m, "metadata_chosen", unit_from, &of_all("m_axis_tuser"))?;
    let raw = m.localparam("RAW", RAW, 2);
    let all = m.constant(1, 1).replicate(p.port_bytes);
    m.output("block_valid", (at_head & of_unit & unit_valid) | around);
    m.output("block_entry", order.out("m_data").slice(0, p.entry_bits()));
    m.output("block_metadata", of_unit.mux(unit_user, raw));
    m.output("block_data", of_unit.mux(unit_data, data));
    m.output("block_strobes", of_unit.mux(all, strobes));
    m.drive(leaves, block_taken & of_unit.mux(unit_last, is_last));
    m.finish()
}
