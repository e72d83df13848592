//! The third cycle of the metadata cache's pipeline: the line's word is read and written, damaged words are
//! found, and look-ups are answered.

use super::answers::{answers, Answered, Look, Outcome};
use super::beat_queue::Beat;
use super::comparison::Compared;
use super::first_cycle::Shared;
use super::line_data::{line_data, LineDataInputs, LineDataOutputs};
use super::repair::{DamagedAccess, Repair, Repaired};
use super::{or, step, Parameters};
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::select::select;

/// What the access does with its line's word.
pub(super) struct Third<'m> {
    late_busy: Signal<'m>,
    busy: Signal<'m>,
    /// A look-up is answered.
    answers: Signal<'m>,
    writes_word: Signal<'m>,
    /// The word is one to write back.
    shifts_out: Signal<'m>,
    takes_beat: Signal<'m>,
    owner: Signal<'m>,
    metadata: Signal<'m>,
    /// The word is its line's last.
    out_last: Signal<'m>,
}

impl<'m> Third<'m> {
    fn new(m: &'m Builder, compared: &Compared<'m>) -> Self {
        let (kinds, target) = (&compared.second.kinds, &compared.second.target);
        let stages = &compared.second.stages;
        let set = &compared.misses.set;
        let late = |name: &str, value| stages.late(m, name, value);
        let late_busy = step(m, "late_busy", stages.second);
        let busy = step(m, "third_busy", late_busy);
        let answered = or(or(kinds.looks_up, kinds.asks_again), set.ends.tells_first);
        let answers = step(m, "answers", late("answers_late", answered));
        let writes_word = late("writes_late", set.pinned.writes_line);
        let writes_word = step(m, "writes_word", writes_word);
        Third {
            late_busy,
            busy,
            answers,
            writes_word,
            shifts_out: step(m, "shifts_out", late("shifts_late", kinds.read_out)),
            // Of a cycle without an access, too.
            takes_beat: step(m, "takes_beat", kinds.filled | !stages.second),
            owner: m.delay_if("third_owner", late_busy, late("owner_late", target.owner)),
            metadata: m.delay("third_metadata", late("metadata_late", target.metadata)),
            out_last: m.delay("out_last", late("out_last_late", target.read_last)),
        }
    }

    /// The cycles of the word's access are busy.
    fn busy(&self) -> [Signal<'m>; 2] {
        [self.late_busy, self.busy]
    }
}

/// A word to write into a line.
struct Filled<'m> {
    fill: Signal<'m>,
    set: Signal<'m>,
    way: Signal<'m>,
    beat: Option<Signal<'m>>,
    data: Signal<'m>,
}

impl<'m> Filled<'m> {
    /// A beat of a fetched line.
    fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        third: &Third<'m>,
    ) -> Result<Self, DesignError> {
        let (fetched, held) = (&shared.ports.fetched, &shared.held);
        m.output("fetched_ready", third.takes_beat)
            .comment("Beat of a fetched line is accepted if valid; a register");
        let fill = (third.takes_beat & fetched.valid).named("fill");
        m.drive(shared.in_flight.fetches.line_fetched, fill & fetched.last);
        let line = select(m, "line_filled", fetched.number, &held.new)?.named("fill_line");
        let way = select(m, "way_filled", fetched.number, held.new_ways())?;
        if let Some(beat) = fetched.beat {
            m.assert(
                !fill | fetched.last.eq(beat.all()),
                "fetched_last is not on a line's last beat",
            );
        }
        Ok(Filled {
            fill,
            set: line.slice(0, p.set_bits()),
            way,
            beat: fetched.beat,
            data: fetched.data,
        })
    }

    /// Adds a word that is lost, which becomes "raw".
    fn or_raw(self, repair: &Repair<'m>) -> Self {
        let raw = repair.loses;
        Filled {
            fill: self.fill | raw,
            set: raw.mux(repair.set, self.set),
            way: raw.mux(repair.way, self.way),
            beat: (self.beat.zip(repair.beat)).map(|(beat, lost)| raw.mux(lost, beat)),
            data: (!raw).gate(self.data),
        }
    }
}

/// The memory of the lines' words.
fn words<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    compared: &Compared<'m>,
    third: &Third<'m>,
) -> Result<LineDataOutputs<'m>, DesignError> {
    let (kinds, target) = (&compared.second.kinds, &compared.second.target);
    let (stages, set) = (&compared.second.stages, &compared.misses.set);
    let filled = Filled::new(m, p, shared, third)?;
    let checks_word = compared.misses.hit | set.pinned.writes_line | kinds.read_out;
    let checks_word = or(checks_word, set.ends.tells_first).named("checks_word");
    let filled = match shared.upkeep.repair() {
        None => filled,
        Some(repair) => filled.or_raw(repair),
    };
    let inputs = LineDataInputs {
        checked: (p.protection.checks())
            .then(|| step(m, "checks_line", stages.late(m, "checks_late", checks_word))),
        read: or(
            kinds.looks_up | kinds.writes | kinds.read_out,
            set.ends.tells_first,
        ),
        read_set: set.pinned.set,
        read_way: set.ways.way,
        read_block: target.block,
        write: third.writes_word,
        written: !third.metadata,
        // Flipped bits in the order of the ways may leave no victim.
        fill: filled.fill & filled.way.named("fill_way").any(),
        fill_set: filled.set,
        fill_way: filled.way,
        fill_beat: filled.beat,
        fill_data: filled.data,
        inject: shared.ports.inject_into(0),
    };
    Ok(m.instance("data", &line_data(p)?, inputs))
}

