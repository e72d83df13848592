//! The `hdlgen` command.

use std::any::Any;
use std::ffi::OsString;
use std::panic;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use hdlgen::internals::cli::{
    codecs, completions, cosim, coverage, decode, design, designs, draw, encode, eval, eval_blocks,
    faults, fpga, generate, layout, llm, merge, perf, prove, reproduce, sim, size, sweep, synth,
    train, usage, vectors, workload,
};

/// Generator of synthesizable Verilog for GPU memory-compression hardware.
///
/// Without a subcommand it writes the Verilog of a design to a folder.
#[derive(Debug, Parser)]
#[command(
    version = env!("HDLGEN_VERSION"),
    args_conflicts_with_subcommands = true,
    arg_required_else_help = true,
    after_help = "Examples:
  hdlgen --sl 16 --pdw 4                    write rtl_out/e2mc_sl16_pdw4/
  hdlgen --design fpc-opt --lanes 32        another design (`hdlgen designs` lists them)
  hdlgen sim --sl 16 --pdw 4 FILE           run it on a file, in the cycle simulator
  hdlgen cosim --sl 16 --pdw 4 FILE         run the Verilog on a file, in Verilator
  hdlgen synth --sl 16 --pdw 4              its area and clock, by Yosys and OpenSTA
  hdlgen layout dbi                         its clock after placement, with wire delay
  hdlgen fpga fpc-mc                        the same on an FPGA, placed and routed
  hdlgen sweep --sl 8,16 --pdw 2,4          the Pareto points of these designs
  hdlgen size --gpu rtx5090 --library paper how many units a GPU needs
  hdlgen train FILE --sl 16 -o book.json    a codebook
  hdlgen eval FILE                          the compression ratio of every codec
  hdlgen perf --workloads                   what a GPU gains in speed and energy
  hdlgen reproduce                          the papers' tables and figures, with ours
  hdlgen --design controller                the complete AXI4 unit, with its C driver
  hdlgen --sl 16 --export fusesoc,orfs      with files for these flows
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
    Coverage(coverage::CoverageArgs),
    Faults(faults::FaultsArgs),
    Vectors(vectors::VectorsArgs),
    Draw(draw::DrawArgs),
    Synth(synth::SynthArgs),
    Layout(layout::LayoutArgs),
    Fpga(fpga::FpgaArgs),
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
    Perf(perf::PerfArgs),
    Llm(llm::LlmArgs),
    Prove(prove::ProveArgs),
    Reproduce(reproduce::ReproduceArgs),
    Completions(completions::CompletionsArgs),
    Man(completions::ManArgs),
}

/// The exit status of a program that SIGPIPE ends.
const CLOSED_PIPE: u8 = 128 + 13;

/// The exit status after a mistake in the command line, which is clap's, too.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    if let Err(error) = end_on_signals() {
        eprintln!("error: cannot watch for signals: {error}");
        return ExitCode::FAILURE;
    }
    // Output that cannot be printed ends the program, unwinding, so that nothing temporary is left;
    // without a word where a reader has seen enough (`hdlgen designs | head -1`).
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if unprintable(info.payload()).is_none() {
            report(info);
        }
    }));
    match panic::catch_unwind(run) {
        Ok(code) => code,
        Err(payload) => match unprintable(payload.as_ref()) {
            Some(error) if error.contains("Broken pipe") => ExitCode::from(CLOSED_PIPE),
            Some(error) => fail(&format!("cannot write to standard output{error}")),
            None => panic::resume_unwind(payload),
        },
    }
}

/// The reason in the panic of a `println!` that cannot write to standard output.
fn unprintable(payload: &(dyn Any + Send)) -> Option<&str> {
    let message = payload.downcast_ref::<String>()?;
    message.strip_prefix("failed printing to stdout")
}

