//! The compressor's first half: which mode a block takes, and its residuals.

use super::coded::{Coded, PLACE_BITS};
use super::depths::{Chosen, Depths, Stream};
use super::estimates::{self, Estimates};
use super::layout::{Streams, MODES};
use super::planes::Kinds;
use super::residuals::{self, ZigzagInputs};
use super::scan::{adder, AdderInputs};
use super::text::{rank, RankInputs};
use super::trees::{Choice, Extreme, Sum};
use super::widths::{count_bits, counts, CountsInputs};
use super::{tail, Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;

/// One of the ways to encode the block.
pub struct Candidate<'m> {
    /// Lanes of the quarters: residuals, of text ranks.
    pub quarters: Vec<Signal<'m>>,
    /// What lies between planes and exceptions.
    pub fields: Vec<Signal<'m>>,
    pub flags: Signal<'m>,
    pub depths: Vec<Signal<'m>>,
    pub excesses: Vec<Signal<'m>>,
    /// One-hot.
    pub mode: Signal<'m>,
    /// Encoded bits.
    pub bits: Signal<'m>,
}

/// The first half at work.
pub struct Choosing<'a, 'm> {
    pub m: &'m Builder,
    pub p: &'a Parameters,
    pub pipeline: Pipeline<'m>,
    /// Elements of 16 bits.
    pub block: Vec<Signal<'m>>,
}

/// What is known of modes 0 to 5 when one of them is chosen.
struct Estimated<'m> {
    /// One-hot.
    mode: Signal<'m>,
    references: Option<(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
    residuals: Vec<Signal<'m>>,
}

impl<'a, 'm> Choosing<'a, 'm> {
    /// The candidates: of modes 0 to 5 the one with the least estimate, and modes 6 and 7. The last
    /// step is left open.
    pub fn candidates(&self) -> Result<Vec<Candidate<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let (mode, references, greatest) = self.estimate()?;
        let residuals = self.residuals(mode, references.as_ref())?;
        let rotated = p.has(7).then(|| self.below(&greatest));
        self.pipeline
            .step("residuals", "residuals of the mode that is chosen", 22);

        let has_estimated = (0..6).any(|mode| p.has(mode));
        let kinds = Kinds::new(m, p, mode, None);
        let quarters = (0..QUARTERS)
            .map(|quarter| concat(&residuals::lanes(m, p, &kinds, mode, quarter, &residuals)));
        let quarters: Vec<Signal> = match has_estimated {
            true => quarters.collect(),
            false => Vec::new(),
        };
        self.pipeline
            .step("lanes", "residuals in the order of their streams", 8);

