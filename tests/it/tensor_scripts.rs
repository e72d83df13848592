//! `scripts/convert-tensors` and `scripts/capture.py`: the tensors that they write are those of the models, as
//! `hdlgen eval` reads them.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::common::folder::Folder;
use crate::common::venv;

const MODULES: &str = "numpy, gguf, onnx";

/// Runs a script of the project with arguments. Returns the printed text.
fn run(python: &Path, folder: &Folder, script: &str, args: &[&str]) -> Result<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let paths = [root.join("scripts"), root.join("tests/data/tensors")];
    let mut command = Command::new(python);
    command.current_dir(folder.path("."));
    command.env("PYTHONPATH", std::env::join_paths(paths).unwrap());
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.arg(root.join(script)).args(args).output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    if output.status.success() {
        Ok(out)
    } else {
        Err(err)
    }
}

/// The tensors of a file: their types and bytes.
fn tensors(file: &[u8]) -> BTreeMap<String, (String, Vec<u8>)> {
    let length = u64::from_le_bytes(file[..8].try_into().unwrap()) as usize;
    let header: serde_json::Value = serde_json::from_slice(&file[8..8 + length]).unwrap();
    let tensors = header.as_object().unwrap().iter();
    let tensor = |(name, about): (&String, &serde_json::Value)| {
        let at = |end: usize| 8 + length + about["data_offsets"][end].as_u64().unwrap() as usize;
        let data = file[at(0)..at(1)].to_vec();
        (
            name.clone(),
            (about["dtype"].as_str().unwrap().into(), data),
        )
    };
    tensors.map(tensor).collect()
}

/// Types of a file's tensors, whose bytes must be those expected.
fn checked(folder: &Folder, file: &str) -> BTreeMap<String, String> {
    let tensors = tensors(&folder.read(file)).into_iter();
    let check = |(name, (dtype, data)): (String, (String, Vec<u8>))| {
        assert!(data == folder.read(&format!("expected/{name}")), "{name}");
        (name, dtype)
    };
    tensors.map(check).collect()
}

fn types<const N: usize>(expected: [(&str, &str); N]) -> BTreeMap<String, String> {
    let expected = expected.into_iter();
    expected
        .map(|(name, dtype)| (name.to_owned(), dtype.to_owned()))
        .collect()
}

#[test]
fn models_of_gguf_and_onnx_are_converted() {
    let Some(python) = venv::python(MODULES) else {
        return;
    };
    let folder = Folder::new();
    run(&python, &folder, "tests/data/tensors/models.py", &["."]).unwrap();
    let convert = |args: &[&str]| run(&python, &folder, "scripts/convert-tensors", args);
    let said = convert(&["tiny.gguf", "-o", "whole.safetensors"]).unwrap();
    assert!(
        said.contains("4 tensors of") && said.contains("Q4_0 (1)"),
        "{said}"
    );
    assert_eq!(
        checked(&folder, "whole.safetensors"),
        types([
            ("blk.0.attn_norm.weight", "F32"),
            ("blk.0.attn_q.weight", "U8"),
            ("blk.0.ffn_up.weight", "U8"),
            ("token_embd.weight", "F16"),
        ])
    );
    convert(&["tiny.gguf", "-o", "split.safetensors", "--split-scales"]).unwrap();
    assert_eq!(
        checked(&folder, "split.safetensors"),
        types([
            ("blk.0.attn_norm.weight", "F32"),
            ("blk.0.attn_q.weight.quants", "I8"),
            ("blk.0.attn_q.weight.scales", "F16"),
            ("blk.0.ffn_up.weight.quants", "U8"),
            ("blk.0.ffn_up.weight.scales", "F16"),
            ("token_embd.weight", "F16"),
        ])
    );
    convert(&["tiny.onnx", "-o", "onnx.safetensors"]).unwrap();
    assert_eq!(
        checked(&folder, "onnx.safetensors"),
        types([
            ("encoder.embed.weight", "F32"),
            ("layers.0.attn.weight", "BF16"),
            ("layers.0.mlp.weight", "U8"),
            ("layers.1.mlp.weight", "F4"),
            ("positions", "I64"),
        ])
    );
    let eval = folder.json("eval --codec pfor split.safetensors onnx.safetensors --json");
    assert_eq!(eval["files"].as_array().unwrap().len(), 11);
    let groups = eval["groups"].as_array().unwrap().iter();
    let layers = groups.filter(|group| group["by"] == "layer");
    let layers: Vec<&str> = layers
        .map(|group| group["name"].as_str().unwrap())
        .collect();
    assert_eq!(layers, ["MLP", "attention", "embedding", "norm", "other"]);
    folder.write("model.bin", b"x");
    for (name, reason) in [
        ("model.bin", "neither .gguf nor .onnx"),
        ("no.gguf", "no file"),
    ] {
        let error = convert(&[name, "-o", "none.safetensors"]).unwrap_err();
        assert!(error.contains(reason), "{error}");
    }
    assert!(!folder.names().contains(&"none.safetensors".to_owned()));
}

#[test]
fn a_run_is_captured() {
    let Some(python) = venv::python(MODULES) else {
        return;
    };
    let folder = Folder::new();
    run(&python, &folder, "tests/data/tensors/run.py", &["."]).unwrap();
    assert_eq!(folder.files("captured").len(), 3);
    let attention = "model.layers.0.self_attn.q_proj";
    assert_eq!(checked(&folder, "captured/weights.safetensors").len(), 5);
    assert_eq!(
        checked(&folder, "captured/kv_cache.safetensors"),
        types([("layers.0.key", "BF16"), ("layers.0.value", "BF16")])
    );
    assert_eq!(
        checked(&folder, "captured/activations.safetensors"),
        types([
            ("model.layers.0.mlp.up_proj.input", "BF16"),
            (&format!("{attention}.input"), "BF16"),
        ])
    );
    let eval = folder.json("eval --codec pfor captured --json");
    let groups = eval["groups"].as_array().unwrap().iter();
    let roles = groups.filter(|group| group["by"] == "role");
    let roles: Vec<(&str, u64)> = roles
        .map(|group| {
            (
                group["name"].as_str().unwrap(),
                group["files"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        roles,
        [("activation", 2), ("key", 1), ("value", 1), ("weight", 5)]
    );
}
