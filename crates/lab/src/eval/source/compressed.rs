//! gzip and Zstandard, any number of members or frames after one another.

use std::io::{self, BufRead, BufReader, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// A stream of bytes that a thread can take along.
pub(super) type Stream = Box<dyn Read + Send>;

/// How many times over a file may be compressed.
const LAYERS: usize = 4;

const GZIP: &[u8] = &[0x1f, 0x8b, 8];
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// Whether a Zstandard frame begins that is passed over.
fn is_skippable(begin: &[u8]) -> bool {
    matches!(begin, [0x50..=0x5f, 0x2a, 0x4d, 0x18])
}

/// A whole frame without contents: 0 bytes, in one last block of 0.
const EMPTY_FRAME: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd, 0x20, 0, 1, 0, 0];

/// The names of gzip and Zstandard.
pub(super) const GZIP_NAME: &str = "gzip";
pub(super) const ZSTD_NAME: &str = "zstd";

/// Takes off compression for as long as the stream begins as compressed; also says what the first
/// was, if there was any.
pub(super) fn unwrap(mut stream: Stream) -> io::Result<(Stream, Option<&'static str>)> {
    let mut first = None;
    for _ in 0..=LAYERS {
        let begin;
        (begin, stream) = peek(stream, 4)?;
        let name;
        if begin.starts_with(GZIP) {
            stream = Box::new(MultiGzDecoder::new(BufReader::new(stream)));
            name = GZIP_NAME;
        } else if begin.starts_with(ZSTD) || is_skippable(&begin) {
            stream = Box::new(Zstd::new(stream));
            name = ZSTD_NAME;
        } else {
            return Ok((stream, first));
        }
        first.get_or_insert(name);
    }
    let error = format!("compressed more than {LAYERS} times over");
    Err(io::Error::new(io::ErrorKind::InvalidData, error))
}

/// The first bytes of a stream, as many as it has up to `count`, and the stream with them.
pub(super) fn peek(mut stream: Stream, count: u64) -> io::Result<(Vec<u8>, Stream)> {
    let mut begin = Vec::new();
    (&mut stream).take(count).read_to_end(&mut begin)?;
    let whole = io::Cursor::new(begin.clone()).chain(stream);
    Ok((begin, Box::new(whole)))
}

/// Reads Zstandard frames, and passes over skippable ones.
struct Zstd<R> {
    source: BufReader<R>,
    decoder: FrameDecoder,
    within_frame: bool,
}

impl<R: Read> Zstd<R> {
    fn new(source: R) -> Self {
        let mut decoder = FrameDecoder::new();
        // It holds the window's declared size against its limit only from the second frame on.
        let primed = decoder.reset(EMPTY_FRAME);
        debug_assert!(primed.is_ok());
        Zstd {
            source: BufReader::new(source),
            decoder,
            within_frame: false,
        }
    }

    /// Goes to the next frame; `false` at the end.
    fn next_frame(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.source) {
                Ok(()) => {
                    self.within_frame = true;
                    return Ok(true);
                }
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let mut frame = (&mut self.source).take(length.into());
                    if io::copy(&mut frame, &mut io::sink())? < u64::from(length) {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                // Its own words name a limit that is not the one it keeps.
                Err(FrameDecoderError::WindowSizeTooBig { requested }) => {
                    let error = format!(
                        "a zstd window of {requested} bytes, and at most 100 MiB are read (zstd --long=26)"
                    );
                    return Err(io::Error::new(io::ErrorKind::InvalidData, error));
                }
                Err(error) => return Err(damaged(error)),
            }
        }
        Ok(false)
    }

    /// The checksum, where the frame has one.
    fn check(&self) -> io::Result<()> {
        let given = self.decoder.get_checksum_from_data();
        if given.is_some() && given != self.decoder.get_calculated_checksum() {
            return Err(damaged("wrong checksum"));
        }
        Ok(())
    }
}

fn damaged(error: impl std::fmt::Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("damaged zstd: {error}"))
}

impl<R: Read> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            if !self.within_frame && !self.next_frame()? {
                return Ok(0);
            }
            let decoder = &mut self.decoder;
            // A window's worth stays with the decoder until the frame ends.
            while decoder.can_collect() == 0 && !decoder.is_finished() {
                let some = BlockDecodingStrategy::UptoBytes(buffer.len().min(1 << 20));
                decoder
                    .decode_blocks(&mut self.source, some)
                    .map_err(damaged)?;
            }
            let read = decoder.read(buffer)?;
            if read != 0 {
                return Ok(read);
            }
            self.check()?;
            self.within_frame = false;
        }
    }
}
