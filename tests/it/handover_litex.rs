//! A LiteX SoC with an exported design in it, whose bus loads the tables.

use std::path::Path;
use std::process::{Command, Output};

use crate::common;
use crate::common::folder::{sample, Folder};

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

#[test]
fn a_soc_loads_a_codebook_and_blocks_go_through() {
    let (true, Some(python)) = (
        common::have_verilator(),
        common::venv::python("litex, migen"),
    ) else {
        return;
    };
    let folder = Folder::new();
    folder.write("data", &sample());
    let design = "--sl 4 --pdw 2";
    folder.run(&format!("{design} --export litex")).success();
    folder
        .run(&format!("vectors {design} --pad --blocks 20 data"))
        .success();
    let run = |program: &Path, arguments: &[&str], within: &str| {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(folder.path(within));
        command.output().unwrap()
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("testbench/exports/litex_soc.py");
    let name = "e2mc_sl4_pdw2";
    let (written, vectors) = (format!("rtl_out/{name}"), format!("vectors/{name}"));
    let make = || {
        let script = script.to_str().unwrap();
        let made = run(&python, &[script, &written, &vectors, "soc"], "");
        assert!(made.status.success(), "{}", text(&made));
    };
    make();
    let built = run(Path::new("verilator"), &["-f", "soc.f"], "soc");
    assert!(built.status.success(), "{}", text(&built));
    let simulate = || {
        let done = run(&folder.path("soc/obj_dir/Vsoc_tb"), &[], "soc");
        (done.status.success(), text(&done))
    };
    let (passes, said) = simulate();
    let loads = ["compressor", "decompressor"].map(|half| {
        let load = folder.text(&format!("{vectors}/{name}_{half}.load.hex"));
        load.lines().filter(|line| !line.is_empty()).count()
    });
    let loaded = format!("PASSED: {} words loaded, 2 read back", loads[0] + loads[1]);
    assert!(passes && said.contains(&loaded), "{said}");

    // A bit of an expected beat, or of a loaded word; the built simulation reads both again.
    for (half, what) in [("compressor", "expected"), ("decompressor", "load")] {
        let file = format!("{vectors}/{name}_{half}.{what}.hex");
        let good = folder.text(&file);
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        let line = lines.len() / 2;
        let last = u8::from_str_radix(&lines[line][lines[line].len() - 1..], 16).unwrap();
        lines[line].pop();
        lines[line] += &format!("{:x}", last ^ 1);
        folder.write(&file, (lines.join("\n") + "\n").as_bytes());
        make();
        let (passes, said) = simulate();
        assert!(!passes && said.contains("FAILED"), "{what}: {said}");
        folder.write(&file, good.as_bytes());
    }
}
