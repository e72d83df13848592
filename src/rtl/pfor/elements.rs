//! What estimates do with all elements of a quarter: differences, and their significant bits.

use std::rc::Rc;

use super::widths::{width, WidthInputs};
use super::{Parameters, LANE};
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
    m.doc("A number less another one. Carries are a parallel prefix: which bits make one or hand one on, then\nruns of two bits, of four, and so on.");
    let own = m
        .input("own", bits)
        .comment("Number from which the other one is subtracted");
    let other = m.input("other", bits).comment("Number to subtract");
    let other = (!other).named("complement");
    let given = m.constant(1, bits);
    let differ = (own ^ other).named("differ");
    let makes = (own & other) | (differ & given);
    let carries = carries(&m, makes, differ);
    let carries = concat(&[m.constant(1, 1), carries.slice(0, bits - 1)]);
    m.output("difference", differ ^ carries)
        .comment("First less second, modulo their size");
    m.finish()
}

/// Subtracts the elements of a quarter.
///
/// Combinational.
fn subtract(p: &Parameters, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_subtract{bits}", p.name));
    m.doc(&format!(
        "Differences of a quarter's elements of {bits} bits."
    ));
    let [own, other] = [
        ("minuends", "Numbers from which others are subtracted"),
        ("subtrahends", "Numbers to subtract"),
    ]
    .map(|(name, says)| m.input(name, p.quarter_bits()).comment(says));
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
        .comment("Minuends less subtrahends, the first one lowest");
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
        .input("values", p.quarter_bits())
        .comment("Elements, or differences whose zigzags are meant")
        .parts(bits);
    let widths = values.into_iter().enumerate().map(|(number, value)| {
        let instance = format!("width{number}");
        m.instance(&instance, &module, WidthInputs { value }).width
    });
    let widths: Vec<Signal> = widths.collect();
    m.output("widths", concat(&widths))
        .comment("Significant bits of each element, the first one's lowest");
    m.finish()
}

/// The bytes of mode 7: each element of 16 bits rotated left by one, so that its sign is the lowest bit.
///
/// Combinational.
fn rotate(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_rotate", p.name));
    m.doc(
        "A quarter's elements rotated left by one, so that a sign is the lowest bit; their bytes.",
    );
    let elements = m
        .input("elements", p.quarter_bits())
        .comment("Elements of 16 bits, the first one lowest")
        .parts(LANE);
    let low = elements
        .iter()
        .flat_map(|element| [element.bit(15), element.slice(0, 7)]);
    let high = elements.iter().map(|element| element.slice(7, 8));
    m.output("low", concat(&low.collect::<Vec<_>>()))
        .comment("Low byte of each rotated element, the first one's lowest");
    m.output("high", concat(&high.collect::<Vec<_>>()))
        .comment("High byte of each rotated element, the first one's lowest");
    m.finish()
}

/// The low bytes of all rotated elements, and the high ones.
pub fn rotated_bytes<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: &[Signal<'m>],
) -> Result<[Vec<Signal<'m>>; 2], DesignError> {
    let module = rotate(p)?;
    let (mut low, mut high) = (Vec::new(), Vec::new());
    for (quarter, elements) in by_quarters(p, block).into_iter().enumerate() {
        let inputs = RotateInputs { elements };
        let rotated = m.instance(&format!("rotate{quarter}"), &module, inputs);
        low.extend(rotated.low.parts(8));
        high.extend(rotated.high.parts(8));
    }
    Ok([low, high])
}

/// Values side by side, a quarter's at a time, the last one filled up with zeros.
pub fn by_quarters<'m>(p: &Parameters, values: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let each = (p.quarter_bits() / values[0].width()) as usize;
    let quarters = values.chunks(each);
    quarters
        .map(|values| concat(values).resize(p.quarter_bits()))
        .collect()
}

/// The differences of `own` elements and as many of the `others`.
pub fn differences<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    own: &[Signal<'m>],
    others: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let bits = own[0].width();
    let module = subtract(p, bits)?;
    let others = by_quarters(p, &others[..own.len()]);
    let pairs = by_quarters(p, own).into_iter().zip(others).enumerate();
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

/// The widths of numbers, or of the zigzags of differences.
pub fn widths<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    values: &[Signal<'m>],
    signed: bool,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let bits = values[0].width();
    let module = widths_of_quarter(p, bits, signed)?;
    let quarters = by_quarters(p, values).into_iter().enumerate();
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
