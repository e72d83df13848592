//! `hdlgen eval` with trained codecs: trained on the file itself and on other data, and the best result.

use serde_json::Value;

use crate::common::folder::{sample, Folder};
use crate::common::inputs::safetensors;

/// Bytes like noise.
fn noise(bytes: u32) -> Vec<u8> {
    let byte = |i: u32| (i.wrapping_mul(2_654_435_761) >> 13).wrapping_mul(i ^ 0x5bd1) as u8;
    (0..bytes).map(byte).collect()
}

fn counted(result: &Value) -> [u64; 2] {
    ["compressed_bits", "stored_bytes"].map(|key| result["statistics"][key].as_u64().unwrap())
}

/// One half of two tensors is measured with a codebook of the other halves, as if they had been
/// split into files.
#[test]
fn other_data_is_the_other_half_of_the_file() {
    let folder = Folder::new();
    // 160 blocks, and three, two of them in the first half.
    let (a, b) = (sample(), sample()[4096..4480].to_vec());
    let model = safetensors(&[
        ("a", "U8", &[20480], a.clone()),
        ("b", "U8", &[384], b.clone()),
    ]);
    folder.write("m.safetensors", &model);
    for (name, half) in [
        ("a1", &a[..10240]),
        ("a2", &a[10240..]),
        ("b1", &b[..256]),
        ("b2", &b[256..]),
    ] {
        folder.write(name, half);
    }
    for (codec, flags) in [
        ("e2mc", "--sl 16"),
        ("e2mc", "--sl 32"),
        ("e2mc-delta", ""),
        ("numbers", "--format bf16"),
    ] {
        let line = format!("--codec {codec} {flags}");
        // Numbers have a codebook if they are asked for one.
        let table = if codec == "numbers" {
            "--ranks table"
        } else {
            ""
        };
        for half in [1, 2] {
            let train = format!("train {line} -o {half}.json a{half} b{half}");
            folder.run(&train).success();
        }
        let eval = folder.json(&format!("eval {line} {table} --json m.safetensors"));
        for (file, name) in ["a", "b"].into_iter().enumerate() {
            let of = |half: u32, book: u32| {
                let line = format!("eval {line} --codebook {book}.json --json {name}{half}");
                let alone = folder.json(&line);
                assert!(alone["files"][0]["codecs"][0].get("other_data").is_none());
                counted(&alone["files"][0]["codecs"][0])
            };
            let (first, second) = (of(1, 2), of(2, 1));
            let other = &eval["files"][file]["codecs"][0]["other_data"];
            assert_eq!(
                counted(other),
                [0, 1].map(|n| first[n] + second[n]),
                "{line} {name}"
            );
        }
    }
}

#[test]
fn both_figures_stand_side_by_side_everywhere() {
    let folder = Folder::new();
    // The second half has other values than the first.
    let other: Vec<u8> = sample().iter().map(|byte| byte ^ 0x55).collect();
    folder.write("a", &[sample(), other].concat());
    folder.write("b", &sample()[..8192]);
    let line = "eval --codec e2mc,bdi a b";
    let eval = folder.json(&format!("{line} --json --report page.html"));
    let own = eval["totals"][0]["effective_ratio"].as_f64().unwrap();
    let other = &eval["totals"][0]["other_data"];
    let other = other["effective_ratio"].as_f64().unwrap();
    assert!(other < own, "{other} {own}");
    assert!(eval["totals"][1].get("other_data").is_none());
    let text = folder.run(line).success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    let head = "trained on itself  trained on other data";
    assert_eq!(text.matches(head).count(), 3, "{text}");
    let mut rows = text.lines().filter(|line| line.starts_with("e2mc-sl16 "));
    let row = rows.next_back().unwrap();
    assert!(
        row.contains(&format!("{own:.3}")) && row.ends_with(&format!("{other:.3}")),
        "{row}"
    );
    let csv = folder.run(&format!("{line} --csv --summary")).success();
    let csv = String::from_utf8(csv.get_output().stdout.clone()).unwrap();
    let mut lines = csv.lines();
    let ends = [
        "training,raw_ratio_other_data,effective_ratio_other_data",
        &format!(",{other}"),
        ",,,",
    ];
    for end in ends {
        assert!(lines.next().unwrap().ends_with(end), "{csv}");
    }
    let csv = folder.run(&format!("{line} --csv")).success();
    let csv = String::from_utf8(csv.get_output().stdout.clone()).unwrap();
    let first = eval["files"][0]["codecs"][0]["other_data"]["effective_ratio"].as_f64();
    assert!(
        csv.lines()
            .nth(1)
            .unwrap()
            .ends_with(&format!(",{},,,", first.unwrap())),
        "{csv}"
    );
    let page = folder.text("page.html");
    assert!(page.contains("e2mc-sl16, other data"));
    assert!(
        page.contains(&format!("{other:.3} ({own:.3})")),
        "the bar's number"
    );
    assert!(page.contains("effective CR, trained on other data"));
}

/// A small tensor that compresses well says little of the whole.
#[test]
fn the_headline_is_by_bytes() {
    let folder = Folder::new();
    folder.write("big", &noise(65536));
    let indices: Vec<u8> = (0..1024u32).flat_map(|i| (i / 128).to_le_bytes()).collect();
    folder.write("g_idx", &indices);
    let line = "eval --codec bdi,fpc big g_idx";
    let eval = folder.json(&format!("{line} --json --report page.html"));
    let ratio = |list: &str, codec: usize| eval[list][codec]["effective_ratio"].as_f64().unwrap();
    // In the order of the list: fpc without hardware, bdi with.
    let best = usize::from(ratio("totals", 1) >= ratio("totals", 0));
    let is_best = ["is the best codec with hardware", "is best"][best];
    let headline = format!(
        "On 2 files, by bytes, bdi {is_best}: effective CR {:.3}",
        ratio("totals", 1)
    );
    assert!(ratio("means", best) > 1.3 && ratio("totals", best) < 1.1);
    for line in [line.to_owned(), format!("{line} --summary")] {
        let text = folder.run(&line).success();
        let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
        assert!(text.contains(&headline), "{text}");
    }
    assert!(folder.text("page.html").contains(&headline));
    // The output also says if nothing was gained.
    let text = folder.run("eval --codec bdi big").success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    let none = "No codec saves a burst on 1 file: the best, bdi, has an effective CR of 1.000.";
    assert!(text.replace('\n', " ").contains(none), "{text}");
}
