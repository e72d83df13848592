//! Planes: where each window of 16 units begins, which bits of a lane they hold, and the transposition
//! from windows to lanes, which is wires and the choice between modes.

use std::rc::Rc;

use super::layout::Streams;
use super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::thermometer;

/// The kinds of streams of the modes that are there, each with the OR of its modes.
pub struct Kinds<'m> {
    m: &'m Builder,
    all: Vec<(Streams, Signal<'m>)>,
}

impl<'m> Kinds<'m> {
    /// By the one-hot mode. A block that is stored `raw` is read as four streams.
    pub fn new(m: &'m Builder, p: &Parameters, mode: Signal<'m>, raw: Option<Signal<'m>>) -> Self {
        let kinds = Streams::ALL.into_iter().filter_map(|kind| {
            let modes = p.modes().filter(|mode| mode.streams == kind);
            let mut modes: Vec<Signal> = modes.map(|one| mode.bit(one.number as u32)).collect();
            modes.extend(raw.filter(|_| kind == Streams::Four));
            (!modes.is_empty()).then(|| (kind, or_all(modes)))
        });
        Kinds {
            m,
            all: kinds.collect(),
        }
    }

    /// Whether the block has streams of this kind.
    pub fn is(&self, kind: Streams) -> Signal<'m> {
        let found = self.all.iter().find(|(other, _)| *other == kind);
        found.map_or(self.m.zero(1), |found| found.1)
    }

    /// Whether elements are bytes.
    pub fn are_bytes(&self) -> Signal<'m> {
        let bytes = self.all.iter().filter(|(kind, _)| kind.are_bytes());
        or_all([self.m.zero(1)].into_iter().chain(bytes.map(|(_, is)| *is)))
    }
}

/// Where planes lie, in units.
pub struct PlaceOfPlanes<'m> {
    /// Of the windows 1 to 3; window 0 begins with the planes.
    pub windows: Vec<Signal<'m>>,
    /// Behind the last plane.
    pub end: Signal<'m>,
}

/// Bits of a place in the planes, in units.
const PLACE_BITS: u32 = 7;

