//! `hdlgen llm`: a model's shape, ratios from `hdlgen eval`, and the messages where either is missing.

use serde_json::{json, Value};

use crate::common::folder::Folder;
use crate::common::inputs::safetensors;

/// Numbers in bf16 whose exponents hardly differ.
fn tensor(numbers: u64, salt: u64) -> Vec<u8> {
    let number = |at: u64| {
        let mixed = (at + salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48;
        let (sign, exponent, mantissa) = (mixed & 1, 120 + (mixed >> 1 & 3), mixed >> 3 & 127);
        (sign << 15 | exponent << 7 | mantissa) as u16
    };
    (0..numbers)
        .flat_map(|at| number(at).to_le_bytes())
        .collect()
}

/// A folder with an evaluation of weights, keys and values, and a model of its own.
fn folder() -> Folder {
    let folder = Folder::new();
    let tensors = [
        ("layers.0.attn.q_proj.weight", 8192),
        ("layers.0.key", 4096),
        ("layers.0.value", 4096),
    ];
    let shapes = tensors.map(|(_, numbers)| [numbers]);
    let tensors = (0..3).map(|at| {
        let data = tensor(shapes[at][0], at as u64);
        (tensors[at].0, "BF16", &shapes[at][..], data)
    });
    folder.write(
        "model.safetensors",
        &safetensors(&tensors.collect::<Vec<_>>()),
    );
    let config = json!({
        "num_hidden_layers": 2, "hidden_size": 1024, "intermediate_size": 4096,
        "num_attention_heads": 16, "num_key_value_heads": 4, "vocab_size": 1000,
    });
    folder.write("config.json", config.to_string().as_bytes());
    let line = "eval model.safetensors --codec numbers,pfor,bpc-opt --json";
    let ratios = folder.json(line);
    folder.write("ratios.json", ratios.to_string().as_bytes());
    folder
}

/// Output of a command.
fn printed(folder: &Folder, line: &str) -> String {
    let done = folder.run(line).success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

fn rows(step: &Value) -> &[Value] {
    step["rows"].as_array().unwrap()
}

#[test]
fn tokens_follow_from_the_ratios_of_the_evaluation() {
    let folder = folder();
    let line =
        "llm --model config.json --ratios ratios.json --codec numbers --context 999 --batch 1,8 \
                --bandwidth 100 --tflops 10 --efficiency 0.5 --json";
    let report = folder.json(line);
    let ratios = folder.json("eval model.safetensors --codec numbers --json");
    let group = |name: &str| {
        let groups = ratios["groups"].as_array().unwrap();
        let found = groups.iter().find(|group| group["name"] == name).unwrap();
        found["codecs"][0]["effective_ratio"].as_f64().unwrap()
    };
    // Weights of two layers and of the output, keys of eight sequences with a new token each.
    let layer = 1024 * 64 * (2 * 16 + 2 * 4) + 3 * 1024 * 4096;
    let weights = f64::from(2 * (2 * layer + 1000 * 1024));
    let keys = f64::from(8 * 1000 * 2 * 4 * 64 * 2);
    let raw = weights + 2.0 * keys;
    let compressed = weights / group("weight") + keys / group("key") + keys / group("value");
    let moved = compressed + raw / 512.0;
    let step = &report["steps"][1];
    let [none, numbers] = rows(step) else {
        panic!("{step}")
    };
    let near = |found: &Value, expected: f64| {
        let found = found.as_f64().unwrap();
        assert!(
            (found / expected - 1.0).abs() < 1e-9,
            "{found}, not {expected}"
        );
    };
    near(&none["tokens_s"], 8.0 * 50e9 / raw);
    near(&numbers["tokens_s"], 8.0 * 50e9 / moved);
    near(&numbers["speedup"], raw / moved);
    assert!(raw / moved > 1.2);
    // The last step is the prefill, which computes.
    let prefill = &report["steps"][2];
    assert_eq!(prefill["step"]["phase"], "prefill");
    assert!(rows(prefill).iter().all(|row| row["memory_bound"] == false));
    // The memory's energy, with the GPU's own estimate.
    let pj = report["gpu"]["dram_pj_bit"]["value"].as_f64().unwrap();
    near(&numbers["dram_j"][1], moved * 8.0 * pj * 1e-12 / 8.0);
}

#[test]
fn the_answer_comes_first() {
    let folder = folder();
    let text = printed(
        &folder,
        "llm --model config.json --ratios ratios.json --bandwidth 1000",
    );
    let answer = text.split("\n\n").next().unwrap().replace('\n', " ");
    for words in [
        "For 1000 GB/s of memory use ",
        " mm² in 7 nm (asap7sc7p5t), without stream ports and controller;",
        "config.json decodes ",
        "not capacity: every block keeps its address",
    ] {
        assert!(answer.contains(words), "{words} is not in: {answer}");
    }
    let fits = |text: &str| text.lines().all(|line| line.chars().count() <= 80);
    assert!(fits(&text), "{text}");
    // However many tokens a second, columns stay apart.
    let text = printed(
        &folder,
        "llm --model config.json --ratios ratios.json --tflops 1e9 --bandwidth 1e9",
    );
    let of_none = text.lines().filter(|line| line.starts_with("none "));
    let of_none: Vec<&str> = of_none.collect();
    assert_eq!(of_none.len(), 5);
    for line in of_none {
        let cells = line.trim_end_matches(" c").split_whitespace();
        assert_eq!(cells.count(), 8, "{line}");
        assert!(fits(line), "{line}");
    }
    let config = folder.read("config.json");
    folder.write("a_model_with_a_rather_long_name.json", &config);
    let line = "llm --model a_model_with_a_rather_long_name.json --ratios ratios.json";
    let text = printed(&folder, line);
    assert!(fits(&text), "{text}");
    // Weights alone are enough; the output names the missing data.
    let data = tensor(4096, 9);
    let weights = safetensors(&[("layers.0.attn.q_proj.weight", "BF16", &[4096], data)]);
    folder.write("weights.safetensors", &weights);
    let ratios = folder.json("eval weights.safetensors --codec numbers --json");
    folder.write("weights.json", ratios.to_string().as_bytes());
    let text = printed(&folder, "llm --ratios weights.json").replace('\n', " ");
    let note = "weights.json has no keys and values, so they count as uncompressed.";
    let (answer, _) = text.split_once("billion weights").unwrap();
    assert!(answer.contains(note), "{text}");
    // Without flags the ratios are built in, and the answer says so.
    let text = printed(&folder, "llm");
    let answer = text.split("\n\n").next().unwrap().replace('\n', " ");
    assert!(
        answer.contains("a small transformer (3.3 million weights)"),
        "{text}"
    );
}

#[test]
fn the_page_has_the_answer_first() {
    let folder = folder();
    let line = "llm --model config.json --ratios ratios.json --bandwidth 1000";
    let text = printed(&folder, line);
    assert_eq!(
        printed(&folder, &format!("{line} --report page.html")),
        text
    );
    let page = folder.text("page.html");
    let (_, codec) = text.split_once("memory use ").unwrap();
    let (codec, _) = codec.split_once(':').unwrap();
    let mut lines = text.lines();
    let row = lines.find(|line| line.split(' ').next() == Some(codec));
    let rate = row.unwrap().split_whitespace().nth(4).unwrap();
    let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text}"));
    let order = [
        &format!("With {codec} config.json decodes {rate} tokens a second"),
        "not capacity",
        &format!("GB/s of memory use {codec}: effective CR"),
        " mm² in 7 nm",
        "<table",
        "Decoding, 64 sequences",
        "Prefill, 1 sequence",
        "Codec mJ is",
    ];
    assert!(order.map(at).is_sorted(), "{page}");
    // The page goes to standard output, and the text then does not.
    let page_alone = printed(&folder, &format!("{line} --report -"));
    assert!(
        page_alone.starts_with("<!DOCTYPE html>") && page_alone.trim_end().ends_with("</html>")
    );
}

#[test]
fn a_device_that_is_too_small_is_named_with_any_bandwidth() {
    let folder = Folder::new();
    for bandwidth in ["", " --bandwidth 1000"] {
        let text = printed(&folder, &format!("llm --batch 1,16{bandwidth}"));
        let needs = "(needs 288 GB, but one device has 80: several devices must share it)";
        assert_eq!(text.matches("(needs ").count(), 1, "{text}");
        assert!(text.contains(needs), "{text}");
        // The answer comes once, and codecs without a gain are left out.
        assert_eq!(text.matches("For ").count(), 1, "{text}");
        assert!(!text.contains("bpc-opt"), "{text}");
    }
}

#[test]
fn what_is_missing_is_named() {
    let folder = folder();
    folder.write("other.json", br#"{"kv_lora_rank":512}"#);
    let keys = folder.json("eval model.safetensors --codec bpc-opt --json --input raw");
    folder.write("raw.json", keys.to_string().as_bytes());
    for (line, code, message) in [
        ("llm --weights int8", 2, "the built-in ratios are of bf16"),
        (
            "llm --codec gzip",
            2,
            "--codec gzip: the built-in ratios are of e2mc",
        ),
        ("llm --model nosuch", 1, "models known by name are llama-7b"),
        (
            "llm --model other.json",
            1,
            "kv_lora_rank stands for a layer",
        ),
        (
            "llm --ratios raw.json",
            1,
            "no tensor of it is a weight by its name",
        ),
        ("llm --efficiency 2", 2, "a share above 0 and up to 1"),
        ("llm --batch 0", 2, "1..=16777216"),
    ] {
        let failed = folder.run(line).failure().code(code);
        let error = String::from_utf8_lossy(&failed.get_output().stderr).replace('\n', " ");
        assert!(error.contains(message), "{line}: {error}");
    }
}
