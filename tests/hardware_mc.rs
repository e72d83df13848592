//! The hardware of the originals with consolidated metadata, simulated, against the models.

#[path = "common/blocks.rs"]
mod blocks;

use blocks::{at_burst_boundaries, check, geometry, varied, Traffic};
use hdlgen::codec::bits::BitWriter;
use hdlgen::codec::{load, Bpc, Codec, Fpc};
use hdlgen::hdl::sim::stream::{Stalls, StreamBench};
use hdlgen::hdl::{DesignError, Module};
use hdlgen::rtl::common::consolidated::Parameters;
use hdlgen::rtl::common::{compressor, decompressor, Core, Ports};
use hdlgen::rtl::{bpc_mc, fpc};
use hdlgen::terms::BlockSize;
use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};
use std::rc::Rc;

type Half = fn(&Parameters) -> Result<Core, DesignError>;

/// A format with its hardware.
struct Design {
    name: &'static str,
    halves: [Half; 2],
    codec: fn(BlockSize) -> Box<dyn Codec>,
}

const FPC: Design = Design {
    name: "fpc_mc",
    halves: [
        fpc::mc_compressor::compressor,
        fpc::mc_decompressor::decompressor,
    ],
    codec: |block| Box::new(Fpc::consolidated(block)),
};

const BPC: Design = Design {
    name: "bpc_mc",
    halves: [
        bpc_mc::compressor::compressor,
        bpc_mc::decompressor::decompressor,
    ],
    codec: |block| Box::new(Bpc::consolidated(block)),
};

const SHAPES: [(u32, u32, u32); 9] = [
    (128, 32, 128),
    (128, 64, 64),
    (128, 32, 32),
    (128, 64, 16),
    (128, 32, 8),
    (128, 32, 4),
    (64, 32, 64),
    (64, 32, 16),
    (64, 32, 4),
];

fn ports((block_bytes, mag_bytes, beat_bytes): (u32, u32, u32)) -> Ports {
    Ports {
        block_bytes,
        mag_bytes,
        beat_bytes,
    }
}

impl Design {
    fn cores(&self, ports: &Ports) -> [Core; 2] {
        let p = Parameters {
            name: self.name.into(),
            ports: *ports,
        };
        self.halves.map(|half| half(&p).unwrap())
    }

    fn modules(&self, ports: &Ports) -> [Rc<Module>; 2] {
        let [comp, decomp] = self.cores(ports);
        [
            compressor::compressor(self.name, ports, &comp).unwrap(),
            decompressor::decompressor(self.name, ports, &decomp).unwrap(),
        ]
    }

    fn codec(&self, ports: &Ports) -> Box<dyn Codec> {
        (self.codec)(geometry(ports).block())
    }

    fn check(&self, ports: &Ports, blocks: &[Vec<u8>], stalls: Stalls) {
        let [comp, decomp] = self.modules(ports);
        check(ports, &comp, &decomp, &*self.codec(ports), blocks, stalls);
    }
}

const STALLS: Stalls = Stalls::Random {
    seed: 7,
    input: 30,
    output: 40,
};

fn agrees_with_the_model(design: &Design) {
    for shape in SHAPES {
        let ports = ports(shape);
        let mut blocks = varied(ports.block_bytes as usize, 300, 1);
        blocks.extend(at_burst_boundaries(&ports, &*design.codec(&ports), 2));
        design.check(&ports, &blocks, Stalls::None);
        design.check(&ports, &blocks, STALLS);
    }
}

#[test]
fn fpc_mc_agrees_with_the_model() {
    agrees_with_the_model(&FPC);
}

#[test]
fn bpc_mc_agrees_with_the_model() {
    agrees_with_the_model(&BPC);
}

#[test]
fn latency_and_interval_are_as_promised() {
    for (design, shape, compressor, decompressor) in [
        (&FPC, SHAPES[0], (7, 5), (8, 8)),
        (&FPC, SHAPES[6], (5, 3), (4, 4)),
        (&BPC, SHAPES[0], (7, 5), (9, 9)),
        (&BPC, SHAPES[6], (7, 5), (9, 9)),
    ] {
        let ports = ports(shape);
        let codec = design.codec(&ports);
        let blocks = varied(ports.block_bytes as usize, 20, 1);
        let traffics = [
            Traffic::raw(&ports, &*codec, &blocks),
            Traffic::stored(&ports, &*codec, &blocks),
        ];
        let cores = design.cores(&ports);
        let modules = design.modules(&ports);
        let promised = [compressor, decompressor];
        for i in 0..2 {
            let core = &cores[i];
            assert_eq!(
                (core.latency, core.interval),
                promised[i],
                "{}",
                design.name
            );
            let mut bench = StreamBench::new(&modules[i]).unwrap();
            let beats = traffics[i].beats(&ports, 0..traffics[i].input.len());
            let times = &bench.run(&[beats], Stalls::None).unwrap()[0].times;
            let first = times[0].1 - times[0].0;
            assert_eq!(first, u64::from(core.stream_latency(&ports)));
            for pair in times.windows(2) {
                assert_eq!(pair[1].1 - pair[0].1, u64::from(core.interval));
            }
        }
    }
}

