//! `hdlgen draw`: pictures of a design.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use serde_json::json;

use super::design::DesignArgs;
use super::output::{check_folder, is_standard, Messages, Output};
use crate::chart;
use crate::design::pictures;

/// Draws a design as SVG: each half's datapath, from the netlist, and blocks moving through it cycle by
/// cycle, from the simulator.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen draw --sl 16 --pdw 4               two pictures of each half, in this folder
  hdlgen draw --design bpc-opt -o bpc.svg   all of them in one file, one below the other")]
pub struct DrawArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// A folder for the pictures, or a file for all of them; `-` is standard output
    #[arg(
        short,
        long,
        alias = "out",
        value_name = "FILE.svg|FOLDER",
        default_value = "."
    )]
    output: PathBuf,
    /// Print the written files as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If the parameters do not fit each other, or the pictures cannot be written.
pub fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let design = args.design.choose()?.preloaded()?;
    let drawn = pictures::draw(design.as_ref())?;
    let is_picture = args
        .output
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("svg"));
    if is_picture || is_standard(&args.output) {
        let all: Vec<&str> = drawn.values().map(String::as_str).collect();
        let all = chart::below_each_other(&all);
        return args.write(&[(args.output.clone(), &all)]);
    }
    check_folder("--output", &args.output)?;
    let there = args.output.is_dir();
    fs::create_dir_all(&args.output)
        .with_context(|| format!("--output: cannot write {}", args.output.display()))?;
    let files: Vec<_> = drawn
        .iter()
        .map(|(name, svg)| (args.output.join(name), svg.as_str()))
        .collect();
    let written = args.write(&files);
    if written.is_err() && !there {
        // Of a folder that was made for the pictures nothing stays without them.
        let _ = fs::remove_dir(&args.output);
    }
    written
}

impl DrawArgs {
    /// Writes all files, or none, and says which.
    fn write(&self, files: &[(PathBuf, &str)]) -> anyhow::Result<()> {
        let mut outputs = Vec::new();
        for (path, svg) in files {
            let mut output = Output::create("--output", path)?;
            output.write_all(svg.as_bytes())?;
            outputs.push(output);
        }
        for output in outputs {
            output.commit()?;
        }
        let messages = Messages::beside([&self.output]);
        let paths = files.iter().map(|(path, _)| path);
        if self.json {
            let files: Vec<_> = paths.map(|path| path.display().to_string()).collect();
            messages.say(&serde_json::to_string_pretty(&json!({ "files": files }))?);
            return Ok(());
        }
        for path in paths.filter(|path| !is_standard(path)) {
            messages.say(&path.display().to_string());
        }
        Ok(())
    }
}
