//! The hardware for numbers with a rank table against its model: every format, block, MAG, beat and pattern of digits
//! by sampling; tables absent, loaded, loaded anew and there from power-up; corrupt blocks; and a
//! design that is broken on purpose.

use crate::common::numbers::{agrees, blocks, design, from_noise, sampled, table, Traffic, STALLS};
use hdlgen::internals::codebook::RankTable;
use hdlgen::internals::codec::Codec;
use hdlgen::internals::design::numbers::{load_sequence, Numbers};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::{NumberFormat, Ranks};

fn load(bench: &mut StreamBench, design: &Numbers, table: &RankTable) {
    for write in load_sequence(table, design.digits()) {
        bench.write(write.address, write.data).unwrap();
    }
}

fn check(design: &Numbers, seed: u64) {
    let format = design.format();
    let tables = [table(format, seed), table(format, seed + 1)];
    let count = 40_000 / design.geometry().block().bytes();
    let blocks = blocks(design, &tables[0], count, seed);
    for role in Role::ALL {
        let name = format!("{} {}", design.name(), role.name());
        let mut bench = from_noise(design, role, seed);
        let some = &blocks[..blocks.len().min(64)];
        let unloaded = Traffic::new(design, role, None, &tables[0], some);
        agrees(&mut bench, &name, &unloaded, STALLS);
        load(&mut bench, design, &tables[0]);
        let traffic = Traffic::new(design, role, Some(&tables[0]), &tables[0], &blocks);
        agrees(&mut bench, &name, &traffic, Stalls::NONE);
        agrees(&mut bench, &name, &traffic, STALLS);
        if role == Role::Decompressor {
            assert!(traffic.errors() > 0, "{name}");
        }
        load(&mut bench, design, &tables[1]);
        let other = Traffic::new(design, role, Some(&tables[1]), &tables[1], some);
        agrees(&mut bench, &name, &other, STALLS);
    }
}

#[test]
fn defaults_of_every_format() {
    for &format in NumberFormat::ALL {
        check(&design(format, "3", 128, 32, 0), 1);
        check(&design(format, "2,2,3", 256, 32, 0), 1);
    }
}

#[test]
fn two_levels_of_bf16() {
    check(&design(NumberFormat::Bf16, "2,3", 128, 32, 0), 2);
}

#[test]
fn sampled_parameters() {
    for (seed, design) in (3..).zip(sampled(Ranks::Table, 20, &[128, 256], 1)) {
        check(&design, seed);
    }
}

#[test]
fn large_blocks() {
    check(&design(NumberFormat::Bf16, "2,2,2,3", 512, 32, 0), 5);
    check(&design(NumberFormat::Fp8E4m3, "2,2,3", 512, 64, 32), 6);
}

/// Two symbols that change places in the table are seen, in either half.
#[test]
fn a_wrong_table_is_seen() {
    let design = design(NumberFormat::Bf16, "2,3", 128, 32, 0);
    let right = table(NumberFormat::Bf16, 1);
    let mut symbols: Vec<u8> = right.ranked("3,3,3,3".parse().unwrap()).to_vec();
    symbols.swap(0, 1);
    let others = (0..=u8::MAX).filter(|symbol| !symbols.contains(symbol));
    symbols.extend(others.collect::<Vec<_>>());
    let wrong = RankTable::new(NumberFormat::Bf16, symbols).unwrap();
    let blocks = blocks(&design, &right, 64, 1);
    for role in Role::ALL {
        let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
        let traffic = Traffic::new(&design, role, Some(&right), &right, &blocks);
        let mut run = |table| {
            load(&mut bench, &design, table);
            let out = bench.run(&[traffic.beats(0, 1)], Stalls::NONE).unwrap();
            traffic.check(0, 1, &out[0].beats)
        };
        run(&right).unwrap();
        assert!(run(&wrong).is_err());
    }
}

/// A block every cycle if the beat is a whole block, 128 bytes every cycle for larger blocks, and the latency
/// that the manifest states.
#[test]
fn latency_and_interval_are_as_stated() {
    for (block, beat) in [(128, 128), (128, 32), (256, 128), (512, 128), (512, 32)] {
        let design = design(NumberFormat::Fp16, "2,3", block, 32, beat);
        let table = table(NumberFormat::Fp16, 1);
        // Raw blocks: all of their beats.
        let mut blocks = blocks(&design, &table, 24, 1);
        let model = design.model(&table).unwrap();
        blocks.retain(|block| design.geometry().stored_raw(model.size(block)));
        assert!(blocks.len() > 3);
        for role in Role::ALL {
            let half = design.half(role).unwrap();
            assert_eq!(half.interval, block / beat);
            let mut bench = StreamBench::new(&half.module).unwrap();
            load(&mut bench, &design, &table);
            let mut beats = Beats::new(beat as usize);
            for block in &blocks {
                let raw = design.geometry().raw_metadata();
                beats.push_block(block, if role == Role::Compressor { 0 } else { raw });
            }
            let out = bench.run(&[beats], Stalls::NONE).unwrap();
            let times = &out[0].times;
            let latency = times[0].1 - times[0].0;
            assert_eq!(latency, u64::from(half.latency), "{}", design.name());
            for pair in times.windows(2) {
                assert_eq!(pair[1].0 - pair[0].0, u64::from(half.interval));
            }
        }
    }
}
