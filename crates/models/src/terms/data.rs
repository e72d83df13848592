//! Data of known length, read as blocks from any place in it.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{BlockSize, InputError};

/// The name of standard input, or output, in place of a file's.
pub const STANDARD: &str = "-";

/// Opens a file to read, or standard input for `-`.
///
/// # Errors
/// The operating system's error.
pub fn open(path: &Path) -> io::Result<File> {
    if path != Path::new(STANDARD) {
        return File::open(path);
    }
    #[cfg(unix)]
    let stdin = std::os::fd::AsFd::as_fd(&io::stdin()).try_clone_to_owned()?;
    #[cfg(windows)]
    let stdin = std::os::windows::io::AsHandle::as_handle(&io::stdin()).try_clone_to_owned()?;
    Ok(stdin.into())
}

/// Reads a whole file, or all of standard input for `-`.
///
/// # Errors
/// The operating system's error.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The same for text.
///
/// # Errors
/// The operating system's error, or [`io::ErrorKind::InvalidData`] if the bytes are no UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// A file that is read from any place in it, any number of times: standard input or a pipe is kept
/// in a temporary file without a name.
#[derive(Debug, Clone)]
pub struct Source {
    path: PathBuf,
    file: Arc<File>,
    /// Where the data begins in the file.
    base: u64,
    bytes: u64,
}

impl Source {
    /// Opens a file, or standard input for `-`. Of a pipe at most `most` bytes are taken.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(path: &Path, most: Option<u64>) -> Result<Self, InputError> {
        Self::find(path, most).map_err(|source| InputError::Read {
            path: path.to_owned(),
            source,
        })
    }

    /// Some bytes, in a temporary file.
    ///
    /// # Errors
    /// If that cannot be written.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, InputError> {
        let keep = || {
            let mut kept = tempfile::tempfile()?;
            kept.write_all(bytes)?;
            Ok(kept)
        };
        let path = PathBuf::from("bytes in memory");
        match keep() {
            Ok(file) => Ok(Source {
                path,
                file: Arc::new(file),
                base: 0,
                bytes: bytes.len() as u64,
            }),
            Err(source) => Err(InputError::Read { path, source }),
        }
    }

    /// At most `most` bytes of a stream, in a temporary file; `path` names it.
    ///
    /// # Errors
    /// If it cannot be read or kept.
    pub fn of_stream(
        path: &Path,
        stream: impl Read,
        most: Option<u64>,
    ) -> Result<Self, InputError> {
        let keep = || {
            let mut kept = tempfile::tempfile()?;
            io::copy(&mut stream.take(most.unwrap_or(u64::MAX)), &mut kept)?;
            Ok(kept)
        };
        let kept = keep().map_err(|source| InputError::Read {
            path: path.to_owned(),
            source,
        });
        Source::of_file(path, kept?)
    }

    /// All of a file that is open; `path` names it.
    ///
    /// # Errors
    /// If its length is not known.
    pub fn of_file(path: &Path, file: File) -> Result<Self, InputError> {
        let metadata = file.metadata().map_err(|source| InputError::Read {
            path: path.to_owned(),
            source,
        })?;
        Ok(Source {
            path: path.to_owned(),
            file: Arc::new(file),
            base: 0,
            bytes: metadata.len(),
        })
    }

    fn find(path: &Path, most: Option<u64>) -> io::Result<Self> {
        let mut file = open(path)?;
        let metadata = file.metadata()?;
        let (base, bytes);
        if metadata.is_file() {
            base = file.stream_position()?;
            bytes = metadata.len().saturating_sub(base);
        } else {
            let mut kept = tempfile::tempfile()?;
            bytes = io::copy(&mut file.take(most.unwrap_or(u64::MAX)), &mut kept)?;
            (file, base) = (kept, 0);
        }
        Ok(Source {
            path: path.to_owned(),
            file: Arc::new(file),
            base,
            bytes,
        })
    }

    /// Its name.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All of it, from the beginning.
    pub fn reader(&self) -> impl Read + '_ {
        Reader {
            source: self,
            next: 0,
        }
    }

    /// Reads as many bytes as there are from a place on, at most as many as there is room for.
    fn read_at(&self, at: u64, bytes: &mut [u8]) -> io::Result<usize> {
        #[cfg(unix)]
        use std::os::unix::fs::FileExt;
        #[cfg(windows)]
        use std::os::windows::fs::FileExt;
        let left = self.bytes.saturating_sub(at);
        let room = bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let bytes = &mut bytes[..room];
        #[cfg(unix)]
        return self.file.read_at(bytes, self.base + at);
        #[cfg(windows)]
        return self.file.seek_read(bytes, self.base + at);
    }
}

struct Reader<'a> {
    source: &'a Source,
    next: u64,
}

impl Read for Reader<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read_at(self.next, bytes)?;
        self.next += read as u64;
        Ok(read)
    }
}

/// Whole blocks. The last one may have been padded with zeros.
#[derive(Debug)]
pub struct BlockFile {
    source: Source,
    block: BlockSize,
}

impl BlockFile {
    /// The blocks of a source. With `pad`, the last one is filled with zeros.
    ///
    /// # Errors
    /// [`InputError`] if there is no data, or if its length is no multiple of the block and it is
    /// not padded.
    pub fn new(source: Source, block: BlockSize, pad: bool) -> Result<Self, InputError> {
        if source.bytes == 0 {
            return Err(InputError::Empty { path: source.path });
        }
        let over = source.bytes % block.bytes() as u64;
        if over != 0 && !pad {
            return Err(InputError::Length {
                path: source.path,
                length: source.bytes,
                block: block.get(),
                over,
            });
        }
        Ok(BlockFile { source, block })
    }

    /// The block size.
    pub fn block(&self) -> BlockSize {
        self.block
    }

    /// Number of blocks.
    pub fn blocks(&self) -> u64 {
        self.source.bytes.div_ceil(self.block.bytes() as u64)
    }

    /// Some of the blocks, which must be there.
    ///
    /// # Errors
    /// [`InputError::Read`].
    pub fn read(&self, blocks: Range<u64>) -> Result<Vec<u8>, InputError> {
        let block = self.block.bytes() as u64;
        let (start, end) = (blocks.start * block, blocks.end * block);
        let mut data = vec![0; (end - start) as usize];
        let there = (end.min(self.source.bytes) - start) as usize;
        let mut reader = Reader {
            source: &self.source,
            next: start,
        };
        let read = reader.read_exact(&mut data[..there]);
        read.map_err(|source| InputError::Read {
            path: self.source.path.clone(),
            source,
        })?;
        Ok(data)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_from_anywhere() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let data: Vec<u8> = (0..1000).map(|i| i as u8).collect();
        std::fs::write(&path, &data).unwrap();
        let block = BlockSize::default();
        let open = |pad| BlockFile::new(Source::open(&path, None).unwrap(), block, pad);
        let error = open(false).unwrap_err();
        assert!(error.to_string().contains("1000 bytes"), "{error}");
        let file = open(true).unwrap();
        assert_eq!(file.blocks(), 8);
        assert_eq!(file.read(2..4).unwrap(), data[256..512]);
        let last = file.read(7..8).unwrap();
        assert_eq!(last[..104], data[896..]);
        assert_eq!(last[104..], [0; 24]);
        std::fs::write(&path, []).unwrap();
        assert!(matches!(open(true), Err(InputError::Empty { .. })));
    }
}
