//! Placement by Coloquinte, which reads a circuit in the Bookshelf format of the ISPD contests.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use super::super::tools::{self, Placer};
use super::super::{FlowError, Result};
use super::circuit::{Circuit, End, Net};
use super::floorplan::Floorplan;
use super::weights::Weights;

/// Coloquinte's unit of length: nm.
const UNITS: f64 = 1000.0;

/// A block's place: its lower left corner in µm, and its orientation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    pub corner: [f64; 2],
    pub turn: Turn,
}

/// Orientations, in the words of LEF and DEF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    N,
    S,
    W,
    E,
    FN,
    FS,
    FW,
    FE,
}

impl Turn {
    fn of(name: &str) -> Option<Turn> {
        use Turn::{E, FE, FN, FS, FW, N, S, W};
        let all = [
            ("N", N),
            ("S", S),
            ("W", W),
            ("E", E),
            ("FN", FN),
            ("FS", FS),
            ("FW", FW),
            ("FE", FE),
        ];
        all.iter()
            .find(|(of, _)| *of == name)
            .map(|(_, turn)| *turn)
    }

    /// The outline of a block that is turned.
    pub fn size(self, [width, height]: [f64; 2]) -> [f64; 2] {
        match self {
            Turn::N | Turn::S | Turn::FN | Turn::FS => [width, height],
            Turn::W | Turn::E | Turn::FW | Turn::FE => [height, width],
        }
    }

    /// The position of a point of a block of this size in this orientation.
    fn point(self, [width, height]: [f64; 2], [x, y]: [f64; 2]) -> [f64; 2] {
        match self {
            Turn::N => [x, y],
            Turn::S => [width - x, height - y],
            Turn::W => [height - y, x],
            Turn::E => [y, width - x],
            Turn::FN => [width - x, y],
            Turn::FS => [x, height - y],
            Turn::FW => [y, x],
            Turn::FE => [height - y, width - x],
        }
    }
}

/// Where everything is.
pub(super) struct Placement {
    pub blocks: Vec<Place>,
}

impl Placement {
    /// Places a circuit, with an effort from 1 to 9 and a seed, in a folder of its own.
    pub fn make(
        placer: &Placer,
        folder: &Path,
        circuit: &Circuit,
        floorplan: &Floorplan,
        weights: &Weights,
        (effort, seed): (u8, u32),
    ) -> Result<Placement> {
        let write = |name: &str, text: String| tools::write(&folder.join(name), text);
        write(
            "place.aux",
            "RowBasedPlacement : place.nodes place.nets place.pl place.scl\n".into(),
        )?;
        write("place.nodes", nodes(circuit, floorplan))?;
        write("place.nets", nets(circuit, floorplan, weights)?)?;
        write("place.pl", start(circuit, floorplan))?;
        write("place.scl", rows(floorplan))?;
        let mut command = placer.command(folder);
        command.args(["place.aux", "--save-solution", "placed.pl"]);
        command.args(["--effort", &effort.to_string(), "--seed", &seed.to_string()]);
        tools::run("coloquinte", &mut command)?;
        let path = folder.join("placed.pl");
        let text = std::fs::read_to_string(&path).map_err(|e| FlowError::io(path, e))?;
        Placement::read(&text, circuit, floorplan)
    }

