//! A folder of one test's files, in which it runs the command.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use tempfile::TempDir;

pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, data: &[u8]) -> PathBuf {
        fs::write(self.path(name), data).unwrap();
        self.path(name)
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// `hdlgen` in the folder, not yet run.
    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::cargo_bin("hdlgen").unwrap();
        command.current_dir(self.0.path());
        command.args(line.split_whitespace());
        command
    }

    /// Runs `hdlgen` in the folder.
    pub fn run(&self, line: &str) -> assert_cmd::assert::Assert {
        self.command(line).assert()
    }

    /// Runs `hdlgen`, which must succeed and print JSON.
    pub fn json(&self, line: &str) -> serde_json::Value {
        let done = self.run(line).success();
        serde_json::from_slice(&done.get_output().stdout).unwrap()
    }

    pub fn fails(&self, line: &str, reason: &str) {
        let failed = self.run(line).failure();
        let never = ["panicked", "(os error", ".hdlgen-"].map(|words| contains(words).not());
        let [panic, code, temporary] = never;
        failed.stderr(contains(reason).and(panic).and(code).and(temporary));
    }

    pub fn names(&self) -> Vec<String> {
        names(self.0.path())
    }

    /// Every file of a folder in this one, by name.
    pub fn files(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        let path = self.path(folder);
        let read = |name: String| {
            let data = fs::read(path.join(&name)).unwrap();
            (name, data)
        };
        names(&path).into_iter().map(read).collect()
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// About 20 kB in which some values are frequent.
pub fn sample() -> Vec<u8> {
    let word = |i: u32| if i % 3 == 0 { i * i % 1009 } else { i % 16 };
    (0..160 * 32).flat_map(|i| word(i).to_le_bytes()).collect()
}
