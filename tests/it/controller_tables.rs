//! Damaged words of the tables of a controller's codec: a test finds all of them, nothing is decoded with one, and
//! the same codebook, but no other one, makes the unit right again in place.

use std::collections::BTreeSet;

use hdlgen::internals::axi_bench::{any, Answer, Pattern};
use hdlgen::internals::codebook::Book;
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::hdl::sim::storage::Storage;
use hdlgen::internals::rtl::controller::registers::{DAMAGED_WORDS, DAMAGED_WORD_ADDRESS, TABLES};
use hdlgen::internals::rtl::e2mc::tables::address_map::{CODE_TABLE, DECODE_TABLE, TAGS};

use crate::common::controller::{
    counted, counter, during, events, refuses, train, Setup, FLUSH, SCRUB,
};

const DESIGNS: [&str; 3] = [
    "codec=e2mc mfv=512 pdw=2 compressors=2 decompressors=2 mdc=1024 protect=parity",
    "codec=e2mc sl=4 pdw=2 compressors=1 decompressors=2 mdc=1024 protect=parity check=crc16",
    "codec=e2mc mfv=512 pdw=2 port=8 compressors=1 decompressors=1 mdc=1024 protect=parity",
];

const TEST: u32 = 5;
const DAMAGE: u32 = 0x100;
/// Bits of the register that says which tables are damaged.
const COMPRESSORS: u32 = 1;
const DECOMPRESSORS: u32 = 2;

/// The memories of the tables.
fn tables(running: &mut Running) -> Vec<Storage> {
    let mut all = running.bench.simulator().storage();
    all.retain(|one| one.is_memory() && place(one).is_some());
    all
}

/// The unit that a memory of the tables is in, and the byte address of its first word and the distance to the next.
fn place(one: &Storage) -> Option<(String, u32, u32)> {
    let (path, name) = one.scope.rsplit_once('.')?;
    let unit = path.split('.').find(|part| {
        let kind = part.trim_end_matches(|c: char| c.is_ascii_digit());
        ["compressor", "decompressor"].contains(&kind) && kind != *part
    })?;
    let base = if unit.starts_with('c') {
        1 << 18
    } else {
        2 << 18
    };
    let table = |name: &str, address: u32| {
        let way = name.split('_').next()?;
        match way.parse::<u32>() {
            Ok(way) => Some((base + address + 4 * way, 32)),
            Err(_) => Some((base + address, 4)),
        }
    };
    let (first, step) = if let Some(rest) = name.strip_prefix("decode_table") {
        debug_assert!(rest.is_empty() || rest.starts_with('_'));
        (base + DECODE_TABLE, 4)
    } else if let Some(rest) = name.strip_prefix("codes") {
        table(rest, CODE_TABLE)?
    } else {
        table(name.strip_prefix("tags")?, TAGS)?
    };
    Some((unit.to_owned(), first, step))
}

/// How many words a test reads, in all compressors or decompressors at once.
fn words_of(setup: &Setup) -> u32 {
    let tables = setup.design.hardware().tables.as_ref().unwrap();
    let all = tables.compressor.iter().chain(&tables.decompressor);
    all.map(|words| words.count).sum()
}

/// Flips a bit of some words in all lanes; returns the words: the unit, and the address.
fn flip(running: &mut Running, tables: &[Storage], count: usize) -> BTreeSet<(String, u32)> {
    let mut words = BTreeSet::new();
    let of_compressors = |one: &&Storage| place(one).unwrap().0.starts_with('c');
    let (compressors, decompressors): (Vec<_>, Vec<_>) = tables.iter().partition(of_compressors);
    for number in 0..count {
        let kind = [&compressors, &decompressors][number % 2];
        let one = kind[(number / 2 * 13 + 5) % kind.len()];
        let (unit, first, step) = place(one).unwrap();
        let word = (number as u32 * 29 + 3) % one.depth;
        if !words.insert((unit, first + step * word)) {
            continue;
        }
        let bit = u64::from(one.width) * u64::from(word) + number as u64 % u64::from(one.width);
        for lane in 0..running.bench.lanes() {
            running.bench.simulator().flip(lane, one, bit);
        }
    }
    words
}

