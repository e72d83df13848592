//! Speed of the codecs in bytes of blocks a second of processor time, on one core.
//! `scripts/bench-codec` makes a table of it.
//!
//! Without more, the data is what every checkout has or can make, 2 MiB of each kind: this
//! program's own machine code, this project's source text, and what simple programs leave in
//! memory: a field of float32 numbers, indices of a sparse matrix, pixels. With the environment
//! variable `HDLGEN_BENCH_FILE`, it is that file, 16 MiB of it at most.

use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{
    criterion_group, criterion_main, BenchmarkId, Criterion, SamplingMode, Throughput,
};
use hdlgen::internals::codebook::{Histogram, NumberHistogram, ResidualHistogram, SymbolHistogram};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::FORMATS;
use hdlgen::internals::codec::{Codec, E2mc, E2mcDelta, Format, Numbers};
use hdlgen::internals::terms::{
    BlockSize, DeltaMfv, Ends, Geometry, Mag, MfvCount, Modes, NumberFormat, SymbolLength, Ways,
};
use rustix::time::{clock_gettime, ClockId};

/// The time that a processor spends on this thread: what else the machine does is not in it.
struct ProcessorTime;

impl Measurement for ProcessorTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }

    fn end(&self, start: Duration) -> Duration {
        self.start() - start
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, time: &Duration) -> f64 {
        time.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

/// Bytes of each kind of data: all five together do not fit into an L2 cache.
const KIND: usize = 2 << 20;

/// The data by kind, and last all of it.
fn kinds() -> Vec<(&'static str, Vec<u8>)> {
    if let Some(path) = std::env::var_os("HDLGEN_BENCH_FILE") {
        let mut data = std::fs::read(path).expect("the file that HDLGEN_BENCH_FILE names");
        data.truncate(16 << 20);
        data.truncate(data.len() / 128 * 128);
        return vec![("all", data)];
    }
    let mut kinds = vec![
        ("code", code()),
        ("text", text()),
        ("float32", field()),
        ("indices", indices()),
        ("pixels", pixels()),
    ];
    for (kind, data) in &mut kinds {
        assert!(data.len() > KIND / 2, "too little {kind}");
        data.truncate(KIND.min(data.len() / 128 * 128));
    }
    let all = kinds.iter().flat_map(|(_, data)| data).copied().collect();
    kinds.push(("all", all));
    kinds
}

/// The middle of this program's machine code.
fn code() -> Vec<u8> {
    let path = std::env::current_exe().expect("this program's path");
    let mut data = std::fs::read(path).expect("this program's file");
    data.drain(..data.len() / 2 / 128 * 128);
    data
}

/// This project's sources and documents.
fn text() -> Vec<u8> {
    fn collect(folder: &Path, all: &mut Vec<u8>) {
        let entries = std::fs::read_dir(folder).expect("a folder of the project");
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                collect(&path, all);
            } else if path
                .extension()
                .is_some_and(|end| end == "rs" || end == "md")
            {
                all.extend(std::fs::read(path).expect("a file of the project"));
            }
        }
    }
    let mut all = Vec::new();
    for folder in ["src", "crates", "tests", "docs", "examples"] {
        collect(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
            &mut all,
        );
    }
    all
}

