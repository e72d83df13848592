//! `hdlgen codecs`, and every codec of its list on a real file.

use std::fs;

use hdlgen::internals::codec::list::FORMATS;
use hdlgen::internals::design::Entry;
use predicates::prelude::*;
use predicates::str::contains;

use crate::common::folder::{sample, Folder};

#[test]
fn the_list_has_every_codec() {
    let folder = Folder::new();
    let list = folder.json("codecs --json");
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), FORMATS.len());
    for (row, format) in list.iter().zip(FORMATS) {
        assert_eq!(row["name"], format.name);
        assert_eq!(row["hardware"], Entry::find(format.name).is_ok());
        assert_eq!(row["origin"], format.origin);
    }
    let text = folder.run("codecs").success();
    text.stdout(
        contains("e2mc           hardware    Lal").and(contains("lzss           model only")),
    );
}

#[test]
fn a_real_file_comes_back_from_every_codec() {
    let folder = Folder::new();
    // A part of this test's own machine code.
    let mut data = fs::read(std::env::current_exe().unwrap()).unwrap();
    data.truncate(300_001);
    folder.write("data", &data);
    for format in FORMATS {
        for (block, mag) in [(64, 32), (128, 32), (128, 64)] {
            let mut codec = format!("--codec {} --block {block} --mag {mag}", format.name);
            let is_numbers = format.name == "numbers";
            if is_numbers && block == 64 {
                continue;
            }
            if is_numbers || format.name.starts_with("e2mc") {
                let train = if is_numbers {
                    "train data --codec numbers --format bf16".to_string()
                } else {
                    format!("train data --codec {} --block {block}", format.name)
                };
                folder.run(&format!("{train} --pad -o book.json")).success();
                codec += " --codebook book.json";
            }
            let encode = format!("encode {codec} --pad data -o out --index index --json");
            let summary = folder.json(&encode);
            assert!(summary["effective_ratio"].as_f64() >= Some(1.0));
            let decode = format!("decode {codec} out --index index -o back");
            folder.run(&decode).success();
            assert_eq!(folder.read("back"), data, "{codec}");
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
    for flag in ["--codebook book.json", "--sl 16", "--pdw 4", "--modes 0"] {
        let named = format!("{} is a parameter of e2mc", flag.split(' ').next().unwrap());
        folder.fails(&format!("{encode} m-bdi {flag}"), &named);
        let decode = format!("decode data -o x --index y --codec lzss {flag}");
        folder.fails(&decode, &named);
    }
    folder.fails(
        &format!("{encode} e2mc-delta --sl 16"),
        "--sl is a parameter of e2mc",
    );
    folder.fails(
        &format!("{encode} e2mc --modes 0"),
        "of e2mc-delta and pfor, which e2mc",
    );
    folder.fails(
        &format!("{encode} e2mc-delta"),
        "e2mc-delta needs a codebook",
    );
    let delta = format!("{encode} e2mc-delta --codebook");
    folder.fails(
        &format!("{delta} book.json"),
        "a codebook for e2mc, not for e2mc-delta",
    );
    folder
        .run("train data --codec e2mc-delta -o delta.json")
        .success();
    folder.fails(
        &format!("{delta} delta.json --block 64"),
        "delta.json: a codebook for blocks of 128 bytes, not 64 (--block)",
    );
    folder.fails(&format!("{delta} delta.json --modes 0,3"), "--modes");
    let e2mc = format!("{encode} e2mc --codebook delta.json");
    folder.fails(&e2mc, "a codebook for e2mc-delta, not for e2mc");
    folder.fails(
        "train data --codec e2mc-delta --mfv 1024 -o x",
        "64, 128, 256 or 512",
    );
    folder.fails("train data --codec e2mc-delta --sl 16 -o x", "--sl");
    folder.fails(
        &format!("{encode} bdi --block 64 --mag 64"),
        "less than the block",
    );
    // A stream of another codec, detected by its index and by its contents.
    folder.run(&format!("{encode} cpack")).success();
    folder.fails(
        "decode x -o z --index y --codec bdi",
        "--codec cpack, not bdi",
    );
    folder
        .run("encode data -o x3 --index y3.json --codec cpack")
        .success();
    let index = folder.text("y3.json").replace("cpack", "bdi");
    folder.write("y3.json", index.as_bytes());
    folder.fails("decode x3 -o z --index y3.json --codec bdi", "block 0");
}
