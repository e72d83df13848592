//! The E2MC hardware, simulated, against the model: every SL × PDW, both block
//! sizes, all beats and encoders by sampling, with and without stalls.

#[path = "common/designs.rs"]
mod designs;

use designs::{adversarial_blocks, book_for, designs};
use hdlgen::design::e2mc::Role;
use hdlgen::design::simulate::{bench, run, Expected, Timing};
use hdlgen::hdl::sim::stream::Stalls;

#[test]
fn every_design_agrees_with_the_model_within_its_bounds() {
    for design in designs() {
        let data = adversarial_blocks(&design, 1);
        let book = book_for(&design, &data);
        let expected = Expected::new(&design, &design.model(&book), &data);
        for role in Role::ALL {
            let name = format!("{} {}", design.name(), role.name());
            let mut bench = bench(&design, role, &book).unwrap();
            bench.checks = true;
            let timing = run(&mut bench, &design, role, &expected, Stalls::None, 0)
                .unwrap_or_else(|e| panic!("{name}: {e}"));
            check_bounds(&design, role, &timing, &name);
            let stalls = Stalls::Random {
                seed: 7,
                input: 30,
                output: 40,
            };
            run(&mut bench, &design, role, &expected, stalls, 0)
                .unwrap_or_else(|e| panic!("{name}, stalled: {e}"));
        }
    }
}

fn check_bounds(design: &hdlgen::design::e2mc::E2mc, role: Role, timing: &Timing, name: &str) {
    let hardware = design.hardware();
    let interval = match role {
        Role::Compressor => hardware.compressor_interval(),
        Role::Decompressor => hardware.decompressor_interval(),
    };
    eprintln!(
        "{name}: interval {} of {interval}, latency {}",
        timing.interval_max, timing.latency_max
    );
    if hardware.beats() < interval {
        assert!(
            timing.interval_max <= u64::from(interval),
            "{name}: {timing:?} over {interval}"
        );
    }
    // A port that limits the rate takes blocks in ahead, by fits and starts:
    // what holds there is the rate, but for the first block's way through.
    let lanes = hdlgen::hdl::sim::LANES as u64;
    let limit = timing.blocks * u64::from(interval) + lanes * timing.latency_max;
    assert!(timing.cycles <= limit, "{name}: {timing:?} over {limit}");
    if hardware.beats() <= 4 {
        assert!(
            timing.latency_max <= u64::from(interval + 10),
            "{name}: {timing:?} over {interval} + 10"
        );
    }
}
