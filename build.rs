//! Tells the program which commit it is made of, where git says so: `--version` and pages have it,
//! emitted files do not.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let git = |arguments: &[&str]| {
        let done = Command::new("git")
            .args(arguments)
            .current_dir(&folder)
            .output();
        let text = String::from_utf8(done.ok().filter(|done| done.status.success())?.stdout);
        text.ok().map(|text| text.trim().to_string())
    };
    // A packaged copy in somebody else's repository is of no commit of theirs.
    let own = git(&["rev-parse", "--show-toplevel"])
        .and_then(|top| Path::new(&top).canonicalize().ok())
        .is_some_and(|top| {
            Path::new(&folder)
                .canonicalize()
                .is_ok_and(|own| own == top)
        });
    let mut version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    if let Some(commit) = git(&["rev-parse", "--short=9", "HEAD"]).filter(|_| own) {
        version += &format!(" ({commit})");
        // What changes with each commit and checkout.
        for name in ["HEAD", "logs/HEAD"] {
            let file = git(&["rev-parse", "--git-path", name]).map(|p| Path::new(&folder).join(p));
            if let Some(file) = file.filter(|file| file.exists()) {
                println!("cargo:rerun-if-changed={}", file.display());
            }
        }
    }
    println!("cargo:rustc-env=HDLGEN_VERSION={version}");
}
