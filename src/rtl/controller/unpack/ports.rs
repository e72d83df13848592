//! The input ports, in order.

use super::super::registers::{inject_port, Injected};
use super::super::{decode, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, Signal};
use crate::rtl::protect::READ_LOADS_SAYS;

/// A word of a block to read.
#[derive(Clone, Copy)]
pub(super) struct BlockRead<'m> {
    pub enable: Signal<'m>,
    /// A slot, or for read-modify-write an entry.
    pub slot: Signal<'m>,
    pub word: Signal<'m>,
    /// See [`Read::loads`](crate::rtl::protect::Read::loads).
    pub loads: Option<Signal<'m>>,
}

/// All input ports but those of a read that is alone.
pub(super) struct Ports<'m> {
    pub beat: Beat<'m>,
    pub unpack: Unpack<'m>,
    pub read: BlockRead<'m>,
    pub modify: BlockRead<'m>,
    /// With protection.
    pub inject: Option<Signal<'m>>,
}

impl<'m> Ports<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        let beat = Beat::inputs(m, p);
        let unpack = Unpack::inputs(m, p);
        let read = BlockRead {
            enable: m.input("read_enable", 1).comment("Read a word"),
            slot: m
                .input("read_slot", p.slot_bits())
                .comment("Slot whose block is read"),
            word: m
                .input("read_word", p.word_bits())
                .comment("Number of the word to read in the slot's block"),
            loads: None,
        };
        let modify = BlockRead {
            enable: m.input("modify_enable", 1).comment("Read a word to modify"),
            slot: m
                .input("modify_entry", p.entry_bits())
                .comment("Entry of the write buffer whose block is modified"),
            word: m
                .input("modify_word", p.word_bits())
                .comment("Number of the word to read in the entry's block"),
            loads: None,
        };
        let protected = p.buffers.checks();
        let loads = |name: &str| protected.then(|| m.input(name, 1).comment(READ_LOADS_SAYS));
        let (read_loads, modify_loads) = (loads("read_loads"), loads("modify_loads"));
        let kinds = [Injected::Stored, Injected::Read, Injected::Modified];
        Ports {
            beat,
            unpack,
            read: BlockRead {
                loads: read_loads,
                ..read
            },
            modify: BlockRead {
                loads: modify_loads,
                ..modify
            },
            inject: protected.then(|| inject_port(m, p, &kinds)),
        }
    }
}

/// The ports of a beat of the memory.
pub(super) struct Beat<'m> {
    pub valid: Signal<'m>,
    pub slot: Signal<'m>,
    /// It may be of a compressed block, or of a raw one.
    pub stored: Signal<'m>,
    pub raw: Signal<'m>,
    pub number: Signal<'m>,
    pub data: Signal<'m>,
}

impl<'m> Beat<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        let beats = u64::from(p.block_bytes / p.memory_bytes);
        Beat {
            valid: m.input("part_valid", 1).comment("Beat of a block is valid"),
            slot: m
                .input("part_slot", p.slot_bits())
                .comment("Slot that the beat belongs to"),
            stored: m
                .input("part_stored", 1)
                .comment("Beat may belong to a compressed block"),
            raw: m
                .input("part_raw", 1)
                .comment("Beat may belong to a raw block"),
            number: m
                .input("part_number", address_width(beats))
                .comment("Number of the beat in its block"),
            data: m
                .input("part_data", p.memory_bits())
                .comment("Data of the beat"),
        }
    }
}

/// The part of a word that a beat of the memory is.
pub(super) struct Part<'m> {
    /// Which part, one bit each.
    pub is_part: Signal<'m>,
    /// The word's number.
    pub word: Signal<'m>,
}

impl<'m> Part<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, beat: &Beat<'m>) -> Self {
        let within = p.parts().trailing_zeros();
        Part {
            is_part: match within {
                0 => m.constant(1, 1),
                bits => {
                    let part = beat.number.slice(0, bits);
                    decode(m.constant(1, 1), part, p.parts()).named("is_part")
                }
            },
            word: match p.words() {
                1 => m.zero(1),
                _ => beat.number.slice(within, p.word_bits()),
            },
        }
    }
}

/// The ports of data to decompress.
pub(super) struct Unpack<'m> {
    pub valid: Signal<'m>,
    pub slot: Signal<'m>,
    pub metadata: Signal<'m>,
}

impl<'m> Unpack<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Unpack {
            valid: m
                .input("unpack_valid", 1)
                .comment("Data to decompress are valid"),
            slot: m
                .input("unpack_slot", p.slot_bits())
                .comment("Slot whose data are decompressed"),
            metadata: m
                .input("unpack_metadata", p.metadata_bits())
                .comment("Metadata of the block to decompress: bursts less one"),
        }
    }
}
