//! Energy control: sends each block raw or compressed, as its decision function chooses (paper 3, section 3.2
//! and figure 6).
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*` | flit, `tuser` 2 | stored blocks, with their metadata, as a compressor gives them |
//! | `s_raw_axis_*` | flit | the same blocks, raw, as the compressor gets them |
//! | `m_axis_*` | flit, `tuser` 2 | each in the form chosen, with its metadata: 3 where it is raw; with protection a third bit: the flit is damaged |
//!
//! A raw block with a wrong number of flits is dropped at the input, as in the compressor; a stored one is
//! dropped together with its raw block.
//!
//! T0 and T1 are the numbers of wires that toggle if the block is sent raw or compressed, from the bus's
//! state after the block before it. It is sent compressed if B × T0 > b × T1, or B² × T0 > b² × T1, where B
//! and b are the bursts of the two forms; and always if it is all zero. Blocks that the compressor stores raw
//! are sent raw.
//!
//! Toggles within a block are counted while it comes in ([`super::toggle_counter`]). Those of its first flit
//! are counted when the form of the block before it is decided:
//!
//! | step | |
//! |---|---|
//! | 0 | first flits of both forms against the bus |
//! | 1 | T0 and T1 |
//! | 2 | the products compared |
//! | 3 | the form leaves, and its last flit becomes the bus's state |
//!
//! A block every [`INTERVAL`] cycles, also for blocks of 64 bytes.

use std::rc::Rc;

use super::block_queue::{
    block_queue, RawQueueInputs, RawQueueOutputs, StoredQueueInputs, StoredQueueOutputs,
};
use super::flit_toggles::{flit_toggles, FlitTogglesInputs};
use super::toggle_counter::{sum_of_counts, SumOfCountsInputs};
use super::{Parameters, FLIT_BITS, FLIT_BYTES};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::Framing;
use crate::rtl::common::block_output::{block_output, stored_beats, Finished, User};
use crate::rtl::common::output_port::Waited;
use crate::rtl::common::CORRECTED_SAYS;
use crate::rtl::protect::INJECT_EACH_SAYS;

/// Cycles from block to block.
pub const INTERVAL: u32 = 4;

/// Cycles from a block's last beat in, of the later form, to its first beat out.
pub const LATENCY: u32 = 8;

ports! {
    pub(in crate::rtl) EnergyControlInputs {
        s_raw_axis_tvalid, s_raw_axis_tdata, s_raw_axis_tlast, s_axis_tvalid, s_axis_tdata,
        s_axis_tlast, s_axis_tuser, m_axis_tready, inject: Option<Signal<'m>>,
    } -> EnergyControlOutputs {
        s_raw_axis_tready, s_axis_tready, framing_error, m_axis_tvalid, m_axis_tdata,
        m_axis_tlast, m_axis_tuser, corrected: Option<Signal<'m>>,
    }
}

/// The module of energy control: see the ports above.
pub fn energy_control(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(&p.name);
    m.doc("Energy control: counts the wires that a block would toggle raw and compressed, and\nsends the one with the lower cost in energy and delay.");
    m.section("Both forms of a block, each in a queue");
    let taken = m.wire("block_taken", 1);
    let (raw, stored) = queues(&m, p, taken)?;
    m.section("The steps");
    let advance = m.wire("advance", 1);
    let steps = Steps::new(&m, &raw, &stored, advance);
    m.drive(taken, steps.leaves | steps.drops);

    m.section("First flits of both forms against the bus, then the toggles of the blocks");
    let bus = Bus::new(&m, p);
    let raw_queued = Queued {
        block: raw.block,
        toggles: raw.toggles,
        lanes: Lanes::new(raw.ties, raw.turns, raw.inverted),
    };
    let stored_queued = Queued {
        block: stored.block,
        toggles: stored.toggles,
        lanes: Lanes::new(stored.ties, stored.turns, stored.inverted),
    };
    let mut raw_form = Form::new(&m, p, &bus, "raw", &raw_queued, steps.starts)?;
    let mut stored_form = Form::new(&m, p, &bus, "stored", &stored_queued, steps.starts)?;
    raw_form.total(p, &raw_queued, steps.at[1])?;
    stored_form.total(p, &stored_queued, steps.at[1])?;

    m.section("The decision");
    let metadata = stored.metadata;
    // Of the sizes that a block is stored compressed in, which this one has.
    let sizes: Vec<Signal> = (0..p.ports.max_bursts())
        .map(|value| {
            let name = format!("stored_in_{}", value + 1);
            metadata.eq_to(u64::from(value)).named(&name)
        })
        .collect();
    let wins = compresses(&m, p, raw_form.toggles, stored_form.toggles, &sizes);
    let must_be_raw = metadata.eq(m.localparam("STORED_RAW", 3, 2));
    let must_be_raw = must_be_raw.named("must_be_raw");
    let is_zero = (!raw.any).named("is_zero");
    let sends_raw = must_be_raw | (!is_zero & !wins);
    let sends_raw = m.delay_if("sends_raw", steps.at[2], sends_raw);

    m.section("The form chosen leaves; what the bus carries behind it");
    let sent = Sent::new(p, (&raw, &stored), sends_raw);
    let last = sent.last_flit(p, &sizes);
    m.next_if(bus.last, steps.leaves, last);
    let after = raw_form
        .inverted(&raw_queued)
        .zip(stored_form.inverted(&stored_queued));
    if let (Some(inverted), Some((raw, stored))) = (bus.inverted, after) {
        m.next_if(inverted, steps.leaves, sends_raw.mux(raw, stored));
    }
    let corrected = sent.leaves(&m, p, steps.at[3], advance)?;
    if let Some((beat, form)) = corrected.zip(stored.wrong) {
        let form = (taken & form).named("form_is_corrected");
        m.output("corrected", beat | form).comment(CORRECTED_SAYS);
    }
    m.finish()
}

/// Both forms of the blocks. `taken`: the block at the heads is done with.
fn queues<'m>(
    m: &'m Builder,
    p: &Parameters,
    taken: Signal<'m>,
) -> Result<(RawQueueOutputs<'m>, StoredQueueOutputs<'m>), DesignError> {
    let protects = p.protection.checks();
    let inject = protects.then(|| m.input("inject", 2).comment(INJECT_EACH_SAYS));
    let raw = RawQueueInputs {
        s_valid: m.input("s_raw_axis_tvalid", 1),
        s_data: m.input("s_raw_axis_tdata", FLIT_BITS),
        s_last: m.input("s_raw_axis_tlast", 1),
        taken,
        inject,
    };
    let raw = m.instance("raw_queue", &block_queue(p, Framing::Raw)?, raw);
    m.output("s_raw_axis_tready", raw.s_ready);
    let stored = StoredQueueInputs {
        s_valid: m.input("s_axis_tvalid", 1),
        s_data: m.input("s_axis_tdata", FLIT_BITS),
        s_last: m.input("s_axis_tlast", 1),
        s_user: m.input("s_axis_tuser", 2),
        taken,
        inject,
    };
    let stored = m.instance("stored_queue", &block_queue(p, Framing::Stored)?, stored);
    m.output("s_axis_tready", stored.s_ready);
    Ok((raw, stored))
}

/// The four steps of a block.
struct Steps<'m> {
    at: [Signal<'m>; 4],
    starts: Signal<'m>,
    leaves: Signal<'m>,
    /// Both forms are dropped, as the stored one has a wrong number of flits.
    drops: Signal<'m>,
}

impl<'m> Steps<'m> {
    fn new(
        m: &'m Builder,
        raw: &RawQueueOutputs<'m>,
        stored: &StoredQueueOutputs<'m>,
        advance: Signal<'m>,
    ) -> Self {
        let both = (raw.full & stored.full).named("both_there");
        let present = (both & !stored.bad).named("present");
        let step = m.register_reset("step", 2, 0);
        let names = ["FIRST_FLITS", "TOTALS", "DECISION", "SEND"];
        let at = [0, 1, 2, 3].map(|number: usize| {
            let name = names[number];
            let is = step.eq(m.localparam(&format!("STEP_{name}"), number as u64, 2));
            is.named(&format!("at_{}", name.to_lowercase()))
        });
        let starts = (at[0] & present).named("starts");
        let leaves = (at[3] & advance).named("leaves");
        let moves = (starts | at[1] | at[2] | leaves).named("step_moves");
        m.next_if(step, moves, step.plus(1));
        let drops = (at[0] & both & stored.bad).named("drops_both");
        let dropped = m.register_reset("dropped", 1, 0);
        m.next(dropped, drops);
        m.output("framing_error", raw.framing_error | dropped)
            .comment("For one cycle: a block with a wrong number of flits was dropped");
        Steps {
            at,
            starts,
            leaves,
            drops,
        }
    }
}

/// The form that is sent.
struct Sent<'m> {
    sends_raw: Signal<'m>,
    user: Signal<'m>,
    raw: Signal<'m>,
    compressed: Signal<'m>,
    data: Signal<'m>,
    /// With protection, of each flit.
    checks: Option<Signal<'m>>,
}

impl<'m> Sent<'m> {
    fn new(
        p: &Parameters,
        (raw, stored): (&RawQueueOutputs<'m>, &StoredQueueOutputs<'m>),
        sends_raw: Signal<'m>,
    ) -> Self {
        let user = (sends_raw.replicate(2) | stored.metadata).named("metadata_sent");
        let compressed = stored.block.resize(p.ports.block_bits());
        let checks = raw.checks.zip(stored.checks).map(|(raw, stored)| {
            let checks = sends_raw.mux(raw, stored.resize(raw.width()));
            checks.named("checks_sent")
        });
        Sent {
            sends_raw,
            user,
            raw: raw.block,
            compressed,
            data: sends_raw.mux(raw.block, compressed).named("form_sent"),
            checks,
        }
    }

    /// The last flit of the form that is sent, which is the state of the bus after the block.
    fn last_flit(&self, p: &Parameters, sizes: &[Signal<'m>]) -> Signal<'m> {
        let raw_last = last_flit(self.raw, p.ports.beats());
        let stored_lasts = (1..).zip(sizes).map(|(bursts, size)| {
            let beats = p.ports.beats_of_bursts(bursts);
            size.gate(last_flit(self.compressed, beats))
        });
        let stored_last = or_all(stored_lasts.collect::<Vec<_>>()).named("stored_last_flit");
        self.sends_raw.mux(raw_last, stored_last)
    }

    /// Sends the block through the output port once it is `done`. With protection, returns whether a flit is
    /// corrected.
    fn leaves(
        &self,
        m: &'m Builder,
        p: &Parameters,
        done: Signal<'m>,
        advance: Signal<'m>,
    ) -> Result<Option<Signal<'m>>, DesignError> {
        let finished = Finished {
            done,
            data: self.data,
            beats: stored_beats(m, &p.ports, self.user),
            user: User::Metadata(self.user),
            waited: self.checks.map(|checks| Waited {
                protection: p.protection,
                is_raw: None,
                checks,
            }),
        };
        block_output(m, &p.ports, &finished, advance)
    }
}

/// The state of the bus: the last flit as data, and with DBI which lanes are inverted.
struct Bus<'m> {
    last: Signal<'m>,
    inverted: Option<Signal<'m>>,
}

impl<'m> Bus<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        Bus {
            last: m.register_reset("bus", FLIT_BITS, 0),
            inverted: p
                .dbi
                .then(|| m.register_reset("bus_inverted", FLIT_BYTES, 0)),
        }
    }
}

/// The entry at the head of a queue.
struct Queued<'m> {
    block: Signal<'m>,
    /// From flit to flit.
    toggles: Signal<'m>,
    /// With DBI.
    lanes: Option<Lanes<'m>>,
}

/// The lanes of the block at the head of a queue, as `toggle_counter` has it.
#[derive(Clone, Copy)]
struct Lanes<'m> {
    ties: Signal<'m>,
    turns: Signal<'m>,
    inverted: Signal<'m>,
}

impl<'m> Lanes<'m> {
    fn new(
        ties: Option<Signal<'m>>,
        turns: Option<Signal<'m>>,
        inverted: Option<Signal<'m>>,
    ) -> Option<Self> {
        Some(Lanes {
            ties: ties?,
            turns: turns?,
            inverted: inverted?,
        })
    }
}

/// One form of the block at the heads of the queues.
struct Form<'m> {
    m: &'m Builder,
    name: &'static str,
    /// Of the first flit, by groups of lanes.
    counts: Signal<'m>,
    /// Lanes that are inverted at their first tie within the block, or after it if there is
    /// none (with DBI).
    reached: Option<Signal<'m>>,
    /// Of the whole block, once they are added up.
    toggles: Signal<'m>,
}

impl<'m> Form<'m> {
    /// Step 0.
    fn new(
        m: &'m Builder,
        p: &Parameters,
        bus: &Bus<'m>,
        name: &'static str,
        queue: &Queued<'m>,
        starts: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let first = queue.block.slice(0, FLIT_BITS);
        let inputs = FlitTogglesInputs {
            differing: first ^ bus.last,
            inverted: bus.inverted,
        };
        let module = flit_toggles(&p.name, p.dbi)?;
        let flit = m.instance(&format!("{name}_first_flit"), &module, inputs);
        let counts = m.delay_if(&format!("{name}_counts"), starts, flit.counts);
        let of_first = bus.inverted.zip(flit.turns).zip(flit.ties);
        let reached = of_first.zip(queue.lanes);
        let reached = reached.map(|(((inverted, turns), ties), lanes)| {
            let entered = (inverted ^ turns) & !ties;
            let entered = m.delay_if(&format!("{name}_entered"), starts, entered);
            entered.comment("Lanes that are inverted after the first flit.");
            let reached = entered ^ lanes.turns;
            reached.named(&format!("{name}_reached"))
        });
        Ok(Form {
            m,
            name,
            counts,
            reached,
            toggles: counts,
        })
    }

    /// Step 1: all of the block's toggles.
    fn total(
        &mut self,
        p: &Parameters,
        queue: &Queued<'m>,
        is_step: Signal<'m>,
    ) -> Result<(), DesignError> {
        let falls = self.reached.zip(queue.lanes);
        let falls = falls.map(|(reached, lanes)| {
            let falls = (reached & lanes.ties).named(&format!("{}_falls", self.name));
            falls.comment("DBI wires that fall at the first tie of their lane.")
        });
        let inputs = SumOfCountsInputs {
            counts: self.counts,
            others: queue.toggles,
            falls,
        };
        let module = sum_of_counts(p, p.toggle_bits(), falls.is_some())?;
        let add = self
            .m
            .instance(&format!("{}_add", self.name), &module, inputs);
        let toggles = add.sum;
        let name = format!("{}_toggles", self.name);
        self.toggles = self.m.delay_if(&name, is_step, toggles);
        Ok(())
    }

    /// Lanes that are inverted after the block.
    fn inverted(&self, queue: &Queued<'m>) -> Option<Signal<'m>> {
        let lanes = queue.lanes?;
        Some((self.reached? & !lanes.ties) | lanes.inverted)
    }
}

/// The decision, in integers: whether bursts times toggles of the raw form exceed those of the stored form,
/// whose size is one of `sizes`. Step 2.
fn compresses<'m>(
    m: &'m Builder,
    p: &Parameters,
    raw: Signal<'m>,
    stored: Signal<'m>,
    sizes: &[Signal<'m>],
) -> Signal<'m> {
    let weight = |bursts: u32| if p.squared { bursts * bursts } else { bursts };
    let most = weight(p.ports.block_bytes / p.ports.mag_bytes);
    let bits = raw.width() + most.ilog2();
    let times = |toggles: Signal<'m>, weight: u32| {
        let places = (0..bits).filter(|place| weight >> place & 1 == 1);
        let moved = places.map(|place| match place {
            0 => toggles.resize(bits),
            _ => concat(&[m.zero(place), toggles]).resize(bits),
        });
        moved.reduce(|a, b| a + b).unwrap_or(m.zero(bits))
    };
    let choices = (1..)
        .zip(sizes)
        .map(|(bursts, size)| size.gate(times(stored, weight(bursts))));
    let stored = or_all(choices.collect::<Vec<_>>()).named("stored_weighted");
    let raw = times(raw, most).named("raw_weighted");
    raw.comment("Toggles times bursts, or times their square, as the decision function has it.");
    raw.gt(stored).named("compressed_is_better")
}

/// The last flit of a form of `beats` beats.
fn last_flit(form: Signal<'_>, beats: u32) -> Signal<'_> {
    form.slice((beats - 1) * FLIT_BITS, FLIT_BITS)
}
