//! Registers, commands, events and counters of the unit, by its firmware.

use hdlgen::internals::axi_bench::{any, Direction, DramOptions, Errors, Options, Register};
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::design::Design;
use hdlgen::internals::rtl::controller::registers::{
    counted, COMMAND, COUNTED, COUNTERS, IDENTITY, IDENTITY_WORD, RANGES, RANGE_STRIDE, STATUS,
};

use crate::common::controller::{Setup, PAGE};
use crate::common::firmware::Outcome::*;
use crate::common::firmware::{compile, on_bench, Firmware};

/// Events: an error of a read, and a command has ended.
const READ_ERROR: u64 = 1 << 1;
const COMMAND_ENDS: u64 = 1 << 5;
/// Status: busy, and nothing is compressed.
const BUSY: u64 = 1 << 4;
const NOTHING_COMPRESSED: u64 = 1 << 6;

/// The regions of a setup, as arguments.
fn regions(setup: &Setup) -> [u64; 4] {
    let (data, metadata) = (&setup.traffic.range, setup.metadata_region());
    [data.start, data.end, metadata.start, metadata.end]
}

#[test]
fn the_unit_does_what_its_firmware_says() {
    let setup = Setup::new("codec=bdi mdc=1024", 8);
    let mut running = setup.off(1, |options| options.lanes = 1);
    let mut firmware = Firmware::new(&setup.design);
    let mut on = |running: &mut Running, line: &str| firmware.on(&mut running.bench, line);
    assert_eq!(on(&mut running, "check").0, Ok);
    // A page of metadata is for 512 pages; every page begun counts.
    for (pages, bytes) in [(0, 0), (1, PAGE), (512, PAGE), (513, 2 * PAGE)] {
        let line = format!("metadata_bytes {:x}", pages * PAGE);
        assert_eq!(on(&mut running, &line).1, [bytes]);
    }
    let good = regions(&setup);
    let [first, end, metadata, metadata_end] = good;
    let bad = [
        [first + 64, end, metadata, metadata_end],
        [end, first, metadata, metadata_end],
        [first, end, metadata, metadata],
        [first, end, end - PAGE, metadata_end],
        [first, 1 << 40, metadata, metadata_end],
    ];
    for (arguments, outcome) in bad
        .map(|bad| (bad, Argument))
        .into_iter()
        .chain([(good, Ok)])
    {
        let [a, b, c, d] = arguments;
        let line = format!("regions {a:x} {b:x} {c:x} {d:x}");
        assert_eq!(on(&mut running, &line).0, outcome, "{line}");
    }
    assert_eq!(on(&mut running, "init").0, Ok);
    assert_eq!(on(&mut running, "events").1, [COMMAND_ENDS]);
    assert_eq!(on(&mut running, "clear_events 20").0, Ok);
    assert_eq!(on(&mut running, "events").1, [0]);
    let [a, b, c, d] = good;
    let line = format!("regions {a:x} {b:x} {c:x} {d:x}");
    assert_eq!(on(&mut running, &line).0, Refused, "while it runs");
    assert_eq!(on(&mut running, "init").0, Refused, "while it runs");
    assert_eq!(on(&mut running, "combine 10000").0, Argument);
    assert_eq!(on(&mut running, "combine 40").0, Ok);
    assert_eq!(on(&mut running, "enable_events 20").0, Ok);
    setup.write_in_order(&mut running, 1);
    assert_eq!(on(&mut running, "flush").0, Ok);
    running.bench.steps(2).unwrap();
    assert_eq!(running.bench.interrupt(0), Some(true));
    assert!(setup.check_memory(&mut running.bench) > 10);
    let counters = on(&mut running, "counters").1;
    let written = COUNTED.iter().position(|name| *name == "block_written");
    assert_eq!(counters.len(), COUNTED.len());
    assert_eq!(counters[written.unwrap()], setup.blocks().end);
    // A range that is not compressed.
    let line = format!("range 1 {first:x} {:x} 5", first + 2 * PAGE);
    assert_eq!(on(&mut running, &line).0, Ok);
    for bad in [
        "range 4 0 1000 7",
        "range 0 0 1001 7",
        "range 0 2000 1000 7",
        "range 0 0 1000 8",
    ] {
        assert_eq!(on(&mut running, bad).0, Argument);
    }
    setup.write_in_order(&mut running, 2);
    assert_eq!(on(&mut running, "flush").0, Ok);
    let in_range = 2 * PAGE / setup.traffic.block;
    let raw =
        |block: u64, running: &mut Running| setup.metadata_of(&mut running.bench, 0, block) == 3;
    assert!((0..in_range).all(|block| raw(block, &mut running)));
    assert!(setup.check_memory(&mut running.bench) > 0);
    let line = format!("range 1 {first:x} {:x} 0", first + 2 * PAGE);
    assert_eq!(on(&mut running, &line).0, Ok);
    // A wait that ends too early, commands that come too early, and the end.
    on(&mut running, "polls 1");
    let scrub = format!("scrub {first:x} {end:x}");
    assert_eq!(on(&mut running, &scrub).0, Timeout);
    for line in [scrub.as_str(), "flush", "off", "run", "init"] {
        assert_eq!(on(&mut running, line).0, Busy, "{line}");
    }
    assert_eq!(on(&mut running, "scrub 1 1000").0, Argument);
    while on(&mut running, "status").1[0] & BUSY != 0 {}
    assert_eq!(on(&mut running, "status").1[0], NOTHING_COMPRESSED | 2);
    on(&mut running, "polls 186a0");
    setup.read_back(&mut running).unwrap();
    // Compression stays off until it is enabled.
    setup.write_in_order(&mut running, 3);
    assert_eq!(on(&mut running, "status").1[0], NOTHING_COMPRESSED | 2);
    assert_eq!(on(&mut running, "bypass 0").0, Ok);
    setup.write_in_order(&mut running, 4);
    assert_eq!(on(&mut running, "status").1[0], 2);
    for (line, mode) in [("flush", 2), ("off", 0), ("run", 2)] {
        assert_eq!(on(&mut running, line).0, Ok);
        assert_eq!(on(&mut running, "status").1[0] & 3, mode, "{line}");
    }
    setup.read_back(&mut running).unwrap();
    assert_eq!(
        setup.not_raw(&mut running.bench, 0),
        setup.check_memory(&mut running.bench)
    );
}

