//! Runs other people's tools, or says that they are missing.

use std::path::Path;
use std::process::Command;

/// Whether the tool is there. Fails without it, unless told to go on.
pub fn have(tool: &str) -> bool {
    let found = Command::new(tool).arg("-V").output().is_ok();
    if !found {
        let skip = std::env::var("HDLGEN_SKIP_MISSING").is_ok_and(|v| v == "1");
        assert!(skip, "{tool} is missing");
        println!("skipped: {tool}");
    }
    found
}

pub fn run(folder: &Path, tool: &str, args: &[&str]) -> String {
    let output = Command::new(tool)
        .current_dir(folder)
        .args(args)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).to_string();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{tool}: {text}{errors}");
    text
}
