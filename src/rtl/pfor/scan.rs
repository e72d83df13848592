//! The scan: adds up differences along their streams, in two chains of lanes, level by level.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::layout::MODES;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::prefix::carries;

ports! {
    pub(super) AdderInputs { a, b, carry, bytes } -> AdderOutputs { sum }
}

/// Adds two lanes, as one number of 16 bits or two of 8.
///
/// Combinational. Carries are a parallel prefix (Sklansky's). Yosys' own adder has more levels, and an extra bit
/// between the bytes would add another.
pub fn adder(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_adder", p.name));
    m.doc("Adds two lanes, as one number of 16 bits or two of 8, and a carry to each number. The carries are a\nparallel prefix: bits that generate or propagate a carry, then runs of two bits, of four, and so on.");
    let [a, b] = [("a", "First lane to add"), ("b", "Second lane to add")]
        .map(|(name, says)| m.input(name, LANE).comment(says));
    let carry = m.input("carry", 1).comment("Carry to add to each number");
    let bytes = m
        .input("bytes", 1)
        .comment("Lanes hold two numbers of 8 bits each, else one of 16");
    let byte = LANE / 2;
    let differ = (a ^ b).named("differ");
    let second_carry = (bytes & carry).named("second_carry");
    let none = m.zero(byte - 1);
    let given = concat(&[carry, none, second_carry, none]);
    let ones = |bits: u32| m.constant((1 << bits) - 1, bits);
    let goes_on = concat(&[ones(byte), !bytes, ones(byte - 1)]);
    let makes = carries(&m, (a & b) | (differ & given), differ & goes_on);
    let into_second = (!bytes & makes.bit(byte - 1)) | second_carry;
    let all = [
        carry,
        makes.slice(0, byte - 1),
        into_second,
        makes.slice(byte, byte - 1),
    ];
    m.output("sum", differ ^ concat(&all))
        .comment("Sum of the lanes, modulo the numbers' size");
    m.finish()
}

/// A chain during the scan.
pub struct Chain<'m> {
    /// The chain's name, a part of the names of nets.
    pub name: &'static str,
    /// The lanes after the levels so far.
    pub lanes: Vec<Signal<'m>>,
    /// The mode adds up the lanes of this chain.
    pub scans: Signal<'m>,
}

/// The boundaries of streams in a chain.
#[derive(Clone, Copy)]
pub struct Bounds<'m> {
    /// Each lane holds two bytes.
    pub bytes: Signal<'m>,
    /// The chain has two streams, one in each half.
    pub halves: Signal<'m>,
    /// The chain is divided into the classes of mode 4.
    pub classes: Signal<'m>,
}

/// Adds one level of a chain's scan, a parallel prefix (Sklansky's): a lane gets the sum of the lanes before it,
/// unless a stream or a class starts between them.
pub fn scan_level<'m>(
    m: &'m Builder,
    p: &Parameters,
    chain: &mut Chain<'m>,
    level: u32,
    bounds: Bounds<'m>,
) -> Result<(), DesignError> {
    let count = chain.lanes.len();
    let module = adder(p)?;
    let class = |lane: usize| MODES[4].class(p.lanes(), lane);
    let across_halves = level + 1 == count.trailing_zeros();
    let before = chain.lanes.clone();
    let mut sources: BTreeMap<(usize, bool), Signal<'m>> = BTreeMap::new();
    let name = chain.name;
    for lane in (0..count).filter(|lane| lane >> level & 1 == 1) {
        let last = (lane >> level << level) - 1;
        let crosses = class(last) != class(lane);
        let source = *sources.entry((last, crosses)).or_insert_with(|| {
            let mut stops = vec![!chain.scans];
            stops.extend(across_halves.then_some(bounds.halves));
            stops.extend(crosses.then_some(bounds.classes));
            let across = if crosses { "_across" } else { "" };
            let source = (!or_all(stops)).gate(before[last]);
            source.named(&format!("{name}_from_{last}{across}_level{}", level + 1))
        });
        let inputs = AdderInputs {
            a: before[lane],
            b: source,
            carry: m.zero(1),
            bytes: bounds.bytes,
        };
        let instance = format!("{name}_add{lane}_level{}", level + 1);
        chain.lanes[lane] = m.instance(&instance, &module, inputs).sum;
    }
    chain.lanes = m.vector(&format!("{name}_level{}", level + 1), &chain.lanes);
    Ok(())
}
