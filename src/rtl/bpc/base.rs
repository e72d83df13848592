//! BPC: the base, a block's first word, to its tag and payload, and back.

use std::rc::Rc;

use super::TAG_BITS;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// The tags of a base that is not zero.
#[derive(Clone, Copy)]
enum Tag {
    Sign4 = 1,
    Sign8,
    Sign16,
    Whole = 7,
}

impl Tag {
    fn name(self) -> &'static str {
        match self {
            Tag::Sign4 => "SIGN_EXTENDED4",
            Tag::Sign8 => "SIGN_EXTENDED8",
            Tag::Sign16 => "SIGN_EXTENDED16",
            Tag::Whole => "WHOLE",
        }
    }

    fn constant(self, m: &Builder) -> Signal<'_> {
        m.localparam(&format!("BASE_TAG_{}", self.name()), self as u64, TAG_BITS)
    }
}

ports! {
    pub(super) BaseMatcherInputs { word } -> BaseMatcherOutputs { tag, nibbles, payload }
}

/// Pattern matcher of the base.
///
/// Combinational.
pub fn matcher(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match_base"));
    m.doc(
        "Pattern matcher of the base: its tag, and its payload, zero past the payload's\nlength.",
    );
    let word = m.input("word", 32).comment("Base: first word of the block");
    let fits = |bits: u32| {
        let top = word.slice(bits - 1, 33 - bits);
        !top.any() | top.all()
    };
    let zero = (!word.any()).named("is_zero");
    let fits = |bits: u32| fits(bits).named(&format!("fits{bits}"));
    let (fits4, fits8, fits16) = (fits(4), fits(8), fits(16));
    let four = (fits4 & !zero).named("is_sign_extended4");
    let eight = (fits8 & !fits4).named("is_sign_extended8");
    let half = (fits16 & !fits8).named("is_sign_extended16");
    let whole = (!fits16).named("is_whole");
    let patterns = [
        (four, Tag::Sign4),
        (eight, Tag::Sign8),
        (half, Tag::Sign16),
        (whole, Tag::Whole),
    ];
    let tag = patterns.map(|(is, tag)| is.gate(tag.constant(&m)));
    m.output("tag", or_all(tag))
        .comment("0 zero; 1, 2, 3 sign-extended from 4, 8, 16 bits; 7 whole word");
    let nibbles = m.output("nibbles", concat(&[four, eight, half, whole]));
    nibbles.comment("Length of the payload in units of 4 bits: 0, 1, 2, 4 or 8");
    let payload = [
        (!zero).gate(word.slice(0, 4)),
        (!fits4).gate(word.slice(4, 4)),
        (!fits8).gate(word.slice(8, 8)),
        whole.gate(word.slice(16, 16)),
    ];
    m.output("payload", concat(&payload))
        .comment("Payload of the base, zero past its length");
    m.finish()
}

ports! {
    pub(super) BaseDecoderInputs { tag, payload } -> BaseDecoderOutputs { word }
}

/// Pattern decoder of the base.
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode_base"));
    m.doc("Pattern decoder of the base. Bits past the payload's length are ignored.");
    let tag = m
        .input("tag", TAG_BITS)
        .comment("0 zero; 1, 2, 3 sign-extended from 4, 8, 16 bits; 7 whole word");
    let payload = m
        .input("payload", 32)
        .comment("Payload of the base; bits past its length are ignored");
    let is = |of: Tag| {
        let is = tag.eq(of.constant(&m));
        is.named(&format!("is_{}", of.name().to_lowercase()))
    };
    let extend = |bits: u32| {
        let sign = payload.bit(bits - 1).replicate(32 - bits);
        concat(&[payload.slice(0, bits), sign])
    };
    let patterns = [
        is(Tag::Sign4).gate(extend(4)),
        is(Tag::Sign8).gate(extend(8)),
        is(Tag::Sign16).gate(extend(16)),
        is(Tag::Whole).gate(payload),
    ];
    m.output("word", or_all(patterns))
        .comment("Decoded base: first word of the block");
    m.finish()
}

/// Length of a tag's payload in nibbles: 0, 1, 2, 4 or 8; of tags that are not used
/// as well, since their block is an error anyway.
pub(super) fn nibbles<'m>(m: &'m Builder, tag: Signal<'m>) -> Signal<'m> {
    let whole = tag.bit(2);
    let is = |value: u64| tag.slice(0, 2).eq_to(value) & !whole;
    let nibbles = [is(1), is(2), is(3), whole];
    concat(&m.vector("base_nibbles", &nibbles))
}

/// Whether no encoder gives the base this tag: 4 to 6.
pub(super) fn is_unused<'m>(tag: Signal<'m>) -> Signal<'m> {
    tag.bit(2) & !tag.slice(0, 2).all()
}
