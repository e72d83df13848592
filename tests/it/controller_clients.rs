//! Clients of the controller that use all that AXI4 allows, and some that break it.

use hdlgen::internals::axi_bench::{
    Access, Answer, Burst, ClientOptions, Direction, DramOptions, Pattern, ReadyFor, Request,
    Traffic,
};
use std::rc::Rc;

use crate::common::controller::{Setup, FLUSH, PAGE};

const SMALL: &str = "outstanding=2 write-buffer=2 mdc=1024 mdc-ways=1";

/// Data that are taken only when all writes are answered, or one write at a time, and a memory that
/// takes an address of a write behind its data: no circular wait.
#[test]
fn clients_and_memories_may_wait_for_all_that_axi_allows() {
    let one = ClientOptions {
        reads: 1,
        writes: 1,
        ready_after_valid: true,
        ..ClientOptions::wild()
    };
    let clients = [
        ClientOptions {
            ready_for: ReadyFor::NoWrites,
            ..ClientOptions::wild()
        },
        ClientOptions {
            ready_for: ReadyFor::NoWrites,
            writes: 1,
            ..ClientOptions::fast()
        },
        one,
    ];
    let late = DramOptions {
        address_after_data: true,
        ready_after_valid: true,
        writes: 2,
        reads: 1,
        ..DramOptions::wild()
    };
    for (seed, flags) in (1..).zip([SMALL, "metadata-miss=whole mdc=1024 mdc-ways=1"]) {
        let setup = Setup::new(flags, 256);
        for client in &clients {
            for memory in [late.clone(), DramOptions::ideal()] {
                let mut running = setup.begun(seed, |options| {
                    options.lanes = 4;
                    options.client = client.clone();
                    let rules = options.memory.rules;
                    options.memory = DramOptions { rules, ..memory };
                });
                running.requests(&setup.traffic, seed, 60).unwrap();
            }
        }
    }
}

/// Reads take all slots, and their data are not accepted: all writes are answered.
#[test]
fn writes_end_while_no_data_are_taken() {
    for (seed, flags) in (1..).zip([SMALL, "metadata-miss=whole mdc=1024 mdc-ways=1"]) {
        let setup = Setup::new(flags, 256);
        let mut running = setup.begun(seed, |options| options.lanes = 8);
        running.requests(&setup.traffic, seed, 50).unwrap();
        for lane in 0..8 {
            running.bench.client(lane).options.ready_for = ReadyFor::Nothing;
        }
        let only = |share| Traffic {
            read_share: share,
            ..setup.traffic.clone()
        };
        let put = |running: &mut hdlgen::internals::design::controller::simulate::Running,
                   share| {
            for lane in 0..8 {
                let source = hdlgen::internals::axi_bench::Generator::new(only(share), lane as u64);
                running.bench.client(lane).set_source(Box::new(source));
            }
        };
        put(&mut running, 1.0);
        running.bench.start(12);
        running.bench.steps(1500).unwrap();
        put(&mut running, 0.0);
        running.bench.start(40);
        for _ in 0..40_000 {
            running.bench.step().unwrap();
            if running.bench.report().writes == 8 * 40 {
                break;
            }
        }
        assert_eq!(running.bench.report().writes, 8 * 40, "{flags}");
        assert_eq!(running.bench.report().reads, 0);
        for lane in 0..8 {
            running.bench.client(lane).options.ready_for = ReadyFor::Always;
        }
        running.bench.finish().unwrap();
    }
}

/// Bursts across the end of a page, WRAP with an illegal length, beats wider than the port: each gets an
/// error and writes nothing; accesses before and after them are correct.
#[test]
fn what_axi_forbids_is_answered_with_an_error() {
    for (flags, port) in [
        ("mdc=1024", 5),
        ("port=4", 2),
        ("port=64 metadata-miss=whole", 6),
    ] {
        let setup = Setup::new(flags, 16);
        let mut running = setup.begun(4, |options| {
            options.lanes = 8;
            options.client.forbidden = true;
            options.expectation = Rc::new(move |request: &Request| {
                if request.access.is_legal(1 << port) && request.access.burst != Burst::Fixed {
                    Answer::Okay
                } else {
                    Answer::Error
                }
            });
        });
        let start = setup.traffic.range.start;
        let access = |address, beats, size, burst| Access {
            address,
            beats,
            size,
            burst,
        };
        let forbidden = [
            access(start + PAGE - 64, 1 + (128 >> port), port, Burst::Incr),
            access(start + PAGE - 1, 256, 2, Burst::Incr),
            access(start + 3 * PAGE - (1 << port), 2, port, Burst::Incr),
            access(start + 100, 256, port.max(5).min(port), Burst::Incr),
            access(start + PAGE, 3, port, Burst::Wrap),
            access(start + PAGE, 1, 0, Burst::Wrap),
            access(start + 256, 2, 7, Burst::Incr),
            access(start + 256, 2, port + 1, Burst::Incr),
            access(start + 64, 4, port, Burst::Fixed),
        ];
        let anything = setup.traffic.clone();
        for lane in 0..8 {
            let mut legal = hdlgen::internals::axi_bench::Generator::new(anything.clone(), lane);
            let mut number = lane as usize;
            let source = std::iter::from_fn(move || {
                number += 1;
                if number % 3 > 0 {
                    return legal.next();
                }
                let access = forbidden[number / 3 % forbidden.len()];
                let direction = match number / 3 / forbidden.len() % 2 {
                    0 => Direction::Read,
                    _ => Direction::Write,
                };
                // A legal burst has nothing to refuse.
                let bytes = (0..access.beats).map(|n| access.beat(n));
                let bytes: u64 = bytes.map(|beat| beat.end - beat.start).sum();
                Some(Request {
                    direction,
                    data: vec![0xee; bytes as usize],
                    strobes: vec![true; bytes as usize],
                    ..Request::read(1, access)
                })
            });
            running
                .bench
                .client(lane as usize)
                .set_source(Box::new(source));
        }
        running.bench.run(150).unwrap();
        running
            .bench
            .read_back(setup.traffic.range.clone())
            .unwrap();
    }
}

