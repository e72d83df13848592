//! Planes: the kinds of streams, the end of the planes, and the bits of a lane that planes hold.

use std::rc::Rc;

use super::layout::Streams;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::thermometer;

/// The kinds of streams of the supported modes, and which of them the block has.
pub struct Kinds<'m> {
    m: &'m Builder,
    all: Vec<(Streams, Signal<'m>)>,
    bytes: Signal<'m>,
}

impl<'m> Kinds<'m> {
    /// The kinds from the one-hot mode. A block that is stored `raw` is read as four streams. `of`: a prefix of names,
    /// a different one in each step.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        of: &str,
        mode: Signal<'m>,
        raw: Option<Signal<'m>>,
    ) -> Self {
        let kinds = Streams::ALL.into_iter().filter_map(|kind| {
            let modes = p.modes().filter(|mode| mode.streams == kind);
            let mut modes: Vec<Signal> = modes.map(|one| mode.bit(one.number as u32)).collect();
            modes.extend(raw.filter(|_| kind == Streams::Four));
            let is = (!modes.is_empty()).then(|| or_all(modes))?;
            Some((kind, is.named(&format!("{of}_has_{}", kind.name()))))
        });
        let all: Vec<(Streams, Signal)> = kinds.collect();
        let bytes = all.iter().filter(|(kind, _)| kind.are_bytes());
        let bytes = or_all([m.zero(1)].into_iter().chain(bytes.map(|(_, is)| *is)));
        Kinds {
            m,
            bytes: bytes.named(&format!("{of}_has_bytes")),
            all,
        }
    }

    /// Whether the block has streams of this kind.
    pub fn is(&self, kind: Streams) -> Signal<'m> {
        let found = self.all.iter().find(|(other, _)| *other == kind);
        found.map_or(self.m.zero(1), |found| found.1)
    }

    /// Whether elements are bytes.
    pub fn are_bytes(&self) -> Signal<'m> {
        self.bytes
    }

    /// The kinds of the supported modes, and whether the block has each.
    pub fn there(&self) -> impl Iterator<Item = (Streams, Signal<'m>)> + '_ {
        self.all.iter().copied()
    }
}

/// Bits of a position in the planes, in units.
const PLACE_BITS: u32 = 7;

/// The end of the last plane in units, from the depths of the quarters.
pub fn end<'m>(kinds: &Kinds<'m>, depths: &[Signal<'m>]) -> Signal<'m> {
    let m = kinds.m;
    let wide = |depth: Signal<'m>| depth.resize(PLACE_BITS);
    let first_two = (wide(depths[0]) + wide(depths[1])).named("depth_of_two");
    let last_two = (wide(depths[2]) + wide(depths[3])).named("depth_of_last_two");
    let all = (first_two + last_two).named("depth_of_all");
    let of_kind = |kind: Streams| match kind {
        Streams::Four | Streams::Two => all,
        Streams::Bytes | Streams::Rotated => concat(&[m.zero(1), all]).resize(PLACE_BITS),
        Streams::Text => m.constant(40, PLACE_BITS),
    };
    let gated = kinds.all.iter().map(|(kind, is)| is.gate(of_kind(*kind)));
    or_all(gated.collect::<Vec<_>>()).named("planes_end")
}

ports! {
    pub(super) MaskInputs { depth, kinds } -> MaskOutputs { stored, top }
}

/// Masks of the bits of a quarter's lanes that planes hold.
///
/// Combinational.
pub fn masks(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_plane_masks", p.name));
    m.doc("Masks of the bits of a lane that planes hold, and of the top planes' bits, which mark exceptions.");
    let depth = m
        .input("depth", 5)
        .comment("Planes of the quarter's stream");
    let kinds = m
        .input("kinds", 3)
        .comment("Kind of the elements, one-hot: 16 bits, bytes, text")
        .parts(1);
    let held = thermometer("planes_below", depth).slice(0, LANE);
    let equal: Vec<Signal> = (1..=LANE)
        .map(|planes| depth.eq_to(planes.into()))
        .collect();
    let last = concat(&m.vector("is_last_plane", &equal)).named("last_plane");
    let second = concat(&[last.slice(1, LANE - 1), m.zero(1)]);
    let two = (last | second).named("last_two_planes");
    let in_text = m.constant(0x1f1f, LANE);
    let masks = [
        ("stored", "Bits of a lane that planes hold", held),
        (
            "top",
            "Bits of a lane that are all ones in an exception",
            two,
        ),
    ];
    for (name, says, mask) in masks {
        let low = mask.slice(0, 8);
        let bytes = concat(&[low, low]);
        let (of_lane, of_bytes) = (kinds[0].gate(mask), kinds[1].gate(bytes));
        m.output(name, or_all([of_lane, of_bytes, kinds[2].gate(in_text)]))
            .comment(says);
    }
    m.finish()
}
