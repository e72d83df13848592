//! The C-Pack hardware, simulated, against the model.

use std::rc::Rc;

use hdlgen::internals::codec::{Codec, Cpack};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::{bridge, check as design_check, Module};
use hdlgen::internals::rtl::common::lanes::Parameters;
use hdlgen::internals::rtl::common::{compressor, decompressor, Core, Ports, RawBlocks};
use hdlgen::internals::rtl::cpack;
use hdlgen::internals::stream::Stalls;
use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

use crate::common::blocks::{at_burst_boundaries, check, geometry, varied, Traffic};
use crate::common::stored::{check_held, check_stored, put_bits};

/// Block, MAG and beat in bytes.
const DESIGNS: [(u32, u32, u32); 6] = [
    (128, 32, 32),
    (128, 32, 128),
    (128, 64, 64),
    (128, 32, 4),
    (64, 32, 64),
    (64, 32, 8),
];
const STALLS: Stalls = Stalls {
    seed: 7,
    input: 30,
    output: 40,
};

/// Of [`varied`]: a block that is stored raw.
const NOISE: usize = 6;

struct Design {
    ports: Ports,
    cores: [Core; 2],
    modules: [Rc<Module>; 2],
    codec: Cpack,
}

fn design(of: (u32, u32, u32)) -> Design {
    eprintln!("{of:?}");
    let ports = Ports {
        block_bytes: of.0,
        mag_bytes: of.1,
        beat_bytes: of.2,
        check_bytes: 0,
        has_raw: true,
    };
    let parameters = Parameters::new("cpack", ports, 1);
    let cores = [
        cpack::compressor::compressor(&parameters).unwrap(),
        cpack::decompressor::decompressor(&parameters).unwrap(),
    ];
    let modules = [
        compressor::compressor("cpack", &ports, &cores[0], RawBlocks::Registers).unwrap(),
        decompressor::decompressor("cpack", &ports, &cores[1], RawBlocks::Registers).unwrap(),
    ];
    let codec = Cpack::new(geometry(&ports).block());
    Design {
        ports,
        cores,
        modules,
        codec,
    }
}

/// Words of a few that differ in some of their bytes, zeros and bytes between them:
/// every code, the dictionary from empty to over full.
fn of_few_words(block_bytes: usize, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let blocks = (0..count).map(|_| {
        let few = random.random_range(1..24);
        let words: Vec<u32> = (0..few).map(|_| random.next_u32()).collect();
        // In some blocks some codes are rare.
        let shares = [0; 6].map(|_: u32| random.random_range(0..4) * random.random_range(0..4));
        let total = shares.iter().sum::<u32>() + 1;
        let block = (0..block_bytes / 4).flat_map(|_| {
            let word = words[random.random_range(0..few)];
            let mut share = random.random_range(0..total);
            let kind = shares.iter().position(|&s| {
                let here = share < s;
                share = share.saturating_sub(s);
                here
            });
            let word = match kind {
                Some(0) => 0,
                Some(1) => random.random_range(0..256),
                Some(2) => word ^ random.random_range(0..256),
                Some(3) => word ^ random.random_range(0..65536),
                Some(4) => word ^ 1 << random.random_range(0..32),
                Some(5) => random.next_u32(),
                _ => word,
            };
            word.to_le_bytes()
        });
        block.collect()
    });
    blocks.collect()
}

/// Each code alone and each pair of neighbours, at even and at odd places.
fn each_pair_of_codes(block_bytes: usize) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(9);
    let mut blocks = Vec::new();
    for first in 0..6 {
        for second in 0..6 {
            for odd in 0..2 {
                let word = |place: usize| {
                    let fresh = random.next_u32() | 0x8000_0000;
                    let kind = match (place + odd) % 2 {
                        0 => first,
                        _ => second,
                    };
                    let known = 0x1234_5678 + ((place as u32 % 3) << 24);
                    match kind {
                        0 => 0,
                        1 => 0x80 | place as u32,
                        2 => known,
                        3 => known ^ 1 << (place % 8),
                        4 => known ^ 1 << (8 + place % 8),
                        _ => fresh,
                    }
                };
                let block = (0..block_bytes / 4).map(word);
                blocks.push(block.flat_map(u32::to_le_bytes).collect());
            }
        }
    }
    // The same word twice in one move and across two, with old entries replaced.
    for distance in [1, 2, 15, 16, 17, 18] {
        for odd in 0..2 {
            let word = |place: usize| 0x0101_0100 * ((place + odd) / distance) as u32 + 0x7000_0000;
            let block = (0..block_bytes / 4).map(word);
            blocks.push(block.flat_map(u32::to_le_bytes).collect());
            let word = |place: usize| 0x0101_0100 * ((place + odd) % distance) as u32 + 0x7000_0000;
            let block = (0..block_bytes / 4).map(word);
            blocks.push(block.flat_map(u32::to_le_bytes).collect());
        }
    }
    blocks
}

/// Blocks whose encodings end at each burst boundary and one unit on either side.
fn exactly_at_boundaries(p: &Ports, codec: &Cpack) -> Vec<Vec<u8>> {
    let candidates = of_few_words(p.block_bytes as usize, 60_000, 11);
    let mut found = Vec::new();
    for bursts in 1..=p.max_bursts() {
        for away in [-2, 0, 2] {
            let bits = (bursts * p.mag_bits()) as i32 + away;
            let at = candidates.iter().filter(|b| codec.size(b) as i32 == bits);
            let at: Vec<_> = at.take(20).cloned().collect();
            assert!(!at.is_empty(), "no block of {bits} bits");
            found.extend(at);
        }
    }
    found
}

