//! The cycle behind the grant, in which the set's word is read: the line, way and block of the access are chosen.

use super::first_cycle::{Granted, Shared, Upkeep};
use super::stages::Stages;
use super::{step, Parameters};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::select::select;

/// The place that clearing, the flush or the repair goes to.
struct Swept<'m> {
    set: Signal<'m>,
    way: Signal<'m>,
    /// It goes there; and it may.
    goes: Signal<'m>,
    may_go: Signal<'m>,
}

impl<'m> Swept<'m> {
    fn new(upkeep: &Upkeep<'m>) -> Self {
        let sweep = &upkeep.sweep;
        let goes = upkeep.visits | sweep.clears;
        let may_go = (sweep.visits | sweep.clears).named("sweep_may_go");
        let Some(repairs) = &upkeep.repairs else {
            return Swept {
                set: sweep.set_number,
                way: sweep.way,
                goes,
                may_go,
            };
        };
        let repair = &repairs.repair;
        let of_repair = repair.under_way & !sweep.clears;
        Swept {
            set: (of_repair.mux(repair.set, sweep.set_number)).named("place_of_set"),
            way: of_repair.mux(repair.way, sweep.way),
            goes: (goes | repairs.goes).named("sweeps_place"),
            may_go: (may_go | repair.under_way).named("place_may_change"),
        }
    }
}

/// What is granted, as far as the line depends on it.
struct Grant<'m> {
    takes: Signal<'m>,
    /// The place of [`Swept`] is meant, unless a request is granted.
    sweeps: Signal<'m>,
    installs: Signal<'m>,
    hears: Signal<'m>,
}

impl<'m> Grant<'m> {
    fn new(granted: &Granted<'m>, swept: &Swept<'m>) -> Self {
        Grant {
            takes: granted.takes,
            sweeps: swept.goes,
            installs: granted.installs,
            hears: granted.hears,
        }
    }

    /// The same, one cycle later.
    fn later(&self, m: &'m Builder) -> Self {
        Grant {
            takes: step(m, "was_taken", self.takes),
            sweeps: step(m, "was_swept", self.sweeps),
            installs: step(m, "was_installed", self.installs),
            hears: step(m, "was_heard", self.hears),
        }
    }

    /// The choice that belongs to what is granted: the request's, that of a line that returns (installed, heard of, or
    /// read out), or the one that is swept.
    fn pick(
        &self,
        request: Signal<'m>,
        [installed, heard_of, read_out]: [Signal<'m>; 3],
        swept: Signal<'m>,
    ) -> Signal<'m> {
        let returned = (self.installs).mux(installed, self.hears.mux(heard_of, read_out));
        let others = self.sweeps.mux(swept, returned);
        self.takes.mux(request, others)
    }
}

/// The miss registers of lines in flight; of `written` and `read`, one may be the flush.
struct Numbers<'m> {
    installed: Signal<'m>,
    written: Signal<'m>,
    read: Signal<'m>,
}

impl<'m> Numbers<'m> {
    /// What belongs to a line that is installed, heard of, or read out, of the `new` and `old` lines in flight.
    fn returned(
        &self,
        m: &'m Builder,
        what: &str,
        (new, old): (&[Signal<'m>], &[Signal<'m>]),
    ) -> Result<[Signal<'m>; 3], DesignError> {
        let of = |step: &str, number, lines| select(m, &format!("{what}_{step}"), number, lines);
        Ok([
            of("installed", self.installed, new)?,
            of("heard_of", self.written, old)?,
            of("read_out", self.read, old)?,
        ])
    }
}

/// The set whose word is read, in the cycle of the grant.
fn set_of<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    (grant, swept, numbers): (&Grant<'m>, &Swept<'m>, &Numbers<'m>),
) -> Result<Signal<'m>, DesignError> {
    let sets = |lines: &[Signal<'m>]| -> Vec<Signal<'m>> {
        let set = |line: &Signal<'m>| line.slice(0, p.set_bits());
        lines.iter().map(set).collect()
    };
    let (new, old) = (sets(&shared.held.new), sets(&shared.held.old));
    let request = (shared.ports.request.block).slice(p.offset_bits(), p.set_bits());
    let returned = numbers.returned(m, "set", (&new, &old))?;
    Ok(grant.pick(request, returned, swept.set).named("next_set"))
}

/// The request, one cycle later.
struct Requested<'m> {
    kind: Signal<'m>,
    line: Signal<'m>,
    offset: Signal<'m>,
    owner: Signal<'m>,
    metadata: Signal<'m>,
}

impl<'m> Requested<'m> {
    fn new(m: &'m Builder, p: &Parameters, shared: &Shared<'m>) -> Self {
        let request = &shared.ports.request;
        let held = |name: &str, value| m.delay_if(name, request.valid, value);
        let block = held("requested_block", request.block);
        Requested {
            kind: held("requested_kind", request.kind),
            line: block.slice(p.offset_bits(), p.line_bits()),
            offset: block.slice(0, p.offset_bits()),
            owner: held("requested_by", request.owner),
            metadata: held("requested_metadata", request.metadata),
        }
    }
}

