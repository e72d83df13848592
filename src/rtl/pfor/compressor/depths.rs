//! Finds the cheapest number of planes of each stream.

use std::rc::Rc;

use super::super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::two_rows;
use crate::rtl::common::trees::{Choice, Extreme};

/// Compares the costs of all numbers of planes for several streams, step by step.
pub struct Depths<'m> {
    m: &'m Builder,
    name: String,
    widest: Vec<Signal<'m>>,
    stage: Stage<'m>,
}

/// The progress of the comparison.
enum Stage<'m> {
    /// For each stream: the cost without exceptions, the costs with them as two addends each, and [`Stream::ones`].
    Rows(Vec<[Signal<'m>; 3]>),
    Choice(Choice<'m>),
}

/// The properties of a stream's residuals.
pub struct Stream<'m> {
    /// The number of exceptions with 1, 2, … planes.
    pub counts: Vec<Signal<'m>>,
    /// Bit b: some residual has a 1 at bit b or above.
    pub ones: Signal<'m>,
    /// Significant bits of the widest residual.
    pub widest: Signal<'m>,
    /// Bits that an exception stores with 1, 2, … planes.
    pub upper_bits: Vec<Signal<'m>>,
    /// The number of elements, a power of two.
    pub elements: u32,
    /// If present and 1, the stream has twice as many elements.
    pub twice: Option<Signal<'m>>,
}

/// The chosen split of a stream, and its cost.
pub struct Chosen<'m> {
    pub depth: Signal<'m>,
    pub excess: Signal<'m>,
    pub cost: Signal<'m>,
}

impl<'m> Stream<'m> {
    /// A stream with these counts of exceptions; `ones` as in [`Stream::ones`].
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        name: &str,
        counts: Vec<Signal<'m>>,
        ones: Signal<'m>,
        (elements, twice): (u32, Option<Signal<'m>>),
    ) -> Result<Self, DesignError> {
        let planes = counts.len() as u32;
        let module = widest(p, planes, ones.width())?;
        let found = m.instance(
            &format!("find_widest_{name}"),
            &module,
            WidestInputs { ones },
        );
        let mut low = 0;
        let upper = (1..=planes).map(|planes| {
            let bits = bits_of_count(ones.width() - below_upper(planes));
            low += bits;
            found.upper_bits.slice(low - bits, bits)
        });
        Ok(Stream {
            upper_bits: upper.collect(),
            widest: found.widest,
            counts,
            ones,
            elements,
            twice,
        })
    }
}

/// Bits of a residual below the part that its exception stores.
fn below_upper(planes: u32) -> u32 {
    planes - planes.min(2)
}

/// Bits of a count from 0 to `of`.
fn bits_of_count(of: u32) -> u32 {
    u32::BITS - of.leading_zeros()
}

/// Finds the significant bits of the widest residual, and the bits of an exception for each number of planes.
///
/// Combinational.
fn widest(p: &Parameters, planes: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_widest_of_{width}", p.name));
    m.doc("The significant bits of the widest residual, and the bits of an exception with 1, 2, ... planes.");
    let ones = m.input("ones", width);
    ones.comment("Bit b: some residual has a 1 at bit b or above");
    // ends[place], bit i: the highest 1 is at one of the bits i to i + 2^place - 1. A bit of a count is the OR of those
    // runs for which the count has this bit.
    let ends = (0..bits_of_count(width)).map(|place| {
        let run = 1 << place;
        match width - run {
            0 => ones,
            rest => {
                let ends = ones.slice(0, rest) & !ones.slice(run, rest);
                concat(&[ends, ones.slice(rest, run)]).named(&format!("ends_in_{run}"))
            }
        }
    });
    let ends: Vec<Signal> = ends.collect();
    let count = |low: u32| {
        let bits = (0..bits_of_count(width - low)).map(|place| {
            let run = 1 << place;
            let odd = (low + run..=width).step_by(2 * run as usize);
            let odd = odd.map(|count| ends[place as usize].bit(count - 1));
            concat(&odd.collect::<Vec<_>>()).any()
        });
        let bits = m.vector(&format!("bits_above_{low}"), &bits.collect::<Vec<_>>());
        concat(&bits)
    };
    let all: Vec<Signal> = (0..=below_upper(planes)).map(count).collect();
    let upper = (1..=planes).map(|planes| all[below_upper(planes) as usize]);
    m.output("widest", all[0])
        .comment("Significant bits of the widest residual");
    m.output("upper_bits", concat(&upper.collect::<Vec<_>>()))
        .comment("Bits of an exception with 1, 2, ... planes, the first number lowest");
    m.finish()
}

