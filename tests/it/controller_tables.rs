//! Damaged words of the tables of a controller's codec: a test finds all of them, they are never used to
//! decode, and loading the same codebook, but no other one, repairs the unit in place.

use std::collections::BTreeSet;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

use hdlgen::internals::axi_bench::{Options, Pattern};
use hdlgen::internals::codebook::Book;
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::storage::Storage;
use hdlgen::internals::hdl::Module;
use hdlgen::internals::rtl::controller::registers::{
    COMMAND, DAMAGED_WORDS, DAMAGED_WORD_ADDRESS, STATUS, TABLES,
};
use hdlgen::internals::rtl::e2mc::tables::address_map::{CODE_TABLE, DECODE_TABLE, TAGS};
use hdlgen::internals::rtl::e2mc_delta::address_map as delta;

use crate::common::controller::{
    answer, counted, counter, during, events, refuses, train, Setup, FLUSH, PAGE, SCRUB,
};
use crate::common::mutation::stuck;

const DESIGNS: [&str; 4] = [
    "codec=e2mc mfv=512 pdw=2 compressors=2 decompressors=2 mdc=1024 protect=parity protect-metadata=none protect-buffers=none",
    "codec=e2mc sl=4 pdw=2 compressors=1 decompressors=2 mdc=1024 protect=parity protect-metadata=none protect-buffers=none check=crc16",
    "codec=e2mc mfv=512 pdw=2 port=8 compressors=1 decompressors=1 mdc=1024 protect=parity protect-metadata=none protect-buffers=none",
    "codec=e2mc-delta mfv=64 modes=0,2 pdw=2 compressors=2 decompressors=2 mdc=1024 protect=parity protect-metadata=none protect-buffers=none",
];

