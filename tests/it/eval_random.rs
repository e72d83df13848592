//! Inputs at random: traces against a second reader of runs, and damaged files, which must be
//! refused or read, but never end in a panic.

use std::path::Path;

use hdlgen::internals::eval::{Inputs, Reading};
use hdlgen::internals::terms::BlockSize;
use proptest::prelude::*;

use crate::common::inputs::{gzip, npy, trace, zip_deflated, zip_stored, zstd_raw};

/// A line of a trace: how far behind the last one's end it begins, its type, its data, its form.
#[derive(Debug, Clone)]
struct Line {
    gap: u64,
    kind: &'static str,
    data: Vec<u8>,
    form: usize,
}

fn line() -> impl Strategy<Value = Line> {
    let gap = prop_oneof![4 => Just(0), 1 => Just(64), 1 => 1u64..1000];
    let kind = prop_oneof![5 => Just("R"), 1 => Just("GLOBAL_ACC_W")];
    let data = prop_oneof![
        Just(32usize),
        Just(64),
        Just(128),
        (1usize..40).prop_map(|words| 8 * words)
    ]
    .prop_flat_map(|length| prop::collection::vec(any::<u8>(), length));
    (gap, kind, data, 0usize..4).prop_map(|(gap, kind, data, form)| Line {
        gap,
        kind,
        data,
        form,
    })
}

fn spelled(data: &[u8], form: usize) -> String {
    let hex = |byte: &u8| format!("{byte:02x}");
    match form {
        0 => data.iter().map(hex).collect(),
        1 => data.iter().map(|byte| hex(byte) + " ").collect(),
        2 => data
            .chunks(4)
            .map(|word| format!("0x{:08X} ", u32::from_le_bytes(word.try_into().unwrap())))
            .collect(),
        _ => data
            .chunks(8)
            .map(|word| format!("0x{:016x},", u64::from_le_bytes(word.try_into().unwrap())))
            .collect(),
    }
}

/// All blocks of a file, with their addresses, and the padding.
fn read(path: &Path, block: BlockSize) -> Result<(Vec<u8>, Vec<u64>, u64), String> {
    let inputs = Inputs::find(&[path], Reading::Auto, true).map_err(|error| error.to_string())?;
    let (mut data, mut addresses, mut padding) = (Vec::new(), Vec::new(), 0);
    for input in &inputs.inputs {
        let mut segments = input.open(block).map_err(|error| error.to_string())?;
        while let Some(segment) = segments.next_segment().map_err(|error| error.to_string())? {
            data.extend(segment.data);
            addresses.extend(segment.addresses);
            padding += segment.padding;
        }
    }
    Ok((data, addresses, padding))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn runs_of_a_trace(lines in prop::collection::vec(line(), 1..30), small in any::<bool>()) {
        let block = if small { 64 } else { 128 };
        let mut text = String::from("# address type data\n");
        // Runs: address, type, bytes.
        let mut runs: Vec<(u64, &str, Vec<u8>)> = Vec::new();
        let mut end = 0x1000;
        for Line { gap, kind, data, form } in lines {
            let address = end + gap;
            text += &format!("{address:#x} {kind} {}\n", spelled(&data, form));
            end = address + data.len() as u64;
            match runs.last_mut() {
                Some(run) if gap == 0 && run.1 == kind => run.2.extend(&data),
                _ => runs.push((address, kind, data)),
            }
        }
        let (mut blocks, mut addresses, mut padding) = (Vec::new(), Vec::new(), 0);
        for (address, _, data) in runs {
            for (number, part) in data.chunks(block).enumerate() {
                addresses.push(address + (number * block) as u64);
                blocks.extend(part);
                blocks.resize(blocks.len() + block - part.len(), 0);
                padding += (block - part.len()) as u64;
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.trace");
        std::fs::write(&path, text).unwrap();
        let found = read(&path, (block as u32).try_into().unwrap());
        prop_assert_eq!(found, Ok((blocks, addresses, padding)));
    }

    #[test]
    fn damaged_files_are_no_panic(
        kind in 0usize..6,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in prop::option::weighted(0.2, any::<prop::sample::Index>()),
    ) {
        let data: Vec<u8> = (0..600u32).flat_map(|i| (i * i / 100).to_le_bytes()).collect();
        let array = npy("[('a', '<i4'), ('b', '<f4', (2,))]", false, "(200,)", &data);
        // Compressed, and not only packed: as the tool writes it.
        let squares = include_bytes!("../data/squares.zst").to_vec();
        let (name, mut bytes) = match kind {
            0 => ("a.gz", gzip(&data)),
            1 => ("a.zst", [squares, zstd_raw(&data)].concat()),
            2 => ("a.npy", array),
            3 => ("a.npz", zip_stored(&[("a.npy", &array), ("b.npy", &array)])),
            4 => ("a.npz", zip_deflated(&[("a.npy", &array), ("b.npy", &array)])),
            _ => ("a.trace", trace(&data, 128, 0).into_bytes()),
        };
        for (place, value) in changes {
            // The beginning and the end say most.
            let length = bytes.len();
            let at = match place.index(3) {
                0 => place.index(length.min(64)),
                1 => length - 1 - place.index(length.min(200)),
                _ => place.index(length),
            };
            bytes[at] = value;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        if let Ok((data, _, _)) = read(&path, BlockSize::default()) {
            prop_assert!(data.len() < 1 << 24, "{} bytes", data.len());
        }
    }
}
