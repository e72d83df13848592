//! The client's writes: splits bursts into beats of blocks, and sends the responses.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axi_aw*`, `s_axi_w*`, `s_axi_b*` | | AXI4 |
//!
//! A burst is answered when all entries that took its beats are done, in the order of the bursts. So an entry
//! holds up the first burst that wrote to it, and therefore all later ones. If its write fails, all bursts
//! that wrote to it are answered with an error; a RAM keeps which bursts these are. With early responses a
//! bufferable burst is answered when its beats are accepted. A wait for an entry that is free, which only a
//! flipped bit can cause, ends at once. One beat per cycle.

mod beats;
mod ring;

use std::rc::Rc;

use self::beats::{Arriving, ArrivingBeat, Beat};
use self::ring::{writers, Ring};
use super::attributes::attributes_in;
use super::bursts::Burst;
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module, Signal};

/// The ports of the client.
struct Client<'m> {
    awvalid: Signal<'m>,
    /// ID and burst, in a word.
    address: Signal<'m>,
    attributes: Signal<'m>,
    wvalid: Signal<'m>,
    wdata: Signal<'m>,
    wstrb: Signal<'m>,
    wlast: Signal<'m>,
    bready: Signal<'m>,
}

impl<'m> Client<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
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
struct Buffer<'m> {
    beat_taken: Signal<'m>,
    /// Bufferable writes are answered early.
    early: Signal<'m>,
    beat_entry: Signal<'m>,
    beat_refused: Signal<'m>,
    beat_opens: Signal<'m>,
    entry_ends: Signal<'m>,
    ended: Ended<'m>,
    entries_free: Signal<'m>,
}

/// An entry that ends.
struct Ended<'m> {
    written: Signal<'m>,
    entry: Signal<'m>,
    failed: Signal<'m>,
}

impl<'m> Buffer<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
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

/// The module.
pub(super) fn write_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_port"));
    m.doc("Write port of the client: splits bursts into beats of blocks, and sends responses in the order of the bursts. A burst is answered when all entries that took its beats are done; a bufferable one, with early responses, when its beats are accepted. One beat per cycle.");
    let client = Client::inputs(&m, p);
    let buffer = Buffer::inputs(&m, p);

    m.section("The burst whose beats arrive");
    let burst = Arriving::new(&m, p, &client, buffer.early)?;
    let arriving = ArrivingBeat::new(&m, p, &client, &burst);

    m.section("Beats that wait for the write buffer");
    let beat = Beat::new(&m, &client, &buffer, &burst, &arriving)?;
    beat.outputs(&m);

    m.section("A ring of bursts that are not answered yet");
    let ring = Ring::new(&m, p, &burst, arriving.ends, &beat);

    m.section("Bursts that wait for an entry, and those that fail with it");
    let oldest_waits = ring.oldest_waits(&m, p, &buffer)?;
    let failing = writers(&m, p, &buffer, ring.waits_for_entry(ring.is_newest))?;
    let places = ring.places(&m, p, &beat, failing.bursts)?;

    m.section("Responses");
    let waits = [oldest_waits, failing.pending];
    ring.respond(&m, p, &places, waits, client.bready)?;
    m.finish()
}
