//! `hdlgen size`: the papers' tables cell by cell, and designs of ours.

use predicates::str::contains;
use serde_json::{json, Value};

use crate::common::folder::Folder;

/// CF 2025, tables 3 and 4, as printed: cycles, µm² and mW of the compressor and of the
/// decompressor, then units, mm², W and the two shares.
#[rustfmt::skip]
const CF: [(&str, [&str; 6], [&str; 5]); 7] = [
    ("BPC-8", ["7", "25050", "2.96", "9", "35541", "0.93"], ["512", "15.85", "0.93", "2.11", "0.16"]),
    ("BPC-OPT-16", ["3", "98585", "15.17", "3", "180259", "17.64"], ["32", "4.46", "0.52", "0.59", "0.09"]),
    ("BPC-OPT-32", ["2", "156738", "12.26", "2", "268039", "119.37"], ["32", "6.80", "2.11", "0.91", "0.37"]),
    ("FPC-8", ["7", "25593", "3.86", "8", "24119", "0.42"], ["480", "11.91", "0.97", "1.59", "0.17"]),
    ("FPC-OPT-16", ["3", "52386", "7.66", "3", "38526", "4.51"], ["32", "1.45", "0.19", "0.19", "0.03"]),
    ("FPC-OPT-32", ["2", "71694", "3.09", "2", "62693", "4.45"], ["32", "2.15", "0.12", "0.29", "0.02"]),
    ("M-BDI", ["2", "19817", "18.91", "1", "7556", "6.60"], ["32", "0.44", "0.41", "0.06", "0.07"]),
];

/// E2MC, tables III and IV, as printed: GHz, mm² and mW of the compressor and of the
/// decompressor, then units, mm² and W of both, and the two shares.
#[rustfmt::skip]
const E2MC: [(u32, [f64; 6], [&str; 8]); 4] = [
    (4, [1.67, 0.02, 1.43, 1.11, 0.01, 5.12], ["464", "7.9", "0.7", "692", "10.3", "3.6", "3.4", "1.7"]),
    (8, [1.54, 0.08, 4.01, 0.91, 0.04, 11.91], ["252", "20.3", "1.0", "424", "18.1", "5.0", "7.3", "2.5"]),
    (16, [1.43, 0.11, 5.47, 0.80, 0.07, 11.89], ["136", "14.6", "0.7", "240", "16.4", "2.8", "5.8", "1.5"]),
    (32, [1.43, 0.17, 9.34, 0.80, 0.12, 14.30], ["68", "11.5", "0.6", "120", "14.3", "1.7", "4.9", "0.9"]),
];

fn papers(gpu: &str) -> Value {
    Folder::new().json(&format!("size --gpu {gpu} --library paper --json"))
}

fn group<'a>(whole: &'a Value, title: &str) -> &'a Value {
    let groups = whole["groups"].as_array().unwrap();
    let find = |g: &&Value| g["title"].as_str().unwrap().contains(title);
    groups.iter().find(find).unwrap()
}

fn rounded(value: &Value, like: &str) -> String {
    let digits = like.split('.').nth(1).map_or(0, str::len);
    format!("{:.digits$}", value.as_f64().unwrap())
}

