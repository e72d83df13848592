//! The proofs of the controller that take seconds: `scripts/prove-controller --quick`.

use std::path::PathBuf;
use std::process::Command;

use hdlgen::internals::flow::tools::Tool;

use crate::common;

#[test]
fn quick_properties_are_proved() {
    if !common::have(&[Tool::Yosys]) {
        return;
    }
    let said = all_proved(&[], 15);
    assert!(said.contains("| induction | all |"), "{said}");
}

#[test]
fn answers_to_writes_hold_until_they_are_taken() {
    if !common::have(&[Tool::Yosys]) {
        return;
    }
    all_proved(&["--only", "B holds until it is taken"], 1);
}

/// Each of them for all time, and each refuses the bug that was planted for it.
fn all_proved(of: &[&str], least: usize) -> String {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scripts/prove-controller");
    let done = Command::new(script)
        .args(["--quick", "--hdlgen", env!("CARGO_BIN_EXE_hdlgen")])
        .args(of)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}{errors}");
    let proved = said.matches(" | all | ").count();
    assert_eq!(proved, said.matches("| is refused |").count(), "{said}");
    assert!(proved >= least, "{said}");
    said.into_owned()
}
