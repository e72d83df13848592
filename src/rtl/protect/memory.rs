//! Memories whose words are checked, or corrected, a cycle after they were read.

use super::{hsiao, Protection};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::columns::columns;

/// Bits of the largest memory. The access to a larger one would be the unit's longest path, so its words are
/// split into columns.
const MOST_BITS: u32 = 16_384;

/// A memory, in columns if it is large. `write`: enable, address, data; `read`: enable, address.
pub(super) fn split_memory<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    columns(m, (name, size), MOST_BITS, None, write, read)
}

/// A write access of a memory: enable, address, data and the error to inject.
#[derive(Clone, Copy)]
pub(in crate::rtl) struct Write<'m> {
    pub enable: Signal<'m>,
    pub address: Signal<'m>,
    pub data: Signal<'m>,
    /// With protection, an error to inject into the next word: bit 0 flips one bit of it, bit 1 two.
    pub inject: Option<Signal<'m>>,
}

/// A read access of a memory: enable, address, and the controls of the check.
#[derive(Clone, Copy)]
pub(in crate::rtl) struct Read<'m> {
    pub enable: Signal<'m>,
    pub address: Signal<'m>,
    /// With protection: the word that the memory gives goes into a register, and is checked in the next cycle.
    pub loads: Option<Signal<'m>>,
    /// With protection: bits 0 and 1 of the word that the memory gives in this cycle are flipped.
    pub flips: Option<Signal<'m>>,
}

/// A word that was read.
#[derive(Clone, Copy)]
pub(in crate::rtl) struct Checked<'m> {
    /// A cycle after it was asked for, with protection the cycle after [`Read::loads`]; held until the next.
    pub data: Signal<'m>,
    /// Of a protected memory: whether a bit was corrected, and whether the word is damaged.
    pub found: Option<CheckResult<'m>>,
}

impl<'m> Checked<'m> {
    /// A word of some parts, the lowest first.
    pub fn joined(parts: &[Self]) -> Self {
        let data: Vec<Signal> = parts.iter().map(|part| part.data).collect();
        let found: Option<Vec<CheckResult>> = parts.iter().map(|part| part.found).collect();
        Checked {
            data: concat(&data),
            found: found.map(|found| CheckResult {
                corrected: or_all(found.iter().map(|found| found.corrected)),
                damaged: or_all(found.iter().map(|found| found.damaged)),
            }),
        }
    }

    /// The word in a register `name` that `enable` loads; the word of a protected memory is already in one.
    pub fn held(self, m: &'m Builder, name: &str, enable: Signal<'m>) -> Self {
        if self.found.is_some() {
            return self;
        }
        Checked {
            data: m.delay_if(name, enable, self.data),
            found: None,
        }
    }
}

/// Result of a check.
#[derive(Clone, Copy)]
pub(in crate::rtl) struct CheckResult<'m> {
    pub corrected: Signal<'m>,
    pub damaged: Signal<'m>,
}

impl<'m> CheckResult<'m> {
    /// Of a word with parity, where a flipped bit is `damaged` and none is corrected.
    pub fn of_parity(m: &'m Builder, damaged: Signal<'m>) -> Self {
        CheckResult {
            corrected: m.zero(1),
            damaged,
        }
    }

    /// The result in the cycle after [`Read::loads`], with a register `name` that says which one that is.
    pub fn after(self, m: &'m Builder, name: &str, loads: Signal<'m>) -> Self {
        let is_held = m.delay_reset(name, loads);
        CheckResult {
            corrected: is_held & self.corrected,
            damaged: is_held & self.damaged,
        }
    }

    /// The result for a word that is `used`, a cycle later, in registers `name`_was_….
    pub fn told(self, m: &'m Builder, name: &str, used: Signal<'m>) -> Self {
        let told = |what: &str, found| m.delay_reset(&format!("{name}_was_{what}"), used & found);
        CheckResult {
            corrected: told("corrected", self.corrected),
            damaged: told("damaged", self.damaged),
        }
    }

    /// Of some words, a bit for each, the first lowest.
    pub fn of_each(words: &[Self]) -> Self {
        let corrected: Vec<Signal> = words.iter().map(|word| word.corrected).collect();
        let damaged: Vec<Signal> = words.iter().map(|word| word.damaged).collect();
        CheckResult {
            corrected: concat(&corrected),
            damaged: concat(&damaged),
        }
    }
}

/// Whether a word of a block was damaged, this one among them: of words that are `used`, up to one that `is_last`.
pub(in crate::rtl) fn damaged_so_far<'m>(
    m: &'m Builder,
    used: Signal<'m>,
    damaged: Signal<'m>,
    is_last: Signal<'m>,
) -> Signal<'m> {
    let before = m.register_reset("damaged_before", 1, 0);
    before.comment("A word of the block.");
    let so_far = (before | damaged).named("damaged_so_far");
    m.next_if(before, used, so_far & !is_last);
    so_far
}

