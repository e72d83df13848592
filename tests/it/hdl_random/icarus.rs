//! Random designs, printed: many in each run of a tool.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;

use crate::common::have;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::netlist::{Direction, Module, Port};
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::{check, verilog};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::hdl_random::generate::{self, Kind};
use crate::hdl_random::naive::Bits;
use crate::hdl_random::{random_bits, words};

const DESIGNS: u64 = 40;
const CYCLES: usize = 16;

fn hex(words: &[u64], width: u32) -> String {
    let digits: String = words.iter().rev().map(|w| format!("{w:016x}")).collect();
    digits[digits.len() - width.div_ceil(4) as usize..].to_string()
}

fn designs() -> Vec<Rc<Module>> {
    let design = |number: u64| {
        let mut random = SmallRng::seed_from_u64(number);
        let kind = Kind {
            size: 4 + number as usize,
            depth: (number % 3) as u32,
            known: true,
        };
        generate::module(&format!("design{number}"), kind, &mut random)
    };
    (0..DESIGNS).map(design).collect()
}

/// Writes the Verilog and the memories' images; returns the Verilog's names.
fn write(folder: &Path, design: &Rc<Module>) -> Vec<String> {
    for module in design.hierarchy() {
        let Some(netlist) = module.netlist() else {
            continue;
        };
        for instance in &netlist.instances {
            if let Some(image) = &instance.image {
                let lines: String = image.words.iter().map(|w| format!("{w:x}\n")).collect();
                std::fs::write(folder.join(&image.file), lines).unwrap();
            }
        }
    }
    let files = verilog::print(design, "a test").into_iter();
    files
        .map(|file| {
            std::fs::write(folder.join(&file.name), file.text).unwrap();
            file.name
        })
        .collect()
}

/// The outputs to compare: none before the first edge of the reset.
fn seen_in(cycle: usize, design: &Module) -> impl Iterator<Item = &Port> {
    let outputs = design.ports_of(Direction::Output);
    outputs.filter(move |_| cycle > 0)
}

/// Appends an instance of the design to the test bench, with its stimuli. Returns the lines that it must then
/// print, from our simulator.
fn bench(text: &mut String, steps: &mut [String], design: &Rc<Module>) -> Vec<String> {
    let name = &design.name;
    let mut random = SmallRng::seed_from_u64(design.ports.len() as u64);
    let mut connections = Vec::new();
    for port in &design.ports {
        let kind = match port.direction {
            Direction::Input => "reg",
            Direction::Output => "wire",
        };
        let net = format!("{name}_{}", port.name);
        writeln!(text, "  {kind} [{}:0] {net};", port.width - 1).unwrap();
        connections.push(format!(".{}({net})", port.name));
    }
    if design.clocked {
        connections.push(".aclk(aclk)".into());
    }
    if design.resettable {
        connections.push(".aresetn(aresetn)".into());
    }
    writeln!(text, "  {name} u_{name} ({});", connections.join(", ")).unwrap();

    let mut simulator = Simulator::new(design).unwrap();
    let mut expected = Vec::new();
    for (cycle, step) in steps.iter_mut().enumerate() {
        simulator.reset(cycle < 2);
        for port in design.ports_of(Direction::Input) {
            let value: Bits = random_bits(port.width, &mut random);
            let value = words(&value);
            simulator.set_all(simulator.input(&port.name).unwrap(), 0);
            simulator.set(simulator.input(&port.name).unwrap(), 0, &value);
            let digits = hex(&value, port.width);
            writeln!(step, "    {name}_{} = {}'h{digits};", port.name, port.width).unwrap();
        }
        simulator.settle();
        for port in seen_in(cycle, design) {
            let mut seen = Vec::new();
            simulator.get_words(simulator.output(&port.name).unwrap(), 0, &mut seen);
            let label = format!("{cycle} {name} {}", port.name);
            expected.push(format!("{label} {}", hex(&seen, port.width)));
        }
        simulator.clock();
    }
    expected
}

#[test]
fn icarus_agrees_on_the_printed_verilog() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut files = vec!["bench.v".to_string()];
    let mut text = "module bench;\n  reg aclk = 0;\n  reg aresetn = 0;\n".to_string();
    let mut steps = vec![String::new(); CYCLES];
    let mut expected = Vec::new();
    let designs = designs();
    for design in &designs {
        check::design(design).unwrap();
        files.extend(write(folder.path(), design));
        expected.extend(bench(&mut text, &mut steps, design));
    }
    text.push_str("  initial begin\n");
    for (cycle, step) in steps.iter().enumerate() {
        writeln!(text, "{step}    aresetn = {}; #1;", u8::from(cycle >= 2)).unwrap();
        for design in &designs {
            for port in seen_in(cycle, design) {
                let (name, port) = (&design.name, &port.name);
                let show = format!("$display(\"{cycle} {name} {port} %h\", {name}_{port});");
                writeln!(text, "    {show}").unwrap();
            }
        }
        text.push_str("    aclk = 1; #1; aclk = 0; #1;\n");
    }
    text.push_str("    $finish;\n  end\nendmodule\n");
    std::fs::write(folder.path().join("bench.v"), text).unwrap();
    files.sort();
    files.dedup();

    let run = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        let output = command
            .current_dir(&folder)
            .args(arguments)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout).to_string();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program}: {text}{errors}");
        text
    };
    let mut arguments = vec!["-g2001", "-o", "model", "-s", "bench"];
    arguments.extend(files.iter().map(String::as_str));
    run("iverilog", &arguments);
    let printed = run("vvp", &["-n", "model"]);
    let mut seen: Vec<&str> = printed.lines().collect();
    let mut expected: Vec<&str> = expected.iter().map(String::as_str).collect();
    seen.sort_unstable();
    expected.sort_unstable();
    assert_eq!(seen.len(), expected.len());
    let differs = seen.iter().zip(&expected).find(|(s, e)| s != e);
    assert_eq!(differs, None, "Icarus on the left");
}

#[test]
fn verilator_finds_nothing_to_warn_of() {
    if !have(&[Tool::Verilator]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut random = SmallRng::seed_from_u64(1);
    for design in designs().iter().filter(|_| random.random_range(0..4) == 0) {
        let files = write(folder.path(), design);
        let mut command = Command::new("verilator");
        command.args(["--lint-only", "-Wall", "--top-module", &design.name]);
        let output = command.current_dir(&folder).args(files).output().unwrap();
        let warnings = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {warnings}", design.name);
    }
}
