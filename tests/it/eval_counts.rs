//! `hdlgen eval` compared with `encode`, with blocks encoded one by one, and with sums made here.

use std::collections::HashMap;
use std::fs;

use hdlgen::internals::codebook::Codebook;
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::FORMATS;
use hdlgen::internals::codec::{Codec, E2mc, Format};
use hdlgen::internals::terms::Geometry;
use serde_json::Value;

use crate::common::folder::{sample, Folder};

/// Some real data, not of whole blocks: of this test's own machine code.
fn real_data() -> Vec<u8> {
    let mut data = fs::read(std::env::current_exe().unwrap()).unwrap();
    data.drain(..1 << 19);
    data.truncate(300_001);
    data
}

fn codec<'a>(evaluation: &'a Value, name: &str) -> &'a Value {
    let codecs = evaluation["files"][0]["codecs"].as_array().unwrap();
    let found = codecs.iter().find(|codec| codec["name"] == name);
    found.unwrap_or_else(|| panic!("no {name}"))
}

/// All formats except numbers, which need to know the number format and are only used on request.
fn without_numbers() -> impl Iterator<Item = &'static Format> {
    let formats = FORMATS.iter();
    formats.filter(|format| format.name != Format::NUMBERS)
}

#[test]
fn the_counts_are_those_of_encode() {
    let folder = Folder::new();
    folder.write("data", &real_data());
    for (sl, pdw, block, mag) in [
        (16, 4, 128, 32),
        (8, 8, 128, 64),
        (32, 2, 64, 32),
        (4, 1, 64, 32),
    ] {
        let geometry = format!("--block {block} --mag {mag}");
        folder
            .run(&format!(
                "train data --sl {sl} --block {block} --pad -o book.json"
            ))
            .success();
        folder
            .run(&format!(
                "train data --codec e2mc-delta --block {block} --pad -o delta.json"
            ))
            .success();
        let eval = folder.json(&format!(
            "eval data --sl {sl} --pdw {pdw} {geometry} --json"
        ));
        let file = &eval["files"][0];
        let padding = 300_001usize.next_multiple_of(block) - 300_001;
        assert_eq!(
            (&file["bytes"], &file["padding"]),
            (&300_001.into(), &padding.into())
        );
        assert_eq!(
            file["codecs"].as_array().unwrap().len(),
            without_numbers().count()
        );
        for format in without_numbers() {
            let suffix = match pdw {
                4 => String::new(),
                _ => format!("-pdw{pdw}"),
            };
            let (name, flags) = match format.name {
                Format::E2MC => (
                    format!("e2mc-sl{sl}{suffix}"),
                    format!("--codebook book.json --pdw {pdw}"),
                ),
                Format::E2MC_DELTA => (
                    format!("e2mc-delta{suffix}"),
                    format!("--codebook delta.json --pdw {pdw}"),
                ),
                name => (name.to_owned(), String::new()),
            };
            let encode = format!("encode --codec {} {flags} {geometry}", format.name);
            let encode = folder.json(&format!("{encode} data --pad -o out --index index --json"));
            let ours = codec(&eval, &name);
            for key in ["statistics", "raw_ratio", "effective_ratio"] {
                assert_eq!(ours[key], encode[key], "{key} of {name}");
            }
            let bursts = ours["blocks_by_bursts"].as_array().unwrap();
            assert_eq!(bursts.len(), block / mag);
            let sum: u64 = bursts.iter().map(|count| count.as_u64().unwrap()).sum();
            assert_eq!(Value::from(sum), file["blocks"]);
            assert_eq!(ours["blocks"], file["blocks"]);
            assert_eq!(ours["stored_uncompressed"], bursts[block / mag - 1]);
        }
    }
}

