//! DEF: a placed circuit for a router, and the wires that it says it made.

use std::collections::HashMap;
use std::fmt::Write;

use super::circuit::{Circuit, End, Net};
use super::floorplan::Floorplan;
use super::lef::Lef;
use super::placement::Placement;

/// Units of length in a µm.
const UNITS: f64 = 1000.0;
/// Sites beside the core, where ports are, and rows above and below it.
const MARGIN: [f64; 2] = [16.0, 1.0];
/// Sites from the core to its ports, and from port to port where several are on a track.
const STEPS: [usize; 2] = [4, 2];

/// The placed circuit, with tracks for all layers, ports outside the core, and all nets with wires.
pub(super) fn file(
    circuit: &Circuit,
    lef: &Lef,
    floorplan: &Floorplan,
    placement: &Placement,
) -> String {
    let [site, row] = lef.site;
    let (side, ends) = (MARGIN[0] * site, MARGIN[1] * row);
    let [width, height] = floorplan.core;
    let mut text = format!(
        "VERSION 5.6 ;\nNAMESCASESENSITIVE ON ;\nDIVIDERCHAR \"/\" ;\nBUSBITCHARS \"[]\" ;\n\
         DESIGN {} ;\nUNITS DISTANCE MICRONS {UNITS} ;\nDIEAREA ( {} {} ) ( {} {} ) ;\n",
        circuit.module,
        units(-side),
        units(-ends),
        units(width + side),
        units(height + ends),
    );
    for layer in &lef.layers {
        let (axis, from, length) = if layer.horizontal {
            ("Y", -ends, height + 2.0 * ends)
        } else {
            ("X", -side, width + 2.0 * side)
        };
        let _ = writeln!(
            text,
            "TRACKS {axis} {} DO {} STEP {} LAYER {} ;",
            units(from + layer.pitch / 2.0),
            (length / layer.pitch).floor(),
            units(layer.pitch),
            layer.name
        );
    }
    let _ = writeln!(text, "COMPONENTS {} ;", circuit.blocks.len());
    for (number, (block, place)) in circuit.blocks.iter().zip(&placement.blocks).enumerate() {
        let [x, y] = place.corner.map(units);
        let name = Circuit::block_name(number);
        let _ = writeln!(
            text,
            "- {name} {} + PLACED ( {x} {y} ) {:?} ;",
            block.kind, place.turn
        );
    }
    let nets: Vec<_> = routed_nets(circuit).collect();
    let wired = |end: &End| matches!(end, End::Port(_));
    let pins: usize = nets
        .iter()
        .map(|net| net.ends.iter().filter(|end| wired(end)).count())
        .sum();
    let _ = writeln!(text, "END COMPONENTS\nPINS {pins} ;");
    let across = lef.layers.iter().skip(1).find(|layer| layer.horizontal);
    let (layer, pitch) = across.map_or(("", 1.0), |layer| (&layer.name, layer.pitch));
    let mut taken: HashMap<(bool, i64), usize> = HashMap::new();
    for net in &nets {
        for end in &net.ends {
            let End::Port(port) = *end else {
                continue;
            };
            let [x, y] = floorplan.ports[port];
            // On a track of its layer; where there is one already, further out.
            let track = (y / pitch).floor();
            let before = taken.entry((x > 0.0, track as i64)).or_default();
            let out = (STEPS[0] + STEPS[1] * *before) as f64 * site;
            *before += 1;
            let y = track * pitch + pitch / 2.0;
            let x = if x > 0.0 { x + out } else { -out } + site / 2.0;
            let port = &circuit.ports[port];
            let direction = if port.input { "INPUT" } else { "OUTPUT" };
            let _ = writeln!(
                text,
                "- {} + NET {} + DIRECTION {direction} + PLACED ( {} {} ) N + LAYER {layer} ( -150 -150 ) ( 150 150 ) ;",
                port.name, net.name, units(x), units(y)
            );
        }
    }
    let _ = writeln!(text, "END PINS\nNETS {} ;", nets.len());
    for net in &nets {
        // qrouter wants a net's name alone in its line.
        let _ = write!(text, "- {}", net.name);
        for end in &net.ends {
            let _ = match *end {
                End::Port(port) => write!(text, "\n  ( PIN {} )", circuit.ports[port].name),
                End::Block(block, pin, bit) => write!(
                    text,
                    "\n  ( {} {} )",
                    Circuit::block_name(block),
                    circuit.pin_name(block, pin, bit)
                ),
            };
        }
        text += " ;\n";
    }
    text + "END NETS\nEND DESIGN\n"
}

/// The nets that a router has to route.
pub(super) fn routed_nets(circuit: &Circuit) -> impl Iterator<Item = &Net> {
    let nets = circuit.nets.iter();
    nets.filter(|net| net.wired && net.ends.len() > 1)
}

fn units(length: f64) -> i64 {
    (length * UNITS).round() as i64
}

/// The length in µm of the wires of each net that is routed, by name.
pub(super) fn lengths(text: &str) -> Option<HashMap<String, f64>> {
    let mut words = text.split_whitespace();
    let mut units = UNITS;
    let mut lengths = HashMap::new();
    let mut nets = false;
    let (mut net, mut last) = (String::new(), None::<[f64; 2]>);
    while let Some(word) = words.next() {
        match word {
            "MICRONS" => units = words.next()?.parse().ok()?,
            "NETS" => nets = true,
            "END" => nets = false,
            "-" if nets => {
                net = words.next()?.into();
                last = None;
            }
            "ROUTED" | "NEW" if nets => {
                lengths.entry(net.clone()).or_insert(0.0);
                last = None;
            }
            "(" if nets => {
                let point = [words.next()?, words.next()?];
                if point[0] == "PIN" || (point[0] != "*" && point[0].parse::<f64>().is_err()) {
                    continue;
                }
                let at = |axis: usize| match (point[axis], last) {
                    ("*", Some(last)) => Some(last[axis]),
                    (word, _) => word.parse().ok(),
                };
                let here = [at(0)?, at(1)?];
                if let Some([x, y]) = last {
                    let wire: f64 = f64::abs(here[0] - x) + f64::abs(here[1] - y);
                    *lengths.entry(net.clone()).or_insert(0.0) += wire / units;
                }
                last = Some(here);
            }
            _ => {}
        }
    }
    Some(lengths)
}

#[cfg(test)]
mod tests {
    #[test]
    fn wires_are_added_up() {
        let text = "UNITS DISTANCE MICRONS 100 ;
NETS 2 ;
- n1 ( c0 Y ) ( PIN p1 )
+ ROUTED metal2 ( 100 200 ) ( * 500 ) M3_M2
NEW metal3 ( 100 500 ) ( 700 * ) ( 700 450 ) ;
- n2 ( c1 Y ) ( c2 A ) ;
- n3 ( c1 Z ) ( c3 A )
+ ROUTED metal1 ( 100 200 ) M2_M1 ;
END NETS
";
        let lengths = super::lengths(text).unwrap();
        assert_eq!(lengths.len(), 2);
        assert!((lengths["n1"] - 9.5).abs() < 1e-9, "{lengths:?}");
        assert_eq!(lengths["n3"], 0.0);
    }
}