/// The first block with an error leaves its address.
#[test]
fn an_error_has_an_address() {
    let setup = Setup::new("codec=bdi mdc=1024", 8);
    let mut running = setup.begun(2, |options| {
        options.lanes = 1;
        options.expectation = any();
    });
    let mut firmware = Firmware::new(&setup.design);
    firmware.all(&mut running.bench, &["flush", "clear_events 3f"]);
    let block = setup.blocks().end - 3;
    let address = setup.traffic.range.start + block * setup.traffic.block;
    running.bench.memory(0).errors = Errors {
        addresses: [address].map(|at| at..at + 1).into(),
        ..Errors::default()
    };
    let read = setup.entry(Direction::Read, block, 0..setup.traffic.block);
    setup.in_all(&mut running, &[read]).unwrap();
    let mut on = |line: &str| firmware.on(&mut running.bench, line);
    assert_eq!(on("events"), (Ok, vec![READ_ERROR]));
    assert_eq!(on("posted_address").0, Ok);
    assert_eq!(on("error_address"), (Ok, vec![address]));
    assert_eq!(on("lost_line").0, Ok);
    assert_eq!(on("failed_line").0, Ok);
}

/// Settings of the unit's accesses, and the revision that its builder gave it.
#[test]
fn settings_of_accesses_and_the_revision() {
    let setup = Setup::new("codec=bdi mdc=1024", 8);
    let mut running = setup.off(1, |options| options.lanes = 1);
    let mut firmware = Firmware::new(&setup.design);
    assert_eq!(on_bench(&mut running.bench, Register::Read(0x060)), Some(0));
    for (line, outcome) in [
        ("early_response 1", Ok),
        ("own_attributes 7fff", Ok),
        ("own_attributes 8000", Argument),
    ] {
        assert_eq!(firmware.on(&mut running.bench, line).0, outcome, "{line}");
    }
    for (address, value) in [(0x060, 1), (0x05c, 0x7fff)] {
        let read = on_bench(&mut running.bench, Register::Read(address));
        assert_eq!(read, Some(value));
    }
    assert_eq!(firmware.on(&mut running.bench, "revision"), (Ok, vec![0]));
    // 128 blocks of 128 bytes to a line of 32 bytes.
    assert_eq!(
        firmware.on(&mut running.bench, "line_address 3 10000").1,
        [0x10000 + 3 * 128 * 128]
    );
}

