//! `hdlgen sim`: runs a design on a file in the cycle simulator.

use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use clap::Args;
use serde::Serialize;

use super::design::{Chosen, DesignArgs};
use super::progress;
use crate::codebook::{Codebook, Histogram};
use crate::design::e2mc::E2mc;
use crate::design::simulate::{simulate, waveform, Piece, Report, Timing, PIECE_BLOCKS};
use crate::design::{Design, Reference, Role};
use crate::terms::{BlockReader, BlockSize};

/// Compresses and decompresses every block of a file in the simulated hardware and compares each
/// with the software model.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen sim --sl 16 --pdw 4 --pad FILE               every block of a file
  hdlgen sim --pad --blocks 100 --vcd wave.vcd FILE   waveforms of the first hundred
  hdlgen sim --pad --codebook book.json --json FILE   with a codebook of other data")]
pub struct SimArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    input: InputArgs,
    /// Write waveforms of the first blocks, 64 unless --blocks says otherwise: FILE with
    /// `.compressor` and `.decompressor` before its extension
    #[arg(long, value_name = "FILE")]
    vcd: Option<PathBuf>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// The data that a design works on.
#[derive(Debug, Args)]
pub struct InputArgs {
    /// The data; trained on, too, unless there is a codebook
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Stop after so many blocks
    #[arg(long, value_name = "N")]
    pub blocks: Option<u64>,
    /// Fill the last block with zeros
    #[arg(long)]
    pub pad: bool,
}

impl InputArgs {
    fn reader(&self, block: BlockSize) -> anyhow::Result<BlockReader<File>> {
        ensure!(self.blocks != Some(0), "--blocks 0 leaves nothing to do");
        Ok(BlockReader::open(&self.file, block, self.pad)?)
    }

    /// What the design is held against: of E2MC with the codebook that was named, or
    /// one trained on all of the file.
    pub fn reference(&self, chosen: &Chosen) -> anyhow::Result<Reference> {
        Ok(match chosen {
            Chosen::Fixed(design) => design.reference(),
            Chosen::BusStage(design) => design.reference(),
            Chosen::E2mc(design, Some(book)) => {
                design.check(book)?;
                design.reference(book)
            }
            Chosen::E2mc(design, None) => design.reference(&self.train(design)?),
        })
    }

    fn train(&self, design: &E2mc) -> anyhow::Result<Codebook> {
        let mut reader = self.reader(design.geometry().block())?;
        let bar = progress::bytes(reader.length());
        let mut histogram = Histogram::new(design.symbol_length());
        let mut chunk = Vec::new();
        while reader.next_chunk(&mut chunk)? {
            histogram.add(&chunk)?;
            bar.inc(chunk.len() as u64);
        }
        bar.finish_and_clear();
        Ok(histogram.train(design.mfv())?)
    }

    /// The first blocks of the file, at most `most` of them.
    pub fn first_blocks(&self, block: BlockSize, most: u64) -> anyhow::Result<Vec<u8>> {
        let mut pieces = self.pieces(block, PIECE_BLOCKS)?;
        let mut data = Vec::new();
        let bytes = usize::try_from(most)?.saturating_mul(block.bytes());
        while data.len() < bytes {
            let Some(piece) = pieces()? else { break };
            data.extend_from_slice(&piece.data);
        }
        data.truncate(bytes);
        Ok(data)
    }

    /// The file's blocks, so many at a time or fewer.
    pub fn pieces(
        &self,
        block: BlockSize,
        most: usize,
    ) -> anyhow::Result<impl FnMut() -> anyhow::Result<Option<Piece>> + Send> {
        let mut reader = self.reader(block)?;
        let mut left = self.blocks.unwrap_or(u64::MAX);
        let (mut chunk, mut at, mut first) = (Vec::new(), 0, 0);
        Ok(move || {
            if left == 0 {
                return Ok(None);
            }
            if at == chunk.len() {
                at = 0;
                if !reader.next_chunk(&mut chunk)? {
                    return Ok(None);
                }
            }
            let wanted = (left.min(most as u64) as usize) * block.bytes();
            let end = (at + wanted).min(chunk.len());
            let data = chunk[at..end].to_vec();
            let blocks = (data.len() / block.bytes()) as u64;
            let piece = Piece { first, data };
            (at, first, left) = (end, first + blocks, left - blocks);
            Ok(Some(piece))
        })
    }
}

