//! The unit between the last-level cache and the DRAM: compressors, decompressors and a metadata
//! cache behind one AXI4 port and in front of another (paper 1, sections III-A and III-D).
//!
//! Every block has one owner at a time: an entry of the write buffer ([`write_entry`]), which
//! gathers what is written until the block is whole or has waited for long enough, or any number of
//! read slots ([`read_slot`]), which have room for all data of a block before they ask for any. What
//! comes first goes first: an entry remembers the slots that it found reading its block, a slot the
//! entries that it found holding it.

use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};
use crate::rtl::protect::Protection;
use crate::rtl::{bus, metadata_cache, value_frequency};

mod attributes;
mod bursts;
mod commands;
mod look_up;
mod look_ups;
mod memory_bursts;
mod memory_port;
mod memory_reads;
mod memory_writes;
mod modify_slot;
mod pack;
mod parts;
mod poison_port;
mod queued;
mod read_port;
mod read_slot;
mod read_slots;
mod regions;
mod register_port;
pub mod registers;
mod strobed_ram;
mod table_port;
mod top;
mod units;
mod unpack;
mod write_buffer;
mod write_entry;
mod write_port;

pub use commands::COMMANDS;
pub use top::{controller, Units};

/// Everything that sizes the unit; validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Prefix of the modules' names, which carries what is not the default.
    pub name: String,
    /// Bytes of a block.
    pub block_bytes: u32,
    /// Bytes of a burst, the MAG.
    pub mag_bytes: u32,
    /// Bytes of a beat on the port towards the cache.
    pub port_bytes: u32,
    /// Bytes of a beat on the port towards the DRAM, at most as many.
    pub memory_bytes: u32,
    /// Bits of an address.
    pub address_bits: u32,
    /// Bits of an ID on the port towards the cache.
    pub id_bits: u32,
    /// Bits of `AxUSER`; 0 where it is not passed down.
    pub user_bits: u32,
    /// Blocks that may be read at a time.
    pub slots: u32,
    /// Blocks that may be written at a time.
    pub entries: u32,
    /// Bursts of the client that may be under way, in each direction.
    pub outstanding: u32,
    /// Compressors, each of which takes a block after another.
    pub compressors: u32,
    /// Decompressors.
    pub decompressors: u32,
    /// Address ranges with rules of their own.
    pub ranges: u32,
    /// Bytes of the metadata cache.
    pub cache_bytes: u32,
    /// Ways of the metadata cache.
    pub cache_ways: u32,
    /// Metadata lines that may be missing at a time, a power of two.
    pub misses: u32,
    /// What of a block is read while its metadata are.
    pub early: Early,
    /// The memory answers in the order in which it is asked, with one ID.
    pub single_memory_id: bool,
    /// How words of the metadata cache are protected.
    pub metadata: Protection,
    /// How words of the buffers are protected.
    pub buffers: Protection,
    /// Energy control behind the compressors, if there is any; with ports of its flits.
    pub energy_control: Option<bus::Parameters>,
    /// The value-frequency table beside the write path, if there is one.
    pub sampling: Option<value_frequency::Parameters>,
}

/// What of a block is read while its metadata are fetched; the rest is behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Early {
    /// Nothing.
    Nothing,
    /// Its first burst, which is needed whatever they say.
    First,
    /// All of it.
    Whole,
}

/// Bits of `combine`, cycles that a part of a block waits for the rest.
pub(crate) const COMBINE_BITS: u32 = 16;

/// Bits of an address within the 4 KB that no burst leaves.
pub(crate) const PAGE_BITS: u32 = 12;

impl Parameters {
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

    /// Words of a block: beats of the port towards the cache.
    pub fn words(&self) -> u32 {
        self.block_bytes / self.port_bytes
    }

    /// Bits of a word's number in its block.
    pub fn word_bits(&self) -> u32 {
        address_width(u64::from(self.words()))
    }

    /// Bits of a beat on the port towards the cache.
    pub fn port_bits(&self) -> u32 {
        self.port_bytes * 8
    }

    /// Beats of the port towards the DRAM in a beat of the port towards the cache.
    pub fn parts(&self) -> u32 {
        self.port_bytes / self.memory_bytes
    }

    /// Bits of a beat on the port towards the DRAM.
    pub fn memory_bits(&self) -> u32 {
        self.memory_bytes * 8
    }

    /// Bursts of a block that is stored raw.
    pub fn bursts(&self) -> u32 {
        self.block_bytes / self.mag_bytes
    }

    /// Bursts of a beat of the port towards the cache, at least one.
    pub fn bursts_of_word(&self) -> u32 {
        (self.port_bytes / self.mag_bytes).max(1)
    }

    /// Beats of a burst on the port towards the DRAM.
    pub fn burst_beats(&self) -> u32 {
        self.mag_bytes / self.memory_bytes
    }

    /// Bits of `AxSIZE` that the port towards the cache has beats for: log2 of a beat's bytes.
    pub fn port_size(&self) -> u32 {
        self.port_bytes.trailing_zeros()
    }

