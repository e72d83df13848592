//! One block that is read, from the cycle in which its read is accepted until its data are in the unit.
//!
//! All outputs depend on registers only.

mod block;
mod data;
mod ports;

use std::rc::Rc;

use self::block::{Block, Metadata};
use self::data::{Data, Rest};
use self::ports::Ports;
pub(super) use self::ports::Take;
use super::{flag, Early, Parameters};
use crate::hdl::{Builder, DesignError, Module, Signal};

/// The slot of a read, which looks up metadata itself.
pub(super) fn read_slot(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_slot"));
    m.doc("Read slot: tracks one block from the cycle in which its read is accepted until its data are in the unit. All outputs depend on registers only.");
    let ports = Ports::inputs(&m, p);

    m.section("The block, and the write-buffer entries before and after it");
    let block = Block::new(&m, &ports);

    m.section("Its metadata");
    let metadata = Metadata::new(&m, p, &ports, block.life);

    m.section("Its data");
    let data = Data::new(&m, p, &ports, &block, &metadata);
    let rest = Rest::new(&m, p, &ports, (&block, &metadata), &data);
    let slot = Slot {
        ports,
        block,
        metadata,
        data,
        rest,
    };
    let progress = slot.progress();

    m.section("What clocks the flags");
    slot.clock(&m);

    m.section("Outputs");
    slot.requests(&m, p, &progress);
    slot.unpacking(&m);
    slot.held_writes(&m, &progress);
    slot.sent(&m, &progress);
    m.finish()
}

/// All registers of the slot.
struct Slot<'m> {
    ports: Ports<'m>,
    block: Block<'m>,
    metadata: Metadata<'m>,
    data: Data<'m>,
    rest: Rest<'m>,
}

/// How far the block has come.
struct Progress<'m> {
    /// All data that were asked for have arrived.
    arrived: Signal<'m>,
    wants_data: Signal<'m>,
    /// All of the block is in its final place.
    finished: Signal<'m>,
    /// It can be answered with an error.
    fails: Signal<'m>,
    /// It can be sent.
    ready: Signal<'m>,
    wants_unpacking: Signal<'m>,
}