        let estimated = Estimated {
            mode,
            references,
            residuals: quarters,
        };
        self.evaluate(&estimated, rotated, &greatest)
    }

    fn rotated(&self) -> Vec<[Signal<'m>; 2]> {
        let halves = self.block.iter().map(|&half| {
            let rotated = concat(&[half.bit(15), half.slice(0, 15)]);
            [rotated.slice(0, 8), rotated.slice(8, 8)]
        });
        halves.collect()
    }

    /// The mode among 0 to 5, the references of mode 0 and whether they are used, and those of mode 7.
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
        let mut greatest: Vec<Choice> = Vec::new();
        if p.has(7) {
            for stream in 0..2 {
                let bytes = self.rotated().into_iter();
                let bytes = bytes.map(|bytes| (bytes[stream], None)).collect();
                greatest.push(Choice::new(
                    format!("greatest{stream}"),
                    Extreme::Greatest,
                    bytes,
                ));
            }
        }
        greatest
            .iter_mut()
            .for_each(|choice| choice.compare_level(m));
        let mut estimates = Estimates::new(m, p, &self.block);
        pipeline.step("estimates0", "differences of all modes", 20);
        let mut number = 0;
        let all = loop {
            let known = greatest.iter().all(|choice| choice.done().is_some());
            if let Some(all) = estimates.done().filter(|_| known) {
                break all;
            }
            number += 1;
            estimates.go_on(&self.block)?;
            greatest
                .iter_mut()
                .for_each(|choice| choice.compare_level(m));
            let about = format!("estimates of all modes, step {number}");
            pipeline.step(&format!("estimates{number}"), &about, 16);
        };
        let mode = match all.is_empty() {
            true => m.zero(8),
            false => {
                let mut choice = estimates::choice(m, &all);
                let mut level = 0;
                loop {
                    if let Some((_, mode)) = choice.done() {
                        break mode.unwrap_or(m.zero(8)).resize(8);
                    }
                    level += 1;
                    choice.compare_level(m);
                    let about = format!("the least estimate, level {level}");
                    pipeline.step(&format!("least_estimate{level}"), &about, 18);
                }
            }
        };
        let greatest = greatest.iter().filter_map(Choice::done);
        let greatest = greatest.map(|(greatest, _)| greatest).collect();
        Ok((mode, estimates.references(), greatest))
    }

    /// Residuals of the mode among 0 to 5, in the block's order.
    fn residuals(
        &self,
        mode: Signal<'m>,
        references: Option<&(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let [own, other] = estimates::operands(m, p, mode, &self.block, references);
        self.pipeline
            .step("operands", "what is subtracted from what", 12);
        let is = |modes: &[usize]| {
            let there = modes.iter().filter(|&&number| p.has(number));
            let there = there.map(|&number| mode.bit(number as u32));
            or_all([m.zero(1)].into_iter().chain(there))
        };
        let (halves, bytes) = (is(&[2, 3, 4, 5]).named("has_halves"), is(&[1]));
        let (subtract, zigzag) = (adder(p)?, residuals::zigzag(p)?);
        let pairs = own.into_iter().zip(other).enumerate();
        let residuals = pairs.map(|(number, (a, other))| {
            let inputs = AdderInputs {
                a,
                b: !other,
                carry: m.constant(1, 1),
                bytes,
            };
            let name = format!("subtract{number}");
            let difference = m.instance(&name, &subtract, inputs).sum;
            let inputs = ZigzagInputs {
                difference,
                halves,
                bytes,
            };
            m.instance(&format!("zigzag{number}"), &zigzag, inputs)
                .residual
        });
        Ok(residuals.collect())
    }

    /// The residuals of mode 7, in the quarters' lanes.
    fn below(&self, greatest: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let bytes = self.p.lanes() * 2;
        let rotated = self.rotated();
        let quarter = |quarter: usize| {
            let stream = quarter / 2;
            let own = rotated[quarter % 2 * bytes..][..bytes].iter();
            let own = own.map(|own| greatest[stream] - own[stream]);
            let name = format!("below_greatest{quarter}");
            concat(&self.m.vector(&name, &own.collect::<Vec<_>>()))
        };
        (0..QUARTERS).map(quarter).collect()
    }

    /// The values of mode 7, in the quarters' lanes.
    pub fn whole_bytes(&self) -> Vec<Signal<'m>> {
        let bytes = self.p.lanes() * 2;
        let rotated = self.rotated();
        let quarter = |quarter: usize| {
            let own = rotated[quarter % 2 * bytes..][..bytes].iter();
            concat(&own.map(|own| own[quarter / 2]).collect::<Vec<_>>())
        };
        (0..QUARTERS).map(quarter).collect()
    }

    /// Counts of the residuals of four quarters that would be exceptions, and the widest.
    fn counted(
        &self,
        name: &str,
        quarters: &[Signal<'m>],
        bytes: Signal<'m>,
    ) -> Result<Vec<(Vec<Signal<'m>>, Signal<'m>)>, DesignError> {
        let (m, p) = (self.m, self.p);
        let module = counts(p)?;
        let all = quarters.iter().enumerate().map(|(quarter, &residuals)| {
            let inputs = CountsInputs { residuals, bytes };
            let counted = m.instance(&format!("{name}{quarter}"), &module, inputs);
            (counted.counts.parts(count_bits(p)), counted.widest)
        });
        Ok(all.collect())
    }

    fn evaluate(
        &self,
        estimated: &Estimated<'m>,
        rotated: Option<Vec<Signal<'m>>>,
        greatest: &[Signal<'m>],
    ) -> Result<Vec<Candidate<'m>>, DesignError> {
        let (m, p, pipeline) = (self.m, self.p, self.pipeline);
        let bytes = match p.has(1) {
            true => estimated.mode.bit(1),
            false => m.zero(1),
        };
        let counted = self.counted("count", &estimated.residuals, bytes)?;
        let counted_rotated = match &rotated {
            Some(rotated) => self.counted("count_rotated", rotated, m.constant(1, 1))?,
            None => Vec::new(),
        };
        pipeline.step(
            "exception_counts",
            "exceptions with each number of planes",
            30,
        );

        let kinds = Kinds::new(m, p, estimated.mode, None);
        let two = kinds.is(Streams::Two).named("two_streams");
        let mut streams = Vec::new();
        for (stream, (counts, widest)) in counted.iter().enumerate() {
            let (mut counts, mut widest) = (counts.clone(), *widest);
            if stream % 2 == 0 {
                let (others, other_widest) = &counted[stream + 1];
                let both = counts.iter().zip(others);
                counts = both.map(|(&a, &b)| a + two.gate(b)).collect();
                widest = widest | two.gate(*other_widest);
            }
            let counts = m.vector(&format!("stream{stream}_counts"), &counts);
            let elements = p.lanes() as u32;
            let twice = Some(two | bytes);
            streams.push(Stream {
                counts,
                widest,
                elements,
                twice,
            });
        }
        for (stream, both) in counted_rotated.chunks(2).enumerate() {
            let pairs = both[0].0.iter().zip(&both[1].0).take(7);
            let wide = count_bits(p) + 1;
            let counts: Vec<Signal> = pairs
                .map(|(a, b)| a.resize(wide) + b.resize(wide))
                .collect();
            let counts = m.vector(&format!("rotated_counts{stream}"), &counts);
            let widest = (both[0].1 | both[1].1).slice(0, 8);
            let elements = 4 * p.lanes() as u32;
            streams.push(Stream {
                counts,
                widest,
                elements,
                twice: None,
            });
        }
        pipeline.step("stream_counts", "exceptions of whole streams", 14);

        let names = [
            "stream0", "stream1", "stream2", "stream3", "rotated0", "rotated1",
        ];
        let names = match counted.is_empty() {
            true => &names[QUARTERS..],
            false => &names[..],
        };
        let depths = names.iter().zip(&streams);
        let mut depths: Vec<Depths> = depths
            .map(|(name, stream)| Depths::costs(m, name, stream))
            .collect::<Result<_, _>>()?;
        pipeline.step("costs", "costs of all numbers of planes", 28);
        let mut level = 0;
        let chosen = loop {
            let done: Option<Vec<Chosen>> = depths.iter().map(Depths::done).collect();
            if let Some(done) = done.filter(|_| level > 0) {
                break done;
            }
            level += 1;
            depths.iter_mut().for_each(Depths::compare_level);
            let about = format!("the cheapest number of planes, level {level}");
            pipeline.step(&format!("cheapest{level}"), &about, 16);
        };
        self.complete(estimated, rotated, greatest, chosen)
    }

    /// The candidates, and how long they are.
    fn complete(
        &self,
        estimated: &Estimated<'m>,
        rotated: Option<Vec<Signal<'m>>>,
        greatest: &[Signal<'m>],
        mut chosen: Vec<Chosen<'m>>,
    ) -> Result<Vec<Candidate<'m>>, DesignError> {
        let mut candidates = Vec::new();
        if !estimated.residuals.is_empty() {
            let rest = chosen.split_off(QUARTERS);
            candidates.push(self.of_estimated(estimated, &chosen)?);
            chosen = rest;
        }
        let text = self.ranks()?;
        if let Some(rotated) = rotated {
            candidates.push(self.of_rotated(rotated, greatest, &chosen)?);
        }
        self.pipeline
            .step("lengths", "fields, and escapes of text", 30);
        if let Some((ranks, escapes)) = text {
            candidates.push(self.of_text(ranks, escapes));
        }
        Ok(candidates)
    }

    fn of_estimated(
        &self,
        estimated: &Estimated<'m>,
        chosen: &[Chosen<'m>],
    ) -> Result<Candidate<'m>, DesignError> {
        let (m, p) = (self.m, self.p);
        let _scope = m.scope("estimated");
        let mode = estimated.mode;
        let kinds = Kinds::new(m, p, mode, None);
        let two = kinds.is(Streams::Two);
        let spread = |value: &dyn Fn(&Chosen<'m>) -> Signal<'m>| -> Vec<Signal<'m>> {
            let all: Vec<Signal> = chosen.iter().map(value).collect();
            (0..QUARTERS)
                .map(|quarter| two.mux(all[quarter / 2 * 2], all[quarter]))
                .collect()
        };
        let depths = m.vector("depths", &spread(&|chosen| chosen.depth));
        let excesses = spread(&|chosen| chosen.excess.resize(4));
        let excesses = m.vector("excesses", &excesses);
        let fields = m.vector("fields", &self.fields(estimated));
        let flags = self
            .flags(estimated, &kinds, &depths, &fields)
            .named("flags");
        let tail = tail::find(m, p, &kinds, (mode, flags), &depths);
        let costs = chosen.iter().enumerate().map(|(stream, chosen)| {
            let cost = chosen.cost.resize(PLACE_BITS);
            if stream % 2 == 1 {
                (!two).gate(cost)
            } else {
                cost
            }
        });
        let header = coded(m, p, mode, flags, &depths, &excesses).header_bits();
        let mut all: Vec<Signal> = costs.collect();
        all.extend([header, tail.length.resize(PLACE_BITS)]);
        let bits = sum(m, "bits", &all)?.named("encoded_bits");
        Ok(Candidate {
            quarters: estimated.residuals.clone(),
            fields,
            flags,
            depths,
            excesses,
            mode,
            bits,
        })
    }

    /// References of mode 0, base elements of the others.
    fn fields(&self, estimated: &Estimated<'m>) -> Vec<Signal<'m>> {
        let (m, p) = (self.m, self.p);
        let mode = estimated.mode;
        let lags = or_all(
            [m.zero(1)].into_iter().chain(
                [2, 3, 4, 5]
                    .into_iter()
                    .filter(|&number| p.has(number))
                    .map(|number| mode.bit(number as u32)),
            ),
        );
        let colours = estimates::coloured(m, "first_coloured", &self.block[..2]);
        let field = |field: usize| {
            let mut choices = vec![lags.gate(self.block[field])];
            if let Some((references, _)) = estimated.references.as_ref().filter(|_| field < 4) {
                choices.push(mode.bit(0).gate(references[field]));
            }
            if p.has(1) && field < 4 {
                choices.push(mode.bit(1).gate(colours[field].resize(LANE)));
            }
            or_all(choices)
        };
        (0..tail::FIELDS).map(field).collect()
    }

    /// Whether references are used, or halves have upper parts.
    fn flags(
        &self,
        estimated: &Estimated<'m>,
        kinds: &Kinds<'m>,
        depths: &[Signal<'m>],
        fields: &[Signal<'m>],
    ) -> Signal<'m> {
        let (m, p) = (self.m, self.p);
        let mode = estimated.mode;
        let _scope = m.scope("upper_parts");
        let held = tail::held(m, p, kinds, mode, depths);
        let upper = fields
            .iter()
            .zip(&held)
            .map(|(&field, &held)| (field & tail::above(m, kinds, held)).any());
        let upper: Vec<Signal> = m.vector("has_upper_part", &upper.collect::<Vec<_>>());
        let halves = |half: usize| {
            let of_mode = p
                .modes()
                .filter(|mode| (1..6).contains(&mode.number))
                .map(|one| {
                    let in_half = |field: &usize| match one.number {
                        1 => field / 2 == half,
                        _ => field % 2 == half,
                    };
                    let there: Vec<Signal> = (0..one.lag)
                        .filter(in_half)
                        .map(|field| upper[field])
                        .collect();
                    match there.is_empty() {
                        true => m.zero(1),
                        false => mode.bit(one.number as u32) & or_all(there),
                    }
                });
            or_all([m.zero(1)].into_iter().chain(of_mode))
        };
        let of_halves = concat(&[halves(0), halves(1), m.zero(2)]);
        match &estimated.references {
            Some((_, used)) => of_halves | mode.bit(0).gate(concat(used)),
            None => of_halves,
        }
    }

    fn of_rotated(
        &self,
        quarters: Vec<Signal<'m>>,
        greatest: &[Signal<'m>],
        chosen: &[Chosen<'m>],
    ) -> Result<Candidate<'m>, DesignError> {
        let m = self.m;
        let _scope = m.scope("rotated");
        // Of a whole stream the values are stored, without a reference.
        let whole: Vec<Signal> = chosen.iter().map(|chosen| chosen.depth.bit(3)).collect();
        let whole = m.vector("is_whole", &whole);
        let used = greatest
            .iter()
            .zip(&whole)
            .map(|(greatest, &whole)| greatest.any() & !whole);
        let used = m.vector("uses_reference", &used.collect::<Vec<_>>());
        let spread = |value: &dyn Fn(&Chosen<'m>) -> Signal<'m>| -> Vec<Signal<'m>> {
            (0..QUARTERS)
                .map(|quarter| value(&chosen[quarter / 2]))
                .collect()
        };
        let header = m.constant(MODES[7].header_bits().into(), PLACE_BITS);
        let references = used
            .iter()
            .map(|&used| used.gate(m.constant(8, PLACE_BITS)));
        let costs = chosen.iter().map(|chosen| chosen.cost.resize(PLACE_BITS));
        let all: Vec<Signal> = costs.chain(references).chain([header]).collect();
        let bits = sum(m, "bits", &all)?.named("encoded_bits");
        let fields = greatest.iter().map(|reference| reference.resize(LANE));
        let none = m.zero(LANE);
        Ok(Candidate {
            quarters,
            fields: fields.chain(vec![none; tail::FIELDS - 2]).collect(),
            flags: concat(&[used[0], used[1], m.zero(2)]),
            depths: spread(&|chosen| chosen.depth.resize(5)),
            excesses: spread(&|chosen| chosen.excess.resize(4)),
            mode: m.constant(1 << 7, 8),
            bits,
        })
    }

    /// Ranks of all bytes, and how many have none.
    #[allow(clippy::type_complexity)]
    fn ranks(&self) -> Result<Option<(Vec<Signal<'m>>, Signal<'m>)>, DesignError> {
        let (m, p) = (self.m, self.p);
        if !p.has(6) {
            return Ok(None);
        }
        let module = rank(p)?;
        let bytes = self
            .block
            .iter()
            .flat_map(|element| element.parts(8))
            .enumerate();
        let ranks = bytes.map(|(number, byte_of_text)| {
            let inputs = RankInputs { byte_of_text };
            m.instance(&format!("rank{number}"), &module, inputs).rank
        });
        let ranks = m.vector("ranks", &ranks.collect::<Vec<_>>());
        let escapes: Vec<Signal> = ranks.iter().map(|rank| rank.all()).collect();
        let escapes = Sum::new("escapes", escapes).finish(m);
        Ok(Some((ranks, escapes)))
    }

    fn of_text(&self, ranks: Vec<Signal<'m>>, escapes: Signal<'m>) -> Candidate<'m> {
        let (m, p) = (self.m, self.p);
        let _scope = m.scope("text");
        let high = self
            .block
            .iter()
            .flat_map(|element| [element.bit(7), element.bit(15)]);
        let wide = concat(&high.collect::<Vec<_>>())
            .any()
            .named("has_wide_escapes");
        let eight = concat(&[m.zero(3), escapes]).resize(PLACE_BITS);
        let seven = eight - escapes.resize(PLACE_BITS);
        let planes = MODES[6].header_bits() + 5 * p.ports.block_bytes;
        let bits = wide.mux(eight, seven).plus(planes.into());
        let quarters = ranks.chunks(2 * p.lanes()).map(|ranks| {
            let bytes: Vec<Signal> = ranks.iter().map(|rank| rank.resize(8)).collect();
            concat(&bytes)
        });
        Candidate {
            quarters: quarters.collect(),
            fields: vec![m.zero(LANE); tail::FIELDS],
            flags: wide.resize(4),
            depths: vec![m.zero(5); QUARTERS],
            excesses: vec![m.zero(4); QUARTERS],
            mode: m.constant(1 << 6, 8),
            bits: bits.named("encoded_bits"),
        }
    }
}

/// A block's form, of what is chosen.
pub fn coded<'a, 'm>(
    m: &'m Builder,
    p: &'a Parameters,
    mode: Signal<'m>,
    flags: Signal<'m>,
    depths: &[Signal<'m>],
    excesses: &[Signal<'m>],
) -> Coded<'a, 'm> {
    Coded {
        m,
        p,
        mode,
        raw: None,
        flags,
        depths: depths.to_vec(),
        excesses: excesses.to_vec(),
        exception_bits: Vec::new(),
        low_bits: Vec::new(),
    }
}