#[test]
fn agrees_with_the_model() {
    for of in DESIGNS {
        let d = design(of);
        let bytes = of.0 as usize;
        let mut blocks = varied(bytes, 200, 1);
        blocks.extend(of_few_words(bytes, 600, 2));
        blocks.extend(each_pair_of_codes(bytes));
        blocks.extend(exactly_at_boundaries(&d.ports, &d.codec));
        blocks.extend(at_burst_boundaries(&d.ports, &d.codec, 4));
        blocks.push(vec![0xFF; bytes]);
        let [comp, decomp] = &d.modules;
        check(&d.ports, comp, decomp, &d.codec, &blocks, Stalls::NONE);
        check(&d.ports, comp, decomp, &d.codec, &blocks, STALLS);
    }
}

/// A block's codes written bit by bit: wrong indices, `1111`, too many bits.
#[test]
fn stored_blocks_of_any_codes() {
    let mut random = SmallRng::seed_from_u64(5);
    for of in DESIGNS {
        let d = design(of);
        let mut stored = Vec::new();
        let most = (d.ports.max_bursts() * d.ports.mag_bytes) as usize;
        for round in 0..1200 {
            let metadata = random.random_range(0..d.ports.max_bursts()) as u8;
            let mut bytes = vec![0; most + 32];
            random.fill_bytes(&mut bytes);
            let mut at = 0;
            let pushed_share = random.random_range(1..10);
            let mut pushed = 0;
            for _ in 0..of.0 / 4 {
                // Codes by their first bits, and the bits of their fields; few are wrong.
                let wrong = round % 3 == 0 && random.random_range(0..60) == 0;
                let index = if wrong {
                    pushed % 16
                } else {
                    random.random_range(0..pushed.clamp(1, 16))
                };
                let kind = match random.random_range(0..10 + pushed_share) {
                    3..=6 | 8 if pushed == 0 && !wrong => 10,
                    kind => kind,
                };
                pushed += u64::from(matches!(kind, 6 | 8 | 10..));
                let (code, width, fields) = match kind {
                    0..3 => (0b00, 2, 0),
                    3..6 => (0b01 | index << 2, 6, 0),
                    6 => (0b0011 | index << 4, 8, 16),
                    7 => (0b1011, 4, 8),
                    8 => (0b0111 | index << 4, 8, 8),
                    9 if wrong => (0b1111, 4, 8),
                    9 => (0b00, 2, 0),
                    _ => (0b10, 2, 32),
                };
                if at + width + fields <= bytes.len() * 8 {
                    put_bits(&mut bytes, at, width, code);
                    at += width + fields;
                }
            }
            // Often just enough bursts, or one too few.
            let needed = (at as u32).div_ceil(d.ports.mag_bits()).max(1);
            let metadata = match round % 4 {
                0 => metadata,
                1 => (needed.saturating_sub(2) as u8).min(d.ports.max_bursts() as u8 - 1),
                _ => (needed as u8 - 1).min(d.ports.max_bursts() as u8 - 1),
            };
            bytes.truncate(usize::from(metadata + 1) * d.ports.mag_bytes as usize);
            stored.push((bytes, metadata));
            if round % 50 == 0 {
                stored.push((vec![round as u8; of.0 as usize], 3));
            }
        }
        let count = stored.len();
        let accepted = check_stored(&d.ports, &d.modules[1], &d.codec, stored, STALLS);
        assert!(
            accepted > 100 && accepted < count - 100,
            "{accepted} of {count}"
        );
    }
}

/// One for two words where the port is no slower, and the promised latency.
#[test]
fn keeps_the_promised_rate_and_latency() {
    for of in DESIGNS {
        let d = design(of);
        let blocks = varied(of.0 as usize, 40, 6);
        let whole = Traffic {
            input: vec![(vec![0xFF; of.0 as usize], 3); 40],
            output: Vec::new(),
        };
        let traffic = [Traffic::raw(&d.ports, &d.codec, &blocks), whole];
        for ((core, module), traffic) in d.cores.iter().zip(&d.modules).zip(&traffic) {
            let run = |range| {
                let mut bench = StreamBench::new(module).unwrap();
                bench
                    .run(&[traffic.beats(&d.ports, range)], Stalls::NONE)
                    .unwrap()
            };
            assert_eq!(core.interval, of.0 / 8);
            let interval = u64::from(core.stream_interval(&d.ports));
            let out = run(0..40);
            let starts: Vec<u64> = out[0].times.iter().map(|time| time.0).collect();
            for pair in starts.windows(2).skip(4) {
                assert_eq!(pair[1] - pair[0], interval, "{starts:?}");
            }
            let out = run(NOISE..NOISE + 1);
            let latency = out[0].times[0].1 - out[0].times[0].0;
            let promised = u64::from(core.stream_latency(&d.ports));
            assert_eq!(latency, promised);
        }
    }
}

#[test]
fn cores_hold_still_where_they_do_not_advance() {
    for of in [DESIGNS[0], DESIGNS[4]] {
        let d = design(of);
        let mut blocks = of_few_words(of.0 as usize, 150, 13);
        blocks.extend(each_pair_of_codes(of.0 as usize));
        check_held(&d.ports, &d.cores, &d.codec, &blocks);
    }
}

#[test]
fn passes_the_checks_of_emitted_designs() {
    for of in DESIGNS {
        for module in &design(of).modules {
            design_check::design(module).unwrap();
            bridge::check_all(module).unwrap();
        }
    }
}
