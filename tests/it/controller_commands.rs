//! Commands of the controller, under traffic.

use std::rc::Rc;

use hdlgen::internals::axi_bench::{
    Answer, Bench, Burst, ClientOptions, Direction, DramOptions, Request, Traffic,
};
use hdlgen::internals::design::controller::simulate::{ControllerError, Running};
use hdlgen::internals::rtl::controller::registers::{COMMAND, STATUS};

use crate::common::controller::{
    counter, during, image, refuses, train, Setup, FLUSH, INIT, OFF, PAGE, RUN, SCRUB,
};

/// Whether all lanes report that nothing is compressed; they must agree.
fn nothing_compressed(bench: &mut Bench) -> bool {
    let status = bench.read_register(STATUS).unwrap();
    let said = status.iter().filter(|status| *status >> 6 & 1 == 1).count();
    assert!(said == 0 || said == status.len(), "{said}");
    said > 0
}

fn scrub(setup: &Setup, running: &mut Running, pages: std::ops::Range<u64>) {
    setup.set(&mut running.bench, "scrub_first", pages.start as u32);
    setup.set(&mut running.bench, "scrub_end", pages.end as u32);
    running.command("scrub", SCRUB).unwrap();
}

fn pages(setup: &Setup) -> std::ops::Range<u64> {
    setup.traffic.range.start / PAGE..setup.traffic.range.end / PAGE
}

/// Traffic never stops, and the client always sees correct data.
#[test]
fn a_flush_under_traffic_ends() {
    for (seed, flags) in [
        (1, "mdc=1024 mdc-ways=2"),
        (2, "mdc=1024 write-buffer=2 outstanding=16"),
    ] {
        let setup = Setup::new(flags, 64);
        let mut running = setup.begun(seed, |options| options.lanes = 8);
        during(&mut running, &setup.traffic, seed, 200, |running| {
            (0..4).try_for_each(|_| running.command("flush", FLUSH))
        })
        .unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
    }
}

/// Blocks that wait for more bytes keep neither a flush waiting nor a read of them.
#[test]
fn a_part_of_a_block_goes_when_it_is_wanted() {
    let setup = Setup::new("mdc=1024 write-buffer=4", 8);
    let mut running = setup.begun(3, |options| {
        options.lanes = 4;
        options.client = ClientOptions::fast();
        let rules = options.memory.rules;
        options.memory = DramOptions {
            rules,
            ..DramOptions::ideal()
        };
    });
    let part = |block, from| setup.entry(Direction::Write, block, from..from + 5);
    let read = setup.entry(Direction::Read, 7, 0..128);
    setup.set(&mut running.bench, "combine", 0xffff);
    let lists = vec![vec![part(7, 3)]; 4];
    // What waits is not answered.
    setup.begin_trace(&mut running, lists);
    running.bench.steps(500).unwrap();
    assert_eq!(running.bench.report().writes, 0);
    // A read goes first.
    setup.begin_trace(&mut running, vec![vec![read]; 4]);
    running.bench.steps(300).unwrap();
    let report = running.bench.report();
    assert_eq!((report.reads, report.writes), (4, 0));
    let begun = running.bench.cycle();
    running.command("flush", FLUSH).unwrap();
    running.bench.finish().unwrap();
    assert!(running.bench.cycle() - begun < 1000);
    // Many blocks displace one another.
    let many: Vec<_> = (10..18).map(|block| part(block, 9)).collect();
    setup.begin_trace(&mut running, vec![many; 4]);
    running.bench.steps(1000).unwrap();
    let modified = counter(&mut running.bench, "block_modified");
    assert!(
        modified.iter().all(|modified| *modified > 4),
        "{modified:?}"
    );
    // When a flush ends, all that was begun before is in memory.
    for lane in 0..4 {
        running.bench.memory(lane).options.latency = 100;
    }
    running.command("flush", FLUSH).unwrap();
    running.bench.steps(20).unwrap();
    assert_eq!(running.bench.report().writes, 4 * 8);
    for lane in 0..4 {
        running.bench.memory(lane).options.latency = 1;
    }
    // A whole block does not wait.
    let begun = running.bench.cycle();
    let whole = setup.entry(Direction::Write, 30, 0..128);
    setup.in_all(&mut running, &[whole]).unwrap();
    assert!(running.bench.cycle() - begun < 300);
    // The time counts from the last byte on, and both parts are one modification.
    setup.set(&mut running.bench, "combine", 200);
    let before = counter(&mut running.bench, "block_modified");
    let begun = running.bench.cycle();
    setup.begin_trace(&mut running, vec![vec![part(40, 3)]; 4]);
    running.bench.steps(150).unwrap();
    assert_eq!(running.bench.report().writes, 0);
    setup.begin_trace(&mut running, vec![vec![part(40, 50)]; 4]);
    running.bench.finish().unwrap();
    let cycles = running.bench.cycle() - begun;
    assert!((350..500).contains(&cycles), "{cycles}");
    let after = counter(&mut running.bench, "block_modified");
    assert_eq!(after[0] - before[0], 1);
    running
        .bench
        .read_back(setup.traffic.range.clone())
        .unwrap();
}

