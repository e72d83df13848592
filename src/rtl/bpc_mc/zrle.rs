//! BPC with consolidated metadata: zero run-length encoding (ZRLE) of the planes' kinds,
//! and its reverse (paper 2, figure 3 and section 5.1). A run of two or more planes whose
//! DBX is zero is one code with its length.

use std::rc::Rc;

use super::plane::KIND_BITS;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::consolidated::LANES;

/// Bits of a run's length, the run's length less two.
const RUN_BITS: u32 = 5;

/// Bits of the longest code: `01` and a run's length.
pub(super) const CODE_BITS: u32 = 2 + RUN_BITS;

/// Bits of the code of a kind that is neither zero nor whole.
pub(super) const LONG_BITS: u32 = 5;

ports! {
    pub(super) EncoderInputs { zero } -> EncoderOutputs { run, alone, length }
}

/// ZRLE of a block: sequential, from the top plane to the lowest.
///
/// Combinational.
pub fn encoder(name: &str, planes: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_zrle"));
    m.doc("Zero run-length encoding: counts the zero planes from the top one on, each count\nfrom the one before. A count is that of the run less two.");
    let zero = m
        .input("zero", planes)
        .comment("Planes whose DBX is zero, the top plane's bit lowest")
        .parts(1);
    let none = m.localparam("NO_ZEROS", (1 << (RUN_BITS + 1)) - 2, RUN_BITS + 1);
    none.comment("-2: a count is two less than the run, and negative below two.");
    let mut count = none;
    let (mut run, mut alone, mut lengths) = (Vec::new(), Vec::new(), Vec::new());
    for (plane, &is_zero) in zero.iter().enumerate() {
        count = is_zero.mux(count.plus(1), none);
        count = count.named(&format!("count{plane}"));
        let ends = zero.get(plane + 1).map_or(is_zero, |&next| is_zero & !next);
        let ends = ends.named(&format!("ends{plane}"));
        let (length, is_one) = (count.slice(0, RUN_BITS), count.bit(RUN_BITS));
        alone.push((ends & is_one).named(&format!("is_alone{plane}")));
        run.push((ends & !is_one).named(&format!("run_ends{plane}")));
        lengths.push(run[plane].gate(length));
    }
    let run = m.output("run", concat(&m.vector("run_ends", &run)));
    run.comment("Planes that end a run of two or more zero planes, top plane lowest");
    let alone = m.output("alone", concat(&m.vector("is_alone", &alone)));
    alone.comment("Zero planes between others, the top plane's bit lowest");
    let lengths = m.output("length", concat(&m.vector("run_lengths", &lengths)));
    lengths.comment("Per plane: length less two of the run that ends there, else 0");
    m.finish()
}

ports! {
    pub(super) CodeInputs { kind, run, alone, run_length } -> CodeOutputs { code, length }
}

/// The code of a plane; empty for a plane in a run that ends later.
///
/// Combinational.
pub(super) fn code(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_code"));
    m.doc("A plane's code in the tag section: none where a run of zero planes goes on after it.");
    let kind = m
        .input("kind", KIND_BITS)
        .comment("0 DBX 0, 1 whole, 4 ones, 5 two ones in a row, 6 DBP 0, 7 single one");
    let run = m
        .input("run", 1)
        .comment("Plane ends a run of two or more zero planes");
    let alone = m
        .input("alone", 1)
        .comment("Plane is zero, its neighbours are not");
    let run_length = m
        .input("run_length", RUN_BITS)
        .comment("Length less two of the run that ends here; 0 if none does");
    let long = kind.bit(2).named("is_long");
    let whole = (kind.bit(0) & !long).named("is_whole");
    let last_two = long.gate(kind.slice(0, 2));
    let middle = run_length.slice(0, 3) | concat(&[alone, last_two]);
    let code = concat(&[whole, run, middle, run_length.slice(3, 2)]);
    m.output("code", code)
        .comment("Code of the plane, first bit lowest, zero past its length");
    let emits = whole | long | run | alone;
    m.output("length", concat(&[emits, run | alone, run | long]))
        .comment("Length of the code in bits: 0, 1, 3, 5 or 7");
    m.finish()
}

/// Zero planes that a run still has: whether any, and how many more than one.
#[derive(Clone, Copy)]
struct Run<'m> {
    is_on: Signal<'m>,
    more: Signal<'m>,
}

ports! {
    pub(super) ZrleDecoderInputs { window, zeros }
    -> ZrleDecoderOutputs { taken_by_first, zeros_left_by_first, kinds, zeros_left, taken }
}

/// The reverse for the next eight planes, sequential.
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_zrle_back"));
    m.doc("Reverse of zero run-length encoding: the kinds of eight planes, one after the other.");
    let mut window = m
        .input("window", LANES * CODE_BITS)
        .comment("Tag section from the next code on, first bit lowest");
    let zeros = m.input("zeros", 1 + RUN_BITS);
    zeros.comment(
        "Rest of a zero run: bit 0, a plane is left; above it, how many are left, less one",
    );
    let mut run = Run {
        is_on: zeros.bit(0),
        more: zeros.slice(1, RUN_BITS),
    };
    let mut taken = m.zero(6);
    let mut kinds = Vec::new();
    let mut by_first = None;
    for plane in 0..LANES {
        m.section(&format!("Plane {plane}"));
        let _scope = m.scope(&format!("plane{plane}"));
        let reads = (!run.is_on).named("reads_code");
        let [a, b, c] = [window.bit(0), window.bit(1), window.bit(2)];
        let whole = (reads & a).named("is_whole");
        let begins = (reads & !a & b).named("begins_run");
        let alone = (reads & !a & !b & c).named("is_zero");
        let long = (reads & !a & !b & !c).named("is_long");
        let last_two = long.gate(window.slice(3, 2)).named("code_end");
        kinds.push(concat(&[whole | last_two.bit(0), last_two.bit(1), long]).named("kind"));
        let length = window.slice(2, RUN_BITS);
        let fewer = run.more + m.constant((1 << RUN_BITS) - 1, RUN_BITS);
        run = Run {
            is_on: (begins | (run.is_on & run.more.any())).named("run_goes_on"),
            more: begins.mux(length, fewer).named("more_zeros"),
        };
        let bits = concat(&[reads, begins | alone, begins | long]).named("code_length");
        taken = (taken + bits.resize(6)).named("bits_taken");
        if plane == 0 {
            by_first = Some((bits, concat(&[run.is_on, run.more])));
        }
        if plane + 1 < LANES {
            let rest = (LANES - plane - 1) * CODE_BITS;
            let part = |low| window.slice(low, rest);
            let read = whole.gate(part(1)) | alone.gate(part(3));
            let read = read | (long.gate(part(LONG_BITS)) | begins.gate(part(CODE_BITS)));
            window = (read | (!reads).gate(part(0))).named("rest");
        }
    }
    m.section("After the first plane, and after all eight");
    if let Some((taken, zeros)) = by_first {
        m.output("taken_by_first", taken)
            .comment("Bits of the tag section that the first plane read");
        m.output("zeros_left_by_first", zeros)
            .comment("Run that goes on after the first plane, coded like zeros");
    }
    m.output("kinds", concat(&kinds))
        .comment("Kinds of the eight planes, 3 bits each, first plane lowest");
    m.output("zeros_left", concat(&[run.is_on, run.more]))
        .comment("Run that goes on after the eight planes, coded like zeros");
    m.output("taken", taken)
        .comment("Bits of the tag section that the eight planes read");
    m.finish()
}
