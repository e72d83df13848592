//! Memory traces as text: an address, a type and data on each line. `docs/eval.md` has the format.

use std::io::{BufRead, BufReader, Read};

use super::compressed::Stream;
use super::SourceError;
use crate::terms::BlockSize;

/// The longest line: what is longer is no trace.
const LONGEST: u64 = 1 << 20;

/// Reads the blocks of a trace.
pub(super) struct TraceReader {
    name: String,
    source: BufReader<Stream>,
    line: Vec<u8>,
    number: u64,
    block: BlockSize,
    /// Bytes of a block that is not yet whole.
    run: Option<Run>,
    /// The bytes of a line that starts a new run, until the run before it has been filled up.
    next: Option<Run>,
}

/// Data at addresses that follow one another.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    address: u64,
    kind: String,
    data: Vec<u8>,
}

impl TraceReader {
    pub fn new(name: &str, source: Stream, block: BlockSize) -> Self {
        TraceReader {
            name: name.to_owned(),
            source: BufReader::with_capacity(1 << 20, source),
            line: Vec::new(),
            number: 0,
            block,
            run: None,
            next: None,
        }
    }

    /// Adds the next block and its address; `None` at the end, otherwise the zeros that fill it.
    pub fn next_block(
        &mut self,
        data: &mut Vec<u8>,
        addresses: &mut Vec<u64>,
    ) -> Result<Option<usize>, SourceError> {
        let block = self.block.bytes();
        loop {
            let whole = self.run.as_ref().is_some_and(|run| run.data.len() >= block);
            if !whole {
                if self.next.is_none() {
                    self.next = self.next_line()?;
                }
                match (&mut self.run, self.next.take()) {
                    (None, None) => return Ok(None),
                    (None, next) => {
                        self.run = next;
                        continue;
                    }
                    (Some(run), Some(next)) if run.is_followed_by(&next) => {
                        run.data.extend_from_slice(&next.data);
                        continue;
                    }
                    // The run has ended within a block.
                    (Some(_), next) => self.next = next,
                }
            }
            let Some(run) = &mut self.run else {
                return Ok(None);
            };
            let taken = run.data.len().min(block);
            addresses.push(run.address);
            data.extend(run.data.drain(..taken));
            data.resize(data.len() + block - taken, 0);
            run.address = run.address.wrapping_add(taken as u64);
            if run.data.is_empty() {
                self.run = None;
            }
            return Ok(Some(block - taken));
        }
    }

    /// The next line that holds something.
    fn next_line(&mut self) -> Result<Option<Run>, SourceError> {
        loop {
            self.line.clear();
            let mut limited = (&mut self.source).take(LONGEST);
            let read = limited.read_until(b'\n', &mut self.line);
            let read = read.map_err(|source| SourceError::Read {
                name: self.name.clone(),
                source,
            })?;
            if read == 0 {
                return Ok(None);
            }
            self.number += 1;
            let parsed = if read as u64 == LONGEST && !self.line.ends_with(b"\n") {
                Err(("a line of less than 1 MiB", &self.line[..]))
            } else {
                parse(&self.line)
            };
            match parsed {
                Ok(None) => {}
                Ok(run) => return Ok(run),
                Err((expected, found)) => {
                    return Err(SourceError::Line {
                        name: self.name.clone(),
                        line: self.number,
                        expected: expected.to_owned(),
                        found: shown(found),
                    })
                }
            }
        }
    }
}

impl Run {
    fn is_followed_by(&self, next: &Run) -> bool {
        let end = self.address.checked_add(self.data.len() as u64);
        end == Some(next.address) && self.kind == next.kind
    }
}

/// Some text of a file, short and printable.
fn shown(text: &[u8]) -> String {
    const MOST: usize = 40;
    let whole = String::from_utf8_lossy(text);
    let mut short: String = whole
        .chars()
        .take(MOST)
        .flat_map(char::escape_default)
        .collect();
    if whole.chars().nth(MOST).is_some() {
        short += "…";
    }
    short
}

const ADDRESS: &str = "an address in hexadecimal";
const KIND: &str = "a type, a word such as R or GLOBAL_ACC_W, behind the address";
const DATA: &str = "data in hexadecimal behind the type";
const END: &str = "an address from which on the data end by 2^64";
const DIGITS: &str = "hexadecimal digits";
const BYTES: &str = "two digits for each byte";
const NUMBER: &str =
    "numbers of 2, 4, 8 or 16 digits (print them with %02x, %04x, %08x or %016llx)";
