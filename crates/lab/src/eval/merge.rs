//! Evaluations read back, and parts of them joined.

use std::collections::BTreeMap;
use std::io::Read;

use super::counts::Counts;
use super::evaluation::{Evaluation, FORMAT, VERSION};
use super::file_result::{CodecResult, FileResult, SymbolResult};
use super::{PartError, Shard};
use crate::bus::Totals;
use crate::codebook::{Histogram, SymbolHistogram, TrainError};
use crate::terms::data::Source;

/// The kind of file expected.
const WHAT: &str = "evaluation";

impl Evaluation {
    /// Reads an evaluation, or a part of one.
    ///
    /// # Errors
    /// [`PartError::Read`] and [`PartError::Damaged`], which name the file.
    pub fn read(part: &Source) -> Result<Self, PartError> {
        let path = part.path();
        let mut text = Vec::new();
        let read = part.reader().read_to_end(&mut text);
        read.map_err(|source| PartError::read(path, source))?;
        let damaged = |reason: String| PartError::damaged(path, WHAT, reason);
        let read: Evaluation =
            serde_json::from_slice(&text).map_err(|error| damaged(error.to_string()))?;
        if (read.format.as_str(), read.version) != (FORMAT, VERSION) {
            let reason = format!("its format is '{}' version {}", read.format, read.version);
            return Err(damaged(reason));
        }
        match read.files.iter().find(|file| !read.is_possible(file)) {
            Some(file) => Err(damaged(format!("its counts of {} cannot be", file.name))),
            None => Ok(read),
        }
    }

    /// Whether a file's counts go with one another; sums of those that do not overflow.
    fn is_possible(&self, file: &FileResult) -> bool {
        const MOST_BLOCKS: u64 = 1 << 48;
        let block = u64::from(self.block.get());
        let whole = file.blocks.saturating_mul(block);
        // Each byte has a ninth wire with DBI, and none toggles more than once a flit.
        let could_toggle = |totals: &Option<Totals>| {
            totals.is_none_or(|totals| {
                let mut tallies = totals.tallies().into_iter();
                totals.blocks == file.blocks
                    && tallies.all(|tally| {
                        tally.toggles <= 9 * whole
                            && tally.bursts <= whole
                            && tally.kept_raw <= file.blocks
                    })
            })
        };
        let could_be = |counts: &Counts| {
            let statistics = &counts.statistics;
            let blocks = statistics
                .by_metadata
                .iter()
                .copied()
                .map(u128::from)
                .sum::<u128>();
            let one_way = counts.one_way.unwrap_or_default();
            statistics.is_whole()
                && statistics.geometry().block() == self.block
                && blocks == file.blocks.into()
                && statistics.stored_bytes.max(one_way.stored_bytes) <= whole
                && statistics.compressed_bits.max(one_way.compressed_bits) <= 8 * whole
                && counts.sampled_blocks <= file.blocks
                && could_toggle(&counts.toggles)
        };
        let of_codec = |result: &CodecResult| {
            could_be(&result.counts) && result.other_data.as_ref().is_none_or(could_be)
        };
        // Of a symbol of less than a byte, bytes are counted.
        let could_count = |symbols: &SymbolResult| {
            let items = symbols.items.iter().flatten();
            items.map(|item| u128::from(item.1)).sum::<u128>() <= whole.into()
        };
        file.blocks <= MOST_BLOCKS
            && file.symbols.iter().all(could_count)
            && file.bytes.checked_add(file.padding) == Some(whole)
            && file.codecs.len() == self.codecs.len()
            && file.codecs.iter().all(of_codec)
            && could_toggle(&file.uncompressed)
    }

    /// Joins the parts of a whole, in any order.
    ///
    /// # Errors
    /// [`PartError::Parts`] unless they are all parts of one whole, each once;
    /// [`PartError::Train`] if the histograms cannot be joined.
    pub fn merge(mut parts: Vec<Evaluation>) -> Result<Self, PartError> {
        let refuse = |reason: String| PartError::parts(reason);
        let shards: Option<Vec<Shard>> = parts.iter().map(|part| part.shard).collect();
        let shards = shards.ok_or_else(|| refuse("one of them is a whole, not a part".into()))?;
        Shard::check_all(&shards).map_err(refuse)?;
        parts.sort_by_key(|part| part.shard);
        let mut parts = parts.into_iter();
        let mut whole = parts
            .next()
            .ok_or_else(|| refuse("there are none".into()))?;
        for part in parts {
            whole.add(part).map_err(refuse)?;
        }
        whole.shard = None;
        for file in &mut whole.files {
            file.symbols = join_symbols(std::mem::take(&mut file.symbols))?;
        }
        whole.derive();
        Ok(whole)
    }

    fn add(&mut self, part: Evaluation) -> Result<(), String> {
        let names = |files: &[FileResult]| -> Vec<_> {
            files
                .iter()
                .map(|file| {
                    let groups = (file.layer.clone(), file.role.clone());
                    (file.name.clone(), file.form.clone(), groups)
                })
                .collect()
        };
        let differ = [
            (self.block != part.block, "blocks"),
            (self.flit != part.flit, "flits"),
            (self.codecs != part.codecs, "codecs or codebooks"),
            (names(&self.files) != names(&part.files), "files"),
            (self.left_out != part.left_out, "files left out"),
        ];
        if let Some((_, what)) = differ.iter().find(|(differ, _)| *differ) {
            return Err(format!("their {what} differ"));
        }
        self.seconds += part.seconds;
        for (file, part) in self.files.iter_mut().zip(part.files) {
            file.bytes += part.bytes;
            file.padding += part.padding;
            file.blocks += part.blocks;
            if let Some(part) = part.uncompressed {
                *file.uncompressed.get_or_insert_default() += part;
            }
            for (codec, part) in file.codecs.iter_mut().zip(&part.codecs) {
                if codec.counts.statistics.geometry() != part.counts.statistics.geometry() {
                    return Err("their geometries differ".into());
                }
                codec.counts += &part.counts;
                match (&mut codec.other_data, &part.other_data) {
                    (Some(sum), Some(part)) => *sum += part,
                    (None, None) => {}
                    _ => return Err("some are trained on other data and some are not".into()),
                }
            }
            file.symbols.extend(part.symbols);
        }
        Ok(())
    }
}

/// The symbols of all parts of a file, joined.
fn join_symbols(parts: Vec<SymbolResult>) -> Result<Vec<SymbolResult>, TrainError> {
    let mut whole = BTreeMap::new();
    for part in parts {
        let length = part.symbol_length;
        let histogram = whole
            .entry(length)
            .or_insert_with(|| SymbolHistogram::new(length));
        for (key, count) in part.items.unwrap_or_default() {
            histogram.add_item(key, count)?;
        }
    }
    let whole = whole.into_iter();
    whole
        .map(|(_, histogram)| SymbolResult::of(histogram))
        .collect()
}
