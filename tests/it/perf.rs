//! The GPU model: laws that hold for any memory, a kept DRAM simulator's numbers, and files of requests.

use hdlgen::internals::codec::list::Format;
use hdlgen::internals::perf::channel::{Access, Channel};
use hdlgen::internals::perf::gpu::Memory;
use hdlgen::internals::perf::{
    compare, cycle, run, Codec, Gpu, Kind, MetadataMiss, Outcome, Passes, Request, Sectors,
    Subject, Time, Trace, Units,
};
use hdlgen::internals::terms::BlockSize;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

fn gpu() -> Gpu {
    Gpu::find("gtx580").unwrap()
}

/// A GPU in which only the memory's bandwidth limits a stream.
fn wide() -> Gpu {
    let mut gpu = gpu();
    gpu.cores.loads_per_warp = 8;
    gpu.cores.loads_per_sm = 1 << 12;
    gpu.cores.stores_per_sm = 1 << 12;
    gpu.cores.bytes_per_cycle = 1 << 12;
    gpu.l2.bytes_per_cycle = 1 << 12;
    gpu.l2.misses = 1 << 12;
    (gpu.memory.rrd, gpu.memory.rrd_l, gpu.memory.faw) = (1, 1, 0);
    gpu
}

/// Loads of each block of a range once, warp after warp, SM after SM.
fn stream(gpu: &Gpu, blocks: u64, instructions: u32) -> Trace {
    let (sms, warps) = (u64::from(gpu.cores.count), u64::from(gpu.cores.warps));
    let requests = (0..blocks).map(|block| Request {
        sm: (block % sms) as u16,
        warp: (block / sms % warps) as u16,
        instructions,
        kind: Kind::Load,
        block,
        sectors: Sectors::ALL,
        data: 0,
    });
    trace(requests.collect())
}

/// Loads and stores of any blocks.
fn random(gpu: &Gpu, count: usize, seed: u64) -> Trace {
    let mut random = SmallRng::seed_from_u64(seed);
    let kinds = [
        Kind::Load,
        Kind::Load,
        Kind::Load,
        Kind::Store,
        Kind::StorePart,
    ];
    let request = |_| Request {
        sm: random.random_range(0..gpu.cores.count),
        warp: random.random_range(0..gpu.cores.warps),
        instructions: random.random_range(0..40),
        kind: kinds[random.random_range(0..kinds.len())],
        block: random.random_range(0..1 << 16),
        sectors: Sectors::ALL,
        data: 0,
    };
    trace((0..count).map(request).collect())
}

fn trace(requests: Vec<Request>) -> Trace {
    Trace {
        block: BlockSize::default(),
        data: vec![0; 128],
        launches: vec![requests],
        passes: Passes::default(),
    }
}

fn codec(bursts: u8, decompress: f64, metadata: Option<MetadataMiss>) -> Codec {
    Codec {
        bursts: vec![bursts],
        compressors: Units::always(0.0),
        decompressors: Units::always(decompress),
        metadata,
        raw_instructions: 0,
        toggles: None,
    }
}

fn outcome(gpu: &Gpu, trace: &Trace, codec: &Codec) -> Outcome {
    run(gpu, trace, codec).unwrap()
}

#[test]
fn what_does_not_compress_costs_nothing() {
    let gpu = gpu();
    for trace in [stream(&gpu, 20_000, 4), random(&gpu, 20_000, 1)] {
        let none = outcome(&gpu, &trace, &codec(4, 0.0, None));
        // Raw blocks bypass decompressors, whatever their latency.
        let raw = outcome(&gpu, &trace, &codec(4, 500.0, None));
        assert_eq!(none, raw);
        assert_eq!(none.seconds / raw.seconds, 1.0);
        // Metadata that never miss cost nothing either, once they are cached.
        let mut all = gpu.clone();
        all.metadata_cache.bytes = 1 << 20;
        let with = outcome(&all, &trace, &codec(4, 0.0, Some(MetadataMiss::Serial)));
        let slower = with.seconds / none.seconds;
        assert!(slower < 1.04, "{slower}");
    }
}

