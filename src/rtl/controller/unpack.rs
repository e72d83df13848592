//! Stores the data of blocks that are read, and decompresses them.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*`, prefixed | | configuration port of each decompressor with tables |
//!
//! Stored data and blocks are in separate memories, so that a decompressor never waits for the client.
//! Decompressors take blocks in turn.

use std::rc::Rc;

use super::registers::{inject_port, Injected};
use super::units::{instances, UnitPorts};
use super::{decode, place, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{headed, pointer};
use crate::rtl::common::select::select;
use crate::rtl::protect::{
    checked_memory, damaged_so_far, CheckResult, Checked, Read, Write, READ_LOADS_SAYS,
};

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn unpack(p: &Parameters, unit: &Rc<Module>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("unpack"));
    m.doc("Stores the data of blocks that are read, and decompresses them. Stored data and blocks are in separate memories, so that a decompressor never waits for the client. Decompressors take blocks in turn.");
    let part_valid = m.input("part_valid", 1).comment("Beat of a block is valid");
    let part_slot = m
        .input("part_slot", p.slot_bits())
        .comment("Slot that the beat belongs to");
    let part_stored = m
        .input("part_stored", 1)
        .comment("Beat may belong to a compressed block");
    let part_raw = m
        .input("part_raw", 1)
        .comment("Beat may belong to a raw block");
    let beats = u64::from(p.block_bytes / p.memory_bytes);
    let part_number = m.input("part_number", address_width(beats));
    part_number.comment("Number of the beat in its block");
    let part_data = m
        .input("part_data", p.memory_bits())
        .comment("Data of the beat");
    let unpack_valid = m
        .input("unpack_valid", 1)
        .comment("Data to decompress are valid");
    let unpack_slot = m
        .input("unpack_slot", p.slot_bits())
        .comment("Slot whose data are decompressed");
    let unpack_metadata = m
        .input("unpack_metadata", p.metadata_bits())
        .comment("Metadata of the block to decompress: bursts less one");
    let read_enable = m.input("read_enable", 1).comment("Read a word");
    let read_slot = m
        .input("read_slot", p.slot_bits())
        .comment("Slot whose block is read");
    let read_word = m
        .input("read_word", p.word_bits())
        .comment("Number of the word to read in the slot's block");
    let modify_enable = m.input("modify_enable", 1).comment("Read a word to modify");
    let modify_entry = m
        .input("modify_entry", p.entry_bits())
        .comment("Entry of the write buffer whose block is modified");
    let modify_word = m
        .input("modify_word", p.word_bits())
        .comment("Number of the word to read in the entry's block");
    let protected = p.buffers.checks();
    let [read_loads, modify_loads] = ["read_loads", "modify_loads"]
        .map(|name| protected.then(|| m.input(name, 1).comment(READ_LOADS_SAYS)));
    let kinds = [Injected::Stored, Injected::Read, Injected::Modified];
    let inject = protected.then(|| inject_port(&m, p, &kinds));

    let within = p.parts().trailing_zeros();
    let is_part = match within {
        0 => m.constant(1, 1),
        bits => {
            let part = part_number.slice(0, bits);
            decode(m.constant(1, 1), part, p.parts()).named("is_part")
        }
    };
    let part_word = match p.words() {
        1 => m.zero(1),
        _ => part_number.slice(within, p.word_bits()),
    };

    m.section("Stored data go to a decompressor, one block after another");
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
    m.output("unpack_taken", takes)
        .comment("Data to decompress are accepted");
    let slot = m.delay_if("slot_sent", takes, unpack_slot);
    let metadata = m.delay_if("metadata_sent", takes, unpack_metadata);
    let next = word.plus(1);
    m.next_if(word, takes | goes, takes.mux(m.zero(word.width()), next));
    m.next_if(last_word, takes, last_word_of(&m, p, unpack_metadata));
    let size = Memory {
        depth: (1 << p.slot_bits()) * p.words(),
        width: p.memory_bits(),
    };
    // The memory is read over two cycles, protected or not.
    let is_read = m.register_reset("is_read", 1, 0);
    m.next_if(is_read, advance, goes);
    let was_read = (is_read & advance).named("word_was_read");
    let flips = inject.map(|inject| Injected::Stored.flips(&m, inject, was_read));
    let stored = (0..p.parts()).map(|part| -> Result<Checked, DesignError> {
        let name = format!("stored{part}");
        let write = Write {
            enable: part_valid & part_stored & is_part.bit(part),
            address: place(p, part_slot, part_word),
            data: part_data,
            inject: None,
        };
        let read = Read {
            enable: goes,
            address: place(p, slot, word),
            loads: Some(was_read),
            flips: flips.filter(|_| part == 0),
        };
        let word = checked_memory(&m, &name, size, p.buffers, write, read)?;
        Ok(word.held(&m, &format!("{name}_word_read"), was_read))
    });
    let stored = stored.collect::<Result<Vec<_>, _>>()?;
    let offered = m.register_reset("offered", 1, 0);
    m.next_if(offered, advance, is_read);
    let about = concat(&[last, metadata]);
    let about = m.delay_if("about_read", goes, about);
    let about = m.delay_if("about_word", was_read, about);
    let half = is_half(p, about);
    let found = of_stored(&stored, half);
    let stored = upto_its_end(p, &stored, half);
    let offers = (offered & advance).named("word_offered_ends");
    let block_offered = (offers & about.bit(0)).named("block_is_fed");
    let unit_to = pointer(&m, "unit_to", p.decompressors, block_offered);

    m.section("The decompressors");
    let collects = m.wire("collects", 1);
    let unit_from_ends = m.wire("block_collected", 1);
    let unit_from = pointer(&m, "unit_from", p.decompressors, unit_from_ends);
    let units = instances(&m, "decompressor", unit, p.decompressors, |number| {
        UnitPorts {
            valid: offered & unit_to.eq_to(u64::from(number)),
            data: stored,
            last: about.bit(0),
            user: Some(about.slice(1, p.metadata_bits())),
            ready: collects & unit_from.eq_to(u64::from(number)),
            inject: None,
        }
    })?;
    let ready = select(
        &m,
        "unit_ready",
        unit_to,
        &of_all(&units, |unit| unit.s_axis_tready),
    )?;
    m.drive(advance, !offered | ready);
    let blocks = p.in_decompressors.next_power_of_two();
    let blocks = blocks.min(p.slots + p.entries);
    let order = headed(
        &m,
        "unpack_order",
        blocks,
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
    // A raw beat writes one part of a word, and has priority; meanwhile the other parts of a decompressor's
    // word are written.
    let kept = m.register_reset("parts_kept", p.parts(), 0);
    let head_alone = (p.words() > 1 || p.asks_before_metadata()).then(|| {
        let says = "Slot to read was the only one in use when it was taken";
        m.input("head_alone", 1).comment(says)
    });
    let mut direct = part_valid & part_raw;
    if let Some(alone) = head_alone.filter(|_| p.asks_before_metadata()) {
        let drops = (direct & part_stored & unit_valid & !alone).named("drops_part");
        m.output("part_drops", drops)
            .comment("The beat, of a block whose metadata are unknown, yields to a word of a decompressor: if the block is raw, it must be read again");
        direct = direct & !drops;
    }
    let direct = direct.named("comes_raw");
    let direct = (0..p.parts()).map(|part| direct & is_part.bit(part));
    let direct = m.vector("part_comes_raw", &direct.collect::<Vec<_>>());
    let keeps = (0..p.parts()).zip(&direct);
    let keeps = keeps.map(|(part, &direct)| unit_valid & !kept.bit(part) & !direct);
    let keeps = m.vector("part_is_kept", &keeps.collect::<Vec<_>>());
    let now_kept = (kept | concat(&keeps)).named("parts_kept_now");
    let collected = now_kept.all().named("word_collected");
    m.drive(collects, collected);
    let waited = m.register_reset("cycles_kept", 2, 0);
    waited.comment("While raw beats come, a word of a decompressor waits, but not for ever.");
    m.next(waited, (unit_valid & !collected).gate(waited.plus(1)));
    m.output("parts_yield", waited.all())
        .comment("Memory port may accept no beat in this cycle");
    m.next(kept, (!collected).gate(now_kept));
    let slot_from = order.m_data;
    let collected_ends = (collected & unit_last).named("collected_ends");
    m.drive(unit_from_ends, collected_ends);
    let number = m.register_reset("word_number_collected", p.word_bits(), 0);
    let after = number.plus(1);
    let after = collected_ends.mux(m.zero(after.width()), after);
    m.next_if(number, collected, after);
    m.output("unpacked", collected_ends)
        .comment("A block leaves its decompressor");
    m.output("unpacked_slot", slot_from)
        .comment("Slot whose block leaves its decompressor");
    let failed = unit_user.bit(unit_user.width() - 1);
    let failed = match found {
        None => failed,
        Some(found) => {
            let damaged = (offers & found.damaged).named("stored_word_damaged");
            m.output("stored_damaged", damaged)
                .comment("A word for a decompressor has an error that cannot be corrected");
            m.output("stored_corrected", offers & found.corrected)
                .comment("A word for a decompressor had an error, which was corrected");
            let so_far = damaged_so_far(&m, offers, damaged, about.bit(0));
            let order = headed(&m, "damage", blocks, block_offered, so_far, unit_from_ends)?;
            m.output("unpacked_damaged", collected_ends & order.m_data)
                .comment("A block with such a word leaves its decompressor");
            failed | order.m_data
        }
    };
    if let Some(alone) = head_alone.filter(|_| p.words() > 1) {
        let part = Came {
            comes: part_valid & part_raw,
            slot: part_slot,
            number: part_number,
            data: part_data,
        };
        let word = Came {
            comes: collected,
            slot: slot_from,
            number,
            data: unit_data,
        };
        words_at_once(&m, p, (alone, read_slot, read_word), &part, &word);
    }
    m.output("unpacked_failed", failed)
        .comment("With unpacked: the data are not a valid block");
    let of_unit = unit_data.parts(p.memory_bits()).into_iter().enumerate();
    let written =
        of_unit
            .zip(direct.iter().zip(&keeps))
            .map(|((part, data), (&direct, &keeps))| {
                let name = |what: &str| format!("part{part}_{what}");
                let slot = direct.mux(part_slot, slot_from).named(&name("slot"));
                Written {
                    writes: (direct | keeps).named(&name("is_written")),
                    of_entry: slot.bit(p.slot_bits() - 1),
                    slot,
                    word: direct.mux(part_word, number).named(&name("word")),
                    data: direct.mux(part_data, data).named(&name("data")),
                }
            });
    let written: Vec<Written> = written.collect();
    let read = BlockRead {
        enable: read_enable,
        slot: read_slot,
        word: read_word,
        loads: read_loads,
    };
    let read = blocks(&m, p, Injected::Read, inject, &written, read)?;
    m.output("read_data", Checked::joined(&read).data).comment(
        "Word of the slot's block, the cycle after read_enable, with protection after read_loads",
    );
    let modify = BlockRead {
        enable: modify_enable,
        slot: modify_entry,
        word: modify_word,
        loads: modify_loads,
    };
    let modified = blocks(&m, p, Injected::Modified, inject, &written, modify)?;
    let modified = Checked::joined(&modified);
    m.output("modify_data", modified.data)
        .comment("Word of the entry's block, the cycle after modify_enable, with protection after modify_loads");
    if let Some(found) = modified.found {
        let read = read.chunks(read.len() / p.bursts_of_word() as usize);
        let read: Vec<CheckResult> = read
            .filter_map(|burst| Checked::joined(burst).found)
            .collect();
        let read = CheckResult::of_each(&read);
        m.output("read_corrected", read.corrected)
            .comment("Bursts of read_data that were corrected, one bit each");
        m.output("read_damaged", read.damaged)
            .comment("Bursts of read_data that cannot be corrected, one bit each");
        m.output("modify_corrected", found.corrected)
            .comment("Word at modify_data was corrected");
        m.output("modify_damaged", found.damaged)
            .comment("Word at modify_data cannot be corrected");
    }
    if p.tables.is_some() {
        let damage = units.iter().filter_map(|unit| unit.table_damage);
        m.output("decompressor_damage", concat(&damage.collect::<Vec<_>>()))
            .comment("table_damage of each decompressor, the first lowest");
    }
    m.finish()
}

/// A part of a word from memory, or a word from a decompressor.
struct Came<'m> {
    comes: Signal<'m>,
    slot: Signal<'m>,
    /// Its number in the block.
    number: Signal<'m>,
    data: Signal<'m>,
}

