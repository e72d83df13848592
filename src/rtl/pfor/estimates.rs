//! Estimates the encoded size in each of modes 0 to 5: the sum of the significant bits of all residuals. Each step
//! advances the estimates of all modes in parallel.

use super::elements::{differences, widths};
use super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::trees::{Choice, Extreme, Sum};

/// Constants that are added to the estimates of modes 0 to 5.
pub const PENALTIES: [u64; 6] = [0, 16, 0, 16, 32, 0];

/// The block's halfwords.
pub type Elements<'m> = [Signal<'m>];

/// The transform of mode 1: in each word, subtracts byte 1 from bytes 0 and 2.
pub fn coloured<'m>(m: &'m Builder, name: &str, block: &Elements<'m>) -> Vec<Signal<'m>> {
    let bytes = block.iter().flat_map(|element| element.parts(8));
    let bytes: Vec<Signal> = bytes.collect();
    let all = bytes
        .iter()
        .enumerate()
        .map(|(number, &byte)| match number % 2 {
            0 => byte - bytes[number / 4 * 4 + 1],
            _ => byte,
        });
    m.vector(name, &all.collect::<Vec<_>>())
}

/// Partly computed estimates.
pub struct Estimates<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    /// By mode: first the differences, then the sums of their significant bits.
    differences: Vec<(usize, Vec<Signal<'m>>)>,
    sums: Vec<(usize, Sum<'m>)>,
    zero: Option<Zero<'m>>,
}

impl<'a, 'm> Estimates<'a, 'm> {
    /// Starts with the differences of all modes with a lag, and the first comparisons of mode 0.
    pub fn new(
        m: &'m Builder,
        p: &'a Parameters,
        block: &Elements<'m>,
    ) -> Result<Self, DesignError> {
        let lags = p.modes().filter(|mode| mode.lag > 0);
        let differences = lags.map(|mode| {
            let elements = match mode.number {
                1 => coloured(m, "coloured", block),
                _ => block.to_vec(),
            };
            let counted = (mode.lag..elements.len())
                .filter(|&number| p.counts(number, elements.len() / QUARTERS));
            let pairs = counted.map(|number| (elements[number], elements[number - mode.lag]));
            let (own, before): (Vec<_>, Vec<_>) = pairs.unzip();
            let name = format!("differences{}", mode.number);
            let differences = differences(m, p, &name, &own, &before)?;
            Ok((mode.number, differences))
        });
        Ok(Estimates {
            differences: differences.collect::<Result<_, DesignError>>()?,
            sums: Vec::new(),
            zero: p.has(0).then(|| Zero::new(m, block)),
            m,
            p,
        })
    }

    /// Adds the next step of all estimates.
    pub fn go_on(&mut self, block: &Elements<'m>) -> Result<(), DesignError> {
        let (m, p) = (self.m, self.p);
        if let Some(zero) = &mut self.zero {
            zero.go_on(m, p, block)?;
        }
        for (_, sum) in &mut self.sums {
            sum.add_level(m);
        }
        for (mode, differences) in std::mem::take(&mut self.differences) {
            let name = format!("widths{mode}");
            let widths = widths(m, p, &name, &differences, true)?;
            self.sums.push((mode, Sum::new(name, widths)));
        }
        Ok(())
    }

    /// All estimates in ascending order of modes, or `None` until they are complete.
    pub fn done(&self) -> Option<Vec<(usize, Signal<'m>)>> {
        if !self.differences.is_empty() {
            return None;
        }
        let sums = self
            .sums
            .iter()
            .map(|(mode, sum)| sum.done().map(|sum| (*mode, sum)));
        let mut all: Vec<(usize, Signal)> = sums.collect::<Option<_>>()?;
        if let Some(zero) = &self.zero {
            all.push((0, zero.estimate?));
        }
        all.sort_by_key(|(mode, _)| *mode);
        Some(all)
    }

    /// The reference of each stream of mode 0, and whether it is used.
    pub fn references(&self) -> Option<(Vec<Signal<'m>>, Vec<Signal<'m>>)> {
        let zero = self.zero.as_ref()?;
        Some((zero.references.clone(), zero.used.clone()))
    }
}

/// The estimates plus their [`PENALTIES`].
pub fn with_penalties<'m>(
    p: &Parameters,
    estimates: &[(usize, Signal<'m>)],
) -> Vec<(usize, Signal<'m>)> {
    let all = estimates.iter().map(|&(mode, estimate)| {
        let wide = estimate
            .resize(p.cost_bits())
            .plus(p.in_estimate(PENALTIES[mode]));
        (mode, wide.named(&format!("estimate_of_mode{mode}")))
    });
    all.collect()
}

/// Starts the search for the smallest estimate. The accompanying value is the mode, one-hot in six bits.
pub fn choice<'m>(m: &'m Builder, estimates: &[(usize, Signal<'m>)]) -> Choice<'m> {
    let all = estimates.iter().map(|&(mode, estimate)| {
        (
            estimate,
            Some(m.constant(1 << mode, PENALTIES.len() as u32)),
        )
    });
    Choice::new("estimate", Extreme::Least, all.collect())
}

/// The estimate of mode 0: each stream's minimum, and its cost with this reference and without.
struct Zero<'m> {
    minima: Choice<'m>,
    references: Vec<Signal<'m>>,
    /// Elements minus minima, stream after stream.
    differences: Vec<Signal<'m>>,
    /// For each stream, the sum of significant bits with the reference, and without.
    sums: Option<[Sum<'m>; 2]>,
    used: Vec<Signal<'m>>,
    bits: Option<Sum<'m>>,
    estimate: Option<Signal<'m>>,
}

/// The elements of one of four streams.
fn of_stream<'m>(block: &Elements<'m>, stream: usize) -> Vec<Signal<'m>> {
    block[stream..].iter().step_by(QUARTERS).copied().collect()
}

/// The elements of each of the four streams that estimates count.
fn counted<'m>(p: &Parameters, block: &Elements<'m>) -> Vec<Signal<'m>> {
    let streams = (0..QUARTERS).flat_map(|stream| counted_of_stream(p, &of_stream(block, stream)));
    streams.collect()
}

