//! Compressor, stage 2: places codewords together (paper 1, section III-E,
//! figure 6b).
//!
//! In the first cycle the code is shifted to the write position, which moves on; in the
//! second the shifted code is ORed into the final buffer. It reaches into one chunk of
//! that, or two. Each way of the encoder ends on a byte.
//!
//! A code a cycle. The final buffer stays for three cycles even if the next block follows
//! at the shortest interval: the merge reads it in those.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::e2mc::Parameters;

/// Ways that one encoder encodes, one after another.
pub fn ways_per_encoder(p: &Parameters) -> u32 {
    p.ways / p.encoders
}

/// Bits of the place at which a stream starts, which is behind the pointers at most.
pub const START_BITS: u32 = 6;

/// Bits of a byte count of one encoder's stream, from the start of its first chunk on.
pub fn byte_bits(p: &Parameters) -> u32 {
    let bits = p.symbols_per_encoder() * p.symbol_limit() + 8 * (ways_per_encoder(p) + 1);
    let bits = bits + p.first_way_bit() + 8 * p.check_bytes;
    address_width(u64::from(bits / 8) + 1)
}

ports! {
    pub(in crate::rtl) EncoderInputs {
        advance, starts, place, code, length, ends_way: Option<Signal<'m>>, puts, clears, start,
    } -> EncoderOutputs { stream, ends: Option<Signal<'m>>, last_byte: Option<Signal<'m>> }
}

pub fn encoder(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_encoder", p.name));
    m.doc("Stage 2 of the compressor: shifts each code to the write position, and puts it into\nthe one or two chunks of the final buffer that it reaches into.");
    let advance = m
        .input("advance", 1)
        .comment("Both cycles move; else all registers hold, and puts is 0");
    let begin = m.input("starts", 1);
    begin.comment("Cycle before a block's first code");
    let place = m.input("place", 1).comment("There is a code to place");
    let code = m.input("code", p.symbol_limit());
    code.comment("Code in the order of the stream: bit 0 is sent first");
    let length = m
        .input("length", p.step_bits())
        .comment("Length of the code in bits");
    let ends_way = if p.pairs {
        m.zero(1)
    } else {
        m.input("ends_way", 1)
    };
    if !p.pairs {
        ends_way.comment("Code is the last one of a way");
    }
    let puts = m.input("puts", 1);
    puts.comment("Code of the cycle before goes to the final buffer");
    let clears = m.input("clears", 1);
    clears.comment("With a block's first code: the final buffer loses the block before");
    let start = m.input("start", START_BITS);
    start.comment("Bit at which the stream starts");

    m.section("The write position: a chunk of the final buffer, and a bit of that");
    let chunk_bits = p.placing_bits();
    let position_bits = chunk_bits.trailing_zeros();
    let number_bits = byte_bits(p).saturating_sub(position_bits - 3).max(1) + 1;
    let position = m.register("write_position", position_bits);
    let number = m.register("chunk_number", number_bits);

    let after = after_code(&m, position, number, length, ends_way)?;
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

    m.section("First cycle: the code is shifted to the write position");
    let wide = chunk_bits + p.symbol_limit();
    let shifted = (code.resize(wide) << position).named("shifted_code");
    let placed = m.delay_if("intermediate_buffer", advance & place, shifted);
    let placed_number = m.delay_if("placed_number", advance & place, number);

    // The part of the final buffer that no stream reaches is zero, not registers.
    m.section("Second cycle: the shifted code is ORed into one or two chunks of the final buffer");
    let reachable = (1u32 << byte_bits(p))
        .div_ceil(chunk_bits / 8)
        .min(1 << number_bits);
    let all = p.max_stored_bytes() * 8 / chunk_bits;
    let module = final_buffer(
        reachable.min(all),
        chunk_bits,
        p.symbol_limit(),
        number_bits,
    )?;
    let inputs = FinalBufferInputs {
        puts,
        clears,
        number: placed_number,
        code: placed,
    };
    let buffer = m.instance("final_buffer", &module, inputs);
    m.output("stream", buffer.stream.resize(all * chunk_bits))
        .comment("Final buffer, first bit lowest; complete after the last code");

    if p.pairs {
        return m.finish();
    }
    m.section("Ends of the ways; they move through as they come, and the last is the stream's");
    let end_reached = (advance & place & ends_way).named("end_reached");
    let mut ends: Vec<Signal> = Vec::new();
    let mut newer = concat(&[after.position.slice(3, position_bits - 3), after.number]);
    newer = newer.resize(byte_bits(p));
    for way in (0..ways_per_encoder(p)).rev() {
        newer = m.delay_if(&format!("end{way}"), end_reached, newer);
        ends.insert(0, newer);
    }
    m.output("ends", concat(&ends))
        .comment("End of each way in bytes, the first way's lowest");
    let last_byte = after.last_byte.resize(byte_bits(p));
    let last_byte = m.delay_if("last_byte_reached", end_reached, last_byte);
    m.output("last_byte", last_byte)
        .comment("End of the last way in bytes, less one");
    m.finish()
}

