//! NumPy's array files: a header of one line of Python, then the elements' bytes.
//!
//! Not by a crate: npyz 0.9.1 panics at a shape of more than 2^64 elements, asks for 4 GiB where a
//! short file says that its header is as long, and does not read shapes as Python 2 wrote them, nor
//! fields with titles.

use std::io::{self, Read};

use serde::{Deserialize, Serialize};

use super::python::Value;

/// The first bytes of every such file.
pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// The longest header that is read; NumPy's own limit is 10,000 bytes.
const LONGEST: usize = 1 << 20;

/// An array as its header describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Array {
    /// The elements' type as NumPy writes it, such as `<f4`; of a structured one, the whole list.
    pub dtype: String,
    /// The elements in each dimension.
    pub shape: Vec<u64>,
    /// Whether the first index runs fastest. The bytes are taken as they lie in either case.
    pub fortran_order: bool,
    /// Bytes of all elements.
    pub bytes: u64,
}

/// Reads a header, magic included, and leaves the reader at the first element.
///
/// # Errors
/// Of the reader, or [`io::ErrorKind::InvalidData`] with what is wrong with the header.
pub(super) fn read_header(reader: &mut dyn Read) -> io::Result<Array> {
    let mut fixed = [0; 8];
    reader.read_exact(&mut fixed).map_err(short)?;
    if !fixed.starts_with(MAGIC) {
        return Err(invalid("it does not begin as a NumPy array"));
    }
    let mut length = [0; 4];
    let digits = if fixed[6] == 1 { 2 } else { 4 };
    reader.read_exact(&mut length[..digits]).map_err(short)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > LONGEST {
        let limit = format!("a header of {length} bytes; at most {LONGEST} are read");
        return Err(invalid(&limit));
    }
    let mut text = vec![0; length];
    reader.read_exact(&mut text).map_err(short)?;
    parse(&text).map_err(|what| invalid(&what))
}

fn short(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => invalid("it ends within its header"),
        _ => error,
    }
}