/// The access that was granted in the cycle before.
pub(super) struct Access<'m> {
    /// In the cycle of the grant: the set whose word is read.
    pub next_set: Signal<'m>,
    /// A request, and its kind.
    pub takes: Signal<'m>,
    pub kind: Signal<'m>,
    /// A fetched line is installed; the response to a write-back is processed.
    pub installs: Signal<'m>,
    pub hears: Signal<'m>,
    pub line: Signal<'m>,
    /// The line of the request, if it is one.
    pub requested: Signal<'m>,
    /// The line of a request or of the flush. Only these check which lines are pinned or in flight.
    pub looked_at: Signal<'m>,
    pub way: Signal<'m>,
    /// The block's number in the line.
    pub block: Signal<'m>,
    /// The beat that is read out is the line's last.
    pub is_last: Signal<'m>,
    pub owner: Signal<'m>,
    pub metadata: Signal<'m>,
    /// The miss register, or the flush, of a line that is installed or was written back; and of one that is read.
    pub number: Signal<'m>,
    pub read_number: Signal<'m>,
    /// If the owner whose look-up missed is answered when its line is installed.
    pub first: Option<FirstOwner<'m>>,
}

impl<'m> Access<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        stages: &Stages<'m>,
    ) -> Result<Self, DesignError> {
        let held = &shared.held;
        let write_backs = &shared.in_flight.write_backs.queue;
        let now = Numbers {
            installed: shared.in_flight.fetches.queue.finished_number,
            written: write_backs.finished_number,
            read: write_backs.read_number,
        };
        let swept = Swept::new(&shared.upkeep);
        let grant = Grant::new(&shared.granted, &swept);
        let next_set = set_of(m, p, shared, (&grant, &swept, &now))?;
        let (beat, is_last) = beat_in_line(m, p, shared, stages);

        // Registers whose enables do not wait for the grant.
        let queues = &shared.in_flight;
        let [arrived, left, goes] = [
            queues.fetches.queue.finished_waits,
            queues.write_backs.queue.finished_waits,
            queues.write_backs.queue.read_waits,
        ];
        let numbers = Numbers {
            installed: m.delay_if("installed_number", arrived, now.installed),
            written: m.delay_if("written_number", left, now.written),
            read: m.delay_if("read_number", goes, now.read),
        };
        let grant = grant.later(m);
        let request = Requested::new(m, p, shared);
        let place = [
            m.delay_if("swept_set", swept.may_go, swept.set),
            m.zero(p.tag_bits()),
        ];
        let place = concat(&place).named("swept_line");
        let of_lines = numbers.returned(m, "line", (&held.new, &held.old))?;
        let line = grant.pick(request.line, of_lines, place);
        let of_lines = numbers.returned(m, "way", (held.new_ways(), &held.ways))?;
        let way = grant.pick(
            m.zero(p.ways),
            of_lines,
            m.delay_if("swept_way", swept.may_go, swept.way),
        );
        let first = FirstOwner::new(m, p, grant.installs, numbers.installed)?;
        let of_first = |request: Signal<'m>, first: Option<Signal<'m>>| {
            first.map_or(request, |first| grant.installs.mux(first, request))
        };
        let block = match beat {
            None => request.offset,
            Some(beat) => grant.takes.mux(request.offset, beat),
        };
        let installed = numbers.installed.resize(p.carrier_bits());
        Ok(Access {
            next_set,
            takes: grant.takes,
            kind: request.kind,
            installs: grant.installs,
            hears: grant.hears,
            line: line.named("line_chosen"),
            requested: request.line,
            looked_at: (grant.takes.mux(request.line, place)).named("line_looked_at"),
            way: way.named("way_chosen"),
            block: of_first(block, first.as_ref().map(|first| first.block)),
            is_last,
            owner: of_first(request.owner, first.as_ref().map(|first| first.owner)),
            metadata: request.metadata,
            number: grant.installs.mux(installed, numbers.written),
            read_number: numbers.read,
            first,
        })
    }
}

/// The owner whose look-up missed the line that is installed.
pub(super) struct FirstOwner<'m> {
    /// Driven later: those of all miss registers.
    pub all: Signal<'m>,
    /// It is answered.
    pub answers: Signal<'m>,
    block: Signal<'m>,
    owner: Signal<'m>,
}

impl<'m> FirstOwner<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        installs: Signal<'m>,
        number: Signal<'m>,
    ) -> Result<Option<Self>, DesignError> {
        if !p.prompt {
            return Ok(None);
        }
        let all = m.wire("firsts", p.misses * p.first_bits());
        let first = select(m, "first_of_installed", number, &all.parts(p.first_bits()))?;
        Ok(Some(FirstOwner {
            all,
            answers: installs & first.bit(0),
            block: first.slice(1, p.offset_bits()),
            owner: first.slice(1 + p.offset_bits(), p.owner_bits),
        }))
    }
}

/// The first block of the beat that is read out, one cycle later, if a line has more than one beat; and whether the beat
/// is the line's last.
fn beat_in_line<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    stages: &Stages<'m>,
) -> (Option<Signal<'m>>, Signal<'m>) {
    let (reads, line_read) = (shared.granted.reads, shared.in_flight.write_backs.line_read);
    if p.beat_bits() == 0 {
        m.drive(line_read, reads);
        return (None, m.constant(1, 1));
    }
    let beat = m.register_reset("beat_to_read", p.beat_bits(), 0);
    m.next_if(beat, reads, beat.plus(1));
    m.drive(line_read, reads & beat.all());
    let read = stages.early(m, "read_beat", beat);
    let first = concat(&[m.zero(p.offset_bits() - p.beat_bits()), read]);
    (Some(first), read.all())
}
