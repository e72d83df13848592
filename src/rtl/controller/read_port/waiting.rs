//! The client's bursts before they are split into blocks.

use super::super::bursts::{fields, Burst};
use super::super::{Parameters, PAGE_BITS};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::fifo;

/// The client's bursts before they are split into blocks.
pub(super) struct Waiting<'m> {
    pub valid: Signal<'m>,
    /// ID and burst.
    pub burst: Signal<'m>,
    pub attributes: Signal<'m>,
    pub first_block: FirstBlock<'m>,
    /// The burst is answered with an error.
    pub refused: Signal<'m>,
    /// To be driven: its first block is offered, or is in the splitter's registers from the next cycle on.
    pub splits: Signal<'m>,
}

impl<'m> Waiting<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        (valid, address, attributes): (Signal<'m>, Signal<'m>, Signal<'m>),
    ) -> Result<Self, DesignError> {
        let splits = m.wire("begins_to_split", 1);
        // Known before the queue, because much depends on it in the cycle in which the burst leaves it.
        let (_, burst) = Burst::of_word(p, address);
        let first_block = FirstBlock::of(m, p, &burst);
        let asked = [
            address,
            attributes,
            first_block.is_plain,
            first_block.is_only,
            first_block.bursts,
            burst.refused(m, p, "new"),
        ];
        let addresses = fifo(m, "addresses", 2, valid, concat(&asked), splits)?;
        m.output("s_axi_arready", addresses.s_ready);
        let [burst, attributes, is_plain, is_only, bursts, refused] =
            fields(addresses.m_data, asked.map(Signal::width));
        let first_block = FirstBlock {
            is_plain,
            is_only,
            bursts,
        };
        Ok(Waiting {
            valid: addresses.m_valid,
            burst,
            attributes,
            first_block,
            refused,
            splits,
        })
    }
}

/// The first block of a burst.
pub(super) struct FirstBlock<'m> {
    /// Its addresses are simple: INCR, beats as wide as the port, in one page.
    pub is_plain: Signal<'m>,
    /// If so, it is the only block.
    pub is_only: Signal<'m>,
    /// Memory bursts − 1 that are needed of it, if so.
    pub bursts: Signal<'m>,
}

impl<'m> FirstBlock<'m> {
    fn of(m: &'m Builder, p: &Parameters, burst: &Burst<'m>) -> Self {
        let low = p.port_size();
        let in_page = PAGE_BITS - low;
        // The place of the last beat in the page.
        let bits = in_page.max(8) + 1;
        let first = burst.address.slice(low, in_page);
        let last = (first.resize(bits) + burst.length.resize(bits)).named("last_place");
        let stays = !last.slice(in_page, bits - in_page).any();
        let incr = burst.kind.eq_to(1);
        let is_wide = burst.size.eq_to(u64::from(low));
        let offset = p.offset_bits() - low;
        let block_of = |place: Signal<'m>| place.slice(offset, in_page - offset);
        let is_only = (block_of(first).eq(block_of(last))).named("first_is_only");
        let ones = m.constant((1 << low) - 1, low);
        let bursts_bits = p.bursts_bits();
        let needed = concat(&[ones, last]).slice(p.mag_bytes.trailing_zeros(), bursts_bits);
        let all = m.constant(u64::from(p.bursts()) - 1, bursts_bits);
        FirstBlock {
            is_plain: (incr & is_wide & stays).named("is_plain"),
            is_only,
            bursts: is_only.mux(needed, all),
        }
    }
}
