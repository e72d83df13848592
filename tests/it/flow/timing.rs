//! Timing of small modules: by hand in a library whose gates have one delay each, by
//! comparison in the default library.

use std::path::Path;

use crate::common::have;
use hdlgen::internals::flow::corners::Corner;
use hdlgen::internals::flow::synth::{synth, Memories, SynthOptions, Synthesis};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::{FlowError, Result, Top};
use tempfile::TempDir;

use crate::flow::modules::{data, have_default_library, keyed};

/// INV 0.1 ns, BUF 0.2, NAND 0.2, NOR 0.3, DFF 0.5 to its output, each with 0.01 for a
/// pin that it drives; 0.25 setup.
fn tiny() -> SynthOptions {
    SynthOptions {
        liberty: Some(data().join("tiny.lib")),
        ..SynthOptions::default()
    }
}

fn have_tools() -> bool {
    have(&[Tool::Yosys, Tool::Sta])
}

/// Module `m` of a text, which is written to a file of its own.
fn module(folder: &Path, text: &str) -> Top {
    std::fs::write(folder.join("m.v"), text).unwrap();
    Top {
        module: "m".into(),
        folder: folder.into(),
        files: vec!["m.v".into()],
        ..keyed()
    }
}

fn try_synth(text: &str, options: &SynthOptions) -> Result<Synthesis> {
    let folder = TempDir::new().unwrap();
    synth(&module(folder.path(), text), options)
}

/// The longest path in the tiny library, in ns, with its ends.
fn path(text: &str) -> (f64, String, String) {
    let timing = try_synth(text, &tiny()).unwrap().timing;
    assert!((timing.fmax_mhz * timing.path_ns - 1000.0).abs() < 1e-6);
    assert!((timing.path_ns / timing.path_fo4 - timing.fo4_ps / 1000.0).abs() < 1e-6);
    let rounded = (timing.path_ns * 1e4).round() / 1e4;
    (rounded, timing.start, timing.end)
}

#[test]
fn fo4_is_the_inverters_delay() {
    if !have_tools() {
        return;
    }
    let text = "module m(input wire a, output wire y); assign y = ~a; endmodule";
    let timing = try_synth(text, &tiny()).unwrap().timing;
    assert!((timing.fo4_ps - 140.0).abs() < 0.01, "{}", timing.fo4_ps);
    assert_eq!(timing.inverter, "INV");
    // The port's driver has the delay of its load, and the output port is a load.
    assert!((timing.path_ns - 0.12).abs() < 1e-5, "{}", timing.path_ns);
    let ends = (timing.start.as_str(), timing.end.as_str());
    assert_eq!(ends, ("a", "y"));
}

#[test]
fn paths_between_registers_have_clock_to_output_and_setup() {
    if !have_tools() {
        return;
    }
    let text = "module m(input wire aclk, aresetn, input wire [1:0] a, output wire y);
        inner part (.aclk(aclk), .a(a), .y(y));
        endmodule
        module inner(input wire aclk, input wire [1:0] a, output wire y);
        reg [1:0] first; reg second; assign y = second;
        always @(posedge aclk) begin first <= a; second <= ~(first[0] & first[1]); end
        endmodule";
    let (ns, start, end) = path(text);
    assert_eq!(ns, 0.97);
    assert!(
        ["part.first[0]", "part.first[1]"].contains(&start.as_str()),
        "{start}"
    );
    assert_eq!(end, "part.second");
    let whole = SynthOptions {
        flatten: false,
        ..tiny()
    };
    let timing = try_synth(text, &whole).unwrap().timing;
    assert!((timing.path_ns - 0.97).abs() < 1e-5);
    assert_eq!(timing.end, "part.second");
}

#[test]
fn paths_from_and_to_ports_count() {
    if !have_tools() {
        return;
    }
    let with = |assigned: &str| {
        path(&format!(
            "module m(input wire aclk, aresetn, input wire [1:0] a, output wire [1:0] y);
             reg [1:0] first; {assigned} endmodule"
        ))
    };
    let (ns, start, end) =
        with("always @(posedge aclk) first <= {first[0], ~(a[0] & a[1])}; assign y = first;");
    // Not longer than from the register to itself; the next one is.
    assert_eq!((ns, end.as_str()), (0.77, "first[1]"), "{start}");
    let (ns, start, end) = with(
        "wire e = a[0] ^ a[1];
         always @(posedge aclk) first <= {2{e}}; assign y = first;",
    );
    assert!(ns > 0.6 && start.starts_with("a["), "{ns} {start} {end}");
    assert!(end.starts_with("first["), "{end}");
    let (ns, start, end) =
        with("always @(posedge aclk) first <= a; assign y = {1'b0, ~(first[0] & first[1])};");
    assert_eq!(ns, 0.72);
    assert!(start.starts_with("first["), "{start}");
    assert_eq!(end, "y[0]");
}

