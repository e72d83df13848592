//! The entries, with all that they get.

use super::super::write_entry::write_entry;
use super::super::{
    decode, entry_and_word, place, word_one_hot, Parameters, COMBINE_BITS, QUARTERS_BITS,
};
use super::ports::{Beat, Ports, Written};
use crate::hdl::{ArrayRef, Builder, DesignError, Signal};
use crate::rtl::common::round_robin::{number, successor};

/// What all parts of the buffer use.
pub(super) struct Shared<'m> {
    pub ports: Ports<'m>,
    pub choice: Choice<'m>,
    pub newest: Newest<'m>,
    pub told: Told<'m>,
    pub ends: Ends<'m>,
    pub last_beat: LastBeat<'m>,
    pub filled: Filled<'m>,
}

impl<'m> Shared<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, ports: Ports<'m>) -> Self {
        let choice = Choice::new(m, p);
        let newest = Newest::new(m, &ports);
        let told = Told::new(m, p, &ports);
        let ends = Ends::new(m, p);
        let last_beat = LastBeat::new(m, p, &ports.beat);
        let filled = Filled::new(m, p, &ports, ends.entry, last_beat.word);
        Shared {
            ports,
            choice,
            newest,
            told,
            ends,
            last_beat,
            filled,
        }
    }
}

/// The entries that are chosen for the beat and for the newest block, one bit each; all are driven later.
pub(super) struct Choice<'m> {
    /// The open entry that the beat goes to.
    pub joins: Signal<'m>,
    /// The entry that accepts the beat: that one, or one that is taken.
    pub accepts: Signal<'m>,
    /// The entry that is taken for the newest block, and one bit: there is one.
    pub takes: Signal<'m>,
    pub takes_any: Signal<'m>,
    /// The entry that may be taken, known earlier; and one bit: a block may need it.
    pub may_take: Signal<'m>,
    pub offers: Signal<'m>,
    /// Entries that must close.
    pub closes: Signal<'m>,
    /// Entries of other blocks than the beat's.
    pub moved_on: Signal<'m>,
    /// The entry that holds the beat's block: if another one is taken for that, it is closed, and goes first.
    pub in_front: Signal<'m>,
    /// One bit: there is such an entry.
    pub is_behind: Signal<'m>,
}

impl<'m> Choice<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        Choice {
            joins: m.wire("joined_by", p.entries),
            accepts: m.wire("taken_by", p.entries),
            takes: m.wire("allocates", p.entries),
            takes_any: m.wire("allocates_any", 1),
            may_take: m.wire("may_allocate", p.entries),
            offers: m.wire("block_offered", 1),
            closes: m.wire("closes", p.entries),
            moved_on: m.wire("burst_moved_on", p.entries),
            in_front: m.wire("entry_in_front", p.entries),
            is_behind: m.wire("is_behind", 1),
        }
    }
}

/// The block that may need an entry: the beat's, or one to store again.
pub(super) struct Newest<'m> {
    /// It is a block to store again. Driven later.
    pub scrubs: Signal<'m>,
    pub block: Signal<'m>,
}

impl<'m> Newest<'m> {
    fn new(m: &'m Builder, ports: &Ports<'m>) -> Self {
        let turn = m.register_reset("scrubs_turn", 1, 0);
        turn.comment("While a scrub is in progress, beats and blocks to scrub alternate.");
        Newest {
            scrubs: turn,
            block: (turn.mux(ports.scrub.block, ports.beat.block)).named("newest_block"),
        }
    }

    /// Whether it is this block: both candidates are compared with it, for a shorter path than the chosen one.
    pub fn is(&self, ports: &Ports<'m>, block: Signal<'m>) -> Signal<'m> {
        (self.scrubs).mux(ports.scrub.block.eq(block), ports.beat.block.eq(block))
    }
}

/// What the entries are told, one bit per entry.
pub(super) struct Told<'m> {
    /// Driven later: the look-up is queued.
    pub looked_up: Signal<'m>,
    /// Driven later: the new metadata are queued.
    pub updated: Signal<'m>,
    /// Driven later: the entry is queued to be sent.
    pub fed: Signal<'m>,
    answers: Signal<'m>,
    written: Signal<'m>,
    /// The word that the beat fills, one bit per word.
    fills: Signal<'m>,
}

impl<'m> Told<'m> {
    fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>) -> Self {
        let (look_up, written, beat) = (&ports.look_up, &ports.written, &ports.beat);
        Told {
            looked_up: m.wire("looked_up", p.entries),
            updated: m.wire("updated", p.entries),
            fed: m.wire("fed", p.entries),
            answers: decode(look_up.answered, look_up.entry, p.entries).named("entries_answered"),
            written: decode(written.valid, written.entry, p.entries).named("entries_written"),
            fills: {
                let is_word = word_one_hot(m, p, beat.word).named("is_word");
                beat.strobes.all().gate(is_word).named("words_filled")
            },
        }
    }

    /// The ports of the block's way through the metadata cache and to memory.
    fn inputs(&self, written: &Written<'m>) -> [(&'static str, Signal<'m>); 7] {
        [
            ("looked_up", self.looked_up),
            ("answered", self.answers),
            ("fed", self.fed),
            ("written", self.written),
            ("written_failed", written.failed),
            ("written_metadata", written.metadata),
            ("update_taken", self.updated),
        ]
    }
}

