//! C-Pack: decompressor.
//!
//! Ports: [`Core`]. A block takes a move for each two words, 16 for 128 bytes, and
//! is done three moves after its last two codes were taken.
//!
//! | stage | |
//! |---|---|
//! | 1 | the block's first bits into the [`window`] |
//! | 2 | [`window`]: two codes |
//! | 3 | their fields; where pushed words go, and whether an index is of an entry |
//! | 4 | the entries, the words, pushes |

use std::rc::Rc;

use super::window::{window, WindowInputs};
use super::{pairs, Code, ENTRIES, INDEX_BITS};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Pipeline, Signal};
use crate::rtl::common::core_ports::{output_block, stored_block};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;

const STAGES: u32 = 4;

/// The core of the decompressor.
pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("C-Pack decompressor: two codes a move, their fields, and words by the dictionary.");
    let pipeline = Pipeline::new(&m, STAGES - 1);
    let (advance, start) = (pipeline.advance, pipeline.start);
    let [stored, bursts] = stored_block(&m, &p.ports);

    let running = m.register_reset("running", 1, 0);
    let count = m.register("pair_number", pairs(&p.ports).trailing_zeros());
    let ends = count.all().named("last_pair");
    m.next_if(running, advance, start | (running & !ends));
    let reads = (advance & (start | running)).named("reads_codes");
    m.next_if(count, reads, (!start).gate(count.plus(1)));
    pipeline.starts(running);
    let inputs = WindowInputs {
        advance: reads,
        start,
        stored,
        bursts,
    };
    let taken = m.instance(
        "window",
        &window(&format!("{}_window", p.name), &p.ports)?,
        inputs,
    );
    let codes = [taken.first_code, taken.second_code];
    let fields = [taken.first_fields, taken.second_fields];
    let first = (!count.any()).named("first_pair");
    let last = ends;
    let error = (taken.no_code | (ends & taken.overrun)).named("bad_codes");
    pipeline.step("codes", "two codes and their fields", 1);

    let order = ["first", "second"];
    let codes: Vec<Code> = codes
        .iter()
        .zip(order)
        .map(|(&bits, of)| Code::from_bits(of, bits))
        .collect();
    let words: Vec<Fields> = codes
        .iter()
        .zip(&fields)
        .zip(order)
        .map(|((code, &bits), of)| Fields::new(&m, of, code, bits))
        .collect();
    let pushes: Vec<Signal> = codes
        .iter()
        .zip(order)
        .map(|(code, of)| code.pushes().named(&format!("{of}_is_pushed")))
        .collect();
    // Words pushed so far, up to 16: the next one's entry, and whether all have one.
    let moves = pipeline.moves("codes_move");
    let pushed = m.register("pushed", INDEX_BITS + 1);
    let before = (!first).gate(pushed).named("pushed_before");
    let next = before.slice(0, INDEX_BITS).named("next_entry");
    let wraps = before.bit(INDEX_BITS).named("all_have_words");
    let after_first = next.resize(INDEX_BITS + 1) + pushes[0].resize(INDEX_BITS + 1);
    let after_first = after_first.named("pushed_after_first");
    let after_both = after_first + pushes[1].resize(INDEX_BITS + 1);
    let after_both = after_both.named("pushed_after_both");
    let after = concat(&[
        after_both.slice(0, INDEX_BITS),
        after_both.bit(INDEX_BITS) | wraps,
    ]);
    m.next_if(pushed, moves, after);
    let sees_first = (pushes[0] & words[1].index.eq(next)).named("sees_first");
    let unwritten: Vec<Signal> = words
        .iter()
        .map(|word| word.has_index & word.index.ge(next))
        .collect();
    let unwritten = m.vector("has_later_entry", &unwritten);
    let no_entry = !wraps & (unwritten[0] | (unwritten[1] & !sees_first));
    let error = (error | no_entry).named("bad_entries");
    let places = [
        next,
        after_first.slice(0, INDEX_BITS).named("second_entry_place"),
    ];
    pipeline.step("indices", "entries that are read and written", 1);

    let moves = pipeline.moves("words_move");
    let pushes = pushes.into_iter().zip(places);
    let [first_word, second_word] = dictionary(&m, p, moves, &words, sees_first, pushes)?;
    let block = m.register("words", p.ports.block_bits());
    let rest = block.slice(64, p.ports.block_bits() - 64);
    m.next_if(block, moves, concat(&[rest, first_word, second_word]));
    let failed = m.register("failed", 1);
    m.next_if(failed, moves, (failed & !first) | error);
    pipeline.in_rank(block);
    pipeline.in_rank(failed);
    pipeline.step("words", "words by the dictionary", 1);

    output_block(&m, [pipeline.valid() & last, block, failed]);
    let steps = pipeline.count();
    Ok(Core {
        module: m.finish()?,
        stages: STAGES,
        latency: pairs(&p.ports) + STAGES - 1,
        interval: pairs(&p.ports),
        steps,
    })
}

