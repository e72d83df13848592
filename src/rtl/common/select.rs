//! Selects one of many values, by number or by a one-hot select.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// Maximum number of choices that are selected in place, without an instance.
const FEW: usize = 4;

/// Selects one of `choices` by number, in an instance of this name if there are many. A number past the last
/// choice selects an arbitrary choice.
pub(in crate::rtl) fn select<'m>(
    m: &'m Builder,
    instance: &str,
    number: Signal<'m>,
    choices: &[Signal<'m>],
) -> Result<Signal<'m>, DesignError> {
    if let [only] = choices {
        return Ok(*only);
    }
    if choices.len() <= FEW {
        let chosen = number.select(choices);
        return Ok(chosen.named(&format!("{instance}_chosen")));
    }
    let count = choices.len() as u32;
    let bits = address_width(u64::from(count));
    let inputs = MultiplexerInputs {
        number: number.slice(0, bits),
        choices: concat(choices),
    };
    let module = multiplexer(count, choices[0].width())?;
    Ok(m.instance(instance, &module, inputs).chosen)
}

ports! {
    MultiplexerInputs { number, choices } -> MultiplexerOutputs { chosen }
}

/// Combinational.
fn multiplexer(count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/mux.v");
    let m = Builder::library("mux", text, &[("COUNT", count), ("WIDTH", width)]);
    m.doc(&format!(
        "Selects one of {count} values of {width} bits by number: a tree of multiplexers, one level per bit of the number, the lowest bit first. Combinational."
    ));
    let number = m
        .input("number", address_width(u64::from(count)))
        .comment("Number of the choice; past the last one, any is selected");
    let choices = m.input("choices", count * width);
    choices.comment("Choices, the first in the lowest bits");
    let mut level = choices.parts(width);
    for bit in 0..number.width() {
        let pairs = level.chunks_exact(2);
        let rest = pairs.remainder().to_vec();
        let select = number.bit(bit);
        let mut next: Vec<Signal> = pairs.map(|pair| select.mux(pair[1], pair[0])).collect();
        if next.len() + rest.len() > 1 {
            next = m.vector(&format!("by_bit{bit}"), &next);
        }
        next.extend(rest);
        level = next;
    }
    m.output("chosen", level[0]).comment("Selected choice");
    m.finish()
}

/// Selects the one of `choices` whose bit of `select` is 1, or zero, in an instance of this name.
pub(in crate::rtl) fn one_hot<'m>(
    m: &'m Builder,
    instance: &str,
    select: Signal<'m>,
    choices: &[Signal<'m>],
) -> Result<Signal<'m>, DesignError> {
    let module = and_or(choices.len() as u32, choices[0].width())?;
    let inputs = AndOrInputs {
        select,
        choices: concat(choices),
    };
    Ok(m.instance(instance, &module, inputs).chosen)
}

ports! {
    AndOrInputs { select, choices } -> AndOrOutputs { chosen }
}

/// Combinational.
fn and_or(count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/one_hot.v");
    let m = Builder::library("one_hot", text, &[("COUNT", count), ("WIDTH", width)]);
    m.doc(&format!(
        "Selects the one of {count} values of {width} bits whose bit of select is 1; zero if none is.\nAn AND-OR without priority, which would cost a chain. Combinational."
    ));
    let select = m.input("select", count).comment("Select, one-hot or zero");
    let choices = m.input("choices", count * width);
    choices.comment("Choices, the first in the lowest bits");
    let gated = (0..).zip(choices.parts(width));
    m.output(
        "chosen",
        or_all(gated.map(|(number, choice)| select.bit(number).gate(choice))),
    )
    .comment("Choice whose bit of select is 1; zero if none is");
    m.finish()
}

/// Compares a value with each of others, which are side by side, in instances of that name; one bit for each.
pub(in crate::rtl) fn equal_each<'m>(
    m: &'m Builder,
    name: &str,
    value: Signal<'m>,
    others: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let count = others.width() / value.width();
    let inputs = [("value", value), ("other", others)];
    Ok(m.array(name, &equal(value.width())?, count, &inputs)
        .all("same"))
}

/// Combinational.
fn equal(width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/equal.v");
    let m = Builder::library("equal", text, &[("WIDTH", width)]);
    m.doc(&format!(
        "Compares two values of {width} bits. Combinational."
    ));
    let value = m.input("value", width).comment("A value");
    let other = m.input("other", width).comment("Another value");
    m.output("same", value.eq(other))
        .comment("The values are equal");
    m.finish()
}
