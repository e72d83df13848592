//! `hdlgen`, `sim`, `cosim` and `synth` as a user runs them.

use std::collections::BTreeSet;
use std::fs;

use hdlgen::internals::design::manifest::{sha256, Manifest};
use hdlgen::internals::flow::tools::Tool;
use predicates::prelude::*;
use predicates::str::contains;

use crate::common;
use crate::common::folder::{sample, Folder};

const DEFAULT: &str = "rtl_out/e2mc_sl16_pdw4";

fn manifest(folder: &Folder, design: &str) -> Manifest {
    Manifest::read(&folder.path(design)).expect("the manifest parses")
}

#[test]
fn a_folder_is_named_after_what_is_not_the_default() {
    let folder = Folder::new();
    for (line, name) in [
        ("--sl 16 --pdw 4", DEFAULT),
        ("--pdw 4 --mfv 1024 --encoders 4 --beat 32", DEFAULT),
        ("--sl 8", "rtl_out/e2mc_sl8_pdw4"),
        (
            "--sl 32 --pdw 2 --block 64 --mfv 2048 --encoders 1 --beat 8 --output other",
            "other/e2mc_sl32_pdw2_block64_mfv2048_encoders1_beat8",
        ),
        ("--pdw 1 --mag 64", "rtl_out/e2mc_sl16_pdw1_mag64"),
    ] {
        folder.run(line).success().stdout(contains(name));
        let manifest = manifest(&folder, name);
        assert!(name.ends_with(&manifest.name), "{}", manifest.name);
        // The command in the manifest creates the same folder.
        let command = manifest.command.strip_prefix("hdlgen ").unwrap();
        let before = folder.files(name);
        let out = name.split('/').next().unwrap();
        folder.run(&format!("{command} --output {out}")).success();
        assert_eq!(folder.files(name), before, "{line}");
    }
}

#[test]
fn the_manifest_describes_the_folder() {
    let folder = Folder::new();
    let printed = folder.json("--sl 8 --pdw 2 --json");
    let name = "rtl_out/e2mc_sl8_pdw2";
    let manifest = manifest(&folder, name);
    assert_eq!(serde_json::to_value(&manifest).unwrap(), printed);
    assert_eq!(
        manifest.parameters["pdw"],
        hdlgen::internals::design::Value::Number(2)
    );
    let mut files = folder.files(name);
    assert!(files.remove("manifest.json").is_some());
    let listed: BTreeSet<&str> = manifest.files.iter().map(|f| f.path.as_str()).collect();
    assert!(listed.iter().copied().eq(files.keys().map(String::as_str)));
    for file in &manifest.files {
        assert_eq!(file.sha256, sha256(&files[&file.path]), "{}", file.path);
    }

    let verilog: BTreeSet<&str> = listed.into_iter().filter(|f| f.ends_with(".v")).collect();
    let text = folder.text(&format!("{name}/e2mc_sl8_pdw2.f"));
    let in_list: Vec<&str> = text.lines().collect();
    assert_eq!(in_list.len(), verilog.len(), "each file once");
    assert_eq!(in_list.into_iter().collect::<BTreeSet<_>>(), verilog);
    for top in &manifest.tops {
        let own: BTreeSet<&str> = top.files.iter().map(String::as_str).collect();
        assert!(own.is_subset(&verilog));
        assert!(top
            .ports
            .iter()
            .any(|p| p.name == "m_axis_tdata" && p.width == 256));
        let source = folder.text(&format!("{name}/{}.v", top.module));
        let header = source.split(");").next().unwrap();
        let ports: Vec<&str> = header
            .lines()
            .filter_map(|line| line.split("  //").next())
            .filter(|line| line.starts_with("  input ") || line.starts_with("  output "))
            .filter_map(|line| line.trim_end_matches(',').split(' ').next_back())
            .collect();
        let listed: Vec<&str> = top.ports.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(ports, listed);
    }
}

