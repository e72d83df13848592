//! The studies of docs/e2mc_delta.md, docs/pfor.md and docs/numbers.md: what the parts of the formats bring, on
//! public data that scripts/study-data makes. Prints tables in Markdown.
//!
//! `cargo run --release --example study -- [PART…] [--data FOLDER]`, PART being of changes, choices,
//! sources, codecs, pfor and numbers; all of them by default.

mod ablation;
mod data;
mod models;
mod numbers;
mod pfor;
mod variant;

use std::path::PathBuf;

use anyhow::{bail, Context};

const PARTS: [&str; 6] = ["changes", "choices", "sources", "codecs", "pfor", "numbers"];

fn main() -> anyhow::Result<()> {
    let mut parts = Vec::new();
    let mut folder = PathBuf::from("target/study-data");
    let mut arguments = std::env::args_os().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--data") => folder = arguments.next().context("--data needs a FOLDER")?.into(),
            Some(part) if PARTS.contains(&part) => parts.push(part.to_owned()),
            _ => {
                let argument = argument.to_string_lossy();
                bail!("there is no part '{argument}': {}", PARTS.join(", "));
            }
        }
    }
    let has = |part: &str| parts.is_empty() || parts.iter().any(|asked| asked == part);
    if PARTS[..5].iter().any(|part| has(part)) {
        let sets = [data::files(&folder.join("files"))?, data::workloads()?];
        ablation::check(&sets)?;
        if has("changes") {
            ablation::changes(&sets);
        }
        if has("choices") {
            ablation::choices(&sets);
        }
        if has("sources") {
            ablation::sources(&sets);
        }
        if has("codecs") {
            models::tables(&sets)?;
        }
        if has("pfor") {
            pfor::table(&sets)?;
        }
    }
    if has("numbers") {
        numbers::tables(&folder.join("tensors"))?;
    }
    Ok(())
}
