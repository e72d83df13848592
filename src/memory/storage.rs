//! Bytes of a large memory of which little is used.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

/// Bytes of a line, in which memories are kept: the largest block.
pub(super) const LINE: usize = 128;

/// What a memory holds at first, from an address on.
pub type Initial = Rc<dyn Fn(u64, &mut [u8])>;

/// A memory of zeros.
pub fn zeros() -> Initial {
    Rc::new(|_, bytes| bytes.fill(0))
}

/// Spreads numbers of lines; nobody chooses them against us.
#[derive(Default)]
pub(super) struct LineHasher(u64);

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
pub(super) type Lines<T> = HashMap<u64, T, BuildHasherDefault<LineHasher>>;

/// Calls `each` with a line's number, the place in it and the bytes, for each line that a piece of
/// memory lies in.
pub(super) fn by_line(
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
