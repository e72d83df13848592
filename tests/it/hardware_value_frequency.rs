//! The value-frequency table in the simulator, count for count against its software twin and against a
//! model written apart from it.

use hdlgen::internals::codebook::{Trained, ValueFrequency};
use hdlgen::internals::hdl::sim::storage::Storage;
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::rtl::common::axi_lite::REVISION;
use hdlgen::internals::rtl::protect::Protection;
use hdlgen::internals::rtl::value_frequency::address_map::*;
use hdlgen::internals::rtl::value_frequency::Parameters;
use hdlgen::internals::terms::{MfvCount, SymbolLength};

use crate::common::folder::Folder;
use crate::common::value_frequency::Bench;
use crate::common::value_frequency_lane::{Manner, BACK_TO_BACK};

fn parameters(sl: u32, mfv: u32, ways: u32, block: u32, beat: u32) -> Parameters {
    Parameters {
        name: format!("table{sl}_{mfv}_{ways}_{block}_{beat}"),
        symbol_bits: sl,
        sets: mfv / 8,
        ways,
        block_bytes: block,
        beat_bytes: beat,
        protection: Protection::None,
        count_bits: 32,
    }
}

fn protected(p: Parameters) -> Parameters {
    Parameters {
        name: format!("{}_parity", p.name),
        protection: Protection::Parity,
        ..p
    }
}

fn some_parameters() -> Vec<Parameters> {
    vec![
        protected(parameters(16, 1024, 16, 128, 32)),
        protected(parameters(8, 1024, 16, 128, 32)),
        parameters(16, 1024, 16, 128, 32),
        parameters(4, 1024, 16, 128, 32),
        parameters(8, 1024, 16, 128, 64),
        parameters(32, 1024, 16, 128, 32),
        parameters(16, 512, 4, 64, 4),
        parameters(32, 512, 8, 64, 64),
        parameters(16, 512, 32, 128, 128),
        parameters(32, 4096, 4, 128, 16),
        parameters(8, 1024, 16, 64, 8),
        parameters(4, 1024, 16, 64, 64),
    ]
}

fn twin(p: &Parameters) -> ValueFrequency {
    let length = SymbolLength::try_from(p.symbol_bits).unwrap();
    ValueFrequency::new(length, MfvCount::try_from(8 * p.sets).unwrap(), p.ways)
}

/// The counts that are read equal those of the software model, and train the same codebook.
fn agrees_with_twin(bench: &mut Bench) {
    let tables = bench.agrees();
    for (lane, words) in bench.lanes.iter().zip(tables) {
        let mut twin_table = twin(&bench.p);
        twin_table.add(&lane.expected.data).unwrap();
        assert_eq!(u64::from(twin_table.total()), lane.expected.total);
        let words: Vec<(u32, u32)> = words
            .into_iter()
            .map(|(value, count)| (if count > 0 { value as u32 } else { 0 }, count as u32))
            .collect();
        let read = twin(&bench.p).with_counts(&words, lane.expected.total as u32);
        assert_eq!(read.counters(), twin_table.counters());
        assert_eq!(read.table(), twin_table.table());
        if lane.expected.total > 0 {
            assert_eq!(read.train().unwrap(), twin_table.train().unwrap());
        }
    }
}

#[test]
fn it_counts_as_the_software_twin() {
    for (seed, p) in some_parameters().iter().enumerate() {
        let manner = match seed % 3 {
            0 => BACK_TO_BACK,
            1 => Manner {
                pause: 40,
                gap: 30,
                wrong: 0,
            },
            _ => Manner {
                pause: 5,
                gap: 150,
                wrong: 0,
            },
        };
        let mut bench = Bench::new(p, manner, seed as u64);
        bench.until(IDLE);
        bench.agrees();
        bench.write(LENGTH, 40).unwrap();
        bench.write(CONTROL, START).unwrap();
        bench.sends = true;
        bench.until(DONE);
        bench.drain();
        agrees_with_twin(&mut bench);
        for lane in &bench.lanes {
            assert_eq!(lane.expected.sampled, 40);
            assert_eq!(lane.expected.sampled + lane.expected.skipped, lane.ended);
        }
    }
}