#[test]
fn the_reset_is_no_path() {
    if !have_tools() {
        return;
    }
    // An inverter and a NAND from the reset, a NAND from the other.
    let text = |reset: &str| {
        format!(
            "module m(input wire aclk, {reset}, a, output reg q);
             always @(posedge aclk) q <= {reset} | ~a; endmodule"
        )
    };
    let (ns, start, _) = path(&text("aresetn"));
    let (longer, ..) = path(&text("other"));
    assert!(longer > ns, "{longer} {ns}");
    assert_eq!(start, "q", "its output port");
}

#[test]
fn a_path_through_a_memory_has_its_access_time() {
    if !have_tools() {
        return;
    }
    let given = SynthOptions {
        memory_access_ns: Some(50.0),
        node_nm: Some(45.0),
        ..tiny()
    };
    let (estimated, given) = (synth(&keyed(), &tiny()), synth(&keyed(), &given));
    let (estimated, given) = (estimated.unwrap(), given.unwrap());
    let slow = given.timing_with_memories.unwrap();
    assert!(
        given.timing.path_ns < 50.0 && slow.path_ns > 50.2,
        "{slow:?}"
    );
    assert!(slow.start.starts_with("keys."));
    // 18.5 FO4 of 140 ps; at 45 nm, 512 bits of 851 F².
    let slow = estimated.timing_with_memories.unwrap();
    assert!(
        slow.path_ns > 18.5 * 0.14 && slow.path_ns < 50.0,
        "{slow:?}"
    );
    let [memory] = &estimated.memories[..] else {
        panic!("{:?}", estimated.memories)
    };
    assert!((memory.access_ns - 18.5 * 0.14).abs() < 0.01, "{memory:?}");
    assert_eq!((memory.words, memory.bits, memory.area), (16, 512, None));
    let area = given.memory_area.unwrap();
    assert!((area - 512.0 * 851.0 * 0.045 * 0.045).abs() < 0.1, "{area}");
}

