//! Where the ways of a compressed block start, and where it ends.

use super::control::Control;
use super::found::position_bits;
use crate::hdl::{concat, or_all, Builder, Signal};
use crate::rtl::e2mc::input_side::Blocks;
use crate::rtl::e2mc::Parameters;

/// The block that is read.
pub(crate) struct Stored<'m> {
    /// All of its slot.
    pub block: Signal<'m>,
    /// The block is started, and its header is read.
    pub prepares: Signal<'m>,
    /// Its bursts from the next cycle on, zeros behind them.
    pub stored: Signal<'m>,
}

pub(crate) fn stored_block<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    advance: Signal<'m>,
) -> Stored<'m> {
    let burst_bits = p.mag_bytes * 8;
    let block = control
        .reading
        .mux(blocks.block[1], blocks.block[0])
        .named("read_block");
    let prepares = (advance & control.prepare).named("prepares");
    let metadata = control.metadata;

    // What lies past the block's bursts was left there by another block.
    let bursts: Vec<Signal> = (0..p.max_bursts())
        .zip(block.parts(burst_bits))
        .map(|(i, burst)| {
            if i == 0 {
                return burst;
            }
            let has = metadata.ge(m.constant(u64::from(i), 2));
            let has = m.delay_if(&format!("has_burst{}", i + 1), prepares, has);
            has.gate(burst)
        })
        .collect();
    Stored {
        block,
        prepares,
        stored: concat(&bursts).named("stored"),
    }
}

/// `value`, of the current block, for as long as it is decoded: in two steps, named `prepared` and `name`,
/// because the block before is still being decoded.
pub(crate) fn kept<'m>(
    m: &'m Builder,
    control: &Control<'m>,
    advance: Signal<'m>,
    prepares: Signal<'m>,
    [prepared, name]: [&str; 2],
    value: Signal<'m>,
) -> Signal<'m> {
    let prepared = m.delay_if(prepared, prepares, value);
    m.delay_if(name, advance & control.align, prepared)
}

/// A block's bursts in bits, but for the check; zero for metadata of no compressed block.
pub(crate) fn stored_length<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    metadata: Signal<'m>,
) -> Signal<'m> {
    let lengths = (1..=p.max_bursts()).map(|bursts| {
        let is = metadata
            .eq_to(u64::from(bursts) - 1)
            .named(&format!("{name}_are{bursts}"));
        let bits = p.room_bits(bursts);
        is.gate(m.constant(bits.into(), position_bits(p)))
    });
    or_all(lengths.collect::<Vec<_>>())
}

/// The bit at which a way starts, and whether no block has that start: before
/// the end of the pointers, or past the block's bursts.
pub(crate) fn way_start<'m>(
    m: &'m Builder,
    p: &Parameters,
    way: u32,
    stored: Signal<'m>,
    length: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let position = position_bits(p);
    if way == 0 {
        return (
            m.constant(u64::from(p.first_way_bit()), position),
            m.zero(1),
        );
    }
    let pointer = stored.slice((way - 1) * p.pointer_bits(), p.pointer_bits());
    let start = concat(&[m.zero(3), pointer])
        .resize(position)
        .named(&format!("start{}", way + 1));
    let before = start.lt(m.constant(u64::from(p.first_way_bit()), position));
    (start, before | start.ge(length))
}
