//! The symbols of all ranks, from a block's base and shift: the mirror of [`origin`](super::origin).

use std::rc::Rc;

use super::{Parameters, SHIFT_BITS};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) RankedInputs { base, shift } -> RankedOutputs { ranked }
}
/// Combinational. Ranks above twice the shift continue downwards: the symbol of rank q is base − (q − shift).
pub(super) fn ranked(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_ranked", p.name));
    m.doc("The symbols of all ranks: the base, then those above and below it in turns as far as the\nshift says, then those further down.");
    let base = m
        .input("base", p.symbol_bits)
        .comment("Base of the block: symbol of rank 0");
    let shift = m
        .input("shift", SHIFT_BITS)
        .comment("Shift of the block: ranks up to twice that are on both sides of the base");
    let far = shift.resize(p.symbol_bits);
    let modulo =
        |value: i64| m.constant(value.rem_euclid(1 << p.symbol_bits) as u64, p.symbol_bits);
    let symbols: Vec<Signal> = (0..p.ranks())
        .map(|rank| {
            let down = far + modulo(-i64::from(rank));
            let half = i64::from(rank.div_ceil(2));
            let moved = if rank == 0 {
                return base;
            } else if half >= 1 << SHIFT_BITS {
                down
            } else {
                let in_turn = modulo(if rank % 2 == 0 { -half } else { half });
                let is_in_turn = shift.ge(m.constant(half as u64, SHIFT_BITS));
                is_in_turn.mux(in_turn, down)
            };
            base + moved.named(&format!("rank{rank}_from_base"))
        })
        .collect();
    m.output("ranked", concat(&m.vector("symbol_of_rank", &symbols)))
        .comment("Symbols that have ranks, of rank 0 in the lowest bits");
    m.finish()
}
