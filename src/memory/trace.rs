//! Requests from a file.

use super::{Direction, MemoryError};

/// An access of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceEntry {
    /// Read or write.
    pub direction: Direction,
    /// Of the first byte.
    pub address: u64,
    /// Bytes, one or more.
    pub bytes: u64,
}

/// Reads lines `read|write,address,bytes`; numbers are decimal or begin with `0x`. Empty lines and
/// those that begin with `#` are left out.
///
/// # Errors
/// [`MemoryError::Trace`] with the first line that is none.
pub fn parse_trace(text: &str) -> Result<Vec<TraceEntry>, MemoryError> {
    let lines = text.lines().enumerate();
    let accesses = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let parse = |(index, line): (usize, &str)| {
        parse_line(line).map_err(|what| MemoryError::Trace {
            line: index + 1,
            what,
            text: line.into(),
        })
    };
    accesses.map(parse).collect()
}

fn parse_line(line: &str) -> Result<TraceEntry, &'static str> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let [direction, address, bytes] = fields[..] else {
        return Err("not read|write,address,bytes");
    };
    let direction = match direction {
        "read" => Direction::Read,
        "write" => Direction::Write,
        _ => return Err("neither read nor write"),
    };
    let address = parse_number(address).ok_or("the address is no number")?;
    let bytes = parse_number(bytes).filter(|&bytes| bytes > 0);
    let bytes = bytes.ok_or("the bytes are no number above 0")?;
    // Bursts are counted to the end of their page, which must be an address, too.
    let end = address.checked_add(bytes);
    if end
        .and_then(|end| end.checked_next_multiple_of(4096))
        .is_none()
    {
        return Err("it ends in the last 4096 bytes of all addresses, or past them");
    }
    Ok(TraceEntry {
        direction,
        address,
        bytes,
    })
}

fn parse_number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
