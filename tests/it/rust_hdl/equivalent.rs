//! Two printers, one meaning: Yosys proves that rust-hdl's print of a design
//! and ours are equivalent, with the registers and memories matched by name.

use std::process::Command;
use std::rc::Rc;

use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::bridge::generate_verilog;
use hdlgen::internals::hdl::{verilog, Module};

use crate::common::designs::design;
use crate::common::have;
use crate::rust_hdl::accepted::sample;

#[test]
fn yosys_proves_both_prints_equivalent() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    prove_equivalent(&sample(), |text| text).unwrap();
}

#[test]
fn yosys_refutes_a_print_that_differs() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    for (right, wrong) in [
        (" + ", " - "),
        ("if (enable) q <= d", "q <= d"),
        ("q <= 8'h3", "q <= 8'h4"),
        ("<= words[read_address]", "<= words[write_address]"),
        ("if (s) ", "if (!s) "),
        (">>", "<<"),
    ] {
        let spoil = |text: String| {
            assert!(text.contains(right), "no {right}");
            text.replacen(right, wrong, 1)
        };
        let report = prove_equivalent(&sample(), spoil).expect_err(wrong);
        assert!(report.contains("unproven"), "{wrong}: {report}");
    }
}

fn prove_equivalent(top: &Rc<Module>, change: impl Fn(String) -> String) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let mut ours = String::new();
    for file in verilog::print(top, "none") {
        ours += &file.text;
    }
    std::fs::write(folder.path().join("ours.v"), ours).unwrap();
    let theirs = change(generate_verilog(top).unwrap());
    std::fs::write(folder.path().join("theirs.v"), theirs).unwrap();
    let prepare = |file: &str, name: &str| {
        let top = &top.name;
        format!(
            "read_verilog {file}; hierarchy -check -top {top}; proc; flatten; \
             memory -nomap; memory_map; opt_clean; check -assert; \
             rename {top} {name}; design -stash {name}; "
        )
    };
    let script = format!(
        "{}{}design -copy-from ours -as ours ours; design -copy-from theirs -as theirs theirs; \
         equiv_make ours theirs both; hierarchy -top both; \
         equiv_simple -undef; equiv_induct -undef; equiv_status -assert",
        prepare("ours.v", "ours"),
        prepare("theirs.v", "theirs"),
    );
    let output = Command::new("yosys")
        .current_dir(folder.path())
        .args(["-q", "-p", &script])
        .output()
        .unwrap();
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    Err(String::from_utf8_lossy(&text).to_string())
}

/// Modules of the real designs that Yosys can prove in a second.
#[test]
fn yosys_proves_both_prints_of_modules_in_use_equivalent() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let design = design(8, 4, 64, 32, 0, 0);
    let decompressor = design.module(Role::Decompressor).unwrap();
    for name in ["find_length", "axi_lite"] {
        let hierarchy = decompressor.hierarchy();
        let module = hierarchy.iter().find(|m| m.name.contains(name));
        prove_equivalent(module.unwrap(), |text| text).unwrap();
    }
}
