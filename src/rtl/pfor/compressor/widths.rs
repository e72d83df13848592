//! Significant bits of residuals.

use std::rc::Rc;

use super::super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) WidthInputs { value } -> WidthOutputs { width }
}

/// Counts the significant bits of a number, or of the zigzag of a difference if `signed`.
///
/// Combinational.
pub fn width(p: &Parameters, bits: u32, signed: bool) -> Result<Rc<Module>, DesignError> {
    let of = if signed { "difference" } else { "number" };
    let m = Builder::new(format!("{}_width_of_{of}{bits}", p.name));
    m.doc(if signed {
        "Number of significant bits of the zigzag of a difference."
    } else {
        "Number of significant bits of a number."
    });
    let value = m
        .input("value", bits)
        .comment("Number, or difference to measure as a zigzag");
    // Only the highest 1 counts, so each bit can be compared with its neighbour instead of the sign.
    let ones = if signed {
        let (low, high) = (value.slice(0, bits - 1), value.slice(1, bits - 1));
        concat(&[value.bit(bits - 1), low ^ high])
    } else {
        value
    };
    let ones = ones.named("significant");
    m.output("width", number(ones)).comment("Significant bits");
    m.finish()
}

/// The position of the highest 1, counted from 1, or 0 for a zero. The width must be a power of two.
pub fn number<'m>(ones: Signal<'m>) -> Signal<'m> {
    concat(&highest(&ones.parts(1), 0))
}

/// The bits of [`number`], the lowest first. `from`: the index of the first of `bits`, for names.
fn highest<'m>(bits: &[Signal<'m>], from: usize) -> Vec<Signal<'m>> {
    if let [bit] = bits {
        return vec![*bit];
    }
    let (low, high) = bits.split_at(bits.len() / 2);
    let (above, last) = (from + low.len(), from + bits.len() - 1);
    let any = or_all(high.iter().copied());
    let any = match high {
        [bit] => *bit,
        _ => any.named(&format!("any_of_{above}_to_{last}")),
    };
    let top = high.len().trailing_zeros() as usize;
    let (low, high) = (highest(low, from), highest(high, above));
    let pairs = low.iter().zip(&high).enumerate();
    let place = pairs.map(|(bit, (&low, &high))| {
        // The upper half adds 2^top. If its own position is 2^top too, this carries to the bit above.
        any.mux(if bit == top { !high } else { high }, low)
    });
    place.chain(high.last().copied()).collect()
}

ports! {
    pub(super) CountsInputs { residuals, bytes } -> CountsOutputs { counts, widest }
}

/// Bits of a count of a quarter's residuals, up to two per lane.
pub fn count_bits(p: &Parameters) -> u32 {
    (2 * p.lanes()).trailing_zeros() + 1
}

ports! {
    pub(super) LaneInputs { residual, bytes } -> LaneOutputs { first, second, ones }
    CountInputs { flags } -> CountOutputs { count }
}

/// Finds for each number of planes whether the residuals of a lane are exceptions.
///
/// Combinational.
pub fn exceptions_of_lane(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_lane_exceptions", p.name));
    m.doc("Finds whether the residuals of a lane would be exceptions with 1 to 15 planes (bytes: 1 to 7).");
    let residual = m
        .input("residual", LANE)
        .comment("Residual of the lane, or two of 8 bits");
    let bytes = m.input("bytes", 1).comment("Lane holds two residuals");
    let bit = |bit: u32| residual.bit(bit);
    // Bit b: the byte has a 1 at bit b or above.
    let above = [0, 8].map(|byte| {
        let from = |from: u32| residual.slice(byte + from, 8 - from).any();
        concat(&(0..8).map(from).collect::<Vec<_>>())
    });
    let [low, high] = [above[0].named("low_above"), above[1].named("high_above")];
    let beyond = (high.bit(0) & !bytes).named("high_counts");
    let last = |byte: u32, planes: u32| match planes {
        1 => bit(byte),
        _ => bit(byte + planes - 1) & bit(byte + planes - 2),
    };
    let first = (1..LANE).map(|planes| {
        let upper = match planes {
            ..8 => low.bit(planes) | beyond,
            _ => high.bit(planes - 8),
        };
        upper | last(0, planes)
    });
    let second = (1..8).map(|planes| bytes & (high.bit(planes) | last(8, planes)));
    let first = m.vector("first_with", &first.collect::<Vec<_>>());
    let second = m.vector("second_with", &second.collect::<Vec<_>>());
    m.output("first", concat(&first))
        .comment("Lower or only residual is an exception with 1, 2, ... planes, one bit each");
    m.output("second", concat(&second))
        .comment("Upper residual is an exception with 1, 2, ... planes, one bit each");
    let whole = low | beyond.replicate(8);
    let ones = concat(&[whole | bytes.gate(high), (!bytes).gate(high)]);
    m.output("ones", ones)
        .comment("Bit b: some residual has a 1 at bit b or above");
    m.finish()
}
