//! `hdlgen eval` on safetensors files: tensor by tensor, by type, converted.

use serde_json::{json, Value};

use crate::common::folder::Folder;
use crate::common::inputs::{gzip, npy, safetensors};

fn floats(count: u32) -> Vec<u8> {
    let value = |i: u32| ((i * 37 % 101) as f32 - 50.0) / 64.0;
    (0..count).flat_map(|i| value(i).to_le_bytes()).collect()
}

fn model() -> Vec<u8> {
    let bf16: Vec<u8> = floats(256).chunks(4).flat_map(|f| [f[2], f[3]]).collect();
    safetensors(&[
        ("layer.weight", "F32", &[16, 16], floats(256)),
        ("layer.half", "BF16", &[256], bf16),
        ("ids", "I64", &[4, 4], vec![1; 128]),
        ("none", "F32", &[0, 7], vec![]),
    ])
}

fn names(eval: &Value) -> Vec<String> {
    let files = eval["files"].as_array().unwrap().iter();
    files
        .map(|file| file["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn each_tensor_is_a_file_of_its_own() {
    let folder = Folder::new();
    folder.write("model.safetensors", &model());
    folder.write("packed.safetensors.gz", &gzip(&model()));
    folder.write("weight", &floats(256));
    let mut eval = folder.json("eval --codec bdi,e2mc-delta model.safetensors weight --json");
    // The tensors of a file have one codebook where they are trained on other data.
    for file in [0, 3] {
        let delta = eval["files"][file]["codecs"][0].as_object_mut().unwrap();
        assert!(delta.remove("other_data").is_some());
    }
    let expected = ["layer.weight", "layer.half", "ids"];
    let expected = expected.map(|name| format!("model.safetensors:{name}"));
    let mut all = names(&eval);
    assert_eq!(all.pop().unwrap(), "weight");
    assert_eq!(all, expected);
    let files = eval["files"].as_array().unwrap();
    let form = &files[0]["form"]["tensor"];
    assert_eq!(
        (&form["dtype"], &form["shape"]),
        (&"F32".into(), &json!([16, 16]))
    );
    assert_eq!(files[0]["bytes"], 1024);
    assert_eq!(files[0]["codecs"], files[3]["codecs"]);
    assert_eq!(eval["left_out"][0]["name"], "model.safetensors:none");
    let packed = folder.json("eval --codec bdi packed.safetensors.gz --json");
    assert_eq!(packed["files"][1]["bytes"], 512);

    let text = folder.run("eval --codec bdi model.safetensors").success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    for part in [
        "tensor of BF16 [256]",
        "by type of elements",
        "BF16       F32       I64",
        "512 B   1.02 kB     128 B",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    folder
        .run("eval --codec bdi model.safetensors --report page.html")
        .success();
    let page = String::from_utf8(folder.read("page.html")).unwrap();
    assert!(page.contains("Types of elements") && page.contains("BF16"));
}

#[test]
fn elements_are_converted() {
    let folder = Folder::new();
    folder.write("model.safetensors", &model());
    folder.write("array.npy", &npy("'<f4'", false, "(256,)", &floats(256)));
    folder.write("raw", &floats(256));
    let bf16 = folder.json("eval --codec numbers,fpc --as bf16 model.safetensors array.npy --json");
    let files = bf16["files"].as_array().unwrap();
    assert_eq!(files.len(), 3);
    assert_eq!(files[0]["bytes"], 512);
    assert_eq!(files[0]["codecs"], files[1]["codecs"], "as truncation here");
    assert_eq!(files[0]["codecs"], files[2]["codecs"]);
    assert_eq!(bf16["left_out"][1]["name"], "model.safetensors:ids");
    let eight = "eval --codec numbers --as fp8-e4m3 --block 256 model.safetensors";
    let eight = folder.json(&format!("{eight} --json"));
    let form = &eight["files"][0]["form"]["converted"];
    assert_eq!(form["conversion"]["to"], "fp8-e4m3");
    assert_eq!(
        form["conversion"]["scale"].as_f64(),
        Some(448.0 / (50.0 / 64.0))
    );
    assert_eq!(eight["files"][0]["bytes"], 256);
    assert!(eight["files"][0]["codecs"][0]["read_amplification"].as_f64() > Some(0.5));
    let text = folder
        .run("eval --codec numbers --as int8 array.npy")
        .success();
    text.stdout(predicates::str::contains("as int8, times 1.625600e2"));
    let csv = folder.run("eval --codec numbers --as bf16 --block 256 array.npy --csv");
    let csv = String::from_utf8(csv.success().get_output().stdout.clone()).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 2, "{csv}");
    assert!(lines[0].starts_with("file,codec,block,mag,bytes,blocks,raw_ratio,effective_ratio,"));
    let fields: Vec<&str> = lines[1].split(',').collect();
    assert_eq!(
        fields[..6],
        ["array.npy", "numbers-bf16", "256", "32", "512", "2"]
    );
    let stored: f64 = fields[8].parse().unwrap();
    // Both blocks are stored compressed, and 128 bytes cost a whole one.
    assert_eq!((fields[9], fields[10].parse()), ("0", Ok(stored / 256.0)));
    folder.fails("eval --codec bdi --as bf16 raw", "no array or tensor");
    folder.fails("eval --codec numbers raw", "--format FORMAT");
    folder.fails("eval --codec bdi --block 256 raw", "pfor has 64, 128, 256");
    folder.fails(
        "eval --codec numbers --format bf16 --block 64 raw",
        "numbers have all but 64",
    );
    let all = folder.json("eval --as bf16 --block 512 model.safetensors --json");
    let names: Vec<_> = all["codecs"].as_array().unwrap().iter().collect();
    let names: Vec<_> = names.iter().map(|codec| &codec["name"]).collect();
    assert_eq!(names, ["numbers-bf16", "pfor"]);
    let reads = |place: &serde_json::Value| place["read_amplification"].as_f64().unwrap();
    let files = all["files"].as_array().unwrap();
    let product: f64 = files.iter().map(|file| reads(&file["codecs"][0])).product();
    let mean = product.powf(1.0 / files.len() as f64);
    assert!((reads(&all["means"][0]) - mean).abs() < 1e-9);
    assert!(reads(&all["totals"][0]) > 0.0);
    let text = folder.run("eval --as bf16 --block 512 model.safetensors");
    text.success()
        .stdout(predicates::str::contains("eff. CR   reads"));
    let small = folder.json("eval --codec fpc,numbers --as bf16 model.safetensors --json");
    assert!(small["means"][0].get("read_amplification").is_none());
}

#[test]
fn damaged_files_are_named() {
    let folder = Folder::new();
    let good = model();
    let mut long = good.clone();
    long.push(0);
    let mut huge = good.clone();
    huge[6] = 1;
    let mut typed = good.clone();
    let place = good.windows(4).position(|part| part == b"BF16").unwrap();
    typed[place..][..4].copy_from_slice(b"XY99");
    for (bytes, reason) in [
        (&good[..5], "ends within its header"),
        (&good[..100], "ends within its header"),
        (&good[..good.len() - 1], "bytes of tensors in its header"),
        (&long, "bytes of tensors in its header"),
        (&huge, "the most are"),
        (&typed, "its header"),
    ] {
        folder.write("bad.safetensors", bytes);
        folder.fails("eval --codec bdi bad.safetensors", reason);
        folder.fails("eval --codec bdi bad.safetensors", "bad.safetensors");
    }
}
