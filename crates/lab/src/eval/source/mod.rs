//! Inputs: files of several forms, read as blocks.

mod about;
mod archive;
mod compressed;
mod convert;
mod error;
mod find;
mod form;
mod npy;
mod plain;
mod python;
mod segments;
mod tensors;
mod trace;

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use archive::Member;
use compressed::Stream;
use segments::Bytes;

pub use about::REQUESTS;
pub(crate) use about::{MADE_BY, MANIFEST};
pub use convert::Conversion;
pub use error::SourceError;
pub use find::{Inputs, LeftOut};
pub use form::Form;
pub use npy::Array;
pub use plain::Plain;
pub(in crate::eval) use segments::{read_batch, segment_blocks};
pub use segments::{Segment, Segments, SEGMENT_BLOCKS};
pub use tensors::Tensor;

use crate::terms::{BlockSize, NumberFormat};

/// How the bytes of inputs are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reading {
    /// By name and first bytes: gzip, zstd, .npy, .npz, .safetensors, traces (.trace, .traceg); raw
    /// otherwise
    #[default]
    Auto,
    /// The file's bytes as they are
    Raw,
    /// As memory traces, which may be compressed with gzip or zstd
    Trace,
}

/// One thing to evaluate: a file, an array of an archive, what comes through a pipe.
#[derive(Debug, Clone)]
pub struct Input {
    name: String,
    place: Place,
    member: Option<Member>,
    tensor: Option<tensors::Member>,
    reading: Reading,
    /// The format that its elements are converted to.
    convert: Option<NumberFormat>,
}

/// The elements of an input.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Elements {
    /// Their type, as the file names it, where it does.
    pub dtype: Option<String>,
    /// Their format as numbers, where the type, or what they are converted to, is one.
    pub format: Option<NumberFormat>,
}

impl Elements {
    /// Their format as numbers: that of their type; `otherwise` if they have no type, or one of bare
    /// bits, such as U8.
    pub fn format_or(&self, otherwise: Option<NumberFormat>) -> Option<NumberFormat> {
        let bare = |dtype: &String| {
            let kinds = ["U", "<u", "|u", "|V", "<V"];
            kinds.iter().any(|kind| dtype.starts_with(kind))
        };
        let is_bare = self.dtype.as_ref().is_none_or(bare);
        self.format.or(otherwise.filter(|_| is_bare))
    }
}

/// Where an input's bytes are.
#[derive(Debug, Clone)]
enum Place {
    /// In a file that can be opened any number of times.
    Path(PathBuf),
    /// In a temporary file without a name.
    Spooled(Arc<File>),
    /// In a pipe, which can be read once.
    Pipe(Arc<Mutex<Option<Pipe>>>),
}

/// A pipe's stream.
struct Pipe(Stream);

impl std::fmt::Debug for Pipe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pipe")
    }
}

impl Input {
    /// Its name: the path, with `:ARRAY` behind it for an array of an archive or a tensor; `-` for standard
    /// input.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file that it is read from; none of a pipe.
    pub fn path(&self) -> Option<&std::path::Path> {
        match &self.place {
            Place::Path(path) => Some(path),
            Place::Spooled(_) | Place::Pipe(_) => None,
        }
    }

    /// The name of the file that it is in, with all arrays or tensors of an archive.
    pub(in crate::eval) fn file(&self) -> &str {
        let tensor = self.tensor.as_ref().map(|tensor| tensor.name.as_str());
        let member = tensor.or(self.member.as_ref().map(|member| member.name()));
        let file = member.and_then(|member| self.name.strip_suffix(member)?.strip_suffix(':'));
        file.unwrap_or(&self.name)
    }

    /// The type and the format of its elements; both unknown for a pipe.
    ///
    /// # Errors
    /// [`SourceError`] if it cannot be read or is not what it should be.
    pub fn elements(&self) -> Result<Elements, SourceError> {
        if matches!(self.place, Place::Pipe(_)) {
            return Ok(Elements::default());
        }
        let segments = self.as_it_is(BlockSize::default())?;
        let form = segments.form();
        Ok(Elements {
            dtype: form.dtype(),
            format: self.convert.or(form.number_format()),
        })
    }

