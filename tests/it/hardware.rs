//! The E2MC hardware, simulated, against the model: every SL × PDW, both block
//! sizes, all beats and encoders by sampling, with and without stalls.

use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, run, Timing};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::stream::Stalls;

use crate::common::designs;
use crate::common::designs::{adversarial_blocks, book_for, designs};

#[test]
fn every_design_agrees_with_the_model_within_its_bounds() {
    for design in designs() {
        let data = adversarial_blocks(&design, 1);
        let book = book_for(&design, &data);
        let expected = Expected::new(&design, &design.model(&book), &data);
        for role in Role::ALL {
            let name = format!("{} {}", design.name(), role.name());
            let mut bench = bench(&design, role, &design.reference_of(&book)).unwrap();
            bench.checks = true;
            let timing = run(&mut bench, &design, role, &expected, Stalls::NONE, 0)
                .unwrap_or_else(|e| panic!("{name}: {e}"));
            check_bounds(&design, role, &timing, &name);
            let stalls = Stalls {
                seed: 7,
                input: 30,
                output: 40,
            };
            run(&mut bench, &design, role, &expected, stalls, 0)
                .unwrap_or_else(|e| panic!("{name}, stalled: {e}"));
        }
    }
}

fn check_bounds(
    design: &hdlgen::internals::design::e2mc::E2mc,
    role: Role,
    timing: &Timing,
    name: &str,
) {
    let hardware = design.hardware();
    let (interval, latency) = match role {
        Role::Compressor => (
            hardware.compressor_interval(),
            hardware.compressor_latency(),
        ),
        Role::Decompressor => (
            hardware.decompressor_interval(),
            hardware.decompressor_latency(),
        ),
    };
    eprintln!(
        "{name}: interval {} of {interval}, latency {}",
        timing.interval_max.unwrap_or(0),
        timing.latency_max
    );
    assert!(
        timing.interval_max <= Some(u64::from(interval)),
        "{name}: {timing:?} over {interval}"
    );
    assert!(
        timing.latency_max <= u64::from(latency),
        "{name}: {timing:?} over {latency}"
    );
    let early = role == Role::Compressor && hardware.encodes_early() && hardware.beats() == 8;
    // Beyond the aim, what output registers of the tables take.
    let registers = match role {
        Role::Compressor if !hardware.registers_codes() => 0,
        Role::Compressor if hardware.reads_tags_first() => 3,
        Role::Compressor => 1,
        Role::Decompressor => u32::from(hardware.registers_symbols()),
    };
    if hardware.beats() <= 4 || early {
        assert!(
            timing.latency_max <= u64::from(interval + 10 + registers),
            "{name}: {timing:?} over {interval} + 10 + {registers}"
        );
    }
}

/// A single block takes at most the latency in the manifest, and the worst block takes exactly that. (For
/// narrow decompressors none of these blocks does: see `hardware_narrow.rs`.)
#[test]
fn a_block_alone_has_the_promised_latency() {
    for design in designs() {
        let data = adversarial_blocks(&design, 2);
        let book = book_for(&design, &data);
        let expected = Expected::new(&design, &design.model(&book), &data);
        let hardware = design.hardware();
        for (role, promised) in [
            (Role::Compressor, hardware.compressor_latency()),
            (Role::Decompressor, hardware.decompressor_latency()),
        ] {
            let mut bench = bench(&design, role, &design.reference_of(&book)).unwrap();
            let mut worst = 0;
            for first in (0..expected.blocks.len()).step_by(LANES) {
                let lanes = first..(first + LANES).min(expected.blocks.len());
                let inputs: Vec<_> = lanes
                    .map(|i| expected.input(role, design.beat().bytes(), i..i + 1))
                    .collect();
                for lane in bench.run(&inputs, Stalls::NONE).unwrap() {
                    worst = worst.max(lane.times[0].1 - lane.times[0].0);
                }
            }
            let promised = u64::from(promised);
            let exact = role == Role::Compressor || !hardware.cuts_through();
            assert!(worst <= promised, "{} {role:?}: {worst}", design.name());
            assert!(
                !exact || worst == promised,
                "{} {role:?}: {worst}",
                design.name()
            );
        }
    }
}

/// The comparison itself: a beat too many or too few is a difference, zero or not.
#[test]
fn surplus_and_missing_beats_differ_from_the_model() {
    let design = designs::design(16, 4, 128, 32, 0, 0);
    let data = vec![0; 128];
    let book = book_for(&design, &data);
    let expected = Expected::new(&design, &design.model(&book), &data);
    let (role, stored) = (Role::Compressor, &expected.stored[0]);
    let check = |bytes: &[u8]| expected.check(role, 0, bytes, expected.metadata[0]);
    assert_eq!(stored.len(), 32);
    assert_eq!(check(stored), Ok(()));
    assert!(check(&[stored.as_slice(), &[0; 32]].concat()).is_err());
    assert!(check(&[]).is_err());
    let mut wrong = stored.clone();
    wrong[31] ^= 1;
    assert!(check(&wrong).is_err());
}
