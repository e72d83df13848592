//! The cycles that `sim` counts are those of one stream that has all blocks.

use std::fs;

use hdlgen::internals::codebook::{Codebook, Histogram, SymbolHistogram};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, simulate, Timing};
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::Technique;
use hdlgen::internals::design::{BlockStreams, Design, Options, Reference, Role};
use hdlgen::internals::stream::Stalls;
use hdlgen::internals::terms::data::Source;
use hdlgen::internals::terms::BlockFile;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::folder::Folder;
use crate::common::have_verilator;

const BLOCK: usize = 128;

/// Blocks in runs of one kind each, some longer than a lane's segment.
fn data(blocks: usize, seed: u64) -> Vec<u8> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut data = Vec::new();
    while data.len() < blocks * BLOCK {
        let run = [1, 2, 5, 40, 600][random.random_range(0..5)];
        let kind = random.random_range(0..5);
        for word in 0..run * BLOCK as u32 / 4 {
            let word: u32 = match kind {
                0 => 0,
                1 => word * 4,
                2 => random.random_range(0..1 << 12),
                3 if word % 16 < 8 => random.random(),
                3 => 7,
                _ => random.random(),
            };
            data.extend(word.to_le_bytes());
        }
    }
    data.truncate(blocks * BLOCK);
    data
}

/// The timing of one stream of blocks, for each number of them, a lane for each.
fn one_stream(
    design: &dyn Design,
    role: Role,
    reference: &Reference,
    data: &[u8],
    counts: &[usize],
) -> Vec<Timing> {
    let mut bench = bench(design, role, reference).unwrap();
    let expected = Expected::new(design, reference.model.as_ref(), data);
    let traffics = counts
        .iter()
        .map(|&count| design.traffic(role, &expected, 0..count));
    let traffics: Vec<_> = traffics.collect();
    let streams = traffics.iter().map(|t| (&t.input, t.raw.as_ref()));
    let lanes = bench.run_streams(&streams.collect::<Vec<_>>(), Stalls::NONE);
    let timing = |times: &[(u64, u64)]| {
        let latencies = || times.iter().map(|(start, end)| end - start);
        Timing {
            blocks: times.len() as u64,
            cycles: times[times.len() - 1].1 - times[0].0 + 1,
            latency_min: latencies().min().unwrap(),
            latency_max: latencies().max().unwrap(),
            interval_max: times.windows(2).map(|pair| pair[1].0 - pair[0].0).max(),
            kept_raw: None,
        }
    };
    lanes
        .unwrap()
        .iter()
        .map(|lane| timing(&lane.times))
        .collect()
}

fn check(design: &dyn Design, reference: &Reference, all: &[u8], counts: &[usize]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data");
    fs::write(&path, all).unwrap();
    let source = Source::open(&path, None).unwrap();
    let file = BlockFile::new(source, design.geometry().block(), false).unwrap();
    let wanted = design.roles().iter();
    let wanted = wanted.map(|&role| one_stream(design, role, reference, all, counts));
    let wanted: Vec<_> = wanted.collect();
    for (i, &blocks) in counts.iter().enumerate() {
        for threads in [1, 3] {
            let report = simulate(design, reference, threads, &file, blocks as u64, &|_| ());
            let report = report.unwrap();
            assert_eq!(report.statistics.blocks(), blocks as u64);
            for (&role, wanted) in design.roles().iter().zip(&wanted) {
                let name = design.role_name(role);
                let mut given = report.halves[name].clone();
                given.kept_raw = None;
                let what = format!(
                    "{} {name}, {blocks} blocks, {threads} threads",
                    design.name()
                );
                assert_eq!(given, wanted[i], "{what}");
            }
        }
    }
}

const COUNTS: [usize; 6] = [1, 2, 33, 129, 700, 2000];

fn book(design: &E2mc, data: &[u8]) -> Codebook {
    let mut histogram = SymbolHistogram::new(design.symbol_length());
    histogram.add(data).unwrap();
    histogram.train(design.mfv()).unwrap()
}

