//! Puts the header in front of the body.

use super::coded::Coded;
use super::layout::Mode;
use super::{Parameters, MODE_BITS, QUARTERS};
use crate::hdl::{concat, or_all, Builder, Signal};

impl<'m> Coded<'_, 'm> {
    /// The header, padded to the longest one.
    pub fn headers(&self) -> Signal<'m> {
        let longest = lengths_there(self.p).last().copied().unwrap_or(MODE_BITS);
        let of_mode = |mode: &Mode| {
            let is = self.mode.bit(mode.number as u32);
            is.gate(self.header(mode).resize(longest))
        };
        or_all(self.p.modes().map(of_mode).collect::<Vec<_>>())
    }

    /// Whether the header has `length` bits.
    pub fn header_has(&self, length: u32) -> Signal<'m> {
        let modes = self.p.modes().filter(|mode| mode.header_bits() == length);
        let is = modes.map(|mode| self.mode.bit(mode.number as u32));
        or_all(is.collect::<Vec<_>>()).named(&format!("header_has_{length}_bits"))
    }

    fn header(&self, mode: &Mode) -> Signal<'m> {
        let m = self.m;
        let mut parts = vec![m.constant(mode.number as u64, MODE_BITS)];
        if mode.number != 6 {
            let width = mode.width_bits();
            let (step, element) = (QUARTERS / mode.streams.count(), mode.streams.element_bits());
            for quarter in (0..QUARTERS).step_by(step) {
                let depth = self.depths[quarter];
                // A stream of full planes without exceptions is stored as d = 0, x = 1.
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

/// The header lengths of the supported modes, the shortest first.
pub fn lengths_there(p: &Parameters) -> Vec<u32> {
    let mut lengths: Vec<u32> = p.modes().map(Mode::header_bits).collect();
    lengths.sort_unstable();
    lengths.dedup();
    lengths
}

/// Puts a header in front of a body, in `bits` bits. `lengths`: each possible header length, and whether it applies.
pub fn in_front<'m>(
    m: &'m Builder,
    bits: u32,
    header: Signal<'m>,
    lengths: &[(u32, Signal<'m>)],
    body: Signal<'m>,
) -> Signal<'m> {
    let behind = lengths
        .iter()
        .map(|(length, is)| is.gate(concat(&[m.zero(*length), body]).resize(bits)));
    or_all([header.resize(bits)].into_iter().chain(behind)).named("encoding")
}
