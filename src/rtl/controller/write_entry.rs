//! One block that is written: from its first byte to the memory's answer.
//!
//! An entry is open and collects bytes until the block is whole, or no burst has written to it for four to five
//! quarters of `combine`, or its place is needed; but not before an earlier entry of the block is written, nor in
//! the middle of a burst. A read of an open entry's block goes first, because the entry's writes are not answered yet.
//! With early responses they may be answered: the end of their burst seals the entry, which then accepts
//! nothing more and closes.
//!
//! A closed entry waits for the reads that came before it. It looks up the block's metadata, which pins their
//! line, and has the rest of the block read if bytes are missing. Then it is compressed and written, and writes
//! the new metadata.
//!
//! A block whose write fails is poisoned: metadata 0 and a burst of ones, which no codec decodes. So is a block
//! that a scrub finds invalid.
//!
//! All outputs depend on registers only; inputs that reach outputs in the same cycle come from registers.

use std::rc::Rc;

use super::attributes::{attribute_bits, with_higher_qos};
use super::look_up::{LookUp, LookUpPorts};
use super::{flag, held_value, Life, Parameters, QUARTERS_BITS};
use crate::hdl::{Builder, DesignError, Module, Signal};

/// The ports of a block that the entry takes.
struct Take<'m> {
    take: Signal<'m>,
    may_take: Signal<'m>,
    block: Signal<'m>,
    looks: Signal<'m>,
    compresses: Signal<'m>,
    scrubs: Signal<'m>,
    behind: Signal<'m>,
    after: Signal<'m>,
    attributes: Signal<'m>,
}

impl<'m> Take<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Take {
            take: m.input("take", 1).comment("Entry takes a block"),
            may_take: m.input("may_take", 1).comment(
                "Entry is free and may take a block, known earlier than take: it loads the block's fields",
            ),
            block: m
                .input("take_block", p.number_bits())
                .comment("With take: number of the block"),
            looks: m
                .input("take_looks", 1)
                .comment("With take: block has metadata"),
            compresses: m
                .input("take_compresses", 1)
                .comment("With take: block may be stored compressed"),
            scrubs: m
                .input("take_scrubs", 1)
                .comment("With take: nothing is written; the stored block is stored again, raw"),
            behind: m
                .input("take_behind", 1)
                .comment("With take: the entry take_after goes first"),
            after: m
                .input("take_after", p.entry_bits())
                .comment("With take: another, closed entry that holds the block"),
            attributes: m
                .input("take_attributes", attribute_bits(p))
                .comment("With take: attributes of the block's writes"),
        }
    }
}

/// The ports of entries that end.
struct Ends<'m> {
    /// This one.
    ends: Signal<'m>,
    any: Signal<'m>,
    entry: Signal<'m>,
}

impl<'m> Ends<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ends {
            ends: m
                .input("ends", 1)
                .comment("Last cycle of the entry, reported to all that wait for it"),
            any: m
                .input("any_ends", 1)
                .comment("Some entry ends in this cycle"),
            entry: m
                .input("end_entry", p.entry_bits())
                .comment("With any_ends: number of the entry that ends"),
        }
    }
}

/// The ports of bytes that are written.
struct Write<'m> {
    write: Signal<'m>,
    posted: Signal<'m>,
    fills: Signal<'m>,
    marks: Signal<'m>,
    marked_words: Signal<'m>,
    filled: Signal<'m>,
    filled_words: Signal<'m>,
}

impl<'m> Write<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Write {
            write: m
                .input("write", 1)
                .comment("Bytes of the block are written; so they are with take, but for a scrub"),
            posted: m
                .input("write_posted", 1)
                .comment("With write: the burst is answered before it is in memory"),
            fills: m
                .input("write_fills", p.words())
                .comment("With write: word of which all bytes are written, one-hot or zero"),
            marks: m
                .input("marks", 1)
                .comment("Bytes of the block were written in the previous cycle"),
            marked_words: m
                .input("marked_words", p.words())
                .comment("With marks: their word, one-hot"),
            filled: m
                .input("filled", 1)
                .comment("All bytes of a word are written, perhaps by several beats"),
            filled_words: m
                .input("filled_words", p.words())
                .comment("With filled: that word, one-hot"),
        }
    }
}

