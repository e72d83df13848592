//! What entries request, in turn: look-ups, updates of metadata, and to be sent to memory; and the ports of blocks
//! to read for read-modify-write.

use super::super::queued::{queued, Order, Queued};
use super::super::Parameters;
use super::choice::Taken;
use super::entries::{Entries, Shared};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::round_robin::number;
use crate::rtl::common::select::select;

/// Queues the entries that have this request, with `fields` of them and their numbers above.
fn queue<'m>(
    m: &'m Builder,
    name: &str,
    wants: Signal<'m>,
    fields: &[(&str, Signal<'m>)],
    taken: Signal<'m>,
) -> Result<Queued<'m>, DesignError> {
    let number_bits = address_width(u64::from(wants.width()));
    let wants = (wants, Order::Mixed);
    queued(m, name, wants, fields, number_bits, None, taken)
}

/// Look-ups.
pub(super) fn look_ups<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
) -> Result<(), DesignError> {
    let wants = entries.all("wants_look_up");
    let fields = [("block", entries.all("block"))];
    let look = queue(m, "look", wants, &fields, shared.ports.look_up.taken)?;
    m.drive(shared.told.looked_up, look.turns.told);
    m.output("look_valid", look.valid)
        .comment("An entry requests a look-up");
    m.output("look_block", look.data.slice(0, p.number_bits()))
        .comment("Block to look up");
    let entry = look.data.slice(p.number_bits(), p.entry_bits());
    m.output("look_entry", entry).comment("Entry that looks up");
    Ok(())
}

/// New metadata. They have priority over all look-ups, so an entry may end once its own are on their way to the
/// FIFO.
pub(super) fn updates<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
) -> Result<(), DesignError> {
    let fields = [
        ("block", entries.all("block")),
        ("changes", entries.all("changes")),
        ("metadata", entries.all("new_metadata")),
    ];
    let wants = entries.all("wants_update");
    let update = queue(m, "update", wants, &fields, shared.ports.update_taken)?;
    m.drive(shared.told.updated, update.turns.told);
    m.output("update_valid", update.valid)
        .comment("An entry has new metadata, or a line to unpin");
    m.output("update_block", update.data.slice(0, p.number_bits()))
        .comment("Block of the new metadata");
    m.output("update_changes", update.data.bit(p.number_bits()))
        .comment("With update_valid: write the metadata; else only unpin the line");
    let low = p.number_bits() + 1;
    m.output("update_metadata", update.data.slice(low, p.metadata_bits()))
        .comment("New metadata: bursts less one, or all ones for a raw block");
    let low = low + p.metadata_bits();
    m.output("update_entry", update.data.slice(low, p.entry_bits()))
        .comment("Entry that has the new metadata");
    Ok(())
}

/// The blocks to read for read-modify-write.
pub(super) fn modifies<'m>(m: &'m Builder, entries: &Entries<'m>) {
    m.output("modify", entries.all("wants_modify"))
        .comment("Entries whose block must be read for read-modify-write, one bit each");
    m.output("modify_blocks", concat(&entries.blocks))
        .comment("Block of each entry, the first in the lowest bits");
    m.output("modify_metadata", entries.all("old_metadata"))
        .comment("Metadata of each entry's block, the first in the lowest bits");
}

/// The entry to send to memory.
pub(super) fn feed<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
) -> Result<(), DesignError> {
    let fields = ["compresses", "merges", "poisons"].map(|port| (port, entries.all(port)));
    let wants = entries.all("wants_feed");
    let feed = queue(m, "feed", wants, &fields, shared.ports.feed.taken)?;
    m.drive(shared.told.fed, feed.turns.told);
    m.output("feed_valid", feed.valid)
        .comment("Entry to send to memory is valid");
    m.output("feed_entry", feed.data.slice(3, p.entry_bits()))
        .comment("Number of the entry to send");
    m.output("feed_compresses", feed.data.bit(0))
        .comment("Compress the block");
    m.output("feed_merges", feed.data.bit(1))
        .comment("Take bytes that were not written from the block as it was read");
    m.output("feed_poisons", feed.data.bit(2))
        .comment("Block is poison: one burst of ones, with metadata 0");
    Ok(())
}

/// The ports of an entry that is written to memory, and of the entry that is taken. Returns the latter's number.
pub(super) fn owners<'m>(
    m: &'m Builder,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
    taken: &Taken<'m>,
) -> Result<Signal<'m>, DesignError> {
    let writer = shared.ports.feed.writer;
    m.output(
        "writer_block",
        select(m, "writer_chosen", writer, &entries.blocks)?,
    )
    .comment("Number of the block of writer_entry");
    let attributes = entries.each("attributes");
    m.output(
        "writer_attributes",
        select(m, "writer_attributes_chosen", writer, &attributes)?,
    )
    .comment("Attributes of the writes of writer_entry");
    m.output("taken_attributes", entries.take_attributes)
        .comment("Attributes of the writes for which an entry may be taken");
    let entry = number(m, taken.chosen).named("number_taken");
    m.output("taken_entry", entry)
        .comment("Number of the entry that may be taken");
    m.output("takes_entry", taken.takes)
        .comment("An entry is taken");
    Ok(entry)
}
