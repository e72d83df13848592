//! The controller between a client and a memory: random traffic with every value of every parameter,
//! and what lies in memory afterwards.

use hdlgen::internals::axi_bench::{
    ClientOptions, Contents, Direction, DramOptions, Options, Pattern, Traffic,
};
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::design::emit::{emit, sources};
use hdlgen::internals::design::manifest::TopRole;

use crate::common::controller::{Setup, ANYTHING, FLUSH, INIT, PAGE, RUN};

/// Every value of every parameter of the unit, and codecs with and without tables.
const DESIGNS: [&str; 24] = [
    "codec=pfor mdc=1024 mdc-ways=1 latency=200",
    "port=4 memory-port=4 mdc=1024 mdc-ways=2 outstanding=2 write-buffer=2 metadata-misses=2 memory-ids=1",
    "port=8 memory-port=4 mdc=1024 mdc-ways=4 codec=bdi compressors=16 metadata-misses=1",
    "port=8 memory-port=8 block=64 mdc=2048 mdc-ways=8 decompressors=16 write-buffer=24",
    "port=16 memory-port=4 mag=64 mdc=1024 mdc-ways=8 codec=bdi ranges=0",
    "port=16 memory-port=16 metadata-miss=whole mdc=1024 mdc-ways=1 outstanding=16",
    "port=32 memory-port=8 codec=bpc-opt mdc=1024 mdc-ways=1 ranges=8 address-bits=32 metadata-misses=4",
    "port=32 memory-port=32 codec=m-bdi mdc=1024 mdc-ways=2 outstanding=4 compressors=2",
    "port=32 block=64 metadata-miss=whole mdc=1024 mdc-ways=4 write-buffer=4 id-bits=16",
    "port=64 memory-port=4 mdc=4096 mdc-ways=4 id-bits=1 decompressors=3 outstanding=8 metadata-misses=8",
    "port=64 memory-port=32 metadata-miss=whole mdc=1024 mdc-ways=1 codec=bdi memory-ids=1",
    "port=64 memory-port=64 mag=64 block=128 mdc=1024 mdc-ways=2 compressors=3",
    "port=64 memory-port=32 block=64 mdc=1024 mdc-ways=1 metadata-miss=whole metadata-misses=32",
    "port=64 memory-port=16 codec=cpack mdc=8192 mdc-ways=8 address-bits=44 outstanding=16",
    "port=16 codec=fpc-mc mdc=16384 ranges=1 write-buffer=2 outstanding=16 metadata-miss=serial",
    "port=32 codec=e2mc sl=16 pdw=2 mdc=1024 mdc-ways=1 compressors=2 decompressors=2 protect=parity",
    "port=16 codec=e2mc sl=8 pdw=1 block=64 compressors=2 mdc=1024 mdc-ways=2 metadata-miss=whole",
    "port=32 codec=e2mc-delta mdc=1024 mdc-ways=1 compressors=1 decompressors=1",
    "port=32 codec=numbers mdc=1024 mdc-ways=1",
    "port=32 codec=bpc-group mdc=1024 mdc-ways=1",
    "port=32 codec=bpc-mc mdc=32768 compressors=1 decompressors=1",
    "port=32 energy-control=ed compressors=3 mdc=1024 mag=64",
    "port=32 codec=bdi block=64 energy-control=ed2 mdc=1024 metadata-miss=whole",
    "port=16 memory-port=8 codec=bdi mdc=65536 outstanding=2 write-buffer=8",
];

/// Blocks of 256 and 512 bytes, which pfor and numbers have.
const LARGER_BLOCKS: [&str; 6] = [
    "codec=pfor block=256 mdc=1024 mdc-ways=1",
    "codec=pfor block=512 port=16 memory-port=4 mdc=1024 mdc-ways=2 outstanding=4 metadata-miss=serial",
    "codec=pfor block=256 mag=64 port=64 memory-port=16 mdc=1024 mdc-ways=1 metadata-miss=whole",
    "codec=numbers block=512 port=32 memory-port=32 mdc=1024 protect-metadata=secded protect-buffers=secded ruser=poison",
    "codec=numbers block=256 mag=64 memory-ids=1 mdc=1024 protect-metadata=parity write-buffer=2",
    "codec=pfor block=256 port=64 outstanding=8 write-buffer=40 mdc=1024 protect=secded",
];

