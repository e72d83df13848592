//! The controller on a bench: designs by their flags, their registers, and what lies in memory.

use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

use hdlgen::internals::axi_bench::{
    any, Answer, Bench, Contents, Direction, Errors, Generator, LiteResult, Options, Pattern,
    Register, Report, TraceEntry, Traffic,
};
use hdlgen::internals::codebook::Book;
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec};
use hdlgen::internals::design::controller::simulate::{address_of, ControllerError, Running};
use hdlgen::internals::design::controller::Controller;
use hdlgen::internals::design::{Design, Options as Flags, Role};
use hdlgen::internals::hdl::sim::storage::Storage;
use hdlgen::internals::rtl::controller::registers::{COUNTED, COUNTERS, HAPPENED, UNIT_BITS};
use hdlgen::internals::terms::Geometry;

use super::mutation::Change;

pub const PAGE: u64 = 4096;

/// Bursts of all kinds.
pub const ANYTHING: Pattern = Pattern::Random {
    wrap: 0.2,
    fixed: 0.05,
};

/// Bits of the register of commands.
pub const INIT: u32 = 0;
pub const RUN: u32 = 1;
pub const OFF: u32 = 2;
pub const FLUSH: u32 = 3;
pub const SCRUB: u32 = 4;

/// A design, with all that a bench wants to know of it.
pub struct Setup {
    pub design: Controller,
    pub book: Option<Book>,
    pub model: Box<dyn Codec>,
    /// Over all of the compressed region.
    pub traffic: Traffic,
}

/// The bug in all units of this run of tests: that of the seed in `HDLGEN_BUG`, which `scripts/mutate-controller`
/// sets.
pub fn planted() -> Option<Change> {
    let seed: u64 = std::env::var("HDLGEN_BUG").ok()?.parse().unwrap();
    let flags = ["", "protect=secded", "codec=bdi port=16 protect=parity"][seed as usize % 3];
    let chosen_from = Setup::new(flags, 1)
        .design
        .module(Role::Compressor)
        .unwrap();
    Some(Change::by_chance(&chosen_from, seed))
}

impl Setup {
    /// Of flags like `codec=bdi port=16`, with a compressed region of some pages, which begins with
    /// the 16th.
    pub fn new(flags: &str, pages: u64) -> Self {
        // A unit for a quick memory, with a small codec and no protection, is a fraction as large, and so as quick to
        // simulate.
        let quick = [("latency", "60"), ("codec", "fpc-opt"), ("protect", "none")];
        let all = quick
            .into_iter()
            .fold(options(flags), |all, (name, value)| {
                if flags.contains(&format!("{name}=")) {
                    all
                } else {
                    all.with(name, value)
                }
            });
        let design = Controller::new(&all).unwrap_or_else(|error| panic!("{flags}: {error}"));
        let book = train(&design, &image());
        let model = design.codec().reference(book.as_ref()).unwrap().model;
        let p = design.hardware();
        let traffic = Traffic {
            range: 16 * PAGE..(16 + pages) * PAGE,
            block: p.block_bytes.into(),
            ids: (1 << p.id_bits.min(5)).min(20),
            other_attributes: 0.06,
            contents: Contents::image(&image(), p.block_bytes as usize, 0.15),
            ..Traffic::new(ANYTHING, p.port_bytes as usize)
        };
        Setup {
            design,
            book,
            model,
            traffic,
        }
    }

    /// The same at the upper end of all addresses.
    pub fn at_the_top(mut self) -> Self {
        let bytes = self.traffic.range.end - self.traffic.range.start;
        let end = (1 << self.design.hardware().address_bits) - 16 * PAGE;
        self.traffic.range = end - bytes..end;
        self
    }