/// The elements of a stream of mode 0 that estimates count.
pub fn counted_of_stream<'m>(p: &Parameters, stream: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let all = stream.iter().copied().enumerate();
    let counted = all.filter(|&(number, _)| p.counts(number, stream.len() / QUARTERS));
    counted.map(|(_, element)| element).collect()
}

impl<'m> Zero<'m> {
    fn new(m: &'m Builder, block: &Elements<'m>) -> Self {
        let streams = (0..QUARTERS).map(|stream| {
            let values = of_stream(block, stream).into_iter();
            values.map(|value| (value, None)).collect()
        });
        let mut minima = Choice::of_lists("least", Extreme::Least, streams.collect());
        minima.compare_level(m);
        Zero {
            minima,
            references: Vec::new(),
            differences: Vec::new(),
            sums: None,
            used: Vec::new(),
            bits: None,
            estimate: None,
        }
    }

    fn go_on(
        &mut self,
        m: &'m Builder,
        p: &Parameters,
        block: &Elements<'m>,
    ) -> Result<(), DesignError> {
        if self.estimate.is_some() {
            return Ok(());
        }
        if let Some(bits) = &mut self.bits {
            bits.add_level(m);
            self.estimate = bits.done();
        } else if self.sums.is_some() {
            self.add_up(m, p);
        } else if !self.differences.is_empty() {
            let with = widths(m, p, "widths_above", &self.differences, false)?;
            let without = widths(m, p, "widths_without", &counted(p, block), false)?;
            let sum = |name: &str, widths: Vec<Signal<'m>>| {
                let lists = widths.chunks(p.counted_lanes()).map(<[_]>::to_vec);
                Sum::of_lists(name, lists.collect())
            };
            self.sums = Some([sum("bits_above", with), sum("bits_without", without)]);
        } else if let Some(least) = self.minima.all_done() {
            self.references = least.into_iter().map(|(least, _)| least).collect();
            let references = self.references.iter();
            let references = references.flat_map(|&least| vec![least; p.counted_lanes()]);
            let references: Vec<_> = references.collect();
            self.differences = differences(m, p, "above_least", &counted(p, block), &references)?;
        } else {
            self.minima.compare_level(m);
        }
        Ok(())
    }

    fn add_up(&mut self, m: &'m Builder, p: &Parameters) {
        let Some(sums) = &mut self.sums else {
            return;
        };
        let [Some(with), Some(without)] = [sums[0].all_done(), sums[1].all_done()] else {
            sums.iter_mut().for_each(|sum| sum.add_level(m));
            return;
        };
        let with = with_references(m, p, &with);
        let (used, bits) = cheaper_of_reference(m, &with, &without);
        self.used = used;
        self.bits = Some(Sum::new("bits_of_mode0", bits));
    }
}

