//! Parallel prefixes: which elements are combined at each level.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// One level of a parallel prefix (Sklansky). After levels 0, 1, … up to the number of values, every value is
/// combined with all values before it. `combine` must be associative; its first operand is the earlier one.
pub fn scan_level<'m>(
    values: &mut [Signal<'m>],
    level: u32,
    mut combine: impl FnMut(Signal<'m>, Signal<'m>) -> Signal<'m>,
) {
    let before = values.to_vec();
    for (place, value) in values.iter_mut().enumerate() {
        if place >> level & 1 == 1 {
            *value = combine(before[(place >> level << level) - 1], *value);
        }
    }
}

ports! {
    PrefixSumInputs { numbers } -> PrefixSumOutputs { sums }
}

/// One level of a parallel prefix sum of numbers of one width, as [`scan_level`], in an instance. `name`: of the
/// sums.
pub(in crate::rtl) fn prefix_sum<'m>(
    m: &'m Builder,
    name: &str,
    numbers: &[Signal<'m>],
    level: u32,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let width = numbers[0].width();
    let module = prefix_sum_module(level, numbers.len() as u32, width)?;
    let inputs = PrefixSumInputs {
        numbers: concat(numbers),
    };
    let level = m.instance(&format!("{name}_level"), &module, inputs);
    Ok(level.sums.named(name).parts(width))
}

/// Combinational.
fn prefix_sum_module(level: u32, count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/prefix_sum.v");
    let parameters = [("LEVEL", level), ("COUNT", count), ("WIDTH", width)];
    let m = Builder::library("prefix_sum", text, &parameters);
    m.doc(&format!(
        "Level {level} of a parallel prefix sum (Sklansky) of {count} numbers of {width} bits. Combinational."
    ));
    let numbers = m.input("numbers", count * width);
    numbers.comment("Numbers, the first in the lowest bits");
    let mut sums = numbers.parts(width);
    scan_level(&mut sums, level, |before, number| before + number);
    let sums = m.vector("level_sums", &sums);
    m.output("sums", concat(&sums))
        .comment("Numbers in runs that are twice as long");
    m.finish()
}

ports! {
    pub PrefixXorInputs { planes, restarts } -> PrefixXorOutputs { joined, joined_restarts }
}

/// One level of a sparse parallel prefix XOR of planes, as [`scan_level`], but of the odd places only. A plane
/// that restarts does not depend on the planes above. Combinational.
pub fn prefix_xor(level: u32, count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/prefix_xor.v");
    let parameters = [("LEVEL", level), ("COUNT", count), ("WIDTH", width)];
    let m = Builder::library("prefix_xor", text, &parameters);
    m.doc(&format!(
        "Level {level} of a sparse parallel prefix XOR of {count} planes of {width} bits. Combinational."
    ));
    let planes = m.input("planes", count * width);
    planes.comment("Planes, the top one in the lowest bits");
    let restarts = m.input("restarts", count);
    restarts.comment("Per plane: it, or one that it has taken in, restarts");
    let both = planes.parts(width).into_iter().zip(restarts.parts(1));
    let mut values: Vec<(Signal, Signal)> = both.collect();
    let before = values.clone();
    for (place, value) in values.iter_mut().enumerate().skip(1).step_by(2) {
        if place >> level & 1 == 1 {
            let (above, above_restarts) = before[(place >> level << level) - 1];
            let (plane, restarts) = *value;
            *value = (plane ^ (!restarts).gate(above), restarts | above_restarts);
        }
    }
    let (planes, restarts): (Vec<Signal>, Vec<Signal>) = values.into_iter().unzip();
    let planes = concat(&m.vector("plane", &planes));
    m.output("joined", planes)
        .comment("Planes in runs that are twice as long");
    m.output("joined_restarts", concat(&restarts))
        .comment("Per plane: it, or one that it has taken in, restarts");
    m.finish()
}

/// The carry out of each of 2^n places of an addition. `makes`: the places that generate a carry; `hands_on`:
/// those that propagate one. It has the minimum number of levels (Sklansky); Yosys's own adders have more.
pub fn carries<'m>(m: &'m Builder, makes: Signal<'m>, hands_on: Signal<'m>) -> Signal<'m> {
    let width = makes.width();
    let mut makes = makes.named("makes_1");
    let mut hands_on = hands_on.named("hands_on_1");
    let mut run = 1;
    while run < width {
        // For each place of every second run: what the whole run before it generates or propagates.
        let before = |of: Signal<'m>, in_first: u64| {
            let pairs = (0..width).step_by(2 * run as usize);
            let pairs = pairs.flat_map(|low| {
                let in_first = m.constant(in_first, 1).replicate(run);
                [in_first, of.bit(low + run - 1).replicate(run)]
            });
            concat(&pairs.collect::<Vec<_>>())
        };
        let name = |what: &str| format!("{what}_{}", 2 * run);
        let made = hands_on & before(makes, 0);
        makes = (makes | made).named(&name("makes"));
        if 2 * run < width {
            let handed = hands_on & before(hands_on, 1);
            hands_on = handed.named(&name("hands_on"));
        }
        run *= 2;
    }
    makes
}
