//! `hdlgen perf`: what compression does to a GPU's speed and energy.

use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::builder::TypedValueParser;
use clap::Args;
use serde_json::json;

use super::eval_words::{names, ALL};
use super::output::Messages;
use super::parameters::{self, texts};
use super::perf_sweep::{self, Areas, Named};
use super::perf_units::Latency;
use super::progress;
use super::usage::Usage;
use super::words::words;
use crate::bus::Decision;
use crate::codec::list::{Format, FORMATS};
use crate::codec::AnyScheme;
use crate::perf::{self, Counting, Gpu, MetadataMiss, Passes, Processors, Subject, Trace};
use crate::terms::{BlockSize, SymbolLength, Ways};
use crate::workload::{Size, Workload, WORKLOADS};

/// Models a GPU whose memory controllers compress: speed, bandwidth and energy.
///
/// Requests run through processors, caches and memory channels event by event, once without compression
/// and once with each codec. docs/perf.md says what is modelled and what is not, and has the format of
/// requests.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen perf --workloads=small                 the suite of `hdlgen workload`, E2MC and others
  hdlgen workload sssp --requests -o images
  hdlgen perf images/sssp --codec e2mc,fpc-opt  its requests, two codecs
  hdlgen perf DIR --codec e2mc --pdw 1,2,4,8 --latency paper
  hdlgen perf DIR --bandwidth 8 --codec e2mc    with eight times the channels
  hdlgen perf DIR --gpu my.toml --json          a GPU of your own
  hdlgen perf DIR --warm --repeat 2             caches full from the start, and a longer run
  hdlgen perf DIR --toggles --dbi --energy-control ed2
  hdlgen perf DIR --sweep --svg sweep.svg       the best controllers for these requests
  hdlgen perf DIR --sweep --synth               with areas by Yosys and OpenSTA")]
pub struct PerfArgs {
    /// Files of requests, or folders that `hdlgen workload --requests` wrote
    #[arg(required_unless_present = "workloads", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Instead of files, generate the suite of `hdlgen workload` for this run: small, medium, large, or the bytes of
    /// its largest array
    #[arg(long, value_name = "SIZE", num_args = 0..=1, require_equals = true,
          default_missing_value = "medium", conflicts_with = "files")]
    workloads: Option<Size>,
    #[arg(long, value_name = "NAME|FILE", default_value = "gtx580",
          help = format!("The GPU: {}, or a TOML file (docs/perf.md)", Gpu::listed()))]
    gpu: String,
    /// Codecs, with commas between them, or all [default: bdi,fpc,e2mc; with --sweep those with hardware
    /// of ours: bdi,fpc-opt,bpc-opt,e2mc,e2mc-delta]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = names())]
    codec: Vec<String>,
    /// Symbol lengths in bits: of 4, 8, 16 and 32 [default: 16] (e2mc)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    sl: Vec<SymbolLength>,
    /// Parallel decoding ways: of 1, 2, 4 and 8 [default: 4; all with --sweep] (e2mc, e2mc-delta)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pdw: Vec<Ways>,
    /// Latency of the units in cycles of the memory's clock: `paper`, of E2MC's table VI; `ours`, of our designs at
    /// that clock; `none`; or two numbers, COMPRESS,DECOMPRESS [default: paper where it has them, ours elsewhere]
    #[arg(long, value_name = "HOW", value_parser = Latency::parse, default_value = "auto",
          hide_default_value = true)]
    latency: Latency,
    /// Compressors, and as many decompressors, of a controller; several with --sweep [default: no limit; 1,4,16 with
    /// --sweep]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    units: Vec<u32>,
    /// Train codebooks on this share of the instructions, during which nothing is compressed, instead
    /// of on all data beforehand
    #[arg(long, value_name = "SHARE")]
    sample: Option<f64>,
    /// Multiply the number of memory channels
    #[arg(long, value_name = "TIMES", default_value_t = 1)]
    bandwidth: u32,
    /// Multiply the instructions between requests, for compute-bound programs
    #[arg(long, value_name = "TIMES", default_value_t = 1)]
    instructions: u32,
    /// Run the requests this many times before counting starts, so that the L2 and the metadata caches are full; an
    /// online sample is taken then, too [default: 0; 1 without a number]
    #[arg(long, value_name = "TIMES", num_args = 0..=1, require_equals = true, default_value_t = 0,
          default_missing_value = "1", hide_default_value = true, value_parser = passes(0))]
    warm: u32,
    /// Run the requests this many times and count them all
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = passes(1))]
    repeat: u32,
    /// Bytes of a controller's metadata cache; several with --sweep [default: the GPU's; 2048,8192,32768
    /// with --sweep]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    mdc: Vec<u32>,
    /// What a read does that misses in the metadata cache
    #[arg(long, value_parser = words::<MetadataMiss>(), value_name = "HOW", default_value = "serial")]
    metadata_miss: MetadataMiss,
    /// Count the toggles of the channels' wires, and compute the memory's energy from them
    #[arg(long, conflicts_with = "sweep")]
    toggles: bool,
    /// With data bus inversion on the channels
    #[arg(long, requires = "toggles")]
    dbi: bool,
    /// Energy control: store a block raw where its compressed form costs more by toggles than it saves in bursts
    #[arg(long, value_parser = words::<Decision>(), value_name = "HOW", requires = "toggles")]
    energy_control: Option<Decision>,
    /// Model all combinations of codecs, ways, units and metadata caches with our hardware, and mark the Pareto
    /// points of speed and area; areas are those that this project measured at 7 nm
    #[arg(long, conflicts_with = "latency")]
    sweep: bool,
    /// Draw the sweep as SVG
    #[arg(long, value_name = "FILE", requires = "sweep")]
    svg: Option<PathBuf>,
    /// Synthesise the sweep's designs, with ports of the default width; takes minutes
    #[arg(long, requires = "sweep")]
    synth: bool,
    /// Liberty file to synthesise them for [default: as of `hdlgen synth`]
    #[arg(long, value_name = "FILE", requires = "sweep")]
    liberty: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// A number of passes.
