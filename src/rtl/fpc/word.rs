//! FPC: one word to its tag and payload, and back.

use std::rc::Rc;

use super::TAG_BITS;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// Pattern matcher of one word (paper 2, figure 4: "pattern matcher").
///
/// | port | width | |
/// |---|---|---|
/// | `word` | 32 | |
/// | `tag` | 3 | the pattern with the smallest payload |
/// | `nibbles` | 4 | length of the payload: 0, 1, 2, 4 or 8 |
/// | `payload` | 32 | zero past its length |
///
/// Combinational.
pub fn matcher(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match"));
    m.doc("Pattern matcher: a word's tag, and its payload, zero past the payload's length.");
    let word = m.input("word", 32);
    let byte = word.parts(8);
    let low_zero = !word.slice(0, 16).any();
    let zero = (low_zero & !word.slice(16, 16).any()).named("is_zero");
    let four = (sign_extended(word, 4) & !zero).named("is_sign_extended4");
    let short = zero | four;
    let eight = (sign_extended(word, 8) & !short).named("is_sign_extended8");
    let equal = byte[0].eq(byte[1]) & byte[1].eq(byte[2]) & byte[2].eq(byte[3]);
    let equal = (equal & !short & !eight).named("is_repeated");
    let short = (short | eight | equal).named("is_short");
    let half = (sign_extended(word, 16) & !short).named("is_sign_extended16");
    let high = (low_zero & !half & !short).named("is_high_half");
    let bytes = sign_extended(word.slice(0, 16), 8) & sign_extended(word.slice(16, 16), 8);
    let bytes = (bytes & !half & !high & !short).named("is_two_bytes");
    let middle = (half | high | bytes).named("is_middle");
    let whole = (!middle & !short).named("is_whole");

    let tag = [
        four | half | bytes | whole,
        eight | half | equal | whole,
        high | bytes | equal | whole,
    ];
    m.output("tag", concat(&tag));
    let nibbles = [four, eight | equal, middle, whole];
    m.output("nibbles", concat(&nibbles));

    let first = high.mux(byte[2], byte[0]);
    let second = high.mux(byte[3], bytes.mux(byte[2], byte[1]));
    let any_byte = !zero & !four;
    let payload = [
        (!zero).gate(first.slice(0, 4)),
        any_byte.gate(first.slice(4, 4)),
        (middle | whole).gate(second),
        whole.gate(word.slice(16, 16)),
    ];
    m.output("payload", concat(&payload));
    m.finish()
}

/// Whether a number is one of `bits` bits, sign-extended.
fn sign_extended<'m>(value: Signal<'m>, bits: u32) -> Signal<'m> {
    let top = value.slice(bits - 1, value.width() - bits + 1);
    !top.any() | top.all()
}

/// Length of a tag's payload in nibbles: 0, 1, 2, 4 or 8.
pub(super) fn nibbles<'m>(tag: Signal<'m>) -> Signal<'m> {
    let is = |value: u64| tag.eq_to(value);
    concat(&[is(1), is(2) | is(6), is(3) | is(4) | is(5), is(7)])
}

/// Pattern decoder of one word (paper 2, figure 4).
///
/// | port | width | |
/// |---|---|---|
/// | `tag` | 3 | |
/// | `payload` | 32 | anything past its length |
/// | `word` | 32 | |
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode"));
    m.doc("Pattern decoder: the word of a tag and a payload. What lies past the payload's\nlength is not looked at.");
    let tag = m.input("tag", TAG_BITS);
    let payload = m.input("payload", 32);
    let is = |value: u64| tag.eq_to(value);
    let byte = payload.parts(8);
    let extend = |bits: u32, to: u32| {
        let sign = payload.bit(bits - 1).replicate(to - bits);
        concat(&[payload.slice(0, bits), sign])
    };
    let two = concat(&[extend(8, 16), byte[1], byte[1].bit(7).replicate(8)]);
    let patterns = [
        is(1).gate(extend(4, 32)),
        is(2).gate(extend(8, 32)),
        is(3).gate(extend(16, 32)),
        is(4).gate(concat(&[m.zero(16), payload.slice(0, 16)])),
        is(5).gate(two),
        is(6).gate(byte[0].replicate(4)),
        is(7).gate(payload),
    ];
    m.output("word", crate::hdl::or_all(patterns));
    m.finish()
}
