//! The design for numbers on the command line: emitted, simulated, trained and loaded.

use crate::common::folder::Folder;
use serde_json::json;

/// bf16 of few exponents.
fn weights(count: u32) -> Vec<u8> {
    let number = |i: u32| {
        let exponent = 120 + (i * i % 7).min(i % 5) as u16 + if i % 53 == 0 { 40 } else { 0 };
        (exponent << 7 | (i * 37 % 128) as u16 | (i as u16 & 1) << 15).to_le_bytes()
    };
    (0..count).flat_map(number).collect()
}

#[test]
fn trained_emitted_and_simulated() {
    let folder = Folder::new();
    folder.write("weights", &weights(64 * 40));
    let train = "train --codec numbers --format bf16 --digits 2,3 -o book.json weights";
    folder.run(train).success();
    let load = |half: &str| {
        let bytes = folder.read(&format!("book.{half}.load"));
        String::from_utf8(bytes).unwrap()
    };
    let lines = load("compressor");
    assert_eq!(lines, load("decompressor"));
    // Control, ten ranks, control.
    assert_eq!(lines.lines().count(), 12);
    assert!(lines.starts_with("00000000_00000000\n00000100_"));
    assert!(lines.ends_with("00000000_00000001\n"));

    let sim = "sim --design numbers --beat 128 --json weights";
    let same = folder.json(&format!(
        "{sim} --format bf16 --digits 2,3 --codebook book.json"
    ));
    // The format is the codebook's, or the data is trained on.
    assert_eq!(
        folder.json(&format!("{sim} --digits 2,3 --codebook book.json")),
        same
    );
    assert_eq!(
        folder.json(&format!("{sim} --format bf16 --digits 2,3 --ranks table")),
        same
    );
    assert_eq!(same["compressor"]["interval_max"], 1);
    assert!(same["effective_ratio"].as_f64() > Some(1.2), "{same}");
    let wide = folder.json(&format!("{sim} --format bf16 --block 512"));
    // 128 bytes a cycle; compressed blocks come in fewer.
    assert_eq!(wide["compressor"]["interval_max"], 4);

    let emit = "--design numbers --codebook book.json --digits 2,3 --output out --json";
    let manifest = folder.json(emit);
    let parameters = &manifest["parameters"];
    assert_eq!(parameters["format"], "bf16");
    assert_eq!(parameters["digits"], "2,3");
    let regions = manifest["tops"][1]["address_map"].as_array().unwrap();
    let ranks = regions.iter().find(|region| region["name"] == "ranks");
    assert_eq!(ranks.unwrap()["words"], 10);
    let name = manifest["name"].as_str().unwrap();
    let preloaded = folder.read(&format!("out/{name}/{name}_decompressor_load.hex"));
    assert_eq!(String::from_utf8(preloaded).unwrap(), lines);
    let designs = folder.json("designs --json");
    let named = |line: &&serde_json::Value| line["name"] == "numbers";
    assert!(designs.as_array().unwrap().iter().find(named).is_some());
    assert_eq!(manifest["design"], json!("numbers"));
}

#[test]
fn what_does_not_go_together_is_refused() {
    let folder = Folder::new();
    folder.write("weights", &weights(64));
    folder
        .run("train --codec numbers --format bf16 -o book.json weights")
        .success();
    folder.run("train --pad -o e2mc.json weights").success();
    for (command, reason) in [
        (
            "--design numbers --format bf16 --block 64",
            "128, 256 or 512",
        ),
        (
            "--design numbers --format bf16 --sl 8",
            "not a parameter of",
        ),
        ("--design fpc-opt --digits 3", "not a parameter of"),
        (
            "--design fpc-opt --block 256",
            "--block: expected 64 or 128",
        ),
        (
            "--design numbers --format fp16 --codebook book.json",
            "bf16",
        ),
        ("--design numbers --codebook e2mc.json", "for e2mc"),
        ("--design numbers --format bf16 --stages 99", "takes 1 to"),
        ("--design numbers --format bf16 --digits 4", "--digits"),
        (
            "--design numbers --ranks block --codebook book.json",
            "book.json: --codebook: with --ranks block",
        ),
        ("--design fpc-opt --ranks block", "not a parameter of"),
        (
            "encode --codec numbers --ranks block --codebook book.json -o x --index y weights",
            "--codebook book.json: with --ranks block",
        ),
        (
            "eval --codec numbers --format bf16 --ranks block --codebook book.json weights",
            "--codebook and --train: with --ranks block",
        ),
        (
            "eval --codec numbers --format bf16 --ranks block --train weights weights",
            "--codebook and --train: with --ranks block",
        ),
        (
            "encode --codec numbers --ranks table -o x --index y weights",
            "needs a codebook",
        ),
        ("encode --codec numbers -o x --index y weights", "--format"),
        (
            "encode --codec numbers --codebook book.json --bases 2 -o x --index y weights",
            "--bases: with ranks from a table a block has no base",
        ),
        (
            "eval --codec numbers --format bf16 --ranks table --bases 1,2 weights",
            "--bases: with ranks from a table a block has no base",
        ),
        (
            "eval --codec numbers --format bf16 --bases 3 weights",
            "must be 1, 2, 4 or 8",
        ),
        (
            "eval --codec pfor --bases 2 weights",
            "--bases is a parameter of numbers",
        ),
        (
            "--design numbers --bases 2",
            "unexpected argument '--bases'",
        ),
    ] {
        folder.fails(command, reason);
    }
}