fn passes(least: i64) -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(least..=1000)
}

/// Runs the subcommand.
///
/// # Errors
/// If requests cannot be read or do not fit the GPU, or there is no such GPU, or no latency of a codec.
pub fn run(args: &PerfArgs) -> anyhow::Result<()> {
    let gpu = args.gpu()?;
    let subjects = args.subjects()?;
    let on = gpu.processors();
    let traces: Vec<Source> = match args.workloads {
        Some(size) => WORKLOADS
            .iter()
            .map(|workload| Source::Workload(workload, size))
            .collect(),
        None => args.files.iter().cloned().map(Source::File).collect(),
    };
    let trace = |source: &Source| -> anyhow::Result<Trace> {
        let mut trace = source.trace(on)?;
        trace.multiply_instructions(args.instructions);
        trace.passes = Passes {
            warm: args.warm,
            counted: args.repeat,
        };
        Ok(trace)
    };
    if args.sweep {
        let named = |source: &Source| Ok((source.name(), trace(source)?));
        let traces = traces.iter().map(named);
        return args.sweep(
            &gpu,
            &traces.collect::<anyhow::Result<Vec<_>>>()?,
            &subjects,
        );
    }
    let counting = args.toggles.then_some(Counting {
        dbi: args.dbi,
        decision: args.energy_control,
    });
    let mut comparisons = Vec::new();
    let bar = progress::steps(traces.len() as u64);
    for source in traces {
        bar.set_message(source.name());
        let trace = trace(&source)?;
        let name = source.name();
        comparisons.push(perf::compare(&gpu, &name, &trace, &subjects, counting)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        let whole = json!({ "gpu": gpu, "runs": comparisons, "means": perf::means(&comparisons) });
        println!("{}", serde_json::to_string_pretty(&whole)?);
        return Ok(());
    }
    print!("{}", perf::text(&gpu, &comparisons));
    Ok(())
}

/// Where requests are from.
enum Source {
    File(PathBuf),
    Workload(&'static Workload, Size),
}

impl Source {
    fn name(&self) -> String {
        match self {
            Source::File(path) => path.display().to_string(),
            Source::Workload(workload, _) => workload.name.to_owned(),
        }
    }

    fn trace(&self, on: Processors) -> anyhow::Result<Trace> {
        match self {
            Source::File(path) => Ok(perf::read(path)?),
            Source::Workload(workload, size) => {
                let arrays = workload.arrays(*size);
                Ok(workload.requests(&arrays, BlockSize::default(), on))
            }
        }
    }
}

impl PerfArgs {
    fn gpu(&self) -> anyhow::Result<Gpu> {
        let mut gpu = Gpu::find(&self.gpu)?;
        let times = 1..=64;
        ensure!(
            times.contains(&self.bandwidth),
            Usage("--bandwidth takes 1 to 64".into())
        );
        ensure!(
            self.instructions >= 1,
            Usage("--instructions takes 1 or more".into())
        );
        ensure!(
            !self.units.contains(&0),
            Usage("--units takes 1 or more".into())
        );
        for (flag, values) in [("--units", &self.units), ("--mdc", &self.mdc)] {
            let is_one = self.sweep || values.len() <= 1;
            ensure!(
                is_one,
                Usage(format!("{flag} takes several numbers with --sweep only"))
            );
        }
        let share = self.sample.is_none_or(|share| share > 0.0 && share < 1.0);
        ensure!(
            share,
            Usage("--sample takes a share between 0 and 1".into())
        );
        ensure!(
            gpu.wires.is_some() || !self.toggles,
            Usage(format!("--toggles: {} has no table [wires]", self.gpu))
        );
        gpu.memory.channels *= self.bandwidth;
        if let [bytes] = self.mdc[..] {
            gpu.metadata_cache.bytes = bytes;
        }
        Ok(gpu)
    }

    /// Tries all choices.
    fn sweep(&self, gpu: &Gpu, traces: &[Named], subjects: &[Subject]) -> anyhow::Result<()> {
        let or = |given: &[u32], default: &[u32]| {
            if given.is_empty() {
                default.to_vec()
            } else {
                given.to_vec()
            }
        };
        let units = or(&self.units, &[1, 4, 16]);
        let caches = or(&self.mdc, &[2048, 8192, 32_768]);
        let areas = if self.synth || self.liberty.is_some() {
            Areas::Synthesised(self.liberty.as_deref())
        } else {
            Areas::Measured
        };
        let sweep = perf_sweep::sweep(gpu, traces, subjects, &units, &caches, areas)?;
        if let Some(to) = &self.svg {
            perf_sweep::draw(&sweep, to)?;
        }
        let messages = Messages::beside(self.svg.iter());
        messages.say(&if self.json {
            serde_json::to_string_pretty(&json!({
                "gpu": gpu,
                "areas": sweep.source,
                "left_out": sweep.left_out,
                "choices": sweep.choices,
            }))?
        } else {
            perf_sweep::text(&sweep)
        });
        Ok(())
    }

    /// The codecs asked for, with all values of their parameters.
    fn subjects(&self) -> anyhow::Result<Vec<Subject>> {
        let default = if self.sweep {
            &["bdi", "fpc-opt", "bpc-opt", "e2mc", "e2mc-delta"][..]
        } else {
            &["bdi", "fpc", "e2mc"]
        };
        let is_asked = |format: &&Format| {
            let mut asked = self.codec.iter();
            let is_default = self.codec.is_empty() && default.contains(&format.name);
            let is_one_of_all = |name: &str| name == ALL && !format.is_of_elements();
            is_default || asked.any(|name| name == format.name || is_one_of_all(name))
        };
        let latency = if self.sweep {
            &Latency::Ours
        } else {
            &self.latency
        };
        let block = BlockSize::default();
        let mut subjects = Vec::new();
        for format in FORMATS.iter().filter(is_asked) {
            for scheme in self.schemes(format)? {
                let name = scheme.name();
                let units = latency.units(scheme.as_ref(), self.units.first().copied());
                let [compressors, decompressors] = match units.with_context(|| name.clone()) {
                    Ok(units) => units,
                    // Of all codecs those that have no hardware are left out.
                    Err(_) if self.codec.iter().any(|asked| asked == ALL) => continue,
                    Err(error) => return Err(error),
                };
                subjects.push(Subject {
                    name,
                    sample: self.sample.filter(|_| scheme.recipe(block).is_some()),
                    scheme,
                    compressors,
                    decompressors,
                    metadata: self.metadata_miss,
                });
            }
        }
        Ok(subjects)
    }

    /// A codec with all values of its parameters.
    fn schemes(&self, format: &'static Format) -> anyhow::Result<Vec<AnyScheme>> {
        ensure!(
            !format.is_of_elements(),
            Usage("numbers are not modelled: they are for weights, not for a GPU's blocks".into())
        );
        let ways = if self.pdw.is_empty() && self.sweep {
            Ways::ALL
        } else {
            &self.pdw
        };
        let given = [("sl", texts(&self.sl)), ("pdw", texts(ways))];
        parameters::schemes(format, &given, |options| format.scheme(options, None))
    }
}
