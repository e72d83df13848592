//! The lines' bits: a memory of words as wide as the memory port.
//!
//! One word per cycle. A word that is written while it is read is forwarded, so that writes to one word can
//! follow each other. With SECDED a word is output, and written, one cycle later.

use std::rc::Rc;

use super::{beside_check, bits_in_words, inject_input, Parameters};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{injected, updated_memory, Corrects, Protection};

ports! {
    pub(in crate::rtl) LineDataInputs {
        read, read_set, read_way, read_block, write, written, fill, fill_set, fill_way,
        fill_beat: Option<Signal<'m>>, fill_data, checked: Option<Signal<'m>>, inject: Option<Signal<'m>>,
    } -> LineDataOutputs {
        word, stored, damaged: Option<Signal<'m>>, corrected: Option<Signal<'m>>,
    }
}

/// The module of the lines' bits.
pub fn line_data(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_line_data", p.name));
    m.doc(&format!("Lines of a metadata cache, {} bits per block, in words as wide as the memory port.\nOne word per cycle. A word is output one cycle after read, two with SECDED.", bits_in_words(p)));
    let read = m.input("read", 1).comment("Read a word");
    let read_set = m
        .input("read_set", p.set_bits())
        .comment("Set of the word to read");
    let read_way = m
        .input("read_way", p.ways)
        .comment("Way of the word to read, one-hot");
    let read_block = m
        .input("read_block", p.offset_bits())
        .comment("Number in its line of the block whose word is read");
    let after = if p.corrects() {
        "Two cycles after"
    } else {
        "A cycle after"
    };
    let write = m.input("write", 1);
    write.comment(&format!("{after} read: write the block's bits"));
    let written = m
        .input("written", p.metadata_bits)
        .comment("With write: the block's new bits, as stored");
    let fill = m.input("fill", 1).comment(if p.corrects() {
        "Write a word of a new line, one cycle earlier than write"
    } else {
        "Write a word of a new line; not together with write"
    });
    let fill_set = m
        .input("fill_set", p.set_bits())
        .comment("Set of the new line");
    let fill_way = m
        .input("fill_way", p.ways)
        .comment("Way of the new line, one-hot");
    let fill_beat = (p.beat_bits() > 0).then(|| {
        m.input("fill_beat", p.beat_bits())
            .comment("Number of the word in the new line")
    });
    let fill_data = m
        .input("fill_data", p.beat_bytes * 8)
        .comment("Word of the new line");

    m.section("Addresses: the set, the way, and the beat in the line");
    let word_bits = p.offset_bits() - p.beat_bits();
    let read_beat = (p.beat_bits() > 0).then(|| read_block.slice(word_bits, p.beat_bits()));
    let read_address = address(p, read_set, read_way, read_beat).named("read_address");
    let fill_address = address(p, fill_set, fill_way, fill_beat).named("fill_address");
    let merged_address = m.delay_if("merged_address", read, read_address);
    let block = m.delay_if("block_in_word", read, read_block.slice(0, word_bits));
    let passed = |name: &str, value| beside_check(&m, p, name, value);
    let merged_address = passed("next_merged_address", merged_address);
    let block = passed("next_block_in_word", block);
    let fill = passed("fills", fill);
    let fill_address = passed("filled_address", fill_address);
    let fill_data = passed("filled_data", fill_data);

    m.section("The word, forwarded if it was written while it was read");
    let bits = p.beat_bytes * 8;
    let size = Memory {
        depth: p.sets() * p.ways * p.beats(),
        width: bits + u32::from(p.protection == Protection::Parity),
    };
    let writes = (write | fill).named("writes");
    let write_address = fill
        .mux(fill_address, merged_address)
        .named("write_address");
    let write_data = m.wire("write_data", size.width);
    let access = (writes, write_address, write_data);
    let read = (read, read_address);
    let (whole, damaged) = read_word(&m, p, size, access, read)?;
    let word = whole.slice(0, bits);
    m.output("word", word)
        .comment(&format!("Word, {} read", after.to_lowercase()));

    m.section("A block's bits in the word");
    let low = concat(&[m.zero(p.stored_bits().trailing_zeros()), block]).named("lowest_bit");
    let shifted = (word >> low).named("shifted_word");
    let stored = shifted.slice(0, p.metadata_bits);
    m.output("stored", stored)
        .comment("Bits of the block, as stored");
    let kept = match damaged {
        None => word,
        // The metadata of all other blocks are lost.
        Some(damaged) => (!damaged).gate(word).named("kept_word"),
    };
    let merged = merged(&m, p, (kept, low), (write, written));
    let data = fill.mux(fill_data, merged);
    if p.protection == Protection::Parity {
        let known = damaged.map_or(m.constant(1, 1), |damaged| !damaged);
        let changed = known.gate(stored).parity() ^ written.parity();
        let merged = ((known & whole.bit(bits)) ^ changed).named("merged_parity");
        let stored = concat(&[data, fill.mux(fill_data.parity(), merged)]);
        let inject = inject_input(&m);
        let flips = injected(&m, "lines", inject.bit(0), inject.bit(1), writes);
        m.drive(write_data, stored ^ flips.resize(stored.width()));
    } else {
        m.drive(write_data, data);
    }
    m.finish()
}

