//! Requests as files: binary ones, whose data is in files beside them, and text. `docs/perf.md` has
//! both formats.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Kind, Passes, Request, Sectors, Trace};
use crate::eval::source::{Plain, Reading, SourceError};
use crate::terms::BlockSize;

pub use crate::eval::source::REQUESTS;

/// The first line of a binary file.
const FORMAT: &str = "hdlgen requests 1";

/// Bytes of a binary record.
const RECORD: usize = 24;

/// The longest line of text.
const LONGEST: u64 = 1 << 16;

/// The first line of a binary file.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    format: String,
    /// Bytes of a block.
    block: BlockSize,
    /// Where files begin in the data: at a multiple of this many bytes.
    align: usize,
    /// The data, in files beside this one.
    files: Vec<String>,
    /// Requests of each launch.
    launches: Vec<usize>,
}

/// Why requests cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system refuses.
    #[error("cannot read {}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Its answer.
        source: io::Error,
    },
    /// Data beside the requests that cannot be read.
    #[error(transparent)]
    Data(#[from] SourceError),
    /// A file that is not one of requests.
    #[error("{}: {reason}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// The mistake.
        reason: String,
    },
    /// A line that is no request.
    #[error("{}, line {line}: {expected} was expected{found}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// The field that should be there.
        expected: String,
        /// The text found in its place, in words; empty if it tells nothing.
        found: String,
    },
}

/// Reads a file of requests, or that of a folder.
///
/// # Errors
/// [`ReadError`] if a file cannot be read or is none of requests.
pub fn read(path: &Path) -> Result<Trace, ReadError> {
    let path = if path.is_dir() {
        path.join(REQUESTS)
    } else {
        path.to_owned()
    };
    let failed = |source| ReadError::Io {
        path: path.clone(),
        source,
    };
    let file = fs::File::open(&path).map_err(failed)?;
    let mut reader = BufReader::with_capacity(1 << 20, file);
    match reader.fill_buf().map_err(failed)?.first() {
        Some(b'{') => binary(&path, reader),
        _ => text(&path, reader),
    }
}

fn binary(path: &Path, mut reader: impl BufRead) -> Result<Trace, ReadError> {
    let failed = |source| ReadError::Io {
        path: path.to_owned(),
        source,
    };
    let content = |reason: String| ReadError::Content {
        path: path.to_owned(),
        reason,
    };
    let mut line = Vec::new();
    let mut limited = reader.by_ref().take(1 << 20);
    limited.read_until(b'\n', &mut line).map_err(failed)?;
    let header: Header =
        serde_json::from_slice(&line).map_err(|e| content(format!("in its first line: {e}")))?;
    if header.format != FORMAT {
        return Err(content(format!(
            "its format is '{}', and '{FORMAT}' was expected",
            header.format
        )));
    }
    let step = header.block.bytes();
    if header.align == 0 || header.align > 1 << 20 || header.align % step != 0 {
        return Err(content(format!(
            "files begin at multiples of {} bytes, which are no whole blocks",
            header.align
        )));
    }
    let mut data = Vec::new();
    for name in &header.files {
        if Path::new(name).file_name() != Some(name.as_ref()) {
            return Err(content(format!("'{name}' is no name of a file beside it")));
        }
        append(&path.with_file_name(name), header.block, &mut data)?;
        data.resize(data.len().next_multiple_of(header.align), 0);
    }
    let mut launches = Vec::new();
    for count in header.launches {
        let mut requests = Vec::new();
        for _ in 0..count {
            let mut record = [0; RECORD];
            reader
                .read_exact(&mut record)
                .map_err(|source| match source.kind() {
                    io::ErrorKind::UnexpectedEof => content("it ends within its requests".into()),
                    _ => failed(source),
                })?;
            let request = decode(&record);
            requests.push(request.ok_or_else(|| {
                content(format!("request {} is of no known kind", requests.len()))
            })?);
        }
        launches.push(requests);
    }
    if !reader.fill_buf().map_err(failed)?.is_empty() {
        return Err(content("it goes on after its last request".into()));
    }
    Ok(Trace {
        block: header.block,
        data,
        launches,
        passes: Passes::default(),
    })
}

/// Appends what a file holds, arrays and tensors without their headers.
fn append(file: &Path, block: BlockSize, data: &mut Vec<u8>) -> Result<(), ReadError> {
    let plain = Plain::open(file, Reading::Auto, block, true, None)?;
    let source = plain.source(file, None).map_err(SourceError::from)?;
    let read = source.reader().read_to_end(data);
    read.map(drop).map_err(|source| ReadError::Io {
        path: file.to_owned(),
        source,
    })
}

fn decode(record: &[u8; RECORD]) -> Option<Request> {
    let number = |from: usize, bytes: usize| {
        let bytes = record[from..from + bytes].iter().rev();
        bytes.fold(0u64, |number, &byte| number << 8 | u64::from(byte))
    };
    Some(Request {
        sm: number(0, 2) as u16,
        warp: number(2, 2) as u16,
        instructions: number(4, 4) as u32,
        block: number(8, 8),
        data: number(16, 4) as u32,
        kind: match number(20, 2) {
            0 => Kind::Load,
            1 => Kind::Store,
            2 => Kind::StorePart,
            _ => return None,
        },
        sectors: match number(22, 2) as u16 {
            0 => Sectors::ALL,
            sectors => Sectors(sectors),
        },
    })
}

