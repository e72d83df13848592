//! The first cycle of the metadata cache's pipeline: a request or another step is granted, which then reads its set.

use super::arbiter::{arbiter, ArbiterInputs};
use super::in_flight::{HeldLines, InFlight};
use super::ports::Ports;
use super::repair::Repair;
use super::sweep::{sweep, SweepInputs, SweepOutputs};
use super::{or, Parameters};
use crate::hdl::{Builder, DesignError, Signal};

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
}

/// What all cycles of the pipeline use.
pub(super) struct Shared<'m> {
    pub ports: Ports<'m>,
    pub in_flight: InFlight<'m>,
    pub upkeep: Upkeep<'m>,
    pub granted: Granted<'m>,
    pub held: HeldLines<'m>,
}
