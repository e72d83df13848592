//! Stage 1 of a decoding way, with `--decoder one-hot`: finds a codeword and moves on to the next.
//!
//! The loop is as short as possible: compare the head with the first codewords, and let the one-hot length
//! select the next head ([`super::find_length`]). The candidates for it are ready in advance:
//!
//! ```text
//! chunks ─→ shift by next_at ─→ what follows the head ─┐
//!       └─→ shift by raw_at ──→ what follows an escape ┤
//!                     ┌─ head ─→ compare ─→ length ─→ pick ─→ head
//!                     └───────────────────────────────┘
//! ```
//!
//! The two places advance in the same way, each selected from its sums with all lengths. A place past the
//! first chunk shifts the chunks up in the next cycle; none of this depends on the length that is being
//! found.

use std::rc::Rc;

use super::find_length::{find_length, FindLengthInputs, FindLengthOutputs};
use super::found::Steps;
use super::found::{position_bits, FoundCodeword};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::Parameters;

pub(crate) fn find_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    start: Signal<'m>,
) -> Result<FoundCodeword<'m>, DesignError> {
    let max = p.max_codeword;
    let mut no_codeword = None;
    let taken = head_stage(m, p, steps, start, |head, go, fills| {
        let find = find(m, p, head, go, fills)?;
        no_codeword = Some(find.no_codeword);
        Ok(Moves {
            by: find.moves_by,
            escape: find.moves_escape,
        })
    })?;

    m.section("Between stages 1 and 2: what was found");
    let seen = taken.go;
    let found = m.delay_if("found_length", seen, taken.moves.by);
    let is_escape = taken.moves.escape;
    let is_escape = is_escape.map(|e| m.delay_if("is_escape", seen, e));
    let lengths = (1..=max).map(|l| {
        let bits = m.constant(u64::from(l), p.step_bits());
        found.bit(l - 1).gate(bits)
    });
    let escapes = is_escape
        .zip(taken.escape_step)
        .map(|(is, step)| is.gate(step));
    let step = or_all(lengths.chain(escapes).collect::<Vec<_>>()).named("step");
    Ok(FoundCodeword {
        length: found,
        codeword: m.delay_if("codeword_bits", seen, taken.head),
        step,
        no_codeword: m.delay_if("no_codeword", seen, no_codeword.unwrap_or(m.zero(1))),
        escape: is_escape.zip(taken.raw),
    })
}

/// The steps that the head may move on by.
pub(crate) struct Moves<'m> {
    /// One-hot: bit l − 1, by l bits.
    pub by: Signal<'m>,
    /// By an escape and its raw bits.
    pub escape: Option<Signal<'m>>,
}

/// The loop of the first stage.
pub(crate) struct Taken<'m> {
    /// A symbol is found.
    pub go: Signal<'m>,
    /// The next bits, as many as the longest codeword has.
    pub head: Signal<'m>,
    /// And those behind them, as many as the head may move on by.
    pub behind: Signal<'m>,
    pub moves: Moves<'m>,
    escape_step: Option<Signal<'m>>,
    raw: Option<Signal<'m>>,
}

