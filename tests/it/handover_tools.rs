//! Tools from PyPI on hdlgen's exports: FuseSoC and Edalize, with core files and with the generator, cocotb
//! with independent bus models, and PeakRDL and ipyxact.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use hdlgen::internals::design::manifest::{Access, Manifest, Region};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::netlist::Direction;

use crate::common;
use crate::common::folder::{sample, Folder};

/// The environment that `scripts/test` makes of testbench/requirements.txt.
fn venv() -> Option<PathBuf> {
    let venv = common::venv::folder();
    if venv.join("bin/fusesoc").exists()
        && venv.join("bin/cocotb-config").exists()
        && venv.join("bin/peakrdl").exists()
    {
        return Some(venv);
    }
    common::skip_or_fail(&format!(
        "{} is not there: scripts/test makes it",
        venv.display()
    ));
    None
}

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A program of the environment, run in the folder.
fn run(venv: &Path, folder: &Folder, program: &str, arguments: &[&str]) -> Output {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let first = [venv.join("bin")].into_iter();
    let path = std::env::join_paths(first.chain(std::env::split_paths(&path))).unwrap();
    Command::new(venv.join("bin").join(program))
        .args(arguments)
        .current_dir(folder.path(""))
        .env("PATH", path)
        .env("HDLGEN", env!("CARGO_BIN_EXE_hdlgen"))
        // FuseSoC's files for its user stay out of it.
        .env("HOME", folder.path(""))
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("XDG_CACHE_HOME")
        .env_remove("XDG_DATA_HOME")
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    let both = [&output.stdout, &output.stderr];
    both.map(|bytes| String::from_utf8_lossy(bytes)).concat()
}

fn fusesoc(venv: &Path, folder: &Folder, target: &str, core: &str) -> Output {
    let generator = repository().join("scripts/fusesoc");
    let generator = generator.to_str().unwrap();
    #[rustfmt::skip]
    let arguments = ["--cores-root", generator, "--cores-root", ".",
        "run", "--clean", "--target", target, core];
    run(venv, folder, "fusesoc", &arguments)
}

#[test]
fn fusesoc_lints_and_simulates() {
    let tools = [
        Tool::Verilator,
        Tool::Make,
        Tool::Compiler,
        Tool::Iverilog,
        Tool::Vvp,
    ];
    let (true, Some(venv)) = (common::have(&tools), venv()) else {
        return;
    };
    let folder = Folder::new();
    folder
        .run("--design fpc-mc --block 64 --export fusesoc")
        .success();
    let name = "fpc_mc_lanes8_block64";
    let core = format!("hdlgen:design:{name}");
    for target in ["lint_compressor", "lint_decompressor", "sim", "sim_icarus"] {
        let done = fusesoc(&venv, &folder, target, &core);
        assert!(done.status.success(), "{target}: {}", text(&done));
        let passed = text(&done).contains("PASSED: 200 blocks of 2 beats, 80 of them stored raw");
        assert_eq!(
            passed,
            target.starts_with("sim"),
            "{target}: {}",
            text(&done)
        );
    }
    // A mistake in the Verilog is found by each.
    let file = format!("rtl_out/{name}/hdlgen_output_port.v");
    let good = folder.text(&file);
    let bad = good.replace("assign m_last = ", "assign m_last = s_valid & ~");
    assert_ne!(bad, good);
    folder.write(&file, bad.as_bytes());
    let done = fusesoc(&venv, &folder, "sim_icarus", &core);
    assert!(!done.status.success() && text(&done).contains("FAILED: block 0, beat 0"));
    folder.write(
        &file,
        good.replace("endmodule", "wire spare;\nendmodule")
            .as_bytes(),
    );
    let done = fusesoc(&venv, &folder, "lint_decompressor", &core);
    assert!(!done.status.success() && text(&done).contains("UNUSED"));
}

/// Somebody else's core, whose module `chip` has a compressor of one design and a
/// decompressor of another.
const CHIP: &str = "CAPI=2:
name: example:chip:chip
filesets:
  rtl:
    files: [chip.v: {file_type: verilogSource}]
    depend: [hdlgen:generator:hdlgen]
generate:
  words:
    generator: hdlgen
    parameters: {design: fpc-opt, lanes: 16, stages: 3}
  symbols:
    generator: hdlgen
    parameters: {sl: 4, pdw: 2, block: 64, codebook: book.json, prefix: symbols}
targets:
  sim:
    flow: sim
    flow_options: {tool: icarus, vvp_options: [-N]}
    generate: [words, symbols]
    filesets: [rtl]
    toplevel: chip
";

/// Builds and simulates `chip.v` with a core. Returns whether that succeeds, and the printed text.
fn build_chip(venv: &Path, folder: &Folder, core: &str) -> (bool, String) {
    folder.write("chip.core", core.as_bytes());
    let done = fusesoc(venv, folder, "sim", "example:chip:chip");
    (done.status.success(), text(&done))
}