    /// Reads a solution, moves each cell left to a site, and checks that no cells overlap or lie outside.
    fn read(text: &str, circuit: &Circuit, floorplan: &Floorplan) -> Result<Placement> {
        let mut found: HashMap<&str, Place> = HashMap::new();
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [name, x, y, ":", turn, ..] = words[..] else {
                continue;
            };
            let place = || {
                let corner = [
                    x.parse::<f64>().ok()? / UNITS,
                    y.parse::<f64>().ok()? / UNITS,
                ];
                let turn = Turn::of(turn)?;
                Some(Place { corner, turn })
            };
            let place = place()
                .ok_or_else(|| FlowError::output("coloquinte", format!("a place: {line}")))?;
            found.insert(name, place);
        }
        let mut blocks = Vec::new();
        for number in 0..circuit.blocks.len() {
            let name = Circuit::block_name(number);
            let place = found.get(name.as_str());
            let mut place = *place
                .ok_or_else(|| FlowError::output("coloquinte", format!("no place of {name}")))?;
            // Widths are whole sites, so this makes no new overlaps.
            let sites = (place.corner[0] / floorplan.site + 1e-6).floor();
            place.corner[0] = sites * floorplan.site;
            blocks.push(place);
        }
        let placement = Placement { blocks };
        match placement.fault(floorplan) {
            Some(fault) => Err(FlowError::output("coloquinte", fault)),
            None => Ok(placement),
        }
    }

    /// Where an end of a net is, in the core.
    pub fn point(&self, circuit: &Circuit, floorplan: &Floorplan, end: End) -> Result<[f64; 2]> {
        let offset = floorplan.offset(circuit, end)?;
        let End::Block(block, ..) = end else {
            return Ok(offset);
        };
        let Place { corner, turn } = self.blocks[block];
        let [x, y] = turn.point(floorplan.shapes[block].size, offset);
        Ok([corner[0] + x, corner[1] + y])
    }

    /// Its first mistake: a block that is not in the core or not in a row, or two that overlap.
    fn fault(&self, floorplan: &Floorplan) -> Option<String> {
        const NEAR: f64 = 1e-3;
        let row = floorplan.row_height;
        let mut spans: Vec<Vec<(f64, f64, usize)>> = vec![Vec::new(); floorplan.rows()];
        for (number, place) in self.blocks.iter().enumerate() {
            let size = place.turn.size(floorplan.shapes[number].size);
            let [x, y] = place.corner;
            let [right, top] = [x + size[0], y + size[1]];
            let name = Circuit::block_name(number);
            if x < -NEAR
                || y < -NEAR
                || right > floorplan.core[0] + NEAR
                || top > floorplan.core[1] + NEAR
            {
                return Some(format!("block {name} is not in the core, at {x}, {y}"));
            }
            let first = (y / row).round();
            if !floorplan.is_memory(number) && (first * row - y).abs() > NEAR {
                return Some(format!("block {name} is not in a row, at {x}, {y}"));
            }
            let from = (y / row + NEAR).floor() as usize;
            let to = (top / row - NEAR).ceil() as usize;
            for spans in &mut spans[from..to] {
                spans.push((x, right, number));
            }
        }
        for spans in &mut spans {
            spans.sort_by(|a, b| a.0.total_cmp(&b.0));
            let over = spans.windows(2).find(|pair| pair[0].1 > pair[1].0 + NEAR);
            if let Some(pair) = over {
                let [a, b] = [pair[0].2, pair[1].2].map(Circuit::block_name);
                return Some(format!("blocks {a} and {b} overlap"));
            }
        }
        None
    }
}

fn units(length: f64) -> i64 {
    (length * UNITS).round() as i64
}

fn nodes(circuit: &Circuit, floorplan: &Floorplan) -> String {
    let (blocks, ports) = (circuit.blocks.len(), circuit.ports.len());
    let mut text = format!(
        "UCLA nodes 1.0\nNumNodes : {}\nNumTerminals : {}\n",
        blocks + ports,
        floorplan.memories.len() + ports
    );
    for (number, shape) in floorplan.shapes.iter().enumerate() {
        let [width, height] = shape.size.map(units);
        let fixed = if floorplan.is_memory(number) {
            " terminal"
        } else {
            ""
        };
        let name = Circuit::block_name(number);
        let _ = writeln!(text, "{name} {width} {height}{fixed}");
    }
    for port in 0..ports {
        let _ = writeln!(text, "p{port} terminal");
    }
    text
}

/// Nets with wires, each as often as its weight says: the placer has no other way to weigh one.
fn nets(circuit: &Circuit, floorplan: &Floorplan, weights: &Weights) -> Result<String> {
    let wired = |net: &Net| net.wired && net.ends.len() > 1;
    let all = circuit.nets.iter().enumerate();
    let nets: Vec<(&Net, u32)> = all
        .filter(|(_, net)| wired(net))
        .map(|(number, net)| (net, weights.of(number)))
        .collect();
    let sum = |of: fn(&Net) -> usize| -> usize {
        let weighed = nets.iter().map(|(net, weight)| of(net) * *weight as usize);
        weighed.sum()
    };
    let (count, pins) = (sum(|_| 1), sum(|net| net.ends.len()));
    let mut text = format!("UCLA nets 1.0\nNumNets : {count}\nNumPins : {pins}\n");
    for (net, weight) in nets {
        let pins = pins_of(net, circuit, floorplan)?;
        for copy in 0..weight {
            let degree = net.ends.len();
            let _ = write!(text, "NetDegree : {degree} {}_{copy}\n{pins}", net.name);
        }
    }
    Ok(text)
}

/// The pins of a net, a line each, with their distances from the centres of their blocks.
fn pins_of(net: &Net, circuit: &Circuit, floorplan: &Floorplan) -> Result<String> {
    let mut text = String::new();
    for &end in &net.ends {
        let _ = match end {
            End::Port(port) => writeln!(text, "p{port} B : 0 0"),
            End::Block(block, ..) => {
                let [x, y] = floorplan.offset(circuit, end)?;
                let [width, height] = floorplan.shapes[block].size;
                let [x, y] = [x - width / 2.0, y - height / 2.0].map(units);
                writeln!(text, "{} B : {x} {y}", Circuit::block_name(block))
            }
        };
    }
    Ok(text)
}

