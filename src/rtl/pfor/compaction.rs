//! Compacts and concatenates a quarter's exceptions: the mirror image of [`expansion`](super::expansion).

use std::rc::Rc;

use super::expansion::LONGEST;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::{merge, MergeInputs};

ports! {
    pub(super) CompactionInputs { bytes, ups } -> CompactionOutputs { slots }
}

/// Moves exceptions from their lanes to adjacent slots.
///
/// Combinational.
pub fn compaction(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_compaction", p.name));
    m.doc(
        "Moves a quarter's exceptions to adjacent slots: each level merges those of two runs of lanes.",
    );
    let mut nodes = m
        .input("bytes", p.quarter_bits())
        .comment("Exceptions in their lanes, zero in lanes that have none")
        .parts(8);
    let levels = (2 * p.lanes()).trailing_zeros();
    let ups = m.input("ups", levels << (levels - 1));
    ups.comment("Directions of units in each level of the network, the last level lowest");
    for half in 0..levels {
        let level = levels - 1 - half;
        let module = merge(half, 8)?;
        let own = ups.slice(level << (levels - 1), 1 << (levels - 1));
        let pairs = nodes.chunks(2).zip(own.parts(1 << half)).enumerate();
        let wholes = pairs.map(|(node, (pair, up))| {
            let halves = concat(pair);
            let inputs = MergeInputs { halves, up };
            m.instance(&format!("merge{half}_{node}"), &module, inputs)
                .whole
        });
        let wholes: Vec<Signal> = wholes.collect();
        nodes = m.vector(&format!("slots_of_{}", 2 << half), &wholes);
    }
    m.output("slots", nodes[0])
        .comment("Exceptions in adjacent slots, zero past the last one");
    m.finish()
}

ports! {
    pub(super) PitchInputs { slots, wide, narrow } -> PitchOutputs { adjacent }
}

/// Concatenates a quarter's exceptions from their slots.
///
/// Combinational: an AND-OR of the bits that can reach each position.
pub fn pitch(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_pitch", p.name));
    m.doc("Concatenates a quarter's exceptions: moves them from slots to a pitch of their length. The first\none starts at its offset within the slot.");
    let slots = m
        .input("slots", p.quarter_bits())
        .comment("Exceptions in adjacent slots, zero past the last one");
    let wide = m
        .input("wide", LONGEST - 1)
        .comment("Length of exceptions of 16-bit elements, one-hot: 2 to 16 bits");
    let narrow = m.input("narrow", LONGEST / 2 - 1);
    narrow.comment("Length of exceptions of bytes, two per lane, one-hot: 2 to 8 bits");
    let at = |length: u32, width: u32| -> Result<Signal<'_>, DesignError> {
        let kind = if width == LANE { "lanes" } else { "bytes" };
        let name = format!("{kind}_of_{length}");
        if length == width {
            return Ok(slots);
        }
        let module = at_pitch(p.quarter_bits() / width, width, length)?;
        let moved = m.instance(&format!("move_{name}"), &module, AtPitchInputs { slots });
        Ok(moved.moved.named(&name))
    };
    let mut all = Vec::new();
    for length in 2..=LONGEST {
        all.push(wide.bit(length - 2).gate(at(length, LANE)?));
    }
    for length in 2..=LONGEST / 2 {
        all.push(narrow.bit(length - 2).gate(at(length, 8)?));
    }
    m.output("adjacent", or_all(all))
        .comment("Concatenated exceptions, the first at its offset within a slot");
    m.finish()
}

ports! {
    AtPitchInputs { slots } -> AtPitchOutputs { moved }
}

/// Combinational: each bit of the result is the OR of the slots' bits that reach it.
fn at_pitch(count: u32, width: u32, pitch: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("../common/library/at_pitch.v");
    let parameters = [("COUNT", count), ("WIDTH", width), ("PITCH", pitch)];
    let m = Builder::library("at_pitch", text, &parameters);
    m.doc(&format!(
        "Moves {count} slots of {width} bits to a pitch of {pitch} bits. Combinational."
    ));
    let slots = m
        .input("slots", count * width)
        .comment("Slots, the first in the lowest bits");
    let bits = (0..count * width).map(|bit| {
        let reach_it = (0..count).filter_map(|slot| {
            let inner = bit.checked_sub(slot * pitch)?;
            (inner < width).then(|| slots.bit(slot * width + inner))
        });
        let reach_it: Vec<Signal> = reach_it.collect();
        if reach_it.is_empty() {
            m.zero(1)
        } else {
            or_all(reach_it)
        }
    });
    m.output("moved", concat(&bits.collect::<Vec<_>>()))
        .comment("Slots, moved together; zero past the last one");
    m.finish()
}
