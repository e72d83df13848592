//! The data that a read may return while writes are in flight.
//!
//! A write takes effect at some moment between the offer of its address and the end of its
//! response; a read samples each byte at some moment between the acceptance of its address and the
//! offer of its data. So a byte read may be that of any write which began before the data were
//! offered, unless another write is surely later than it and was answered before the read began. A
//! write is surely later than another if it began after the other's answer, or has the same ID and
//! a later address. Times are cycles.

use std::fmt;

use crate::request::{Access, Burst, Request};
use crate::storage::{by_line, Initial, Lines, LINE};

/// A byte read that no write can explain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Of the byte.
    pub address: u64,
    /// The byte read.
    pub got: u8,
    /// The bytes that it could have been.
    pub expected: Vec<u8>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch {
            address,
            got,
            expected,
        } = self;
        write!(
            f,
            "the byte at {address:#x} is {got:#04x}, and must be one of {expected:02x?}"
        )
    }
}

/// A write's part in a line, or a beat's of a FIXED one.
#[derive(Clone)]
struct Part {
    /// The write's number and the beat's: later ones of the same ID are later.
    order: (u64, u32),
    id: u32,
    begun: u64,
    /// When it was answered; `u64::MAX` until then.
    ended: u64,
    /// It was answered with an error: what it left is not known.
    failed: bool,
    /// The bytes that it writes, a bit each.
    mask: u128,
    /// Those that it could write, with strobes or without: what an error leaves unknown.
    touched: u128,
    bytes: [u8; LINE],
}

impl Part {
    /// Whether it is surely later than another.
    fn follows(&self, other: &Part) -> bool {
        other.ended < self.begun || self.id == other.id && self.order > other.order
    }

    /// It may still write something, or fail.
    fn counts(&self) -> bool {
        self.mask != 0 || self.ended == u64::MAX
    }
}

struct Line {
    bytes: [u8; LINE],
    /// Bytes that nobody knows.
    unknown: u128,
    /// Writes that are not yet in `bytes`, in the order in which they began.
    parts: Vec<Part>,
}

/// The memory as the client may see it.
pub struct Reference {
    lines: Lines<Box<Line>>,
    initial: Initial,
    /// Bytes that a failed write may change around its own.
    block: usize,
    /// Open writes may fail, so that their blocks may be anything.
    pub writes_may_fail: bool,
    /// No open read began before this cycle.
    oldest_read: u64,
}

impl Reference {
    /// As it is at first; a failed write leaves its whole blocks of `block` bytes undefined.
    pub fn new(initial: Initial, block: usize) -> Self {
        Reference {
            lines: Lines::default(),
            initial,
            block: block.min(LINE),
            writes_may_fail: false,
            oldest_read: 0,
        }
    }

    /// Bytes that fail together.
    pub fn block(&self) -> u64 {
        self.block as u64
    }

    fn line(&mut self, number: u64) -> &mut Line {
        let initial = &self.initial;
        self.lines.entry(number).or_insert_with(|| {
            let mut bytes = [0; LINE];
            initial(number * LINE as u64, &mut bytes);
            Box::new(Line {
                bytes,
                unknown: 0,
                parts: Vec::new(),
            })
        })
    }

    /// A write begins. Its number is higher than that of any before it.
    pub fn begin_write(&mut self, number: u64, request: &Request, cycle: u64) {
        let oldest = self.oldest_read;
        let mut offset = 0;
        let fixed = request.access.burst == Burst::Fixed;
        for beat in 0..request.access.beats {
            let range = request.access.beat(beat);
            let length = (range.end - range.start) as usize;
            let data = &request.data[offset..offset + length];
            let strobes = &request.strobes[offset..offset + length];
            offset += length;
            // Beats of a FIXED burst follow one another; all others are one write.
            let order = (number, if fixed { beat } else { 0 });
            by_line(range.start, length, |line, within, range| {
                let line = self.line(line);
                line.tidy(oldest);
                if line.parts.last().is_none_or(|part| part.order != order) {
                    line.parts.push(Part {
                        order,
                        id: request.id,
                        begun: cycle,
                        ended: u64::MAX,
                        failed: false,
                        mask: 0,
                        touched: 0,
                        bytes: [0; LINE],
                    });
                }
                let Some(part) = line.parts.last_mut() else {
                    return;
                };
                part.touched |= bits(within, range.len());
                let bytes = data[range.clone()].iter().zip(&strobes[range]);
                for (place, (&byte, &strobe)) in bytes.enumerate() {
                    part.bytes[within + place] = byte;
                    part.mask |= u128::from(strobe) << (within + place);
                }
            });
        }
    }

    /// A write was answered.
    pub fn end_write(&mut self, number: u64, access: &Access, cycle: u64, failed: bool) {
        let (block, oldest) = (self.block, self.oldest_read);
        for_lines(access, |line| {
            let line = self.line(line);
            for part in &mut line.parts {
                if part.order.0 == number {
                    part.ended = cycle;
                    part.failed = failed;
                    if failed {
                        part.mask = whole_blocks(part.touched, block);
                    }
                }
            }
            line.tidy(oldest);
        });
    }

    /// All open reads began in this cycle or later.
    pub fn set_oldest_read(&mut self, cycle: u64) {
        self.oldest_read = cycle;
    }

