//! The `hdlgen` command.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hdlgen::cli::{decode, encode, train};

/// Generator of Verilog for memory-compression hardware.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Train(train::TrainArgs),
    Encode(encode::EncodeArgs),
    Decode(decode::DecodeArgs),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Train(args) => train::run(&args),
        Command::Encode(args) => encode::run(&args),
        Command::Decode(args) => decode::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
