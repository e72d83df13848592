//! The hardware of the originals with consolidated metadata, simulated, against the models.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::load;
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::rtl::common::{Core, Ports};
use hdlgen::internals::stream::Stalls;
use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

use crate::common::blocks::{at_burst_boundaries, geometry, varied, Traffic};
use crate::common::mc::{ports, Design, BPC, FPC, SHAPES, STALLS};

fn agrees_with_the_model(design: &Design) {
    for shape in SHAPES {
        let ports = ports(shape);
        let mut blocks = varied(ports.block_bytes as usize, 300, 1);
        blocks.extend(at_burst_boundaries(&ports, &*design.codec(&ports), 2));
        design.check(&ports, &blocks, Stalls::NONE);
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
            let times = &bench.run(&[beats], Stalls::NONE).unwrap()[0].times;
            let first = times[0].1 - times[0].0;
            assert_eq!(first, u64::from(core.stream_latency(&ports)));
            for pair in times.windows(2) {
                assert_eq!(pair[1].1 - pair[0].1, u64::from(core.interval));
            }
        }
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
    traffic.check(ports, all, &outputs.unwrap()[0].beats);
    accepted
}

/// Tags and payloads as `bits` says, in as many bursts as they take, or one more or less.
fn stored(ports: &Ports, random: &mut SmallRng, bits: &mut BitWriter) -> (Vec<u8>, u8) {
    let bytes = bits.finish().to_vec();
    let bursts = bytes.len().div_ceil(ports.mag_bytes as usize) as u32;
    let bursts = bursts
        .max(1)
        .saturating_add_signed([0, 0, 1, -1][random.random_range(0..4)]);
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

/// 64-bit words of bytes.
fn port_words(bytes: &[u8]) -> Vec<u64> {
    let word = |part: &[u8]| {
        part.iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u64::from(byte))
    };
    bytes.chunks(8).map(word).collect()
}

/// Runs blocks through a core that moves in random cycles: its outputs where `done`, which must
/// hold until it moves.
fn run_core(
    core: &Core,
    ins: [&str; 2],
    outs: [&str; 2],
    blocks: &[[Vec<u64>; 2]],
) -> Vec<[Vec<u64>; 2]> {
    let mut random = SmallRng::seed_from_u64(3);
    let mut sim = Simulator::new(&core.module).unwrap();
    sim.randomise(9);
    let [advance, start] = ["advance", "start"].map(|name| sim.input(name).unwrap());
    let done = sim.output("done").unwrap();
    let outs = outs.map(|name| sim.output(name).unwrap());
    let (mut next, mut number, mut gap) = (0, 0, 0);
    let mut out = Vec::new();
    let mut held: Option<[Vec<u64>; 2]> = None;
    sim.reset(true);
    for cycle in 0..40_000 {
        let moves = cycle == 0 || random.random_range(0..3) > 0;
        let is_here = cycle > 0 && gap == 0 && next < blocks.len();
        sim.set_all(advance, u64::from(moves));
        sim.set_all(start, u64::from(is_here && number == 0));
        for (name, i) in ins.iter().zip(0..) {
            if let Some(port) = sim.input(name) {
                let noise = [random.next_u64(); 16].to_vec();
                let width = sim.width(port) as usize;
                let value = if is_here { &blocks[next][i] } else { &noise };
                let mut value = value[..value.len().min(width.div_ceil(64))].to_vec();
                if let (2, [low, ..]) = (width, &mut value[..]) {
                    *low &= 3;
                }
                sim.set(port, 0, &value);
            }
        }
        sim.settle();
        if cycle > 0 && sim.get(done, 0) == 1 {
            let now = outs.map(|port| {
                let mut words = Vec::new();
                sim.get_words(port, 0, &mut words);
                words
            });
            if let Some(held) = held.take() {
                assert_eq!(now, held, "outputs changed while the core stood still");
            }
            if moves {
                out.push(now)
            } else {
                held = Some(now)
            }
        }
        sim.clock();
        sim.reset(false);
        if moves && gap > 0 {
            gap -= 1;
        } else if moves && is_here {
            number = (number + 1) % core.interval;
            if number == 0 {
                next += 1;
                gap = [0, 0, random.random_range(0..9)][random.random_range(0..3)];
            }
        }
    }
    out
}

#[test]
fn cores_stand_still_wherever_they_are_stopped() {
    for (design, shape) in [
        (&FPC, SHAPES[0]),
        (&FPC, SHAPES[6]),
        (&BPC, SHAPES[0]),
        (&BPC, SHAPES[6]),
    ] {
        let ports = ports(shape);
        let codec = design.codec(&ports);
        let blocks = varied(ports.block_bytes as usize, 300, 5);
        let [compressor, decompressor] = design.cores(&ports);
        let raw = Traffic::raw(&ports, &*codec, &blocks);
        let ins: Vec<_> = raw
            .input
            .iter()
            .map(|(block, _)| [port_words(block), vec![]])
            .collect();
        let outs = run_core(&compressor, ["block", ""], ["stored", "bursts"], &ins);
        assert_eq!(outs.len(), blocks.len());
        for ([stored, bursts], (expected, metadata)) in outs.iter().zip(&raw.output) {
            assert_eq!(bursts[0], u64::from(*metadata));
            if *metadata != 3 {
                let mut expected = port_words(expected.as_ref().unwrap());
                expected.resize(stored.len(), 0);
                assert_eq!(*stored, expected);
            }
        }
        let traffic = Traffic::stored(&ports, &*codec, &blocks);
        let compressed = traffic.input.iter().zip(&traffic.output);
        let compressed: Vec<_> = compressed
            .filter(|((_, metadata), _)| *metadata != 3)
            .collect();
        let ins = compressed
            .iter()
            .map(|((stored, metadata), _)| [port_words(stored), vec![u64::from(*metadata)]]);
        let outs = run_core(
            &decompressor,
            ["stored", "bursts"],
            ["block", "error"],
            &ins.collect::<Vec<_>>(),
        );
        assert_eq!(outs.len(), compressed.len());
        for ([block, error], (_, (expected, user))) in outs.iter().zip(compressed) {
            assert_eq!(error[0] == 1, *user == 4);
            if let Some(expected) = expected {
                assert_eq!(*block, port_words(expected));
            }
        }
    }
}
