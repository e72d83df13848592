//! Stage 1 of a decoding way, with `--decoder one-hot`: finds a codeword and goes on to
//! the next.
//!
//! The loop has as little in it as can be: compare the head with the first codewords,
//! and let the length, one-hot, pick the next head ([`super::find_length`]). What it
//! picks from is there already:
//!
//! ```text
//! chunks ─→ shift by next_at ─→ what follows the head ─┐
//!       └─→ shift by raw_at ──→ what follows an escape ┤
//!                     ┌─ head ─→ compare ─→ length ─→ pick ─→ head
//!                     └───────────────────────────────┘
//! ```
//!
//! The two places move on in the same way, each picked from its sums with all lengths. A
//! place past the first chunk lets the chunks move up in the next cycle; nothing of
//! that depends on the length that is being found.

use super::decoding_way::{position_bits, Found, Steps};
use super::find_length::find_length;
use super::Parameters;
use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

pub(super) fn find_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    start: Signal<'m>,
) -> Result<Found<'m>, DesignError> {
    let max = p.max_codeword;
    let chunk_bits = p.chunk_bits();
    let offset_bits = chunk_bits.trailing_zeros();
    let Steps {
        advance,
        load,
        align,
        decode,
        ..
    } = *steps;
    let go = (advance & decode).named("symbol_found");
    let fills = (advance & align).named("head_fills");
    let loads = (advance & load).named("places_load");

    // Where the bits behind the head, and the raw bits of an escape at the head, lie
    // from the first chunk's start on. The first never lies before the second.
    let place_bits = address_width(u64::from(chunk_bits + p.symbol_limit() + max));
    let next_at = m.register("next_at", place_bits);
    let raw_at = p.escape.then(|| m.register("raw_at", place_bits));
    let above = |place: Signal<'m>| place.slice(offset_bits, place_bits - offset_bits);
    let drops = (decode & above(raw_at.unwrap_or(next_at)).bit(0)).named("chunk_done");
    let chunks = chunks(m, p, steps, drops, start);

    let behind = bits_from(chunks, next_at, max).named("behind_head");
    let head = m.register("head", max);
    let find = find(m, p, head, go, fills)?;
    let length = find.out("moves_by");
    let escape = p.escape.then(|| find.out("moves_escape"));

    // All that moves on is one AND-OR of what is next, what follows an escape, and
    // what is now.
    let stays = (!(go | fills)).named("head_stays");
    let upcoming = concat(&[head, behind]);
    let mut heads: Vec<Signal> = (1..=max)
        .map(|l| length.bit(l - 1).gate(upcoming.slice(l, max)))
        .collect();
    heads.push(stays.gate(head));
    let raw = raw_at.map(|raw_at| {
        let after = bits_from(chunks, raw_at, p.symbol_limit()).named("after_escape");
        heads.extend(escape.map(|e| e.gate(after.slice(p.symbol_bits, max))));
        m.delay_if("raw_bits", go, after.slice(0, p.symbol_bits))
    });
    m.next(head, or_all(heads));

    let escape_bits = |name: &str, width| p.escape.then(|| m.input(name, width));
    let escape_step = escape_bits("escape_step", p.step_bits());
    let moved = |place: Signal<'m>, loaded: Signal<'m>| {
        let within = place.slice(0, offset_bits);
        let high = above(place);
        let high = high - drops.resize(high.width());
        let from = concat(&[within, high]);
        let mut sums: Vec<Signal> = (1..=max)
            .map(|l| length.bit(l - 1).gate(from.plus(u64::from(l))))
            .collect();
        if let (Some(escape), Some(step)) = (escape, escape_step) {
            sums.push(escape.gate(from + step.resize(place_bits)));
        }
        sums.push((stays & !loads).gate(place));
        sums.push(loads.gate(loaded));
        or_all(sums)
    };
    let offset = start.slice(0, offset_bits).resize(place_bits);
    m.next(next_at, moved(next_at, offset));
    if let (Some(raw_at), Some(length)) = (raw_at, escape_bits("escape_length", p.length_bits())) {
        // While the head fills, the way still is where it starts; it moves on by the
        // longest length then, to where this place is now ahead of.
        let ahead = offset + length.resize(place_bits);
        let ahead = ahead - m.constant(u64::from(max), place_bits);
        m.next(raw_at, moved(raw_at, ahead));
    }

    let seen = go;
    let found = m.delay_if("found_length", seen, length);
    let is_escape = escape.map(|e| m.delay_if("is_escape", seen, e));
    let lengths = (1..=max).map(|l| {
        let bits = m.constant(u64::from(l), p.step_bits());
        found.bit(l - 1).gate(bits)
    });
    let escapes = is_escape.zip(escape_step).map(|(is, step)| is.gate(step));
    let step = or_all(lengths.chain(escapes).collect::<Vec<_>>()).named("step");
    Ok(Found {
        length: found,
        codeword: m.delay_if("codeword_bits", seen, head),
        step,
        no_codeword: m.delay_if("no_codeword", seen, find.out("no_codeword")),
        escape: is_escape.zip(raw),
    })
}

fn find<'m>(
    m: &'m Builder,
    p: &Parameters,
    head: Signal<'m>,
    go: Signal<'m>,
    fills: Signal<'m>,
) -> Result<InstanceRef<'m>, DesignError> {
    let max = p.max_codeword;
    let mut inputs = vec![
        ("head", head),
        (
            "first_codewords",
            m.input("first_codewords", max * (max + 1)),
        ),
        ("go", go),
        ("fills", fills),
    ];
    if p.escape {
        for name in ["escape_codeword", "escape_mask"] {
            inputs.push((name, m.input(name, max)));
        }
    }
    Ok(m.instance("find", &find_length(p)?, &inputs))
}

/// Three chunks, from the one on that the way is in: no symbol, and nothing behind it,
/// reaches past the third. Two come at `load`, the third at `align`; when the first is
/// done with, they move up.
fn chunks<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    drops: Signal<'m>,
    start: Signal<'m>,
) -> Signal<'m> {
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
    let starts_odd = first.bit(0);
    let next_even = m.register("next_even_chunk", pair.width());
    let next_odd = m.register("next_odd_chunk", pair.width());
    let next_is_odd = m.register("next_is_odd", 1);
    let even_at = load.mux(pair + starts_odd.resize(pair.width()), next_even);
    let odd_at = load.mux(pair, next_odd);
    let is_odd = load.mux(starts_odd, next_is_odd).named("chunk_is_odd");
    let even = even_at.named("even_at").select(&evens);
    let odd = odd_at.named("odd_at").select(&odds);
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
    concat(&[one, two, third])
}

/// `width` bits of `source` from a place on, zeros past its end. The large distances
/// come first, so that ever fewer bits have to be moved.
fn bits_from<'m>(source: Signal<'m>, place: Signal<'m>, width: u32) -> Signal<'m> {
    (0..place.width()).rev().fold(source, |bits, level| {
        let distance = 1 << level;
        let kept = width + distance - 1;
        let all = bits.resize(kept + distance);
        let moved = all.slice(distance, kept);
        place.bit(level).mux(moved, all.slice(0, kept))
    })
}
