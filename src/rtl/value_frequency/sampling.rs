//! The state of the table: sampling this many blocks, or clearing.
//!
//! Reset begins with clearing, an entry a cycle. All outputs are registers.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{ports, Builder, DesignError, Module};

ports! {
    pub(in crate::rtl) SamplingInputs { start, length, stop, clear, takes, quiet }
    -> SamplingOutputs { open, sampling, clearing, done, clear_entry }
}

/// The module of the state.
pub fn sampling(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_sampling", p.name));
    m.doc(
        "State of a value-frequency table: sampling, with the number of blocks left, or clearing.",
    );
    let start = m
        .input("start", 1)
        .comment("For one cycle, while neither sampling nor clearing: take length blocks");
    let length = m.input("length", 32);
    length.comment("Blocks to take; 0: until stop");
    let stop = m
        .input("stop", 1)
        .comment("For one cycle: take no more blocks");
    let clear = m
        .input("clear", 1)
        .comment("For one cycle, while neither sampling nor clearing: clear the table");
    let takes = m.input("takes", 1);
    takes.comment("A block is taken");
    let quiet = m.input("quiet", 1);
    quiet.comment("No symbols are under way");

    m.section("Clearing: first of all after reset");
    let clearing = m.register_reset("is_clearing", 1, 1);
    let entry = m.register_reset("at_entry", p.entry_bits(), 0);
    let last = entry.all().named("at_last_entry");
    m.next(clearing, clear | (clearing & !last));
    m.next_if(entry, clearing, entry.plus(1));

    m.section("Sampling: until all blocks are taken, then until all symbols are counted");
    let open = m.register_reset("is_open", 1, 0);
    let endless = m.delay_if("is_endless", start, !length.any());
    let left = m.register("blocks_left", 32);
    let fewer = left - m.constant(1, 32);
    m.next_if(left, start | takes, start.mux(length, fewer));
    let last_block = (takes & !endless & left.eq_to(1)).named("last_block");
    m.next(open, start | (open & !(stop | last_block)));
    let sampling = m.register_reset("is_sampling", 1, 0);
    let ends = (sampling & !open & quiet).named("sampling_ends");
    m.next(sampling, start | (sampling & !ends));

    m.section("Done: the last sampling was not stopped before");
    let complete = m.register_reset("is_complete", 1, 0);
    m.next(complete, last_block | (complete & !(start | clear)));
    m.output("open", open).comment("Blocks are taken");
    m.output("sampling", sampling)
        .comment("Sampling, until all symbols are counted");
    m.output("clearing", clearing)
        .comment("Clearing, an entry a cycle");
    m.output("done", complete & !sampling)
        .comment("Last sampling took all its blocks");
    m.output("clear_entry", entry)
        .comment("Entry that becomes empty, while clearing");
    m.finish()
}