/// The minuends and subtrahends of the chosen mode, for the whole block.
pub fn operands<'m>(
    m: &'m Builder,
    p: &Parameters,
    mode: Signal<'m>,
    block: &Elements<'m>,
    references: Option<&(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
) -> [Signal<'m>; 2] {
    let elements = concat(block);
    let colours = p
        .has(1)
        .then(|| concat(&coloured(m, "coloured_lanes", block)));
    let own = match colours {
        Some(colours) => mode.bit(1).mux(colours, elements),
        None => elements,
    };
    // For each halfword, the one `lag` places before it; zero if there is none.
    let before = |all: Signal<'m>, lag: usize| {
        let moved = lag as u32 * LANE;
        concat(&[m.zero(moved), all.slice(0, all.width() - moved)])
    };
    let of_mode = |one: &super::layout::Mode| {
        let is = mode.bit(one.number as u32);
        match one.number {
            0 => {
                let (references, used) = references?;
                let all = references.iter().zip(used);
                let all = all.map(|(&reference, &used)| (is & used).gate(reference));
                let all = m.vector("subtracted_references", &all.collect::<Vec<_>>());
                Some(concat(&all).replicate(p.lanes() as u32))
            }
            // The bytes of the previous word.
            1 => Some(is.gate(before(colours?, 2))),
            _ => Some(is.gate(before(elements, one.lag))),
        }
    };
    let modes = p.modes().filter(|one| one.number < 6);
    let nothing = m.zero(elements.width());
    let other = or_all([nothing].into_iter().chain(modes.filter_map(of_mode)));
    [own.named("minuends"), other.named("subtrahends")]
}

/// The cost of each stream of mode 0 with a reference: the bits of its residuals (`above`) and of the reference.
pub fn with_references<'m>(
    m: &'m Builder,
    p: &Parameters,
    above: &[Signal<'m>],
) -> Vec<Signal<'m>> {
    let reference = p.in_estimate(LANE.into());
    let all = above
        .iter()
        .map(|above| above.resize(above.width() + 1).plus(reference));
    m.vector("bits_with_reference", &all.collect::<Vec<_>>())
}

/// For each stream of mode 0: whether it is smaller with a reference, and the smaller cost. `with`, `without`: its
/// costs with a reference and without.
pub fn cheaper_of_reference<'m>(
    m: &'m Builder,
    with: &[Signal<'m>],
    without: &[Signal<'m>],
) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
    let (mut used, mut bits) = (Vec::new(), Vec::new());
    for (&with, without) in with.iter().zip(without) {
        let without = without.resize(with.width());
        let is_smaller = with.lt(without);
        used.push(is_smaller);
        bits.push(is_smaller.mux(with, without));
    }
    let used = m.vector("uses_reference", &used);
    (used, m.vector("bits_of_streams", &bits))
}
