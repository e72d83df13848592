//! BPC: the base, a block's first word, to its code and payload, and back.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Bits of the longest code.
pub(super) const CODE_BITS: u32 = 3;

ports! {
    pub(super) BaseMatcherInputs { base }
    -> BaseMatcherOutputs { code, code_length, payload, length }
}

/// Pattern matcher of the base.
///
/// Combinational.
pub fn matcher(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match_base"));
    m.doc("Pattern matcher of the base: its code, and its payload, zero past its length.");
    let base = m.input("base", 32).comment("Base: first word of the block");
    let fits = |bits: u32| {
        let top = base.slice(bits - 1, 33 - bits);
        !top.any() | top.all()
    };
    let zero = (!base.any()).named("is_zero");
    let four = (fits(4) & !zero).named("is_sign_extended4");
    let eight = (fits(8) & !fits(4)).named("is_sign_extended8");
    let sixteen = (fits(16) & !fits(8)).named("is_sign_extended16");
    let whole = (!fits(16)).named("is_whole");
    m.output("code", concat(&[whole, eight | sixteen, four | sixteen]))
        .comment("Code of the base, first bit lowest, zero past its length");
    m.output("code_length", concat(&[m.constant(1, 1), !whole]))
        .comment("Length of the code in bits: 3, or 1 for a base that is written whole");
    let payload = [
        (!zero).gate(base.slice(0, 4)),
        (!zero & !four).gate(base.slice(4, 4)),
        (sixteen | whole).gate(base.slice(8, 8)),
        whole.gate(base.slice(16, 16)),
    ];
    m.output("payload", concat(&payload))
        .comment("Payload of the base, zero past its length");
    m.output("length", concat(&[m.zero(2), four, eight, sixteen, whole]))
        .comment("Length of the payload in bits: 0, 4, 8, 16 or 32");
    m.finish()
}

ports! {
    pub(super) BaseDecoderInputs { code, payload } -> BaseDecoderOutputs { base, length }
}

/// Pattern decoder of the base.
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode_base"));
    m.doc("Pattern decoder of the base: a word of its code and payload.");
    let code = m
        .input("code", CODE_BITS)
        .comment("Code of the base, first bit lowest; bits past its end do not matter");
    let payload = m
        .input("payload", 32)
        .comment("Bits from the base's payload on; those past its length do not matter");
    let whole = code.bit(0);
    let tag = (code.bit(1), code.bit(2));
    let four = (!whole & !tag.0 & tag.1).named("is_sign_extended4");
    let eight = (!whole & tag.0 & !tag.1).named("is_sign_extended8");
    let sixteen = (!whole & tag.0 & tag.1).named("is_sign_extended16");
    let extend = |bits: u32| {
        let sign = payload.bit(bits - 1).replicate(32 - bits);
        concat(&[payload.slice(0, bits), sign])
    };
    let patterns: [Signal; 4] = [
        four.gate(extend(4)),
        eight.gate(extend(8)),
        sixteen.gate(extend(16)),
        whole.gate(payload),
    ];
    m.output("base", crate::hdl::or_all(patterns))
        .comment("Decoded base: first word of the block");
    m.output("length", concat(&[m.zero(2), four, eight, sixteen, whole]))
        .comment("Length of the payload in bits: 0, 4, 8, 16 or 32");
    m.finish()
}
