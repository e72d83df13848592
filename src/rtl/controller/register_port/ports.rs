//! The input ports of the registers, in order.

use super::super::registers::{
    counted, events, ADDRESS_BITS, COUNT_BITS, DAMAGED_WORDS, DAMAGED_WORD_ADDRESS, TABLES,
};
use super::super::Parameters;
use crate::hdl::{concat, Builder, Signal};

/// All input ports, except the bus.
pub(super) struct Ports<'m> {
    pub refused: Signal<'m>,
    pub mode: Signal<'m>,
    /// A command is in progress, the last one failed, and all blocks are raw.
    pub status: [Signal<'m>; 3],
    pub bypasses: Signal<'m>,
    /// In the order of [`events`].
    pub events: Vec<Signal<'m>>,
    /// In the order of [`counted`]; the first counts cycles.
    pub counted: Vec<Signal<'m>>,
    pub places: Places<'m>,
    pub tables: Option<[(u32, &'static str, Signal<'m>); 3]>,
    pub unit: Unit<'m>,
}

impl<'m> Ports<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ports {
            refused: m
                .input("refused", 1)
                .comment("Command in this cycle cannot be executed now"),
            mode: m
                .input("mode", 2)
                .comment("State of the unit: 0 off, 1 init, 2 run"),
            status: [
                ("busy", "A command is in progress"),
                ("failed", "Last command failed"),
                (
                    "nothing_compressed",
                    "Compressed region holds raw blocks only",
                ),
            ]
            .map(|(name, says)| m.input(name, 1).comment(says)),
            bypasses: m
                .input("bypasses", 1)
                .comment("A scrub starts or is in progress: it turns compression off"),
            events: event_inputs(m, p),
            counted: counted_inputs(m, p),
            places: Places::inputs(m, p),
            tables: p.tables.as_ref().map(|_| table_inputs(m)),
            unit: Unit::inputs(m),
        }
    }
}

fn event_inputs<'m>(m: &'m Builder, p: &Parameters) -> Vec<Signal<'m>> {
    // Only the text before the colon: the rest is for software.
    let inputs = events(p).into_iter().map(|(name, says)| {
        let says = says.split(':').next().unwrap_or(says);
        m.input(name, 1).comment(says)
    });
    inputs.collect()
}

fn counted_inputs<'m>(m: &'m Builder, p: &Parameters) -> Vec<Signal<'m>> {
    let names = counted(p);
    let inputs = names[1..].iter().map(|name| {
        let says = format!("Counter {name} increments");
        m.input(name, 1).comment(&says)
    });
    [m.constant(1, 1)].into_iter().chain(inputs).collect()
}

/// The ports of the places of errors: blocks, and lines of metadata.
pub(super) struct Places<'m> {
    pub error_block: Signal<'m>,
    pub posted_block: Signal<'m>,
    pub failed_line: Signal<'m>,
    pub lost_line: Signal<'m>,
    /// With protection of metadata.
    pub poisoned_line: Option<Signal<'m>>,
    /// With protection of buffers: whether the block of a damaged word is known, and its number.
    pub damaged_block: Option<(Signal<'m>, Signal<'m>)>,
}

impl<'m> Places<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Places {
            error_block: m
                .input("error_block", p.number_bits())
                .comment("With an error's event: its block"),
            posted_block: m
                .input("ended_block", p.number_bits())
                .comment("With its event: block of a write that failed after its early response"),
            failed_line: m
                .input("failed_line", p.line_bits())
                .comment("With its event: metadata line that could not be fetched"),
            lost_line: m
                .input("lost_line", p.line_bits())
                .comment("With its event: metadata line that could not be written back"),
            poisoned_line: p.metadata.checks().then(|| {
                m.input("lost_word_line", p.line_bits())
                    .comment("With its event: metadata line whose blocks are poisoned")
            }),
            damaged_block: p.buffers.checks().then(|| {
                let known = m
                    .input("damaged_block_known", 1)
                    .comment("The block of a damaged word is known");
                let block = m
                    .input("damaged_block", p.number_bits())
                    .comment("With damaged_block_known: its number");
                (known, block)
            }),
        }
    }
}

/// The ports by which the tables answer an access.
pub(super) struct Unit<'m> {
    pub done: Signal<'m>,
    pub failed: Signal<'m>,
    pub read: Signal<'m>,
}

impl<'m> Unit<'m> {
    fn inputs(m: &'m Builder) -> Self {
        Unit {
            done: m
                .input("unit_done", 1)
                .comment("Access to tables is complete"),
            failed: m
                .input("unit_failed", 1)
                .comment("With unit_done: the access has failed"),
            read: m
                .input("unit_read", 32)
                .comment("With unit_done: word that was read"),
        }
    }
}

/// Registers of the state of checked tables: address, name, and value.
fn table_inputs(m: &Builder) -> [(u32, &'static str, Signal<'_>); 3] {
    let doubt = ["compressors_in_doubt", "tables_in_doubt"];
    let kinds = ["Compressors'", "Decompressors'"];
    let doubt = doubt.iter().zip(kinds).map(|(name, kind)| {
        m.input(name, 1).comment(&format!(
            "{kind} tables have damaged words, and are not loaded again"
        ))
    });
    let doubt = concat(&doubt.collect::<Vec<_>>());
    let words = m
        .input("damaged_table_words", COUNT_BITS)
        .comment("Words that were damaged in the last test");
    let first = m
        .input("damaged_table_word", ADDRESS_BITS - 2)
        .comment("Address of the first of them, in 32-bit words");
    [
        (TABLES, "tables", doubt),
        (DAMAGED_WORDS, "damaged_table_words", words),
        (
            DAMAGED_WORD_ADDRESS,
            "damaged_table_word",
            concat(&[m.zero(2), first]),
        ),
    ]
}
