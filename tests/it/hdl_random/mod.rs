//! Random designs in our simulator, in a naive interpreter of the netlist, and,
//! printed as Verilog, in Icarus and under Verilator's lint.

mod generate;
mod icarus;
mod naive;

use std::rc::Rc;

use generate::Kind;
use hdlgen::internals::hdl::netlist::{words_for, Direction, Module};
use hdlgen::internals::hdl::sim::{Simulator, LANES};
use naive::{Bits, Naive};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// Random bits, of few patterns often: sums that carry far, long shifts.
pub fn random_bits(width: u32, random: &mut SmallRng) -> Bits {
    let kind = random.random_range(0..5);
    let bit = |i: u32| match kind {
        0 => false,
        1 => true,
        2 => i < 5 && random.random(),
        _ => random.random(),
    };
    (0..width).map(bit).collect()
}

pub fn words(bits: &Bits) -> Vec<u64> {
    let mut words = vec![0; words_for(bits.len() as u32)];
    for (i, _) in bits.iter().enumerate().filter(|(_, &bit)| bit) {
        words[i / 64] |= 1 << (i % 64);
    }
    words
}

/// Runs both for some cycles, ours as machine code and interpreted, and compares all outputs of a few lanes,
/// each with inputs of its own.
fn compare(module: &Rc<Module>, cycles: u32, random: &mut SmallRng) {
    let lanes = [0, 1, 13, 22, LANES - 1];
    let mut simulators =
        [Simulator::new(module), Simulator::interpreted(module)].map(Result::unwrap);
    let mut naive: Vec<Naive> = lanes.iter().map(|_| Naive::new(module)).collect();
    let ports = |direction| module.ports_of(direction).cloned().collect::<Vec<_>>();
    let (inputs, outputs) = (ports(Direction::Input), ports(Direction::Output));
    for cycle in 0..cycles {
        let in_reset = cycle == 1 || random.random_range(0..8) == 0;
        for simulator in &mut simulators {
            simulator.reset(in_reset);
        }
        let mut driven = Vec::new();
        for &lane in &lanes {
            let values: Vec<Bits> = inputs
                .iter()
                .map(|port| random_bits(port.width, random))
                .collect();
            for (port, value) in inputs.iter().zip(&values) {
                for simulator in &mut simulators {
                    simulator.set(simulator.input(&port.name).unwrap(), lane, &words(value));
                }
            }
            driven.push(values);
        }
        for simulator in &mut simulators {
            simulator.settle();
        }
        for ((lane, naive), driven) in lanes.iter().zip(&mut naive).zip(&driven) {
            for (port, expected) in outputs.iter().zip(naive.outputs(driven)) {
                for (engine, simulator) in ["compiled", "interpreted"].iter().zip(&simulators) {
                    let mut seen = Vec::new();
                    let output = simulator.output(&port.name).unwrap();
                    simulator.get_words(output, *lane, &mut seen);
                    assert_eq!(
                        seen,
                        words(&expected),
                        "{}, {engine}, in lane {lane} at cycle {cycle}",
                        port.name
                    );
                }
            }
            naive.clock(driven, in_reset);
        }
        for simulator in &mut simulators {
            simulator.clock();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn the_simulator_agrees_with_the_netlist(seed: u64, size in 1usize..60, depth in 0u32..3) {
        let mut random = SmallRng::seed_from_u64(seed);
        let kind = Kind { size, depth, known: false };
        let module = generate::module("top", kind, &mut random);
        compare(&module, 12, &mut random);
    }
}
