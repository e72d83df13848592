//! Takes blocks of the stream that passes by, one at a time, and outputs their symbols.
//!
//! Symbols come from the cycle after the last beat on. A block that begins before the last symbol of the one
//! before is dropped; the first block that begins after it is taken. `symbol` and `symbol_valid` are
//! registers; `takes`, `drops` and `misplaced` depend on the beat in the same cycle.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) BlockSymbolsInputs { s_valid, s_data, s_last, open }
    -> BlockSymbolsOutputs {
        takes, drops, misplaced, symbol_valid, symbol, tree: Option<Signal<'m>>,
    }
}

/// The module of the symbols.
pub fn block_symbols(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_block_symbols", p.name));
    m.doc("Snoops blocks of a stream, and outputs their symbols one after the other.");
    let s_valid = m.input("s_valid", 1).comment("A beat passes by");
    let s_data = m
        .input("s_data", p.beat_bytes * 8)
        .comment("Beat that passes by");
    let s_last = m
        .input("s_last", 1)
        .comment("Beat is the last one of its block");
    let open = m.input("open", 1);
    open.comment("Blocks are taken; when it falls, an incomplete block is dropped");

    m.section("Where a block begins and ends");
    let beats = p.beats();
    let place = m.register_reset("beats_before", p.beat_bits(), 0);
    place.comment("Beats of the block so far; past its last one it stays.");
    let past = place.eq_to(u64::from(beats)).named("is_past_last");
    let next_place = past.mux(place, place.plus(1)).named("next_place");
    m.next_if(place, s_valid, (!s_last).gate(next_place));
    let first = (!place.any()).named("is_first_beat");
    let at_last = place.eq_to(u64::from(beats) - 1).named("is_last_place");
    let ends = (s_valid & s_last).named("block_ends");

    m.section(
        "A block is taken if there is room when it begins, and dropped if it has other beats",
    );
    let counting = m.register_reset("counting", 1, 0);
    counting.comment("Symbols are given.");
    let number = m.register_reset("symbol_number", p.symbols().trailing_zeros(), 0);
    let last_symbol = (counting & number.all()).named("last_symbol");
    let free = (!counting | last_symbol).named("free");
    let gathering = m.register_reset("gathering", 1, 0);
    gathering.comment("The block's beats so far are held.");
    let gathers = (open & first.mux(free, gathering)).named("gathers");
    m.next(gathering, s_valid.mux(gathers & !s_last, gathering & open));
    let holds = (s_valid & gathers).named("holds_beat");
    let takes = (ends & gathers & at_last).named("takes_block");
    m.output("takes", takes)
        .comment("Last beat of a block whose symbols will follow");
    m.output("drops", ends & !takes)
        .comment("Last beat of a block that is not taken");
    m.output("misplaced", ends & !at_last)
        .comment("Last beat of a block with too few or too many beats");

    m.section("Beats come in above, symbols leave below");
    m.next(counting, takes | (counting & !last_symbol));
    m.next_if(number, counting, number.plus(1));
    let bits = p.block_bytes * 8;
    let block = m.register("block", bits);
    let moved = block.slice(p.symbol_bits, bits - p.symbol_bits);
    let gathered = match beats {
        1 => s_data,
        _ => {
            let width = s_data.width();
            concat(&[block.slice(width, bits - width), s_data])
        }
    };
    let next_block = holds.mux(gathered, moved.resize(bits)).named("next_block");
    m.next_if(block, holds | counting, next_block);
    m.output("symbol_valid", counting)
        .comment("A symbol of the block that was taken, one a cycle, in their order");
    m.output("symbol", block.slice(0, p.symbol_bits))
        .comment("Symbol of the block");
    if p.trees() > 1 {
        m.output("tree", number.slice(0, p.trees().trailing_zeros()))
            .comment("Number of the symbol's tree");
    }
    m.finish()
}
