//! Histograms of parts as files: a line of JSON, then the items.

use std::io::{self, BufRead, BufReader, Read, Write};

use serde::{Deserialize, Serialize};

use super::{PartError, Shard};
use crate::codebook::{Histogram, Recipe, TrainError};
use crate::terms::data::Source;
use crate::terms::BlockSize;

/// The `format` field of the first line.
const FORMAT: &str = "hdlgen-histogram";

/// The version of the form that is written here, and the only one that is read.
const VERSION: u32 = 2;

/// The kind of file expected.
const WHAT: &str = "part of a histogram";

/// More symbols than any data have, and few enough for sums of their counts in training.
const MOST_SYMBOLS: u64 = 1 << 58;

/// The longest first line.
const LONGEST: u64 = 1 << 24;

/// A part of a histogram, as the first line of its file describes it. Its items follow: of each its
/// key, 4 bytes, and its count, 8 bytes, lowest byte first, as [`Histogram::items`] has them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistogramPart {
    format: String,
    version: u32,
    /// The alphabet, and the codebook that the parts make when they are joined.
    pub recipe: Recipe,
    /// The block, of which segments are made.
    pub block: BlockSize,
    /// Which part it is.
    pub shard: Shard,
    /// The files that all parts are of.
    pub files: Vec<String>,
    /// The symbols of this part.
    pub symbols: u64,
}

impl HistogramPart {
    /// Describes a part.
    pub fn new(
        histogram: &dyn Histogram,
        recipe: Recipe,
        block: BlockSize,
        shard: Shard,
        files: Vec<String>,
    ) -> Self {
        HistogramPart {
            format: FORMAT.to_owned(),
            version: VERSION,
            recipe,
            block,
            shard,
            files,
            symbols: histogram.symbols(),
        }
    }

    /// Whether a file begins as one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn is_one(file: &Source) -> io::Result<bool> {
        let begin = format!("{{\"format\":\"{FORMAT}\"");
        let mut text = Vec::new();
        file.reader()
            .take(begin.len() as u64)
            .read_to_end(&mut text)?;
        Ok(text == begin.as_bytes())
    }

    /// Writes the part with its histogram.
    ///
    /// # Errors
    /// [`TrainError::Spill`] if it cannot be written, or a temporary file not be read.
    pub fn write(
        &self,
        histogram: Box<dyn Histogram>,
        out: &mut impl Write,
    ) -> Result<(), TrainError> {
        let first = serde_json::to_string(self).map_err(io::Error::from)?;
        writeln!(out, "{first}")?;
        histogram.items(&mut |key, count| {
            out.write_all(&key.to_le_bytes())?;
            Ok(out.write_all(&count.to_le_bytes())?)
        })
    }

    /// Joins the parts of a whole, in any order; also gives what one of them is described by.
    ///
    /// # Errors
    /// [`PartError`] unless the files are all parts of one whole, each once.
    pub fn merge(files: &[Source]) -> Result<(Box<dyn Histogram>, HistogramPart), PartError> {
        let mut parts = Vec::new();
        for file in files {
            parts.push(open(file)?.0);
        }
        let shards: Vec<_> = parts.iter().map(|part| part.shard).collect();
        Shard::check_all(&shards).map_err(PartError::parts)?;
        let first = parts
            .first()
            .cloned()
            .ok_or_else(|| PartError::parts("there are none"))?;
        let mut whole = first.recipe.histogram()?;
        for (part, file) in parts.into_iter().zip(files) {
            let symbols = part.symbols;
            let same = HistogramPart {
                shard: first.shard,
                symbols: first.symbols,
                ..part
            };
            if same != first {
                let reason = "their codecs, parameters, blocks or files differ";
                return Err(PartError::parts(reason));
            }
            add_items(file, symbols, whole.as_mut())?;
        }
        Ok((whole, first))
    }
}

/// A part's first line, and what follows it.
fn open(file: &Source) -> Result<(HistogramPart, BufReader<impl Read + '_>), PartError> {
    let path = file.path();
    let read = |source| PartError::read(path, source);
    let damaged = |reason: String| PartError::damaged(path, WHAT, reason);
    let mut file = BufReader::new(file.reader());
    let mut line = Vec::new();
    (&mut file)
        .take(LONGEST)
        .read_until(b'\n', &mut line)
        .map_err(read)?;
    let part: HistogramPart =
        serde_json::from_slice(&line).map_err(|error| damaged(error.to_string()))?;
    if (part.format.as_str(), part.version) != (FORMAT, VERSION) {
        let reason = format!("its format is '{}' version {}", part.format, part.version);
        return Err(damaged(reason));
    }
    let known = part.recipe.histogram();
    known.map_err(|_| damaged(format!("there is no such codebook: {:?}", part.recipe)))?;
    Ok((part, file))
}

/// Adds the items of a part to the whole.
fn add_items(file: &Source, symbols: u64, whole: &mut dyn Histogram) -> Result<(), PartError> {
    let path = file.path();
    let (_, mut file) = open(file)?;
    let damaged = |reason| PartError::damaged(path, WHAT, reason);
    if symbols > MOST_SYMBOLS {
        return Err(damaged("it has more symbols than can be counted"));
    }
    let before = whole.symbols();
    let mut item = Vec::new();
    loop {
        item.clear();
        let read = (&mut file).take(12).read_to_end(&mut item);
        let read = read.map_err(|source| PartError::read(path, source))?;
        match read {
            0 => break,
            12 => {}
            _ => return Err(damaged("it ends within a count")),
        }
        let (key, count) = item.split_at(4);
        let key = key.try_into().map_or(0, u32::from_le_bytes);
        let count: u64 = count.try_into().map_or(0, u64::from_le_bytes);
        if count > symbols {
            return Err(damaged("it has other counts than its first line says"));
        }
        whole.add_item(key, count)?;
        if whole.symbols() > MOST_SYMBOLS {
            return Err(damaged("it has more symbols than can be counted"));
        }
    }
    if whole.symbols() - before == symbols {
        Ok(())
    } else {
        Err(damaged("it has other counts than its first line says"))
    }
}
