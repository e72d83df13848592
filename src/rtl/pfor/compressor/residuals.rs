//! Computes a quarter's residuals in the chosen mode among 0 to 5 and in mode 7, in stream order, and the ranks of its
//! bytes.

use super::super::layout::{Mode, Streams, MODES};
use super::super::planes::Kinds;
use super::super::residuals::{self, is_base, ResidualsInputs};
use super::super::text::{ranks, RanksInputs};
use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::Part;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};

ports! {
    pub(super) SubtractingInputs {
        advance, start, beat: Option<Signal<'m>>, block, mode: Option<Signal<'m>>, references: Option<Signal<'m>>,
        used: Option<Signal<'m>>, greatest: Option<Signal<'m>>,
    } -> SubtractingOutputs {
        is_there, beat_out: Option<Signal<'m>>, residuals: Option<Signal<'m>>, two: Option<Signal<'m>>,
        bytes: Option<Signal<'m>>, below: Option<Signal<'m>>, ranks: Option<Signal<'m>>,
        wide: Option<Signal<'m>>,
    }
}

/// A block, and the quarters of the current cycle.
struct Block<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    turn: Turn<'m>,
    elements: Vec<Signal<'m>>,
}

/// The pipeline.
pub fn subtracting(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_subtracting", p.name));
    m.doc("Computes a quarter's residuals in the chosen mode among 0 to 5 and in mode 7, and its ranks of text.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let block = m.input("block", p.ports.block_bits());
    let block = block.comment("Block to compress, byte 0 in the lowest bits");
    let block = Block {
        m: &m,
        p,
        turn,
        elements: block.parts(LANE),
    };
    let estimated = p
        .has_estimates()
        .then(|| Operands::new(&block))
        .transpose()?;
    let below = p.has(7).then(|| block.rotated());
    let text = p.has(6).then(|| block.own_text());
    pipeline.step("operands", "operands of the subtraction", 22);

    let residuals = estimated
        .as_ref()
        .map(|all| all.residuals(&block))
        .transpose()?;
    let below = below.map(|(greatest, own)| {
        let quarters = greatest.iter().zip(own).enumerate();
        let quarters = quarters.map(|(place, (&greatest, own))| {
            let bytes = own.parts(8).into_iter().map(|own| greatest - own);
            concat(&m.vector(
                &format!("below_greatest{place}"),
                &bytes.collect::<Vec<_>>(),
            ))
        });
        concat(&quarters.collect::<Vec<_>>())
    });
    let text = text.map(|own| block.ranks(&own)).transpose()?;
    pipeline.step("residuals", "residuals in stream order", 22);

    m.output("is_there", pipeline.valid())
        .comment("Outputs hold the quarters of a cycle");
    turn.output();
    if let (Some(estimated), Some(residuals)) = (estimated, residuals) {
        m.output("residuals", residuals)
            .comment("Residuals of the mode, the first lane lowest");
        m.output("two", estimated.two)
            .comment("Mode has two streams of two quarters each");
        m.output("bytes", estimated.bytes)
            .comment("Lanes hold two residuals each");
    }
    if let Some(below) = below {
        m.output("below", below)
            .comment("Residuals of mode 7, the first byte lowest");
    }
    if let Some((ranks, wide)) = text {
        m.output("ranks", ranks)
            .comment("Rank of each byte as text, the first byte's lowest");
        m.output("wide", wide).comment("Some byte is above 127");
    }
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

impl<'a, 'm> Block<'a, 'm> {
    /// For each lane of the cycle's quarters, the element `lag` places before the lane's own in `mode`; zero if there
    /// is none. Only for modes of halfwords.
    fn before(&self, name: &str, mode: &Mode, lag: usize) -> Vec<Signal<'m>> {
        let lanes = self.p.lanes();
        let quarter = |quarter: usize| {
            let lanes = (0..lanes).map(|lane| {
                let element = mode.element(lanes, quarter, lane).checked_sub(lag);
                element.map_or(self.m.zero(LANE), |element| self.elements[element])
            });
            concat(&lanes.collect::<Vec<_>>())
        };
        let all: Vec<Signal> = (0..QUARTERS).map(quarter).collect();
        self.turn.of(name, &all)
    }

    /// The byte of this number in each word.
    fn bytes_of_words(&self, number: usize) -> Signal<'m> {
        let halves = self.elements.iter().skip(number / 2).step_by(2);
        let bytes = halves.map(|half| half.slice(number as u32 % 2 * 8, 8));
        concat(&bytes.collect::<Vec<_>>())
    }

    /// The transformed bytes of mode 1, and those of the previous words.
    fn coloured(&self) -> [Vec<Signal<'m>>; 2] {
        let m = self.m;
        let all: Vec<Signal> = (0..QUARTERS)
            .map(|byte| self.bytes_of_words(byte))
            .collect();
        let whole = self.turn.beat.is_none();
        let all = if whole {
            all
        } else {
            m.vector("bytes_of_all_words", &all)
        };
        let own = self.turn.of("bytes_of_words", &all);
        let coloured = own.iter().enumerate().map(|(place, own)| {
            if whole && place % 2 == 1 {
                return *own;
            }
            let even = !self.turn.is_odd(place);
            let mut seconds = even.gate(all[1]);
            if !whole {
                seconds = seconds.named(&format!("seconds{place}"));
            }
            let bytes = own.parts(8).into_iter().zip(seconds.parts(8));
            let bytes = bytes.map(|(byte, second)| byte - second);
            concat(&m.vector(&format!("coloured{place}"), &bytes.collect::<Vec<_>>()))
        });
        let coloured: Vec<Signal> = coloured.collect();
        let before = coloured.iter().map(|all| {
            let rest = all.width() - 8;
            concat(&[m.zero(8), all.slice(0, rest)])
        });
        let before = before.collect();
        [coloured, before]
    }

    /// For mode 7: the greatest byte of the stream of each of the cycle's quarters, and the quarters' bytes.
    fn rotated(&self) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
        let greatest = self.m.input("greatest", 16);
        let greatest = greatest
            .comment("Greatest byte of each stream of mode 7")
            .parts(8);
        let of_quarters = [0, 0, 1, 1].map(|stream: usize| greatest[stream]);
        let bytes = 2 * self.p.lanes();
        let quarter = |quarter: usize| {
            let own = self.elements[quarter % 2 * bytes..][..bytes].iter();
            let own = own.map(|half| match quarter / 2 {
                0 => concat(&[half.bit(15), half.slice(0, 7)]),
                _ => half.slice(7, 8),
            });
            concat(&own.collect::<Vec<_>>())
        };
        let all: Vec<Signal> = (0..QUARTERS).map(quarter).collect();
        (
            self.turn.of("greatest_of_quarter", &of_quarters),
            self.turn.of("rotated", &all),
        )
    }

    /// The bytes of the cycle's quarters.
    fn own_text(&self) -> Vec<Signal<'m>> {
        let all: Vec<Signal> = self.elements.chunks(self.p.lanes()).map(concat).collect();
        self.turn.of("text", &all)
    }

    /// The ranks of these bytes, and whether one of the bytes is above 127.
    fn ranks(&self, own: &[Signal<'m>]) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
        let (m, p) = (self.m, self.p);
        let module = ranks(p)?;
        let ranks = own.iter().enumerate().map(|(place, &text)| {
            let inputs = RanksInputs { text };
            m.instance(&format!("ranks{place}"), &module, inputs).ranks
        });
        let ranks = concat(&ranks.collect::<Vec<_>>());
        let high = own
            .iter()
            .flat_map(|own| own.parts(8))
            .map(|byte| byte.bit(7));
        let wide = concat(&high.collect::<Vec<_>>()).any();
        Ok((ranks, wide.named("has_wide_escapes")))
    }
}

