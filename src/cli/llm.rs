//! `hdlgen llm`: tokens a second and energy of a language model on a memory that compresses.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;
use itertools::Itertools;
use serde::Serialize;

use super::eval_costs::{costs_at, Wanted};
use super::eval_page::name_of;
use super::eval_words::above_0;
use super::output::{wrapped, Messages, Output};
use super::usage::Usage;
use super::words::words;
use crate::design::measured::codec_energy;
use crate::eval::{costs_table, Costs, Described, Evaluation, PAYS};
use crate::flow::size::{gpus, Gpu};
use crate::llm::{self, CodecEnergy, Device, Gain, Model, Outcomes, Step};
use crate::terms::data::{read_text, Source};
use crate::terms::{count, NumberFormat};

/// The ratio from which on a codec is shown without being asked for.
const LEAST: f64 = 1.01;

/// Models how many tokens per second a language model decodes, and with what energy, when its
/// weights, keys and values are compressed in memory.
///
/// A roofline model: a step takes as long as its memory traffic or its arithmetic, whichever is
/// longer. Ratios are those that `hdlgen eval` measured on tensors; docs/llm.md says what is
/// counted.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen llm --model llama-7b --context 32768 --bandwidth 1000
  hdlgen llm --model llama-3-70b --gpu b200 --batch 1,16,64 --report page.html
  hdlgen eval --json -o ratios.json --codec numbers,pfor,bpc-opt model.safetensors cache.safetensors
  hdlgen llm --model model/config.json --ratios ratios.json")]
pub struct LlmArgs {
    /// The model: llama-7b, llama-3-8b, llama-3-70b, or a config.json of Hugging Face's form
    #[arg(long, value_name = "NAME|FILE", default_value = "llama-7b")]
    model: PathBuf,
    /// Context length: tokens of each sequence during decoding
    #[arg(long, value_name = "TOKENS", default_value_t = 32_768, value_parser = tokens())]
    context: u64,
    /// Sequences that are decoded together
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "1,4,16,64", value_parser = tokens())]
    batch: Vec<u64>,
    /// Tokens of the prompt whose prefill is shown
    #[arg(long, value_name = "TOKENS", default_value_t = 4096, value_parser = tokens())]
    prompt: u64,
    /// Type of weights
    #[arg(long, value_name = "FORMAT", default_value = "bf16", value_parser = words::<NumberFormat>())]
    weights: NumberFormat,
    /// Type of keys and values
    #[arg(long, value_name = "FORMAT", default_value = "bf16", value_parser = words::<NumberFormat>())]
    cache: NumberFormat,
    /// The processor; `--json` says where its numbers are from
    #[arg(long, value_name = "NAME", default_value = "h100", value_parser = devices())]
    gpu: String,
    /// Bandwidth of the memory in GB/s [default: the GPU's]
    #[arg(long, value_name = "GB/S", value_parser = above_0)]
    bandwidth: Option<f64>,
    /// Arithmetic throughput in 10^12 operations per second, where a multiply-add is two [default:
    /// the GPU's for bf16]
    #[arg(long, value_name = "TFLOPS", value_parser = above_0)]
    tflops: Option<f64>,
    /// Share of the peak bandwidth and arithmetic throughput that programs reach
    #[arg(long, value_name = "SHARE", default_value_t = 0.8, value_parser = share)]
    efficiency: f64,
    /// Ratios by role, from `hdlgen eval --json` on the model's tensors [default: those of the small
    /// transformer of scripts/study-data, in bf16]
    #[arg(long, value_name = "FILE")]
    ratios: Option<PathBuf>,
    /// Codecs, with commas between them [default: all in the ratios that gain 1 % or more]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    codec: Vec<String>,
    /// The highest clock of a unit, in MHz
    #[arg(long, value_name = "MHZ", default_value_t = 1000.0, value_parser = above_0)]
    clock: f64,
    /// Areas and clocks, from `hdlgen synth DESIGN… --json`; may be repeated
    #[arg(long, value_name = "FILE")]
    areas: Vec<PathBuf>,
    /// Write a page with the answer and the tables, in HTML; - is standard output
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

fn devices() -> impl TypedValueParser<Value = String> {
    let with_both = gpus()
        .iter()
        .filter(|gpu| gpu.bf16_tflops.is_some() && gpu.dram_pj_bit.is_some());
    PossibleValuesParser::new(with_both.map(|gpu| gpu.name.as_str()))
}

fn tokens() -> impl TypedValueParser<Value = u64> {
    clap::value_parser!(u64).range(1..=1 << 24)
}

fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text
        .parse()
        .map_err(|_| "a share above 0 and up to 1".to_owned())?;
    if share > 0.0 && share <= 1.0 {
        Ok(share)
    } else {
        Err("a share above 0 and up to 1".into())
    }
}

/// Everything that is printed.
#[derive(Serialize)]
struct Report<'a> {
    model: &'a str,
    model_source: &'a str,
    shape: &'a Model,
    device: &'a Device,
    gpu: &'a Gpu,
    ratios: String,
    /// A caveat about the ratios, which a reader must know before the answer.
    ratios_caveat: String,
    steps: Vec<Outcomes>,
    costs: Costs,
}

