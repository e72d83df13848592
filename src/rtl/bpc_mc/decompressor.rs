//! BPC-MC: decompressor, the BPC-8 of paper 2 (section 5.1 and table 3).
//!
//! Ports: [`Core`]. Latency and interval 9: the stored block is not copied, so that blocks
//! do not overlap. The words follow from registers: the sums that they are have the cycle
//! after the last move.
//!
//! | move | |
//! |---|---|
//! | 1–4 | reverse of ZRLE, sequential: the kinds of eight planes, from the top one on |
//! | 5 | the base; besides, the kind of the 33rd plane, and the top plane's payload |
//! | 6–9 | the payloads of eight planes, and their patterns |
//!
//! Each reads the stored block from a position that moves on with it.

use std::rc::Rc;

use super::base::{BaseDecoderInputs, BaseDecoderOutputs};
use super::plane::{decoder, length, DecoderInputs, DecoderOutputs, LengthInputs, KIND_BITS};
use super::transform::WordsInputs;
use super::zrle::{decoder as zrle_decoder, ZrleDecoderInputs, ZrleDecoderOutputs};
use super::zrle::{CODE_BITS, LONG_BITS};
use super::{base, plane_bits, transform, DELTA_BITS, LOWER_PLANES};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::bit_planes::{numbers, NumbersInputs};
use crate::rtl::common::consolidated::{Fields, Moves, LANES};
use crate::rtl::common::core_ports::{advance_and_start, output_block, stored_block};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::{overruns, Core};

const GROUPS: u32 = LOWER_PLANES / LANES;

const MOVES: u32 = 2 * GROUPS + 1;

/// The core of the decompressor.
pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("BPC-MC decompressor: reverse of ZRLE, the base, then eight planes at a time.");
    let bits = plane_bits(&p.ports);
    let [advance, start] = advance_and_start(&m);
    let [stored, bursts] = stored_block(&m, &p.ports);
    let moves = Moves::new(&m, advance, start, MOVES);
    let reads_kinds = moves.during(0..GROUPS).named("reads_kinds");
    let is_base = moves.at(GROUPS).named("is_base");

    let shifters = Shifters {
        m: &m,
        name: &p.name,
    };
    let reading = Reading::new(&shifters, start, stored, bits)?;
    let (position, window) = (reading.position, reading.window);

    m.section(
        "Moves 1 to 5: the kinds of eight planes, from the top one on, and of the 33rd plane",
    );
    let (zeros, zrle) = next_kinds(&shifters, p, stored, position)?;
    m.next_if(zeros, advance, reads_kinds.gate(zrle.zeros_left));
    let runs_on = zrle.zeros_left_by_first.bit(0);
    let run_past = m.delay_if("run_past", moves.ends(GROUPS), runs_on);

    let read = zrle.kinds;
    let busy = moves.any_ends(0..MOVES).named("a_move_ends");
    let last = m.delay_if("last_kind", moves.ends(GROUPS), read.slice(0, KIND_BITS));
    let kinds = kinds_on_their_way(&m, [busy, reads_kinds, is_base], read, last);

    m.section("Move 5: the base and the top plane");
    let module = decoder(&p.name, &p.ports)?;
    let top_kind = kinds[0];
    let own = (window.slice(0, own_bits(bits)), zrle.taken_by_first);
    let base_code = stored.slice(0, base::CODE_BITS);
    let (base, top) = base_and_top(&shifters, p, &module, own, base_code, top_kind)?;

    m.section("Moves 6 to 9: eight planes, each with the one above");
    let kinds = &kinds[1..=LANES as usize];
    let lengths = Lengths {
        m: &m,
        module: length(&p.name, &p.ports)?,
    };
    let group = window.slice(0, LANES * bits);
    let (payloads, group_length) = lengths.payloads(p, kinds, group)?;
    let above = m.register("dbp_above", bits);
    let (dbp, bad) = decoded(&m, &module, kinds, payloads, above);
    let dbp = &dbp[1..];
    let lowest = dbp[LANES as usize - 1];
    m.next_if(
        above,
        moves.any_ends(GROUPS..MOVES),
        is_base.mux(top.dbp, lowest),
    );
    let planes = m.register("planes", LOWER_PLANES * bits);
    let rest = planes.slice(LANES * bits, (LOWER_PLANES - LANES) * bits);
    let decodes = moves
        .any_ends(GROUPS + 1..MOVES)
        .named("planes_are_decoded");
    m.next_if(planes, decodes, concat(&[rest, concat(dbp)]));

    m.section("Where the next codes or payloads are, and the block");
    let own_lengths = [
        zrle.taken_by_first,
        base.length,
        lengths.of("_top", top_kind),
    ];
    let own_length = own_lengths.map(|length| length.resize(7));
    let own_length = own_length[0] + own_length[1] + own_length[2];
    let own_length = own_length.named("base_and_top_length");
    let ahead = [zrle.taken, own_length, group_length];
    let planes_end = reading.next(&m, &moves, advance, [reads_kinds, is_base], ahead);

    let bad = or_all(bad);
    let bad_so_far = m.register("bad_so_far", 1);
    let bad = (bad_so_far | bad).named("bad_planes");
    m.next_if(bad_so_far, advance, is_base.mux(top.bad, bad));
    let overrun = overruns(&m, &p.ports, planes_end, 1, 0, bursts);
    let words = words(&m, p, &moves, base.base, planes)?;
    let error = m.delay_if("is_error", advance, run_past | bad | overrun);
    output_block(&m, [moves.done(), words.block, error]);
    Ok(Core {
        module: m.finish()?,
        stages: MOVES,
        latency: MOVES,
        interval: MOVES,
        steps: 1,
    })
}