/// The words of a read that is alone, before their block is complete: whether the word to read is in its memory
/// already, and whether it comes in this cycle. Parts and words are counted as they come, in order.
fn words_at_once<'m>(
    m: &'m Builder,
    p: &Parameters,
    (alone, read_slot, read_word): (Signal<'m>, Signal<'m>, Signal<'m>),
    part: &Came<'m>,
    word: &Came<'m>,
) {
    m.section("Words of a read that is alone can be sent before their block is complete");
    let begins = m
        .input("begins_alone", 1)
        .comment("A read is taken while no other slot is in use");
    let raw = m
        .input("head_raw", 1)
        .comment("With head_alone: block is known to be stored raw");
    let failed = m
        .input("arrives_failed", 1)
        .comment("Memory answered the beat, or an earlier one of its burst, with an error");
    // Whether the next one in order comes, and how many came before.
    let count = |name: &str, came: &Came<'m>, comes: Signal<'m>| {
        let count = m.register(&format!("{name}s_there"), came.number.width() + 1);
        let is_next = came.number.resize(count.width()).eq(count) & came.slot.eq(read_slot);
        let comes = (alone & comes & is_next).named(&format!("next_{name}_comes"));
        m.next_if(count, begins | comes, (!begins).gate(count.plus(1)));
        (comes, count)
    };
    let (part_comes, parts) = count("part", part, part.comes & !failed);
    let (word_comes, words) = count("word", word, word.comes);
    let within = p.parts().trailing_zeros();
    let whole = parts.slice(within, parts.width() - within);
    let is_in = |count: Signal<'m>| read_word.resize(count.width()).lt(count);
    let there = alone & ((raw & is_in(whole)) | is_in(words));
    m.output("word_there", there)
        .comment("Word to read was written, before its block is complete");

    let (data, completes) = word_of_parts(m, p, part, part_comes);
    let of_parts = (raw & completes).named("word_of_parts_comes");
    let number = of_parts.mux(whole.slice(0, p.word_bits()), word.number);
    let comes = (of_parts | word_comes) & number.eq(read_word);
    m.output("word_comes", comes)
        .comment("Word to read is written in this cycle, before its block is complete");
    m.output("word_that_comes", of_parts.mux(data, word.data))
        .comment("With word_comes: that word");
}