    /// Checks bytes that are offered now to a read whose address was taken in the cycle `begun`.
    ///
    /// # Errors
    /// The first byte that cannot be.
    pub fn check(&mut self, address: u64, got: &[u8], begun: u64) -> Result<(), Mismatch> {
        let mut result = Ok(());
        let (block, may_fail, oldest) = (self.block, self.writes_may_fail, self.oldest_read);
        by_line(address, got.len(), |line, within, range| {
            let count = range.len();
            let got = &got[range.clone()];
            let line = self.line(line);
            if result.is_err()
                || line.parts.is_empty() && got == &line.bytes[within..within + count]
            {
                return;
            }
            for (place, &byte) in got.iter().enumerate() {
                let Some(expected) = line.expected(within + place, begun, block, may_fail) else {
                    continue;
                };
                if !expected.contains(&byte) {
                    result = Err(Mismatch {
                        address: address + (range.start + place) as u64,
                        got: byte,
                        expected,
                    });
                    return;
                }
            }
            line.observe(within, got, oldest);
        });
        result
    }

    /// Whether a block that the access touches may be damaged, so that it may be answered with an
    /// error.
    pub fn is_undefined(&mut self, access: &Access) -> bool {
        let mut undefined = false;
        let oldest = self.oldest_read;
        for_lines(access, |number| {
            if let Some(line) = self.lines.get_mut(&number) {
                line.tidy(oldest);
                undefined |= line.unknown != 0 || line.parts.iter().any(|part| part.failed);
            }
        });
        undefined
    }

    /// Sets bytes, as if they had always been so. Not for bytes that an open write writes.
    pub fn set(&mut self, address: u64, bytes: &[u8]) {
        by_line(address, bytes.len(), |line, within, range| {
            let line = self.line(line);
            let count = range.len();
            let mask = bits(within, count);
            line.bytes[within..within + count].copy_from_slice(&bytes[range]);
            line.unknown &= !mask;
            line.parts.iter_mut().for_each(|part| part.mask &= !mask);
            line.parts.retain(Part::counts);
        });
    }

    /// Nobody knows these bytes until they are written again.
    pub fn forget(&mut self, address: u64, length: usize) {
        by_line(address, length, |line, within, range| {
            self.line(line).unknown |= bits(within, range.len());
        });
    }

    /// Everything is again as in this memory.
    pub fn restart(&mut self, storage: &mut crate::Storage) {
        self.lines.clear();
        for number in storage.touched() {
            let mut bytes = [0; LINE];
            storage.read(number * LINE as u64, &mut bytes);
            self.line(number).bytes = bytes;
        }
    }
}

/// Bits `low .. low + count`.
fn bits(low: usize, count: usize) -> u128 {
    u128::MAX >> (LINE - count) << low
}

/// The blocks that have a bit in the mask, with all of their bits.
fn whole_blocks(mask: u128, block: usize) -> u128 {
    let blocks = (0..LINE / block).map(|number| bits(number * block, block));
    blocks.filter(|all| all & mask != 0).fold(0, |a, b| a | b)
}

fn for_lines(access: &Access, mut each: impl FnMut(u64)) {
    let range = access.range();
    let first = range.start / LINE as u64;
    let last = (range.end - 1) / LINE as u64;
    (first..=last).for_each(&mut each);
}

impl Line {
    /// The values that a byte may have for a read that began then; `None` for any.
    fn expected(&self, place: usize, begun: u64, block: usize, may_fail: bool) -> Option<Vec<u8>> {
        let bit = 1u128 << place;
        let parts = || self.parts.iter().filter(|part| part.mask & bit != 0);
        let is_done = |part: &&Part| part.ended < begun;
        if may_fail {
            let open = self.parts.iter().filter(|part| part.ended == u64::MAX);
            let touched = open.fold(0, |mask, part| mask | part.touched);
            if whole_blocks(touched, block) & bit != 0 {
                return None;
            }
        }
        let mut expected = Vec::new();
        if !parts().any(|part| is_done(&part)) {
            if self.unknown & bit != 0 {
                return None;
            }
            expected.push(self.bytes[place]);
        }
        for part in parts() {
            if parts().filter(is_done).any(|later| later.follows(part)) {
                continue;
            }
            if part.failed {
                return None;
            }
            expected.push(part.bytes[place]);
        }
        Some(expected)
    }

    /// When all writes are over, what is read of two at a time says which was the later one.
    fn observe(&mut self, within: usize, got: &[u8], oldest_read: u64) {
        let is_over = |part: &Part| part.ended < oldest_read && !part.failed;
        if !self.parts.iter().all(is_over) {
            return;
        }
        let seen = bits(within, got.len()) & !self.unknown;
        for (place, &byte) in got.iter().enumerate() {
            if seen >> (within + place) & 1 == 1 {
                self.bytes[within + place] = byte;
            }
        }
        self.parts.iter_mut().for_each(|part| part.mask &= !seen);
        self.parts.retain(|part| part.mask != 0);
    }

    /// Takes away what no read that begins in this cycle or later can see, and brings what is
    /// certain into `bytes`.
    fn tidy(&mut self, oldest_read: u64) {
        for later in 0..self.parts.len() {
            if self.parts[later].ended >= oldest_read {
                continue;
            }
            for earlier in 0..self.parts.len() {
                if self.parts[later].follows(&self.parts[earlier]) {
                    self.parts[earlier].mask &= !self.parts[later].mask;
                }
            }
        }
        for index in 0..self.parts.len() {
            let part = &self.parts[index];
            let others = self
                .parts
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != index);
            let shared = others.fold(0, |mask, (_, other)| mask | other.mask);
            let certain = part.mask & !shared;
            if part.ended >= oldest_read || certain == 0 {
                continue;
            }
            self.unknown = if part.failed {
                self.unknown | certain
            } else {
                self.unknown & !certain
            };
            let mut rest = certain;
            while rest != 0 {
                let place = rest.trailing_zeros() as usize;
                self.bytes[place] = part.bytes[place];
                rest &= rest - 1;
            }
            self.parts[index].mask &= !certain;
        }
        self.parts.retain(Part::counts);
    }
}
