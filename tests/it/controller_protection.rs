//! Protected memories of the controller: one flipped bit has no effect, two are reported, and no client gets
//! wrong data without an error.

use hdlgen::internals::axi_bench::any;
use hdlgen::internals::design::controller::simulate::{ControllerError, Running};
use hdlgen::internals::hdl::sim::storage::Storage;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::controller::{counted, during, events, memories, Setup, FLUSH, INIT};

const DESIGNS: [&str; 5] = [
    "mdc=1024 protect-buffers=secded energy-control=ed2",
    "mdc=1024 protect-buffers=secded",
    "mdc=1024 codec=bdi protect-buffers=secded metadata-miss=whole",
    "mdc=1024 port=16 write-buffer=2 outstanding=16 block=64 decompressors=2 protect-buffers=secded",
    "mdc=1024 port=64 memory-port=32 protect-buffers=secded compressors=2",
];

/// Bits of the register of errors to inject.
const EACH_MEMORY: u32 = 0x160f;
const EACH_BUFFER: u32 = 0xf;
const TWO: u32 = 0x10;

/// Flips this many bits of any word of some memories in each lane, one lane after another.
fn flip(
    running: &mut Running,
    memories: &[Storage],
    bits: u64,
    random: &mut SmallRng,
) -> Result<(), ControllerError> {
    for lane in 0..running.bench.lanes() {
        let memory = &memories[random.random_range(0..memories.len())];
        flip_word(
            running,
            lane,
            memory,
            random.random_range(0..memory.bits()),
            bits,
        );
        running.bench.steps(3)?;
    }
    Ok(())
}

/// Flips this many neighbouring bits in a word of a memory.
fn flip_word(running: &mut Running, lane: usize, memory: &Storage, bit: u64, bits: u64) {
    let width = u64::from(memory.width);
    let (word, first) = (bit / width, bit % width);
    for bit in first..first + bits {
        let bit = width * word + bit % width;
        running.bench.simulator().flip(lane, memory, bit);
    }
}

/// Flips this many bits, one or two, of the first code of each word of the metadata cache's lines.
fn flip_lines(running: &mut Running, bits: u64) {
    let lines = memories(running, &["lines"]);
    for lane in 0..running.bench.lanes() {
        for word in 0..u64::from(lines[0].depth) {
            let bit = u64::from(lines[0].width) * word + 11 * word % 63;
            flip_word(running, lane, &lines[0], bit, bits);
        }
    }
}

/// Units with a metadata cache of two ways and of four.
fn metadata_designs(protection: &str) -> [String; 2] {
    [
        format!("mdc=1024 mdc-ways=2 protect-metadata={protection}"),
        format!("mdc=1024 mdc-ways=4 metadata-misses=2 protect-metadata={protection} memory-port=32 port=32"),
    ]
}

/// Injects into all memories again and again.
fn inject(running: &mut Running, setup: &Setup, value: u32, times: usize) {
    let register = setup.register("inject");
    for _ in 0..times {
        running.bench.write_register(register, value).unwrap();
        running.bench.steps(60).unwrap();
        running.bench.write_register(register, 0).unwrap();
    }
}

#[test]
fn without_errors_all_is_as_without_protection() {
    let parity = DESIGNS.map(|flags| flags.replace("secded", "parity"));
    for flags in DESIGNS.map(str::to_owned).into_iter().chain(parity) {
        let setup = Setup::new(&flags, 64);
        let mut running = setup.used(1, 100);
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        assert!(events(&mut running).iter().all(|events| *events == 0x20));
        for name in ["corrected_words", "damaged_words"] {
            let counts = counted(&mut running, name);
            assert!(counts.iter().all(|count| *count == 0), "{name}: {counts:?}");
        }
    }
}

#[test]
fn one_flipped_bit_is_corrected() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        let setup = Setup::new(flags, 64);
        let mut running = setup.begun(seed, |options| options.lanes = 4);
        during(&mut running, &setup.traffic, seed, 300, |running| {
            inject(running, &setup, EACH_MEMORY, 20);
            Ok(())
        })
        .unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        assert!(events(&mut running).iter().all(|events| *events == 0x20));
        let counts = counted(&mut running, "corrected_words");
        assert!(counts.iter().all(|count| *count > 10), "{counts:?}");
    }
}

