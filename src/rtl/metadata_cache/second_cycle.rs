//! The second cycle of the metadata cache's pipeline: what the access is, and the line and the block that it is to.

use super::access::Access;
use super::first_cycle::Shared;
use super::stages::Stages;
use super::step;
use crate::hdl::{Builder, Signal};

/// What the access in the second cycle is.
pub(super) struct Kinds<'m> {
    pub looks_up: Signal<'m>,
    /// With protection: a look-up whose owner is to ask again, because of the flush.
    pub asks_again: Option<Signal<'m>>,
    /// The look-up pins the line.
    pub pin_wanted: Signal<'m>,
    pub writes: Signal<'m>,
    pub unpins: Signal<'m>,
    /// A fetched line is installed, or its fetch has failed.
    pub installed: Signal<'m>,
    /// The response to a write-back is processed.
    pub heard: Signal<'m>,
    /// The flush visits a line.
    pub visited: Signal<'m>,
    /// A set is cleared.
    pub cleared: Signal<'m>,
    /// A word is read for write-back.
    pub read_out: Signal<'m>,
    /// A fetched word is written.
    pub filled: Signal<'m>,
    /// With protection: a line is inspected for the repair.
    pub repaired: Option<Signal<'m>>,
    /// The owner whose look-up missed the line that is installed is answered.
    pub answers_first: Option<Signal<'m>>,
}

impl<'m> Kinds<'m> {
    fn new(m: &'m Builder, shared: &Shared<'m>, access: &Access<'m>, stages: &Stages<'m>) -> Self {
        let (granted, upkeep) = (&shared.granted, &shared.upkeep);
        let (takes, kind) = (access.takes, access.kind);
        let (looks_up, asks_again) = look_ups(m, shared, access, stages);
        let chosen =
            |[name, before]: [&str; 2], value| step(m, name, stages.passed(m, before, value));
        let second = |[name, before, early]: [&str; 3], value| {
            let early = stages.early(m, early, value);
            step(m, name, stages.passed(m, before, early))
        };
        let (repairs, first) = (&upkeep.repairs, &access.first);
        Kinds {
            looks_up,
            asks_again,
            pin_wanted: m.delay("pin_wanted", stages.passed(m, "pins_next", kind.bit(0))),
            writes: chosen(["writes", "is_write"], takes & kind.eq_to(2)),
            unpins: chosen(["unpins", "is_unpin"], takes & kind.eq_to(3)),
            installed: chosen(["is_install", "installs_next"], access.installs),
            heard: chosen(["is_heard", "hears_next"], access.hears),
            visited: second(["is_visit", "visits_next", "visits_early"], upkeep.visits),
            cleared: second(
                ["is_clear", "clears_next", "clears_early"],
                upkeep.sweep.clears,
            ),
            read_out: second(["is_read", "reads_next", "reads_early"], granted.reads),
            filled: second(["is_fill", "fills_next", "fills_early"], granted.fills),
            repaired: (repairs.as_ref()).map(|repairs| {
                second(["is_repair", "repairs_next", "repairs_early"], repairs.goes)
            }),
            answers_first: (first.as_ref())
                .map(|first| chosen(["answers_first", "first_answered_next"], first.answers)),
        }
    }
}

/// Whether the access is a look-up; and, with protection, whether it is one whose owner is to ask again. During a
/// flush only an owner that poisons blocks pins a line, that of the lost word. All others ask again: if they
/// stalled here, they would block the poisoning owner behind them, for which the flush waits.
fn look_ups<'m>(
    m: &'m Builder,
    shared: &Shared<'m>,
    access: &Access<'m>,
    stages: &Stages<'m>,
) -> (Signal<'m>, Option<Signal<'m>>) {
    let kind = access.kind;
    let is_look_up = (access.takes & !kind.bit(1)).named("takes_look_up");
    let not_now = shared.upkeep.repair().map(|repair| {
        let is_lost =
            (repair.has_lost & access.requested.eq(repair.line)).named("request_is_of_lost");
        (kind.bit(0) & shared.upkeep.sweep.flushing & !is_lost).named("is_to_ask_again")
    });
    let looks_up = not_now.map_or(is_look_up, |not_now| is_look_up & !not_now);
    let looks_up = step(m, "looks_up", stages.passed(m, "is_look_up", looks_up));
    let asks_again = not_now.map(|not_now| {
        let asks = stages.passed(m, "pins_in_flush", is_look_up & not_now);
        step(m, "asks_again", asks)
    });
    (looks_up, asks_again)
}

