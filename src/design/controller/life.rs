//! Work of software with the unit during traffic: sampling, loading of tables, scrubbing.

use super::simulate::{address_of, ControllerError, Running, PAGE};
use super::Controller;
use crate::axi_bench::Traffic;
use crate::codebook::{Book, ValueFrequency};
use crate::design::{OptionsError, Role};
use crate::rtl::controller::registers::{SAMPLING, UNIT_BITS};
use crate::rtl::value_frequency::address_map as table;

/// Counts of a unit's value-frequency table.
#[derive(Clone, Debug)]
pub struct Sampled {
    /// Values and counts, as the hardware has them.
    pub table: ValueFrequency,
    /// Blocks that are counted.
    pub blocks: u32,
    /// Blocks that came too soon after another one.
    pub skipped: u32,
}

/// Byte address of a word of the value-frequency table.
const fn of_table(word: u32) -> u32 {
    (SAMPLING << UNIT_BITS) + word
}

impl Running {
    /// Turns compression off, and samples while the client makes this many requests. Returns the counts of
    /// each lane's unit. Compressed blocks stay compressed; tables can be loaded after a scrub.
    ///
    /// # Errors
    /// If the unit has no value-frequency table, or anything is wrong.
    pub fn sample(
        &mut self,
        design: &Controller,
        traffic: &Traffic,
        seed: u64,
        requests: u64,
    ) -> Result<Vec<Sampled>, ControllerError> {
        let model = design
            .sampling()
            .ok_or_else(OptionsError::table_unused)?
            .model();
        self.set(design, "bypass", 1)?;
        self.table_is_quiet()?;
        let control = of_table(table::CONTROL);
        self.bench.write_register(control, table::CLEAR)?;
        self.table_is_quiet()?;
        self.bench.write_register(of_table(table::LENGTH), 0)?;
        self.bench.write_register(control, table::START)?;
        self.requests(traffic, seed, requests)?;
        self.bench.write_register(control, table::STOP)?;
        self.table_is_quiet()?;
        let mut all = |word: u32| self.bench.read_register(of_table(word));
        let (blocks, skipped) = (all(table::SAMPLED)?, all(table::SKIPPED)?);
        let totals = all(table::TOTAL)?;
        let has_values = !model.table().is_empty();
        let words = model.table().len().max(model.counters().len());
        let mut ways = vec![Vec::new(); totals.len()];
        for word in (0..words as u32).map(|word| 4 * word) {
            let counts = all(table::COUNTS + word)?;
            let values = if has_values {
                all(table::VALUES + word)?
            } else {
                vec![0; counts.len()]
            };
            for (lane, way) in values.into_iter().zip(counts).enumerate() {
                ways[lane].push(way);
            }
        }
        let lanes = ways.iter().zip(totals).zip(blocks).zip(skipped);
        let lanes = lanes.map(|(((ways, total), blocks), skipped)| Sampled {
            table: model.clone().with_counts(ways, total),
            blocks,
            skipped,
        });
        Ok(lanes.collect())
    }

    /// Waits until the value-frequency table neither samples nor clears.
    fn table_is_quiet(&mut self) -> Result<(), ControllerError> {
        let busy = [table::SAMPLING, table::CLEARING];
        loop {
            let status = self.bench.read_register(of_table(table::STATUS))?;
            if !status.iter().any(|status| busy.contains(&(status & 3))) {
                return Ok(());
            }
        }
    }

    /// Loads a codebook into all units and turns compression on. No block may be stored compressed.
    ///
    /// # Errors
    /// If it is not one for the codec, or the unit refuses a word.
    pub fn load(&mut self, design: &Controller, book: &Book) -> Result<(), ControllerError> {
        self.reference = Some(design.codec().reference(Some(book))?);
        self.load_tables()?;
        self.set(design, "bypass", 0)
    }

    pub(super) fn load_tables(&mut self) -> Result<(), ControllerError> {
        // The decompressor's tables come first: under traffic, blocks may be compressed as soon as the
        // compressor has its tables, and from then on no table can be written.
        // compressor has its own.
        for (number, role) in [(2, Role::Decompressor), (1, Role::Compressor)] {
            for write in self.reference()?.load_sequence(role).to_vec() {
                let address = (number << UNIT_BITS) + write.address;
                self.bench.write_register(address, write.data)?;
            }
        }
        Ok(())
    }

    /// Turns compression off and stores all of the compressed region raw.
    ///
    /// # Errors
    /// As of [`Running::command`].
    pub fn scrub(&mut self, design: &Controller) -> Result<(), ControllerError> {
        let (first, end) = (self.region.start / PAGE, self.region.end / PAGE);
        self.set(design, "scrub_first", first as u32)?;
        self.set(design, "scrub_end", end as u32)?;
        self.command("scrub", 4)
    }

    fn set(&mut self, design: &Controller, name: &str, value: u32) -> Result<(), ControllerError> {
        Ok(self.bench.write_register(address_of(design, name), value)?)
    }
}
