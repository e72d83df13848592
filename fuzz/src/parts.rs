//! The readers of parts that are joined.

use hdlgen::internals::cli::merge;
use hdlgen::internals::eval::{evaluation_csv, report, toggles_text, About, Evaluation};
use hdlgen::internals::terms::data::Source;

use super::words::{parse, Bytes, Folder};

/// Two parts of an evaluation, or one.
pub fn evaluations(data: &[u8]) {
    for part in parts(data) {
        let part = Source::of_bytes(part).expect("a temporary file");
        if let Ok(read) = Evaluation::read(&part) {
            evaluation_csv(&read);
            toggles_text(&read, true);
            // A page whose charts cannot be drawn is an error, too.
            let _ = report(&read, &[], &About::default());
        }
    }
    merge(data, "whole.json");
}

/// Two parts of a histogram, or one.
pub fn histograms(data: &[u8]) {
    merge(data, "book.json");
}

/// The length of the first part, then both, the second of which may be missing.
fn parts(data: &[u8]) -> Vec<&[u8]> {
    let mut bytes = Bytes(data);
    let first = usize::from(bytes.word()).min(bytes.0.len());
    let (first, second) = bytes.0.split_at(first);
    let mut parts = vec![first, second];
    parts.retain(|part| !part.is_empty());
    parts
}

/// Joins parts as the command does.
fn merge(data: &[u8], output: &str) {
    let folder = Folder::new();
    let names = ["a.part", "b.part"];
    let parts = parts(data);
    for (name, part) in names.iter().zip(&parts) {
        folder.write(name, part);
    }
    let line = match parts.len() {
        0 => return,
        1 => format!("@a.part -o @{output}"),
        _ => format!("@a.part @b.part -o @{output}"),
    };
    if let Err(error) = merge::run(&parse(&folder, &line)) {
        assert!(!error.to_string().is_empty());
        folder.has_only(&names[..parts.len()]);
    }
}
