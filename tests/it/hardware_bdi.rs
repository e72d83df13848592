//! The BDI and M-BDI hardware, simulated, against the models.

use std::rc::Rc;

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{store, Bdi, Codec, MBdi};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::{bridge, check as design_check, Module};
use hdlgen::internals::rtl::bdi;
use hdlgen::internals::rtl::common::lanes::Parameters;
use hdlgen::internals::rtl::common::{compressor, decompressor, Core, Ports, RawBlocks};
use hdlgen::internals::stream::{Beats, Stalls};
use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

use crate::common::blocks;
use crate::common::blocks::{check, geometry, varied};
use crate::common::stored::{check_held, check_stored, put_bits};

/// Block, MAG and beat in bytes, pipeline stages of either half.
const DESIGNS: [(u32, u32, u32, u32, u32); 6] = [
    (128, 32, 128, 2, 1),
    (128, 32, 32, 1, 2),
    (128, 64, 64, 3, 3),
    (128, 32, 4, 4, 1),
    (64, 32, 64, 2, 2),
    (64, 32, 8, 1, 1),
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
    codec: Box<dyn Codec>,
}

fn design(of: (u32, u32, u32, u32, u32), name: &str) -> Design {
    let ports = Ports {
        block_bytes: of.0,
        mag_bytes: of.1,
        beat_bytes: of.2,
        check_bytes: 0,
        has_raw: true,
    };
    let stages = |stages| Parameters::new(name, ports, stages);
    let (compress, decompress) = (stages(of.3), stages(of.4));
    let (cores, codec): (_, Box<dyn Codec>) = match name {
        "bdi" => (
            [
                bdi::compressor::bdi(&compress).unwrap(),
                bdi::decompressor::bdi(&decompress).unwrap(),
            ],
            Box::new(Bdi::new(geometry(&ports).block())),
        ),
        _ => (
            [
                bdi::compressor::m_bdi(&compress).unwrap(),
                bdi::decompressor::m_bdi(&decompress).unwrap(),
            ],
            Box::new(MBdi::new(geometry(&ports))),
        ),
    };
    let modules = [
        compressor::compressor(name, &ports, &cores[0], RawBlocks::Registers).unwrap(),
        decompressor::decompressor(name, &ports, &cores[1], RawBlocks::Registers).unwrap(),
    ];
    Design {
        ports,
        cores,
        modules,
        codec,
    }
}

fn all_designs() -> impl Iterator<Item = (&'static str, Design)> {
    let both = |of| ["bdi", "m_bdi"].map(|name| (of, name));
    DESIGNS
        .iter()
        .flat_map(move |&of| both(of))
        .map(|(of, name)| {
            eprintln!("{name} {of:?}");
            (name, design(of, name))
        })
}

/// Elements of 8, 4 or 2 bytes around a base and around zero, whose differences are
/// as large as a width holds, or one larger: for each width that a format may have.
fn at_the_limits(block_bytes: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut blocks = Vec::new();
    for bytes in [8usize, 4, 2] {
        let widths: Vec<u32> = match bytes {
            8 => [8, 16, 32, 12, 26, 29, 46].into(),
            4 => [8, 16, 7, 14, 15, 23].into(),
            _ => [8, 3, 7, 11].into(),
        };
        let count = block_bytes / bytes;
        for width in widths {
            let half = 1u64 << (width - 1);
            for edge in [half - 1, half, half.wrapping_neg(), half.wrapping_neg() - 1] {
                for kind in 0..12 {
                    // Bases of any kind, and those where the difference wraps.
                    let base = match kind % 6 {
                        0 => random.next_u64(),
                        1 => 0,
                        2 => u64::MAX,
                        3 => 1 << (8 * bytes - 1),
                        4 => random.next_u64() >> random.random_range(0..64),
                        _ => (random.next_u64() | half) & !(2 * half - 1) | half.wrapping_sub(edge),
                    };
                    let near = |random: &mut SmallRng| match random.random_range(0..3) {
                        0 => random.random_range(0..half),
                        1 => (random.random_range(1..=half)).wrapping_neg(),
                        _ => 0,
                    };
                    let odd = random.random_range(0..count);
                    let first = random.random_range(0..count);
                    let block = (0..count).flat_map(|place| {
                        let from_zero = kind >= 6 && (place < first || random.random());
                        let from = if from_zero { 0 } else { base };
                        let delta = if place == odd {
                            edge
                        } else {
                            near(&mut random)
                        };
                        let delta = if place == 0 && kind < 6 { 0 } else { delta };
                        from.wrapping_add(delta).to_le_bytes()[..bytes].to_vec()
                    });
                    blocks.push(block.collect());
                }
            }
        }
    }
    blocks
}

/// Blocks that repeat 8 bytes, and nearly do; zeros and ones, and nearly so.
fn repeated(block_bytes: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut blocks = Vec::new();
    for kind in 0..40 {
        let value = match kind % 5 {
            0 => 0,
            1 => u64::MAX,
            2 => random.next_u64(),
            3 => random.random_range(0..128),
            _ => random.next_u64() >> random.random_range(0..64),
        };
        let block = value.to_le_bytes().repeat(block_bytes / 8);
        blocks.push(block.clone());
        let mut other = block;
        let bit = random.random_range(0..8 * block_bytes);
        other[bit / 8] ^= 1 << (bit % 8);
        blocks.push(other);
    }
    for (byte, bit) in (0..block_bytes).flat_map(|byte| [(byte, 0), (byte, 7)]) {
        let mut block = vec![0; block_bytes];
        block[byte] = 1 << bit;
        blocks.push(block);
    }
    blocks
}