/// Where windows begin and planes end, by the depths of the quarters.
pub fn places<'m>(kinds: &Kinds<'m>, depths: &[Signal<'m>]) -> PlaceOfPlanes<'m> {
    let m = kinds.m;
    let wide = |depth: Signal<'m>| depth.resize(PLACE_BITS);
    let first_two = (wide(depths[0]) + wide(depths[1])).named("depth_of_two");
    let last_two = (wide(depths[2]) + wide(depths[3])).named("depth_of_last_two");
    let all = (first_two + last_two).named("depth_of_all");
    let three = (first_two + wide(depths[2])).named("depth_of_three");
    // With two streams, each of them in two quarters, sums of both are twice their depths.
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

/// The bits of a quarter's lanes that planes hold.
///
/// | port | width | |
/// |---|---|---|
/// | `depth` | 5 | planes of the quarter's stream |
/// | `kinds` | 3 | elements of 16 bits, bytes, text: one of them |
/// | `stored` | 16 | the bits of a lane that a plane holds |
/// | `top` | 16 | those that are all ones in an exception |
///
/// Combinational.
pub fn masks(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_plane_masks", p.name));
    m.doc("The bits of a lane that planes hold, and those of them that tell an exception.");
    let depth = m.input("depth", 5);
    let kinds = m
        .input("kinds", 3)
        .comment("elements of 16 bits, bytes, text")
        .parts(1);
    let held = thermometer("planes_below", depth).slice(0, LANE);
    let equal: Vec<Signal> = (1..=LANE)
        .map(|planes| depth.eq_to(planes.into()))
        .collect();
    let last = concat(&m.vector("is_last_plane", &equal)).named("last_plane");
    let second = concat(&[last.slice(1, LANE - 1), m.zero(1)]);
    let two = (last | second).named("last_two_planes");
    let in_text = m.constant(0x1f1f, LANE);
    for (name, mask) in [("stored", held), ("top", two)] {
        let low = mask.slice(0, 8);
        let bytes = concat(&[low, low]);
        let (of_lane, of_bytes) = (kinds[0].gate(mask), kinds[1].gate(bytes));
        m.output(name, or_all([of_lane, of_bytes, kinds[2].gate(in_text)]));
    }
    m.finish()
}

/// The bits that planes hold, lane by lane, quarter by quarter: from the `windows`, by the masks of
/// the quarters' bits that are stored. `raw`: whether the block is stored raw, and its bits.
pub fn transposed<'m>(
    p: &Parameters,
    kinds: &Kinds<'m>,
    windows: &[Signal<'m>],
    stored: &[Signal<'m>],
    (raw, block): (Signal<'m>, Signal<'m>),
) -> Vec<Signal<'m>> {
    let m = kinds.m;
    let lanes = p.lanes();
    (0..QUARTERS)
        .map(|quarter| {
            let _scope = m.scope(&format!("quarter{quarter}"));
            let taken = kinds.all.iter().map(|(kind, is)| {
                let is = match kind {
                    Streams::Four => *is & !raw,
                    _ => *is,
                };
                let taken = is.gate(stored[quarter]);
                (*kind, taken.named(&format!("{}_taken", kind.name())))
            });
            let taken: Vec<(Streams, Signal)> = taken.collect();
            let lane = |lane: usize| {
                let of_kind = taken.iter().map(|(kind, taken)| {
                    let bits = (0..LANE as usize).map(|bit| {
                        let place = kind.plane_bit(lanes, (quarter, lane, bit));
                        place.map_or(m.zero(1), |(window, bit)| windows[window].bit(bit as u32))
                    });
                    *taken & concat(&bits.collect::<Vec<_>>())
                });
                let element = (QUARTERS * lane + quarter) as u32;
                let element = raw.gate(block.slice(element * LANE, LANE));
                or_all(of_kind.chain([element]))
            };
            concat(&m.vector("lanes", &(0..lanes).map(lane).collect::<Vec<_>>()))
        })
        .collect()
}

/// The windows of planes that lanes make: the reverse of [`transposed`]. `quarters`: the bits of their
/// lanes that planes hold, zero elsewhere.
pub fn windows<'m>(p: &Parameters, kinds: &Kinds<'m>, quarters: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let m = kinds.m;
    let (lanes, unit) = (p.lanes(), p.unit() as usize);
    let mut sources = std::collections::BTreeMap::new();
    for (kind, _) in &kinds.all {
        for (quarter, lane, bit) in all_bits(lanes) {
            if let Some((window, place)) = kind.plane_bit(lanes, (quarter, lane, bit)) {
                sources.insert(
                    (*kind, window, place),
                    (quarter, lane * LANE as usize + bit),
                );
            }
        }
    }
    let window = |window: usize| {
        let of_unit = |number: usize| {
            let of_kind = kinds.all.iter().filter_map(|(kind, is)| {
                let bits = (number * unit..(number + 1) * unit).map(|place| {
                    let source = sources.get(&(*kind, window, place));
                    source.map(|&(quarter, bit)| quarters[quarter].bit(bit as u32))
                });
                let bits: Option<Vec<Signal>> = bits.collect();
                Some(is.gate(concat(&bits?)))
            });
            or_all([m.zero(p.unit())].into_iter().chain(of_kind))
        };
        let of_units: Vec<Signal> = (0..LANE as usize).map(of_unit).collect();
        concat(&m.vector(&format!("window{window}_units"), &of_units))
    };
    (0..QUARTERS).map(window).collect()
}

/// All bits of all lanes: quarter, lane, bit.
fn all_bits(lanes: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let places = (0..QUARTERS).flat_map(move |quarter| (0..lanes).map(move |lane| (quarter, lane)));
    places.flat_map(|(quarter, lane)| (0..LANE as usize).map(move |bit| (quarter, lane, bit)))
}
