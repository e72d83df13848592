//! The BPC hardware, simulated, against the models.

use std::rc::Rc;

use hdlgen::internals::codec::{BpcGroup, BpcOpt, Codec};
use hdlgen::internals::hdl::{bridge, check as checks, Module};
use hdlgen::internals::rtl::bpc::{self, Tags};
use hdlgen::internals::rtl::common::lanes::{Concatenation, Parameters};
use hdlgen::internals::rtl::common::{compressor, decompressor, Ports, RawBlocks};
use hdlgen::internals::stream::Stalls;
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::blocks::{check, geometry, varied, Traffic};
use crate::common::planes::{block, of_tags, BASES, PATTERNS, PLANES};

const STALLS: Stalls = Stalls {
    seed: 7,
    input: 30,
    output: 40,
};

struct Design {
    ports: Ports,
    compressor: Rc<Module>,
    decompressor: Rc<Module>,
    codec: Box<dyn Codec>,
}

/// Block, MAG and beat in bytes, lanes, stages.
type Sizes = (u32, u32, u32, u32, u32);

fn design(tags: Tags, sizes: Sizes, concatenation: Concatenation) -> Design {
    let (block_bytes, mag_bytes, beat_bytes, lanes, stages) = sizes;
    let ports = Ports {
        block_bytes,
        mag_bytes,
        beat_bytes,
        check_bytes: 0,
        has_raw: true,
    };
    let parameters = Parameters {
        name: "bpc".into(),
        ports,
        lanes,
        stages,
        concatenation,
    };
    eprintln!("{tags:?} {parameters:?}");
    let passes = 32 / lanes;
    let comp = bpc::compressor::compressor(&parameters, tags).unwrap();
    let decomp = bpc::decompressor::decompressor(&parameters, tags).unwrap();
    for core in [&comp, &decomp] {
        assert_eq!((core.interval, core.latency), (passes, stages + passes - 1));
    }
    let size = geometry(&ports).block();
    let codec: Box<dyn Codec> = match tags {
        Tags::All => Box::new(BpcOpt::new(size)),
        Tags::Groups => Box::new(BpcGroup::new(size)),
    };
    Design {
        ports,
        compressor: compressor::compressor("bpc", &ports, &comp, RawBlocks::Registers).unwrap(),
        decompressor: decompressor::decompressor("bpc", &ports, &decomp, RawBlocks::Registers)
            .unwrap(),
        codec,
    }
}

impl Design {
    fn check(&self, blocks: &[Vec<u8>], stalls: Stalls) {
        check(
            &self.ports,
            &self.compressor,
            &self.decompressor,
            self.codec.as_ref(),
            blocks,
            stalls,
        );
    }
}

/// Small designs and large ones, with as few and as many stages as there can be.
fn designs(tags: Tags) -> Vec<Design> {
    let (tree, parallel) = (Concatenation::Tree, Concatenation::Parallel);
    let most = |sizes: (u32, u32), lanes: u32, concatenation| {
        let (block_bytes, mag_bytes) = sizes;
        let p = Parameters {
            name: "bpc".into(),
            ports: Ports {
                block_bytes,
                mag_bytes,
                beat_bytes: mag_bytes,
                check_bytes: 0,
                has_raw: true,
            },
            lanes,
            stages: 1,
            concatenation,
        };
        let stages = [
            bpc::compressor::compressor(&p, tags).unwrap().steps,
            bpc::decompressor::decompressor(&p, tags).unwrap().steps,
        ];
        stages[0].min(stages[1])
    };
    vec![
        design(tags, (128, 32, 128, 32, 4), tree),
        design(tags, (128, 32, 32, 32, 1), parallel),
        design(tags, (128, 64, 64, 32, most((128, 64), 32, tree)), tree),
        design(tags, (128, 32, 128, 16, most((128, 32), 16, tree)), tree),
        design(tags, (128, 64, 16, 16, 1), tree),
        design(tags, (128, 64, 128, 16, 3), parallel),
        design(tags, (64, 32, 64, 16, 5), tree),
        design(
            tags,
            (64, 32, 4, 16, most((64, 32), 16, parallel)),
            parallel,
        ),
    ]
}

