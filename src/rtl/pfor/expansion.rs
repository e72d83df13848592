//! Moves a quarter's concatenated exceptions to their lanes.

use std::rc::Rc;

use super::exceptions::Counts;
use super::{Parameters, LANE};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::{direction, split, DirectionInputs, SplitInputs};
use crate::rtl::common::select::one_hot;

ports! {
    pub(super) SlotsInputs { adjacent, wide, narrow } -> SlotsOutputs { slots }
}

/// Bits of the longest exception.
pub const LONGEST: u32 = 16;

/// Separates a quarter's concatenated exceptions into slots.
///
/// Combinational.
pub fn slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_slots", p.name));
    m.doc("Separates a quarter's concatenated exceptions into slots: a slot is a lane for 16-bit elements, a byte\nfor bytes. Above its exception, a slot holds bits of the next one.");
    let adjacent = m
        .input("adjacent", p.quarter_bits())
        .comment("Concatenated exceptions, the first at its offset within a slot");
    let wide = m
        .input("wide", LONGEST - 1)
        .comment("Length of exceptions of 16-bit elements, one-hot: 2 to 16 bits");
    let narrow = m.input("narrow", LONGEST / 2 - 1);
    narrow.comment("Length of exceptions of bytes, two per lane, one-hot: 2 to 8 bits");
    // The first byte of a lane with two lies where one element with an exception of twice the length would.
    let lane_is = (2..=LONGEST).map(|length| {
        if length % 2 == 0 && length >= 4 {
            wide.bit(length - 2) | narrow.bit(length / 2 - 2)
        } else {
            wide.bit(length - 2)
        }
    });
    let lane_is = concat(&m.vector("lane_bits", &lane_is.collect::<Vec<_>>())).named("lane_length");
    let at = |bit: u32| match adjacent.width().saturating_sub(bit).min(8) {
        0 => m.zero(8),
        left => adjacent.slice(bit, left).resize(8),
    };
    let mut slots = Vec::new();
    for slot in 0..p.lanes() as u32 {
        let low: Vec<Signal> = (2..=LONGEST).map(|length| at(slot * length)).collect();
        slots.push(one_hot(&m, &format!("slot{slot}_low"), lane_is, &low)?);
        let second = (2..=LONGEST).map(|length| at(slot * length + 8));
        let byte = (2..=LONGEST / 2).map(|length| at((2 * slot + 1) * length));
        let high: Vec<Signal> = second.chain(byte).collect();
        let select = concat(&[wide, narrow]);
        slots.push(one_hot(&m, &format!("slot{slot}_high"), select, &high)?);
    }
    m.output("slots", concat(&slots))
        .comment("Slots with one exception each; above it, bits of the next one");
    m.finish()
}

/// The directions of units in each level of a quarter's network, starting with the level of all lanes.
pub fn directions<'m>(
    m: &'m Builder,
    p: &Parameters,
    counts: &Counts<'m>,
) -> Result<Vec<Vec<Signal<'m>>>, DesignError> {
    let levels = (2 * p.lanes()).trailing_zeros();
    let level = |half: u32| {
        let starts = counts.right_starts(half);
        if half == 0 {
            // A node of two bytes: the start of the right byte is the direction.
            return Ok(starts);
        }
        let module = direction(half)?;
        let ups = starts.into_iter().enumerate().map(|(node, start)| {
            let name = format!("direction{half}_{node}");
            m.instance(&name, &module, DirectionInputs { start }).up
        });
        let ups: Vec<Signal> = ups.collect();
        Ok(m.vector(&format!("go_up{half}"), &ups))
    };
    (0..levels).rev().map(level).collect()
}

ports! {
    pub(super) ExpansionInputs { slots, ups } -> ExpansionOutputs { bytes }
}

/// Moves exceptions from adjacent slots to their lanes.
///
/// Combinational.
pub fn expansion(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_expansion", p.name));
    m.doc("Moves a quarter's exceptions from adjacent slots to their lanes: each level splits a run of slots into\nthose of the two halves of its lanes.");
    let mut nodes = vec![m
        .input("slots", p.quarter_bits())
        .comment("Slots with one exception each; above it, bits of the next one")];
    let levels = (2 * p.lanes()).trailing_zeros();
    let ups = m.input("ups", levels << (levels - 1));
    ups.comment("Directions of units in each level of the network, the first level lowest");
    for level in 0..levels {
        let half = levels - 1 - level;
        let module = split(half, 8)?;
        let own = ups.slice(level << (levels - 1), 1 << (levels - 1));
        let mut halves = Vec::new();
        for (node, (&whole, up)) in nodes.iter().zip(own.parts(1 << half)).enumerate() {
            let parts = m.instance(
                &format!("split{half}_{node}"),
                &module,
                SplitInputs { whole, up },
            );
            halves.push(parts.halves);
        }
        let halves = m.vector(&format!("slots_of_{}", 1 << half), &halves);
        nodes = halves
            .iter()
            .flat_map(|both| both.parts(8 << half))
            .collect();
    }
    m.output("bytes", concat(&nodes))
        .comment("Exceptions in their lanes; other lanes are arbitrary");
    m.finish()
}

ports! {
    pub(super) MergeInputs { values, bytes, upper, flags } -> MergeOutputs { joined }
}

/// Merges the bits that planes hold with the upper bits of exceptions.
///
/// Combinational.
pub fn merge(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_merge", p.name));
    m.doc("Merges the bits of a quarter's residuals that planes hold with the upper bits of exceptions.");
    let values = m
        .input("values", p.quarter_bits())
        .comment("Bits of all lanes that planes hold");
    let bytes = m
        .input("bytes", p.quarter_bits())
        .comment("Exceptions in their lanes");
    let upper = m
        .input("upper", LANE)
        .comment("Bits of a lane that come from an exception");
    let flags = m
        .input("flags", 2 * p.lanes() as u32)
        .comment("Bytes that belong to exceptions, one bit each");
    let of_byte = |byte: u32| {
        let upper = upper.slice(byte % 2 * 8, 8);
        flags.bit(byte).gate(upper)
    };
    let takes: Vec<Signal> = (0..flags.width()).map(of_byte).collect();
    let takes = concat(&m.vector("takes", &takes)).named("takes_exception");
    m.output("joined", (takes & bytes) | (!takes & values))
        .comment("Residuals of the quarter, the first lane lowest");
    m.finish()
}
