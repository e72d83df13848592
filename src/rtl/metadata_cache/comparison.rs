//! The comparison of a set with the access in the pipeline's second cycle: pins, misses and the directory are
//! looked up and updated, and lines are sent on their way.

use super::directory::{directory, DirectoryInputs, DirectoryOutputs};
use super::first_cycle::Shared;
use super::miss_registers::{miss_registers, MissRegistersInputs, MissRegistersOutputs};
use super::pins::{pins, PinsInputs};
use super::second_cycle::{Kinds, Second, Target};
use super::{or, step, Parameters};
use crate::hdl::{concat, Builder, DesignError, Signal};

/// The ways of the set; all are driven later.
pub(super) struct Ways<'m> {
    /// The way of the access, unless it is a look-up that misses.
    pub way: Signal<'m>,
    hits: Signal<'m>,
    victim: Signal<'m>,
    /// The way that is hit is pinned.
    pin: Signal<'m>,
}

impl<'m> Ways<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        Ways {
            way: m.wire("accessed_way", p.ways),
            hits: m.wire("hits", p.ways),
            victim: m.wire("victim", p.ways),
            pin: m.wire("pins_line", 1),
        }
    }
}

/// An owner that loses its pin, driven later.
pub(super) struct Dropped<'m> {
    pub drops: Signal<'m>,
    pub owner: Signal<'m>,
}

/// The pins in the set.
pub(super) struct Pinned<'m> {
    /// Driven later: the number of the set.
    pub set: Signal<'m>,
    /// The set of the next cycle is the same.
    same_set: Signal<'m>,
    /// With protection.
    pub dropped: Option<Dropped<'m>>,
    /// The way that the access's owner has pinned.
    own_way: Signal<'m>,
    /// With protection: ways whose line stays, because a word of it is lost.
    held_here: Option<Signal<'m>>,
    /// Ways whose line stays.
    ways: Signal<'m>,
    /// The access writes into the line that its owner has pinned.
    pub writes_line: Signal<'m>,
}

impl<'m> Pinned<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        second: &Second<'m>,
        ways: &Ways<'m>,
    ) -> Result<Self, DesignError> {
        let (kinds, repair) = (&second.kinds, shared.upkeep.repair());
        let ends_pin = (kinds.writes | kinds.unpins).named("ends_pin");
        let dropped = repair.map(|_| Dropped {
            drops: m.wire("drops_pin", 1),
            owner: m.wire("pin_dropped_of", p.owner_bits),
        });
        let set = m.wire("set_number", p.set_bits());
        let next_set = second.target.looked_at.slice(0, p.set_bits());
        let same_set = next_set.eq(set).named("same_set");
        let inputs = PinsInputs {
            owner: second.target.owner,
            next_owner: second.target.next_owner,
            next_set,
            set_number: set,
            same_set,
            pin: ways.pin,
            way: ways.hits,
            unpin: ends_pin,
            clear: shared.upkeep.sweep.begins,
            drop: dropped.as_ref().map(|dropped| dropped.drops),
            dropped_owner: dropped.as_ref().map(|dropped| dropped.owner),
        };
        let pins = m.instance("pin_registers", &pins(p)?, inputs);
        let held_here = repair.map(|repair| repair.holds(m, next_set));
        Ok(Pinned {
            set,
            same_set,
            dropped,
            own_way: pins.own_way,
            held_here,
            ways: or(pins.pinned, held_here).named("pinned_ways"),
            writes_line: (kinds.writes & pins.own).named("writes_line"),
        })
    }
}

/// A line that leaves the cache; all are driven later.
pub(super) struct Leaving<'m> {
    /// It is the victim of a look-up that misses.
    pub allocates: Signal<'m>,
    /// The flush writes it back.
    carries: Signal<'m>,
    tag: Signal<'m>,
    /// The victim is dirty.
    leaves: Signal<'m>,
}

