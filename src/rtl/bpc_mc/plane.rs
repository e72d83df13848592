//! BPC: one plane to its kind and payload, and back.
//!
//! A kind has three bits. With the top one (the code is of five bits) they are the
//! code's last two and a 1; without, a plane that is written whole is 1 and one whose
//! DBX is zero 0.

use std::rc::Rc;

use super::{plane_bits, position_bits};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::bpc::positions::{count_ones, CountOnesInputs};
use crate::rtl::common::Ports;

/// Bits of a kind.
pub(super) const KIND_BITS: u32 = 3;

ports! {
    pub(in crate::rtl) MatcherInputs { dbp, dbp_above } -> MatcherOutputs { kind, payload, length }
}

/// Pattern matcher of one plane (paper 2, figure 4: "pattern matcher").
///
/// Combinational.
pub fn matcher(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match"));
    m.doc("Pattern matcher: a plane's kind, and its payload, zero past its length.");
    let (bits, places) = (plane_bits(p), position_bits(p));
    let dbp = m
        .input("dbp", bits)
        .comment("Bit plane of the deltas (DBP)");
    let dbx = (dbp
        ^ m.input("dbp_above", bits)
            .comment("Bit plane (DBP) above this one"))
    .named("dbx");
    // The lowest bit of each row of ones; whether a row has two, or three.
    let lower = concat(&[m.zero(1), dbx.slice(0, bits - 1)]);
    let rows = (dbx & !lower).named("rows");
    let two = dbx.slice(0, bits - 1) & dbx.slice(1, bits - 1);
    let two = two.named("pairs");
    let three = two.slice(0, bits - 2) & dbx.slice(2, bits - 2);
    let (two, three) = (two.any().named("has_pair"), three.any().named("has_three"));
    let module = count_ones(name, bits)?;
    let several = m
        .instance("count_rows", &module, CountOnesInputs { plane: rows })
        .two;
    let zero = (!dbx.any()).named("is_zero");
    let ones = dbx.all().named("is_all_ones");
    let no_dbp = (!dbp.any() & !zero & !ones).named("is_dbp_zero");
    let one_row = (!zero & !ones & !no_dbp & !several).named("is_one_row");
    let single = (one_row & !two).named("is_single");
    let pair = (one_row & two & !three).named("is_two_consecutive");
    let placed = (single | pair).named("has_position");
    let whole = (!(zero | ones | no_dbp | placed)).named("is_whole");

    let long = ones | no_dbp | placed;
    m.output("kind", concat(&[whole | placed, no_dbp | single, long]))
        .comment("0 DBX 0, 1 whole, 4 ones, 5 two ones in a row, 6 DBP 0, 7 single one");
    // Each bit of the position: whether the row begins at a place whose number has it.
    let position: Vec<Signal> = (0..places)
        .map(|place| {
            let with_it = (0..bits).filter(|i| i >> place & 1 == 1);
            let places = with_it.fold(0, |places, i| places | 1u64 << i);
            (rows & m.localparam(&format!("PLACES_OF_BIT{place}"), places, bits)).any()
        })
        .collect();
    let position = concat(&position).named("position");
    let position = placed.gate(position).resize(bits);
    m.output("payload", whole.gate(dbx) | position)
        .comment("Payload of the plane, zero past its length");
    let length: Vec<Signal> = (0..places)
        .map(|place| match places >> place & 1 {
            1 => whole | placed,
            _ => whole,
        })
        .collect();
    m.output("length", concat(&length))
        .comment("Length of the payload in bits: 0, that of a position or of the plane");
    m.finish()
}

ports! {
    pub(super) LengthInputs { kind } -> LengthOutputs { length }
}

/// Length of a kind's payload.
///
/// Combinational.
pub(super) fn length(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_length"));
    m.doc("Length of a kind's payload: none, a position, or the plane.");
    let kind = m
        .input("kind", KIND_BITS)
        .comment("0 DBX 0, 1 whole, 4 ones, 5 two ones in a row, 6 DBP 0, 7 single one");
    let has_payload = kind.bit(0).named("has_payload");
    let whole = (has_payload & !kind.bit(2)).named("is_whole");
    let length: Vec<Signal> = (0..position_bits(p))
        .map(|place| match position_bits(p) >> place & 1 {
            1 => has_payload,
            _ => whole,
        })
        .collect();
    m.output("length", concat(&length))
        .comment("Length of the payload in bits: 0, that of a position or of the plane");
    m.finish()
}

ports! {
    pub(in crate::rtl) DecoderInputs { kind, payload, dbp_above } -> DecoderOutputs { dbp, bad }
}

/// Pattern decoder of one plane (paper 2, figure 4).
///
/// Combinational; the path from `dbp_above` is an exclusive or and an and.
pub fn decoder(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode"));
    m.doc("Pattern decoder: the plane of a kind and a payload, and the plane above.");
    let (bits, places) = (plane_bits(p), position_bits(p));
    let kind = m
        .input("kind", KIND_BITS)
        .comment("0 DBX 0, 1 whole, 4 ones, 5 two ones in a row, 6 DBP 0, 7 single one");
    let payload = m
        .input("payload", bits)
        .comment("Payload of the plane: a position in the lowest bits, or the DBX");
    let above = m
        .input("dbp_above", bits)
        .comment("Bit plane (DBP) above this one");
    let [first, second, long] = [kind.bit(0), kind.bit(1), kind.bit(2)];
    let whole = (first & !long).named("is_whole");
    let ones = (long & !first & !second).named("is_all_ones");
    let no_dbp = (long & !first & second).named("is_dbp_zero");
    let placed = (long & first).named("has_position");
    let two = (placed & !second).named("is_two_consecutive");

    let position = payload.slice(0, places).named("position");
    let at = |i: u32| position.eq_to(u64::from(i));
    let one: Vec<Signal> = (0..bits).map(|i| placed & at(i)).collect();
    let one = concat(&m.vector("marked", &one)).named("one");
    let next = two
        .gate(concat(&[m.zero(1), one.slice(0, bits - 1)]))
        .named("second_one");
    let dbx = whole.gate(payload) | ones.replicate(bits) | one | next;
    let dbx = dbx.named("dbx");
    m.output("dbp", (!no_dbp).gate(dbx ^ above))
        .comment("Decoded bit plane of the deltas (DBP)");
    let last = (two & one.bit(bits - 1)).named("second_is_beyond");
    m.output("bad", (placed & position.all()) | last)
        .comment("Position is past the plane, or the second of two ones is");
    m.finish()
}
