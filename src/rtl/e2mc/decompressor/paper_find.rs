//! Stage 1 of a decoding way as in the paper (figure 7): a window is compared with the first codewords, and
//! the length from a priority encoder shifts it. Also used for ways behind narrow ports.

use super::find_codeword::{find_codeword, FindCodewordInputs, FindCodewordOutputs};
use super::found::FoundCodeword;
use super::found::Steps;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::Parameters;

/// Stage 1 of a way that runs in step with the others.
pub(crate) fn find_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    start: Signal<'m>,
) -> Result<FoundCodeword<'m>, DesignError> {
    let Steps {
        advance,
        load,
        align,
        decode,
        stored,
    } = *steps;
    let (limit, chunk_bits) = (p.symbol_limit(), p.chunk_bits());
    m.section("Stage 1: the window, and the codeword at its head");
    // A chunk is taken in whenever it fits. Then enough bits are there for the next symbol, whatever the
    // current one takes.
    let window_bits = 2 * limit + chunk_bits - 1;
    let valid_bits = address_width(u64::from(window_bits) + 1);
    let offset_bits = chunk_bits.trailing_zeros();

    let chunks = stored.parts(chunk_bits);
    let chunk_number_bits = start.width() - offset_bits;
    let chunk_number = m.register("chunk_number", chunk_number_bits);
    let first_chunk = start.slice(offset_bits, chunk_number_bits);
    let at = load.mux(first_chunk, chunk_number).named("chunk_at");
    let chunk = select(m, "chunk", at, &chunks)?;
    let offset = start.slice(0, offset_bits);

    let window = m.register("window", window_bits);
    let valid = m.register("valid_bits", valid_bits);
    valid.comment("Of the window; behind them it has zeros.");
    let first_codewords = m
        .input("first_codewords", p.max_codeword * (p.max_codeword + 1))
        .comment("First codewords of lengths 2 and up, left-justified; then the code's end");
    let find = find(m, p, window, first_codewords)?;
    let step = find.step;

    let refill = valid
        .le(m.constant(u64::from(window_bits - chunk_bits), valid_bits))
        .named("refill");
    let placed = refill
        .gate(chunk.resize(window_bits) << valid)
        .named("placed_chunk");
    let decoded = ((window | placed) >> step).named("window_after_symbol");
    let both = concat(&[window.slice(0, chunk_bits), chunk]);
    let aligned = (both >> offset).resize(window_bits).named("window_aligned");
    let next = load.mux(chunk.resize(window_bits), align.mux(aligned, decoded));
    let moves = (advance & (load | align | decode)).named("window_moves");
    m.next_if(window, moves, next);

    let taken_in = refill.gate(m.constant(u64::from(chunk_bits), valid_bits));
    let after_symbol = valid + taken_in - step.resize(valid_bits);
    let after_align = m.constant(u64::from(2 * chunk_bits), valid_bits) - offset.resize(valid_bits);
    m.next_if(valid, moves, align.mux(after_align, after_symbol));
    let one_on = chunk_number.plus(1);
    let number = load.mux(
        first_chunk.plus(1),
        (align | refill).mux(one_on, chunk_number),
    );
    m.next_if(chunk_number, moves, number);

    m.section("Between stages 1 and 2: what was found");
    let seen = (advance & decode).named("symbol_found");
    Ok(found(m, p, seen, window, &find))
}

/// The instance that finds the codeword at the window's head.
pub(crate) fn find<'m>(
    m: &'m Builder,
    p: &Parameters,
    window: Signal<'m>,
    first_codewords: Signal<'m>,
) -> Result<FindCodewordOutputs<'m>, DesignError> {
    let escape =
        |name: &str, width, says: &str| p.escape.then(|| m.input(name, width).comment(says));
    let inputs = FindCodewordInputs {
        window: window.slice(0, p.max_codeword),
        first_codewords,
        escape_codeword: escape(
            "escape_codeword",
            p.max_codeword,
            "Codeword of the escape, first bit lowest",
        ),
        escape_mask: escape(
            "escape_mask",
            p.max_codeword,
            "A 1 for each bit of the escape's codeword",
        ),
        escape_step: escape(
            "escape_step",
            p.step_bits(),
            "Length of the escape and its raw symbol in bits",
        ),
    };
    Ok(m.instance("find", &find_codeword(p)?, inputs))
}

/// The registers between stages 1 and 2, where the symbol is `seen`.
pub(crate) fn found<'m>(
    m: &'m Builder,
    p: &Parameters,
    seen: Signal<'m>,
    window: Signal<'m>,
    find: &FindCodewordOutputs<'m>,
) -> FoundCodeword<'m> {
    let taken = m.delay_if("taken", seen, window.slice(0, p.symbol_limit()));
    let escape = find.is_escape.map(|is_escape| {
        let length = m
            .input("escape_length", p.length_bits())
            .comment("Length of the escape's codeword in bits");
        let raw = (taken >> length).named("after_escape");
        let is_escape = m.delay_if("is_escape", seen, is_escape);
        (is_escape, raw.slice(0, p.symbol_bits))
    });
    FoundCodeword {
        length: m.delay_if("found_length", seen, find.found),
        codeword: taken.slice(0, p.max_codeword),
        step: m.delay_if("step", seen, find.step),
        no_codeword: m.delay_if("no_codeword", seen, find.no_codeword),
        escape,
    }
}
