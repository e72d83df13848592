//! The cache's directory (E2MC III-D). One memory word per set holds the tags, the valid and dirty bits, and
//! the LRU order. A line whose write-back failed is marked as lost: it is not chosen as a victim until it is
//! written back.
//!
//! One set per cycle, also the same set in consecutive cycles: a word that is written while it is read is
//! forwarded. The memory is read in the first cycle; in the second the word is corrected and its tags are compared;
//! in the third it is processed, and outputs depend on it and on inputs of the same cycle. With SECDED a corrected
//! word is written back.

use std::rc::Rc;

use super::recency;
use super::{inject_input, Parameters};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{halves, updated_memory, Checked, Codes, Protection};

/// Bits of the longest code that is corrected in one cycle with a comparison behind it.
const LONGEST_CODE: u32 = 16;

ports! {
    pub(in crate::rtl) DirectoryInputs {
        read, read_set, tag, next_tag, same_tag, blocked, visit, visited, touch, touch_way, put, put_way, put_valid, put_changed,
        put_lost, clear, held: Option<Signal<'m>>, inject: Option<Signal<'m>>,
    } -> DirectoryOutputs {
        set_number, hits, victim, any_free, all_lost, leaving_tag, victim_changed, visited_changed,
        visited_clean: Option<Signal<'m>>,
        damaged: Option<Signal<'m>>, corrected: Option<Signal<'m>>,
    }
}

/// The directory's module.
pub fn directory(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_directory", p.name));
    m.doc("Directory of a metadata cache: tags, valid and dirty bits, and LRU order, one memory word per set.\nOne set per cycle. Outputs are valid three cycles after read.");
    let read = m
        .input("read", 1)
        .comment("Read a set, to be processed three cycles later");
    let read_set = m.input("read_set", p.set_bits());
    read_set.comment("Set to read");
    let tag = m
        .input("tag", p.tag_bits())
        .comment("With put: tag to write");
    let next_tag = m.input("next_tag", p.tag_bits());
    next_tag.comment("Tag of the look-up that is processed in the next cycle");
    let same_tag = m.input("same_tag", 1).comment("The two are the same");
    let blocked = m.input("blocked", p.ways);
    blocked.comment("Ways whose line cannot be evicted, one bit each");
    let visit = m.input("visit", 1).comment("Flush visits the way visited");
    let visited = m.input("visited", p.ways);
    visited.comment("With visit: way that the flush visits, one-hot");
    let touch = m
        .input("touch", 1)
        .comment("Way touch_way becomes the most recently used");
    let touch_way = m.input("touch_way", p.ways);
    touch_way.comment("With touch: way, one-hot");
    let (put, put_way, state) = put_inputs(&m, p);
    let clear = m.input("clear", 1).comment("Set becomes empty");

    m.section("The set's word, forwarded if it was written while it was read");
    let reads = m.delay_reset("was_read", read);
    let compares = m.delay_reset("is_compared", reads);
    let set = m.delay_if("set_read", read, read_set);
    let compared_set = m.delay_if("compared_set", reads, set);
    let set = m.delay_if("current_set", compares, compared_set);
    m.output("set_number", set).comment("Set that is processed");
    let next_word = m.wire("next_word", p.set_word_bits());
    let writes = (touch | put | clear).named("writes");
    let read = (read, read_set);
    let write = (writes, set, next_word);
    let processes = m.delay_reset("is_processed", compares);
    let again = (processes & set.eq(compared_set)).named("same_as_compared");
    let compared = (compares, again);
    let (compared_word, updated) = word(&m, p, (read, compared), write)?;
    let word = updated.data.named("word");

    m.section("The ways");
    let order = (p.ways > 1).then(|| {
        let low = p.ways * p.entry_bits();
        word.slice(low, recency::bits(p.ways)).named("order")
    });
    let entries = word.slice(0, p.ways * p.entry_bits()).parts(p.entry_bits());
    let tags = tags_of(p, &entries);
    let valid: Vec<Signal> = entries.iter().map(|entry| entry.bit(0)).collect();
    let valid = concat(&valid).named("valid");
    let changed: Vec<Signal> = entries.iter().map(|entry| entry.bit(1)).collect();
    let changed = concat(&changed).named("changed");
    let lost: Vec<Signal> = entries.iter().map(|e| e.bit(0) & e.bit(2)).collect();
    let lost = concat(&lost).named("lost");
    m.output("all_lost", staying(&m, p, lost).all())
        .comment("All lines of the set are lost or held, so none can be evicted");
    let compared_tags = tags_of(p, &compared_word.parts(p.entry_bits()));
    let equal = Equal {
        tags: &tags,
        compared_tags: &compared_tags,
        next_tag,
        same_tag,
        put: put_way,
        compares,
        again,
    };
    let equal = equal.of(&m);
    m.output("hits", valid & equal)
        .comment("Way whose tag matches, one-hot or zero");

    m.section("The victim: an empty way, or else the least recently used one");
    let free = (!(blocked | lost)).named("free");
    m.output("any_free", free.any())
        .comment("There is a victim");
    let empty = (free & !valid).named("empty");
    let candidates = empty.any().mux(empty, free).named("candidates");
    let victim = recency::least(order, candidates).named("least_recent");
    m.output("victim", victim)
        .comment("Way whose line is to be evicted, one-hot or zero");
    let leaving = visit.mux(visited, victim).named("leaving");
    let leaving_tag = or_all((0..).zip(&tags).map(|(n, tag)| leaving.bit(n).gate(*tag)));
    m.output("leaving_tag", leaving_tag)
        .comment("Tag of the victim or, with visit, of the way visited");
    let dirty = (valid & changed).named("dirty");
    m.output("victim_changed", (victim & dirty).any())
        .comment("Line of the victim is dirty");
    m.output("visited_changed", (visited & dirty).any())
        .comment("Line of the way visited is dirty");
    if p.protection.checks() {
        m.output("visited_clean", (visited & valid & !changed).any())
            .comment("Line of the way visited is valid and clean");
    }

    m.section("The updated word");
    let mut parts = next_entries(&entries, put_way, state, tag);
    if let Some(order) = order {
        let touched = recency::touched(order, touch_way).named("touched");
        parts.push(touch.mux(touched, order).named("next_order"));
    }
    let next = concat(&parts);
    m.drive(next_word, (!clear).gate(next));
    m.finish()
}