    /// After reset, off, with its regions set.
    pub fn off(&self, seed: u64, change: impl FnOnce(&mut Options)) -> Running {
        let book = self.book.as_ref();
        let module = self.design.module(Role::Compressor).unwrap();
        let module = planted().map_or(module.clone(), |bug| bug.of(&module));
        Running::of(&module, &self.design, book, &self.traffic, change, seed).unwrap()
    }

    /// Running, with the whole region raw.
    pub fn begun(&self, seed: u64, change: impl FnOnce(&mut Options)) -> Running {
        let mut running = self.off(seed, change);
        running.begin().unwrap();
        running
    }

    /// As that, after some requests.
    pub fn used(&self, seed: u64, requests: u64) -> Running {
        let mut running = self.begun(seed, |_| {});
        running.requests(&self.traffic, seed, requests).unwrap();
        running
    }

    pub fn geometry(&self) -> Geometry {
        self.design.geometry()
    }

    /// The byte address of a register.
    pub fn register(&self, name: &str) -> u32 {
        address_of(&self.design, name)
    }

    /// The first byte of the metadata.
    pub fn metadata(&self) -> u64 {
        self.traffic.range.end + PAGE
    }

    /// Addresses that clients do not reach.
    pub fn metadata_region(&self) -> Range<u64> {
        let range = &self.traffic.range;
        let pages = (range.end - range.start) / PAGE;
        let of_page = PAGE * 8 / self.stored_bits() * self.traffic.block / PAGE;
        self.metadata()..self.metadata() + (pages.div_ceil(of_page) + 1) * PAGE
    }

    /// Numbers of the region's blocks.
    pub fn blocks(&self) -> Range<u64> {
        0..(self.traffic.range.end - self.traffic.range.start) / self.traffic.block
    }

    /// Bits that a block's metadata have in memory: two, or four where a block has more than four bursts.
    fn stored_bits(&self) -> u64 {
        match self.geometry().block_bursts() {
            ..=4 => 2,
            _ => 4,
        }
    }

    /// A block's metadata in memory; unused bits must be 0.
    pub fn metadata_of(&self, bench: &mut Bench, lane: usize, block: u64) -> u8 {
        let (mut byte, bits) = ([0], self.stored_bits());
        let storage = &mut bench.memory(lane).storage;
        storage.read(self.metadata() + block * bits / 8, &mut byte);
        let stored = byte[0] >> (block * bits % 8) & ((1 << bits) - 1);
        let raw = self.geometry().raw_metadata();
        assert!(
            stored <= raw,
            "block {block}: unused bits of metadata are set"
        );
        raw - stored
    }

    /// A block's bytes in memory.
    pub fn stored(&self, bench: &mut Bench, lane: usize, block: u64, metadata: u8) -> Vec<u8> {
        let mut stored = vec![0; self.geometry().bytes_of(metadata)];
        let address = self.traffic.range.start + block * self.traffic.block;
        bench.memory(lane).storage.read(address, &mut stored);
        stored
    }

    /// Sets the regions, as after a reset.
    pub fn set_regions(&self, bench: &mut Bench) {
        let range = &self.traffic.range;
        let metadata = self.metadata_region();
        for (name, address) in [
            ("region_first", range.start),
            ("region_end", range.end),
            ("metadata_first", metadata.start),
            ("metadata_end", metadata.end),
        ] {
            let page = (address / PAGE) as u32;
            bench.write_register(self.register(name), page).unwrap();
        }
    }

    /// Writes a register by its name.
    pub fn set(&self, bench: &mut Bench, name: &str, value: u32) {
        bench.write_register(self.register(name), value).unwrap();
    }

    /// The writes that load a codebook into all units; decompressors first, since a block may be
    /// compressed as soon as the compressors have theirs.
    pub fn tables(&self, book: &Book) -> Vec<(u32, u32)> {
        let reference = self.design.codec().reference(Some(book)).unwrap();
        let mut writes = Vec::new();
        for (number, role) in [(2, Role::Decompressor), (1, Role::Compressor)] {
            let half = reference.load_sequence(role).iter();
            writes.extend(half.map(|write| ((number << UNIT_BITS) + write.address, write.data)));
        }
        writes
    }

