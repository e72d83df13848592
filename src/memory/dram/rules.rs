//! What the memory checks of the unit's bursts.

use std::collections::VecDeque;

use super::OpenWrite;
use crate::memory::error::Broken;
use crate::memory::request::address_of;
use crate::memory::{Access, AxiPort, Burst, Channel, DramRules, Rule};

/// An address when it is first offered.
pub(super) fn check_address(
    words: &[u64],
    port: &AxiPort,
    channel: &Channel,
    rules: &DramRules,
) -> Result<(), Broken> {
    let (id, access) = address_of(words);
    let fail = |rule| Err(Broken::new(channel, rule, format!("ID {id}, {access}")));
    if Burst::of(words[4]).is_none() || rules.incr_only && access.burst != Burst::Incr {
        return fail(Rule::NotIncr);
    }
    let wide = access.beat_bytes() == port.bytes as u64;
    if access.beat_bytes() > port.bytes as u64 || rules.full_width && !wide {
        return fail(Rule::Narrow);
    }
    if access.address % rules.granule != 0 || access.bytes() % rules.granule != 0 {
        return fail(Rule::Unaligned);
    }
    if !access.within_boundary() {
        return fail(Rule::Boundary);
    }
    if !access.is_legal(port.bytes) {
        return fail(Rule::Unaligned);
    }
    Ok(())
}

/// A read against the writes that are open, and one whose address waits to be taken.
pub(super) fn check_overlap(
    read: &Access,
    writes: &VecDeque<OpenWrite>,
    waiting: Option<(u32, Access)>,
    channel: &Channel,
) -> Result<(), Broken> {
    let open = writes.iter().map(|write| (write.id, write.access));
    match open.chain(waiting).find(|(_, write)| write.overlaps(read)) {
        None => Ok(()),
        Some((id, write)) => Err(Broken::new(
            channel,
            Rule::ReadOverlapsWrite,
            format!("{read}; the write: ID {id}, {write}"),
        )),
    }
}

/// Strobes of all beats of a write.
pub(super) fn check_strobes(
    access: &Access,
    strobes: &[u64],
    port: &AxiPort,
) -> Result<(), Broken> {
    for (beat, &strobes) in strobes.iter().enumerate() {
        let range = access.beat(beat as u32);
        let low = range.start % port.bytes as u64;
        let lanes = (u64::MAX >> (64 - (range.end - range.start))) << low;
        if strobes & !lanes != 0 {
            let detail = format!("beat {beat} of {access}: strobes {strobes:#x}");
            return Err(Broken::new(&port.w, Rule::Strobe, detail));
        }
    }
    Ok(())
}