fn invalid(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

fn parse(text: &[u8]) -> Result<Array, String> {
    let Value::Dict(entries) = Value::parse(text)? else {
        return Err("its header is no dictionary".into());
    };
    let entry = |key: &str| {
        let found = entries.iter().find(|entry| entry.0 == key);
        let found = found.map(|entry| &entry.1);
        found.ok_or_else(|| format!("its header has no '{key}'"))
    };
    let descr = entry("descr")?;
    let Value::Word(order) = entry("fortran_order")? else {
        return Err("'fortran_order' must be True or False".into());
    };
    let fortran_order = match order.as_str() {
        "True" => true,
        "False" => false,
        _ => {
            return Err(format!(
                "'fortran_order' must be True or False, not {order}"
            ))
        }
    };
    let shape = entry("shape")?.shape()?;
    let item = item_bytes(descr)?;
    let bytes = shape
        .iter()
        .try_fold(item, |all, &size| all.checked_mul(size));
    let bytes = bytes.ok_or_else(|| format!("the shape {shape:?} has more than 2^64 bytes"))?;
    let dtype = match descr {
        Value::Text(name) => name.clone(),
        other => other.to_string(),
    };
    Ok(Array {
        dtype,
        shape,
        fortran_order,
        bytes,
    })
}

/// Bytes of an element of a type.
fn item_bytes(descr: &Value) -> Result<u64, String> {
    match descr {
        Value::Text(name) => plain_bytes(name),
        Value::List(fields) => {
            let mut sum = 0u64;
            for field in fields {
                let (descr, shape) = match field {
                    Value::List(parts) => match parts.as_slice() {
                        [_, descr] => (descr, vec![]),
                        [_, descr, shape] => (descr, shape.shape()?),
                        _ => return Err(format!("{field} is no field of a type")),
                    },
                    _ => return Err(format!("{field} is no field of a type")),
                };
                let one = item_bytes(descr)?;
                let all = shape
                    .iter()
                    .try_fold(one, |all, &size| all.checked_mul(size));
                let next = all.and_then(|all| sum.checked_add(all));
                sum = next.ok_or("an element has more than 2^64 bytes")?;
            }
            Ok(sum)
        }
        other => Err(format!("{other} is no type")),
    }
}

fn plain_bytes(name: &str) -> Result<u64, String> {
    let unknown = || format!("'{name}' is no type that NumPy writes");
    let mut letters = name.chars();
    let (order, kind) = (letters.next(), letters.next());
    // Dates have their unit behind the size: <M8[ns].
    let size = letters.as_str();
    let size = size.split_once('[').map_or(size, |parts| parts.0);
    if kind == Some('O') {
        return Err(
            "its elements are Python objects, not numbers: they have no bytes of \
                    their own in the file"
                .into(),
        );
    }
    let size: u64 = size.parse().map_err(|_| unknown())?;
    if !"biufcmMSUV".contains(kind.ok_or_else(unknown)?) || size > u64::from(u32::MAX) {
        return Err(unknown());
    }
    match order {
        Some('<' | '|') => {}
        Some('>') => {
            return Err(format!(
                "its elements are big-endian ('{name}'), and a GPU's memory is not; convert it: \
                 numpy.save(file, array.astype(array.dtype.newbyteorder('<')))"
            ))
        }
        _ => return Err(unknown()),
    }
    // A Unicode string's size is in characters of 4 bytes.
    Ok(size * if kind == Some('U') { 4 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(header: &str) -> Result<Array, String> {
        parse(header.as_bytes())
    }

    #[test]
    fn headers_as_numpy_writes_them() {
        let plain = of("{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }      \n");
        let expected = Array {
            dtype: "<f4".into(),
            shape: vec![3, 4],
            fortran_order: false,
            bytes: 48,
        };
        assert_eq!(plain, Ok(expected));
        for (descr, shape, bytes) in [
            ("'|u1'", "()", 1),
            ("'|b1'", "(5,)", 5),
            ("'<U3'", "(2,)", 24),
            ("'|S7'", "(2L, 2L)", 28),
            ("'<M8[ns]'", "(2,)", 16),
            ("'<c16'", "(1, 0, 9)", 0),
            (
                "[('a', '<i4'), ('b', '<f8', (2, 3)), ('c', '|V2')]",
                "(10,)",
                540,
            ),
            (
                "[('it\\'s', '<i2'), ((\"title\", 'n'), [('x', '<u8')])]",
                "(1,)",
                10,
            ),
        ] {
            let text = format!("{{'shape': {shape}, 'descr': {descr}, 'fortran_order': True}}");
            let array = of(&text).unwrap();
            assert_eq!((array.bytes, array.fortran_order), (bytes, true), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        let with = |descr: &str, shape: &str| {
            of(&format!(
                "{{'descr': {descr}, 'fortran_order': False, 'shape': {shape}}}"
            ))
        };
        for (result, reason) in [
            (with("'>f4'", "(1,)"), "big-endian ('>f4')"),
            (with("[('a', '<i4'), ('b', '>i4')]", "(1,)"), "big-endian"),
            (with("'|O'", "(1,)"), "Python objects"),
            (with("[('a', '|O')]", "(1,)"), "Python objects"),
            (with("'<q4'", "(1,)"), "'<q4' is no type"),
            (with("'f4'", "(1,)"), "is no type"),
            (with("'<é'", "(1,)"), "is no type"),
            (with("''", "(1,)"), "is no type"),
            (with("3", "(1,)"), "3 is no type"),
            (
                with("'<f8'", "(9999999999, 9999999999)"),
                "more than 2^64 bytes",
            ),
            (with("'<f8'", "(-1,)"), "is no shape"),
            (with("'<f8'", "('a',)"), "is no shape"),
            (of("{'descr': '<f4', 'shape': (1,)}"), "no 'fortran_order'"),
            (
                of("{'descr': '<f4', 'fortran_order': 1, 'shape': (1,)}"),
                "True or False",
            ),
            (of("[1, 2]"), "no dictionary"),
            (of("{'descr': '<f4"), "the end of a string"),
            (of("{'descr' '<f4'}"), "a colon"),
            (of("{'a': (1 2)}"), "a comma"),
            (of("{1: 2}"), "a key in quotes"),
            (of(""), "expected a value"),
            (of(&"(".repeat(10_000)), "deep"),
        ] {
            let error = result.unwrap_err();
            assert!(error.contains(reason), "{error}, not {reason}");
        }
    }

    #[test]
    fn a_header_may_be_short_or_long() {
        let file =
            |version: u8, length: &[u8], text: &[u8]| [MAGIC, &[version, 0], length, text].concat();
        let text = b"{'descr': '<i8', 'fortran_order': False, 'shape': (2,)}\n";
        for file in [
            file(1, &[text.len() as u8, 0], text),
            file(2, &[text.len() as u8, 0, 0, 0], text),
        ] {
            let mut bytes = file.as_slice();
            assert_eq!(read_header(&mut bytes).unwrap().bytes, 16);
            assert!(bytes.is_empty());
            for length in 0..file.len() {
                let error = read_header(&mut &file[..length]).unwrap_err();
                assert_eq!(error.kind(), io::ErrorKind::InvalidData);
            }
        }
        // A length that is no reason to ask for memory.
        let error = read_header(&mut file(2, &[0xff; 4], text).as_slice()).unwrap_err();
        assert!(error.to_string().contains("4294967295 bytes"), "{error}");
    }
}
