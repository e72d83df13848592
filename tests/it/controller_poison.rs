//! Metadata that are lost, as a line of the metadata cache is damaged that memory does not have so: their blocks are
//! poisoned, nobody gets wrong data without an error, and a whole-block write makes a block right again.

use std::ops::Range;
use std::rc::Rc;

use hdlgen::internals::axi_bench::{any, Answer, Direction, Request, TraceEntry};
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::rtl::controller::registers::{POISONED_LINE, RANGES, RANGE_END, RANGE_RULE};

use crate::common::controller::{counted, events, memories, Setup, FLUSH, INIT, SCRUB};

/// The events of damage that stops the metadata cache, and of blocks that are poisoned, where only metadata are
/// protected.
const STOPPED: u32 = 0x100;
const METADATA_ERROR: u32 = 0x8;
const POISONED: u32 = 0x200;

/// Units with protected metadata, and how many flipped bits damage a word.
fn designs() -> Vec<(u64, String, u64)> {
    let flags = [
        "mdc=1024 mdc-ways=2",
        "mdc=1024 mdc-ways=1 write-buffer=2 outstanding=16 port=16 block=64",
        "mdc=1024 mdc-ways=4 metadata-misses=2 memory-port=32 port=32",
    ];
    let with = |flags: &str| {
        [("parity", 1), ("secded", 2)]
            .map(|(protection, bits)| (format!("{flags} protect-metadata={protection}"), bits))
    };
    let all = flags.into_iter().flat_map(with);
    (1..)
        .zip(all)
        .map(|(seed, (flags, bits))| (seed, flags, bits))
        .collect()
}

/// Damages the first word of the lines in the first set, in all ways: those of the first metadata line, if it
/// is there.
fn damage(running: &mut Running, setup: &Setup, bits: u64) {
    let lines = &memories(running, &["lines"])[0];
    let p = setup.design.hardware();
    let beats = u64::from(p.mag_bytes / p.memory_bytes);
    for lane in 0..running.bench.lanes() {
        for way in 0..u64::from(p.cache_ways) {
            for bit in 0..bits {
                let bit = u64::from(lines.width) * way * beats + 5 + 7 * bit;
                running.bench.simulator().flip(lane, lines, bit);
            }
        }
    }
}

/// Blocks whose metadata are in the first word of the first line.
fn in_word(setup: &Setup) -> Range<u64> {
    0..u64::from(setup.design.hardware().memory_bytes) * 4
}

fn whole(
    setup: &Setup,
    direction: Direction,
    blocks: impl Iterator<Item = u64>,
) -> Vec<TraceEntry> {
    let block = setup.traffic.block;
    blocks
        .map(|number| setup.entry(direction, number, 0..block))
        .collect()
}

fn answer(running: &mut Running, setup: &Setup, is_error: impl Fn(u64) -> bool + 'static) {
    let (first, block) = (setup.traffic.range.start, setup.traffic.block);
    let is_error = Rc::new(is_error);
    for lane in 0..running.bench.lanes() {
        let is_error = is_error.clone();
        let answer = move |request: &Request| {
            if is_error((request.access.address - first) / block) {
                Answer::Error
            } else {
                Answer::Okay
            }
        };
        running.bench.client(lane).set_expectation(Rc::new(answer));
    }
}

/// Whether a block in memory is poison, as its metadata say.
fn is_poison(running: &mut Running, setup: &Setup, lane: usize, block: u64) -> bool {
    let metadata = setup.metadata_of(&mut running.bench, lane, block);
    let stored = setup.stored(&mut running.bench, lane, block, metadata);
    metadata == 0 && stored.iter().all(|byte| *byte == 0xff)
}

/// Writes blocks of the first line, so that it is dirty, and then damages it.
fn begun(setup: &Setup, seed: u64, bits: u64) -> Running {
    let mut running = setup.begun(seed, |options| options.lanes = 4);
    let list = whole(setup, Direction::Write, 1..16);
    setup.in_all(&mut running, &list).unwrap();
    running.bench.steps(600).unwrap();
    damage(&mut running, setup, bits);
    running
}

