//! Bad input is named in the error, and leaves no files behind.

use std::fs;

use predicates::prelude::*;
use predicates::str::contains;

use crate::common::folder::{sample, Folder};
use crate::common::inputs::{gzip, npy, trace, zip_deflated, zip_stored, zstd_raw};

#[test]
#[expect(clippy::too_many_lines, reason = "a list of inputs and messages")]
fn files_that_are_not_what_they_say() {
    let folder = Folder::new();
    let data = sample();
    let array = |descr: &str, shape: &str| npy(descr, false, shape, &data);
    let good = array("'<f4'", "(5120,)");
    let mut bad_crc = zip_stored(&[("x.npy", &good)]);
    bad_crc[5000] ^= 1;
    let lines = trace(&data, 128, 0);
    let third = lines.lines().nth(2).unwrap().to_owned();
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("empty", vec![], "empty is empty"),
        (
            "no.npy",
            data.clone(),
            "no.npy does not begin as a NumPy array (--input raw",
        ),
        ("no.gz", data.clone(), "no.gz does not begin as gzip"),
        ("zstd.gz", zstd_raw(&data), "zstd.gz does not begin as gzip"),
        ("gzip.zst", gzip(&data), "gzip.zst does not begin as zstd"),
        (
            "plain.npy.gz",
            good.clone(),
            "plain.npy.gz does not begin as gzip",
        ),
        (
            "plain.trace.gz",
            lines.clone().into_bytes(),
            "plain.trace.gz does not begin as gzip",
        ),
        (
            "plain.npz.gz",
            zip_stored(&[("x.npy", &good)]),
            "plain.npz.gz does not begin as gzip",
        ),
        ("no.zst", data.clone(), "no.zst does not begin as zstd"),
        ("no.npz", data.clone(), "no.npz: damaged"),
        ("big.npy", array("'>f4'", "(5120,)"), "big-endian ('>f4')"),
        ("object.npy", array("'|O'", "(2560,)"), "Python objects"),
        (
            "mixed.npy",
            array("[('a', '<i4'), ('b', '>i4')]", "(2560,)"),
            "big-endian",
        ),
        (
            "none.npy",
            npy("'<f4'", false, "(0, 7)", &[]),
            "an array without elements, of shape [0, 7]",
        ),
        (
            "long.npy",
            array("'<f4'", "(5121,)"),
            "20484 bytes in its header, but 20480 when it was read",
        ),
        (
            "short.npy",
            array("'<f4'", "(5119,)"),
            "20476 bytes in its header, but 20480",
        ),
        // A bomb: it says that it has more than any memory.
        (
            "bomb.npy",
            array("'<f8'", "(1152921504606846976,)"),
            "9223372036854775808 bytes in its header, but 20480",
        ),
        (
            "over.npy",
            array("'<f8'", "(9999999999, 9999999999)"),
            "more than 2^64 bytes",
        ),
        ("cut.npy", good[..40].to_vec(), "it ends within its header"),
        ("cut.gz", gzip(&data)[..500].to_vec(), "cannot read cut.gz"),
        (
            "cut.zst",
            zstd_raw(&data)[..500].to_vec(),
            "cannot read cut.zst",
        ),
        (
            "window.zst",
            // A window of 2^(10 + 17) bytes, and a last block of none.
            vec![0x28, 0xb5, 0x2f, 0xfd, 0, 17 << 3, 1, 0, 0],
            "a zstd window of 134217728 bytes, and at most 100 MiB are read",
        ),
        ("crc.npz", bad_crc, "not what the archive's checksum says"),
        (
            "big.npz",
            zip_deflated(&[("a.npy", &good), ("b.npy", &array("'>i8'", "(2560,)"))]),
            "cannot read big.npz:b: its elements are big-endian",
        ),
        (
            "less.npz",
            zip_stored(&[("a.npy", &array("'<f4'", "(99999,)"))]),
            "399996 bytes in its header, but 20480 in the archive's directory",
        ),
        (
            "none.npz",
            zip_stored(&[("a.txt", b"hello")]),
            "nothing to read: none.npz:a.txt: no array",
        ),
        (
            "bad.trace",
            lines.replace(&third, "0x100 R 12 oops").into_bytes(),
            "bad.trace, line 3: expected hexadecimal digits, found 'oops'",
        ),
        (
            "binary.trace",
            good.clone(),
            "binary.trace, line 1: expected an address",
        ),
        (
            "comment.trace",
            b"# nothing\n\n".to_vec(),
            "comment.trace is empty",
        ),
        ("empty.gz", gzip(&[]), "empty.gz is empty"),
    ];
    for (name, bytes, reason) in cases {
        folder.write(name, &bytes);
        let before = folder.names();
        let line = format!("eval --codec bdi,fpc {name} -o out.json");
        let failed = folder.run(&line).failure().stdout("");
        failed.stderr(contains(reason).and(contains("panicked").not()));
        assert_eq!(folder.names(), before, "{name}");
    }
    folder.fails("eval nothing", "cannot read nothing");
}

