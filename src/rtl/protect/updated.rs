//! A memory whose words are read, changed, and written again, one per cycle.

use super::memory::{decoded, encoded, with_error, Checked, Found};
use super::{hsiao, Protection};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};

/// In which of the two cycles after a read its word is corrected, with SECDED; without, in which it is forwarded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::rtl) enum Corrects {
    /// In the first, behind a small memory: all of the second is its user's. Each code has a memory of its own, as a
    /// narrow one is faster.
    First,
    /// In the second, behind a large one, whose access takes all of the first.
    Second,
}

/// How the words of an updated memory are protected.
pub(in crate::rtl) struct Codes {
    pub protection: Protection,
    pub corrects: Corrects,
    /// Bits of each code of a word with SECDED, the lowest first. Short codes take less time.
    pub bits: Vec<u32>,
}

impl Codes {
    /// As few codes as can be, for words of `width` bits.
    pub fn longest(protection: Protection, corrects: Corrects, width: u32) -> Self {
        Codes {
            protection,
            corrects,
            bits: hsiao::parts(width),
        }
    }
}

/// The word of an updated memory.
pub(in crate::rtl) struct Updated<'m> {
    pub checked: Checked<'m>,
    /// The same before a correction in the second cycle.
    pub uncorrected: Signal<'m>,
    /// The word is that written in the previous cycle.
    pub handed_on: Signal<'m>,
    /// The word if it is not handed on: from a register, but before a correction in the second cycle.
    pub held: Signal<'m>,
}

/// A memory of words of `size.width` bits, with their check bits. A word is output two cycles after `read`, an enable
/// and an address, and may be written in that cycle by `write`, an enable, an address and a word. Check bits are
/// made, and words are stored, one cycle later; until then, reads get the word forwarded. `inject`: as
/// [`Write::inject`](super::Write::inject).
pub(in crate::rtl) fn updated_memory<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    codes: &Codes,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
    inject: Option<Signal<'m>>,
) -> Result<Updated<'m>, DesignError> {
    let (protection, corrects) = (codes.protection, codes.corrects);
    let (writes, write_address, next_word) = write;
    let (reads, read_address) = read;
    let late = m.register_reset("is_late", 1, 0);
    m.next(late, writes);
    let late_address = m.delay_if("late_address", writes, write_address);
    let late_word = m.delay_if("late_word", writes, next_word);
    let stored = match protection {
        Protection::None => late_word,
        Protection::Parity => concat(&[late_word, late_word.parity()]),
        Protection::Secded => concat(&[late_word, encoded(m, name, late_word, &codes.bits)?]),
    };
    let stored = with_error(m, name, stored, late, inject);
    let kept = if protection == Protection::Secded && corrects == Corrects::First {
        let stored = stored.named(&format!("{name}_stored"));
        memory_of_each_code(
            m,
            name,
            size,
            &codes.bits,
            (late, late_address, stored),
            read,
        )
    } else {
        let width = stored.width();
        let access = (late, late_address, stored);
        m.memory(name, Memory { width, ..size }, None, access, read)
    };
    // Written in the cycle in which the word was read.
    let same_then = (late & late_address.eq(read_address)).named("same_as_read");
    let was_newest = m.delay("was_newest", same_then);
    let newest = m.delay_if("newest_word", late, late_word);

    let checks = m.register_reset("checks", 1, 0);
    m.next(checks, reads);
    let address = m.delay_if("checked_address", reads, read_address);
    let same_late = (late & late_address.eq(address)).named("same_as_late");
    // The comparison shows late.
    let same_now = (writes & write_address.eq(address)).named("same_as_checked");
    let handed_on = m.delay("handed_on", same_now);
    let of_memory = m.register_reset("is_of_memory", 1, 0);
    m.next(of_memory, checks & !(was_newest | same_late));
    let counts = (of_memory & !handed_on).named("counts");
    let updated = |held, found| {
        let data = handed_on.mux(late_word, held);
        Updated {
            checked: Checked { data, found },
            uncorrected: data,
            handed_on,
            held,
        }
    };
    if corrects == Corrects::Second {
        // The memory's word goes straight into a register, which may be the memory's own.
        let read_word = m.delay_if("word_of_memory", checks, kept);
        let before = m.delay_if("word_before", checks, same_late.mux(late_word, newest));
        let data = read_word.slice(0, size.width);
        let then = |data: Signal<'m>| of_memory.mux(data, before);
        if protection == Protection::Secded {
            let held = then(data).named("word_then");
            let stored_checks = read_word.slice(size.width, read_word.width() - size.width);
            let decoded = decoded(m, name, data, stored_checks, &codes.bits)?;
            let word = then(decoded.data).named("right_word");
            let found = decoded.found.map(|found| Found {
                corrected: (found.corrected & counts).named(&format!("{name}_are_corrected")),
                damaged: (found.damaged & counts).named(&format!("{name}_are_damaged")),
            });
            return Ok(Updated {
                checked: updated(word, found).checked,
                ..updated(held, None)
            });
        }
        let found = protection.checks().then(|| Found {
            corrected: m.zero(1),
            damaged: read_word.parity() & counts,
        });
        return Ok(updated(then(data).named("word_then"), found));
    }
    let data = kept.slice(0, size.width);
    let checked = |data| {
        let before = was_newest.mux(newest, data).named("word_before");
        m.delay_if("checked_word", checks, same_late.mux(late_word, before))
    };
    let (held, found) = match protection {
        Protection::None => (checked(data), None),
        Protection::Parity => {
            let damaged = m.delay("was_damaged", kept.parity()) & counts;
            let corrected = m.zero(1);
            (checked(data), Some(Found { corrected, damaged }))
        }
        Protection::Secded => {
            let stored_checks = kept.slice(size.width, kept.width() - size.width);
            let decoded = decoded(m, name, data, stored_checks, &codes.bits)?;
            let found = decoded.found.map(|found| Found {
                corrected: m.delay("was_corrected", found.corrected) & counts,
                damaged: m.delay("was_damaged", found.damaged) & counts,
            });
            (checked(decoded.data), found)
        }
    };
    Ok(updated(held, found))
}

/// The word that is read, with its check bits above it, of a memory for each code: with the check bits of that code.
fn memory_of_each_code<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    codes: &[u32],
    (writes, address, stored): (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    let (mut low, mut low_check) = (0, size.width);
    let kept = (0..).zip(codes).map(|(number, bits): (u32, _)| {
        let checks = hsiao::check_bits(*bits);
        let word = concat(&[stored.slice(low, *bits), stored.slice(low_check, checks)]);
        low += bits;
        low_check += checks;
        let name = if codes.len() > 1 {
            format!("{name}{number}")
        } else {
            name.to_owned()
        };
        let width = word.width();
        let access = (writes, address, word);
        let kept = m.memory(&name, Memory { width, ..size }, None, access, read);
        (kept.slice(0, *bits), kept.slice(*bits, checks))
    });
    let (words, checks): (Vec<Signal>, Vec<Signal>) = kept.unzip();
    concat(&[concat(&words), concat(&checks)])
}
