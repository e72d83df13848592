//! The LiteX system of `examples/litex`, in its short form: a processor boots from memory that lies
//! behind the unit.

use std::process::Command;

use crate::common;
use crate::common::folder::Folder;

fn run(folder: &Folder, flags: &[&str]) -> (bool, String) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/soc");
    let hdlgen = env!("CARGO_BIN_EXE_hdlgen");
    let done = Command::new(script)
        .args(["--short", "--hdlgen", hdlgen])
        .args(flags)
        .current_dir(folder.path(""))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&[&done.stdout[..], &done.stderr[..]].concat()).into_owned();
    (done.status.success(), text)
}

/// Takes minutes, and installs LiteX: `scripts/test --all` runs it.
#[test]
fn a_processor_works_in_memory_behind_the_unit() {
    if !common::have_verilator() {
        return;
    }
    let folder = Folder::new();
    let (passed, text) = run(&folder, &[]);
    assert!(passed, "{text}");
    let (passed, text) = run(&folder, &["--break"]);
    assert!(
        !passed,
        "a decompressor with an inverted bit was not seen: {text}"
    );
    assert!(text.contains("scripts/soc: "), "{text}");
}