/// The ports of the client's burst.
struct Burst<'m> {
    goes_on: Signal<'m>,
    ends: Signal<'m>,
    ended: Signal<'m>,
    moved_on: Signal<'m>,
}

impl<'m> Burst<'m> {
    fn inputs(m: &'m Builder) -> Self {
        Burst {
            goes_on: m
                .input("write_goes_on", 1)
                .comment("With write: next beat of the burst is in the same block"),
            ends: m
                .input("burst_ends", 1)
                .comment("Last beat of a burst is accepted in this cycle"),
            ended: m
                .input("burst_ended", 1)
                .comment("Last beat of a burst was accepted in the previous cycle"),
            moved_on: m
                .input("burst_moved_on", 1)
                .comment("Current beat is in another block"),
        }
    }
}

/// The ports of what the entry waits for before it closes.
struct Waits<'m> {
    close: Signal<'m>,
    now: Signal<'m>,
    deadline: Signal<'m>,
    reads_before: Signal<'m>,
}

impl<'m> Waits<'m> {
    fn inputs(m: &'m Builder) -> Self {
        Waits {
            close: m
                .input("close", 1)
                .comment("Entry must close: it waits only for bytes of a burst that continues"),
            now: m.input("now", QUARTERS_BITS).comment(
                "Time in quarters of the register combine; counts while any entry is open",
            ),
            deadline: m
                .input("deadline", QUARTERS_BITS)
                .comment("With take or write: time until which the entry waits for more bytes"),
            reads_before: m
                .input("reads_before", 1)
                .comment("Earlier reads of the block have yet to read memory"),
        }
    }
}

/// The ports of metadata that are lost, with protection.
#[derive(Clone, Copy)]
struct Lost<'m> {
    lost: Signal<'m>,
    rewrites: Signal<'m>,
}

impl<'m> Lost<'m> {
    fn inputs(m: &'m Builder) -> Self {
        Lost {
            lost: m
                .input("lost", 1)
                .comment("With a hit: the block's metadata are lost"),
            rewrites: m
                .input("rewrites", 1)
                .comment("Some metadata are lost: a written block also writes unchanged metadata"),
        }
    }
}

/// The ports of the memory's answers: of the block that was read and written, and of the metadata cache's.
struct Answers<'m> {
    rest_ready: Signal<'m>,
    rest_failed: Signal<'m>,
    rest_corrupt: Signal<'m>,
    fed: Signal<'m>,
    written: Signal<'m>,
    written_failed: Signal<'m>,
    written_metadata: Signal<'m>,
    update_taken: Signal<'m>,
    /// With protection.
    damaged: Option<Signal<'m>>,
}

impl<'m> Answers<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Answers {
            rest_ready: m
                .input("rest_ready", 1)
                .comment("Block was read, for the bytes that were not written"),
            rest_failed: m
                .input("rest_failed", 1)
                .comment("With rest_ready: the block could not be read"),
            rest_corrupt: m
                .input("rest_corrupt", 1)
                .comment("With rest_ready: stored data are not a valid block"),
            fed: m.input("fed", 1).comment("Entry is sent to memory"),
            written: m
                .input("written", 1)
                .comment("Memory has answered the write of the block"),
            written_failed: m
                .input("written_failed", 1)
                .comment("With written: memory answered with an error"),
            written_metadata: m
                .input("written_metadata", p.metadata_bits())
                .comment("With written: metadata with which the block was written"),
            update_taken: m
                .input("update_taken", 1)
                .comment("Metadata cache accepts the new metadata"),
            damaged: p.buffers.checks().then(|| {
                m.input("damaged", 1)
                    .comment("A word of the block was damaged when it was sent")
            }),
        }
    }
}

/// All input ports.
struct Ports<'m> {
    take: Take<'m>,
    write_attributes: Signal<'m>,
    ends: Ends<'m>,
    write: Write<'m>,
    burst: Burst<'m>,
    waits: Waits<'m>,
    look_up: LookUpPorts<'m>,
    lost: Option<Lost<'m>>,
    answers: Answers<'m>,
}

