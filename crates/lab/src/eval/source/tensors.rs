//! Files of tensors (.safetensors): the length of a header, the header in JSON, the tensors' bytes.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};

use safetensors::tensor::Metadata;
use serde::{Deserialize, Serialize};

use super::compressed::Stream;

/// The longest header that is read: as much as the format allows.
const LONGEST: u64 = 100_000_000;

/// A tensor as the header describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tensor {
    /// The elements' type as the format names it, such as `BF16`.
    pub dtype: String,
    /// The elements in each dimension.
    pub shape: Vec<u64>,
    /// Bytes of all elements.
    pub bytes: u64,
}

/// A tensor of a file.
#[derive(Debug, Clone)]
pub(super) struct Member {
    pub name: String,
    pub tensor: Tensor,
    /// Where it begins in the file.
    start: u64,
}

/// Lists a file's tensors, in the order in which they lie. What is wrong with the file is an
/// error's text.
pub(super) fn members(mut file: File) -> Result<Vec<Member>, String> {
    let unread = |error: io::Error| match error.kind() {
        io::ErrorKind::UnexpectedEof => "it ends within its header".to_owned(),
        _ => error.to_string(),
    };
    let length = file.metadata().map_err(unread)?.len();
    let mut digits = [0; 8];
    file.read_exact(&mut digits).map_err(unread)?;
    let header = u64::from_le_bytes(digits);
    if header > LONGEST {
        return Err(format!(
            "a header of {header} bytes; the most are {LONGEST}"
        ));
    }
    // A declared length is no reason to ask for memory.
    let mut text = Vec::new();
    let read = (&mut file).take(header).read_to_end(&mut text);
    if read.map_err(unread)? as u64 != header {
        return Err("it ends within its header".to_owned());
    }
    // The crate checks that the tensors lie one behind the other, and that their sizes are right.
    let metadata: Metadata =
        serde_json::from_slice(&text).map_err(|error| format!("its header: {error}"))?;
    let data = length - 8 - header;
    if metadata.data_len() as u64 != data {
        let declared = metadata.data_len();
        return Err(format!(
            "{declared} bytes of tensors in its header, but {data} behind it"
        ));
    }
    let member = |name: String| {
        let info = metadata.info(&name)?;
        let (from, to) = info.data_offsets;
        Some(Member {
            tensor: Tensor {
                dtype: info.dtype.to_string(),
                shape: info.shape.iter().map(|&size| size as u64).collect(),
                bytes: (to - from) as u64,
            },
            start: 8 + header + from as u64,
            name,
        })
    };
    let names = metadata.offset_keys().into_iter();
    Ok(names.filter_map(member).collect())
}

impl Member {
    /// Its bytes.
    pub fn open(&self, mut file: File) -> io::Result<Stream> {
        file.seek(SeekFrom::Start(self.start))?;
        Ok(Box::new(BufReader::new(file).take(self.tensor.bytes)))
    }
}
