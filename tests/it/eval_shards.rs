//! Parts of the work, joined, are the whole.

use std::fs;

use hdlgen::internals::eval::source::SEGMENT_BLOCKS;
use serde_json::Value;

use crate::common::folder::{sample, Folder};

/// Two segments of 64-byte blocks and a bit, no whole number of blocks; a smaller file; a tiny one.
fn files(folder: &Folder) {
    let words = (0..(2 * SEGMENT_BLOCKS as u32 + 500) * 16 + 3).map(|i| match i % 3 {
        0 => i / 1000,
        1 => i % 17,
        _ => ((i % 251) * (i % 13)) << 20,
    });
    let big: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    folder.write("big", &big);
    folder.write("small", &sample());
    folder.write("tiny", &sample()[..100]);
}

fn without_time(mut evaluation: Value) -> Value {
    assert!(evaluation["seconds"].as_f64().unwrap() > 0.0);
    evaluation["seconds"] = Value::Null;
    evaluation
}

const FILES: &str = "big small tiny";

#[test]
fn the_sum_of_the_shards_is_the_whole() {
    let folder = Folder::new();
    files(&folder);
    for (sl, parts) in [(16, 3), (32, 2), (8, 5)] {
        let train = format!("train --pad --block 64 --sl {sl} {FILES}");
        folder.run(&format!("{train} -o whole.json")).success();
        let books: Vec<_> = (1..=parts)
            .map(|part| format!("{part}.histogram"))
            .collect();
        for part in 1..=parts {
            let shard = format!("--shard {part}/{parts} -o {part}.histogram");
            folder.run(&format!("{train} {shard}")).success();
        }
        folder
            .run(&format!("merge {} -o book.json", books.join(" ")))
            .success();
        for file in ["json", "compressor.load", "decompressor.load"] {
            let (ours, whole) = (format!("book.{file}"), format!("whole.{file}"));
            assert!(
                folder.read(&ours) == folder.read(&whole),
                "{file} of SL {sl}"
            );
        }

        let eval = format!("eval --codec e2mc,bdi --block 64 --codebook book.json {FILES}");
        let whole = without_time(folder.json(&format!("{eval} --json")));
        assert!(whole["files"][0]["symbols"][0]["bound"].as_f64() > Some(1.0));
        let mut names = Vec::new();
        for part in (1..=parts).rev() {
            folder
                .run(&format!("{eval} --shard {part}/{parts} -o {part}.json"))
                .success();
            names.push(format!("{part}.json"));
        }
        let merge = format!("merge {}", names.join(" "));
        assert_eq!(
            without_time(folder.json(&format!("{merge} --json"))),
            whole,
            "SL {sl}"
        );
        folder
            .run(&format!("{merge} -o merged.json --report page.html"))
            .success();
        assert!(folder.text("page.html").contains("</html>"));
        let written: Value = serde_json::from_slice(&folder.read("merged.json")).unwrap();
        assert_eq!(without_time(written), whole);
        // Every part has some of the large file.
        for part in 1..=parts.min(3) {
            let part: Value =
                serde_json::from_slice(&folder.read(&format!("{part}.json"))).unwrap();
            assert!(part["files"][0]["blocks"].as_u64() > Some(0));
            assert!(part["files"][0]["blocks"].as_u64() < whole["files"][0]["blocks"].as_u64());
        }
    }
}

#[test]
fn parts_of_a_delta_codebook_make_the_whole() {
    let folder = Folder::new();
    files(&folder);
    let train = format!("train --codec e2mc-delta --mfv 64 --block 64 --pad {FILES}");
    folder.run(&format!("{train} -o whole.json")).success();
    for part in 1..=3 {
        let shard = format!("--shard {part}/3 -o {part}.histogram");
        folder.run(&format!("{train} {shard}")).success();
    }
    folder
        .run("merge 3.histogram 1.histogram 2.histogram -o book.json")
        .success();
    assert!(folder.read("book.json") == folder.read("whole.json"));
    let eval = format!("eval --codec e2mc-delta --block 64 --codebook book.json {FILES}");
    let whole = without_time(folder.json(&format!("{eval} --json")));
    for part in 1..=3 {
        folder
            .run(&format!("{eval} --shard {part}/3 -o {part}.json"))
            .success();
    }
    let merged = without_time(folder.json("merge 1.json 2.json 3.json --json"));
    assert_eq!(merged, whole);
    // Of other blocks, or another codec's.
    let other = train.replace("--block 64", "--block 128");
    folder
        .run(&format!("{other} --shard 2/3 -o 2.histogram"))
        .success();
    folder.fails("merge 1.histogram 2.histogram 3.histogram -o x", "differ");
    folder.fails(
        "merge 1.histogram 2.histogram 3.histogram --report x",
        "--report is for",
    );
    folder
        .run(&format!(
            "train --block 64 --pad {FILES} --shard 2/3 -o 2.histogram"
        ))
        .success();
    folder.fails("merge 1.histogram 2.histogram 3.histogram -o x", "differ");
}

