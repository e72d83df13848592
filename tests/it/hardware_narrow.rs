//! The decompressor behind narrow ports, eight beats a block or more, which
//! decodes a block while it comes in: interval and latency on the worst blocks
//! that there are, alone and back to back with all others. Every SL × PDW × beat
//! × geometry.

use hdlgen::internals::codebook::{Codebook, Symbol};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::simulate::bench;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::{LaneOutput, StreamBench};

use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::rtl::e2mc::Parameters;
use hdlgen::internals::stream::{Beats, Stalls};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::designs::design;
use crate::common::wrong;
use crate::common::wrong::Sent;

const BLOCKS_PER_LANE: usize = 40;

#[test]
fn sl_4_is_as_fast_as_promised() {
    are_as_fast_as_promised(4);
}

#[test]
fn sl_8_is_as_fast_as_promised() {
    are_as_fast_as_promised(8);
}

#[test]
fn sl_16_is_as_fast_as_promised() {
    are_as_fast_as_promised(16);
}

#[test]
fn sl_32_is_as_fast_as_promised() {
    are_as_fast_as_promised(32);
}

fn are_as_fast_as_promised(sl: u32) {
    for (block, mag) in [(128, 32), (128, 64), (64, 32)] {
        for beat in [16, 8, 4] {
            for pdw in [1, 2, 4, 8] {
                if block / beat >= 8 {
                    is_as_fast_as_promised(&design(sl, pdw, block, mag, 0, beat));
                }
            }
        }
    }
}

fn is_as_fast_as_promised(design: &E2mc) {
    let p = &design.hardware();
    let name = design.name();
    let book = book(design);
    let mut bench = bench(design, Role::Decompressor, &design.reference_of(&book)).unwrap();
    bench.checks = true;

    let slow = slow_blocks(p);
    let mut alone = 0;
    for blocks in slow.chunks(LANES) {
        let lanes: Vec<Vec<&Sent>> = blocks.iter().map(|block| vec![block]).collect();
        for output in run(design, &book, &mut bench, &lanes, Stalls::NONE) {
            let (first, last) = output.times[0];
            alone = alone.max(last - first);
        }
    }
    let promised = p.decompressor_latency();
    let bound = p.decompressor_interval() + 10;
    assert_eq!(alone, u64::from(promised), "{name}");
    assert_eq!(promised <= bound, can_keep_the_bound(p), "{name}");

    // Raw blocks, and short ones, between them.
    let mut random = SmallRng::seed_from_u64(3);
    let others = [
        raw(p, &mut random),
        zeros(p, 0),
        zeros(p, p.max_bursts() - 1),
    ];
    let lanes: Vec<Vec<&Sent>> = (0..LANES)
        .map(|lane| {
            // In some lanes mostly the slow ones, in some mostly raw ones.
            let percent = [90, 60, 30, 10][lane % 4];
            let (kinds, slow) = (&others[..1 + lane / 4 % 3], &slow);
            let mut any = || {
                if random.random_range(0..100) < percent {
                    slow.choose(&mut random).unwrap()
                } else {
                    kinds.choose(&mut random).unwrap()
                }
            };
            (0..BLOCKS_PER_LANE).map(|_| any()).collect()
        })
        .collect();
    let (mut latency, mut interval) = (0, 0);
    for output in run(design, &book, &mut bench, &lanes, Stalls::NONE) {
        for &(first, last) in &output.times {
            latency = latency.max(last - first);
        }
        for pair in output.times.windows(2) {
            interval = interval.max(pair[1].0 - pair[0].0);
        }
    }
    eprintln!(
        "{name}: interval {interval}, latency {latency} (promised {promised}, bound {bound})"
    );
    assert!(
        interval <= u64::from(p.decompressor_interval()),
        "{name}: {interval}"
    );
    assert!(
        latency <= u64::from(promised),
        "{name}: {latency} over {promised}"
    );
    let stalls = Stalls {
        seed: 4,
        input: 20,
        output: 30,
    };
    run(design, &book, &mut bench, &lanes, stalls);
}

/// Whether the bound is possible at all with three stages between the input register and the output register.
/// All ways behind a pointer may begin with the last beat: from then on the second way decodes a symbol per
/// cycle, and the others' beats leave after its own.
fn can_keep_the_bound(p: &Parameters) -> bool {
    let (beats, largest) = (p.beats(), p.beats_of_bursts(p.max_bursts()));
    let bound = p.decompressor_interval() + 10;
    if p.ways == 1 {
        return true;
    }
    // Where a beat has fewer bits than the way has symbols, it begins earlier.
    let late = largest - (p.symbols_per_way() - 1) / (p.beat_bytes * 8);
    let second = late + p.symbols_per_way() + 2 + beats - 2 * (beats / p.ways);
    // In one design way 1 takes longer, whose long symbols the port cannot feed.
    let is_fed = (p.symbol_bits, p.ways, beats, largest) != (32, 2, 32, 24);
    second <= bound && is_fed
}