    /// Bytes that are reported as progress when all of it is read; of a pipe unknown.
    pub fn length(&self) -> Option<u64> {
        let file = match &self.place {
            Place::Path(path) => path.metadata().ok()?.len(),
            Place::Spooled(file) => file.metadata().ok()?.len(),
            Place::Pipe(_) => return None,
        };
        let segments = self.as_it_is(BlockSize::default()).ok()?;
        let form = segments.form();
        let bytes = form.bytes();
        let converted = self.convert.zip(form.element());
        match (bytes, converted) {
            (Some(bytes), Some((to, from))) => {
                Some(bytes / from.bytes() as u64 * to.bytes() as u64)
            }
            // Of what is compressed, or a trace, the bytes of the file are reported.
            (bytes, _) => Some(bytes.unwrap_or(file)),
        }
    }

    /// Opens it for reading in blocks.
    ///
    /// # Errors
    /// [`SourceError`] if it cannot be read or is not what it should be.
    pub fn open(&self, block: BlockSize) -> Result<Segments, SourceError> {
        let segments = self.as_it_is(block)?;
        let Some(to) = self.convert else {
            return Ok(segments);
        };
        let form = segments.form().clone();
        let (Some(element), Some(bytes)) = (form.element(), form.bytes()) else {
            let kind = form.dtype().unwrap_or_else(|| "none".to_owned());
            return Err(SourceError::Contents {
                name: self.name.clone(),
                reason: format!(
                    "its elements (of type {kind}) are no floating-point numbers: --as takes these"
                ),
            });
        };
        let conversion = Conversion::find(to, element, segments.into_stream());
        let conversion = conversion.map_err(|error| self.unread(error))?;
        let stream = self.as_it_is(block)?.into_stream();
        let stream = conversion.convert(element, stream);
        let bytes = bytes / element.bytes() as u64 * to.bytes() as u64;
        let bytes = Bytes::stream(stream, Some((bytes, "in its header, converted")));
        let from = Box::new(form);
        let form = Form::Converted { from, conversion };
        Ok(Segments::bytes(&self.name, form, bytes, block))
    }

    fn as_it_is(&self, block: BlockSize) -> Result<Segments, SourceError> {
        if let Some(member) = &self.tensor {
            let file = self.place.file().map_err(|error| self.unread(error))?;
            let stream = member.open(file).map_err(|error| self.unread(error))?;
            let form = Form::Tensor(member.tensor.clone());
            let bytes = Bytes::stream(stream, Some((member.tensor.bytes, "in its header")));
            return Ok(Segments::bytes(&self.name, form, bytes, block));
        }
        if let Some(member) = &self.member {
            let file = self.place.file().map_err(|error| self.unread(error))?;
            let stream = member.open(file).map_err(|error| self.unread(error))?;
            return self.array(stream, Some(member.size()), block);
        }
        if self.reading == Reading::Raw {
            return self.raw(block);
        }
        let (stream, read) = self.stream()?;
        let compressed = stream.1.is_some();
        let (begin, stream) = compressed::peek(stream.0, npy::MAGIC.len() as u64)
            .map_err(|error| self.unread(error))?;
        let promised = Promise::of(&self.name);
        let is_array = begin == npy::MAGIC;
        if self.reading == Reading::Trace || promised.trace {
            return Ok(Segments::trace(&self.name, stream, block).counted(read));
        }
        if is_array {
            return self.array(stream, None, block);
        }
        if promised.array {
            return Err(self.not("a NumPy array"));
        }
        if compressed || matches!(self.place, Place::Pipe(_)) {
            let bytes = Bytes::stream(stream, None);
            return Ok(Segments::bytes(&self.name, Form::Raw, bytes, block).counted(read));
        }
        self.raw(block)
    }

    /// Its own bytes, none taken off or looked at.
    fn raw(&self, block: BlockSize) -> Result<Segments, SourceError> {
        let bytes = match &self.place {
            Place::Pipe(_) => Bytes::stream(self.own_stream()?, None),
            place => {
                let file = place.file().map_err(|error| self.unread(error))?;
                Bytes::file(file).map_err(|error| self.unread(error))?
            }
        };
        Ok(Segments::bytes(&self.name, Form::Raw, bytes, block))
    }

