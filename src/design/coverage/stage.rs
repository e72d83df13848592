//! A stage between a compressor and a bus, on blocks with stalls on both sides.

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::codec::watched;
use super::{blocks_of_data, CoverageError, Effort};
use crate::design::expected::Expected;
use crate::design::simulate::run as run_blocks;
use crate::design::{Design, Role};
use crate::hdl::sim::{CoverPoint, Coverage, Simulator, LANES};
use crate::hdl::Module;
use crate::stream::Stalls;

/// Cycles of beats that make no blocks.
const CYCLES: usize = 4000;
/// Percent of stalls at the input and the output of each round.
const STALLS: [[u8; 2]; 4] = [[0, 0], [30, 40], [80, 0], [0, 80]];

/// Runs the half, and reports the cover points that it reached.
pub fn run(
    design: &dyn Design,
    role: Role,
    module: &Rc<Module>,
    points: &[CoverPoint],
    effort: Effort,
) -> Result<Coverage, CoverageError> {
    let mut bench = watched(module, points, effort.seed)?;
    bench.checks = true;
    let reference = design.reference(None)?;
    let bytes = design.geometry().block().bytes();
    let each = effort.blocks.div_ceil(STALLS.len() as u64);
    let mut done = 0;
    for (round, [input, output]) in (0..).zip(STALLS) {
        while done < (round + 1) * each {
            let seed = effort.seed + done;
            let data = blocks_of_data(bytes, seed).concat();
            let expected = Expected::new(design, reference.model.as_ref(), &data);
            let stalls = Stalls {
                seed,
                input,
                output,
            };
            run_blocks(&mut bench, design, role, &expected, stalls, done)?;
            done += expected.blocks.len() as u64;
        }
    }
    any_beats(bench.simulator(), effort.seed);
    bench.reset();
    Ok(bench.simulator().covered())
}

/// Random beats at all inputs, held until they are taken, with `tlast` at random.
fn any_beats(simulator: &mut Simulator, seed: u64) {
    let mut random = SmallRng::seed_from_u64(seed);
    let sides = ["s_axis", "s_raw_axis"].map(|side| {
        let input = |name: &str| simulator.input(&format!("{side}_{name}"));
        let ready = simulator.output(&format!("{side}_tready"));
        let others = ["tdata", "tlast", "tuser"].map(input);
        Some((input("tvalid")?, ready?, others))
    });
    let takes = simulator.input("m_axis_tready");
    for _ in 0..CYCLES {
        for lane in 0..LANES {
            for (valid, ready, others) in sides.iter().flatten() {
                let is = |port| simulator.get(port, lane) == 1;
                if is(*valid) && !is(*ready) {
                    continue;
                }
                for &port in others.iter().flatten() {
                    let words = simulator.width(port).div_ceil(64);
                    let rest = 64 * words - simulator.width(port);
                    let mut value: Vec<u64> = (0..words).map(|_| random.random()).collect();
                    if let Some(word) = value.last_mut() {
                        *word >>= rest;
                    }
                    simulator.set(port, lane, &value);
                }
                simulator.set(*valid, lane, &[u64::from(random.random_bool(0.8))]);
            }
            if let Some(port) = takes {
                simulator.set(port, lane, &[u64::from(random.random_bool(0.7))]);
            }
        }
        simulator.settle();
        simulator.clock();
    }
}
