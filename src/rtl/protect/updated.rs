//! A memory whose words are read, changed, and written again, one per cycle.

use super::memory::{
    corrected, split_memory, stored_word, syndrome, with_error, CheckResult, Checked, Write,
};
use super::{hsiao, Protection};
use crate::hdl::netlist::Memory;
use crate::hdl::{Builder, DesignError, Signal};

/// How the words of an updated memory are protected.
pub(in crate::rtl) struct Codes {
    pub protection: Protection,
    /// Bits of each code of a word with SECDED, the lowest first. Short codes take less time.
    pub bits: Vec<u32>,
}

impl Codes {
    /// As few codes as can be, for words of `width` bits.
    pub fn longest(protection: Protection, width: u32) -> Self {
        Codes {
            protection,
            bits: hsiao::parts(width),
        }
    }

    /// Twice as many: a short code takes less time.
    pub fn halved(protection: Protection, width: u32) -> Self {
        let bits = hsiao::parts(width).into_iter();
        Codes {
            protection,
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
    /// The same before a correction.
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
    let protection = codes.protection;
    let (writes, write_address, next_word) = write;
    let late = m.register_reset("is_late", 1, 0);
    m.next(late, writes);
    let late_address = m.delay_if("late_address", writes, write_address);
    let late_word = m.delay_if("late_word", writes, next_word);
    let right = stored_word(m, name, protection, late_word, &codes.bits)?;
    let stored = with_error(m, name, right, late, inject);
    let stores = Write {
        enable: late,
        address: late_address,
        data: right,
        inject: None,
    };
    let newest = Newest::new(m, late_word, stores, (writes, write_address), read);
    let width = stored.width();
    let access = (late, late_address, stored);
    let size = Memory { width, ..size };
    let kept = split_memory(m, name, size, access, read);
    let kept = m.delay_if("word_of_memory", newest.checks, kept);
    word(m, name, next_word.width(), codes, &newest, kept)
}

/// The word that a read gets if the memory does not have it yet.
struct Newest<'m> {
    stores: Write<'m>,
    late_word: Signal<'m>,
    /// The word was read in the previous cycle.
    checks: Signal<'m>,
    newest: Signal<'m>,
    /// In the cycle after the read: the word is written.
    same_late: Signal<'m>,
    /// In the cycle of the output: the word was written in the cycle before.
    handed_on: Signal<'m>,
    /// In the cycle of the output: the memory had the newest word when it was read.
    of_memory: Signal<'m>,
    /// It had, and no other was written since: the word at the output is the memory's, so its check bits count.
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
            newest,
            same_late,
            handed_on,
            of_memory,
            counts: (of_memory & !handed_on).named("counts"),
        }
    }

    /// The word, in the cycle after the read, if it is not the memory's.
    fn before(&self) -> Signal<'m> {
        self.same_late.mux(self.late_word, self.newest)
    }
}

/// The word, from `kept`, what the memory gave, in the cycle of the output.
fn word<'m>(
    m: &'m Builder,
    name: &str,
    width: u32,
    codes: &Codes,
    newest: &Newest<'m>,
    kept: Signal<'m>,
) -> Result<Updated<'m>, DesignError> {
    let before = m.delay_if("word_before", newest.checks, newest.before());
    let then = newest.of_memory.mux(kept.slice(0, width), before);
    let then = then.named("word_then");
    let uncorrected = newest.handed_on.mux(newest.late_word, then);
    let checked = match codes.protection {
        Protection::None => Checked {
            data: uncorrected,
            found: None,
        },
        Protection::Parity => Checked {
            data: uncorrected,
            found: Some(CheckResult::of_parity(m, kept.parity() & newest.counts)),
        },
        // Only the memory's word is corrected; the check bits show late which bit of it is wrong.
        Protection::Secded => {
            let syndrome = newest.counts.gate(syndrome(m, name, kept, &codes.bits)?);
            let syndrome = syndrome.named("syndrome_of_memory");
            let uncorrected = uncorrected.named("word_uncorrected");
            corrected(m, name, uncorrected, syndrome, &codes.bits)?
        }
    };
    Ok(Updated {
        checked,
        uncorrected,
        stores: newest.stores,
    })
}