fn block(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Words of every pattern of FPC, and those next to it.
const WORDS: [u32; 22] = [
    0,
    7,
    8,
    0xffff_fff8,
    0xffff_fff7,
    0x7f,
    0x80,
    0xffff_ff80,
    0xffff_ff7f,
    0x7fff,
    0x8000,
    0xffff_8000,
    0xffff_7fff,
    0x1234_0000,
    0x0001_0000,
    0x007f_007f,
    0xff80_ff80,
    0x0080_007f,
    0x1212_1212,
    0x8080_8080,
    0x1234_5678,
    0xffff_ffff,
];

#[test]
fn each_pattern_of_fpc_each_pair_and_each_run() {
    for shape in [SHAPES[0], SHAPES[6]] {
        let ports = ports(shape);
        let count = ports.words() as usize;
        let each = |word: &dyn Fn(usize) -> u32| block(&(0..count).map(word).collect::<Vec<_>>());
        let mut blocks = Vec::new();
        for a in WORDS {
            blocks.push(each(&|_| a));
            for place in 0..count {
                blocks.push(each(&|i| if i == place { a } else { 0 }));
            }
            for b in WORDS {
                blocks.push(each(&|i| if i % 2 == 0 { a } else { b }));
                blocks.push(each(&|i| {
                    [3, a, b][usize::from(i > 6) + usize::from(i > 7)]
                }));
            }
        }
        // Every run, from every place; with another run behind it.
        for (from, length) in (0..count).flat_map(|from| (1..=count - from).map(move |n| (from, n)))
        {
            let end = from + length;
            blocks.push(each(&|i| if (from..end).contains(&i) { 0 } else { 5 }));
            blocks.push(each(&|i| {
                if i < from || i == end {
                    0x1234_5678
                } else {
                    0
                }
            }));
        }
        FPC.check(&ports, &blocks, Stalls::None);
    }
}

/// A plane's DBX of some kind, of so many bits: 0 zero, 1 all ones, 2 that of a DBP of
/// zero, 3 single one, 4 two consecutive ones, and what is near them.
fn dbx(kind: u32, bits: u32, above: u32, random: &mut SmallRng) -> u32 {
    let mask = (1 << bits) - 1;
    let place = [0, bits - 2, random.random_range(0..bits - 1)][random.random_range(0..3)];
    match kind {
        0 => 0,
        1 => mask,
        2 => above,
        3 => 1 << [place, bits - 1][random.random_range(0..2)],
        4 => 3 << place,
        5 => 7 << place & mask,
        6 => 5 << place & mask,
        7 => mask ^ 1 << place,
        _ => random.next_u32() & mask,
    }
}

/// The block of a base and planes modulo 2³², the top one first.
fn from_planes(base: u32, dbx: impl Iterator<Item = u32>, words: u32) -> Vec<u8> {
    let (mut deltas, mut above) = (vec![0u32; words as usize - 1], 0);
    for (plane, dbx) in dbx.enumerate() {
        above ^= dbx;
        for (j, delta) in deltas.iter_mut().enumerate() {
            *delta |= (above >> j & 1) << (31 - plane);
        }
    }
    let sums = deltas.iter().scan(base, |sum, delta| {
        *sum = sum.wrapping_add(*delta);
        Some(*sum)
    });
    block(&[base].into_iter().chain(sums).collect::<Vec<_>>())
}

#[test]
fn each_kind_of_bpc_each_pair_each_run_and_each_base() {
    let mut random = SmallRng::seed_from_u64(5);
    for shape in [SHAPES[0], SHAPES[6]] {
        let ports = ports(shape);
        let (words, bits) = (ports.words(), ports.words() - 1);
        let mut blocks = Vec::new();
        let mut of_kinds = |base: u32, kinds: &dyn Fn(usize) -> u32| {
            let mut above = 0;
            let planes = (0..32).map(|plane| {
                let plane = dbx(kinds(plane), bits, above, &mut random);
                above ^= plane;
                plane
            });
            let planes: Vec<u32> = planes.collect();
            blocks.push(from_planes(base, planes.into_iter(), words));
        };
        for base in WORDS {
            of_kinds(base, &|_| 0);
            of_kinds(base, &|_| 8);
        }
        for a in 0..9 {
            for b in 0..9 {
                of_kinds(0, &|plane| [a, b][plane % 2]);
                for place in 0..31 {
                    let kind = |plane| {
                        [0, a, b][usize::from(plane == place) + 2 * usize::from(plane == place + 1)]
                    };
                    of_kinds(3, &kind);
                }
            }
        }
        for (from, length) in (0..32).flat_map(|from| (1..=32 - from).map(move |n| (from, n))) {
            of_kinds(100, &|plane| {
                3 * u32::from(!(from..from + length).contains(&plane))
            });
        }
        // Differences that leave 32 bits.
        for step in [1, u32::MAX, 1 << 31, 0x8000_0001, 0x7fff_ffff] {
            let all = |word: &dyn Fn(u32) -> u32| block(&(0..words).map(word).collect::<Vec<_>>());
            blocks.push(all(&|i| step * (i % 2)));
            blocks.push(all(&|i| step.wrapping_mul(i)));
            blocks.push(all(&|i| step * u32::from(i == 7)));
        }
        BPC.check(&ports, &blocks, Stalls::None);
    }
}

/// Runs stored blocks through the decompressor, against the model. How many it accepts.
fn check_stored(design: &Design, ports: &Ports, input: Vec<(Vec<u8>, u8)>) -> usize {
    let codec = design.codec(ports);
    let output = input.iter().map(|(stored, metadata)| {
        let mut block = vec![0; ports.block_bytes as usize];
        match load(&*codec, geometry(ports), *metadata, stored, &mut block) {
            Ok(()) => (Some(block), 0),
            Err(_) => (None, 4),
        }
    });
    let output: Vec<_> = output.collect();
    let accepted = output.iter().filter(|(_, user)| *user == 0).count();
    let traffic = Traffic { input, output };
    let all = 0..traffic.input.len();
    let [_, decompressor] = design.modules(ports);
    let mut bench = StreamBench::new(&decompressor).unwrap();
    bench.checks = true;
    let outputs = bench.run(&[traffic.beats(ports, all.clone())], STALLS);
    traffic.check(all, &outputs.unwrap()[0].beats);
    accepted
}

/// Tags and payloads as `bits` says, in as many bursts as they take, or one more or less.
fn stored(ports: &Ports, random: &mut SmallRng, bits: &mut BitWriter) -> (Vec<u8>, u8) {
    let bytes = bits.finish().to_vec();
    let bursts = bytes.len().div_ceil(ports.mag_bytes as usize) as u32;
    let bursts = bursts.max(1) + [0, 0, 1, u32::MAX][random.random_range(0..4)];
    let bursts = bursts.clamp(1, ports.max_bursts());
    let mut stored = bytes;
    stored.resize((bursts * ports.mag_bytes) as usize, 0);
    (stored, bursts as u8 - 1)
}

#[test]
fn streams_that_no_encoder_makes() {
    let mut random = SmallRng::seed_from_u64(11);
    for shape in [SHAPES[0], SHAPES[3], SHAPES[6], SHAPES[8]] {
        let ports = ports(shape);
        let (mut of_fpc, mut of_bpc) = (Vec::new(), Vec::new());
        for number in 0..600 {
            let mut bits = BitWriter::new();
            // Runs next to runs, and seldom past the block.
            let mut words = 0;
            while words < ports.words() {
                let left = ports.words() - words;
                let run = match number % 4 {
                    0 => random.random_range(0..8),
                    _ => random.random_range(0..8.min(left)),
                };
                let tag = [0, random.random_range(0..8u32)][random.random_range(0..2)];
                bits.push(u64::from(tag), 3);
                words += 1;
                if tag == 0 {
                    bits.push(u64::from(run), 3);
                    words += run;
                }
            }
            let payloads = random.random_range(0..40);
            (0..payloads).for_each(|_| bits.push(random.next_u64() >> 40, 24));
            of_fpc.push(stored(&ports, &mut random, &mut bits));

            let mut bits = BitWriter::new();
            let base = random.random_range(0..5);
            bits.push([0, 2, 4, 6, 1][base], [3, 3, 3, 3, 1][base]);
            let mut planes = 0;
            let whole = random.random_range(0..10);
            while planes < 33 {
                planes += 1;
                match random.random_range(0..60 + whole) {
                    0..=29 => {
                        let kind = random.random_range(0..4);
                        bits.push(kind << 3, 5);
                    }
                    30..=44 => {
                        let left: u32 = 33 - planes;
                        let most = if number % 4 == 0 {
                            32
                        } else {
                            left.clamp(1, 6)
                        };
                        let run = random.random_range(0..most);
                        bits.push(u64::from(run << 2 | 2), 7);
                        planes += run + 1;
                    }
                    45..=59 => bits.push(4, 3),
                    _ => bits.push(1, 1),
                }
            }
            // Positions, many of them near the plane's end.
            let high = if number % 3 == 0 { 0xffff } else { 0 };
            let payloads = random.random_range(0..30);
            (0..payloads)
                .for_each(|_| bits.push(random.next_u64() >> 48 & (random.next_u64() | high), 16));
            of_bpc.push(stored(&ports, &mut random, &mut bits));
        }
        for (design, input) in [(&FPC, of_fpc), (&BPC, of_bpc)] {
            let accepted = check_stored(design, &ports, input);
            eprintln!("{} {ports:?}: accepted {accepted} of 600", design.name);
            assert!(
                (30..570).contains(&accepted),
                "{} accepted {accepted}",
                design.name
            );
        }
    }
}
