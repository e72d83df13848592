//! Of a decompressor: an encoding's fields, spread out to their elements' places.

use std::rc::Rc;

use super::shape::Shape;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    ExtensionInputs { stored } -> ExtensionOutputs { extended }
}

/// Differences as wide as their elements, each sign-extended.
///
/// Combinational.
fn extension(name: &str, shape: &Shape, differences: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_extend{}", shape.name()));
    m.doc(&format!(
        "Differences of {} bits to {} bits, each sign-extended.",
        shape.delta, shape.element
    ));
    let stored = m
        .input("stored", differences * shape.delta)
        .comment("Stored differences, first one in the lowest bits");
    let each = stored.parts(shape.delta).into_iter().map(|value| {
        let sign = value.bit(shape.delta - 1);
        concat(&[value, sign.replicate(shape.element - shape.delta)])
    });
    let each = m.vector("difference", &each.collect::<Vec<_>>());
    let none = shape.count - differences;
    let first = (none > 0).then(|| m.zero(none * shape.element));
    let extended: Vec<Signal> = first.into_iter().chain(each).collect();
    m.output("extended", concat(&extended))
        .comment("Differences, sign-extended to elements; zero where none is stored");
    m.finish()
}

/// The last `differences` of a block, which `stored` holds, as wide as the block.
pub fn extended<'m>(
    m: &'m Builder,
    name: &str,
    shape: &Shape,
    stored: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let module = extension(name, shape, stored.width() / shape.delta)?;
    let inputs = ExtensionInputs { stored };
    let instance = m.instance(&format!("extend{}", shape.name()), &module, inputs);
    Ok(instance.extended)
}

ports! {
    SpreadingInputs { mask } -> SpreadingOutputs { halves }
}

/// A mask bit for each element as one for each two bytes: `mask` to `halves`.
fn spreading(name: &str, shape: &Shape) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_spread{}", shape.element));
    m.doc("A mask bit for each element as one for each two bytes of it.");
    let mask = m
        .input("mask", shape.count)
        .comment("Which elements use the base, a bit for each element")
        .parts(1);
    let each: Vec<Signal> = mask
        .iter()
        .map(|bit| bit.replicate(shape.element / 16))
        .collect();
    m.output("halves", concat(&each))
        .comment("Which elements use the base, a bit for each two bytes of the block");
    m.finish()
}

/// A shape's mask with a bit for each two bytes of the block.
pub fn spread<'m>(
    m: &'m Builder,
    name: &str,
    shape: &Shape,
    mask: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    if shape.element == 16 {
        return Ok(mask);
    }
    let module = spreading(name, shape)?;
    let instance = m.instance(
        &format!("spread{}", shape.name()),
        &module,
        SpreadingInputs { mask },
    );
    Ok(instance.halves)
}
