//! Who uses the metadata cache: new metadata first, then look-ups of writes and reads in turns.
//!
//! | port | width | |
//! |---|---|---|
//! | `update_*`, `write_*`, `read_*` | | from the write buffer and the read slots |
//! | `request_*` | | to the metadata cache |
//!
//! Owners are numbered: entries of the write buffer, then slots. Combinational, but for the turn.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn look_ups(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("look_ups"));
    m.doc("Who uses the metadata cache: new metadata first, then look-ups in turns.");
    let update_valid = m.input("update_valid", 1);
    let update_changes = m.input("update_changes", 1);
    let update_block = m.input("update_block", p.number_bits());
    let update_entry = m.input("update_entry", p.entry_bits());
    let update_metadata = m.input("update_metadata", 2);
    let write_valid = m.input("write_valid", 1);
    let write_block = m.input("write_block", p.number_bits());
    let write_entry = m.input("write_entry", p.entry_bits());
    let read_valid = m.input("read_valid", 1);
    let read_block = m.input("read_block", p.number_bits());
    let read_slot = m.input("read_slot", p.slot_bits());
    let region_first = m
        .input("region_first", p.number_bits())
        .comment("The first block of the compressed region");
    let ready = m.input("request_ready", 1);
    let answer_valid = m.input("answer_valid", 1).comment("Its answer");
    let answer_owner = m
        .input("answer_owner", p.owner_bits())
        .comment("Its answer");

    let turn = m.register_reset("reads_turn", 1, 0);
    let reads = (!update_valid & read_valid & (turn | !write_valid)).named("reads");
    let writes = (!update_valid & write_valid & !reads).named("writes");
    let any = (update_valid | reads | writes).named("any");
    m.next_if(turn, any & ready & !update_valid, !reads);
    let [look_up, pin, write_line, unpin] = [
        m.localparam("LOOK_UP", 0, 2),
        m.localparam("LOOK_UP_AND_PIN", 1, 2),
        m.localparam("WRITE", 2, 2),
        m.localparam("UNPIN", 3, 2),
    ];
    let update = update_changes.mux(write_line, unpin);
    let look = reads.mux(look_up, pin);
    m.output("request_valid", any);
    m.output("request_kind", update_valid.mux(update, look));
    let look = reads.mux(read_block, write_block);
    let block = update_valid.mux(update_block, look);
    m.output("request_block", block - region_first)
        .comment("Of the compressed region.");
    let bits = p.owner_bits();
    let first_slot = m.constant(u64::from(p.entries), bits);
    let slot = read_slot.resize(bits) + first_slot;
    let entry = update_valid.mux(update_entry, write_entry).resize(bits);
    m.output("request_owner", reads.mux(slot, entry));
    m.output("request_metadata", update_metadata);
    m.output("update_taken", ready & update_valid);
    m.output("write_taken", ready & writes);
    m.output("read_taken", ready & reads);

    let of_slot = answer_owner.ge(first_slot).named("is_of_slot");
    m.output("entry_answered", answer_valid & !of_slot)
        .comment("Whose it is");
    m.output("slot_answered", answer_valid & of_slot)
        .comment("Whose it is");
    m.output("answered_entry", answer_owner.slice(0, p.entry_bits()));
    let slot = answer_owner - first_slot;
    m.output("answered_slot", slot.resize(p.slot_bits()));
    m.finish()
}
