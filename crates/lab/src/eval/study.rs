//! The paper's comparisons, on any data: one parameter at a time.

use serde::{Deserialize, Serialize};

use super::measure::{Coding, Codings, Measure, Training};
use super::ratios::Mean;
use super::study_table::{StudyRow, StudyTable};
use super::Evaluation;
use crate::codec::list::Format;
use crate::codec::Statistics;
use crate::params::{Options, OptionsError};
use crate::terms::{Geometry, Mag, MfvCount, SymbolLength, Ways};

/// The parameter that is varied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Study {
    /// E2MC's symbol length (the paper's figure 3)
    Sl,
    /// The most frequent values that have codewords (figure 4a)
    Mfv,
    /// How much of a file is sampled before compression begins (figures 4b and 11)
    Sampling,
    /// The ways of the value-frequency table that samples a whole file
    Vft,
    /// Parallel decoding ways (figure 10)
    Pdw,
    /// Memory access granularity, for all codecs (figure 9)
    Mag,
}

/// The rest, which is not varied.
#[derive(Debug, Clone)]
pub struct FixedParameters {
    /// The block and the MAG.
    pub geometry: Geometry,
    /// E2MC's parameters.
    pub e2mc: Options,
    /// Where E2MC's codebook comes from.
    pub training: Training,
    /// The codecs of the study of MAG.
    pub codings: Vec<Codings>,
}

/// The parts of a file of which one is sampled.
const SHARES: [u64; 6] = [64, 32, 16, 8, 4, 2];

/// The ways of value-frequency tables.
const TABLE_WAYS: [u32; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// The codecs beside which the study of sampling puts E2MC.
const OTHERS: [&str; 2] = ["bdi", "fpc"];

impl Study {
    /// Its name, as `--study` takes it.
    pub fn name(self) -> &'static str {
        match self {
            Study::Sl => "sl",
            Study::Mfv => "mfv",
            Study::Sampling => "sampling",
            Study::Vft => "vft",
            Study::Pdw => "pdw",
            Study::Mag => "mag",
        }
    }

    /// Its measures.
    ///
    /// # Errors
    /// If E2MC cannot have these parameters.
    pub fn measures(self, fixed: &FixedParameters) -> Result<Vec<Measure>, OptionsError> {
        let geometry = fixed.geometry;
        let e2mc = |options: Options, training: Training| {
            let scheme = Format::e2mc().scheme(&options, None)?;
            let training = Some(training);
            Ok(Measure::of(Coding { scheme, training }, geometry))
        };
        let vary = |flag: &str, values: Vec<u32>| {
            let all = values
                .into_iter()
                .map(|value| fixed.e2mc.clone().with(flag, value));
            all.map(|options| e2mc(options, fixed.training.clone()))
                .collect()
        };
        let train = |all: Vec<Training>| -> Result<Vec<Measure>, OptionsError> {
            let all = all.into_iter();
            all.map(|training| e2mc(fixed.e2mc.clone(), training))
                .collect()
        };
        match self {
            Study::Sl => vary("sl", numbers(SymbolLength::ALL)),
            Study::Mfv => vary("mfv", numbers(MfvCount::ALL)),
            Study::Pdw => vary("pdw", numbers(Ways::ALL)),
            Study::Sampling => {
                let shares = SHARES.iter().map(|&parts| Training::Share(parts));
                let mut measures = train(shares.chain([Training::Same]).collect())?;
                for format in OTHERS.iter().filter_map(|name| Format::find(name)) {
                    let scheme = format.scheme(&Options::default(), None)?;
                    measures.push(Measure::of(Coding::untrained(scheme), geometry));
                }
                Ok(measures)
            }
            Study::Vft => {
                let tables = TABLE_WAYS.iter().map(|&ways| Training::Table(ways));
                train(tables.chain([Training::Same]).collect())
            }
            Study::Mag => {
                let mut measures = Vec::new();
                for coding in &fixed.codings {
                    for geometry in mags(geometry) {
                        let codings = coding.clone();
                        measures.push(Measure { codings, geometry });
                    }
                }
                Ok(measures)
            }
        }
    }

    /// The tables of what was measured for it.
    pub fn tables(self, evaluation: &Evaluation) -> Vec<StudyTable> {
        let (raw, effective) = (RAW, EFFECTIVE);
        let files = |columns: Vec<String>, what: &str, ratio: Ratio| {
            by_file(evaluation, columns, format!("{} {what}", ratio.unit), ratio)
        };
        match self {
            Study::Sl => {
                let columns: Vec<_> = SymbolLength::ALL
                    .iter()
                    .map(|sl| format!("SL {sl}"))
                    .collect();
                let what = "of E2MC by symbol length";
                vec![
                    files(columns.clone(), what, raw),
                    files(columns, what, effective),
                ]
            }
            Study::Pdw => {
                let columns: Vec<_> = Ways::ALL.iter().map(|ways| format!("{ways} PDW")).collect();
                let what = "of E2MC by parallel decoding ways";
                vec![
                    files(columns.clone(), what, raw),
                    files(columns, what, effective),
                ]
            }
            Study::Mfv => {
                let columns: Vec<_> = MfvCount::ALL
                    .iter()
                    .map(|mfv| format!("{mfv} MFV"))
                    .collect();
                let what = "of E2MC by most frequent values";
                let default = MfvCount::ALL
                    .iter()
                    .position(|&mfv| mfv == MfvCount::default());
                let all = [raw, effective].map(|ratio| files(columns.clone(), what, ratio));
                let relative = all.iter().map(|table| {
                    let to = format!("over that with {} MFV", MfvCount::default());
                    table.relative(default.unwrap_or(0), &to)
                });
                all.iter().cloned().chain(relative).collect()
            }
            Study::Sampling => {
                let shares = SHARES.iter().map(|parts| format!("1/{parts}"));
                let others = ["offline"].iter().chain(&OTHERS).map(ToString::to_string);
                let columns: Vec<_> = shares.chain(others).collect();
                let what = "by the share of the file that is sampled";
                let all = [raw, effective].map(|ratio| files(columns.clone(), what, ratio));
                let mut relative = all[0].relative(0, "over that of the shortest sample");
                relative.keep(SHARES.len());
                all.into_iter().chain([relative]).collect()
            }
            Study::Vft => {
                let ways = TABLE_WAYS.iter().map(ToString::to_string);
                let columns: Vec<_> = ways.chain(["exact".to_owned()]).collect();
                let what = "by the ways of the value-frequency table";
                let all = [raw, effective].map(|ratio| files(columns.clone(), what, ratio));
                let relative = all.iter().map(|table| {
                    let mut over = table.relative(TABLE_WAYS.len(), "over that with exact counts");
                    over.keep(TABLE_WAYS.len());
                    over
                });
                all.iter().cloned().chain(relative).collect()
            }
            Study::Mag => {
                let (count, means, totals) = (
                    evaluation.files.len(),
                    &evaluation.means,
                    &evaluation.totals,
                );
                match count {
                    1 => vec![by_codec(evaluation, totals, &evaluation.files[0].name)],
                    _ => vec![
                        by_codec(
                            evaluation,
                            means,
                            &format!("geometric means of {count} files"),
                        ),
                        by_codec(evaluation, totals, &format!("{count} files by bytes")),
                    ],
                }
            }
        }
    }
}

