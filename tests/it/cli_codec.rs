//! `train`, `encode` and `decode` as a user runs them.

use std::fs;
use std::path::Path;

use hdlgen::internals::design::manifest::sha256;
use predicates::str::contains;

use crate::common::folder::{sample, Folder};

/// A real file of more than 1 MB: this test's own machine code.
fn real_file() -> Vec<u8> {
    let data = fs::read(std::env::current_exe().unwrap()).unwrap();
    assert!(data.len() > 1 << 20);
    data
}

#[test]
fn a_real_file_comes_back() {
    let folder = Folder::new();
    let data = real_file();
    folder.write("data", &data);
    for (sl, pdw, block, mag) in [
        (4, 1, 64, 32),
        (8, 2, 128, 64),
        (16, 4, 128, 32),
        (32, 8, 128, 32),
    ] {
        let train = format!("train data --sl {sl} --block {block} --pad -o book.json");
        folder.run(&train).success();
        let codec = format!("--codebook book.json --pdw {pdw} --block {block} --mag {mag}");
        let encode = format!("encode --codec e2mc {codec} --sl {sl} --pad data -o out -");
        folder.run(&encode).failure();
        let encode =
            format!("encode --codec e2mc {codec} --sl {sl} --pad data -o out --index index");
        folder
            .run(&encode)
            .success()
            .stdout(contains("effective CR"));
        assert!(
            folder.read("out").len() < data.len(),
            "SL {sl} compresses it"
        );
        folder
            .run(&format!("decode {codec} out --index index -o back"))
            .success();
        // The padding of the last block does not come back.
        assert_eq!(folder.read("back"), data, "SL {sl}");
    }
}

#[test]
fn summaries_as_json() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let train = folder.json("train data --sl 8 -o book.json --json");
    assert_eq!(train["symbols"], 20480);
    assert_eq!(train["trees"], 4);
    assert_eq!(train["codewords"], 1024);
    assert!(train["mfv"].is_null() && train["escape_bits"].is_null());
    let codec = "--codebook book.json --json";
    let encode = folder.json(&format!("encode {codec} data -o out --index index"));
    let stored = &encode["statistics"]["by_metadata"];
    let blocks = stored.as_array().unwrap().iter();
    assert_eq!(
        blocks.map(|count| count.as_u64().unwrap()).sum::<u64>(),
        160
    );
    assert!(encode["raw_ratio"].as_f64() > Some(1.0));
    let decode = folder.json(&format!("decode {codec} out --index index -o back"));
    assert_eq!(
        (&decode["blocks"], &decode["bytes"]),
        (&160.into(), &20480.into())
    );
}

#[test]
fn several_files_are_trained_on_as_one() {
    let folder = Folder::new();
    let data = sample();
    folder.write("whole", &data);
    let (a, b) = data.split_at(64 * 128);
    folder.write("a", a);
    folder.write("b", b);
    for sl in [4, 8, 16, 32] {
        folder
            .run(&format!("train whole --sl {sl} -o whole.json"))
            .success();
        folder
            .run(&format!("train a b --sl {sl} -o parts.json"))
            .success();
        assert_eq!(folder.read("whole.json"), folder.read("parts.json"));
    }
}

