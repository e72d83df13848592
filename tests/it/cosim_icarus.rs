//! `hdlgen cosim --simulator icarus`: the designs that it runs, and those that it rejects.

use assert_cmd::Command;
use hdlgen::internals::flow::tools::Tool;

use crate::common;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock");

fn cosim(words: &str) -> Command {
    let mut command = Command::cargo_bin("hdlgen").unwrap();
    command.args(["cosim", "--simulator", "icarus", "--pad", "--seed", "1"]);
    command.args(words.split(' ')).arg(FILE);
    command
}

/// With tables, without, and with two streams; `tests/it/vectors.rs` has every design in the same bench.
#[test]
fn designs_run_as_the_model_says() {
    if !common::have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for design in ["--sl 8", "--design bdi", "--design energy-control"] {
        let done = cosim(&format!("{design} --blocks 8")).assert().success();
        let said = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
        assert!(said.contains("8 blocks match the model"), "{said}");
    }
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
