//! The flow on small modules written by hand: what is right passes, and each way to
//! break the stream rules is found.

mod common;

use std::path::{Path, PathBuf};

use common::{have, have_verilator};
use hdlgen::flow::tools::Tool;
use hdlgen::flow::verilator::{self, Binary, BuildOptions, RunOptions};
use hdlgen::flow::yosys::{self, SynthOptions};
use hdlgen::flow::{icarus, lint, Beat, Config, ConfigPort, FlowError, Stalls, StreamPort, Top};
use tempfile::TempDir;

const SLICE: &str = include_str!("data/slice.v");

fn port(data_bytes: usize, user_bits: u32) -> StreamPort {
    StreamPort {
        data_bytes,
        user_bits,
        metadata: user_bits > 1,
    }
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// `slice.v` with each `from` replaced by its `to`, in a folder of its own. A
/// replacement that finds nothing is an error in the test.
fn slice_with(changes: &[(&str, &str)], data_bytes: usize) -> (TempDir, Top) {
    let mut text = SLICE.to_string();
    for (from, to) in changes {
        assert!(text.contains(from), "slice.v has no '{from}'");
        text = text.replace(from, to);
    }
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("slice.v"), text).unwrap();
    let top = Top {
        module: "slice".into(),
        folder: folder.path().into(),
        files: vec!["slice.v".into()],
        input: port(data_bytes, 2),
        output: port(data_bytes, 2),
        config: None,
    };
    (folder, top)
}

fn keyed() -> Top {
    Top {
        module: "keyed".into(),
        folder: data(),
        files: vec!["keyed.v".into(), "ram_16x32.v".into()],
        input: port(4, 0),
        output: port(4, 0),
        config: Some(ConfigPort { address_bits: 6 }),
    }
}

fn build(top: &Top, folder: &TempDir) -> Binary {
    let quick = BuildOptions {
        trace: false,
        optimize: 0,
    };
    verilator::build(top, &folder.path().join("model"), quick).unwrap()
}

/// Blocks of 1 to 5 beats, no two beats alike.
fn blocks(count: usize, data_bytes: usize, user: bool) -> Vec<Beat> {
    let block = |at: usize| {
        let bytes = data_bytes * (1 + at % 5);
        let data: Vec<u8> = (0..bytes)
            .map(|k| (at * 37 + k * 11 + k / 7) as u8)
            .collect();
        Beat::of_block(&data, data_bytes, if user { (at % 4) as u8 } else { 0 })
    };
    (0..count).flat_map(block).collect()
}

fn stalls(seed: u64) -> Stalls {
    Stalls {
        seed,
        input_percent: 30,
        output_percent: 40,
    }
}

/// What `keyed` makes of a stream, its memory holding `keys`.
fn keyed_model(keys: &[u32], input: &[Beat]) -> Vec<Beat> {
    let mut index = 0;
    let add = |beat: &Beat| {
        let word = u32::from_le_bytes(beat.data[..].try_into().unwrap());
        let data = word.wrapping_add(keys[index % 16]).to_le_bytes().to_vec();
        index = if beat.last { 0 } else { index + 1 };
        Beat {
            data,
            ..beat.clone()
        }
    };
    input.iter().map(add).collect()
}

/// The memory image's words, 0x1001 times the address.
fn image() -> Vec<u32> {
    (0..16).map(|k| 0x1001 * k).collect()
}

fn loads() -> (Config, Vec<u32>) {
    let keys: Vec<u32> = (0..16u32).map(|k| k.wrapping_mul(0x9e37_79b9)).collect();
    let pairs: Vec<_> = (0..).step_by(4).zip(keys.iter().copied()).collect();
    let config = Config {
        writes: pairs.clone(),
        readback: pairs,
    };
    (config, keys)
}

#[test]
fn a_slice_passes_its_blocks_in_verilator() {
    if !have_verilator() {
        return;
    }
    for (width, bytes) in [
        ("[63:0]", 8),
        ("[31:0]", 4),
        ("[255:0]", 32),
        ("[1023:0]", 128),
    ] {
        let beat = format!("[{}:0]", 8 * bytes + 2);
        let (folder, top) = slice_with(&[("[63:0]", width), ("[66:0]", &beat)], bytes);
        let binary = build(&top, &folder);
        let input = blocks(200, bytes, true);
        for stalls in [Stalls::none(1), stalls(2), stalls(3)] {
            let options = RunOptions::new(stalls);
            let run = binary.run(&Config::default(), &input, &options).unwrap();
            assert_eq!(run.output, input);
            let report = run.report;
            assert_eq!(report.input_beats, input.len() as u64);
            assert_eq!(report.output_beats, input.len() as u64);
            assert_eq!(report.latencies.len(), 200);
            if stalls == Stalls::none(1) {
                let latency = report.latency().unwrap();
                let interval = report.interval.unwrap();
                assert_eq!((latency.min, latency.max), (1, 5));
                assert_eq!((interval.min, interval.max), (1, 5));
                assert_eq!(report.cycles, input.len() as u64 + 1);
            } else {
                assert!(report.cycles > input.len() as u64 * 5 / 4);
            }
        }
        let speed = binary.speed(&Config::default(), &input, 3).unwrap();
        assert_eq!(speed.blocks, 600);
        assert_eq!(speed.cycles, 3 * input.len() as u64 + 1);
    }
}

