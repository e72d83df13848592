//! `hdlgen completions` and `hdlgen man`: the completions and manual pages of the command.

use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Command};
use clap_complete::Shell;

/// Prints completions for a shell
///
/// For bash: hdlgen completions bash > ~/.local/share/bash-completion/completions/hdlgen
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Writes manual pages, one for each subcommand
#[derive(Debug, Args)]
pub struct ManArgs {
    /// The folder, which is made if it is not there
    #[arg(short, long, alias = "out", value_name = "FOLDER", default_value = ".")]
    output: PathBuf,
}

/// Runs `hdlgen completions`.
///
/// # Errors
/// If they cannot be printed.
pub fn run(args: &CompletionsArgs, mut command: Command) -> anyhow::Result<()> {
    let name = command.get_name().to_owned();
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, name, &mut text);
    std::io::Write::write_all(&mut std::io::stdout(), &text)?;
    Ok(())
}

/// Runs `hdlgen man`.
///
/// # Errors
/// If a page cannot be written.
pub fn man(args: &ManArgs, command: Command) -> anyhow::Result<()> {
    let folder = || args.output.display().to_string();
    std::fs::create_dir_all(&args.output).with_context(folder)?;
    clap_mangen::generate_to(command, &args.output).with_context(folder)
}
