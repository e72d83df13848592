//! The first cycle of the metadata cache's pipeline: a request or another step is granted, and its line, way and
//! block are chosen.

use super::arbiter::{arbiter, ArbiterInputs};
use super::in_flight::{HeldLines, InFlight};
use super::ports::{Ports, Request};
use super::repair::Repair;
use super::sweep::{sweep, SweepInputs, SweepOutputs};
use super::{or, Parameters};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::select::select;

/// What goes through the pipeline without a request or a line in flight: clearing, flushing, and the repair.
pub(super) struct Upkeep<'m> {
    pub sweep: SweepOutputs<'m>,
    /// Driven later: nothing is in flight.
    pub quiet: Signal<'m>,
    /// Driven later: the flush's visit to a line is granted; it must be repeated; it is done.
    pub visits: Signal<'m>,
    pub again: Signal<'m>,
    pub done: Signal<'m>,
    /// With protection.
    pub repairs: Option<Repairs<'m>>,
}

/// The repair, and its way into the pipeline.
pub(super) struct Repairs<'m> {
    pub repair: Repair<'m>,
    /// Driven later: the inspection may enter.
    pub may: Signal<'m>,
    /// It enters.
    pub goes: Signal<'m>,
}

impl<'m> Upkeep<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>) -> Result<Self, DesignError> {
        let quiet = m.wire("quiet", 1);
        let visits = m.wire("visits", 1);
        let again = m.wire("visit_again", 1);
        let done = m.wire("visit_done", 1);
        let inputs = SweepInputs {
            clear: ports.clear,
            flush: ports.flush,
            quiet,
            visited: visits,
            again,
            done,
        };
        let sweep = m.instance("sweep", &sweep(p)?, inputs);
        let repairs = Repair::new(m, p).map(|repair| {
            let may = m.wire("repair_may", 1);
            let goes = repair.goes(may, sweep.stops);
            Repairs { repair, may, goes }
        });
        Ok(Upkeep {
            sweep,
            quiet,
            visits,
            again,
            done,
            repairs,
        })
    }

    pub fn repair(&self) -> Option<&Repair<'m>> {
        self.repairs.as_ref().map(|repairs| &repairs.repair)
    }
}

/// What is granted in this cycle.
pub(super) struct Granted<'m> {
    /// A request.
    pub takes: Signal<'m>,
    /// A step of a line in flight: it is installed, the response to its write-back is processed, a word of it is
    /// read or written.
    pub installs: Signal<'m>,
    pub hears: Signal<'m>,
    pub reads: Signal<'m>,
    pub fills: Signal<'m>,
    /// Driven later: there is room for a beat to write back.
    pub room: Signal<'m>,
}

impl<'m> Granted<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        in_flight: &InFlight<'m>,
        upkeep: &Upkeep<'m>,
    ) -> Result<Self, DesignError> {
        let (request, fetched, sweep) = (&ports.request, &ports.fetched, &upkeep.sweep);
        let (fetches, write_backs) = (&in_flight.fetches, &in_flight.write_backs);
        let holds = upkeep.repair().map(|repair| repair.under_way);
        let room = m.wire("room", 1);
        // The third cycle shows whether a beat is really valid.
        let data_waits = m.register_reset("data_waits", 1, 0);
        m.next(data_waits, or(fetched.valid, fetched.soon));
        let inputs = ArbiterInputs {
            request_valid: request.valid,
            pins: holds.is_none().then(|| request.kind.eq_to(1)),
            flushing: holds.is_none().then_some(sweep.flushing),
            stops: or(sweep.stops, holds),
            install_wants: fetches.queue.finished_waits,
            hear_wants: write_backs.queue.finished_waits,
            read_wants: write_backs.queue.read_waits & room,
            fill_wants: data_waits & !sweep.clears,
            visit_wants: holds.map_or(sweep.visits, |holds| sweep.visits & !holds),
        };
        let arbiter = m.instance("arbiter", &arbiter(p)?, inputs);
        m.output("request_ready", arbiter.request_ready)
            .comment("Request is accepted if valid");
        m.drive(fetches.installs, arbiter.installs);
        m.drive(write_backs.hears, arbiter.hears);
        m.drive(upkeep.visits, arbiter.visits);
        Ok(Granted {
            takes: arbiter.takes,
            installs: fetches.installs,
            hears: write_backs.hears,
            reads: arbiter.reads,
            fills: arbiter.fills,
            room,
        })
    }

    /// The choice that belongs to what is granted.
    fn pick(&self, of: Choices<'m>) -> Signal<'m> {
        let returned = (self.installs).mux(of.installed, self.hears.mux(of.heard_of, of.read_out));
        let others = of.sweeps.mux(of.swept, returned);
        self.takes.mux(of.request, others)
    }
}

