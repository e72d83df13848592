//! The environment that `scripts/test` makes of testbench/requirements.txt, or `HDLGEN_TEST_VENV`.

use std::path::PathBuf;
use std::process::Command;

use super::skip_or_fail;

/// Its folder.
pub fn folder() -> PathBuf {
    let named = std::env::var_os("HDLGEN_TEST_VENV").map(PathBuf::from);
    named.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/venv"))
}

/// Its Python, if that has modules, which are named as in an import; else the test fails or is skipped.
pub fn python(modules: &str) -> Option<PathBuf> {
    let python = folder().join("bin/python");
    let mut has = Command::new(&python);
    let has = has.args(["-c", &format!("import {modules}")]).output();
    if has.is_ok_and(|output| output.status.success()) {
        return Some(python);
    }
    let shown = python.display();
    skip_or_fail(&format!(
        "{shown} has no {modules}: scripts/test installs them"
    ));
    None
}