/// Blocks that BPC's patterns, ties and limits are about.
fn structured(bytes: usize) -> Vec<Vec<u8>> {
    let random = &mut SmallRng::seed_from_u64(5);
    let bits = bytes as u32 / 4 - 1;
    let mut blocks = Vec::new();
    // Deltas that leave 32 bits.
    for words in [[0, u32::MAX], [0x8000_0000, 0], [0x7fff_ffff, 0x8000_0000]] {
        let words = words.iter().cycle().take(bytes / 4);
        blocks.push(words.flat_map(|word| word.to_le_bytes()).collect());
    }
    // Each pattern alone, in each plane; with a plane above it that is not zero.
    for (tag, plane) in (0..PATTERNS).flat_map(|tag| (0..PLANES).map(move |plane| (tag, plane))) {
        let mut tags = [0; PLANES];
        tags[plane] = tag;
        blocks.push(of_tags(bytes, 0, &tags, random));
        tags[plane / 2] = 7;
        blocks.push(of_tags(bytes, BASES[plane / 2], &tags, random));
    }
    // Each pair of neighbours, at every place, single and repeated throughout.
    for (a, b) in (0..PATTERNS).flat_map(|a| (0..PATTERNS).map(move |b| (a, b))) {
        for first in [0, 3, 14, 15, 16, 27, 30] {
            let mut tags = [0; PLANES];
            (tags[first], tags[first + 1]) = (a, b);
            blocks.push(of_tags(bytes, BASES[first % 16], &tags, random));
        }
        let tags = std::array::from_fn(|i| if i % 2 == 0 { a } else { b });
        blocks.push(of_tags(bytes, BASES[(a + b) as usize], &tags, random));
    }
    // All places of ones and zeros, one plane of each.
    let places = (0..bits).flat_map(|low| (low..bits).map(move |high| 1u32 << low | 1 << high));
    let mask = (1u32 << bits) - 1;
    let shapes: Vec<u32> = places.flat_map(|ones| [ones, mask ^ ones]).collect();
    for shapes in shapes.chunks(8) {
        let mut dbx = [0; PLANES];
        for (i, &shape) in shapes.iter().enumerate() {
            dbx[4 * i + shapes.len() % 4] = shape;
        }
        blocks.push(block(bytes, 1, &dbx));
    }
    // Three ones, and whole planes wherever there is room.
    for share in 0..200 {
        let three =
            |random: &mut SmallRng| (0..3).fold(0, |p, _| p | 1 << random.random_range(0..bits));
        let dbx = std::array::from_fn(|_| {
            if random.random_range(0..200) < share {
                three(random)
            } else {
                0
            }
        });
        blocks.push(block(bytes, BASES[share % 16], &dbx));
    }
    blocks.extend(mixed(bytes, 600));
    blocks
}

/// Random patterns, of few planes up to all, with any base.
fn mixed(bytes: usize, count: u32) -> Vec<Vec<u8>> {
    let random = &mut SmallRng::seed_from_u64(11);
    let mixed = |number: u32| {
        let tags = std::array::from_fn(|_| {
            if random.random_range(0..count) < number {
                random.random_range(0..PATTERNS)
            } else {
                0
            }
        });
        let base = BASES[random.random_range(0..BASES.len())];
        of_tags(bytes, base, &tags, random)
    };
    (0..count).map(mixed).collect()
}

/// Stored blocks with any tags, but few long payloads, and noise for payloads.
fn noise(d: &Design, tags: Tags, count: usize) -> Vec<(Vec<u8>, u8)> {
    let random = &mut SmallRng::seed_from_u64(13);
    let p = &d.ports;
    let one = |number: usize| {
        let bursts = random.random_range(1..=p.max_bursts());
        let mut stored = vec![0u8; (bursts * p.mag_bytes) as usize];
        random.fill(&mut stored[..]);
        let mut put = |bit: usize, width: usize, value: u32| {
            for i in 0..width {
                let (byte, at) = ((bit + i) / 8, (bit + i) % 8);
                stored[byte] = stored[byte] & !(1 << at) | ((value >> i & 1) as u8) << at;
            }
        };
        let base = [0, 1, 2, 3, 7, 4, 5, 6][number % if number % 5 == 0 { 8 } else { 5 }];
        put(0, 3, base);
        let few = random.random_range(1..30);
        let tag = |random: &mut SmallRng| {
            if random.random_range(0..30) < few {
                [1, 2, 3, 4, 5, 6, 6, 7][random.random_range(0..8)]
            } else {
                0
            }
        };
        let section = if tags == Tags::All { 3 } else { 11 };
        if tags == Tags::Groups {
            put(3, 8, random.random());
        }
        for plane in 0..PLANES {
            put(section + 3 * plane, 3, tag(random));
        }
        (stored, bursts as u8 - 1)
    };
    (0..count).map(one).collect()
}

