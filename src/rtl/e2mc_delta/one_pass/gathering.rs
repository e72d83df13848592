//! Compressor in one pass: concatenates a way's codewords in one mode.
//!
//! ```text
//! codeword → shift to its place → chunk of the stream, and the next
//! ```
//!
//! A codeword per cycle. The first way's stream begins behind the header, and the last one's in front of the
//! check: these places are zero. Bits past the size of any compressed block are lost, because such a block is
//! sent raw.

use std::rc::Rc;

use super::super::leaf_table::STEP_BITS;
use super::super::{Parameters, LONGEST, LOW_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// Bits of a chunk of the stream: a codeword that begins in one ends in the next at the latest.
const CHUNK_BITS: u32 = 32;

/// The bit at which a way's stream starts.
fn start(p: &Parameters, way: u32) -> u32 {
    match way {
        0 => p.header_bits(),
        _ => p.frame.stream_start(way),
    }
}

/// Part of a module's name for its kind of way: the first, one in the middle, or the last.
pub(super) fn kind(p: &Parameters, way: u32) -> &'static str {
    match (way, start(p, way)) {
        (0, _) => "first_",
        (_, 0) => "",
        _ => "last_",
    }
}

/// Bits of a stream that counts.
pub(super) fn stream_bits(p: &Parameters, way: u32) -> u32 {
    let most = start(p, way) + p.frame.symbols_per_way() * (LONGEST + LOW_BITS);
    most.next_multiple_of(CHUNK_BITS).min(p.stored_bits())
}

ports! {
    pub(super) GatheringInputs { starts, place, puts, clears, symbol, length }
    -> GatheringOutputs { stream }
}

pub(super) fn gathering(p: &Parameters, way: u32) -> Result<Rc<Module>, DesignError> {
    let which = kind(p, way);
    let m = Builder::new(format!("{}_{which}gathering", p.frame.name));
    m.doc(
        "Shifts each codeword to its place in a chunk, and puts it into that chunk and the next.",
    );
    let starts = m.input("starts", 1);
    starts.comment("Cycle before the way's first codeword");
    let place = m.input("place", 1).comment("There is a codeword to place");
    let puts = m.input("puts", 1);
    puts.comment("Codeword of the cycle before goes to the stream");
    let clears = m.input("clears", 1);
    clears.comment("With the first codeword: the stream loses the block before");
    let symbol = m
        .input("symbol", LONGEST + LOW_BITS)
        .comment("Codeword; bit 0 is sent first");
    let length = m
        .input("length", STEP_BITS)
        .comment("Length of the codeword in bits");

    m.section("The codeword, shifted to its place in a chunk");
    let all = stream_bits(p, way);
    let bits = address_width(u64::from(all));
    let at = m.register("place_of_symbol", bits);
    let next = at + length.resize(bits);
    let first = m.constant(u64::from(start(p, way)), bits);
    m.next_if(at, starts | place, starts.mux(first, next));
    let within = CHUNK_BITS.trailing_zeros();
    let wide = CHUNK_BITS + LONGEST + LOW_BITS;
    let shifted = (symbol.resize(wide) << at.slice(0, within)).named("shifted_symbol");
    let shifted = m.delay_if("placed_symbol", place, shifted);
    let number = m.delay_if("placed_chunk", place, at.slice(within, bits - within));

    m.section("The one or two chunks that it reaches into");
    let chunks = all / CHUNK_BITS;
    let here: Vec<Signal> = (0..chunks)
        .map(|chunk| puts & number.eq_to(u64::from(chunk)))
        .collect();
    let here = m.vector("puts_chunk", &here);
    let stays = (!(puts & clears)).named("stream_stays");
    let low = shifted.slice(0, CHUNK_BITS);
    let high = shifted
        .slice(CHUNK_BITS, wide - CHUNK_BITS)
        .resize(CHUNK_BITS)
        .named("in_next_chunk");
    let stream: Vec<Signal> = (0..chunks)
        .map(|chunk| m.register(&format!("chunk{chunk}"), CHUNK_BITS))
        .collect();
    let stream = m.vector("chunks", &stream);
    for (number, &chunk) in stream.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| here[before].gate(high));
        let parts = [
            Some(stays.gate(chunk)),
            Some(here[number].gate(low)),
            before,
        ];
        m.next(chunk, or_all(parts.into_iter().flatten()));
    }
    m.output("stream", concat(&stream))
        .comment("Stream, complete from the last codeword until the next block's first");
    m.finish()
}
