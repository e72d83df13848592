//! `hdlgen eval` on numbers: the format is derived from each tensor's type.

use std::fs;

use serde_json::{json, Value};

use crate::common::folder::Folder;
use crate::common::inputs::{npy, safetensors};

/// bf16 of few exponents.
fn bf16(count: u32) -> Vec<u8> {
    let number = |i: u32| (((120 + i * i % 5) << 7) as u16 | (i * 37 % 128) as u16).to_le_bytes();
    (0..count).flat_map(number).collect()
}

/// fp16 of few exponents.
fn fp16(count: u32) -> Vec<u8> {
    let number = |i: u32| (((12 + i * i % 3) << 10) as u16 | (i * 641 % 1024) as u16).to_le_bytes();
    (0..count).flat_map(number).collect()
}

fn small(count: u32) -> Vec<u8> {
    (0..count).map(|i| (i * 7 % 11) as u8).collect()
}

fn mixed() -> Vec<u8> {
    safetensors(&[
        ("a", "BF16", &[1024], bf16(1024)),
        ("b", "F16", &[1024], fp16(1024)),
        ("c", "F8_E4M3", &[2048], small(2048)),
        ("d", "I8", &[2048], small(2048)),
        ("e", "F32", &[64], vec![1; 256]),
        ("g", "U8", &[256], small(256)),
    ])
}

/// Compressed bits of a codec for each file.
fn bits(eval: &Value, codec: &str) -> Vec<u64> {
    let files = eval["files"].as_array().unwrap().iter();
    let of = |file: &Value| {
        let codecs = file["codecs"].as_array().unwrap();
        let own = codecs.iter().find(|own| own["name"] == codec).unwrap();
        own["statistics"]["compressed_bits"].as_u64().unwrap()
    };
    files.map(of).collect()
}

#[test]
fn each_tensor_is_of_its_own_format() {
    let folder = Folder::new();
    folder.write("m.safetensors", &mixed());
    folder.write("a", &bf16(1024));
    folder.write("b", &fp16(1024));
    folder.write("cd", &small(2048));
    folder.write("g", &small(256));
    let eval = folder.json("eval --json m.safetensors");
    let names = eval["codecs"].as_array().unwrap().iter();
    assert!(names.clone().any(|codec| codec["name"] == "numbers"));
    let alone = |file: &str, format: &str| {
        let line = format!("eval --codec numbers --format {format} --json {file}");
        bits(&folder.json(&line), &format!("numbers-{format}"))[0]
    };
    let [a, b] = [alone("a", "bf16"), alone("b", "fp16")];
    let [c, d] = [alone("cd", "fp8-e4m3"), alone("cd", "int8")];
    assert!([a, b, c, d].iter().all(|&bits| bits < 8 * 2048));
    // F32 and U8 name no format.
    assert_eq!(bits(&eval, "numbers"), [a, b, c, d, 2048, 2048]);
    let left_out = json!({
        "name": "codec numbers",
        "reason": "2 inputs counted as stored uncompressed: elements of type F32, U8 \
                   (--format FORMAT says what they are, --as FORMAT converts them)",
    });
    assert_eq!(eval["left_out"], json!([left_out]));
    // --format is for bare bits, and contradicts no type.
    let told = folder.json("eval --codec numbers --format fp8-e5m2 --json m.safetensors");
    let g = alone("g", "fp8-e5m2");
    assert_eq!(bits(&told, "numbers"), [a, b, c, d, 2048, g]);
}

#[test]
fn one_format_names_the_codec_and_parts_add_up() {
    let folder = Folder::new();
    let model = safetensors(&[
        ("a", "BF16", &[1024], bf16(1024)),
        ("e", "F32", &[64], vec![1; 256]),
    ]);
    folder.write("m.safetensors", &model);
    let named = folder.json("eval --codec numbers --ranks table --json m.safetensors");
    assert_eq!(named["codecs"][0]["name"], "numbers-bf16-table");
    assert_eq!(named["codecs"][0]["format"], "bf16");
    folder
        .run("train --codec numbers -o bf16.json m.safetensors")
        .success();
    let fp16 = safetensors(&[("b", "F16", &[1024], fp16(1024))]);
    folder.write("b.safetensors", &fp16);
    folder
        .run("train --codec numbers -o fp16.json b.safetensors")
        .success();
    let line = "eval --codec numbers --codebook bf16.json,fp16.json m.safetensors b.safetensors";
    let whole = folder.json(&format!("{line} --json"));
    assert_eq!(
        bits(&whole, "numbers-table")[0],
        bits(&named, "numbers-bf16-table")[0]
    );
    fs::copy(folder.path("bf16.json"), folder.path("other.json")).unwrap();
    folder.fails(
        "eval --codec numbers --codebook bf16.json,other.json m.safetensors",
        "bf16.json and other.json are both for numbers of bf16",
    );
    for part in 1..=2 {
        folder
            .run(&format!("{line} --shard {part}/2 -o {part}.json"))
            .success();
    }
    let mut merged = folder.json("merge --json 2.json 1.json");
    merged["seconds"] = whole["seconds"].clone();
    assert_eq!(merged, whole);
}

#[test]
fn what_is_left_out_of_all_is_named() {
    let folder = Folder::new();
    folder.write("raw", &small(1024));
    let text = |line: &str| {
        let done = folder.run(line).success();
        let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let cure = "--format FORMAT says what they are, --as FORMAT converts them";
    let reason = format!("codec numbers: no input has bf16, fp16, fp8 or int8 elements ({cure})");
    assert!(text("eval raw").contains(&reason));
    let reason = "codec numbers: no blocks of 64 bytes (--block)";
    assert!(text("eval --block 64 raw").contains(reason));
    let large = text("eval --block 256 --format int8 raw");
    assert!(large.contains("lzss, fibonacci: no blocks of 256 bytes (--block)"));
    folder.run("train -o book.json raw").success();
    let given = text("eval --codebook book.json raw");
    assert!(
        given.contains("codec e2mc-delta: no codebook (--codebook) is for it"),
        "{given}"
    );
    let table = text("eval --train vft raw");
    assert!(
        table.contains("codec e2mc-delta: --train vft is for e2mc"),
        "{table}"
    );
    folder.fails(
        "eval --codec numbers raw",
        "numbers need a format: no input has elements whose type names one (--format FORMAT says what they are, --as FORMAT converts them)",
    );
}

#[test]
fn numbers_train_on_the_elements_of_their_format() {
    let folder = Folder::new();
    folder.write("m.safetensors", &mixed());
    folder.write("a", &bf16(1024));
    folder.write("a.npy", &npy("'|i1'", false, "(2048,)", &small(2048)));
    folder
        .run("train --codec numbers --format bf16 -o tensor.json m.safetensors")
        .success();
    folder
        .run("train --codec numbers --format bf16 -o raw.json a")
        .success();
    assert_eq!(folder.text("tensor.json"), folder.text("raw.json"));
    folder
        .run("train --codec numbers -o int8.json a.npy")
        .success();
    assert!(folder.text("int8.json").contains("int8"));
    folder.fails(
        "train --codec numbers -o x.json m.safetensors",
        "the files have numbers of bf16, fp16, fp8-e4m3, int8: --format FORMAT says which to train on",
    );
    // --train takes the elements of the format, too.
    let line = "eval --codec numbers --json --train m.safetensors a.npy";
    let one = folder.json(line);
    let two = folder.json("eval --codec numbers --json --codebook int8.json a.npy");
    assert_eq!(
        bits(&one, "numbers-int8-table"),
        bits(&two, "numbers-int8-table")
    );
}
