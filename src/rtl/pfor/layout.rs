//! The positions of each mode's elements: in the block, in the lanes of the quarters, and in the planes.

use super::{LANE, MODE_BITS, QUARTERS};

/// How a mode's streams are distributed over the quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Streams {
    /// Four streams of 16 bits.
    Four,
    /// Two streams of 16 bits, two quarters each.
    Two,
    /// Four streams of bytes.
    Bytes,
    /// Two streams of bytes, two quarters each.
    Rotated,
    /// One stream of bytes.
    Text,
}

/// A mode of the format.
#[derive(Debug)]
pub struct Mode {
    pub number: usize,
    pub streams: Streams,
    /// The distance from an element to the earlier one that is subtracted from it; 0 if the mode has no lag.
    pub lag: usize,
}

/// All modes, by number.
pub static MODES: [Mode; 8] = [
    Mode::new(0, Streams::Four, 0),
    Mode::new(1, Streams::Bytes, 4),
    Mode::new(2, Streams::Two, 2),
    Mode::new(3, Streams::Four, 4),
    Mode::new(4, Streams::Two, 6),
    Mode::new(5, Streams::Two, 1),
    Mode::new(6, Streams::Text, 0),
    Mode::new(7, Streams::Rotated, 0),
];

/// The bytes of ranks 0 to 30 in mode 6.
pub const TEXT: &[u8; 31] = b" etiansorl\npcdmuh.f-g/:)(by,=_`";

/// Bits of a rank.
pub const RANK_BITS: u32 = 5;

impl Streams {
    /// All kinds, in the order of the multiplexers' inputs.
    pub const ALL: [Streams; 5] = [
        Streams::Four,
        Streams::Two,
        Streams::Bytes,
        Streams::Rotated,
        Streams::Text,
    ];

    /// The name, as a part of the names of nets.
    pub fn name(self) -> &'static str {
        match self {
            Streams::Four => "four_streams",
            Streams::Two => "two_streams",
            Streams::Bytes => "byte_streams",
            Streams::Rotated => "rotated_streams",
            Streams::Text => "text",
        }
    }

    /// The number of streams.
    pub fn count(self) -> usize {
        match self {
            Streams::Four | Streams::Bytes => 4,
            Streams::Two | Streams::Rotated => 2,
            Streams::Text => 1,
        }
    }

    /// Quarters per stream.
    pub fn quarters(self) -> usize {
        QUARTERS / self.count()
    }

    /// Whether elements are bytes.
    pub fn are_bytes(self) -> bool {
        !matches!(self, Streams::Four | Streams::Two)
    }

    /// Bits of an element.
    pub fn element_bits(self) -> u32 {
        if self.are_bytes() {
            8
        } else {
            16
        }
    }

    /// Units per plane. A plane has one bit for each element of a stream.
    pub fn plane_units(self) -> usize {
        self.quarters() * if self.are_bytes() { 2 } else { 1 }
    }

    /// The source of a bit of a lane of a quarter: a window of 16 units, and the bit in it. `None` if no plane holds
    /// the bit. `lanes`: lanes per quarter.
    pub fn plane_bit(
        self,
        lanes: usize,
        (quarter, lane, bit): (usize, usize, usize),
    ) -> Option<(usize, usize)> {
        let quarters = self.quarters();
        let (stream, part) = (quarter / quarters, quarter % quarters);
        let (element, plane) = if self.are_bytes() {
            (2 * (part * lanes + lane) + bit / 8, bit % 8)
        } else {
            (part * lanes + lane, bit)
        };
        if self == Streams::Text && plane >= RANK_BITS as usize {
            return None;
        }
        let unit = plane * self.plane_units() + element / lanes;
        let windows = LANE as usize;
        Some((
            stream * quarters + unit / windows,
            unit % windows * lanes + element % lanes,
        ))
    }
}

impl Mode {
    const fn new(number: usize, streams: Streams, lag: usize) -> Self {
        Mode {
            number,
            streams,
            lag,
        }
    }

    /// Bits of each of a stream's two widths (d and x) in the header.
    pub fn width_bits(&self) -> u32 {
        if self.streams.are_bytes() {
            3
        } else {
            4
        }
    }

    /// The position and number of the header's flags.
    pub fn flags(&self) -> (u32, u32) {
        let streams = self.streams.count() as u32;
        let at = MODE_BITS + 2 * self.width_bits() * streams;
        match (self.number, self.lag) {
            (6, _) => (MODE_BITS, 1),
            (_, 0) => (at, streams),
            _ => (at, 2),
        }
    }

    /// Bits of the header.
    pub fn header_bits(&self) -> u32 {
        let (at, count) = self.flags();
        at + count
    }

    /// The element in a lane, by its number in the block. Only for streams of 16-bit elements; `lanes`: lanes per
    /// quarter.
    pub fn element(&self, lanes: usize, quarter: usize, lane: usize) -> usize {
        let streams = self.streams.count();
        let quarters = QUARTERS / streams;
        let (stream, place) = (quarter / quarters, quarter % quarters * lanes + lane);
        let class = self.class(lanes, place);
        let before: usize = (0..class).map(|class| self.class_size(lanes, class)).sum();
        (place - before) * self.lag.max(streams) + class * streams + stream
    }

    /// The class (index modulo the lag) of the element at `place` in a stream. Classes are numbered from 0 in each
    /// stream.
    pub fn class(&self, lanes: usize, place: usize) -> usize {
        let (mut class, mut end) = (0, self.class_size(lanes, 0));
        while place >= end {
            class += 1;
            end += self.class_size(lanes, class);
        }
        class
    }

    /// The number of elements in a class.
    fn class_size(&self, lanes: usize, class: usize) -> usize {
        let streams = self.streams.count();
        let classes = self.lag.max(streams);
        // Classes of the same number have the same size in all streams.
        (QUARTERS * lanes - class * streams).div_ceil(classes)
    }

    /// The lanes (quarter and lane) of the base elements, in the elements' order.
    pub fn bases(&self, lanes: usize) -> Vec<(usize, usize)> {
        if self.streams == Streams::Bytes {
            return (0..self.lag).map(|quarter| (quarter, 0)).collect();
        }
        let all = (0..QUARTERS).flat_map(|quarter| (0..lanes).map(move |lane| (quarter, lane)));
        let mut bases: Vec<_> = all
            .map(|(quarter, lane)| (self.element(lanes, quarter, lane), (quarter, lane)))
            .filter(|(element, _)| *element < self.lag)
            .collect();
        bases.sort_unstable();
        bases.into_iter().map(|(_, place)| place).collect()
    }
}
