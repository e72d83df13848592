//! The evaluation of files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use hdlgen::codec::{Format, Scheme, Untrained};
use hdlgen::design::Options;
use hdlgen::eval::{
    evaluate, evaluation_csv, Coding, EvalError, Inputs, Measure, Names, Plan, Reading,
    SourceError, Training,
};
use hdlgen::terms::{Choice, Ends, Geometry, NumberFormat, Ranks};

use crate::codec::Codebook;
use crate::{options, refused, Pairs};

/// Evaluates files with codecs by name, and with those of codebooks: the evaluation as JSON and
/// as CSV.
#[pyfunction]
pub fn eval(
    py: Python<'_>,
    files: Vec<PathBuf>,
    names: Vec<String>,
    books: Vec<PyRef<'_, Codebook>>,
    parameters: Pairs,
) -> PyResult<(String, String)> {
    let options = options(&parameters);
    let (block, mag) = (options.or_default("block"), options.or_default("mag"));
    let (block, mag) = (block.map_err(refused)?, mag.map_err(refused)?);
    let mut geometry = Geometry::of_pfor(block, mag).map_err(refused)?;
    let of_books = books.iter().map(|book| book.0.codec());
    let formats = names.iter().map(String::as_str).chain(of_books);
    for format in formats.filter_map(Format::find) {
        geometry = format.geometry(block, mag).map_err(refused)?;
    }
    let mut codings = Vec::new();
    for name in &names {
        let ranks = options.word("ranks", &Ranks::ALL).map_err(refused)?;
        codings.push(match scheme(name, &options)? {
            Some(Scheme::Numbers { format, digits }) if ranks != Some(Ranks::Table) => {
                Coding::Untrained(Untrained::Numbers {
                    format,
                    digits,
                    bases: options.or_default("bases").map_err(refused)?,
                })
            }
            Some(scheme) => Coding::Trained {
                scheme,
                training: Training::Same,
            },
            None if name == Format::PFOR => Coding::Untrained(pfor(&options)?),
            None => {
                let found = Format::find(name);
                Coding::Format(found.ok_or_else(|| refused(format!("there is no codec '{name}'")))?)
            }
        });
    }
    for book in &books {
        let scheme = scheme(book.0.codec(), &options)?;
        codings.extend(scheme.map(|scheme| Coding::Trained {
            scheme: scheme.with_book(&book.0),
            training: Training::Given(Arc::new(book.0.clone())),
        }));
    }
    let measures = codings
        .into_iter()
        .map(|coding| Measure { coding, geometry });
    let plan = Plan {
        block,
        measures: measures.collect(),
        bounds: true,
        shard: None,
        other_data: true,
        toggles: None,
        names: Names::default(),
    };
    let done = py.detach(|| {
        let paths: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
        let inputs = Inputs::find(&paths, Reading::default(), true)?;
        evaluate(&inputs, &plan, None, &|_| {})
    });
    let done = done.map_err(|error| match error {
        EvalError::Source(SourceError::Read { .. }) => PyOSError::new_err(error.to_string()),
        _ => refused(error),
    })?;
    let json = serde_json::to_string(&done).map_err(refused)?;
    Ok((json, evaluation_csv(&done)))
}

/// pfor with its parameters.
fn pfor(options: &Options) -> PyResult<Untrained> {
    let choice = options.word("choice", &Choice::ALL).map_err(refused)?;
    Ok(Untrained::Pfor {
        modes: options.or_default("modes").map_err(refused)?,
        choice: choice.unwrap_or_default(),
    })
}

/// A format that needs a codebook, with its parameters; none for the others.
fn scheme(name: &str, options: &Options) -> PyResult<Option<Scheme>> {
    let ways = options.or_default("pdw").map_err(refused)?;
    Ok(Some(match name {
        Format::E2MC => Scheme::E2mc {
            symbol_length: options.or_default("sl").map_err(refused)?,
            mfv: options.or_default("mfv").map_err(refused)?,
            ways,
            ends: options
                .word("ends", &Ends::ALL)
                .map_err(refused)?
                .unwrap_or_default(),
        },
        Format::E2MC_DELTA => Scheme::Delta {
            mfv: options.or_default("mfv").map_err(refused)?,
            ways,
            modes: options.or_default("modes").map_err(refused)?,
        },
        Format::NUMBERS => {
            let format = options.word("format", NumberFormat::ALL).map_err(refused)?;
            let missing = || refused("numbers need a format, such as format=\"bf16\"");
            Scheme::Numbers {
                format: format.ok_or_else(missing)?,
                digits: options.get("digits").map_err(refused)?,
            }
        }
        _ => return Ok(None),
    }))
}
