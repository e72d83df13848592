//! Finds and counts exceptions.

use std::rc::Rc;

use super::{Parameters, LANE};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) FlagInputs { values, top, bytes } -> FlagOutputs { flags }
}

/// Finds the exceptions of a quarter from the bits that planes hold (in the decompressor).
///
/// Combinational.
pub fn flags(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_exception_flags", p.name));
    m.doc("Finds the exceptions of a quarter: their bits in the top planes are all ones. Each byte has a flag; a\nlane with one element has two equal flags.");
    let values = m
        .input("values", p.quarter_bits())
        .comment("Bits of all lanes that planes hold");
    let top = m.input("top", LANE).comment(
        "Bits of a lane that are all ones in an exception; zero if the stream has no exceptions",
    );
    let bytes = m.input("bytes", 1).comment("Lanes hold two elements each");
    let tells: Vec<Signal> = top.parts(8).into_iter().map(Signal::any).collect();
    let tells = m.vector("byte_tells", &tells);
    let any = (tells[0] | tells[1]).named("lane_tells");
    let lanes = values.parts(LANE).into_iter().map(|value| value | !top);
    let lanes = m.vector("values_or_untold", &lanes.collect::<Vec<_>>());
    let bytes_of = lanes.into_iter().flat_map(|lane| lane.parts(8));
    let ones: Vec<Signal> = bytes_of.map(Signal::all).collect();
    let ones = m.vector("ones", &ones);
    let whole = ones.chunks(2).map(|pair| pair[0] & pair[1] & any);
    let whole = m.vector("lane_is_exception", &whole.collect::<Vec<_>>());
    let flags = ones.chunks(2).zip(whole).flat_map(|(pair, whole)| {
        [0, 1].map(|byte: usize| bytes.mux(pair[byte] & tells[byte], whole))
    });
    m.output("flags", concat(&flags.collect::<Vec<_>>()))
        .comment(
            "Bytes that belong to exceptions, one bit each; two equal bits for a 16-bit element",
        );
    m.finish()
}

ports! {
    pub(super) FlagExceptionsInputs { residuals, held, top, bytes, has, bases } -> FlagExceptionsOutputs { flags }
}

/// Finds the exceptions of a quarter from its residuals (in the compressor).
///
/// Combinational.
pub fn flag_exceptions(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_flag_exceptions", p.name));
    m.doc("Finds the exceptions of a quarter: residuals with a 1 above the planes, or with only ones in the top\nplanes. Each byte has a flag; a lane with one element has two equal flags.");
    let residuals = m
        .input("residuals", p.quarter_bits())
        .comment("Residuals of the quarter, the first lane lowest");
    let held = m
        .input("held", LANE)
        .comment("Bits of a lane that planes hold");
    let top = m
        .input("top", LANE)
        .comment("Bits of a lane that are all ones in an exception");
    let bytes = m.input("bytes", 1).comment("Lanes hold two elements each");
    let has = m.input("has", 1).comment("Stream may have exceptions");
    let bases = m
        .input("bases", 2 * p.lanes() as u32)
        .comment("Bytes of base elements, which are never exceptions; one bit each");
    let has_top: Vec<Signal> = top.parts(8).into_iter().map(Signal::any).collect();
    let has_top = m.vector("byte_has_top", &has_top);
    let mut flags = Vec::new();
    for (lane, residual) in residuals.parts(LANE).into_iter().enumerate() {
        let _scope = m.scope(&format!("lane{lane}"));
        let above = (residual & !held).named("above_planes").parts(8);
        let above = above.into_iter().map(Signal::any);
        let above = m.vector("above", &above.collect::<Vec<_>>());
        let ones = (residual | !top).named("top_or_ones").parts(8);
        let ones = ones.into_iter().map(Signal::all);
        let ones = m.vector("ones", &ones.collect::<Vec<_>>());
        let all = ones[0] & ones[1] & (has_top[0] | has_top[1]);
        let whole = (all | above[0] | above[1]).named("is_exception");
        flags.extend(
            [0, 1].map(|byte: usize| bytes.mux((ones[byte] & has_top[byte]) | above[byte], whole)),
        );
    }
    let flags = concat(&m.vector("found", &flags));
    let flags = (flags & !bases & has.replicate(bases.width())).named("are_exceptions");
    m.output("flags", flags).comment(
        "Bytes that belong to exceptions, one bit each; two equal bits for a 16-bit element",
    );
    m.finish()
}