/// The entries after an access, which may `put` a tag into a way, with the line's new state.
fn next_entries<'m>(
    entries: &[Signal<'m>],
    put: Signal<'m>,
    [valid, changed, lost]: [Signal<'m>; 3],
    tag: Signal<'m>,
) -> Vec<Signal<'m>> {
    let numbered = (0..).zip(entries);
    let next = numbered.map(|(n, old)| {
        let still_lost = lost | (old.bit(2) & changed);
        let entry = concat(&[valid, changed, still_lost, tag]);
        let next = put.bit(n).mux(entry, *old);
        next.named(&format!("next_entry{n}"))
    });
    next.collect()
}

/// The comparison of tags, one cycle ahead.
struct Equal<'a, 'm> {
    /// The tags of the word that is processed, and of the one that is compared.
    tags: &'a [Signal<'m>],
    compared_tags: &'a [Signal<'m>],
    /// The tag to compare, and whether it is that of `put`.
    next_tag: Signal<'m>,
    same_tag: Signal<'m>,
    /// The way of the processed word that gets a new tag.
    put: Signal<'m>,
    /// A word is compared.
    compares: Signal<'m>,
    /// It is the one that is processed.
    again: Signal<'m>,
}

impl<'m> Equal<'_, 'm> {
    /// In the next cycle, the ways whose tag it is.
    fn of(&self, m: &'m Builder) -> Signal<'m> {
        let kept = |tag: &Signal<'m>| tag.eq(self.next_tag);
        let next = (0..).zip(self.tags).map(|(n, tag)| {
            let put = self.put.bit(n);
            put.mux(self.same_tag, kept(tag))
        });
        let next = concat(&next.collect::<Vec<_>>()).named("equal_next");
        let compared: Vec<Signal> = self.compared_tags.iter().map(kept).collect();
        let compared = concat(&compared).named("equal_compared");
        m.delay_if("equal", self.compares, self.again.mux(next, compared))
    }
}

