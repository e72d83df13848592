//! The table: counts of values, one symbol per cycle.
//!
//! SL 4 and 8: a counter for each tree and value. SL 16 and 32: sets of ways, each with a value and its
//! count, 0 if it is empty. A symbol whose value is in the set increments its count; another one replaces the
//! way with the smallest count, the lowest way at a tie, and gets that count plus one (Space-Saving). An
//! empty way has the smallest count of all, so it needs no rule of its own. Counts saturate.
//!
//! A symbol per cycle, even with the same value or set in consecutive cycles. In the first cycle the set is
//! read; in the second its words arrive, and words that earlier symbols have changed meanwhile are forwarded;
//! in the third the way is found and written.
//!
//! With protection each word has a parity bit, which is checked over two cycles: a count with a flipped bit
//! is used, but reported.
//!
//! The smallest count is the longest path. Up to 16 counts are compared each with each; 32 in groups of
//! eight, then the smallest ones of the groups.

use std::rc::Rc;

use super::least::least;
use super::{one_more, Parameters};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::{one_hot, select};
use crate::rtl::protect::with_error;

/// The comment of a port with the error to inject.
pub(super) const INJECT_WAYS_SAYS: &str =
    "A bit is flipped of the next word that is written in each way";

/// Cycles in which a symbol is counted.
pub const LATENCY: u32 = 3;

/// A symbol that is to be counted, in one of the three cycles.
struct Step<'m> {
    valid: Signal<'m>,
    entry: Signal<'m>,
    tag: Option<Signal<'m>>,
}

impl<'m> Step<'m> {
    /// The ports of a symbol to count.
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Step {
            valid: m
                .input("symbol_valid", 1)
                .comment("A symbol is to be counted"),
            entry: m
                .input("entry", p.entry_bits())
                .comment("Set in which the symbol is counted, or its counter"),
            tag: p.has_values().then(|| {
                m.input("tag", p.tag_bits())
                    .comment("Bits of the symbol above its set's number")
            }),
        }
    }

    /// The symbol a cycle later.
    fn later(&self, m: &'m Builder, cycle: &str) -> Self {
        let valid = m.register_reset(&format!("{cycle}_valid"), 1, 0);
        m.next(valid, self.valid);
        Step {
            valid,
            entry: m.delay_if(&format!("{cycle}_entry"), self.valid, self.entry),
            tag: (self.tag).map(|tag| m.delay_if(&format!("{cycle}_tag"), self.valid, tag)),
        }
    }

    /// The word of a way that counts the symbol.
    fn with_tag(&self, count: Signal<'m>) -> Signal<'m> {
        self.tag.map_or(count, |tag| concat(&[count, tag]))
    }

    /// Whether this one, which came before, is counted in the other's entry.
    fn in_entry_of(&self, other: &Self) -> Signal<'m> {
        self.valid & self.entry.eq(other.entry)
    }
}

ports! {
    pub(in crate::rtl) TableInputs {
        symbol_valid, entry, tag: Option<Signal<'m>>, clears, clear_entry, reads, read_entry,
        read_way: Option<Signal<'m>>, inject: Option<Signal<'m>>,
    } -> TableOutputs {
        under_way, count, value: Option<Signal<'m>>, damaged: Option<Signal<'m>>,
    }
}

