//! The page of `hdlgen eval`: its text on the codecs, on their hardware and on its origin.

use predicates::str::contains;
use serde_json::json;

use crate::common::folder::{sample, Folder};

/// Output of `hdlgen synth --json`, as far as the page needs it.
fn synthesised(design: &str, kge: [f64; 2]) -> serde_json::Value {
    let half = |kge: f64| {
        json!({ "kge": kge, "clock_mhz": 400.0, "library": "cells", "block_bytes": 128, "interval_cycles": 4,
                "latency_cycles": 10, "area_um2": 1000.0 * kge, "estimated_memory_area_um2": null })
    };
    json!({
        "design": design,
        "parameters": {},
        "halves": { "compressor": half(kge[0]), "decompressor": half(kge[1]) },
    })
}

/// The text of an element's row in a table, its cells joined by spaces.
fn row(page: &str, before: &str, first: &str) -> String {
    let from = page.find(before).unwrap_or_else(|| panic!("no {before}"));
    let rows = page[from..].split("<tr>");
    let cells = |row: &str| -> Vec<String> {
        let cells = row.split("<td").skip(1);
        let text = cells.filter_map(|cell| cell.split_once('>')?.1.split_once('<'));
        text.map(|(text, _)| text.to_string()).collect()
    };
    let mut rows = rows.map(cells).filter(|cells| !cells.is_empty());
    let found = rows.find(|cells| cells[0] == first);
    found.unwrap_or_else(|| panic!("no row {first}")).join(" ")
}

#[test]
fn the_page_says_what_is_best_and_what_its_hardware_costs() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let areas = json!([synthesised("bdi", [10.25, 5.25])]).to_string();
    folder.write("areas.json", areas.as_bytes());
    let line =
        "eval --codec e2mc,bdi,bdi+fpc --report page.html --areas areas.json -o all.json data";
    let mut command = folder.command(line);
    command.env("SOURCE_DATE_EPOCH", "86400").assert().success();
    let page = folder.text("page.html");
    let all: serde_json::Value = serde_json::from_str(&folder.text("all.json")).unwrap();
    let totals = all["totals"].as_array().unwrap();
    let ratio = |total: &serde_json::Value| {
        let other = total.get("other_data").unwrap_or(total);
        other["effective_ratio"].as_f64().unwrap()
    };
    // The best codec with hardware comes first.
    let most = totals.iter().map(ratio).fold(0.0, f64::max);
    let built = totals.iter().filter(|total| total["name"] != "bdi+fpc");
    let best = built.max_by(|a, b| ratio(a).total_cmp(&ratio(b))).unwrap();
    let is_best = if ratio(best) == most {
        "is best"
    } else {
        "is the best codec with hardware"
    };
    let sentence = format!(
        "On 1 file, {} {is_best}: effective CR {:.3}",
        best["name"].as_str().unwrap(),
        ratio(best)
    );
    assert!(page.contains(&sentence), "{sentence}");
    let hash = hdlgen::internals::design::manifest::sha256(&sample());
    for text in [
        "1970-01-02T00:00:00Z",
        &hash,
        env!("CARGO_PKG_VERSION"),
        "--codec e2mc,bdi,bdi+fpc",
    ] {
        assert!(page.contains(text), "{text}");
    }
    // Two of the three have hardware.
    assert_eq!(page.matches("data-hardware=\"true\"").count(), 2);
    // At 1000 MHz blocks of 128 bytes in 4 cycles would be 32 GB/s; it runs at 400 MHz at most, so that
    // 1000 GB/s take 79 units.
    let bdi = row(&page, "<h2>Hardware</h2>", "bdi");
    let expected = "4 10 10 0.0 12.80 79 400 15.5 1224.5";
    assert!(bdi.ends_with(expected), "{bdi}");
    // E2MC takes 18 cycles for a block, and its area is not known.
    let e2mc = row(&page, "<h2>Hardware</h2>", "e2mc-sl16");
    assert!(e2mc.contains(" 18 31 29 25.5 7.11 141"), "{e2mc}");
    // Without a bandwidth the page uses that of an example, and one codec is named.
    for text in [
        "For 1000 GB/s of memory use bdi",
        "1000 GB/s are an example",
        " ns to decompress a block",
    ] {
        assert!(page.contains(text), "{text}");
    }
    assert!(!page.contains(" is cheaper and ") && all.get("costs").is_none());
    let (written, _) = page.split_once("<script").unwrap();
    assert!(!written.contains("NaN"));
}

#[test]
fn the_page_is_the_same_each_time_but_for_its_date() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let line = "eval --codec bdi --report page.html data";
    let page = || {
        let mut command = folder.command(line);
        command.env("SOURCE_DATE_EPOCH", "1").assert().success();
        folder.text("page.html")
    };
    assert_eq!(page(), page());
    // Without areas the page has the project's, and says how to use others.
    let written = page();
    assert!(written.contains("--areas</span> FILE") && written.contains("mm² in all"));
    assert!(!written.contains("kGE a unit"));
}

#[test]
fn the_page_says_first_what_is_saved_and_what_to_take() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.run("eval data --report page.html").success();
    let page = folder.text("page.html");
    let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text}"));
    let order = [
        "On 1 file, ",
        "not capacity",
        "GB/s of memory use ",
        "<table",
    ]
    .map(at);
    assert!(order.is_sorted(), "{order:?}");
    // A column for each of many codecs is narrow.
    assert!(page.contains("<table class=\"many\""));
    // Blocks of 64 bytes were not measured, so only the designs' promises are shown.
    let line = "eval data --codec e2mc,bdi --block 64 --report small.html";
    folder.run(line).success();
    let small = folder.text("small.html");
    assert!(!small.contains("GB/s of memory use"));
    assert!(small.contains(" accepts a block every "));
    assert!(small.contains("GB/S adds mm² and ns"));
}

#[test]
fn areas_that_are_none_are_refused() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.write("text", b"no areas");
    folder.write("empty.json", b"[]");
    let line = |areas: &str| format!("eval --codec bdi --report page.html --areas {areas} data");
    folder.fails(&line("text"), "--areas: text is no JSON");
    folder.fails(&line("empty.json"), "--areas: empty.json has no design");
    folder.fails(&line("nowhere"), "--areas: cannot read nowhere");
    assert!(!folder.names().contains(&"page.html".to_string()));
    let alone = folder
        .run("eval --codec bdi --areas empty.json data")
        .failure();
    alone.stderr(contains("--report"));
}