/// Sends every lane its blocks, and compares the output with the model.
fn run(
    design: &E2mc,
    book: &Codebook,
    bench: &mut StreamBench,
    lanes: &[Vec<&Sent>],
    stalls: Stalls,
) -> Vec<LaneOutput> {
    let beat = design.beat().bytes();
    let model = design.model(book);
    let inputs: Vec<Beats> = lanes
        .iter()
        .map(|blocks| {
            let mut beats = Beats::new(beat);
            blocks
                .iter()
                .for_each(|block| block.push_to(&mut beats, beat));
            beats
        })
        .collect();
    let outputs = bench
        .run(&inputs, stalls)
        .unwrap_or_else(|e| panic!("{}, {stalls:?}: {e}", design.name()));
    for (blocks, output) in lanes.iter().zip(&outputs) {
        for (sent, (bytes, user)) in blocks.iter().zip(output.beats.blocks_iter()) {
            let expected = sent.verdict(design, &model).unwrap();
            assert_eq!((bytes, user), (expected.as_slice(), 0), "{}", design.name());
        }
    }
    outputs
}

/// The shortest codeword is a zero; the longest symbol, all ones, is as long as possible if there is an escape.
fn book(design: &E2mc) -> Codebook {
    let (bits, longest) = (
        design.symbol_length().bits(),
        design.symbol_length().max_codeword_length(),
    );
    wrong::book(design, || {
        if design.symbol_length().has_escape() {
            (1..=longest)
                .map(|length| (length, Symbol::Value(length)))
                .chain([(longest, Symbol::Escape)])
                .collect()
        } else {
            (0..1 << bits)
                .map(|value| match value {
                    0..3 => (value + 1, Symbol::Value(value)),
                    3..6 => (bits + 2, Symbol::Value(value)),
                    _ => (bits + 3, Symbol::Value(value)),
                })
                .collect()
        }
    })
}

/// The largest compressed blocks whose way 1 begins with none, one, two … of the
/// longest symbols, all others of one bit; all other ways begin as late as they
/// can, or as early.
fn slow_blocks(p: &Parameters) -> Vec<Sent> {
    let stored = p.max_stored_bytes();
    let symbols = p.symbols_per_way();
    let mut blocks = Vec::new();
    for long in 0..=symbols {
        let bits = p.first_way_bit() + long * p.symbol_limit() + symbols - long;
        if bits > stored * 8 || (long > 0 && !p.escape) {
            break;
        }
        for late in [true, false] {
            let mut data = vec![0u8; stored as usize];
            let mut ones = |from: u32, count: u32| {
                (from..from + count).for_each(|bit| data[(bit / 8) as usize] |= 1 << (bit % 8));
            };
            for symbol in 0..long {
                ones(
                    p.first_way_bit() + symbol * p.symbol_limit(),
                    p.max_codeword,
                );
            }
            let start = if late {
                stored - symbols.div_ceil(8)
            } else {
                bits.div_ceil(8).min(stored - symbols.div_ceil(8))
            };
            for pointer in 0..p.ways - 1 {
                for bit in (0..p.pointer_bits()).filter(|bit| start >> bit & 1 == 1) {
                    ones(pointer * p.pointer_bits() + bit, 1);
                }
            }
            blocks.push(Sent::of_beats(&data, p.max_bursts() as u8 - 1));
        }
    }
    blocks
}

/// A block of as many bursts more than one, all of whose symbols take one bit.
fn zeros(p: &Parameters, more: u32) -> Sent {
    let stored = ((more + 1) * p.mag_bytes) as usize;
    let mut data = vec![0u8; stored];
    for pointer in 0..p.ways - 1 {
        let start = p.first_way_bit().div_ceil(8);
        for bit in (0..p.pointer_bits()).filter(|bit| start >> bit & 1 == 1) {
            let at = pointer * p.pointer_bits() + bit;
            data[(at / 8) as usize] |= 1 << (at % 8);
        }
    }
    Sent::of_beats(&data, more as u8)
}

fn raw(p: &Parameters, random: &mut SmallRng) -> Sent {
    let data: Vec<u8> = (0..p.block_bytes).map(|_| random.random()).collect();
    Sent::of_beats(&data, 3)
}
