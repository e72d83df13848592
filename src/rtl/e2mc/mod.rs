//! E2MC, the Huffman compressor and canonical decompressor of paper 1
//! (sections III-E and III-F).
//!
//! [`compressor`] holds two stages, code table and encoder, for each encoder, and the merge of their streams.
//! [`decompressor`] holds the decoding ways, each with its stage that finds a codeword, and the code
//! registers that they share; behind narrow ports, ways that start while a block comes in. [`tables`] are the
//! tables of both, and the access to them. Both also share [`slots`] for blocks, the [`input_side`] around
//! them, and [`pairs`] of ways.

pub mod compressor;
pub mod decompressor;
pub(crate) mod input_side;
pub(crate) mod pairs;
pub(crate) mod slots;
pub mod tables;

use crate::hdl::builder::address_width;
use crate::rtl::protect::Protection;

/// Bytes that are put together in one cycle.
pub const SLICE_BYTES: u32 = 32;

/// How the decompressor finds a codeword and moves on to the next: its critical loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Decoder {
    /// A codeword's length, one-hot, picks the next bits from copies that are moved
    /// already ([`find_length`](decompressor::find_length)).
    #[default]
    OneHot,
    /// As paper 1's figure 7 shows it: a priority encoder, then a shifter
    /// ([`find_codeword`](decompressor::find_codeword)).
    Paper,
}

impl Decoder {
    /// Both forms.
    pub const ALL: [Decoder; 2] = [Decoder::OneHot, Decoder::Paper];
}

impl std::fmt::Display for Decoder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Decoder::OneHot => "one-hot",
            Decoder::Paper => "paper",
        })
    }
}

/// Everything that sizes the hardware; all sizes validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Prefix of the modules' names, which contains the parameters that differ from their defaults.
    pub name: String,
    /// SL in bits: 4, 8, 16 or 32.
    pub symbol_bits: u32,
    /// Longest codeword in bits.
    pub max_codeword: u32,
    /// Huffman trees: symbol i uses tree i mod `trees`.
    pub trees: u32,
    /// Whether values without a codeword exist, sent behind an escape.
    pub escape: bool,
    /// Raw bits that follow some codewords: the escape's symbol, or what e2mc-delta has.
    pub raw_bits: u32,
    /// Whether the decode table's value is added to an earlier symbol, in a stage behind it.
    pub sums: bool,
    /// Entries of the decode table, and of the code table, for each tree.
    pub entries: u32,
    /// PDW.
    pub ways: u32,
    /// Whether ways lie in pairs, one forwards, one backwards (an option of this project's).
    pub pairs: bool,
    pub encoders: u32,
    pub block_bytes: u32,
    pub mag_bytes: u32,
    pub beat_bytes: u32,
    /// Bytes at the end of a compressed block's last burst that hold a check, not the encoding.
    pub check_bytes: u32,
    /// Without narrow ports ([`Parameters::cuts_through`]), which have the paper's.
    pub decoder: Decoder,
    /// Of the words in the code table's and the decode tables' memories.
    pub protection: Protection,
    /// Contents of the tables at power-up.
    pub tables: Option<Tables>,
}

/// Whether a decompressor with this many beats per block decodes a block while it comes in, with or without
/// ways in pairs ([`Parameters::cuts_through`]).
pub fn cuts_through(beats: u32, pairs: bool) -> bool {
    beats >= 8 && !pairs
}

/// The tables of a codebook, as the hardware stores them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tables {
    /// Codeword in stream order (bit 0 is sent first) and length above it, for
    /// each entry: set × 8 + way, or tree × 2^SL + value. Length 0: no entry.
    pub codes: Vec<u64>,
    /// value / sets of each entry; empty where the table is indexed directly.
    pub tags: Vec<u64>,
    /// The escape's codeword and length, packed like a code.
    pub escape: u64,
    /// For each tree the first codeword of each length 1…max, left-justified,
    /// and the end of the code.
    pub first_codewords: Vec<Vec<u64>>,
    /// For each tree and length: codeword − offset = index.
    pub offsets: Vec<Vec<u64>>,
    /// tree × entries + index → symbol.
    pub decode: Vec<u64>,
}

/// Bits of a memory of the compressor's tables at most, if it has no output register: its access time is most of a
/// cycle.
pub const CODE_TABLE_COLUMN: u32 = 1536;

/// Bits of a memory of codes with an output register at most: those of a block memory of an FPGA.
pub const CODE_COLUMN: u32 = 16384;

/// Bits of a memory of the decompressor's tables at most: those of a block memory of an FPGA.
pub const DECODE_TABLE_COLUMN: u32 = 16384;

/// Entries that a set of the code table holds (paper 1, section III-E).
pub const TABLE_WAYS: u32 = 8;

impl Parameters {
    pub fn block_bits(&self) -> u32 {
        self.block_bytes * 8
    }