fn options(sl: u32, pdw: u32, beat: u32) -> Options {
    let options = Options::default().with("sl", sl).with("pdw", pdw);
    options.with("beat", beat)
}

fn e2mc_at_every_number_of_blocks(sl: u32, pdw: u32, beat: u32) {
    let design = E2mc::new(&options(sl, pdw, beat)).unwrap();
    let data = data(2000, u64::from(sl + pdw + beat));
    let reference = design.reference_of(&book(&design, &data));
    check(&design, &reference, &data, &COUNTS);
}

#[test]
fn e2mc_with_beats_of_32_at_every_number_of_blocks() {
    e2mc_at_every_number_of_blocks(16, 4, 32);
}

#[test]
fn e2mc_with_beats_of_16_at_every_number_of_blocks() {
    e2mc_at_every_number_of_blocks(32, 4, 16);
}

#[test]
fn e2mc_with_beats_of_4_at_every_number_of_blocks() {
    e2mc_at_every_number_of_blocks(32, 8, 4);
}

#[test]
fn designs_without_tables_at_every_number_of_blocks() {
    for (name, beat) in [
        ("bpc-opt", 128),
        ("fpc-opt", 32),
        ("bpc-mc", 64),
        ("bdi", 16),
        ("cpack", 8),
    ] {
        let technique = Technique::find(name).unwrap();
        let options = Options::default().with("beat", beat);
        let design = TablelessDesign::new(technique, &options).unwrap();
        let data = data(2000, beat);
        check(&design, &design.reference(None).unwrap(), &data, &COUNTS);
    }
}

#[test]
fn bus_stages_at_every_number_of_blocks() {
    for name in ["energy-control", "dbi"] {
        let design = hdlgen::internals::design::new(name, &Options::default()).unwrap();
        let data = data(1000, 7);
        check(
            design.as_ref(),
            &design.reference(None).unwrap(),
            &data,
            &[1, 33, 1000],
        );
    }
}

/// Each run builds the model again, with all of the compiler's optimisations.
fn sim_and_verilator_say_the_same(design: &str, blocks: u32) {
    if !have_verilator() {
        return;
    }
    let folder = Folder::new();
    folder.write("data", &data(700, 3));
    let rest = format!("{design} --blocks {blocks} data --json");
    let sim = folder.json(&format!("sim {rest}"));
    let cosim = folder.json(&format!("cosim --stalls 0 {rest}"));
    for half in ["compressor", "decompressor"] {
        for key in [
            "blocks",
            "cycles",
            "latency_min",
            "latency_max",
            "interval_max",
        ] {
            let (ours, theirs) = (&sim[half][key], &cosim["halves"][half][key]);
            assert_eq!(ours, theirs, "{rest}: {half} {key}");
        }
    }
}

#[test]
fn sim_and_verilator_say_the_same_of_many_blocks_in_stages() {
    sim_and_verilator_say_the_same("--design bdi --beat 128", 320);
}

#[test]
fn sim_and_verilator_say_the_same_of_two_blocks() {
    sim_and_verilator_say_the_same("--design m-bdi --beat 16", 2);
}

#[test]
fn sim_and_verilator_say_the_same_of_many_blocks_of_e2mc() {
    sim_and_verilator_say_the_same("--sl 32 --pdw 4 --beat 16", 700);
}

#[test]
fn a_single_block_has_no_interval() {
    let folder = Folder::new();
    folder.write("data", &data(1, 1));
    let line = "sim --design bpc-opt data";
    let text = String::from_utf8(folder.run(line).success().get_output().stdout.clone()).unwrap();
    assert!(text.contains("  1 block of 128 bytes"), "{text}");
    assert!(!text.contains("interval"), "{text}");
    let json = folder.json(&format!("{line} --json"));
    assert!(json["compressor"]["interval_max"].is_null());
}