    /// Bits of an entry's number.
    pub fn entry_bits(&self) -> u32 {
        address_width(u64::from(self.entries))
    }

    /// Bits of a slot's number: the highest is 1 for those of read-modify-write, which are as many
    /// as entries and numbered like them.
    pub fn slot_bits(&self) -> u32 {
        address_width(u64::from(self.slots.max(self.entries))) + 1
    }

    /// The number of an entry's slot for read-modify-write.
    pub fn modify_slot(&self, entry: u32) -> u32 {
        (1 << (self.slot_bits() - 1)) + entry
    }

    /// The numbers of all slots, those of reads first.
    pub fn all_slots(&self) -> Vec<u32> {
        let modify = (0..self.entries).map(|entry| self.modify_slot(entry));
        (0..self.slots).chain(modify).collect()
    }

    /// Bits of an owner's number: entries, then slots.
    pub fn owner_bits(&self) -> u32 {
        address_width(u64::from(self.entries + self.slots))
    }

    /// Bits of a miss register's number.
    pub fn miss_bits(&self) -> u32 {
        address_width(u64::from(self.misses))
    }

    /// Bits of the tag that says whose a burst of memory is: the number of a slot, an entry or a metadata
    /// line, and above it whether it is of metadata.
    pub fn tag_bits(&self) -> u32 {
        let numbers = [
            self.slot_bits(),
            self.entry_bits(),
            self.cache().carrier_bits(),
        ];
        1 + numbers.into_iter().max().unwrap_or(0)
    }

    /// Bits of an ID of the port towards the DRAM.
    pub fn memory_id_bits(&self) -> u32 {
        if self.single_memory_id {
            1
        } else {
            self.tag_bits()
        }
    }

    /// Blocks whose metadata are in a line of the metadata cache.
    pub fn line_blocks(&self) -> u32 {
        self.mag_bytes * 4
    }

    /// Whether metadata may be lost, so that blocks are poisoned.
    pub fn may_lose_metadata(&self) -> bool {
        self.metadata.checks()
    }

    /// Bits of a metadata line's number.
    pub fn line_bits(&self) -> u32 {
        self.number_bits() - self.line_blocks().trailing_zeros()
    }

    /// The metadata cache.
    pub fn cache(&self) -> metadata_cache::Parameters {
        metadata_cache::Parameters {
            name: self.module_name("metadata_cache"),
            bytes: self.cache_bytes,
            ways: self.cache_ways,
            line_bytes: self.mag_bytes,
            beat_bytes: self.memory_bytes,
            block_bits: self.number_bits(),
            owners: self.entries,
            owner_bits: self.owner_bits(),
            misses: self.misses,
            protection: self.metadata,
        }
    }

    /// The name of a module of the unit.
    pub fn module_name(&self, part: &str) -> String {
        format!("{}_{part}", self.name)
    }
}

/// Metadata of a block that is stored raw.
pub(crate) const RAW: u64 = 3;

/// The ports by which a slot hears of its data, in order.
struct DataPorts<'m> {
    asked: Signal<'m>,
    arrives: Signal<'m>,
    arrives_failed: Signal<'m>,
    unpack_taken: Signal<'m>,
    unpacked: Signal<'m>,
    unpacked_failed: Signal<'m>,
}

impl<'m> DataPorts<'m> {
    fn new(m: &'m Builder) -> Self {
        let input = |name: &str, says: &str| m.input(name, 1).comment(says);
        DataPorts {
            asked: input("asked", "Read of the data is on its way to the memory port"),
            arrives: input("arrives", "Last data of the read are there"),
            arrives_failed: input(
                "arrives_failed",
                "With arrives: memory answered with an error",
            ),
            unpack_taken: input(
                "unpack_taken",
                "Data are on their way through a decompressor",
            ),
            unpacked: input("unpacked", "Block is out of its decompressor"),
            unpacked_failed: input("unpacked_failed", "With unpacked: the data are no block"),
        }
    }
}

/// When an owner's registers are clocked.
#[derive(Clone, Copy)]
struct Life<'m> {
    /// Something new begins.
    take: Signal<'m>,
    /// It goes on.
    busy: Signal<'m>,
}

impl<'m> Life<'m> {
    /// One of these two.
    fn now(self) -> Signal<'m> {
        self.take | self.busy
    }
}

/// A flag that `set` sets and `clear` clears; when something new begins it is `at_first`.
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
    m.next_if(flag, life.now(), life.take.mux(at_first, then));
    flag
}

/// The address of a word of a block in a memory of as many blocks as there are owners of a kind.
fn place<'m>(p: &Parameters, owner: Signal<'m>, word: Signal<'m>) -> Signal<'m> {
    match p.words() {
        1 => owner,
        _ => concat(&[word, owner]),
    }
}

/// One bit of `count`, at this number, if `valid`.
fn decode<'m>(valid: Signal<'m>, number: Signal<'m>, count: u32) -> Signal<'m> {
    let bit = |place: u32| valid & number.eq_to(u64::from(place));
    concat(&(0..count).map(bit).collect::<Vec<_>>())
}