/// The word, with a block's new bits from bit `low` on.
fn merged<'m>(
    m: &'m Builder,
    p: &Parameters,
    (word, low): (Signal<'m>, Signal<'m>),
    (write, written): (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    let all = m.constant(1, 1).replicate(p.metadata_bits);
    let (all, written) = if p.corrects() {
        // A corrected word is written back unchanged.
        (write.gate(all), write.gate(written))
    } else {
        (all, written)
    };
    let mask = (all.resize(word.width()) << low).named("mask");
    let new = (written.resize(word.width()) << low).named("bits");
    ((word & !mask) | new).named("merged_word")
}

/// The word that was read, with its parity if it has one, and whether it is damaged. Ports report what the
/// check finds.
fn read_word<'m>(
    m: &'m Builder,
    p: &Parameters,
    size: Memory,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Option<Signal<'m>>), DesignError> {
    if !p.protection.checks() {
        return Ok((word(m, size, write, read), None));
    }
    let checked = m.input("checked", 1).comment(if p.corrects() {
        "Two cycles after read: the word belongs to a line, so its check bits count"
    } else {
        "A cycle after read: the word belongs to a line, so its parity counts"
    });
    let says = |name: &str, now: Signal<'m>| {
        let register = m.register_reset(&format!("is_{name}"), 1, 0);
        let now = checked & now;
        m.next(register, now);
        m.output(name, register)
            .comment(&format!("A cycle after checked: the word is {name}"));
        now
    };
    if !p.corrects() {
        let whole = word(m, size, write, read);
        let damaged = says("damaged", whole.parity());
        return Ok((whole, Some(damaged)));
    }
    let rewrites = m.wire("rewrites", 1);
    let (writes, address, data) = write;
    let write = (writes | rewrites, address, data);
    let inject = inject_input(m);
    let word = updated_memory(m, "lines", size, Corrects::Second, write, read, inject)?;
    let damaged = word.found.map(|found| {
        m.drive(rewrites, checked & found.corrected);
        says("corrected", found.corrected);
        says("damaged", found.damaged)
    });
    Ok((word.data.named("read_word"), damaged))
}

/// The word that was read in the previous cycle.
fn word<'m>(
    m: &'m Builder,
    size: Memory,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    let kept = m.memory("lines", size, None, write, read);
    let (writes, write_address, write_data) = write;
    let same = (writes & read.1.eq(write_address)).named("same_word");
    let newest = m.delay_if("newest_word", same, write_data);
    let handed_on = m.delay("handed_on", read.0 & same);
    handed_on.mux(newest, kept).named("read_word")
}

/// The address: set, way and beat, the beat in the lowest bits.
fn address<'m>(
    p: &Parameters,
    set: Signal<'m>,
    way: Signal<'m>,
    beat: Option<Signal<'m>>,
) -> Signal<'m> {
    let way = (p.ways > 1).then(|| super::numbered(&way.parts(1)));
    let parts: Vec<Signal> = beat.into_iter().chain(way).chain([set]).collect();
    concat(&parts)
}
