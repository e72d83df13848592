//! Data of known length, read as blocks from any place in it.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::{BlockSize, InputError};

/// What stands for standard input, or output, in place of a file's name.
pub const STANDARD: &str = "-";

/// Opens a file to read, or standard input for `-`.
///
/// # Errors
/// What the system says.
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
/// What the system says.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whole blocks, the last of which may have been filled with zeros.
#[derive(Debug)]
pub struct BlockFile {
    file: Mutex<File>,
    /// Where the data begins in the file.
    base: u64,
    path: PathBuf,
    block: BlockSize,
    bytes: u64,
}

impl BlockFile {
    /// Opens a file, or standard input for `-`. What is no file (a pipe, say) is read to its end
    /// first, but no more of it than `most` blocks. With `pad`, zeros fill the last block.
    ///
    /// # Errors
    /// [`InputError`] if it cannot be read, if there is no data, or if its length is no multiple of
    /// the block and it is not padded.
    pub fn open(
        path: &Path,
        block: BlockSize,
        pad: bool,
        most: Option<u64>,
    ) -> Result<Self, InputError> {
        let read = |source| InputError::Read {
            path: path.to_owned(),
            source,
        };
        let mut file = open(path).map_err(read)?;
        let metadata = file.metadata().map_err(read)?;
        let (base, bytes);
        if metadata.is_file() {
            base = file.stream_position().map_err(read)?;
            bytes = metadata.len().saturating_sub(base);
        } else {
            let limit = most.map_or(u64::MAX, |blocks| {
                blocks.saturating_mul(block.bytes() as u64)
            });
            let mut kept = tempfile::tempfile().map_err(read)?;
            bytes = io::copy(&mut file.take(limit), &mut kept).map_err(read)?;
            (file, base) = (kept, 0);
        }
        if bytes == 0 {
            return Err(InputError::Empty {
                path: path.to_owned(),
            });
        }
        let over = bytes % block.bytes() as u64;
        if over != 0 && !pad {
            return Err(InputError::Length {
                path: path.to_owned(),
                length: bytes,
                block: block.get(),
                over,
            });
        }
        Ok(BlockFile {
            file: Mutex::new(file),
            base,
            path: path.to_owned(),
            block,
            bytes,
        })
    }

    /// Number of blocks.
    pub fn blocks(&self) -> u64 {
        self.bytes.div_ceil(self.block.bytes() as u64)
    }

    /// Some of the blocks, which must be there.
    ///
    /// # Errors
    /// [`InputError::Read`].
    pub fn read(&self, blocks: Range<u64>) -> Result<Vec<u8>, InputError> {
        let block = self.block.bytes() as u64;
        let (start, end) = (blocks.start * block, blocks.end * block);
        let mut data = vec![0; (end - start) as usize];
        let there = (end.min(self.bytes) - start) as usize;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.base + start))
            .and_then(|_| file.read_exact(&mut data[..there]))
            .map_err(|source| InputError::Read {
                path: self.path.clone(),
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
        let error = BlockFile::open(&path, block, false, None).unwrap_err();
        assert!(error.to_string().contains("1000 bytes"), "{error}");
        let file = BlockFile::open(&path, block, true, None).unwrap();
        assert_eq!(file.blocks(), 8);
        assert_eq!(file.read(2..4).unwrap(), data[256..512]);
        let last = file.read(7..8).unwrap();
        assert_eq!(last[..104], data[896..]);
        assert_eq!(last[104..], [0; 24]);
        std::fs::write(&path, []).unwrap();
        let empty = BlockFile::open(&path, block, true, None);
        assert!(matches!(empty, Err(InputError::Empty { .. })));
    }
}