#[test]
fn table_4_of_cf_2025_to_the_digit() {
    let whole = papers("rtx5090");
    let group = group(&whole, "CF 2025");
    let rows = group["rows"].as_array().unwrap();
    assert_eq!(rows.len(), CF.len());
    for (row, (name, inputs, printed)) in rows.iter().zip(CF) {
        assert_eq!(row["name"], name);
        let keys = [
            "units",
            "area_mm2",
            "power_w",
            "area_percent",
            "power_percent",
        ];
        for (key, printed) in keys.iter().zip(printed) {
            assert_eq!(rounded(&row[key], printed), printed, "{name} {key}");
        }
        // The units once more, in whole numbers: a controller has 1792 / 16 GB/s, four times that
        // when compressed, and a unit 128 bytes in `cycles` cycles of 1.75 or 10.5 GHz.
        for (half, cycles) in [("compressor", inputs[0]), ("decompressor", inputs[3])] {
            let mhz = if name.ends_with("-8") { 1750 } else { 10500 };
            let cycles: u64 = cycles.parse().unwrap();
            let units = 16 * (4 * 112_000 * cycles).div_ceil(128 * mhz);
            assert_eq!(row[half]["units"], units, "{name} {half}");
        }
        // The table's area and power are sums over the units of both halves.
        let sum = |column: usize| {
            let of = |half: &str, text: &str| {
                row[half]["units"].as_f64().unwrap() * text.parse::<f64>().unwrap()
            };
            of("compressor", inputs[column]) + of("decompressor", inputs[column + 3])
        };
        assert_eq!(format!("{:.2}", sum(1) / 1e6), printed[1], "{name}");
        assert_eq!(format!("{:.2}", sum(2) / 1e3), printed[2], "{name}");
    }
    // Its text has 224 decompressors of FPC-8; its table's sum is that for 256.
    assert_eq!(rows[3]["decompressor"]["units"], 256);
    assert_eq!(rows[0]["compressor"]["units"], 224);
    assert_eq!(rows[0]["decompressor"]["units"], 288);
    let cells = group["printed"].as_array().unwrap();
    assert_eq!(cells.len(), 35);
    assert!(cells.iter().all(|cell| cell["agreement"] == "same"));
}

/// Whether a number between two is printed so.
fn prints_as((low, high): (f64, f64), text: &str) -> bool {
    let digits = text.split('.').nth(1).map_or(0, str::len) as i32;
    let half = 0.5 / 10f64.powi(digits) + 1e-9;
    let number: f64 = text.parse().unwrap();
    (number - half..=number + half).contains(&low)
        || (number - half..=number + half).contains(&high)
        || (low <= number && number <= high)
}

#[test]
fn table_iv_of_e2mc_within_the_rounding_of_table_iii() {
    let whole = papers("gtx580");
    let group = group(&whole, "E2MC");
    let rows = group["rows"].as_array().unwrap();
    assert_eq!(rows.len(), E2MC.len());
    let mut outside = Vec::new();
    for (row, (sl, inputs, printed)) in rows.iter().zip(E2MC) {
        let mut judge = |name: &str, between, text: &str| {
            if !prints_as(between, text) {
                outside.push(format!("E2MC SL {sl} {name}"));
            }
        };
        let mut areas = (0.0, 0.0);
        let mut powers = (0.0, 0.0);
        for (half, at) in [("compressor", 0), ("decompressor", 3)] {
            let [ghz, mm2, mw] = [0, 1, 2].map(|i| inputs[at + i]);
            let units = |ghz: f64| 4.0 * (192.4 / 2.0 / (ghz * f64::from(sl) / 8.0)).ceil();
            assert_eq!(row[half]["units"].as_f64().unwrap(), units(ghz));
            let text = printed[at];
            let between = (units(ghz + 0.005), units(ghz - 0.005));
            judge(&format!("{half} units"), between, text);
            let count: f64 = text.parse().unwrap();
            let area = (count * (mm2 - 0.005), count * (mm2 + 0.005));
            let power = (count * (mw - 0.005) / 1e3, count * (mw + 0.005) / 1e3);
            judge(&format!("{half} area"), area, printed[at + 1]);
            // 696 units, which the frequency as printed gives, have the 3.6 W that 692 have not.
            if (sl, half) != (4, "decompressor") {
                judge(&format!("{half} power"), power, printed[at + 2]);
            }
            areas = (areas.0 + area.0, areas.1 + area.1);
            powers = (powers.0 + power.0, powers.1 + power.1);
        }
        let share = |(low, high): (f64, f64), of: f64| (100.0 * low / of, 100.0 * high / of);
        judge("area share", share(areas, 529.0), printed[6]);
        judge("power share", share(powers, 244.0), printed[7]);
    }
    let cells = group["printed"].as_array().unwrap();
    assert_eq!(cells.len(), 32);
    let listed = cells.iter().filter(|cell| cell["agreement"].is_object());
    let mut listed: Vec<String> = listed
        .inspect(|cell| assert_ne!(cell["agreement"]["outside"]["reason"], ""))
        .map(|cell| {
            let [technique, name] = ["technique", "name"].map(|key| cell[key].as_str().unwrap());
            format!("{technique} {name}")
        })
        .collect();
    listed.sort();
    outside.sort();
    assert_eq!(listed, outside);
    assert_eq!(
        outside,
        ["E2MC SL 16 decompressor power", "E2MC SL 32 power share"]
    );
    let printed: Vec<&str> = cells
        .iter()
        .map(|cell| cell["printed"].as_str().unwrap())
        .collect();
    for (_, _, row) in E2MC {
        assert!(row.iter().all(|cell| printed.contains(cell)));
    }
}

