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
    let count = p.lanes() as u32;
    let at_pitch = |length: u32, width: u32| {
        // Slots overlap at this pitch: each bit of the result is the OR of the slots' bits that reach it.
        let bits = (0..p.quarter_bits()).map(|bit| {
            let slots_at = (0..count * LANE / width).filter_map(|slot| {
                let inner = bit.checked_sub(slot * length)?;
                (inner < width).then(|| slots.bit(slot * width + inner))
            });
            let bits: Vec<Signal> = slots_at.collect();
            if bits.is_empty() {
                m.zero(1)
            } else {
                or_all(bits)
            }
        });
        let kind = if width == LANE { "lanes" } else { "bytes" };
        concat(&bits.collect::<Vec<_>>()).named(&format!("{kind}_of_{length}"))
    };
    let wides = (2..=LONGEST).map(|length| wide.bit(length - 2).gate(at_pitch(length, LANE)));
    let wides: Vec<Signal> = wides.collect();
    let narrows = (2..=LONGEST / 2).map(|length| narrow.bit(length - 2).gate(at_pitch(length, 8)));
    m.output("adjacent", or_all(wides.into_iter().chain(narrows)))
        .comment("Concatenated exceptions, the first at its offset within a slot");
    m.finish()
}
