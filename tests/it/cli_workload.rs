//! `hdlgen workload`.

use std::fs;

use hdlgen::internals::workload::{Size, WORKLOADS};
use predicates::prelude::*;
use predicates::str::contains;

use crate::common::folder::Folder;

#[test]
fn the_list_has_every_workload() {
    let folder = Folder::new();
    let list = folder.json("workload --list --json");
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), WORKLOADS.len());
    for (row, workload) in list.iter().zip(WORKLOADS) {
        assert_eq!(row["name"], workload.name);
        assert_eq!(row["benchmark"], workload.benchmark);
        assert_eq!(row["origin"], workload.origin);
        assert_eq!(row["data_type"], workload.data_type);
    }
    let text = folder.run("workload --list").success();
    text.stdout(contains("bfs1  bfs").and(contains("spmv")));
    assert!(folder.names().is_empty());
}

#[test]
fn files_hold_the_arrays_and_the_manifest_describes_them() {
    let folder = Folder::new();
    let printed = folder.json("workload all -o images --size small --json");
    let printed = printed.as_array().unwrap();
    assert_eq!(printed.len(), WORKLOADS.len());
    for (workload, printed) in WORKLOADS.iter().zip(printed) {
        let files = folder.files(&format!("images/{}", workload.name));
        let manifest: serde_json::Value = serde_json::from_slice(&files["workload.json"]).unwrap();
        assert_eq!(*printed, manifest);
        assert_eq!(manifest["name"], workload.name);
        let arrays = workload.arrays(Size::SMALL);
        assert_eq!(files.len(), arrays.len() + 1);
        for (array, row) in arrays.iter().zip(manifest["arrays"].as_array().unwrap()) {
            let file = row["file"].as_str().unwrap();
            assert_eq!(file, format!("{}.{}", array.name, array.data_type.name()));
            assert!(files[file] == array.bytes, "{file}");
            assert_eq!(row["dtype"], array.data_type.name());
            assert_eq!(row["shape"], serde_json::json!(array.shape));
            assert_eq!(row["bytes"], array.bytes.len());
            assert_eq!(row["sha256"], array.sha256());
            assert_eq!(row["role"], array.role.name());
        }
    }
    // No temporary files are left.
    let names: Vec<_> = fs::read_dir(folder.path("images")).unwrap().collect();
    assert_eq!(names.len(), WORKLOADS.len());
}

