//! A damaged word of a dirty line: the metadata of its blocks are lost, and each of the blocks must be
//! poisoned.
//!
//! One bit per block of the word says that its metadata are lost. New metadata for the block clear the bit:
//! those of poison, or those of a whole block that its owner has written meanwhile. Blocks are offered for
//! poisoning one after another, to one more owner. The next pass begins when all accepted blocks have ended. In a
//! flush the word stays lost until then.
//! One word at a time can be lost.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;

ports! {
    pub(in crate::rtl) LostWordInputs {
        set, way, block, comes, next_block, writes, held_set, held_way, held_beat: Option<Signal<'m>>, held_tag,
        known, loses_all, loses_others, clear, taken, skipped, settled, sweeps,
    } -> LostWordOutputs { valid, here, is_lost, offers, offered }
}

/// The module of the lost word.
pub fn lost_word(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_lost_word", p.name));
    m.doc("Damaged word of a dirty line of a metadata cache: offers the blocks whose metadata are lost for poisoning, one after another. One word at a time.");
    let [set, way, block, writes] = access_inputs(&m, p);
    let word_bits = p.offset_bits() - p.beat_bits();
    let blocks = 1 << word_bits;
    let comes = m.input("comes", 1);
    comes.comment("There is an access in the next cycle");
    let next_block = m.input("next_block", p.offset_bits());
    next_block.comment("With comes: block of that access");
    let next_number = next_block.slice(0, word_bits);
    let accessed = m.delay_if("accessed", comes, next_number.one_hot(blocks));
    let held_set = m.input("held_set", p.set_bits());
    held_set.comment("Set of the lost word");
    let held_way = m.input("held_way", p.ways);
    held_way.comment("Way of the lost word, one-hot");
    let held_beat = (p.beat_bits() > 0).then(|| {
        let beat = m.input("held_beat", p.beat_bits());
        beat.comment("Number of the lost word in its line")
    });
    let held_tag = m.input("held_tag", p.tag_bits());
    held_tag.comment("With known: tag of the lost word's line");
    let known = m
        .input("known", 1)
        .comment("The tag is known, and requests are accepted");
    let all = m
        .input("loses_all", 1)
        .comment("Metadata of all blocks of the word are lost");
    let others = m.input("loses_others", 1);
    others.comment("Metadata of all blocks except block are lost: a write met the damage");
    let clear = m
        .input("clear", 1)
        .comment("Nothing is lost any more: drop the word");
    let taken = m
        .input("taken", 1)
        .comment("Offered block is accepted for poisoning");
    let skipped = m.input("skipped", 1);
    skipped.comment("Offered block is not poisoned, because its metadata are not consulted");
    let settled = m
        .input("settled", 1)
        .comment("No accepted block is in flight");
    let sweeps = m.input("sweeps", 1);
    sweeps.comment("The cache is flushed or cleared, or will be in the next cycle");

    m.section("Whether the access is to the word, and to a block whose metadata are lost");
    let lost = m.register_reset("lost", blocks, 0);
    let valid = m.register_reset("is_valid", 1, 0);
    let same_place = set.eq(held_set) & way.eq(held_way);
    let same = match held_beat {
        None => same_place,
        Some(beat) => same_place & block.slice(word_bits, p.beat_bits()).eq(beat),
    };
    let here = (valid & same).named("is_here");
    let bits = lost.parts(1);
    let is_lost = (lost & accessed).any().named("lost_here");

    m.section("The blocks whose metadata are lost");
    let at = m.register_reset("next_in_word", word_bits, 0);
    let written = (writes & here).gate(accessed);
    let skips = skipped.gate(at.one_hot(blocks));
    let still = (lost & !written & !skips).named("still_lost");
    let every = all.replicate(lost.width());
    let next = others.mux(!accessed, still | every).named("next_lost");
    let changes = (clear | all | others | (writes & here) | skipped).named("lost_changes");
    m.next_if(lost, changes, (!clear).gate(next));
    let offers = m.register_reset("is_offered", 1, 0);
    let any = lost.any().named("any_lost");
    // New metadata may have cleared the bit of a block that was offered. Its owner still asks for the line, and in a flush
    // only owners of blocks of a lost word get one.
    let owned = (sweeps & !settled).named("block_is_owned");
    let stays = (valid & (any | offers | owned)).named("stays_valid");
    m.next(valid, all | others | stays);

    m.section("The offered block");
    let passed = m.register_reset("has_passed", 1, 0);
    passed.comment("All blocks of the word were offered.");
    let looks = (valid & known & any & !offers & !passed).named("looks_for_next");
    let next_lost = select(&m, "lost_next", at, &bits)?;
    let ends = (taken | skipped).named("offer_ends");
    m.next(offers, (looks & next_lost) | (offers & !ends));
    let moves = (ends | (looks & !next_lost)).named("moves");
    m.next_if(at, moves, at.plus(1));
    m.next(passed, (moves & at.all()) | (passed & !settled));

    m.output("valid", valid)
        .comment("A word is lost, or a block of it is offered or, in a flush, in flight");
    m.output("here", here).comment("Access is to the lost word");
    m.output("is_lost", here & is_lost)
        .comment("Access is to a block whose metadata are lost");
    m.output("offers", offers)
        .comment("A block is offered for poisoning; held until taken or skipped");
    let beat: Vec<Signal> = held_beat.into_iter().collect();
    let line = [&[at][..], &beat, &[held_set, held_tag]].concat();
    m.output("offered", concat(&line))
        .comment("Number of the offered block");
    m.finish()
}

/// The ports of an access, valid once the check of its word is known.
fn access_inputs<'m>(m: &'m Builder, p: &Parameters) -> [Signal<'m>; 4] {
    [
        m.input("set", p.set_bits()).comment("Set that is accessed"),
        m.input("way", p.ways)
            .comment("Way that is accessed, one-hot"),
        m.input("block", p.offset_bits())
            .comment("Block in its line that is accessed"),
        m.input("writes", 1)
            .comment("Access writes the block's metadata"),
    ]
}
