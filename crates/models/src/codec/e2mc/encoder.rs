//! From symbols to codewords, by table.

use crate::codebook::{Codebook, Symbol, Tree};
use crate::codec::bits::BitWriter;
use crate::codec::prefix::Code;
use crate::terms::MfvCount;

use super::MAX_WAYS;

/// The codes of all symbols, and their lengths alone in tables of their own, which are small.
#[derive(Debug, Clone)]
pub(super) struct Encoder(Tables);

#[derive(Debug, Clone)]
enum Tables {
    /// SL 4 and 8, by place in the word and byte.
    Bytes(Box<[[Code; 256]; 4]>, Box<[[u8; 256]; 4]>),
    /// SL 16, by symbol.
    Halves(Box<[Code; 1 << 16]>, Box<[u8; 1 << 16]>),
    /// SL 32.
    Words(Sets),
}

/// Places of a set: its ways, and one for all values that are not in it.
const PLACES: usize = MfvCount::WAYS as usize + 1;

/// The most frequent 32-bit values in the sets of the code table.
#[derive(Debug, Clone)]
struct Sets {
    /// The values; a way that is not filled has a value of another set.
    values: Vec<[u32; PLACES - 1]>,
    /// Their codes, last the escape codeword.
    codes: Vec<[Code; PLACES]>,
    /// The codes' lengths, with the escape's raw bits.
    lengths: Vec<[u8; PLACES]>,
}

impl Encoder {
    pub fn new(book: &Codebook) -> Self {
        let trees = book.trees();
        Encoder(match book.symbol_length().bits() {
            4 | 8 => {
                let codes = byte_codes(trees);
                let lengths = codes.map(|codes| codes.map(|code| code.length() as u8));
                Tables::Bytes(codes.into(), lengths.into())
            }
            16 => {
                let codes = half_codes(trees);
                let mut lengths = Box::new([0; 1 << 16]);
                for (length, code) in lengths.iter_mut().zip(codes.iter()) {
                    *length = code.length() as u8;
                }
                Tables::Halves(codes, lengths)
            }
            _ => Tables::Words(Sets::new(trees, book.mfv().unwrap_or_default())),
        })
    }

    /// Bits of each way's codewords, a way coding `part_bytes` bytes of the block.
    #[inline(always)]
    pub fn way_bits(&self, block: &[u8], part_bytes: usize) -> [u32; MAX_WAYS] {
        let parts = block.chunks_exact(part_bytes);
        match &self.0 {
            Tables::Bytes(_, lengths) => collect(parts.map(|part| {
                let words = part.chunks_exact(4);
                let lengths = words.flat_map(|word| {
                    let bytes = lengths.iter().zip(word);
                    bytes.map(|(lengths, &byte)| u32::from(lengths[usize::from(byte)]))
                });
                lengths.sum()
            })),
            Tables::Halves(_, lengths) => collect(parts.map(|part| {
                let length = |half: u64| u32::from(lengths[usize::from(half as u16)]);
                let four = |four: u64| {
                    (length(four) + length(four >> 16)) + (length(four >> 32) + length(four >> 48))
                };
                // A part is a multiple of 8 bytes.
                let fours = part.chunks_exact(8);
                let fours = fours.map(|four| four.try_into().map_or(0, u64::from_le_bytes));
                fours.map(four).sum()
            })),
            Tables::Words(sets) => collect(parts.map(|part| {
                let lengths = words(part).map(|word| {
                    let (set, place) = sets.find(word);
                    u32::from(sets.lengths[set][place])
                });
                lengths.sum()
            })),
        }
    }

    /// Writes the codewords of one way.
    #[inline]
    pub fn encode(&self, part: &[u8], out: &mut BitWriter) {
        let mut push = |code: Code| out.push(code.bits(), code.length());
        match &self.0 {
            Tables::Bytes(codes, _) => {
                for word in part.chunks_exact(4) {
                    for (codes, &byte) in codes.iter().zip(word) {
                        push(codes[usize::from(byte)]);
                    }
                }
            }
            Tables::Halves(codes, _) => {
                for half in part.chunks_exact(2) {
                    push(codes[usize::from(u16::from_le_bytes([half[0], half[1]]))]);
                }
            }
            Tables::Words(sets) => {
                for word in words(part) {
                    push(sets.code(word));
                }
            }
        }
    }
}

