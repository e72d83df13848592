//! The decompressor's output behind a narrow port: two blocks of beats, filled
//! symbol by symbol in all ways at once, and sent beat by beat, in order, as they
//! are complete. The last beat waits for the verdict on the block.

use super::narrow_decompressor::{Delivery, Pass};
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, Signal};

/// Drives `pass.taken`: whether each block of beats is taken.
pub(super) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    pass: &Pass<'m>,
    ways: &[Delivery<'m>],
) {
    let (beat_bits, beats) = (p.beat_bytes * 8, p.beats());
    let number_bits = address_width(u64::from(beats));
    let sending = m.register_reset("sending", 1, 0);
    let out_beat = m.register_reset("out_beat", number_bits, 0);
    let is_last = out_beat.all().named("last_beat");
    let sent = m.wire("beat_sent", 1);
    let sent_last = (sent & is_last).named("block_sent");
    m.next_if(out_beat, sent, out_beat.plus(1));
    m.next_if(sending, sent_last, !sending);

    // Each way's symbols of a block come in order, and just as many as it has.
    let place_bits = address_width(u64::from(p.symbols_per_way()));
    let places: Vec<Signal> = (ways.iter().enumerate())
        .map(|(number, way)| {
            let place = m.register_reset(&format!("place{}", number + 1), place_bits, 0);
            m.next_if(place, way.valid, place.plus(1));
            place
        })
        .collect();

    let mut all_written = Vec::new();
    let mut all_beats = Vec::new();
    let [mut settled, mut error] = [Vec::new(), Vec::new()];
    for block in 0..2u32 {
        let is = |which: Signal<'m>| which.eq_to(u64::from(block));
        let passes = (pass.passes & is(pass.reading)).named(&format!("block{block}_passes"));
        let stays = (!(sent_last & is(sending))).named(&format!("block{block}_stays"));
        let begins = (pass.begins & is(pass.reading)) | (pass.leads & !is(pass.reading));
        let finishes = pass.finish & is(pass.reading);

        let taken = m.register_reset(&format!("block{block}_taken"), 1, 0);
        m.next(taken, stays & (taken | begins));
        m.drive(pass.taken[block as usize], taken);
        let has_verdict = m.register_reset(&format!("block{block}_settled"), 1, 0);
        m.next(has_verdict, stays & (has_verdict | finishes));
        settled.push(has_verdict);
        let wrong = m.register_reset(&format!("block{block}_error"), 1, 0);
        let way_errors = (ways.iter().zip(&places))
            .map(|(way, place)| way.valid & place.all() & is(way.block) & way.error);
        let found = or_all(way_errors.collect::<Vec<_>>()) | (finishes & pass.error);
        m.next(wrong, stays & (wrong | found));
        error.push(wrong);

        let mut writes = Vec::new();
        for beat in 0..beats {
            let number = (beat / (beats / p.ways)) as usize;
            let way = &ways[number];
            let (in_beat, is_filled) = place_in(m, p, places[number], beat % (beats / p.ways));
            let delivers = way.valid & is(way.block) & in_beat;
            let passes = passes & pass.here.bit(beat);
            let register = m.register(&format!("block{block}_beat{beat}"), beat_bits);
            let shifted = match beat_bits - p.symbol_bits {
                0 => way.symbol,
                rest => concat(&[register.slice(p.symbol_bits, rest), way.symbol]),
            };
            let raw = pass.block.slice(beat * beat_bits, beat_bits);
            m.next_if(register, delivers | passes, passes.mux(raw, shifted));
            all_beats.push(register);
            writes.push((delivers & is_filled) | passes);
        }
        let written = m.register_reset(&format!("block{block}_written"), beats, 0);
        let writes = concat(&writes).named(&format!("block{block}_writes"));
        m.next(written, stays.replicate(beats) & (written | writes));
        all_written.push(written);
    }

    let at = concat(&[out_beat, sending]).named("out_at");
    let written: Vec<Signal> = all_written.iter().flat_map(|w| w.parts(1)).collect();
    let settled = sending.mux(settled[1], settled[0]);
    let valid = (at.select(&written) & (!is_last | settled)).named("out_valid");
    m.drive(sent, valid & m.input("m_axis_tready", 1));
    m.output("m_axis_tvalid", valid);
    m.output("m_axis_tdata", at.select(&all_beats));
    m.output("m_axis_tlast", is_last);
    let error = sending.mux(error[1], error[0]) & is_last;
    m.output("m_axis_tuser", concat(&[m.zero(2), error]));
}

/// Whether a way's next symbol lies in its beat of that number, and whether it
/// would be the last one there.
fn place_in<'m>(
    m: &'m Builder,
    p: &Parameters,
    place: Signal<'m>,
    beat: u32,
) -> (Signal<'m>, Signal<'m>) {
    let always = m.constant(1, 1);
    let low = (p.beat_bytes * 8 / p.symbol_bits).trailing_zeros();
    let high = place.width() - low;
    let in_beat = match high {
        0 => always,
        _ => place.slice(low, high).eq_to(u64::from(beat)),
    };
    let is_last = match low {
        0 => always,
        _ => place.slice(0, low).all(),
    };
    (in_beat, is_last)
}