/// A unit with fewer ranges or counters does not go with the firmware.
#[test]
fn a_unit_with_other_parameters_is_found() {
    let setup = Setup::new("codec=bdi", 8);
    let mut firmware = Firmware::new(&setup.design);
    let ranges = [3, 4].map(|ranges| RANGES + RANGE_STRIDE * ranges);
    let counters = [13, 14].map(|counters| COUNTERS + 4 * counters);
    for (end_of_ranges, end_of_counters, outcome) in [
        (ranges[1], counters[1], Ok),
        (ranges[0], counters[1], OtherUnit),
        (ranges[1], counters[0], OtherUnit),
    ] {
        let called = firmware.call("check", &mut |register| match register {
            Register::Read(IDENTITY) => Some(IDENTITY_WORD),
            Register::Read(address @ RANGES..COUNTERS) => (address < end_of_ranges).then_some(0),
            Register::Read(address) => (address < end_of_counters).then_some(0),
            Register::Write(..) => None,
        });
        assert_eq!(called.0, outcome);
    }
}

/// A unit of another kind, a bus that says no, and a unit that is busy for ever.
#[test]
fn errors_are_told() {
    let setup = Setup::new("codec=bdi", 8);
    let mut firmware = Firmware::new(&setup.design);
    assert_eq!(firmware.call("check", &mut |_| Some(1)).0, OtherUnit);
    assert_eq!(firmware.call("check", &mut |_| None).0, Refused);
    assert_eq!(firmware.call("init", &mut |_| Some(1 << 4)).0, Busy);
    // It becomes busy by the command, and stays so.
    let (mut busy, mut reads) = (0, 0);
    let outcome = firmware.call("init", &mut |register| {
        match register {
            Register::Write(address, _) => {
                assert_eq!(address, COMMAND);
                busy = 1 << 4;
            }
            Register::Read(address) => {
                assert_eq!(address, STATUS);
                reads += 1;
            }
        }
        Some(busy)
    });
    assert_eq!((outcome.0, reads), (Timeout, 100_001));
    // It ends with an error.
    let mut reads = 0;
    let outcome = firmware.call("flush", &mut |_| {
        reads += 1;
        Some(if reads > 4 {
            1 << 5
        } else {
            u32::from(reads > 2) << 4
        })
    });
    assert_eq!((outcome.0, reads), (Failed, 5));
}

/// With tables and without, of all sizes of symbols and of the unit.
#[test]
fn firmware_of_every_codec_compiles() {
    for flags in [
        "codec=fpc-opt ranges=0",
        "codec=e2mc-delta",
        "codec=numbers format=bf16",
        "codec=numbers ranks=table",
        "codec=e2mc sl=4 block=64 port=16",
        "codec=e2mc sl=8 address-bits=44 mag=64",
    ] {
        let setup = Setup::new(flags, 1);
        let mut firmware = Firmware::new(&setup.design);
        let mut running = setup.off(1, |options| options.lanes = 1);
        firmware.all(&mut running.bench, &["check", "init", "flush"]);
        assert!(on_bench(&mut running.bench, Register::Read(STATUS)).is_some());
    }
}

