//! The input ports of the write buffer, in order.

use super::super::attributes::attribute_bits;
use super::super::look_up::Answer;
use super::super::registers::{inject_port, Injected};
use super::super::{decode, Parameters, COMBINE_BITS};
use crate::hdl::{Builder, Signal};
use crate::rtl::protect::READ_LOADS_SAYS;

/// All input ports.
pub(super) struct Ports<'m> {
    pub beat: Beat<'m>,
    pub scrub: Scrub<'m>,
    pub read: ClientRead<'m>,
    /// A flush.
    pub close_all: Signal<'m>,
    pub combine: Signal<'m>,
    pub look_up: LookUp<'m>,
    pub update_taken: Signal<'m>,
    pub modify: Modify<'m>,
    pub feed: Feed<'m>,
    pub written: Written<'m>,
    /// With protection of buffers.
    pub protected: Option<Protected<'m>>,
}

impl<'m> Ports<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ports {
            beat: Beat::inputs(m, p),
            scrub: Scrub::inputs(m, p),
            read: ClientRead::inputs(m, p),
            close_all: m
                .input("close_all", 1)
                .comment("A flush: all entries must be written"),
            combine: m
                .input("combine", COMBINE_BITS)
                .comment("Cycles that an entry waits for more bytes, at most a quarter more"),
            look_up: LookUp::inputs(m, p),
            update_taken: m
                .input("update_taken", 1)
                .comment("Metadata cache accepts the new metadata"),
            modify: Modify::inputs(m, p),
            feed: Feed::inputs(m, p),
            written: Written::inputs(m, p),
            protected: (p.buffers.checks()).then(|| Protected::inputs(m, p)),
        }
    }

    /// The error to inject into a memory of this kind.
    pub fn inject(&self, kind: Injected) -> Option<Signal<'m>> {
        (self.protected.as_ref()).map(|protected| kind.error(protected.inject))
    }

    /// The second cycle of a read of the bytes, with protection.
    pub fn read_loads(&self) -> Option<Signal<'m>> {
        self.protected
            .as_ref()
            .map(|protected| protected.read_loads)
    }
}

/// The ports of a beat of the client's write.
pub(super) struct Beat<'m> {
    pub valid: Signal<'m>,
    pub block: Signal<'m>,
    pub word: Signal<'m>,
    pub strobes: Signal<'m>,
    pub data: Signal<'m>,
    pub looks: Signal<'m>,
    pub compresses: Signal<'m>,
    pub posted: Signal<'m>,
    pub attributes: Attributes<'m>,
    pub moves: Signal<'m>,
    pub next_block: Signal<'m>,
    pub goes_on: Signal<'m>,
    pub burst_ends: Signal<'m>,
    pub burst_ended: Signal<'m>,
}

/// The ports of attributes of writes.
pub(super) struct Attributes<'m> {
    pub of_beat: Signal<'m>,
    /// Those of the next beat.
    pub of_next: Signal<'m>,
    /// Those of a block to store again.
    pub of_scrub: Signal<'m>,
}

impl<'m> Beat<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Beat {
            valid: m
                .input("beat_valid", 1)
                .comment("Beat of a client's write is valid"),
            block: m
                .input("beat_block", p.number_bits())
                .comment("Number of the beat's block"),
            word: m
                .input("beat_word", p.word_bits())
                .comment("Number of the beat's word in its block"),
            strobes: m
                .input("beat_strobes", p.port_bytes)
                .comment("Bytes of the beat to write, one bit each"),
            data: m
                .input("beat_data", p.port_bits())
                .comment("Data of the beat"),
            looks: m
                .input("beat_looks", 1)
                .comment("Beat's block has metadata"),
            compresses: m
                .input("beat_compresses", 1)
                .comment("Beat's block may be stored compressed"),
            posted: m
                .input("beat_posted", 1)
                .comment("Beat's burst is answered before it is in memory"),
            attributes: Attributes::inputs(m, p),
            moves: m
                .input("beat_moves", 1)
                .comment("In the next cycle the beat is another one, of next_block"),
            next_block: m
                .input("next_block", p.number_bits())
                .comment("Block of the beat that follows with beat_moves"),
            goes_on: m
                .input("beat_goes_on", 1)
                .comment("Next beat of the burst is in the same block"),
            burst_ends: m
                .input("burst_ends", 1)
                .comment("Last beat of a burst is accepted in this cycle"),
            burst_ended: m
                .input("burst_ended", 1)
                .comment("Last beat of a burst was accepted in the previous cycle"),
        }
    }
}

impl<'m> Attributes<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Attributes {
            of_beat: m
                .input("beat_attributes", attribute_bits(p))
                .comment("Attributes of the beat's burst"),
            of_next: m
                .input("next_attributes", attribute_bits(p))
                .comment("Attributes of the beat that follows with beat_moves"),
            of_scrub: m
                .input("own_attributes", attribute_bits(p))
                .comment("Attributes of a block to store again"),
        }
    }
}

/// The ports of a block to store again.
pub(super) struct Scrub<'m> {
    pub valid: Signal<'m>,
    pub block: Signal<'m>,
}

impl<'m> Scrub<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Scrub {
            valid: m
                .input("scrub_valid", 1)
                .comment("Block to store again, raw, is valid"),
            block: m
                .input("scrub_block", p.number_bits())
                .comment("Number of the block to store again; held until scrub_taken"),
        }
    }
}

/// The ports of the client's read of a block.
pub(super) struct ClientRead<'m> {
    /// None is taken in this cycle.
    pub may_take: Signal<'m>,
    pub block: Signal<'m>,
    pub moves: Signal<'m>,
    pub next_block: Signal<'m>,
    /// Entries that wait for reads.
    pub before: Signal<'m>,
}

