//! Traffic without end through the controller: run by `scripts/soak-controller`.

use hdlgen::internals::axi_bench::{ClientOptions, DramOptions, Pattern, ReadyFor};
use hdlgen::internals::design::emit::write;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::port_replay::{verilator, Replayed};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::controller::{during, Setup, ANYTHING, FLUSH, SCRUB};

/// Requests in each lane, all kinds of trouble among them.
const ROUND: u64 = 8000;
const LANES: u64 = 32;

fn flags(random: &mut SmallRng) -> String {
    let mut any = |values: &[&str]| values.choose(random).map_or("", |value| *value).to_owned();
    let (port, memory) =
        match any(&["16 8", "32 16", "32 32", "64 16", "64 32", "16 4"]).split_once(' ') {
            Some((port, memory)) => (port.to_owned(), memory.to_owned()),
            None => ("32".to_owned(), "16".to_owned()),
        };
    format!(
        "codec={} port={port} memory-port={memory} block={} mdc=1024 mdc-ways={} write-buffer={} \
         outstanding={} metadata-miss={} memory-ids={} compressors={} decompressors={}",
        any(&["fpc-opt", "bdi", "m-bdi"]),
        any(&["64", "128"]),
        any(&["1", "2", "4", "8"]),
        any(&["2", "4", "8", "16"]),
        any(&["2", "4", "8", "16"]),
        any(&["first", "serial", "whole"]),
        any(&["each", "1"]),
        any(&["1", "2", "3"]),
        any(&["1", "2", "3"]),
    )
}

/// Random designs, clients, memories and traffic, with flushes and scrubs; then everything is read, the
/// memory equals the model, and error cases follow. The emitted Verilog does the same in every cycle of all
/// lanes.
#[test]
#[ignore = "takes as long as it is told to"]
fn soak() {
    let number = |name: &str, default: u64| {
        let given = std::env::var(name).ok().and_then(|text| text.parse().ok());
        given.unwrap_or(default)
    };
    let (mut left, first) = (number("REQUESTS", 100_000), number("SEED", 1));
    for seed in first.. {
        let mut random = SmallRng::seed_from_u64(seed);
        let flags = flags(&mut random);
        println!("seed {seed}, {left} requests left: {flags}");
        let mut setup = Setup::new(&flags, 1 << random.random_range(2..11));
        setup.traffic.read_share = random.random_range(0.2..0.8);
        setup.traffic.partial_share = random.random_range(0.0..0.6);
        setup.traffic.pattern = match random.random_range(0..4) {
            0 => Pattern::Stream,
            1 => Pattern::Hot { exponent: 1.0 },
            _ => ANYTHING,
        };
        let client = match random.random_range(0..4) {
            0 => ClientOptions::fast(),
            1 => ClientOptions {
                ready_for: ReadyFor::NoWrites,
                ..ClientOptions::wild()
            },
            _ => ClientOptions::wild(),
        };
        let memory = match random.random_range(0..3) {
            0 => DramOptions::ideal(),
            1 => DramOptions {
                address_after_data: true,
                ..DramOptions::wild()
            },
            _ => DramOptions::wild(),
        };
        let combine = random.random_range(0..200);
        let out = tempfile::tempdir().unwrap();
        let mut running = setup.off(seed, |options| {
            options.client = client;
            options.random_state = false;
            let rules = options.memory.rules;
            options.memory = DramOptions { rules, ..memory };
        });
        let module = setup.design.module(Role::Compressor).unwrap();
        let records = running.bench.record(&module, out.path()).unwrap();
        running.bench.reset(4).unwrap();
        running.regions(&setup.design, &setup.traffic).unwrap();
        running.begin().unwrap();
        setup.set(&mut running.bench, "combine", combine);
        // Four kinds of trouble, each for a tenth.
        let tenth = ROUND.min(left.div_ceil(LANES)).div_ceil(10);
        let report = during(&mut running, &setup.traffic, seed, 6 * tenth, |running| {
            running.bench.steps(2000)?;
            running.command("flush", FLUSH)?;
            if seed % 4 == 0 {
                setup.set(&mut running.bench, "scrub_end", u32::MAX);
                running.command("scrub", SCRUB)?;
                setup.set(&mut running.bench, "bypass", 0);
            }
            Ok(())
        });
        let report = report.unwrap_or_else(|error| panic!("seed {seed}, {flags}: {error}"));
        let back = setup.read_back(&mut running);
        back.unwrap_or_else(|error| panic!("seed {seed}, {flags}: {error}"));
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        let troubled = running.trouble(&setup.design, &setup.traffic, seed, tenth);
        let troubled = troubled.unwrap_or_else(|error| panic!("seed {seed}, {flags}: {error}"));
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        let cycles = running.bench.finish_records().unwrap();
        let (folder, manifest) = write(&setup.design, out.path()).unwrap();
        let top = Replayed::new(&module, folder, manifest.tops[0].files.clone());
        verilator(&top, &records, cycles)
            .unwrap_or_else(|error| panic!("seed {seed}, {flags}: {error}"));
        let answered = report.reads + report.writes + troubled;
        println!("seed {seed}: {answered} requests in {LANES} x {cycles} cycles");
        left = left.saturating_sub(answered);
        if left == 0 {
            break;
        }
    }
}
