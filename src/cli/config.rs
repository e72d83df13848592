//! A file with a list of designs, to keep under version control.
//!
//! ```toml
//! [[design]]
//! design = "fpc-opt"
//! lanes = 16
//!
//! [[design]]
//! sl = 8
//! codebook = "books/weights.json"   # from this file's folder on
//! ```

use std::path::Path;

use anyhow::{bail, ensure, Context};
use clap::Parser;
use serde::Deserialize;
use toml::{Table, Value};

use super::design::DesignArgs;
use crate::terms::data;

/// The file: a list of designs, each by its flags without dashes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    design: Vec<Table>,
}

/// A design by its flags.
#[derive(Debug, Parser)]
#[command(no_binary_name = true)]
struct Point {
    #[command(flatten)]
    design: DesignArgs,
}

/// The designs of a command line's words.
pub(super) fn of_flags(flags: &[String]) -> anyhow::Result<DesignArgs> {
    match Point::try_parse_from(flags) {
        Ok(point) => Ok(point.design),
        Err(error) => bail!("{}", first_line(&error.to_string())),
    }
}

/// clap's own words for what is wrong, without its hints.
fn first_line(message: &str) -> &str {
    let line = message.lines().next().unwrap_or_default();
    line.trim_start_matches("error: ")
}

/// The flags of each design of a file, in order.
///
/// # Errors
/// If the file cannot be read, is no such list, or a value is none that a flag takes. Whether the
/// flags are a design is not looked at.
pub(super) fn read(path: &Path) -> anyhow::Result<Vec<Vec<String>>> {
    let text = data::read_text(path).with_context(|| format!("cannot read {}", path.display()))?;
    let file: File = toml::from_str(&text)
        .with_context(|| format!("{} is no list of designs", path.display()))?;
    ensure!(
        !file.design.is_empty(),
        "{} has no [[design]]",
        path.display()
    );
    let designs = file.design.iter().enumerate();
    designs
        .map(|(number, design)| {
            flags(design, path)
                .with_context(|| format!("{}, design {}", path.display(), number + 1))
        })
        .collect()
}

fn flags(design: &Table, file: &Path) -> anyhow::Result<Vec<String>> {
    let mut all = Vec::new();
    for (name, value) in design {
        let flag = format!("--{name}");
        match value {
            Value::Boolean(true) => all.push(flag),
            Value::Boolean(false) => {}
            Value::Integer(number) => all.extend([flag, number.to_string()]),
            Value::String(text) if name == "codebook" => {
                let folder = file.parent().unwrap_or(Path::new(""));
                all.extend([flag, folder.join(text).display().to_string()]);
            }
            Value::String(text) => all.extend([flag, text.clone()]),
            other => bail!(
                "{name}: expected a number, a text or true, not {}",
                other.type_str()
            ),
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_flags() {
        let table = |text: &str| flags(&text.parse().unwrap(), Path::new("a/b.toml"));
        let words = table("design = 'bdi'\nstages = 2\ndbi = true\nx = false").unwrap();
        assert_eq!(words, ["--dbi", "--design", "bdi", "--stages", "2"]);
        assert_eq!(table("codebook = 'c'").unwrap(), ["--codebook", "a/c"]);
        assert!(table("lanes = [1]").is_err());
    }
}