/// More pages than the metadata cache has lines for, unless it is large.
const PAGES: u64 = 1024;

#[test]
fn every_parameter_value_takes_any_traffic_and_leaves_memory_as_the_model_says() {
    let changed_lines = take_any_traffic(&DESIGNS, PAGES);
    assert!(changed_lines > 100, "lines left the cache: {changed_lines}");
}

/// With metadata of two, three and four bits a block.
#[test]
fn larger_blocks_take_any_traffic_and_are_stored_as_the_model_says() {
    let changed_lines = take_any_traffic(&LARGER_BLOCKS, 4 * PAGES);
    assert!(changed_lines > 20, "lines left the cache: {changed_lines}");
}

/// Random traffic to these units. The memory of each must equal the model. Returns the beats of metadata that
/// were written back.
fn take_any_traffic(designs: &[&str], pages: u64) -> u64 {
    let mut changed_lines = 0;
    for (seed, flags) in (1..).zip(designs) {
        let mut setup = Setup::new(flags, pages);
        if seed % 2 == 0 {
            setup = setup.at_the_top();
        }
        let mut running = setup.begun(seed, |options| options.lanes = 6);
        // A page on either side is not in the region.
        let traffic = Traffic {
            range: setup.traffic.range.start - PAGE..setup.traffic.range.end + PAGE,
            ..setup.traffic.clone()
        };
        let requests = 10 + u64::from(setup.design.hardware().port_bytes);
        let all = running.requests(&traffic, seed, requests);
        let all = all.unwrap_or_else(|error| panic!("{flags}: {error}"));
        changed_lines += all.memory.get(&1).map_or(0, |moved| moved.writes);
        let back = setup.read_back(&mut running);
        back.unwrap_or_else(|error| panic!("{flags}: {error}"));
        running.command("flush", FLUSH).unwrap();
        let compressed = setup.check_memory(&mut running.bench);
        assert!(compressed > 20, "{flags}: {compressed}");
    }
    changed_lines
}

#[test]
fn everything_passes_while_it_is_off() {
    for (seed, flags) in (1..).zip(DESIGNS).step_by(4) {
        let setup = Setup::new(flags, 4);
        let mut running = setup.off(seed, |options| options.lanes = 8);
        running.requests(&setup.traffic, seed, 100).unwrap();
        running
            .bench
            .read_back(setup.traffic.range.clone())
            .unwrap();
        for lane in 0..8 {
            for block in setup.blocks() {
                let raw = setup.geometry().raw_metadata();
                let bytes = setup.stored(&mut running.bench, lane, block, raw);
                let address = setup.traffic.range.start + block * setup.traffic.block;
                let client = running.bench.client(lane);
                client.reference.check(address, &bytes, u64::MAX).unwrap();
            }
        }
        let moved = running.bench.report().moved();
        assert_eq!(
            moved.bytes_read,
            8 * setup.traffic.block * setup.blocks().end
        );
    }
}

#[test]
fn streams_and_hot_blocks_are_stored_as_the_model_stores_them() {
    let hot = Pattern::Hot { exponent: 1.0 };
    for (seed, pattern) in [(1, Pattern::Stream), (2, hot), (3, ANYTHING)] {
        let mut setup = Setup::new("mdc=1024 mdc-ways=1", 64);
        setup.traffic.pattern = pattern;
        let mut running = setup.begun(seed, |options| {
            options.lanes = 4;
            options.memory = DramOptions {
                rules: options.memory.rules,
                ..DramOptions::ideal()
            };
        });
        setup.write_in_order(&mut running, seed);
        running.requests(&setup.traffic, seed, 500).unwrap();
        running
            .bench
            .read_back(setup.traffic.range.clone())
            .unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        // All of them were written: where it pays they are compressed.
        assert_eq!(setup.needlessly_raw(&mut running.bench), 0);
    }
}

