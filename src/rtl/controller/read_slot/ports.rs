//! The input ports of a read slot, in order.

use super::super::look_up::LookUpPorts;
use super::super::{DataPorts, Parameters};
use crate::hdl::{Builder, Signal};

/// The ports of the read of a block that a slot takes.
pub(in crate::rtl::controller) struct Take<'m> {
    pub take: Signal<'m>,
    pub may_take: Signal<'m>,
    pub block: Signal<'m>,
    pub bursts: Signal<'m>,
    pub looks: Signal<'m>,
    pub refused: Signal<'m>,
    pub waits: Signal<'m>,
    pub entry: Signal<'m>,
    pub joins: Signal<'m>,
    pub open: Signal<'m>,
}

impl<'m> Take<'m> {
    /// `says`, `may`: the comments of `take` and `may_take`.
    pub fn inputs(m: &'m Builder, p: &Parameters, [says, may]: [&str; 2]) -> Self {
        Take {
            take: m.input("take", 1).comment(says),
            may_take: m.input("may_take", 1).comment(may),
            block: m
                .input("take_block", p.number_bits())
                .comment("With take: number of the block"),
            bursts: m
                .input("take_bursts", p.bursts_bits())
                .comment("With take: bursts that the read needs of a raw block, less one"),
            looks: m
                .input("take_looks", 1)
                .comment("With take: metadata must be looked up"),
            refused: m
                .input("take_refused", 1)
                .comment("With take: block is not read, but answered with an error"),
            waits: m
                .input("take_waits", 1)
                .comment("With take: the read waits for the entry take_entry"),
            entry: m
                .input("take_entry", p.entry_bits())
                .comment("With take: closed entry of the write buffer that holds the block"),
            joins: m
                .input("take_joins", 1)
                .comment("With take: the entry take_open waits for this read"),
            open: m
                .input("take_open", p.entry_bits())
                .comment("With take: open entry of the write buffer that holds the block"),
        }
    }
}

/// The ports by which an entry of the write buffer waits for the read, and the read for an entry.
pub(super) struct Entries<'m> {
    pub claim: Signal<'m>,
    pub claim_entry: Signal<'m>,
    pub ended: Signal<'m>,
    pub ended_entry: Signal<'m>,
}

impl<'m> Entries<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Entries {
            claim: m
                .input("claim", 1)
                .comment("Entry claim_entry takes the block, and waits for this read"),
            claim_entry: m
                .input("claim_entry", p.entry_bits())
                .comment("Entry of the write buffer that waits for this read"),
            ended: m
                .input("entry_ended", 1)
                .comment("An entry of the write buffer ended in the previous cycle"),
            ended_entry: m
                .input("ended_entry", p.entry_bits())
                .comment("With entry_ended: number of that entry"),
        }
    }
}

/// All input ports.
pub(super) struct Ports<'m> {
    pub take: Take<'m>,
    pub entries: Entries<'m>,
    pub look_up: LookUpPorts<'m>,
    pub data: DataPorts<'m>,
    pub freed: Signal<'m>,
    pub at_head: Signal<'m>,
    pub asked_in_turn: Signal<'m>,
    pub part_comes: Signal<'m>,
    /// Of first bursts that are read before their metadata are known.
    pub part_drops: Option<Signal<'m>>,
    /// If errors distinguish lost metadata.
    pub lost: Option<Signal<'m>>,
}

impl<'m> Ports<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        let input = |name: &str, says: &str| m.input(name, 1).comment(says);
        let lost = "With the answer: metadata are lost, and the block is being poisoned";
        Ports {
            take: Take::inputs(
                m,
                p,
                [
                    "Slot takes the read of a block",
                    "Slot is free and may take a read, known earlier than take: it loads the read's fields",
                ],
            ),
            entries: Entries::inputs(m, p),
            look_up: LookUpPorts::new(m, p),
            data: DataPorts::new(m, p),
            freed: input("freed", "Block was sent: the slot is free"),
            at_head: input("at_head", "Block is the one that is sent, when it is ready"),
            asked_in_turn: input(
                "asked_in_turn",
                "With asked: not with take, nor with the answer to the look-up",
            ),
            part_comes: input(
                "part_comes",
                "A beat of the block's data arrived in the previous cycle",
            ),
            part_drops: p.asks_before_metadata().then(|| {
                input(
                    "part_drops",
                    "A beat of the first burst is not kept where raw blocks are kept",
                )
            }),
            lost: p.tells_lost().then(|| input("lost", lost)),
        }
    }
}
