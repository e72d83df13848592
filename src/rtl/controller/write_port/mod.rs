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
mod ports;
mod ring;

use std::rc::Rc;

use self::beats::{Arriving, ArrivingBeat, Beat};
use self::ports::{Buffer, Client};
use self::ring::{writers, Ring};
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

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