/// The entry that ends.
pub(super) struct Ends<'m> {
    /// Driven later: this entry, one-hot or zero.
    pub ends: Signal<'m>,
    /// Driven later: there is one.
    pub any: Signal<'m>,
    /// Its number.
    pub entry: Signal<'m>,
}

impl<'m> Ends<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        let ends = m.wire("ending", p.entries);
        Ends {
            ends,
            any: m.wire("any_ending", 1),
            entry: number(m, ends).named("number_ending"),
        }
    }
}

/// The beat that was accepted in the previous cycle: its entry is known late, and none is sent that soon.
pub(super) struct LastBeat<'m> {
    /// Driven later: its entry, one-hot or zero.
    pub entry: Signal<'m>,
    pub strobes: Signal<'m>,
    pub word: Signal<'m>,
    /// The word, one bit each.
    pub marked: Signal<'m>,
}

impl<'m> LastBeat<'m> {
    fn new(m: &'m Builder, p: &Parameters, beat: &Beat<'m>) -> Self {
        let entry = m.register_reset("entry_written", p.entries, 0);
        let strobes = m.delay_if("strobes_written", beat.valid, beat.strobes);
        let word = m.delay_if("word_written", beat.valid, beat.word);
        LastBeat {
            entry,
            strobes,
            word,
            marked: word_one_hot(m, p, word).named("marked_words"),
        }
    }
}

/// A word whose bytes are all written, perhaps by several beats.
pub(super) struct Filled<'m> {
    /// Driven later: there is one.
    pub is_filled: Signal<'m>,
    /// Driven later: its place in the memory of bytes.
    pub place: Signal<'m>,
    /// Its entry's number.
    pub entry: Signal<'m>,
    entries: Signal<'m>,
    words: Signal<'m>,
    /// With protection: entries to poison, also because the strobes of such a word are lost.
    poisons: Option<Signal<'m>>,
}

impl<'m> Filled<'m> {
    /// The place is as wide as that of any `entry` and `word`.
    fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        entry: Signal<'m>,
        word: Signal<'m>,
    ) -> Self {
        let is_filled = m.wire("fills_word", 1);
        let all = m.wire("filled_place", place(p, entry, word).width());
        let (entry, word) = entry_and_word(p, all);
        let entries = decode(is_filled, entry, p.entries).named("entries_filled");
        let poisons = ports.protected.as_ref().map(|protected| {
            let lost = decode(protected.bytes_lost, entry, p.entries);
            (protected.damaged | lost).named("entries_to_poison")
        });
        Filled {
            is_filled,
            place: all,
            entry,
            entries,
            words: word_one_hot(m, p, word).named("filled_words"),
            poisons,
        }
    }

    fn inputs(&self) -> Vec<(&'static str, Signal<'m>)> {
        let mut inputs = vec![("filled", self.entries), ("filled_words", self.words)];
        inputs.extend(self.poisons.map(|poisons| ("damaged", poisons)));
        inputs
    }
}

/// The time by which entries wait for more bytes.
struct Time<'m> {
    /// Driven later: an entry is open.
    any_open: Signal<'m>,
    now: Signal<'m>,
    deadline: Signal<'m>,
}

impl<'m> Time<'m> {
    fn new(m: &'m Builder, ports: &Ports<'m>) -> Result<Self, DesignError> {
        let any_open = m.wire("any_open", 1);
        let now = quarters(m, ports.combine, ports.beat.valid | any_open)?;
        Ok(Time {
            any_open,
            now,
            // So an entry waits for four quarters at least.
            deadline: now.plus(5).named("deadline"),
        })
    }
}

/// The time in quarters of `combine`, rounded up to whole cycles, while it `counts`.
fn quarters<'m>(
    m: &'m Builder,
    combine: Signal<'m>,
    counts: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let bits = COMBINE_BITS - 2;
    // Less one, rounded down: the number of the last cycle of a quarter.
    let fewer = (combine - m.constant(1, COMBINE_BITS)).named("combine_less_one");
    let last = (combine.any())
        .gate(fewer.slice(2, bits))
        .named("last_of_quarter");
    let cycle = m.register_reset("cycle", bits, 0);
    cycle.comment("Counts the cycles of a quarter of combine while any entry is open.");
    let ends = cycle.ge(last).named("quarter_ends");
    m.next_if(cycle, counts, (!ends).gate(successor(m, "cycle", cycle)?));
    let now = m.register_reset("now", QUARTERS_BITS, 0);
    m.next_if(now, counts & ends, now.plus(1));
    Ok(now)
}

