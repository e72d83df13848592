//! A design's name and the command line that makes it, both from the same parameters.

use std::fmt::Display;

use super::manifest::sha256;

/// The name of a design and the command that makes it, part by part.
#[derive(Clone, Debug)]
pub struct Called {
    /// The name, valid as a part of module and file names.
    pub name: String,
    /// The command line, from `hdlgen` on.
    pub command: String,
}

impl Called {
    /// One without parameters, as `--design` takes it.
    pub fn new(kind: &str) -> Self {
        Called {
            name: kind.replace('-', "_"),
            command: format!("hdlgen --design {kind}"),
        }
    }

    /// Adds a part to both.
    pub fn add(&mut self, name: &str, flags: &str) {
        self.name.push_str(&format!("_{name}"));
        self.command.push_str(&format!(" {flags}"));
    }

    /// Adds the codebook in the tables, if there is one: different contents are different designs.
    pub fn with_book(&mut self, json: Option<String>) {
        if let Some(json) = json {
            let digest = sha256(json.as_bytes());
            self.add(&format!("book{}", &digest[..8]), "--codebook BOOK");
        }
    }

    /// Adds a parameter.
    pub fn with(&mut self, flag: &str, value: impl Display) {
        self.add(&format!("{flag}{value}"), &format!("--{flag} {value}"));
    }

    /// Adds a parameter if it is not the default.
    pub fn unless<T: Display + PartialEq>(&mut self, default: T, flag: &str, value: T) {
        if value != default {
            self.with(flag, value);
        }
    }
}
