//! Broken modules, simulated.

use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::RunOptions;
use hdlgen::internals::flow::{icarus, Config, FlowError, Top};
use tempfile::TempDir;

use crate::common::{have, have_verilator};
use crate::flow::modules::{blocks, build, slice_with, stalls};

/// Ways to break the slice, and the text that the error must contain, in either simulator.
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
        "m_axis_tuser changed within a block",
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
    found_by_verilator(BROKEN_IN_VERILATOR);
}

#[test]
fn breaks_of_both_are_found_by_verilator() {
    found_by_verilator(BROKEN);
}

fn found_by_verilator(changes: &[(&str, &str, &str)]) {
    if !have_verilator() {
        return;
    }
    for change in changes {
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
