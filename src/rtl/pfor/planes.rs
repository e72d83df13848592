//! Planes: the start of each window of 16 units, the bits of a lane that planes hold, and the transposition between
//! windows and lanes, which is wires and a multiplexer of modes.

use std::rc::Rc;

use super::layout::Streams;
use super::{Parameters, LANE, QUARTERS};
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

/// Positions of planes, in units.
pub struct PlaceOfPlanes<'m> {
    /// The starts of windows 1 to 3; window 0 starts with the planes.
    pub windows: Vec<Signal<'m>>,
    /// The end of the last plane.
    pub end: Signal<'m>,
}

/// Bits of a position in the planes, in units.
const PLACE_BITS: u32 = 7;

/// The starts of windows and the end of planes, from the depths of the quarters.
pub fn places<'m>(kinds: &Kinds<'m>, depths: &[Signal<'m>]) -> PlaceOfPlanes<'m> {
    let m = kinds.m;
    let wide = |depth: Signal<'m>| depth.resize(PLACE_BITS);
    let first_two = (wide(depths[0]) + wide(depths[1])).named("depth_of_two");
    let last_two = (wide(depths[2]) + wide(depths[3])).named("depth_of_last_two");
    let all = (first_two + last_two).named("depth_of_all");
    let three = (first_two + wide(depths[2])).named("depth_of_three");
    // Both quarters of a stream have its depth, so with two streams `first_two` is twice the depth of stream 0.
    let times =
        |value: Signal<'m>, places: u32| concat(&[m.zero(places), value]).resize(PLACE_BITS);
    let number = |value: u64| m.constant(value, PLACE_BITS);
    let of_kind = |kind: Streams| match kind {
        Streams::Four => [wide(depths[0]), first_two, three, all],
        Streams::Bytes => [
            times(wide(depths[0]), 1),
            times(first_two, 1),
            times(three, 1),
            times(all, 1),
        ],
        Streams::Two => [number(16), first_two, first_two.plus(16), all],
        Streams::Rotated => [
            number(16),
            times(first_two, 1),
            times(first_two, 1).plus(16),
            times(all, 1),
        ],
        Streams::Text => [number(16), number(32), number(48), number(40)],
    };
    let mut chosen = (0..QUARTERS).map(|place| {
        let gated = kinds
            .all
            .iter()
            .map(|(kind, is)| is.gate(of_kind(*kind)[place]));
        or_all(gated.collect::<Vec<_>>())
    });
    let windows: Vec<Signal> = chosen.by_ref().take(QUARTERS - 1).collect();
    let end = chosen.next().unwrap_or(m.zero(PLACE_BITS));
    PlaceOfPlanes {
        windows: m.vector("window_starts", &windows),
        end: end.named("planes_end"),
    }
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

ports! {
    ToLanesInputs { planes } -> ToLanesOutputs { lanes }
    ToPlanesInputs { lanes } -> ToPlanesOutputs { planes }
}

/// Transposes the planes of one stream to its lanes: wires.
fn to_lanes(p: &Parameters, kind: Streams) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_{}_to_lanes", p.name, kind.name()));
    m.doc("Transposes the planes of one stream to its lanes: wires.");
    let planes = m
        .input("planes", kind.quarters() as u32 * p.quarter_bits())
        .comment("Planes of the stream, in windows of a quarter's bits");
    let places =
        bits_of_stream(p, kind).map(|lane_bit| match kind.plane_bit(p.lanes(), lane_bit) {
            Some((window, bit)) => planes.bit(window as u32 * p.quarter_bits() + bit as u32),
            None => m.zero(1),
        });
    m.output("lanes", concat(&places.collect::<Vec<_>>()))
        .comment("Bits of each lane that planes hold, zero elsewhere; first lane lowest");
    m.finish()
}

/// All bits of the first stream's lanes, as quarter, lane and bit.
fn bits_of_stream(p: &Parameters, kind: Streams) -> impl Iterator<Item = (usize, usize, usize)> {
    let lanes = p.lanes();
    let places =
        (0..kind.quarters()).flat_map(move |quarter| (0..lanes).map(move |lane| (quarter, lane)));
    places.flat_map(|(quarter, lane)| (0..LANE as usize).map(move |bit| (quarter, lane, bit)))
}

/// Transposes `windows` to the lanes of each quarter; bits that planes do not hold are zero. `stored`: for each
/// quarter, the mask of the bits that planes hold. `(raw, block)`: whether the block is stored raw, and its bits.
pub fn transposed<'m>(
    p: &Parameters,
    kinds: &Kinds<'m>,
    windows: &[Signal<'m>],
    stored: &[Signal<'m>],
    (raw, block): (Signal<'m>, Signal<'m>),
) -> Result<Vec<Signal<'m>>, DesignError> {
    let m = kinds.m;
    let mut choices: Vec<Vec<Signal>> = vec![Vec::new(); QUARTERS];
    for &(kind, is) in &kinds.all {
        let module = to_lanes(p, kind)?;
        let is = match kind {
            Streams::Four => (is & !raw).named("is_four_streams"),
            _ => is,
        };
        let streams = windows.chunks(kind.quarters()).enumerate();
        let lanes = streams.flat_map(|(stream, windows)| {
            let inputs = ToLanesInputs {
                planes: concat(windows),
            };
            let instance = format!("{}_to_lanes{stream}", kind.name());
            let lanes = m.instance(&instance, &module, inputs).lanes;
            lanes.parts(p.quarter_bits())
        });
        for (quarter, lanes) in lanes.enumerate() {
            let taken = is.gate(stored[quarter]);
            let taken = taken.named(&format!("quarter{quarter}_{}_taken", kind.name()));
            choices[quarter].push(taken.replicate(p.unit()) & lanes);
        }
    }
    let elements = block.parts(LANE);
    let values = choices.into_iter().enumerate().map(|(quarter, choices)| {
        let own: Vec<Signal> = elements[quarter..]
            .iter()
            .step_by(QUARTERS)
            .copied()
            .collect();
        or_all(choices.into_iter().chain([raw.gate(concat(&own))]))
    });
    Ok(m.vector("values", &values.collect::<Vec<_>>()))
}
