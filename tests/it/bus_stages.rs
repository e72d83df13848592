//! Energy control and DBI in hardware, simulated, against the bus in software.

use std::collections::HashSet;
use std::rc::Rc;

use hdlgen::internals::bus::{Bus, Crossing, Decision};
use hdlgen::internals::design::bus::BusStage;
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::run;
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::{Technique, TECHNIQUES};
use hdlgen::internals::design::{BlockStreams, Design, Options, OptionsError, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::{Simulator, LANES};
use hdlgen::internals::hdl::{Builder, Module};
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::Flit;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::blocks::varied;
use crate::common::forms::{energy_control, expected, options};

const GEOMETRIES: [(u32, u32); 3] = [(128, 32), (128, 64), (64, 32)];

const STALLS: [Stalls; 4] = [
    Stalls::NONE,
    Stalls {
        seed: 7,
        input: 30,
        output: 40,
    },
    Stalls {
        seed: 8,
        input: 80,
        output: 0,
    },
    Stalls {
        seed: 9,
        input: 0,
        output: 80,
    },
];

fn bench(design: &BusStage, role: Role) -> StreamBench {
    let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
    bench.simulator().randomise(3);
    bench.checks = true;
    bench
}

fn stages() -> Vec<(BusStage, Decision, bool)> {
    let mut all = Vec::new();
    for (block, mag) in GEOMETRIES {
        for decision in Decision::ALL {
            for dbi in [false, true] {
                all.push((energy_control(block, mag, decision, dbi), decision, dbi));
            }
        }
    }
    all
}

#[test]
fn energy_control_decides_as_the_model_does() {
    for (design, decision, dbi) in stages() {
        let (expected, met) = expected(&design, decision, dbi, LANES as u64);
        eprintln!("{}: {met:?}", design.name());
        for count in [met.compressed, met.kept_raw, met.stored_raw] {
            assert!(count > 40, "{met:?}");
        }
        assert!(
            met.zero > 10 && met.equal > 20 && met.just_more > 20,
            "{met:?}"
        );
        let mut bench = bench(&design, Role::Compressor);
        for stalls in STALLS {
            run(&mut bench, &design, Role::Compressor, &expected, stalls, 0)
                .unwrap_or_else(|e| panic!("{}: {e}", design.name()));
        }
    }
}

/// Beats of a block with one too few or too many.
fn misframed(block: &[u8], flit: usize, user: u8, random: &mut SmallRng) -> Beats {
    let mut beats = Beats::new(flit);
    let right = block.len() / flit;
    let short = right > 1 && random.random();
    let count = if short {
        random.random_range(1..right)
    } else {
        random.random_range(right + 1..3 * right + 4)
    };
    for place in 0..count {
        let data: Vec<u8> = (0..flit).map(|_| random.random()).collect();
        // Only the first beat's `tuser` counts.
        let user = if place == 0 {
            user
        } else {
            random.random_range(0..4)
        };
        beats.push(&data, place + 1 == count, user);
    }
    beats
}

/// Raw blocks with a wrong number of flits, which the compressor dropped, too, and stored ones, which are
/// dropped with their raw form, do not affect the others.
#[test]
fn energy_control_drops_what_is_misframed() {
    for (number, (design, decision, dbi)) in (0..).zip(stages()) {
        let flit = design.beat().bytes();
        let mut random = SmallRng::seed_from_u64(number);
        let (expected, _) = expected(&design, decision, dbi, 1);
        let count = expected.blocks.len().min(120);
        let stage: &dyn Design = &design;
        let right = stage.traffic(Role::Compressor, &expected, 0..count);
        let (mut stored, mut raw, mut dropped) = (Beats::new(flit), Beats::new(flit), 0);
        for block in 0..count {
            let form = &expected.stored[block];
            for _ in 0..random.random_range(0..3) {
                let other = &expected.blocks[random.random_range(0..count)];
                raw.append(&misframed(other, flit, 0, &mut random));
                dropped += 1;
                if random.random() {
                    raw.push_block(other, 0);
                    let metadata = expected.metadata[block];
                    stored.append(&misframed(form, flit, metadata, &mut random));
                    dropped += 1;
                }
            }
            stored.push_block(form, expected.metadata[block]);
            raw.push_block(&expected.blocks[block], 0);
        }
        for stalls in [0.0, 0.5] {
            let mut bench = bench(&design, Role::Compressor);
            bench.reset();
            let simulator = bench.simulator();
            let input = |name: &str| simulator.input(name).unwrap();
            let sides = ["s_axis", "s_raw_axis"].map(|side| {
                let port = |name: &str| input(&format!("{side}_t{name}"));
                let ready = simulator.output(&format!("{side}_tready")).unwrap();
                let user = simulator.input(&format!("{side}_tuser"));
                (["valid", "data", "last"].map(port), ready, user)
            });
            let output = |name: &str| simulator.output(name).unwrap();
            let out =
                ["valid", "data", "last", "user"].map(|name| output(&format!("m_axis_t{name}")));
            let (ready, error) = (input("m_axis_tready"), output("framing_error"));
            let (mut taken, mut offers) = ([0, 0], [false, false]);
            let (mut came, mut errors, mut words) = (Beats::new(flit), 0, Vec::new());
            for _ in 0..40 * (stored.len() + raw.len()) {
                for (side, beats) in [&stored, &raw].into_iter().enumerate() {
                    let ([valid, data, last], _, user) = sides[side];
                    offers[side] |= taken[side] < beats.len() && !random.random_bool(stalls);
                    simulator.set(valid, 0, &[u64::from(offers[side])]);
                    if offers[side] {
                        let beat = beats.beat(taken[side]);
                        let bytes = beat.data.chunks(8);
                        let bytes =
                            bytes.map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()));
                        simulator.set(data, 0, &bytes.collect::<Vec<_>>());
                        simulator.set(last, 0, &[u64::from(beat.last)]);
                        if let Some(user) = user {
                            simulator.set(user, 0, &[u64::from(beat.user)]);
                        }
                    }
                }
                let is_ready = !random.random_bool(stalls);
                simulator.set(ready, 0, &[u64::from(is_ready)]);
                simulator.settle();
                errors += simulator.get(error, 0);
                for (side, (_, ready, _)) in sides.iter().enumerate() {
                    if offers[side] && simulator.get(*ready, 0) == 1 {
                        offers[side] = false;
                        taken[side] += 1;
                    }
                }
                if is_ready && simulator.get(out[0], 0) == 1 {
                    simulator.get_words(out[1], 0, &mut words);
                    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
                    let [last, user] = [out[2], out[3]].map(|port| simulator.get(port, 0));
                    came.push_bytes(bytes, last == 1, user as u8);
                }
                simulator.clock();
            }
            assert!(came == right.output, "{}, stalls {stalls}", design.name());
            assert!(errors > 0 && errors <= dropped, "{errors} for {dropped}");
        }
    }
}

