//! Differences of a quarter's elements and their significant bits, for the estimates: of all elements, or of those that
//! count.

use std::rc::Rc;

use super::super::{Parameters, LANE};
use super::widths::{width, WidthInputs};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::prefix::carries;

ports! {
    LessInputs { own, other } -> LessOutputs { difference }
    SubtractInputs { minuends, subtrahends } -> SubtractOutputs { differences }
    WidthsInputs { values } -> WidthsOutputs { widths }
    RotateInputs { elements } -> RotateOutputs { low, high }
}

/// Subtracts two elements.
///
/// Combinational.
fn less(p: &Parameters, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_less{bits}", p.name));
    m.doc("Subtractor. Its carries are a parallel prefix: bits that generate or propagate a carry, then runs of\ntwo bits, of four, and so on.");
    let own = m.input("own", bits).comment("Minuend");
    let other = m.input("other", bits).comment("Subtrahend");
    let other = (!other).named("complement");
    let given = m.constant(1, bits);
    let differ = (own ^ other).named("differ");
    let makes = (own & other) | (differ & given);
    let carries = carries(&m, makes, differ);
    let carries = concat(&[m.constant(1, 1), carries.slice(0, bits - 1)]);
    m.output("difference", differ ^ carries)
        .comment("Minuend less subtrahend, modulo 2^width");
    m.finish()
}

/// Subtracts the elements of a quarter.
///
/// Combinational.
fn subtract(p: &Parameters, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_subtract{bits}", p.name));
    m.doc(&format!("Subtracts a quarter's elements of {bits} bits."));
    let all = p.counted_lanes() as u32 * LANE;
    let [own, other] = [
        ("minuends", "Minuends, the first one lowest"),
        ("subtrahends", "Subtrahends, the first one lowest"),
    ]
    .map(|(name, says)| m.input(name, all).comment(says));
    let module = less(p, bits)?;
    let pairs = own
        .parts(bits)
        .into_iter()
        .zip(other.parts(bits))
        .enumerate();
    let differences = pairs.map(|(number, (own, other))| {
        let inputs = LessInputs { own, other };
        m.instance(&format!("less{number}"), &module, inputs)
            .difference
    });
    let differences: Vec<Signal> = differences.collect();
    m.output("differences", concat(&m.vector("each", &differences)))
        .comment("Minuends less subtrahends, the first difference lowest");
    m.finish()
}

/// The significant bits of a quarter's elements.
///
/// Combinational.
fn widths_of_quarter(p: &Parameters, bits: u32, signed: bool) -> Result<Rc<Module>, DesignError> {
    let of = if signed { "differences" } else { "numbers" };
    let m = Builder::new(format!("{}_widths_of_{of}{bits}", p.name));
    m.doc(&format!(
        "Significant bits of a quarter's {of} of {bits} bits."
    ));
    let module = width(p, bits, signed)?;
    let values = m
        .input("values", p.counted_lanes() as u32 * LANE)
        .comment("Elements, or differences to measure as zigzags")
        .parts(bits);
    let widths = values.into_iter().enumerate().map(|(number, value)| {
        let instance = format!("width{number}");
        m.instance(&instance, &module, WidthInputs { value }).width
    });
    let widths: Vec<Signal> = widths.collect();
    m.output("widths", concat(&widths))
        .comment("Significant bits of each value, the first one's lowest");
    m.finish()
}

/// The bytes of mode 7: rotates each halfword left by one bit, so that its sign is the lowest bit.
///
/// Combinational.
fn rotate(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_rotate", p.name));
    m.doc(
        "Rotates a quarter's halfwords left by one bit, so that the sign is the lowest bit; splits them into bytes.",
    );
    let elements = m
        .input("elements", p.quarter_bits())
        .comment("Halfwords, the first one lowest")
        .parts(LANE);
    let low = elements
        .iter()
        .flat_map(|element| [element.bit(15), element.slice(0, 7)]);
    let high = elements.iter().map(|element| element.slice(7, 8));
    m.output("low", concat(&low.collect::<Vec<_>>()))
        .comment("Low byte of each rotated halfword, the first one's lowest");
    m.output("high", concat(&high.collect::<Vec<_>>()))
        .comment("High byte of each rotated halfword, the first one's lowest");
    m.finish()
}

/// The low bytes of all rotated halfwords, and the high bytes.
pub fn rotated_bytes<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: &[Signal<'m>],
) -> Result<[Vec<Signal<'m>>; 2], DesignError> {
    let module = rotate(p)?;
    let (mut low, mut high) = (Vec::new(), Vec::new());
    for (quarter, elements) in by_quarters(p.lanes(), block).into_iter().enumerate() {
        let inputs = RotateInputs { elements };
        let rotated = m.instance(&format!("rotate{quarter}"), &module, inputs);
        low.extend(rotated.low.parts(8));
        high.extend(rotated.high.parts(8));
    }
    Ok([low, high])
}

/// Concatenates values to quarters of this many lanes; the last quarter is padded with zeros.
pub fn by_quarters<'m>(lanes: usize, values: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let bits = lanes as u32 * LANE;
    let quarters = values.chunks((bits / values[0].width()) as usize);
    quarters.map(|values| concat(values).resize(bits)).collect()
}

/// Subtracts from the `own` elements as many of the `others`.
pub fn differences<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    own: &[Signal<'m>],
    others: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let bits = own[0].width();
    let module = subtract(p, bits)?;
    let lanes = p.counted_lanes();
    let others = by_quarters(lanes, &others[..own.len()]);
    let pairs = by_quarters(lanes, own).into_iter().zip(others).enumerate();
    let quarters = pairs.map(|(quarter, (minuends, subtrahends))| {
        let inputs = SubtractInputs {
            minuends,
            subtrahends,
        };
        let instance = format!("{name}_quarter{quarter}");
        m.instance(&instance, &module, inputs).differences
    });
    let quarters = m.vector(name, &quarters.collect::<Vec<_>>());
    let all = quarters.iter().flat_map(|quarter| quarter.parts(bits));
    Ok(all.take(own.len()).collect())
}

/// The significant bits of numbers, or of the zigzags of differences if `signed`.
pub fn widths<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    values: &[Signal<'m>],
    signed: bool,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let bits = values[0].width();
    let module = widths_of_quarter(p, bits, signed)?;
    let quarters = by_quarters(p.counted_lanes(), values)
        .into_iter()
        .enumerate();
    let quarters = quarters.map(|(quarter, values)| {
        let instance = format!("{name}_quarter{quarter}");
        m.instance(&instance, &module, WidthsInputs { values })
            .widths
    });
    let quarters = m.vector(name, &quarters.collect::<Vec<_>>());
    let each = bits.trailing_zeros() + 1;
    let all = quarters.iter().flat_map(|quarter| quarter.parts(each));
    Ok(all.take(values.len()).collect())
}
