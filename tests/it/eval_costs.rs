//! `hdlgen eval --bandwidth`: units, area and latency of codecs, against the measurements' own files.

use std::collections::HashMap;
use std::fs;

use serde_json::{json, Value};

use crate::common::folder::{sample, Folder};
use crate::common::inputs::safetensors;

/// The rows of a file of docs/data, by heading.
fn rows(name: &str) -> Vec<HashMap<String, String>> {
    let path = format!("{}/docs/data/{name}.csv", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}

/// One codec's cost.
fn cost<'a>(eval: &'a Value, name: &str) -> &'a Value {
    let codecs = eval["costs"]["codecs"].as_array().unwrap();
    let found = codecs.iter().find(|codec| codec["name"] == name);
    found.unwrap_or_else(|| panic!("no {name}"))
}

fn near(found: &Value, expected: f64) {
    let found = found.as_f64().unwrap();
    assert!((found / expected - 1.0).abs() < 1e-9, "{found} {expected}");
}

#[test]
fn units_areas_and_latencies_are_those_of_the_measurements() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let line = "eval data --codec bdi,e2mc,lzss --bandwidth 700 --clock 3000 --json";
    let eval = folder.json(line);
    let library = &rows("libraries")[0];
    let number = |text: &str| text.parse::<f64>().unwrap();
    let measured = rows("hardware");
    let own = |half: &str| {
        let mut own = measured.iter().filter(|row| {
            row["library"] == library["library"] && row["half"] == half && row["gating"] == "plain"
        });
        own.find(|row| row["design"] == "bdi").unwrap()
    };
    let bdi = cost(&eval, "bdi");
    let delivered = 700.0 * eval["totals"][1]["effective_ratio"].as_f64().unwrap();
    near(&bdi["delivered_gb_s"], delivered);
    let mut mm2 = 0.0;
    // A block every cycle, and this many cycles with the ports' buffers.
    for (half, cycles) in [("compressor", 3.0), ("decompressor", 3.0)] {
        let row = own(half);
        let mhz = 1e6 / (number(&row["fo4"]) * number(&library["fo4_ps"]));
        let found = &bdi["units"][half];
        near(&found["clock_mhz"], mhz.min(3000.0));
        near(&found["gb_s"], 0.128 * mhz);
        let units = (delivered / (0.128 * mhz)).ceil();
        assert_eq!(found["units"].as_f64(), Some(units));
        let own = units * number(&row["kge"]) * number(&library["nand2_um2"]) / 0.7 / 1000.0;
        near(&found["mm2"], own);
        near(&found["latency_ns"], cycles * 1000.0 / mhz);
        mm2 += own;
    }
    near(&bdi["units"]["mm2"], mm2);
    // E2MC's tables are more than its logic at this node, and no LZSS was built.
    let row = measured.iter().find(|row| {
        row["library"] == library["library"]
            && row["design"] == "e2mc SL 16"
            && row["half"] == "compressor"
    });
    let logic = number(&row.unwrap()["kge"]) * number(&library["nand2_um2"]) / 0.7 / 1000.0;
    let e2mc = &cost(&eval, "e2mc-sl16")["units"]["compressor"];
    assert!(e2mc["mm2"].as_f64().unwrap() > 1.5 * logic * e2mc["units"].as_f64().unwrap());
    assert!(cost(&eval, "lzss").get("units").is_none());
}