/// An error in each memory is counted, also with a narrow memory port. A word that is never read is not
/// counted, so all memories but the first have more than one try.
#[test]
fn an_error_of_each_memory_is_corrected_and_counted() {
    let narrow = "mdc=1024 memory-port=4 protect-buffers=secded";
    for (seed, flags) in (1..).zip([DESIGNS[1], narrow]) {
        let setup = Setup::new(flags, 64);
        let mut running = setup.begun(seed, |options| options.lanes = 4);
        let register = setup.register("inject");
        // The first word of a read that is alone is written for both forms of its block, and read for one.
        for (memory, tries) in [(0, 1), (1, 24), (2, 8), (3, 8), (9, 1), (10, 1)] {
            let before = counted(&mut running, "corrected_words");
            for again in 0..tries {
                let inject = |running: &mut Running, value| {
                    running.bench.write_register(register, value).unwrap();
                };
                inject(&mut running, 1 << memory);
                during(&mut running, &setup.traffic, seed + again, 120, |_| Ok(())).unwrap();
                inject(&mut running, 0);
            }
            let after = counted(&mut running, "corrected_words");
            for (lane, (before, after)) in before.iter().zip(after).enumerate() {
                assert!(after > *before, "{flags}: memory {memory}, lane {lane}");
            }
        }
    }
}

/// Each protected memory has an error to inject. In a word of bytes it is in the first byte, because all are alike.
#[test]
fn each_protected_memory_has_an_error_to_inject() {
    for flags in [
        "mdc=1024",
        "mdc=1024 codec=pfor",
        "mdc=1024 check=crc16 codec=bpc-opt",
        "mdc=1024 energy-control=ed2",
        "mdc=1024 codec=e2mc",
    ] {
        let setup = Setup::new(&format!("{flags} protect=secded"), 64);
        let mut running = setup.begun(1, |options| options.lanes = 1);
        let (memories, registers): (Vec<Storage>, Vec<Storage>) = running
            .bench
            .simulator()
            .storage()
            .into_iter()
            .partition(Storage::is_memory);
        assert!(memories.len() > 30, "{}", memories.len());
        for memory in memories {
            // An error of the codec's tables is injected by an address, and toggles have no protection.
            let others = [".code_table.", ".decode_table", ".summary"];
            if others.iter().any(|part| memory.scope.contains(part)) {
                continue;
            }
            let (parent, name) = memory.scope.rsplit_once('.').unwrap();
            let is_injected = registers.iter().any(|register| {
                let kind = register.name.strip_suffix("_injected");
                register.scope == parent && kind.is_some_and(|kind| name.starts_with(kind))
            });
            let is_other_byte = name.starts_with("byte") && name != "byte0";
            assert!(is_injected | is_other_byte, "{flags}: {}", memory.scope);
        }
    }
}

/// Two flipped bits, or one with parity, are an error for reads of the word; a write of it is poisoned and
/// answered with an error. Once everything is written again, all data are correct.
#[test]
fn damaged_words_are_told_and_pass() {
    let parity = DESIGNS[0].replace("secded", "parity");
    let designs = DESIGNS.map(|flags| (flags.to_owned(), EACH_BUFFER | TWO));
    for (seed, (flags, value)) in (1..).zip(designs.into_iter().chain([(parity, EACH_BUFFER)])) {
        let setup = Setup::new(&flags, 64);
        let mut running = setup.begun(seed, |options| {
            options.lanes = 4;
            options.expectation = any();
        });
        for lane in 0..4 {
            running.bench.client(lane).reference.writes_may_fail = true;
        }
        let report = during(&mut running, &setup.traffic, seed, 300, |running| {
            inject(running, &setup, value, 20);
            Ok(())
        });
        let report = report.unwrap();
        assert!(
            report.failed_reads > 0 && report.failed_writes > 0,
            "{flags}"
        );
        let happened = events(&mut running);
        assert!(
            happened.iter().all(|events| events & 0x100 != 0),
            "{happened:x?}"
        );
        let counts = counted(&mut running, "damaged_words");
        assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
        setup.write_all(&mut running).unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        assert!(events(&mut running)
            .iter()
            .all(|events| *events & !0x21 == 0));
    }
}

/// Any bit of the memories that hold blocks, under traffic.
#[test]
fn no_flipped_bit_of_a_buffer_matters() {
    for (seed, flags) in (1..).zip(&DESIGNS[..3]) {
        let setup = Setup::new(flags, 64);
        let mut running = setup.begun(seed, |_| {});
        let buffers = memories(
            &mut running,
            &["stored", "blocks", "modified", "byte", "flit", "form"],
        );
        assert!(buffers.len() >= 10, "{}", buffers.len());
        let mut random = SmallRng::seed_from_u64(seed);
        during(&mut running, &setup.traffic, seed, 60, |running| {
            flip(running, &buffers, 1, &mut random)
        })
        .unwrap();
        setup.read_back(&mut running).unwrap();
        let happened = events(&mut running);
        assert!(
            happened.iter().all(|events| *events & !0x20 == 0),
            "{happened:x?}"
        );
    }
}