#[test]
fn sampling_starts_and_stops_in_a_running_stream() {
    for (seed, p) in some_parameters().iter().enumerate() {
        let manner = Manner {
            pause: 10 * (seed as u32 % 3),
            gap: 60 * (seed as u32 % 2),
            wrong: 15,
        };
        let mut bench = Bench::new(p, manner, 100 + seed as u64);
        bench.until(IDLE);
        bench.sends = true;
        bench.run(300);
        // Until a stop, which drops a partial block; more than once, because counts continue.
        for cycles in [1500, 0, 3, 900, 40] {
            bench.write(CONTROL, START).unwrap();
            bench.run(cycles);
            bench.write(CONTROL, STOP).unwrap();
            bench.until(IDLE);
        }
        // As many blocks as are asked for; the length counts that was there at the start.
        bench.write(LENGTH, 7).unwrap();
        bench.write(CONTROL, START).unwrap();
        bench.write(LENGTH, 3).unwrap();
        bench.until(DONE);
        // A stop while nothing is sampled has no effect.
        bench.write(CONTROL, STOP).unwrap();
        bench.until(DONE);
        bench.drain();
        agrees_with_twin(&mut bench);
        assert!(bench.lanes.iter().all(|lane| lane.expected.wrong));
        assert!(bench.lanes.iter().any(|lane| lane.expected.sampled > 7));

        // Cleared while blocks come, and once more.
        bench.sends = true;
        bench.run(200);
        bench.write(CONTROL, CLEAR).unwrap();
        bench.until(IDLE);
        bench.drain();
        agrees_with_twin(&mut bench);
        bench.sends = true;
        bench.write(CONTROL, START).unwrap();
        bench.until(DONE);
        bench.drain();
        agrees_with_twin(&mut bench);
        assert!(bench.lanes.iter().all(|lane| lane.expected.sampled == 3));
    }
}

#[test]
fn a_reset_in_the_middle_empties_the_table() {
    for (seed, p) in some_parameters().iter().enumerate() {
        let mut bench = Bench::new(p, BACK_TO_BACK, 200 + seed as u64);
        for cycles in [0, 5, 77, 400, 801] {
            bench.sends = true;
            bench.until(IDLE);
            bench.write(CONTROL, START).unwrap();
            bench.run(cycles);
            bench.reset();
            // The rest of a block that was interrupted by the reset has too few beats.
            assert!(bench
                .words(STATUS)
                .iter()
                .all(|status| status & 3 == u64::from(CLEARING)));
            bench.until(IDLE);
            assert!(bench.words(LENGTH).iter().all(|length| *length == 0));
            bench.drain();
            bench.agrees();
        }
        bench.write(LENGTH, 5).unwrap();
        bench.write(CONTROL, START).unwrap();
        bench.sends = true;
        bench.until(DONE);
        bench.drain();
        agrees_with_twin(&mut bench);
    }
}

#[test]
fn full_counts_stay() {
    for (seed, bits) in [(0, 2), (1, 3), (2, 5)] {
        for mut p in some_parameters() {
            p.count_bits = bits;
            let mut bench = Bench::new(&p, BACK_TO_BACK, 300 + seed);
            bench.until(IDLE);
            bench.write(LENGTH, 20).unwrap();
            bench.write(CONTROL, START).unwrap();
            bench.sends = true;
            bench.until(DONE);
            bench.drain();
            let tables = bench.agrees();
            let full = (1 << bits) - 1;
            assert!(tables.iter().flatten().any(|word| word.1 == full));
        }
    }
}

/// A word with a flipped bit is reported, whether it is read through the port or counted up, until the table
/// is cleared.
#[test]
fn a_flipped_bit_is_told() {
    for (seed, p) in (0..).zip(some_parameters().into_iter().take(2)) {
        for counts in [false, true] {
            let mut bench = Bench::new(&p, BACK_TO_BACK, 700 + seed);
            bench.until(IDLE);
            bench.write(LENGTH, 40).unwrap();
            bench.write(CONTROL, START).unwrap();
            bench.sends = true;
            bench.until(DONE);
            let mut storage = bench.simulator.storage();
            storage.retain(Storage::is_memory);
            assert_eq!(storage.len() as u32, p.entry_ways());
            for lane in 0..LANES {
                let memory = &storage[lane % storage.len()];
                // With counts in all words, as symbols do not come to each.
                let words = if counts { memory.depth } else { 1 };
                for word in 0..words {
                    let word = (word + 31 * lane as u32) % memory.depth;
                    let bit = word * memory.width + lane as u32 % memory.width;
                    bench.simulator.flip(lane, memory, bit.into());
                }
            }
            let told = |bench: &mut Bench| {
                let status = bench.words(STATUS).into_iter();
                status
                    .filter(|status| status & u64::from(DAMAGED) != 0)
                    .count()
            };
            assert_eq!(told(&mut bench), 0);
            if counts {
                bench.write(CONTROL, START).unwrap();
                bench.until(DONE);
            } else {
                bench.drain();
                bench.table();
            }
            assert_eq!(told(&mut bench), LANES);
            bench.drain();
            bench.write(CONTROL, CLEAR).unwrap();
            bench.until(IDLE);
            bench.agrees();
            assert_eq!(told(&mut bench), 0);
            bench.inject(true);
            bench.write(CONTROL, CLEAR).unwrap();
            bench.until(IDLE);
            bench.table();
            assert_eq!(told(&mut bench), LANES);
        }
    }
}

/// Only these of the registers' and tables' words can be read.
pub fn known(p: &Parameters, address: u32) -> bool {
    let words = p.entries() * p.entry_ways();
    let in_table = |base: u32| (base..base + 4 * words).contains(&address);
    let is_register = address < 4 * REGISTERS || address == REVISION;
    is_register || in_table(COUNTS) || (p.has_values() && in_table(VALUES))
}

