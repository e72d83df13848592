//! The hardware for numbers with ranks from the block against its model: every format, block, MAG, beat
//! and pattern of digits by sampling; corrupt blocks; shifts that no encoder writes; a port that is not there.

use crate::common::numbers::{
    agrees, blocks_around, from_noise, of_block, sampled, table, Traffic, STALLS,
};
use hdlgen::hdl::netlist::Direction;
use hdlgen::internals::codebook::Book;
use hdlgen::internals::codec::{load, Codec};
use hdlgen::internals::design::numbers::Numbers;
use hdlgen::internals::design::{BlockStreams, Design, Role, Tables};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::{NumberFormat, Ranks};

fn check(design: &Numbers, seed: u64) {
    let count = 60_000 / design.geometry().block().bytes();
    let blocks = blocks_around(design, count, seed);
    for role in Role::ALL {
        let name = format!("{} {}", design.name(), role.name());
        let mut bench = from_noise(design, role, seed);
        let traffic = Traffic::of_block(design, role, &blocks);
        agrees(&mut bench, &name, &traffic, Stalls::NONE);
        agrees(&mut bench, &name, &traffic, STALLS);
        if role == Role::Decompressor {
            assert!(traffic.errors() > 0, "{name}");
        }
    }
}

#[test]
fn defaults_of_every_format() {
    for &format in NumberFormat::ALL {
        check(&of_block(format, "3", 128, 32, 0), 1);
        check(&of_block(format, "2,2,3", 256, 32, 0), 1);
    }
}

#[test]
fn two_levels_of_bf16() {
    check(&of_block(NumberFormat::Bf16, "2,3", 128, 32, 0), 2);
}

/// One digit of one bit: each shift has another rank 0, and five are tried.
#[test]
fn few_ranks() {
    check(&of_block(NumberFormat::Bf16, "1", 128, 32, 0), 3);
    check(&of_block(NumberFormat::Fp16, "1,1", 256, 32, 32), 4);
}

/// Digits that have more ranks than there are symbols.
#[test]
fn more_ranks_than_symbols() {
    check(&of_block(NumberFormat::Fp8E4m3, "3,3,3,3", 256, 32, 0), 5);
    check(&of_block(NumberFormat::Int8, "3,3,3,3", 256, 32, 0), 6);
}

#[test]
fn sampled_parameters() {
    for (seed, design) in (7..).zip(sampled(Ranks::Block, 20, &[128, 256], 2)) {
        check(&design, seed);
    }
}

#[test]
fn large_blocks() {
    check(&of_block(NumberFormat::Bf16, "2,2,2,3", 512, 32, 0), 5);
    check(&of_block(NumberFormat::Fp8E4m3, "2,2,3", 512, 64, 32), 6);
}

/// Every shift behind every base, and with them symbols of all ranks: they decode as they read, those
/// that the encoder never writes, too.
#[test]
fn every_base_and_shift_decodes_as_it_reads() {
    let design = of_block(NumberFormat::Fp8E4m3, "2,2", 256, 32, 0);
    let (geometry, model) = (design.geometry(), design.model_of_block().unwrap());
    let mut bench = StreamBench::new(&design.module(Role::Decompressor).unwrap()).unwrap();
    let mut sent = Vec::new();
    for origin in 0..1u16 << 7 {
        // Base and shift, rests of zero, then the digits of ranks 0 to 5, in turns and so that they fit.
        let mut bits: Vec<bool> = (0..7).map(|bit| origin >> bit & 1 == 1).collect();
        bits.resize(7 + 256 * 4, false);
        let ranks = (0..256).map(|number| number % 7 % 6);
        let firsts = ranks.clone().map(|rank: u32| rank.min(3));
        let seconds = ranks.filter(|&rank| rank > 2).map(|rank| rank - 3);
        bits.extend(
            firsts
                .chain(seconds)
                .flat_map(|digit| [digit & 1 == 1, digit & 2 == 2]),
        );
        let byte = |bits: &[bool]| {
            (0..)
                .zip(bits)
                .map(|(bit, &set)| u8::from(set) << bit)
                .sum()
        };
        let mut stored: Vec<u8> = bits.chunks(8).map(byte).collect();
        let bursts = stored.len().div_ceil(32);
        stored.resize(32 * bursts, 0);
        let mut block = vec![0; 256];
        load(&model, geometry, bursts as u8 - 1, &stored, &mut block).unwrap();
        stored.resize(stored.len().next_multiple_of(128), 0);
        sent.push((stored, bursts as u8 - 1, block));
    }
    let mut beats = Beats::new(128);
    for (stored, metadata, _) in &sent {
        beats.push_block(stored, *metadata);
    }
    let out = bench.run(&[beats], Stalls::NONE).unwrap();
    for ((_, _, block), (found, tuser)) in sent.iter().zip(out[0].beats.blocks_iter()) {
        assert_eq!((tuser, found), (0, &block[..]));
    }
}

/// A block every cycle where the beat is the block, and the latency that the manifest states.
#[test]
fn latency_and_interval_are_as_stated() {
    for (block, beat) in [(128, 128), (128, 32), (512, 128)] {
        let design = of_block(NumberFormat::Fp16, "2,3", block, 32, beat);
        // Raw blocks: all of their beats.
        let mut blocks = blocks_around(&design, 60, 1);
        let model = design.model_of_block().unwrap();
        blocks.retain(|block| design.geometry().stored_raw(model.size(block)));
        assert!(blocks.len() > 3);
        for role in Role::ALL {
            let half = design.half(role).unwrap();
            assert_eq!(half.interval, block / beat);
            let mut bench = StreamBench::new(&half.module).unwrap();
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

#[test]
fn there_is_nothing_to_configure() {
    let design = of_block(NumberFormat::Bf16, "3", 128, 32, 0);
    assert!(design.recipe().is_none());
    for role in Role::ALL {
        let half = design.half(role).unwrap();
        assert!(half.address_map.is_empty());
        let mut inputs = half.module.ports_of(Direction::Input);
        assert!(!inputs.any(|port| port.name.contains("axil")));
        assert!(design.preloaded(role).is_none());
    }
    let book = Book::from(table(NumberFormat::Bf16, 1));
    for error in [
        design.reference(Some(&book)).err(),
        design.with_book(&book).err(),
    ] {
        let error = error.unwrap().to_string();
        assert!(error.contains("--ranks table uses one"), "{error}");
    }
}
