//! `hdlgen cosim --design controller`: the emitted Verilog follows the simulator.

use std::fs::File;

use anyhow::Context;
use serde_json::json;

use super::sim::{emit_to_temporary, TrafficArgs};
use super::sim_controller::{traffic, trained};
use super::sim_life;
use crate::codebook::Book;
use crate::design::controller::simulate::{refuses_fixed, Running};
use crate::design::controller::Controller;
use crate::design::{Design, Role};
use crate::flow::port_replay::{self, Replayed};
use crate::hdl::netlist::Direction;
use crate::memory::{any, Errors, Options, Traffic};

/// One of so many requests is for each trouble.
const TROUBLE: u64 = 10;

/// Share of bursts below that fail, while some do.
const FAILING: f64 = 0.02;

/// A reset after a flush, errors from the memory, and a reset in the middle of requests, which init
/// follows; after each of them requests go on. Returns how many were answered.
fn trouble(
    running: &mut Running,
    design: &Controller,
    traffic: &Traffic,
    args: &TrafficArgs,
) -> anyhow::Result<u64> {
    let count = args.requests.div_ceil(TROUBLE);
    let mut answered = 0;
    let mut requests = |running: &mut Running, seed: u64| -> anyhow::Result<()> {
        let report = running.requests(traffic, args.seed + seed, count)?;
        answered += report.reads + report.writes;
        Ok(())
    };
    running.command("flush", 3)?;
    running.bench.reset(3)?;
    running.regions(design, traffic)?;
    running.take_up()?;
    requests(running, 1)?;

    running.bench.memory(0).errors = Errors {
        read_share: FAILING,
        write_share: FAILING,
        garbles: true,
        ..Errors::default()
    };
    running.bench.client(0).set_expectation(any());
    requests(running, 2)?;
    running.bench.memory(0).errors = Errors::default();

    running.bench.start(count);
    running.bench.steps(100)?;
    running.bench.reset(3)?;
    running.bench.adopt_memory();
    running.bench.client(0).set_expectation(refuses_fixed());
    running.regions(design, traffic)?;
    running.begin()?;
    requests(running, 3)?;
    Ok(answered)
}

/// Runs the traffic between a client and a memory with pauses everywhere, and the emitted Verilog
/// beside it in Verilator, with the same inputs in every cycle.
pub(super) fn cosim(
    design: &Controller,
    book: Option<&Book>,
    data: &[u8],
    args: &TrafficArgs,
    json: bool,
) -> anyhow::Result<()> {
    let traffic = traffic(design, args, data)?;
    let trained = match args.sample {
        Some(_) => None,
        None => trained(design, book, data)?,
    };
    let book = book.or(trained.as_ref());
    let change = |options: &mut Options| {
        options.lanes = 1;
        options.turn_every = 0;
        options.random_state = false;
    };
    let (folder, tops) = emit_to_temporary(design)?;
    let record = folder.path().join("ports.hex");
    let mut running = Running::new(design, book, &traffic, change, args.seed)?;
    let module = design.module(Role::Compressor)?;
    let writer = std::io::BufWriter::new(
        File::create(&record).with_context(|| record.display().to_string())?,
    );
    running.bench.record(&module, Box::new(writer), 0);
    running.bench.reset(4)?;
    running.regions(design, &traffic)?;
    let requests: u64 = match args.sample {
        None => {
            running.begin()?;
            let report = running.requests(&traffic, args.seed, args.requests)?;
            report.reads + report.writes + trouble(&mut running, design, &traffic, args)?
        }
        Some(sampled) => {
            let rounds = sim_life::live(&mut running, design, &traffic, sampled, args)?;
            rounds.iter().map(sim_life::Round::requests).sum()
        }
    };
    running.command("flush", 3)?;
    let cycles = running.bench.finish_record()?;
    for (_, top) in &tops {
        let files = top.files.iter().map(|file| file.display().to_string());
        let replayed = Replayed {
            module: top.module.clone(),
            folder: top.folder.clone(),
            files: files.collect(),
            inputs: module.widths_of(Direction::Input),
            outputs: module.widths_of(Direction::Output),
        };
        port_replay::verilator(&replayed, &record, cycles)?;
    }
    if json {
        let all = json!({ "design": design.name(), "requests": requests, "cycles": cycles });
        println!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    println!(
        "{}: {requests} requests in {cycles} cycles, with resets and errors below, no read wrong without an error; every output as in Verilator, in every cycle",
        design.name()
    );
    Ok(())
}