fn synthesised() -> Value {
    let half = |mm2: f64, cycles: u32| {
        json!({ "library": "cells", "area_um2": mm2 * 1e6, "fmax_mhz": 700.0,
            "interval_cycles": cycles, "block_bytes": 128, "memory_bits": 1000 })
    };
    json!({ "design": "ours",
        "halves": { "compressor": half(0.5, 4), "decompressor": half(0.25, 1) } })
}

#[test]
fn a_design_of_ones_own_is_sized_from_what_synth_prints() {
    let folder = Folder::new();
    let mut synthesised = synthesised();
    folder.write("ours.json", synthesised.to_string().as_bytes());
    let line = "size --gpu a100 --bandwidth 1000 --boost 2 --library ours.json";
    folder
        .run(line)
        .success()
        .stdout(contains("not measured"))
        .stdout(contains("140000 bits of memories are not counted"));
    let row = folder.json(&format!("{line} --json"))["groups"][0]["rows"][0].clone();
    // 1.215 / 2 GHz; 32 × 0.6075 = 19.44 GB/s a compressor, of the 200 GB/s of a controller.
    assert_eq!(row["compressor"]["clock_ghz"], 0.6075);
    assert_eq!(row["compressor"]["units_per_controller"], 11);
    assert_eq!(row["decompressor"]["units_per_controller"], 3);
    assert_eq!(row["units"], 140);
    let area = 110.0 * 0.5 + 30.0 * 0.25;
    assert_eq!(row["area_mm2"], area);
    assert_eq!(rounded(&row["area_percent"], "0.00"), "7.57");
    assert_eq!(row["power_w"], Value::Null);

    // If the area of their memories is estimated, it is a part of the area, and of the share.
    let mut estimated = synthesised.clone();
    for half in ["compressor", "decompressor"] {
        estimated["halves"][half]["estimated_memory_area_um2"] = json!(1e5);
    }
    folder.write("estimated.json", estimated.to_string().as_bytes());
    let with_estimate = line.replace("ours.json", "estimated.json");
    let told = contains("140000 bits of memories: 14.00 mm² of the area");
    folder.run(&with_estimate).success().stdout(told);
    let counted = folder.json(&format!("{with_estimate} --json"))["groups"][0]["rows"][0].clone();
    assert_eq!(rounded(&counted["memory_mm2"], "0.00"), "14.00");
    assert_eq!(rounded(&counted["area_mm2"], "0.00"), "76.50");
    assert_eq!(rounded(&counted["area_percent"], "0.00"), "9.26");

    // As `hdlgen synth` prints several designs.
    folder.write(
        "both.json",
        json!([synthesised, synthesised]).to_string().as_bytes(),
    );
    let both = folder.json("size --gpu a100 --bandwidth 1000 --boost 2 --library both.json --json");
    assert_eq!(both["groups"].as_array().unwrap().len(), 2);
    assert_eq!(both["groups"][1]["rows"][0], row);

    // With power, at the clock that the units run at.
    for half in ["compressor", "decompressor"] {
        let power = json!({ "power_mw": 20.0, "clock_mhz": 1215.0 });
        synthesised["halves"][half]["power"] = power;
    }
    folder.write("ours.json", synthesised.to_string().as_bytes());
    let row = folder.json(&format!("{line} --json"))["groups"][0]["rows"][0].clone();
    assert_eq!(rounded(&row["power_w"], "0.000"), "1.400");
    // The clock that memories allow as well goes before the logic's: a third of 1.215 GHz.
    synthesised["halves"]["decompressor"]["clock_mhz"] = 500.0.into();
    folder.write("slow.json", synthesised.to_string().as_bytes());
    let slow = folder.json("size --gpu a100 --library slow.json --json");
    let slow = &slow["groups"][0]["rows"][0];
    assert_eq!(slow["decompressor"]["clock_ghz"], 0.405);
    assert_eq!(slow["compressor"]["clock_ghz"], 0.6075);
    // One pool for half of the bandwidth: 2 × ⌈500 / 22.4⌉ and 2 × ⌈500 / 89.6⌉.
    let row = folder.json(&format!("{line} --rule shared --json"))["groups"][0]["rows"][0].clone();
    assert_eq!(row["compressor"]["units"], 46);
    assert_eq!(row["decompressor"]["units"], 12);
}

