//! Bursts at the port to the DRAM: their addresses, lengths and tags. See [`memory_port`](super::memory_port).

use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::fifo;

/// Bits of the number of a memory burst.
pub(super) fn line_address_bits(p: &Parameters) -> u32 {
    p.address_bits - p.mag_bytes.trailing_zeros()
}

/// The byte address of a metadata line.
pub(super) fn line_address<'m>(
    m: &'m Builder,
    p: &Parameters,
    base: Signal<'m>,
    line: Signal<'m>,
) -> Signal<'m> {
    let number = base + line.resize(line_address_bits(p));
    concat(&[m.zero(p.mag_bytes.trailing_zeros()), number])
}

/// The byte address of a block, or of its second burst.
pub(super) fn block_address<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: Signal<'m>,
    second: Signal<'m>,
) -> Signal<'m> {
    let burst_bits = p.mag_bytes.trailing_zeros();
    let burst = second.resize(p.offset_bits() - burst_bits);
    concat(&[m.zero(burst_bits), burst, block])
}

/// `AxLEN` of a number of bursts. `bursts` is that number less one.
pub(super) fn length<'m>(m: &'m Builder, p: &Parameters, bursts: Signal<'m>) -> Signal<'m> {
    let beats = p.burst_beats();
    match beats {
        1 => bursts.resize(8),
        _ => {
            let low = beats.trailing_zeros();
            let ones = m.constant(u64::from(beats) - 1, low);
            concat(&[ones, bursts]).resize(8)
        }
    }
}

/// Declares the ports of an address channel: valid, ID, address and length from `fields`, and constants.
pub(super) fn address_channel<'m>(
    m: &'m Builder,
    p: &Parameters,
    channel: &str,
    fields: [Signal<'m>; 4],
) {
    let [valid, id, address, length] = fields;
    let port = |name: &str| format!("m_axi_{channel}{name}");
    m.output(&port("valid"), valid);
    m.output(&port("id"), id);
    m.output(&port("addr"), address);
    m.output(&port("len"), length);
    let size = u64::from(p.memory_bytes.trailing_zeros());
    m.output(&port("size"), m.constant(size, 3));
    m.output(&port("burst"), m.constant(1, 2))
        .comment("Burst type: always INCR");
}

/// The tag of a metadata burst, or of an owner's burst.
pub(super) fn tag<'m>(
    p: &Parameters,
    is_metadata: Signal<'m>,
    line: Signal<'m>,
    owner: Signal<'m>,
) -> Signal<'m> {
    let bits = p.tag_bits() - 1;
    let number = is_metadata.mux(line.resize(bits), owner.resize(bits));
    concat(&[number, is_metadata])
}

/// The ID of a burst with this tag.
pub(super) fn id<'m>(m: &'m Builder, p: &Parameters, tag: Signal<'m>) -> Signal<'m> {
    if p.single_memory_id {
        m.zero(1)
    } else {
        tag
    }
}

/// A burst that is requested, and one that is answered.
pub(super) struct Bursts<'m> {
    /// A burst is requested, with this tag.
    pub asked: Signal<'m>,
    pub tag: Signal<'m>,
    /// An answer with this ID is valid.
    pub answers: Signal<'m>,
    pub id: Signal<'m>,
    /// The answer is the last of its burst.
    pub ends: Signal<'m>,
}

/// The tag of the answer, and whether one more burst may be requested. With a single ID, answers come in the
/// order of the requests, and a FIFO holds the tags of at most `most` bursts.
pub(super) fn tag_answered<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    bursts: Bursts<'m>,
    most: u32,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    if !p.single_memory_id {
        return Ok((bursts.id, m.constant(1, 1)));
    }
    m.assert(
        !bursts.answers | !bursts.id.any(),
        "an answer of an ID that was not asked with",
    );
    let order = fifo(m, name, most, bursts.asked, bursts.tag, bursts.ends)?;
    Ok((order.m_data, order.s_ready))
}
