//! The block's data, and a second read of them.

use super::super::{flag, Early, Life, Parameters};
use super::block::{Block, Metadata};
use super::ports::Ports;
use crate::hdl::{Builder, Signal};

/// The block's data, on their way into the unit.
pub(super) struct Data<'m> {
    /// A read was sent to the memory.
    pub sent: Signal<'m>,
    /// The data of a read have arrived.
    pub arrived_once: Signal<'m>,
    pub failed: Signal<'m>,
    /// The block has left its decompressor.
    pub whole: Signal<'m>,
    pub unpacking: Signal<'m>,
    /// A read may be sent.
    pub asks: Signal<'m>,
    /// Bursts to read after the first.
    pub stored: Signal<'m>,
}

impl<'m> Data<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        block: &Block<'m>,
        metadata: &Metadata<'m>,
    ) -> Self {
        let (take, data, look_up) = (&ports.take, &ports.data, &metadata.look_up);
        let (life, no) = (block.life, m.zero(1));
        let sent = flag(m, life, "data_asked", data.asked, data.asked, no);
        let arrived_once = flag(m, life, "arrived_once", no, data.arrives, no);
        let arrives_bad = data.arrives & data.arrives_failed;
        let error = arrives_bad | (data.unpacked & data.unpacked_failed) | look_up.failed;
        // That the block leaves its decompressor is known late: other flags do not wait for it.
        let late = Life {
            clocked: (life.clocked | data.unpacked).named("happens_or_unpacked"),
            ..life
        };
        let failed = flag(m, late, "failed_held", take.refused, error, no);
        if p.read_user {
            poisoned(m, ports, late);
        }
        let whole = flag(m, late, "is_whole", no, data.unpacked, no);
        let unpacking = flag(m, life, "unpacking", no, data.unpack_taken, no);
        // From a hit on or, if data are read early, from the wait for the line on.
        let begins = match p.early {
            Early::Nothing => look_up.found,
            _ => look_up.found | look_up.waits,
        };
        // A read that was alone has asked for its first burst in the cycle in which it was taken.
        let at_once = (!take.looks & !take.refused) | (take.take & data.asked);
        let asks = flag(m, life, "may_ask", at_once, begins, no);
        let compressed = metadata.held.resize(p.bursts_bits());
        let stored = metadata.is_raw.mux(block.raw_bursts, compressed);
        Data {
            sent,
            arrived_once,
            failed,
            whole,
            unpacking,
            asks,
            stored: stored.named("bursts_behind_first"),
        }
    }
}

/// The port of a block that is corrupt, or whose metadata are lost.
fn poisoned<'m>(m: &'m Builder, ports: &Ports<'m>, life: Life<'m>) {
    let lost = ports.lost.map(|lost| ports.look_up.answered & lost);
    let bad = ports.data.unpacked & ports.data.unpacked_corrupt;
    let bad = lost.map_or(bad, |lost| bad | lost);
    let no = m.zero(1);
    m.output("poisoned", flag(m, life, "is_poisoned", no, bad, no))
        .comment("Block is corrupt or poisoned");
}

/// A second read of the block, after a first burst that was asked for before its metadata were known: a read of the
/// rest, or of the whole block if that is raw and the first burst was not kept.
pub(super) struct Rest<'m> {
    /// It has yet to be asked for.
    pub lacks: Signal<'m>,
    /// It may be asked for.
    pub wants: Signal<'m>,
    /// It is a read of the whole block.
    pub again: Signal<'m>,
    /// It is asked for, and has not arrived.
    pub open: Signal<'m>,
}

impl<'m> Rest<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        (block, metadata): (&Block<'m>, &Metadata<'m>),
        data: &Data<'m>,
    ) -> Self {
        let (life, no) = (block.life, m.zero(1));
        let (asked, arrives) = (ports.data.asked, ports.data.arrives);
        if p.early != Early::First {
            return Rest {
                lacks: no,
                wants: no,
                again: no,
                open: no,
            };
        }
        let answer = ports.look_up.answer.metadata;
        let is_raw = answer.eq_to(p.raw());
        let more = is_raw.mux(block.raw_bursts, answer.resize(p.bursts_bits()));
        let fails = data.failed | (arrives & ports.data.arrives_failed);
        let early = metadata.look_up.found & (data.sent | asked) & more.any() & !fails;
        let asks_again = (asked & data.sent).named("rest_is_asked");
        let lacks = flag(m, life, "lacks_rest", no, early, asks_again);
        let ends = arrives & data.arrived_once;
        let open = flag(m, life, "rest_open", no, asks_again, ends);
        let alone = m.delay_if("was_alone", life.take, asked & ports.take.looks);
        let again = ports.part_drops.map_or(no, |drops| {
            // No flag: what is dropped while the rest is asked for counts.
            let dropped = m.register_reset("first_is_dropped", 1, 0);
            let then = drops | (dropped & !asks_again);
            // Known late: the other flags do not wait for it.
            let clocked = life.clocked | drops;
            m.next_if(dropped, clocked, (!life.take).gate(then));
            let again = dropped & metadata.known & metadata.is_raw & !data.failed;
            again.named("reads_again")
        });
        // A slot has one read at a time with its own ID.
        let of_rest = lacks & (data.arrived_once | alone);
        Rest {
            wants: of_rest | (again & data.arrived_once & !open),
            lacks: (lacks | again).named("lacks_data"),
            again,
            open,
        }
    }
}
