//! A FIFO in a memory whose words are corrected on their way out.

use std::rc::Rc;

use super::fifo::{pointer, registered};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{check_bits, checked, with_error, Found, Protection, INJECT_SAYS};

ports! {
    pub(in crate::rtl) ProtectedInputs { s_valid, s_data, s_guide, m_ready, inject }
    -> ProtectedOutputs { s_ready, m_valid, m_data, m_damaged, m_guide, corrected, stops }
}

/// Instantiates a FIFO in a protected memory as `name`, followed by a [`registered`] one in flip-flops. A word is at the output four
/// cycles after it is accepted. Its `guide` says whose it is and what to do with it, so that nothing could go on
/// without it: it has a Hsiao code with any protection, and if it cannot be corrected, the FIFO `stops`. Damaged
/// `data` come out with `m_damaged`. An error to [inject](crate::rtl::protect::Write::inject) hits the data.
pub(in crate::rtl) fn protected<'m>(
    m: &'m Builder,
    name: &str,
    depth: u32,
    protection: Protection,
    valid: Signal<'m>,
    (data, guide): (Signal<'m>, Signal<'m>),
    ready: Signal<'m>,
    inject: Signal<'m>,
) -> Result<ProtectedOutputs<'m>, DesignError> {
    let moves = m.wire(&format!("{name}_moves_up"), 1);
    let inputs = ProtectedInputs {
        s_valid: valid,
        s_data: data,
        s_guide: guide,
        m_ready: moves,
        inject,
    };
    let module = module(depth, data.width(), guide.width(), protection)?;
    let words = m.instance(name, &module, inputs);
    let fields = [words.m_data, words.m_damaged, words.m_guide];
    let head = format!("{name}_head");
    let head = registered(m, &head, words.m_valid, concat(&fields), ready)?;
    m.drive(moves, head.s_ready);
    let mut low = 0;
    let [m_data, m_damaged, m_guide] = fields.map(|field| {
        low += field.width();
        head.m_data.slice(low - field.width(), field.width())
    });
    Ok(ProtectedOutputs {
        m_valid: head.m_valid,
        m_data,
        m_damaged,
        m_guide,
        ..words
    })
}

fn module(
    depth: u32,
    data_bits: u32,
    guide_bits: u32,
    protection: Protection,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!(
        "fifo_protected_{depth}x{data_bits}_{protection}_{guide_bits}"
    ));
    m.doc(&format!(
        "FIFO of {depth} words in a memory, and two more at its output, where they are corrected.\nLatency: 3 cycles; one word per cycle."
    ));
    let s_valid = m.input("s_valid", 1).comment("Input word is valid");
    let data = m
        .input("s_data", data_bits)
        .comment("Data of the input word, which may be damaged");
    let guide = m
        .input("s_guide", guide_bits)
        .comment("Rest of the input word, which must be right");
    let m_ready = m
        .input("m_ready", 1)
        .comment("Receiver accepts the output word");
    let inject = m.input("inject", 2).comment(INJECT_SAYS);
    let given = [
        Part::new(&m, "data", protection, data)?,
        Part::new(&m, "guide", Protection::Secded, guide)?,
    ];
    let gives = m.wire("gives", 1);
    let words = given.iter().flat_map(|part| [part.word, part.checks]);
    let words: Vec<Signal> = words.collect();
    let (not_full, is_held, held) = held(&m, depth, s_valid, (concat(&words), inject), gives);

    m.section("The word, corrected");
    let mut low = 0;
    let [data, guide] = given.map(|part| {
        let mut next = |width: u32| {
            low += width;
            held.slice(low - width, width)
        };
        let (word, checks) = (next(part.word.width()), next(part.checks.width()));
        checked(&m, part.name, part.protection, word, checks)
    });
    let (data, guide) = (data?, guide?);
    let none = Found {
        corrected: m.zero(1),
        damaged: m.zero(1),
    };
    let (of_data, of_guide) = (data.found.unwrap_or(none), guide.found.unwrap_or(none));
    let lost = of_guide.damaged.named("guide_is_lost");
    m.drive(gives, is_held & m_ready & !lost);
    let told = m.register_reset("loss_is_told", 1, 0);
    let stops = (is_held & lost).named("stops_here");
    m.next(told, told | stops);
    m.output("s_ready", not_full)
        .comment("FIFO can accept a word");
    m.output("m_valid", is_held & !lost)
        .comment("Output word is valid");
    m.output("m_guide", guide.data)
        .comment("Rest of the oldest word");
    m.output("m_data", data.data)
        .comment("Data of the oldest word");
    m.output("m_damaged", of_data.damaged)
        .comment("These data cannot be corrected");
    m.output(
        "corrected",
        gives & (of_guide.corrected | of_data.corrected),
    )
    .comment("The word that leaves had an error, which was corrected");
    m.output("stops", stops & !told)
        .comment("For one cycle: a word's rest cannot be corrected, and nothing leaves any more");
    m.finish()
}

/// A part of the input word, with its check bits.
struct Part<'m> {
    name: &'static str,
    protection: Protection,
    word: Signal<'m>,
    checks: Signal<'m>,
}

impl<'m> Part<'m> {
    fn new(
        m: &'m Builder,
        name: &'static str,
        protection: Protection,
        word: Signal<'m>,
    ) -> Result<Self, DesignError> {
        Ok(Part {
            name,
            protection,
            word,
            checks: check_bits(m, name, protection, word)?,
        })
    }
}

/// The memory, with an error to inject, its output and a register behind it, which `gives` empties: whether a word may come, whether the
/// register has one, and that word.
fn held<'m>(
    m: &'m Builder,
    depth: u32,
    valid: Signal<'m>,
    (word, inject): (Signal<'m>, Signal<'m>),
    gives: Signal<'m>,
) -> (Signal<'m>, Signal<'m>, Signal<'m>) {
    let count = m.register_reset("words_held", address_width(u64::from(depth) + 1), 0);
    count.comment("Words in the memory, without those at the output.");
    let is_read = m.register_reset("word_is_read", 1, 0);
    let is_held = m.register_reset("word_is_held", 1, 0);
    let not_full = (!count.eq_to(u64::from(depth))).named("not_full");
    let take = (valid & not_full).named("take");
    let moves = (is_read & (!is_held | gives)).named("moves");
    let read = (count.any() & (!is_read | moves)).named("reads");
    m.next(is_read, read | (is_read & !moves));
    m.next(is_held, moves | (is_held & !gives));
    let fewer = count - m.constant(1, count.width());
    m.next_if(count, take ^ read, take.mux(count.plus(1), fewer));
    let to = pointer(m, "write_place", depth, take);
    let from = pointer(m, "read_place", depth, read);
    let size = Memory {
        depth,
        width: word.width(),
    };
    let stored = with_error(m, "queue", word, take, Some(inject));
    let oldest = m.memory("queue", size, None, (take, to, stored), (read, from));
    let held = m.delay_if("oldest_held", moves, oldest);
    (not_full, is_held, held)
}
