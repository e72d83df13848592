//! Lint, structural checks and synthesis.

use hdlgen::internals::flow::synth::{synth, SynthOptions};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::yosys;
use hdlgen::internals::flow::{icarus, lint, FlowError, Top};

use crate::common::have;
use crate::flow::modules::{data, have_default_library, keyed, slice_with};

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
    if !have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = "module four(input wire aclk, input wire [3:0] a, b, output reg [3:0] q);
        always @(posedge aclk) q <= ~(a & b);
        endmodule";
    std::fs::write(folder.path().join("four.v"), text).unwrap();
    let plain = data().join("tiny.lib");
    let library = std::fs::read_to_string(&plain).unwrap();
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
        let synthesis = synth(&top, &options).unwrap();
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
    if !have(&[Tool::Yosys, Tool::Sta]) || !have_default_library() {
        return;
    }
    let flat = synth(&keyed(), &SynthOptions::default()).unwrap();
    let options = SynthOptions {
        flatten: false,
        ..SynthOptions::default()
    };
    let by_module = synth(&keyed(), &options).unwrap();
    for synthesis in [flat, by_module] {
        assert_eq!(synthesis.memory_bits, 16 * 32);
        assert_eq!(synthesis.memories.len(), 1);
        assert_eq!(synthesis.memories[0].module, "hdlgen_ram_16x32");
        // The registers of keyed.v, without those of the memory.
        let registers = 2 + 4 + 32 + 2 + 2 + 4 + 32 + 1 + 32 + 1;
        assert_eq!(synthesis.flip_flops, registers);
        assert!(synthesis.kge > registers as f64 * 4.0 / 1000.0);
    }
}