#[test]
fn no_unit_exceeds_the_clock_and_a_users_areas_count() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let half = |area: f64| {
        json!({ "library": "cells", "block_bytes": 128, "interval_cycles": 4, "latency_cycles": 10, "kge": 1.0,
                "clock_mhz": 2000.0, "area_um2": area, "estimated_memory_area_um2": null })
    };
    let halves = json!({ "compressor": half(7000.0), "decompressor": half(700.0) });
    let design = json!({ "design": "bdi", "parameters": {"block": 128, "mag": 32, "beat": 32}, "halves": halves });
    folder.write("areas.json", design.to_string().as_bytes());
    let line = "eval data --codec bdi,fpc-opt --bandwidth 100 --areas areas.json";
    let eval = folder.json(&format!("{line} --json --report page.html"));
    let bdi = cost(&eval, "bdi");
    let units = (bdi["delivered_gb_s"].as_f64().unwrap() / 32.0).ceil();
    assert_eq!(bdi["units"]["compressor"]["clock_mhz"], 1000.0);
    near(&bdi["units"]["mm2"], units * 1.1e4 / 1e6);
    near(&bdi["units"]["decompressor"]["latency_ns"], 10.0);
    // The design of another block is none.
    assert!(cost(&eval, "fpc-opt").get("units").is_none());
    let small = folder.json(&format!("{line} --block 64 --json"));
    assert!(cost(&small, "bdi").get("units").is_none());
    let sentence = "For 100 GB/s of memory use bdi: effective CR";
    let text = folder.run(line).success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(sentence), "{text}");
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    let page = folder.text("page.html");
    assert!(page.contains("<h2>For 100 GB/s of memory</h2>") && page.contains(sentence));
    // The savings come before the first table, in which a dash means not measured.
    let saved = page.find("not capacity").unwrap();
    assert!(saved < page.find("<table").unwrap());
    let cells = |cell: &str| page.matches(cell).count();
    assert_eq!(cells("<td>–</td>"), 5);
    assert!(page.contains("id=\"wanted\" type=\"number\" min=\"0\" step=\"any\" value=\"100\""));
}

#[test]
fn json_in_a_file_is_not_printed_too() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for line in [
        "eval data --codec bdi",
        "eval data --codec bdi --block 64,128",
    ] {
        let printed = folder.json(&format!("{line} --json"));
        let done = folder.run(&format!("{line} --json -o all.json")).success();
        assert!(done.get_output().stdout.is_empty());
        let written: Value = serde_json::from_str(&folder.text("all.json")).unwrap();
        let names = |of: &Value| of.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&written), names(&printed));
        let table = folder.run(&format!("{line} -o all.json")).success();
        assert!(!table.get_output().stdout.is_empty());
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for wrong in ["0", "-1", "inf", "x"] {
        let line = format!("eval data --codec bdi --bandwidth={wrong}");
        folder.fails(&line, "is no number above 0");
    }
    folder.fails("eval data --codec bdi --clock 5", "--bandwidth");
    folder.write("areas.json", b"[]");
    folder.fails(
        "eval data --codec bdi --areas areas.json",
        "--report or --bandwidth",
    );
    let line = "eval data --codec bdi --bandwidth 5 --areas areas.json";
    folder.fails(line, "--areas: areas.json has no design");
}

#[test]
fn what_saves_nothing_is_not_in_the_pages_first_table() {
    let folder = Folder::new();
    // Large words near to one another: BDI has them, FPC does not.
    let words = (0..4096_u64).map(|word| 0x1234_5678_90ab_cdef + word * 7 % 60);
    let data: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
    folder.write("data", &data);
    folder
        .run("eval data --codec bdi,fpc-opt --report page.html")
        .success();
    let page = folder.text("page.html");
    let (_, first) = page.split_once("<table").unwrap();
    let (table, after) = first.split_once("</table>").unwrap();
    assert!(
        table.contains("bdi") && !table.contains("fpc-opt"),
        "{table}"
    );
    let (note, _) = after.split_once("</p>").unwrap();
    assert!(note.contains("No bursts saved: fpc-opt. "), "{note}");
}

#[test]
fn numbers_of_several_formats_have_no_one_area() {
    let folder = Folder::new();
    let tensors = [
        ("a", "BF16", &[64][..], vec![0; 128]),
        ("b", "F16", &[64], vec![0; 128]),
    ];
    folder.write("both.safetensors", &safetensors(&tensors));
    folder.write("one.safetensors", &safetensors(&tensors[..1]));
    let note = |name: &str| {
        let eval = folder.json(&format!(
            "eval {name} --codec numbers --bandwidth 100 --json"
        ));
        eval["costs"]["notes"]
            .to_string()
            .contains("a design for each format")
    };
    assert!(note("both.safetensors") && !note("one.safetensors"));
}