impl<'m> Leaving<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        Leaving {
            allocates: m.wire("allocates", 1),
            carries: m.wire("carries", 1),
            tag: m.wire("leaving_tag", p.tag_bits()),
            leaves: m.wire("leaves", 1).comment("The victim is dirty."),
        }
    }
}

/// The end of a fetch or of a write-back.
pub(super) struct Ends<'m> {
    /// The line was fetched.
    arrives: Signal<'m>,
    /// It was, and the owner that missed it first is answered.
    pub tells_first: Option<Signal<'m>>,
    /// The line was not written back: it failed.
    pub is_lost: Signal<'m>,
    /// With protection, driven later: nor was it, because a word of it is damaged.
    pub kept: Option<Signal<'m>>,
    /// The line was written back.
    written_back: Signal<'m>,
    /// It was not.
    pub lost_or_kept: Signal<'m>,
}

impl<'m> Ends<'m> {
    fn new(m: &'m Builder, shared: &Shared<'m>, second: &Second<'m>) -> Self {
        let (kinds, failed) = (&second.kinds, second.target.failed);
        let arrives = (kinds.installed & !failed).named("arrives");
        let tells_first =
            (kinds.answers_first).map(|answers| (answers & !failed).named("tells_first"));
        let is_lost = (kinds.heard & failed).named("is_lost");
        let kept = shared.upkeep.repair().map(|_| m.wire("is_kept", 1));
        let written_back = kinds.heard & !failed;
        let written_back = kept.map_or(written_back, |kept| written_back & !kept);
        Ends {
            arrives,
            tells_first,
            is_lost,
            kept,
            written_back: written_back.named("is_written_back"),
            lost_or_kept: or(is_lost, kept),
        }
    }
}

/// The set, and the line in it that comes or goes.
pub(super) struct Set<'m> {
    pub ways: Ways<'m>,
    pub pinned: Pinned<'m>,
    pub leaving: Leaving<'m>,
    pub ends: Ends<'m>,
}

impl<'m> Set<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        second: &Second<'m>,
    ) -> Result<Self, DesignError> {
        let ways = Ways::new(m, p);
        let pinned = Pinned::new(m, p, shared, second, &ways)?;
        Ok(Set {
            ways,
            pinned,
            leaving: Leaving::new(m, p),
            ends: Ends::new(m, shared, second),
        })
    }
}

/// The tag that is compared.
struct Tag<'m> {
    now: Signal<'m>,
    /// That of the next cycle.
    next: Signal<'m>,
    same: Signal<'m>,
}

impl<'m> Tag<'m> {
    fn new(p: &Parameters, target: &Target<'m>) -> Self {
        let of_line = |line: Signal<'m>| line.slice(p.set_bits(), p.tag_bits());
        let now = of_line(target.line);
        let next = of_line(target.looked_at);
        let same = next.eq(now).named("same_tag");
        Tag { now, next, same }
    }
}

/// The set, compared with the miss registers.
pub(super) struct Misses<'m> {
    pub set: Set<'m>,
    /// Driven later: the look-up finds its line.
    pub hit: Signal<'m>,
    tag: Tag<'m>,
    /// With protection: the line is one that was fetched again.
    pub of_repair: Option<Signal<'m>>,
    pub registers: MissRegistersOutputs<'m>,
    /// The line is that of the flush.
    pub is_flush: Signal<'m>,
}

