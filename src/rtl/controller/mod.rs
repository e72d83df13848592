//! The unit between the last-level cache and the DRAM: compressors, decompressors and a metadata cache between
//! two AXI4 ports (paper 1, sections III-A and III-D).
//!
//! Every block has one owner at a time: an entry of the write buffer ([`write_entry`]), or any number of read
//! slots ([`read_slot`]). An entry collects writes until the block is whole or has waited long enough. A slot
//! has room for all data of a block before it requests any. Accesses to a block stay in order: an entry
//! remembers the slots that were reading its block when it took it, and a slot the entries that were holding
//! its block.

use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};
use crate::rtl::common::metadata_bits;
use crate::rtl::protect::Protection;
use crate::rtl::{bus, metadata_cache, value_frequency};

mod alone;
mod answers;
mod attributes;
mod bursts;
mod commands;
mod damaged_block;
mod look_up;
mod look_ups;
mod memory_bursts;
mod memory_port;
mod memory_reads;
mod memory_writes;
mod modify_slot;
mod next_free;
mod pack;
mod parts;
mod poison_port;
mod prefetch;
mod queued;
mod read_port;
mod read_slot;
mod read_slots;
mod regions;
mod register_port;
pub mod registers;
mod send_order;
mod set_ram;
mod strobed_ram;
mod table_guard;
mod table_port;
mod table_test;
mod top;
mod units;
mod unpack;
mod write_buffer;
mod write_entry;
mod write_port;

pub use commands::COMMANDS;
pub use top::{controller, Units};

/// The parameters of the unit, validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Prefix of the modules' names; it contains the parameters that are not the default.
    pub name: String,
    /// Bytes of a block.
    pub block_bytes: u32,
    /// Bytes of a burst, the MAG.
    pub mag_bytes: u32,
    /// Bytes of a beat on the port to the cache.
    pub port_bytes: u32,
    /// Bytes of a beat on the port to the DRAM, at most `port_bytes`.
    pub memory_bytes: u32,
    /// Bits of an address.
    pub address_bits: u32,
    /// Bits of an ID on the port to the cache.
    pub id_bits: u32,
    /// Bits of `AxUSER`; 0 if it is not passed to the memory.
    pub user_bits: u32,
    /// Blocks that may be read at a time.
    pub slots: u32,
    /// Blocks that may be written at a time.
    pub entries: u32,
    /// Outstanding reads of the client, and writes, if not more are being written ([`Self::writes`]).
    pub outstanding: u32,
    /// Compressors, which take blocks in turn.
    pub compressors: u32,
    /// Decompressors.
    pub decompressors: u32,
    /// Blocks that all compressors need inside for their full rate, and that all decompressors need.
    pub in_compressors: u32,
    pub in_decompressors: u32,
    /// Address ranges with their own rules.
    pub ranges: u32,
    /// Bytes of the metadata cache.
    pub cache_bytes: u32,
    /// Ways of the metadata cache.
    pub cache_ways: u32,
    /// Outstanding misses of metadata lines, a power of two.
    pub misses: u32,
    /// The part of a block that is read while its metadata are fetched.
    pub early: Early,
    /// The memory answers in the order of the requests, with a single ID.
    pub single_memory_id: bool,
    /// How words of the metadata cache are protected.
    pub metadata: Protection,
    /// How words of the buffers are protected.
    pub buffers: Protection,
    /// The port to the cache has `RUSER`: a bit that marks data that are poisoned.
    pub read_user: bool,
    /// The codec's tables, if their words are checked.
    pub tables: Option<CheckedTables>,
    /// Energy control after the compressors, if any; with ports for its flits.
    pub energy_control: Option<bus::Parameters>,
    /// The value-frequency table that snoops the write path, if any.
    pub sampling: Option<value_frequency::Parameters>,
}

/// Words in memories behind a configuration port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The first one's byte address / 4.
    pub first: u32,
    /// How many they are.
    pub count: u32,
}

/// Tables whose words are checked when they are read: in each compressor, and in each decompressor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedTables {
    /// Of a compressor.
    pub compressor: Vec<Words>,
    /// Of a decompressor.
    pub decompressor: Vec<Words>,
}