/// The numbers, one for each way, with zeros for the ways that there are not.
#[inline(always)]
fn collect(bits: impl Iterator<Item = u32>) -> [u32; MAX_WAYS] {
    let mut all = [0; MAX_WAYS];
    all.iter_mut().zip(bits).for_each(|(way, bits)| *way = bits);
    all
}

fn words(part: &[u8]) -> impl Iterator<Item = u32> + '_ {
    let words = part.chunks_exact(4);
    words.map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
}

/// The codewords of a tree's values, and its escape codeword.
fn codes(tree: &Tree) -> (impl Iterator<Item = (u32, Code)> + '_, Code) {
    let escape = tree.codewords().find(|code| code.0 == Symbol::Escape);
    let values = tree
        .codewords()
        .filter_map(|(symbol, codeword)| match symbol {
            Symbol::Value(value) => Some((value, codeword.into())),
            Symbol::Class(_) | Symbol::Escape => None,
        });
    (values, escape.map_or(Code::default(), |code| code.1.into()))
}

/// The codes of each byte of a word, one symbol at SL 8, two at SL 4.
fn byte_codes(trees: &[Tree]) -> [[Code; 256]; 4] {
    let mut tables = [[Code::default(); 256]; 4];
    for (table, trees) in tables.iter_mut().zip(trees.chunks_exact(trees.len() / 4)) {
        match trees {
            [low, high] => {
                for (high, high_code) in codes(high).0 {
                    for (low, low_code) in codes(low).0 {
                        let code = low_code.then(high_code.bits(), high_code.length());
                        table[(16 * high + low) as usize] = code;
                    }
                }
            }
            _ => {
                for (value, code) in trees.iter().flat_map(|tree| codes(tree).0) {
                    table[value as usize] = code;
                }
            }
        }
    }
    tables
}

fn half_codes(trees: &[Tree]) -> Box<[Code; 1 << 16]> {
    let mut table = Box::new([Code::default(); 1 << 16]);
    for tree in trees {
        let (values, escape) = codes(tree);
        for (raw, code) in (0..).zip(table.iter_mut()) {
            *code = escape.then(raw, 16);
        }
        for (value, code) in values {
            table[value as usize] = code;
        }
    }
    table
}

impl Sets {
    fn new(trees: &[Tree], mfv: MfvCount) -> Self {
        let sets = mfv.sets();
        let mut filled = vec![0; sets as usize];
        let other_set = |set: u32| [set ^ 1; PLACES - 1];
        let mut table = Sets {
            values: (0..sets).map(other_set).collect(),
            codes: vec![Default::default(); sets as usize],
            lengths: vec![[0; PLACES]; sets as usize],
        };
        for tree in trees {
            let (values, escape) = codes(tree);
            for (codes, lengths) in table.codes.iter_mut().zip(&mut table.lengths) {
                codes[PLACES - 1] = escape;
                lengths[PLACES - 1] = (escape.length() + 32) as u8;
            }
            for (value, code) in values {
                let set = (value % sets) as usize;
                let place = filled[set];
                table.values[set][place] = value;
                table.codes[set][place] = code;
                table.lengths[set][place] = code.length() as u8;
                filled[set] += 1;
            }
        }
        table
    }

    /// The set that a value falls into and its place there, the last if it has none of its own.
    #[inline(always)]
    fn find(&self, word: u32) -> (usize, usize) {
        // The number of sets is a power of two.
        let set = word as usize & (self.values.len() - 1);
        let mut place = PLACES - 1;
        for (way, &value) in self.values[set].iter().enumerate() {
            if value == word {
                place = way;
            }
        }
        (set, place)
    }

    #[inline(always)]
    fn code(&self, word: u32) -> Code {
        let (set, place) = self.find(word);
        let code = self.codes[set][place];
        // No branch: which words have no place follows no pattern.
        let is_raw = place == PLACES - 1;
        let (raw, bits) = if is_raw { (word.into(), 32) } else { (0, 0) };
        code.then(raw, bits)
    }
}
