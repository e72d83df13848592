//! Stored data, on their way from their memory to a decompressor.

use super::super::registers::Injected;
use super::super::{place, Parameters};
use super::ports::{Part, Ports, Unpack};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::pointer;
use crate::rtl::protect::{checked_memory, CheckResult, Checked, Read, Write};

/// The block whose words are sent to a decompressor.
pub(super) struct SentBlock<'m> {
    /// Driven later: the word that is offered to the decompressors leaves, or there is none.
    pub advance: Signal<'m>,
    /// Driven later: there is room for another block in the order of blocks.
    pub room: Signal<'m>,
    /// The block is taken.
    pub takes: Signal<'m>,
    slot: Signal<'m>,
    metadata: Signal<'m>,
    /// The number of the word that is read next, and whether that is the last.
    word: Signal<'m>,
    last: Signal<'m>,
    /// It is read.
    goes: Signal<'m>,
}

impl<'m> SentBlock<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, unpack: &Unpack<'m>) -> Self {
        let advance = m.wire("advance", 1);
        let room = m.wire("has_room", 1);
        let active = m.register_reset("active", 1, 0);
        let word = m.register("word_number_sent", p.word_bits());
        let last_word = m.register("last_word", p.word_bits());
        let last = word.eq(last_word).named("is_last_word");
        let goes = (active & advance).named("word_goes");
        let ends = (goes & last).named("block_ends");
        let takes = (unpack.valid & (!active | ends) & room).named("takes");
        m.next(active, takes | (active & !ends));
        m.output("unpack_taken", takes)
            .comment("Data to decompress are accepted");
        let slot = m.delay_if("slot_sent", takes, unpack.slot);
        let metadata = m.delay_if("metadata_sent", takes, unpack.metadata);
        let next = word.plus(1);
        m.next_if(word, takes | goes, takes.mux(m.zero(word.width()), next));
        m.next_if(last_word, takes, last_word_of(m, p, unpack.metadata));
        SentBlock {
            advance,
            room,
            takes,
            slot,
            metadata,
            word,
            last,
            goes,
        }
    }
}

/// The word that is offered to the decompressors.
pub(super) struct OfferedWord<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    /// It is its block's last.
    pub is_last: Signal<'m>,
    pub metadata: Signal<'m>,
    /// With protection: its errors.
    pub found: Option<CheckResult<'m>>,
    /// It is accepted.
    pub goes: Signal<'m>,
    /// So is its block's last.
    pub block_ends: Signal<'m>,
    /// The decompressor that it is offered to.
    pub unit: Signal<'m>,
}

impl<'m> OfferedWord<'m> {
    /// Reads the words of `sent` from the memory of stored data over two cycles, whether that is protected or not.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        part: &Part<'m>,
        sent: &SentBlock<'m>,
    ) -> Result<Self, DesignError> {
        let (advance, goes) = (sent.advance, sent.goes);
        let is_read = m.register_reset("is_read", 1, 0);
        m.next_if(is_read, advance, goes);
        let was_read = (is_read & advance).named("word_was_read");
        let stored = stored(m, p, ports, part, (sent, was_read))?;
        let valid = m.register_reset("offered", 1, 0);
        m.next_if(valid, advance, is_read);
        let about = concat(&[sent.last, sent.metadata]);
        let about = m.delay_if("about_read", goes, about);
        let about = m.delay_if("about_word", was_read, about);
        let half = is_half(p, about);
        let found = of_stored(&stored, half);
        let data = upto_its_end(p, &stored, half);
        let goes = (valid & advance).named("word_offered_ends");
        let is_last = about.bit(0);
        let block_ends = (goes & is_last).named("block_is_fed");
        Ok(OfferedWord {
            valid,
            data,
            is_last,
            metadata: about.slice(1, p.metadata_bits()),
            found,
            goes,
            block_ends,
            unit: pointer(m, "unit_to", p.decompressors, block_ends),
        })
    }
}

/// The memories of stored data, one for each part of a word: writes the beat of the memory, and reads the word of
/// `sent`.
fn stored<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    part: &Part<'m>,
    (sent, was_read): (&SentBlock<'m>, Signal<'m>),
) -> Result<Vec<Checked<'m>>, DesignError> {
    let beat = &ports.beat;
    let size = Memory {
        depth: p.all_slots() * p.words(),
        width: p.memory_bits(),
    };
    let flips = (ports.inject).map(|inject| Injected::Stored.flips(m, inject, was_read));
    let written = place(p, beat.slot, part.word).named_if_not("place_of_beat");
    let read = place(p, sent.slot, sent.word).named_if_not("place_of_word");
    let stored = (0..p.parts()).map(|number| {
        let name = format!("stored{number}");
        let write = Write {
            enable: beat.valid & beat.stored & part.is_part.bit(number),
            address: written,
            data: beat.data,
            inject: None,
        };
        let read = Read {
            enable: sent.goes,
            address: read,
            loads: Some(was_read),
            flips: flips.filter(|_| number == 0),
        };
        let word = checked_memory(m, &name, size, p.buffers, write, read)?;
        Ok(word.held(m, &format!("{name}_word_read"), was_read))
    });
    stored.collect()
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
