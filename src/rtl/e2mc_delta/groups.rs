//! Where the groups of ways of a compressed block lie, and its mode.

use super::{Parameters, MODE_BITS};
use crate::hdl::{concat, or_all, Builder, Signal};
use crate::rtl::e2mc::decompressor::way_start::stored_length;
use crate::rtl::e2mc::pairs::{pairs, Pairs};

/// Of the block that is read.
pub(super) struct Groups<'m> {
    /// The bit at which each way starts, forwards or backwards; even with one way, also the start of a
    /// backward way without symbols.
    pub starts: Vec<Signal<'m>>,
    /// No block has its mode, or its pointers.
    pub bad: Signal<'m>,
    /// Its mode: 2 × the lag of 2, 4; and the first of its two codes, without the lowest bit.
    pub lags: Signal<'m>,
    pub codes: Option<Signal<'m>>,
}

/// `block`: the slot's, `metadata`: its bursts − 1.
pub(super) fn groups<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: Signal<'m>,
    metadata: Signal<'m>,
) -> Groups<'m> {
    let length = stored_length(m, &p.frame, "bursts", metadata).named("length");
    let Pairs { starts, mut bad } = pairs(m, &p.frame, block, MODE_BITS, length);

    let mode = block.slice(0, MODE_BITS).named("mode");
    let is: Vec<(u32, Signal)> = (p.modes.iter())
        .map(|&of| {
            let is = mode.eq_to(u64::from(of));
            (of, is.named(&format!("is_mode{of}")))
        })
        .collect();
    let has_mode = or_all(is.iter().map(|is| is.1)).named("has_mode");
    bad.push(!has_mode);
    let lag_of = |wanted: u32| {
        let found = is.iter().find(|(of, _)| *of == wanted);
        found.map_or(m.zero(1), |found| found.1)
    };
    // Another mode's codes are those of the first one.
    let mode_bits = p.code_bits() - 1;
    let codes = (mode_bits > 0).then(|| {
        let numbered = (0..).zip(&is);
        let numbers = numbered.map(|(number, is)| is.1.gate(m.constant(number, mode_bits)));
        or_all(numbers.collect::<Vec<_>>()).named("mode_number")
    });
    Groups {
        starts,
        bad: or_all(bad).named("header_bad"),
        lags: concat(&[lag_of(1), lag_of(2)]).named("lags"),
        codes,
    }
}