/// The word whose last part comes, and whether it does. Its other parts came before, in order.
fn word_of_parts<'m>(
    m: &'m Builder,
    p: &Parameters,
    part: &Came<'m>,
    comes: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let last = p.parts() - 1;
    if last == 0 {
        return (part.data, comes);
    }
    let within = part.number.slice(0, p.parts().trailing_zeros());
    let held = (0..last).map(|number| {
        let loads = (comes & within.eq_to(u64::from(number))).named(&format!("keeps_part{number}"));
        m.delay_if(&format!("newest_part{number}"), loads, part.data)
    });
    let word = concat(&held.chain([part.data]).collect::<Vec<_>>());
    (word, comes & within.eq_to(u64::from(last)))
}

/// A part of a word, as wide as the memory port, to write.
struct Written<'m> {
    writes: Signal<'m>,
    slot: Signal<'m>,
    /// The slot is one for read-modify-write.
    of_entry: Signal<'m>,
    word: Signal<'m>,
    data: Signal<'m>,
}

/// A word of a block to read.
#[derive(Clone, Copy)]
struct BlockRead<'m> {
    enable: Signal<'m>,
    /// A slot, or for read-modify-write an entry.
    slot: Signal<'m>,
    word: Signal<'m>,
    /// See [`Read::loads`].
    loads: Option<Signal<'m>>,
}

