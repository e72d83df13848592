//! pfor's residuals in other codes: what the format could have been. Sizes only; all modes of a block are tried.

use anyhow::ensure;
use hdlgen::internals::codec::list::Format;
use hdlgen::internals::codec::Codec;
use hdlgen::internals::params::Options;
use hdlgen::internals::terms::Geometry;
use rayon::prelude::*;

use super::data::{head, mean, row, File, Set};
use super::models::padded;
use super::variant::BLOCK;

/// Bits of the mode's number.
const MODE_BITS: u32 = 3;

/// The code of a stream of residuals.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Code {
    /// Planes, and exceptions that the two top planes mark.
    Pfor,
    /// The same with one split for all streams of a block.
    OneSplit,
    /// The same, and the upper bits of exceptions are split once more.
    TwoLevels,
    /// Exceptions have a count and a list of positions instead of marks.
    Positions,
    /// As many planes as the largest residual needs.
    Planes,
    /// A width for each group of so many residuals.
    Groups(usize),
    /// Each group has one of four widths, multiples of a quarter of the largest.
    Selectors(usize),
    /// Exponential Golomb codes, with a parameter for each stream.
    ExpGolomb,
}

const CODES: [(&str, Code); 10] = [
    ("planes and marked exceptions: pfor", Code::Pfor),
    ("one split for all streams", Code::OneSplit),
    ("exceptions split once more", Code::TwoLevels),
    ("exceptions by a list of positions", Code::Positions),
    ("planes without exceptions", Code::Planes),
    ("a width for each group of 4", Code::Groups(4)),
    ("a width for each group of 8", Code::Groups(8)),
    ("a width for each group of 16", Code::Groups(16)),
    ("one of four widths for each group of 4", Code::Selectors(4)),
    ("exponential Golomb codes", Code::ExpGolomb),
];

/// The table of effective CR of all codes.
pub fn table(sets: &[Set]) -> anyhow::Result<()> {
    println!("## pfor's residuals in other codes\n");
    let names: Vec<&str> = sets.iter().map(|set| set.name).collect();
    head(&[&["code"], &names[..]].concat());
    for (name, code) in CODES {
        let ratios = sets.iter().map(|set| {
            let files = set
                .files
                .par_iter()
                .filter(|file| !file.name.contains("bf16"));
            let ratios: anyhow::Result<Vec<f64>> = files.map(|file| ratio(file, code)).collect();
            Ok(mean(ratios?))
        });
        row(name, ratios.collect::<anyhow::Result<Vec<f64>>>()?);
    }
    println!();
    Ok(())
}

/// The effective CR of a file. pfor's own code must give what the library's model gives.
fn ratio(file: &File, code: Code) -> anyhow::Result<f64> {
    let data = padded(&file.data);
    let model = |modes: &str| {
        let options = Options::default()
            .with("modes", modes)
            .with("choice", "exact");
        let scheme = Format::named("pfor")?.scheme(&options, None)?;
        Ok::<Box<dyn Codec>, anyhow::Error>(scheme.codec(None, Geometry::default())?)
    };
    let (all, text) = (model("0,1,2,3,4,5,6,7")?, model("6")?);
    let mut bytes = 0;
    for block in data.chunks_exact(BLOCK) {
        let sizes = MODES.iter().map(|mode| mode.bits(block, code));
        let bits = sizes.fold(text.size(block), u32::min);
        let expected = all.size(block);
        ensure!(
            code != Code::Pfor || bits == expected,
            "{}: {bits} bits here, {expected} by the library's model",
            file.name
        );
        bytes += Geometry::default().stored_bytes(bits);
    }
    Ok(data.len() as f64 / bytes as f64)
}

/// From what residuals are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The smallest element of the stream.
    Minimum,
    /// The largest.
    Maximum,
    /// The element so many places before.
    Lag(usize),
}

/// A mode but for text's.
struct Mode {
    width: u32,
    origin: Origin,
    streams: usize,
}

const MODES: [Mode; 7] = [
    Mode::new(16, Origin::Minimum, 4),
    Mode::new(8, Origin::Lag(4), 4),
    Mode::new(16, Origin::Lag(2), 2),
    Mode::new(16, Origin::Lag(4), 4),
    Mode::new(16, Origin::Lag(6), 2),
    Mode::new(16, Origin::Lag(1), 2),
    Mode::new(8, Origin::Maximum, 2),
];

impl Mode {
    const fn new(width: u32, origin: Origin, streams: usize) -> Self {
        Mode {
            width,
            origin,
            streams,
        }
    }

