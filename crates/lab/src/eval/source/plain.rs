//! Inputs as one sequence of bytes, for simulation.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use super::{Form, Inputs, Place, Reading, SourceError};
use crate::terms::data::Source;
use crate::terms::{BlockSize, InputError};

/// The data of a file, a folder or standard input, as [`Inputs`] takes them.
pub enum Plain {
    /// All bytes of a file.
    File(PathBuf),
    /// The bytes of a pipe.
    Stream(Box<dyn Read + Send>),
    /// The contents of another form in a temporary file: whole blocks of each array, tensor or file.
    Kept(File),
}

impl Plain {
    /// Opens data; of other forms than raw bytes at most `most` bytes are kept. With `pad`, zeros fill
    /// the last block of each array, tensor or file of these.
    ///
    /// # Errors
    /// [`SourceError`] if something cannot be read, is empty or not what it should be, or if an
    /// array is no multiple of the block and is not padded.
    pub fn open(
        path: &Path,
        reading: Reading,
        block: BlockSize,
        pad: bool,
        most: Option<u64>,
    ) -> Result<Self, SourceError> {
        if reading == Reading::Raw {
            return Ok(Plain::File(path.to_owned()));
        }
        let inputs = Inputs::find(&[path], reading, false)?.inputs;
        if let [input] = &inputs[..] {
            let segments = input.open(block)?;
            let is_raw = *segments.form() == Form::Raw;
            match &input.place {
                Place::Path(path) if is_raw && segments.is_file() => {
                    return Ok(Plain::File(path.clone()));
                }
                // A pipe can be opened once.
                Place::Pipe(_) if is_raw => return Ok(Plain::Stream(segments.into_stream())),
                Place::Pipe(_) => return keep([Ok(segments)], path, block, pad, most),
                _ => {}
            }
        }
        let all = inputs.iter().map(|input| input.open(block));
        keep(all, path, block, pad, most)
    }

    /// The data, to be read from any place in it; of a pipe at most `most` bytes.
    ///
    /// # Errors
    /// [`InputError::Read`].
    pub fn source(self, path: &Path, most: Option<u64>) -> Result<Source, InputError> {
        match self {
            Plain::File(file) => Source::open(&file, most),
            Plain::Stream(stream) => Source::of_stream(path, stream, most),
            Plain::Kept(file) => Source::of_file(path, file),
        }
    }
}

/// Keeps the blocks of inputs in a temporary file.
fn keep(
    inputs: impl IntoIterator<Item = Result<super::Segments, SourceError>>,
    path: &Path,
    block: BlockSize,
    pad: bool,
    most: Option<u64>,
) -> Result<Plain, SourceError> {
    let unkept = |source| InputError::Read {
        path: path.to_owned(),
        source,
    };
    let mut kept = tempfile::tempfile().map_err(unkept)?;
    let mut bytes = 0;
    for segments in inputs {
        let mut segments = segments?;
        while let Some(segment) = segments.next_segment()? {
            if segment.padding > 0 && !pad {
                let over = u64::from(block.get()) - segment.padding % u64::from(block.get());
                return Err(InputError::Length {
                    path: segments.name().into(),
                    length: segments.read(),
                    block: block.get(),
                    over,
                }
                .into());
            }
            kept.write_all(&segment.data).map_err(unkept)?;
            bytes += segment.data.len() as u64;
            if most.is_some_and(|most| bytes >= most) {
                return Ok(Plain::Kept(kept));
            }
            segments.reuse(vec![segment]);
        }
    }
    Ok(Plain::Kept(kept))
}
