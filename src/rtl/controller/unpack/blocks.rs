//! The memories of blocks that can be sent, or are modified.

use super::super::registers::Injected;
use super::super::{entry_of_slot, is_modify, place, Parameters};
use super::collecting::Collected;
use super::decompressors::Word;
use super::ports::{Beat, BlockRead, Part, Ports};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::protect::{checked_memory, CheckResult, Checked, Read, Write};

/// A part of a word, as wide as the memory port, to write.
pub(super) struct Written<'m> {
    writes: Signal<'m>,
    slot: Signal<'m>,
    /// The slot is one for read-modify-write, of this entry.
    of_entry: Signal<'m>,
    entry: Signal<'m>,
    word: Signal<'m>,
    data: Signal<'m>,
}

/// The parts of a word, each from the beat of the memory or from the decompressors' `word`, whose block has this
/// `slot`.
pub(super) fn written_parts<'m>(
    m: &'m Builder,
    p: &Parameters,
    beat: &Beat<'m>,
    (part, slot): (&Part<'m>, Signal<'m>),
    word: &Word<'m>,
    collected: &Collected<'m>,
) -> Vec<Written<'m>> {
    let ways = collected.direct.iter().zip(&collected.keeps);
    let parts = word.data.parts(p.memory_bits()).into_iter().zip(ways);
    let written = parts
        .enumerate()
        .map(|(number, (data, (&direct, &keeps)))| {
            let name = |what: &str| format!("part{number}_{what}");
            let slot = direct.mux(beat.slot, slot).named(&name("slot"));
            Written {
                writes: (direct | keeps).named(&name("is_written")),
                of_entry: is_modify(m, p, slot).named(&name("is_of_entry")),
                entry: entry_of_slot(m, p, slot).named(&name("entry")),
                slot,
                word: direct.mux(part.word, collected.number).named(&name("word")),
                data: direct.mux(beat.data, data).named(&name("data")),
            }
        });
    written.collect()
}

/// The memories of blocks, for slots of reads and for read-modify-write, and their ports.
pub(super) fn read_blocks<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    written: &[Written<'m>],
) -> Result<(), DesignError> {
    let read = blocks(m, p, Injected::Read, ports.inject, written, ports.read)?;
    m.output("read_data", Checked::joined(&read).data).comment(
        "Word of the slot's block, the cycle after read_enable, with protection after read_loads",
    );
    let modified = blocks(
        m,
        p,
        Injected::Modified,
        ports.inject,
        written,
        ports.modify,
    )?;
    let modified = Checked::joined(&modified);
    m.output("modify_data", modified.data)
        .comment("Word of the entry's block, the cycle after modify_enable, with protection after modify_loads");
    if let Some(found) = modified.found {
        let read = read.chunks(read.len() / p.bursts_of_word() as usize);
        let read: Vec<CheckResult> = read
            .filter_map(|burst| Checked::joined(burst).found)
            .collect();
        let read = CheckResult::of_each(&read);
        m.output("read_corrected", read.corrected)
            .comment("Bursts of read_data that were corrected, one bit each");
        m.output("read_damaged", read.damaged)
            .comment("Bursts of read_data that cannot be corrected, one bit each");
        m.output("modify_corrected", found.corrected)
            .comment("Word at modify_data was corrected");
        m.output("modify_damaged", found.damaged)
            .comment("Word at modify_data cannot be corrected");
    }
    Ok(())
}

/// Memories for the blocks that slots or entries read, one memory per part of a word. Returns the parts of the
/// word at the slot and word of `read`, if that is enabled.
fn blocks<'m>(
    m: &'m Builder,
    p: &Parameters,
    kind: Injected,
    inject: Option<Signal<'m>>,
    written: &[Written<'m>],
    read: BlockRead<'m>,
) -> Result<Vec<Checked<'m>>, DesignError> {
    let of_entries = matches!(kind, Injected::Modified);
    let count = if of_entries { p.entries } else { p.slots };
    let size = Memory {
        depth: count * p.words(),
        width: p.memory_bits(),
    };
    let bits = address_width(u64::from(count));
    let part = |(number, part): (usize, &Written<'m>)| {
        let (name, meant, owner) = if of_entries {
            ("modified", part.of_entry, part.entry)
        } else {
            ("blocks", !part.of_entry, part.slot)
        };
        let at = place(p, owner.slice(0, bits), part.word);
        let read = Read {
            enable: read.enable,
            address: place(p, read.slot.slice(0, bits), read.word),
            loads: read.loads,
            flips: None,
        };
        let write = Write {
            enable: part.writes & meant,
            address: at,
            data: part.data,
            inject: inject.map(|inject| kind.error(inject)),
        };
        checked_memory(m, &format!("{name}{number}"), size, p.buffers, write, read)
    };
    written.iter().enumerate().map(part).collect()
}
