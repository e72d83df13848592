//! The decompressor's output behind a narrow port: two blocks of beats, filled
//! symbol by symbol in all ways at once, and sent beat by beat, in order, as they
//! are complete. The last beat waits for the verdict on the block.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::output_port::{output_port, Beat};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::Parameters;

/// The block that is taken up, and how it passes the ways by.
pub(crate) struct Pass<'m> {
    /// Its slot, and its place at the output.
    pub reading: Signal<'m>,
    pub begins: Signal<'m>,
    /// Way 1 takes up the other one.
    pub leads: Signal<'m>,
    /// All of it has come, and the ways are done with it.
    pub finish: Signal<'m>,
    /// With `finish`: the block is invalid, whatever the ways report.
    pub error: Signal<'m>,
    /// Its available beats bypass the ways: zeros, unless it is stored raw.
    pub passes: Signal<'m>,
    pub block: Signal<'m>,
    pub here: Signal<'m>,
    /// Driven later: the two blocks of beats at the output are taken.
    pub taken: [Signal<'m>; 2],
}

/// A way's decoded symbols.
pub(crate) struct Delivery<'m> {
    pub valid: Signal<'m>,
    pub symbol: Signal<'m>,
    /// Where its block belongs.
    pub block: Signal<'m>,
    /// With a block's last symbol.
    pub error: Signal<'m>,
}

/// Drives `pass.taken`: whether each block of beats is taken.
pub(crate) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    pass: &Pass<'m>,
    ways: &[Delivery<'m>],
) -> Result<(), DesignError> {
    let beats = p.beats();
    m.section("The output: which beat of which block goes out");
    let number_bits = address_width(u64::from(beats));
    let sending = m.register_reset("sending", 1, 0);
    sending.comment("Which of the two blocks.");
    let out_beat = m.register_reset("out_beat", number_bits, 0);
    let is_last = out_beat.all().named("last_beat");
    let sent = m.wire("beat_sent", 1);
    let sent_last = (sent & is_last).named("block_sent");
    m.next_if(out_beat, sent, out_beat.plus(1));
    m.next_if(sending, sent_last, !sending);

    m.section("Each way's symbols of a block come in order, and just as many as it has");
    let place_bits = address_width(u64::from(p.symbols_per_way()));
    let places: Vec<Signal> = (ways.iter().enumerate())
        .map(|(number, way)| {
            let place = m.register_reset(&format!("place{}", number + 1), place_bits, 0);
            m.next_if(place, way.valid, place.plus(1));
            place
        })
        .collect();

    m.section("Two blocks of beats");
    let module = output_block(p)?;
    let symbols: Vec<Signal> = ways.iter().map(|way| way.symbol).collect();
    let errors: Vec<Signal> = ways.iter().map(|way| way.error).collect();
    let blocks = [0, 1].map(|block: u64| {
        let is = |which: Signal<'m>| which.eq_to(block);
        let name = |what: &str| format!("block{block}_{what}");
        let begins = (pass.begins & is(pass.reading)) | (pass.leads & !is(pass.reading));
        let delivers: Vec<Signal> = ways.iter().map(|way| way.valid & is(way.block)).collect();
        let delivers = m.vector(&name("delivers"), &delivers);
        let inputs = OutputBlockInputs {
            begins: begins.named(&name("begins")),
            finishes: (pass.finish & is(pass.reading)).named(&name("finishes")),
            pass_error: pass.error,
            leaves: (sent_last & is(sending)).named(&name("leaves")),
            passes: (pass.passes & is(pass.reading)).named(&name("passes")),
            here: pass.here,
            raw: pass.block,
            delivers: concat(&delivers),
            places: concat(&places),
            symbols: concat(&symbols),
            errors: concat(&errors),
        };
        m.instance(&format!("block{block}"), &module, inputs)
    });
    for (&taken, block) in pass.taken.iter().zip(&blocks) {
        m.drive(taken, block.taken);
    }

    m.section("The port");
    let at = concat(&[out_beat, sending]).named("out_at");
    let [first, second] = &blocks;
    let written = [first.written, second.written].map(|beats| beats.parts(1));
    let is_written = select(m, "is_written", at, &written.concat())?;
    let settled = sending.mux(second.settled, first.settled);
    let valid = (is_written & (!is_last | settled)).named("out_valid");
    let ready = m.wire("out_ready", 1);
    m.drive(sent, valid & ready);
    let beats = [first.beats, second.beats].map(|beats| beats.parts(p.beat_bytes * 8));
    let error = sending.mux(second.error, first.error) & is_last;
    let beat = Beat {
        valid,
        data: select(m, "beat", at, &beats.concat())?,
        last: is_last,
        user: concat(&[m.zero(2), error]),
    };
    output_port(m, beat, ready)
}

ports! {
    OutputBlockInputs {
        begins, finishes, pass_error, leaves, passes, here, raw, delivers, places, symbols,
        errors,
    } -> OutputBlockOutputs { taken, settled, error, written, beats }
}

