//! A mapped netlist as placement and wires see it: blocks, ports, and the nets between their pins.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

use super::super::cells::Cells;
use super::super::netlist::{Bit, Netlist};
use super::super::sta;
use super::super::{FlowError, Result};

/// The clock's port: ideal, without wires.
const CLOCK: &str = "aclk";

/// A module of cells and memories.
pub(super) struct Circuit {
    pub module: String,
    pub blocks: Vec<Block>,
    /// A port's bits, in the order of ports and bits.
    pub ports: Vec<PortBit>,
    pub nets: Vec<Net>,
}

/// A cell or a memory.
pub(super) struct Block {
    /// Yosys' name of the cell; a register has the name of its output.
    pub source: String,
    pub kind: String,
    pub pins: Vec<Pin>,
}

/// A pin, with a bit for each wire of it.
pub(super) struct Pin {
    pub name: String,
    pub bits: Vec<Connection>,
}

/// Where a bit of a pin or port goes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Connection {
    /// The net's number.
    Net(usize),
    Constant(bool),
}

/// A bit of a port, which is a separate port in the files for the tools.
pub(super) struct PortBit {
    /// In those files.
    pub name: String,
    /// In the source.
    pub source: String,
    pub input: bool,
    pub bit: Connection,
}

/// A net: its name, and its ends, the driver first.
pub(super) struct Net {
    pub name: String,
    pub ends: Vec<End>,
    /// Whether it has wires: not the clock's.
    pub wired: bool,
}

/// One end of a net.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum End {
    /// Of a block: its number, its pin's and the bit's.
    Block(usize, usize, usize),
    /// A bit of a port, by its number.
    Port(usize),
}

impl Circuit {
    /// Reads a module of a netlist whose blocks are all of the library or memories.
    pub fn of(netlist: &Netlist, module: &str, cells: &Cells) -> Result<Circuit> {
        let top = netlist.module(module)?;
        let mut circuit = Circuit {
            module: module.into(),
            blocks: Vec::new(),
            ports: Vec::new(),
            nets: Vec::new(),
        };
        let mut numbers: HashMap<u32, usize> = HashMap::new();
        let mut ends: Vec<(Connection, End, bool)> = Vec::new();
        let mut nets = 0;
        let mut connection = |bit: &Bit| match bit {
            Bit::Net(number) => Connection::Net(*numbers.entry(*number).or_insert_with(|| {
                nets += 1;
                nets - 1
            })),
            Bit::Constant(value) => Connection::Constant(value == "1"),
        };
        let mut bits: Vec<(&str, usize, bool, &Bit)> = Vec::new();
        for (name, port) in &top.ports {
            let (base, first) = base_and_bit(name);
            let all = port.bits.iter().enumerate();
            bits.extend(all.map(|(at, bit)| (base, first.unwrap_or(0) + at, port.is_input(), bit)));
        }
        bits.sort_by_key(|(base, at, ..)| (*base, *at));
        for (base, at, input, bit) in bits {
            let number = circuit.ports.len();
            let bit = connection(bit);
            ends.push((bit, End::Port(number), input));
            // What OpenSTA's script knows keeps its name.
            let name = match base {
                "aclk" | "aresetn" => base.to_string(),
                _ => format!("p{number}"),
            };
            let source = format!("{base}[{at}]");
            circuit.ports.push(PortBit {
                name,
                source,
                input,
                bit,
            });
        }
        let mut kinds: HashMap<&String, BTreeSet<String>> = HashMap::new();
        for (source, cell) in &top.cells {
            let number = circuit.blocks.len();
            if !kinds.contains_key(&cell.kind) {
                kinds.insert(&cell.kind, inputs(netlist, cells, &cell.kind)?);
            }
            let inputs = &kinds[&cell.kind];
            let mut pins = Vec::new();
            for (name, bits) in &cell.connections {
                let bits: Vec<Connection> = bits.iter().map(&mut connection).collect();
                for (at, bit) in bits.iter().enumerate() {
                    ends.push((
                        *bit,
                        End::Block(number, pins.len(), at),
                        !inputs.contains(name),
                    ));
                }
                pins.push(Pin {
                    name: name.clone(),
                    bits,
                });
            }
            circuit.blocks.push(Block {
                source: source.clone(),
                kind: cell.kind.clone(),
                pins,
            });
        }
        circuit.join(nets, ends);
        Ok(circuit)
    }