/// The manifest's latency and interval are measured. Reads of another memory take as long, beside it.
#[test]
fn the_manifest_says_what_reads_take() {
    const LATENCY: u32 = 60;
    for flags in ["mdc=1024", "codec=bdi port=16 memory-port=16 mdc=1024"] {
        let mut setup = Setup::new(flags, 1);
        setup.traffic.contents = Contents::image(&[0; 128], 128, 0.0);
        let manifest = sources(&setup.design).unwrap().manifest;
        let top = &manifest.tops[0];
        assert_eq!(top.role, TopRole::Controller);
        let mut running = setup.begun(1, |options| {
            options.lanes = 1;
            options.client = ClientOptions {
                reads: 64,
                ..ClientOptions::fast()
            };
            let rules = options.memory.rules;
            options.memory = DramOptions {
                rules,
                latency: LATENCY,
                ..DramOptions::ideal()
            };
        });
        setup.write_in_order(&mut running, 1);
        let read = |block| setup.entry(Direction::Read, block, 0..setup.traffic.block);
        let one = setup.in_all(&mut running, &[read(5)]).unwrap();
        assert_eq!(
            one.to_first.longest - LATENCY,
            top.latency_cycles,
            "{flags}"
        );
        let mut cycles = |count: u64| {
            let list: Vec<_> = (0..count).map(|number| read(number % 32)).collect();
            setup.in_all(&mut running, &list).unwrap().cycles
        };
        // How long the first ones take depends on which slots have the turn.
        let rate = (cycles(900) - cycles(300) - 200).div_ceil(600);
        assert_eq!(rate, u64::from(top.interval_cycles), "{flags}");
    }
}

/// The page of a unit's folder says how much memory to reserve, and how many requests are in flight.
#[test]
fn the_page_says_what_the_unit_needs() {
    for flags in [
        "block=64 outstanding=64 write-buffer=8",
        "codec=pfor block=256",
    ] {
        let setup = Setup::new(flags, 1);
        let p = setup.design.hardware();
        let page = &emit(&setup.design).unwrap().files["README.md"];
        let share = p.line_blocks() * p.block_bytes / p.mag_bytes;
        let (reads, writes) = (p.outstanding, p.writes());
        for says in [
            format!("The metadata region has 1/{share} of the"),
            format!("{reads} reads and {writes} writes"),
        ] {
            assert!(page.contains(&says), "{flags}: {says}");
        }
    }
}

/// A client that asks for one block at a time, and a memory that never waits.
fn one_at_a_time(options: &mut Options, latency: u32) {
    options.lanes = 1;
    options.client = ClientOptions::fast();
    options.memory = DramOptions {
        rules: options.memory.rules,
        latency,
        ..DramOptions::ideal()
    };
}

/// Cycles of a read to its first data, without the memory's: of a unit that is off; then, for blocks in one
/// burst to all four, after a metadata miss and with the metadata in their cache. A miss of more than one
/// burst waits for the memory twice, but for a raw block, whose first word is there.
const IDLE: (u32, [(usize, u32, u32); 4]) =
    (7, [(0, 35, 19), (11, 100, 29), (18, 103, 32), (32, 25, 7)]);

#[test]
fn a_read_of_an_idle_unit_takes_so_many_cycles() {
    const LATENCY: u32 = 60;
    let (off, cases) = IDLE;
    let mut taken = Vec::new();
    for (words, ..) in cases {
        let mut setup = Setup::new("", 1);
        // The number of nonzero words in a block of 32; fpc-opt takes 35 bits for each.
        let mut state = 1_u32;
        let word = |number: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let random = state | 0x4080_8040;
            [0, random][usize::from(number % 32 < words)].to_le_bytes()
        };
        let image: Vec<u8> = (0..1024).flat_map(word).collect();
        setup.traffic.contents = Contents::image(&image, 128, 0.0);
        let first = |running: &mut Running, block| {
            let read = setup.entry(Direction::Read, block, 0..setup.traffic.block);
            let longest = setup.in_all(running, &[read]).unwrap().to_first.longest;
            longest - LATENCY
        };
        let change = |options: &mut Options| one_at_a_time(options, LATENCY);
        let mut running = setup.off(1, change);
        assert_eq!(first(&mut running, 5), off);
        running.command("init", INIT).unwrap();
        running.fill(&setup.design, &image, false).unwrap();
        let [miss, hit, again] = [5, 6, 7].map(|block| first(&mut running, block));
        assert_eq!(hit, again, "{words} words");
        taken.push((words, miss, hit));
    }
    assert_eq!(taken, cases);
}

