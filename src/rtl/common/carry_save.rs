//! Adds several numbers with carry-save adders and one carry-propagate adder.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) CarrySaveInputs { a, b, c } -> CarrySaveOutputs { sum, carry }
}

/// Reduces three numbers to two with the same sum, modulo 2^`width`. Each place has a full adder, so a carry
/// moves up by one place only.
pub(in crate::rtl) fn carry_save(width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/carry_save.v");
    let m = Builder::library("carry_save", text, &[("WIDTH", width)]);
    m.doc(&format!(
        "Carry-save adder: reduces three numbers to two with the same sum, modulo 2^{width}. Combinational."
    ));
    let [a, b, c] = ["a", "b", "c"].map(|name| {
        m.input(name, width)
            .comment("One of the three numbers to add")
    });
    let half_sum = (a ^ b).named("half_sum");
    m.output("sum", half_sum ^ c)
        .comment("Sum bit of each place, without carries");
    let carry = match width.checked_sub(1) {
        None | Some(0) => m.zero(width),
        Some(below) => {
            let [a, b, c, half_sum] = [a, b, c, half_sum].map(|bits| bits.slice(0, below));
            concat(&[m.zero(1), (a & b) | (half_sum & c)])
        }
    };
    m.output("carry", carry)
        .comment("Carries, moved up by one place; sum + carry is the result");
    m.finish()
}

/// Reduces `numbers`, all of one width, to two numbers with the same sum, modulo 2^width; a single number stays
/// as it is. Each level replaces three numbers by two.
pub(in crate::rtl) fn two_rows<'m>(
    m: &'m Builder,
    name: &str,
    numbers: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let mut rows = numbers.to_vec();
    let mut level = 0;
    while rows.len() > 2 {
        level += 1;
        let module = carry_save(rows[0].width())?;
        let mut next = Vec::new();
        for (node, three) in rows.chunks(3).enumerate() {
            let &[a, b, c] = three else {
                next.extend(three);
                continue;
            };
            let instance = match numbers.len() {
                3 => format!("{name}_carry_save"),
                _ => format!("{name}_level{level}_{node}"),
            };
            let adder = m.instance(&instance, &module, CarrySaveInputs { a, b, c });
            next.extend([adder.sum, adder.carry]);
        }
        rows = next;
    }
    Ok(rows)
}

/// The sum of one or more numbers of one width, modulo 2^width.
pub(in crate::rtl) fn sum<'m>(
    m: &'m Builder,
    name: &str,
    numbers: &[Signal<'m>],
) -> Result<Signal<'m>, DesignError> {
    let rows = two_rows(m, name, numbers)?;
    Ok(rows.into_iter().reduce(|a, b| a + b).unwrap_or(m.zero(1)))
}