/// The table's module.
pub fn table(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_table", p.name));
    m.doc(if p.has_values() { "Sets of values and their counts: a symbol a cycle counts up its value, or takes the place of\nthe one with the smallest count."
 } else { "A counter for each tree and value: a symbol a cycle."
 });
    let first = Step::inputs(&m, p);
    let clears = m
        .input("clears", 1)
        .comment("Entry clear_entry becomes empty; no symbol is under way");
    let clear_entry = m
        .input("clear_entry", p.entry_bits())
        .comment("Entry to become empty");
    let reads = m.input("reads", 1).comment("A way is read");
    let read_entry = m
        .input("read_entry", p.entry_bits())
        .comment("Entry to read: a set, or a counter");
    let read_way = p.has_values().then(|| {
        m.input("read_way", p.way_bits())
            .comment("Number of the way to read in the set")
    });
    let inject = (p.protection.checks()).then(|| m.input("inject", 1).comment(INJECT_WAYS_SAYS));

    m.section("First cycle: the entry is read");
    let read = (
        (first.valid | reads).named("memory_reads"),
        reads.mux(read_entry, first.entry).named("read_address"),
    );
    let second = first.later(&m, "second");
    let third = second.later(&m, "third");
    m.output("under_way", second.valid | third.valid)
        .comment("Some symbol is not counted yet");
    // The memories do not yet return the word written in this cycle, nor the one of the next.
    let same_as_next = m.delay("same_as_next", second.in_entry_of(&first));
    same_as_next.comment("The symbol in the third cycle is counted in the same entry.");
    let same_as_written = m.delay("same_as_written", third.in_entry_of(&first));
    same_as_written.comment("So was the one before that, when the entry was read.");

    m.section("Third cycle: the way that counts the symbol, and its word afterwards");
    let counted = Counted::new(&m, p, &third)?;

    m.section("The memories, and what the next symbol finds");
    let ways = Ways {
        m: &m,
        p,
        read,
        same: [same_as_next, same_as_written],
        second: &second,
        third: &third,
        counted: &counted,
        clears,
        inject,
    };
    let write_entry = clears.mux(clear_entry, third.entry).named("write_entry");
    let (words, damage): (Vec<Signal>, Vec<Option<Signal>>) = (0..p.entry_ways())
        .map(|way| ways.way(way, write_entry))
        .unzip();

    m.section("The way that is read");
    let read_word = match read_way {
        None => words[0],
        Some(way) => select(
            &m,
            "choose_read",
            m.delay_if("way_read", reads, way),
            &words,
        )?,
    };
    if let Some(damage) = damage.into_iter().collect::<Option<Vec<Signal>>>() {
        tell_damage(&m, read.0, damage);
    }
    m.output("count", read_word.slice(0, p.count_bits))
        .comment("Count of the way that was read, a cycle after reads");
    if p.has_values() {
        let entry = m.delay_if("entry_read", reads, read_entry);
        let tag = read_word.slice(p.count_bits, p.tag_bits());
        m.output("value", concat(&[entry, tag]))
            .comment("Value of the way that was read, a cycle after reads");
    }
    m.finish()
}

/// The words of the set in the third cycle, and the one that counts the symbol.
struct Counted<'m> {
    words: Vec<Signal<'m>>,
    /// The words' counts, one more.
    more: Vec<Signal<'m>>,
    /// One-hot: the way that counts the symbol.
    takes: Signal<'m>,
    /// A cycle later, the same and its word.
    written_way: Signal<'m>,
    written_word: Signal<'m>,
}

impl<'m> Counted<'m> {
    fn new(m: &'m Builder, p: &Parameters, third: &Step<'m>) -> Result<Self, DesignError> {
        let words: Vec<Signal> = (0..p.entry_ways())
            .map(|way| m.register(&format!("word{way}"), p.word_bits()))
            .collect();
        let takes = taken_way(m, p, &words, third.tag)?;
        let more: Vec<Signal> = (0..)
            .zip(&words)
            .map(|(way, word): (u32, _)| {
                let count = word.slice(0, p.count_bits);
                one_more(count).named(&format!("count{way}_more"))
            })
            .collect();
        let written_count = match more[..] {
            [only] => only,
            _ => one_hot(m, "choose_written", takes, &more)?,
        };
        let written_word = third.with_tag(written_count);
        let written_word = m.delay_if("written_word", third.valid, written_word);
        let written_way = m.delay_if("written_way", third.valid, takes);
        Ok(Counted {
            words,
            more,
            takes,
            written_way,
            written_word,
        })
    }
}