    /// Gives each net its ends, the driver first, and its name: a port's, or a number.
    fn join(&mut self, nets: usize, ends: Vec<(Connection, End, bool)>) {
        self.nets = (0..nets)
            .map(|number| Net {
                name: format!("n{number}"),
                ends: Vec::new(),
                wired: true,
            })
            .collect();
        for (connection, end, drives) in ends {
            let Connection::Net(net) = connection else {
                continue;
            };
            let net = &mut self.nets[net];
            net.ends.push(end);
            let last = net.ends.len() - 1;
            if drives {
                net.ends.swap(0, last);
            }
        }
        // A net gets a port's name, that of an output if there is one.
        let outputs = self.ports.iter().rev().filter(|port| !port.input);
        let inputs = self.ports.iter().filter(|port| port.input);
        for port in outputs.chain(inputs) {
            if let Connection::Net(net) = port.bit {
                let net = &mut self.nets[net];
                net.name.clone_from(&port.name);
                net.wired &= port.name != CLOCK;
            }
        }
    }

    /// How often each kind of block is there.
    pub fn kinds(&self) -> BTreeMap<String, u64> {
        let mut counts = BTreeMap::new();
        for block in &self.blocks {
            *counts.entry(block.kind.clone()).or_default() += 1;
        }
        counts
    }

    /// The name of a block in the files that tools get.
    pub fn block_name(number: usize) -> String {
        format!("c{number}")
    }

    /// A pin's name, with the bit where it has several.
    pub fn pin_name(&self, block: usize, pin: usize, bit: usize) -> String {
        let pin = &self.blocks[block].pins[pin];
        match pin.bits.len() {
            1 => pin.name.clone(),
            _ => format!("{}[{bit}]", pin.name),
        }
    }

    /// The driver of a net: a register, memory or port by its source's name, another cell by its kind.
    pub fn driver(&self, net: usize) -> String {
        match self.nets[net].ends.first() {
            Some(End::Block(block, pin, bit)) => {
                let Block { source, kind, .. } = &self.blocks[*block];
                let pin = self.pin_name(*block, *pin, *bit);
                if source.starts_with('$') {
                    kind.clone()
                } else {
                    sta::source_name(&format!("{source}/{pin}"))
                }
            }
            Some(End::Port(port)) => self.ports[*port].source.clone(),
            None => String::new(),
        }
    }

    /// An end of a path, `c12.Y` or a port, by its source's name.
    pub fn source_of(&self, end: &str) -> String {
        let block = |end: &str| {
            let (block, pin) = end.strip_prefix('c')?.split_once('.')?;
            let block = self.blocks.get(block.parse::<usize>().ok()?)?;
            Some(sta::source_name(&format!("{}/{pin}", block.source)))
        };
        let port = |end: &str| {
            let port = self.ports.iter().find(|port| port.name == end)?;
            Some(port.source.clone())
        };
        block(end)
            .or_else(|| port(end))
            .unwrap_or_else(|| end.into())
    }

    /// The circuit as Verilog for OpenSTA, with names that need no escaping.
    pub fn verilog(&self) -> String {
        let names: Vec<&str> = self.ports.iter().map(|port| port.name.as_str()).collect();
        let mut text = format!("module {} ({});\n", self.module, names.join(", "));
        let mut assigned = String::new();
        for port in &self.ports {
            let direction = if port.input { "input" } else { "output" };
            let _ = writeln!(text, "{direction} {};", port.name);
            let from = self.name_of(port.bit);
            if !port.input && from != port.name {
                let _ = writeln!(assigned, "assign {} = {from};", port.name);
            }
        }
        for (number, net) in self.nets.iter().enumerate() {
            if net.name == format!("n{number}") {
                let _ = writeln!(text, "wire {};", net.name);
            }
        }
        for (number, block) in self.blocks.iter().enumerate() {
            let pins: Vec<String> = block
                .pins
                .iter()
                .map(|pin| {
                    // The highest bit comes first.
                    let bits: Vec<&str> = pin.bits.iter().rev().map(|b| self.name_of(*b)).collect();
                    match &bits[..] {
                        [one] => format!(".{}({one})", pin.name),
                        several => format!(".{}({{{}}})", pin.name, several.join(", ")),
                    }
                })
                .collect();
            let name = Circuit::block_name(number);
            let _ = writeln!(text, "{} {name} ({});", block.kind, pins.join(", "));
        }
        text + &assigned + "endmodule\n"
    }