#[test]
fn a_folder_of_ours_is_replaced_as_a_whole() {
    let folder = Folder::new();
    folder.run("--sl 16 --pdw 4").success();
    let before = folder.files(DEFAULT);
    // As an older version of the program may have left it: with a file that is written no more.
    folder.write(&format!("{DEFAULT}/old.v"), b"module old; endmodule\n");
    folder.write(&format!("{DEFAULT}/hdlgen_axi_lite_17.v"), b"");
    let mut manifest: serde_json::Value = serde_json::from_slice(&before["manifest.json"]).unwrap();
    let files = manifest["files"].as_array_mut().unwrap();
    files.push(serde_json::json!({ "path": "old.v", "sha256": "" }));
    folder.write(
        &format!("{DEFAULT}/manifest.json"),
        manifest.to_string().as_bytes(),
    );
    folder.run("--sl 16 --pdw 4").success();
    assert_eq!(folder.files(DEFAULT), before);
    // No other files are left beside it.
    let beside = fs::read_dir(folder.path("rtl_out")).unwrap();
    assert_eq!(beside.count(), 1);
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let folder = Folder::new();
    folder.run("--sl 16 --pdw 4").success();
    folder.write(&format!("{DEFAULT}/notes.txt"), b"mine");
    let before = folder.files(DEFAULT);
    folder.fails("--sl 16 --pdw 4", "notes.txt");
    folder.fails("--sl 16 --pdw 4", "--output");
    assert_eq!(folder.files(DEFAULT), before);

    fs::remove_file(folder.path(DEFAULT).join("notes.txt")).unwrap();
    fs::remove_file(folder.path(DEFAULT).join("manifest.json")).unwrap();
    let before = folder.files(DEFAULT);
    folder.fails("--sl 16 --pdw 4", "without a manifest");
    assert_eq!(folder.files(DEFAULT), before);

    folder.write("rtl_out/e2mc_sl8_pdw4", b"a file");
    folder.fails("--sl 8", "a file");
    assert_eq!(folder.read("rtl_out/e2mc_sl8_pdw4"), b"a file");
    folder.write("file", b"a file");
    folder.fails("--sl 8 --output file", "file");
    assert_eq!(folder.read("file"), b"a file");
    assert_eq!(folder.names(), ["file", "rtl_out"]);
}

#[test]
fn a_codebook_becomes_the_tables_at_power_up() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.run("train data --mfv 512 -o book.json").success();
    // The table's size is the codebook's by default.
    folder.run("--pdw 2 --codebook book.json").success();
    let folders = fs::read_dir(folder.path("rtl_out")).unwrap();
    let names: Vec<String> = folders
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let [name] = &names[..] else {
        panic!("{names:?}")
    };
    assert!(name.starts_with("e2mc_sl16_pdw2_mfv512_book"), "{name}");
    let path = format!("rtl_out/{name}");
    let files = folder.files(&path);
    let lines = |file: &str| {
        let data = &files[&format!("{name}_{file}.hex")];
        data.iter().filter(|&&byte| byte == b'\n').count()
    };
    assert_eq!(lines("decode_table"), 512);
    assert_eq!(lines("codes"), 512);
    // Four ways' tags are a row.
    for half in ["tags0", "tags1"] {
        assert_eq!(lines(half), 64);
    }
    // The same loads that `train` writes.
    for role in ["compressor", "decompressor"] {
        let load = folder.text(&format!("book.{role}.load"));
        assert!(load.starts_with("00000000_00000000\n") && load.ends_with("00000000_00000001\n"));
        let emitted = &files[&format!("{name}_{role}_load.hex")];
        assert_eq!(load.as_bytes(), emitted.as_slice());
    }
    assert_eq!(manifest(&folder, &path).files.len() + 1, files.len());
    // An older copy of the same design is replaced; the design runs with its tables preloaded.
    folder.run("--pdw 2 --codebook book.json").success();
    let line = "sim --pdw 2 --codebook book.json data --json";
    assert_eq!(folder.json(line)["decompressor"]["blocks"], 160);
}

