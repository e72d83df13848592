//! A verification kit: blocks as input beats, expected output beats, the writes that load the tables,
//! and benches for them.

use std::collections::BTreeMap;

use super::expected::Expected;
use super::manifest::Manifest;
use super::{Design, Reference};
use crate::flow::blocks_bench::{self, Blocks, Output};

const COCOTB: &str = include_str!("../../testbench/cocotb/test_vectors.py");

/// Files of a kit by name, for a folder that has the design's own: a bench for each module with its
/// vectors, a Makefile and a cocotb test that run them. `data` are whole blocks, `command` made it.
pub fn files(
    design: &dyn Design,
    manifest: &Manifest,
    reference: &Reference,
    data: &[u8],
    command: &str,
) -> BTreeMap<String, String> {
    let expected = Expected::new(design, reference.model.as_ref(), data);
    let mut files = BTreeMap::new();
    for top in &manifest.tops {
        let traffic = design.sender(top.role.half())(&expected, 0..expected.blocks.len());
        let blocks = Blocks {
            folder: String::new(),
            input: &traffic.input,
            raw: traffic.raw.as_ref(),
            writes: reference.load_sequence(top.role.half()),
            output: Output::Expect(&traffic.output, "what the software model says"),
        };
        let module = &top.module;
        let sources = format!("-f {module}.f");
        let of_flow = top.for_flow("".into());
        files.extend(blocks_bench::files(&of_flow, &blocks, &sources, command));
        let list = top.files.iter().map(|file| format!("{file}\n"));
        files.insert(format!("{module}.f"), list.collect());
    }
    files.insert("Makefile".into(), makefile(manifest, command));
    files.insert("test_vectors.py".into(), COCOTB.into());
    files
}

fn makefile(manifest: &Manifest, command: &str) -> String {
    let tops: Vec<&str> = manifest.tops.iter().map(|t| t.module.as_str()).collect();
    format!(
        "# Made by: {command}
TOPS = {}
# What simulators build; this folder stays as it was written.
BUILT = ../$(notdir $(CURDIR)).built

icarus: $(TOPS:%=icarus.%)
verilator: $(TOPS:%=verilator.%)
cocotb:
\tpython3 test_vectors.py

# A bench that fails says so, and make stops.
icarus.%:
\t@mkdir -p $(BUILT)
\tiverilog -g2005 -s $*_tb -o $(BUILT)/$* $*_tb.v -f $*.f
\tvvp -n $(BUILT)/$* | tee $(BUILT)/$*.log
\t@grep -q '^PASSED' $(BUILT)/$*.log

verilator.%:
\t@mkdir -p $(BUILT)
\tverilator --binary --top-module $*_tb --Mdir $(BUILT)/verilator_$* $*_tb.v -f $*.f
\t$(BUILT)/verilator_$*/V$*_tb | tee $(BUILT)/verilator_$*.log
\t@grep -q '^PASSED' $(BUILT)/verilator_$*.log

clean:
\trm -rf $(BUILT)

.PHONY: icarus verilator cocotb clean
",
        tops.join(" ")
    )
}
