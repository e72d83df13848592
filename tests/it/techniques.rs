//! Every design without tables, simulated, against its model: all lanes, forms,
//! block sizes and beats, stages by sampling, with and without stalls.

use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::run;
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::{Technique, TECHNIQUES};
use hdlgen::internals::design::{BlockStreams, Design, Options, OptionsError, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::rtl::common::lanes::Concatenation;
use hdlgen::internals::rtl::common::RawBlocks;
use hdlgen::internals::stream::Stalls;
use hdlgen::internals::terms::BeatSize;

use crate::common::blocks::{at_burst_boundaries, check, varied};

/// All combinations but those of beats and stages, which take turns.
fn options(technique: &'static Technique) -> Vec<Options> {
    let lanes: Vec<_> = match technique.lanes {
        [] => vec![None],
        lanes => lanes.iter().map(|&lanes| Some(lanes)).collect(),
    };
    let forms = if technique.concatenation {
        vec![None, Some(Concatenation::Parallel)]
    } else {
        vec![None]
    };
    let mut all = Vec::new();
    for (block, mag) in [(128, 32), (128, 64), (64, 32)] {
        for &lanes in &lanes {
            for &concatenation in &forms {
                let turn = all.len();
                let beats = BeatSize::ALL.iter().filter(|beat| beat.get() <= block);
                let beat = beats.rev().cycle().nth(turn);
                let mut options = Options::default()
                    .with("block", block)
                    .with("mag", mag)
                    .with_some("beat", beat)
                    .with_some("lanes", lanes.filter(|&lanes| lanes <= block / 4))
                    .with_some("concat", concatenation)
                    .with_some("raw", (turn % 2 == 1).then_some(RawBlocks::Memory));
                if let (true, Ok(design)) = (
                    !technique.stages.is_empty() && turn > 0,
                    TablelessDesign::new(technique, &options),
                ) {
                    options.set("stages", 1 + (turn as u32 * 5 - 5) % design.most_stages());
                }
                all.push(options);
            }
        }
    }
    all
}

fn agrees(technique: &'static Technique, options: &Options, count: usize) {
    let design = TablelessDesign::new(technique, options).unwrap();
    eprintln!("{}", design.command());
    let reference = design.reference(None).unwrap();
    let codec = reference.model.as_ref();
    let ports = design.hardware(Role::Compressor).ports;
    let mut blocks = varied(ports.block_bytes as usize, count, 1);
    blocks.extend(at_burst_boundaries(&ports, codec, 2));
    let [compressor, decompressor] = Role::ALL.map(|role| design.module(role).unwrap());
    for stalls in [
        Stalls::NONE,
        Stalls {
            seed: 7,
            input: 30,
            output: 40,
        },
    ] {
        check(&ports, &compressor, &decompressor, codec, &blocks, stalls);
    }
}

#[test]
fn every_technique_agrees_with_its_model() {
    for technique in TECHNIQUES {
        for options in options(technique) {
            agrees(technique, &options, 120);
        }
    }
}

#[test]
fn every_number_of_stages_agrees_with_the_model() {
    for technique in TECHNIQUES.iter().filter(|t| !t.stages.is_empty()) {
        for concatenation in [None, Some(Concatenation::Parallel)] {
            if concatenation.is_some() && !technique.concatenation {
                continue;
            }
            let wide = Options::default().with("beat", 128);
            let mut options = wide.with_some("concat", concatenation);
            let design = TablelessDesign::new(technique, &options).unwrap();
            for stages in 1..=design.most_stages() {
                options.set("stages", stages);
                agrees(technique, &options, 24);
            }
        }
    }
}

/// A block beside each core in a FIFO of memories, at full rate.
#[test]
fn raw_blocks_may_wait_in_memories() {
    for technique in TECHNIQUES {
        let options = Options::default().with("beat", 128);
        let options = options.with("raw", RawBlocks::Memory);
        let design = TablelessDesign::new(technique, &options).unwrap();
        let module = design.module(Role::Decompressor).unwrap();
        let cores = design.block_streams().and_then(|streams| streams.cores());
        let several = cores.unwrap().core(Role::Decompressor).unwrap();
        if several.latency / several.interval > 1 {
            let bits = u64::from(several.latency / several.interval) * 1024;
            assert_eq!(module.memory_bits(), bits, "{}", design.command());
        }
        agrees(technique, &options, 200);
    }
}

/// With block-wide ports and with MAG-wide ports: blocks back to back come at the promised interval, and a
/// single raw block takes the promised latency.
#[test]
fn interval_and_latency_are_what_the_manifest_says() {
    for technique in TECHNIQUES {
        for (block, beat) in [(128, 128), (128, 32), (64, 64), (64, 4)] {
            let options = Options::default().with("block", block).with("beat", beat);
            let design = TablelessDesign::new(technique, &options).unwrap();
            let reference = design.reference(None).unwrap();
            let mut blocks = varied(block as usize, 320, 5);
            blocks.rotate_left(6);
            let all = Expected::new(&design, reference.model.as_ref(), &blocks.concat());
            let one = Expected::new(&design, reference.model.as_ref(), &blocks[0]);
            assert_eq!(one.metadata, [3], "noise was to be stored raw");
            for role in Role::ALL {
                let half = design.half(role).unwrap();
                let name = &half.module.name;
                let mut bench = StreamBench::new(&half.module).unwrap();
                let alone = run(&mut bench, &design, role, &one, Stalls::NONE, 0).unwrap();
                assert_eq!(alone.latency_max, u64::from(half.latency), "{name}");
                let timing = run(&mut bench, &design, role, &all, Stalls::NONE, 0).unwrap();
                assert_eq!(
                    timing.interval_max,
                    Some(u64::from(half.interval)),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn every_design_passes_the_checks_and_has_a_name_of_its_own() {
    let mut names = std::collections::HashSet::new();
    for technique in TECHNIQUES {
        for options in options(technique) {
            let design = TablelessDesign::new(technique, &options).unwrap();
            assert!(names.insert(design.name()), "{} twice", design.name());
            let emitted = emit(&design).unwrap();
            assert_eq!(emitted.manifest.design, technique.name);
        }
    }
}

#[test]
fn impossible_parameters_are_refused() {
    for technique in TECHNIQUES {
        let with = |given: &[(&str, u32)]| {
            let mut options = Options::default();
            for (name, value) in given {
                options.set(name, value);
            }
            TablelessDesign::new(technique, &options).map(|design| design.name())
        };
        let lanes = with(&[("block", 64), ("lanes", 32)]);
        match technique.lanes {
            [] => assert!(matches!(lanes, Err(OptionsError::NoSuchParameter { .. }))),
            // A number that the technique never has, or not with this block.
            _ => assert!(matches!(
                lanes,
                Err(OptionsError::Word { flag: "lanes", .. } | OptionsError::Conflict { .. })
            )),
        }
        for stages in [with(&[("stages", 0)]), with(&[("stages", 99)])] {
            match technique.stages {
                [] => assert!(matches!(stages, Err(OptionsError::NoSuchParameter { .. }))),
                _ => assert!(matches!(stages, Err(OptionsError::Stages { .. }))),
            }
        }
        match with(&[("pdw", 4)]) {
            Err(OptionsError::NoSuchParameter { flag, .. }) => assert_eq!(flag, "pdw"),
            other => panic!("{other:?}"),
        }
    }
}