#[test]
fn sim_counts_what_it_did() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let results = folder.json("sim --pdw 8 data --json");
    assert_eq!(results["design"], "e2mc_sl16_pdw8");
    assert_eq!(results["file"], "data");
    assert_eq!(results["block_bytes"], 128);
    for half in ["compressor", "decompressor"] {
        assert_eq!(results[half]["blocks"], 160);
        for key in ["cycles", "latency_min", "latency_max", "interval_max"] {
            assert!(results[half][key].as_u64() > Some(0), "{half} {key}");
        }
    }
    let by_metadata = results["statistics"]["by_metadata"].as_array().unwrap();
    let blocks = by_metadata.iter().map(|count| count.as_u64().unwrap());
    assert_eq!(blocks.sum::<u64>(), 160);
    assert!(results["raw_ratio"].as_f64() >= results["effective_ratio"].as_f64());

    let first = folder.json("sim --blocks 7 data --json");
    assert_eq!(first["compressor"]["blocks"], 7);
    assert_eq!(first["decompressor"]["blocks"], 7);
    // The number of threads has no effect.
    let one = folder.json("sim --pdw 8 data --json --threads 1");
    assert_eq!(one, results);
}

#[test]
fn sim_writes_waveforms_of_both_halves() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.run("sim data --blocks 3 --vcd wave.vcd").success();
    let waves = ["wave.compressor.vcd", "wave.decompressor.vcd"];
    let beside = ["wave.compressor.gtkw", "wave.decompressor.gtkw"];
    let mut all = [&["data"], &waves[..], &beside[..]].concat();
    all.sort();
    assert_eq!(folder.names(), all);
    for wave in waves {
        let text = folder.text(wave);
        assert!(text.contains("$enddefinitions"), "{wave}");
        assert!(text.contains("m_axis_tvalid"), "{wave}");
    }
}

#[test]
fn waveforms_begin_with_the_blocks_unless_asked() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let cycles = |wave: &str| {
        let text = folder.text(wave);
        let times = text.lines().filter_map(|line| line.strip_prefix('#'));
        times
            .map(|time| time.parse::<u64>().unwrap())
            .max()
            .unwrap()
            / 10
    };
    folder.run("sim data --blocks 3 --vcd wave.vcd").success();
    let line = "sim data --blocks 3 --vcd all.vcd --vcd-from reset";
    folder.run(line).success();
    for half in ["compressor", "decompressor"] {
        let (wave, all) = (format!("wave.{half}.vcd"), format!("all.{half}.vcd"));
        // Three blocks, and before them some thousand writes.
        assert!(cycles(&wave) < 200, "{}", cycles(&wave));
        assert!(cycles(&all) > 2000 + cycles(&wave), "{}", cycles(&all));
    }
    folder.fails("sim data --vcd-from reset", "--vcd");
    folder.fails("sim data --vcd -", "each half has a file");
}

#[test]
fn lists_fit_80_columns_and_one_stage_is_one() {
    let folder = Folder::new();
    for line in [
        "designs",
        "codecs",
        "workload --list",
        "sim --design bpc-opt data",
    ] {
        folder.write("data", &sample());
        let done = folder.run(line).success();
        let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{text}");
    }
    let done = folder.run("--design dbi").success();
    done.stdout(contains(": 1 stage, a block every 4 cycles").and(contains("1 stages").not()));
}

#[test]
fn impossible_parameters_are_named() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for (options, reason) in [
        ("--pdw 3", "1, 2, 4 or 8"),
        ("--sl 12", "4, 8, 16 or 32"),
        ("--mfv 1000", "512, 1024, 2048 or 4096"),
        ("--mag 64 --block 64", "--mag"),
        ("--sl 8 --mfv 1024", "--mfv"),
        ("--encoders 8 --pdw 4", "--encoders"),
        ("--ends two", "both"),
        ("--ends both --pdw 1", "--ends both"),
        ("--ends both --pdw 4 --encoders 2", "--ends both"),
        ("--beat 128 --block 64", "--beat"),
        ("--beat 24", "4, 8, 16, 32, 64 or 128"),
        ("--lanes 4", "--lanes"),
        (
            "--decoder paper --beat 16",
            "--decoder: behind ports of 16 bytes",
        ),
        (
            "--decoder one-hot --block 64 --beat 8",
            "--decoder: behind ports of 8 bytes",
        ),
        ("--design fpc9", "e2mc"),
    ] {
        folder.fails(options, reason);
        folder.fails(&format!("sim {options} data"), reason);
        folder.fails(&format!("cosim {options} data"), reason);
        folder.fails(&format!("synth {options}"), reason);
    }
    assert_eq!(folder.names(), ["data"]);
}

