//! Compressor, second pass: the codewords of one way's symbols, put where they lie in the block.
//!
//! ```text
//! symbol − before, folded → codewords → shift to the place → chunk of the block, and the next
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `table_*`, `in_*`, `table_read_data` | | configuration access |

use std::rc::Rc;

use super::codewords::{codewords, CodewordsInputs};
use super::leaf_table::{access_inputs, codewords_input, damaged_outputs, word_comes, STEP_BITS};
use super::measuring_lane::{difference, DifferenceInputs};
use super::{Parameters, LONGEST, LOW_BITS, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// Bits of a chunk of the block: a symbol that begins in one ends in the next at the latest.
const CHUNK_BITS: u32 = 32;

/// Bits of a place in the block.
pub fn place_bits(p: &Parameters) -> u32 {
    address_width(u64::from(p.stored_bits()) + 1)
}

ports! {
    pub(super) CodingLaneInputs {
        symbol, earlier, is_difference, code, lookup, table_write, table_read, table_number,
        table_write_data, in_tags, in_classes, in_codewords, starts, start, place, puts,
        table_flips: Option<Signal<'m>>,
    } -> CodingLaneOutputs {
        table_read_data, bits, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub(super) fn coding_lane(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_coding_lane", p.frame.name));
    m.doc("The codewords of one way's symbols, put where they lie in the block.");
    let symbol = m.input("symbol", SYMBOL_BITS).comment("Symbol to code");
    let earlier = m.input("earlier", SYMBOL_BITS);
    earlier.comment("Symbol from which the mode takes the difference");
    let is_difference = m
        .input("is_difference", 1)
        .comment("A cycle after the symbol: the mode codes differences");
    let code = m
        .input("code", p.code_bits())
        .comment("A cycle after the symbol: code in which it is looked up");
    let lookup = m
        .input("lookup", 1)
        .comment("A cycle after the symbol: it is to be coded");

    m.section("The codeword");
    let symbol = m.delay("current", symbol);
    let earlier = m.delay("current_earlier", earlier);
    let inputs = DifferenceInputs { symbol, earlier };
    let difference = m.instance("subtracts", &difference(p)?, inputs);
    let doubled = is_difference.mux(difference.doubled, symbol);
    let negative = is_difference & difference.negative;
    let access = access_inputs(&m, p);
    let inputs = CodewordsInputs {
        lookup,
        doubled: doubled.named("doubled"),
        negative: negative.named("negative"),
        code,
        in_codewords: codewords_input(&m),
        table_write: access.write,
        table_read: access.read,
        table_number: access.number,
        table_write_data: access.data,
        in_tags: access.in_tags,
        in_classes: access.in_classes,
        table_flips: access.flips,
    };
    let table = m.instance("codewords", &codewords(p, 0..p.codes())?, inputs);
    m.output("table_read_data", table.table_read_data)
        .comment(&word_comes(p));
    damaged_outputs(
        &m,
        table.damaged.zip(table.read_damaged).map(Into::into),
        "place",
    );

    m.section("Its place, and the one behind it");
    let starts =
        m.input("starts", 1)
            .comment(&after_lookup(p, 3, "the way starts, for the first symbol"));
    let start = m.input("start", place_bits(p));
    start.comment("Bit at which the way starts, from the way's own end");
    let place = m
        .input("place", 1)
        .comment(&after_lookup(p, 2, "the symbol is placed"));
    let inputs = PlacingInputs {
        starts,
        start,
        place,
        symbol: table.symbol,
        length: table.length,
        puts: m
            .input("puts", 1)
            .comment(&after_lookup(p, 1, "the symbol goes to the block")),
    };
    let placed = m.instance("placing", &placing(p)?, inputs);
    m.output("bits", placed.bits)
        .comment("With puts: symbol at its place in the block, else zeros");
    m.finish()
}

/// The comment of a port that acts so many cycles `before` the symbol is in the block.
fn after_lookup(p: &Parameters, before: u32, says: &str) -> String {
    format!("{} cycles after lookup: {says}", p.coding_cycles() - before)
}

ports! {
    PlacingInputs { starts, start, place, symbol, length, puts } -> PlacingOutputs { bits }
}
fn placing(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_placing", p.frame.name));
    m.doc("Shifts each symbol to its place in a chunk, and gives it to that chunk and the next.");
    let starts = m.input("starts", 1).comment("Way starts in the next cycle");
    let start = m
        .input("start", place_bits(p))
        .comment("Bit at which the way starts, from the way's own end");
    let place = m.input("place", 1).comment("There is a symbol to place");
    let symbol = m
        .input("symbol", LONGEST + LOW_BITS)
        .comment("Symbol's bits; bit 0 is sent first");
    let length = m
        .input("length", STEP_BITS)
        .comment("Length of the symbol in bits");
    let puts = m.input("puts", 1);
    puts.comment("Symbol of the cycle before goes to the block");
    let at = m.register("place_of_symbol", place_bits(p));
    let next = at + length.resize(place_bits(p));
    m.next_if(at, starts | place, starts.mux(start, next));

    m.section("The symbol, shifted to its place in a chunk");
    let within = CHUNK_BITS.trailing_zeros();
    let wide = CHUNK_BITS + LONGEST + LOW_BITS;
    let shifted = (symbol.resize(wide) << at.slice(0, within)).named("shifted_symbol");
    let shifted = m.delay_if("placed_symbol", place, shifted);
    let number = at.slice(within, place_bits(p) - within);
    let number = m.delay_if("placed_chunk", place, number);

    m.section("The one or two chunks that it reaches into");
    let chunks = p.stored_bits() / CHUNK_BITS;
    let here: Vec<Signal> = (0..chunks)
        .map(|chunk| puts & number.eq_to(u64::from(chunk)))
        .collect();
    let here = m.vector("puts_chunk", &here);
    let low = shifted.slice(0, CHUNK_BITS);
    let high = shifted
        .slice(CHUNK_BITS, wide - CHUNK_BITS)
        .resize(CHUNK_BITS)
        .named("in_next_chunk");
    let bits: Vec<Signal> = (0..chunks as usize)
        .map(|chunk| {
            let before = chunk.checked_sub(1).map(|before| here[before].gate(high));
            or_all([Some(here[chunk].gate(low)), before].into_iter().flatten())
        })
        .collect();
    m.output("bits", concat(&bits))
        .comment("With puts: symbol at its place in the block, else zeros");
    m.finish()
}
