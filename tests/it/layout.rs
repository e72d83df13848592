//! `hdlgen layout`: cells placed, and timed with their wires.

use std::path::PathBuf;

use hdlgen::internals::flow::tools::{Placer, Tool};
use serde_json::Value;

use crate::common;
use crate::common::folder::Folder;

/// The folder of the virtual environment's programs, if all that placement takes is there.
fn tools() -> Option<PathBuf> {
    let tools = common::venv::folder().join("bin");
    let missing = Placer::find(Some(&tools)).err();
    missing.iter().for_each(common::skip_or_fail);
    let all = [Tool::Yosys, Tool::Sta, Tool::Qrouter];
    (missing.is_none() && common::have(&all)).then_some(tools)
}

fn number(of: &Value, name: &str) -> f64 {
    of[name]
        .as_f64()
        .unwrap_or_else(|| panic!("{name} of {of}"))
}

/// Checks that hold for every placement.
fn check(module: &Value) {
    let [without, with] = ["without_wires", "with_wires"].map(|kind| &module[kind]);
    let [before, after] = [without, with].map(|timing| number(timing, "path_ns"));
    assert!(after > before, "{module}");
    // A path is no longer without its wires than the longest one.
    let same = number(module, "same_path_without_wires_ns");
    assert!(same <= before + 1e-6, "{module}");
    let share = number(module, "wires_share");
    assert!((share - (1.0 - same / after)).abs() < 1e-9, "{module}");
    // The delays of wires are sums of numbers with four decimals.
    let in_wires = number(module, "in_wires_ns");
    assert!(in_wires <= after - same + 1e-4, "{module}");
    assert!((number(with, "path_ns") * number(with, "fmax_mhz") / 1000.0 - 1.0).abs() < 1e-6);
    // No tree is shorter than its box.
    assert!(number(module, "wire_um") >= number(module, "half_perimeter_um"));
    let area =
        number(module, "area_um2") + module["estimated_memory_area_um2"].as_f64().unwrap_or(0.0);
    let filled = area / number(module, "core_area_um2");
    // Rows and sites are whole.
    assert!(
        (filled / number(module, "utilisation") - 1.0).abs() < 0.05,
        "{module}"
    );
}

#[test]
fn a_module_has_a_longer_path_with_wires() {
    let Some(tools) = tools() else {
        return;
    };
    let folder = Folder::new();
    let module = "hdlgen_merge";
    let line = |rest: &str| {
        format!(
            "layout fpc-opt --module {module} --no-cache --json --tools {} {rest}",
            tools.display()
        )
    };
    let all = folder.json(&line("--route"));
    let dense = &all["modules"][module];
    check(dense);
    // The synthesis results of the same netlist.
    let plain = folder.json(&format!(
        "synth fpc-opt --module {module} --no-cache --json"
    ));
    let plain = &plain["modules"][module];
    let path = number(&dense["without_wires"], "path_ns");
    assert!((path - number(plain, "path_ns")).abs() < 1e-6, "{plain}");
    assert_eq!(plain["cells"], dense["cells"]);
    // Routes are not much shorter than trees.
    let routed = &dense["routed"];
    let stretch = number(routed, "wire_um") / number(routed, "estimated_um");
    assert!((0.9..2.0).contains(&stretch), "{routed}");
    let [done, failed] = ["routed_nets", "failed_nets"].map(|name| number(routed, name));
    assert!(done > 0.0, "{routed}");
    assert_eq!(done + failed, number(dense, "nets"), "{routed}");

    // Where there is room, wires are longer.
    let all = folder.json(&line("--utilisation 0.1"));
    let sparse = &all["modules"][module];
    check(sparse);
    assert!(
        number(sparse, "wire_um") > 1.2 * number(dense, "wire_um"),
        "{sparse}"
    );
}

#[test]
fn memories_are_blocks() {
    let Some(tools) = tools() else {
        return;
    };
    let folder = Folder::new();
    let module = "e2mc_sl8_pdw1_code_table";
    let line = format!("layout --sl 8 --pdw 1 --module {module} --no-cache --json --tools");
    let all = folder.json(&format!("{line} {}", tools.display()));
    let found = &all["modules"][module];
    check(found);
    assert!(number(found, "memory_bits") > 0.0, "{found}");
    // In shelves above the logic, in the order of names, they took 130 mm.
    assert!(number(found, "wire_um") < 120e3, "{found}");
    let sized = folder.json(&format!("{line} {} --size-for-wires", tools.display()));
    let sized = &sized["modules"][module];
    check(sized);
    assert_eq!(&sized["before_sizing"], found);
    assert_ne!(sized["area_um2"], found["area_um2"], "the same cells");
    assert_ne!(sized["wire_load"], Value::Null, "{sized}");
    let refused = format!("{line} {} --route", tools.display());
    folder.fails(&refused, "--route: e2mc_sl8_pdw1_code_table has memories");
}

#[test]
fn what_is_missing_or_wrong_is_said() {
    let folder = Folder::new();
    folder.fails("layout dbi --tools nowhere", "pip install coloquinte");
    folder.fails(
        "layout dbi --half coder",
        "--half coder: dbi has encoder and decoder",
    );
    folder.fails("layout dbi --utilisation 1.5", "--utilisation 1.5");
    folder.fails("layout dbi --memory-access=-1", "--memory-access");
    folder.fails("layout dbi --effort 10", "--effort");
    folder.fails("layout dbi cpack --module x", "--module is of one design");
    folder.fails("layout dbi --lef cells.lef", "--liberty");
    let Some(tools) = tools() else {
        return;
    };
    let with = |rest: &str| {
        format!(
            "layout dbi --half decoder --tools {} {rest}",
            tools.display()
        )
    };
    let liberty = "--liberty /usr/share/qflow/tech/osu018/osu018_stdcells.lib";
    folder.fails(
        &with(&format!("{liberty} --lef nowhere.lef")),
        "nowhere.lef",
    );
    folder.write("empty.lef", b"VERSION 5.4 ;\nEND LIBRARY\n");
    folder.fails(
        &with(&format!("{liberty} --lef empty.lef")),
        "empty.lef: no SITE",
    );
    folder.fails(&with("--module dbi_nothing"), "cannot be used with");
}
