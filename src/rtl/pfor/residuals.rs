//! Residuals and differences: zigzag coding and decoding, and base elements.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::adder::{adder, AdderInputs};
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    DifferenceInputs { residual, halves, bytes, inverted } -> DifferenceOutputs { difference }
}

/// Decodes a lane's residual to a difference.
///
/// Combinational.
fn difference(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_difference", p.name));
    m.doc("Decodes a residual to a difference.");
    let residual = m.input("residual", LANE).comment("Residual of the lane");
    let halves = m
        .input("halves", 1)
        .comment("Residual is the zigzag of a 16-bit difference");
    let bytes = m
        .input("bytes", 1)
        .comment("Residual holds the zigzags of two 8-bit differences");
    let inverted = m
        .input("inverted", 1)
        .comment("Residual is the complement of the difference");
    let zigzag = (halves | bytes).named("is_zigzag");
    let low_sign = (zigzag & residual.bit(0)) | inverted;
    let high_sign = (halves & residual.bit(0)) | (bytes & residual.bit(8)) | inverted;
    let (low, high) = (residual.slice(0, 8), residual.slice(8, 8));
    let low_rest = concat(&[low.slice(1, 7), halves & residual.bit(8)]);
    let high_rest = high.slice(1, 7).resize(8);
    let low = zigzag.mux(low_rest, low).named("low_magnitude");
    let high = zigzag.mux(high_rest, high).named("high_magnitude");
    let signs = [low_sign.named("low_sign"), high_sign.named("high_sign")];
    let signs = concat(&signs.map(|sign| sign.replicate(8)));
    m.output("difference", concat(&[low, high]) ^ signs)
        .comment("Difference that the residual encodes");
    m.finish()
}

ports! {
    ZigzagInputs { difference, halves, bytes } -> ZigzagOutputs { residual }
}

/// Encodes a lane's difference as a residual: the inverse of [`difference`] without `inverted`.
///
/// Combinational.
fn zigzag(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_zigzag", p.name));
    m.doc("Encodes a difference as a residual.");
    let difference = m
        .input("difference", LANE)
        .comment("Difference of the lane");
    let halves = m
        .input("halves", 1)
        .comment("Residual is the zigzag of a 16-bit difference");
    let bytes = m
        .input("bytes", 1)
        .comment("Residual holds the zigzags of two 8-bit differences");
    let of_halves = zigzag_of(difference).named("of_halves");
    let of_bytes =
        concat(&[0, 8].map(|byte| zigzag_of(difference.slice(byte, 8)))).named("of_bytes");
    let plain = !(halves | bytes);
    m.output(
        "residual",
        or_all([
            plain.gate(difference),
            halves.gate(of_halves),
            bytes.gate(of_bytes),
        ]),
    )
    .comment("Residual that encodes the difference");
    m.finish()
}

ports! {
    pub(super) DifferencesInputs { residuals, halves, bytes, inverted } -> DifferencesOutputs { differences }
    pub(super) ResidualsInputs { minuends, subtrahends, halves, bytes } -> ResidualsOutputs { residuals }
}

/// Decodes all residuals of a quarter; see [`difference`].
pub fn differences(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_differences", p.name));
    m.doc("Decodes a quarter's residuals to differences.");
    let residuals = m
        .input("residuals", p.quarter_bits())
        .comment("Residuals of the quarter, the first lane lowest");
    let halves = m
        .input("halves", 1)
        .comment("Residuals are zigzags of 16-bit differences");
    let bytes = m
        .input("bytes", 1)
        .comment("Residuals are zigzags of 8-bit differences");
    let inverted = m
        .input("inverted", 1)
        .comment("Residuals are complements of the differences");
    let module = difference(p)?;
    let lanes = residuals.parts(LANE).into_iter().enumerate();
    let lanes = lanes.map(|(lane, residual)| {
        let inputs = DifferenceInputs {
            residual,
            halves,
            bytes,
            inverted,
        };
        m.instance(&format!("lane{lane}"), &module, inputs)
            .difference
    });
    m.output("differences", concat(&lanes.collect::<Vec<_>>()))
        .comment("Differences that the residuals encode, the first lane lowest");
    m.finish()
}