/// Bits of the base and the top plane with their codes.
fn own_bits(bits: u32) -> u32 {
    CODE_BITS + 32 + bits
}

/// Where codes or payloads are read in a move.
struct Reading<'m> {
    next: Signal<'m>,
    position: Signal<'m>,
    /// The stored block's bits from there on.
    window: Signal<'m>,
}

impl<'m> Reading<'m> {
    /// `bits`: of a plane.
    fn new(
        shifters: &Shifters<'_, 'm>,
        start: Signal<'m>,
        stored: Signal<'m>,
        bits: u32,
    ) -> Result<Self, DesignError> {
        let m = shifters.m;
        // Where the next codes or payloads are: at the end of a block, 0 again. The first code is after the base's.
        let most = base::CODE_BITS + DELTA_BITS * CODE_BITS + 32 + DELTA_BITS * bits;
        let places = address_width(u64::from(most) + 1);
        let next = m.register_reset("next_position", places, 0);
        let after_base = concat(&[m.constant(1, 1), !stored.bit(0)]);
        let position = next | start.gate(after_base).resize(places);
        let position = position.named("position");
        let within = address_width(u64::from(stored.width()));
        let width = (LANES * bits).max(own_bits(bits));
        let window = shifters.down("window", stored, (position.resize(within), 1), width)?;
        Ok(Reading {
            next,
            position,
            window,
        })
    }

    /// Continues by the length of codes, of base and top plane, or of the planes' payloads (`ahead`). Returns where
    /// the planes' payloads end.
    fn next(
        &self,
        m: &'m Builder,
        moves: &Moves<'m>,
        advance: Signal<'m>,
        [reads_kinds, is_base]: [Signal<'m>; 2],
        ahead: [Signal<'m>; 3],
    ) -> Signal<'m> {
        let places = self.position.width();
        let [kinds_end, base_end, planes_end] =
            ahead.map(|length| self.position + length.resize(places));
        let planes_end = planes_end.named("planes_end");
        let end_of_move = reads_kinds.mux(kinds_end, is_base.mux(base_end, planes_end));
        let goes_on = moves.during(0..MOVES - 1).named("goes_on");
        m.next_if(self.next, advance, goes_on.gate(end_of_move));
        planes_end
    }
}

/// The lengths of planes' payloads.
struct Lengths<'m> {
    m: &'m Builder,
    module: Rc<Module>,
}

