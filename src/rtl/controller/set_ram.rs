//! A memory whose words are sets: bits are added to a word, one word per cycle.
//!
//! A word is read, ORed with the new bits, and written again. A second RAM with the same contents provides
//! the port that reads sets. With protection both have a Hsiao code.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{
    checked_memory_of_stored, updated_memory, Codes, Protection, Read, Write, INJECT_SAYS,
    READ_LOADS_SAYS,
};

/// The shape of the memory.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub words: u32,
    pub bits: u32,
    /// With a Hsiao code for each word.
    pub protects: bool,
    /// A word that cannot be corrected counts as a full set, or else as an empty one.
    pub lost_is_full: bool,
}

ports! {
    pub(super) SetRamInputs {
        adds, word, bits, is_first, read_enable, read_word, read_loads: Option<Signal<'m>>,
        inject: Option<Signal<'m>>,
    } -> SetRamOutputs {
        added, added_word, added_all, read_bits,
        corrected: Option<Signal<'m>>, damaged: Option<Signal<'m>>,
        read_corrected: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

impl Shape {
    fn module_name(self) -> String {
        let Shape { words, bits, .. } = self;
        let lost = if self.lost_is_full { "full" } else { "empty" };
        let form = if self.protects {
            format!("_secded_{lost}")
        } else {
            String::new()
        };
        format!("set_ram_{words}x{bits}{form}")
    }

    /// A word that may be damaged.
    pub fn known<'m>(self, data: Signal<'m>, damaged: Option<Signal<'m>>) -> Signal<'m> {
        let Some(damaged) = damaged else {
            return data;
        };
        if self.lost_is_full {
            data | damaged.replicate(self.bits)
        } else {
            (!damaged).gate(data)
        }
    }
}

/// What is added, two cycles later.
fn joined<'m>(
    m: &'m Builder,
    adds: Signal<'m>,
    added: [Signal<'m>; 3],
) -> (Signal<'m>, [Signal<'m>; 3]) {
    ["read", "joined"]
        .iter()
        .fold((adds, added), |(joins, held), stage| {
            let hold = |name: &str, value| m.delay_if(&format!("{name}_{stage}"), joins, value);
            let [word, bits, first] = held;
            let held = [hold("word", word), hold("bits", bits), hold("first", first)];
            (m.delay_reset(&format!("is_{stage}"), joins), held)
        })
}

pub(super) fn set_ram(shape: Shape) -> Result<Rc<Module>, DesignError> {
    let Shape { words, bits, .. } = shape;
    let m = Builder::shared(&shape.module_name());
    m.doc(&format!(
        "Memory of {words} sets of {bits} bits: bits are added to a set, one set per cycle.\nLatency: two cycles from adds to added; one cycle from read_enable to read_bits, with protection from read_loads."
    ));
    let size = Memory {
        depth: words,
        width: bits,
    };
    let word_bits = address_width(u64::from(words));
    let adds = m.input("adds", 1).comment("Bits are added to a set");
    let word = m
        .input("word", word_bits)
        .comment("With adds: number of the set");
    let new = m.input("bits", bits).comment("With adds: those bits");
    let is_first = m
        .input("is_first", 1)
        .comment("With adds: the set was empty");
    let read_enable = m.input("read_enable", 1).comment("Read a set");
    let read_word = m
        .input("read_word", word_bits)
        .comment("Number of the set to read");
    let loads = (shape.protects).then(|| m.input("read_loads", 1).comment(READ_LOADS_SAYS));
    let inject = (shape.protects).then(|| m.input("inject", 2).comment(INJECT_SAYS));
    let protection = if shape.protects {
        Protection::Secded
    } else {
        Protection::None
    };

    m.section("A set is read, and joined with the new bits two cycles later");
    let (joins, [joined_word, new, is_first]) = joined(&m, adds, [word, new, is_first]);
    let all = m.wire("bits_now", bits);
    let old = updated_memory(
        &m,
        "set",
        size,
        &Codes::longest(protection, size.width),
        (joins, joined_word, all),
        (adds, word),
        inject,
    )?;
    let had_bits = (joins & !is_first).named("had_bits");
    let (uncorrected, stores, old) = (old.uncorrected, old.stores, old.checked);
    m.drive(
        all,
        new | had_bits.gate(shape.known(old.data, old.found.map(|found| found.damaged))),
    );
    m.output("added", joins).comment("Bits were added to a set");
    m.output("added_word", joined_word)
        .comment("With added: number of the set");
    let full = match old.found {
        None => all.all(),
        // A correction would take time.
        Some(found) => {
            let is_right = !(found.corrected | found.damaged);
            let full = (new | had_bits.gate(uncorrected)).all();
            new.all() | (full & (is_right | !had_bits))
        }
    };
    m.output("added_all", full)
        .comment("With added: the set is full; may be 0 if the earlier bits had an error");
    if let Some(found) = old.found {
        m.output("corrected", had_bits & found.corrected)
            .comment("With added: the earlier bits had an error, which was corrected");
        m.output("damaged", had_bits & found.damaged)
            .comment("With added: the earlier bits have an error that cannot be corrected");
    }

    m.section("A set that is read");
    // Written with the first RAM, a cycle after the bits were added.
    let write = Write { inject, ..stores };
    let joins_it = joins & joined_word.eq(read_word);
    let stores_it = stores.enable & stores.address.eq(read_word);
    let early = read_enable & (joins_it | stores_it);
    m.assert(!early, "a set is read before it is stored");
    let read = Read {
        enable: read_enable,
        address: read_word,
        loads,
        flips: None,
    };
    let read = checked_memory_of_stored(&m, "set_to_read", size, protection, write, read)?;
    m.output("read_bits", read.data).comment(
        "Set, the cycle after read_enable, with protection after read_loads, and wrong if read_damaged",
    );
    if let Some(found) = read.found {
        m.output("read_corrected", found.corrected)
            .comment("Error in read_bits was corrected");
        m.output("read_damaged", found.damaged)
            .comment("Error in read_bits cannot be corrected");
    }
    m.finish()
}