#[test]
fn the_same_trace_gives_the_same_run() {
    let gpu = gpu();
    let trace = random(&gpu, 30_000, 2);
    let codec = codec(2, 20.0, Some(MetadataMiss::Whole));
    assert_eq!(outcome(&gpu, &trace, &codec), outcome(&gpu, &trace, &codec));
}

/// The traffic of the bus falls by the compression ratio, and the time with it, but never further.
#[test]
fn a_saturated_stream_gains_its_compression_ratio_and_no_more() {
    let gpu = wide();
    let trace = stream(&gpu, 200_000, 1);
    let none = outcome(&gpu, &trace, &codec(4, 0.0, None));
    assert!(none.utilisation > 0.95, "{}", none.utilisation);
    for bursts in 1..4 {
        let coded = outcome(&gpu, &trace, &codec(bursts, 0.0, None));
        let (speedup, ratio) = (none.seconds / coded.seconds, 4.0 / f64::from(bursts));
        assert!(speedup <= ratio, "{speedup} for {ratio}");
        // Commands, an activate for each row of 16 blocks, are what keeps it from the whole of 4.
        assert!(speedup > 0.93 * ratio, "{speedup} for {ratio}");
    }
}

/// The bandwidths from the sources in the GPUs' files. A stream gets all of it except the time for refresh
/// and for changing rows: only the memory limits it.
#[test]
fn each_gpu_fills_its_memory() {
    let bandwidths = [
        ("gtx580", 192.4),
        ("rtx3070", 448.0),
        ("hbm3", 3351.0),
        ("hbm3e", 8000.0),
        ("gddr7", 1792.0),
    ];
    assert!(Gpu::names().eq(bandwidths.map(|(name, _)| name)));
    for (name, gb_s) in bandwidths {
        let gpu = Gpu::find(name).unwrap();
        assert!((gpu.bandwidth_gb_s() / gb_s - 1.0).abs() < 1e-3, "{name}");
        let whole = codec((128 / gpu.memory.mag.get()) as u8, 0.0, None);
        let run = outcome(&gpu, &stream(&gpu, (50.0 * gb_s) as u64, 1), &whole);
        println!("{name}: {:.0} GB/s of {gb_s}", run.gb_s);
        assert!(run.gb_s > 0.85 * gb_s, "{name}: {:.0} of {gb_s}", run.gb_s);
    }
}

#[test]
fn loads_on_their_way_are_their_rate_by_their_latency() {
    let gpu = gpu();
    for trace in [stream(&gpu, 30_000, 3), random(&gpu, 30_000, 3)] {
        let [by_latency, by_time] = outcome(&gpu, &trace, &codec(2, 30.0, None)).on_the_way;
        assert!(by_latency > 1.0);
        assert!((by_latency / by_time - 1.0).abs() < 1e-9);
    }
}

/// Requests that arrive in another order find another row open, or another block in a cache: by so much
/// a run may gain from less, or lose from more.
const SLACK: f64 = 0.02;

#[test]
fn more_bandwidth_is_never_slower() {
    let mut gpu = gpu();
    for trace in [stream(&gpu, 40_000, 2), random(&gpu, 40_000, 4)] {
        let mut before = f64::INFINITY;
        for channels in [1, 2, 4, 8, 16] {
            gpu.memory.channels = channels;
            let seconds = outcome(&gpu, &trace, &codec(4, 0.0, None)).seconds;
            assert!(
                seconds <= before * (1.0 + SLACK),
                "{channels} channels: {seconds} after {before}"
            );
            before = seconds;
        }
        gpu.memory.channels = 2;
    }
}

