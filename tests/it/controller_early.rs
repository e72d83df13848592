//! Early responses: bufferable writes are answered when their beats are taken, later reads see them, and one that
//! fails behind its answer is reported.

use hdlgen::internals::axi_bench::{
    any, Access, Attributes, Burst, ClientOptions, Errors, Report, Request, Traffic,
};
use hdlgen::internals::design::controller::simulate::{ControllerError, Running};

use crate::common::controller::{events, set_errors, Setup, FLUSH};

const POSTED_WRITE_LOST: u32 = 1 << 7;

/// A unit that answers early, whose accesses go down later than their requests are answered.
fn early(setup: &Setup, seed: u64, client: ClientOptions, lanes: usize) -> Running {
    let mut running = setup.begun(seed, |options| {
        options.lanes = lanes;
        options.client = client;
        options.memory.rules.own_attributes = None;
    });
    setup.set(&mut running.bench, "early_response", 1);
    running
}

#[test]
fn reads_see_writes_that_were_answered_early() {
    let units = [
        "mdc=1024 write-buffer=4",
        "codec=bdi port=16 write-buffer=16 memory-ids=1",
        "mdc=1024 outstanding=4 metadata-misses=2 protect-metadata=secded protect-buffers=secded",
    ];
    for (seed, flags) in (1..).zip(units) {
        let setup = Setup::new(flags, 2);
        for client in [ClientOptions::fast(), ClientOptions::wild()] {
            let mut running = early(&setup, seed, client, 8);
            setup.set(&mut running.bench, "combine", 20 * seed as u32);
            // Few blocks, so that reads and writes meet.
            let start = setup.traffic.range.start;
            let few = Traffic {
                partial_share: 0.7,
                range: start..start + 4096,
                ..setup.traffic.clone()
            };
            running.requests(&few, seed, 600).unwrap();
            running.command("flush", FLUSH).unwrap();
            setup.check_memory(&mut running.bench);
            assert!(events(&mut running)
                .iter()
                .all(|events| events & POSTED_WRITE_LOST == 0));
        }
    }
}

/// A write of eight bytes of a block, with this AWCACHE.
fn write(running: &mut Running, address: u64, cache: u64) -> Report {
    let access = Access {
        address,
        beats: 1,
        size: 3,
        burst: Burst::Incr,
    };
    let mut request = Request::write(0, access, vec![7; 8]);
    request.attributes = Attributes {
        cache,
        ..Attributes::default()
    };
    let source = Box::new(std::iter::once(request));
    running.bench.client(0).set_source(source);
    running.bench.run(1).unwrap()
}

#[test]
fn only_bufferable_writes_are_answered_early() {
    let setup = Setup::new("mdc=1024", 1);
    let mut running = early(&setup, 1, ClientOptions::fast(), 1);
    let latency = running.bench.memory(0).options.latency;
    let start = setup.traffic.range.start;
    let cycles = |running: &mut Running, cache| write(running, start, cache).to_answer.longest;
    assert!(cycles(&mut running, 1) < 16);
    running.command("flush", FLUSH).unwrap();
    assert!(cycles(&mut running, 2) > 2 * latency);
    setup.set(&mut running.bench, "early_response", 0);
    assert!(cycles(&mut running, 1) > 2 * latency);
}

/// The memory refuses a write that was already answered: an event, its block's number, and a flush that fails
/// once. The block is poison until it is written whole.
#[test]
fn a_write_that_fails_behind_its_answer_is_reported() {
    let setup = Setup::new("mdc=1024", 1);
    let mut running = early(&setup, 1, ClientOptions::fast(), 1);
    let (start, block) = (setup.traffic.range.start, setup.traffic.block);
    let number = start / block + 3;
    let fails = Errors {
        next_writes: 1,
        garbles: true,
        ..Errors::default()
    };
    set_errors(&mut running, &fails);
    write(&mut running, number * block, 1);
    let failed = running.command("flush", FLUSH);
    assert!(
        matches!(failed, Err(ControllerError::Command("flush"))),
        "{failed:?}"
    );
    assert_eq!(
        events(&mut running)[0] & POSTED_WRITE_LOST,
        POSTED_WRITE_LOST
    );
    let low = setup.register("posted_block");
    assert_eq!(running.bench.read_register(low).unwrap(), [number as u32]);
    running.command("flush", FLUSH).unwrap();

    set_errors(&mut running, &Errors::default());
    running.bench.client(0).set_expectation(any());
    let reads = Request::read(
        0,
        Access {
            address: number * block,
            beats: 1,
            size: 3,
            burst: Burst::Incr,
        },
    );
    running
        .bench
        .client(0)
        .set_source(Box::new(std::iter::once(reads)));
    assert_eq!(running.bench.run(1).unwrap().failed_reads, 1);
}