    /// Bits of a block.
    fn bits(&self, block: &[u8], code: Code) -> u32 {
        let elements = self.elements(block);
        let residuals = self.residuals(&elements);
        let flags = match self.origin {
            Origin::Lag(_) => 2,
            _ => self.streams as u32,
        };
        let mut bits = MODE_BITS + flags;
        let mut streams = Vec::new();
        for stream in 0..self.streams {
            let own = |values: &[u16]| -> Vec<u16> {
                let values = values.iter().skip(stream).step_by(self.streams);
                values.copied().collect()
            };
            let (mut values, reference) = self.without_reference(own(&elements), own(&residuals));
            bits += reference;
            if !code.has_planes() {
                values.drain(..self.bases_of(stream));
            }
            streams.push(values);
        }
        if code == Code::OneSplit {
            let all = streams.concat();
            let split = Split::cheapest(&all, self.width);
            bits += split.bits + 2 * self.width.ilog2();
            return bits + self.bases(&elements, &vec![split.planes; self.streams]);
        }
        let coded: Vec<(u32, u32)> = streams
            .iter()
            .map(|values| code.stream(values, self.width))
            .collect();
        bits += coded.iter().map(|(_, bits)| bits).sum::<u32>();
        let planes: Vec<u32> = coded.iter().map(|(planes, _)| *planes).collect();
        bits + self.bases(&elements, &planes)
    }

    /// Base elements of a stream, its first elements.
    fn bases_of(&self, stream: usize) -> usize {
        match self.origin {
            Origin::Lag(lag) => lag.saturating_sub(stream).div_ceil(self.streams),
            _ => 0,
        }
    }

    fn elements(&self, block: &[u8]) -> Vec<u16> {
        let halves = block.chunks_exact(2);
        let halves = halves.map(|half| u16::from_le_bytes([half[0], half[1]]));
        match (self.width, self.origin) {
            (16, _) => halves.collect(),
            (_, Origin::Maximum) => halves
                .flat_map(|half| half.rotate_left(1).to_le_bytes().map(u16::from))
                .collect(),
            _ => {
                let words = block.chunks_exact(4);
                let bytes = words
                    .flat_map(|b| [b[0].wrapping_sub(b[1]), b[1], b[2].wrapping_sub(b[1]), b[3]]);
                bytes.map(u16::from).collect()
            }
        }
    }

    /// Folded differences, those of base elements 0; elements themselves in modes without a lag.
    fn residuals(&self, elements: &[u16]) -> Vec<u16> {
        let Origin::Lag(lag) = self.origin else {
            return elements.to_vec();
        };
        let shift = 16 - self.width;
        let fold = |number: usize| {
            let difference = elements[number].wrapping_sub(elements[number - lag]);
            let signed = (difference << shift) as i16;
            (((signed << 1) ^ (signed >> 15)) as u16) >> shift
        };
        let residual = |number: usize| if number < lag { 0 } else { fold(number) };
        (0..elements.len()).map(residual).collect()
    }

    /// The values of a stream, less its reference if that is worth it, and the bits of the reference.
    fn without_reference(&self, elements: Vec<u16>, residuals: Vec<u16>) -> (Vec<u16>, u32) {
        let (least, most) = elements
            .iter()
            .fold((u16::MAX, 0), |(a, b), &v| (a.min(v), b.max(v)));
        let significant =
            |values: &[u16]| -> u32 { values.iter().map(|&value| width_of(value)).sum() };
        match self.origin {
            Origin::Minimum => {
                let less: Vec<u16> = elements.iter().map(|v| v - least).collect();
                if significant(&elements) <= significant(&less) + 16 {
                    (elements, 0)
                } else {
                    (less, 16)
                }
            }
            Origin::Maximum => {
                let less: Vec<u16> = elements.iter().map(|v| most - v).collect();
                let is_whole = Split::cheapest(&less, self.width).planes == self.width;
                // Without planes to save, the elements are stored as they are, which takes as many bits.
                let reference = if is_whole { 0 } else { self.width };
                match most {
                    0 => (elements, 0),
                    _ => (less, reference),
                }
            }
            Origin::Lag(_) => (residuals, 0),
        }
    }

    /// The bits of base elements outside of the planes. In each half of a word they are there if any base element
    /// of that half needs them. `planes`: of each stream.
    fn bases(&self, elements: &[u16], planes: &[u32]) -> u32 {
        let Origin::Lag(lag) = self.origin else {
            return 0;
        };
        let half = |number: usize| number * self.width as usize / 16 % 2;
        let of = |number: usize| planes[number % self.streams];
        let mut bits = 0;
        for which in 0..2 {
            let own = || (0..lag).filter(|&number| half(number) == which);
            if own().any(|number| u32::from(elements[number]) >> of(number) != 0) {
                bits += own().map(|number| self.width - of(number)).sum::<u32>();
            }
        }
        bits
    }
}

