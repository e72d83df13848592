//! `--prefix` and `--timescale`: what lets several units live in one chip and in one program.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use hdlgen::internals::flow::tools::Tool;

use crate::common;
use crate::common::folder::Folder;

const UNIT: &str = "--design controller --codec e2mc --sl 4 --pdw 2 --mdc 1024";

fn names_of(folder: &Folder, unit: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder.path(&format!("rtl_out/{unit}"))).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names
        .filter_map(|name| Some(name.strip_suffix(".v")?.to_owned()))
        .collect()
}

#[test]
fn two_units_share_no_name() {
    if !common::have(&[Tool::Iverilog, Tool::Compiler]) {
        return;
    }
    let folder = Folder::new();
    for unit in ["north", "south_"] {
        folder.run(&format!("{UNIT} --prefix {unit}")).success();
    }
    let (north, south) = (names_of(&folder, "north"), names_of(&folder, "south"));
    assert!(north.contains("north") && north.contains("north_hdlgen_axi_lite_20"));
    assert!(north
        .iter()
        .all(|name| name.starts_with("north") && name.len() <= 64));
    assert!(north.is_disjoint(&south));
    // The replaced name occurs nowhere, nor does another word.
    for name in &north {
        let text = folder.text(&format!("rtl_out/north/{name}.v"));
        assert!(
            !text.contains("controller_e2mc") && !text.contains("south"),
            "{name}"
        );
    }
    // Both, in one elaboration.
    folder.write(
        "chip.v",
        b"module chip; north n (); south s (); endmodule\n",
    );
    let list = |unit: &str, names: &BTreeSet<String>| -> Vec<String> {
        names
            .iter()
            .map(|name| format!("rtl_out/{unit}/{name}.v"))
            .collect()
    };
    let files = [
        list("north", &north),
        list("south", &south),
        vec!["chip.v".into()],
    ]
    .concat();
    let done = Command::new("iverilog")
        .args(["-g2005", "-s", "chip", "-o", "chip.vvp"])
        .args(&files)
        .current_dir(folder.path(""))
        .output();
    let said = String::from_utf8_lossy(&done.as_ref().unwrap().stderr).into_owned();
    assert!(done.unwrap().status.success(), "{said}");
    // Both drivers, in one program that includes both.
    folder.write(
        "both.c",
        b"#include \"north_hdlgen.h\"\n#include \"south_hdlgen.h\"\n\
          int main(void) { return north_hdlgen_check == 0 || south_hdlgen_check == 0; }\n",
    );
    let driver = |unit: &str| format!("rtl_out/{unit}/driver");
    let [n, s] = ["north", "south"].map(driver);
    let sources = [&n, &s]
        .into_iter()
        .flat_map(|of| fs::read_dir(folder.path(of)).unwrap());
    let sources = sources.map(|file| file.unwrap().path());
    let done = Command::new("cc")
        .args([
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-Wno-address",
            "-o",
            "both",
            "both.c",
        ])
        .args(sources.filter(|path| path.extension().is_some_and(|end| end == "c")))
        .args(["-I", &n, "-I", &s])
        .current_dir(folder.path(""))
        .output();
    let said = String::from_utf8_lossy(&done.as_ref().unwrap().stderr).into_owned();
    assert!(done.unwrap().status.success(), "{said}");
    let header = folder.text("rtl_out/north/driver/north_hdlgen_controller.h");
    assert!(header.contains("--mdc 1024 --prefix north\n"), "{header}");
}

#[test]
fn words_that_make_no_names_are_refused() {
    let folder = Folder::new();
    for (word, reason) in [
        ("0up", "--prefix 0up: expected a letter"),
        ("a-b", "--prefix a-b: expected a letter"),
        (
            "a_word_that_is_longer_than_anybody_who_types_it_would_like",
            "would have 66 characters, and some tools accept only 64",
        ),
    ] {
        folder.fails(&format!("--design dbi --prefix {word}"), reason);
        assert!(!folder.path("rtl_out").exists());
    }
    let reason = "--prefix module: module is a reserved word of Verilog";
    folder.fails("--design controller --prefix module", reason);
}

#[test]
fn long_names_are_pointed_out() {
    let folder = Folder::new();
    let long =
        "--design controller --codec bpc-group --lanes 16 --mag 64 --id-bits 1 --address-bits 44";
    let said = |line: &str| {
        let done = folder.run(line).success();
        String::from_utf8(done.get_output().stderr.clone()).unwrap()
    };
    assert!(said(long).contains("--prefix WORD makes them shorter"));
    assert_eq!(said(&format!("{long} --prefix north")), "");
    assert_eq!(said("--design dbi"), "");
}

#[test]
fn a_timescale_stands_in_every_file() {
    let folder = Folder::new();
    folder.run("--design dbi --timescale 1ns/1ps").success();
    for entry in fs::read_dir(folder.path("rtl_out/dbi")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "v") {
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.contains("\n`timescale 1ns/1ps\n\nmodule "), "{text}");
        }
    }
    for (scale, reason) in [
        ("1ns", "1, 10 or 100 of s, ms, us, ns, ps or fs"),
        ("2ns/1ps", "1, 10 or 100 of s, ms, us, ns, ps or fs"),
        ("1ps/1ns", "the precision is larger than the unit"),
    ] {
        folder.fails(&format!("--design dbi --timescale {scale}"), reason);
    }
}
