//! All memories of a controller whose buffers and metadata are protected: none is without protection, and no flipped
//! bit in any of them gives wrong data without an error.

use hdlgen::internals::axi_bench::Traffic;
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::hdl::sim::storage::Storage;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::controller::{counted, during, Setup, PAGE};
use crate::common::folder::{sample, Folder};

/// As large as the default where the size changes the contents of a memory.
const DESIGNS: [&str; 4] = [
    "latency=200 mdc=1024",
    "latency=200 mdc=1024 codec=pfor",
    "latency=200 mdc=1024 codec=bpc-opt check=crc16 metadata-miss=whole",
    "latency=200 mdc=1024 codec=numbers format=bf16 ranks=block port=16 metadata-miss=serial",
];

fn protected(flags: &str, how: &str) -> String {
    format!("{flags} protect-buffers={how} protect-metadata={how}")
}

fn rams(running: &mut Running) -> Vec<Storage> {
    let mut all = running.bench.simulator().storage();
    all.retain(Storage::is_memory);
    all
}

/// The memories whose words have copies.
const COPIED: [&str; 4] = [
    "read_port.bursts",
    "read_port.pages",
    "read_port.slots_behind",
    "memory_port.metadata_beats.queue",
];

/// Flips the same bit of each word of a memory: another one in each lane, and a bit of each lane's own. Only
/// memories with at most `most` words.
fn flip_all(running: &mut Running, of_lanes: &[Storage], seed: u64, most: u32) {
    let of_lanes = of_lanes.iter().enumerate();
    for (lane, ram) in of_lanes.filter(|(_, ram)| ram.depth <= most) {
        let width = u64::from(ram.width);
        // These words, or the ends of them, have a copy, which is read only if two bits are wrong.
        let is_copied = COPIED.iter().any(|name| ram.scope.ends_with(name));
        let counts = if is_copied { width * 3 / 5 } else { width };
        for word in 0..u64::from(ram.depth) {
            let bit = width * word + (seed + 7 * lane as u64) % counts;
            running.bench.simulator().flip(lane, ram, bit);
        }
    }
}

#[test]
fn every_memory_is_corrected() {
    are_corrected(&DESIGNS[..1]);
}

#[test]
fn every_memory_of_other_codecs_is_corrected() {
    are_corrected(&DESIGNS);
}

/// Rounds in which a memory's words may be read, at most: a flipped bit of some is seen only if two writes are combined.
const ROUNDS: u64 = 8;

/// The memories in which no lane has corrected a word.
fn uncorrected(running: &mut Running, of_lanes: &[Storage]) -> Vec<String> {
    let words = counted(running, "corrected_words");
    let metadata = counted(running, "corrected_metadata");
    let counts = words.iter().zip(&metadata).zip(of_lanes);
    let without = counts.filter(|((words, metadata), _)| *words + *metadata == 0);
    without.map(|(_, ram)| ram.scope.clone()).collect()
}

/// For each memory: its words are corrected, or unused and counted as such, and all data are correct.
fn are_corrected(designs: &[&str]) {
    for (seed, flags) in (1..).zip(designs) {
        let setup = Setup::new(&protected(flags, "secded"), 512);
        let mut first = setup.begun(seed, |_| {});
        let rams = rams(&mut first);
        assert!(rams.len() > 25, "{flags}: {} memories", rams.len());
        for of_lanes in rams.chunks(first.bench.lanes()) {
            let mut running = setup.used(seed, 60);
            // Writes to few blocks are combined.
            let few = Traffic {
                range: 16 * PAGE..17 * PAGE,
                ..setup.traffic.clone()
            };
            for round in 0..ROUNDS {
                let (traffic, requests) = match round % 2 {
                    1 => (&few, 200),
                    _ => (&setup.traffic, 60),
                };
                let seed_now = seed + 10 * round;
                during(&mut running, traffic, seed_now, requests, |running| {
                    for _ in 0..20 {
                        flip_all(running, of_lanes, seed, u32::MAX);
                        running.bench.steps(40)?;
                    }
                    // Words may wait for one cycle only.
                    for _ in 0..400 {
                        flip_all(running, of_lanes, seed, 128);
                        running.bench.steps(1)?;
                    }
                    Ok(())
                })
                .unwrap_or_else(|error| panic!("{flags}: {error}"));
                if round > 0 && uncorrected(&mut running, of_lanes).is_empty() {
                    break;
                }
            }
            setup.read_back(&mut running).unwrap();
            let without = uncorrected(&mut running, of_lanes);
            assert!(without.is_empty(), "{flags}: not protected: {without:#?}");
        }
    }
}

/// Upsets in a part of a unit, counted by outcome: no effect, corrected, detected, hanging and silent.
fn upsets(folder: &Folder, flags: &str, within: &str) -> [u64; 5] {
    let unit = "--design controller --outstanding 64 --write-buffer 16 --mdc 1024";
    let of = format!("--within {within} --in memories --faults 320");
    let found = folder.json(&format!("faults {unit} {flags} {of} --json data"));
    let rows = found[0]["modules"].as_array().unwrap();
    ["no_effect", "corrected", "detected", "hang", "silent"]
        .map(|of| rows.iter().map(|row| row[of].as_u64().unwrap()).sum())
}

#[test]
fn damaged_words_about_accesses_are_told() {
    are_told(
        &[("fpc-opt", "memory_port")],
        &[("parity", 1), ("secded", 2)],
    );
}

#[test]
fn damaged_words_of_other_parts_are_told() {
    let parts = [
        ("fpc-opt", "memory_port"),
        ("fpc-opt", "read_port"),
        ("fpc-opt", "compressor0"),
        ("pfor", "compressor0"),
    ];
    are_told(&parts, &[("parity", 1), ("secded", 1), ("secded", 2)]);
}

/// The memories other than those of the buffers and of the metadata cache: uncorrectable words are reported,
/// and do not hang the unit.
fn are_told(parts: &[(&str, &str)], protections: &[(&str, u32)]) {
    let folder = Folder::new();
    // Noise is stored raw.
    let mut data = sample();
    let mut random = SmallRng::seed_from_u64(1);
    data.extend((0..data.len()).map(|_| random.random::<u8>()));
    folder.write("data", &data);
    for (codec, within) in parts {
        for &(how, bits) in protections {
            let flags = format!(
                "--codec {codec} --protect-buffers {how} --protect-metadata {how} --bits {bits}"
            );
            let counts = upsets(&folder, &flags, within);
            println!("{within}, {flags}: {counts:?}");
            let [_, corrected, detected, hang, silent] = counts;
            assert_eq!(silent, 0, "{within}, {flags}: {counts:?}");
            assert_eq!(hang, 0, "{within}, {flags}: {counts:?}");
            if how == "secded" && bits == 1 {
                assert_eq!(detected, 0, "{within}, {flags}: {counts:?}");
                assert!(corrected > 0, "{within}, {flags}: {counts:?}");
            }
        }
    }
}
