//! The write-combining buffer: blocks that are written, each in an entry of its own, and their
//! bytes.
//!
//! | port | width | |
//! |---|---|---|
//! | `beat_valid`, `beat_block`, `beat_word`, `beat_strobes`, `beat_data` | | a beat of a client's write |
//! | `look_valid`, `look_taken`, `look_block`, `look_entry` | | a look-up |
//! | `answered`, `answered_entry`, … , `resolved`, … | | its answer, as of [`read_slot`](super::read_slot) |
//! | `update_valid`, `update_taken`, `update_changes`, `update_block`, `update_entry`, `update_metadata` | | new metadata |
//! | `feed_valid`, `feed_taken`, `feed_entry`, `feed_compresses`, `feed_merges`, `feed_poisons` | | a block to be sent on |
//! | `read_enable`, `read_entry`, `read_word`, `read_data`, `read_strobes` | | its words, a cycle later |
//! | `writer_entry`, `writer_block` | entry, number | |
//! | `written`, `written_entry`, `written_failed`, `written_metadata` | | the memory's answer |
//! | `read_corrected`, `read_damaged` | bytes, bytes | with protection, of `read_data` |
//!
//! Which entries hold the beat's block is found out a cycle before, and kept.

use std::rc::Rc;

use super::queued::queued;
use super::registers::{Injected, INJECTS};
use super::strobed_ram::{strobed_ram, StrobedRamInputs};
use super::write_entry::write_entry;
use super::{decode, place, Parameters, COMBINE_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::array::array;
use crate::rtl::common::fifo::pointer;
use crate::rtl::common::round_robin::{lowest, number, round_robin};
use crate::rtl::common::select::select;

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn write_buffer(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_buffer"));
    m.doc("The write-combining buffer: blocks that are written, each in an entry of its own.");
    let entry_bits = p.entry_bits();
    let beat_valid = m.input("beat_valid", 1);
    let beat_block = m.input("beat_block", p.number_bits());
    let beat_word = m.input("beat_word", p.word_bits());
    let beat_strobes = m.input("beat_strobes", p.port_bytes);
    let beat_data = m.input("beat_data", p.port_bits());
    let beat_looks = m.input("beat_looks", 1).comment("Of its block");
    let beat_compresses = m.input("beat_compresses", 1).comment("Of its block");
    let beat_moves = m.input("beat_moves", 1);
    beat_moves.comment("In the next cycle the beat is another one, of next_block.");
    let next_block = m
        .input("next_block", p.number_bits())
        .comment("In the next cycle the beat is another one, of this block");
    let beat_goes_on = m.input("beat_goes_on", 1).comment(
        "The next beat of its burst is of the same block; a burst's last one came a cycle ago",
    );
    let burst_ended = m.input("burst_ended", 1).comment(
        "The next beat of its burst is of the same block; a burst's last one came a cycle ago",
    );
    let scrub_valid = m
        .input("scrub_valid", 1)
        .comment("A block to be stored again, raw, which changes with scrub_taken only");
    let scrub_block = m
        .input("scrub_block", p.number_bits())
        .comment("A block to be stored again, raw, which changes with scrub_taken only");
    let may_take = m
        .input("may_take", 1)
        .comment("No read is taken in this cycle; a block would be");
    let read_block = m.input("read_block", p.number_bits()).comment("Of a read");
    let reads_before = m
        .input("reads_before", p.entries)
        .comment("These wait for reads that came first");
    let close_all = m
        .input("close_all", 1)
        .comment("For a flush; cycles; no entry is in use but one whose burst goes on");
    let combine = m
        .input("combine", COMBINE_BITS)
        .comment("For a flush; cycles; no entry is in use but one whose burst goes on");
    let look_taken = m.input("look_taken", 1);
    let answered = m.input("answered", 1);
    let answered_entry = m.input("answered_entry", entry_bits);
    let hit = m.input("hit", 1);
    let waits = m.input("waits", 1);
    let refused = m.input("refused", 1);
    let metadata = m.input("metadata", 2);
    let miss = m.input("miss", p.miss_bits());
    let resolved = m.input("resolved", 1);
    let resolved_miss = m.input("resolved_miss", p.miss_bits());
    let resolved_failed = m.input("resolved_failed", 1);
    let update_taken = m.input("update_taken", 1);
    let modify_ready = m
        .input("modify_ready", p.entries)
        .comment("It is there; it could not be read; it is none");
    let modify_failed = m
        .input("modify_failed", p.entries)
        .comment("It is there; it could not be read; it is none");
    let modify_corrupt = m
        .input("modify_corrupt", p.entries)
        .comment("It is there; it could not be read; it is none");
    let feed_taken = m.input("feed_taken", 1);
    let read_enable = m.input("read_enable", 1);
    let read_entry = m.input("read_entry", entry_bits);
    let read_word = m.input("read_word", p.word_bits());
    let writer_entry = m.input("writer_entry", entry_bits);
    let written = m.input("written", 1);
    let written_entry = m.input("written_entry", entry_bits);
    let written_failed = m.input("written_failed", 1);
    let written_metadata = m.input("written_metadata", 2);

    let protected = p.buffers.checks();
    let damaged = protected.then(|| {
        let entry = m
            .input("damaged_entry", entry_bits)
            .comment("With protection: a word of its block was damaged when it was sent");
        decode(
            m.input("block_damaged", 1)
                .comment("With protection: a word of its block was damaged when it was sent"),
            entry,
            p.entries,
        )
    });
    let inject = protected.then(|| {
        m.input("inject", INJECTS)
            .comment("With protection: errors to inject")
    });

    m.section("A beat goes into the open entry of its block, or a new one is taken, perhaps behind a closed one");
    let taken_by = m.wire("taken_by", p.entries);
    let allocates = m.wire("allocates", p.entries);
    let closes = m.wire("closes", p.entries);
    let moved_on = m.wire("burst_moved_on", p.entries);
    let holder = m.wire("entry_in_front", p.entries);
    let is_behind = m.wire("is_behind", 1);
    let entry_done = m.wire("entries_end", p.entries);
    let turn = m.register_reset("scrubs_turn", 1, 0);
    turn.comment(
        "While something is scrubbed, beats and blocks to scrub have every other cycle each.",
    );
    let block = turn.mux(scrub_block, beat_block).named("newest_block");

    let looked_up = m.wire("looked_up", p.entries);
    let updated = m.wire("updated", p.entries);
    let fed = m.wire("fed", p.entries);
    let answers = decode(answered, answered_entry, p.entries);
    let writes = decode(written, written_entry, p.entries);
    let strobes = (0..p.words()).map(|word| beat_word.eq_to(word.into()).gate(beat_strobes));
    let mask = match p.words() {
        1 => beat_strobes,
        _ => concat(&strobes.collect::<Vec<_>>()),
    }
    .named("beat_mask");
    let module = write_entry(p)?;
    let take_looks = (turn | beat_looks).named("take_looks");
    let in_front = number(&m, holder).named("number_in_front");
    let mut inputs = vec![
        ("take", allocates),
        ("take_block", block),
        ("take_looks", take_looks),
        ("take_compresses", beat_compresses),
        ("take_scrubs", turn),
        ("take_behind", is_behind),
        ("take_after", in_front),
        ("write", taken_by),
        ("write_mask", mask),
        ("write_goes_on", beat_goes_on),
        ("burst_ended", burst_ended),
        ("burst_moved_on", moved_on),
        ("entry_done", entry_done),
        ("close", closes),
        ("combine", combine),
        ("reads_before", reads_before),
        ("looked_up", looked_up),
        ("answered", answers),
        ("hit", hit),
        ("waits", waits),
        ("refused", refused),
        ("metadata", metadata),
        ("miss", miss),
        ("resolved", resolved),
        ("resolved_miss", resolved_miss),
        ("resolved_failed", resolved_failed),
        ("rest_ready", modify_ready),
        ("rest_failed", modify_failed),
        ("rest_corrupt", modify_corrupt),
        ("fed", fed),
        ("written", writes),
        ("written_failed", written_failed),
        ("written_metadata", written_metadata),
        ("update_taken", updated),
    ];
    inputs.extend(damaged.map(|damaged| ("damaged", damaged)));
    let entries = array(&m, "entry", &module, p.entries, &inputs)?;
    let blocks = entries.each("block");
    let [busy, open, done, failed] = ["busy", "open", "done", "failed"]
        .map(|port| entries.all(port).named(&format!("entries_{port}")));
    let beat_match = m.register("meets_beat", p.entries);
    let same = same_blocks(p)?;
    let held = entries.all("block").named("entries_block");
    let [meets_next, meets_scrub, meets_read] = [
        ("beside_next", next_block),
        ("beside_scrub", scrub_block),
        ("beside_read", read_block),
    ]
    .map(|(name, block)| {
        let inputs = SameBlocksInputs { held, block };
        m.instance(name, &same, inputs).same
    });
    let behind = matches(meets_next, allocates, block.eq(next_block)).named("meets_next");
    let kept = matches(beat_match, allocates, block.eq(beat_block)).named("still_meets_beat");
    m.next(beat_match, beat_moves.mux(behind, kept));
    m.drive(moved_on, beat_valid.gate(!beat_match));
    let of_scrub = matches(meets_scrub, allocates, block.eq(scrub_block));
    let scrub_match = m.delay_if("meets_scrub", scrub_valid | turn, of_scrub);
    let holds = (busy & turn.mux(scrub_match, beat_match)).named("holds");
    let takers = (holds & open).named("takers");
    let is_beat = (beat_valid & !turn).named("is_beat");
    m.drive(taken_by, is_beat.gate(takers | allocates));
    m.output("beat_entry", taken_by)
        .comment("The entry, one-hot, that took it");

    m.drive(entry_done, done);
    m.drive(holder, holds & !done);
    m.drive(is_behind, holder.any());
    let wants = turn.mux(!holds.any(), beat_valid & !takers.any());
    let wants = wants.named("wants_entry");
    let free = (!busy).named("free");
    let wanted = (wants & free.any()).named("is_wanted");
    m.output("entry_wanted", wanted)
        .comment("No read is taken in this cycle; a block would be");
    let allocate = (wanted & may_take).named("allocate");
    m.drive(allocates, allocate.gate(lowest(free)));
    m.output("beat_taken", is_beat & (takers.any() | allocate))
        .comment("The entry, one-hot, that took it");
    // Whose turn was a read's, has the cycle behind it: reads in step with the turns would else hold
    // it up for ever.
    let waits = (wanted & !may_take).named("turn_waits");
    m.next(turn, waits.mux(turn, scrub_valid & !turn));
    m.output("compare_block", block)
        .comment("An entry takes this block, and waits for its reads");
    m.output("claim", allocate)
        .comment("An entry takes this block, and waits for its reads");
    m.output("claim_entry", number(&m, allocates))
        .comment("An entry takes this block, and waits for its reads");
    m.output("scrub_taken", allocate & turn)
        .comment("A block to be stored again, raw, which changes with scrub_taken only");

    m.section("A read waits for a closed entry of its block, and goes before an open one");
    let held = (busy & meets_read).named("held_for_read");
    let holder = (held & !open & !done).named("closed_for_read");
    m.output("read_waits", holder.any())
        .comment("This closed entry holds it; this open one does");
    m.output("read_holder", number(&m, holder))
        .comment("This closed entry holds it; this open one does");
    let opened = (held & open).named("open_for_read");
    m.output("read_joins", opened.any())
        .comment("This closed entry holds it; this open one does");
    m.output("read_open", number(&m, opened))
        .comment("This closed entry holds it; this open one does");

    m.section("Entries whose place is wanted are closed");
    // Where all are open one of them has to go: each in its turn.
    let displaces = (wants & open.all()).named("displaces");
    let victim = pointer(&m, "victim", p.entries, displaces);
    let victims = decode(displaces, victim, p.entries);
    let all = close_all.replicate(p.entries);
    m.drive(closes, victims | all);
    let stays = entries.all("stays_open").named("entries_stay_open");
    m.output("empty", !(busy & !stays).any())
        .comment("For a flush; cycles; no entry is in use but one whose burst goes on");

    m.section("Look-ups");
    let wants = entries.each("wants_look_up");
    let look = queued(&m, "look", &wants, &blocks, |number| number, look_taken)?;
    m.drive(looked_up, look.chosen);
    m.output("look_valid", look.valid);
    m.output("look_block", look.data.slice(0, p.number_bits()));
    m.output("look_entry", look.data.slice(p.number_bits(), entry_bits));

    // They go before all look-ups, so that an entry is done when its own are in the FIFO.
    m.section("New metadata");
    let (changes, new) = (entries.each("changes"), entries.each("new_metadata"));
    let fields = blocks.iter().zip(changes.iter().zip(&new));
    let fields: Vec<Signal> = fields
        .map(|(&block, (&changes, &new))| concat(&[block, changes, new]))
        .collect();
    let wants = entries.each("wants_update");
    let update = queued(&m, "update", &wants, &fields, |number| number, update_taken)?;
    m.drive(updated, update.chosen);
    m.output("update_valid", update.valid);
    m.output("update_block", update.data.slice(0, p.number_bits()));
    m.output("update_changes", update.data.bit(p.number_bits()));
    m.output("update_metadata", update.data.slice(p.number_bits() + 1, 2));
    m.output(
        "update_entry",
        update.data.slice(p.number_bits() + 3, entry_bits),
    );

    m.section("Read-modify-write: the rest of a block");
    m.output("modify", entries.all("wants_modify"))
        .comment("The rest of their blocks is to be read");
    m.output("modify_blocks", concat(&blocks))
        .comment("The rest of their blocks is to be read");
    m.output("modify_metadata", entries.all("old_metadata"))
        .comment("The rest of their blocks is to be read");

    m.section("Blocks that go on to memory");
    let feeds = round_robin(&m, "feeds", entries.all("wants_feed"), feed_taken)?;
    let grant = feeds.grant;
    m.drive(fed, feed_taken.gate(grant));
    let merges = (grant & entries.all("merges")).any();
    m.output("feed_valid", feeds.any);
    m.output("feed_entry", feeds.number);
    m.output("feed_compresses", (grant & entries.all("compresses")).any());
    m.output("feed_merges", merges);
    m.output("feed_poisons", (grant & entries.all("poisons")).any());
    let gone = select(&m, "written_chosen", written_entry, &blocks)?;
    m.output("written_block", gone).comment("Of written");
    m.output(
        "writer_block",
        select(&m, "writer_chosen", writer_entry, &blocks)?,
    );

    m.section("The bytes");
    let ram = strobed_ram(p.entries * p.words(), p.port_bytes, p.buffers)?;
    // A cycle later: which entry it is shows late, and none is sent on that soon.
    let writer = m.register_reset("entry_written", p.entries, 0);
    let writes_now = writer.any().named("writes_beat");
    m.next_if(writer, is_beat | writes_now, taken_by);
    let strobes = m.delay_if("strobes_written", is_beat, beat_strobes);
    let strobes_now = writes_now.gate(strobes).named("strobes_now");
    let inputs = StrobedRamInputs {
        write_strobes: strobes_now,
        write_address: place(
            p,
            number(&m, writer),
            m.delay_if("word_written", is_beat, beat_word),
        ),
        write_data: m.delay_if("data_written", is_beat, beat_data),
        read_enable,
        read_address: place(p, read_entry, read_word),
        flips: inject.map(|inject| Injected::Written.flips(&m, inject, strobes_now.bit(0))),
    };
    let bytes = m.instance("bytes", &ram, inputs);
    m.output("read_data", bytes.read_data);
    for (name, found) in [
        ("read_corrected", bytes.corrected),
        ("read_damaged", bytes.damaged),
    ] {
        if let Some(found) = found {
            m.output(name, found);
        }
    }
    let masks = entries.each("mask");
    let mask = select(&m, "mask_chosen", read_entry, &masks)?;
    let strobes = select(&m, "strobes_chosen", read_word, &mask.parts(p.port_bytes))?;
    let strobes = (p.buffers).beside(&m, "strobes_in_check", read_enable, strobes);
    m.output(
        "read_strobes",
        m.delay_if("strobes_read", read_enable, strobes),
    );

    m.section("Entries that are done");
    m.output("entry_done", done)
        .comment("These are written, or were refused");
    m.output("entries_free", free)
        .comment("These hold no block");
    m.output("entry_failed", failed)
        .comment("These are written, or were refused");
    let scrubs = entries.all("scrubs").named("scrubbing");
    m.output("scrubs_under_way", scrubs.any())
        .comment("Blocks are scrubbed; one more may be; one has failed");
    // Half of the entries stay for the client.
    let most = u64::from(p.entries / 2);
    let count_bits = address_width(u64::from(p.entries) + 1);
    let count = (0..p.entries).map(|entry| scrubs.bit(entry).resize(count_bits));
    let mut counts: Vec<Signal> = count.collect();
    while counts.len() > 1 {
        let pairs = counts.chunks(2);
        counts = pairs
            .map(|pair| pair[1..].iter().fold(pair[0], |a, b| a + *b))
            .collect();
    }
    m.output("scrub_has_room", counts[0].lt(m.constant(most, count_bits)))
        .comment("Blocks are scrubbed; one more may be; one has failed");
    m.output("scrub_failed", (done & scrubs & failed).any())
        .comment("Blocks are scrubbed; one more may be; one has failed");
    m.output("entries_look", entries.all("looks").any())
        .comment("Some use the metadata cache");
    m.finish()
}

ports! {
    SameBlocksInputs { held, block } -> SameBlocksOutputs { same }
}

/// Which entries hold a block.
///
/// | port | width | |
/// |---|---|---|
/// | `block` | number | |
/// | `same` | entries | out |
fn same_blocks(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("same_blocks"));
    m.doc("Which entries of the write buffer hold a block.");
    let held = m.input("held", p.entries * p.number_bits());
    held.comment("Of each entry, the first one's in the lowest bits.");
    let block = m.input("block", p.number_bits());
    let held = held.parts(p.number_bits());
    let same: Vec<Signal> = held.iter().map(|held| held.eq(block)).collect();
    m.output("same", concat(&same));
    m.finish()
}

/// Which entries hold a block in the next cycle: those that do, but of the one that is taken for the newest
/// block only whether that is it.
fn matches<'m>(held: Signal<'m>, taken: Signal<'m>, is_newest: Signal<'m>) -> Signal<'m> {
    (held & !taken) | is_newest.gate(taken)
}