#[test]
fn a_scrub_under_traffic_makes_everything_raw() {
    for (seed, flags) in [
        (1, "mdc=1024 mdc-ways=1"),
        (2, "mdc=1024 write-buffer=2 metadata-miss=whole codec=bdi"),
    ] {
        let setup = Setup::new(flags, 8);
        let mut running = setup.begun(seed, |options| options.lanes = 4);
        setup.write_in_order(&mut running, seed);
        assert!(!nothing_compressed(&mut running.bench));
        let mut all = pages(&setup);
        // Only a part: the rest stays compressed.
        scrub(&setup, &mut running, all.start + 1..all.end);
        assert!(!nothing_compressed(&mut running.bench));
        running.command("flush", FLUSH).unwrap();
        assert!((0..4).all(|lane| setup.not_raw(&mut running.bench, lane) > 0));
        assert!(setup.check_memory(&mut running.bench) > 0);
        setup.set(&mut running.bench, "bypass", 0);
        setup.write_in_order(&mut running, seed + 4);
        // Beyond the end of the region: blocks outside do not change.
        all = 0..all.end + 5;
        during(&mut running, &setup.traffic, seed, 500, |running| {
            setup.set(&mut running.bench, "scrub_first", all.start as u32);
            setup.set(&mut running.bench, "scrub_end", all.end as u32);
            running.bench.write_register(COMMAND, 1 << SCRUB)?;
            // Compression cannot be turned on again meanwhile.
            running.bench.steps(100)?;
            setup.set(&mut running.bench, "bypass", 0);
            assert!(refuses(&mut running.bench, COMMAND, 1 << FLUSH));
            assert!(refuses(&mut running.bench, COMMAND, 1 << SCRUB));
            assert!(refuses(&mut running.bench, COMMAND, 1 << OFF));
            loop {
                let status = running.bench.read_register(STATUS)?;
                if status.iter().all(|status| status & 0x10 == 0) {
                    return Ok(());
                }
            }
        })
        .unwrap();
        assert!(nothing_compressed(&mut running.bench));
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        assert_eq!(setup.check_memory(&mut running.bench), 0);
        // Compressed writes again.
        setup.set(&mut running.bench, "bypass", 0);
        setup.write_in_order(&mut running, seed);
        assert!(!nothing_compressed(&mut running.bench));
    }
}