/// The tiny library with a hold time of 0.3 ns, all of its delays and times multiplied.
fn scaled(folder: &Path, name: &str, factor: f64) -> Corner {
    let text = std::fs::read_to_string(data().join("tiny.lib")).unwrap();
    let hold = "timing() { related_pin : \"C\"; timing_type : hold_rising;
        rise_constraint(setup) { values(\"0.3, 0.3, 0.3\", \"0.3, 0.3, 0.3\", \"0.3, 0.3, 0.3\"); }
        fall_constraint(setup) { values(\"0.3, 0.3, 0.3\", \"0.3, 0.3, 0.3\", \"0.3, 0.3, 0.3\"); } }
        timing() { related_pin : \"C\"; timing_type : setup_rising;";
    let setup = "timing() { related_pin : \"C\"; timing_type : setup_rising;";
    assert!(text.contains(setup));
    let text = text.replace(setup, hold);
    let number = |text: &str| format!("{}", text.trim().parse::<f64>().unwrap() * factor);
    let row = |row: &str| row.split(',').map(number).collect::<Vec<_>>().join(", ");
    let mut parts = text.split("values(");
    let mut result = parts
        .next()
        .unwrap()
        .replace("library(tiny)", &format!("library({name})"));
    for part in parts {
        let (values, rest) = part.split_once(')').unwrap();
        let rows = values
            .split('"')
            .skip(1)
            .step_by(2)
            .map(|one| format!("\"{}\"", row(one)));
        result += &format!("values({}){rest}", rows.collect::<Vec<_>>().join(", "));
    }
    let liberty = folder.join(format!("{name}.lib"));
    std::fs::write(&liberty, result).unwrap();
    Corner {
        name: name.into(),
        liberty,
    }
}

/// Longest paths and hold checks of the same cells at several corners.
#[test]
fn corners_time_the_same_netlist() {
    if !have_tools() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let corners = [("slow", 2.0), ("typical", 1.0), ("fast", 0.5)];
    let corners = corners.map(|(name, factor)| scaled(folder.path(), name, factor));
    let options = SynthOptions {
        liberty: Some(corners[1].liberty.clone()),
        corners: corners.to_vec(),
        uncertainty_ns: 0.25,
        ..SynthOptions::default()
    };
    let text = "module m(input wire aclk, a, output wire y);
        reg first, second; assign y = second;
        always @(posedge aclk) begin first <= a; second <= first; end endmodule";
    let found = try_synth(text, &options).unwrap();
    // From the first register to the second: 0.51 and 0.25 or 0.3.
    let hold = found.hold.unwrap();
    assert!((hold.slack_ns - 0.21).abs() < 1e-4, "{hold:?}");
    assert_eq!(
        (hold.start.as_str(), hold.end.as_str()),
        ("first", "second")
    );
    assert_eq!(found.uncertainty_ns, 0.25);
    let typical = &found.corners[1];
    assert_eq!(typical.timing, found.timing);
    assert_eq!(typical.hold.as_ref(), Some(&hold));
    for (at, factor) in found.corners.iter().zip([2.0, 1.0, 0.5]) {
        let slack = at.hold.as_ref().unwrap().slack_ns;
        assert!((slack - factor * 0.21).abs() < 0.02, "{at:?}");
        let path = found.timing.path_ns;
        assert!((at.timing.path_ns - factor * path).abs() < 0.05, "{at:?}");
        assert!(
            (at.timing.fo4_ps - factor * found.timing.fo4_ps).abs() < 1.0,
            "{at:?}"
        );
    }
    let names: Vec<_> = found.corners.iter().map(|at| at.library.as_str()).collect();
    assert_eq!(names, ["slow", "typical", "fast"]);
}

#[test]
fn a_corner_needs_the_cells_that_are_used() {
    if !have_tools() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let corner = scaled(folder.path(), "slow", 2.0);
    let text = std::fs::read_to_string(&corner.liberty).unwrap();
    std::fs::write(&corner.liberty, text.replace("cell(DFF)", "cell(OTHER)")).unwrap();
    let options = SynthOptions {
        corners: vec![corner],
        ..tiny()
    };
    let text = "module m(input wire aclk, a, output reg y);
        always @(posedge aclk) y <= a; endmodule";
    let error = try_synth(text, &options).unwrap_err().to_string();
    assert!(
        error.contains("slow.lib: no cell DFF, which the netlist has"),
        "{error}"
    );
}

/// A register that drives memories directly gets buffers before their pins if there are many.
#[test]
fn memory_pins_are_driven() {
    if !have_tools() {
        return;
    }
    let with = |memories: u32| {
        let folder = TempDir::new().unwrap();
        let text = format!(
            "module m (input aclk, input [3:0] to, input [31:0] word, output [{}:0] read);
               reg [3:0] address;
               always @(posedge aclk) address <= to;
               genvar i;
               generate for (i = 0; i < {memories}; i = i + 1) begin : each
                 wire [31:0] data;
                 hdlgen_ram_16x32 words (.aclk(aclk), .write(to[0]), .write_address(to),
                   .write_data(word), .address(address), .data(data), .check(to[1]),
                   .check_address(to), .check_data());
                 assign read[i] = data[0];
               end endgenerate
             endmodule",
            memories - 1
        );
        let top = module(folder.path(), &text);
        let files = vec!["m.v".into(), data().join("hdlgen_ram_16x32.v")];
        let synthesis = synth(&Top { files, ..top }, &tiny()).unwrap();
        assert_eq!(synthesis.memories[0].count, u64::from(memories));
        synthesis
    };
    let (one, forty) = (with(1), with(40));
    // Another level of buffers, of 0.2 ns, with at most ten pins of 0.01 to each.
    assert!(forty.timing.end.contains(".words.address"), "{forty:?}");
    assert!(forty.timing.path_ns < 1.5, "{:?}", forty.timing);
    assert!(
        forty.timing.path_ns > one.timing.path_ns + 0.2,
        "{:?} {:?}",
        one.timing,
        forty.timing
    );
}

#[test]
fn memories_can_be_flip_flops() {
    if !have_tools() {
        return;
    }
    let flops = SynthOptions {
        memories: Memories::Flops,
        ..tiny()
    };
    let (macros, flops) = (synth(&keyed(), &tiny()), synth(&keyed(), &flops));
    let (macros, flops) = (macros.unwrap(), flops.unwrap());
    assert_eq!(flops.memory_bits, 0);
    assert!(flops.timing_with_memories.is_none());
    // The words, and the register of the read port.
    let more = flops.flip_flops - macros.flip_flops;
    assert!((512 + 32..512 + 96).contains(&more), "{more}");
}

#[test]
fn what_cannot_be_timed_is_refused() {
    if !have_tools() {
        return;
    }
    let error = try_synth("module m(input wire a); endmodule", &tiny()).unwrap_err();
    assert!(matches!(error, FlowError::Request(_)), "{error}");
    let error = keyed().inner("hdlgen_ram_16x32").unwrap_err().to_string();
    assert!(error.contains("there are keyed"), "{error}");
    assert!(keyed().inner("nothing").is_err());
    assert_eq!(keyed().inner("keyed").unwrap(), keyed());
    let flat = "library(flat) { cell(N) { area : 1; pin(A) { direction : input; }
        pin(B) { direction : input; } pin(Y) { direction : output; function : \"!(A B)\"; } } }";
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("flat.lib");
    std::fs::write(&path, flat).unwrap();
    let options = SynthOptions {
        liberty: Some(path),
        ..tiny()
    };
    let error = synth(&keyed(), &options).unwrap_err().to_string();
    assert!(error.contains("no inverter"), "{error}");
}

#[test]
fn longer_chains_are_slower() {
    if !have_tools() || !have_default_library() {
        return;
    }
    let adder = |bits: u32| {
        let text = format!(
            "module m(input wire [{0}:0] a, b, output wire [{bits}:0] y);
             assign y = a + b; endmodule",
            bits - 1
        );
        try_synth(&text, &SynthOptions::default()).unwrap()
    };
    let (narrow, wide) = (adder(8), adder(64));
    println!("8 bits: {narrow:?}\n64 bits: {wide:?}");
    assert!(wide.timing.path_fo4 > 1.3 * narrow.timing.path_fo4);
    assert!(wide.area > 4.0 * narrow.area);
    assert_eq!(wide.timing.fo4_ps, narrow.timing.fo4_ps);
    // 180 nm: some 90 ps, with any inverter.
    assert!((40.0..200.0).contains(&wide.timing.fo4_ps));
}

#[test]
fn a_register_may_enable_a_thousand() {
    if !have_tools() || !have_default_library() {
        return;
    }
    let text = "module m(input wire aclk, enable, input wire [999:0] a, output wire [999:0] y);
        reg enabled; reg [999:0] held; assign y = held;
        always @(posedge aclk) begin enabled <= enable; if (enabled) held <= a; end
        endmodule";
    let fast = try_synth(text, &SynthOptions::default()).unwrap();
    assert_eq!(fast.timing.start, "enabled");
    // A tree of buffers, not one flip-flop for a thousand gates.
    assert!(fast.timing.path_fo4 < 25.0, "{}", fast.timing.path_fo4);
    let relaxed = SynthOptions {
        target_ns: Some(20.0),
        ..SynthOptions::default()
    };
    let small = try_synth(text, &relaxed).unwrap();
    println!(
        "{} {} {} {}",
        fast.area, fast.timing.path_ns, small.area, small.timing.path_ns
    );
    assert!(small.area <= fast.area && small.timing.path_ns >= fast.timing.path_ns);
}

#[test]
fn results_are_kept_by_all_that_they_depend_on() {
    if !have_tools() {
        return;
    }
    let (folder, cache) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let options = SynthOptions {
        cache: Some(cache.path().join("new")),
        ..tiny()
    };
    let entries = || {
        let files = std::fs::read_dir(cache.path().join("new")).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let results = paths.filter(|path| path.extension().is_some_and(|e| e == "json"));
        let mut paths: Vec<_> = results.collect();
        paths.sort();
        paths
    };
    let one = "module m(input wire a, output wire y); assign y = ~a; endmodule";
    let top = module(folder.path(), one);
    let first = synth(&top, &options).unwrap();
    assert_eq!(entries().len(), 1);
    // The result comes from the cache, as a change to the entry shows.
    let path = entries().remove(0);
    let kept = std::fs::read_to_string(&path).unwrap();
    std::fs::write(
        &path,
        kept.replace("\"module\":\"m\"", "\"module\":\"kept\""),
    )
    .unwrap();
    assert_eq!(synth(&top, &options).unwrap().module, "kept");
    // Damage is no result.
    std::fs::write(&path, &kept[..kept.len() / 2]).unwrap();
    assert_eq!(synth(&top, &options).unwrap(), first);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), kept);
    for changed in [
        SynthOptions {
            flatten: false,
            ..options.clone()
        },
        SynthOptions {
            target_ns: Some(1.0),
            ..options.clone()
        },
        SynthOptions {
            memory_access_ns: Some(1.0),
            ..options.clone()
        },
    ] {
        let before = entries().len();
        synth(&top, &changed).unwrap();
        assert_eq!(entries().len(), before + 1, "{changed:?}");
    }
    let top = module(
        folder.path(),
        &one.replace("wire a", "wire a, b").replace("~a", "~(a & b)"),
    );
    assert_eq!(synth(&top, &options).unwrap().cells.get("INV"), None);
    assert_eq!(entries().len(), 5);
}