impl<'m> ClientRead<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        ClientRead {
            may_take: m
                .input("may_take", 1)
                .comment("No read is taken in this cycle: an entry may be taken"),
            block: m
                .input("read_block", p.number_bits())
                .comment("Block of the read that may be taken in this cycle"),
            moves: m
                .input("read_moves", 1)
                .comment("In the next cycle the read is another one, of next_read"),
            next_block: m
                .input("next_read", p.number_bits())
                .comment("Block of the read that follows with read_moves"),
            before: m
                .input("reads_before", p.entries)
                .comment("Entries that wait for earlier reads, one bit each"),
        }
    }
}

/// The ports of look-ups.
pub(super) struct LookUp<'m> {
    pub taken: Signal<'m>,
    pub answered: Signal<'m>,
    pub entry: Signal<'m>,
    pub answer: Answer<'m>,
    /// With protection of metadata.
    pub lost: Option<Lost<'m>>,
}

/// The ports of metadata that are lost.
#[derive(Clone, Copy)]
pub(super) struct Lost<'m> {
    pub lost: Signal<'m>,
    pub rewrites: Signal<'m>,
}

impl<'m> LookUp<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        LookUp {
            taken: m
                .input("look_taken", 1)
                .comment("Metadata cache accepts the look-up"),
            answered: m
                .input("answered", 1)
                .comment("A look-up is answered in this cycle"),
            entry: m
                .input("answered_entry", p.entry_bits())
                .comment("Entry whose look-up is answered"),
            answer: Answer::new(m, p),
            lost: p.metadata.checks().then(|| Lost::inputs(m)),
        }
    }
}

impl<'m> Lost<'m> {
    fn inputs(m: &'m Builder) -> Self {
        Lost {
            lost: m
                .input("answer_lost", 1)
                .comment("With a hit: the block's metadata are lost"),
            rewrites: m
                .input("has_lost", 1)
                .comment("Some metadata are lost: written blocks also write unchanged metadata"),
        }
    }
}

/// The ports of blocks that were read for read-modify-write, one bit per entry.
pub(super) struct Modify<'m> {
    pub ready: Signal<'m>,
    pub failed: Signal<'m>,
    pub corrupt: Signal<'m>,
}

impl<'m> Modify<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Modify {
            ready: m
                .input("modify_ready", p.entries)
                .comment("Entries whose block was read for read-modify-write, one bit each"),
            failed: m
                .input("modify_failed", p.entries)
                .comment("Entries whose block could not be read, one bit each"),
            corrupt: m
                .input("modify_corrupt", p.entries)
                .comment("Entries whose stored data are not a valid block, one bit each"),
        }
    }
}

/// The ports of an entry that is sent to memory, and of the reads of its words.
pub(super) struct Feed<'m> {
    pub taken: Signal<'m>,
    pub read_enable: Signal<'m>,
    pub entry: Signal<'m>,
    pub word: Signal<'m>,
    /// The entry whose block number is requested.
    pub writer: Signal<'m>,
}

impl<'m> Feed<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Feed {
            taken: m
                .input("feed_taken", 1)
                .comment("Entry to send is accepted"),
            read_enable: m.input("read_enable", 1).comment("Read a word"),
            entry: m
                .input("read_entry", p.entry_bits())
                .comment("Entry whose word is read"),
            word: m
                .input("read_word", p.word_bits())
                .comment("Number of the word in its block"),
            writer: m
                .input("writer_entry", p.entry_bits())
                .comment("Entry whose block number is requested"),
        }
    }
}

/// The ports of the memory's answer to the write of a block.
pub(super) struct Written<'m> {
    pub valid: Signal<'m>,
    pub entry: Signal<'m>,
    pub failed: Signal<'m>,
    pub metadata: Signal<'m>,
}

impl<'m> Written<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Written {
            valid: m
                .input("written", 1)
                .comment("Memory has answered the write of a block"),
            entry: m
                .input("written_entry", p.entry_bits())
                .comment("Entry whose block was written"),
            failed: m
                .input("written_failed", 1)
                .comment("Memory answered the write with an error"),
            metadata: m
                .input("written_metadata", p.metadata_bits())
                .comment("Metadata with which the block was written"),
        }
    }
}

/// The ports of protected memories.
pub(super) struct Protected<'m> {
    /// Entries whose block has a damaged word, one bit each.
    pub damaged: Signal<'m>,
    /// Driven later: strobes that were recorded before are lost.
    pub bytes_lost: Signal<'m>,
    pub read_loads: Signal<'m>,
    inject: Signal<'m>,
}

impl<'m> Protected<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Protected {
            damaged: damaged_entries(m, p),
            bytes_lost: m.wire("bytes_lost", 1),
            read_loads: m.input("read_loads", 1).comment(READ_LOADS_SAYS),
            inject: inject_port(m, p, &[Injected::Written, Injected::Writes]),
        }
    }
}

/// The entries whose block has a damaged word: it was found when the block was sent, or behind the compressor.
fn damaged_entries<'m>(m: &'m Builder, p: &Parameters) -> Signal<'m> {
    let entry = m
        .input("damaged_entry", p.entry_bits())
        .comment("Entry of the block that has a damaged word");
    let sent = m
        .input("block_damaged", 1)
        .comment("A block that was sent has a damaged word");
    let sent = decode(sent, entry, p.entries);
    let entry = m
        .input("packed_entry", p.entry_bits())
        .comment("Entry of the block with a damaged word that left a compressor");
    let packed = m
        .input("packed_damaged", 1)
        .comment("A block that left a compressor has a damaged word");
    (sent | decode(packed, entry, p.entries)).named("entries_damaged")
}
