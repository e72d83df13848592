//! Reverses bits: a backward way of E2MC and e2mc-delta sees the block like this, and its bits return like
//! this. Wires only; a separate module, because a line per bit would clutter its parent.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Maximum number of bits that one module reverses itself.
const PART_BITS: u32 = 32;

/// Reverses the bits, in an instance named `name`.
pub(in crate::rtl) fn reversed<'m>(
    m: &'m Builder,
    name: &str,
    bits: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let module = module(bits.width())?;
    Ok(m.instance(name, &module, ReversedInputs { bits }).reversed)
}

ports! {
    ReversedInputs { bits } -> ReversedOutputs { reversed }
}

fn module(width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("reversed_{width}"));
    m.doc(&format!("Reverses {width} bits. Wires only."));
    let bits = m.input("bits", width).comment("Bits to reverse");
    let reversed = if width > PART_BITS {
        let part = module(PART_BITS)?;
        let mut parts: Vec<Signal> = (0..)
            .zip(bits.parts(PART_BITS))
            .map(|(number, bits): (u32, Signal)| {
                let part = m.instance(&format!("part{number}"), &part, ReversedInputs { bits });
                part.reversed
            })
            .collect();
        parts.reverse();
        concat(&parts)
    } else {
        bits.reverse()
    };
    m.output("reversed", reversed)
        .comment("Reversed bits: the highest bit is lowest");
    m.finish()
}
