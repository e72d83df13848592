//! Blocks simulated per second, by our simulator and by Verilator, side by side
//! on the same blocks: the compressor and the decompressor of SL 16, PDW 4.
//! `scripts/bench-sim` runs it.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use hdlgen::internals::codebook::{Codebook, Histogram};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, run};
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::flow::verilator::{build, Binary, BuildOptions};
use hdlgen::internals::flow::{Config, Top};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::verilog;
use hdlgen::internals::rtl::e2mc::tables::address_map::ADDRESS_BITS;
use hdlgen::internals::stream::{Beats, ConfigPort, Stalls, StreamPort};

/// Blocks of the sample.
const SAMPLE: usize = 8192;
/// Each measurement takes about this long, several times over: the best counts,
/// as what else the machine does only ever adds time.
const ENOUGH: Duration = Duration::from_millis(700);
const TIMES: usize = 5;

fn main() -> Result<()> {
    let mut only_ours = false;
    let mut file = None;
    for argument in std::env::args_os().skip(1) {
        match argument.to_str() {
            Some("--ours") => only_ours = true,
            _ => file = Some(argument),
        }
    }
    let path = file.map_or_else(std::env::current_exe, |file| Ok(file.into()))?;
    let design = E2mc::new(&Options::default().with("sl", 16).with("pdw", 4))?;
    let data = sample(&path, design.geometry().block().bytes())?;
    let mut histogram = Histogram::new(design.symbol_length());
    histogram.add(&data)?;
    let book = histogram.train(design.mfv())?;
    let expected = Expected::new(&design, &design.model(&book), &data);
    println!(
        "{}: {} blocks of {}, one thread",
        design.name(),
        expected.blocks.len(),
        path.display()
    );
    for role in Role::ALL {
        println!("{}:", role.name());
        let mut ours = Ours::new(&design, role, &book, &expected)?;
        let folder = tempfile::tempdir()?;
        let begun = Instant::now();
        let mut theirs = match only_ours {
            true => None,
            false => Some(Theirs::new(&design, role, &book, &expected, folder.path())?),
        };
        let built = begun.elapsed().as_secs_f64();
        // In turns, so that what else the machine does falls on both.
        let (mut our_best, mut their_best) = (0.0f64, 0.0f64);
        for _ in 0..TIMES {
            our_best = our_best.max(ours.measure()?);
            if let Some(theirs) = &mut theirs {
                their_best = their_best.max(theirs.measure()?);
            }
        }
        println!("  hdlgen     {our_best:>10.0} blocks/s");
        if theirs.is_some() {
            println!("  Verilator  {their_best:>10.0} blocks/s, after a build of {built:.1} s");
            println!("  ratio      {:>10.2}", our_best / their_best);
        }
    }
    Ok(())
}

/// Whole blocks from all over the file, at most [`SAMPLE`].
fn sample(path: &Path, block: usize) -> Result<Vec<u8>> {
    let data = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let blocks = data.len() / block;
    anyhow::ensure!(blocks > 0, "{} has no whole block", path.display());
    let count = blocks.min(SAMPLE);
    let chosen = (0..count).map(|i| i * blocks / count * block);
    Ok(chosen
        .flat_map(|at| &data[at..at + block])
        .copied()
        .collect())
}

/// Our simulator: driving, checking against the model and all.
struct Ours<'a> {
    design: &'a E2mc,
    role: Role,
    expected: &'a Expected,
    bench: StreamBench,
}

impl<'a> Ours<'a> {
    fn new(design: &'a E2mc, role: Role, book: &Codebook, expected: &'a Expected) -> Result<Self> {
        Ok(Ours {
            design,
            role,
            expected,
            bench: bench(design, role, &design.reference_of(book))?,
        })
    }

    fn measure(&mut self) -> Result<f64> {
        let begun = Instant::now();
        let mut blocks = 0;
        while begun.elapsed() < ENOUGH {
            let bench = &mut self.bench;
            blocks += run(
                bench,
                self.design,
                self.role,
                self.expected,
                Stalls::NONE,
                0,
            )?
            .blocks;
        }
        Ok(blocks as f64 / begun.elapsed().as_secs_f64())
    }
}

fn verilated(design: &E2mc, role: Role, folder: &Path) -> Result<Binary> {
    let module = design.module(role)?;
    let mut files = Vec::new();
    for file in verilog::print(&module, &design.command()) {
        std::fs::write(folder.join(&file.name), file.text)?;
        files.push(file.name.into());
    }
    let port = |user_bits| StreamPort {
        data_bytes: design.beat().bytes(),
        user_bits,
        metadata: false,
    };
    let (input, output) = match role {
        Role::Compressor => (port(0), port(2)),
        Role::Decompressor => (port(2), port(3)),
    };
    let config = Some(ConfigPort {
        address_bits: ADDRESS_BITS,
    });
    let top = Top {
        module: module.name.clone(),
        folder: folder.into(),
        files,
        input,
        raw: None,
        output,
        config,
        framing_error: false,
    };
    Ok(build(&top, &folder.join("model"), BuildOptions::default())?)
}

/// Verilator's model, driven without checks.
struct Theirs {
    binary: Binary,
    config: Config,
    beats: Beats,
    passes: u64,
}

impl Theirs {
    fn new(
        design: &E2mc,
        role: Role,
        book: &Codebook,
        expected: &Expected,
        folder: &Path,
    ) -> Result<Self> {
        let writes = design.load_sequence(role, book);
        let bytes = design.beat().bytes();
        let beats = expected.input(role, bytes, 0..expected.blocks.len());
        Ok(Theirs {
            binary: verilated(design, role, folder)?,
            config: Config {
                writes,
                readback: Vec::new(),
            },
            beats,
            passes: 1,
        })
    }

    fn measure(&mut self) -> Result<f64> {
        loop {
            let speed = self.binary.speed(&self.config, &self.beats, self.passes)?;
            if speed.seconds >= ENOUGH.as_secs_f64() / 2.0 {
                return Ok(speed.blocks as f64 / speed.seconds);
            }
            let wanted = ENOUGH.as_secs_f64() / speed.seconds.max(1e-3);
            self.passes = (self.passes as f64 * wanted).ceil() as u64;
        }
    }
}
