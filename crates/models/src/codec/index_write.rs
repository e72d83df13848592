//! An index written while its stream is.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::index::{IndexEntry, Made, MAGIC, RAW};
use crate::terms::BlockSize;

/// How an index is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexForm {
    /// Two bytes a block.
    Binary,
    /// For programs and people.
    Json,
}

impl IndexForm {
    /// Whether the lengths of encodings of blocks of this size fit.
    pub fn holds(self, block: BlockSize) -> bool {
        self == IndexForm::Json || block.bits() < u32::from(RAW)
    }
}

/// Some blocks of an index in their written form.
#[derive(Debug)]
pub(super) struct Entries {
    form: IndexForm,
    bytes: Vec<u8>,
    text: String,
}

impl Entries {
    pub fn new(form: IndexForm) -> Self {
        Entries {
            form,
            bytes: Vec::new(),
            text: String::new(),
        }
    }

    pub fn push(&mut self, entry: IndexEntry) {
        let IndexEntry {
            bits,
            raw,
            metadata,
        } = entry;
        match self.form {
            IndexForm::Binary => {
                debug_assert!(bits < u32::from(RAW), "{bits} bits");
                let word = bits as u16 | if raw { RAW } else { 0 };
                self.bytes.extend(word.to_le_bytes());
            }
            IndexForm::Json => {
                let separator = if self.text.is_empty() { "" } else { ",\n" };
                // A string takes all that is written.
                let _ = write!(
                    self.text,
                    "{separator}{{\"bits\":{bits},\"raw\":{raw},\"metadata\":{metadata}}}"
                );
            }
        }
    }
}

/// Writes an index some blocks at a time.
#[derive(Debug)]
pub(super) struct IndexWriter<W> {
    out: W,
    form: IndexForm,
    first: bool,
}

impl<W: Write> IndexWriter<W> {
    pub fn begin(mut out: W, form: IndexForm, made: &Made) -> io::Result<Self> {
        let text = serde_json::to_string(made)?;
        match form {
            IndexForm::Binary => {
                out.write_all(MAGIC)?;
                out.write_all(&(text.len() as u32).to_le_bytes())?;
                out.write_all(text.as_bytes())?;
            }
            // The object is left open for the fields that follow the blocks.
            IndexForm::Json => {
                let open = text.strip_suffix('}').unwrap_or_default();
                writeln!(out, "{open},\"blocks\":[")?;
            }
        }
        Ok(IndexWriter {
            out,
            form,
            first: true,
        })
    }

    /// Writes some blocks, at least one.
    pub fn write(&mut self, entries: &Entries) -> io::Result<()> {
        if self.form == IndexForm::Json && !self.first {
            self.out.write_all(b",\n")?;
        }
        self.first = false;
        self.out.write_all(&entries.bytes)?;
        self.out.write_all(entries.text.as_bytes())
    }

    /// Ends the index of a stream; `data_bytes` is the data's size before its last block was
    /// filled.
    pub fn finish(mut self, data_bytes: u64) -> io::Result<()> {
        match self.form {
            IndexForm::Binary => self.out.write_all(&data_bytes.to_le_bytes())?,
            IndexForm::Json => writeln!(self.out, "\n],\"data_bytes\":{data_bytes}}}")?,
        }
        self.out.flush()
    }
}