/// Writes requests as a binary file, whose data is in files of these names beside it, each of which
/// begins at a multiple of `align` bytes of the data.
///
/// # Errors
/// The system's.
pub fn write(
    trace: &Trace,
    files: Vec<String>,
    align: usize,
    to: &mut impl Write,
) -> io::Result<()> {
    let header = Header {
        format: FORMAT.to_owned(),
        block: trace.block,
        align,
        files,
        launches: trace.launches.iter().map(Vec::len).collect(),
    };
    writeln!(to, "{}", serde_json::to_string(&header)?)?;
    for request in trace.requests() {
        let mut record = [0; RECORD];
        record[0..2].copy_from_slice(&request.sm.to_le_bytes());
        record[2..4].copy_from_slice(&request.warp.to_le_bytes());
        record[4..8].copy_from_slice(&request.instructions.to_le_bytes());
        record[8..16].copy_from_slice(&request.block.to_le_bytes());
        record[16..20].copy_from_slice(&request.data.to_le_bytes());
        record[20] = match request.kind {
            Kind::Load => 0,
            Kind::Store => 1,
            Kind::StorePart => 2,
        };
        let all = request.sectors == Sectors::ALL;
        let sectors = if all { 0 } else { request.sectors.0 };
        record[22..24].copy_from_slice(&sectors.to_le_bytes());
        to.write_all(&record)?;
    }
    Ok(())
}

/// Reads text: a request a line, with its data in hexadecimal, `launch` between launches.
fn text(path: &Path, mut reader: impl BufRead) -> Result<Trace, ReadError> {
    let mut blocks: HashMap<Vec<u8>, u32> = HashMap::new();
    let mut trace = Trace {
        block: BlockSize::default(),
        data: Vec::new(),
        launches: vec![Vec::new()],
        passes: Passes::default(),
    };
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        line.clear();
        let mut limited = reader.by_ref().take(LONGEST);
        let read = limited.read_until(b'\n', &mut line);
        let read = read.map_err(|source| ReadError::Io {
            path: path.to_owned(),
            source,
        })?;
        if read == 0 {
            return Ok(trace);
        }
        number += 1;
        let wrong = |expected: &str| ReadError::Line {
            path: path.to_owned(),
            line: number,
            expected: expected.to_owned(),
            found: String::new(),
        };
        let line = std::str::from_utf8(&line).map_err(|_| wrong("text"))?;
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => {}
            ["launch"] => trace.launches.push(Vec::new()),
            [sm, warp, instructions, kind, address, hex] => {
                let other = |field: &str, expected: &str, found: &str| ReadError::Line {
                    path: path.to_owned(),
                    line: number,
                    expected: format!("{field}: {expected}"),
                    found: format!(", not '{found}'"),
                };
                let sm = sm.parse().map_err(|_| other("SM", "a number", sm))?;
                let warp = warp.parse().map_err(|_| other("WARP", "a number", warp))?;
                let instructions = instructions
                    .parse()
                    .map_err(|_| other("INSTRUCTIONS", "a number", instructions))?;
                let kind = match kind {
                    "load" => Kind::Load,
                    "store" => Kind::Store,
                    "part" => Kind::StorePart,
                    _ => return Err(other("KIND", "load, store or part", kind)),
                };
                let at = hexadecimal(address);
                let at = at.ok_or_else(|| other("ADDRESS", "a hexadecimal number", address))?;
                let data = bytes(hex).ok_or_else(|| wrong("DATA: pairs of hexadecimal digits"))?;
                if trace.data.is_empty() {
                    let size = BlockSize::try_from(data.len() as u32);
                    trace.block = size.map_err(|e| wrong(&format!("DATA: a block ({e})")))?;
                }
                let step = trace.block.bytes();
                if data.len() != step {
                    return Err(wrong(&format!("DATA: {step} bytes, as before,")));
                }
                if at % step as u64 != 0 {
                    let expected = format!("a multiple of {step}");
                    return Err(other("ADDRESS", &expected, address));
                }
                let next = blocks.len() as u32;
                let place = *blocks.entry(data).or_insert_with_key(|data| {
                    trace.data.extend_from_slice(data);
                    next
                });
                let request = Request {
                    sm,
                    warp,
                    instructions,
                    kind,
                    block: at / step as u64,
                    sectors: Sectors::ALL,
                    data: place,
                };
                if let Some(launch) = trace.launches.last_mut() {
                    launch.push(request);
                }
            }
            _ => {
                return Err(wrong(
                    "'launch' or SM, WARP, INSTRUCTIONS, load|store|part, ADDRESS and DATA",
                ))
            }
        }
    }
}

fn hexadecimal(text: &str) -> Option<u64> {
    let digits = text.strip_prefix("0x").unwrap_or(text);
    u64::from_str_radix(digits, 16).ok()
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits = hex.as_bytes().chunks(2);
    digits
        .map(|pair| {
            let is_pair = pair.len() == 2 && pair.iter().all(u8::is_ascii_hexdigit);
            let pair = std::str::from_utf8(pair).ok().filter(|_| is_pair)?;
            u8::from_str_radix(pair, 16).ok()
        })
        .collect()
}
