//! The cheapest number of planes of a stream.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::two_rows;
use crate::rtl::common::trees::{Choice, Extreme};

/// Streams whose numbers of planes are compared, a step at a time.
pub struct Depths<'m> {
    m: &'m Builder,
    name: String,
    widest: Vec<Signal<'m>>,
    stage: Stage<'m>,
}

/// How far the costs are.
enum Stage<'m> {
    /// The cost without exceptions, those with them as two numbers to add, and which of these count.
    Rows(Vec<[Signal<'m>; 3]>),
    Choice(Choice<'m>),
}

/// A stream, by what its residuals are.
pub struct Stream<'m> {
    /// Residuals that are exceptions with 1, 2, … planes.
    pub counts: Vec<Signal<'m>>,
    /// The bits below the highest one of all residuals, and that.
    pub ones: Signal<'m>,
    /// Bits of the widest residual, and of exceptions with 1, 2, … planes.
    pub widest: Signal<'m>,
    pub upper_bits: Vec<Signal<'m>>,
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

impl<'m> Stream<'m> {
    /// Of these counts of exceptions, and with the bits up to the highest one of all residuals.
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

/// Bits of a residual below those of an exception.
fn below_upper(planes: u32) -> u32 {
    planes - planes.min(2)
}

/// Bits of a count of so many.
fn bits_of_count(of: u32) -> u32 {
    u32::BITS - of.leading_zeros()
}

/// The bits of the widest residual, and of exceptions with each number of planes.
///
/// Combinational.
fn widest(p: &Parameters, planes: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_widest_of_{width}", p.name));
    m.doc("The bits of the widest residual, and of an exception with 1, 2, ... planes.");
    let ones = m.input("ones", width);
    ones.comment("Bit b: some residual has a one at bit b or above");
    // The bits above count if they are odd in the unit of a bit of the count.
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
        .comment("Bits of an exception with 1, 2, ... planes, the first one lowest");
    m.finish()
}

impl<'m> Depths<'m> {
    /// What each number of planes costs streams of one form, not yet added up.
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

    /// Adds the costs up.
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

    /// Compares pairs.
    pub fn compare_level(&mut self) {
        if let Stage::Choice(choice) = &mut self.stage {
            choice.compare_level(self.m);
        }
    }

    /// Whether it is known what is chosen.
    pub fn is_done(&self) -> bool {
        matches!(&self.stage, Stage::Choice(choice) if choice.done().is_some())
    }

    /// What is chosen for each stream; nothing while it is not known.
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

/// What each number of planes costs a stream, as two numbers to add.
///
/// Combinational.
fn rows(p: &Parameters, stream: &Stream) -> Result<Rc<Module>, DesignError> {
    let of = match stream.twice {
        Some(_) => "stream",
        None => "rotated",
    };
    let m = Builder::new(format!("{}_{of}_cost_rows", p.name));
    m.doc("What a stream costs without exceptions, and with 1, 2, ... planes and exceptions: two numbers\neach, which are to be added.");
    let (all, count_bits) = (stream.counts.len() as u32, stream.counts[0].width());
    let counts = m.input("counts", all * count_bits);
    counts.comment("Numbers of exceptions with 1, 2, ... planes, the first one lowest");
    let widths = stream.upper_bits.iter().map(|upper| upper.width());
    let upper = m.input("upper_bits", widths.clone().sum());
    upper.comment("Bits of an exception with 1, 2, ... planes, the first one lowest");
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
        .comment("Bits without exceptions");
    m.output("rows", concat(&rows))
        .comment("With 1, 2, ... planes two numbers each, the sum of which are the bits");
    m.finish()
}

/// What each number of planes costs a stream.
///
/// Combinational.
fn costs(p: &Parameters, rows: u32, ones: u32) -> Result<Rc<Module>, DesignError> {
    let all = rows / (2 * p.cost_bits());
    let m = Builder::new(format!("{}_costs_of_{all}", p.name));
    m.doc("What a stream costs with 1, 2, ... planes and exceptions: all ones where the widest residual has\nno bit above the planes.");
    let rows = m.input("rows", rows);
    let rows = rows.comment("With 1, 2, ... planes two numbers each, to be added");
    let ones = m.input("ones", ones);
    ones.comment("Bit b: some residual has a one at bit b or above");
    let rows = rows.parts(p.cost_bits());
    let costs = (1u32..).zip(rows.chunks(2)).map(|(planes, rows)| {
        // Not where there are no bits above the planes.
        let is_not = (!ones.bit(planes)).replicate(p.cost_bits());
        ((rows[0] + rows[1]) | is_not).named(&format!("cost_with_{planes}"))
    });
    m.output("costs", concat(&costs.collect::<Vec<_>>()))
        .comment("Bits with 1, 2, ... planes; all ones if no gain");
    m.finish()
}

/// The bits of some elements, or of twice as many.
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

/// What planes and exceptions above them cost, as two numbers to add.
///
/// Combinational.
fn cost_rows(p: &Parameters, count_bits: u32, upper: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_cost_rows_of_{count_bits}x{upper}", p.name));
    m.doc("The bits of planes, and of exceptions above them: two numbers to add.");
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
        .comment("One of two numbers whose sum are the bits of both");
    m.output("second", rows[1]).comment("The other one");
    m.finish()
}
