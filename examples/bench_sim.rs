//! Blocks simulated per second of processor time, by our simulator and by Verilator, in turns on
//! the same blocks: each half of every design. `scripts/bench-sim` runs it.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use hdlgen::internals::design::emit;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, run};
use hdlgen::internals::design::{designs, Design, Options, Reference, Role};
use hdlgen::internals::flow::verilator::{build, Binary, BuildOptions};
use hdlgen::internals::flow::{Config, Top};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::stream::{Beats, Stalls};
use rustix::time::{clock_gettime, ClockId};

/// Blocks of the sample.
const SAMPLE: usize = 8192;
/// Each measurement takes about this many seconds, several times over: the best counts, as what
/// else the machine does only ever adds time.
const ENOUGH: f64 = 0.5;
const TIMES: usize = 5;

fn main() -> Result<()> {
    let mut only_ours = false;
    let mut only = Vec::new();
    let mut file = None;
    let mut arguments = std::env::args();
    let program = arguments.next().context("no name of this program")?;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--ours" => only_ours = true,
            "--design" => only.push(arguments.next().context("--design: which?")?),
            _ => file = Some(argument),
        }
    }
    let path = file.unwrap_or(program);
    println!("| design | half | hdlgen, blocks/s | Verilator, blocks/s | ratio | its build |");
    println!("|---|---|---|---|---|---|");
    for entry in designs() {
        if !only.is_empty() && !only.iter().any(|name| name == entry.name) {
            continue;
        }
        // The paper's E2MC; all others as they are by default.
        let options = match entry.name {
            "e2mc" => Options::default().with("sl", 16).with("pdw", 4),
            _ => Options::default(),
        };
        let design = entry.design(&options)?;
        // What depends on all blocks before runs in one lane, as nothing else does.
        if design.streams() && !design.restarts() {
            measure(design.as_ref(), Path::new(&path), only_ours)?;
        }
    }
    Ok(())
}

/// Prints a row for each half of a design.
fn measure(design: &(dyn Design + 'static), path: &Path, only_ours: bool) -> Result<()> {
    let data = sample(path, design.geometry().block().bytes())?;
    let book = design.train(&data)?;
    let reference = design.reference(book.as_ref())?;
    let expected = Expected::new(design, reference.model.as_ref(), &data);
    let folder = tempfile::tempdir()?;
    for (role, top) in emit::write_sources(design, folder.path())? {
        let mut ours = Ours {
            design,
            role,
            expected: &expected,
            bench: bench(design, role, &reference)?,
        };
        let begun = Instant::now();
        let mut theirs = if only_ours {
            None
        } else {
            Some(Theirs::new(design, role, &reference, &expected, &top)?)
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
        print!(
            "| {} | {} | {our_best:.0} | ",
            design.kind(),
            design.role_name(role)
        );
        if only_ours {
            println!("| | |")
        } else {
            println!(
                "{their_best:.0} | {:.2} | {built:.1} s |",
                our_best / their_best
            )
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

/// Seconds that a processor spent on this thread.
fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Our simulator: driving, checking against the model and all.
struct Ours<'a> {
    design: &'a dyn Design,
    role: Role,
    expected: &'a Expected,
    bench: StreamBench,
}

impl Ours<'_> {
    fn measure(&mut self) -> Result<f64> {
        let begun = processor_seconds();
        let mut blocks = 0;
        loop {
            let (design, expected) = (self.design, self.expected);
            let bench = &mut self.bench;
            blocks += run(bench, design, self.role, expected, Stalls::NONE, 0)?.blocks;
            let took = processor_seconds() - begun;
            if took >= ENOUGH {
                return Ok(blocks as f64 / took);
            }
        }
    }
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
        design: &dyn Design,
        role: Role,
        reference: &Reference,
        expected: &Expected,
        top: &Top,
    ) -> Result<Self> {
        let objects = top.folder.join(format!("objects_{}", top.module));
        Ok(Theirs {
            binary: build(top, &objects, BuildOptions::default())?,
            config: Config {
                writes: reference.load_sequence(role).to_vec(),
                readback: Vec::new(),
            },
            beats: design
                .traffic(role, expected, 0..expected.blocks.len())
                .input,
            passes: 1,
        })
    }

    fn measure(&mut self) -> Result<f64> {
        loop {
            let speed = self.binary.speed(&self.config, &self.beats, self.passes)?;
            if speed.seconds >= ENOUGH / 2.0 {
                return Ok(speed.blocks as f64 / speed.seconds);
            }
            let wanted = ENOUGH / speed.seconds.max(1e-3);
            self.passes = (self.passes as f64 * wanted).ceil() as u64;
        }
    }
}
