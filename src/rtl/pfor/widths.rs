//! Significant bits of residuals.

use std::rc::Rc;

use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::trees::Sum;

ports! {
    pub(super) WidthInputs { value } -> WidthOutputs { width }
}

/// Significant bits of a number.
///
/// Combinational.
pub fn width(p: &Parameters, bits: u32, signed: bool) -> Result<Rc<Module>, DesignError> {
    let of = if signed { "difference" } else { "number" };
    let m = Builder::new(format!("{}_width_of_{of}{bits}", p.name));
    m.doc(if signed {
        "Significant bits of the zigzag of a difference: up to where bits differ from the sign."
    } else {
        "Significant bits of a number."
    });
    let value = m
        .input("value", bits)
        .comment("Number, or difference whose zigzag is meant");
    // Its highest bit counts, so that neighbours say as much as the sign.
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

/// The place of the highest bit that is 1, counted from 1; 0 if there is none. Of 2^n bits.
pub fn number<'m>(ones: Signal<'m>) -> Signal<'m> {
    concat(&highest(&ones.parts(1), 0))
}

/// The same, lowest bit first. `from`: the number of the lowest bit.
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
        // The whole upper half: a carry to the bit above.
        any.mux(if bit == top { !high } else { high }, low)
    });
    place.chain(high.last().copied()).collect()
}

ports! {
    pub(super) CountsInputs { residuals, bytes } -> CountsOutputs { counts, widest }
}

/// Bits of a count of a quarter's residuals.
pub fn count_bits(p: &Parameters) -> u32 {
    (2 * p.lanes()).trailing_zeros() + 1
}

/// How many of a quarter's residuals are exceptions for each number of planes, and their widest.
///
/// Combinational.
pub fn counts(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_count_exceptions", p.name));
    m.doc("How many of a quarter's residuals would be exceptions with 1 to 15 planes (of bytes, 1 to\n7): those with a one above the planes, or ones in the last two of them.");
    let residuals = m
        .input("residuals", p.quarter_bits())
        .comment("Residuals of the quarter, the first lane lowest")
        .parts(LANE);
    let bytes = m.input("bytes", 1).comment("Lanes are two residuals each");
    let lane_module = exceptions_of_lane(p)?;
    let lanes = residuals.into_iter().enumerate().map(|(lane, residual)| {
        let inputs = LaneInputs { residual, bytes };
        m.instance(&format!("lane{lane}"), &lane_module, inputs)
    });
    let lanes: Vec<LaneOutputs> = lanes.collect();
    let counts = (0..15).map(|planes| {
        let firsts = lanes.iter().map(|lane| lane.first.bit(planes));
        let seconds = lanes.iter().filter(|_| planes < 7);
        let seconds = seconds.map(|lane| lane.second.bit(planes));
        let flags: Vec<Signal> = firsts.chain(seconds).collect();
        let module = count(p, flags.len() as u32)?;
        let inputs = CountInputs {
            flags: concat(&flags),
        };
        let name = format!("with_{}", planes + 1);
        let count = m.instance(&name, &module, inputs).count;
        Ok(count.resize(count_bits(p)))
    });
    let counts: Vec<Signal> = counts.collect::<Result<_, DesignError>>()?;
    m.output("counts", concat(&counts))
        .comment("Numbers of exceptions with 1 to 15 planes, of bytes 1 to 7; first lowest");
    let ones: Vec<Signal> = lanes.iter().map(|lane| lane.ones).collect();
    m.output("widest", or_all(ones))
        .comment("Bit b: some residual has a one at bit b or above");
    m.finish()
}

ports! {
    pub(super) LaneInputs { residual, bytes } -> LaneOutputs { first, second, ones }
    CountInputs { flags } -> CountOutputs { count }
}

/// Whether the residuals of a lane are exceptions for each number of planes.
///
/// Combinational.
pub fn exceptions_of_lane(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_lane_exceptions", p.name));
    m.doc("Whether the residuals of a lane would be exceptions with 1 to 15 planes (of bytes, 1 to 7).");
    let residual = m
        .input("residual", LANE)
        .comment("Residual of the lane, or two of 8 bits");
    let bytes = m.input("bytes", 1).comment("Lane is two residuals");
    let bit = |bit: u32| residual.bit(bit);
    // From each bit on, within its byte.
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
        .comment("Exception with 1, 2, ... planes, a bit each: the lower or only residual");
    m.output("second", concat(&second))
        .comment("Exception with 1, 2, ... planes, a bit each: the upper residual");
    let whole = low | beyond.replicate(8);
    let ones = concat(&[whole | bytes.gate(high), (!bytes).gate(high)]);
    m.output("ones", ones)
        .comment("Bit b: some residual has a one at bit b or above");
    m.finish()
}

/// How many flags are 1.
fn count(p: &Parameters, flags: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_count_of_{flags}", p.name));
    m.doc(&format!("How many of {flags} flags are 1."));
    let flags = m.input("flags", flags).comment("Flags to count").parts(1);
    m.output("count", Sum::new("sum", flags).finish(&m))
        .comment("How many flags are 1");
    m.finish()
}
