//! The path of blocks to memory, with the compressors.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*`, prefixed | | configuration port of each compressor with tables |
//!
//! Compressors take blocks in turn; blocks that are not to be compressed bypass them. Blocks leave in the order
//! in which they came, through a FIFO of two words. Energy control sends compressed blocks raw where that is better; its bus state is what
//! the previous block that passed it left.

use std::rc::Rc;

use super::registers::Injected;
use super::units::{instances, UnitPorts};
use super::Parameters;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::bus::energy_control::{energy_control, EnergyControlInputs};
use crate::rtl::common::fifo::{fifo, headed, pointer, registered};
use crate::rtl::common::select::select;
use crate::rtl::protect::{damaged_so_far, Found, READ_LOADS_SAYS};

/// A beat of a block that passed a compressor.
struct Beat<'m> {
    valid: Signal<'m>,
    data: Signal<'m>,
    last: Signal<'m>,
    metadata: Signal<'m>,
    /// With protection.
    damaged: Option<Signal<'m>>,
}

/// A word of a block for memory, as wide as the client's port.
struct Word<'m> {
    valid: Signal<'m>,
    entry: Signal<'m>,
    metadata: Signal<'m>,
    poisons: Signal<'m>,
    data: Signal<'m>,
    strobes: Signal<'m>,
}

/// Registers the words for memory, so that no path leads from the queue of blocks through the memory port and back.
/// Returns whether a word is accepted if valid.
fn to_memory<'m>(
    m: &'m Builder,
    p: &Parameters,
    word: &Word<'m>,
) -> Result<Signal<'m>, DesignError> {
    m.section("Words for memory");
    let ready = m
        .input("block_taken", 1)
        .comment("Word of the block is accepted");
    let about = concat(&[word.entry, word.metadata, word.poisons]);
    let about = registered(m, "about_words", word.valid, about, ready)?;
    let data = concat(&[word.data, word.strobes]);
    let words = fifo(m, "words_out", 2, word.valid, data, ready)?;
    m.output("block_valid", about.m_valid)
        .comment("Word of a block to write is valid");
    let (entry, metadata) = (p.entry_bits(), p.metadata_bits());
    m.output("block_entry", about.m_data.slice(0, entry))
        .comment("Entry of the write buffer that holds the block");
    m.output("block_metadata", about.m_data.slice(entry, metadata))
        .comment("Bursts of the block less one, or all ones if it is written raw");
    m.output("block_poisons", about.m_data.bit(entry + metadata))
        .comment("Block is poison: one burst of ones");
    m.output("block_data", words.m_data.slice(0, p.port_bits()))
        .comment("Word of the block, as wide as the client's port");
    m.output(
        "block_strobes",
        words.m_data.slice(p.port_bits(), p.port_bytes),
    )
    .comment("Bytes of the word to write, one bit each");
    Ok(about.s_ready)
}

/// Evaluates the checks of a word that is used: of the bytes of the buffer that were written, and for all
/// others of the modified block. A block with a damaged word is reported to its entry once it is sent. Returns whether
/// the word is corrected, and whether it is damaged.
fn check<'m>(
    m: &'m Builder,
    p: &Parameters,
    used: Signal<'m>,
    is_last: Signal<'m>,
    entry: Signal<'m>,
    strobes: Signal<'m>,
    merged: Signal<'m>,
) -> Found<'m> {
    let found = |name: &str| {
        let says = format!("Bytes of read_data that are {name}, one bit each, and above them whether read_strobes are");
        let words = m.input(&format!("read_{name}"), p.port_bytes + 1);
        let bytes = words.comment(&says) & concat(&[strobes, m.constant(1, 1)]);
        let of_rest = m
            .input(&format!("modify_{name}"), 1)
            .comment(&format!("Word at modify_data is {name}"));
        let rest = merged & !strobes.all() & of_rest;
        (used & (bytes.any() | rest)).named(&format!("word_is_{name}"))
    };
    let [corrected, damaged] = ["corrected", "damaged"].map(found);
    let so_far = damaged_so_far(m, used, damaged, is_last);
    let told = m.register_reset("tells_damage", 1, 0);
    let tells = (used & is_last & so_far).named("damage_is_told");
    m.next(told, tells);
    m.output("block_damaged", told)
        .comment("A block that was sent has a damaged word");
    m.output("damaged_entry", m.delay_if("entry_told", tells, entry))
        .comment("Entry of the block that has a damaged word");
    Found { corrected, damaged }
}

