//! The bytes of a large memory of which little is used, and the data that clients write.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;
use std::rc::Rc;

use hdlgen_models::terms::random::Random;

/// Bytes of a line, in which memories are kept: the largest block.
pub(crate) const LINE: usize = 128;

/// The bytes that a memory holds at first, from an address on.
pub type Initial = Rc<dyn Fn(u64, &mut [u8])>;

/// A memory of zeros.
pub fn zeros() -> Initial {
    Rc::new(|_, bytes| bytes.fill(0))
}

/// Spreads numbers of lines; nobody chooses them against us.
#[derive(Default)]
pub(crate) struct LineHasher(u64);

impl Hasher for LineHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        let product = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }
}

/// Lines by their numbers.
pub(crate) type Lines<T> = HashMap<u64, T, BuildHasherDefault<LineHasher>>;

/// Calls `each` with a line's number, the place in it and the bytes, for each line that a piece of
/// memory lies in.
pub(crate) fn by_line(
    address: u64,
    length: usize,
    mut each: impl FnMut(u64, usize, std::ops::Range<usize>),
) {
    let mut done = 0;
    while done < length {
        let at = address + done as u64;
        let within = (at % LINE as u64) as usize;
        let count = (LINE - within).min(length - done);
        each(at / LINE as u64, within, done..done + count);
        done += count;
    }
}

/// The memory's contents.
pub struct Storage {
    lines: Lines<Box<[u8; LINE]>>,
    initial: Initial,
}

impl Storage {
    /// As it is at first.
    pub fn new(initial: Initial) -> Self {
        Storage {
            lines: Lines::default(),
            initial,
        }
    }

    fn line(&mut self, number: u64) -> &mut [u8; LINE] {
        let initial = &self.initial;
        self.lines.entry(number).or_insert_with(|| {
            let mut bytes = Box::new([0; LINE]);
            initial(number * LINE as u64, &mut bytes[..]);
            bytes
        })
    }

    /// Reads from an address on.
    pub fn read(&mut self, address: u64, bytes: &mut [u8]) {
        by_line(address, bytes.len(), |number, within, range| {
            let count = range.len();
            bytes[range].copy_from_slice(&self.line(number)[within..within + count]);
        });
    }

    /// Writes from an address on.
    pub fn write(&mut self, address: u64, bytes: &[u8]) {
        by_line(address, bytes.len(), |number, within, range| {
            let count = range.len();
            self.line(number)[within..within + count].copy_from_slice(&bytes[range]);
        });
    }

    /// Writes those bytes from an address on whose strobes are set.
    pub fn write_strobed(&mut self, address: u64, bytes: &[u8], strobes: impl Fn(u64) -> bool) {
        by_line(address, bytes.len(), |number, within, range| {
            let line = self.line(number);
            for (place, at) in range.enumerate() {
                if strobes(address + at as u64) {
                    line[within + place] = bytes[at];
                }
            }
        });
    }

    /// Numbers of the lines of 128 bytes that were ever touched, in order.
    pub fn touched(&self) -> Vec<u64> {
        let mut lines: Vec<u64> = self.lines.keys().copied().collect();
        lines.sort_unstable();
        lines
    }
}

/// Where the bytes of writes come from.
#[derive(Clone, Debug)]
pub struct Contents {
    image: Rc<[u8]>,
    block: usize,
    random_share: f64,
}

impl Contents {
    /// Random bytes: nothing of them compresses.
    pub fn random() -> Self {
        Contents {
            image: Rc::new([]),
            block: 64,
            random_share: 1.0,
        }
    }

    /// Blocks of `block` bytes of a memory image: each block that is written is one of its, as
    /// many as the share of random bytes.
    pub fn image(image: &[u8], block: usize, random_share: f64) -> Self {
        let whole = image.len() / block * block;
        Contents {
            image: image[..whole].into(),
            block,
            random_share: if whole == 0 { 1.0 } else { random_share },
        }
    }

    /// The image, again and again, as what a memory holds at first; zeros if there is none.
    pub fn initial(&self) -> Initial {
        let image = self.image.clone();
        Rc::new(move |address, bytes: &mut [u8]| {
            if image.is_empty() {
                bytes.fill(0);
                return;
            }
            let mut at = (address % image.len() as u64) as usize;
            for byte in bytes {
                *byte = image[at];
                at = if at + 1 == image.len() { 0 } else { at + 1 };
            }
        })
    }

    /// Some bytes for a range of addresses: of each block in it the part that the range has.
    pub(crate) fn draw(&self, random: &mut Random, range: Range<u64>, bytes: &mut Vec<u8>) {
        bytes.clear();
        let block = self.block as u64;
        let mut at = range.start;
        while at < range.end {
            let end = range.end.min((at / block + 1) * block);
            if random.chance(self.random_share) {
                let mut word = 0;
                for number in 0..end - at {
                    if number % 8 == 0 {
                        word = random.bits();
                    }
                    bytes.push((word >> (8 * (number % 8))) as u8);
                }
            } else {
                let start = random.index(self.image.len() / self.block) * self.block;
                let within = |address: u64| start + (address - at / block * block) as usize;
                bytes.extend_from_slice(&self.image[within(at)..within(end)]);
            }
            at = end;
        }
    }
}
