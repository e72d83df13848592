//! BPC with consolidated metadata: zero run-length encoding (ZRLE) of the planes' kinds,
//! and its reverse (paper 2, figure 3 and section 5.1). A run of two or more planes whose
//! DBX is zero is one code with its length.

use std::rc::Rc;

use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::consolidated::LANES;

/// Bits of a run's length, the run's length less two.
const RUN_BITS: u32 = 5;

/// Bits of the longest code: `01` and a run's length.
pub(super) const CODE_BITS: u32 = 2 + RUN_BITS;

/// Bits of the code of a kind that is neither zero nor whole.
pub(super) const LONG_BITS: u32 = 5;

/// ZRLE of a block: sequential, from the top plane to the lowest.
///
/// | port | width | |
/// |---|---|---|
/// | `zero` | planes | whether a plane's DBX is zero, the top plane's first |
/// | `run` | planes | a run of two or more ends here |
/// | `alone` | planes | a zero plane between others |
/// | `length` | 5 · planes | of a run that ends here: its planes less two; else 0 |
///
/// Combinational.
pub fn encoder(name: &str, planes: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_zrle"));
    m.doc("Zero run-length encoding: counts the zero planes from the top one on, each count\nfrom the one before. A count is that of the run less two.");
    let zero = m.input("zero", planes).parts(1);
    let none = m.constant((1 << (RUN_BITS + 1)) - 2, RUN_BITS + 1);
    let mut count = none;
    let (mut run, mut alone, mut lengths) = (Vec::new(), Vec::new(), Vec::new());
    for (plane, &is_zero) in zero.iter().enumerate() {
        count = is_zero.mux(count.plus(1), none);
        count = count.named(&format!("count{plane}"));
        let ends = zero.get(plane + 1).map_or(is_zero, |&next| is_zero & !next);
        let (length, is_one) = (count.slice(0, RUN_BITS), count.bit(RUN_BITS));
        alone.push(ends & is_one);
        run.push(ends & !is_one);
        lengths.push((ends & !is_one).gate(length));
    }
    m.output("run", concat(&run));
    m.output("alone", concat(&alone));
    m.output("length", concat(&lengths));
    m.finish()
}

/// The code of a plane, first bit lowest, and its length; nothing for a plane in a run
/// that ends later.
pub(super) fn code<'m>(
    kind: Signal<'m>,
    run: Signal<'m>,
    alone: Signal<'m>,
    length: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let (long, whole) = (kind.bit(2), kind.bit(0) & !kind.bit(2));
    let last_two = long.gate(kind.slice(0, 2));
    let middle = length.slice(0, 3) | concat(&[alone, last_two]);
    let code = concat(&[whole, run, middle, length.slice(3, 2)]);
    let emits = whole | long | run | alone;
    (code, concat(&[emits, run | alone, run | long]))
}

/// Zero planes that a run still has: whether any, and how many more than one.
#[derive(Clone, Copy)]
struct Run<'m> {
    is_on: Signal<'m>,
    more: Signal<'m>,
}

/// The reverse for the next eight planes, sequential.
///
/// | port | width | |
/// |---|---|---|
/// | `window` | 56 | the tag section, from the next code on |
/// | `zeros` | 6 | zero planes that still belong to the run before: any; more than one |
/// | `kinds` | 24 | |
/// | `zeros_left` | 6 | the same after these eight planes |
/// | `taken` | 6 | bits that were read |
/// | `zeros_left_by_first`, `taken_by_first` | 6, 3 | the same for the first plane alone |
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_zrle_back"));
    m.doc("Reverse of zero run-length encoding: the kinds of eight planes, one after the other.");
    let mut window = m.input("window", LANES * CODE_BITS);
    let zeros = m.input("zeros", 1 + RUN_BITS);
    let mut run = Run {
        is_on: zeros.bit(0),
        more: zeros.slice(1, RUN_BITS),
    };
    let mut taken = m.zero(6);
    let mut kinds = Vec::new();
    for plane in 0..LANES {
        let reads = (!run.is_on).named(&format!("reads{plane}"));
        let [a, b, c] = [window.bit(0), window.bit(1), window.bit(2)];
        let whole = (reads & a).named(&format!("is_whole{plane}"));
        let begins = (reads & !a & b).named(&format!("begins_run{plane}"));
        let alone = (reads & !a & !b & c).named(&format!("is_zero{plane}"));
        let long = (reads & !a & !b & !c).named(&format!("is_long{plane}"));
        let last_two = long.gate(window.slice(3, 2));
        kinds.push(concat(&[whole | last_two.bit(0), last_two.bit(1), long]));
        let length = window.slice(2, RUN_BITS);
        let fewer = run.more + m.constant((1 << RUN_BITS) - 1, RUN_BITS);
        run = Run {
            is_on: begins | (run.is_on & run.more.any()),
            more: begins.mux(length, fewer),
        };
        let bits = concat(&[reads, begins | alone, begins | long]);
        taken = taken + bits.resize(6);
        if plane == 0 {
            m.output("taken_by_first", bits);
            m.output("zeros_left_by_first", concat(&[run.is_on, run.more]));
        }
        if plane + 1 < LANES {
            let rest = (LANES - plane - 1) * CODE_BITS;
            let part = |low| window.slice(low, rest);
            let read = whole.gate(part(1)) | alone.gate(part(3));
            let read = read | (long.gate(part(LONG_BITS)) | begins.gate(part(CODE_BITS)));
            window = read | (!reads).gate(part(0));
        }
    }
    m.output("kinds", concat(&kinds));
    m.output("zeros_left", concat(&[run.is_on, run.more]));
    m.output("taken", taken);
    m.finish()
}
