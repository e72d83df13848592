//! The write-combining buffer: blocks that are written, one per entry, and their bytes.
//!
//! The entries that hold the beat's block are found one cycle ahead, and registered.

use std::rc::Rc;

use super::attributes::{attribute_bits, shared};
use super::look_up::Answer;
use super::queued::{queued, turns, Order};
use super::registers::{inject_port, Injected};
use super::set_ram::{set_ram, SetRamInputs, Shape};
use super::strobed_ram::{strobed_ram, StrobedRamInputs};
use super::write_entry::write_entry;
use super::{decode, entry_and_word, place, Parameters, COMBINE_BITS, QUARTERS_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::pointer;
use crate::rtl::common::round_robin::{lowest, number};
use crate::rtl::common::select::{equal_each, one_hot, select};
use crate::rtl::protect::{checked_memory, Read, Write, READ_LOADS_SAYS};

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn write_buffer(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_buffer"));
    m.doc("Write-combining buffer: holds blocks that are written, one per entry, from the first byte to the memory's answer. One beat per cycle. The entries that hold a beat's block are found one cycle ahead, and registered.");
    let entry_bits = p.entry_bits();
    let beat_valid = m
        .input("beat_valid", 1)
        .comment("Beat of a client's write is valid");
    let beat_block = m
        .input("beat_block", p.number_bits())
        .comment("Number of the beat's block");
    let beat_word = m
        .input("beat_word", p.word_bits())
        .comment("Number of the beat's word in its block");
    let beat_strobes = m
        .input("beat_strobes", p.port_bytes)
        .comment("Bytes of the beat to write, one bit each");
    let beat_data = m
        .input("beat_data", p.port_bits())
        .comment("Data of the beat");
    let beat_looks = m
        .input("beat_looks", 1)
        .comment("Beat's block has metadata");
    let beat_compresses = m
        .input("beat_compresses", 1)
        .comment("Beat's block may be stored compressed");
    let beat_posted = m
        .input("beat_posted", 1)
        .comment("Beat's burst is answered before it is in memory");
    let beat_attributes = m
        .input("beat_attributes", attribute_bits(p))
        .comment("Attributes of the beat's burst");
    let next_attributes = m
        .input("next_attributes", attribute_bits(p))
        .comment("Attributes of the beat that follows with beat_moves");
    let own_attributes = m
        .input("own_attributes", attribute_bits(p))
        .comment("Attributes of a block to store again");
    let beat_moves = m.input("beat_moves", 1);
    beat_moves.comment("In the next cycle the beat is another one, of next_block");
    let next_block = m
        .input("next_block", p.number_bits())
        .comment("Block of the beat that follows with beat_moves");
    let beat_goes_on = m
        .input("beat_goes_on", 1)
        .comment("Next beat of the burst is in the same block");
    let burst_ends = m
        .input("burst_ends", 1)
        .comment("Last beat of a burst is accepted in this cycle");
    let burst_ended = m
        .input("burst_ended", 1)
        .comment("Last beat of a burst was accepted in the previous cycle");
    let scrub_valid = m
        .input("scrub_valid", 1)
        .comment("Block to store again, raw, is valid");
    let scrub_block = m
        .input("scrub_block", p.number_bits())
        .comment("Number of the block to store again; held until scrub_taken");
    let may_take = m
        .input("may_take", 1)
        .comment("No read is taken in this cycle: an entry may be taken");
    let read_block = m
        .input("read_block", p.number_bits())
        .comment("Block of the read that may be taken in this cycle");
    let read_moves = m.input("read_moves", 1);
    read_moves.comment("In the next cycle the read is another one, of next_read");
    let next_read = m
        .input("next_read", p.number_bits())
        .comment("Block of the read that follows with read_moves");
    let reads_before = m
        .input("reads_before", p.entries)
        .comment("Entries that wait for earlier reads, one bit each");
    let close_all = m
        .input("close_all", 1)
        .comment("A flush: all entries must be written");
    let combine = m
        .input("combine", COMBINE_BITS)
        .comment("Cycles that an entry waits for more bytes, at most a quarter more");
    let look_taken = m
        .input("look_taken", 1)
        .comment("Metadata cache accepts the look-up");
    let answered = m
        .input("answered", 1)
        .comment("A look-up is answered in this cycle");
    let answered_entry = m
        .input("answered_entry", entry_bits)
        .comment("Entry whose look-up is answered");
    let answer = Answer::new(&m, p);
    let lost = p.metadata.checks().then(|| {
        let lost = m.input("answer_lost", 1);
        lost.comment("With a hit: the block's metadata are lost");
        let rewrites = m.input("has_lost", 1);
        rewrites.comment("Some metadata are lost: written blocks also write unchanged metadata");
        [("lost", lost), ("rewrites", rewrites)]
    });
    let update_taken = m
        .input("update_taken", 1)
        .comment("Metadata cache accepts the new metadata");
    let modify_ready = m
        .input("modify_ready", p.entries)
        .comment("Entries whose block was read for read-modify-write, one bit each");
    let modify_failed = m
        .input("modify_failed", p.entries)
        .comment("Entries whose block could not be read, one bit each");
    let modify_corrupt = m
        .input("modify_corrupt", p.entries)
        .comment("Entries whose stored data are not a valid block, one bit each");
    let feed_taken = m
        .input("feed_taken", 1)
        .comment("Entry to send is accepted");
    let read_enable = m.input("read_enable", 1).comment("Read a word");
    let read_entry = m
        .input("read_entry", entry_bits)
        .comment("Entry whose word is read");
    let read_word = m
        .input("read_word", p.word_bits())
        .comment("Number of the word in its block");
    let writer_entry = m
        .input("writer_entry", entry_bits)
        .comment("Entry whose block number is requested");
    let written = m
        .input("written", 1)
        .comment("Memory has answered the write of a block");
    let written_entry = m
        .input("written_entry", entry_bits)
        .comment("Entry whose block was written");
    let written_failed = m
        .input("written_failed", 1)
        .comment("Memory answered the write with an error");
    let written_metadata = m
        .input("written_metadata", p.metadata_bits())
        .comment("Metadata with which the block was written");

    let protected = p.buffers.checks();
    let damaged = protected.then(|| {
        let entry = m
            .input("damaged_entry", entry_bits)
            .comment("Entry of the block that has a damaged word");
        let sent = decode(
            m.input("block_damaged", 1)
                .comment("A block that was sent has a damaged word"),
            entry,
            p.entries,
        );
        let entry = m
            .input("packed_entry", entry_bits)
            .comment("Entry of the block with a damaged word that left a compressor");
        let packed = m
            .input("packed_damaged", 1)
            .comment("A block that left a compressor has a damaged word");
        (sent | decode(packed, entry, p.entries)).named("entries_damaged")
    });
    let bytes_lost = protected.then(|| m.wire("bytes_lost", 1));
    let read_loads = protected.then(|| m.input("read_loads", 1).comment(READ_LOADS_SAYS));
    let kinds = [Injected::Written, Injected::Writes];
    let inject = protected.then(|| inject_port(&m, p, &kinds));
    let into = |kind: Injected| inject.map(|inject| kind.error(inject));

    m.section(
        "A beat goes to the open entry of its block, or to a new one, perhaps after a closed one",
    );
    let taken_by = m.wire("taken_by", p.entries);
    let allocates = m.wire("allocates", p.entries);
    let closes = m.wire("closes", p.entries);
    let moved_on = m.wire("burst_moved_on", p.entries);
    let holder = m.wire("entry_in_front", p.entries);
    let is_behind = m.wire("is_behind", 1);
    let turn = m.register_reset("scrubs_turn", 1, 0);
    turn.comment("While a scrub is in progress, beats and blocks to scrub alternate.");
    let block = turn.mux(scrub_block, beat_block).named("newest_block");

    let looked_up = m.wire("looked_up", p.entries);
    let updated = m.wire("updated", p.entries);
    let fed = m.wire("fed", p.entries);
    let answers = decode(answered, answered_entry, p.entries).named("entries_answered");
    let writes = decode(written, written_entry, p.entries).named("entries_written");
    let is_word = word_one_hot(&m, p, beat_word).named("is_word");
    let fills = beat_strobes.all().gate(is_word).named("words_filled");
    let ends = m.wire("ending", p.entries);
    let any_ends = m.wire("any_ending", 1);
    let end_entry = number(&m, ends).named("number_ending");
    // One cycle later: the entry is known late, and none is sent that soon.
    let writer = m.register_reset("entry_written", p.entries, 0);
    let strobes = m.delay_if("strobes_written", beat_valid, beat_strobes);
    let word = m.delay_if("word_written", beat_valid, beat_word);
    let marked = word_one_hot(&m, p, word).named("marked_words");
    let fills_word = m.wire("fills_word", 1);
    let filled_place = m.wire("filled_place", place(p, end_entry, word).width());
    let (filled_entry, filled_word) = entry_and_word(p, filled_place);
    let filled = decode(fills_word, filled_entry, p.entries).named("entries_filled");
    let damaged = (damaged.zip(bytes_lost))
        .map(|(damaged, lost)| damaged | decode(lost, filled_entry, p.entries))
        .map(|damaged| damaged.named("entries_to_poison"));
    let filled_words = word_one_hot(&m, p, filled_word).named("filled_words");
    let is_open = m.wire("any_open", 1);
    let now = quarters(&m, combine, beat_valid | is_open);
    // So an entry waits for four quarters at least.
    let deadline = now.plus(5).named("deadline");
    let module = write_entry(p)?;
    let take_looks = (turn | beat_looks).named("take_looks");
    let take_attributes = turn.mux(own_attributes, beat_attributes);
    let take_attributes = take_attributes.named("take_attributes");
    let in_front = number(&m, holder).named("number_in_front");
    let mut inputs = vec![
        ("take", allocates),
        ("take_block", block),
        ("take_looks", take_looks),
        ("take_attributes", take_attributes),
        ("write_attributes", beat_attributes),
        ("write_posted", beat_posted),
        ("take_compresses", beat_compresses),
        ("take_scrubs", turn),
        ("take_behind", is_behind),
        ("take_after", in_front),
        ("write", taken_by),
        ("write_fills", fills),
        ("marks", writer),
        ("marked_words", marked),
        ("filled", filled),
        ("filled_words", filled_words),
        ("write_goes_on", beat_goes_on),
        ("burst_ends", burst_ends),
        ("burst_ended", burst_ended),
        ("burst_moved_on", moved_on),
        ("ends", ends),
        ("any_ends", any_ends),
        ("end_entry", end_entry),
        ("close", closes),
        ("now", now),
        ("deadline", deadline),
        ("reads_before", reads_before),
        ("looked_up", looked_up),
        ("answered", answers),
        ("rest_ready", modify_ready),
        ("rest_failed", modify_failed),
        ("rest_corrupt", modify_corrupt),
        ("fed", fed),
        ("written", writes),
        ("written_failed", written_failed),
        ("written_metadata", written_metadata),
        ("update_taken", updated),
    ];
    inputs.extend(answer.inputs());
    inputs.extend(damaged.map(|damaged| ("damaged", damaged)));
    inputs.extend(lost.into_iter().flatten());
    let entries = m.array("entry", &module, p.entries, &inputs);
    let blocks = entries.each("block");
    let [busy, open, over, failed] = ["busy", "open", "over", "failed"]
        .map(|port| entries.all(port).named(&format!("entries_{port}")));
    m.drive(is_open, open.any());
    let beat_match = m.register("meets_beat", p.entries);
    let held = entries.all("block").named("entries_block");
    let [meets_next, meets_next_read] =
        [("beside_next", next_block), ("beside_next_read", next_read)]
            .map(|(name, block)| equal_each(&m, name, block, held));
    let (meets_next, meets_next_read) = (meets_next?, meets_next_read?);
    // A scrub also waits for entries of blocks whose numbers only end as its own.
    let low = p.number_bits().min(SCRUB_BITS);
    let numbers: Vec<Signal> = blocks.iter().map(|block| block.slice(0, low)).collect();
    let meets_scrub = equal_each(
        &m,
        "beside_scrub",
        scrub_block.slice(0, low),
        concat(&numbers).named("low_numbers"),
    )?;
    let [newest_is_next, newest_is_beat, newest_is_scrub, newest_is_next_read, newest_is_read] =
        [next_block, beat_block, scrub_block, next_read, read_block]
            .map(|other| turn.mux(scrub_block.eq(other), beat_block.eq(other)));
    let behind = matches(meets_next, allocates, newest_is_next).named("meets_next");
    let kept = matches(beat_match, allocates, newest_is_beat).named("still_meets_beat");
    m.next(beat_match, beat_moves.mux(behind, kept));
    // Whether an entry's writes have the attributes of the beat; only such writes may be merged.
    let beat_suits = m.register("suits_beat", p.entries);
    let [next, now, newest] =
        [next_attributes, beat_attributes, take_attributes].map(|attributes| shared(p, attributes));
    let held: Vec<Signal> = (entries.each("attributes").iter())
        .map(|attributes| shared(p, *attributes).eq(next))
        .collect();
    let behind = matches(concat(&held), allocates, newest.eq(next)).named("suits_next");
    let kept = matches(beat_suits, allocates, newest.eq(now)).named("still_suits_beat");
    m.next(beat_suits, beat_moves.mux(behind, kept));
    let read_match = m.register("meets_read", p.entries);
    let behind = matches(meets_next_read, allocates, newest_is_next_read);
    let kept = matches(read_match, allocates, newest_is_read);
    m.next(read_match, read_moves.mux(behind, kept));
    m.drive(moved_on, beat_valid.gate(!beat_match));
    let of_scrub = matches(meets_scrub, allocates, newest_is_scrub);
    let scrub_match = m.delay_if("meets_scrub", scrub_valid | turn, of_scrub);
    let holds = (busy & beat_match).named("holds");
    let sealed = entries.all("sealed").named("entries_sealed");
    let suits = (beat_suits & !sealed).named("suits");
    let takers = (holds & open & suits).named("takers");
    let strangers = (holds & open & !suits).named("strangers");
    let is_beat = (beat_valid & !turn).named("is_beat");
    m.drive(taken_by, is_beat.gate(takers | allocates));
    let writes_now = writer.any().named("writes_beat");
    m.next_if(writer, is_beat | writes_now, taken_by);
    m.output("beat_entry", writer)
        .comment("Entry that accepted a beat in the previous cycle, one-hot or zero");

    m.drive(holder, holds & !ends);
    m.drive(is_behind, holder.any() & !turn);
    let scrubbed = (busy & scrub_match).any().named("scrub_is_held");
    let of_beat = beat_valid & !(takers | strangers).any();
    // During a flush no beat takes an entry, but blocks whose metadata are lost still do, to be poisoned.
    let of_beat = if p.metadata.checks() {
        of_beat & !close_all
    } else {
        of_beat
    };
    let wants = turn.mux(!scrubbed, of_beat);
    let wants = wants.named("wants_entry");
    let free = (!busy).named("free");
    // The entry of the next block is selected one cycle ahead.
    let chosen = m.register_reset("next_place", p.entries, 1);
    let wanted = (wants & chosen.any()).named("is_wanted");
    m.output("entry_wanted", wanted)
        .comment("A block needs an entry, and one is free");
    let allocate = (wanted & may_take).named("allocate");
    m.drive(allocates, allocate.gate(chosen));
    // So is the entry after it, because it is known late whether that one is taken. An entry that ends now is
    // free in the next cycle.
    let spare = m.register_reset("place_behind", p.entries, 2);
    let others = ((free | ends) & !chosen & !spare).named("free_but_those");
    let next = lowest(&m, "behind_others", others);
    let moves = (allocate | !chosen.any()).named("place_moves_up");
    m.next_if(chosen, moves, spare);
    m.next_if(spare, moves | !spare.any(), next);
    m.output("beat_taken", is_beat & (takers.any() | allocate))
        .comment("Beat is accepted");
    // A turn in which a read was taken is repeated in the next cycle: else reads in step with the turns would
    // block it for ever.
    let waits = (wanted & !may_take).named("turn_waits");
    m.next(turn, waits.mux(turn, scrub_valid & !turn));
    let claims = m.register_reset("claims", 1, 0);
    m.next(claims, allocate);
    m.output(
        "compare_block",
        m.delay_if("block_claimed", allocate, block),
    )
    .comment("Block for which an entry was taken in the previous cycle");
    m.output("claim", claims)
        .comment("An entry has taken compare_block, and waits for its reads");
    m.output(
        "claim_entry",
        number(&m, m.delay_if("entry_claimed", allocate, chosen)),
    )
    .comment("Number of the entry that was taken");
    m.output("scrub_taken", allocate & turn)
        .comment("Block to store again is accepted");

    m.section("A read waits for a closed entry of its block, and goes before an open one");
    let held = (busy & read_match).named("held_for_read");
    let holder = (held & !open).named("closed_for_read");
    m.output("read_stays", (held & open & sealed).any())
        .comment(
            "A sealed entry holds read_block and closes soon: the read waits in front of the slots",
        );
    m.output("read_waits", holder.any())
        .comment("A closed entry holds read_block: the read waits for it");
    m.output("read_holder", number(&m, holder))
        .comment("Number of the closed entry that holds read_block");
    let opened = (held & open).named("open_for_read");
    m.output("read_joins", opened.any())
        .comment("An open entry holds read_block, and waits for the read");
    m.output("read_open", number(&m, opened))
        .comment("Number of the open entry that holds read_block");

    m.section("Entries whose place is needed are closed");
    // If all entries are open, one of them must close, in turn.
    let displaces = (wants & open.all()).named("displaces");
    let victim = pointer(&m, "victim", p.entries, displaces);
    let victims = decode(displaces, victim, p.entries);
    let all = close_all.replicate(p.entries);
    // A beat waits for an open entry of its block that has other attributes or is sealed.
    m.drive(closes, victims | all | is_beat.gate(strangers));
    let stays = entries.all("stays_open").named("entries_stay_open");
    m.output("empty", !(busy & !stays).any())
        .comment("No entry is in use, except those whose burst continues");

    m.section("Look-ups");
    let wants = entries.all("wants_look_up");
    let look = queued(
        &m,
        "look",
        (wants, Order::Mixed),
        &[("block", entries.all("block"))],
        |number| number,
        None,
        look_taken,
    )?;
    m.drive(looked_up, look.turns.told);
    m.output("look_valid", look.valid)
        .comment("An entry requests a look-up");
    m.output("look_block", look.data.slice(0, p.number_bits()))
        .comment("Block to look up");
    m.output("look_entry", look.data.slice(p.number_bits(), entry_bits))
        .comment("Entry that looks up");

    // Updates have priority over all look-ups, so an entry may end once its own is on its way to the FIFO.
    m.section("New metadata");
    let fields = [
        ("block", entries.all("block")),
        ("changes", entries.all("changes")),
        ("metadata", entries.all("new_metadata")),
    ];
    let wants = entries.all("wants_update");
    let update = queued(
        &m,
        "update",
        (wants, Order::Mixed),
        &fields,
        |number| number,
        None,
        update_taken,
    )?;
    m.drive(updated, update.turns.told);
    m.output("update_valid", update.valid)
        .comment("An entry has new metadata, or a line to unpin");
    m.output("update_block", update.data.slice(0, p.number_bits()))
        .comment("Block of the new metadata");
    m.output("update_changes", update.data.bit(p.number_bits()))
        .comment("With update_valid: write the metadata; else only unpin the line");
    m.output(
        "update_metadata",
        update.data.slice(p.number_bits() + 1, p.metadata_bits()),
    )
    .comment("New metadata: bursts less one, or all ones for a raw block");
    m.output(
        "update_entry",
        update
            .data
            .slice(p.number_bits() + 1 + p.metadata_bits(), entry_bits),
    )
    .comment("Entry that has the new metadata");

    m.section("Read-modify-write: the rest of a block");
    m.output("modify", entries.all("wants_modify"))
        .comment("Entries whose block must be read for read-modify-write, one bit each");
    m.output("modify_blocks", concat(&blocks))
        .comment("Block of each entry, the first in the lowest bits");
    m.output("modify_metadata", entries.all("old_metadata"))
        .comment("Metadata of each entry's block, the first in the lowest bits");

    m.section("Blocks to send to memory");
    let fields = ["compresses", "merges", "poisons"].map(|port| (port, entries.all(port)));
    let wants = entries.all("wants_feed");
    let feed = queued(
        &m,
        "feed",
        (wants, Order::Mixed),
        &fields,
        |number| number,
        None,
        feed_taken,
    )?;
    m.drive(fed, feed.turns.told);
    m.output("feed_valid", feed.valid)
        .comment("Entry to send to memory is valid");
    m.output("feed_entry", feed.data.slice(3, entry_bits))
        .comment("Number of the entry to send");
    m.output("feed_compresses", feed.data.bit(0))
        .comment("Compress the block");
    m.output("feed_merges", feed.data.bit(1))
        .comment("Take bytes that were not written from the block as it was read");
    m.output("feed_poisons", feed.data.bit(2))
        .comment("Block is poison: one burst of ones, with metadata 0");
    m.output(
        "writer_block",
        select(&m, "writer_chosen", writer_entry, &blocks)?,
    )
    .comment("Number of the block of writer_entry");
    let attributes = entries.each("attributes");
    m.output(
        "writer_attributes",
        select(&m, "writer_attributes_chosen", writer_entry, &attributes)?,
    )
    .comment("Attributes of the writes of writer_entry");
    m.output("taken_attributes", take_attributes)
        .comment("Attributes of the writes for which an entry may be taken");
    let taken_entry = number(&m, chosen).named("number_taken");
    m.output("taken_entry", taken_entry)
        .comment("Number of the entry that may be taken");
    m.output("takes_entry", allocate)
        .comment("An entry is taken");

    m.section("The bytes");
    let write_address = place(p, number(&m, writer), word).named("word_place");
    let read_address = place(p, read_entry, read_word);
    let ram = strobed_ram(p.entries * p.words(), p.port_bytes, p.buffers)?;
    let strobes_now = writes_now.gate(strobes).named("strobes_now");
    let inputs = StrobedRamInputs {
        write_strobes: strobes_now,
        write_address,
        write_data: m.delay_if("data_written", beat_valid, beat_data),
        read_enable,
        read_address,
        read_loads,
        inject: into(Injected::Written),
    };
    let bytes = m.instance("bytes", &ram, inputs);
    m.output("read_data", bytes.read_data).comment(
        "Word of the entry, the cycle after read_enable, with protection after read_loads",
    );

    m.section("Which bytes were written");
    let begun = entries.each("begun");
    let begun_before = one_hot(&m, "begun_before", writer, &begun)?;
    let shape = Shape {
        words: p.entries * p.words(),
        bits: p.port_bytes,
        protects: protected,
        lost_is_full: false,
    };
    let inputs = SetRamInputs {
        adds: writes_now,
        word: write_address,
        bits: strobes,
        is_first: !(begun_before & marked).any(),
        read_enable,
        read_word: read_address,
        read_loads,
        inject: into(Injected::Writes),
    };
    let written = m.instance("bytes_written", &set_ram(shape)?, inputs);
    m.drive(fills_word, written.added & written.added_all);
    m.drive(filled_place, written.added_word);
    let marked = written.corrected.zip(written.damaged);
    if let Some(((corrected, damaged), lost)) = marked.zip(bytes_lost) {
        m.drive(lost, damaged);
        m.output("marked_corrected", corrected).comment(
            "Strobes of a word that were recorded before had an error, which was corrected",
        );
        m.output("marked_damaged", damaged)
            .comment("Strobes of a word that were recorded before cannot be corrected");
        m.output("marked_entry", filled_entry)
            .comment("With marked_damaged: entry that has the word");
    }
    let of_entry = select(&m, "begun_chosen", read_entry, &begun)?;
    let has_bytes = (of_entry & word_one_hot(&m, p, read_word)).any();
    let has_bytes = (p.buffers).beside(&m, "bytes_in_check", read_enable, has_bytes);
    let loads = read_loads.unwrap_or(read_enable);
    let has_bytes = m.delay_if("has_bytes", loads, has_bytes);
    m.output("read_strobes", has_bytes.gate(written.read_bits))
        .comment(
            "Bytes of read_data that were written, one bit each; not those if read_damaged says so",
        );
    for (name, says, of_bytes, of_strobes) in [
        (
            "read_corrected",
            "Bytes of read_data that were corrected, one bit each, and above them whether read_strobes were",
            bytes.corrected,
            written.read_corrected,
        ),
        (
            "read_damaged",
            "Bytes of read_data that cannot be corrected, one bit each, and above them whether read_strobes cannot",
            bytes.damaged,
            written.read_damaged,
        ),
    ] {
        if let Some((of_bytes, of_strobes)) = of_bytes.zip(of_strobes) {
            let all = concat(&[of_bytes, has_bytes & of_strobes]);
            m.output(name, all).comment(says);
        }
    }

    m.section("Entries that end");
    // One at a time, so that owners that wait compare one number.
    let ending = turns(&m, "end_turns", (over, Order::Mixed), m.constant(1, 1))?;
    m.drive(ends, ending.told);
    m.drive(any_ends, ending.any);
    let end_failed = (ends & failed).any().named("ending_failed");
    m.output("entry_ends", ends)
        .comment("Entry that ends in this cycle, one-hot or zero");
    m.output("any_entry_ends", any_ends)
        .comment("An entry ends in this cycle");
    m.output("end_entry", end_entry)
        .comment("With any_entry_ends: number of the entry that ends");
    // Reads are told a cycle later: an entry that ends now still holds its block for them.
    let ended = m.register_reset("was_ending", 1, 0);
    m.next(ended, any_ends);
    m.output("entry_ended", ended)
        .comment("An entry ended in the previous cycle");
    m.output(
        "ended_entry",
        m.delay_if("entry_that_ended", any_ends, end_entry),
    )
    .comment("With entry_ended: number of that entry");
    m.output("end_failed", end_failed)
        .comment("With any_entry_ends: the entry's write has failed");
    let posted = entries.all("posted").named("entries_posted");
    m.output("end_posted", (ends & posted).any())
        .comment("With any_entry_ends: some of the entry's writes were answered early");
    let size = Memory {
        depth: p.entries,
        width: p.number_bits(),
    };
    let write = Write {
        enable: allocate,
        address: taken_entry,
        data: block,
        inject: into(Injected::Writes),
    };
    let read = Read {
        enable: any_ends,
        address: end_entry,
        loads: Some(ended),
        flips: None,
    };
    let of_ended = checked_memory(&m, "blocks", size, p.buffers.of_words(), write, read)?;
    m.output("ended_block", of_ended.data)
        .comment("With entry_ended, with protection a cycle later: block of that entry");
    if let Some(found) = of_ended.found {
        let found = found.after(&m, "ended_is_held", ended);
        m.output("ended_corrected", found.corrected)
            .comment("An error in ended_block was corrected");
        m.output("ended_damaged", found.damaged)
            .comment("The ended_block has an error that cannot be corrected");
    }
    m.output("entries_free", free)
        .comment("Entries that hold no block, one bit each");
    let scrubs = entries.all("scrubs").named("scrubbing");
    m.output("scrubs_under_way", scrubs.any())
        .comment("Blocks are being scrubbed");
    // Half of the entries are reserved for the client.
    let most = u64::from(p.entries / 2);
    let count = m.register_reset("scrubs_held", address_width(u64::from(p.entries) + 1), 0);
    let (begins, over) = (allocate & turn, (ends & scrubs).any());
    let over = over.named("scrub_ends");
    let fewer = count - m.constant(1, count.width());
    m.output("written_ends", any_ends & !over)
        .comment("With entry_ends: the client wrote the entry's block");
    m.next_if(count, begins ^ over, begins.mux(count.plus(1), fewer));
    m.output("scrub_has_room", count.lt(m.constant(most, count.width())))
        .comment("One more block may be scrubbed");
    m.output("scrub_failed", (ends & scrubs).any() & end_failed)
        .comment("Scrub of a block has failed");
    m.output("entries_look", entries.all("looks").any())
        .comment("At least one entry uses the metadata cache");
    m.finish()
}

/// Bits of a block's number that tell a scrub which entries to wait for.
const SCRUB_BITS: u32 = 12;

/// The time in quarters of `combine`, rounded up to whole cycles, while it `counts`.
fn quarters<'m>(m: &'m Builder, combine: Signal<'m>, counts: Signal<'m>) -> Signal<'m> {
    let rounded = combine
        .resize(COMBINE_BITS + 1)
        .plus(3)
        .named("combine_rounded");
    let cycles = rounded
        .slice(2, COMBINE_BITS - 1)
        .named("cycles_of_quarter");
    let cycle = m.register_reset("cycle", COMBINE_BITS - 1, 0);
    cycle.comment("Counts the cycles of a quarter of combine while any entry is open.");
    let next = cycle.plus(1).named("next_cycle");
    let ends = next.ge(cycles).named("quarter_ends");
    m.next_if(cycle, counts, (!ends).gate(next));
    let now = m.register_reset("now", QUARTERS_BITS, 0);
    m.next_if(now, counts & ends, now.plus(1));
    now
}

/// One-hot: the word of a block.
fn word_one_hot<'m>(m: &'m Builder, p: &Parameters, word: Signal<'m>) -> Signal<'m> {
    match p.words() {
        1 => m.constant(1, 1),
        words => word.one_hot(words),
    }
}

/// The entries that hold a block in the next cycle: those that hold it now; for the entry that is taken for the
/// newest block, only whether that is this block.
fn matches<'m>(held: Signal<'m>, taken: Signal<'m>, is_newest: Signal<'m>) -> Signal<'m> {
    (held & !taken) | is_newest.gate(taken)
}