/// Adds what the checks of raw blocks in the compressors find, as they leave. `packed`: whether a block leaves with such
/// a word, and its entry.
fn check_packed<'m>(
    m: &'m Builder,
    sent: Found<'m>,
    corrected: Vec<Signal<'m>>,
    (damaged, entry): (Signal<'m>, Signal<'m>),
) {
    let corrected = or_all([sent.corrected].into_iter().chain(corrected));
    m.output("sent_corrected", corrected)
        .comment("A word that is sent had an error, which was corrected");
    m.output("sent_damaged", sent.damaged | damaged)
        .comment("A word that is sent has an error that cannot be corrected");
    let told = m.register_reset("tells_packed_damage", 1, 0);
    m.next(told, damaged);
    m.output("packed_damaged", told)
        .comment("A block that left a compressor has a damaged word");
    m.output(
        "packed_entry",
        m.delay_if("packed_entry_told", damaged, entry),
    )
    .comment("Entry of that block");
}

/// Of `m_axis_tuser`, the bit above the metadata: the beat is damaged. Only where raw blocks wait in memories.
fn damaged_bit<'m>(p: &Parameters, user: Signal<'m>) -> Option<Signal<'m>> {
    (user.width() > p.metadata_bits()).then(|| user.bit(p.metadata_bits()))
}

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn pack(p: &Parameters, unit: &Rc<Module>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("pack"));
    m.doc("Path of blocks to memory, with the compressors. Compressors take blocks in turn; blocks that are not to be compressed bypass them. Blocks leave in the order in which they came.");
    let feed_valid = m
        .input("feed_valid", 1)
        .comment("Entry of the write buffer to send is valid");
    let feed_entry = m
        .input("feed_entry", p.entry_bits())
        .comment("Number of the entry to send");
    let feed_compresses = m.input("feed_compresses", 1).comment("Compress the block");
    let feed_merges = m
        .input("feed_merges", 1)
        .comment("Take bytes that were not written from modify_data");
    let feed_poisons = m.input("feed_poisons", 1);
    feed_poisons.comment("Block is poison: one burst of ones, with metadata 0");
    let read_data = m.input("read_data", p.port_bits()).comment(
        "Word of the entry, the cycle after read_enable, with protection after read_loads",
    );
    let read_strobes = m
        .input("read_strobes", p.port_bytes)
        .comment("Bytes of read_data that were written, one bit each");
    let modify_data = m
        .input("modify_data", p.port_bits())
        .comment("Same word of the block as memory had it, valid with read_data");

    m.section("Queue of entries, so that a block follows the previous one without a gap");
    let advance = m.wire("advance", 1);
    let starts = m.wire("starts", 1);
    let room = m.wire("has_room", 1);
    let offers = feed_valid & room;
    let feed_compresses = (feed_compresses & !feed_poisons).named("to_compress");
    let mut fields = vec![feed_entry, feed_compresses, feed_merges, feed_poisons];
    if p.sampling.is_some() {
        fields.push(
            m.input("feed_samples", 1)
                .comment("Send the block's symbols to the value-frequency table"),
        );
    }
    let waiting = fifo(&m, "entries", 2, offers, concat(&fields), starts)?;
    let takes = (offers & waiting.s_ready).named("takes");
    m.output("feed_taken", takes)
        .comment("Entry to send is accepted");
    let sent = m.delay_if("about_block", starts, waiting.m_data);
    let entry = sent.slice(0, p.entry_bits());
    let about_block = |place: u32| sent.bit(p.entry_bits() + place);
    let [compresses, merges, poisons] = [0, 1, 2].map(about_block);

    m.section("The words of an entry, one after another");
    let active = m.register_reset("active", 1, 0);
    let word = m.register("word_number", p.word_bits());
    let last = match p.words() {
        1 => m.constant(1, 1),
        words => {
            let of_burst = p.mag_bytes.div_ceil(p.port_bytes);
            let whole = word.eq_to(u64::from(words) - 1);
            let burst = word.eq_to(u64::from(of_burst) - 1);
            poisons.mux(burst, whole).named("is_last_word")
        }
    };
    let goes = (active & advance).named("word_goes");
    let ends = (goes & last).named("block_ends");
    m.drive(starts, waiting.m_valid & (!active | ends));
    m.next(active, starts | (active & !ends));
    m.next_if(
        word,
        starts | goes,
        starts.mux(m.zero(word.width()), word.plus(1)),
    );
    m.output("read_enable", goes).comment("Read a word");
    m.output("read_entry", entry)
        .comment("Entry whose word is read");
    m.output("read_word", word)
        .comment("Number of the word in its block");

    m.section("A word; bytes that were not written come from the block that was read");
    // All is read over two cycles, protected or not.
    let is_read = m.register_reset("is_read", 1, 0);
    m.next_if(is_read, advance, goes);
    let was_read = (is_read & advance).named("word_was_read");
    if p.buffers.checks() {
        m.output("read_loads", was_read).comment(READ_LOADS_SAYS);
    }
    let offered = m.register_reset("offered", 1, 0);
    m.next_if(offered, advance, is_read);
    let mut about = vec![last, compresses, merges, poisons];
    about.extend(p.sampling.as_ref().map(|_| about_block(3)));
    about.extend(p.buffers.checks().then_some(entry));
    let about = m.delay_if("about_read", goes, concat(&about));
    let about = m.delay_if("about_word", was_read, about);
    let [is_last, compressed, merged, poison] = [0, 1, 2, 3].map(|place| about.bit(place));
    let held = |name: &str, value| {
        if p.buffers.checks() {
            return value;
        }
        m.delay_if(name, was_read, value)
    };
    let read_data = held("data_held", read_data);
    let read_strobes = held("strobes_held", read_strobes);
    let modify_data = held("modify_held", modify_data);
    // A byte that is sent without a strobe is zero, not what another block left in the buffer.
    let bytes = (0..p.port_bytes).map(|byte| {
        let is_written = read_strobes.bit(byte);
        let written = is_written.gate(read_data.slice(byte * 8, 8));
        let kept = merged & !is_written;
        written | kept.gate(modify_data.slice(byte * 8, 8))
    });
    let ones = poison.replicate(p.port_bits());
    let data = (concat(&bytes.collect::<Vec<_>>()) | ones).named("word");
    let strobes = read_strobes | (merged | poison).replicate(p.port_bytes);
    let found = p.buffers.checks().then(|| {
        let used = offered & advance & !poison;
        let low = about.width() - p.entry_bits();
        let entry = about.slice(low, p.entry_bits());
        check(
            &m,
            p,
            used.named("word_is_used"),
            is_last,
            entry,
            read_strobes,
            merged,
        )
    });

    if p.sampling.is_some() {
        m.section("The value-frequency table snoops");
        let sampled = about.bit(4);
        let goes_on = m.register_reset("sampled_word", 1, 0);
        goes_on.comment("One cycle later, because `advance` is late.");
        m.next(goes_on, offered & advance & sampled);
        m.output("sampled_valid", goes_on)
            .comment("Word for the value-frequency table is valid");
        m.output("sampled_last", m.delay("sampled_word_is_last", is_last))
            .comment("Word is the last of its block");
        m.output("sampled_data", m.delay("sampled_word_data", data))
            .comment("Word for the value-frequency table");
    }

    m.section("The compressors, and the bypass");
    let count = p.compressors;
    let passed = (offered & advance & is_last & compressed).named("compressor_is_fed");
    let unit_to = pointer(&m, "unit_to", count, passed);
    let leaves = m.wire("block_leaves", 1);
    let order_in = concat(&[feed_entry, feed_compresses]);
    let order = headed(&m, "order", p.entries, takes, order_in, leaves)?;
    m.drive(room, order.s_ready);
    let of_unit = order.m_data.bit(p.entry_bits());
    let at_head = order.m_valid;
    let place = m.wire("has_place", 1);
    let takes_packed = (at_head & of_unit & place).named("takes_compressed");
    let unit_taken = m.wire("unit_taken", 1);
    let unit_ends = m.wire("unit_ends", 1);
    let unit_from = pointer(&m, "unit_from", count, unit_ends);
    let raw_ready = m.wire("raw_ready", 1);
    let has_memories = unit.has_input("inject") || p.energy_control.is_some();
    let inject = (has_memories.then(|| Injected::Compressors.only_error(&m, p))).flatten();
    let units = instances(&m, "compressor", unit, count, |number| UnitPorts {
        valid: offered & compressed & raw_ready & unit_to.eq_to(u64::from(number)),
        data,
        last: is_last,
        user: None,
        ready: unit_taken & unit_from.eq_to(u64::from(number)),
        inject: inject.filter(|_| unit.has_input("inject")),
    })?;
    let unit_ready = select(
        &m,
        "unit_ready",
        unit_to,
        &of_all(&units, |unit| unit.s_axis_tready),
    )?;
    let around = (offered & !compressed & at_head & !of_unit).named("goes_around");
    m.drive(
        advance,
        !offered | compressed.mux(unit_ready & raw_ready, around & place),
    );

    m.section("The output of the compressors");
    let unit_valid = select(
        &m,
        "valid_chosen",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tvalid),
    )?;
    let unit_last = select(
        &m,
        "last_chosen",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tlast),
    )?;
    let unit_data = select(
        &m,
        "data_chosen",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tdata),
    )?;
    let unit_user = select(
        &m,
        "metadata_chosen",
        unit_from,
        &of_all(&units, |unit| unit.m_axis_tuser),
    )?;
    let of_units = Beat {
        valid: unit_valid,
        data: unit_data,
        last: unit_last,
        metadata: unit_user.slice(0, p.metadata_bits()),
        damaged: damaged_bit(p, unit_user),
    };
    m.drive(unit_ends, unit_valid & unit_taken & unit_last);
    let mut corrected: Vec<Signal> = units.iter().filter_map(|unit| unit.corrected).collect();
    let packed = match &p.energy_control {
        None => {
            m.drive(unit_taken, takes_packed);
            m.drive(raw_ready, m.constant(1, 1));
            of_units
        }
        Some(control) => {
            let stage = m.instance(
                "energy_control",
                &energy_control(control)?,
                EnergyControlInputs {
                    s_axis_tvalid: of_units.valid,
                    s_axis_tdata: of_units.data,
                    s_axis_tlast: of_units.last,
                    s_axis_tuser: of_units.metadata,
                    s_raw_axis_tvalid: offered & compressed & unit_ready,
                    s_raw_axis_tdata: data,
                    s_raw_axis_tlast: is_last,
                    m_axis_tready: takes_packed,
                    inject,
                },
            );
            corrected.extend(stage.corrected);
            m.drive(unit_taken, stage.s_axis_tready);
            m.drive(raw_ready, stage.s_raw_axis_tready);
            Beat {
                valid: stage.m_axis_tvalid,
                data: stage.m_axis_tdata,
                last: stage.m_axis_tlast,
                metadata: stage.m_axis_tuser.slice(0, p.metadata_bits()),
                // A raw block is not the one that waited in the compressor.
                damaged: damaged_bit(p, stage.m_axis_tuser),
            }
        }
    };

    if let Some(sent) = found {
        let leaves = takes_packed & packed.valid;
        let damaged = (packed.damaged).map_or(m.zero(1), |damaged| leaves & damaged);
        let damaged = damaged.named("packed_is_damaged");
        let entry = order.m_data.slice(0, p.entry_bits());
        check_packed(&m, sent, corrected, (damaged, entry));
    }

    let out = Word {
        valid: ((at_head & of_unit & packed.valid) | around).named("word_is_valid"),
        entry: order.m_data.slice(0, p.entry_bits()),
        metadata: {
            let raw = m.localparam("RAW", p.raw(), p.metadata_bits());
            of_unit.mux(packed.metadata, (!poison).gate(raw))
        },
        poisons: poison & !of_unit,
        data: of_unit.mux(packed.data, data),
        strobes: {
            let all = m.constant(1, 1).replicate(p.port_bytes);
            of_unit.mux(all, strobes)
        },
    };
    m.drive(place, to_memory(&m, p, &out)?);
    m.drive(
        leaves,
        out.valid & place & of_unit.mux(packed.last, is_last),
    );
    let inside = m.register_reset("blocks_inside", p.entry_bits() + 1, 0);
    inside.comment("Number of blocks in compressors or in energy control.");
    let enters = takes & feed_compresses;
    let packed_leaves = leaves & of_unit;
    let more = enters.mux(inside.plus(1), inside - m.constant(1, inside.width()));
    m.next_if(inside, enters ^ packed_leaves, more);
    m.output("compressing", inside.any())
        .comment("Blocks are in compressors or in energy control");
    m.output(
        "compressed",
        takes_packed & packed.valid & !packed.metadata.eq_to(p.raw()),
    )
    .comment("A compressed block is sent to memory in this cycle");
    if p.tables.is_some() {
        let damage = units.iter().filter_map(|unit| unit.table_damage);
        m.output("compressor_damage", concat(&damage.collect::<Vec<_>>()))
            .comment("table_damage of each compressor, the first lowest");
    }
    m.finish()
}