    pub fn symbols(&self) -> u32 {
        self.block_bits() / self.symbol_bits
    }

    /// Symbols that one decoding way decodes.
    pub fn symbols_per_way(&self) -> u32 {
        self.symbols() / self.ways
    }

    /// Symbols that one encoder encodes.
    pub fn symbols_per_encoder(&self) -> u32 {
        self.symbols() / self.encoders
    }

    /// Beats of an uncompressed block.
    pub fn beats(&self) -> u32 {
        self.block_bytes / self.beat_bytes
    }

    /// Beats of a compressed block of `bursts`.
    pub fn beats_of_bursts(&self, bursts: u32) -> u32 {
        (bursts * self.mag_bytes).div_ceil(self.beat_bytes)
    }

    /// Bursts of the largest block that is stored compressed.
    pub fn max_bursts(&self) -> u32 {
        self.block_bytes / self.mag_bytes - 1
    }

    /// Bytes of the largest block that is stored compressed.
    pub fn max_stored_bytes(&self) -> u32 {
        self.max_bursts() * self.mag_bytes
    }

    /// Bits that an encoding may have in this many bursts.
    pub fn room_bits(&self, bursts: u32) -> u32 {
        8 * (bursts * self.mag_bytes - self.check_bytes)
    }

    /// The bit at which an encoder's stream starts: the first one's behind the pointers; that of the last
    /// backward way, if there is one, in front of the check.
    pub fn stream_start(&self, encoder: u32) -> u32 {
        if encoder == 0 {
            self.first_way_bit()
        } else if self.pairs && encoder + 1 == self.encoders {
            8 * self.check_bytes
        } else {
            0
        }
    }

    /// Bits of a pointer to a byte of the block.
    pub fn pointer_bits(&self) -> u32 {
        address_width(u64::from(self.block_bytes))
    }

    /// Places that ways share: pairs, or one for each.
    pub fn groups(&self) -> u32 {
        if self.pairs {
            (self.ways / 2).max(1)
        } else {
            self.ways
        }
    }

    /// Where way 1 starts: behind the pointers.
    pub fn first_way_bit(&self) -> u32 {
        (self.groups() - 1) * self.pointer_bits()
    }

    /// Most bits that one symbol takes.
    pub fn symbol_limit(&self) -> u32 {
        self.max_codeword + self.raw_bits
    }

    /// The most bits by which the decoder's head may advance: a codeword or, if an escape and its symbol are
    /// taken together, both.
    pub fn longest_move(&self) -> u32 {
        if self.escape {
            self.max_codeword
        } else {
            self.symbol_limit()
        }
    }

    /// Bits of a codeword's length.
    pub fn length_bits(&self) -> u32 {
        address_width(u64::from(self.max_codeword) + 1)
    }

    /// Bits of a symbol's length, its raw bits included.
    pub fn step_bits(&self) -> u32 {
        address_width(u64::from(self.symbol_limit()) + 1)
    }

    /// Bits of a code table entry: codeword and length.
    pub fn code_bits(&self) -> u32 {
        self.max_codeword + self.length_bits()
    }

    pub fn tree_bits(&self) -> u32 {
        address_width(u64::from(self.trees))
    }

    /// Bits of an index into a tree's part of the decode table.
    pub fn index_bits(&self) -> u32 {
        address_width(u64::from(self.entries))
    }

    /// Entries of all trees together.
    pub fn table_entries(&self) -> u32 {
        self.entries * self.trees
    }

    /// Sets of the code table, if it is set-associative.
    pub fn sets(&self) -> u32 {
        self.entries / TABLE_WAYS
    }

    /// Bits of a tag in the code table.
    pub fn tag_bits(&self) -> u32 {
        self.symbol_bits - address_width(u64::from(self.sets()))
    }

    /// Bits that the decoder's window takes in at a time.
    pub fn chunk_bits(&self) -> u32 {
        self.symbol_limit().next_power_of_two()
    }

    /// Whether the decompressor decodes a block while its beats come in, and sends symbols as they are
    /// decoded: with ports so narrow, input and output one after the other would take too long. Backward ways
    /// begin at a block's end, so with pairs nothing could be decoded before that.
    pub fn cuts_through(&self) -> bool {
        cuts_through(self.beats(), self.pairs)
    }

    /// Bits in which a window behind a narrow port takes in a block: they come at
    /// once.
    pub fn unit_bits(&self) -> u32 {
        self.chunk_bits().min(self.beat_bytes * 8)
    }

    /// Bits of a chunk in which the encoder places codes: a symbol, padded to the next byte, extends at most
    /// into the next chunk.
    pub fn placing_bits(&self) -> u32 {
        (self.symbol_limit() + 8).next_power_of_two()
    }

    /// Whether the compressor encodes a block while it comes in. With narrow ports that
    /// is much of its latency; several encoders would start on beats that come late.
    pub fn encodes_early(&self) -> bool {
        self.encoders == 1 && self.beats() >= 8 && !self.sums
    }