#[test]
fn more_latency_is_never_faster() {
    let gpu = gpu();
    for trace in [stream(&gpu, 40_000, 2), random(&gpu, 40_000, 5)] {
        let mut before = 0.0;
        for cycles in [0, 20, 40, 80, 160, 320] {
            let seconds = outcome(&gpu, &trace, &codec(2, f64::from(cycles), None)).seconds;
            assert!(
                seconds >= before * (1.0 - SLACK),
                "{cycles} cycles: {seconds} after {before}"
            );
            before = seconds;
        }
    }
}

/// A stream that fits the L2 comes from there when it comes again, and pages of the metadata cache are read once.
#[test]
fn a_warm_start_leaves_the_first_pass_out() {
    let gpu = gpu();
    let codec = codec(2, 30.0, Some(MetadataMiss::Serial));
    let run = |blocks, warm, counted| {
        let mut trace = stream(&gpu, blocks, 4);
        trace.passes = Passes { warm, counted };
        outcome(&gpu, &trace, &codec)
    };
    let small = run(2_000, 1, 1);
    assert_eq!(
        (small.requests, small.bursts, small.l2_hits),
        (2_000, 0, 1.0)
    );
    // All blocks of one that does not fit are read again, but not their metadata.
    let [cold, warm, both] = [(0, 1), (1, 1), (0, 2)].map(|(a, b)| run(30_000, a, b));
    assert!(cold.metadata_bursts > 0 && warm.metadata_bursts == 0);
    assert_eq!(warm.work.instructions, cold.work.instructions);
    assert_eq!(both.requests, 60_000);
    assert!(warm.cycles < cold.cycles);
    let sum = cold.cycles + warm.cycles;
    assert!(both.cycles.abs_diff(sum) <= 1, "{} of {sum}", both.cycles);
    assert_eq!(both.bursts, cold.bursts + warm.bursts);
    for run in [&warm, &both] {
        let [by_latency, by_time] = run.on_the_way;
        assert!((by_latency / by_time - 1.0).abs() < 1e-9);
    }
}

/// All requests are answered with all resources at their minimum: one of everything, and no cache.
#[test]
fn the_smallest_gpu_ends() {
    let mut gpu = gpu();
    gpu.cores.loads_per_warp = 1;
    gpu.cores.loads_per_sm = 1;
    gpu.cores.stores_per_sm = 1;
    gpu.l2.misses = 1;
    gpu.l1.bytes = 0;
    gpu.metadata_cache.bytes = 0;
    gpu.memory.reads = 1;
    gpu.memory.writes = [1, 1, 0];
    let trace = random(&gpu, 5_000, 6);
    for miss in [MetadataMiss::Serial, MetadataMiss::Whole] {
        let mut codec = codec(1, 100.0, Some(miss));
        codec.compressors.count = Some(1);
        codec.decompressors = Units {
            latency: 100.0,
            interval: 100.0,
            count: Some(1),
        };
        let run = outcome(&gpu, &trace, &codec);
        assert_eq!(run.requests, 5_000);
        assert_eq!(run.metadata_hits, Some(0.0));
    }
}

/// A pool of one unit that takes 200 cycles a block passes a block each 200 cycles.
#[test]
fn units_bound_what_goes_through_them() {
    let gpu = wide();
    let trace = stream(&gpu, 12_000, 1);
    let mut codec = codec(2, 200.0, None);
    codec.decompressors.count = Some(1);
    codec.decompressors.interval = 200.0;
    let run = outcome(&gpu, &trace, &codec);
    let least = 12_000.0 / 6.0 * 200.0;
    assert!(run.cycles as f64 >= least, "{}", run.cycles);
    assert!((run.cycles as f64) < 1.01 * least, "{}", run.cycles);
}

