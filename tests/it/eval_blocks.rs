//! `hdlgen eval --block` with several sizes: side by side what single evaluations say.

use serde_json::Value;

use crate::common::folder::{sample, Folder};

/// A codec's numbers in blocks of a size.
fn cell<'a>(found: &'a Value, name: &str, size: usize) -> &'a Value {
    let codecs = found["blocks"]["codecs"].as_array().unwrap();
    let codec = codecs.iter().find(|codec| codec["name"] == name);
    &codec.unwrap_or_else(|| panic!("no {name}"))["sizes"][size]
}

/// BF16 numbers of few exponents, and behind them noise.
fn numbers() -> Vec<u8> {
    let byte = |i: u32| (i.wrapping_mul(2_654_435_761) >> 23) as u8;
    let number = |i: u32| {
        [
            byte(i),
            if i < 20_000 {
                0x3C + byte(i * 7) % 4
            } else {
                byte(i * 3)
            },
        ]
    };
    (0..24_576).flat_map(number).collect()
}

#[test]
fn sizes_stand_side_by_side() {
    let folder = Folder::new();
    folder.write("data", &numbers());
    let codecs = "--codec bdi,pfor,numbers --format bf16 data --json";
    let found = folder.json(&format!("eval --block 64,128,512,1024,4096 {codecs}"));
    assert_eq!(
        found["blocks"]["blocks"],
        serde_json::json!([64, 128, 512, 1024, 4096])
    );
    for (place, (block, has)) in [
        (64, [true, true, false]),
        (128, [true, true, true]),
        (512, [false, true, true]),
        (1024, [false, true, true]),
        (4096, [false, true, true]),
    ]
    .into_iter()
    .enumerate()
    {
        for (name, has) in ["bdi", "pfor", "numbers-bf16"].into_iter().zip(has) {
            let own = cell(&found, name, place);
            assert_eq!(own.is_object(), has, "{name} {block}");
            if !has {
                continue;
            }
            let codec = name.trim_end_matches("-bf16");
            let format = if codec == "numbers" {
                "--format bf16"
            } else {
                ""
            };
            let one = folder.json(&format!(
                "eval --block {block} --codec {codec} {format} data --json"
            ));
            let one = &one["files"][0]["codecs"][0];
            assert_eq!(
                own["effective_ratio"], one["effective_ratio"],
                "{name} {block}"
            );
            // All bursts of a compressed block, only the wanted ones of another block.
            let number = |what: &Value| what.as_f64().unwrap();
            let blocks = numbers().len() as f64 / f64::from(block);
            let raw = number(&one["stored_uncompressed"]);
            let compressed = number(&one["statistics"]["stored_bytes"]) - raw * f64::from(block);
            for read in [32.0, 64.0] {
                let expected = (compressed + raw * read) / (read * blocks);
                let amplification = number(&own[format!("read_amplification_{read}")]);
                assert!(
                    (amplification / expected - 1.0).abs() < 1e-9,
                    "{name} {block}"
                );
            }
        }
    }
    let effective = |place| cell(&found, "numbers-bf16", place)["effective_ratio"].as_f64();
    assert!(
        effective(4) > effective(1),
        "larger blocks lose less to bursts"
    );
    let text = folder
        .run("eval --block 64,4096 --codec bdi,pfor data")
        .success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    let row = text.lines().find(|line| line.starts_with("bdi")).unwrap();
    assert!(row.ends_with(" -"), "{text}");
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
}

#[test]
fn large_blocks_come_back() {
    let folder = Folder::new();
    let data = numbers();
    folder.write("data", &data);
    for codec in ["pfor", "numbers --format bf16"] {
        for block in [1024, 4096] {
            let line =
                format!("encode --codec {codec} --block {block} data -o packed --index index.json");
            folder.run(&line).success();
            folder
                .run(&format!(
                    "decode --codec {codec} --block {block} packed --index index.json -o back"
                ))
                .success();
            assert!(folder.read("back") == data, "{codec} {block}");
            assert!(folder.read("packed").len() < data.len());
        }
    }
}

#[test]
fn what_is_for_one_size_is_refused() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.fails(
        "eval --block 64,128 --study pdw data",
        "--study is for one size",
    );
    folder.fails(
        "eval --block 64,128 --bandwidth 5 data",
        "--bandwidth is for one size",
    );
    folder.fails("eval --block 64,100 data", "256, 512, 1024 and 4096");
    folder.fails(
        "eval --block 1024,4096 --codec bdi data",
        "no codec has blocks of these sizes",
    );
    folder.fails(
        "eval --block 4096 --codec bdi data",
        "pfor has 64, 128, 256, 512, 1024 and 4096",
    );
}
