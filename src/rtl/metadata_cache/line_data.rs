//! The lines' bits: a memory of words as wide as the memory port.
//!
//! One word per cycle. A word that is written while it is read is forwarded, so that writes to one word can
//! follow each other. The memory is read over two cycles.

use std::rc::Rc;

use super::{bits_in_words, inject_input, Parameters};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::number;
use crate::rtl::protect::{updated_memory, Codes, Protection};

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
    m.doc(&format!("Lines of a metadata cache, {} bits per block, in words as wide as the memory port.\nOne word per cycle. A word is output two cycles after read.", bits_in_words(p)));
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
    let write = m.input("write", 1);
    write.comment("Two cycles after read: write the block's bits");
    let written = m
        .input("written", p.metadata_bits)
        .comment("With write: the block's new bits, as stored");
    let fill = m
        .input("fill", 1)
        .comment("Write a word of a new line, one cycle earlier than write");
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
    let read_address = address(&m, p, read_set, read_way, read_beat).named("read_address");
    let fill_address = address(&m, p, fill_set, fill_way, fill_beat).named("fill_address");
    let merged_address = m.delay_if("merged_address", read, read_address);
    let block = m.delay_if("block_in_word", read, read_block.slice(0, word_bits));
    let was_read = m.register_reset("was_read", 1, 0);
    m.next(was_read, read);
    let merged_address = m.delay_if("next_merged_address", was_read, merged_address);
    let block = m.delay_if("next_block_in_word", was_read, block);
    let fill_address = m.delay_if("filled_address", fill, fill_address);
    let fill_data = m.delay_if("filled_data", fill, fill_data);
    let fills = m.register_reset("fills", 1, 0);
    m.next(fills, fill);

    m.section("The word, forwarded if it was written while it was read");
    let bits = p.beat_bytes * 8;
    let size = Memory {
        depth: p.sets() * p.ways * p.beats(),
        width: bits,
    };
    let writes = (write | fills).named("writes");
    let write_address = fills
        .mux(fill_address, merged_address)
        .named("write_address");
    let write_data = m.wire("write_data", size.width);
    let access = (writes, write_address, write_data);
    let read = (read, read_address);
    let (word, damaged) = read_word(&m, p, size, access, read)?;
    m.output("word", word)
        .comment("Word, two cycles after read");

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
    let data = fills.mux(fill_data, merged);
    m.drive(write_data, data);
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
    // A corrected word is written back unchanged.
    let (all, written) = if p.protection == Protection::Secded {
        (write.gate(all), write.gate(written))
    } else {
        (all, written)
    };
    let mask = (all.resize(word.width()) << low).named("mask");
    let new = (written.resize(word.width()) << low).named("bits");
    ((word & !mask) | new).named("merged_word")
}

/// The word that was read, and whether it is damaged. Ports report what the check finds.
fn read_word<'m>(
    m: &'m Builder,
    p: &Parameters,
    size: Memory,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Option<Signal<'m>>), DesignError> {
    let codes = Codes::halved(p.protection, size.width);
    if !p.protection.checks() {
        let word = updated_memory(m, "lines", size, &codes, write, read, None)?.checked;
        return Ok((word.data.named("read_word"), None));
    }
    let checked = m
        .input("checked", 1)
        .comment("Two cycles after read: the word belongs to a line, so its check bits count");
    let says = |name: &str, now: Signal<'m>| {
        let register = m.register_reset(&format!("is_{name}"), 1, 0);
        let now = (checked & now).named(&format!("{name}_now"));
        m.next(register, now);
        m.output(name, register)
            .comment(&format!("A cycle after checked: the word is {name}"));
        now
    };
    let rewrites = (p.protection == Protection::Secded).then(|| m.wire("rewrites", 1));
    let (writes, address, data) = write;
    let writes = rewrites.map_or(writes, |rewrites| writes | rewrites);
    let inject = inject_input(m);
    let word = updated_memory(
        m,
        "lines",
        size,
        &codes,
        (writes, address, data),
        read,
        Some(inject),
    )?
    .checked;
    let damaged = word.found.map(|found| {
        if let Some(rewrites) = rewrites {
            m.drive(rewrites, says("corrected", found.corrected));
        }
        says("damaged", found.damaged)
    });
    Ok((word.data.named("read_word"), damaged))
}

/// The address: set, way and beat, the beat in the lowest bits.
fn address<'m>(
    m: &'m Builder,
    p: &Parameters,
    set: Signal<'m>,
    way: Signal<'m>,
    beat: Option<Signal<'m>>,
) -> Signal<'m> {
    let way = (p.ways > 1).then(|| number(m, way));
    let parts: Vec<Signal> = beat.into_iter().chain(way).chain([set]).collect();
    concat(&parts)
}