/// A controller as `hdlgen --design controller` simulates it: the memory answers after `latency` cycles and
/// moves 16 bytes per cycle, the client takes 32, and `outstanding` blocks are in flight. Besides the
/// memory's time a block of a single burst takes 30 cycles, as the unit's manifest says, and a raw one 21, as
/// the first number below says; without the time of their bursts they differ by the 15 cycles of a
/// decompressor.
fn simulated_controller(latency: u32, outstanding: u32) -> Gpu {
    let mut gpu = wide();
    let memory = &mut gpu.memory;
    (gpu.cores.clock_mhz, memory.clock_mhz) = (1000.0, 1000.0);
    (gpu.l1.bytes, gpu.l2.bytes, gpu.l2.ways) = (0, 512, 1);
    (gpu.l2.latency_cycles, gpu.l2.bytes_per_cycle) = (0, 32);
    (gpu.l2.misses, gpu.metadata_cache.bytes) = (outstanding, 1024);
    (memory.controllers, memory.channels) = (1, 1);
    (memory.banks, memory.bank_groups, memory.burst) = (1, 1, 2);
    (memory.row_bytes, memory.refi, memory.ccd_l) = (1 << 20, 0, 0);
    (memory.rcd, memory.rp, memory.ras, memory.rtp) = (0, 0, 0, 0);
    (memory.cl, memory.fixed) = (latency, 13);
    (memory.reads, memory.writes) = (64, [64, 48, 16]);
    gpu
}

/// Cycles a block between two lengths of a run, so that neither its begin nor its end counts.
fn cycles_a_block(gpu: &Gpu, codec: &Codec, trace: impl Fn(u64) -> Trace) -> f64 {
    let [short, long] = [2_000, 6_000].map(|blocks| outcome(gpu, &trace(blocks), codec).cycles);
    (long - short) as f64 / 4_000.0
}

/// Cycles a block of `scripts/bench-controller --outstanding N`, the last of the default that docs/controller.md has: reads,
/// raw and in three, two and one of four bursts.
#[test]
fn a_controller_reads_as_fast_as_the_simulated_one() {
    let rows: [(u32, u32, [f64; 4]); 12] = [
        (8, 60, [10.13, 12.00, 11.63, 11.25]),
        (8, 120, [17.63, 19.50, 19.13, 18.75]),
        (8, 200, [27.63, 29.50, 29.13, 28.75]),
        (16, 60, [8.00, 6.00, 5.81, 5.63]),
        (16, 120, [8.81, 9.75, 9.56, 9.38]),
        (16, 200, [13.81, 14.75, 14.56, 14.38]),
        (32, 60, [8.00, 6.00, 4.00, 4.00]),
        (32, 120, [8.00, 6.00, 4.78, 4.69]),
        (32, 200, [8.00, 7.38, 7.28, 7.19]),
        (64, 60, [8.00, 6.00, 4.00, 4.00]),
        (64, 120, [8.00, 6.00, 4.00, 4.00]),
        (64, 200, [8.00, 6.00, 4.00, 4.00]),
    ];
    for (outstanding, latency, theirs) in rows {
        let gpu = simulated_controller(latency, outstanding);
        for (bursts, theirs) in [4, 3, 2, 1].into_iter().zip(theirs) {
            let codec = codec(bursts, 15.0, None);
            let ours = cycles_a_block(&gpu, &codec, |blocks| stream(&gpu, blocks, 1));
            println!("{outstanding} of {latency}, {bursts} bursts: {ours:.2} for {theirs}");
            assert!(
                (ours / theirs - 1.0).abs() < 0.03,
                "{outstanding} of {latency}, {bursts} bursts: {ours:.2} for {theirs}"
            );
        }
    }
    // Random blocks out of 16,384, four times the reach of the metadata cache. The model is faster: it
    // fetches any number of lines at a time.
    let gpu = simulated_controller(60, 64);
    for (bursts, theirs) in [(4, 9.57), (2, 6.21)] {
        let codec = codec(bursts, 15.0, Some(MetadataMiss::Serial));
        let anywhere = |blocks| {
            let mut trace = stream(&gpu, blocks, 1);
            let mut random = SmallRng::seed_from_u64(8);
            for request in &mut trace.launches[0] {
                request.block = random.random_range(0..16_384);
            }
            trace
        };
        let ours = cycles_a_block(&gpu, &codec, anywhere);
        println!("anywhere, {bursts} bursts: {ours:.2} for {theirs}");
        assert!(
            (0.85..1.0).contains(&(ours / theirs)),
            "{ours:.2} for {theirs}"
        );
    }
}

