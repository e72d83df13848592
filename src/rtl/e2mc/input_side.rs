//! The input port and the slots behind it, of either half.

use super::slots::{admits, block_slots, BlockSlotsInputs};
use super::Parameters;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::block_input::Framing;

/// The two slots.
pub(crate) struct Blocks<'m> {
    pub full: [Signal<'m>; 2],
    /// The slot that is being filled, and its beats so far: raw blocks that are
    /// encoded as they come in.
    pub filling: Option<(Signal<'m>, Signal<'m>)>,
    pub block: [Signal<'m>; 2],
    /// Driven later: the slot's block is done with.
    pub release: [Signal<'m>; 2],
    /// Driven later: the next block may begin to come in.
    pub admit: Signal<'m>,
    /// Of stored blocks; zero for raw ones.
    pub metadata: [Signal<'m>; 2],
    /// Of stored blocks, and of raw ones that are encoded as they come in; the others are dropped.
    pub bad: [Signal<'m>; 2],
    /// Of raw blocks: for a cycle, one had a wrong number of beats.
    pub framing_error: Signal<'m>,
}

pub(crate) fn input_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    framing: Framing,
) -> Result<Blocks<'m>, DesignError> {
    let release = [m.wire("release0", 1), m.wire("release1", 1)];
    let admit = m.wire("admit", 1);
    let inputs = BlockSlotsInputs {
        s_valid: m.input("s_axis_tvalid", 1),
        s_data: m.input("s_axis_tdata", p.beat_bytes * 8),
        s_last: m.input("s_axis_tlast", 1),
        s_user: (framing == Framing::Stored).then(|| m.input("s_axis_tuser", 2)),
        release,
        admit: admits(p, framing).then_some(admit),
    };
    let slots = m.instance("slots", &block_slots(p, framing)?, inputs);
    m.output("s_axis_tready", slots.s_ready);
    if let Some(framing_error) = slots.framing_error {
        m.output("framing_error", framing_error)
            .comment("For one cycle: a block had a wrong number of beats");
    }
    Ok(Blocks {
        full: slots.full,
        filling: slots.filling_slot.zip(slots.beats_in),
        block: slots.block,
        release,
        admit,
        metadata: slots.metadata.unwrap_or_else(|| [m.zero(2); 2]),
        bad: slots.bad.unwrap_or_else(|| [m.zero(1); 2]),
        framing_error: slots.framing_error.unwrap_or_else(|| m.zero(1)),
    })
}