/// If a flipped bit makes a burst wait for an entry that is free, the wait ends without help.
#[test]
fn no_write_waits_for_a_free_entry() {
    let setup = Setup::new("mdc=1024", 64);
    let mut running = setup.used(1, 60);
    let mut waits = running.bench.simulator().storage();
    waits.retain(|one| one.name == "is_awaited" && one.module.ends_with("first_burst"));
    assert_eq!(waits.len() as u32, setup.design.hardware().entries);
    for one in &waits {
        for lane in 0..running.bench.lanes() {
            running.bench.simulator().flip(lane, one, 0);
        }
    }
    running.requests(&setup.traffic, 2, 60).unwrap();
    setup.read_back(&mut running).unwrap();
}

/// Any bit of the metadata cache flips under traffic, without a visible effect.
#[test]
fn one_flipped_bit_of_metadata_is_corrected() {
    for (seed, flags) in (1..).zip(metadata_designs("secded")) {
        let setup = Setup::new(&flags, 512);
        let mut running = setup.used(seed, 60);
        let memories = memories(&mut running, &["lines", "sets"]);
        assert!(memories.len() >= 2);
        let mut random = SmallRng::seed_from_u64(seed);
        during(&mut running, &setup.traffic, seed, 200, |running| {
            flip(running, &memories, 1, &mut random)
        })
        .unwrap();
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
        assert!(events(&mut running).iter().all(|events| *events == 0x20));
        let counts = counted(&mut running, "corrected_metadata");
        let corrected = counts.iter().filter(|count| **count > 0).count();
        assert!(corrected > counts.len() / 4, "{counts:?}");
        let counts = counted(&mut running, "lost_metadata");
        assert!(counts.iter().all(|count| *count == 0), "{counts:?}");
    }
}

/// Every line is damaged after a flush: each is fetched again, and all is right.
#[test]
fn damaged_lines_of_metadata_are_fetched_again() {
    for (protection, bits) in [("parity", 1), ("secded", 2)] {
        for (seed, flags) in (1..).zip(metadata_designs(protection)) {
            let setup = Setup::new(&flags, 512);
            let mut running = setup.used(seed, 200);
            running.command("flush", FLUSH).unwrap();
            flip_lines(&mut running, bits);
            setup.read_back(&mut running).unwrap();
            running.command("flush", FLUSH).unwrap();
            flip_lines(&mut running, bits);
            running.requests(&setup.traffic, seed + 10, 100).unwrap();
            setup.read_back(&mut running).unwrap();
            running.command("flush", FLUSH).unwrap();
            setup.check_memory(&mut running.bench);
            let happened = events(&mut running);
            assert!(
                happened.iter().all(|events| *events == 0x20),
                "{happened:x?}"
            );
            let counts = counted(&mut running, "refetched_metadata");
            assert!(counts.iter().all(|count| *count > 5), "{flags}: {counts:?}");
        }
    }
}

/// Whether a flush ends, with success or not.
fn flush_ends(running: &mut Running) -> bool {
    !matches!(
        running.command("flush", FLUSH),
        Err(ControllerError::Hangs(_))
    )
}

/// Uncorrectable bits of the metadata cache's memories, under traffic: an access that might get wrong data
/// gets an error, nothing hangs, a flush ends, and after init all data are correct.
#[test]
fn damaged_metadata_give_no_wrong_data() {
    let parity = metadata_designs("parity").map(|flags| (flags, 1));
    let secded = metadata_designs("secded").map(|flags| (flags, 2));
    for (seed, (flags, bits)) in (1..).zip(parity.into_iter().chain(secded)) {
        let setup = Setup::new(&flags, 512);
        let mut running = setup.begun(seed, |options| options.expectation = any());
        running.requests(&setup.traffic, seed, 60).unwrap();
        assert!(events(&mut running)
            .iter()
            .all(|events| events & !0x20 == 0));
        let memories = memories(&mut running, &["lines", "sets"]);
        assert!(memories.len() >= 2);
        let mut random = SmallRng::seed_from_u64(seed);
        let lanes = running.bench.lanes();
        for lane in 0..lanes {
            running.bench.client(lane).reference.writes_may_fail = true;
        }
        during(&mut running, &setup.traffic, seed, 200, |running| {
            flip(running, &memories, bits, &mut random)
        })
        .unwrap();
        let found = events(&mut running);
        let told = found.iter().filter(|events| **events & 0x300 != 0).count();
        assert!(told > lanes / 5, "{found:x?}");
        assert!(flush_ends(&mut running), "{flags}");
        // The contents of the region are unknown.
        running.bench.reset(4).unwrap();
        running.bench.adopt_memory();
        setup.set_regions(&mut running.bench);
        running.command("init", INIT).unwrap();
        running.requests(&setup.traffic, seed + 10, 60).unwrap();
        assert!(events(&mut running)
            .iter()
            .all(|events| events & !0x20 == 0));
    }
}
