//! The cheapest number of planes of a stream.

use super::trees::{Choice, Extreme};
use super::widths::number;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::carry_save::sum;

/// Bits of a stream's cost.
pub const COST_BITS: u32 = 11;

/// A stream whose numbers of planes are compared, a step at a time.
pub struct Depths<'m> {
    m: &'m Builder,
    name: String,
    widest: Signal<'m>,
    choice: Choice<'m>,
}

/// A stream, by what its residuals are.
pub struct Stream<'m> {
    /// Residuals that are exceptions with 1, 2, … planes.
    pub counts: Vec<Signal<'m>>,
    /// The bits below the highest one of all residuals, and that.
    pub widest: Signal<'m>,
    /// Elements, a power of two.
    pub elements: u32,
    /// It has twice as many, if this is there and 1.
    pub twice: Option<Signal<'m>>,
}

/// What is chosen.
pub struct Chosen<'m> {
    pub depth: Signal<'m>,
    pub excess: Signal<'m>,
    pub cost: Signal<'m>,
}

impl<'m> Depths<'m> {
    /// What each number of planes costs.
    pub fn costs(m: &'m Builder, name: &str, stream: &Stream<'m>) -> Result<Self, DesignError> {
        let _scope = m.scope(name);
        let widest = number(stream.widest).named("widest");
        let twice = |bits: Signal<'m>| match stream.twice {
            None => bits.resize(COST_BITS),
            Some(twice) => {
                let double = concat(&[m.zero(1), bits]).resize(COST_BITS);
                twice.mux(double, bits.resize(COST_BITS))
            }
        };
        let shifted = concat(&[m.zero(stream.elements.trailing_zeros()), widest]);
        let mut costs = vec![(twice(shifted).named("cost_without"), Some(widest))];
        for (planes, &count) in (1u32..).zip(&stream.counts) {
            let low = planes - planes.min(2);
            let upper = widest - m.constant(low.into(), widest.width());
            let upper = upper.named(&format!("upper_bits{planes}"));
            let rows = upper.parts(1).into_iter().enumerate().map(|(place, bit)| {
                let count = match place {
                    0 => count,
                    place => concat(&[m.zero(place as u32), count]),
                };
                bit.gate(count.resize(COST_BITS))
            });
            let all = stream.elements * planes;
            let planes_cost = twice(m.constant(all.into(), COST_BITS));
            let rows: Vec<Signal> = rows.chain([planes_cost]).collect();
            let cost = sum(m, &format!("cost{planes}"), &rows)?;
            // Not where there are no bits above the planes.
            let is_one = stream.widest.bit(planes);
            let cost = cost | (!is_one).replicate(COST_BITS);
            let cost = cost.named(&format!("cost_with{planes}"));
            costs.push((cost, Some(m.constant(planes.into(), widest.width()))));
        }
        Ok(Depths {
            m,
            name: name.into(),
            widest,
            choice: Choice::new("cost", Extreme::Least, costs),
        })
    }

    /// Compares pairs.
    pub fn compare_level(&mut self) {
        let _scope = self.m.scope(&self.name);
        self.choice.compare_level(self.m);
    }

    /// What is chosen, if it is known.
    pub fn done(&self) -> Option<Chosen<'m>> {
        let (cost, depth) = self.choice.done()?;
        let depth = depth?;
        Some(Chosen {
            depth,
            excess: self.widest - depth,
            cost,
        })
    }
}