#[derive(Serialize)]
struct Results<'a> {
    design: String,
    file: &'a Path,
    block_bytes: u32,
    #[serde(flatten)]
    report: &'a Report,
    raw_ratio: f64,
    effective_ratio: f64,
}

/// Runs the subcommand.
///
/// # Errors
/// If the file or the codebook cannot be used, or if the hardware and the model disagree.
pub fn run(args: &SimArgs) -> anyhow::Result<()> {
    let chosen = args.design.choose_wide()?;
    let design = chosen.design();
    let block = design.geometry().block();
    let reference = args.input.reference(&chosen)?;
    let threads = match args.threads {
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    if let Some(path) = &args.vcd {
        let data = args
            .input
            .first_blocks(block, args.input.blocks.unwrap_or(64))?;
        for &role in design.roles() {
            let path = with_half(path, design.role_name(role), "vcd");
            waveform(design, role, &reference, &data, &path)?;
        }
    }
    let length = std::fs::metadata(&args.input.file).map(|m| m.len()).ok();
    let bar = progress::bytes(length);
    let report = simulate(
        design,
        &reference,
        threads,
        args.input.pieces(block, PIECE_BLOCKS)?,
        |bytes| bar.inc(bytes),
    )?;
    bar.finish_and_clear();
    let statistics = &report.statistics;
    ensure!(statistics.blocks() > 0, "no block was simulated");
    if args.json {
        let results = Results {
            design: design.name(),
            file: &args.input.file,
            block_bytes: block.get(),
            report: &report,
            raw_ratio: statistics.raw_ratio(),
            effective_ratio: statistics.effective_ratio(),
        };
        println!("{}", serde_json::to_string_pretty(&results)?);
        return Ok(());
    }
    println!("{} on {}", design.name(), args.input.file.display());
    println!(
        "  {} blocks of {} bytes, each as the model says{}",
        statistics.blocks(),
        block,
        match report.halves.len() {
            1 => "",
            _ => ", through both halves",
        }
    );
    for &role in design.roles() {
        let name = design.role_name(role);
        if let Some(timing) = report.halves.get(name) {
            print_timing(name, timing, block.get());
            if let Some(kept) = timing.kept_raw {
                let [one, two, three, raw] = statistics.by_metadata;
                println!(
                    "  energy control sent {kept} of {} compressed blocks raw; {raw} more came raw",
                    one + two + three
                );
            }
        }
    }
    let of = match chosen {
        Chosen::BusStage(_) => "fpc-opt's ",
        _ => "",
    };
    println!(
        "  {of}compression ratio: {:.3} raw, {:.3} effective ({} bytes of bursts for {})",
        statistics.raw_ratio(),
        statistics.effective_ratio(),
        statistics.stored_bytes,
        statistics.block_bits() / 8
    );
    Ok(())
}

fn print_timing(name: &str, timing: &Timing, block_bytes: u32) {
    let rate = timing.blocks as f64 / timing.cycles as f64;
    println!(
        "  {name:<13} {} cycles, {rate:.4} blocks and {:.2} bytes a cycle; latency {} to {}, interval up to {} cycles",
        timing.cycles,
        rate * f64::from(block_bytes),
        timing.latency_min,
        timing.latency_max,
        timing.interval_max
    );
}

/// `wave.vcd` becomes `wave.compressor.vcd`; `otherwise` is the extension of one without.
pub(super) fn with_half(path: &Path, half: &str, otherwise: &str) -> PathBuf {
    let extension = path.extension().and_then(|e| e.to_str());
    path.with_extension(format!("{half}.{}", extension.unwrap_or(otherwise)))
}

/// The design's halves in a folder that goes away with the value.
pub(super) fn emit_to_temporary(
    design: &dyn Design,
) -> anyhow::Result<(tempfile::TempDir, Vec<(Role, crate::flow::Top)>)> {
    let temporary = tempfile::tempdir().context("cannot make a temporary folder")?;
    let (folder, manifest) = crate::design::emit::write(design, temporary.path())?;
    let tops = manifest
        .tops
        .iter()
        .map(|top| (top.role, top.for_flow(folder.clone())));
    Ok((temporary, tops.collect()))
}
