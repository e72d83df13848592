//! The encodings of differences, in the order in which they are preferred.

use super::encoding::Elements;
use super::ENCODING_BITS;
use crate::hdl::{Builder, Signal};
use crate::rtl::common::Ports;

/// One encoding: elements of a block, each as a signed difference.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub encoding: u64,
    /// Bits of an element.
    pub element: u32,
    /// Elements of a block.
    pub count: u32,
    /// Bits of a difference.
    pub delta: u32,
    /// Encoded bits of a block.
    pub bits: u32,
}

impl Shape {
    /// Bursts that a block takes.
    pub fn bursts(&self, ports: &Ports) -> u32 {
        (self.bits + 8 * ports.check_bytes).div_ceil(ports.mag_bits())
    }

    pub fn elements(&self) -> Elements {
        Elements {
            bits: self.element,
            count: self.count,
        }
    }

    /// The encoding, by its name.
    pub fn constant<'m>(&self, m: &'m Builder) -> Signal<'m> {
        m.localparam(
            &format!("ENCODING_{}", self.name()),
            self.encoding,
            ENCODING_BITS,
        )
    }

    /// As part of a net's name: bits of an element and of a difference.
    pub fn name(&self) -> String {
        format!("{}_{}", self.element, self.delta)
    }
}

/// Those of BDI that are short enough to be stored: the smallest first, the lower
/// encoding on a tie. One mask bit for each element comes before the base.
pub fn bdi(ports: &Ports) -> Vec<Shape> {
    let widths = [(64, 8), (64, 16), (64, 32), (32, 8), (32, 16), (16, 8)];
    let shape = |(encoding, (element, delta))| {
        let count = ports.block_bits() / element;
        Shape {
            encoding,
            element,
            count,
            delta,
            bits: ENCODING_BITS + count + element + count * delta,
        }
    };
    let mut shapes: Vec<Shape> = (2..).zip(widths).map(shape).collect();
    shapes.retain(|shape| shape.bits <= ports.max_stored_bits());
    shapes.sort_by_key(|shape| (shape.bits, shape.encoding));
    shapes
}

/// Those of M-BDI: the base is the first element, and the others' differences are as
/// wide as the bursts have room for. The fewest bursts first.
pub fn m_bdi(ports: &Ports) -> Vec<Shape> {
    let shape = |(encoding, (bursts, element))| {
        let count = ports.block_bits() / element;
        let room = ports.room_bits(bursts) - ENCODING_BITS - element;
        let delta = room / (count - 1);
        Shape {
            encoding,
            element,
            count,
            delta,
            bits: ENCODING_BITS + element + (count - 1) * delta,
        }
    };
    let widths = (1..=ports.max_bursts()).flat_map(|bursts| [64, 32, 16].map(|e| (bursts, e)));
    (2..).zip(widths).map(shape).collect()
}
