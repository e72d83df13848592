//! The output port of a design that works on whole blocks, shared by the stream shells.

use super::output_port::{output_port, Beat};
use super::Ports;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

/// A block at the end of the pipeline.
pub(in crate::rtl) struct Finished<'m> {
    pub done: Signal<'m>,
    /// Its bits, as wide as a whole block.
    pub data: Signal<'m>,
    /// Its number of beats, used where a block may have more than one.
    pub beats: Signal<'m>,
    pub user: User<'m>,
}

/// The `tuser` of a block's beats.
pub(in crate::rtl) enum User<'m> {
    /// The metadata, on every beat.
    Metadata(Signal<'m>),
    /// An error flag, on the last beat, above this many zero bits.
    Error(Signal<'m>, u32),
}

/// Width of a number of beats.
pub(in crate::rtl) fn beat_bits(p: &Ports) -> u32 {
    address_width(u64::from(p.beats()) + 1)
}

/// Drives the port and `advance`: the pipeline advances unless a finished block cannot leave.
///
/// A port as wide as a block sends directly from the end of the pipeline. A narrower port needs a register,
/// from which it sends a block's beats. A skid buffer ([`output_port`]) follows in both cases, so `advance`
/// depends on registers only.
pub(in crate::rtl) fn block_output<'m>(
    m: &'m Builder,
    p: &Ports,
    finished: &Finished<'m>,
    advance: Signal<'m>,
) -> Result<(), DesignError> {
    let ready = m.wire("out_ready", 1);
    let done = finished.done;
    if p.beats() == 1 {
        m.drive(advance, !done | ready);
        let user = match finished.user {
            User::Metadata(metadata) => metadata,
            User::Error(error, zeros) => concat(&[m.zero(zeros), error]),
        };
        let beat = Beat {
            valid: done,
            data: finished.data,
            last: m.constant(1, 1),
            user,
        };
        return output_port(m, beat, ready);
    }
    let bits = beat_bits(p);
    let beat = p.beat_bytes * 8;
    let sending = m.register_reset("sending", 1, 0);
    let left = m.register("beats_left", bits);
    let is_last = left.eq_to(1).named("last_beat");
    let sent = (sending & ready).named("beat_sent");
    let ends = (sent & is_last).named("block_sent");
    let free = (!sending | ends).named("out_free");
    let moves = (done & free).named("block_leaves");
    m.drive(advance, !done | free);
    m.next(sending, moves | (sending & !ends));
    let counted = left - m.constant(1, bits);
    m.next_if(left, moves | sent, moves.mux(finished.beats, counted));

    let out = m.register("out_block", p.block_bits());
    let rest = out
        .slice(beat, p.block_bits() - beat)
        .resize(p.block_bits());
    m.next_if(out, moves | sent, moves.mux(finished.data, rest));
    let user = match finished.user {
        User::Metadata(metadata) => m.delay_if("out_user", moves, metadata),
        User::Error(error, zeros) => {
            let error = m.delay_if("out_error", moves, error);
            concat(&[m.zero(zeros), is_last & error])
        }
    };
    let beat = Beat {
        valid: sending,
        data: out.slice(0, beat),
        last: is_last,
        user,
    };
    output_port(m, beat, ready)
}

/// The number of beats of a stored block, decoded from its metadata.
pub(in crate::rtl) fn stored_beats<'m>(
    m: &'m Builder,
    p: &Ports,
    metadata: Signal<'m>,
) -> Signal<'m> {
    let count = |value: u64, beats: u32| {
        let beats = m.constant(u64::from(beats), beat_bits(p));
        metadata.eq_to(value).gate(beats)
    };
    let stored = (0..p.max_bursts()).map(|value| count(value.into(), p.beats_of_bursts(value + 1)));
    or_all(
        stored
            .chain([count(p.raw_metadata(), p.beats())])
            .collect::<Vec<_>>(),
    )
}