/// The head and the logic that advances it. `find` returns by how much it advances, from the head and from
/// whether it has to find a symbol or only fill the head.
pub(crate) fn head_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    start: Signal<'m>,
    find: impl FnOnce(Signal<'m>, Signal<'m>, Signal<'m>) -> Result<Moves<'m>, DesignError>,
) -> Result<Taken<'m>, DesignError> {
    let (max, longest) = (p.max_codeword, p.longest_move());
    let chunk_bits = p.chunk_bits();
    let offset_bits = chunk_bits.trailing_zeros();
    let Steps {
        advance,
        load,
        align,
        decode,
        ..
    } = *steps;
    m.section("Stage 1: the chunks that the way is in");
    let go = (advance & decode).named("symbol_found");
    let fills = (advance & align).named("head_fills");
    let loads = (advance & load).named("places_load");

    // Where the bits behind the head, and the raw bits of an escape at the head, lie
    // from the first chunk's start on. The first never lies before the second.
    let place_bits = place_bits(p);
    let next_at = m.register("next_at", place_bits);
    let raw_at = p.escape.then(|| m.register("raw_at", place_bits));
    let above = |place: Signal<'m>| place.slice(offset_bits, place_bits - offset_bits);
    next_at.comment("Place of the bits after the head, counted from the first chunk's start.");
    if let Some(raw_at) = raw_at {
        raw_at.comment("Where the raw bits lie, if an escape is at the head.");
    }
    let drops = (decode & above(raw_at.unwrap_or(next_at)).bit(0)).named("chunk_done");
    let chunks = chunks(m, p, steps, drops, start)?;

    m.section("Stage 1: the head, and the codeword in it");
    let behind = bits_from(m, "behind_head", chunks, next_at, longest)?;
    let head = m.register("head", max);
    let moves = find(head, go, fills)?;

    // The head advances through one AND-OR of the bits after a codeword, the bits after an escape, and the
    // current head.
    let stays = (!(go | fills)).named("head_stays");
    let upcoming = concat(&[head, behind]);
    let mut heads: Vec<Signal> = (1..=longest)
        .map(|l| moves.by.bit(l - 1).gate(upcoming.slice(l, max)))
        .collect();
    heads.push(stays.gate(head));
    let raw = match raw_at {
        Some(raw_at) => {
            let after = bits_from(m, "after_escape", chunks, raw_at, p.symbol_limit())?;
            let escape = moves.escape;
            heads.extend(escape.map(|e| e.gate(after.slice(p.symbol_bits, max))));
            Some(m.delay_if("raw_bits", go, after.slice(0, p.symbol_bits)))
        }
        None => None,
    };
    m.next(head, or_all(heads).named("next_head"));

    m.section("Stage 1: the places");
    let escape_bits =
        |name: &str, width, says: &str| p.escape.then(|| m.input(name, width).comment(says));
    let escape_step = escape_bits(
        "escape_step",
        p.step_bits(),
        "Length of the escape and its raw symbol in bits",
    );
    let places_stay = (stays & !loads).named("places_stay");
    let module = next_place(p)?;
    let moved = |name: &str, place: Signal<'m>, loaded: Signal<'m>| {
        let inputs = NextPlaceInputs {
            place,
            chunk_done: drops,
            moves_by: moves.by,
            stays: places_stay,
            loads,
            loaded,
            moves_escape: moves.escape,
            escape_step,
        };
        let next = m.instance(name, &module, inputs);
        m.next(place, next.next_place);
    };
    let offset = start.slice(0, offset_bits).resize(place_bits);
    moved("move_next", next_at, offset);
    let says = "Length of the escape's codeword in bits";
    let escape_length = escape_bits("escape_length", p.length_bits(), says);
    if let (Some(raw_at), Some(length)) = (raw_at, escape_length) {
        // While the head fills, the way still is where it starts; it moves on by the
        // longest length then, to where this place is now ahead of.
        let ahead = offset + length.resize(place_bits);
        let ahead = ahead - m.constant(u64::from(max), place_bits);
        moved("move_raw", raw_at, ahead.named("raw_start"));
    }
    Ok(Taken {
        go,
        head,
        behind,
        moves,
        escape_step,
        raw,
    })
}

fn find<'m>(
    m: &'m Builder,
    p: &Parameters,
    head: Signal<'m>,
    go: Signal<'m>,
    fills: Signal<'m>,
) -> Result<FindLengthOutputs<'m>, DesignError> {
    let max = p.max_codeword;
    let escape = |name: &str, says: &str| p.escape.then(|| m.input(name, max).comment(says));
    let inputs = FindLengthInputs {
        head,
        first_codewords: m
            .input("first_codewords", max * (max + 1))
            .comment("First codewords of lengths 2 and up, left-justified; then the code's end"),
        go,
        fills,
        escape_codeword: escape(
            "escape_codeword",
            "Codeword of the escape, first bit lowest",
        ),
        escape_mask: escape("escape_mask", "A 1 for each bit of the escape's codeword"),
    };
    Ok(m.instance("find", &find_length(p)?, inputs))
}

/// Three chunks, from the way's current one on: no symbol, nor the bits needed after it, reach past the
/// third. Two chunks come at `load`, the third at `align`; when the first is used up, they move up.
fn chunks<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    drops: Signal<'m>,
    start: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let Steps {
        advance,
        load,
        align,
        ..
    } = *steps;
    let chunk_bits = p.chunk_bits();
    let offset_bits = chunk_bits.trailing_zeros();
    let stored = steps.stored.parts(chunk_bits);
    let half = |odd: usize| stored.iter().skip(odd).step_by(2).copied();
    // Neighbours lie in different halves, so that two cost no more than one.
    let [evens, odds] = [half(0).collect::<Vec<_>>(), half(1).collect::<Vec<_>>()];
    let first = start.slice(offset_bits, position_bits(p) - offset_bits);
    let pair = first.slice(1, first.width() - 1);
    // Numbers of pairs of chunks, which differ by one at most.
    let starts_odd = first.bit(0);
    let next_even = m.register("next_even_chunk", pair.width());
    let next_odd = m.register("next_odd_chunk", pair.width());
    let next_is_odd = m.register("next_is_odd", 1);
    let even_at = load.mux(pair + starts_odd.resize(pair.width()), next_even);
    let odd_at = load.mux(pair, next_odd);
    let is_odd = load.mux(starts_odd, next_is_odd).named("chunk_is_odd");
    let even = select(m, "even", even_at.named("even_at"), &evens)?;
    let odd = select(m, "odd", odd_at.named("odd_at"), &odds)?;
    let chunk = is_odd.mux(odd, even).named("chunk");
    let second = starts_odd.mux(even, odd).named("second_chunk");

    let moves = (advance & (load | align | drops)).named("chunks_move");
    let on = |at: Signal<'m>, taken: Signal<'m>| at + (load | taken).resize(at.width());
    m.next_if(next_even, moves, on(even_at, !is_odd));
    m.next_if(next_odd, moves, on(odd_at, is_odd));
    m.next_if(next_is_odd, moves, load.mux(starts_odd, !next_is_odd));

    let third = m.delay_if("third_chunk", moves, chunk);
    let shifts = (advance & (load | drops)).named("chunks_shift");
    let two = m.register("next_chunk", chunk_bits);
    let one = m.register("this_chunk", chunk_bits);
    m.next_if(two, shifts, load.mux(second, third));
    m.next_if(one, shifts, load.mux(chunk, two));
    Ok(concat(&[one, two, third]))
}

