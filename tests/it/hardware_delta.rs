//! The hardware of e2mc-delta, simulated, against the model: every PDW, geometries, numbers of
//! values, modes and beats by sampling, with and without stalls; streams that no encoder makes.

use std::collections::BTreeMap;

use crate::common::delta_designs::{
    blocks, blocks_of, book_for, designs, one_pass_designs, steep_book, Maker, Sent,
};
use hdlgen::internals::codebook::DeltaCodebook;
use hdlgen::internals::design::e2mc_delta::E2mcDelta;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, load, run};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::stream::{Beat, Beats, Stalls};
use rand::rngs::SmallRng;
use rand::SeedableRng;

fn stalls(seed: u64) -> Stalls {
    Stalls {
        seed,
        input: 30,
        output: 40,
    }
}

fn agrees(designs: Vec<E2mcDelta>, role: Role) {
    let mut late = Vec::new();
    for (number, design) in designs.into_iter().enumerate() {
        let data = blocks(&design, 1);
        let half = design.half(role).unwrap();
        let mut cases = vec![(book_for(&design, &data), data)];
        if number % 4 == 2 {
            let book = steep_book(&design, 1);
            let data = blocks_of(&design, &book, 1);
            cases.push((book, data));
        }
        for (book, data) in cases {
            let name = format!("{} {}", design.name(), role.name());
            let model = design.model(&book).unwrap();
            let expected = Expected::new(&design, &model, &data);
            let compressed = expected.metadata.iter().filter(|&&m| m != 3).count();
            assert!(compressed > 20, "{name}: {compressed} compressed");
            let reference = design.reference_of(&book).unwrap();
            let mut bench = bench(&design, role, &reference).unwrap();
            bench.checks = true;
            let timing = run(&mut bench, &design, role, &expected, Stalls::NONE, 0)
                .unwrap_or_else(|e| panic!("{name}: {e}"));
            let interval = timing.interval_max.unwrap_or(0);
            eprintln!(
                "{name}: {compressed} compressed, interval {interval} of {}, latency {} of {}",
                half.interval, timing.latency_max, half.latency
            );
            let bounds = [half.interval, half.latency].map(u64::from);
            if interval > bounds[0] || timing.latency_max > bounds[1] {
                late.push(format!("{name}: {timing:?}"));
            }
            run(&mut bench, &design, role, &expected, stalls(7), 0)
                .unwrap_or_else(|e| panic!("{name}, stalled: {e}"));
        }
    }
    assert!(late.is_empty(), "{late:#?}");
}

#[test]
fn every_decompressor_agrees_with_the_model_within_its_bounds() {
    agrees(designs(), Role::Decompressor);
}

#[test]
fn every_compressor_agrees_with_the_model_within_its_bounds() {
    agrees(designs(), Role::Compressor);
}

#[test]
fn every_compressor_in_one_pass_agrees_with_the_model_within_its_bounds() {
    agrees(one_pass_designs(), Role::Compressor);
}

/// The latency that one pass promises: with up to four beats, at most the interval and 12 cycles. The
/// interval equals that of two passes, unless a block has at least as many beats as a way has symbols.
#[test]
fn one_pass_has_the_latency_that_it_promises() {
    // The first ones are the same designs.
    for (one, two) in one_pass_designs().iter().zip(designs()) {
        let [one_half, two_half] = [one, &two].map(|design| design.half(Role::Compressor).unwrap());
        let hardware = one.hardware();
        let (beats, symbols) = (hardware.frame.beats(), hardware.frame.symbols_per_way());
        let name = one.name();
        if beats <= 4 {
            assert!(one_half.latency <= one_half.interval + 12, "{name}");
        }
        assert!(one_half.latency < two_half.latency, "{name}");
        if beats < symbols {
            assert_eq!(one_half.interval, two_half.interval, "{name}");
        }
        assert!(one_half.interval <= two_half.interval + 2, "{name}");
    }
}

/// How many blocks of each kind came out as blocks, and as errors.
type Verdicts = BTreeMap<&'static str, [u32; 2]>;

