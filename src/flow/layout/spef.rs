//! SPEF (IEEE 1481): the wires of all nets, as OpenSTA reads them.

use std::fmt::Write;

use super::circuit::{Circuit, End};
use super::wires::{Segment, Tree};

/// The file of a circuit whose nets have these wires; nets without any are left out. Half of a
/// segment's capacitance is at either end.
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
