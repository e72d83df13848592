//! Errors from the memory, and corrupt blocks: no client gets wrong data without an error, nothing hangs, and
//! unaffected blocks are correct.

use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

use hdlgen::internals::axi_bench::{any, Answer, Direction, Errors, Expectation, Pattern, Request};
use hdlgen::internals::codec::load;
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::rtl::controller::registers::{ERROR_BLOCK, FAILED_LINE, LOST_LINE, STATUS};
use hdlgen::internals::terms::Geometry;

use crate::common::controller::{events, set_errors, Setup, FLUSH, INIT, RUN, SCRUB};

const DESIGNS: [&str; 3] = [
    "mdc=1024 mdc-ways=1",
    "mdc=1024 mdc-ways=2 metadata-miss=whole codec=bdi",
    "mdc=1024 mdc-ways=1 port=16 write-buffer=2 outstanding=16 block=64 decompressors=2 check=crc16",
];

fn set_answers(running: &mut Running, answer: impl Fn(usize) -> Expectation) {
    for lane in 0..running.bench.lanes() {
        running.bench.client(lane).set_expectation(answer(lane));
    }
}

fn always(answer: Answer) -> Expectation {
    Rc::new(move |_| answer)
}

/// Any burst below may fail. When none does any more, all blocks are written anew, and everything is
/// right again.
#[test]
fn errors_below_are_told_and_pass() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        for (reads, writes, id) in [(0.1, 0.1, None), (0.3, 0.0, Some(1)), (0.0, 0.3, Some(1))] {
            let setup = Setup::new(flags, 512);
            let mut running = setup.begun(seed, |options| {
                options.lanes = 4;
                options.expectation = any();
            });
            let errors = Errors {
                read_share: reads,
                write_share: writes,
                kind: id,
                garbles: true,
                ..Errors::default()
            };
            set_errors(&mut running, &errors);
            let report = running.requests(&setup.traffic, seed, 80).unwrap();
            assert!(
                report.failed_reads > 0 && report.failed_writes > 0,
                "{flags}"
            );
            let happened = events(&mut running);
            assert!(
                happened.iter().any(|events| events & 0x1e != 0),
                "{happened:x?}"
            );
            set_errors(&mut running, &Errors::default());
            running.command("flush", FLUSH).unwrap();
            setup.write_all(&mut running).unwrap();
            set_answers(&mut running, |_| always(Answer::Okay));
            setup.read_back(&mut running).unwrap();
            running.command("flush", FLUSH).unwrap();
            setup.check_memory(&mut running.bench);
            assert_eq!(events(&mut running), [0x20; 4]);
        }
    }
}

/// All accesses that wait for a metadata line that cannot be fetched get an error, and nothing is written.
#[test]
fn metadata_that_cannot_be_read_concern_their_blocks_only() {
    for flags in DESIGNS {
        let setup = Setup::new(flags, 64);
        let mut running = setup.used(2, 60);
        running.command("flush", FLUSH).unwrap();
        running.bench.reset(4).unwrap();
        setup.set_regions(&mut running.bench);
        running.command("run", RUN).unwrap();
        let line = u64::from(setup.design.hardware().line_blocks());
        let metadata = setup.metadata() + line / 4;
        let errors = Errors {
            addresses: [metadata].map(|at| at..at + 1).into(),
            ..Errors::default()
        };
        set_errors(&mut running, &errors);
        let block = setup.traffic.block;
        let (read, write) = (Direction::Read, Direction::Write);
        let bad = |direction, block| setup.entry(direction, line + block, 0..setup.traffic.block);
        set_answers(&mut running, |_| {
            let first = setup.traffic.range.start + line * block;
            let region = first..first + line * block;
            Rc::new(move |request: &Request| {
                if region.contains(&request.access.address) {
                    Answer::Error
                } else {
                    Answer::Okay
                }
            })
        });
        let mut list: Vec<_> = (0..20)
            .map(|n| bad(if n % 2 == 0 { read } else { write }, n))
            .collect();
        list.push(setup.entry(write, line + 21, 3..9));
        list.push(setup.entry(write, 3, 5..50));
        list.push(setup.entry(read, 2 * line, 0..block));
        setup.in_all(&mut running, &list).unwrap();
        assert!(events(&mut running).iter().all(|events| events & 0x1f == 8));
        let lines = running.bench.read_register(FAILED_LINE).unwrap();
        assert!(lines.iter().all(|line| *line == 1), "{lines:?}");
        set_errors(&mut running, &Errors::default());
        set_answers(&mut running, |_| always(Answer::Okay));
        setup.read_back(&mut running).unwrap();
    }
}

