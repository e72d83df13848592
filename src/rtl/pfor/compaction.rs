//! Exceptions of a quarter side by side: the mirror of [`expansion`](super::expansion).

use std::rc::Rc;

use super::expansion::LONGEST;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::{merge, MergeInputs};

ports! {
    pub(super) CompactionInputs { bytes, ups } -> CompactionOutputs { slots }
}

/// Moves exceptions side by side.
///
/// Combinational.
pub fn compaction(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_compaction", p.name));
    m.doc(
        "A quarter's exceptions side by side: in each level those of two runs of lanes become one.",
    );
    let mut nodes = m
        .input("bytes", p.quarter_bits())
        .comment("Exceptions in their lanes, zero in lanes that have none")
        .parts(8);
    let levels = (2 * p.lanes()).trailing_zeros();
    let ups = m.input("ups", levels << (levels - 1));
    ups.comment("Which way units go in each level of the network, the last level's lowest");
    for half in 0..levels {
        let level = levels - 1 - half;
        let module = merge(&format!("{}_merge{half}", p.name), half, 8)?;
        let own = ups.slice(level << (levels - 1), 1 << (levels - 1));
        let pairs = nodes.chunks(2).zip(own.parts(1 << half)).enumerate();
        let wholes = pairs.map(|(node, (pair, up))| {
            let inputs = MergeInputs {
                left: pair[0],
                right: pair[1],
                up,
            };
            m.instance(&format!("merge{half}_{node}"), &module, inputs)
                .whole
        });
        let wholes: Vec<Signal> = wholes.collect();
        nodes = m.vector(&format!("slots_of_{}", 2 << half), &wholes);
    }
    m.output("slots", nodes[0])
        .comment("Exceptions side by side, zero past the last one");
    m.finish()
}

ports! {
    pub(super) PitchInputs { slots, wide, narrow } -> PitchOutputs { adjacent }
}

/// Puts a quarter's exceptions at a pitch of their length.
///
/// Combinational: an AND-OR, of each bit those that can come to be there.
pub fn pitch(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_pitch", p.name));
    m.doc("A quarter's exceptions from their slots to a pitch of their length. What they have below\ntheir bits in a slot they keep.");
    let slots = m
        .input("slots", p.quarter_bits())
        .comment("Exceptions side by side, each in a slot, zero past the last one");
    let wide = m
        .input("wide", LONGEST - 1)
        .comment("Length of exceptions of 16-bit lanes, one-hot: 2 to 16 bits");
    let narrow = m.input("narrow", LONGEST / 2 - 1);
    narrow.comment("Length of exceptions of bytes, two a lane, one-hot: 2 to 8 bits");
    let count = p.lanes() as u32;
    let at_pitch = |length: u32, width: u32| {
        // Slots as they lie over each other: of each bit of the result those that reach it.
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
        .comment("Exceptions at a pitch of their length");
    m.finish()
}