#[test]
fn bad_input_is_named() {
    let folder = Folder::new();
    let data = sample();
    folder.write("data", &data);
    folder.write("empty", &[]);
    folder.write("odd", &data[..1000]);
    fs::create_dir(folder.path("folder")).unwrap();
    folder.run("train data -o book.json").success();

    folder.fails("train none -o x", "cannot read none");
    folder.fails("train folder -o x", "no files in the folder");
    folder.fails("train empty -o x", "empty is empty");
    folder.fails("train odd -o x", "--pad");
    folder.fails("train data --sl 5 -o x", "4, 8, 16 or 32");
    folder.fails("train data --mfv 1000 -o x", "512, 1024, 2048 or 4096");
    folder.fails("train data --sl 8 --mfv 1024 -o x", "--mfv");
    folder.fails("train data -o none/x", "-o none/x: there is no folder none");
    folder.fails("train data -o folder", "folder");

    let encode = |options: &str| format!("encode {options} -o x --index y");
    let book = "--codebook book.json";
    folder.fails(&encode(&format!("{book} empty")), "empty is empty");
    folder.fails(&encode(&format!("{book} odd")), "1000 bytes");
    folder.fails(&encode(&format!("{book} none")), "cannot read none");
    folder.fails(&encode(&format!("{book} --pdw 3 data")), "1, 2, 4 or 8");
    folder.fails(
        &encode(&format!("{book} --block 64 --mag 64 data")),
        "less than the block",
    );
    folder.fails(&encode(&format!("{book} --sl 8 data")), "SL 16, not 8");
    folder.fails(&encode(&format!("{book} --codec e2mcc data")), "e2mc");
    folder.fails(&encode("--codebook data data"), "data is no codebook");
    folder.fails(&encode("--codebook none data"), "codebook none");
    folder.fails(&encode("data"), "--codebook");
    folder.fails(
        "encode --codebook book.json data -o x --index x",
        "one name",
    );
    // Nothing is left behind.
    let book = ["book.compressor.load", "book.decompressor.load"];
    assert_eq!(
        folder.names(),
        [&book[..], &["book.json", "data", "empty", "folder", "odd"]].concat()
    );
}

#[test]
fn a_damaged_stream_is_an_error() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.run("train data -o book.json").success();
    folder
        .run("encode --codebook book.json data -o out --index index")
        .success();
    let decode = "decode --codebook book.json out --index index -o back";
    folder.run(decode).success();
    assert_eq!(folder.read("back"), sample());
    fs::remove_file(folder.path("back")).unwrap();

    let (stream, index) = (folder.read("out"), folder.read("index"));
    folder.write("out", &stream[1..]);
    folder.fails(decode, "but there are");
    // All pointers of the first block zero.
    folder.write("out", &[&[0; 3], &stream[3..]].concat());
    folder.fails(decode, "block 0: the pointer of way 2");
    folder.write("out", &stream);
    for end in [5, 30, index.len() / 2, index.len() - 1] {
        folder.write("index", &index[..end]);
        let failed = folder.run(decode).failure();
        failed.stderr(contains("index"));
    }
    let made = |blocks: &str, bytes: u32| {
        let hash = sha256(&folder.read("book.json"));
        let parameters = r#"{"block":128,"mag":32,"sl":16,"pdw":4,"ends":"one"}"#;
        let json = format!(
            r#"{{"codec":"e2mc","parameters":{parameters},"codebook":"{hash}",
            "blocks":[{blocks}],"data_bytes":{bytes}}}"#
        );
        folder.write("index", json.as_bytes());
    };
    for (blocks, bytes, reason) in [
        ("", 0, "no blocks"),
        (
            r#"{"bits":4000000000,"raw":false,"metadata":3}"#,
            128,
            "no encoding has more",
        ),
        (r#"{"bits":8,"raw":true,"metadata":0}"#, 128, "is raw"),
        (
            r#"{"bits":-8,"raw":true,"metadata":0}"#,
            128,
            "index is no index",
        ),
        (
            r#"{"bits":8,"raw":false,"metadata":1}"#,
            128,
            "has metadata 1",
        ),
        (
            r#"{"bits":8,"raw":false,"metadata":0}"#,
            129,
            "129 bytes of data",
        ),
        (
            r#"{"bits":8,"raw":false,"metadata":0}"#,
            0,
            "0 bytes of data",
        ),
    ] {
        made(blocks, bytes);
        folder.fails(decode, reason);
    }
    assert!(!Path::new(&folder.path("back")).exists());
}

#[test]
fn an_output_replaces_a_file_but_not_a_device_or_a_link() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.write("book.json", b"old");
    folder.run("train data -o book.json").success();
    assert!(folder.read("book.json").starts_with(b"{"));
    #[cfg(unix)]
    {
        folder.run("train data -o /dev/null").success();
        assert!(!Path::new("/dev/null.compressor.load").exists());
        let null = fs::metadata("/dev/null").unwrap();
        assert!(!null.is_file());
        std::os::unix::fs::symlink("book.json", folder.path("link")).unwrap();
        folder.write("book.json", b"old");
        folder.run("train data -o link").success();
        assert!(folder.read("book.json").starts_with(b"{"));
        assert!(fs::symlink_metadata(folder.path("link"))
            .unwrap()
            .is_symlink());
    }
}
