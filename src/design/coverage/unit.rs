//! A controller between clients and memories: all kinds of traffic, regions, commands, errors and resets.

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::codec::{cover, CHANGES};
use super::{blocks_of_data, near_bursts, of_noise, text, CoverageError, Effort};
use crate::axi_bench::{
    any, ClientOptions, Contents, DramOptions, DramRules, Errors, Options, Pattern, ReadyFor,
    Traffic,
};
use crate::codebook::Book;
use crate::design::controller::simulate::{address_of, ControllerError, Running, FLUSH};
use crate::design::controller::Controller;
use crate::design::parallel::in_parallel;
use crate::design::Design;
use crate::hdl::sim::accesses::{Accesses, Kind};
use crate::hdl::sim::storage::Storage;
use crate::hdl::sim::{CoverPoint, Coverage, LANES};
use crate::hdl::Module;
use crate::rtl::controller::registers::{map, COMMAND};

/// Bytes of a page, the unit of regions.
const PAGE: u64 = 4096;
/// Pages that are scrubbed. A block takes up to a DRAM latency.
const SCRUBBED_PAGES: u64 = 64;
/// Pages of the largest region that is initialised.
const MOST_INITIALISED: u64 = 4096;
/// Cycles of random accesses to the registers of a unit at rest.
const ACCESSES: usize = 20_000;
/// Requests and bursts in flight at once, at most.
const MOST_OPEN: usize = 256;
/// Upsets of each lane.
const UPSETS: u64 = 100;
/// The bit of the command that scrubs.
const SCRUB: u32 = 4;

/// A unit's surroundings in one run.
struct Run {
    /// The first page of the compressed region, and its pages.
    first: u64,
    pages: u64,
    pattern: Pattern,
    client: ClientOptions,
    memory: DramOptions,
}

impl Run {
    /// The memory is taken as it is, all zeros, because so many pages take too long to initialise.
    fn is_taken_up(&self) -> bool {
        self.pages > MOST_INITIALISED
    }
}

/// The regions lie across a power of two, so that all bits of addresses change.
fn runs(address_bits: u32) -> [Run; 7] {
    let anything = Pattern::Random {
        wrap: 0.2,
        fixed: 0.05,
    };
    let top = (1 << (address_bits - 12)) as u64;
    let slow = DramOptions {
        latency: 200,
        random_latency: 200,
        ..DramOptions::wild()
    };
    [
        Run {
            first: top / 2 - 16,
            pages: 32,
            pattern: anything.clone(),
            client: ClientOptions::wild(),
            memory: DramOptions::wild(),
        },
        Run {
            first: top / 4 - 32,
            pages: 64,
            pattern: anything.clone(),
            client: ClientOptions {
                ready_for: ReadyFor::NoWrites,
                ..ClientOptions::wild()
            },
            memory: DramOptions {
                address_after_data: true,
                ..DramOptions::wild()
            },
        },
        Run {
            first: top - 2048,
            pages: 64,
            pattern: anything.clone(),
            client: ClientOptions::fast(),
            memory: DramOptions::wild(),
        },
        Run {
            first: top / 3 * 2,
            pages: 2,
            pattern: Pattern::Hot { exponent: 1.0 },
            client: ClientOptions::fast(),
            memory: DramOptions::ideal(),
        },
        // More than the metadata cache holds, and all that can be in flight.
        Run {
            first: top / 2 - 2048,
            pages: 4096,
            pattern: anything,
            client: ClientOptions::fast(),
            memory: slow.clone(),
        },
        Run {
            first: top / 2 - 8,
            pages: 16,
            pattern: Pattern::Hot { exponent: 0.2 },
            client: ClientOptions::fast(),
            memory: slow,
        },
        // Nearly all addresses, so that all bits of numbers of lines change.
        Run {
            first: 16,
            pages: top - top / 128,
            pattern: Pattern::Random {
                wrap: 0.2,
                fixed: 0.0,
            },
            client: ClientOptions::fast(),
            memory: DramOptions::wild(),
        },
    ]
}

