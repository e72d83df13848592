//! What goes through all lines: the clearing after reset and on demand, a set a cycle, and the flush, a
//! line after the other.
//!
//! Clearing takes a cycle a set once nothing is under way. A flush takes 3 cycles a line, and for each
//! line that is written back what the memory takes.

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
    m.doc("Clearing and flushing a metadata cache: what goes through all of its lines.");
    let clear = m.input("clear", 1).comment("For one cycle: drop all lines");
    let flush = m
        .input("flush", 1)
        .comment("For one cycle: write all changed lines back");
    let quiet = m.input("quiet", 1).comment("Nothing is under way");
    let visited = m.input("visited", 1);
    visited.comment("Look at the line is taken");
    let again = m.input("again", 1);
    again.comment("Line is to be looked at again");
    let done = m.input("done", 1);
    done.comment("Line is done with");

    m.section("Clearing: first of all after reset");
    let clear_wanted = m.register_reset("clear_wanted", 1, 0);
    let clearing = m.register_reset("clearing", 1, 1);
    let flush_wanted = m.register_reset("flush_wanted", 1, 0);
    let flushing = m.register_reset("is_flushing", 1, 0);
    let set = m.register_reset("at_set", p.set_bits(), 0);
    let last_set = set.all().named("at_last_set");
    let begins = (clear_wanted & quiet & !flushing).named("clear_begins");
    m.next(clear_wanted, clear | (clear_wanted & !begins));
    m.next(clearing, begins | (clearing & !last_set));

    m.section("Flushing: the ways of a set one after the other");
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
    under_way.comment("The line is looked at, or written back.");
    m.next(under_way, visited | (under_way & !(again | done)));

    m.section("The place");
    let moves: Signal = (clearing | (done & last_way)).named("moves");
    m.next_if(set, moves, set.plus(1));
    m.output("begins", begins).comment("Clearing begins");
    m.output("clears", clearing)
        .comment("Set set_number becomes empty");
    m.output("visits", flushing & !under_way)
        .comment("Line at set_number and way is to be looked at");
    m.output("set_number", set)
        .comment("Set to clear, or of the line to look at");
    m.output("way", way)
        .comment("Way of the line to look at, one-hot");
    m.output("stops", (clear_wanted & !flushing) | clearing)
        .comment("No requests are to be taken");
    m.output("flushing", flushing)
        .comment("A flush is under way: no line is to be pinned");
    let busy = clear_wanted | clearing | flush_wanted | flushing;
    m.output("busy", busy)
        .comment("Clearing or flushing, from the cycle after clear or flush on");
    m.finish()
}