#[test]
fn one_by_one_a_block_waits_for_the_one_before() {
    if !have_verilator() {
        return;
    }
    let (folder, top) = slice_with(&[], 8);
    let binary = build(&top, &folder);
    let mut options = RunOptions::new(Stalls::none(1));
    let input = blocks(20, 8, true);
    let together = binary.run(&Config::default(), &input, &options).unwrap();
    options.one_by_one = true;
    let alone = binary.run(&Config::default(), &input, &options).unwrap();
    assert_eq!(alone.output, together.output);
    // A block's first beat is offered in the cycle after the last one's last beat.
    assert_eq!(alone.report.cycles, together.report.cycles + 19);
}

#[test]
fn a_configuration_is_written_and_read_in_verilator() {
    if !have_verilator() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let binary = build(&keyed(), &folder);
    let input = blocks(50, 4, false);
    let options = RunOptions::new(stalls(5));
    let run = binary.run(&Config::default(), &input, &options).unwrap();
    assert_eq!(run.output, keyed_model(&image(), &input), "memory image");

    let (mut config, keys) = loads();
    for options in [options, RunOptions::new(Stalls::none(1))] {
        let run = binary.run(&config, &input, &options).unwrap();
        assert_eq!(run.output, keyed_model(&keys, &input));
    }
    config.readback[3].1 ^= 1;
    let error = binary
        .run(&config, &input, &RunOptions::new(stalls(6)))
        .unwrap_err();
    assert!(error.to_string().contains("address 0xc reads"), "{error}");
}

#[test]
fn a_vcd_is_written() {
    if !have_verilator() {
        return;
    }
    let (folder, top) = slice_with(&[], 8);
    let options = BuildOptions {
        trace: true,
        optimize: 0,
    };
    let binary = verilator::build(&top, folder.path(), options).unwrap();
    let mut options = RunOptions::new(stalls(1));
    let vcd = folder.path().join("run.vcd");
    options.vcd = Some(vcd.clone());
    binary
        .run(&Config::default(), &blocks(3, 8, true), &options)
        .unwrap();
    let text = std::fs::read_to_string(vcd).unwrap();
    assert!(text.contains("m_axis_tvalid") && text.contains("#100"));
}

#[test]
fn modules_run_four_state_in_icarus() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let (_folder, top) = slice_with(&[], 8);
    icarus::check(&top).unwrap();
    let input = blocks(100, 8, true);
    for stalls in [Stalls::none(1), stalls(2)] {
        let run = icarus::run(&top, &Config::default(), &input, stalls).unwrap();
        assert_eq!(run.output, input);
    }
    let (config, keys) = loads();
    let input = blocks(100, 4, false);
    icarus::check(&keyed()).unwrap();
    for (config, keys) in [(config, keys), (Config::default(), image())] {
        let run = icarus::run(&keyed(), &config, &input, stalls(7)).unwrap();
        assert_eq!(run.output, keyed_model(&keys, &input));
    }
}

/// Ways to break the slice, and what the error must say, in either simulator.
const BROKEN: &[(&str, &str, &str)] = &[
    (
        "end else if (taken) begin",
        "end else if (!taken) m_axis_tvalid <= 1'b0; else begin",
        "m_axis_tvalid fell before tready",
    ),
    (
        "if (taken) held <= beat;",
        "if (taken) held <= beat; if (!free) m_axis_tdata <= ~m_axis_tdata;",
        "m_axis_tdata, tlast or tuser changed before tready",
    ),
    (
        "m_axis_tvalid <= taken | full;\n      full <= 1'b0;",
        "m_axis_tvalid <= taken;",
        "hang: no progress",
    ),
    // Beats without end.
    (
        "m_axis_tvalid <= taken | full;",
        "m_axis_tvalid <= taken | full | m_axis_tvalid; {m_axis_tuser, m_axis_tlast, m_axis_tdata} <= 67'd0;",
        "hang: no progress",
    ),
    // One more block, of one beat, after each.
    (
        "m_axis_tvalid <= taken | full;",
        "m_axis_tvalid <= taken | full | (m_axis_tvalid & m_axis_tlast);
         if (!taken & !full) {m_axis_tuser, m_axis_tlast, m_axis_tdata} <= {3'd1, 64'd0};",
        "a beat",
    ),
];

