//! The decompressor behind narrow ports, with eight or more beats per block: a block is decoded while its
//! beats come in, and is sent as it is decoded.
//!
//! ```text
//!                      ┌→ way 1: find → index → table ─┬→ beats of ─→ m_axis
//! s_axis → two slots ──┼→ way 2:   …                   ┤  two blocks
//!                 │    └→ …                            ┘   ↑
//!                 └────── a raw block's beats ─────────────┘
//! ```
//!
//! Each way begins with the beat that has its first bits, and waits while a symbol's bits are missing
//! ([`super::narrow_way`]). The ways start a block together, when all have finished the one before; its slot
//! is free then. Only way 1, whose beats leave first, can be a block ahead. A block is started when the block
//! two before it has left, so nothing behind stage 1 ever stalls. A block that is not decoded, because it is
//! stored raw or cannot be decoded without tables, bypasses the ways, beat by beat.
//!
//! An access to the tables waits until the ways are done, including the rest of a block that has been started.
//!
//! Interval and latency: [`Parameters::decompressor_interval`] and
//! [`Parameters::decompressor_latency`].
//!
//! | | cycles of a block of three bursts, SL 16, PDW 4, beats of 16 bytes, ways 2 to 4 in the last beat |
//! |---|---|
//! | beats in | 0–5 |
//! | way 1: its window takes in the start; stage 1 | 1; 2–17 |
//! | ways 2 to 4: the last beat enters the windows as it is taken; stage 1 | 5; 6–21 |
//! | stage 3 | 4–19 and 8–23 |
//! | way 1's beats out | 12, 20 |
//! | ways 2 to 4's beats out | 21, 24, then 25–28 |
//!
//! Missing bits are zeros in the window. A codeword that ends before them does not depend on them. When the
//! block ends, all bits count as present, so a truncated block ends too.

use super::configuration::{configuration, Configuration};
use super::narrow_output::{output_side, Delivery, Pass};
use super::narrow_slots::{narrow_slots, NarrowSlotsInputs, NarrowSlotsOutputs};
use super::narrow_way::{narrow_way, NarrowWayInputs, NarrowWayOutputs};
use super::way_start::{stored_length, way_start};
use crate::hdl::ports::of_all;
use crate::hdl::{or_all, Builder, DesignError, Signal};
use crate::rtl::e2mc::Parameters;

/// Where way 1 is, if there are others.
struct Lead<'m> {
    /// It takes up the other slot's block.
    leads: Signal<'m>,
    /// It has taken it up before.
    leading: Signal<'m>,
    /// One of both.
    ahead: Signal<'m>,
    /// It has taken up the block that the others are to take up.
    led: Signal<'m>,
    /// Driven later: it has no block.
    idle: Signal<'m>,
}

pub(crate) fn connect(m: &Builder, p: &Parameters) -> Result<(), DesignError> {
    m.section("The port, and two slots behind it, read while they fill");
    let reading = m.register_reset("reading", 1, 0);
    reading.comment("The slot of the block that is taken up, and its place at the output.");
    let finish = m.wire("finish", 1);
    let ahead = m.wire("ahead", 1);
    let inputs = NarrowSlotsInputs {
        s_valid: m.input("s_axis_tvalid", 1),
        s_data: m.input("s_axis_tdata", p.beat_bytes * 8),
        s_last: m.input("s_axis_tlast", 1),
        s_user: m.input("s_axis_tuser", 2),
        reading,
        release_read: finish,
        ahead: (p.ways > 1).then_some(ahead),
    };
    let slots = m.instance("slots", &narrow_slots(p)?, inputs);
    m.output("s_axis_tready", slots.s_ready);
    m.next_if(reading, finish, !reading);

    let quiet = m.register_reset("quiet", 1, 0);
    let tables = configuration(m, p, quiet, None)?;
    let loaded = tables.registers.loaded;
    m.section("When a block is taken up, and when it is done with");
    let taken = [m.wire("taken0", 1), m.wire("taken1", 1)];
    let running = m.register_reset("running", 1, 0);
    let begins = m.wire("begins", 1);
    let lead = slots.next.as_ref().map(|next| {
        let next_taken = reading.mux(taken[0], taken[1]);
        let next_decodes = loaded & !next.metadata.all();
        let can_lead = next.begun & next_decodes & !next_taken;
        lead(m, can_lead & !tables.access & running, begins, finish)
    });
    let led = lead.as_ref().map_or(m.zero(1), |lead| lead.led);
    m.drive(ahead, lead.as_ref().map_or(m.zero(1), |lead| lead.ahead));
    let free = !(tables.access | reading.mux(taken[1], taken[0]));
    m.drive(begins, slots.begun & !running & (led | free));
    let is_raw = slots.metadata.all().named("is_raw");
    let decodes = (loaded & !is_raw).named("decodes");
    let decoding = m.delay_if("decoding", begins, decodes);

    let begins_ways = (begins & decodes).named("begins_ways");
    let (ways, deliveries) = ways(m, p, &slots, &tables, [reading, begins_ways], &lead)?;
    let mut undone = of_all(&ways, |way| !way.done);
    if let Some(lead) = &lead {
        m.drive(lead.idle, ways[0].idle);
        undone[0] = undone[0] & !lead.ahead;
        // Its block takes it longer than the others still need, so no access comes
        // between it and them.
        m.assert(
            !(lead.leading | lead.led) | ways[0].works,
            "way 1 is done with a block long before the others have begun it",
        );
    }
    m.next(
        quiet,
        tables.access & !or_all(of_all(&ways, |way| way.works)),
    );
    let undone = or_all(undone).named("ways_work_on");
    m.drive(finish, running & slots.ended & !(decoding & undone));
    m.next(running, begins | (running & !finish));

    let pass = Pass {
        reading,
        begins,
        leads: lead.as_ref().map_or(m.zero(1), |lead| lead.leads),
        finish,
        error: (slots.bad | !(decoding | is_raw)).named("pass_error"),
        passes: ((begins & !decodes) | (running & !decoding)).named("passes"),
        block: is_raw.gate(slots.block).named("raw_block"),
        here: slots.here,
        taken,
    };
    output_side(m, p, &pass, &deliveries)
}

