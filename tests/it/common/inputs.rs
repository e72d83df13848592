//! NumPy files, archives of them and traces, made by hand.

use std::io::Write;

/// An array's file: version 1 of the format.
pub fn npy(descr: &str, fortran: bool, shape: &str, data: &[u8]) -> Vec<u8> {
    let fortran = if fortran { "True" } else { "False" };
    let mut header =
        format!("{{'descr': {descr}, 'fortran_order': {fortran}, 'shape': {shape}, }}");
    while (10 + header.len() + 1) % 64 != 0 {
        header.push(' ');
    }
    header.push('\n');
    let length = (header.len() as u16).to_le_bytes();
    [b"\x93NUMPY\x01\x00", &length[..], header.as_bytes(), data].concat()
}

/// A zip file of stored entries, written from the format's definition.
pub fn zip_stored(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let (mut file, mut directory) = (Vec::new(), Vec::new());
    for (name, data) in entries {
        let start = file.len() as u32;
        let size = (data.len() as u32).to_le_bytes();
        let mut crc = flate2::Crc::new();
        crc.update(data);
        let mut common = vec![10, 0, 0, 0, 0, 0, 0, 0, 0x21, 0];
        common.extend(crc.sum().to_le_bytes());
        common.extend(size);
        common.extend(size);
        common.extend((name.len() as u16).to_le_bytes());
        common.extend([0, 0]);
        file.extend(b"PK\x03\x04");
        file.extend(&common);
        file.extend(name.as_bytes());
        file.extend(*data);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&common);
        directory.extend([0; 10]);
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let count = (entries.len() as u16).to_le_bytes();
    let place = (file.len() as u32).to_le_bytes();
    let size = (directory.len() as u32).to_le_bytes();
    let end = [
        b"PK\x05\x06\0\0\0\0",
        &count[..],
        &count,
        &size,
        &place,
        &[0, 0],
    ]
    .concat();
    [file, directory, end].concat()
}

/// The same, deflated, as `numpy.savez_compressed` does it.
pub fn zip_deflated(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    let options = options.compression_method(zip::CompressionMethod::Deflated);
    for (name, data) in entries {
        archive.start_file(*name, options).unwrap();
        archive.write_all(data).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

pub fn gzip(data: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(data).unwrap();
    out.finish().unwrap()
}

/// A Zstandard frame of raw blocks, without a checksum.
pub fn zstd_raw(data: &[u8]) -> Vec<u8> {
    // No single segment, no content size; a window of 1 KiB << 7.
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3];
    let mut blocks = data.chunks(50_000).peekable();
    while let Some(block) = blocks.next() {
        let header = (block.len() as u32) << 3 | u32::from(blocks.peek().is_none());
        frame.extend(&header.to_le_bytes()[..3]);
        frame.extend(block);
    }
    frame
}

/// A trace of blocks, from an address on.
pub fn trace(data: &[u8], block: usize, address: u64) -> String {
    let lines = data.chunks(block).enumerate().map(|(number, data)| {
        let hex: String = data.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("0x{:x} R {hex}\n", address + (number * block) as u64)
    });
    lines.collect()
}

/// A safetensors file of tensors: name, type, shape, bytes.
pub fn safetensors(tensors: &[(&str, &str, &[u64], Vec<u8>)]) -> Vec<u8> {
    let mut header = serde_json::Map::new();
    let mut data = Vec::new();
    for (name, dtype, shape, bytes) in tensors {
        let from = data.len();
        data.extend(bytes);
        let entry =
            serde_json::json!({"dtype": dtype, "shape": shape, "data_offsets": [from, data.len()]});
        header.insert((*name).to_owned(), entry);
    }
    let mut header = serde_json::to_string(&header).unwrap();
    while header.len() % 8 != 0 {
        header.push(' ');
    }
    let length = header.len() as u64;
    [&length.to_le_bytes()[..], header.as_bytes(), &data].concat()
}