impl<'m> Ports<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ports {
            take: Take::inputs(m, p),
            write_attributes: m
                .input("write_attributes", attribute_bits(p))
                .comment("With write: attributes of the beat's burst"),
            ends: Ends::inputs(m, p),
            write: Write::inputs(m, p),
            burst: Burst::inputs(m),
            waits: Waits::inputs(m),
            look_up: LookUpPorts::new(m, p),
            lost: p.metadata.checks().then(|| Lost::inputs(m)),
            answers: Answers::inputs(m, p),
        }
    }
}

/// The block, and which of its words were written.
struct Block<'m> {
    life: Life<'m>,
    number: Signal<'m>,
    attributes: Signal<'m>,
    /// It has metadata.
    looks: Signal<'m>,
    compresses: Signal<'m>,
    scrubs: Signal<'m>,
    /// Words of which bytes were written.
    begun: Signal<'m>,
    /// Words of which all bytes were written.
    full: Signal<'m>,
    /// All words are full.
    whole: Signal<'m>,
}

impl<'m> Block<'m> {
    fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>) -> Self {
        let (of_take, of_write) = (&ports.take, &ports.write);
        let (take, write) = (of_take.take, of_write.write);
        let busy = m.register_reset("is_busy", 1, 0);
        let life = Life::new(take, busy);
        m.next_if(busy, life.clocked, take | !ports.ends.ends);
        let loads = of_take.may_take;
        let number = m.delay_if("block_held", loads, of_take.block);
        let attributes = m.register("attributes_held", attribute_bits(p));
        let merged = with_higher_qos(p, attributes, ports.write_attributes);
        let attributes_next = busy.mux(merged, of_take.attributes);
        m.next_if(attributes, loads | write, attributes_next);
        let looks = m.delay_if("has_metadata", loads, of_take.looks);
        let compresses = m.delay_if("may_compress", loads, of_take.compresses);
        let scrubs = m.delay_if("is_scrub", loads, of_take.scrubs);
        // Which bytes of a word were written is kept in a RAM, from its first byte on.
        let begun = m.register("words_begun", p.words());
        let begun_next = busy.gate(begun | of_write.marked_words);
        m.next_if(begun, loads | of_write.marks, begun_next);
        let full = m.register("words_full", p.words());
        let full_before = full | of_write.filled.gate(of_write.filled_words);
        let written = busy.mux(write, !of_take.scrubs);
        let full_now = busy.gate(full_before) | written.gate(of_write.fills);
        let full_now = full_now.named("words_full_now");
        m.next_if(full, loads | write | of_write.filled, full_now);
        Block {
            life,
            number,
            attributes,
            looks,
            compresses,
            scrubs,
            begun,
            full,
            whole: full.all().named("whole"),
        }
    }
}

/// Whether writes of the block may be answered early.
struct Sealed<'m> {
    /// Some are answered before they are in memory.
    posted: Signal<'m>,
    /// The burst of such a write has ended.
    sealed: Signal<'m>,
}

impl<'m> Sealed<'m> {
    fn new(m: &'m Builder, ports: &Ports<'m>, life: Life<'m>) -> Self {
        let (no, burst_ends) = (m.zero(1), ports.burst.ends);
        let (take, write) = (&ports.take, &ports.write);
        let posted_now = (write.write & write.posted).named("is_posted_now");
        let posted_first = (!take.scrubs & write.posted).named("is_posted_at_first");
        let posted = flag(m, life, "is_posted", posted_first, posted_now, no);
        let ends_posted = burst_ends & (posted | posted_now);
        let at_once = burst_ends & posted_first;
        Sealed {
            posted,
            sealed: flag(m, life, "is_sealed", at_once, ends_posted, no),
        }
    }
}

/// Whether the entry accepts more bytes.
struct Open<'m> {
    /// The burst that last wrote to the entry continues in it.
    in_burst: Signal<'m>,
    open: Signal<'m>,
    /// It accepts none any more, and no earlier read of the block is to read memory.
    closed: Signal<'m>,
}