#[test]
fn agree_with_their_models() {
    for (_, d) in all_designs() {
        let bytes = d.ports.block_bytes as usize;
        let mut blocks = varied(bytes, 300, 1);
        blocks.extend(at_the_limits(bytes, 2));
        blocks.extend(repeated(bytes, 3));
        let [comp, decomp] = &d.modules;
        check(
            &d.ports,
            comp,
            decomp,
            d.codec.as_ref(),
            &blocks,
            Stalls::NONE,
        );
        check(&d.ports, comp, decomp, d.codec.as_ref(), &blocks, STALLS);
    }
}

/// The blocks of the tests reach every encoding that is stored.
#[test]
fn blocks_reach_every_encoding() {
    for (block, mag) in [(128u32, 32u32), (128, 64), (64, 32)] {
        for name in ["bdi", "m_bdi"] {
            let d = design((block, mag, mag, 1, 1), name);
            let mut blocks = at_the_limits(block as usize, 2);
            blocks.extend(repeated(block as usize, 3));
            let mut seen = [0; 16];
            for bytes in &blocks {
                let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
                let geometry = geometry(&d.ports);
                let bits = store(d.codec.as_ref(), geometry, bytes, &mut scratch, &mut stored);
                if geometry.metadata(bits) < 3 {
                    seen[usize::from(stored[0] & 15)] += 1;
                }
            }
            let expected = match (name, block, mag) {
                ("bdi", 128, 32) => 2..=7,
                ("m_bdi", 128, 32) => 2..=10,
                ("bdi", 128, 64) => 2..=3,
                ("m_bdi", ..) => 2..=4,
                _ => 2..=3,
            };
            for encoding in [0, 1].into_iter().chain(expected) {
                assert!(
                    seen[encoding] > 2,
                    "{name} {block} {mag}: {encoding} {seen:?}"
                );
            }
        }
    }
}

/// Every encoding with every metadata, over noise: encodings that no encoder makes, and those that do not fit
/// the stored bursts, are errors; the others are decoded.
#[test]
fn stored_blocks_of_any_bits() {
    let mut random = SmallRng::seed_from_u64(5);
    for (name, d) in all_designs() {
        let mut stored = Vec::new();
        for round in 0..160u64 {
            let encoding = round % 16;
            for metadata in 0..d.ports.max_bursts() as u8 {
                let mut bytes = vec![0; usize::from(metadata + 1) * d.ports.mag_bytes as usize];
                random.fill_bytes(&mut bytes);
                put_bits(&mut bytes, 0, 4, encoding);
                stored.push((bytes, metadata));
            }
            let mut raw = vec![0; d.ports.block_bytes as usize];
            random.fill_bytes(&mut raw);
            stored.push((raw, 3));
        }
        let count = stored.len();
        let decomp = &d.modules[1];
        let accepted = check_stored(&d.ports, decomp, d.codec.as_ref(), stored, STALLS);
        assert!(
            accepted > count / 8 && accepted < count,
            "{name}: {accepted} of {count}"
        );
    }
}

/// A block a cycle where the port is a block wide, and the promised latency.
#[test]
fn keep_the_promised_rate_and_latency() {
    for (name, d) in all_designs() {
        let traffic = [
            blocks::Traffic::raw(
                &d.ports,
                d.codec.as_ref(),
                &varied(d.ports.block_bytes as usize, 40, 6),
            ),
            blocks::Traffic {
                input: vec![(vec![0xFF; d.ports.block_bytes as usize], 3); 40],
                output: Vec::new(),
            },
        ];
        for ((core, module), traffic) in d.cores.iter().zip(&d.modules).zip(&traffic) {
            let mut bench = StreamBench::new(module).unwrap();
            let out = bench
                .run(&[traffic.beats(&d.ports, 0..40)], Stalls::NONE)
                .unwrap();
            let interval = u64::from(core.stream_interval(&d.ports));
            let starts: Vec<u64> = out[0].times.iter().map(|time| time.0).collect();
            for pair in starts.windows(2).skip(4) {
                assert_eq!(pair[1] - pair[0], interval, "{name}: {starts:?}");
            }
            let alone: Beats = traffic.beats(&d.ports, NOISE..NOISE + 1);
            let mut bench = StreamBench::new(module).unwrap();
            let out = bench.run(&[alone], Stalls::NONE).unwrap();
            let latency = out[0].times[0].1 - out[0].times[0].0;
            let promised = u64::from(core.stream_latency(&d.ports));
            assert_eq!(latency, promised, "{name}");
        }
    }
}

#[test]
fn cores_hold_still_where_they_do_not_advance() {
    for (_, d) in all_designs() {
        let bytes = d.ports.block_bytes as usize;
        let mut blocks = varied(bytes, 100, 8);
        blocks.extend(at_the_limits(bytes, 8).into_iter().step_by(10));
        check_held(&d.ports, &d.cores, d.codec.as_ref(), &blocks);
    }
}

#[test]
fn pass_the_checks_of_emitted_designs() {
    for (_, d) in all_designs() {
        for module in &d.modules {
            design_check::design(module).unwrap();
            bridge::check_all(module).unwrap();
        }
    }
}
