//! BPC: the words, each the base and all deltas up to it.
//!
//! A sparse parallel prefix of adders ([`sparse_levels`]). An adder works on a block of
//! bits in each step, the lowest first, a step after the adders that it depends on: so
//! carries need not be fast, and the pipeline can be cut between any two steps.

use crate::hdl::{concat, Builder, Signal};
use crate::rtl::common::network::sparse_levels;

/// Bits of a word.
const WORD: u32 = 32;

/// Bits that are added in a step.
const BLOCK: u32 = 4;

/// Blocks of a word.
const BLOCKS: usize = (WORD / BLOCK) as usize;

/// Additions under way.
pub struct Sums<'m> {
    levels: Vec<Vec<(usize, usize)>>,
    /// The blocks of all words, and what has been added up of them.
    pub blocks: Vec<Signal<'m>>,
    /// The carry of each adder that is not done, into its next block, in their order.
    pub carries: Vec<Signal<'m>>,
}

impl<'m> Sums<'m> {
    /// `words`: the base, then the deltas; as many as a power of two.
    pub fn new(words: &[Signal<'m>]) -> Self {
        Sums {
            levels: sparse_levels(words.len()),
            blocks: words.iter().flat_map(|word| word.parts(BLOCK)).collect(),
            carries: Vec::new(),
        }
    }

    /// Steps of the additions of so many words.
    pub fn steps(words: usize) -> usize {
        sparse_levels(words).len() + BLOCKS - 1
    }

    /// Each level adds its next block. Steps are counted from 0.
    pub fn step(&mut self, m: &'m Builder, step: usize) {
        let mut before = std::mem::take(&mut self.carries).into_iter();
        for (level, adders) in self.levels.iter().enumerate() {
            let block = match step.checked_sub(level) {
                Some(block) if block < BLOCKS => block,
                _ => continue,
            };
            for &(from, to) in adders {
                let carry = match block {
                    0 => m.zero(1),
                    _ => before.next().unwrap_or(m.zero(1)),
                };
                let place = to * BLOCKS + block;
                let (sum, carry) = add(self.blocks[from * BLOCKS + block], self.blocks[place], carry);
                self.blocks[place] = sum;
                if block + 1 < BLOCKS {
                    self.carries.push(carry);
                }
            }
        }
    }

    /// All words, after the last step.
    pub fn words(&self) -> Vec<Signal<'m>> {
        self.blocks.chunks(BLOCKS).map(concat).collect()
    }
}

/// Two blocks and a carry: their sum, and the carry out of it. The carry in comes last:
/// it chooses between the sums without and with it.
fn add<'m>(a: Signal<'m>, b: Signal<'m>, carry: Signal<'m>) -> (Signal<'m>, Signal<'m>) {
    let (half, both, either) = (a ^ b, a & b, a | b);
    // Carries into bits, of those below in the block: without a carry in, and with one.
    let (mut without, mut with) = (both.bit(0), either.bit(0));
    let mut sum = vec![half.bit(0) ^ carry];
    for bit in 1..a.width() {
        let half = half.bit(bit);
        sum.push(carry.mux(half ^ with, half ^ without));
        without = both.bit(bit) | (either.bit(bit) & without);
        with = both.bit(bit) | (either.bit(bit) & with);
    }
    (concat(&sum), without | (with & carry))
}
