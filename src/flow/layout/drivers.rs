//! Drivers that are strong enough for the wires of a placement: larger cells of the same function, and buffers.
//!
//! A cell's delay by its load is taken as proportional to the load over the cell's largest load
//! (`max_capacitance`), with the scale of an inverter that drives four. Paths are not looked at: each net is made as
//! fast as its driver allows.

use std::collections::BTreeMap;

use super::super::cells::Cells;
use super::super::liberty::Cell;
use super::circuit::{Block, Circuit, Connection, End, Net, Pin};

/// The share of an FO4 delay that its load causes.
const BY_LOAD: f64 = 0.7;
/// The most that a load may delay a cell, in FO4 delays, before a larger one takes its place.
const MOST_DELAY: f64 = 1.5;
/// The delay of a buffer without a load, and by how much it must be worth that, in FO4 delays.
const BUFFER_DELAY: f64 = 1.5;
const WORTH: f64 = 0.3;
/// Larger cells load the cells before them, so sizes are chosen this often.
const ROUNDS: usize = 3;

/// What a cell can drive, by its output's largest load in pF.
struct Drives<'a> {
    cells: &'a Cells,
    /// The largest load of each cell with one output.
    largest: BTreeMap<&'a str, f64>,
    /// FO4 delays by load over largest load.
    scale: f64,
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
    /// None if the library does not say what its inverter can drive.
    fn of(cells: &'a Cells) -> Option<Self> {
        let all = cells.library.cells.iter();
        let largest: BTreeMap<&str, f64> = all
            .filter_map(|(name, cell)| match &cell.outputs[..] {
                [output] => Some((name.as_str(), output.max_capacitance?)),
                _ => None,
            })
            .collect();
        let inverter = &cells.inverter;
        let scale = BY_LOAD * largest.get(inverter.cell.as_str())? / (4.0 * inverter.capacitance);
        Some(Drives {
            cells,
            largest,
            scale,
        })
    }

    fn delay(&self, kind: &str, load: f64) -> Option<f64> {
        Some(self.scale * load / self.largest.get(kind)?)
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
        let enough = (same.iter()).find(|(_, largest)| self.scale * load <= MOST_DELAY * largest);
        enough.or(same.last()).map_or(kind, |(name, _)| name)
    }

    /// The buffer that makes a cell of a kind with a load faster, if one does.
    fn buffer(&self, kind: &str, load: f64) -> Option<&'a str> {
        let alone = self.delay(kind, load)?;
        let with = |name: &'a str| {
            let input = self.cells.library.cells[name].inputs[0].capacitance;
            let both = self.delay(kind, input)? + BUFFER_DELAY + self.delay(name, load)?;
            Some((name, both))
        };
        let all = self.largest.keys().copied();
        let buffers = all.filter(|name| self.cells.library.cells[*name].is_buffer());
        let best = buffers
            .filter_map(with)
            .min_by(|a, b| a.1.total_cmp(&b.1))?;
        (best.1 + WORTH < alone).then_some(best.0)
    }
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

    /// An inverter of two sizes, and a strong buffer; the NAND is not used.
    fn cells() -> Cells {
        let cell = |name: &str, inputs: &[&str], pin: f64, function: &str, most: f64| {
            let inputs: String = (inputs.iter())
                .map(|name| format!("pin({name}) {{ direction : input; capacitance : {pin}; }}\n"))
                .collect();
            format!(
                "cell({name}) {{ area : 1; {inputs} pin(Y) {{ direction : output; max_capacitance : {most}; \
                 function : \"{function}\"; timing() {{}} }} }}\n"
            )
        };
        let text = cell("INV", &["A"], 0.01, "!A", 0.4)
            + &cell("INVX4", &["A"], 0.04, "!A", 1.6)
            + &cell("BUF", &["A"], 0.02, "A", 8.0)
            + &cell("NAND", &["A", "B"], 0.01, "!(A B)", 0.4);
        let file = tempfile::NamedTempFile::new().unwrap();
        let head = "capacitive_load_unit(1, pf); time_unit : \"1ns\";";
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