    /// Numbers of the blocks that the memory of a lane was ever asked for.
    pub fn touched(&self, bench: &mut Bench, lane: usize) -> Vec<u64> {
        let (range, block) = (&self.traffic.range, self.traffic.block);
        let lines = bench.memory(lane).storage.touched().into_iter();
        // Memory is kept in lines of 128 bytes.
        let bytes = lines.flat_map(|line| (128 * line..128 * (line + 1)).step_by(64));
        let inside = bytes.filter(|address| range.contains(address));
        let blocks: BTreeSet<u64> = inside
            .map(|address| (address - range.start) / block)
            .collect();
        blocks.into_iter().collect()
    }

    /// Writes every block of the region once, in order.
    pub fn write_in_order(&self, running: &mut Running, seed: u64) {
        let whole = Traffic {
            pattern: Pattern::Stream,
            read_share: 0.0,
            partial_share: 0.0,
            ..self.traffic.clone()
        };
        let region = &self.traffic.range;
        let blocks = (region.end - region.start) / self.traffic.block;
        running.requests(&whole, seed, blocks).unwrap();
    }

    /// Reads all blocks that memories were ever asked for.
    pub fn read_back(&self, running: &mut Running) -> Result<Report, ControllerError> {
        let whole = 0..self.traffic.block;
        self.each_touched(running, |block| {
            self.entry(Direction::Read, block, whole.clone())
        })
    }

    /// Writes all blocks that memories were ever asked for, whole.
    pub fn write_all(&self, running: &mut Running) -> Result<Report, ControllerError> {
        let whole = 0..self.traffic.block;
        self.each_touched(running, |block| {
            self.entry(Direction::Write, block, whole.clone())
        })
    }

    /// Reads a part of each of them, its beginning first.
    pub fn read_pieces(&self, running: &mut Running) -> Result<Report, ControllerError> {
        // Neighbours lie in different lines, if there are more than one.
        let blocks = self.blocks().end;
        self.each_touched(running, |block| {
            let block = block * 129 % blocks;
            let first = block * 7 % 16;
            self.entry(Direction::Read, block, first..first + 1 + block % 48)
        })
    }

    fn each_touched(
        &self,
        running: &mut Running,
        access: impl Fn(u64) -> TraceEntry,
    ) -> Result<Report, ControllerError> {
        let lists = (0..running.bench.lanes()).map(|lane| {
            let blocks = self.touched(&mut running.bench, lane).into_iter();
            blocks.map(&access).collect()
        });
        let lists: Vec<Vec<TraceEntry>> = lists.collect();
        self.trace(running, lists)
    }

    /// An access of some bytes of a block of the region.
    pub fn entry(&self, direction: Direction, block: u64, bytes: Range<u64>) -> TraceEntry {
        TraceEntry {
            direction,
            address: self.traffic.range.start + block * self.traffic.block + bytes.start,
            bytes: bytes.end - bytes.start,
        }
    }

    /// Puts a list of accesses into each lane, and begins.
    pub fn begin_trace(&self, running: &mut Running, lists: Vec<Vec<TraceEntry>>) {
        let most = lists.iter().map(Vec::len).max().unwrap_or(0) as u64;
        for (lane, entries) in lists.into_iter().enumerate() {
            let trace = Traffic {
                pattern: Pattern::Trace(entries.into()),
                ..self.traffic.clone()
            };
            let source = Box::new(Generator::new(trace, lane as u64));
            running.bench.client(lane).set_source(source);
        }
        // An access may be two bursts, or more.
        running.bench.start(4 * most);
    }

    /// A list of accesses in each lane.
    pub fn trace(
        &self,
        running: &mut Running,
        lists: Vec<Vec<TraceEntry>>,
    ) -> Result<Report, ControllerError> {
        self.begin_trace(running, lists);
        Ok(running.bench.finish()?)
    }

