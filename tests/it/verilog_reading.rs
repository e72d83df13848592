//! The Verilog as people read it: names, lines and files of every design, and the licence.

use std::collections::BTreeMap;

use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::e2mc_delta::E2mcDelta;
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::numbers::Numbers;
use hdlgen::internals::design::pfor::Pfor;
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::TECHNIQUES;
use hdlgen::internals::design::{designs, Design, Options};
use hdlgen::internals::terms::NumberFormat;

/// Files that may have more lines, with the reason.
const LONG_FILES: &[(&str, &str)] = &[
    (
        "controller_pfor_lanes16.v",
        "instances of all parts, a line for each of their ports",
    ),
    (
        "controller_pfor_lanes16_read_slots.v",
        "64 slots, a line for each of their ports",
    ),
    (
        "controller_pfor_lanes16_write_buffer.v",
        "64 entries, a line for each of their ports",
    ),
    (
        "controller_pfor_lanes16_registers.v",
        "every register and counter that software reaches",
    ),
    (
        "pfor_lanes16_decompressor_core.v",
        "the registers of 17 stages",
    ),
    (
        "pfor_lanes16_buffers_secded_decompressor_core.v",
        "the same in a protected unit",
    ),
    (
        "pfor_lanes16_compressor_core.v",
        "instances of seven pipelines, and the memories between them",
    ),
    (
        "pfor_lanes16_buffers_secded_compressor_core.v",
        "the same in a protected unit",
    ),
    (
        "pfor_lanes16_costing_flags.v",
        "each element against each number of planes",
    ),
    (
        "pfor_lanes16_buffers_secded_costing_flags.v",
        "the same in a protected unit",
    ),
    (
        "controller_pfor_lanes16_memory_port.v",
        "both directions, and the codes of their memories",
    ),
    ("metadata_cache.v", "the stages of one pipeline"),
    (
        "controller_pfor_lanes16_metadata_cache.v",
        "the stages of one pipeline",
    ),
];

const LINES: usize = 600;
const COLUMNS: usize = 100;

#[test]
fn every_design_with_its_defaults() {
    for entry in designs() {
        let design = entry.design(&Options::default()).unwrap();
        reads_well(design.as_ref(), true);
    }
    for &format in NumberFormat::ALL {
        reads_well(&numbers(format, 128, None), true);
    }
}

fn numbers(format: NumberFormat, block: u32, digits: Option<&str>) -> Numbers {
    let options = Options::default().with("format", format);
    let options = options.with("block", block).with_some("digits", digits);
    Numbers::new(&options).unwrap()
}

#[test]
fn other_parameters() {
    reads_well(&numbers(NumberFormat::Bf16, 128, Some("2,3")), false);
    reads_well(&numbers(NumberFormat::Fp8E4m3, 256, None), false);
    let e2mc = |sl: u32, pdw: u32, beat: u32| {
        let options = Options::default().with("sl", sl).with("pdw", pdw);
        let options = options.with("beat", beat);
        reads_well(&E2mc::new(&options).unwrap(), false);
    };
    for (sl, pdw, beat) in [(4, 4, 32), (8, 8, 32), (32, 2, 32), (16, 1, 32), (16, 4, 8)] {
        e2mc(sl, pdw, beat);
    }
    for (pdw, block, modes) in [(1, 128, "1"), (2, 64, "0,2"), (8, 128, "0,1,2")] {
        let options = Options::default().with("pdw", pdw).with("block", block);
        let options = options.with("modes", modes);
        reads_well(&E2mcDelta::new(&options).unwrap(), false);
        let one_pass = options.with("one-pass", true);
        reads_well(&E2mcDelta::new(&one_pass).unwrap(), false);
    }
    let one_pass = Options::default().with("one-pass", true);
    reads_well(&E2mcDelta::new(&one_pass).unwrap(), true);
    for (modes, stages) in [("0,3,7", None), ("6,7", None), ("0,1,2,5", Some(12))] {
        let options = Options::default().with("modes", modes);
        let options = options.with_some("stages", stages);
        reads_well(&Pfor::new(&options).unwrap(), false);
    }
    let check = Options::default().with("check", "crc16");
    reads_well(&Pfor::new(&check).unwrap(), false);
    for technique in TECHNIQUES {
        let options = Options::default().with("check", "crc16");
        reads_well(&TablelessDesign::new(technique, &options).unwrap(), false);
    }
    for technique in TECHNIQUES.iter().filter(|t| t.lanes.contains(&16)) {
        for stages in [None, Some(1), Some(6)] {
            let options = Options::default().with("lanes", 16);
            let options = options.with_some("stages", stages);
            reads_well(&TablelessDesign::new(technique, &options).unwrap(), false);
        }
        let options = Options::default().with("concat", "parallel");
        reads_well(&TablelessDesign::new(technique, &options).unwrap(), false);
    }
}