/// A channel of DDR3-1866 as DRAMsim3 has it in `DDR3_8Gb_x8_1866.ini`, of one rank.
fn ddr3() -> Memory {
    let mut memory = gpu().memory;
    memory.clock_mhz = 1000.0;
    (memory.burst, memory.banks, memory.bank_groups) = (4, 8, 1);
    (memory.rcd, memory.rp, memory.ras) = (13, 13, 32);
    (memory.cl, memory.wl, memory.rrd, memory.faw) = (13, 9, 6, 33);
    (memory.wtr, memory.wr, memory.rtp) = (7, 15, 7);
    (memory.refi, memory.rfc) = (7290, 328);
    (memory.ccd_l, memory.rrd_l, memory.wtr_l) = (0, 0, 0);
    // Its queues of eight a bank, and the 32 before them; it drains its writes to 8.
    memory.reads = 96;
    memory.writes = [32, 32, 8];
    memory
}

/// A channel of HBM2 as in `HBM2_8Gb_x128.ini`, with tCCD_S 2 and tCCD_L 4.
fn hbm2() -> Memory {
    let mut memory = ddr3();
    (memory.burst, memory.banks, memory.bank_groups) = (2, 16, 4);
    (memory.rcd, memory.rp, memory.ras) = (14, 14, 34);
    (memory.cl, memory.wl, memory.rrd, memory.faw) = (14, 4, 4, 30);
    (memory.wtr, memory.wr, memory.rtp) = (6, 16, 6);
    (memory.refi, memory.rfc) = (3900, 260);
    (memory.ccd_l, memory.rrd_l, memory.wtr_l) = (4, 6, 8);
    memory
}

/// How addresses of bursts become banks and rows.
#[derive(Clone, Copy)]
enum Mapping {
    /// DDR3's: row, bank, column, from the highest bit to the lowest.
    BankColumn,
    /// HBM2's: row, bank of a group, column, group.
    ColumnGroup,
    /// HBM2's: row, bank of a group, group, column.
    GroupColumn,
}

impl Mapping {
    fn place(self, address: u64) -> (u64, u64) {
        let column = address >> 6 & 3;
        match self {
            Mapping::BankColumn => (address >> 8 & 7, address >> 11),
            Mapping::ColumnGroup => (column * 4 + (address & 3), address >> 8),
            Mapping::GroupColumn => (column * 4 + (address >> 4 & 3), address >> 8),
        }
    }
}

/// Addresses of bursts: one after another, or drawn and followed by the next ones of the row.
fn addresses(in_a_run: u64) -> Box<dyn Iterator<Item = u64>> {
    if in_a_run == 0 {
        return Box::new(0..);
    }
    let mut state = 1u64;
    let draw = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % ((1 << 27) / in_a_run) * in_a_run
    };
    Box::new(std::iter::repeat_with(draw).flat_map(move |first| first..first + in_a_run))
}

/// Accesses that are done within 100,000 cycles: the given numbers of reads and writes in turn. Accesses
/// without room in the queues wait, and so do all behind them.
fn done(memory: &Memory, mapping: Mapping, in_a_run: u64, [reads, writes]: [usize; 2]) -> f64 {
    let mut turns = (0..reads + writes).map(|turn| turn >= reads).cycle();
    let mut lines = addresses(in_a_run).take(60_000).peekable();
    let mut is_write = turns.next().unwrap_or_default();
    let mut channel = Channel::new(memory);
    let (mut now, mut count): (Time, f64) = (0, 0.0);
    let mut queued = [0; 2];
    let end = 100_000 * cycle(memory.clock_mhz);
    loop {
        while queued[usize::from(is_write)]
            < [memory.reads, memory.writes[0]][usize::from(is_write)]
        {
            let Some(address) = lines.next() else { break };
            let (bank, row) = mapping.place(address);
            channel.push(Access {
                purpose: (),
                bank: bank as u32,
                row,
                bursts: 1,
                is_write,
            });
            queued[usize::from(is_write)] += 1;
            is_write = turns.next().unwrap_or_default();
        }
        let step = channel.step(now);
        if let Some((access, at)) = step.served {
            queued[usize::from(access.is_write)] -= 1;
            count += if at <= end { 1.0 } else { 0.0 };
        }
        let again = step.again.or(step.served.map(|_| now + 1));
        match again.filter(|again| *again <= end) {
            Some(again) => now = again,
            None => return count,
        }
    }
}