/// Blocks of many kinds, stored by several codecs, through energy control.
#[test]
fn energy_control_takes_what_codecs_make() {
    for (design, ..) in stages() {
        let bytes = design.geometry().block().bytes();
        let blocks = varied(bytes, 320, 5).concat();
        for format in ["bdi", "bpc-group", "cpack"] {
            let format = hdlgen::internals::codec::Format::find(format).unwrap();
            let codec = format.codec(design.geometry()).unwrap();
            let expected = Expected::new(&design, codec.as_ref(), &blocks);
            let mut bench = bench(&design, Role::Compressor);
            run(
                &mut bench,
                &design,
                Role::Compressor,
                &expected,
                STALLS[1],
                0,
            )
            .unwrap_or_else(|e| panic!("{}: {e}", design.name()));
        }
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    for (design, decision, dbi) in stages() {
        let half = design.half(Role::Compressor).unwrap();
        let (many, _) = expected(&design, decision, dbi, LANES as u64);
        let mut bench = bench(&design, Role::Compressor);
        let timing = run(
            &mut bench,
            &design,
            Role::Compressor,
            &many,
            Stalls::NONE,
            0,
        )
        .unwrap();
        let blocks = timing.blocks / LANES as u64;
        let period = timing.cycles as f64 / LANES as f64 / blocks as f64;
        let most = f64::from(half.interval) + f64::from(half.latency) / blocks as f64;
        assert!(period <= most, "{}: a block in {period}", design.name());
        assert!(period > f64::from(half.interval) - 0.1, "{period}");
        let noise = varied(design.geometry().block().bytes(), 7, 5).swap_remove(6);
        let one = Expected::new(
            &design,
            design.reference(None).unwrap().model.as_ref(),
            &noise,
        );
        assert_eq!(one.metadata, [3], "noise was to be stored raw");
        let alone = run(&mut bench, &design, Role::Compressor, &one, Stalls::NONE, 0).unwrap();
        assert_eq!(
            alone.latency_max,
            u64::from(half.latency),
            "{}",
            design.name()
        );
    }
}

/// A compressor with energy control behind it, which gets the same raw blocks.
fn behind(compressor: &Rc<Module>, stage: &Rc<Module>) -> Rc<Module> {
    let m = Builder::new("compressor_and_energy_control");
    let valid = m.input("s_axis_tvalid", 1);
    let data = m.input("s_axis_tdata", 256);
    let last = m.input("s_axis_tlast", 1);
    let both = m.wire("both_ready", 1);
    let stored_ready = m.wire("stored_ready", 1);
    let compressor_valid = m.wire("compressor_valid", 1);
    let raw_valid = m.wire("raw_valid", 1);
    let inputs = [
        ("s_axis_tvalid", compressor_valid),
        ("s_axis_tdata", data),
        ("s_axis_tlast", last),
        ("m_axis_tready", stored_ready),
    ];
    let compressor = m.instance_by_name("compressor", compressor, &inputs);
    let inputs = [
        ("s_raw_axis_tvalid", raw_valid),
        ("s_raw_axis_tdata", data),
        ("s_raw_axis_tlast", last),
        ("s_axis_tvalid", compressor.out("m_axis_tvalid")),
        ("s_axis_tdata", compressor.out("m_axis_tdata")),
        ("s_axis_tlast", compressor.out("m_axis_tlast")),
        ("s_axis_tuser", compressor.out("m_axis_tuser")),
        ("m_axis_tready", m.input("m_axis_tready", 1)),
    ];
    let stage = m.instance_by_name("stage", stage, &inputs);
    m.drive(stored_ready, stage.out("s_axis_tready"));
    m.drive(compressor_valid, valid & stage.out("s_raw_axis_tready"));
    m.drive(raw_valid, valid & compressor.out("s_axis_tready"));
    m.drive(
        both,
        compressor.out("s_axis_tready") & stage.out("s_raw_axis_tready"),
    );
    m.output("s_axis_tready", both);
    for port in [
        "m_axis_tvalid",
        "m_axis_tdata",
        "m_axis_tlast",
        "m_axis_tuser",
    ] {
        m.output(port, stage.out(port));
    }
    m.finish().unwrap()
}

/// Behind each compressor, with the queue length that its latency needs: the rate is the compressor's, or
/// that of random blocks through the port. With a shorter queue the rate is lower, but nothing stops.
#[test]
fn energy_control_keeps_up_with_each_compressor() {
    for technique in TECHNIQUES {
        let compressor = TablelessDesign::new(technique, &Options::default()).unwrap();
        let half = compressor.half(Role::Compressor).unwrap();
        let model = compressor.reference(None).unwrap().model;
        let mut periods = Vec::new();
        for latency in [half.latency, 1] {
            let options = Options::default().with("latency", latency);
            let stage = BusStage::energy_control(&options).unwrap();
            let stage_half = stage.half(Role::Compressor).unwrap();
            let whole = behind(&half.module, &stage_half.module);
            let mut bench = StreamBench::new(&whole).unwrap();
            bench.checks = true;
            let blocks = varied(128, 200, 9).concat();
            let expected = Expected::new(&stage, model.as_ref(), &blocks);
            let stage: &dyn Design = &stage;
            let traffic = stage.traffic(Role::Compressor, &expected, 0..200);
            let out = bench
                .run(&[traffic.raw.clone().unwrap()], Stalls::NONE)
                .unwrap();
            traffic.check(&out[0].beats).unwrap();
            let (start, end) = (out[0].times[20].1, out[0].times[180].1);
            periods.push((end - start) as f64 / 160.0);
            let out = bench.run(&[traffic.raw.clone().unwrap()], STALLS[1]);
            // The bus is not as at reset.
            assert_eq!(out.unwrap()[0].beats.blocks(), 200);
        }
        eprintln!("{}: a block in {periods:?} cycles", technique.name);
        let interval = f64::from(half.interval.max(stage_interval()));
        assert_eq!(periods[0], interval, "{}", technique.name);
        assert!(periods[1] >= interval);
        if half.interval == stage_interval() && half.latency > 12 {
            assert!(periods[1] > interval, "{}: {periods:?}", technique.name);
        }
    }
}

fn stage_interval() -> u32 {
    let stage = BusStage::energy_control(&Options::default()).unwrap();
    stage.half(Role::Compressor).unwrap().interval
}

#[test]
fn dbi_is_the_models_and_comes_back() {
    for (block, mag) in GEOMETRIES {
        let design = BusStage::dbi(&options(block, mag)).unwrap();
        let mut data = varied(block as usize, 320, 2);
        // Bytes four bits apart, which are ties.
        data.extend((0..64u8).map(|i| {
            let byte = |k: u8| if (k ^ i) & 1 == 0 { 0x0f } else { 0xf0 } ^ (i & 3 & k);
            (0..block as u8).map(|k| byte(k / 32 + k)).collect()
        }));
        let expected = Expected::new(
            &design,
            design.reference(None).unwrap().model.as_ref(),
            &data.concat(),
        );
        for role in Role::ALL {
            let mut bench = bench(&design, role);
            let half = design.half(role).unwrap();
            for stalls in STALLS {
                let timing = run(&mut bench, &design, role, &expected, stalls, 0).unwrap();
                if stalls == Stalls::NONE {
                    assert_eq!(timing.latency_max, u64::from(half.latency));
                    assert!(timing.interval_max <= Some(u64::from(half.interval)));
                }
            }
        }
    }
}

/// Every wire of the encoder's port, in every cycle, stalls or not: they toggle as often as the bus
/// in software counts.
#[test]
fn the_encoders_wires_toggle_as_often_as_counted() {
    let design = BusStage::dbi(&Options::default()).unwrap();
    let module = design.module(Role::Compressor).unwrap();
    let mut simulator = Simulator::new(&module).unwrap();
    let blocks = varied(128, 200, 3);
    let mut bus = Bus::new(true);
    let counted = blocks.iter().map(|block| {
        let toggles;
        (toggles, bus) = bus.after(&Crossing::new(block, Flit::default()));
        u64::from(toggles)
    });
    let counted: u64 = counted.sum();

    let input = |simulator: &Simulator, name: &str| simulator.input(name).unwrap();
    let (valid, data) = (
        input(&simulator, "s_axis_tvalid"),
        input(&simulator, "s_axis_tdata"),
    );
    let ready_in = input(&simulator, "m_axis_tready");
    let output = |simulator: &Simulator, name: &str| simulator.output(name).unwrap();
    let ready = output(&simulator, "s_axis_tready");
    let (out_valid, wires) = (
        output(&simulator, "m_axis_tvalid"),
        output(&simulator, "m_axis_tdata"),
    );
    let mut random = SmallRng::seed_from_u64(1);
    simulator.reset(true);
    simulator.settle();
    simulator.clock();
    simulator.reset(false);
    let mut flits = blocks.iter().flat_map(|block| block.chunks(32));
    let (mut offered, mut given, mut toggles) = (None, 0, 0);
    let (mut seen, mut before) = (Vec::new(), vec![0; 5]);
    for cycle in 0..20_000 {
        // From the first cycle after reset on.
        if offered.is_none() && (cycle == 0 || random.random_range(0..100) < 70) {
            offered = flits.next();
        }
        simulator.set(valid, 0, &[u64::from(offered.is_some())]);
        // Invalid beats are noise.
        let words: Vec<u64> = match offered {
            Some(flit) => flit
                .chunks(8)
                .map(|b| u64::from_le_bytes(b.try_into().unwrap()))
                .collect(),
            None => (0..4).map(|_| random.random()).collect(),
        };
        simulator.set(data, 0, &words);
        simulator.set(ready_in, 0, &[u64::from(random.random_range(0..100) < 60)]);
        simulator.settle();
        simulator.get_words(wires, 0, &mut seen);
        let pairs = seen.iter().zip(&before);
        toggles += pairs
            .map(|(a, b)| u64::from((a ^ b).count_ones()))
            .sum::<u64>();
        before.clone_from(&seen);
        if simulator.get(ready, 0) == 1 {
            offered = None;
        }
        given += simulator.get(out_valid, 0) & simulator.get(ready_in, 0);
        simulator.clock();
    }
    assert_eq!(given, 800);
    assert_eq!(toggles, counted);
}

#[test]
fn every_stage_passes_the_checks_and_has_a_name_of_its_own() {
    let mut names = HashSet::new();
    let stages = stages().into_iter().map(|(design, ..)| design);
    let dbi = BusStage::dbi(&Options::default()).unwrap();
    for design in stages.chain([dbi]) {
        let design: &dyn Design = &design;
        assert!(names.insert(design.name()), "{} twice", design.name());
        let emitted = emit(design).unwrap();
        assert_eq!(emitted.manifest.tops.len(), design.roles().len());
        for (top, &role) in emitted.manifest.tops.iter().zip(design.roles()) {
            let flow = top.for_flow("folder".into());
            assert_eq!(flow.raw.is_some(), design.kind() == "energy-control");
            assert!(flow.input.metadata && flow.output.metadata);
            assert_eq!(top.stage.as_deref(), Some(design.role_name(role)));
            let half = design.role_name(role).replace('-', "_");
            assert!(top.module.contains(&half), "{} is no {half}", top.module);
        }
    }
}

#[test]
fn impossible_parameters_are_refused() {
    let with = |name, value| Options::default().with(name, value);
    let narrow = with("beat", "16");
    for design in [BusStage::energy_control(&narrow), BusStage::dbi(&narrow)] {
        let error = design.unwrap_err().to_string();
        assert!(
            error.contains("--beat 16") && error.contains("32 bytes"),
            "{error}"
        );
    }
    for latency in [0, 1025] {
        let options = Options::default().with("latency", latency);
        let error = BusStage::energy_control(&options).unwrap_err();
        assert!(error.to_string().contains("1 to 1024"), "{error}");
    }
    for (flag, options) in [
        ("dbi", with("dbi", "true")),
        ("latency", with("latency", "3")),
        ("decision", with("decision", "ed")),
    ] {
        let bdi = TablelessDesign::new(Technique::find("bdi").unwrap(), &options).unwrap_err();
        let dbi = BusStage::dbi(&options).unwrap_err();
        for error in [bdi, dbi] {
            let expected =
                matches!(error, OptionsError::NoSuchParameter { flag: ref f, .. } if f == flag);
            assert!(expected, "{error}");
        }
    }
}