#[test]
fn another_core_asks_for_designs() {
    let tools = [Tool::Make, Tool::Iverilog, Tool::Vvp];
    let (true, Some(venv)) = (common::have(&tools), venv()) else {
        return;
    };
    let folder = Folder::new();
    folder.write("data", &sample());
    folder
        .run("train --sl 4 --block 64 data -o book.json")
        .success();
    // The memory's contents are there when the simulation begins. Without a prefix the shared modules would be there twice.
    let chip = "module chip;
  reg aclk = 0, aresetn = 0;
  wire ready;
  fpc_opt_lanes16_stages3_compressor words(.aclk(aclk), .aresetn(aresetn), .s_axis_tready(ready));
  symbols_decompressor symbols(.aclk(aclk), .aresetn(aresetn));
  initial begin
    repeat (8) #5 aclk = !aclk;
    aresetn = 1;
    repeat (8) #5 aclk = !aclk;
    $display(\"ready %b\", ready);
    $finish;
  end
endmodule
";
    folder.write("chip.v", chip.as_bytes());
    let (succeeds, said) = build_chip(&venv, &folder, CHIP);
    assert!(succeeds && said.contains("ready 1"), "{said}");
    assert!(!said.contains("Unable to open"), "{said}");

    // A parameter that hdlgen refuses is named, and the build ends.
    let other = CHIP.replace("lanes: 16", "lanes: 7");
    let (succeeds, said) = build_chip(&venv, &folder, &other);
    let refuses = said.contains("invalid value '7' for '--lanes");
    assert!(!succeeds && refuses, "{said}");
    let other = CHIP.replace("lanes: 16", "out: /");
    let (succeeds, said) = build_chip(&venv, &folder, &other);
    assert!(!succeeds && said.contains("the parameter out"), "{said}");
}

#[test]
fn another_core_asks_for_a_list_of_designs() {
    let tools = [Tool::Make, Tool::Iverilog, Tool::Vvp];
    let (true, Some(venv)) = (common::have(&tools), venv()) else {
        return;
    };
    let folder = Folder::new();
    // Both designs have the same configuration port.
    let list = "[[design]]\nsl = 4\nblock = 64\n[[design]]\nsl = 8\nblock = 64\npdw = 1\n";
    folder.write("list.toml", list.as_bytes());
    let (begin, rest) = CHIP.split_once("  words:").unwrap();
    let (_, end) = rest.split_once("targets:").unwrap();
    let core = format!(
        "{begin}  all:\n    generator: hdlgen\n    parameters: {{config: list.toml}}\ntargets:{end}"
    );
    let core = core.replace("words, symbols", "all");
    let chip = "module chip;
  wire [1:0] ready;
  reg clock = 0;
  e2mc_sl4_pdw4_block64_compressor a(.aclk(clock), .aresetn(1'b0), .s_axis_tready(ready[0]));
  e2mc_sl8_pdw1_block64_compressor b(.aclk(clock), .aresetn(1'b0), .s_axis_tready(ready[1]));
  initial begin
    repeat (4) #5 clock = !clock;
    $display(\"ready %b\", ready);
    $finish;
  end
endmodule
";
    folder.write("chip.v", chip.as_bytes());
    let (succeeds, said) = build_chip(&venv, &folder, &core);
    assert!(succeeds && said.contains("ready "), "{said}");
}

#[test]
fn cocotb_drives_both_halves() {
    let tools = [Tool::Iverilog, Tool::Vvp];
    let (true, Some(venv)) = (common::have(&tools), venv()) else {
        return;
    };
    let folder = Folder::new();
    folder.write("data", &sample()[..2048]);
    let words = "vectors/fpc_opt_lanes16_beat16";
    for (design, written) in [
        ("--sl 4 --pdw 2 --block 64", "vectors/e2mc_sl4_pdw2_block64"),
        ("--design fpc-opt --lanes 16 --beat 16", words),
    ] {
        folder.run(&format!("vectors {design} data")).success();
        let script = format!("{written}/test_vectors.py");
        let done = run(&venv, &folder, "python", &[&script]);
        let said = text(&done);
        assert!(done.status.success(), "{said}");
        for role in ["compressor", "decompressor"] {
            assert!(
                said.contains(&format!("_{role}: 4 tests, 0 failed")),
                "{said}"
            );
        }
    }
    // The output is compared.
    let file = format!("{words}/fpc_opt_lanes16_beat16_match.v");
    let good = folder.text(&file);
    let bad = good.replace(
        "is_zero = low_half_is_zero & ~(|",
        "is_zero = low_half_is_zero & (|",
    );
    assert_ne!(bad, good);
    folder.write(&file, bad.as_bytes());
    let script = format!("{words}/test_vectors.py");
    let done = run(&venv, &folder, "python", &[&script]);
    assert!(!done.status.success());
    assert!(
        text(&done).contains("_compressor: 4 tests, 4 failed"),
        "{}",
        text(&done)
    );
    // And the folder is as it was written.
    folder
        .run("vectors --design fpc-opt --lanes 16 --beat 16 data")
        .success();
}

#[test]
fn the_generator_is_what_fusesoc_lists() {
    let Some(venv) = venv() else {
        return;
    };
    let folder = Folder::new();
    let generator = repository().join("scripts/fusesoc");
    let arguments = ["--cores-root", generator.to_str().unwrap(), "gen", "list"];
    let done = run(&venv, &folder, "fusesoc", &arguments);
    let said = text(&done);
    assert!(said.contains("hdlgen:generator:hdlgen"), "{said}");
}

/// SystemRDL's compiler and ipyxact find the ports and words of the manifest, and PeakRDL generates its usual
/// outputs from them.
#[test]
fn registers_and_components_are_those_of_the_manifest() {
    let Some(venv) = venv() else {
        return;
    };
    let script = repository().join("testbench/exports/words.py");
    let script = script.to_str().unwrap();
    for flags in [
        "--sl 4 --pdw 2",
        "--design controller --codec e2mc --sl 4 --mdc 1024",
        "--design value-frequency",
        "--design bdi",
    ] {
        let folder = Folder::new();
        let exports = "--export systemrdl,svd,ipxact,bender";
        folder.run(&format!("{flags} {exports}")).success();
        let name = fs::read_dir(folder.path("rtl_out")).unwrap().next();
        let name = name.unwrap().unwrap().file_name().into_string().unwrap();
        let name = format!("rtl_out/{name}");
        let manifest = Manifest::read(&folder.path(&name)).unwrap();
        let bender = folder.text(&format!("{name}/Bender.yml"));
        for top in &manifest.tops {
            let listed = |file: &String| bender.contains(&format!("\n  - {file}\n"));
            assert!(top.files.iter().all(listed), "{bender}");
            // A file's description of a word and of its fields; not all kinds have all of it.
            let words = |of_tables: bool, resets: bool| -> Vec<String> {
                let regions = top.address_map.iter();
                regions
                    .flat_map(|r| described(r, of_tables, resets))
                    .collect()
            };
            let ports = top.ports.iter().map(|port| {
                let direction = match port.direction {
                    Direction::Input => "in",
                    Direction::Output => "out",
                };
                format!("port {} {direction} {}", port.name, port.width - 1)
            });
            let file = |end: &str| format!("{name}/{}.{end}", top.module);
            let read = |end: &str| {
                let done = run(&venv, &folder, "python", &[script, &file(end)]);
                text(&done).lines().map(str::to_owned).collect::<Vec<_>>()
            };
            let both: Vec<String> = ports.chain(words(true, false)).collect();
            assert_eq!(read("component.xml"), both, "{flags}");
            if top.address_map.is_empty() {
                assert!(!folder.path(&file("rdl")).exists());
                assert!(!folder.path(&file("svd")).exists());
                continue;
            }
            assert_eq!(read("rdl"), words(false, true), "{flags}");
            assert_eq!(read("svd"), words(true, true), "{flags}");
            for (exporter, out) in [
                ("c-header", "registers.h"),
                ("html", "pages"),
                ("ip-xact", "registers.xml"),
                ("uvm", "registers.sv"),
            ] {
                let done = run(
                    &venv,
                    &folder,
                    "peakrdl",
                    &[exporter, "-o", out, &file("rdl")],
                );
                assert!(done.status.success(), "{}", text(&done));
                assert!(folder.path(out).exists());
            }
            let word = &top.address_map[0].name;
            assert!(folder.text("registers.h").contains(word.as_str()));
        }
    }
}

/// A word of a description, and its fields, as testbench/exports/words.py prints them.
fn described(region: &Region, of_tables: bool, resets: bool) -> Vec<String> {
    let word = |access| match access {
        Access::ReadWrite | Access::OnesClear => "rw",
        Access::ReadOnly => "r",
        Access::WriteOnly => "w",
    };
    let Region {
        name,
        address,
        words,
        ..
    } = region;
    let first = format!("word {name} {address} {words} {}", word(region.access));
    let has_fields = of_tables || *words < 32;
    let fields = region.fields.iter().filter(|_| has_fields).map(|field| {
        let reset = field.reset.filter(|_| resets);
        let reset = reset.map_or("-".into(), |value| value.to_string());
        let access = word(region.access_of(field));
        format!(
            "field {} {} {} {access} {reset}",
            field.name, field.low, field.bits
        )
    });
    [first].into_iter().chain(fields).collect()
}