#[test]
fn what_cannot_be_done_is_refused_and_changes_nothing() {
    for (seed, p) in some_parameters().iter().enumerate() {
        let mut bench = Bench::new(p, BACK_TO_BACK, 400 + seed as u64);
        let refused = |bench: &mut Bench, address, data| {
            let name = bench.p.name.clone();
            assert_eq!(
                bench.write(address, data),
                Err(()),
                "{name}: {address:#x}, {data:#x}"
            );
        };
        let closed = |bench: &mut Bench| {
            for address in [COUNTS, COUNTS + 4, VALUES] {
                assert!(bench.read(address).iter().all(Result::is_err));
            }
            for command in [START, CLEAR] {
                refused(bench, CONTROL, command);
            }
        };
        closed(&mut bench);
        bench.until(IDLE);
        bench.sends = true;
        bench.write(LENGTH, 10).unwrap();
        bench.write(CONTROL, START).unwrap();
        closed(&mut bench);
        bench.until(DONE);
        bench.drain();
        agrees_with_twin(&mut bench);

        for command in [0, 3, 5, 6, 7, 8, 0x11, 0x8000_0001, !0] {
            refused(&mut bench, CONTROL, command);
        }
        for address in [
            STATUS,
            SAMPLED,
            SKIPPED,
            TOTAL,
            COUNTS,
            VALUES,
            COUNTS + 64,
            0x18,
            0x3_0000,
        ] {
            refused(&mut bench, address, CLEAR);
        }
        for strobe in 0..15 {
            for (address, data) in [(CONTROL, CLEAR), (CONTROL, START), (LENGTH, 99)] {
                assert_eq!(bench.write_strobed(address, data, strobe), Err(()));
            }
        }
        let words = p.entries() * p.entry_ways();
        let ends = [0, COUNTS, VALUES, 0x3_0000, 0x4_0000].into_iter();
        let near = ends.chain([4 * REGISTERS, COUNTS + 4 * words, VALUES + 4 * words]);
        let near = near.flat_map(|end| [end.wrapping_sub(4), end, end + 4]);
        for address in near.chain((0..0x4_0000).step_by(4 * 397)) {
            if address < 0x4_0000 {
                let answers = bench.read(address);
                let works = known(p, address);
                assert!(
                    answers.iter().all(|answer| answer.is_ok() == works),
                    "{address:#x}"
                );
            }
        }
        assert!(bench.words(CONTROL).iter().all(|word| *word == 0));
        // The two low bits of an address do not count.
        assert!(bench.words(LENGTH + 3).iter().all(|length| *length == 10));
        bench.until(DONE);
        agrees_with_twin(&mut bench);
    }
}

/// No block is skipped if blocks are as far apart as the interval; of streams without gaps, the interval
/// gives the number of skipped blocks.
#[test]
fn a_block_is_taken_in_each_interval() {
    for p in some_parameters() {
        let apart = p.interval().div_ceil(p.beats());
        let mut bench = Bench::new(&p, BACK_TO_BACK, 500);
        bench.until(IDLE);
        bench.write(CONTROL, START).unwrap();
        bench.sends = true;
        bench.run(20 * apart * p.beats());
        bench.drain();
        bench.write(CONTROL, STOP).unwrap();
        bench.until(IDLE);
        bench.agrees();
        for lane in &bench.lanes {
            assert_eq!(lane.expected.sampled, lane.ended.div_ceil(apart.into()));
        }
    }
}

/// The codebook from the hardware's counts equals that of `hdlgen eval --train vft`.
#[test]
fn its_codebook_is_that_of_the_evaluation() {
    for (sl, ways, mfv) in [(16, 16, 1024), (32, 8, 512), (8, 16, 1024)] {
        let p = parameters(sl, mfv, ways, 128, 32);
        let mut bench = Bench::new(&p, BACK_TO_BACK, 600);
        bench.until(IDLE);
        bench.write(LENGTH, 60).unwrap();
        bench.write(CONTROL, START).unwrap();
        bench.sends = true;
        bench.until(DONE);
        bench.drain();
        let tables = bench.agrees();
        let totals = bench.words(TOTAL);
        for lane in [0, 17] {
            let words = tables[lane].iter();
            let words: Vec<_> = words.map(|word| (word.0 as u32, word.1 as u32)).collect();
            let read = twin(&p).with_counts(&words, totals[lane] as u32);
            let folder = Folder::new();
            folder.write("sampled", &bench.lanes[lane].expected.data);
            let book = read.train().unwrap().to_json();
            folder.write("book.json", book.as_bytes());
            let parameters = match sl {
                8 => format!("--sl {sl}"),
                _ => format!("--sl {sl} --mfv {mfv}"),
            };
            let ratio = |trained: &str| {
                let found = folder.json(&format!("eval sampled --codec e2mc --json {trained}"));
                let ratio = &found["files"][0]["codecs"][0]["raw_ratio"];
                ratio.as_f64().unwrap()
            };
            let by_hardware = ratio("--codebook book.json");
            assert_eq!(
                by_hardware,
                ratio(&format!("{parameters} --train vft:{ways}"))
            );
        }
    }
}