/// Breaks that only Verilator's driver looks for.
const BROKEN_IN_VERILATOR: &[(&str, &str, &str)] = &[
    (
        "= ~full;",
        "= ~full & s_axis_tvalid;",
        "s_axis_tready depends, without a register",
    ),
    (
        "= ~full;",
        "= ~full | m_axis_tready;",
        "s_axis_tready depends, without a register",
    ),
    (
        "full ? held : beat;",
        "full ? held : beat; if (free & ~full & ~s_axis_tlast) m_axis_tuser <= 2'd1;",
        "m_axis_tuser[1:0] changed within a block",
    ),
    (
        "m_axis_tvalid <= 1'b0;\n",
        "m_axis_tvalid <= 1'b1;\n",
        "high in reset",
    ),
];

/// Breaks that take a fourth state to see.
const BROKEN_IN_ICARUS: &[(&str, &str, &str)] = &[
    (
        "if (!aresetn) begin\n      m_axis_tvalid <= 1'b0;",
        "if (!aresetn) begin",
        "m_axis_tvalid",
    ),
    (
        "      full <= 1'b0;\n    end else if (free)",
        "    end else if (free)",
        "X on s_axis_tready",
    ),
    (
        "full ? held : beat;",
        "full ? held : beat; m_axis_tdata[9] <= 1'bx;",
        "X on m_axis_tdata",
    ),
    (
        "full ? held : beat;",
        "full ? held : beat; m_axis_tlast <= 1'bx;",
        "X on m_axis_tlast",
    ),
    (
        "full ? held : beat;",
        "full ? held : beat; m_axis_tuser <= 2'bx1;",
        "X on m_axis_tuser",
    ),
];

/// The slice with one change.
fn broken((from, to, _): &(&str, &str, &str)) -> (TempDir, Top) {
    slice_with(&[(from, to)], 8)
}

fn assert_rule(error: FlowError, expected: &str) {
    assert!(matches!(error, FlowError::Rule { .. }), "{error}");
    let text = error.to_string();
    assert!(
        text.contains(expected) && text.contains("seed 11"),
        "{text}"
    );
}

#[test]
fn broken_modules_are_found_by_verilator() {
    if !have_verilator() {
        return;
    }
    for change in BROKEN.iter().chain(BROKEN_IN_VERILATOR) {
        let (folder, top) = broken(change);
        let binary = build(&top, &folder);
        let options = RunOptions::new(stalls(11));
        let run = binary.run(&Config::default(), &blocks(50, 8, true), &options);
        assert_rule(run.expect_err(change.1), change.2);
    }
}

#[test]
fn broken_modules_are_found_by_icarus() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for change in BROKEN.iter().chain(BROKEN_IN_ICARUS) {
        let (_folder, top) = broken(change);
        let run = icarus::run(&top, &Config::default(), &blocks(50, 8, true), stalls(11));
        assert_rule(run.expect_err(change.1), change.2);
    }
}

#[test]
fn lint_finds_a_width_that_does_not_fit() {
    if !have(&[Tool::Verilator]) {
        return;
    }
    lint::lint(&keyed()).unwrap();
    let (_folder, top) = slice_with(&[("reg [66:0] held", "reg [65:0] held")], 8);
    let error = lint::lint(&top).unwrap_err().to_string();
    assert!(
        error.contains("WIDTH") && error.contains("slice.v"),
        "{error}"
    );
}

#[test]
fn a_syntax_error_is_found_by_every_tool() {
    if !have(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        return;
    }
    let (_folder, top) = slice_with(&[("assign ", "assing ")], 8);
    let results = [lint::lint(&top), icarus::check(&top), yosys::check(&top)];
    for result in results {
        let error = result.unwrap_err().to_string();
        assert!(error.contains("slice.v:"), "{error}");
    }
}

#[test]
fn yosys_checks_drivers_and_latches() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    yosys::check(&keyed()).unwrap();
    for (from, to) in [
        ("assign s_axis_tready = ~full;", ""),
        (
            "= ~full;",
            "= ~full; assign s_axis_tready = free & aresetn;",
        ),
        (
            "= ~full;",
            "= ~full; reg l; always @(*) if (full) l = free;",
        ),
    ] {
        let (_folder, top) = slice_with(&[(from, to)], 8);
        let error = yosys::check(&top).expect_err(to);
        assert!(matches!(error, FlowError::Failed { .. }), "{error}");
    }
}

