//! The words that flags of `eval` take.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::codebook::ValueFrequency;
use crate::codec::list::FORMATS;

/// The name of all codecs together.
pub(super) const ALL: &str = "all";

/// Takes the names of the list, and answers another one with those like it.
pub(super) fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(
        [ALL]
            .into_iter()
            .chain(FORMATS.iter().map(|format| format.name)),
    )
}

/// The training data of `--train`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TrainOn {
    Same,
    First(u64),
    /// A value-frequency table of this many ways.
    Table(u32),
    File(PathBuf),
}

pub(super) fn parse_training(text: &str) -> Result<TrainOn, String> {
    match (text, text.split_once(':')) {
        ("same", _) => Ok(TrainOn::Same),
        ("vft", _) => Ok(TrainOn::Table(ValueFrequency::DEFAULT_WAYS)),
        (_, Some(("first", bytes))) => parse_bytes(bytes).map(TrainOn::First),
        (_, Some(("vft", ways))) => parse_ways(ways).map(TrainOn::Table),
        _ => Ok(TrainOn::File(text.into())),
    }
}

fn parse_ways(text: &str) -> Result<u32, String> {
    let most = ValueFrequency::MOST_WAYS;
    let ways = text.parse().ok().filter(|ways| (1..=most).contains(ways));
    ways.ok_or_else(|| format!("'{text}' is no number of ways, 1 to {most}"))
}

/// A number of bytes above 0, with K, M, G or T for 2^10, 2^20, 2^30 or 2^40 of them.
fn parse_bytes(text: &str) -> Result<u64, String> {
    let units = ["K", "M", "G", "T"].iter().zip([10, 20, 30, 40]);
    let upper = text.to_uppercase();
    let upper = upper.trim_end_matches('B').trim_end_matches('I');
    let found = units
        .into_iter()
        .find_map(|(unit, shift)| Some((upper.strip_suffix(unit)?, shift)));
    let (digits, shift) = found.unwrap_or((upper, 0));
    let number: Option<u64> = digits.parse().ok();
    let bytes = number.and_then(|number| number.checked_mul(1 << shift));
    let bytes = bytes.filter(|&bytes| bytes != 0);
    bytes.ok_or_else(|| format!("'{text}' is no number of bytes such as 65536, 64K or 20M"))
}

/// A finite number above 0.
pub(super) fn above_0(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|number: &f64| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| format!("'{text}' is no number above 0"))
}
