//! The bytes of all entries, and which of them were written.

use super::super::registers::Injected;
use super::super::set_ram::{set_ram, SetRamInputs, SetRamOutputs, Shape};
use super::super::strobed_ram::{strobed_ram, StrobedRamInputs, StrobedRamOutputs};
use super::super::{place, word_one_hot, Parameters};
use super::entries::{Entries, Shared};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::round_robin::number;
use crate::rtl::common::select::{one_hot, select};

/// The memory of bytes.
pub(super) struct Bytes<'m> {
    /// The place of the word that is written, and of the one that is read.
    write_address: Signal<'m>,
    read_address: Signal<'m>,
    ram: StrobedRamOutputs<'m>,
}

impl<'m> Bytes<'m> {
    /// Writes the beat of the previous cycle, if `writes`.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        writes: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let (ports, last) = (&shared.ports, &shared.last_beat);
        let write_address = place(p, number(m, last.entry), last.word).named("word_place");
        let read_address = place(p, ports.feed.entry, ports.feed.word);
        let ram = strobed_ram(p.entries * p.words(), p.port_bytes, p.buffers)?;
        let inputs = StrobedRamInputs {
            write_strobes: writes.gate(last.strobes).named("strobes_now"),
            write_address,
            write_data: m.delay_if("data_written", ports.beat.valid, ports.beat.data),
            read_enable: ports.feed.read_enable,
            read_address,
            read_loads: ports.read_loads(),
            inject: ports.inject(Injected::Written),
        };
        let ram = m.instance("bytes", &ram, inputs);
        m.output("read_data", ram.read_data).comment(
            "Word of the entry, the cycle after read_enable, with protection after read_loads",
        );
        Ok(Bytes {
            write_address,
            read_address,
            ram,
        })
    }
}

/// The strobes with which bytes were written.
pub(super) struct Strobes<'m> {
    ram: SetRamOutputs<'m>,
    /// The words of each entry to which bytes were written.
    begun: Vec<Signal<'m>>,
}

impl<'m> Strobes<'m> {
    /// Adds those of the beat of the previous cycle, if it `writes`.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        (entries, bytes): (&Entries<'m>, &Bytes<'m>),
        writes: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let (ports, last) = (&shared.ports, &shared.last_beat);
        let begun = entries.each("begun");
        let begun_before = one_hot(m, "begun_before", last.entry, &begun)?;
        let shape = Shape {
            words: p.entries * p.words(),
            bits: p.port_bytes,
            protects: p.buffers.checks(),
            lost_is_full: false,
        };
        let inputs = SetRamInputs {
            adds: writes,
            word: bytes.write_address,
            bits: last.strobes,
            is_first: !(begun_before & last.marked).any(),
            read_enable: ports.feed.read_enable,
            read_word: bytes.read_address,
            read_loads: ports.read_loads(),
            inject: ports.inject(Injected::Writes),
        };
        let ram = m.instance("bytes_written", &set_ram(shape)?, inputs);
        // With protection they were corrected in this cycle.
        let always = m.constant(1, 1);
        let filled = ram.added & ram.added_all;
        let filled = (p.buffers).bit_beside(m, "word_is_filled", always, filled);
        m.drive(shared.filled.is_filled, filled);
        let place = (p.buffers).beside(m, "place_added", ram.added, ram.added_word);
        m.drive(shared.filled.place, place);
        Ok(Strobes { ram, begun })
    }

    /// The ports of errors in strobes to which others were added.
    pub fn marked(&self, m: &'m Builder, shared: &Shared<'m>) {
        let found = self.ram.corrected.zip(self.ram.damaged);
        if let Some(((corrected, damaged), protected)) = found.zip(shared.ports.protected.as_ref())
        {
            let [corrected, damaged] = [("was_corrected", corrected), ("was_damaged", damaged)]
                .map(|(name, found)| m.delay_reset(name, found));
            m.drive(protected.bytes_lost, damaged);
            m.output("marked_corrected", corrected).comment(
                "Strobes of a word that were recorded before had an error, which was corrected",
            );
            m.output("marked_damaged", damaged)
                .comment("Strobes of a word that were recorded before cannot be corrected");
            m.output("marked_entry", shared.filled.entry)
                .comment("With marked_damaged: entry that has the word");
        }
    }

    /// The ports of the strobes that are read. A word to which no bytes were written has none, whatever the memory
    /// holds.
    pub fn read(
        &self,
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        bytes: &Bytes<'m>,
    ) -> Result<(), DesignError> {
        let (feed, ram) = (&shared.ports.feed, &self.ram);
        let of_entry = select(m, "begun_chosen", feed.entry, &self.begun)?;
        let has_bytes = (of_entry & word_one_hot(m, p, feed.word)).any();
        let has_bytes = (p.buffers).beside(m, "bytes_in_check", feed.read_enable, has_bytes);
        let loads = shared.ports.read_loads().unwrap_or(feed.read_enable);
        let has_bytes = m.delay_if("has_bytes", loads, has_bytes);
        m.output("read_strobes", has_bytes.gate(ram.read_bits))
            .comment(
            "Bytes of read_data that were written, one bit each; not those if read_damaged says so",
        );
        for (name, says, of_bytes, of_strobes) in [
            (
                "read_corrected",
                "Bytes of read_data that were corrected, one bit each, and above them whether read_strobes were",
                bytes.ram.corrected,
                ram.read_corrected,
            ),
            (
                "read_damaged",
                "Bytes of read_data that cannot be corrected, one bit each, and above them whether read_strobes cannot",
                bytes.ram.damaged,
                ram.read_damaged,
            ),
        ] {
            if let Some((of_bytes, of_strobes)) = of_bytes.zip(of_strobes) {
                let all = concat(&[of_bytes, has_bytes & of_strobes]);
                m.output(name, all).comment(says);
            }
        }
        Ok(())
    }
}