/// `width` bits of `source` from a place on, zeros past its end, as an instance of that name.
fn bits_from<'m>(
    m: &'m Builder,
    instance: &str,
    source: Signal<'m>,
    place: Signal<'m>,
    width: u32,
) -> Result<Signal<'m>, DesignError> {
    let reach = width + (1 << place.width()) - 1;
    let source = source.resize(reach);
    let module = bits_from_module(reach, place.width(), width)?;
    let inputs = BitsFromModuleInputs { source, place };
    Ok(m.instance(instance, &module, inputs).bits)
}

ports! {
    BitsFromModuleInputs { source, place } -> BitsFromModuleOutputs { bits }
}

/// Combinational. The large distances come first, so that ever fewer bits have to be moved.
fn bits_from_module(reach: u32, place_bits: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("../../common/library/bits.v");
    let m = Builder::library("bits", text, &[("WIDTH", width), ("PLACES", place_bits)]);
    m.doc(&format!(
        "{width} bits of the source from a place on: a shifter, the large distances first, so that\n\
         ever fewer bits have to be moved."
    ));
    let source = m
        .input("source", reach)
        .comment("Bits from which some are taken");
    let place = m
        .input("place", place_bits)
        .comment("Number of the first bit to take");
    let moved = (0..place_bits).rev().fold(source, |bits, level| {
        let distance = 1 << level;
        let kept = width + distance - 1;
        let moved = bits.slice(distance, kept);
        let moved = place.bit(level).mux(moved, bits.slice(0, kept));
        match level {
            0 => moved,
            _ => moved.named(&format!("moved_by_{distance}")),
        }
    });
    m.output("bits", moved)
        .comment("Bits of the source from there on");
    m.finish()
}

ports! {
    NextPlaceInputs {
        place, chunk_done, moves_by, stays, loads, loaded, moves_escape: Option<Signal<'m>>,
        escape_step: Option<Signal<'m>>,
    } -> NextPlaceOutputs { next_place }
}

/// Combinational: the sums with all lengths are there before the length is.
fn next_place(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_next_place", p.name));
    m.doc("Advances a place in the way's chunks by the length found. The sums with all lengths\nare ready before the length, which selects one of them.");
    let longest = p.longest_move();
    let offset_bits = p.chunk_bits().trailing_zeros();
    let place = m
        .input("place", place_bits(p))
        .comment("Place in the way's chunks, in bits");
    let drops = m
        .input("chunk_done", 1)
        .comment("First chunk is done with: the chunks move up");
    let length = m.input("moves_by", longest);
    length.comment("Bits to move on by, one-hot: bit 0 for one bit");
    let stays = m.input("stays", 1).comment("Place stays");
    let loads = m.input("loads", 1).comment("Place becomes loaded");
    let loaded = m
        .input("loaded", place_bits(p))
        .comment("Place at which the way starts, in bits");
    let above = place.slice(offset_bits, place.width() - offset_bits);
    let above = above - drops.resize(above.width());
    let from = concat(&[place.slice(0, offset_bits), above]).named("moved_place");
    let mut sums: Vec<Signal> = (1..=longest)
        .map(|l| length.bit(l - 1).gate(from.plus(u64::from(l))))
        .collect();
    if p.escape {
        let escape = m
            .input("moves_escape", 1)
            .comment("Place moves on by an escape and its raw symbol");
        let step = m.input("escape_step", p.step_bits());
        step.comment("Length of the escape and its raw symbol in bits");
        sums.push(escape.gate(from + step.resize(place.width())));
    }
    sums.push(stays.gate(place));
    sums.push(loads.gate(loaded));
    m.output("next_place", or_all(sums))
        .comment("Place in the next cycle, in bits");
    m.finish()
}

/// Bits of a place in three chunks.
fn place_bits(p: &Parameters) -> u32 {
    address_width(u64::from(
        p.chunk_bits() + p.symbol_limit() + p.max_codeword,
    ))
}
