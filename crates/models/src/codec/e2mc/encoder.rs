//! From symbols to codewords, by table.

use multiversion::multiversion;

use crate::codebook::{Codebook, Symbol, Tree};
use crate::codec::bits::BitWriter;
use crate::codec::prefix::Code;
use crate::codec::words::{words, MAX_WORDS};
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
            Tables::Words(sets) => sets.way_bits(&find_all(sets, block), block, part_bytes),
        }
    }

    /// A block that is to be encoded in ways of `part_bytes` bytes.
    #[inline(always)]
    pub fn parts<'a>(&'a self, block: &'a [u8], part_bytes: usize) -> Parts<'a> {
        let places = match &self.0 {
            Tables::Words(sets) => find_all(sets, block),
            _ => [0; MAX_WORDS],
        };
        Parts {
            encoder: self,
            block,
            part_bytes,
            places,
        }
    }
}

/// A block that is being encoded.
pub(super) struct Parts<'a> {
    encoder: &'a Encoder,
    block: &'a [u8],
    part_bytes: usize,
    /// Of SL 32, the words' places in the sets, which are searched for once.
    places: [u16; MAX_WORDS],
}

impl Parts<'_> {
    /// Bits of each way's codewords.
    #[inline(always)]
    pub fn way_bits(&self) -> [u32; MAX_WAYS] {
        match &self.encoder.0 {
            Tables::Words(sets) => sets.way_bits(&self.places, self.block, self.part_bytes),
            _ => self.encoder.way_bits(self.block, self.part_bytes),
        }
    }

    /// Writes the codewords of a way, from 0.
    #[inline(always)]
    pub fn encode(&self, way: usize, out: &mut BitWriter) {
        let part = way * self.part_bytes..(way + 1) * self.part_bytes;
        let mut push = |code: Code| out.push(code.bits(), code.length());
        match &self.encoder.0 {
            Tables::Bytes(codes, _) => {
                let code = |place: usize, byte: u8| codes[place][usize::from(byte)];
                for word in self.block[part].chunks_exact(4) {
                    // Two bytes' codewords have at most 32 bits.
                    push(code(0, word[0]).followed_by(code(1, word[1])));
                    push(code(2, word[2]).followed_by(code(3, word[3])));
                }
            }
            Tables::Halves(codes, _) => {
                for half in self.block[part].chunks_exact(2) {
                    push(codes[usize::from(u16::from_le_bytes([half[0], half[1]]))]);
                }
            }
            Tables::Words(sets) => {
                let places = &self.places[part.start / 4..];
                for (word, &place) in self.block[part].chunks_exact(4).zip(places) {
                    push(sets.code(place, word.try_into().map_or(0, u32::from_le_bytes)));
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

    /// The bits of each way of a block whose words have these places.
    #[inline(always)]
    fn way_bits(
        &self,
        places: &[u16; MAX_WORDS],
        block: &[u8],
        part_bytes: usize,
    ) -> [u32; MAX_WAYS] {
        let lengths = self.lengths.as_flattened();
        let length = |&place: &u16| u32::from(lengths[usize::from(place)]);
        let parts = places[..block.len() / 4].chunks_exact(part_bytes / 4);
        collect(parts.map(|part| part.iter().map(length).sum()))
    }

    /// The code of a word with this place; with its raw bits if it is the escape.
    #[inline(always)]
    fn code(&self, place: u16, word: u32) -> Code {
        let place = usize::from(place);
        // No branch: which words have no place follows no pattern.
        let is_raw = place % PLACES == PLACES - 1;
        let (raw, bits) = if is_raw { (word.into(), 32) } else { (0, 0) };
        self.codes.as_flattened()[place].then(raw, bits)
    }
}

/// The places of a block's words among those of all sets; a word without a codeword gets the last place of
/// its set. Entries after the end of a shorter block are arbitrary.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
fn find_all(sets: &Sets, block: &[u8]) -> [u16; MAX_WORDS] {
    let mut places = [0; MAX_WORDS];
    for (place, word) in places.iter_mut().zip(words(block)) {
        // The number of sets is a power of two.
        let set = word as usize & (sets.values.len() - 1);
        let mut found = 1 << (PLACES - 1);
        for (way, &value) in sets.values[set].iter().enumerate() {
            found |= u32::from(value == word) << way;
        }
        *place = (PLACES * set + found.trailing_zeros() as usize) as u16;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::Histogram;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn words_have_their_own_code_or_the_escape(
            training in prop::collection::vec(any::<u32>(), 1..2000),
            picks: [u16; MAX_WORDS],
            noise: [u32; MAX_WORDS],
        ) {
            let bytes = |words: &[u32]| -> Vec<u8> {
                words.iter().flat_map(|word| word.to_le_bytes()).collect()
            };
            let mut histogram = crate::codebook::SymbolHistogram::new(32.try_into().unwrap());
            histogram.add(&bytes(&training)).unwrap();
            let book = histogram.train(MfvCount::default()).unwrap();
            let tree = &book.trees()[0];
            let mut words = noise;
            for (word, &pick) in words.iter_mut().zip(&picks) {
                if pick % 3 > 0 {
                    *word = training[usize::from(pick) % training.len()];
                }
            }
            let sets = Sets::new(book.trees(), MfvCount::default());
            let block = bytes(&words);
            let places = find_all(&sets, &block);
            let bits = sets.way_bits(&places, &block, 4 * MAX_WORDS / MAX_WAYS);
            let (values, escape) = codes(tree);
            let values: std::collections::HashMap<_, _> = values.collect();
            let mut all = 0;
            for (word, &place) in words.into_iter().zip(&places) {
                let plain = values.get(&word).copied();
                let plain = plain.unwrap_or_else(|| escape.then(word.into(), 32));
                let code = sets.code(place, word);
                prop_assert_eq!((code.bits(), code.length()), (plain.bits(), plain.length()));
                all += code.length();
            }
            prop_assert_eq!(bits.iter().sum::<u32>(), all);
        }
    }
}
