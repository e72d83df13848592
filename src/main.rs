//! The `hdlgen` command.

use std::any::Any;
use std::panic;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hdlgen::cli::{
    codecs, cosim, decode, designs, encode, eval, generate, merge, sim, size, sweep, synth, train,
    workload,
};

/// Generator of synthesizable Verilog for GPU memory-compression hardware.
///
/// Without a subcommand it writes the Verilog of a design to a folder.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    arg_required_else_help = true,
    after_help = "Examples:
  hdlgen --sl 16 --pdw 4                    write rtl_out/e2mc_sl16_pdw4/
  hdlgen --design fpc-opt --lanes 32        another design (`hdlgen designs` lists them)
  hdlgen sim --sl 16 --pdw 4 FILE           run it on a file, in the cycle simulator
  hdlgen cosim --sl 16 --pdw 4 FILE         run the Verilog on a file, in Verilator
  hdlgen synth --sl 16 --pdw 4              what it takes, by Yosys and OpenSTA
  hdlgen sweep --sl 8,16 --pdw 2,4          which of these designs are worth having
  hdlgen size --gpu rtx5090 --library paper how many units a GPU needs
  hdlgen train FILE --sl 16 -o book.json    a codebook
  hdlgen eval FILE                          what all codecs make of it
  hdlgen --sl 16 --export fusesoc,orfs      with what hands it to these flows
  hdlgen --sl 16 --codebook book.json       a design with the codebook in its tables"
)]
struct Cli {
    #[command(flatten)]
    generate: generate::GenerateArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Sim(sim::SimArgs),
    Cosim(cosim::CosimArgs),
    Synth(synth::SynthArgs),
    Sweep(sweep::SweepArgs),
    Size(size::SizeArgs),
    Train(train::TrainArgs),
    Eval(eval::EvalArgs),
    Merge(merge::MergeArgs),
    Encode(encode::EncodeArgs),
    Decode(decode::DecodeArgs),
    Codecs(codecs::CodecsArgs),
    Designs(designs::DesignsArgs),
    Workload(workload::WorkloadArgs),
}

/// The exit status of a program that SIGPIPE ends.
const CLOSED_PIPE: u8 = 128 + 13;

fn main() -> ExitCode {
    // A reader that has seen enough (`hdlgen designs | head -1`) ends the program: without a word,
    // and unwinding, so that nothing temporary is left.
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !is_closed_pipe(info.payload()) {
            report(info);
        }
    }));
    match panic::catch_unwind(run) {
        Ok(code) => code,
        Err(payload) if is_closed_pipe(payload.as_ref()) => ExitCode::from(CLOSED_PIPE),
        Err(payload) => panic::resume_unwind(payload),
    }
}

/// Whether `println!` found that nobody reads any more.
fn is_closed_pipe(payload: &(dyn Any + Send)) -> bool {
    let message = payload.downcast_ref::<String>();
    message.is_some_and(|text| {
        text.starts_with("failed printing to stdout") && text.contains("Broken pipe")
    })
}

fn run() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => generate::run(&cli.generate),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Cosim(args)) => cosim::run(&args),
        Some(Command::Synth(args)) => synth::run(&args),
        Some(Command::Sweep(args)) => sweep::run(&args),
        Some(Command::Size(args)) => size::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Eval(args)) => eval::run(&args),
        Some(Command::Merge(args)) => merge::run(&args),
        Some(Command::Encode(args)) => encode::run(&args),
        Some(Command::Decode(args)) => decode::run(&args),
        Some(Command::Codecs(args)) => codecs::run(&args),
        Some(Command::Designs(args)) => designs::run(&args),
        Some(Command::Workload(args)) => workload::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", describe(&error));
            ExitCode::FAILURE
        }
    }
}

/// The error and its causes, but for those that the message already says.
fn describe(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}