#[test]
fn unusable_files_are_named() {
    let folder = Folder::new();
    let data = sample();
    folder.write("data", &data);
    folder.write("empty", &[]);
    folder.write("odd", &data[..1000]);
    folder.run("train data -o book.json").success();
    let book = folder.read("book.json");
    folder.write("half.json", &book[..book.len() / 2]);
    folder.run("train data --mfv 512 -o small.json").success();
    fs::create_dir(folder.path("folder")).unwrap();
    let before = folder.names();
    for command in ["sim", "cosim"] {
        for (rest, reason) in [
            ("empty", "empty is empty"),
            ("none", "cannot read none"),
            ("folder", "no files in the folder folder"),
            ("odd", "--pad"),
            ("odd", "1000 bytes"),
            ("--blocks 0 data", "--blocks 0"),
            ("--pad --blocks 0 odd", "--blocks 0"),
            ("--sl 8 --codebook book.json data", "SL 16, not 8"),
            ("--codebook half.json data", "half.json"),
            ("--codebook data data", "data is no codebook"),
            ("--codebook none data", "none"),
            ("--mfv 1024 --codebook small.json data", "--mfv"),
            ("--codebook book.json empty", "empty is empty"),
            ("--codebook book.json odd", "--pad"),
        ] {
            folder.fails(&format!("{command} {rest}"), reason);
        }
    }
    folder.fails("sim data --vcd none/wave.vcd", "none/wave");
    folder.fails("cosim data --stalls 100", "--stalls 100");
    folder.fails("--sl 8 --codebook book.json", "SL 16, not 8");
    folder.fails("--codebook half.json", "half.json");
    folder.fails("--mfv 1024 --codebook small.json", "--mfv");
    folder.fails("synth --codebook half.json", "half.json");
    assert_eq!(folder.names(), before);
    let padded = folder.json("sim --pad odd --json");
    assert_eq!(padded["compressor"]["blocks"], 8);
}

#[test]
fn a_missing_tool_is_named_with_its_package() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for (line, package) in [
        ("cosim data", "apt-get install verilator"),
        ("synth", "apt-get install yosys"),
    ] {
        let mut command = folder.command(line);
        let failed = command.env("PATH", "").assert().failure();
        failed.stderr(contains(package));
    }
    assert_eq!(folder.names(), ["data"]);
    folder.fails("synth --liberty none.lib", "none.lib");
    for corner in ["slow", "typical"] {
        let named = format!("--corners {corner}=none.lib");
        folder.fails(&format!("synth {named}"), &format!("{named}: "));
    }
}

#[test]
fn synth_wants_opensta_as_well() {
    if !common::have(&[Tool::Yosys]) {
        return;
    }
    let folder = Folder::new();
    fs::create_dir(folder.path("bin")).unwrap();
    let yosys = Tool::Yosys.find().unwrap();
    std::os::unix::fs::symlink(yosys, folder.path("bin/yosys")).unwrap();
    let mut command = folder.command("synth");
    let failed = command.env("PATH", folder.path("bin")).assert().failure();
    failed.stderr(contains("apt-get install opensta"));
}