#[test]
fn names_are_abbreviations_or_benchmarks() {
    let folder = Folder::new();
    let done = folder
        .run("workload bfs SCAN -o images --size 4096")
        .success();
    let text = contains("scan: 5 arrays, 13.54 KiB\n").and(contains("edges.u32"));
    done.stdout(text.and(contains("bfs1:")).and(contains("bfs2:")));
    let names = |folder: &Folder| -> Vec<String> {
        let entries = fs::read_dir(folder.path("images")).unwrap();
        let mut names: Vec<_> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    assert_eq!(names(&folder), ["bfs1", "bfs2", "scan"]);
    folder.fails("workload spvm -o images", "a similar value exists: 'spmv'");
    folder.fails(
        "workload quicksort -o images",
        "possible values: all, cs, fwt",
    );
    folder.fails("workload -o images", "<NAME>...");
    folder.fails("workload scan", "--output <DIR>");
    folder.fails("workload scan --list", "cannot be used with");
    assert_eq!(names(&folder), ["bfs1", "bfs2", "scan"]);
}

#[test]
fn sizes_are_of_the_largest_array_or_of_all() {
    let folder = Folder::new();
    let bytes = |manifest: &serde_json::Value| -> Vec<u64> {
        let arrays = manifest[0]["arrays"].as_array().unwrap();
        let bytes = arrays.iter().map(|array| array["bytes"].as_u64().unwrap());
        bytes.collect()
    };
    let each = folder.json("workload spmv -o a --size 100000 --json");
    let largest = bytes(&each).into_iter().max().unwrap();
    assert!((90_000..=100_000).contains(&largest), "{largest}");
    let all = folder.json("workload spmv -o b --size 100000 --total --json");
    let total: u64 = bytes(&all).iter().sum();
    assert!((90_000..=105_000).contains(&total), "{total}");
    let range = "a number of bytes from 4096 to 268435456, not '12'";
    folder.fails("workload spmv -o c --size 12", range);
    let total = "spmv: with 5000 bytes in all its arrays the largest would have 1";
    folder.fails("workload spmv -o c --size 5000 --total", total);
    assert_eq!(folder.names(), ["a", "b"]);
}

#[test]
fn a_folder_of_ours_is_replaced_and_any_other_is_not() {
    let folder = Folder::new();
    let again = "workload tp -o images --size small";
    folder.run("workload tp -o images --size 4096").success();
    folder.run(again).success();
    assert_eq!(folder.read("images/tp/idata.f32").len(), 65_536);
    folder.write("images/tp/notes", b"mine");
    folder.fails(
        again,
        "images/tp exists and holds notes, which hdlgen did not write",
    );
    assert_eq!(folder.read("images/tp/notes"), b"mine");
    // The error is found before anything is run or written.
    folder.fails("workload cs tp -o images --size small", "holds notes");
    assert!(!folder.path("images/cs").exists());

    fs::create_dir_all(folder.path("images/scan")).unwrap();
    folder.run("workload scan -o images --size 4096").success();
    let stolen = folder.text("images/scan/workload.json");
    fs::create_dir_all(folder.path("images/cs")).unwrap();
    folder.write("images/cs/input.f32", b"1234");
    folder.fails("workload cs -o images", "holds files without a manifest");
    let other = stolen.replace("hdlgen workload", "something else");
    folder.write("images/scan/workload.json", other.as_bytes());
    folder.fails("workload scan -o images", "holds files without a manifest");
    folder.write("images/lib", b"");
    folder.fails("workload lib -o images", "holds a file");
    folder.write("file", b"");
    folder.fails("workload tp -o file --size 4096", "file is not a folder");
}

/// The first numbers of each array, as printed by a C program with glibc 2.36 that does the same as the benchmark.
const ORIGINALS: [(&str, &[f64]); 8] = [
    ("cs/input.f32", &[15.0, 12.0, 8.0, 9.0, 0.0, 8.0]),
    (
        "fwt/data.f32",
        &[0.595005453, 0.921350062, 0.700096428, 0.695662916],
    ),
    ("lib/z.f32", &[0.3, 0.3, 0.3]),
    ("tp/idata.f32", &[0.0, 1.0, 2.0, 3.0]),
    (
        "bp/input_weights.f32",
        &[0.486904144, 0.86797744, 0.592591166, 0.214709833],
    ),
    (
        "bp/input_units.f32",
        &[1.0, 0.89944315, 0.0857711509, 0.220963106],
    ),
    ("spmv/val.f32", &[8.4018774, 3.9438293, 7.83099222]),
    ("spmv/vec.f32", &[0.723288, 0.0416160896, 9.23069096]),
];

#[test]
fn original_inputs_are_the_benchmarks_own() {
    let folder = Folder::new();
    let printed = folder.json("workload all -o sdk --size 4096 --inputs original --json");
    let files = |name: &str| folder.files(&format!("sdk/{name}"));
    let words = |path: &str| -> Vec<[u8; 4]> {
        let (name, file) = path.split_once('/').unwrap();
        let words = files(name);
        let words = words[file].chunks_exact(4).map(|b| b.try_into());
        words.map(Result::unwrap).collect()
    };
    let floats = |path| -> Vec<f32> { words(path).into_iter().map(f32::from_le_bytes).collect() };
    let integers = |path| -> Vec<u32> { words(path).into_iter().map(u32::from_le_bytes).collect() };
    for (path, first) in ORIGINALS {
        let first: Vec<f32> = first.iter().map(|&printed| printed as f32).collect();
        assert_eq!(floats(path)[..first.len()], first, "{path}");
    }
    let scanned = [1_000_717_115, 1_824_263_957, 1_070_373_502, 160_509_365];
    assert_eq!(integers("scan/input.u32")[..4], scanned);
    assert_eq!(
        integers("scan/output.u32")[1..3],
        [scanned[0], 2_824_981_072]
    );
    assert_eq!(integers("spmv/cols.i32")[..6], [44, 48, 50, 66, 15, 121]);
    assert_eq!(integers("spmv/row_delimiters.i32")[..4], [0, 1, 1, 4]);
    assert_eq!(integers("spmv/row_delimiters.i32").last(), Some(&171));
    let values = floats("lib/v.f32");
    assert!(values.iter().all(|value| *value == values[0]));

    let all = printed.as_array().unwrap();
    let names: Vec<&str> = all.iter().filter_map(|w| w["name"].as_str()).collect();
    assert_eq!(names, ["cs", "fwt", "lib", "tp", "scan", "bp", "spmv"]);
    let shape = &all[3]["arrays"][0]["shape"];
    let [rows, columns] = [0, 1].map(|at| shape[at].as_u64().unwrap() as usize);
    let output = floats("tp/odata.f32");
    assert_eq!(rows * columns, output.len());
    for (place, value) in output.iter().enumerate() {
        assert_eq!(*value, (place % rows * columns + place / rows) as f32);
    }

    folder.fails(
        "workload mum tp -o other --inputs original",
        "mum: its benchmark reads files",
    );
    folder.fails("workload --list --inputs original", "--inputs");
    assert_eq!(folder.names(), ["sdk"]);
}

#[test]
fn requests_are_made_on_original_inputs() {
    let folder = Folder::new();
    let line = "workload all -o sdk --size 4096 --inputs original --requests=gtx580";
    folder.run(line).success();
    for name in ["cs", "fwt", "lib", "tp", "scan", "bp", "spmv"] {
        let files = folder.files(&format!("sdk/{name}"));
        assert!(files.keys().any(|file| file.contains("requests")), "{name}");
    }
}
