//! Toggles of `hdlgen eval` against a bus of single wires, and the page that it writes.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::Format;
use hdlgen::internals::codec::store;
use hdlgen::internals::terms::Geometry;
use predicates::str::contains;
use serde_json::Value;

use crate::common::folder::Folder;
use crate::common::wires::{Choice, Wires};

/// Slowly rising words, every fourth block of them noise and every seventh zero.
fn data(blocks: usize, words: usize) -> Vec<u8> {
    let mut state = 1u32;
    let mut data = Vec::new();
    for block in 0..blocks as u32 {
        for word in 0..words as u32 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let value = match block {
                _ if block % 7 == 6 => 0,
                _ if block % 4 == 3 => state,
                _ => block * 40 + word * (state >> 30),
            };
            data.extend(value.to_le_bytes());
        }
    }
    data
}

/// Each block's bytes, and its stored bytes if it is stored compressed.
fn forms(name: &str, geometry: Geometry, data: &[u8]) -> Vec<(Vec<u8>, Option<Vec<u8>>)> {
    let codec = Format::find(name).unwrap().codec(geometry).unwrap();
    let blocks = data.chunks(geometry.block().bytes());
    let form = |block: &[u8]| {
        let mut stored = Vec::new();
        let bits = store(
            codec.as_ref(),
            geometry,
            block,
            &mut BitWriter::new(),
            &mut stored,
        );
        (
            block.to_vec(),
            (!geometry.stored_raw(bits)).then_some(stored),
        )
    };
    blocks.map(form).collect()
}

#[test]
fn toggles_are_those_of_single_wires() {
    let folder = Folder::new();
    let data = data(300, 32);
    folder.write("data", &data);
    let names = ["fpc", "bpc-group", "bdi"];
    for flit in [4, 8, 32] {
        let line = format!(
            "eval --toggles --flit {flit} --codec {} --json data",
            names.join(",")
        );
        let result = folder.json(&line);
        assert_eq!(result["flit"], flit);
        let file = &result["files"][0];
        let mut plain = Wires::new(flit as usize, false);
        assert_eq!(
            file["uncompressed"]["plain"]["off"]["toggles"],
            plain.send(&data)
        );
        for (place, name) in names.iter().enumerate() {
            let totals = &file["codecs"][place]["toggles"];
            let geometry = Geometry::default();
            let forms = forms(name, geometry, &data);
            let choices = [
                ("off", Choice::Always),
                ("ed", Choice::Ed),
                ("ed2", Choice::Ed2),
            ];
            for (bus, dbi) in [("plain", false), ("dbi", true)] {
                for (control, choice) in choices {
                    let all = forms
                        .iter()
                        .map(|(raw, stored)| (&raw[..], stored.as_deref()));
                    let seen = Wires::new(flit as usize, dbi).send_all(geometry, choice, all);
                    let expected = serde_json::to_value(seen.tally()).unwrap();
                    assert_eq!(
                        totals[bus][control], expected,
                        "{name} {bus} {control} {flit}"
                    );
                }
            }
        }
    }
}

/// The bus starts again at zero after 65,536 blocks of the file, so that shards add up.
#[test]
fn shards_toggle_as_the_whole() {
    let folder = Folder::new();
    let data = data(70_000, 16);
    folder.write("data", &data);
    let line = "eval --toggles --block 64 --codec fpc-opt,bdi";
    let whole = folder.json(&format!("{line} --json data"));
    let segments = data.chunks(65_536 * 64);
    let raw: u64 = segments
        .map(|segment| {
            let words = segment
                .chunks(8)
                .map(|word| u64::from_le_bytes(word.try_into().unwrap()));
            let words: Vec<u64> = words.collect();
            let before = [0; 4].iter().chain(&words);
            words
                .iter()
                .zip(before)
                .map(|(a, b)| u64::from((a ^ b).count_ones()))
                .sum::<u64>()
        })
        .sum();
    let toggles =
        |result: &Value| result["files"][0]["uncompressed"]["plain"]["off"]["toggles"].clone();
    assert_eq!(toggles(&whole), raw);
    for part in 1..=2 {
        folder
            .run(&format!(
                "{line} --no-bound --shard {part}/2 -o part{part}.json data"
            ))
            .success();
    }
    let merged = folder.json("merge --json part2.json part1.json");
    assert_eq!(
        merged["files"][0]["uncompressed"],
        whole["files"][0]["uncompressed"]
    );
    for codec in 0..2 {
        let of = |result: &Value| result["files"][0]["codecs"][codec]["toggles"].clone();
        assert!(!of(&whole).is_null());
        assert_eq!(of(&merged), of(&whole));
    }
    folder
        .run(
            "eval --toggles --flit 8 --block 64 --codec fpc-opt,bdi --shard 1/2 -o other.json data",
        )
        .success();
    folder.fails("merge other.json part2.json", "their flits differ");
}

#[test]
fn a_flit_is_for_toggles() {
    let folder = Folder::new();
    folder.write("data", &data(4, 32));
    folder.fails("eval --flit 8 data", "--toggles");
    folder.fails("eval --toggles --flit 16 data", "4, 8 or 32");
    let text = folder.run("eval --toggles --codec fpc data").success();
    text.stdout(contains("toggles on a bus of 32 bytes with DBI"));
}

#[test]
fn the_page_is_one_file_with_everything_in_it() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("in")).unwrap();
    folder.write("in/ramp", &data(60, 32));
    folder.write("in/<script>alert(1)&", &data(9, 32));
    folder.write("in/nothing", b"");
    folder
        .run("eval --toggles --codec fpc,bdi --report page.html in")
        .success();
    let page = folder.text("page.html");
    for text in [
        "in/ramp",
        "&lt;script&gt;alert(1)&amp;",
        "fpc",
        "bdi",
        "Left out",
        "in/nothing",
        "energy × delay²",
    ] {
        assert!(page.contains(text), "{text}");
    }
    // Three of toggles without DBI and three with it.
    assert_eq!(page.matches("<svg").count(), 2 * 3);
    assert_eq!(page.matches("<script").count(), 2);
    for fetched in ["src=", "href=", "url(", "@import"] {
        assert!(!page.contains(fetched), "{fetched}");
    }
    let (written, _) = page.split_once("<script").unwrap();
    assert!(!written.contains("NaN"));
    // A study has its own tables and pictures.
    folder
        .run("eval --study mag --codec fpc,bdi --report study.html in")
        .success();
    let page = folder.text("study.html");
    assert!(page.contains("<h2>Study</h2>") && page.matches("<svg").count() >= 1);
    // If a report cannot be written, no files are left behind.
    folder.fails(
        "eval --codec fpc --report nowhere/page.html in",
        "nowhere/page.html",
    );
}