/// Reads of one word each, one right behind another, in step with the cycles that a scrub could have;
/// it has its share of them.
#[test]
fn a_scrub_ends_beside_a_perfect_stream_of_reads() {
    for flags in ["codec=bdi mdc=1024", "codec=bdi mdc=1024 memory-port=32"] {
        let setup = Setup::new(flags, 4);
        let mut running = setup.begun(3, |options| {
            options.lanes = 4;
            options.client = ClientOptions::fast();
            let rules = options.memory.rules;
            options.memory = DramOptions {
                rules,
                ..DramOptions::ideal()
            };
        });
        setup.write_in_order(&mut running, 3);
        let blocks = setup.blocks().end;
        let list = |lane: u64| {
            let place = move |number: u64| (number * (1 + lane) / (1 + lane % 2)) % blocks;
            let reads = (0..40_000).map(|number| setup.entry(Direction::Read, place(number), 0..4));
            reads.collect()
        };
        setup.begin_trace(&mut running, (0..4).map(list).collect());
        running.bench.steps(100).unwrap();
        let begun = running.bench.cycle();
        scrub(&setup, &mut running, pages(&setup));
        let cycles = running.bench.cycle() - begun;
        let busy = (0..4).all(|lane| !running.bench.client(lane).is_idle());
        assert!(
            busy,
            "{flags}: the reads ended before the scrub, after {cycles} cycles"
        );
        running.bench.finish().unwrap();
        assert!(nothing_compressed(&mut running.bench));
    }
}

/// Blocks outside the compressed region have no metadata, whatever the range of a scrub.
#[test]
fn a_scrub_leaves_other_memory_alone() {
    let mut setup = Setup::new("mdc=1024", 4);
    let initial = setup.traffic.contents.initial();
    let inside = setup.traffic.range.clone();
    setup.traffic.range = inside.start - 4 * PAGE..inside.end;
    let mut running = setup.off(3, |options| {
        options.lanes = 4;
        options.initial = initial;
    });
    setup.traffic.range = inside.clone();
    setup.set(
        &mut running.bench,
        "region_first",
        (inside.start / PAGE) as u32,
    );
    running.command("init", INIT).unwrap();
    setup.write_in_order(&mut running, 1);
    for lane in 0..4 {
        running.bench.memory(lane).options.latency = 300;
    }
    scrub(
        &setup,
        &mut running,
        inside.start / PAGE - 4..inside.end / PAGE + 1,
    );
    // It ends with its last block.
    let written = counter(&mut running.bench, "block_written");
    running.bench.steps(1000).unwrap();
    assert_eq!(counter(&mut running.bench, "block_written"), written);
    let around = inside.start - 4 * PAGE..inside.end + PAGE;
    running.bench.read_back(around).unwrap();
    running.command("flush", FLUSH).unwrap();
    assert_eq!(setup.check_memory(&mut running.bench), 0);
}

/// Tables can only be written while nothing is compressed; another codebook follows a scrub.
#[test]
fn a_codebook_is_changed_behind_a_scrub() {
    let flags = "codec=e2mc sl=16 pdw=4 compressors=2 decompressors=1 mdc=1024";
    let mut setup = Setup::new(flags, 4);
    let mut running = setup.off(6, |options| options.lanes = 4);
    running.command("init", INIT).unwrap();
    // The first one under traffic, too.
    let tables = setup.tables(setup.book.as_ref().unwrap());
    during(&mut running, &setup.traffic, 3, 1000, |running| {
        for &(address, data) in &tables {
            running.bench.write_register(address, data)?;
        }
        Ok::<(), ControllerError>(())
    })
    .unwrap();
    setup.write_in_order(&mut running, 1);
    running.command("flush", FLUSH).unwrap();
    assert!(setup.check_memory(&mut running.bench) > 100);
    let other: Vec<u8> = image().iter().map(|byte| !byte.rotate_left(3)).collect();
    let book = train(&setup.design, &other).unwrap();
    let tables = setup.tables(&book);
    for (address, data) in [tables[0], tables[tables.len() - 1]] {
        assert!(refuses(&mut running.bench, address, data));
    }
    running
        .bench
        .read_back(setup.traffic.range.clone())
        .unwrap();
    scrub(&setup, &mut running, pages(&setup));
    during(&mut running, &setup.traffic, 3, 300, |running| {
        for &(address, data) in &tables {
            running.bench.write_register(address, data)?;
        }
        setup.set(&mut running.bench, "bypass", 0);
        Ok::<(), ControllerError>(())
    })
    .unwrap();
    setup.model = setup.design.codec().reference(Some(&book)).unwrap().model;
    setup.traffic.contents =
        hdlgen::internals::axi_bench::Contents::image(&other, setup.traffic.block as usize, 0.1);
    setup.write_in_order(&mut running, 2);
    running
        .bench
        .read_back(setup.traffic.range.clone())
        .unwrap();
    running.command("flush", FLUSH).unwrap();
    assert!(setup.check_memory(&mut running.bench) > 100);
    assert_eq!(setup.needlessly_raw(&mut running.bench), 0);
}

