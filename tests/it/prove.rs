//! `hdlgen prove` on small designs: its proofs, its refutations, and its output.

use assert_cmd::Command;
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::{designs, Options};
use hdlgen::internals::flow::formal::{Engine, Verdict};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::prove::{claims, Claim, Effort};
use serde_json::Value;

use crate::common;

fn prove(words: &str) -> Command {
    let mut command = Command::cargo_bin("hdlgen").unwrap();
    command.arg("prove").args(words.split(' '));
    command
}

/// The properties that a run prints; each must be decided, and each bug found.
fn proved(words: &str) -> Vec<Value> {
    let done = prove(words).arg("--json").output().unwrap();
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{words}: {errors}");
    let said: Value = serde_json::from_slice(&done.stdout).unwrap();
    said["properties"].as_array().unwrap().clone()
}

#[test]
fn ports_are_proved() {
    all_proved(&[
        ("--design dbi --property beats", 2),
        ("--design m-bdi --block 64 --property in-turn", 2),
    ]);
}

#[test]
fn ports_of_larger_designs_are_proved() {
    all_proved(&[
        ("--design dbi --property holds", 2),
        ("--design value-frequency --property registers", 1),
        ("--design cpack --block 64 --property takes", 2),
        // Metadata of three bits, and the error bit above them.
        (
            "--design numbers --block 256 --digits 1 --property framing",
            2,
        ),
        // More stages than PDR can prove without help.
        ("--design fpc-opt --property answers --seconds 20", 2),
        ("--design e2mc --property forgets", 1),
    ]);
}

/// For all time, and each refuses its bug.
fn all_proved(cases: &[(&str, usize)]) {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    for &(words, count) in cases {
        let properties = proved(words);
        assert_eq!(properties.len(), count, "{words}");
        for property in properties {
            assert_eq!(property["verdict"], "proved", "{words}: {property}");
            let cycle = &property["bug"]["refuted_in_cycle"];
            assert!(cycle.is_number(), "{words}: {property}");
        }
    }
}

/// The property `in-turn` of a compressor whose raw blocks wait in a memory. The proof keeps one word of it.
fn through_a_memory() -> Claim {
    let options = Options::default().with("block", 64).with("raw", "memory");
    let design = hdlgen::design("fpc-opt", &options).unwrap();
    let emitted = emit(design.as_ref()).unwrap();
    let is_compressors = |claim: &Claim| claim.property == "in-turn" && claim.of == "compressor";
    let found = claims(&emitted).into_iter().find(is_compressors);
    found.unwrap()
}

fn effort(bugs: bool) -> Effort {
    Effort {
        seconds: 30,
        cycles: 30,
        bugs,
        unbounded: Engine::Reachability,
    }
}

#[test]
fn raw_blocks_are_followed_through_a_memory() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let found = through_a_memory().decide(effort(true)).unwrap();
    assert_eq!(found.verdict, Some(Verdict::Proved));
    let (about, cycle) = found.bug.unwrap();
    assert_eq!(
        about,
        "raw blocks are read from the next word of their memory"
    );
    assert!(cycle.is_some());
}

/// The memory's other inputs, one by one.
#[test]
fn bugs_of_the_memory_are_found() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let claim = through_a_memory();
    let changes = [
        ("write_enable(raw_put)", "write_enable(1'b0)"),
        (
            "write_address(raw_write_pointer)",
            "write_address(~raw_write_pointer)",
        ),
        ("read_enable(raw_take)", "read_enable(1'b1)"),
    ];
    for (old, new) in changes {
        let changed = claim.with_change(old, new).unwrap();
        let verdict = changed.decide(effort(false)).unwrap().verdict;
        assert!(
            matches!(verdict, Some(Verdict::Refuted { .. })),
            "{new}: {verdict:?}"
        );
    }
}

/// Coded blocks behind others, where the proof for all time takes minutes: a search, which finds the bug.
#[test]
fn coded_blocks_are_followed_through_ways() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let words = "--design e2mc --sl 32 --pdw 8 --block 64 --property coded-in-turn --seconds 5";
    let properties = proved(words);
    assert_eq!(properties.len(), 1);
    let cycle = &properties[0]["bug"]["refuted_in_cycle"];
    assert!(cycle.is_number(), "{properties:?}");
}

/// Stages change only the timing: the results are the same, and nothing moves in a stall.
#[test]
fn a_pipeline_is_proved() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    // The decompressor has one stage.
    let found = proved("--design m-bdi --block 64 --property pipeline,stalls");
    assert_eq!(found.len(), 3);
    for property in found {
        assert_eq!(property["verdict"], "proved", "{property}");
        let cycle = &property["bug"]["refuted_in_cycle"];
        assert!(cycle.is_number(), "{property}");
    }
}

/// All blocks of 64 bytes through both halves of a codec.
#[test]
fn a_round_trip_is_proved() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let found = proved("--design m-bdi --block 64 --property round-trip --no-bugs");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["verdict"], "holds");
    assert!(found[0]["cycles"].as_u64().unwrap() > 12);
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

/// A property's cone has the registers of its data; registers outside all cones are named.
#[test]
fn registers_outside_all_properties_are_named() {
    if !common::have(&[Tool::Yosys]) {
        return;
    }
    let done = prove("--design dbi --cone --property beats")
        .output()
        .unwrap();
    assert!(done.status.success());
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    // Beats are followed by their marks, not by their data.
    let (encoder, decoder) = said.split_once("dbi decoder: ").unwrap();
    assert!(
        encoder.ends_with("  none               288\n    inversion (32)\n    wires (256)\n"),
        "{said}"
    );
    assert!(
        decoder.ends_with("  none               256\n    m_axis_tdata (256)\n"),
        "{said}"
    );
}

#[test]
fn a_missing_model_checker_is_named_with_its_cure() {
    let none = prove("--design dbi --engine ric3")
        .env("PATH", "")
        .assert()
        .failure();
    let said = String::from_utf8_lossy(&none.get_output().stderr).into_owned();
    assert!(
        said.contains("rIC3 is not installed") && said.contains("cargo install rIC3"),
        "{said}"
    );
}

/// The same verdicts as ABC's.
#[test]
fn another_model_checker_proves_ports() {
    if !common::have(&[Tool::Yosys, Tool::Abc]) || Tool::Ric3.find().is_err() {
        return;
    }
    let found = proved("--design dbi --property beats,holds --engine ric3");
    assert_eq!(found.len(), 4);
    for property in found {
        assert_eq!(property["verdict"], "proved", "{property}");
    }
}