impl<'m> Slot<'m> {
    fn progress(&self) -> Progress<'m> {
        let (block, metadata, data, rest) = (&self.block, &self.metadata, &self.data, &self.rest);
        let (busy, is_raw) = (block.life.busy, metadata.is_raw);
        let arrived = (data.arrived_once & !rest.open).named("data_there");
        let wants_data = (block.free_of_writes & data.asks & !data.sent) | (busy & rest.wants);
        // Data that may be raw are also written to the block's final place.
        let finished = (arrived & is_raw & !rest.lacks) | data.whole;
        let finished = finished.named("is_finished");
        let fails = data.failed & (!data.asks | (data.sent & arrived & !rest.lacks));
        let fails = fails.named("fails");
        let ready = busy & metadata.known & (fails | finished);
        let has_stored = arrived & !rest.lacks & !is_raw;
        Progress {
            arrived,
            wants_data,
            finished,
            fails,
            ready,
            wants_unpacking: busy & metadata.known & has_stored & !data.unpacking & !data.failed,
        }
    }

    /// Reads that do not wait for a turn come with another event. They are known late, and so are the end, and that the
    /// block leaves its decompressor.
    fn clock(&self, m: &'m Builder) {
        let (ports, data, life) = (&self.ports, &self.ports.data, self.block.life);
        let of_data = ports.asked_in_turn | data.arrives | ports.part_comes | data.unpack_taken;
        let happens = self.metadata.look_up.moves | of_data | self.block.ended | ports.at_head;
        m.drive(life.clocked, life.take | (life.busy & happens));
    }

    /// The ports of what the slot requests.
    fn requests(&self, m: &'m Builder, p: &Parameters, progress: &Progress<'m>) {
        let (block, metadata, rest) = (&self.block, &self.metadata, &self.rest);
        m.output("block", block.number)
            .comment("Number of the block");
        m.output("metadata_known", metadata.held)
            .comment("Metadata of the block, once they are known");
        let first = match p.early {
            Early::First => 0,
            _ => u64::from(p.bursts()) - 1,
        };
        let first = m.constant(first, p.bursts_bits());
        let stored = self.data.stored;
        let less = stored - m.constant(1, p.bursts_bits());
        let asks_rest = (rest.lacks & !rest.again).named("asks_rest");
        let bursts = asks_rest.mux(less, stored);
        m.output("bursts", metadata.known.mux(bursts, first))
            .comment("Bursts to read, less one");
        m.output("rest", asks_rest)
            .comment("Read starts at the block's second burst");
        let looks = block.free_of_writes & metadata.look_up.wanted;
        m.output("wants_look_up", looks)
            .comment("Requests a look-up of the metadata");
        m.output("wants_data", progress.wants_data)
            .comment("Requests a read of the data from memory");
        m.output("wants_unpacking", progress.wants_unpacking)
            .comment("Requests decompression of the data");
    }

    /// The ports of data that can be decompressed as soon as they arrive, and of what they may be.
    fn unpacking(&self, m: &'m Builder) {
        let (data, rest, busy) = (&self.data, &self.rest, self.block.life.busy);
        let Metadata { known, is_raw, .. } = self.metadata;
        let is_last = !(data.arrived_once ^ rest.open);
        let last_arrives = data.sent & known & !is_raw & !rest.lacks & is_last;
        m.output("unpacks_at_arrival", busy & last_arrives & !data.failed)
            .comment("Data that arrive now can be decompressed");
        let waits = busy & data.arrived_once & !known;
        m.output("unpacks_when_found", waits & !data.failed)
            .comment("Data are there, and can be decompressed when the metadata are known");
        m.output("stored_if_asked", !(known & is_raw))
            .comment("Data to read may be compressed");
        m.output("raw_if_asked", !known | is_raw)
            .comment("Data to read may be raw");
    }

    /// The ports of a write of the block, which waits for the read. Data that came before their metadata belong to the
    /// metadata before any later write.
    fn held_writes(&self, m: &'m Builder, progress: &Progress<'m>) {
        let (block, data, known) = (&self.block, &self.data, self.metadata.known);
        let busy = block.life.busy;
        let has_read = progress.arrived & known & !self.rest.lacks;
        let reads = busy & !has_read & !(known & data.failed & !data.asks);
        m.output("reads", reads)
            .comment("Data or metadata may still be read: no write of the block may begin");
        m.output("holds", reads & block.claimed)
            .comment("An entry of the write buffer waits for this read");
        m.output("behind", block.behind)
            .comment("With holds: number of that entry");
        m.output("busy", busy).comment("Slot is in use");
        m.output("looks", busy & !known)
            .comment("Slot uses the metadata cache");
    }

    /// The ports of a block that can be sent, or soon. A raw block is chosen while its data arrive, a compressed one
    /// while it is decompressed, because another block may be decompressed first.
    fn sent(&self, m: &'m Builder, progress: &Progress<'m>) {
        let (rest, life, no) = (&self.rest, self.block.life, m.zero(1));
        let Metadata { known, is_raw, .. } = self.metadata;
        m.output("ready", progress.ready)
            .comment("Block can be sent");
        let begun = flag(m, life, "has_begun", no, self.ports.part_comes, no);
        let arrives_raw = begun & is_raw & !rest.lacks & !rest.open;
        let comes = progress.finished | self.data.unpacking | arrives_raw;
        m.output("there", life.busy & known & (progress.fails | comes))
            .comment("Block is ready, or will be without waiting for the DRAM's first answer or for other blocks");
        m.output("failed", self.data.failed)
            .comment("Block is answered with an error");
    }
}