/// A write is served even if a block is read in every cycle.
#[test]
fn reads_without_end_let_a_write_through() {
    let setup = Setup::new("port=64 block=64 memory-port=32", 16);
    let mut running = setup.begun(5, |options| {
        options.lanes = 8;
        // The write comes when reads have no gap where it was begun.
        options.client = ClientOptions {
            skew: 150,
            ..ClientOptions::fast()
        };
        options.memory = DramOptions {
            rules: options.memory.rules,
            ..DramOptions::ideal()
        };
        options.expectation = hdlgen::internals::axi_bench::any();
    });
    let region = setup.metadata_region();
    let refused = Traffic {
        pattern: Pattern::Stream,
        read_share: 1.0,
        range: region.start..region.start + PAGE,
        ..setup.traffic.clone()
    };
    for lane in 0..8 {
        let mut reads = hdlgen::internals::axi_bench::Generator::new(refused.clone(), 1);
        let mut number = 0;
        let start = setup.traffic.range.start;
        let source = std::iter::from_fn(move || {
            number += 1;
            if number != 100 {
                return reads.next();
            }
            let access = Access {
                address: start,
                beats: 1,
                size: 6,
                burst: Burst::Incr,
            };
            Some(Request {
                direction: Direction::Write,
                data: vec![7; 64],
                strobes: vec![true; 64],
                ..Request::read(1, access)
            })
        });
        running.bench.client(lane).set_source(Box::new(source));
    }
    running.bench.start(1000);
    running.bench.steps(600).unwrap();
    let report = running.bench.report();
    assert_eq!(report.writes, 8, "after {} reads", report.reads);
    assert!(report.reads < 8 * 900);
    running.bench.finish().unwrap();
}

/// Data that were read while their metadata were being fetched belong to those metadata: writes of the same
/// blocks, which wait for the same line, come after them.
#[test]
fn a_block_that_is_read_early_is_not_written_before_its_metadata_are_known() {
    for miss in ["first", "whole"] {
        let sizes = "outstanding=16 write-buffer=16 codec=bdi mdc=1024 port=64";
        read_early(&format!("metadata-miss={miss} {sizes}"));
    }
}

fn read_early(flags: &str) {
    let setup = Setup::new(flags, 512);
    let mut running = setup.begun(9, |options| {
        options.lanes = 4;
        options.initial = setup.traffic.contents.initial();
        options.client = ClientOptions::fast();
        options.memory = DramOptions {
            rules: options.memory.rules,
            reorder: true,
            ..DramOptions::ideal()
        };
    });
    let line = u64::from(setup.design.hardware().line_blocks());
    for number in 0..setup.blocks().end / line {
        let lists = (0..4).map(|lane| {
            let block = move |place: u64| line * number + (place * 5 + number + lane) % 16;
            // The blocks that were read last are written first.
            let reads = (0..16).map(|place| (Direction::Read, block(place)));
            let writes = (0..16).map(|place| (Direction::Write, block(15 - place)));
            let entry = |(direction, block)| setup.entry(direction, block, 0..128);
            reads.chain(writes).map(entry).collect()
        });
        let lists: Vec<Vec<_>> = lists.collect();
        setup.begin_trace(&mut running, lists);
        // Only the metadata take their time.
        while !(0..4).all(|lane| running.bench.client(lane).is_idle()) {
            for lane in 0..4 {
                let memory = running.bench.memory(lane);
                let is_fetched = memory.moved.contains_key(&1);
                memory.options.latency = if is_fetched { 1 } else { 200 };
            }
            running.bench.step().unwrap();
        }
    }
    setup.read_back(&mut running).unwrap();
}

/// With their metadata missing, blocks are read no more than when those come first, but sooner.
#[test]
fn the_first_burst_comes_with_missing_metadata() {
    let [first, serial] = ["first", "serial"].map(|miss| {
        let setup = Setup::new(&format!("mdc=1024 metadata-miss={miss}"), 512);
        let mut running = setup.begun(1, |options| {
            options.lanes = 1;
            options.initial = setup.traffic.contents.initial();
            options.client = ClientOptions {
                reads: 1,
                ..ClientOptions::fast()
            };
            let rules = options.memory.rules;
            options.memory = DramOptions {
                rules,
                latency: 100,
                ..DramOptions::ideal()
            };
        });
        let line = u64::from(setup.design.hardware().line_blocks());
        let block = |number: u64| setup.entry(Direction::Read, number * line, 0..128);
        let blocks: Vec<_> = (0..setup.blocks().end / line).map(block).collect();
        let raw = setup.in_all(&mut running, &blocks).unwrap();
        setup.write_all(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        let bytes = |report: &hdlgen::internals::axi_bench::Report| report.memory[&0].bytes_read;
        // Some of the written data are still in the cache.
        let packed = setup.in_all(&mut running, &blocks).unwrap();
        [raw, packed].map(|report| (report.cycles, bytes(&report)))
    });
    for (first, serial) in first.iter().zip(serial) {
        assert_eq!(first.1, serial.1, "bytes");
    }
    // Raw blocks need more bursts, behind their metadata.
    assert!(first[0].0 <= serial[0].0, "{first:?} {serial:?}");
    assert!(first[1].0 < serial[1].0, "{first:?} {serial:?}");
}
