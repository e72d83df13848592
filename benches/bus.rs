//! Speed of counting toggles, in bytes of blocks a second, on one core.
//!
//! `crossing`: a look at the blocks, which all codecs share. `counter`: the rest for one codec, a
//! look at its stored blocks and the six buses of a counter.

use std::hint::black_box;
use std::time::Duration;

use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use hdlgen::internals::bus::{Counter, Crossing};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{store, BpcGroup};
use hdlgen::internals::terms::{Flit, Geometry};

const BYTES: usize = 4 << 20;

/// A ramp with some noise: most blocks of it can be compressed.
fn data() -> Vec<u8> {
    let noise = |i: u32| (i.wrapping_mul(2_654_435_761) >> 16) & (0xf << (i >> 8 & 0xf));
    let words = (0..BYTES as u32 / 4).map(|i| (i * 3) ^ noise(i));
    words.flat_map(u32::to_le_bytes).collect()
}

fn bus(criterion: &mut Criterion) {
    let geometry = Geometry::default();
    let data = data();
    let codec = BpcGroup::new(geometry.block());
    let mut out = BitWriter::new();
    let stored: Vec<Option<Vec<u8>>> = data
        .chunks_exact(128)
        .map(|block| {
            let mut stored = Vec::new();
            let bits = store(&codec, geometry, block, &mut out, &mut stored);
            (!geometry.stored_raw(bits)).then_some(stored)
        })
        .collect();
    let compressed = stored.iter().flatten().count();
    assert!(compressed > stored.len() / 2, "{compressed} blocks");
    let mut group = criterion.benchmark_group("bus");
    group.throughput(Throughput::Bytes(data.len() as u64));
    for &flit in Flit::ALL {
        group.bench_function(BenchmarkId::new("crossing", flit), |bencher| {
            bencher.iter(|| {
                for block in data.chunks_exact(128) {
                    black_box(Crossing::new(block, flit));
                }
            })
        });
        let raw: Vec<Crossing> = data
            .chunks_exact(128)
            .map(|block| Crossing::new(block, flit))
            .collect();
        group.bench_function(BenchmarkId::new("counter", flit), |bencher| {
            bencher.iter(|| {
                let mut counter = Counter::new(geometry);
                for (raw, stored) in raw.iter().zip(&stored) {
                    let stored = stored.as_ref().map(|stored| Crossing::new(stored, flit));
                    counter.add(raw, stored.as_ref());
                }
                counter.totals()
            })
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1));
    targets = bus
}
criterion_main!(benches);