/// Values, classes and rows of each code in the last one.
const VALUES_OF_CODE: u32 = 64;
const CLASSES_OF_CODE: u32 = 256;
const ROWS_OF_CODE: u32 = 32;

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
    // Tables of one of the modes 0 and 2, with two codes each.
    let codes_before = if path.contains("_mode2") { 2 } else { 0 };
    let row = |length: &str, address: u32| {
        let length: u32 = length.parse().ok()?;
        Some((base + address + 4 * length, 4 * ROWS_OF_CODE))
    };
    let (first, step) = if let Some(length) = name.strip_prefix("first_value") {
        row(length, delta::FIRST_VALUES)?
    } else if let Some(length) = name.strip_prefix("first_class") {
        row(length, delta::FIRST_CLASSES)?
    } else if let Some(length) = name.strip_prefix("offset") {
        row(length, delta::OFFSETS)?
    } else if name.starts_with("values") {
        (base + delta::VALUES, 4)
    } else if name.starts_with("classes") {
        (base + delta::CLASSES, 4)
    } else if name.starts_with("value_codes") {
        (base + delta::VALUE_CODES, 4)
    } else if name.starts_with("class_") {
        let before = codes_before * CLASSES_OF_CODE;
        (base + delta::CLASS_CODES + 4 * before, 4)
    } else if let Some(rest) = name.strip_prefix("decode_table") {
        debug_assert!(rest.is_empty() || rest.starts_with('_'));
        (base + DECODE_TABLE, 4)
    } else if let Some(rest) = name.strip_prefix("codes") {
        table(rest, CODE_TABLE)?
    } else {
        let before = codes_before * VALUES_OF_CODE;
        table(name.strip_prefix("tags")?, TAGS + 4 * before)?
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

/// The word that all lanes read; they must agree.
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
        // A second test finds the same words.
        let before = counter(&mut running.bench, "cycle")[0];
        assert!(test(&mut running).is_err(), "{flags}");
        let cycles = counter(&mut running.bench, "cycle")[0] - before;
        let per_word = cycles / words_of(&setup);
        assert!(
            (8..=16).contains(&per_word),
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

/// Under traffic, with blocks stored compressed: the tables are damaged, a test reports it, and loading the
/// same codebook repairs the unit. The memory has not changed.
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
        // Reads of compressed blocks fail; a scrub fails, and does not change them.
        answer(&mut running, true);
        let report = setup.read_back(&mut running).unwrap();
        assert!(report.failed_reads > 10, "{flags}");
        setup.set(&mut running.bench, "scrub_first", 0);
        setup.set(&mut running.bench, "scrub_end", 1000);
        assert!(running.command("scrub", SCRUB).is_err(), "{flags}");
        setup.set(&mut running.bench, "bypass", 0);
        // A single word, and another codebook, are refused.
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

/// Bits of the register of errors to inject.
const INJECT_BOTH: u32 = 0x180;

/// Gives the command to test the tables: whether it ends with success; None if it does not end.
fn test_ends(running: &mut Running, setup: &Setup) -> Option<bool> {
    running.bench.write_register(COMMAND, 1 << TEST).unwrap();
    let polls = 4 * words_of(setup);
    let status = (0..polls).map(|_| read(running, STATUS));
    let mut idle = status.filter(|status| status >> 4 & 1 == 0);
    idle.next().map(|status| status >> 5 & 1 == 0)
}

/// Checks the unit's promises about damage of its tables, from reset on.
fn keeps_its_tables(setup: &Setup, running: &mut Running) {
    let book = setup.book.clone().unwrap();
    let inverted: Vec<u8> = (0..1 << 14)
        .map(|byte: u32| ((byte * 7) >> 3) as u8)
        .collect();
    let other = train(&setup.design, &inverted).unwrap();
    running.begin().unwrap();
    assert_eq!(test_ends(running, setup), Some(true));
    setup.write_in_order(running, 1);
    running.command("flush", FLUSH).unwrap();
    assert!(setup.check_memory(&mut running.bench) > 10);
    assert!(!loads(running, setup, &book, 1) && !loads(running, setup, &book, 2));
    let tables = tables(running);
    let words = flip(running, &tables, 7);
    assert_eq!(test_ends(running, setup), Some(false));
    assert_eq!(read(running, DAMAGED_WORDS), words.len() as u32);
    let first = words.iter().map(|(_, address)| *address).min();
    assert_eq!(Some(read(running, DAMAGED_WORD_ADDRESS)), first);
    assert_eq!(events(running), [DAMAGE | 0x20]);
    for kind in [1, 2] {
        assert!(!loads(running, setup, &other, kind));
        assert_eq!(read(running, TABLES), COMPRESSORS | DECOMPRESSORS);
    }
    for (kind, left) in [(1, DECOMPRESSORS), (2, 0)] {
        assert!(loads(running, setup, &book, kind));
        assert_eq!(read(running, TABLES), left);
    }
    setup.read_back(running).unwrap();
    assert_eq!(test_ends(running, setup), Some(true));
    assert_eq!(events(running), [0x20]);

    // One word of each kind is stored with a flipped bit, of the next load.
    let range = &setup.traffic.range;
    for (name, value) in [("scrub_first", range.start), ("scrub_end", range.end)] {
        setup.set(&mut running.bench, name, (value / PAGE) as u32);
    }
    running.command("scrub", SCRUB).unwrap();
    setup.set(&mut running.bench, "inject", INJECT_BOTH);
    assert!(loads(running, setup, &book, 1) && loads(running, setup, &book, 2));
    setup.set(&mut running.bench, "bypass", 0);
    assert_eq!(test_ends(running, setup), Some(false));
    let p = setup.design.hardware();
    assert_eq!(
        read(running, DAMAGED_WORDS),
        p.compressors + p.decompressors
    );
    assert_eq!(read(running, DAMAGED_WORD_ADDRESS), (1 << 18) + CODE_TABLE);
    assert!(loads(running, setup, &book, 1) && loads(running, setup, &book, 2));
    assert_eq!(test_ends(running, setup), Some(true));

    // A single word: the loaded codebook is unknown afterwards.
    let writes = setup.tables(&book);
    let (address, data) = writes[writes.len() - 2];
    running.bench.write_register(address, data).unwrap();
    setup.write_in_order(running, 2);
    let words = flip(running, &tables, 24);
    assert_eq!(test_ends(running, setup), Some(false));
    assert_eq!(read(running, DAMAGED_WORDS), words.len() as u32);
    assert!(!loads(running, setup, &book, 1));
    assert!(loads(running, setup, &book, 2));
    assert_eq!(read(running, TABLES), COMPRESSORS);
}

/// Nets that are stuck at a value: the module's name's end, the net, and the value.
const PLANTED: [(&str, &str, bool); 12] = [
    ("_table_guard", "compressor_crc_is_same", true),
    ("_table_guard", "decompressor_crc_is_same", false),
    ("_table_guard", "compressor_crc_is_known", true),
    ("_table_guard", "decompressor_in_doubt", false),
    ("_table_guard", "crc", false),
    ("_table_guard", "begins_load", false),
    ("_table_test", "finds_damage", false),
    ("_table_test", "has_found", false),
    ("_table_test", "is_last_word", false),
    ("_table_test", "is_first", true),
    ("_table_port", "compressor_tables_injected", false),
    ("_table_port", "injects_decompressor_tables", false),
];

/// Each bug that is planted in the units that guard, test and write tables is found.
#[test]
fn planted_bugs_in_the_guard_and_the_test_are_found() {
    let setup = Setup::new(DESIGNS[1], 4);
    let module = setup.design.module(Role::Compressor).unwrap();
    let keeps = |module: &Rc<Module>| {
        let options = |options: &mut Options| options.lanes = 1;
        let (book, traffic) = (setup.book.as_ref(), &setup.traffic);
        let running = Running::of(module, &setup.design, book, traffic, options, 1);
        keeps_its_tables(&setup, &mut running.unwrap());
    };
    keeps(&module);
    let is_kept = |(place, net, value): &(&str, &str, bool)| {
        let changed = stuck(&module, place, net, *value);
        catch_unwind(AssertUnwindSafe(|| keeps(&changed))).is_ok()
    };
    let missed: Vec<_> = PLANTED.iter().filter(|bug| is_kept(bug)).collect();
    assert!(missed.is_empty(), "{missed:?}");
}