    fn name_of(&self, connection: Connection) -> &str {
        match connection {
            Connection::Net(net) => &self.nets[net].name,
            Connection::Constant(true) => "1'b1",
            Connection::Constant(false) => "1'b0",
        }
    }
}

/// The name of a port that Yosys has split into bits, `data[3]`, in two.
fn base_and_bit(name: &str) -> (&str, Option<usize>) {
    let parts = name
        .strip_suffix(']')
        .and_then(|rest| rest.rsplit_once('['));
    match parts.map(|(base, bit)| (base, bit.parse())) {
        Some((base, Ok(bit))) => (base, Some(bit)),
        _ => (name, None),
    }
}

/// The input pins of a kind of block.
fn inputs(netlist: &Netlist, cells: &Cells, kind: &str) -> Result<BTreeSet<String>> {
    if let Some(cell) = cells.library.cells.get(kind) {
        return Ok(cell.inputs.iter().map(|input| input.name.clone()).collect());
    }
    let module = netlist.modules.get(kind).ok_or_else(|| {
        let problem = format!("a cell {kind} that library {} lacks", cells.library.name);
        FlowError::output("yosys", problem)
    })?;
    let ports = module.interface().into_iter();
    let inputs = ports.filter(|(_, (is_input, _))| *is_input);
    Ok(inputs.map(|(name, _)| name).collect())
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::lef::Shape;
    use super::*;

    /// An inverter's outline and pins.
    pub struct Outline {
        size: [f64; 2],
        pins: [(&'static str, [f64; 2]); 2],
    }

    pub const INVERTER: Outline = Outline {
        size: [1.5, 4.0],
        pins: [("A", [0.25, 1.5]), ("Y", [1.0, 2.0])],
    };

    impl Outline {
        pub fn shape(&self) -> Shape {
            Shape {
                size: self.size,
                pins: self.pins.map(|(name, at)| (name.to_string(), at)).into(),
            }
        }
    }

    /// A port, two inverters in a row, and a port.
    pub fn two_inverters() -> Circuit {
        let inverter = |source: &str, from: usize, to: usize| Block {
            source: source.into(),
            kind: "INV".into(),
            pins: [("A", from), ("Y", to)]
                .map(|(name, net)| Pin {
                    name: name.into(),
                    bits: vec![Connection::Net(net)],
                })
                .into(),
        };
        let port = |name: &str, source: &str, input: bool, net: usize| PortBit {
            name: name.into(),
            source: source.into(),
            input,
            bit: Connection::Net(net),
        };
        let mut circuit = Circuit {
            module: "two".into(),
            blocks: vec![inverter("first", 0, 1), inverter("$2", 1, 2)],
            ports: vec![port("p0", "in[3]", true, 0), port("p1", "out[0]", false, 2)],
            nets: Vec::new(),
        };
        let (net, pin) = (Connection::Net, End::Block);
        let ends = vec![
            (net(0), End::Port(0), true),
            (net(2), End::Port(1), false),
            (net(0), pin(0, 0, 0), false),
            (net(1), pin(1, 0, 0), false),
            (net(1), pin(0, 1, 0), true),
            (net(2), pin(1, 1, 0), true),
        ];
        circuit.join(3, ends);
        circuit
    }

    #[test]
    fn drivers_come_first_and_nets_have_ports_names() {
        let circuit = two_inverters();
        let names: Vec<&str> = circuit.nets.iter().map(|net| net.name.as_str()).collect();
        assert_eq!(names, ["p0", "n1", "p1"]);
        assert_eq!(circuit.nets[1].ends[0], End::Block(0, 1, 0));
        assert_eq!(circuit.driver(0), "in[3]");
        assert_eq!(circuit.driver(1), "first.Y");
        assert_eq!(circuit.driver(2), "INV");
        assert_eq!(circuit.source_of("c0.Y"), "first.Y");
        assert_eq!(circuit.source_of("p1"), "out[0]");
        let verilog = "module two (p0, p1);
input p0;
output p1;
wire n1;
INV c0 (.A(p0), .Y(n1));
INV c1 (.A(n1), .Y(p1));
endmodule
";
        assert_eq!(circuit.verilog(), verilog);
    }

    #[test]
    fn split_ports_are_joined_again() {
        assert_eq!(base_and_bit("data[12]"), ("data", Some(12)));
        assert_eq!(base_and_bit("ready"), ("ready", None));
        assert_eq!(base_and_bit("odd[x]"), ("odd[x]", None));
    }
}
