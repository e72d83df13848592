//! An input's blocks, a segment at a time.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;

use super::compressed::Stream;
use super::trace::TraceReader;
use super::{Form, SourceError};
use crate::terms::BlockSize;

/// Blocks of a segment. Counts of segments are made apart and added.
pub const SEGMENT_BLOCKS: usize = crate::bus::SEGMENT_BLOCKS as usize;

/// Blocks of a segment where blocks have more than 512 bytes: so many that memory is enough.
pub(in crate::eval) fn segment_blocks(block: BlockSize) -> usize {
    const MOST_BYTES: usize = SEGMENT_BLOCKS * 512;
    SEGMENT_BLOCKS.min(MOST_BYTES / block.bytes())
}

/// Some blocks of an input that follow one another: 65,536, or fewer at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    /// Its number in the input, from 0.
    pub number: u64,
    /// Whole blocks.
    pub data: Vec<u8>,
    /// The blocks' addresses, of a trace only.
    pub addresses: Vec<u64>,
    /// Bytes of the data that are zeros put in to fill blocks.
    pub padding: u64,
}

impl Segment {
    /// The first half of its blocks and the second; of an odd number the first has one more.
    pub(in crate::eval) fn halves(&self, block: BlockSize) -> [&[u8]; 2] {
        let blocks = self.data.len() / block.bytes();
        let (first, second) = self.data.split_at(blocks.div_ceil(2) * block.bytes());
        [first, second]
    }
}

/// Reads an input's segments.
pub struct Segments {
    name: String,
    form: Form,
    body: Body,
    block: BlockSize,
    number: u64,
    blocks: u64,
    /// Bytes of the input's own so far.
    read: u64,
    /// Bytes that were read of the file behind it, and those of them that were reported.
    file: Option<(Arc<AtomicU64>, u64)>,
    /// Buffers for the data of segments to come: fresh memory would cost half of the time.
    spare: Vec<Vec<u8>>,
}

enum Body {
    Bytes(Bytes),
    Trace(Box<TraceReader>),
}

impl Segments {
    pub(super) fn bytes(name: &str, form: Form, bytes: Bytes, block: BlockSize) -> Self {
        Self::new(name, form, Body::Bytes(bytes), block)
    }

    pub(super) fn trace(name: &str, stream: Stream, block: BlockSize) -> Self {
        let reader = TraceReader::new(name, stream, block);
        Self::new(name, Form::Trace, Body::Trace(Box::new(reader)), block)
    }

    fn new(name: &str, form: Form, body: Body, block: BlockSize) -> Self {
        Segments {
            name: name.to_owned(),
            form,
            body,
            block,
            number: 0,
            blocks: 0,
            read: 0,
            file: None,
            spare: Vec::new(),
        }
    }

    /// Takes back segments that are done with, for their memory.
    pub fn reuse(&mut self, done: Vec<Segment>) {
        self.spare
            .extend(done.into_iter().map(|segment| segment.data));
    }

    /// The input's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether its bytes are all those of a file.
    pub(super) fn is_file(&self) -> bool {
        matches!(
            &self.body,
            Body::Bytes(Bytes {
                source: Source::File(_),
                ..
            })
        )
    }

    /// Reports what is read of the file as progress, where that is not its data's bytes.
    pub(super) fn counted(mut self, read: Arc<AtomicU64>) -> Self {
        self.file = Some((read, 0));
        self
    }

    /// Bytes of the file that were read since the last time, for a segment that was just read.
    fn progress(&mut self, segment: &Segment) -> u64 {
        match &mut self.file {
            Some((read, before)) => {
                let now = read.load(Ordering::Relaxed);
                now - std::mem::replace(before, now)
            }
            None => segment.data.len() as u64 - segment.padding,
        }
    }

    /// The input's form.
    pub fn form(&self) -> &Form {
        &self.form
    }

    /// The rest of it as a stream; empty for a trace.
    pub(super) fn into_stream(self) -> Stream {
        match self.body {
            Body::Bytes(Bytes { source, .. }) => match source {
                Source::File(file) => Box::new(file),
                Source::Stream(stream) => stream,
            },
            Body::Trace(_) => Box::new(io::empty()),
        }
    }

    /// Segments that were read or passed over so far.
    pub fn segments(&self) -> u64 {
        self.number
    }

    /// Blocks that were read or passed over so far.
    pub fn blocks(&self) -> u64 {
        self.blocks
    }

    /// Bytes of the input's own that were read or passed over so far, padding not counted.
    pub fn read(&self) -> u64 {
        self.read
    }