    /// The same accesses in all lanes.
    pub fn in_all(
        &self,
        running: &mut Running,
        entries: &[TraceEntry],
    ) -> Result<Report, ControllerError> {
        let lists = vec![entries.to_vec(); running.bench.lanes()];
        self.trace(running, lists)
    }

    /// After a flush: each block decodes to the data that the client wrote, and is stored as by the model.
    /// Returns the number of compressed blocks.
    pub fn check_memory(&self, bench: &mut Bench) -> usize {
        let (mut compressed, mut scratch) = (0, BitWriter::new());
        let (mut block, mut expected) = (vec![0; self.traffic.block as usize], Vec::new());
        let (geometry, model) = (self.geometry(), self.model.as_ref());
        for lane in 0..bench.lanes() {
            let before = compressed;
            for number in self.touched(bench, lane) {
                let metadata = self.metadata_of(bench, lane, number);
                let stored = self.stored(bench, lane, number, metadata);
                let at = format!("{} lane {lane} block {number}", self.design.name());
                if metadata == geometry.raw_metadata() {
                    block.copy_from_slice(&stored);
                } else {
                    let loaded = load(model, geometry, metadata, &stored, &mut block);
                    loaded.unwrap_or_else(|error| panic!("{at}: {error}"));
                    store(model, geometry, &block, &mut scratch, &mut expected);
                    assert_eq!(stored, expected, "{at}");
                    compressed += 1;
                }
                let address = self.traffic.range.start + number * self.traffic.block;
                let now = bench.cycle();
                let checked = bench.client(lane).reference.check(address, &block, now);
                checked.unwrap_or_else(|wrong| panic!("{at}: {wrong}"));
            }
            let not_raw = self.not_raw(bench, lane);
            assert_eq!(not_raw, compressed - before, "{}", self.design.name());
        }
        compressed
    }

    /// How many blocks have metadata that do not say raw.
    pub fn not_raw(&self, bench: &mut Bench, lane: usize) -> usize {
        let bits = self.stored_bits();
        let mut bytes = vec![0; (self.blocks().end * bits).div_ceil(8) as usize];
        bench.memory(lane).storage.read(self.metadata(), &mut bytes);
        let is_set = |byte: u8, place: u64| byte >> (bits * place) & ((1 << bits) - 1) != 0;
        let of_byte = |byte| (0..8 / bits).filter(|&place| is_set(byte, place)).count();
        bytes.into_iter().map(of_byte).sum()
    }

    /// How many blocks are stored raw that need not be.
    pub fn needlessly_raw(&self, bench: &mut Bench) -> usize {
        let (mut count, mut scratch, mut other) = (0, BitWriter::new(), Vec::new());
        for lane in 0..bench.lanes() {
            for number in self.blocks() {
                let raw = self.geometry().raw_metadata();
                if self.metadata_of(bench, lane, number) == raw {
                    let block = self.stored(bench, lane, number, raw);
                    let model = self.model.as_ref();
                    let bits = store(model, self.geometry(), &block, &mut scratch, &mut other);
                    count += usize::from(!self.geometry().stored_raw(bits));
                }
            }
        }
        count
    }
}

/// Options of flags like `codec=bdi port=16`.
pub fn options(flags: &str) -> Flags {
    let given = flags.split_whitespace();
    let given = given.map(|flag| flag.split_once('=').expect("flag=value"));
    given.fold(Flags::default(), |all, (name, value)| all.with(name, value))
}

/// The design's codebook, trained on some data; none if it has no tables.
pub fn train(design: &dyn Design, data: &[u8]) -> Option<Book> {
    design.train(data).unwrap()
}