fn agrees(tags: Tags) {
    for d in designs(tags) {
        let bytes = d.ports.block_bytes as usize;
        d.check(&varied(bytes, 400, 1), Stalls::NONE);
        d.check(&structured(bytes), Stalls::NONE);
        d.check(&mixed(bytes, 300), STALLS);
        let traffic = Traffic::any_stored(&d.ports, d.codec.as_ref(), noise(&d, tags, 2000));
        let errors = traffic.errors();
        assert!((300..1900).contains(&errors), "{errors} errors");
        traffic.run(&d.ports, &d.decompressor, STALLS);
    }
}

#[test]
fn bpc_opt_agrees_with_the_model() {
    agrees(Tags::All);
}

#[test]
fn bpc_group_agrees_with_the_model() {
    agrees(Tags::Groups);
}

/// A block with an encoding of any length, long and short ones alike.
fn any_length(bytes: usize, random: &mut SmallRng) -> Vec<u8> {
    let (whole, share) = (random.random_range(0..100), random.random_range(0..100));
    let tags = std::array::from_fn(|_| match random.random_range(0..100) {
        number if number < whole => 7,
        _ if random.random_range(0..100) < share => [1, 3, 5, 6][random.random_range(0..4)],
        _ => 0,
    });
    let base = BASES[random.random_range(0..BASES.len())];
    of_tags(bytes, base, &tags, random)
}

/// Blocks whose encodings end at, one bit before and one bit after each burst's end.
#[test]
fn bursts_are_counted_to_the_bit() {
    for tags in [Tags::All, Tags::Groups] {
        for sizes in [
            (128, 32, 128, 32, 2),
            (128, 64, 64, 16, 2),
            (64, 32, 64, 16, 2),
        ] {
            let d = design(tags, sizes, Concatenation::Tree);
            let (bytes, mag) = (d.ports.block_bytes as usize, d.ports.mag_bits());
            let random = &mut SmallRng::seed_from_u64(17);
            let mut blocks = Vec::new();
            for end in (1..=d.ports.max_bursts()).map(|bursts| bursts * mag) {
                for size in end - 1..=end + 1 {
                    let found: Vec<_> = std::iter::repeat_with(|| any_length(bytes, random))
                        .take(200_000)
                        .filter(|block| d.codec.size(block) == size)
                        .take(5)
                        .collect();
                    assert_eq!(found.len(), 5, "blocks of {size} bits");
                    blocks.extend(found);
                }
            }
            // So that corrupt ones are among them.
            blocks.extend(mixed(bytes, 100));
            d.check(&blocks, STALLS);
        }
    }
}

#[test]
fn the_modules_pass_all_checks() {
    for tags in [Tags::All, Tags::Groups] {
        for d in designs(tags) {
            for module in [&d.compressor, &d.decompressor] {
                checks::design(module).unwrap();
                bridge::check_all(module).unwrap();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]
    #[test]
    fn any_sizes_agree_with_the_model(
        groups: bool,
        (block, mag) in prop::sample::select(vec![(128u32, 32u32), (128, 64), (64, 32)]),
        beat in 2u32..8,
        two_passes: bool,
        stages in 1u32..10,
        parallel: bool,
        seed: u64,
    ) {
        let tags = if groups { Tags::Groups } else { Tags::All };
        let concatenation = if parallel { Concatenation::Parallel } else { Concatenation::Tree };
        let lanes = if two_passes || block == 64 { 16 } else { 32 };
        let d = design(tags, (block, mag, (1 << beat).min(block), lanes, stages), concatenation);
        d.check(&varied(block as usize, 100, seed), STALLS);
        d.check(&mixed(block as usize, 100), STALLS);
    }
}