#[test]
fn pointers_are_the_difference_to_one_way() {
    let folder = Folder::new();
    folder.write("data", &real_data());
    let eval = folder.json("eval data --codec e2mc --sl 8,16 --pdw 1,2,4,8 --json");
    for sl in [8, 16] {
        let of = |name: String, key: &str, part: &str| {
            let found = codec(&eval, &name);
            if part.is_empty() {
                &found[key]
            } else {
                &found[part][key]
            }
            .as_u64()
            .unwrap()
        };
        let one = |key: &str| of(format!("e2mc-sl{sl}-pdw1"), key, "statistics");
        for pdw in ["", "-pdw1", "-pdw2", "-pdw8"] {
            let name = format!("e2mc-sl{sl}{pdw}");
            for (key, lost) in [
                ("compressed_bits", "pointer_bits"),
                ("stored_bytes", "pointer_stored_bytes"),
            ] {
                let ours = of(name.clone(), key, "statistics");
                assert_eq!(
                    ours - one(key),
                    of(name.clone(), lost, ""),
                    "{lost} of {name}"
                );
            }
        }
        assert_eq!(of(format!("e2mc-sl{sl}-pdw1"), "pointer_bits", ""), 0);
        assert!(of(format!("e2mc-sl{sl}-pdw8"), "pointer_bits", "") > 0);
    }
}

/// Σ −log2 of each symbol's share, among the symbols of its tree.
fn ideal_bits(data: &[u8], symbol_length: u32) -> f64 {
    let trees = match symbol_length {
        4 => 8,
        8 => 4,
        _ => 1,
    };
    let mut counts: HashMap<(usize, u32), f64> = HashMap::new();
    let mut all = vec![0.0; trees];
    let symbols: Vec<u32> = data
        .iter()
        .flat_map(|&byte| (0..8).map(move |bit| u32::from(byte >> bit & 1)))
        .collect::<Vec<_>>()
        .chunks(symbol_length as usize)
        .map(|bits| bits.iter().rev().fold(0, |value, bit| value << 1 | bit))
        .collect();
    for (place, &symbol) in symbols.iter().enumerate() {
        *counts.entry((place % trees, symbol)).or_default() += 1.0;
        all[place % trees] += 1.0;
    }
    let of = |(place, &symbol): (usize, &u32)| {
        let tree = place % trees;
        -(counts[&(tree, symbol)] / all[tree]).log2()
    };
    symbols.iter().enumerate().map(of).sum()
}

#[test]
fn shannons_bound_is_the_entropy_of_the_symbols() {
    let folder = Folder::new();
    let mut data = real_data();
    folder.write("data", &data);
    data.resize(data.len().next_multiple_of(128), 0);
    // By training on the file itself, and without.
    for flags in ["--train same", "--train first:1K"] {
        let eval = folder.json(&format!(
            "eval data --codec e2mc --sl 4,8,16,32 {flags} --json"
        ));
        for symbols in eval["files"][0]["symbols"].as_array().unwrap() {
            let length = symbols["symbol_length"].as_u64().unwrap();
            let ideal = ideal_bits(&data, length as u32);
            let ours = symbols["ideal_bits"].as_f64().unwrap();
            assert!(
                (ours / ideal - 1.0).abs() < 1e-9,
                "SL {length}: {ours}, not {ideal}"
            );
            let bound = symbols["bound"].as_f64().unwrap();
            assert!((bound * ideal / (8.0 * data.len() as f64) - 1.0).abs() < 1e-9);
            let ours = codec(&eval, &format!("e2mc-sl{length}"));
            let share = ours["raw_ratio"].as_f64().unwrap() / bound;
            assert!((ours["bound_share"].as_f64().unwrap() / share - 1.0).abs() < 1e-9);
        }
    }
    let without = folder.json("eval data --codec e2mc --train first:1K --no-bound --json");
    assert_eq!(without["files"][0]["symbols"], Value::Array(vec![]));
}

