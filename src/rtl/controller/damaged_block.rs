//! The block of a word of a buffer that could not be corrected.
//!
//! A word for the client has its block beside it; one for a decompressor makes its block fail there; one for memory
//! makes its entry end.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn damaged_block(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("damaged_block"));
    m.doc("Finds the block of a word of a buffer that could not be corrected: of a word for the client at once, of one for a decompressor when its block leaves, of one for memory when its entry ends.");
    let input = |name: &str, width: u32, says: &str| m.input(name, width).comment(says);
    let sent = input("read_word_damaged", 1, "A word that was sent is damaged");
    let sent_block = input("read_word_block", p.number_bits(), "Block of that word");
    let says = "A block with a damaged word leaves its decompressor";
    let unpacked = input("unpacked_damaged", 1, says);
    let says = "Two cycles later: the block that leaves its decompressor";
    let unpacked_block = input("arrived_block", p.number_bits(), says);
    let says = "A block that was sent to memory has a damaged word";
    let written = input("block_damaged", 1, says);
    let written_entry = input("damaged_entry", p.entry_bits(), "Entry of that block");
    let says = "A block that left a compressor has a damaged word";
    let packed = input("packed_damaged", 1, says);
    let packed_entry = input("packed_entry", p.entry_bits(), "Entry of that block");
    let says = "A word of an entry of the write buffer has lost its strobes";
    let marked = input("marked_damaged", 1, says);
    let marked_entry = input("marked_entry", p.entry_bits(), "That entry");
    let says = "An entry of the write buffer ended in the previous cycle";
    let ended = input("entry_ended", 1, says);
    let ended_entry = input("ended_entry", p.entry_bits(), "Number of that entry");
    let says = "In the next cycle: block of that entry";
    let ended_block = input("ended_block", p.number_bits(), says);

    // If several entries have damaged blocks at a time, the block that is found first is kept.
    let waits = m.register_reset("waits_for_entry", 1, 0);
    let written_entry = marked.mux(marked_entry, written.mux(written_entry, packed_entry));
    let written = (written | packed | marked).named("entry_is_damaged");
    let entry = m.delay_if("entry_to_end", written & !waits, written_entry);
    let is_its = (waits & ended & entry.eq(ended_entry)).named("entry_has_ended");
    m.next(waits, (waits | written) & !is_its);
    let unpacked = m.delay("was_unpacked", m.delay("is_unpacked", unpacked));
    let has_ended = m.delay("had_ended", is_its);
    let found = (sent | unpacked | has_ended).named("block_is_found");
    let known = m.register_reset("is_known", 1, 0);
    m.next(known, found);
    m.output("damaged_block_known", known)
        .comment("The block of a damaged word is known");
    let other = unpacked.mux(unpacked_block, ended_block);
    let block = m.delay_if("block_known", found, sent.mux(sent_block, other));
    m.output("damaged_block", block)
        .comment("With damaged_block_known: number of the block");
    m.finish()
}