/// The outcome for damaged words, with protection.
fn repaired<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    compared: &Compared<'m>,
    (busy, data): ([Signal<'m>; 2], &LineDataOutputs<'m>),
) -> Result<Option<Repaired<'m>>, DesignError> {
    let damaged = compared.directory.damaged.zip(data.damaged);
    let Some((repairs, (of_set, of_line))) = shared.upkeep.repairs.as_ref().zip(damaged) else {
        return Ok(None);
    };
    let (kinds, target) = (&compared.second.kinds, &compared.second.target);
    let (stages, set) = (&compared.second.stages, &compared.misses.set);
    let was_cleared = step(m, "was_cleared", kinds.cleared);
    let [late_busy, third_busy] = busy;
    let third = |name: &str, value| {
        let late = stages.late(m, &format!("{name}_late"), value);
        m.delay_if(name, late_busy, late)
    };
    let after = |name: &str, value| m.delay_if(name, third_busy, value);
    let next_block = third("third_block", target.block);
    let found = DamagedAccess {
        set: (of_set & !was_cleared).named("set_is_damaged"),
        line: of_line,
        writes: step(
            m,
            "damaged_is_written",
            m.delay(
                "third_writes",
                stages.late(m, "third_writes_late", set.pinned.writes_line),
            ),
        ),
        set_number: after("damaged_set", third("third_set", set.pinned.set)),
        way: after("damaged_way", third("third_way", set.ways.way)),
        block: after("damaged_block", next_block),
        comes: third_busy,
        next_block,
        installed: kinds.installed,
        failed: target.failed,
        clears: shared.upkeep.sweep.begins,
    };
    let repaired = repairs
        .repair
        .next(m, p, (repairs.goes, shared.upkeep.sweep.busy), &found)?;
    let set_corrected = (compared.directory.corrected).map(|set| set & !was_cleared);
    if let Some(corrected) = data.corrected {
        m.output("corrected", or(corrected, set_corrected))
            .comment("A damaged word was corrected in this cycle");
    }
    m.output("refetched", repaired.refetched)
        .comment("A line with a damaged word was fetched again");
    Ok(Some(repaired))
}

/// The line's word, and its damage.
pub(super) struct Word<'m> {
    third: Third<'m>,
    data: LineDataOutputs<'m>,
    /// With protection.
    repaired: Option<Repaired<'m>>,
}

impl<'m> Word<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        compared: &Compared<'m>,
    ) -> Result<Self, DesignError> {
        let third = Third::new(m, compared);
        let data = words(m, p, shared, compared, &third)?;
        let repaired = repaired(m, p, shared, compared, (third.busy(), &data))?;
        Ok(Word {
            third,
            data,
            repaired,
        })
    }

    /// The cycles of the word's access are busy.
    pub fn busy(&self) -> [Signal<'m>; 2] {
        self.third.busy()
    }

    /// The result of a look-up; it may be `refused`.
    fn look(&self, m: &'m Builder, compared: &Compared<'m>, refused: Signal<'m>) -> Look<'m> {
        let (stages, kinds) = (&compared.second.stages, &compared.second.kinds);
        let (registers, set) = (&compared.misses.registers, &compared.misses.set);
        let hit = compared.misses.hit;
        let late = |name: &str, value| stages.late(m, name, value);
        let waits = set.leaving.allocates | (kinds.looks_up & !hit & registers.comes);
        let miss = (registers.comes).mux(registers.comes_number, registers.free_number);
        Look {
            answers: self.third.answers,
            owner: self.third.owner,
            hit: late("hit_late", or(hit, set.ends.tells_first)),
            waits: late("waits_late", waits),
            miss: late("miss_late", miss),
            refused: late("refused_late", refused),
            stored: self.data.stored,
            damage: self.repaired.as_ref().map(|repaired| repaired.damage),
        }
    }

    /// The ports of answers and of misses that end. A look-up may be `refused`. Returns whether there is an answer
    /// or an end.
    pub fn answer(
        &self,
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        compared: &Compared<'m>,
        refused: Signal<'m>,
    ) -> Signal<'m> {
        let look = self.look(m, compared, refused);
        let outcome = outcome(m, p, shared, compared);
        let fails = (fetch_failed(compared) | refused).named("fails");
        let Answered { any, drops, owner } = answers(m, look, outcome);
        if let Some((dropped, drops)) = (compared.misses.set.pinned.dropped.as_ref()).zip(drops) {
            m.drive(dropped.drops, m.delay_reset("pin_is_dropped", drops));
            m.drive(dropped.owner, m.delay_if("dropped_of", drops, owner));
        }
        failed_lines(m, compared, fails);
        any
    }

    /// The beat to write back, with protection one cycle later; and whether there is one.
    pub fn beat(
        &self,
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        compared: &Compared<'m>,
    ) -> (Signal<'m>, Beat<'m>) {
        let beat = Beat {
            data: self.data.word,
            last: self.third.out_last,
            damaged: None,
            ready: shared.ports.write_back.data_ready,
        };
        let shifts_out = self.third.shifts_out;
        let damage = self.repaired.as_ref().zip(self.data.damaged);
        let Some((repaired, damaged)) = damage else {
            return (shifts_out, beat);
        };
        let carrier = carrier(m, compared);
        let checked = step(m, "beat_is_checked", shifts_out);
        let bad = (damaged | repaired.here).named("beat_is_damaged");
        let of_beat = (checked & bad).gate(carrier.one_hot(p.misses + 1));
        keep_lines(m, p, compared, of_beat);
        let beat = Beat {
            data: m.delay_if("beat_checked", shifts_out, beat.data),
            last: m.delay("beat_checked_is_last", beat.last),
            damaged: Some(bad),
            ..beat
        };
        (checked, beat)
    }
}

