//! The terms that models, hardware and tests share, each validated once.
//!
//! Every term is a small number with a closed list of values. It is created with
//! [`FromStr`](std::str::FromStr) or `TryFrom<u32>`, whose errors name the bound and the rejected value, and
//! needs no further checks afterwards.

mod blocks;
mod check;
mod choice;
#[doc(hidden)]
pub mod data;
mod ends;
mod error;
#[doc(hidden)]
pub mod folder;
mod geometry;
mod modes;
mod numbers;
#[doc(hidden)]
pub mod random;
mod ranks;
#[doc(hidden)]
pub mod temporary;
mod values;

pub use blocks::BlockReader;
pub use check::Check;
pub use choice::Choice;
pub use data::BlockFile;
pub use ends::Ends;
pub use error::{InputError, TermError};
pub use geometry::Geometry;
pub use modes::{ModeSet, Modes, PforModes};
pub use numbers::{Digits, NumberFormat};
pub use ranks::Ranks;
pub use values::{
    Bases, BeatSize, BlockSize, DeltaMfv, Encoders, Flit, Mag, MfvCount, SymbolLength, Ways,
};

/// Lines of fields as CSV, each line ended.
pub fn csv_lines(lines: &[Vec<String>]) -> String {
    let line = |fields: &Vec<String>| {
        let fields: Vec<String> = fields.iter().map(|field| csv_field(field)).collect();
        fields.join(",") + "\n"
    };
    lines.iter().map(line).collect()
}

/// A field of CSV, in quotes where it needs them.
fn csv_field(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// The geometric mean of some numbers above 0; `None` if there are none.
pub fn geometric_mean(numbers: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (count, sum) = numbers
        .into_iter()
        .fold((0u32, 0.0), |(count, sum), number| {
            (count + 1, sum + number.ln())
        });
    (count != 0).then(|| (sum / f64::from(count)).exp())
}

/// A number of things: `1 stage`, `2 stages`.
pub fn count(number: impl Into<u64>, thing: &str) -> String {
    match number.into() {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_need_quotes_have_them() {
        assert_eq!(csv_field("model.safetensors:a.b"), "model.safetensors:a.b");
        assert_eq!(csv_field("a,\"b\""), "\"a,\"\"b\"\"\"");
    }
}