/// The bits of a quarter's residuals that planes hold; in exceptions, the bits of `top` are ones.
pub fn stored<'m>(
    m: &'m Builder,
    residuals: Signal<'m>,
    flags: Signal<'m>,
    held: Signal<'m>,
    top: Signal<'m>,
) -> Signal<'m> {
    let tops = (0..flags.width()).map(|byte| flags.bit(byte).gate(top.slice(byte % 2 * 8, 8)));
    let tops = concat(&m.vector("top_ones", &tops.collect::<Vec<_>>()));
    (residuals | tops) & held.replicate(residuals.width() / LANE)
}

/// Prefix counts of a quarter's flags, by a parallel prefix (Sklansky's). For each place: the number of ones before it,
/// modulo twice the largest power of two that divides the place; the networks need no more. The count of 2^k flags has
/// k + 1 bits. If its highest bit is 1, all others are 0.
pub struct Counts<'m> {
    m: &'m Builder,
    of: String,
    sums: Vec<Signal<'m>>,
    level: u32,
}

impl<'m> Counts<'m> {
    /// Starts to count `flags`; `of`: a prefix of names.
    pub fn new(m: &'m Builder, of: &str, flags: &[Signal<'m>]) -> Self {
        Counts {
            m,
            of: of.into(),
            sums: flags.to_vec(),
            level: 0,
        }
    }

    /// Adds neighbouring runs of 2^level flags.
    pub fn add_level(&mut self) {
        let before = self.sums.clone();
        let level = self.level;
        let upper = (0..before.len()).filter(|place| place >> level & 1 == 1);
        let upper: Vec<usize> = upper.collect();
        let name = format!("{}_level{}", self.of, level + 1);
        let pairs = upper.iter().map(|&place| {
            let last = before[(place >> level << level) - 1];
            (place, last, before[place])
        });
        let pairs: Vec<(usize, Signal, Signal)> = pairs.collect();
        // In whole runs, the bits below the highest are added separately: they are 0 where the highest bit is 1.
        let low = |value: Signal<'m>| value.resize(level).resize(level + 1);
        let is_whole = |place: usize| (place + 1).trailing_zeros() > level;
        let lows = pairs
            .iter()
            .filter(|(place, ..)| level > 0 && is_whole(*place));
        let lows: Vec<Signal> = lows.map(|&(_, a, b)| low(a) + low(b)).collect();
        let lows = self.m.vector(&format!("{name}_low"), &lows);
        let mut lows = lows.into_iter();
        let sums = pairs.iter().map(|&(place, a, b)| {
            let width = (place + 1).trailing_zeros() + 1;
            if !is_whole(place) {
                return a.resize(width) + b.resize(width);
            }
            let [top, other] = [a, b].map(|value| value.bit(level));
            let sum = match lows.next() {
                None => vec![top ^ other],
                Some(low) => vec![low.slice(0, level), (top ^ other) | low.bit(level)],
            };
            concat(&[concat(&sum), top & other]).resize(width)
        });
        let sums = self.m.vector(&name, &sums.collect::<Vec<_>>());
        for (place, sum) in upper.into_iter().zip(sums) {
            self.sums[place] = sum;
        }
        self.level += 1;
    }

    /// The starts of the right halves of network nodes of 2^(`half` + 1) bytes.
    pub fn right_starts(&self, half: u32) -> Vec<Signal<'m>> {
        let places = ((1 << half) - 1..self.sums.len()).step_by(2 << half);
        places.map(|place| self.sums[place]).collect()
    }

    /// The number of exceptions' flags in the whole quarter.
    pub fn total(&self) -> Signal<'m> {
        self.sums[self.sums.len() - 1]
    }
}