/// A fetch has failed.
fn fetch_failed<'m>(compared: &Compared<'m>) -> Signal<'m> {
    compared.second.kinds.installed & compared.second.target.failed
}

/// The end of a miss.
fn outcome<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    compared: &Compared<'m>,
) -> Outcome<'m> {
    let (misses, ends) = (&compared.misses, &compared.misses.set.ends);
    let (stages, installed) = (&compared.second.stages, compared.second.kinds.installed);
    // No owner waits for a line that is fetched again.
    let of_miss = (misses.of_repair).map_or(installed, |repair| installed & !repair);
    // An owner that waits for a line that cannot be evicted while another one is lost might wait for ever.
    let lost = shared.upkeep.repair().map(|repair| repair.has_lost);
    let kept_failed = (ends.kept.zip(lost)).map(|(kept, lost)| kept & lost);
    let resolves = of_miss | (ends.lost_or_kept & !misses.is_flush);
    let miss = compared.second.target.number.slice(0, p.miss_bits());
    let failed = or(fetch_failed(compared), kept_failed);
    Outcome {
        resolves: stages.late(m, "outcome_late", resolves.named("outcome_comes")),
        miss: stages.late(m, "outcome_miss_late", miss),
        failed: stages.late(m, "outcome_failed_late", failed),
    }
}

/// The ports of lines that failed: in their look-up or fetch, which `fails`, and in their write-back.
fn failed_lines<'m>(m: &'m Builder, compared: &Compared<'m>, fails: Signal<'m>) {
    let line = compared.second.target.line;
    let is_lost = compared.misses.set.ends.is_lost;
    m.output("failed_line", m.delay_if("failed_number", fails, line))
        .comment("Last line that could not be fetched, or was refused");
    m.output("lost_valid", step(m, "line_is_lost", is_lost))
        .comment("A line could not be written back; it stays in the cache, dirty");
    m.output("lost_line", m.delay_if("lost_number", is_lost, line))
        .comment("Last line that could not be written back");
}

/// The register of the line of a beat that is checked.
fn carrier<'m>(m: &'m Builder, compared: &Compared<'m>) -> Signal<'m> {
    let stages = &compared.second.stages;
    let read = compared.second.next.read_number;
    let carrier = m.delay("carrier_read", stages.passed(m, "carrier_read_next", read));
    let carrier = stages.late(m, "third_carrier_late", carrier);
    m.delay("carrier_checked", m.delay("third_carrier", carrier))
}

/// Lines of which a beat was damaged, `of_beat` in this cycle: they stay in the cache although the memory has heard
/// of them.
fn keep_lines<'m>(m: &'m Builder, p: &Parameters, compared: &Compared<'m>, of_beat: Signal<'m>) {
    let target = &compared.second.target;
    let of_heard = (compared.second.kinds.heard).gate(target.number.one_hot(p.misses + 1));
    let of_heard = of_heard.named("heard_lines");
    let lines = m.register_reset("kept_lines", p.misses + 1, 0);
    m.next(lines, of_beat | (lines & !of_heard));
    if let Some(kept) = compared.misses.set.ends.kept {
        // Known one cycle ahead: beats are checked long before the memory hears of their line.
        let next = target.next_number.one_hot(p.misses + 1) & lines;
        let is_kept = m.delay_reset("line_is_kept", next.any());
        m.drive(kept, compared.second.kinds.heard & is_kept & !target.failed);
    }
}
