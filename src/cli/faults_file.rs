//! The CSV files of `hdlgen faults`: its sums, from which a campaign can go on, and its harmful upsets.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{ensure, Context};
use serde::{Deserialize, Serialize};

use super::output::Output;
use super::usage::Usage;
use crate::design::faults::{Counts, Harm, Kind, Row};

/// Between writes of the file.
const INTERVAL: Duration = Duration::from_secs(60);

/// A line of the file.
#[derive(Clone, Serialize, Deserialize)]
struct Line {
    design: String,
    half: String,
    seed: u64,
    kind: Kind,
    module: String,
    bits: u64,
    upsets: u64,
    no_effect: u64,
    corrected: u64,
    detected: u64,
    hang: u64,
    silent: u64,
}

impl Line {
    fn row(&self) -> Row {
        Row {
            kind: self.kind,
            module: self.module.clone(),
            bits: self.bits,
            counts: Counts {
                no_effect: self.no_effect,
                corrected: self.corrected,
                detected: self.detected,
                hang: self.hang,
                silent: self.silent,
            },
        }
    }
}

/// The sums of a design's campaigns, and the file that has them, if there is one.
pub(super) struct Sums {
    design: String,
    seed: u64,
    path: Option<PathBuf>,
    lines: Vec<Line>,
    saved: Instant,
}

impl Sums {
    /// Of a design, with what its file has of them if that is to go on.
    ///
    /// # Errors
    /// If the file cannot be read, or is of another design or seed.
    pub fn new(
        design: String,
        seed: u64,
        path: Option<PathBuf>,
        resume: bool,
    ) -> anyhow::Result<Self> {
        let mut lines: Vec<Line> = Vec::new();
        if let Some(path) = path.as_ref().filter(|path| resume && path.exists()) {
            let context = || format!("--resume: cannot read {}", path.display());
            let mut reader = csv::Reader::from_path(path).with_context(context)?;
            let read: Result<_, _> = reader.deserialize().collect();
            lines = read.with_context(context)?;
            for line in &lines {
                ensure!(
                    line.design == design && line.seed == seed,
                    Usage(format!(
                        "--resume: {} has upsets of {} with --seed {}, not of {design} with {seed}",
                        path.display(),
                        line.design,
                        line.seed
                    ))
                );
            }
        }
        Ok(Sums {
            design,
            seed,
            path,
            lines,
            saved: Instant::now(),
        })
    }

    /// The rows of a half and kind.
    pub fn rows(&self, half: &str, kind: Kind) -> Vec<Row> {
        let own = |line: &&Line| line.half == half && line.kind == kind;
        self.lines.iter().filter(own).map(Line::row).collect()
    }

    /// Puts the rows of a half and kind in place of those it has. The file is written now and then.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn set(&mut self, half: &str, kind: Kind, rows: &[Row]) -> anyhow::Result<()> {
        self.lines
            .retain(|line| line.half != half || line.kind != kind);
        self.lines.extend(rows.iter().map(|row| Line {
            design: self.design.clone(),
            half: half.to_owned(),
            seed: self.seed,
            kind,
            module: row.module.clone(),
            bits: row.bits,
            upsets: row.counts.upsets(),
            no_effect: row.counts.no_effect,
            corrected: row.counts.corrected,
            detected: row.counts.detected,
            hang: row.counts.hang,
            silent: row.counts.silent,
        }));
        if self.saved.elapsed() > INTERVAL {
            self.save()
        } else {
            Ok(())
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&mut self) -> anyhow::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let mut writer = csv::Writer::from_writer(Output::create("--csv", path)?);
        for line in &self.lines {
            writer.serialize(line)?;
        }
        let output = writer
            .into_inner()
            .map_err(csv::IntoInnerError::into_error)?;
        self.saved = Instant::now();
        output.commit()
    }
}

/// The file of `--log`, if there is one.
pub(super) struct Log(Option<csv::Writer<Output>>);

/// Its columns.
const LOG: [&str; 9] = [
    "half", "run", "cycle", "path", "module", "register", "word", "bit", "outcome",
];

impl Log {
    /// An empty file, or none.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(path: Option<&Path>) -> anyhow::Result<Self> {
        let Some(path) = path else {
            return Ok(Log(None));
        };
        let output = Output::create("--log", path)?;
        let mut writer = csv::WriterBuilder::new()
            .has_headers(false)
            .from_writer(output);
        writer.write_record(LOG)?;
        Ok(Log(Some(writer)))
    }

    /// Adds the harmful upsets of a half.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn add(&mut self, half: &str, harm: &[Harm]) -> anyhow::Result<()> {
        if let Some(writer) = &mut self.0 {
            for one in harm {
                writer.serialize((half, one))?;
            }
        }
        Ok(())
    }

    /// Writes what is not yet in the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(self) -> anyhow::Result<()> {
        let Some(writer) = self.0 else {
            return Ok(());
        };
        let output = writer
            .into_inner()
            .map_err(csv::IntoInnerError::into_error)?;
        output.commit()
    }
}
