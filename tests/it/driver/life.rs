//! The life of a unit with tables, by its firmware.

use hdlgen::internals::axi_bench::{Contents, Generator, Options, Pattern, Register, Traffic};
use hdlgen::internals::codebook::{Book, ValueFrequency};
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::design::emit::write;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::port_replay::{verilator, Replayed};
use hdlgen::internals::rtl::controller::registers::UNIT_BITS;
use hdlgen::internals::rtl::e2mc::tables::address_map::{CODE_TABLE, DECODE_TABLE};
use hdlgen::internals::rtl::value_frequency::address_map::{COUNTS, DONE, IDLE, TOTAL, VALUES};

use crate::common;
use crate::common::controller::{answer, image, Setup};
use crate::common::firmware::Outcome::*;
use crate::common::firmware::{load_sequence, on_bench, Firmware, Outcome};

/// A unit, its firmware, and what both are at.
struct Life {
    setup: Setup,
    running: Running,
    firmware: Firmware,
    /// An empty value-frequency table like that in the unit.
    table: ValueFrequency,
}

impl Life {
    fn new(flags: &str, change: impl FnOnce(&mut Options)) -> Self {
        let setup = Setup::new(flags, 4);
        Life {
            running: setup.off(1, change),
            firmware: Firmware::new(&setup.design),
            table: setup.design.sampling().unwrap().model(),
            setup,
        }
    }

    fn all(&mut self, lines: &[&str]) {
        self.firmware.all(&mut self.running.bench, lines);
    }

    fn regions(&mut self) {
        let (data, metadata) = (&self.setup.traffic.range, self.setup.metadata_region());
        let [a, b, c, d] = [data.start, data.end, metadata.start, metadata.end];
        self.all(&["check", &format!("regions {a:x} {b:x} {c:x} {d:x}")]);
    }

    fn scrub(&self) -> String {
        let range = &self.setup.traffic.range;
        format!("scrub {:x} {:x}", range.start, range.end)
    }

    /// Whole blocks are written, and some of them and parts of them read, from now on.
    fn begin_writes(&mut self, seed: u64, requests: u64) {
        let writes = Traffic {
            pattern: Pattern::Stream,
            read_share: 0.3,
            partial_share: 0.0,
            ..self.setup.traffic.clone()
        };
        let source = Box::new(Generator::new(writes, seed));
        self.running.bench.client(0).set_source(source);
        self.running.bench.start(requests);
    }

    /// The codebook that the library makes from the hardware's counts.
    fn counted(&mut self) -> Book {
        let bench = &mut self.running.bench;
        let mut read = |address: u32| bench.read_register((3 << UNIT_BITS) + address).unwrap()[0];
        let words = match self.table.table().len() {
            0 => self.table.counters().len(),
            sets => sets,
        };
        let has_values = !self.table.table().is_empty();
        let word = |number: u32| {
            let count = read(COUNTS + 4 * number);
            let value = if has_values && count != 0 {
                read(VALUES + 4 * number)
            } else {
                0
            };
            (value, count)
        };
        let words: Vec<(u32, u32)> = (0..words as u32).map(word).collect();
        let total = read(TOTAL);
        let table = self.table.clone().with_counts(&words, total);
        Book::from(table.train().unwrap())
    }

    /// Samples blocks while they are written, makes the codebook of them, loads it and compresses.
    fn learn(&mut self, seed: u64, blocks: u64) {
        self.all(&[&format!("sample {blocks:x}")]);
        let bypass = Register::Read(self.setup.register("bypass"));
        assert_eq!(on_bench(&mut self.running.bench, bypass), Some(1));
        // The table takes a block only when it has counted the one before.
        self.begin_writes(seed, 80 * blocks);
        self.all(&["wait_for_samples"]);
        let (outcome, now) = self.firmware.on(&mut self.running.bench, "sampling");
        assert_eq!((outcome, now[0], now[1]), (Ok, DONE.into(), blocks));
        self.all(&["read_counts", "train"]);
        let book = self.counted();
        let mut writes = Vec::new();
        let outcome = self.firmware.call("load", &mut |register| {
            writes.push(register);
            on_bench(&mut self.running.bench, register)
        });
        assert_eq!(outcome.0, Ok);
        assert_eq!(writes, load_sequence(&self.setup.design, &book));
        self.all(&["bypass 0"]);
        self.running.bench.finish().unwrap();
        let reference = self.setup.design.codec().reference(Some(&book)).unwrap();
        self.setup.model = reference.model;
    }

