//! The write port's inputs from the client and from the write buffer.

use super::super::attributes::attributes_in;
use super::super::bursts::Burst;
use super::super::Parameters;
use crate::hdl::{Builder, Signal};

/// The ports of the client.
pub(super) struct Client<'m> {
    pub awvalid: Signal<'m>,
    /// ID and burst, in a word.
    pub address: Signal<'m>,
    pub attributes: Signal<'m>,
    pub wvalid: Signal<'m>,
    pub wdata: Signal<'m>,
    pub wstrb: Signal<'m>,
    pub wlast: Signal<'m>,
    pub bready: Signal<'m>,
}

impl<'m> Client<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Client {
            awvalid: m.input("s_axi_awvalid", 1),
            address: Burst::inputs(m, p, "aw"),
            attributes: attributes_in(m, p, "aw"),
            wvalid: m.input("s_axi_wvalid", 1),
            wdata: m.input("s_axi_wdata", p.port_bits()),
            wstrb: m.input("s_axi_wstrb", p.port_bytes),
            wlast: m.input("s_axi_wlast", 1),
            bready: m.input("s_axi_bready", 1),
        }
    }
}

/// The ports of the write buffer.
pub(super) struct Buffer<'m> {
    pub beat_taken: Signal<'m>,
    /// Bufferable writes are answered early.
    pub early: Signal<'m>,
    pub beat_entry: Signal<'m>,
    pub beat_refused: Signal<'m>,
    pub beat_opens: Signal<'m>,
    pub entry_ends: Signal<'m>,
    pub ended: Ended<'m>,
    pub entries_free: Signal<'m>,
}

/// An entry that ends.
pub(super) struct Ended<'m> {
    pub written: Signal<'m>,
    pub entry: Signal<'m>,
    pub failed: Signal<'m>,
}

impl<'m> Buffer<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Buffer {
            beat_taken: m
                .input("beat_taken", 1)
                .comment("Write buffer accepts the beat"),
            early: m
                .input("early_response", 1)
                .comment("Bufferable writes are answered before they are in memory"),
            beat_entry: m
                .input("beat_entry", p.entries)
                .comment("Entry that accepted a beat in the previous cycle, one-hot or zero"),
            beat_refused: m
                .input("beat_refused", 1)
                .comment("Clients may not write the beat's block"),
            beat_opens: m
                .input("beat_opens", 1)
                .comment("Beat of the previous cycle was the first one of its entry"),
            entry_ends: m
                .input("entry_ends", p.entries)
                .comment("Entry that ends in this cycle, one-hot or zero"),
            ended: Ended::inputs(m, p),
            entries_free: m
                .input("entries_free", p.entries)
                .comment("Entries that hold no block, one bit each"),
        }
    }
}

impl<'m> Ended<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ended {
            written: m
                .input("written_ends", 1)
                .comment("It was written by the client"),
            entry: m
                .input("end_entry", p.entry_bits())
                .comment("With written_ends: its number"),
            failed: m
                .input("end_failed", 1)
                .comment("With written_ends: its write has failed"),
        }
    }
}