/// All blocks of a damaged word of a changed line are errors, the others are as they were; whole blocks that are
/// written are right again, parts are not.
#[test]
fn blocks_whose_metadata_are_lost_are_poison() {
    for (seed, flags, bits) in designs() {
        let setup = Setup::new(&flags, 64);
        let mut running = begun(&setup, seed, bits);
        let word = in_word(&setup);
        let end = word.end;
        answer(&mut running, &setup, move |block| block < end);
        let list = whole(
            &setup,
            Direction::Read,
            [7, 3, 20, end, end + 3].into_iter(),
        );
        setup.in_all(&mut running, &list).unwrap();
        let happened = events(&mut running);
        assert!(
            happened
                .iter()
                .all(|events| events & (STOPPED | POISONED) == POISONED),
            "{happened:x?}"
        );
        assert_eq!(running.bench.read_register(POISONED_LINE).unwrap(), [0; 4]);
        assert_eq!(counted(&mut running, "lost_metadata"), [1; 4]);
        // A part of a block that is poison is an error, and leaves it so.
        let part = setup.entry(Direction::Write, 9, 3..20);
        let read = setup.entry(Direction::Read, 9, 0..setup.traffic.block);
        setup.in_all(&mut running, &[part, read]).unwrap();
        running.command("flush", FLUSH).unwrap();
        for lane in 0..4 {
            assert!(
                word.clone()
                    .all(|block| is_poison(&mut running, &setup, lane, block)),
                "{flags}"
            );
            assert_eq!(
                setup.not_raw(&mut running.bench, lane) as u64,
                end,
                "{flags}"
            );
        }
        answer(&mut running, &setup, |_| false);
        let list = whole(&setup, Direction::Write, word.clone());
        setup.in_all(&mut running, &list).unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        assert_eq!(counted(&mut running, "lost_metadata"), [1; 4]);
    }
}

/// Blocks that are written whole while the others are poisoned stay, and so does one whose write finds the damage.
#[test]
fn whole_blocks_that_are_written_meanwhile_stay() {
    for (seed, flags, bits) in designs() {
        let setup = Setup::new(&flags, 64);
        let mut running = begun(&setup, seed, bits);
        let word = in_word(&setup);
        let written = || (0..40).map(|n| (n * 7 + 5) % 61).filter(|n| n % 3 == 0);
        let list = whole(
            &setup,
            Direction::Write,
            written().filter(|block| *block < word.end),
        );
        setup.in_all(&mut running, &list).unwrap();
        let rest = word
            .clone()
            .filter(|block| !written().any(|other| other == *block));
        let rest: Vec<u64> = rest.collect();
        let lost = rest.clone();
        answer(&mut running, &setup, move |block| lost.contains(&block));
        let list = whole(&setup, Direction::Read, word.clone());
        setup.in_all(&mut running, &list).unwrap();
        running.command("flush", FLUSH).unwrap();
        for lane in 0..4 {
            for &block in &rest {
                assert!(
                    is_poison(&mut running, &setup, lane, block),
                    "{flags}: {block}"
                );
            }
        }
        let happened = events(&mut running);
        assert!(
            happened.iter().all(|events| events & STOPPED == 0),
            "{happened:x?}"
        );
        let lost = counted(&mut running, "lost_metadata");
        assert!(lost.iter().all(|count| *count == 1), "{flags}: {lost:?}");
    }
}

/// A line that is damaged before anybody looks is not written back; a flush ends when its blocks are poison.
#[test]
fn a_flush_waits_for_poison() {
    for (seed, flags, bits) in designs() {
        let setup = Setup::new(&flags, 64);
        let mut running = begun(&setup, seed, bits);
        running.command("flush", FLUSH).unwrap();
        for lane in 0..4 {
            let word = in_word(&setup);
            let poisoned = word
                .clone()
                .filter(|&block| is_poison(&mut running, &setup, lane, block));
            assert_eq!(poisoned.count() as u64, word.end, "{flags}");
        }
        let happened = events(&mut running);
        assert!(
            happened.iter().all(|events| events & !0x20 == POISONED),
            "{happened:x?}"
        );
        // Init also clears lost words.
        running.command("off", 2).unwrap();
        running.command("init", INIT).unwrap();
        running.bench.adopt_memory();
        running.requests(&setup.traffic, seed, 40).unwrap();
        assert!(events(&mut running)
            .iter()
            .all(|events| events & !0x20 == 0));
    }
}