/// Runs the subcommand.
///
/// # Errors
/// If the model or the ratios cannot be read, if a codec has no ratios, or if ratios are wanted that
/// nobody measured.
pub fn run(args: &LlmArgs) -> anyhow::Result<()> {
    let (name, source, shape) = model(&args.model)?;
    let (gpu, device) = device(args)?;
    let (evaluation, ratios, ratios_caveat) = evaluation(args)?;
    let (codecs, gains) = chosen(args, &evaluation)?;
    let block = f64::from(evaluation.block.get());
    let [weight, cached] = [args.weights, args.cache].map(|format| format.bytes() as f64);
    let energies = codecs.iter().map(energy);
    let gains: Vec<_> = gains.into_iter().zip(energies).collect();
    let batches = args.batch.iter();
    let decoding =
        batches.map(|&batch| Step::decoding(&shape, batch, args.context, weight, cached));
    let prefill = Step::prefill(&shape, 1, args.prompt, weight, cached);
    let steps: Vec<Outcomes> = decoding
        .chain([prefill])
        .map(|step| Outcomes::new(&device, step, &gains, block))
        .collect();

    // Units keep up with the step that compresses best.
    let ratio = |codec: usize| {
        let rows = steps
            .iter()
            .map(|step| step.rows[codec + 1].effective_ratio);
        rows.fold(1.0, f64::max)
    };
    let most: Vec<f64> = (0..codecs.len()).map(ratio).collect();
    let wanted = Wanted {
        bandwidth: device.bandwidth_gb_s,
        clock: args.clock,
    };
    let costs = costs_at(&codecs, &most, evaluation.block, wanted, &args.areas)?;
    let report = Report {
        model: &name,
        model_source: &source,
        shape: &shape,
        device: &device,
        gpu,
        ratios,
        ratios_caveat,
        steps,
        costs,
    };
    if let Some(to) = &args.report {
        let mut file = Output::create("--report", to)?;
        file.write_all(page(&report).as_bytes())?;
        file.commit()?;
    }
    let messages = Messages::beside(args.report.iter());
    messages.say(&if args.json {
        serde_json::to_string_pretty(&report)?
    } else {
        text(&report)
    });
    Ok(())
}

/// A limit of the unit, which a reader must know before anything else.
const SAVES: &str =
    "The unit saves bandwidth and energy, not capacity: every block keeps its address.";

fn text(report: &Report) -> String {
    let answer = [
        report.costs.sentence(),
        decoded(report),
        SAVES.into(),
        report.ratios_caveat.clone(),
    ];
    let answer = answer.iter().filter(|text| !text.is_empty()).join(" ");
    let steps = llm::text(report.model, report.shape, report.device, &report.steps);
    let costs = costs_table(&report.costs);
    format!(
        "{}\n\n{steps}\n{}\n\n{}",
        wrapped("", &answer, 0),
        wrapped("", &notes(report), 0),
        costs.trim_end()
    )
}

/// Notes on the tables' numbers.
fn notes(report: &Report) -> String {
    let [least, pj, most] = report.device.dram_pj_bit;
    let codecs = report.steps.first().map_or(&[][..], |step| &step.rows);
    let is_unmeasured = codecs.iter().skip(1).any(|row| row.codec_j.is_none());
    let unmeasured = if is_unmeasured {
        "; a - is not measured"
    } else {
        ""
    };
    format!(
        "Ratios: {}. c: computing limits the step, so no codec makes it faster. DRAM mJ is the energy of \
         a token's transfers at an estimated {pj} pJ per bit (it may be {least} to {most}). Codec mJ is that of the \
         units' logic at 7 nm, without memories{unmeasured}.",
        report.ratios
    )
}

/// The page, whose part on hardware has the codec to use.
fn page(report: &Report) -> String {
    let (model, shape, device) = (report.model, report.shape, report.device);
    let answer = [decoded(report), SAVES.into(), report.ratios_caveat.clone()];
    let answer: Vec<String> = answer.into_iter().filter(|text| !text.is_empty()).collect();
    let (steps, costs) = (&report.steps, &report.costs);
    llm::page(model, shape, device, steps, &answer, costs, &notes(report))
}

/// The gain of the first step with the codec chosen, in words.
fn decoded(report: &Report) -> String {
    let outcomes = report.steps.first();
    let rows = |outcomes: &Outcomes| {
        let choice = report.costs.choice()?;
        let mut rows = outcomes.rows.iter();
        let with = rows.find(|row| row.gain.codec == choice.name)?;
        let (step, without) = (outcomes.step, outcomes.rows.first()?);
        let verdict = if with.speedup < PAYS {
            " That does not pay: it gains less than 5 %."
        } else {
            ""
        };
        Some(format!(
            "With {} {} decodes {:.1} tokens a second instead of {:.1} ({} of {} tokens), {:.2} times as many.{verdict}",
            choice.name,
            report.model,
            with.tokens_s,
            without.tokens_s,
            count(step.batch, "sequence"),
            step.tokens,
            with.speedup
        ))
    };
    outcomes.and_then(rows).unwrap_or_default()
}

