//! Helpers of several tests.

pub mod arrays;
pub mod blocks;
pub mod controller;
pub mod delta;
pub mod delta_designs;
pub mod designs;
pub mod emitted;
pub mod firmware;
pub mod flipped_words;
pub mod folder;
pub mod formats;
pub mod forms;
pub mod inputs;
pub mod mc;
pub mod metadata_cache;
pub mod mutation;
pub mod numbers;
pub mod planes;
pub mod sampled;
pub mod setups;
pub mod stored;
pub mod traffic;
pub mod value_frequency;
pub mod value_frequency_lane;
pub mod venv;
pub mod wires;
pub mod words;
pub mod wrong;

use std::fmt::Display;

use hdlgen::internals::flow::tools::Tool;

/// Whether the tools are there. Without one the test fails, unless
/// `HDLGEN_SKIP_MISSING=1` lets it pass with a line "skipped: TOOL".
pub fn have(tools: &[Tool]) -> bool {
    let missing = tools.iter().find_map(|tool| tool.find().err());
    missing.inspect(skip_or_fail).is_none()
}

/// Fails a test because of a missing tool, or prints that the test is skipped.
pub fn skip_or_fail(missing: &impl Display) {
    if std::env::var_os("HDLGEN_SKIP_MISSING").is_none_or(|value| value != "1") {
        panic!("{missing}");
    }
    let thread = std::thread::current();
    println!("skipped: {} ({missing})", thread.name().unwrap_or("a test"));
}

/// [`have`] with what a Verilator model needs.
pub fn have_verilator() -> bool {
    have(&[Tool::Verilator, Tool::Make, Tool::Compiler])
}
