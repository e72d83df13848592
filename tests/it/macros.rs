//! `--macros`: memories as macros, simulated with a model of the macro, and errors in a map.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use hdlgen::internals::design::manifest::Manifest;
use hdlgen::internals::flow::lint::lint;
use hdlgen::internals::flow::tools::Tool;

use crate::common;
use crate::common::folder::{sample, Folder};

/// A macro in the manner of OpenRAM's: a port that writes or reads and one that reads, selects active
/// low.
const MODEL: &str = "module sram_512x8 (
  input  wire clk0, input wire csb0, input wire web0, input wire [8:0] addr0, input wire [7:0] din0,
  input  wire clk1, input wire csb1, input wire [8:0] addr1, output reg [7:0] dout1
);
  reg [7:0] words [0:511];
  always @(posedge clk0) if (!csb0 && !web0) words[addr0] <= din0;
  always @(posedge clk1) if (!csb1) dout1 <= words[addr1];
endmodule
";
const PORTS: &str = r#"
clk0 = "aclk"
csb0 = "~write_enable"
web0 = "1'b0"
addr0 = "write_address"
din0 = "write_data"
clk1 = "aclk"
csb1 = "~read_enable"
addr1 = "read_address"
dout1 = "read_data"
"#;
const DESIGN: &str = "--sl 4 --pdw 1";
const NAME: &str = "e2mc_sl4_pdw1";

/// The memories of the design.
fn memories(folder: &Folder) -> Vec<String> {
    folder.run(DESIGN).success();
    let names = fs::read_dir(folder.path(&format!("rtl_out/{NAME}"))).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    let memories = names.filter(|name| name.starts_with("hdlgen_ram_"));
    let mut memories: Vec<_> = memories.map(|name| name.replace(".v", "")).collect();
    memories.sort();
    memories
}

fn map(memories: &[String], ports: &str) -> String {
    let entry = |module: &String| {
        format!(
            "[[memory]]\nmodule = \"{module}\"\nmacro = \"sram_512x8\"\ndepth = 512\nwidth = 8\n\
             lef = \"sram.lef\"\nlib = \"sram.lib\"\ngds = \"sram.gds\"\n[memory.ports]{ports}"
        )
    };
    memories.iter().map(entry).collect()
}

fn views(folder: &Folder) {
    for view in ["sram.lef", "sram.lib", "sram.gds"] {
        folder.write(view, b"");
    }
}

#[test]
fn a_design_with_macros_does_the_same() {
    if !common::have(&[Tool::Iverilog, Tool::Vvp, Tool::Verilator]) {
        return;
    }
    let folder = Folder::new();
    views(&folder);
    folder.write("data", &sample()[..8192]);
    let memories = memories(&folder);
    assert!(!memories.is_empty());
    folder.write("map.toml", map(&memories, PORTS).as_bytes());
    let done = folder.run(&format!(
        "{DESIGN} --macros map.toml --export librelane,orfs"
    ));
    let said = String::from_utf8(done.success().get_output().stdout.clone()).unwrap();
    let all = memories.len();
    assert!(
        said.contains(&format!("macros for {all} of {all} memories")),
        "{said}"
    );

    // Every memory's module is the macros now; lint sees them with their model.
    let rtl = folder.path(&format!("rtl_out/{NAME}"));
    let model = folder.write("sram_512x8.v", MODEL.as_bytes());
    let manifest = Manifest::read(&rtl).unwrap();
    assert!(manifest.command.contains("--macros map.toml"));
    for top in &manifest.tops {
        let mut top = top.for_flow(rtl.clone());
        top.files.push(model.clone());
        lint(&top).unwrap();
    }
    let exported = folder.text(&format!(
        "rtl_out/{NAME}/{NAME}_decompressor.librelane.json"
    ));
    assert!(
        exported.contains("sram.lef") && exported.contains("sram.gds"),
        "{exported}"
    );
    let exported = folder.text(&format!("rtl_out/{NAME}/{NAME}_decompressor.config.mk"));
    assert!(exported.contains("export ADDITIONAL_LEFS") && exported.contains("sram.lib"));
    assert!(!exported.contains("SYNTH_MEMORY_MAX_BITS"), "{exported}");

    // The verification kit, with these modules in the place of its own.
    let (passes, said) = simulate(&folder, &memories, &rtl);
    assert!(passes, "{said}");
    // A select of the wrong level is seen.
    let wrong = PORTS.replace("csb1 = \"~read", "csb1 = \"read");
    folder.write("map.toml", map(&memories, &wrong).as_bytes());
    folder.run(&format!("{DESIGN} --macros map.toml")).success();
    let (passes, said) = simulate(&folder, &memories, &rtl);
    assert!(!passes, "{said}");
}

