//! `hdlgen sim --design controller`: the unit between a client and a memory.

use std::path::Path;

use anyhow::{ensure, Context};
use serde::Serialize;
use serde_json::json;

use super::traffic::TrafficArgs;
use super::usage::Usage;
use crate::axi_bench::{
    parse_trace, ClientOptions, Contents, DramOptions, DramRules, Moved, Options, Pattern, Report,
    TraceEntry, Traffic,
};
use crate::codebook::Book;
use crate::design::controller::simulate::Running;
use crate::design::controller::Controller;
use crate::design::waveform::{self, Begin};
use crate::design::Design;

/// Bursts that the memory holds in each direction: more than any unit has in flight.
const OPEN: usize = 1024;

/// One run, for people and programs.
#[derive(Debug, Serialize)]
pub(super) struct Summary {
    pub cycles: u64,
    pub reads: u64,
    pub writes: u64,
    client_bytes_read: u64,
    client_bytes_written: u64,
    pub memory: MemoryBytes,
    /// Median and 99 % of all reads, in cycles from the address to the first data.
    pub read_latency: [u32; 2],
    /// The same of writes, to the answer.
    write_latency: [u32; 2],
}

/// Bytes over the DRAM's port.
#[derive(Debug, Serialize)]
pub(super) struct MemoryBytes {
    data_read: u64,
    data_written: u64,
    metadata_read: u64,
    metadata_written: u64,
}

impl MemoryBytes {
    fn of(report: &Report) -> Self {
        let of = |id: u32| {
            report
                .memory
                .get(&id)
                .copied()
                .unwrap_or_else(Moved::default)
        };
        let (data, metadata) = (of(0), of(1));
        MemoryBytes {
            data_read: data.bytes_read,
            data_written: data.bytes_written,
            metadata_read: metadata.bytes_read,
            metadata_written: metadata.bytes_written,
        }
    }

    pub fn all(&self) -> u64 {
        self.data_read + self.data_written + self.metadata_read + self.metadata_written
    }
}

impl Summary {
    fn of(report: &Report) -> Self {
        Summary {
            cycles: report.cycles,
            reads: report.reads,
            writes: report.writes,
            client_bytes_read: report.bytes_read,
            client_bytes_written: report.bytes_written,
            memory: MemoryBytes::of(report),
            read_latency: [report.to_first.median, report.to_first.most],
            write_latency: [report.to_answer.median, report.to_answer.most],
        }
    }
}

/// The traffic that the arguments describe.
pub(super) fn traffic(
    design: &Controller,
    args: &TrafficArgs,
    data: &[u8],
) -> anyhow::Result<Traffic> {
    let port = design.hardware().port_bytes as usize;
    let block = u64::from(design.geometry().block().get());
    let pattern = match args.traffic.as_deref().unwrap_or("random") {
        "stream" => Pattern::Stream,
        "random" => Pattern::Random {
            wrap: 0.1,
            fixed: 0.0,
        },
        "hot" => Pattern::Hot { exponent: 1.0 },
        file => {
            let text = std::fs::read_to_string(file).with_context(|| {
                format!("--traffic {file}: not stream, random or hot, nor a file")
            })?;
            let trace = parse_trace(&text).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
            let bits = design.hardware().address_bits;
            for TraceEntry { address, bytes, .. } in &trace {
                ensure!(
                    (address + bytes - 1) >> bits == 0,
                    "{file}: {bytes} bytes at {address:#x}: {} has addresses of {bits} bits",
                    design.name()
                );
            }
            Pattern::Trace(trace.into())
        }
    };
    let percent = |flag: &str, value: u8| {
        ensure!(
            value <= 100,
            Usage(format!("--{flag} {value}: expected a percentage"))
        );
        Ok(f64::from(value) / 100.0)
    };
    ensure!(args.sample.is_none() || design.sampling().is_some(), Usage(format!("--sample: {} has no value-frequency table: --codec e2mc has one, unless --sampling is off",
        design.name())));
    let pages = (args.memory / 4096).max(1) * 4096;
    let port_ids = 1 << design.hardware().id_bits;
    let ids = args.ids.unwrap_or(8.min(port_ids));
    ensure!(
        ids <= port_ids,
        Usage(format!(
            "--ids {ids}: the port has {port_ids} IDs; --id-bits gives it more"
        ))
    );
    Ok(Traffic {
        ids,
        range: 0..pages,
        read_share: percent("reads", args.reads)?,
        partial_share: percent("partial", args.partial)?,
        block,
        contents: Contents::image(data, block as usize, 0.0),
        ..Traffic::new(pattern, port)
    })
}

