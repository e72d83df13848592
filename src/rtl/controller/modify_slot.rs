//! Reads the block of one write-buffer entry for read-modify-write: from the request of the entry, which knows
//! the block's metadata, until the entry ends.
//!
//! All outputs depend on registers only.

use std::rc::Rc;

use super::{flag, held_value, DataPorts, Life, Parameters};
use crate::hdl::{Builder, DesignError, Module};

/// The slot of an entry.
pub(super) fn modify_slot(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("modify_slot"));
    m.doc("Slot of a write-buffer entry: reads the entry's block for read-modify-write, from the entry's request until the entry ends. All outputs depend on registers only.");
    let bursts_bits = p.bursts_bits();
    let take = m
        .input("take", 1)
        .comment("Start to read the block of the entry");
    let take_metadata = m
        .input("take_metadata", p.metadata_bits())
        .comment("With take: metadata of the block");
    let DataPorts {
        asked,
        arrives,
        arrives_failed,
        unpack_taken,
        unpacked,
        unpacked_failed,
        unpacked_corrupt,
    } = DataPorts::new(&m, p);
    let freed = m.input("freed", 1).comment("The entry ends");

    let no = m.zero(1);
    let busy = m.register_reset("busy", 1, 0);
    let life = Life::new(take, busy);
    m.next_if(busy, life.clocked, take | !freed);
    let metadata = held_value(&m, life, "metadata_held", take, take_metadata);
    let is_raw = metadata.eq_to(p.raw()).named("is_raw");
    let sent = flag(&m, life, "data_asked", no, asked, no);
    let arrived = flag(&m, life, "data_there", no, arrives, no);
    let error = (arrives & arrives_failed) | (unpacked & unpacked_failed);
    let failed = flag(&m, life, "failed_held", no, error, no);
    let whole = flag(&m, life, "is_whole", no, unpacked, no);
    let unpacking = flag(&m, life, "unpacking", no, unpack_taken, no);
    let corrupt = flag(&m, life, "is_corrupt", no, unpacked & unpacked_corrupt, no);

    m.section("Outputs");
    let all = m.constant(u64::from(p.bursts()) - 1, bursts_bits);
    let stored = metadata.resize(bursts_bits);
    m.output("bursts", is_raw.mux(all, stored))
        .comment("Bursts to read, less one");
    m.output("metadata_known", metadata)
        .comment("Metadata of the block");
    m.output("is_stored_raw", is_raw)
        .comment("Block is stored raw");
    m.output("wants_data", busy & !sent)
        .comment("Requests a read of the data from memory");
    m.output(
        "wants_unpacking",
        busy & arrived & !is_raw & !unpacking & !failed,
    )
    .comment("Requests decompression of the data");
    m.output("unpacks_at_arrival", busy & !arrived & !is_raw & !failed)
        .comment("Data that arrive now can be decompressed");
    m.output("ready", busy & ((arrived & (is_raw | failed)) | whole))
        .comment("Block was read");
    m.output("failed", failed)
        .comment("Block could not be read");
    m.output("corrupt", corrupt)
        .comment("Stored data are not a valid block");
    m.finish()
}
