//! Trouble that a unit must survive: resets, memory errors and corrupt memory.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::simulate::{refuses_fixed, ControllerError, Running, FLUSH};
use super::Controller;
use crate::axi_bench::{any, Errors, Traffic};
use crate::codec::load;
use crate::design::Design;
use crate::rtl::metadata_cache::Parameters;

/// Share of bursts below that fail, while some do.
const FAILING: f64 = 0.02;

/// Share of compressed blocks in memory that become corrupt.
const CORRUPT: f64 = 0.1;

impl Running {
    /// A reset after a flush, corrupt blocks, errors from the memory, and a reset in the middle of requests,
    /// followed by an init. After each of them come `count` requests in each lane. A read of unknown data
    /// must return an error. Returns the number of answered requests.
    ///
    /// # Errors
    /// If anything is wrong.
    pub fn trouble(
        &mut self,
        design: &Controller,
        traffic: &Traffic,
        seed: u64,
        count: u64,
    ) -> Result<u64, ControllerError> {
        let mut answered = 0;
        let mut requests = |running: &mut Running, trouble: u64| -> Result<(), ControllerError> {
            let report = running.requests(traffic, seed + trouble, count)?;
            answered += report.reads + report.writes;
            Ok(())
        };
        self.command("flush", FLUSH)?;
        self.bench.reset(3)?;
        self.regions(design, traffic)?;
        self.take_up()?;
        requests(self, 1)?;

        self.command("flush", FLUSH)?;
        self.expect_errors();
        self.corrupt(design, &mut SmallRng::seed_from_u64(seed))?;
        requests(self, 2)?;

        self.set_errors(&Errors {
            read_share: FAILING,
            write_share: FAILING,
            garbles: true,
            ..Errors::default()
        });
        requests(self, 3)?;
        self.set_errors(&Errors::default());

        self.bench.start(count);
        self.bench.steps(100)?;
        self.bench.reset(3)?;
        self.bench.adopt_memory();
        for lane in 0..self.bench.lanes() {
            self.bench.client(lane).set_expectation(refuses_fixed());
        }
        self.regions(design, traffic)?;
        self.begin()?;
        requests(self, 4)?;
        Ok(answered)
    }

    fn expect_errors(&mut self) {
        for lane in 0..self.bench.lanes() {
            self.bench.client(lane).set_expectation(any());
        }
    }

    fn set_errors(&mut self, errors: &Errors) {
        for lane in 0..self.bench.lanes() {
            self.bench.memory(lane).errors = errors.clone();
        }
    }

    /// Flips a bit of some compressed blocks in memory. If the model still decodes such a block, its result
    /// is the expected data from now on. For the others the client keeps its old data, and a read of them
    /// without an error is wrong.
    fn corrupt(
        &mut self,
        design: &Controller,
        random: &mut SmallRng,
    ) -> Result<(), ControllerError> {
        let (geometry, cache) = (design.geometry(), design.hardware().cache());
        let block = geometry.block().bytes() as u64;
        let mut decoded = vec![0; block as usize];
        for lane in 0..self.bench.lanes() {
            for number in 0..(self.region.end - self.region.start) / block {
                let metadata = self.metadata_of(&cache, lane, number);
                if metadata == geometry.raw_metadata() || !random.random_bool(CORRUPT) {
                    continue;
                }
                let address = self.region.start + number * block;
                let mut stored = vec![0; geometry.bytes_of(metadata)];
                let storage = &mut self.bench.memory(lane).storage;
                storage.read(address, &mut stored);
                let bit = random.random_range(0..8 * stored.len());
                stored[bit / 8] ^= 1 << (bit % 8);
                storage.write(address, &stored);
                let model = self.reference()?.model.as_ref();
                if load(model, geometry, metadata, &stored, &mut decoded).is_ok() {
                    self.bench.client(lane).reference.set(address, &decoded);
                }
            }
        }
        Ok(())
    }

    /// A block's metadata in memory.
    fn metadata_of(&mut self, cache: &Parameters, lane: usize, block: u64) -> u8 {
        let mut byte = [0];
        let storage = &mut self.bench.memory(lane).storage;
        storage.read(self.metadata + cache.byte_of(block), &mut byte);
        cache.in_byte(byte[0], block)
    }
}
