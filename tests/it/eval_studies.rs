//! Studies are evaluations with one parameter varied, as tables and pictures.

use serde_json::Value;

use crate::common::folder::{sample, Folder};

fn files(folder: &Folder) {
    folder.write("a", &sample());
    let words = (0..6000u32).flat_map(|i| ((i * i) % 9973 * (i % 5)).to_le_bytes());
    folder.write(
        "a_rather_long_name_of_a_file_that_has_to_be_cut_somewhere_to_fit",
        &words.collect::<Vec<_>>(),
    );
}

const FILES: &str = "a a_rather_long_name_of_a_file_that_has_to_be_cut_somewhere_to_fit";

/// Values of a table, row by row.
fn values(table: &Value) -> Vec<Vec<f64>> {
    let rows = table["rows"].as_array().unwrap().iter();
    let numbers = |row: &Value| {
        let values = row["values"].as_array().unwrap().iter();
        values.map(|value| value.as_f64().unwrap()).collect()
    };
    rows.map(numbers).collect()
}

/// The ratios of plain evaluations with some flags, file by file.
fn plain(folder: &Folder, flags: &[String], key: &str) -> Vec<Vec<f64>> {
    let evaluations: Vec<Value> = flags
        .iter()
        .map(|flags| folder.json(&format!("eval {FILES} {flags} --json")))
        .collect();
    let file = |file: usize| {
        let of = |evaluation: &Value| {
            evaluation["files"][file]["codecs"][0][key]
                .as_f64()
                .unwrap()
        };
        evaluations.iter().map(of).collect()
    };
    vec![file(0), file(1)]
}

#[test]
fn tables_are_those_of_plain_evaluations() {
    let folder = Folder::new();
    files(&folder);
    let vary = |flag: &str, values: &[u32]| -> Vec<String> {
        let flags = values
            .iter()
            .map(|value| format!("--codec e2mc {flag} {value}"));
        flags.collect()
    };
    for (study, flags) in [
        ("sl", vary("--sl", &[4, 8, 16, 32])),
        ("pdw", vary("--pdw", &[1, 2, 4, 8])),
        ("mfv", vary("--mfv", &[512, 1024, 2048, 4096])),
    ] {
        let found = folder.json(&format!("eval {FILES} --study {study} --json"));
        assert_eq!(found["study"], study);
        for (table, key) in [(0, "raw_ratio"), (1, "effective_ratio")] {
            let ours = values(&found["tables"][table]);
            assert_eq!(ours, plain(&folder, &flags, key), "{study}");
            let mean = found["tables"][table]["means"][0].as_f64().unwrap();
            assert!((mean - (ours[0][0] * ours[1][0]).sqrt()).abs() < 1e-12);
        }
    }
    // Relative to 1024 values, the second column.
    let found = folder.json(&format!("eval {FILES} --study mfv --sl 32 --json"));
    let (absolute, relative) = (values(&found["tables"][0]), values(&found["tables"][2]));
    for (absolute, relative) in absolute.iter().zip(relative) {
        for (value, relative) in absolute.iter().zip(relative) {
            assert!((value / absolute[1] - relative).abs() < 1e-12);
        }
    }
}

#[test]
fn sampling_takes_shares_of_the_file() {
    let folder = Folder::new();
    files(&folder);
    let found = folder.json(&format!("eval {FILES} --study sampling --json"));
    // 160 and 188 blocks: a 64th part is 3 of each, half is 80 and 94.
    let codecs = &found["evaluation"]["files"];
    for (file, blocks) in [(0, 160u64), (1, 188)] {
        let sampled = |codec: usize| codecs[file]["codecs"][codec]["sampled_blocks"].as_u64();
        for (codec, parts) in [64, 32, 16, 8, 4, 2].into_iter().enumerate() {
            assert_eq!(sampled(codec), Some(blocks.div_ceil(parts)));
        }
        assert_eq!(sampled(6), Some(0));
    }
    let flags = ["--codec e2mc --train same", "--codec bdi", "--codec fpc"].map(str::to_owned);
    let plain = plain(&folder, &flags, "raw_ratio");
    let ours = values(&found["tables"][0]);
    for (ours, plain) in ours.iter().zip(&plain) {
        assert_eq!(ours[6..], plain[..]);
    }
    let bytes = 3 * 128;
    let first = folder.json(&format!("eval a --codec e2mc --train first:{bytes} --json"));
    assert_eq!(
        first["files"][0]["codecs"][0]["raw_ratio"].as_f64(),
        Some(ours[0][0])
    );
}