/// A line or a way of each step.
struct Choices<'m> {
    request: Signal<'m>,
    installed: Signal<'m>,
    heard_of: Signal<'m>,
    read_out: Signal<'m>,
    swept: Signal<'m>,
    /// The last one is meant, unless a request is granted.
    sweeps: Signal<'m>,
}

/// What all cycles of the pipeline use.
pub(super) struct Shared<'m> {
    pub ports: Ports<'m>,
    pub in_flight: InFlight<'m>,
    pub upkeep: Upkeep<'m>,
    pub granted: Granted<'m>,
    pub held: HeldLines<'m>,
}

/// The place that clearing, the flush or the repair goes to.
struct Swept<'m> {
    set: Signal<'m>,
    way: Signal<'m>,
    goes: Signal<'m>,
}

impl<'m> Swept<'m> {
    fn new(upkeep: &Upkeep<'m>) -> Self {
        let sweep = &upkeep.sweep;
        let goes = upkeep.visits | sweep.clears;
        let Some(repairs) = &upkeep.repairs else {
            return Swept {
                set: sweep.set_number,
                way: sweep.way,
                goes,
            };
        };
        let repair = &repairs.repair;
        let of_repair = repair.under_way & !sweep.clears;
        Swept {
            set: of_repair.mux(repair.set, sweep.set_number),
            way: of_repair.mux(repair.way, sweep.way),
            goes: (goes | repairs.goes).named("sweeps_place"),
        }
    }
}

/// The access that enters the pipeline.
pub(super) struct Access<'m> {
    pub line: Signal<'m>,
    /// The line of the request, whether one is granted or not.
    pub requested: Signal<'m>,
    /// The line of a request or of the flush. Only these check which lines are pinned or in flight; known early.
    pub looked_at: Signal<'m>,
    pub way: Signal<'m>,
    /// The block's number in the line.
    pub block: Signal<'m>,
    /// The beat that is read out is the line's last.
    pub is_last: Signal<'m>,
    pub owner: Signal<'m>,
    /// If the owner whose look-up missed is answered when its line is installed.
    pub first: Option<FirstOwner<'m>>,
}

impl<'m> Access<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, shared: &Shared<'m>) -> Result<Self, DesignError> {
        let (granted, held, request) = (&shared.granted, &shared.held, &shared.ports.request);
        let write_backs = &shared.in_flight.write_backs.queue;
        let installed = shared.in_flight.fetches.queue.finished_number;
        let (written, read) = (write_backs.finished_number, write_backs.read_number);
        let swept = Swept::new(&shared.upkeep);
        let place = concat(&[swept.set, m.zero(p.tag_bits())]).named("swept_line");
        let requested = request.block.slice(p.offset_bits(), p.line_bits());
        let line = granted.pick(Choices {
            request: requested,
            installed: select(m, "line_installed", installed, &held.new)?,
            heard_of: select(m, "line_heard_of", written, &held.old)?,
            read_out: select(m, "line_read_out", read, &held.old)?,
            swept: place,
            sweeps: swept.goes,
        });
        let line = line.named("next_line");
        let looked_at = granted.takes.mux(requested, place).named("line_looked_at");
        let way = granted.pick(Choices {
            request: m.zero(p.ways),
            installed: select(m, "way_installed", installed, held.new_ways())?,
            heard_of: select(m, "way_heard_of", written, &held.ways)?,
            read_out: select(m, "way_read_out", read, &held.ways)?,
            swept: swept.way,
            sweeps: swept.goes,
        });
        let way = way.named("next_way");
        let (block, is_last) = block_in_line(m, p, request, granted);
        let first = FirstOwner::new(m, p, granted.installs, installed)?;
        let access = Access {
            line,
            requested,
            looked_at,
            way,
            block: or_first(block, granted, first.as_ref().map(|first| first.block)),
            is_last,
            owner: or_first(
                request.owner,
                granted,
                first.as_ref().map(|first| first.owner),
            ),
            first,
        };
        m.drive(
            shared.in_flight.write_backs.line_read,
            granted.reads & is_last,
        );
        Ok(access)
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

/// A field of the request or, with an install, of the register's first owner.
fn or_first<'m>(
    request: Signal<'m>,
    granted: &Granted<'m>,
    first: Option<Signal<'m>>,
) -> Signal<'m> {
    first.map_or(request, |first| granted.installs.mux(first, request))
}

/// The number in its line of the requested block, or of the first block of the beat that is read out; and
/// whether that beat is the line's last.
fn block_in_line<'m>(
    m: &'m Builder,
    p: &Parameters,
    request: &Request<'m>,
    granted: &Granted<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let offset = request.block.slice(0, p.offset_bits());
    if p.beat_bits() == 0 {
        return (offset, m.constant(1, 1));
    }
    let beat = m.register_reset("read_beat", p.beat_bits(), 0);
    m.next_if(beat, granted.reads, beat.plus(1));
    let read = concat(&[m.zero(p.offset_bits() - p.beat_bits()), beat]);
    (granted.takes.mux(offset, read), beat.all())
}
