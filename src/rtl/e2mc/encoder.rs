//! Compressor, stage 2: places codewords together (paper 1, section III-E,
//! figure 6b).
//!
//! In the first cycle the code is shifted to the write position, which moves on; in the
//! second the shifted code is ORed into the final buffer. It reaches into one chunk of
//! that, or two. Each way of the encoder ends on a byte.
//!
//! | port | width | |
//! |---|---|---|
//! | `advance` | 1 | both cycles move; else they hold, and `puts` is 0 |
//! | `starts` | 1 | the cycle before a block's first code |
//! | `place`, `code`, `length` | 1, symbol limit, step | a code to place |
//! | `ends_way` | 1 | with the last code of a way |
//! | `puts` | 1 | the code of the cycle before goes to the final buffer |
//! | `clears` | 1 | with that of the block's first code: the final buffer loses the last block |
//! | `start` | 6 | the bit at which the encoder's stream starts: behind the pointers, or 0 |
//! | `stream` | largest stored size | the final buffer, complete after the last code's `puts`, until the next block's first |
//! | `ends` | ways/encoders × byte | end of each way, in bytes, complete with the last code's `puts` |
//! | `last_byte` | byte | the last one's, less 1 |
//!
//! A code a cycle. The final buffer stays for three cycles even if the next block follows
//! at the shortest interval: the merge reads it in those.

use std::rc::Rc;

use super::sum::sum;
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

/// Ways that one encoder encodes, one after another.
pub fn ways_per_encoder(p: &Parameters) -> u32 {
    p.ways / p.encoders
}

/// Bits of the place at which a stream starts, which is behind the pointers at most.
pub const START_BITS: u32 = 6;

/// Bits of a byte count of one encoder's stream, from the start of its first chunk on.
pub fn byte_bits(p: &Parameters) -> u32 {
    let bits = p.symbols_per_encoder() * p.symbol_limit() + 8 * (ways_per_encoder(p) + 1);
    let bits = bits + p.first_way_bit();
    address_width(u64::from(bits / 8) + 1)
}

pub fn encoder(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_encoder", p.name));
    m.doc("Stage 2 of the compressor: shifts each code to the write position, and puts it into\nthe one or two chunks of the final buffer that it reaches into.");
    let advance = m.input("advance", 1);
    let begin = m.input("starts", 1);
    let place = m.input("place", 1);
    let code = m.input("code", p.symbol_limit());
    let length = m.input("length", p.step_bits());
    let ends_way = m.input("ends_way", 1);
    let puts = m.input("puts", 1);
    let clears = m.input("clears", 1);
    let start = m.input("start", START_BITS);

    let chunk_bits = p.placing_bits();
    let position_bits = chunk_bits.trailing_zeros();
    let number_bits = byte_bits(p).saturating_sub(position_bits - 3).max(1) + 1;
    let position = m.register("write_position", position_bits);
    let number = m.register("chunk_number", number_bits);

    let after = after_code(&m, position, number, length, ends_way);
    let moves = (advance & (begin | place)).named("position_moves");
    m.next_if(
        position,
        moves,
        begin.mux(start.resize(position_bits), after.position),
    );
    let first_number = match START_BITS.checked_sub(position_bits) {
        Some(above @ 1..) => start.slice(position_bits, above).resize(number_bits),
        _ => m.zero(number_bits),
    };
    m.next_if(number, moves, begin.mux(first_number, after.number));

    let wide = chunk_bits + p.symbol_limit();
    let shifted = (code.resize(wide) << position).named("shifted_code");
    let placed = m.delay_if("intermediate_buffer", advance & place, shifted);
    let placed_number = m.delay_if("placed_number", advance & place, number);

    // The final buffer. The part of it that no stream reaches is zero, not registers.
    let stays = (!(puts & clears)).named("buffer_stays");
    let reachable = (1u32 << byte_bits(p))
        .div_ceil(chunk_bits / 8)
        .min(1 << number_bits);
    let within = placed.slice(0, chunk_bits);
    let past = placed.slice(chunk_bits, p.symbol_limit());
    let mut past_here = None;
    let chunks: Vec<Signal> = (0..p.max_stored_bytes() * 8 / chunk_bits)
        .map(|i| {
            if i >= reachable {
                return m.zero(chunk_bits);
            }
            let is_here = placed_number.eq_to(u64::from(i));
            let here = (puts & is_here).named(&format!("puts_chunk{i}"));
            let chunk = m.register(&format!("final_buffer{i}"), chunk_bits);
            let mut parts = vec![stays.gate(chunk), here.gate(within)];
            parts.extend(past_here.map(|at: Signal| at.gate(past).resize(chunk_bits)));
            m.next(chunk, or_all(parts));
            past_here = Some(here);
            chunk
        })
        .collect();
    m.output("stream", concat(&chunks));

    // The ends of the ways move through as they come: the last is the stream's.
    let end_reached = (advance & place & ends_way).named("end_reached");
    let mut ends: Vec<Signal> = Vec::new();
    let mut newer = concat(&[after.position.slice(3, position_bits - 3), after.number]);
    newer = newer.resize(byte_bits(p));
    for way in (0..ways_per_encoder(p)).rev() {
        newer = m.delay_if(&format!("end{way}"), end_reached, newer);
        ends.insert(0, newer);
    }
    m.output("ends", concat(&ends));
    m.output(
        "last_byte",
        m.delay_if(
            "last_byte_reached",
            end_reached,
            after.last_byte.resize(byte_bits(p)),
        ),
    );
    m.finish()
}

