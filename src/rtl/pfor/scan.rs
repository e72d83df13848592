//! The scan: differences added up along their streams, in two chains of lanes, level by level.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::layout::MODES;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) AdderInputs { a, b, carry, bytes } -> AdderOutputs { sum }
}

/// Adds two lanes, as one number of 16 bits or two of 8.
///
/// Combinational. One adder: a bit between the bytes and one below them hand on, stop or make
/// carries.
pub fn adder(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_adder", p.name));
    m.doc("Adds two lanes, as one number of 16 bits or two of 8, and a carry to each number.\nOne adder, with a bit between the bytes that hands the carry on, stops or makes one.");
    let [a, b] = [("a", "First lane to add"), ("b", "Second lane to add")]
        .map(|(name, says)| m.input(name, LANE).comment(says));
    let carry = m.input("carry", 1).comment("Carry to add to each number");
    let bytes = m
        .input("bytes", 1)
        .comment("Lanes are two numbers of 8 bits each, else one of 16");
    let between = [!bytes | carry, bytes & carry];
    let between = [between[0].named("hands_on"), between[1].named("makes_one")];
    let wide = [a, b].map(|value| (value.slice(0, 8), value.slice(8, 8)));
    let [a, b] = [0, 1].map(|n: usize| concat(&[carry, wide[n].0, between[n], wide[n].1]));
    let sum = (a + b).named("sum_with_carries");
    m.output("sum", concat(&[sum.slice(1, 8), sum.slice(10, 8)]))
        .comment("Sum of the lanes, modulo the numbers' size");
    m.finish()
}

/// Where a chain's scan is on.
pub struct Chain<'m> {
    /// As a part of names.
    pub name: &'static str,
    /// Its lanes.
    pub lanes: Vec<Signal<'m>>,
    /// It is added up at all.
    pub scans: Signal<'m>,
}

/// What bounds the streams of a chain.
#[derive(Clone, Copy)]
pub struct Bounds<'m> {
    /// Lanes are two bytes.
    pub bytes: Signal<'m>,
    /// A chain is two streams: its halves.
    pub halves: Signal<'m>,
    /// A chain is the classes of mode 4.
    pub classes: Signal<'m>,
}

/// One level of the scan of a chain, a parallel prefix (Sklansky's): a lane gets the sum of those
/// before it, unless a stream begins between them.
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