#[test]
fn others_verilog_is_synthesised_as_ours() {
    let folder = Folder::new();
    let counter = "module counter (input aclk, input aresetn, output reg [7:0] count);\n\
        always @(posedge aclk) count <= aresetn ? count + 8'd1 : 8'd0;\nendmodule\n";
    folder.write("counter.v", counter.as_bytes());
    folder.fails("synth --verilog counter.v", "--top");
    folder.fails("synth --top counter", "--verilog");
    folder.fails("synth fpc-opt --verilog counter.v --top counter", "DESIGN");
    folder.fails("synth --verilog none.v --top counter", "none.v");
    if !common::have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let library = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tiny.lib");
    let rest = format!("--liberty {library} --no-cache");
    folder.fails(
        &format!("synth --verilog counter.v --top timer {rest}"),
        "no module timer",
    );
    let found = folder.json(&format!(
        "synth --verilog counter.v --top counter --json {rest}"
    ));
    assert_eq!(found["flip_flops"], 8);
    assert_eq!(found["module"], "counter");
    assert!(found["path_ns"].as_f64().unwrap() > 0.5);
}

#[test]
fn one_module_is_synthesised_and_timed() {
    let folder = Folder::new();
    for (line, reason) in [
        (
            "synth --module nothing",
            "there are e2mc_sl16_pdw4_block_beats, ",
        ),
        (
            "synth --design fpc-opt --module core",
            "--module core may be fpc_opt_lanes32_compressor_core or fpc_opt_lanes32_decompressor_core",
        ),
        (
            "synth --module hdlgen_ram_128x9",
            "no module hdlgen_ram_128x9",
        ),
        (
            "synth --design dbi --clock-gating --breakdown",
            "clocks are gated without hierarchy",
        ),
        ("synth --target 0", "--target"),
        ("synth --target inf", "--target"),
        ("synth --memory-access=-1", "memory-access"),
    ] {
        folder.fails(line, reason);
    }
    if !common::have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let library = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tiny.lib");
    let module = "e2mc_sl16_pdw4_find_length";
    let line = format!("synth --module {module} --liberty {library}");
    let run = |line: &str| {
        let mut command = folder.command(line);
        let done = command.env("XDG_CACHE_HOME", folder.path("cache"));
        String::from_utf8(done.assert().success().get_output().stdout.clone()).unwrap()
    };
    let text = run(&(line.clone() + " --json --no-cache"));
    assert!(!folder.path("cache").exists());
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let found = &json["modules"][module];
    for key in [
        "cells", "area_um2", "kge", "path_ns", "path_fo4", "fmax_mhz", "fo4_ps",
    ] {
        assert!(found[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!(found["flip_flops"], 0);
    assert_eq!(
        (&found["library"], &found["inverter"]),
        (&"tiny".into(), &"INV".into())
    );
    // Of a module without registers paths start at its inputs.
    let start = found["start"].as_str().unwrap();
    let inputs = ["head[", "first_codewords[", "go"];
    assert!(
        inputs.iter().any(|input| start.starts_with(input)),
        "{start}"
    );
    assert!(found["end"].is_string());
    for tool in ["yosys", "sta"] {
        assert!(found[tool].as_str().unwrap().contains('.'), "{tool}");
    }
    let text = run(&(line.clone() + " --path"));
    assert!(
        text.contains("FO4") && text.contains("data arrival time"),
        "{text}"
    );
    let kept = fs::read_dir(folder.path("cache/hdlgen/synth")).unwrap();
    // The result, and its netlist.
    assert_eq!(kept.count(), 2);
    assert_eq!(run(&(line + " --path")), text);
}

#[test]
fn help_shows_an_example() {
    let folder = Folder::new();
    for command in [
        "", "sim", "cosim", "faults", "synth", "layout", "fpga", "sweep", "train", "encode",
        "decode",
    ] {
        let help = folder.run(&format!("{command} --help")).success();
        help.stdout(contains(format!("hdlgen {command}").trim()).and(contains("Example")));
    }
}

#[cfg(unix)]
#[test]
fn a_file_may_have_a_name_that_is_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::new();
    let name = OsStr::from_bytes(b"a\xff");
    fs::write(folder.path("").join(name), sample()).unwrap();
    let sim = || folder.command("sim --design bdi --blocks 4");
    sim().arg(name).assert().success();
    let missing = sim().arg(OsStr::from_bytes(b"b\xff")).assert();
    missing.failure().stderr(contains("panicked").not());
}
