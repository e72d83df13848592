//! BPC: words to the bit planes of their deltas, and back to deltas.

use super::{plane_bits, PLANES};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::bit_planes::{bit_planes, numbers, BitPlanesInputs, NumbersInputs};
use crate::rtl::common::lanes::Parameters;

/// The bit planes of the deltas of neighbouring words modulo 2³², the top one first;
/// delta j at bit j.
pub fn planes<'m>(
    m: &'m Builder,
    p: &Parameters,
    words: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let deltas = words.windows(2).map(|pair| pair[1] - pair[0]);
    let deltas = concat(&m.vector("deltas", &deltas.collect::<Vec<_>>()));
    let bits = plane_bits(&p.ports);
    let module = bit_planes(&p.name, bits, PLANES)?;
    let planes = m.instance("to_planes", &module, BitPlanesInputs { numbers: deltas });
    Ok(planes.planes.parts(bits))
}

/// The deltas of all planes, the top one first.
pub fn deltas<'m>(
    m: &'m Builder,
    p: &Parameters,
    planes: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let module = numbers(&p.name, plane_bits(&p.ports), PLANES)?;
    let deltas = m.instance(
        "to_deltas",
        &module,
        NumbersInputs {
            planes: concat(planes),
        },
    );
    Ok(deltas.numbers.parts(PLANES))
}
