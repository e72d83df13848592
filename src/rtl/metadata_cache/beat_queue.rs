//! A queue of two beats in front of the memory port.

use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::registered;

/// A beat of a line that is written back, and the memory port's ready.
pub struct Beat<'m> {
    /// The data of the beat.
    pub data: Signal<'m>,
    /// Whether the beat is the last of its line.
    pub last: Signal<'m>,
    /// With protection: whether the beat is damaged, or belongs to a lost word.
    pub damaged: Option<Signal<'m>>,
    /// Ready of the memory port.
    pub ready: Signal<'m>,
}

/// Builds the queue, and declares its ports to the memory. A place is reserved when a beat is to be read
/// (`reads`), at least two cycles before the beat arrives (`push`). Returns whether a place is free.
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
        .comment("Beat of a line to write back is valid; may come before write_back_valid");
    m.output("write_back_data", word.slice(0, beat.data.width()))
        .comment("Beat to write back; lines are in the order of write_back_line");
    m.output("write_back_data_last", word.bit(beat.data.width()))
        .comment("Beat is the last of its line");
    if beat.damaged.is_some() {
        m.output("write_back_data_damaged", word.bit(beat.data.width() + 1))
            .comment("Beat is damaged and must not be written; its line stays in the cache");
    }
    let leaves = (valid & beat.ready).named("beat_leaves");
    let places = m.register_reset("places_taken", 2, 0);
    let fewer = leaves.mux(places.plus(3), places).named("places_kept");
    m.next(places, reads.mux(fewer.plus(1), fewer));
    Ok(!places.bit(1))
}