/// The output of a memory of `depth` words with their check bits. The error to inject is in one of them.
fn stored_memory<'m>(
    m: &'m Builder,
    name: &str,
    depth: u32,
    write: Write<'m>,
    read: (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    let stored = with_error(m, name, write.data, write.enable, write.inject);
    let width = stored.width();
    let access = (write.enable, write.address, stored);
    split_memory(m, name, Memory { depth, width }, access, read)
}

/// A memory of words of `size.width` bits, beside their check bits.
pub(in crate::rtl) fn checked_memory<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    protection: Protection,
    write: Write<'m>,
    read: Read<'m>,
) -> Result<Checked<'m>, DesignError> {
    let data = stored_word(m, name, protection, write.data, &hsiao::parts(size.width))?;
    let write = Write { data, ..write };
    checked_memory_of_stored(m, name, size, protection, write, read)
}

/// The same for words that are written with their check bits.
pub(in crate::rtl) fn checked_memory_of_stored<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    protection: Protection,
    write: Write<'m>,
    read: Read<'m>,
) -> Result<Checked<'m>, DesignError> {
    let reads = (read.enable, read.address);
    let stored = stored_memory(m, name, size.depth, write, reads);
    if !protection.checks() {
        return Ok(Checked {
            data: stored,
            found: None,
        });
    }
    let stored = (read.flips).map_or(stored, |flips| stored ^ flips.resize(stored.width()));
    let loads = read.loads.unwrap_or(read.enable);
    let held = m.delay_if(&format!("{name}_word_held"), loads, stored);
    if protection == Protection::Secded {
        return decoded(m, name, held, &hsiao::parts(size.width));
    }
    let damaged = held.parity().named(&format!("{name}_is_damaged"));
    Ok(Checked {
        data: held.slice(0, size.width),
        found: Some(CheckResult::of_parity(m, damaged)),
    })
}

/// A word with its check bits above it, of a code for each part of this many bits.
pub(super) fn stored_word<'m>(
    m: &'m Builder,
    name: &str,
    protection: Protection,
    word: Signal<'m>,
    codes: &[u32],
) -> Result<Signal<'m>, DesignError> {
    Ok(match protection {
        Protection::None => word,
        Protection::Parity => concat(&[word, word.parity()]),
        Protection::Secded => concat(&[word, encoded(m, name, word, codes)?]),
    })
}

/// A word in parts of one code each, with the names of the instances for them.
fn coded<'m>(name: &str, what: &str, word: Signal<'m>, codes: &[u32]) -> Vec<(String, Signal<'m>)> {
    let mut low = 0;
    let part = |(number, bits): (u32, &u32)| {
        low += bits;
        let instance = if codes.len() > 1 {
            format!("{name}_{what}{number}")
        } else {
            format!("{name}_{what}")
        };
        (instance, word.slice(low - bits, *bits))
    };
    (0..).zip(codes).map(part).collect()
}

/// The check bits of a word with a code for each part of this many bits, the lowest first.
pub(super) fn encoded<'m>(
    m: &'m Builder,
    name: &str,
    word: Signal<'m>,
    codes: &[u32],
) -> Result<Signal<'m>, DesignError> {
    let encode = |(instance, data): (String, Signal<'m>)| {
        let encoder = hsiao::encode(data.width())?;
        Ok(
            m.instance(&instance, &encoder, hsiao::EncodeInputs { data })
                .checks,
        )
    };
    let checks = coded(name, "encode", word, codes).into_iter().map(encode);
    Ok(concat(&checks.collect::<Result<Vec<_>, DesignError>>()?))
}

/// The original word, from the word that was read and the difference of its check bits.
pub(super) fn corrected<'m>(
    m: &'m Builder,
    name: &str,
    word: Signal<'m>,
    syndrome: Signal<'m>,
    codes: &[u32],
) -> Result<Checked<'m>, DesignError> {
    let mut low = 0;
    let correct = |(instance, data): (String, Signal<'m>)| {
        let bits = hsiao::check_bits(data.width());
        low += bits;
        let inputs = hsiao::CorrectInputs {
            data,
            syndrome: syndrome.slice(low - bits, bits),
        };
        let corrected = m.instance(&instance, &hsiao::correct(data.width())?, inputs);
        Ok(Checked {
            data: corrected.word,
            found: Some(CheckResult {
                corrected: corrected.corrected,
                damaged: corrected.damaged,
            }),
        })
    };
    let parts = coded(name, "correct", word, codes).into_iter().map(correct);
    let parts = parts.collect::<Result<Vec<_>, DesignError>>()?;
    Ok(Checked::joined(&parts))
}

/// The difference of the check bits above a word that was read: zero if it is right.
pub(super) fn syndrome<'m>(
    m: &'m Builder,
    name: &str,
    stored: Signal<'m>,
    codes: &[u32],
) -> Result<Signal<'m>, DesignError> {
    let width = codes.iter().sum();
    let checks = stored.slice(width, stored.width() - width);
    let made = encoded(m, &format!("{name}_read"), stored.slice(0, width), codes)?;
    Ok((made ^ checks).named(&format!("{name}_syndrome")))
}

