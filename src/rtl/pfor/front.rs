//! The header in front of what follows it.

use super::coded::Coded;
use super::layout::Mode;
use super::{MODE_BITS, QUARTERS};
use crate::hdl::{concat, or_all, Signal};

impl<'m> Coded<'_, 'm> {
    /// All of it: the header, and behind it the body.
    pub fn with_header(&self, body: Signal<'m>) -> Signal<'m> {
        let (m, p) = (self.m, self.p);
        let most = p.ports.max_stored_bits();
        let of_mode = |mode: &Mode| {
            let is = self.mode.bit(mode.number as u32);
            is.gate(self.header(mode).resize(most))
        };
        let header = or_all(p.modes().map(of_mode).collect::<Vec<_>>()).named("header");
        let mut lengths: Vec<u32> = p.modes().map(Mode::header_bits).collect();
        lengths.sort_unstable();
        lengths.dedup();
        let behind = lengths.into_iter().map(|length| {
            let modes = p.modes().filter(|mode| mode.header_bits() == length);
            let is = or_all(
                modes
                    .map(|mode| self.mode.bit(mode.number as u32))
                    .collect::<Vec<_>>(),
            );
            let moved = concat(&[m.zero(length), body]).resize(most);
            is.named(&format!("header_has_{length}_bits")).gate(moved)
        });
        or_all([header].into_iter().chain(behind)).named("encoding")
    }

    fn header(&self, mode: &Mode) -> Signal<'m> {
        let m = self.m;
        let mut parts = vec![m.constant(mode.number as u64, MODE_BITS)];
        if mode.number != 6 {
            let width = mode.width_bits();
            let (step, element) = (QUARTERS / mode.streams.count(), mode.streams.element_bits());
            for quarter in (0..QUARTERS).step_by(step) {
                let depth = self.depths[quarter];
                // Where planes hold all of the element: depth 0, and 1 more.
                let whole = depth.bit(element.trailing_zeros());
                let excess = self.excesses[quarter].resize(width);
                parts.push(depth.resize(width));
                parts.push(excess | whole.resize(width));
            }
        }
        parts.push(self.flags.resize(mode.flags().1));
        concat(&parts)
    }
}