/// DRAMsim3 (umd-memsys/DRAMsim3, 2981759), `dramsim3main FILE.ini -c 100000 -t TRACE`: the bursts that it has done of
/// 60,000 that are asked for as fast as it takes them.
#[test]
fn channels_are_as_fast_as_dramsim3s() {
    use Mapping::{BankColumn, ColumnGroup, GroupColumn};
    let (ddr3, hbm2) = (ddr3(), hbm2());
    // As docs/perf.md has them.
    let rows = [
        (&ddr3, BankColumn, 0, [1, 0], 23_910.0),
        (&ddr3, BankColumn, 1, [1, 0], 11_513.0),
        (&ddr3, BankColumn, 4, [1, 0], 23_638.0),
        (&ddr3, BankColumn, 1, [0, 1], 11_495.0),
        (&ddr3, BankColumn, 1, [2, 1], 11_142.0),
        (&ddr3, BankColumn, 1, [1, 1], 10_926.0),
        (&ddr3, BankColumn, 4, [8, 4], 20_678.0),
        (&ddr3, BankColumn, 0, [8, 4], 22_689.0),
        (&hbm2, GroupColumn, 0, [1, 0], 46_032.0),
        (&hbm2, GroupColumn, 1, [1, 0], 12_306.0),
        (&hbm2, GroupColumn, 4, [1, 0], 45_288.0),
        (&hbm2, GroupColumn, 1, [0, 1], 12_387.0),
        (&hbm2, GroupColumn, 1, [2, 1], 12_277.0),
        (&hbm2, GroupColumn, 1, [1, 1], 12_299.0),
        (&hbm2, GroupColumn, 4, [8, 4], 35_276.0),
        (&hbm2, GroupColumn, 0, [8, 4], 40_192.0),
        (&hbm2, ColumnGroup, 0, [1, 0], 46_042.0),
        (&hbm2, ColumnGroup, 4, [8, 4], 12_291.0),
    ];
    for (memory, mapping, in_a_run, turns, theirs) in rows {
        let ours = done(memory, mapping, in_a_run, turns);
        let off: f64 = ours / theirs - 1.0;
        println!(
            "{} banks, runs of {in_a_run}, {turns:?}: {ours} for {theirs}",
            memory.banks
        );
        assert!(
            off.abs() < 0.03,
            "runs of {in_a_run}, {turns:?}: {ours} for {theirs}"
        );
    }
    // It is slower if sequential reads and writes alternate in different bank groups.
    let ours = done(&hbm2, ColumnGroup, 0, [8, 4]);
    assert!((ours / 43_477.0 - 0.926_f64).abs() < 0.01, "{ours}");
}

/// Loads of a sector each, of blocks all over the memory.
fn sector_loads(gpu: &Gpu, kind: Kind) -> Trace {
    let mut trace = stream(gpu, 4_000, 4);
    for request in &mut trace.launches[0] {
        (request.kind, request.sectors) = (kind, Sectors(0b0100));
        request.block *= 37;
    }
    trace
}