#[test]
fn a_declared_size_is_no_reason_to_ask_for_memory() {
    // Header and directory agree on 4 GB where there are 20 kB.
    let folder = Folder::new();
    let array = npy("'<f4'", false, "(1000000000,)", &sample());
    let mut archive = zip_deflated(&[("x.npy", &array)]);
    let size = (array.len() as u32).to_le_bytes();
    let declared = (array.len() as u32 - 20_480 + 4_000_000_000).to_le_bytes();
    let places = (0..archive.len() - 4).filter(|&at| archive[at..at + 4] == size);
    let places: Vec<usize> = places.collect();
    assert_eq!(places.len(), 2);
    for at in places {
        archive[at..at + 4].copy_from_slice(&declared);
    }
    folder.write("bomb.npz", &archive);
    let reason = "bomb.npz:x: 4000000000 bytes in its header, but 20480 when it was read";
    folder.fails("eval --codec bdi bomb.npz", reason);
}

#[test]
fn flags_that_do_not_fit() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.run("train data -o book.json").success();
    for (flags, reason) in [
        ("--codec bpcc", "a similar value exists: 'bpc'"),
        ("--codec bdi,fpcc", "a similar value exists: 'fpc'"),
        ("--codec bdi --sl 8", "--sl is a parameter of e2mc"),
        ("--codec bdi --train same", "--train is a parameter of e2mc"),
        (
            "--codec bdi --codebook book.json",
            "--codebook is a parameter of e2mc",
        ),
        ("--sl 5", "4, 8, 16 or 32 bits"),
        ("--block 64 --mag 64", "must be less than the block"),
        (
            "--codebook book.json --sl 8",
            "no codebook (--codebook) is for SL 8",
        ),
        ("--codebook book.json --train same", "cannot be used with"),
        ("--codebook data", "data is no codebook"),
        ("--train first:", "is no number of bytes"),
        ("--train first:0", "is no number of bytes"),
        ("--train first:99999999999G", "is no number of bytes"),
        ("--train first:-1", "is no number of bytes"),
        ("--train nothing", "cannot read nothing"),
        ("--bursts out", "--bursts is for one codec, and there are "),
        (
            "--codec bdi --bursts out -o out",
            "two outputs under one name",
        ),
        ("--svg out", "--study"),
        ("--study pdw --pdw 4,8", "--study takes one value of --pdw"),
        (
            "--study mfv --sl 8",
            "--study mfv needs symbols of 16 or 32 bits",
        ),
        ("--study sampling --train same", "leave out --train"),
        ("--codec bdi --output no/where", "there is no folder no "),
        ("- -", "cannot read -"),
    ] {
        folder.fails(&format!("eval data {flags}"), reason);
    }
    let names: Vec<_> = folder
        .names()
        .into_iter()
        .filter(|name| !name.starts_with("book."))
        .collect();
    assert_eq!(names, ["data"]);
}

#[test]
fn train_reads_files_as_they_are_unless_asked() {
    let folder = Folder::new();
    folder.write("raw", &sample());
    folder.write("a.gz", &gzip(&sample()));
    folder.write("a.trace", trace(&sample(), 128, 64).as_bytes());
    folder.run("train raw -o raw.json").success();
    for files in ["a.gz", "--input trace a.trace", "a.trace"] {
        folder.run(&format!("train {files} -o ours.json")).success();
        assert_eq!(folder.read("ours.json"), folder.read("raw.json"), "{files}");
    }
    folder
        .run("train --input raw --pad a.gz -o gz.json")
        .success();
    assert_ne!(folder.read("gz.json"), folder.read("raw.json"));
    let length = fs::metadata(folder.path("a.gz")).unwrap().len();
    folder.fails(
        "train --input raw a.gz -o x.json",
        &format!("a.gz: {length} bytes are not a multiple"),
    );
    folder.fails(
        "train --input raw a.gz -o x.json",
        &format!("{} are left over", length % 128),
    );
}
