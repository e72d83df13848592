//! FPC: one word to its tag and payload, and back.

use std::rc::Rc;

use super::TAG_BITS;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// The tags except 0, the tag of a zero word, which has no payload.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tag {
    Sign4 = 1,
    Sign8,
    Sign16,
    HighHalf,
    TwoBytes,
    Repeated,
    Whole,
}

impl Tag {
    fn name(self) -> &'static str {
        match self {
            Tag::Sign4 => "SIGN_EXTENDED4",
            Tag::Sign8 => "SIGN_EXTENDED8",
            Tag::Sign16 => "SIGN_EXTENDED16",
            Tag::HighHalf => "HIGH_HALF",
            Tag::TwoBytes => "TWO_BYTES",
            Tag::Repeated => "REPEATED_BYTE",
            Tag::Whole => "WHOLE",
        }
    }

    fn constant(self, m: &Builder) -> Signal<'_> {
        m.localparam(&format!("TAG_{}", self.name()), self as u64, TAG_BITS)
    }

    /// Whether `tag` is this one.
    fn is<'m>(self, m: &'m Builder, tag: Signal<'m>) -> Signal<'m> {
        let is = tag.eq(self.constant(m));
        is.named(&format!("is_{}", self.name().to_lowercase()))
    }
}

ports! {
    pub(in crate::rtl) MatcherInputs { word } -> MatcherOutputs { tag, nibbles, payload }
}

/// Pattern matcher of one word (paper 2, figure 4: "pattern matcher").
///
/// Combinational.
pub fn matcher(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match"));
    m.doc("Pattern matcher: a word's tag, and its payload, zero past the payload's length.");
    let word = m.input("word", 32).comment("Word to match");
    let byte = word.parts(8);
    let low_zero = (!word.slice(0, 16).any()).named("low_half_is_zero");
    let zero = (low_zero & !word.slice(16, 16).any()).named("is_zero");
    let four = (sign_extended(word, 4) & !zero).named("is_sign_extended4");
    let tiny = (zero | four).named("has_nibble");
    let eight = (sign_extended(word, 8) & !tiny).named("is_sign_extended8");
    let equal = byte[0].eq(byte[1]) & byte[1].eq(byte[2]) & byte[2].eq(byte[3]);
    let equal = (equal & !tiny & !eight).named("is_repeated_byte");
    let short = (tiny | eight | equal).named("has_byte");
    let half = (sign_extended(word, 16) & !short).named("is_sign_extended16");
    let high = (low_zero & !half & !short).named("is_high_half");
    let bytes = sign_extended(word.slice(0, 16), 8) & sign_extended(word.slice(16, 16), 8);
    let bytes = (bytes & !half & !high & !short).named("is_two_bytes");
    let middle = (half | high | bytes).named("has_half");
    let whole = (!middle & !short).named("is_whole");

    m.section("Tag, and length of the payload");
    let patterns = [
        (four, Tag::Sign4),
        (eight, Tag::Sign8),
        (half, Tag::Sign16),
        (high, Tag::HighHalf),
        (bytes, Tag::TwoBytes),
        (equal, Tag::Repeated),
        (whole, Tag::Whole),
    ];
    let tag = patterns.map(|(is, tag)| is.gate(tag.constant(&m)));
    m.output("tag", or_all(tag))
        .comment("0 zero; 1, 2, 3 signed 4, 8, 16 bits; 4 high half; 5 bytes; 6 equal; 7 all");
    let nibbles = [four, eight | equal, middle, whole];
    m.output("nibbles", concat(&nibbles))
        .comment("Length of the payload in units of 4 bits: 0, 1, 2, 4 or 8");

    m.section("Payload: the first two bytes are those of the high half where only that is stored");
    let first = high.mux(byte[2], byte[0]).named("first_byte");
    let second = high
        .mux(byte[3], bytes.mux(byte[2], byte[1]))
        .named("second_byte");
    let payload = [
        (!zero).gate(first.slice(0, 4)),
        (!tiny).gate(first.slice(4, 4)),
        (middle | whole).gate(second),
        whole.gate(word.slice(16, 16)),
    ];
    m.output("payload", concat(&payload))
        .comment("Payload of the word, zero past its length");
    m.finish()
}

/// Whether a number is the sign extension of its lowest `bits` bits.
fn sign_extended<'m>(value: Signal<'m>, bits: u32) -> Signal<'m> {
    let top = value.slice(bits - 1, value.width() - bits + 1);
    !top.any() | top.all()
}

ports! {
    pub(in crate::rtl) LengthInputs { tag } -> LengthOutputs { nibbles }
}

/// Length of a tag's payload.
///
/// Combinational.
pub fn length(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_length"));
    m.doc("Length of a tag's payload in nibbles.");
    let tag = m
        .input("tag", TAG_BITS)
        .comment("0 zero; 1, 2, 3 signed 4, 8, 16 bits; 4 high half; 5 bytes; 6 equal; 7 all");
    let any_of = |tags: &[Tag]| or_all(tags.iter().map(|of| of.is(&m, tag)));
    let nibbles = [
        any_of(&[Tag::Sign4]),
        any_of(&[Tag::Sign8, Tag::Repeated]),
        any_of(&[Tag::Sign16, Tag::HighHalf, Tag::TwoBytes]),
        any_of(&[Tag::Whole]),
    ];
    m.output("nibbles", concat(&nibbles))
        .comment("Length of the payload in units of 4 bits: 0, 1, 2, 4 or 8");
    m.finish()
}

/// Lengths of the payloads of `tags` in nibbles, an instance of [`length`] each.
pub(super) fn lengths<'m>(
    m: &'m Builder,
    name: &str,
    tags: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let module = length(name)?;
    let lane = |(lane, &tag): (usize, &Signal<'m>)| {
        let instance = m.instance(&format!("length{lane}"), &module, LengthInputs { tag });
        instance.nibbles
    };
    let lengths: Vec<Signal> = tags.iter().enumerate().map(lane).collect();
    Ok(m.vector("lengths", &lengths))
}

ports! {
    pub(in crate::rtl) DecoderInputs { tag, payload } -> DecoderOutputs { word }
}

/// Pattern decoder of one word (paper 2, figure 4).
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode"));
    m.doc("Pattern decoder: the word of a tag and a payload. Bits past the\npayload's length are ignored.");
    let tag = m
        .input("tag", TAG_BITS)
        .comment("0 zero; 1, 2, 3 signed 4, 8, 16 bits; 4 high half; 5 bytes; 6 equal; 7 all");
    let payload = m
        .input("payload", 32)
        .comment("Payload of the word; bits past its length are ignored");
    let byte = payload.parts(8);
    let extend = |bits: u32, to: u32| {
        let sign = payload.bit(bits - 1).replicate(to - bits);
        concat(&[payload.slice(0, bits), sign])
    };
    let two = concat(&[extend(8, 16), byte[1], byte[1].bit(7).replicate(8)]);
    let patterns = [
        (Tag::Sign4, extend(4, 32)),
        (Tag::Sign8, extend(8, 32)),
        (Tag::Sign16, extend(16, 32)),
        (Tag::HighHalf, concat(&[m.zero(16), payload.slice(0, 16)])),
        (Tag::TwoBytes, two),
        (Tag::Repeated, byte[0].replicate(4)),
        (Tag::Whole, payload),
    ];
    let words = patterns.map(|(pattern, word)| pattern.is(&m, tag).gate(word));
    m.output("word", or_all(words)).comment("Decoded word");
    m.finish()
}
