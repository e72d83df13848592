//! `RUSER` of the controller: beats of corrupt, poisoned and damaged blocks are marked, and no others. That a beat
//! is marked only with SLVERR the bench checks in each cycle.

use hdlgen::internals::axi_bench::{any, Direction, Errors, TraceEntry};
use hdlgen::internals::design::controller::simulate::Running;

use crate::common::controller::{during, memories, set_errors, Setup, FLUSH};

const DESIGNS: [&str; 3] = [
    "mdc=1024 ruser=poison",
    "mdc=1024 port=16 write-buffer=2 outstanding=16 block=64 ruser=poison codec=bdi",
    "mdc=1024 port=64 memory-port=32 protect-buffers=secded ruser=poison",
];

/// Units in which any read may fail.
fn begun(setup: &Setup, seed: u64) -> Running {
    let mut running = setup.begun(seed, |options| {
        options.lanes = 2;
        options.expectation = any();
    });
    for lane in 0..running.bench.lanes() {
        running.bench.client(lane).reference.writes_may_fail = true;
    }
    running
}

fn reads(setup: &Setup, blocks: impl Iterator<Item = u64>) -> Vec<TraceEntry> {
    let whole = 0..setup.traffic.block;
    blocks
        .map(|block| setup.entry(Direction::Read, block, whole.clone()))
        .collect()
}

/// Overwrites the blocks stored in one burst with poison, in memory; returns their numbers.
fn poison(running: &mut Running, setup: &Setup, lane: usize) -> Vec<u64> {
    let mut poisoned = Vec::new();
    for block in setup.blocks() {
        let metadata = setup.metadata_of(&mut running.bench, lane, block);
        if metadata == 0 {
            let length = setup
                .stored(&mut running.bench, lane, block, metadata)
                .len();
            let address = setup.traffic.range.start + block * setup.traffic.block;
            let storage = &mut running.bench.memory(lane).storage;
            storage.write(address, &vec![0xff; length]);
            poisoned.push(block);
        }
    }
    poisoned
}

#[test]
fn reads_of_blocks_that_are_no_encoding_are_marked() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        let setup = Setup::new(flags, 4);
        let mut running = begun(&setup, seed);
        setup.write_in_order(&mut running, seed);
        running.command("flush", FLUSH).unwrap();
        let lists: Vec<_> = (0..2)
            .map(|lane| reads(&setup, poison(&mut running, &setup, lane).into_iter()))
            .collect();
        let count = lists.iter().map(Vec::len).sum::<usize>() as u64;
        assert!(count > 4, "{flags}: {count}");
        let report = setup.trace(&mut running, lists).unwrap();
        assert_eq!(report.failed_reads, report.poisoned_reads, "{flags}");
        assert!(report.poisoned_reads >= count, "{flags}");
        // One after another, so that each is alone.
        let lists: Vec<_> = (0..2)
            .map(|lane| reads(&setup, poison(&mut running, &setup, lane).into_iter()))
            .collect();
        for lane in 0..2 {
            running.bench.client(lane).options.reads = 1;
        }
        let report = setup.trace(&mut running, lists).unwrap();
        assert_eq!(report.failed_reads, report.poisoned_reads, "{flags}");
        assert!(report.poisoned_reads >= count, "{flags}");
    }
}

/// Reads that the memory refuses are errors, but not marked as damaged; nor are reads of blocks that may not be
/// read.
#[test]
fn reads_that_fail_in_memory_are_not_marked() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        let setup = Setup::new(flags, 64);
        let mut running = begun(&setup, seed);
        running.requests(&setup.traffic, seed, 60).unwrap();
        let errors = Errors {
            read_share: 0.3,
            ..Errors::default()
        };
        set_errors(&mut running, &errors);
        let list = reads(&setup, setup.blocks().step_by(3));
        let report = setup.in_all(&mut running, &list).unwrap();
        assert!(report.failed_reads > 20, "{flags}");
        assert_eq!(report.poisoned_reads, 0, "{flags}");
        set_errors(&mut running, &Errors::default());
        let offset = setup.metadata() - setup.traffic.range.start;
        let of_metadata = reads(&setup, std::iter::once(offset / setup.traffic.block));
        let report = setup.in_all(&mut running, &of_metadata).unwrap();
        let failed = [report.failed_reads, report.poisoned_reads];
        assert_eq!(failed, [2, 0], "{flags}");
    }
}

/// Words of a buffer that cannot be corrected.
#[test]
fn damaged_words_are_marked() {
    let setup = Setup::new(DESIGNS[2], 64);
    let mut running = begun(&setup, 1);
    running.requests(&setup.traffic, 1, 60).unwrap();
    let register = setup.register("inject");
    let report = during(&mut running, &setup.traffic, 2, 300, |running| {
        for _ in 0..20 {
            // Two bits of a word for the client.
            running.bench.write_register(register, 0x12).unwrap();
            running.bench.steps(60).unwrap();
            running.bench.write_register(register, 0).unwrap();
        }
        Ok(())
    });
    let report = report.unwrap();
    assert!(report.poisoned_reads > 5);
}

/// Blocks whose metadata are lost, before they are poisoned and after.
#[test]
fn blocks_whose_metadata_are_lost_are_marked() {
    for (protection, bits) in [("parity", 1), ("secded", 2)] {
        let flags = format!("mdc=1024 mdc-ways=2 ruser=poison protect-metadata={protection}");
        let setup = Setup::new(&flags, 64);
        let mut running = begun(&setup, 3);
        let whole = 0..setup.traffic.block;
        let writes = (1..16).map(|block| setup.entry(Direction::Write, block, whole.clone()));
        let writes: Vec<_> = writes.collect();
        setup.in_all(&mut running, &writes).unwrap();
        running.bench.steps(600).unwrap();
        let lines = &memories(&mut running, &["lines"])[0];
        let beats =
            u64::from(setup.design.hardware().mag_bytes / setup.design.hardware().memory_bytes);
        for lane in 0..2 {
            for way in 0..2 {
                for bit in 0..bits {
                    let bit = u64::from(lines.width) * way * beats + 5 + 7 * bit;
                    running.bench.simulator().flip(lane, lines, bit);
                }
            }
        }
        for _ in 0..2 {
            let report = setup.in_all(&mut running, &reads(&setup, 1..9)).unwrap();
            assert_eq!(report.failed_reads, report.poisoned_reads, "{flags}");
            assert!(report.poisoned_reads >= 16, "{flags}");
        }
    }
}