/// Part of a block that is read while its metadata are fetched; the rest is read after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Early {
    /// Nothing.
    Nothing,
    /// Its first burst, which is needed for any metadata.
    First,
    /// All of it.
    Whole,
}

/// Bits of `combine`, the cycles that a partial block waits for the rest.
pub(crate) const COMBINE_BITS: u32 = 16;

/// Bits of the time that entries wait by, in quarters of `combine`: it counts to 4 in part of one quarter and four
/// whole ones.
const QUARTERS_BITS: u32 = 3;

/// Bits of an address within a page of 4 KB, which no burst leaves.
pub(crate) const PAGE_BITS: u32 = 12;

/// Outstanding writes of the client, of a unit with so many reads and entries of the write buffer. Writes are answered
/// in order, so entries that end early wait for older ones; meanwhile new blocks take their place.
pub(crate) fn outstanding_writes(reads: u32, entries: u32) -> u32 {
    reads.max(entries + entries / 2)
}

impl Parameters {
    /// Bits of a number of bursts less one.
    fn bursts_bits(&self) -> u32 {
        address_width(u64::from(self.bursts()))
    }

    /// Bits of a block.
    pub fn block_bits(&self) -> u32 {
        self.block_bytes * 8
    }

    /// Bits of a byte's address in its block.
    pub fn offset_bits(&self) -> u32 {
        self.block_bytes.trailing_zeros()
    }

    /// Bits of a block's number.
    pub fn number_bits(&self) -> u32 {
        self.address_bits - self.offset_bits()
    }

    /// Outstanding writes of the client.
    pub fn writes(&self) -> u32 {
        outstanding_writes(self.outstanding, self.entries)
    }

    /// Words of a block: beats of the port to the cache.
    pub fn words(&self) -> u32 {
        self.block_bytes / self.port_bytes
    }

    /// Bits of a word's number in its block.
    pub fn word_bits(&self) -> u32 {
        address_width(u64::from(self.words()))
    }

    /// Bits of a beat on the port to the cache.
    pub fn port_bits(&self) -> u32 {
        self.port_bytes * 8
    }

    /// Beats of the port to the DRAM in a beat of the port to the cache.
    pub fn parts(&self) -> u32 {
        self.port_bytes / self.memory_bytes
    }

    /// Bits of a beat on the port to the DRAM.
    pub fn memory_bits(&self) -> u32 {
        self.memory_bytes * 8
    }

    /// Bursts of a raw block.
    pub fn bursts(&self) -> u32 {
        self.block_bytes / self.mag_bytes
    }

    /// Bursts in a beat of the port to the cache, at least one.
    pub fn bursts_of_word(&self) -> u32 {
        (self.port_bytes / self.mag_bytes).max(1)
    }

    /// Beats of a burst on the port to the DRAM.
    pub fn burst_beats(&self) -> u32 {
        self.mag_bytes / self.memory_bytes
    }

    /// The largest `AxSIZE` on the port to the cache: log2 of a beat's bytes.
    pub fn port_size(&self) -> u32 {
        self.port_bytes.trailing_zeros()
    }

    /// Bits of an entry's number.
    pub fn entry_bits(&self) -> u32 {
        address_width(u64::from(self.entries))
    }

    /// Bits of the number of a slot of reads.
    pub fn read_slot_bits(&self) -> u32 {
        address_width(u64::from(self.slots))
    }

    /// Slots of reads, then those of read-modify-write, one for each entry.
    pub fn all_slots(&self) -> u32 {
        self.slots + self.entries
    }

    /// Bits of the number of any slot.
    pub fn slot_bits(&self) -> u32 {
        address_width(u64::from(self.all_slots()))
    }

    /// Bits of an owner's number: entries, then slots, then the prefetch.
    pub fn owner_bits(&self) -> u32 {
        address_width(u64::from(self.entries + self.slots + 1))
    }

    /// Bits of a miss register's number.
    pub fn miss_bits(&self) -> u32 {
        address_width(u64::from(self.misses))
    }