/// The move's two words, decoded by the dictionary, which stores the pushed ones at their places.
/// `sees_first`: the second word's entry is the first word.
fn dictionary<'m>(
    m: &'m Builder,
    p: &Parameters,
    moves: Signal<'m>,
    words: &[Fields<'m>],
    sees_first: Signal<'m>,
    pushes: impl IntoIterator<Item = (Signal<'m>, Signal<'m>)>,
) -> Result<[Signal<'m>; 2], DesignError> {
    let entry = |number: u32| m.register(&format!("entry{number}"), 32);
    let entries: Vec<Signal> = (0..ENTRIES).map(entry).collect();
    let entries = m.vector("entries", &entries);
    let module = read(&format!("{}_read_entry", p.name))?;
    let entry_of = |of: &str, index| {
        let inputs = ReadInputs {
            entries: concat(&entries),
            index,
        };
        m.instance(&format!("read_{of}"), &module, inputs).entry
    };
    let first_entry = entry_of("first", words[0].index);
    let first_word = own_and_entry(&words[0], first_entry).named("first_word");
    let second_entry = sees_first.mux(first_word, entry_of("second", words[1].index));
    let second_entry = second_entry.named("second_entry");
    let second_word = own_and_entry(&words[1], second_entry).named("second_word");
    let goes: Vec<Vec<Signal>> = pushes
        .into_iter()
        .zip(["first", "second"])
        .map(|((is_pushed, place), of)| {
            let entry = |number| is_pushed & place.eq_to(number);
            let entries: Vec<Signal> = (0..u64::from(ENTRIES)).map(entry).collect();
            m.vector(&format!("{of}_goes_to"), &entries)
        })
        .collect();
    for (&entry, (&first, &second)) in entries.iter().zip(goes[0].iter().zip(&goes[1])) {
        let value = second.mux(second_word, first_word);
        m.next_if(entry, moves & (first | second), value);
    }
    Ok([first_word, second_word])
}

/// A code's fields.
struct Fields<'m> {
    has_index: Signal<'m>,
    index: Signal<'m>,
    /// The word's own bytes, zero where it has others.
    own: Signal<'m>,
    /// Whether the low byte, the second, and the high half are the entry's.
    of_entry: Signal<'m>,
}

impl<'m> Fields<'m> {
    /// `bits`: the bits after the code's first two; `of`: the word that has the code.
    fn new(m: &'m Builder, of: &str, code: &Code<'m>, bits: Signal<'m>) -> Self {
        let _scope = m.scope(of);
        let has_index = (code.entry | code.half | code.most).named("has_index");
        let short = bits.slice(0, INDEX_BITS);
        let index = code
            .entry
            .mux(short, bits.slice(2, INDEX_BITS))
            .named("index");
        let after_index = (code.half | code.most).gate(bits.slice(6, 8));
        let low = code.byte.gate(bits.slice(2, 8)) | after_index;
        let second = code.whole.gate(bits.slice(8, 8)) | code.half.gate(bits.slice(14, 8));
        let own = [
            (code.whole.gate(bits.slice(0, 8)) | low).named("own_low_byte"),
            second.named("own_second_byte"),
            code.whole.gate(bits.slice(16, 16)).named("own_high_half"),
        ];
        let second_of_entry = (code.entry | code.most).named("second_byte_of_entry");
        Fields {
            has_index,
            index,
            own: concat(&own),
            of_entry: concat(&[code.entry, second_of_entry, has_index]),
        }
    }
}

/// A word with some bytes of its own and the others from an entry.
fn own_and_entry<'m>(word: &Fields<'m>, entry: Signal<'m>) -> Signal<'m> {
    let [low, second, high] = [0, 1, 2].map(|part| word.of_entry.bit(part));
    let parts = [
        low.gate(entry.slice(0, 8)),
        second.gate(entry.slice(8, 8)),
        high.gate(entry.slice(16, 16)),
    ];
    word.own | concat(&parts)
}

ports! {
    ReadInputs { entries, index } -> ReadOutputs { entry }
}

/// An entry of the dictionary: `entries`, `index` to `entry`. Combinational.
fn read(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("The dictionary's entry of an index.");
    let entries = m
        .input("entries", 32 * ENTRIES)
        .comment("Dictionary, entry 0 in the lowest bits");
    let index = m
        .input("index", INDEX_BITS)
        .comment("Number of the entry to read");
    m.output("entry", index.select(&entries.parts(32)))
        .comment("Entry of that number");
    m.finish()
}