/// Blocks of words with few values, of slopes, of small differences, and of random data.
pub fn image() -> Vec<u8> {
    let mut bytes = Vec::new();
    for block in 0..256u32 {
        for word in 0..32u32 {
            let value = match block % 8 {
                0 => 0,
                1 => word % 5,
                2 => 0x1234_5600 + word * block,
                3 => 0x3f80_3f81 + (word % 7) * 0x0001_0003,
                4 => 0x4040_4040,
                5 if word < 16 => word,
                6 => (word * block).wrapping_mul(0x0001_0001),
                _ => (block * 32 + word).wrapping_mul(0x9e37_79b9),
            };
            bytes.extend(value.to_le_bytes());
        }
    }
    bytes
}

/// One access in each lane, answered in any way.
pub fn access(bench: &mut Bench, register: Register) -> Vec<LiteResult> {
    let lanes = 0..bench.lanes();
    lanes
        .clone()
        .for_each(|lane| bench.lite(lane).push(register));
    while !lanes.clone().all(|lane| bench.lite(lane).is_idle()) {
        bench.step().unwrap();
    }
    let last = |lane| bench.lite(lane).results.pop_back().unwrap();
    lanes.map(last).collect()
}

/// Whether all lanes refuse a write; they must agree.
pub fn refuses(bench: &mut Bench, address: u32, data: u32) -> bool {
    let results = access(bench, Register::Write(address, data));
    let refused = results.iter().filter(|result| result.failed).count();
    assert!(refused == 0 || refused == results.len(), "{refused}");
    refused > 0
}

/// The events of all lanes, which are cleared.
pub fn events(running: &mut Running) -> Vec<u32> {
    let events = running.bench.read_register(HAPPENED).unwrap();
    running.bench.write_register(HAPPENED, u32::MAX).unwrap();
    events
}

/// Lets the memories of all lanes answer with errors.
pub fn set_errors(running: &mut Running, errors: &Errors) {
    for lane in 0..running.bench.lanes() {
        running.bench.memory(lane).errors = errors.clone();
    }
}

/// The memories whose instances have these names, with any numbers.
pub fn memories(running: &mut Running, names: &[&str]) -> Vec<Storage> {
    let mut all = running.bench.simulator().storage();
    all.retain(|storage| {
        let name = storage.scope.rsplit('.').next().unwrap_or_default();
        let kind = name.trim_end_matches(|c: char| c.is_ascii_digit());
        storage.is_memory() && names.contains(&kind)
    });
    all
}

/// A counter that only some units have.
pub fn counted(running: &mut Running, name: &str) -> Vec<u32> {
    let counts = running.counter(name).unwrap();
    counts.unwrap_or_else(|| panic!("no counter {name}"))
}

/// The value of a counter in all lanes.
pub fn counter(bench: &mut Bench, name: &str) -> Vec<u32> {
    let number = COUNTED.iter().position(|counted| *counted == name);
    let number = number.expect("a counter of all units") as u32;
    bench.read_register(COUNTERS + 4 * number).unwrap()
}

/// Whether accesses may be answered with errors from now on.
pub fn answer(running: &mut Running, errors: bool) {
    for lane in 0..running.bench.lanes() {
        let expectation = if errors {
            any()
        } else {
            Rc::new(|_: &_| Answer::Okay)
        };
        running.bench.client(lane).set_expectation(expectation);
        running.bench.client(lane).reference.writes_may_fail = errors;
    }
}

/// Runs the traffic of another source while something else is done, and finishes it then.
pub fn during(
    running: &mut Running,
    traffic: &Traffic,
    seed: u64,
    count: u64,
    work: impl FnOnce(&mut Running) -> Result<(), ControllerError>,
) -> Result<Report, ControllerError> {
    for lane in 0..running.bench.lanes() {
        let source = Generator::new(traffic.clone(), seed * 1000 + lane as u64);
        running.bench.client(lane).set_source(Box::new(source));
    }
    running.bench.start(count);
    running.bench.steps(200)?;
    work(running)?;
    Ok(running.bench.finish()?)
}