#[test]
fn tables_of_value_frequencies_are_as_good_as_they_are_large() {
    let folder = Folder::new();
    files(&folder);
    let found = folder.json(&format!("eval {FILES} --study vft --sl 32 --json"));
    let ways = [1, 2, 4, 8, 16, 32, 64, 128].map(|ways| format!("vft:{ways}"));
    let trainings = ways.iter().map(String::as_str).chain(["same"]);
    let flags = trainings.map(|on| format!("--codec e2mc --sl 32 --train {on}"));
    let flags: Vec<_> = flags.collect();
    let plain = plain(&folder, &flags, "raw_ratio");
    assert_eq!(values(&found["tables"][0]), plain);
    for ratios in plain {
        // A sample of so few values fits 128 ways; one way forgets.
        assert_eq!(ratios[7], ratios[8]);
        assert!(ratios[0] < ratios[8], "{ratios:?}");
    }
    folder.fails(
        "eval a --codec e2mc --train vft:0",
        "no number of ways, 1 to",
    );
    folder.fails("eval a --codec e2mc-delta --train vft", "is for e2mc");
    folder.fails(
        "eval a --codec e2mc --train vft --shard 1/2",
        "--shard needs a codebook",
    );
    folder.fails(
        "eval a --study vft --sl 8",
        "needs symbols of 16 or 32 bits",
    );
    folder.fails("eval a --study vft --train same", "--study vft varies");
}

#[test]
fn mag_has_all_codecs() {
    let folder = Folder::new();
    files(&folder);
    let found = folder.json(&format!(
        "eval {FILES} --study mag --codec e2mc,bdi,m-bdi --json"
    ));
    let ours = values(&found["tables"][0]);
    for (row, codec) in ["e2mc", "bdi", "m-bdi"].into_iter().enumerate() {
        let mean = |mag: u32, key: &str| {
            let plain = folder.json(&format!("eval {FILES} --codec {codec} --mag {mag} --json"));
            plain["means"][0][key].as_f64().unwrap()
        };
        let raw = mean(32, "raw_ratio");
        let expected = [
            raw,
            mean(32, "effective_ratio"),
            mean(64, "effective_ratio"),
        ];
        assert_eq!(ours[row], expected, "{codec}");
    }
}

#[test]
fn tables_fit_a_terminal_and_pictures_are_drawn() {
    let folder = Folder::new();
    files(&folder);
    let deep = format!("{}/x", "d".repeat(120));
    std::fs::create_dir(folder.path(&"d".repeat(120))).unwrap();
    folder.write(&deep, &sample()[..5000]);
    for study in ["sl", "mfv", "sampling", "vft", "pdw", "mag"] {
        let run = folder.run(&format!(
            "eval {FILES} {deep} --study {study} --svg {study}.svg"
        ));
        fits(&run.success());
        let svg = folder.text(&format!("{study}.svg"));
        assert!(
            svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
            "{study}"
        );
        assert!(svg.contains("geometric mean"), "{study}");
        assert_eq!(svg.matches("<svg").count(), svg.matches("</svg>").count());
    }
    fits(
        &folder
            .run(&format!(
                "eval {FILES} {deep} --sl 4,16,32 --pdw 4,8 --mfv 512"
            ))
            .success(),
    );
}

fn fits(done: &assert_cmd::assert::Assert) {
    let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(text.lines().count() > 5);
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}
