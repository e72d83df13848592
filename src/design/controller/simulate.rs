//! The unit at work in the simulator, between a client and a memory.

use std::ops::Range;
use std::rc::Rc;

use super::{Controller, NAME};
use crate::axi_bench::{
    Answer, Attributes, Bench, Burst, DramRules, Expectation, Generator, MemoryError, Options,
    Report, Traffic,
};
use crate::codebook::Book;
use crate::design::expected::Expected;
use crate::design::{Design, OptionsError, Reference, Role};
use crate::hdl::{DesignError, Module};
use crate::rtl::controller::registers::{counted, COMMAND, COUNTERS, STATUS};

/// Bytes of a page, the unit of regions.
pub(super) const PAGE: u64 = 4096;

/// Why a simulation of the unit ends early.
#[derive(Debug, thiserror::Error)]
pub enum ControllerError {
    /// Something at its ports is wrong, or it hangs.
    #[error(transparent)]
    Memory(#[from] MemoryError),
    /// The description has a mistake, which would be ours.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// The codebook is not one for the codec, or there is none.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A command ended with an error.
    #[error("the command '{0}' ended with an error")]
    Command(&'static str),
    /// A command does not end.
    #[error("the command '{0}' has not ended, and the unit has moved no data to or from memory for {PATIENCE} cycles")]
    Hangs(&'static str),
}

/// The bit of the command that flushes.
pub const FLUSH: u32 = 3;

/// The bit of the status that says that a command is under way.
pub const BUSY: u32 = 1 << 4;

/// The bit of the status that says that the last command has failed.
const FAILED: u32 = 1 << 5;

/// Cycles without memory traffic after which a command hangs: more than it takes to empty the largest metadata cache.
const PATIENCE: u64 = 200_000;

/// A unit between a client and a memory, in some lanes.
pub struct Running {
    /// The bench.
    pub bench: Bench,
    /// The model with its codebook, once there is one.
    pub(super) reference: Option<Reference>,
    loads: bool,
    counted: Vec<&'static str>,
    pub(super) region: Range<u64>,
    pub(super) metadata: u64,
}

impl Running {
    /// The unit after reset, off, with its regions set. The addresses of `traffic` are the compressed region,
    /// and the metadata region lies behind it.
    ///
    /// # Errors
    /// If the codebook is not one for the codec. A unit with tables may be without one until
    /// [`Running::load`].
    pub fn new(
        design: &Controller,
        book: Option<&Book>,
        traffic: &Traffic,
        change: impl FnOnce(&mut Options),
        seed: u64,
    ) -> Result<Self, ControllerError> {
        let module = design.module(Role::Compressor)?;
        Self::of(&module, design, book, traffic, change, seed)
    }

    /// The same with another module in place of the design's.
    ///
    /// # Errors
    /// As of [`Running::new`].
    pub fn of(
        module: &Rc<Module>,
        design: &Controller,
        book: Option<&Book>,
        traffic: &Traffic,
        change: impl FnOnce(&mut Options),
        seed: u64,
    ) -> Result<Self, ControllerError> {
        let waits = book.is_none() && design.codec().recipe().is_some();
        let reference = if waits {
            None
        } else {
            Some(design.codec().reference(book)?)
        };
        let mut options = Options::new(traffic, seed);
        options.expectation = refuses_fixed();
        options.memory.rules = DramRules {
            own_attributes: Some(Attributes::default()),
            ..DramRules::strict(u64::from(design.geometry().mag().get()))
        };
        change(&mut options);
        let bench = Bench::new(module, options)?;
        let mut running = Running {
            bench,
            reference,
            loads: design.codec().recipe().is_some(),
            counted: counted(design.hardware()),
            region: traffic.range.clone(),
            metadata: 0,
        };
        running.regions(design, traffic)?;
        Ok(running)
    }

    /// Sets the regions, of a unit that is off. From now on bursts of the metadata region are of kind 1 for
    /// the memory, all others of kind 0.
    ///
    /// # Errors
    /// If it refuses them.
    pub fn regions(
        &mut self,
        design: &Controller,
        traffic: &Traffic,
    ) -> Result<(), ControllerError> {
        let pages = (traffic.range.end / PAGE) as u32;
        let first = (traffic.range.start / PAGE) as u32;
        let metadata = pages + 1;
        let end = metadata + design.hardware().metadata_pages(pages - first) + 1;
        let regions = [
            ("region_first", first),
            ("region_end", pages),
            ("metadata_first", metadata),
            ("metadata_end", end),
        ];
        for (name, value) in regions {
            self.bench.write_register(address_of(design, name), value)?;
        }
        self.metadata = u64::from(metadata) * PAGE;
        let (first, end) = (self.metadata, u64::from(end) * PAGE);
        for lane in 0..self.bench.lanes() {
            let kind = move |_, address| u32::from((first..end).contains(&address));
            self.bench.memory(lane).kind = Rc::new(kind);
        }
        Ok(())
    }

    /// Gives a command and waits for its end, with traffic running.
    ///
    /// # Errors
    /// If it ends with an error or does not end, or anything else is wrong.
    pub fn command(&mut self, name: &'static str, bit: u32) -> Result<(), ControllerError> {
        let (mut moved, mut since) = (0, self.bench.cycle());
        let hangs = |running: &mut Running, busy: &[usize]| {
            let now: u64 = busy.iter().map(|&lane| running.bursts_moved(lane)).sum();
            if now != moved {
                (moved, since) = (now, running.bench.cycle());
            }
            running.bench.cycle() - since > PATIENCE
        };
        let status = self.command_until(bit, hangs)?;
        if status.iter().any(|status| status & BUSY != 0) {
            Err(ControllerError::Hangs(name))
        } else if status.iter().any(|status| status & FAILED != 0) {
            Err(ControllerError::Command(name))
        } else {
            Ok(())
        }
    }

    /// Gives a command and waits until it has ended in all lanes, or until `gives_up`, which gets the lanes in which
    /// it is under way. The status of each lane then.
    ///
    /// # Errors
    /// If anything at the unit's ports is wrong.
    pub fn command_until(
        &mut self,
        bit: u32,
        mut gives_up: impl FnMut(&mut Running, &[usize]) -> bool,
    ) -> Result<Vec<u32>, ControllerError> {
        self.bench.write_register(COMMAND, 1 << bit)?;
        loop {
            let status = self.bench.read_register(STATUS)?;
            let busy = (0..status.len()).filter(|&lane| status[lane] & BUSY != 0);
            let busy: Vec<usize> = busy.collect();
            if busy.is_empty() || gives_up(self, &busy) {
                return Ok(status);
            }
        }
    }

    /// The bursts that the memory of a lane has read and written.
    fn bursts_moved(&mut self, lane: usize) -> u64 {
        let moved = self.bench.memory(lane).moved.values();
        moved.map(|moved| moved.reads + moved.writes).sum()
    }

    /// Init, and the tables, if there are any: from now on blocks are compressed.
    ///
    /// # Errors
    /// As of [`Running::command`].
    pub fn begin(&mut self) -> Result<(), ControllerError> {
        self.command("init", 0)?;
        if !self.loads {
            return Ok(());
        }
        self.load_tables()
    }

    /// After a flush and a reset: the unit uses the memory as it was left, with the same tables.
    ///
    /// # Errors
    /// As of [`Running::command`].
    pub fn take_up(&mut self) -> Result<(), ControllerError> {
        if self.loads {
            self.load_tables()?;
        }
        self.command("run", 1)
    }

    /// The model, with its codebook.
    ///
    /// # Errors
    /// If there is none yet.
    pub(super) fn reference(&self) -> Result<&Reference, ControllerError> {
        let reference = self.reference.as_ref();
        Ok(reference.ok_or_else(|| OptionsError::no_codebook(NAME))?)
    }

    /// Fills the compressed region of all memories with copies of a memory image, stored as the model stores
    /// it, with its metadata, or raw. It is as if another unit had written the memory. The metadata cache
    /// must be empty.
    ///
    /// # Errors
    /// If there is no codebook that the model needs.
    pub fn fill(
        &mut self,
        design: &Controller,
        image: &[u8],
        raw: bool,
    ) -> Result<(), ControllerError> {
        let block = design.geometry().block().bytes();
        let blocks = ((self.region.end - self.region.start) as usize) / block;
        let data: Vec<u8> = image.iter().copied().cycle().take(blocks * block).collect();
        let start = self.region.start;
        let stored = if raw {
            vec![(start, data.clone())]
        } else {
            self.stored(design, &data)?
        };
        for lane in 0..self.bench.lanes() {
            self.bench.client(lane).reference.set(start, &data);
            let storage = &mut self.bench.memory(lane).storage;
            for (address, bytes) in &stored {
                storage.write(*address, bytes);
            }
        }
        Ok(())
    }

    /// Each block of the region as the model stores it, and the metadata of all, with their
    /// addresses.
    fn stored(
        &self,
        design: &Controller,
        data: &[u8],
    ) -> Result<Vec<(u64, Vec<u8>)>, ControllerError> {
        let expected = Expected::new(design.codec(), self.reference()?.model.as_ref(), data);
        let metadata = design.hardware().cache().in_memory(&expected.metadata);
        let addresses = self
            .region
            .clone()
            .step_by(design.geometry().block().bytes());
        let stored = addresses.zip(expected.stored);
        Ok(stored.chain([(self.metadata, metadata)]).collect())
    }

    /// Makes this many requests of some traffic in each lane.
    ///
    /// # Errors
    /// If anything is wrong.
    pub fn requests(
        &mut self,
        traffic: &Traffic,
        seed: u64,
        count: u64,
    ) -> Result<Report, ControllerError> {
        self.offer(traffic, seed, count);
        Ok(self.bench.finish()?)
    }

    /// Lets each lane's client begin this many requests of some traffic.
    pub fn offer(&mut self, traffic: &Traffic, seed: u64, count: u64) {
        for lane in 0..self.bench.lanes() {
            let seed = seed.wrapping_mul(1000) + lane as u64;
            let source = Box::new(Generator::new(traffic.clone(), seed));
            self.bench.client(lane).set_source(source);
        }
        self.bench.start(count);
    }

    /// A counter of all lanes; None if the unit does not have it.
    ///
    /// # Errors
    /// If anything is wrong.
    pub fn counter(&mut self, name: &str) -> Result<Option<Vec<u32>>, ControllerError> {
        let number = (0..).zip(&self.counted).find(|(_, own)| **own == name);
        let counts = number.map(|(number, _)| self.bench.read_register(COUNTERS + 4 * number));
        Ok(counts.transpose()?)
    }

    /// The counters of lane 0, with their names.
    ///
    /// # Errors
    /// If anything is wrong.
    pub fn counters(&mut self) -> Result<Vec<(&'static str, u32)>, ControllerError> {
        let mut all = Vec::new();
        for (number, name) in (0..).zip(self.counted.clone()) {
            let lanes = self.bench.read_register(COUNTERS + 4 * number)?;
            all.push((name, lanes[0]));
        }
        Ok(all)
    }
}

/// The byte address of a register that software writes.
pub fn address_of(design: &Controller, name: &str) -> u32 {
    let all = crate::rtl::controller::registers::map(design.hardware());
    let found = all.iter().find(|register| register.name == name);
    found.map_or(0, |register| register.address)
}

/// FIXED bursts are answered with an error, all others are not.
pub fn refuses_fixed() -> Expectation {
    Rc::new(|request| match request.access.burst {
        Burst::Fixed => Answer::Error,
        _ => Answer::Okay,
    })
}
