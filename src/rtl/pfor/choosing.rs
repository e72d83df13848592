//! The compressor's first half: estimates modes 0 to 5, computes residuals, and chooses the numbers of planes.

use super::candidates::{Candidate, Choosing, Estimated};
use super::depths::{Depths, Stream};
use super::elements::rotated_bytes;
use super::estimates::{self, Estimates};
use super::layout::Streams;
use super::planes::Kinds;
use super::residuals::{self, ResidualsInputs};
use super::widths::{count_bits, counts, CountsInputs};
use super::{LANE, QUARTERS};
use crate::hdl::{concat, or_all, DesignError, Signal};
use crate::rtl::common::trees::{Choice, Extreme};

/// The count of exceptions for each number of planes, and the bits up to the highest 1 of all residuals.
type Counted<'m> = (Vec<Signal<'m>>, Signal<'m>);

impl<'a, 'm> Choosing<'a, 'm> {
    /// The candidates: the mode among 0 to 5 with the smallest estimate, and modes 6 and 7. Leaves the last step open.
    pub fn candidates(&self) -> Result<Vec<Candidate<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let (mode, references, greatest) = self.estimate()?;
        let residuals = self.residuals(mode, references.as_ref())?;
        let rotated = p.has(7).then(|| self.below(&greatest));
        self.pipeline
            .step("residuals", "residuals of the chosen mode", 22);

        let has_estimated = (0..6).any(|mode| p.has(mode));
        let kinds = Kinds::new(m, p, "lanes", mode, None);
        let lanes = (0..QUARTERS)
            .flat_map(|quarter| residuals::lanes(p, &kinds, mode, quarter, &residuals));
        let quarters: Vec<Signal> = if has_estimated {
            let lanes = m.vector("residuals_by_lanes", &lanes.collect::<Vec<_>>());
            lanes.chunks(p.lanes()).map(concat).collect()
        } else {
            Vec::new()
        };
        self.pipeline.step("lanes", "residuals in stream order", 8);

