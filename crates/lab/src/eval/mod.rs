//! Compression ratios on data that people have.
//!
//! [`Inputs`] are found and read in segments of 65,536 blocks; a [`Plan`] says which codecs are
//! measured, each in a geometry and, for E2MC, with a codebook ([`Measure`]); [`evaluate`] counts
//! every block once for each of them, on all cores; the [`Evaluation`] that comes out is integers,
//! and ratios made of them. Counts of segments add up, so those of parts do ([`Shard`],
//! [`Evaluation::merge`]).

mod about;
mod blocks;
mod codebooks;
mod costs;
mod counter;
mod counts;
mod csv;
mod evaluation;
mod file_result;
mod groups;
mod halves;
mod headline;
mod histogram_file;
mod measure;
mod merge;
mod names;
mod part_error;
mod plan;
mod ratios;
mod report;
mod run;
mod sampling;
mod shard;
#[doc(hidden)]
pub mod source;
mod study;
mod study_table;
mod tables;
mod tables_groups;
mod text;
mod toggles;

pub use about::{About, Hardware, Synthesis};
pub use blocks::{blocks_text, BlockTable, InBlock, InBlocks};
pub use costs::{costs_table, costs_text, CodecCost, Costs, HalfUnits, Units, PAYS};
pub use counts::{Counts, OneWay};
pub use csv::{evaluation_csv, summary_csv};
pub use evaluation::Evaluation;
pub use file_result::{CodecResult, FileResult, SymbolResult};
pub use groups::{Group, GroupRatios};
pub use headline::{contenders, headline};
pub use histogram_file::HistogramPart;
pub use measure::{Coding, Codings, Described, Measure, Training};
pub use names::{By, Names};
pub use part_error::PartError;
pub use plan::{EvalError, Plan};
pub use ratios::{Mean, Ratio, Ratios};
#[doc(hidden)]
pub use report::{answer_page, page, report, NamedTable};
pub use run::{evaluate, histogram, BurstSink, Length};
pub use shard::Shard;
pub use source::{Inputs, LeftOut, Reading, SourceError};
pub use study::{FixedParameters, Study};
pub use study_table::{draw_all, StudyTable};
pub use tables::{evaluation_text, study_text, summary_text};
pub(crate) use text::wrap;
pub use toggles::{control_name, draw_toggles, toggles_text, BusKind, OnBus};
