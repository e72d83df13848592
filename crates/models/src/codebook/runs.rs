//! Exact counts of 32-bit values in bounded memory: sorted sequences that spill into runs.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};

use itertools::Itertools;

use super::sorted::{self, count, join};
use super::TrainError;

/// Runs that are merged into one: it bounds the open files to this many for each level.
const FAN_IN: usize = 64;

/// Bytes of a run's item: a value and its count.
const ITEM: usize = 12;

/// Values that are sorted at a time: they fit into the larger caches.
const BATCH: usize = 1 << 18;

/// Counts of 32-bit values, all of them, however many are distinct.
#[derive(Debug)]
pub(super) struct ValueCounts {
    /// Values that are yet to be counted, and memory to sort them in.
    values: Vec<u32>,
    scratch: Vec<u32>,
    /// Values with counts that are yet to be sorted.
    counted: Vec<sorted::Item>,
    /// Counts, each sequence sorted by value and more than twice as long as the next.
    sequences: Vec<Vec<sorted::Item>>,
    limit: usize,
    /// Spilled runs, each sorted by value. Level k + 1 holds merges of `FAN_IN` runs of level k.
    levels: Vec<Vec<File>>,
}

impl ValueCounts {
    /// Counts, with about `limit` of them in memory at a time, plus a batch that is being sorted.
    pub fn new(limit: usize) -> Self {
        ValueCounts {
            values: Vec::new(),
            scratch: Vec::new(),
            counted: Vec::new(),
            sequences: Vec::new(),
            limit,
            levels: Vec::new(),
        }
    }

    /// Values or counts that are sorted at a time.
    fn batch(&self) -> usize {
        self.limit.clamp(1, BATCH)
    }

    /// Counts the words of some data, whose length must be a multiple of 4 bytes.
    pub fn add(&mut self, mut data: &[u8]) -> io::Result<()> {
        while !data.is_empty() {
            let room = 4 * (self.batch() - self.values.len());
            let (now, later) = data.split_at(room.min(data.len()));
            let words = now.chunks_exact(4);
            let words = words.map(|word| word.try_into().map_or(0, u32::from_le_bytes));
            self.values.extend(words);
            data = later;
            if self.values.len() >= self.batch() {
                self.settle()?;
            }
        }
        Ok(())
    }

    /// Adds `count` to a value.
    pub fn add_count(&mut self, value: u32, count: u64) -> io::Result<()> {
        self.counted.push((value, count));
        if self.counted.len() >= self.batch() {
            self.settle()?;
        }
        Ok(())
    }

    /// Sorts the unsorted items, and spills if there are too many.
    fn settle(&mut self) -> io::Result<()> {
        let values = count(&mut self.values, &mut self.scratch);
        self.values.clear();
        self.counted.sort_unstable_by_key(|item| item.0);
        join(&mut self.counted);
        for items in [values, std::mem::take(&mut self.counted)] {
            self.push(items);
        }
        if self.sequences.iter().map(Vec::len).sum::<usize>() >= self.limit {
            self.spill()?;
        }
        Ok(())
    }

    /// Adds a sequence to the others. It is merged only with shorter ones, or with those of its own length,
    /// so no sequence is merged often.
    fn push(&mut self, mut items: Vec<sorted::Item>) {
        while let Some(last) = self.sequences.pop() {
            if last.len() > 2 * items.len() {
                self.sequences.push(last);
                break;
            }
            items = sorted::merge(&last, &items);
        }
        if !items.is_empty() {
            self.sequences.push(items);
        }
    }

    /// Takes all that is in memory, sorted and counted.
    fn take(&mut self) -> Vec<sorted::Item> {
        let sequences = std::mem::take(&mut self.sequences).into_iter().rev();
        let all = sequences.reduce(|all, items| sorted::merge(&items, &all));
        all.unwrap_or_default()
    }

    fn spill(&mut self) -> io::Result<()> {
        let items = self.take().into_iter().map(Ok);
        let mut run = write_run(items)?;
        for level in &mut self.levels {
            level.push(run);
            if level.len() < FAN_IN {
                return Ok(());
            }
            run = write_run(merge(level.drain(..).map(read_run).try_collect()?))?;
        }
        self.levels.push(vec![run]);
        Ok(())
    }

    /// Passes on every value with its count, in ascending order of value.
    pub fn finish<E: From<TrainError>>(
        mut self,
        mut visit: impl FnMut(u32, u64) -> Result<(), E>,
    ) -> Result<(), E> {
        let broken = |error| E::from(TrainError::Spill(error));
        self.settle().map_err(broken)?;
        let in_memory = self.take().into_iter().map(Ok);
        let spilled = self.levels.into_iter().flatten().map(read_run);
        let mut sources: Vec<Items> = spilled.try_collect().map_err(broken)?;
        sources.push(Box::new(in_memory));
        for item in merge(sources) {
            let (value, count) = item.map_err(broken)?;
            visit(value, count)?;
        }
        Ok(())
    }
}

/// Values with counts, in ascending order of value.
type Items = Box<dyn Iterator<Item = io::Result<(u32, u64)>>>;

/// Joins several sequences, adding up the counts of equal values.
fn merge(sources: Vec<Items>) -> impl Iterator<Item = io::Result<(u32, u64)>> {
    // An error comes first, and the reader stops at it.
    let merged = sources.into_iter().kmerge_by(|a, b| match (a, b) {
        (Ok(a), Ok(b)) => a.0 < b.0,
        (a, _) => a.is_err(),
    });
    merged.coalesce(|a, b| match (&a, &b) {
        (Ok(x), Ok(y)) if x.0 == y.0 => Ok(Ok((x.0, x.1 + y.1))),
        _ => Err((a, b)),
    })
}

fn write_run(items: impl Iterator<Item = io::Result<(u32, u64)>>) -> io::Result<File> {
    let mut run = BufWriter::new(tempfile::tempfile()?);
    for item in items {
        let (value, count) = item?;
        run.write_all(&value.to_le_bytes())?;
        run.write_all(&count.to_le_bytes())?;
    }
    run.into_inner().map_err(io::IntoInnerError::into_error)
}

fn read_run(mut run: File) -> io::Result<Items> {
    run.rewind()?;
    let mut run = BufReader::new(run);
    let mut item = [0; ITEM];
    let mut next = move || -> io::Result<Option<(u32, u64)>> {
        if std::io::BufRead::fill_buf(&mut run)?.is_empty() {
            return Ok(None);
        }
        run.read_exact(&mut item)?;
        let (value, count) = item.split_at(4);
        let value = value.try_into().map_or(0, u32::from_le_bytes);
        let count = count.try_into().map_or(0, u64::from_le_bytes);
        Ok(Some((value, count)))
    };
    Ok(Box::new(std::iter::from_fn(move || next().transpose())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn spilled_counts_are_those_of_a_map() {
        // A limit so low that runs are merged twice over: 64 × 64 runs and more.
        let mut counts = ValueCounts::new(4);
        let mut expected = BTreeMap::new();
        for i in 0..20_000u32 {
            let value = i.wrapping_mul(2_654_435_761) % 997 * 4_194_301;
            *expected.entry(value).or_insert(0) += 1;
            counts.add(&value.to_le_bytes()).unwrap();
        }
        assert!(counts.levels.len() > 1, "{} levels", counts.levels.len());
        let mut found = Vec::new();
        counts
            .finish(|value, count| {
                found.push((value, count));
                Ok::<_, TrainError>(())
            })
            .unwrap();
        assert_eq!(found, expected.into_iter().collect_vec());
    }
}
