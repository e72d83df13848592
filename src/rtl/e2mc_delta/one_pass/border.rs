//! Compressor in one pass: the two ways that meet where a group ends and the next one starts, a
//! slice of the block at a time.
//!
//! ```text
//!                          border
//! backward way of the group ← | → forward way of the next
//!            └─ two slices of both ─┘ → shift by the border's byte → slice
//! ```
//!
//! Both grow away from the border, so that one shifter moves both.

use std::rc::Rc;

use super::super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::compressor::merge::SHIFT_BITS;
use crate::rtl::e2mc::SLICE_BYTES;

pub(super) const SLICE_BITS: u32 = SLICE_BYTES * 8;

/// Bits of the shift that are left for the second cycle, and the largest shift that they give.
const LATE_BITS: u32 = 3;
const LATE: u32 = 8 * ((1 << LATE_BITS) - 1);

ports! {
    pub(super) BorderInputs { way_below, way_above, here, shift } -> BorderOutputs { share }
}

/// `slices`: of each of the two ways.
pub(super) fn border(p: &Parameters, slices: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_border", p.frame.name));
    m.doc(
        "A 32-byte slice's bits of the two ways that meet where a group ends and the next one\n\
         starts. They are moved by whole bytes, 8, 16 or 24 at first, the rest a cycle later.",
    );
    let below = m.input("way_below", slices * SLICE_BITS);
    below.comment("Way that ends at the border, as it lies in the block");
    let above = m
        .input("way_above", slices * SLICE_BITS)
        .comment("Way that starts at the border, as it lies in the block");
    let most = p.frame.stored_slices();
    let here = m.input("here", 2 * most - 1);
    here.comment("Where this slice lies, one-hot, from the most slices below the border on");
    let shift = m.input("shift", SHIFT_BITS);
    shift.comment("Byte of the border in its slice");

    m.section("The slice that would begin at the border's place in this one, and the one before");
    let all = [below, above].map(|way| way.parts(SLICE_BITS)).concat();
    // The first slice above the border has `slices` before it.
    let part = |name: &str, before: u32| -> Result<Signal, DesignError> {
        let numbers = (0..2 * most - 1).filter_map(|place| {
            let number = (place + slices + 1).checked_sub(most + before)?;
            Some((place, *all.get(number as usize)?))
        });
        let (places, parts): (Vec<u32>, Vec<Signal>) = numbers.unzip();
        let places: Vec<Signal> = places.iter().map(|&place| here.bit(place)).collect();
        one_hot(&m, name, concat(&places), &parts)
    };
    let both = concat(&[part("slice_before", 1)?, part("slice", 0)?]);

    m.section("Moved by the border's byte");
    let wide = SLICE_BITS + LATE;
    let early = shift.slice(LATE_BITS, SHIFT_BITS - LATE_BITS);
    let early = concat(&[m.zero(3 + LATE_BITS), early]);
    let moved = (both << early).named("moved_by_8_bytes");
    let moved = m.delay("moved", moved.slice(2 * SLICE_BITS - wide, wide));
    let late = concat(&[m.zero(3), shift.slice(0, LATE_BITS)]);
    let share = (moved << late).named("moved_by_bytes");
    m.output("share", share.slice(LATE, SLICE_BITS))
        .comment("Bits of the slice that are of the two ways, a cycle later");
    m.finish()
}
