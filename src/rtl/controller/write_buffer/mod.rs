//! The write-combining buffer: blocks that are written, one per entry, and their bytes.
//!
//! The entries that hold the beat's block are found one cycle ahead, and registered.

mod bytes;
mod choice;
mod ending;
mod entries;
mod matches;
mod ports;
mod queues;

use std::rc::Rc;

use self::bytes::{Bytes, Strobes};
use self::choice::{closes, reads, wants_entry, OfBeat, Taken};
use self::ending::Ending;
use self::entries::{Entries, Shared};
use self::matches::Matches;
use self::ports::Ports;
use self::queues::{feed, look_ups, modifies, owners, updates};
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

/// The module.
pub(super) fn write_buffer(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_buffer"));
    m.doc("Write-combining buffer: holds blocks that are written, one per entry, from the first byte to the memory's answer. One beat per cycle. The entries that hold a beat's block are found one cycle ahead, and registered.");
    let ports = Ports::inputs(&m, p);

    m.section(
        "A beat goes to the open entry of its block, or to a new one, perhaps after a closed one",
    );
    let shared = Shared::new(&m, p, ports);
    let entries = Entries::new(&m, p, &shared)?;
    let matches = Matches::new(&m, p, &shared, &entries)?;
    let of_beat = OfBeat::new(&m, &shared, &entries, &matches);
    let wants = wants_entry(p, &shared, &entries, (&of_beat, &matches));
    let taken = Taken::new(&m, p, &shared, &entries, wants)?;
    taken.answer(&m, &shared, &of_beat);

    m.section("A read waits for a closed entry of its block, and goes before an open one");
    reads(&m, &entries, &matches);

    m.section("Entries whose place is needed are closed");
    closes(&m, p, &shared, &entries, (&of_beat, &taken));

    m.section("Look-ups");
    look_ups(&m, p, &shared, &entries)?;

    m.section("New metadata");
    updates(&m, p, &shared, &entries)?;

    m.section("Read-modify-write: the rest of a block");
    modifies(&m, &entries);

    m.section("Blocks to send to memory");
    feed(&m, p, &shared, &entries)?;
    let taken_entry = owners(&m, &shared, &entries, &taken)?;

    m.section("The bytes");
    let bytes = Bytes::new(&m, p, &shared, of_beat.writes_now)?;

    m.section("Which bytes were written");
    let strobes = Strobes::new(&m, p, &shared, (&entries, &bytes), of_beat.writes_now)?;
    strobes.marked(&m, &shared);
    strobes.read(&m, p, &shared, &bytes)?;

    m.section("Entries that end");
    let ending = Ending::new(&m, &shared, &entries)?;
    ending.block(&m, p, &shared, &taken, taken_entry)?;
    m.output("entries_free", taken.free)
        .comment("Entries that hold no block, one bit each");
    ending.scrubs(&m, p, (&shared, &taken), &entries);
    m.output("entries_look", entries.all("looks").any())
        .comment("At least one entry uses the metadata cache");
    m.finish()
}
