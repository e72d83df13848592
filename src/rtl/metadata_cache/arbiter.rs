//! Arbitrates what enters the cache's pipeline: a request, or a step of a line in flight.
//!
//! Combinational, except for two registers that hold the turns. If requests and steps are pending, they
//! alternate. `request_ready` does not depend on `request_valid`.
//!
//! With protection a request that pins is accepted during a flush, too: the request behind it may come from an
//! owner that poisons blocks, for which the flush waits. The cache answers that the pin has to be requested
//! again.

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
    m.doc("Arbitrates what enters the pipeline of a metadata cache: requests and steps of lines in flight alternate. Combinational, except for the registers of the turns.");
    let request_valid = m.input("request_valid", 1).comment("Request is valid");
    let pins_in_flush = (!p.protection.checks()).then(|| {
        let pins = m.input("pins", 1);
        pins.comment("Request pins a line");
        let flushing = m.input("flushing", 1);
        flushing.comment("A flush is in progress: no line may be pinned");
        (pins, flushing)
    });
    let stops = m.input("stops", 1);
    stops.comment("No request may be accepted");
    let install_wants = m
        .input("install_wants", 1)
        .comment("A fetched line is ready to be installed");
    let hear_wants = m
        .input("hear_wants", 1)
        .comment("The response to a write-back is ready to be processed");
    let read_wants = m
        .input("read_wants", 1)
        .comment("A word of a line is ready to be read for write-back");
    let fill_wants = m
        .input("fill_wants", 1)
        .comment("A word of a fetched line is ready to be written");
    let visit_wants = m
        .input("visit_wants", 1)
        .comment("The flush is ready to visit a line");

    m.section("Requests and steps alternate");
    let turn = m.register_reset("steps_turn", 1, 0);
    turn.comment("A request was accepted in the previous cycle.");
    let others = (install_wants | hear_wants | read_wants | fill_wants).named("others_want");
    let wants = (others | visit_wants).named("steps_want");
    let held_up = stops | (wants & turn);
    let ready = match pins_in_flush {
        None => !held_up,
        Some((pins, flushing)) => !(held_up | (pins & flushing).named("pin_held_up")),
    };
    m.output("request_ready", ready)
        .comment("A request can be accepted");
    let takes = (request_valid & ready).named("takes_request");
    m.next(turn, takes);
    m.output("takes", takes).comment("A request is accepted");
    let steps = (wants & !takes).named("steps_go");

    m.section("The flush and all other steps alternate");
    let visit_turn = m.register_reset("visits_turn", 1, 0);
    let visits = (steps & visit_wants & (visit_turn | !others)).named("visit_goes");
    m.next_if(visit_turn, steps, !visits);
    m.output("visits", visits)
        .comment("The flush's visit to a line is granted");
    // The other steps have fixed priority. A step that a line needs late cannot starve: the lines that delay it
    // by earlier steps soon need the late step themselves.
    let left = (steps & !visits).named("others_go");
    m.output("reads", left & read_wants)
        .comment("Reading a word for write-back is granted");
    let left = (left & !read_wants).named("not_read");
    m.output("hears", left & hear_wants)
        .comment("Processing the response to a write-back is granted");
    let left = (left & !hear_wants).named("not_heard");
    m.output("installs", left & install_wants)
        .comment("Installing a fetched line is granted");
    m.output("fills", left & !install_wants & fill_wants)
        .comment("Writing a fetched word is granted");
    m.finish()
}
