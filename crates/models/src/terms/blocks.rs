//! Files read as blocks, a bounded piece at a time.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::{data, BlockSize, InputError};

/// Reads whole blocks, many at a time, in memory that does not grow with the file.
#[derive(Debug)]
pub struct BlockReader<R> {
    reader: R,
    path: PathBuf,
    block: BlockSize,
    pad: bool,
    read: u64,
}

impl BlockReader<File> {
    /// Opens a file, or standard input for `-`. With `pad`, zeros fill its last block.
    ///
    /// # Errors
    /// [`InputError::Read`] if it cannot be opened.
    pub fn open(path: &Path, block: BlockSize, pad: bool) -> Result<Self, InputError> {
        let reader = data::open(path).map_err(|source| InputError::Read {
            path: path.to_owned(),
            source,
        })?;
        Ok(Self::new(reader, path, block, pad))
    }

    /// The file's length in bytes, where the system knows it: a measure for progress only.
    pub fn length(&self) -> Option<u64> {
        let metadata = self.reader.metadata().ok()?;
        metadata.is_file().then_some(metadata.len())
    }
}

impl<R: Read> BlockReader<R> {
    /// Reads from any source; `path` names it in errors.
    pub fn new(reader: R, path: &Path, block: BlockSize, pad: bool) -> Self {
        BlockReader {
            reader,
            path: path.to_owned(),
            block,
            pad,
            read: 0,
        }
    }

    /// Bytes read so far, without the padding of the last block.
    pub fn bytes(&self) -> u64 {
        self.read
    }

    /// The block that the data is cut into.
    pub fn block(&self) -> BlockSize {
        self.block
    }

    /// Replaces the contents of `chunk` by the next whole blocks, `most` bytes of them at most, which
    /// is a multiple of the block; `false` at the end.
    ///
    /// # Errors
    /// [`InputError`] if reading fails, if there is no data at all, or at the end of data whose
    /// length is no multiple of the block, unless it is padded.
    pub fn next_chunk(&mut self, most: usize, chunk: &mut Vec<u8>) -> Result<bool, InputError> {
        chunk.clear();
        let read = (&mut self.reader)
            .take(most as u64)
            .read_to_end(chunk)
            .map_err(|source| InputError::Read {
                path: self.path.clone(),
                source,
            })?;
        self.read += read as u64;
        if self.read == 0 {
            return Err(InputError::Empty {
                path: self.path.clone(),
            });
        }
        let over = read % self.block.bytes();
        if over != 0 {
            if !self.pad {
                return Err(InputError::Length {
                    path: self.path.clone(),
                    length: self.read,
                    block: self.block.get(),
                    over: over as u64,
                });
            }
            chunk.resize(read.next_multiple_of(self.block.bytes()), 0);
        }
        Ok(read != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHUNK: usize = 4 << 20;

    fn read(data: &[u8], pad: bool) -> Result<Vec<u8>, InputError> {
        let mut reader = BlockReader::new(data, Path::new("data"), BlockSize::default(), pad);
        let (mut all, mut chunk) = (Vec::new(), Vec::new());
        while reader.next_chunk(CHUNK, &mut chunk)? {
            all.extend_from_slice(&chunk);
        }
        Ok(all)
    }

    #[test]
    fn whole_blocks_pass_and_the_rest_needs_padding() {
        let data = vec![7; CHUNK + 128];
        assert_eq!(read(&data, false).unwrap(), data);
        let error = read(&data[..CHUNK + 5], false).unwrap_err().to_string();
        assert!(error.contains("4194309 bytes"), "{error}");
        assert!(
            error.contains("--pad") && error.contains("5 are"),
            "{error}"
        );
        let padded = read(&data[..CHUNK + 5], true).unwrap();
        assert_eq!(padded.len(), CHUNK + 128);
        assert_eq!(padded[CHUNK..CHUNK + 5], [7; 5]);
        assert!(padded[CHUNK + 5..].iter().all(|&byte| byte == 0));
    }

    #[test]
    fn no_data_is_an_error_padded_or_not() {
        for pad in [false, true] {
            assert!(matches!(read(&[], pad), Err(InputError::Empty { .. })));
        }
    }
}