#[test]
fn several_bases_are_for_channels_of_different_scale() {
    let folder = Folder::new();
    // The exponents of each eighth channel are near one another, those of neighbours are not.
    let number = |i: u32| {
        let exponent = 100 + i * 5 % 8 + i * i % 3;
        ((exponent << 7) as u16 | (i * 37 % 128) as u16).to_le_bytes()
    };
    let keys: Vec<u8> = (0..64 * 40).flat_map(number).collect();
    folder.write("keys", &keys);
    let line = "--codec numbers --format bf16";
    let eval = folder.json(&format!("eval {line} --bases 1,8 --json keys"));
    let names: Vec<_> = (0..2).map(|i| &eval["codecs"][i]["name"]).collect();
    assert_eq!(names, ["numbers-bf16", "numbers-bf16-bases8"]);
    assert_eq!(eval["codecs"][0].get("bases"), None);
    assert_eq!(eval["codecs"][1]["bases"], 8);
    let codecs = &eval["files"][0]["codecs"];
    assert_eq!(codecs[0]["effective_ratio"], 1.0);
    assert!(codecs[1]["effective_ratio"].as_f64() > Some(1.3), "{eval}");
    // No hardware has several, so they have no cost.
    let costs = folder.json(&format!(
        "eval {line} --bases 8 --bandwidth 100 --json keys"
    ));
    assert!(!costs["costs"].to_string().contains("mm2"), "{costs}");
    let encode = format!("encode {line} --bases 8 -o stream --index index.json keys");
    folder.run(&encode).success();
    let index: serde_json::Value = serde_json::from_str(&folder.text("index.json")).unwrap();
    assert!(index.to_string().contains("\"bases\":8"), "{index}");
    let decode = format!("decode {line} --bases 8 stream --index index.json -o back");
    folder.run(&decode).success();
    assert_eq!(folder.read("back"), keys);
    folder.fails(
        &format!("decode {line} stream --index index.json -o back"),
        "bases",
    );
    // One base is what an index does not name.
    for bases in ["", "--bases 1"] {
        let encode = format!("encode {line} {bases} -o one --index one.json keys");
        folder.run(&encode).success();
        assert!(!folder.text("one.json").contains("bases"));
        let decode = format!("decode {line} one --index one.json -o back");
        folder.run(&decode).success();
    }
}

/// Writes the files of version 0.1.0: 512 numbers in bf16, with digits of 2 and 3 bits.
fn of_0_1_0(folder: &Folder) {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/numbers_0.1.0");
    for name in ["data", "book.json", "stream", "index", "index.json"] {
        let bytes = std::fs::read(format!("{data}/{name}")).unwrap();
        folder.write(name, &bytes);
    }
}

#[test]
fn files_of_0_1_0_have_ranks_from_a_table() {
    let folder = Folder::new();
    of_0_1_0(&folder);
    let codec = "--codec numbers --codebook book.json --digits 2,3";
    for (index, ranks) in [("index", ""), ("index.json", "--ranks table")] {
        let decode = format!("decode {codec} {ranks} stream --index {index} -o back");
        folder.run(&decode).success();
        assert_eq!(folder.read("back"), folder.read("data"));
        let encode = format!("encode {codec} {ranks} data --index again.{index} -o again");
        folder.run(&encode).success();
        assert_eq!(folder.read("again"), folder.read("stream"));
        assert_eq!(folder.read(&format!("again.{index}")), folder.read(index));
    }
    folder.fails(
        "decode --codec numbers --format bf16 --digits 2,3 stream --index index -o back",
        "made with --ranks \"table\", not \"block\"",
    );
}

/// By default, hardware derives ranks from the block, unless a codebook is given.
#[test]
fn hardware_has_ranks_from_the_block() {
    let folder = Folder::new();
    let number = |i: u16| (((120 + i % 7) << 7) | (i % 128)).to_le_bytes();
    let numbers: Vec<u8> = (0..64 * 40).flat_map(number).collect();
    folder.write("weights", &numbers);
    let manifest = folder.json("--design numbers --output out --json");
    assert_eq!(manifest["name"], "numbers_bf16");
    assert_eq!(manifest["parameters"]["ranks"], "block");
    for top in manifest["tops"].as_array().unwrap() {
        assert_eq!(top["address_map"], json!([]));
    }
    let sim = folder.json("sim --design numbers --json weights");
    assert!(sim["effective_ratio"].as_f64() > Some(1.2), "{sim}");
    folder
        .run("train --codec numbers --format bf16 -o book.json weights")
        .success();
    let manifest = folder.json("--design numbers --codebook book.json --output out --json");
    assert_eq!(manifest["parameters"]["ranks"], "table");
}

#[test]
fn ranks_from_the_block_need_no_codebook() {
    let folder = Folder::new();
    of_0_1_0(&folder);
    for codec in [
        "--format bf16",
        "--format fp8-e4m3 --block 256 --ranks block",
    ] {
        let codec = format!("--codec numbers {codec}");
        folder
            .run(&format!("encode {codec} data --index own.json -o own"))
            .success();
        let index: serde_json::Value = serde_json::from_str(&folder.text("own.json")).unwrap();
        assert_eq!(index["parameters"]["ranks"], "block");
        assert_eq!(index["codebook"], json!(null));
        folder
            .run(&format!("decode {codec} own --index own.json -o back"))
            .success();
        assert_eq!(folder.read("back"), folder.read("data"));
    }
}
