//! The value-frequency table beside the controller's write path, and codebooks made of its counts.

use hdlgen::internals::axi_bench::{Direction, Pattern, Traffic};
use hdlgen::internals::codebook::{Book, ValueFrequency};
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::rtl::controller::registers::{SAMPLING, STATUS};
use hdlgen::internals::rtl::value_frequency::address_map as table;

use crate::common::controller::{refuses, Setup, FLUSH};

/// Whole blocks, in the order of their addresses.
fn writes(setup: &Setup) -> Traffic {
    Traffic {
        pattern: Pattern::Stream,
        read_share: 0.0,
        partial_share: 0.0,
        ..setup.traffic.clone()
    }
}

/// The data that a lane's client wrote, in the order of addresses: read from memory, where all blocks are raw.
fn written(setup: &Setup, running: &mut Running, lane: usize, blocks: u64) -> Vec<u8> {
    let mut data = vec![0; (blocks * setup.traffic.block) as usize];
    let storage = &mut running.bench.memory(lane).storage;
    storage.read(setup.traffic.range.start, &mut data);
    data
}

/// The occupied ways of a table; the contents of empty ones are arbitrary.
fn ways(table: &ValueFrequency) -> Vec<(usize, u32, u32)> {
    let ways = table.table().iter().enumerate();
    let ways = ways.map(|(place, &(value, count))| (place, value, count));
    ways.filter(|way| way.2 > 0).collect()
}

#[test]
fn whole_blocks_are_counted_as_the_software_twin_counts_them() {
    for flags in [
        "codec=e2mc sl=16 port=16 mdc=1024 vft-ways=4 mfv=512",
        "codec=e2mc sl=8 pdw=1 port=32 mdc=1024 compressors=1 decompressors=1",
        "codec=e2mc sl=4 pdw=1 port=16 mdc=1024 block=64 compressors=1 decompressors=1",
        "codec=e2mc sl=32 port=32 mdc=1024 compressors=1 decompressors=1 protect-buffers=secded",
    ] {
        let setup = Setup::new(flags, 4);
        let mut running = setup.begun(7, |options| {
            options.lanes = 3;
            // One after another: none comes too soon.
            options.client.writes = 1;
            options.client.reads = 1;
            options.memory.latency = 400;
        });
        let blocks = 48;
        let sampled = running.sample(&setup.design, &writes(&setup), 3, blocks);
        for (lane, sampled) in sampled.unwrap().into_iter().enumerate() {
            let at = format!("{flags}, lane {lane}");
            assert_eq!(sampled.blocks, blocks as u32, "{at}");
            assert_eq!(sampled.skipped, 0, "{at}");
            let mut twin = setup.design.sampling().unwrap().model();
            twin.add(&written(&setup, &mut running, lane, blocks))
                .unwrap();
            assert!(ways(&sampled.table) == ways(&twin), "{at}");
            assert!(sampled.table.counters() == twin.counters(), "{at}");
            assert_eq!(sampled.table.total(), twin.total(), "{at}");
        }
    }
}

/// Partial blocks, and blocks that are never compressed, are not sampled.
#[test]
fn only_whole_blocks_of_the_compressed_region_are_counted() {
    let setup = Setup::new("codec=e2mc sl=8 pdw=1 port=32 mdc=1024 compressors=1", 4);
    let mut running = setup.begun(8, |options| options.lanes = 2);
    let parts = Traffic {
        partial_share: 1.0,
        ..writes(&setup)
    };
    let sampled = running.sample(&setup.design, &parts, 3, 40).unwrap();
    assert!(sampled
        .iter()
        .all(|lane| lane.blocks == 0 && lane.table.total() == 0));
    for (register, page) in [
        ("range0_first", 0),
        ("range0_end", 1 << 20),
        ("range0_rule", 5),
    ] {
        setup.set(&mut running.bench, register, page);
    }
    let sampled = running
        .sample(&setup.design, &writes(&setup), 4, 40)
        .unwrap();
    assert!(sampled
        .iter()
        .all(|lane| lane.blocks == 0 && lane.table.total() == 0));
}

/// Reset, init, sampling, a codebook from the unit's counts, compression; then a scrub, and the same again
/// with other data.
#[test]
fn a_codebook_is_made_of_what_the_unit_counts_and_made_anew() {
    let mut setup = Setup::new("codec=e2mc sl=16 mfv=512 port=16 mdc=1024", 16);
    let mut running = setup.off(9, |options| options.lanes = 1);
    running.command("init", 0).unwrap();
    let region = setup.traffic.range.clone();
    let blocks = (region.end - region.start) / setup.traffic.block;
    for round in 0..2 {
        if round > 0 {
            running.scrub(&setup.design).unwrap();
            running.command("flush", FLUSH).unwrap();
            assert_eq!(setup.not_raw(&mut running.bench, 0), 0);
        }
        let sampled = running.sample(&setup.design, &writes(&setup), round, blocks);
        let sampled = sampled.unwrap().remove(0);
        assert!(sampled.blocks > 0);
        running.command("flush", FLUSH).unwrap();
        assert_eq!(
            setup.not_raw(&mut running.bench, 0),
            0,
            "sampled blocks are raw"
        );
        let book = Book::from(sampled.table.train().unwrap());
        running.load(&setup.design, &book).unwrap();
        setup.model = setup.design.codec().reference(Some(&book)).unwrap().model;
        setup.book = Some(book);
        let traffic = setup.traffic.clone();
        running.requests(&traffic, round + 20, 1000).unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        assert!(setup.check_memory(&mut running.bench) > 50, "round {round}");
        // The codec's tables do not change while blocks are stored compressed; the value-frequency table may.
        let status = running.bench.read_register(STATUS).unwrap();
        assert_eq!(status[0] >> 6 & 1, 0);
        assert!(refuses(&mut running.bench, 1 << 18, 0));
        let length = (SAMPLING << 18) + table::LENGTH;
        assert!(!refuses(&mut running.bench, length, 5));
    }
}

/// Blocks are compressed with the tables from before, or after all are loaded, or not at all.
#[test]
fn tables_are_loaded_under_traffic_without_a_bypass() {
    let setup = Setup::new(
        "codec=e2mc sl=16 mfv=512 port=16 mdc=1024 compressors=2 decompressors=1",
        16,
    );
    let seed = 4;
    let mut running = setup.off(seed, |options| options.lanes = 4);
    running.command("init", 0).unwrap();
    crate::common::controller::during(&mut running, &setup.traffic, seed, 4000, |running| {
        for (address, data) in setup.tables(setup.book.as_ref().unwrap()) {
            running.bench.write_register(address, data)?;
        }
        Ok(())
    })
    .unwrap();
    setup.read_back(&mut running).unwrap();
    setup.write_all(&mut running).unwrap();
    running.command("flush", FLUSH).unwrap();
    assert!(setup.check_memory(&mut running.bench) > 0);
}

#[test]
fn a_read_is_no_sample() {
    let setup = Setup::new("codec=e2mc sl=8 pdw=1 port=32 mdc=1024 compressors=1", 4);
    let mut running = setup.begun(10, |options| options.lanes = 1);
    setup
        .in_all(&mut running, &[setup.entry(Direction::Write, 3, 0..128)])
        .unwrap();
    let reads = Traffic {
        read_share: 1.0,
        ..writes(&setup)
    };
    let sampled = running.sample(&setup.design, &reads, 3, 50).unwrap();
    assert_eq!(sampled[0].table.total(), 0);
}