    /// Bits of the tag that identifies the owner of a memory burst: the number of a slot, an entry or a
    /// metadata line, and above it whether the burst is metadata.
    pub fn tag_bits(&self) -> u32 {
        let numbers = [
            self.slot_bits(),
            self.entry_bits(),
            self.cache().carrier_bits(),
        ];
        1 + numbers.into_iter().max().unwrap_or(0)
    }

    /// Bits of an ID on the port to the DRAM.
    pub fn memory_id_bits(&self) -> u32 {
        if self.single_memory_id {
            1
        } else {
            self.tag_bits()
        }
    }

    /// Bits of a block's metadata: bursts less one, or all ones.
    pub fn metadata_bits(&self) -> u32 {
        metadata_bits(self.bursts())
    }

    /// Metadata of a block that is stored raw.
    pub fn raw(&self) -> u64 {
        (1 << self.metadata_bits()) - 1
    }

    /// Whether a read that is alone asks for its first burst before its look-up is answered.
    pub(crate) fn asks_before_metadata(&self) -> bool {
        self.early == Early::First && self.bursts() > 1
    }

    /// Blocks whose metadata share a line of the metadata cache.
    pub fn line_blocks(&self) -> u32 {
        self.cache().line_blocks()
    }

    /// Pages that hold the metadata of this many pages.
    pub fn metadata_pages(&self, pages: u32) -> u32 {
        let of_line = self.line_blocks() * self.block_bytes / self.mag_bytes;
        pages.div_ceil(of_line)
    }

    /// Whether metadata may be lost, so that blocks are poisoned.
    pub fn may_lose_metadata(&self) -> bool {
        self.metadata.checks()
    }

    /// How the value-frequency table's words are protected, if there is one.
    pub(crate) fn counts(&self) -> Protection {
        let sampling = self.sampling.as_ref();
        sampling.map_or(Protection::None, |table| table.protection)
    }

    /// Whether errors distinguish reads of blocks with lost metadata from other failed reads.
    pub(crate) fn tells_lost(&self) -> bool {
        self.read_user && self.may_lose_metadata()
    }

    /// Bits of a metadata line's number.
    pub fn line_bits(&self) -> u32 {
        self.number_bits() - self.line_blocks().trailing_zeros()
    }

    /// The parameters of the metadata cache.
    pub fn cache(&self) -> metadata_cache::Parameters {
        metadata_cache::Parameters {
            name: self.module_name("metadata_cache"),
            bytes: self.cache_bytes,
            ways: self.cache_ways,
            line_bytes: self.mag_bytes,
            beat_bytes: self.memory_bytes,
            metadata_bits: self.metadata_bits(),
            block_bits: self.number_bits(),
            owners: self.entries,
            owner_bits: self.owner_bits(),
            misses: self.misses,
            protection: self.metadata,
            prompt: true,
        }
    }

    /// The name of a module of the unit.
    pub fn module_name(&self, part: &str) -> String {
        format!("{}_{part}", self.name)
    }
}

/// The ports by which a slot gets the progress of its data, in order.
struct DataPorts<'m> {
    asked: Signal<'m>,
    arrives: Signal<'m>,
    arrives_failed: Signal<'m>,
    unpack_taken: Signal<'m>,
    unpacked: Signal<'m>,
    unpacked_failed: Signal<'m>,
    /// With `unpacked_failed`: the stored data are no block, as far as that can be known.
    unpacked_corrupt: Signal<'m>,
}

impl<'m> DataPorts<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        let input = |name: &str, says: &str| m.input(name, 1).comment(says);
        let mut ports = DataPorts {
            asked: input("asked", "Read of the data is queued for the memory port"),
            arrives: input("arrives", "Last data of the read arrive"),
            arrives_failed: input(
                "arrives_failed",
                "With arrives: memory answered with an error",
            ),
            unpack_taken: input("unpack_taken", "Data are queued for a decompressor"),
            unpacked: input("unpacked", "Block leaves its decompressor"),
            unpacked_failed: input(
                "unpacked_failed",
                "With unpacked: the data are not a valid block",
            ),
            unpacked_corrupt: m.zero(1),
        };
        let doubt = tables_in_doubt(m, p);
        let failed = ports.unpacked_failed;
        ports.unpacked_corrupt = doubt.map_or(failed, |doubt| failed & !doubt);
        ports
    }
}

