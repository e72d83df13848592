//! The files of `--export`, and the tools that read them without anything from PyPI.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use hdlgen::internals::design::manifest::{sha256, Manifest};
use hdlgen::internals::flow::tools::Tool;
use serde_json::Value;

use crate::common;
use crate::common::folder::Folder;

const ALL: &str =
    "--export orfs --export librelane,fusesoc,orfs,bender --export systemrdl,ipxact,svd,litex";

#[test]
fn exported_files_are_in_the_manifest_and_change_no_other() {
    let folder = Folder::new();
    folder.run("--sl 4 --pdw 2 --output plain").success();
    folder.run(&format!("--sl 4 --pdw 2 {ALL}")).success();
    let name = "rtl_out/e2mc_sl4_pdw2";
    let (mut plain, mut files) = (folder.files("plain/e2mc_sl4_pdw2"), folder.files(name));
    let manifest = Manifest::read(&folder.path(name)).unwrap();
    for file in &manifest.files {
        assert_eq!(file.sha256, sha256(&files[&file.path]), "{}", file.path);
    }
    assert_eq!(manifest.files.len() + 1, files.len());
    assert!(plain.remove("manifest.json").is_some());
    assert!(files.remove("manifest.json").is_some());
    for (path, contents) in &plain {
        assert_eq!(files.remove(path).as_ref(), Some(contents), "{path}");
    }
    let new: Vec<&str> = files.keys().map(String::as_str).collect();
    let half = |role: &str, end: &str| format!("e2mc_sl4_pdw2_{role}.{end}");
    let mut expected = vec![
        "Bender.yml".to_string(),
        "e2mc_sl4_pdw2.core".into(),
        "e2mc_sl4_pdw2_tb.v".into(),
        "e2mc_sl4_pdw2_litex.py".into(),
    ];
    for role in ["compressor", "decompressor"] {
        let ends = [
            "component.xml",
            "config.mk",
            "librelane.json",
            "orfs.sdc",
            "rdl",
            "svd",
        ];
        expected.extend(ends.map(|end| half(role, end)));
    }
    expected.sort();
    assert_eq!(new, expected);

    // The manifest's command creates the same files, and without --export they are removed again.
    let before = folder.files(name);
    assert!(manifest
        .command
        .ends_with("--export fusesoc,librelane,orfs,bender,ipxact,systemrdl,svd,litex"));
    folder
        .run(manifest.command.strip_prefix("hdlgen ").unwrap())
        .success();
    assert_eq!(folder.files(name), before);
    folder.run("--sl 4 --pdw 2").success();
    assert_eq!(folder.files(name), folder.files("plain/e2mc_sl4_pdw2"));
    folder.fails(
        "--export gds",
        "fusesoc, librelane, orfs, bender, ipxact, systemrdl, svd, litex",
    );
}