    /// Slices of the largest block that is stored compressed.
    pub fn stored_slices(&self) -> u32 {
        self.max_stored_bytes() / SLICE_BYTES
    }

    /// Cycles that a compressed block's first beat waits for its slices.
    pub fn slice_wait(&self) -> u32 {
        (self.beat_bytes / SLICE_BYTES).clamp(1, self.stored_slices())
    }

    /// Stages of a look-up between its first cycle and the output of a code table with output registers: each read takes
    /// two, and with tags there is one for their comparison.
    fn registered_stages(&self) -> u32 {
        if self.escape {
            5
        } else {
            2
        }
    }

    /// Whether the code table's memories have output registers. A compressor that encodes a block while it comes in
    /// has no cycle to spare for this, nor has one whose slot would be free too late for the next block but one.
    pub fn registers_codes(&self) -> bool {
        let released = self.beats() + self.symbols_per_encoder() + self.registered_stages() + 3;
        let in_time = released <= 2 * self.compressor_interval();
        in_time && !self.encodes_early()
    }

    /// Whether the code table reads tags before codes: a set-associative one with output registers.
    pub fn reads_tags_first(&self) -> bool {
        self.escape && self.registers_codes()
    }

    /// Stages of a look-up between its first cycle and the code table's output.
    pub fn lookup_stages(&self) -> u32 {
        if self.registers_codes() {
            self.registered_stages()
        } else {
            1
        }
    }

    /// Cycles from a symbol into the code table to its code out of it.
    pub fn table_cycles(&self) -> u32 {
        self.lookup_stages() + 1
    }

    /// Whether the decode tables have output registers, a stage of their own. Behind narrow ports there is no cycle for
    /// it.
    pub fn registers_symbols(&self) -> bool {
        !self.cuts_through() && !self.sums
    }

    /// The initiation interval promised for the compressor, in cycles.
    pub fn compressor_interval(&self) -> u32 {
        self.beats().max(self.symbols_per_encoder() + 2)
    }

    /// The initiation interval promised for the decompressor, in cycles.
    pub fn decompressor_interval(&self) -> u32 {
        self.beats().max(self.symbols_per_way() + 2)
    }

    /// Cycles in which a narrow decompressor takes in a raw block: its beats' and,
    /// where each way has but a beat, one more. The ways' next block but one begins
    /// when all beats of the one before it have left.
    pub fn raw_interval(&self) -> u32 {
        let beats = self.beats();
        let needed = self.symbols_per_way() + 4 + beats - beats / self.ways;
        needed
            .saturating_sub(self.decompressor_interval())
            .max(beats)
    }

    /// Cycles from a block's first beat in to its last beat out, for the worst block without others: one that
    /// is sent raw, or one of the largest compressed ones, whose slices are put together first.
    pub fn compressor_latency(&self) -> u32 {
        let all_but_first = if self.encodes_early() {
            0
        } else {
            self.beats() - 1
        };
        let stored = self.beats_of_bursts(self.max_bursts()) + self.slice_wait();
        let codes = self.symbols_per_encoder() + self.table_cycles();
        all_but_first + codes + 2 + self.beats().max(stored)
    }

    /// Cycles from a block's first beat in to its last beat out, for the worst block without others: one of
    /// the largest compressed ones or, where beats are collected and many, a raw one.
    pub fn decompressor_latency(&self) -> u32 {
        let (beats, largest) = (self.beats(), self.beats_of_bursts(self.max_bursts()));
        if !self.cuts_through() {
            let more = u32::from(self.registers_symbols());
            return beats + more + (largest + self.symbols_per_way() + 5).max(beats + 3);
        }
        let beats_per_way = beats / self.ways;
        let first = self.way_latency(self.first_way_bit()) + beats - beats_per_way;
        // A way behind a pointer can start anywhere, and then so do all others.
        let second = self.way_latency(u32::MAX) + beats - 2 * beats_per_way;
        match self.ways {
            1 => first,
            _ => first.max(second),
        }
    }

    /// Cycles from a block's first beat in to the beat that a narrow way's last
    /// symbol completes, at the most, if the way starts at a bit or before. It
    /// waits longest for as many of the longest symbols as there can be, and
    /// then has one-bit symbols left, a cycle for each.
    fn way_latency(&self, start: u32) -> u32 {
        let (symbols, beat_bits) = (self.symbols_per_way(), self.beat_bytes * 8);
        let last_found = |number: u32| {
            let after = symbols - 1 - number;
            let reach = start.saturating_add((number + 1) * self.symbol_limit());
            let bits = reach.min(self.room_bits(self.max_bursts()) - after);
            bits.div_ceil(beat_bits).max(2 + number) + after
        };
        (0..symbols).map(last_found).max().unwrap_or(0) + 3
    }
}
