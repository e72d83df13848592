//! What modes 0 to 5 are estimated to cost: the significant bits of all residuals, added up. A little of
//! it in each step, side by side.

use super::trees::{Choice, Extreme, Sum};
use super::widths::{width, WidthInputs};
use super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

/// Bits of an estimate with what is added to it.
const ESTIMATE_BITS: u32 = 12;

/// What is added to the estimates of the modes.
const PENALTIES: [u64; 6] = [0, 16, 0, 16, 32, 0];

/// The block's elements of 16 bits.
pub type Elements<'m> = [Signal<'m>];

/// The bytes of each word as mode 1 has them: the second one subtracted from the first and third.
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

/// The estimates on their way.
pub struct Estimates<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    /// Differences, then their sums, by the mode.
    differences: Vec<(usize, Vec<Signal<'m>>)>,
    sums: Vec<(usize, Sum<'m>)>,
    zero: Option<Zero<'m>>,
}

impl<'a, 'm> Estimates<'a, 'm> {
    /// Begins with the differences of all modes that have them, and the first comparisons.
    pub fn new(m: &'m Builder, p: &'a Parameters, block: &Elements<'m>) -> Self {
        let lags = p.modes().filter(|mode| mode.lag > 0);
        let differences = lags.map(|mode| {
            let lag = mode.lag;
            let elements = match mode.number {
                1 => coloured(m, "coloured", block),
                _ => block.to_vec(),
            };
            let pairs = elements[lag..].iter().zip(&elements);
            let differences: Vec<Signal> = pairs.map(|(&own, &before)| own - before).collect();
            let name = format!("differences{}", mode.number);
            (mode.number, m.vector(&name, &differences))
        });
        Estimates {
            differences: differences.collect(),
            sums: Vec::new(),
            zero: p.has(0).then(|| Zero::new(m, block)),
            m,
            p,
        }
    }

    /// The next step of all of them.
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

    /// All estimates, by their modes, once they are known.
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

    /// Of each stream of mode 0 its reference, and whether it is used.
    pub fn references(&self) -> Option<(Vec<Signal<'m>>, Vec<Signal<'m>>)> {
        let zero = self.zero.as_ref()?;
        Some((zero.references.clone(), zero.used.clone()))
    }
}

/// The estimates with what is added to them, each with its mode, one-hot of six: the least is chosen.
pub fn choice<'m>(m: &'m Builder, estimates: &[(usize, Signal<'m>)]) -> Choice<'m> {
    let all = estimates.iter().map(|&(mode, estimate)| {
        let wide = estimate.resize(ESTIMATE_BITS).plus(PENALTIES[mode]);
        (wide, Some(m.constant(1 << mode, PENALTIES.len() as u32)))
    });
    Choice::new("estimate", Extreme::Least, all.collect())
}

/// The widths of numbers, or of the zigzags of differences.
fn widths<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    values: &[Signal<'m>],
    signed: bool,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let module = width(p, values[0].width(), signed)?;
    let widths = values.iter().enumerate().map(|(number, &value)| {
        let instance = format!("{name}_of_{number}");
        m.instance(&instance, &module, WidthInputs { value }).width
    });
    Ok(m.vector(name, &widths.collect::<Vec<_>>()))
}

/// Mode 0: a minimum for each stream, and the widths with it and without.
struct Zero<'m> {
    minima: Vec<Choice<'m>>,
    references: Vec<Signal<'m>>,
    differences: Vec<Vec<Signal<'m>>>,
    /// Of each stream: with the reference, and without.
    sums: Vec<[Sum<'m>; 2]>,
    used: Vec<Signal<'m>>,
    bits: Option<Sum<'m>>,
    estimate: Option<Signal<'m>>,
}

/// The elements of a stream of four.
fn of_stream<'m>(block: &Elements<'m>, stream: usize) -> Vec<Signal<'m>> {
    block[stream..].iter().step_by(QUARTERS).copied().collect()
}

impl<'m> Zero<'m> {
    fn new(m: &'m Builder, block: &Elements<'m>) -> Self {
        let minima = (0..QUARTERS).map(|stream| {
            let values = of_stream(block, stream).into_iter();
            let values = values.map(|value| (value, None)).collect();
            let mut least = Choice::new(format!("least{stream}"), Extreme::Least, values);
            least.compare_level(m);
            least
        });
        Zero {
            minima: minima.collect(),
            references: Vec::new(),
            differences: Vec::new(),
            sums: Vec::new(),
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
        } else if !self.sums.is_empty() {
            self.add_up(m);
        } else if !self.differences.is_empty() {
            for (stream, differences) in self.differences.iter().enumerate() {
                let with = widths(m, p, &format!("widths_above{stream}"), differences, false)?;
                let values = of_stream(block, stream);
                let without = widths(m, p, &format!("widths_of{stream}"), &values, false)?;
                let sum = |what: &str, widths| Sum::new(format!("{what}{stream}"), widths);
                self.sums
                    .push([sum("bits_above", with), sum("bits_of", without)]);
            }
        } else if self.minima[0].done().is_none() {
            self.minima
                .iter_mut()
                .for_each(|least| least.compare_level(m));
        } else {
            let done = self.minima.iter().filter_map(Choice::done);
            self.references = done.map(|(least, _)| least).collect();
            for (stream, &reference) in self.references.iter().enumerate() {
                let values = of_stream(block, stream).into_iter();
                let above: Vec<Signal> = values.map(|value| value - reference).collect();
                self.differences
                    .push(m.vector(&format!("above{stream}"), &above));
            }
        }
        Ok(())
    }

    fn add_up(&mut self, m: &'m Builder) {
        let done = |sums: &[Sum<'m>; 2]| Some([sums[0].done()?, sums[1].done()?]);
        let Some(sums) = self.sums.iter().map(done).collect::<Option<Vec<_>>>() else {
            self.sums
                .iter_mut()
                .flatten()
                .for_each(|sum| sum.add_level(m));
            return;
        };
        let mut bits = Vec::new();
        for (stream, [with, without]) in sums.into_iter().enumerate() {
            let wide = with.width() + 1;
            let with = with.resize(wide).plus(LANE.into());
            let with = with.named(&format!("bits_with_reference{stream}"));
            let used = with.lt(without.resize(wide));
            self.used
                .push(used.named(&format!("uses_reference{stream}")));
            bits.push(used.mux(with, without.resize(wide)));
        }
        let bits = m.vector("bits_of_streams", &bits);
        self.bits = Some(Sum::new("bits_of_mode0", bits));
    }
}

/// What is subtracted from the block's elements in the mode that is chosen, and what from.
pub fn operands<'m>(
    m: &'m Builder,
    p: &Parameters,
    mode: Signal<'m>,
    block: &Elements<'m>,
    references: Option<&(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
) -> [Vec<Signal<'m>>; 2] {
    let colours = match p.has(1) {
        true => coloured(m, "coloured_again", block)
            .chunks(2)
            .map(concat)
            .collect(),
        false => Vec::new(),
    };
    let nothing = m.zero(LANE);
    let both = block.iter().enumerate().map(|(number, &element)| {
        let own = match p.has(1) {
            true => mode.bit(1).mux(colours[number], element),
            false => element,
        };
        let of_mode = |one: &super::layout::Mode| {
            let is = mode.bit(one.number as u32);
            let value = match one.number {
                0 => {
                    let (references, used) = references?;
                    let stream = number % QUARTERS;
                    return Some((is & used[stream]).gate(references[stream]));
                }
                // Of the word before.
                1 => *colours.get(number.checked_sub(2)?)?,
                _ => block[number.checked_sub(one.lag)?],
            };
            Some(is.gate(value))
        };
        let modes = p.modes().filter(|one| one.number < 6);
        let other = or_all([nothing].into_iter().chain(modes.filter_map(of_mode)));
        (own, other)
    });
    let (own, other): (Vec<Signal>, Vec<Signal>) = both.unzip();
    [m.vector("minuends", &own), m.vector("subtrahends", &other)]
}