/// Runs the unit, and reports the cover points that it reached.
pub fn run(
    controller: &Controller,
    module: &Rc<Module>,
    points: &[CoverPoint],
    effort: Effort,
) -> Result<Coverage, CoverageError> {
    let geometry = controller.geometry();
    let block = geometry.block().bytes();
    let mut blocks = blocks_of_data(block, effort.seed);
    blocks.extend(text(block, 200, effort.seed));
    let book = (controller as &dyn Design).train(&blocks.concat())?;
    let reference = controller.codec().reference(book.as_ref())?;
    let model = reference.model.as_ref();
    blocks.extend(of_noise(geometry, model, &blocks, CHANGES, effort.seed));
    blocks.extend(near_bursts(geometry, model, CHANGES, effort.seed));
    let data = blocks.concat();
    let p = controller.hardware();
    let count = runs(p.address_bits).len();
    let requests = effort.blocks.div_ceil((LANES * count) as u64);
    let reached = |number: usize| -> Result<Coverage, CoverageError> {
        let run = &runs(p.address_bits)[number];
        let traffic = Traffic {
            range: run.first * PAGE..(run.first + run.pages) * PAGE,
            block: block as u64,
            ids: 1 << p.id_bits.min(8),
            contents: Contents::image(&data, block, 0.15),
            partial_share: 0.3,
            lock_share: 0.05,
            other_attributes: 0.2,
            ..Traffic::new(run.pattern.clone(), p.port_bytes as usize)
        };
        let seed = effort.seed + number as u64;
        let mut running = begun(controller, book.as_ref(), &traffic, run, seed, points)?;
        if run.is_taken_up() {
            running.requests(&traffic, seed, requests)?;
            running.command("flush", FLUSH)?;
        } else {
            serve(controller, &mut running, &traffic, seed, requests)?;
        }
        fail(&mut running, &traffic, seed + 10, requests.div_ceil(4))?;
        if p.buffers.checks() {
            damage(&mut running, &traffic, seed + 20, requests.div_ceil(4))?;
        }
        // A unit that is off accepts all writes, but a command that begins with any registers would not end.
        for has_commands in [true, false] {
            registers(controller, &mut running, has_commands, seed);
            running.bench.reset(4).map_err(ControllerError::from)?;
        }
        Ok(running.bench.simulator().covered())
    };
    let mut coverage = Coverage::default();
    for reached in in_parallel(0..count, reached) {
        coverage.merge(&reached?);
    }
    debug_assert!(coverage.modules.contains_key(&module.name));
    Ok(coverage)
}

fn begun(
    controller: &Controller,
    book: Option<&Book>,
    traffic: &Traffic,
    run: &Run,
    seed: u64,
    points: &[CoverPoint],
) -> Result<Running, CoverageError> {
    let change = |options: &mut Options| {
        // A write that was answered early still needs its attributes.
        let rules = DramRules {
            own_attributes: None,
            ..options.memory.rules
        };
        options.client = run.client.clone();
        options.memory = DramOptions {
            rules,
            ..run.memory.clone()
        };
        // As much in flight as the unit can hold.
        options.client.reads = MOST_OPEN;
        options.client.writes = MOST_OPEN;
        options.memory.reads = MOST_OPEN;
        options.memory.writes = MOST_OPEN;
        options.traceable = true;
    };
    let mut running = Running::new(controller, book, traffic, change, seed)?;
    cover(running.bench.simulator(), points)?;
    if run.is_taken_up() {
        running.take_up()?;
    } else {
        running.begin()?;
    }
    Ok(running)
}