impl<'m> Depths<'m> {
    /// Computes the costs of all numbers of planes as addends. The streams have the same form.
    pub fn rows(
        m: &'m Builder,
        p: &Parameters,
        name: &str,
        streams: &[Stream<'m>],
    ) -> Result<Self, DesignError> {
        let module = rows(p, &streams[0])?;
        let of = streams.iter().enumerate().map(|(stream, own)| {
            let inputs = RowsInputs {
                counts: concat(&own.counts),
                upper_bits: concat(&own.upper_bits),
                widest: own.widest,
                twice: own.twice,
            };
            let of = m.instance(&format!("rows_of_{name}{stream}"), &module, inputs);
            [of.without, of.rows, own.ones]
        });
        let widest: Vec<Signal> = streams.iter().map(|own| own.widest).collect();
        Ok(Depths {
            m,
            name: name.into(),
            widest: m.vector(&format!("{name}_widest"), &widest),
            stage: Stage::Rows(of.collect()),
        })
    }

    /// Adds up the costs.
    pub fn add(&mut self, p: &Parameters) -> Result<(), DesignError> {
        let Stage::Rows(of) = &self.stage else {
            return Ok(());
        };
        let (m, name) = (self.m, &self.name);
        let module = costs(p, of[0][1].width(), of[0][2].width())?;
        let costs = of
            .iter()
            .enumerate()
            .map(|(stream, &[without, rows, ones])| {
                let instance = format!("costs_of_{name}{stream}");
                let costs = m.instance(&instance, &module, CostsInputs { rows, ones });
                concat(&[without, costs.costs])
            });
        let costs = m.vector(&format!("{name}_costs"), &costs.collect::<Vec<_>>());
        let lists = costs.iter().zip(&self.widest).map(|(costs, &widest)| {
            let planes = (0..).map(|planes| match planes {
                0 => Some(widest),
                planes => Some(m.constant(planes, widest.width())),
            });
            costs.parts(p.cost_bits()).into_iter().zip(planes).collect()
        });
        let choice = Choice::of_lists(format!("{name}_cheapest"), Extreme::Least, lists.collect());
        self.stage = Stage::Choice(choice);
        Ok(())
    }

    /// Compares one level of pairs.
    pub fn compare_level(&mut self) {
        if let Stage::Choice(choice) = &mut self.stage {
            choice.compare_level(self.m);
        }
    }

    /// Whether the choice is complete.
    pub fn is_done(&self) -> bool {
        matches!(&self.stage, Stage::Choice(choice) if choice.done().is_some())
    }

    /// The choice for each stream; empty until it is complete.
    pub fn done(&self) -> Vec<Chosen<'m>> {
        let Stage::Choice(choice) = &self.stage else {
            return Vec::new();
        };
        let chosen = choice.all_done().unwrap_or_default().into_iter();
        let chosen = chosen.zip(&self.widest).enumerate();
        let chosen = chosen.filter_map(|(stream, ((cost, depth), &widest))| {
            let depth = depth?;
            let excess = (widest - depth).named(&format!("{}{stream}_excess", self.name));
            Some(Chosen {
                depth,
                excess,
                cost,
            })
        });
        chosen.collect()
    }
}