/// Where the code after this one goes.
struct After<'m> {
    position: Signal<'m>,
    number: Signal<'m>,
    /// Of a way's last code: the byte of the stream that holds its last bit.
    last_byte: Signal<'m>,
}

/// `position` and `number`: of the code with this `length`, within a chunk and of the chunk.
///
/// Bits within a byte and bytes are added side by side, the bytes with each carry that
/// there may be. It may be two, since a way ends on a byte.
fn after_code<'m>(
    m: &'m Builder,
    position: Signal<'m>,
    number: Signal<'m>,
    length: Signal<'m>,
    ends_way: Signal<'m>,
) -> After<'m> {
    let bits = |value: Signal<'m>| value.slice(0, 3).resize(4);
    let within = (bits(position) + bits(length)).named("bits_after_code");
    let over = within.bit(3);
    let two = (ends_way & over & within.slice(0, 3).any()).named("carries_two");
    let any = (over | (ends_way & within.any())).named("carries");
    let carries = [!any, any & !two, two];

    let width = position.width() - 2;
    let whole = |value: Signal<'m>| value.slice(3, value.width() - 3).resize(width);
    let (from, step) = (whole(position), whole(length));
    let minus_1 = (1 << width) - 1;
    let with_carry = [
        ("bytes_minus_1", minus_1),
        ("bytes", 0),
        ("bytes_plus_1", 1),
        ("bytes_plus_2", 2),
    ];
    let with_carry = with_carry
        .map(|(name, carry)| sum(m, width, &[from, step, m.constant(carry, width)]).named(name));
    let next_number = number.plus(1);
    let carried = |bytes: &[Signal<'m>]| {
        let gated = carries.iter().zip(bytes);
        let bytes = or_all(gated.map(|(carry, &bytes)| carry.gate(bytes)));
        let fills = bytes.bit(width - 1);
        (bytes.slice(0, width - 1), fills.mux(next_number, number))
    };
    let (bytes, number) = carried(&with_carry[1..]);
    let (last, last_number) = carried(&with_carry);
    After {
        position: concat(&[(!ends_way).gate(within.slice(0, 3)), bytes]).named("next_position"),
        number: number.named("next_chunk_number"),
        last_byte: concat(&[last, last_number]),
    }
}