/// If a line cannot be written back, the unit reports it, the flush fails, the line stays, and the next flush
/// writes it.
#[test]
fn metadata_that_cannot_be_written_stay_and_are_tried_again() {
    for flags in DESIGNS {
        let setup = Setup::new(flags, 64);
        let mut running = setup.used(3, 60);
        let errors = Errors {
            next_writes: 1,
            kind: Some(1),
            ..Errors::default()
        };
        set_errors(&mut running, &errors);
        events(&mut running);
        running.command("flush", FLUSH).unwrap_err();
        assert!(events(&mut running).iter().all(|events| *events == 0x30));
        // The first of them that was changed.
        let lines = running.bench.read_register(LOST_LINE).unwrap();
        assert!(lines.iter().all(|line| *line < 32), "{lines:?}");
        set_errors(&mut running, &Errors::default());
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        assert!(events(&mut running).iter().all(|events| *events == 0x20));
        setup.check_memory(&mut running.bench);
    }
}

/// If a write to memory fails, all clients that wrote the block get an error, and the next flush writes its data.
#[test]
fn data_that_cannot_be_written_are_told_of() {
    for flags in DESIGNS {
        let setup = Setup::new(flags, 8);
        let mut running = setup.used(4, 60);
        let block = setup.traffic.block;
        let address = setup.traffic.range.start + 5 * block;
        events(&mut running);
        for partial in [false, true] {
            let errors = Errors {
                addresses: [address].map(|at| at..at + 1).into(),
                kind: Some(0),
                ..Errors::default()
            };
            set_answers(&mut running, |_| always(Answer::Okay));
            let whole = |number| setup.entry(Direction::Write, number, 0..block);
            setup.in_all(&mut running, &[whole(5)]).unwrap();
            set_errors(&mut running, &errors);
            set_answers(&mut running, |_| {
                Rc::new(move |request: &Request| {
                    if request.access.address / block == address / block {
                        Answer::Any
                    } else {
                        Answer::Okay
                    }
                })
            });
            let list = if partial {
                vec![
                    setup.entry(Direction::Write, 5, 3..8),
                    setup.entry(Direction::Write, 5, 20..30),
                ]
            } else {
                vec![whole(4), whole(5), whole(6)]
            };
            let report = setup.in_all(&mut running, &list).unwrap();
            let writes = if partial { 2 } else { 1 };
            assert_eq!(
                report.failed_writes,
                writes * report.writes / list.len() as u64
            );
            let blocks = running.bench.read_register(ERROR_BLOCK).unwrap();
            assert!(
                blocks
                    .iter()
                    .all(|number| u64::from(*number) == address / block),
                "{blocks:x?}"
            );
            // A part needs the rest, which could not be read. Poison could not be written either.
            let event = if partial { 2 } else { 0x44 };
            assert!(events(&mut running).iter().all(|events| *events == event));
            set_errors(&mut running, &Errors::default());
            setup.in_all(&mut running, &[whole(5)]).unwrap();
        }
        set_answers(&mut running, |_| always(Answer::Okay));
        setup.read_back(&mut running).unwrap();
    }
}