impl<'m> Open<'m> {
    fn new(
        m: &'m Builder,
        checks: bool,
        ports: &Ports<'m>,
        block: &Block<'m>,
        sealed: Signal<'m>,
    ) -> Self {
        let (take, write) = (&ports.take, &ports.write);
        let in_burst = in_burst(m, ports, block.life);
        let expired = expired(m, ports, block.life);
        // It is known late whether this entry is written.
        let would_be = (block.full | write.fills).all().named("would_be_whole");
        let is_whole = (block.whole | (write.write & would_be)).named("becomes_whole");
        let goes_on_here = write.write.mux(ports.burst.goes_on, in_burst);
        let goes_on_here = goes_on_here.named("goes_on_here");
        let behind = behind(m, ports, block.life.clocked);
        let waits_here = (goes_on_here | behind).named("waits_here");
        let is_done = is_whole | ports.waits.close | sealed | (expired & !write.write);
        let closes = is_done & !waits_here;
        let partial_at_first = !write.fills.all().named("fills_block");
        let opens = !take.scrubs & (partial_at_first | take.behind);
        let open = flag(m, block.life, "is_open", opens, m.zero(1), closes);
        Open {
            in_burst,
            open,
            closed: closed(m, checks, ports, block, open),
        }
    }
}

/// Whether the burst that last wrote to the entry continues in it.
fn in_burst<'m>(m: &'m Builder, ports: &Ports<'m>, life: Life<'m>) -> Signal<'m> {
    let burst = &ports.burst;
    let in_burst = m.register_reset("in_burst", 1, 0);
    in_burst.comment("The burst that last wrote to the entry continues in it.");
    let stays = in_burst & !burst.ended & !burst.moved_on;
    let goes_on = ports.write.write.mux(burst.goes_on, stays);
    let at_first = !ports.take.scrubs & burst.goes_on;
    m.next_if(in_burst, life.clocked, life.busy.mux(goes_on, at_first));
    in_burst
}

/// Whether the entry has waited long enough for more bytes.
fn expired<'m>(m: &'m Builder, ports: &Ports<'m>, life: Life<'m>) -> Signal<'m> {
    let until = m.delay_if(
        "waits_until",
        ports.take.may_take | ports.write.write,
        ports.waits.deadline,
    );
    let has_waited = m.register_reset("has_waited", 1, 0);
    let expired = (has_waited | until.eq(ports.waits.now)).named("expired");
    let waits = life.busy & !ports.write.write;
    m.next_if(has_waited, life.clocked, waits & expired);
    expired
}

/// Whether another entry of the block goes first.
fn behind<'m>(m: &'m Builder, ports: &Ports<'m>, alive: Signal<'m>) -> Signal<'m> {
    let (take, ends) = (&ports.take, &ports.ends);
    let after = m.delay_if("entry_before", take.may_take, take.after);
    let behind = m.register_reset("waits_for_entry", 1, 0);
    behind.comment("Another entry of the block, which keeps this one open.");
    let before_ends = (ends.any & after.eq(ends.entry)).named("entry_before_ends");
    let stays = behind & !before_ends;
    m.next_if(behind, alive, take.take.mux(take.behind, stays));
    behind
}

/// Whether the entry is closed for good. Earlier reads are known two cycles later; whether several beats filled a
/// word, three; with protection (`checks`) four, because what was recorded before is corrected first.
fn closed<'m>(
    m: &'m Builder,
    checks: bool,
    ports: &Ports<'m>,
    block: &Block<'m>,
    open: Signal<'m>,
) -> Signal<'m> {
    let Life { take, busy, .. } = block.life;
    let late = |name, value| {
        let register = m.register_reset(name, 1, 0);
        m.next_if(register, block.life.clocked, value);
        register
    };
    let was_open = late("was_open", take | open);
    let settles = late("settles", take | was_open);
    let corrected = checks.then(|| late("settles_on", take | settles));
    let last = corrected.unwrap_or(settles);
    let settled = late("settled", !take & !last);
    let is_known = (block.whole | settled) & !open & !was_open & !settles;
    let is_known = corrected.map_or(is_known, |corrected| is_known & !corrected);
    (busy & is_known & !ports.waits.reads_before).named("closed")
}

