//! What clients write: data like those of a program.

use std::ops::Range;
use std::rc::Rc;

use super::Initial;
use crate::workload::random::Random;

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
    pub(super) fn draw(&self, random: &mut Random, range: Range<u64>, bytes: &mut Vec<u8>) {
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