/// One of the two blocks of beats.
fn output_block(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_output_block", p.name));
    m.doc("A block of beats at the output, filled symbol by symbol in all ways at once.");
    let (beats, ways) = (p.beats(), p.ways);
    let begins = m.input("begins", 1).comment("A block takes this place");
    let finishes = m
        .input("finishes", 1)
        .comment("Ways are done with the block: its verdict is there");
    let pass_error = m.input("pass_error", 1);
    pass_error.comment("With finishes: block is bad, whatever the ways say");
    let leaves = m
        .input("leaves", 1)
        .comment("Last beat of the block is sent");
    let passes = m
        .input("passes", 1)
        .comment("Beats of the block pass the ways by");
    let here = m
        .input("here", beats)
        .comment("Beats that are there, a bit each");
    let raw = m
        .input("raw", p.block_bits())
        .comment("Beats that pass the ways by, if they are there");
    let delivers = m.input("delivers", ways);
    delivers.comment("Ways that have a symbol for this block, a bit each");
    let places = m.input(
        "places",
        ways * address_width(u64::from(p.symbols_per_way())),
    );
    places.comment("Number of each way's symbol among the way's, the first way's lowest");
    let symbols = m
        .input("symbols", ways * p.symbol_bits)
        .comment("Symbol of each way, the first way's lowest")
        .parts(p.symbol_bits);
    let errors = m.input("errors", ways);
    errors.comment("With a way's last symbol: what it decoded is bad; a bit each");

    m.section("Its state");
    let places = places.parts(places.width() / ways);
    let stays = (!leaves).named("stays");
    let taken = m.register_reset("is_taken", 1, 0);
    m.next(taken, stays & (taken | begins));
    let settled = m.register_reset("has_verdict", 1, 0);
    m.next(settled, stays & (settled | finishes));
    let way_errors = (0..)
        .zip(&places)
        .map(|(way, place)| delivers.bit(way) & place.all() & errors.bit(way));
    let way_errors = m.vector("way_is_bad", &way_errors.collect::<Vec<_>>());
    let error = m.register_reset("is_bad", 1, 0);
    let found = concat(&way_errors).any() | (finishes & pass_error);
    m.next(error, stays & (error | found));

    m.section("Its beats, each way's in a part of it");
    let part = output_part(p)?;
    let part_beats = beats / ways;
    let part_bits = part_beats * p.beat_bytes * 8;
    let (mut writes, mut blocks) = (Vec::new(), Vec::new());
    for way in 0..ways {
        let inputs = OutputPartInputs {
            delivers: delivers.bit(way),
            place: places[way as usize],
            symbol: symbols[way as usize],
            passes: passes.gate(here.slice(way * part_beats, part_beats)),
            raw: raw.slice(way * part_bits, part_bits),
        };
        let part = m.instance(&format!("way{}", way + 1), &part, inputs);
        writes.push(part.writes);
        blocks.push(part.beats);
    }
    let writes = concat(&m.vector("writes", &writes));
    let written = m.register_reset("is_written", beats, 0);
    m.next(written, stays.gate(written | writes));
    m.output("taken", taken).comment("A block has this place");
    m.output("settled", settled)
        .comment("Verdict on the block is there");
    m.output("error", error).comment("Block is bad");
    m.output("written", written)
        .comment("Beats that are complete, a bit each");
    m.output("beats", concat(&blocks))
        .comment("Beats of the block, as far as they are complete");
    m.finish()
}

ports! {
    OutputPartInputs { delivers, place, symbol, passes, raw }
    -> OutputPartOutputs { writes, beats }
}

/// One way's beats of a block.
fn output_part(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_output_part", p.name));
    m.doc("One way's beats of a block at the output: symbols are shifted into a beat from above.");
    let beat_bits = p.beat_bytes * 8;
    let beats = p.beats() / p.ways;
    let delivers = m
        .input("delivers", 1)
        .comment("Way has a symbol for this block");
    let place = m.input("place", address_width(u64::from(p.symbols_per_way())));
    place.comment("Number of the symbol among the way's");
    let symbol = m
        .input("symbol", p.symbol_bits)
        .comment("Symbol of the way");
    let passes = m.input("passes", beats);
    passes.comment("Beats that pass the way by in this cycle, a bit each");
    let raw = m
        .input("raw", beats * beat_bits)
        .comment("Beats that pass the ways by, if they are there")
        .parts(beat_bits);
    let registers: Vec<Signal> = (0..beats)
        .map(|beat| m.register(&format!("beat{beat}"), beat_bits))
        .collect();
    let registers = m.vector("beats_held", &registers);
    let places: Vec<_> = (0..beats)
        .map(|beat| place_in(&m, p, place, beat))
        .collect();
    let in_beat: Vec<Signal> = places.iter().map(|place| delivers & place.0).collect();
    let in_beat = m.vector("in_beat", &in_beat);
    in_beat[0].comment("The symbol is of this beat.");
    let mut writes = Vec::new();
    for (number, &register) in registers.iter().enumerate() {
        let passes = passes.bit(number as u32);
        let shifted = match beat_bits - p.symbol_bits {
            0 => symbol,
            rest => concat(&[register.slice(p.symbol_bits, rest), symbol]),
        };
        let next = passes.mux(raw[number], shifted);
        m.next_if(register, in_beat[number] | passes, next);
        writes.push((in_beat[number] & places[number].1) | passes);
    }
    let writes = concat(&m.vector("completes", &writes));
    m.output("writes", writes)
        .comment("Beats that are complete after this cycle, a bit each");
    m.output("beats", concat(&registers))
        .comment("Beats of the block, as far as they are complete");
    m.finish()
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
