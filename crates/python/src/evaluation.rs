//! The evaluation of files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use hdlgen::codec::Format;
use hdlgen::eval::{
    evaluate, evaluation_csv, Coding, EvalError, Inputs, Measure, Names, Plan, Reading,
    SourceError, Training,
};
use hdlgen::terms::Geometry;

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
    let mut measures = Vec::new();
    for name in &names {
        let format = Format::named(name).map_err(refused)?;
        let scheme = format.scheme(&options, None).map_err(refused)?;
        let training = scheme.recipe(block).map(|_| Training::Same);
        measures.push(Measure::of(Coding { scheme, training }, geometry));
    }
    for book in &books {
        let scheme = book.0.scheme(&options).map_err(refused)?;
        let training = Some(Training::Given(Arc::new(book.0.clone())));
        measures.push(Measure::of(Coding { scheme, training }, geometry));
    }
    let plan = Plan {
        block,
        measures,
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