/// The operands of the subtraction in the chosen mode among 0 to 5.
struct Operands<'m> {
    minuends: Vec<Signal<'m>>,
    subtrahends: Vec<Signal<'m>>,
    /// The bytes of base elements, one bit each.
    bases: Vec<Signal<'m>>,
    halves: Signal<'m>,
    two: Signal<'m>,
    bytes: Signal<'m>,
}

impl<'m> Operands<'m> {
    fn new(block: &Block<'_, 'm>) -> Result<Self, DesignError> {
        let (m, p, turn) = (block.m, block.p, block.turn);
        let mode = m.input("mode", 6).comment("Mode, one-hot: 0 to 5");
        let wide = mode.resize(8);
        let kinds = Kinds::new(m, p, "operands", wide, None);
        let is = |modes: &[usize]| {
            let there = modes.iter().filter(|&&number| p.has(number));
            let there = there.map(|&number| mode.bit(number as u32));
            or_all([m.zero(1)].into_iter().chain(there))
        };
        let halves = is(&[2, 3, 4, 5]).named("has_halves");
        let bytes = is(&[1]);
        let in_pairs = is(&[2, 5]).named("has_pairs");
        let nothing = vec![m.zero(p.quarter_bits()); turn.side];
        let mut own = vec![nothing.clone()];
        let mut other = vec![nothing];
        let gated = |is: Signal<'m>, all: Vec<Signal<'m>>| -> Vec<Signal<'m>> {
            all.into_iter().map(|one| is.gate(one)).collect()
        };
        let orders = [
            (kinds.is(Streams::Four), 0, &[0, 3][..]),
            (in_pairs, 2, &[2, 5]),
            (is(&[4]), 4, &[4]),
        ];
        for (is, order, modes) in orders {
            if modes.iter().any(|&mode| p.has(mode)) {
                let name = format!("elements_as_in_mode{order}");
                own.push(gated(is, block.before(&name, &MODES[order], 0)));
            }
        }
        for one in p.modes().filter(|one| one.number < 6) {
            let is = mode.bit(one.number as u32);
            match one.number {
                0 => other.push(gated(is, references(block))),
                1 => {
                    let [coloured, before] = block.coloured();
                    own.push(gated(is, coloured));
                    other.push(gated(is, before));
                }
                number => {
                    let name = format!("before_in_mode{number}");
                    other.push(gated(is, block.before(&name, one, one.lag)));
                }
            }
        }
        let joined = |name: &str, all: Vec<Vec<Signal<'m>>>| {
            let places = (0..turn.side).map(|place| or_all(all.iter().map(|one| one[place])));
            m.vector(name, &places.collect::<Vec<_>>())
        };
        Ok(Operands {
            minuends: joined("minuends", own),
            subtrahends: joined("subtrahends", other),
            bases: bases(m, p, turn, wide),
            halves,
            two: kinds.is(Streams::Two),
            bytes,
        })
    }

    fn residuals(&self, block: &Block<'_, 'm>) -> Result<Signal<'m>, DesignError> {
        let (m, p) = (block.m, block.p);
        let module = residuals::residuals(p)?;
        let pairs = self.minuends.iter().zip(&self.subtrahends).zip(&self.bases);
        let all = pairs
            .enumerate()
            .map(|(place, ((&minuends, &subtrahends), bases))| {
                let inputs = ResidualsInputs {
                    minuends,
                    subtrahends,
                    halves: self.halves,
                    bytes: self.bytes,
                };
                let own = m
                    .instance(&format!("subtract{place}"), &module, inputs)
                    .residuals;
                let own = own.parts(8).into_iter().zip(bases.parts(1));
                let own = own.map(|(byte, base)| (!base).gate(byte));
                concat(&m.vector(&format!("residuals{place}"), &own.collect::<Vec<_>>()))
            });
        Ok(concat(&all.collect::<Vec<_>>()))
    }
}

