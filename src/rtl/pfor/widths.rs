//! Significant bits of residuals.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) WidthInputs { value } -> WidthOutputs { width }
}

/// Significant bits of a number.
///
/// | port | width | |
/// |---|---|---|
/// | `value` | 16 or 8 | the number; where `signed`, the difference whose zigzag it is |
/// | `width` | 5 or 4 | |
///
/// Combinational.
pub fn width(p: &Parameters, bits: u32, signed: bool) -> Result<Rc<Module>, DesignError> {
    let of = if signed { "difference" } else { "number" };
    let m = Builder::new(format!("{}_width_of_{of}{bits}", p.name));
    m.doc(match signed {
        true => {
            "Significant bits of the zigzag of a difference: up to where bits differ from the sign."
        }
        false => "Significant bits of a number.",
    });
    let value = m.input("value", bits);
    // Its highest bit counts, so that neighbours say as much as the sign.
    let ones = match signed {
        true => {
            let (low, high) = (value.slice(0, bits - 1), value.slice(1, bits - 1));
            concat(&[value.bit(bits - 1), low ^ high])
        }
        false => value,
    };
    let ones = ones.named("significant");
    m.output("width", number(ones));
    m.finish()
}

/// The place of the highest bit that is 1, counted from 1; 0 if there is none.
pub fn number<'m>(ones: Signal<'m>) -> Signal<'m> {
    let (_, places) = highest(&ones.parts(1));
    let any = ones.any();
    // Places count from 0.
    let place = concat(&places);
    let width = place.width() + 1;
    any.gate(place.resize(width).plus(1))
}

/// Whether any bit is 1, and the place of the highest, lowest bit first.
fn highest<'m>(bits: &[Signal<'m>]) -> (Signal<'m>, Vec<Signal<'m>>) {
    if let [bit] = bits {
        return (*bit, Vec::new());
    }
    let (low, high) = bits.split_at(bits.len() / 2);
    let ((any_low, low), (any_high, high)) = (highest(low), highest(high));
    let mut place: Vec<Signal> = low
        .iter()
        .zip(&high)
        .map(|(&low, &high)| any_high.mux(high, low))
        .collect();
    place.push(any_high);
    (any_low | any_high, place)
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
/// | port | width | |
/// |---|---|---|
/// | `residuals` | lanes × 16 | |
/// | `bytes` | 1 | two a lane |
/// | `counts` | 15 × a count | with 1 to 15 planes; of bytes with 1 to 7 |
/// | `widest` | 16 | the bits below the highest one of all residuals, and that |
///
/// Combinational.
pub fn counts(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_count_exceptions", p.name));
    m.doc("How many of a quarter's residuals would be exceptions with 1 to 15 planes (of bytes, 1 to\n7): those with a one above the planes, or ones in the last two of them.");
    let residuals = m.input("residuals", p.quarter_bits()).parts(16);
    let bytes = m.input("bytes", 1).comment("two residuals a lane");
    let mut flags: Vec<Vec<Signal>> = vec![Vec::new(); 15];
    let mut ones: Vec<Signal> = Vec::new();
    for (lane, &residual) in residuals.iter().enumerate() {
        let _scope = m.scope(&format!("lane{lane}"));
        let bit = |bit: u32| residual.bit(bit);
        // From each bit on, within its byte.
        let above = [0, 8].map(|byte| {
            let from = |from: u32| residual.slice(byte + from, 8 - from).any();
            concat(&(0..8).map(from).collect::<Vec<_>>())
        });
        let [low, high] = [above[0].named("low_above"), above[1].named("high_above")];
        let beyond = (high.bit(0) & !bytes).named("high_counts");
        for planes in 1..16 {
            let last = match planes {
                1 => bit(0),
                _ => bit(planes - 1) & bit(planes - 2),
            };
            let upper = match planes {
                ..8 => low.bit(planes) | beyond,
                _ => high.bit(planes - 8),
            };
            let own = &mut flags[planes as usize - 1];
            own.push(upper | last);
            if planes < 8 {
                let last = match planes {
                    1 => bit(8),
                    _ => bit(planes + 7) & bit(planes + 6),
                };
                own.push(bytes & (high.bit(planes) | last));
            }
        }
        let whole = low | beyond.replicate(8);
        ones.push(concat(&[whole | bytes.gate(high), (!bytes).gate(high)]));
    }
    let mut counts = Vec::new();
    for (planes, flags) in (1..).zip(flags) {
        let count = super::trees::Sum::new(format!("with_{planes}"), flags).finish(&m);
        counts.push(count.resize(count_bits(p)));
    }
    m.output("counts", concat(&counts));
    m.output("widest", or_all(ones));
    m.finish()
}
