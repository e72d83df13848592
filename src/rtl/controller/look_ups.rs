//! Arbitrates the requests to the metadata cache: new metadata first, then the prefetch, then look-ups of writes and
//! reads alternate. Requests go through a FIFO of two words, and [answers](super::answers) through a register.
//!
//! The prefetch has one look-up at a time, and rarely repeats it. It must not have the lowest priority: a
//! line that it has fetched cannot be evicted before it is looked up, and owners that need the line's way
//! repeat their look-ups.
//!
//! | port | width | |
//! |---|---|---|
//! | `update_*`, `write_*`, `read_*`, `prefetch_*` | | from the write buffer, the read slots and the prefetch |
//! | `request_*` | | to the metadata cache |
//! | `answer_*`, `resolved_*` | | from the metadata cache |
//! | `told_*` and others | | answers, one cycle later, to the owners |
//!
//! Owners are numbered: entries of the write buffer, then slots, then the prefetch.

use std::rc::Rc;

use super::answers::answers;
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::registered;

/// New metadata of a block, or the end of a pin.
struct Update<'m> {
    valid: Signal<'m>,
    changes: Signal<'m>,
    block: Signal<'m>,
    entry: Signal<'m>,
    metadata: Signal<'m>,
}

impl<'m> Update<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        Update {
            valid: m
                .input("update_valid", 1)
                .comment("Write buffer has new metadata, or a line to unpin"),
            changes: m
                .input("update_changes", 1)
                .comment("With update_valid: write the metadata; else only unpin the line"),
            block: m
                .input("update_block", p.number_bits())
                .comment("Block of the new metadata"),
            entry: m
                .input("update_entry", p.entry_bits())
                .comment("Entry of the write buffer that has the new metadata"),
            metadata: m
                .input("update_metadata", p.metadata_bits())
                .comment("New metadata: bursts less one, or all ones for a raw block"),
        }
    }
}

/// A look-up of a block for an owner: an entry of the write buffer, or a read slot.
struct Asker<'m> {
    valid: Signal<'m>,
    block: Signal<'m>,
    owner: Signal<'m>,
}

impl<'m> Asker<'m> {
    fn write(m: &'m Builder, p: &Parameters) -> Self {
        let (block, entry) = (p.number_bits(), p.entry_bits());
        Asker::new(
            m,
            [
                ("write_valid", 1, "Write buffer requests a look-up"),
                ("write_block", block, "Block that the write buffer looks up"),
                (
                    "write_entry",
                    entry,
                    "Entry of the write buffer that looks up",
                ),
            ],
        )
    }

    fn read(m: &'m Builder, p: &Parameters) -> Self {
        let (block, slot) = (p.number_bits(), p.slot_bits());
        Asker::new(
            m,
            [
                ("read_valid", 1, "Read slots request a look-up"),
                ("read_block", block, "Block that the read slots look up"),
                ("read_slot", slot, "Slot that looks up"),
            ],
        )
    }

    /// `ports`: each port's name, width and comment.
    fn new(m: &'m Builder, ports: [(&str, u32, &str); 3]) -> Self {
        let [valid, block, owner] =
            ports.map(|(name, width, says)| m.input(name, width).comment(says));
        Asker {
            valid,
            block,
            owner,
        }
    }
}

pub(super) fn look_ups(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("look_ups"));
    m.doc("Arbitrates the requests to the metadata cache: new metadata first, then the prefetch, then look-ups of writes and reads alternate. One request per cycle, through a FIFO of two words. Answers are passed to their owners one cycle later.");
    let update = Update::new(&m, p);
    let (write, read) = (Asker::write(&m, p), Asker::read(&m, p));
    let prefetch_valid = m
        .input("prefetch_valid", 1)
        .comment("Prefetch requests a look-up");
    let prefetch_line = m
        .input("prefetch_line", p.cache().line_bits())
        .comment("Line to prefetch, counted from the first of the metadata region");
    let region_first = m
        .input("region_first", p.number_bits())
        .comment("First block of the compressed region");
    let ready = m
        .input("request_ready", 1)
        .comment("Metadata cache accepts a request");

    let turn = m.register_reset("reads_turn", 1, 0);
    let free = (!(update.valid | prefetch_valid)).named("is_free");
    let reads = (free & read.valid & (turn | !write.valid)).named("reads");
    let writes = (free & write.valid & !reads).named("writes");
    let prefetches = (prefetch_valid & !update.valid).named("prefetches");
    let any = (update.valid | prefetches | reads | writes).named("any");
    let has_room = m.wire("has_room", 1);
    m.next_if(turn, (reads | writes) & has_room, !reads);
    let [look_up, pin, write_line, unpin] = [
        m.localparam("LOOK_UP", 0, 2),
        m.localparam("LOOK_UP_AND_PIN", 1, 2),
        m.localparam("WRITE", 2, 2),
        m.localparam("UNPIN", 3, 2),
    ];
    let of_update = update.changes.mux(write_line, unpin);
    let look = writes.mux(pin, look_up);
    let kind = update.valid.mux(of_update, look);
    let look = reads.mux(read.block, write.block);
    let block = update.valid.mux(update.block, look) - region_first;
    let prefetched = concat(&[
        m.zero(p.number_bits() - prefetch_line.width()),
        prefetch_line,
    ]);
    let block = prefetches.mux(prefetched, block).named("block");
    let bits = p.owner_bits();
    let first_slot = m.constant(u64::from(p.entries), bits);
    let slot = read.owner.resize(bits) + first_slot;
    let entry = update.valid.mux(update.entry, write.owner).resize(bits);
    let prefetcher = m.localparam("PREFETCH", u64::from(p.entries + p.slots), bits);
    let owner = prefetches.mux(prefetcher, reads.mux(slot, entry));
    let fields = [kind, block, owner, update.metadata];
    let requests = registered(&m, "requests", any, concat(&fields), ready)?;
    m.drive(has_room, requests.s_ready);
    m.output("request_valid", requests.m_valid)
        .comment("Request to the metadata cache is valid");
    let says = [
        (
            "kind",
            "0 look up, 1 look up and pin, 2 write and unpin, 3 unpin",
        ),
        (
            "block",
            "Block of the request, counted from the first block of the compressed region",
        ),
        (
            "owner",
            "Owner of the request: entries, then slots, then the prefetch",
        ),
        ("metadata", "With kind 2: new metadata"),
    ];
    let mut low = 0;
    for ((name, says), field) in says.into_iter().zip(fields) {
        let value = requests.m_data.slice(low, field.width());
        m.output(&format!("request_{name}"), value).comment(says);
        low += field.width();
    }
    m.output("update_taken", has_room & update.valid)
        .comment("New metadata are accepted");
    m.output("write_taken", has_room & writes)
        .comment("Look-up of the write buffer is accepted");
    m.output("read_taken", has_room & reads)
        .comment("Look-up of the read slots is accepted");
    m.output("prefetch_taken", has_room & prefetches)
        .comment("Look-up of the prefetch is accepted");

    answers(&m, p, [first_slot, prefetcher]);
    m.finish()
}