        let estimated = Estimated {
            mode,
            references,
            residuals: quarters,
        };
        self.evaluate(&estimated, rotated, &greatest)
    }

    fn rotated(&self) -> Vec<[Signal<'m>; 2]> {
        let halves = self.block.iter().map(|&half| {
            let low = concat(&[half.bit(15), half.slice(0, 7)]);
            [low, half.slice(7, 8)]
        });
        halves.collect()
    }

    /// The chosen mode among 0 to 5, the references of mode 0 and whether they are used, and the references of mode 7.
    #[allow(clippy::type_complexity)]
    fn estimate(
        &self,
    ) -> Result<
        (
            Signal<'m>,
            Option<(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
            Vec<Signal<'m>>,
        ),
        DesignError,
    > {
        let (m, p, pipeline) = (self.m, self.p, self.pipeline);
        pipeline.part("estimates", "estimated sizes in modes 0 to 5");
        let streams = if p.has(7) {
            rotated_bytes(m, p, &self.block)?.to_vec()
        } else {
            Vec::new()
        };
        let streams = streams.into_iter();
        let streams = streams.map(|bytes| bytes.into_iter().map(|byte| (byte, None)).collect());
        let mut greatest =
            (p.has(7)).then(|| Choice::of_lists("greatest", Extreme::Greatest, streams.collect()));
        greatest.iter_mut().for_each(|all| all.compare_level(m));
        let mut estimates = Estimates::new(m, p, &self.block)?;
        pipeline.step("estimates0", "differences of all modes", 20);
        let mut number = 0;
        let all = loop {
            let known = greatest.iter().all(|all| all.done().is_some());
            if let Some(all) = estimates.done().filter(|_| known) {
                break all;
            }
            number += 1;
            estimates.go_on(&self.block)?;
            greatest.iter_mut().for_each(|all| all.compare_level(m));
            let about = format!("estimates of all modes, step {number}");
            pipeline.step(&format!("estimates{number}"), &about, 16);
        };
        let mode = if all.is_empty() {
            m.zero(8)
        } else {
            pipeline.part("mode", "best of modes 0 to 5, and its residuals");
            let mut choice = estimates::choice(m, &estimates::with_penalties(self.p, &all));
            let mut level = 0;
            loop {
                if let Some((_, mode)) = choice.done() {
                    break mode.unwrap_or(m.zero(8)).resize(8);
                }
                level += 1;
                choice.compare_level(m);
                let about = format!("smallest estimate, level {level}");
                pipeline.step(&format!("least_estimate{level}"), &about, 18);
            }
        };
        let greatest = greatest
            .and_then(|all| all.all_done())
            .into_iter()
            .flatten();
        let greatest = greatest.map(|(greatest, _)| greatest).collect();
        Ok((mode, estimates.references(), greatest))
    }

    /// The residuals of the chosen mode among 0 to 5, in block order.
    fn residuals(
        &self,
        mode: Signal<'m>,
        references: Option<&(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let [own, other] = estimates::operands(m, p, mode, &self.block, references);
        self.pipeline
            .step("operands", "operands of the subtraction", 12);
        let is = |modes: &[usize]| {
            let there = modes.iter().filter(|&&number| p.has(number));
            let there = there.map(|&number| mode.bit(number as u32));
            or_all([m.zero(1)].into_iter().chain(there))
        };
        let (halves, bytes) = (is(&[2, 3, 4, 5]).named("has_halves"), is(&[1]));
        let module = residuals::residuals(p)?;
        let [own, other] = [own, other].map(|all| all.parts(p.quarter_bits()));
        let pairs = own.into_iter().zip(other);
        let residuals = pairs.enumerate().map(|(quarter, (minuends, subtrahends))| {
            let inputs = ResidualsInputs {
                minuends,
                subtrahends,
                halves,
                bytes,
            };
            m.instance(&format!("subtract{quarter}"), &module, inputs)
                .residuals
        });
        let residuals = m.vector("residuals_in_order", &residuals.collect::<Vec<_>>());
        Ok(residuals.iter().flat_map(|all| all.parts(LANE)).collect())
    }

    /// The residuals of mode 7, by quarter.
    fn below(&self, greatest: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let bytes = self.p.lanes() * 2;
        let rotated = self.rotated();
        let quarters = (0..QUARTERS).flat_map(|quarter| {
            let stream = quarter / 2;
            let own = rotated[quarter % 2 * bytes..][..bytes].iter();
            own.map(move |own| greatest[stream] - own[stream])
        });
        let below = self
            .m
            .vector("below_greatest", &quarters.collect::<Vec<_>>());
        below.chunks(bytes).map(concat).collect()
    }

    /// The elements of mode 7, by quarter.
    pub fn whole_bytes(&self) -> Vec<Signal<'m>> {
        let bytes = self.p.lanes() * 2;
        let rotated = self.rotated();
        let quarter = |quarter: usize| {
            let own = rotated[quarter % 2 * bytes..][..bytes].iter();
            concat(&own.map(|own| own[quarter / 2]).collect::<Vec<_>>())
        };
        (0..QUARTERS).map(quarter).collect()
    }

    /// Counts each quarter's exceptions for each number of planes, and finds its widest residual.
    fn counted(
        &self,
        name: &str,
        quarters: &[Signal<'m>],
        bytes: Signal<'m>,
    ) -> Result<Vec<Counted<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let module = counts(p)?;
        let all = quarters.iter().enumerate().map(|(quarter, &residuals)| {
            let inputs = CountsInputs { residuals, bytes };
            m.instance(&format!("{name}{quarter}"), &module, inputs)
        });
        let (counts, widest): (Vec<_>, Vec<_>) =
            all.map(|counted| (counted.counts, counted.widest)).unzip();
        let counts = m.vector(&format!("{name}_all"), &counts).into_iter();
        let counts = counts.map(|counts| counts.parts(count_bits(p)));
        Ok(counts
            .zip(m.vector(&format!("{name}_widest"), &widest))
            .collect())
    }

    fn evaluate(
        &self,
        estimated: &Estimated<'m>,
        rotated: Option<Vec<Signal<'m>>>,
        greatest: &[Signal<'m>],
    ) -> Result<Vec<Candidate<'m>>, DesignError> {
        let (m, p, pipeline) = (self.m, self.p, self.pipeline);
        let bytes = if p.has(1) {
            estimated.mode.bit(1)
        } else {
            m.zero(1)
        };
        pipeline.part("costs", "cost of each number of planes");
        let counted = self.counted("count", &estimated.residuals, bytes)?;
        let counted_rotated = match &rotated {
            Some(rotated) => self.counted("count_rotated", rotated, m.constant(1, 1))?,
            None => Vec::new(),
        };
        pipeline.step(
            "exception_counts",
            "exceptions for each number of planes",
            30,
        );

        let streams = self.streams(estimated.mode, bytes, &counted)?;
        let rotated_streams = self.rotated_streams(&counted_rotated)?;
        pipeline.step("stream_counts", "exceptions per stream", 14);

        let of = [("streams", streams), ("rotated", rotated_streams)];
        let of = of.into_iter().filter(|(_, streams)| !streams.is_empty());
        let mut depths: Vec<Depths> = of
            .map(|(name, streams)| {
                let mut depths = Depths::rows(m, p, name, &streams)?;
                depths.add(p)?;
                Ok(depths)
            })
            .collect::<Result<_, _>>()?;
        pipeline.step("costs", "costs for all numbers of planes", 28);
        let mut level = 0;
        let chosen = loop {
            if level > 0 && depths.iter().all(Depths::is_done) {
                break depths.iter().flat_map(Depths::done).collect();
            }
            level += 1;
            depths.iter_mut().for_each(Depths::compare_level);
            let about = format!("cheapest number of planes, level {level}");
            pipeline.step(&format!("cheapest{level}"), &about, 16);
        };
        pipeline.part("candidates", "shortest encoding, and its lanes");
        self.complete(estimated, rotated, greatest, chosen)
    }

    /// The streams of the chosen mode among 0 to 5, from the counts of the quarters.
    fn streams(
        &self,
        mode: Signal<'m>,
        bytes: Signal<'m>,
        counted: &[Counted<'m>],
    ) -> Result<Vec<Stream<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let kinds = Kinds::new(m, p, "counts", mode, None);
        let two = kinds.is(Streams::Two);
        let twice = (two | bytes).named("twice_as_many");
        let mut streams = Vec::new();
        for (stream, (counts, widest)) in counted.iter().enumerate() {
            let (mut counts, mut widest) = (counts.clone(), *widest);
            if stream % 2 == 0 {
                let (others, other_widest) = &counted[stream + 1];
                let both = counts.iter().zip(others);
                counts = both.map(|(&a, &b)| a + two.gate(b)).collect();
                widest = widest | two.gate(*other_widest);
                widest = widest.named(&format!("widest_of_stream{stream}"));
            }
            let counts = m.vector(&format!("stream{stream}_counts"), &counts);
            let elements = p.lanes() as u32;
            let name = format!("stream{stream}");
            let elements = (elements, Some(twice));
            streams.push(Stream::new(m, p, &name, counts, widest, elements)?);
        }
        Ok(streams)
    }

    /// The streams of mode 7, from the counts of the quarters.
    fn rotated_streams(
        &self,
        counted_rotated: &[Counted<'m>],
    ) -> Result<Vec<Stream<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let mut streams = Vec::new();
        for (stream, both) in counted_rotated.chunks(2).enumerate() {
            let pairs = both[0].0.iter().zip(&both[1].0).take(7);
            let wide = count_bits(p) + 1;
            let counts: Vec<Signal> = pairs
                .map(|(a, b)| a.resize(wide) + b.resize(wide))
                .collect();
            let counts = m.vector(&format!("rotated_counts{stream}"), &counts);
            let widest = both[0].1.slice(0, 8) | both[1].1.slice(0, 8);
            let widest = widest.named(&format!("rotated_widest{stream}"));
            let elements = 4 * p.lanes() as u32;
            let name = format!("rotated{stream}");
            streams.push(Stream::new(m, p, &name, counts, widest, (elements, None))?);
        }
        Ok(streams)
    }
}