/// The values of a term as numbers.
fn numbers<T: Copy + Into<u32>>(all: &[T]) -> Vec<u32> {
    all.iter().map(|&value| value.into()).collect()
}

/// The geometries of a block.
fn mags(geometry: Geometry) -> impl Iterator<Item = Geometry> {
    let mags = Mag::ALL.iter();
    let all = mags.filter_map(move |&mag| Geometry::new(geometry.block(), mag).ok());
    all.map(move |own| own.with_check(geometry.check()))
}

/// A ratio of a codec on a file, and on all of them taken as one.
#[derive(Clone, Copy)]
struct Ratio {
    unit: &'static str,
    of: fn(&Statistics) -> f64,
    total: fn(&Mean) -> f64,
}

const RAW: Ratio = Ratio {
    unit: "Raw CR",
    of: Statistics::raw_ratio,
    total: |total| total.raw_ratio,
};

const EFFECTIVE: Ratio = Ratio {
    unit: "Effective CR",
    of: Statistics::effective_ratio,
    total: |total| total.effective_ratio,
};

fn by_file(
    evaluation: &Evaluation,
    columns: Vec<String>,
    title: String,
    ratio: Ratio,
) -> StudyTable {
    let rows = evaluation.files.iter().map(|file| StudyRow {
        name: file.name.clone(),
        values: file
            .codecs
            .iter()
            .map(|result| Some((ratio.of)(&result.counts.statistics)))
            .collect(),
    });
    let mut table = StudyTable {
        title,
        unit: ratio.unit.to_owned(),
        columns,
        rows: rows.collect(),
        means: None,
        totals: None,
    };
    let totals = evaluation.totals.iter();
    table.totals = Some(totals.map(|total| Some((ratio.total)(total))).collect());
    table.find_means();
    table
}

/// Means or totals over files, of each codec in each geometry.
fn by_codec(evaluation: &Evaluation, means: &[Mean], files: &str) -> StudyTable {
    let mut columns = vec!["no bursts".to_owned()];
    let mut rows: Vec<StudyRow> = Vec::new();
    for (codec, mean) in evaluation.codecs.iter().zip(means) {
        let column = format!("MAG {}", codec.mag);
        if !columns.contains(&column) {
            columns.push(column);
        }
        match rows.last_mut().filter(|row| row.name == codec.name) {
            Some(row) => row.values.push(Some(mean.effective_ratio)),
            None => rows.push(StudyRow {
                name: codec.name.clone(),
                values: vec![Some(mean.raw_ratio), Some(mean.effective_ratio)],
            }),
        }
    }
    StudyTable {
        title: format!("CR by memory access granularity, {files}"),
        unit: "CR".to_owned(),
        columns,
        rows,
        means: None,
        totals: None,
    }
}
