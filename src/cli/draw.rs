//! `hdlgen draw`: pictures of a design.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use super::design::DesignArgs;
use super::output::{check_folder, is_standard, Output};
use crate::chart;
use crate::design::pictures;

/// Draws a design as SVG: the datapath of each half, made from its netlist, and blocks that move through
/// it, cycle by cycle, from the simulator.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen draw --sl 16 --pdw 4               two pictures of each half, in this folder
  hdlgen draw --design bpc-opt -o bpc.svg   all of them in one file, one below the other")]
pub struct DrawArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// A folder for the pictures, or a file for all of them; `-` is standard output
    #[arg(short, long, value_name = "FILE.svg|FOLDER", default_value = ".")]
    out: PathBuf,
}

/// Runs the subcommand.
///
/// # Errors
/// If the parameters do not fit each other, or the pictures cannot be written.
pub fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let design = args.design.choose()?.preloaded()?;
    let drawn = pictures::draw(design.as_ref())?;
    let is_picture = args
        .out
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("svg"));
    if is_picture || is_standard(&args.out) {
        let all: Vec<&str> = drawn.values().map(String::as_str).collect();
        return write(&[(args.out.clone(), &chart::below_each_other(&all))]);
    }
    check_folder("--out", &args.out)?;
    let there = args.out.is_dir();
    fs::create_dir_all(&args.out)
        .with_context(|| format!("--out: cannot write {}", args.out.display()))?;
    let files: Vec<_> = drawn
        .iter()
        .map(|(name, svg)| (args.out.join(name), svg.as_str()))
        .collect();
    let written = write(&files);
    if written.is_err() && !there {
        // Of a folder that was made for the pictures nothing stays without them.
        let _ = fs::remove_dir(&args.out);
    }
    written
}

/// Writes all files, or none.
fn write(files: &[(PathBuf, &str)]) -> anyhow::Result<()> {
    let mut outputs = Vec::new();
    for (path, svg) in files {
        let mut output = Output::create("--out", path)?;
        output.write_all(svg.as_bytes())?;
        outputs.push((path, output));
    }
    for (path, output) in outputs {
        output.commit()?;
        say(path);
    }
    Ok(())
}

fn say(path: &Path) {
    if !is_standard(path) {
        println!("{}", path.display());
    }
}