impl<'m> Misses<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        second: &Second<'m>,
        set: Set<'m>,
    ) -> Result<Self, DesignError> {
        let (kinds, target) = (&second.kinds, &second.target);
        let hit = m.wire("hit", 1);
        let tag = Tag::new(p, target);
        let same_line = (set.pinned.same_set & tag.same).named("same_line");
        let repair = shared.upkeep.repair();
        let of_repair = repair.map(|repair| (repair.asked & kinds.installed).named("is_of_repair"));
        let (ways, leaving, ends) = (&set.ways, &set.leaving, &set.ends);
        let refetches = repair.map(|repair| repair.refetches);
        let inputs = MissRegistersInputs {
            next_line: target.looked_at,
            line: target.line,
            set_number: set.pinned.set,
            same_line,
            same_set: set.pinned.same_set,
            victim: repair.map_or(ways.victim, |repair| {
                repair.refetches.mux(repair.way, ways.victim)
            }),
            allocate: or(leaving.allocates, refetches),
            carry: leaving.carries,
            visited: target.held_way,
            leaving_tag: leaving.tag,
            leaves: refetches.map_or(leaving.leaves, |again| leaving.leaves & !again),
            number: target.number,
            left: ends.written_back,
            there: ends.arrives,
            free: or(
                (kinds.installed & target.failed) | ends.lost_or_kept,
                of_repair,
            ),
            hit,
            hits: ways.hits,
            clear: shared.upkeep.sweep.begins,
            again: refetches,
            first: (kinds.answers_first).map(|_| first_owner(kinds, target, refetches)),
            looks_up: kinds.answers_first.map(|_| kinds.looks_up),
        };
        let registers = m.instance("miss_registers", &miss_registers(p)?, inputs);
        if let (Some(first), Some(firsts)) = (&second.next.first, registers.firsts) {
            m.drive(first.all, firsts);
        }
        shared.held.drive(m, &registers);
        let is_flush = target.number.eq_to(u64::from(p.misses)).named("is_flush");
        Ok(Misses {
            set,
            hit,
            tag,
            of_repair,
            registers,
            is_flush,
        })
    }
}

/// The owner of a look-up that misses, with whether it is answered with the line: not if it pins. Nobody waits for a
/// line that `refetches`.
fn first_owner<'m>(
    kinds: &Kinds<'m>,
    target: &Target<'m>,
    refetches: Option<Signal<'m>>,
) -> Signal<'m> {
    let answers = !kinds.pin_wanted;
    let answers = refetches.map_or(answers, |again| answers & !again);
    concat(&[answers, target.block, target.owner])
}

/// The directory's entry of the set, and its update.
fn look_in_directory<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    second: &Second<'m>,
    misses: &Misses<'m>,
) -> Result<DirectoryOutputs<'m>, DesignError> {
    let (kinds, target, tag) = (&second.kinds, &second.target, &misses.tag);
    let Set {
        ways,
        pinned,
        leaving,
        ends,
    } = &misses.set;
    let cleaned = (ends.written_back & misses.is_flush).named("is_cleaned");
    let stays = (pinned.writes_line | ends.arrives | ends.lost_or_kept).named("stays");
    let of_others = kinds.writes.mux(pinned.own_way, target.held_way);
    let of_others = of_others.named("way_of_others");
    let inputs = DirectoryInputs {
        read: second.stages.needs_set,
        read_set: second.next.next_set,
        tag: tag.now,
        next_tag: tag.next,
        same_tag: tag.same,
        blocked: pinned.ways | misses.registers.reserved,
        visit: or(kinds.visited, kinds.repaired),
        visited: target.held_way,
        touch: misses.hit | stays,
        touch_way: ways.way,
        put: leaving.allocates | stays | cleaned,
        put_way: kinds.looks_up.mux(ways.victim, of_others),
        put_valid: !kinds.looks_up,
        put_changed: kinds.writes | ends.lost_or_kept,
        put_lost: ends.is_lost,
        clear: kinds.cleared,
        held: pinned.held_here,
        inject: shared.ports.inject_into(1),
    };
    let directory = m.instance("directory", &directory(p)?, inputs);
    m.drive(pinned.set, directory.set_number);
    m.drive(leaving.tag, directory.leaving_tag);
    m.drive(leaving.leaves, directory.victim_changed);
    let inspected = (shared.upkeep.repair()).zip(kinds.repaired);
    if let Some(((repair, looks), clean)) = inspected.zip(directory.visited_clean) {
        let seen = [clean, directory.visited_changed, directory.leaving_tag];
        repair.look(m, looks, seen);
    }
    m.drive(ways.hits, directory.hits);
    m.drive(ways.victim, directory.victim);
    m.drive(misses.hit, kinds.looks_up & ways.hits.any());
    m.drive(ways.pin, misses.hit & kinds.pin_wanted);
    m.drive(ways.way, kinds.looks_up.mux(ways.hits, of_others));
    Ok(directory)
}

