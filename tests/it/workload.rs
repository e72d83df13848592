//! Properties of all workloads: names, sizes, the same bytes every time, and no noise.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::time::Instant;

use flate2::write::DeflateEncoder;
use flate2::Compression;
use hdlgen::internals::workload::{self, Array, DataType, Size, WORKLOADS};

/// The paper's table VII.
const TABLE: &str = "
CS convolSeparable CUDA SDK|FWT fastWalshTrans CUDA SDK|LIB libor CUDA SDK|TP transpose CUDA SDK
SCAN scan CUDA SDK|PVC PageViewCount Mars|PVR PageViewRank Mars|BP backprop Rodinia
BFS1 bfs Rodinia|HW heartwall Rodinia|KM1 kmeans Rodinia|MUM mummergpu Rodinia
BFS2 bfs Lonestar|SSSP sssp Lonestar|SPMV spmv SHOC";

#[test]
fn the_list_is_the_papers() {
    let rows = TABLE.trim().split(['|', '\n']);
    let listed = WORKLOADS.iter().map(|w| {
        let name = w.name.to_uppercase();
        format!("{name} {} {}", w.benchmark, w.origin)
    });
    assert!(rows.eq(listed));
}

fn width(data_type: DataType) -> usize {
    match data_type {
        DataType::U8 => 1,
        DataType::U32 | DataType::I32 | DataType::F32 => 4,
    }
}

fn check(arrays: &[Array], name: &str, size: usize) {
    let names: BTreeSet<_> = arrays.iter().map(|array| array.name).collect();
    assert_eq!(names.len(), arrays.len(), "{name}");
    for array in arrays {
        let elements: usize = array.shape.iter().product();
        let bytes = elements * width(array.data_type);
        assert_eq!(array.bytes.len(), bytes, "{name}/{}", array.name);
        assert!(bytes > 0, "{name}/{}", array.name);
        assert!(!array.holds.is_empty());
    }
    let largest = arrays.iter().map(|array| array.bytes.len()).max().unwrap();
    assert!(largest <= size, "{name}: {largest} of {size}");
    assert!(largest > size / 2, "{name}: {largest} of {size}");
}

#[test]
fn the_largest_array_has_the_size() {
    for workload in WORKLOADS {
        for size in [4096, 5000, 8191, 65_536, 100_003, 300_000] {
            let arrays = workload.arrays(size.to_string().parse().unwrap());
            check(&arrays, workload.name, size);
        }
    }
}

#[test]
fn a_total_is_about_that_of_all_arrays() {
    for workload in WORKLOADS {
        for total in [200_000u32, 1_000_000] {
            let total: Size = total.to_string().parse().unwrap();
            let size = workload.size_for_total(total).unwrap();
            let bytes: usize = (workload.arrays(size).iter()).map(|a| a.bytes.len()).sum();
            let share = bytes as f64 / total.bytes() as f64;
            assert!((0.45..1.2).contains(&share), "{}: {share}", workload.name);
        }
        let too_small = workload.size_for_total("4096".parse().unwrap());
        let message = too_small.unwrap_err().to_string();
        assert!(message.contains("4096 to 268435456"), "{message}");
    }
}

#[test]
fn a_size_is_a_name_or_bytes_in_the_range() {
    for (text, bytes) in [("small", 1 << 16), ("medium", 1 << 21), ("large", 1 << 25)] {
        let size: Size = text.parse().unwrap();
        assert_eq!((size.bytes(), size.to_string()), (bytes, text.to_string()));
    }
    for text in ["4096", "268435456"] {
        assert_eq!(text.parse::<Size>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "0",
        "4095",
        "268435457",
        "99999999999999999999",
        "-5000",
        "1M",
        "Small",
    ] {
        let error = text.parse::<Size>().unwrap_err().to_string();
        let expected = format!(
            "a size is small, medium, large or a number of bytes from 4096 to 268435456, not '{text}'"
        );
        assert_eq!(error, expected);
    }
}

/// The same on every platform: written by `hdlgen workload all --size small -o DIR` and
/// `cd DIR && sha256sum */*[0-9]`.
#[test]
fn the_bytes_are_always_the_same() {
    let start = Instant::now();
    let mut sums = Vec::new();
    for workload in WORKLOADS {
        for array in workload.arrays(Size::SMALL) {
            let file = format!("{}/{}", workload.name, array.file_name());
            sums.push((file, array.sha256()));
        }
    }
    assert!(start.elapsed().as_secs_f64() < 2.0, "{:?}", start.elapsed());
    sums.sort();
    let mut text = String::new();
    for (file, sum) in sums {
        writeln!(text, "{sum}  {file}").unwrap();
    }
    let expected = fs::read_to_string("tests/data/workloads_small.sha256").unwrap();
    for (ours, theirs) in text.lines().zip(expected.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(text, expected);
}

#[test]
fn no_array_is_noise() {
    for workload in WORKLOADS {
        for array in workload.arrays(Size::SMALL) {
            // A shorter array has no room for deflate's tables.
            if array.bytes.len() >= 1024 {
                let mut deflate = DeflateEncoder::new(Vec::new(), Compression::default());
                deflate.write_all(&array.bytes).unwrap();
                let share = deflate.finish().unwrap().len() as f64 / array.bytes.len() as f64;
                assert!(share < 0.95, "{}/{}: {share}", workload.name, array.name);
            }
        }
    }
}

#[test]
fn unknown_names_are_named() {
    let error = workload::arrays("bfs3", Size::SMALL).unwrap_err();
    assert!(error.to_string().contains("'bfs3'"), "{error}");
}
