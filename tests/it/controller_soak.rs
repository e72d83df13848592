//! Traffic without end through the controller: run by `scripts/soak-controller`.

use hdlgen::internals::memory::{ClientOptions, DramOptions, Pattern, ReadyFor};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::controller::{during, Setup, ANYTHING, FLUSH, SCRUB};

/// Requests in each lane between two resets.
const ROUND: u64 = 2000;
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
         outstanding={} metadata-miss={} compressors={} decompressors={}",
        any(&["fpc-opt", "bdi", "m-bdi"]),
        any(&["64", "128"]),
        any(&["1", "2", "4", "8"]),
        any(&["2", "4", "8", "16"]),
        any(&["2", "4", "8", "16"]),
        any(&["serial", "whole"]),
        any(&["1", "2", "3"]),
        any(&["1", "2", "3"]),
    )
}

/// Designs, clients, memories and traffic by chance; flushes and scrubs meanwhile; at the end of
/// each round everything is read, and memory is as the model says.
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
        let mut running = setup.begun(seed, |options| {
            options.client = client;
            let rules = options.memory.rules;
            options.memory = DramOptions { rules, ..memory };
        });
        setup.set(&mut running.bench, "combine", combine);
        let count = ROUND.min(left.div_ceil(LANES)).max(1);
        during(&mut running, &setup.traffic, seed, count, |running| {
            running.bench.steps(2000)?;
            running.command("flush", FLUSH)?;
            if seed % 4 == 0 {
                setup.set(&mut running.bench, "scrub_end", u32::MAX);
                running.command("scrub", SCRUB)?;
                setup.set(&mut running.bench, "bypass", 0);
            }
            Ok(())
        })
        .unwrap_or_else(|error| panic!("seed {seed}, {flags}: {error}"));
        let back = setup.read_back(&mut running);
        back.unwrap_or_else(|error| panic!("seed {seed}, {flags}: {error}"));
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        left = left.saturating_sub(count * LANES);
        if left == 0 {
            break;
        }
    }
}