/// `can_lead`: the other slot has a block that way 1 can start, if it is idle.
fn lead<'m>(
    m: &'m Builder,
    can_lead: Signal<'m>,
    begins: Signal<'m>,
    finish: Signal<'m>,
) -> Lead<'m> {
    let idle = m.wire("way1_is_idle", 1);
    let leading = m.register_reset("leading", 1, 0);
    leading.comment("Way 1 has taken up the other slot's block.");
    let led = m.register_reset("led", 1, 0);
    led.comment("Way 1 has taken up the block that the others are to take up.");
    let leads = (can_lead & idle & !leading).named("leads");
    let ahead = (leading | leads).named("way1_is_ahead");
    m.next(leading, ahead & !finish);
    m.next_if(led, finish | begins, finish & ahead);
    Lead {
        leads,
        leading,
        led,
        ahead,
        idle,
    }
}

/// The ways and their results. `begins`: they start the current block, except a way 1 that has already started it.
fn ways<'m>(
    m: &'m Builder,
    p: &Parameters,
    slots: &NarrowSlotsOutputs<'m>,
    tables: &Configuration<'m>,
    [reading, begins]: [Signal<'m>; 2],
    lead: &Option<Lead<'m>>,
) -> Result<(Vec<NarrowWayOutputs<'m>>, Vec<Delivery<'m>>), DesignError> {
    m.section("What the ways decode, and what goes with it through their stages");
    let largest = p.beats_of_bursts(p.max_bursts());
    let shared = Source {
        begins,
        slot: reading,
        metadata: slots.metadata,
        block: slots.block.slice(0, p.max_stored_bytes() * 8),
        here: slots.here.slice(0, largest),
    };
    let of_first = lead
        .as_ref()
        .zip(slots.next.as_ref())
        .zip(slots.first.as_ref());
    let first = of_first.map(|((lead, next), first)| Source {
        begins: (lead.leads | (begins & !lead.led)).named("first_begins"),
        slot: reading ^ lead.ahead,
        metadata: (lead.leads.mux(next.metadata, shared.metadata)).named("first_metadata"),
        block: first.block,
        here: first.here,
    });
    let first = first.as_ref().unwrap_or(&shared);

    let module = narrow_way(p)?;
    let (mut ways, mut deliveries) = (Vec::new(), Vec::new());
    let followed = [first.follow(m, p, "first")]
        .into_iter()
        .chain((p.ways > 1).then(|| shared.follow(m, p, "others")))
        .collect::<Vec<_>>();
    m.section("The decoding ways");
    for way in 0..p.ways {
        let source = if way == 0 { first } else { &shared };
        let follow = &followed[usize::from(way > 0)];
        let (pointers, known) = match slots.pointers.zip(slots.pointers_here) {
            Some((pointers, here)) if way > 0 => (pointers, here.bit(way - 1)),
            _ => (m.zero(1), m.constant(1, 1)),
        };
        let (start, start_bad) = way_start(m, p, way, pointers, follow.length);
        let inputs = NarrowWayInputs {
            begins: source.begins,
            block: source.block,
            here: source.here,
            start,
            start_known: known,
            start_bad,
            stored_bits: follow.stored_bits,
            first_codewords: tables.registers.first_codewords,
            offsets: tables.registers.offsets,
            table: tables.table_of(m, way),
            escape: tables.registers.escape,
        };
        let instance = m.instance(&format!("way{}", way + 1), &module, inputs);
        let damaged = instance.damaged.zip(tables.registers.damage_seen);
        deliveries.push(Delivery {
            valid: instance.delivers,
            symbol: instance.symbol,
            block: follow.delivered,
            error: match damaged {
                Some((damaged, seen)) => instance.error | damaged | seen,
                None => instance.error,
            },
        });
        ways.push(instance);
    }
    tables.drive_damaged(m, ways.iter().map(|way| [way.damaged, way.read_damaged]));
    m.drive(tables.table_read_data, ways[0].table_read_data);
    Ok((ways, deliveries))
}

/// The bits that a way decodes, and where it begins.
struct Source<'m> {
    begins: Signal<'m>,
    slot: Signal<'m>,
    metadata: Signal<'m>,
    block: Signal<'m>,
    here: Signal<'m>,
}

/// The marks that go with a symbol through the stages.
struct Followed<'m> {
    /// The block's bursts in bits, in stage 1; then in stage 3.
    length: Signal<'m>,
    stored_bits: Signal<'m>,
    /// The slot, in stage 3.
    delivered: Signal<'m>,
}

impl<'m> Source<'m> {
    fn follow(&self, m: &'m Builder, p: &Parameters, of: &str) -> Followed<'m> {
        let name = |what: &str| format!("{of}_{what}");
        let length = stored_length(m, p, &name("bursts"), self.metadata);
        let length = length.named(&name("length"));
        // Stage 3 may hold the block before for a cycle after this one begins.
        let begun = m.register_reset(&name("begun"), 1, 0);
        m.next(begun, self.begins);
        let begun_bits = m.delay_if(&name("begun_bits"), self.begins, length);
        let indexed = m.delay(&name("indexed"), self.slot);
        Followed {
            length,
            stored_bits: m.delay_if(&name("stored_bits"), begun, begun_bits),
            delivered: m.delay(&name("delivered"), indexed),
        }
    }
}
