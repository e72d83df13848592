//! BPC: how many ones a plane has, and where, by balanced trees over its bits.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module};

ports! {
    pub(in crate::rtl) CountOnesInputs { plane } -> CountOnesOutputs { one, two, three }
}

/// How many of a plane's bits are 1, as far as the patterns ask.
///
/// Combinational: a tree, each level one half of the last one's counts added to the
/// other half.
pub fn count_ones(name: &str, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_count_ones"));
    m.doc("Whether at least one, two, three bits are 1: a tree of counts, which each level halves.\nThe first half of a level's counts, a, goes with the second half, b.");
    let plane = m.input("plane", bits).comment("Bits to count");
    // A bit for each count: at least one, two, three.
    let mut counts = [plane, m.zero(bits), m.zero(bits)];
    let names = ["one", "two", "three"];
    let mut level = 0;
    while counts[0].width() > 1 {
        let width = counts[0].width();
        let half = width.next_power_of_two() / 2;
        let a = counts.map(|count| count.slice(0, half));
        let b = counts.map(|count| count.slice(half, width - half).resize(half));
        level += 1;
        let sums = [
            a[0] | b[0],
            a[1] | b[1] | (a[0] & b[0]),
            a[2] | b[2] | (a[0] & b[1]) | (a[1] & b[0]),
        ];
        counts = sums;
        // Two bits are no three ones.
        let named = if level == 1 { 2 } else { 3 };
        for (sum, name) in counts.iter_mut().zip(names).take(named) {
            if half > 1 {
                *sum = sum.named(&format!("level{level}_{name}"));
            }
        }
    }
    for (name, count) in names.into_iter().zip(counts) {
        m.output(name, count)
            .comment(&format!("At least {name} of the bits are 1"));
    }
    m.finish()
}

ports! {
    pub(in crate::rtl) FirstAndLastInputs { flags }
    -> FirstAndLastOutputs { any, first, last }
}

/// The positions of the first and the last 1 among some flags.
///
/// Combinational: a tree of these modules, each made of two of half the size.
pub fn first_and_last(bits: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("../common/library/first_and_last.v");
    let m = Builder::library("first_and_last", text, &[("COUNT", bits)]);
    m.doc("Positions of the first and of the last flag that is 1; zero if there is none.");
    let flags = m
        .input("flags", bits)
        .comment("Flags among which the first and last 1 are sought");
    if bits == 2 {
        m.output("any", flags.any()).comment("Some flag is 1");
        m.output("first", !flags.bit(0) & flags.bit(1))
            .comment("Position of the lowest flag that is 1; 0 if there is none");
        m.output("last", flags.bit(1))
            .comment("Position of the highest flag that is 1; 0 if there is none");
        return m.finish();
    }
    let half = bits / 2;
    let module = first_and_last(half)?;
    let [low, high] = [("lower", 0), ("upper", half)].map(|(name, from)| {
        let found = m.instance(
            name,
            &module,
            FirstAndLastInputs {
                flags: flags.slice(from, half),
            },
        );
        // A net of its own. Otherwise it would be a bit of `last`, which depends on it.
        let any = found.any.named(&format!("{name}_has_one"));
        [any, found.first, found.last]
    });
    let ([low_any, low_first, low_last], [high_any, high_first, high_last]) = (low, high);
    m.output("any", low_any | high_any)
        .comment("Some flag is 1");
    let first = low_first | (!low_any).gate(high_first);
    m.output("first", concat(&[first, !low_any & high_any]))
        .comment("Position of the lowest flag that is 1; 0 if there is none");
    let last = high_last | (!high_any).gate(low_last);
    m.output("last", concat(&[last, high_any]))
        .comment("Position of the highest flag that is 1; 0 if there is none");
    m.finish()
}
