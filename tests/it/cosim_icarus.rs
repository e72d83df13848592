//! `hdlgen cosim --simulator icarus`: every design with streams, as it is by default.

use assert_cmd::Command;
use hdlgen::internals::design::{designs, Options};
use hdlgen::internals::flow::tools::Tool;

use crate::common;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock");

fn cosim(words: &str) -> Command {
    let mut command = Command::cargo_bin("hdlgen").unwrap();
    command.args(["cosim", "--simulator", "icarus", "--pad", "--seed", "1"]);
    command.args(words.split(' ')).arg(FILE);
    command
}

#[test]
fn every_design_runs_as_the_model_says() {
    if !common::have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let mut count = 0;
    for entry in designs() {
        let design = entry.design(&Options::default()).unwrap();
        if !design.streams() {
            continue;
        }
        count += 1;
        let done = cosim(&format!("--design {} --blocks 4", entry.name))
            .output()
            .unwrap();
        let (said, errors) = (
            String::from_utf8_lossy(&done.stdout),
            String::from_utf8_lossy(&done.stderr),
        );
        assert!(done.status.success(), "{}: {errors}", entry.name);
        assert!(
            said.contains("4 blocks as the model says"),
            "{}: {said}",
            entry.name
        );
    }
    assert!(count >= 13, "{count}");
}

#[test]
fn what_it_cannot_run_is_said() {
    let many = cosim("--stalls 100").assert().failure();
    assert!(String::from_utf8_lossy(&many.get_output().stderr).contains("--stalls"));
    let controller = cosim("--design controller --traffic random")
        .assert()
        .failure();
    let said = String::from_utf8_lossy(&controller.get_output().stderr).into_owned();
    assert!(said.contains("Verilator"), "{said}");
}