/// The tag of each way.
fn tags_of<'m>(p: &Parameters, entries: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let tag = |entry: &Signal<'m>| entry.slice(3, p.tag_bits());
    entries.iter().map(tag).collect()
}

/// Ways whose line cannot be evicted for now: its write-back failed, or one of its words is lost.
fn staying<'m>(m: &'m Builder, p: &Parameters, lost: Signal<'m>) -> Signal<'m> {
    if !p.protection.checks() {
        return lost;
    }
    let held = m.input("held", p.ways);
    held.comment("Ways whose line stays until its blocks are poisoned, one bit each");
    lost | held
}

/// The ports that write a way: whether, the way, one-hot or zero, and the state of its new line.
fn put_inputs<'m>(m: &'m Builder, p: &Parameters) -> (Signal<'m>, Signal<'m>, [Signal<'m>; 3]) {
    let put = m
        .input("put", 1)
        .comment("Way put_way gets the tag, and the state at the next three ports");
    let way = m.input("put_way", p.ways);
    way.comment("With put: way, one-hot");
    let state = [
        m.input("put_valid", 1).comment("With put: way is valid"),
        m.input("put_changed", 1)
            .comment("With put: line is dirty, it differs from memory"),
        m.input("put_lost", 1)
            .comment("With put: line could not be written back"),
    ];
    (put, put.gate(way).named("way_to_put"), state)
}

/// The entries of the set that is compared, and the word of the one that is processed. `compared`: there is one, and
/// it is the one that is processed.
fn word<'m>(
    m: &'m Builder,
    p: &Parameters,
    (read, (compares, again)): ((Signal<'m>, Signal<'m>), (Signal<'m>, Signal<'m>)),
    (writes, set, next_word): (Signal<'m>, Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Checked<'m>), DesignError> {
    let size = Memory {
        depth: p.sets(),
        width: p.set_word_bits(),
    };
    let inject = p.protection.checks().then(|| inject_input(m));
    let writes_back = (p.protection == Protection::Secded).then(|| m.wire("writes_back", 1));
    let writes = writes_back.map_or(writes, |back| (writes | back).named("writes_any"));
    let write = (writes, set, next_word);
    // Codes for each way and one for the order: a correction takes as long as that of the longest code.
    let mut bits = match p.entry_bits() {
        short @ ..=LONGEST_CODE => vec![short],
        long => halves(long).to_vec(),
    }
    .repeat(p.ways as usize);
    bits.extend((p.ways > 1).then(|| recency::bits(p.ways)));
    let codes = Codes {
        protection: p.protection,
        bits,
    };
    let updated = updated_memory(m, "sets", size, &codes, write, read, inject)?;
    let compared_word = (updated.checked.data).named("compared_word");
    let entries = compared_word.slice(0, p.ways * p.entry_bits());
    let updated = updated.later(m, "set", compares, (again, next_word), writes);
    if let (Some(back), Some(found)) = (writes_back, updated.found) {
        m.drive(back, found.corrected);
    }
    let says = |name: &str, now| {
        let register = m.register_reset(&format!("is_{name}"), 1, 0);
        m.next(register, now);
        m.output(name, register)
            .comment(&format!("Word of the previous cycle was {name}"));
    };
    if let Some(found) = updated.found {
        says("damaged", found.damaged);
        if p.protection == Protection::Secded {
            says("corrected", found.corrected);
        }
    }
    Ok((entries.named("compared_entries"), updated))
}