/// Whether the decompressors' tables cannot be relied on, if that may be: then a block that fails in a
/// decompressor may be as it was written.
fn tables_in_doubt<'m>(m: &'m Builder, p: &Parameters) -> Option<Signal<'m>> {
    p.tables.as_ref().map(|_| {
        m.input("tables_in_doubt", 1)
            .comment("Decompressors' tables have damaged words, and are not loaded again")
    })
}

/// When an owner's registers are clocked.
#[derive(Clone, Copy)]
struct Life<'m> {
    /// A new block begins.
    take: Signal<'m>,
    /// A block is in progress.
    busy: Signal<'m>,
    /// The flags' enable: 1 with `take`, and whenever a flag of a block in progress changes.
    clocked: Signal<'m>,
}

impl<'m> Life<'m> {
    /// Flags that are clocked as long as there is a block.
    fn new(take: Signal<'m>, busy: Signal<'m>) -> Self {
        Life {
            take,
            busy,
            clocked: (take | busy).named("is_alive"),
        }
    }
}

/// A flag that `set` sets and `clear` clears. When a new block begins, it becomes `at_first`.
fn flag<'m>(
    m: &'m Builder,
    life: Life<'m>,
    name: &str,
    at_first: Signal<'m>,
    set: Signal<'m>,
    clear: Signal<'m>,
) -> Signal<'m> {
    let flag = m.register_reset(name, 1, 0);
    let then = (flag | set) & !clear;
    m.next_if(flag, life.clocked, life.take.mux(at_first, then));
    flag
}

/// A value of few bits, clocked with the flags: `value` from the cycle after `loads` on. There is no multiplexer, as
/// synthesis would make an enable of it, too few bits for a clock gate.
fn held_value<'m>(
    m: &'m Builder,
    life: Life<'m>,
    name: &str,
    loads: Signal<'m>,
    value: Signal<'m>,
) -> Signal<'m> {
    let held = m.register_reset(name, value.width(), 0);
    m.next_if(held, life.clocked, loads.gate(value) | (!loads).gate(held));
    held
}

/// Whether a slot is one for read-modify-write.
fn is_modify<'m>(m: &'m Builder, p: &Parameters, slot: Signal<'m>) -> Signal<'m> {
    slot.ge(m.constant(u64::from(p.slots), p.slot_bits()))
}

/// The slot of an entry for read-modify-write.
fn slot_of_entry<'m>(m: &'m Builder, p: &Parameters, entry: Signal<'m>) -> Signal<'m> {
    entry.resize(p.slot_bits()) + m.constant(u64::from(p.slots), p.slot_bits())
}

/// The entry of a slot for read-modify-write.
fn entry_of_slot<'m>(m: &'m Builder, p: &Parameters, slot: Signal<'m>) -> Signal<'m> {
    slot - m.constant(u64::from(p.slots), p.slot_bits())
}

/// The address of a block's word in a memory that has one block per owner of a kind.
fn place<'m>(p: &Parameters, owner: Signal<'m>, word: Signal<'m>) -> Signal<'m> {
    match p.words() {
        1 => owner,
        _ => concat(&[word, owner]),
    }
}

/// The owner and the number of the word at an address in memory.
fn entry_and_word<'m>(p: &Parameters, place: Signal<'m>) -> (Signal<'m>, Signal<'m>) {
    let low = if p.words() == 1 { 0 } else { p.word_bits() };
    let word = place.slice(0, p.word_bits());
    (place.slice(low, place.width() - low), word)
}

/// One-hot: the bit at this number of `count` bits, if `valid`. Zero else, even if the number is unknown (X).
fn decode<'m>(valid: Signal<'m>, number: Signal<'m>, count: u32) -> Signal<'m> {
    valid.gate(number.one_hot(count))
}

/// One-hot: the word of a block.
fn word_one_hot<'m>(m: &'m Builder, p: &Parameters, word: Signal<'m>) -> Signal<'m> {
    match p.words() {
        1 => m.constant(1, 1),
        words => word.one_hot(words),
    }
}
