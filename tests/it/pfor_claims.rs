//! Parts of pfor's compressor and decompressor undo each other, for all inputs: proved, and refuted where a part is
//! broken.

use std::collections::BTreeMap;
use std::rc::Rc;

use hdlgen::hdl::verilog;
use hdlgen::internals::design::pfor::Pfor;
use hdlgen::internals::flow::formal::{Engine, Problem, Verdict};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::netlist::Direction;
use hdlgen::internals::hdl::Module;
use hdlgen::internals::rtl::pfor::claims::{
    exceptions_come_back, lanes_are_added_up, planes_come_back,
};
use hdlgen::internals::rtl::pfor::Parameters;

use crate::common::have;

fn parameters(options: &str) -> Parameters {
    Pfor::new(&options.parse().unwrap()).unwrap().hardware()
}

/// Files with an assertion that the circuit's output is 1.
fn asserted(circuit: &Rc<Module>) -> BTreeMap<String, String> {
    let inputs = circuit.ports.iter();
    let inputs = inputs.filter(|port| port.direction == Direction::Input);
    let declared: Vec<String> = inputs
        .clone()
        .map(|port| format!("input wire [{}:0] {}", port.width - 1, port.name))
        .collect();
    let wired: Vec<String> = inputs.map(|port| format!(".{0}({0})", port.name)).collect();
    let top = format!(
        "module proof ({});\n  wire holds;\n  {} circuit ({}, .holds(holds));\n  always @* claim: assert (holds);\nendmodule\n",
        declared.join(", "),
        circuit.name,
        wired.join(", ")
    );
    let files = verilog::print(circuit, "a test").into_iter();
    let files = files.map(|file| (file.name, file.text));
    files.chain([("proof.v".to_owned(), top)]).collect()
}

fn decide(files: &BTreeMap<String, String>) -> Option<Verdict> {
    let problem = Problem {
        files,
        top: "proof",
        asserts: &["claim"],
        assumes: &[],
        cut: None,
        plain: false,
    };
    problem
        .graph()
        .unwrap()
        .decide(Engine::Reachability, 300)
        .unwrap()
}

fn proved(what: &str, circuit: &Rc<Module>) {
    assert_eq!(decide(&asserted(circuit)), Some(Verdict::Proved), "{what}");
}

/// The same with the adders replaced by an XOR or an OR of lanes, which show whether each lane is in a sum an
/// odd number of times, or at all. If both are correct, so are sums, because neither order nor grouping
/// matters to them.
fn adds_each_once(what: &str, circuit: &Rc<Module>) {
    for operator in ["^", "|"] {
        let mut files = asserted(circuit);
        let (name, text) = files
            .iter_mut()
            .find(|(name, _)| name.ends_with("_adder.v"))
            .unwrap();
        let ports = text.split_once(");").unwrap().0;
        *text = format!("{ports});\n  assign sum = a {operator} b;\nendmodule\n");
        let name = name.clone();
        assert_eq!(
            decide(&files),
            Some(Verdict::Proved),
            "{what}, {operator} in {name}"
        );
    }
}

/// With `new` for `old` in some file.
fn refuted(circuit: &Rc<Module>, old: &str, new: &str) {
    let mut files = asserted(circuit);
    let broken = files.values_mut().find(|text| text.contains(old));
    let broken = broken.unwrap_or_else(|| panic!("nothing has {old}"));
    *broken = broken.replace(old, new);
    let verdict = decide(&files);
    assert!(
        matches!(verdict, Some(Verdict::Refuted { .. })),
        "{verdict:?}"
    );
}

#[test]
fn exceptions_of_halfwords_come_back() {
    if have(&[Tool::Yosys, Tool::Abc]) {
        let p = parameters("block=64");
        for length in 2..=16 {
            let circuit = exceptions_come_back(&p, false, length).unwrap();
            proved(&format!("{length} bits"), &circuit);
        }
    }
}

#[test]
fn exceptions_of_bytes_come_back() {
    exceptions_of_bytes(&[2, 8]);
}

#[test]
fn exceptions_of_bytes_of_other_lengths_come_back() {
    exceptions_of_bytes(&[3, 4, 5, 6, 7]);
}

fn exceptions_of_bytes(lengths: &[u32]) {
    if have(&[Tool::Yosys, Tool::Abc]) {
        let p = parameters("block=64");
        for &length in lengths {
            let circuit = exceptions_come_back(&p, true, length).unwrap();
            proved(&format!("{length} bits"), &circuit);
        }
    }
}

fn planes(options: &str, quarters: &[usize]) {
    if have(&[Tool::Yosys, Tool::Abc]) {
        let p = parameters(options);
        for mode in (0..8).filter(|&mode| p.has(mode)) {
            for &quarter in quarters {
                let circuit = planes_come_back(&p, mode, quarter).unwrap();
                proved(&format!("mode {mode}, quarter {quarter}"), &circuit);
            }
        }
    }
}

#[test]
fn planes_of_the_last_quarter_come_back() {
    planes("block=64", &[3]);
}

/// As a compressor of whole blocks stores them.
#[test]
fn planes_of_whole_blocks_come_back() {
    planes("block=64 lanes=32", &[1, 3]);
}

#[test]
fn planes_of_all_modes_come_back() {
    planes("", &[0, 1, 2, 3]);
}

#[test]
fn lanes_are_added_up_in_all_modes() {
    if have(&[Tool::Yosys, Tool::Abc]) {
        for block in ["block=64", ""] {
            let p = parameters(block);
            for mode in (0..8).filter(|&mode| p.has(mode)) {
                for half in 0..2 {
                    let circuit = lanes_are_added_up(&p, mode, half).unwrap();
                    adds_each_once(&format!("{block} mode {mode}, half {half}"), &circuit);
                }
            }
        }
    }
}

#[test]
fn broken_parts_are_refuted() {
    if have(&[Tool::Yosys, Tool::Abc]) {
        let p = parameters("block=64");
        let circuit = exceptions_come_back(&p, false, 5).unwrap();
        refuted(&circuit, "adjacent[12:5]", "adjacent[11:4]");
        let circuit = planes_come_back(&p, 2, 1).unwrap();
        refuted(&circuit, "planes[17]", "planes[16]");
        let circuit = lanes_are_added_up(&p, 5, 0).unwrap();
        refuted(&circuit, ".a(lanes[47:32])", ".a(lanes[31:16])");
    }
}
