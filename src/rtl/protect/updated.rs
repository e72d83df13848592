//! A memory with SECDED whose words are read, changed, and written again, one a cycle.

use super::memory::{decoded, encoded, Found};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};

/// A memory of words of `size.width` bits beside their check bits. A word comes two cycles after `read`, an enable and
/// an address, and may be written in that cycle by `write`, an enable, an address and a word. The check bits of a
/// written word are made a cycle later; who reads meanwhile gets the word handed on.
pub(in crate::rtl) fn updated_memory<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Found<'m>), DesignError> {
    let (writes, write_address, next_word) = write;
    let (reads, read_address) = read;
    let late = m.register_reset("is_late", 1, 0);
    m.next(late, writes);
    let late_address = m.delay_if("late_address", writes, write_address);
    let late_word = m.delay_if("late_word", writes, next_word);
    let stored = concat(&[late_word, encoded(m, name, late_word)?]);
    let stored_size = Memory {
        width: stored.width(),
        ..size
    };
    let access = (late, late_address, stored);
    let kept = m.memory(name, stored_size, None, access, read);
    // Written in the cycle in which the word was read.
    let same_then = (late & late_address.eq(read_address)).named("same_as_read");
    let was_newest = m.delay("was_newest", same_then);
    let newest = m.delay_if("newest_word", late, late_word);

    let checks = m.register_reset("checks", 1, 0);
    m.next(checks, reads);
    let address = m.delay_if("checked_address", reads, read_address);
    let (data, parity) = (kept.slice(0, size.width), kept.width() - size.width);
    let decoded = decoded(m, name, data, kept.slice(size.width, parity))?;
    let same_late = (late & late_address.eq(address)).named("same_as_late");
    let before = was_newest.mux(newest, decoded.data).named("word_before");
    let checked = m.delay("checked_word", same_late.mux(late_word, before));
    // The comparison shows late.
    let same_now = (writes & write_address.eq(address)).named("same_as_checked");
    let handed_on = m.delay("handed_on", same_now);
    let of_memory = m.register_reset("is_of_memory", 1, 0);
    m.next(of_memory, checks & !(was_newest | same_late));
    let counts = (of_memory & !handed_on).named("counts");
    let now = |name: &str, of: fn(Found<'m>) -> Signal<'m>| {
        m.delay(name, decoded.found.map_or(m.zero(1), of)) & counts
    };
    let found = Found {
        corrected: now("was_corrected", |found| found.corrected),
        damaged: now("was_damaged", |found| found.damaged),
    };
    Ok((handed_on.mux(late_word, checked), found))
}
