//! BPC: words to the bit planes of their deltas, and back to deltas.

use std::rc::Rc;

use super::{plane_bits, PLANES};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::bit_planes::{bit_planes, numbers, BitPlanesInputs, NumbersInputs};
use crate::rtl::common::lanes::Parameters;

/// The bit planes of the deltas of neighbouring words modulo 2³², the top one first;
/// delta j at bit j.
pub fn planes<'m>(
    m: &'m Builder,
    p: &Parameters,
    words: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let (count, numbers) = (words.len() as u32 - 1, concat(words));
    let module = differences(count, words[0].width())?;
    let found = m.instance("deltas", &module, DifferencesInputs { numbers });
    let deltas = found.differences;
    let bits = plane_bits(&p.ports);
    let module = bit_planes(bits, PLANES)?;
    let planes = m.instance("to_planes", &module, BitPlanesInputs { numbers: deltas });
    Ok(planes.planes.parts(bits))
}

/// The deltas of all planes, the top one first.
pub fn deltas<'m>(
    m: &'m Builder,
    p: &Parameters,
    planes: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let module = numbers(plane_bits(&p.ports), PLANES)?;
    let deltas = m.instance(
        "to_deltas",
        &module,
        NumbersInputs {
            planes: concat(planes),
        },
    );
    Ok(deltas.numbers.parts(PLANES))
}

ports! {
    DifferencesInputs { numbers } -> DifferencesOutputs { differences }
}

/// Combinational.
fn differences(count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("../common/library/differences.v");
    let parameters = [("COUNT", count), ("WIDTH", width)];
    let m = Builder::library("differences", text, &parameters);
    m.doc("Subtracts each number from the one behind it. Combinational.");
    let numbers = m.input("numbers", (count + 1) * width);
    numbers.comment("Numbers, the first in the lowest bits");
    let numbers = numbers.parts(width);
    let differences = numbers.windows(2).map(|pair| pair[1] - pair[0]);
    let differences = m.vector("difference", &differences.collect::<Vec<_>>());
    m.output("differences", concat(&differences))
        .comment("Second number less the first, and so on");
    m.finish()
}
