//! `hdlgen eval` on tensors in groups: by type, by layer and by role, from their names.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::common::folder::Folder;
use crate::common::inputs::{npy, safetensors};

/// BF16 numbers that compress the better, the fewer values there are.
fn bf16(count: usize, values: usize) -> Vec<u8> {
    let value = |i: usize| 0x3F80 + (i * 7919 % values * 257) as u16;
    (0..count).flat_map(|i| value(i).to_le_bytes()).collect()
}

fn weights() -> Vec<u8> {
    safetensors(&[
        ("embed_tokens.weight", "BF16", &[32, 64], bf16(2048, 5)),
        (
            "layers.0.input_layernorm.weight",
            "F32",
            &[64],
            vec![63; 256],
        ),
        (
            "layers.0.self_attn.q_proj.weight",
            "BF16",
            &[64, 64],
            bf16(4096, 97),
        ),
        (
            "layers.0.self_attn.k_proj.weight",
            "BF16",
            &[64, 64],
            bf16(4096, 3),
        ),
        (
            "layers.0.mlp.up_proj.weight",
            "BF16",
            &[64, 96],
            bf16(6144, 31),
        ),
        ("layers.0.ssm.a", "BF16", &[64], bf16(64, 1)),
    ])
}

fn cache() -> Vec<u8> {
    safetensors(&[
        ("layers.0.key", "BF16", &[64, 64], bf16(4096, 11)),
        ("layers.0.value", "BF16", &[64, 64], bf16(4096, 13)),
    ])
}

/// Files and bytes of each group of a kind.
fn members(eval: &Value, by: &str) -> BTreeMap<String, (u64, u64)> {
    let groups = eval["groups"].as_array().unwrap().iter();
    let groups = groups.filter(|group| group["by"] == by);
    let number = |group: &Value, what: &str| group[what].as_u64().unwrap();
    let entry = |group: &Value| {
        let name = group["name"].as_str().unwrap().to_owned();
        (name, (number(group, "files"), number(group, "bytes")))
    };
    groups.map(entry).collect()
}

fn expected<const N: usize>(groups: [(&str, u64, u64); N]) -> BTreeMap<String, (u64, u64)> {
    let groups = groups.into_iter();
    groups
        .map(|(name, files, bytes)| (name.to_owned(), (files, bytes)))
        .collect()
}

#[test]
fn groups_have_the_sums_of_their_tensors() {
    let folder = Folder::new();
    folder.write("weights.safetensors", &weights());
    folder.write("cache.safetensors", &cache());
    folder.write(
        "layers.0.up.input.npy",
        &npy("'<f2'", false, "(64,)", &bf16(64, 9)),
    );
    folder.write("raw.key", &bf16(64, 9));
    let line = "eval --codec bdi,pfor,e2mc weights.safetensors cache.safetensors \
                layers.0.up.input.npy raw.key";
    let eval = folder.json(&format!("{line} --json"));
    assert_eq!(
        members(&eval, "dtype"),
        expected([("<f2", 1, 128), ("BF16", 7, 49_280), ("F32", 1, 256)])
    );
    assert_eq!(
        members(&eval, "layer"),
        expected([
            ("MLP", 1, 12_288),
            ("attention", 4, 4 * 8192),
            ("embedding", 1, 4096),
            ("norm", 1, 256),
            ("other", 2, 256),
        ])
    );
    assert_eq!(
        members(&eval, "role"),
        expected([
            ("activation", 1, 128),
            ("key", 1, 8192),
            ("other", 1, 128),
            ("value", 1, 8192),
            ("weight", 5, 4096 + 256 + 2 * 8192 + 12_288),
        ])
    );
    let files = eval["files"].as_array().unwrap();
    let attention = files.iter().filter(|file| file["layer"] == "attention");
    let stored = |codec: usize, of: &str| {
        let attention = attention.clone();
        let stored = attention.map(|file| {
            let codec = &file["codecs"][codec];
            let counts = if of.is_empty() { codec } else { &codec[of] };
            counts["statistics"]["stored_bytes"].as_u64().unwrap()
        });
        4.0 * 8192.0 / stored.sum::<u64>() as f64
    };
    let groups = eval["groups"].as_array().unwrap();
    let group = groups.iter().find(|group| group["name"] == "attention");
    let codecs = &group.unwrap()["codecs"];
    for codec in [0, 1, 2] {
        assert_eq!(codecs[codec]["effective_ratio"], stored(codec, ""));
    }
    assert_eq!(codecs[0]["name"], "e2mc-sl16");
    let other_data = &codecs[0]["other_data"];
    assert_eq!(other_data["effective_ratio"], stored(0, "other_data"));
    assert!(stored(0, "") != stored(1, ""), "{codecs}");
}

