//! The metadata cache: one pipeline for all accesses to its memories.
//!
//! An answer comes 6 cycles after its request. One request per cycle, but lines in flight may use every other
//! cycle. An answer that neither hits, waits nor is refused means: ask again later, because no miss register or
//! no way is free, or the line is being written back. `request_ready` depends on registers and, without
//! protection, on `request_kind`: during a flush no line may be pinned. With protection such a request is
//! accepted; only the line of a lost word may be pinned, and all other owners have to ask again.
//! `fetched_ready` is a register.
//!
//! In the pipeline's first step the set's word is read. In the second it is processed and written, and the pins
//! and misses are updated. In the third the line's word is available, and is written. Two cycles lie between the
//! first step and the second, in which the set's word is corrected and its tags are compared, and one between the
//! second and the third. Everything that changes a line passes the pipeline, also fetched lines and responses of the
//! memory. So an answer that waits always comes before the `resolved` that it waits for.
//!
//! A damaged word of a clean line is fetched again ([`repair`](super::repair)). If the line is dirty, its
//! blocks are offered for poisoning ([`lost_word`](super::lost_word)). A damaged line is not written back, but
//! stays in the cache. Damage of the directory, and damage that cannot be fetched again, stop the cache: that
//! look-up and all later ones are refused, and nothing is written back, until the cache is cleared.

use std::rc::Rc;

use super::access::Access;
use super::beat_queue::beats_out;
use super::comparison::Compared;
use super::first_cycle::{Granted, Shared, Upkeep};
use super::in_flight::{Fetches, HeldLines, InFlight, WriteBacks};
use super::ports::Ports;
use super::second_cycle::Second;
use super::stages::Stages;
use super::third_cycle::Word;
use super::{bits_in_words, or, step, Parameters};
use crate::hdl::{Builder, DesignError, Module, Signal};

/// The cache's module.
pub fn cache(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.name.clone());
    m.doc(&format!(
        "Metadata cache of {} bytes (E2MC III-D): {} bits per block, inverted in memory and in lines.\nOne request per cycle, or every other cycle while lines are in flight. An answer comes 6 cycles after its request.",
        p.bytes,
        bits_in_words(p),
    ));
    let ports = Ports::inputs(&m, p);

    m.section("Queues of lines in flight");
    let fetches = Fetches::new(&m, p, &ports.fetched)?;
    let write_backs = WriteBacks::new(&m, p, &ports.write_back)?;
    let in_flight = InFlight {
        fetches,
        write_backs,
    };

    m.section("Clearing and flushing");
    let upkeep = Upkeep::new(&m, p, &ports)?;

    m.section("First cycle: a request, or a step of a line in flight");
    let granted = Granted::new(&m, p, &ports, &in_flight, &upkeep)?;

    m.section("Its set; and in the next cycle its line, way and block");
    let held = HeldLines::new(&m, p);
    let shared = Shared {
        ports,
        in_flight,
        upkeep,
        granted,
        held,
    };
    let stages = Stages::new(&m, &shared);
    let access = Access::new(&m, p, &shared, &stages)?;

    m.section("Second cycle: compare the set");
    let second = Second::new(&m, &shared, (stages, access));
    let compared = Compared::new(&m, p, &shared, second)?;

    m.section("A miss, and the flush's visit to a line");
    let refused = compared.begin_miss(&m);
    compared.visit(&m, &shared);
    compared.send(&m, p, &shared);

    m.section("Third cycle: the line's word");
    let word = Word::new(&m, p, &shared, &compared)?;

    m.section("The answer, and lines that failed");
    let answers = word.answer(&m, p, &shared, &compared, refused);

    m.section("The memory port");
    let (fetches, write_backs) = (&shared.in_flight.fetches, &shared.in_flight.write_backs);
    fetches.outputs(&m, &shared.held, shared.ports.fetch_ready)?;
    write_backs.outputs(&m, &shared.held, shared.ports.write_back.ready)?;
    let (shifts_out, beat) = word.beat(&m, p, &shared, &compared);
    let free = beats_out(&m, shared.granted.reads, shifts_out, beat)?;
    m.drive(shared.granted.room, free);

    m.section("Whether anything is in flight");
    let quiet = is_quiet(&m, &shared, &compared, &word);
    idle(&m, &shared, quiet, answers);
    check_owner(&m, p, &shared);
    m.finish()
}

/// Whether nothing is in flight, in the queues or in the pipeline.
fn is_quiet<'m>(
    m: &'m Builder,
    shared: &Shared<'m>,
    compared: &Compared<'m>,
    word: &Word<'m>,
) -> Signal<'m> {
    let (in_flight, upkeep) = (&shared.in_flight, &shared.upkeep);
    let empty = in_flight.fetches.queue.empty & in_flight.write_backs.queue.empty;
    let stages = &compared.second.stages;
    let [late_busy, third_busy] = word.busy();
    let stages = stages.chooses | stages.checks | stages.second | late_busy | third_busy;
    let quiet = (empty & !stages).named("is_quiet");
    let Some(repairs) = &upkeep.repairs else {
        m.drive(upkeep.quiet, quiet);
        return quiet;
    };
    // A write that meets damage reports it one cycle later.
    let told = step(m, "damage_is_told", third_busy);
    m.drive(repairs.may, upkeep.quiet & !told);
    // A line that is fetched again enters the queues only later.
    m.drive(upkeep.quiet, quiet & !repairs.repair.asked);
    quiet
}

/// The ports that say whether the cache is busy. `quiet`: nothing is in flight; `answers`: an answer is given.
fn idle<'m>(m: &'m Builder, shared: &Shared<'m>, quiet: Signal<'m>, answers: Signal<'m>) {
    let (sweep, repair) = (&shared.upkeep.sweep, shared.upkeep.repair());
    m.output("busy", sweep.busy)
        .comment("Cache is clearing or flushing, from the cycle after clear or flush on");
    let busy = or(answers | sweep.busy, repair.map(|repair| repair.under_way));
    let busy = or(busy, repair.map(|repair| repair.has_lost));
    m.output("idle", quiet & !busy)
        .comment("Nothing is in flight");
}

/// Asserts that owners that do not pin only look up.
fn check_owner<'m>(m: &'m Builder, p: &Parameters, shared: &Shared<'m>) {
    let request = &shared.ports.request;
    let owners = m.constant(u64::from(p.owners), p.owner_bits + 1);
    let owns = request.owner.resize(p.owner_bits + 1).lt(owners);
    m.assert(
        !shared.granted.takes | request.kind.eq_to(0) | owns,
        "an owner that does not pin asks for more than a look",
    );
}