const ALIKE: &str = "bytes only, or numbers with 0x of one width only";

/// The expected field, and the one found.
type Wrong<'a> = (&'static str, &'a [u8]);

/// A line's contents; `None` if it has none.
fn parse(line: &[u8]) -> Result<Option<Run>, Wrong<'_>> {
    let comment = |at: &usize| line[*at] == b'#' || line[*at..].starts_with(b"//");
    let end = (0..line.len()).find(comment).unwrap_or(line.len());
    let separates = |byte: &u8| byte.is_ascii_whitespace() || b",;:|".contains(byte);
    let mut fields = line[..end]
        .split(separates)
        .filter(|field| !field.is_empty());
    let Some(address) = fields.next() else {
        return Ok(None);
    };
    let address = value(address);
    let bare = number(address).unwrap_or(address);
    let parsed = std::str::from_utf8(bare).ok();
    let parsed = parsed.filter(|digits| !digits.starts_with('+'));
    let parsed = parsed.and_then(|digits| u64::from_str_radix(digits, 16).ok());
    let parsed = parsed.ok_or((ADDRESS, address))?;
    let kind = fields.next().map(value).ok_or((KIND, &b""[..]))?;
    let in_kind = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-.".contains(byte);
    let is_word = kind.first().is_some_and(u8::is_ascii_alphabetic);
    if !is_word || !kind.iter().all(in_kind) || kind.len() > 64 {
        return Err((KIND, kind));
    }
    let mut data = Vec::with_capacity(128);
    let mut width = None;
    for group in fields.map(value) {
        let digits = number(group);
        let own = digits.map_or(0, <[u8]>::len);
        if *width.get_or_insert(own) != own {
            return Err((ALIKE, group));
        }
        let start = data.len();
        if digits.is_some() && ![2, 4, 8, 16].contains(&own) {
            return Err((NUMBER, group));
        }
        for pair in digits.unwrap_or(group).chunks(2) {
            let [high, low] = pair else {
                return Err((BYTES, group));
            };
            let digit = |byte: u8| (byte as char).to_digit(16).ok_or((DIGITS, group));
            data.push((digit(*high)? << 4 | digit(*low)?) as u8);
        }
        // A number is written highest digit first, and lies lowest byte first.
        if digits.is_some() {
            data[start..].reverse();
        }
    }
    if data.is_empty() {
        return Err((DATA, &b""[..]));
    }
    if parsed.checked_add(data.len() as u64 - 1).is_none() {
        return Err((END, address));
    }
    Ok(Some(Run {
        address: parsed,
        kind: String::from_utf8_lossy(kind).into_owned(),
        data,
    }))
}

/// The value behind the = of `addr=0x80`; a field without one as it is.
fn value(field: &[u8]) -> &[u8] {
    let at = field.iter().position(|&byte| byte == b'=');
    at.map_or(field, |at| &field[at + 1..])
}

/// The digits behind 0x.
fn number(field: &[u8]) -> Option<&[u8]> {
    field.strip_prefix(b"0x").or(field.strip_prefix(b"0X"))
}

