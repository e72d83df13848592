//! Compressor: where pairs of ways lie in the compressed block, in bytes. Only the bits of a pair
//! together count, which are summed up as its codes come: a pair starts at the first byte behind the
//! one before.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::e2mc::Parameters;

/// Most bits of a pair, those of header and check and those to a whole byte with them.
fn most_bits(p: &Parameters) -> u32 {
    p.first_way_bit() + 2 * p.symbols_per_way() * p.symbol_limit() + 8 * p.check_bytes + 7
}

/// Bits of a pair's number of bits.
fn pair_bits(p: &Parameters) -> u32 {
    address_width(u64::from(most_bits(p)) + 1)
}

/// Bits of a place in the compressed block, and past its end.
pub(crate) fn place_bits(p: &Parameters) -> u32 {
    let most = p.groups() * (most_bits(p) / 8);
    address_width(u64::from(most) + 1).max(p.pointer_bits() + 1)
}

ports! {
    pub(super) PairPlacesInputs { advance, starts, place, lengths }
    -> PairPlacesOutputs {
        starts_of_pairs: Option<Signal<'m>>, ends_of_pairs: Option<Signal<'m>>, last_byte,
    }
}
/// Complete the cycle after the last code's `place`.
pub(super) fn pair_places(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_pair_places", p.name));
    m.doc("Where pairs of ways lie in the compressed block, in bytes: one starts at the first byte\nbehind the one before.");
    let advance = m
        .input("advance", 1)
        .comment("Encoders move; else all registers hold");
    let begin = m.input("starts", 1);
    begin.comment("Cycle before a block's first codes");
    let place = m.input("place", 1);
    place.comment("There is a code of each way");
    let lengths = m.input("lengths", p.ways * p.step_bits());
    lengths.comment("Length of each way's code in bits, the first way's lowest");

    m.section("Bits of each pair, and those that a byte is filled up with");
    let groups = p.groups() as usize;
    let (wide, bits) = (pair_bits(p), place_bits(p));
    let moves = (advance & (begin | place)).named("bits_move");
    let mut bytes: Vec<Signal> = Vec::new();
    for (number, pair) in lengths.parts(p.step_bits()).chunks(2).enumerate() {
        let header = if number == 0 { p.first_way_bit() } else { 0 };
        // For the last pair, the byte of its last bit, or of the check's last bit, is needed.
        let first = if number + 1 == groups {
            i64::from(header + 8 * p.check_bytes) - 1
        } else {
            i64::from(header) + 7
        };
        let first = first.rem_euclid(1 << wide) as u64;
        let name = format!("pair{}_bits", number + 1);
        let total = m.register(&name, wide);
        let pair = pair.iter().map(|length| length.resize(wide));
        let added: Vec<Signal> = [total].into_iter().chain(pair).collect();
        let added = sum(&m, &name, &added)?;
        m.next_if(total, moves, begin.mux(m.constant(first, wide), added));
        let whole = total.slice(3, wide - 3).resize(bits);
        bytes.push(whole.named(&format!("pair{}_bytes", number + 1)));
    }

    m.section("Where pairs start, counted from either end");
    let stored = u64::from(p.max_stored_bytes());
    let (mut starts, mut ends) = (Vec::new(), Vec::new());
    for number in 1..groups {
        let name = format!("pair{}_start", number + 1);
        starts.push(sum(&m, &name, &bytes[..number])?.named(&name));
        // Less x is more by the inverse of x, and by 1.
        let inverses = bytes[..number].iter().map(|&bytes| !bytes);
        let constant = m.constant((stored + number as u64) % (1 << bits), bits);
        let terms: Vec<Signal> = inverses.chain([constant]).collect();
        let name = format!("pair{number}_end");
        ends.push(sum(&m, &name, &terms)?.named(&name));
    }
    if groups > 1 {
        m.output("starts_of_pairs", concat(&starts))
            .comment("Starts of the pairs but the first, in bytes");
        m.output("ends_of_pairs", concat(&ends))
            .comment("Ends of the pairs but the last, in bytes before the largest block's end");
    }
    m.output("last_byte", sum(&m, "sum", &bytes)?)
        .comment("Number of the block's last byte");
    m.finish()
}