    /// Writes all blocks; those that can be are compressed with the current codebook.
    fn compresses(&mut self, seed: u64) {
        self.setup.write_in_order(&mut self.running, seed);
        self.setup.read_back(&mut self.running).unwrap();
        self.all(&["flush"]);
        let compressed = self.setup.check_memory(&mut self.running.bench);
        assert!(compressed > 10, "{compressed}");
        assert_eq!(self.setup.needlessly_raw(&mut self.running.bench), 0);
    }

    /// From reset to the second codebook.
    fn live(&mut self) {
        self.regions();
        self.begin_writes(1, 100);
        self.all(&["init"]);
        self.running.bench.finish().unwrap();
        self.learn(2, 24);
        self.compresses(3);
        // No other codebook can be loaded while anything is compressed; the first one is still valid.
        let refused = self.firmware.on(&mut self.running.bench, "load").0;
        assert_eq!(refused, Refused);
        self.setup.read_back(&mut self.running).unwrap();
        let other: Vec<u8> = image().iter().map(|byte| !byte.rotate_left(3)).collect();
        let block = self.setup.traffic.block as usize;
        self.setup.traffic.contents = Contents::image(&other, block, 0.1);
        self.begin_writes(4, 200);
        self.all(&[&self.scrub()]);
        self.running.bench.finish().unwrap();
        self.all(&["flush"]);
        assert_eq!(self.setup.not_raw(&mut self.running.bench, 0), 0);
        self.learn(5, 24);
        self.compresses(6);
    }

    /// Errors that software injects into the tables: a test finds them, they do no harm, and they are gone once the
    /// same codebook is loaded again in place.
    fn recover(&mut self) {
        let p = self.setup.design.hardware();
        let units = [p.compressors, p.decompressors].map(u64::from);
        let first = [(1, CODE_TABLE), (2, DECODE_TABLE)];
        let [compressors, decompressors] =
            first.map(|(kind, table)| u64::from((kind << UNIT_BITS) + table));
        self.regions();
        self.all(&["init", "inject 100"]);
        answer(&mut self.running, true);
        self.learn(2, 24);
        self.finds("test_tables", Failed, &[units[1], decompressors]);
        self.finds("table_damage", Ok, &[2]);
        // Compressed blocks cannot be read, but are still there.
        self.setup.write_in_order(&mut self.running, 3);
        self.all(&["flush"]);
        let compressed = self.setup.check_memory(&mut self.running.bench);
        assert!(compressed > 10, "{compressed}");
        let report = self.setup.read_back(&mut self.running).unwrap();
        assert!(report.failed_reads >= compressed as u64, "{compressed}");
        let (outcome, events) = self.firmware.on(&mut self.running.bench, "events");
        assert_eq!((outcome, events[0] & 0x121), (Ok, 0x121));
        self.all(&["reload"]);
        answer(&mut self.running, false);
        self.finds("table_damage", Ok, &[0]);
        self.finds("test_tables", Ok, &[0, decompressors]);
        self.setup.read_back(&mut self.running).unwrap();

        // Nothing is compressed with a damaged table.
        self.all(&[&self.scrub(), "inject 80", "load", "bypass 0"]);
        self.finds("test_tables", Failed, &[units[0], compressors]);
        self.finds("table_damage", Ok, &[1]);
        self.setup.write_in_order(&mut self.running, 4);
        self.all(&["flush"]);
        assert_eq!(self.setup.not_raw(&mut self.running.bench, 0), 0);
        self.all(&["reload"]);
        self.finds("test_tables", Ok, &[0, compressors]);
        self.compresses(5);
    }

