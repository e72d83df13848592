//! Designs: what they are goes to Python as JSON.

use std::path::PathBuf;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use hdlgen::design::{EmitError, Role};
use hdlgen::Coder;

use crate::codec::{Codebook, Codec};
use crate::{bytes, options, refused, Pairs};

#[pyclass(frozen)]
pub struct Design(Box<dyn hdlgen::design::Design>);

#[pymethods]
impl Design {
    #[new]
    fn new(name: &str, parameters: Pairs, book: Option<&Codebook>) -> PyResult<Self> {
        let mut design = hdlgen::design(name, &options(&parameters)).map_err(refused)?;
        if let Some(book) = book {
            design = design.with_book(&book.0).map_err(refused)?;
        }
        Ok(Design(design))
    }

    #[getter]
    fn name(&self) -> String {
        self.0.name()
    }

    #[getter]
    fn command(&self) -> String {
        self.0.command()
    }

    /// Whether it has tables that a codebook fills.
    #[getter]
    fn has_tables(&self) -> bool {
        self.0.recipe().is_some()
    }

    /// The manifest as JSON.
    fn emit(&self, py: Python<'_>, out: PathBuf) -> PyResult<String> {
        let manifest = py
            .detach(|| self.0.emit(&out))
            .map_err(|error| match error {
                EmitError::Io { .. } => PyOSError::new_err(error.to_string()),
                _ => refused(error),
            })?;
        serde_json::to_string(&manifest).map_err(refused)
    }

    fn train(&self, py: Python<'_>, data: PyBuffer<u8>) -> PyResult<Codebook> {
        let data = bytes(&data)?;
        let book = py.detach(|| self.0.train(data)).map_err(refused)?;
        let book = book.ok_or_else(|| refused(format!("{} has no codebook", self.0.kind())))?;
        Ok(Codebook(book))
    }

    fn codec(&self, book: Option<&Codebook>) -> PyResult<Codec> {
        let book = book.map(|book| &book.0);
        let coder = Coder::of_design(self.0.as_ref(), book).map_err(refused)?;
        Ok(Codec(coder))
    }

    /// The configuration writes that load one half's tables.
    fn load_sequence(&self, role: &str, book: Option<&Codebook>) -> PyResult<Vec<(u32, u32)>> {
        let role = role_of(role)?;
        let reference = self.0.reference(book.map(|book| &book.0));
        let reference = reference.map_err(refused)?;
        let writes = reference.load_sequence(role).iter();
        Ok(writes.map(|write| (write.address, write.data)).collect())
    }

    /// The report as JSON.
    fn simulate(
        &self,
        py: Python<'_>,
        blocks: PyBuffer<u8>,
        book: Option<&Codebook>,
    ) -> PyResult<String> {
        let data = bytes(&blocks)?;
        let book = book.map(|book| &book.0);
        let report = py.detach(|| self.0.simulate(data, book)).map_err(refused)?;
        serde_json::to_string(&report).map_err(refused)
    }

    fn waveform(
        &self,
        py: Python<'_>,
        role: &str,
        blocks: PyBuffer<u8>,
        book: Option<&Codebook>,
        path: PathBuf,
    ) -> PyResult<()> {
        let data = bytes(&blocks)?;
        let role = role_of(role)?;
        let book = book.map(|book| &book.0);
        py.detach(|| self.0.waveform(role, data, book, &path))
            .map_err(refused)
    }
}

fn role_of(name: &str) -> PyResult<Role> {
    let found = Role::ALL.into_iter().find(|one| one.name() == name);
    found.ok_or_else(|| refused("compressor or decompressor was expected"))
}