/// What all lanes read, which is the same.
fn read(running: &mut Running, address: u32) -> u32 {
    let words = running.bench.read_register(address).unwrap();
    assert!(words.iter().all(|word| *word == words[0]), "{words:x?}");
    words[0]
}

fn test(running: &mut Running) -> Result<(), String> {
    running
        .command("test_tables", TEST)
        .map_err(|error| error.to_string())
}

/// Writes a codebook, until a write is refused; whether it was taken.
fn loads(running: &mut Running, setup: &Setup, book: &Book, kind: u32) -> bool {
    let writes = setup.tables(book).into_iter();
    let mut of_kind = writes.filter(|(address, _)| address >> 18 == kind);
    of_kind.all(|(address, data)| !refuses(&mut running.bench, address, data))
}

fn answer(running: &mut Running, errors: bool) {
    for lane in 0..running.bench.lanes() {
        let expectation = if errors {
            any()
        } else {
            std::rc::Rc::new(|_: &_| Answer::Okay)
        };
        running.bench.client(lane).set_expectation(expectation);
        running.bench.client(lane).reference.writes_may_fail = errors;
    }
}

#[test]
fn a_test_of_tables_finds_each_damaged_word() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        let setup = Setup::new(flags, 4);
        let mut running = setup.begun(seed, |options| options.lanes = 2);
        let tables = tables(&mut running);
        assert!(tables.len() >= 4, "{flags}: {}", tables.len());
        during(&mut running, &setup.traffic, seed, 60, |running| {
            test(running).unwrap();
            Ok(())
        })
        .unwrap();
        assert_eq!(read(&mut running, DAMAGED_WORDS), 0, "{flags}");
        assert_eq!(events(&mut running), [0x20; 2], "{flags}");
        let words = flip(&mut running, &tables, 7);
        assert!(test(&mut running).is_err(), "{flags}");
        assert_eq!(
            read(&mut running, DAMAGED_WORDS),
            words.len() as u32,
            "{flags}: {words:x?}"
        );
        let first = words.iter().map(|(_, address)| *address).min().unwrap();
        assert_eq!(read(&mut running, DAMAGED_WORD_ADDRESS), first, "{flags}");
        assert_eq!(events(&mut running), [DAMAGE | 0x20; 2], "{flags}");
        // Reads of software are checked, too; in the first unit only.
        let of_first = words.iter().find(|(unit, _)| unit.ends_with("or0"));
        if let Some((_, address)) = of_first {
            let read = hdlgen::internals::axi_bench::Register::Read(*address);
            let results = crate::common::controller::access(&mut running.bench, read);
            assert!(results.iter().all(|result| result.failed), "{flags}");
        }
        // Once more it finds the same.
        let before = counter(&mut running.bench, "cycle")[0];
        assert!(test(&mut running).is_err(), "{flags}");
        let cycles = counter(&mut running.bench, "cycle")[0] - before;
        let per_word = cycles / words_of(&setup);
        assert!(
            (8..=12).contains(&per_word),
            "{flags}: {per_word} cycles a word"
        );
        assert_eq!(
            read(&mut running, DAMAGED_WORDS),
            words.len() as u32,
            "{flags}"
        );
        let damaged = counted(&mut running, "damaged_tables");
        assert!(
            damaged.iter().all(|count| (1..=4).contains(count)),
            "{damaged:?}"
        );
    }
}