/// The line, and the block in it, of the access in the second cycle.
pub(super) struct Target<'m> {
    pub line: Signal<'m>,
    /// The line of a look-up or a visit of the next cycle.
    pub looked_at: Signal<'m>,
    /// The way of a line in flight, or of one that is visited.
    pub held_way: Signal<'m>,
    pub block: Signal<'m>,
    pub owner: Signal<'m>,
    /// The owner of the next cycle.
    pub next_owner: Signal<'m>,
    pub metadata: Signal<'m>,
    /// The beat that is read out is its line's last.
    pub read_last: Signal<'m>,
    /// The miss register, or the flush, of a line in flight.
    pub number: Signal<'m>,
    /// That of the next cycle.
    pub next_number: Signal<'m>,
    /// The memory answered that line with an error.
    pub failed: Signal<'m>,
}

impl<'m> Target<'m> {
    fn new(m: &'m Builder, shared: &Shared<'m>, access: &Access<'m>, stages: &Stages<'m>) -> Self {
        let held = |names, value| stages.held(m, names, value);
        let fetches = &shared.in_flight.fetches.queue;
        let write_backs = &shared.in_flight.write_backs.queue;
        let next_owner = stages.passed(m, "owner_next", access.owner);
        let next_number = stages.passed(m, "number_next", access.number);
        Target {
            line: line(m, shared, access, stages),
            looked_at: stages.passed(m, "looked_at_next", access.looked_at),
            held_way: held(["held_way", "held_way_next"], access.way),
            block: held(["block_in_line", "block_next"], access.block),
            owner: m.delay_if("owner", stages.checks, next_owner),
            next_owner,
            metadata: held(["metadata", "metadata_next"], access.metadata),
            read_last: m.delay(
                "read_last",
                stages.passed(m, "read_last_next", access.is_last),
            ),
            number: m.delay_if("number", stages.checks, next_number),
            next_number,
            failed: {
                let failed = (shared.granted.installs)
                    .mux(fetches.finished_failed, write_backs.finished_failed);
                let failed = stages.early(m, "failed_early", failed);
                m.delay("failed", stages.passed(m, "failed_next", failed))
            },
        }
    }
}

/// The line of the access, or the one that the repair fetches again: nothing else is then in the pipeline.
fn line<'m>(
    m: &'m Builder,
    shared: &Shared<'m>,
    access: &Access<'m>,
    stages: &Stages<'m>,
) -> Signal<'m> {
    let Some(repair) = shared.upkeep.repair() else {
        return stages.held(m, ["line", "line_next"], access.line);
    };
    let passed = stages.passed(m, "line_next", access.line);
    let refetches = repair.is_to_refetch().named("is_to_refetch");
    m.assert(
        !(refetches & stages.checks),
        "an access enters while a line is to be fetched again",
    );
    let next = refetches.mux(repair.line, passed);
    m.delay_if("line", stages.checks | refetches, next)
}

/// The access in the second cycle.
pub(super) struct Second<'m> {
    /// The access that enters the pipeline meanwhile.
    pub next: Access<'m>,
    pub stages: Stages<'m>,
    pub kinds: Kinds<'m>,
    pub target: Target<'m>,
}

impl<'m> Second<'m> {
    pub fn new(
        m: &'m Builder,
        shared: &Shared<'m>,
        (stages, next): (Stages<'m>, Access<'m>),
    ) -> Self {
        let kinds = Kinds::new(m, shared, &next, &stages);
        let target = Target::new(m, shared, &next, &stages);
        Second {
            next,
            stages,
            kinds,
            target,
        }
    }
}
