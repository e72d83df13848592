//! C-Pack: compressor.
//!
//! Ports: [`Core`]. A block takes a move for each two words, 16 for 128 bytes, and
//! is done five moves after its last two words.
//!
//! | stage | |
//! |---|---|
//! | 1 | the move's two words |
//! | 2 | [`matching`]: comparison with the dictionary, pushes |
//! | 3 | [`code`] of each |
//! | 4 | the second's bits after the first's |
//! | 5 | both to their place after the block's other bits |

use super::code::{code, CodeInputs};
use super::matching::{matching, MatchingInputs};
use super::{pairs, Code, ENTRIES, LENGTH_BITS, LONGEST, PAIR_BITS, UNIT};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::core_ports::block_to_compress;
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::{metadata, Core};

const STAGES: u32 = 5;
/// Bits of a chunk, in which codes are assembled before they go to their place in the block: more
/// than two words can add.
const CHUNK: u32 = 128;
/// Bits of a position in a chunk, in units.
const PLACE_BITS: u32 = 6;

/// The core of the compressor.
pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("C-Pack compressor: two words a move through dictionary, codes and concatenation.");
    let pipeline = Pipeline::new(&m, STAGES);
    let (advance, start) = (pipeline.advance, pipeline.start);
    let block = block_to_compress(&m, &p.ports);

    let count = m.register_reset("pair_number", pairs(&p.ports).trailing_zeros(), 0);
    let present = (start | count.any()).named("present");
    m.next_if(count, advance & present, count.plus(1));
    pipeline.starts(present);
    let first = start.named("first_pair");
    let last = count.all().named("last_pair");
    let words = count.select(&block.parts(64)).named("pair");
    pipeline.step("pair", "the move's two words", 1);

    let inputs = MatchingInputs {
        advance,
        present: pipeline.valid(),
        ends: last,
        words,
    };
    let matched = m.instance(
        "matching",
        &matching(&format!("{}_matching", p.name))?,
        inputs,
    );
    pipeline.step("match", "comparison with the dictionary", 1);

    let module = code(&format!("{}_code", p.name))?;
    let words = words.parts(32).into_iter().enumerate();
    let coded: Vec<_> = words
        .map(|(place, word)| {
            let [same_half, same_most, same] = [matched.same_half, matched.same_most, matched.same]
                .map(|level| level.slice(place as u32 * ENTRIES, ENTRIES));
            let inputs = CodeInputs {
                word,
                same_half,
                same_most,
                same,
            };
            m.instance(&format!("code{place}"), &module, inputs)
        })
        .collect();
    let codes: Vec<Signal> = coded.iter().map(|word| word.code).collect();
    let bits: Vec<Signal> = coded.iter().map(|word| word.bits).collect();
    pipeline.step("code", "codes of both words", 1);

    let codes: Vec<Code> = codes
        .iter()
        .zip(["first", "second"])
        .map(|(&bits, of)| Code::from_bits(of, bits))
        .collect();
    let moved = codes[0].lengths().map(|(is, units)| {
        let moved = concat(&[m.zero(units * UNIT), bits[1]]);
        is.gate(moved.resize(2 * LONGEST * UNIT))
    });
    let pair = bits[0].resize(2 * LONGEST * UNIT) | or_all(moved);
    let pair = pair.named("pair_bits");
    let lengths: Vec<Signal> = codes
        .iter()
        .map(|code| {
            let length = code.length(&m, 0, LENGTH_BITS);
            length.resize(PAIR_BITS)
        })
        .collect();
    let lengths = m.vector("code_lengths", &lengths);
    let length = (lengths[0] + lengths[1]).named("pair_length");
    pipeline.step("join", "the second's bits after the first's", 1);

    let (bursts, stored) = stored(&m, p, &pipeline, first, (pair, length))?;
    pipeline.step("place", "both after the block's other bits", 1);

    m.output("bursts", bursts)
        .comment("Metadata: number of bursts less one, or all ones if stored raw");
    m.output("stored", stored)
        .comment("Compressed block, first bit lowest, zero past its end");
    m.output("done", pipeline.valid() & last)
        .comment("A compressed block is at the outputs");
    let steps = pipeline.count();
    Ok(Core {
        module: m.finish()?,
        stages: STAGES,
        latency: pairs(&p.ports) - 1 + STAGES,
        interval: pairs(&p.ports),
        steps,
    })
}

/// The block's bits so far with the two words' after them, and the bursts that they take. `first`: they are
/// the block's first; `pair`: their bits, and the length in units.
fn stored<'m>(
    m: &'m Builder,
    p: &Parameters,
    pipeline: &Pipeline<'m>,
    first: Signal<'m>,
    (pair, length): (Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let moves = pipeline.moves("moves");
    let units_bits = address_width(u64::from(p.ports.words() * LONGEST) + 1);
    let units = m.register("unit_count", units_bits);
    let from = (!first).gate(units).named("from_unit");
    let end = (from + length.resize(units_bits)).named("end_unit");
    m.next_if(units, moves, end);
    let bursts = metadata(m, &p.ports, end, UNIT, 0);
    let bursts = m.delay_if("burst_count", moves, bursts);
    pipeline.in_rank(bursts);

    // The block's last bits that do not fill a chunk, and the two words' after them.
    let wide = CHUNK + 2 * LONGEST * UNIT;
    let buffer = m.register("buffer", CHUNK);
    let place = from.slice(0, PLACE_BITS);
    let shifters = Shifters { m, name: &p.name };
    let shifted = shifters.up("place_pair", pair, (place, UNIT), wide)?;
    let placed = ((!first).gate(buffer).resize(wide) | shifted).named("placed");
    let filled = placed.slice(0, CHUNK).named("chunk");
    let rest = placed
        .slice(CHUNK, wide - CHUNK)
        .resize(CHUNK)
        .named("left_over");
    let fills = (end.bit(PLACE_BITS) ^ from.bit(PLACE_BITS)).named("fills_chunk");
    m.next_if(buffer, moves, fills.mux(rest, filled));

    // The chunk is written in every move, and the chunk after it with the remaining bits, so the last two
    // words need no extra move. The first two words clear the rest.
    let chunk = from.slice(PLACE_BITS, units_bits - PLACE_BITS);
    let count = p.ports.max_stored_bits().div_ceil(CHUNK);
    let number = |number: u32| chunk.eq_to(u64::from(number));
    let is_chunk = m.vector("is_chunk", &(0..count).map(number).collect::<Vec<_>>());
    let chunks = (0..count as usize).map(|i| {
        let here = is_chunk[i];
        let after = i
            .checked_sub(1)
            .map_or(m.zero(1), |before| is_chunk[before]);
        let value = here.gate(filled) | after.gate(rest);
        let writes = moves & (first | here | after);
        let stored = m.delay_if(&format!("stored{i}"), writes, value);
        pipeline.in_rank(stored);
        stored
    });
    let chunks = concat(&m.vector("stored_chunks", &chunks.collect::<Vec<_>>()));
    Ok((bursts, chunks.resize(p.ports.max_stored_bits())))
}