#[test]
fn a_sampled_beginning_goes_uncompressed() {
    let folder = Folder::new();
    let data = sample();
    folder.write("data", &data);
    // 3000 bytes are 24 blocks.
    let (begin, rest) = data.split_at(24 * 128);
    folder.write("begin", begin);
    folder.write("rest", rest);
    folder.run("train begin -o book.json").success();
    let encode = folder.json("encode --codebook book.json rest -o out --index index --json");
    let eval = folder.json("eval data --codec e2mc,fpc --train first:3000 --json");
    let ours = codec(&eval, "e2mc-sl16");
    assert_eq!(ours["sampled_blocks"], 24);
    let of = |value: &Value, key: &str| value["statistics"][key].as_u64().unwrap();
    for (key, raw) in [("compressed_bits", 24 * 1024), ("stored_bytes", 24 * 128)] {
        assert_eq!(of(ours, key), of(&encode, key) + raw, "{key}");
    }
    // Other codecs do not sample.
    let fpc = folder.json("encode --codec fpc data -o out --index index --json");
    assert_eq!(codec(&eval, "fpc")["statistics"], fpc["statistics"]);
    // More than there is: nothing is compressed.
    let eval = folder.json("eval data --codec e2mc --train first:1M --json");
    assert_eq!(codec(&eval, "e2mc-sl16")["sampled_blocks"], 160);
    assert_eq!(codec(&eval, "e2mc-sl16")["raw_ratio"], 1.0);
}

#[test]
fn a_sample_of_more_than_a_segment() {
    let folder = Folder::new();
    // 100,000 blocks of 64 bytes, and 70,000 of them sampled: a segment has 65,536.
    let words = (0..100_000 * 16u32).map(|i| i.wrapping_mul(i) % 8191 * (i % 3) + i / 100_000);
    let data: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    let (begin, rest) = data.split_at(70_000 * 64);
    folder.write("data", &data);
    folder.write("begin", begin);
    folder.write("rest", rest);
    folder.run("train --block 64 begin -o book.json").success();
    let encode = "encode --block 64 --codebook book.json rest -o out --index index --json";
    let encode = folder.json(encode);
    let train = format!("--train first:{}", begin.len());
    let eval = folder.json(&format!("eval data --block 64 --codec e2mc {train} --json"));
    let ours = codec(&eval, "e2mc-sl16");
    assert_eq!(ours["sampled_blocks"], 70_000);
    let of = |value: &Value| value["statistics"]["compressed_bits"].as_u64().unwrap();
    assert_eq!(of(ours), of(&encode) + 70_000 * 512);
}

#[test]
fn a_codebook_of_other_data() {
    let folder = Folder::new();
    folder.write("data", &real_data());
    folder.write("other", &sample());
    folder
        .run("train other --sl 16 --mfv 512 -o book.json")
        .success();
    let encode = folder.json("encode --codebook book.json data --pad -o out --index index --json");
    for flags in [
        "--train other --mfv 512",
        "--codebook book.json",
        "--codebook book.json --sl 16",
    ] {
        let eval = folder.json(&format!("eval data --codec e2mc {flags} --json"));
        let ours = codec(&eval, "e2mc-sl16-mfv512");
        assert_eq!(ours["statistics"], encode["statistics"], "{flags}");
    }
}