/// Memories for the blocks that slots or entries read, one memory per part of a word. Returns the parts of the
/// word at the slot and word of `read`, if that is enabled.
fn blocks<'m>(
    m: &'m Builder,
    p: &Parameters,
    kind: Injected,
    inject: Option<Signal<'m>>,
    written: &[Written<'m>],
    read: BlockRead<'m>,
) -> Result<Vec<Checked<'m>>, DesignError> {
    let of_entries = matches!(kind, Injected::Modified);
    let count = if of_entries { p.entries } else { p.slots };
    let size = Memory {
        depth: count * p.words(),
        width: p.memory_bits(),
    };
    let bits = address_width(u64::from(count));
    let part = |(number, part): (usize, &Written<'m>)| {
        let (name, meant) = if of_entries {
            ("modified", part.of_entry)
        } else {
            ("blocks", !part.of_entry)
        };
        let at = place(p, part.slot.slice(0, bits), part.word);
        let read = Read {
            enable: read.enable,
            address: place(p, read.slot.slice(0, bits), read.word),
            loads: read.loads,
            flips: None,
        };
        let write = Write {
            enable: part.writes & meant,
            address: at,
            data: part.data,
            inject: inject.map(|inject| kind.error(inject)),
        };
        checked_memory(m, &format!("{name}{number}"), size, p.buffers, write, read)
    };
    written.iter().enumerate().map(part).collect()
}

