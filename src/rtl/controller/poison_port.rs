//! Sends blocks whose metadata are lost to entries of the write buffer. Each is stored again like a block of
//! a scrub, and becomes poison.
//!
//! Scrubs and these blocks alternate. A block outside the compressed region, or in a range that does not use
//! metadata, is raw and is not changed.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn poison_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("poison_port"));
    m.doc("Sends blocks whose metadata are lost to the write buffer, to be poisoned. They alternate with the blocks of a scrub.");
    let scrub_valid = m.input("scrub_valid", 1).comment("Block to scrub is valid");
    let scrub_block = m
        .input("scrub_block", p.number_bits())
        .comment("Number of the block to scrub; held until scrub_taken");
    let poison_valid = m
        .input("poison_valid", 1)
        .comment("Block to poison is valid, its metadata are lost; held until taken or skipped");
    let poison_block = m
        .input("poison_block", p.number_bits())
        .comment("Number of that block, counted from the first block of the compressed region");
    let region_first = m
        .input("region_first", p.number_bits())
        .comment("First block of the compressed region");
    let looks = m
        .input("poisoned_looks", 1)
        .comment("Metadata of poisoned_block are consulted");
    let has_room = m
        .input("scrub_has_room", 1)
        .comment("One more block may be stored again");
    let under_way = m
        .input("scrubs_under_way", 1)
        .comment("Blocks are being stored again");
    let store_taken = m
        .input("store_taken", 1)
        .comment("Block to store again is accepted");

    m.section("The block, and whether it has metadata");
    let held = m.register_reset("is_held", 1, 0);
    let judged = m.register_reset("is_judged", 1, 0);
    let ends = m.wire("ends", 1);
    let begins = (poison_valid & !held).named("begins");
    m.next(held, begins | (held & !ends));
    m.next(judged, held & !ends);
    let block = m.delay_if("block_held", begins, poison_block + region_first);
    m.output("poisoned_block", block)
        .comment("Number of the block to poison, if it has metadata");
    let has_metadata = m.delay_if("has_metadata", held, looks);

    m.section("Scrubs and these blocks alternate");
    let turn = m.register_reset("poison_turn", 1, 0);
    let offers = (turn | scrub_valid).named("offers");
    let skipped = (judged & !has_metadata).named("is_skipped");
    let taken = (turn & store_taken).named("is_taken");
    m.drive(ends, taken | skipped);
    let wants = (judged & has_metadata & has_room & !ends).named("wants_turn");
    let stays = (offers & !store_taken).named("offer_stays");
    m.next(turn, stays.mux(turn, wants));
    m.output("store_valid", offers)
        .comment("Block to store again is valid");
    m.output("store_block", turn.mux(block, scrub_block))
        .comment("Number of the block to store again; held until store_taken");
    m.output("scrub_taken", store_taken & !turn)
        .comment("Block to scrub is accepted");
    m.output("poison_taken", taken)
        .comment("Block to poison is accepted");
    m.output("poison_skipped", skipped)
        .comment("Block to poison is skipped: its metadata are not consulted");
    m.output("poison_settled", !under_way)
        .comment("No accepted block is in flight");
    m.finish()
}
