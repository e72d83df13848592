//! Two beats on their way to the memory port.

use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::registered;

/// A beat of a line that is written back, and whether the memory port takes one.
pub struct Beat<'m> {
    /// The beat.
    pub data: Signal<'m>,
    /// Whether it is its line's last.
    pub last: Signal<'m>,
    /// With protection: whether it is damaged, or of a lost word.
    pub damaged: Option<Signal<'m>>,
    /// From the memory port.
    pub ready: Signal<'m>,
}

/// The queue with its ports to the memory. Places are taken when a beat is to be read (`reads`), two
/// cycles or more before it comes (`push`); the value is whether there is one.
pub fn beats_out<'m>(
    m: &'m Builder,
    reads: Signal<'m>,
    push: Signal<'m>,
    beat: Beat<'m>,
) -> Result<Signal<'m>, DesignError> {
    let damaged: Vec<Signal> = beat.damaged.into_iter().collect();
    let word = concat(&[&[beat.data, beat.last][..], &damaged].concat());
    let queue = registered(m, "beats", push, word, beat.ready)?;
    m.assert(!push | queue.s_ready, "no room for a beat");
    let valid = queue.m_valid;
    let word = queue.m_data;
    m.output("write_back_data_valid", valid)
        .comment("A beat of a line that is written back; maybe before write_back_valid");
    m.output("write_back_data", word.slice(0, beat.data.width()))
        .comment("Beat of the line, in the order of write_back_line");
    m.output("write_back_data_last", word.bit(beat.data.width()))
        .comment("Beat is the last one of its line");
    if beat.damaged.is_some() {
        m.output("write_back_data_damaged", word.bit(beat.data.width() + 1))
            .comment("Beat is damaged, and not to be written: its line stays");
    }
    let leaves = (valid & beat.ready).named("beat_leaves");
    let places = m.register_reset("places_taken", 2, 0);
    let fewer = leaves.mux(places.plus(3), places).named("places_kept");
    m.next(places, reads.mux(fewer.plus(1), fewer));
    Ok(!places.bit(1))
}