impl<'m> Lengths<'m> {
    /// That of a plane of a kind. `lane`: a part of the instance's name.
    fn of(&self, lane: &str, kind: Signal<'m>) -> Signal<'m> {
        let name = format!("length{lane}");
        let inputs = LengthInputs { kind };
        self.m.instance(&name, &self.module, inputs).length
    }

    /// The payloads of eight planes at the beginning of `group`, and their length.
    fn payloads(
        &self,
        p: &Parameters,
        kinds: &[Signal<'m>],
        group: Signal<'m>,
    ) -> Result<(Vec<Signal<'m>>, Signal<'m>), DesignError> {
        let numbered = kinds.iter().enumerate();
        let lengths = numbered.map(|(lane, &kind)| self.of(&lane.to_string(), kind));
        let lengths = self.m.vector("lengths", &lengths.collect::<Vec<_>>());
        let fields = Fields {
            m: self.m,
            name: &p.name,
            unit: 1,
        };
        fields.take_apart(group, &lengths, plane_bits(&p.ports))
    }
}

/// The base and the top plane. `window`, `code_length`: their codes' bits and what follows, and the length of the
/// top plane's code.
fn base_and_top<'m>(
    shifters: &Shifters<'_, 'm>,
    p: &Parameters,
    module: &Rc<Module>,
    (window, code_length): (Signal<'m>, Signal<'m>),
    base_code: Signal<'m>,
    top_kind: Signal<'m>,
) -> Result<(BaseDecoderOutputs<'m>, DecoderOutputs<'m>), DesignError> {
    let (m, bits) = (shifters.m, plane_bits(&p.ports));
    let distance = (code_length, 1);
    let first = shifters.down("base_payload", window, distance, 32 + bits)?;
    let base_module = base::decoder(&p.name)?;
    let inputs = BaseDecoderInputs {
        code: base_code,
        payload: first.slice(0, 32),
    };
    let base = m.instance("decode_base", &base_module, inputs);
    let top_payload = shifters.down("top_payload", first, (base.length, 1), bits)?;
    let inputs = DecoderInputs {
        kind: top_kind,
        payload: top_payload,
        dbp_above: m.zero(bits),
    };
    let top = m.instance("decode_top", module, inputs);
    Ok((base, top))
}

/// The planes of eight kinds and payloads, the one above the first in front, and whether each is bad.
fn decoded<'m>(
    m: &'m Builder,
    module: &Rc<Module>,
    kinds: &[Signal<'m>],
    payloads: Vec<Signal<'m>>,
    above: Signal<'m>,
) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
    let mut dbp = vec![above];
    let mut bad = Vec::new();
    for (lane, (&kind, payload)) in kinds.iter().zip(payloads).enumerate() {
        let inputs = DecoderInputs {
            kind,
            payload,
            dbp_above: dbp[lane],
        };
        let decode = m.instance(&format!("decode{lane}"), module, inputs);
        dbp.push(decode.dbp);
        bad.push(decode.bad);
    }
    (dbp, bad)
}

/// The kinds of the next planes, and the register of a run's planes that are still to come.
fn next_kinds<'m>(
    shifters: &Shifters<'_, 'm>,
    p: &Parameters,
    stored: Signal<'m>,
    position: Signal<'m>,
) -> Result<(Signal<'m>, ZrleDecoderOutputs<'m>), DesignError> {
    let m = shifters.m;
    // Codes are near the block's start, and the path through them is long.
    let most = base::CODE_BITS + (DELTA_BITS - 1) * LONG_BITS + CODE_BITS;
    let codes = stored.slice(0, most.min(stored.width()));
    let near = position.resize(address_width(u64::from(most)));
    let next_codes = shifters.down("next_codes", codes, (near, 1), LANES * CODE_BITS)?;
    let zeros = m.register_reset("zeros", 6, 0);
    let inputs = ZrleDecoderInputs {
        window: next_codes,
        zeros,
    };
    let zrle = m.instance("zrle_back", &zrle_decoder(&p.name)?, inputs);
    Ok((zeros, zrle))
}

/// The kinds of planes on their way: in at the top, out at the bottom. After four groups the top plane's is
/// at the bottom; the 33rd plane's, `last`, follows the others.
fn kinds_on_their_way<'m>(
    m: &'m Builder,
    [busy, reads_kinds, is_base]: [Signal<'m>; 3],
    read: Signal<'m>,
    last: Signal<'m>,
) -> Vec<Signal<'m>> {
    let group_bits = LANES * KIND_BITS;
    let kinds = m.register("kinds", GROUPS * group_bits);
    let top_group = concat(&[
        reads_kinds.mux(read.slice(0, KIND_BITS), last),
        read.slice(KIND_BITS, group_bits - KIND_BITS),
    ]);
    let rest = kinds.slice(group_bits, (GROUPS - 1) * group_bits);
    m.next_if(kinds, busy & !is_base, concat(&[rest, top_group]));
    kinds.parts(KIND_BITS)
}

/// The block's words, from the planes with the lowest one first.
fn words<'m>(
    m: &'m Builder,
    p: &Parameters,
    moves: &Moves<'m>,
    base: Signal<'m>,
    planes: Signal<'m>,
) -> Result<transform::WordsOutputs<'m>, DesignError> {
    let bits = plane_bits(&p.ports);
    let top_first = concat(&planes.parts(bits));
    let module = numbers(bits, LOWER_PLANES)?;
    let deltas = m.instance("to_deltas", &module, NumbersInputs { planes: top_first });
    let base = m.delay_if("base", moves.ends(GROUPS), base);
    let inputs = WordsInputs {
        base,
        deltas: deltas.numbers,
    };
    let module = transform::words(&p.name, p.ports.words())?;
    Ok(m.instance("words", &module, inputs))
}
