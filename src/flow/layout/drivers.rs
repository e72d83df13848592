//! Drivers that are strong enough for the wires of a placement: larger cells of the same function, and buffers.
//!
//! Delays are the library's, for the transition time behind an inverter that drives four. Paths do not matter: each net
//! is made as fast as its driver allows.

use std::collections::BTreeMap;

use super::super::cells::Cells;
use super::super::liberty::{Arc, Cell};
use super::circuit::{Block, Circuit, Connection, End, Net, Pin};

/// The most that a load may delay a cell, in FO4 delays, before a larger one takes its place.
const MOST_DELAY: f64 = 1.5;
/// How much faster a buffer must make a net, in FO4 delays.
const WORTH: f64 = 0.3;
/// Larger cells load the cells before them, so sizes are chosen this often.
const ROUNDS: usize = 3;
/// Transition times settle behind this many inverters, each of which drives four.
const SETTLING: usize = 3;

/// How fast cells are with their loads.
struct Drives<'a> {
    cells: &'a Cells,
    /// An input's transition time and the delay of an inverter that drives four, in ns.
    transition: f64,
    fo4: f64,
    /// The largest load in pF of each cell with one output.
    largest: BTreeMap<&'a str, f64>,
}

impl Circuit {
    /// Makes the drivers strong enough for nets whose wires have these capacitances in pF.
    pub fn strengthen(&mut self, wires: &[f64], cells: &Cells) {
        let Some(drives) = Drives::of(cells) else {
            return;
        };
        for _ in 0..ROUNDS {
            for (net, wire) in wires.iter().enumerate() {
                if let Some((block, load)) = self.driven(net, *wire, cells) {
                    let kind = drives.sized(&self.blocks[block].kind, load).to_owned();
                    self.blocks[block].kind = kind;
                }
            }
        }
        for (net, wire) in wires.iter().enumerate() {
            if let Some((block, load)) = self.driven(net, *wire, cells) {
                if let Some(buffer) = drives.buffer(&self.blocks[block].kind, load) {
                    self.insert(net, buffer, cells);
                }
            }
        }
    }

    /// The library's cell that drives a net with wires, and its load in pF.
    fn driven(&self, net: usize, wire: f64, cells: &Cells) -> Option<(usize, f64)> {
        let Net { ends, wired, .. } = &self.nets[net];
        let (first, others) = ends.split_first()?;
        let End::Block(block, ..) = *first else {
            return None;
        };
        cells.library.cells.get(&self.blocks[block].kind)?;
        let pins = others.iter().map(|end| self.load_of(*end, cells));
        wired.then(|| (block, wire + pins.sum::<f64>()))
    }

    /// An end's capacitance in pF; a port's or a memory's is an inverter's.
    fn load_of(&self, end: End, cells: &Cells) -> f64 {
        let pin = match end {
            End::Block(block, pin, _) => {
                let Block { kind, pins, .. } = &self.blocks[block];
                let cell = cells.library.cells.get(kind);
                cell.and_then(|cell| {
                    cell.inputs
                        .iter()
                        .find(|input| input.name == pins[pin].name)
                })
            }
            End::Port(_) => None,
        };
        pin.map_or(cells.inverter.capacitance, |input| input.capacitance)
    }

    /// A buffer between a net and its driver.
    fn insert(&mut self, net: usize, kind: &str, cells: &Cells) {
        let cell = &cells.library.cells[kind];
        let End::Block(driver, pin, bit) = self.nets[net].ends[0] else {
            return;
        };
        let (number, before) = (self.blocks.len(), self.nets.len());
        let pin_of = |name: &str, net| Pin {
            name: name.to_owned(),
            bits: vec![Connection::Net(net)],
        };
        self.blocks.push(Block {
            source: format!("$buffer{number}"),
            kind: kind.to_owned(),
            pins: vec![
                pin_of(&cell.inputs[0].name, before),
                pin_of(&cell.outputs[0].name, net),
            ],
        });
        self.blocks[driver].pins[pin].bits[bit] = Connection::Net(before);
        self.nets.push(Net {
            name: format!("n{before}"),
            ends: vec![End::Block(driver, pin, bit), End::Block(number, 0, 0)],
            wired: true,
        });
        self.nets[net].ends[0] = End::Block(number, 1, 0);
    }
}

impl<'a> Drives<'a> {
    /// None if the library does not say what cells can drive, and how fast.
    fn of(cells: &'a Cells) -> Option<Self> {
        let all = cells.library.cells.iter();
        let largest: BTreeMap<&str, f64> = all
            .filter_map(|(name, cell)| match &cell.outputs[..] {
                [output] if !output.delays.is_empty() => {
                    Some((name.as_str(), output.max_capacitance?))
                }
                _ => None,
            })
            .collect();
        let inverter = &cells.library.cells[&cells.inverter.cell].outputs[0];
        let load = 4.0 * cells.inverter.capacitance;
        let transition = (0..SETTLING).fold(0.0, |t, _| mean(&inverter.transitions, t, load));
        let fo4 = mean(&inverter.delays, transition, load);
        (largest.contains_key(cells.inverter.cell.as_str()) && fo4 > 0.0).then_some(Drives {
            cells,
            transition,
            fo4,
            largest,
        })
    }

    /// A cell's delay in FO4 delays, for a load in pF; the mean of its inputs and edges.
    fn delay(&self, kind: &str, load: f64) -> f64 {
        let delays = &self.cells.library.cells[kind].outputs[0].delays;
        mean(delays, self.transition, load) / self.fo4
    }

    /// By how much a load delays a cell, in FO4 delays.
    fn delay_by_load(&self, kind: &str, load: f64) -> f64 {
        self.delay(kind, load) - self.delay(kind, 0.0)
    }

