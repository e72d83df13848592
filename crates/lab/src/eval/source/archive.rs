//! NumPy's archives of arrays (.npz), which are zip files.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};

use flate2::read::DeflateDecoder;
use flate2::Crc;
use zip::{CompressionMethod, ZipArchive};

use super::compressed::Stream;

/// An archive's first bytes.
pub(super) const MAGIC: &[u8] = b"PK\x03\x04";

/// An array of an archive.
#[derive(Debug, Clone)]
pub(super) struct Member {
    name: String,
    start: u64,
    stored: u64,
    size: u64,
    crc: u32,
    deflated: bool,
}

/// Lists an archive's arrays, and the names of what else it holds. An array that cannot be read is
/// an error's text, which names it.
pub(super) fn members(file: File) -> Result<(Vec<Member>, Vec<String>), String> {
    let mut archive =
        ZipArchive::new(BufReader::new(file)).map_err(|error| format!("damaged: {error}"))?;
    let (mut members, mut others) = (Vec::new(), Vec::new());
    for number in 0..archive.len() {
        let entry = archive.by_index(number);
        let entry = entry.map_err(|error| format!("entry {number}: {error}"))?;
        let Some(name) = entry.name().strip_suffix(".npy") else {
            others.push(entry.name().to_owned());
            continue;
        };
        let deflated = match entry.compression() {
            CompressionMethod::Stored => false,
            CompressionMethod::Deflated => true,
            other => {
                return Err(format!(
                    "{name} is compressed by {other}; numpy.savez and savez_compressed store or deflate"
                ))
            }
        };
        let start = entry.data_start();
        members.push(Member {
            name: name.to_owned(),
            start: start.ok_or_else(|| format!("{name} has no place in the file"))?,
            stored: entry.compressed_size(),
            size: entry.size(),
            crc: entry.crc32(),
            deflated,
        });
    }
    Ok((members, others))
}

impl Member {
    /// The array's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its bytes as the archive's directory gives them, header included.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Its contents, whose checksum is looked at when all have been read.
    pub fn open(&self, mut file: File) -> io::Result<Stream> {
        file.seek(SeekFrom::Start(self.start))?;
        let stored = BufReader::new(file).take(self.stored);
        let stream: Stream = if self.deflated {
            Box::new(DeflateDecoder::new(stored))
        } else {
            Box::new(stored)
        };
        Ok(Box::new(Checked {
            stream,
            crc: Crc::new(),
            expected: self.crc,
        }))
    }
}

/// Holds a stream against its checksum.
struct Checked {
    stream: Stream,
    crc: Crc,
    expected: u32,
}

impl Read for Checked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        self.crc.update(&buffer[..read]);
        if read == 0 && !buffer.is_empty() && self.crc.sum() != self.expected {
            let error = "damaged: not what the archive's checksum says";
            return Err(io::Error::new(io::ErrorKind::InvalidData, error));
        }
        Ok(read)
    }
}