#[test]
fn a_known_design_has_its_area() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = "module four(input wire aclk, input wire [3:0] a, b, output reg [3:0] q);
        always @(posedge aclk) q <= ~(a & b);
        endmodule";
    std::fs::write(folder.path().join("four.v"), text).unwrap();
    let cell = |name: &str, area: u32, function: &str, ff: &str, inputs: &[&str]| {
        let pins: String = (inputs.iter())
            .map(|pin| format!("pin({pin}) {{ direction : input; }}"))
            .collect();
        format!(
            "cell({name}) {{ area : {area}; {ff} {pins}
             pin(Y) {{ direction : output; function : \"{function}\"; }} }}\n"
        )
    };
    let ff = "ff(IQ, IQN) { clocked_on : \"C\"; next_state : \"D\"; }";
    let library = "library(tiny) {\n".to_string()
        + &cell("NAND", 2, "!(A B)", "", &["A", "B"])
        + &cell("NOR", 2, "!(A+B)", "", &["A", "B"]) // ABC wants three kinds
        + &cell("BUF", 2, "A", "", &["A"]) // and a buffer
        + &cell("INV", 1, "!A", "", &["A"])
        + &cell("DFF", 10, "IQ", ff, &["C", "D"])
        + "}\n";
    let plain = folder.path().join("tiny.lib");
    std::fs::write(&plain, &library).unwrap();
    let packed = folder.path().join("tiny.lib.gz");
    let file = std::fs::File::create(&packed).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(file, flate2::Compression::fast());
    std::io::Write::write_all(&mut gzip, library.as_bytes()).unwrap();
    gzip.finish().unwrap();

    let top = Top {
        module: "four".into(),
        folder: folder.path().into(),
        files: vec!["four.v".into()],
        ..keyed()
    };
    for liberty in [plain, packed] {
        let options = SynthOptions {
            liberty: Some(liberty),
            ..SynthOptions::default()
        };
        let synthesis = yosys::synth(&top, &options).unwrap();
        assert_eq!(synthesis.cells["NAND"], 4);
        assert_eq!(synthesis.cells["DFF"], 4);
        assert_eq!((synthesis.cell_count, synthesis.flip_flops), (8, 4));
        assert_eq!(synthesis.area, 48.0);
        assert_eq!(synthesis.kge, 0.024);
        assert_eq!(
            (synthesis.library.as_str(), synthesis.nand2.as_str()),
            ("tiny", "NAND")
        );
        assert_eq!(synthesis.memory_bits, 0);
    }
}

#[test]
fn memories_are_counted_apart_from_logic() {
    if !have(&[Tool::Yosys]) || !have_default_library() {
        return;
    }
    let flat = yosys::synth(&keyed(), &SynthOptions::default()).unwrap();
    let options = SynthOptions {
        flatten: false,
        ..SynthOptions::default()
    };
    let by_module = yosys::synth(&keyed(), &options).unwrap();
    for synthesis in [flat, by_module] {
        assert_eq!(synthesis.memory_bits, 16 * 32);
        assert_eq!(synthesis.memories.len(), 1);
        assert_eq!(synthesis.memories[0].module, "ram_16x32");
        // The registers of keyed.v, without those of the memory.
        let registers = 2 + 4 + 32 + 2 + 2 + 4 + 32 + 1 + 32 + 1;
        assert_eq!(synthesis.flip_flops, registers);
        assert!(synthesis.kge > registers as f64 * 4.0 / 1000.0);
    }
}

fn have_default_library() -> bool {
    let Err(error) = hdlgen::flow::liberty::read(None) else {
        return true;
    };
    common::skip_or_fail(&error);
    false
}

#[test]
fn requests_that_cannot_be_are_refused() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let good = blocks(2, 4, false);
    let refused = |config: &Config, input: &[Beat], stalls: Stalls, expected: &str| {
        let error = icarus::run(&keyed(), config, input, stalls).unwrap_err();
        assert!(matches!(error, FlowError::Request(_)), "{error}");
        assert!(error.to_string().contains(expected), "{error}");
    };
    let none = Config::default();
    let calm = Stalls::none(1);
    refused(&none, &[], calm, "no blocks");
    refused(&none, &good[..2], calm, "within a block");
    refused(&none, &blocks(2, 8, false), calm, "has 8 bytes");
    refused(&none, &blocks(2, 4, true), calm, "tuser 0x1");
    let far = Config {
        writes: vec![(64, 0)],
        readback: vec![],
    };
    refused(&far, &good, calm, "address 0x40");
    let forever = Stalls {
        output_percent: 100,
        ..calm
    };
    refused(&none, &good, forever, "99 percent");
    let missing = Top {
        files: vec!["missing.v".into()],
        ..keyed()
    };
    let error = icarus::check(&missing).unwrap_err().to_string();
    assert!(error.contains("missing.v"), "{error}");
}