/// The names of a file's nets.
pub fn nets(text: &str) -> Vec<&str> {
    let declared = text.lines().filter_map(|line| {
        let rest = line
            .strip_prefix("  wire ")
            .or(line.strip_prefix("  reg "))?;
        let rest = rest.trim_start();
        let rest = match rest.strip_prefix('[') {
            Some(range) => range.split_once(']')?.1.trim_start(),
            None => rest,
        };
        rest.split([' ', ';']).next()
    });
    declared.filter(|&name| name != "unused").collect()
}

/// Whether a name is only a number: `n7`, or that in a scope.
pub fn is_number(name: &str) -> bool {
    let last = name.rsplit('_').next().unwrap_or(name);
    let number = last.strip_prefix(['n', 't']);
    number.is_some_and(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))
}

/// The net that is assigned in the most parts, and the number of parts.
fn most_drivers(text: &str) -> (&str, usize) {
    let mut drivers: BTreeMap<&str, usize> = BTreeMap::new();
    for line in text.lines() {
        let part = line.trim_start().strip_prefix("assign ");
        if let Some((net, _)) = part.and_then(|part| part.split_once('[')) {
            if !net.contains(' ') {
                *drivers.entry(net).or_default() += 1;
            }
        }
    }
    let most = drivers.into_iter().max_by_key(|(_, count)| *count);
    most.unwrap_or_default()
}

fn reads_well(design: &dyn Design, by_default: bool) {
    let files: BTreeMap<String, String> = emit(design).unwrap().files;
    let verilog = files.iter().filter(|(name, _)| name.ends_with(".v"));
    let (mut all, mut found) = (0, Vec::new());
    for (name, text) in verilog {
        let nets = nets(text);
        all += nets.len();
        let long = text.lines().filter(|line| line.chars().count() > COLUMNS);
        if let Some(line) = long.max_by_key(|line| line.len()) {
            found.push(format!("{name}: {} columns: {line}", line.len()));
        }
        let lines = text.lines().count();
        let allowed = LONG_FILES.iter().any(|(long, _)| long == name);
        if by_default && lines > LINES && !allowed {
            found.push(format!("{name}: {lines} lines"));
        }
        // Icarus hands on the whole vector for each driver of a part of it.
        let (net, drivers) = most_drivers(text);
        if drivers > 8 {
            found.push(format!("{name}: {net} has {drivers} drivers"));
        }
        let header = "// SPDX-License-Identifier: CC0-1.0\n// This file is yours";
        if !text.contains(header) {
            found.push(format!("{name}: no licence"));
        }
    }
    assert!(all > 30, "{}: only {all} nets", design.name());
    assert!(found.is_empty(), "{}:\n{}", design.name(), found.join("\n"));
}

#[test]
fn numbers_are_told_from_names() {
    assert!(is_number("n7") && is_number("lane3_t7") && is_number("a_b_n12"));
    assert!(!is_number("start2") && !is_number("n") && !is_number("sum_level1"));
    let text = "  wire [3:0] sum = a;\n  reg  held;\n  wire unused = &{1'b0};\n    wire no;\n";
    assert_eq!(nets(text), ["sum", "held"]);
}
