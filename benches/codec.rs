//! Speed of the codecs in bytes of blocks a second, on one core.

use std::hint::black_box;

use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use hdlgen::codebook::Histogram;
use hdlgen::codec::bits::BitWriter;
use hdlgen::codec::{Bpc, BpcGroup, BpcMc, BpcOpt, Codec, E2mc, Fpc, FpcMc, FpcOpt};
use hdlgen::terms::{BlockSize, MfvCount, SymbolLength, Ways};

/// Real data: this program's own machine code, 4 MiB of it at most.
fn data() -> Vec<u8> {
    let path = std::env::current_exe().expect("this program's path");
    let mut data = std::fs::read(path).expect("this program's file");
    data.truncate((data.len() / 128 * 128).min(4 << 20));
    data
}

fn e2mc(criterion: &mut Criterion) {
    let data = data();
    for &symbol_length in SymbolLength::ALL {
        let mut histogram = Histogram::new(symbol_length);
        histogram.add(&data).expect("whole words");
        let book = histogram.train(MfvCount::default()).expect("some data");
        let codec = E2mc::new(&book, BlockSize::default(), Ways::default());
        bench(criterion, &format!("e2mc_sl{symbol_length}"), &codec, &data);
    }
}

fn words(criterion: &mut Criterion) {
    let data = data();
    let size = BlockSize::default();
    let codecs: [(&str, &dyn Codec); 7] = [
        ("fpc", &Fpc::new(size)),
        ("fpc_mc", &FpcMc::new(size)),
        ("fpc_opt", &FpcOpt::new(size)),
        ("bpc", &Bpc::new(size)),
        ("bpc_mc", &BpcMc::new(size)),
        ("bpc_opt", &BpcOpt::new(size)),
        ("bpc_group", &BpcGroup::new(size)),
    ];
    for (name, codec) in codecs {
        bench(criterion, name, codec, &data);
    }
}

fn bench(criterion: &mut Criterion, name: &str, codec: &dyn Codec, data: &[u8]) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Bytes(data.len() as u64));
    let blocks = || data.chunks_exact(codec.block().bytes());
    group.bench_function("size", |bencher| {
        bencher.iter(|| {
            blocks()
                .map(|block| u64::from(codec.size(block)))
                .sum::<u64>()
        })
    });
    let mut out = BitWriter::new();
    group.bench_function("encode", |bencher| {
        bencher.iter(|| {
            for block in blocks() {
                black_box(codec.encode(block, &mut out));
            }
        })
    });
    let encoded = blocks().filter_map(|block| {
        let encoded = codec.encode(block, &mut out);
        (!encoded.raw).then(|| out.finish().to_vec())
    });
    let encoded: Vec<_> = encoded.collect();
    let mut block = vec![0; codec.block().bytes()];
    group.throughput(Throughput::Bytes((encoded.len() * block.len()) as u64));
    group.bench_function("decode", |bencher| {
        bencher.iter(|| {
            for stored in &encoded {
                codec.decode(stored, &mut block).expect("as encoded");
                black_box(&block);
            }
        })
    });
    group.finish();
}

criterion_group!(benches, e2mc, words);
criterion_main!(benches);
