//! The estimate of mode 0: for each stream of a cycle, the smallest element, and the significant bits with this
//! reference and without.

use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::elements::{differences, widths};
use super::estimates::{cheaper_of_reference, counted_of_stream, with_references};
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::trees::{Choice, Extreme, Sum};

/// The estimate of mode 0, partly computed.
pub struct Zero<'m> {
    m: &'m Builder,
    turn: Turn<'m>,
    /// The elements that count, stream after stream.
    values: Vec<Signal<'m>>,
    minima: Choice<'m>,
    differences: Vec<Signal<'m>>,
    /// The significant bits of each element, if they are counted with the differences.
    without: Option<Vec<Signal<'m>>>,
    sums: Option<[Sum<'m>; 2]>,
    /// For each of the cycle's streams, the cost with a reference, and without.
    costs: Option<[Vec<Signal<'m>>; 2]>,
    bits: Option<Sum<'m>>,
    /// For each of the cycle's streams, the reference, and whether it is used; empty until known.
    pub references: Vec<Signal<'m>>,
    pub used: Vec<Signal<'m>>,
    /// The estimate of the block up to this cycle, once known.
    pub estimate: Option<Signal<'m>>,
}

impl<'m> Zero<'m> {
    pub fn new(p: &Parameters, turn: Turn<'m>, own: &[Signal<'m>]) -> Self {
        let m = turn.m;
        let _scope = m.scope("mode0");
        let least = turn.beat.is_none().then(|| {
            let least = m.input("least", QUARTERS as u32 * LANE);
            least.comment("Smallest element of each stream of mode 0")
        });
        let streams = match least {
            Some(least) => least.parts(LANE).into_iter().map(|one| vec![one]).collect(),
            None => own.iter().map(|own| own.parts(LANE)).collect::<Vec<_>>(),
        };
        let streams = streams.into_iter().map(|values| {
            let values = values.into_iter();
            values.map(|value| (value, None)).collect()
        });
        let minima = Choice::of_lists("least", Extreme::Least, streams.collect());
        Zero {
            m,
            turn,
            values: (own.iter())
                .flat_map(|own| counted_of_stream(p, &own.parts(LANE)))
                .collect(),
            minima,
            differences: Vec::new(),
            without: None,
            sums: None,
            costs: None,
            bits: None,
            references: Vec::new(),
            used: Vec::new(),
            estimate: None,
        }
    }

    /// Adds the next step; `moves`: a quarter is in it.
    pub fn go_on(&mut self, p: &Parameters, moves: Signal<'m>) -> Result<(), DesignError> {
        let m = self.m;
        let _scope = m.scope("mode0");
        if self.estimate.is_some() {
            return Ok(());
        }
        if let Some(bits) = &mut self.bits {
            bits.add_level(m)?;
            if let Some(bits) = bits.done() {
                let bits = bits.resize(p.cost_bits());
                self.estimate = Some(self.turn.added_up(moves, "bits", bits));
            }
        } else if let Some([with, without]) = &self.costs {
            let (used, bits) = cheaper_of_reference(m, with, without);
            if let (&[used], &[with], &[without]) = (&used[..], &with[..], &without[..]) {
                // Both sums are computed in parallel with the comparison.
                let both = [without, with].map(|bits| bits.resize(p.cost_bits()));
                let all = self.turn.added_up_of_two(moves, "bits", both, used);
                self.estimate = Some(all);
            } else {
                self.bits = Some(Sum::new("bits_of_mode0", bits));
            }
            self.used = used;
        } else if self.sums.is_some() {
            self.add_up(p)?;
        } else if !self.differences.is_empty() {
            let with = widths(m, p, "widths_above", &self.differences, false)?;
            let without = match self.without.take() {
                Some(without) => without,
                None => widths(m, p, "widths_without", &self.values, false)?,
            };
            let sum = |name: &str, widths: Vec<Signal<'m>>| {
                let lists = widths.chunks(p.counted_lanes()).map(<[_]>::to_vec);
                let mut sum = Sum::of_lists(name, lists.collect());
                sum.add_level(m)?;
                Ok::<_, DesignError>(sum)
            };
            self.sums = Some([sum("bits_above", with)?, sum("bits_without", without)?]);
        } else if let Some(least) = self.minima.all_done() {
            self.references = least.into_iter().map(|(least, _)| least).collect();
            let references = self.references.iter();
            let references = references.flat_map(|&least| vec![least; p.counted_lanes()]);
            let references: Vec<Signal> = references.collect();
            self.differences = differences(m, p, "above_least", &self.values, &references)?;
            if self.turn.beat.is_none() {
                let without = widths(m, p, "widths_without", &self.values, false)?;
                self.without = Some(without);
            }
        } else {
            self.minima.compare_level(m);
        }
        Ok(())
    }

    fn add_up(&mut self, p: &Parameters) -> Result<(), DesignError> {
        let m = self.m;
        let Some(sums) = &mut self.sums else {
            return Ok(());
        };
        for sum in sums.iter_mut() {
            sum.add_level(m)?;
            sum.add_level(m)?;
        }
        if let [Some(with), Some(without)] = [sums[0].all_done(), sums[1].all_done()] {
            self.costs = Some([with_references(m, p, &with), without]);
        }
        Ok(())
    }
}