/// The errors in the parts of a stored word; of a half word, only those in its first half.
fn of_stored<'m>(parts: &[Checked<'m>], half: Option<Signal<'m>>) -> Option<CheckResult<'m>> {
    let Some(half) = half else {
        return Checked::joined(parts).found;
    };
    let (low, high) = parts.split_at(parts.len() / 2);
    let [low, high] = [low, high].map(|parts| Checked::joined(parts).found);
    let (low, high) = low.zip(high)?;
    Some(CheckResult {
        corrected: low.corrected | (!half).gate(high.corrected),
        damaged: low.damaged | (!half).gate(high.damaged),
    })
}

/// Whether a stored word has one burst where two would fit. `about`: whether it is its block's last word, and
/// the metadata.
fn is_half<'m>(p: &Parameters, about: Signal<'m>) -> Option<Signal<'m>> {
    // With an odd number of bursts, the last word has one burst.
    let one = about.bit(0) & !about.bit(1);
    (p.port_bytes > p.mag_bytes).then(|| one.named("word_is_half"))
}

/// A stored word, with zeros after the last burst if a word is two bursts.
fn upto_its_end<'m>(p: &Parameters, parts: &[Checked<'m>], half: Option<Signal<'m>>) -> Signal<'m> {
    let word = Checked::joined(parts).data;
    let Some(one) = half else {
        return word.named("word_offered");
    };
    let bits = p.mag_bytes * 8;
    let [low, high] = [word.slice(0, bits), word.slice(bits, word.width() - bits)];
    concat(&[low, (!one).gate(high)]).named("word_offered")
}

/// The number of the last word of a block, from its metadata.
fn last_word_of<'m>(m: &'m Builder, p: &Parameters, metadata: Signal<'m>) -> Signal<'m> {
    let words = |bursts: u32| (bursts * p.mag_bytes).div_ceil(p.port_bytes);
    let last = |bursts: u32| m.constant(u64::from(words(bursts)) - 1, p.word_bits());
    let choices: Vec<Signal> = (0..=p.raw() as u32)
        .map(|value| last((value + 1).min(p.bursts())))
        .collect();
    let raw = metadata.eq_to(p.raw());
    raw.mux(last(p.bursts()), metadata.select(&choices))
}
