//! The decompressor behind narrow ports, eight beats a block or more: a block is
//! decoded while its beats still come in, and leaves as it is decoded.
//!
//! ```text
//!                      ┌→ way 1: find → index → table ─┬→ beats of ─→ m_axis
//! s_axis → two slots ──┼→ way 2:   …                   ┤  two blocks
//!                 │    └→ …                            ┘   ↑
//!                 └────── a raw block's beats ─────────────┘
//! ```
//!
//! Each way begins with the beat that has its first bits, and waits where a
//! symbol's bits have not come ([`super::narrow_way`]). All ways work on one
//! block, and the next begins when all are done with it; its slot is free then.
//! A block is taken up when the block two before it has left, so that nothing
//! ever stands still behind stage 1. A block that is not decoded, be it stored
//! raw or not decodable without tables, passes the ways by, beat by beat.
//!
//! Interval and latency: [`Parameters::decompressor_interval`] and
//! [`Parameters::decompressor_latency`].

use super::decompressor::{configuration, stored_length, way_start};
use super::narrow_output::output_side;
use super::narrow_slots::narrow_slots;
use super::narrow_way::narrow_way;
use super::Parameters;
use crate::hdl::builder::InstanceRef;
use crate::hdl::{or_all, Builder, DesignError, Signal};

/// The block that is taken up, and how it passes the ways by.
pub(super) struct Pass<'m> {
    /// Its slot, and its place at the output.
    pub reading: Signal<'m>,
    pub begin: Signal<'m>,
    /// All of it has come, and the ways are done with it.
    pub finish: Signal<'m>,
    /// With `finish`: it is no right block, whatever the ways say.
    pub error: Signal<'m>,
    /// Its beats that are there pass by: zeros, unless it is stored raw.
    pub passes: Signal<'m>,
    pub block: Signal<'m>,
    pub here: Signal<'m>,
    /// Driven later: the two blocks of beats at the output are taken.
    pub taken: [Signal<'m>; 2],
}

/// What the ways deliver.
pub(super) struct Ways<'m> {
    /// Where the block belongs that is in stage 3.
    pub block: Signal<'m>,
    pub delivers: Vec<Signal<'m>>,
    pub symbols: Vec<Signal<'m>>,
    /// With a block's last symbol.
    pub errors: Vec<Signal<'m>>,
}

pub(super) fn connect(m: &Builder, p: &Parameters) -> Result<(), DesignError> {
    let reading = m.register_reset("reading", 1, 0);
    let finish = m.wire("finish", 1);
    let inputs = [
        ("s_valid", m.input("s_axis_tvalid", 1)),
        ("s_data", m.input("s_axis_tdata", p.beat_bytes * 8)),
        ("s_last", m.input("s_axis_tlast", 1)),
        ("s_user", m.input("s_axis_tuser", 2)),
        ("reading", reading),
        ("release_read", finish),
    ];
    let slots = m.instance("slots", &narrow_slots(p)?, &inputs);
    m.output("s_axis_tready", slots.out("s_ready"));
    m.next_if(reading, finish, !reading);

    let quiet = m.wire("quiet", 1);
    let tables = configuration(m, p, quiet, Vec::new)?;
    let taken = [m.wire("taken0", 1), m.wire("taken1", 1)];
    let running = m.register_reset("running", 1, 0);
    let free = !(running | reading.mux(taken[1], taken[0]));
    let begin = (slots.out("begun") & free & !tables.access).named("begins");
    let metadata = slots.out("metadata");
    let is_raw = metadata.all().named("is_raw");
    let decodes = (tables.registers.out("loaded") & !is_raw).named("decodes");
    let decoding = m.delay_if("decoding", begin, decodes);

    let length = stored_length(m, p, metadata);
    // Stage 3 may still hold the block before.
    let begun = m.register_reset("begun", 1, 0);
    m.next(begun, begin);
    let begun_bits = m.delay_if("begun_bits", begin, length);
    let stored_bits = m.delay_if("stored_bits", begun, begun_bits);
    let module = narrow_way(p)?;
    let ways: Vec<InstanceRef> = (0..p.ways)
        .map(|way| {
            let (pointers, known) = match way {
                0 => (m.zero(1), m.constant(1, 1)),
                _ => (
                    slots.out("pointers"),
                    slots.out("pointers_here").bit(way - 1),
                ),
            };
            let (start, start_bad) = way_start(m, p, way, pointers, length);
            let mut inputs = vec![
                ("start", start),
                ("start_known", known),
                ("start_bad", start_bad),
                ("stored_bits", stored_bits),
                ("begins", begin & decodes),
                (
                    "block",
                    slots.out("block").slice(0, p.max_stored_bytes() * 8),
                ),
                (
                    "here",
                    slots
                        .out("here")
                        .slice(0, p.beats_of_bursts(p.max_bursts())),
                ),
            ];
            inputs.extend(tables.inputs(m, p, way));
            m.instance(&format!("way{}", way + 1), &module, &inputs)
        })
        .collect();
    m.drive(tables.table_read_data, ways[0].out("table_read_data"));
    let all = |name: &str| -> Vec<Signal> { ways.iter().map(|way| way.out(name)).collect() };
    m.drive(quiet, !or_all(all("works")));

    let undone = or_all(all("done").into_iter().map(|done| !done)).named("ways_work_on");
    let ended = running & slots.out("ended");
    m.drive(finish, ended & !(decoding & undone));
    m.next(running, begin | (running & !finish));

    let pass = Pass {
        reading,
        begin,
        finish,
        error: (slots.out("bad") | !(decoding | is_raw)).named("pass_error"),
        passes: ((begin & !decodes) | (running & !decoding)).named("passes"),
        block: is_raw.gate(slots.out("block")).named("raw_block"),
        here: slots.out("here"),
        taken,
    };
    let indexed = m.delay("indexed_block", reading);
    let ways = Ways {
        block: m.delay("delivered_block", indexed),
        delivers: all("delivers"),
        symbols: all("symbol"),
        errors: all("error"),
    };
    output_side(m, p, &pass, &ways);
    Ok(())
}
