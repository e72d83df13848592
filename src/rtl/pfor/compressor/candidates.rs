//! The candidates, which are the encodings that the compressor compares: the best of modes 0 to 5, mode 6 (text) and
//! mode 7.

use super::super::coded::Coded;
use super::super::layout::{Streams, MODES};
use super::super::planes::Kinds;
use super::super::tail::{self, Rests};
use super::super::{Parameters, LANE, QUARTERS};
use super::depths::Chosen;
use super::estimates;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::trees::{Choice, Extreme};

/// The context in which the choice is described.
pub struct Choosing<'a, 'm> {
    pub m: &'m Builder,
    pub p: &'a Parameters,
    /// The block's first [`tail::FIELDS`] halfwords.
    pub elements: Vec<Signal<'m>>,
}

/// A candidate: an encoding of the block in one mode.
pub struct Candidate<'m> {
    /// The references, or the whole base elements, of the fields between planes and exceptions.
    pub fields: Vec<Signal<'m>>,
    pub flags: Signal<'m>,
    pub depths: Vec<Signal<'m>>,
    pub excesses: Vec<Signal<'m>>,
    /// The mode, one-hot.
    pub mode: Signal<'m>,
    /// The encoded size in bits.
    pub bits: Signal<'m>,
}

/// The chosen mode among 0 to 5.
pub struct Estimated<'m> {
    /// The mode, one-hot.
    pub mode: Signal<'m>,
    /// The reference of each stream of mode 0, and whether it is used.
    pub references: Option<(Vec<Signal<'m>>, Vec<Signal<'m>>)>,
}

impl<'a, 'm> Choosing<'a, 'm> {
    /// The candidate of the chosen mode among 0 to 5, without its encoded size.
    pub fn form_of_estimated(
        &self,
        estimated: &Estimated<'m>,
        chosen: &[Chosen<'m>],
    ) -> Candidate<'m> {
        let (m, p) = (self.m, self.p);
        let _scope = m.scope("estimated");
        let mode = estimated.mode;
        let kinds = Kinds::new(m, p, "mode", mode, None);
        let two = kinds.is(Streams::Two);
        let spread = |name: &str, value: &dyn Fn(&Chosen<'m>) -> Signal<'m>| -> Vec<Signal<'m>> {
            let all: Vec<Signal> = chosen.iter().map(value).collect();
            let of_quarter = |quarter: usize| match quarter % 2 {
                0 => all[quarter],
                _ => (two.mux(all[quarter - 1], all[quarter])).named(&format!("{name}{quarter}")),
            };
            (0..QUARTERS).map(of_quarter).collect()
        };
        let depths = spread("depth", &|chosen| chosen.depth);
        let excesses = spread("excess", &|chosen| chosen.excess.resize(4));
        let fields = m.vector("fields", &self.fields(estimated));
        let flags = self
            .flags(estimated, &kinds, &depths, &fields)
            .named("flags");
        Candidate {
            fields,
            flags,
            depths,
            excesses,
            mode,
            bits: m.zero(self.p.place_bits()),
        }
    }

