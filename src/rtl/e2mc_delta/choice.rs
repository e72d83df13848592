//! Compressor, first pass: selects the mode with the fewest bits, the lowest one at a tie.
//!
//! ```text
//! bits of groups in each mode → layouts → register → compare all with all ─→ takes
//!                                                └──────── pick ───────────→ starts, exceeds
//! ```
//!
//! A cycle of latency. The outputs then hold until the next `moves`.

use std::rc::Rc;

use super::layout::{group_bits, layout, total_bits, LayoutInputs};
use super::Parameters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) ChoiceInputs { moves, group_bits }
    -> ChoiceOutputs { takes, starts: Option<Signal<'m>>, exceeds }
}

pub(super) fn choice(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_choice", p.frame.name));
    m.doc("The mode in which a block has the fewest bits, the lowest of several, and where its\ngroups start in it.");
    let moves = m.input("moves", 1);
    moves.comment("Bits of the groups in each mode are complete");
    let modes = p.modes.len() as u32;
    let of_mode = p.groups() * group_bits(p);
    let groups = m
        .input("group_bits", modes * of_mode)
        .comment("Bits of each group's symbols, mode after mode, the first lowest");

    m.section("The layout in each mode");
    let module = layout(p)?;
    let mut layouts = Vec::new();
    for (&mode, groups) in p.modes.iter().zip(groups.parts(of_mode)) {
        let name = format!("layout_mode{mode}");
        let one = m.instance(&name, &module, LayoutInputs { group_bits: groups });
        let keep = |what, value| m.delay_if(&format!("mode{mode}_{what}"), moves, value);
        let starts = one.starts.map(|starts| keep("starts", starts));
        // A mode without an encoding has more bits than any other.
        let rank = concat(&[keep("total", one.total), keep("has_none", one.has_none)]);
        layouts.push((starts, rank.named(&format!("mode{mode}_rank"))));
    }

    m.section("The mode with the fewest bits, of those the lowest");
    let mut takes = Vec::new();
    for (number, this) in layouts.iter().enumerate() {
        let others = layouts.iter().enumerate();
        let better = others.filter_map(|(other_number, other)| match other_number.cmp(&number) {
            std::cmp::Ordering::Less => Some(this.1.lt(other.1)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(this.1.le(other.1)),
        });
        let best = better.fold(m.constant(1, 1), |all, one| all & one);
        takes.push(best.named(&format!("takes_mode{}", p.modes[number])));
    }
    let least = pick(&takes, layouts.iter().map(|layout| layout.1).collect()).named("least_bits");
    let starts: Option<Vec<Signal>> = layouts.iter().map(|layout| layout.0).collect();
    m.output("takes", concat(&takes))
        .comment("Mode that is taken, one-hot");
    if let Some(starts) = starts {
        m.output("starts", pick(&takes, starts))
            .comment("Bytes at which groups 2, 3, ... start in that mode");
    }
    let exceeds = (1..=p.frame.max_bursts()).map(|bursts| {
        let most = p.frame.room_bits(bursts);
        least.gt(m.constant(u64::from(most), total_bits(p) + 1))
    });
    m.output("exceeds", concat(&exceeds.collect::<Vec<_>>()))
        .comment("Block has more bits than 1, 2, ... bursts, a bit each");
    m.finish()
}

/// The value of the selected mode.
fn pick<'m>(takes: &[Signal<'m>], values: Vec<Signal<'m>>) -> Signal<'m> {
    let gated = takes.iter().zip(values);
    or_all(gated.map(|(is, value)| is.gate(value)))
}