/// Requests, with flushes and a scrub meanwhile; then trouble; then one stream of whole blocks.
fn serve(
    controller: &Controller,
    running: &mut Running,
    traffic: &Traffic,
    seed: u64,
    requests: u64,
) -> Result<(), ControllerError> {
    let part = requests.div_ceil(8).max(1);
    running
        .bench
        .write_register(address_of(controller, "combine"), 100)?;
    running
        .bench
        .write_register(address_of(controller, "early_response"), (seed % 2) as u32)?;
    running.offer(traffic, seed, 4 * part);
    running.bench.steps(1000)?;
    running.command("flush", FLUSH)?;
    let scrubbed = traffic.range.start / PAGE + SCRUBBED_PAGES;
    running
        .bench
        .write_register(address_of(controller, "scrub_end"), scrubbed as u32)?;
    running.command("scrub", SCRUB)?;
    running
        .bench
        .write_register(address_of(controller, "bypass"), 0)?;
    running.bench.finish()?;
    running.counters()?;
    running.trouble(controller, traffic, seed, part)?;
    let stream = Traffic {
        pattern: Pattern::Stream,
        ..traffic.clone()
    };
    running.requests(&stream, seed, part)?;
    running.command("flush", FLUSH)
}

/// Requests while the DRAM fails, in every second lane only accesses for metadata. A reset must follow.
fn fail(
    running: &mut Running,
    traffic: &Traffic,
    seed: u64,
    requests: u64,
) -> Result<(), ControllerError> {
    let errors = |lane: usize| Errors {
        read_share: 0.05,
        write_share: 0.3,
        kind: (lane % 2 == 0).then_some(1),
        ..Errors::default()
    };
    for lane in 0..running.bench.lanes() {
        let client = running.bench.client(lane);
        client.set_expectation(any());
        client.reference.writes_may_fail = true;
        running.bench.memory(lane).errors = errors(lane);
    }
    running.requests(traffic, seed, requests)?;
    // Lines could not be written.
    ended(running.command("flush", FLUSH))?;
    for lane in 0..running.bench.lanes() {
        running.bench.memory(lane).errors = Errors::default();
    }
    Ok(())
}

/// Requests while words of protected memories are damaged, in each lane others. A reset must follow.
fn damage(
    running: &mut Running,
    traffic: &Traffic,
    seed: u64,
    requests: u64,
) -> Result<(), ControllerError> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut memories = running.bench.simulator().storage();
    memories.retain(Storage::is_memory);
    running.offer(traffic, seed, requests);
    for _ in 0..UPSETS {
        for lane in 0..running.bench.lanes() {
            let memory = &memories[random.random_range(0..memories.len())];
            let (width, word) = (
                u64::from(memory.width),
                random.random_range(0..u64::from(memory.depth)),
            );
            let bit = random.random_range(0..width);
            // Two bits in a few lanes. Some of these stop at once.
            let bits = if lane % 4 == 0 { 2 } else { 1 };
            for bit in bit..bit + bits {
                let bit = width * word + bit % width;
                running.bench.simulator().flip(lane, memory, bit);
            }
        }
        running.bench.steps(20)?;
    }
    running.bench.finish()?;
    ended(running.command("flush", FLUSH))
}

/// A command may fail.
fn ended(command: Result<(), ControllerError>) -> Result<(), ControllerError> {
    match command {
        Err(ControllerError::Command(_)) => Ok(()),
        other => other,
    }
}

/// Accesses to all registers, of a unit that a reset follows.
fn registers(controller: &Controller, running: &mut Running, has_commands: bool, seed: u64) {
    let all = map(controller.hardware());
    // Commands are rare.
    let often = all.iter().filter(|register| register.address != COMMAND);
    let mut addresses: Vec<u32> = often.map(|register| register.address).collect();
    addresses.extend(has_commands.then_some(COMMAND));
    let simulator = running.bench.simulator();
    if let Some(mut accesses) = Accesses::new(simulator, addresses, Kind::All) {
        let mut random = SmallRng::seed_from_u64(seed);
        accesses.run(simulator, ACCESSES, &mut random);
    }
}