    fn finds(&mut self, line: &str, outcome: Outcome, found: &[u64]) {
        let answer = self.firmware.on(&mut self.running.bench, line);
        assert_eq!(answer, (outcome, found.to_vec()), "{line}");
    }
}

/// The same with Verilator, which replays every cycle.
fn in_verilog(flags: &str, live: impl FnOnce(&mut Life)) {
    if !common::have_verilator() {
        return;
    }
    let mut life = Life::new(flags, |options| {
        options.lanes = 1;
        options.random_state = false;
    });
    let out = tempfile::tempdir().unwrap();
    let (folder, manifest) = write(&life.setup.design, out.path()).unwrap();
    let module = life.setup.design.module(Role::Compressor).unwrap();
    let records = life.running.bench.record(&module, out.path()).unwrap();
    life.running.bench.reset(4).unwrap();
    live(&mut life);
    let cycles = life.running.bench.finish_records().unwrap();
    println!("{cycles} cycles");
    let top = Replayed::new(&module, folder, manifest.tops[0].files.clone());
    verilator(&top, &records, cycles).unwrap();
}

fn live(flags: &str) {
    println!("{flags}");
    Life::new(flags, |options| options.lanes = 1).live();
}

#[test]
fn a_unit_of_wide_symbols_learns_twice() {
    live("codec=e2mc sl=16 pdw=4 compressors=2 decompressors=1 mdc=1024");
    live("codec=e2mc sl=32 mfv=512 vft-ways=4 compressors=1 decompressors=1 ends=both mdc=1024");
}

#[test]
fn a_unit_of_narrow_symbols_learns_twice() {
    live("codec=e2mc sl=8 pdw=2 compressors=2 decompressors=2 mdc=1024 port=16");
    live("codec=e2mc sl=4 pdw=1 compressors=1 decompressors=1 mdc=1024");
}

#[test]
fn the_verilog_learns_twice() {
    let flags = "codec=e2mc sl=4 pdw=2 compressors=1 decompressors=1 mdc=1024 port=16";
    in_verilog(flags, Life::live);
}

#[test]
fn errors_injected_into_tables_are_found_and_repaired() {
    for flags in [
        "codec=e2mc sl=4 pdw=2 compressors=2 decompressors=1 mdc=1024 protect=parity protect-metadata=none protect-buffers=none",
        "codec=e2mc sl=16 mfv=512 pdw=2 compressors=1 decompressors=2 mdc=1024 protect=parity protect-metadata=none protect-buffers=none",
    ] {
        Life::new(flags, |options| options.lanes = 1).recover();
    }
}

#[test]
fn the_verilog_recovers_from_errors_in_tables() {
    let flags = "codec=e2mc sl=4 pdw=2 compressors=1 decompressors=1 mdc=1024 port=16";
    in_verilog(
        &format!("{flags} protect=parity protect-metadata=none protect-buffers=none"),
        Life::recover,
    );
}

/// Sampling without any writes does not end.
#[test]
fn a_sampling_is_stopped() {
    let flags = "codec=e2mc sl=4 compressors=1 decompressors=1 mdc=1024";
    let mut life = Life::new(flags, |options| options.lanes = 1);
    life.regions();
    life.all(&["init", "sample 10", "polls 3"]);
    let mut on = |line: &str| life.firmware.on(&mut life.running.bench, line);
    assert_eq!(on("wait_for_samples").0, Timeout);
    assert_eq!(on("sample 10").0, Busy);
    assert_eq!(on("read_counts").0, Refused);
    assert_eq!(on("stop_sampling").0, Ok);
    assert_eq!(on("sampling"), (Ok, vec![IDLE.into(), 0, 0, 0]));
    assert_eq!(on("read_counts").0, Ok);
    assert_eq!(on("train").0, NothingSampled);
}
