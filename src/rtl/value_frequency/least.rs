//! The least of some numbers; of equal ones the first.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::one_hot;

/// The most numbers that are compared each with each: 16 take 120 comparisons.
const AT_ONCE: usize = 16;
/// More numbers are compared in groups of this size, and then the least ones of the groups.
const GROUP: usize = 8;

/// One-hot: the least of some numbers; of equal ones the first. It is the longest path of the table, so it
/// has one comparison, or two where comparing each with each would be too many; a tree of pairs has one for
/// each level.
pub(super) fn least<'m>(m: &'m Builder, numbers: &[Signal<'m>]) -> Result<Signal<'m>, DesignError> {
    let (mut places, mut least_numbers) = (Vec::new(), Vec::new());
    let group = match numbers.len() {
        few if few <= AT_ONCE => few,
        _ => GROUP,
    };
    for (group, numbers) in numbers.chunks(group).enumerate() {
        let (place, number) = compared(m, &format!("least_of_group{group}"), numbers)?;
        places.push(place);
        least_numbers.push(number);
    }
    if let [only] = places[..] {
        return Ok(only);
    }
    let (groups, _) = compared(m, "least_group", &least_numbers)?;
    let in_group = |(group, place): (u32, &Signal<'m>)| groups.bit(group).gate(*place);
    let places: Vec<Signal> = (0..).zip(&places).map(in_group).collect();
    Ok(concat(&places))
}

/// The place of the least one, one-hot, and the number itself.
fn compared<'m>(
    m: &'m Builder,
    instance: &str,
    numbers: &[Signal<'m>],
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let module = module(numbers.len() as u32, numbers[0].width())?;
    let compared = m.instance(
        instance,
        &module,
        LeastInputs {
            numbers: concat(numbers),
        },
    );
    Ok((compared.place, compared.least))
}

ports! {
    LeastInputs { numbers } -> LeastOutputs { place, least }
}
/// Combinational.
fn module(count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("least_{count}x{width}"));
    m.doc(&format!(
        "The least of {count} numbers of {width} bits, the first one of several: each is compared with each."
    ));
    let numbers = m.input("numbers", count * width);
    numbers.comment("Numbers to compare, the first one in the lowest bits");
    let numbers = numbers.parts(width);
    // Of each pair: the later one is less.
    let later_is_less = |first: usize, later: usize| {
        let less = numbers[later].lt(numbers[first]);
        less.named(&format!("number{later}_below{first}"))
    };
    let pairs: Vec<Vec<Signal>> = (0..numbers.len())
        .map(|later| {
            (0..later)
                .map(|first| later_is_less(first, later))
                .collect()
        })
        .collect();
    let places: Vec<Signal> = (0..numbers.len())
        .map(|place| {
            let before = pairs[place].iter().copied();
            let after = (place + 1..numbers.len()).map(|later| !pairs[later][place]);
            let wins = before.chain(after).reduce(|all, one| all & one);
            wins.unwrap_or(m.constant(1, 1))
        })
        .collect();
    let place = m.output("place", concat(&places));
    place.comment("Which number is the least, one-hot; the first of several");
    m.output("least", one_hot(&m, "choose", place, &numbers)?)
        .comment("Least number");
    m.finish()
}
