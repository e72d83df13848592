//! The order in which the controller returns data: in the order of each ID, and else as they come.

use std::rc::Rc;

use hdlgen::internals::axi_bench::Direction::{Read, Write};
use hdlgen::internals::axi_bench::{
    Access, Burst, ClientOptions, DramOptions, Generator, Pattern, Report, Request, Traffic,
};

use crate::common::controller::{counter, Setup, FLUSH, PAGE};

/// Cycles up to which the DRAM answers late, in any order.
const SPREAD: u32 = 200;

/// Reads of single blocks with this many IDs.
fn reads_of_blocks(flags: &str, ids: u32) -> Report {
    let setup = Setup::new(flags, 16);
    let mut running = setup.begun(3, |options| {
        options.lanes = 4;
        options.client = ClientOptions::fast();
        options.memory = DramOptions {
            random_latency: SPREAD,
            reorder: true,
            rules: options.memory.rules,
            ..DramOptions::ideal()
        };
    });
    let traffic = Traffic {
        pattern: Pattern::Stream,
        read_share: 1.0,
        ids,
        ..setup.traffic.clone()
    };
    running.requests(&traffic, 1, 300).unwrap();
    running.bench.report()
}

/// A read does not wait for slower reads of other IDs. (The client checks the order within each.)
#[test]
fn reads_of_other_ids_overtake() {
    for flags in [
        "mdc=1024",
        "port=64 block=64 memory-port=32",
        "metadata-miss=whole id-bits=16",
    ] {
        let one = reads_of_blocks(flags, 1);
        assert_eq!(one.overtaking_reads, 0, "{flags}");
        let many = reads_of_blocks(flags, 16);
        assert!(
            many.overtaking_reads > 50,
            "{flags}: {}",
            many.overtaking_reads
        );
        assert!(many.lane_cycles < one.lane_cycles, "{flags}");
    }
}

/// AXI bursts of a page take more slots than there are, so that some have no slot for their last blocks while
/// others wait for data.
#[test]
fn bursts_of_more_blocks_than_slots_are_answered() {
    for (seed, flags) in (1..).zip([
        "outstanding=2 write-buffer=2 mdc=1024",
        "outstanding=8 port=64 block=64 memory-port=32 mdc=1024 metadata-miss=whole",
        "outstanding=4 port=16 memory-ids=1 mdc=1024 metadata-miss=serial",
    ]) {
        let setup = Setup::new(flags, 16);
        let mut running = setup.begun(seed, |options| {
            options.lanes = 8;
            let client = [ClientOptions::fast(), ClientOptions::wild()];
            options.client = client[seed as usize % 2].clone();
            options.memory.random_latency = SPREAD;
        });
        let port = setup.traffic.port as u64;
        for lane in 0..8 {
            let mut blocks = Generator::new(setup.traffic.clone(), lane);
            let start = setup.traffic.range.start;
            let mut number = lane;
            let source = std::iter::from_fn(move || {
                number += 1;
                if number % 2 > 0 {
                    return blocks.next();
                }
                let access = Access {
                    address: start + number % 16 * PAGE,
                    beats: (PAGE / port).min(256) as u32,
                    size: port.trailing_zeros(),
                    burst: Burst::Incr,
                };
                Some(Request::read(number as u32 / 2 % 4, access))
            });
            let client = running.bench.client(lane as usize);
            client.set_source(Box::new(source));
        }
        running.bench.run(60).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
    }
}

/// A read that is answered with an error keeps its place among those of its ID.
#[test]
fn refused_reads_keep_their_place() {
    let setup = Setup::new("mdc=1024 outstanding=8", 16);
    let mut running = setup.begun(9, |options| {
        options.lanes = 8;
        options.client.forbidden = true;
        options.memory.random_latency = SPREAD;
        options.expectation = Rc::new(|request: &Request| {
            if request.access.burst == Burst::Fixed {
                hdlgen::internals::axi_bench::Answer::Error
            } else {
                hdlgen::internals::axi_bench::Answer::Okay
            }
        });
    });
    let start = setup.traffic.range.start;
    for lane in 0..8 {
        let mut number = lane;
        let source = std::iter::from_fn(move || {
            number += 1;
            let access = Access {
                address: start + number * 7 % 128 * 128,
                beats: 1 + (number % 3) as u32,
                size: 5,
                burst: if number % 3 == 1 {
                    Burst::Fixed
                } else {
                    Burst::Incr
                },
            };
            Some(Request::read((number / 8 % 2) as u32, access))
        });
        running
            .bench
            .client(lane as usize)
            .set_source(Box::new(source));
    }
    running.bench.run(100).unwrap();
    let report = running.bench.report();
    assert!(report.failed_reads > 200, "{}", report.failed_reads);
}

/// Beats of data that reads of the first bursts of single blocks need, by their metadata, and those that the memory
/// port reads. Each read misses the metadata cache, and reads its first burst with the line.
fn beats_needed_and_read(flags: &str, bursts: u64) -> (u64, u64) {
    let setup = Setup::new(flags, 256);
    let mut running = setup.begun(5, |options| {
        options.lanes = 1;
        options.client = ClientOptions::fast();
        options.memory = DramOptions {
            rules: options.memory.rules,
            ..DramOptions::ideal()
        };
    });
    // Three blocks of each line.
    let per_line = setup.blocks().end / 64;
    let blocks: Vec<u64> = (0..192)
        .map(|number| number * 37 % 64 * per_line + number / 64)
        .collect();
    let all = |direction, bytes| {
        let entries = blocks.iter();
        let entries = entries.map(|&block| setup.entry(direction, block, 0..bytes));
        entries.collect::<Vec<_>>()
    };
    let whole = setup.traffic.block;
    setup.in_all(&mut running, &all(Write, whole)).unwrap();
    running.command("flush", FLUSH).unwrap();
    let before = counter(&mut running.bench, "data_beat_read")[0];
    setup.in_all(&mut running, &all(Read, 32 * bursts)).unwrap();
    let read = counter(&mut running.bench, "data_beat_read")[0] - before;
    let geometry = setup.geometry();
    let needed = blocks.iter().map(|&block| {
        let metadata = setup.metadata_of(&mut running.bench, 0, block);
        let raw = metadata == geometry.raw_metadata();
        2 * if raw { bursts } else { u64::from(metadata) + 1 }
    });
    (needed.sum(), u64::from(read))
}

/// A first burst whose metadata are unknown yields to a word of a decompressor, and is read again if its block is raw.
#[test]
fn first_bursts_yield_to_decompressed_words() {
    for (flags, bursts) in [
        ("codec=bdi mdc=1024", 4),
        ("codec=bdi mdc=1024", 1),
        ("codec=bdi mdc=1024 protect=none", 2),
    ] {
        let (needed, read) = beats_needed_and_read(flags, bursts);
        let again = read.checked_sub(needed).unwrap();
        assert!((2..needed / 5).contains(&again), "{needed} {read}");
    }
    let (needed, read) = beats_needed_and_read("codec=bdi mdc=1024 metadata-miss=serial", 4);
    assert_eq!(needed, read);
}
