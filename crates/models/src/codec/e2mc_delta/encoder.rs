//! From residuals to codewords, by table.

use itertools::Itertools;

use crate::codebook::delta::TREES;
use crate::codebook::{DeltaCodebook, Symbol, Tree};
use crate::codec::bits::BitWriter;
use crate::codec::groups::MAX_GROUPS;
use crate::codec::prefix::Code;

/// Values of 16 bits.
const VALUES: usize = 1 << 16;

/// Encoding tables by mode and tree: for each residual its codeword, with the low byte that follows
/// a class's codeword; and its length in bits, in tables of their own, which are smaller.
#[derive(Debug, Clone)]
pub(super) struct Encoder {
    modes: Vec<[Table; TREES]>,
}

#[derive(Debug, Clone)]
struct Table {
    codes: Box<[Code; VALUES]>,
    lengths: Box<[u8; VALUES]>,
}

impl Encoder {
    pub fn new(book: &DeltaCodebook) -> Self {
        let modes = book.codes().iter().map(Table::new).tuples();
        Encoder {
            modes: modes.map(|(even, odd)| [even, odd]).collect(),
        }
    }

    /// Bits of each group's codewords; `group` is the residuals of a group.
    #[inline(always)]
    pub fn group_bits(&self, mode: usize, residuals: &[u16], group: usize) -> [u32; MAX_GROUPS] {
        let mut bits = [0; MAX_GROUPS];
        let [even, odd] = &self.modes[mode];
        for (bits, group) in bits.iter_mut().zip(residuals.chunks_exact(group)) {
            let pairs = group.chunks_exact(TREES);
            let length = |pair: &[u16]| {
                let even = even.lengths[usize::from(pair[0])];
                let odd = odd.lengths[usize::from(pair[1])];
                // At most 24 bits each.
                u32::from(even + odd)
            };
            *bits = pairs.map(length).sum();
        }
        bits
    }

    /// Writes the codewords of one way.
    pub fn encode(&self, mode: usize, residuals: &[u16], out: &mut BitWriter) {
        let [even, odd] = &self.modes[mode];
        out.locally(|out| {
            for pair in residuals.chunks_exact(TREES) {
                let even = even.codes[usize::from(pair[0])];
                let odd = odd.codes[usize::from(pair[1])];
                // At most 24 bits each.
                let both = even.followed_by(odd);
                out.push(both.bits(), both.length());
            }
        });
    }
}

impl Table {
    fn new(tree: &Tree) -> Self {
        let mut codes = Box::new([Code::default(); VALUES]);
        let mut values = Vec::new();
        for (symbol, codeword) in tree.codewords() {
            let code = Code::from(codeword);
            match symbol {
                Symbol::Class(class) => {
                    let own = codes[usize::from(class) << 8..].iter_mut().take(256);
                    for (low, place) in (0..).zip(own) {
                        *place = code.then(low, 8);
                    }
                }
                Symbol::Value(value) => values.push((value, code)),
                Symbol::Escape => {}
            }
        }
        // Values with leaves of their own are not in their classes.
        for (value, code) in values {
            codes[value as usize] = code;
        }
        let mut lengths = Box::new([0; VALUES]);
        for (length, code) in lengths.iter_mut().zip(codes.iter()) {
            *length = code.length() as u8;
        }
        Table { codes, lengths }
    }
}