    /// The smallest cell of the same function that is fast enough with a load, or else the largest; no smaller one
    /// than this.
    fn sized<'k>(&'k self, kind: &'k str, load: f64) -> &'k str {
        let Some(own) = self.largest.get(kind) else {
            return kind;
        };
        let cell = &self.cells.library.cells[kind];
        let same = self.largest.iter().filter(|(name, largest)| {
            *largest >= own && does_the_same(cell, &self.cells.library.cells[**name])
        });
        let mut same: Vec<_> = same.map(|(name, largest)| (*name, *largest)).collect();
        same.sort_by(|a, b| a.1.total_cmp(&b.1));
        let enough = (same.iter()).find(|(name, _)| self.delay_by_load(name, load) <= MOST_DELAY);
        enough.or(same.last()).map_or(kind, |(name, _)| name)
    }

    /// The buffer that makes a cell of a kind with a load faster, if one does.
    fn buffer(&self, kind: &str, load: f64) -> Option<&'a str> {
        self.largest.get(kind)?;
        let with = |name: &'a str| {
            let input = self.cells.library.cells[name].inputs[0].capacitance;
            (name, self.delay(kind, input) + self.delay(name, load))
        };
        let all = self.largest.keys().copied();
        let buffers = all.filter(|name| self.cells.library.cells[*name].is_buffer());
        let best = buffers.map(with).min_by(|a, b| a.1.total_cmp(&b.1))?;
        (best.1 + WORTH < self.delay(kind, load)).then_some(best.0)
    }
}

/// The mean of arcs, for an input's transition time and a load.
fn mean(arcs: &[Arc], transition: f64, load: f64) -> f64 {
    let sum: f64 = arcs.iter().map(|arc| arc.mean(transition, load)).sum();
    sum / arcs.len().max(1) as f64
}

/// Whether one gate can take the other's place: the same pins and function.
fn does_the_same(one: &Cell, other: &Cell) -> bool {
    let names = |cell: &Cell| -> Vec<String> {
        cell.inputs.iter().map(|input| input.name.clone()).collect()
    };
    let [a, b] = [one, other].map(|cell| &cell.outputs[0]);
    !one.flip_flop
        && !other.flip_flop
        && names(one) == names(other)
        && a.name == b.name
        && a.function.is_some()
        && a.function == b.function
}

#[cfg(test)]
mod tests {
    use super::super::circuit::tests::two_inverters;
    use super::*;

    /// An inverter of two sizes, and a strong buffer; the NAND is not used. Delays grow with the load over the most
    /// that a cell drives.
    fn cells() -> Cells {
        let cell = |name: &str, inputs: &[&str], pin: f64, function: &str, most: f64| {
            let inputs_text: String = (inputs.iter())
                .map(|name| format!("pin({name}) {{ direction : input; capacitance : {pin}; }}\n"))
                .collect();
            let table = |name: &str| {
                format!(
                    "{name}(by_load) {{ values(\"0.1, {}\"); }} ",
                    0.1 + 1.0 / most
                )
            };
            let tables: String = [
                "cell_rise",
                "cell_fall",
                "rise_transition",
                "fall_transition",
            ]
            .map(table)
            .concat();
            let related = inputs[0];
            format!(
                "cell({name}) {{ area : 1; {inputs_text} pin(Y) {{ direction : output; max_capacitance : {most}; \
                 function : \"{function}\"; timing() {{ related_pin : \"{related}\"; {tables} }} }} }}\n"
            )
        };
        let text = cell("INV", &["A"], 0.01, "!A", 0.4)
            + &cell("INVX4", &["A"], 0.04, "!A", 1.6)
            + &cell("BUF", &["A"], 0.02, "A", 8.0)
            + &cell("NAND", &["A", "B"], 0.01, "!(A B)", 0.4);
        let file = tempfile::NamedTempFile::new().unwrap();
        let head =
            "capacitive_load_unit(1, pf); time_unit : \"1ns\"; lu_table_template(by_load) { \
                    variable_1 : total_output_net_capacitance; index_1(\"0, 1\"); }";
        std::fs::write(&file, format!("library(x) {{ {head} {text} }}")).unwrap();
        Cells::read(Some(file.path())).unwrap()
    }

    /// Two inverters, the first of which drives a wire of so many pF.
    fn with_wire(capacitance: f64) -> Circuit {
        let mut circuit = two_inverters();
        let mut wires = vec![0.0; circuit.nets.len()];
        wires[1] = capacitance;
        circuit.strengthen(&wires, &cells());
        circuit
    }

    fn kinds(circuit: &Circuit) -> Vec<&str> {
        circuit.blocks.iter().map(|block| &block.kind[..]).collect()
    }

    #[test]
    fn a_driver_grows_with_its_wire() {
        assert_eq!(kinds(&with_wire(0.0)), ["INV", "INV"]);
        assert_eq!(kinds(&with_wire(0.2)), ["INVX4", "INV"]);
    }

    #[test]
    fn a_buffer_goes_between_a_driver_and_a_long_wire() {
        let circuit = with_wire(3.0);
        assert_eq!(kinds(&circuit), ["INVX4", "INV", "BUF"]);
        let first = two_inverters().nets.len();
        // The wire keeps its net, whose first end is its driver; the driver has a new one.
        assert!(matches!(circuit.nets[1].ends[0], End::Block(2, 1, 0)));
        assert!(matches!(
            circuit.nets[first].ends[..],
            [End::Block(0, ..), End::Block(2, 0, 0)]
        ));
        assert!(
            matches!(circuit.blocks[0].pins[1].bits[..], [Connection::Net(net)] if net == first)
        );
    }
}
