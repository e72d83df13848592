//! The readers of data to evaluate.

use std::io::{Cursor, Write};

use hdlgen::internals::eval::source::{Form, Input};
use hdlgen::internals::eval::{Inputs, Reading, SourceError};
use hdlgen::internals::terms::{BlockSize, NumberFormat};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::words::Folder;

/// Inputs of a file that are read.
const INPUTS: usize = 16;

/// Segments of an input that are read: some megabytes, where what is compressed has any number.
const SEGMENTS: usize = 2;

/// A file that is taken as it is.
pub fn raw(data: &[u8]) {
    read("x", Reading::Raw, None, data);
    // By its first bytes.
    read("x", Reading::Auto, None, data);
}

pub fn npy(data: &[u8]) {
    read("x.npy", Reading::Auto, None, data);
    read("x.npy", Reading::Auto, Some(format(data)), data);
}

/// A zip file; of half the inputs one that is made here, since its contents are behind a checksum.
pub fn npz(data: &[u8]) {
    match data {
        [b'P', ..] => read("x.npz", Reading::Auto, None, data),
        [method, array @ ..] => read("x.npz", Reading::Auto, None, &zip(*method, array)),
        [] => {}
    }
}

/// The first byte says what is compressed.
pub fn gzip(data: &[u8]) {
    compressed("gz", data);
}

/// The first byte says what is compressed.
pub fn zstd(data: &[u8]) {
    compressed("zst", data);
}

pub fn safetensors(data: &[u8]) {
    read("x.safetensors", Reading::Auto, None, data);
    read("x.safetensors", Reading::Auto, Some(format(data)), data);
}

pub fn trace(data: &[u8]) {
    read("x.trace", Reading::Auto, None, data);
}

fn compressed(ending: &str, data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let inner = ["", ".npy", ".npz", ".safetensors", ".trace"];
    let name = format!("x{}.{ending}", inner[usize::from(*first) % inner.len()]);
    read(&name, Reading::Auto, None, rest);
}

/// A format to convert to, by the data's last byte, so that the first are those of the form.
fn format(data: &[u8]) -> NumberFormat {
    let last = data.last().copied().unwrap_or_default();
    let all = [
        NumberFormat::Bf16,
        NumberFormat::Fp16,
        NumberFormat::Fp8E4m3,
        NumberFormat::Fp8E5m2,
        NumberFormat::Int8,
    ];
    all[usize::from(last) % all.len()]
}

fn zip(method: u8, array: &[u8]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let method = match method & 1 {
        0 => CompressionMethod::Stored,
        _ => CompressionMethod::Deflated,
    };
    let options = SimpleFileOptions::default().compression_method(method);
    for name in ["x.npy", "readme"] {
        archive.start_file(name, options).expect("a zip file");
        archive.write_all(array).expect("a zip file");
    }
    archive.finish().expect("a zip file").into_inner()
}

/// Reads all that a file of a name holds. Errors are an answer, and must have words.
fn read(name: &str, reading: Reading, to: Option<NumberFormat>, data: &[u8]) {
    let folder = Folder::with(name, data);
    let path = folder.path(name);
    let found = Inputs::find(&[&path], reading, true);
    let found = found.and_then(|found| match to {
        Some(to) => found.converted(to),
        None => Ok(found),
    });
    let read = found.and_then(|found| {
        let mut inputs = found.inputs.iter().take(INPUTS);
        inputs.try_for_each(segments)
    });
    if let Err(error) = read {
        assert!(!error.to_string().is_empty());
    }
    folder.has_only(&[name]);
}

/// Reads some segments of an input twice: once all of it, once passing over them.
fn segments(input: &Input) -> Result<(), SourceError> {
    let block = BlockSize::default();
    let (mut read, mut passed) = (input.open(block)?, input.open(block)?);
    let is_trace = matches!(read.form(), Form::Trace);
    for _ in 0..SEGMENTS {
        let segment = read.next_segment()?;
        assert_eq!(passed.skip_segment()?, segment.is_some());
        assert_eq!(
            (passed.blocks(), passed.read()),
            (read.blocks(), read.read())
        );
        let Some(segment) = segment else { break };
        let blocks = segment.data.len() / block.bytes();
        assert_eq!(segment.data.len(), blocks * block.bytes());
        assert!(segment.padding < segment.data.len() as u64);
        let addresses = if is_trace { blocks } else { 0 };
        assert_eq!(segment.addresses.len(), addresses);
    }
    Ok(())
}