/// The original word, from the word that was read, with its check bits above it.
fn decoded<'m>(
    m: &'m Builder,
    name: &str,
    stored: Signal<'m>,
    codes: &[u32],
) -> Result<Checked<'m>, DesignError> {
    let syndrome = syndrome(m, name, stored, codes)?;
    let word = stored.slice(0, codes.iter().sum());
    corrected(m, name, word, syndrome, codes)
}

/// The bits that are stored beside a word which waits somewhere: of each part of at most [`hsiao::MOST_BITS`] bits.
pub(in crate::rtl) fn check_bits<'m>(
    m: &'m Builder,
    name: &str,
    protection: Protection,
    word: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let codes = hsiao::parts(word.width());
    if protection == Protection::Secded {
        return encoded(m, name, word, &codes);
    }
    let parts = coded(name, "parity", word, &codes).into_iter();
    let parities: Vec<Signal> = parts.map(|(_, part)| part.parity()).collect();
    Ok(concat(&parities))
}

/// The word that was stored with its [`check_bits`].
///
/// Combinational.
pub(in crate::rtl) fn checked<'m>(
    m: &'m Builder,
    name: &str,
    protection: Protection,
    word: Signal<'m>,
    checks: Signal<'m>,
) -> Result<Checked<'m>, DesignError> {
    if protection == Protection::Secded {
        let codes = hsiao::parts(word.width());
        return decoded(m, name, concat(&[word, checks]), &codes);
    }
    let differ = check_bits(m, name, protection, word)? ^ checks;
    Ok(Checked {
        data: word,
        found: Some(CheckResult::of_parity(m, differ.any())),
    })
}

/// A memory of short words without which the unit could not continue: with protection each has a Hsiao code
/// and a copy, so that even two flipped bits of a word do no harm. Returns the word, in the cycle after
/// [`Read::loads`] or else after the read, and with protection whether it was wrong. `protects`: with
/// protection.
pub(in crate::rtl) fn copied_memory<'m>(
    m: &'m Builder,
    name: &str,
    size: Memory,
    protects: bool,
    write: Write<'m>,
    read: Read<'m>,
) -> Result<(Signal<'m>, Option<Signal<'m>>), DesignError> {
    let reads = (read.enable, read.address);
    if !protects {
        let access = (write.enable, write.address, write.data);
        return Ok((m.memory(name, size, None, access, reads), None));
    }
    let stored = with_copy(m, name, write.data)?;
    let kept = stored_memory(
        m,
        name,
        size.depth,
        Write {
            data: stored,
            ..write
        },
        reads,
    );
    let kept = match read.loads {
        Some(loads) => m.delay_if(&format!("{name}_word_held"), loads, kept),
        None => kept,
    };
    let (word, was_wrong) = word_or_copy(m, name, kept, size.width)?;
    Ok((word, Some(was_wrong)))
}

/// A word, its check bits, and a copy.
pub(in crate::rtl) fn with_copy<'m>(
    m: &'m Builder,
    name: &str,
    word: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let checks = encoded(m, name, word, &hsiao::parts(word.width()))?;
    Ok(concat(&[word, checks, word]))
}

/// The word of `width` bits that was stored [`with_copy`], and whether it was wrong. If it cannot be corrected, both
/// flipped bits are in it and its check bits, so the copy is right.
///
/// Combinational.
pub(in crate::rtl) fn word_or_copy<'m>(
    m: &'m Builder,
    name: &str,
    stored: Signal<'m>,
    width: u32,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let of_copy = stored.width() - width;
    let copy = stored.slice(of_copy, width);
    let first = decoded(m, name, stored.slice(0, of_copy), &hsiao::parts(width))?;
    Ok(match first.found {
        None => (first.data, m.zero(1)),
        Some(CheckResult { corrected, damaged }) => {
            let word = damaged.mux(copy, first.data);
            (word.named(&format!("{name}_right")), corrected | damaged)
        }
    })
}

/// A word to store, if it `passes`, with the error to [inject](Write::inject).
pub(in crate::rtl) fn with_error<'m>(
    m: &'m Builder,
    name: &str,
    word: Signal<'m>,
    passes: Signal<'m>,
    inject: Option<Signal<'m>>,
) -> Signal<'m> {
    inject.map_or(word, |inject| {
        let flips = injected(m, name, inject.bit(0), inject.bit(1), passes);
        word ^ flips.resize(word.width())
    })
}

/// Bits to flip of the first word that passes once `wanted` is 1, and of no other until it was 0 again: one, or
/// with `two` two.
pub(in crate::rtl) fn injected<'m>(
    m: &'m Builder,
    name: &str,
    wanted: Signal<'m>,
    two: Signal<'m>,
    passes: Signal<'m>,
) -> Signal<'m> {
    let passes = passes.named(&format!("{name}_passes"));
    let done = m.register_reset(&format!("{name}_injected"), 1, 0);
    let now = (wanted & !done).named(&format!("injects_{name}"));
    m.next_if(done, (now & passes) | (done & !wanted), wanted);
    concat(&[now, now & two])
}