/// Under traffic, with blocks stored compressed: the tables are damaged, a test says so, and the same codebook makes
/// all right. Nothing in memory has changed.
#[test]
fn the_same_codebook_is_loaded_again_in_place() {
    for (seed, flags) in (1..).zip(DESIGNS) {
        let mut setup = Setup::new(flags, 4);
        // No bursts that AXI4 allows and the unit refuses.
        setup.traffic.pattern = Pattern::Hot { exponent: 1.0 };
        setup.traffic.partial_share = 0.3;
        let mut running = setup.begun(seed, |options| options.lanes = 2);
        setup.write_in_order(&mut running, seed);
        running.command("flush", FLUSH).unwrap();
        assert!(setup.check_memory(&mut running.bench) > 10, "{flags}");
        let book = setup.book.clone().unwrap();
        let inverted: Vec<u8> = (0..1 << 14)
            .map(|byte: u32| ((byte * 7) >> 3) as u8)
            .collect();
        let other = train(&setup.design, &inverted).unwrap();
        // Undamaged tables are not written.
        assert!(!loads(&mut running, &setup, &book, 2), "{flags}");
        let tables = tables(&mut running);
        flip(&mut running, &tables, 24);
        assert!(test(&mut running).is_err(), "{flags}");
        assert_eq!(
            read(&mut running, TABLES),
            COMPRESSORS | DECOMPRESSORS,
            "{flags}"
        );
        // Reads of compressed blocks fail; a scrub fails, and leaves them as they are.
        answer(&mut running, true);
        let report = setup.read_back(&mut running).unwrap();
        assert!(report.failed_reads > 10, "{flags}");
        setup.set(&mut running.bench, "scrub_first", 0);
        setup.set(&mut running.bench, "scrub_end", 1000);
        assert!(running.command("scrub", SCRUB).is_err(), "{flags}");
        setup.set(&mut running.bench, "bypass", 0);
        // A word by itself, and another codebook, are refused.
        let word = setup.tables(&book)[3];
        assert!(refuses(&mut running.bench, word.0, word.1), "{flags}");
        for kind in [2, 1] {
            assert!(!loads(&mut running, &setup, &other, kind), "{flags}");
        }
        assert_eq!(
            read(&mut running, TABLES),
            COMPRESSORS | DECOMPRESSORS,
            "{flags}"
        );
        let report = setup.read_back(&mut running).unwrap();
        assert!(report.failed_reads > 10, "{flags}");
        // While others read and write.
        during(&mut running, &setup.traffic, seed, 150, |running| {
            for (kind, left) in [(1, DECOMPRESSORS), (2, 0)] {
                assert!(loads(running, &setup, &book, kind), "{flags}");
                assert_eq!(read(running, TABLES), left, "{flags}");
            }
            Ok(())
        })
        .unwrap();
        answer(&mut running, false);
        events(&mut running);
        setup.read_back(&mut running).unwrap();
        assert_eq!(events(&mut running), [0; 2], "{flags}");
        test(&mut running).unwrap();
        assert!(!loads(&mut running, &setup, &book, 1), "{flags}");
        running.requests(&setup.traffic, seed, 60).unwrap();
        setup.write_in_order(&mut running, seed + 1);
        running.command("flush", FLUSH).unwrap();
        assert!(setup.check_memory(&mut running.bench) > 10, "{flags}");
        assert_eq!(setup.needlessly_raw(&mut running.bench), 0, "{flags}");
    }
}

/// A codebook that was not loaded as a whole is not known, and is not taken again.
#[test]
fn words_written_by_themselves_end_what_is_known_of_a_codebook() {
    let setup = Setup::new(DESIGNS[1], 4);
    let mut running = setup.begun(1, |options| options.lanes = 2);
    let book = setup.book.clone().unwrap();
    let writes = setup.tables(&book);
    let (address, data) = writes[writes.len() - 2];
    running.bench.write_register(address, data).unwrap();
    setup.write_in_order(&mut running, 1);
    let tables = tables(&mut running);
    flip(&mut running, &tables, 24);
    assert!(test(&mut running).is_err());
    assert!(!loads(&mut running, &setup, &book, 1));
    assert!(loads(&mut running, &setup, &book, 2));
    assert_eq!(read(&mut running, TABLES), COMPRESSORS);
}
