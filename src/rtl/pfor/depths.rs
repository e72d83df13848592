//! The cheapest number of planes of a stream.

use std::rc::Rc;

use super::widths::number;
use super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::trees::{Choice, Extreme};

/// Bits of a stream's cost.
pub const COST_BITS: u32 = 11;

/// Streams whose numbers of planes are compared, a step at a time.
pub struct Depths<'m> {
    m: &'m Builder,
    name: String,
    widest: Vec<Signal<'m>>,
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
    /// What each number of planes costs streams of one form.
    pub fn costs(
        m: &'m Builder,
        p: &Parameters,
        name: &str,
        streams: &[Stream<'m>],
    ) -> Result<Self, DesignError> {
        let module = costs(p, &streams[0])?;
        let of = streams.iter().enumerate().map(|(stream, own)| {
            let inputs = CostsInputs {
                counts: concat(&own.counts),
                ones: own.widest,
                twice: own.twice,
            };
            let of = m.instance(&format!("costs_of_{name}{stream}"), &module, inputs);
            (of.widest, of.costs)
        });
        let (widest, costs): (Vec<Signal>, Vec<Signal>) = of.unzip();
        let widest = m.vector(&format!("{name}_widest"), &widest);
        let costs = m.vector(&format!("{name}_costs"), &costs);
        let lists = costs.iter().zip(&widest).map(|(costs, &widest)| {
            let planes = (0..).map(|planes| match planes {
                0 => Some(widest),
                planes => Some(m.constant(planes, widest.width())),
            });
            costs.parts(COST_BITS).into_iter().zip(planes).collect()
        });
        let choice = Choice::of_lists(format!("{name}_cheapest"), Extreme::Least, lists.collect());
        Ok(Depths {
            m,
            name: name.into(),
            widest,
            choice,
        })
    }

    /// Compares pairs.
    pub fn compare_level(&mut self) {
        self.choice.compare_level(self.m);
    }

    /// Whether it is known what is chosen.
    pub fn is_done(&self) -> bool {
        self.choice.done().is_some()
    }

    /// What is chosen for each stream; nothing while it is not known.
    pub fn done(&self) -> Vec<Chosen<'m>> {
        let chosen = self.choice.all_done().unwrap_or_default().into_iter();
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
    CostsInputs { counts, ones, twice: Option<Signal<'m>> } -> CostsOutputs { widest, costs }
    CostInputs { planes_bits, count, upper_bits } -> CostOutputs { cost }
}

/// What each number of planes costs a stream.
///
/// Combinational.
fn costs(p: &Parameters, stream: &Stream) -> Result<Rc<Module>, DesignError> {
    let of = match stream.twice {
        Some(_) => "stream",
        None => "rotated",
    };
    let m = Builder::new(format!("{}_{of}_costs", p.name));
    m.doc("What a stream costs without exceptions, and with 1, 2, ... planes and exceptions: all ones\nwhere the widest residual has no bit above the planes.");
    let (all, count_bits) = (stream.counts.len() as u32, stream.counts[0].width());
    let counts = m.input("counts", all * count_bits);
    counts.comment("Numbers of exceptions with 1, 2, ... planes, the first one lowest");
    let ones = m.input("ones", stream.widest.width());
    ones.comment("Bit b: some residual has a one at bit b or above");
    let twice = stream.twice.map(|_| m.input("twice", 1));
    let twice = twice.map(|twice| twice.comment("Stream has twice as many elements"));
    let widest = number(ones).named("widest_bits");
    let shifted = concat(&[m.zero(stream.elements.trailing_zeros()), widest]);
    let mut costs = vec![of_elements(&m, twice, shifted).named("cost_without")];
    let module = cost(p, count_bits, widest.width())?;
    for (planes, count) in (1u32..).zip(counts.parts(count_bits)) {
        let low = planes - planes.min(2);
        let upper_bits = widest - m.constant(low.into(), widest.width());
        let planes_bits = m.constant((stream.elements * planes).into(), COST_BITS);
        let inputs = CostInputs {
            planes_bits: of_elements(&m, twice, planes_bits),
            count,
            upper_bits,
        };
        let cost = m.instance(&format!("with_{planes}"), &module, inputs).cost;
        // Not where there are no bits above the planes.
        let cost = cost | (!ones.bit(planes)).replicate(COST_BITS);
        costs.push(cost.named(&format!("cost_with_{planes}")));
    }
    m.output("widest", widest)
        .comment("Significant bits of the widest residual");
    m.output("costs", concat(&costs))
        .comment("Bits without exceptions, then with 1, 2, ... planes; all ones if no gain");
    m.finish()
}

/// The bits of some elements, or of twice as many.
fn of_elements<'m>(m: &'m Builder, twice: Option<Signal<'m>>, bits: Signal<'m>) -> Signal<'m> {
    match twice {
        None => bits.resize(COST_BITS),
        Some(twice) => {
            let double = concat(&[m.zero(1), bits]);
            twice.mux(double.resize(COST_BITS), bits.resize(COST_BITS))
        }
    }
}

/// What planes and exceptions above them cost.
///
/// Combinational.
fn cost(p: &Parameters, count_bits: u32, upper: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_cost_of_{count_bits}x{upper}", p.name));
    m.doc("The bits of planes, and of exceptions above them.");
    let planes = m
        .input("planes_bits", COST_BITS)
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
        bit.gate(count.resize(COST_BITS))
    });
    let rows: Vec<Signal> = rows.chain([planes]).collect();
    m.output("cost", sum(&m, "rows", &rows)?)
        .comment("Bits of planes and exceptions together");
    m.finish()
}
