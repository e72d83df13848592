//! One of several owners, chosen in turns, and its fields in a FIFO: so that no path leads from one
//! arbiter through the next.

use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::fifo;
use crate::rtl::common::round_robin::round_robin;
use crate::rtl::common::select::one_hot;

/// What waits at the head of the FIFO.
pub(super) struct Queued<'m> {
    /// One-hot: the owner that goes into the FIFO in this cycle.
    pub chosen: Signal<'m>,
    pub valid: Signal<'m>,
    /// Its fields, and its number above them.
    pub data: Signal<'m>,
}

/// Of the owners that `wants`, each in its turn goes with its `fields` and its number, as `numbered`
/// makes it of its place, into a FIFO of that name, out of which `taken` takes it.
pub(super) fn queued<'m>(
    m: &'m Builder,
    name: &str,
    wants: &[Signal<'m>],
    fields: &[Signal<'m>],
    numbered: impl Fn(Signal<'m>) -> Signal<'m>,
    taken: Signal<'m>,
) -> Result<Queued<'m>, DesignError> {
    let enters = m.wire(&format!("{name}_chosen_now"), 1);
    let turns = round_robin(m, &format!("{name}_turns"), concat(wants), enters)?;
    let (any, grant) = (turns.any, turns.grant);
    let fields = one_hot(m, &format!("{name}_chosen"), grant, fields)?;
    let data = concat(&[fields, numbered(turns.number)]);
    let waiting = fifo(m, &format!("{name}_queue"), 2, any, data, taken)?;
    m.drive(enters, any & waiting.s_ready);
    Ok(Queued {
        chosen: enters.gate(grant),
        valid: waiting.m_valid,
        data: waiting.m_data,
    })
}