/// The model's name, the source of its shape, and the shape.
fn model(path: &Path) -> anyhow::Result<(String, String, Model)> {
    let known = llm::models();
    if let Some(known) = known.iter().find(|known| path == Path::new(&known.name)) {
        return Ok((
            known.name.clone(),
            known.source.clone(),
            known.config.clone(),
        ));
    }
    let shown = path.display();
    let names = || {
        let names: Vec<&str> = known.iter().map(|known| known.name.as_str()).collect();
        format!(
            "--model: cannot read {shown}; models known by name are {}",
            names.join(", ")
        )
    };
    let path = if path.is_dir() {
        path.join("config.json")
    } else {
        path.to_owned()
    };
    let text = read_text(&path).with_context(names)?;
    let shape = Model::read(&text).with_context(|| format!("--model {shown}"))?;
    Ok((shown.to_string(), shown.to_string(), shape))
}

fn device(args: &LlmArgs) -> anyhow::Result<(&'static Gpu, Device)> {
    let mut known = gpus().iter();
    let missing = || Usage(format!("--gpu: nothing is known of {}", args.gpu));
    let gpu = known.find(|gpu| gpu.name == args.gpu).ok_or_else(missing)?;
    let (Some(tflops), Some(energy)) = (&gpu.bf16_tflops, &gpu.dram_pj_bit) else {
        return Err(missing().into());
    };
    let title = match (args.bandwidth, args.tflops) {
        (None, None) => gpu.title.clone(),
        _ => format!("as {}, but", gpu.title),
    };
    let device = Device {
        title,
        bandwidth_gb_s: args.bandwidth.unwrap_or(gpu.bandwidth_gb_s.value),
        tflops: args.tflops.unwrap_or(tflops.value),
        efficiency: args.efficiency,
        dram_pj_bit: [energy.band[0], energy.value, energy.band[1]],
        memory_gb: gpu.memory_gb.as_ref().map(|gb| gb.value),
    };
    Ok((gpu, device))
}

/// The ratios, whose they are, and what limits them.
fn evaluation(args: &LlmArgs) -> anyhow::Result<(Evaluation, String, String)> {
    match &args.ratios {
        Some(path) => {
            let evaluation = Evaluation::read(&Source::open(path, None)?)?;
            let whose = format!("those of {}", path.display());
            let missing = Gain::missing(&evaluation)
                .into_iter()
                .format(" and ")
                .to_string();
            let caveat = if missing.is_empty() {
                String::new()
            } else {
                let path = path.display();
                format!("{path} has no {missing}, so they count as uncompressed.")
            };
            Ok((evaluation, whose, caveat))
        }
        None => {
            let of_bf16 = [args.weights, args.cache] == [NumberFormat::Bf16; 2];
            let text = "the built-in ratios are of bf16; give --ratios FILE for other types (hdlgen eval --json)";
            ensure!(of_bf16, Usage(text.into()));
            let whose = "a small transformer's in bf16, which scripts/study-data trains";
            let caveat = "The ratios are those of a small transformer (3.3 million weights), so this is an example; \
                          --ratios FILE uses your model's.";
            Ok((llm::built_in()?, whose.into(), caveat.into()))
        }
    }
}

/// The codecs that are asked for, and their gains.
fn chosen(args: &LlmArgs, evaluation: &Evaluation) -> anyhow::Result<(Vec<Described>, Vec<Gain>)> {
    let whose = match &args.ratios {
        Some(path) => path.display().to_string(),
        None => "the built-in ratios".to_owned(),
    };
    let gains = Gain::all(evaluation).with_context(|| whose.clone())?;
    let is_called = |codec: &Described, name: &str| codec.name == name || name_of(codec) == name;
    for name in &args.codec {
        let mut codecs = evaluation.codecs.iter();
        let names = || evaluation.codecs.iter().map(name_of).unique().format(", ");
        let text = || format!("--codec {name}: {whose} are of {}", names());
        ensure!(codecs.any(|codec| is_called(codec, name)), Usage(text()));
    }
    let is_wanted = |codec: &Described, gain: &Gain| match &args.codec[..] {
        [] => [gain.weights, gain.keys, gain.values]
            .iter()
            .any(|&ratio| ratio >= LEAST),
        names => names.iter().any(|name| is_called(codec, name)),
    };
    let format = (args.weights == args.cache).then_some(args.weights);
    let codecs = evaluation.codecs.iter().cloned();
    let kept = codecs
        .zip(gains)
        .filter(|(codec, gain)| is_wanted(codec, gain));
    let (mut codecs, gains): (Vec<Described>, Vec<Gain>) = kept.unzip();
    for codec in &mut codecs {
        // Numbers of one format are one design's.
        if codec.digits.is_some() && codec.format.is_none() {
            codec.format = format;
        }
    }
    Ok((codecs, gains))
}

fn energy(codec: &Described) -> Option<CodecEnergy> {
    let [compress_pj, decompress_pj] =
        codec_energy(name_of(codec), codec.symbol_length, codec.ways)?;
    Some(CodecEnergy {
        compress_pj,
        decompress_pj,
    })
}