#[test]
fn the_example_of_the_docs_compiles() {
    let docs = include_str!("../../../docs/controller.md");
    let (_, example) = docs.split_once("```c\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::new("codec=e2mc", 1);
    // Its functions are there for other files.
    let lenient = "-c -Wno-misleading-indentation";
    let flags: Vec<&str> = lenient.split_whitespace().collect();
    compile(&setup.design, example, folder.path(), &flags);
    let header = &setup.design.software()["driver/hdlgen_controller.h"];
    for bytes in ["CODEBOOK_BYTES 15548u", "WORKSPACE_BYTES 21600u"] {
        assert!(header.contains(bytes));
    }
}

/// A memory that answers before the metadata are known: the words of a read that is alone are then read back from their RAM,
/// where an injected error is found. Later ones go straight to the client.
fn early_data(options: &mut Options) {
    options.lanes = 1;
    options.memory = DramOptions {
        rules: options.memory.rules,
        latency: 1,
        ..DramOptions::ideal()
    };
}

#[test]
fn errors_are_injected_and_corrected() {
    let setup = Setup::new("codec=bdi mdc=1024 protect-buffers=secded", 8);
    let mut running = setup.off(1, early_data);
    let mut firmware = Firmware::new(&setup.design);
    let [a, b, c, d] = regions(&setup);
    for line in [
        &format!("regions {a:x} {b:x} {c:x} {d:x}")[..],
        "init",
        "inject f",
    ] {
        assert_eq!(firmware.on(&mut running.bench, line).0, Ok, "{line}");
    }
    setup.write_in_order(&mut running, 1);
    setup.read_back(&mut running).unwrap();
    let counters = firmware.on(&mut running.bench, "counters").1;
    let names = counted(setup.design.hardware());
    let corrected = names.iter().position(|name| *name == "corrected_words");
    // A byte for memory, a word for a decompressor, one for the client.
    assert_eq!(counters[corrected.unwrap()], 3);
}

/// The address of the first word that cannot be corrected: for the client, for a decompressor, for memory.
#[test]
fn a_damaged_word_has_an_address() {
    let setup = Setup::new("codec=bdi mdc=1024 protect-buffers=secded", 8);
    let mut running = setup.begun(1, |options| {
        early_data(options);
        options.expectation = any();
    });
    running.bench.client(0).reference.writes_may_fail = true;
    setup.write_in_order(&mut running, 1);
    let mut firmware = Firmware::new(&setup.design);
    firmware.all(&mut running.bench, &["flush"]);
    let compressed: Vec<u64> = setup
        .blocks()
        .filter(|block| setup.metadata_of(&mut running.bench, 0, *block) != 3)
        .take(2)
        .collect();
    let raw = setup
        .blocks()
        .find(|block| setup.metadata_of(&mut running.bench, 0, *block) == 3);
    let (read, write) = (Direction::Read, Direction::Write);
    let whole = setup.traffic.block;
    for (line, direction, block) in [
        ("inject 11", read, compressed[0]),
        ("inject 12", read, raw.unwrap()),
        ("inject 18", write, compressed[1]),
    ] {
        firmware.all(&mut running.bench, &["clear_events ffff", line]);
        let access = setup.entry(direction, block, 0..whole);
        setup.in_all(&mut running, &[access]).unwrap();
        firmware.all(&mut running.bench, &["flush"]);
        let address = setup.traffic.range.start + block * whole;
        let events = firmware.on(&mut running.bench, "events").1[0];
        assert_eq!(events & 0x100, 0x100, "{line}");
        let found = firmware.on(&mut running.bench, "damaged_address");
        assert_eq!(found, (Ok, vec![address]), "{line}");
    }
}

#[test]
fn a_damaged_line_of_metadata_has_its_number() {
    let setup = Setup::new("codec=bdi mdc=1024 protect-metadata=secded", 64);
    let mut running = setup.off(1, |options| {
        options.lanes = 1;
        options.expectation = any();
    });
    running.bench.client(0).reference.writes_may_fail = true;
    let mut firmware = Firmware::new(&setup.design);
    let [a, b, c, d] = regions(&setup);
    for line in [&format!("regions {a:x} {b:x} {c:x} {d:x}")[..], "init"] {
        assert_eq!(firmware.on(&mut running.bench, line).0, Ok, "{line}");
    }
    let per_line = u64::from(setup.design.hardware().line_blocks());
    let block = setup.traffic.block;
    // Then two bits of a metadata line's word.
    for (first, line) in [(0, "inject 30"), (20, "events")] {
        let blocks = 2 * per_line + first..2 * per_line + first + 20;
        let list = blocks.map(|number| setup.entry(Direction::Write, number, 0..block));
        let list: Vec<_> = list.collect();
        setup.in_all(&mut running, &list).unwrap();
        assert_eq!(firmware.on(&mut running.bench, line).0, Ok, "{line}");
    }
    let (result, line) = firmware.on(&mut running.bench, "poisoned_line");
    assert_eq!((result, &line[..]), (Ok, &[2][..]));
    let counters = firmware.on(&mut running.bench, "counters").1;
    let names = counted(setup.design.hardware());
    let lost = names.iter().position(|name| *name == "lost_metadata");
    assert_eq!(counters[lost.unwrap()], 1);
}