/// Computes all residuals of a quarter.
///
/// Combinational.
pub fn residuals(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_residuals", p.name));
    m.doc("Subtracts the elements of a quarter, and encodes the differences as residuals.");
    let [own, other] = [
        ("minuends", "Minuends, the first lane lowest"),
        ("subtrahends", "Subtrahends, the first lane lowest"),
    ]
    .map(|(name, says)| m.input(name, p.quarter_bits()).comment(says));
    let halves = m
        .input("halves", 1)
        .comment("Residuals are zigzags of 16-bit differences");
    let bytes = m
        .input("bytes", 1)
        .comment("Residuals are zigzags of 8-bit differences");
    let (subtract, zigzag) = (adder(p)?, zigzag(p)?);
    let pairs = own.parts(LANE).into_iter().zip(other.parts(LANE));
    let lanes = pairs.enumerate().map(|(lane, (a, other))| {
        let inputs = AdderInputs {
            a,
            b: !other,
            carry: m.constant(1, 1),
            bytes,
        };
        let difference = m
            .instance(&format!("subtract{lane}"), &subtract, inputs)
            .sum;
        let inputs = ZigzagInputs {
            difference,
            halves,
            bytes,
        };
        m.instance(&format!("zigzag{lane}"), &zigzag, inputs)
            .residual
    });
    m.output("residuals", concat(&lanes.collect::<Vec<_>>()))
        .comment("Residuals of minuends less subtrahends, the first lane lowest");
    m.finish()
}

/// The zigzag of a difference.
fn zigzag_of(difference: Signal<'_>) -> Signal<'_> {
    let rest = difference.width() - 1;
    let sign = difference.bit(rest);
    concat(&[sign, difference.slice(0, rest) ^ sign.replicate(rest)])
}

/// For each lane (quarter and lane) with a base element: the modes that have one there, and its field.
type BaseLanes = BTreeMap<(usize, usize), Vec<(usize, usize)>>;

/// The lanes with base elements in the supported modes.
fn base_lanes(p: &Parameters) -> BaseLanes {
    let mut lanes = BaseLanes::new();
    for mode in p.modes().filter(|mode| mode.lag > 0) {
        for (field, place) in mode.bases(p.lanes()).into_iter().enumerate() {
            lanes.entry(place).or_default().push((mode.number, field));
        }
    }
    lanes
}

/// Whether a byte of a lane belongs to a base element, which has no residual. `None` if no mode has a base element
/// there.
pub fn is_base<'m>(
    p: &Parameters,
    mode: Signal<'m>,
    (quarter, lane, byte): (usize, usize, usize),
) -> Option<Signal<'m>> {
    let lanes = base_lanes(p);
    let modes = lanes.get(&(quarter, lane))?.iter();
    // In mode 1, a base element is only the first byte of its lane.
    let modes = modes.filter(|(number, _)| *number != 1 || byte == 0);
    let modes: Vec<Signal> = modes.map(|(number, _)| mode.bit(*number as u32)).collect();
    (!modes.is_empty()).then(|| or_all(modes))
}

/// Inserts base elements into a quarter's lanes of residuals, in which they are zero.
pub fn with_fields<'m>(
    p: &Parameters,
    mode: Signal<'m>,
    quarter: usize,
    lanes: &[Signal<'m>],
    fields: &[Signal<'m>],
) -> Vec<Signal<'m>> {
    let bases = base_lanes(p);
    let lanes = lanes.iter().enumerate().map(|(lane, &residual)| {
        let Some(modes) = bases.get(&(quarter, lane)) else {
            return residual;
        };
        let of_mode =
            |(number, field): &(usize, usize)| mode.bit(*number as u32).gate(fields[*field]);
        let base = or_all(modes.iter().map(of_mode));
        residual | base.named(&format!("base{quarter}_{lane}"))
    });
    lanes.collect()
}
