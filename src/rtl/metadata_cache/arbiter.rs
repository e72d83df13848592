//! Chooses what enters the cache's pipeline: a request, or a step of a line on its way.
//!
//! Combinational. Where there are both, requests and steps take turns. `request_ready` does not depend
//! on `request_valid`.
//!
//! With protection a request that pins is taken in a flush, too: behind it may be one of who poisons blocks, for whom
//! the flush waits. The cache answers that it is to ask again.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) ArbiterInputs {
        request_valid, pins: Option<Signal<'m>>, flushing: Option<Signal<'m>>, stops, install_wants, hear_wants,
        read_wants, fill_wants, visit_wants,
    } -> ArbiterOutputs { request_ready, takes, visits, reads, hears, installs, fills }
}

/// The arbiter's module.
pub fn arbiter(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_arbiter", p.name));
    m.doc("Chooses what enters the pipeline of a metadata cache.");
    let request_valid = m.input("request_valid", 1).comment("A request is offered");
    let pins_in_flush = (!p.protection.checks()).then(|| {
        let pins = m.input("pins", 1);
        pins.comment("Request pins a line");
        let flushing = m.input("flushing", 1);
        flushing.comment("A flush is under way: no line is to be pinned");
        (pins, flushing)
    });
    let stops = m.input("stops", 1);
    stops.comment("No requests are to be taken");
    let install_wants = m
        .input("install_wants", 1)
        .comment("A fetched line is to be put in place");
    let hear_wants = m
        .input("hear_wants", 1)
        .comment("The answer to a write-back is to be heard");
    let read_wants = m
        .input("read_wants", 1)
        .comment("A word of a line is to be read out for its write-back");
    let fill_wants = m
        .input("fill_wants", 1)
        .comment("A word of a fetched line is to be written");
    let visit_wants = m
        .input("visit_wants", 1)
        .comment("A flush is to look at a line");

    m.section("Requests and steps take turns");
    let turn = m.register_reset("steps_turn", 1, 0);
    turn.comment("The last one was a request.");
    let others = (install_wants | hear_wants | read_wants | fill_wants).named("others_want");
    let wants = (others | visit_wants).named("steps_want");
    let held_up = stops | (wants & turn);
    let ready = match pins_in_flush {
        None => !held_up,
        Some((pins, flushing)) => !(held_up | (pins & flushing).named("pin_held_up")),
    };
    m.output("request_ready", ready)
        .comment("A request can be taken");
    let takes = (request_valid & ready).named("takes_request");
    m.next(turn, takes);
    m.output("takes", takes).comment("A request is taken");
    let steps = (wants & !takes).named("steps_go");

    m.section("So do the flush and all other steps");
    let visit_turn = m.register_reset("visits_turn", 1, 0);
    let visits = (steps & visit_wants & (visit_turn | !others)).named("visit_goes");
    m.next_if(visit_turn, steps, !visits);
    m.output("visits", visits)
        .comment("The flush's look at a line is taken");
    // Of the others, those come first that a line needs earlier: what a line needs in the end
    // cannot be held up for ever by lines that need it themselves.
    let left = (steps & !visits).named("others_go");
    m.output("reads", left & read_wants)
        .comment("The reading of a word for a write-back is taken");
    let left = (left & !read_wants).named("not_read");
    m.output("hears", left & hear_wants)
        .comment("The answer to a write-back is taken");
    let left = (left & !hear_wants).named("not_heard");
    m.output("installs", left & install_wants)
        .comment("A fetched line is put in place");
    m.output("fills", left & !install_wants & fill_wants)
        .comment("The writing of a fetched word is taken");
    m.finish()
}
