//! Stored blocks of any bits through a decompressor, against a model; cores that
//! move only now and then.

use std::rc::Rc;

use hdlgen::internals::codec::{load, Codec};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::Module;
use hdlgen::internals::rtl::common::{Core, Ports};
use hdlgen::internals::stream::Stalls;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::blocks::{geometry, Traffic};

/// Sends stored blocks, each with its metadata, and compares with the model: the
/// block, or the error bit. Returns how many the model accepts.
pub fn check_stored(
    p: &Ports,
    decompressor: &Rc<Module>,
    codec: &dyn Codec,
    stored: Vec<(Vec<u8>, u8)>,
    stalls: Stalls,
) -> usize {
    let output = stored.iter().map(|(stored, metadata)| {
        let mut block = vec![0; p.block_bytes as usize];
        match load(codec, geometry(p), *metadata, stored, &mut block) {
            Ok(()) => (Some(block), 0),
            Err(_) => (None, 4),
        }
    });
    let output: Vec<_> = output.collect();
    let accepted = output.iter().filter(|(_, user)| *user == 0).count();
    let traffic = Traffic {
        input: stored,
        output,
    };
    let all = 0..traffic.input.len();
    let mut bench = StreamBench::new(decompressor).unwrap();
    bench.checks = true;
    let outputs = bench.run(&[traffic.beats(p, all.clone())], stalls);
    traffic.check(p, all, &outputs.unwrap()[0].beats);
    accepted
}

/// Replaces `width` bits from bit `at` on of a number of little-endian bytes.
pub fn put_bits(bytes: &mut [u8], at: usize, width: usize, value: u64) {
    for bit in 0..width {
        let place = at + bit;
        let one = (value >> bit & 1) as u8;
        bytes[place / 8] = bytes[place / 8] & !(1 << (place % 8)) | one << (place % 8);
    }
}

/// A core's outputs `outputs` for successive blocks at its interval. The core moves in `percent` of the
/// cycles. `inputs`: for each block, the value of each port.
pub fn moved_by(
    core: &Core,
    inputs: &[(&str, Vec<Vec<u64>>)],
    outputs: &[&str],
    percent: u32,
) -> Vec<Vec<Vec<u64>>> {
    let count = inputs[0].1.len();
    let mut random = SmallRng::seed_from_u64(3);
    let mut simulator = Simulator::new(&core.module).unwrap();
    let input = |name: &str| simulator.input(name).unwrap();
    let ports: Vec<_> = inputs.iter().map(|(name, _)| input(name)).collect();
    let (advance, start) = (input("advance"), input("start"));
    let outputs: Vec<_> = outputs
        .iter()
        .map(|o| simulator.output(o).unwrap())
        .collect();
    let done = simulator.output("done").unwrap();
    simulator.set_all(advance, 0);
    simulator.set_all(start, 0);
    simulator.reset(true);
    simulator.settle();
    simulator.clock();
    simulator.reset(false);
    let (mut moves, mut out) = (0, Vec::new());
    while out.len() < count {
        assert!(
            moves < (count + 3) * core.latency.max(core.interval) as usize,
            "no end"
        );
        let (block, since) = (
            moves / core.interval as usize,
            moves % core.interval as usize,
        );
        for (&port, (_, values)) in ports.iter().zip(inputs) {
            simulator.set(port, 0, &values[block.min(count - 1)]);
        }
        let goes = random.random_range(0..100) < percent;
        simulator.set_all(start, u64::from(block < count && since == 0));
        simulator.set_all(advance, u64::from(goes));
        simulator.settle();
        if goes && simulator.get(done, 0) == 1 {
            assert_eq!(
                moves,
                out.len() * core.interval as usize + core.latency as usize
            );
            let values = outputs.iter().map(|&port| {
                let mut words = Vec::new();
                simulator.get_words(port, 0, &mut words);
                words
            });
            out.push(values.collect());
        }
        simulator.clock();
        moves += usize::from(goes);
    }
    out
}

/// Both cores must give the same results for blocks and stored blocks, in whichever cycles they move.
pub fn check_held(p: &Ports, cores: &[Core; 2], codec: &dyn Codec, blocks: &[Vec<u8>]) {
    let words = |bytes: &[u8]| -> Vec<u64> {
        let eight = bytes.chunks_exact(8);
        eight
            .map(|b| u64::from_le_bytes(b.try_into().unwrap()))
            .collect()
    };
    let raw = blocks.iter().map(|block| words(block)).collect();
    let traffic = Traffic::stored(p, codec, blocks);
    let most = (p.max_bursts() * p.mag_bytes) as usize;
    let (mut stored, mut bursts) = (Vec::new(), Vec::new());
    for (bytes, metadata) in &traffic.input {
        let mut bytes = bytes.clone();
        bytes.resize(most, 0);
        stored.push(words(&bytes));
        bursts.push(vec![u64::from(*metadata)]);
    }
    let of_halves = [
        (vec![("block", raw)], ["stored", "bursts"]),
        (
            vec![("stored", stored), ("bursts", bursts)],
            ["block", "error"],
        ),
    ];
    for (core, (inputs, outputs)) in cores.iter().zip(of_halves) {
        let expected = moved_by(core, &inputs, &outputs, 100);
        assert_eq!(moved_by(core, &inputs, &outputs, 40), expected);
    }
}
