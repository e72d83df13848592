//! Files in a folder, and the command's own functions run on them.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use tempfile::TempDir;

/// A folder for one input's files, gone when it is dropped.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    /// The folder with a file in it.
    pub fn with(name: &str, data: &[u8]) -> Self {
        let folder = Self::new();
        folder.write(name, data);
        folder
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, data: &[u8]) {
        fs::write(self.path(name), data).expect("a file in a temporary folder");
    }

    /// The names of all files, sorted.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).expect("the temporary folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<_> = names
            .map(|name| name.into_string().expect("a name"))
            .collect();
        names.sort();
        names
    }

    /// Panics if there is anything but these files: what failed must leave nothing behind.
    pub fn has_only(&self, names: &[&str]) {
        assert_eq!(self.names(), names, "files that were left behind");
    }

    pub fn root(&self) -> &Path {
        self.0.path()
    }
}

/// A subcommand's arguments out of its words. A path in a word is relative to a folder if it begins
/// with `@`.
pub fn parse<A: Args>(folder: &Folder, line: &str) -> A {
    let command = A::augment_args(Command::new("hdlgen").no_binary_name(true));
    let words = line
        .split_whitespace()
        .map(|word| match word.strip_prefix('@') {
            Some(name) => folder.path(name).into_os_string(),
            None => word.into(),
        });
    let matches = command.try_get_matches_from(words);
    let matches = matches.unwrap_or_else(|error| panic!("{line}: {error}"));
    A::from_arg_matches(&matches).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Bytes taken off the front of an input, zeros where it has ended.
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    pub fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    pub fn word(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// So many bytes, filled with zeros.
    pub fn take(&mut self, count: usize) -> Vec<u8> {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        let mut taken = taken.to_vec();
        taken.resize(count, 0);
        taken
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One of some things.
    pub fn choose<'c, T>(&mut self, all: &'c [T]) -> &'c T {
        &all[usize::from(self.byte()) % all.len()]
    }
}