/// The block's metadata before the write.
struct Metadata<'m> {
    look_up: LookUp<'m>,
    known: Signal<'m>,
    old: Signal<'m>,
    /// Metadata of a raw block.
    raw: Signal<'m>,
    /// With protection: they are lost.
    is_lost: Option<Signal<'m>>,
}

impl<'m> Metadata<'m> {
    fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>, life: Life<'m>) -> Self {
        let (no, looks) = (m.zero(1), ports.take.looks);
        let look_up = ports.look_up.look_up(m, life, looks);
        let found = look_up.found;
        let known = flag(m, life, "known", !looks, found, no);
        let raw = m.localparam("RAW", p.raw(), p.metadata_bits());
        let answered = ports.look_up.answer.metadata;
        let old = held_value(m, life, "metadata_held", found, answered);
        let is_lost = (ports.lost)
            .map(|Lost { lost, .. }| flag(m, life, "metadata_lost", no, found & lost, no));
        Metadata {
            look_up,
            known,
            old,
            raw,
            is_lost,
        }
    }
}

/// The entry, until its block is complete.
struct Entry<'m> {
    ports: Ports<'m>,
    block: Block<'m>,
    sealed: Sealed<'m>,
    open: Open<'m>,
    metadata: Metadata<'m>,
}

/// The rest of the block, for bytes that were not written. The memory merges a block without metadata: bytes that
/// were not written have no strobe.
struct Rest<'m> {
    /// The block that is to be stored again is raw already.
    nothing_to_scrub: Signal<'m>,
    is_partial: Signal<'m>,
    /// The block must be read.
    to_modify: Signal<'m>,
    /// With protection: what is stored is unknown, so it cannot be stored again, or completed.
    cannot_scrub: Option<Signal<'m>>,
    cannot_modify: Option<Signal<'m>>,
    asked: Signal<'m>,
    arrives: Signal<'m>,
    /// It is there.
    merges: Signal<'m>,
}

impl<'m> Rest<'m> {
    fn new(m: &'m Builder, entry: &Entry<'m>) -> Self {
        let Block {
            life,
            looks,
            scrubs,
            whole,
            ..
        } = entry.block;
        let (no, metadata) = (m.zero(1), &entry.metadata);
        let (known, is_lost) = (metadata.known, metadata.is_lost);
        let is_raw = scrubs & known & metadata.old.eq(metadata.raw);
        let is_raw = is_lost.map_or(is_raw, |is_lost| is_raw & !is_lost);
        let nothing_to_scrub = is_raw.named("nothing_to_scrub");
        let is_partial = (looks & !whole).named("is_partial");
        let goes_on = entry.open.closed & known & is_partial;
        let to_modify = goes_on & !nothing_to_scrub;
        let to_modify = is_lost.map_or(to_modify, |is_lost| to_modify & !is_lost);
        let to_modify = to_modify.named("to_modify");
        // What is stored is unknown.
        let is_unknown = is_lost.map(|is_lost| (goes_on & is_lost).named("is_unknown"));
        let cannot_scrub = is_unknown.map(|is_unknown| is_unknown & scrubs);
        let cannot_modify = is_unknown.map(|is_unknown| is_unknown & !scrubs);
        let asked = flag(m, life, "modify_asked", no, to_modify, no);
        let arrives = (asked & entry.ports.answers.rest_ready).named("rest_arrives");
        Rest {
            nothing_to_scrub,
            is_partial,
            to_modify,
            cannot_scrub,
            cannot_modify,
            asked,
            arrives,
            merges: flag(m, life, "rest_is_there", no, arrives, no),
        }
    }
}

/// The path of the block to memory.
struct Sent<'m> {
    /// The write has failed.
    fails: Signal<'m>,
    /// The block that is to be stored again is none.
    scrubs_none: Signal<'m>,
    to_poison: Signal<'m>,
    is_poison: Signal<'m>,
    /// It is on its path.
    gone: Signal<'m>,
    is_ready: Signal<'m>,
}

