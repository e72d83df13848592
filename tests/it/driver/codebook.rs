//! Codebooks that the firmware makes from counts, and its load sequences, compared with the library's.

use hdlgen::internals::axi_bench::Register;
use hdlgen::internals::codebook::{Book, ValueFrequency};
use hdlgen::internals::design::controller::Controller;
use hdlgen::internals::design::{Design, Options};
use hdlgen::internals::rtl::controller::registers::UNIT_BITS;
use hdlgen::internals::rtl::value_frequency::address_map::{COUNTS, TOTAL, VALUES};
use hdlgen::internals::terms::{MfvCount, SymbolLength};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::firmware::{load_sequence, Firmware, Outcome};

/// Counts of a value-frequency table: a value and a count for each word of it, and the total.
#[derive(Clone)]
struct Counts {
    words: Vec<(u32, u32)>,
    total: u32,
}

impl Counts {
    fn read(&self, address: u32) -> u32 {
        let word = |base: u32| self.words[((address - base) / 4) as usize];
        match address {
            TOTAL => self.total,
            VALUES.. => word(VALUES).0,
            _ => word(COUNTS).1,
        }
    }
}

/// Ways that the table has.
const WAYS: u32 = ValueFrequency::DEFAULT_WAYS;

/// Counts by their number in the table, of values that are distinct.
fn counts(table: &ValueFrequency, symbol_bits: u32, mfv: u32, of: impl Fn(u32) -> u32) -> Counts {
    let direct = table.counters().len() as u32;
    let words: Vec<(u32, u32)> = match direct {
        0 => {
            let sets = mfv / 8;
            let tags = (1_u64 << symbol_bits) / u64::from(sets);
            let word = |number: u32| {
                let (set, way) = (number / WAYS, number % WAYS);
                // Tags in no order, each once.
                let tag = (u64::from(set) * 29 + u64::from(way) * 0x2f35_92b3) % tags;
                match of(number) {
                    0 => (0, 0),
                    count => (set + sets * tag as u32, count),
                }
            };
            (0..sets * WAYS).map(word).collect()
        }
        _ => (0..direct).map(|number| (0, of(number))).collect(),
    };
    let total = words.iter().fold(0_u32, |sum, w| sum.saturating_add(w.1));
    Counts { words, total }
}

/// Checks that the firmware's load sequence equals the library's.
fn check(firmware: &mut Firmware, design: &Controller, table: &ValueFrequency, counts: &Counts) {
    let mut on_table = |register| match register {
        Register::Read(address) => Some(counts.read(address - (3 << UNIT_BITS))),
        Register::Write(..) => None,
    };
    let read = firmware.call("read_counts", &mut on_table).0;
    assert_eq!(read, Outcome::Ok);
    let table = table.clone().with_counts(&counts.words, counts.total);
    let trained = firmware.call("train", &mut |_| None).0;
    let Ok(book) = table.train() else {
        assert_eq!(trained, Outcome::NothingSampled);
        return;
    };
    assert_eq!(trained, Outcome::Ok);
    let mut writes = Vec::new();
    let mut note = |register| {
        writes.push(register);
        Some(0)
    };
    assert_eq!(firmware.call("load", &mut note).0, Outcome::Ok);
    let expected = load_sequence(design, &Book::from(book));
    assert_eq!(writes.len(), expected.len());
    for (number, (write, expected)) in writes.iter().zip(&expected).enumerate() {
        assert_eq!(write, expected, "{}: write {number}", design.name());
    }
}

/// A pseudo-random number that depends only on its arguments.
fn scrambled(number: u32, seed: u32) -> u32 {
    (number ^ seed.wrapping_mul(0x85eb_ca6b)).wrapping_mul(0x9e37_79b9) >> 7
}

fn all_alike(flags: &str) {
    let given = flags.split_whitespace().map(|f| f.split_once('=').unwrap());
    let options = Options::default().with("codec", "e2mc");
    let options = given.clone().fold(options, |all, (n, v)| all.with(n, v));
    let design = Controller::new(&options).unwrap();
    let number = |name: &str, default: u32| {
        let found = given.clone().find(|(flag, _)| *flag == name);
        found.map_or(default, |(_, value)| value.parse().unwrap())
    };
    let (symbol_bits, mfv) = (number("sl", 16), number("mfv", 1024));
    let table = ValueFrequency::new(
        SymbolLength::try_from(symbol_bits).unwrap(),
        MfvCount::try_from(mfv).unwrap(),
        WAYS,
    );
    let mut firmware = Firmware::new(&design);
    let mut fibonacci = [1_u32; 64];
    for place in 2..64 {
        fibonacci[place] = fibonacci[place - 1].saturating_add(fibonacci[place - 2]);
    }
    let kinds: [Box<dyn Fn(u32) -> u32>; 9] = [
        // No counts, one value, all equal, and full counters.
        Box::new(|_| 0),
        Box::new(|number| 9 * u32::from(number == 21)),
        Box::new(|_| 3),
        Box::new(|_| u32::MAX),
        // Steep: the limit of the length binds.
        Box::new(move |number| fibonacci[number as usize % 64]),
        Box::new(|number| 1 << (number % 32)),
        // Many that are equal; few that are there; all sizes.
        Box::new(|number| scrambled(number, 1) % 4),
        Box::new(|number| scrambled(number, 2) % 900 * u32::from(number % 17 == 0)),
        Box::new(|number| scrambled(number, 3) >> (number % 29)),
    ];
    for (kind, of) in kinds.iter().enumerate() {
        println!("{flags}: kind {kind}");
        let counts = counts(&table, symbol_bits, mfv, of);
        check(&mut firmware, &design, &table, &counts);
        // For any count of the escape.
        for total in [counts.total / 2, u32::MAX] {
            let words = counts.words.clone();
            let other = Counts { words, total };
            check(&mut firmware, &design, &table, &other);
        }
    }
    let mut random = SmallRng::seed_from_u64(symbol_bits.into());
    for _ in 0..4 {
        let seed = random.random();
        let bits = random.random_range(1..32);
        let counts = counts(&table, symbol_bits, mfv, |number| {
            scrambled(number, seed).wrapping_mul(0x2545_f491) >> bits >> (number % bits)
        });
        check(&mut firmware, &design, &table, &counts);
    }
}

#[test]
fn codebooks_of_firmware_are_those_of_the_library() {
    for flags in ["sl=4 pdw=1", "sl=8", "sl=16 mfv=512", "sl=16 mfv=1024"] {
        all_alike(flags);
    }
}

#[test]
fn large_codebooks_of_firmware_are_those_of_the_library() {
    for flags in [
        "sl=32 mfv=1024",
        "sl=16 mfv=4096 ends=both",
        "sl=32 mfv=2048",
    ] {
        all_alike(flags);
    }
}

/// A refused write ends a load, and a refused read the reading.
#[test]
fn what_the_bus_refuses_is_told() {
    let options = Options::default().with("codec", "e2mc").with("sl", 4);
    let design = Controller::new(&options).unwrap();
    let mut firmware = Firmware::new(&design);
    for (line, good) in [("read_counts", 5), ("load", 100), ("load", 0)] {
        if line == "load" {
            firmware.call("read_counts", &mut |_| Some(7));
            assert_eq!(firmware.call("train", &mut |_| None).0, Outcome::Ok);
        }
        let mut accesses = 0;
        let outcome = firmware.call(line, &mut |_| {
            accesses += 1;
            (accesses <= good).then_some(1)
        });
        assert_eq!(outcome.0, Outcome::Refused);
        assert_eq!(accesses, good + 1);
    }
}