/// Cells in the middle, memories and ports where they stay.
fn start(circuit: &Circuit, floorplan: &Floorplan) -> String {
    let mut text = "UCLA pl 1.0\n".to_string();
    let [x, y] = floorplan.core.map(|length| units(length / 2.0));
    for number in 0..circuit.blocks.len() {
        let name = Circuit::block_name(number);
        let _ = match floorplan.memories.get(&number) {
            Some(place) => {
                let [x, y] = place.map(units);
                writeln!(text, "{name} {x} {y} : N /FIXED")
            }
            None => writeln!(text, "{name} {x} {y} : N"),
        };
    }
    for (number, place) in floorplan.ports.iter().enumerate() {
        let [x, y] = place.map(units);
        let _ = writeln!(text, "p{number} {x} {y} : N /FIXED");
    }
    text
}

/// Rows, every second one upside down, so that neighbours share a rail.
fn rows(floorplan: &Floorplan) -> String {
    let mut text = format!("UCLA scl 1.0\nNumRows : {}\n", floorplan.rows());
    let sites = (floorplan.core[0] / floorplan.site).round();
    for row in 0..floorplan.rows() {
        let turn = if row % 2 == 0 { "N" } else { "FS" };
        let _ = writeln!(
            text,
            "CoreRow Horizontal\n  Coordinate : {}\n  Height : {}\n  Sitewidth : {}\n  Sitespacing : {}\n  \
             Siteorient : {turn}\n  Sitesymmetry : Y\n  SubrowOrigin : 0 NumSites : {sites}\nEnd",
            units(row as f64 * floorplan.row_height),
            units(floorplan.row_height),
            units(floorplan.site),
            units(floorplan.site),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::circuit::tests::{two_inverters, INVERTER};
    use super::*;

    fn plan() -> Floorplan {
        Floorplan {
            core: [10.0, 8.0],
            row_height: 4.0,
            site: 0.5,
            shapes: vec![INVERTER.shape(), INVERTER.shape()],
            memories: std::collections::BTreeMap::new(),
            ports: vec![[0.0, 4.0], [10.0, 4.0]],
            area: 12.0,
        }
    }

    fn read(first: &str, second: &str) -> std::result::Result<Placement, String> {
        let text = format!("UCLA pl 1.0\n# Created by Coloquinte\n\nc0\t{first}\nc1\t{second}\np0\t0\t4000\t: N /FIXED\n");
        Placement::read(&text, &two_inverters(), &plan()).map_err(|e| e.to_string())
    }

    #[test]
    fn cells_stand_on_sites_in_rows() {
        let placement = read("1\t0\t: N", "1640\t0\t: FN").unwrap();
        assert_eq!(placement.blocks[0].corner, [0.0, 0.0]);
        assert_eq!(placement.blocks[1].corner, [1.5, 0.0]);
        assert_eq!(placement.blocks[1].turn, Turn::FN);
    }

    #[test]
    fn a_net_is_there_as_often_as_its_weight_says() {
        let circuit = two_inverters();
        let mut weights = Weights::equal(3);
        weights.add(&[9.0, -1.0, 9.0], -1.0);
        let text = nets(&circuit, &plan(), &weights).unwrap();
        assert!(text.contains("NumNets : 6\nNumPins : 12\n"), "{text}");
        let degrees = text
            .lines()
            .filter(|line| line.starts_with("NetDegree : 2 n1_"));
        assert_eq!(degrees.count(), 4);
        assert!(
            text.contains("NetDegree : 2 n1_3\nc0 B : 250 0\nc1 B : -500 -500\n"),
            "{text}"
        );
    }

    #[test]
    fn what_cannot_be_built_is_refused() {
        let refused = |first: &str, second: &str| read(first, second).err().unwrap();
        let there = "0\t0\t: N";
        assert!(refused(there, "1000\t0\t: N").contains("c0 and c1 overlap"));
        assert!(refused(there, "9000\t0\t: N").contains("c1 is not in the core"));
        assert!(refused(there, "5000\t4500\t: N").contains("c1 is not in"));
        assert!(refused(there, "5000\t2000\t: N").contains("c1 is not in a row"));
        assert!(refused(there, "5000\t2000\t: Q").contains("a place"));
        let text = "c0\t0\t0\t: N\n";
        let missing = Placement::read(text, &two_inverters(), &plan())
            .err()
            .unwrap();
        assert!(missing.to_string().contains("no place of c1"), "{missing}");
    }

    #[test]
    fn a_point_goes_where_its_block_turns() {
        let (size, point) = ([3.0, 10.0], [1.0, 2.0]);
        let at = |turn: Turn| turn.point(size, point);
        assert_eq!(at(Turn::S), [2.0, 8.0]);
        assert_eq!(at(Turn::FN), [2.0, 2.0]);
        assert_eq!(at(Turn::FS), [1.0, 8.0]);
        for turn in ["N", "S", "W", "E", "FN", "FS", "FW", "FE"] {
            let turn = Turn::of(turn).unwrap();
            let (at, outline) = (turn.point(size, point), turn.size(size));
            assert!(at[0] <= outline[0] && at[1] <= outline[1], "{turn:?}");
        }
    }
}
