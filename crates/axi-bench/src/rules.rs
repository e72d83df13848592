//! The rules for the unit's bursts to the memory, and their checks.

use crate::port::{AxiPort, Channel};
use crate::report::{Broken, Rule};
use crate::request::{address_of, Access, Attributes, Burst};

/// The rules for the unit's bursts to the memory, beside those of AXI4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DramRules {
    /// Only INCR.
    pub incr_only: bool,
    /// Beats as wide as the port.
    pub full_width: bool,
    /// Address and length are multiples of this many bytes; 1 for any.
    pub granule: u64,
    /// Reads open at once, at most.
    pub reads: usize,
    /// Writes open at once, at most.
    pub writes: usize,
    /// No read of an address that an unanswered write writes.
    pub read_after_write: bool,
    /// Attributes of the unit's own bursts; none if attributes are not checked. Bursts of kind 0 have these or those
    /// of an open request, all others these.
    pub own_attributes: Option<Attributes>,
}

impl DramRules {
    /// All of them, with bursts of multiples of `granule` bytes.
    pub fn strict(granule: u64) -> Self {
        DramRules {
            incr_only: true,
            full_width: true,
            granule,
            reads: usize::MAX,
            writes: usize::MAX,
            read_after_write: true,
            own_attributes: None,
        }
    }

    /// Those of AXI4 alone.
    pub fn none() -> Self {
        DramRules {
            incr_only: false,
            full_width: false,
            granule: 1,
            reads: usize::MAX,
            writes: usize::MAX,
            read_after_write: false,
            own_attributes: None,
        }
    }
}

/// An address when it is first offered.
pub(crate) fn check_address(
    words: &[u64],
    port: &AxiPort,
    channel: &Channel,
    rules: &DramRules,
) -> Result<(), Broken> {
    let (id, access) = address_of(words);
    let fail = |rule| Err(channel.broken(rule, format!("ID {id}, {access}")));
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

/// A read against the writes that are open, or whose address waits to be taken: ID and place of each.
pub(crate) fn check_overlap(
    read: &Access,
    mut writes: impl Iterator<Item = (u32, Access)>,
    channel: &Channel,
) -> Result<(), Broken> {
    match writes.find(|(_, write)| write.overlaps(read)) {
        None => Ok(()),
        Some((id, write)) => Err(channel.broken(
            Rule::ReadOverlapsWrite,
            format!("{read}; the write: ID {id}, {write}"),
        )),
    }
}

/// Strobes of all beats of a write.
pub(crate) fn check_strobes(
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
            return Err(port.w.broken(Rule::Strobe, detail));
        }
    }
    Ok(())
}