/// Temperatures of a plate with two hot spots, after some steps of diffusion.
fn field() -> Vec<u8> {
    const SIDE: usize = 724;
    let before_heating = |at: usize| 20.0 + (at % SIDE) as f32 / 50.0 + (at / SIDE) as f32 / 90.0;
    let mut now: Vec<f32> = (0..SIDE * SIDE).map(before_heating).collect();
    for _ in 0..100 {
        now[100 * SIDE + 150] = 900.0;
        now[300 * SIDE + 350..][..60].fill(400.0);
        let before = now.clone();
        for row in 1..SIDE - 1 {
            for column in 1..SIDE - 1 {
                let at = row * SIDE + column;
                let beside = before[at - 1] + before[at + 1];
                let around = beside + before[at - SIDE] + before[at + SIDE];
                now[at] += 0.2 * (around - 4.0 * before[at]);
            }
        }
    }
    now.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// The columns of the entries of a sparse matrix, row by row: that of a ring with some more edges.
fn indices() -> Vec<u8> {
    let nodes = 1 << 16;
    let columns = (0..nodes).flat_map(|node: u32| {
        let far = |k: u32| (node.wrapping_mul(2654435761).wrapping_add(k * 40503) >> 7) % nodes;
        let mut columns = [
            node,
            node + 1,
            node + 2,
            far(1),
            far(2),
            far(3),
            far(4),
            far(5),
        ];
        columns.sort_unstable();
        columns
    });
    columns.flat_map(u32::to_le_bytes).collect()
}

/// The Mandelbrot set, in colours of 3 bytes by the steps that it takes to leave.
fn pixels() -> Vec<u8> {
    const SIDE: usize = 840;
    let pixel = |(row, column)| {
        let at = |place: usize| place as f32 / SIDE as f32;
        let (x, y) = (3.0 * at(column) - 2.2, 2.4 * at(row) - 1.2);
        let (mut a, mut b, mut steps) = (0.0f32, 0.0f32, 0u8);
        while a * a + b * b < 4.0 && steps < 64 {
            (a, b, steps) = (a * a - b * b + x, 2.0 * a * b + y, steps + 1);
        }
        [3 * steps, 255 - 2 * steps, (column / 4) as u8]
    };
    let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    places.flat_map(pixel).collect()
}

fn e2mc(symbol_length: SymbolLength, ends: Ends, data: &[u8]) -> Box<dyn Codec> {
    let mut histogram = SymbolHistogram::new(symbol_length);
    histogram.add(data).expect("whole words");
    let book = histogram.train(MfvCount::default()).expect("some data");
    Box::new(match ends {
        Ends::One => E2mc::new(&book, BlockSize::default(), Ways::default()),
        Ends::Both => E2mc::two_ended(&book, Geometry::default(), Ways::default()),
    })
}

fn e2mc_delta(data: &[u8]) -> Box<dyn Codec> {
    let mut histogram = ResidualHistogram::new(BlockSize::default());
    histogram.add(data).expect("whole blocks");
    let book = histogram.train(DeltaMfv::default()).expect("some data");
    let codec = E2mcDelta::new(&book, Mag::default(), Ways::default(), Modes::ALL);
    Box::new(codec.expect("a MAG less than the block"))
}

/// All data taken as bf16, two digits a rank.
fn numbers(data: &[u8]) -> Box<dyn Codec> {
    let mut histogram = NumberHistogram::new(NumberFormat::Bf16);
    histogram.add(data).expect("whole numbers");
    let table = histogram.train().expect("some data");
    let digits = "2,3".parse().expect("two digits");
    let codec = Numbers::new(&table, Geometry::default(), digits);
    Box::new(codec.expect("a block of 128 bytes"))
}

fn codecs(criterion: &mut Criterion<ProcessorTime>) {
    let kinds = kinds();
    for &symbol_length in SymbolLength::ALL {
        for ends in [Ends::One, Ends::Both] {
            let name = match ends {
                Ends::One => format!("e2mc-sl{symbol_length}"),
                Ends::Both => format!("e2mc-sl{symbol_length}-ends-both"),
            };
            let codec = |data: &[u8]| e2mc(symbol_length, ends, data);
            bench(criterion, &name, &kinds, codec);
        }
    }
    bench(criterion, Format::E2MC_DELTA, &kinds, e2mc_delta);
    bench(criterion, Format::NUMBERS, &kinds, numbers);
    for format in FORMATS {
        let codec = || format.codec(Geometry::default());
        if codec().is_some() {
            let codec = |_: &[u8]| codec().expect("a codec");
            bench(criterion, format.name, &kinds, codec);
        }
    }
}

/// Sizes of blocks of each kind; encoding and decoding of all.
fn bench(
    criterion: &mut Criterion<ProcessorTime>,
    name: &str,
    kinds: &[(&str, Vec<u8>)],
    codec: impl Fn(&[u8]) -> Box<dyn Codec>,
) {
    let mut group = criterion.benchmark_group(name);
    group.sampling_mode(SamplingMode::Flat);
    for (kind, data) in kinds {
        let codec = codec(data);
        group.throughput(Throughput::Bytes(data.len() as u64));
        group.bench_function(BenchmarkId::new("size", kind), |bencher| {
            let size = |block| u64::from(codec.size(block));
            bencher.iter(|| data.chunks_exact(128).map(size).sum::<u64>())
        });
    }
    let Some((kind, data)) = kinds.last() else {
        return;
    };
    let codec = codec(data);
    let mut out = BitWriter::new();
    group.bench_function(BenchmarkId::new("encode", kind), |bencher| {
        bencher.iter(|| {
            for block in data.chunks_exact(128) {
                black_box(codec.encode(block, &mut out));
            }
        })
    });
    let encoded = data.chunks_exact(128).filter_map(|block| {
        let encoded = codec.encode(block, &mut out);
        (!encoded.raw).then(|| out.finish().to_vec())
    });
    let encoded: Vec<_> = encoded.collect();
    let mut block = [0; 128];
    group.throughput(Throughput::Bytes((encoded.len() * block.len()) as u64));
    group.bench_function(BenchmarkId::new("decode", kind), |bencher| {
        bencher.iter(|| {
            for stored in &encoded {
                codec.decode(stored, &mut block).expect("as encoded");
                black_box(&block);
            }
        })
    });
    group.finish();
}

criterion_group! {
    name = benches;
    // Many samples, each of a few ms: the fastest one had the caches to itself.
    config = Criterion::default()
        .with_measurement(ProcessorTime)
        .sample_size(40)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(300));
    targets = codecs
}
criterion_main!(benches);