#[test]
fn decompressors_agree_with_the_model_on_wrong_blocks() {
    let mut verdicts = Verdicts::new();
    for (number, design) in designs().into_iter().enumerate() {
        let data = blocks(&design, 2);
        let mut random = SmallRng::seed_from_u64(number as u64);
        let module = design.module(Role::Decompressor).unwrap();
        let mut bench = StreamBench::new(&module).unwrap();
        bench.checks = true;
        let books = [book_for(&design, &data), steep_book(&design, 2)];
        for (book, stalls) in books.iter().zip([Stalls::NONE, stalls(number as u64)]) {
            let found = wrong_blocks(&design, book, &mut bench, stalls, &mut random);
            let found =
                found.unwrap_or_else(|what| panic!("{}, {stalls:?}: {what}", design.name()));
            for (kind, [blocks, errors]) in found {
                let all = verdicts.entry(kind).or_default();
                *all = [all[0] + blocks, all[1] + errors];
            }
        }
    }
    eprintln!("{verdicts:?}");
    for (kind, [blocks, errors]) in verdicts {
        match kind {
            "right" => assert_eq!(errors, 0, "{kind}"),
            "beats too many" => assert_eq!(blocks, 0, "{kind}"),
            _ => assert!(blocks > 10 && errors > 10, "{kind}"),
        }
    }
}

fn wrong_blocks(
    design: &E2mcDelta,
    book: &DeltaCodebook,
    bench: &mut StreamBench,
    stalls: Stalls,
    random: &mut SmallRng,
) -> Result<Verdicts, String> {
    let mut verdicts = Verdicts::new();
    let reference = design.reference_of(book).map_err(|e| e.to_string())?;
    load(bench, Role::Decompressor, &reference).map_err(|e| e.to_string())?;
    let model = design.model(book).map_err(|e| e.to_string())?;
    let expected = Expected::new(design, &model, &blocks(design, 3));
    let right: Vec<(Vec<u8>, u8)> = expected.stored.into_iter().zip(expected.metadata).collect();
    let mut maker = Maker {
        design,
        right: &right,
        random,
    };
    let mut sent: Vec<Vec<Sent>> = Vec::new();
    for _ in 0..LANES {
        let mut blocks: Vec<Sent> = (0..12).map(|_| maker.any()).collect();
        blocks.push(maker.right());
        sent.push(blocks);
    }
    let inputs: Vec<Beats> = sent
        .iter()
        .map(|blocks| {
            let mut beats = Beats::new(design.beat().bytes());
            for block in blocks {
                block.push_to(&mut beats, design.beat().bytes());
            }
            beats
        })
        .collect();
    let outputs = bench.run(&inputs, stalls).map_err(|e| e.to_string())?;
    for (blocks, output) in sent.iter().zip(&outputs) {
        if let Some(Beat { user, .. }) = output
            .beats
            .iter()
            .find(|beat| !beat.last && beat.user != 0)
        {
            return Err(format!("tuser {user} before the last beat"));
        }
        if output.beats.blocks() != blocks.len() {
            return Err(format!(
                "{} blocks of {}",
                output.beats.blocks(),
                blocks.len()
            ));
        }
        for (i, (sent, (bytes, user))) in blocks.iter().zip(output.beats.blocks_iter()).enumerate()
        {
            let expected = sent.verdict(design, &model);
            let what = || {
                format!(
                    "block {i} of a lane, {sent:?}, {:?}",
                    expected.as_ref().err()
                )
            };
            let wanted = if expected.is_err() { 4 } else { 0 };
            if user != wanted {
                return Err(format!("tuser {user} for {}", what()));
            }
            if bytes.len() != design.geometry().block().bytes() {
                return Err(format!("{} bytes for {}", bytes.len(), what()));
            }
            if expected.as_ref().is_ok_and(|expected| expected != bytes) {
                return Err(format!("{bytes:x?} for {}", what()));
            }
            verdicts.entry(sent.kind).or_default()[usize::from(user > 0)] += 1;
        }
    }
    Ok(verdicts)
}