/// Significant bits.
fn width_of(value: u16) -> u32 {
    u16::BITS - value.leading_zeros()
}

/// Residuals in planes, and exceptions.
struct Split {
    planes: u32,
    bits: u32,
}

impl Split {
    /// The cheapest split of residuals of at most `width` bits.
    fn cheapest(residuals: &[u16], width: u32) -> Self {
        let widest = widest(residuals);
        let count = residuals.len() as u32;
        let split = |planes: u32| {
            let marks = planes.min(2);
            let exceptions = upper_bits(residuals, planes).len() as u32;
            let bits = count * planes + exceptions * (widest - planes + marks);
            Split { planes, bits }
        };
        let all = Split {
            planes: widest,
            bits: count * widest,
        };
        let splits = (1..widest.min(width)).map(split);
        splits.fold(
            all,
            |best, split| if split.bits < best.bits { split } else { best },
        )
    }
}

/// Significant bits of the largest residual.
fn widest(residuals: &[u16]) -> u32 {
    residuals.iter().map(|&r| width_of(r)).max().unwrap_or(0)
}

/// The upper bits of the residuals that are exceptions with this number of planes, less those of the smallest
/// exception.
fn upper_bits(residuals: &[u16], planes: u32) -> Vec<u16> {
    let low = planes - planes.min(2);
    let least = (1u32 << planes) - (1 << low);
    let exceptions = residuals.iter().filter(|&&r| u32::from(r) >= least);
    let upper = exceptions.map(|&r| ((u32::from(r) - least) >> low) as u16);
    upper.collect()
}

impl Code {
    /// Whether base elements have their lower bits in the planes of their stream. Otherwise they are stored whole.
    fn has_planes(self) -> bool {
        !matches!(self, Code::Groups(_) | Code::Selectors(_) | Code::ExpGolomb)
    }

    /// The planes of a stream, in which its base elements have bits, and its bits with its fields in the header.
    fn stream(self, residuals: &[u16], width: u32) -> (u32, u32) {
        let field = width.ilog2();
        let count = residuals.len() as u32;
        let most = widest(residuals);
        let groups = |size: usize| {
            let groups = residuals.chunks(size);
            groups.map(|group| (group.len() as u32, widest(group)))
        };
        match self {
            Code::Pfor | Code::OneSplit => {
                let split = Split::cheapest(residuals, width);
                (split.planes, split.bits + 2 * field)
            }
            Code::TwoLevels => {
                let (planes, bits) = two_levels(residuals, width);
                (planes, bits + 4 * field)
            }
            Code::Positions => {
                let (planes, bits) = by_positions(residuals, width);
                (planes, bits + 2 * field)
            }
            Code::Planes => (most, count * most + field + 1),
            Code::Groups(size) => (0, groups(size).map(|(n, w)| n * w + field).sum()),
            Code::Selectors(size) => {
                let quarter = most.div_ceil(4);
                let group =
                    |(n, w): (u32, u32)| n * quarter * w.div_ceil(quarter.max(1)).max(1) + 2;
                (0, groups(size).map(group).sum::<u32>() + field)
            }
            Code::ExpGolomb => {
                let bits = |k: u32| residuals.iter().map(|&r| exp_golomb(r, k)).sum::<u32>();
                (0, (0..width).map(bits).min().unwrap_or(0) + field)
            }
        }
    }
}

/// Bits of a number in an exponential Golomb code of order `k`.
fn exp_golomb(value: u16, k: u32) -> u32 {
    let more = ((u32::from(value) >> k) + 1).ilog2();
    2 * more + 1 + k
}

/// The cheapest split whose exceptions' upper bits are split, too: planes, and bits.
fn two_levels(residuals: &[u16], width: u32) -> (u32, u32) {
    let (count, widest) = (residuals.len() as u32, widest(residuals));
    let split = |planes: u32| {
        let upper = Split::cheapest(&upper_bits(residuals, planes), width);
        (planes, count * planes + upper.bits)
    };
    let all = (1..widest).map(split).chain([(widest, count * widest)]);
    all.min_by_key(|&(_, bits)| bits).unwrap_or((0, 0))
}

/// The cheapest split with a count and positions of exceptions: planes, and bits.
fn by_positions(residuals: &[u16], width: u32) -> (u32, u32) {
    let (count, widest) = (residuals.len() as u32, widest(residuals));
    let place = count.ilog2();
    let split = |planes: u32| {
        let exceptions = residuals.iter().filter(|&&r| width_of(r) > planes).count() as u32;
        (
            planes,
            count * planes + place + exceptions * (place + widest - planes),
        )
    };
    let all = (0..widest.min(width))
        .map(split)
        .chain([(widest, count * widest)]);
    all.min_by_key(|&(_, bits)| bits).unwrap_or((0, 0))
}