#[test]
fn lines_are_at_most_80_columns() {
    for gpu in ["gtx580", "rtx5090"] {
        let line = format!("size --gpu {gpu} --library paper");
        let done = Folder::new().run(&line).success();
        let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
        let longest = text.lines().max_by_key(|line| line.chars().count());
        assert!(longest.unwrap().chars().count() <= 80, "{longest:?}");
        // An older process than the die's is said: of none on the GTX 580, of both on the RTX 5090.
        let said = text.matches("warning: these areas are of ").count();
        assert_eq!(said, if gpu == "gtx580" { 0 } else { 2 });
    }
}

#[test]
fn measured_designs_are_sized_without_synthesis() {
    let folder = Folder::new();
    let whole = folder.json("size --gpu h100 --library measured --boost 1.5 --json");
    let rows = group(&whole, "asap7")["rows"].as_array().unwrap();
    let row = rows
        .iter()
        .find(|row| row["name"] == "--design bdi --beat 128");
    let row = row.unwrap_or_else(|| panic!("{rows:?}"));
    // The same areas per unit as in `hdlgen eval --bandwidth`.
    folder.write("data", &[7; 4096]);
    let eval = folder.json("eval data --codec bdi --bandwidth 100 --clock 5000 --json");
    let units = &eval["costs"]["codecs"][0]["units"];
    for half in ["compressor", "decompressor"] {
        let each = |whole: &Value, area: &str| {
            whole[area].as_f64().unwrap() / whole["units"].as_f64().unwrap()
        };
        let (sized, costs) = (&row[half], &units[half]);
        let ratio = each(sized, "area_mm2") / each(costs, "mm2");
        assert!((ratio - 1.0).abs() < 1e-9, "{half}: {ratio}");
    }
}

#[test]
fn what_cannot_be_sized_is_refused() {
    let folder = Folder::new();
    folder.fails("size --gpu voodoo2 --library paper", "rtx5090");
    folder.fails("size --gpu a100 --library paper --boost 0.5", "--boost");
    folder.fails(
        "size --gpu a100 --library paper --bandwidth 0",
        "--bandwidth",
    );
    folder.fails(
        "size --gpu a100 --library paper --bandwidth nan",
        "--bandwidth",
    );
    folder.fails("size --gpu a100 --library none.json", "none.json");
    folder.fails("size --gpu a100 --library paper --sl 16", "--sl");
    folder.write("text.json", b"hello");
    folder.fails(
        "size --gpu a100 --library text.json",
        "text.json is not JSON",
    );
    folder.write("modules.json", br#"{ "design": "ours", "modules": {} }"#);
    folder.fails("size --gpu a100 --library modules.json", "modules.json");
    for (field, value, reason) in [
        ("interval_cycles", json!(0), "interval_cycles is 0"),
        ("fmax_mhz", json!(0.0), "fmax_mhz is 0"),
        ("clock_mhz", json!(-1.0), "clock_mhz is -1"),
        ("power", json!({ "power_mw": 1.0 }), "clock_mhz"),
        (
            "power",
            json!({ "power_mw": 1.0, "clock_mhz": 0.0 }),
            "clock_mhz of power",
        ),
    ] {
        let mut wrong = synthesised();
        wrong["halves"]["decompressor"][field] = value;
        folder.write("wrong.json", wrong.to_string().as_bytes());
        folder.fails("size --gpu a100 --library wrong.json", reason);
    }
}
