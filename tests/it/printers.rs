//! rust-hdl's own print of a design of ours, and our print of it, in Icarus (Verilator refuses rust-hdl's
//! unsized constants) on the same blocks with the same stalls: every beat and the number of cycles must be
//! equal. (Yosys proves small designs equivalent in `rust_hdl/equivalent.rs`.)

use hdlgen::internals::design::emit;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::icarus;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::Config;
use hdlgen::internals::hdl::bridge;
use hdlgen::internals::stream::Stalls;

use crate::common;
use crate::common::designs::{adversarial_blocks, book_for, design};

#[test]
fn both_prints_of_a_large_design_behave_the_same() {
    if !common::have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let design = design(16, 4, 128, 32, 0, 0);
    let role = Role::Decompressor;
    let mut data = adversarial_blocks(&design, 3);
    let book = book_for(&design, &data);
    data.truncate(64 * 128);
    let expected = Expected::new(&design, &design.model(&book), &data);
    let input = expected.input(role, design.beat().bytes(), 0..expected.blocks.len());
    let config = Config {
        writes: design.load_sequence(role, &book),
        readback: Vec::new(),
    };
    let stalls = Stalls {
        seed: 11,
        input: 25,
        output: 35,
    };

    let folder = tempfile::tempdir().unwrap();
    let (ours, manifest) = emit::write(&design, folder.path()).unwrap();
    let top = manifest
        .tops
        .iter()
        .find(|t| t.role.half() == role)
        .unwrap();
    let ours = top.for_flow(ours);
    let mut theirs = ours.clone();
    theirs.folder = folder.path().to_owned();
    theirs.files = vec!["by_rust_hdl.v".into()];
    let text = bridge::generate_verilog(&design.module(role).unwrap()).unwrap();
    std::fs::write(folder.path().join("by_rust_hdl.v"), text).unwrap();

    let runs = [ours, theirs].map(|top| icarus::run(&top, &config, &input, stalls).unwrap());
    assert_eq!(runs[0].output.len(), 4 * expected.blocks.len());
    assert_eq!(runs[0].output, runs[1].output);
    assert_eq!(runs[0].cycles, runs[1].cycles);
    for (beat, bytes) in runs[0].output.iter().zip(data.chunks(32)) {
        assert_eq!(beat.data, bytes);
    }
}
