//! The GPU model: laws that hold for any memory, a kept DRAM simulator's numbers, and files of requests.

use hdlgen::internals::codec::list::Format;
use hdlgen::internals::perf::channel::{Access, Channel};
use hdlgen::internals::perf::gpu::Memory;
use hdlgen::internals::perf::{
    compare, cycle, run, Codec, Coding, Gpu, Kind, MetadataMiss, Outcome, Request, Subject, Time,
    Trace, Units,
};
use hdlgen::internals::terms::BlockSize;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

fn gpu() -> Gpu {
    Gpu::find("gtx580").unwrap()
}

/// One in which nothing but the memory's bandwidth bounds a stream.
fn wide() -> Gpu {
    let mut gpu = gpu();
    gpu.cores.loads_per_warp = 8;
    gpu.cores.loads_per_sm = 1 << 12;
    gpu.cores.stores_per_sm = 1 << 12;
    gpu.l2.bytes_per_cycle = 1 << 12;
    gpu.l2.misses = 1 << 12;
    gpu.memory.rrd = 1;
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
        data: 0,
    };
    trace((0..count).map(request).collect())
}

fn trace(requests: Vec<Request>) -> Trace {
    Trace {
        block: BlockSize::default(),
        data: vec![0; 128],
        launches: vec![requests],
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
        // Raw blocks go past decompressors, whatever these take.
        let raw = outcome(&gpu, &trace, &codec(4, 500.0, None));
        assert_eq!(none, raw);
        assert_eq!(none.seconds / raw.seconds, 1.0);
        // Metadata that is never missed costs nothing, either, once it is there.
        let mut all = gpu.clone();
        all.metadata_cache.bytes = 1 << 20;
        let with = outcome(&all, &trace, &codec(4, 0.0, Some(MetadataMiss::Serial)));
        assert!(with.seconds / none.seconds < 1.03);
    }
}

#[test]
fn the_same_trace_gives_the_same_run() {
    let gpu = gpu();
    let trace = random(&gpu, 30_000, 2);
    let codec = codec(2, 20.0, Some(MetadataMiss::Whole));
    assert_eq!(outcome(&gpu, &trace, &codec), outcome(&gpu, &trace, &codec));
}

/// What the bus is asked for goes down by the ratio, and the time with it, but never further.
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

#[test]
fn loads_on_their_way_are_their_rate_by_their_latency() {
    let gpu = gpu();
    for trace in [stream(&gpu, 30_000, 3), random(&gpu, 30_000, 3)] {
        let [by_latency, by_time] = outcome(&gpu, &trace, &codec(2, 30.0, None)).on_the_way;
        assert!(by_latency > 1.0);
        assert!((by_latency / by_time - 1.0).abs() < 1e-9);
    }
}

/// What meets in another order finds another row open, or another block in a cache: by so much a run may
/// gain from less, or lose from more.
const SLACK: f64 = 0.01;

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

/// All requests are answered, whatever is too small: one of everything, and no cache.
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

/// A channel of DDR3-1866 as DRAMsim3 has it in `DDR3_8Gb_x8_1866.ini`, of one rank.
fn ddr3() -> Memory {
    let mut memory = gpu().memory;
    memory.clock_mhz = 1000.0;
    (memory.burst, memory.banks) = (4, 8);
    (memory.rcd, memory.rp, memory.ras) = (13, 13, 32);
    (memory.cl, memory.wl, memory.rrd, memory.faw) = (13, 9, 6, 33);
    (memory.wtr, memory.wr, memory.rtp) = (7, 15, 7);
    (memory.refi, memory.rfc) = (7290, 328);
    // Its queues of eight a bank, and the 32 before them.
    memory.reads = 96;
    memory.writes = [96, 90, 1];
    memory
}

/// Addresses of bursts: one after another, or drawn and followed by the next ones of the row.
fn addresses(in_a_run: u64) -> impl Iterator<Item = u64> {
    let mut state = 1u64;
    let draw = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % ((1 << 27) / in_a_run) * in_a_run
    };
    std::iter::repeat_with(draw).flat_map(move |first| first..first + in_a_run)
}

/// Accesses that are done within 100,000 cycles.
fn done(addresses: impl Iterator<Item = u64>, is_write: bool) -> f64 {
    let memory = ddr3();
    let mut channel = Channel::new(&memory);
    for address in addresses.take(40_000) {
        // Row, bank, column, from the highest bit to the lowest.
        channel.push(Access {
            purpose: (),
            bank: (address >> 8) as u32 % 8,
            row: address >> 11,
            bursts: 1,
            is_write,
        });
    }
    let (mut now, mut count): (Time, f64) = (0, 0.0);
    let end = 100_000 * cycle(memory.clock_mhz);
    loop {
        let step = channel.step(now);
        if step.served.is_some_and(|(_, at)| at <= end) {
            count += 1.0;
        }
        match step.again.filter(|again| *again <= end) {
            Some(again) => now = again,
            None => return count,
        }
    }
}

/// DRAMsim3 (umd-memsys/DRAMsim3, 2981759) with that file and a channel of 8192 MB:
/// `dramsim3main one_rank.ini -c 100000 -t TRACE`, where TRACE asks for 40,000 bursts at once.
#[test]
fn channels_are_as_fast_as_dramsim3s() {
    let ours = [
        done(0.., false),
        done(addresses(1), false),
        done(addresses(4), false),
        done(addresses(1), true),
    ];
    // As docs/perf.md has them.
    assert_eq!(ours, [23_828.0, 11_539.0, 23_771.0, 11_537.0]);
    let theirs = [23_910.0, 11_513.0, 23_638.0, 11_495.0];
    for (ours, theirs) in ours.into_iter().zip(theirs) {
        assert!(
            (ours / theirs - 1.0_f64).abs() < 0.05,
            "{ours} for {theirs}"
        );
    }
}

/// The E2MC paper's latencies; nobody is faster than what has none.
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
        coding: Coding::Format(Format::find(name).unwrap()),
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
    // Every figure stands beside its number of units.
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