/// Bits flip in memory. A corrupt block is an error for all accesses that read it or write a part of it, and
/// does not change until it is written whole.
#[test]
#[expect(
    clippy::too_many_lines,
    reason = "one sequence of requests, each after the ones before"
)]
fn corrupt_blocks_are_told_of_and_left_alone() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        let mut setup = Setup::new(flags, 4);
        let mut running = setup.begun(seed, |options| options.lanes = 6);
        setup.write_in_order(&mut running, seed);
        running.command("flush", FLUSH).unwrap();
        let block = setup.traffic.block;
        let start = setup.traffic.range.start;
        let mut corrupt: Vec<Rc<RefCell<HashSet<u64>>>> = Vec::new();
        let mut left: Vec<Vec<(u64, Vec<u8>)>> = Vec::new();
        for lane in 0..6 {
            let (mut bad, mut kept) = (HashSet::new(), Vec::new());
            for number in setup.blocks().filter(|number| number % 3 == 1) {
                let metadata = setup.metadata_of(&mut running.bench, lane, number);
                if metadata == Geometry::RAW_METADATA {
                    continue;
                }
                let address = start + number * block;
                let mut stored = setup.stored(&mut running.bench, lane, number, metadata);
                let bit = (number as usize * 37 + lane * 11) % (8 * stored.len().min(12));
                stored[bit / 8] ^= 1 << (bit % 8);
                match number % 4 {
                    0 => stored.fill(0xca),
                    2 => stored.fill(0xff),
                    _ => {}
                }
                let mut decoded = vec![0; block as usize];
                let result = load(
                    setup.model.as_ref(),
                    setup.geometry(),
                    metadata,
                    &stored,
                    &mut decoded,
                );
                running.bench.memory(lane).storage.write(address, &stored);
                match result {
                    // It decodes to another block.
                    Ok(()) => running.bench.client(lane).reference.set(address, &decoded),
                    Err(_) => {
                        bad.insert(address / block);
                        kept.push((number, stored));
                    }
                }
            }
            assert!(!bad.is_empty(), "{flags}");
            corrupt.push(Rc::new(RefCell::new(bad)));
            left.push(kept);
        }
        set_answers(&mut running, |lane| {
            let bad = corrupt[lane].clone();
            Rc::new(move |request: &Request| {
                let range = request.access.range();
                let mut blocks = range.start / block..=(range.end - 1) / block;
                if blocks.any(|number| bad.borrow().contains(&number)) {
                    Answer::Error
                } else {
                    Answer::Okay
                }
            })
        });
        events(&mut running);
        // Each for a while, so that the register is looked at often.
        for from in setup.blocks().step_by(16) {
            let reads =
                (from..from + 16).map(|number| setup.entry(Direction::Read, number, 0..block));
            let reads: Vec<_> = reads.collect();
            setup.in_all(&mut running, &reads).unwrap();
            let happened = events(&mut running);
            let blocks = running.bench.read_register(ERROR_BLOCK).unwrap();
            for lane in 0..6 {
                let bad = corrupt[lane].borrow();
                let any = (from..from + 16).any(|number| bad.contains(&(start / block + number)));
                assert_eq!(happened[lane], u32::from(any));
                assert!(
                    !any || bad.contains(&blocks[lane].into()),
                    "{:#x}",
                    blocks[lane]
                );
            }
        }
        let lists = (0..6).map(|lane| {
            let parts = left[lane].iter().flat_map(|(number, _)| {
                let part = |number| setup.entry(Direction::Write, number, 3..block / 2);
                [part(*number), part(number - 1)]
            });
            parts.collect()
        });
        let lists: Vec<Vec<_>> = lists.collect();
        setup.trace(&mut running, lists).unwrap();
        running.command("flush", FLUSH).unwrap();
        for (lane, kept) in left.iter().enumerate() {
            for (number, stored) in kept {
                let metadata = setup.metadata_of(&mut running.bench, lane, *number);
                assert_ne!(metadata, Geometry::RAW_METADATA);
                assert_eq!(
                    &setup.stored(&mut running.bench, lane, *number, metadata),
                    stored
                );
            }
        }
        // Whole blocks repair them.
        for bad in &corrupt {
            bad.borrow_mut().clear();
        }
        let lists = left.iter().map(|kept| {
            let whole =
                |(number, _): &(u64, Vec<u8>)| setup.entry(Direction::Write, *number, 0..block);
            kept.iter().map(whole).collect()
        });
        let lists: Vec<Vec<_>> = lists.collect();
        setup.trace(&mut running, lists).unwrap();
        running
            .bench
            .read_back(setup.traffic.range.clone())
            .unwrap();
        setup.traffic.pattern = Pattern::Hot { exponent: 1.0 };
        setup.traffic.partial_share = 0.5;
        running.requests(&setup.traffic, seed, 40).unwrap();
    }
}

/// A scrub that finds a block which is none says so, and everything that is one is raw.
#[test]
fn a_scrub_tells_of_corrupt_blocks_and_poisons_them() {
    let setup = Setup::new(DESIGNS[0], 2);
    let mut running = setup.begun(1, |options| {
        options.lanes = 2;
        options.expectation = any();
    });
    setup.write_in_order(&mut running, 1);
    running.command("flush", FLUSH).unwrap();
    let mut corrupt = [Vec::new(), Vec::new()];
    for (lane, corrupt) in corrupt.iter_mut().enumerate() {
        for number in 0..16 {
            let metadata = setup.metadata_of(&mut running.bench, lane, number);
            if metadata < 2 {
                let address = setup.traffic.range.start + number * 128;
                let storage = &mut running.bench.memory(lane).storage;
                storage.write(address, &[0xff; 32]);
                corrupt.push(number);
            }
        }
    }
    setup.set(&mut running.bench, "scrub_end", 1000);
    let failed = running.command("scrub", SCRUB);
    assert!(failed.is_err());
    running.command("flush", FLUSH).unwrap();
    let status = running.bench.read_register(STATUS);
    for (lane, status) in status.unwrap().into_iter().enumerate() {
        assert_eq!(status >> 6 & 1, 0);
        assert_eq!(
            setup.not_raw(&mut running.bench, lane),
            corrupt[lane].len(),
            "all others are raw"
        );
        assert!((1..16).contains(&corrupt[lane].len()));
        for &number in &corrupt[lane] {
            assert_eq!(setup.metadata_of(&mut running.bench, lane, number), 0);
            let stored = setup.stored(&mut running.bench, lane, number, 0);
            assert_eq!(stored, [0xff; 32], "poison");
        }
    }
}

/// Init that cannot write all metadata fails, and the unit stays off.
#[test]
fn an_init_that_fails_leaves_the_unit_off() {
    let setup = Setup::new(DESIGNS[0], 64);
    let mut running = setup.off(1, |options| options.lanes = 2);
    let errors = Errors {
        addresses: [setup.metadata() + 100].map(|at| at..at + 1).into(),
        ..Errors::default()
    };
    set_errors(&mut running, &errors);
    assert!(running.command("init", INIT).is_err());
    assert_eq!(running.bench.read_register(STATUS).unwrap(), [0x20; 2]);
    set_errors(&mut running, &Errors::default());
    running.command("init", INIT).unwrap();
    assert_eq!(running.bench.read_register(STATUS).unwrap(), [0x42; 2]);
}
