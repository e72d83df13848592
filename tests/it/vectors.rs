//! `hdlgen vectors`: its benches run as emitted, and detect errors.

use std::process::{Command, Output};

use hdlgen::internals::design::{designs, Options};
use hdlgen::internals::flow::tools::Tool;

use crate::common;
use crate::common::folder::{sample, Folder};

/// `make` in a folder that `hdlgen vectors` wrote.
fn make(folder: &Folder, name: &str, target: &str) -> Output {
    let mut make = Command::new("make");
    make.arg(target).current_dir(folder.path(name));
    make.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Every default design's kit in Icarus, a few blocks each.
#[test]
fn every_design_has_one() {
    if !common::have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let folder = Folder::new();
    folder.write("data", &sample()[..8192]);
    let mut count = 0;
    for entry in designs() {
        let design = entry.design(&Options::default()).unwrap();
        if !design.streams() {
            continue;
        }
        let line = format!("vectors --design {} data --blocks 6", entry.name);
        folder.run(&line).success();
        let name = format!("vectors/{}", design.name());
        let done = make(&folder, &name, "icarus");
        assert!(done.status.success(), "{}: {}", entry.name, said(&done));
        let passed = said(&done).matches(": 6 blocks, ").count();
        assert_eq!(passed, design.roles().len(), "{}", said(&done));
        instances_compile(&folder, &name);
        // The folder is all hdlgen's: it may be written again.
        let written = folder.json(&format!("{line} --json"));
        assert_eq!(
            (&written["folder"], &written["blocks"]),
            (&name.into(), &6.into())
        );
        for bench in written["benches"].as_array().unwrap() {
            for file in bench.as_object().unwrap().values() {
                let path = format!(
                    "{}/{}",
                    written["folder"].as_str().unwrap(),
                    file.as_str().unwrap()
                );
                assert!(folder.path(&path).exists(), "{path}");
            }
        }
        count += 1;
    }
    assert!(count >= 13, "{count}");
}

/// The instances that the folder's page offers for copying compile.
fn instances_compile(folder: &Folder, name: &str) {
    let page = folder.text(&format!("{name}/README.md"));
    let instances: String = page.split("```verilog").skip(1).map(until_fence).collect();
    assert!(instances.contains("aclk(aclk)"), "{page}");
    folder.write(
        "copied.v",
        format!("module copied;\n{instances}endmodule\n").as_bytes(),
    );
    let list = name.strip_prefix("vectors/").unwrap();
    let done = Command::new("iverilog")
        .args(["-g2001", "-t", "null", "-s", "copied", "-f"])
        .args([&format!("{list}.f"), "../../copied.v"])
        .current_dir(folder.path(name))
        .output()
        .unwrap();
    assert!(done.status.success(), "{name}: {}", said(&done));
}

fn until_fence(text: &str) -> &str {
    text.split("```").next().unwrap_or_default()
}

#[test]
fn verilator_runs_them_too() {
    if !common::have(&[Tool::Verilator]) {
        return;
    }
    let folder = Folder::new();
    folder.write("data", &sample()[..8192]);
    for (design, name) in [
        ("--sl 4 --pdw 2 --block 64", "vectors/e2mc_sl4_pdw2_block64"),
        ("--design energy-control", "vectors/energy_control_ed2"),
    ] {
        folder.run(&format!("vectors {design} data")).success();
        let done = make(&folder, name, "verilator");
        assert!(done.status.success(), "{}", said(&done));
        assert!(said(&done).contains("PASSED in "), "{}", said(&done));
    }
}

/// A flipped bit in the expected output, in the logic, and in a table.
#[test]
fn what_is_wrong_is_seen() {
    if !common::have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let folder = Folder::new();
    folder.write("data", &sample()[..4096]);
    folder.run("vectors --sl 8 --pdw 1 data").success();
    let name = "vectors/e2mc_sl8_pdw1";
    let in_kit = |file: &str| format!("{name}/e2mc_sl8_pdw1_{file}");
    let planted = |file: &str, break_it: &dyn Fn(&str) -> String| {
        let file = in_kit(file);
        let good = folder.text(&file);
        let bad = break_it(&good);
        assert_ne!(bad, good, "{file}");
        folder.write(&file, bad.as_bytes());
        let done = make(&folder, name, "icarus");
        folder.write(&file, good.as_bytes());
        assert!(!done.status.success(), "{file}: {}", said(&done));
        assert!(said(&done).contains("FAILED in cycle"), "{}", said(&done));
    };
    // The first beat's tuser; a beat's lowest byte; a table's entry; a block too few.
    planted("compressor.expected.hex", &|text| {
        let other = if &text[3..4] == "1" { "2" } else { "1" };
        format!("{}{other}{}", &text[..3], &text[4..])
    });
    planted("decompressor.expected.hex", &|text| {
        let end = text.find('\n').unwrap();
        let other = if &text[end - 1..end] == "0" { "1" } else { "0" };
        format!("{}{other}{}", &text[..end - 1], &text[end..])
    });
    planted("compressor.load.hex", &|text| {
        text.lines()
            .map(|line| format!("{}_00000000\n", &line[..8]))
            .collect()
    });
    planted("compressor_tb.v", &|text| {
        let at = text.find("localparam BLOCKS = ").unwrap();
        let (before, after) = text.split_at(at);
        let (_, rest) = after.split_once(';').unwrap();
        format!("{before}localparam BLOCKS = 5;{rest}")
    });
    assert!(make(&folder, name, "icarus").status.success());
}

#[test]
fn errors_say_what_was_expected() {
    let folder = Folder::new();
    folder.write("data", &sample()[..4096]);
    for (line, reason) in [
        (
            "--design controller data",
            "vectors are for designs with stream ports",
        ),
        ("--design bdi data --blocks 0", "--blocks 0"),
        ("--design bdi missing", "missing"),
    ] {
        folder.fails(&format!("vectors {line}"), reason);
    }
    assert_eq!(folder.names(), ["data"]);
    // What somebody else put there stays.
    folder.run("vectors --design bdi data").success();
    folder.write("vectors/bdi/notes", b"mine");
    folder.fails("vectors --design bdi data", "notes");
    assert_eq!(folder.read("vectors/bdi/notes"), b"mine");
}
