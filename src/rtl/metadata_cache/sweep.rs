//! Visits all lines: clears them after reset and on demand, one set per cycle, and flushes them one after
//! another.
//!
//! Clearing starts when nothing is in flight, and takes one cycle per set. A flush takes 4 cycles per line, plus the
//! memory's time for each line that is written back.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) SweepInputs { clear, flush, quiet, visited, again, done }
    -> SweepOutputs { begins, clears, visits, set_number, way, stops, flushing, busy }
}

/// The module of the sweep.
pub fn sweep(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_sweep", p.name));
    m.doc("Clears and flushes a metadata cache by visiting all of its lines. Clearing takes one cycle per set. A flush takes 4 cycles per line, plus the memory's time for each line that is written back.");
    let clear = m.input("clear", 1).comment("For one cycle: drop all lines");
    let flush = m
        .input("flush", 1)
        .comment("For one cycle: write back all dirty lines");
    let quiet = m.input("quiet", 1).comment("Nothing is in flight");
    let visited = m.input("visited", 1);
    visited.comment("Visit to the line is granted");
    let again = m.input("again", 1);
    again.comment("Line must be visited again");
    let done = m.input("done", 1);
    done.comment("Line is done");

    m.section("Clearing, also after reset");
    let clear_wanted = m.register_reset("clear_wanted", 1, 0);
    let clearing = m.register_reset("clearing", 1, 1);
    let flush_wanted = m.register_reset("flush_wanted", 1, 0);
    let flushing = m.register_reset("is_flushing", 1, 0);
    let set = m.register_reset("at_set", p.set_bits(), 0);
    let last_set = set.all().named("at_last_set");
    let begins = (clear_wanted & quiet & !flushing).named("clear_begins");
    m.next(clear_wanted, clear | (clear_wanted & !begins));
    m.next(clearing, begins | (clearing & !last_set));

    m.section("Flushing: the ways of a set one after another");
    let flush_begins = flush_wanted & !(clear_wanted | clearing | flushing);
    let flush_begins = flush_begins.named("flush_begins");
    m.next(flush_wanted, flush | (flush_wanted & !flush_begins));
    let (way, last_way) = match p.ways {
        1 => (m.constant(1, 1), m.constant(1, 1)),
        ways => {
            let way = m.register_reset("at_way", ways, 1);
            let next = concat(&[way.bit(ways - 1), way.slice(0, ways - 1)]);
            m.next_if(way, done, next);
            (way, way.bit(ways - 1))
        }
    };
    let ends = (done & last_way & last_set).named("flush_ends");
    m.next(flushing, flush_begins | (flushing & !ends));
    let under_way = m.register_reset("under_way", 1, 0);
    under_way.comment("The line is being visited, or written back.");
    m.next(under_way, visited | (under_way & !(again | done)));

    m.section("The current set and way");
    let moves: Signal = (clearing | (done & last_way)).named("moves");
    m.next_if(set, moves, set.plus(1));
    m.output("begins", begins).comment("Clearing begins");
    m.output("clears", clearing)
        .comment("Set set_number becomes empty");
    m.output("visits", flushing & !under_way)
        .comment("Line at set_number and way must be visited");
    m.output("set_number", set)
        .comment("Set to clear, or set of the line to visit");
    m.output("way", way)
        .comment("Way of the line to visit, one-hot");
    m.output("stops", (clear_wanted & !flushing) | clearing)
        .comment("No requests may be accepted");
    m.output("flushing", flushing)
        .comment("A flush is in progress: no line may be pinned");
    let busy = clear_wanted | clearing | flush_wanted | flushing;
    m.output("busy", busy)
        .comment("Clearing or flushing, from the cycle after clear or flush on");
    m.finish()
}