#[test]
fn parts_that_are_no_whole_are_refused() {
    let folder = Folder::new();
    folder.write("a", &sample());
    folder.write("b", &sample()[..5000]);
    let part = |name: &str, flags: &str| {
        folder.run(&format!("eval {flags} -o {name}")).success();
    };
    part("1", "--codec bdi a --shard 1/2");
    part("2", "--codec bdi a --shard 2/2");
    part("whole", "--codec bdi a");
    part("other_codec", "--codec fpc a --shard 2/2");
    part("other_file", "--codec bdi b --shard 2/2");
    part("other_block", "--codec bdi a --shard 2/2 --block 64");
    part("other_mag", "--codec bdi a --shard 2/2 --mag 64");
    part("third", "--codec bdi a --shard 2/3");
    folder.run("merge 2 1").success();
    for (parts, reason) in [
        ("1", "part 2/2 is missing"),
        ("1 1", "part 1/2 is there 2 times"),
        ("1 2 2", "part 2/2 is there 2 times"),
        ("1 whole", "one of them is a whole"),
        ("1 third", "2/3 and 1/2 are not parts of one whole"),
        ("1 other_codec", "their codecs or codebooks differ"),
        ("1 other_mag", "their codecs or codebooks differ"),
        ("1 other_file", "their files differ"),
        ("1 other_block", "their blocks differ"),
        ("1 nothing", "cannot read nothing"),
        ("1 a", "a is no evaluation, or is damaged"),
    ] {
        folder.fails(&format!("merge {parts} -o out"), reason);
        assert!(!folder.names().contains(&"out".to_owned()));
    }
    let text = folder.text("1");
    folder.write(
        "version",
        text.replace("\"version\": 1", "\"version\": 2").as_bytes(),
    );
    folder.fails("merge version", "'hdlgen-eval' version 2");
    folder.write("short", &text.as_bytes()[..text.len() / 2]);
    folder.fails("merge short", "short is no evaluation, or is damaged");
    // Numbers that no evaluation has.
    for key in ["stored_bytes", "compressed_bits", "blocks", "padding"] {
        let start = text.find(&format!("\"{key}\": ")).unwrap() + key.len() + 4;
        let digits = text[start..]
            .find(|letter: char| !letter.is_ascii_digit())
            .unwrap();
        let large = format!("{}{}{}", &text[..start], u64::MAX, &text[start + digits..]);
        folder.write("large", large.as_bytes());
        folder.fails("merge large 2", "its counts of a cannot be");
    }
}

#[test]
fn histograms_that_are_no_whole_are_refused() {
    let folder = Folder::new();
    folder.write("a", &sample());
    folder.write("b", &sample()[..5120]);
    let part = |name: &str, flags: &str| {
        folder.run(&format!("train {flags} -o {name}")).success();
    };
    part("1", "a --shard 1/2");
    part("2", "a --shard 2/2");
    part("other_length", "a --sl 8 --shard 2/2");
    part("other_mfv", "a --mfv 512 --shard 2/2");
    part("other_file", "b --shard 2/2");
    folder.fails("merge 1 2", "-o FILE");
    folder.run("merge 1 2 -o book.json").success();
    folder
        .run("eval a --codec bdi --shard 2/2 -o evaluation")
        .success();
    for (parts, reason) in [
        ("1", "part 2/2 is missing"),
        ("1 other_length", "differ"),
        ("1 other_mfv", "differ"),
        ("1 other_file", "differ"),
        ("1 evaluation", "histograms and of evaluations"),
    ] {
        folder.fails(&format!("merge {parts} -o out"), reason);
    }
    // Counts that were cut off, or are others than the first line says.
    let whole = folder.read("1");
    for (name, bytes, reason) in [
        (
            "cut",
            whole[..whole.len() - 5].to_vec(),
            "it ends within a count",
        ),
        (
            "less",
            whole[..whole.len() - 12].to_vec(),
            "other counts than its first line says",
        ),
        (
            "more",
            [&whole[..], &[1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]].concat(),
            "other counts",
        ),
        ("huge", [&whole[..], &[0xff; 12]].concat(), "other counts"),
        ("head", whole[..40].to_vec(), "is no part of a histogram"),
    ] {
        folder.write(name, &bytes);
        folder.fails(&format!("merge {name} 2 -o out"), reason);
    }
    assert!(!folder.names().contains(&"out".to_owned()));
}

#[test]
fn a_shard_has_a_codebook_of_its_own_only_if_all_share_it() {
    let folder = Folder::new();
    folder.write("a", &sample());
    for flags in ["", "--train same"] {
        let line = format!("eval a {flags} --shard 1/2");
        folder.fails(&line, "--shard needs a codebook that all parts share");
    }
    // The beginning of a file is the same for all parts.
    folder
        .run("eval a --train first:2K --shard 1/2 -o 1")
        .success();
    folder
        .run("eval a --train first:2K --shard 2/2 -o 2")
        .success();
    let merged = without_time(folder.json("merge 1 2 --json"));
    assert_eq!(
        merged,
        without_time(folder.json("eval a --train first:2K --json"))
    );
    folder.fails("eval a --codec bdi --shard 0/2", "a part is I/N");
    folder.fails(
        "eval a --codec bdi --shard 1/2 --bursts x",
        "cannot be used with",
    );
    assert!(fs::metadata(folder.path("x")).is_err());
}

#[test]
fn what_has_no_block_in_a_part_has_no_ratio_there() {
    let folder = Folder::new();
    folder.write("a", &sample());
    folder.write("b", &sample());
    for part in 1..=2 {
        let line = format!("eval --codec bdi --shard {part}/2 a b --report page.html --json");
        let counted = folder.json(&line);
        let blocks = |file: usize| counted["files"][file]["blocks"].as_u64().unwrap();
        let empty = (0..2).filter(|&file| blocks(file) == 0).count();
        assert_eq!(empty, 1, "each is one segment");
        let text = folder.run(line.trim_end_matches(" --json")).success();
        let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
        assert_eq!(text.matches("no block of it is counted here").count(), 1);
        let ones = |text: &str| text.matches("1.000").count();
        assert_eq!(ones(&text), 0, "{text}");
        assert_eq!(ones(&folder.text("page.html")), 0);
    }
}
