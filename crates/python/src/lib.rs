//! The native half of the Python package: `python/hdlgen/__init__.py` is what its users see, and
//! says what everything does. Whatever takes long runs without Python's lock.

mod codec;
mod design;
mod evaluation;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

use hdlgen::codebook::CodebookFileError;
use hdlgen::design::Options;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<codec::Codebook>()?;
    module.add_class::<codec::Codec>()?;
    module.add_class::<design::Design>()?;
    module.add_function(wrap_pyfunction!(codec::codecs, module)?)?;
    module.add_function(wrap_pyfunction!(evaluation::eval, module)?)
}

/// Parameters by name.
type Pairs = Vec<(String, String)>;

fn options(pairs: &Pairs) -> Options {
    let mut options = Options::default();
    for (name, value) in pairs {
        options.set(name, value);
    }
    options
}

/// Any error as Python's `ValueError`.
fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A codebook's error: `OSError` if there is no such file.
fn unread(error: CodebookFileError) -> PyErr {
    match error {
        CodebookFileError::Read { .. } => PyOSError::new_err(error.to_string()),
        _ => refused(error),
    }
}

/// The bytes of a buffer where they lie.
fn bytes(buffer: &PyBuffer<u8>) -> PyResult<&[u8]> {
    if !buffer.is_c_contiguous() {
        return Err(refused("the array is not contiguous"));
    }
    if buffer.len_bytes() == 0 {
        return Ok(&[]);
    }
    // SAFETY: the buffer is contiguous bytes, and stays where it is as long as it is held. Nobody
    // may write to it meanwhile, which the package's documentation asks for.
    Ok(unsafe { std::slice::from_raw_parts(buffer.buf_ptr().cast(), buffer.len_bytes()) })
}
