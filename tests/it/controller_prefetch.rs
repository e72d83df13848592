//! Metadata lines that the controller prefetches: the next one, when the last block of a line's first quarter is
//! looked up.

use hdlgen::internals::axi_bench::Direction::{self, Read, Write};

use crate::common::controller::{counted, Setup};

/// Lines of metadata that accesses to these blocks fetch, one after another.
fn fetched(flags: &str, direction: Direction, blocks: &[u64]) -> u32 {
    let setup = Setup::new(flags, 64);
    let mut running = setup.begun(7, |options| options.lanes = 1);
    let whole = 0..setup.traffic.block;
    let before = counted(&mut running, "metadata_miss")[0];
    for &block in blocks {
        let entry = setup.entry(direction, block, whole.clone());
        setup.in_all(&mut running, &[entry]).unwrap();
        running.bench.steps(300).unwrap();
    }
    counted(&mut running, "metadata_miss")[0] - before
}

#[test]
fn the_next_line_of_a_stream_is_fetched() {
    for (flags, per_line) in [
        ("mdc=1024", 128),
        ("mdc=1024 protect-metadata=secded metadata-misses=1", 128),
        (
            "mdc=1024 codec=pfor block=512 memory-ids=1 metadata-miss=serial",
            64,
        ),
    ] {
        let quarter = per_line / 4 - 1;
        for direction in [Read, Write] {
            let lines = |blocks: &[u64]| fetched(flags, direction, blocks);
            assert_eq!(
                lines(&[0, quarter - 1, quarter + 1, per_line - 1]),
                1,
                "{flags}"
            );
            assert_eq!(lines(&[quarter]), 2, "{flags}");
            // The prefetched line is in the cache.
            assert_eq!(lines(&[quarter, per_line, quarter, 2 * per_line - 1]), 2);
        }
    }
}

#[test]
fn nothing_is_fetched_after_the_last_line_of_the_region() {
    let setup = Setup::new("mdc=1024", 64);
    let lines = setup.blocks().end / 128;
    let last = (lines - 1) * 128 + 31;
    assert_eq!(fetched("mdc=1024", Read, &[last - 128]), 2);
    assert_eq!(fetched("mdc=1024", Read, &[last]), 1);
}

/// A prefetched line keeps its only way until it is looked up. Meanwhile reads and writes of other lines of
/// the set repeat their look-ups, which must not keep the prefetch from its look-up.
#[test]
fn owners_that_wait_for_the_way_of_a_prefetched_line_do_not_stop_the_prefetch() {
    for flags in [
        "mdc=1024 mdc-ways=1 protect-metadata=secded",
        "mdc=1024 mdc-ways=1 metadata-miss=serial",
    ] {
        let setup = Setup::new(flags, 256);
        let mut running = setup.begun(7, |_| {});
        let access = |direction, block| setup.entry(direction, block, 0..setup.traffic.block);
        // Each lane has other reads between the one that begins the prefetch and those of its set.
        let accesses = |between| {
            let between = (32..32 + between).map(|block| access(Read, block));
            let others = (0..64).flat_map(|block| {
                let block = (1 + 32) * 128 + block;
                [access(Read, block), access(Write, block + 64)]
            });
            let first = std::iter::once(access(Read, 31));
            first.chain(between).chain(others).collect()
        };
        let lists = (0..running.bench.lanes() as u64).map(accesses).collect();
        setup.trace(&mut running, lists).unwrap();
    }
}