#[test]
fn each_codec_takes_the_values_that_it_can_have() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let names = |flags: &str| {
        let eval = folder.json(&format!("eval data {flags} --json"));
        let codecs = eval["codecs"].as_array().unwrap().clone();
        let names = codecs
            .iter()
            .map(|codec| codec["name"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    assert_eq!(
        names("--codec e2mc,e2mc-delta --mfv 64,512 --pdw 2,8 --modes 0,1"),
        [
            "e2mc-sl16-pdw2-mfv512",
            "e2mc-sl16-pdw8-mfv512",
            "e2mc-delta-pdw2-mfv64-modes01",
            "e2mc-delta-pdw8-mfv64-modes01",
            "e2mc-delta-pdw2-mfv512-modes01",
            "e2mc-delta-pdw8-mfv512-modes01",
        ]
    );
    assert_eq!(
        names("--codec e2mc-delta,e2mc --mfv 2048"),
        ["e2mc-sl16-mfv2048", "e2mc-delta"]
    );
    folder.fails("eval data --codec e2mc --mfv 64", "512, 1024, 2048 or 4096");
    folder.fails(
        "eval data --codec e2mc-delta --mfv 1024",
        "64, 128, 256 or 512",
    );
    folder.fails("eval data --mfv 65", "64, 128, 256 or 512");
    folder.fails(
        "eval data --codec e2mc --modes 1",
        "--modes is a parameter of e2mc-delta",
    );
    folder.fails("eval data --study pdw --modes 1", "--modes");
    // With codebooks for some, the others are left out of all, but not where they are named.
    folder.run("train data --mfv 512 -o book.json").success();
    folder
        .run("train data --codec e2mc-delta --mfv 64 -o delta.json")
        .success();
    let all = names("--codebook book.json");
    assert_eq!(all.len(), without_numbers().count() - 1);
    assert_eq!(all[0], "e2mc-sl16-mfv512");
    let both = names("--codec e2mc-delta,e2mc --codebook delta.json,book.json");
    assert_eq!(both, ["e2mc-sl16-mfv512", "e2mc-delta-mfv64"]);
    folder.fails(
        "eval data --codec e2mc-delta --codebook book.json",
        "no codebook (--codebook) is for e2mc-delta",
    );
    folder.fails(
        "eval data --block 64 --codebook delta.json",
        "delta.json is a codebook for blocks of 128 bytes, not 64",
    );
}

#[test]
fn a_delta_codebook_of_other_data() {
    let folder = Folder::new();
    folder.write("data", &real_data());
    folder.write("other", &sample());
    folder
        .run("train other --codec e2mc-delta --mfv 256 -o book.json")
        .success();
    let codec_flags = "--codec e2mc-delta --codebook book.json --pdw 8 --modes 0,2";
    let encode = format!("encode {codec_flags} data --pad -o out --index index --json");
    let encode = folder.json(&encode);
    for flags in ["--train other --mfv 256", "--codebook book.json"] {
        let eval = format!("eval data --codec e2mc-delta {flags} --pdw 8 --modes 0,2 --json");
        let eval = folder.json(&eval);
        let ours = codec(&eval, "e2mc-delta-pdw8-mfv256-modes02");
        assert_eq!(ours["statistics"], encode["statistics"], "{flags}");
        assert!(ours["pointer_bits"].as_u64() > Some(0));
    }
}

#[test]
fn bursts_are_those_of_each_block() {
    let folder = Folder::new();
    let data = real_data();
    folder.write("data", &data);
    folder.write("more", &sample());
    folder.run("train data --pad -o book.json").success();
    let book = Codebook::read(&folder.path("book.json"), None).unwrap();
    let geometry = Geometry::default();
    for name in ["bdi", "e2mc", "lzss"] {
        let flags = if name == "e2mc" {
            "--codebook book.json"
        } else {
            ""
        };
        folder
            .run(&format!(
                "eval data more --codec {name} {flags} --bursts bursts"
            ))
            .success();
        let codec: Box<dyn Codec> = match Format::find(name).unwrap().codec(geometry) {
            Some(codec) => codec,
            None => Box::new(E2mc::new(&book, geometry.block(), Default::default())),
        };
        let mut padded = data.clone();
        padded.resize(data.len().next_multiple_of(128), 0);
        padded.extend(sample());
        let mut out = BitWriter::new();
        let bursts = padded.chunks_exact(128).map(|block| {
            let bits = codec.encode(block, &mut out).bits;
            bits.div_ceil(256).clamp(1, 4) as u8
        });
        assert_eq!(folder.read("bursts"), bursts.collect::<Vec<_>>(), "{name}");
    }
}

#[test]
fn means_are_geometric() {
    let folder = Folder::new();
    folder.write("a", &sample());
    folder.write("b", &real_data());
    let eval = folder.json("eval a b --codec e2mc,bpc --json");
    for (codec, mean) in eval["means"].as_array().unwrap().iter().enumerate() {
        for key in ["raw_ratio", "effective_ratio"] {
            let of = |file: usize| eval["files"][file]["codecs"][codec][key].as_f64().unwrap();
            let expected = (of(0) * of(1)).sqrt();
            assert!((mean[key].as_f64().unwrap() - expected).abs() < 1e-12);
        }
    }
    assert!(eval["means"][0]["bound"].as_f64() > Some(1.0));
    assert!(eval["means"][1]["bound"].is_null());
    // Beside them all files as one: what counts is their bytes.
    for (codec, total) in eval["totals"].as_array().unwrap().iter().enumerate() {
        let sum = |key: &str| -> f64 {
            let of = |file: usize| {
                let counts = &eval["files"][file]["codecs"][codec];
                counts["statistics"][key].as_f64().unwrap()
            };
            of(0) + of(1)
        };
        let blocks: u64 = (0..2)
            .map(|file| eval["files"][file]["blocks"].as_u64().unwrap())
            .sum();
        let bits = (blocks * 1024) as f64;
        let raw = total["raw_ratio"].as_f64().unwrap();
        assert!((raw - bits / sum("compressed_bits")).abs() < 1e-12);
        let effective = total["effective_ratio"].as_f64().unwrap();
        assert!((effective - bits / 8.0 / sum("stored_bytes")).abs() < 1e-12);
    }
    assert!(eval["totals"][0]["bound"].as_f64() > Some(1.0));
    let text = folder.run("eval a b --codec bdi --toggles").success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    assert!(
        text.contains("geometric means") && text.contains("by bytes"),
        "{text}"
    );
    assert!(text.contains("through 1 codec on"), "{text}");
    for study in ["sl", "pdw", "mag"] {
        let tables = folder.json(&format!("eval a b --codec e2mc --study {study} --json"));
        let tables = tables["tables"].as_array().unwrap();
        let by_bytes = |table: &serde_json::Value| {
            table["totals"].is_array() || table["title"].as_str().unwrap().contains("by bytes")
        };
        assert!(tables.iter().any(by_bytes), "{study}");
    }
}

/// `--sort` moves whole codecs, in every table; the lines of `--summary` equal those for all files in the
/// full output.
#[test]
fn codecs_are_sorted_and_summed_up() {
    let folder = Folder::new();
    let zeros = vec![0; 4096];
    let counted: Vec<u8> = (0..2048u32).flat_map(|i| (i * 3).to_le_bytes()).collect();
    folder.write("zeros", &zeros);
    folder.write("counted", &counted);
    let line = "eval --codec bdi,bpc,fpc,cpack zeros counted";
    let plain = folder.json(&format!("{line} --json"));
    for (word, ratio) in [("effective", "effective_ratio"), ("raw", "raw_ratio")] {
        let sorted = folder.json(&format!("{line} --json --sort {word}"));
        let totals = sorted["totals"].as_array().unwrap();
        let ratios: Vec<f64> = totals.iter().map(|t| t[ratio].as_f64().unwrap()).collect();
        assert!(ratios.is_sorted_by(|a, b| a >= b), "{word}: {ratios:?}");
        let named = |whole: &serde_json::Value, list: &str, name: &str| {
            let list = whole[list].as_array().unwrap().clone();
            list.into_iter().find(|entry| entry["name"] == name)
        };
        for (place, total) in totals.iter().enumerate() {
            let name = total["name"].as_str().unwrap();
            assert_eq!(sorted["codecs"][place]["name"], name);
            assert_eq!(sorted["means"][place]["name"], name);
            for list in ["totals", "means", "codecs"] {
                assert_eq!(named(&sorted, list, name), named(&plain, list, name));
            }
            for file in [0, 1] {
                let results = &plain["files"][file]["codecs"];
                let own = results.as_array().unwrap().iter();
                let own = own.clone().find(|result| result["name"] == name);
                assert_eq!(Some(&sorted["files"][file]["codecs"][place]), own);
            }
        }
    }
    let said = folder.run(&format!("{line} --summary --csv")).success();
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    let rows: Vec<Vec<&str>> = said.lines().map(|row| row.split(',').collect()).collect();
    assert_eq!(rows.len(), 5, "{said}");
    for (row, total) in rows[1..].iter().zip(plain["totals"].as_array().unwrap()) {
        assert_eq!(row[0], total["name"]);
        assert_eq!(row[4], (zeros.len() + counted.len()).to_string());
        assert_eq!(
            row[6].parse(),
            Ok(total["effective_ratio"].as_f64().unwrap())
        );
    }
    let said = folder.run(&format!("{line} --summary")).success();
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    assert!(said.starts_with("2 files together") && !said.contains("blocks by bursts"));
    folder.fails(&format!("{line} --sort size"), "effective");
}