/// The blocks of a text, with their addresses.
#[cfg(test)]
pub(super) fn blocks_of(text: &str, block: BlockSize) -> Result<Vec<(u64, Vec<u8>)>, SourceError> {
    let stream: Stream = Box::new(std::io::Cursor::new(text.as_bytes().to_vec()));
    let mut reader = TraceReader::new("t.trace", stream, block);
    let (mut data, mut addresses) = (Vec::new(), Vec::new());
    while reader.next_block(&mut data, &mut addresses)?.is_some() {}
    let blocks = data.chunks_exact(block.bytes()).map(<[u8]>::to_vec);
    Ok(addresses.into_iter().zip(blocks).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_64(text: &str) -> Result<Vec<(u64, Vec<u8>)>, SourceError> {
        blocks_of(text, 64.try_into().unwrap())
    }

    #[test]
    fn data_end_with_the_last_address() {
        let last = |address: &str| of_64(&format!("{address} R {}", "11".repeat(64)));
        assert_eq!(last("ffffffffffffffc0").unwrap().len(), 1);
        let error = last("ffffffffffffffc1").unwrap_err().to_string();
        assert!(
            error.contains(END) && error.contains("ffffffffffffffc1"),
            "{error}"
        );
        // What is at address 0 does not follow it.
        let both = format!("ffffffffffffffe0 R {0}\n0 R {0}", "11".repeat(32));
        let blocks = of_64(&both).unwrap();
        assert_eq!(
            blocks.iter().map(|(at, _)| *at).collect::<Vec<_>>(),
            [u64::MAX - 31, 0]
        );
    }

    #[test]
    fn bytes_and_numbers_in_every_spelling() {
        let bytes: Vec<u8> = (0..64).collect();
        let hex = |bytes: &[u8]| -> String { bytes.iter().map(|b| format!("{b:02X}")).collect() };
        let join = |groups: Vec<String>| groups.join(" ");
        let number = |bytes: &[u8]| {
            let digits: String = bytes.iter().rev().map(|b| format!("{b:02x}")).collect();
            format!("0x{digits}")
        };
        let data = [
            hex(&bytes),
            join(bytes.chunks(1).map(hex).collect()),
            join(bytes.chunks(8).map(hex).collect()),
            join(bytes.chunks(1).map(number).collect()),
            join(bytes.chunks(2).map(number).collect()),
            join(bytes.chunks(4).map(number).collect()),
            join(bytes.chunks(8).map(number).collect()),
        ];
        for data in &data {
            for line in [
                format!("0x1f40 R {data}"),
                format!("1F40, LD, {data} # a comment"),
                format!("addr=0x1f40 type=GLOBAL_ACC_R data={data} // a comment"),
                format!("\n# comment\n  1f40: st.global: {data}\r\n\n"),
            ] {
                let blocks = of_64(&line).unwrap();
                assert_eq!(blocks, [(0x1f40, bytes.clone())], "{line}");
            }
        }
    }

    #[test]
    fn lines_that_follow_one_another_make_blocks() {
        let sector = |value: u8| format!("{value:02x}").repeat(32);
        let text = format!(
            "1000 R {}\n1020 R {}\n1040 R {}\n2000 R {}\n2020 W {}\n2040 W {}{}{}\n",
            sector(1),
            sector(2),
            sector(3),
            sector(4),
            sector(5),
            sector(6),
            sector(7),
            sector(8)
        );
        let block = |a: u8, b: u8| [[a; 32], [b; 32]].concat();
        // What is elsewhere, or of another type, does not follow; zeros fill what it ends.
        let expected = [
            (0x1000, block(1, 2)),
            (0x1040, block(3, 0)),
            (0x2000, block(4, 0)),
            (0x2020, block(5, 6)),
            (0x2060, block(7, 8)),
        ];
        assert_eq!(of_64(&text).unwrap(), expected);
    }

    #[test]
    fn what_is_no_line_is_named() {
        let good = format!("80 R {}\n", "00".repeat(64));
        for (line, expected) in [
            ("zz R 00", "expected an address in hexadecimal, found 'zz'"),
            ("0x R 00", "expected an address in hexadecimal"),
            ("+80 R 00", "expected an address in hexadecimal"),
            (
                "11112222333344445 R 00",
                "expected an address in hexadecimal",
            ),
            ("80", "expected a type"),
            ("80 00112233", "expected a type"),
            ("80 R", "expected data in hexadecimal"),
            ("80 R 0g", "expected hexadecimal digits, found '0g'"),
            ("80 R 001", "expected two digits for each byte, found '001'"),
            ("80 R 0x123", "expected numbers of 2, 4, 8 or 16 digits"),
            ("80 R 0x12 0x1234", "expected bytes only, or numbers"),
            ("80 R 0x12 34", "expected bytes only, or numbers"),
            ("\u{1}\u{2}\n80 R 00", "found '\\u{1}\\u{2}'"),
        ] {
            let error = of_64(&format!("{good}{good}{line}\n{good}"))
                .unwrap_err()
                .to_string();
            assert!(error.contains("t.trace, line 3: "), "{error}");
            assert!(error.contains(expected), "{line:?}: {error}");
        }
        let long = "0".repeat(3 << 20);
        let error = of_64(&format!("80 R {long}\n")).unwrap_err().to_string();
        assert!(
            error.contains("line 1: expected a line of less than 1 MiB"),
            "{error}"
        );
    }
}
