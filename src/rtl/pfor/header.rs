//! Decodes a stored block's header: the mode, the widths of the streams, and the flags.
//!
//! Combinational.

use std::rc::Rc;

use super::layout::{Mode, Streams, MODES};
use super::{Parameters, MODE_BITS, QUARTERS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::one_hot;

ports! {
    pub(super) HeaderInputs { start, raw: Option<Signal<'m>> } -> HeaderOutputs { mode, depth, excess, flags, bad }
}

/// Bits of the longest header.
pub const LONGEST: u32 = 39;

/// Bits of a number of planes.
pub const DEPTH_BITS: u32 = 5;

/// Bits of an excess: the number of bits that exceptions have above the planes.
pub const EXCESS_BITS: u32 = 4;

/// The module that decodes the header.
pub fn header(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_header", p.name));
    m.doc("Decodes a stored block's header: the mode, the widths of the streams, and the flags.");
    let start = m
        .input("start", LONGEST)
        .comment("First bits of the stored block");
    let raw = p.ports.has_raw.then(|| {
        let says = "Block is stored raw and read as streams of whole elements";
        m.input("raw", 1).comment(says)
    });
    let numbers = one_hot("mode_number", start.slice(0, MODE_BITS));
    let modes: Vec<Signal> = (0..MODES.len())
        .map(|mode| {
            if p.has(mode) {
                numbers.bit(mode as u32)
            } else {
                m.zero(1)
            }
        })
        .collect();
    let left_out = (0..MODES.len()).filter(|&mode| !p.has(mode));
    let left_out: Vec<Signal> = left_out.map(|mode| numbers.bit(mode as u32)).collect();

    let is = |wanted: &dyn Fn(&Mode) -> bool| {
        let those = p.modes().filter(|mode| wanted(mode));
        let those: Vec<Signal> = those.map(|mode| modes[mode.number]).collect();
        or_all([m.zero(1)].into_iter().chain(those))
    };
    let bytes = is(&|mode| matches!(mode.streams, Streams::Bytes | Streams::Rotated));
    let bytes = bytes.named("are_bytes");
    let four = is(&|mode| mode.streams.count() == 4).named("four_streams");
    let streams: Vec<Widths> = (0..QUARTERS)
        .map(|stream| Widths::read(&m, start, bytes, raw, stream))
        .collect();

    let depths: Vec<Signal> = streams.iter().map(|widths| widths.depth).collect();
    let excesses: Vec<Signal> = streams.iter().map(|widths| widths.excess).collect();
    let mode = concat(&modes);
    m.output("mode", raw.map_or(mode, |raw| (!raw).gate(mode)))
        .comment("Mode of the block, one-hot; zero if it is stored raw");
    m.output("depth", concat(&of_quarters(four, &depths)))
        .comment("Planes of each quarter's stream, the first quarter's lowest");
    m.output("excess", concat(&of_quarters(four, &excesses)))
        .comment("Bits of exceptions above the planes, for each quarter, the first lowest");
    m.output("flags", flags(&m, p, start, &modes))
        .comment("Flags: references, upper parts of halves, or 8-bit escapes of text");
    let bad = streams
        .iter()
        .enumerate()
        .map(|(stream, widths)| match stream {
            0 | 1 => widths.bad,
            _ => four & widths.bad,
        });
    let has_widths = is(&|mode| mode.streams != Streams::Text).named("has_widths");
    let bad = (has_widths & or_all(bad.collect::<Vec<_>>())).named("bad_widths");
    let bad = or_all([bad].into_iter().chain(left_out));
    m.output("bad", raw.map_or(bad, |raw| !raw & bad))
        .comment("Header is invalid: widths above an element's, or an unsupported mode");
    m.finish()
}

/// The value of each quarter's stream. With two streams, quarters 0 and 1 belong to stream 0, 2 and 3 to stream 1.
fn of_quarters<'m>(four: Signal<'m>, of_streams: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let quarters =
        (0..QUARTERS).map(|quarter| four.mux(of_streams[quarter], of_streams[quarter / 2]));
    quarters.collect()
}

/// The flags, at the mode's position in the header.
fn flags<'m>(
    m: &'m Builder,
    p: &Parameters,
    start: Signal<'m>,
    modes: &[Signal<'m>],
) -> Signal<'m> {
    let of_mode = |mode: &Mode| {
        let (at, count) = mode.flags();
        // Mode 5 has no base element in the high half of a word.
        let count = if mode.number == 5 { 1 } else { count };
        modes[mode.number].gate(start.slice(at, count).resize(4))
    };
    or_all([m.zero(4)].into_iter().chain(p.modes().map(of_mode)))
}

/// The widths of a stream, and whether they are invalid.
struct Widths<'m> {
    depth: Signal<'m>,
    excess: Signal<'m>,
    bad: Signal<'m>,
}

impl<'m> Widths<'m> {
    fn read(
        m: &'m Builder,
        start: Signal<'m>,
        bytes: Signal<'m>,
        raw: Option<Signal<'m>>,
        stream: usize,
    ) -> Self {
        let _scope = m.scope(&format!("stream{stream}"));
        let field = |number: u32, width: u32| {
            let at = MODE_BITS + (2 * stream as u32 + number) * width;
            start.slice(at, width).resize(4)
        };
        let [depth, excess] = [0, 1].map(|number| bytes.mux(field(number, 3), field(number, 4)));
        let (depth, excess) = (depth.named("stored_depth"), excess.named("stored_excess"));
        let full = (!depth.any() & excess.any()).named("is_full");
        let element = concat(&[m.zero(3), bytes, !bytes]).named("element_bits");
        let sum = (depth.resize(5) + excess.resize(5)).named("both");
        let whole = raw.map_or(element, |raw| raw.mux(m.constant(16, 5), element));
        let has_whole = raw.map_or(full, |raw| full | raw);
        Widths {
            depth: has_whole.mux(whole, depth.resize(5)).named("depth"),
            excess: (!has_whole).gate(excess).named("excess"),
            bad: (!full & sum.gt(element)).named("bad"),
        }
    }
}
