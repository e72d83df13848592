//! A memory whose words are read, changed, and written again, one per cycle.

use super::memory::{
    decoded, decoded_parts, split_memory, stored_word, with_error, CheckResult, Checked, Write,
};
use super::{hsiao, Protection};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};

/// The cycle after a read in which the word is corrected, with SECDED, or else forwarded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::rtl) enum Corrects {
    /// In the first, for a small memory: its user has all of the second. Each code has a memory of its own,
    /// because a narrow one is faster.
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

    /// Twice as many: a short code takes less time.
    pub fn halved(protection: Protection, corrects: Corrects, width: u32) -> Self {
        let bits = hsiao::parts(width).into_iter();
        Codes {
            protection,
            corrects,
            bits: bits.flat_map(halves).collect(),
        }
    }
}

/// Bits of two codes for a part of a word of so many bits.
pub(in crate::rtl) fn halves(bits: u32) -> [u32; 2] {
    [bits.div_ceil(2), bits / 2]
}

/// The word of an updated memory.
pub(in crate::rtl) struct Updated<'m> {
    pub checked: Checked<'m>,
    /// The same before a correction in the second cycle.
    pub uncorrected: Signal<'m>,
    /// What is stored in this cycle, with its check bits.
    pub stores: Write<'m>,
}

impl<'m> Updated<'m> {
    /// The word one cycle later, if it is written only then. `holds`: there is a word in this cycle; `is_processed`:
    /// it is the one that is processed in this cycle, which becomes `next` if it `writes`, and else stays.
    pub fn later(
        &self,
        m: &'m Builder,
        name: &str,
        holds: Signal<'m>,
        (is_processed, next): (Signal<'m>, Signal<'m>),
        writes: Signal<'m>,
    ) -> Checked<'m> {
        // Whether it is written is known later than whether it is the same.
        let then = is_processed.mux(next, self.checked.data);
        let written = m.delay("was_written", is_processed & writes);
        let kept = (!written).named(&format!("{name}_are_kept"));
        let found = self.checked.found.map(|found| {
            let then = |what: &str, found: Signal<'m>| {
                let found = m.delay_reset(&format!("{name}_were_{what}"), found);
                (found & kept).named(&format!("{name}_now_{what}"))
            };
            CheckResult {
                corrected: then("corrected", found.corrected),
                damaged: then("damaged", found.damaged),
            }
        });
        Checked {
            data: m.delay_if(&format!("{name}_held"), holds, then),
            found,
        }
    }
}

/// A memory of words of `size.width` bits, with their check bits. A word is output two cycles after `read`, an enable
/// and an address, and may be written in that cycle by `write`, an enable, an address and a word. Check bits are
/// made, and words are stored, one cycle later; until then, reads get the word forwarded. `inject`: as
/// [`Write::inject`].
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
    let late = m.register_reset("is_late", 1, 0);
    m.next(late, writes);
    let late_address = m.delay_if("late_address", writes, write_address);
    let late_word = m.delay_if("late_word", writes, next_word);
    let right = stored_word(m, name, protection, late_word, &codes.bits)?;
    let stored = with_error(m, name, right, late, inject);
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
        split_memory(m, name, Memory { width, ..size }, access, read)
    };
    let stores = Write {
        enable: late,
        address: late_address,
        data: right,
        inject: None,
    };
    let newest = Newest::new(m, late_word, stores, (writes, write_address), read);
    match corrects {
        Corrects::First => corrected_first(m, name, size.width, codes, &newest, kept),
        Corrects::Second => corrected_second(m, name, size.width, codes, &newest, kept),
    }
}

/// The word that a read gets if the memory does not have it yet.
struct Newest<'m> {
    stores: Write<'m>,
    late_word: Signal<'m>,
    /// The word was read in the previous cycle.
    checks: Signal<'m>,
    /// It was written in the cycle of the read, or is in this one.
    was_newest: Signal<'m>,
    newest: Signal<'m>,
    same_late: Signal<'m>,
    /// The word is the memory's; and in the cycle of the output.
    from_memory: Signal<'m>,
    /// In the cycle of the output: the word was written in the cycle before.
    handed_on: Signal<'m>,
    of_memory: Signal<'m>,
    /// The word is the memory's.
    counts: Signal<'m>,
}