    /// The next segment; `None` at the end.
    ///
    /// # Errors
    /// [`SourceError`] if it cannot be read, has another length than it should, or has a line that
    /// is none of a trace.
    pub fn next_segment(&mut self) -> Result<Option<Segment>, SourceError> {
        let mut data = self.spare.pop().unwrap_or_default();
        data.clear();
        let mut segment = Segment {
            number: self.number,
            data,
            addresses: Vec::new(),
            padding: 0,
        };
        let most = segment_blocks(self.block) * self.block.bytes();
        match &mut self.body {
            Body::Bytes(bytes) => {
                bytes.fill(&self.name, &mut segment.data, most)?;
                let whole = segment.data.len().next_multiple_of(self.block.bytes());
                segment.padding = (whole - segment.data.len()) as u64;
                segment.data.resize(whole, 0);
            }
            Body::Trace(reader) => {
                while segment.data.len() < most {
                    let block = reader.next_block(&mut segment.data, &mut segment.addresses)?;
                    let Some(padding) = block else { break };
                    segment.padding += padding as u64;
                }
            }
        }
        if segment.data.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        self.blocks += (segment.data.len() / self.block.bytes()) as u64;
        self.read += segment.data.len() as u64 - segment.padding;
        Ok(Some(segment))
    }

    /// Passes over the next segment; `false` at the end.
    ///
    /// # Errors
    /// As of [`next_segment`](Self::next_segment).
    pub fn skip_segment(&mut self) -> Result<bool, SourceError> {
        if let Body::Bytes(bytes) = &mut self.body {
            let most = segment_blocks(self.block) * self.block.bytes();
            if let Some(passed) = bytes
                .pass(most as u64)
                .map_err(|source| SourceError::Read {
                    name: self.name.clone(),
                    source,
                })?
            {
                self.number += u64::from(passed != 0);
                self.blocks += passed.div_ceil(self.block.get().into());
                self.read += passed;
                return Ok(passed != 0);
            }
        }
        Ok(self.next_segment()?.is_some())
    }
}

/// A stream of bytes with its expected length.
pub(super) struct Bytes {
    source: Source,
    read: u64,
    /// How many there should be, and what says so.
    expected: Option<(u64, &'static str)>,
}

enum Source {
    /// A file, which can be passed over.
    File(File),
    Stream(Stream),
}

impl Bytes {
    pub fn stream(stream: Stream, expected: Option<(u64, &'static str)>) -> Self {
        Bytes {
            source: Source::Stream(stream),
            read: 0,
            expected,
        }
    }

    pub fn file(file: File) -> io::Result<Self> {
        let metadata = file.metadata()?;
        let length = metadata.is_file().then_some(metadata.len());
        Ok(Bytes {
            source: match length {
                Some(_) => Source::File(file),
                None => Source::Stream(Box::new(file)),
            },
            read: 0,
            expected: length.map(|length| (length, "in the file when it was opened")),
        })
    }

    /// Adds the next bytes to `data`, until it holds `most`.
    fn fill(&mut self, name: &str, data: &mut Vec<u8>, most: usize) -> Result<(), SourceError> {
        // A declared length is no reason to ask for memory.
        let read = match &mut self.source {
            Source::File(file) => file.take(most as u64).read_to_end(data),
            Source::Stream(stream) => stream.take(most as u64).read_to_end(data),
        };
        let read = read.map_err(|source| SourceError::Read {
            name: name.to_owned(),
            source,
        })?;
        self.read += read as u64;
        let Some((expected, by)) = self.expected else {
            return Ok(());
        };
        let ended = read < most;
        if self.read > expected || (ended && self.read < expected) {
            return Err(SourceError::Length {
                name: name.to_owned(),
                expected,
                by,
                found: if ended {
                    self.read.to_string()
                } else {
                    "more".to_owned()
                },
            });
        }
        Ok(())
    }

    /// Passes over bytes without reading them, where that can be done; how many there were.
    fn pass(&mut self, most: u64) -> io::Result<Option<u64>> {
        let (Source::File(file), Some((length, _))) = (&mut self.source, self.expected) else {
            return Ok(None);
        };
        let passed = most.min(length.saturating_sub(self.read));
        self.read += passed;
        file.seek(SeekFrom::Start(self.read))?;
        Ok(Some(passed))
    }
}

/// The next segments that are wanted, as many as keep all cores busy; none at the end.
pub(in crate::eval) fn read_batch(
    segments: &mut Segments,
    is_wanted: impl Fn(u64) -> bool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Segment>, SourceError> {
    let most = (rayon::current_num_threads() / 2).max(4);
    let mut batch = Vec::new();
    while batch.len() < most {
        if !is_wanted(segments.segments()) {
            if !segments.skip_segment()? {
                break;
            }
            continue;
        }
        let Some(segment) = segments.next_segment()? else {
            break;
        };
        progress(segments.progress(&segment));
        batch.push(segment);
    }
    Ok(batch)
}