/// Runs the kit's benches in Icarus with the memories of another folder.
fn simulate(folder: &Folder, memories: &[String], rtl: &std::path::Path) -> (bool, String) {
    folder
        .run(&format!("vectors {DESIGN} data --blocks 20"))
        .success();
    let kit: PathBuf = folder.path(&format!("vectors/{NAME}"));
    for memory in memories {
        let file = format!("{memory}.v");
        fs::copy(rtl.join(&file), kit.join(&file)).unwrap();
    }
    fs::write(kit.join("sram_512x8.v"), MODEL).unwrap();
    for half in ["compressor", "decompressor"] {
        let list = kit.join(format!("{NAME}_{half}.f"));
        let text = fs::read_to_string(&list).unwrap() + "sram_512x8.v\n";
        fs::write(list, text).unwrap();
    }
    let done = Command::new("make")
        .arg("icarus")
        .current_dir(&kit)
        .output();
    let done = done.unwrap();
    fs::remove_dir_all(&kit).unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    (done.status.success(), said)
}

#[test]
fn a_map_that_cannot_be_is_refused() {
    let folder = Folder::new();
    views(&folder);
    let memory = memories(&folder).remove(0);
    let good = map(std::slice::from_ref(&memory), PORTS);
    for (old, new, reason) in [
        ("depth = 512", "depth = 2", "depth = 2: the memory has"),
        ("width = 8", "width = 0", "width = 0"),
        (
            "din0 = \"write_data\"",
            "",
            "write_data is connected to 0 pins",
        ),
        ("\"1'b0\"", "\"zero\"", "web0 = \"zero\""),
        ("\"sram_512x8\"", "\"a b\"", "macro = \"a b\""),
        (&*memory, "table", "table: is no memory"),
        ("sram.lef", "none.lef", "none.lef"),
        ("[[memory]]", "[[memories]]", "map.toml"),
    ] {
        let text = good.replace(old, new);
        assert_ne!(text, good);
        folder.write("map.toml", text.as_bytes());
        folder.fails(&format!("{DESIGN} --macros map.toml"), reason);
    }
    let other = good.clone() + &good.replace(&*memory, "hdlgen_ram_9x9");
    folder.write("map.toml", other.as_bytes());
    let reason = format!("hdlgen_ram_9x9: there is no such memory in the design, but {memory}");
    folder.fails(&format!("{DESIGN} --macros map.toml"), &reason);
    folder.fails(
        "--design dbi --macros map.toml",
        "there are no memories in the design",
    );
    // With a prefix memories have it, too.
    let north = good.replace(&*memory, &format!("north_{memory}"));
    folder.write("map.toml", north.as_bytes());
    let done = folder.run(&format!("{DESIGN} --prefix north --macros map.toml"));
    let said = String::from_utf8(done.success().get_output().stdout.clone()).unwrap();
    assert!(said.contains("macros for 1 of "), "{said}");
    folder.write("map.toml", (good.clone() + &good).as_bytes());
    folder.fails(&format!("{DESIGN} --macros map.toml"), "is there twice");
    folder.fails(&format!("{DESIGN} --macros none.toml"), "none.toml");
}
