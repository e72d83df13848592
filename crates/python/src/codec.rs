//! Codecs and codebooks. Arrays are worked on in pieces, on all processors.

use std::path::PathBuf;

use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

use hdlgen::codebook::Book;
use hdlgen::codec::batch::{self, BatchError};
use hdlgen::codec::bits::BitWriter;
use hdlgen::codec::list::FORMATS;
use hdlgen::design::Role;
use hdlgen::Coder;

use crate::{bytes, options, refused, unread, Pairs};

/// Blocks of a piece.
const PIECE: usize = 4096;

/// The names of all codecs, and whether each needs a codebook.
#[pyfunction]
pub fn codecs() -> Vec<(&'static str, bool)> {
    let needs = |name| Coder::new(name, &Default::default()).is_err();
    FORMATS.iter().map(|f| (f.name, needs(f.name))).collect()
}

#[pyclass(frozen)]
pub struct Codebook(pub Book);

#[pymethods]
impl Codebook {
    #[staticmethod]
    fn read(path: PathBuf) -> PyResult<Self> {
        Book::read(&path).map(Codebook).map_err(unread)
    }

    #[getter]
    fn codec(&self) -> &'static str {
        self.0.codec()
    }

    #[getter]
    fn json(&self) -> String {
        self.0.to_json()
    }
}

#[pyclass(frozen)]
pub struct Codec(pub Coder);

#[pymethods]
impl Codec {
    #[new]
    fn new(name: &str, parameters: Pairs) -> PyResult<Self> {
        Coder::new(name, &options(&parameters))
            .map(Codec)
            .map_err(refused)
    }

    #[staticmethod]
    fn of_book(book: &Codebook, parameters: Pairs) -> PyResult<Self> {
        Coder::of_book(&book.0, &options(&parameters))
            .map(Codec)
            .map_err(refused)
    }

    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    #[getter]
    fn block(&self) -> u32 {
        self.0.geometry().block().get()
    }

    #[getter]
    fn mag(&self) -> u32 {
        self.0.geometry().mag().get()
    }

    fn latency(&self, py: Python<'_>, compress: bool, bursts: u32) -> PyResult<u32> {
        let role = if compress {
            Role::Compressor
        } else {
            Role::Decompressor
        };
        py.detach(|| self.0.latency(role, bursts)).map_err(refused)
    }

    /// 32-bit numbers in the machine's order.
    fn bits<'py>(&self, py: Python<'py>, blocks: PyBuffer<u8>) -> PyResult<Bound<'py, PyBytes>> {
        let data = bytes(&blocks)?;
        let size = self.size();
        let made = py.detach(|| {
            let mut numbers = vec![0; data.len().div_ceil(size)];
            let pieces = data
                .par_chunks(PIECE * size)
                .zip(numbers.par_chunks_mut(PIECE));
            let codec = self.0.codec();
            pieces.try_for_each(|(data, bits)| batch::bits(codec, data, bits))?;
            Ok(numbers
                .into_iter()
                .flat_map(u32::to_ne_bytes)
                .collect::<Vec<u8>>())
        });
        Ok(PyBytes::new(
            py,
            &made.map_err(|error: BatchError| refused(error))?,
        ))
    }

    fn bursts<'py>(&self, py: Python<'py>, blocks: PyBuffer<u8>) -> PyResult<Bound<'py, PyBytes>> {
        let data = bytes(&blocks)?;
        let size = self.size();
        let made = py.detach(|| {
            let mut numbers = vec![0; data.len().div_ceil(size)];
            let pieces = data
                .par_chunks(PIECE * size)
                .zip(numbers.par_chunks_mut(PIECE));
            let (codec, geometry) = (self.0.codec(), self.0.geometry());
            pieces.try_for_each(|(data, own)| batch::bursts(codec, geometry, data, own))?;
            Ok(numbers)
        });
        Ok(PyBytes::new(
            py,
            &made.map_err(|error: BatchError| refused(error))?,
        ))
    }

    /// The stored bytes, and the bursts of each block.
    fn encode<'py>(
        &self,
        py: Python<'py>,
        blocks: PyBuffer<u8>,
    ) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
        let data = bytes(&blocks)?;
        let size = self.size();
        let piece = |data: &[u8]| {
            let (mut stored, mut bursts) =
                (vec![0; data.len()], vec![0; data.len().div_ceil(size)]);
            let (codec, geometry) = (self.0.codec(), self.0.geometry());
            let scratch = &mut BitWriter::new();
            let bytes = batch::encode(codec, geometry, data, scratch, &mut stored, &mut bursts)?;
            stored.truncate(bytes);
            Ok((stored, bursts))
        };
        let made = py.detach(|| {
            let pieces = data.par_chunks(PIECE * size).map(piece);
            let pieces = pieces.collect::<Result<Vec<_>, BatchError>>()?;
            let (stored, bursts): (Vec<_>, Vec<_>) = pieces.into_iter().unzip();
            Ok((stored.concat(), bursts.concat()))
        });
        let (stored, bursts) = made.map_err(|error: BatchError| refused(error))?;
        Ok((PyBytes::new(py, &stored), PyBytes::new(py, &bursts)))
    }

    fn decode<'py>(
        &self,
        py: Python<'py>,
        stored: PyBuffer<u8>,
        bursts: PyBuffer<u8>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (stored, bursts) = (bytes(&stored)?, bytes(&bursts)?);
        let length = bursts.len() * self.size();
        PyBytes::new_with(py, length, |blocks| {
            let done = py.detach(|| self.decode_pieces(stored, bursts, blocks));
            done.map_err(refused)
        })
    }
}

impl Codec {
    /// Bytes of a block.
    fn size(&self) -> usize {
        self.0.geometry().block().bytes()
    }

    fn decode_pieces(
        &self,
        stored: &[u8],
        bursts: &[u8],
        blocks: &mut [u8],
    ) -> Result<(), BatchError> {
        let (codec, geometry) = (self.0.codec(), self.0.geometry());
        let bytes = |bursts: &[u8]| {
            let bursts = bursts.iter().map(|&bursts| usize::from(bursts));
            bursts.sum::<usize>() * geometry.mag().bytes()
        };
        let mut rest = stored;
        let mut pieces = Vec::new();
        for bursts in bursts.chunks(PIECE) {
            let Some((own, behind)) = rest.split_at_checked(bytes(bursts)) else {
                break;
            };
            pieces.push((own, bursts));
            rest = behind;
        }
        if !rest.is_empty() || pieces.len() != bursts.len().div_ceil(PIECE) {
            // As one piece, which says what does not go together.
            return batch::decode(codec, geometry, stored, bursts, blocks);
        }
        let pieces = pieces.into_par_iter().enumerate();
        let pieces = pieces.zip(blocks.par_chunks_mut(PIECE * self.size()));
        pieces.try_for_each(|((number, (stored, bursts)), blocks)| {
            let done = batch::decode(codec, geometry, stored, bursts, blocks);
            done.map_err(|error| error.behind(number * PIECE))
        })
    }
}