ports! {
    FinalBufferInputs { puts, clears, number, code } -> FinalBufferOutputs { stream }
}

/// Collects codes in chunks.
fn final_buffer(
    chunks: u32,
    chunk_bits: u32,
    code_bits: u32,
    number_bits: u32,
) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("../../common/library/final_buffer.v");
    let parameters = [
        ("CHUNKS", chunks),
        ("CHUNK_BITS", chunk_bits),
        ("CODE_BITS", code_bits),
        ("NUMBER_BITS", number_bits),
    ];
    let m = Builder::library("final_buffer", text, &parameters);
    m.doc("Collects codes in chunks: a code goes into the chunk in which it begins, and the next one.");
    let puts = m.input("puts", 1).comment("There is a code");
    let clears = m.input("clears", 1);
    clears.comment("With a code: the buffer loses what it had");
    let number = m.input("number", number_bits);
    number.comment("Chunk in which the code begins");
    let code = m.input("code", chunk_bits + code_bits);
    code.comment("Code, at its place in the chunk, else zero");
    let within = code.slice(0, chunk_bits);
    let past = code.slice(chunk_bits, code_bits);
    let loses = (puts & clears).named("loses");
    let begins: Vec<Signal> = (0..chunks)
        .map(|i| puts & number.eq_to(u64::from(i)))
        .collect();
    let begins = m.vector("begins", &begins);
    let registers: Vec<Signal> = (0..chunks)
        .map(|i| m.register(&format!("chunk_{i}"), chunk_bits))
        .collect();
    for (i, (&chunk, &here)) in registers.iter().zip(&begins).enumerate() {
        let mut parts = vec![(!loses).gate(chunk), here.gate(within)];
        let before = i.checked_sub(1).map(|before| begins[before]);
        parts.extend(before.map(|before| before.gate(past).resize(chunk_bits)));
        let touched = before.map_or(here, |before| before | here) | loses;
        m.next_if(chunk, touched, or_all(parts));
    }
    m.output("stream", concat(&registers))
        .comment("All chunks, the first in the lowest bits");
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
) -> Result<After<'m>, DesignError> {
    let bits = |value: Signal<'m>| value.slice(0, 3).resize(4);
    let within = (bits(position) + bits(length)).named("bits_after_code");
    let over = within.bit(3);
    let two = (ends_way & over & within.slice(0, 3).any()).named("carries_two");
    two.comment(
        "Bits beyond a byte, and what a way's last byte is filled up with, each count a byte.",
    );
    let any = (over | (ends_way & within.any())).named("carries_any");
    let none = (!any).named("carries_none");
    let one = (any & !two).named("carries_one");
    let carries = [none, one, two];

    let width = position.width() - 2;
    let whole = |value: Signal<'m>| value.slice(3, value.width() - 3).resize(width);
    let from = whole(position).named("bytes_before");
    let step = whole(length).named("bytes_of_code");
    let plus = |name: &str, carry: u64| -> Result<Signal<'m>, DesignError> {
        let bytes = sum(m, name, &[from, step, m.constant(carry, width)])?;
        Ok(bytes.named(name))
    };
    let with_carry = [
        plus("bytes_minus_1", (1 << width) - 1)?,
        (from + step).named("bytes"),
        plus("bytes_plus_1", 1)?,
        plus("bytes_plus_2", 2)?,
    ];
    let next_number = number.plus(1).named("chunk_number_plus_1");
    let carried = |name: &str, bytes: &[Signal<'m>]| {
        let gated = carries.iter().zip(bytes);
        let bytes = or_all(gated.map(|(carry, &bytes)| carry.gate(bytes))).named(name);
        let fills = bytes.bit(width - 1);
        (bytes.slice(0, width - 1), fills.mux(next_number, number))
    };
    let (bytes, number) = carried("bytes_after_code", &with_carry[1..]);
    let (last, last_number) = carried("byte_of_last_bit", &with_carry);
    Ok(After {
        position: concat(&[(!ends_way).gate(within.slice(0, 3)), bytes]).named("next_position"),
        number: number.named("next_chunk_number"),
        last_byte: concat(&[last, last_number.named("chunk_of_last_bit")]),
    })
}