    /// An array; `size` are the bytes of its file as an archive gives them.
    fn array(
        &self,
        mut stream: Stream,
        size: Option<u64>,
        block: BlockSize,
    ) -> Result<Segments, SourceError> {
        let mut counted = Counted(&mut stream, 0);
        let array = npy::read_header(&mut counted).map_err(|error| self.unread(error))?;
        let header = counted.1;
        if let Some(size) = size.filter(|size| size.checked_sub(header) != Some(array.bytes)) {
            return Err(SourceError::Length {
                name: self.name.clone(),
                expected: array.bytes,
                by: "in its header",
                found: format!("{} in the archive's directory", size.saturating_sub(header)),
            });
        }
        let bytes = Bytes::stream(stream, Some((array.bytes, "in its header")));
        Ok(Segments::bytes(
            &self.name,
            Form::Array(array),
            bytes,
            block,
        ))
    }

    /// Its bytes with compression taken off, and what that was, if there was any: what its name
    /// promises, if it promises any. Also counts the bytes that are read of the file.
    fn stream(&self) -> Result<(Unwrapped, Arc<AtomicU64>), SourceError> {
        let read = Arc::new(AtomicU64::new(0));
        let counting = Counting(self.own_stream()?, Arc::clone(&read));
        let unwrapped = compressed::unwrap(Box::new(counting));
        let (stream, compressed) = unwrapped.map_err(|error| self.unread(error))?;
        match Promise::of(&self.name).compressed {
            Some(promised) if compressed != Some(promised) => Err(self.not(promised)),
            _ => Ok(((stream, compressed), read)),
        }
    }

    /// The error of a file that is not what its name promises.
    fn not(&self, form: &'static str) -> SourceError {
        let name = self.name.clone();
        SourceError::Form { name, form }
    }

    fn own_stream(&self) -> Result<Stream, SourceError> {
        if let Place::Pipe(pipe) = &self.place {
            let pipe = pipe.lock().ok().and_then(|mut pipe| pipe.take());
            let again = || io::Error::other("a pipe can be read only once");
            return Ok(pipe.ok_or_else(|| self.unread(again()))?.0);
        }
        let file = self.place.file().map_err(|error| self.unread(error))?;
        Ok(Box::new(file))
    }

    fn unread(&self, source: io::Error) -> SourceError {
        SourceError::Read {
            name: self.name.clone(),
            source,
        }
    }
}

impl Place {
    /// The file, at its start.
    fn file(&self) -> io::Result<File> {
        match self {
            Place::Path(path) => File::open(path),
            Place::Spooled(file) => {
                let mut file = file.try_clone()?;
                file.rewind()?;
                Ok(file)
            }
            Place::Pipe(_) => Err(io::ErrorKind::NotSeekable.into()),
        }
    }
}

/// The form by a name's endings.
struct Promise {
    compressed: Option<&'static str>,
    array: bool,
    archive: bool,
    tensors: bool,
    trace: bool,
}

impl Promise {
    fn of(name: &str) -> Self {
        let ending = |name: &str| {
            let ending = Path::new(name).extension();
            ending
                .map(|ending| ending.to_string_lossy().to_lowercase())
                .unwrap_or_default()
        };
        let promised = match ending(name).as_str() {
            "gz" => Some(compressed::GZIP_NAME),
            "zst" | "zstd" => Some(compressed::ZSTD_NAME),
            _ => None,
        };
        let inner = match promised {
            Some(_) => ending(&Path::new(name).with_extension("").to_string_lossy()),
            None => ending(name),
        };
        Promise {
            compressed: promised,
            array: inner == "npy",
            archive: inner == "npz",
            tensors: inner == "safetensors",
            trace: inner == "trace" || inner == "traceg",
        }
    }
}

/// A stream without its compression, and what that was.
type Unwrapped = (Stream, Option<&'static str>);

/// Counts what is read, for another to see.
struct Counting(Stream, Arc<AtomicU64>);

impl Read for Counting {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.0.read(buffer)?;
        self.1.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// Counts what is read.
struct Counted<'a>(&'a mut Stream, u64);

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.0.read(buffer)?;
        self.1 += read as u64;
        Ok(read)
    }
}
