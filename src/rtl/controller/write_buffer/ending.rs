//! Entries that end, one at a time, and scrubs that end with them.

use super::super::queued::{turns, Order};
use super::super::registers::Injected;
use super::super::Parameters;
use super::choice::Taken;
use super::entries::{Entries, Shared};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::protect::{checked_memory, Read, Write};

/// The entry that ends.
pub(super) struct Ending<'m> {
    /// Its write has failed.
    failed: Signal<'m>,
    /// An entry ended in the previous cycle.
    ended: Signal<'m>,
}

impl<'m> Ending<'m> {
    /// Ends one entry at a time, so that owners that wait compare one number.
    pub fn new(
        m: &'m Builder,
        shared: &Shared<'m>,
        entries: &Entries<'m>,
    ) -> Result<Self, DesignError> {
        let ends = &shared.ends;
        let over = (entries.over, Order::Mixed);
        let ending = turns(m, "end_turns", over, m.constant(1, 1))?;
        m.drive(ends.ends, ending.told);
        m.drive(ends.any, ending.any);
        let failed = (ends.ends & entries.failed).any().named("ending_failed");
        m.output("entry_ends", ends.ends)
            .comment("Entry that ends in this cycle, one-hot or zero");
        m.output("any_entry_ends", ends.any)
            .comment("An entry ends in this cycle");
        m.output("end_entry", ends.entry)
            .comment("With any_entry_ends: number of the entry that ends");
        // Reads are told a cycle later: an entry that ends now still holds its block for them.
        let ended = m.register_reset("was_ending", 1, 0);
        m.next(ended, ends.any);
        m.output("entry_ended", ended)
            .comment("An entry ended in the previous cycle");
        let entry = m.delay_if("entry_that_ended", ends.any, ends.entry);
        m.output("ended_entry", entry)
            .comment("With entry_ended: number of that entry");
        m.output("end_failed", failed)
            .comment("With any_entry_ends: the entry's write has failed");
        let posted = entries.all("posted").named("entries_posted");
        m.output("end_posted", (ends.ends & posted).any())
            .comment("With any_entry_ends: some of the entry's writes were answered early");
        Ok(Ending { failed, ended })
    }

    /// The block of the entry that ended. `taken_entry`: number of the entry that is taken.
    pub fn block(
        &self,
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        taken: &Taken<'m>,
        taken_entry: Signal<'m>,
    ) -> Result<(), DesignError> {
        let size = Memory {
            depth: p.entries,
            width: p.number_bits(),
        };
        let write = Write {
            enable: taken.takes,
            address: taken_entry,
            data: shared.newest.block,
            inject: shared.ports.inject(Injected::Writes),
        };
        let read = Read {
            enable: shared.ends.any,
            address: shared.ends.entry,
            loads: Some(self.ended),
            flips: None,
        };
        let block = checked_memory(m, "blocks", size, p.buffers.of_words(), write, read)?;
        m.output("ended_block", block.data)
            .comment("With entry_ended, with protection a cycle later: block of that entry");
        if let Some(found) = block.found {
            let found = found.after(m, "ended_is_held", self.ended);
            m.output("ended_corrected", found.corrected)
                .comment("An error in ended_block was corrected");
            m.output("ended_damaged", found.damaged)
                .comment("The ended_block has an error that cannot be corrected");
        }
        Ok(())
    }

    /// Scrubs: half of the entries are reserved for the client.
    pub fn scrubs(
        &self,
        m: &'m Builder,
        p: &Parameters,
        (shared, taken): (&Shared<'m>, &Taken<'m>),
        entries: &Entries<'m>,
    ) {
        let ends = &shared.ends;
        let scrubs = entries.all("scrubs").named("scrubbing");
        m.output("scrubs_under_way", scrubs.any())
            .comment("Blocks are being scrubbed");
        let most = u64::from(p.entries / 2);
        let count = m.register_reset("scrubs_held", address_width(u64::from(p.entries) + 1), 0);
        let begins = taken.takes & shared.newest.scrubs;
        let over = (ends.ends & scrubs).any().named("scrub_ends");
        let fewer = count - m.constant(1, count.width());
        m.output("written_ends", ends.any & !over)
            .comment("With entry_ends: the client wrote the entry's block");
        m.next_if(count, begins ^ over, begins.mux(count.plus(1), fewer));
        m.output("scrub_has_room", count.lt(m.constant(most, count.width())))
            .comment("One more block may be scrubbed");
        m.output("scrub_failed", (ends.ends & scrubs).any() & self.failed)
            .comment("Scrub of a block has failed");
    }
}
