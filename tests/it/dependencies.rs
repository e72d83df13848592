//! The packages that the program is made of.

use std::process::Command;

use serde_json::Value;

/// Major and minor number of a version of Rust.
fn version(text: &str) -> (u32, u32) {
    let mut numbers = text.split('.').map(|number| number.parse().unwrap());
    (numbers.next().unwrap(), numbers.next().unwrap())
}

fn output(program: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// Names, versions and wanted versions of Rust of all packages in Cargo.lock that this platform
/// has, which are here without a network.
fn packages() -> Vec<(String, Option<String>)> {
    let rustc = output("rustc", &["-vV"]);
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: "));
    let wanted = "metadata --format-version 1 --locked --offline --filter-platform";
    let mut arguments: Vec<&str> = wanted.split(' ').collect();
    arguments.extend(host);
    let metadata: Value = serde_json::from_str(&output(env!("CARGO"), &arguments)).unwrap();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages
        .map(|package| {
            let [name, version] = ["name", "version"].map(|key| text(&package[key]).unwrap());
            (format!("{name} {version}"), text(&package["rust_version"]))
        })
        .collect()
}

#[test]
fn no_package_wants_a_newer_rust_than_this_one() {
    let ours = version(env!("CARGO_PKG_RUST_VERSION"));
    let packages = packages();
    assert!(packages.len() > 100, "{} packages", packages.len());
    let newer: Vec<_> = packages
        .iter()
        .filter(|(_, wanted)| {
            wanted
                .as_deref()
                .is_some_and(|wanted| version(wanted) > ours)
        })
        .collect();
    assert!(
        newer.is_empty(),
        "Rust {ours:?} is not enough for {newer:?}"
    );
}
