//! `hdlgen prove` on small designs: what it proves, what it refuses, and what it says.

use assert_cmd::Command;
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::{designs, Options};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::prove::claims;
use serde_json::Value;

use crate::common;

fn prove(words: &str) -> Command {
    let mut command = Command::cargo_bin("hdlgen").unwrap();
    command.arg("prove").args(words.split(' '));
    command
}

/// Everything about the ports of C-Pack's decompressor and E2MC's registers, for all time, and the round
/// trip of a whole codec.
#[test]
fn small_designs_are_proved() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let cases = [
        (
            "--design m-bdi --block 64 --mag 32 --beat 64 --property holds,takes",
            4,
        ),
        ("--design m-bdi --block 64 --property round-trip", 1),
        ("--design dbi --property beats", 2),
        ("--design value-frequency --property registers", 1),
    ];
    for (words, count) in cases {
        let done = prove(words).arg("--json").output().unwrap();
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{words}: {errors}");
        let said: Value = serde_json::from_slice(&done.stdout).unwrap();
        let properties = said["properties"].as_array().unwrap();
        assert_eq!(properties.len(), count, "{words}");
        for property in properties {
            let expected = match property["property"].as_str().unwrap() {
                "round-trip" => "holds",
                _ => "proved",
            };
            assert_eq!(property["verdict"], expected, "{words}: {property}");
            assert!(
                property["bug"]["refuted_in_cycle"].is_number(),
                "{words}: {property}"
            );
        }
    }
}

/// Each claim of every design has a bug to refuse, whose text its Verilog has.
#[test]
fn every_claim_has_a_bug() {
    for entry in designs() {
        let design = hdlgen::design(entry.name, &Options::default()).unwrap();
        let emitted = emit(design.as_ref()).unwrap();
        for claim in claims(&emitted) {
            assert!(
                claim.bug().is_some(),
                "{}: {} of {}",
                entry.name,
                claim.property,
                claim.of
            );
        }
    }
}

#[test]
fn errors_say_what_was_expected() {
    let none = prove("--design metadata-cache").assert().failure();
    let said = String::from_utf8_lossy(&none.get_output().stderr).into_owned();
    assert!(
        said.contains("metadata_cache") && said.contains("scripts/prove-controller"),
        "{said}"
    );
    let unknown = prove("--property nonsense").assert().failure();
    let said = String::from_utf8_lossy(&unknown.get_output().stderr).into_owned();
    assert!(said.contains("round-trip"), "{said}");
}