    /// The sizes of its fields if all of them were present.
    pub fn rests_of_estimated(&self, candidate: &Candidate<'m>) -> Rests<'m> {
        let (m, p) = (self.m, self.p);
        let _scope = m.scope("estimated_rests");
        let kinds = Kinds::new(m, p, "mode", candidate.mode, None);
        tail::rests(m, p, &kinds, candidate.mode, &candidate.depths)
    }

    /// The addends of its encoded size: the sizes of its fields in pairs, and the sizes of streams and header.
    pub fn parts_of_estimated(
        &self,
        candidate: &Candidate<'m>,
        chosen: &[Chosen<'m>],
        rests: Rests<'m>,
    ) -> [Vec<Signal<'m>>; 2] {
        let (m, p) = (self.m, self.p);
        let _scope = m.scope("estimated_parts");
        let Candidate {
            mode,
            flags,
            depths,
            excesses,
            ..
        } = candidate;
        let kinds = Kinds::new(m, p, "mode", *mode, None);
        let fields = rests.flagged(p, &kinds, (*mode, *flags)).in_pairs().pairs;
        let two = kinds.is(Streams::Two);
        let costs = chosen.iter().enumerate().map(|(stream, chosen)| {
            let cost = chosen.cost.resize(self.p.place_bits());
            if stream % 2 == 1 {
                (!two).gate(cost)
            } else {
                cost
            }
        });
        let header = coded(m, p, *mode, *flags, depths, excesses).header_bits();
        let fields = fields
            .into_iter()
            .map(|pair| pair.resize(self.p.place_bits()));
        [fields.collect(), costs.chain([header]).collect()]
    }

    /// Its encoded size, the sum of `parts`.
    pub fn length_of_estimated(&self, parts: &[Signal<'m>]) -> Result<Signal<'m>, DesignError> {
        let _scope = self.m.scope("estimated_length");
        Ok(sum(self.m, "bits", parts)?.named("encoded_bits"))
    }

    /// The references of mode 0, or the base elements of modes 1 to 5.
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
        let lags = lags.named("has_halves");
        let colours = estimates::coloured(m, "first_coloured", &self.elements[..2]);
        let field = |field: usize| {
            let mut choices = vec![lags.gate(self.elements[field])];
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

    /// The flags: which references are used, or which halves have upper parts.
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
                    if there.is_empty() {
                        m.zero(1)
                    } else {
                        mode.bit(one.number as u32) & or_all(there)
                    }
                });
            let all = [m.zero(1)].into_iter().chain(of_mode);
            or_all(all).named(&format!("half{half}"))
        };
        let of_halves = concat(&[halves(0), halves(1), m.zero(2)]);
        match &estimated.references {
            Some((_, used)) => of_halves | mode.bit(0).gate(concat(used)),
            None => of_halves,
        }
    }

    pub fn of_rotated(
        &self,
        greatest: &[Signal<'m>],
        chosen: &[Chosen<'m>],
    ) -> Result<Candidate<'m>, DesignError> {
        let m = self.m;
        let _scope = m.scope("rotated");
        // A stream with eight planes stores its elements, without a reference.
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
        let header = m.constant(MODES[7].header_bits().into(), self.p.place_bits());
        let references = used
            .iter()
            .map(|&used| used.gate(m.constant(8, self.p.place_bits())));
        let costs = chosen
            .iter()
            .map(|chosen| chosen.cost.resize(self.p.place_bits()));
        let all: Vec<Signal> = costs.chain(references).chain([header]).collect();
        let bits = sum(m, "bits", &all)?.named("encoded_bits");
        let fields = greatest.iter().map(|reference| reference.resize(LANE));
        let none = m.zero(LANE);
        Ok(Candidate {
            fields: fields.chain(vec![none; tail::FIELDS - 2]).collect(),
            flags: concat(&[used[0], used[1], m.zero(2)]),
            depths: spread(&|chosen| chosen.depth.resize(5)),
            excesses: spread(&|chosen| chosen.excess.resize(4)),
            mode: m.constant(1 << 7, 8),
            bits,
        })
    }

    /// The candidate of mode 6 (text), from the number of `escapes`, and whether these have 8 bits (`wide`).
    pub fn text_of(&self, escapes: Signal<'m>, wide: Signal<'m>) -> Candidate<'m> {
        let (m, p) = (self.m, self.p);
        let eight = concat(&[m.zero(3), escapes]).resize(self.p.place_bits());
        let seven = eight - escapes.resize(self.p.place_bits());
        let planes = MODES[6].header_bits() + 5 * p.ports.block_bytes;
        let bits = wide.mux(eight, seven).plus(planes.into());
        Candidate {
            fields: vec![m.zero(LANE); tail::FIELDS],
            flags: wide.resize(4),
            depths: vec![m.zero(5); QUARTERS],
            excesses: vec![m.zero(4); QUARTERS],
            mode: m.constant(1 << 6, 8),
            bits: bits.named("encoded_bits"),
        }
    }
}

/// The shortest of several candidates.
pub struct Shortest<'m> {
    pub candidates: Vec<Candidate<'m>>,
    /// The shortest candidate, one-hot.
    pub which: Signal<'m>,
    pub bits: Signal<'m>,
}

impl<'m> Shortest<'m> {
    /// Chooses the shortest of candidates, which are in ascending order of modes. Ties go to the first.
    pub fn of(m: &'m Builder, candidates: Vec<Candidate<'m>>) -> Self {
        let count = candidates.len() as u32;
        let all = candidates
            .iter()
            .enumerate()
            .map(|(number, candidate)| (candidate.bits, Some(m.constant(1 << number, count))));
        let mut shortest = Choice::new("shortest", Extreme::Least, all.collect());
        while shortest.done().is_none() {
            shortest.compare_level(m);
        }
        let (bits, which) = shortest.done().unwrap_or((m.zero(1), None));
        Shortest {
            which: which.unwrap_or(m.constant(1, count)),
            bits,
            candidates,
        }
    }

    /// A value of the shortest candidate.
    pub fn choose(&self, part: &dyn Fn(&Candidate<'m>) -> Signal<'m>) -> Signal<'m> {
        let all = self.candidates.iter().enumerate();
        let gated = all.map(|(number, one)| self.which.bit(number as u32).gate(part(one)));
        or_all(gated.collect::<Vec<_>>())
    }

    /// A list of values of the shortest candidate.
    pub fn all_of(
        &self,
        m: &'m Builder,
        name: &str,
        parts: &dyn Fn(&Candidate<'m>) -> Vec<Signal<'m>>,
    ) -> Vec<Signal<'m>> {
        let count = parts(&self.candidates[0]).len();
        let all = (0..count).map(|number| self.choose(&|one| parts(one)[number]));
        m.vector(name, &all.collect::<Vec<_>>())
    }
}

/// The parameters of an encoded block, from the chosen mode, flags and widths.
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