/// The entries.
pub(super) struct Entries<'m> {
    all: ArrayRef<'m>,
    /// The block of each.
    pub blocks: Vec<Signal<'m>>,
    /// The attributes of the writes for which an entry may be taken.
    pub take_attributes: Signal<'m>,
    pub busy: Signal<'m>,
    pub open: Signal<'m>,
    pub over: Signal<'m>,
    pub failed: Signal<'m>,
}

impl<'m> Entries<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, shared: &Shared<'m>) -> Result<Self, DesignError> {
        let ports = &shared.ports;
        let time = Time::new(m, ports)?;
        let module = write_entry(p)?;
        let take = Take::new(m, shared);
        let inputs = [
            &take.inputs(shared)[..],
            &of_beat(shared)[..],
            &of_wait(shared, &time)[..],
            &shared.told.inputs(&ports.written)[..],
            &of_memory(ports)[..],
            &shared.filled.inputs()[..],
        ]
        .concat();
        let all = m.array("entry", &module, p.entries, &inputs);
        let blocks = all.each("block");
        let [busy, open, over, failed] = ["busy", "open", "over", "failed"]
            .map(|port| all.all(port).named(&format!("entries_{port}")));
        m.drive(time.any_open, open.any());
        Ok(Entries {
            all,
            blocks,
            take_attributes: take.attributes,
            busy,
            open,
            over,
            failed,
        })
    }

    /// An output port of all entries, the first in the lowest bits.
    pub fn all(&self, port: &str) -> Signal<'m> {
        self.all.all(port)
    }

    /// An output port of each entry.
    pub fn each(&self, port: &str) -> Vec<Signal<'m>> {
        self.all.each(port)
    }
}

/// What an entry gets that is taken for the newest block.
struct Take<'m> {
    looks: Signal<'m>,
    attributes: Signal<'m>,
    after: Signal<'m>,
}

impl<'m> Take<'m> {
    fn new(m: &'m Builder, shared: &Shared<'m>) -> Self {
        let (beat, scrubs) = (&shared.ports.beat, shared.newest.scrubs);
        let attributes = &beat.attributes;
        Take {
            looks: (scrubs | beat.looks).named("take_looks"),
            attributes: scrubs
                .mux(attributes.of_scrub, attributes.of_beat)
                .named("take_attributes"),
            after: number(m, shared.choice.in_front).named("number_in_front"),
        }
    }

    fn inputs(&self, shared: &Shared<'m>) -> [(&'static str, Signal<'m>); 9] {
        let (choice, newest) = (&shared.choice, &shared.newest);
        [
            ("take", choice.takes),
            ("may_take", choice.may_take),
            ("take_block", newest.block),
            ("take_looks", self.looks),
            ("take_attributes", self.attributes),
            ("take_compresses", shared.ports.beat.compresses),
            ("take_scrubs", newest.scrubs),
            ("take_behind", choice.is_behind),
            ("take_after", self.after),
        ]
    }
}

/// The ports of the beat, of its burst, and of the beat before.
fn of_beat<'m>(shared: &Shared<'m>) -> [(&'static str, Signal<'m>); 10] {
    let (beat, last_beat) = (&shared.ports.beat, &shared.last_beat);
    [
        ("write", shared.choice.joins),
        ("write_fills", shared.told.fills),
        ("write_attributes", beat.attributes.of_beat),
        ("write_posted", beat.posted),
        ("write_goes_on", beat.goes_on),
        ("burst_ends", beat.burst_ends),
        ("burst_ended", beat.burst_ended),
        ("burst_moved_on", shared.choice.moved_on),
        ("marks", last_beat.entry),
        ("marked_words", last_beat.marked),
    ]
}

/// The ports of what entries wait for.
fn of_wait<'m>(shared: &Shared<'m>, time: &Time<'m>) -> [(&'static str, Signal<'m>); 7] {
    let ends = &shared.ends;
    [
        ("ends", ends.ends),
        ("any_ends", ends.any),
        ("end_entry", ends.entry),
        ("close", shared.choice.closes),
        ("now", time.now),
        ("deadline", time.deadline),
        ("reads_before", shared.ports.read.before),
    ]
}

/// The ports of metadata, and of the rest of a block, as they were in memory.
fn of_memory<'m>(ports: &Ports<'m>) -> Vec<(&'static str, Signal<'m>)> {
    let (look_up, modify) = (&ports.look_up, &ports.modify);
    let mut inputs = look_up.answer.inputs().to_vec();
    inputs.extend([
        ("rest_ready", modify.ready),
        ("rest_failed", modify.failed),
        ("rest_corrupt", modify.corrupt),
    ]);
    inputs.extend(
        (look_up.lost.iter()).flat_map(|lost| [("lost", lost.lost), ("rewrites", lost.rewrites)]),
    );
    inputs
}
