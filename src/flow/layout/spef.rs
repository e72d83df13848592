//! SPEF (IEEE 1481): the wires of all nets, as OpenSTA reads them.

use std::fmt::Write;

use super::circuit::{Circuit, End};
use super::wires::{Segment, Tree};

/// The file of a circuit with these wires for each net; nets without wires are left out. Half of a segment's
/// capacitance is at either end.
pub(super) fn file(circuit: &Circuit, wires: &[(Tree, Vec<Segment>)]) -> String {
    let mut text = format!(
        "*SPEF \"IEEE 1481-1998\"\n*DESIGN \"{}\"\n*DATE \"\"\n*VENDOR \"\"\n*PROGRAM \"hdlgen\"\n\
         *VERSION \"\"\n*DESIGN_FLOW \"\"\n*DIVIDER /\n*DELIMITER :\n*BUS_DELIMITER []\n\
         *T_UNIT 1 NS\n*C_UNIT 1 PF\n*R_UNIT 1 OHM\n*L_UNIT 1 HENRY\n",
        circuit.module
    );
    for (net, (tree, segments)) in circuit.nets.iter().zip(wires) {
        if !segments.is_empty() {
            let ends: Vec<String> = net.ends.iter().map(|end| pin(circuit, *end)).collect();
            add(
                &mut text, &net.name, &ends, circuit, &net.ends, tree, segments,
            );
        }
    }
    text
}

fn add(
    text: &mut String,
    net: &str,
    names: &[String],
    circuit: &Circuit,
    ends: &[End],
    tree: &Tree,
    segments: &[Segment],
) {
    let total: f64 = segments.iter().map(|s| s.picofarads).sum();
    let _ = writeln!(text, "*D_NET {net} {total:.9}\n*CONN");
    for (at, (name, end)) in names.iter().zip(ends).enumerate() {
        // The driver is the first.
        let _ = match end {
            End::Port(port) if circuit.ports[*port].input => writeln!(text, "*P {name} I"),
            End::Port(_) => writeln!(text, "*P {name} O"),
            End::Block(..) if at == 0 => writeln!(text, "*I {name} O"),
            End::Block(..) => writeln!(text, "*I {name} I"),
        };
    }
    let point = |at: usize| match names.get(at) {
        Some(name) => name.clone(),
        None => format!("{net}:{}", at + 1),
    };
    let mut loads = vec![0.0; tree.points.len()];
    for segment in segments {
        for end in segment.between {
            loads[end] += segment.picofarads / 2.0;
        }
    }
    *text += "*CAP\n";
    for (at, load) in loads.iter().enumerate() {
        let _ = writeln!(text, "{} {} {load:.9}", at + 1, point(at));
    }
    *text += "*RES\n";
    for (at, segment) in segments.iter().enumerate() {
        let [a, b] = segment.between.map(point);
        let _ = writeln!(text, "{} {a} {b} {:.4}", at + 1, segment.ohms);
    }
    *text += "*END\n";
}

/// A pin's name in SPEF.
fn pin(circuit: &Circuit, end: End) -> String {
    match end {
        End::Port(port) => circuit.ports[port].name.clone(),
        End::Block(block, pin, bit) => {
            let name = circuit.pin_name(block, pin, bit);
            format!("{}:{name}", Circuit::block_name(block))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::circuit::tests::{two_inverters, INVERTER};
    use super::super::floorplan::Floorplan;
    use super::super::lef::Wire;
    use super::super::placement::{Place, Placement, Turn};
    use super::*;

    #[test]
    fn two_cells_give_what_a_hand_works_out() {
        let circuit = two_inverters();
        let floorplan = Floorplan {
            core: [20.0, 8.0],
            row_height: 4.0,
            site: 0.5,
            shapes: vec![INVERTER.shape(), INVERTER.shape()],
            memories: std::collections::BTreeMap::new(),
            ports: vec![[0.0, 4.0], [20.0, 4.0]],
            area: 12.0,
        };
        let place = |x: f64, y: f64, turn: Turn| Place {
            corner: [x, y],
            turn,
        };
        let placement = Placement {
            blocks: vec![place(0.0, 0.0, Turn::N), place(10.0, 4.0, Turn::FS)],
        };
        // From c0's Y at (1, 2) to c1's A, upside down at (10.25, 4 + 4 - 1.5).
        let net = &circuit.nets[1];
        let points: Vec<_> = net
            .ends
            .iter()
            .map(|end| placement.point(&circuit, &floorplan, *end))
            .map(Result::unwrap)
            .collect();
        assert_eq!(points, [[1.0, 2.0], [10.25, 6.5]]);

        let wire = |ohms: f64, picofarads: f64| Wire { ohms, picofarads };
        let tree = Tree::over(&points);
        // 9.25 µm across and 4.5 up: 9.25 × 1 + 4.5 × 2 Ω, 9.25 × 0.001 + 4.5 × 0.002 pF.
        let segments = tree.segments([wire(1.0, 0.001), wire(2.0, 0.002)]);
        let none = || (Tree::default(), Vec::new());
        let text = file(&circuit, &[none(), (tree, segments), none()]);
        let (_, nets) = text.split_once("*L_UNIT 1 HENRY\n").unwrap();
        let expected = "*D_NET n1 0.018250000
*CONN
*I c0:Y O
*I c1:A I
*CAP
1 c0:Y 0.009125000
2 c1:A 0.009125000
*RES
1 c0:Y c1:A 18.2500
*END
";
        assert_eq!(nets, expected);
    }
}
