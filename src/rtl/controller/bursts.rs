//! Addresses of an AXI4 burst's beats, and the bursts that the unit refuses.

use super::{Parameters, PAGE_BITS};
use crate::hdl::{concat, or_all, Builder, Signal};

/// A client's request on an address channel, without its ID.
#[derive(Clone, Copy)]
pub(super) struct Burst<'m> {
    /// Byte address.
    pub address: Signal<'m>,
    /// Beats − 1.
    pub length: Signal<'m>,
    /// log2 of a beat's bytes.
    pub size: Signal<'m>,
    /// FIXED, INCR or WRAP.
    pub kind: Signal<'m>,
}

/// Widths of a burst's fields; the ID comes first.
pub(super) fn widths(p: &Parameters) -> [u32; 5] {
    [p.id_bits, p.address_bits, 8, 3, 2]
}

/// The fields of a word, the lowest first, by their widths.
pub(super) fn fields<const N: usize>(word: Signal<'_>, widths: [u32; N]) -> [Signal<'_>; N] {
    let mut low = 0;
    widths.map(|width| {
        low += width;
        word.slice(low - width, width)
    })
}

impl<'m> Burst<'m> {
    /// Declares the ports of an address channel, `aw` or `ar`; returns them as one word: ID and burst.
    pub fn inputs(m: &'m Builder, p: &Parameters, channel: &str) -> Signal<'m> {
        let names = ["id", "addr", "len", "size", "burst"];
        let fields = names.iter().zip(widths(p));
        let ports = fields.map(|(name, width)| m.input(&format!("s_axi_{channel}{name}"), width));
        concat(&ports.collect::<Vec<_>>())
    }

    /// Splits a word into ID and burst.
    pub fn of_word(p: &Parameters, word: Signal<'m>) -> (Signal<'m>, Burst<'m>) {
        let [id, address, length, size, kind] = fields(word, widths(p));
        let burst = Burst {
            address,
            length,
            size,
            kind,
        };
        (id, burst)
    }

    /// Whether addresses wrap around.
    pub fn wraps(&self) -> Signal<'m> {
        self.kind.bit(1)
    }

    /// Whether the burst is answered with an error: FIXED, beats wider than the port, a WRAP of a length that
    /// AXI4 forbids, or a burst that leaves its page. `name` is a prefix of the nets' names.
    pub fn refused(&self, m: &'m Builder, p: &Parameters, name: &str) -> Signal<'m> {
        let _scope = m.scope(name);
        let neither = !(self.kind.bit(0) ^ self.kind.bit(1));
        let too_wide = self.size.gt(m.constant(u64::from(p.port_size()), 3));
        let lengths = [1, 3, 7, 15].map(|length| self.length.eq_to(length));
        let odd_wrap = self.wraps() & !or_all(lengths);
        let bits = PAGE_BITS + 3;
        let first = self.address.slice(0, PAGE_BITS) & !self.beat_mask(m, p);
        let span = self.span(m, p, bits).named("span");
        let last = (first.resize(bits) + span).named("last_beat");
        let leaves = !self.wraps() & last.slice(PAGE_BITS, bits - PAGE_BITS).any();
        neither | too_wide | odd_wrap | leaves
    }

    /// The bytes of a beat, less one, as an address within a page.
    pub fn beat_mask(&self, m: &'m Builder, p: &Parameters) -> Signal<'m> {
        let bit = |bit: u32| {
            if bit < p.port_size() {
                self.size.gt(m.constant(u64::from(bit), 3))
            } else {
                m.zero(1)
            }
        };
        concat(&(0..PAGE_BITS).map(bit).collect::<Vec<_>>())
    }

    /// The distance in bytes from the first beat's aligned address to the last beat's, in `bits` bits:
    /// `PAGE_BITS` are enough if the burst stays in its page, three more for any burst that AXI4 forbids.
    pub fn span(&self, m: &'m Builder, p: &Parameters, bits: u32) -> Signal<'m> {
        let shifts = (0..=p.port_size()).map(|size| {
            let shifted = match size {
                0 => self.length,
                _ => concat(&[m.zero(size), self.length]),
            };
            self.size.eq_to(u64::from(size)).gate(shifted.resize(bits))
        });
        or_all(shifts.collect::<Vec<_>>())
    }

    /// The steps from beat to beat.
    pub fn steps(&self, m: &'m Builder, p: &Parameters) -> Steps<'m> {
        let beat = self.beat_mask(m, p).named("beat_mask");
        let span = self.span(m, p, PAGE_BITS).named("span");
        Steps {
            beat: beat.slice(0, p.port_size()),
            range: (span | beat).named("wrap_mask"),
            wraps: self.wraps(),
        }
    }
}

/// The steps from one beat of a burst to the next.
#[derive(Clone, Copy)]
pub(super) struct Steps<'m> {
    /// The bytes of a beat, less one.
    pub beat: Signal<'m>,
    /// The bytes of all beats, less one, of a WRAP.
    pub range: Signal<'m>,
    pub wraps: Signal<'m>,
}

impl<'m> Steps<'m> {
    /// The same in registers that `load`.
    pub fn held(&self, m: &'m Builder, load: Signal<'m>) -> Self {
        Steps {
            beat: m.delay_if("beat_mask_held", load, self.beat),
            range: m.delay_if("wrap_mask_held", load, self.range),
            wraps: m.delay_if("wraps", load, self.wraps),
        }
    }

    /// The address of the beat after `address`, within the same page, which no burst leaves; and whether it
    /// is in another block.
    pub fn next(&self, p: &Parameters, address: Signal<'m>) -> (Signal<'m>, Signal<'m>) {
        let last_byte = (address | self.beat.resize(PAGE_BITS)).named("last_byte_of_beat");
        let next = last_byte.plus(1).named("next_in_order");
        // A WRAP stays in the naturally aligned range of all its beats.
        let range = self.range;
        let wrapped = (address & !range) | (next & range);
        // Known without the sum: the block's last byte is passed, in a range of more than a block.
        let passes = last_byte.slice(0, p.offset_bits()).all();
        let leaves = passes & (!self.wraps | range.bit(p.offset_bits()));
        (self.wraps.mux(wrapped, next), leaves)
    }
}

/// The number of a block, from a byte address within a page and the page's number.
pub(super) fn block_number<'m>(
    p: &Parameters,
    page: Signal<'m>,
    address: Signal<'m>,
) -> Signal<'m> {
    let in_page = address.slice(p.offset_bits(), PAGE_BITS - p.offset_bits());
    concat(&[in_page, page])
}