impl<'m> Sent<'m> {
    fn new(m: &'m Builder, entry: &Entry<'m>, rest: &Rest<'m>) -> Self {
        let Block {
            life,
            looks,
            scrubs,
            ..
        } = entry.block;
        let (no, answers) = (m.zero(1), &entry.ports.answers);
        // A damaged word that was sent counts as a failed write.
        let damage = (answers.damaged).map(|damaged| flag(m, life, "is_damaged", no, damaged, no));
        let failed = answers.written_failed;
        let bad = damage.map_or(failed, |damage| failed | damage);
        let fails = (answers.written & bad).named("write_fails");
        let is_poison = m.wire("is_poison", 1);
        let scrubs_none = rest.arrives & answers.rest_corrupt & scrubs;
        let scrubs_none = scrubs_none.named("scrubs_no_block");
        let none = (fails & looks) | scrubs_none;
        let none = (rest.cannot_scrub).map_or(none, |cannot| none | cannot);
        let to_poison = (none & !is_poison).named("to_poison");
        m.drive(is_poison, flag(m, life, "poisoned", no, to_poison, no));
        let gone = flag(m, life, "gone", no, answers.fed, to_poison);
        let complete = !rest.is_partial | rest.merges;
        let is_lost = entry.metadata.is_lost;
        let complete = is_lost.map_or(complete, |is_lost| complete | (is_lost & is_poison));
        let is_ready = entry.open.closed & entry.metadata.known & complete;
        Sent {
            fails,
            scrubs_none,
            to_poison,
            is_poison,
            gone,
            is_ready: is_ready.named("is_ready"),
        }
    }
}

/// The end of the write: new metadata are written, or the line is unpinned.
struct End<'m> {
    failed: Signal<'m>,
    to_update: Signal<'m>,
    was_written: Signal<'m>,
    new_metadata: Signal<'m>,
    over: Signal<'m>,
}

impl<'m> End<'m> {
    fn new(m: &'m Builder, entry: &Entry<'m>, rest: &Rest<'m>, sent: &Sent<'m>) -> Self {
        let Block { life, looks, .. } = entry.block;
        let (no, answers) = (m.zero(1), &entry.ports.answers);
        let (written, update_taken) = (answers.written, answers.update_taken);
        let look_up_failed = entry.metadata.look_up.failed;
        let refused = (rest.arrives & answers.rest_failed).named("rest_refused");
        let failing = look_up_failed | refused | sent.fails;
        let failing = (rest.cannot_modify).map_or(failing, |cannot| failing | cannot);
        let failed = flag(m, life, "failed_held", no, failing, no);
        let is_over = m.wire("is_over", 1);
        let not_read = rest.to_modify & refused & !sent.scrubs_none;
        let unchanged = not_read | (entry.open.closed & rest.nothing_to_scrub);
        let unchanged = (rest.cannot_modify).map_or(unchanged, |cannot| unchanged | cannot);
        let updates = ((written & looks & !sent.to_poison) | unchanged) & !is_over;
        let to_update = flag(m, life, "to_update", no, updates, update_taken);
        let was_written = flag(m, life, "was_written", no, written, no);
        let metadata = answers.written_metadata;
        let new_metadata = held_value(m, life, "new_metadata_held", written, metadata);
        let finishes = look_up_failed | update_taken | (written & !looks);
        let over = flag(m, life, "finished", no, finishes, no);
        m.drive(is_over, over | update_taken);
        End {
            failed,
            to_update,
            was_written,
            new_metadata,
            over,
        }
    }
}

pub(super) fn write_entry(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_entry"));
    m.doc("Entry of the write buffer: tracks one block that is written, from its first byte to the memory's answer. While open, it collects bytes. Once closed, it looks up and pins the block's metadata, has missing bytes read, is compressed and written, and writes the new metadata.");
    let ports = Ports::inputs(&m, p);

    m.section("The block, and the bytes of it that were written");
    let block = Block::new(&m, p, &ports);

    m.section("Sealed when a burst that is answered early has ended: reads must not go before it");
    let sealed = Sealed::new(&m, &ports, block.life);

    m.section("Open until it is whole, has waited, or its place is needed");
    let open = Open::new(&m, p.buffers.checks(), &ports, &block, sealed.sealed);

    m.section("Its metadata, whose line is pinned from the hit on");
    let metadata = Metadata::new(&m, p, &ports, block.life);
    let entry = Entry {
        ports,
        block,
        sealed,
        open,
        metadata,
    };

    m.section("The rest of the block, and its path to memory");
    let rest = Rest::new(&m, &entry);
    let sent = Sent::new(&m, &entry, &rest);

    m.section("The end");
    let end = End::new(&m, &entry, &rest, &sent);

    m.section("Outputs");
    state(&m, &entry);
    requests(&m, &entry, &rest, &sent, &end);
    about_requests(&m, &entry, &rest, &sent, &end);
    m.finish()
}

