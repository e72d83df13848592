//! The output port of a design that works on whole blocks, shared by the stream shells.

use super::output_port::{corrected_port, output_port, Beat, Waited};
use super::Ports;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::protect::{check_bits, Protection};

/// A block at the end of the pipeline.
pub(in crate::rtl) struct Finished<'m> {
    pub done: Signal<'m>,
    /// Its bits, as wide as a whole block.
    pub data: Signal<'m>,
    /// Its number of beats, used where a block may have more than one.
    pub beats: Signal<'m>,
    pub user: User<'m>,
    /// Of blocks that waited in a protected memory.
    pub waited: Option<Waited<'m>>,
}

/// The check bits of each beat of a raw block.
pub(in crate::rtl) fn raw_checks<'m>(
    m: &'m Builder,
    p: &Ports,
    protection: Protection,
    block: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let beats = block.parts(p.beat_bytes * 8).into_iter().enumerate();
    let checks =
        beats.map(|(number, beat)| check_bits(m, &format!("raw{number}"), protection, beat));
    Ok(concat(&checks.collect::<Result<Vec<_>, _>>()?))
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
/// depends on registers only. Beats of a block that [`waited`](Finished::waited) are corrected in front of it;
/// for these, returns whether one is corrected.
pub(in crate::rtl) fn block_output<'m>(
    m: &'m Builder,
    p: &Ports,
    finished: &Finished<'m>,
    advance: Signal<'m>,
) -> Result<Option<Signal<'m>>, DesignError> {
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
        let waited = finished.waited.as_ref();
        return port(m, beat, ready, waited);
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
    let Some(waited) = &finished.waited else {
        return port(m, beat, ready, None);
    };
    let bits = waited.checks.width() / p.beats();
    let checks = m.register("out_checks", waited.checks.width());
    let rest = checks.slice(bits, checks.width() - bits);
    let then = moves.mux(waited.checks, rest.resize(checks.width()));
    m.next_if(checks, moves | sent, then);
    let of_beat = Waited {
        protection: waited.protection,
        is_raw: (waited.is_raw).map(|is_raw| m.delay_if("out_is_raw", moves, is_raw)),
        checks: checks.slice(0, bits),
    };
    port(m, beat, ready, Some(&of_beat))
}

fn port<'m>(
    m: &'m Builder,
    beat: Beat<'m>,
    ready: Signal<'m>,
    waited: Option<&Waited<'m>>,
) -> Result<Option<Signal<'m>>, DesignError> {
    match waited {
        None => output_port(m, beat, ready).map(|()| None),
        Some(waited) => corrected_port(m, beat, ready, waited).map(Some),
    }
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
