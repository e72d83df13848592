//! A FIFO in a memory whose words are corrected on their way out.

use std::rc::Rc;

use super::fifo::{pointer, registered};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{
    check_bits, checked, with_copy, with_error, word_or_copy, Protection, INJECT_SAYS,
};

ports! {
    pub(in crate::rtl) ProtectedInputs { s_valid, s_data, s_guide, m_ready, inject }
    -> ProtectedOutputs { s_ready, m_valid, m_data, m_damaged, m_guide, corrected }
}

/// Instantiates a FIFO in a protected memory as `name`, followed by a [`registered`] one in flip-flops. A
/// word is at the output four cycles after it is accepted; if the FIFO is empty, after one. Its `guide` holds its owner and its destination,
/// which cannot be lost: with any protection it has a Hsiao code and a [copy](with_copy). Damaged `data` come
/// out with `m_damaged`. An error to [inject](crate::rtl::protect::Write::inject) hits the data.
#[expect(clippy::too_many_arguments, reason = "the ports of a FIFO")]
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
        "FIFO of {depth} words in a memory, and two more at its output, where they are corrected. If there is none, a word passes at once.\nLatency: 0 or 3 cycles; one word per cycle."
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
    let checks = check_bits(&m, "data", protection, data)?;
    let word = concat(&[data, checks, with_copy(&m, "guide", guide)?]);
    let gives = m.wire("gives", 1);
    let words = Words::new(&m, depth, (s_valid, m_ready), (word, inject), gives);
    let (is_held, held) = (words.is_held, words.oldest);
    m.drive(gives, is_held & m_ready);

    m.section("The word, corrected");
    let of_guide = data_bits + checks.width();
    let checks = held.slice(data_bits, checks.width());
    let of_memory = checked(&m, "data", protection, held.slice(0, data_bits), checks)?;
    let of_guide = held.slice(of_guide, held.width() - of_guide);
    let (of_guide, was_wrong) = word_or_copy(&m, "guide", of_guide, guide_bits)?;
    let [corrected, damaged] =
        (of_memory.found).map_or([m.zero(1); 2], |found| [found.corrected, found.damaged]);
    m.output("s_ready", words.not_full)
        .comment("FIFO can accept a word");
    m.output("m_valid", is_held | words.passes)
        .comment("Output word is valid");
    m.output("m_guide", is_held.mux(of_guide, guide))
        .comment("Rest of the oldest word");
    m.output("m_data", is_held.mux(of_memory.data, data))
        .comment("Data of the oldest word");
    m.output("m_damaged", is_held & damaged)
        .comment("These data cannot be corrected");
    m.output("corrected", gives & (was_wrong | corrected))
        .comment("The word that leaves had an error, which was corrected");
    m.finish()
}

/// The memory, its output and a register behind it.
struct Words<'m> {
    /// A word may come.
    not_full: Signal<'m>,
    /// A word comes, there is no other, and none is to get an error: it goes to the output at once.
    passes: Signal<'m>,
    /// The register has a word.
    is_held: Signal<'m>,
    oldest: Signal<'m>,
}

impl<'m> Words<'m> {
    /// `gives` empties the register. `inject`: an error to [inject](crate::rtl::protect::Write::inject).
    fn new(
        m: &'m Builder,
        depth: u32,
        (valid, ready): (Signal<'m>, Signal<'m>),
        (word, inject): (Signal<'m>, Signal<'m>),
        gives: Signal<'m>,
    ) -> Self {
        let count = m.register_reset("words_held", address_width(u64::from(depth) + 1), 0);
        count.comment("Words in the memory, without those at the output.");
        let is_read = m.register_reset("word_is_read", 1, 0);
        let is_held = m.register_reset("word_is_held", 1, 0);
        let not_full = (!count.eq_to(u64::from(depth))).named("not_full");
        let is_empty = (!(count.any() | is_read | is_held)).named("is_empty");
        let passes = (valid & is_empty & !inject.bit(0)).named("passes");
        let take = (valid & not_full & !(passes & ready)).named("take");
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
        Words {
            not_full,
            passes,
            is_held,
            oldest: m.delay_if("oldest_held", moves, oldest),
        }
    }
}