/// Writes of blocks whose lines take the lost line's place do not keep it from being poisoned.
#[test]
fn other_lines_of_the_set_do_not_hold_poison_up() {
    for (seed, flags, bits) in designs() {
        let setup = Setup::new(&flags, 1024);
        let mut running = begun(&setup, seed, bits);
        for lane in 0..4 {
            running.bench.client(lane).set_expectation(any());
            running.bench.client(lane).reference.writes_may_fail = true;
        }
        let p = setup.design.hardware();
        let sets = u64::from(p.cache_bytes / (p.mag_bytes * p.cache_ways));
        let stride = sets * u64::from(p.line_blocks());
        let lines = setup.blocks().end / stride;
        let mut list = whole(&setup, Direction::Read, 3..4);
        let others = (0..60).map(|n| (1 + n % (lines - 1)) * stride + n);
        list.extend(whole(&setup, Direction::Write, others));
        setup.in_all(&mut running, &list).unwrap();
        running.command("flush", FLUSH).unwrap();
        for lane in 0..4 {
            let poisoned = in_word(&setup).filter(|&b| is_poison(&mut running, &setup, lane, b));
            assert_eq!(poisoned.count() as u64, in_word(&setup).end, "{flags}");
        }
    }
}

/// Blocks outside the compressed region, and those of a range whose metadata are not used, are no poison.
#[test]
fn blocks_without_metadata_are_not_poisoned() {
    for (seed, flags, bits) in designs() {
        let setup = Setup::new(&flags, 1);
        let mut running = setup.begun(seed, |options| options.lanes = 4);
        let all = setup.blocks();
        let list = whole(&setup, Direction::Write, all.clone());
        setup.in_all(&mut running, &list).unwrap();
        running.bench.steps(600).unwrap();
        damage(&mut running, &setup, bits);
        let before: Vec<u8> = beside(&mut running, &setup);
        let all = all.end.min(in_word(&setup).end);
        answer(&mut running, &setup, move |block| block < all);
        let list = whole(&setup, Direction::Read, 0..1);
        setup.in_all(&mut running, &list).unwrap();
        running.command("flush", FLUSH).unwrap();
        for lane in 0..4 {
            let poisoned = (0..all).filter(|&block| is_poison(&mut running, &setup, lane, block));
            assert_eq!(poisoned.count() as u64, all, "{flags}");
        }
        assert_eq!(beside(&mut running, &setup), before, "{flags}");

        let setup = Setup::new(&flags, 8);
        let mut running = begun(&setup, seed, bits);
        let page = (setup.traffic.range.start / 4096) as u32;
        for (offset, value) in [(0, page), (RANGE_END, page + 1), (RANGE_RULE, 1)] {
            running
                .bench
                .write_register(RANGES + offset, value)
                .unwrap();
        }
        running.command("flush", FLUSH).unwrap();
        let blocks = 4096 / setup.traffic.block;
        for lane in 0..4 {
            for block in in_word(&setup) {
                let poison = is_poison(&mut running, &setup, lane, block);
                assert_eq!(poison, block >= blocks, "{flags}: {block}");
            }
        }
    }
}

/// The page behind the region, in lane 0.
fn beside(running: &mut Running, setup: &Setup) -> Vec<u8> {
    let mut bytes = vec![0; 4096];
    let storage = &mut running.bench.memory(0).storage;
    storage.read(setup.traffic.range.end, &mut bytes);
    bytes
}