/// The ports of the entry's state.
fn state<'m>(m: &'m Builder, entry: &Entry<'m>) {
    let Open { in_burst, open, .. } = entry.open;
    let block = &entry.block;
    let busy = block.life.busy;
    m.output("busy", busy).comment("Entry holds a block");
    m.output("open", busy & open)
        .comment("Entry accepts more bytes of its block");
    m.output("sealed", entry.sealed.sealed)
        .comment("Entry accepts nothing more: some of its writes may be answered");
    m.output("posted", entry.sealed.posted)
        .comment("Some writes of the entry are answered before they are in memory");
    m.output("stays_open", open & in_burst)
        .comment("Burst that last wrote to the entry continues in it");
    m.output("block", block.number)
        .comment("Number of the block");
    m.output("attributes", block.attributes)
        .comment("Attributes of its writes, with their highest AxQOS");
    m.output("begun", block.begun)
        .comment("Words of which bytes were written, one bit each");
    m.output("old_metadata", entry.metadata.old)
        .comment("Metadata of the block before the write");
    m.output("looks", busy & block.looks)
        .comment("Entry uses the metadata cache");
    m.output("scrubs", busy & block.scrubs)
        .comment("Entry is a scrub: no client wrote to it");
}

/// The ports of what the entry requests.
fn requests<'m>(
    m: &'m Builder,
    entry: &Entry<'m>,
    rest: &Rest<'m>,
    sent: &Sent<'m>,
    end: &End<'m>,
) {
    let busy = entry.block.life.busy;
    let wanted = entry.metadata.look_up.wanted;
    m.output("wants_look_up", entry.open.closed & wanted)
        .comment("Requests a look-up of the metadata");
    m.output("wants_modify", rest.to_modify & !rest.asked)
        .comment("Requests a read of the block, for the bytes that were not written");
    let ends_now = end.to_update | end.over;
    let wants_feed = (!end.failed & !rest.nothing_to_scrub) | sent.is_poison;
    let wants_feed = sent.is_ready & !sent.gone & wants_feed & !ends_now;
    m.output("wants_feed", wants_feed)
        .comment("Requests that the entry is sent to memory");
    m.output("wants_update", busy & end.to_update)
        .comment("Requests that new metadata are written, or the line unpinned");
}

/// The ports of what belongs to the requests, and of the end.
fn about_requests<'m>(
    m: &'m Builder,
    entry: &Entry<'m>,
    rest: &Rest<'m>,
    sent: &Sent<'m>,
    end: &End<'m>,
) {
    let block = &entry.block;
    let differs = !end.new_metadata.eq(entry.metadata.old);
    let differs = match (entry.metadata.is_lost, entry.ports.lost) {
        (Some(is_lost), Some(Lost { rewrites, .. })) => differs | is_lost | rewrites,
        _ => differs,
    };
    m.output("changes", end.was_written & differs)
        .comment("With wants_update: write the metadata; else only unpin the line");
    m.output("new_metadata", end.new_metadata)
        .comment("With wants_update: bursts of the block less one, or all ones if it is raw");
    m.output("compresses", block.compresses & !block.scrubs)
        .comment("With wants_feed: block may be compressed");
    m.output("merges", rest.merges & rest.is_partial)
        .comment("With wants_feed: rest of the block was read");
    m.output("poisons", sent.is_poison)
        .comment("With wants_feed: block is poison");
    m.output("over", block.life.busy & end.over)
        .comment("Entry has nothing left to do, and must end");
    m.output("failed", end.failed)
        .comment("Write of the block has failed");
}