#[test]
fn configurations_name_the_files_of_their_half() {
    if !common::have(&[Tool::Make]) {
        return;
    }
    let folder = Folder::new();
    folder.run(&format!("--sl 16 --pdw 1 {ALL}")).success();
    let name = "rtl_out/e2mc_sl16_pdw1";
    let manifest = Manifest::read(&folder.path(name)).unwrap();
    for top in &manifest.tops {
        let module = &top.module;
        let wanted: BTreeSet<&str> = top.files.iter().map(String::as_str).collect();
        let json = folder.text(&format!("{name}/{module}.librelane.json"));
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["DESIGN_NAME"], module.as_str());
        assert_eq!(json["CLOCK_PORT"], "aclk");
        let inside = |value: &Value| {
            let path = value.as_str().unwrap().strip_prefix("dir::").unwrap();
            assert!(folder.path(name).join(path).is_file(), "{path}");
            path.to_string()
        };
        let listed: Vec<String> = (json["VERILOG_FILES"].as_array().unwrap().iter())
            .map(inside)
            .collect();
        assert!(listed.iter().map(String::as_str).collect::<BTreeSet<_>>() == wanted);
        assert_eq!(inside(&json["PNR_SDC_FILE"]), format!("{module}.sdc"));
        assert_eq!(inside(&json["SIGNOFF_SDC_FILE"]), format!("{module}.sdc"));
        // Both constraints and configuration have one period.
        let sdc = folder.text(&format!("{name}/{module}.sdc"));
        assert!(sdc.contains(&format!(
            "set period {:?}\n",
            json["CLOCK_PERIOD"].as_f64().unwrap()
        )));
        // The reset is synchronous: an input, and no false path.
        assert!(sdc.contains("set inputs [get_ports {aresetn ") && !sdc.contains("false_path"));

        // As the flow's Makefile reads it, from another folder.
        let variables = "$(DESIGN_NAME) $(SDC_FILE) $(SYNTH_MEMORY_MAX_BITS) $(VERILOG_FILES)";
        let makefile = format!(
            "include {}\nall:\n\t@echo {variables}\n",
            folder.path(&format!("{name}/{module}.config.mk")).display()
        );
        folder.write("Makefile", makefile.as_bytes());
        let done = Command::new("make")
            .arg("-C")
            .arg(folder.path(""))
            .output()
            .unwrap();
        let said = String::from_utf8(done.stdout).unwrap();
        let line = said.lines().find(|line| line.starts_with("e2mc")).unwrap();
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(words[0], module);
        assert_eq!(words[2], top.memory_bits.to_string());
        for path in words[1..2].iter().chain(&words[3..]) {
            assert!(fs::metadata(path).unwrap().is_file(), "{path}");
        }
        assert_eq!(words.len(), 3 + wanted.len());
    }
    // Only tables want that variable.
    folder.run("--design bdi --export orfs").success();
    let config = folder.text("rtl_out/bdi/bdi_compressor.config.mk");
    assert!(!config.contains("MEMORY"));
}

#[test]
fn opensta_takes_the_constraints_of_orfs() {
    if !common::have(&[Tool::Sta]) {
        return;
    }
    let folder = Folder::new();
    folder
        .run("--design bdi --block 64 --export orfs")
        .success();
    let name = "bdi_block64_decompressor";
    let manifest = Manifest::read(&folder.path("rtl_out/bdi_block64")).unwrap();
    let top = manifest.tops.iter().find(|top| top.module == name).unwrap();
    let ports: Vec<&str> = top.ports.iter().map(|port| port.name.as_str()).collect();
    let declared = top.ports.iter().map(|port| {
        let direction = format!("{:?}", port.direction).to_lowercase();
        format!("{direction} [{}:0] {};\n", port.width - 1, port.name).replace("[0:0] ", "")
    });
    // A path from input to output, timed only by the constraints.
    let netlist = format!(
        "module {name}({});\n{}INV u(.A(m_axis_tready), .Y(s_axis_tready));\nendmodule\n",
        ports.join(", "),
        declared.collect::<String>()
    );
    folder.write("netlist.v", netlist.as_bytes());
    let script = format!(
        "read_liberty {}
read_verilog netlist.v
link_design {name}
source rtl_out/bdi_block64/{name}.orfs.sdc
report_checks
exit\n",
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data/tiny.lib")
            .display()
    );
    folder.write("script.tcl", script.as_bytes());
    for (platform, required) in [("nangate45", "1.50"), ("asap7", "1500.00")] {
        let done = Command::new("sta")
            .args(["-exit", "script.tcl"])
            .current_dir(folder.path(""))
            .env("PLATFORM", platform)
            .env("HOME", folder.path(""))
            .output()
            .unwrap();
        let said = [done.stdout, done.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(
            !said.contains("Error") && !said.contains("Warning"),
            "{said}"
        );
        let line = said
            .lines()
            .find(|line| line.contains("data required time"));
        assert_eq!(
            line.unwrap().split_whitespace().next(),
            Some(required),
            "{said}"
        );
    }
}