/// The subtrahends of mode 0.
fn references<'m>(block: &Block<'_, 'm>) -> Vec<Signal<'m>> {
    let (m, p) = (block.m, block.p);
    let references = m.input("references", QUARTERS as u32 * LANE);
    let references = references
        .comment("Smallest element of each stream of mode 0")
        .parts(LANE);
    let used = m.input("used", QUARTERS as u32);
    let used = used
        .comment("Streams of mode 0 that use their reference")
        .parts(1);
    let all = references
        .into_iter()
        .zip(used)
        .map(|(reference, used)| used.gate(reference));
    let own = block
        .turn
        .of("references_of_quarters", &all.collect::<Vec<_>>());
    own.into_iter().map(|own| own.replicate(p.unit())).collect()
}

/// The bytes of base elements in each of the cycle's quarters, one bit each; `mode`: one-hot.
pub fn bases<'m>(
    m: &'m Builder,
    p: &Parameters,
    turn: Turn<'m>,
    mode: Signal<'m>,
) -> Vec<Signal<'m>> {
    let quarter = |quarter: usize| {
        let bytes = (0..2 * p.lanes())
            .map(|byte| is_base(p, mode, (quarter, byte / 2, byte % 2)).unwrap_or(m.zero(1)));
        let bytes: Vec<Signal> = bytes.collect();
        let name = format!("bases{quarter}");
        match turn.beat {
            Some(_) => concat(&bytes).named(&name),
            None => concat(&m.vector(&name, &bytes)),
        }
    };
    let all: Vec<Signal> = (0..QUARTERS).map(quarter).collect();
    turn.of("bases", &all)
}