/// The memories of the ways, side by side.
struct Ways<'m, 'a> {
    m: &'m Builder,
    p: &'a Parameters,
    read: (Signal<'m>, Signal<'m>),
    /// The symbol in the third cycle, and the one before it, are counted in the entry that is read.
    same: [Signal<'m>; 2],
    second: &'a Step<'m>,
    third: &'a Step<'m>,
    counted: &'a Counted<'m>,
    clears: Signal<'m>,
    inject: Option<Signal<'m>>,
}

impl<'m> Ways<'m, '_> {
    /// The word that a way's memory outputs; with protection, whether it is damaged, a cycle later.
    fn way(&self, way: u32, write_entry: Signal<'m>) -> (Signal<'m>, Option<Signal<'m>>) {
        let (m, p, counted) = (self.m, self.p, self.counted);
        let _scope = m.scope(&format!("way{way}"));
        let word = counted.words[way as usize];
        let takes = counted.takes.bit(way);
        let clears = self.clears;
        let counts_here = (self.third.valid & takes).named("counts");
        let new_word = self.third.with_tag(counted.more[way as usize]);
        let new_word = new_word.named("new_word");
        let writes = (clears | counts_here).named("writes");
        let data = (!clears).gate(new_word).named("write_data");
        let data = p.protection.stored(data, None);
        let inject = self.inject.map(|inject| concat(&[inject, m.zero(1)]));
        let data = with_error(m, "memory", data, writes, inject);
        let size = Memory {
            depth: p.entries(),
            width: data.width(),
        };
        let stored = m.memory("memory", size, None, (writes, write_entry, data), self.read);
        let [same_as_next, same_as_written] = self.same;
        let kept = (same_as_written & counted.written_way.bit(way)).named("was_written");
        let damaged = p.protection.checks().then(|| {
            let groups = (0..stored.width()).step_by(8);
            let groups =
                groups.map(|low| stored.slice(low, (stored.width() - low).min(8)).parity());
            let parities = m.delay("parities", concat(&groups.collect::<Vec<_>>()));
            let counts = m.delay("counts_read", !kept);
            (parities.parity() & counts).named("is_damaged")
        });
        let (stored, _) = p.protection.read(stored);
        let found = kept.mux(counted.written_word, stored).named("found");
        let as_it_will_be = takes.mux(new_word, word).named("next_word");
        let next = same_as_next.mux(as_it_will_be, found);
        m.next_if(word, self.second.valid, next);
        (stored, damaged)
    }
}

/// Reports `damage` of the ways of an entry that was read two cycles before.
fn tell_damage<'m>(m: &'m Builder, reads: Signal<'m>, damage: Vec<Signal<'m>>) {
    let was_read = m.register_reset("was_read", 1, 0);
    m.next(was_read, reads);
    let checks = m.register_reset("checks", 1, 0);
    m.next(checks, was_read);
    let told = m.register_reset("damage_is_told", 1, 0);
    m.next(told, checks & or_all(damage));
    m.output("damaged", told)
        .comment("For one cycle: a word that was read had a flipped bit");
}

/// One-hot: the way that counts a symbol; the only one, the one with its value, or the one with the
/// smallest count.
fn taken_way<'m>(
    m: &'m Builder,
    p: &Parameters,
    words: &[Signal<'m>],
    tag: Option<Signal<'m>>,
) -> Result<Signal<'m>, DesignError> {
    let Some(tag) = tag else {
        return Ok(m.constant(1, 1));
    };
    let counts: Vec<Signal> = words.iter().map(|w| w.slice(0, p.count_bits)).collect();
    let hit = |(way, word): (usize, &Signal<'m>)| {
        let same = word.slice(p.count_bits, p.tag_bits()).eq(tag);
        (same & counts[way].any()).named(&format!("hit{way}"))
    };
    let hits: Vec<Signal> = words.iter().enumerate().map(hit).collect();
    let hits = concat(&hits).named("hits");
    hits.comment("One-hot, or zero: the way with the symbol's value.");
    let misses = (!hits.any()).named("misses");
    let smallest = least(m, &counts)?.named("smallest");
    smallest.comment("One-hot: the lowest way with the smallest count.");
    Ok((hits | misses.gate(smallest)).named("takes"))
}