#[test]
fn ranges_and_the_bypass_say_what_is_compressed() {
    let setup = Setup::new("mdc=1024", 12);
    let mut running = setup.begun(7, |options| options.lanes = 4);
    let first = pages(&setup).start as u32;
    // Pages 2 and 3 are not compressed, 6 and 7 have no metadata, 9 is in an unused range. The last matching
    // range applies, so page 3 is compressed after all.
    for (range, from, to, rule) in [(0, 2, 4, 5), (1, 6, 8, 1), (2, 9, 10, 0), (3, 3, 4, 7)] {
        let mut set = |name: &str, value| {
            let name = format!("range{range}_{name}");
            setup.set(&mut running.bench, &name, value);
        };
        set("first", first + from);
        set("end", first + to);
        set("rule", rule);
    }
    setup.write_in_order(&mut running, 1);
    running.requests(&setup.traffic, 1, 200).unwrap();
    setup.read_back(&mut running).unwrap();
    running.command("flush", FLUSH).unwrap();
    setup.check_memory(&mut running.bench);
    let block_pages = |block: u64| block * setup.traffic.block / PAGE;
    let compressed = |bench: &mut Bench, page: u64| {
        let blocks = setup.blocks().filter(|block| block_pages(*block) == page);
        let raw = |block: &u64| setup.metadata_of(bench, 0, *block) != 3;
        blocks.filter(raw).count()
    };
    for page in 0..12 {
        let count = compressed(&mut running.bench, page);
        assert_eq!(count > 0, ![2, 6, 7].contains(&page), "{page}: {count}");
    }
    setup.set(&mut running.bench, "bypass", 1);
    setup.write_in_order(&mut running, 2);
    running
        .bench
        .read_back(setup.traffic.range.clone())
        .unwrap();
    running.command("flush", FLUSH).unwrap();
    assert_eq!(setup.check_memory(&mut running.bench), 0);
}

/// Clients cannot read or write the metadata in any state.
#[test]
fn the_metadata_region_is_refused() {
    let setup = Setup::new("mdc=1024", 16);
    let region = setup.metadata_region();
    let refused = region.clone();
    let mut running = setup.off(8, |options| {
        options.lanes = 8;
        options.expectation = Rc::new(move |request: &Request| {
            let range = request.access.range();
            let inside = refused.start < range.end && range.start < refused.end;
            if inside || request.access.burst == Burst::Fixed {
                Answer::Error
            } else {
                Answer::Okay
            }
        });
    });
    let mut beside = Traffic {
        range: region.start - PAGE..region.end + PAGE,
        ..setup.traffic.clone()
    };
    running.requests(&beside, 1, 80).unwrap();
    running.begin().unwrap();
    beside.range.start = setup.traffic.range.start;
    running.requests(&beside, 2, 200).unwrap();
    running.command("flush", FLUSH).unwrap();
    setup.check_memory(&mut running.bench);
    running.command("off", OFF).unwrap();
    running
        .requests(
            &Traffic {
                range: region,
                ..beside
            },
            3,
            50,
        )
        .unwrap();
    running.command("run", RUN).unwrap();
    setup.read_back(&mut running).unwrap();
}
