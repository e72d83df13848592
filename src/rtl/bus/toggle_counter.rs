//! The toggle counter: counts the wires that toggle from flit to flit within a block while it comes in.
//!
//! A flit per cycle. DBI's effect on a lane before its first tie depends on earlier blocks, and is left to
//! the user of this module; after the first tie it does not.

use std::rc::Rc;

use super::flit_toggles::{flit_toggles, group_bits, FlitTogglesInputs};
use super::total::{columns, total};
use super::{Parameters, FLIT_BITS, FLIT_BYTES};
use crate::hdl::{ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) ToggleCounterInputs { take, first, last, flit }
    -> ToggleCounterOutputs {
        ties: Option<Signal<'m>>, turns: Option<Signal<'m>>, inverted: Option<Signal<'m>>,
        counted, toggles, any,
    }
}

/// The module of the toggle counter.
pub fn toggle_counter(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_toggle_counter", p.name));
    m.doc("Counts the wires that toggle from flit to flit within a block that comes in.");
    let take = m.input("take", 1).comment("A flit of the block is taken");
    let first = m.input("first", 1).comment("Flit is the block's first");
    let last = m.input("last", 1).comment("Flit is the block's last");
    let flit = m.input("flit", FLIT_BITS).comment("Flit that is taken");

    m.section(
        "One cycle after a flit: where it differs from the one before, toggles by groups of lanes",
    );
    let before = m.delay_if("previous", take, flit);
    let differing = m.delay_if("differing", take, flit ^ before);
    let first = m.delay_if("is_first", take, first);
    let present = later(&m, "present", take);
    let ends = later(&m, "ends", take & last);
    let has_one_before = (!first).named("has_one_before");

    let lanes = p
        .dbi
        .then(|| ["tied", "turned", "inverted_at_end"].map(|name| m.register(name, FLIT_BYTES)));
    let inputs = FlitTogglesInputs {
        differing,
        inverted: lanes.map(|[.., inverted]| inverted),
    };
    let flit = m.instance("flit_toggles", &flit_toggles(&p.name, p.dbi)?, inputs);
    if let (Some([ties, turns, inverted]), Some(turn), Some(tie)) = (lanes, flit.turns, flit.ties) {
        // The next state of each lane.
        let next = |register: Signal<'_>, value: Signal<'_>| {
            m.next_if(register, present, has_one_before.gate(value));
        };
        next(ties, ties | tie);
        next(turns, turns ^ (turn & !ties));
        next(inverted, (inverted ^ (turn & ties)) & !tie);
        m.output("ties", ties)
            .comment("Byte lanes with a tie within the block");
        m.output("turns", turns)
            .comment("Lanes whose inversion turns over an odd number of times before a tie");
        m.output("inverted", inverted)
            .comment("Byte lanes with a tie that are inverted at the end of the block");
    }
    let inner = (present & has_one_before).named("is_inner");
    let counts = m.delay_if("counts", present, inner.gate(flit.counts));
    let any = m.delay_if("any_of_flit", present, before.any());
    let starts = m.delay("starts", first);
    let adds = later(&m, "adds", present);
    m.output("counted", later(&m, "is_counted", ends))
        .comment("Block whose last flit was taken two cycles ago is counted");

    m.section("Two cycles after a flit: its toggles are added to those of the flits before");
    let sum = m.register("sum", p.inner_bits());
    let continues = (!starts).named("block_continues");
    let before = continues.gate(sum).named("sum_before");
    let inputs = SumOfCountsInputs {
        counts,
        others: before,
        falls: None,
    };
    let toggles = m
        .instance(
            "add_flit",
            &sum_of_counts(p, p.inner_bits(), false)?,
            inputs,
        )
        .sum;
    m.next_if(sum, adds, toggles);
    m.output("toggles", toggles)
        .comment("Wires that toggle within the block; with DBI but for lanes' first ties");
    let any_before = m.register("any_before", 1);
    let any = (any | (continues & any_before)).named("any_with_flit");
    m.next_if(any_before, adds, any);
    m.output("any", any).comment("Block is not all zero");
    m.finish()
}

ports! {
    pub(in crate::rtl) SumOfCountsInputs { counts, others, falls: Option<Signal<'m>> } -> SumOfCountsOutputs { sum }
}

/// Adds a flit's toggles, by groups of lanes, to `others` of `toggles` within the block, and
/// `with_falls` to DBI wires that fall, which count 1 each.
pub fn sum_of_counts(
    p: &Parameters,
    width: u32,
    with_falls: bool,
) -> Result<Rc<Module>, DesignError> {
    let name = if with_falls {
        "sum_of_counts_and_bits"
    } else {
        "sum_of_counts"
    };
    let m = Builder::new(format!("{}_{name}_{width}", p.name));
    m.doc("Adds toggles: layers of full adders, and one adder behind them. Of the nets, those of\nweight n count n each.");
    let counts = m.input("counts", FLIT_BYTES / 4 * group_bits(p.dbi));
    counts.comment("Wires that toggle from a flit to the next, a number for each four lanes");
    let others = m.input("others", p.inner_bits());
    others.comment("Wires that toggle in the block's other flits");
    let mut numbers = counts.parts(group_bits(p.dbi));
    numbers.push(others);
    if with_falls {
        numbers.extend(
            m.input("falls", FLIT_BYTES)
                .comment("DBI wires that fall, a bit each")
                .parts(1),
        );
    }
    m.output("sum", total(&m, columns(&numbers), width))
        .comment("Sum of all toggles");
    m.finish()
}

/// Whether something was so a cycle ago; not in reset.
fn later<'m>(m: &'m Builder, name: &str, value: Signal<'m>) -> Signal<'m> {
    let register = m.register_reset(name, 1, 0);
    m.next(register, value);
    register
}