#[test]
fn groups_stand_in_text_page_and_csv() {
    let folder = Folder::new();
    folder.write("weights.safetensors", &weights());
    folder.write("cache.safetensors", &cache());
    let line = "eval --codec bdi,pfor weights.safetensors cache.safetensors";
    let text = folder.run(&format!("{line} --summary --report page.html"));
    let text = String::from_utf8(text.success().get_output().stdout.clone()).unwrap();
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    let table = text
        .split("effective CR by kind of layer, by bytes\n")
        .nth(1);
    let mut rows = table.unwrap().lines().map(|row| row.split_whitespace());
    let head: Vec<&str> = rows.next().unwrap().collect();
    assert_eq!(head, ["MLP", "attention", "embedding", "norm", "other"]);
    let files: Vec<&str> = rows.next().unwrap().collect();
    assert_eq!(files, ["files", "1", "4", "1", "1", "1"]);
    assert!(text.contains("effective CR by role, by bytes\n"), "{text}");
    let page = folder.text("page.html");
    for part in ["<h2>Layers</h2>", "<h2>Roles</h2>", "<td>attention</td>"] {
        assert!(page.contains(part), "{part}");
    }
    let csv = folder.run(&format!("{line} --csv")).success();
    let csv = String::from_utf8(csv.get_output().stdout.clone()).unwrap();
    let mut lines = csv.lines();
    assert!(
        lines.next().unwrap().ends_with(",dtype,layer,role"),
        "{csv}"
    );
    assert!(
        lines.next().unwrap().ends_with(",BF16,embedding,weight"),
        "{csv}"
    );
}

#[test]
fn a_user_says_other_groups() {
    let folder = Folder::new();
    folder.write("weights.safetensors", &weights());
    folder.write(
        "mine.csv",
        b"# of our model\nlayer,SSM,*.ssm.*\nrole,state,*.ssm.a\n",
    );
    let line = "eval --codec bdi weights.safetensors --groups";
    let eval = folder.json(&format!("{line} mine.csv --json"));
    let layers = members(&eval, "layer");
    assert_eq!(layers["SSM"], (1, 128));
    assert!(!layers.contains_key("other") && layers.contains_key("norm"));
    assert_eq!(members(&eval, "role")["state"], (1, 128));
    folder.write("wrong.csv", b"layer,SSM\n");
    folder.fails(
        &format!("{line} wrong.csv"),
        "--groups: wrong.csv, line 1: three fields",
    );
    folder.fails(
        &format!("{line} none.csv"),
        "--groups: cannot read none.csv",
    );
}

#[test]
fn parts_have_the_groups_of_the_whole() {
    let folder = Folder::new();
    folder.write("weights.safetensors", &weights());
    let line = "eval --codec bdi,pfor weights.safetensors";
    let whole = folder.json(&format!("{line} --json"));
    for part in [1, 2] {
        folder
            .run(&format!("{line} --shard {part}/2 -o {part}.json"))
            .success();
    }
    let merged = folder.json("merge 1.json 2.json --json");
    assert_eq!(merged["groups"], whole["groups"]);
    // Codebooks of one part are trained on that part's counts.
    let part: Value = serde_json::from_str(&folder.text("1.json")).unwrap();
    assert!(part["groups"] != whole["groups"]);
}