ports! {
    WidestInputs { ones } -> WidestOutputs { widest, upper_bits }
    RowsInputs { counts, upper_bits, widest, twice: Option<Signal<'m>> } -> RowsOutputs { without, rows }
    CostRowsInputs { planes_bits, count, upper_bits } -> CostRowsOutputs { first, second }
    CostsInputs { rows, ones } -> CostsOutputs { costs }
}

/// Computes the cost of a stream for each number of planes, as two addends.
///
/// Combinational.
fn rows(p: &Parameters, stream: &Stream) -> Result<Rc<Module>, DesignError> {
    let of = match stream.twice {
        Some(_) => "stream",
        None => "rotated",
    };
    let m = Builder::new(format!("{}_{of}_cost_rows", p.name));
    m.doc("Cost of a stream without exceptions, and with exceptions and 1, 2, ... planes. Each cost with\nexceptions is given as two addends.");
    let (all, count_bits) = (stream.counts.len() as u32, stream.counts[0].width());
    let counts = m.input("counts", all * count_bits);
    counts.comment("Exceptions with 1, 2, ... planes, the first count lowest");
    let widths = stream.upper_bits.iter().map(|upper| upper.width());
    let upper = m.input("upper_bits", widths.clone().sum());
    upper.comment("Bits of an exception with 1, 2, ... planes, the first number lowest");
    let widest = m.input("widest", stream.widest.width());
    widest.comment("Significant bits of the widest residual");
    let twice = stream.twice.map(|_| m.input("twice", 1));
    let twice = twice.map(|twice| twice.comment("Stream has twice as many elements"));
    let mut rows = Vec::new();
    let mut low = 0;
    let pairs = counts.parts(count_bits).into_iter().zip(widths);
    for (planes, (count, width)) in (1u32..).zip(pairs) {
        let planes_bits = m.constant((stream.elements * planes).into(), p.cost_bits());
        let inputs = CostRowsInputs {
            planes_bits: of_elements(&m, p, twice, planes_bits),
            count,
            upper_bits: upper.slice(low, width),
        };
        let module = cost_rows(p, count_bits, width)?;
        let both = m.instance(&format!("with_{planes}"), &module, inputs);
        rows.extend([both.first, both.second]);
        low += width;
    }
    let shifted = concat(&[m.zero(stream.elements.trailing_zeros()), widest]);
    m.output("without", of_elements(&m, p, twice, shifted))
        .comment("Cost without exceptions, in bits");
    m.output("rows", concat(&rows))
        .comment("Costs with 1, 2, ... planes, two addends each");
    m.finish()
}

/// Adds up the cost of a stream for each number of planes.
///
/// Combinational.
fn costs(p: &Parameters, rows: u32, ones: u32) -> Result<Rc<Module>, DesignError> {
    let all = rows / (2 * p.cost_bits());
    let m = Builder::new(format!("{}_costs_of_{all}", p.name));
    m.doc("Cost of a stream with exceptions and 1, 2, ... planes; all ones where the widest residual has no bit\nabove the planes.");
    let rows = m.input("rows", rows);
    let rows = rows.comment("Costs with 1, 2, ... planes, two addends each");
    let ones = m.input("ones", ones);
    ones.comment("Bit b: some residual has a 1 at bit b or above");
    let rows = rows.parts(p.cost_bits());
    let costs = (1u32..).zip(rows.chunks(2)).map(|(planes, rows)| {
        // If no residual has bits above the planes, this number of planes is excluded.
        let is_not = (!ones.bit(planes)).replicate(p.cost_bits());
        ((rows[0] + rows[1]) | is_not).named(&format!("cost_with_{planes}"))
    });
    m.output("costs", concat(&costs.collect::<Vec<_>>()))
        .comment("Costs with 1, 2, ... planes, in bits; all ones where no residual has bits above the planes");
    m.finish()
}

/// `bits`, doubled if the stream has `twice` as many elements.
fn of_elements<'m>(
    m: &'m Builder,
    p: &Parameters,
    twice: Option<Signal<'m>>,
    bits: Signal<'m>,
) -> Signal<'m> {
    match twice {
        None => bits.resize(p.cost_bits()),
        Some(twice) => {
            let double = concat(&[m.zero(1), bits]);
            twice.mux(double.resize(p.cost_bits()), bits.resize(p.cost_bits()))
        }
    }
}

/// Computes the cost of planes and exceptions, as two addends.
///
/// Combinational.
fn cost_rows(p: &Parameters, count_bits: u32, upper: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_cost_rows_of_{count_bits}x{upper}", p.name));
    m.doc("The bits of planes and exceptions together, as two addends.");
    let planes = m
        .input("planes_bits", p.cost_bits())
        .comment("Bits of the planes");
    let count = m.input("count", count_bits).comment("Number of exceptions");
    let upper = m
        .input("upper_bits", upper)
        .comment("Bits of each exception");
    let rows = (0..).zip(upper.parts(1)).map(|(place, bit)| {
        let count = match place {
            0 => count,
            place => concat(&[m.zero(place), count]),
        };
        bit.gate(count.resize(p.cost_bits()))
    });
    let rows: Vec<Signal> = rows.chain([planes]).collect();
    let rows = two_rows(&m, "rows", &rows)?;
    m.output("first", rows[0])
        .comment("First addend of the bits of planes and exceptions");
    m.output("second", rows[1]).comment("Second addend");
    m.finish()
}