/// Caches by sector read a sector's burst of a raw block, but all bursts of a compressed one.
#[test]
fn sectors_are_read_by_themselves_unless_compressed() {
    let mut gpu = gpu();
    gpu.l2.by_sector = true;
    let trace = sector_loads(&gpu, Kind::Load);
    let bursts = |gpu: &Gpu, codec: &Codec| outcome(gpu, &trace, codec).bursts;
    assert_eq!(bursts(&gpu, &codec(4, 0.0, None)), 4_000);
    assert_eq!(bursts(&gpu, &codec(3, 0.0, None)), 12_000);
    assert_eq!(bursts(&gpu, &codec(1, 0.0, None)), 4_000);
    gpu.l2.by_sector = false;
    assert_eq!(bursts(&gpu, &codec(4, 0.0, None)), 16_000);
}

/// The sector of a store is written alone; a compressed block is read, merged and written.
#[test]
fn stored_sectors_are_merged_into_compressed_blocks() {
    let mut gpu = gpu();
    gpu.l2.by_sector = true;
    gpu.l2.bytes = 6 * 8 * 512;
    let trace = sector_loads(&gpu, Kind::Store);
    let run = |bursts| outcome(&gpu, &trace, &codec(bursts, 0.0, None));
    // Data still in the L2 and the queues at the end are not written.
    let written = run(4).bursts;
    assert!(written > 3_600 && written <= 4_000, "{written}");
    let merged = run(2).bursts;
    assert!(merged > 4 * 3_300 && merged <= 4 * 4_000, "{merged}");
}

/// The E2MC paper's latencies; no codec is faster than one without latency.
#[test]
fn codecs_are_compared_with_none() {
    let gpu = gpu();
    let mut random = SmallRng::seed_from_u64(7);
    let mut trace = stream(&gpu, 30_000, 1);
    // Half of the blocks hold small numbers, half noise.
    trace.data = (0..256)
        .flat_map(|block| (0..32).map(move |word| (block, word)))
        .flat_map(|(block, word)| match block % 2 {
            0 => u32::to_le_bytes(word * 3),
            _ => random.random::<u32>().to_le_bytes(),
        })
        .collect();
    for request in &mut trace.launches[0] {
        request.data = random.random_range(0..256);
    }
    let subject = |name: &str, decompress| Subject {
        name: name.to_owned(),
        scheme: Format::find(name)
            .unwrap()
            .scheme(&Default::default(), None)
            .unwrap(),
        compressors: Units::always(1.0),
        decompressors: Units::always(decompress),
        metadata: MetadataMiss::Serial,
        sample: None,
    };
    let mut subjects = [
        subject("bdi", 1.0),
        subject("bdi", 400.0),
        subject("fpc", 10.0),
    ];
    subjects[2].compressors.count = Some(7);
    subjects[2].decompressors.count = Some(7);
    let compared = compare(&gpu, "half", &trace, &subjects, None).unwrap();
    let [bdi, late, fpc] = &compared.codecs[..] else {
        panic!("not three");
    };
    assert!(bdi.speedup > 1.1 && bdi.speedup < bdi.traffic, "{bdi:?}");
    assert!(late.speedup < bdi.speedup);
    assert!(fpc.speedup > 1.0);
    assert!(bdi.energy < 1.0 && bdi.edp < bdi.energy);
    let [least, most] = bdi.energy_band;
    assert!(least < bdi.energy && bdi.energy < most, "{bdi:?}");
    assert_eq!((bdi.toggles, compared.none.toggles), (None, None));
    // Every figure is shown with its number of units.
    let text = hdlgen::internals::perf::text(&gpu, &[compared.clone(), compared]);
    let units = |codec: &str| -> Vec<&str> {
        let rows = text.lines().map(|line| line.split_whitespace());
        let rows = rows.filter_map(|mut words| (words.next() == Some(codec)).then(|| words.next()));
        rows.flatten().collect()
    };
    assert_eq!(units("fpc"), ["7"; 3]);
    assert_eq!(units("bdi"), ["any"; 6]);
    assert_eq!(units("none"), ["-"; 2]);
}