/// A page of blocks: reads and writes of the same blocks all the time.
#[test]
fn few_blocks_are_read_and_written_at_once() {
    let hot = Pattern::Hot { exponent: 1.0 };
    for (seed, flags) in [
        (1, "mdc=1024 port=64"),
        (
            2,
            "mdc=1024 metadata-miss=whole codec=bdi port=64 outstanding=16 write-buffer=16",
        ),
    ] {
        for (pattern, client) in [
            (hot.clone(), ClientOptions::fast()),
            (ANYTHING, ClientOptions::fast()),
            (hot.clone(), ClientOptions::wild()),
        ] {
            let mut setup = Setup::new(flags, 1);
            setup.traffic.pattern = pattern;
            let mut running = setup.begun(seed, |options| {
                options.lanes = 8;
                options.memory.random_latency = 60;
                options.client = client;
            });
            running.requests(&setup.traffic, seed, 300).unwrap();
            setup.read_back(&mut running).unwrap();
            running.command("flush", FLUSH).unwrap();
            setup.check_memory(&mut running.bench);
        }
    }
}

/// The memory is handed over: a flush, a reset, and on without init. Metadata are in memory only, so
/// that the first reads of each line miss.
#[test]
fn a_flushed_memory_is_taken_up_again_without_init() {
    for (seed, flags) in [
        (1, "mdc=1024 mdc-ways=2"),
        (2, "mdc=1024 metadata-miss=whole codec=bpc-opt"),
        (
            3,
            "mdc=1024 codec=e2mc sl=8 pdw=2 compressors=1 decompressors=1",
        ),
    ] {
        let setup = Setup::new(flags, 16);
        let mut running = setup.begun(seed, |options| options.lanes = 4);
        setup.write_in_order(&mut running, seed);
        running.requests(&setup.traffic, seed, 50).unwrap();
        running.command("flush", FLUSH).unwrap();
        running.bench.reset(5).unwrap();
        setup.set_regions(&mut running.bench);
        for (address, data) in setup.book.iter().flat_map(|book| setup.tables(book)) {
            running.bench.write_register(address, data).unwrap();
        }
        running.command("run", RUN).unwrap();
        setup.read_pieces(&mut running).unwrap();
        running.requests(&setup.traffic, seed + 10, 100).unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        assert!(setup.check_memory(&mut running.bench) > 100);
    }
}

/// Init makes all blocks raw, for any contents of the metadata region.
#[test]
fn init_takes_no_notice_of_what_was_there() {
    let setup = Setup::new("mdc=1024", 64);
    let garbage = setup.metadata_region();
    let mut running = setup.off(3, |options| {
        options.initial = std::rc::Rc::new(move |address, bytes: &mut [u8]| {
            for (place, byte) in bytes.iter_mut().enumerate() {
                let at = address + place as u64;
                *byte = (at.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as u8;
                if garbage.contains(&at) {
                    *byte |= 0x55;
                }
            }
        });
    });
    for round in 0..2 {
        running.command("init", INIT).unwrap();
        for lane in 0..running.bench.lanes() {
            for block in setup.blocks() {
                assert_eq!(setup.metadata_of(&mut running.bench, lane, block), 3);
            }
        }
        // After the first round compressed blocks lie there; the second one reads their bytes as
        // they are.
        if round == 1 {
            running.bench.adopt_memory();
        }
        running
            .bench
            .read_back(setup.traffic.range.clone())
            .unwrap();
        running.requests(&setup.traffic, round, 100).unwrap();
        running.command("flush", FLUSH).unwrap();
        assert!(setup.check_memory(&mut running.bench) > 100);
        running.command("off", 2).unwrap();
    }
}