/// The access, compared with its set.
pub(super) struct Compared<'m> {
    pub second: Second<'m>,
    pub misses: Misses<'m>,
    pub directory: DirectoryOutputs<'m>,
}

impl<'m> Compared<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        second: Second<'m>,
    ) -> Result<Self, DesignError> {
        let set = Set::new(m, p, shared, &second)?;
        let misses = Misses::new(m, p, shared, &second, set)?;
        let directory = look_in_directory(m, p, shared, &second, &misses)?;
        Ok(Compared {
            second,
            misses,
            directory,
        })
    }

    /// Whether a miss begins. Returns whether the look-up is refused instead.
    pub fn begin_miss(&self, m: &'m Builder) -> Signal<'m> {
        let (looks_up, registers) = (self.second.kinds.looks_up, &self.misses.registers);
        let known = (self.misses.hit | registers.comes | registers.goes).named("is_known");
        let can_leave = (registers.any_free & self.directory.any_free).named("can_leave");
        m.drive(
            self.misses.set.leaving.allocates,
            looks_up & !known & can_leave,
        );
        (looks_up & !known & self.directory.all_lost).named("is_refused")
    }

    /// The flush's visit to a line: it is to be repeated, writes the line back, or is done.
    pub fn visit(&self, m: &'m Builder, shared: &Shared<'m>) {
        let (kinds, set, upkeep) = (&self.second.kinds, &self.misses.set, &shared.upkeep);
        let (visited, is_flush) = (kinds.visited, self.misses.is_flush);
        let leaves = self.directory.visited_changed;
        let held_up = set.pinned.ways | self.misses.registers.leaving;
        let held_up = (held_up & self.second.target.held_way).any();
        let held_up = held_up.named("flush_held_up");
        let kept = set.ends.kept;
        m.drive(
            upkeep.again,
            or(visited & held_up, kept.map(|kept| kept & is_flush)),
        );
        m.drive(set.leaving.carries, visited & !held_up & leaves);
        let heard = kinds.heard & is_flush;
        let heard = kept.map_or(heard, |kept| heard & !kept);
        m.drive(upkeep.done, (visited & !held_up & !leaves) | heard);
    }

    /// The queues are told of the lines that leave and come: one cycle later, because the path to here is long
    /// enough.
    pub fn send(&self, m: &'m Builder, p: &Parameters, shared: &Shared<'m>) {
        let (fetches, write_backs) = (&shared.in_flight.fetches, &shared.in_flight.write_backs);
        let Leaving {
            allocates,
            carries,
            leaves,
            ..
        } = self.misses.set.leaving;
        let leaves_now = step(m, "leaves_now", carries | (allocates & leaves));
        m.drive(write_backs.push, leaves_now);
        let free_number = self.misses.registers.free_number;
        let flush_number = m.constant(u64::from(p.misses), p.carrier_bits());
        let carrier = carries.mux(flush_number, free_number.resize(p.carrier_bits()));
        m.drive(write_backs.number, m.delay("leaving_number", carrier));
        // The old line was written back, so the new one can be fetched.
        let makes_room = self.misses.set.ends.written_back & !self.misses.is_flush;
        let makes_room = makes_room.named("makes_room");
        let refetches = shared.upkeep.repair().map(|repair| repair.refetches);
        let comes = or(makes_room | (allocates & !leaves), refetches);
        m.drive(fetches.push, step(m, "comes_now", comes));
        let of_register = self.second.target.number.slice(0, p.miss_bits());
        let number = allocates.mux(free_number, of_register);
        let number = refetches.map_or(number, |again| (!again).gate(number));
        m.drive(fetches.number, m.delay("coming_number", number));
    }
}
