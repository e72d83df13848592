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
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scripts/prove-controller");
    let done = Command::new(script)
        .args(["--quick", "--hdlgen", env!("CARGO_BIN_EXE_hdlgen")])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}{errors}");
    // Each of them for all time, and each refuses the bug that was planted for it.
    let proved = said.matches(" | all | ").count();
    assert_eq!(proved, said.matches("| is refused |").count(), "{said}");
    assert!(proved >= 15, "{said}");
    assert!(said.contains("| induction | all |"), "{said}");
}