/// Sees to it that an interrupt leaves nothing behind: neither temporary files nor programs that
/// run for this one.
#[cfg(unix)]
fn end_on_signals() -> std::io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::low_level::emulate_default_handler;
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            hdlgen::internals::flow::children::end_all();
            hdlgen::internals::terms::temporary::remove_all();
            // As if it had not been caught, so that a shell sees what ended it.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn end_on_signals() -> std::io::Result<()> {
    Ok(())
}

/// Says what went wrong.
fn fail(message: &str) -> ExitCode {
    eprintln!("error: {}", without_codes(message));
    ExitCode::FAILURE
}

/// The message without `(os error N)`.
fn without_codes(message: &str) -> String {
    let mut parts = message.split(" (os error ");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once(')').map_or("", |(_, rest)| rest);
    }
    text
}

fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(message) => return show(&of_design(message)),
    };
    let result = match cli.command {
        None => generate::run(&cli.generate),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Cosim(args)) => cosim::run(&args),
        Some(Command::Coverage(args)) => coverage::run(&args),
        Some(Command::Faults(args)) => faults::run(&args),
        Some(Command::Synth(args)) => synth::run(&args),
        Some(Command::Layout(args)) => layout::run(&args),
        Some(Command::Fpga(args)) => fpga::run(&args),
        Some(Command::Sweep(args)) => sweep::run(&args),
        Some(Command::Size(args)) => size::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Eval(args)) => eval_blocks::run(&args),
        Some(Command::Merge(args)) => merge::run(&args),
        Some(Command::Encode(args)) => encode::run(&args),
        Some(Command::Decode(args)) => decode::run(&args),
        Some(Command::Codecs(args)) => codecs::run(&args),
        Some(Command::Designs(args)) => designs::run(&args),
        Some(Command::Workload(args)) => workload::run(&args),
        Some(Command::Perf(args)) => perf::run(&args),
        Some(Command::Llm(args)) => llm::run(&args),
        Some(Command::Prove(args)) => prove::run(&args),
        Some(Command::Reproduce(args)) => reproduce::run(&args),
        Some(Command::Draw(args)) => draw::run(&args),
        Some(Command::Vectors(args)) => vectors::run(&args),
        Some(Command::Completions(args)) => completions::run(&args, Cli::command()),
        Some(Command::Man(args)) => completions::man(&args, Cli::command()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::from(CLOSED_PIPE),
        Err(error) => {
            let failed = fail(&describe(&error));
            if usage::is_usage(&error) {
                ExitCode::from(USAGE)
            } else {
                failed
            }
        }
    }
}

/// Help, where a design is named of that design; other messages as they are.
fn of_design(message: clap::Error) -> clap::Error {
    let words: Vec<OsString> = std::env::args_os().collect();
    // `hdlgen DESIGN` is no command.
    let first = words.get(1).filter(|name| design::is_one(name));
    if let (ErrorKind::InvalidSubcommand, Some(name)) = (message.kind(), first) {
        let name = name.to_string_lossy();
        let tip = format!("unrecognized subcommand '{name}': use `hdlgen --design {name}`");
        return Cli::command().error(ErrorKind::InvalidSubcommand, tip);
    }
    // `hdlgen help DESIGN` is `hdlgen --design DESIGN --help`.
    let words = match &words[..] {
        [program, help, name] if help == "help" && design::is_one(name) => {
            let flags = ["--design".into(), name.clone(), "--help".into()];
            [program.clone()].into_iter().chain(flags).collect()
        }
        _ if message.kind() == ErrorKind::DisplayHelp => words,
        _ => return message,
    };
    let command = design::help_of(Cli::command(), words.clone());
    command.try_get_matches_from(words).err().unwrap_or(message)
}

/// Whether data could not be written because a pipe's reader has closed it.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref());
    causes.any(|error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

/// Prints clap's message: help, or the error in the arguments.
fn show(message: &clap::Error) -> ExitCode {
    match message.print() {
        Ok(()) => ExitCode::from(message.exit_code().try_into().unwrap_or(1)),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED_PIPE),
        Err(error) => fail(&format!("cannot write to standard output: {error}")),
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
