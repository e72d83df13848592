//! `hdlgen codecs`, and every codec of its list on a real file.

use std::fs;

use hdlgen::codec::list::FORMATS;
use predicates::prelude::*;
use predicates::str::contains;

#[path = "common/folder.rs"]
mod folder;

use folder::{sample, Folder};

#[test]
fn the_list_has_every_codec() {
    let folder = Folder::new();
    let list = folder.json("codecs --json");
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), FORMATS.len());
    for (row, format) in list.iter().zip(FORMATS) {
        assert_eq!(row["name"], format.name);
        assert_eq!(row["hardware"], format.hardware);
        assert_eq!(row["origin"], format.origin);
    }
    let text = folder.run("codecs").success();
    text.stdout(contains("e2mc        hardware    Lal").and(contains("lzss        model only")));
}

#[test]
fn a_real_file_comes_back_from_every_codec() {
    let folder = Folder::new();
    // A part of this test's own machine code.
    let mut data = fs::read(std::env::current_exe().unwrap()).unwrap();
    data.truncate(300_001);
    folder.write("data", &data);
    folder.run("train data --pad -o book.json").success();
    for format in FORMATS {
        for (block, mag) in [(64, 32), (128, 32), (128, 64)] {
            let mut codec = format!("--codec {} --block {block} --mag {mag}", format.name);
            if format.name == "e2mc" {
                codec += " --codebook book.json";
            }
            let encode = format!("encode {codec} --pad data -o out --index index --json");
            let summary = folder.json(&encode);
            assert!(summary["effective_ratio"].as_f64() >= Some(1.0));
            let decode = format!("decode {codec} out --index index -o back");
            folder.run(&decode).success();
            let back = folder.read("back");
            assert!(back.starts_with(&data), "{codec}");
            assert_eq!(back.len(), data.len().next_multiple_of(block));
        }
    }
}

#[test]
fn wrong_names_and_flags_are_named() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.run("train data -o book.json").success();
    let encode = "encode data -o x --index y --codec";
    folder.fails(&format!("{encode} cpac"), "cpack");
    folder.fails(
        &format!("{encode} fibonaci"),
        "similar value exists: 'fibonacci'",
    );
    for flag in ["--codebook book.json", "--sl 16", "--pdw 4"] {
        let named = format!("{} is a parameter of e2mc", flag.split(' ').next().unwrap());
        folder.fails(&format!("{encode} m-bdi {flag}"), &named);
        let decode = format!("decode data -o x --index y --codec lzss {flag}");
        folder.fails(&decode, &named);
    }
    folder.fails(
        &format!("{encode} bdi --block 64 --mag 64"),
        "less than the block",
    );
    // A stream that is another codec's.
    folder.run(&format!("{encode} cpack")).success();
    folder.fails("decode x -o z --index y --codec bdi", "block 0");
}