/// The unit between a cache that has as many requests as the unit can take and some that wait, and
/// the memory of the arguments.
pub(super) fn running(
    design: &Controller,
    book: Option<&Book>,
    traffic: &Traffic,
    args: &TrafficArgs,
    traceable: bool,
) -> anyhow::Result<Running> {
    let change = |options: &mut Options| {
        options.traceable = traceable;
        options.lanes = 1;
        options.turn_every = 0;
        let open = (args.open).unwrap_or(2 * design.hardware().outstanding) as usize;
        options.client = ClientOptions {
            reads: open,
            writes: open,
            gaps: args.pause,
            ..ClientOptions::fast()
        };
        options.memory = DramOptions {
            latency: args.dram_latency.max(1),
            random_latency: args.dram_spread,
            reorder: args.dram_spread > 0,
            bytes_per_cycle: args.dram_bandwidth,
            reads: OPEN,
            writes: OPEN,
            rules: DramRules::strict(u64::from(design.geometry().mag().get())),
            ..DramOptions::ideal()
        };
    };
    Ok(Running::new(design, book, traffic, change, args.seed)?)
}

/// The counters by name.
pub(super) type Counters = Vec<(&'static str, u32)>;

/// The requests, what the unit counts meanwhile, and then a look at everything.
pub(super) fn measured(
    running: &mut Running,
    traffic: &Traffic,
    args: &TrafficArgs,
) -> anyhow::Result<(Summary, Counters)> {
    let before = running.counters()?;
    let report = running.requests(traffic, args.seed + 1, args.requests)?;
    let after = running.counters()?.into_iter().zip(before);
    let counters = after
        .map(|((name, after), (_, before))| (name, after.wrapping_sub(before)))
        .collect();
    running.bench.read_back(traffic.range.clone())?;
    Ok((Summary::of(&report), counters))
}

/// The part of a run that a waveform shows.
pub(super) struct Shown<'a> {
    pub path: &'a Path,
    pub begin: Begin,
    pub requests: u64,
}

/// Writes a waveform of the first requests.
pub(super) fn show(
    design: &Controller,
    book: Option<&Book>,
    data: &[u8],
    args: &TrafficArgs,
    shown: &Shown,
) -> anyhow::Result<()> {
    let traffic = traffic(design, args, data)?;
    let trained = trained(design, book, data)?;
    let running = running(design, book.or(trained.as_ref()), &traffic, args, true)?;
    let requests = (&traffic, args.seed + 1, shown.requests);
    waveform::of_controller(design, running, data, requests, shown.begin, shown.path)
        .with_context(|| shown.path.display().to_string())
}

/// Runs the traffic with the unit on and, for comparison, off.
pub(super) fn run(
    design: &Controller,
    book: Option<&Book>,
    data: &[u8],
    args: &TrafficArgs,
    json: bool,
) -> anyhow::Result<()> {
    let traffic = traffic(design, args, data)?;
    let trained = trained(design, book, data)?;
    let book = book.or(trained.as_ref());
    let once = |on: bool| -> anyhow::Result<(Summary, Counters)> {
        let mut running = running(design, book, &traffic, args, false)?;
        if on {
            running.begin()?;
        }
        running.fill(design, data, !on)?;
        measured(&mut running, &traffic, args)
    };
    let (with, counters) = once(true)?;
    let (without, _) = once(false)?;
    let counted = |name: &str| {
        let found = counters.iter().find(|(counter, _)| *counter == name);
        found.map_or(0, |(_, value)| *value)
    };
    let (hits, misses) = (counted("metadata_hit"), counted("metadata_miss"));
    if json {
        let counters: serde_json::Map<String, serde_json::Value> = counters
            .iter()
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect();
        let all = json!({
            "design": design.name(),
            "traffic": args.traffic,
            "with": with,
            "without": without,
            "counters": counters,
        });
        println!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    println!(
        "{}: {} requests, all reads right, with compression and without",
        design.name(),
        with.reads + with.writes
    );
    println!("{:28}{:>14}{:>14}", "", "with", "without");
    let line = |name: &str, with: u64, without: u64| println!("{name:28}{with:>14}{without:>14}");
    line("cycles", with.cycles, without.cycles);
    line("DRAM bytes, all", with.memory.all(), without.memory.all());
    line(
        "  data read",
        with.memory.data_read,
        without.memory.data_read,
    );
    line(
        "  data written",
        with.memory.data_written,
        without.memory.data_written,
    );
    line("  metadata read", with.memory.metadata_read, 0);
    line("  metadata written", with.memory.metadata_written, 0);
    let both = |name: &str, with: [u32; 2], without: [u32; 2]| {
        line(name, with[0].into(), without[0].into());
        line("  99 %", with[1].into(), without[1].into());
    };
    both(
        "read latency, median",
        with.read_latency,
        without.read_latency,
    );
    both(
        "write latency, median",
        with.write_latency,
        without.write_latency,
    );
    println!(
        "metadata: {hits} look-ups hit, {misses} lines fetched; {} read-modify-writes",
        counted("block_modified")
    );
    println!(
        "{} blocks written, {} of them raw; stall cycles: writes {}, reads {}",
        counted("block_written"),
        counted("block_written_raw"),
        counted("write_stalls"),
        counted("read_stalls")
    );
    Ok(())
}

/// A codebook of the data, where the codec needs one and none was named.
pub(super) fn trained(
    design: &Controller,
    book: Option<&Book>,
    data: &[u8],
) -> anyhow::Result<Option<Book>> {
    match book {
        None => Ok(design.codec().train(data)?),
        Some(_) => Ok(None),
    }
}
