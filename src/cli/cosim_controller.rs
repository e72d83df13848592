//! `hdlgen cosim --design controller`: the emitted Verilog follows the simulator.

use serde_json::json;

use super::sim::emit_to_temporary;
use super::sim_controller::{traffic, trained};
use super::sim_life;
use super::traffic::TrafficArgs;
use crate::axi_bench::Options;
use crate::codebook::Book;
use crate::design::controller::simulate::{Running, FLUSH};
use crate::design::controller::Controller;
use crate::design::{Design, Role};
use crate::flow::port_replay::{self, Replayed};

/// Each kind of trouble gets one in this many requests.
const TROUBLE: u64 = 10;

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
    let mut running = Running::new(design, book, &traffic, change, args.seed)?;
    let module = design.module(Role::Compressor)?;
    let records = running.bench.record(&module, folder.path())?;
    running.bench.reset(4)?;
    running.regions(design, &traffic)?;
    let requests: u64 = match args.sample {
        None => {
            running.begin()?;
            let report = running.requests(&traffic, args.seed, args.requests)?;
            let count = args.requests.div_ceil(TROUBLE);
            let troubled = running.trouble(design, &traffic, args.seed, count)?;
            report.reads + report.writes + troubled
        }
        Some(sampled) => {
            let rounds = sim_life::live(&mut running, design, &traffic, sampled, args)?;
            rounds.iter().map(sim_life::Round::requests).sum()
        }
    };
    running.command("flush", FLUSH)?;
    let cycles = running.bench.finish_records()?;
    for (_, top) in &tops {
        let files = top.files.iter().map(|file| file.display().to_string());
        let replayed = Replayed::new(&module, top.folder.clone(), files.collect());
        port_replay::verilator(&replayed, &records, cycles)?;
    }
    if json {
        let all = json!({ "design": design.name(), "requests": requests, "cycles": cycles });
        println!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    println!(
        "{}: {requests} requests in {cycles} cycles, with resets, errors below and corrupt memory, no read wrong without an error; every output as in Verilator, in every cycle",
        design.name()
    );
    Ok(())
}