/// Words of lines are damaged under traffic, with scrubs and flushes: no client gets wrong data without an
/// error, nothing hangs, and all data are correct once everything is written again.
#[test]
fn damage_under_traffic_is_told_and_passes() {
    // With this seed a write of another line comes to the metadata cache before poison does, and after the flush began.
    let again = designs().swap_remove(3);
    for (seed, flags, bits) in designs().into_iter().chain([(200, again.1, again.2)]) {
        let setup = Setup::new(&flags, 64);
        let mut running = setup.begun(seed, |options| {
            options.lanes = 8;
            options.expectation = any();
        });
        for lane in 0..8 {
            running.bench.client(lane).reference.writes_may_fail = true;
        }
        setup.set(
            &mut running.bench,
            "scrub_first",
            (setup.traffic.range.start / 4096) as u32,
        );
        setup.set(
            &mut running.bench,
            "scrub_end",
            (setup.traffic.range.start / 4096) as u32 + 2,
        );
        for round in 0..4 {
            running.requests(&setup.traffic, seed + round, 60).unwrap();
            damage(&mut running, &setup, bits);
            running.offer(&setup.traffic, seed + 100 + round, 60);
            running.bench.steps(100 + 150 * round).unwrap();
            let command = [("flush", FLUSH), ("scrub", SCRUB)][round as usize % 2];
            // A scrub that meets poison fails.
            let _ = running.command(command.0, command.1);
            running.bench.finish().unwrap();
        }
        let happened = events(&mut running);
        assert!(
            happened.iter().any(|events| events & POISONED != 0),
            "{happened:x?}"
        );
        if happened.iter().any(|events| events & STOPPED != 0) {
            eprintln!("{flags}: {happened:x?}");
            continue;
        }
        // While a word is lost, writes that need another damaged one are refused: a flush finds and poisons all.
        running.command("flush", FLUSH).unwrap();
        setup.write_all(&mut running).unwrap();
        answer(&mut running, &setup, |_| false);
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
    }
}

/// How metadata are protected, the bit of `inject` for two flipped bits, and whether an error is corrected.
const INJECTED: [(&str, u32, bool); 3] = [
    ("secded", 0, true),
    ("secded", 0x10, false),
    ("parity", 0, false),
];

/// A unit with so protected metadata, in four lanes whose requests may fail.
fn failing(protection: &str) -> (Setup, Running) {
    let setup = Setup::new(&format!("mdc=1024 protect-metadata={protection}"), 64);
    let mut running = setup.begun(1, |options| {
        options.lanes = 4;
        options.expectation = any();
    });
    for lane in 0..4 {
        running.bench.client(lane).reference.writes_may_fail = true;
    }
    (setup, running)
}

/// Errors that software injects into beats of metadata lines are corrected, or count as errors of the DRAM.
#[test]
fn errors_are_injected_into_beats() {
    for (flags, two, corrected) in INJECTED {
        let (setup, mut running) = failing(flags);
        setup.set(&mut running.bench, "inject", 0x800 | two);
        running.requests(&setup.traffic, 1, 60).unwrap();
        let fixed = counted(&mut running, "corrected_metadata");
        let happened = events(&mut running);
        let failed = |lane: usize| happened[lane] & METADATA_ERROR != 0;
        // A beat of a line that was fetched ahead fails unheard.
        assert!(
            fixed.iter().all(|fixed| *fixed == u32::from(corrected)),
            "{flags} {two}"
        );
        assert_eq!(
            (0..4).any(failed),
            !corrected,
            "{flags} {two}: {happened:x?}"
        );
    }
}

/// Errors that software injects into the metadata cache are corrected, fetched again, or poisoned, and counted.
#[test]
fn errors_are_injected_into_metadata() {
    for (flags, two, corrected) in INJECTED {
        let (setup, mut running) = failing(flags);
        setup.set(&mut running.bench, "inject", 0x20 | two);
        running.requests(&setup.traffic, 1, 60).unwrap();
        setup.read_back(&mut running).unwrap();
        let [fixed, again, lost] = ["corrected_metadata", "refetched_metadata", "lost_metadata"]
            .map(|name| counted(&mut running, name));
        for lane in 0..4 {
            assert_eq!(fixed[lane] > 0, corrected, "{flags} {two}");
            assert_eq!(again[lane] + lost[lane] > 0, !corrected, "{flags} {two}");
        }
        // Of the directory the cache corrects a bit, and stops at two, unless the word is written again unread.
        let mut stopped = false;
        for seed in 2..12 {
            setup.set(&mut running.bench, "inject", 0);
            setup.set(&mut running.bench, "inject", 0x40 | two);
            running.requests(&setup.traffic, seed, 20).unwrap();
            stopped |= events(&mut running)
                .iter()
                .any(|events| events & STOPPED != 0);
        }
        assert_eq!(stopped, !corrected, "{flags} {two}");
    }
}