impl<'m> Newest<'m> {
    fn new(
        m: &'m Builder,
        late_word: Signal<'m>,
        stores: Write<'m>,
        (writes, write_address): (Signal<'m>, Signal<'m>),
        (reads, read_address): (Signal<'m>, Signal<'m>),
    ) -> Self {
        let (late, late_address) = (stores.enable, stores.address);
        let newest = m.delay_if("newest_word", late, late_word);
        let newest_address = m.delay_if("newest_address", late, late_address);
        let checks = m.register_reset("checks", 1, 0);
        m.next(checks, reads);
        let address = m.delay_if("checked_address", reads, read_address);
        // Compared one cycle later, because the address to read may be known late.
        let was_late = m.delay_reset("was_late", late);
        let was_newest = (was_late & newest_address.eq(address)).named("was_newest");
        let same_late = (late & late_address.eq(address)).named("same_as_late");
        // The comparison shows late.
        let same_now = (writes & write_address.eq(address)).named("same_as_checked");
        let handed_on = m.delay("handed_on", same_now);
        let from_memory = (!(was_newest | same_late)).named("from_memory");
        let of_memory = m.register_reset("is_of_memory", 1, 0);
        m.next(of_memory, checks & from_memory);
        Newest {
            stores,
            late_word,
            checks,
            was_newest,
            newest,
            same_late,
            from_memory,
            handed_on,
            of_memory,
            counts: (of_memory & !handed_on).named("counts"),
        }
    }

    /// The word, in the cycle after the read, if it is not the memory's.
    fn before(&self) -> Signal<'m> {
        self.same_late.mux(self.late_word, self.newest)
    }

    /// The word, of one in a register.
    fn word(&self, held: Signal<'m>, found: Option<CheckResult<'m>>) -> Updated<'m> {
        let data = self.handed_on.mux(self.late_word, held);
        Updated {
            checked: Checked { data, found },
            uncorrected: data,
            stores: self.stores,
        }
    }

    /// What was found of the memory's word, if it is this one.
    fn found(&self, name: &str, found: CheckResult<'m>) -> CheckResult<'m> {
        let of_memory = |what: &str, found: Signal<'m>| {
            (found & self.counts).named(&format!("{name}_are_{what}"))
        };
        CheckResult {
            corrected: of_memory("corrected", found.corrected),
            damaged: of_memory("damaged", found.damaged),
        }
    }
}

/// The word of a large memory, which goes straight into a register, which may be the memory's own.
fn corrected_second<'m>(
    m: &'m Builder,
    name: &str,
    width: u32,
    codes: &Codes,
    newest: &Newest<'m>,
    kept: Signal<'m>,
) -> Result<Updated<'m>, DesignError> {
    let read_word = m.delay_if("word_of_memory", newest.checks, kept);
    let before = m.delay_if("word_before", newest.checks, newest.before());
    let data = read_word.slice(0, width);
    let then = |data: Signal<'m>| newest.of_memory.mux(data, before);
    if codes.protection == Protection::Secded {
        let held = then(data).named("word_then");
        let decoded = decoded(m, name, read_word, &codes.bits)?;
        let word = then(decoded.data).named("right_word");
        let found = decoded.found.map(|found| newest.found(name, found));
        return Ok(Updated {
            checked: newest.word(word, found).checked,
            ..newest.word(held, None)
        });
    }
    let found = (codes.protection.checks())
        .then(|| CheckResult::of_parity(m, read_word.parity() & newest.counts));
    Ok(newest.word(then(data).named("word_then"), found))
}

/// The word of a small memory, checked or corrected before it goes into a register.
fn corrected_first<'m>(
    m: &'m Builder,
    name: &str,
    width: u32,
    codes: &Codes,
    newest: &Newest<'m>,
    kept: Signal<'m>,
) -> Result<Updated<'m>, DesignError> {
    let held = |data| {
        let before = newest
            .was_newest
            .mux(newest.newest, data)
            .named("word_before");
        let word = newest.same_late.mux(newest.late_word, before);
        m.delay_if("checked_word", newest.checks, word)
    };
    let data = kept.slice(0, width);
    Ok(match codes.protection {
        Protection::None => newest.word(held(data), None),
        Protection::Parity => {
            let damaged = m.delay("was_damaged", kept.parity()) & newest.counts;
            newest.word(held(data), Some(CheckResult::of_parity(m, damaged)))
        }
        Protection::Secded => {
            let parts = decoded_parts(m, name, kept, &codes.bits)?.into_iter();
            let parts = parts.enumerate().map(|(n, part)| part.found_later(m, n));
            let decoded = Checked::joined(&parts.collect::<Vec<_>>());
            let found = decoded.found.map(|found| newest.found(name, found));
            // One of the two is zero: the word is late in the first cycle, and needed early in the second.
            let from_memory = newest.from_memory;
            let right = from_memory.gate(decoded.data);
            let right = m.delay_if("right_word", newest.checks, right);
            let before = (!from_memory).gate(newest.before());
            let before = m.delay_if("word_before", newest.checks, before);
            newest.word((right | before).named("word_then"), found)
        }
    })
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
